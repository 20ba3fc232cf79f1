"""Action modifiers that give stealth, with or without something else."""

from __future__ import annotations

from elysium.games.vtes.cards.library.common import ANARCH, BLEEDING
from elysium.games.vtes.state import (
    ACTION,
    BLEED,
    CHARM,
    COMBAT,
    ENDING_STRIKE,
    INTERCEPT,
    MANEUVER,
    NEXT_STEALTH,
    PRESS,
    ROUND,
    STEALTH,
    TURN,
    UNTIL_DISCARD,
)
from elysium.games.vtes.vocabulary.amounts import X, blood_of, up_to
from elysium.games.vtes.vocabulary.clauses import (
    AFTER_ACTION,
    ANNOUNCED,
    BLOCK_ATTEMPT,
    UNLOCK_PHASE,
    WOULD,
    card,
    during,
    modifier,
    needing,
    own_modifier,
    reaction,
    seldom,
)
from elysium.games.vtes.vocabulary.conditions import (
    action_is,
    acts_to_enlist,
    by_vampire,
    directed,
    directed_as_before,
    has_grudge,
    is_,
    not_played,
    succeeded,
    would_succeed,
)
from elysium.games.vtes.vocabulary.control import afterwards, if_, instead, may
from elysium.games.vtes.vocabulary.effects import (
    all_aggravated,
    bear_grudge,
    burn_blood,
    burn_this,
    end_action,
    lock,
    lock_at_resolution,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    action_ends,
    after,
    block_price,
    fails_to_block,
    fights_blocker,
    gets,
    gets_either,
    in_first_round,
    is_blocked,
    later,
    sheltered,
    turn_ends,
    would_bleed,
)
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    BLOCKER,
    DEFENDER,
    HOST,
    OTHERS,
    SELF,
    TARGETS_OF_ACTION,
    THAT,
    THIS,
    YOU,
    at_superior,
    clan,
    discipline,
    minion,
    of,
    trait,
    unlocked,
    vampire,
)

