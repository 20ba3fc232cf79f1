"""Action modifiers for bleeds."""

from __future__ import annotations

from elysium.games.vtes.cards.library.common import ANARCH, ANOTHER, BLEEDING, FAILS, OF_CATHARI, VOTING
from elysium.games.vtes.definitions.definition import Clause
from elysium.games.vtes.definitions.language import ALL_PHASES
from elysium.games.vtes.state import ACTION, BLEED, COMBAT, STRENGTH, UNTIL_UNLOCK
from elysium.games.vtes.vocabulary.amounts import PAID, ash_heap_size, count, tenth_of
from elysium.games.vtes.vocabulary.clauses import (
    AFTER_ACTION,
    BLOCK_ATTEMPT,
    BLOCKED,
    BLOCKS_DECLINED,
    MINION_PHASE,
    card,
    during,
    modifier,
    needing,
    own_modifier,
    reaction,
)
from elysium.games.vtes.vocabulary.conditions import (
    bled_prey_well,
    bled_well,
    bleed_at_least,
    bleeding,
    block_attempted,
    by_capacity,
    by_vampire,
    has_crypt,
    is_,
    room_for_limited,
    succeeded,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import CHOSEN, afterwards, choose, if_, may
from elysium.games.vtes.vocabulary.effects import (
    act_between,
    burn_blood,
    burn_edge,
    burn_pool,
    burn_this,
    cleanse_some,
    crypt_top_out_of_game,
    lock,
    put_played_card_on,
    redirect_bleed,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    bleeds,
    fights_blocker,
    gets,
    gets_edge,
    later,
    more_against_poor,
    would,
)
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    BLOCKER,
    DEFENDER,
    HOST,
    SELF,
    THIS,
    YOU,
    able_to_act,
    ally,
    clan,
    controller,
    corrupted_by,
    enslaved,
    enslaving,
    follows,
    minion,
    number_paid,
    of,
    ready,
    room_for_this,
    sect,
    trait,
    unique,
    unlocked,
    vampire,
    younger,
)
from elysium.games.vtes.vocabulary.zones import clear_ash_heap

