"""Advice: sensible in plain situations, legal in all, and far better than chance."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from elysium.arena.simulate import Plan, play_games
from elysium.bots.bot import make_bot
from elysium.bots.search import SearchBot
from elysium.engine.chance import key_from_seed
from elysium.engine.scoring import MOST_PLAUSIBLE
from elysium.engine.state import Option, Seat
from elysium.games.vtes.advising.outlook import Outlook
from elysium.games.vtes.definitions.facts import reference_decks
from elysium.games.vtes.game import VTES
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.terms import HUNT, book
from tests.games.vtes.lethal import lethal_turns

NAMES = ["ana", "bea", "cai"]
MOST_DECISIONS = 15_000


def table(**data: Any) -> Vtes:
    state = VTES.rulings.position_from({"players": NAMES, **data}, NAMES)
    VTES.book.proceed(state)
    return state


def take(state: Vtes, words: str) -> None:
    """The seat that is asked does what these words begin with."""
    question = state.asked[0]
    options = VTES.book.options(state, question)
    VTES.book.take(state, question, next(o for o in options if VTES.option_words(o, NAMES).startswith(words)))


def pass_until(state: Vtes, choice: str, seat: int) -> None:
    """Everybody does nothing until this seat is asked this."""
    while book.choices[state.asked[0][1]].name != choice or state.asked[0][0] != seat:
        question = state.asked[0]
        passing = VTES.manners.passing(VTES.book.options(state, question))
        assert passing is not None
        VTES.book.take(state, question, passing)


def advised(state: Vtes, spec: str = "heuristic") -> str:
    view = VTES.observe(state, state.asked[0][0])
    return VTES.option_words(make_bot(spec, VTES).choose(view, Random(1)), NAMES)


# Its own turn


def test_no_turn_that_can_oust_the_prey_is_let_go() -> None:
    """With decks that have won a tournament, where nobody of the prey's can block."""
    turns = list(islice(lethal_turns(100, 5), 10))
    assert [turn for turn in turns if turn.idle] == []


@pytest.mark.parametrize("spec", ["heuristic", "search:40"])
def test_it_ousts_when_it_can(spec: str) -> None:
    state = table(
        pool={"bea": 1},
        ana={"ready": ["lodin-olaf-holte"], "hand": ["academic-hunting-ground"]},
        bea={"ready": [{"troius": {"locked": True}}]},
    )
    assert advised(state, spec).startswith("bleed lodin-olaf-holte")


def test_two_bleeds_that_oust_together_come_before_everything_else() -> None:
    """With nobody in the way, also before a hunt of somebody who has no blood left."""
    state = table(
        pool={"ana": 5, "bea": 2},
        ana={"ready": [{"petra": {"blood": 1}}, "beetleman"], "hand": ["blood-doll", "laptop-computer"]},
        bea={"ready": [{"troius": {"locked": True}}]},
    )
    assert advised(state).startswith("bleed")
    assert advised(state).endswith("bea")


def test_whoever_withdraws_risks_no_combat() -> None:
    """[VTES-9.2-02]"""
    hungry = {"ready": [{"lodin-olaf-holte": {"blood": 2}}], "library": [], "hand": []}
    state = table(phase="unlock", ana=hungry, bea={"ready": ["troius"]}, pool={"ana": 3, "bea": 30})
    take(state, "withdraw")
    pass_until(state, "respond", 0)
    while not any(option[0] == HUNT for option in VTES.book.options(state, state.asked[0])):
        take(state, "pass")
    assert advised(state) == "pass"


def test_it_finishes_one_vampire_before_the_next() -> None:
    state = table(
        phase="influence",
        ana={"uncontrolled": ["lodin-olaf-holte", {"graham-gottesman": {"counters": 5}}, "emily-carson"]},
    )
    assert advised(state).startswith("transfer graham-gottesman")


def test_it_merges_its_vampire_where_it_can_afford_that() -> None:
    uncontrolled = {"ready": ["jessica"], "uncontrolled": ["jessica-adv"]}
    assert advised(table(phase="influence", ana=uncontrolled)).startswith("merge jessica-adv")
    assert not advised(table(phase="influence", pool={"ana": 3}, ana=uncontrolled)).startswith("merge")


def test_it_brings_out_a_vampire_that_is_paid_for() -> None:
    state = table(phase="influence", ana={"uncontrolled": ["lodin-olaf-holte", {"emily-carson": {"counters": 5}}]})
    assert advised(state).startswith("bring-out emily-carson")


