"""The fields of a V:TES position, and the small questions that every rule asks of it.

Cards in a hand, library, crypt or ash heap are only faces (krcg's card numbers). A card on the table is an entity:
a number that indexes the flat lists below. Entity 0 is nobody, so "none" is falsy everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, cast

from elysium.engine.fields import hidden, own, plain_data, public
from elysium.engine.seats import clockwise
from elysium.engine.state import Seat, State
from elysium.games.vtes.definitions.language import CARDS, NO_ENTITY, NO_FACE, Card, Entity, Face, Whose

START_POOL: Final = 30
OPENING_CRYPT: Final = 4
HAND_SIZE: Final = 7
TRANSFERS: Final = 4
OUST_POOL: Final = 6

# Regions; a contested card keeps its own region, with CONTESTED added to it, and what is on it goes OUT with it.
GONE: Final = 0
UNCONTROLLED: Final = 1
READY: Final = 2
TORPOR: Final = 3
TABLE: Final = 4
ON: Final = 5
REGIONS: Final = ("gone", "uncontrolled", "ready", "torpor", "in-play", "on")
CONTESTED: Final = 8
OUT: Final = 16
LENT: Final = 32
"""Out of play on another card, from where it can be played."""

# Phases of a turn, in order.
UNLOCK_PHASE: Final = 0
MASTER_PHASE: Final = 1
MINION_PHASE: Final = 2
INFLUENCE_PHASE: Final = 3
DISCARD_PHASE: Final = 4
PHASE_NAMES: Final = ("unlock", "master", "minion", "influence", "discard")

# How long a thing lasts or counts.
ROUND: Final = 0
COMBAT: Final = 1
ACTION: Final = 2
PHASE: Final = 3
TURN: Final = 4
UNTIL_UNLOCK: Final = 5
GAME: Final = 6
UNTIL_DISCARD: Final = 7
UNTIL_DIABLERIE: Final = 8
"""Somebody's."""
SCOPES: Final = (
    "round", "combat", "action", "phase", "turn", "until-unlock", "game", "until-discard", "until-diablerie",
)  # fmt: skip

