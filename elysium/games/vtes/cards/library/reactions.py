"""Reaction cards."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import MODIFIER
from elysium.games.vtes.state import ACTION, BLEED, BLOCK_OR_PAY, INTERCEPT, MANEUVER, UNTIL_UNLOCK
from elysium.games.vtes.vocabulary.clauses import (
    AFTER_BLOCK,
    BLOCK_ATTEMPT,
    BLOCKS_DECLINED,
    DECIDE_BLOCK,
    POLLING,
    cancel_reaction,
    card,
    reaction,
    reflex,
)
from elysium.games.vtes.vocabulary.conditions import (
    bleeding,
    by_capacity,
    by_vampire,
    exists,
    is_,
    may_attempt_block,
    played_at,
    played_requires,
    same,
    turn_of,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import if_
from elysium.games.vtes.vocabulary.effects import (
    attempt_block,
    bar_this_action_again,
    burn_blood,
    call_off_referendum,
    lock,
    redirect_bleed,
    take_back_action_card,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import UNLOCK, VOTE, cannot, gets, prevents_in_first_round
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    BLOCKER,
    IT,
    PREDATOR,
    SELF,
    YOU,
    ally,
    clan,
    controller,
    has_blocked,
    lacking_intercept,
    locked,
    methuselah,
    minion,
    of,
    of_circle,
    other,
    ready,
    title,
    unlocked,
    vampire,
    younger,
)

ANOTHER = methuselah(other(YOU), other(controller(ACTOR)))
"""Whom else the bleed can be turned to. [VTES-6.1.1-03]"""
BLEEDING_YOU = bleeding(YOU)
VOTING = during_action("political")

card(
    "Babble",
    basic=reaction(gets(IT, INTERCEPT, until=ACTION), windows=BLOCK_ATTEMPT, target=minion(other(), lacking_intercept)),
    superior=reaction(
        lock(SELF), unlock(IT), target=minion(ready, locked, other()), when=(is_(SELF, unlocked), ~same(BLOCKER, SELF))
    ),
)
card(
    "Camaraderie",
    basic=reaction(gets(ACTOR, BLEED, -1, until=ACTION), when=(BLEEDING_YOU,)),
    superior=reaction(
        gets(ACTOR, BLEED, -3, until=ACTION),
        when=(BLEEDING_YOU, exists(vampire(ready, unlocked, other(), of(YOU), clan("blood-brother"), of_circle()))),
    ),
)
card(
    "Cats' Guidance",
    basic=reaction(unlock(SELF), windows=AFTER_BLOCK, locked_only=True, when=(is_(SELF, has_blocked),)),
    superior=reaction(intercept=1),
)
card(
    "Deflection",
    basic=reaction(lock(SELF), redirect_bleed(), windows=BLOCKS_DECLINED, target=ANOTHER, when=(BLEEDING_YOU,)),
    superior=reaction(redirect_bleed(), windows=BLOCKS_DECLINED, target=ANOTHER, when=(BLEEDING_YOU,)),
)
card("Enhanced Senses", basic=reaction(intercept=1), superior=reaction(intercept=2))
card(
    "Forced Awakening",
    reaction(gets(SELF, BLOCK_OR_PAY, until=ACTION), locked_only=True, wakes=True, when=(by_vampire(),)),
)
card(
    "Guard Dogs",
    basic=reaction(unlock(SELF), locked_only=True, when=(BLEEDING_YOU,)),
    superior=reaction(unlock(SELF), gets(SELF, MANEUVER, until=ACTION), locked_only=True, when=(BLEEDING_YOU,)),
)
card(
    "Instinctive Reaction",
    basic=reaction(intercept=1, when=(turn_of(PREDATOR),)),
    superior=reaction(gets(SELF, MANEUVER, until=ACTION), intercept=1, when=(turn_of(PREDATOR),)),
)
card(
    "Iron Heart",
    basic=cancel_reaction(MODIFIER, when=(played_requires("pre"),)),
    superior=cancel_reaction(MODIFIER, when=(played_requires("dom"),)),
)
card(
    "Irregular Protocol",
    reaction(lock(SELF), cannot(ACTOR, VOTE, until=ACTION), windows=POLLING, when=(VOTING, is_(SELF, unlocked))),
)
card(
    "On the Qui Vive",
    reaction(if_(is_(SELF, ally()), [cannot(SELF, UNLOCK, until=UNTIL_UNLOCK)]), locked_only=True, wakes=True),
    limit=UNTIL_UNLOCK,
)
card("Precognition", basic=reaction(intercept=1), superior=reaction(prevents_in_first_round(SELF, 1), intercept=1))
card(
    "Predator's Communion",
    basic=(reflex(played_at(SELF, "frenzy")), reaction(intercept=1, when=(is_(ACTOR, vampire()),))),
    superior=reaction(unlock(SELF), locked_only=True, when=(is_(ACTOR, vampire()),)),
)
card(
    "Redirection",
    basic=reaction(
        lock(SELF),
        redirect_bleed(),
        windows=BLOCKS_DECLINED,
        target=ANOTHER,
        when=(BLEEDING_YOU, is_(ACTOR, vampire(younger()))),
    ),
    superior=reaction(
        lock(SELF),
        redirect_bleed(),
        windows=BLOCKS_DECLINED,
        target=ANOTHER,
        when=(BLEEDING_YOU, is_(ACTOR, vampire())),
    ),
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
card("Spirit's Touch", basic=reaction(intercept=1), superior=reaction(gets(SELF, MANEUVER, until=ACTION), intercept=1))
card("Surprise Influence", reaction(votes=2, when=(by_vampire(), VOTING)))
card(
    "Telepathic Counter",
    basic=reaction(gets(ACTOR, BLEED, -1, until=ACTION), when=(BLEEDING_YOU,)),
    superior=reaction(gets(ACTOR, BLEED, -2, until=ACTION), when=(BLEEDING_YOU,)),
)
card(
    "Telepathic Misdirection",
    basic=reaction(intercept=1),
    superior=reaction(lock(SELF), redirect_bleed(), windows=BLOCKS_DECLINED, target=ANOTHER, when=(BLEEDING_YOU,)),
)
card(
    "Delaying Tactics",
    reaction(
        call_off_referendum(),
        unlock(ACTOR),
        bar_this_action_again(),
        take_back_action_card(),
        windows=POLLING,
        when=(VOTING,),
    ),
)
