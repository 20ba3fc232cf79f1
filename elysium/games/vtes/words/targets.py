"""Whom or what a card may be aimed at."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import CARDS, Context, Entity
from elysium.games.vtes.definitions.names import CLANS
from elysium.games.vtes.definitions.traits import MELEE
from elysium.games.vtes.marks import FED
from elysium.games.vtes.rules.combat.damage import damage_kinds
from elysium.games.vtes.rules.legality import equipment_of, retainers_of
from elysium.games.vtes.rules.limits import is_marked
from elysium.games.vtes.state import LONG, ON, READY, STOLEN_THIS_ROUND, TABLE, TORPOR, UNCONTROLLED, Vtes
from elysium.games.vtes.terms import SECRET, methuselah_at
from elysium.games.vtes.words.making import hostile_target, target


def in_play_minions(s: Vtes) -> list[Entity]:
    return s.in_regions(READY, TORPOR)


@hostile_target
def locked_minion(s: Vtes, context: Context) -> list[int]:
    """A ready locked minion of somebody else, for combat."""
    return [s.ref(e) for e in s.in_regions(READY) if s.locked[e] and s.controller[e] != context.seat]


@hostile_target
def minion_of_neighbours(s: Vtes, context: Context) -> list[int]:
    """A ready minion of one's predator or prey."""
    seats = {s.prey(context.seat), s.predator(context.seat)} - {context.seat}
    return [s.ref(e) for e in s.in_regions(READY) if s.controller[e] in seats]


@hostile_target
def unlocked_minion(s: Vtes, context: Context) -> list[int]:
    return [s.ref(e) for e in in_play_minions(s) if not s.locked[e]]


@hostile_target
def any_vampire(s: Vtes, context: Context) -> list[int]:
    """Ready or in torpor, whoever controls it. [VTES-1.6.1.4-02]"""
    return [s.ref(e) for e in in_play_minions(s) if s.is_vampire(e)]


@hostile_target
def ready_vampire(s: Vtes, context: Context) -> list[int]:
    return [s.ref(e) for e in in_play_minions(s) if s.is_vampire(e) and s.region[e] == READY]


@hostile_target
def younger_vampire(s: Vtes, context: Context) -> list[int]:
    """Younger than the minion that plays the card."""
    return [
        s.ref(e)
        for e in in_play_minions(s)
        if s.is_vampire(e) and e != context.minion and s.capacity[e] < s.capacity[context.minion]
    ]


@hostile_target
def other_vampire(s: Vtes, context: Context) -> list[int]:
    return [s.ref(e) for e in in_play_minions(s) if s.is_vampire(e) and e != context.minion]


@hostile_target
def vampire_with_blood(s: Vtes, context: Context) -> list[int]:
    return [s.ref(e) for e in in_play_minions(s) if s.is_vampire(e) and s.blood[e] and e != context.minion]


@hostile_target
def vampire_without_superior(s: Vtes, context: Context) -> list[int]:
    """For a Discipline card: any controlled vampire that it can still teach. [VTES-1.6.2.2-01, VTES-1.6.2.2-02]"""
    bits = CARDS[context.face].basic
    return [s.ref(e) for e in in_play_minions(s) if s.is_vampire(e) and not s.superior[e] & bits]


@target
def own_vampire(s: Vtes, context: Context) -> list[int]:
    return [s.ref(e) for e in s.controlled(context.seat) if s.is_vampire(e)]


@target
def own_ready_minion(s: Vtes, context: Context) -> list[int]:
    return [s.ref(e) for e in s.minions(context.seat)]


@hostile_target
def vampire_of_clan(s: Vtes, context: Context, clan: str) -> list[int]:
    """[VTES-1.5.3-02]"""
    number = CLANS.index(clan)
    return [s.ref(e) for e in in_play_minions(s) if s.clan[e] == number]


@target
def torpid_of_clan(s: Vtes, context: Context, clan: str) -> list[int]:
    number = CLANS.index(clan)
    return [s.ref(e) for e in in_play_minions(s) if s.clan[e] == number and s.region[e] == TORPOR]


@target
def hungry_own_vampire(s: Vtes, context: Context) -> list[int]:
    """A ready vampire of one's own that has not fed on a hunting ground this turn."""
    return [s.ref(e) for e in s.minions(context.seat) if s.is_vampire(e) and not is_marked(s, e, FED)]


@hostile_target
def any_location(s: Vtes, context: Context) -> list[int]:
    """A location that somebody else controls."""
    return [
        s.ref(e) for e in s.in_regions(TABLE, ON) if CARDS[s.face[e]].is_location and s.controller[e] != context.seat
    ]


