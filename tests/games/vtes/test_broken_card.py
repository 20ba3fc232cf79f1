"""A definition that fails while playing: the position is kept and named, and the game goes on without it."""

import dataclasses
from pathlib import Path

import pytest

from elysium.bots.bot import make_bot
from elysium.engine.match import BrokenRule, Match
from elysium.engine.state import Seat
from elysium.engine.table import Table
from elysium.engine.text import Speech
from elysium.games.vtes.conservation import cards_of
from elysium.games.vtes.definitions.facts import fact_named, facts
from elysium.games.vtes.definitions.language import CARDS, Context, Face, LoweredEffect
from elysium.games.vtes.game import VTES
from elysium.games.vtes.position import position_from
from elysium.games.vtes.state import Vtes
from elysium.terminal.play import Terminal

NAMES = ["ana", "bea"]
MISDIRECTION = Face(fact_named("Misdirection").id)


@pytest.fixture(autouse=True)
def broken_misdirection(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(s: Vtes, context: Context) -> None:
        s.pool[0] = -5
        raise KeyError("a secret")

    card = CARDS[MISDIRECTION]
    mode = dataclasses.replace(card.modes[0], effects=(LoweredEffect("lock-target", fails),))
    monkeypatch.setitem(CARDS, MISDIRECTION, dataclasses.replace(card, modes=(mode,)))


def table() -> Table:
    position = {
        "phase": "master",
        "ana": {"ready": ["krid"], "hand": ["misdirection"]},
        "bea": {"ready": ["mazz"], "hand": ["dodge"]},
    }
    state = position_from(position, NAMES)
    VTES.book.proceed(state)
    return Table(VTES, state, NAMES)


def state_of(match: Match) -> Vtes:
    assert isinstance(match.state, Vtes)
    return match.state


def play(match: Match, seat: int, words: str) -> None:
    options = VTES.book.options_for(match.state, seat)
    match.play(seat, VTES.manners.meant(VTES.parse_option(words, NAMES), options))


def test_the_failure_shows_when_somebody_else_passes_and_the_table_goes_back_to_the_card() -> None:
    match = table()
    before = VTES.save(state_of(match))
    play(match, 0, "play misdirection - mazz")
    with pytest.raises(BrokenRule) as caught:
        play(match, 1, "pass")
    assert "secret" not in str(caught.value)
    assert state_of(match).pool == [30, 30]
    decision = match.retreat()
    assert decision is not None
    assert decision.seat == 0
    assert VTES.save(state_of(match)) == before
    play(match, 0, "pass")
    assert match.state.asked


def test_at_the_terminal_the_position_is_kept_in_a_file_and_the_bots_play_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.mkdtemp", lambda prefix: str(tmp_path))
    match = table()
    play(match, 0, "play misdirection - mazz")
    bots = {seat: make_bot("random", VTES) for seat in (0, 1)}
    Terminal(match, bots, Speech("en", VTES), True).run()
    assert match.state.over
    out = capsys.readouterr().out.replace("\n", "")
    assert "misdirection" in out
    kept = VTES.load((tmp_path / "position.msgpack").read_bytes())
    assert MISDIRECTION in cards_of(kept, Seat(0)), "it is in hand, or on its way"
    assert MISDIRECTION not in kept.ashes[0]


def test_a_table_of_one_is_refused_and_unsupported_cards_are_named() -> None:
    from elysium.engine.refusal import BadSetup

    with pytest.raises(BadSetup, match="wrong-player-count") as caught:
        VTES.setup(1)
    assert caught.value.rule == "VTES-1-01"
    lacking = next(fact.name for fact in facts().values() if not fact.crypt and Face(fact.id) not in CARDS)
    cards = {fact_named("Krid").id: 12, fact_named("Computer Hacking").id: 40, fact_named(lacking).id: 2}
    word = "+".join(f"{face}*{count}" for face, count in cards.items())
    with pytest.raises(BadSetup, match="unsupported-cards") as refused:
        VTES.setup(2, {"decks": word})
    assert refused.value.details == {"count": 1, "cards": lacking}
