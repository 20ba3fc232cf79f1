"""What never changes at a Rivals table."""

from __future__ import annotations

from collections import Counter

from elysium.engine.state import Seat
from elysium.games.rivals.dealing import city_faces
from elysium.games.rivals.definitions.language import Face
from elysium.games.rivals.state import GONE, HAVEN, LEFT, NOBODY, ON, STREETS, TORPOR, Rivals


def check_conservation(s: Rivals) -> None:
    """Every card is somewhere, once; no vampire overflows. [RIV-HEAL-02]"""
    for seat in s.everybody():
        assert sorted(cards_of(s, seat)) == list(s.brought[seat]), f"cards of seat {seat} are missing or too many"
        assert s.prestige[seat] >= 0
        assert s.agenda[seat] >= 0
        assert list(s.hands[seat]) == sorted(s.hands[seat])
    for entity in s.entities()[1:]:
        region = s.region[entity]
        assert s.blood[entity] >= 0
        if region in (GONE, LEFT):
            left = s.blood[entity], s.host[entity], s.exhausted[entity], s.flags[entity], s.bounty[entity]
            assert not any(left), "something is left of a card that is gone"
            assert entity not in s.able
        elif HAVEN <= region <= TORPOR:
            assert s.blood[entity] <= s.bp[entity], "a vampire holds more blood than it can"
        if region == ON:
            assert s.region[s.host[entity]] in (HAVEN, STREETS, TORPOR), "on nothing"
        if region == STREETS:
            assert s.party[entity], "in no party"
        else:
            assert not s.party[entity], "in a party, and not in The Streets"
    check_city(s)


def check_city(s: Rivals) -> None:
    """City cards are what they were."""
    found = Counter([*s.city_deck, *s.city_out, *s.city_discard, *s.city_burned])
    found += Counter(s.face[e] for e in s.entities()[1:] if s.region[e] not in (GONE, LEFT) and s.owner[e] == NOBODY)
    assert sorted(found.elements()) == city_faces(s), "city cards are missing or too many"


def cards_of(s: Rivals, seat: Seat) -> list[Face]:
    """All cards of a seat, wherever they are."""
    cards = [*s.hands[seat], *s.libraries[seat], *s.factions[seat], *s.discards[seat], *s.burned[seat]]
    cards += [s.face[e] for e, region in enumerate(s.region) if region not in (GONE, LEFT) and s.owner[e] == seat]
    if s.modifiers[seat]:
        cards.append(s.modifiers[seat])
    if s.attack_card and s.attack_seat == seat:
        cards.append(s.attack_card)
    if s.reaction_card and s.controller[s.reactor] == seat:
        cards.append(s.reaction_card)
    if s.action_card and s.turn == seat:
        cards.append(s.action_card)
    return cards
