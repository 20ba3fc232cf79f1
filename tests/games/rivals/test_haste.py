"""Quick choices of play-outs: legal, sane, blind to what is hidden, and cheap; what search makes of them."""

import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from elysium.bots.bot import make_bot
from elysium.games.rivals import advice
from elysium.games.rivals.advising.haste import GLANCES
from elysium.games.rivals.decks.rules import STARTERS
from elysium.games.rivals.game import RIVALS
from elysium.games.rivals.rules.turn import act
from elysium.games.rivals.state import Rivals
from tests.games.rivals.test_advice import NAMES, table, take
from tests.games.rivals.test_worlds import dealt, with_other_cards

KNIFE: dict[str, Any] = {
    "ana": {"haven": [{"hydra": {"exhausted": True}}], "streets": ["brother"], "hand": ["throat-rip"]},
    "bea": {"streets": [{"lixue-chen": {"blood": 1}}]},
    "city": ["vagrant"],
}
"""Whoever attacks now has won."""


def at_a_glance(s: Rivals, seed: int = 1) -> str:
    option = advice.likely_option(s, RIVALS.book.options(s, s.asked[0]), Random(seed).random)
    return RIVALS.option_words(option, NAMES[: s.seats])


@pytest.mark.parametrize("players", [2, 4])
def test_every_glance_is_legal_and_games_of_glances_end(players: int) -> None:
    met: Counter[int] = Counter()
    for number in range(16 // players):
        decks = ",".join((STARTERS[number % 4 :] + STARTERS)[:players])
        s = RIVALS.start(RIVALS.setup(players, {"decks": decks}), number.to_bytes(32, "big"), quiet=True)
        rng = Random(number)
        for _ in range(2_000):
            if s.over:
                break
            question = s.asked[0]
            options = RIVALS.book.options(s, question)
            option = advice.likely_option(s, options, rng.random)
            assert option in options
            met[question[1]] += len(options) > 1
            RIVALS.book.take(s, question, option)
        assert s.over, "glances go round in circles"
    assert sum(choice in met for choice in GLANCES) > len(GLANCES) / 2


@pytest.mark.parametrize("bot", ["at a glance", "search:40"])
def test_a_game_that_can_be_won_now_is_won(bot: str) -> None:
    s = table(**KNIFE)
    if bot == "at a glance":
        assert all(at_a_glance(s, seed).startswith("attack brother") for seed in range(10))
        take(s, "attack brother")
        assert at_a_glance(s).startswith("aim lixue-chen")
    else:
        chosen = make_bot(bot, RIVALS).choose(RIVALS.observe(s, 0), Random(1))
        assert RIVALS.option_words(chosen, NAMES[:2]).startswith("attack brother")


def test_a_glance_sees_nothing_that_is_hidden_even_in_a_world_of_its_own() -> None:
    for decisions in range(10, 90, 10):
        s = dealt("ventrue,malkavian", decisions)
        twin = with_other_cards(s, Random(decisions))
        options = RIVALS.book.options(s, s.asked[0])
        assert advice.likely_option(s, options, Random(1).random) == advice.likely_option(
            twin, options, Random(1).random
        )


def calls_of(think: Callable[[], object]) -> int:
    """How many functions are called, which does not depend on how busy the machine is."""
    count = 0

    def notice(_frame: object, event: str, _argument: object) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(notice)
    try:
        think()
    finally:
        sys.setprofile(before)
    return count


def test_a_glance_is_a_fraction_of_a_thought() -> None:
    """A play-out is some twenty decisions, and a search two hundred play-outs."""
    glances = thoughts = 0
    s = dealt("brujah,ventrue", 60)
    rng = Random(1)
    for _ in range(60):
        question = s.asked[0]
        options = RIVALS.book.options(s, question)
        if question[1] == act:
            advice.ADVICE.likely_option(s, options, rng.random)
            glances += calls_of(lambda o=options: advice.likely_option(s, o, rng.random))  # type: ignore[misc]
            thoughts += calls_of(lambda o=options: advice.ADVICE.likely_option(s, o, rng.random))  # type: ignore[misc]
        RIVALS.book.take(s, question, options[int(rng.random() * len(options))])
        if s.over:
            break
    assert glances
    assert 5 * glances < thoughts
