"""Lists: the games there are, the rules of one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from elysium.engine.game import Game
from elysium.engine.refusal import UnknownName
from elysium.engine.registry import game_names, load_game, working_games
from elysium.engine.text import MissingMessage, Speech
from elysium.judge.coverage import NOT_APPLICABLE, PENDING, TESTED, UNTESTED, rule_states, tests_folder

STYLES = {TESTED: "green", NOT_APPLICABLE: "yellow", UNTESTED: "bold red", PENDING: "cyan"}


def print_json(data: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def show_games(language: str, as_json: bool) -> int:
    if as_json:
        print_json(
            [
                {
                    "name": game.name,
                    "players": [game.players[0], game.players[-1]],
                    "options": [option.name for option in game.opening.options()],
                }
                for game in working_games()
            ]
        )
        return 0
    console = Console(highlight=False)
    for name in game_names():
        try:
            text = _about(load_game(name), language)
        except UnknownName as refusal:
            text = _broken(name, refusal, language)
        except (MissingMessage, OSError, ValueError) as error:
            detail = f"{type(error).__name__}: {error}"
            text = _broken(name, UnknownName("game-does-not-load", name=name, detail=detail), language)
        console.print(text)
    return 0


def _broken(name: str, refusal: UnknownName, language: str) -> Text:
    return Text.assemble((name, "bold"), "  ", (Speech(language).refusal(refusal), "red"))


def _about(game: Game[Any], language: str) -> Text:
    say = Speech(language, game).say
    players = say("ui-players", low=game.players[0], high=game.players[-1])
    text = Text.assemble((game.name, "bold"), f"  {say('game-name')}, {players}\n  {say('game-blurb')}")
    for option, message, *_ in game.opening.options():
        text.append(f"\n  --option {option}=…  {say(message)}")
    return text


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
        table.add_row(state.id, Text(speech.rule(state.id)), Text(said, style=STYLES[state.state]), Text(where))
    console = Console()
    console.print(table)
    counts = {kind: sum(state.state == kind for state in states) for kind in STYLES}
    summary = speech.say(
        "ui-rules-summary",
        all=len(states),
        tested=counts[TESTED],
        inapplicable=counts[NOT_APPLICABLE],
        untested=counts[UNTESTED],
        pending=counts[PENDING],
    )
    console.print(summary, highlight=False)
    return 0
