"""What goes without saying at a Rivals table: passing, and which card somebody means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.state import Option
from elysium.games.rivals.kinds import ANY_OF_FACE, ANY_WAY
from elysium.games.rivals.state import Rivals
from elysium.games.rivals.terms import (
    DECLINE,
    END_ACTIONS,
    ENTITY,
    IN_PILE,
    LAY_NOTHING,
    PASS,
    SECRET,
    book,
    card_in,
    face_of,
    way_of,
)

CARD_KINDS: Final = ("card", "target")
MOMENTS: Final = ("act", "block", "attack-card", "reaction", "abilities", "prevention", "answer")
BY_CHOICE: Final = {
    "act": "act",
    "decide_block": "block",
    "choose_attack_card": "attack-card",
    "choose_reaction": "reaction",
    "use_in_attack": "abilities",
    "prevent_damage": "prevention",
    "answer_scheme": "answer",
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


def meant(option: Option, options: Sequence[Option]) -> Option:
    """A card named without its number means the one that fits, if there is only one."""
    term = book.terms[option[0]]
    fitting = [
        legal
        for legal in options
        if legal[0] == option[0] and all(map(_fits, option[1:], legal[1:], (kind for _, kind in term.fields)))
    ]
    return fitting[0] if fitting else option


def _fits(given: int, legal: int, kind: str) -> bool:
    if given == legal:
        return True
    if kind == "ability":
        return way_of(given) in (ANY_WAY, way_of(legal)) and _fits(card_in(given), card_in(legal), "card")
    if kind not in CARD_KINDS or given <= 0 or legal <= 0:
        return False
    return given & ENTITY == ANY_OF_FACE and face_of(given) == face_of(legal) and given < IN_PILE | SECRET
