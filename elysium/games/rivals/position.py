"""Positions in ruling files: from a description to a table, and from a table to what can be expected of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from elysium.engine import described
from elysium.engine.refusal import BadSetup
from elysium.engine.state import Seat
from elysium.games.rivals.conservation import cards_of
from elysium.games.rivals.dealing import city_faces
from elysium.games.rivals.definitions.language import CARDS, NO_FACE, Entity, Face
from elysium.games.rivals.definitions.names import SETS_OF_EVENTS
from elysium.games.rivals.definitions.table import nearest_names
from elysium.games.rivals.kinds import by_word
from elysium.games.rivals.opening import empty_table
from elysium.games.rivals.rules.entities import new_entity, refresh_potency, silence
from elysium.games.rivals.rules.turn import (
    action_phase,
    antagonist_step,
    begin_turn,
    draw_step,
    end_of_turn_step,
    end_turn,
    mending_step,
)
from elysium.games.rivals.rules.values import (
    attribute_of,
    influence_of,
    is_wounded,
    secrecy_of,
)
from elysium.games.rivals.state import (
    ANSWER_NAMES,
    BASE,
    CITY,
    GONE,
    HAVEN,
    LEFT,
    MENTAL_TYPE,
    NO_INFLUENCE,
    NOBODY,
    ON,
    PHASE_NAMES,
    PHYSICAL_TYPE,
    REGIONS,
    SOCIAL_TYPE,
    STREETS,
    TABLE,
    TORPOR,
    TYPE_NAMES,
    Rivals,
)

KEYS = ("players", "turn", "phase", "turns", "prestige", "agenda", "rivals", "first", "city", "city_deck",
        "city_discard", "city_burned", "events", "printing", "begun", "actions")  # fmt: skip
SEAT_KEYS = ("leader", "haven_card", "agenda_card", "haven", "streets", "torpor", "table", "hand", "library",
             "faction", "discard", "burned")  # fmt: skip
CARD_KEYS = ("blood", "prestige", "exhausted", "on", "no_influence", "bounty", "face_down", "contributors",
             "shown_to")  # fmt: skip
PHASES = ("turn", "action", "mending", "end", "antagonist", "draw")
PHASE_STEPS = {
    "turn": begin_turn,
    "action": action_phase,
    "mending": mending_step,
    "end": end_of_turn_step,
    "antagonist": antagonist_step,
    "draw": draw_step,
}


def position_from(data: Mapping[str, Any], names: Sequence[str]) -> Rivals:
    """A table at the beginning of a phase of somebody's turn; the last named of a player's cards need not be many."""
    described.check_keys(data, (*KEYS, *names))
    events = str(data.get("events", SETS_OF_EVENTS[0]))
    described.known(events, SETS_OF_EVENTS, "events")
    s = empty_table(len(names), bytes(32), quiet=False, errata=data.get("printing") == "errata", events=events)
    s.turn = described.seat(data.get("turn", names[0]), names)
    s.first = described.seat(data.get("first", names[0]), names)
    s.turns = described.count(data.get("turns", 2 * len(names)), "turns")
    s.leaders_shown = True
    s.begun = (1 << len(names)) - 1
    if "begun" in data:
        s.begun = 0
        for name in described.items(data["begun"], "begun"):
            s.begun |= 1 << described.seat(name, names)
    for key, values in (("prestige", s.prestige), ("agenda", s.agenda)):
        for name, value in described.mapping(data.get(key, {}), key).items():
            values[described.seat(name, names)] = described.count(value, key)
    _rivals(s, data.get("rivals"), names)
    for entry in described.items(data.get("city", ()), "city"):
        _put(s, NOBODY, CITY, entry, names)
    for seat, name in zip(s.everybody(), names, strict=True):
        _place(s, seat, described.mapping(data.get(name, {}), name), names)
    s.city_discard = tuple(_faces(s, data.get("city_discard", ())))
    s.city_burned = tuple(_faces(s, data.get("city_burned", ())))
    _lay_city(s, _faces(s, data.get("city_deck", ())))
    s.brought = tuple([tuple(sorted(cards_of(s, seat))) for seat in s.everybody()])
    phase = str(data.get("phase", "action"))
    described.known(phase, PHASES, "phase")
    s.told = ()
    s.stack = [(end_turn,)] if phase != "turn" else []
    following = [step for name, step in PHASE_STEPS.items() if PHASES.index(name) >= PHASES.index(phase)]
    s.do(*((step,) for step in (following if phase != "turn" else [begin_turn])))
    return s


def _rivals(s: Rivals, given: object, names: Sequence[str]) -> None:
    """Each one's left neighbour if nothing is said."""
    for seat in s.everybody():
        s.rivals[seat] = Seat((seat + 1) % s.seats)
    for name, rival in described.mapping(given, "rivals").items():
        s.rivals[described.seat(name, names)] = described.seat(rival, names)


