"""What an option of one's own turn costs and leads to, so that a whole turn can be put together before it is played."""

from __future__ import annotations

from collections.abc import Callable

from elysium.engine.parts import Outlook
from elysium.engine.state import Option
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.rules.blood import tokens_from_draining
from elysium.games.vendetta.rules.planning import add, most_blood, plan, price_of_playing
from elysium.games.vendetta.state import FATAL_TOKENS, Vendetta
from elysium.games.vendetta.terms import DRAIN, PLAY


def outlook(view: Vendetta) -> Callable[[Option], Outlook] | None:
    """For a card that is played its price, what the pool is then, and what blood and tokens may go with it;
    for a card that is drained the tokens it brings, and whether they are too many. All of it is public."""
    if not any(seat == view.viewer and choice in (plan, add) for seat, choice, *_ in view.asked):
        return None
    edition, seat = EDITIONS[view.edition], view.viewer
    pool, tokens = view.pool[seat], view.tokens[seat]

    def foretell(option: Option) -> Outlook:
        if option[0] == PLAY:
            _, _, district, face = option
            price = price_of_playing(edition, view.allies[seat], view.locations[district], face)
            left = pool - price
            foretold = ("price", price), ("pool", left), ("blood", most_blood(left))
            unused = tokens - view.flipped[seat]
            return (*foretold, ("tokens", unused)) if unused else foretold
        if option[0] == DRAIN and (more := tokens_from_draining(edition, option[1])):
            brought = ("tokens", more)
            return (brought, ("out", 1)) if tokens + more >= FATAL_TOKENS else (brought,)
        return ()

    return foretell
