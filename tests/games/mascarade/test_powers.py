"""Powers, where a ruling file cannot say it: bounds over many positions, what others cannot tell apart."""

from __future__ import annotations

from random import Random

import pytest

from elysium.engine.audience import SPECTATOR
from elysium.engine.match import Match
from elysium.engine.state import Frame, Option
from elysium.games.mascarade.entries import MEMORY_SHOWN, parts
from elysium.games.mascarade.game import MASCARADE
from elysium.games.mascarade.state import ANNOUNCE, CLAIM, MASK_NAMES, Mascarade
from tests.games.mascarade.playing import played, position_of

NAMES = ["ana", "bea", "cai", "dan", "eva", "fay", "gil", "hal", "ida", "jan", "kim", "lea"]
MASKS = [
    "beggar", "puppet-master", "judge", "spy", "king", "witch", "thief", "empress", "fool", "patron",
    "princess", "cheater",
]  # fmt: skip


def uncontested(mask: str, players: int, coins: dict[str, int] | None = None) -> Match:
    names = NAMES[:players]
    position = {"players": names, "masks": dict(zip(names, MASKS, strict=False)), "coins": coins or {}}
    return played(position, f"ana: announce {mask}", *(f"{name}: pass" for name in names[1:]))


@pytest.mark.rule("MAS-BEGG-03", "MAS-BEGG-01", "MAS-BEGG-02")
def test_a_beggar_ruins_nobody_and_never_reaches_13() -> None:
    rng = Random("beggar")
    for _ in range(1000):
        players = rng.choice(MASCARADE.players)
        coins = [rng.randint(1, 12) for _ in range(players)]
        s = position_of(uncontested("beggar", players, dict(zip(NAMES, coins, strict=False))))
        expected = coins[:]
        for giver in range(1, players):
            if expected[giver] > expected[0]:
                expected[giver] -= 1
                expected[0] += 1
        assert s.coins == expected
        assert all(1 <= wealth <= 12 for wealth in s.coins)
        assert not s.over
        assert [question[0] for question in s.asked] == [1]


@pytest.mark.rule("MAS-PUPP-08")
@pytest.mark.parametrize("players", MASCARADE.players)
def test_a_puppet_master_has_every_pair_of_others_once(players: int) -> None:
    s = position_of(uncontested("puppet-master", players))
    pairs = [frozenset(option[1:]) for option in MASCARADE.book.options(s, s.asked[0])]
    assert len(pairs) == len(set(pairs)) == (players - 1) * (players - 2) // 2
    assert all(len(pair) == 2 and 0 not in pair for pair in pairs)


BOX = [name for name in MASK_NAMES for _ in range(2 if name == "peasant" else 1)]


@pytest.mark.rule(
    "MAS-CHAL-07", "MAS-CHAL-08", "MAS-THIEF-02", "MAS-PATR-02", "MAS-BEGG-01", "MAS-SWIN-01", "MAS-SPY-01",
    "MAS-PRIN-02", "MAS-PUPP-02", "MAS-PUPP-04", "MAS-PUPP-05", "MAS-PUPP-06", "MAS-PUPP-09",
)  # fmt: skip
@pytest.mark.parametrize("number", range(100))
def test_what_happens_at_the_seats_does_not_depend_on_which_persons_sit_there(number: int) -> None:
    rng = Random(number)
    seats = rng.choice(MASCARADE.players)
    names = NAMES[:seats]
    cards = rng.sample(BOX, len(BOX))
    coins = [rng.randint(4, 8) for _ in names]
    persons = rng.sample(range(seats), seats)
    tables = [
        played(
            {
                "players": names,
                "seating": [names[person] for person in sitting],
                "turn": names[sitting[0]],
                "masks": {names[person]: cards[place] for place, person in enumerate(sitting)},
                "coins": {names[person]: coins[place] for place, person in enumerate(sitting)},
                "centre": cards[seats:],
            }
        )
        for sitting in (list(range(seats)), persons)
    ]
    one, other = (position_of(match) for match in tables)
    for _ in range(150):
        assert (one.coins, one.masks, one.justice, one.active) == (
            other.coins, other.masks, other.justice, other.active,
        )  # fmt: skip
        assert shown_cards(one) == shown_cards(other)
        assert [persons[person] for person in one.sitting[:seats]] == list(other.sitting[:seats])
        assert [persons[question[0]] for question in one.asked] == [question[0] for question in other.asked]
        assert one.outcome == tuple(other.outcome[person] for person in persons if other.outcome)
        if one.over:
            break
        options = MASCARADE.book.options(one, one.asked[0])
        option = rng.choice([option for option in options if option[0] in (ANNOUNCE, CLAIM)] or options)
        if rng.random() < 0.5:
            option = rng.choice(options)
        MASCARADE.book.play(one, one.asked[0][0], option)
        MASCARADE.book.play(other, other.asked[0][0], renamed(option, other, persons))


