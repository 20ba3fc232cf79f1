"""Cards about titles, sects, clans, votes and torpor."""

from elysium.games.vtes.cards.language import BY_ACTIVE, card
from elysium.games.vtes.state import BLEED, STRENGTH
from elysium.games.vtes.words.conditions import capacity_at_least, during_political_action, is_vampire, of_sect, titled
from elysium.games.vtes.words.effects import active_burns_pool, burn_allocated_pool, burn_this, feed, unlock_self
from elysium.games.vtes.words.politics_more import (
    BEFORE_VOTES,
    anarchs_thrive,
    before_votes,
    chosen_takes_location,
    chosen_takes_title,
    gains_blood,
    joins_chosen_clan,
    joins_sect,
    leave_torpor,
    no_ready_of_sect,
    of_any_sect,
    only_sect_votes,
    other_titles_weigh_less,
    own_ready_of_sect,
    own_ready_outside_sect,
    own_ready_untitled_outside_sect,
    referendum,
    takes_title,
    vampires_may_call,
    votes_for_clan,
)
from elysium.games.vtes.words.shapes import (
    MINION_PHASE,
    UNLOCK_PHASE,
    action,
    bonus,
    during,
    equipment,
    gives,
    grants_action,
    master,
    modifier,
    put_in_play,
    put_on_card,
    reaction,
)
from elysium.games.vtes.words.targets import hungry_own_vampire

# Titles

for city in ("Amsterdam", "Atlanta", "Boston", "Chicago", "Cleveland", "Dallas", "Houston", "London", "Miami", "York"):
    card(
        f"Praxis Seizure: {city}",
        referendum(takes_title("prince", city), when=(of_sect("camarilla"),)),
        keywords="title",
    )
for city in ("Atlanta", "Chicago", "Detroit", "Houston", "Miami", "Paris", "Toronto"):
    card(
        f"Crusade: {city}",
        referendum(takes_title("archbishop", city), when=(of_sect("sabbat"),)),
        keywords="title",
    )
for city in ("Corte", "Los Angeles", "Perth"):
    card(
        f"Fee Stake: {city}",
        action(takes_title("baron", city), stealth=1, when=(of_sect("anarch"), capacity_at_least(5))),
        abilities=(vampires_may_call(burn_this(), meanwhile=(other_titles_weigh_less(1, "anarch"),)),),
        keywords="title",
    )
card(
    "Toreador Justicar",
    referendum(chosen_takes_title("justicar"), terms="ready-toreador", meanwhile=(votes_for_clan(1, "toreador"),)),
    keywords="title",
)
card(
    "Cardinal Benediction",
    referendum(
        chosen_takes_title("cardinal"),
        terms="sabbat-elder",
        when=(of_sect("sabbat"),),
        meanwhile=(only_sect_votes("sabbat"),),
    ),
    keywords="title",
)

# Referendums and votes

card(
    "Anarch Revolt",
    put_in_play(),
    abilities=(
        during(UNLOCK_PHASE, active_burns_pool(1), when=(no_ready_of_sect("anarch"),), mandatory=True, by=BY_ACTIVE),
        vampires_may_call(burn_this()),
    ),
)
card("Anarch Salon", referendum(anarchs_thrive(1), when=(of_sect("anarch"),)))
card("Disputed Territory", referendum(chosen_takes_location(), terms="location-and-methuselah"))
card(
    "Reckless Agitation",
    referendum(
        burn_allocated_pool(),
        terms="points-to-others",
        when=(of_any_sect("independent", "anarch"), capacity_at_least(5)),
    ),
)
card(
    "Closed Session",
    modifier(only_sect_votes("camarilla"), windows=BEFORE_VOTES, when=(before_votes(),)),
    requires=(titled("prince", "justicar", "inner-circle"),),
)
# A card that a cardinal can play is open to the regent too. [VTES-10.2-05]
card(
    "Private Audience",
    modifier(only_sect_votes("sabbat"), windows=BEFORE_VOTES, when=(before_votes(),)),
    requires=(titled("archbishop", "priscus", "cardinal"),),
)
card("Surprise Influence", reaction(votes=2, when=(is_vampire(), during_political_action())))

# Sect and clan

card("Into the Fire", master(joins_sect("sabbat"), target=own_ready_outside_sect("sabbat")))
card("Out of the Frying Pan", master(joins_sect("camarilla"), target=own_ready_of_sect("sabbat")))
card(
    "Galaric's Legacy",
    put_on_card(own_ready_untitled_outside_sect("anarch"), joins_sect("anarch")),
    keywords="ends-with-sect",
)
card("Writ of Acceptance", equipment(), keywords="counts-as-camarilla")
card(
    "Clan Impersonation",
    action(joins_chosen_clan(), stealth=1, on_self=True),
    abilities=(grants_action(burn_this()),),
    keywords="other-clan",
)
card(
    "Amusement Park Hunting Ground",
    put_in_play(),
    abilities=(during(UNLOCK_PHASE, feed(1), target=hungry_own_vampire()),),
    unique=True,
    keywords="location hunting-ground",
)

# Torpor and trophies

card("Rapid Healing", basic=leave_torpor(stealth=1), superior=leave_torpor(gains_blood(1), stealth=1))
card(
    "Trophy: Revered",
    put_in_play(),
    statics=(gives(BLEED, 2),),
    keywords="trophy",
    one_on_minion="Trophy: Revered",
)
card(
    "Qawiyya el-Ghaduba (G5)",
    statics=(bonus(STRENGTH, 2),),
    abilities=(during(MINION_PHASE, unlock_self(), own=True, blood=2),),
)
