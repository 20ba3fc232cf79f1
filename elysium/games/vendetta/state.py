"""The fields of a Vendetta table.

Cards have one numbering: 63 clan cards (nine to a clan, in the order of their codes), 30 allies, the locations, the
relics, and last the victim, of which there are many alike. Sets of clan cards and of allies are bit sets. A position is
the part of a district that belongs to one seat: number `district * seats + seat`. [VEN-GLOS-01]
"""

from __future__ import annotations

from typing import Final, NamedTuple, NewType

from elysium.engine.fields import hidden, own, plain_data, public
from elysium.engine.seats import clockwise
from elysium.engine.state import Frame, Seat, State

CLANS: Final = ("brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue")
CARDS_PER_CLAN: Final = 9
READY_CARD: Final = 7
HUNT_CARD: Final = 8
"""Places within a clan of the two cards that everybody starts with: codes 08 and 09. [VEN-SETUP-15]"""
STARTING: Final = 1 << READY_CARD | 1 << HUNT_CARD

CLAN_CARDS: Final = 63
FIRST_ALLY: Final = CLAN_CARDS
ALLIES: Final = 30
FIRST_LOCATION: Final = FIRST_ALLY + ALLIES
LOCATIONS: Final = 7
FIRST_RELIC: Final = FIRST_LOCATION + LOCATIONS
RELICS: Final = 8
VICTIM: Final = FIRST_RELIC + RELICS
NOTHING: Final = -1

ROUNDS: Final = 3
START_BLOOD: Final = 6
START_INFLUENCE: Final = 3
ALL_VICTIMS: Final = 35
MOST_BLOOD: Final = 3
"""How much blood may be added with one card. [VEN-BLOOD-01]"""
FACE_DOWN_FEE: Final = 1
FATAL_TOKENS: Final = 3

# What decides between equal scores.
TIES: Final = ("card", "blood", "order")
BY_CARD: Final = 0
BY_BLOOD: Final = 1
BY_ORDER: Final = 2
TEAM_SIZE: Final = 2

# Phases, in the order of a round, before it and after the game. [VEN-ROUND-02]
SETTING_UP: Final = 0
KISSING: Final = 1
HAND_BUILDING: Final = 2
PLANNING: Final = 3
RESOLUTION: Final = 4
ROUND_END: Final = 5
SCORING: Final = 6
PHASE_NAMES: Final = ("setting-up", "kiss", "hand", "planning", "resolution", "round-end", "scoring")

# Steps of the resolution of one district.
WITHDRAWING: Final = 0
REVEALING: Final = 1
PREPARING: Final = 2
FIGHTING: Final = 3
AFTERMATH_STEP: Final = 4
STEP_NAMES: Final = ("withdraw", "reveal", "preparation", "conflict", "aftermath")

NOT_ASKED: Final = -1
NO_BIDDER: Final = -2

UNSEEN: Final = -1
"""Stands in a view for a card of a deck, or a bid, that the viewer cannot know."""
UNKNOWN_CARD: Final = 128
"""In a view the cards on the table and in hands that its viewer cannot know have numbers from here on, which say whose
they are and, on the table, their place in `laid`: a bit set of cards tells how many there are and where, not which."""
IN_HAND: Final = 54
"""No more cards than this lie on a table: the places from here on are those of a hand."""
_CARDS_OF_A_SEAT: Final = 64


def unknown_card(owner: Seat, place: int) -> int:
    return UNKNOWN_CARD + owner * _CARDS_OF_A_SEAT + place


# Who or what does something

NOBODY: Final = Seat(7)
NOWHERE: Final = 7

Source = NewType("Source", int)
"""Whose doing it is: the card, the seat it works for, and the district it lay at. [VEN-CARD-33, VEN-FRENZY-19]

One number, for events tell it and positions remember it: seats and districts are fewer than eight, cards than 128.
"""

_SEATS: Final = tuple(map(Seat, range(8)))
"""Looking one up takes less than half as long as calling the type."""
_DISTRICT_AT: Final = 3
_CARD_AT: Final = 6


def source(card: int, seat: Seat, district: int) -> Source:
    return Source(card << _CARD_AT | district << _DISTRICT_AT | seat)


NO_SOURCE: Final = source(VICTIM, NOBODY, NOWHERE)
"""Nobody's doing. [VEN-FRENZY-16]"""


def card_of(src: Source) -> int:
    return src >> _CARD_AT


