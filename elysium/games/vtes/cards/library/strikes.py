"""Combat cards that strike: harder, from afar, for blood, at equipment; aims and additional strikes."""

from __future__ import annotations

from elysium.games.vtes.cards.library.common import ANARCH, FOE_IS_VAMPIRE, SETS_RANGE
from elysium.games.vtes.state import COMBAT, ROUND, STRIKE_DAMAGE, UNTIL_UNLOCK
from elysium.games.vtes.vocabulary.amounts import counters_of
from elysium.games.vtes.vocabulary.clauses import (
    COMBAT_ENDS,
    DODGE,
    OTHER_STRIKE,
    TO_TORPOR,
    UNLOCK_PHASE,
    additional_strikes,
    additional_strikes_for_blood,
    as_strike_is_chosen,
    at_round_end,
    before_range,
    cancel_in_combat,
    card,
    damaging,
    destroy,
    during,
    forestall,
    grants_action,
    hand_strike,
    maneuver,
    needing,
    once_for_all,
    press,
    prevent,
    steal_blood,
    strength_from_afar,
    strike,
    take,
)
from elysium.games.vtes.vocabulary.conditions import (
    after_round,
    at_range,
    is_,
    played_is,
    range_open,
    strike_played,
    would_fall,
)
from elysium.games.vtes.vocabulary.control import either, if_, instead, may
from elysium.games.vtes.vocabulary.effects import (
    burn,
    burn_blood,
    burn_pool,
    burn_this,
    discard,
    go_to_torpor,
    more_damage,
    put_played_card_on,
    set_range,
)
from elysium.games.vtes.vocabulary.lasting import (
    PRESS_AT_ALL,
    STRIKE_AGAIN,
    UNLOCK,
    cannot,
    gets,
    later,
    round_begins,
    struck,
)
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    FOE,
    HOST,
    IT,
    SELF,
    THIS,
    ally,
    controller,
    foe_or_retainer,
    follows,
    hand_or_melee_weapon,
    locked,
    minion,
    of,
    ready,
)