def shown_cards(s: Mascarade) -> list[Frame]:
    return [entry[2:] for entry in map(parts, s.memory) if entry[0] == MEMORY_SHOWN]


def renamed(option: Option, s: Mascarade, persons: list[int]) -> Option:
    """The same option at a table where other persons sit; the two of a pair come in either order."""
    kinds = [kind for _, kind in MASCARADE.book.terms[option[0]].fields]
    values = [
        persons[value] if kind in ("player", "card") and value < s.seats else value
        for kind, value in zip(kinds, option[1:], strict=True)
    ]
    if (option[0], *values) not in MASCARADE.book.options(s, s.asked[0]):
        values[:2] = reversed(values[:2])
    return (option[0], *values)


TABLE = {
    "players": ["ana", "bea", "cai", "dan", "eva"],
    "masks": {"ana": "spy", "bea": "fool", "cai": "princess", "dan": "king", "eva": "judge"},
    "turn": "eva",
}
PASSES = ("bea: pass", "cai: pass", "dan: pass", "eva: pass")


def assert_same_for(viewers: list[int], one: Match, other: Match) -> None:
    for viewer in viewers:
        assert one.observe(viewer) == other.observe(viewer)
        assert one.events_for(viewer) == other.events_for(viewer)


@pytest.mark.rule("MAS-SPY-01", "MAS-SPY-02", "MAS-SPY-03")
def test_nobody_else_can_tell_a_spys_exchange_from_a_sham() -> None:
    moves = ("eva: swap eva dan pretend", "ana: announce spy", *PASSES, "ana: spy dan")
    real = played(TABLE, *moves, "ana: swap ana dan really")
    sham = played(TABLE, *moves, "ana: swap ana dan pretend")
    assert position_of(real).masks != position_of(sham).masks
    assert_same_for([1, 2, 3, 4, SPECTATOR], real, sham)
    assert real.observe(0) != sham.observe(0)


@pytest.mark.rule("MAS-SPY-01")
def test_nobody_else_can_tell_what_a_spy_saw() -> None:
    moves = ("ana: announce spy", *PASSES, "ana: spy dan")
    kings = played(TABLE, "eva: swap eva dan pretend", *moves)
    judges = played(TABLE, "eva: swap eva dan really", *moves)
    assert_same_for([1, 2, 3, SPECTATOR], kings, judges)
    assert kings.observe(0) != judges.observe(0)


@pytest.mark.rule("MAS-FOOL-02", "MAS-FOOL-04")
def test_nobody_else_can_tell_a_fools_exchange_from_a_sham() -> None:
    moves = ("eva: swap eva dan pretend", "ana: announce fool", *PASSES)
    real = played(TABLE, *moves, "ana: swap cai eva really")
    sham = played(TABLE, *moves, "ana: swap cai eva pretend")
    assert position_of(real).masks != position_of(sham).masks
    assert_same_for([1, 2, 3, 4, SPECTATOR], real, sham)
    assert real.observe(0) != sham.observe(0)


@pytest.mark.rule("MAS-FOOL-02")
def test_a_fool_sees_no_face() -> None:
    moves = ("ana: announce fool", *PASSES, "ana: swap cai dan really")
    kings = played(TABLE, "eva: swap eva dan pretend", *moves)
    judges = played(TABLE, "eva: swap eva dan really", *moves)
    assert_same_for([0, 1, 2, 3, SPECTATOR], kings, judges)


@pytest.mark.rule("MAS-PRIN-02", "MAS-PRIN-03")
def test_a_card_shown_by_the_princess_tells_its_owner_nothing() -> None:
    moves = ("ana: announce princess", *PASSES, "ana: unmask dan")
    kings = played(TABLE, "eva: swap eva dan pretend", *moves)
    judges = played(TABLE, "eva: swap eva dan really", *moves)
    assert_same_for([3], kings, judges)
    for viewer in (0, 1, 2, 4, SPECTATOR):
        assert kings.observe(viewer) != judges.observe(viewer)
