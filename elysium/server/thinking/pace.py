"""When a choice may be shown: how long it took must tell nothing about what a seat holds.

A seat with nothing to choose from would answer at once, one with a full hand late; a search ends early where only one
option is plausible, or where one is soon seen to be the best. So the moment of a choice is known before its bot is
asked: it follows from the pace of the table, the bot's budget and the time that an iteration takes in this game on this
machine. A bot that is done sooner rests; one that is not is told to answer a while before. Should its answer be late
all the same, it is shown after whole further steps. A pace of 0 shows everything as soon as it is there.
"""

from __future__ import annotations

from math import ceil, inf

from elysium.server.thinking.strengths import MOST_SECONDS, fixed_seconds, iterations_of

USUAL_ITERATION = 0.0005
"""Seconds that an iteration takes in a game in which nobody has found out."""
ALLOWANCE = 1.5
"""Some searches take longer than those that were measured."""
ANSWERING = 0.5
"""The part of a step that a bot has for its answer once it is told to give it."""


def thinking_time(bot: str, iteration: float, pace: float) -> float:
    """How long after it was asked a bot is told to answer; 0 for one that does not think ahead."""
    if seconds := fixed_seconds(bot):
        return seconds
    if not iterations_of(bot):
        return 0.0
    return MOST_SECONDS if pace <= 0.0 else first_moment(bot, iteration, pace) - ANSWERING * pace


def first_moment(bot: str, iteration: float, pace: float) -> float:
    """How long after it was asked a bot's choice is shown, given the seconds that an iteration takes.

    The answer of a bot that thinks for two seconds arrives a little after them; one step more hides how much. So many
    iterations are given whole steps in which there is time for them.
    """
    if seconds := fixed_seconds(bot):
        return seconds + pace
    if pace <= 0.0:
        return 0.0
    needed = min(MOST_SECONDS, ALLOWANCE * iteration * iterations_of(bot))
    return pace * ceil(needed / pace + ANSWERING)


def shown_after(asked_at: float, finished_at: float, moment: float, pace: float, hurried_at: float = inf) -> float:
    """The moment at which a bot's choice is applied, `moment` seconds after it was asked.

    Somebody in a hurry lets it off the rest of its time but for one step, in which it answers if it has not yet.
    """
    if pace <= 0.0:
        return finished_at
    first = min(asked_at + moment, hurried_at + pace)
    steps = max(0, ceil((finished_at - first) / pace))
    shown = first + steps * pace
    return shown if shown >= finished_at else first + (steps + 1) * pace


def passed_after(asked_at: float, pace: float) -> float:
    """The moment at which a person passes who has nothing else to do, or does not want to be asked."""
    return asked_at + max(0.0, pace)


def shown_progress(asked_at: float, now: float, moment: float) -> int:
    """How far a bot has come, in percent, as others may see it: by the clock alone.

    How quickly a search goes on depends on how many options it has.
    """
    return min(99, int(100 * max(0.0, now - asked_at) / moment)) if moment > 0.0 else 0
