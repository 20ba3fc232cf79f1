"""Positions in ruling files: from a description to a table, and from a table to what can be expected of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from elysium.engine import described
from elysium.engine.refusal import BadSetup
from elysium.engine.state import Seat
from elysium.games.vtes.dealing import empty_table, windows_of
from elysium.games.vtes.definitions.facts import nearest_names
from elysium.games.vtes.definitions.language import CARDS, WINDOWS, Entity, Face
from elysium.games.vtes.definitions.merging import fact_called
from elysium.games.vtes.definitions.names import CLANS, DISCIPLINES, SECTS, TITLES, claim_of
from elysium.games.vtes.marks import CORRUPTED
from elysium.games.vtes.rules.counters import SUPERIOR_LEVEL, corrupt
from elysium.games.vtes.rules.entering import take_out_of_play
from elysium.games.vtes.rules.entities import lay_on, new_entity
from elysium.games.vtes.rules.impulse import window_of
from elysium.games.vtes.rules.keeping import keep
from elysium.games.vtes.rules.limits import marks_on
from elysium.games.vtes.rules.pieces import pieces
from elysium.games.vtes.rules.politics import count_votes
from elysium.games.vtes.rules.turn import (
    begin_turn,
    discard_phase,
    end_turn,
    influence_phase,
    master_phase,
    minion_phase,
    unlock_phase,
)
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
    CONTESTED,
    DISTANCES,
    GONE,
    HAND_SIZE,
    ON,
    PHASE_NAMES,
    READY,
    REGIONS,
    SUPERIOR,
    TABLE,
    TITLE_CONTESTED,
    TORPOR,
    UNCONTROLLED,
    Vtes,
)

PHASE_STEPS = (unlock_phase, master_phase, minion_phase, influence_phase, discard_phase)
KEYS = ("players", "turn", "phase", "turns", "pool", "edge", "ousted", "victory_points", "withdrawing")
SEAT_KEYS = (
    "ready", "torpor", "uncontrolled", "in_play", "hand", "library", "crypt", "ash", "research", "hand_size", "debt",
)  # fmt: skip
COUNT_KEYS = ("blood", "life", "counters")
"""One and the same number, by the name that fits the card."""
CARD_KEYS = (*COUNT_KEYS, "locked", "on", "owner", "contested")
MINION_KEYS = (*CARD_KEYS, "corruption", "title", "title_contested", "city", "sect", "clan", "capacity")
DEALT_REGIONS = (READY, TORPOR, UNCONTROLLED, TABLE)
KEYS_BY_REGION = {
    READY: (*MINION_KEYS, "superior"),
    TORPOR: MINION_KEYS,
    UNCONTROLLED: MINION_KEYS,
    TABLE: (*CARD_KEYS, "superior", "kept"),
    ON: (*CARD_KEYS, "superior", "kept", "controller"),
}
"""What can be said of a card depends on where it is, so that nothing is said in vain."""


def position_from(data: Mapping[str, Any], names: Sequence[str]) -> Vtes:
    """A table at the beginning of a phase of somebody's turn."""
    described.check_keys(data, (*KEYS, *names))
    seats = len(names)
    s = empty_table(seats, bytes(32), ((),) * seats, quiet=False)
    s.begin_turn_of(described.seat(data.get("turn", names[0]), names))
    s.turns = described.count(data.get("turns", 4), "turns")
    for key, values in (("pool", s.pool), ("victory_points", s.victory_points)):
        for name, value in described.mapping(data.get(key, {}), key).items():
            values[described.seat(name, names)] = described.count(value, key)
    if data.get("edge"):
        s.edge = described.seat(data["edge"], names)
    for name in data.get("ousted", ()):
        s.ousted |= 1 << described.seat(name, names)
        s.pool[described.seat(name, names)] = 0
    for name in data.get("withdrawing", ()):
        s.withdrawing |= 1 << described.seat(name, names)
    for seat, name in zip(s.everybody(), names, strict=True):
        _place(s, seat, described.mapping(data.get(name, {}), name), names)
    s.brought = tuple(tuple(sorted(_all_of(s, seat))) for seat in s.everybody())
    s.windows = windows_of(s.brought)
    _begin(s, str(data.get("phase", "minion")))
    return s


def _begin(s: Vtes, phase: str) -> None:
    first = described.known(phase, (*PHASE_NAMES, "turn"), "phase")
    if phase == "turn":
        s.stack = [(begin_turn,)]
        return
    s.stack = [(end_turn,)]
    s.do(*((step,) for step in PHASE_STEPS[first:]))
    s.short_handed = not s.libraries[s.turn] and len(s.hands[s.turn]) < s.hand_size[s.turn]


