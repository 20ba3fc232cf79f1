"""The vampires of First Blood that have text of their own."""

from __future__ import annotations

from elysium.games.vtes.state import (
    ACTION,
    AGGRAVATED_DAMAGE,
    COMBAT,
    CONTEST_COST,
    FOE_INTERCEPT,
    GAME,
    HAND,
    STEALTH,
    STRENGTH,
    VOTES,
)
from elysium.games.vtes.vocabulary.clauses import (
    DISCARD_PHASE,
    POLLING,
    card,
    during,
    grants_action,
    grants_bleed,
    grants_referendum,
    own_modifier,
    press_each,
    prevent_each,
)
from elysium.games.vtes.vocabulary.conditions import acts_by, exists, is_, is_in_ash_heap, lacks_edge, same
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import if_, may
from elysium.games.vtes.vocabulary.effects import (
    burn,
    burn_blood,
    burn_edge,
    burn_pool,
    direct_votes,
    enter_combat,
    into_library,
    move_blood,
    take_title_of,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    BLOCK,
    VOTE,
    action_ends,
    after,
    cannot,
    edge_votes,
    gets,
    goes_to_torpor,
    is_cancelled,
    presses,
)
from elysium.games.vtes.vocabulary.things import (
    ACTION_CARD,
    ACTOR,
    BLOCKER,
    CANCELLED_CARD,
    FOE,
    IT,
    NAMED,
    OTHERS,
    PREDATOR,
    PREY,
    SELF,
    THAT,
    THIS,
    YOU,
    clan,
    damage_taken,
    has_not_given_blood,
    location,
    minion,
    of,
    older,
    other,
    ready,
    title,
    titled,
    vampire,
    younger,
)

VOTING = during_action("political")


card("Aidan Lyle (G5)", abilities=(press_each(COMBAT),))
card("Apolonia Czarnecki (G5)", abilities=(grants_action(move_blood(1, IT, SELF), target=vampire(younger())),))
card("Bela (G5)", statics=(gets(SELF, STEALTH, -1),), keywords="no-politics")
card("Benjamin Rose (G5)", abilities=(grants_referendum(gets(YOU, HAND, 1, until=GAME)),))
card(
    "Emily Carson (G5)",
    abilities=(during(DISCARD_PHASE, unlock(SELF), by=SELF, cost=(burn_edge(),)),),
)
card(
    "Epikasta Rigatos (G4)",
    triggers=(after(action_ends(SELF), if_(is_in_ash_heap(ACTION_CARD), [may(into_library(ACTION_CARD))])),),
)
card("Gem Ghastly (G5)", keywords="as-ventrue")
card("Gustaphe Brunnelle (G4)", abilities=(grants_action(enter_combat(), target=minion(ready, of(PREY, PREDATOR))),))
card("Harold Tanner (G4)", keywords="opens-hands")
card('Jeremy "Wix" Wyzchovsky (G4)', abilities=(grants_bleed(+1),))
card(
    "João Bilé (G4)",
    statics=(
        cannot(SELF, BLOCK, when=is_(SELF, ~titled) & is_(ACTOR, titled)),
        gets(SELF, STEALTH, 1, when=same(ACTOR, SELF) & acts_by("puts-vampires-in-play")),
    ),
)
card(
    "Kateline Nadasdy (G4)",
    abilities=(
        during(
            POLLING,
            cannot(IT, VOTE, until=ACTION),
            target=vampire(ready, other(ACTOR)),
            when=(VOTING,),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
)
card("Lodin (Olaf Holte) (G5)", abilities=(prevent_each(1, COMBAT, target=damage_taken(strikes=True)),))
card(
    "Mustafa, The Heir (G4)",
    abilities=(
        during(
            POLLING,
            direct_votes(THIS),
            when=(VOTING,),
            by=vampire(of(OTHERS), clan("toreador"), older(THIS), has_not_given_blood),
            cost=(move_blood(1, SELF, THIS),),
            scope=-1,
        ),
    ),
)
card("Osric Vladislav (G5)", abilities=(own_modifier(burn(IT), stealth=1, target=location(of(YOU))),))
card(
    "Petra (G4)",
    statics=(gets(SELF, AGGRAVATED_DAMAGE, when=is_(FOE, clan("baali"))),),
    triggers=(after(presses(FOE), burn_blood(1, THAT), when=(is_(FOE, vampire()),)),),
)
card("Rutor (G5)", statics=(gets(SELF, FOE_INTERCEPT, -1, when=same(ACTOR, SELF) & is_(BLOCKER, clan("tzimisce"))),))
card("Thomas De Lutrius (G4)", triggers=(after(goes_to_torpor(SELF), burn_pool(1)),))
card("Troius (G4)", statics=(gets(SELF, STRENGTH),), keywords="never-against-blood-hunts")
card(
    "Tyler McGill (G5)",
    statics=(cannot(SELF, BLOCK, when=is_(ACTOR, clan("nosferatu"))),),
    triggers=(after(edge_votes(), gets(SELF, VOTES, until=ACTION)),),
)
card("Vasily (G5)", statics=(gets(SELF, CONTEST_COST, when=lacks_edge()),))
card(
    "Victor Donaldson (G5)",
    triggers=(
        after(
            is_cancelled("Golconda: Inner Peace", YOU),
            if_(is_in_ash_heap(CANCELLED_CARD), [may(into_library(CANCELLED_CARD))]),
        ),
    ),
)
card(
    "Zane (G5)",
    abilities=(
        grants_referendum(
            take_title_of(NAMED, "prince"),
            terms=(vampire(title("prince")),),
            when=(is_(SELF, ~title("prince")), exists(vampire(title("prince")))),
        ),
    ),
)
