"""The board as it is drawn from one viewer's view: what lies where, how it stands, and what is going on."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator

from elysium.engine.kinds import seat_word
from elysium.engine.observation import Board, CardView, Counter, Fact, Line, Zone
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import CARDS, WINDOWS, Card, Context, Entity, Face
from elysium.games.vtes.definitions.names import CLANS, DISCIPLINES, SECTS, TITLES
from elysium.games.vtes.kinds import CARD
from elysium.games.vtes.marks import CORRUPTED
from elysium.games.vtes.rules.frames import card_being_played
from elysium.games.vtes.rules.hands import known_of_hand
from elysium.games.vtes.rules.impulse import window_of
from elysium.games.vtes.rules.limits import marks_on
from elysium.games.vtes.rules.politics import called_by, count_votes, place_of_points
from elysium.games.vtes.rules.values import (
    bleed_of,
    intercept_of,
    is_awake,
    stealth_of,
    strength_of,
    title_of,
    votes_of,
)
from elysium.games.vtes.state import (
    ACTION_NAMES,
    BY_ACTION,
    BY_HAND,
    BY_WEAPON,
    CONTESTED,
    DISTANCES,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    NO_STRIKE,
    ON,
    PHASE_NAMES,
    READY,
    REGIONS,
    TABLE,
    TITLE_CONTESTED,
    TO_END_COMBAT,
    TORPOR,
    UNCONTROLLED,
    UNSET,
    Vtes,
)
from elysium.games.vtes.terms import entity_of, is_damage, seat_of
from elysium.games.vtes.vocabulary.kernel import LANGUAGE

OF_ALL = -1
"""Owns what belongs to nobody."""


def board(view: Vtes) -> Board:
    zones = []
    counters = []
    lying = _by_region(view)
    for seat in view.everybody():
        for region in (READY, TORPOR, UNCONTROLLED, TABLE):
            cards = [_card(view, entity) for entity in lying.get((region, seat), ())]
            zones.append(Zone(REGIONS[region], seat, tuple(cards)))
        zones.append(Zone("hand", seat, _hand(view, seat)))
        zones.append(Zone("ash-heap", seat, tuple(CardView(CARDS[face].slug) for face in view.ashes[seat]), True))
        if view.removed[seat]:
            zones.append(Zone("removed", seat, tuple(CardView(CARDS[face].slug) for face in view.removed[seat]), True))
        counters += [
            Counter("pool", seat, view.pool[seat]),
            Counter("victory-points", seat, view.victory_points[seat]),
            Counter("hand", seat, len(view.hands[seat])),
            Counter("library", seat, len(view.libraries[seat])),
            Counter("crypt", seat, len(view.crypts[seat])),
        ]
    zones += _played(view)
    if not view.over:
        counters += _counters(view)
    return Board(tuple(range(view.seats)), view.turn, tuple(zones), tuple(counters), strip(view), tuple(_facts(view)))


def _by_region(view: Vtes) -> dict[tuple[int, int], list[Entity]]:
    """The cards that lie in each region of each seat, contested ones among them."""
    found: dict[tuple[int, int], list[Entity]] = {}
    controller = view.controller
    for entity, region in enumerate(view.region):
        where = region % CONTESTED
        if UNCONTROLLED <= where <= TABLE and region < 2 * CONTESTED:
            found.setdefault((where, controller[entity]), []).append(Entity(entity))
    return found


def _hand(view: Vtes, seat: Seat) -> tuple[CardView, ...]:
    """All that the viewer sees of it, or else the cards that were seen there."""
    faces = view.hands[seat]
    if 0 in faces:
        faces = known_of_hand(view, view.viewer, seat)
    return tuple(CardView(CARDS[face].slug) for face in faces)


# A card, and how it stands


def _card(view: Vtes, entity: Entity) -> CardView:
    on = [Entity(e) for e, host in enumerate(view.host) if host == entity and view.region[e] % CONTESTED == ON]
    face = view.face[entity]
    minion = bool(face) and READY <= view.region[entity] <= TORPOR
    return CardView(
        face=CARDS[face].slug if face else "",
        number=entity,
        turned=bool(view.locked[entity]),
        counters=view.blood[entity] + sum(keepers.count(entity) for keepers in view.keepers),
        most=view.capacity[entity],
        on=tuple(_card(view, other) for other in on),
        note=_note(view, entity),
        traits=dict(_traits(view, entity, CARDS[face])) if minion else {},
        numbers=dict(_numbers(view, entity, CARDS[face])) if minion else {},
    )


def _note(view: Vtes, entity: Entity) -> str:
    """What else is to be seen of a card."""
    if view.region[entity] & CONTESTED:
        return "contested"
    return "corrupted" if marks_on(view, entity, CORRUPTED) else ""


def _traits(view: Vtes, entity: Entity, card: Card) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What has changed of that which is printed, and states that tell a minion from others."""
    if view.basic[entity] != card.basic or view.superior[entity] != card.superior:
        yield "discipline", discipline_words(view.basic[entity])
        yield "superior", discipline_words(view.superior[entity])
    title = title_of(view, entity)
    if title != card.title:
        yield "title", (TITLES[title],) if title else ()
    if view.clan[entity] != card.clan:
        yield "clan", (CLANS[view.clan[entity]],)
    if view.sect[entity] != card.sect:
        yield "sect", (SECTS[view.sect[entity]],)
    states = tuple(_states(view, entity))
    if states:
        yield "state", states


