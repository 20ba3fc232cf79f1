"""Rules and bots know effects, not masks: what a mask brings is declared with the mask and its effects."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from elysium.games import mascarade
from elysium.games.mascarade import state
from elysium.games.mascarade.definitions import MASKS
from elysium.games.mascarade.game import MASCARADE
from elysium.games.mascarade.rules.powers import FORESEEN

FOLDER = Path(mascarade.__file__).parent
MASK_CONSTANTS = {name.upper().replace("-", "_") for name in state.MASK_NAMES}
KNOWING = [FOLDER / "advice.py", *sorted((FOLDER / "rules").glob("*.py"))]


def names_in(source: str) -> set[str]:
    return {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)} & MASK_CONSTANTS


@pytest.mark.parametrize("file", KNOWING, ids=lambda file: file.name)
def test_no_rule_and_no_bot_knows_a_mask(file: Path) -> None:
    assert not names_in(file.read_text(encoding="utf-8"))


def test_masks_are_found_where_they_are_named() -> None:
    assert names_in((FOLDER / "cards" / "masks.py").read_text(encoding="utf-8")) == MASK_CONSTANTS


def test_bots_foresee_all_effects_on_coins_that_do_not_hang_on_an_answer() -> None:
    names = [step.__name__.strip("_") for step in MASCARADE.book.steps]
    unforeseen = {names[step] for mask in MASKS for step, _ in mask.coins if step not in FORESEEN}
    assert unforeseen == {"test_another"}


@pytest.mark.parametrize(
    ("mask", "coins", "after"),
    [
        ("king", [6, 6, 6, 6], [8, 6, 6, 6]),
        ("patron", [6, 6, 6, 6], [9, 7, 6, 7]),
        ("widow", [6, 6, 6, 6], [10, 6, 6, 6]),
        ("judge", [6, 6, 6, 6], [10, 6, 6, 6]),
        ("thief", [6, 6, 6, 6], [8, 5, 6, 5]),
        ("swindler", [6, 6, 9, 6], [8, 6, 7, 6]),
        ("beggar", [4, 6, 6, 6], [6, 5, 5, 6]),
        ("witch", [4, 6, 9, 6], [9, 6, 4, 6]),
        ("puppet-master", [6, 7, 9, 6], [8, 6, 8, 6]),
        ("cheater", [10, 6, 6, 6], [state.RICH, 6, 6, 6]),
        ("cheater", [9, 6, 6, 6], [9, 6, 6, 6]),
    ],
)
def test_what_is_foreseen(mask: str, coins: list[int], after: list[int]) -> None:
    """Four coins lie on Justice."""
    for step, amount in MASKS[state.MASK_NAMES.index(mask)].coins:
        FORESEEN[step](coins, 4, state.Place(0), amount)
    assert coins == after
