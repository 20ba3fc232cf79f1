"""What an ousted Methuselah never showed stays unknown."""

import pytest

from elysium.engine.audience import SPECTATOR
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import Entity
from elysium.games.vtes.game import VTES
from elysium.games.vtes.rules.pool import burn_pool
from elysium.games.vtes.state import UNCONTROLLED, Vtes


def ousted_table() -> tuple[Vtes, list[Entity]]:
    s = VTES.start(VTES.setup(3), bytes(32))
    victim = next(seat for seat in range(3) if seat != s.turn)
    hidden = s.in_region(Seat(victim), UNCONTROLLED)
    assert all(s.face[entity] for entity in hidden)
    asked, s.asked = s.asked, ()
    burn_pool(s, Seat(victim), 30)
    VTES.book.proceed(s)
    assert asked
    assert s.ousted == 1 << victim
    return s, hidden


@pytest.mark.rule("VTES-9.1-16")
def test_uncontrolled_vampires_of_an_ousted_methuselah_cannot_be_read() -> None:
    s, hidden = ousted_table()
    for viewer in (*(seat for seat in range(3)), SPECTATOR):
        view = VTES.observe(s, viewer)
        for entity in hidden:
            assert view.face[entity] == view.capacity[entity] == view.clan[entity] == view.basic[entity] == 0
    VTES.rulings.check_conservation(s)