# What a lasting modifier changes.
STEALTH: Final = 0
INTERCEPT: Final = 1
BLEED: Final = 2
STRENGTH: Final = 3
VOTES: Final = 4
MANEUVER: Final = 5
PRESS: Final = 6
PREVENT: Final = 7
CANNOT_BLOCK: Final = 8
CANNOT_ACT: Final = 9
AWAKE: Final = 10
HAND: Final = 11
ABSTAIN: Final = 12
HUNT: Final = 13
TRANSFER: Final = 14
MASTER_ACTION: Final = 15
DISCARD_ACTION: Final = 16
NO_UNLOCK: Final = 17
SHIELD: Final = 18
ENVIRONMENT: Final = 19
CONTEST_COST: Final = 20
NO_VAMPIRE_BLOCKS: Final = 21
CANNOT_FIGHT: Final = 22
BLOCK_OR_PAY: Final = 23
AGGRAVATED_HANDS: Final = 24
AGGRAVATED_DAMAGE: Final = 25
SCORN: Final = 26
FOE_INTERCEPT: Final = 27
NEXT_STEALTH: Final = 28
FIRST_STRIKE: Final = 29
UNDODGED: Final = 30
RESCUE_COST: Final = 31
SHELTER: Final = 32
STAYS_LOCKED: Final = 33
NO_ALLY_BLOCKS: Final = 34
DAMAGE_LESS: Final = 35
IMMUNE: Final = 36
HANDS_ONLY: Final = 37
NO_STRIKE_CARDS: Final = 38
CANNOT_PRESS: Final = 39
BASE_STRENGTH: Final = 40
LEARNED: Final = 41
"""Disciplines, as a bit set."""
AS_NORMAL: Final = 42
"""Aggravated damage counts as normal damage."""
PREVENT_BY_FORTITUDE: Final = 43
"""By a card that requires it."""
PREVENT_NORMAL: Final = 44
HAND_DAMAGE: Final = 45
RESCUES_COST: Final = 46
"""What it costs to rescue a vampire from torpor, by whoever does it."""
NO_REACTIONS: Final = 47
CANNOT_RECRUIT: Final = 48
"""Allies, nor employ retainers."""
PREVENT_GUNS: Final = 49
"""Damage of strikes with guns."""
RANGED_DAMAGE: Final = 50
VOTES_AGAINST: Final = 51
"""Of a blood hunt, those cast against it."""
AGAINST_COST: Final = 52
"""The blood that casting votes or ballots against a referendum costs."""
BLOCK_COST: Final = 53
"""The blood or life that an attempt to block costs."""
BLOCK_CARDS: Final = 54
"""The cards from the top of the library that it costs."""
MORE_LIFE: Final = 55
"""That such allies and retainers begin with."""
TITLED_INTERCEPT: Final = 56
"""Against a titled acting minion."""
BLOOD_INTERCEPT: Final = 57
"""How often it may burn 1 blood for +1 intercept."""
ENDING_STRIKE: Final = 58
"""It may strike to end combat."""
CANNOT_STRIKE: Final = 59
STRIKE_COST: Final = 60
"""Blood or life that strike cards cost it more."""
RETAINERS_BITE: Final = 61
"""Damage that retainers inflict on the opposing minion in each round, at any range."""
RETAINERS_CLAW: Final = 62
"""The same at close range only."""
FOE_CANNOT_END: Final = 63
"""Strikes of the opposing minion do not end combat."""
NO_CLOSING: Final = 64
"""It does not maneuver to close range."""
NO_RETREAT: Final = 65
"""It does not maneuver to long range."""
NO_PRESSING_ON: Final = 66
NO_PRESS_TO_END: Final = 67
NO_EQUIPMENT: Final = 68
"""It uses none in combat."""
COMBAT_COST: Final = 69
"""What combat cards cost a vampire more, in blood."""
NO_ADDITIONAL: Final = 70
"""It gains and uses no additional strikes."""
STRIKE_DAMAGE: Final = 71
"""More damage of the strike that it has chosen."""
HARD: Final = 72
"""Of damage that is not aggravated it takes one a round."""
HARD_THROUGHOUT: Final = 73
"""Of all damage it takes one a round."""
CANNOT_HUNT: Final = 74
CALM: Final = 75
"""No frenzy card is used on it."""
EXTRA_DRAWS: Final = 76
"""Further cards that a Methuselah draws with each one that is replaced, and as many discarded."""
CLOSING: Final = 77
"""Maneuvers, only to close range."""
CLOSING_FOR_BLOOD: Final = 78
"""The same, each for a blood."""
COMBAT_HAND: Final = 79
"""The size of its Methuselah's hand while it fights."""
FOE_COMBAT_HAND: Final = 80
"""That of the other one's."""
YIELDS_LEAD: Final = 81
"""In its combats the opposing minion counts as the acting one."""
CHARM: Final = 82
"""Its controller can once burn a corruption counter of theirs from a blocking minion, which fails then."""
CANNOT_DIABLERIZE: Final = 83
CONTINUING: Final = 84
"""Presses, only to continue combat."""
IMMUNE_TO: Final = 85
"""Damage of some does nothing to it."""
DOUBLE_VOTES: Final = 86
"""Its votes count twice."""
RANGED_THEFT: Final = 87
"""Blood or life that it steals more by ranged strikes."""
MELEE_DAMAGE: Final = 88
BALLOTS: Final = 89
"""Besides that of a priscus."""
BLOCKS_ANYBODY: Final = 90
"""It may attempt to block whomever the action is directed at."""
NO_ATTACKS: Final = 91
"""It takes no actions to enter combat with some."""
HUNTS_OTHERWISE: Final = 92
"""It does not hunt as normal, only by what cards say."""
STEADY: Final = 93
"""It does not lock for blocking."""
CANNOT_END: Final = 94
"""It does not strike to end combat."""
SHOWS_HAND: Final = 95
"""The Methuselah of whom it fights plays with an open hand."""
SILENCED: Final = 96
"""Its text counts for nothing."""
NO_DISCIPLINES: Final = 97
"""It plays no cards that require a Discipline."""
DRAWS_KEPT: Final = 98
"""Its Methuselah may draw the cards that lie there instead of those of the library."""
LATE_CARDS: Final = 99
"""What it plays by Disciplines during an action is replaced after the action."""
DRAWS_AGAIN: Final = 100
"""Its Methuselah may put a card that is drawn under the library once a turn, and draw another one."""
STRIKES_COST: Final = 101
"""The blood or life that a strike against it costs more."""
NEED_NOT_STRIKE: Final = 102
"""Whoever fights it may choose no strike."""
PAST_GEHENNA: Final = 103
"""Gehenna events do not affect it."""
ACTION_COST: Final = 104
"""The blood that an action of it costs more."""
ENDING_PRESSES: Final = 105
"""Presses, only to end combat."""
STATS: Final = (
    "stealth", "intercept", "bleed", "strength", "votes", "maneuver", "press", "prevent", "cannot-block",
    "cannot-act", "awake", "hand", "abstain", "hunt", "transfer", "master-action", "discard-action",
    "no-unlock", "shield", "environment", "contest-cost", "no-vampire-blocks", "cannot-fight", "block-or-pay",
    "aggravated-hands", "aggravated-damage", "scorn", "foe-intercept", "next-stealth", "first-strike", "undodged",
    "rescue-cost", "shelter", "stays-locked", "no-ally-blocks", "damage-less",
    "immune", "hands-only", "no-strike-cards", "cannot-press", "base-strength", "learned", "as-normal",
    "prevent-by-fortitude", "prevent-normal", "hand-damage",
    "rescues-cost",
    "no-reactions",
    "cannot-recruit", "prevent-guns",
    "ranged-damage", "votes-against", "against-cost", "block-cost", "block-cards", "more-life",
    "titled-intercept", "blood-intercept", "ending-strike", "cannot-strike", "strike-cost",
    "retainers-bite", "retainers-claw", "foe-cannot-end",
    "no-closing", "no-retreat", "no-pressing-on", "no-press-to-end", "no-equipment", "combat-cost",
    "no-additional", "strike-damage", "hard", "hard-throughout", "cannot-hunt", "calm", "extra-draws",
    "closing", "closing-for-blood",
    "combat-hand", "foe-combat-hand", "yields-lead",
    "charm",
    "cannot-diablerize",
    "continuing",
    "immune-to", "double-votes", "ranged-theft", "melee-damage", "ballots", "blocks-anybody", "no-attacks",
    "hunts-otherwise",
    "steady", "cannot-end", "shows-hand", "silenced", "no-disciplines", "draws-kept", "late-cards",
    "draws-again", "strikes-cost", "need-not-strike", "past-gehenna", "action-cost",
    "ending-presses",
)  # fmt: skip

