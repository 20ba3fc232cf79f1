"""Equipment."""

from __future__ import annotations

from elysium.engine.audience import EVERYONE
from elysium.games.vtes.definitions.language import CARDS, Context, Entity
from elysium.games.vtes.rules.counters import gain_blood as fill
from elysium.games.vtes.rules.crypts import take_top
from elysium.games.vtes.rules.entering import enter_ready
from elysium.games.vtes.rules.entities import attach, burn, new_entity, stand_alone
from elysium.games.vtes.rules.turn import crypt_to_uncontrolled
from elysium.games.vtes.state import ACTION, BLEED, COMBAT, INTERCEPT, READY, TABLE, TURN, Vtes
from elysium.games.vtes.terms import MOVED_OUT, book
from elysium.games.vtes.vocabulary.amounts import X, blood_of, library_size, smaller, up_to
from elysium.games.vtes.vocabulary.clauses import (
    BEFORE_RANGE,
    BLOCK_ATTEMPT,
    MASTER_PHASE,
    UNLOCK_PHASE,
    card,
    damaging,
    destroy,
    during,
    equip,
    grants_action,
    maneuver_each,
    melee,
    press_each,
    prevent_each,
    strikes_with,
    ward_off,
    weapon,
)
from elysium.games.vtes.vocabulary.conditions import at_range, by_blocking, is_, needs_intercept, range_open, same
from elysium.games.vtes.vocabulary.control import if_
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    burn_this,
    end_combat,
    enter_combat,
    gain_blood,
    lock,
    move_blood,
    prevent_strike,
    rule,
    set_range,
    steal,
    strike_with_this,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    BLOCK,
    burns_with,
    cannot,
    gets,
    is_burned,
    later,
    turn_ends,
    would,
)
from elysium.games.vtes.vocabulary.prices import costs_half, played, played_as
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    FACE,
    FOE,
    HOST,
    IT,
    OTHERS,
    PREDATOR,
    SELF,
    THAT,
    YOU,
    ally,
    blood,
    capacity,
    clan,
    controller,
    crypt_card,
    damage_taken,
    discipline,
    in_ash_heap,
    just,
    lacking_intercept,
    of,
    of_type,
    ready,
    uncontrolled,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import (
    draw_more,
    library_card,
    put_under_library,
    recover,
    recover_to_uncontrolled,
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


def gem_outlives(s: Vtes, context: Context) -> None:
    stand_alone(s, context.source)
    s.do((gem_finds_bearer, context.source, s.capacity[context.about[0]]))


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


card(
    "Soul Gem of Etrius",
    equip(),
    triggers=(would(burns_with(vampire()), rule("soul-gem", gem_outlives)),),
    unique=True,
    keywords="no-spoils",
)

card(
    "The Book of Going Forth by Night",
    equip(),
    triggers=(
        would(
            is_burned(FOE),
            steal(THAT),
            lock(THAT),
            end_combat(),
            if_(blood_of(THAT) <= 0, (gain_blood(1, THAT),)),
            when=(is_(FOE, ally()),),
        ),
    ),
    gives="ser",
    unique=True,
)
card(
    "Heart of Nizchetus",
    equip(),
    abilities=(
        during(
            UNLOCK_PHASE,
            draw_more(up_to(smaller(3, library_size(controller(HOST))))),
            put_under_library(X),
            when=(is_(HOST, ready),),
            by=controller(HOST),
        ),
    ),
    unique=True,
)
card(
    "The Signet of King Saul",
    equip(),
    statics=(cannot(vampire(capacity(least=8)), BLOCK, when=same(ACTOR, HOST)),),
    unique=True,
)
card(
    "Hand of Conrad",
    equip(),
    abilities=(
        grants_action(
            recover_to_uncontrolled(FACE),
            target=any_card(in_ash_heap(YOU), of_type("vampire")),
            when=(is_(SELF, vampire()),),
        ),
    ),
    gives="pot",
    unique=True,
)
card(
    "Leather Jacket",
    equip(later(turn_ends(), unlock(SELF), until=TURN)),
    abilities=(ward_off(prevent_strike(), cost=(burn_this(),)),),
    one_on_minion="Leather Jacket",
)
card(
    "Sniper Rifle",
    equip(),
    abilities=(
        strikes_with(damaging(2, ranged=True), at_range("long")),
        during(
            BEFORE_RANGE,
            set_range("long"),
            strike_with_this(),
            when=(by_blocking(HOST), range_open()),
            by=HOST,
            scope=-1,
        ),
    ),
    keywords="weapon gun",
)
card(
    "The Sargon Fragment",
    equip(),
    abilities=(
        grants_action(recover(FACE), target=any_card(in_ash_heap(YOU), library_card), cost=(burn_blood(1, SELF),)),
    ),
    gives="nec",
    unique=True,
)
card(
    "Changeling Skin Mask",
    equip(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(HOST, INTERCEPT, 2, until=ACTION),
            when=(is_(HOST, vampire(lacking_intercept)),),
            by=HOST,
            cost=(burn_this(),),
        ),
    ),
    gives="obf",
    unique=True,
)
card(
    "Drum of Xipe Totec",
    equip(),
    abilities=(maneuver_each(COMBAT, when=(is_(SELF, vampire()),)),),
    gives="cel",
    unique=True,
)
card(
    "Veneficorum Artum Sanguis",
    equip(),
    abilities=(
        grants_action(
            enter_combat(HOST),
            by=vampire(ready, of(ACTIVE), clan("tremere", "tremere-antitribu")),
            target=just(HOST),
            when=(is_(HOST, ready, of(OTHERS)),),
        ),
    ),
    gives="tha",
    unique=True,
)
card(
    "The Ankara Citadel, Turkey",
    equip(),
    prices=(costs_half(played(~played_as("modifier")), by=HOST, when=(is_(HOST, vampire()),)),),
    unique=True,
    keywords="location not-equipment",
)
