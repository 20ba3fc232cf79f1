"""Action modifiers and reactions for referendums."""

from __future__ import annotations

from elysium.games.vtes.cards.library.common import ANARCH, BLEEDING_YOU, OF_POWER, VOTING
from elysium.games.vtes.definitions.definition import Clause
from elysium.games.vtes.state import ACTION, BLEED, INTERCEPT, SCORN, VOTES
from elysium.games.vtes.vocabulary.amounts import (
    MARGIN,
    PAID,
    REST_OF_MARGIN,
    X,
    between,
    by_title,
    pool_of,
    smaller,
    up_to,
)
from elysium.games.vtes.vocabulary.clauses import (
    AFTER_ACTION,
    BEFORE_VOTES,
    POLLING,
    card,
    during,
    modifier,
    needing,
    reaction,
)
from elysium.games.vtes.vocabulary.conditions import (
    before_votes,
    bleeding,
    by_vampire,
    directed,
    is_,
    may_vote_against,
    passed,
    requires_title,
    succeeded,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, for_each, if_
from elysium.games.vtes.vocabulary.effects import (
    bar_this_action_again,
    burn_blood,
    burn_pool,
    burn_this,
    call_off_referendum,
    fail_referendum,
    gain_blood,
    gain_pool,
    grant_votes,
    lock,
    next_referendum_passes,
    poison,
    share_of_blood,
    take_back_action_card,
    unlock,
    vote_against,
)
from elysium.games.vtes.vocabulary.lasting import VOTE, cannot, gets
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    IN_TURN,
    IT,
    SELF,
    THEY,
    YOU,
    ally,
    clan,
    follows,
    number_paid,
    of,
    ready,
    sect,
    title,
    uncontrolled,
    unlocked,
    unserved,
    vampire,
    voted,
    younger,
)

