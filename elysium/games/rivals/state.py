"""The fields of a Rivals position, and the small questions that every rule asks of it.

Cards in a hand, a deck or a pile are only faces. A card on the table is an entity: a number that indexes the flat lists
below. Entity 0 is nobody, so "none" is falsy everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from elysium.engine.fields import hidden, own, plain_data, public
from elysium.engine.seats import clockwise
from elysium.engine.state import Frame, Seat, State
from elysium.games.rivals.definitions.language import CARDS, NO_ENTITY, NO_FACE, Card, Entity, Face

START_PRESTIGE: Final = 20
WINNING_AGENDA: Final = 13
RIVAL_AGENDA: Final = 3
"""What the holder of a Rival token gains if somebody else eliminates that player. [RIV-WIN-07]"""
ACTIONS: Final = 2
MOST_ATTACHMENTS: Final = 3

# Regions of cards on the table.
GONE: Final = 0
HAVEN: Final = 1
STREETS: Final = 2
TORPOR: Final = 3
TABLE: Final = 4
"""Before its player: Ongoing cards and Conspiracies."""
ON: Final = 5
"""On a vampire."""
CITY: Final = 6
"""City cards in The Streets, on nobody."""
BASE: Final = 7
"""Havens and Agendas."""
LEFT: Final = 8
"""It has left the table this turn; its number is given out again from the next turn on."""
REGIONS: Final = ("gone", "haven", "streets", "torpor", "table", "on", "city", "base", "left")

# Phases of a turn, in order.
BEGINNING: Final = 0
ACTION_PHASE: Final = 1
END_PHASE: Final = 2
PHASE_NAMES: Final = ("beginning", "action", "end")

# How long a thing lasts or counts.
ATTACK_SPAN: Final = 0
EVENT_SPAN: Final = 1
TURN: Final = 2
GAME: Final = 3
SCOPES: Final = ("attack", "event", "turn", "game")

# What a lasting modifier changes.
INFLUENCE: Final = 0
SECRECY: Final = 1
PHYSICAL: Final = 2
SOCIAL: Final = 3
MENTAL: Final = 4
BLOOD_POTENCY: Final = 5
DAMAGE: Final = 6
SHIELD: Final = 7
INTEL: Final = 8
NO_SECRECY: Final = 9
UNBLOCKABLE: Final = 10
SEPARATE: Final = 11
NO_RETURN: Final = 12
NO_RANGED: Final = 13
AGENDA_AWARD: Final = 14
KEPT_HOME: Final = 15
NO_PREVENTION: Final = 16
STATS: Final = (
    "influence", "secrecy", "physical", "social", "mental", "blood-potency", "damage", "shield", "intel", "no-secrecy",
    "unblockable", "separate", "no-return", "no-ranged", "agenda-award", "kept-home", "no-prevention",
)  # fmt: skip

# Types of attacks and of damage.
NO_TYPE: Final = 0
PHYSICAL_TYPE: Final = 1
SOCIAL_TYPE: Final = 2
MENTAL_TYPE: Final = 3
RANGED_TYPE: Final = 4
TYPE_NAMES: Final = ("", "physical", "social", "mental", "ranged")

# How a player answers a Scheme.
UNANSWERED: Final = 0
ANSWER_YES: Final = 1
ANSWER_NO: Final = 2
ABSTAINED: Final = 3
ANSWER_NAMES: Final = ("unanswered", "yes", "no", "abstains")

# What goes on.
NO_CONFLICT: Final = 0
ATTACK_CONFLICT: Final = 1
SCHEME_CONFLICT: Final = 2
TITLE_CLAIM: Final = 3
"""Influence is raised for a title."""

# Flags of an entity.
NO_INFLUENCE: Final = 1
REGROUPED: Final = 2
"""It has changed parties since something else was done."""
STAYS_OUT: Final = 4
"""It does not return to its Haven this turn."""

UNKNOWN_VAMPIRE: Final = Face(-1)
"""In a view: a card of the Faction Deck, as its back tells."""
SECRET_NUMBER: Final = -1
"""In a view: Prestige that somebody hides."""
NOBODY: Final = Seat(-1)

type Zones = tuple[tuple[Face, ...], ...]
"""Faces, one tuple for each seat."""


@plain_data
class Rivals(State):
    """In a view a card that its viewer cannot know is 0, or UNKNOWN_VAMPIRE if its back is that of the Faction Deck."""

    stack: list[Frame] = public()

    # Players
    prestige: list[int] = public(each=START_PRESTIGE)
    agenda: list[int] = public(each=0)
    rivals: list[Seat] = public(each=NOBODY)
    leaders: list[Entity] = public(each=NO_ENTITY)
    havens: list[Entity] = public(each=NO_ENTITY)
    agendas: list[Entity] = public(each=NO_ENTITY)
    first: Seat = public(NOBODY)
    """Player 1."""
    eliminated: int = public()
    """Who will be judged eliminated, as a bit set."""
    slayers: list[Seat] = public(each=NOBODY)
    """Who has eliminated each."""
    begun: int = public()
    """Who has had their first turn, or is taking it, as a bit set."""
    hands: Zones = own(each=(), count=True)
    libraries: Zones = hidden(each=(), count=True)
    """The top card first."""
    factions: Zones = hidden(each=(), count=True)
    discards: Zones = public(each=())
    burned: Zones = public(each=())
    brought: Zones = own(each=())
    """The cards each seat brought, sorted; never changes."""
    shown_hands: Zones = public(each=())
    """Cards of each hand that everybody has seen there."""
    library_tops: Zones = own(each=(), count=True)
    """The top cards of each Library that its player has looked at."""
    library_bottoms: Zones = own(each=(), count=True)
    faction_tops: Zones = own(each=(), count=True)
    faction_bottoms: Zones = own(each=(), count=True)
    open_tops: tuple[Face, ...] = public(each=NO_FACE)
    """The top card of each Library, if everybody has seen it."""
    secret_leaders: list[Face] = own(each=NO_FACE, unknown=-1)
    """Starting vampires that are chosen and not revealed yet. [RIV-DECK-05]"""
    leaders_shown: bool = public()
    """Starting vampires lie open."""
    wants: list[int] = own(each=0)
    """Who keeps a face-down Agenda hidden even if it could score, 1 each."""
    bids: list[int] = public(each=-1)
    """In the auction for a starting vampire; -1 for none. [RIV-UNIQ-04]"""
    errata: bool = public()
    """Cards are those of the later printing."""

    # The city
    events: int = public()
    """The set of its Events."""
    city_deck: tuple[Face, ...] = hidden(count=True)
    city_out: tuple[Face, ...] = hidden(count=True)
    """Events that lie in the box. [RIV-SETUP-01]"""
    city_discard: tuple[Face, ...] = public()
    city_burned: tuple[Face, ...] = public()
    events_seen: tuple[Face, ...] = public()
    """Events that have come up: they are not in the box."""

    # The turn
    turn: Seat = public()
    turns: int = public()
    phase: int = public(BEGINNING)
    actions: int = public()

    # Entities
    face: list[Face] = hidden([NO_FACE])
    owner: list[Seat] = public([NOBODY])
    controller: list[Seat] = public([NOBODY])
    region: list[int] = public([GONE])
    host: list[Entity] = public([NO_ENTITY])
    party: list[Entity] = public([NO_ENTITY])
    """In The Streets: the lowest number in the same party."""
    blood: list[int] = public([0])
    """Blood, or Prestige on a card."""
    exhausted: list[int] = public([0])
    bp: list[int] = public([0])
    flags: list[int] = public([0])
    known_by: list[int] = public([0])
    """Who has seen a card that lies face down, as a bit set; -1 for cards that lie face up."""
    contributors: list[int] = public([0])
    """Who has put Prestige on it, as a bit set. [RIV-CONSP-07]"""
    bounty: list[int] = public([0])
    """Agenda tokens on a vampire."""
    kindred: list[Entity] = public()
    """The vampires on the table, by their numbers: nearly every rule begins by asking for some of them."""
    able: list[Entity] = public()
    """Entities whose cards have abilities, triggers or changes of others."""

    radiant: list[Entity] = public()
    """Those of them that change others."""
    auras: int = public()
    """What any card on the table may change of others, as a bit set."""

    lasting: list[tuple[int, int, Entity, int]] = public()
    """(how long, what, whose, how much)."""
    used: list[tuple[int, ...]] = public()
    """(how long, whose, mark, fields...): what is remembered for a while."""

    # The current attack
    conflict: int = public(NO_CONFLICT)
    attacker: Entity = public()
    attack_seat: Seat = public(NOBODY)
    target: Entity = public()
    first_target: Entity = public()
    """Whom the attack was aimed at, before anybody blocked or it was sent elsewhere."""
    defender: Seat = public(NOBODY)
    intel: int = public()
    attack_type: int = public()
    attack_card: Face = hidden()
    attack_laid: int = public()
    """0: not asked yet; 1: no card; 2: face down; 3: face up."""
    reaction_card: Face = hidden()
    reaction_laid: int = public()
    reactor: Entity = public()
    blocker: Entity = public()
    claim: bool = public()
    """The attack is one on a claimant."""
    claimant: Entity = public()
    bonus: int = public()
    """Damage that abilities and texts have added."""
    negated: int = public()
    """1: the Attack card's text, 2: the Reaction."""
    resolving: bool = public()
    """Damage is being worked out: whoever is defeated falls afterwards. [RIV-ATTACK-14]"""
    damage: list[tuple[Entity, int, int, int, Entity]] = public()
    """(whom, normal, Aggravated, type, by whom)."""
    doomed: list[tuple[Entity, int, Entity]] = public()
    """(vampire, whether Aggravated damage burns it, by whom): without Blood, and still in its place."""

    # Raising Influence
    acting: Entity = public()
    """The vampire that performs an action."""
    action_card: Face = public()
    answers: list[int] = public(each=UNANSWERED)
    raised: list[int] = public(each=0)
    """Influence that everybody has seen, for this event."""
    stakes: list[int] = own(each=0)
    """Prestige that is held hidden. [RIV-SCHEME-07]"""
    modifiers: list[Face] = own(each=NO_FACE)
    """Cards laid face down to add Influence."""
    laid: int = public()
    """Who has played an Influence Modifier or laid a card in its place, as a bit set. [RIV-INFL-07]"""
    terms: tuple[int, ...] = public()
    """What was chosen as a Scheme was played."""

    # Who is where

    def everybody(self) -> Sequence[Seat]:
        return cast("Sequence[Seat]", range(self.seats))

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody, this seat first."""
        return clockwise(self.seats, seat)

    def foes(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody else, clockwise."""
        return clockwise(self.seats, seat + 1)[:-1]

    def number_of(self, seat: Seat) -> int:
        """As which player this seat counts: 1 is the first player. [RIV-SETUP-13]"""
        return (seat - self.first) % self.seats + 1

    def card(self, entity: Entity) -> Card:
        return CARDS[self.face[entity]]

    def ref(self, entity: Entity) -> int:
        """How options and events name a card on the table: its face and its entity in one number."""
        return self.face[entity] << 12 | entity

    def coterie(self, seat: Seat) -> list[Entity]:
        """Vampires that are not in Torpor. [RIV-GLOSS-02]"""
        controller, region = self.controller, self.region
        return [e for e in self.kindred if controller[e] == seat and region[e] != TORPOR]

    def vampires(self, seat: Seat) -> list[Entity]:
        """Those in Torpor too."""
        controller = self.controller
        return [e for e in self.kindred if controller[e] == seat]

    def torpid(self) -> list[Entity]:
        """Those in Torpor, whosever they are."""
        region = self.region
        return [e for e in self.kindred if region[e] == TORPOR]

    def in_region(self, region: int) -> list[Entity]:
        if region not in self.region:
            return []
        return cast("list[Entity]", [e for e, where in enumerate(self.region) if where == region])

    def entities(self) -> Sequence[Entity]:
        return cast("Sequence[Entity]", range(len(self.face)))

    def attached(self, entity: Entity) -> list[Entity]:
        """The cards on a vampire."""
        host = self.host
        found: list[Entity] = []
        place = 0
        for _ in range(host.count(entity)):
            place = host.index(entity, place + 1)
            found.append(Entity(place))
        return found

    def in_coterie(self, entity: Entity) -> bool:
        return HAVEN <= self.region[entity] <= STREETS

    def is_vampire(self, entity: Entity) -> bool:
        return HAVEN <= self.region[entity] <= TORPOR

    # Lasting changes and marks

    def add(self, scope: int, what: int, whose: Entity, amount: int) -> None:
        self.lasting.append((scope, what, whose, amount))

    def total(self, what: int, whose: Entity) -> int:
        amount = 0
        for _, stat, subject, change in self.lasting:
            if stat == what and subject == whose:
                amount += change
        return amount

    def end_scope(self, scope: int) -> None:
        """Forget what lasted or counted only so long; shorter spans end with the longer ones."""
        if self.lasting:
            self.lasting = [entry for entry in self.lasting if entry[0] > scope]
        if self.used:
            self.used = [entry for entry in self.used if entry[0] > scope]

    # Zones of faces

    def from_hand(self, seat: Seat, face: Face) -> None:
        hand = list(self.hands[seat])
        hand.remove(face)
        self.hands = self.put(self.hands, seat, tuple(hand))
        if face in self.shown_hands[seat]:
            shown = list(self.shown_hands[seat])
            shown.remove(face)
            self.shown_hands = self.put(self.shown_hands, seat, tuple(shown))

    def to_hand(self, seat: Seat, face: Face) -> None:
        self.hands = self.put(self.hands, seat, tuple(sorted((*self.hands[seat], face))))