def district_of(src: Source) -> int:
    return src >> _DISTRICT_AT & 7


def seat_of(src: Source) -> Seat:
    return _SEATS[src & 7]


@plain_data
class Vendetta(State):
    stack: list[Frame] = public()
    edition: str = public()
    """Changes to the card definitions that this table plays with; empty for our own."""
    teams: bool = public()
    districts: int = public()
    """The numbered ones and, last, the Prince's Haven. [VEN-SETUP-07]"""
    clans: tuple[int, ...] = public(each=NOTHING)
    """The clan of each seat, -1 until it is picked."""
    offered: tuple[int, ...] = public()
    """Clan sheets or relics that lie open to be picked."""
    round: int = public()
    phase: int = public(SETTING_UP)
    ambition: Seat = public()
    """The seat that holds the Ambition token. [VEN-SETUP-02]"""
    alive: int = public()
    """The seats that are still in the game, as a bit set."""
    turns_left: int = public()
    """Planning turns still to be played this round, of all seats."""
    district: int = public(NOTHING)
    """The district that is being resolved."""
    step: int = public(WITHDRAWING)
    ally_deck: tuple[int, ...] = hidden()
    """The last of it is the top; a view has the cards sorted, as nobody knows their order. [VEN-SETUP-14]"""
    allies_out: int = public()
    """Allies that left the game, as a bit set."""
    ally_at: tuple[int, ...] = public()
    """The ally that lies at each district, -1 for none."""
    locations: tuple[int, ...] = public()
    """The location card of each district, -1 for none."""
    victims_left: int = public(ALL_VICTIMS)
    hands: list[int] = own(each=0)
    decks: tuple[tuple[int, ...], ...] = hidden(each=())
    """The clan deck of each seat, the first of it the top; in a view UNSEEN for each that is not known."""
    bottoms: tuple[int, ...] = public(each=0)
    """How many cards at the bottom of each deck its owner knows."""
    at: list[int] = hidden()
    """The clan cards that lie on each position."""
    laid: tuple[int, ...] = hidden()
    """The clan cards on the table in the order in which they came there this round."""
    up: int = public()
    """The cards on the table that lie face up."""
    down: int = hidden()
    """The cards on the table that lie face down."""
    known_down: int = public()
    """Those of them that everybody has seen. [VEN-CARD-41]"""
    pool: list[int] = public(each=START_BLOOD)
    influence: list[int] = public(each=START_INFLUENCE)
    deployed: list[int] = public()
    """The blood on each position."""
    allies: tuple[int, ...] = public(each=0)
    victims: tuple[int, ...] = public(each=1)
    drained: tuple[int, ...] = public(each=0)
    """Drained allies of each seat."""
    drained_victims: tuple[int, ...] = public(each=0)
    tokens: tuple[int, ...] = public(each=0)
    """Diablerie tokens of each seat, either side up."""
    flipped: tuple[int, ...] = public(each=0)
    """Those of them that lie face down until the round ends. [VEN-DIAB-10]"""
    relics: tuple[int, ...] = public(each=NOTHING)
    """The relic of each seat, -1 for none."""
    relics_used: int = public()
    """The seats that have used theirs."""

    # What has been seen
    shown: int = public()
    """Clan cards that everybody knows to be in the hand of their owner or on the table. [VEN-HAND-06]"""
    peeked: tuple[int, ...] = hidden(each=0)
    """For each seat the cards it has looked at that still lie face down where they lay."""
    regained: tuple[tuple[int, int], ...] = hidden()
    """(audience, cards): those know that these went back to a hand this round, so that none of them lies face down."""
    glimpsed: tuple[int, ...] = own(each=0)
    """For each seat the cards of others that it alone knows to have left the deck."""
    memory: tuple[tuple[int, int, int], ...] = hidden()
    """(audience, cards, n): those know that at least n of these cards are not in a deck. Weaker than `shown`: one of
    them may have gone back unseen."""

    # The district that is being resolved
    decided: int = public()
    """Seats that have chosen to stay or withdraw."""
    leaving: int = hidden()
    """Those of them that withdraw: a secret until all have chosen. [VEN-RESOLVE-01]"""
    coerced: tuple[tuple[Source, int], ...] = public()
    """(source, seats): who has to withdraw or be robbed, and by which card."""
    acted: int = public()
    """Cards that have acted in this resolution. [VEN-CARD-35]"""
    skipping: int = public()
    """Seats whose preparation and aftermath cards do not act."""
    down_power: tuple[int, ...] = public(each=0)
    """How much each face-down card of each seat counts here."""
    unharmed: int = public()
    """Cards whose effect on Power spares the partner of their player."""
    ranking: tuple[Seat, ...] = public()
    kept_down: int = hidden()
    """Cards that their players left face down when all others were turned up."""
    rewarded: int = public()
    """Seats that took an ally or a victim from this conflict."""
    ignores: tuple[tuple[Seat, int], ...] = public()
    """(seat, card): losses and thefts by this card do nothing to this seat until the round ends."""
    bids: tuple[int, ...] = hidden()
    """Secret until all are in; -1 for none yet, -2 for who does not bid."""
    counted: int = public()
    """What the effect that runs has counted so far."""
    spare: int = public(NOT_ASKED)
    """Whether the effect that runs spares the partner: not asked yet, 0 or 1. [VEN-TEAM-05]"""
    scores: tuple[int, ...] = public()

    # Where things are

    @property
    def haven(self) -> int:
        return self.districts - 1

    def is_in(self, seat: Seat) -> bool:
        return bool(self.alive >> seat & 1)

    def everybody(self) -> tuple[Seat, ...]:
        """All seats from the first on, those that are out too."""
        return clockwise(self.seats, 0)

    def order(self) -> tuple[Seat, ...]:
        """The seats still in the game, from the holder of the Ambition token clockwise. [VEN-SETUP-03]"""
        return clockwise(self.seats, self.ambition, self.alive)

    def partner(self, seat: Seat) -> Seat:
        """The seat opposite. [VEN-TEAM-03]"""
        return Seat((seat + self.seats // TEAM_SIZE) % self.seats if self.teams else NOTHING)

    def owner(self, card: int) -> Seat:
        """The seat whose clan a card is of: its back shows it."""
        if card >= UNKNOWN_CARD:
            return Seat((card - UNKNOWN_CARD) // _CARDS_OF_A_SEAT)
        return Seat(self.clans.index(card // CARDS_PER_CLAN))

    def is_present(self, seat: Seat, district: int) -> bool:
        """With a card or blood there. [VEN-RES-04]"""
        position = district * self.seats + seat
        return bool(self.at[position] or self.deployed[position])

    def present(self, district: int) -> tuple[Seat, ...]:
        """Who is there, in turn order."""
        first = district * self.seats
        at, deployed = self.at, self.deployed
        order = clockwise(self.seats, self.ambition, self.alive)
        return tuple([seat for seat in order if at[first + seat] or deployed[first + seat]])

    def rivals(self, seat: Seat, district: int) -> tuple[Seat, ...]:
        """The others who are there, in turn order. [VEN-GLOS-07]"""
        first = district * self.seats
        at, deployed = self.at, self.deployed
        order = clockwise(self.seats, self.ambition, self.alive)
        return tuple([other for other in order if other != seat and (at[first + other] or deployed[first + other])])

    def half_deployed(self, seat: Seat, district: int) -> int:
        """Half the blood of a seat there, rounded up. [VEN-CARD-47]"""
        return -(-self.deployed[district * self.seats + seat] // 2)

    def position_of(self, card: int) -> int:
        """Where a card lies on the table; -1 if it does not."""
        bit = 1 << card
        for position, cards in enumerate(self.at):
            if cards & bit:
                return position
        return NOTHING

    def alliance(self, seat: Seat) -> int:
        """How many cards are in the alliance; drained ones have left it. [VEN-CARD-46]"""
        return self.allies[seat].bit_count() + self.victims[seat]


# Which effect runs


class Context(NamedTuple):
    """Which effect runs. Frames and questions hold it as arguments of their own: `(run, *ctx)`."""

    source: Source
    program: int
    place: int = 0
    """Where in the program."""
    subject: Seat = NOBODY
    """The player whom a trigger is about."""

    @property
    def card(self) -> int:
        return self.source >> _CARD_AT

    @property
    def district(self) -> int:
        return self.source >> _DISTRICT_AT & 7

    @property
    def seat(self) -> Seat:
        return _SEATS[self.source & 7]


def context_of(details: tuple[int, ...]) -> Context:
    """The context that a frame or a question holds."""
    src, program, place, subject = details
    return Context(Source(src), program, place, Seat(subject))