card(
    "Bewitching Oration",
    basic=modifier(votes=2, when=(VOTING,)),
    superior=modifier(votes=4, when=(VOTING,)),
)
card(
    "Closed Session",
    modifier(cannot(vampire(~sect("camarilla")), VOTE, until=ACTION), windows=BEFORE_VOTES, when=(before_votes(),)),
    requires=(is_(SELF, title("prince", "justicar", "inner-circle")),),
)
card(
    "Private Audience",
    modifier(cannot(vampire(~sect("sabbat")), VOTE, until=ACTION), windows=BEFORE_VOTES, when=(before_votes(),)),
    requires=(is_(SELF, title("archbishop", "priscus", "cardinal", "regent")),),
)
card("Scorn of Adonis", modifier(gets(SELF, SCORN, until=ACTION), windows=POLLING, when=(VOTING,)))
card(
    "Awe",
    basic=modifier(gets(SELF, VOTES, PAID + 1, until=ACTION), target=number_paid(0), windows=POLLING),
    superior=modifier(gets(SELF, VOTES, PAID * 2 + 1, until=ACTION), target=number_paid(0), windows=POLLING),
)
card(
    "Telepathic Vote Counting",
    basic=modifier(call_off_referendum(), take_back_action_card(), windows=POLLING, when=(during_action("political"),)),
    superior=modifier(
        cannot(IT, VOTE, until=ACTION), windows=POLLING, when=(during_action("political"),), target=vampire(ready)
    ),
)
card(
    "Perfect Paragon",
    basic=modifier(votes=3, when=(VOTING,)),
    superior=modifier(gets(ally(), INTERCEPT, -1, until=ACTION), gets(vampire(younger()), INTERCEPT, -1, until=ACTION)),
)
FEEDS_ONE = modifier(
    gain_blood(2, IT), windows=AFTER_ACTION, when=(passed(),), target=vampire(uncontrolled, of(YOU), sect("sabbat"))
)
FEEDS_ALL = modifier(
    gain_blood(1, vampire(uncontrolled, of(YOU), sect("sabbat"))), windows=AFTER_ACTION, when=(passed(),)
)
card(
    "Magnetic Authority",
    needing(FEEDS_ONE, 1, "dom"),
    needing(FEEDS_ONE, 1, "pot"),
    needing(FEEDS_ALL, 2, "dom"),
    needing(FEEDS_ALL, 2, "pot"),
    requires=(OF_POWER,),
)
CUTS = (lock(IT), cannot(IT, VOTE, until=ACTION))
card(
    "Scalpel Tongue",
    basic=(
        modifier(*CUTS, windows=POLLING, when=(VOTING,), target=vampire(voted)),
        reaction(*CUTS, windows=POLLING, when=(VOTING,), target=vampire(voted)),
    ),
    superior=(
        modifier(*CUTS, burn_blood(1, IT), windows=POLLING, when=(VOTING,), target=vampire(voted)),
        reaction(*CUTS, burn_blood(1, IT), windows=POLLING, when=(VOTING,), target=vampire(voted)),
    ),
)
card("Ominous Chorus", modifier(votes=3, when=(VOTING,)), reaction(votes=3, when=(VOTING,)))
SILENCES = gets(vampire(~follows("power-and-the-inner-voice")), VOTES, -1, until=ACTION)
card(
    "Absolute Tyranny",
    basic=(modifier(votes=3, when=(VOTING,)), reaction(votes=3, when=(VOTING,))),
    superior=(
        modifier(SILENCES, windows=POLLING, when=(VOTING,)),
        reaction(SILENCES, windows=POLLING, when=(VOTING,)),
    ),
    requires=(OF_POWER,),
)
card(
    "Voter Captivation",
    basic=modifier(gain_blood(MARGIN, SELF), windows=AFTER_ACTION, when=(passed(),)),
    superior=modifier(
        gain_pool(up_to(smaller(2, MARGIN))),
        gain_blood(REST_OF_MARGIN, SELF),
        windows=AFTER_ACTION,
        when=(passed(),),
    ),
)
LASOMBRA = vampire(ready, of(YOU), clan("lasombra"), unserved)
card(
    "Amici Noctis",
    modifier(
        gain_pool(up_to(smaller(by_title(SELF, 1, 2), MARGIN))),
        for_each(REST_OF_MARGIN, choose(LASOMBRA, share_of_blood(1, CHOSEN))),
        windows=AFTER_ACTION,
        when=(passed(),),
    ),
)
card(
    "Propaganda of the Deed",
    modifier(windows=AFTER_ACTION, when=(succeeded(), directed()), stays=True),
    requires=(ANARCH,),
    abilities=(during(POLLING, grant_votes(2), cost=(burn_this(),), when=(VOTING,)),),
)
card(
    "Cryptic Rider",
    modifier(next_referendum_passes(), windows=AFTER_ACTION, when=(passed(),)),
)
card(
    "Irregular Protocol",
    reaction(lock(SELF), cannot(ACTOR, VOTE, until=ACTION), windows=POLLING, when=(VOTING, is_(SELF, unlocked))),
)
card("Surprise Influence", reaction(votes=2, when=(by_vampire(), VOTING)))
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
card(
    "Protected District",
    reaction(gets(ACTOR, BLEED, -3, until=ACTION), when=(BLEEDING_YOU,)),
    reaction(vote_against(3), windows=POLLING, when=(VOTING, may_vote_against(SELF))),
    requires=(is_(SELF, title("primogen")),),
)
card(
    "Confusion of the Eye",
    basic=reaction(gets(ACTOR, BLEED, -1, until=ACTION), when=(bleeding(YOU), is_(ACTOR, ally() | vampire(younger())))),
    superior=reaction(
        cannot(ACTOR, VOTE, until=ACTION),
        if_(requires_title(), [fail_referendum()]),
        windows=BEFORE_VOTES,
        when=(before_votes(),),
    ),
)
card("Poison Pill", reaction(poison(), windows=BEFORE_VOTES, when=(before_votes(),)))


def pressure(each: int) -> Clause:
    """Votes for pool, so many for each that a Methuselah burns."""
    bought = (burn_pool(between(0, pool_of(THEY), THEY), THEY), grant_votes(X * each, THEY))
    return modifier(for_each(IN_TURN, *bought), windows=POLLING, when=(VOTING,))


card("Business Pressure", basic=pressure(2), superior=pressure(3))
