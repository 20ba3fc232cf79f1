"""A table before anything is dealt."""

from __future__ import annotations

from elysium.games.vendetta.setting import districts_for
from elysium.games.vendetta.state import ALL_VICTIMS, NOTHING, Vendetta


def blank(seats: int, key: bytes, *, quiet: bool = False, edition: str = "", teams: bool = False) -> Vendetta:
    """A table before anything is dealt; everybody has the first victim. [VEN-SETUP-19, VEN-SETUP-20]"""
    s = Vendetta.blank(seats, key, quiet=quiet)
    s.edition = edition
    s.teams = teams
    s.districts = districts_for(seats)
    s.alive = (1 << seats) - 1
    s.ally_at = s.locations = (NOTHING,) * s.districts
    s.victims_left = ALL_VICTIMS - seats
    s.at = [0] * (s.districts * seats)
    s.deployed = [0] * (s.districts * seats)
    return s
