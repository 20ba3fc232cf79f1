"""Action modifiers."""

from __future__ import annotations

from elysium.games.vtes.state import ACTION, BLEED, FOE_INTERCEPT, UNTIL_DISCARD, VOTES
from elysium.games.vtes.vocabulary.amounts import PAID
from elysium.games.vtes.vocabulary.clauses import (
    AFTER_ACTION,
    ANNOUNCED,
    POLLING,
    UNLOCK_PHASE,
    card,
    during,
    modifier,
    needing,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.conditions import is_, succeeded
from elysium.games.vtes.vocabulary.effects import (
    burn_edge,
    burn_this,
    end_action,
    lock,
    lock_at_resolution,
    lose_edge_instead,
)
from elysium.games.vtes.vocabulary.lasting import (
    BLOCK,
    block_price,
    cannot,
    fails_to_block,
    gets,
    is_blocked,
    later,
    minions_stay_locked,
    sheltered,
)
from elysium.games.vtes.vocabulary.things import (
    BLOCKER,
    HOST,
    IT,
    OTHERS,
    SELF,
    THAT,
    ally,
    discipline,
    locked,
    minion,
    number_paid,
    of,
    sect,
    vampire,
)

# What others cannot do, or must do

card(
    "Shadow Cloak",
    basic=modifier(stealth=1),
    superior=modifier(windows=AFTER_ACTION, when=(succeeded(),), on_self=True),
    statics=(sheltered(HOST, minion(of(OTHERS), ~discipline("aus", 1))),),
    abilities=(during(UNLOCK_PHASE, burn_this(), mandatory=True),),
)
card("Tenebrous Form", basic=modifier(stealth=1), superior=modifier(block_price(1, "obt"), stealth=1))
card(
    "The Sleeping Mind",
    basic=modifier(cannot(IT, BLOCK, until=ACTION), target=vampire(locked), windows=ANNOUNCED, as_announced=True),
    superior=modifier(minions_stay_locked(ACTION), windows=ANNOUNCED, as_announced=True),
)
HUMILIATES = modifier(block_price(1, life=True))
BENDS = modifier(block_price(1, life=True), gets(SELF, FOE_INTERCEPT, -1, until=ACTION))
card(
    "Unthinkable Humiliation",
    needing(HUMILIATES, 1, "pot"),
    needing(HUMILIATES, 1, "pre"),
    needing(BENDS, 2, "pot"),
    needing(BENDS, 2, "pre"),
)
card(
    "Visions of Gehenna",
    basic=modifier(cannot(ally(), BLOCK, until=ACTION)),
    superior=modifier(cannot(ally(), BLOCK, until=ACTION), bleed=2, limited=True, when=(during_action("bleed"),)),
)
card("Where the Veil Thins", basic=modifier(stealth=1), superior=modifier(block_price(1, "obl"), stealth=1))

# What comes later, and what X is

card(
    "Faceless Night",
    basic=modifier(stealth=1),
    superior=modifier(later(fails_to_block(minion()), lock_at_resolution(THAT), until=ACTION), stealth=1),
)
card(
    "Mirror Walk",
    basic=modifier(stealth=1),
    superior=modifier(later(is_blocked(SELF), lock(BLOCKER), end_action(), until=ACTION), stealth=1),
    replace=UNTIL_DISCARD,
)
card(
    "Awe",
    basic=modifier(gets(SELF, VOTES, PAID + 1, until=ACTION), target=number_paid(0), windows=POLLING),
    superior=modifier(gets(SELF, VOTES, PAID * 2 + 1, until=ACTION), target=number_paid(0), windows=POLLING),
)
card(
    "Monkey Wrench",
    modifier(
        gets(SELF, BLEED, PAID, until=ACTION), target=number_paid(1, 3), limited=True, when=(during_action("bleed"),)
    ),
    requires=(is_(SELF, sect("anarch")),),
)
card(
    "Leverage",
    modifier(gets(SELF, BLEED, until=ACTION), lose_edge_instead(), cost=(burn_edge(),), when=(during_action("bleed"),)),
)
