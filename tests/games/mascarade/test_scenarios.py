"""The lists of masks that the program offers."""

from __future__ import annotations

import pytest

from elysium.games.mascarade.cards.scenarios import SIDES
from elysium.games.mascarade.definitions import MASKS
from elysium.games.mascarade.game import MASCARADE
from elysium.games.mascarade.state import MASK_NAMES
from tests.games.mascarade.tables import dealt, facts

STARRED = {"peasant", "empress", "fool", "patron", "princess", "king", "widow"}
FEWEST_PLAYERS = {"peasant": 8, "guru": 8, "princess": 6, "puppet-master": 6}


@pytest.mark.rule("MAS-SCEN-02", "MAS-SCEN-04")
def test_stars_and_fewest_players_are_card_data() -> None:
    assert {mask.name for mask in MASKS if mask.star} == STARRED
    assert {mask.name: mask.min_players for mask in MASKS if mask.min_players > 4} == FEWEST_PLAYERS


@pytest.mark.rule("MAS-SCEN-10")
@pytest.mark.parametrize("players", range(4, 13))
@pytest.mark.parametrize("side", ["A", "B"])
def test_every_list_on_offer_keeps_the_limits_of_a_list_of_ones_own(side: str, players: int) -> None:
    masks = [MASK_NAMES[mask] for mask in SIDES[side][players]]
    size = len(masks)
    assert size == max(6, players)
    assert "judge" in masks
    stars = sum(mask in STARRED for mask in masks)
    assert -(-size // 3) <= stars <= size // 2
    assert masks.count("peasant") in (0, 2)
    assert all(FEWEST_PLAYERS.get(mask, 4) <= players for mask in masks)
    assert all(masks.count(mask) == 1 for mask in masks if mask != "peasant")


@pytest.mark.rule("MAS-SCEN-10")
@pytest.mark.parametrize("players", range(4, 13))
@pytest.mark.parametrize("side", ["A", "B"])
def test_every_list_on_offer_would_be_accepted_as_a_list_of_ones_own(side: str, players: int) -> None:
    masks = ",".join(MASK_NAMES[mask] for mask in SIDES[side][players])
    assert MASCARADE.setup(players, {"masks": masks}).notes == ()


@pytest.mark.rule("MAS-SCEN-05", "MAS-SCEN-08")
@pytest.mark.parametrize(
    ("players", "masks", "centre"),
    [
        (4, "judge king empress thief witch spy", 2),
        (5, "judge king empress thief witch spy", 1),
        (7, "judge king empress fool thief witch spy", 0),
        (7, "judge king empress fool thief witch spy swindler", 1),
        (7, "judge king empress fool thief witch spy swindler cheater", 2),
    ],
)
def test_the_surplus_of_a_list_lies_in_the_centre(players: int, masks: str, centre: int) -> None:
    match = dealt(players, masks=masks)
    in_front, in_centre = facts(match)["masks"], facts(match)["centre"]
    assert len(in_front) == players
    assert len(in_centre) == centre
    assert sorted([*in_front.values(), *in_centre]) == sorted(masks.split())
