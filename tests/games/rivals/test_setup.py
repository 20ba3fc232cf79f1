"""Setting a table up: the city, Leaders, Rivals, opening hands, the auction."""

from __future__ import annotations

from collections import Counter

import pytest

from elysium.engine.audience import SPECTATOR
from elysium.engine.refusal import BadSetup
from elysium.engine.setup import Setup
from elysium.engine.state import Seat
from elysium.games.rivals.dealing import draw_rivals
from elysium.games.rivals.definitions.core import CORE
from elysium.games.rivals.definitions.language import CARDS, fact_behind
from elysium.games.rivals.definitions.names import DISCIPLINES, SETS
from elysium.games.rivals.game import RIVALS
from elysium.games.rivals.opening import empty_table
from elysium.games.rivals.rules.values import FACE_UP, influence_of
from elysium.games.rivals.state import Rivals
from elysium.games.rivals.terms import BID, CHOOSE_LEADER, NO_BID, OTHER_LEADER

INTRODUCTORY = {"introductory": "yes"}


def opened(players: int, seed: int = 1, **options: str) -> Rivals:
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return RIVALS.start(RIVALS.setup(players, given), seed.to_bytes(32, "little"))


@pytest.mark.rule("RIV-COMP-01")
def test_two_to_four_play() -> None:
    for players in (1, 5):
        with pytest.raises(BadSetup) as refused:
            RIVALS.setup(players)
        assert refused.value.rule == "RIV-COMP-01"
    assert [RIVALS.setup(players).players for players in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("RIV-COMP-02", "RIV-SETUP-01", "RIV-SETUP-02")
def test_four_events_stay_in_the_box() -> None:
    s = RIVALS.opening.deal(RIVALS.setup(4, INTRODUCTORY), bytes(32), True)
    assert len(s.city_deck) == 23
    assert len(s.city_out) == 4
    assert all(CARDS[face].is_event for face in s.city_out)
    assert sum(CARDS[face].is_event for face in s.city_deck) == 6
    assert RIVALS.observe(s, 0).city_out == (0, 0, 0, 0)


@pytest.mark.rule("RIV-COMP-02", "RIV-SETUP-01")
def test_the_events_of_a_later_set_take_the_place_of_those_of_the_core_set() -> None:
    s = RIVALS.opening.deal(RIVALS.setup(2, {"events": "conclave-22"}), bytes(32), True)
    events = {face for face in (*s.city_deck, *s.city_out) if CARDS[face].is_event}
    assert {SETS[fact_behind(face).edition] for face in events} == {"conclave-22"}
    assert (len(events), len(s.city_out), len(s.city_deck)) == (10, 4, 23)
    with pytest.raises(BadSetup) as refused:
        RIVALS.setup(2, {"events": "martial-law"})
    assert refused.value.rule == "RIV-COMP-02"


def test_a_table_that_was_opened_before_there_was_a_choice_has_the_events_of_the_core_set() -> None:
    chosen = RIVALS.setup(2, INTRODUCTORY)
    before = Setup("rivals", 2, {name: value for name, value in chosen.options.items() if name != "events"})
    assert RIVALS.start(before, bytes(32)).city_deck == RIVALS.start(chosen, bytes(32)).city_deck


@pytest.mark.parametrize("word", ["brujha", "the-best", "../brujah", "1 Hydra"])
def test_a_deck_that_nobody_knows_is_refused_with_those_that_are_known(word: str) -> None:
    with pytest.raises(BadSetup, match="unknown-deck") as refused:
        RIVALS.setup(2, {"decks": word})
    assert "brujah" in str(refused.value.details["known"])


@pytest.mark.rule("RIV-SETUP-03", "RIV-SETUP-07", "RIV-SETUP-09", "RIV-SETUP-12", "RIV-SETUP-05")
def test_the_most_powerful_vampire_leads_in_a_first_game() -> None:
    s = opened(2, introductory="yes")
    assert RIVALS.setup(3).options["decks"] == "brujah,toreador,ventrue"
    for seat in s.everybody():
        leader = s.leaders[seat]
        assert s.card(leader).bp == s.blood[leader] == 6
        assert s.prestige[seat] == 14
        assert influence_of(s, leader) == 1


@pytest.mark.rule("RIV-SETUP-08", "RIV-DECK-05")
def test_later_any_vampire_may_lead_and_nobody_sees_which_before_all_have_chosen() -> None:
    s = opened(3)
    assert len(s.asked) == 3
    weakest = min(RIVALS.book.options(s, s.asked[0]), key=lambda option: CARDS[option[1]].bp)  # type: ignore[index]
    RIVALS.book.play(s, 0, weakest)
    for viewer in (1, 2, SPECTATOR):
        assert RIVALS.observe(s, viewer).secret_leaders == [-1, 0, 0]
    assert not [event for event in s.told if event[1] == CHOOSE_LEADER and event[0] == -1]


@pytest.mark.rule("RIV-SETUP-04", "RIV-SETUP-06", "RIV-SETUP-14", "RIV-SETUP-15", "RIV-SETUP-16", "RIV-SETUP-17")
def test_opening_hands() -> None:
    s = opened(2, introductory="yes", first="1")
    assert s.first == s.turn == 0
    for seat in s.everybody():
        assert s.known_by[s.havens[seat]] == s.known_by[s.agendas[seat]] == FACE_UP
        cards = Counter(CARDS[face].is_vampire for face in s.hands[seat])
        assert cards == {False: 4, True: 1 if seat == s.first else 2}
        assert len(s.factions[seat]) == (5 if seat == s.first else 4)
    assert s.turns == 1


@pytest.mark.rule("RIV-SETUP-13")
def test_player_one_is_drawn_and_the_others_follow_clockwise() -> None:
    firsts = {opened(3, seed, introductory="yes").first for seed in range(20)}
    assert firsts == {0, 1, 2}
    s = opened(3, introductory="yes", first="2")
    assert [s.number_of(seat) for seat in s.everybody()] == [3, 1, 2]


@pytest.mark.rule("RIV-DECK-06", "RIV-DECK-08")
def test_agendas_can_lie_face_down() -> None:
    s = opened(2, introductory="yes", hidden_agendas="yes")
    view = RIVALS.observe(s, 0)
    assert view.face[s.agendas[0]] == s.face[s.agendas[0]]
    assert view.face[s.agendas[1]] == 0
    assert view.agenda == [0, 0]


@pytest.mark.rule("RIV-DISC-01")
def test_the_rulebook_knows_eleven_disciplines() -> None:
    """What later sets have in their place comes after them."""
    rulebook = "animalism auspex celerity dominate fortitude obfuscate potence presence protean blood-sorcery"
    assert DISCIPLINES[:11] == (*rulebook.split(), "thin-blood-alchemy")
    assert {number for fact in CORE for number in fact.disciplines} <= set(range(11))


def rivals_of(players: int, seed: int, first: int = 0) -> list[Seat]:
    s = empty_table(players, seed.to_bytes(32, "little"), quiet=True)
    s.first = Seat(first)
    s.do((draw_rivals,))
    RIVALS.book.proceed(s)
    return s.rivals


@pytest.mark.rule(
    "RIV-RIVAL-01", "RIV-RIVAL-02", "RIV-RIVAL-03", "RIV-RIVAL-04", "RIV-RIVAL-05", "RIV-RIVAL-06", "RIV-RIVAL-07"
)
def test_nobody_is_their_own_rival() -> None:
    assert rivals_of(2, 1) == [1, 0]
    three = {tuple(rivals_of(3, seed)) for seed in range(200)}
    assert three == {(1, 2, 0), (2, 0, 1)}
    four = {tuple(rivals_of(4, seed)) for seed in range(2000)}
    assert all(seat != rival for rivals in four for seat, rival in enumerate(rivals))
    assert all(sorted(rivals) == [0, 1, 2, 3] for rivals in four)
    # Player 1 takes 2 and player 2 takes 1: the others can only take each other. [RIV-RIVAL-04]
    assert {rivals[2:] for rivals in four if rivals[:2] == (1, 0)} == {(3, 2)}
    assert {rivals[2:] for rivals in four if rivals[:2] == (1, 2)} == {(3, 0)}
    assert {rivals[2:] for rivals in four if rivals[:2] == (2, 3)} == {(0, 1), (1, 0)}
    assert len(four) == 9


def auction(*bids: int) -> Rivals:
    """Two seats bring the same deck and choose Hydra; -1 is no bid."""
    s = opened(2, decks="brujah,brujah", first="1")
    for seat in (0, 1):
        hydra = next(o for o in RIVALS.book.options(s, (seat, s.asked[0][1], 0)) if CARDS[o[1]].name == "Hydra")  # type: ignore[index]
        RIVALS.book.play(s, seat, hydra)
    for seat, amount in enumerate(bids):
        RIVALS.book.play(s, seat, (NO_BID,) if amount < 0 else (BID, amount))
    return s


@pytest.mark.rule("RIV-UNIQ-03", "RIV-UNIQ-04", "RIV-UNIQ-08")
def test_one_bid_each_above_the_last_and_within_means() -> None:
    s = auction()
    assert RIVALS.book.options(s, s.asked[0]) == [(NO_BID,), *((BID, amount) for amount in range(14))]
    s = auction(4)
    assert s.asked[0][0] == 1
    assert RIVALS.book.options(s, s.asked[0]) == [(NO_BID,), *((BID, amount) for amount in range(5, 14))]


@pytest.mark.rule("RIV-UNIQ-05", "RIV-UNIQ-07")
def test_the_highest_bidder_keeps_the_vampire_and_the_other_chooses_again() -> None:
    s = auction(1, 3)
    options = RIVALS.book.options(s, s.asked[0])
    assert s.asked[0][0] == 0
    assert "Hydra" not in {CARDS[option[1]].name for option in options}  # type: ignore[index]
    RIVALS.book.play(s, 0, next(option for option in options if option[0] == OTHER_LEADER))
    assert s.card(s.leaders[1]).name == "Hydra"
    assert s.prestige[1] == 20 - 3 - 6
    assert s.prestige[0] == 20 - s.card(s.leaders[0]).bp
    assert "Hydra" in {CARDS[face].name for face in (*s.factions[0], *s.hands[0])}


@pytest.mark.rule("RIV-UNIQ-06")
def test_without_bids_the_first_in_turn_order_keeps_it() -> None:
    s = auction(-1, -1)
    assert s.asked[0][0] == 1
    assert s.prestige == [20, 20]


@pytest.mark.rule("RIV-DECK-10")
def test_havens_and_agendas_are_not_unique() -> None:
    s = opened(2, decks="brujah,brujah", introductory="yes")
    assert s.asked
    assert s.face[s.havens[0]] == s.face[s.havens[1]]


@pytest.mark.rule("RIV-CARD-59")
def test_the_printing_can_be_chosen() -> None:
    first, errata = (opened(2, introductory="yes", printing=printing) for printing in ("first", "errata"))
    name = "Sucker Punch"
    assert {CARDS[face].printed_damage for face in first.brought[0] if CARDS[face].name == name} == {2}
    assert {CARDS[face].printed_damage for face in errata.brought[0] if CARDS[face].name == name} == {1}
