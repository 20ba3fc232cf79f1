"""What is forgotten when an action, or a whole turn, is over."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import NO_ENTITY, NO_FACE
from elysium.games.vtes.marks import PAST_ANNOUNCEMENT, TABLE_ITSELF
from elysium.games.vtes.rules.limits import is_marked, mark
from elysium.games.vtes.rules.standing import stand_down
from elysium.games.vtes.state import BLOCKED, NO_ACTION, NOBODY, Vtes


def forget_action(s: Vtes) -> None:
    """Nothing of the action is left, whether it ended well or was cut short."""
    s.actor = s.turn
    s.acting = NO_ENTITY
    s.action = NO_ACTION
    s.action_burned = NO_FACE
    s.action_source = NO_ENTITY
    s.action_seat = NOBODY
    s.action_target = 0
    s.action_extra = 0
    s.may_block = ()
    if s.blocker:
        stand_down(s, s.blocker)
    s.blocker = NO_ENTITY
    s.blocked = False
    s.action_over = False
    s.terms = ()
    for entity, flags in enumerate(s.flags):
        if flags & BLOCKED:
            s.flags[entity] = flags & ~BLOCKED


def forget_turn(s: Vtes) -> None:
    """A turn that was cut short leaves nothing behind: no action, combat or referendum goes on into the next."""
    forget_action(s)
    leave_unfinished(s)


def leave_unfinished(s: Vtes) -> None:
    """Whatever goes on within an action is cut short."""
    s.action_face = NO_FACE
    s.referendum = 0
    s.granted = []
    s.ballots = []
    s.forced = ()
    s.numbers = []
    s.fighters = ()
    s.combat_over = False
    s.strikes = []
    s.extra_strikes = []
    s.damage = []
    s.last = NO_ENTITY


def announcement_is_past(s: Vtes) -> None:
    """From now on it is too late for what is played as the action is announced."""
    if s.acting and not is_marked(s, TABLE_ITSELF, PAST_ANNOUNCEMENT):
        mark(s, TABLE_ITSELF, PAST_ANNOUNCEMENT)
