"""The shapes of the card language: what a definition is made of, and the table of all cards.

A definition adds behaviour only; everything printed on the card comes from its fact. The words that definitions are
written in live in `elysium.games.rivals.vocabulary`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from elysium.engine.cards.index import CardIndex
from elysium.engine.cards.nodes import Condition, Effect
from elysium.engine.cards.numbers import NO_ENTITY as NO_ENTITY
from elysium.engine.cards.numbers import NO_FACE as NO_FACE
from elysium.engine.cards.numbers import Entity as Entity
from elysium.engine.cards.numbers import Face as Face
from elysium.engine.cards.programs import Context as Context
from elysium.engine.cards.programs import Instruction
from elysium.games.rivals.definitions import names
from elysium.games.rivals.definitions.definition import Clause, Definition, Lasting, Waiting
from elysium.games.rivals.definitions.facts import NONE, Fact
from elysium.games.rivals.definitions.names import DISCIPLINES, ERRATA, FIRST
from elysium.games.rivals.definitions.table import fact_of, first_called

# Moments at which a card in play can be used.
W_ACTION: Final = 0
W_INTEL: Final = 1
W_BLOCK: Final = 2
W_ATTACK: Final = 3
W_PREVENT: Final = 4
W_INFLUENCE: Final = 5
W_ANTAGONIST: Final = 6
WINDOWS: Final = ("action", "intel", "block", "attack", "prevent", "influence", "antagonist")

# How a card is played.
ATTACK: Final = 0
REACTION: Final = 1
ACTION: Final = 2
UNHOSTED: Final = 3
SCHEME: Final = 4
CONSPIRACY: Final = 5
TITLE: Final = 6
MODIFIER: Final = 7
EVENT: Final = 8
ABILITY: Final = 9
BURN_REWARD: Final = 10
ATTACH_TEXT: Final = 11

PLAYED_AS_ACTIONS: Final = (ACTION, SCHEME, CONSPIRACY, TITLE, UNHOSTED)

# Moments at which cards in play act by themselves.
H_START: Final = 0
H_END: Final = 1
H_MENDING: Final = 2
H_DEFEATED: Final = 3
H_HURT: Final = 4
H_ATTACHED: Final = 5
H_SCHEME_SUCCEEDS: Final = 6
H_CONSPIRACY_RESOLVED: Final = 7
H_MORTAL_DOWN: Final = 8
H_PLAYED: Final = 9
H_LAID_FACE_DOWN: Final = 10
H_TURNED_UP: Final = 11
H_ATTACKS: Final = 12
H_RECRUITED: Final = 13
HOOKS: Final = (
    "start", "end", "mending", "defeated", "hurt", "attached", "scheme-succeeds", "conspiracy-resolved", "mortal-down",
    "played", "laid-face-down", "turned-up", "attacks", "recruited",
)  # fmt: skip

# Whose text it is in an attack.
ANYBODY: Final = 0
ATTACKER: Final = 1
PARTY: Final = 2
ROLES: Final = ("", "attacker", "party")


@dataclass(frozen=True, slots=True)
class LoweredEffect:
    name: str
    run: Callable[..., None] = field(compare=False)
    node: Effect | None = None
    """What it says; none for the instructions that follow from the one before."""
    instruction: Instruction | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class LoweredCondition:
    name: str
    test: Callable[..., bool] = field(compare=False)
    node: Condition | None = None


@dataclass(frozen=True, slots=True)
class LoweredCost:
    """An effect that has to be carried out in full: whether it can be, and doing it, if nobody is asked about it."""

    payable: Callable[..., bool] = field(compare=False)
    effect: LoweredEffect | None
    obstacle: int
    """What is in the way of somebody who cannot pay it."""


@dataclass(frozen=True, slots=True)
class Static:
    """A lasting bonus of a card in play."""

    stat: int
    amount: int
    count: Callable[..., int] | None = field(default=None, compare=False)
    """How much it is, if that follows from the position."""
    to_host: bool = False
    aura: bool = False
    """It changes others; its conditions say which, asked of the one that it would change."""
    when: tuple[LoweredCondition, ...] = ()
    role: int = ANYBODY
    node: Lasting | None = None


@dataclass(frozen=True, slots=True)
class Trigger:
    """What a card in play does by itself at some moment."""

    hook: int
    effects: tuple[LoweredEffect, ...]
    when: tuple[LoweredCondition, ...] = ()
    once: bool = False
    role: int = ANYBODY


@dataclass(frozen=True, kw_only=True, slots=True)
class Way:
    """One way of playing a card, or one ability of a card in play."""

    kind: int
    windows: int = 0
    effects: tuple[LoweredEffect, ...] = ()
    before: tuple[LoweredEffect, ...] = ()
    wins: tuple[LoweredEffect, ...] = ()
    fails: tuple[LoweredEffect, ...] = ()
    when: tuple[LoweredCondition, ...] = ()
    costs: tuple[LoweredCost, ...] = ()
    """What must be paid in full as it is played or used."""
    asked_costs: tuple[LoweredEffect, ...] = ()
    """Of these, what somebody has to choose as it is paid."""
    negates: tuple[LoweredCondition, ...] = ()
    shield: Callable[..., int] | None = field(default=None, compare=False)
    damage: Callable[..., int] | None = field(default=None, compare=False)
    influence: int = 0
    """Of an Influence Modifier."""
    role: int = ANYBODY
    streets: bool = False
    """Only in The Streets."""
    stays: bool = False
    """The card stays in play. [RIV-ACARD-03]"""
    is_action: bool = False
    """An ability that is an action of its own. [RIV-ACT-07]"""
    each_time: bool = False
    """It may be used whenever its moment comes, not once a turn."""
    each_attack: bool = False
    """Every vampire may use it, once in each attack."""
    each_vampire: bool = False
    """Every vampire may use it, once a turn."""
    relentless: bool = False
    """On every player's turn. [RIV-GLOSS-06]"""
    piercing: tuple[LoweredCondition, ...] = ()
    """When its attack ignores all Shields."""
    intel: int = 0
    """Played face up in the Intel step, it gives so much."""
    blocks_ranged: bool = False
    blocks_in_streets: bool = False
    """It blocks only for targets in The Streets."""
    damage_type: int = 0
    """Of a Reaction that deals damage of a type of its own."""
    clause: Clause


