"""Cards that are played from where somebody keeps them as if from a hand, and whose they are.

Such a card may be somebody else's. As long as it is on its way a mark says so; it never goes to an ash heap, but leaves
the game instead.
"""

from __future__ import annotations

from elysium.engine.cards.numbers import with_face
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import CARDS, Entity, Face
from elysium.games.vtes.definitions.traits import PLAYS_WHAT_IT_KEEPS
from elysium.games.vtes.marks import ON_LOAN
from elysium.games.vtes.rules.frames import carried
from elysium.games.vtes.rules.limits import marks_on, unmark_one
from elysium.games.vtes.state import ON, Vtes
from elysium.games.vtes.terms import entity_of, methuselah_at


def lent_to(s: Vtes, seat: Seat) -> list[Entity]:
    """They follow the card on which they lie, whoever has it."""
    return [card for card in s.lent if s.controller[s.host[card]] == seat]


def may_play_kept(s: Vtes, seat: Seat) -> list[tuple[Face, Entity]]:
    """Cards of one's own that lie face down where some minion of one's own plays them, and on what."""
    return [
        (face, keeper)
        for face, keeper in zip(s.kept[seat], s.keepers[seat], strict=True)
        if CARDS[s.face[keeper]].traits & PLAYS_WHAT_IT_KEEPS
        and s.region[keeper] == ON
        and s.controller[s.host[keeper]] == seat
    ]


def beside_hand(s: Vtes, seat: Seat) -> list[int]:
    """What can be played as if from hand, as options name it: by the place of the card, or of that on which it lies."""
    found = [s.ref(card) for card in lent_to(s, seat)] if s.lent else []
    if s.kept[seat]:
        found += dict.fromkeys(with_face(*pair) for pair in may_play_kept(s, seat))
    return found


def plays_it(s: Vtes, named: int, minion: Entity) -> bool:
    """What lies on a card that is on a minion is for that minion."""
    card = entity_of(named)
    return card in s.lent or s.host[card] == minion


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
    if owner_of(s, seat, face) != seat:
        take_out_played(s, seat, face)
    else:
        give_back_loan(s, seat, face)
        s.to_ash(seat, face)


def take_out_played(s: Vtes, seat: Seat, face: Face) -> None:
    owner = give_back_loan(s, seat, face)
    s.removed = s.put(s.removed, owner, (*s.removed[owner], face))
