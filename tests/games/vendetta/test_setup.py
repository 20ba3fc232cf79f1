"""Dealing a table, what is open on it, and what cannot be dealt."""

from __future__ import annotations

import pytest

from elysium.engine.audience import SPECTATOR, viewers
from elysium.engine.bits import members
from elysium.engine.refusal import BadSetup
from elysium.games.vendetta.cards.reading import standard
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.rules.rounds import pick_clan, pick_relic
from elysium.games.vendetta.state import (
    ALL_VICTIMS,
    ALLIES,
    CARDS_PER_CLAN,
    CLANS,
    FIRST_LOCATION,
    FIRST_RELIC,
    HUNT_CARD,
    LOCATIONS,
    NOTHING,
    READY_CARD,
    RELICS,
    UNKNOWN_CARD,
    UNSEEN,
    VICTIM,
    Vendetta,
)
from elysium.games.vendetta.terms import PICK_RELIC, PUT_UNDER, book
from tests.games.vendetta.tables import answer, described, started

FOUR = {"ana": "brujah", "bea": "gangrel", "cai": "tremere", "dan": "toreador"}
SEEDS = range(60)


@pytest.mark.rule("VEN-SETUP-02")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_seat_can_be_the_first(players: int) -> None:
    assert {started(players, seed).ambition for seed in SEEDS} == set(range(players))


@pytest.mark.rule("VEN-SETUP-08")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_clans_on_offer_are_drawn_at_random_and_lie_open(players: int) -> None:
    seen: set[int] = set()
    for seed in SEEDS:
        s = started(players, seed)
        assert len(set(s.offered)) == len(s.offered) == players + 1
        seen |= set(s.offered)
        assert all(VENDETTA.observe(s, viewer).offered == s.offered for viewer in viewers(players))
    assert seen == set(range(len(CLANS)))
    if players < 6:
        assert len({started(players, seed).offered for seed in SEEDS}) > 1


@pytest.mark.rule("VEN-SETUP-09", "VEN-SETUP-10")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_picks_once_and_everybody_sees_it(players: int) -> None:
    s = started(players, first="2")
    order = s.order()
    for number, seat in enumerate(order):
        assert s.asked[0][:2] == (seat, pick_clan)
        options = book.options(s, s.asked[0])
        assert len(options) == players + 1 - number
        answer(s, options[0])
        assert all(VENDETTA.observe(s, viewer).clans[seat] == options[0][1] for viewer in viewers(players))
    assert len(set(s.clans)) == players
    assert s.offered == ()


@pytest.mark.rule("VEN-SETUP-12")
@pytest.mark.parametrize(("players", "positions"), [(3, 9), (4, 12), (5, 20), (6, 24)])
def test_everybody_has_a_position_at_every_district(players: int, positions: int) -> None:
    s = started(players)
    assert s.at == s.deployed == [0] * positions


@pytest.mark.rule("VEN-SETUP-13")
def test_victims_are_all_alike_and_do_nothing() -> None:
    victim = standard().cards[VICTIM]
    assert (victim.influence, victim.kiss, victim.drained_blood, victim.drained_influence) == (1, 1, 3, 0)
    assert not standard().at_timing[VICTIM]
    assert ALL_VICTIMS == 35


@pytest.mark.rule("VEN-SETUP-14", "VEN-DIST-01")
def test_allies_are_shuffled_together_and_nobody_sees_their_order() -> None:
    tops = set()
    for seed in SEEDS:
        s = started(4, seed)
        assert sorted(s.ally_deck) == list(range(ALLIES))
        tops.add(s.ally_deck[-1])
        other = s.clone()
        other.ally_deck = s.ally_deck[::-1]
        for viewer in viewers(4):
            assert VENDETTA.observe(s, viewer) == VENDETTA.observe(other, viewer)
    assert len(tops) > ALLIES // 2
    kinds = {standard().cards[63 + ally].kind for ally in tops}
    assert kinds == {"human", "vampire"}


@pytest.mark.rule("VEN-SETUP-15", "VEN-SETUP-16", "VEN-SETUP-17")
@pytest.mark.parametrize("clan", range(len(CLANS)))
def test_each_clan_has_two_cards_in_hand_and_seven_in_the_deck(clan: int) -> None:
    others = [number for number in range(len(CLANS)) if number != clan][:2]
    clans = ",".join(CLANS[number] for number in (clan, *others))
    decks = set()
    for seed in SEEDS:
        s = started(3, seed, clans=clans)
        first = CARDS_PER_CLAN * clan
        assert members(s.hands[0]) == [first + READY_CARD, first + HUNT_CARD]
        assert sorted(s.decks[0]) == list(range(first, first + READY_CARD))
        decks.add(s.decks[0])
    assert len(decks) > len(SEEDS) // 2


def exchanged(s: Vendetta, seat: int, first: int, second: int) -> Vendetta:
    """The same table with two cards of a clan deck in each other's place."""
    other = s.clone()
    deck = list(s.decks[seat])
    deck[first], deck[second] = deck[second], deck[first]
    other.decks = s.put(s.decks, seat, tuple(deck))
    return other