@dataclass(frozen=True, kw_only=True, slots=True)
class Card:
    """Everything the rules need to know about one card: its fact and our definition."""

    face: Face
    name: str
    slug: str
    stack: int
    clan: int
    bp: int
    """Blood Potency of a vampire, what a library card requires; 0 if nothing is printed."""
    has_bp: bool
    attributes: tuple[int, int, int]
    """Physical, Social, Mental."""
    disciplines: tuple[int, ...]
    """Of a vampire: how many of each, by its number."""
    attack_type: int
    reaction_types: int
    """As a bit set."""
    printed_damage: int
    printed_shield: int
    prestige: int
    cost: int
    """Influence that a title needs."""
    blood: int
    agenda: int
    guard: bool
    relentless: bool
    targeted: bool
    aggravated: bool
    unique: bool
    one_per_player: bool
    is_vampire: bool
    is_title: bool
    is_retainer: bool
    is_citizen: bool
    is_mortal: bool
    is_event: bool
    is_ongoing: bool
    is_inquisition: bool
    is_prince: bool
    ways: tuple[Way, ...] = ()
    played: Way | None = None
    """How it is played as an action, if it is one."""
    abilities: tuple[Way, ...] = ()
    statics: tuple[Static, ...] = ()
    auras: tuple[Static, ...] = ()
    aura_stats: int = 0
    """What they change, as a bit set."""
    own_stats: int = 0
    """What its other lasting bonuses change, as a bit set."""
    triggers: tuple[Trigger, ...] = ()
    windows: int = 0
    """At which moments it offers something in play, as a bit set."""
    hooks: int = 0
    """The moments at which it acts by itself, as a bit set."""
    gives: tuple[int, ...] = ()
    intel: int = 0
    """Of an S.A.D. in The Streets. [RIV-SAD-03]"""
    shuffles_defeated: bool = False
    """Of an Agenda: defeated Second Inquisition cards go into the City Deck. [RIV-CARD-04]"""
    influence_by_card: int = 0
    """Of a Haven: a card with a BP from 1 to this one can be laid down as Influence. [RIV-CARD-35]"""
    recruits_cheaper: int = 0
    unmarked: bool = False
    """Of an Ongoing Event: it has no marker, and stays until it says otherwise."""
    burns_for_party: bool = False
    """Of a vampire: instead of the attacker, each of its party may mend for a Mortal that is burned."""

    modifier: Way | None = None
    """How it adds Influence from the hand, if it does."""

    def way(self, kind: int) -> Way | None:
        for way in self.ways:
            if way.kind == kind:
                return way
        return None

    @property
    def is_able(self) -> bool:
        """In play it offers or does something, or changes other cards."""
        return bool(self.abilities or self.triggers or self.auras or self.recruits_cheaper)


CARDS: Final[CardIndex[Face, Definition, Card]] = CardIndex()
"""Every card that can be played, by its face."""


