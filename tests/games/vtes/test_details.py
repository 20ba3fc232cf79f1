"""Questions carry what they are about, however large the numbers are."""

from elysium.engine.state import Seat
from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.game import VTES
from elysium.games.vtes.rules.entities import new_entity
from elysium.games.vtes.rules.triggers import OF_MODE, do_effects
from elysium.games.vtes.state import NEXT_STEALTH, READY, UNCONTROLLED, Vtes
from elysium.games.vtes.terms import SPEND_BLOOD, methuselah_at

AT_SUPERIOR = 1


def table() -> tuple[Vtes, Seat]:
    s = VTES.start(VTES.setup(2), bytes(32))
    s.asked = ()
    return s, s.turn


def test_as_many_as_twenty_counters_may_be_chosen_and_sixteen_are_sixteen() -> None:
    s, seat = table()
    vampire = new_entity(s, s.face[s.in_region(seat, UNCONTROLLED)[0]], seat, seat, READY)
    s.blood[vampire] = 20
    s.do((do_effects, fact_named("Veil the Legions").id, OF_MODE, AT_SUPERIOR, 0, seat, vampire, 0, 0))
    VTES.book.proceed(s)
    assert VTES.book.options_for(s, seat) == tuple((SPEND_BLOOD, amount) for amount in range(21))
    VTES.book.play(s, seat, (SPEND_BLOOD, 16))
    assert (s.blood[vampire], s.total(NEXT_STEALTH, methuselah_at(seat))) == (4, 16)
