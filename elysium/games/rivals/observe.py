"""Who sees what: the view of one person, and the board drawn from it."""

from __future__ import annotations

from functools import lru_cache

from elysium.engine.audience import OPEN_TABLE
from elysium.engine.observation import Board, CardView, Counter, Fact, Line, Zone
from elysium.engine.parts import Details
from elysium.engine.state import Seat
from elysium.games.rivals.definitions.language import CARDS, NO_ENTITY, NO_FACE, Entity, Face
from elysium.games.rivals.kinds import CARD
from elysium.games.rivals.rules.attack import FACE_DOWN, NOT_LAID, force
from elysium.games.rivals.rules.influence import raise_for_title
from elysium.games.rivals.rules.values import FACE_UP, resistance_of, secrecy_of
from elysium.games.rivals.state import (
    ABSTAINED,
    ANSWER_NAMES,
    ANSWER_NO,
    ANSWER_YES,
    BASE,
    CITY,
    HAVEN,
    NO_INFLUENCE,
    SECRET_NUMBER,
    STREETS,
    TABLE,
    TORPOR,
    TYPE_NAMES,
    UNKNOWN_VAMPIRE,
    WINNING_AGENDA,
    Rivals,
    Zones,
)


def sees(s: Rivals, viewer: int, entity: Entity) -> bool:
    """[RIV-CONSP-02, RIV-DECK-06]"""
    seen = s.known_by[entity]
    return seen == FACE_UP or viewer == OPEN_TABLE or (viewer < s.seats and bool(seen >> viewer & 1))


def back_of(face: Face) -> Face:
    """Everybody sees from which deck a card comes. [RIV-SETUP-16]"""
    return UNKNOWN_VAMPIRE if face < 0 or (face and CARDS[face].is_vampire) else NO_FACE


def backs(zones: Zones, viewer: int) -> Zones:
    return tuple([cards if seat == viewer else tuple(sorted(map(back_of, cards))) for seat, cards in enumerate(zones)])


def reveal(s: Rivals, view: Rivals) -> None:
    """What lies face down, and what is hidden or known to one player alone, is left out; all else lies open."""
    viewer = view.viewer
    if viewer == OPEN_TABLE:
        return
    view.face = [
        face if s.known_by[e] == FACE_UP or sees(s, viewer, Entity(e)) else NO_FACE for e, face in enumerate(s.face)
    ]
    view.hands = backs(s.hands, viewer)
    view.factions = tuple([(UNKNOWN_VAMPIRE,) * len(cards) for cards in s.factions])
    view.faction_tops = _lengths(s.faction_tops, viewer)
    view.faction_bottoms = _lengths(s.faction_bottoms, viewer)
    view.brought = tuple([deck if seat == viewer else _size_of(deck) for seat, deck in enumerate(s.brought)])
    view.attack_card = s.attack_card if s.attack_laid != FACE_DOWN or viewer == s.attack_seat else NO_FACE
    view.reaction_card = (
        s.reaction_card if s.reaction_laid != FACE_DOWN or viewer == s.controller[s.reactor] else NO_FACE
    )
    view.stakes = [
        stake if seat == viewer or s.answers[seat] not in (ANSWER_YES, ANSWER_NO) else SECRET_NUMBER
        for seat, stake in enumerate(s.stakes)
    ]
    if s.leaders_shown:
        view.secret_leaders = s.secret_leaders[:]
    else:
        view.secret_leaders = [
            face if seat == viewer or not face else Face(-1) for seat, face in enumerate(s.secret_leaders)
        ]
    if s.over:
        view.hands = s.hands


def _lengths(zones: Zones, viewer: int) -> Zones:
    return tuple([cards if seat == viewer else (UNKNOWN_VAMPIRE,) * len(cards) for seat, cards in enumerate(zones)])


@lru_cache(maxsize=1024)
def _size_of(deck: tuple[Face, ...]) -> tuple[Face, ...]:
    """How many cards of each deck somebody has brought is no secret."""
    return tuple(sorted(map(back_of, deck)))


# The board