def test_it_does_not_spend_its_last_pool_on_another_vampire() -> None:
    state = table(
        phase="influence",
        pool={"ana": 4},
        ana={"ready": ["emily-carson"], "uncontrolled": ["lodin-olaf-holte"]},
        bea={"ready": ["troius"]},
    )
    assert not advised(state).startswith("transfer")


def test_it_does_not_contest_a_vampire_while_it_has_another() -> None:
    state = table(
        phase="influence",
        ana={"uncontrolled": [{"lodin-olaf-holte": {"counters": 7}}, "graham-gottesman"]},
        bea={"ready": ["lodin-olaf-holte"]},
    )
    assert advised(state).startswith("transfer graham-gottesman")


def test_it_draws_from_the_crypt_only_when_nobody_is_left_to_influence() -> None:
    hidden = {"ready": ["lodin-olaf-holte"]}
    assert advised(table(phase="influence", ana={"crypt": ["troius"]}, bea=hidden)) == "draw-crypt"
    state = table(phase="influence", ana={"crypt": ["troius"], "uncontrolled": ["emily-carson"]}, bea=hidden)
    assert advised(state).startswith("transfer")


def test_a_rich_vampire_gives_blood_to_a_poor_methuselah() -> None:
    state = table(phase="master", pool={"ana": 5}, ana={"ready": [{"lodin-olaf-holte": {"on": ["blood-doll"]}}]})
    assert advised(state).startswith("use blood-doll")
    assert "/1" in advised(state)


def test_fame_goes_on_somebody_elses_vampire() -> None:
    state = table(
        phase="master",
        ana={"ready": ["lodin-olaf-holte"], "hand": ["fame"]},
        bea={"ready": ["troius"]},
    )
    assert advised(state).startswith("play fame")
    assert "troius" in advised(state)


def test_a_discipline_goes_where_it_becomes_superior() -> None:
    state = table(phase="master", ana={"ready": ["emily-carson", "jeremy-wix-wyzchovsky"], "hand": ["animalism"]})
    assert "jeremy-wix-wyzchovsky" in advised(state)


def test_it_discards_what_nobody_of_its_own_can_play() -> None:
    state = table(
        phase="discard",
        ana={"ready": ["lodin-olaf-holte"], "hand": ["carrion-crows", "deflection"], "library": ["conditioning"]},
    )
    assert advised(state) == "discard carrion-crows"


def test_it_rescues_its_own_vampire() -> None:
    state = table(
        ana={"ready": ["lodin-olaf-holte"], "torpor": [{"graham-gottesman": {"blood": 0}}]},
        bea={"ready": [{"troius": {"locked": True}}]},
    )
    assert advised(state).startswith("rescue lodin-olaf-holte")


# During an action


def bleed_at_bea(bea: dict[str, Any], ana: dict[str, Any] | None = None, pool: int = 30) -> Vtes:
    state = table(
        pool={"bea": pool},
        ana={"ready": ["lodin-olaf-holte"], **(ana or {})},
        bea=bea,
        cai={"ready": ["gem-ghastly"]},
    )
    take(state, "bleed lodin-olaf-holte")
    return state


def test_a_dangerous_bleed_is_sent_on_to_the_prey() -> None:
    state = bleed_at_bea({"ready": ["graham-gottesman"], "hand": ["deflection"]}, {"hand": ["conditioning"]})
    pass_until(state, "decide_block", 1)
    take(state, "decline")
    take(state, "play conditioning")
    while state.asked[0][0] != 1 or len(VTES.book.options(state, state.asked[0])) == 1:
        take(state, "pass")
    assert advised(state).startswith("play deflection")
    assert advised(state).endswith("cai")


def test_bleed_modifiers_wait_until_nobody_blocks() -> None:
    state = bleed_at_bea({"ready": [{"troius": {"locked": True}}]}, {"hand": ["conditioning"]})
    assert state.asked[0][0] == 0
    assert advised(state) == "pass"
    take(state, "pass")
    while state.asked[0][0] != 0:
        take(state, "pass")
    assert advised(state).startswith("play conditioning")


def test_it_blocks_what_would_oust_it() -> None:
    state = bleed_at_bea({"ready": ["beetleman"]}, pool=1)
    pass_until(state, "decide_block", 1)
    assert advised(state).startswith("block beetleman")


