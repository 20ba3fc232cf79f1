"""Marks: what is remembered for a while, about a minion, another card, a Methuselah or the whole table.

An entry of `Vtes.used` is (how long, whose, mark, fields...); `rules.limits` alone writes it and asks for it. How long
a mark lasts and which fields it has is declared with it, so no two marks can be taken for each other.
"""

from __future__ import annotations

from typing import Final

from elysium.games.vtes.definitions.language import NO_ENTITY
from elysium.games.vtes.state import ACTION, COMBAT, GAME, PHASE, ROUND, TURN
from elysium.games.vtes.terms import book

SPAN: Final[dict[int, int]] = {}
"""How long each mark lasts, but for those whose card says it."""


def mark_for(span: int, name: str, **fields: str) -> int:
    mark = book.mark(name, **fields)
    SPAN[mark] = span
    return mark


TABLE_ITSELF: Final = NO_ENTITY
"""Whose a mark is that concerns everybody."""

# Of a minion
PLAYED: Final = book.mark("played", card="face")
"""It has played this card; of the table: somebody has."""
PLAYED_AT: Final = book.mark("played-at", card="face", level="count")
"""It has played this card at this level."""
ACTED_THROUGH: Final = mark_for(TURN, "acted-through", card="entity", number="count")
"""It has taken this action, of those that this card in play offers."""
CALLED_OFF: Final = mark_for(TURN, "called-off", action="action", target="entity")
"""This action of it was called off, and may not be taken again."""
TRIED_TO_BURN: Final = mark_for(TURN, "tried-to-burn", card="entity")
"""It has tried to burn this card by an action."""
LIMITED_BLEED: Final = mark_for(ACTION, "limited-bleed")
"""A limited bleed card was played in this action of it."""
ADDITIONAL_GAINED: Final = mark_for(ROUND, "additional-gained")
"""It has gained additional strikes."""
HARMLESS_WEAPONS: Final = mark_for(ROUND, "harmless-weapons")
"""Its strikes with weapons inflict no damage."""
GIVEN_STRIKE: Final = book.mark("given-strike", card="face", number="count")
"""A card lets it strike in a way of its own."""
STRUCK_SO: Final = mark_for(ROUND, "struck-so", card="face", number="count")
"""It has used such a strike."""
EXTRA_STRIKE: Final = mark_for(ROUND, "extra-strike", card="face", number="count")
"""It has an additional strike of one kind alone."""
FRENZY_PLAYED: Final = mark_for(COMBAT, "frenzy-played", card="face", number="count")
"""It has played this frenzy card in this way."""
HURT_ONCE: Final = mark_for(ROUND, "hurt-once")
"""It has been damaged this round, and takes no more of it."""
RECOILED: Final = mark_for(COMBAT, "recoiled")
"""This weapon has hurt its bearer."""
AIMED: Final = mark_for(ROUND, "aimed")
"""A card was played to aim the strike that it has chosen; there is one for each strike."""
EITHER: Final = mark_for(COMBAT, "either")
"""It has a maneuver or a press, not both."""
FED: Final = mark_for(TURN, "fed")
"""This vampire has had blood from a hunting ground."""
GAVE_BLOOD_FOR: Final = mark_for(ACTION, "gave-blood-for", card="face")
"""It has given blood to this vampire."""
CANNOT_HINDER: Final = mark_for(TURN, "cannot-hinder", actor="entity")
"""It cannot block this vampire, nor react to its actions."""
SERVED: Final = mark_for(ACTION, "served", card="face")
"""It has had its share of what this card hands out."""
MARKED: Final = mark_for(TURN, "marked")
"""It is marked by the Red List."""
HUNTED_RED_LIST: Final = mark_for(TURN, "hunted-red-list")
"""This vampire has hunted a marked one."""
LOCKS_AT_RESOLUTION: Final = mark_for(ACTION, "locks-at-resolution")
"""It locks before this action resolves."""
DIABLERIST: Final = mark_for(GAME, "diablerist", seat="player")
"""It has committed diablerie since the last turn of this Methuselah."""
BLOCKS_FROM_OUTSIDE: Final = mark_for(ACTION, "blocks-from-outside")
"""Of a Methuselah: only minions that block anybody may attempt to block this action."""
DECLINED_BLOCK: Final = mark_for(ACTION, "declined-block")
"""Of a Methuselah: no minion of theirs attempts to block this action any more."""
UNLOCKS_AFTER: Final = mark_for(ACTION, "unlocks-after", clan="clan")
"""It unlocks after a successful action if it is of this clan."""
WORN: Final = mark_for(GAME, "worn", card="entity", clan="clan", sect="sect")
"""What a card on this vampire says it is, or without a card what it is underneath; 0 for what is not said."""

