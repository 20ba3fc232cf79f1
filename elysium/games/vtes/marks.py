"""Marks: what is remembered for a while, about a minion, another card, a Methuselah or the whole table.

An entry of `Vtes.used` is (how long, whose, mark, fields...); `once` writes it, `was_used` asks for it. The fields of a
mark are declared with it, so no two marks can be taken for each other.
"""

from __future__ import annotations

from typing import Final

from elysium.games.vtes.definitions.language import NO_ENTITY
from elysium.games.vtes.terms import book

TABLE_ITSELF: Final = NO_ENTITY
"""Whose a mark is that concerns everybody."""

# Of a minion
PLAYED: Final = book.mark("played", card="face")
"""It has played this card; of the table: somebody has."""
ACTED_THROUGH: Final = book.mark("acted-through", card="entity")
"""It has taken an action through this card in play."""
CALLED_OFF: Final = book.mark("called-off", action="action", target="entity")
"""This action of it was called off, and may not be taken again."""
TRIED_TO_BURN: Final = book.mark("tried-to-burn", card="entity")
"""It has tried to burn this card by an action."""
LIMITED_BLEED: Final = book.mark("limited-bleed")
"""A limited bleed card was played in this action of it."""
ADDITIONAL_GAINED: Final = book.mark("additional-gained")
"""It has gained additional strikes."""
EITHER: Final = book.mark("either")
"""It has a maneuver or a press, not both."""
FIRST_ROUND_ONLY: Final = book.mark("first-round-only")
FED: Final = book.mark("fed")
"""This vampire has had blood from a hunting ground."""
GAVE_BLOOD_FOR: Final = book.mark("gave-blood-for", card="face")
"""It has given blood to this vampire."""
MARKED: Final = book.mark("marked")
"""It is marked by the Red List."""
HUNTED_RED_LIST: Final = book.mark("hunted-red-list")
"""This vampire has hunted a marked one."""
TORPOR_AFTER: Final = book.mark("torpor-after")
"""It goes to torpor after the action."""
BARRED_FROM_COMBAT: Final = book.mark("barred-from-combat")
UNLOCKS_AFTER: Final = book.mark("unlocks-after", clan="clan")
"""It unlocks after a successful action if it is of this clan."""
WORN: Final = book.mark("worn", card="entity", clan="clan", sect="sect")
"""What a card on this vampire says it is, or without a card what it is underneath; 0 for what is not said."""

# Of another card in play
ABILITY_USED: Final = book.mark("ability-used", number="count")
GROUP_USED: Final = book.mark("group-used", group="count")
"""One of several abilities that are used instead of each other."""
CONTEST_SETTLED: Final = book.mark("contest-settled")
TITLE_SETTLED: Final = book.mark("title-settled")
GRUDGE: Final = book.mark("grudge", seat="player")
"""It works against this Methuselah."""
MADE: Final = book.mark("made", card="entity")
"""The card that it has brought into play."""

# Of a Methuselah
TRIFLE_PLAYED: Final = book.mark("trifle-played")
EVENT_PLAYED: Final = book.mark("event-played")
BURN_OPTION_USED: Final = book.mark("burn-option-used")
EDGE_USED: Final = book.mark("edge-used")
WITHDRAWAL_ANNOUNCED: Final = book.mark("withdrawal-announced")
VOTE_FROM_CARD: Final = book.mark("vote-from-card")
"""There is a vote from a political action card in this referendum."""
REPLACED_LATER: Final = book.mark("replaced-later")
COUNTED_DOWN: Final = book.mark("counted-down")
DONE_BY_NAME: Final = book.mark("done-by-name", card="face")
"""A card of this name has done what one of them may do in this span."""

# Of the whole table
PAST_ANNOUNCEMENT: Final = book.mark("past-announcement")
"""Too late for what is played as the action is announced."""
COMBAT_CANCELLED: Final = book.mark("combat-cancelled")
"""The block stands, but there is no combat."""
