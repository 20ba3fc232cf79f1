"""Master cards and locations."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import POOL_PRICE
from elysium.games.vtes.state import ACTION, BLEED, GAME, INTERCEPT, TRANSFER, TURN, UNTIL_DISCARD
from elysium.games.vtes.vocabulary.amounts import between, counters_of, up_to
from elysium.games.vtes.vocabulary.clauses import (
    BLOCK_ATTEMPT,
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    UNLOCK_PHASE,
    WHOLE_ACTION,
    any_time,
    card,
    during,
    grants_action,
    master,
    put_in_play,
    put_in_play_as_ally,
    put_on_card,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.conditions import exists, has_crypt, is_, no_reactions, succeeded
from elysium.games.vtes.vocabulary.control import CHOSEN, EACH, choose, either, for_each, may
from elysium.games.vtes.vocabulary.effects import (
    blood_to_pool,
    burn,
    burn_blood,
    burn_pool,
    burn_this,
    draw_crypt,
    fill,
    gain_blood,
    gain_pool,
    lock,
    pool_to_blood,
    put_this_on,
    remember_chosen,
    remove,
    steal,
    use_transfers,
)
from elysium.games.vtes.vocabulary.lasting import (
    BLOCK,
    action_ends,
    after,
    cannot,
    changes_controller,
    enters_play,
    gets,
    goes_to_torpor,
    hunts,
    sheltered,
)
from elysium.games.vtes.vocabulary.prices import called, costs, played, played_as
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    FACE,
    HOST,
    IT,
    OTHERS,
    PREDATOR,
    PREY,
    REMEMBERED,
    THAT,
    THIS,
    YOU,
    blood,
    capacity,
    clan,
    controller,
    crypt_card,
    equipment,
    in_ash_heap,
    just,
    lacking_intercept,
    minion,
    of,
    of_type,
    on_one_of,
    other,
    ready,
    room_for_this,
    sect,
    uncontrolled,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import (
    burn_from_library,
    discard_a,
    goes_by,
    in_library,
    library_card,
    recover_under_library,
    search,
    take_found,
)

card(
    "The Anarch Free Press",
    put_in_play(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(IT, INTERCEPT, until=ACTION),
            target=vampire(of(YOU), lacking_intercept, sect("anarch")),
            cost=(lock(THIS),),
        ),
    ),
    triggers=(after(hunts(vampire(sect("anarch"))), may(gain_blood(1, THAT), cost=(lock(THIS),))),),
    requires=(exists(vampire(ready, of(YOU), sect("anarch"))),),
    unique=True,
)

# Cards of hands, libraries and ash heaps

card(
    "Fortschritt Library",
    master(search(any_card(in_library(YOU), of_type("event"), goes_by("gehenna")), take_found())),
    one_each=GAME,
)
card("Liquidation", master(gain_pool(3), cost=(burn_from_library(7),)), replace=UNTIL_DISCARD)
card(
    "Waste Management Operation",
    put_in_play(),
    abilities=(
        during(
            DISCARD_PHASE,
            recover_under_library(FACE),
            target=any_card(in_ash_heap(YOU), library_card),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Wider View",
    put_in_play(),
    abilities=(
        during(
            INFLUENCE_PHASE,
            draw_crypt(),
            choose(crypt_card(uncontrolled, of(YOU)), remove(CHOSEN)),
            when=(has_crypt(),),
            cost=(use_transfers(1),),
            scope=-1,
        ),
        during(INFLUENCE_PHASE, burn_this(), gain_pool(2), cost=(use_transfers(4),)),
    ),
)

# What has to be done for it

card(
    "Haqim's Law: Retribution",
    put_in_play(),
    abilities=(
        during(
            WHOLE_ACTION,
            gets(ACTOR, BLEED, until=ACTION),
            when=(during_action("bleed"), is_(ACTOR, of(YOU), clan("banu-haqim"))),
            cost=(discard_a(of_type("combat")),),
            scope=ACTION,
        ),
    ),
)

# What others cannot do, and what cards cost

card(
    "Charisma",
    put_on_card(vampire(ready)),
    prices=(costs(played(played_as("ally")), -1, by=HOST),),
    unique=True,
)
card(
    "Pentex™ Subversion",
    put_on_card(minion(ready)),
    statics=(cannot(HOST, BLOCK),),
    abilities=(grants_action(burn_this(), by=minion(ready, of(ACTIVE), other(HOST)), target=just(THIS)),),
    unique=True,
)
card(
    "Secure Haven",
    put_on_card(minion(of(YOU), room_for_this)),
    statics=(sheltered(HOST, minion(of(OTHERS))),),
    prices=(costs(played(played_as("master")), +1, at=HOST, currency=POOL_PRICE),),
    triggers=(after(goes_to_torpor(HOST), burn_this()),),
    unique=True,
    keywords="location haven",
    one_on_minion="haven",
)
card(
    "Villein",
    put_on_card(vampire(of(YOU), blood()), blood_to_pool(between(2, 5), IT, YOU)),
    prices=(
        costs(played(called("Minion Tap")), +1, by=YOU, currency=POOL_PRICE),
        costs(played(called("Villein")), +1, at=HOST, currency=POOL_PRICE),
    ),
)

# What others have to choose, and whose it is then

card(
    "Anarch Troublemaker",
    put_in_play(),
    abilities=(
        during(
            UNLOCK_PHASE,
            either(
                (
                    choose(
                        vampire(of(PREY)),
                        lock(CHOSEN),
                        choose(vampire(of(PREY), other(CHOSEN)), lock(CHOSEN), optional=True),
                        optional=True,
                    ),
                ),
                (choose(equipment(on_one_of(minion(of(PREY)))), burn(CHOSEN)),),
            ),
            steal(THIS, by=PREY),
        ),
    ),
    unique=True,
)
card(
    "Antediluvian Awakening",
    put_in_play(),
    abilities=(
        during(
            UNLOCK_PHASE,
            either(
                (burn_pool(1, ACTIVE),),
                (choose(vampire(of(ACTIVE), capacity(least=4)), burn(CHOSEN), by=ACTIVE), burn_this()),
                by=ACTIVE,
            ),
            mandatory=True,
            by=ACTIVE,
        ),
    ),
    unique=True,
)
card("Giant's Blood", master(fill(IT), target=vampire()), one_each=GAME)
card(
    "Jake Washington",
    put_in_play_as_ally(),
    abilities=(during(UNLOCK_PHASE, gain_blood(up_to(4), IT), target=vampire(ready, ~blood()), cost=(burn(THIS),)),),
    unique=True,
    keywords="mortal",
    life=1,
    strength=0,
    bleed=0,
)
card(
    "Perfectionist",
    put_on_card(vampire(of(YOU), room_for_this)),
    triggers=(
        after(
            action_ends(HOST),
            may(gain_blood(1, HOST), by=controller(HOST)),
            when=(succeeded(), no_reactions()),
            once=TURN,
        ),
    ),
    keywords="archetype",
    one_on_minion="archetype",
)
card(
    "Smiling Jack, The Anarch",
    put_in_play(),
    abilities=(
        during(UNLOCK_PHASE, pool_to_blood(1, YOU, THIS), mandatory=True),
        during(
            UNLOCK_PHASE,
            for_each(
                counters_of(THIS),
                either(
                    (burn_pool(1, ACTIVE),),
                    (choose(vampire(of(ACTIVE), blood()), burn_blood(1, CHOSEN), by=ACTIVE),),
                    by=ACTIVE,
                ),
            ),
            when=(counters_of(THIS) >= 1,),
            mandatory=True,
            by=OTHERS,
        ),
        grants_action(burn_this(), by=vampire(ready, of(ACTIVE)), target=just(THIS)),
    ),
    unique=True,
)
card(
    "Society of Leopold",
    put_on_card(vampire()),
    abilities=(
        during(
            UNLOCK_PHASE,
            either((burn_blood(1, HOST),), (burn(HOST),), by=controller(HOST)),
            mandatory=True,
            by=controller(HOST),
        ),
        grants_action(put_this_on(IT), stealth=1, target=vampire(other()), by=HOST),
    ),
    unique=True,
)
card(
    "The Coven",
    put_in_play(),
    abilities=(
        any_time(gain_blood(2, IT), target=vampire(ready, of(YOU)), cost=(lock(THIS),)),
        during(DISCARD_PHASE, steal(THIS, by=PREDATOR), mandatory=True),
    ),
    unique=True,
)
card(
    "The Rack",
    put_in_play(),
    triggers=(
        after(enters_play(THIS), choose(vampire(ready, of(YOU)), remember_chosen(CHOSEN))),
        after(changes_controller(THIS), choose(vampire(ready, of(YOU)), remember_chosen(CHOSEN))),
    ),
    abilities=(
        during(UNLOCK_PHASE, gain_blood(2, REMEMBERED), when=(is_(REMEMBERED, any_card()),)),
        grants_action(steal(THIS), by=vampire(ready, of(OTHERS)), target=just(THIS)),
    ),
    unique=True,
    keywords="location",
)
card("Tribute to the Master", master(for_each(vampire(ready, of(YOU)), blood_to_pool(1, EACH, YOU))))
card("Information Highway", put_in_play(), statics=(gets(YOU, TRANSFER, 2),), unique=True, keywords="location")
