"""Damage: prevention, healing, wounds, death. [section 6.4.6]"""

from __future__ import annotations

from typing import Final

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import H_STRUCK, W_PREVENTION, Entity
from elysium.games.vtes.marks import BLOOD_LOST, FIRST_ROUND_ONLY, INFLICTED
from elysium.games.vtes.rules.counters import burn_blood, could_help
from elysium.games.vtes.rules.entities import falls, to_torpor
from elysium.games.vtes.rules.frames import SETTLES, STILL_HAPPENS
from elysium.games.vtes.rules.impulse import answers, asks, has_ability, impulse, might_play, offers
from elysium.games.vtes.rules.limits import is_marked, mark
from elysium.games.vtes.rules.triggers import fire, stat
from elysium.games.vtes.rules.trophies import slay
from elysium.games.vtes.state import ACTION, AS_NORMAL, DAMAGE_LESS, IMMUNE, PREVENT, READY, TORPOR, Vtes
from elysium.games.vtes.terms import CHOOSE, DAMAGED, PREVENTED, book

FROM_STRIKE: Final = 1
UNPREVENTABLE: Final = 2
ENVIRONMENTAL: Final = 4

NORMAL_DAMAGE: Final = 1 << 41
AGGRAVATED_DAMAGE: Final = 1 << 41 | 1
"""Targets of prevention, in options."""


def harm(
    s: Vtes, entity: Entity, normal: int = 0, aggravated: int = 0, *, environmental: bool, unpreventable: bool = False
) -> None:
    """Damage from outside combat is handled the same way. [VTES-6.4.6-21]

    Whether a card inflicts it or the surroundings do has to be said each time.
    """
    flags = (ENVIRONMENTAL if environmental else 0) | (UNPREVENTABLE if unpreventable else 0)
    add_damage(s, entity, normal, aggravated, flags)
    s.do((resolve_damage,))


def add_damage(s: Vtes, entity: Entity, normal: int, aggravated: int, flags: int) -> None:
    """What changes damage does so before any of it is prevented."""
    if flags & FROM_STRIKE and normal + aggravated > 0:
        less = stat(s, DAMAGE_LESS, entity)
        if less:
            normal, aggravated = max(0, normal - less), max(0, aggravated - max(0, less - normal))
    if aggravated and stat(s, AS_NORMAL, entity) > 0:
        normal, aggravated = normal + aggravated, 0
    if normal and stat(s, IMMUNE, entity) > 0:
        normal = 0
    if normal + aggravated > 0:
        s.damage.append((entity, normal, aggravated, flags))


def treat_as_normal(s: Vtes, entity: Entity, span: int) -> None:
    """Aggravated damage that waits to be prevented already, and what comes in the span."""
    s.add(span, AS_NORMAL, entity, 1)
    s.damage = [
        (hurt, normal + worse, 0, flags) if hurt == entity else (hurt, normal, worse, flags)
        for hurt, normal, worse, flags in s.damage
    ]


@book.step_that(SETTLES)
def resolve_damage(s: Vtes) -> None:
    """First prevention by everybody, then healing or loss of life; the acting minion first. [VTES-6.4.6-01]"""
    if s.damage:
        hurt = list(dict.fromkeys(entry[0] for entry in s.damage))
        hurt.sort(key=lambda entity: _place_in_combat(s, entity))
        s.do(*((prevention, entity) for entity in hurt), *((inflict, entity) for entity in hurt), (resolve_damage,))


def _place_in_combat(s: Vtes, entity: Entity) -> int:
    minion = s.host[entity] or entity
    return s.fighters.index(minion) if minion in s.fighters else 2


@book.step
def prevention(s: Vtes, entity: Entity) -> None:
    """The window is about the damage that comes first in the list. [VTES-6.4.6-01]"""
    s.damage.sort(key=lambda entry: entry[0] != entity)
    s.do((impulse, W_PREVENTION, 0))


@asks(W_PREVENTION)
def could_prevent(s: Vtes, seat: Seat, window: int) -> bool:
    """Prevention goes on until all is prevented or the minion stops. [VTES-6.4.6-02]"""
    if not s.damage:
        return False
    entity = s.damage[0][0]
    if not any(preventable(s, entity, kind) for kind in (0, 1)):
        return False
    if entity in s.fighters and not s.capacity[entity] and could_help(s, seat):
        return True
    if s.controller[s.host[entity] or entity] != seat:
        return False
    return (
        (might_play(s, seat, window) and entity in s.fighters) or has_ability(s, seat, window) or granted(s, entity) > 0
    )


def preventable(s: Vtes, entity: Entity, aggravated: int, *, strikes_only: bool = False) -> int:
    """How much damage of this kind can still be prevented."""
    amount = 0
    for hurt, normal, worse, flags in s.damage:
        if hurt == entity and not flags & UNPREVENTABLE and (not strikes_only or flags & FROM_STRIKE):
            amount += worse if aggravated else normal
    return amount


