"""Who knows what: looking, cards that go back, and cards that are shuffled away, for each seat by itself."""

from __future__ import annotations

import pytest

from elysium.engine.audience import EVERYONE, only
from elysium.engine.state import Seat
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.kinds import CardName
from elysium.games.vendetta.rules.blood import eliminate
from elysium.games.vendetta.rules.seeing import one_goes_back_unseen, take_to_hands
from elysium.games.vendetta.state import UNKNOWN_CARD, UNSEEN, Vendetta
from elysium.games.vendetta.terms import CHOOSE_DISTRICT, LOOK, PUT_UNDER, USE_RELIC, book
from tests.games.vendetta.tables import answer, described

ANA, BEA, CAI, DAN = map(Seat, range(4))
CARD = CardName()
CLANS = {"ana": "malkavian", "bea": "gangrel", "cai": "brujah", "dan": "toreador"}
HAND_CARDS = ["MA01", "MA02", "MA03", "MA04", "MA05", "MA06", "MA07", "MA08", "MA09"]


def bits(*codes: str) -> int:
    return sum(1 << CARD.parse(code, ()) for code in codes)


@pytest.mark.rule("VEN-CARD-25", "VEN-HAND-06")
def test_a_look_adds_one_card_to_what_one_player_knows() -> None:
    s = described(
        4, clans=CLANS, table={1: {"bea": ["GA04 down", "GA05 down", "GA06 down"]}}, alliance={"ana": ["AL13"]}
    )
    s.glimpsed = (bits("GA06"), 0, 0, bits("GA04"))
    s.peeked = (0, 0, bits("GA04"), 0)
    assert [option for option in book.options(s, s.asked[0]) if option[0] == LOOK] == [(LOOK, 0), (LOOK, 1), (LOOK, 2)]
    answer(s, (LOOK, 1))
    assert s.peeked == (bits("GA05"), 0, bits("GA04"), 0)
    assert s.glimpsed == (bits("GA05", "GA06"), 0, 0, bits("GA04"))
    answer(s, (LOOK, 0))
    assert s.peeked == (bits("GA04", "GA05"), 0, bits("GA04"), 0)
    assert VENDETTA.observe(s, DAN).laid[0] >= UNKNOWN_CARD


@pytest.mark.rule("VEN-VAR-07", "VEN-CARD-25")
def test_a_card_seen_in_an_earlier_round_can_be_looked_at_again() -> None:
    s = described(4, clans=CLANS, table={1: {"bea": ["GA04 down"]}}, relics={"ana": "RE4"})
    s.glimpsed = (bits("GA04"), 0, 0, 0)
    mirror = (USE_RELIC, CARD.parse("RE4", ()))
    assert mirror in book.options(s, s.asked[0])
    answer(s, mirror)
    assert list(book.options(s, s.asked[0])) == [(CHOOSE_DISTRICT, 0)]
    answer(s, (CHOOSE_DISTRICT, 0))
    assert s.peeked[ANA] == bits("GA04")


@pytest.mark.rule("VEN-RESOLVE-39", "VEN-HAND-06")
def test_of_cards_that_go_back_unseen_each_knows_what_they_looked_at() -> None:
    s = described(4, clans=CLANS, table={1: {"bea": ["GA04 down", "GA05 down", "GA06 down", "GA07"]}})
    s.peeked = (bits("GA04", "GA06"), 0, bits("GA05"), 0)
    s.glimpsed = (bits("GA04", "GA06"), 0, bits("GA05"), bits("GA04"))
    s.kept_down = bits("GA05", "GA06")
    take_to_hands(s, BEA, bits("GA04", "GA05", "GA07"))
    assert s.kept_down == bits("GA06")
    assert s.regained == ((EVERYONE, bits("GA07")), (only(ANA), bits("GA04")), (only(CAI), bits("GA05")))
    assert s.peeked == (bits("GA06"), 0, 0, 0)
    assert s.hands[BEA] & bits("GA04", "GA05", "GA06", "GA07") == bits("GA04", "GA05", "GA07")
    assert (s.up, s.down, s.at[BEA]) == (0, bits("GA06"), bits("GA06"))


@pytest.mark.rule("VEN-RESOLVE-39", "VEN-HAND-06")
def test_of_a_card_that_nobody_looked_at_nobody_knows_that_it_went_back() -> None:
    s = described(4, clans=CLANS, table={1: {"bea": ["GA04 down", "GA05 down"]}})
    s.peeked = (bits("GA05"), 0, 0, 0)
    take_to_hands(s, BEA, bits("GA04"))
    assert s.regained == ()
    assert s.peeked == (bits("GA05"), 0, 0, 0)


