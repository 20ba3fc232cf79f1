"""What a ruling file can expect of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from elysium.engine.bits import members
from elysium.games.vendetta.cards.reading import edition_of
from elysium.games.vendetta.kinds import District
from elysium.games.vendetta.rules.ending import score_of
from elysium.games.vendetta.rules.power import sums
from elysium.games.vendetta.state import CLANS, FIRST_ALLY, NOTHING, VICTIM, Vendetta

PHASE_NAMES = ("setting-up", "kiss", "hand", "planning", "resolution", "round-end", "scoring")
STEP_NAMES = ("withdraw", "reveal", "preparation", "conflict", "aftermath")


def facts(s: Vendetta, names: Sequence[str]) -> dict[str, Any]:
    codes = [card.code for card in edition_of(s.edition).cards]
    districts = [District().word(district, names) for district in range(s.districts)]
    people = list(enumerate(names))
    return {
        "round": s.round,
        "phase": PHASE_NAMES[s.phase],
        "step": STEP_NAMES[s.step],
        "district": districts[s.district] if s.district != NOTHING else "none",
        "districts": districts,
        "ambition": names[s.ambition],
        "order": [names[seat] for seat in s.order()],
        "turns_left": s.turns_left,
        "clans": {name: CLANS[s.clans[seat]] if s.clans[seat] != NOTHING else "none" for seat, name in people},
        "offered": [CLANS[number] if number < len(CLANS) else codes[number] for number in s.offered],
        "pool": {name: s.pool[seat] for seat, name in people},
        "influence": {name: s.influence[seat] for seat, name in people},
        "alliance": {name: _companions(s.allies[seat], s.victims[seat], codes) for seat, name in people},
        "drained": {name: _companions(s.drained[seat], s.drained_victims[seat], codes) for seat, name in people},
        "tokens": {name: s.tokens[seat] for seat, name in people},
        "flipped": {name: s.flipped[seat] for seat, name in people},
        "hands": {name: [codes[card] for card in members(s.hands[seat])] for seat, name in people},
        "hand_size": {name: s.hands[seat].bit_count() for seat, name in people},
        "decks": {name: [codes[card] for card in s.decks[seat]] for seat, name in people},
        "deck_size": {name: len(s.decks[seat]) for seat, name in people},
        "table": {
            word: {name: _lying(s, district * s.seats + seat, codes) for seat, name in people}
            for district, word in enumerate(districts)
        },
        "deployed": {
            word: {name: s.deployed[district * s.seats + seat] for seat, name in people}
            for district, word in enumerate(districts)
        },
        "power": {
            word: {names[power.seat]: power.total for power in sums(s, district)}
            for district, word in enumerate(districts)
        },
        "card_power": {
            codes[card]: counted
            for district in range(s.districts)
            for power in sums(s, district)
            for card, _, counted in power.cards
        },
        "allies": {
            word: codes[FIRST_ALLY + ally] if ally != NOTHING else "none"
            for word, ally in zip(districts, s.ally_at, strict=True)
        },
        "ally_deck_size": len(s.ally_deck),
        "removed_allies": [codes[FIRST_ALLY + ally] for ally in members(s.allies_out)],
        "locations": {
            word: codes[card] if card != NOTHING else "none" for word, card in zip(districts, s.locations, strict=True)
        },
        "relics": {name: codes[s.relics[seat]] if s.relics[seat] != NOTHING else "none" for seat, name in people},
        "used_relics": [name for seat, name in people if s.relics_used >> seat & 1],
        "victims_left": s.victims_left,
        "out": [name for seat, name in people if not s.is_in(seat)],
        "ranking": [names[seat] for seat in s.ranking],
        "score": {name: score_of(s, seat) for seat, name in people if s.is_in(seat)},
        "winners": [name for seat, name in people if s.outcome and s.outcome[seat] == max(s.outcome)],
        "places": {name: s.outcome[seat] for seat, name in people} if s.outcome else {},
    }


def _companions(allies: int, victims: int, codes: Sequence[str]) -> list[str]:
    return [codes[FIRST_ALLY + ally] for ally in members(allies)] + [codes[VICTIM]] * victims


def _lying(s: Vendetta, position: int, codes: Sequence[str]) -> list[str]:
    """In the order in which they came there."""
    return [codes[card] + (" down" if s.down >> card & 1 else "") for card in s.laid if s.at[position] >> card & 1]
