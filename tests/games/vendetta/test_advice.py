"""Advice: sensible in plain situations, legal in all, and far better than chance."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from elysium.arena.simulate import Plan, play_games
from elysium.arena.statistics import wilson
from elysium.bots.bot import make_bot
from elysium.engine.state import Seat
from elysium.games.vendetta import advice
from elysium.games.vendetta.advising.deciding import THOUGHTS
from elysium.games.vendetta.advising.outlook import Outlook
from elysium.games.vendetta.advising.turn import using_relic
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.rules.resolution import stay_or_withdraw
from elysium.games.vendetta.state import Vendetta
from elysium.games.vendetta.terms import DRAIN, PLAY, STAY, book
from tests.games.vendetta.tables import NAMES, answer, described, started

CLANS = {"ana": "brujah", "bea": "gangrel", "cai": "tremere", "dan": "ventrue"}


def table(**position: Any) -> Vendetta:
    return described(4, clans=CLANS, **position)


def advised(s: Vendetta, spec: str = "heuristic", seed: int = 1) -> str:
    """What the bot would choose for the first seat that is asked."""
    view = VENDETTA.observe(s, s.asked[0][0])
    return VENDETTA.option_words(make_bot(spec, VENDETTA).choose(view, Random(seed)), NAMES)


def asked(s: Vendetta, choice: str) -> Vendetta:
    """The same table, of which it is certain what is asked."""
    assert book.choices[s.asked[0][1]].name == choice
    return s


# What words mean, in whichever card they stand


@pytest.mark.parametrize("word", ["steal", "lose"])
def test_a_relic_that_takes_blood_waits_for_somebody_who_has_little(word: str) -> None:
    who = "chosen-opponent" if word == "steal" else "each-opponent"
    relic = f"cards: [{{code: RE6, your-turn: [{{{word}: 2, who: {who}}}]}}]"
    position: dict[str, Any] = {"round": 2, "hands": {"ana": ["BR08"]}, "relics": {"ana": "RE6"}, "cards": relic}
    worth = [
        using_relic(Outlook(VENDETTA.observe(table(pool={"bea": blood}, **position), 0), Seat(0))) for blood in (2, 6)
    ]
    assert worth[0] > 0 > worth[1]


def test_paying_for_something_else_hurts_nobody() -> None:
    """What follows from paying is against rivals only if it says so."""
    for then, chosen in (("{lose: 1, who: each-rival}", "yes"), ("{gain-blood: 1}", "no"), ("{gain-blood: 4}", "yes")):
        s = table(
            cards=f"cards: [{{code: BR07, preparation: [{{may-spend: 2, then: [{then}]}}]}}]",
            round=2,
            phase="resolution",
            pool={"bea": 1, "cai": 1, "dan": 1},
            table={"1": {"ana": ["BR07"], "bea": ["GA01"], "cai": ["TR02"], "dan": ["VE01"]}},
        )
        while s.asked[0][1] == stay_or_withdraw:
            answer(s, (STAY,))
        assert advised(asked(s, "spend_or_not")) == chosen


# Planning


def test_an_ally_is_worth_what_it_brings() -> None:
    s = table(allies={"1": "AL12", "2": "AL10", "haven": "AL16"}, round=3, hands={"ana": ["BR01", "BR08", "BR09"]})
    assert advised(s).startswith("play bloody-fury 2")


def test_a_district_that_is_lost_is_left_to_others() -> None:
    s = table(
        allies={"1": "AL10", "2": "AL21", "haven": "AL16"},
        round=3,
        hands={"ana": ["BR09"]},
        alliance={"ana": []},
        table={"1": {"bea": ["GA05", "GA06"], "cai": ["TR02", "TR03"], "dan": ["VE01", "VE02"]}},
        deployed={"1": {"bea": 9, "cai": 9, "dan": 9}},
    )
    assert advised(s).split()[2] == "2"


def test_the_better_card_stays_in_hand() -> None:
    s = table(phase="hand", decks={"ana": ["BR06", "BR01"]})
    assert advised(asked(s, "put_under")) == "put-under earthshock"


def test_blood_is_spent_to_come_out_ahead() -> None:
    s = table(
        round=3,
        hands={"ana": ["BR04"]},
        pool={"ana": 9},
        table={"1": {"bea": ["GA04"]}},
        deployed={"1": {"bea": 4}},
        allies={"1": "AL10"},
        ambition="dan",
        turns=1,
    )
    while s.asked[0][0] != 0:
        answer(s, book.options(s, s.asked[0])[0])
    answer(s, (PLAY, VENDETTA.cards.words().index("fist-of-caine"), 0, 1))
    assert advised(asked(s, "add")) == "add 3 0"


def test_blood_is_kept_from_those_who_could_take_the_rest() -> None:
    """With one blood left over, a card that takes two means Frenzy."""
    position: dict[str, Any] = {
        "round": 2,
        "hands": {"cai": ["TR09"]},
        "pool": {"cai": 4},
        "ambition": "cai",
        "allies": {"1": "AL10"},
    }
    harmless = table(table={"1": {"dan": ["VE08"]}}, **position)
    dangerous = table(table={"1": {"ana": ["BR06"]}}, **position)
    left = []
    for s in (harmless, dangerous):
        answer(s, (PLAY, VENDETTA.cards.words().index("tremere-hunt"), 0, 1))
        left.append(4 - int(advised(asked(s, "add")).split()[1]))
    assert left[0] < left[1]


def test_the_same_card_is_shown_or_hidden() -> None:
    s = table(round=3, hands={"ana": ["BR09", "BR08"]}, pool={"ana": 20}, turns=1)
    faces = {advised(s, seed=seed).split()[-1] for seed in range(40)}
    assert faces == {"up", "down"}


def test_a_card_that_works_at_once_is_played_open() -> None:
    s = table(round=3, hands={"ana": ["BR03"]}, pool={"ana": 20})
    assert {advised(s, seed=seed).split()[-1] for seed in range(40)} == {"up"}


# Draining


def test_nobody_drains_into_the_third_token() -> None:
    s = table(round=3, tokens={"ana": 2}, pool={"ana": 1}, alliance={"ana": ["AL12"]}, hands={"ana": ["BR09"]})
    view = VENDETTA.observe(s, 0)
    assert any(option[0] == DRAIN for option in view.options)
    assert all(advice.advise(view, Random(seed))[0] != DRAIN for seed in range(20))
    assert all(option[0] != DRAIN for option in advice.plausible(view, Random(1)))


def test_in_the_last_round_blood_can_be_worth_more_than_a_victim() -> None:
    position: dict[str, Any] = {
        "hands": {"ana": ["BR01", "BR04", "BR05", "BR07"]},
        "pool": {"ana": 4},
        "alliance": {"ana": ["VI", "VI"]},
        "turns": 3,
    }
    assert advised(table(round=3, **position)) == "drain victim"
    assert advised(table(round=1, **position)).startswith("play")


# Staying and leaving


def test_whoever_is_ahead_stays() -> None:
    s = table(district=1, round=3, table={"1": {"ana": ["BR04", "BR01"], "bea": ["GA09"]}}, allies={"1": "AL10"})
    assert [advised(asked(s, "stay_or_withdraw"), spec) for spec in ("heuristic", "search:40")] == ["stay", "stay"]


def beaten(cards: list[str], haven: dict[str, list[str]]) -> Vendetta:
    return table(
        district=1,
        onward=True,
        round=3,
        table={"1": {"ana": cards, "bea": ["GA05"], "cai": ["TR02"], "dan": ["VE01"]}, "haven": haven},
        deployed={"1": {"ana": 2, "bea": 9, "cai": 9, "dan": 9}},
        allies={"1": "AL16", "haven": "AL10"},
    )


def test_whoever_is_beaten_takes_strong_cards_to_the_haven() -> None:
    s = asked(beaten(["BR01", "BR04"], {"bea": ["GA09"]}), "stay_or_withdraw")
    assert [advised(s, spec) for spec in ("heuristic", "search:60")] == ["withdraw", "withdraw"]


def test_at_the_haven_the_last_of_many_saves_its_blood() -> None:
    s = table(
        district="haven",
        round=1,
        table={"haven": {"ana": ["BR08"], "bea": ["GA06"], "cai": ["TR02"], "dan": ["VE01"]}},
        deployed={"haven": {"ana": 3, "bea": 9, "cai": 9, "dan": 9}},
    )
    assert advised(asked(s, "stay_or_withdraw")) == "withdraw"


def test_what_can_be_seen_of_hidden_cards_decides() -> None:
    """A card face down is feared for what its owner can hold: less if only weak cards are left."""
    position: dict[str, Any] = {
        "district": "haven",
        "round": 1,
        "deployed": {"haven": {"cai": 4, "bea": 2}},
        "pool": {"cai": 2},
        "allies": {"haven": "AL12"},
    }
    weak = table(
        table={"1": {"ana": ["BR01", "BR04", "BR03", "BR05"]}, "haven": {"ana": ["BR09 down"], "cai": ["TR08"]}},
        hands={"ana": ["BR08"]},
        **position,
    )
    strong = table(table={"haven": {"ana": ["BR01 down"], "cai": ["TR08"]}}, hands={"ana": ["BR04"]}, **position)
    estimates = []
    for s in (weak, strong):
        look = Outlook(VENDETTA.observe(s, 2), Seat(2))
        estimates.append(look.unseen(Seat(0)))
    assert estimates[0] < estimates[1]


# Other questions


def test_partners_are_spared() -> None:
    s = described(
        4, clans=CLANS, teams=True, district=1, table={"1": {"ana": ["BR07"], "cai": ["TR08"], "bea": ["GA09"]}}
    )
    while book.choices[s.asked[0][1]].name != "include_partner":
        answer(s, book.options(s, s.asked[0])[0])
    assert advised(s) == "spare cai"


@pytest.mark.parametrize(("teams", "district"), [(False, "1"), (True, "2")])
def test_a_place_that_the_partner_holds_is_not_fought_for(teams: bool, district: str) -> None:
    """Cai is easier to beat than Bea; but what a partner would lose is nothing gained."""
    s = described(
        4,
        clans=CLANS,
        teams=teams,
        round=3,
        hands={"ana": ["BR05"]},
        alliance={"ana": []},
        allies={"1": "AL17", "2": "AL18", "haven": "AL16"},
        table={"1": {"cai": ["TR09"]}, "2": {"bea": ["GA04"]}, "haven": {"dan": ["VE01"], "bea": ["GA05"]}},
        deployed={"haven": {"dan": 9, "bea": 9}},
    )
    assert advised(s).split()[2] == district


def test_every_question_has_a_thought() -> None:
    assert set(THOUGHTS) == set(range(len(book.choices)))


TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {"locations": "all", "relics": "all"}),
    (4, {"teams": "yes", "relics": "all"}),
    (5, {"locations": "all", "clans": "random"}),
    (6, {"teams": "yes", "locations": "all", "relics": "all"}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_advice_is_legal_wherever_chance_leads(players: int, options: dict[str, str]) -> None:
    met: set[int] = set()
    for seed in range(8):
        s = started(players, seed, **options)
        rng = Random(seed)
        while s.asked:
            question = s.asked[0]
            view = VENDETTA.observe(s, question[0])
            legal = book.options(s, question)
            met.add(question[1])
            assert advice.advise(view, rng) in legal
            assert advice.likely_option(s, legal, rng.random) in legal
            worth_trying = advice.plausible(view, rng)
            assert 1 <= len(worth_trying) <= advice.MOST_PLAUSIBLE
            assert set(worth_trying) <= set(legal)
            book.take(s, question, rng.choice(legal))
    assert len(met) >= 12


@pytest.mark.parametrize("choose", [advice.likely_option, lambda s, options, random: options[0]])
def test_play_outs_end(choose: Callable[..., Any]) -> None:
    for seed in range(3):
        s = started(5, seed)
        rng = Random(seed)
        while s.asked:
            book.take(s, s.asked[0], choose(s, book.options(s, s.asked[0]), rng.random))
        assert s.over


# How a position is judged


def test_a_search_looks_to_the_end_of_the_round() -> None:
    s = started(4, clans="random")
    view = VENDETTA.observe(s, s.asked[0][0])
    rng = Random(2)
    assert not VENDETTA.mind.is_settled(s, view)
    while not VENDETTA.mind.is_settled(s, view):
        book.take(s, s.asked[0], rng.choice(book.options(s, s.asked[0])))
    assert s.round == 2


def test_a_position_is_judged_by_points_and_blood() -> None:
    even = VENDETTA.mind.values(table(round=2, phase="hand"))
    ahead = VENDETTA.mind.values(table(round=2, phase="hand", alliance={"ana": ["AL10", "VI"]}, pool={"bea": 12}))
    assert sum(even) == pytest.approx(1) == sum(ahead)
    assert ahead[0] > ahead[1] > ahead[2]
    assert even[0] == pytest.approx(0.25)


def test_the_end_is_judged_by_who_won() -> None:
    s = table(round=3, phase="scoring", influence={"cai": 9})
    assert s.over
    assert VENDETTA.mind.values(s)[2] > 0.7


# How strong it is


def test_it_wins_far_more_than_its_share_among_random_players() -> None:
    plan = Plan(VENDETTA.setup(4, {"clans": "random"}), ("heuristic", *["random"] * 3), 60, 5)
    tally = play_games(plan, range(60))
    low, _ = wilson(float(tally.bot_wins["heuristic"]), 60)
    assert low > 2.5 / 4
