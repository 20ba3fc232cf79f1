"""Combat cards, action modifiers and reactions that cancel other cards, or combats before they begin."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import MODIFIER, REACTION
from elysium.games.vtes.state import ACTION, ROUND
from elysium.games.vtes.vocabulary.clauses import (
    ANNOUNCED,
    AS_PLAYED,
    COMBAT_ENDS,
    OUTSIDE_COMBAT,
    WOULD,
    cancel_in_combat,
    cancel_reaction,
    card,
    modifier,
    needing,
    reaction,
    seldom,
    strike,
)
from elysium.games.vtes.vocabulary.conditions import (
    being_played,
    block_would_be_resolved,
    by_capacity,
    by_vampire,
    is_,
    played_is,
    played_requires,
    strike_played,
    succeeded,
    would_fight,
)
from elysium.games.vtes.vocabulary.control import afterwards, if_
from elysium.games.vtes.vocabulary.effects import (
    bar_repeating,
    burn_blood,
    cancel,
    end_before_combat,
    gain_pool,
    lock,
    no_more_modifiers,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import BLOCK, cannot
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    IT,
    PLAYER,
    RIVAL,
    SELF,
    ally,
    capacity,
    unlocked,
    vampire,
    younger,
)

card("Death Seeker", cancel_in_combat(), limit=ROUND)
card(
    "Hide the Mind",
    basic=cancel_in_combat(played_requires("aus"), pays_nothing=True),
    superior=modifier(cancel(pays=False), windows=AS_PLAYED, when=(being_played(REACTION), played_requires("aus"))),
)
card(
    "Iron Heart",
    basic=cancel_reaction(MODIFIER, when=(played_requires("pre"),)),
    superior=cancel_reaction(MODIFIER, when=(played_requires("dom"),)),
)
WARDS = (being_played(REACTION), played_requires("aus"))
REAPS = afterwards(if_(succeeded(), [gain_pool(1)]))
card(
    "I am Legion",
    needing(modifier(stealth=1), 1, "dai"),
    needing(modifier(cancel(), windows=AS_PLAYED, when=WARDS), 1, "dai", "obf"),
    needing(modifier(cancel(), REAPS, windows=AS_PLAYED, when=WARDS), 2, "dai", "obf"),
    needing(modifier(REAPS), 2, "dai", "obf"),
)
CLEARS = (being_played(*OUTSIDE_COMBAT), played_requires("dem", "dom", "pre"))
card(
    "Touch of Clarity",
    basic=(
        modifier(
            cancel(pays=False),
            lock(SELF),
            windows=AS_PLAYED,
            anyone=True,
            when=(*CLEARS, is_(SELF, unlocked), by_vampire()),
        ),
        reaction(cancel(pays=False), lock(SELF), windows=AS_PLAYED, when=(*CLEARS, by_vampire())),
    ),
    superior=(
        modifier(cancel(pays=False), windows=AS_PLAYED, anyone=True, when=(*CLEARS, is_(SELF, unlocked), by_vampire())),
        reaction(cancel(pays=False), windows=AS_PLAYED, when=(*CLEARS, by_vampire())),
    ),
)

# The combat that would follow

AGAINST_YOUNGER = (would_fight(SELF, ACTOR), is_(ACTOR, vampire(younger())))
card(
    "Obedience",
    basic=reaction(unlock(ACTOR), bar_repeating(), end_before_combat(), windows=WOULD, when=AGAINST_YOUNGER),
    superior=reaction(bar_repeating(), end_before_combat(), windows=WOULD, when=AGAINST_YOUNGER),
)
MAZES = (block_would_be_resolved(SELF), is_(ACTOR, ally() | vampire(younger())))
card(
    "Mental Maze",
    basic=reaction(lock(SELF), end_before_combat(), windows=WOULD, when=MAZES),
    superior=reaction(end_before_combat(), windows=WOULD, when=MAZES),
    keywords="cheap-for-ministry",
)
LULLS = (lock(RIVAL), end_before_combat())
AGAINST_ALLY = (is_(RIVAL, ally()),)
card(
    "Gift of Sleep",
    needing(modifier(stealth=1), 1, "obf"),
    needing(modifier(*LULLS, windows=WOULD, when=AGAINST_ALLY), 1, "obe"),
    needing(reaction(*LULLS, windows=WOULD, when=AGAINST_ALLY), 1, "obe"),
    needing(modifier(stealth=1), 2, "obe"),
)
card(
    "Charismatic Aura",
    basic=seldom(cancel_in_combat(strike_played() | played_is("grapple"), cost=(burn_blood(1, SELF),)), ROUND),
    superior=strike(COMBAT_ENDS),
)
WEAKLING = vampire(capacity(most=6)) | ally()
card(
    "Approximation of Loyalty",
    basic=modifier(cannot(IT, BLOCK, until=ACTION), windows=ANNOUNCED, target=WEAKLING, as_announced=True),
    superior=modifier(
        cancel(pays=False),
        no_more_modifiers(),
        windows=AS_PLAYED,
        when=(being_played(REACTION), is_(PLAYER, WEAKLING)),
    ),
    requires=(by_capacity(7),),
)
