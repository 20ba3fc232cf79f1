"""Undo: as far as the engine allows, exactly back, and never a way to learn something."""

from random import Random
from typing import Any

import pytest

from elysium.engine.audience import includes
from elysium.engine.game import Game
from elysium.engine.match import Match
from elysium.engine.refusal import CannotUndo
from elysium.engine.setup import Setup
from tests.harness.tables import STRETCH, Table, at_tables, declared, journey, names_for, start

MOST_DECISIONS = 10_000


def somewhere(game: Game[Any], setup: Setup, seed: int, rng: Random) -> Match:
    """A match at its beginning; of a long game, anywhere in it."""
    if not declared(game).depth:
        return Match.deal(game, setup, names_for(setup), seed.to_bytes(8, "little"))
    state = start(game, setup, seed, quiet=True)
    next(journey(game, state, rng), None)
    return Match(game, state, names_for(setup))


def random_decision(match: Match, rng: Random) -> int:
    question = match.state.asked[int(rng.random() * len(match.state.asked))]
    options = match.game.book.options(match.state, question)
    match.play(question[0], options[int(rng.random() * len(options))])
    return question[0]


@at_tables(20)
def test_undo_then_the_same_choice_is_identity(table: Table) -> None:
    game, setup, seed = table
    rng = Random(seed)
    match = somewhere(game, setup, seed, rng)
    for _ in range(STRETCH if declared(game).depth else MOST_DECISIONS):
        if not match.state.asked:
            break
        before = game.save(match.state)
        seat = random_decision(match, rng)
        after = game.save(match.state)
        if match.why_not_undo(seat) is None:
            done = match.undo(seat)
            assert game.save(match.state) == before
            assert match.play(seat, done.option) == done.events
            assert game.save(match.state) == after
        else:
            with pytest.raises(CannotUndo):
                match.undo(seat)
            assert game.save(match.state) == after


@at_tables(15)
def test_what_can_be_undone_taught_nothing(table: Table) -> None:
    """In any other world that fits, the same choice would have told the seat the same."""
    game, setup, seed = table
    rng = Random(seed)
    match = somewhere(game, setup, seed, rng)
    for _ in range(STRETCH if declared(game).depth else MOST_DECISIONS):
        if not match.state.asked:
            break
        before = match.state.clone()
        seat = random_decision(match, rng)
        done = match.history[-1]
        if match.why_not_undo(seat) is not None:
            continue
        world = game.sample_world(game.observe(before, seat), rng)
        world.quiet = False
        game.book.play(world, seat, done.option)
        told = [event for event in world.told if includes(event[0], seat)]
        assert told == [event for event in done.events if includes(event[0], seat)]
        assert game.observe(world, seat) == game.observe(match.state, seat)


@at_tables(10)
def test_nobody_takes_back_past_another_seat(table: Table) -> None:
    game, setup, seed = table
    rng = Random(seed)
    match = somewhere(game, setup, seed, rng)
    for _ in range(STRETCH if declared(game).depth else MOST_DECISIONS):
        if not match.state.asked:
            break
        last = random_decision(match, rng)
        for seat in range(setup.players):
            if seat != last:
                with pytest.raises(CannotUndo):
                    match.undo(seat)