# What a shield amounts to: one by Fortitude does not hold against everything.
SHIELD_OF_FORTITUDE: Final = 1
SHIELD_OF_OTHERS: Final = 1 << 16

# Flags of an entity.
BLED: Final = 1
POLITICKED: Final = 2
RECRUITED: Final = 4
TITLE_CONTESTED: Final = 8
STOLEN_THIS_ROUND: Final = 16
SUPERIOR: Final = 32
"""It entered play at the superior level."""
INFERNAL: Final = 64
RED_LIST: Final = 128
BLOOD_CURSED: Final = 256
BLOCKED: Final = 512
"""This minion has blocked the current action."""
ILLUSION: Final = 1024
"""It contests nothing, and nothing contests it."""
COMMANDED: Final = 2048
"""It was put into play to bleed and goes back to the crypt."""
SHOWN: Final = 4096
"""It was seen by everybody before it lay face down."""
BLACK_HAND: Final = 8192
NEW_TO: Final = 1 << 16
"""It has entered play since the last minion phase of the first seat; the next bits are those of the others."""
NEW_TO_ALL: Final = NEW_TO * 0xFF

# Kinds of action.
NO_ACTION: Final = 0
BLEED_ACTION: Final = 1
HUNT_ACTION: Final = 2
EQUIP_ACTION: Final = 3
EMPLOY_ACTION: Final = 4
RECRUIT_ACTION: Final = 5
POLITICAL_ACTION: Final = 6
CARD_ACTION: Final = 7
LEAVE_TORPOR_ACTION: Final = 8
RESCUE_ACTION: Final = 9
DIABLERIE_ACTION: Final = 10
ANARCH_ACTION: Final = 11
TAKE_ACTION: Final = 12
RED_LIST_ACTION: Final = 13
FINISH_ACTION: Final = 14
ACTION_NAMES: Final = (
    "", "bleed", "hunt", "equip", "employ", "recruit", "political", "card", "leave-torpor", "rescue", "diablerie",
    "anarch", "take", "red-list", "finish",
)  # fmt: skip

