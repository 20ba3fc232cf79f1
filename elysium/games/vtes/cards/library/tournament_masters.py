"""Master cards that many winning decks are built on."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import ALL_PHASES
from elysium.games.vtes.state import BLEED, COMBAT, HAND, TURN, VOTES
from elysium.games.vtes.vocabulary.amounts import blood_of, up_to
from elysium.games.vtes.vocabulary.clauses import (
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    MINION_PHASE,
    STRIKES_CHOSEN,
    UNLOCK_PHASE,
    any_time,
    card,
    during,
    grants_action,
    out_of_turn,
    put_in_play,
    put_on_card,
    vampires_may_call,
)
from elysium.games.vtes.vocabulary.conditions import action_is, exists, is_, lends_nothing, succeeded
from elysium.games.vtes.vocabulary.control import CHOSEN, EACH, choose, for_each, if_, may
from elysium.games.vtes.vocabulary.effects import (
    burn_this,
    end_combat,
    gain_pool,
    go_to_torpor,
    lock,
    move_blood,
    move_goods,
    remove,
    steal,
    unlock_once,
)
from elysium.games.vtes.vocabulary.lasting import UNLOCK, action_ends, after, cannot, combat_ends, gets, later
from elysium.games.vtes.vocabulary.prices import costs, played
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    EQUIPPED,
    HOST,
    IT,
    PREY,
    THIS,
    YOU,
    came_last,
    capacity,
    controller,
    copy_of_this,
    facing_aggravated_damage,
    in_ash_heap,
    just,
    minion,
    not_unlocked_so,
    of,
    of_type,
    other,
    ready,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import FOUND, goes_by, lend_here, library_card, retrieve

card(
    "Ashur Tablets",
    put_in_play(
        if_(
            exists(any_card(copy_of_this, of(YOU)), least=3),
            [for_each(any_card(copy_of_this), remove(EACH)), gain_pool(3), retrieve(13)],
        ),
    ),
    one_each=TURN,
)
card(
    "Legendary Vampire",
    put_on_card(vampire(capacity(least=7), came_last)),
    abilities=(vampires_may_call(burn_this()),),
    statics=(gets(HOST, BLEED, 2), gets(HOST, VOTES, 2)),
    unique=True,
)
card(
    "Rötschreck",
    out_of_turn(
        end_combat(),
        later(combat_ends(HOST), lock(HOST), go_to_torpor(HOST), until=COMBAT),
        windows=STRIKES_CHOSEN,
        when=(exists(vampire(facing_aggravated_damage)),),
        target=vampire(facing_aggravated_damage),
        stays=True,
    ),
    abilities=(during(UNLOCK_PHASE, burn_this(), mandatory=True, by=controller(HOST)),),
    statics=(cannot(HOST, UNLOCK),),
    keywords="frenzy",
)
card(
    "Heidelberg Castle, Germany",
    put_in_play(),
    abilities=(
        during(
            UNLOCK_PHASE | MASTER_PHASE | MINION_PHASE | INFLUENCE_PHASE | DISCARD_PHASE,
            choose(
                vampire(ready, of(YOU), other(IT)),
                move_blood(up_to(blood_of(IT)), IT, CHOSEN),
                move_goods(IT, CHOSEN),
            ),
            target=vampire(ready, of(YOU)),
            when=(exists(vampire(ready, of(YOU)), least=2),),
            cost=(lock(THIS),),
            phases=ALL_PHASES,
        ),
    ),
    unique=True,
    keywords="location",
)
PLAIN_GEAR = (of_type("equipment"), ~goes_by("electronic"), ~goes_by("vehicle"), ~goes_by("weapon"))
card(
    "The British Museum, London",
    put_in_play(),
    statics=(gets(YOU, HAND),),
    triggers=(
        after(
            action_ends(minion(of(YOU), not_unlocked_so)),
            may(unlock_once(ACTOR)),
            when=(action_is("equip"), succeeded(), is_(EQUIPPED, *PLAIN_GEAR)),
        ),
    ),
    prices=(costs(played(*PLAIN_GEAR), -1, by=minion(of(YOU))),),
    unique=True,
    keywords="location",
)
OF_PREY = any_card(in_ash_heap(PREY), library_card)
card(
    "The Erciyes Fragments",
    put_in_play(),
    abilities=(
        any_time(
            choose(OF_PREY, lend_here(FOUND, PREY)),
            when=(lends_nothing(THIS), exists(OF_PREY)),
            cost=(lock(THIS),),
        ),
        grants_action(steal(THIS), by=vampire(ready, of(ACTIVE), capacity(least=5)), target=just(THIS)),
    ),
    unique=True,
)