def board(view: Rivals) -> Board:
    zones = [Zone("city", -1, tuple(_card(view, e) for e in view.in_region(CITY)))]
    counters = []
    for seat in view.everybody():
        zones.append(Zone("base", seat, _cards(view, seat, BASE)))
        zones.append(Zone("haven", seat, _cards(view, seat, HAVEN)))
        zones += _parties(view, seat)
        zones.append(Zone("torpor", seat, _cards(view, seat, TORPOR)))
        zones.append(Zone("table", seat, _cards(view, seat, TABLE)))
        hand = tuple(CardView(CARDS[face].slug if face > 0 else "") for face in view.hands[seat])
        zones.append(Zone("hand", seat, hand if seat == view.viewer or view.over else ()))
        zones.append(Zone("discard", seat, tuple(CardView(CARDS[face].slug) for face in view.discards[seat]), True))
        counters += [
            Counter("prestige", seat, view.prestige[seat]),
            Counter("agenda", seat, view.agenda[seat], WINNING_AGENDA),
            Counter("hand", seat, len(view.hands[seat])),
            Counter("library", seat, len(view.libraries[seat])),
            Counter("faction", seat, len(view.factions[seat])),
        ]
    for name, pile in (("city-discard", view.city_discard), ("city-burned", view.city_burned)):
        zones.append(Zone(name, -1, tuple(CardView(CARDS[face].slug) for face in pile), True))
    zones += _laid(view)
    counters.append(Counter("city-deck", -1, len(view.city_deck)))
    counters += _raised(view)
    if adds_up(view):
        counters.append(Counter("damage", -1, sum(force(view))))
        counters.append(Counter("intel", -1, view.intel))
    return Board(tuple(range(view.seats)), view.turn, tuple(zones), tuple(counters), strip(view), _facts(view))


def _laid(view: Rivals) -> list[Zone]:
    """What is played in a conflict; with no card in it, where somebody has decided to lay none."""
    found = []
    if view.attacker and view.attack_laid != NOT_LAID:
        found.append(Zone("laid-attack", view.attack_seat, _played(view.attack_card, view.attack_laid == FACE_DOWN)))
    if view.attacker and view.reaction_laid != NOT_LAID:
        seat = view.controller[view.reactor or view.target]
        found.append(Zone("laid-reaction", seat, _played(view.reaction_card, view.reaction_laid == FACE_DOWN)))
    if view.action_card:
        found.append(Zone("laid-action", view.controller[view.acting], _played(view.action_card, False)))
    return found


def adds_up(view: Rivals) -> bool:
    """Whether an attack has a type by which its damage can be told, and none has been dealt yet."""
    return bool(view.attacker and view.target and view.attack_type and not view.damage and not view.over)


def _raised(view: Rivals) -> list[Counter]:
    """The Influence that everybody has heard of; for a title, with how much it takes."""
    if view.attacker or view.over:
        return []
    needed = {seat: detail[0] for seat, choice, *detail in view.asked if choice == raise_for_title}
    return [
        Counter("influence", seat, view.raised[seat], needed.get(seat, 0))
        for seat in view.everybody()
        if view.raised[seat] or seat in needed or view.answers[seat] in (ANSWER_YES, ANSWER_NO)
    ]


def _played(face: Face, face_down: bool) -> tuple[CardView, ...]:
    if face_down:
        return (CardView(CARDS[face].slug if face > 0 else "", note="face-down" if face > 0 else ""),)
    return (CardView(CARDS[face].slug),) if face > 0 else ()


def _facts(view: Rivals) -> tuple[Fact, ...]:
    """Who is out, whose Rival is who, and which cards the conflict of this moment is about."""
    found = [Fact("out", seat) for seat in view.everybody() if view.eliminated >> seat & 1]
    found += [Fact("rival", seat, f"p{rival + 1}") for seat, rival in enumerate(view.rivals) if rival >= 0]
    concerned = {
        "attacker": view.attacker,
        "target": view.target if view.attacker else NO_ENTITY,
        "blocker": view.blocker if view.attacker else NO_ENTITY,
        "acting": view.acting,
        "claimant": view.claimant,
    }
    found += [Fact(name, -1, _word(view, entity)) for name, entity in concerned.items() if entity and not view.over]
    found += [Fact("answer", seat, ANSWER_NAMES[view.answers[seat]]) for seat in view.everybody() if view.answers[seat]]
    if view.attacker and view.attack_type and not view.over:
        found.append(Fact("attack", -1, TYPE_NAMES[view.attack_type]))
    return tuple(found)