def _lay_city(s: Rivals, top: Sequence[Face]) -> None:
    """What is named lies on top; the rest of the city is below, and what is left of its Events in the box."""
    rest = list(city_faces(s))
    placed = [s.face[e] for e in s.entities()[1:] if s.owner[e] == NOBODY and s.region[e] not in (GONE, LEFT)]
    for face in [*placed, *s.city_discard, *s.city_burned, *top]:
        if face not in rest:
            raise BadSetup("too-many-of-a-card", card=CARDS[face].slug)
        rest.remove(face)
    events = [face for face in rest if CARDS[face].is_event][:4]
    for face in events:
        rest.remove(face)
    s.city_deck, s.city_out = (*top, *rest), tuple(events)
    s.events_seen = tuple(sorted({*s.city_burned, *placed} & {f for f in city_faces(s) if CARDS[f].is_event}))


def _place(s: Rivals, seat: Seat, data: Mapping[str, Any], names: Sequence[str]) -> None:
    described.check_keys(data, SEAT_KEYS)
    for key, region in (("haven", HAVEN), ("torpor", TORPOR), ("table", TABLE)):
        for entry in described.items(data.get(key, ()), key):
            _put(s, seat, region, entry, names)
    for party in described.items(data.get("streets", ()), "streets"):
        # A list in the list is a party; whoever stands alone is one too.
        members = [_put(s, seat, STREETS, entry, names) for entry in (party if isinstance(party, list) else [party])]
        for entity in members:
            s.party[entity] = members[0]
    s.havens[seat] = _base(s, seat, data.get("haven_card"))
    s.agendas[seat] = _base(s, seat, data.get("agenda_card"))
    s.hands = s.put(s.hands, seat, tuple(sorted(_faces(s, data.get("hand", ())))))
    s.libraries = s.put(s.libraries, seat, tuple(_faces(s, data.get("library", ()))))
    s.factions = s.put(s.factions, seat, tuple(_faces(s, data.get("faction", ()))))
    s.discards = s.put(s.discards, seat, tuple(_faces(s, data.get("discard", ()))))
    s.burned = s.put(s.burned, seat, tuple(_faces(s, data.get("burned", ()))))
    leader = data.get("leader")
    for entity in s.vampires(seat):
        if (leader is None and not s.leaders[seat]) or (leader and s.card(entity).slug == leader):
            s.leaders[seat] = entity
    if leader and not s.leaders[seat]:
        raise BadSetup("unknown-word", kind="leader", word=str(leader), known="")


def _base(s: Rivals, seat: Seat, entry: object) -> Entity:
    if not entry:
        return Entity(0)
    word, details = _entry(entry)
    entity = new_entity(s, _face(s, word), seat, BASE)
    if details.get("face_down"):
        s.known_by[entity] = 1 << seat
    return entity


def _put(s: Rivals, seat: Seat, region: int, entry: object, names: Sequence[str]) -> Entity:
    """`hydra`, or `{hydra: {blood: 2, exhausted: true, on: [vagrant]}}`."""
    word, details = _entry(entry)
    entity = new_entity(s, _face(s, word), NOBODY if region == CITY else seat, region)
    _detail(s, entity, details, names)
    return entity


def _entry(entry: object) -> tuple[str, Mapping[str, Any]]:
    if isinstance(entry, Mapping) and len(entry) == 1:
        ((word, said),) = entry.items()
        details = described.mapping(said, str(word))
        described.check_keys(details, (*CARD_KEYS, "by"))
        return str(word), details
    return str(entry), {}


def _detail(s: Rivals, entity: Entity, details: Mapping[str, Any], names: Sequence[str]) -> None:
    if "by" in details:
        s.controller[entity] = described.seat(details["by"], names)
    for other in described.items(details.get("on", ()), "on"):
        word, said = _entry(other)
        card = CARDS[_face(s, word)]
        attached = new_entity(s, card.face, NOBODY if card.stack == 4 else s.controller[entity], ON)
        s.controller[attached] = s.controller[entity]
        s.host[attached] = entity
        _detail(s, attached, said, names)
    if s.is_vampire(entity):
        s.blood[entity] = 99
        refresh_potency(s, entity)
        if s.region[entity] == TORPOR:
            s.exhausted[entity], s.blood[entity] = 1, 1
    for key in ("blood", "prestige"):
        if key in details:
            s.blood[entity] = described.count(details[key], key)
    if "exhausted" in details:
        s.exhausted[entity] = int(described.flag(details["exhausted"], "exhausted"))
    if details.get("no_influence"):
        s.flags[entity] |= NO_INFLUENCE
    s.bounty[entity] = described.count(details.get("bounty", 0), "bounty")
    if details.get("face_down"):
        s.known_by[entity] = 1 << s.controller[entity]
        silence(s, entity)
    for name in details.get("shown_to", ()):
        s.known_by[entity] |= 1 << described.seat(name, names)
    for name in details.get("contributors", ()):
        s.contributors[entity] |= 1 << described.seat(name, names)


