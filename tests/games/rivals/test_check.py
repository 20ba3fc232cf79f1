"""What cards say agrees with what was read from the printed ones, and a difference would be found."""

from __future__ import annotations

import pytest

from elysium.engine.cards.claims import ONLY_DEFINITION, ONLY_TEXT
from elysium.games.rivals.checks import check as checks
from elysium.games.rivals.checks.saying import claims_of
from elysium.games.rivals.definitions.definition import Definition
from tests.games.rivals.mutations import numbers

CARDS = checks.checked()


def test_nothing_differs() -> None:
    report = checks.check()
    assert not report.differences
    assert not report.idle
    # 141 of the core set, six of them in two printings; ten Events of Conclave 22; seven of Wolf & Rat; nine
    # that were given away.
    assert report.cards == 147 + 10 + 7 + 9


@pytest.mark.parametrize("definition", CARDS, ids=lambda definition: definition.word)
def test_a_claim_that_the_definition_lacks_is_found(definition: Definition, monkeypatch: pytest.MonkeyPatch) -> None:
    more = (*checks.printed()[definition.word], "verb win 99")
    monkeypatch.setattr(checks, "printed", lambda: {definition.word: more})
    assert [(d.side, d.kind, d.what) for d in checks.differences_of(definition)] == [(ONLY_TEXT, "verb", "win 99")]


@pytest.mark.parametrize("definition", CARDS, ids=lambda definition: definition.word)
def test_a_claim_that_the_printed_card_lacks_is_found(definition: Definition, monkeypatch: pytest.MonkeyPatch) -> None:
    for left_out in checks.printed()[definition.word]:
        rest = tuple(line for line in checks.printed()[definition.word] if line != left_out)
        with monkeypatch.context() as patch:
            patch.setattr(checks, "printed", lambda rest=rest: {definition.word: rest})
            found = checks.differences_of(definition)
        assert [d.side for d in found] == [ONLY_DEFINITION]


@pytest.mark.parametrize("definition", CARDS, ids=lambda definition: definition.word)
def test_every_number_of_a_definition_is_claimed(definition: Definition) -> None:
    for other in numbers(definition):
        assert claims_of(other) != claims_of(definition), other
        assert checks.differences_of(other)
