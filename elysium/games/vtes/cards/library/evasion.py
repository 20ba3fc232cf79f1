"""Combat cards that get out of the way: dodges, and strikes that end combat."""

from __future__ import annotations

from elysium.games.vtes.cards.library.common import IN_FIRST_ROUND, OF_CATHARI
from elysium.games.vtes.state import ACTION as FOR_ACTION
from elysium.games.vtes.state import BLEED, COMBAT, ROUND, STEALTH, UNTIL_UNLOCK
from elysium.games.vtes.vocabulary.clauses import (
    COMBAT_ENDS,
    DODGE,
    additional_strikes,
    before_range,
    card,
    destroy,
    grants_action,
    maneuver,
    needing,
    own_modifier,
    prevent,
    seldom,
    strike,
)
from elysium.games.vtes.vocabulary.conditions import at_range, bleeding, could_continue, is_, is_dodged
from elysium.games.vtes.vocabulary.control import if_, may
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    burn_this,
    continue_unblocked,
    damage,
    damage_before_range,
    end_combat,
    lock,
    put_played_card_on,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import UNLOCK, cannot, combat_ends, gets, later
from elysium.games.vtes.vocabulary.things import (
    FOE,
    HOST,
    IT,
    SELF,
    controller,
    its_player,
    minion,
    older,
    vampire,
)

card("Dodge", strike(DODGE), replace=COMBAT)
card("Majesty", basic=strike(COMBAT_ENDS), superior=strike(COMBAT_ENDS, unlock(SELF)))
card("No Trace", basic=strike(COMBAT_ENDS, when=(at_range("long"),)), superior=strike(COMBAT_ENDS))
card("Side Strike", basic=strike(DODGE), superior=additional_strikes(1))
card("Earth Meld", basic=strike(COMBAT_ENDS), superior=strike(COMBAT_ENDS, unlock(SELF)))
card("Behind You!", basic=maneuver(when=(IN_FIRST_ROUND,)), superior=strike(DODGE, when=(IN_FIRST_ROUND,)))
card("Sideslip", basic=strike(DODGE), superior=seldom(prevent(1), ROUND))
card("Staredown", basic=strike(DODGE), superior=strike(COMBAT_ENDS))
card(
    "Voracious Vermin",
    basic=strike(DODGE),
    superior=strike(DODGE, additional=1, only_as=destroy(weapon=True, ranged=True), beyond_limit=True),
)
card("Wind Dance", basic=strike(DODGE), superior=strike(DODGE, additional=1, only_as=DODGE))
CLOSE_AND_HITS = at_range("close") & ~is_dodged()
card(
    "Catatonic Fear",
    basic=strike(COMBAT_ENDS),
    superior=strike(
        COMBAT_ENDS,
        if_(CLOSE_AND_HITS, [later(combat_ends(), damage(1, IT, preventable=False, of_strike=True), until=COMBAT)]),
    ),
)
STUNS = if_(CLOSE_AND_HITS, [later(combat_ends(), lock(IT), cannot(IT, UNLOCK, until=UNTIL_UNLOCK), until=COMBAT)])
card(
    "Kiss of Cathari",
    needing(strike(COMBAT_ENDS), 1, "obf"),
    needing(strike(COMBAT_ENDS), 1, "pre"),
    needing(strike(COMBAT_ENDS, STUNS), 2, "obf"),
    needing(strike(COMBAT_ENDS, STUNS), 2, "pre"),
    requires=(OF_CATHARI,),
)
card(
    "Form of Mist",
    basic=strike(DODGE),
    superior=seldom(
        strike(
            COMBAT_ENDS,
            later(
                combat_ends(),
                if_(
                    could_continue(),
                    [may(continue_unblocked(), gets(SELF, STEALTH, until=FOR_ACTION), cost=(burn_blood(1, SELF),))],
                ),
                until=COMBAT,
            ),
        ),
        FOR_ACTION,
    ),
)
card(
    "Torrent",
    basic=additional_strikes(1),
    superior=strike(COMBAT_ENDS, later(combat_ends(), if_(could_continue(), [continue_unblocked()]), until=COMBAT)),
)
card(
    "Pass Through Shadow",
    basic=strike(COMBAT_ENDS),
    superior=strike(COMBAT_ENDS, later(combat_ends(), put_played_card_on(SELF), until=COMBAT)),
    abilities=(own_modifier(stealth=1, cost=(burn_this(),)),),
)
card(
    "Outside the Hourglass",
    needing(strike(DODGE), 1, "obf"),
    needing(maneuver(), 1, "tem"),
    needing(strike(DODGE, optional_maneuver=True), 1, "tem"),
    needing(seldom(before_range(damage_before_range(2, FOE)), ROUND), 2, "tem"),
)
card("Preternatural Evasion", basic=strike(DODGE), superior=strike(COMBAT_ENDS, cost=(burn_blood(1, SELF),)))
card("Meld with the Land", basic=strike(COMBAT_ENDS, unlock(FOE)), superior=strike(COMBAT_ENDS))
card("Spiritual Intervention", basic=strike(DODGE), superior=strike(COMBAT_ENDS))
NO_ELDER = is_(FOE, vampire(~older()))
card(
    "Alpha Glint",
    basic=strike(COMBAT_ENDS, when=(NO_ELDER,)),
    superior=before_range(end_combat(), when=(NO_ELDER,)),
)
card(
    "Unholy Penance",
    basic=strike(COMBAT_ENDS),
    superior=strike(COMBAT_ENDS, later(combat_ends(), put_played_card_on(IT), until=COMBAT)),
    abilities=(grants_action(burn_this(), stealth=1),),
    statics=(gets(minion(its_player), BLEED, when=bleeding(controller(HOST))),),
    one_on_minion="Unholy Penance",
)
card("Arms of the Abyss", basic=strike(DODGE), superior=strike(DODGE, additional=1))
card(
    "Bond with the Mountain",
    needing(strike(DODGE, optional_press=True), 1, "tha"),
    needing(strike(COMBAT_ENDS, unlock(SELF), unlock(FOE)), 1, "vis"),
    needing(strike(COMBAT_ENDS, unlock(SELF)), 2, "vis"),
)
