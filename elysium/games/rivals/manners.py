"""What goes without saying at a Rivals table: passing, and where people stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.state import Option
from elysium.games.rivals.state import Rivals
from elysium.games.rivals.terms import (
    DECLINE,
    END_ACTIONS,
    LAY_NOTHING,
    PASS,
    book,
)

MOMENTS: Final = ("act", "block", "attack-card", "reaction", "abilities", "prevention", "answer", "conspiracy")
HIDDEN: Final = ("attack-card", "reaction", "abilities")
"""Whether somebody has something for it follows from their hand. [RIV-ATTACK-07, RIV-REACT-01]"""
BY_CHOICE: Final = {
    "act": "act",
    "decide_block": "block",
    "choose_attack_card": "attack-card",
    "choose_reaction": "reaction",
    "use_in_attack": "abilities",
    "prevent_damage": "prevention",
    "answer_scheme": "answer",
    "show_or_not": "conspiracy",
}


def passing(options: Sequence[Option]) -> Option | None:
    """What doing nothing is among these options, if that is allowed."""
    for option in options:
        if option[0] in (PASS, DECLINE, LAY_NOTHING, END_ACTIONS):
            return option
    return None


def moment(view: Rivals) -> str:
    for seat, choice, *_ in view.asked:
        if seat == view.viewer:
            return BY_CHOICE.get(book.choices[choice].name, "")
    return ""