def malkavian_hand() -> Vendetta:
    return described(4, clans=CLANS, hands={"ana": ["MA01", "MA02", "MA03", "MA08"]}, table={1: {"ana": ["MA04"]}})


@pytest.mark.rule("VEN-HAND-05", "VEN-HAND-06")
def test_a_card_that_goes_back_unseen_blurs_what_is_known_of_its_owner_alone() -> None:
    s = malkavian_hand()
    s.shown = bits("MA01", "MA02", "MA04", "GA08")
    s.memory = (
        (EVERYONE, bits("GA01", "GA02"), 1),
        (EVERYONE, bits("MA03", "MA08"), 2),
        (only(CAI), bits("MA03", "MA05"), 1),
    )
    one_goes_back_unseen(s, ANA)
    assert s.shown == bits("MA04", "GA08")
    assert s.memory == (
        (EVERYONE, bits("GA01", "GA02"), 1),
        (EVERYONE, bits("MA03", "MA08"), 1),
        (EVERYONE, bits("MA01", "MA02"), 1),
    )


@pytest.mark.rule("VEN-HAND-05", "VEN-HAND-06")
def test_of_a_single_card_that_was_known_nothing_is_known_any_more() -> None:
    s = malkavian_hand()
    s.shown = bits("MA01", "MA04", "GA08", "GA09")
    one_goes_back_unseen(s, ANA)
    assert s.shown == bits("MA04", "GA08", "GA09")
    assert s.memory == ()


@pytest.mark.rule("VEN-HAND-05", "VEN-HAND-06")
def test_who_had_looked_knows_of_one_card_more() -> None:
    s = malkavian_hand()
    s.shown = bits("MA01", "MA04")
    s.glimpsed = (0, bits("MA02"), bits("MA04"), bits("TO01", "MA01", "GA03"))
    one_goes_back_unseen(s, ANA)
    assert s.memory == ((only(BEA), bits("MA01", "MA02"), 1),)
    assert s.glimpsed == (0, 0, bits("MA04"), bits("TO01", "GA03"))


@pytest.mark.rule("VEN-HAND-01", "VEN-HAND-02", "VEN-SETUP-17")
@pytest.mark.parametrize(
    ("size", "known", "known_then"),
    [(7, 0, 1), (6, 1, 2), (6, 2, 3), (4, 2, 3), (3, 3, 2), (3, 1, 2), (3, 0, 1), (2, 0, 1), (2, 2, 1)],
)
def test_the_owner_knows_what_was_put_under_the_deck_and_no_more(size: int, known: int, known_then: int) -> None:
    """`known` cards at the bottom before two are drawn from the top."""
    s = described(4, clans=CLANS, phase="hand", hands={"ana": HAND_CARDS[size:]}, decks={"ana": HAND_CARDS[:size]})
    s.bottoms = s.put(s.bottoms, ANA, known)
    answer(s, (PUT_UNDER, CARD.parse("MA02", ())))
    deck = s.decks[ANA]
    assert len(deck) == size - 1
    hidden = len(deck) - known_then
    assert VENDETTA.observe(s, ANA).decks[ANA] == (UNSEEN,) * hidden + deck[hidden:]
    assert VENDETTA.observe(s, BEA).decks[ANA] == (UNSEEN,) * len(deck)


@pytest.mark.rule("VEN-DIAB-05", "VEN-HAND-06")
def test_who_goes_out_takes_along_what_they_knew_and_what_was_known_of_them() -> None:
    s = described(4, clans=CLANS, table={1: {"ana": ["MA04 down"], "bea": ["GA04 down", "GA05 down"]}})
    s.shown = bits("MA08", "GA08", "BR09")
    s.peeked = (bits("GA04"), bits("MA04"), bits("MA04", "GA05"), bits("GA04"))
    s.glimpsed = (bits("GA04"), bits("MA04"), bits("MA04", "GA05"), bits("GA06"))
    s.memory = ((EVERYONE, bits("MA01", "MA02"), 1), (only(DAN), bits("GA01", "GA02"), 1))
    eliminate(s, ANA)
    assert s.shown == bits("GA08", "BR09")
    assert s.peeked == (0, 0, bits("GA05"), bits("GA04"))
    assert s.glimpsed == (0, 0, bits("GA05"), bits("GA06"))
    assert list(s.memory) == [(only(DAN), bits("GA01", "GA02"), 1)]
    assert (s.up, s.down, s.laid) == (0, bits("GA04", "GA05"), (CARD.parse("GA04", ()), CARD.parse("GA05", ())))
