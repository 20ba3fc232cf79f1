"""Mascarade as a registered game: set-up, table options, and the doors to the other rooms."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from elysium.engine import words
from elysium.engine.audience import EVERYONE
from elysium.engine.game import Game, Sampler, Setup, TableOption
from elysium.engine.observation import Board, Known
from elysium.engine.refusal import BadSetup
from elysium.engine.state import Option
from elysium.games.mascarade import advice, notes, observe
from elysium.games.mascarade.cards.masks import MASKS, Effect
from elysium.games.mascarade.cards.scenarios import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    SIDES,
    check_scenario,
    parse_masks,
)
from elysium.games.mascarade.kinds import Card
from elysium.games.mascarade.position import facts, position_from
from elysium.games.mascarade.rules.turns import first_turn
from elysium.games.mascarade.state import (
    ALL_COINS,
    DEALT,
    FACE_DOWN,
    MASK_NAMES,
    START_COINS,
    Mascarade,
    bits_of,
    book,
    masks_of,
)
from elysium.games.mascarade.worlds import WorldSampler, possible_masks

RANDOM_SEAT: Final = "random"


class MascaradeGame(Game[Mascarade]):
    name = "mascarade"
    book = book
    state_type = Mascarade
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    usual_players = 6
    player_count_rule = "MAS-SETUP-02"
    card_prefix = "mask"
    folder = Path(__file__).parent

    def extra_kinds(self) -> dict[str, words.Kind]:
        return {
            "mask": words.Named("mask", MASK_NAMES),
            "card": Card(),
            "really": words.Flag("pretend", "really"),
        }

    def table_options(self) -> Sequence[TableOption]:
        return (
            TableOption("side", "table-side", "one-of", tuple(SIDES)),
            TableOption("masks", "table-masks", "cards", MASK_NAMES),
            TableOption("first", "table-first", "seat"),
        )

    def check_options(self, players: int, options: Mapping[str, str]) -> Setup:
        """Side A unless side B or a list of one's own is chosen; a random seat begins unless one is named."""
        first = options.get("first", RANDOM_SEAT)
        if first not in (RANDOM_SEAT, *map(str, range(1, players + 1))):
            raise BadSetup("no-such-seat", "MAS-TURN-01", seat=first, players=players)
        if "masks" in options:
            if "side" in options:
                raise BadSetup("side-or-masks", "MAS-SETUP-03")
            masks = parse_masks(options["masks"])
            notes = check_scenario(players, masks)
            chosen = {"masks": ",".join(MASK_NAMES[mask] for mask in masks)}
            return Setup(self.name, players, {**chosen, "first": first}, notes)
        side = options.get("side", "A").upper()
        if side not in SIDES:
            raise BadSetup("no-such-side", "MAS-SETUP-03", side=side)
        return Setup(self.name, players, {"side": side, "first": first}, ("note-scenario-origin",))

    def deal(self, setup: Setup, key: bytes, *, quiet: bool) -> Mascarade:
        """Shuffle the masks: one face up to each player, the rest in the centre. [MAS-SETUP-10, MAS-SETUP-11]"""
        seats = setup.players
        masks = scenario_of(setup)
        s = Mascarade.blank(seats, key, quiet=quiet)
        s.do((first_turn,))
        s.in_play = bits_of(masks)
        s.masks = masks
        s.sitting = s.place_of = tuple(range(len(masks)))
        s.bank = ALL_COINS - START_COINS * seats
        s.shuffle(s.masks)
        s.dealt = tuple(s.masks)
        first = setup.options["first"]
        s.active = s.random(seats) if first == RANDOM_SEAT else int(first) - 1
        if not quiet:
            for place, mask in enumerate(s.dealt):
                s.show(EVERYONE, DEALT, place, mask)
            s.tell(FACE_DOWN, s.sitting[s.active])
        return s

    def reveal(self, s: Mascarade, view: Mascarade) -> None:
        observe.reveal(s, view)

    def sampler(self, view: Mascarade) -> Sampler:
        return WorldSampler(view)

    def board(self, view: Mascarade) -> Board:
        return observe.board(view)

    def prompt_details(self, view: Mascarade) -> dict[str, tuple[str, int]]:
        return {"announcer": ("player", view.sitting[view.active]), "mask": ("mask", view.announced)}

    def advise(self, view: Mascarade, rng: Random) -> Option:
        return advice.advise(view, rng)

    def values(self, s: Mascarade) -> Sequence[float]:
        return advice.values(s)

    def likely_option(self, s: Mascarade, options: Sequence[Option], random: Callable[[], float]) -> Option:
        return advice.likely_option(s, options, random)

    def check_conservation(self, s: Mascarade) -> None:
        """Coins and masks are never created or destroyed. [MAS-SETUP-09, MAS-SETUP-15, MAS-END-10]"""
        assert s.bank >= 0, "the Bank owes coins"
        assert s.justice >= 0, "Justice owes coins"
        assert s.bank + s.justice + sum(s.coins) == ALL_COINS, "coins were created or lost"
        assert sorted(s.masks) == sorted(s.dealt), "the masks in play have changed"
        assert sorted(s.sitting) == list(range(len(s.masks))), "a person is missing"
        assert all(s.place_of[person] == place for place, person in enumerate(s.sitting))
        if not s.over:
            assert all(1 <= coins <= 12 for coins in s.coins), "the game should be over"

    def position_from(self, data: Mapping[str, Any], names: Sequence[str]) -> Mascarade:
        return position_from(data, names)

    def facts(self, s: Mascarade, names: Sequence[str]) -> dict[str, Any]:
        return facts(s, names)

    def knowledge(self, view: Mascarade, names: Sequence[str]) -> dict[str, list[str]]:
        word = self.kinds["card"].word
        return {
            word(person, names): _faces(masks) for person, masks in zip(view.sitting, possible_masks(view), strict=True)
        }

    def known(self, view: Mascarade) -> Mapping[str, Known]:
        """Whoever watches has seen what everybody has; only on an open table is nothing left to know."""
        return {} if view.masks else notes.known(view)

    def remembered(self, view: Mascarade) -> object:
        return view.sitting, view.memory, view.masks

    def known_from(self, view: Mascarade) -> Hashable:
        return view.seats, view.sitting, view.moves, possible_masks(view), () if view.masks else notes.traces(view)

    def factors(self, opening: Mascarade, end: Mascarade, seat: int) -> dict[str, str]:
        return {"mask": MASK_NAMES[opening.dealt[seat]], **super().factors(opening, end, seat)}

    def cards(self) -> Sequence[str]:
        return MASK_NAMES

    def cards_in_play(self, s: Mascarade) -> Sequence[str]:
        return [MASK_NAMES[mask] for mask in masks_of(s.in_play)]

    def card_text(self, card: str, say: words.Say, edition: str = "") -> str:
        mask = MASKS[MASK_NAMES.index(card)]
        text = self._effects(mask.coins + mask.cards, say)
        if mask.together:
            text += " " + say("effect-together", effects=self._effects(mask.together, say))
        if mask.star:
            text += " " + say("mask-star")
        if mask.min_players > FEWEST_PLAYERS:
            text += " " + say("mask-min-players", least=mask.min_players)
        return text

    def _effects(self, effects: Sequence[Effect], say: words.Say) -> str:
        return " ".join(
            say(f"effect-{book.step_names[step].replace('_', '-')}", amount=amount) for step, amount in effects
        )


@cache
def _faces(masks: int) -> list[str]:
    return [MASK_NAMES[mask] for mask in masks_of(masks)]


def scenario_of(setup: Setup) -> list[int]:
    if "masks" in setup.options:
        return parse_masks(setup.options["masks"])
    return list(SIDES[setup.options["side"]][setup.players])


MASCARADE: Final = MascaradeGame()
