"""What holds at every moment of every game, whatever the cards do."""

from __future__ import annotations

from typing import Any

import pytest

from elysium.engine.bits import members
from elysium.engine.chance import key_from_seed
from elysium.engine.seats import clockwise
from elysium.engine.state import Option, Seat
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.rules.power import sums, totals
from elysium.games.vendetta.rules.resolution import resolve_district
from elysium.games.vendetta.rules.seeing import clan_bits
from elysium.games.vendetta.state import ALL_VICTIMS, FATAL_TOKENS, NO_BIDDER, NOTHING, Vendetta
from elysium.games.vendetta.terms import (
    CHOOSE_DISTRICT,
    COMES_TO,
    INCLUDE,
    LOST,
    SHUFFLE_BACK,
    SPARE,
    STAY,
    STOLEN,
    USE_RELIC,
    WITHDRAW,
    YES,
    book,
)
from tests.games.vendetta.tables import NAMES, QUIET_CLANS, answer, described, played_at_random, started

ANA, CAI = Seat(0), Seat(2)
ODD_CLANS = "malkavian,nosferatu,tremere,ventrue,toreador,brujah"
"""Their cards come, go and turn more than others."""
MALKAVIAN_FIRST = {"ana": "malkavian", "bea": "brujah", "cai": "gangrel", "dan": "toreador"}
TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {"clans": "malkavian,nosferatu,tremere"}),
    (4, {"clans": "malkavian,nosferatu,tremere,ventrue", "relics": "all", "locations": "all"}),
    (5, {"clans": "random", "locations": "all"}),
    (6, {"teams": "yes", "clans": ODD_CLANS, "relics": "all"}),
]


def cards_are_in_one_place(s: Vendetta) -> None:
    lying = 0
    for cards in s.at:
        assert not lying & cards
        lying |= cards
    assert s.up | s.down == lying
    assert not s.up & s.down
    assert not s.known_down & ~s.down
    assert sorted(s.laid) == members(lying)
    for seat, clan in zip(s.everybody(), s.clans, strict=True):
        if clan == NOTHING:
            continue
        own = clan_bits(clan)
        deck = sum(1 << card for card in s.decks[seat])
        assert len(s.decks[seat]) == deck.bit_count()
        assert not s.is_in(seat) or s.bottoms[seat] <= len(s.decks[seat])
        places = (s.hands[seat], deck, lying & own)
        assert sum(places) == (own if s.is_in(seat) else 0)
        assert sum(place.bit_count() for place in places) == sum(places).bit_count()


def whoever_is_out_has_nothing(s: Vendetta) -> None:
    for seat in s.everybody():
        if not s.is_in(seat):
            assert not any(s.at[seat :: s.seats])
            assert not any(s.deployed[seat :: s.seats])
            assert not s.alliance(seat)
            assert not s.drained[seat]
            assert not s.drained_victims[seat]
            assert s.pool[seat] == s.influence[seat] == 0
            assert not s.scores or s.scores[seat] == 0
            own = clan_bits(s.clans[seat])
            assert not s.shown & own
            assert not s.peeked[seat]
            assert not s.glimpsed[seat]
            assert not any(seen & own for seen in (*s.peeked, *s.glimpsed))
            assert not any(cards & own for _, cards, _ in s.memory)
    assert s.is_in(s.ambition)


def nothing_is_below_nothing(s: Vendetta) -> None:
    assert min(*s.pool, *s.influence, *s.deployed, *s.victims, *s.drained_victims, s.victims_left, s.turns_left) >= 0
    assert s.victims_left + sum(s.victims) + sum(s.drained_victims) <= ALL_VICTIMS


@pytest.mark.rule("VEN-SETUP-15", "VEN-GLOS-03", "VEN-PLAY-09", "VEN-DIAB-05", "VEN-SETUP-02")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_card_is_in_one_place_and_lies_one_way(players: int, options: dict[str, str]) -> None:
    for seed in range(9):
        table = started(players, seed, **options)
        table.tokens = (seed % FATAL_TOKENS,) * players  # so that many go out
        for s in played_at_random(table, seed):
            cards_are_in_one_place(s)
            whoever_is_out_has_nothing(s)
            nothing_is_below_nothing(s)


@pytest.mark.rule("VEN-RESOLVE-25", "VEN-RESOLVE-26")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_ranking_compares_what_is_spelled_out(players: int, options: dict[str, str]) -> None:
    """Power is counted once with every reason and once in short: the same must come of it, wherever a card lies."""
    for seed in range(8):
        for s in played_at_random(started(players, seed, **options), seed):
            for district in range(s.districts):
                spelled_out = [(power.seat, power.total) for power in sums(s, district)]
                lying = any(s.at[district * s.seats : (district + 1) * s.seats])
                assert totals(s, district) == (spelled_out if lying else [])


@pytest.mark.rule("VEN-CARD-31", "VEN-CARD-37")
def test_blood_may_go_anywhere_whatever_was_counted_before() -> None:
    s = described(
        4,
        clans=dict(zip(NAMES[:4], QUIET_CLANS, strict=False)),
        phase="resolution",
        relics={"ana": "RE1"},
        pool={"ana": 3},
    )
    s.counted = 3
    answer(s, (YES,))
    assert list(book.options(s, s.asked[0])) == [(CHOOSE_DISTRICT, district) for district in range(s.districts)]
    answer(s, (CHOOSE_DISTRICT, 1))
    assert list(book.options(s, s.asked[0])) == [(CHOOSE_DISTRICT, 0), (CHOOSE_DISTRICT, 2)]


