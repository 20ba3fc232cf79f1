"""Master cards and locations."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import POOL_PRICE
from elysium.games.vtes.state import ACTION, BLEED, GAME, INTERCEPT, UNTIL_DISCARD
from elysium.games.vtes.vocabulary.amounts import between
from elysium.games.vtes.vocabulary.clauses import (
    BLOCK_ATTEMPT,
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    WHOLE_ACTION,
    card,
    during,
    grants_action,
    master,
    put_in_play,
    put_on_card,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.conditions import exists, has_crypt, is_
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, may
from elysium.games.vtes.vocabulary.effects import (
    blood_to_pool,
    burn_this,
    draw_crypt,
    gain_blood,
    gain_pool,
    lock,
    remove,
    use_transfers,
)
from elysium.games.vtes.vocabulary.lasting import BLOCK, after, cannot, gets, goes_to_torpor, hunts, sheltered
from elysium.games.vtes.vocabulary.prices import called, costs, played, played_as
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    FACE,
    HOST,
    IT,
    OTHERS,
    THAT,
    THIS,
    YOU,
    blood,
    clan,
    crypt_card,
    in_ash_heap,
    just,
    lacking_intercept,
    minion,
    of,
    of_type,
    other,
    ready,
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
    put_on_card(minion(of(YOU))),
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
