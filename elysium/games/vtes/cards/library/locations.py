"""Master cards that are locations."""

from __future__ import annotations

from elysium.games.vtes.definitions.definition import Clause
from elysium.games.vtes.state import ACTION, HAND, STEALTH
from elysium.games.vtes.vocabulary.amounts import X, worth_of
from elysium.games.vtes.vocabulary.clauses import (
    ANNOUNCED,
    BLOCK_ATTEMPT,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    POLLING,
    UNLOCK_PHASE,
    any_time,
    card,
    during,
    grants_action,
    put_in_play,
)
from elysium.games.vtes.vocabulary.conditions import is_, needs_stealth, undirected
from elysium.games.vtes.vocabulary.control import at_once, where_x
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
    remove,
    steal,
    unlock_afterwards,
)
from elysium.games.vtes.vocabulary.lasting import gets
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    IT,
    OTHERS,
    PREY,
    SELF,
    THIS,
    YOU,
    blood,
    clan,
    crypt_card,
    just,
    minion,
    of,
    ready,
    torpid,
    uncontrolled,
    unfed,
    vampire,
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