DEARER: Final = mark_for(ACTION, "dearer", card="face", amount="count")
"""This reaction, which it has played, costs so much more blood or life."""
MORE_AGAINST_POOR: Final = mark_for(ACTION, "more-against-poor", amount="count", most="count")
"""Its bleed is higher by so much as long as its target has no more than so much pool."""
JOINED_CIRCLE: Final = mark_for(GAME, "joined-circle", circle="count")
"""It belongs to this circle by choice."""
JOINED_CIRCLE_OF: Final = mark_for(GAME, "joined-circle-of", vampire="entity")
"""It belongs to that of this vampire, which is alone in it otherwise."""
BECAME_ANARCH: Final = mark_for(ACTION, "became-anarch")

BLOCK_PRICE: Final = mark_for(ACTION, "block-price", amount="count", needs="count", life="count")
"""What minions without these Disciplines must burn to attempt to block this action of it; life will do or not."""

# Of another card in play
ABILITY_USED: Final = book.mark("ability-used", number="count")
GROUP_USED: Final = book.mark("group-used", group="count")
"""One of several abilities that are used instead of each other."""
DONE_ONCE: Final = book.mark("done-once")
"""It has done by itself what it may do once in this span."""
STANDS_IN: Final = mark_for(GAME, "stands-in", intercept="count")
"""It counts as a vampire with so much intercept as long as it attempts to block."""
PUT_THERE_NOW: Final = mark_for(ACTION, "put-there-now")
"""It was played and put into play in this action."""
CONTEST_SETTLED: Final = mark_for(PHASE, "contest-settled")
TITLE_SETTLED: Final = mark_for(PHASE, "title-settled")
GRUDGE: Final = mark_for(GAME, "grudge", seat="player")
"""It works against this Methuselah."""
REMEMBERED: Final = mark_for(GAME, "remembered", card="entity")
"""The card that was chosen for it."""
REMEMBERED_NEXT: Final = mark_for(GAME, "remembered-next", card="entity")
"""What was chosen for it besides."""
REMEMBERED_NOW: Final = mark_for(TURN, "remembered-now", card="entity")
"""The card that was chosen for it this turn."""
STANDS_FOR: Final = mark_for(GAME, "stands-for", title="count")
"""The title for which a Title card stands that is contested."""
LEAVES_FOR_GOOD: Final = mark_for(GAME, "leaves-for-good")
"""It leaves the game instead of being burned."""
MADE: Final = mark_for(GAME, "made", card="entity")
"""The card that it has brought into play."""

# Of a Methuselah
PICKED: Final = mark_for(ACTION, "picked", card="entity")
"""The vampire that this Methuselah has picked for a referendum."""
OWES: Final = mark_for(TURN, "owes", amount="count")
"""So much more pool than there was would have burned."""
ON_LOAN: Final = mark_for(GAME, "on-loan", card="face", owner="player")
"""It is playing this card, from where it was kept."""
TRIFLE_PLAYED: Final = mark_for(TURN, "trifle-played")
EVENT_PLAYED: Final = mark_for(PHASE, "event-played")
BURN_OPTION_USED: Final = mark_for(PHASE, "burn-option-used")
EDGE_USED: Final = mark_for(PHASE, "edge-used")
WITHDRAWAL_ANNOUNCED: Final = mark_for(TURN, "withdrawal-announced")
VOTE_FROM_CARD: Final = mark_for(ACTION, "vote-from-card")
"""There is a vote from a political action card in this referendum."""
REPLACED_LATER: Final = book.mark("replaced-later")
TAKEN_BACK: Final = book.mark("taken-back", card="face")
"""As a card of this name is replaced, it may come back instead of another one."""
NAMED_CARD: Final = mark_for(PHASE, "named-card", card="face")
"""What this Methuselah has named as a card was played or an action announced."""
NAMED_NUMBER: Final = mark_for(PHASE, "named-number", number="count")
NEXT_PASSES: Final = mark_for(TURN, "next-passes")
"""The next referendum that a vampire of this Methuselah calls passes without a vote."""
COUNTED_DOWN: Final = mark_for(PHASE, "counted-down", card="face")
"""A card of this name has lost a counter; there is one mark for each."""
DONE_BY_NAME: Final = book.mark("done-by-name", card="face")
"""A card of this name has done what one of them may do in this span; of the table: one of anybody's."""

