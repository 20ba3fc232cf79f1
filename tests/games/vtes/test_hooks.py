"""A card waits only for moments that come: hooks are fired, windows opened, and those who may act in them asked."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from elysium.games import vtes
from elysium.games.vtes.cards.registry import supported
from elysium.games.vtes.definitions import language
from elysium.games.vtes.definitions.definition import Clause, Definition, Waiting
from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import (
    ABILITY,
    ABILITY_WINDOWS,
    CARDS,
    HAND_WINDOWS,
    HOOKS,
    MASTER,
    WINDOWS,
    Face,
    register,
)
from elysium.games.vtes.rules.impulse import ASKS, OFFERS, OWN_CHOICES

FOLDER = Path(vtes.__file__).parent
FILES = sorted(file for room in ("rules", "vocabulary", "cards") for file in (FOLDER / room).rglob("*.py"))


def nodes() -> Iterator[ast.AST]:
    for file in FILES:
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def number(constant: str) -> int:
    found: int = getattr(language, constant)
    return found


def fired() -> set[int]:
    """The hooks that some rule fires, each called by its name."""
    found = set()
    for node in nodes():
        match node:
            case ast.Call(func=ast.Name(id="fire" | "replaced"), args=[_, ast.Name(id=hook), *_]):
                found.add(number(hook))
            case ast.Call(func=ast.Name(id="fire")):
                pytest.fail(f"which hook is it? {ast.unparse(node)}")
    return found


def opened() -> set[int]:
    """The windows that some rule opens, or that ask in a way of their own."""
    found = set(OWN_CHOICES.values())
    for node in nodes():
        match node:
            case ast.Tuple(elts=[ast.Name(id="impulse"), ast.Name(id=window), _]) if window.startswith("W_"):
                found.add(number(window))
    return found


def test_every_hook_is_fired() -> None:
    assert {HOOKS[hook] for hook in fired()} == set(HOOKS)


def test_every_window_is_opened_and_somebody_asked() -> None:
    assert {WINDOWS[window] for window in opened()} == set(WINDOWS)
    asked = {*ASKS, *OWN_CHOICES.values()}
    assert {WINDOWS[window] for window in asked} == set(WINDOWS)
    assert set(OFFERS) <= asked


def test_cards_wait_for_moments_that_come() -> None:
    known, windows = fired(), opened()
    for face in supported():
        card = CARDS[face]
        assert {trigger.hook for trigger in card.triggers} <= known, card.slug
        waits = HAND_WINDOWS[face] | ABILITY_WINDOWS[face]
        assert {window for window in range(64) if waits >> window & 1} <= windows, card.slug


def test_a_card_that_waits_for_nothing_is_refused_as_it_is_defined() -> None:
    fact = fact_named("Fame")
    before = CARDS[Face(fact.id)]
    for made in (
        Definition(fact, triggers=(Waiting(len(HOOKS), ()),)),
        Definition(fact, abilities=(Clause(ABILITY, 1 << len(WINDOWS)),)),
        Definition(fact, modes=(Clause(MASTER, 0),)),
    ):
        with pytest.raises(AssertionError, match="Fame"):
            register(made)
    assert CARDS[Face(fact.id)] is before
