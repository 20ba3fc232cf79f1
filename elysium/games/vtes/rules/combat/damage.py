"""Damage: prevention, healing, wounds, death. [section 6.4.6]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    CARDS,
    COMBAT_CARD,
    CONDITIONAL,
    H_STRUCK,
    NO_ENTITY,
    NO_FACE,
    W_PREVENTION,
    Entity,
    Face,
)
from elysium.games.vtes.definitions.names import discipline_bits
from elysium.games.vtes.marks import BLOOD_LOST, HURT_ONCE, INFLICTED, SLEW_WITH, STRUCK_WITH, SUNLIT, TABLE_ITSELF
from elysium.games.vtes.rules.counters import burn_blood
from elysium.games.vtes.rules.entities import falls, to_torpor
from elysium.games.vtes.rules.frames import SETTLES, STILL_HAPPENS
from elysium.games.vtes.rules.impulse import (
    answers,
    asks,
    could_play,
    could_use,
    has_ability,
    impulse,
    might_play,
    offers,
)
from elysium.games.vtes.rules.limits import is_marked, mark, marks_on
from elysium.games.vtes.rules.triggers import bonus_towards, fire, stat
from elysium.games.vtes.rules.trophies import slay
from elysium.games.vtes.state import (
    AS_NORMAL,
    DAMAGE_LESS,
    HARD,
    HARD_THROUGHOUT,
    IMMUNE,
    IMMUNE_TO,
    PREVENT,
    PREVENT_BY_FORTITUDE,
    PREVENT_GUNS,
    PREVENT_NORMAL,
    READY,
    TORPOR,
    Vtes,
)
from elysium.games.vtes.terms import (
    AGGRAVATED_DAMAGE,
    CHOOSE,
    DAMAGED,
    NORMAL_DAMAGE,
    PREVENTED,
    book,
    damage_of_target,
)

FROM_STRIKE: Final = 1
UNPREVENTABLE: Final = 2
ENVIRONMENTAL: Final = 4
PIERCING: Final = 8
"""Cards that require Fortitude prevent none of it."""
FROM_GUN: Final = 16
ONCE_AGGRAVATED: Final = 32
"""It counts as normal damage, but is not prevented as such."""
LEFT_BY_STRIKE: Final = 64
"""A strike inflicts it later than it resolves."""

ANYTHING: Final = 0
GUNS_ONLY: Final = 1
NO_GUNS: Final = 2
"""What damage can be prevented, by whether it comes from a strike with a gun."""

FORTITUDE: Final = discipline_bits(("for",))


def harm(
    s: Vtes,
    entity: Entity,
    normal: int = 0,
    aggravated: int = 0,
    *,
    environmental: bool,
    unpreventable: bool = False,
    inflicter: Entity = NO_ENTITY,
    of_strike: bool = False,
) -> None:
    """Damage from outside combat is handled the same way. [VTES-6.4.6-21]

    Whether a card inflicts it or the surroundings do has to be said each time; and who does, if somebody does.
    """
    flags = (ENVIRONMENTAL if environmental else 0) | (UNPREVENTABLE if unpreventable else 0)
    flags |= LEFT_BY_STRIKE if of_strike else 0
    add_damage(s, entity, normal, aggravated, flags, inflicter)
    s.do((resolve_damage,))


def is_immune_to(s: Vtes, entity: Entity, inflicter: Entity) -> bool:
    """Damage of somebody does nothing to it, wherever and however it is inflicted."""
    return s.face[entity] in CONDITIONAL.get(IMMUNE_TO, ()) and bonus_towards(s, IMMUNE_TO, entity, inflicter) > 0


def add_damage(s: Vtes, entity: Entity, normal: int, aggravated: int, flags: int, inflicter: Entity = NO_ENTITY) -> int:
    """What changes damage does so before any of it is prevented; how much there is to inflict then."""
    if inflicter and is_immune_to(s, entity, inflicter):
        return 0
    if normal and s.capacity[entity] and is_marked(s, TABLE_ITSELF, SUNLIT):
        normal, aggravated = 0, normal + aggravated
    if flags & (FROM_STRIKE | LEFT_BY_STRIKE) and normal + aggravated > 0:
        less = stat(s, DAMAGE_LESS, entity)
        if less:
            normal, aggravated = max(0, normal - less), max(0, aggravated - max(0, less - normal))
    turned = aggravated if aggravated and stat(s, AS_NORMAL, entity) > 0 else 0
    if turned:
        s.damage.append((entity, aggravated, 0, flags | ONCE_AGGRAVATED))
        aggravated = 0
    if normal and stat(s, IMMUNE, entity) > 0:
        normal = 0
    if normal + aggravated > 0:
        s.damage.append((entity, normal, aggravated, flags))
    return normal + aggravated + turned


def treat_as_normal(s: Vtes, entity: Entity, span: int) -> None:
    """Aggravated damage that waits to be prevented already, and what comes in the span."""
    s.add(span, AS_NORMAL, entity, 1)
    turned = [
        (hurt, worse, 0, flags | ONCE_AGGRAVATED) for hurt, _, worse, flags in s.damage if hurt == entity and worse
    ]
    s.damage = turned + [
        (hurt, normal, 0 if hurt == entity else worse, flags)
        for hurt, normal, worse, flags in s.damage
        if hurt != entity or normal
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
    inside = (s.host[entity] or entity) in s.fighters
    if inside and might_play(s, seat, window) and could_play(s, seat, window):
        # Somebody outside the combat could help.
        return True
    if s.controller[s.host[entity] or entity] != seat:
        return could_use(s, seat, window)
    return (
        (might_play(s, seat, window) and entity in s.fighters)
        or has_ability(s, seat, window)
        or any(kinds for _, kinds in granted(s, entity))
    )


def preventable(
    s: Vtes,
    entity: Entity,
    aggravated: int,
    *,
    normal_only: bool = False,
    strikes_only: bool = False,
    by_fortitude: bool = False,
    guns: int = ANYTHING,
) -> int:
    """How much damage of this kind can still be prevented."""
    amount = 0
    for hurt, normal, worse, flags in s.damage:
        if hurt == entity and _may_be_prevented(flags, normal_only, strikes_only, by_fortitude, guns):
            amount += worse if aggravated else normal
    return amount


def _may_be_prevented(flags: int, normal_only: bool, strikes_only: bool, by_fortitude: bool, guns: int) -> bool:
    if (
        flags & UNPREVENTABLE
        or (normal_only and flags & ONCE_AGGRAVATED)
        or (by_fortitude and flags & PIERCING)
        or (strikes_only and not flags & FROM_STRIKE)
    ):
        return False
    return guns == ANYTHING or bool(flags & FROM_GUN) == (guns == GUNS_ONLY)


def by_fortitude(face: Face) -> bool:
    """Whether what this card prevents, it prevents as one that requires Fortitude."""
    return face != NO_FACE and any(mode.needs & FORTITUDE for mode in CARDS[face].modes if mode.kind == COMBAT_CARD)


def prevent(
    s: Vtes,
    entity: Entity,
    amount: int,
    kind: int,
    *,
    strikes_only: bool = False,
    normal_only: bool = False,
    by_fortitude: bool = False,
    guns: int = ANYTHING,
) -> None:
    """Take damage away, first of the kind the player named. [VTES-6.4.6-09, VTES-6.4.6-14]"""
    aimed_worse = damage_of_target(kind) == AGGRAVATED_DAMAGE
    kinds = (False,) if normal_only else (aimed_worse, not aimed_worse)
    left = amount
    for aggravated in kinds:
        for place, (hurt, normal, worse, flags) in enumerate(s.damage):
            if hurt != entity or not _may_be_prevented(flags, normal_only, strikes_only, by_fortitude, guns):
                continue
            taken = min(left, worse if aggravated else normal)
            left -= taken
            s.damage[place] = (hurt, normal - (0 if aggravated else taken), worse - (taken if aggravated else 0), flags)
    if not s.quiet and left < amount:
        s.tell(PREVENTED, s.ref(entity), amount - left)


def granted(s: Vtes, entity: Entity) -> list[tuple[int, list[int]]]:
    """Points that an earlier card lets this minion prevent now: as which value, and of which kinds of damage."""
    found = []
    for what in (PREVENT, PREVENT_BY_FORTITUDE, PREVENT_NORMAL, PREVENT_GUNS):
        total = s.total(what, entity)
        if total > 0:
            normal_only, by_fortitude = what == PREVENT_NORMAL, what == PREVENT_BY_FORTITUDE
            guns = GUNS_ONLY if what == PREVENT_GUNS else ANYTHING
            kinds = damage_kinds(s, entity, normal_only=normal_only, by_fortitude=by_fortitude, guns=guns)
            found.append((what, kinds))
    return found


@offers(W_PREVENTION)
def granted_prevention(s: Vtes, seat: Seat) -> list[Option]:
    if not s.damage or s.controller[s.damage[0][0]] != seat:
        return []
    found = {kind for _, kinds in granted(s, s.damage[0][0]) for kind in kinds}
    return [(CHOOSE, kind) for kind in sorted(found)]


def damage_kinds(
    s: Vtes,
    entity: Entity,
    *,
    normal_only: bool = False,
    strikes_only: bool = False,
    by_fortitude: bool = False,
    guns: int = ANYTHING,
) -> list[int]:
    asked = {"strikes_only": strikes_only, "by_fortitude": by_fortitude}
    kinds = []
    if preventable(s, entity, 0, normal_only=normal_only, guns=guns, **asked):
        kinds.append(NORMAL_DAMAGE)
    if not normal_only and preventable(s, entity, 1, guns=guns, **asked):
        kinds.append(AGGRAVATED_DAMAGE)
    return kinds


@answers(CHOOSE)
def uses_granted(s: Vtes, seat: Seat, option: Option) -> None:
    """First what can be used for the least."""
    entity = s.damage[0][0]
    what = [what for what, kinds in granted(s, entity) if option[1] in kinds][-1]
    s.spend(what, entity)
    normal_only, by_fortitude = what == PREVENT_NORMAL, what == PREVENT_BY_FORTITUDE
    guns = GUNS_ONLY if what == PREVENT_GUNS else ANYTHING
    prevent(s, entity, 1, option[1], normal_only=normal_only, by_fortitude=by_fortitude, guns=guns)


# Who is hurt only once a round


def _is_hard(s: Vtes, entity: Entity, what: int) -> bool:
    return bool(s.lasting) and bool(s.fighters) and s.total(what, entity) > 0


def harden(s: Vtes, entity: Entity) -> bool:
    """All but the first damage of the round is prevented, or all but that and aggravated damage.

    Where damage of both kinds could be the first, its controller says which: then somebody is asked.
    """
    throughout = _is_hard(s, entity, HARD_THROUGHOUT)
    if not throughout and not _is_hard(s, entity, HARD):
        return False
    normal = preventable(s, entity, 0, normal_only=not throughout)
    worse = preventable(s, entity, 1) if throughout else 0
    whole = sum(entry[1] + entry[2] for entry in s.damage if entry[0] == entity)
    if is_marked(s, entity, HURT_ONCE) or whole > normal + worse:
        _keep_out(s, entity, normal, worse)
    elif normal and worse:
        s.ask(s.controller[s.host[entity] or entity], choosing_wound, entity)
        return True
    elif normal + worse:
        _keep_out(s, entity, max(0, normal - 1), max(0, worse - 1))
    if whole and not is_marked(s, entity, HURT_ONCE):
        mark(s, entity, HURT_ONCE)
    return False


def _keep_out(s: Vtes, entity: Entity, normal: int, worse: int) -> None:
    if normal:
        prevent(s, entity, normal, NORMAL_DAMAGE, normal_only=not _is_hard(s, entity, HARD_THROUGHOUT))
    if worse:
        prevent(s, entity, worse, AGGRAVATED_DAMAGE)


@book.choice("VTES-1.4-01")
def choosing_wound(s: Vtes, seat: Seat, entity: Entity) -> Sequence[Option]:
    return [(CHOOSE, NORMAL_DAMAGE), (CHOOSE, AGGRAVATED_DAMAGE)]


@book.answer(choosing_wound)
def chooses_wound(s: Vtes, seat: Seat, option: Option, entity: Entity) -> None:
    """What is not chosen is prevented."""
    if damage_of_target(option[1]) == AGGRAVATED_DAMAGE:
        _keep_out(s, entity, preventable(s, entity, 0), 0)
    else:
        _keep_out(s, entity, 0, preventable(s, entity, 1))
    s.do((inflict, entity))


@book.step_that(STILL_HAPPENS)
def inflict(s: Vtes, entity: Entity) -> None:
    """Normal damage before aggravated. [VTES-6.4.6-13]"""
    if s.fighters and harden(s, entity):
        return
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
    if s.fighters and not s.region[entity]:
        _note_death(s, entity, inflicted)
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


def _note_death(s: Vtes, vampire: Entity, inflicted: list[tuple[Entity, int, int, int]]) -> None:
    """By the strike of the other fighter that resolves, if it is with a weapon; not by one before in the round."""
    if vampire in s.fighters and any(entry[3] & FROM_STRIKE for entry in inflicted):
        side = 1 - s.fighters.index(vampire)
        chosen = s.chosen_strike(side)
        for (weapon,) in marks_on(s, s.fighters[side], STRUCK_WITH):
            if weapon in (chosen.weapon, chosen.target):
                mark(s, s.fighters[side], SLEW_WITH, weapon)


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