def card(
    name: str,
    *ways: Clause,
    abilities: tuple[Clause, ...] = (),
    statics: tuple[Lasting, ...] = (),
    triggers: tuple[Waiting, ...] = (),
    gives: str = "",
    printing: str = "",
    **said: Any,
) -> Definition:
    """Define the behaviour of the card of this name; everything printed on it comes from its fact."""
    fact = first_called(name)
    assert fact is not None, f"no card is called {name}"
    face = errata_of(Face(fact.face)) if printing else Face(fact.face)
    definition = Definition(
        face,
        f"{fact.word}-{printing}" if printing else fact.word,
        printed=_printed(fact),
        ways=ways,
        abilities=abilities,
        statics=statics,
        triggers=triggers,
        gives=tuple(gives.split()),
        said=tuple(said.items()),
    )
    CARDS.define(face, definition)
    return definition


def errata_of(face: Face) -> Face:
    """The same card in its later printing."""
    return Face(face | LATER_PRINTING)


LATER_PRINTING: Final = 1 << 14


def fact_behind(face: Face) -> Fact:
    """What is printed on it, whichever printing it is of."""
    return fact_of(face & ~LATER_PRINTING)


def _printed(fact: Fact) -> tuple[int, ...]:
    """What a definition rests on besides what it says."""
    return (
        fact.kinds, fact.clan, fact.potency, *fact.attributes, *fact.disciplines, fact.attack, fact.reaction,
        fact.damage, fact.shield, fact.influence, fact.resolves_at, fact.blood, fact.points, fact.keywords,
    )  # fmt: skip


def card_of(
    definition: Definition,
    ways: tuple[Way, ...],
    abilities: tuple[Way, ...],
    statics: tuple[Static, ...],
    triggers: tuple[Trigger, ...],
) -> Card:
    """The card with its parts as rules run them."""
    face = Face(definition.face)
    fact = fact_behind(face)
    said = dict(definition.said)
    types = [number + 1 for number in range(len(names.ATTACK_TYPES)) if fact.attack >> number & 1]
    return Card(
        face=face,
        name=fact.name,
        slug=definition.word,
        stack=fact.stack,
        clan=fact.clan,
        bp=max(0, fact.potency),
        has_bp=fact.potency != NONE,
        attributes=fact.attributes,
        disciplines=_counted(fact.disciplines) if fact.stack == names.FACTION_STACK else (),
        attack_type=types[0] if types else 0,
        reaction_types=fact.reaction << 1,
        printed_damage=fact.damage_in(ERRATA if face & LATER_PRINTING else FIRST),
        printed_shield=max(0, fact.shield),
        prestige=max(0, fact.resolves_at),
        cost=max(0, fact.influence),
        blood=max(0, fact.blood),
        agenda=max(0, fact.points),
        guard=fact.has(names.GUARD),
        relentless=fact.has(names.RELENTLESS),
        targeted=fact.has(names.TARGETED),
        aggravated=fact.has(names.AGGRAVATED),
        unique=fact.has(names.UNIQUE),
        one_per_player=fact.has(names.ONE_PER_PLAYER),
        is_vampire=fact.stack == names.FACTION_STACK,
        is_title=fact.is_a(names.TITLE),
        is_retainer=fact.is_a(names.RETAINER),
        is_citizen=fact.is_a(names.CITIZEN),
        is_mortal=fact.is_a(names.MORTAL),
        is_event=fact.is_a(names.EVENT),
        is_ongoing=fact.is_a(names.ONGOING),
        is_inquisition=fact.is_a(names.SECOND_INQUISITION),
        is_prince=fact.stack == names.CITY_STACK and fact.is_a(names.TITLE),
        ways=ways,
        played=ways[0] if ways and ways[0].kind in PLAYED_AS_ACTIONS else None,
        abilities=abilities,
        statics=statics,
        auras=tuple(static for static in statics if static.aura),
        aura_stats=_bits(static.stat for static in statics if static.aura),
        own_stats=_bits(static.stat for static in statics if not static.aura),
        modifier=next((way for way in ways if way.kind == MODIFIER), None),
        triggers=triggers,
        windows=_or(ability.windows for ability in abilities),
        hooks=_bits(trigger.hook for trigger in triggers),
        gives=tuple(DISCIPLINES.index(word) for word in definition.gives),
        **said,
    )


def _counted(disciplines: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(disciplines.count(number) for number in range(len(DISCIPLINES)))


def _bits(numbers: Iterable[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def _or(sets: Iterable[int]) -> int:
    found = 0
    for bits in sets:
        found |= bits
    return found
