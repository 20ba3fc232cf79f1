"""Frenzy, where a ruling file cannot say it: what chance picks, over many tables."""

from __future__ import annotations

from collections import Counter

import pytest

from elysium.engine.chance import key_from_seed
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.state import Vendetta
from elysium.games.vendetta.terms import STAY
from tests.games.vendetta.tables import NAMES, answer, described

TABLES = 300


def drained_by_chance(alliance: list[str], table: int) -> str:
    """What the second player drains when Show of Force steals the last blood."""
    s = described(
        4,
        clans={"ana": "brujah", "bea": "gangrel", "cai": "malkavian", "dan": "toreador"},
        district=1,
        table={1: {"ana": ["BR07"], "bea": ["GA01"]}},
        pool={"bea": 1},
        alliance={"bea": alliance},
        allies={1: "AL17"},
    )
    s.key = key_from_seed(b"frenzy %d" % table)
    for _ in range(2):
        answer(s, (STAY,))
    (drained,) = drained_of(s, "bea")
    return drained


def drained_of(s: Vendetta, name: str) -> list[str]:
    found: list[str] = VENDETTA.rulings.facts(s, NAMES[:4])["drained"][name]
    return found


def count(alliance: list[str]) -> Counter[str]:
    return Counter(drained_by_chance(alliance, table) for table in range(TABLES))


@pytest.mark.rule("VEN-FRENZY-04")
def test_every_card_of_the_alliance_is_as_likely_as_the_others() -> None:
    counts = count(["AL01", "AL16", "VI"])
    assert set(counts) == {"AL01", "AL16", "VI"}
    assert all(75 < times < 125 for times in counts.values())


@pytest.mark.rule("VEN-FRENZY-04")
def test_two_victims_are_twice_as_likely_as_one_ally() -> None:
    assert 170 < count(["AL16", "VI", "VI"])["VI"] < 230


@pytest.mark.rule("VEN-FRENZY-18", "VEN-CARD-22")
def test_some_cards_leave_nothing_to_chance() -> None:
    assert count(["AL11", "VI"]) == {"VI": TABLES}
    assert count(["AL30", "AL01", "VI", "VI"]) == {"AL30": TABLES}
