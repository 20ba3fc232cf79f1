"""The picture as one page that needs nothing else: inline drawings, and the same numbers as tables."""

from __future__ import annotations

from html import escape
from pathlib import Path

from elysium.arena.balance import Balance
from elysium.arena.files import refusing
from elysium.arena.picture.panels import FAIR, Axis, DataPoint, FactorPanels, Panel, across, picture_of
from elysium.engine.text import Speech

STYLE = (Path(__file__).parent / "page.css").read_text(encoding="utf-8")
ACROSS = 3
ROW = 26
TOP = 8
AXIS = 26
PLOT = 240
VALUE = 44
LETTER = 7.4
"""About how wide a letter of a name is."""
SHAPES = {
    "above": "M0 -5.5 L5.5 4.5 L-5.5 4.5 Z",
    "below": "M0 5.5 L5.5 -4.5 L-5.5 -4.5 Z",
    "even": "M-4.5 0 A4.5 4.5 0 1 0 4.5 0 A4.5 4.5 0 1 0 -4.5 0 Z",
}
COLUMNS = ("ui-games", "ui-wins", "ui-share", "ui-balance-fair", "ui-balance-ratio", "ui-interval")


def write_page(balance: Balance, speech: Speech, file: Path) -> None:
    page = page_of(balance, speech)
    with refusing(file):
        file.write_text(page, encoding="utf-8")


def page_of(balance: Balance, speech: Speech) -> str:
    say = speech.say
    picture = picture_of(balance, speech)
    sections = "\n".join(_section(section, picture.axis, speech) for section in picture.sections)
    notes = "\n".join(f'<p class="note">{escape(note)}</p>' for note in picture.notes)
    return f"""<!doctype html>
<html lang="{speech.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(picture.title)}</title>
<style>
{STYLE}</style>
</head>
<body>
<main>
<header>
<h1>{escape(picture.title)}</h1>
<p>{escape(picture.about)}</p>
<p>{escape(say("ui-balance-legend"))}</p>
{notes}
<ul class="key">
{_key(speech)}
</ul>
</header>
{sections}
</main>
<footer>{escape(say("ui-balance-caution"))} {escape(say("fan-notice"))}</footer>
</body>
</html>
"""


def _key(speech: Speech) -> str:
    words = {
        "above": speech.say("ui-balance-above"),
        "even": speech.say("ui-balance-even"),
        "below": speech.say("ui-balance-below"),
    }
    return "\n".join(f'<li class="{verdict}">{escape(text)}</li>' for verdict, text in words.items())


def _section(section: FactorPanels, axis: Axis, speech: Speech) -> str:
    drawings = "\n".join(_drawing(section, panel, axis, speech) for panel in section.panels)
    first, *others = section.panels
    more = "\n".join(_table(section, panel, speech) for panel in others)
    if more:
        more = f"<details>\n<summary>{escape(speech.say('ui-balance-by-size'))}</summary>\n{more}\n</details>"
    return f"""<section>
<h2>{escape(section.title)}</h2>
<div class="panels" style="--across: {across(len(section.panels), ACROSS)}">
{drawings}
</div>
{_table(section, first, speech)}
{more}
</section>"""


def _drawing(section: FactorPanels, panel: Panel, axis: Axis, speech: Speech) -> str:
    """The table has the same numbers: to those who do not see, the drawing only says what it is."""
    left = round(max(24, LETTER * max(len(mark.name) for mark in section.panels[0].marks) + 14))
    bottom = TOP + ROW * len(panel.marks)
    lines = []
    for tick in axis.ticks:
        at = _at(left, axis, tick)
        kind = "fair" if tick == FAIR else "tick"
        lines.append(f'<line class="{kind}" x1="{at}" x2="{at}" y1="{TOP}" y2="{bottom}"/>')
        text = escape(speech.say("ui-balance-times", value=tick))
        lines.append(f'<text class="{kind}" x="{at}" y="{bottom + 18}" text-anchor="middle">{text}</text>')
    lines += [_row(mark, left, TOP + ROW * place + ROW // 2, axis) for place, mark in enumerate(panel.marks)]
    label = escape(speech.say("ui-balance-drawing", factor=section.title, table=panel.title))
    inside = "\n".join(lines)
    return f"""<figure>
<figcaption>{escape(panel.title)}</figcaption>
<svg role="img" aria-label="{label}" viewBox="0 0 {left + PLOT + VALUE} {bottom + AXIS}">
{inside}
</svg>
</figure>"""


def _at(left: int, axis: Axis, ratio: float) -> float:
    return round(left + PLOT * axis.part(ratio), 1)


def _row(mark: DataPoint, left: int, y: int, axis: Axis) -> str:
    one = mark.standing
    low, middle, high = (_at(left, axis, ratio) for ratio in (one.ratio_low, one.ratio, one.ratio_high))
    return (
        f'<g class="{one.verdict}"><title>{escape(mark.sentence)}</title>'
        f'<text class="name" x="{left - 10}" y="{y + 5}" text-anchor="end">{escape(mark.name)}</text>'
        f'<line class="bar" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>'
        f'<path d="{SHAPES[one.verdict]}" transform="translate({middle} {y})"/>'
        f'<text class="value" x="{left + PLOT + VALUE}" y="{y + 5}" text-anchor="end">{escape(mark.ratio)}</text></g>'
    )


def _table(section: FactorPanels, panel: Panel, speech: Speech) -> str:
    say = speech.say
    heads = "".join(f'<th scope="col">{escape(say(column))}</th>' for column in COLUMNS)
    rows = []
    for mark in panel.marks:
        one = mark.standing
        cells = (
            say("ui-balance-count", value=one.games),
            say("ui-balance-wins", value=one.wins),
            say("ui-balance-percent", value=one.share),
            say("ui-balance-percent", value=one.fair),
            mark.ratio,
            mark.interval,
        )
        inside = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f'<tr class="{one.verdict}"><th scope="row">{escape(mark.name)}</th>{inside}</tr>')
    body = "\n".join(rows)
    caption = escape(f"{section.title}: {panel.title}")
    return f"""<div class="table">
<table>
<caption>{caption}</caption>
<thead><tr><th scope="col">{escape(section.title)}</th>{heads}</tr></thead>
<tbody>
{body}
</tbody>
</table>
</div>"""
