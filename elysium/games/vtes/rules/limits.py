"""What may be done only once in a while: what is used up, and the mark that it is.

A card counts as played when it is played, whatever becomes of it [VTES-TPL-02], and an ability as used when it is
used. So the mark is made there, and nowhere in what they do.
"""

from __future__ import annotations

from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import EVENT, MASTER, MODIFIER, REACTION, Card, Entity, Mode
from elysium.games.vtes.marks import (
    ABILITY_USED,
    DONE_BY_NAME,
    EVENT_PLAYED,
    GROUP_USED,
    PLAYED,
    TABLE_ITSELF,
    TRIFLE_PLAYED,
)
from elysium.games.vtes.rules.obstacles import (
    EVENT_TWICE,
    FORBIDDEN,
    MODIFIER_TWICE,
    ONE_EVENT,
    REACTION_TWICE,
    TRIFLE,
)
from elysium.games.vtes.state import ACTION, PHASE, TURN, Vtes
from elysium.games.vtes.terms import methuselah_at


def play_limit(s: Vtes, seat: Seat, card: Card, mode: Mode, minion: Entity) -> int:
    """The obstacle, if the card has been played as often as it may be."""
    used = s.used
    if not used and not s.events_played:
        return 0
    kind, face = mode.kind, card.face
    twice = FORBIDDEN
    if kind in (MODIFIER, REACTION):
        twice = MODIFIER_TWICE if kind == MODIFIER else REACTION_TWICE
        if not mode.reflex and (ACTION, minion, PLAYED, face) in used:
            return twice
    elif kind == MASTER:
        if card.trifle and not mode.out_of_turn and (TURN, methuselah_at(seat), TRIFLE_PLAYED) in used:
            return TRIFLE
    elif kind == EVENT:
        if (PHASE, methuselah_at(seat), EVENT_PLAYED) in used:
            return ONE_EVENT
        if face in s.events_played:
            return EVENT_TWICE
    if card.limit >= 0 and (card.limit, minion, PLAYED, face) in used:
        return twice
    if card.one_each >= 0 and (card.one_each, TABLE_ITSELF, PLAYED, face) in used:
        return twice
    if mode.once_each >= 0 and (mode.once_each, methuselah_at(seat), DONE_BY_NAME, face) in used:
        return FORBIDDEN
    return 0


def mark_played(s: Vtes, seat: Seat, card: Card, mode: Mode, minion: Entity) -> None:
    """The card has been played, even if it will be cancelled. [VTES-TPL-02]"""
    kind, face = mode.kind, card.face
    if kind in (MODIFIER, REACTION):
        if not mode.reflex:
            s.once(ACTION, minion, PLAYED, face)
    elif kind == MASTER:
        if card.trifle and not mode.out_of_turn:
            s.once(TURN, methuselah_at(seat), TRIFLE_PLAYED)
    elif kind == EVENT:
        s.once(PHASE, methuselah_at(seat), EVENT_PLAYED)
        s.events_played = (*s.events_played, face)
    if card.limit >= 0:
        s.once(card.limit, minion, PLAYED, face)
    if card.one_each >= 0:
        s.once(card.one_each, TABLE_ITSELF, PLAYED, face)
    if mode.once_each >= 0:
        s.once(mode.once_each, methuselah_at(seat), DONE_BY_NAME, face)


def is_used_up(s: Vtes, seat: Seat, entity: Entity, mode: Mode, number: int) -> bool:
    """Whether an ability of a card in play has been used as often as it may be. [VTES-TPL-01]"""
    if mode.scope >= 0 and (mode.scope, entity, *ability_mark(mode, number)) in s.used:
        return True
    return mode.once_each >= 0 and (mode.once_each, methuselah_at(seat), DONE_BY_NAME, s.face[entity]) in s.used


def mark_used(s: Vtes, seat: Seat, entity: Entity, mode: Mode, number: int) -> None:
    if mode.scope >= 0:
        s.once(mode.scope, entity, *ability_mark(mode, number))
    if mode.once_each >= 0:
        s.once(mode.once_each, methuselah_at(seat), DONE_BY_NAME, s.face[entity])


def ability_mark(mode: Mode, number: int) -> tuple[int, int]:
    return (GROUP_USED, mode.group) if mode.group >= 0 else (ABILITY_USED, number)
