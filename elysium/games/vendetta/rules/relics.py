"""Relics: whether one can be used now, and using it. [VEN-VAR-07]"""

from __future__ import annotations

from elysium.engine.state import Seat
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.cards.language import has_a_point
from elysium.games.vendetta.rules.programs import programs_of
from elysium.games.vendetta.state import NOTHING, NOWHERE, Vendetta, source


def can_use_relic(s: Vendetta, seat: Seat, timing: int) -> bool:
    """Once a game, at its time, and only for something. [VEN-VAR-07]"""
    relic = s.relics[seat]
    if relic == NOTHING or s.relics_used >> seat & 1:
        return False
    edition = EDITIONS[s.edition]
    program = edition.at_timing[relic].get(timing, NOTHING)
    return program != NOTHING and any(has_a_point(s, seat, effect) for effect in edition.programs[program])


def use_relic(s: Vendetta, seat: Seat, timing: int) -> None:
    s.relics_used |= 1 << seat
    district = s.district if s.district != NOTHING else NOWHERE
    s.do(*programs_of(s, timing, source(s.relics[seat], seat, district)))
