"""V:TES as a registered game: set-up, table options, and the doors to the other rooms."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from elysium.engine import words
from elysium.engine.game import CardFacts, Game, Sampler, Setup, TableOption
from elysium.engine.observation import Board
from elysium.engine.refusal import BadSetup
from elysium.engine.state import Option, Seat
from elysium.games.vtes import advice, observe
from elysium.games.vtes.cards import registry
from elysium.games.vtes.cards.facts import by_slug, reference_decks
from elysium.games.vtes.cards.language import CARDS, WINDOWS, Face
from elysium.games.vtes.cards.names import CLANS, SECTS, TITLES
from elysium.games.vtes.decks import VTES_DECKS, deck_from_word, problems, unsupported
from elysium.games.vtes.kinds import (
    ANY_OF_FACE,
    ANY_WAY,
    DAMAGE_WORDS,
    AbilityKind,
    CardOnTable,
    FaceName,
    Playable,
    Source,
    TargetKind,
)
from elysium.games.vtes.position import facts, position_from
from elysium.games.vtes.rules import playing, special  # noqa: F401  # the rules register themselves
from elysium.games.vtes.rules.frames import carried
from elysium.games.vtes.rules.impulse import window_of
from elysium.games.vtes.rules.obstacles import OBSTACLES
from elysium.games.vtes.setting import deal_table
from elysium.games.vtes.state import CONTESTED, GONE, UNCONTROLLED, Vtes
from elysium.games.vtes.terms import DECLINE, ENTITY, PASS, SECRET, book, face_of, way_of
from elysium.games.vtes.text import card_text
from elysium.games.vtes.worlds import WorldSampler

MOST_PLAYERS: Final = 8
RANDOM_SEAT: Final = "random"
CARD_KINDS: Final = ("card", "target", "source")


class VtesGame(Game[Vtes]):
    name = "vtes"
    book = book
    state_type = Vtes
    players = range(2, MOST_PLAYERS + 1)
    usual_players = 5
    player_count_rule = "VTES-1-01"
    card_prefix = "card"
    folder = Path(__file__).parent
    decks = VTES_DECKS
    counts_points = True
    search_horizon = 100

    def extra_kinds(self) -> dict[str, words.Kind]:
        return {
            "card": CardOnTable(),
            "face": FaceName(),
            "target": TargetKind(),
            "source": Source(),
            "playable": Playable(),
            "ability": AbilityKind(),
            "count": words.Number(),
            "way": words.Named("way", ("against", "for")),
            "clan": words.Named("clan", CLANS),
            "sect": words.Named("sect", SECTS),
            "title": words.Named("title", TITLES),
            "window": words.Named("window", WINDOWS),
            "distance": words.Named("range", ("close", "long")),
            "strike": words.Named("struck", STRIKES),
            "zone": words.Named("zone", ("hand", "library", "ash-heap", "crypt")),
        }

    def table_options(self) -> Sequence[TableOption]:
        return (
            TableOption("decks", "table-decks", "decks", tuple(self.decks.names()), secret=True),
            TableOption("half-decks", "table-half-decks", "yes-no"),
            TableOption("draft", "table-draft", "yes-no"),
            TableOption("first", "table-first-seat", "seat"),
        )

    def check_options(self, players: int, options: Mapping[str, str]) -> Setup:
        """First Blood decks in turn unless others are named; each must be legal and playable here."""
        first = options.get("first", RANDOM_SEAT)
        if first not in (RANDOM_SEAT, *map(str, range(1, players + 1))):
            raise BadSetup("no-such-seat", "VTES-2.1-01", seat=first, players=players)
        given = [word for word in options.get("decks", "").split(",") if word]
        half = options.get("half-decks", "no" if given else "yes")
        if half not in ("yes", "no"):
            raise BadSetup("yes-or-no", name="half-decks", value=half)
        draft = options.get("draft", "no")
        if draft not in ("yes", "no"):
            raise BadSetup("yes-or-no", name="draft", value=draft)
        names = given or list(reference_decks())
        if len(names) > players and given:
            raise BadSetup("too-many-decks", decks=len(names), players=players)
        chosen = [names[seat % len(names)] for seat in range(players)]
        for word in dict.fromkeys(chosen):
            deck = deck_from_word(word)
            lacking = unsupported(deck, registry.supported())
            if lacking:
                raise BadSetup("unsupported-cards", count=len(lacking), cards=", ".join(lacking))
            for problem in problems(deck, players, half == "yes"):
                raise problem
        complete = {"decks": ",".join(chosen), "half-decks": half, "draft": draft, "first": first}
        return Setup(self.name, players, complete)

    def deal(self, setup: Setup, key: bytes, *, quiet: bool) -> Vtes:
        decks = [deck_from_word(word) for word in setup.options["decks"].split(",")]
        first = setup.options["first"]
        s = deal_table(decks, key, -1 if first == RANDOM_SEAT else int(first) - 1, quiet=quiet)
        s.draft = setup.options["draft"] == "yes"
        return s

    def reveal(self, s: Vtes, view: Vtes) -> None:
        observe.reveal(s, view)

    def sampler(self, view: Vtes) -> Sampler:
        return WorldSampler(view)

    def board(self, view: Vtes) -> Board:
        return observe.board(view)

    def prompt_details(self, view: Vtes) -> dict[str, tuple[str, int]]:
        window = window_of(view.asked)
        return {
            "window": ("window", max(window, 0)),
            "minion": ("card", view.face[view.acting] << 12 | view.acting if view.acting else 0),
        }

    def advise(self, view: Vtes, rng: Random) -> Option:
        return advice.advise(view, rng)

    def values(self, s: Vtes) -> Sequence[float]:
        return advice.values(s)

    def likely_option(self, s: Vtes, options: Sequence[Option], random: Callable[[], float]) -> Option:
        return advice.likely_option(s, options, random)

    def plausible(self, view: Vtes, rng: Random) -> Sequence[Option]:
        return advice.plausible(view, rng)

    def check_conservation(self, s: Vtes) -> None:
        """Every card is somewhere, once; no counter is negative; no vampire overflows. [VTES-1.3-01, VTES-1.5.2-01]"""
        for seat in s.everybody():
            assert sorted(cards_of(s, seat)) == list(s.brought[seat]), f"cards of seat {seat} are missing or too many"
            assert s.pool[seat] >= 0
            assert list(s.hands[seat]) == sorted(s.hands[seat])
        for entity, region in enumerate(s.region):
            assert s.blood[entity] >= 0
            if region == GONE:
                left = s.blood[entity], s.host[entity], s.locked[entity], s.flags[entity]
                assert not any(left), "something is left of a card that is gone"
            elif region not in (UNCONTROLLED, UNCONTROLLED + CONTESTED) and s.capacity[entity]:
                assert s.blood[entity] <= s.capacity[entity], "a vampire holds more blood than it can"
            if s.host[entity]:
                assert s.region[s.host[entity]] != GONE
        assert sum(not s.ousted >> seat & 1 for seat in s.everybody()) >= 1 or s.over

    def position_from(self, data: Mapping[str, Any], names: Sequence[str]) -> Vtes:
        return position_from(data, names)

    def facts(self, s: Vtes, names: Sequence[str]) -> dict[str, Any]:
        return facts(s, names)

    def knowledge(self, view: Vtes, names: Sequence[str]) -> dict[str, list[str]]:
        return {}

    def known_from(self, view: Vtes) -> Hashable:
        return ()

    def cards(self) -> Sequence[str]:
        return [card.slug for card in CARDS.values()]

    def cards_in_play(self, s: Vtes) -> Sequence[str]:
        seen = {s.face[entity] for entity, region in enumerate(s.region) if region > 1}
        return sorted(CARDS[face].slug for face in seen if face)

    def card_text(self, card: str, say: words.Say, edition: str = "") -> str:
        return card_text(CARDS[by_slug()[card].id], say)

    def card_facts(self, card: str, edition: str = "") -> CardFacts:
        fact = by_slug()[card]
        traits = {"type": fact.types, "clan": fact.clans}
        return CardFacts({trait: words for trait, words in traits.items() if words})

    def composed_messages(self) -> Iterable[str]:
        yield from (f"refusal-{reason}" for reason, _ in OBSTACLES if reason != "none")
        yield from (f"strip-{line}" for line in observe.LINES)
        yield from (f"damage-{word}" for word in DAMAGE_WORDS.values())
        yield "card-note-contested"
        yield from ("trait-type", "trait-clan", "type-vampire")

    def card_name(self, word: str, say: words.Say) -> str:
        fact = by_slug().get(word)
        return fact.name if fact else word

    def passing(self, options: Sequence[Option]) -> Option | None:
        """What doing nothing is among these options, if that is allowed."""
        for option in options:
            if option[0] in (PASS, DECLINE):
                return option
        return None

    def moments(self) -> Sequence[str]:
        return WINDOWS

    def moment(self, view: Vtes) -> str:
        window = window_of([question for question in view.asked if question[0] == view.viewer])
        return WINDOWS[window] if window >= 0 else ""

    def meant(self, option: Option, options: Sequence[Option]) -> Option:
        """A card named without its number means the one that fits, if there is only one."""
        term = book.terms[option[0]]
        fitting = [
            legal
            for legal in options
            if legal[0] == option[0] and all(map(_fits, option[1:], legal[1:], (kind for _, kind in term.fields)))
        ]
        return fitting[0] if fitting else option


STRIKES: Final = (
    "none", "hand", "damage", "dodge", "combat-ends", "steal-blood", "destroy-equipment", "steal-equipment", "torpor",
    "lost",
)  # fmt: skip


def _fits(given: int, legal: int, kind: str) -> bool:
    if given == legal:
        return True
    if kind in ("playable", "ability"):
        if way_of(given) not in (ANY_WAY, way_of(legal)):
            return False
        return given >> 4 == legal >> 4 or (kind == "ability" and _fits(given >> 4, legal >> 4, "card"))
    if kind not in CARD_KINDS or given <= 0 or legal <= 0:
        return False
    return given & ENTITY == ANY_OF_FACE and face_of(given) == face_of(legal) and given < 2 * SECRET


def cards_of(s: Vtes, seat: Seat) -> list[Face]:
    """All cards of a seat, wherever they are."""
    cards = [*s.hands[seat], *s.libraries[seat], *s.crypts[seat], *s.ashes[seat], *s.removed[seat], *s.research[seat]]
    cards += [s.face[e] for e, region in enumerate(s.region) if region != GONE and s.owner[e] == seat]
    cards += [face for owner, face in carried(s.stack) if owner == seat]
    if s.action_face and s.turn == seat:
        cards.append(s.action_face)
    return cards


VTES: Final = VtesGame()
