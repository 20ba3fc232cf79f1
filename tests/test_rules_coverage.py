"""Every rule statement is tested, or says why it cannot be."""

from pathlib import Path
from typing import Any

import pytest

from elysium.engine.game import Game
from elysium.engine.registry import game_names, load_game
from elysium.engine.statements import statements
from elysium.judge.coverage import UNTESTED, citations, rule_states
from tests.harness.tables import declared, every_game

TESTS = Path(__file__).parent
GAMES = [load_game(name) for name in game_names()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_statement_is_tested_or_has_a_reason(game: Game[Any]) -> None:
    untested = [state.id for state in rule_states(game, TESTS) if state.state == UNTESTED]
    assert untested == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_tested_is_not_called_inapplicable(game: Game[Any]) -> None:
    cited = citations(TESTS)
    untrue = [s.id for s in statements(game.folder).values() if (s.not_applicable or s.pending) and s.id in cited]
    assert untrue == []


def test_every_cited_rule_exists() -> None:
    known = {rule for game in GAMES for rule in statements(game.folder)}
    prefixes = {rule.split("-")[0] for rule in known}
    cited = {rule for rule in citations(TESTS) if rule.split("-")[0] in prefixes}
    assert cited - known == set()


@every_game
def test_a_game_has_all_its_statements(game: Game[Any]) -> None:
    assert len(statements(game.folder)) == declared(game).statements


@every_game
def test_only_what_needs_cards_that_are_not_there_is_pending(game: Game[Any]) -> None:
    """What a game declares may wait for the cards it is about; a rule of the game may not."""
    for statement in statements(game.folder).values():
        assert not statement.pending or statement.area in declared(game).pending_areas, statement.id