def own_view(position: dict[str, Any], deck: list[str], option: Option) -> Vendetta:
    """What ana sees with this deck, once she has done this."""
    s = described(4, clans=MALKAVIAN_FIRST, **position, decks={"ana": deck})
    answer(s, option)
    return VENDETTA.observe(s, 0)


@pytest.mark.rule("VEN-SETUP-17", "VEN-HAND-05")
def test_nobody_knows_the_order_of_the_own_deck_after_drawing_from_it() -> None:
    letter = (USE_RELIC, VENDETTA.cards.words().index("sealed-letter"))
    views = [
        own_view({"relics": {"ana": "RE7"}}, deck, letter)
        for deck in (["MA01", "MA02", "MA03", "MA04"], ["MA01", "MA04", "MA02", "MA03"])
    ]
    assert views[0] == views[1]


@pytest.mark.rule("VEN-SETUP-17", "VEN-HAND-05")
def test_nobody_knows_where_a_card_lies_that_was_shuffled_into_the_own_deck() -> None:
    hunt = VENDETTA.cards.words().index("malkavian-hunt")
    views: dict[tuple[int, ...], list[Vendetta]] = {}
    for seed in range(60):
        s = described(4, clans=MALKAVIAN_FIRST, phase="round-end", table={1: {"ana": ["MA06"]}})
        s.key = key_from_seed(b"own deck %d" % seed)
        s.bottoms = s.put(s.bottoms, ANA, 3)
        answer(s, (SHUFFLE_BACK, hunt))
        views.setdefault(s.decks[0][:2], []).append(VENDETTA.observe(s, 0))
    same_draw = max(views.values(), key=len)
    assert len(same_draw) > 1
    assert all(view == same_draw[0] for view in same_draw)


TEAMS = {"ana": "gangrel", "bea": "brujah", "cai": "malkavian", "dan": "toreador"}


@pytest.mark.rule("VEN-TEAM-05", "VEN-RES-02")
def test_a_partner_spared_in_one_conflict_can_be_weakened_in_the_next() -> None:
    s = described(4, teams=True, clans=TEAMS, district=1, table={1: {"ana": ["GA02"], "cai": ["MA03"]}})
    s.hands[CAI] = 0
    for decision, ranking in ((SPARE, (ANA, CAI)), (INCLUDE, (ANA, CAI))):
        answer(s, (STAY,))
        answer(s, (STAY,))
        answer(s, (decision, CAI))
        assert s.ranking == ranking
        assert dict(totals(s, 0))[CAI] == (2 if decision == SPARE else 1)
        s.do((resolve_district, 0))  # as in the next round
        book.proceed(s)


def order_of(kind: int, s: Vendetta, *options: Option) -> list[int]:
    """The players of whom this is told, one after the other, while these things are done."""
    told = []
    for option in options:
        answer(s, option)
        told += [event[2] for event in s.told if event[1] == kind]
        s.told = ()
    return told


@pytest.mark.rule("VEN-CARD-37", "VEN-CONF-02", "VEN-SETUP-03")
@pytest.mark.parametrize(
    ("kind", "table", "options"),
    [
        (STOLEN, {"ana": ["VE05"], "bea": ["BR08"], "cai": ["GA03"], "dan": ["TR03"]}, [(STAY,)] * 4),
        (STOLEN, {"bea": ["BR07"], "ana": ["VE08"], "cai": ["GA03"], "dan": ["TR03"]}, [(STAY,)] * 4),
        (LOST, {"dan": ["TR06"], "bea": ["BR07"], "ana": ["VE08"], "cai": ["GA03"]}, [(STAY,)] * 4),
        (COMES_TO, {"ana": ["VE08"], "bea": ["BR08"], "cai": ["GA03"], "dan": ["TR03"]}, [(WITHDRAW,)] * 4),
    ],
)
@pytest.mark.parametrize("first", range(4))
def test_what_befalls_several_befalls_them_in_turn_order(
    kind: int, table: dict[str, list[str]], options: list[Option], first: int
) -> None:
    clans = {"ana": "ventrue", "bea": "brujah", "cai": "gangrel", "dan": "tremere"}
    s = described(4, clans=clans, ambition=NAMES[first], district=1, table={1: table})
    seats = order_of(kind, s, *options)
    assert len(seats) >= 3
    assert seats == [seat for seat in clockwise(4, first) if seat in seats]


@pytest.mark.rule("VEN-CARD-38", "VEN-TEAM-05")
def test_who_is_left_out_of_an_auction_owes_no_bid() -> None:
    table = {1: {"ana": ["GA03"], "bea": ["BR03"], "cai": ["MA02"]}}
    s = described(4, teams=True, clans=TEAMS, district=1, table=table)
    for option in ((STAY,), (STAY,), (STAY,), (SPARE, ANA)):
        answer(s, option)
    assert s.bids == (NO_BIDDER, NOTHING, NOTHING, NO_BIDDER)
    assert [question[0] for question in s.asked] == [1, CAI]
