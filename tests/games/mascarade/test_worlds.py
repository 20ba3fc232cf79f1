"""What a person can know is exactly what follows from what they saw, in short games and in endless ones."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elysium.bots.bot import make_bot
from elysium.engine.audience import SPECTATOR
from elysium.engine.match import Match
from elysium.engine.state import Frame
from elysium.games.mascarade import possible, worlds
from elysium.games.mascarade.game import MASCARADE
from elysium.games.mascarade.memories import Followed, Memory
from elysium.games.mascarade.possible import MOST_TABLES, after, masks_at_places, tables_as_dealt
from elysium.games.mascarade.state import MEMORY_HANDLED, MEMORY_SHOWN, PEASANT, SWAP, UNSEEN, Mascarade
from elysium.games.mascarade.worlds import (
    MOST_ARRANGEMENTS,
    Possible,
    WorldSampler,
    as_dealt,
    estimate,
    follow,
    possible_masks,
)
from tests.games.mascarade.playing import play_at_random, position_of, random_matches

TWELVE = 12


def by_brute_force(dealt: tuple[int, ...], memory: Sequence[Frame]) -> set[tuple[int, ...]]:
    """Every arrangement that agrees with a memory, each handling tried both ways."""
    found = {dealt}
    for entry in memory:
        if entry[0] == MEMORY_SHOWN:
            _, _, place, mask = entry
            found = {masks for masks in found if mask in (UNSEEN, masks[place])}
            continue
        _, _, first, second, really = entry
        exchanged = set()
        for masks in found:
            cards = list(masks)
            cards[first], cards[second] = cards[second], cards[first]
            exchanged.add(tuple(cards))
        found = found | exchanged if really == UNSEEN else exchanged if really else found
    return found


@st.composite
def memories(draw: st.DrawFn) -> tuple[tuple[int, ...], list[Frame]]:
    """What somebody saw of a table of four to six cards, of which two may be equal."""
    places = draw(st.integers(4, 6))
    dealt = list(range(places))
    if draw(st.booleans()):
        dealt[1] = dealt[0] = PEASANT
    masks = list(dealt)
    memory: list[Frame] = []
    for _ in range(draw(st.integers(0, 24))):
        place = draw(st.integers(0, places - 1))
        if draw(st.integers(0, 3)) == 0:
            memory.append((MEMORY_SHOWN, 1, place, masks[place]))
            continue
        other = draw(st.integers(0, places - 2))
        other += other >= place
        really = draw(st.integers(0, 1))
        if really:
            masks[place], masks[other] = masks[other], masks[place]
        memory.append((MEMORY_HANDLED, 1, place, other, draw(st.sampled_from((really, UNSEEN, UNSEEN)))))
    return tuple(dealt), memory


@settings(max_examples=400)
@given(memories())
def test_what_is_possible_is_what_some_arrangement_has(told: tuple[tuple[int, ...], list[Frame]]) -> None:
    dealt, memory = told
    tables = tables_as_dealt(dealt)
    for length, entry in enumerate(memory, 1):
        tables = after(tables, entry, dealt)
        arrangements = by_brute_force(dealt, memory[:length])
        columns = zip(*arrangements, strict=True)
        assert masks_at_places(tables) == tuple(sum({1 << mask for mask in column}) for column in columns)
        assert all(possible.allows(tables, masks) for masks in arrangements)


@pytest.mark.parametrize("players", [5, 6, 7])
def test_no_view_of_a_game_allows_an_impossible_mask(players: int) -> None:
    views = 0
    for seed in range(12):
        match = Match.deal(MASCARADE, MASCARADE.setup(players), names(players), bytes([seed]))
        rng = Random(seed)
        while not match.state.over and len(match.history) < 150:
            seat = match.state.asked[0][0]
            match.play(seat, rng.choice(match.observe(seat).options))
            if match.state.over or rng.random() < 0.8:
                continue
            for viewer in (rng.randrange(players), SPECTATOR):
                view = MASCARADE.observe(position_of(match), viewer)
                arrangements = by_brute_force(view.dealt, view.memory)
                columns = zip(*arrangements, strict=True)
                assert possible_masks(view) == tuple(sum({1 << mask for mask in column}) for column in columns)
                views += 1
    assert views > 100


def test_games_that_are_played_need_few_tables() -> None:
    most = 0
    for match in random_matches(2):
        for _ in play_at_random(match):
            pass
        s = position_of(match).clone()
        s.outcome = ()
        for viewer in (0, SPECTATOR):
            view = MASCARADE.observe(s, viewer)
            tables = tables_as_dealt(view.dealt)
            for entry in view.memory:
                tables = after(tables, entry, view.dealt)
                most = max(most, len(tables))
    assert most < MOST_TABLES / 2


def names(players: int) -> list[str]:
    return [f"p{seat}" for seat in range(players)]


def endless(swaps: int, seed: int = 1) -> Mascarade:
    """A table of twelve that does nothing but swap and, now and then, look."""
    match = Match.deal(MASCARADE, MASCARADE.setup(TWELVE), names(TWELVE), bytes([seed]))
    s, rng = position_of(match), Random(seed)
    s.quiet = True
    while len(s.memory) < swaps:
        seat = s.asked[0][0]
        options = MASCARADE.book.options(s, s.asked[0])
        stirring = [option for option in options if option[0] == SWAP]
        looking = len(stirring) < len(options) and rng.random() < 0.1
        MASCARADE.book.play(s, seat, options[0] if looking else rng.choice(stirring))
    return s


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_after_thousands_of_swaps_worlds_still_agree_with_what_was_seen(seed: int) -> None:
    s = endless(3000, seed)
    seat = s.asked[0][0]
    view = MASCARADE.observe(s, seat)
    for place, masks in enumerate(possible_masks(view)):
        assert masks >> s.masks[place] & 1
    sample = WorldSampler(view)
    for number in range(5):
        world = sample(Random(number))
        assert [1 << mask & masks for mask, masks in zip(world.masks, possible_masks(view), strict=True)] == [
            1 << mask for mask in world.masks
        ]
        assert MASCARADE.observe(world, seat).memory == view.memory
    odds = worlds.Arrangements(view).odds_by_place()
    assert all(abs(sum(row) - 1.0) < 1e-6 for row in odds)
    for bot in ("heuristic", "search:4"):
        assert make_bot(bot, MASCARADE).choose(view, Random(seed)) in view.options


def test_a_choice_goes_through_what_is_new_only() -> None:
    """However long the game was: what has been followed once is not followed again, and what is kept has a bound."""
    followed: list[int] = []

    def counted(known: Possible, memory: Memory) -> Possible:
        followed.append(len(memory))
        return follow(known, memory)

    following = Followed(as_dealt, counted)
    s = endless(3000)
    seat = s.asked[0][0]
    for _ in range(3 * TWELVE):
        view = MASCARADE.observe(s, seat)
        found = following(view.dealt, tuple(view.memory))
        assert found.masks == possible_masks(view)
        options = MASCARADE.book.options(s, s.asked[0])
        MASCARADE.book.play(s, s.asked[0][0], next(option for option in options if option[0] == SWAP))
    assert followed == [3000, *[1] * (3 * TWELVE - 1)]
    kept = estimate(MASCARADE.observe(s, seat))
    assert max(map(len, kept.course)) <= MOST_TABLES
    assert len(kept.arrangements or ()) <= MOST_ARRANGEMENTS
