"""What a person can know is exactly what follows from what they saw, in short games and in endless ones."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from random import Random
from types import FrameType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elysium.bots.bot import make_bot
from elysium.engine.audience import SPECTATOR
from elysium.engine.cache import SequenceCache
from elysium.engine.match import Match
from elysium.engine.refusal import Refusal
from elysium.games.mascarade import marginals, possible, witnesses, worlds
from elysium.games.mascarade.entries import MEMORY_SHOWN, UNSEEN, Entry, Memory, handling, parts, showing
from elysium.games.mascarade.game import MASCARADE
from elysium.games.mascarade.marginals import Possible, as_dealt, follow
from elysium.games.mascarade.pairs import masks_of, packed_masks, pairs_of, rows_at
from elysium.games.mascarade.possible import MASKS, MOST_TABLES, after, masks_at_places, tables_as_dealt
from elysium.games.mascarade.state import PEASANT, SWAP, Mascarade
from elysium.games.mascarade.worlds import MOST_ARRANGEMENTS, WorldSampler, estimate, possible_masks
from tests.games.mascarade.playing import play_at_random, position_of, random_matches

TWELVE = 12
MOST_CARDS = 14


def by_brute_force(dealt: tuple[int, ...], memory: Sequence[Entry]) -> set[tuple[int, ...]]:
    """Every arrangement that agrees with a memory, each handling tried both ways."""
    return by_brute_force_from({dealt}, memory)


def by_brute_force_from(found: set[tuple[int, ...]], memory: Sequence[Entry]) -> set[tuple[int, ...]]:
    for entry in map(parts, memory):
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
def memories(draw: st.DrawFn) -> tuple[tuple[int, ...], list[Entry]]:
    """What somebody saw of a table of four to six cards, of which two may be equal."""
    places = draw(st.integers(4, 6))
    dealt = list(range(places))
    if draw(st.booleans()):
        dealt[1] = dealt[0] = PEASANT
    masks = list(dealt)
    memory: list[Entry] = []
    for _ in range(draw(st.integers(0, 24))):
        place = draw(st.integers(0, places - 1))
        if draw(st.integers(0, 3)) == 0:
            memory.append(showing(1, place, masks[place]))
            continue
        other = draw(st.integers(0, places - 2))
        other += other >= place
        really = draw(st.integers(0, 1))
        if really:
            masks[place], masks[other] = masks[other], masks[place]
        memory.append(handling(1, place, other, draw(st.sampled_from((really, UNSEEN, UNSEEN)))))
    return tuple(dealt), memory


def columns_of(arrangements: set[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(sum({1 << mask for mask in column}) for column in zip(*arrangements, strict=True))


@settings(max_examples=400)
@given(memories(), st.sampled_from((1, 3, MOST_TABLES)))
def test_what_is_known_is_exact_however_few_tables_are_enough(
    told: tuple[tuple[int, ...], list[Entry]], most: int
) -> None:
    """Where there are too many to be followed, what is not certain is searched for."""
    dealt, memory = told
    found = as_dealt(dealt)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(marginals, "MOST_TABLES", most)
        for length in range(1, len(memory) + 1):
            found = follow(found, tuple(memory[:length]))
            assert found.masks == columns_of(by_brute_force(dealt, memory[:length]))


@settings(max_examples=200)
@given(memories())
def test_where_a_search_is_given_up_nothing_possible_is_denied(told: tuple[tuple[int, ...], list[Entry]]) -> None:
    dealt, memory = told
    found = as_dealt(dealt)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(marginals, "MOST_TABLES", 1)
        patch.setattr(witnesses, "MOST_EFFORT", 0)
        for length in range(1, len(memory) + 1):
            found = follow(found, tuple(memory[:length]))
            exactly = columns_of(by_brute_force(dealt, memory[:length]))
            assert all(not here & ~said for here, said in zip(exactly, found.masks, strict=True))


def stirred(cards: int, entries: int, seed: int, *, twins: bool, every: int = 7) -> tuple[tuple[int, ...], list[Entry]]:
    """Cards exchanged by lot, mostly unseen, and one looked at after every few."""
    rng = Random(seed)
    dealt = [PEASANT, PEASANT, *range(2, cards)] if twins else [*range(cards)]
    masks = list(dealt)
    memory: list[Entry] = []
    for number in range(entries):
        first, second = rng.sample(range(cards), 2)
        if number % every == every - 1:
            memory.append(showing(1, first, masks[first]))
            continue
        really = rng.randrange(2)
        if really:
            masks[first], masks[second] = masks[second], masks[first]
        memory.append(handling(1, first, second, UNSEEN if rng.random() < 0.9 else really))
    return tuple(dealt), memory


@pytest.mark.parametrize(("cards", "seeds"), [(5, 20), (6, 60), (7, 4)])
def test_what_is_known_is_exact_where_tables_are_too_many(cards: int, seeds: int) -> None:
    searched = 0
    for seed in range(seeds):
        dealt, memory = stirred(cards, 60, seed, twins=seed % 2 == 1)
        found, arrangements = as_dealt(dealt), {dealt}
        for length, entry in enumerate(memory, 1):
            found = follow(found, tuple(memory[:length]))
            arrangements = by_brute_force_from(arrangements, [entry])
            assert found.masks == columns_of(arrangements), (seed, length)
            searched += not found.exact
    assert searched or cards == 5


@pytest.mark.pure_form
@pytest.mark.parametrize("most", [1, 4])
def test_what_is_known_of_twelve_cards_is_exact(most: int) -> None:
    """While there are few enough arrangements to go through all; with many fewer tables than there would be."""
    views = 0
    for seed in range(10):
        dealt, memory = stirred(TWELVE, 60, seed, twins=seed % 2 == 1, every=4)
        found, arrangements = as_dealt(dealt), {dealt}
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(marginals, "MOST_TABLES", most)
            for length, entry in enumerate(memory, 1):
                arrangements = by_brute_force_from(arrangements, [entry])
                if len(arrangements) > 20_000:
                    break
                found = follow(found, tuple(memory[:length]))
                assert found.masks == columns_of(arrangements), (seed, length)
                views += not found.exact
    assert views > 100


@pytest.mark.pure_form
def test_no_view_of_a_long_game_of_twelve_names_a_mask_that_was_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not certain is looked for, and at such tables no search is ever given up."""
    searched = {"found": 0, "impossible": 0, "given up": 0}
    witness = witnesses.Search.witness

    def counted(search: witnesses.Search, place: int, mask: int) -> Any:
        found = witness(search, place, mask)
        searched["given up" if found is None else "found" if found else "impossible"] += 1
        return found

    monkeypatch.setattr(witnesses.Search, "witness", counted)
    for seed, swaps in enumerate((0.5, 0.7, 0.85, 0.95)):
        match = Match.deal(MASCARADE, MASCARADE.setup(TWELVE), names(TWELVE), bytes([seed]))
        rng = Random(seed)
        while not match.state.over and len(match.history) < 400:
            seat = match.state.asked[0][0]
            options = match.observe(seat).options
            swapping = [option for option in options if option[0] == SWAP]
            match.play(seat, rng.choice(swapping if swapping and rng.random() < swaps else options))
        s = position_of(match).clone()
        s.outcome = ()
        for viewer in (seed, SPECTATOR):
            view = MASCARADE.observe(s, viewer)
            found = as_dealt(view.dealt)
            for length in range(1, len(view.memory) + 1):
                found = follow(found, tuple(view.memory[:length]))
    assert searched["given up"] == 0
    assert searched["found"] > 100
    assert searched["impossible"] > 10


