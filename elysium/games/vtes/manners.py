"""What goes without saying at a V:TES table: passing, and where people stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.state import Option, Seat
from elysium.engine.table import NOTHING_ELSE
from elysium.games.vtes.definitions.language import (
    ANY_TIME,
    CARDS,
    REACTION,
    W_BEFORE_VOTES,
    W_DECIDE_BLOCK,
    W_POLLING,
    W_UNBLOCKED,
    Card,
    Context,
    Face,
    Mode,
)
from elysium.games.vtes.rules.impulse import window_of
from elysium.games.vtes.rules.legality import lacks_disciplines, meets_requirement
from elysium.games.vtes.rules.values import intercept_of, stealth_of
from elysium.games.vtes.state import NOBODY, ON, POLITICAL_ACTION, READY, Vtes
from elysium.games.vtes.terms import BLOCK, DECLINE, PASS, PLAY, USE, face_played, mode_of

MOMENTS: Final = (
    "aimed", "block", "own-action", "own-combat", "votes", "others", "others-combat", "others-turn", "wake",
    "futile-block", "any-time",
)  # fmt: skip
"""What a question is about for whoever is asked, if it is nothing of their own turn."""
IDLE: Final = ("wake", "futile-block", "any-time")
"""Where nothing is lost by passing."""
PRESETS: Final = {
    "mine": (NOTHING_ELSE, *IDLE, "others", "others-combat", "others-turn"),
    "usual": (NOTHING_ELSE, *IDLE),
    "everything": (NOTHING_ELSE,),
    "unreadable": (),
}
VOTING: Final = (W_POLLING, W_BEFORE_VOTES)
AT_VOTES: Final = 1 << W_BEFORE_VOTES | 1 << W_POLLING


def passing(options: Sequence[Option]) -> Option | None:
    """What doing nothing is among these options, if that is allowed."""
    for option in options:
        if option[0] in (PASS, DECLINE):
            return option
    return None


def moment(view: Vtes) -> str:
    """What the viewer is asked for here, as they would say it; empty where one always wants to be asked.

    It follows from what the viewer sees and may do; that everybody is asked who might do something does not change.
    """
    seat = Seat(view.viewer)
    window = window_of([question for question in view.asked if question[0] == seat])
    if window < 0:
        return ""
    acting = view.controller[view.acting] if view.action else NOBODY
    if not view.fighters and not view.referendum and seat in (acting, view.turn if acting == NOBODY else acting):
        return "own-action" if view.action else ""
    if not any(_has_purpose(view, seat, window, option) for option in view.options):
        return "wake" if any(_rouses(option) for option in view.options) else "any-time"
    if view.fighters:
        return "own-combat" if seat in (view.controller[fighter] for fighter in view.fighters) else "others-combat"
    if window in VOTING:
        return "votes"
    if window == W_DECIDE_BLOCK and not any(
        option[0] != BLOCK and _has_purpose(view, seat, window, option) for option in view.options
    ):
        return "block" if _could_block(view, seat, view.hands[seat]) else "futile-block"
    if window == W_DECIDE_BLOCK or (view.blocker and view.controller[view.blocker] == seat):
        return "block"
    if acting == NOBODY:
        return "others-turn"
    return "aimed" if is_aimed(view) else "others"


def is_aimed(view: Vtes) -> bool:
    """Whether an action is directed at the viewer, or fights with them."""
    if any(view.controller[fighter] == view.viewer for fighter in view.fighters):
        return True
    return bool(view.action) and view.action_seat == view.viewer and view.controller[view.acting] != view.viewer


def episode(view: Vtes) -> tuple[int, ...]:
    """The action, or the part of a turn, that is going on. [VTES-6.1-01]"""
    if view.action:
        return (view.turns, view.acting, view.action, view.action_face, view.action_source)
    return (view.turns, view.phase)


def _has_purpose(view: Vtes, seat: Seat, window: int, option: Option) -> bool:
    """Whether somebody may have waited for this moment to do this.

    Waking is for a block that may succeed, which is decided on in a window of its own, or for another reaction, once it
    is clear that nobody blocks: to what is aimed at one, or before votes are cast. What can be done at any time need
    not be done now.
    """
    if option[0] not in (PLAY, USE):
        return option[0] not in (PASS, DECLINE)
    mode = mode_of(option)
    if mode.rouses:
        if window == W_DECIDE_BLOCK:
            return _could_block(view, seat, _hand_besides(view, seat, option), mode.intercept)
        return window == W_UNBLOCKED and _holds_reaction_to_success(view, seat, option)
    return option[0] == PLAY or mode.windows & ANY_TIME != ANY_TIME


def _rouses(option: Option) -> bool:
    return option[0] in (PLAY, USE) and mode_of(option).rouses


def _hand_besides(view: Vtes, seat: Seat, waking: Option) -> list[Face]:
    hand = list(view.hands[seat])
    if waking[0] == PLAY and face_played(waking) in hand:
        hand.remove(face_played(waking))
    return hand


def _could_block(view: Vtes, seat: Seat, hand: Sequence[Face], more: int = 0) -> bool:
    """Whether anybody who is awake, or is woken, has the intercept, or something to raise it."""
    stealth = stealth_of(view, view.acting)
    if any(intercept_of(view, minion) + more >= stealth for minion in view.minions(seat)):
        return True
    if any(
        ability.intercept
        for entity, controller in enumerate(view.controller)
        if controller == seat and READY <= view.region[entity] <= ON
        for ability in CARDS[view.face[entity]].abilities
    ):
        return True
    return any(
        other.kind == REACTION and other.intercept and _may_react(view, seat, CARDS[face], other)
        for face in hand
        for other in CARDS[face].modes
    )


def _holds_reaction_to_success(view: Vtes, seat: Seat, waking: Option) -> bool:
    """Besides what wakes, and for somebody of one's own who may play it."""
    windows = 1 << W_UNBLOCKED if is_aimed(view) else 0
    if view.action == POLITICAL_ACTION:
        windows |= AT_VOTES
    return any(
        mode.kind == REACTION and not mode.rouses and mode.windows & windows and _may_react(view, seat, card, mode)
        for card in map(CARDS.__getitem__, _hand_besides(view, seat, waking))
        for mode in card.modes
    )


def _may_react(view: Vtes, seat: Seat, card: Card, mode: Mode) -> bool:
    """Whether somebody of one's own could play it in an action such as this, once it is awake."""
    return any(
        meets_requirement(view, seat, minion, card)
        and not lacks_disciplines(view, minion, mode)
        and all(each.test(view, Context(seat, minion)) for each in mode.when if each.of_action)
        for minion in view.minions(seat)
    )
