"""The view as zones and counters, from which any table can be drawn."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from elysium.engine.bits import each, members
from elysium.engine.observation import Board, CardView, Counter, Fact, Line, Zone
from elysium.engine.state import Seat
from elysium.games.vendetta.cards.editions import EDITIONS
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
    edition, everybody, down = view.edition, view.everybody(), view.down
    zones: list[Zone] = []
    numbers = {card: number for number, card in enumerate(view.laid, 1)}
    position = 0
    powers: list[Counter] = []
    for district, word in enumerate(_district_words(view.districts)):
        ally = view.ally_at[district] if view.ally_at else NOTHING
        zones.append(_district(edition, word, view.locations[district], ally))
        for seat in everybody:
            there, blood = view.at[position], view.deployed[position]
            if there:
                lying = sorted([(numbers[card], card, down >> card & 1) for card in each(there)])
                zone, power = _position(edition, word, seat, tuple(lying))
                zones.append(zone)
                powers.append(_power(word, seat, blood + power))
            else:
                zones.append(_empty_position(word, seat))
                if blood:
                    powers.append(_power(word, seat, blood))
            position += 1
    cards = EDITIONS[edition].cards
    relics = tuple(CardView(face=cards[number].name) for number in view.offered if number >= len(CLANS))
    if relics:
        zones.append(Zone("offered", NOTHING, relics))
    counters: list[Counter] = []
    for seat in everybody:
        relic = view.relics[seat], bool(view.relics_used >> seat & 1)
        alliance = view.allies[seat], view.victims[seat], view.drained[seat], view.drained_victims[seat]
        zones += _own_zones(edition, seat, view.hands[seat], view.decks[seat], alliance, relic)
        counts = view.pool[seat], view.influence[seat], view.tokens[seat], view.flipped[seat]
        counters += _own_counters(view.districts, seat, counts, tuple(view.deployed[seat :: view.seats]))
    return Board(
        everybody,
        view.asked[0][0] if view.asked else view.ambition,
        tuple(zones),
        (*counters, *_common_counters(view.round, view.victims_left, len(view.ally_deck)), *_turns(view), *powers),
        tuple(_strip(view)),
        _facts(view.ambition, view.offered, view.clans, view.teams, view.alive),
    )


@cache
def _district_words(districts: int) -> list[str]:
    return [*map(str, range(1, districts)), "haven"]


@cache
def _empty_position(word: str, seat: Seat) -> Zone:
    return Zone(f"position-{word}", seat, ())


@lru_cache(maxsize=1024)
def _district(edition: str, word: str, location: int, ally: int) -> Zone:
    cards = EDITIONS[edition].cards
    centre = []
    if location != NOTHING:
        centre.append(CardView(face=cards[location].name, note="location"))
    if ally != NOTHING:
        centre.append(CardView(face=cards[FIRST_ALLY + ally].name))
    return Zone(f"district-{word}", NOTHING, tuple(centre))


@lru_cache(maxsize=4096)
def _position(edition: str, word: str, seat: Seat, lying: tuple[tuple[int, int, int], ...]) -> tuple[Zone, int]:
    """With the Power that is printed on its cards. Of each card: its number, which it is, whether it lies face down."""
    cards = tuple([_clan_card(edition, card, number, bool(down)) for number, card, down in lying])
    return Zone(f"position-{word}", seat, cards), sum([card.counters for card in cards])


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
    definition = EDITIONS[edition].cards[card]
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
    cards = EDITIONS[edition].cards
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


@lru_cache(maxsize=1024)
def _facts(
    ambition: Seat, offered: tuple[int, ...], clans: tuple[int, ...], teams: bool, alive: int
) -> tuple[Fact, ...]:
    """A clan that is nobody's yet is the table's, and on offer. [VEN-SETUP-09]"""
    facts = [Fact("ambition", ambition)]
    facts += [Fact("clan", NOTHING, CLANS[clan]) for clan in offered if clan < len(CLANS)]
    for seat, clan in enumerate(clans):
        if clan != NOTHING:
            facts.append(Fact("clan", seat, CLANS[clan]))
        if teams:
            facts.append(Fact("team", seat, TEAMS[seat % (len(clans) // TEAM_SIZE)]))
        if not alive >> seat & 1:
            facts.append(Fact("out", seat))
    return tuple(facts)


def _strip(view: Vendetta) -> list[Line]:
    lines = []
    if view.round:
        lines.append(Line("round", {"round": ("count", view.round)}))
    if view.phase == PLANNING:
        lines.append(Line("planning", {"turns": ("count", view.turns_left)}))
    if view.phase == RESOLUTION and view.district != NOTHING:
        lines.append(Line("resolving", {"district": ("district", view.district)}))
    return lines
