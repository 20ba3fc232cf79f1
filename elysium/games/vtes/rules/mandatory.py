"""Mandatory actions: who must act, who is stuck, and who waits for whom. [chapter 6]"""

from __future__ import annotations

from typing import Final

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    ACTION_KINDS,
    CARDS,
    NO_ENTITY,
    OBLIGING,
    W_MINION,
    Context,
    Entity,
)
from elysium.games.vtes.definitions.meaning import Meaning
from elysium.games.vtes.rules.entities import to_crypt_bottom, to_torpor
from elysium.games.vtes.rules.impulse import MUST_ANSWER, NARROWS, OFFERS, able_in, plays, uses
from elysium.games.vtes.rules.legality import action_obstacle, test
from elysium.games.vtes.rules.limits import has_acted_by, has_bled
from elysium.games.vtes.rules.obstacles import MUST_HUNT, OTHER_DUTY, OTHERS_FIRST, STUCK
from elysium.games.vtes.rules.triggers import silenced, stat
from elysium.games.vtes.state import CANNOT_HUNT, COMMANDED, CONTESTED, READY, TORPOR, Vtes
from elysium.games.vtes.terms import (
    BLEED,
    HUNT,
    PLAY,
    USE,
    ability_used,
    book,
    entity_of,
    entity_used,
    mode_of,
    way_of,
)

type Duty = tuple[int, ...]
"""The verb of what a minion must do; if it is to use an ability, then the card in play and the ability's number too."""

TO_HUNT: Final[Duty] = (HUNT,)
TO_BLEED: Final[Duty] = (BLEED,)


def must_hunt(s: Vtes, minion: Entity) -> bool:
    """[VTES-6-07]"""
    return s.blood[minion] == 0 and s.is_vampire(minion)


def duties(s: Vtes, minion: Entity) -> list[Duty]:
    """Everything this minion still has to do: hunting, and actions that cards in play make it take."""
    found = [TO_HUNT] if must_hunt(s, minion) else []
    if must_bleed(s, minion):
        found.append(TO_BLEED)
    for entity in s.able:
        obliges = s.face[entity] in OBLIGING and READY <= s.region[entity] < CONTESTED and not silenced(s, entity)
        if obliges and (s.host[entity] or entity) == minion:
            card = CARDS[s.face[entity]]
            for number, mode in enumerate(card.abilities):
                if mode.must:
                    context = Context(s.controller[minion], minion, 0, card.face, entity)
                    if not has_acted_by(s, minion, card.face, entity, number) and not test(s, mode.when, context):
                        found.append((USE, entity, number))
    return found


def fulfils(option: Option, duty: Duty) -> bool:
    """Whether this option is what the duty asks for; a hunt by a card is a hunt. [VTES-6.1.6-03]"""
    if duty == TO_HUNT:
        return option[0] == HUNT or (option[0] in (PLAY, USE) and mode_of(option).hunts)
    if duty == TO_BLEED:
        return option[0] == BLEED or (option[0] in (PLAY, USE) and mode_of(option).bleeds)
    return option[0] == USE and (USE, entity_used(option), way_of(option[1])) == duty


def acting_minion(option: Option) -> Entity:
    """The minion that an option of the minion phase makes act, if any does."""
    if option[0] == PLAY:
        return entity_of(option[2])
    if option[0] == USE:
        mode = ability_used(option)
        acts = mode.kind in ACTION_KINDS or mode.means(Meaning.LETS_ACT)
        return entity_of(option[2]) if acts else NO_ENTITY
    return entity_of(option[1]) if len(option) > 1 else NO_ENTITY


def burdened(s: Vtes, seat: Seat) -> dict[Entity, list[Duty]]:
    """The minions that could act and have something they must do. [VTES-6-08]"""
    found = {}
    for minion in s.minions(seat):
        if not s.locked[minion]:
            owed = duties(s, minion)
            if owed and not action_obstacle(s, seat, minion):
                found[minion] = owed
    return found


def allowed(s: Vtes, seat: Seat, options: list[Option]) -> list[Option]:
    """Only mandatory actions while one can be taken; a stuck minion takes none. [VTES-6-08 to VTES-6-13]"""
    burdens = burdened(s, seat) if seat == s.actor else {}
    if not burdens:
        return options
    there = {acting_minion(option) for option in options}
    burdens = {minion: owed for minion, owed in burdens.items() if minion in there}
    due = [option for option in options if _is_due(option, burdens)]
    if due:
        return due + [option for option in options if not acting_minion(option)]
    return [option for option in options if acting_minion(option) not in burdens]


def action_due(s: Vtes, seat: Seat) -> bool:
    """The phase cannot end while a mandatory action can be taken. [VTES-6-07]"""
    if seat != s.actor:
        return False
    burdens = burdened(s, seat)
    return bool(burdens) and any(_is_due(option, burdens) for option in _everything(s, seat))


def _everything(s: Vtes, seat: Seat) -> list[Option]:
    options = [*plays(s, seat, W_MINION), *uses(s, seat, W_MINION, able_in(s, W_MINION))]
    for offer in OFFERS[W_MINION]:
        options += offer(s, seat)
    return options


def actions_of(s: Vtes, minion: Entity) -> list[Option]:
    """What one minion may do now that nobody else may act; it alone is asked what it must do. [VTES-6-07]"""
    seat = s.controller[minion]
    found = [option for option in _everything(s, seat) if _is_action_of(option, minion)]
    return NARROWS[W_MINION](s, seat, found)


def _is_action_of(option: Option, minion: Entity) -> bool:
    if option[0] in (PLAY, USE) and mode_of(option).kind not in ACTION_KINDS:
        return False
    return acting_minion(option) == minion


def _is_due(option: Option, burdens: dict[Entity, list[Duty]]) -> bool:
    owed = burdens.get(acting_minion(option), [])
    return len(owed) == 1 and fulfils(option, owed[0])


def duty_obstacle(s: Vtes, seat: Seat, minion: Entity) -> int:
    """Why duties keep a minion from an action that it could take otherwise; 0 if they do not."""
    burdens = burdened(s, seat)
    owed = burdens.get(minion, [])
    if len(owed) > 1:
        return STUCK
    if owed:
        return MUST_HUNT if owed[0] == TO_HUNT else OTHER_DUTY
    return OTHERS_FIRST if action_due(s, seat) else 0


NARROWS[W_MINION] = allowed
MUST_ANSWER[W_MINION] = action_due


@book.step
def starve(s: Vtes) -> None:
    """Whoever would have to hunt, but cannot, goes to torpor instead."""
    for minion in s.minions(s.turn):
        if must_hunt(s, minion) and stat(s, CANNOT_HUNT, minion) > 0 and not action_obstacle(s, s.turn, minion):
            to_torpor(s, minion)


# Vampires that are in play only to bleed


def must_bleed(s: Vtes, minion: Entity) -> bool:
    return bool(s.flags[minion] & COMMANDED) and not has_bled(s, minion)


def commanded(s: Vtes) -> list[Entity]:
    return [Entity(e) for e, flags in enumerate(s.flags) if flags & COMMANDED and READY <= s.region[e] <= TORPOR]


@book.step
def recall_commanded(s: Vtes) -> None:
    """One of them has bled successfully, or none can any more: all go back together."""
    for vampire in commanded(s):
        to_crypt_bottom(s, vampire, seen=True)


def recall_spent(s: Vtes) -> None:
    there = commanded(s)
    if there and not any(must_bleed(s, e) and not action_obstacle(s, s.turn, e) for e in there):
        s.do((recall_commanded,))
