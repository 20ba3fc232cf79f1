"""Reactions of locked minions: waking and unlocking."""

from __future__ import annotations

from elysium.games.vtes.cards.library.common import AT_YOU, ATTEMPTS, BLEEDING_YOU, IF_IT_BLOCKS
from elysium.games.vtes.state import (
    ACTION,
    BLEED,
    BLOCK_OR_PAY,
    BLOOD_INTERCEPT,
    COMBAT,
    INTERCEPT,
    PRESS,
    UNTIL_UNLOCK,
)
from elysium.games.vtes.vocabulary.clauses import (
    AFTER_BLOCK,
    AS_PLAYED,
    BLOCK_ATTEMPT,
    WHOLE_ACTION,
    card,
    during,
    needing,
    reaction,
    reflex,
)
from elysium.games.vtes.vocabulary.conditions import by_vampire, is_, may_attempt_block, needs_intercept, played_at
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, if_, unless_it_blocks
from elysium.games.vtes.vocabulary.effects import attempt_block, burn_this, lock, put_played_card_on, unlock, wake
from elysium.games.vtes.vocabulary.lasting import UNLOCK, blocks, cannot, gets, later
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    HOST,
    IT,
    SELF,
    YOU,
    ally,
    follows,
    has_blocked,
    locked,
    of,
    of_sort,
    trait,
    vampire,
)

card(
    "Cats' Guidance",
    basic=reaction(unlock(SELF), windows=AFTER_BLOCK, locked_only=True, when=(is_(SELF, has_blocked),)),
    superior=reaction(intercept=1),
)
card(
    "Forced Awakening",
    reaction(gets(SELF, BLOCK_OR_PAY, until=ACTION), locked_only=True, wakes=True, when=(by_vampire(),)),
)
card(
    "Guard Dogs",
    basic=reaction(unlock(SELF), locked_only=True, when=(BLEEDING_YOU,)),
    superior=reaction(unlock(SELF), IF_IT_BLOCKS, locked_only=True, when=(BLEEDING_YOU,)),
)
card(
    "On the Qui Vive",
    reaction(if_(is_(SELF, ally()), [cannot(SELF, UNLOCK, until=UNTIL_UNLOCK)]), locked_only=True, wakes=True),
    limit=UNTIL_UNLOCK,
)
card(
    "Predator's Communion",
    basic=(reflex(played_at(SELF, "frenzy")), reaction(intercept=1, when=(is_(ACTOR, vampire()),))),
    superior=reaction(unlock(SELF), locked_only=True, when=(is_(ACTOR, vampire()),)),
)
UNLOCKS_AND_BLOCKS = reaction(
    unlock(SELF), attempt_block(), windows=ATTEMPTS, locked_only=True, when=(may_attempt_block(),)
)
card("Eyes of Argus", basic=reaction(intercept=2, when=(AT_YOU,)), superior=reaction(locked_only=True, wakes=True))
card(
    "Forced Vigilance",
    basic=reaction(unlock(SELF), windows=AFTER_BLOCK, locked_only=True, when=(is_(SELF, has_blocked),)),
    superior=reaction(unlock(SELF), locked_only=True, when=(AT_YOU,)),
)
card(
    "Rat's Warning",
    basic=reaction(unlock(SELF), locked_only=True, when=(BLEEDING_YOU,)),
    superior=reaction(
        unlock(SELF),
        later(blocks(SELF), gets(SELF, PRESS, until=COMBAT), until=ACTION),
        locked_only=True,
        when=(BLEEDING_YOU,),
    ),
)
card(
    "Wake with Evening's Freshness",
    reaction(locked_only=True, wakes=True, when=(by_vampire(),)),
    replace=UNTIL_UNLOCK,
)
card(
    "Eyes of the Wild",
    reaction(
        unlock(SELF),
        attempt_block(),
        gets(SELF, BLOOD_INTERCEPT, until=ACTION),
        unless_it_blocks(SELF, lock(SELF)),
        windows=ATTEMPTS,
        locked_only=True,
        when=(may_attempt_block(),),
    ),
)
card(
    "Shadow Sentinel",
    basic=reaction(locked_only=True, wakes=True),
    superior=reaction(
        wake(IT),
        windows=WHOLE_ACTION | AS_PLAYED,
        target=ally(locked, of(YOU), trait("wraith")) | ally(locked, of(YOU), trait("zombie")),
        even_locked=True,
    ),
    limit=UNTIL_UNLOCK,
)
LOWERS = reaction(gets(ACTOR, BLEED, -3, until=ACTION), when=(BLEEDING_YOU,))
card(
    "Sentry Signal",
    needing(UNLOCKS_AND_BLOCKS, 1, "ani"),
    needing(UNLOCKS_AND_BLOCKS, 1, "tha"),
    needing(LOWERS, 2, "ani"),
    needing(LOWERS, 2, "tha"),
    requires=(is_(SELF, follows("caine")),),
)
card(
    "Dogged Pursuit",
    basic=reaction(
        unlock(SELF),
        attempt_block(),
        unless_it_blocks(SELF, lock(SELF)),
        windows=ATTEMPTS,
        locked_only=True,
        when=(may_attempt_block(),),
    ),
    superior=reaction(
        unlock(SELF),
        attempt_block(),
        unless_it_blocks(SELF, lock(SELF), put_played_card_on(SELF)),
        windows=ATTEMPTS,
        locked_only=True,
        when=(may_attempt_block(),),
    ),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(SELF, INTERCEPT, until=ACTION),
            when=(needs_intercept(SELF),),
            cost=(burn_this(),),
            by=HOST,
        ),
    ),
    one_on_minion="Dogged Pursuit",
)
card("Eluding the Arms of Morpheus", UNLOCKS_AND_BLOCKS)
card(
    "Black Sunrise",
    basic=reaction(
        unlock(SELF), attempt_block(), windows=ATTEMPTS, locked_only=True, when=(AT_YOU, may_attempt_block())
    ),
    superior=UNLOCKS_AND_BLOCKS,
)
RISEN = ally(locked, of(YOU), of_sort("mummy", "wraith", "zombie"))
card(
    "Funeral Wake",
    basic=reaction(unlock(IT), target=RISEN, even_locked=True),
    superior=reaction(unlock(IT), choose(RISEN, unlock(CHOSEN), optional=True), target=RISEN, even_locked=True),
)
