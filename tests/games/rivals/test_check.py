"""What library cards say agrees with what was read from the printed ones, and a difference would be found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from elysium.engine.cards.claims import ONLY_DEFINITION, ONLY_TEXT
from elysium.engine.cards.nodes import Node
from elysium.games.rivals.checks import check as checks
from elysium.games.rivals.checks.saying import claims_of
from elysium.games.rivals.definitions.definition import Definition

CARDS = checks.checked()


def test_nothing_differs() -> None:
    report = checks.check()
    assert not report.differences
    assert not report.idle
    assert report.cards == 71  # 69, two of them in two printings


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


def changed_numbers(value: Any) -> Iterator[Any]:
    """The same with one of its numbers of things one higher."""
    if isinstance(value, tuple):
        for place, part in enumerate(value):
            for other in changed_numbers(part):
                yield (*value[:place], other, *value[place + 1 :])
    elif isinstance(value, Node):
        for place, (name, part) in enumerate(value.args):
            counts = name in ("amount", "least", "most", "b", "one") and isinstance(part, int)
            for other in [part + 1] if counts else changed_numbers(part):
                args = (*value.args[:place], (name, other), *value.args[place + 1 :])
                yield replace(value, args=args)
    elif hasattr(value, "__struct_fields__"):
        for name in value.__struct_fields__:
            part = getattr(value, name)
            counts = name in ("amount", "shield", "damage") and isinstance(part, int) and part != 0
            for other in [part + 1] if counts else changed_numbers(part):
                yield replace(value, **{name: other})


@pytest.mark.parametrize("definition", CARDS, ids=lambda definition: definition.word)
def test_every_number_of_a_definition_is_claimed(definition: Definition) -> None:
    for other in changed_numbers(definition):
        assert claims_of(other) != claims_of(definition), other
        assert checks.differences_of(other)
