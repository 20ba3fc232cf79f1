"""Allies that play cards as vampires: who they are for such a card. [VTES-1.6.3-05 to VTES-1.6.3-11]"""

from __future__ import annotations

from elysium.games.vtes.definitions.language import CARDS, Context, Mode
from elysium.games.vtes.rules.values import has_disciplines
from elysium.games.vtes.state import Vtes


def plays_as_vampire(s: Vtes, minion: int, mode: Mode) -> bool:
    """An ally with the Discipline of a card plays it as a vampire, with its life for blood. [VTES-1.6.3-05, -06]"""
    return not s.capacity[minion] and bool(mode.needs) and has_disciplines(s, minion, mode.needs, mode.level)


def capacity_to_play(s: Vtes, context: Context) -> int:
    """The capacity of whoever plays a card: an ally has 1 for what it plays as a vampire. [VTES-1.6.3-07, -11]"""
    from_hand = context.face and not context.source
    if from_hand and any(plays_as_vampire(s, context.minion, mode) for mode in CARDS[context.face].modes):
        return 1
    return s.capacity[context.minion]
