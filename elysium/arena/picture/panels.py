"""What a picture of balance shows, in words and numbers; how it is drawn is left to the page and the image."""

from __future__ import annotations

from math import ceil, floor
from typing import NamedTuple

from elysium.arena.balance import ALL_TABLES, Balance, Standing
from elysium.arena.simulate import PATIENCE
from elysium.engine.text import Speech

FAIR = 1.0
WIDEST = 3.0
"""What is further off than this many fair shares is cut at the edge, unless a share itself lies there."""


class DataPoint(NamedTuple):
    """One value: where it stands, and how that reads."""

    name: str
    standing: Standing
    ratio: str
    interval: str
    sentence: str


class Panel(NamedTuple):
    """One factor at tables of one size, or of all."""

    title: str
    marks: list[DataPoint]


class FactorPanels(NamedTuple):
    """One factor: all tables first, then each size of table if there are several."""

    title: str
    panels: list[Panel]


class Axis(NamedTuple):
    """From and to how many fair shares, the same in all panels."""

    low: float
    high: float
    ticks: list[float]

    def part(self, ratio: float) -> float:
        """How far along the axis, from 0 to 1."""
        return min(1.0, max(0.0, (ratio - self.low) / (self.high - self.low)))


class Picture(NamedTuple):
    title: str
    about: str
    notes: list[str]
    """Said if the run was stopped early, or games were left out."""
    sections: list[FactorPanels]
    axis: Axis


def value_name(standing: Standing, speech: Speech) -> str:
    if standing.value.isdecimal():
        return standing.value
    return speech.say(f"{standing.factor.rpartition('/')[2]}-{standing.value}")


def factor_name(factor: str, speech: Speech) -> str:
    return speech.say(f"factor-{factor.replace('/', '-')}")


def table_name(players: int, speech: Speech) -> str:
    return speech.say("ui-balance-all") if players == ALL_TABLES else speech.say("ui-balance-size", players=players)


def notes_on(balance: Balance, speech: Speech) -> list[str]:
    notes = []
    if not balance.complete:
        notes.append(speech.say("ui-partial", games=balance.games))
    if balance.given_up:
        notes.append(speech.say("ui-balance-given-up", games=balance.given_up, most=PATIENCE))
    return notes


def picture_of(balance: Balance, speech: Speech) -> Picture:
    say = speech.say
    sizes = [size.players for size in balance.sizes]
    shown = [ALL_TABLES, *sizes] if len(sizes) > 1 else sizes
    sections = []
    for factor in balance.factors():
        panels = []
        for players in shown:
            title = table_name(players, speech)
            panels.append(Panel(title, [_mark(one, title, speech) for one in balance.of(factor, players)]))
        sections.append(FactorPanels(factor_name(factor, speech), [panel for panel in panels if panel.marks]))
    bots = ", ".join(dict.fromkeys(balance.bots))
    return Picture(
        say("ui-balance-title", game=say("game-name")),
        say("ui-balance-about", games=balance.games, bots=bots, seed=str(balance.seed)),
        notes_on(balance, speech),
        sections,
        axis_of(balance.standings),
    )


def _mark(standing: Standing, table: str, speech: Speech) -> DataPoint:
    say = speech.say
    name = value_name(standing, speech)
    ratio = say("ui-balance-times", value=standing.ratio)
    interval = say("ui-balance-span", low=standing.ratio_low, high=standing.ratio_high)
    sentence = say("ui-balance-mark", name=name, table=table, ratio=ratio, interval=interval, games=standing.games)
    return DataPoint(name, standing, ratio, interval, sentence)


def across(panels: int, most: int) -> int:
    """How many stand side by side, so that no row has a panel alone where that can be."""
    most = min(most, panels)
    return next((number for number in range(most, 1, -1) if panels % number != 1), most)


def axis_of(standings: list[Standing]) -> Axis:
    """Whole or half steps, with the fair share never at the edge."""
    highest = max((one.ratio for one in standings), default=FAIR)
    far = min(max((one.ratio_high for one in standings), default=FAIR), max(WIDEST, highest))
    near = min((one.ratio_low for one in standings), default=FAIR)
    step = 0.25 if far - near <= 1 else 0.5 if far - near <= 3 else 1.0
    low = min(floor(near / step), floor(FAIR / step) - 1)
    high = max(ceil(far / step), ceil(FAIR / step) + 1)
    return Axis(low * step, high * step, [tick * step for tick in range(low, high + 1)])
