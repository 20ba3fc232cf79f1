"""Master cards."""

from elysium.games.vtes.cards.language import (
    ACTION,
    ALLY,
    BY_ACTIVE,
    BY_HOST,
    BY_OTHERS,
    COMBAT_CARD,
    EQUIPMENT,
    H_BLOCKED,
    H_TO_TORPOR,
    MASTER,
    MODIFIER,
    POLITICAL,
    REACTION,
    RETAINER,
    card,
)
from elysium.games.vtes.words.conditions import (
    host_has_blood,
    host_in_torpor,
    host_is_acting,
    is_vampire,
    it_is_host,
    own_clan_needs_stealth,
)
from elysium.games.vtes.words.effects import (
    active_burns_pool,
    add_blood,
    blocker_controller_burns_pool,
    blood_to_pool,
    discard_one,
    equip_from_library,
    feed,
    host_controller_burns_pool,
    lock_target,
    may_burn_card,
    pool_to_blood,
    rescue_it,
    retire_it,
    secret_numbers,
    steal_this,
    stealth_to_actor,
)
from elysium.games.vtes.words.effects_votes import extra_votes
from elysium.games.vtes.words.shapes import (
    BLOCK_ATTEMPT,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    POLLING,
    UNLOCK_PHASE,
    any_time,
    cancel_out_of_turn,
    during,
    grants_action,
    master,
    put_in_play,
    put_on_card,
    trigger,
)
from elysium.games.vtes.words.targets import (
    any_vampire,
    hungry_own_vampire,
    own_ready_minion,
    own_uncontrolled,
    own_vampire,
    ready_vampire,
    this_card,
    torpid_of_clan,
    uncontrolled_of_clan,
    unlocked_minion,
    vampire_of_capacity,
    vampire_of_clan,
    vampire_without_superior,
)

MINION_CARDS = (ACTION, MODIFIER, REACTION, COMBAT_CARD, EQUIPMENT, RETAINER, ALLY, POLITICAL)

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

for name, code in (
    ("Animalism", "ani"),
    ("Auspex", "aus"),
    ("Celerity", "cel"),
    ("Dominate", "dom"),
    ("Fortitude", "for"),
    ("Obfuscate", "obf"),
    ("Potence", "pot"),
    ("Presence", "pre"),
):
    card(name, put_on_card(vampire_without_superior()), teaches=code)

card(
    "Aching Beauty",
    put_on_card(vampire_of_clan("toreador")),
    triggers=(trigger(H_BLOCKED, blocker_controller_burns_pool(1), when=(host_is_acting(),)),),
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
card("The Barrens", put_in_play(), abilities=(any_time(discard_one()),), unique=True, keywords="location")
card(
    "Blood Doll",
    put_on_card(own_vampire()),
    abilities=(
        during(MASTER_PHASE, blood_to_pool(), when=(host_has_blood(),), by=BY_HOST, group=0),
        during(MASTER_PHASE, pool_to_blood(), by=BY_HOST, group=0),
    ),
)
card(
    "Vessel",
    put_on_card(any_vampire(), may_burn_card("Blood Doll")),
    abilities=(
        during(UNLOCK_PHASE, blood_to_pool(), when=(host_has_blood(),), by=BY_HOST, group=0),
        during(UNLOCK_PHASE, pool_to_blood(), by=BY_HOST, group=0),
    ),
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
card("Direct Intervention", cancel_out_of_turn(*MINION_CARDS))
card(
    "Fame",
    put_on_card(ready_vampire()),
    triggers=(trigger(H_TO_TORPOR, host_controller_burns_pool(3), when=(it_is_host(),)),),
    abilities=(during(UNLOCK_PHASE, active_burns_pool(1), when=(host_in_torpor(),), mandatory=True, by=BY_ACTIVE),),
    unique=True,
)
card("Game of Malkav", master(secret_numbers()))
card("Golconda: Inner Peace", master(retire_it(), target=vampire_of_capacity(8), ransom_pool=2))
card(
    "The Labyrinth",
    put_in_play(),
    abilities=(during(BLOCK_ATTEMPT, stealth_to_actor(1), when=(own_clan_needs_stealth("nosferatu"),), locks=True),),
    unique=True,
    keywords="location",
)
card("Misdirection", master(lock_target(), target=unlocked_minion()))
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
card("Sudden Reversal", cancel_out_of_turn(MASTER))
card(
    "Vast Wealth",
    put_on_card(own_ready_minion()),
    abilities=(grants_action(equip_from_library(), equips=True),),
)
card(
    "Ventrue Headquarters",
    put_in_play(),
    abilities=(during(POLLING, extra_votes(3), locks=True),),
    unique=True,
    keywords="location",
)
