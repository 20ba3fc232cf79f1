"""A log that another release has written is followed where only passes differ, and nowhere else."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from elysium.engine.following import LOOK_AHEAD, Logged, catch_up
from elysium.engine.kinds import seat_words
from elysium.engine.match import Match
from elysium.engine.recording import Recording, record, verify
from elysium.engine.refusal import Refusal
from elysium.engine.registry import load_game
from elysium.engine.word_codec import word_codec

GAME = load_game("vtes")
NAMES = ["Ana", "Bea", "Cai"]
CODEC = word_codec(GAME, len(NAMES))
OTHER_RULES = "of another release"


def dealt() -> Match:
    return Match.deal(GAME, GAME.setup(len(NAMES)), NAMES, b"a log of another release")


def played(most: int = 100_000) -> Match:
    match, rng = dealt(), Random(5)
    while match.state.asked and len(match.history) < most:
        seat = match.state.asked[0][0]
        match.play(seat, GAME.mind.advise(match.observe(seat), rng))
    return match


@pytest.fixture(scope="module")
def whole() -> Match:
    return played()


def decisions_of(match: Match) -> list[Logged]:
    return [(move.seat, CODEC.encode_option(move.option)) for move in match.history]


def passes_alone(match: Match, place: int) -> bool:
    """Whether this was a pass of somebody who could do nothing else."""
    move = match.history[place]
    return GAME.book.options_for(move.before, move.seat) == (move.option,)


def followed(decisions: Sequence[Logged]) -> Match:
    match = dealt()
    for place, (seat, worded) in enumerate(decisions):
        try:
            match.play(seat, CODEC.decode_option(worded))
        except Refusal:
            assert catch_up(match, decisions[place : place + LOOK_AHEAD]), f"does not fit at {place}: {worded}"
    return match


def facts(match: Match) -> Any:
    return GAME.rulings.facts(match.state, seat_words(len(NAMES)))


def without_some_passes(match: Match) -> list[Logged]:
    rng = Random(6)
    log = decisions_of(match)
    return [one for place, one in enumerate(log) if not (passes_alone(match, place) and rng.random() < 0.05)]


def test_passes_that_a_log_lacks_are_added(whole: Match) -> None:
    log = without_some_passes(whole)
    assert len(log) < len(whole.history) - 20
    match = followed(log)
    assert facts(match) == facts(whole)
    assert len(match.history) == len(log), "as many decisions as the log has, so that it can be gone back in"


def test_passes_that_nobody_is_asked_for_are_left_out(whole: Match) -> None:
    rng = Random(7)
    log: list[Logged] = []
    for move, decision in zip(whole.history, decisions_of(whole), strict=True):
        idle = [seat for seat in range(len(NAMES)) if all(asked[0] != seat for asked in move.before.asked)]
        if rng.random() < 0.05:
            log.append((rng.choice(idle), ("pass",)))
        log.append(decision)
    match = followed(log)
    assert len(log) > len(whole.history) + 20
    assert match.state.outcome == whole.state.outcome
    assert facts(match) == facts(whole)


def test_what_was_chosen_is_never_passed_over() -> None:
    """A choice that is not there any more fits nowhere."""
    match = played(60)
    before = match.state.dump()
    for worded in (("bleed", "petra.3", "p1"), ("no-such-verb",), ("play", "no-such-card", "petra.3", "-")):
        assert not catch_up(match, [(0, worded)])
    assert match.state.dump() == before


def test_a_recording_of_other_rules_checks_with_added_passes_and_one_of_these_does_not(whole: Match) -> None:
    log = without_some_passes(whole)
    recording: Recording = msgspec.structs.replace(record(followed(log)), rules=OTHER_RULES)
    assert len(recording.steps) == 1 + len(log)
    assert verify(recording, GAME) == []
    assert verify(msgspec.structs.replace(recording, rules=GAME.rules), GAME) != []


def test_a_recording_of_other_rules_that_was_changed_is_noticed(whole: Match) -> None:
    recording = msgspec.structs.replace(record(whole), rules=OTHER_RULES)
    assert verify(recording, GAME) == []
    place = next(n for n, step in enumerate(recording.steps) if step.option and step.option[0] == "bleed")
    steps = list(recording.steps)
    steps[place] = msgspec.structs.replace(steps[place], option=("hunt", *steps[place].option[1:2]))
    assert verify(msgspec.structs.replace(recording, steps=steps), GAME) != []
