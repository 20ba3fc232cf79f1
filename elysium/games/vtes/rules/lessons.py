"""Disciplines that cards on a minion give it. [VTES-1.6.2.2-02]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from elysium.games.vtes.definitions.language import CARDS, Card, Entity
from elysium.games.vtes.marks import TEACHES
from elysium.games.vtes.rules.limits import marks_on
from elysium.games.vtes.state import Vtes


def discipline_of(card: Card) -> int:
    """The Discipline that a Discipline card gives, as a bit."""
    return card.basic if card.is_discipline else 0


def lessons_of(s: Vtes, entity: Entity) -> int:
    """The Disciplines of which a card gives a level to what it is on."""
    card = CARDS[s.face[entity]]
    taught = (1 << place for (place,) in marks_on(s, entity, TEACHES))
    return reduce(or_, taught, discipline_of(card) | card.raises)


def levels_by(s: Vtes, entity: Entity, bit: int) -> int:
    """How many levels of one of them."""
    card = CARDS[s.face[entity]]
    taught = sum(1 << place == bit for (place,) in marks_on(s, entity, TEACHES))
    return taught + ((discipline_of(card) | card.raises) & bit > 0)


def level_with(s: Vtes, host: Entity, bit: int, cards: Sequence[Entity]) -> int:
    """Of a Discipline: what is printed on a vampire, and what these cards on it give."""
    if any(CARDS[s.face[other]].gives & bit for other in cards):
        return 2
    printed = CARDS[s.face[host]]
    lessons = sum(levels_by(s, other, bit) for other in cards)
    return (printed.basic & bit > 0) + (printed.superior & bit > 0) + lessons
