"""Whatever a ruling says about a position is read, or refused: nothing is said in vain."""

from __future__ import annotations

from typing import Any

import pytest

from elysium.engine.refusal import BadSetup
from elysium.engine.state import Seat
from elysium.games.vtes.position import CARD_KEYS, KEYS, KEYS_BY_REGION, MINION_KEYS, SEAT_KEYS, position_from
from elysium.games.vtes.state import ON, READY, TABLE, TORPOR, UNCONTROLLED, Vtes

NAMES = ("ana", "bea", "cai")
SAID: dict[str, Any] = {
    "blood": 2, "life": 2, "counters": 2, "locked": True, "on": ["blood-doll"], "owner": "bea", "controller": "bea",
    "contested": True, "superior": True, "title": "baron", "city": "Perth", "title_contested": True,
    "sect": "sabbat", "clan": "gangrel", "capacity": 9, "corruption": {"bea": 1},
    "kept": ["arson"],
}  # fmt: skip
OF_CARDS = sorted({*CARD_KEYS, *MINION_KEYS, *(key for keys in KEYS_BY_REGION.values() for key in keys)})
OF_TABLE: dict[str, Any] = {
    "players": None, "turn": "bea", "phase": "master", "turns": 9, "pool": {"cai": 3}, "edge": "cai",
    "ousted": ["cai"], "victory_points": {"bea": 2}, "withdrawing": ["cai"],
}  # fmt: skip
OF_SEATS: dict[str, Any] = {
    "ready": ["krid"], "torpor": ["krid"], "uncontrolled": ["krid"], "in_play": ["fame"], "hand": ["arson"],
    "library": ["arson"], "crypt": ["krid"], "ash": ["arson"], "research": ["arson"], "hand_size": 9, "debt": 1,
}  # fmt: skip


def _table(place: str, details: dict[str, Any], minion: str = "anson", alone: str = "short-term-investment") -> Vtes:
    if place == "on":
        return position_from({"ana": {"ready": [{"krid": {"on": [{"heart-of-the-city": details}]}}]}}, NAMES)
    word = alone if place == "in_play" else minion
    return position_from({"ana": {place: [{word: details}]}}, NAMES)


REGIONS = {"ready": READY, "torpor": TORPOR, "uncontrolled": UNCONTROLLED, "in_play": TABLE, "on": ON}


@pytest.mark.parametrize("place", REGIONS)
@pytest.mark.parametrize("key", OF_CARDS)
def test_what_is_said_of_a_card_is_read_or_refused(key: str, place: str) -> None:
    cards = ("underbridge-stray", "spying-mission") if key == "superior" else ()
    if key in KEYS_BY_REGION[REGIONS[place]]:
        assert _table(place, {key: SAID[key]}, *cards) != _table(place, {}, *cards)
    else:
        with pytest.raises(BadSetup, match=key):
            _table(place, {key: SAID[key]})


def test_of_minions_only_an_ally_comes_at_a_level() -> None:
    with pytest.raises(BadSetup, match="superior"):
        _table("ready", {"superior": True})


def test_a_table_of_which_nothing_else_is_said_is_the_same() -> None:
    assert _table("on", {}) == _table("on", {"locked": False})


def test_what_is_said_of_a_card_on_another_counts_as_anywhere() -> None:
    told = _table("on", {"superior": True, "locked": True, "on": ["blood-doll"]})
    on_krid = told.attached(next(iter(told.controlled(Seat(0)))))
    assert [told.locked[e] for e in on_krid] == [1]
    assert [len(told.attached(e)) for e in on_krid] == [1]


@pytest.mark.parametrize("details", [{"blood": 1, "life": 2}, {"blood": 1, "counters": 1}])
def test_a_number_is_said_once(details: dict[str, int]) -> None:
    with pytest.raises(BadSetup):
        _table("ready", details)


@pytest.mark.parametrize("details", [{"city": "Perth"}, {"title_contested": True}])
def test_only_a_title_has_a_city_and_is_contested(details: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        position_from({"ana": {"ready": [{"krid": details}]}}, NAMES)


@pytest.mark.parametrize("key", [key for key in KEYS if key != "players"])
def test_what_is_said_of_the_table_is_read(key: str) -> None:
    assert position_from({key: OF_TABLE[key]}, NAMES) != position_from({}, NAMES)


@pytest.mark.parametrize("key", SEAT_KEYS)
def test_what_is_said_of_a_seat_is_read(key: str) -> None:
    assert position_from({"ana": {key: OF_SEATS[key]}}, NAMES) != position_from({}, NAMES)
