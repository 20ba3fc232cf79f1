"""Cards of a crypt that are turned up, taken or put back, and what is known of its order afterwards."""

from __future__ import annotations

from elysium.engine.audience import EVERYONE
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import Face
from elysium.games.vtes.rules.pieces import pieces
from elysium.games.vtes.state import GONE, SHOWN, UNCONTROLLED, Vtes
from elysium.games.vtes.terms import SECRET, SHOWED


def show_top(s: Vtes, seat: Seat) -> Face:
    """Everybody sees the top card, which stays where it is."""
    face = s.crypts[seat][0]
    s.show(EVERYONE, SHOWED, seat, face)
    if not s.crypt_tops[seat] and len(s.crypts[seat]) > len(s.crypt_bottoms[seat]):
        s.crypt_tops = s.put(s.crypt_tops, seat, (face,))
    elif not s.crypt_tops[seat]:
        s.crypt_bottoms = s.put(s.crypt_bottoms, seat, (face, *s.crypt_bottoms[seat][1:]))
    return face


def is_top_known(s: Vtes, seat: Seat) -> bool:
    """Whether everybody knows which card is on top."""
    if s.crypt_tops[seat] or len(s.crypts[seat]) > len(s.crypt_bottoms[seat]):
        return bool(s.crypt_tops[seat])
    return s.crypt_bottoms[seat][0] < SECRET


def take_top(s: Vtes, seat: Seat) -> Face:
    """The top card leaves the crypt; the caller puts it somewhere."""
    face, *rest = s.crypts[seat]
    remember(s, seat, s.crypt_tops[seat][:1])
    s.crypts = s.put(s.crypts, seat, tuple(rest))
    _know(s, seat, s.crypt_tops[seat][1:], s.crypt_bottoms[seat])
    return face


def take_bottom(s: Vtes, seat: Seat) -> Face:
    *rest, face = s.crypts[seat]
    s.crypts = s.put(s.crypts, seat, tuple(rest))
    _know(s, seat, s.crypt_tops[seat], s.crypt_bottoms[seat][:-1])
    return face


def take_sought(s: Vtes, seat: Seat, face: Face) -> None:
    """A card that was looked for leaves the crypt, which is shuffled afterwards."""
    crypt = list(s.crypts[seat])
    crypt.remove(face)
    s.crypts = s.put(s.crypts, seat, tuple(crypt))
    top, bottom = list(s.crypt_tops[seat]), list(s.crypt_bottoms[seat])
    for known in (top, bottom):
        if face in known:
            known.remove(face)
            break
    _know(s, seat, tuple(top), tuple(bottom))


def put_at_bottom(s: Vtes, seat: Seat, face: Face, *, seen: bool) -> None:
    """Under the crypt, in the open or face down, so that only its Methuselah knows the card."""
    s.crypts = s.put(s.crypts, seat, (*s.crypts[seat], face))
    _know(s, seat, s.crypt_tops[seat], (*s.crypt_bottoms[seat], face if seen else Face(face | SECRET)))


def forget_order(s: Vtes, seat: Seat) -> None:
    """The crypt is shuffled: what was seen of it is still in it somewhere."""
    remember(s, seat, tuple(face for face in (*s.crypt_tops[seat], *s.crypt_bottoms[seat]) if not face & SECRET))
    _know(s, seat, (), ())


def _know(s: Vtes, seat: Seat, top: tuple[Face, ...], bottom: tuple[Face, ...]) -> None:
    left = len(s.crypts[seat])
    bottom = bottom[max(0, len(bottom) - left) :]
    top = top[: left - len(bottom)]
    if top != s.crypt_tops[seat] or bottom != s.crypt_bottoms[seat]:
        s.crypt_tops = s.put(s.crypt_tops, seat, top)
        s.crypt_bottoms = s.put(s.crypt_bottoms, seat, bottom)


def remember(s: Vtes, seat: Seat, faces: tuple[Face, ...]) -> None:
    """This Methuselah has brought at least as many copies as lie open now, and these besides."""
    for face in dict.fromkeys(faces):
        known = _open_copies(s, seat, face) + faces.count(face) - s.returned[seat].count(face)
        s.returned = s.put(s.returned, seat, (*s.returned[seat], *(face,) * known))


def _open_copies(s: Vtes, seat: Seat, face: Face) -> int:
    on_table = sum(
        pieces(s, e).count((seat, face))
        for e in s.entities()
        if s.region[e] != GONE and (s.region[e] != UNCONTROLLED or s.flags[e] & SHOWN)
    )
    elsewhere = (*s.ashes[seat], *s.removed[seat], *s.shown_hands[seat])
    return on_table + elsewhere.count(face)
