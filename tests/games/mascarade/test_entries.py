"""An entry of a memory is one number, and says everything that went into it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from elysium.engine.audience import EVERYONE, all_but, only
from elysium.games.mascarade.cards.scenarios import MOST_PLAYERS
from elysium.games.mascarade.definitions import MASKS
from elysium.games.mascarade.entries import (
    MEMORY_HANDLED,
    MEMORY_SHOWN,
    REVEALINGS,
    TAKES,
    UNSEEN,
    WITH,
    handling,
    missed,
    parts,
    showing,
)
from elysium.games.mascarade.state import MASK_NAMES

persons = st.integers(0, MOST_PLAYERS - 1)
places = st.integers(0, sum(mask.copies for mask in MASKS) - 1)
masks = st.integers(0, len(MASK_NAMES) - 1)
audiences = st.one_of(st.just(EVERYONE), persons.map(only), persons.map(all_but))


@given(persons, places, places, st.integers(UNSEEN, 1))
def test_two_cards_that_were_handled(who: int, first: int, second: int, really: int) -> None:
    entry = handling(who, first, second, really)
    assert parts(entry) == (MEMORY_HANDLED, who, first, second, really)
    assert missed(entry) == handling(who, first, second, UNSEEN)
    if really != UNSEEN:
        assert TAKES[who][first] + WITH[second][really] == entry


@given(audiences, places, st.one_of(st.just(UNSEEN), masks))
def test_a_card_that_was_shown(audience: int, place: int, mask: int) -> None:
    entry = showing(audience, place, mask)
    assert parts(entry) == (MEMORY_SHOWN, audience, place, mask)
    assert missed(entry) == showing(audience, place, UNSEEN)
    if mask != UNSEEN:
        assert REVEALINGS[place][mask] == showing(EVERYONE, place, mask)