def _place(s: Vtes, seat: Seat, data: Mapping[str, Any], names: Sequence[str]) -> None:
    described.check_keys(data, SEAT_KEYS)
    for region in DEALT_REGIONS:
        key = REGIONS[region].replace("-", "_")
        for entry in described.items(data.get(key, ()), key):
            _put(s, seat, region, entry, names)
    hand = tuple(sorted(_faces(data.get("hand", ()))))
    s.hands = s.put(s.hands, seat, hand)
    s.libraries = s.put(s.libraries, seat, tuple(_faces(data.get("library", ()))))
    s.crypts = s.put(s.crypts, seat, tuple(_faces(data.get("crypt", ()))))
    s.ashes = s.put(s.ashes, seat, tuple(_faces(data.get("ash", ()))))
    s.research = s.put(s.research, seat, tuple(sorted(_faces(data.get("research", ())))))
    s.hand_size[seat] = described.count(data.get("hand_size", max(len(hand), HAND_SIZE)), "hand_size")
    s.debt[seat] = described.count(data.get("debt", 0), "debt")


def _put(s: Vtes, seat: Seat, region: int, entry: object, names: Sequence[str]) -> None:
    """`krid`, or `{krid: {blood: 2, locked: true, on: [laptop-computer]}}`."""
    word, details = _entry(entry, region)
    owner = described.seat(details["owner"], names) if "owner" in details else seat
    _detail(s, new_entity(s, _face(word), owner, seat, region), details, names)


def _put_on(s: Vtes, host: Entity, entry: object, names: Sequence[str]) -> None:
    word, details = _entry(entry, ON)
    controller = described.seat(details["controller"], names) if "controller" in details else s.controller[host]
    owner = described.seat(details["owner"], names) if "owner" in details else controller
    _detail(s, lay_on(s, _face(word), owner, controller, host), details, names)


def _entry(entry: object, region: int) -> tuple[str, Mapping[str, Any]]:
    if isinstance(entry, Mapping) and len(entry) == 1:
        ((word, said),) = entry.items()
        details = described.mapping(said, str(word))
        described.check_keys(details, KEYS_BY_REGION[region])
        return str(word), details
    return str(entry), {}


def _detail(s: Vtes, entity: Entity, details: Mapping[str, Any], names: Sequence[str]) -> None:
    s.blood[entity] = _counters(s, entity, details)
    s.locked[entity] = int(_flag(details, "locked"))
    if "capacity" in details:
        s.capacity[entity] = described.count(details["capacity"], "capacity")
    for key, values, known in (("clan", s.clan, CLANS), ("sect", s.sect, SECTS), ("title", s.title, TITLES)):
        if key in details:
            values[entity] = described.known(details[key] or "", known, key)
    if not s.title[entity]:
        described.check_keys([key for key in ("city", "title_contested") if key in details], ("title",))
    if "title" in details or "city" in details:
        s.claim[entity] = claim_of(s.title[entity], s.clan[entity], str(details.get("city", "")))
    for name, amount in described.mapping(details.get("corruption", {}), "corruption").items():
        corrupt(s, entity, described.seat(name, names), described.count(amount, "corruption"))
    if "superior" in details and not _has_superior_level(s, entity):
        described.check_keys(("superior",), [key for key in details if key != "superior"])
    if _flag(details, "superior"):
        s.flags[entity] |= SUPERIOR
    if _flag(details, "title_contested"):
        s.flags[entity] |= TITLE_CONTESTED
    for face in _faces(details.get("kept", ())):
        keep(s, s.controller[entity], face, entity)
    for other in described.items(details.get("on", ()), "on"):
        _put_on(s, entity, other, names)
    if _flag(details, "contested"):
        take_out_of_play(s, entity)
    s.told = ()


def _flag(details: Mapping[str, Any], key: str) -> bool:
    return described.flag(details.get(key, False), key)


def _has_superior_level(s: Vtes, entity: Entity) -> bool:
    """Whether it makes a difference at which level the card was played."""
    return not s.capacity[entity] and any(mode.level == SUPERIOR_LEVEL for mode in s.card(entity).modes)


def _counters(s: Vtes, entity: Entity, details: Mapping[str, Any]) -> int:
    """A vampire is full if nothing is said, and without blood as long as it is not controlled."""
    given = [key for key in COUNT_KEYS if key in details]
    described.check_keys(given[1:], given[:1])
    if given:
        return described.count(details[given[0]], given[0])
    card = CARDS[s.face[entity]]
    if card.crypt and s.region[entity] == UNCONTROLLED:
        return 0
    return card.capacity or card.life or card.counters


def _all_of(s: Vtes, seat: Seat) -> list[Face]:
    cards = [*s.hands[seat], *s.libraries[seat], *s.crypts[seat], *s.ashes[seat], *s.removed[seat], *s.research[seat]]
    cards += s.kept[seat]
    return cards + [face for e in s.entities() if s.region[e] != GONE for owner, face in pieces(s, e) if owner == seat]


def _faces(given: object) -> list[Face]:
    found = []
    for word in described.items(given, "cards"):
        if isinstance(word, Mapping) and len(word) == 1:
            ((name, count),) = word.items()
            found += [_face(str(name))] * described.count(count, str(name))
        else:
            found.append(_face(str(word)))
    return found


