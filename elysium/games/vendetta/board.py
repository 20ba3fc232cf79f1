"""The view as zones and counters, from which any table can be drawn."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from elysium.engine.bits import members
from elysium.engine.observation import Board, CardView, Counter, Fact, Line, Zone
from elysium.engine.state import Seat
from elysium.games.vendetta.cards.reading import edition_of
from elysium.games.vendetta.state import (
    CLANS,
    FATAL_TOKENS,
    FIRST_ALLY,
    NOTHING,
    PLANNING,
    RESOLUTION,
    TEAM_SIZE,
    UNKNOWN_CARD,
    UNSEEN,
    VICTIM,
    Vendetta,
)

TEAMS: Final = ("a", "b", "c")


def board(view: Vendetta) -> Board:
    """Most of a board is as it was before, and as others see it: its parts are kept."""
    cards = edition_of(view.edition).cards
    zones: list[Zone] = []
    lying: dict[int, list[CardView]] = {}
    for place, there in enumerate(view.at):
        if there:
            lying[place] = [
                _clan_card(view.edition, card, number, bool(view.down >> card & 1))
                for number, card in enumerate(view.laid, 1)
                if there >> card & 1
            ]
    everybody = view.everybody()
    position = 0
    powers: list[Counter] = []
    for district, word in enumerate(_district_words(view.districts)):
        centre = []
        location = view.locations[district]
        if location != NOTHING:
            centre.append(CardView(face=cards[location].name, note="location"))
        if view.ally_at and view.ally_at[district] != NOTHING:
            centre.append(CardView(face=cards[FIRST_ALLY + view.ally_at[district]].name))
        zones.append(Zone(f"district-{word}", NOTHING, tuple(centre)))
        for seat in everybody:
            cards_there = lying.get(position)
            zones.append(
                Zone(f"position-{word}", seat, tuple(cards_there)) if cards_there else _empty_position(word, seat)
            )
            blood = view.deployed[position]
            if cards_there or blood:
                powers.append(_power(word, seat, blood + sum([card.counters for card in cards_there or ()])))
            position += 1
    relics = tuple(CardView(face=cards[number].name) for number in view.offered if number >= len(CLANS))
    if relics:
        zones.append(Zone("offered", NOTHING, relics))
    counters: list[Counter] = []
    for seat in everybody:
        relic = view.relics[seat], bool(view.relics_used >> seat & 1)
        alliance = view.allies[seat], view.victims[seat], view.drained[seat], view.drained_victims[seat]
        zones += _own_zones(view.edition, seat, view.hands[seat], view.decks[seat], alliance, relic)
        counts = view.pool[seat], view.influence[seat], view.tokens[seat], view.flipped[seat]
        counters += _own_counters(view.districts, seat, counts, tuple(view.deployed[seat :: view.seats]))
    return Board(
        everybody,
        view.asked[0][0] if view.asked else view.ambition,
        tuple(zones),
        (*counters, *_common_counters(view.round, view.victims_left, len(view.ally_deck)), *_turns(view), *powers),
        tuple(_strip(view)),
        tuple(_facts(view)),
    )


@cache
def _district_words(districts: int) -> list[str]:
    return [*map(str, range(1, districts)), "haven"]


@cache
def _empty_position(word: str, seat: Seat) -> Zone:
    return Zone(f"position-{word}", seat, ())


@lru_cache(maxsize=4096)
def _power(word: str, seat: Seat, power: int) -> Counter:
    """Before effects: what is printed on the cards that the viewer sees, and one for each blood. [VEN-RESOLVE-25]"""
    return Counter(f"power-{word}", seat, power)


@lru_cache(maxsize=4096)
def _clan_card(edition: str, card: int, number: int = 0, down: bool = False) -> CardView:
    """With its printed Power as the number on it, if the viewer knows the card."""
    note = "face-down" if down else ""
    if card == UNSEEN or card >= UNKNOWN_CARD:
        return CardView(number=number, turned=down, note=note)
    definition = edition_of(edition).cards[card]
    return CardView(face=definition.name, number=number, turned=down, counters=definition.power, note=note)


@lru_cache(maxsize=2048)
def _own_zones(
    edition: str,
    seat: Seat,
    hand: int,
    deck: tuple[int, ...],
    alliance: tuple[int, int, int, int],
    relic: tuple[int, bool],
) -> list[Zone]:
    """The relic comes with whether it was used."""
    cards = edition_of(edition).cards
    zones = [Zone("hand", seat, tuple(_clan_card(edition, card) for card in members(hand)))]
    zones.append(Zone("deck", seat, tuple(_clan_card(edition, card) for card in deck), pile=True))
    allies, victims, drained_allies, drained_victims = alliance
    own = [CardView(face=cards[FIRST_ALLY + ally].name) for ally in members(allies)]
    own += [CardView(face=cards[VICTIM].name)] * victims
    zones.append(Zone("alliance", seat, tuple(own)))
    drained = [CardView(face=cards[FIRST_ALLY + ally].name, turned=True) for ally in members(drained_allies)]
    drained += [CardView(face=cards[VICTIM].name, turned=True)] * drained_victims
    zones.append(Zone("drained", seat, tuple(drained)))
    held, used = relic
    if held != NOTHING:
        zones.append(Zone("relic", seat, (CardView(face=cards[held].name, turned=used),)))
    return zones


@lru_cache(maxsize=4096)
def _own_counters(
    districts: int, seat: Seat, counts: tuple[int, int, int, int], deployed: tuple[int, ...]
) -> list[Counter]:
    pool, influence, tokens, flipped = counts
    return [
        Counter("blood", seat, pool),
        Counter("influence", seat, influence),
        Counter("diablerie", seat, tokens, FATAL_TOKENS),
        Counter("diablerie-down", seat, flipped),
        *(
            Counter(f"deployed-{word}", seat, blood)
            for word, blood in zip(_district_words(districts), deployed, strict=True)
        ),
    ]


@lru_cache(maxsize=1024)
def _common_counters(round_: int, victims: int, allies: int) -> tuple[Counter, ...]:
    return (
        Counter("round", NOTHING, round_),
        Counter("victims", NOTHING, victims),
        Counter("allies", NOTHING, allies),
    )


def _turns(view: Vendetta) -> list[Counter]:
    """Those still to come in this planning phase: a turn is over when there is one less, or none is counted."""
    return [Counter("turns", NOTHING, view.turns_left)] if view.phase == PLANNING else []


def _facts(view: Vendetta) -> list[Fact]:
    """A clan that is nobody's yet is the table's, and on offer. [VEN-SETUP-09]"""
    facts = [Fact("ambition", view.ambition)]
    facts += [Fact("clan", NOTHING, CLANS[clan]) for clan in view.offered if clan < len(CLANS)]
    for seat in view.everybody():
        if view.clans[seat] != NOTHING:
            facts.append(Fact("clan", seat, CLANS[view.clans[seat]]))
        if view.teams:
            facts.append(Fact("team", seat, TEAMS[seat % (view.seats // TEAM_SIZE)]))
        if not view.alive >> seat & 1:
            facts.append(Fact("out", seat))
    return facts


def _strip(view: Vendetta) -> list[Line]:
    lines = []
    if view.round:
        lines.append(Line("round", {"round": ("count", view.round)}))
    if view.phase == PLANNING:
        lines.append(Line("planning", {"turns": ("count", view.turns_left)}))
    if view.phase == RESOLUTION and view.district != NOTHING:
        lines.append(Line("resolving", {"district": ("district", view.district)}))
    return lines
