"""Who sees what: the view of one person, and the board drawn from it."""

from __future__ import annotations

from elysium.engine.audience import OPEN_TABLE
from elysium.engine.observation import Board, CardView, Counter, Line, Observation, Zone
from elysium.engine.refusal import Refusal
from elysium.engine.state import Frame
from elysium.games.vtes.cards.language import CARDS
from elysium.games.vtes.rules.hands import seats_with_open_hands
from elysium.games.vtes.rules.politics import count_votes
from elysium.games.vtes.rules.values import bleed_of, intercept_of, stealth_of
from elysium.games.vtes.state import CONTESTED, ON, READY, SHOWN, TABLE, TORPOR, UNCONTROLLED, Vtes, Zones
from elysium.games.vtes.terms import ENTITY, SECRET, book


class View(Observation, kw_only=True, frozen=True):
    """What one person knows: all that lies open, one's own hand and uncontrolled region."""

    pool: tuple[int, ...]
    victory_points: tuple[int, ...]
    ousted: int
    hand: tuple[int, ...]
    """One's own cards."""
    open_hands: Zones
    """Hands that everybody may see; empty for the others."""
    shown_hands: Zones
    """Cards that everybody knows to be in a hand."""
    hand_counts: tuple[int, ...]
    library_counts: tuple[int, ...]
    crypt_counts: tuple[int, ...]
    ashes: Zones
    removed: Zones
    """Cards out of the game; of an ousted Methuselah nobody may look through them."""
    returned: Zones
    """Cards that everybody has seen going back into a library."""
    research: tuple[int, ...]
    """One's own research area, at which only oneself may look. [VTES-11-25]"""
    research_counts: tuple[int, ...]
    own_top: tuple[int, ...]
    """The top cards of one's own library, as far as one has looked at them."""
    own_bottom: tuple[int, ...]
    known_of_libraries: tuple[tuple[int, int], ...]
    """How many top and bottom cards of their own libraries the others know."""
    crypt_tops: Zones
    """The top cards of each crypt that everybody has seen."""
    crypt_bottoms: Zones
    """What one knows of the bottom of each crypt; 0 for a card that only its Methuselah knows."""
    own_deck: tuple[int, ...]
    """All cards one has brought."""
    deck_sizes: tuple[tuple[int, int], ...]
    """How many crypt and library cards each has brought."""
    hand_size: tuple[int, ...]
    delayed: tuple[int, ...]
    debt: tuple[int, ...]
    withdrawing: int
    edge: int
    events_played: tuple[int, ...]
    draft: bool
    turn: int
    turns: int
    phase: int
    master_actions: int
    transfers: int
    discards: int
    short_handed: bool
    face: tuple[int, ...]
    """0 for a card that lies face down for this person."""
    owner: tuple[int, ...]
    controller: tuple[int, ...]
    region: tuple[int, ...]
    host: tuple[int, ...]
    blood: tuple[int, ...]
    locked: tuple[int, ...]
    capacity: tuple[int, ...]
    clan: tuple[int, ...]
    sect: tuple[int, ...]
    title: tuple[int, ...]
    claim: tuple[int, ...]
    basic: tuple[int, ...]
    superior: tuple[int, ...]
    flags: tuple[int, ...]
    lasting: tuple[tuple[int, int, int, int], ...]
    used: tuple[tuple[int, ...], ...]
    acting: int
    action: int
    action_face: int
    action_mode: int
    action_source: int
    action_seat: int
    action_target: int
    action_extra: int
    action_burned: int
    may_block: tuple[int, ...]
    declined: int
    blocker: int
    blocked: bool
    action_over: bool
    referendum: int
    terms: tuple[int, ...]
    granted: tuple[tuple[int, int, int], ...]
    ballots: tuple[tuple[int, int, int, int], ...]
    forced: tuple[tuple[int, int], ...]
    burned_for_votes: int
    chosen_number: int
    """The number one has chosen in secret; 0 if none."""
    numbers_open: int
    """How many have chosen, as a bit set; which number is hidden."""
    fighters: tuple[int, ...]
    combat_round: int
    distance: int
    last: int
    pressed: bool
    strikes: tuple[int, ...]
    extra_strikes: tuple[int, ...]
    pair: int
    damage: tuple[tuple[int, int, int, int], ...]
    combat_over: bool
    stack: tuple[Frame, ...]
    """What is still to happen, without what a card's holder alone may know."""
    values: tuple[int, int, int, int, int]
    """Stealth, intercept, bleed of the current action; votes for and against."""
    all_hands: Zones
    """Everything, once the game is over."""


def sees(s: Vtes, viewer: int, entity: int) -> bool:
    """Uncontrolled cards lie face down; their owner may look at them. [VTES-2.3-05, VTES-2.3-06]

    One that was shown before is remembered.
    """
    if s.region[entity] != UNCONTROLLED or viewer == OPEN_TABLE or s.controller[entity] == viewer:
        return True
    return bool(s.flags[entity] & SHOWN)


