"""What a game writes down about its choices agrees with itself."""

from typing import Any

import pytest

from elysium.engine.game import Game
from elysium.engine.rulebook import parameters_of
from tests.harness.tables import all_games


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_the_functions_of_a_choice_name_its_details_alike(game: Game[Any]) -> None:
    for choice in game.book.choices:
        _, *details = parameters_of(choice.options)
        assert choice.answer is not None
        assert parameters_of(choice.answer)[2:] == tuple(details), choice.name
        if choice.refuse is not None:
            assert parameters_of(choice.refuse)[2:] == tuple(details), choice.name


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_rules_are_called_by_what_their_cards_say(game: Game[Any]) -> None:
    """In whichever order these were registered; a card less makes other rules."""
    definitions = list(game.cards.definitions())
    assert game.rules == game.book.fingerprint(definitions) == game.book.fingerprint(definitions[::-1])
    for place in {0, len(definitions) // 2, len(definitions) - 1} if definitions else ():
        assert game.book.fingerprint(definitions[:place] + definitions[place + 1 :]) != game.rules