def _states(view: Vtes, entity: Entity) -> Iterator[str]:
    if view.flags[entity] & TITLE_CONTESTED:
        yield "title-contested"
    if view.locked[entity] and is_awake(view, entity):
        yield "awake"


def discipline_words(bits: int) -> tuple[str, ...]:
    return tuple(code for number, code in enumerate(DISCIPLINES) if bits >> number & 1)


def _numbers(view: Vtes, entity: Entity, card: Card) -> Iterator[tuple[str, int]]:
    """What it is worth now, where that is not what is printed."""
    bleed, strength = bleed_of(view, entity), strength_of(view, entity)
    if bleed != card.bleed:
        yield "bleed", bleed
    if strength != card.strength:
        yield "strength", strength
    votes = votes_of(view, entity)
    if votes:
        yield "votes", votes
    if entity == view.acting:
        yield "stealth", stealth_of(view, entity)
    intercept = intercept_of(view, entity)
    if intercept:
        yield "intercept", intercept
    for hurt, normal, aggravated, _ in view.damage:
        if hurt == entity:
            yield "damage", normal + aggravated
            yield "aggravated", aggravated


# What is going on


def _played(view: Vtes) -> list[Zone]:
    """The card of the action, and one that is being played at this moment."""
    found = []
    if view.acting and view.action_face:
        found.append(Zone("action-card", view.controller[view.acting], (CardView(CARDS[view.action_face].slug),)))
    playing = card_being_played(view)
    if playing is not None:
        found.append(Zone("being-played", playing.seat, (CardView(CARDS[playing.face].slug),)))
    return found


def _values(s: Vtes) -> tuple[int, int, int]:
    if not s.acting:
        return 0, 0, 0
    return stealth_of(s, s.acting), intercept_of(s, s.blocker) if s.blocker else 0, bleed_of(s, s.acting)


def _counters(view: Vtes) -> Iterator[Counter]:
    """Numbers of this moment: of an action, a combat, a referendum, or what is left to do in a phase."""
    if view.acting:
        stealth, intercept, bleed = _values(view)
        yield Counter("stealth", OF_ALL, stealth)
        if view.blocker:
            yield Counter("intercept", OF_ALL, intercept)
        if ACTION_NAMES[view.action] == "bleed":
            yield Counter("bleed", OF_ALL, bleed)
    elif view.phase == MASTER_PHASE:
        yield Counter("master-actions", OF_ALL, view.master_actions)
    elif view.phase == INFLUENCE_PHASE:
        yield Counter("transfers", OF_ALL, view.transfers)
    if view.fighters:
        yield Counter("round", OF_ALL, view.combat_round)
    if view.referendum:
        votes, against = count_votes(view)
        yield Counter("votes-for", OF_ALL, votes)
        yield Counter("votes-against", OF_ALL, against)
        given, left = _points(view)
        if left or given:
            yield Counter("points-left", OF_ALL, left)
        for seat, points in sorted(given.items()):
            yield Counter("points", seat, points)


def _points(view: Vtes) -> tuple[Tally[int], int]:
    """Where the terms share points out: how many each has been given so far, and how many are left."""
    if view.referendum != BY_ACTION or not (view.action_source or view.action_face):
        return Tally(), 0
    card, mode = called_by(view)
    place = place_of_points(mode)
    if place < 0:
        return Tally(), 0
    given = view.terms[place:]
    shared = next(term["points"] for term in mode.terms_said if "points" in dict(term.args))
    context = Context(view.actor, view.acting, 0, card.face, view.action_source)
    left = LANGUAGE.count(shared)(view, context) - len(given) if len(view.terms) >= place else 0
    return Tally(seat for seat in given if 0 <= seat < len(view.pool)), left