def _faces(s: Rivals, given: object) -> list[Face]:
    found = []
    for word in described.items(given, "cards"):
        if isinstance(word, Mapping) and len(word) == 1:
            ((name, count),) = word.items()
            found += [_face(s, str(name))] * described.count(count, str(name))
        else:
            found.append(_face(s, str(word)))
    return found


def _face(s: Rivals, word: str) -> Face:
    face = by_word().get(word)
    if face is None:
        near = ", ".join(nearest_names(word.replace("-", " ")))
        raise BadSetup("unknown-word", kind="card", word=word, known=near)
    return face


# What can be expected


def facts(s: Rivals, names: Sequence[str]) -> dict[str, Any]:
    def by_name(values: Sequence[Any]) -> dict[str, Any]:
        return dict(zip(names, values, strict=True))

    def slugs(faces: Sequence[Face]) -> list[str]:
        return sorted(CARDS[face].slug if face > 0 else "hidden" for face in faces)

    def slug(entity: Entity) -> str:
        return CARDS[s.face[entity]].slug if entity and s.face[entity] != NO_FACE else "nobody"

    return {
        "prestige": by_name(s.prestige),
        "agenda": by_name(s.agenda),
        "rivals": {name: names[s.rivals[seat]] if s.rivals[seat] >= 0 else "nobody" for seat, name in enumerate(names)},
        "eliminated": [name for seat, name in enumerate(names) if s.eliminated >> seat & 1],
        "turn": names[s.turn],
        "first": names[s.first] if s.first >= 0 else "nobody",
        "phase": PHASE_NAMES[s.phase],
        "actions": s.actions,
        "hand": by_name([slugs(cards) for cards in s.hands]),
        "hand_count": by_name([len(cards) for cards in s.hands]),
        "library_count": by_name([len(cards) for cards in s.libraries]),
        "faction_count": by_name([len(cards) for cards in s.factions]),
        "discard": by_name([slugs(cards) for cards in s.discards]),
        "burned": by_name([slugs(cards) for cards in s.burned]),
        "city": sorted(slug(e) for e in s.in_region(CITY)),
        "city_count": len(s.city_deck),
        "city_out": len(s.city_out),
        "city_discard": slugs(s.city_discard),
        "city_burned": slugs(s.city_burned),
        "leaders": by_name([slug(e) for e in s.leaders]),
        "attacker": slug(s.attacker),
        "target": slug(s.target),
        "blocker": slug(s.blocker),
        "claimant": slug(s.claimant),
        "intel": s.intel,
        "attack_type": TYPE_NAMES[s.attack_type],
        "answers": by_name([ANSWER_NAMES[answer] for answer in s.answers]),
        "raised": by_name(s.raised),
        "parties": by_name([_parties_of(s, seat) for seat in s.everybody()]),
        "cards": _cards(s, names),
        "winners": [name for name, score in zip(names, s.outcome, strict=False) if score == max(s.outcome)],
    }


def _parties_of(s: Rivals, seat: Seat) -> list[list[str]]:
    """Those in The Streets."""
    out = [e for e in s.coterie(seat) if s.region[e] == STREETS]
    parties = {s.party[e]: [s.card(other).slug for other in out if s.party[other] == s.party[e]] for e in out}
    return sorted(sorted(party) for party in parties.values())


def _cards(s: Rivals, names: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Every card on the table by its word; a second copy of a card is `word.2`, and so on."""
    found: dict[str, dict[str, Any]] = {}
    counts: dict[str, int] = {}
    for entity in s.entities()[1:]:
        if s.face[entity] and s.region[entity] not in (GONE, LEFT):
            word = s.card(entity).slug
            counts[word] = counts.get(word, 0) + 1
            found[word if counts[word] == 1 else f"{word}.{counts[word]}"] = _card(s, entity, names)
    return found


def _card(s: Rivals, entity: Entity, names: Sequence[str]) -> dict[str, Any]:
    seat = s.controller[entity]
    shown: dict[str, Any] = {
        "region": REGIONS[s.region[entity]],
        "controller": names[seat] if seat >= 0 else "nobody",
        "blood": s.blood[entity],
        "prestige": s.blood[entity],
        "exhausted": bool(s.exhausted[entity]),
        "on": sorted(s.card(other).slug for other in s.attached(entity)),
        "host": s.card(s.host[entity]).slug if s.host[entity] else "",
        "bounty": s.bounty[entity],
        "no_influence": bool(s.flags[entity] & NO_INFLUENCE),
        "face_down": s.known_by[entity] >= 0,
        "contributors": [name for place, name in enumerate(names) if s.contributors[entity] >> place & 1],
    }
    if s.is_vampire(entity):
        shown |= {
            "bp": s.bp[entity],
            "physical": attribute_of(s, entity, PHYSICAL_TYPE),
            "social": attribute_of(s, entity, SOCIAL_TYPE),
            "mental": attribute_of(s, entity, MENTAL_TYPE),
            "influence": influence_of(s, entity),
            "secrecy": secrecy_of(s, entity),
            "wounded": is_wounded(s, entity),
        }
    return shown
