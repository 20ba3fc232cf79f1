"""Equipment."""

from __future__ import annotations

from elysium.games.vtes.state import ACTION, COMBAT, INTERCEPT, TURN
from elysium.games.vtes.vocabulary.amounts import X, library_size, smaller, up_to
from elysium.games.vtes.vocabulary.clauses import (
    BEFORE_RANGE,
    BLOCK_ATTEMPT,
    UNLOCK_PHASE,
    card,
    damaging,
    during,
    equip,
    grants_action,
    maneuver_each,
    strikes_with,
    ward_off,
)
from elysium.games.vtes.vocabulary.conditions import at_range, blocked, in_round, is_, range_open, same
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    burn_this,
    enter_combat,
    prevent_strike,
    set_range,
    strike_with_this,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import BLOCK, cannot, gets, later, turn_ends
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    BLOCKER,
    FACE,
    HOST,
    OTHERS,
    SELF,
    YOU,
    capacity,
    clan,
    controller,
    fighting,
    in_ash_heap,
    just,
    lacking_intercept,
    of,
    of_type,
    ready,
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
            when=(blocked(), same(BLOCKER, HOST), is_(HOST, fighting), in_round(1), range_open()),
            by=HOST,
            scope=ACTION,
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
