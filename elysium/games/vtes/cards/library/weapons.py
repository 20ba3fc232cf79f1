"""Equipment that is a weapon."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import COMBAT_CARD
from elysium.games.vtes.state import (
    COMBAT,
    ROUND,
    TURN,
)
from elysium.games.vtes.vocabulary.clauses import (
    AS_PLAYED,
    BEFORE_RANGE,
    additional_strike_each,
    card,
    damaging,
    destroy,
    during,
    equip,
    melee,
    press_each,
    strikes_for,
    strikes_with,
    weapon,
)
from elysium.games.vtes.vocabulary.conditions import (
    at_range,
    being_played,
    by_blocking,
    free_to_strike,
    is_,
    played_is,
    pressed,
    range_open,
    same,
    slew_with,
    struck_with,
)
from elysium.games.vtes.vocabulary.control import may
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    cancel,
    set_range,
    strike_only_with_this,
    strike_with_this,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import after, combat_ends
from elysium.games.vtes.vocabulary.things import (
    FOE,
    HOST,
    PLAYER,
    SELF,
    THIS,
    clan,
    ready,
    vampire,
)

card(".44 Magnum", equip(), abilities=weapon(damaging(2, ranged=True), maneuver_each=COMBAT), keywords="weapon gun")
card("Flamethrower", equip(), abilities=weapon(damaging(2, ranged=True, aggravated=True)), keywords="weapon")
card(
    "Ivory Bow",
    equip(),
    abilities=weapon(damaging(1, ranged=True, aggravated=True)),
    unique=True,
    keywords="weapon",
)
card("Sengir Dagger", equip(), abilities=weapon(melee(aggravated=True)), unique=True, keywords="weapon melee")
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
card(
    "Sniper Rifle",
    equip(),
    abilities=(
        strikes_with(damaging(2, ranged=True), at_range("long")),
        during(
            BEFORE_RANGE,
            set_range("long"),
            strike_with_this(),
            when=(by_blocking(HOST), range_open(), free_to_strike(HOST)),
            by=HOST,
            scope=-1,
        ),
    ),
    keywords="weapon gun",
)
card("Assault Rifle", equip(), abilities=weapon(damaging(4, ranged=True), maneuver_each=COMBAT), keywords="weapon gun")
card(
    "AK-47",
    equip(),
    abilities=(
        *weapon(damaging(2, ranged=True), maneuver_each=COMBAT),
        additional_strike_each(ROUND, strike_only_with_this(), when=(struck_with(THIS),)),
    ),
    keywords="weapon gun",
)
for name in ("Femur of Toomler", "Kali's Fang"):
    card(name, equip(), abilities=weapon(melee(1, aggravated=True)), unique=True, keywords="weapon melee")
card(
    "Righteous Blade",
    equip(),
    abilities=(*weapon(melee(1)), press_each(COMBAT, when=(struck_with(THIS), ~pressed()))),
    keywords="weapon melee",
)
card(
    "Sword of the Archangel",
    equip(),
    abilities=(
        *weapon(melee(1, aggravated=True)),
        during(
            AS_PLAYED,
            cancel(pays=False),
            when=(
                being_played(COMBAT_CARD),
                played_is("grapple", "aim"),
                same(PLAYER, FOE),
                is_(HOST, vampire(clan("salubri"))),
            ),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=COMBAT,
        ),
    ),
    triggers=(
        after(
            combat_ends(HOST),
            may(unlock(HOST)),
            when=(slew_with(THIS), is_(HOST, ready)),
            once=TURN,
        ),
    ),
    unique=True,
    keywords="weapon melee",
)
card("Desert Eagle", equip(), abilities=weapon(damaging(2, ranged=True)), keywords="weapon gun")
card(
    "Sawed-Off Shotgun",
    equip(),
    abilities=(strikes_for(damaging(3, ranged=True), scope=COMBAT),),
    keywords="weapon gun",
)
card(
    "Saturday-Night Special",
    equip(),
    abilities=weapon(damaging(1, ranged=True), maneuver_each=COMBAT),
    keywords="weapon gun",
)
card(
    "Mark V",
    equip(),
    abilities=(strikes_for(damaging(4, ranged=True), scope=ROUND, when=(at_range("long"),)),),
    keywords="weapon gun",
)
