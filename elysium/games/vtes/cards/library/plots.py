"""Master cards of clans and sects: gatherings, contracts, archetypes, and places that go with them."""

from __future__ import annotations

from elysium.games.vtes.cards.library.locations import parted
from elysium.games.vtes.definitions.language import BLOOD_PRICE, EVENT
from elysium.games.vtes.state import (
    ACTION,
    COMBAT,
    DISCARD_ACTION,
    GAME,
    INTERCEPT,
    MANEUVER,
    MASTER_ACTION,
    NO_UNLOCK,
    RESCUES_COST,
    STEALTH,
    STRENGTH,
    TURN,
)
from elysium.games.vtes.vocabulary.amounts import blood_of, disciplines_used_by
from elysium.games.vtes.vocabulary.clauses import (
    ANNOUNCED,
    BEFORE_VOTES,
    BLOCK_ATTEMPT,
    DISCARD_PHASE,
    MASTER_PHASE,
    POLLING,
    UNLOCK_PHASE,
    any_time,
    cancel_out_of_turn,
    card,
    during,
    grants_action,
    master,
    put_in_play,
    put_on_card,
)
from elysium.games.vtes.vocabulary.conditions import (
    action_is,
    acts_to_burn,
    directed,
    exists,
    is_,
    same,
    succeeded,
    undirected,
)
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, either, if_, may
from elysium.games.vtes.vocabulary.effects import (
    blood_to_pool,
    burn_blood,
    burn_pool,
    burn_this,
    cannot_hinder,
    change_sect,
    enter_combat,
    fail_action,
    fail_referendum,
    gain_blood,
    gain_pool,
    grant_votes,
    lock,
    move_blood,
    neither_unlocks,
    pass_referendum,
    remember_chosen,
    remember_next,
    spend_master_action,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    BLOCK,
    action_ends,
    after,
    calls_referendum,
    cannot,
    combat_begins,
    combat_ends,
    enters_play,
    gets,
    later,
    leaves_ready,
)
from elysium.games.vtes.vocabulary.prices import costs, played, played_with_any
from elysium.games.vtes.vocabulary.things import (
    ACTION_TARGET,
    ACTIVE,
    ACTOR,
    FACE,
    HOST,
    IT,
    OPPONENT,
    PREY,
    REMEMBERED,
    RESCUED,
    THAT,
    THIS,
    YOU,
    acting,
    ally,
    blocking,
    blood,
    clan,
    contracted,
    controller,
    fighting,
    from_uncontrolled,
    in_ash_heap,
    in_hand,
    just,
    lacking_intercept,
    locked,
    minion,
    named_in_terms,
    no_minion,
    of,
    oldest,
    other,
    ready,
    remembered,
    remembered_next,
    requiring_sect,
    room_for_this,
    sect,
    target_of_action,
    unlocked,
    untitled,
    vampire,
    wounded,
    younger,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import FOUND, exchange, goes_by, held

OWN_HAQIM = vampire(of(YOU), clan("banu-haqim"))
card(
    "The Black Throne",
    put_in_play(),
    abilities=(during(POLLING, grant_votes(2), cost=(lock(THIS),)),),
    triggers=(after(leaves_ready(minion(contracted(OWN_HAQIM))), may(gain_pool(1), cost=(lock(THIS),))),),
    unique=True,
    keywords="location",
)
card(
    "Priority Contract",
    put_on_card(minion(of(PREY)), choose(vampire(ready, of(YOU), clan("banu-haqim")), remember_chosen(CHOSEN))),
    abilities=(
        grants_action(
            enter_combat(HOST),
            stealth=1,
            by=vampire(ready, of(YOU), remembered),
            target=just(HOST),
            when=(is_(HOST, ready),),
        ),
    ),
    triggers=(after(leaves_ready(HOST), may(burn_this(), gain_pool(3))),),
    unique=True,
    keywords="contract",
)
BRUJAH = vampire(of(ACTIVE), clan("brujah"))
card(
    "Brujah Debate",
    put_in_play(),
    statics=(gets(vampire(clan("brujah")), STRENGTH),),
    triggers=(after(combat_begins(vampire(clan("brujah"))), gets(THAT, MANEUVER, until=COMBAT)),),
    abilities=(
        during(
            MASTER_PHASE,
            choose(oldest(BRUJAH), lock(CHOSEN), by=ACTIVE),
            when=(exists(BRUJAH),),
            mandatory=True,
            by=ACTIVE,
        ),
        grants_action(burn_this(), by=minion(ready, of(ACTIVE), ~clan("ventrue")), target=just(THIS)),
    ),
)
TOREADOR = vampire(ready, of(YOU), clan("toreador"))
card(
    "Toreador Grand Ball",
    put_in_play(
        remember_chosen(IT),
        choose(vampire(ready, of(YOU), clan("toreador"), other(IT)), remember_next(CHOSEN), lock(CHOSEN)),
        target=TOREADOR,
        when=(exists(TOREADOR, 2),),
    ),
    statics=(
        gets(vampire(remembered_next), NO_UNLOCK),
        cannot(minion(), BLOCK, when=same(ACTOR, REMEMBERED) & ~action_is("bleed")),
        gets(vampire(clan("nosferatu")), STEALTH, -1, when=acts_to_burn(THIS)),
    ),
    burn_by_minions=True,
)
card(
    "Dabbler",
    put_on_card(vampire(of(YOU), room_for_this)),
    triggers=(
        after(
            action_ends(minion()),
            may(
                either((burn_blood(1, HOST), unlock(HOST)), (gain_blood(1, HOST),), by=controller(HOST)),
                by=controller(HOST),
            ),
            when=(disciplines_used_by(HOST) >= 3,),
            once=TURN,
        ),
    ),
    keywords="archetype",
    one_on_minion="archetype",
)
card(
    "Monster",
    put_on_card(vampire(ready, of(YOU), room_for_this)),
    triggers=(
        after(
            combat_ends(HOST),
            may(unlock(HOST), cost=(burn_blood(1, HOST),), by=controller(HOST)),
            when=(~is_(OPPONENT, ready),),
            once=TURN,
        ),
    ),
    keywords="archetype",
    one_on_minion="archetype",
)
card(
    "Saulot's Healing Touch",
    put_on_card(vampire(of(YOU), clan("salubri"), room_for_this)),
    statics=(gets(HOST, RESCUES_COST, -2, when=is_(RESCUED, ~clan("tremere"))),),
    triggers=(
        after(
            action_ends(HOST),
            gain_blood(1, ACTION_TARGET),
            when=(action_is("rescue"), succeeded(), is_(ACTION_TARGET, ~clan("tremere"))),
        ),
    ),
    abilities=(
        grants_action(gain_blood(1, IT), stealth=1, target=vampire(ready, other()) | ally(ready, other(), wounded)),
    ),
    keywords="archetype",
    one_on_minion="archetype",
    unique=True,
)
card(
    "Libertas",
    put_on_card(vampire(sect("anarch"))),
    statics=(cannot(ally(), BLOCK, when=same(ACTOR, HOST)),),
    prices=(
        costs(
            played(played_with_any("dom", "pre")),
            +1,
            by=minion(other(HOST)),
            currency=BLOOD_PRICE,
            when=(is_(HOST, acting) | is_(HOST, blocking) | is_(HOST, fighting),),
        ),
    ),
    requires=(exists(vampire(ready, of(YOU), sect("anarch"))),),
)
card(
    "Día de los Muertos",
    master(later(calls_referendum(vampire(of(YOU), sect("sabbat"))), pass_referendum(), until=TURN, once=True)),
    one_each=GAME,
)
card(
    "Garibaldi-Meucci Museum",
    put_in_play(),
    abilities=(
        during(
            UNLOCK_PHASE,
            choose(any_card(held(YOU)), exchange(FOUND, FACE)),
            target=any_card(in_ash_heap(YOU), requiring_sect("anarch")),
            when=(exists(any_card(in_hand(YOU))),),
            cost=(lock(THIS), burn_pool(1)),
        ),
        parted("anarch"),
    ),
    unique=True,
    keywords="location",
)
card(
    "Wall Street Night, Financial Newspaper",
    put_in_play(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(IT, INTERCEPT, until=ACTION),
            target=minion(of(YOU), lacking_intercept),
            when=(undirected(),),
            cost=(lock(THIS),),
        ),
        grants_action(
            blood_to_pool(1, IT, YOU),
            stealth=1,
            by=minion(ready, of(YOU)),
            target=any_card(goes_by("investment"), blood()),
            when=(is_(THIS, unlocked),),
            names=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Yoruba Shrine",
    put_in_play(),
    abilities=(
        during(
            ANNOUNCED,
            unlock(ACTOR),
            fail_action(),
            when=(directed(), exists(vampire(ready, of(YOU), clan("banu-haqim"), target_of_action))),
            cost=(lock(THIS),),
            as_announced=True,
        ),
        during(
            BEFORE_VOTES,
            unlock(ACTOR),
            fail_referendum(),
            when=(exists(vampire(ready, of(YOU), clan("banu-haqim"), named_in_terms)),),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Blind Spot",
    master(
        choose(ally(of(PREY)) | vampire(of(PREY), younger(IT)), cannot_hinder(CHOSEN, IT)),
        target=vampire(of(YOU)),
    ),
)
card(
    "Not to Be",
    cancel_out_of_turn(EVENT, stays=True),
    statics=(gets(YOU, MASTER_ACTION), gets(YOU, DISCARD_ACTION, -1)),
    abilities=(during(DISCARD_PHASE, burn_this(), mandatory=True),),
)
wears_out = if_(blood_of(THIS) <= 0, [burn_this()])
card(
    "Twilight Camp",
    put_in_play(),
    triggers=(
        after(
            enters_play(vampire(of(YOU), untitled, ~sect("anarch"), from_uncontrolled)),
            may(change_sect(THAT, "anarch"), wears_out, cost=(burn_blood(1, THIS),)),
        ),
    ),
    abilities=(
        during(
            MASTER_PHASE,
            move_blood(1, THIS, IT),
            wears_out,
            target=vampire(sect("anarch")),
            cost=(spend_master_action(),),
            scope=-1,
        ),
    ),
    counters=4,
)
card(
    "House of Sorrow",
    put_in_play(),
    abilities=(
        any_time(
            unlock(IT),
            neither_unlocks(IT, THIS),
            target=any_card(of(YOU), locked, no_minion),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Dirty Contract",
    put_on_card(minion(~clan("nosferatu", "giovanni")), choose(vampire(clan("samedi")), remember_chosen(CHOSEN))),
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
