"""What is remembered about one thing is never taken for another."""

from random import Random

import pytest

from elysium.engine.rulebook import Rulebook
from elysium.games.vtes.definitions.language import CARDS
from elysium.games.vtes.game import VTES
from elysium.games.vtes.rules.announce import burnable, call_off, cards_to_burn
from elysium.games.vtes.rules.entities import new_entity
from elysium.games.vtes.state import GONE, HUNT_ACTION, READY, TABLE, UNCONTROLLED, Vtes
from elysium.games.vtes.terms import book
from tests.harness.tables import take_random


def test_a_hunt_that_is_called_off_bars_no_other_action() -> None:
    """With so many cards on the table that numbers of the two used to meet. [VTES-6.1.6-07]"""
    s = VTES.start(VTES.setup(2), bytes(32))
    vampire = s.in_region(s.turn, UNCONTROLLED)[0]
    s.region[vampire] = READY
    face = next(card.face for card in CARDS.values() if card.burn_by_minions and card.is_able)
    for _ in range(1300):
        new_entity(s, s.face[vampire], s.turn, s.turn, GONE)
    cards = [new_entity(s, face, s.turn, s.turn, TABLE)]
    s.able += (others := [card for card in s.entities()[1000:1300] if s.region[card] == GONE])
    for card in others:
        s.face[card], s.region[card] = face, TABLE
    before = burnable(s, vampire, cards_to_burn(s))
    assert set(before) == {*others, *cards}
    s.acting, s.action, s.action_target = vampire, HUNT_ACTION, 0
    call_off(s)
    assert burnable(s, vampire, cards_to_burn(s)) == before


@pytest.mark.parametrize("seed", range(3))
def test_every_mark_has_the_fields_it_was_declared_with(seed: int) -> None:
    rng = Random(seed)
    s: Vtes = VTES.start(VTES.setup(4), seed.to_bytes(32, "little"))
    seen = set()
    for _ in range(1500):
        if not s.asked:
            break
        take_random(VTES, s, rng)
        for _, _, mark, *fields in s.used:
            assert len(fields) == len(book.marks[mark].fields), book.marks[mark].name
            seen.add(mark)
    assert len(seen) > 3


def test_a_name_stands_for_one_mark_only() -> None:
    rules = Rulebook("any")
    assert rules.mark("grudge", seat="player") != rules.mark("fed")
    with pytest.raises(ValueError, match="grudge"):
        rules.mark("grudge")
