"""What no card of the core set brings about by itself, and the end of the City Deck."""

from __future__ import annotations

import pytest

from elysium.games.rivals.definitions.language import CARDS, Face
from elysium.games.rivals.game import RIVALS
from elysium.games.rivals.kinds import by_word
from elysium.games.rivals.position import position_from
from elysium.games.rivals.rules.attack import deal, reduce_damage
from elysium.games.rivals.rules.city import reveal_city_cards
from elysium.games.rivals.state import CITY, PHYSICAL_TYPE, Rivals

NAMES = ("ana", "bea")


def table(**city: list[str]) -> Rivals:
    position = {"players": list(NAMES), "ana": {"streets": ["hydra"]}, "bea": {"streets": ["the-cossack"]}, **city}
    return position_from(position, NAMES)


def words(s: Rivals) -> list[str]:
    return sorted(s.card(e).slug for e in s.in_region(CITY))


def revealed(s: Rivals, amount: int = 1) -> Rivals:
    s.stack = [(reveal_city_cards, amount)]
    RIVALS.book.proceed(s)
    return s


@pytest.mark.rule("RIV-CITY-04", "RIV-CARD-57")
def test_an_empty_city_deck_is_made_of_its_discard_pile() -> None:
    s = table()
    s.city_deck, s.city_discard = (), tuple(by_word()[word] for word in ("athlete", "vagrant", "cop"))
    revealed(s)
    assert len(s.city_deck) == 2
    assert s.city_discard == ()
    assert len(words(s)) == 1


@pytest.mark.rule("RIV-CITY-05")
def test_without_deck_and_discard_pile_nothing_comes() -> None:
    s = table()
    s.city_deck = s.city_discard = ()
    assert words(revealed(s)) == []


@pytest.mark.rule("RIV-CITY-01")
def test_there_is_no_limit_to_the_city_cards_in_the_streets() -> None:
    vagrants = ["vagrant"] * 5 + ["athlete", "cop", "addict", "chef", "student", "tour-guide", "skateboarder"]
    s = table(city=vagrants)
    s.city_deck = (by_word()["special-affairs-division"],)
    assert len(words(revealed(s))) == len(vagrants) + 1


@pytest.mark.rule("RIV-CITY-06")
def test_what_has_burned_does_not_come_back() -> None:
    s = table(city_burned=["vagrant", "castro-street-party"])
    s.city_deck, s.city_discard = (), (by_word()["athlete"],)
    assert words(revealed(s, 3)) == ["athlete"]


@pytest.mark.rule("RIV-AGG-06", "RIV-AGG-01")
def test_attributes_lower_the_normal_part_of_mixed_damage_only() -> None:
    s = table()
    hydra, cossack = (e for e in s.entities()[1:] if s.face[e] and CARDS[Face(s.face[e])].is_vampire)
    deal(s, cossack, 2, 2, PHYSICAL_TYPE, hydra)
    s.attacker, s.attack_type = hydra, PHYSICAL_TYPE
    s.stack = [(reduce_damage,)]
    RIVALS.book.proceed(s)
    assert s.damage == [(cossack, 0, 2, PHYSICAL_TYPE, hydra)]
