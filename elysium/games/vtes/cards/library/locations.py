"""Master cards that are locations."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import BY_OTHERS, card
from elysium.games.vtes.state import HAND
from elysium.games.vtes.words.actions import undirected_action, unlock_if_it_succeeds
from elysium.games.vtes.words.conditions import actor_is_clan, is_vampire, own_clan_needs_stealth
from elysium.games.vtes.words.crypts import uncontrolled_of_prey
from elysium.games.vtes.words.effects import (
    add_blood,
    burn_blood_of_target,
    burn_this,
    discard_one,
    extra_votes,
    feed,
    rescue_it,
    steal_this,
    stealth_to_actor,
)
from elysium.games.vtes.words.hands_and_allies import remove_for_pool
from elysium.games.vtes.words.shapes import (
    ANNOUNCED,
    BLOCK_ATTEMPT,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    POLLING,
    UNLOCK_PHASE,
    any_time,
    bonus,
    during,
    grants_action,
    put_in_play,
)
from elysium.games.vtes.words.targets import (
    hungry_own_vampire,
    own_ready_minion,
    own_uncontrolled,
    this_card,
    torpid_of_clan,
    uncontrolled_of_clan,
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
        abilities=(during(UNLOCK_PHASE, feed(1), target=hungry_own_vampire()),),
        unique=True,
        keywords="location hunting-ground",
    )
card(
    "Amusement Park Hunting Ground",
    put_in_play(),
    abilities=(during(UNLOCK_PHASE, feed(1), target=hungry_own_vampire()),),
    unique=True,
    keywords="location hunting-ground",
)
card(
    "Arcane Library",
    put_in_play(),
    abilities=(during(INFLUENCE_PHASE, add_blood(1), target=uncontrolled_of_clan("tremere"), locks=True),),
    unique=True,
    keywords="location",
)
card(
    "Art Museum",
    put_in_play(),
    abilities=(during(INFLUENCE_PHASE, add_blood(1), target=uncontrolled_of_clan("toreador"), locks=True),),
    unique=True,
    keywords="location",
)
card(
    "Cairo Int'l Airport",
    put_in_play(),
    abilities=(grants_action(burn_blood_of_target(1), own=False, target=uncontrolled_of_prey(1)),),
    unique=True,
    keywords="location",
)
card(
    "Chantry",
    put_in_play(),
    abilities=(
        during(MASTER_PHASE, rescue_it(), target=torpid_of_clan("tremere"), locks=True, pool=1),
        during(MASTER_PHASE, rescue_it(), target=torpid_of_clan("tremere"), locks=True, blood=1, payer="tremere"),
    ),
    unique=True,
    keywords="location",
)
card("Elder Library", put_in_play(), statics=(bonus(HAND),), unique=True, keywords="location")
card(
    "Khobar Towers, Al-Khubar",
    put_in_play(),
    abilities=(during(UNLOCK_PHASE, remove_for_pool(), target=own_ready_minion(), locks=True),),
    unique=True,
    keywords="location",
)
card(
    "Powerbase: Montreal",
    put_in_play(),
    abilities=(
        during(INFLUENCE_PHASE, add_blood(1), target=own_uncontrolled()),
        grants_action(steal_this(), own=False, by=BY_OTHERS, target=this_card(), when=(is_vampire(),)),
    ),
    unique=True,
    keywords="location",
)
card("The Barrens", put_in_play(), abilities=(any_time(discard_one()),), unique=True, keywords="location")
card(
    "The Labyrinth",
    put_in_play(),
    abilities=(during(BLOCK_ATTEMPT, stealth_to_actor(1), when=(own_clan_needs_stealth("nosferatu"),), locks=True),),
    unique=True,
    keywords="location",
)
card(
    "Ventrue Headquarters",
    put_in_play(),
    abilities=(during(POLLING, extra_votes(3), locks=True),),
    unique=True,
    keywords="location",
)
card(
    "Warsaw Station",
    put_in_play(),
    abilities=(
        during(
            ANNOUNCED,
            unlock_if_it_succeeds("nosferatu"),
            when=(actor_is_clan("nosferatu"), undirected_action()),
            locks=True,
            as_announced=True,
        ),
        any_time(burn_this(), rescue_it(), target=torpid_of_clan("nosferatu"), locks=False),
    ),
    unique=True,
    keywords="location",
)