@pytest.mark.rule("VEN-SETUP-17", "VEN-HAND-02")
def test_nobody_sees_the_order_of_a_clan_deck() -> None:
    s = started(4, clans="brujah,gangrel,tremere,toreador")
    below = exchanged(s, 0, 3, 5)
    drawn = exchanged(s, 0, 1, 5)
    for viewer in viewers(4):
        view = VENDETTA.observe(s, viewer)
        assert VENDETTA.observe(below, viewer) == view
        assert (VENDETTA.observe(drawn, viewer) == view) == (viewer != 0)


@pytest.mark.rule("VEN-SETUP-17", "VEN-HAND-01")
def test_the_owner_knows_what_went_under_the_deck_and_nobody_else() -> None:
    s = started(4, clans="brujah,gangrel,tremere,toreador")
    under = s.decks[0][0]
    book.take(s, next(asked for asked in s.asked if asked[0] == 0), (PUT_UNDER, under))
    assert VENDETTA.observe(s, 0).decks[0] == (NOTHING,) * 5 + (under,)
    for viewer in (1, 2, 3, SPECTATOR):
        assert VENDETTA.observe(s, viewer).decks[0] == (NOTHING,) * 6
        assert VENDETTA.observe(exchanged(s, 0, 0, 5), viewer) == VENDETTA.observe(s, viewer)


@pytest.mark.rule("VEN-SETUP-22", "VEN-HAND-02", "VEN-TEAM-11")
@pytest.mark.parametrize("teams", [False, True])
def test_hands_are_secret_and_all_else_is_open(teams: bool) -> None:
    position = {
        "clans": FOUR,
        "teams": teams,
        "pool": {"bea": 4},
        "influence": {"bea": 7},
        "alliance": {"bea": ["AL16", "VI"]},
        "drained": {"bea": ["AL09", "VI"]},
        "tokens": {"bea": 2},
        "flipped": {"bea": 1},
        "table": {1: {"bea": ["GA05 down", "GA06"]}},
        "deployed": {1: {"bea": 3}},
    }
    s = described(4, **position, hands={"bea": ["GA01", "GA08"]})
    other = described(4, **position, hands={"bea": ["GA02", "GA08"]})
    hidden = described(
        4, **(position | {"table": {1: {"bea": ["GA04 down", "GA06"]}}}), hands={"bea": ["GA01", "GA08"]}
    )
    for viewer in (0, 2, 3, SPECTATOR):
        view = VENDETTA.observe(s, viewer)
        assert view == VENDETTA.observe(other, viewer) == VENDETTA.observe(hidden, viewer)
        assert (view.pool[1], view.influence[1], view.victims[1], view.drained_victims[1]) == (4, 7, 1, 1)
        assert (view.allies[1], view.drained[1]) == (s.allies[1], s.drained[1])
        assert (view.tokens[1], view.flipped[1], view.deployed[1]) == (2, 1, 3)
        assert (view.hands[1].bit_count(), view.decks[1]) == (2, (UNSEEN,) * 5)
        assert view.hands[1] & (1 << UNKNOWN_CARD) - 1 == 0
    assert VENDETTA.observe(s, 1) != VENDETTA.observe(other, 1)
    assert VENDETTA.observe(s, 1) != VENDETTA.observe(hidden, 1)


# Variants