def prevent(
    s: Vtes, entity: Entity, amount: int, kind: int, *, strikes_only: bool = False, normal_only: bool = False
) -> None:
    """Take damage away, first of the kind the player named. [VTES-6.4.6-09, VTES-6.4.6-14]"""
    kinds = (False,) if normal_only else (kind == AGGRAVATED_DAMAGE, kind != AGGRAVATED_DAMAGE)
    left = amount
    for aggravated in kinds:
        for place, (hurt, normal, worse, flags) in enumerate(s.damage):
            if hurt != entity or flags & UNPREVENTABLE or (strikes_only and not flags & FROM_STRIKE):
                continue
            taken = min(left, worse if aggravated else normal)
            left -= taken
            s.damage[place] = (hurt, normal - (0 if aggravated else taken), worse - (taken if aggravated else 0), flags)
    if not s.quiet and left < amount:
        s.tell(PREVENTED, s.ref(entity), amount - left)


def granted(s: Vtes, entity: Entity) -> int:
    """Points that an earlier card lets this minion prevent later."""
    total = s.total(PREVENT, entity)
    if total and (not s.blocked or (s.combat_round > 1 and is_marked(s, entity, FIRST_ROUND_ONLY))):
        total -= sum(entry[3] for entry in s.lasting if entry[:3] == (ACTION, PREVENT, entity))
    return total


@offers(W_PREVENTION)
def granted_prevention(s: Vtes, seat: Seat) -> list[Option]:
    if not s.damage or s.controller[s.damage[0][0]] != seat or granted(s, s.damage[0][0]) <= 0:
        return []
    return [(CHOOSE, kind) for kind in damage_kinds(s, s.damage[0][0])]


def damage_kinds(s: Vtes, entity: Entity, *, normal_only: bool = False, strikes_only: bool = False) -> list[int]:
    kinds = []
    if preventable(s, entity, 0, strikes_only=strikes_only):
        kinds.append(NORMAL_DAMAGE)
    if not normal_only and preventable(s, entity, 1, strikes_only=strikes_only):
        kinds.append(AGGRAVATED_DAMAGE)
    return kinds


@answers(CHOOSE)
def uses_granted(s: Vtes, seat: Seat, option: Option) -> None:
    entity = s.damage[0][0]
    s.spend(PREVENT, entity)
    prevent(s, entity, 1, option[1])


@book.step_that(STILL_HAPPENS)
def inflict(s: Vtes, entity: Entity) -> None:
    """Normal damage before aggravated. [VTES-6.4.6-13]"""
    inflicted = [entry for entry in s.damage if entry[0] == entity and entry[1] + entry[2] > 0]
    normal = sum(entry[1] for entry in inflicted)
    aggravated = sum(entry[2] for entry in inflicted)
    s.damage = [entry for entry in s.damage if entry[0] != entity]
    if not s.region[entity] or normal + aggravated <= 0:
        return
    if not s.quiet:
        s.tell(DAMAGED, s.ref(entity), normal, aggravated)
    if s.fighters:
        _note(s, entity, inflicted)
    if not s.capacity[entity]:
        burn_blood(s, entity, normal + aggravated)
        return
    before = s.blood[entity]
    _wound(s, entity, normal, aggravated)
    if entity in s.fighters and s.blood[entity] < before:
        mark(s, entity, BLOOD_LOST, before - s.blood[entity])


def _note(s: Vtes, entity: Entity, inflicted: list[tuple[Entity, int, int, int]]) -> None:
    """What the other fighter has inflicted, which is all but what the surroundings do."""
    minion = s.host[entity] or entity
    if minion not in s.fighters:
        return
    other = s.fighters[1] if s.fighters[0] == minion else s.fighters[0]
    amount = sum(entry[1] + entry[2] for entry in inflicted if not entry[3] & ENVIRONMENTAL)
    if amount:
        mark(s, other, INFLICTED, amount)
    if entity == minion and any(entry[3] & FROM_STRIKE for entry in inflicted):
        fire(s, H_STRUCK, entity)


def _wound(s: Vtes, vampire: Entity, normal: int, aggravated: int) -> None:
    """Heal what can be healed; the rest wounds; aggravated damage kills. [VTES-6.4.6-04 to VTES-6.4.6-15]"""
    unhealed = normal - burn_blood(s, vampire, normal)
    wounded = unhealed > 0 or s.region[vampire] == TORPOR or bool(s.pending(falls, vampire))
    for _ in range(aggravated):
        if not wounded:
            wounded = True
        elif not burn_blood(s, vampire, 1):
            slay(s, vampire)
            return
    if wounded and s.region[vampire] == READY:
        to_torpor(s, vampire)
