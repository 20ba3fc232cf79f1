"""What the words of V:TES must keep apart in other languages."""

import re

from elysium.games.vtes.game import VTES
from tests.harness.wording import texts_in


def test_a_locked_card_does_not_sound_blocked_in_polish() -> None:
    polish = {text.name: text.source.lower() for text in texts_in(VTES.folder / "text", "pl")}
    blocked = [
        text.name
        for text in texts_in(VTES.folder / "text", "en")
        if re.search(r"\b(?:un)?lock", text.source, re.I) and "block" not in text.source.lower()
        if "blok" in polish[text.name]
    ]
    assert blocked == []
