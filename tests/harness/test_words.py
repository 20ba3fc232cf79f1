"""Options and events leave the engine in words, and the words mean exactly what the numbers meant."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from elysium.engine.game import Game
from elysium.engine.kinds import seat_words
from elysium.engine.state import Option
from elysium.server.wire import Choose
from tests.harness.tables import all_games, examples, journey, start, tables, take_random


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@examples(25)
@given(data=st.data())
def test_every_option_and_event_comes_back_from_its_words(game: Game[Any], data: st.DataObject) -> None:
    _, setup, seed = data.draw(tables(game))
    rng = Random(seed)
    seats = seat_words(setup.players)
    state = start(game, setup, seed)
    for position in journey(game, state, rng):
        for question in position.asked:
            for option in game.book.options(position, question):
                assert game.option_from_words(game.option_in_words(option, seats), seats) == option
                told = (-1, option[0], question[0], *map(game.book.told_as, option[1:]))
                assert game.event_from_words(game.event_in_words(told, seats), seats) == told
        take_random(game, position, rng)
        for event in position.told:
            assert game.event_from_words(game.event_in_words(event, seats), seats) == event
        position.told = ()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@examples(5)
@given(data=st.data())
def test_seats_are_called_alike_wherever_they_are_written(game: Game[Any], data: st.DataObject) -> None:
    """Stored, sent to programs and in marks: as a number from 0 on, as a word `p1` and so on."""
    _, setup, seed = data.draw(tables(game))
    rng = Random(seed)
    seats = seat_words(setup.players)
    for position in journey(game, start(game, setup, seed), rng):
        for question in position.asked:
            for option in game.book.options(position, question):
                term = game.book.terms[option[0]]
                sent = game.arguments(term, option[1:], setup.players)
                assert game.option_from(term.name, sent, setup.players) == option
                _, *stored = game.option_in_words(option, seats)
                for (name, kind), word, value in zip(term.fields, stored, option[1:], strict=True):
                    argument = sent[name]
                    if isinstance(argument, str):
                        assert argument == word
                    elif kind == "player":
                        assert seats[argument] == word
                    about, _, which = game.kinds[kind].mark(value, seats).partition(":")
                    assert about != "seat" or which in seats
        take_random(game, position, rng)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@examples(25)
@given(data=st.data())
def test_every_option_comes_back_from_the_wire_and_none_looks_like_another(
    game: Game[Any], data: st.DataObject
) -> None:
    """What a program is sent of an option is all that it sends back, so it must mean this option and no other."""
    _, setup, seed = data.draw(tables(game))
    rng = Random(seed)
    seats = seat_words(setup.players)
    for position in journey(game, start(game, setup, seed), rng):
        for question in position.asked:
            options = list(game.book.options(position, question))
            sent = [_on_the_wire(game, option, setup.players) for option in options]
            assert [_from_the_wire(game, message, setup.players) for message in sent] == options
            assert len(set(sent)) == len(options)
            assert len({game.option_in_words(option, seats) for option in options}) == len(options)
        take_random(game, position, rng)


def _on_the_wire(game: Game[Any], option: Option, players: int) -> bytes:
    term = game.book.terms[option[0]]
    chosen = Choose(1, 1, term.name, game.arguments(term, option[1:], players))
    return msgspec.json.encode(chosen)


def _from_the_wire(game: Game[Any], message: bytes, players: int) -> Option:
    chosen = msgspec.json.decode(message, type=Choose)
    return game.option_from(chosen.verb, chosen.args, players)
