"""Official texts and rulings, for comparing: read from krcg at run time, never stored with the program."""

from __future__ import annotations

import re
from collections.abc import Mapping

from elysium.engine.parts import OfficialText
from elysium.games.vtes.checks.official import printed, ruled
from elysium.games.vtes.definitions.facts import facts

NAMED = re.compile(r"\{(?:\d+\|)?([^{}]*)\}")
"""How a ruling names a card."""


def references() -> Mapping[str, OfficialText]:
    """By word of the card."""
    rulings: dict[int, list[str]] = {}
    for entry in ruled():
        for card in entry.cards:
            rulings.setdefault(card, []).append(_plain(entry.text))
    return {
        facts()[number].slug: OfficialText(_plain(card.text), tuple(rulings.get(number, ())))
        for number, card in printed().items()
        if number in facts()
    }


def _plain(text: str) -> str:
    return NAMED.sub(r"\1", text).strip()
