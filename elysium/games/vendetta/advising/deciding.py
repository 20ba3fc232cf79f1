"""For every kind of decision the thought that rates its options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from elysium.engine.state import Option, Question
from elysium.games.vendetta.advising import resolving, turn
from elysium.games.vendetta.advising.outlook import Outlook
from elysium.games.vendetta.rules import (
    auctions,
    blood,
    choosing,
    leaving,
    offers,
    planning,
    programs,
    rearranging,
    resolution,
    rounds,
)
from elysium.games.vendetta.state import FIRST_RELIC

type Thought = Callable[..., list[float]]
"""(outlook, options, chance, details of the question...)."""


def rate_clans(look: Outlook, options: Sequence[Option], random: Callable[[], float]) -> list[float]:
    """The one whose cards promise most, but anybody may have a favourite."""
    return [look.insight.clan_quality[option[1]] + 4.0 * random() for option in options]


def rate_relics(look: Outlook, options: Sequence[Option], random: Callable[[], float]) -> list[float]:
    return [look.insight.relic_worth[option[1] - FIRST_RELIC] for option in options]


def rate_putting_away(look: Outlook, options: Sequence[Option], random: Callable[[], float], *_: int) -> list[float]:
    """The card that one will miss least."""
    return [-look.insight.quality[option[1]] for option in options]


THOUGHTS: Final[dict[int, Thought]] = {
    rounds.pick_clan: rate_clans,
    rounds.pick_relic: rate_relics,
    rounds.put_under: rate_putting_away,
    rearranging.shuffle_which_back: rate_putting_away,
    planning.plan: turn.rate_plan,
    planning.add: turn.rate_adding,
    resolution.use_relic_now: resolving.rate_relic_now,
    resolution.stay_or_withdraw: resolving.rate_staying,
    resolution.act_first: resolving.rate_acting,
    leaving.withdraw_there_instead: resolving.rate_shelter,
    blood.turn_down_instead: resolving.rate_shielding,
    choosing.spend_or_not: resolving.rate_spending,
    choosing.pay_or_turn_down: resolving.rate_paying,
    choosing.deploy_how_much: resolving.rate_deploying,
    choosing.swap_or_not: resolving.rate_swapping,
    choosing.move_half_where: resolving.rate_places,
    choosing.play_blood_where: resolving.rate_places,
    choosing.take_how_much_back: resolving.rate_taking_back,
    choosing.withdraw_or_not: resolving.rate_vanishing,
    choosing.move_to_haven_or_not: resolving.rate_moving,
    choosing.rob_whom: resolving.rate_robbing,
    choosing.return_which: resolving.rate_returning,
    choosing.look_where: resolving.rate_sights,
    rearranging.whose_hand: resolving.rate_hands,
    rearranging.take_back_which: resolving.rate_recalling,
    rearranging.turn_down_which: resolving.rate_turning_down,
    auctions.bid: resolving.rate_bidding,
    auctions.turn_one_down: resolving.rate_giving_up,
    rearranging.forestall_which: resolving.rate_forestalling,
    offers.choose_one: resolving.rate_offers,
    offers.pay_for_turning_up: resolving.rate_turning_up,
    programs.include_partner: resolving.rate_sparing,
}


def ratings(look: Outlook, question: Question, options: Sequence[Option], random: Callable[[], float]) -> list[float]:
    """What each option is worth, in points of influence."""
    return THOUGHTS[question[1]](look, options, random, *question[2:])
