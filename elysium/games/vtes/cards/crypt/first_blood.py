"""The vampires of First Blood that have text of their own."""

from elysium.games.vtes.definitions.language import (
    BY_OTHERS,
    H_AFTER_ACTION,
    H_CANCELLED,
    H_EDGE_VOTE,
    H_PRESSED,
    H_TO_TORPOR,
    card,
)
from elysium.games.vtes.state import (
    ACTION,
    AGGRAVATED_DAMAGE,
    CANNOT_BLOCK,
    COMBAT,
    CONTEST_COST,
    FOE_INTERCEPT,
    STEALTH,
    STRENGTH,
)
from elysium.games.vtes.words.conditions import (
    actor_is_clan,
    actor_is_titled,
    blocker_is_clan,
    during_political_action,
    foe_is_clan,
    has_no_title,
    it_fights_this,
    it_is_this,
    not_a_prince,
    older_toreador,
    puts_vampires_in_play,
    some_prince,
    this_is_acting,
    you_have_edge,
    you_lack_edge,
)
from elysium.games.vtes.words.effects import (
    abstains,
    action_card_to_library,
    burn_edge,
    burn_it,
    burn_own_pool,
    cancelled_card_to_library,
    enter_combat,
    force_votes,
    gains_vote,
    it_burns_blood,
    larger_hand,
    receive_chosen_title,
    steal_blood_of_target,
    unlock_self,
)
from elysium.games.vtes.words.shapes import (
    DISCARD_PHASE,
    POLLING,
    bonus,
    during,
    grants_action,
    grants_bleed,
    grants_referendum,
    own_modifier,
    press_each,
    prevent_each,
    trigger,
)
from elysium.games.vtes.words.targets import (
    minion_of_neighbours,
    own_location,
    strike_damage,
    voter_not_acting,
    younger_vampire,
)

card("Aidan Lyle (G5)", abilities=(press_each(COMBAT),))
card("Apolonia Czarnecki (G5)", abilities=(grants_action(steal_blood_of_target(1), target=younger_vampire()),))
card("Bela (G5)", statics=(bonus(STEALTH, -1),), keywords="no-politics")
card("Benjamin Rose (G5)", abilities=(grants_referendum(larger_hand(1)),))
card(
    "Emily Carson (G5)",
    abilities=(during(DISCARD_PHASE, burn_edge(), unlock_self(), when=(you_have_edge(),), own=True),),
)
card(
    "Epikasta Rigatos (G4)",
    triggers=(trigger(H_AFTER_ACTION, action_card_to_library(), when=(this_is_acting(),)),),
)
card("Gem Ghastly (G5)", keywords="as-ventrue")
card("Gustaphe Brunnelle (G4)", abilities=(grants_action(enter_combat(0), target=minion_of_neighbours()),))
card("Harold Tanner (G4)", keywords="opens-hands")
card('Jeremy "Wix" Wyzchovsky (G4)', abilities=(grants_bleed(+1),))
card(
    "João Bilé (G4)",
    statics=(
        bonus(CANNOT_BLOCK, 1, has_no_title(), actor_is_titled()),
        bonus(STEALTH, 1, this_is_acting(), puts_vampires_in_play()),
    ),
)
card(
    "Kateline Nadasdy (G4)",
    abilities=(
        during(
            POLLING,
            abstains(),
            target=voter_not_acting(),
            when=(during_political_action(),),
            own=True,
            blood=1,
            scope=ACTION,
        ),
    ),
)
card("Lodin (Olaf Holte) (G5)", abilities=(prevent_each(1, COMBAT, target=strike_damage()),))
card(
    "Mustafa, The Heir (G4)",
    abilities=(
        during(POLLING, force_votes(), when=(during_political_action(), older_toreador()), by=BY_OTHERS, scope=-1),
    ),
)
card("Osric Vladislav (G5)", abilities=(own_modifier(burn_it(), stealth=1, target=own_location()),))
card(
    "Petra (G4)",
    statics=(bonus(AGGRAVATED_DAMAGE, 1, foe_is_clan("baali")),),
    triggers=(trigger(H_PRESSED, it_burns_blood(1), when=(it_fights_this(),)),),
)
card("Rutor (G5)", statics=(bonus(FOE_INTERCEPT, -1, this_is_acting(), blocker_is_clan("tzimisce")),))
card("Thomas De Lutrius (G4)", triggers=(trigger(H_TO_TORPOR, burn_own_pool(1), when=(it_is_this(),)),))
card("Troius (G4)", statics=(bonus(STRENGTH, 1),), keywords="never-against-blood-hunts")
card(
    "Tyler McGill (G5)",
    statics=(bonus(CANNOT_BLOCK, 1, actor_is_clan("nosferatu")),),
    triggers=(trigger(H_EDGE_VOTE, gains_vote(1)),),
)
card("Vasily (G5)", statics=(bonus(CONTEST_COST, 1, you_lack_edge()),))
card(
    "Victor Donaldson (G5)",
    triggers=(trigger(H_CANCELLED, cancelled_card_to_library("Golconda: Inner Peace")),),
)
card(
    "Zane (G5)",
    abilities=(grants_referendum(receive_chosen_title(), terms="prince", when=(not_a_prince(), some_prince())),),
)