def hide(number: int, faces: tuple[int, ...]) -> int:
    """A number that names a card face down says no more than its place to those who do not see the face."""
    if number < SECRET or number >= 2 * SECRET or faces[number & ENTITY]:
        return number
    return SECRET | number & ENTITY


def observe(s: Vtes, viewer: int) -> View:
    if viewer == OPEN_TABLE and not s.over:
        raise Refusal("open-only-after-the-game")
    hidden = [not sees(s, viewer, entity) for entity in range(len(s.face))]
    own = viewer if viewer < s.seats else -1
    faces = _masked(s.face, hidden)
    hands = open_hands(s)
    return View(
        viewer=viewer,
        seats=s.seats,
        asked=s.asked,
        options=book.options_for(s, viewer),
        outcome=s.outcome,
        pool=tuple(s.pool),
        victory_points=tuple(s.victory_points),
        ousted=s.ousted,
        hand=s.hands[own] if own >= 0 else (),
        open_hands=hands,
        shown_hands=s.shown_hands,
        hand_counts=tuple(map(len, s.hands)),
        library_counts=tuple(map(len, s.libraries)),
        crypt_counts=tuple(map(len, s.crypts)),
        ashes=s.ashes,
        removed=tuple(() if s.ousted >> seat & 1 else cards for seat, cards in enumerate(s.removed)),
        returned=s.returned,
        research=s.research[own] if own >= 0 else (),
        research_counts=tuple(map(len, s.research)),
        own_top=s.library_tops[own] if own >= 0 else (),
        own_bottom=s.library_bottoms[own] if own >= 0 else (),
        known_of_libraries=tuple(
            (len(top), len(bottom)) for top, bottom in zip(s.library_tops, s.library_bottoms, strict=True)
        ),
        crypt_tops=s.crypt_tops,
        crypt_bottoms=tuple(
            tuple(face if face < SECRET or seat == own or viewer == OPEN_TABLE else 0 for face in bottom)
            for seat, bottom in enumerate(s.crypt_bottoms)
        ),
        own_deck=s.brought[own] if own >= 0 else (),
        deck_sizes=tuple((sum(CARDS[face].crypt for face in deck), len(deck)) for deck in s.brought),
        hand_size=tuple(s.hand_size),
        delayed=tuple(s.delayed),
        debt=tuple(s.debt),
        withdrawing=s.withdrawing,
        edge=s.edge,
        events_played=s.events_played,
        draft=s.draft,
        turn=s.turn,
        turns=s.turns,
        phase=s.phase,
        master_actions=s.master_actions,
        transfers=s.transfers,
        discards=s.discards,
        short_handed=s.short_handed,
        face=faces,
        owner=tuple(s.owner),
        controller=tuple(s.controller),
        region=tuple(s.region),
        host=tuple(s.host),
        blood=tuple(s.blood),
        locked=tuple(s.locked),
        capacity=_masked(s.capacity, hidden),
        clan=_masked(s.clan, hidden),
        sect=_masked(s.sect, hidden),
        title=_masked(s.title, hidden),
        claim=_masked(s.claim, hidden),
        basic=_masked(s.basic, hidden),
        superior=_masked(s.superior, hidden),
        flags=_masked(s.flags, hidden),
        lasting=tuple(s.lasting),
        used=tuple(s.used),
        acting=s.acting,
        action=s.action,
        action_face=s.action_face,
        action_mode=s.action_mode,
        action_source=s.action_source,
        action_seat=s.action_seat,
        action_target=hide(s.action_target, faces),
        action_extra=s.action_extra,
        action_burned=s.action_burned,
        may_block=s.may_block,
        declined=s.declined,
        blocker=s.blocker,
        blocked=s.blocked,
        action_over=s.action_over,
        referendum=s.referendum,
        terms=s.terms,
        granted=tuple(s.granted),
        ballots=tuple(s.ballots),
        forced=s.forced,
        burned_for_votes=s.burned_for_votes,
        chosen_number=s.numbers[own] if own >= 0 and s.numbers else 0,
        numbers_open=sum(1 << seat for seat, number in enumerate(s.numbers) if number) if s.numbers else -1,
        fighters=s.fighters,
        combat_round=s.combat_round,
        distance=s.distance,
        last=s.last,
        pressed=s.pressed,
        strikes=tuple(s.strikes),
        extra_strikes=tuple(s.extra_strikes),
        pair=s.pair,
        damage=tuple(s.damage),
        combat_over=s.combat_over,
        stack=tuple(tuple(hide(number, faces) for number in frame) for frame in s.stack),
        values=_values(s),
        all_hands=s.hands if viewer == OPEN_TABLE or s.over else (),
    )


def open_hands(s: Vtes) -> Zones:
    """The hands that a combat makes somebody play with open; empty for all others."""
    shown = seats_with_open_hands(s)
    return tuple(hand if seat in shown else () for seat, hand in enumerate(s.hands)) if shown else ()


