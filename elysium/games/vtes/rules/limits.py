"""What may be done only once in a while: what is used up, and the mark that it is.

A card counts as played when it is played, whatever becomes of it [VTES-TPL-02], an ability as used when it is used, and
an action as taken when it is announced. So the mark is made there, and nowhere in what they do. All else that is
remembered for a while goes through here too.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import (
    EVENT,
    MASTER,
    MODIFIER,
    REACTION,
    W_AIM,
    Card,
    Entity,
    Face,
    Mode,
    Whose,
)
from elysium.games.vtes.marks import (
    ABILITY_USED,
    ACTED,
    ACTED_BY,
    ACTED_THROUGH,
    ACTION_TAKEN,
    AIMED,
    AIMED_AT,
    BARRED_CARD,
    BLOCKED_BEFORE,
    DEARER,
    DISCIPLINE_USED,
    DONE_BY_NAME,
    DONE_ONCE,
    EVENT_PLAYED,
    FIRST_ACTION,
    GROUP_USED,
    NEXT_REACTION_COSTS,
    PLAYED,
    PLAYED_AT,
    REACTION_PLAYED,
    REPLACED_LATER,
    SPAN,
    TABLE_ITSELF,
    TAKEN_BACK,
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
from elysium.games.vtes.state import (
    ACTION,
    BLED,
    BLEED_ACTION,
    NOBODY,
    POLITICAL_ACTION,
    POLITICKED,
    TURN,
    UNTIL_UNLOCK,
    Vtes,
)
from elysium.games.vtes.terms import methuselah_at, seat_of

AIMING: Final = 1 << W_AIM

# Marks


def mark(s: Vtes, whose: Whose, what: int, *fields: int) -> None:
    s.used.append((SPAN[what], whose, what) + fields)  # noqa: RUF005  # quicker than unpacking


def mark_once_each(s: Vtes, whose: Whose, what: int) -> None:
    """Only the first time; outside actions nothing that lasts as long as one is remembered."""
    if s.acting and not is_marked(s, whose, what):
        mark(s, whose, what)


def mark_while(s: Vtes, span: int, whose: Whose, what: int, *fields: int) -> None:
    """For as long as a card says."""
    s.used.append((span, whose, what, *fields))


def anything_marked(s: Vtes) -> bool:
    """Where nothing at all is remembered, nobody need find out what to ask for."""
    return bool(s.used)


def is_marked(s: Vtes, whose: Whose, what: int, *fields: int) -> bool:
    return (SPAN[what], whose, what) + fields in s.used  # noqa: RUF005


def marks_on(s: Vtes, whose: Whose, what: int) -> list[tuple[int, ...]]:
    """The fields of every such mark, oldest first."""
    return [entry[3:] for entry in s.used if entry[1] == whose and entry[2] == what]


def noted(s: Vtes, whose: Whose, what: int) -> int:
    """The sum of numbers that were marked down."""
    return sum(entry[3] for entry in s.used if entry[1] == whose and entry[2] == what)


def marked(s: Vtes, what: int) -> list[Entity]:
    """All cards with this mark."""
    return [Entity(entry[1]) for entry in s.used if entry[2] == what] if s.used else []


def marked_for(s: Vtes, what: int, seat: Seat) -> list[Entity]:
    """All cards with a mark that is about this Methuselah."""
    return [Entity(entry[1]) for entry in s.used if entry[2] == what and entry[3] == seat]


def unmark(s: Vtes, whose: Whose, what: int) -> None:
    """Whatever there is of this mark."""
    if s.used:
        s.used = [entry for entry in s.used if entry[1] != whose or entry[2] != what]


def unmark_one(s: Vtes, whose: Whose, what: int, *fields: int) -> None:
    s.used.remove((SPAN[what], whose, what, *fields))


def unmark_all(s: Vtes, what: int, *fields: int) -> None:
    """Wherever there is this very mark."""
    if s.used:
        s.used = [entry for entry in s.used if entry[2] != what or entry[3:] != fields]


def unmark_until_unlock(s: Vtes, cards: Container[int]) -> None:
    """Their unlock phase has come."""
    s.used = [entry for entry in s.used if entry[0] != UNTIL_UNLOCK or entry[1] not in cards]


def mark_once(s: Vtes, card: Entity, span: int) -> None:
    """A card has done what it may do once in this span."""
    s.used.append((span, card, DONE_ONCE))


def unmark_once(s: Vtes, card: Entity, span: int) -> None:
    s.used.remove((span, card, DONE_ONCE))


def was_done(s: Vtes, card: Entity, span: int) -> bool:
    return (span, card, DONE_ONCE) in s.used


def mark_name_once(s: Vtes, face: Face, span: int) -> None:
    """A card of this name has done what only one of them may do in this span."""
    s.used.append((span, TABLE_ITSELF, DONE_BY_NAME, face))


def was_name_done(s: Vtes, face: Face, span: int) -> bool:
    return (span, TABLE_ITSELF, DONE_BY_NAME, face) in s.used


# Replacing cards later: marks that last as long as the card says


def mark_replacement(s: Vtes, seat: Seat, span: int) -> None:
    s.used.append((span, methuselah_at(seat), REPLACED_LATER))


def unmark_replacement(s: Vtes, seat: Seat, span: int) -> bool:
    """Whether there was one to be made good."""
    entry = (span, methuselah_at(seat), REPLACED_LATER)
    if entry not in s.used:
        return False
    s.used.remove(entry)
    return True


def mark_taken_back(s: Vtes, seat: Seat, span: int, face: Face) -> None:
    mark_while(s, span, methuselah_at(seat), TAKEN_BACK, face)


def cards_taken_back(s: Vtes, span: int) -> list[tuple[Seat, Face]]:
    """Those that may come back where others would be drawn as this span ends."""
    return [(seat_of(entry[1]), Face(entry[3])) for entry in s.used if entry[2] == TAKEN_BACK and entry[0] <= span]


def replacements_due(s: Vtes, span: int) -> list[Seat]:
    """Whose cards are replaced as this span ends, once for each card."""
    return [seat_of(entry[1]) for entry in s.used if entry[2] == REPLACED_LATER and entry[0] <= span]


# Playing cards


def play_limit(s: Vtes, seat: Seat, card: Card, mode: Mode, minion: Entity) -> int:
    """The obstacle, if the card has been played as often as it may be."""
    used = s.used
    if not used and not s.events_played:
        return 0
    kind, face = mode.kind, card.face
    if is_marked(s, TABLE_ITSELF, BARRED_CARD, face):
        return FORBIDDEN
    twice = FORBIDDEN
    if kind in (MODIFIER, REACTION):
        twice = MODIFIER_TWICE if kind == MODIFIER else REACTION_TWICE
        if not mode.reflex and (ACTION, minion, PLAYED, face) in used:
            return twice
    elif kind == MASTER:
        if card.trifle and not mode.out_of_turn and is_marked(s, methuselah_at(seat), TRIFLE_PLAYED):
            return TRIFLE
    elif kind == EVENT:
        if is_marked(s, methuselah_at(seat), EVENT_PLAYED):
            return ONE_EVENT
        if face in s.events_played:
            return EVENT_TWICE
    if card.limit >= 0 and (card.limit, minion, PLAYED, face) in used:
        return twice
    if is_over(s, card):
        return twice
    if mode.limit >= 0 and (mode.limit, minion, PLAYED_AT, face, mode.level) in used:
        return twice
    if mode.one_each >= 0 and (mode.one_each, TABLE_ITSELF, PLAYED_AT, face, mode.needs) in used:
        return twice
    if mode.once_each >= 0 and (mode.once_each, methuselah_at(seat), DONE_BY_NAME, face) in used:
        return FORBIDDEN
    return 0


def mark_played(s: Vtes, seat: Seat, card: Card, mode: Mode, minion: Entity) -> None:
    """The card has been played, even if it will be cancelled. [VTES-TPL-02]"""
    kind, face = mode.kind, card.face
    if kind == REACTION:
        if not is_marked(s, TABLE_ITSELF, REACTION_PLAYED):
            mark(s, TABLE_ITSELF, REACTION_PLAYED)
        for (amount,) in marks_on(s, TABLE_ITSELF, NEXT_REACTION_COSTS):
            mark(s, minion, DEARER, face, amount)
        unmark(s, TABLE_ITSELF, NEXT_REACTION_COSTS)
    if kind in (MODIFIER, REACTION):
        if not mode.reflex:
            s.used.append((ACTION, minion, PLAYED, face))
    elif kind == MASTER:
        if card.trifle and not mode.out_of_turn:
            mark(s, methuselah_at(seat), TRIFLE_PLAYED)
    elif kind == EVENT:
        mark(s, methuselah_at(seat), EVENT_PLAYED)
        s.events_played = (*s.events_played, face)
    elif mode.windows == AIMING:
        mark(s, minion, AIMED)
    if minion and mode.needs:
        mark(s, minion, DISCIPLINE_USED, mode.needs)
    if card.limit >= 0:
        s.used.append((card.limit, minion, PLAYED, face))
    mark_equipped(s, card)
    if mode.limit >= 0:
        s.used.append((mode.limit, minion, PLAYED_AT, face, mode.level))
    if mode.one_each >= 0:
        s.used.append((mode.one_each, TABLE_ITSELF, PLAYED_AT, face, mode.needs))
    if mode.once_each >= 0:
        s.used.append((mode.once_each, methuselah_at(seat), DONE_BY_NAME, face))


def is_over(s: Vtes, card: Card) -> bool:
    """Nobody can play it, or be equipped with it, any more in this span."""
    return card.one_each >= 0 and (card.one_each, TABLE_ITSELF, PLAYED, card.face) in s.used


def mark_equipped(s: Vtes, card: Card) -> None:
    """By no action with the card, which counts as if it had been played."""
    if card.one_each >= 0:
        s.used.append((card.one_each, TABLE_ITSELF, PLAYED, card.face))


def played_in_action(s: Vtes, face: Face) -> bool:
    """Whether anybody has played this modifier or reaction in the current action."""
    return any(entry[0] == ACTION and entry[2] == PLAYED and entry[3] == face for entry in s.used)


def has_played_in_action(s: Vtes, minion: Entity, face: Face) -> bool:
    return (ACTION, minion, PLAYED, face) in s.used


def disciplines_used(s: Vtes, minion: Entity) -> int:
    """How many Disciplines this minion has used for cards in this action."""
    bits = 0
    for (needs,) in marks_on(s, minion, DISCIPLINE_USED):
        bits |= needs
    return bits.bit_count()


# Using abilities


def is_used_up(s: Vtes, seat: Seat, entity: Entity, mode: Mode, number: int, minion: Entity) -> bool:
    """Whether an ability of a card in play has been used as often as it may be. [VTES-TPL-01]

    What minions use of all cards of a name is counted for each of them.
    """
    used = s.used
    if not used:
        return False
    if mode.scope >= 0 and (mode.scope, entity, *ability_mark(mode, number)) in used:
        return True
    if mode.once_each < 0:
        return False
    return (mode.once_each, minion or methuselah_at(seat), DONE_BY_NAME, s.face[entity]) in used


def mark_used(s: Vtes, seat: Seat, entity: Entity, mode: Mode, number: int, minion: Entity) -> None:
    if mode.scope >= 0:
        s.used.append((mode.scope, entity, *ability_mark(mode, number)))
    if mode.once_each >= 0:
        s.used.append((mode.once_each, minion or methuselah_at(seat), DONE_BY_NAME, s.face[entity]))


def ability_mark(mode: Mode, number: int) -> tuple[int, int]:
    return (GROUP_USED, mode.group) if mode.group >= 0 else (ABILITY_USED, number)


# Taking actions


def has_acted_by(s: Vtes, minion: Entity, face: Face, source: Entity, number: int) -> bool:
    """Whether it has acted this turn by this card from hand, or by this ability of one in play. [VTES-6.1.6-07]"""
    return is_marked(s, minion, ACTED_THROUGH, source, number) if source else (TURN, minion, PLAYED, face) in s.used


def is_barred_from(s: Vtes, seat: Seat, face: Face, source: Entity, number: int) -> bool:
    """Something keeps all minions of a Methuselah from calling this referendum again."""
    whose = methuselah_at(seat)
    return is_marked(s, whose, ACTED_THROUGH, source, number) if source else (TURN, whose, PLAYED, face) in s.used


def bar_this_action(s: Vtes) -> None:
    """No minion of the acting Methuselah calls the same referendum this turn."""
    whose = methuselah_at(s.actor)
    if s.action_source:
        mark(s, whose, ACTED_THROUGH, s.action_source, s.action_mode)
    elif s.action_face:
        s.used.append((TURN, whose, PLAYED, s.action_face))


def renumber_abilities(s: Vtes, source: Entity, by: int) -> None:
    """What a card could do has other numbers from now on, and was used or not as before."""
    s.used = [_renumbered(entry, source, by) for entry in s.used]


def _renumbered(entry: tuple[int, ...], source: Entity, by: int) -> tuple[int, ...]:
    used = entry[1] == source and entry[2] == ABILITY_USED
    through = entry[2] == ACTED_THROUGH and entry[3] == source
    return (*entry[:-1], entry[-1] + by) if used or through else entry


def has_bled(s: Vtes, minion: Entity) -> bool:
    """[VTES-6.1.1-04]"""
    return bool(s.flags[minion] & BLED)


def has_politicked(s: Vtes, minion: Entity) -> bool:
    """[VTES-6.1.7-04]"""
    return bool(s.flags[minion] & POLITICKED)


def forget_taken(s: Vtes) -> None:
    """The action that goes on counts as taken, but keeps nobody from taking it again, unless it was blocked before."""
    minion = s.acting
    if any(entry[2] == BLOCKED_BEFORE for entry in s.used):
        return
    for (face,) in marks_on(s, TABLE_ITSELF, ACTED_BY):
        if not s.action_source and (TURN, minion, PLAYED, face) in s.used:
            s.used.remove((TURN, minion, PLAYED, face))
    through = (TURN, minion, ACTED_THROUGH, s.action_source, s.action_mode)
    if s.action_source and through in s.used:
        s.used.remove(through)
    s.flags[minion] &= ~{BLEED_ACTION: BLED, POLITICAL_ACTION: POLITICKED}.get(s.action, 0)


def directed_seats(s: Vtes, seat: Seat) -> list[Seat]:
    """At whom the action is directed, but for one Methuselah."""
    several = [Seat(at) for (at,) in marks_on(s, TABLE_ITSELF, AIMED_AT)]
    return sorted({*several, s.action_seat} - {NOBODY, seat})


def mark_action(s: Vtes, minion: Entity, kind: int, face: Face, source: Entity, number: int) -> None:
    """An action is announced: by a card from hand, through one in play, or by neither."""
    if not is_marked(s, TABLE_ITSELF, ACTION_TAKEN):
        mark(s, TABLE_ITSELF, ACTION_TAKEN)
        mark(s, TABLE_ITSELF, FIRST_ACTION)
    if not is_marked(s, TABLE_ITSELF, ACTED):
        mark(s, TABLE_ITSELF, ACTED)
    if face:
        s.used.append((TURN, minion, PLAYED, face))
        mark(s, TABLE_ITSELF, ACTED_BY, face)
    elif source:
        mark(s, minion, ACTED_THROUGH, source, number)
        mark(s, TABLE_ITSELF, ACTED_BY, s.face[source])
    if kind == BLEED_ACTION:
        s.flags[minion] |= BLED
    elif kind == POLITICAL_ACTION:
        s.flags[minion] |= POLITICKED
