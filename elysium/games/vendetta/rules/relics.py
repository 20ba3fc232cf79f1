"""Relics: whether one can be used now, and using it. [VEN-VAR-07]"""

from __future__ import annotations

from elysium.engine.state import Seat
from elysium.games.vendetta.cards.reading import edition_of
from elysium.games.vendetta.rules.programs import programs_of
from elysium.games.vendetta.rules.seeing import clan_bits, hidden
from elysium.games.vendetta.state import NOTHING, NOWHERE, Vendetta, source


def can_use_relic(s: Vendetta, seat: Seat, timing: int) -> bool:
    """Once a game, at its time, and only for something. [VEN-VAR-07]"""
    relic = s.relics[seat]
    if relic == NOTHING or s.relics_used >> seat & 1:
        return False
    edition = edition_of(s.edition)
    program = edition.at_timing[relic].get(timing, NOTHING)
    return program != NOTHING and any(_does_something(s, seat, effect.word) for effect in edition.programs[program])


def _does_something(s: Vendetta, seat: Seat, word: str) -> bool:
    if word == "return-drained":
        return bool(s.drained[seat] or s.drained_victims[seat])
    if word == "play-blood-everywhere":
        return s.pool[seat] > 1
    if word == "look-at-district":
        return bool(hidden(s) & ~clan_bits(s.clans[seat]) & ~s.peeked[seat])
    if word == "draw":
        return bool(s.decks[seat])
    if word == "take-ambition":
        return s.ambition != seat
    return True


def use_relic(s: Vendetta, seat: Seat, timing: int) -> None:
    s.relics_used |= 1 << seat
    district = s.district if s.district != NOTHING else NOWHERE
    s.do(*programs_of(s, timing, source(s.relics[seat], seat, district)))
