"""Saying a refusal in words, whichever game it comes from."""

from __future__ import annotations

from elysium.engine.refusal import Refusal
from elysium.engine.registry import working_games
from elysium.engine.text import Speech, plain

INTERRUPTED = 130
"""The status of a command that was stopped with Ctrl-C."""


def refusal_text(refusal: Refusal, language: str) -> str:
    """What it quotes can be anybody's, and an order to the terminal."""
    details = {name: value if isinstance(value, int) else plain(value) for name, value in refusal.details.items()}
    refusal = Refusal(refusal.reason, refusal.rule, **details)
    common = Speech(language)
    if common.has(f"refusal-{refusal.reason}"):
        return common.refusal(refusal)
    for game in working_games():
        try:
            speech = Speech(language, game)
        except (OSError, ValueError):
            continue  # the texts of a guest's package may be broken too
        if speech.has(f"refusal-{refusal.reason}"):
            return speech.refusal(refusal)
    return plain(refusal)
