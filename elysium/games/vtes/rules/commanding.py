"""Vampires that are in play only to bleed, and cards that go from the table to the bottom of a crypt."""

from __future__ import annotations

from elysium.games.vtes.rules.crypts import put_at_bottom
from elysium.games.vtes.rules.entities import all_attached, blank, burn, leave_table, public_ref
from elysium.games.vtes.rules.legality import action_obstacle
from elysium.games.vtes.state import BLED, COMMANDED, READY, SHOWN, TORPOR, Vtes
from elysium.games.vtes.terms import book

TO_CRYPT = book.event("to-crypt", card="card")


def to_crypt_bottom(s: Vtes, entity: int, *, seen: bool) -> None:
    """What is on it burns; a card that lay face down is known to its owner only, unless it was shown before."""
    seen = seen or bool(s.flags[entity] & SHOWN)
    for other in all_attached(s, entity):
        burn(s, other)
    if not s.quiet:
        s.tell(TO_CRYPT, public_ref(s, entity))
    face, owner = s.face[entity], s.owner[entity]
    leave_table(s, entity)
    if not seen:
        blank(s, entity)
    put_at_bottom(s, owner, face, seen=seen)


def must_bleed(s: Vtes, minion: int) -> bool:
    return bool(s.flags[minion] & COMMANDED) and not s.flags[minion] & BLED


def commanded(s: Vtes) -> list[int]:
    return [e for e, flags in enumerate(s.flags) if flags & COMMANDED and READY <= s.region[e] <= TORPOR]


@book.step
def recall_commanded(s: Vtes) -> None:
    """One of them has bled successfully, or none can any more: all go back together."""
    for vampire in commanded(s):
        to_crypt_bottom(s, vampire, seen=True)


def recall_spent(s: Vtes) -> None:
    there = commanded(s)
    if there and not any(must_bleed(s, e) and not action_obstacle(s, s.turn, e) for e in there):
        s.do((recall_commanded,))
