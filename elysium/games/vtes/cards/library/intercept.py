"""Reactions that help to block."""

from __future__ import annotations

from collections.abc import Collection

from elysium.engine.cards.nodes import Effect
from elysium.games.vtes.cards.library.common import (
    ANARCH,
    AT_YOU,
    ATTEMPTS,
    BLEEDING,
    BLEEDING_YOU,
    IF_IT_BLOCKS,
    VOTING,
)
from elysium.games.vtes.definitions.definition import Clause
from elysium.games.vtes.state import (
    ACTION,
    BLEED,
    COMBAT,
    ENDING_STRIKE,
    INTERCEPT,
    MANEUVER,
    PREVENT,
    ROUND,
    STEADY,
    STEALTH,
    STRIKE_COST,
    TITLED_INTERCEPT,
    TURN,
    UNTIL_UNLOCK,
)
from elysium.games.vtes.vocabulary.clauses import (
    ANNOUNCED,
    BLOCK_ATTEMPT,
    BLOCKS_DECLINED,
    DECIDE_BLOCK,
    DISCARD_PHASE,
    WHOLE_ACTION,
    card,
    during,
    each_combination,
    modifier,
    needing,
    reaction,
)
from elysium.games.vtes.vocabulary.conditions import (
    bleeding,
    by_capacity,
    by_vampire,
    directed,
    has_not_played,
    is_,
    may_attempt_any_block,
    may_attempt_block,
    same,
    turn_of,
)
from elysium.games.vtes.vocabulary.control import if_, may
from elysium.games.vtes.vocabulary.effects import (
    attempt_block,
    burn_blood,
    burn_this,
    fail_action,
    lock,
    put_played_card_on,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    STRIKE,
    UNLOCK,
    block_resolves,
    blocks,
    cannot,
    gets,
    in_first_round,
    later,
    reduces,
)
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    BLOCKER,
    HOST,
    IT,
    ITS_PLAYER,
    PREDATOR,
    SELF,
    YOU,
    able_to_attempt,
    ally,
    controller,
    corrupted_by_anybody,
    enslaving,
    follows,
    lacking_intercept,
    locked,
    minion,
    of,
    other,
    ready,
    sect,
    title,
    titled,
    unlocked,
    vampire,
    younger,
)

