"""At which moments a person at a V:TES table is asked, and how often that is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import median
from typing import Any, NamedTuple

import pytest

from elysium.engine.state import Seat
from elysium.engine.table import NOTHING_ELSE, TURN, UNHURRIED, Table, Until, automatic_choice, passed_at_first
from elysium.games.vtes import manners
from elysium.games.vtes.decks.rules import playable_decks
from elysium.games.vtes.definitions.language import CARDS
from elysium.games.vtes.game import TOURNAMENT, VTES
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.terms import PLAY, mode_of

NAMES = ["ana", "bea", "cai"]
ANA, BEA, CAI = map(Seat, range(3))


def table(**position: Any) -> Table:
    state = VTES.rulings.position_from({"players": NAMES, "turn": "ana", "phase": "minion", **position}, NAMES)
    VTES.book.proceed(state)
    return Table(VTES, state, NAMES)


def at_table(there: Table) -> Vtes:
    assert isinstance(there.state, Vtes)
    return there.state


def play(there: Table, text: str) -> None:
    seat = there.state.asked[0][0]
    legal = VTES.book.options_for(there.state, seat)
    there.play(seat, VTES.manners.meant(VTES.parse_option(text, NAMES), legal))


def asked(there: Table, seat: Seat) -> list[str]:
    """The moments at which somebody could do something until the next phase, everybody passing."""
    found = []
    phase = at_table(there).phase
    while there.state.asked and at_table(there).phase == phase:
        if there.state.asked[0][0] == seat:
            view = there.observe(seat)
            if len(view.options) > 1:
                found.append(manners.moment(view))
        if not there.one_passes():
            break
        if not at_table(there).action:
            break
    return found


LOCKED = {"anson": {"locked": True}}


def test_waking_is_asked_for_where_a_block_is_decided_on_and_not_before() -> None:
    there = table(ana={"ready": ["krid"]}, bea={"ready": [LOCKED], "hand": ["on-the-qui-vive"]})
    play(there, "bleed krid bea")
    assert asked(there, BEA) == ["wake", "block", "wake"]


def test_waking_is_asked_for_where_another_reaction_waits_for_it() -> None:
    there = table(ana={"ready": ["krid"]}, bea={"ready": [LOCKED], "hand": ["on-the-qui-vive", "deflection"]})
    play(there, "bleed krid bea")
    assert asked(there, BEA) == ["wake", "block", "aimed"]


def test_nobody_is_asked_whether_they_wake_for_what_does_not_concern_them() -> None:
    there = table(ana={"ready": ["krid"]}, cai={"ready": [LOCKED], "hand": ["on-the-qui-vive", "deflection"]})
    play(there, "bleed krid bea")
    assert set(asked(there, CAI)) == {"wake"}


@pytest.mark.parametrize(
    ("bea", "moments"),
    [
        ({"ready": ["anson"]}, ["futile-block"]),
        ({"ready": ["anson"], "hand": ["enhanced-senses"]}, ["block"]),
        ({"ready": ["anson", LOCKED], "hand": ["on-the-qui-vive"]}, ["wake", "futile-block", "wake"]),
        ({"ready": ["anson"], "hand": ["on-the-qui-vive"]}, ["futile-block"]),
    ],
)
def test_a_block_without_the_intercept_is_told_apart(bea: dict[str, Any], moments: list[str]) -> None:
    """Who hunts has a point of stealth. [VTES-6.1.2-04]"""
    there = table(ana={"ready": [{"krid": {"blood": 1}}]}, bea=bea)
    play(there, "hunt krid")
    assert asked(there, BEA) == moments


def test_what_can_be_used_at_any_time_is_no_reason_to_ask() -> None:
    there = table(ana={"ready": ["krid"]}, cai={"ready": ["the-barrens"], "hand": ["dodge"]})
    play(there, "bleed krid bea")
    assert set(asked(there, CAI)) == {"any-time"}


def test_one_s_own_turn_is_never_passed_over() -> None:
    there = table(ana={"ready": ["krid"]})
    assert manners.moment(there.observe(ANA)) == ""


def in_a_fight(**position: Any) -> Table:
    """Bea's minion has blocked; nobody has chosen a strike yet."""
    there = table(ana={"ready": ["krid"]}, bea={"ready": ["anson"], **position})
    play(there, "bleed krid bea")
    while not at_table(there).fighters:
        seat = there.state.asked[0][0]
        if seat == BEA and manners.moment(there.observe(BEA)) == "block" and not at_table(there).blocker:
            play(there, "block anson")
        else:
            assert there.one_passes()
    while there.passing(there.state.asked[0][0]) is not None:
        assert there.one_passes()
    return there


