"""Corners where several rules meet: what is told, what is known, and card files whose cards meet badly."""

from __future__ import annotations

from random import Random

import pytest

from elysium.engine.audience import SPECTATOR, includes
from elysium.engine.refusal import BadSetup
from elysium.engine.state import Seat
from elysium.games.vendetta.cards.reading import standard
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.rules.planning import DOWN
from elysium.games.vendetta.rules.power import sums
from elysium.games.vendetta.rules.seeing import look_at
from elysium.games.vendetta.state import HAND_BUILDING, PLANNING, Vendetta
from elysium.games.vendetta.terms import (
    ADD,
    CHOOSE_CARD,
    DONE,
    GIVE_INFLUENCE,
    LEAVE_DOWN,
    PICK_CLAN,
    PLAY,
    SKIP_STEPS,
    STAY,
    TAKE_BACK,
    USE_RELIC,
    WITHDRAW,
    book,
)
from elysium.games.vendetta.worlds import WorldSampler
from tests.games.vendetta.tables import NAMES, answer, described, started

ANA, BEA, CAI, DAN = map(Seat, range(4))
MALKAVIAN = {"ana": "malkavian", "bea": "nosferatu", "cai": "gangrel", "dan": "toreador"}
TREMERE = {"ana": "tremere", "bea": "brujah", "cai": "gangrel", "dan": "toreador"}


def card(code: str) -> int:
    return next(card.number for card in standard().cards if card.code == code)


# What is told


@pytest.mark.rule("VEN-CARD-48")
def test_whoever_is_immune_is_not_told_of_a_price() -> None:
    clans = {"ana": "ventrue", "bea": "toreador", "cai": "gangrel", "dan": "brujah"}
    s = described(4, clans=clans, district=1, table={1: {"ana": ["VE05"], "bea": ["TO06"], "cai": ["GA03"]}})
    prices = {seat: VENDETTA.views.prompt_details(VENDETTA.observe(s, seat))["price"] for seat in (ANA, BEA, CAI)}
    assert prices == {ANA: ("blood", 0), BEA: ("blood", 0), CAI: ("blood", 2)}


@pytest.mark.rule("VEN-RESOLVE-39", "VEN-CARD-35")
def test_nobody_hears_which_face_down_card_is_taken_back() -> None:
    s = described(4, clans=MALKAVIAN, district=1, table={1: {"ana": ["MA05", "MA06 down"], "bea": ["NO06"]}})
    for _ in range(2):
        answer(s, (STAY,))
    answer(s, (LEAVE_DOWN, 1))
    assert list(book.options(s, s.asked[0])) == [(DONE,), (TAKE_BACK, card("MA05")), (TAKE_BACK, card("MA06"))]
    told = len(s.told)
    answer(s, (TAKE_BACK, card("MA06")))
    for viewer in (BEA, CAI, SPECTATOR):
        heard = [event[2:] for event in s.told[told:] if includes(event[0], viewer)]
        assert heard
        assert not any(card("MA06") in numbers for numbers in heard)


def test_relics_are_drawn_after_the_clans() -> None:
    """Nothing that waits to be done tells which relics will lie open."""
    s = started(4, clans="draft", relics="all")
    worlds = [WorldSampler(VENDETTA.observe(s, ANA))(Random(seed)) for seed in range(20)]
    offers = set()
    for world in worlds:
        while world.offered and world.offered[0] < 7:
            answer(world, (PICK_CLAN, world.offered[0]))
        offers.add(world.offered)
    assert len(offers) > 1


# What is known


def chaos_took_two_back() -> Vendetta:
    """Two cards go openly back to hand while another one still lies face down elsewhere."""
    s = described(
        4,
        clans=MALKAVIAN,
        district=1,
        onward=True,
        table={1: {"ana": ["MA05", "MA04"], "bea": ["NO08"]}, 2: {"ana": ["MA09 down"], "bea": ["NO01"]}},
        hands={"ana": ["MA08"]},
    )
    for _ in range(2):
        answer(s, (STAY,))
    answer(s, (TAKE_BACK, card("MA05")))
    answer(s, (TAKE_BACK, card("MA04")))
    return s


