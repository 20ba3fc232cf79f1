"""The box, the deal, and what stays true from then on."""

from __future__ import annotations

from typing import Any

import pytest

from elysium.engine.audience import SPECTATOR, viewers
from elysium.engine.refusal import BadSetup
from elysium.games.mascarade.cards.scenarios import SIDES
from elysium.games.mascarade.definitions import MASKS
from elysium.games.mascarade.game import MASCARADE
from elysium.games.mascarade.state import MASK_NAMES, Mascarade
from tests.games.mascarade.tables import (
    dealt,
    described,
    faces,
    facts,
    heard,
    names_of,
    random_turns,
    say,
    sent,
    started,
)

SIX = {"ana": "spy", "bea": "thief", "cai": "king", "dan": "judge", "eva": "witch", "fay": "fool"}
FIVE = {"ana": "spy", "bea": "fool", "cai": "king", "dan": "judge", "eva": "witch"}


@pytest.mark.rule("MAS-SETUP-01")
def test_the_box_holds_seventeen_cards_of_sixteen_names() -> None:
    copies = {mask.name: mask.copies for mask in MASKS}
    assert copies.pop("peasant") == 2
    assert set(copies.values()) == {1}
    assert sorted(copies) == [
        "beggar", "cheater", "empress", "fool", "guru", "judge", "king", "patron",
        "princess", "puppet-master", "spy", "swindler", "thief", "widow", "witch",
    ]  # fmt: skip
    assert len(MASKS) == 16
    assert sum(mask.copies for mask in MASKS) == 17


@pytest.mark.rule("MAS-SETUP-02")
@pytest.mark.parametrize("side", ["A", "B"])
def test_there_is_one_sheet_for_each_table_size(side: str) -> None:
    assert sorted(SIDES[side]) == list(range(4, 13))
    assert list(MASCARADE.players) == list(range(4, 13))
    for players, sheet in SIDES[side].items():
        assert names_of(started(players, side=side).masks) == names_of(list(sheet))