card(
    "Aid from Bats",
    basic=strike(damaging(1, ranged=True), optional_maneuver=True),
    superior=strike(damaging(1, ranged=True), optional_maneuver=True, optional_press=True),
)
card(
    "Blessing of Durga Syn",
    basic=strike(take()),
    superior=strike(take(first=True)),
)
card("Blur", basic=additional_strikes(1), superior=additional_strikes(2))
card(
    "Canine Horde",
    basic=strike(damaging(1, ranged=True)),
    superior=strike(destroy(ranged=True, first=True)),
)
card(
    "Coma",
    basic=strike(TO_TORPOR, when=(FOE_IS_VAMPIRE,)),
    superior=strike(TO_TORPOR, cannot(IT, UNLOCK, until=UNTIL_UNLOCK), when=(FOE_IS_VAMPIRE,)),
)
card(
    "Drain Essence",
    basic=strike(steal_blood(2, ranged=True), when=(after_round(1),)),
    superior=strike(steal_blood(4, ranged=True), when=(after_round(1),)),
)
card(
    "Fast Hands",
    basic=strike(take(weapon=True)),
    superior=strike(take(weapon=True, first=True)),
)
card(
    "Shattering Blow",
    basic=strike(destroy()),
    superior=strike(destroy(first=True)),
)
card(
    "Theft of Vitae",
    basic=strike(steal_blood(1, ranged=True)),
    superior=strike(steal_blood(2, ranged=True)),
)
card(
    "Undead Strength",
    basic=strike(hand_strike(+1), target=hand_or_melee_weapon()),
    superior=strike(hand_strike(+2), target=hand_or_melee_weapon()),
)
card(
    "Walk of Flame",
    basic=strike(damaging(1, ranged=True, aggravated=True), when=(after_round(1),)),
    superior=strike(damaging(2, ranged=True, aggravated=True), when=(after_round(1),)),
)
card(
    "Decapitate",
    basic=strike(hand_strike(+2), target=hand_or_melee_weapon()),
    superior=forestall(instead(burn(FOE)), when=(would_fall(FOE),)),
)
card(
    "Pushing the Limit",
    basic=strike(hand_strike(+2), target=hand_or_melee_weapon()),
    superior=strike(hand_strike(+3), target=hand_or_melee_weapon()),
)
card(
    "Target Vitals",
    as_strike_is_chosen(
        later(struck(FOE), more_damage(2, FOE), cannot(FOE, PRESS_AT_ALL, until=ROUND), until=ROUND, once=True),
        ransom=discard(2, "combat", controller(FOE)),
    ),
    keywords="aim",
)
card(
    "Taste of Death",
    basic=strike(damaging(1, ranged=True, aggravated=True), when=(at_range("long"),)),
    superior=strike(damaging(2, ranged=True, aggravated=True), when=(at_range("long"),)),
)
card(
    "Thrown Gate",
    basic=strike(damaging(1, ranged=True), optional_maneuver=True),
    superior=strike(damaging(2, ranged=True), optional_maneuver=True),
)
card(
    "Brick by Brick",
    needing(maneuver(), 1, "tha"),
    needing(strike(damaging(2, ranged=True), optional_maneuver=True), 1, "vis"),
    needing(before_range(SETS_RANGE, when=(range_open(),)), 2, "vis"),
)
AT_CLOSE_RANGE = at_range("close")
AT_LONG_RANGE = at_range("long")
card("Acrobatics", basic=additional_strikes(1), superior=strike(DODGE, additional=1))
card("Arms of Ahriman", basic=additional_strikes(1), superior=strike(DODGE, additional=1))
card(
    "Blood Fury",
    basic=strike(hand_strike(+1, pierces=True, disarms=True), when=(AT_CLOSE_RANGE,)),
    superior=strike(hand_strike(+2, pierces=True, disarms=True), when=(AT_CLOSE_RANGE,)),
)
card(
    "Blood Rage",
    basic=strike(hand_strike(pierces=True, disarms=True), when=(AT_CLOSE_RANGE,)),
    superior=strike(hand_strike(+1, pierces=True, disarms=True), when=(AT_CLOSE_RANGE,)),
)
card(
    "Body Flare",
    basic=strike(damaging(2, aggravated=True)),
    superior=strike(damaging(2, ranged=True, aggravated=True)),
)
card(
    "Conflagration",
    needing(strike(damaging(2, ranged=True)), 1, "pot"),
    needing(strike(damaging(1, ranged=True, aggravated=True)), 1, "dai"),
    needing(strike(damaging(2, ranged=True, aggravated=True)), 2, "dai"),
)
card(
    "Diversion",
    needing(additional_strikes(1), 1, "cel"),
    needing(prevent(2), 1, "for"),
    needing(strike(steal_blood(1, ranged=True), optional_maneuver=True), 1, "tha"),
    requires=(ANARCH,),
)
card(
    "Dust Up",
    needing(strike(hand_strike(+1, undodged=True)), 1, "ani"),
    needing(strike(DODGE, additional=1), 1, "cel"),
    needing(strike(hand_strike(+2)), 1, "pot"),
    requires=(ANARCH,),
)
card("Flesh Bond", basic=strike(damaging(2, ranged=True)), superior=strike(COMBAT_ENDS))
card("Lucky Blow", strike(hand_strike(+1), target=hand_or_melee_weapon()), replace=COMBAT)
card(
    "Quickness",
    basic=additional_strikes(1),
    superior=additional_strikes(1, beyond_limit=True),
    limit=ROUND,
)
card("Roundhouse", basic=strike(hand_strike(+2)), superior=strike(hand_strike(+3)))
card(
    "Slam",
    basic=strike(hand_strike(+2)),
    superior=strike(hand_strike(+2), optional_maneuver=True, toward="close"),
)
card("Song in the Dark", basic=strike(damaging(2)), superior=strike(damaging(2, aggravated=True)))
card(
    "Soul Burn",
    basic=strike(damaging(1, ranged=True, pierces=True, disarms=True)),
    superior=strike(damaging(2, ranged=True, pierces=True, disarms=True)),
)
card(
    "Soulgrinder",
    needing(strike(hand_strike(+2)), 1, "pot"),
    needing(strike(hand_strike(+2)), 1, "tha"),
    needing(strike(hand_strike(+2, pierces=True)), 2, "pot"),
    needing(strike(hand_strike(+2, pierces=True)), 2, "tha"),
    requires=(is_(SELF, follows("caine")),),
)
card(
    "Thrown Sewer Lid",
    basic=strike(damaging(3, ranged=True), when=(AT_LONG_RANGE,)),
    superior=strike(damaging(3, ranged=True), optional_press=True, when=(AT_LONG_RANGE,)),
)
card(
    "Anticipation",
    basic=strike(hand_strike(+2), target=hand_or_melee_weapon()),
    superior=cancel_in_combat(strike_played(), cost=(burn_blood(1, SELF),)),
)
card(
    "Burst of Sunlight",
    basic=strike(damaging(1, ranged=True, aggravated=True, recoil=1)),
    superior=strike(damaging(2, ranged=True, aggravated=True, recoil=2)),
)
card(
    "Bollix",
    needing(maneuver(), 1, "cel"),
    needing(press(), 1, "cel"),
    needing(cancel_in_combat(played_is("aim", "frenzy", "grapple")), 1, "pre"),
    needing(strike(hand_strike(+1, pierces=True, disarms=True)), 1, "tha"),
    requires=(ANARCH,),
)
card("Lightning Reflexes", basic=additional_strikes(1), superior=additional_strikes_for_blood())
ANY_READY = minion(ready, of(ACTIVE))
card(
    "Sculpt the Flesh",
    basic=strike(hand_strike(aggravated=True)),
    superior=strike(hand_strike(+1), put_played_card_on(IT)),
    abilities=(
        during(UNLOCK_PHASE, burn_blood(1, HOST), mandatory=True, by=controller(HOST)),
        grants_action(burn_this(), stealth=1, by=ANY_READY),
    ),
)
card(
    "Touch of Oblivion",
    basic=strike(OTHER_STRIKE, put_played_card_on(IT)),
    superior=strike(OTHER_STRIKE, if_(is_(FOE, ally()), [burn(IT)], [go_to_torpor(IT)])),
    abilities=(
        during(
            UNLOCK_PHASE,
            burn_blood(1, THIS),
            if_(counters_of(THIS) <= 0, [burn_this()]),
            when=(is_(HOST, locked),),
            mandatory=True,
            by=controller(HOST),
        ),
    ),
    statics=(cannot(HOST, UNLOCK),),
    counters=2,
)
card(
    "Donnybrook",
    needing(strike(destroy(retainer=True, first=True), when=(AT_CLOSE_RANGE,)), 1, "obf"),
    needing(strike(hand_strike(aggravated=True), when=(AT_CLOSE_RANGE,)), 1, "pro"),
    needing(strike(steal_blood(2), when=(AT_CLOSE_RANGE,)), 1, "ser"),
    requires=(ANARCH,),
)
card(
    "Hell-for-Leather",
    needing(once_for_all(strike(DODGE, additional=1), COMBAT), 1, "ani"),
    needing(once_for_all(additional_strikes(1, beyond_limit=True), COMBAT), 1, "cel"),
    needing(once_for_all(at_round_end(burn_pool(2, controller(FOE)), when=(~is_(FOE, ready),)), COMBAT), 1, "obt"),
    requires=(ANARCH,),
)
SET_EITHER = may(either((set_range("close"),), (set_range("long"),)))
card(
    "Target Head",
    as_strike_is_chosen(
        gets(SELF, STRIKE_DAMAGE, 2, until=ROUND),
        later(
            struck(FOE),
            cannot(FOE, STRIKE_AGAIN, until=ROUND),
            cannot(FOE, PRESS_AT_ALL, until=ROUND),
            later(round_begins(), if_(range_open(), [SET_EITHER]), until=COMBAT, once=True),
            until=ROUND,
            once=True,
        ),
        ransom=discard(1, "combat", controller(FOE)),
    ),
    keywords="aim",
)
card(
    "Flames of the Netherworld",
    needing(
        strike(damaging(1, ranged=True, aggravated=True), when=(at_range("long"),), cost=(burn_blood(1, SELF),)),
        1,
        "tha",
    ),
    needing(strike(damaging(1, aggravated=True)), 1, "dai"),
    needing(strike(damaging(1, ranged=True, aggravated=True)), 2, "dai"),
)
card(
    "Earthshock",
    basic=strike(strength_from_afar(undodged=True), target=foe_or_retainer(grounded=True)),
    superior=strike(strength_from_afar(+1, undodged=True), target=foe_or_retainer(grounded=True)),
)
card(
    "Breath of the Dragon",
    basic=strike(damaging(1, ranged=True, aggravated=True, recoil=1, recoils_close=True)),
    superior=strike(damaging(2, ranged=True, aggravated=True, recoil=2, recoils_close=True)),
)
card("Quick Jab", strike(hand_strike(first=True, light=True)), replace=COMBAT)
card(
    "Earth Swords",
    needing(strike(damaging(1, ranged=True)), 1, "pot"),
    needing(strike(damaging(2, ranged=True)), 1, "myt"),
    needing(strike(damaging(3, ranged=True)), 2, "myt"),
)
card(
    "Compress",
    needing(strike(hand_strike(+2)), 1, "pot"),
    needing(strike(damaging(2, aggravated=True)), 1, "thn"),
    needing(strike(damaging(3, aggravated=True)), 2, "thn"),
)
card("Dead Hand", basic=strike(hand_strike(+1)), superior=strike(hand_strike(+1, pierces=True)))
