"""Which bots the lobby offers, and which a public table allows."""

from __future__ import annotations

from elysium.bots.bot import budget_of
from elysium.engine.refusal import UnknownName

MOST_SECONDS = 20.0
MOST_ITERATIONS = 20_000
STRENGTHS = ("random", "heuristic", "search:100", "search:400", "search:2s")
"""From the weakest to the strongest."""


def check_bot(bot: str) -> None:
    """Refuse what is no bot, and what would keep everybody else's bots waiting."""
    budget = budget_of(bot)
    if budget is None:
        return
    spent = budget.seconds > MOST_SECONDS if budget.is_time else budget.iterations > MOST_ITERATIONS
    if spent:
        raise UnknownName("bot-too-slow", name=bot, seconds=int(MOST_SECONDS), iterations=MOST_ITERATIONS)


def fixed_seconds(bot: str) -> float:
    """How long a bot thinks that thinks for a time; 0 for all others."""
    budget = budget_of(bot)
    return budget.seconds if budget is not None and budget.is_time else 0.0


def iterations_of(bot: str) -> int:
    """How many iterations a bot makes that counts them; 0 for all others."""
    budget = budget_of(bot)
    return 0 if budget is None or budget.is_time else budget.iterations


def longest_seconds(bot: str) -> float:
    """How long a bot may think at a table before it is hurried; 0 for one that does not think ahead."""
    return 0.0 if budget_of(bot) is None else fixed_seconds(bot) or MOST_SECONDS