@hostile_target
def location(s: Vtes, context: Context) -> list[int]:
    """Any location in play."""
    return [s.ref(e) for e in s.in_regions(TABLE, ON) if CARDS[s.face[e]].is_location]


@target
def own_location(s: Vtes, context: Context) -> list[int]:
    return [
        s.ref(e) for e in s.in_regions(TABLE, ON) if CARDS[s.face[e]].is_location and s.controller[e] == context.seat
    ]


@target
def own_uncontrolled(s: Vtes, context: Context) -> list[int]:
    return [s.ref(e) | SECRET for e in s.in_region(context.seat, UNCONTROLLED)]


@target
def younger_uncontrolled(s: Vtes, context: Context) -> list[int]:
    """One's own, younger than the minion that acts."""
    return [
        s.ref(e) | SECRET
        for e in s.in_region(context.seat, UNCONTROLLED)
        if 0 < s.capacity[e] < s.capacity[context.minion]
    ]


@target
def uncontrolled_of_clan(s: Vtes, context: Context, clan: str) -> list[int]:
    number = CLANS.index(clan)
    return [s.ref(e) | SECRET for e in s.in_region(context.seat, UNCONTROLLED) if s.clan[e] == number]


@hostile_target
def other_methuselah(s: Vtes, context: Context) -> list[int]:
    return [methuselah_at(seat) for seat in s.alive() if seat != context.seat]


@target
def new_bleed_target(s: Vtes, context: Context) -> list[int]:
    """Anybody but the bleeder's controller and oneself. [VTES-6.1.1-03]"""
    return [methuselah_at(seat) for seat in s.alive() if seat not in (context.seat, s.controller[s.acting])]


@target
def any_damage(s: Vtes, context: Context) -> list[int]:
    """The damage that this minion is about to take."""
    return damage_kinds(s, context.minion) if s.damage and s.damage[0][0] == context.minion else []


@target(normal_only=True)
def normal_damage(s: Vtes, context: Context) -> list[int]:
    if not s.damage or s.damage[0][0] != context.minion:
        return []
    return damage_kinds(s, context.minion, normal_only=True)


@target(strikes_only=True)
def strike_damage(s: Vtes, context: Context) -> list[int]:
    """Damage from the opposing minion's strike."""
    if not s.damage or s.damage[0][0] != context.minion:
        return []
    return damage_kinds(s, context.minion, strikes_only=True)


@target
def opposing_equipment(s: Vtes, context: Context, weapons_only: int = 0) -> list[int]:
    """Equipment of the minion one fights."""
    if context.minion not in s.fighters:
        return []
    foe = s.fighters[1] if s.fighters[0] == context.minion else s.fighters[0]
    return [s.ref(card) for card in equipment_of(s, foe, weapons_only=bool(weapons_only))]


@target
def hand_or_melee_weapon(s: Vtes, context: Context) -> list[int]:
    """The bare hand, or a melee weapon of one's own."""
    found = [0]
    for card in equipment_of(s, context.minion, weapons_only=True):
        if CARDS[s.face[card]].traits & MELEE and not s.flags[card] & STOLEN_THIS_ROUND:
            found.append(s.ref(card))
    return found


@target
def minion_or_retainer(s: Vtes, context: Context) -> list[int]:
    """The opposing minion, or at long range one of its retainers. [VTES-6.4.7-02]"""
    if context.minion not in s.fighters or s.distance != LONG:
        return [0]
    foe = s.fighters[1] if s.fighters[0] == context.minion else s.fighters[0]
    return [0, *(s.ref(card) for card in retainers_of(s, foe))]


@target
def voter_not_acting(s: Vtes, context: Context) -> list[int]:
    """A ready vampire that could still vote, other than the acting one."""
    return [s.ref(e) for e in in_play_minions(s) if s.is_vampire(e) and s.region[e] == READY and e != s.acting]


@hostile_target
def this_card(s: Vtes, context: Context) -> list[int]:
    """The card in play whose text it is."""
    return [s.ref(context.source)] if s.region[context.source] else []


@target
def vampire_of_capacity(s: Vtes, context: Context, least: int) -> list[int]:
    return [s.ref(e) for e in in_play_minions(s) if s.capacity[e] >= least]


@target
def methuselah(s: Vtes, context: Context) -> list[int]:
    return [methuselah_at(seat) for seat in s.alive()]


@hostile_target
def other_minion(s: Vtes, context: Context) -> list[int]:
    """The acting minion itself, or any other minion."""
    return [0, *(s.ref(e) for e in in_play_minions(s) if e != context.minion)]
