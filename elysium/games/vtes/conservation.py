"""What never changes at a V:TES table."""

from __future__ import annotations

from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import Face
from elysium.games.vtes.rules.lending import on_their_way
from elysium.games.vtes.rules.pieces import pieces
from elysium.games.vtes.state import CONTESTED, GONE, UNCONTROLLED, Vtes


def check_conservation(s: Vtes) -> None:
    """Every card is somewhere, once; no counter is negative; no vampire overflows. [VTES-1.3-01, VTES-1.5.2-01]"""
    for seat in s.everybody():
        assert sorted(cards_of(s, seat)) == list(s.brought[seat]), f"cards of seat {seat} are missing or too many"
        assert s.pool[seat] >= 0
        assert list(s.hands[seat]) == sorted(s.hands[seat])
    for entity, region in enumerate(s.region):
        assert s.blood[entity] >= 0
        if region == GONE:
            left = s.blood[entity], s.host[entity], s.locked[entity], s.flags[entity]
            assert not any(left), "something is left of a card that is gone"
        elif region not in (UNCONTROLLED, UNCONTROLLED + CONTESTED) and s.capacity[entity]:
            assert s.blood[entity] <= s.capacity[entity], "a vampire holds more blood than it can"
        if s.host[entity]:
            assert s.region[s.host[entity]] != GONE
    assert sum(not s.ousted >> seat & 1 for seat in s.everybody()) >= 1 or s.over


def cards_of(s: Vtes, seat: Seat) -> list[Face]:
    """All cards of a seat, wherever they are."""
    cards = [*s.hands[seat], *s.libraries[seat], *s.crypts[seat], *s.ashes[seat], *s.removed[seat], *s.research[seat]]
    cards += s.kept[seat]
    cards += [face for e in s.entities() if s.region[e] != GONE for owner, face in pieces(s, e) if owner == seat]
    cards += [face for owner, face in on_their_way(s) if owner == seat]
    return cards