@pytest.mark.rule("MAS-SETUP-02")
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 3, 13, 30, 100])
def test_a_table_size_without_a_sheet_is_refused(players: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        MASCARADE.setup(players)
    assert refusal.value.rule == "MAS-SETUP-02"


@pytest.mark.rule("MAS-SETUP-03")
def test_each_side_gives_its_own_masks_and_never_a_mixture() -> None:
    side_a = sorted(["judge", "swindler", "empress", "king", "witch", "cheater"])
    side_b = sorted(["judge", "empress", "princess", "puppet-master", "beggar", "cheater"])
    for seed in range(20):
        assert names_of(started(6, seed).masks) == side_a
        assert names_of(started(6, seed, side="A").masks) == side_a
        assert names_of(started(6, seed, side="B").masks) == side_b


@pytest.mark.rule("MAS-SETUP-03")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"side": ""}, "not-one-of"),
        ({"side": "AB"}, "not-one-of"),
        ({"masks": "judge,pope,king,empress,thief,witch"}, "unknown-word"),
        ({"masks": "judge,king,empress,thief,witch,spy", "side": "A"}, "side-or-masks"),
        ({"colour": "red"}, "unknown-table-option"),
    ],
)
def test_a_table_that_asks_for_something_unknown_is_refused(options: dict[str, str], reason: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        MASCARADE.setup(6, options)
    assert refusal.value.reason == reason


@pytest.mark.rule("MAS-SETUP-08")
def test_everybody_reads_the_wealth_of_everybody_and_the_fines() -> None:
    match = described(masks=FIVE, coins={"ana": 9, "bea": 3, "cai": 6, "dan": 1, "eva": 12}, court=4)

    def is_open() -> bool:
        boards = [MASCARADE.views.board(match.observe(viewer)) for viewer in viewers(5)]
        wealth = [("coins", seat, coins) for seat, coins in enumerate([9, 3, 6, 1, 12])]
        expected = [*wealth, ("court", -1, 4), ("bank", -1, 165)]
        return all([(c.name, c.owner, c.value) for c in board.counters] == expected for board in boards)

    assert is_open()
    say(match, "ana: announce king", "bea: pass")
    assert is_open()


@pytest.mark.rule("MAS-SETUP-09")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("seed", range(5))
def test_after_every_decision_of_two_hundred_turns_there_are_two_hundred_coins(side: str, seed: int) -> None:
    for s in random_turns(started(6, seed, side=side), 200, seed):
        assert s.bank + s.justice + sum(s.coins) == 200
        assert s.bank >= 0
        assert s.justice >= 0


@pytest.mark.rule("MAS-SETUP-15")
@pytest.mark.parametrize(("players", "side"), [(4, "B"), (5, "A"), (6, "A"), (6, "B"), (12, "B")])
def test_the_masks_stay_the_same_with_one_card_at_every_seat(players: int, side: str) -> None:
    first = started(players, side=side)
    for s in random_turns(first, 200, players):
        assert len(s.masks) == max(6, players)
        assert names_of(s.masks) == names_of(first.masks)
        view = MASCARADE.observe(s, SPECTATOR)
        seats = [zone for zone in MASCARADE.views.board(view).zones if zone.owner >= 0]
        assert sorted(zone.owner for zone in seats) == list(range(players))
        assert all(len(zone.cards) == 1 for zone in seats)


@pytest.mark.rule("MAS-SETUP-10")
def test_only_the_eight_listed_masks_are_dealt_at_random_one_to_each_seat() -> None:
    listed = ["judge", "swindler", "empress", "king", "thief", "witch", "peasant", "peasant"]
    got: set[tuple[int, int]] = set()
    for seed in range(200):
        s = started(8, seed, side="A")
        assert names_of(s.masks) == sorted(listed)
        got.update(enumerate(s.masks))
    assert len(got) == 8 * 7, "every seat gets every mask now and then"


@pytest.mark.rule("MAS-SETUP-10", "MAS-ANN-03")
def test_masks_left_in_the_box_are_never_named() -> None:
    scenario = set(SIDES["A"][8])
    for s in random_turns(started(8, side="A"), 50, 1):
        for view in (MASCARADE.observe(s, viewer) for viewer in viewers(8)):
            words = [MASCARADE.option_words(option, list("abcdefgh")) for option in view.options]
            named = {word.split()[1] for word in words if word.startswith(("announce ", "say "))}
            assert named <= {MASK_NAMES[mask] for mask in scenario}


@pytest.mark.rule("MAS-SETUP-11", "MAS-SETUP-12")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(("players", "centre"), [(4, 2), (5, 1), *((n, 0) for n in range(6, 13))])
def test_only_small_tables_have_cards_in_the_centre(players: int, centre: int, side: str) -> None:
    zones = MASCARADE.views.board(dealt(players, side=side).observe(0)).zones
    assert [zone.owner for zone in zones if zone.name == "mask"] == list(range(players))
    assert all(len(zone.cards) == 1 for zone in zones if zone.name == "mask")
    spare = [zone for zone in zones if zone.name == "centre"]
    assert [zone.owner for zone in spare] == ([-1] if centre else [])
    assert sum(len(zone.cards) for zone in spare) == centre


@pytest.mark.rule("MAS-SETUP-13")
@pytest.mark.parametrize("seed", range(5))
def test_before_any_turn_everybody_knows_all_cards(seed: int) -> None:
    match = dealt(5, seed)
    truth = facts(match)["masks"] | {"centre-1": facts(match)["centre"][0]}
    assert len(truth) == 6
    for viewer in viewers(5):
        assert [f"dealt {card} {mask}" for card, mask in truth.items()] == heard(match, viewer)[:6]
        known = MASCARADE.views.knowledge(match.observe(viewer), match.names)
        assert known == {card: [mask] for card, mask in truth.items()}


@pytest.mark.rule("MAS-SETUP-14")
def test_then_all_cards_are_turned_down_and_nobody_forgets() -> None:
    match = dealt(5, first="3")
    for viewer in viewers(5):
        assert heard(match, viewer)[6:] == ["face-down cai", "turn cai"]
        assert faces(match.observe(viewer)) == {""}
    before = [MASCARADE.views.knowledge(match.observe(viewer), match.names) for viewer in viewers(5)]
    say(match, "cai: swap cai ana pretend")
    for viewer, known in zip(viewers(5), before, strict=True):
        after = MASCARADE.views.knowledge(match.observe(viewer), match.names)
        assert {after[card] == known[card] for card in ("bea", "dan", "eva", "centre-1")} == {True}


@pytest.mark.rule("MAS-SETUP-14", "MAS-TURN-04")
@pytest.mark.parametrize("seed", range(3))
def test_no_view_shows_a_face_while_the_game_goes_on(seed: int) -> None:
    for s in random_turns(started(5, seed, side="B"), 60, seed):
        for viewer in viewers(5):
            view = MASCARADE.observe(s, viewer)
            assert faces(view) == {""}
            assert view.masks == []


@pytest.mark.rule("MAS-SETUP-16")
def test_in_turn_twenty_everybody_still_reads_which_masks_take_part_but_not_where() -> None:
    worlds = []
    for really in ("really", "pretend"):
        match = described(masks=SIX, opening=4)
        names = match.names
        for turn in range(19):
            actor, partner = names[turn % 6], names[(turn + 1 + turn // 6) % 6]
            say(match, f"{actor}: swap {actor} {partner} {really}")
        worlds.append(match)
        for viewer in viewers(6):
            view: Mascarade = match.observe(viewer)
            assert names_of([mask for mask in range(16) if view.in_play >> mask & 1]) == sorted(SIX.values())
            assert faces(view) == {""}
        view = match.observe(1)
        assert view.active == 1
        assert {MASK_NAMES[option[1]] for option in view.options if len(option) == 2} >= set(SIX.values())
    one, other = worlds
    assert facts(one)["masks"] != facts(other)["masks"]
    assert sent(one, SPECTATOR) == sent(other, SPECTATOR)


FOOL = "bea: announce fool, cai: pass, dan: pass, eva: pass, ana: pass, bea: swap ana dan {}, cai: look cai"
SPY = "eva: announce spy, ana: pass, bea: claim, cai: pass, dan: pass, bea: spy dan, bea: swap bea dan {}"


@pytest.mark.rule("MAS-SETUP-17", "MAS-SWAP-02", "MAS-TURN-05")
@pytest.mark.parametrize(
    ("lines", "position"),
    [
        ("bea: swap bea dan {}, cai: look cai", {}),
        ("bea: swap bea dan {}, cai: swap cai eva really", {"opening": 4}),
        ("bea: swap bea centre-1 {}, cai: look cai", {"centre": ["widow"]}),
        (FOOL, {}),
        (SPY, {"turn": "eva", "masks": {**FIVE, "ana": "fool", "bea": "spy"}}),
    ],
    ids=["ordinary turn", "opening turn", "centre", "Fool", "Spy on another's turn"],
)
def test_nobody_but_the_actor_can_tell_a_real_swap_from_a_sham(lines: str, position: dict[str, Any]) -> None:
    played = []
    for really in ("really", "pretend"):
        match = described(**{"masks": FIVE, "turn": "bea", **position})
        stream = []
        for line in lines.split(", "):
            say(match, line.format(really))
            to_others = [sent(match, viewer) for viewer in viewers(5) if viewer != 1]
            stream.append((to_others, str(match.why_not_undo(1))))
        played.append((match, stream))
    (real, after_real), (sham, after_sham) = played
    assert facts(real)["masks"] != facts(sham)["masks"]
    assert sent(real, 1) != sent(sham, 1)
    assert after_real == after_sham
