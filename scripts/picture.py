"""Draws the pictures of play in the README: `python scripts/picture.py mascarade docs/images/table.svg`."""

import sys
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from elysium.engine.match import Match
from elysium.engine.registry import load_game
from elysium.engine.text import Speech
from elysium.terminal.table import BLOOD, GOLD, draw, show_log

NAMES = ["Ana", "Ambra", "Bastian", "Cosima", "Dorian", "Elvira"]
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" xml:space="preserve">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: {char_height}px;
line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs>{lines}</defs>
<rect width="{width}" height="{height}" rx="14" fill="#120c10"/>
<g transform="translate(18, 14)">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


PLAYERS = {"mascarade": 6, "vtes": 4}
WIDTHS = {"mascarade": 92, "vtes": 108}


def worth_showing(match: Match) -> bool:
    """The person's own turn, when most cards can be several things; or a block attempt with a choice."""
    if match.game.name == "vtes":
        view = match.observe(0)
        return match.game.manners.moment(view) == "decide-block" and len(view.options) > 3 and len(match.history) > 300
    possible = match.game.views.knowledge(match.observe(0), NAMES)
    doubtful = sum(len(masks) > 1 for masks in possible.values())
    return len(match.history) > 10 and len(match.observe(0).options) > 10 and doubtful >= 4


def played(name: str, seed: int) -> Match | None:
    """A game between sensible players, up to a moment worth showing."""
    game = load_game(name)
    players = PLAYERS[name]
    match = Match.deal(game, game.setup(players), NAMES[:players], f"picture {seed}".encode())
    rng = Random(seed)
    while match.state.asked:
        if worth_showing(match):
            return match
        seat = match.state.asked[0][0]
        match.play(seat, game.mind.advise(match.observe(seat), rng))
    return None


def main(name: str, target: Path) -> None:
    game = load_game(name)
    speech = Speech("en", game)
    match = next(match for match in (played(name, seed) for seed in range(1000)) if match)
    view = match.observe(0)
    console = Console(record=True, width=WIDTHS[name], file=StringIO(), highlight=False, force_terminal=True)
    show_log(console, [speech.event(event, NAMES) for event in match.events_for(0)][-9:])
    console.rule(style=BLOOD)
    console.print(
        draw(game.views.board(view), 0, NAMES, {mark: known.faces for mark, known in game.known(view).items()}, speech)
    )
    console.print(Text(speech.question(view, NAMES), style=f"bold {GOLD}"))
    for number, option in enumerate(view.options[:8], 1):
        console.print(Text.assemble((f"{number:>3} ", GOLD), speech.option(option, 0, NAMES)))
    console.print(Text("  …", style=GOLD))
    target.write_text(console.export_svg(title="", code_format=FRAME, unique_id="table"), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