def test_a_fight_is_one_s_own_where_one_s_own_minion_fights() -> None:
    there = in_a_fight()
    assert manners.moment(there.observe(ANA)) == "own-combat"


def test_the_only_strike_is_taken_by_the_table() -> None:
    view = in_a_fight().observe(ANA)
    assert len(view.options) == 1
    assert automatic_choice(VTES, view, Wish(passed_at_first(VTES))) == view.options[0]
    assert automatic_choice(VTES, view, Wish(())) is None, "who wants to give nothing away is asked"


# How often that is, at tables of five


class Wish(NamedTuple):
    skipped: Sequence[str] = (NOTHING_ELSE,)
    hurried: int = UNHURRIED
    until: Until = TURN
    episode: tuple[int, ...] = ()


class Prompts(NamedTuple):
    rounds: list[int]
    """How often one was asked between two own turns, where one could have woken a locked vampire."""
    asked: int
    idle: int
    """Of all that, where a sensible person would not think of anything but passing."""


def wakes_held(state: Vtes) -> bool:
    locked = any(state.locked[minion] for minion in state.minions(ANA))
    return locked and any(mode.rouses for face in state.hands[ANA] for mode in CARDS[face].modes)


def prompts(decks: Sequence[str], seed: int, skipped: Sequence[str]) -> Prompts:
    """Ana keeps what wakes in her hand, as people do who wait for something worth it; bots do the rest."""
    rng = Random(seed)
    setup = VTES.setup(5, {"decks": ",".join(decks), "half-decks": "yes"})
    there = Table(VTES, VTES.start(setup, key=rng.randbytes(32)), [f"p{seat}" for seat in range(5)])
    wish = Wish(skipped)
    rounds: list[int] = []
    since_turn, has_waked, total, idle = 0, False, 0, 0
    while (state := at_table(there)).asked and not state.ousted & 1 and len(there.history) < 2500:
        seat = Seat(state.asked[0][0])
        view = there.observe(seat)
        if state.turn == ANA:
            if since_turn >= 0 and has_waked:
                rounds.append(since_turn)
            since_turn, has_waked = 0, False
        elif wakes_held(state):
            has_waked = True
        option = VTES.mind.advise(view, rng)
        if seat == ANA and state.turn != ANA:
            automatic = automatic_choice(VTES, view, wish)
            if automatic is None:
                since_turn += 1
                total += 1
                idle += [*VTES.mind.plausible(view, rng)] == [manners.passing(view.options)]
                is_wake = option[0] == PLAY and mode_of(option).rouses
                option = (manners.passing(view.options) or option) if is_wake else option
            else:
                option = automatic
        there.play(seat, option)
    return Prompts(rounds, total, idle)


def five(beginning: str) -> list[str]:
    return [name for name in playable_decks() if name.startswith(beginning)][:5]


TABLES = {
    "first-blood": five("first-blood-"),
    "fifth-edition": five("fifth-edition-"),
    "tournament": TOURNAMENT.options["decks"].split(","),
}
MANY_GAMES = 12


@pytest.fixture(scope="module", params=TABLES)
def usual(request: pytest.FixtureRequest) -> Prompts:
    """Several games, each from another seat's deck, at the stops that everybody has at first."""
    decks = TABLES[request.param]
    games = [prompts(decks[seed % 5 :] + decks[: seed % 5], seed, passed_at_first(VTES)) for seed in range(MANY_GAMES)]
    rounds = [number for game in games for number in game.rounds]
    return Prompts(rounds, sum(game.asked for game in games), sum(game.idle for game in games))


def test_one_is_asked_a_dozen_times_between_two_turns_at_most(usual: Prompts) -> None:
    assert len(usual.rounds) >= 10
    assert median(usual.rounds) <= 12


def test_nine_times_in_ten_there_is_something_sensible_to_do(usual: Prompts) -> None:
    assert usual.idle <= usual.asked / 10


def test_without_the_usual_stops_it_would_be_more_than_twice_as_often() -> None:
    decks = TABLES["first-blood"]
    some, all_of_them = (
        sum(prompts(decks, seed, skipped).asked for seed in range(2))
        for skipped in (passed_at_first(VTES), (NOTHING_ELSE,))
    )
    assert all_of_them > 2 * some
