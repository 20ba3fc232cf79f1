"""Equipment."""

from __future__ import annotations

from elysium.games.vtes.state import ACTION, TURN
from elysium.games.vtes.vocabulary.amounts import X, library_size, smaller, up_to
from elysium.games.vtes.vocabulary.clauses import (
    BEFORE_RANGE,
    UNLOCK_PHASE,
    card,
    damaging,
    during,
    equip,
    grants_action,
    strikes_with,
    ward_off,
)
from elysium.games.vtes.vocabulary.conditions import at_range, blocked, in_round, is_, same
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    burn_this,
    prevent_strike,
    set_range,
    strike_with_this,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import BLOCK, cannot, later, turn_ends
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    BLOCKER,
    FACE,
    HOST,
    SELF,
    YOU,
    capacity,
    controller,
    fighting,
    in_ash_heap,
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
    abilities=(grants_action(recover_to_uncontrolled(FACE), target=any_card(in_ash_heap(YOU), of_type("vampire"))),),
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
            when=(blocked(), same(BLOCKER, HOST), is_(HOST, fighting), in_round(1)),
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
