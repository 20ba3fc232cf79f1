"""Marks: what is remembered for a while, about a minion, another card, a Methuselah or the whole table.

An entry of `Vtes.used` is (how long, whose, mark, fields...); `rules.limits` alone writes it and asks for it. How long
a mark lasts and which fields it has is declared with it, so no two marks can be taken for each other.
"""

from __future__ import annotations

from typing import Final

from elysium.games.vtes.definitions.language import NO_ENTITY
from elysium.games.vtes.state import ACTION, GAME, PHASE, ROUND, TURN
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
ACTED_THROUGH: Final = mark_for(TURN, "acted-through", card="entity")
"""It has taken an action through this card in play."""
CALLED_OFF: Final = mark_for(TURN, "called-off", action="action", target="entity")
"""This action of it was called off, and may not be taken again."""
TRIED_TO_BURN: Final = mark_for(TURN, "tried-to-burn", card="entity")
"""It has tried to burn this card by an action."""
LIMITED_BLEED: Final = mark_for(ACTION, "limited-bleed")
"""A limited bleed card was played in this action of it."""
ADDITIONAL_GAINED: Final = mark_for(ROUND, "additional-gained")
"""It has gained additional strikes."""
AIMED: Final = mark_for(ROUND, "aimed")
"""A card was played to aim the strike that it has chosen; there is one for each strike."""
EITHER: Final = mark_for(ACTION, "either")
"""It has a maneuver or a press, not both."""
FIRST_ROUND_ONLY: Final = mark_for(ACTION, "first-round-only")
FED: Final = mark_for(TURN, "fed")
"""This vampire has had blood from a hunting ground."""
GAVE_BLOOD_FOR: Final = mark_for(ACTION, "gave-blood-for", card="face")
"""It has given blood to this vampire."""
MARKED: Final = mark_for(TURN, "marked")
"""It is marked by the Red List."""
HUNTED_RED_LIST: Final = mark_for(TURN, "hunted-red-list")
"""This vampire has hunted a marked one."""
LOCKS_AT_RESOLUTION: Final = mark_for(ACTION, "locks-at-resolution")
"""It locks before this action resolves."""
DIABLERIST: Final = mark_for(GAME, "diablerist", seat="player")
"""It has committed diablerie since the last turn of this Methuselah."""
UNLOCKS_AFTER: Final = mark_for(ACTION, "unlocks-after", clan="clan")
"""It unlocks after a successful action if it is of this clan."""
WORN: Final = mark_for(GAME, "worn", card="entity", clan="clan", sect="sect")
"""What a card on this vampire says it is, or without a card what it is underneath; 0 for what is not said."""

BLOCK_PRICE: Final = mark_for(ACTION, "block-price", amount="count", needs="count", life="count")
"""What minions without these Disciplines must burn to attempt to block this action of it; life will do or not."""

# Of another card in play
ABILITY_USED: Final = book.mark("ability-used", number="count")
GROUP_USED: Final = book.mark("group-used", group="count")
"""One of several abilities that are used instead of each other."""
DONE_ONCE: Final = book.mark("done-once")
"""It has done by itself what it may do once in this span."""
CONTEST_SETTLED: Final = mark_for(PHASE, "contest-settled")
TITLE_SETTLED: Final = mark_for(PHASE, "title-settled")
GRUDGE: Final = mark_for(GAME, "grudge", seat="player")
"""It works against this Methuselah."""
REMEMBERED: Final = mark_for(GAME, "remembered", card="entity")
"""The card that was chosen for it."""
MADE: Final = mark_for(GAME, "made", card="entity")
"""The card that it has brought into play."""

# Of a Methuselah
TRIFLE_PLAYED: Final = mark_for(TURN, "trifle-played")
EVENT_PLAYED: Final = mark_for(PHASE, "event-played")
BURN_OPTION_USED: Final = mark_for(PHASE, "burn-option-used")
EDGE_USED: Final = mark_for(PHASE, "edge-used")
WITHDRAWAL_ANNOUNCED: Final = mark_for(TURN, "withdrawal-announced")
VOTE_FROM_CARD: Final = mark_for(ACTION, "vote-from-card")
"""There is a vote from a political action card in this referendum."""
REPLACED_LATER: Final = book.mark("replaced-later")
NAMED_CARD: Final = mark_for(PHASE, "named-card", card="face")
"""What this Methuselah has named as a card was played or an action announced."""
NAMED_NUMBER: Final = mark_for(PHASE, "named-number", number="count")
COUNTED_DOWN: Final = mark_for(PHASE, "counted-down")
DONE_BY_NAME: Final = book.mark("done-by-name", card="face")
"""A card of this name has done what one of them may do in this span."""

BLOOD_LOST: Final = mark_for(ROUND, "blood-lost", amount="count")
"""This vampire has lost so much blood to damage."""
INFLICTED: Final = mark_for(ROUND, "inflicted", amount="count")
"""This minion has inflicted so much damage on the other side."""

TORTURED: Final = mark_for(GAME, "tortured")
"""There is a torture counter on this vampire."""

# Of the whole table
RANGE_SET: Final = mark_for(ROUND, "range-set", distance="distance")
"""The range of this round, which nobody changes."""
REACTION_PLAYED: Final = mark_for(ACTION, "reaction-played")
PAST_ANNOUNCEMENT: Final = mark_for(ACTION, "past-announcement")
"""Too late for what is played as the action is announced."""
COMBAT_CANCELLED: Final = mark_for(ACTION, "combat-cancelled")
"""The block stands, but there is no combat."""
