"""How fast a game runs here: the rows of `elysium bench`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from random import Random
from statistics import median
from threading import Thread
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from elysium import compiled
from elysium.arena.collector import collect_rarely
from elysium.arena.runtime import form_in_use, interpreter
from elysium.bots.bot import make_bot
from elysium.engine.fields import fields_of
from elysium.engine.game import Game
from elysium.engine.registry import working_games
from elysium.engine.setup import Setup
from elysium.engine.state import State

OURSELVES = "elysium"
BATCH = 100
SEVERAL = 4


class Row(msgspec.Struct):
    """One measure of one engine; no runs means that it could not be measured, and the note says why."""

    peer: str
    game: str
    measure: str
    runs: list[float]
    form: str = ""
    """Of our own rules: pure or compiled."""
    note: str = ""
    median: float = 0.0
    noise: float = 0.0
    """The distance from the slowest to the fastest run, as a part of the median."""
    ratios: dict[str, float] = {}
    """For each of our games how many times better Elysium is at the same measure; empty where nothing compares. For the
    compiled rules how many times better they are than the pure ones."""
    interpreter: str = ""
    """What our own rows were measured on."""

    def settle(self) -> Row:
        if self.runs:
            self.median = median(self.runs)
            self.noise = (max(self.runs) - min(self.runs)) / self.median if self.median else 0.0
        return self


class Subject(NamedTuple):
    """A table that is measured; `label` names it in the rows."""

    label: str
    game: Game[Any]
    setup: Setup
    thoughts: int
    detailed: bool
    """Not only decisions: copies, snapshots and thoughts too."""


@cache
def subjects() -> tuple[Subject, ...]:
    """Of every game that there is the tables that it wants to be measured at."""
    return tuple(
        Subject(
            f"{game.name}-{table.name}" if table.name else game.name,
            game,
            game.setup(table.players or game.usual_players, table.options),
            table.thoughts,
            detailed=not place,
        )
        for game in working_games()
        for place, table in enumerate(game.statistics.measured)
    )


def forms() -> list[str]:
    """The forms of the rules that there are to be measured."""
    return ["pure", "compiled"] if compiled.form_built() == "compiled" else ["pure"]


def measure_forms(runs: int, seconds: float, tell: Callable[[str], None]) -> list[Row]:
    """Pure and compiled in turn, each run in a process of its own, so that a slow hour is slow for both."""
    rows: dict[tuple[str, str, str], Row] = {}
    for number in range(1, runs + 1):
        for form in forms():
            tell(f"{form} {number}/{runs}")
            for row in _in_child(form, seconds):
                known = rows.setdefault((row.game, row.measure, row.form), row)
                if known is not row:
                    known.runs += row.runs
    for row in rows.values():
        row.settle()
    for (game, measure, form), row in rows.items():
        pure = rows[game, measure, "pure"]
        if form != "pure" and row.median and not measure.endswith("_bytes"):
            faster = pure.median / row.median
            row.ratios["pure"] = faster if measure.endswith("_us") else 1 / faster
    return list(rows.values())


def _in_child(form: str, seconds: float) -> list[Row]:
    command = [sys.executable, "-m", "elysium.arena.measure", str(seconds)]
    environment = os.environ | {compiled.WANTED: "1" if form == "compiled" else "0"}
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        rows = child.stdout.read()
    if child.returncode:
        raise subprocess.CalledProcessError(child.returncode, command)
    return msgspec.json.decode(rows, type=list[Row])


def measure_ourselves(runs: int, seconds: float, tell: Callable[[str], None]) -> list[Row]:
    """In this process, with the rules as it has them."""
    collect_rarely()
    rows = []
    for subject in subjects():
        tell(subject.label)
        play = _games(subject.game, subject.setup)
        rows.append(_row(subject, "decisions_per_second", _rates(play, runs, seconds)))
        if subject.detailed:
            rows += _details(subject, runs, seconds)
            search = _search(subject.game, subject.setup, subject.thoughts)
            rows.append(_row(subject, "search_iterations_per_second", _rates(search, runs, seconds)))
    return rows


def _details(subject: Subject, runs: int, seconds: float) -> list[Row]:
    """Copies, snapshots and the first start of a process."""
    rows = []
    game = subject.game
    state = middle_of_a_game(game, subject.setup)
    data = game.save(state)
    for measure, act in (
        ("clone_us", state.clone),
        ("snapshot_save_us", lambda: game.save(state)),
        ("snapshot_load_us", lambda: game.load(data)),
    ):
        rows.append(_row(subject, measure, [1e6 / rate for rate in _rates(_batch(act), runs, seconds)]))
    rows.append(_row(subject, "snapshot_bytes", [float(len(data))]))
    rows.append(_row(subject, "memory_bytes", [float(memory_of(state))]))
    rows.append(_row(subject, "first_start_us", [_first_start(subject) for _ in range(runs)]))
    return rows


def _first_start(subject: Subject) -> float:
    """From nothing to the first decision of a game, in a process of its own."""
    code = (
        "from elysium.engine.registry import load_game\n"
        f"game = load_game({subject.game.name!r})\n"
        f"game.start(game.setup({subject.setup.players}, {subject.setup.options!r}), bytes(32))"
    )
    start = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return 1e6 * (perf_counter() - start)


def _row(subject: Subject, measure: str, runs: list[float]) -> Row:
    return Row(OURSELVES, subject.label, measure, runs, form_in_use(), interpreter=interpreter()).settle()


def compare(rows: list[Row]) -> None:
    """Fill in each peer's ratios: our measure over or under theirs, on the same table if there is one, else on all."""
    ours = {(row.game, row.measure): row.median for row in rows if row.peer == OURSELVES and row.form == "pure"}
    labels = {subject.label: subject.detailed for subject in subjects()}
    for row in rows:
        if row.peer == OURSELVES or not row.median:
            continue
        comparable = [row.game] if row.game in labels else [label for label, detailed in labels.items() if detailed]
        for label in comparable:
            if mine := ours.get((label, row.measure)):
                row.ratios[label] = row.median / mine if row.measure.endswith("_us") else mine / row.median


