"""Cards that are played from where somebody keeps them as if from a hand, and whose they are.

Such a card may be somebody else's. As long as it is on its way a mark says so; it never goes to an ash heap, but leaves
the game instead.
"""

from __future__ import annotations

from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import Entity, Face
from elysium.games.vtes.marks import ON_LOAN
from elysium.games.vtes.rules.frames import carried
from elysium.games.vtes.rules.limits import marks_on, unmark_one
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.terms import methuselah_at


def lent_to(s: Vtes, seat: Seat) -> list[Entity]:
    """They follow the card on which they lie, whoever has it."""
    return [card for card in s.lent if s.controller[s.host[card]] == seat]


def is_lent(s: Vtes, seat: Seat, face: Face) -> bool:
    """What this Methuselah is playing is not from hand."""
    return any(lent[0] == face for lent in marks_on(s, methuselah_at(seat), ON_LOAN))


def owner_of(s: Vtes, seat: Seat, face: Face) -> Seat:
    """Whose the card is that this Methuselah is playing."""
    return next((Seat(owner) for lent, owner in marks_on(s, methuselah_at(seat), ON_LOAN) if lent == face), seat)


def on_their_way(s: Vtes) -> list[tuple[Seat, Face]]:
    """(owner, face) of every card that is nowhere else."""
    cards = carried(s.stack)
    if s.action_face:
        cards.append((s.actor, s.action_face))
    return [(owner_of(s, seat, face), face) for seat, face in cards]


def give_back_loan(s: Vtes, seat: Seat, face: Face) -> Seat:
    """The card has found its place; whose it is."""
    owner = owner_of(s, seat, face)
    if is_lent(s, seat, face):
        unmark_one(s, methuselah_at(seat), ON_LOAN, face, owner)
    return owner


def burn_played(s: Vtes, seat: Seat, face: Face) -> None:
    """It has done what it does."""
    if is_lent(s, seat, face):
        take_out_played(s, seat, face)
    else:
        s.to_ash(seat, face)


def take_out_played(s: Vtes, seat: Seat, face: Face) -> None:
    owner = give_back_loan(s, seat, face)
    s.removed = s.put(s.removed, owner, (*s.removed[owner], face))