card(
    "Aire of Elation",
    basic=modifier(
        if_(is_(SELF, clan("toreador")), [gets(ACTOR, BLEED, 1, until=ACTION)]), bleed=1, limited=True, when=(BLEEDING,)
    ),
    superior=modifier(
        if_(is_(SELF, clan("toreador")), [gets(ACTOR, BLEED, 1, until=ACTION)]), bleed=2, limited=True, when=(BLEEDING,)
    ),
)
card(
    "Bonding",
    basic=modifier(bleed=1, limited=True, when=(BLEEDING,)),
    superior=modifier(stealth=1, bleed=1, limited=True, when=(BLEEDING,)),
)
card(
    "Conditioning",
    basic=modifier(bleed=2, limited=True, when=(BLEEDING,)),
    superior=modifier(bleed=3, limited=True, when=(BLEEDING,)),
)
card(
    "Confusion",
    basic=modifier(bleed=1, limited=True, when=(BLEEDING,)),
    superior=modifier(stealth=1, bleed=1, limited=True, when=(BLEEDING,)),
)
card(
    "Eyes of Chaos",
    basic=modifier(bleed=1, limited=True, when=(BLEEDING,)),
    superior=modifier(bleed=2, limited=True, when=(BLEEDING,)),
)
card(
    "Innocent Bystander",
    modifier(
        crypt_top_out_of_game(DEFENDER),
        windows=AFTER_ACTION,
        when=(BLEEDING, succeeded(), bleed_at_least(1), has_crypt(DEFENDER)),
    ),
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
    modifier(
        gets(SELF, BLEED, until=ACTION),
        would(gets_edge(), burn_edge(), until=ACTION),
        cost=(burn_edge(),),
        when=(during_action("bleed"),),
    ),
)
OF_DEATH = is_(SELF, follows("death-and-the-soul"))
BLEEDS_MORE = modifier(bleed=1, limited=True, when=(BLEEDING,))
BLEEDS_UNSEEN = modifier(stealth=1, bleed=1, limited=True, when=(BLEEDING,))
card(
    "Iron Glare",
    basic=modifier(votes=2, when=(VOTING,)),
    superior=modifier(bleed=2, limited=True, when=(BLEEDING,)),
)
card(
    "Old Friends",
    basic=BLEEDS_MORE,
    superior=modifier(votes=2, when=(VOTING,)),
    replace=UNTIL_UNLOCK,
)
card("Threats", basic=BLEEDS_MORE, superior=modifier(bleed=2, limited=True, when=(BLEEDING,)))
card(
    "True Love's Face",
    basic=BLEEDS_MORE,
    superior=modifier(
        FAILS, windows=BLOCK_ATTEMPT, when=(block_attempted(),), ransom=burn_pool(1, controller(BLOCKER))
    ),
)
GHOSTLY = is_(ACTOR, ally(trait("wraith")) | ally(trait("zombie")))
LENDS = modifier(bleed=1, limited=True, anyone=True, when=(GHOSTLY, by_vampire(), is_(SELF, unlocked)))
ROUSES = modifier(
    afterwards(may(unlock(ACTOR), cost=(burn_blood(1, SELF),))),
    bleed=1,
    limited=True,
    anyone=True,
    when=(GHOSTLY, by_vampire(), is_(SELF, unlocked)),
)
card(
    "Gifts From Hereafter",
    needing(LENDS, 1, "dom"),
    needing(LENDS, 1, "obl"),
    needing(ROUSES, 2, "dom"),
    needing(ROUSES, 2, "obl"),
    requires=(OF_DEATH,),
)
card(
    "Subversion",
    needing(modifier(stealth=1), 1, "cel"),
    needing(modifier(stealth=1), 1, "pre"),
    needing(BLEEDS_MORE, 2, "cel"),
    needing(BLEEDS_MORE, 2, "pre"),
    needing(BLEEDS_UNSEEN, 2, "cel"),
    needing(BLEEDS_UNSEEN, 2, "pre"),
    requires=(OF_CATHARI,),
)
card(
    "Murmur of the False Will",
    basic=BLEEDS_MORE,
    superior=reaction(
        lock(SELF),
        redirect_bleed(),
        windows=BLOCKS_DECLINED,
        target=ANOTHER,
        when=(bleeding(YOU), is_(ACTOR, vampire(younger()))),
    ),
)
card(
    "Adhocracy",
    needing(BLEEDS_MORE, 1, "ani"),
    needing(modifier(votes=3, when=(VOTING,)), 1, "chi"),
    needing(modifier(later(fights_blocker(SELF), gets(SELF, STRENGTH, until=COMBAT), until=ACTION)), 1, "pot"),
    requires=(ANARCH,),
)
card(
    "Foreshadowing Destruction",
    basic=BLEEDS_MORE,
    superior=modifier(more_against_poor(3, 9), when=(BLEEDING, room_for_limited(9))),
)
card(
    "Power of One",
    needing(modifier(burn_blood(2, BLOCKER), windows=BLOCKED), 1, "obt"),
    needing(modifier(bleed=1, when=(BLEEDING,)), 1, "pot"),
    needing(BLEEDS_MORE, 1, "pre"),
    needing(BLEEDS_UNSEEN, 1, "pre"),
    requires=(ANARCH,),
)
FEVERS = modifier(
    afterwards(if_(bled_well(SELF) & is_(SELF, room_for_this), [may(put_played_card_on(SELF))])),
    bleed=1,
    limited=True,
    when=(BLEEDING,),
)
card(
    "Fever Pitch",
    needing(BLEEDS_MORE, 1, "for"),
    needing(BLEEDS_MORE, 1, "pre"),
    needing(FEVERS, 2, "for"),
    needing(FEVERS, 2, "pre"),
    abilities=(own_modifier(FAILS, cost=(burn_this(),), when=(BLEEDING, block_attempted())),),
    one_on_minion="Fever Pitch",
    requires=(OF_CATHARI,),
)
LIBERATES = later(
    bleeds(SELF),
    choose(minion(of(DEFENDER), corrupted_by(2)), cleanse_some(2, CHOSEN), unlock(SELF), optional=True),
    until=ACTION,
)
card(
    "Revelation of the Serpent",
    basic=(BLEEDS_MORE, BLEEDS_UNSEEN),
    superior=(
        modifier(LIBERATES, bleed=1, limited=True, when=(BLEEDING,)),
        modifier(LIBERATES, stealth=1, bleed=1, limited=True, when=(BLEEDING,)),
    ),
)
card(
    "Enkil Cog",
    modifier(windows=AFTER_ACTION, when=(bled_prey_well(SELF),), on_self=True),
    statics=(gets(HOST, BLEED),),
    abilities=(
        during(
            MINION_PHASE,
            act_between(),
            when=(is_(SELF, able_to_act),),
            cost=(lock(THIS),),
            by=HOST,
            phases=ALL_PHASES,
        ),
    ),
    requires=(by_capacity(10),),
    unique=True,
)
card("Command of the Beast", basic=BLEEDS_MORE, superior=modifier(bleed=1, when=(BLEEDING,)))
card(
    "Truth of a Thousand Lies",
    basic=modifier(bleed=2, limited=True, when=(BLEEDING,)),
    superior=modifier(unlock(SELF), windows=AFTER_ACTION, when=(succeeded(),)),
)


def _divines(bleed: int, cards: int) -> Clause:
    return modifier(bleed=bleed, limited=True, when=(BLEEDING,), cost=(clear_ash_heap(cards, DEFENDER),))


card(
    "Trochomancy",
    needing(_divines(1, 13), 1, "nec"),
    needing(_divines(1, 7), 1, "aus", "nec"),
    needing(_divines(2, 7), 2, "aus", "nec"),
)
card(
    "Unleash the Hounds",
    needing(BLEEDS_MORE, 1, "dom"),
    needing(BLEEDS_MORE, 1, "vis"),
    needing(
        modifier(
            gets(SELF, BLEED, count(vampire(ready, enslaving())), until=ACTION),
            limited=True,
            when=(BLEEDING, is_(SELF, vampire(unique, enslaved, clan("gargoyle")))),
        ),
        2,
        "vis",
    ),
)
card(
    "Inevitability of the Void",
    basic=BLEEDS_MORE,
    superior=modifier(
        gets(SELF, BLEED, tenth_of(ash_heap_size(DEFENDER)), until=ACTION), limited=True, when=(BLEEDING,)
    ),
)
