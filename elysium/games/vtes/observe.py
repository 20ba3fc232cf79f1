"""Who sees what: the view of one person, and the board drawn from it."""

from __future__ import annotations

from functools import lru_cache

from elysium.engine.audience import OPEN_TABLE
from elysium.engine.observation import Board, CardView, Counter, Fact, Line, Zone
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import CARDS, NO_FACE, Entity, Face
from elysium.games.vtes.rules.frames import veiled
from elysium.games.vtes.rules.hands import known_of_hand, seats_with_open_hands
from elysium.games.vtes.rules.politics import count_votes
from elysium.games.vtes.rules.values import bleed_of, intercept_of, stealth_of
from elysium.games.vtes.state import (
    ACTION_NAMES,
    CONTESTED,
    ON,
    READY,
    REGIONS,
    SHOWN,
    TABLE,
    TORPOR,
    UNCONTROLLED,
    UNKNOWN_CRYPT,
    UNKNOWN_NUMBER,
    Vtes,
)
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
    view.able = [entity for entity in s.able if faces[entity]]
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


def _values(s: Vtes) -> tuple[int, int, int, int, int]:
    votes = count_votes(s) if s.referendum else (0, 0)
    if not s.acting:
        return (0, 0, 0, *votes)
    intercept = intercept_of(s, s.blocker) if s.blocker else 0
    return (stealth_of(s, s.acting), intercept, bleed_of(s, s.acting), *votes)


# The board


def board(view: Vtes) -> Board:
    zones = []
    counters = []
    for seat in view.everybody():
        for region in (READY, TORPOR, UNCONTROLLED, TABLE):
            cards = [
                _card(view, Entity(entity))
                for entity, where in enumerate(view.region)
                if where in (region, region + CONTESTED) and view.controller[entity] == seat
            ]
            zones.append(Zone(REGIONS[region], seat, tuple(cards)))
        zones.append(Zone("hand", seat, _hand(view, seat)))
        zones.append(Zone("ash-heap", seat, tuple(CardView(CARDS[face].slug) for face in view.ashes[seat]), True))
        counters += [
            Counter("pool", seat, view.pool[seat]),
            Counter("victory-points", seat, view.victory_points[seat]),
            Counter("hand", seat, len(view.hands[seat])),
            Counter("library", seat, len(view.libraries[seat])),
            Counter("crypt", seat, len(view.crypts[seat])),
        ]
    out = tuple([Fact("out", seat) for seat in view.everybody() if view.ousted >> seat & 1])
    return Board(tuple(range(view.seats)), view.turn, tuple(zones), tuple(counters), strip(view), out)


ALWAYS_AIMED = ("bleed", "red-list")
AIMED = (*ALWAYS_AIMED, "equip", "employ", "card", "rescue", "diablerie")
"""Actions that may be directed at somebody."""
LINES = (
    "neighbours", "edge", "ousted", "action-card", "blocker", "combat", "votes",
    *(line for line in ACTION_NAMES if line and line not in ALWAYS_AIMED),
    *(f"{line}-at" for line in AIMED),
)  # fmt: skip


def strip(view: Vtes) -> tuple[Line, ...]:
    """What everybody at the table should have in mind: neighbours, the Edge, the action, combat, votes."""
    lines = [Line("ousted", {"player": ("player", seat)}) for seat in view.everybody() if view.ousted >> seat & 1]
    if view.over:
        return tuple(lines)
    if view.viewer < view.seats and not view.ousted >> view.viewer & 1:
        prey, predator = _neighbours(view)
        lines.append(Line("neighbours", {"prey": ("player", prey), "predator": ("player", predator)}, lasting=True))
    if view.edge >= 0:
        lines.append(Line("edge", {"player": ("player", view.edge)}, lasting=True))
    stealth, intercept, bleed, votes, against = _values(view)
    if view.acting:
        details = {
            "minion": ("card", view.ref(view.acting)),
            "stealth": ("count", stealth),
            "bleed": ("count", bleed),
        }
        if view.action_seat >= 0:
            details["player"] = ("player", view.action_seat)
        name = ACTION_NAMES[view.action]
        lines.append(Line(f"{name}-at" if view.action_seat >= 0 and name != "political" else name, details))
        if view.action_face:
            lines.append(Line("action-card", {"face": ("face", view.action_face)}))
        if view.blocker:
            blocker = ("card", view.ref(view.blocker))
            lines.append(Line("blocker", {"minion": blocker, "intercept": ("count", intercept)}))
    if view.fighters:
        first, second = (("card", view.ref(fighter)) for fighter in view.fighters)
        distance = ("distance", view.distance)
        lines.append(
            Line("combat", {"first": first, "second": second, "round": ("count", view.combat_round), "range": distance})
        )
    if view.referendum:
        lines.append(Line("votes", {"votes": ("count", votes), "against": ("count", against)}))
    return tuple(lines)


def _neighbours(view: Vtes) -> tuple[Seat, Seat]:
    """Prey and predator of the viewer. [VTES-2.1-01]"""
    viewer = Seat(view.viewer)
    return view.prey(viewer), view.predator(viewer)


def _hand(view: Vtes, seat: Seat) -> tuple[CardView, ...]:
    """All that the viewer sees of it, or else the cards that were seen there."""
    faces = view.hands[seat]
    if 0 in faces:
        faces = known_of_hand(view, view.viewer, seat)
    return tuple(CardView(CARDS[face].slug) for face in faces)


def _card(view: Vtes, entity: Entity) -> CardView:
    on = [Entity(e) for e, host in enumerate(view.host) if host == entity and view.region[e] % CONTESTED == ON]
    face = view.face[entity]
    return CardView(
        face=CARDS[face].slug if face else "",
        number=entity,
        turned=bool(view.locked[entity]),
        counters=view.blood[entity],
        most=view.capacity[entity],
        on=tuple(_card(view, other) for other in on),
        note="contested" if view.region[entity] & CONTESTED else "",
    )