card("Cloak the Gathering", basic=modifier(stealth=1), superior=modifier(stealth=1, anyone=True, when=(by_vampire(),)))
card(
    "Lost in Crowds",
    basic=modifier(stealth=1, when=(not_played("Into Thin Air"),)),
    superior=modifier(stealth=2, when=(not_played("Into Thin Air"),)),
)
card(
    "Mind Tricks",
    basic=modifier(stealth=1),
    superior=modifier(
        later(is_blocked(SELF), gets_either(SELF, MANEUVER, PRESS, until=COMBAT), until=ACTION), stealth=1
    ),
)
card(
    "Veil the Legions",
    basic=modifier(stealth=1, anyone=True, when=(by_vampire(), is_(SELF, unlocked))),
    superior=modifier(
        burn_blood(up_to(blood_of(SELF), verb="spend-blood"), SELF),
        gets(YOU, NEXT_STEALTH, X, until=TURN),
        stealth=1,
        anyone=True,
        when=(by_vampire(), is_(SELF, unlocked)),
        once_each=TURN,
    ),
    one_each=ACTION,
)
card(
    "Shadow Cloak",
    basic=modifier(stealth=1),
    superior=modifier(windows=AFTER_ACTION, when=(succeeded(),), on_self=True),
    statics=(sheltered(HOST, minion(of(OTHERS), ~discipline("aus", 1))),),
    abilities=(during(UNLOCK_PHASE, burn_this(), mandatory=True),),
)
card("Tenebrous Form", basic=modifier(stealth=1), superior=modifier(block_price(1, "obt"), stealth=1))
card("Where the Veil Thins", basic=modifier(stealth=1), superior=modifier(block_price(1, "obl"), stealth=1))
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
    "Spying Mission",
    basic=modifier(stealth=1),
    superior=modifier(
        instead(end_action(), bear_grudge(THIS, DEFENDER)), windows=WOULD, when=(would_succeed(SELF),), on_self=True
    ),
    triggers=(
        after(
            would_bleed(HOST),
            gets(HOST, BLEED, 2, until=ACTION),
            burn_this(),
            when=(has_grudge(THIS, DEFENDER),),
        ),
    ),
)
card("Earth Control", basic=modifier(stealth=1), superior=modifier(stealth=2))
card(
    "Forgotten Labyrinth",
    basic=modifier(stealth=2, when=(~BLEEDING,)),
    superior=modifier(stealth=3, when=(~BLEEDING,)),
)
card(
    "Loup",
    modifier(stays=True),
    statics=(gets(vampire(clan("toreador")), STEALTH),),
    triggers=(
        after(turn_ends(), burn_this()),
        after(action_ends(vampire(clan("toreador"))), burn_this(), when=(succeeded(),)),
    ),
    one_each=TURN,
)
RAISES = modifier(
    gets(SELF, STEALTH, until=ACTION),
    windows=ANNOUNCED,
    as_announced=True,
    when=(acts_to_enlist("wraith", "zombie"),),
)
card(
    "Paths in Two Worlds",
    basic=RAISES,
    superior=modifier(
        gets(SELF, STEALTH, until=ACTION),
        afterwards(if_(succeeded(), [may(unlock(SELF), cost=(burn_blood(1, SELF),))])),
        windows=ANNOUNCED,
        as_announced=True,
        when=RAISES.when,
    ),
)
card(
    "Shadow Cast",
    basic=modifier(stealth=1),
    superior=modifier(
        bear_grudge(THIS, TARGETS_OF_ACTION), windows=AFTER_ACTION, when=(succeeded(), directed()), on_self=True
    ),
    abilities=(own_modifier(stealth=1, cost=(burn_this(),), when=(directed_as_before(THIS),)),),
)
card(
    "Enchanting Gaze",
    basic=modifier(stealth=1),
    superior=modifier(gets(SELF, CHARM, until=ACTION), stealth=1),
)
card("Changeling", basic=modifier(bleed=1, limited=True, when=(BLEEDING,)), superior=modifier(stealth=1))
card("Spectral Divination", basic=modifier(stealth=1), superior=reaction(intercept=1))
IF_BLOCKED = later(is_blocked(SELF), gets_either(SELF, MANEUVER, PRESS, until=COMBAT), until=ACTION)
card(
    "Skin of the Chameleon",
    needing(modifier(IF_BLOCKED, windows=ANNOUNCED, as_announced=True), 1, "tha"),
    needing(modifier(IF_BLOCKED, stealth=1), 1, "vis"),
    needing(modifier(IF_BLOCKED, stealth=2), 2, "vis"),
)
card(
    "Domain of Evernight",
    needing(modifier(stealth=1), 1, "obf"),
    needing(modifier(later(fights_blocker(SELF), all_aggravated(), until=ACTION)), 1, "tem"),
    needing(seldom(modifier(unlock(SELF), windows=AFTER_ACTION, when=(succeeded(),)), TURN), 2, "tem"),
)
card(
    "Smoke and Mirrors",
    needing(
        modifier(later(fights_blocker(SELF), gets(SELF, MANEUVER, until=COMBAT), until=ACTION), stealth=1), 1, "chi"
    ),
    needing(modifier(stealth=2, when=(~BLEEDING, ~action_is("political"))), 1, "obf"),
    needing(
        modifier(gets(BLOCKER, INTERCEPT, -1, until=ACTION), windows=BLOCK_ATTEMPT, when=(is_(BLOCKER, vampire()),)),
        1,
        "obt",
    ),
    requires=(ANARCH,),
)
MARKS = modifier(
    bear_grudge(THIS, TARGETS_OF_ACTION), windows=AFTER_ACTION, when=(succeeded(), directed()), on_self=True
)
card(
    "Marked Path",
    basic=MARKS,
    superior=MARKS,
    abilities=(
        own_modifier(stealth=1, cost=(burn_this(),), when=(directed_as_before(THIS), ~is_(THIS, at_superior))),
        own_modifier(stealth=2, cost=(burn_this(),), when=(directed_as_before(THIS), is_(THIS, at_superior))),
    ),
)
card(
    "Shroud Mastery",
    basic=modifier(stealth=1, anyone=True, when=(is_(ACTOR, trait("wraith")), by_vampire())),
    superior=modifier(
        afterwards(if_(succeeded(), [unlock(SELF)])),
        windows=ANNOUNCED,
        as_announced=True,
        when=(acts_to_enlist("wraith"),),
    ),
)
card("Shadow Play", basic=modifier(stealth=1), superior=modifier(stealth=2))
card("Shroud of Night", basic=modifier(stealth=1, when=(~BLEEDING,)), superior=modifier(stealth=1))
card(
    "Alacrity",
    basic=modifier(stealth=1),
    superior=modifier(
        later(fights_blocker(SELF), in_first_round(gets(SELF, MANEUVER, until=ROUND)), until=ACTION), stealth=1
    ),
)
card(
    "Shroud of Absence",
    basic=modifier(stealth=1),
    superior=modifier(
        later(fights_blocker(SELF), in_first_round(gets(SELF, ENDING_STRIKE, until=ROUND)), until=ACTION), stealth=1
    ),
)
