"""Disciplines that cards on a minion give it. [VTES-1.6.2.2-02]"""

from __future__ import annotations

from collections.abc import Sequence

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
    return discipline_of(card) | card.raises | sum(1 << place for (place,) in marks_on(s, entity, TEACHES))


def level_with(s: Vtes, host: Entity, bit: int, cards: Sequence[Entity]) -> int:
    """Of a Discipline: what is printed on a vampire, and what these cards on it give."""
    if any(CARDS[s.face[other]].gives & bit for other in cards):
        return 2
    printed = CARDS[s.face[host]]
    lessons = sum(lessons_of(s, other) & bit > 0 for other in cards)
    return (printed.basic & bit > 0) + (printed.superior & bit > 0) + lessons