# How far fighters are from each other.
CLOSE: Final = 0
LONG: Final = 1
DISTANCES: Final = ("close", "long")

# What calls a referendum.
BY_ACTION: Final = 1
BLOOD_HUNT_VOTE: Final = 2

# How a fighter strikes.
UNSET: Final = 0
BY_HAND: Final = 1
BY_WEAPON: Final = 2
BY_CARD: Final = 3
NO_STRIKE: Final = 4
TO_END_COMBAT: Final = 5
"""By what something has given it for a while."""
BY_GIFT: Final = 6


class ChosenStrike(NamedTuple):
    how: int = UNSET
    what: int = 0
    """The face of the card, or the weapon in play."""
    number: int = 0
    """Which of the card's ways or of the weapon's abilities."""
    target: Entity = NO_ENTITY
    """What it is aimed at; none for the opponent itself."""

    @property
    def face(self) -> Face:
        """What strikes, if it is a card from hand."""
        return Face(self.what) if self.how == BY_CARD else NO_FACE

    @property
    def gift(self) -> Face:
        """The card that lets it strike so, if it has been played before."""
        return Face(self.what) if self.how == BY_GIFT else NO_FACE

    @property
    def weapon(self) -> Entity:
        """What strikes, if it is a weapon in play."""
        return Entity(self.what) if self.how == BY_WEAPON else NO_ENTITY


UNKNOWN_CRYPT: Final = Face(-1)
UNKNOWN_NUMBER: Final = -1
"""Stands in a view for a number that somebody has chosen in secret."""

NOBODY: Final = Seat(-1)
"""Where a seat could stand: nobody holds the Edge, an action is directed at no Methuselah."""

type Zones = tuple[tuple[Face, ...], ...]
"""Faces, one tuple for each seat."""


HOLDER: Final = 20
"""How many bits of an entry of `looked_at` are the face; whose hand it is comes before it."""


def held_by(seat: Seat, face: Face) -> Face:
    return Face(seat << HOLDER | face)


