"""Whom a game favours, on the screen and in files: tables, numbers and pictures."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from elysium.arena.balance import Balance, Standing, plan_balance, weigh
from elysium.arena.files import PNG, csv_file, make_room, picture_files, write_csv
from elysium.arena.picture.image import check_drawing, write_image
from elysium.arena.picture.page import write_page
from elysium.arena.picture.panels import factor_name, value_name
from elysium.arena.simulate import PATIENCE
from elysium.arena.statistics import wilson
from elysium.bots.bot import make_bot
from elysium.engine.option_files import with_files
from elysium.engine.refusal import Refusal
from elysium.engine.registry import load_game
from elysium.engine.text import Speech
from elysium.terminal.errors import INTERRUPTED
from elysium.terminal.listing import print_json
from elysium.terminal.simulate import print_effort, progress_bar

STYLES = {"above": "green", "below": "red", "even": ""}
SIGNS = {"above": "▲", "below": "▼", "even": " "}
NARROWEST = 100
HERE = "."


def show_balance(
    name: str,
    counts: Sequence[int],
    options: Mapping[str, str],
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    csv: str,
    plot: str,
    only_named: bool,
    as_json: bool,
    language: str,
) -> int:
    """Files go to the folder in which one is unless a place is named; programs get only those that are named."""
    game = load_game(name)
    plans = plan_balance(game, counts, with_files(game, options), bots, games, seed)
    for spec in bots:
        make_bot(spec, game)
    speech = Speech(language, game)
    unnamed = "" if only_named or as_json else HERE
    numbers = [csv_file(csv or unnamed, name)] if csv or unnamed else []
    pictures = _pictures(plot, name) if plot else _usual_pictures(name, speech) if unnamed else []
    files = [*numbers, *pictures]
    there = {file for file in files if file.exists()}
    make_room(files)
    with progress_bar(games, speech) as advance:
        balance = weigh(plans, jobs, advance)
    if as_json:
        print_json(balance)
    else:
        _show(balance, speech)
    if balance.games:
        for file in numbers:
            write_csv(balance, file)
        for file in pictures:
            write = write_image if file.suffix == PNG else write_page
            write(balance, speech, file)
        for file in files:
            message = "ui-balance-replaced" if file in there else "ui-balance-written"
            print(speech.say(message, file=str(file)), file=sys.stderr)
    return 0 if balance.complete else INTERRUPTED


def _pictures(place: str, name: str) -> list[Path]:
    files = picture_files(place, name)
    if any(file.suffix == PNG for file in files):
        check_drawing()
    return files


def _usual_pictures(name: str, speech: Speech) -> list[Path]:
    """Nobody has asked for a PNG by name, so one that cannot be drawn stops nothing."""
    try:
        return _pictures(HERE, name)
    except Refusal as refusal:
        print(speech.say("ui-balance-no-png", **refusal.details), file=sys.stderr)
        return [file for file in picture_files(HERE, name) if file.suffix != PNG]


def _show(balance: Balance, speech: Speech) -> None:
    screen = Console(highlight=False)
    console = Console(highlight=False, width=max(screen.width, NARROWEST))
    for factor in balance.factors():
        console.print(_standings(factor, balance, speech))
        if len(balance.sizes) > 1:
            console.print(_by_size(factor, balance, speech))
    console.print(_sizes(balance, speech))
    console.print(speech.say("ui-balance-legend"))
    console.print(f"{speech.say('ui-balance-above')}  {speech.say('ui-balance-below')}")
    if balance.given_up:
        console.print(speech.say("ui-balance-given-up", games=balance.given_up, most=PATIENCE), style="yellow")
    print_effort(console, balance, speech)


def _table(first: str, columns: Sequence[str]) -> Table:
    table = Table()
    table.add_column(first)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _standings(factor: str, balance: Balance, speech: Speech) -> Table:
    say = speech.say
    columns = ("ui-games", "ui-wins", "ui-share", "ui-balance-fair", "ui-balance-ratio", "ui-interval")
    table = _table(factor_name(factor, speech), [say(column) for column in columns])
    for one in balance.of(factor):
        table.add_row(
            value_name(one, speech),
            say("ui-balance-count", value=one.games),
            say("ui-balance-wins", value=one.wins),
            say("ui-balance-percent", value=one.share),
            say("ui-balance-percent", value=one.fair),
            _ratio(one, speech),
            say("ui-balance-span", low=one.ratio_low, high=one.ratio_high),
            style=STYLES[one.verdict],
        )
    return table


def _ratio(standing: Standing, speech: Speech) -> str:
    return f"{speech.say('ui-balance-times', value=standing.ratio)} {SIGNS[standing.verdict]}"


def _by_size(factor: str, balance: Balance, speech: Speech) -> Table:
    """The same values at tables of each size, as multiples of the fair share."""
    sizes = [size.players for size in balance.sizes]
    found = {(one.value, one.players): one for size in sizes for one in balance.of(factor, size)}
    table = _table(speech.say("ui-balance-by-size"), [str(size) for size in sizes])
    for one in balance.of(factor):
        cells = [found.get((one.value, size)) for size in sizes]
        table.add_row(
            value_name(one, speech),
            *(Text(_ratio(cell, speech), STYLES[cell.verdict]) if cell else "" for cell in cells),
        )
    return table


def _sizes(balance: Balance, speech: Speech) -> Table:
    say = speech.say
    columns = ("ui-games", "ui-balance-shared", "ui-interval", "ui-balance-length")
    table = _table(say("ui-balance-number"), [say(column) for column in columns])
    for size in balance.sizes:
        low, high = (say("ui-balance-percent", value=edge) for edge in wilson(size.shared, size.games))
        table.add_row(
            str(size.players),
            say("ui-balance-count", value=size.games),
            say("ui-balance-percent", value=size.shared / max(1, size.games)),
            f"{low} – {high}",
            say("ui-balance-wins", value=size.decisions / max(1, size.games)),
        )
    return table
