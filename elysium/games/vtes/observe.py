"""Who sees what: the view of one person."""

from __future__ import annotations

from functools import lru_cache

from elysium.engine.audience import OPEN_TABLE
from elysium.games.vtes.definitions.language import CARDS, NO_FACE, Entity, Face
from elysium.games.vtes.rules.frames import veiled
from elysium.games.vtes.rules.hands import seats_with_open_hands
from elysium.games.vtes.state import SHOWN, UNCONTROLLED, UNKNOWN_CRYPT, UNKNOWN_NUMBER, Vtes
from elysium.games.vtes.terms import ENTITY, SECRET, is_face_down


def sees(s: Vtes, viewer: int, entity: Entity) -> bool:
    """Uncontrolled cards lie face down; their owner may look at them. [VTES-2.3-05, VTES-2.3-06]

    One that was shown before is remembered.
    """
    if s.region[entity] != UNCONTROLLED or viewer == OPEN_TABLE or s.controller[entity] == viewer:
        return True
    return bool(s.flags[entity] & SHOWN)


def hide(number: int, faces: list[Face]) -> int:
    """A number that names a card face down says no more than its place to those who do not see the face."""
    if not is_face_down(number) or faces[number & ENTITY]:
        return number
    return SECRET | number & ENTITY


def reveal(s: Vtes, view: Vtes) -> None:
    """What is face down, chosen in secret or known to one Methuselah alone is left out; all else lies open."""
    viewer = view.viewer
    if viewer == OPEN_TABLE:
        return
    hidden = [entity for entity in s.in_regions(UNCONTROLLED) if not sees(s, viewer, entity)]
    faces = view.face = _masked(s.face, hidden)
    view.capacity, view.flags = _masked(s.capacity, hidden), _masked(s.flags, hidden)
    view.clan, view.sect = _masked(s.clan, hidden), _masked(s.sect, hidden)
    view.title, view.claim = _masked(s.title, hidden), _masked(s.claim, hidden)
    view.basic, view.superior = _masked(s.basic, hidden), _masked(s.superior, hidden)
    view.stack = [veiled(frame, lambda number: hide(number, faces)) for frame in s.stack]
    view.action_target = hide(s.action_target, faces)
    if s.over:
        view.hands = s.hands
    else:
        for seat in seats_with_open_hands(s):
            view.hands = s.put(view.hands, seat, s.hands[seat])
    view.removed = tuple([() if s.ousted >> seat & 1 else cards for seat, cards in enumerate(s.removed)])
    view.crypt_bottoms = tuple(
        [
            bottom if seat == viewer else tuple([face if face < SECRET else NO_FACE for face in bottom])
            for seat, bottom in enumerate(s.crypt_bottoms)
        ]
    )
    view.brought = tuple([deck if seat == viewer else _size_of(deck) for seat, deck in enumerate(s.brought)])
    view.numbers = [number if seat == viewer or not number else UNKNOWN_NUMBER for seat, number in enumerate(s.numbers)]


def _masked[T: int](values: list[T], hidden: list[Entity]) -> list[T]:
    """Nothing that is printed on a card can be seen of one that lies face down."""
    seen = values[:]
    for entity in hidden:
        seen[entity] = 0  # type: ignore[assignment]  # nothing of any kind
    return seen


@lru_cache(maxsize=1024)
def _size_of(deck: tuple[Face, ...]) -> tuple[Face, ...]:
    """How many crypt and library cards somebody has brought is no secret."""
    return tuple(sorted([UNKNOWN_CRYPT if CARDS[face].crypt else NO_FACE for face in deck]))
