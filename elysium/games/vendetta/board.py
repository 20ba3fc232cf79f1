"""The view as zones and counters, from which any table can be drawn."""

from __future__ import annotations

from elysium.engine.bits import members
from elysium.engine.observation import Board, CardView, Counter, Line, Zone
from elysium.games.vendetta.cards.language import Edition
from elysium.games.vendetta.cards.reading import edition_of
from elysium.games.vendetta.rules.planning import face_down_fee
from elysium.games.vendetta.state import (
    CLANS,
    FIRST_ALLY,
    NOTHING,
    PLANNING,
    RESOLUTION,
    UNKNOWN_CARD,
    UNSEEN,
    VICTIM,
    Vendetta,
    in_order,
)


def board(view: Vendetta) -> Board:
    edition = edition_of(view.edition)
    names = [card.name for card in edition.cards]
    zones: list[Zone] = []
    for district in range(view.districts):
        centre = []
        location = view.locations[district]
        if location != NOTHING:
            toll = edition.standing_amount(location, "fee-here")
            centre.append(CardView(face=names[location], counters=toll, note="location"))
        if view.ally_at and view.ally_at[district] != NOTHING:
            centre.append(CardView(face=names[FIRST_ALLY + view.ally_at[district]]))
        zones.append(Zone(f"district-{_district_word(view, district)}", NOTHING, tuple(centre)))
        for seat in range(view.seats):
            zones.append(
                Zone(f"position-{_district_word(view, district)}", seat, _lying(view, edition, district, seat))
            )
    relics = tuple(CardView(face=names[number]) for number in view.offered if number >= len(CLANS))
    if relics:
        zones.append(Zone("offered", NOTHING, relics))
    for seat in range(view.seats):
        zones += _own_zones(view, edition, seat)
    return Board(
        in_order(view.seats, 0, (1 << view.seats) - 1),
        view.asked[0][0] if view.asked else view.ambition,
        tuple(zones),
        tuple(_counters(view)),
        tuple(_strip(view)),
    )


def _district_word(view: Vendetta, district: int) -> str:
    return "haven" if district == view.districts - 1 else str(district + 1)


def _clan_card(edition: Edition, card: int, number: int = 0, *, down: bool = False) -> CardView:
    """With its printed Power as the number on it, if the viewer knows the card."""
    note = "face-down" if down else ""
    if card == UNSEEN or card >= UNKNOWN_CARD:
        return CardView(number=number, turned=down, note=note)
    definition = edition.cards[card]
    return CardView(face=definition.name, number=number, turned=down, counters=definition.power, note=note)


def _lying(view: Vendetta, edition: Edition, district: int, seat: int) -> tuple[CardView, ...]:
    position = district * view.seats + seat
    return tuple(
        _clan_card(edition, card, number, down=bool(view.down >> card & 1))
        for number, card in enumerate(view.laid, 1)
        if view.at[position] >> card & 1
    )


def _own_zones(view: Vendetta, edition: Edition, seat: int) -> list[Zone]:
    names = [card.name for card in edition.cards]
    zones = []
    zones.append(Zone("hand", seat, tuple(_clan_card(edition, card) for card in members(view.hands[seat]))))
    zones.append(Zone("deck", seat, tuple(_clan_card(edition, card) for card in view.decks[seat]), pile=True))
    alliance = [CardView(face=names[FIRST_ALLY + ally]) for ally in members(view.allies[seat])]
    alliance += [CardView(face=names[VICTIM])] * view.victims[seat]
    zones.append(Zone("alliance", seat, tuple(alliance)))
    drained = [CardView(face=names[FIRST_ALLY + ally], turned=True) for ally in members(view.drained[seat])]
    drained += [CardView(face=names[VICTIM], turned=True)] * view.drained_victims[seat]
    zones.append(Zone("drained", seat, tuple(drained)))
    if view.relics[seat] != NOTHING:
        used = bool(view.relics_used >> seat & 1)
        zones.append(Zone("relic", seat, (CardView(face=names[view.relics[seat]], turned=used),)))
    return zones


def _counters(view: Vendetta) -> list[Counter]:
    counters = []
    edition = edition_of(view.edition)
    for seat in range(view.seats):
        counters.append(Counter("blood", seat, view.pool[seat]))
        counters.append(Counter("influence", seat, view.influence[seat]))
        counters.append(Counter("diablerie", seat, view.tokens[seat]))
        counters.append(Counter("diablerie-down", seat, view.flipped[seat]))
        counters.append(Counter("clan", seat, view.clans[seat]))
        counters.append(Counter("out", seat, int(not view.alive >> seat & 1)))
        counters.append(Counter("ambition", seat, int(view.ambition == seat)))
        counters.append(Counter("fee", seat, face_down_fee(edition, view.allies[seat])))
        for district in range(view.districts):
            name = f"deployed-{_district_word(view, district)}"
            counters.append(Counter(name, seat, view.deployed[district * view.seats + seat]))
    counters.append(Counter("round", NOTHING, view.round))
    counters.append(Counter("victims", NOTHING, view.victims_left))
    counters.append(Counter("allies", NOTHING, len(view.ally_deck)))
    return counters


def _strip(view: Vendetta) -> list[Line]:
    lines = []
    if view.round:
        lines.append(Line("round", {"round": ("count", view.round)}))
    if view.phase == PLANNING:
        lines.append(Line("planning", {"turns": ("count", view.turns_left)}))
    if view.phase == RESOLUTION and view.district != NOTHING:
        lines.append(Line("resolving", {"district": ("district", view.district)}))
    return lines
