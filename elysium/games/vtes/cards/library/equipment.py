"""Equipment."""

from __future__ import annotations

from elysium.engine.audience import EVERYONE
from elysium.games.vtes.definitions.language import CARDS, Entity, card
from elysium.games.vtes.definitions.traits import SOUL_GEM
from elysium.games.vtes.rules.counters import gain_blood as fill
from elysium.games.vtes.rules.crypts import take_top
from elysium.games.vtes.rules.entering import enter_ready
from elysium.games.vtes.rules.entities import WHEN_HOST_BURNS, attach, burn, new_entity, stand_alone
from elysium.games.vtes.rules.turn import crypt_to_uncontrolled
from elysium.games.vtes.state import ACTION, BLEED, COMBAT, INTERCEPT, READY, TABLE, Vtes
from elysium.games.vtes.terms import MOVED_OUT, book
from elysium.games.vtes.words.conditions import host_is_vampire, is_clan, is_vampire
from elysium.games.vtes.words.crypts import steal_up_to, uncontrolled_of_predator
from elysium.games.vtes.words.fighting import destroy, melee, strikes_with
from elysium.games.vtes.words.shapes import (
    BLOCK_ATTEMPT,
    MASTER_PHASE,
    damage,
    during,
    equipment,
    gives,
    grants_action,
    press_each,
    prevent_each,
    weapon,
)
from elysium.games.vtes.words.special import has_discipline, host_gains_blood, more_intercept, needs_intercept
from elysium.games.vtes.words.targets import any_damage, opposing_equipment

card(".44 Magnum", equipment(), abilities=weapon(damage(2, ranged=True), maneuver_each=COMBAT), keywords="weapon gun")
card(
    "Bowl of Convergence",
    equipment(),
    statics=(gives(INTERCEPT, 1, has_discipline("aus", 1)),),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            more_intercept(1),
            when=(has_discipline("aus", 2), needs_intercept()),
            own=True,
            blood=1,
            scope=ACTION,
        ),
    ),
    unique=True,
)
card("Flak Jacket", equipment(), abilities=(prevent_each(1, COMBAT, target=any_damage()),))
card("Flamethrower", equipment(), abilities=weapon(damage(2, ranged=True, aggravated=True)), keywords="weapon")
card("Hawg", equipment(), abilities=(press_each(COMBAT),), keywords="vehicle", one_on_minion="vehicle")
card(
    "Ivory Bow",
    equipment(),
    abilities=weapon(damage(1, ranged=True, aggravated=True)),
    unique=True,
    keywords="weapon",
)
card(
    "Laptop Computer",
    equipment(),
    statics=(gives(BLEED),),
    keywords="electronic",
    one_on_minion="Laptop Computer",
)
card(
    "Palatial Estate",
    equipment(),
    abilities=(during(MASTER_PHASE, host_gains_blood(1), when=(host_is_vampire(),), mandatory=True),),
    unique=True,
    keywords="location not-equipment",
)
card(
    "San Lorenzo de El Escorial, Spain",
    equipment(),
    abilities=(grants_action(steal_up_to(2), stealth=1, target=uncontrolled_of_predator(1), when=(is_vampire(),)),),
    unique=True,
    keywords="location not-equipment",
)
card("Sengir Dagger", equipment(), abilities=weapon(melee(aggravated=True)), unique=True, keywords="weapon melee")
card("Soul Gem of Etrius", equipment(), unique=True, keywords="soul-gem no-spoils")
card("Sport Bike", equipment(), statics=(gives(INTERCEPT),), keywords="vehicle", one_on_minion="vehicle")
card(
    "Submachine Gun", equipment(), abilities=weapon(damage(3, ranged=True), maneuver_each=COMBAT), keywords="weapon gun"
)
card(
    "Talith",
    equipment(),
    abilities=(
        *weapon(melee(1)),
        strikes_with(destroy(weapon=True, first=True), opposing_equipment(1), is_clan("ravnos")),
    ),
    keywords="weapon melee",
)
card("Writ of Acceptance", equipment(), keywords="counts-as-camarilla")

# The Soul Gem of Etrius


def _gem_outlives(s: Vtes, gem: Entity, bearer: Entity) -> None:
    if not s.capacity[bearer]:
        burn(s, gem)
        return
    stand_alone(s, gem)
    s.do((gem_finds_bearer, gem, s.capacity[bearer]))


WHEN_HOST_BURNS[SOUL_GEM] = _gem_outlives


@book.step
def gem_finds_bearer(s: Vtes, gem: Entity, capacity: int) -> None:
    """The top vampire of the crypt, if it is younger, enters play full and with the gem; otherwise the gem burns."""
    seat = s.controller[gem]
    if s.region[gem] != TABLE:
        return
    if not s.crypts[seat] or CARDS[s.crypts[seat][0]].capacity >= capacity:
        crypt_to_uncontrolled(s, seat)
        burn(s, gem)
        return
    bearer = new_entity(s, take_top(s, seat), seat, seat, READY)
    s.show(EVERYONE, MOVED_OUT, s.ref(bearer), seat)
    attach(s, gem, bearer)
    fill(s, bearer, s.capacity[bearer])
    enter_ready(s, bearer)