@pytest.mark.rule("VEN-VAR-02")
@pytest.mark.parametrize(("players", "numbered"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_location_for_every_district_but_the_haven(players: int, numbered: int) -> None:
    seen: set[int] = set()
    for seed in SEEDS:
        s = started(players, seed, locations="all")
        assert s.locations[-1] == NOTHING
        assert len(set(s.locations[:-1])) == len(s.locations[:-1]) == numbered
        assert all(VENDETTA.observe(s, viewer).locations == s.locations for viewer in viewers(players))
        seen |= set(s.locations[:-1])
    assert seen == set(range(FIRST_LOCATION, FIRST_LOCATION + LOCATIONS))


@pytest.mark.rule("VEN-VAR-02")
def test_printed_locations_are_the_two_that_are_known() -> None:
    for seed in range(10):
        printed = started(4, seed, locations="printed").locations[:-1]
        assert sorted(standard().cards[card].code for card in printed) == ["LO1", "LO2"]


@pytest.mark.rule("VEN-VAR-04", "VEN-VAR-05", "VEN-VAR-06")
@pytest.mark.parametrize(("players", "order"), [(3, [1, 0, 2]), (4, [1, 0, 3, 2]), (5, [1, 0, 4, 3, 2])])
def test_relics_are_picked_counter_clockwise_and_one_is_left_over(players: int, order: list[int]) -> None:
    seen: set[int] = set()
    for seed in SEEDS:
        s = started(players, seed, relics="all", clans="random", first="3")
        offered = s.offered
        assert len(set(offered)) == len(offered) == players + 1
        seen |= set(offered)
        for seat in order:
            assert s.asked[0][:2] == (seat, pick_relic)
            answer(s, (PICK_RELIC, s.offered[0]))
        assert s.offered == ()
        assert set(s.relics) == set(offered[:players])
        assert all(VENDETTA.observe(s, viewer).relics == s.relics for viewer in viewers(players))
    assert seen == set(range(FIRST_RELIC, FIRST_RELIC + RELICS))


@pytest.mark.rule("VEN-VAR-05")
def test_relics_come_after_the_clans() -> None:
    s = started(4, relics="all", first="1")
    for _ in range(4):
        assert s.asked[0][1] == pick_clan
        answer(s, book.options(s, s.asked[0])[0])
    assert s.asked[0][:2] == (3, pick_relic)


@pytest.mark.rule("VEN-TEAM-03", "VEN-TEAM-04")
def test_partners_sit_opposite_each_other() -> None:
    clans = "toreador,gangrel,brujah,tremere,ventrue,nosferatu"
    s = started(6, teams="yes", clans=clans)
    pairs = {frozenset((CLANS[s.clans[seat]], CLANS[s.clans[s.partner(seat)]])) for seat in s.everybody()}
    assert pairs == {
        frozenset(("toreador", "tremere")),
        frozenset(("gangrel", "ventrue")),
        frozenset(("brujah", "nosferatu")),
    }
    four = started(4, teams="yes")
    assert [four.partner(seat) for seat in four.everybody()] == [2, 3, 0, 1]
    assert [started(4).partner(seat) for seat in four.everybody()] == [NOTHING] * 4


# What cannot be dealt


@pytest.mark.rule("VEN-SETUP-01", "VEN-TEAM-01")
@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (-1, {}, "wrong-player-count"),
        (0, {}, "wrong-player-count"),
        (2, {}, "wrong-player-count"),
        (7, {}, "wrong-player-count"),
        (2, {"teams": "yes"}, "wrong-player-count"),
        (8, {"teams": "yes"}, "wrong-player-count"),
        (6, {"teams": "no"}, "six-only-in-teams"),
        (3, {"teams": "yes"}, "teams-do-not-divide"),
        (5, {"teams": "yes"}, "teams-do-not-divide"),
    ],
)
def test_a_wrong_number_of_players_is_refused(players: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        VENDETTA.setup(players, options)
    assert refusal.value.reason == reason


@pytest.mark.rule("VEN-SETUP-09", "VEN-SETUP-10", "VEN-VAR-01", "VEN-VAR-02", "VEN-VAR-04")
@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (4, {"clans": "brujah,gangrel,malkavian"}, "clan-for-each-player"),
        (4, {"clans": "brujah,gangrel,malkavian,toreador,tremere"}, "clan-for-each-player"),
        (4, {"clans": "brujah,gangrel,brujah,toreador"}, "clan-twice"),
        (4, {"clans": "brujah,gangrel,tzimisce,toreador"}, "no-such-clan"),
        (4, {"clans": "brujah,,malkavian,toreador"}, "clan-for-each-player"),
        (4, {"clans": ""}, "clan-for-each-player"),
        (4, {"clans": " , "}, "clan-for-each-player"),
        (4, {"clans": "draft,random,brujah,gangrel"}, "no-such-clan"),
        (4, {"teams": ""}, "yes-or-no"),
        (4, {"teams": "YES"}, "yes-or-no"),
        (4, {"locations": ""}, "not-one-of"),
        (4, {"relics": "everything"}, "not-one-of"),
        (5, {"locations": "printed"}, "too-few-printed"),
        (3, {"relics": "printed"}, "too-few-printed"),
        (4, {"first": "0"}, "no-such-seat"),
        (4, {"first": "5"}, "no-such-seat"),
        (4, {"first": "-1"}, "no-such-seat"),
        (4, {"first": "1.5"}, "no-such-seat"),
        (4, {"first": "²"}, "no-such-seat"),
        (4, {"first": "١"}, "no-such-seat"),
        (4, {"first": "9" * 5000}, "no-such-seat"),
        (4, {"board": "large"}, "unknown-table-option"),
    ],
)
def test_options_that_do_not_go_together_are_refused(players: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        VENDETTA.setup(players, options)
    assert refusal.value.reason == reason


@pytest.mark.rule("VEN-VAR-01")
def test_a_card_file_that_is_none_is_refused_with_its_place() -> None:
    with pytest.raises(BadSetup) as refusal:
        VENDETTA.setup(4, {"cards": "cards:\n  - code: XX01\n    power: 3\n"})
    assert refusal.value.details["line"] == 2


@pytest.mark.rule("VEN-GLOS-17")
def test_a_misspelt_clan_is_answered_with_the_nearest() -> None:
    with pytest.raises(BadSetup) as refusal:
        VENDETTA.setup(3, {"clans": "brujah,gangrel,tremer"})
    assert refusal.value.details["clan"] == "tremer"
    assert refusal.value.details["nearest"] == "tremere"


@pytest.mark.parametrize(
    "position",
    [
        {"phase": "resolution", "turns": 2},
        {"phase": "planning", "district": 1},
        {"phase": "resolution", "onward": True},
        {"offered": ["brujah", "gangrel"]},
    ],
)
def test_a_position_says_nothing_that_its_phase_does_not_read(position: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        described(2, clans={"ana": "brujah", "bea": "gangrel"}, **position)
