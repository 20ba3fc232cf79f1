"""When a choice may be shown: how long it took must tell nothing about what a seat holds.

A seat with nothing to choose from would answer at once, one with a full hand late. So a choice is shown only at
moments that are known beforehand: never before `pace` seconds have passed, after its whole time for a bot that thinks
for a time, and then at whole steps of `pace`. A pace of 0 shows everything as soon as it is there.
"""

from __future__ import annotations

from math import ceil, floor

from elysium.server.thinking.strengths import fixed_seconds


def shown_after(bot: str, asked_at: float, finished_at: float, pace: float, *, hurried: bool = False) -> float:
    """The moment at which a bot's choice is applied. Of its whole time somebody in a hurry lets it off."""
    if pace <= 0.0:
        return finished_at
    first = asked_at + (pace if hurried else first_moment(bot, pace))
    steps = max(0, ceil((finished_at - first) / pace))
    shown = first + steps * pace
    return shown if shown >= finished_at else first + (steps + 1) * pace


def passed_after(asked_at: float, pace: float) -> float:
    """The moment at which a person passes who has nothing else to do, or does not want to be asked."""
    return asked_at + max(0.0, pace)


def first_moment(bot: str, pace: float) -> float:
    """How long after it was asked a bot's choice is shown at the earliest.

    The answer of a bot that thinks for two seconds arrives a little after them; one step more hides how much.
    """
    return fixed_seconds(bot) + pace


def shown_progress(bot: str, asked_at: float, now: float, pace: float) -> int:
    """How far a bot has come, in percent, as others may see it: by the clock alone.

    How quickly a search goes on depends on how many options it has. A bot without a time of its own comes half of the
    remaining way nearer with every step.
    """
    spent = max(0.0, now - asked_at)
    seconds = fixed_seconds(bot)
    if seconds:
        return min(99, int(100 * spent / seconds))
    return 0 if pace <= 0.0 else min(99, int(100 - 100 * 0.5 ** floor(spent / pace)))
