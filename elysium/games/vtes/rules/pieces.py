"""The cards that lie on the table as one: a merged vampire is two of them. [VTES-1.5.6-05, VTES-1.5.6-06]"""

from __future__ import annotations

from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import Entity, Face
from elysium.games.vtes.definitions.merging import MADE_OF
from elysium.games.vtes.marks import OWNS_BASE
from elysium.games.vtes.rules.limits import marks_on
from elysium.games.vtes.state import Vtes


def pieces(s: Vtes, entity: Entity) -> tuple[tuple[Seat, Face], ...]:
    """Each with whose it is."""
    face, owner = s.face[entity], s.owner[entity]
    if face not in MADE_OF:
        return ((owner, face),)
    advanced, base = MADE_OF[face]
    apart = marks_on(s, entity, OWNS_BASE)
    return ((owner, advanced), (Seat(apart[0][0]) if apart else owner, base))
