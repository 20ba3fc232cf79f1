"""The masks as cards that can be read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from elysium.engine.bits import members
from elysium.engine.kinds import Say
from elysium.games.mascarade.cards.scenarios import FEWEST_PLAYERS
from elysium.games.mascarade.definitions import MASKS, Effect
from elysium.games.mascarade.state import MASK_NAMES, Mascarade, book

BOARD_MESSAGES: Final = ("seat-barred",)
"""What the board does not say from the beginning."""


def card_words() -> Sequence[str]:
    return MASK_NAMES


def in_play(s: Mascarade) -> Sequence[str]:
    return [MASK_NAMES[mask] for mask in members(s.in_play)]


def definitions() -> Iterable[object]:
    """The masks as they are defined, with steps by their names."""
    for mask in MASKS:
        parts = [
            [(book.step_names[step], amount) for step, amount in part]
            for part in (mask.coins, mask.cards, mask.together)
        ]
        yield (mask.name, parts, mask.star, mask.min_players, mask.copies)


def card_text(card: str, say: Say, _edition: str) -> str:
    mask = MASKS[MASK_NAMES.index(card)]
    text = _effects(mask.coins + mask.cards, say)
    if mask.together:
        text += " " + say("effect-together", effects=_effects(mask.together, say))
    if mask.star:
        text += " " + say("mask-star")
    if mask.min_players > FEWEST_PLAYERS:
        text += " " + say("mask-min-players", least=mask.min_players)
    return text


def composed_messages() -> Iterable[str]:
    return BOARD_MESSAGES


def _effects(effects: Sequence[Effect], say: Say) -> str:
    return " ".join(say(f"effect-{book.step_names[step].replace('_', '-')}", amount=amount) for step, amount in effects)
