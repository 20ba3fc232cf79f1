"""Non-interference: what a seat cannot know changes nothing that reaches it, and sampled worlds agree with it."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from elysium.bots.bot import make_bot
from elysium.engine.audience import OPEN_TABLE, SPECTATOR, includes, viewers
from elysium.engine.game import Game
from elysium.engine.refusal import IllegalChoice, Refusal
from elysium.engine.setup import Setup
from elysium.engine.state import State
from elysium.engine.text import Speech
from tests.harness.tables import (
    Table,
    at_tables,
    declared,
    every_game,
    examples,
    journey,
    names_for,
    play_some,
    start,
    tables,
    take_random,
)


def bytes_of(game: Game[Any], state: State, viewer: int) -> bytes:
    """All that would be sent to a viewer: the view, the board and the question in words."""
    view = game.observe(state, viewer)
    names = names_for(Setup(game.name, state.seats))
    question = Speech("en", game).question(view, names)
    return msgspec.msgpack.encode((repr(view), game.views.board(view), game.views.knowledge(view, names), question))


def heard_by(state: State, viewer: int) -> list[tuple[int, ...]]:
    return [event for event in state.told if includes(event[0], viewer)]


@at_tables(14)
def test_a_sampled_world_looks_exactly_like_the_real_one(table: Table) -> None:
    game, setup, seed = table
    rng = Random(seed)
    state = start(game, setup, seed, quiet=True)
    for _ in journey(game, state, rng):
        worlds_agree(game, state, rng)
        play_some(game, state, rng, 3)
    worlds_agree(game, state, rng)


def worlds_agree(game: Game[Any], state: State, rng: Random) -> None:
    for viewer in viewers(state.seats):
        view = game.observe(state, viewer)
        world = game.sample_world(view, rng)
        game.rulings.check_conservation(world)
        declared(game).check(world)
        assert game.observe(world, viewer) == view


@every_game
def test_redealing_what_a_seat_cannot_know_changes_nothing_it_gets(game: Game[Any]) -> None:
    """The other world and the real one go on with the same choice; unless it discloses something, all stays equal."""
    compared = 0

    @given(tables(game))
    @examples(20)
    def check(table: Table) -> None:
        nonlocal compared
        _, setup, seed = table
        rng = Random(seed)
        state = start(game, setup, seed)
        for _ in journey(game, state, rng):
            state.told = ()
            for viewer in viewers(setup.players):
                compared += _goes_on_alike(game, state, viewer, rng)
            take_random(game, state, rng)

    check()
    assert compared > 500


def _goes_on_alike(game: Game[Any], state: State, viewer: int, rng: Random) -> bool:
    """Whether the viewer learned nothing from a random choice, so that everything had to stay equal, and did."""
    world = game.sample_world(game.observe(state, viewer), rng)
    world.quiet = False
    real = state.clone()
    assert bytes_of(game, world, viewer) == bytes_of(game, real, viewer)
    _refusals_agree(game, real, world, viewer)
    question = real.asked[int(rng.random() * len(real.asked))]
    options = game.book.options(real, question)
    option = options[int(rng.random() * len(options))]
    if option not in game.book.options(world, question):
        assert question[0] != viewer
        return False
    draws = real.draws, world.draws
    real.shown_to = world.shown_to = 0
    game.book.take(real, question, option)
    game.book.take(world, question, option)
    if includes(real.shown_to | world.shown_to, viewer) or (real.draws, world.draws) != draws or real.over:
        return False  # when a game is over, everything is turned up
    assert heard_by(world, viewer) == heard_by(real, viewer)
    assert bytes_of(game, world, viewer) == bytes_of(game, real, viewer)
    return True


def _refusals_agree(game: Game[Any], real: State, world: State, viewer: int) -> None:
    """The reason for a refusal tells nothing about what is hidden."""
    if game.book.question_for(real, viewer) is None:
        return
    for verb, term in enumerate(game.book.terms):
        for value in (0, 1, 3, 14):
            option = (verb, *[value] * len(term.fields))
            reasons = []
            for state in (real, world):
                try:
                    game.book.play(state.clone(), viewer, option)
                    reasons.append("")
                except IllegalChoice as refusal:
                    reasons.append(str(refusal))
            assert reasons[0] == reasons[1]


@pytest.mark.parametrize("spec", ["random", "heuristic", "search:20"])
@every_game
@examples(4)
@given(data=st.data())
def test_redealing_never_changes_what_a_bot_chooses(game: Game[Any], spec: str, data: st.DataObject) -> None:
    _, setup, seed = data.draw(tables(game))
    bot = make_bot(spec, game)
    rng = Random(seed)
    state = start(game, setup, seed, quiet=True)
    play_some(game, state, rng, int(rng.random() * 40))
    for seat, *_ in state.asked:
        view = game.observe(state, seat)
        for _ in range(3):
            world = game.sample_world(view, rng)
            chosen = [bot.choose(game.observe(table_state, seat), Random(seed)) for table_state in (state, world)]
            assert chosen[0] == chosen[1]
            assert chosen[0] in view.options


@at_tables(7)
def test_sampling_never_touches_the_chance_of_the_game(table: Table) -> None:
    game, setup, seed = table
    rng = Random(seed)
    state = start(game, setup, seed, quiet=True)
    play_some(game, state, rng, 5)
    before = game.save(state)
    for viewer in viewers(setup.players):
        world = game.sample_world(game.observe(state, viewer), rng)
        assert world.key != state.key
    assert game.save(state) == before


@at_tables(6)
def test_open_cards_only_after_the_game_and_the_key_never(table: Table) -> None:
    game, setup, seed = table
    rng = Random(seed)
    state = start(game, setup, seed)
    while state.asked:
        with pytest.raises(Refusal):
            game.observe(state, OPEN_TABLE)
        play_some(game, state, rng, declared(game).depth or 4)
    for viewer in (*viewers(setup.players), SPECTATOR, OPEN_TABLE):
        assert state.key not in bytes_of(game, state, viewer)
