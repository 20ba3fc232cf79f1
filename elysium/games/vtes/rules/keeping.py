"""Cards that lie face down and out of play on a card in play, where their owner alone may look at them."""

from __future__ import annotations

from elysium.engine.audience import EVERYONE, only
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import Entity, Face
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.terms import TO_ASH, book

KEEPS_CARD = book.event("keeps-card", player="player", card="card")
OWN_CARD_KEPT = book.event("own-card-kept", card="face")
KEPT_CARD_TAKEN = book.event("kept-card-taken", player="player", card="card")
OWN_KEPT_CARD_TAKEN = book.event("own-kept-card-taken", card="face")


def keep(s: Vtes, seat: Seat, face: Face, keeper: Entity) -> None:
    """A card of this Methuselah, which has left where it was, goes there."""
    s.kept = s.put(s.kept, seat, (*s.kept[seat], face))
    s.keepers = s.put(s.keepers, seat, (*s.keepers[seat], keeper))
    if not s.quiet:
        s.tell(KEEPS_CARD, seat, s.ref(keeper))
        s.whisper(only(seat), OWN_CARD_KEPT, face)


def kept_on(s: Vtes, seat: Seat, keeper: Entity) -> list[Face]:
    """The cards of this Methuselah there, each copy by itself."""
    return [face for face, card in zip(s.kept[seat], s.keepers[seat], strict=True) if card == keeper]


def take_kept(s: Vtes, seat: Seat, face: Face, keeper: Entity) -> None:
    """The caller puts it somewhere."""
    place = next(n for n, pair in enumerate(zip(s.kept[seat], s.keepers[seat], strict=True)) if pair == (face, keeper))
    s.kept = s.put(s.kept, seat, s.kept[seat][:place] + s.kept[seat][place + 1 :])
    s.keepers = s.put(s.keepers, seat, s.keepers[seat][:place] + s.keepers[seat][place + 1 :])
    if not s.quiet:
        s.tell(KEPT_CARD_TAKEN, seat, s.ref(keeper))
        s.whisper(only(seat), OWN_KEPT_CARD_TAKEN, face)


def burn_kept(s: Vtes, keeper: Entity) -> None:
    """The card leaves play, and what lies on it goes to the ash heaps of its owners."""
    for seat in s.everybody():
        if keeper not in s.keepers[seat]:
            continue
        for face in kept_on(s, seat, keeper):
            s.to_ash(seat, face)
            s.show(EVERYONE, TO_ASH, seat, face)
        left = [pair for pair in zip(s.kept[seat], s.keepers[seat], strict=True) if pair[1] != keeper]
        s.kept = s.put(s.kept, seat, tuple([face for face, _ in left]))
        s.keepers = s.put(s.keepers, seat, tuple([card for _, card in left]))


def forget_kept(s: Vtes, seat: Seat) -> tuple[Face, ...]:
    """All of it, as this Methuselah leaves the game; the caller puts it somewhere."""
    faces = s.kept[seat]
    s.kept = s.put(s.kept, seat, ())
    s.keepers = s.put(s.keepers, seat, ())
    return faces
