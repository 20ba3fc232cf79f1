"""Minion cards of clans and of Anarchs that work by contracts, by kin and by several Disciplines."""

from __future__ import annotations

from elysium.games.vtes.cards.library.common import ANARCH
from elysium.games.vtes.state import ACTION, TURN
from elysium.games.vtes.vocabulary.amounts import PAID, counters_of
from elysium.games.vtes.vocabulary.clauses import (
    UNLOCK_PHASE,
    WOULD,
    action,
    bleed,
    card,
    during,
    grants_action,
    hand_strike,
    needing,
    out_of_turn,
    political,
    strike,
)
from elysium.games.vtes.vocabulary.conditions import by_capacity, counted_down_fewer, exists, is_, would_burn
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, if_, instead, some
from elysium.games.vtes.vocabulary.effects import (
    bring_out,
    burn,
    burn_this,
    count_down,
    damage,
    end_combat,
    enter_combat,
    gain_blood,
    lock,
    move_blood,
    remember_chosen,
    survive,
    turn_into_vampire,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import FIGHT, UNLOCK, after, cannot, combat_begins
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    DOOMED,
    HOST,
    IT,
    OTHERS,
    SELF,
    TARGETED,
    THIS,
    YOU,
    blood,
    controller,
    crypt_card,
    event_in_play,
    filled,
    hand_or_melee_weapon,
    in_terms,
    just,
    methuselah,
    minion,
    no_minion,
    number_paid,
    of,
    of_kin_of,
    other,
    ready,
    remembered,
    uncontrolled,
    undirected,
    vampire,
    younger,
)
from elysium.games.vtes.vocabulary.zones import discard_one_of, look_at_hand_of

ANY_MINION = minion(ready, of(OTHERS))
YOURS_UNCONTROLLED = vampire(uncontrolled, of(YOU))

card(
    "Clandestine Contract",
    action(remember_chosen(SELF), enter_combat(), stealth=1, target=ANY_MINION, stays=True, when=(by_capacity(5),)),
    abilities=(
        grants_action(
            enter_combat(HOST),
            stealth=1,
            by=vampire(ready, of(ACTIVE), remembered),
            target=just(HOST),
            when=(is_(HOST, ready),),
        ),
    ),
    keywords="contract",
)
card(
    "My Kin Against the World",
    political(
        unlock(SELF),
        unlock(vampire(in_terms)),
        terms=(some(vampire(younger(), of_kin_of(SELF, "laibon")), PAID, least=0),),
        target=number_paid(0),
    ),
    one_each=TURN,
)
card(
    "Shattering",
    needing(
        action(look_at_hand_of(TARGETED), discard_one_of(TARGETED), stealth=1, target=methuselah(other(YOU))),
        1,
        "chi",
    ),
    needing(action(burn(IT), stealth=2, target=undirected(event_in_play())), 1, "dem"),
    needing(action(damage(2, IT, preventable=False), target=minion(ready)), 1, "pro"),
    requires=(ANARCH,),
)
card(
    "Undue Influence",
    needing(
        action(
            choose(vampire(uncontrolled, of(YOU), other(IT)), move_blood(1, IT, CHOSEN)),
            stealth=1,
            target=crypt_card(uncontrolled, blood()),
            when=(exists(YOURS_UNCONTROLLED),),
        ),
        1,
        "chi",
    ),
    needing(bleed(stealth=1, target=YOURS_UNCONTROLLED, success=(gain_blood(1, IT),)), 1, "pre"),
    needing(
        action(gain_blood(1, IT), if_(is_(IT, filled), [bring_out(IT)]), stealth=1, target=YOURS_UNCONTROLLED), 1, "qui"
    ),
    requires=(ANARCH,),
)
card(
    "Steely Tenacity",
    needing(strike(hand_strike(+1), target=hand_or_melee_weapon(), optional_press=True), 1, "ani"),
    needing(bleed(+1), 1, "dom"),
    needing(action(enter_combat(), stealth=1, target=ANY_MINION), 1, "qui"),
    requires=(ANARCH,),
    replace=ACTION,
    keywords="replaces-itself",
)
card(
    "Left for Dead",
    out_of_turn(
        instead(survive(DOOMED, 1), end_combat(), lock(DOOMED), cannot(DOOMED, FIGHT, until=ACTION)),
        windows=WOULD,
        when=(would_burn(DOOMED),),
        target=just(DOOMED),
        stays=True,
    ),
    statics=(cannot(HOST, UNLOCK),),
    triggers=(after(combat_begins(HOST), burn(HOST)),),
    abilities=(during(UNLOCK_PHASE, burn_this(), mandatory=True, by=controller(HOST)),),
)
card(
    "Web of Knives Recruit",
    action(stealth=1, stays=True),
    abilities=(
        during(
            UNLOCK_PHASE,
            count_down(),
            if_(
                counters_of(THIS) <= 0,
                [turn_into_vampire("banu-haqim", "independent", ("cel", "obf", "pot", "qui"), capacity=3, blood=3)],
            ),
            when=(is_(THIS, no_minion), counted_down_fewer(2)),
            mandatory=True,
        ),
    ),
    counters=3,
    keywords="blood-cursed",
)
