"""Random games of every kind: they end, nothing is lost, and any position can be copied, stored and gone on from."""

from random import Random
from typing import Any

from elysium.engine.game import Game
from tests.harness.tables import (
    Table,
    all_setups,
    at_tables,
    canonical,
    declared,
    every_game,
    journey,
    play_some,
    start,
    take_random,
)

MOST_DECISIONS = 100_000


@at_tables(40)
def test_every_game_ends_with_everything_accounted_for(table: Table) -> None:
    game, setup, seed = table
    rng = Random(seed)
    state = start(game, setup, seed)
    own = declared(game)
    every = 7 if own.depth else 1
    for number in range(MOST_DECISIONS):
        own.check(state)
        if number % every == 0:
            game.rulings.check_conservation(state)
        if not state.asked:
            break
        take_random(game, state, rng)
    own.check(state)
    game.rulings.check_conservation(state)
    assert state.over
    assert not state.stack
    assert len(state.outcome) == setup.players


@at_tables(40)
def test_option_lists_are_not_empty_and_free_of_duplicates(table: Table) -> None:
    game, setup, seed = table
    rng = Random(seed)
    state = start(game, setup, seed)
    for _ in journey(game, state, rng):
        for question in state.asked:
            options = game.book.options(state, question)
            assert options
            assert len(set(options)) == len(options)
            assert all(game.book.is_well_formed(option) for option in options)
        take_random(game, state, rng)


@at_tables(15)
def test_clone_snapshot_and_original_have_the_same_future_at_every_decision(table: Table) -> None:
    game, setup, seed = table
    rng = Random(seed)
    state = start(game, setup, seed)
    for _ in journey(game, state, rng):
        twin, restored = state.clone(), game.load(game.save(state))
        assert twin == state
        assert (twin != state) is False
        assert restored == state
        assert hash(twin) == hash(state) == hash(restored)
        stream = rng.getstate()
        take_random(game, state, rng)
        for copy in (twin, restored):
            again = Random()
            again.setstate(stream)
            take_random(game, copy, again)
            assert copy == state


@at_tables(15)
def test_old_copies_never_change(table: Table) -> None:
    game, setup, seed = table
    rng = Random(seed)
    state = start(game, setup, seed)
    history = []
    for _ in journey(game, state, rng):
        history.append((state.clone(), canonical(game, state)))
        take_random(game, state, rng)
    for copy, bytes_then in history:
        assert canonical(game, copy) == bytes_then


@every_game
def test_playing_out_at_once_equals_playing_step_by_step(game: Game[Any]) -> None:
    for setup in all_setups(game):
        at_once = start(game, setup, 7, quiet=True)
        decisions = game.book.play_out(at_once, Random(7).random)
        step_by_step = start(game, setup, 7, quiet=True)
        rng = Random(7)
        for _ in range(decisions):
            options = game.book.options(step_by_step, step_by_step.asked[0])
            option = options[int(rng.random() * len(options))]
            game.book.take(step_by_step, step_by_step.asked[0], option)
        assert step_by_step == at_once


@at_tables(10)
def test_the_same_seed_and_choices_give_the_same_game(table: Table) -> None:
    game, setup, seed = table
    ends = []
    for _ in range(2):
        state = start(game, setup, seed)
        play_some(game, state, Random(seed), MOST_DECISIONS)
        ends.append(canonical(game, state))
    assert ends[0] == ends[1]
