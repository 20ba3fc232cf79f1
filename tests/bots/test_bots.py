"""Bots: budgets, progress, stopping, and that thinking helps."""

from itertools import count
from random import Random

import pytest

from elysium.arena.simulate import Plan, simulate
from elysium.bots.bot import make_bot
from elysium.bots.search import SearchBot
from elysium.engine.observation import Observation
from elysium.engine.refusal import UnknownName
from elysium.engine.registry import load_game
from elysium.engine.state import Option

GAME = load_game("mascarade")


def a_view() -> Observation:
    state = GAME.start(GAME.setup(6), bytes(32), quiet=True)
    view: Observation = GAME.observe(state, state.asked[0][0])
    return view


def test_search_reports_progress_and_stops_when_told() -> None:
    heard: list[tuple[float, Option]] = []

    def progress(done: float, best: Option) -> bool:
        heard.append((done, best))
        return len(heard) < 3

    bot = SearchBot("search", GAME, 100_000, 1e9)
    view = a_view()
    assert bot.choose(view, Random(1), progress) in view.options
    assert [round(done * 100_000) for done, _ in heard] == [10, 20, 30]
    assert bot.iterations_done == 30
    assert all(best in view.options for _, best in heard)


def test_search_spends_its_iterations() -> None:
    bot = SearchBot("search", GAME, 120, 600.0)
    bot.choose(a_view(), Random(1))
    assert bot.iterations_done == 120


def test_search_ends_when_its_seconds_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that moves half a second at every look."""
    ticks = count(100.0, 0.5)
    monkeypatch.setattr("elysium.bots.search.monotonic", lambda: next(ticks))
    heard: list[float] = []

    def progress(done: float, best: Option) -> bool:
        heard.append(done)
        return True

    bot = SearchBot("search", GAME, 10_000_000, 2.0)
    bot.choose(a_view(), Random(1), progress)
    assert heard == [0.25, 0.5, 0.75]
    assert bot.iterations_done == 40


def test_the_same_stream_gives_the_same_choice() -> None:
    view = a_view()
    for spec in ("random", "heuristic", "search:60"):
        bot = make_bot(spec, GAME)
        assert bot.choose(view, Random(3)) == bot.choose(view, Random(3))


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "genius",
        "search:",
        "search:0",
        "search:-5",
        "search:x",
        "search:0s",
        "random:3",
        "search: 5",
        "search:5 ",
        "search:５",
        "search:1_000",
        "search:+5",
        "search:05",
        "search:1e3s",
        "search:infs",
        "search:0.0000001s",
        "search:.5s",
        "search:5.s",
        "search:٣s",
        "search:5S",
        "search:99999999999999999999",
        " search:5",
    ],
)
def test_impossible_bots_are_refused(spec: str) -> None:
    with pytest.raises(UnknownName):
        make_bot(spec, GAME)


def test_heuristic_wins_more_than_its_share_among_random_players() -> None:
    plan = Plan(GAME.setup(6), ("heuristic", *["random"] * 5), 120, 11)
    share = simulate(plan, 1, lambda done: None).results.bots[0]
    assert share.name == "heuristic"
    assert share.low > 2 / 6


def test_a_win_at_hand_is_taken() -> None:
    """With eleven coins and the King in front of an otherwise poor table, announcing it wins at once."""
    names = ["ana", "bea", "cai", "dan"]
    masks = dict(zip(names, ("king", "judge", "thief", "spy"), strict=True))
    state = GAME.rulings.position_from({"players": names, "masks": masks, "coins": {"ana": 11}}, names)
    GAME.book.proceed(state)
    view = GAME.observe(state, 0)
    for spec in ("heuristic", "search:400"):
        option = make_bot(spec, GAME).choose(view, Random(1))
        assert GAME.option_words(option, names) == "announce king"
