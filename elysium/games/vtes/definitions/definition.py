"""What a definition says, as it is written: trees of words, and numbers. What rules run is made from it later."""

from __future__ import annotations

from typing import Any, NamedTuple, TypedDict

from msgspec import Struct

from elysium.engine.cards.nodes import Amount, Condition, Control, Effect, Noun, Quantity, Ref, Seats, Specified
from elysium.games.vtes.definitions.facts import Fact

type User = Seats | Ref | Noun
"""Who may use an effect of a card in play: a Methuselah, the minion whose card it is, or any of such minions."""

type Term = Noun | Control
"""What the caller of a referendum chooses."""


class Clause(Specified, frozen=True):
    """One way of playing a card, or one ability of a card in play."""

    kind: int
    windows: int
    effects: tuple[Effect, ...] = ()
    success: tuple[Effect, ...] = ()
    names: tuple[Effect, ...] = ()
    """What is named besides the target as the card is played or the action announced."""
    when: tuple[Condition, ...] = ()
    target: Noun | None = None
    cost: tuple[Effect, ...] = ()
    by: User | None = None
    terms: tuple[Term, ...] = ()
    ransom: Effect | None = None
    """What whoever it hits may do to cancel the card as it is played."""
    x: Amount | None = None
    """The X that the card costs, where it follows from the position."""


class Lasting(Struct, frozen=True):
    """A change of a value as long as a card is in play."""

    stat: int
    amount: Quantity
    who: Ref | Noun | Seats
    when: tuple[Condition, ...] = ()
    shelters: bool = False
    """It keeps actions away; its conditions are asked of the minion that would act."""


class Pricing(Struct, frozen=True):
    """A change of what cards cost, as long as a card is in play."""

    change: int
    currency: int
    cards: Noun
    when: tuple[Condition, ...]
    by: Ref | Noun | Seats | None = None
    at: Ref | None = None
    once: int = -1
    """How long until it may be so again; -1: always."""
    waives: bool = False
    """No blood is burned for them."""
    halves: bool = False
    """The blood that is printed on the card, rounded down, before anything else changes it."""
    told: tuple[Condition, ...] = ()
    """Of its conditions, what is not about the card and whoever plays it at what."""
    locks: bool = False
    """Only if this card is locked for it, which nobody has to do."""
    spends: bool = False
    """So much of it as is paid with the counters or the blood of this card instead."""
    whole: bool = False
    """All of the cost is paid so, or nothing."""
    burns: bool = False
    """Only if this card burns for it, which nobody has to do."""


class Waiting(Struct, frozen=True):
    """What a card in play does by itself at some moment."""

    hook: int
    effects: tuple[Effect, ...]
    when: tuple[Condition, ...] = ()
    registers: int = 0
    """How many numbers come with the moment besides its subject."""
    once: int = -1
    """How long until it may be done again; -1: no limit."""
    by_name: bool = False
    """By any card of its name."""


class Merged(Struct, frozen=True):
    """What an advanced vampire has besides while it is merged with its base version."""

    abilities: tuple[Clause, ...] = ()
    statics: tuple[Lasting, ...] = ()
    triggers: tuple[Waiting, ...] = ()
    prices: tuple[Pricing, ...] = ()
    keywords: tuple[str, ...] = ()
    sect: str = ""
    title: str = ""
    city: str = ""


class Definition(Struct, frozen=True):
    """One card: what is printed on it, and its behaviour."""

    fact: Fact
    modes: tuple[Clause, ...] = ()
    abilities: tuple[Clause, ...] = ()
    statics: tuple[Lasting, ...] = ()
    triggers: tuple[Waiting, ...] = ()
    prices: tuple[Pricing, ...] = ()
    requires: tuple[Condition, ...] = ()
    keywords: tuple[str, ...] = ()
    teaches: str = ""
    unique: bool = False
    gives: tuple[str, ...] = ()
    """The Disciplines that the vampire it is on has at the superior level."""
    raises: tuple[str, ...] = ()
    """Those that it has one level higher."""
    merged: Merged | None = None
    said: tuple[tuple[str, Any], ...] = ()
    """What else its header says, by the names that a `Card` has for it."""


class Plays(NamedTuple):
    """What cards an ally plays as a vampire: those that require the basic level of these Disciplines."""

    codes: tuple[str, ...]
    kinds: tuple[int, ...] = ()
    """Of these kinds; of any if none is said."""
    capacity: int = 1
    sect: str = "independent"
    together: bool = True
    """Cards that require several of them as well."""
    superior: bool = False
    """Only if it was recruited at the superior level."""


class Header(TypedDict, total=False):
    """What the text of a card says of the whole card, by the names that a `Card` has for it."""

    limit: int
    one_each: int
    one_on_minion: str
    life: int
    strength: int
    bleed: int
    counters: int
    replace: int
    burn_by_minions: bool
    keeps_from: str
    plays: Plays