def _masked(values: list[int], hidden: list[bool]) -> tuple[int, ...]:
    return tuple(0 if hide_it else value for value, hide_it in zip(values, hidden, strict=True))


def _values(s: Vtes) -> tuple[int, int, int, int, int]:
    votes = count_votes(s) if s.referendum else (0, 0)
    if not s.acting:
        return (0, 0, 0, *votes)
    intercept = intercept_of(s, s.blocker) if s.blocker else 0
    return (stealth_of(s, s.acting), intercept, bleed_of(s, s.acting), *votes)


# The board


def board(view: View) -> Board:
    zones = []
    counters = []
    for seat in range(view.seats):
        for name, region in (("ready", READY), ("torpor", TORPOR), ("uncontrolled", UNCONTROLLED), ("in-play", TABLE)):
            cards = [
                _card(view, entity)
                for entity, where in enumerate(view.region)
                if where in (region, region + CONTESTED) and view.controller[entity] == seat
            ]
            zones.append(Zone(name, seat, tuple(cards)))
        zones.append(Zone("hand", seat, _hand(view, seat)))
        zones.append(Zone("ash-heap", seat, tuple(CardView(CARDS[face].slug) for face in view.ashes[seat]), True))
        counters += [
            Counter("pool", seat, view.pool[seat]),
            Counter("victory-points", seat, view.victory_points[seat]),
            Counter("hand", seat, view.hand_counts[seat]),
            Counter("library", seat, view.library_counts[seat]),
            Counter("crypt", seat, view.crypt_counts[seat]),
        ]
    return Board(tuple(range(view.seats)), view.turn, tuple(zones), tuple(counters), strip(view))


ACTION_LINES = (
    "", "bleed", "hunt", "equip", "employ", "recruit", "political", "card", "leave-torpor", "rescue", "diablerie",
    "anarch", "take", "red-list",
)  # fmt: skip


ALWAYS_AIMED = ("bleed", "red-list")
AIMED = (*ALWAYS_AIMED, "equip", "employ", "card", "rescue", "diablerie")
"""Actions that may be directed at somebody."""
LINES = (
    "neighbours", "edge", "ousted", "action-card", "blocker", "combat", "votes",
    *(line for line in ACTION_LINES if line and line not in ALWAYS_AIMED),
    *(f"{line}-at" for line in AIMED),
)  # fmt: skip


def strip(view: View) -> tuple[Line, ...]:
    """What everybody at the table should have in mind: neighbours, the Edge, the action, combat, votes."""
    lines = [Line("ousted", {"player": ("player", seat)}) for seat in range(view.seats) if view.ousted >> seat & 1]
    if view.over:
        return tuple(lines)
    if view.viewer < view.seats and not view.ousted >> view.viewer & 1:
        prey, predator = _neighbours(view)
        lines.append(Line("neighbours", {"prey": ("player", prey), "predator": ("player", predator)}))
    if view.edge >= 0:
        lines.append(Line("edge", {"player": ("player", view.edge)}))
    stealth, intercept, bleed, votes, against = view.values
    if view.acting:
        details = {
            "minion": ("card", _ref(view, view.acting)),
            "stealth": ("count", stealth),
            "bleed": ("count", bleed),
        }
        if view.action_seat >= 0:
            details["player"] = ("player", view.action_seat)
        name = ACTION_LINES[view.action]
        lines.append(Line(f"{name}-at" if view.action_seat >= 0 and name != "political" else name, details))
        if view.action_face:
            lines.append(Line("action-card", {"face": ("face", view.action_face)}))
        if view.blocker:
            blocker = ("card", _ref(view, view.blocker))
            lines.append(Line("blocker", {"minion": blocker, "intercept": ("count", intercept)}))
    if view.fighters:
        first, second = (("card", _ref(view, fighter)) for fighter in view.fighters)
        distance = ("distance", view.distance)
        lines.append(
            Line("combat", {"first": first, "second": second, "round": ("count", view.combat_round), "range": distance})
        )
    if view.referendum:
        lines.append(Line("votes", {"votes": ("count", votes), "against": ("count", against)}))
    return tuple(lines)


def _ref(view: View, entity: int) -> int:
    return view.face[entity] << 12 | entity


def _neighbours(view: View) -> tuple[int, int]:
    """Prey and predator of the viewer. [VTES-2.1-01]"""
    seats = [seat for seat in range(view.seats) if not view.ousted >> seat & 1]
    at = seats.index(view.viewer)
    return seats[(at + 1) % len(seats)], seats[at - 1]


def _hand(view: View, seat: int) -> tuple[CardView, ...]:
    faces: tuple[int, ...] = ()
    if view.all_hands:
        faces = view.all_hands[seat]
    elif seat == view.viewer:
        faces = view.hand
    else:
        faces = (view.open_hands and view.open_hands[seat]) or view.shown_hands[seat]
    return tuple(CardView(CARDS[face].slug) for face in faces)


def _card(view: View, entity: int) -> CardView:
    on = [other for other, host in enumerate(view.host) if host == entity and view.region[other] % CONTESTED == ON]
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