@pytest.mark.rule("MAS-SCEN-05", "MAS-SCEN-07")
@pytest.mark.parametrize("cards", [TWELVE, 13, MOST_CARDS])
def test_at_tables_with_as_many_cards_as_can_be_no_search_is_given_up(
    cards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twelve players may add two masks for the centre."""
    given_up = 0
    witness = witnesses.Search.witness

    def counted(search: witnesses.Search, place: int, mask: int) -> Any:
        nonlocal given_up
        found = witness(search, place, mask)
        given_up += found is None
        return found

    monkeypatch.setattr(witnesses.Search, "witness", counted)
    for seed in range(12):
        dealt, memory = stirred(cards, 120, seed, twins=seed % 2 == 1)
        found = as_dealt(dealt)
        for length in range(1, len(memory) + 1):
            found = follow(found, tuple(memory[:length]))
    assert given_up == 0


def test_there_are_no_larger_tables() -> None:
    fourteen = "judge king empress fool thief witch spy swindler cheater peasant peasant guru widow patron"
    assert len(fourteen.split()) == MOST_CARDS
    MASCARADE.setup(TWELVE, {"masks": fourteen})
    with pytest.raises(Refusal, match="too-many-centre-cards"):
        MASCARADE.setup(TWELVE, {"masks": f"{fourteen} princess"})


@settings(max_examples=200)
@given(memories())
def test_pairs_allow_all_that_can_be(told: tuple[tuple[int, ...], list[Entry]]) -> None:
    dealt, memory = told
    places = len(dealt)
    of_the_deal = pairs_of(tables_as_dealt(dealt), dealt)
    for length in range(1, len(memory) + 1):
        pairs = witnesses.through(of_the_deal, tuple(memory[:length]), places)
        arrangements = by_brute_force(dealt, memory[:length])
        for masks in arrangements:
            lie = packed_masks([1 << mask for mask in masks])
            for place, mask in enumerate(masks):
                assert rows_at(pairs, places, place) >> places * MASKS * mask & lie == lie
        if length == 1:
            assert masks_of(pairs, places) == columns_of(arrangements)


def test_a_card_that_is_seen_among_many_tables_is_little_work() -> None:
    """A view is drawn for everybody at the table."""
    for seed in range(2):
        dealt, memory = stirred(TWELVE, 120, seed, twins=False)
        found = as_dealt(dealt)
        for length in range(1, len(memory) + 1):
            before, now = found, tuple(memory[:length])
            found = follow(before, now)
            if not found.exact:
                assert lines_of(lambda before=before, now=now: follow(before, now)) < MOST_LINES  # type: ignore[misc]


@settings(max_examples=400)
@given(memories())
def test_what_is_possible_is_what_some_arrangement_has(told: tuple[tuple[int, ...], list[Entry]]) -> None:
    dealt, memory = told
    tables = tables_as_dealt(dealt)
    for length, entry in enumerate(memory, 1):
        tables = after(tables, entry, dealt)
        arrangements = by_brute_force(dealt, memory[:length])
        assert masks_at_places(tables) == columns_of(arrangements)
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
                assert possible_masks(view) == columns_of(by_brute_force(view.dealt, view.memory))
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


def came_from_the_deal(world: Mascarade) -> bool:
    """Whether the memory of a world leads from its deal to its masks, and every card was what it was seen to be."""
    masks = list(world.dealt)
    for entry in map(parts, world.memory):
        if entry[0] == MEMORY_SHOWN:
            _, _, place, mask = entry
            if masks[place] != mask:
                return False
            continue
        _, _, first, second, really = entry
        if really:
            masks[first], masks[second] = masks[second], masks[first]
    return masks == world.masks


@pytest.mark.parametrize("swaps", [40, 120, 400])
def test_worlds_come_about_from_the_deal(swaps: int) -> None:
    for seed in range(1, 5):
        s = endless(swaps, seed)
        for viewer in (0, 5, SPECTATOR):
            view = MASCARADE.observe(s, viewer)
            sample = WorldSampler(view)
            for number in range(5):
                world = sample(Random(number))
                assert came_from_the_deal(world)
                assert MASCARADE.observe(world, viewer).memory == view.memory


def test_where_no_course_is_found_the_cards_still_lie_as_they_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "MOST_ATTEMPTS", 0)
    s = endless(400)
    view = MASCARADE.observe(s, 3)
    world = WorldSampler(view)(Random(1))
    assert sorted(world.masks) == sorted(view.dealt)
    assert all(masks >> mask & 1 for mask, masks in zip(world.masks, possible_masks(view), strict=True))
    assert MASCARADE.observe(world, 3).memory == view.memory


def lines_of(work: Callable[[], object]) -> int:
    """How many lines of Python it goes through, whatever else the machine does."""
    lines = 0

    def trace(_frame: FrameType, event: str, _: Any) -> Any:
        nonlocal lines
        lines += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return lines


MOST_LINES = 800_000
"""Half a million take 13 to 18 ms when nothing is traced; with twice as many a choice would take up to 35 of the 50 ms
that it may."""


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_first_choice_after_thousands_of_swaps_is_little_work(seed: int) -> None:
    """Nobody has thought about this table before, as after a restart: the whole memory is gone through."""
    s = endless(3000, seed)
    view = MASCARADE.observe(s, s.asked[0][0])
    bot = make_bot("heuristic", MASCARADE)
    worlds._estimated.clear()
    assert lines_of(lambda: bot.choose(view, Random(seed))) < MOST_LINES


@pytest.mark.parametrize("seed", [1, 2])
def test_what_twelve_know_after_thousands_of_swaps_is_little_work(seed: int) -> None:
    """For each choice all of it together; most choices teach nobody anything."""
    s, rng = endless(3000, seed), Random(seed)
    for viewer in range(TWELVE):
        possible_masks(MASCARADE.observe(s, viewer))
    for _ in range(48):
        options = MASCARADE.book.options(s, s.asked[0])
        swaps = [option for option in options if option[0] == SWAP]
        looking = len(swaps) < len(options) and rng.random() < 0.25
        MASCARADE.book.play(s, s.asked[0][0], options[0] if looking else rng.choice(swaps))
        views = [MASCARADE.observe(s, viewer) for viewer in range(TWELVE)]
        assert lines_of(lambda views=views: [possible_masks(view) for view in views]) < 2 * MOST_LINES  # type: ignore[misc]


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
        assert came_from_the_deal(world)
    odds = worlds.Arrangements(view).odds_by_place()
    assert all(abs(sum(row) - 1.0) < 1e-6 for row in odds)
    for bot in ("heuristic", "search:4"):
        assert make_bot(bot, MASCARADE).choose(view, Random(seed)) in view.options


def test_a_choice_goes_through_what_is_new_only() -> None:
    """However long the game was: what has been followed once is not followed again, and what is kept has a bound."""
    followed: list[int] = []

    def counted(known: Possible, memory: Memory, length: int) -> Possible:
        followed.append(len(memory) - length)
        return follow(known, memory)

    following = SequenceCache(as_dealt, counted)
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
