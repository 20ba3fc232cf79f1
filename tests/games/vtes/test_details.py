"""Questions carry what they are about, however large the numbers are."""

from elysium.engine.state import Seat
from elysium.games.vtes.game import VTES
from elysium.games.vtes.rules.entities import new_entity
from elysium.games.vtes.state import READY, UNCONTROLLED, Vtes
from elysium.games.vtes.terms import CHOOSE, SECRET, TAKE_BLOOD
from elysium.games.vtes.words.crypts import how_much_to_steal, receive_counters


def table() -> tuple[Vtes, Seat]:
    s = VTES.start(VTES.setup(2), bytes(32))
    s.asked = ()
    return s, s.turn


def test_sixteen_counters_move_as_sixteen() -> None:
    s, seat = table()
    taker = s.in_region(seat, UNCONTROLLED)[0]
    giver = new_entity(s, s.face[taker], Seat(1 - seat), Seat(1 - seat), UNCONTROLLED)
    s.blood[giver] = 20
    s.do((receive_counters, seat, giver, 16))
    VTES.book.proceed(s)
    VTES.book.play(s, seat, (CHOOSE, s.ref(taker) | SECRET))
    assert (s.blood[giver], s.blood[taker]) == (4, 16)


def test_as_many_as_twenty_counters_may_be_chosen() -> None:
    s, seat = table()
    face = s.face[s.in_region(seat, UNCONTROLLED)[0]]
    thief = new_entity(s, face, seat, seat, READY)
    card = new_entity(s, face, Seat(1 - seat), Seat(1 - seat), UNCONTROLLED)
    s.blood[card] = 20
    s.do((how_much_to_steal, thief, card, 20))
    VTES.book.proceed(s)
    assert VTES.book.options_for(s, seat) == tuple((TAKE_BLOOD, amount) for amount in range(21))
