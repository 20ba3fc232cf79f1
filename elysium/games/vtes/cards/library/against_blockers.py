"""Action modifiers that keep minions from blocking, and what comes of it if they do."""

from __future__ import annotations

from collections.abc import Collection

from elysium.games.vtes.cards.library.common import ANARCH, BLEEDING, FAILS, OF_CATHARI, OF_POWER
from elysium.games.vtes.definitions.definition import Clause
from elysium.games.vtes.definitions.language import CARDS, Context
from elysium.games.vtes.marks import COMBAT_CANCELLED, GRUDGE, TABLE_ITSELF
from elysium.games.vtes.rules.combat.damage import harm
from elysium.games.vtes.rules.crypts import show_top
from elysium.games.vtes.rules.entering import put_on
from elysium.games.vtes.rules.hands import shuffle_crypt
from elysium.games.vtes.rules.limits import mark
from elysium.games.vtes.state import (
    ACTION,
    AGGRAVATED_HANDS,
    BLEED,
    COMBAT,
    ENDING_STRIKE,
    FOE_INTERCEPT,
    INTERCEPT,
    MANEUVER,
    PREVENT,
    ROUND,
    STEALTH,
    STRENGTH,
    Vtes,
)
from elysium.games.vtes.vocabulary.clauses import (
    ANNOUNCED,
    BLOCK_ATTEMPT,
    BLOCKED,
    UNLOCK_PHASE,
    card,
    during,
    each_combination,
    modifier,
    needing,
    reaction,
)
from elysium.games.vtes.vocabulary.conditions import block_attempted, by_vampire, has_crypt, has_grudge, is_, same
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import afterwards, if_, may
from elysium.games.vtes.vocabulary.effects import (
    all_aggravated,
    allow_again,
    burn_blood,
    burn_this,
    call_off_action,
    end_action,
    environmental_damage,
    fail_action,
    fail_attempt,
    go_to_torpor,
    lock,
    queue_combat_with,
    reactions_cost_more,
    reactions_replaced_late,
    rule,
    sunlight,
    unblock,
    undo_block,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    BLOCK,
    END_BY_STRIKE,
    PLAY_REACTIONS,
    UNLOCK,
    USE_EQUIPMENT,
    block_price,
    cannot,
    fights_blocked,
    fights_blocker,
    gets,
    in_first_round,
    later,
    minions_stay_locked,
)
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    BLOCKER,
    DEFENDER,
    HOST,
    IT,
    SELF,
    THIS,
    ally,
    blocking,
    controller,
    discipline,
    follows,
    locked,
    minion,
    older,
    other,
    sect,
    titled,
    unlocked,
    vampire,
    without,
    younger,
)


def bait(s: Vtes, context: Context) -> None:
    """The top cards of two crypts are compared: damage, or no combat and a card to remember the blocker by."""
    seat, foe = context.seat, s.controller[s.blocker]
    own, others = (CARDS[show_top(s, whose)].worth for whose in (seat, foe))
    shuffle_crypt(s, seat)
    shuffle_crypt(s, foe)
    if own < others:
        harm(s, context.minion, 1, environmental=True, unpreventable=True)
        return
    mark(s, TABLE_ITSELF, COMBAT_CANCELLED)
    ashes = list(s.ashes[seat])
    ashes.remove(context.face)
    s.ashes = s.put(s.ashes, seat, tuple(ashes))
    mark(s, put_on(s, context.face, seat, seat, context.minion), GRUDGE, foe)


