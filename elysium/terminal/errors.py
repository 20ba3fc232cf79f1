"""Saying a refusal in words, whichever game it comes from."""

from __future__ import annotations

from elysium.engine.refusal import Refusal
from elysium.engine.registry import game_names, load_game
from elysium.engine.text import Speech


def refusal_text(refusal: Refusal, language: str) -> str:
    common = Speech(language)
    if common.has(f"refusal-{refusal.reason}"):
        return common.refusal(refusal)
    for name in game_names():
        speech = Speech(language, load_game(name))
        if speech.has(f"refusal-{refusal.reason}"):
            return speech.refusal(refusal)
    return str(refusal)
