"""Marks: what is remembered for a while, about a card or about the whole table.

An entry of `Rivals.used` is (how long, whose, mark, fields...). How long a mark lasts is declared with it.
"""

from __future__ import annotations

from typing import Final

from elysium.games.rivals.definitions.language import NO_ENTITY, Entity
from elysium.games.rivals.state import ATTACK_SPAN, TURN, Rivals
from elysium.games.rivals.terms import book

SPAN: Final[dict[int, int]] = {}


def _lasting(span: int, name: str, **fields: str) -> int:
    number = book.mark(name, **fields)
    SPAN[number] = span
    return number


TABLE_ITSELF: Final = NO_ENTITY
"""Whose a mark is that concerns everybody."""

ABILITY_USED: Final = _lasting(TURN, "ability-used", number="count")
USED_IN_ATTACK: Final = _lasting(ATTACK_SPAN, "used-in-attack", card="entity", number="count")
"""This vampire has used this ability of another card in the attack."""
USED_THIS_TURN: Final = _lasting(TURN, "used-this-turn", card="entity", number="count")
"""This vampire has used this ability of another card."""
TRIGGERED: Final = _lasting(TURN, "triggered", number="count")
"""It has done by itself what it does once a turn."""
SHOWN_TO: Final = _lasting(TURN, "shown-to", seat="player")
"""This Conspiracy was shown to this player."""
CONTRIBUTED: Final = _lasting(TURN, "contributed", seat="player")
LAID_THIS_TURN: Final = _lasting(TURN, "laid-this-turn")
CALLED_OFF_AT: Final = _lasting(TURN, "called-off-at", target="entity")
"""Its attack on this target was called off for want of Intel."""
ATTACKED_AS: Final = _lasting(TURN, "attacked-as", attack="count")
"""Somebody of this vampire's party has made an attack of this type."""
SCHEME_SUCCEEDED: Final = _lasting(TURN, "scheme-succeeded", seat="player")
MORTALS_DEFEATED: Final = _lasting(TURN, "mortal-defeated", seat="player")
MENDED_BY_DISCARD: Final = _lasting(TURN, "mended-by-discard")
DECIDED: Final = _lasting(TURN, "decided")
"""Its player has changed their mind about a hidden Agenda this turn."""
MAY_TARGET: Final = _lasting(TURN, "may-target", seat="player")
"""This Conspiracy may be aimed at this contributor."""
LAID_AS_INFLUENCE: Final = _lasting(TURN, "laid-as-influence")
"""By this Haven a card was laid down as an Influence Modifier, and everybody has seen it."""
ANSWERED_DAMAGE: Final = _lasting(ATTACK_SPAN, "answered-damage", number="count")
"""It has lowered the damage that is being dealt."""


def mark(s: Rivals, whose: Entity, what: int, *fields: int) -> None:
    s.used.append((SPAN[what], whose, what) + fields)  # noqa: RUF005  # quicker than unpacking


def is_marked(s: Rivals, whose: Entity, what: int, *fields: int) -> bool:
    return bool(s.used) and (SPAN[what], whose, what) + fields in s.used  # noqa: RUF005


def forget_marks(s: Rivals, what: int) -> None:
    """All of this sort."""
    if s.used:
        s.used = [entry for entry in s.used if entry[2] != what]


def marks_on(s: Rivals, whose: Entity, what: int) -> list[tuple[int, ...]]:
    """The fields of every such mark, oldest first."""
    return [entry[3:] for entry in s.used if entry[1] == whose and entry[2] == what]