card(
    "Bear-Baiting",
    modifier(
        rule("bait", bait, brings=("this-card",)),
        windows=BLOCKED,
        when=(is_(BLOCKER, vampire(older(), ~sect("anarch"))), has_crypt(), has_crypt(controller(BLOCKER))),
    ),
    requires=(is_(SELF, sect("anarch")),),
    statics=(gets(HOST, BLEED, 2, when=BLEEDING & same(ACTOR, HOST) & has_grudge(THIS, DEFENDER)),),
)
card("Change of Target", modifier(call_off_action(), windows=BLOCKED))
card(
    "Command",
    basic=modifier(
        lock(BLOCKER), cannot(BLOCKER, BLOCK, until=ACTION), windows=BLOCK_ATTEMPT, when=(is_(BLOCKER, ally()),)
    ),
    superior=modifier(
        lock(BLOCKER),
        cannot(BLOCKER, BLOCK, until=ACTION),
        windows=BLOCK_ATTEMPT,
        target=ally(blocking),
        stays=True,
    ),
    statics=(cannot(HOST, UNLOCK),),
    abilities=(during(UNLOCK_PHASE, burn_this(), mandatory=True),),
)
card(
    "Crocodile's Tongue",
    basic=modifier(
        cannot(controller(BLOCKER), BLOCK, until=ACTION),
        windows=BLOCK_ATTEMPT,
        when=(is_(BLOCKER, ally() | vampire(younger())),),
        ransom=burn_blood(1, BLOCKER),
    ),
    superior=modifier(
        cannot(controller(BLOCKER), BLOCK, until=ACTION),
        windows=BLOCK_ATTEMPT,
        when=(is_(BLOCKER, ally() | vampire(younger())),),
        ransom=burn_blood(2, BLOCKER),
    ),
)
card(
    "Daring the Dawn",
    basic=modifier(cannot(vampire(), BLOCK, until=ACTION), afterwards(sunlight(2, SELF))),
    superior=modifier(cannot(vampire(), BLOCK, until=ACTION), afterwards(sunlight(1, SELF))),
)
card(
    "Day Operation",
    basic=modifier(
        cannot(vampire(), BLOCK, until=ACTION), afterwards(go_to_torpor(ACTOR)), windows=ANNOUNCED, as_announced=True
    ),
    superior=modifier(
        cannot(vampire(), BLOCK, until=ACTION),
        afterwards(go_to_torpor(ACTOR)),
        windows=ANNOUNCED | BLOCK_ATTEMPT,
        as_announced=True,
    ),
)
card(
    "Elder Impersonation",
    basic=modifier(stealth=1),
    superior=modifier(cannot(BLOCKER, BLOCK, until=ACTION), windows=BLOCK_ATTEMPT, when=(block_attempted(),)),
)
card(
    "Seduction",
    basic=modifier(cannot(IT, BLOCK, until=ACTION), windows=ANNOUNCED, target=vampire(younger()), as_announced=True),
    superior=modifier(cannot(IT, BLOCK, until=ACTION), windows=ANNOUNCED, target=vampire(other()), as_announced=True),
)
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
    requires=(is_(SELF, follows("power-and-the-inner-voice")),),
)
card(
    "Visions of Gehenna",
    basic=modifier(cannot(ally(), BLOCK, until=ACTION)),
    superior=modifier(cannot(ally(), BLOCK, until=ACTION), bleed=2, limited=True, when=(during_action("bleed"),)),
)
HINDERS = modifier(gets(BLOCKER, INTERCEPT, -1, until=ACTION), windows=BLOCK_ATTEMPT, when=(block_attempted(),))
STOPS = modifier(FAILS, windows=BLOCK_ATTEMPT, when=(block_attempted(),))
KEEPS_AWAY = modifier(cannot(IT, BLOCK, until=ACTION), windows=ANNOUNCED, target=vampire(), as_announced=True)


def _rift(used: Collection[str]) -> Clause:
    """What Memory Rift does with a set of its Disciplines."""
    effects = [cannot(IT, BLOCK, until=ACTION)] if "dem" in used else []
    effects += [gets(SELF, STEALTH, until=ACTION)] if "obf" in used else []
    if "pre" in used:
        effects.append(
            later(fights_blocker(SELF), in_first_round(gets(SELF, ENDING_STRIKE, until=ROUND)), until=ACTION)
        )
    target = vampire(titled) | vampire(younger()) if "dem" in used else None
    return modifier(*effects, windows=ANNOUNCED, target=target, as_announced=True)


