"""Rules leave out cards that cannot matter: what can be done and what comes of it is the same if they look at all."""

from random import Random

import pytest

from elysium.engine.chance import key_from_seed
from elysium.games.vtes.game import VTES
from elysium.games.vtes.rules.values import bleed_of, intercept_of, stealth_of, strength_of
from elysium.games.vtes.state import Vtes

LOOKED_AT = 400
EVERYTHING = -1


def looking_everywhere(s: Vtes) -> Vtes:
    other = s.clone()
    other.offering = other.offering_others = other.waiting = other.changing = EVERYTHING
    return other


def alike(s: Vtes, other: Vtes) -> bool:
    """Apart from what is looked for."""
    return looking_everywhere(s) == looking_everywhere(other)


@pytest.mark.parametrize("table", [{}, {"decks": "twd-10008,twd-10022,twd-10046,twd-10081,twd-10143"}])
def test_looking_everywhere_finds_nothing_more(table: dict[str, str]) -> None:
    rng = Random(3)
    s = VTES.start(VTES.setup(5, table), key_from_seed(b"reach"), quiet=True)
    for _ in range(LOOKED_AT):
        other = looking_everywhere(s)
        question = s.asked[0]
        options = VTES.book.options(s, question)
        assert options == VTES.book.options(other, question)
        for minion in s.minions(s.turn):
            for value in (bleed_of, intercept_of, stealth_of, strength_of):
                assert value(s, minion) == value(other, minion)
        option = options[int(rng.random() * len(options))]
        VTES.book.take(s, question, option)
        VTES.book.take(other, question, option)
        assert alike(s, other)
        if not s.asked:
            return


def test_a_sampled_world_looks_for_what_it_holds() -> None:
    rng = Random(5)
    s = VTES.start(VTES.setup(5, {}), key_from_seed(b"sampled"), quiet=True)
    for _ in range(300):
        options = VTES.book.options(s, s.asked[0])
        VTES.book.take(s, s.asked[0], options[int(rng.random() * len(options))])
    view = VTES.observe(s, s.asked[0][0])
    world = VTES.views.sampler(view)(rng)
    assert isinstance(world, Vtes)
    assert (world.able, world.offering, world.waiting) == (s.able, s.offering, s.waiting), "what is in play lies open"
    for _ in range(100):
        if not world.asked:
            return
        other = looking_everywhere(world)
        question = world.asked[0]
        options = VTES.book.options(world, question)
        assert options == VTES.book.options(other, question)
        option = options[int(rng.random() * len(options))]
        VTES.book.take(world, question, option)
        VTES.book.take(other, question, option)
        assert alike(world, other)
