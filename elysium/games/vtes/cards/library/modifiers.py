"""Action modifiers."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import CARDS, Context
from elysium.games.vtes.marks import COMBAT_CANCELLED, GRUDGE, TABLE_ITSELF
from elysium.games.vtes.rules.combat.damage import harm
from elysium.games.vtes.rules.crypts import show_top
from elysium.games.vtes.rules.entering import put_on
from elysium.games.vtes.rules.hands import shuffle_crypt
from elysium.games.vtes.rules.limits import mark
from elysium.games.vtes.state import (
    ACTION,
    BLEED,
    FOE_INTERCEPT,
    MANEUVER,
    NEXT_STEALTH,
    PRESS,
    SCORN,
    TURN,
    UNTIL_DISCARD,
    VOTES,
    Vtes,
)
from elysium.games.vtes.vocabulary.amounts import PAID, X, blood_of, up_to
from elysium.games.vtes.vocabulary.clauses import (
    AFTER_ACTION,
    ANNOUNCED,
    BEFORE_VOTES,
    BLOCK_ATTEMPT,
    BLOCKED,
    POLLING,
    UNLOCK_PHASE,
    WOULD,
    card,
    during,
    modifier,
    needing,
)
from elysium.games.vtes.vocabulary.conditions import (
    before_votes,
    bleed_at_least,
    block_attempted,
    by_vampire,
    has_crypt,
    has_grudge,
    is_,
    not_played,
    same,
    succeeded,
    was_blocked,
    would_succeed,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import afterwards, if_, instead
from elysium.games.vtes.vocabulary.effects import (
    bear_grudge,
    burn_blood,
    burn_edge,
    burn_this,
    call_off_action,
    call_off_referendum,
    crypt_top_out_of_game,
    end_action,
    go_to_torpor,
    lock,
    lock_at_resolution,
    rule,
    sunlight,
    take_back_action_card,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    BLOCK,
    UNLOCK,
    VOTE,
    after,
    block_price,
    cannot,
    fails_to_block,
    gets,
    gets_edge,
    gets_either,
    is_blocked,
    later,
    minions_stay_locked,
    sheltered,
    would,
    would_bleed,
)
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    BLOCKER,
    DEFENDER,
    HOST,
    IT,
    OTHERS,
    SELF,
    THAT,
    THIS,
    YOU,
    ally,
    blocking,
    clan,
    controller,
    discipline,
    locked,
    minion,
    number_paid,
    of,
    older,
    other,
    ready,
    sect,
    title,
    unlocked,
    vampire,
    younger,
)


def bait(s: Vtes, context: Context) -> None:
    """The top cards of two crypts are compared: damage, or no combat and a card to remember the blocker by."""
    seat, foe = context.seat, s.controller[s.blocker]
    own, others = (CARDS[show_top(s, whose)].capacity for whose in (seat, foe))
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


BLEEDING = during_action("bleed")
VOTING = during_action("political")

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
    "Bear-Baiting",
    modifier(
        rule("bait", bait, brings=("this-card",)),
        windows=BLOCKED,
        when=(is_(BLOCKER, vampire(older(), ~sect("anarch"))), has_crypt(), has_crypt(controller(BLOCKER))),
    ),
    requires=(is_(SELF, sect("anarch")),),
    statics=(gets(HOST, BLEED, 2, when=BLEEDING & same(ACTOR, HOST) & has_grudge(THIS, DEFENDER)),),
)
card(
    "Bewitching Oration",
    basic=modifier(votes=2, when=(VOTING,)),
    superior=modifier(votes=4, when=(VOTING,)),
)
card(
    "Bonding",
    basic=modifier(bleed=1, limited=True, when=(BLEEDING,)),
    superior=modifier(stealth=1, bleed=1, limited=True, when=(BLEEDING,)),
)
card("Change of Target", modifier(call_off_action(), windows=BLOCKED))
card("Cloak the Gathering", basic=modifier(stealth=1), superior=modifier(stealth=1, anyone=True, when=(by_vampire(),)))
card(
    "Closed Session",
    modifier(cannot(vampire(~sect("camarilla")), VOTE, until=ACTION), windows=BEFORE_VOTES, when=(before_votes(),)),
    requires=(is_(SELF, title("prince", "justicar", "inner-circle")),),
)
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
    "Eyes of Chaos",
    basic=modifier(bleed=1, limited=True, when=(BLEEDING,)),
    superior=modifier(bleed=2, limited=True, when=(BLEEDING,)),
)
card(
    "Freak Drive",
    basic=modifier(unlock(SELF), windows=AFTER_ACTION, when=(succeeded(),)),
    superior=modifier(unlock(SELF), windows=AFTER_ACTION, when=(was_blocked(),)),
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
    "Lost in Crowds",
    basic=modifier(stealth=1, when=(not_played("Into Thin Air"),)),
    superior=modifier(stealth=2, when=(not_played("Into Thin Air"),)),
)
card(
    "Mind Tricks",
    basic=modifier(stealth=1),
    superior=modifier(gets_either(SELF, MANEUVER, PRESS, until=ACTION), stealth=1),
)
card(
    "Private Audience",
    modifier(cannot(vampire(~sect("sabbat")), VOTE, until=ACTION), windows=BEFORE_VOTES, when=(before_votes(),)),
    requires=(is_(SELF, title("archbishop", "priscus", "cardinal", "regent")),),
)
card("Scorn of Adonis", modifier(gets(SELF, SCORN, until=ACTION), windows=POLLING, when=(VOTING,)))
card(
    "Seduction",
    basic=modifier(cannot(IT, BLOCK, until=ACTION), windows=ANNOUNCED, target=vampire(younger()), as_announced=True),
    superior=modifier(cannot(IT, BLOCK, until=ACTION), windows=ANNOUNCED, target=vampire(other()), as_announced=True),
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
card(
    "Leverage",
    modifier(
        gets(SELF, BLEED, until=ACTION),
        would(gets_edge(), burn_edge(), until=ACTION),
        cost=(burn_edge(),),
        when=(during_action("bleed"),),
    ),
)
card(
    "Telepathic Vote Counting",
    basic=modifier(call_off_referendum(), take_back_action_card(), windows=POLLING, when=(during_action("political"),)),
    superior=modifier(
        cannot(IT, VOTE, until=ACTION), windows=POLLING, when=(during_action("political"),), target=vampire(ready)
    ),
)
