"""A game says what it has: without a mind it is played by chance, without rulings nothing is described."""

import sys
from random import Random
from typing import Any

import pytest

from elysium.bots.bot import make_bot
from elysium.engine.chance import key_from_seed
from elysium.engine.game import Game
from elysium.engine.parts import Cards, Mind, Rulings
from elysium.engine.refusal import BadSetup
from tests.test_example import EXAMPLE


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The example game with nothing but what every game must say."""
    monkeypatch.syspath_prepend(EXAMPLE)
    __import__("sealed_bids.game")
    example: Any = sys.modules["sealed_bids.game"]

    class Bare(example.SealedBidsGame):  # type: ignore[misc]
        mind = Mind[Any]()
        cards = Cards[Any]()
        rulings = Rulings[Any]()

    game: Game[Any] = Bare()
    return game


@pytest.mark.parametrize("bot", ["random", "heuristic", "search:20"])
def test_every_bot_plays_a_game_without_a_mind(bare: Game[Any], bot: str) -> None:
    state = bare.start(bare.setup(3), key_from_seed(b"bare"))
    player, rng = make_bot(bot, bare), Random(1)
    assert bare.mind.values(state) == pytest.approx([1 / 3] * 3), "before the end all stand equal"
    while not state.over:
        seat = state.asked[0][0]
        bare.book.play(state, seat, player.choose(bare.observe(state, seat), rng))
    best = max(state.outcome)
    winners = state.outcome.count(best)
    assert bare.mind.values(state) == pytest.approx([(score == best) / winners for score in state.outcome])


def test_chance_plays_every_option(bare: Game[Any]) -> None:
    view = bare.observe(bare.start(bare.setup(2), key_from_seed(b"bare")), 0)
    rng = Random(1)
    assert {bare.mind.advise(view, rng) for _ in range(200)} == set(view.options)


def test_nothing_is_described_that_a_game_does_not_describe(bare: Game[Any]) -> None:
    with pytest.raises(BadSetup, match="no-positions"):
        bare.rulings.position_from({}, ["ana", "bea"])
    state = bare.start(bare.setup(2), key_from_seed(b"bare"))
    assert bare.rulings.facts(state, ["ana", "bea"]) == {}
    assert bare.cards.words() == ()