@pytest.mark.rule("VEN-HAND-06")
@pytest.mark.parametrize("viewer", [BEA, CAI, SPECTATOR])
def test_what_everybody_saw_going_back_to_hand_does_not_lie_face_down(viewer: int) -> None:
    s = chaos_took_two_back()
    back = {card("MA05"), card("MA04")}
    sample, rng = WorldSampler(VENDETTA.observe(s, viewer)), Random(1)
    lying = {next(one for one in sample(rng).laid if one // 9 == 2) for _ in range(200)}
    assert not lying & back
    assert card("MA09") in lying
    known = VENDETTA.views.knowledge(VENDETTA.observe(s, viewer), NAMES[:4])
    place = next(key for key in known if key.startswith("laid/"))
    assert not {"chaos", "shadow-strike"} & set(known[place])


@pytest.mark.rule("VEN-HAND-06", "VEN-RESOLVE-39")
def test_whoever_looked_at_a_card_knows_that_it_went_back_unseen() -> None:
    """At the Haven, while another card of its owner still lies face down at a district that is done."""
    s = described(
        4, clans=MALKAVIAN, district="haven", table={1: {"ana": ["MA09 down"]}, "haven": {"ana": ["MA04 down"]}}
    )
    look_at(s, BEA, card("MA04"))
    answer(s, (WITHDRAW,))
    lying = {}
    for viewer in (BEA, CAI):
        sample, rng = WorldSampler(VENDETTA.observe(s, viewer)), Random(1)
        lying[viewer] = {sample(rng).laid[0] for _ in range(200)}
    assert card("MA04") not in lying[BEA]
    assert card("MA04") in lying[CAI]


def test_in_the_next_round_they_may_lie_face_down_again() -> None:
    s = chaos_took_two_back()
    while s.phase != HAND_BUILDING:
        question = s.asked[0]
        options = book.options(s, question)
        answer(s, (STAY,) if (STAY,) in options else options[0])
    while s.phase != PLANNING:
        answer(s, book.options(s, s.asked[0])[0])
    while s.asked[0][0] != ANA:
        answer(s, book.options(s, s.asked[0])[0])
    answer(s, (PLAY, card("MA04"), 0, DOWN))
    sample, rng = WorldSampler(VENDETTA.observe(s, BEA)), Random(1)
    assert card("MA04") in {one for _ in range(300) for one in sample(rng).laid}


# Mindless Assault


@pytest.mark.rule("VEN-PLAY-08")
def test_face_down_cards_count_nothing_again_once_the_district_is_done() -> None:
    s = described(
        4,
        clans=MALKAVIAN,
        district="haven",
        onward=True,
        table={"haven": {"ana": ["MA07"]}, 1: {"ana": ["MA09 down"]}},
    )
    answer(s, (STAY,))
    answer(s, (DONE,))
    assert s.phase == HAND_BUILDING
    while s.phase != PLANNING:
        answer(s, book.options(s, s.asked[0])[0])
    answer(s, (PLAY, card("MA09"), 0, DOWN))
    answer(s, (ADD, 0, 0))
    assert [power.total for power in sums(s, 0)] == [0]


# Card files whose cards meet badly


def test_two_cards_that_answer_losses_do_not_answer_each_other() -> None:
    s = described(
        4,
        cards="cards: [{code: BR08, always: [rivals-lose-as-much], frenzy-caused: []}]",
        clans=TREMERE,
        district=1,
        table={1: {"ana": ["TR06"], "bea": ["BR08", "BR09"]}},
        alliance={"ana": [], "bea": []},
        pool={"ana": 1, "bea": 1},
    )
    for _ in range(2):
        answer(s, (STAY,))
    assert not s.asked


def test_a_card_that_took_itself_back_is_not_turned_down() -> None:
    s = described(
        4,
        cards="cards: [{code: MA05, preparation: [may-take-back-cards, {spend-or-turn-down: 9}]}]",
        clans=MALKAVIAN,
        district=1,
        table={1: {"ana": ["MA05"], "bea": ["NO08"]}},
    )
    for _ in range(2):
        answer(s, (STAY,))
    answer(s, (TAKE_BACK, card("MA05")))
    VENDETTA.rulings.check_conservation(s)
    assert not s.down


def test_a_relic_that_also_looks_can_be_used_where_there_is_nothing_to_look_at() -> None:
    s = described(
        4,
        cards="cards: [{code: RE3, your-turn: [{gain-blood: 3}, look-at-district]}]",
        clans=TREMERE,
        phase="planning",
        relics={"ana": "RE3"},
    )
    answer(s, (USE_RELIC, card("RE3")))
    assert s.pool[ANA] == 9
    assert all(book.options(s, question) for question in s.asked)


@pytest.mark.rule("VEN-FRENZY-10")
def test_whoever_cannot_pay_all_who_coerce_has_to_withdraw() -> None:
    s = described(
        4,
        cards="cards: [{code: BR08, withdraw-step: [{staying-costs: 2}], frenzy-caused: []}]",
        clans={"ana": "ventrue", "bea": "brujah", "cai": "gangrel", "dan": "toreador"},
        district=1,
        table={1: {"ana": ["VE05"], "bea": ["BR08"], "cai": ["GA01"]}},
        pool={"cai": 4},
    )
    question = next(question for question in s.asked if question[0] == CAI)
    assert list(book.options(s, question)) == [(WITHDRAW,)]


def test_of_two_worths_for_face_down_cards_the_better_one_counts() -> None:
    s = described(
        4,
        cards="cards: [{code: MA01, preparation: [{face-down-power: 3}]}]",
        clans=MALKAVIAN,
        district=1,
        table={1: {"ana": ["MA01", "MA07"], "bea": ["NO08", "NO02"]}},
        allies={1: "AL16"},
    )
    for _ in range(2):
        answer(s, (STAY,))
    while s.asked:
        options = book.options(s, s.asked[0])
        answer(s, (DONE,) if (DONE,) in options else options[0])
    assert s.down_power == (4, 0, 0, 0)


def test_face_down_cards_may_count_for_more_than_fifteen() -> None:
    s = described(
        4,
        cards="cards: [{code: MA07, preparation: [may-turn-down-cards, {face-down-power: 16}]}]",
        clans=MALKAVIAN,
        district=1,
        table={1: {"ana": ["MA08", "MA07"], "bea": ["NO08", "NO02"]}},
        allies={1: "AL16"},
    )
    for _ in range(2):
        answer(s, (STAY,))
    answer(s, (CHOOSE_CARD, card("MA08")))
    while s.asked:
        options = book.options(s, s.asked[0])
        answer(s, (DONE,) if (DONE,) in options else options[0])
    assert [(power.seat, power.down) for power in sums(s, s.district)] == [(ANA, 16), (BEA, 0)]


def test_a_toll_counts_wherever_it_lies() -> None:
    s = described(4, clans=TREMERE, phase="planning", locations={2: "LO4"}, pool={"ana": 1})
    assert not any(option[2] == 1 for option in book.options(s, s.asked[0]) if option[0] == PLAY)


def test_blood_that_breeds_blood_does_not_grow_beyond_all_bounds() -> None:
    """Else a pool could not be stored any more, nor the bids out of it be listed."""
    s = described(
        4,
        cards="cards: [{code: GA06, opponent-plays-here: [{gain-blood: 99*pool}, {gain-blood: 99*pool}]}]",
        clans=TREMERE,
        phase="planning",
        turns=2,
        table={1: {"cai": ["GA06"]}},
        ambition="dan",
    )
    for _ in range(6):
        seat = s.asked[0][0]
        options = [option for option in book.options(s, s.asked[0]) if option[0] == PLAY and option[2] == 0]
        answer(s, options[0])
        assert s.asked[0][0] == seat
        answer(s, (ADD, 0, 0))
    assert s.pool[CAI] < 10_000


def test_the_same_choice_twice_is_one_choice() -> None:
    offers = "[{give-influence: 1}, {give-influence: 2}, skip-steps]"
    s = described(
        4,
        cards=f"cards: [{{code: VE03, after-reveal: [{{rivals-choose: {offers}}}]}}]",
        clans={"ana": "ventrue", "bea": "brujah", "cai": "gangrel", "dan": "toreador"},
        district=1,
        table={1: {"ana": ["VE03"], "bea": ["BR08"]}},
        influence={"bea": 1},
    )
    for _ in range(2):
        answer(s, (STAY,))
    assert list(book.options(s, s.asked[0])) == [(GIVE_INFLUENCE, 1), (SKIP_STEPS,)]


# Positions that cannot be


@pytest.mark.parametrize(
    "position",
    [
        {"alliance": {"ana": ["LO1"]}},
        {"drained": {"ana": ["RE2"]}},
        {"ally_deck": ["RE1"]},
        {"hands": {"zed": ["TR01"]}},
        {"decks": {"zed": ["TR01"]}},
        {"clans": {**TREMERE, "zed": "ventrue"}},
        {"seen": ["TR01"]},
    ],
    ids=str,
)
def test_a_position_with_a_slip_in_it_is_refused(position: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        described(4, **{"clans": TREMERE, **position})


def test_a_card_that_watches_withdrawals_sees_blood_leave_too() -> None:
    """What its text says is that its player withdraws, not that cards move."""
    s = described(
        4,
        cards="cards: [{code: NO04, you-withdraw-elsewhere: [{gain-influence: 1}]}]",
        clans=MALKAVIAN,
        district=1,
        table={2: {"bea": ["NO04"]}, 1: {"ana": ["MA05"]}},
        deployed={1: {"bea": 2}},
        influence={"bea": 3},
    )
    for seat in (ANA, BEA):
        book.play(s, seat, (STAY,) if seat == ANA else (WITHDRAW,))
    assert s.influence[BEA] == 4
