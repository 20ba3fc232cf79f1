"""Lists: the games there are, the rules of one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from elysium.engine.registry import game_names, load_game
from elysium.engine.text import Speech
from elysium.judge.coverage import NOT_APPLICABLE, TESTED, UNTESTED, rule_states, tests_folder

STYLES = {TESTED: "green", NOT_APPLICABLE: "yellow", UNTESTED: "bold red"}


def print_json(data: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def show_games(language: str, as_json: bool) -> int:
    games = [load_game(name) for name in game_names()]
    if as_json:
        print_json(
            [
                {"name": game.name, "players": [game.players[0], game.players[-1]], "options": list(game.option_help())}
                for game in games
            ]
        )
        return 0
    console = Console()
    for game in games:
        speech = Speech(language, game)
        low, high = game.players[0], game.players[-1]
        console.print(
            f"[bold]{game.name}[/]  {speech.say('game-name')}, {speech.say('ui-players', low=low, high=high)}"
        )
        console.print(f"  {speech.say('game-blurb')}", highlight=False)
        for option, message in game.option_help().items():
            console.print(f"  --option {option}=…  {speech.say(message)}", highlight=False, markup=False)
    return 0


def show_rules(name: str, tests: Path | None, as_json: bool, language: str) -> int:
    game = load_game(name)
    states = rule_states(game, tests_folder(game, tests))
    if as_json:
        print_json(states)
        return 0
    speech = Speech(language, game)
    table = Table(show_lines=False)
    for column in ("ui-rule", "ui-statement", "ui-state", "ui-tests"):
        table.add_column(speech.say(column))
    for state in states:
        said = speech.say(f"ui-state-{state.state.replace(' ', '-')}")
        where = "\n".join(state.tests) or state.reason
        table.add_row(state.id, speech.rule(state.id), f"[{STYLES[state.state]}]{said}[/]", where)
    console = Console()
    console.print(table)
    counts = {kind: sum(state.state == kind for state in states) for kind in STYLES}
    summary = speech.say(
        "ui-rules-summary",
        all=len(states),
        tested=counts[TESTED],
        inapplicable=counts[NOT_APPLICABLE],
        untested=counts[UNTESTED],
    )
    console.print(summary, highlight=False)
    return 0
