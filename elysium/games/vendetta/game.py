"""Vendetta as a registered game: set-up, table options, and the doors to the other rooms."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from elysium.engine import words
from elysium.engine.game import CardFacts, Game, Outlook, Sampler, Setup, TableOption
from elysium.engine.observation import Board
from elysium.engine.state import Option
from elysium.engine.statements import statements
from elysium.games.vendetta import advice, asking, board, cards_text, changes, observe, outlook, setting, traits
from elysium.games.vendetta.cards.reading import check_text, edition_of, standard
from elysium.games.vendetta.facts import facts
from elysium.games.vendetta.kinds import CardName, District, LaidCard, Purpose, SourceName
from elysium.games.vendetta.position import position_from
from elysium.games.vendetta.rules import choosing, malkavian
from elysium.games.vendetta.rules import words as card_words
from elysium.games.vendetta.rules.rounds import begin_round, choose_clans, choose_relics, take_clan
from elysium.games.vendetta.rules.seeing import clan_bits
from elysium.games.vendetta.setting import (
    DRAFT,
    FEWEST_PLAYERS,
    MOST_IN_TEAMS,
    OFF,
    RANDOM,
    SETS,
    cards_of,
    check_options,
    clans_in,
)
from elysium.games.vendetta.state import (
    ALL_VICTIMS,
    ALLIES,
    CARDS_PER_CLAN,
    CLANS,
    FIRST_RELIC,
    NOTHING,
    RESOLUTION,
    Vendetta,
    members,
)
from elysium.games.vendetta.table import blank
from elysium.games.vendetta.terms import DEALT_CLANS, FIRST, GIVEN_CLAN, LOCATION, OFFERED_RELIC, book
from elysium.games.vendetta.worlds import Hidden, WorldSampler

WORD_FILES: Final = (choosing, malkavian, card_words)
"""Imported for the words of the card language that they define."""


BOARD_MESSAGES: Final = (
    "zone-offered", "zone-relic", "strip-round", "strip-planning", "strip-resolving",
    "seat-clan", "seat-team", "seat-out",
)  # fmt: skip
"""What the board does not say from the beginning, or not at every table."""


class VendettaGame(Game[Vendetta]):
    name = setting.NAME
    book = book
    state_type = Vendetta
    players = range(FEWEST_PLAYERS, MOST_IN_TEAMS + 1)
    usual_players = 4
    player_count_rule = "VEN-SETUP-01"
    card_prefix = "card"
    most_guesses = CARDS_PER_CLAN
    folder = Path(__file__).parent
    edition_option = setting.OWN_CARDS
    search_horizon = 400
    shows_steps = True

    def extra_kinds(self) -> dict[str, words.Kind]:
        number = words.Number()
        counts = ("blood", "influence", "tokens", "power", "score", "count")
        return {
            **dict.fromkeys(counts, number),
            "card": CardName(),
            "source": SourceName(),
            "clan": words.Named("clan", CLANS),
            "district": District(),
            "face": words.Flag("down", "up"),
            "laid": LaidCard(),
            "purpose": Purpose(),
        }

    def table_options(self) -> Sequence[TableOption]:
        return (
            TableOption("clans", "table-clans", "one-of", (DRAFT, RANDOM)),
            TableOption("teams", "table-teams", "yes-no"),
            TableOption("locations", "table-locations", "one-of", SETS),
            TableOption("relics", "table-relics", "one-of", SETS),
            TableOption("first", "table-first", "seat"),
            TableOption(setting.OWN_CARDS, "table-cards", "file"),
        )

    def check_options(self, players: int, options: Mapping[str, str]) -> Setup:
        return check_options(players, options)

    def check_file(self, option: str, text: str, file: str) -> None:
        check_text(text, file)

    def deal(self, setup: Setup, key: bytes, *, quiet: bool) -> Vendetta:
        """[VEN-SETUP-02, VEN-SETUP-08, VEN-SETUP-19, VEN-SETUP-20]"""
        seats = setup.players
        options = setup.options
        s = blank(seats, key, quiet=quiet, edition=self.edition(options), teams=options["teams"] == setting.YES)
        s.ambition = s.random(seats) if options["first"] == RANDOM else int(options["first"]) - 1
        s.tell(FIRST, s.ambition)
        deck = list(range(ALLIES))
        s.shuffle(deck)
        s.ally_deck = tuple(deck)
        s.do((begin_round,))
        edition = edition_of(s.edition)
        if options["locations"] != OFF:
            locations = cards_of(edition, "locations", options["locations"])
            s.shuffle(locations)
            s.locations = (*locations[: s.districts - 1], NOTHING)
            for district, location in enumerate(s.locations[:-1]):
                s.tell(LOCATION, location, district)
        relics = cards_of(edition, "relics", options["relics"])
        if relics:
            s.do((offer_relics, sum(1 << relic - FIRST_RELIC for relic in relics)), (choose_relics,))
        self._deal_clans(s, options["clans"])
        return s

    def _deal_clans(self, s: Vendetta, how: str) -> None:
        clans = list(range(len(CLANS)))
        if how in (DRAFT, RANDOM):
            s.shuffle(clans)
        if how == DRAFT:
            s.offered = tuple(sorted(clans[: s.seats + 1]))
            for clan in s.offered:
                s.tell(DEALT_CLANS, clan)
            s.do((choose_clans,))
            return
        for seat, clan in enumerate(clans[: s.seats] if how == RANDOM else clans_in(how)):
            take_clan(s, seat, clan)
            s.tell(GIVEN_CLAN, seat, clan)

    def reveal(self, s: Vendetta, view: Vendetta) -> None:
        observe.reveal(s, view)

    def sampler(self, view: Vendetta) -> Sampler:
        return WorldSampler(view)

    def board(self, view: Vendetta) -> Board:
        return board.board(view)

    def prompt_details(self, view: Vendetta) -> dict[str, tuple[str, int]]:
        return asking.prompt_details(view)

    def outlook(self, view: Vendetta) -> Callable[[Option], Outlook] | None:
        return outlook.outlook(view)

    def is_shown(self, s: Vendetta) -> bool:
        """Districts are resolved before everybody's eyes; a turn is planned in one."""
        return s.phase == RESOLUTION

    def advise(self, view: Vendetta, rng: Random) -> Option:
        return advice.advise(view, rng)

    def plausible(self, view: Vendetta, rng: Random) -> Sequence[Option]:
        return advice.plausible(view, rng)

    def is_settled(self, s: Vendetta, view: Vendetta) -> bool:
        return advice.is_settled(s, view)

    def values(self, s: Vendetta) -> Sequence[float]:
        return advice.values(s)

    def likely_option(self, s: Vendetta, options: Sequence[Option], random: Callable[[], float]) -> Option:
        return advice.likely_option(s, options, random)

    def check_conservation(self, s: Vendetta) -> None:
        """Every clan card of a player in the game is in one place, and so is every ally and victim. [VEN-SETUP-15]"""
        for seat, clan in enumerate(s.clans):
            own = clan_bits(clan) if clan != NOTHING else 0
            lying = 0
            for cards in s.at:
                assert not lying & cards & own, "a card lies twice"
                lying |= cards & own
            deck = sum(1 << card for card in s.decks[seat])
            assert len(set(s.decks[seat])) == len(s.decks[seat])
            assert not lying & (s.hands[seat] | deck), "a card is in two places"
            assert not deck & s.hands[seat], "a card is in hand and in the deck"
            if s.is_in(seat):
                assert lying | s.hands[seat] | deck == own, "a clan card is missing"
            else:
                assert not lying | s.hands[seat] | deck, "a card of somebody who is out"
        lying = sum(s.at)
        assert sorted(s.laid) == members(lying), "the order of cards on the table is wrong"
        assert s.up == lying & ~s.down, "face up and on the table are not the same cards"
        assert not s.down & ~lying, "a face-down card is not on the table"
        assert not s.known_down & ~s.down
        assert not s.up & ~s.shown, "an open card that nobody has seen"
        allies = [*s.ally_deck, *(ally for ally in s.ally_at if ally != NOTHING), *members(s.allies_out)]
        for seat in range(s.seats):
            allies += members(s.allies[seat]) + members(s.drained[seat])
        assert sorted(allies) == list(range(ALLIES)), "an ally is missing or there twice"
        victims = s.victims_left + sum(s.victims) + sum(s.drained_victims)
        assert victims <= ALL_VICTIMS
        assert victims == ALL_VICTIMS or s.alive.bit_count() < s.seats
        assert all(number >= 0 for number in (*s.pool, *s.influence, *s.deployed)), "somebody owes"
        assert s.is_in(s.ambition), "the Ambition token is nobody's"

    def position_from(self, data: Mapping[str, Any], names: Sequence[str]) -> Vendetta:
        return position_from(data, names)

    def facts(self, s: Vendetta, names: Sequence[str]) -> dict[str, Any]:
        return facts(s, names)

    def knowledge(self, view: Vendetta, names: Sequence[str]) -> dict[str, list[str]]:
        """For each other player what the cards in hand and face down can be, and which are certain. [VEN-HAND-06]

        `sure` are cards that are in hand, `out` those that are either in hand or face down.
        """
        cards = edition_of(view.edition).cards
        known: dict[str, list[str]] = {}

        def tell(word: str, found: int) -> None:
            known[word] = [cards[card].name for card in members(found)]

        for seat, name in enumerate(names):
            if seat == view.viewer or not view.alive >> seat & 1 or view.clans[seat] == NOTHING:
                continue
            hidden = Hidden(view, seat)
            if hidden.in_hand:
                tell(f"{name}/sure", hidden.surely_in_hand)
                tell(f"{name}/hand", hidden.possible_in_hand)
            either = hidden.surely_outside & ~hidden.surely_in_hand
            if either:
                tell(f"{name}/out", either)
            for place in hidden.places:
                tell(f"laid/{place + 1}", hidden.possible_face_down)
        return known

    def mark_of_known(self, word: str, names: Sequence[str]) -> str:
        whose, what = word.split("/")
        return f"card:{what}" if whose == "laid" else f"{what}:{names.index(whose)}"

    def known_from(self, view: Vendetta) -> Hashable:
        seen = view.shown, view.regained, view.glimpsed, view.memory
        return view.viewer, view.clans, view.alive, tuple(view.hands), view.laid, seen

    def cards(self) -> Sequence[str]:
        return [card.name for card in standard().cards]

    def cards_in_play(self, s: Vendetta) -> Sequence[str]:
        """All clans at the table, all allies, and the locations and relics that lie open."""
        cards = edition_of(s.edition).cards
        numbers: list[int] = []
        for clan in s.clans:
            if clan != NOTHING:
                numbers += range(CARDS_PER_CLAN * clan, CARDS_PER_CLAN * (clan + 1))
        numbers += range(len(CLANS) * CARDS_PER_CLAN, len(CLANS) * CARDS_PER_CLAN + ALLIES)
        numbers += [card for card in (*s.locations, *s.relics) if card != NOTHING]
        return [cards[number].name for number in numbers]

    def card_text(self, card: str, say: words.Say, edition: str = "") -> str:
        cards = edition_of(edition)
        return cards_text.card_text(cards, cards.number_of[card], say)

    def card_facts(self, card: str, edition: str = "") -> CardFacts:
        cards = edition_of(edition)
        return traits.facts_of(cards, cards.number_of[card])

    def rule_note(self, rule: str, say: words.Say, edition: str) -> str:
        return changes.rule_note(edition_of(edition), statements(self.folder)[rule], say)

    def composed_messages(self) -> Iterable[str]:
        return {*cards_text.composed_messages(), *traits.composed_messages(), *BOARD_MESSAGES}

    def factors(self, opening: Vendetta, end: Vendetta, seat: int) -> dict[str, str]:
        return {"clan": CLANS[end.clans[seat]], **super().factors(opening, end, seat)}


@book.step
def offer_relics(s: Vendetta, relics: int) -> None:
    """As many as players and one more, face up; drawn no sooner, as all can see what waits to be done. [VEN-VAR-04]"""
    drawn = members(relics)
    s.shuffle(drawn)
    s.offered = tuple(FIRST_RELIC + relic for relic in sorted(drawn[: s.seats + 1]))
    for relic in s.offered:
        s.tell(OFFERED_RELIC, relic)


VENDETTA: Final = VendettaGame()
