"""Every rule statement is tested, or says why it cannot be."""

from pathlib import Path
from typing import Any

import pytest

from elysium.engine.game import Game
from elysium.engine.registry import game_names, load_game
from elysium.engine.statements import statements
from elysium.judge.coverage import UNTESTED, citations, rule_states

TESTS = Path(__file__).parent
GAMES = [load_game(name) for name in game_names()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_statement_is_tested_or_has_a_reason(game: Game[Any, Any]) -> None:
    untested = [state.id for state in rule_states(game, TESTS) if state.state == UNTESTED]
    assert untested == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_tested_is_not_called_inapplicable(game: Game[Any, Any]) -> None:
    cited = citations(TESTS)
    assert [s.id for s in statements(game.folder).values() if s.not_applicable and s.id in cited] == []


def test_every_cited_rule_exists() -> None:
    known = {rule for game in GAMES for rule in statements(game.folder)}
    prefixes = {rule.split("-")[0] for rule in known}
    cited = {rule for rule in citations(TESTS) if rule.split("-")[0] in prefixes}
    assert cited - known == set()


def test_mascarade_has_all_its_statements() -> None:
    assert len(statements(load_game("mascarade").folder)) == 166
