"""The picture as an image, drawn by matplotlib, which is installed only by those who want it."""

from __future__ import annotations

from itertools import batched
from pathlib import Path
from typing import TYPE_CHECKING

from elysium.arena.balance import Balance
from elysium.arena.files import refusing
from elysium.arena.picture.panels import FAIR, Axis, Panel, Picture, across, picture_of
from elysium.engine.refusal import Refusal
from elysium.engine.text import Speech

if TYPE_CHECKING:
    from matplotlib.axes import Axes

GROUND, SURFACE, LINE, TEXT, SECONDARY, GOLD = "#120c10", "#1c1418", "#3a2a31", "#ece2d4", "#b3a79c", "#d0ab62"
COLOURS = {"above": "#58ab94", "below": "#ff6b80", "even": "#b3a79c"}
SHAPES = {"above": "^", "below": "v", "even": "o"}
ACROSS = 4
PANEL_WIDTH = 4.0
ROW_HEIGHT = 0.27
AROUND = 1.2
"""Inches above and below the rows of a panel: its title, its axis and some air."""


def check_drawing() -> None:
    """A refusal that says what to install, before anything is played."""
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        raise Refusal("no-matplotlib", command="pip install 'elysium[plots]'") from None


def write_image(balance: Balance, speech: Speech, file: Path) -> None:
    from matplotlib import rc_context
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    picture = picture_of(balance, speech)
    wide = across(max(len(section.panels) for section in picture.sections), ACROSS)
    rows = [(section.title, row) for section in picture.sections for row in batched(section.panels, wide)]
    heights = [AROUND + ROW_HEIGHT * max(len(panel.marks) for panel in row) for _, row in rows]
    with rc_context({"font.family": ["DejaVu Sans"], "font.size": 9.5, "text.color": TEXT}):
        figure = Figure(figsize=(max(2, wide) * PANEL_WIDTH, sum(heights) + AROUND), facecolor=GROUND)
        FigureCanvasAgg(figure)
        figure.set_layout_engine("constrained", h_pad=0.12, w_pad=0.12)
        figure.suptitle(picture.title, fontsize=19, family="DejaVu Serif", color=GOLD)
        grid = figure.add_gridspec(len(rows), wide, height_ratios=heights)
        for at, (title, row) in enumerate(rows):
            for column, panel in enumerate(row):
                axes = figure.add_subplot(grid[at, column])
                axes.set_title(f"{title}\n{panel.title}" if column == 0 else panel.title, color=TEXT, loc="left")
                _draw(axes, panel, max(len(one.marks) for one in row), picture.axis, speech)
        figure.supxlabel(_legend(picture, speech), color=SECONDARY, fontsize=9, wrap=True)
        with refusing(file):
            figure.savefig(file, dpi=120, facecolor=GROUND, metadata={"Title": picture.title, "Software": None})


def _legend(picture: Picture, speech: Speech) -> str:
    say = speech.say
    signs = (say("ui-balance-above"), say("ui-balance-even"), say("ui-balance-below"))
    return "\n".join((" ".join((picture.about, *picture.notes)), say("ui-balance-legend"), "   ".join(signs)))


def _draw(axes: Axes, panel: Panel, lines: int, axis: Axis, speech: Speech) -> None:
    places = range(len(panel.marks))
    axes.set_facecolor(SURFACE)
    axes.axvline(FAIR, color=GOLD, linewidth=1.2, zorder=1)
    for place, mark in zip(places, panel.marks, strict=True):
        one = mark.standing
        colour = COLOURS[one.verdict]
        axes.hlines(place, max(axis.low, one.ratio_low), min(axis.high, one.ratio_high), color=colour, linewidth=2)
        axes.plot([one.ratio], [place], SHAPES[one.verdict], color=colour, markersize=6.5, zorder=3)
        axes.annotate(
            mark.ratio, (1, place), (4, 0), xycoords=("axes fraction", "data"), textcoords="offset points",
            va="center", color=TEXT,
        )  # fmt: skip
    axes.set_yticks(places, [mark.name for mark in panel.marks], color=TEXT)
    axes.set_ylim(lines - 0.4, -0.6)
    axes.set_xlim(axis.low, axis.high)
    axes.set_xticks(axis.ticks, [speech.say("ui-balance-times", value=tick) for tick in axis.ticks], color=SECONDARY)
    axes.grid(axis="x", color=LINE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    for side in axes.spines.values():
        side.set_color(LINE)
