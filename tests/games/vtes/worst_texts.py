"""Cards whose texts were hard to read, with their clauses in composed words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import (
    ACTION,
    ALLY,
    BY_ACTIVE,
    BY_HOST,
    BY_OTHERS,
    CARDS,
    COMBAT_CARD,
    EQUIPMENT,
    MODIFIER,
    POLITICAL,
    REACTION,
    RETAINER,
    Card,
    Face,
)
from elysium.games.vtes.game import VTES
from elysium.games.vtes.state import ACTION as FOR_ACTION
from elysium.games.vtes.state import BLEED, ROUND, STEALTH, TURN
from elysium.games.vtes.vocabulary.clauses import (
    ANNOUNCED,
    AS_PLAYED,
    BLOCK_ATTEMPT,
    DECIDE_BLOCK,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    UNLOCK_PHASE,
    action,
    additional_strike_each,
    any_time,
    bleed,
    cancel_out_of_turn,
    during,
    grants_action,
    master,
    must_take,
    needing,
    own_modifier,
    put_in_play,
    put_on_card,
    reaction,
    recruit,
    vampires_may_call,
)
from elysium.games.vtes.vocabulary.conditions import (
    being_played,
    bleeding,
    by_vampire,
    exists,
    is_,
    may_attempt_block,
    need_not_hunt,
    none,
    undirected,
)
from elysium.games.vtes.vocabulary.effects import (
    attempt_block,
    blood_to_pool,
    burn,
    burn_blood,
    burn_pool,
    burn_this,
    cancel,
    enter_combat,
    gain_blood,
    gain_pool,
    make_ready,
    pool_to_blood,
    steal,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import after, gets, goes_to_torpor
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    HOST,
    IT,
    OTHERS,
    PREY,
    SELF,
    THIS,
    YOU,
    capacity,
    clan,
    controller,
    crypt_card,
    location,
    methuselah,
    minion,
    of,
    other,
    ready,
    sect,
    torpid,
    uncontrolled,
    vampire,
)

MINION_CARDS = (ACTION, MODIFIER, REACTION, COMBAT_CARD, EQUIPMENT, RETAINER, ALLY, POLITICAL)
assert VTES.name == "vtes", "its cards are loaded with it"


def printed(name: str, **clauses: Any) -> Card:
    """The card of this name with these clauses, which no game gets to see."""
    return replace(CARDS[Face(fact_named(name).id)], **{"abilities": (), "statics": (), "triggers": (), **clauses})


WORST = (
    printed(
        "Lunatic Eruption",
        abilities=(
            must_take(grants_action(enter_combat(), target=minion(ready, of(PREY)), by=BY_HOST), need_not_hunt()),
        ),
    ),
    printed(
        "Trophy: Domain",
        abilities=(
            during(
                DECIDE_BLOCK | BLOCK_ATTEMPT,
                unlock(SELF),
                attempt_block(SELF),
                when=(may_attempt_block(),),
                by=BY_HOST,
                own=True,
                blood=1,
                scope=FOR_ACTION,
            ),
        ),
    ),
    printed("Direct Intervention", modes=(cancel_out_of_turn(*MINION_CARDS),)),
    printed(
        "Louhi (G4)",
        abilities=(
            during(
                AS_PLAYED,
                cancel(),
                when=(is_(SELF, ready), being_played(ACTION, EQUIPMENT, RETAINER, ALLY, POLITICAL)),
                own=True,
                blood=1,
                scope=TURN,
            ),
        ),
    ),
    printed(
        "Warsaw Station",
        modes=(put_in_play(),),
        abilities=(
            during(
                ANNOUNCED,
                gets(ACTOR, STEALTH, until=FOR_ACTION),
                when=(is_(ACTOR, clan("nosferatu")), undirected()),
                locks=True,
                as_announced=True,
            ),
            any_time(burn_this(), make_ready(IT), target=vampire(torpid, clan("nosferatu")), locks=False),
        ),
    ),
    printed(
        "Anarch Revolt",
        modes=(put_in_play(),),
        abilities=(
            during(
                UNLOCK_PHASE,
                burn_pool(1, ACTIVE),
                when=(none(vampire(ready, sect("anarch"), of(ACTIVE))),),
                mandatory=True,
                by=BY_ACTIVE,
            ),
            vampires_may_call(burn_this()),
        ),
    ),
    printed("Matthias (G2)", statics=(gets(vampire(clan("baali", "ministry")), BLEED, -1, when=bleeding(YOU)),)),
    printed(
        "The Eternals of Sirius",
        modes=(
            master(gain_pool(5), when=(exists(vampire(ready, clan("ministry"), of(YOU))),)),
            master(gain_blood(5, IT), target=vampire(uncontrolled, clan("ministry"), capacity(least=9), of(YOU))),
        ),
    ),
    printed(
        "Second Tradition: Domain",
        modes=(
            reaction(intercept=2),
            reaction(unlock(SELF), attempt_block(SELF), windows=DECIDE_BLOCK, locked_only=True, blood=1),
        ),
    ),
    printed(
        "Freakish Conglomeration",
        modes=(
            needing(recruit(), 1, "obl"),
            needing(recruit(), 1, "tha"),
            needing(recruit(1), 2, "obl"),
            needing(recruit(1), 2, "tha"),
        ),
        abilities=(
            during(UNLOCK_PHASE, burn_blood(1, THIS), mandatory=True),
            grants_action(enter_combat(), target=minion(ready, of(OTHERS))),
        ),
    ),
    printed(
        "Chantry",
        modes=(put_in_play(),),
        abilities=(
            during(MASTER_PHASE, make_ready(IT), target=vampire(torpid, clan("tremere")), locks=True, pool=1, group=0),
            during(
                MASTER_PHASE,
                make_ready(IT),
                target=vampire(torpid, clan("tremere")),
                locks=True,
                blood=1,
                payer="tremere",
                group=0,
            ),
        ),
    ),
    printed(
        "Powerbase: Montreal",
        modes=(put_in_play(),),
        abilities=(
            during(INFLUENCE_PHASE, gain_blood(1, IT), target=crypt_card(uncontrolled, of(YOU))),
            grants_action(steal(THIS), own=False, by=BY_OTHERS, when=(by_vampire(),)),
        ),
    ),
    printed("Osric Vladislav (G5)", abilities=(own_modifier(burn(IT), stealth=1, target=location(of(YOU))),)),
    printed("Chavi Oraczko (G5)", abilities=(own_modifier(stealth=1, blood=1, scope=FOR_ACTION),)),
    printed(
        "Kindred Spirits",
        modes=(
            needing(bleed(target=methuselah(other(YOU)), success=(gain_pool(1),)), 1, "dem"),
            needing(bleed(+1, target=methuselah(other(YOU)), success=(gain_pool(1),)), 2, "dem"),
        ),
    ),
    printed(
        "Blood Doll",
        modes=(put_on_card(vampire(of(YOU))),),
        abilities=(
            during(MASTER_PHASE, blood_to_pool(1, HOST, YOU), group=0),
            during(MASTER_PHASE, pool_to_blood(1, YOU, HOST), group=0),
        ),
    ),
    printed(
        "Fame",
        modes=(put_on_card(vampire(ready)),),
        triggers=(after(goes_to_torpor(HOST), burn_pool(3, controller(HOST))),),
        abilities=(
            during(UNLOCK_PHASE, burn_pool(1, ACTIVE), when=(is_(HOST, torpid),), mandatory=True, by=BY_ACTIVE),
        ),
    ),
    printed("Lernean (G4)", abilities=(additional_strike_each(ROUND, blood=1),)),
    printed("Govern the Unaligned", modes=(needing(action(gain_blood(3, IT), target=vampire(of(YOU))), 2, "dom"),)),
)