def _facts(view: Vtes) -> Iterator[Fact]:
    for seat in view.everybody():
        if view.ousted >> seat & 1:
            yield Fact("out", seat)
        elif not view.over:
            yield Fact("prey", seat, seat_word(view.prey(seat)))
    if view.over:
        return
    if view.edge >= 0:
        yield Fact("edge", view.edge)
    yield Fact("phase", OF_ALL, PHASE_NAMES[view.phase])
    window = window_of(view.asked)
    if window >= 0:
        yield Fact("window", OF_ALL, WINDOWS[window])
    playing = card_being_played(view)
    if playing is not None:
        if playing.minion:
            yield Fact("player-of-card", OF_ALL, _word(view, playing.minion))
        yield from _aimed("aimed-at", playing.target)
    if view.acting:
        yield Fact("acting", OF_ALL, _word(view, view.acting))
        yield Fact("action", OF_ALL, ACTION_NAMES[view.action])
        if view.action_seat >= 0:
            yield Fact("action-at", OF_ALL, seat_word(view.action_seat))
        yield from _aimed("action-about", view.action_target)
        if view.action_source:
            yield Fact("action-by", OF_ALL, _word(view, view.action_source))
        for seat in view.may_block:
            yield Fact("may-block", seat)
        if view.blocker:
            yield Fact("blocker", OF_ALL, _word(view, view.blocker))
    yield from _combat(view)


def _combat(view: Vtes) -> Iterator[Fact]:
    if not view.fighters:
        return
    yield Fact("range", OF_ALL, DISTANCES[view.distance])
    for side, fighter in enumerate(view.fighters):
        yield Fact("fighter", view.controller[fighter], _word(view, fighter))
        chosen = view.chosen_strike(side)
        if chosen.how in STRIKES:
            yield Fact("strike", view.controller[fighter], STRIKES[chosen.how])
        elif chosen.how == BY_WEAPON:
            yield Fact("strike", view.controller[fighter], _word(view, chosen.weapon))
        elif chosen.how != UNSET:
            yield Fact("strike", view.controller[fighter], CARDS[Face(chosen.what)].slug)


STRIKES = {BY_HAND: "hand", NO_STRIKE: "none", TO_END_COMBAT: "combat-ends"}
"""Those that are no card."""


def _aimed(name: str, target: int) -> Iterator[Fact]:
    """At a Methuselah or a card on the table, where it is at one."""
    if target < 0:
        yield Fact(name, OF_ALL, seat_word(seat_of(target)))
    elif entity_of(target) and not is_damage(target):
        yield Fact(name, OF_ALL, CARD.word(target, ()))


def _word(view: Vtes, entity: Entity) -> str:
    return CARD.word(view.ref(entity), ())


ALWAYS_AIMED = ("bleed", "red-list", "finish")
AIMED = (*ALWAYS_AIMED, "equip", "employ", "card", "rescue", "diablerie")
"""Actions that may be directed at somebody."""
LINES = (
    "neighbours", "edge", "ousted", "action-card", "blocker", "combat", "votes", "ballot",
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
    stealth, intercept, bleed = _values(view)
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
        votes, against = count_votes(view)
        lines.append(Line("votes", {"votes": ("count", votes), "against": ("count", against)}))
        for seat, source, cast, way in view.ballots:
            by = source if source < 0 else view.ref(Entity(source))
            details = {"source": ("source", by), "votes": ("count", cast), "way": ("way", way)}
            lines.append(Line("ballot", {"player": ("player", seat), **details}))
    return tuple(lines)


def _neighbours(view: Vtes) -> tuple[Seat, Seat]:
    """Prey and predator of the viewer. [VTES-2.1-01]"""
    viewer = Seat(view.viewer)
    return view.prey(viewer), view.predator(viewer)


STATES = ("title-contested", "awake")
NUMBERS = ("votes", "stealth", "intercept", "damage", "aggravated")
FACTS = ("out", "prey", "edge", "phase", "window", "fighter", "strike", "may-block")
"""Those that a table names wherever it is drawn; the others say which card or seat another part of it is about."""
COUNTERS = (
    "stealth", "intercept", "bleed", "master-actions", "transfers", "round", "votes-for", "votes-against", "points",
    "points-left",
)  # fmt: skip
ZONES = ("action-card", "being-played", "removed")