def test_what_stands_in_for_a_vampire_blocks() -> None:
    fury = {"turn": "cai", "ana": {"in_play": ["unleash-hells-fury"]}}
    state = table(pool={"ana": 3}, **fury, cai={"ready": ["annazir"]})
    take(state, "bleed annazir")
    pass_until(state, "decide_block", 0)
    assert advised(state).startswith("use unleash-hells-fury")


@pytest.mark.parametrize("baron", [False, True])
def test_it_counts_on_no_card_that_nobody_of_its_own_may_play(baron: bool) -> None:
    """Bait and Switch takes a baron: nobody else is woken, or lets a bleed pass, for it."""
    amber = {"title": "baron", "city": "berlin", "sect": "anarch"} if baron else {}
    state = bleed_at_bea({"ready": [{"amber": amber}], "hand": ["bait-and-switch"]})
    look = Outlook(VTES.observe(state, 1), Seat(1))
    assert look.can_deflect(look.ready[1][0]) is baron


def test_it_wakes_to_stop_what_would_oust_it() -> None:
    state = bleed_at_bea({"ready": [{"beetleman": {"locked": True}}], "hand": ["on-the-qui-vive"]}, pool=1)
    while len(VTES.book.options(state, state.asked[0])) == 1 or state.asked[0][0] != 1:
        take(state, "pass")
    assert advised(state).startswith("play on-the-qui-vive")


def test_an_action_at_a_card_of_an_ash_heap_is_weighed_by_whoever_may_block_it() -> None:
    """What the action aims at is no card on the table. [VTES-1.4-01]"""
    state = table(
        ana={"ready": [{"zane": {"on": ["the-sargon-fragment"]}}], "ash": ["blur"]},
        bea={"ready": ["beetleman"], "hand": ["on-the-qui-vive"]},
    )
    take(state, "use the-sargon-fragment")
    pass_until(state, "decide_block", 1)
    assert advised(state) in {"decline", "block beetleman.3"}


def test_stealth_is_used_where_it_is_enough() -> None:
    state = table(
        ana={"ready": ["gem-ghastly"], "hand": ["lost-in-crowds"]},
        bea={"ready": ["troius"]},
    )
    take(state, "bleed gem-ghastly")
    pass_until(state, "decide_block", 1)
    take(state, "block troius")
    assert advised(state).startswith("play lost-in-crowds")


def test_it_votes_by_interest() -> None:
    state = table(
        ana={"ready": ["lodin-olaf-holte"], "hand": ["kine-resources-contested"]},
        bea={"ready": [{"troius": {"title": "primogen"}}]},
        cai={},
    )
    take(state, "play kine-resources-contested")
    pass_until(state, "set_terms", 0)
    assert advised(state) == "allocate bea"
    for name in ("bea", "bea", "bea", "cai"):
        take(state, f"allocate {name}")
    while not any(o[0] != 0 for o in VTES.book.options(state, state.asked[0])):
        take(state, "pass")
    assert advised(state).endswith("for")
    while state.asked[0][0] != 1:
        take(state, advised(state))
    assert advised(state).endswith("against")


# In combat


@pytest.mark.parametrize(("blood", "wanted"), [(0, "play dodge"), (6, "hand-strike")])
def test_who_would_go_to_torpor_dodges(blood: int, wanted: str) -> None:
    """Lodin is known to strike with his hand; only an empty vampire needs the card."""
    state = bleed_at_bea({"ready": [{"gwendolyn-fleming": {"blood": blood}}], "hand": ["dodge"]})
    take_until_strike(state, "block gwendolyn-fleming")
    take(state, "hand-strike")
    assert advised(state).startswith(wanted)


def take_until_strike(state: Vtes, block: str) -> None:
    pass_until(state, "decide_block", 1)
    take(state, block)
    pass_until(state, "choosing_strike", 0)


# All of it together


@pytest.mark.parametrize("players", [2, 3, 5])
def test_heuristic_games_end(players: int) -> None:
    """Whatever the deck: with empty libraries the bots still bleed."""
    bot = make_bot("heuristic", VTES)
    decks = list(reference_decks())
    for number in range(4):
        chosen = ",".join(decks[(number + seat) % len(decks)] for seat in range(players))
        setup = VTES.setup(players, {"decks": chosen, "half-decks": "yes"})
        state = VTES.start(setup, key_from_seed(f"ends/{number}".encode()), quiet=True)
        rng = Random(number)
        for _ in range(MOST_DECISIONS):
            if not state.asked:
                break
            question = state.asked[0]
            view = VTES.observe(state, question[0])
            option: Option = bot.choose(view, rng)
            assert option in view.options
            VTES.book.take(state, question, option)
        assert state.over, f"game {number} with {chosen} has not ended after {state.turns} turns"
        VTES.rulings.check_conservation(state)


