"""What a question is about: the card that asks, how much, where and whom it concerns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elysium.engine.state import Seat
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.cards.grammar import WORDS
from elysium.games.vendetta.cards.language import (
    AT_REVEAL,
    EACH_RIVAL,
    YOU,
    Effect,
)
from elysium.games.vendetta.kinds import PURPOSES
from elysium.games.vendetta.rules.auctions import bid, turn_one_down
from elysium.games.vendetta.rules.blood import blood_for_shielding, turn_down_instead
from elysium.games.vendetta.rules.choosing import (
    deploy_how_much,
    look_where,
    move_half_where,
    move_to_haven_or_not,
    pay_or_turn_down,
    play_blood_where,
    return_which,
    rob_whom,
    spend_or_not,
    swap_or_not,
    take_how_much_back,
    withdraw_or_not,
)
from elysium.games.vendetta.rules.leaving import withdraw_there_instead
from elysium.games.vendetta.rules.offers import choose_one, pay_for_turning_up
from elysium.games.vendetta.rules.planning import add
from elysium.games.vendetta.rules.programs import amount_of, effect_of, include_partner, price_of
from elysium.games.vendetta.rules.rearranging import (
    forestall_which,
    shuffle_which_back,
    take_back_which,
    turn_down_which,
    whose_hand,
)
from elysium.games.vendetta.rules.resolution import demanding_of, price_of_staying, stay_or_withdraw, use_relic_now
from elysium.games.vendetta.state import (
    NOTHING,
    Context,
    Source,
    Vendetta,
    card_of,
    context_of,
)

type Details = dict[str, tuple[str, int]]
"""Arguments of a message: name to (kind, number)."""


def prompt_details(view: Vendetta) -> Details:
    """Of what the viewer is asked, or else of what the others wait for. Everything in it is public."""
    asked = [question for question in view.asked if question[0] == view.viewer] or view.asked
    if not asked:
        return {}
    seat, choice, *details = asked[0]
    if choice in _OF_EFFECTS:
        return _of_effect(view, Seat(seat), *details)
    about = _ABOUT.get(choice)
    return about(view, Seat(seat), *details) if about else {}


# Questions that an effect asks: their details are its context


def _of_effect(view: Vendetta, seat: Seat, *about: int) -> Details:
    ctx = context_of(about)
    effect = effect_of(view, ctx)
    district = ctx.district
    details = {
        "card": ("card", ctx.card),
        "blood": ("blood", amount_of(view, ctx, effect.amount)),
        **_what_follows(view, ctx, effect),
    }
    if ctx.seat < view.seats:
        details["owner"] = ("player", ctx.seat)
    if district < view.districts:
        details["district"] = ("district", district)
        details["deployed"] = ("blood", view.deployed[district * view.seats + seat])
    return details


def _what_follows(view: Vendetta, ctx: Context, effect: Effect) -> Details:
    """What it is for, where a message has words for it."""
    purpose, more = 0, 0
    if effect.then != NOTHING:
        first, *others = EDITIONS[view.edition].programs[effect.then]
        if WORDS[first.word].purpose and first.who in (YOU, EACH_RIVAL) and not others:
            purpose, more = PURPOSES.index(first.word), amount_of(view, ctx, first.amount)
    return {"then": ("purpose", purpose), "more": ("blood", more)}


def _half_deployed(view: Vendetta, seat: Seat, *about: int) -> Details:
    half = view.half_deployed(seat, context_of(about).district)
    return {**_of_effect(view, seat, *about), "blood": ("blood", half)}


def _pool_and_deployed(view: Vendetta, seat: Seat, *about: int) -> Details:
    return {**_of_effect(view, seat, *about), "blood": ("blood", view.pool[seat])}


_OF_EFFECTS: Final = {
    choose_one, bid, whose_hand, take_back_which, turn_down_which, turn_one_down, forestall_which, spend_or_not,
    pay_or_turn_down, deploy_how_much, take_how_much_back, withdraw_or_not, move_to_haven_or_not, rob_whom,
    return_which, look_where, play_blood_where,
}  # fmt: skip


# All others


def _staying(view: Vendetta, seat: Seat, district: int) -> Details:
    demanding = demanding_of(view, seat)
    return {
        "district": ("district", district),
        "price": ("blood", price_of_staying(view, demanding)),
        "card": ("card", card_of(demanding[0]) if demanding else 0),
    }


def _turning_up(view: Vendetta, _: Seat, src: Source, place: int) -> Details:
    return {
        "card": ("card", card_of(src)),
        "blood": ("blood", price_of(view, src, AT_REVEAL)),
        "laid": ("laid", place),
    }


def _turning_down(view: Vendetta, _: Seat, card: int) -> Details:
    return {"card": ("card", card), "blood": ("blood", blood_for_shielding(view, card))}


def _partner(view: Vendetta, seat: Seat, card: int) -> Details:
    """Of the card that may spare the partner."""
    return {"card": ("card", card), "partner": ("player", view.partner(seat))}


def _shelter(_view: Vendetta, _: Seat, district: int, shelter: int) -> Details:
    return {"district": ("district", district), "shelter": ("district", shelter)}


_ABOUT: Final[dict[int, Callable[..., Details]]] = {
    add: lambda _view, _seat, district: {"district": ("district", district)},
    use_relic_now: lambda view, seat: {"card": ("card", view.relics[seat])},
    shuffle_which_back: lambda _view, _seat, card: {"card": ("card", card)},
    stay_or_withdraw: _staying,
    pay_for_turning_up: _turning_up,
    turn_down_instead: _turning_down,
    include_partner: _partner,
    withdraw_there_instead: _shelter,
    move_half_where: _half_deployed,
    swap_or_not: _pool_and_deployed,
}