def _word(view: Rivals, entity: Entity) -> str:
    return CARD.word(view.ref(entity), ())


def _cards(view: Rivals, seat: Seat, region: int) -> tuple[CardView, ...]:
    return tuple(_card(view, e) for e in view.in_region(region) if view.controller[e] == seat)


def _parties(view: Rivals, seat: Seat) -> list[Zone]:
    """One zone for each party in The Streets; always one, so that a table has the same places all the time."""
    out = [e for e in view.in_region(STREETS) if view.controller[e] == seat]
    parties = sorted({view.party[e] for e in out})
    found = [Zone("streets", seat, tuple(_card(view, e) for e in out if view.party[e] == party)) for party in parties]
    return found or [Zone("streets", seat, ())]


def _card(view: Rivals, entity: Entity) -> CardView:
    face = view.face[entity]
    note = ""
    if view.leaders[view.controller[entity]] == entity and view.controller[entity] >= 0:
        note = "leader"
    if view.flags[entity] & NO_INFLUENCE:
        note = "leader-without-influence" if note else "no-influence"
    if face > 0 and view.known_by[entity] != FACE_UP:
        note = "face-down"
    return CardView(
        face=CARDS[face].slug if face > 0 else "",
        number=entity,
        turned=bool(view.exhausted[entity]),
        counters=view.blood[entity],
        most=view.bp[entity],
        on=tuple(_card(view, other) for other in view.attached(entity)),
        note=note,
    )


NOTES = ("leader", "leader-without-influence", "no-influence", "face-down")
LINES = ("rival", "actions", "attack", "intel", "attack-type", "blocker", "sum", "damage", "claim", "scheme", "answer",
         "abstained", "influence")  # fmt: skip
FACTS = ("out", "rival", "attacker", "target", "blocker", "acting", "claimant", "attack", "answer")


def strip(view: Rivals) -> tuple[Line, ...]:
    """What everybody at the table should have in mind."""
    lines = []
    if view.over:
        return ()
    if view.viewer < view.seats and view.rivals[view.viewer] >= 0:
        lines.append(Line("rival", {"player": ("player", view.rivals[view.viewer])}, lasting=True))
    if view.actions:
        lines.append(Line("actions", {"player": ("player", view.turn), "number": ("count", view.actions)}))
    if view.claimant:
        lines.append(Line("claim", {"card": ("card", view.ref(view.claimant))}))
    if view.attacker and view.target:
        lines.append(
            Line("attack", {"card": ("card", view.ref(view.attacker)), "other": ("card", view.ref(view.target))})
        )
        if not view.attack_type and view.in_coterie(view.target):
            details = {"intel": ("count", view.intel), "number": ("count", secrecy_of(view, view.target))}
            lines.append(Line("intel", details))
    if view.attack_type:
        lines.append(Line("attack-type", {"attack": ("attack", view.attack_type), "intel": ("count", view.intel)}))
    if view.blocker:
        lines.append(Line("blocker", {"card": ("card", view.ref(view.blocker))}))
    if adds_up(view):
        attribute, printed, more = parts = force(view)
        numbers = {"attribute": attribute, "printed": printed, "more": more, "number": sum(parts)}
        numbers["other"] = resistance_of(view, view.target, view.attack_type)
        told: Details = {name: ("count", number) for name, number in numbers.items()}
        lines.append(Line("sum", {"card": ("card", view.ref(view.target)), **told}))
    for entity, normal, aggravated, _, _ in view.damage:
        details = {"number": ("count", normal + aggravated), "aggravated": ("count", aggravated)}
        lines.append(Line("damage", {"card": ("card", view.ref(entity)), **details}))
    if view.action_card:
        lines.append(Line("scheme", {"face": ("face", view.action_card)}))
    for seat in view.everybody():
        if view.answers[seat] in (ANSWER_YES, ANSWER_NO):
            details = {"answer": ("answer", view.answers[seat]), "number": ("count", view.raised[seat])}
            lines.append(Line("answer", {"player": ("player", seat), **details}))
        elif view.answers[seat] == ABSTAINED:
            lines.append(Line("abstained", {"player": ("player", seat)}))
        elif view.raised[seat] and not view.attacker:
            lines.append(Line("influence", {"player": ("player", seat), "number": ("count", view.raised[seat])}))
    return tuple(lines)