BLOOD_LOST: Final = mark_for(ROUND, "blood-lost", amount="count")
"""This vampire has lost so much blood to damage."""
INFLICTED: Final = mark_for(ROUND, "inflicted", amount="count")
"""This minion has inflicted so much damage on the other side."""

HAS_RECRUITED: Final = mark_for(TURN, "has-recruited")
"""It has recruited an ally by an action; there is one for each."""
NEW_HERE: Final = mark_for(TURN, "new-here")
"""This card has come into play, and waits for the next turn."""
BORROWED: Final = mark_for(GAME, "borrowed", owner="player", by="player")
"""Whose this minion is, and who controls it until the end of the turn."""
RECRUITS_FOR_LESS: Final = mark_for(ACTION, "recruits-for-less", amount="count")
"""The ally that it recruits costs so much less blood or pool."""

TURN_SERVED: Final = mark_for(TURN, "turn-served", card="entity")
"""This card in play has done to it what it does once a turn to each."""
UNMOVED: Final = mark_for(GAME, "unmoved", card="entity")
"""What this card in play does to others it does not do to this vampire."""
WEAKENED: Final = mark_for(ACTION, "weakened")
"""A card of this Methuselah is replaced later, unless they hold none; there is one mark for each."""
SPARED: Final = mark_for(COMBAT, "spared", amount="count")
"""The next combat card that it plays and that costs blood costs so much less."""
PAID_OTHERWISE: Final = mark_for(ACTION, "paid-otherwise", card="face", by="entity", blood="count", pool="count")
"""Of what this card costs the minion that plays it, or its Methuselah, so much is taken off or paid by another card."""

SLEW_WITH: Final = mark_for(ACTION, "slew-with", weapon="entity")
"""A strike with this weapon has burned the opposing vampire."""

CONVINCED: Final = mark_for(TURN, "convinced")
"""This Imbued has got its conviction of this unlock phase."""
OWNS_BASE: Final = mark_for(GAME, "owns-base", seat="player")
"""Whose the base card of this merged vampire is, if the advanced one is somebody else's."""
BEGAN_WITH: Final = mark_for(GAME, "began-with", amount="count")
"""So much more life than its card says."""
CORRUPTED: Final = mark_for(GAME, "corrupted", seat="player")
"""There is a corruption counter of this Methuselah on this minion; there is one mark for each."""
TORTURED: Final = mark_for(GAME, "tortured")
"""There is a torture counter on this vampire."""
HOSTAGE: Final = mark_for(GAME, "hostage")
"""There is a hostage counter on this vampire; there is one mark for each."""
NIGHTMARE: Final = mark_for(GAME, "nightmare")
"""There is a nightmare counter on it; there is one mark for each."""
COUNTERS_OF_A_KIND: Final = {"hostage": HOSTAGE, "nightmare": NIGHTMARE}

STRUCK_WITH: Final = mark_for(ROUND, "struck-with", weapon="entity")
"""This minion has struck with this weapon."""
ONLY_STRIKES_WITH: Final = mark_for(ROUND, "only-strikes-with", weapon="entity")
"""Its additional strikes are with this weapon."""
DISCIPLINE_USED: Final = mark_for(ACTION, "discipline-used", needs="count")
"""It has played a card that requires these Disciplines, cancelled or not."""

