"""Equipment."""

from __future__ import annotations

from elysium.engine.audience import EVERYONE
from elysium.games.vtes.definitions.language import CARDS, Entity
from elysium.games.vtes.definitions.traits import SOUL_GEM
from elysium.games.vtes.rules.counters import gain_blood as fill
from elysium.games.vtes.rules.crypts import take_top
from elysium.games.vtes.rules.entering import enter_ready
from elysium.games.vtes.rules.entities import WHEN_HOST_BURNS, attach, burn, new_entity, stand_alone
from elysium.games.vtes.rules.turn import crypt_to_uncontrolled
from elysium.games.vtes.state import ACTION, BLEED, COMBAT, INTERCEPT, READY, TABLE, Vtes
from elysium.games.vtes.terms import MOVED_OUT, book
from elysium.games.vtes.vocabulary.amounts import blood_of, smaller, up_to
from elysium.games.vtes.vocabulary.clauses import (
    BLOCK_ATTEMPT,
    MASTER_PHASE,
    card,
    damaging,
    destroy,
    during,
    equip,
    grants_action,
    melee,
    press_each,
    prevent_each,
    strikes_with,
    weapon,
)
from elysium.games.vtes.vocabulary.conditions import is_, needs_intercept
from elysium.games.vtes.vocabulary.effects import burn_blood, gain_blood, move_blood
from elysium.games.vtes.vocabulary.lasting import gets
from elysium.games.vtes.vocabulary.things import (
    HOST,
    IT,
    PREDATOR,
    SELF,
    blood,
    clan,
    crypt_card,
    damage_taken,
    discipline,
    of,
    uncontrolled,
    vampire,
)

card(".44 Magnum", equip(), abilities=weapon(damaging(2, ranged=True), maneuver_each=COMBAT), keywords="weapon gun")
card(
    "Bowl of Convergence",
    equip(),
    statics=(gets(HOST, INTERCEPT, 1, when=is_(HOST, discipline("aus", 1))),),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(SELF, INTERCEPT, until=ACTION),
            when=(is_(SELF, discipline("aus", 2)), needs_intercept(SELF)),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
    unique=True,
)
card("Flak Jacket", equip(), abilities=(prevent_each(1, COMBAT, target=damage_taken()),))
card("Flamethrower", equip(), abilities=weapon(damaging(2, ranged=True, aggravated=True)), keywords="weapon")
card("Hawg", equip(), abilities=(press_each(COMBAT),), keywords="vehicle", one_on_minion="vehicle")
card(
    "Ivory Bow",
    equip(),
    abilities=weapon(damaging(1, ranged=True, aggravated=True)),
    unique=True,
    keywords="weapon",
)
card(
    "Laptop Computer",
    equip(),
    statics=(gets(HOST, BLEED),),
    keywords="electronic",
    one_on_minion="Laptop Computer",
)
card(
    "Palatial Estate",
    equip(),
    abilities=(during(MASTER_PHASE, gain_blood(1, HOST), when=(is_(HOST, vampire()),), mandatory=True),),
    unique=True,
    keywords="location not-equipment",
)
card(
    "San Lorenzo de El Escorial, Spain",
    equip(),
    abilities=(
        grants_action(
            move_blood(up_to(smaller(2, blood_of(IT)), verb="take-blood"), IT, SELF),
            stealth=1,
            target=crypt_card(uncontrolled, of(PREDATOR), blood()),
            when=(is_(SELF, vampire()),),
        ),
    ),
    unique=True,
    keywords="location not-equipment",
)
card("Sengir Dagger", equip(), abilities=weapon(melee(aggravated=True)), unique=True, keywords="weapon melee")
card("Soul Gem of Etrius", equip(), unique=True, keywords="soul-gem no-spoils")
card("Sport Bike", equip(), statics=(gets(HOST, INTERCEPT),), keywords="vehicle", one_on_minion="vehicle")
card("Submachine Gun", equip(), abilities=weapon(damaging(3, ranged=True), maneuver_each=COMBAT), keywords="weapon gun")
card(
    "Talith",
    equip(),
    abilities=(
        *weapon(melee(1)),
        strikes_with(destroy(weapon=True, first=True), is_(SELF, clan("ravnos"))),
    ),
    keywords="weapon melee",
)
card("Writ of Acceptance", equip(), keywords="counts-as-camarilla")

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
