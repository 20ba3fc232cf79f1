"""A table before anything is dealt."""

from __future__ import annotations

from elysium.games.vendetta.setting import districts_for
from elysium.games.vendetta.state import ALL_VICTIMS, NOTHING, START_BLOOD, START_INFLUENCE, Vendetta


def blank(seats: int, key: bytes, *, quiet: bool = False, edition: str = "", teams: bool = False) -> Vendetta:
    """A table before anything is dealt; everybody has the first victim. [VEN-SETUP-19, VEN-SETUP-20]"""
    districts = districts_for(seats)
    nothing = (0,) * seats
    return Vendetta(
        seats=seats,
        key=key,
        quiet=quiet,
        stack=[],
        edition=edition,
        teams=teams,
        districts=districts,
        clans=(NOTHING,) * seats,
        alive=(1 << seats) - 1,
        ally_at=(NOTHING,) * districts,
        locations=(NOTHING,) * districts,
        victims_left=ALL_VICTIMS - seats,
        hands=[0] * seats,
        decks=((),) * seats,
        bottoms=nothing,
        at=[0] * (districts * seats),
        pool=[START_BLOOD] * seats,
        influence=[START_INFLUENCE] * seats,
        deployed=[0] * (districts * seats),
        allies=nothing,
        victims=(1,) * seats,
        drained=nothing,
        drained_victims=nothing,
        tokens=nothing,
        flipped=nothing,
        relics=(NOTHING,) * seats,
        peeked=nothing,
        glimpsed=nothing,
    )
