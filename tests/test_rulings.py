"""Every ruling file holds."""

from pathlib import Path

import pytest

from elysium.judge.ruling import judge_file

RULINGS = Path(__file__).parent / "rulings"


@pytest.mark.parametrize("path", sorted(RULINGS.rglob("*.yaml")), ids=lambda path: str(path.relative_to(RULINGS)))
def test_ruling_holds(path: Path) -> None:
    for verdict in judge_file(path):
        assert verdict.passed, f"{verdict.title or path.name}: {verdict.differences}"