def _games(game: Game[Any], setup: Setup) -> Callable[[], int]:
    rng = Random(1)

    def play() -> int:
        return game.book.play_out(game.start(setup, rng.randbytes(32), quiet=True), rng.random)

    return play


def _search(game: Game[Any], setup: Setup, budget: int) -> Callable[[], int]:
    bot = make_bot(f"search:{budget}", game)
    rng = Random(1)
    state = middle_of_a_game(game, setup)
    # Where hardly anything can be chosen nothing is thought.
    while len(options := game.book.options(state, state.asked[0])) < SEVERAL:
        game.book.take(state, state.asked[0], options[int(rng.random() * len(options))])
    view = game.observe(state, state.asked[0][0])

    def think() -> int:
        bot.choose(view, rng)
        return budget

    return think


def _batch(act: Callable[[], object]) -> Callable[[], int]:
    def run() -> int:
        for _ in range(BATCH):
            act()
        return BATCH

    return run


def _rates(act: Callable[[], int], runs: int, seconds: float) -> list[float]:
    _rate(act, min(seconds, 0.5))
    return [_rate(act, seconds) for _ in range(runs)]


def _rate(act: Callable[[], int], seconds: float) -> float:
    start = perf_counter()
    done = 0
    while (elapsed := perf_counter() - start) < seconds:
        done += act()
    return done / elapsed


def middle_of_a_game(game: Game[Any], setup: Setup) -> State:
    """A position with about half of an ordinary game behind it."""
    key = bytes(32)
    rng = Random(1)
    length = game.book.play_out(game.start(setup, key, quiet=True), rng.random)
    rng = Random(1)
    state: State = game.start(setup, key, quiet=True)
    for _ in range(length // 2):
        options = game.book.options(state, state.asked[0])
        game.book.take(state, state.asked[0], options[int(rng.random() * len(options))])
    return state


def memory_of(state: State) -> int:
    """Bytes a clone adds: the object and the lists that are its own."""
    own = [getattr(state, field.name) for field in fields_of(type(state)) if field.is_list]
    attributes = sys.getsizeof(vars(state)) if hasattr(state, "__dict__") else 0
    return sys.getsizeof(state) + attributes + sum(sys.getsizeof(part) for part in own)


def _go_with_the_parent() -> None:
    """End as soon as nobody holds the other end of the input: Ctrl-C may come before a child is waited for."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    Thread(target=_go_with_the_parent, daemon=True).start()
    sys.stdout.buffer.write(msgspec.json.encode(measure_ourselves(1, float(sys.argv[1]), lambda _: None)))
