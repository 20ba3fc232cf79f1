"""What is known is true: what lies there is among all that it can be, and what is certain is so."""

from random import Random
from typing import Any

from hypothesis import given

from elysium.engine.audience import viewers
from elysium.engine.game import Game
from elysium.engine.state import State
from tests.harness.tables import (
    Table,
    declared,
    every_game,
    examples,
    journey,
    names_for,
    start,
    tables,
    take_random,
)


@every_game
def test_what_is_known_is_true(game: Game[Any]) -> None:
    told = 0

    @given(tables(game))
    @examples(20)
    def check(table: Table) -> None:
        nonlocal told
        _, setup, seed = table
        rng = Random(seed)
        names = names_for(setup)
        state = start(game, setup, seed, quiet=True)
        for _ in journey(game, state, rng):
            told += check_knowledge(game, state, names)
            take_random(game, state, rng)
        told += check_knowledge(game, state, names)

    check()
    assert (told > 1000) == declared(game).says_what_is_known


def check_knowledge(game: Game[Any], state: State, names: list[str]) -> int:
    """Everything that anybody can know about a position, in words and as it is sent, by mark; how much is sent."""
    own = declared(game)
    truth = own.truth(state, names)
    words = {game.mark_of_known(word, names): word for word in truth}
    assert len(words) == len(truth), "a mark that means two things"
    told = 0
    for viewer in viewers(state.seats):
        view = game.observe(state, viewer)
        sent = {words[mark]: known.faces for mark, known in game.known(view).items()}
        for word, cards in (*game.views.knowledge(view, names).items(), *sent.items()):
            if own.is_certain(word):
                assert truth[word] >= set(cards), f"viewer {viewer}, {word}"
            else:
                assert truth[word] <= set(cards), f"viewer {viewer}, {word}"
        told += len(sent)
    return told