card("Forced Confessional", basic=HINDERS, superior=STOPS)
card(
    "Stygian Shroud",
    basic=HINDERS,
    superior=modifier(FAILS, windows=BLOCK_ATTEMPT, when=(block_attempted(),), cost=(burn_blood(1, SELF),)),
)
card(
    "Invigorate",
    needing(modifier(gets(SELF, STRENGTH, until=ACTION)), 1, "ani"),
    needing(modifier(cannot(ally(), BLOCK, until=ACTION)), 1, "dom"),
    needing(modifier(gets(SELF, AGGRAVATED_HANDS, until=ACTION)), 1, "pro"),
    requires=(ANARCH,),
)
card(
    "Dominant Personality",
    needing(HINDERS, 1, "pot"),
    needing(HINDERS, 1, "pre"),
    needing(KEEPS_AWAY, 2, "pot"),
    needing(KEEPS_AWAY, 2, "pre"),
    requires=(OF_POWER,),
)
LURES = modifier(
    cannot(IT, BLOCK, until=ACTION),
    lock(SELF),
    lock(IT),
    queue_combat_with(),
    windows=BLOCK_ATTEMPT,
    target=minion(blocking),
    anyone=True,
    when=(by_vampire(), is_(SELF, unlocked)),
)
BEGUILES = modifier(
    cannot(IT, BLOCK, until=ACTION),
    lock(SELF),
    lock(IT),
    windows=BLOCK_ATTEMPT,
    target=minion(blocking),
    anyone=True,
    when=(by_vampire(), is_(SELF, unlocked)),
)
card(
    "Hedonism",
    needing(LURES, 1, "for"),
    needing(LURES, 1, "pre"),
    needing(BEGUILES, 2, "for"),
    needing(BEGUILES, 2, "pre"),
    requires=(OF_CATHARI,),
)
card(
    "Relentlessness",
    needing(modifier(stealth=1), 1, "cel"),
    needing(modifier(stealth=1), 1, "for"),
    needing(STOPS, 2, "cel"),
    needing(STOPS, 2, "for"),
    requires=(OF_POWER,),
)
DAUNTS = modifier(block_price(1), windows=ANNOUNCED, as_announced=True)
APPALS = modifier(
    cannot(IT, BLOCK, until=ACTION), block_price(1), windows=ANNOUNCED, target=vampire(), as_announced=True
)
card(
    "Seeds of Terror",
    needing(DAUNTS, 1, "obf"),
    needing(DAUNTS, 1, "pre"),
    needing(APPALS, 2, "obf"),
    needing(APPALS, 2, "pre"),
    requires=(OF_CATHARI,),
)
card(
    "Beast Meld",
    basic=modifier(later(fights_blocker(SELF), gets(SELF, PREVENT, 1, until=COMBAT), until=ACTION), stealth=1),
    superior=modifier(cannot(vampire(), BLOCK, until=ACTION), windows=ANNOUNCED, as_announced=True, when=(~BLEEDING,)),
)
BURNS = later(fights_blocker(SELF), all_aggravated(), until=ACTION)
card(
    "Dawn Operation",
    basic=modifier(
        BURNS,
        if_(is_(BLOCKER, vampire()), [may(fail_attempt(), by=controller(BLOCKER))]),
    ),
    superior=modifier(BURNS),
)
HUSHES = cannot(IT, PLAY_REACTIONS, until=ACTION)
card(
    "Unleashing the Bestial Soul",
    basic=modifier(HUSHES, windows=ANNOUNCED, target=minion(), as_announced=True),
    superior=modifier(HUSHES, reactions_cost_more(1, once=True), windows=ANNOUNCED, target=minion(), as_announced=True),
)
card(
    "Consign to Oblivion",
    basic=modifier(reactions_cost_more(1), windows=ANNOUNCED, as_announced=True),
    superior=modifier(reactions_cost_more(1), reactions_replaced_late(), windows=ANNOUNCED, as_announced=True),
)
SCORCHES = (fail_attempt(), fail_action(), allow_again())
card(
    "The Kiss of Ra",
    basic=modifier(
        burn_blood(2, IT), *SCORCHES, windows=BLOCK_ATTEMPT, target=vampire(blocking, ~discipline("for", 1))
    ),
    superior=modifier(
        burn_blood(2, IT),
        go_to_torpor(IT),
        *SCORCHES,
        windows=BLOCK_ATTEMPT,
        target=vampire(blocking, ~discipline("for", 1)),
    ),
)
card(
    "Form of the Bat",
    basic=modifier(
        gets(BLOCKER, INTERCEPT, -1, until=ACTION),
        later(
            fights_blocker(SELF),
            gets(SELF, MANEUVER, until=COMBAT),
            cannot(SELF, USE_EQUIPMENT, until=COMBAT),
            until=ACTION,
        ),
        windows=BLOCK_ATTEMPT,
        when=(block_attempted(),),
    ),
    superior=reaction(
        later(
            fights_blocked(SELF),
            gets(SELF, MANEUVER, until=COMBAT),
            cannot(SELF, USE_EQUIPMENT, until=COMBAT),
            until=ACTION,
        ),
        intercept=1,
    ),
)
card(
    "Memory Rift",
    *each_combination(_rift, "dem", "obf", "pre"),
    requires=(ANARCH,),
)
card(
    "Horrific Countenance",
    basic=modifier(unlock(BLOCKER), unblock(), windows=BLOCKED),
)
card(
    "Call of the Hungry Dead",
    basic=HINDERS,
    superior=modifier(FAILS, windows=BLOCK_ATTEMPT, when=(block_attempted(),), cost=(burn_blood(1, SELF),)),
)
card(
    "Acheron Vortex",
    modifier(gets(minion(without("nec", "obt")), INTERCEPT, -1, until=ACTION)),
)
FROM_WEAKER = (is_(BLOCKER, ally() | vampire(younger())),)
card(
    "Psychomachia",
    needing(modifier(unlock(SELF), end_action(), windows=BLOCKED, when=FROM_WEAKER), 1, "pre"),
    needing(modifier(undo_block(), windows=BLOCKED, when=FROM_WEAKER), 1, "dai"),
    needing(
        modifier(environmental_damage(1, BLOCKER, preventable=False), undo_block(), windows=BLOCKED, when=FROM_WEAKER),
        2,
        "dai",
    ),
)
TRAPS_BLOCKER = later(
    fights_blocker(SELF),
    in_first_round(gets(SELF, MANEUVER, until=ROUND)),
    cannot(BLOCKER, END_BY_STRIKE, until=ACTION),
    until=ACTION,
)
card("Mind of the Wilds", basic=modifier(TRAPS_BLOCKER), superior=modifier(TRAPS_BLOCKER, stealth=1))