WARDED: Final = mark_for(ACTION, "warded", needs="count")
"""Reactions that require these Disciplines do nothing to it."""
FOES_LACK: Final = mark_for(ACTION, "foes-lack", needs="count")
"""Whoever fights it plays nothing that requires these Disciplines."""
FIRST_ACTION: Final = mark_for(ACTION, "first-action")
"""The first one of this minion phase."""
ACTION_TAKEN: Final = mark_for(PHASE, "action-taken")
COST_BLOOD: Final = mark_for(ACTION, "cost-blood")
"""The action has cost blood, whoever paid it."""
PREY_LOST_POOL: Final = mark_for(ACTION, "prey-lost-pool")
"""The prey of this Methuselah has burned pool during the action."""
BLOCK_COMBAT: Final = mark_for(COMBAT, "block-combat", cards="count")
"""This combat is that of the block; so many cards had come onto the table before it."""
LOCKS_TO_FIGHT: Final = mark_for(ACTION, "locks-to-fight")
"""This minion locks as it enters the combat of the action."""
BLOCKED_BEFORE: Final = mark_for(ACTION, "blocked-before")
"""This minion has blocked the action, which went on as if it had not."""
COULD_BLOCK: Final = mark_for(ACTION, "could-block", seat="player")
"""This Methuselah had not declined to block when the action was blocked."""
BROUGHT_OUT: Final = mark_for(PHASE, "brought-out")
"""It has come out of the uncontrolled region."""
TEACHES: Final = mark_for(GAME, "teaches", discipline="discipline")
"""This card gives a level of the Discipline that was chosen for it."""
LENDS: Final = mark_for(GAME, "lends", discipline="discipline")
"""Whoever has this card on it plays cards with this Discipline as if it had it at superior."""
EQUIPPED_WITH: Final = mark_for(ACTION, "equipped-with", card="face")
"""By its action, with this card from hand."""
UNLOCKED_ONCE: Final = mark_for(TURN, "unlocked-once", card="face")
"""By such a card, which does so once a turn."""
CAME_LAST: Final = mark_for(GAME, "came-last", seat="player")
"""It has come out of the uncontrolled region in the last influence phase of this Methuselah."""
BLED_WELL: Final = mark_for(ACTION, "bled-well")
"""Its bleed has succeeded, for one or more."""
BLED_PREY: Final = mark_for(ACTION, "bled-prey")
"""It was against the prey, who may be out of the game by now."""

POISONED: Final = mark_for(ACTION, "poisoned")
"""What this Methuselah loses by the referendum is lost by whoever called it as well."""

# Of the whole table
REFERENDUM_WORKS: Final = mark_for(ACTION, "referendum-works")
"""What the referendum that has passed does is being done."""
COIN: Final = mark_for(ACTION, "coin", side="coin")
"""How the coin has fallen that was flipped last."""
BARRED_CARD: Final = mark_for(TURN, "barred-card", card="face")
"""Nobody plays this card again."""
SUNLIT: Final = mark_for(COMBAT, "sunlit")
"""All damage that vampires take in this combat is aggravated."""
REACTIONS_COST: Final = mark_for(ACTION, "reactions-cost", amount="count")
"""Reaction cards cost so much more blood or life."""
NEXT_REACTION_COSTS: Final = mark_for(ACTION, "next-reaction-costs", amount="count")
"""The next one does."""
LATE_REACTIONS: Final = mark_for(ACTION, "late-reactions")
"""Reaction cards are replaced only after the action."""
AIMED_AT: Final = mark_for(ACTION, "aimed-at", seat="player")
"""The action is directed at this Methuselah among others."""
PASSED_BY: Final = mark_for(ACTION, "passed-by", votes="count")
"""The referendum of the political action has passed, by so many votes."""
NO_MORE_MODIFIERS: Final = mark_for(ACTION, "no-more-modifiers")
"""Nobody plays action modifiers any more."""
ABOUT_TO_END: Final = mark_for(COMBAT, "about-to-end")
"""What is used as the combat is about to end has been used."""
RANGE_SET: Final = mark_for(ROUND, "range-set", distance="distance")
"""The range of this round, which nobody changes."""
ACTED_FREELY: Final = mark_for(TURN, "acted-freely")
"""Some minion has taken an action that it did not have to take."""
ACTED: Final = mark_for(TURN, "acted")
"""Some minion has taken an action, of its own accord or not."""
REACTION_PLAYED: Final = mark_for(ACTION, "reaction-played")
ACTED_BY: Final = mark_for(ACTION, "acted-by", card="face")
"""The card by which the action was taken, from hand or in play, wherever it is by now."""
PAST_ANNOUNCEMENT: Final = mark_for(ACTION, "past-announcement")
"""Too late for what is played as the action is announced."""
GOES_FIRST: Final = mark_for(COMBAT, "goes-first", minion="entity")
"""It would count as the acting minion of this combat if nothing changed it."""
COMBAT_CANCELLED: Final = mark_for(ACTION, "combat-cancelled")
"""The block stands, but there is no combat."""