@plain_data
class Vtes(State):
    """In a view a card that its viewer cannot know is 0, or UNKNOWN_CRYPT in a deck that somebody brought."""

    # Methuselahs
    pool: list[int] = public(each=START_POOL)
    victory_points: list[int] = public(each=0)
    ousted: int = public()
    """Seats that are out of the game, as a bit set."""
    hands: Zones = own(each=(), count=True)
    libraries: Zones = hidden(each=(), count=True)
    crypts: Zones = hidden(each=(), count=True)
    ashes: Zones = public(each=())
    removed: Zones = hidden(each=())
    returned: Zones = public(each=())
    """Cards that everybody has seen going back into a library or crypt."""
    shown_hands: Zones = public(each=())
    """Cards of each hand that everybody has seen there, or on their way there."""
    looked_at: Zones = own(each=())
    """Cards that each seat has seen in the hands of others, as far as they are surely there; with whose they are."""
    research: Zones = own(each=(), count=True)
    """Research areas: cards face down and out of play. [VTES-11-24]"""
    kept: Zones = own(each=(), count=True)
    """Cards of each seat that lie face down and out of play on cards in play."""
    keepers: tuple[tuple[Entity, ...], ...] = public(each=())
    """On which card each of them lies."""
    library_tops: Zones = own(each=(), count=True)
    """The top cards of each library that its Methuselah has looked at."""
    library_bottoms: Zones = own(each=(), count=True)
    crypt_tops: Zones = public(each=())
    """The top cards of each crypt that everybody has seen."""
    crypt_bottoms: Zones = hidden(each=())
    """Those at the bottom; with SECRET if only their Methuselah knows them."""
    brought: Zones = own(each=())
    """The cards each seat brought, crypt and library together, sorted; never changes."""
    hand_size: list[int] = public(each=HAND_SIZE)
    delayed: list[int] = public(each=0)
    """Cards of each seat's hand that will be replaced later."""
    debt: list[int] = public(each=0)
    """Out-of-turn master cards that the next master phase pays for."""
    withdrawing: int = public()
    """Seats whose announced withdrawal has not failed yet, as a bit set."""
    edge: Seat = public(NOBODY)
    events_played: tuple[Face, ...] = public()
    imagined: int = hidden()
    """Somebody thinks that the table could look like this: the windows in which the decks that are imagined there can
    use anything, as a bit set. As long as it is quiet there, no other window is offered. At a table it is 0."""
    windows: int = public(-1)
    """In which windows something can be used, as far as everybody knows the decks, as a bit set."""
    draft: bool = public()
    """A draft or sealed-deck event: the draft effects of cards may be used. [VTES-1.6.1.6-01]"""

    # The turn
    turn: Seat = public()
    actor: Seat = public()
    """The acting Methuselah: whoever's turn it is, but for an action that somebody else takes in between."""
    turns: int = public()
    """How many turns of the game have begun."""
    phase: int = public(UNLOCK_PHASE)
    master_actions: int = public()
    transfers: int = public()
    discards: int = public()
    short_handed: bool = public()
    """The Methuselah began this turn with fewer cards than the hand size and no library. [VTES-9.2-01]"""

    # Entities
    face: list[Face] = hidden([NO_FACE])
    owner: list[Seat] = public([NOBODY])
    controller: list[Seat] = public([NOBODY])
    region: list[int] = public([0])
    host: list[Entity] = public([NO_ENTITY])
    blood: list[int] = public([0])
    """Blood, life, or other counters."""
    locked: list[int] = public([0])
    capacity: list[int] = hidden([0])
    clan: list[int] = hidden([0])
    sect: list[int] = hidden([0])
    title: list[int] = hidden([0])
    claim: list[int] = hidden([0])
    """What makes a title unique: the city, or the clan; 0 if it is not."""
    basic: list[int] = hidden([0])
    """Disciplines at the basic level or above, as a bit set."""
    superior: list[int] = hidden([0])
    flags: list[int] = hidden([0])
    able: list[Entity] = public()
    """Entities in play whose cards have abilities or triggers."""
    lent: list[Entity] = public()
    """Cards that lie on others, out of play, and are played from there."""
    governing: list[Entity] = public()
    """Those in play whose cards change prices, or keep actions away from minions."""
    offering: int = public()
    """The windows in which cards that were ever in play offer something, as a bit set; others need no look."""
    offering_others: int = public()
    """Those in which they do so not only to whoever's turn it is."""
    waiting: int = public()
    """The hooks that they wait for."""
    changing: int = public()
    """The values that they change, in the places of `STATS_CHANGED`."""

    lasting: list[tuple[int, int, Whose, int]] = public()
    """(how long, what, whose, how much); whose is an entity or a Methuselah."""
    used: list[tuple[int, ...]] = public()
    """(how long, whose, mark, fields...): what is remembered for a while; the marks are in `marks`."""

    awaiting: list[tuple[int, ...]] = public()
    """(how long, hook, then the frame of a card's effects from where they go on): what waits for a happening."""

    # The current action
    acting: Entity = public()
    action: int = public(NO_ACTION)
    action_face: Face = public()
    """The card from hand by which the action is taken, until it is put somewhere."""
    action_mode: int = public()
    action_source: Entity = public()
    """The card in play through which the action is taken."""
    action_seat: Seat = public(NOBODY)
    """The Methuselah at whom it is directed."""
    action_target: int = hidden()
    """The entity (or other number) it is about."""
    action_extra: int = public()
    action_burned: Face = public()
    """The action card that was burned at the end of the action, for effects that bring it back."""
    may_block: tuple[Seat, ...] = public()
    blocker: Entity = public()
    blocked: bool = public()
    action_over: bool = public()

    # The current referendum
    referendum: int = public()
    """0: none; BY_ACTION or BLOOD_HUNT_VOTE."""
    terms: tuple[int, ...] = public()
    granted: list[tuple[Seat, int]] = public()
    """(seat, votes): votes from other sources than minions, cast or not."""
    ballots: list[tuple[Seat, int, int, int]] = public()
    """(seat, source, votes, 1 for or 0 against); a priscus casts 0 votes and a ballot."""
    forced: tuple[tuple[Entity, int], ...] = public()
    """(vampire, way): votes that somebody else directs."""
    numbers: list[int] = hidden()
    """Secretly chosen numbers by seat, 0 where none is chosen yet; in a view UNKNOWN_NUMBER for those of others."""
    burned_for_votes: int = public()
    """Seats that burned a political action card for a vote, as a bit set."""

    # The current combat
    fighters: tuple[Entity, ...] = public()
    """(the minion that goes first, the other); empty outside combat."""
    combat_round: int = public()
    distance: int = public(CLOSE)
    last: Entity = public()
    """The fighter who maneuvered or pressed last, or has just chosen a strike."""
    pressed: bool = public()
    strikes: list[int] = public()
    """The four numbers of a ChosenStrike for each fighter, one after the other."""
    extra_strikes: list[int] = public()
    pair: int = public()
    damage: list[tuple[Entity, int, int, int]] = public()
    """(entity, normal, aggravated, DAMAGE flags) still to be prevented or healed."""
    combat_over: bool = public()

    # Who is where

    def is_in(self, seat: Seat) -> bool:
        return not self.ousted >> seat & 1

    def begin_turn_of(self, seat: Seat) -> None:
        self.turn = self.actor = seat

    def alive(self) -> list[Seat]:
        return cast("list[Seat]", [seat for seat in range(self.seats) if not self.ousted >> seat & 1])

    def everybody(self) -> Sequence[Seat]:
        """All seats, ousted or not."""
        return cast("Sequence[Seat]", range(self.seats))

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """The Methuselahs still in the game, from the one on the left of this seat round to it."""
        return clockwise(self.seats, seat + 1, ~self.ousted)

    def prey(self, seat: Seat) -> Seat:
        """The next Methuselah clockwise who is still in the game. [VTES-2.1-01, VTES-2.1-02]"""
        seats = self.seats
        out = self.ousted
        other = (seat + 1) % seats
        while out >> other & 1 and other != seat:
            other = (other + 1) % seats
        return Seat(other)

    def predator(self, seat: Seat) -> Seat:
        seats = self.seats
        out = self.ousted
        other = (seat - 1) % seats
        while out >> other & 1 and other != seat:
            other = (other - 1) % seats
        return Seat(other)

    def card(self, entity: Entity) -> Card:
        return CARDS[self.face[entity]]

    def ref(self, entity: Entity) -> int:
        """How options and events name a card on the table: its face and its entity in one number."""
        return self.face[entity] << 12 | entity

    def way_of_striking(self, side: int) -> int:
        """What `chosen_strike` begins with, for those who need no more."""
        return self.strikes[4 * side]

    def chosen_strike(self, side: int) -> ChosenStrike:
        how, what, number, target = self.strikes[4 * side : 4 * side + 4]
        return ChosenStrike(how, what, number, Entity(target))

    def choose_strike(self, side: int, chosen: ChosenStrike) -> None:
        self.strikes[4 * side : 4 * side + 4] = chosen

    def has_chosen_strike(self, fighter: Entity) -> bool:
        return self.way_of_striking(int(self.fighters[1] == fighter)) != UNSET

    def minions(self, seat: Seat) -> list[Entity]:
        """Ready minions, whoever owns them."""
        controller = self.controller
        found: list[Any] = [e for e, region in enumerate(self.region) if region == READY and controller[e] == seat]
        return found

    def has_minion(self, seat: Seat) -> bool:
        """A ready one."""
        controller = self.controller
        for entity, region in enumerate(self.region):  # noqa: SIM110  # quicker than a generator
            if region == READY and controller[entity] == seat:
                return True
        return False

    def controlled(self, seat: Seat) -> list[Entity]:
        """Ready and torpid minions."""
        controller = self.controller
        found: list[Any] = [
            e for e, region in enumerate(self.region) if READY <= region <= TORPOR and controller[e] == seat
        ]
        return found

    def in_region(self, seat: Seat, region: int) -> list[Entity]:
        controller = self.controller
        found: list[Any] = [e for e, r in enumerate(self.region) if r == region and controller[e] == seat]
        return found

    def contested(self, seat: Seat) -> list[Entity]:
        controller = self.controller
        found: list[Any] = [e for e, region in enumerate(self.region) if region & CONTESTED and controller[e] == seat]
        return found

    def in_regions(self, first: int, last: int = GONE) -> list[Entity]:
        """The cards in one region, or in all from one to another, whoever controls them."""
        last = last or first
        found: list[Any] = [e for e, region in enumerate(self.region) if first <= region <= last]
        return found

    def entities(self) -> Sequence[Entity]:
        """Every card that is or was on the table, after NO_ENTITY."""
        return cast("Sequence[Entity]", range(len(self.face)))

    def attached(self, entity: Entity) -> list[Entity]:
        """The cards on a card; a contested one has no effect and is left out."""
        if entity not in self.host:
            return []
        region = self.region
        found: list[Any] = [e for e, host in enumerate(self.host) if host == entity and region[e] == ON]
        return found

    def is_vampire(self, entity: Entity) -> bool:
        return self.capacity[entity] > 0

    def is_ready(self, entity: Entity) -> bool:
        return self.region[entity] == READY

    # Lasting changes and limits

    def add(self, scope: int, what: int, whose: Whose, amount: int) -> None:
        self.lasting.append((scope, what, whose, amount))

    def total(self, what: int, whose: Whose) -> int:
        amount = 0
        for _, stat, subject, change in self.lasting:
            if stat == what and subject == whose:
                amount += change
        return amount

    def spend(self, what: int, whose: Whose) -> None:
        """One of several granted things is used up, the one that would end soonest first."""
        entry = min(entry for entry in self.lasting if entry[1] == what and entry[2] == whose and entry[3] > 0)
        self.lasting.remove(entry)
        if entry[3] > 1:
            self.lasting.append((entry[0], what, whose, entry[3] - 1))

    def end_scope(self, scope: int) -> None:
        """Forget what lasted or counted only so long; shorter spans end with the longer ones."""
        if self.lasting:
            self.lasting = [entry for entry in self.lasting if entry[0] > scope]
        if self.used:
            self.used = [entry for entry in self.used if entry[0] > scope]
        if self.awaiting:
            self.awaiting = [entry for entry in self.awaiting if entry[0] > scope]

    # Zones of faces

    def to_ash(self, seat: Seat, face: Face) -> None:
        self.ashes = self.put(self.ashes, seat, (*self.ashes[seat], face))

    def from_hand(self, seat: Seat, face: Face) -> None:
        hand = list(self.hands[seat])
        hand.remove(face)
        self.hands = self.put(self.hands, seat, tuple(hand))
        if face in self.shown_hands[seat]:
            shown = list(self.shown_hands[seat])
            shown.remove(face)
            self.shown_hands = self.put(self.shown_hands, seat, tuple(shown))
        if not any(self.looked_at):
            return
        entry = held_by(seat, face)
        for looker, seen in enumerate(self.looked_at):
            if entry in seen:
                left = list(seen)
                left.remove(entry)
                self.looked_at = self.put(self.looked_at, looker, tuple(left))

    def to_hand(self, seat: Seat, face: Face) -> None:
        self.hands = self.put(self.hands, seat, tuple(sorted((*self.hands[seat], face))))
