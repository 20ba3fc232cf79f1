"""Combat cards that are equipment themselves, or put equipment and retainers on a minion in the middle of a fight."""

from __future__ import annotations

from elysium.games.vtes.state import CLOSING, COMBAT, ROUND, STRENGTH
from elysium.games.vtes.vocabulary.clauses import (
    any_time_in_a_round,
    as_strike_is_due,
    before_range,
    card,
    damaging,
    strength_plus,
    weapon,
)
from elysium.games.vtes.vocabulary.conditions import exists, in_round
from elysium.games.vtes.vocabulary.control import CHOSEN, choose
from elysium.games.vtes.vocabulary.effects import burn
from elysium.games.vtes.vocabulary.lasting import gets
from elysium.games.vtes.vocabulary.things import HOST, SELF, YOU, of_type, on, retainer, trait, unique
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import (
    ANNOUNCED,
    bring,
    bringable,
    costing_less,
    equip_partly_in_blood,
    goes_by,
    held,
    inflicting_at_most,
    name_card,
)

card(
    "Weighted Walking Stick",
    before_range(when=(in_round(1),), on_self=True),
    abilities=weapon(strength_plus(1)),
    keywords="equipment weapon melee wears-out",
    counters=5,
    one_on_minion="Weighted Walking Stick",
)
card(
    "Zip Gun",
    before_range(on_self=True),
    abilities=weapon(damaging(1, ranged=True, recoil=1, recoils_once=True), maneuver_each=COMBAT),
    keywords="equipment weapon gun",
)
MELEE_WEAPON = any_card(held(YOU), of_type("equipment"), trait("melee"), bringable())
card(
    "Angel's Gift",
    before_range(
        bring(SELF, ANNOUNCED, equips=True), names=(choose(MELEE_WEAPON, name_card()),), when=(exists(MELEE_WEAPON),)
    ),
    before_range(gets(SELF, CLOSING, until=ROUND)),
    limit=ROUND,
)
CONCEALABLE = any_card(
    held(YOU), ~unique, of_type("equipment"), trait("weapon"), costing_less(3), inflicting_at_most(3), bringable()
)
card(
    "Concealed Weapon",
    before_range(
        bring(SELF, ANNOUNCED, equips=True), names=(choose(CONCEALABLE, name_card()),), when=(exists(CONCEALABLE),)
    ),
)
ANY_WEAPON = any_card(held(YOU), of_type("equipment"), trait("weapon"), bringable())
card(
    "Disguised Weapon",
    basic=before_range(
        bring(SELF, ANNOUNCED, equips=True), names=(choose(ANY_WEAPON, name_card()),), when=(exists(ANY_WEAPON),)
    ),
    superior=as_strike_is_due(
        bring(SELF, ANNOUNCED, equips=True), names=(choose(ANY_WEAPON, name_card()),), when=(exists(ANY_WEAPON),)
    ),
)
COMMON = any_card(held(YOU), of_type("equipment"), ~unique, bringable())
COMMON_FOR_BLOOD = any_card(held(YOU), of_type("equipment"), ~unique, bringable(half_in_blood=True))
card(
    "Contraband",
    basic=before_range(
        bring(SELF, ANNOUNCED, equips=True), names=(choose(COMMON, name_card()),), when=(exists(COMMON),)
    ),
    superior=before_range(
        equip_partly_in_blood(ANNOUNCED),
        names=(choose(COMMON_FOR_BLOOD, name_card()),),
        when=(exists(COMMON_FOR_BLOOD),),
    ),
    limit=COMBAT,
)
BEAST = any_card(held(YOU), of_type("retainer"), goes_by("animal"), bringable())
card(
    "Pack Alpha",
    basic=before_range(
        bring(SELF, ANNOUNCED, employs=True), names=(choose(BEAST, name_card()),), when=(exists(BEAST),)
    ),
    superior=any_time_in_a_round(on_self=True, cost=(choose(retainer(goes_by("animal"), on(SELF)), burn(CHOSEN)),)),
    statics=(gets(HOST, STRENGTH),),
    limit=ROUND,
    one_on_minion="Pack Alpha",
)