card(
    "Babble",
    basic=reaction(gets(IT, INTERCEPT, until=ACTION), windows=BLOCK_ATTEMPT, target=minion(other(), lacking_intercept)),
    superior=reaction(
        lock(SELF), unlock(IT), target=minion(ready, locked, other()), when=(is_(SELF, unlocked), ~same(BLOCKER, SELF))
    ),
)
WEAKER_AT_YOU = (AT_YOU, is_(ACTOR, ally() | vampire(younger())))
UNTIL_A_BLOCK = ANNOUNCED | BLOCKS_DECLINED
card(
    "Faerie Wards",
    needing(reaction(intercept=2, when=WEAKER_AT_YOU), 1, "aus"),
    needing(reaction(fail_action(), lock(SELF), windows=UNTIL_A_BLOCK, when=WEAKER_AT_YOU), 1, "myt"),
    needing(
        reaction(
            fail_action(),
            lock(SELF),
            cannot(ACTOR, UNLOCK, until=UNTIL_UNLOCK),
            windows=UNTIL_A_BLOCK,
            when=WEAKER_AT_YOU,
        ),
        2,
        "myt",
    ),
)
card("Enhanced Senses", basic=reaction(intercept=1), superior=reaction(intercept=2))
card(
    "Instinctive Reaction",
    basic=reaction(intercept=1, when=(turn_of(PREDATOR),)),
    superior=reaction(IF_IT_BLOCKS, intercept=1, when=(turn_of(PREDATOR),)),
)
card(
    "Precognition",
    basic=reaction(intercept=1),
    superior=reaction(later(blocks(SELF), in_first_round(gets(SELF, PREVENT, until=ROUND)), until=ACTION), intercept=1),
)
card(
    "Second Tradition: Domain",
    reaction(intercept=2),
    reaction(
        unlock(SELF),
        gets(SELF, INTERCEPT, 2, until=ACTION),
        attempt_block(),
        windows=DECIDE_BLOCK | BLOCK_ATTEMPT,
        locked_only=True,
        cost=(burn_blood(1, SELF),),
        when=(may_attempt_block(),),
    ),
    requires=(is_(SELF, title("prince", "justicar")),),
)
card(
    "Sense the Savage Way",
    basic=reaction(intercept=1),
    superior=reaction(
        unlock(SELF),
        attempt_block(),
        windows=DECIDE_BLOCK | BLOCK_ATTEMPT,
        locked_only=True,
        when=(may_attempt_block(),),
    ),
    requires=(by_capacity(7),),
)
card("Spirit's Touch", basic=reaction(intercept=1), superior=reaction(IF_IT_BLOCKS, intercept=1))
card(
    "Eagle's Sight",
    basic=reaction(intercept=1),
    superior=reaction(
        attempt_block(any_action=True),
        windows=ANNOUNCED | ATTEMPTS | BLOCKS_DECLINED,
        when=(may_attempt_any_block(),),
    ),
)
card(
    "Elder Intervention",
    reaction(intercept=2, when=(by_vampire(), BLEEDING_YOU, has_not_played(SELF, "Pack Tactics"))),
    replace=ACTION,
)
card(
    "Pack Tactics",
    reaction(intercept=2, when=(by_vampire(), BLEEDING_YOU, has_not_played(SELF, "Elder Intervention"))),
    replace=ACTION,
)
card("Protection Racket", reaction(gets(SELF, TITLED_INTERCEPT, until=ACTION), intercept=1), requires=(ANARCH,))
card(
    "The Warrens",
    reaction(if_(is_(SELF, titled), [gets(SELF, INTERCEPT, until=ACTION)]), intercept=2, when=(AT_YOU,)),
)
card(
    "Deep Ecology",
    needing(reaction(intercept=2, when=(AT_YOU,)), 1, "ani"),
    needing(reaction(gets(ACTOR, BLEED, -2, until=ACTION), when=(BLEEDING_YOU,)), 1, "for"),
    needing(reaction(unlock(SELF), locked_only=True, cost=(burn_blood(1, SELF),)), 1, "pro"),
    requires=(ANARCH,),
)
card(
    "Organized Resistance",
    reaction(
        gets(IT, INTERCEPT, until=ACTION),
        windows=BLOCK_ATTEMPT,
        target=vampire(of(YOU), sect("anarch"), lacking_intercept),
        even_locked=True,
    ),
    reaction(
        unlock(IT),
        gets(IT, INTERCEPT, until=ACTION),
        attempt_block(IT),
        windows=ATTEMPTS,
        target=vampire(locked, of(YOU), sect("anarch"), able_to_attempt),
        even_locked=True,
    ),
    requires=(is_(SELF, title("baron")),),
)
card(
    "Party Out Of Bounds",
    needing(reaction(gets(ACTOR, BLEED, -2, until=ACTION), when=(BLEEDING_YOU,)), 1, "obf"),
    needing(reaction(votes=2, when=(VOTING,)), 1, "pre"),
    needing(reaction(intercept=1), 1, "pro"),
    requires=(ANARCH,),
)
card(
    "Night Terrors",
    basic=reaction(reduces(ACTOR, STEALTH, to=0, until=ACTION)),
    superior=reaction(
        reduces(ACTOR, STEALTH, to=0, until=ACTION),
        later(blocks(SELF), in_first_round(gets(SELF, ENDING_STRIKE, until=ROUND)), until=ACTION),
    ),
)
card(
    "One With the Land",
    basic=reaction(intercept=2, when=(AT_YOU,)),
    superior=reaction(
        unlock(SELF),
        attempt_block(),
        later(
            blocks(SELF),
            in_first_round(cannot(SELF, STRIKE, until=ROUND)),
            in_first_round(cannot(ACTOR, STRIKE, until=ROUND)),
            until=ACTION,
        ),
        windows=ATTEMPTS,
        locked_only=True,
        when=(AT_YOU, may_attempt_block()),
    ),
)
card(
    "Truth in Darkness",
    basic=reaction(intercept=1),
    superior=reaction(
        later(block_resolves(SELF), may(unlock(SELF), cost=(burn_blood(1, SELF),)), until=ACTION),
        intercept=1,
    ),
)
ENSNARES = reaction(later(blocks(SELF), gets(ACTOR, STRIKE_COST, until=COMBAT), until=ACTION), intercept=1)
card(
    "Ensnare a Beast",
    needing(reaction(intercept=1), 1, "ani"),
    needing(reaction(intercept=1), 1, "cel"),
    needing(ENSNARES, 2, "ani"),
    needing(ENSNARES, 2, "cel"),
    requires=(is_(SELF, follows("caine")),),
)
card(
    "Melange",
    basic=reaction(intercept=1),
    superior=reaction(later(blocks(SELF), put_played_card_on(ACTOR, stays_yours=True), until=ACTION), intercept=1),
    abilities=(
        during(
            WHOLE_ACTION,
            gets(ITS_PLAYER, BLEED, until=ACTION),
            when=(same(ACTOR, ITS_PLAYER), is_(ACTOR, of(YOU)), bleeding(controller(HOST))),
            cost=(burn_this(),),
        ),
    ),
    keywords="stays-yours",
)
card("Quicken Sight", basic=reaction(IF_IT_BLOCKS, intercept=1), superior=reaction(IF_IT_BLOCKS, intercept=2))
card("Sonar", basic=reaction(intercept=1, when=(directed(),)), superior=reaction(intercept=1), replace=TURN)
card(
    "Eyes of the Beast",
    basic=reaction(intercept=1, on_self=True),
    superior=reaction(
        later(blocks(SELF), in_first_round(gets(SELF, MANEUVER, until=ROUND)), until=ACTION), intercept=1, on_self=True
    ),
    statics=(gets(HOST, STEALTH, -1),),
    abilities=(during(DISCARD_PHASE, burn_this(), mandatory=True),),
)
card(
    "Sense the Sin",
    needing(reaction(intercept=1, when=(is_(ACTOR, vampire(younger())),)), 1, "aus"),
    needing(
        reaction(if_(is_(ACTOR, corrupted_by_anybody), [gets(SELF, INTERCEPT, until=ACTION)]), intercept=1), 1, "dai"
    ),
    needing(
        modifier(
            gets(minion(corrupted_by_anybody), INTERCEPT, -1, until=ACTION), bleed=2, limited=True, when=(BLEEDING,)
        ),
        2,
        "dai",
    ),
)
card(
    "Voices of the Castle",
    needing(reaction(intercept=1, cost=(burn_blood(1, SELF),)), 1, "tha"),
    needing(reaction(intercept=1), 1, "vis"),
    needing(
        reaction(
            gets(IT, INTERCEPT, until=ACTION),
            windows=BLOCK_ATTEMPT,
            target=vampire(enslaving(), lacking_intercept),
        ),
        1,
        "vis",
    ),
    needing(reaction(gets(ACTOR, BLEED, -2, until=ACTION), when=(BLEEDING_YOU,)), 2, "vis"),
)


def _vigil(used: Collection[str]) -> Clause:
    """What Guardian Vigil does with a set of its Disciplines."""
    effects: list[Effect] = [gets(SELF, INTERCEPT, until=ACTION)] if "aus" in used else []
    effects += [IF_IT_BLOCKS] if "cel" in used else []
    effects += [gets(SELF, STEADY, until=ACTION)] if "for" in used else []
    return reaction(*effects, attempt_block(), windows=ATTEMPTS, when=(may_attempt_block(),))


card("Guardian Vigil", *each_combination(_vigil, "aus", "cel", "for"), requires=(ANARCH,))
card(
    "Read the Winds",
    basic=reaction(gets(SELF, STEADY, until=ACTION), intercept=1),
    superior=reaction(
        unlock(SELF),
        gets(SELF, INTERCEPT, until=ACTION),
        attempt_block(),
        windows=ATTEMPTS,
        locked_only=True,
        when=(may_attempt_block(),),
    ),
    replace=ACTION,
)
card(
    "Aura Absorption",
    needing(reaction(intercept=1, cost=(burn_blood(1, SELF),)), 1, "aus"),
    needing(reaction(intercept=1), 1, "myt"),
    needing(modifier(stealth=1), 2, "myt"),
)
