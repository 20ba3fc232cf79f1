"""Cards that go from one zone of faces to another: hand, library, crypt, ash heap. [section 1.6.1]

What everybody has seen of a card that goes back into a library is remembered, so that nobody deals it away again.
"""

from __future__ import annotations

from elysium.engine.audience import EVERYONE
from elysium.engine.state import Seat
from elysium.games.vtes.rules.hands import adjust_hand, discard
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.terms import TO_ASH


def discard_at_random(s: Vtes, seat: Seat, count: int) -> None:
    """As many as there are, all before any is replaced."""
    for _ in range(min(count, len(s.hands[seat]))):
        face = s.hands[seat][s.random(len(s.hands[seat]))]
        discard(s, seat, face)
        s.show(EVERYONE, TO_ASH, seat, face)
    s.do((adjust_hand, seat))
