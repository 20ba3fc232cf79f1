"""Carrying out a log that another release has written.

Whom a game asks at which moment can follow from all the cards there are: a release with more of them asks somebody
where the one that wrote the log asked nobody, and one whose rules were corrected asks at fewer moments. Such questions
are passed, and passes for which nobody is asked any more are left out, wherever what follows in the log then fits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from elysium.engine.audience import EVERYONE
from elysium.engine.game import Game
from elysium.engine.kinds import WordedOption
from elysium.engine.match import Match, Move
from elysium.engine.refusal import Refusal
from elysium.engine.state import Option, State
from elysium.engine.word_codec import word_codec

type Logged = tuple[int, WordedOption]
"""A seat, and what it chose."""

LOOK_AHEAD: Final = 32
"""So many decisions of a log tell which passes make it fit."""
MOST_PASSES: Final = 16
"""So many in a row are added at most: everybody at a full table for two moments."""


def catch_up(match: Match, ahead: Sequence[Logged]) -> bool:
    """Carry out the first of these decisions, which nobody is asked for now; False if no passes let it happen.

    Passes that are added belong to the decision before them, so that a match has as many decisions as its log.
    """
    added, fitting = _passes_lacking(match, ahead)
    seat, worded = ahead[0]
    left_out = _is_pass(match, worded) and 1 + _fitting(match.game, match.state.clone(), match, ahead[1:])
    if left_out > max(fitting, 1):
        option = word_codec(match.game, len(match.names)).decode_option(worded)
        match.history.append(Move(seat, option, match.state.clone(), _told_of(match.game, seat, option), final=False))
        return True
    if not fitting:
        return False
    for _ in range(added):
        _pass(match)
    match.play(seat, word_codec(match.game, len(match.names)).decode_option(worded))
    return True


def _passes_lacking(match: Match, ahead: Sequence[Logged]) -> tuple[int, int]:
    """With how many passes more decisions fit than with any other number, and how many; 0 if with none."""
    trial, best, most = match.state.clone(), 0, 0
    for number in range(1, MOST_PASSES + 1):
        option = _passing(match.game, trial)
        if option is None:
            break
        match.game.book.take(trial, trial.asked[0], option)
        fitting = _fitting(match.game, trial.clone(), match, ahead)
        if fitting > most:
            best, most = number, fitting
        if fitting == len(ahead):
            break
    return best, most


def _fitting(game: Game[Any], state: State, match: Match, ahead: Sequence[Logged]) -> int:
    """How many of these can be carried out one after the other."""
    codec = word_codec(game, len(match.names))
    for number, (seat, worded) in enumerate(ahead):
        try:
            game.book.play(state, seat, codec.decode_option(worded))
        except Exception:  # a rule that breaks fits no log either
            return number
    return len(ahead)


def _passing(game: Game[Any], state: State) -> Option | None:
    return game.manners.passing(game.book.options(state, state.asked[0])) if state.asked else None


def _is_pass(match: Match, worded: WordedOption) -> bool:
    try:
        option = word_codec(match.game, len(match.names)).decode_option(worded)
    except Refusal:
        return False
    return match.game.manners.passing([option]) is not None


def _told_of(game: Game[Any], seat: int, option: Option) -> tuple[tuple[int, ...], ...]:
    """What everybody is told of a choice as such."""
    book = game.book
    return () if book.terms[option[0]].secret else ((EVERYONE, option[0], seat, *map(book.told_as, option[1:])),)


def _pass(match: Match) -> None:
    seat = match.state.asked[0][0]
    option = _passing(match.game, match.state)
    assert option is not None, "it was tried before"
    match.play(seat, option)
    done = match.history.pop()
    events = done.events[len(_told_of(match.game, seat, option)) :]
    if not match.history:
        match.opening += events
        return
    last = match.history[-1]
    match.history[-1] = last._replace(
        events=last.events + events, final=last.final or done.final, shown_to=last.shown_to | done.shown_to
    )
