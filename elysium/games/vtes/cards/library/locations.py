"""Master cards that are locations."""

from __future__ import annotations

from elysium.games.vtes.definitions.definition import Clause
from elysium.games.vtes.definitions.language import POOL_PRICE
from elysium.games.vtes.state import ACTION, HAND, STEALTH, TRANSFER
from elysium.games.vtes.vocabulary.amounts import X, worth_of
from elysium.games.vtes.vocabulary.clauses import (
    ANNOUNCED,
    BLOCK_ATTEMPT,
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    POLLING,
    UNLOCK_PHASE,
    any_time,
    card,
    during,
    grants_action,
    put_in_play,
    put_on_card,
)
from elysium.games.vtes.vocabulary.conditions import (
    is_,
    needs_stealth,
    undirected,
)
from elysium.games.vtes.vocabulary.control import CHOSEN, at_once, choose, may, where_x
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    burn_pool,
    burn_this,
    discard,
    feed,
    gain_blood,
    gain_pool,
    grant_votes,
    lock,
    make_ready,
    remember_chosen,
    remove,
    steal,
    unlock_afterwards,
)
from elysium.games.vtes.vocabulary.lasting import (
    after,
    changes_controller,
    gets,
    goes_to_torpor,
    sheltered,
)
from elysium.games.vtes.vocabulary.prices import costs, played, played_as
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    FACE,
    HOST,
    IT,
    OTHERS,
    PREY,
    REMEMBERED,
    SELF,
    THIS,
    YOU,
    blood,
    clan,
    controller,
    crypt_card,
    in_ash_heap,
    just,
    minion,
    of,
    ready,
    room_for_this,
    torpid,
    uncontrolled,
    unfed,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import (
    library_card,
    recover_under_library,
)

for name in (
    "Academic Hunting Ground",
    "Asylum Hunting Ground",
    "Slum Hunting Ground",
    "Society Hunting Ground",
    "Uptown Hunting Ground",
):
    card(
        name,
        put_in_play(),
        abilities=(during(UNLOCK_PHASE, feed(1), target=vampire(ready, of(YOU), unfed)),),
        unique=True,
        keywords="location hunting-ground",
    )
card(
    "Amusement Park Hunting Ground",
    put_in_play(),
    abilities=(during(UNLOCK_PHASE, feed(1), target=vampire(ready, of(YOU), unfed)),),
    unique=True,
    keywords="location hunting-ground",
)


def tended(name: str) -> Clause:
    """Blood for an uncontrolled vampire of a clan."""
    target = vampire(uncontrolled, of(YOU), clan(name))
    return during(INFLUENCE_PHASE, gain_blood(1, IT), target=target, cost=(lock(THIS),))


card(
    "Arcane Library",
    put_in_play(),
    abilities=(tended("tremere"),),
    unique=True,
    keywords="location",
)
card(
    "Art Museum",
    put_in_play(),
    abilities=(tended("toreador"),),
    unique=True,
    keywords="location",
)
card(
    "Cairo Int'l Airport",
    put_in_play(),
    abilities=(
        grants_action(burn_blood(1, IT), by=minion(ready, of(YOU)), target=crypt_card(uncontrolled, of(PREY), blood())),
    ),
    unique=True,
    keywords="location",
)
card(
    "Chantry",
    put_in_play(),
    abilities=(
        during(
            MASTER_PHASE,
            make_ready(IT),
            target=vampire(torpid, clan("tremere")),
            cost=(lock(THIS), burn_pool(1)),
        ),
        during(
            MASTER_PHASE,
            make_ready(IT),
            target=vampire(torpid, clan("tremere")),
            cost=(lock(THIS), burn_blood(1, SELF)),
            by=vampire(ready, of(YOU), clan("tremere")),
        ),
    ),
    unique=True,
    keywords="location",
)
card("Elder Library", put_in_play(), statics=(gets(YOU, HAND),), unique=True, keywords="location")
card(
    "Khobar Towers, Al-Khubar",
    put_in_play(),
    abilities=(
        during(
            UNLOCK_PHASE,
            where_x(worth_of(IT), at_once(remove(IT), gain_pool(X))),
            target=minion(ready, of(YOU)),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Powerbase: Montreal",
    put_in_play(),
    abilities=(
        during(INFLUENCE_PHASE, gain_blood(1, IT), target=crypt_card(uncontrolled, of(YOU))),
        grants_action(steal(THIS), by=vampire(ready, of(OTHERS)), target=just(THIS)),
    ),
    unique=True,
    keywords="location",
)
card(
    "The Barrens",
    put_in_play(),
    abilities=(any_time(discard(1), cost=(lock(THIS),)),),
    unique=True,
    keywords="location",
)
card(
    "The Labyrinth",
    put_in_play(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(ACTOR, STEALTH, until=ACTION),
            when=(is_(ACTOR, of(YOU), clan("nosferatu")), needs_stealth()),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Ventrue Headquarters",
    put_in_play(),
    abilities=(during(POLLING, grant_votes(3), cost=(lock(THIS),)),),
    unique=True,
    keywords="location",
)
card(
    "Warsaw Station",
    put_in_play(),
    abilities=(
        during(
            ANNOUNCED,
            unlock_afterwards(ACTOR, "nosferatu"),
            when=(is_(ACTOR, clan("nosferatu")), undirected()),
            cost=(lock(THIS),),
            as_announced=True,
        ),
        any_time(make_ready(IT), target=vampire(torpid, clan("nosferatu")), cost=(burn_this(),)),
    ),
    unique=True,
    keywords="location",
)
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
    "The Rack",
    put_in_play(remember_chosen(IT), target=vampire(ready, of(YOU))),
    triggers=(after(changes_controller(THIS), choose(vampire(ready, of(YOU)), remember_chosen(CHOSEN))),),
    abilities=(
        during(UNLOCK_PHASE, gain_blood(2, REMEMBERED), when=(is_(REMEMBERED, vampire(of(YOU))),)),
        grants_action(steal(THIS), by=vampire(ready, of(OTHERS)), target=just(THIS)),
        during(
            UNLOCK_PHASE,
            may(gain_blood(2, REMEMBERED), by=controller(REMEMBERED)),
            when=(is_(REMEMBERED, vampire(of(OTHERS))),),
            mandatory=True,
        ),
    ),
    unique=True,
    keywords="location",
)
card("Information Highway", put_in_play(), statics=(gets(YOU, TRANSFER, 2),), unique=True, keywords="location")
