"""What goes without saying at a V:TES table: passing, where people stop, and which card somebody means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.state import Option
from elysium.games.vtes.definitions.language import WINDOWS
from elysium.games.vtes.kinds import ANY_OF_FACE, ANY_WAY
from elysium.games.vtes.rules.impulse import window_of
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.terms import (
    DECLINE,
    ENTITY,
    PASS,
    SECRET,
    book,
    card_in,
    face_of,
    way_of,
)

CARD_KINDS: Final = ("card", "target", "source")


def passing(options: Sequence[Option]) -> Option | None:
    """What doing nothing is among these options, if that is allowed."""
    for option in options:
        if option[0] in (PASS, DECLINE):
            return option
    return None


def moment(view: Vtes) -> str:
    window = window_of([question for question in view.asked if question[0] == view.viewer])
    return WINDOWS[window] if window >= 0 else ""


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
    if kind in ("playable", "ability"):
        if way_of(given) not in (ANY_WAY, way_of(legal)):
            return False
        return card_in(given) == card_in(legal) or (kind == "ability" and _fits(card_in(given), card_in(legal), "card"))
    if kind not in CARD_KINDS or given <= 0 or legal <= 0:
        return False
    return given & ENTITY == ANY_OF_FACE and face_of(given) == face_of(legal) and given < 2 * SECRET