def _face(word: str) -> Face:
    fact = fact_called(word)
    if fact is None:
        raise BadSetup("unknown-word", kind="card", word=word, known=", ".join(nearest_names(word.replace("-", " "))))
    if fact.id not in CARDS:
        raise BadSetup("unsupported-cards", count=1, cards=fact.full_name)
    return Face(fact.id)


# What can be expected


def facts(s: Vtes, names: Sequence[str]) -> dict[str, Any]:
    votes = count_votes(s) if s.referendum else (0, 0)
    return {
        "pool": dict(zip(names, s.pool, strict=True)),
        "victory_points": dict(zip(names, s.victory_points, strict=True)),
        "ousted": [name for seat, name in enumerate(names) if s.ousted >> seat & 1],
        "edge": names[s.edge] if s.edge >= 0 else "nobody",
        "turn": names[s.turn],
        "phase": PHASE_NAMES[s.phase],
        "window": WINDOWS[window] if (window := window_of(s.asked)) >= 0 else "none",
        "hand": {name: [CARDS[face].slug for face in s.hands[seat]] for seat, name in enumerate(names)},
        "hand_count": {name: len(s.hands[seat]) for seat, name in enumerate(names)},
        "library_count": {name: len(s.libraries[seat]) for seat, name in enumerate(names)},
        "crypt_count": {name: len(s.crypts[seat]) for seat, name in enumerate(names)},
        "ash": {name: sorted(CARDS[face].slug for face in s.ashes[seat]) for seat, name in enumerate(names)},
        "removed": {name: sorted(CARDS[face].slug for face in s.removed[seat]) for seat, name in enumerate(names)},
        "research": {name: sorted(CARDS[face].slug for face in s.research[seat]) for seat, name in enumerate(names)},
        "kept": {name: sorted(CARDS[face].slug for face in s.kept[seat]) for seat, name in enumerate(names)},
        "transfers": s.transfers,
        "master_actions": s.master_actions,
        "discards": s.discards,
        "stealth": stealth_of(s, s.acting) if s.acting else 0,
        "intercept": intercept_of(s, s.blocker) if s.blocker else 0,
        "bleed": bleed_of(s, s.acting) if s.acting else 0,
        "target": names[s.action_seat] if s.action_seat >= 0 else "nobody",
        "acting": CARDS[s.face[s.acting]].slug if s.acting else "nobody",
        "blocker": CARDS[s.face[s.blocker]].slug if s.blocker else "nobody",
        "votes": {"for": votes[0], "against": votes[1]},
        "combat": bool(s.fighters),
        "round": s.combat_round if s.fighters else 0,
        "range": DISTANCES[s.distance],
        "prey": {name: names[s.prey(Seat(seat))] for seat, name in enumerate(names)},
        "predator": {name: names[s.predator(Seat(seat))] for seat, name in enumerate(names)},
        "withdrawing": [name for seat, name in enumerate(names) if s.withdrawing >> seat & 1],
        "cards": _cards(s, names),
        "winners": [name for name, score in zip(names, s.outcome, strict=False) if score == max(s.outcome)],
    }


def _cards(s: Vtes, names: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Every card on the table by its word; a second copy of a card is `word.2`, and so on."""
    found: dict[str, dict[str, Any]] = {}
    counts: dict[str, int] = {}
    for entity in s.entities():
        if not s.face[entity]:
            continue
        word = CARDS[s.face[entity]].slug
        counts[word] = counts.get(word, 0) + 1
        found[word if counts[word] == 1 else f"{word}.{counts[word]}"] = _card(s, entity, names)
    return found


def _card(s: Vtes, entity: Entity, names: Sequence[str]) -> dict[str, Any]:
    region = s.region[entity]
    minion = READY <= region <= TORPOR
    return {
        "region": REGIONS[region % CONTESTED],
        "contested": bool(region & CONTESTED),
        "controller": names[s.controller[entity]],
        "owner": names[s.owner[entity]],
        "blood": s.blood[entity],
        "life": s.blood[entity],
        "counters": s.blood[entity],
        "locked": bool(s.locked[entity]),
        "awake": is_awake(s, entity),
        "capacity": s.capacity[entity],
        "corruption": len(marks_on(s, entity, CORRUPTED)),
        "clan": CLANS[s.clan[entity]],
        "sect": SECTS[s.sect[entity]],
        "title": TITLES[title_of(s, entity)],
        "held_title": TITLES[s.title[entity]],
        "title_contested": bool(s.flags[entity] & TITLE_CONTESTED),
        "votes": votes_of(s, entity),
        "bleed": bleed_of(s, entity) if minion else 0,
        "strength": strength_of(s, entity) if minion else 0,
        "stealth": stealth_of(s, entity) if minion else 0,
        "intercept": intercept_of(s, entity) if minion else 0,
        "host": CARDS[s.face[s.host[entity]]].slug if s.host[entity] else "",
        "on": sorted(CARDS[s.face[other]].slug for other in s.attached(entity)),
        "basic": _disciplines(s.basic[entity]),
        "superior": _disciplines(s.superior[entity]),
    }


def _disciplines(bits: int) -> list[str]:
    return [code for number, code in enumerate(DISCIPLINES) if bits >> number & 1]