def test_heuristic_gets_far_more_victory_points_than_chance() -> None:
    setup = VTES.setup(4, {"decks": ",".join(["first-blood-ventrue"] * 4), "half-decks": "yes"})
    tally = play_games(Plan(setup, ("heuristic", "random"), 6, 5), range(6))
    assert tally.bot_points["heuristic"] > 3 * tally.bot_points["random"]


def test_standings_add_up() -> None:
    state = table(pool={"ana": 20, "bea": 3, "cai": 12}, ana={"ready": ["lodin-olaf-holte"]})
    values = VTES.mind.values(state)
    assert sum(values) == pytest.approx(1.0)
    assert values[0] > values[2] > values[1]


def rich_choice() -> Vtes:
    state = table(
        ana={
            "ready": ["lodin-olaf-holte", "graham-gottesman", "emily-carson"],
            "hand": ["govern-the-unaligned", "kine-resources-contested", "dominate-kine"],
        },
        bea={"ready": ["troius", "gem-ghastly"]},
        cai={"ready": ["morel"]},
    )
    return VTES.observe(state, 0)


def test_search_tries_the_plausible_options_in_its_budget() -> None:
    view = rich_choice()
    bot = SearchBot("search", VTES, 30, 600.0)
    assert bot.choose(view, Random(1)) in VTES.mind.plausible(view, Random(1))
    assert 30 <= bot.iterations_done <= 30 + MOST_PLAUSIBLE


def test_search_reports_progress_and_stops_when_told() -> None:
    view = rich_choice()
    heard: list[float] = []

    def progress(done: float, best: Option) -> bool:
        assert best in view.options
        heard.append(done)
        return len(heard) < 2

    assert SearchBot("search", VTES, 100_000, 1e9).choose(view, Random(1), progress) in view.options
    assert len(heard) == 2
    assert 0 < heard[0] < heard[1] < 0.01


def test_the_plausible_options_are_few_and_legal() -> None:
    view = rich_choice()
    chosen = VTES.mind.plausible(view, Random(1))
    assert set(chosen) <= set(view.options)
    assert 1 < len(chosen) <= MOST_PLAUSIBLE < len(view.options)
    assert len(set(chosen)) == len(chosen)


def test_it_pays_with_what_others_can_pay_for_it() -> None:
    """Two pool are worth a card that locks; a counter is there to be used, and the more of them the better."""
    state = table(edge="ana", phase="master", ana={"in_play": ["the-shard-london"], "hand": ["the-hungry-coyote"]})
    take(state, "play the-hungry-coyote")
    pass_until(state, "choose_payment", 0)
    assert advised(state).startswith("pay-from the-shard-london")
    state = table(
        ana={
            "ready": [{"krid": {"sect": "anarch"}}],
            "in_play": [{"hackerspace": {"counters": 3}}],
            "hand": ["44-magnum"],
        }
    )
    take(state, "play 44-magnum")
    pass_until(state, "choose_payment", 0)
    assert advised(state) == "pay-from hackerspace.2 2"


def test_it_buys_votes_only_where_they_decide() -> None:
    """Whoever lacks a vote for what helps burns a pool for it, and nobody burns more; a tie fails without that."""
    state = table(
        pool={"bea": 5},
        ana={"ready": ["adrianne"], "hand": ["kine-resources-contested", "business-pressure"]},
        cai={"ready": ["krid"]},
    )
    take(state, "play kine-resources-contested")
    pass_until(state, "set_terms", 0)
    for whose in ("bea", "bea", "bea", "cai"):
        take(state, f"allocate {whose}")
    while not any(VTES.option_words(o, NAMES).startswith("play") for o in VTES.book.options(state, state.asked[0])):
        question = state.asked[0]
        passing = VTES.manners.passing(VTES.book.options(state, question))
        assert passing is not None
        VTES.book.take(state, question, passing)
    take(state, "play business-pressure")
    bought = []
    while book.choices[state.asked[0][1]].name == "choose_amount":
        bought.append(advised(state))
        take(state, bought[-1])
    assert bought == ["name-amount 1", "name-amount 0", "name-amount 0"]
