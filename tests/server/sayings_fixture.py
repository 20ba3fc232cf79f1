"""Sayings of real games with what Python reads in them, for the page to read the same; running it writes the file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from elysium.engine.audience import SPECTATOR
from elysium.engine.game import Game
from elysium.engine.match import Match
from elysium.engine.registry import load_game
from elysium.engine.sayings import Saying, message, read
from elysium.engine.text import LANGUAGES, Speech
from elysium.server.views import Viewpoint

TARGET: Final = Path(__file__).parents[2] / "web" / "src" / "lib" / "sayings.fixture.json"
TABLES: Final[tuple[tuple[str, int, dict[str, str], int], ...]] = (
    ("mascarade", 8, {"side": "B"}, 400),
    ("vtes", 3, {}, 700),
)
NAMES: Final = ("Ana", "Bea", "Łucja", "Zoë", "Eva", "Fil", "Gus", "Íñigo")
COUNTS: Final = (0, 1, 2, 5, 12, 22, 101)


class Example(msgspec.Struct):
    game: str
    """Empty for the texts that all share."""
    you: str
    """Who reads it; empty for somebody who does not play."""
    say: Saying
    texts: dict[str, str]


def examples() -> list[Example]:
    found = [*_common(), *(example for table in TABLES for example in _of_a_game(*table))]
    return [Example(game, you, say, _texts(game, you, say)) for game, say in found for you in _readers(say)]


def _readers(say: Saying) -> list[str]:
    """Somebody, and everybody whom it is about."""
    named = {value for _, details in say.parts for value in details.values() if value in NAMES}
    return ["", *[name for name in NAMES if name in named]]


def _texts(name: str, you: str, say: Saying) -> dict[str, str]:
    game = load_game(name) if name else None
    return {language: read(say, Speech(language, game, you=you).say) for language in LANGUAGES}


def _common() -> Iterator[tuple[str, Saying]]:
    yield "", Saying("")
    yield "", Saying("only text, no message")
    for count in COUNTS:
        yield "", message("page-player-count", players=count)
        yield "", message("page-seats-free", free=count, all=count + 3)
        yield "", message("page-clock-days", amount=count)
    yield "", message("refusal-unknown-game", name='<b>"x"</b> { $known } \\u0041', known="a, b")


def _of_a_game(name: str, players: int, options: dict[str, str], decisions: int) -> Iterator[tuple[str, Saying]]:
    """The first saying of each kind: a kind is the message that is said last, which holds the others."""
    game = load_game(name)
    seen = set()
    for say in _said(game, Match.deal(game, game.setup(players, options), NAMES[:players], b"sayings"), decisions):
        kind = (say.parts[-1][0], len(say.parts))
        if kind not in seen:
            seen.add(kind)
            yield name, say


def _said(game: Game[Any], match: Match, decisions: int) -> Iterator[Saying]:
    rng = Random(7)
    viewpoint = Viewpoint(game, match.names)
    yield from (event.say for event in viewpoint.told(match.opening, SPECTATOR))
    for _ in range(decisions):
        if not match.state.asked:
            return
        seat = match.state.asked[0][0]
        view = match.observe(seat)
        position = viewpoint.position(view, 0, 0.0, False)
        yield position.say
        yield from (line.say for line in position.board.strip)
        assert position.decision is not None
        yield from (option.say for option in position.decision.options)
        events = match.play(seat, rng.choice(view.options))
        yield from (event.say for event in viewpoint.told(events, seat))


def encoded() -> bytes:
    return b"[\n" + b",\n".join(msgspec.json.encode(example) for example in examples()) + b"\n]\n"


if __name__ == "__main__":
    TARGET.write_bytes(encoded())
    sys.stdout.write(f"{TARGET}\n")
