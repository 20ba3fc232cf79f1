"""Simulations on the screen: a progress bar, then the table of results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from elysium.arena.balance import Balance
from elysium.arena.simulate import Plan, Share, Simulation, simulate
from elysium.bots.bot import make_bot
from elysium.compiled import form_taken
from elysium.engine.option_files import with_files
from elysium.engine.registry import load_game
from elysium.engine.text import Speech
from elysium.terminal.errors import INTERRUPTED
from elysium.terminal.listing import print_json


def show_simulation(
    name: str,
    players: int,
    options: Mapping[str, str],
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    as_json: bool,
    language: str,
) -> int:
    game = load_game(name)
    setup = game.setup(players, with_files(game, options))
    for spec in bots:
        make_bot(spec, game)
    speech = Speech(language, game)
    plan = Plan(setup, tuple(bots), games, seed)
    with progress_bar(games, speech) as advance:
        simulation = simulate(plan, jobs, advance)
    if as_json:
        print_json(simulation)
    else:
        _show(simulation, speech)
    return 0 if simulation.complete else INTERRUPTED


@contextmanager
def progress_bar(games: int, speech: Speech) -> Iterator[Callable[[int], None]]:
    """While games are played: what is given takes the number of games that are done."""
    console = Console(stderr=True)
    if console.is_terminal:
        # On a line of its own: a long sentence would leave no room for the bar.
        console.print(speech.say("ui-simulating", form=speech.say(f"rules-form-{form_taken()}")), highlight=False)
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True)
    with bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.advance(task, done)


def _show(simulation: Simulation, speech: Speech) -> None:
    console = Console(highlight=False)
    for title, shares in (
        ("ui-bot", simulation.results.bots),
        ("ui-seat", simulation.results.seats),
    ):
        console.print(_table(title, shares, speech))
    if load_game(simulation.game).statistics.counts_points:
        console.print(_points_table(simulation.results.bots, speech))
    print_effort(console, simulation, speech)


def print_effort(console: Console, done: Simulation | Balance, speech: Speech) -> None:
    """How much was played and how fast, and whether that is all."""
    if not done.complete:
        console.print(f"[yellow]{speech.say('ui-partial', games=done.games)}[/]")
    console.print(
        speech.say(
            "ui-simulated",
            games=done.games,
            decisions=done.decisions,
            seconds=round(done.seconds, 1),
            rate=round(done.decisions / done.seconds) if done.seconds else 0,
        )
    )


def _table(title: str, shares: Sequence[Share], speech: Speech) -> Table:
    table = Table()
    table.add_column(speech.say(title))
    for column in ("ui-games", "ui-wins", "ui-share", "ui-interval"):
        table.add_column(speech.say(column), justify="right")
    for share in shares:
        table.add_row(
            share.name,
            str(share.games),
            f"{share.wins:.1f}",
            f"{share.share:.1%}",
            f"{share.low:.1%} – {share.high:.1%}",
        )
    return table


def _points_table(shares: Sequence[Share], speech: Speech) -> Table:
    """Points, and how many more than the others at the same table."""
    table = Table()
    table.add_column(speech.say("ui-bot"))
    for column in ("ui-points", "ui-margin", "ui-interval"):
        table.add_column(speech.say(column), justify="right")
    for share in shares:
        table.add_row(
            share.name,
            f"{share.points:.2f}",
            f"{share.margin:+.2f}",
            f"{share.margin_low:+.2f} – {share.margin_high:+.2f}",
        )
    return table
