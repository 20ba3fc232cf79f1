"""Tables for the tests: games played at random, and positions played by name."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from elysium.engine.match import Match
from elysium.games.mascarade.game import MASCARADE
from elysium.games.mascarade.state import Mascarade

TABLES = [(players, side) for players in MASCARADE.players for side in "AB"]


def random_matches(rounds: int) -> Iterator[Match]:
    """Fresh tables of every size and both sides, to be played with `play_at_random`."""
    for number in range(rounds):
        for players, side in TABLES:
            names = [f"p{seat}" for seat in range(players)]
            setup = MASCARADE.setup(players, {"side": side})
            yield Match.deal(MASCARADE, setup, names, f"{number} {players} {side}".encode())


def play_at_random(match: Match, most: int = 400) -> Iterator[Mascarade]:
    """The position after each decision; claims and announcements are preferred, so that much happens."""
    rng = Random(match.seed)
    for _ in range(most):
        s = position_of(match)
        if s.over:
            return
        question = s.asked[0]
        options = MASCARADE.book.options(s, question)
        busy = [option for option in options if word(match, option) in ("announce", "claim")]
        match.play(question[0], rng.choice(busy if busy and rng.random() < 0.4 else options))
        yield position_of(match)


def played(position: dict[str, Any], *moves: str) -> Match:
    """A match from a position; a move is `name: option`, as in a ruling file."""
    names = [str(name) for name in position["players"]]
    state = MASCARADE.rulings.position_from(position, names)
    MASCARADE.book.proceed(state)
    match = Match(MASCARADE, state, names)
    for move in moves:
        name, _, text = move.partition(": ")
        match.play(names.index(name), MASCARADE.parse_option(text, names))
    return match


def position_of(match: Match) -> Mascarade:
    assert isinstance(match.state, Mascarade)
    return match.state


def position_before(match: Match) -> Mascarade:
    """The position before the last decision."""
    before = match.history[-1].before
    assert isinstance(before, Mascarade)
    return before


def word(match: Match, option: tuple[int, ...]) -> str:
    return MASCARADE.option_words(option, match.names).split()[0]


def log(match: Match) -> list[str]:
    """Everything that happened, for all audiences, in words."""
    events = [*match.opening, *(event for decision in match.history for event in decision.events)]
    return [MASCARADE.event_words(event, match.names) for event in events]


def last_told(match: Match) -> list[str]:
    return [MASCARADE.event_words(event, match.names) for event in match.history[-1].events]
