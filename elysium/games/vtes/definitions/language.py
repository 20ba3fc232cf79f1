"""The shapes of the card language: what a definition is made of, and the table of all cards.

A definition adds behaviour only; everything printed on the card comes from krcg by its name. The words that
definitions are written in live in `elysium.games.vtes.vocabulary`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, NewType, Unpack

from elysium.engine.cards.index import CardIndex
from elysium.engine.cards.nodes import Amount, Condition, Effect, Node, Noun
from elysium.engine.cards.numbers import NO_ENTITY as NO_ENTITY
from elysium.engine.cards.numbers import NO_FACE as NO_FACE
from elysium.engine.cards.numbers import Entity as Entity
from elysium.engine.cards.numbers import Face as Face
from elysium.engine.cards.programs import Context as Context
from elysium.engine.cards.programs import Instruction
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions import facts
from elysium.games.vtes.definitions.definition import (
    Clause,
    Definition,
    Header,
    Lasting,
    Merged,
    Plays,
    Pricing,
    Waiting,
)
from elysium.games.vtes.definitions.meaning import Meaning, amount_of
from elysium.games.vtes.definitions.names import CLANS, SECTS, TITLES, claim_of, discipline_bits
from elysium.games.vtes.definitions.traits import (
    AS_CLAN,
    AS_TITLE,
    CHEAP_COMBAT,
    CHEAP_FOR,
    CIRCLE,
    DISCIPLINE_CARD,
    LOCATION,
    NEVER_USES,
    SLAVE_OF,
    endings,
    is_known,
    traits_of,
)

# Windows: the moments at which something can be played or used.
W_UNLOCK: Final = 0
W_MASTER: Final = 1
W_MINION: Final = 2
W_INFLUENCE: Final = 3
W_DISCARD: Final = 4
W_AS_PLAYED: Final = 5
W_ANNOUNCED: Final = 6
W_BLOCK: Final = 7
W_UNBLOCKED: Final = 8
W_BLOCKED: Final = 9
W_AFTER_BLOCK: Final = 10
W_POLLING: Final = 11
W_BEFORE_RANGE: Final = 12
W_RANGE: Final = 13
W_STRIKE: Final = 14
W_PREVENTION: Final = 15
W_ADDITIONAL: Final = 16
W_PRESS: Final = 17
W_DECIDE_BLOCK: Final = 18
W_AFTER_ACTION: Final = 19
W_BEFORE_VOTES: Final = 20
W_STRIKES_CHOSEN: Final = 21
W_BEFORE_STRIKES: Final = 22
W_AIM: Final = 23
W_ROUND_END: Final = 24
W_WOULD: Final = 25
W_OWN_CARD: Final = 26
WINDOWS: Final = (
    "unlock", "master", "minion", "influence", "discard", "as-played", "announced", "block", "unblocked", "blocked",
    "after-block", "polling", "before-range", "range", "strike", "prevention", "additional", "press", "decide-block",
    "after-action", "before-votes", "strikes-chosen", "before-strikes", "aim", "round-end",
    "would", "own-card",
)  # fmt: skip

DURING_ACTION: Final = 1 << W_ANNOUNCED | 1 << W_BLOCK | 1 << W_UNBLOCKED | 1 << W_DECIDE_BLOCK
PHASES: Final = 1 << W_UNLOCK | 1 << W_MASTER | 1 << W_MINION | 1 << W_INFLUENCE | 1 << W_DISCARD
COMBAT_WINDOWS: Final = (
    1 << W_BEFORE_RANGE | 1 << W_RANGE | 1 << W_STRIKE | 1 << W_PREVENTION | 1 << W_ADDITIONAL | 1 << W_PRESS
)
SELDOM: Final = 1 << W_BEFORE_STRIKES | 1 << W_AIM | 1 << W_ROUND_END | 1 << W_WOULD | 1 << W_OWN_CARD
"""Those that are opened only where some deck at the table may hold a card for them."""
ANY_TIME: Final = PHASES | DURING_ACTION | 1 << W_POLLING

# How a card is played.
MASTER: Final = 0
ACTION: Final = 1
MODIFIER: Final = 2
REACTION: Final = 3
COMBAT_CARD: Final = 4
EQUIPMENT: Final = 5
RETAINER: Final = 6
ALLY: Final = 7
POLITICAL: Final = 8
EVENT: Final = 9
ABILITY: Final = 10
MODE_NAMES: Final = (
    "master", "action", "modifier", "reaction", "combat", "equipment", "retainer", "ally", "political", "event",
    "ability",
)  # fmt: skip
ACTION_KINDS: Final = (ACTION, EQUIPMENT, RETAINER, ALLY, POLITICAL)
MINION_KINDS: Final = (*ACTION_KINDS, MODIFIER, REACTION, COMBAT_CARD)

# Hooks: moments at which cards in play act by themselves.
H_BLOCKED: Final = 0
H_TO_TORPOR: Final = 1
H_AFTER_ACTION: Final = 2
H_BURNED: Final = 3
H_PRESSED: Final = 4
H_EDGE_VOTE: Final = 5
H_CANCELLED: Final = 6
H_TALLY: Final = 7
H_ENTERS: Final = 8
H_BLEED_SUCCESS: Final = 9
H_PLAYED: Final = 10
H_HUNTED: Final = 11
H_LEAVES_READY: Final = 12
H_MASTER_PLAYED: Final = 13
H_PASSED: Final = 14
H_DIABLERIZED: Final = 15
H_CONTROLLED: Final = 16
H_BLOCK_FAILED: Final = 17
H_PHASE_ENDS: Final = 18
H_WOULD_BLEED: Final = 19
H_ROUND_BEGINS: Final = 20
H_STRUCK: Final = 21
H_WOULD_BURN: Final = 22
H_WOULD_GET_EDGE: Final = 23
H_UNLOCKED: Final = 24
H_LEAVES_PLAY: Final = 25
H_OUSTED: Final = 26
H_ATTEMPTS_BLOCK: Final = 27
H_ANNOUNCED: Final = 28
H_BLOCKS: Final = 29
H_COMBAT_ENDS: Final = 30
H_FAILED: Final = 31
H_CARD_VOTE: Final = 32
H_LEAVES_TORPOR: Final = 33
H_BLOCK_RESOLVED: Final = 34
H_PRESS_STEP: Final = 35
H_CALLS: Final = 36
H_COMBAT_BEGINS: Final = 37
H_BLOCK_FOUGHT: Final = 38
H_ENTERING: Final = 39
H_PLAYING: Final = 40
H_DISCARDED: Final = 41
H_ROUND_ENDS: Final = 42
H_RAN_OUT: Final = 43
H_SECT_CHANGED: Final = 44
H_COMES: Final = 45
H_WOULD_REPLACE: Final = 46
HOOKS: Final = (
    "blocked", "to-torpor", "after-action", "burned", "pressed", "edge-vote", "cancelled", "tally", "enters",
    "bleed-success", "played", "hunted", "leaves-ready", "master-played", "passed", "diablerized", "controlled",
    "block-failed", "phase-ends", "would-bleed", "round-begins", "struck",
    "would-burn", "would-get-edge", "unlocked", "leaves-play",
    "ousted", "attempts-block", "announced", "blocks", "combat-ends", "failed", "card-vote", "leaves-torpor",
    "block-resolved",
    "press-step",
    "calls", "combat-begins",
    "block-fought",
    "entering", "playing",
    "discarded",
    "round-ends", "ran-out", "sect-changed", "comes", "would-replace",
)  # fmt: skip
JUDGED_AT_ONCE: Final = (H_BURNED, H_LEAVES_READY, H_LEAVES_PLAY, H_DIABLERIZED, H_BLEED_SUCCESS)
"""What they are about may be gone afterwards: whether it fits is asked as it was before."""

# Strikes.
S_NONE: Final = 0
S_HAND: Final = 1
S_DAMAGE: Final = 2
S_DODGE: Final = 3
S_ENDS: Final = 4
S_STEAL_BLOOD: Final = 5
S_DESTROY_EQUIPMENT: Final = 6
S_STEAL_EQUIPMENT: Final = 7
S_TORPOR: Final = 8
S_OTHER: Final = 9
STRIKE_NAMES: Final = (
    "none", "hand", "damage", "dodge", "combat-ends", "steal-blood", "destroy-equipment", "steal-equipment", "torpor",
    "other",
)  # fmt: skip

# What a change of prices is about.
ANY_PRICE: Final = 0
BLOOD_PRICE: Final = 1
POOL_PRICE: Final = 2
LIFE_PRICE: Final = 3
"""Of blood, or of life where it is an ally that pays."""

# Who may use an ability of a card in play.
BY_CONTROLLER: Final = 0
BY_HOST: Final = 1
BY_ACTIVE: Final = 2
BY_OTHERS: Final = 3
BY_FOE: Final = 4
"""The minion that fights the one with the card."""

# In whose phases.
OWN_PHASES: Final = 0
ALL_PHASES: Final = 1
OTHERS_PHASES: Final = 2


Methuselah = NewType("Methuselah", int)
"""A Methuselah where a card in play could stand as well: whose something is, or what an action is aimed at."""

type Whose = Entity | Methuselah
"""Of whom something is remembered; NO_ENTITY where it concerns the whole table."""


@dataclass(frozen=True, slots=True)
class LoweredEffect:
    name: str
    run: Callable[..., None] = field(compare=False)
    gains_pool: bool = False
    """Whoever plays the card may gain pool by it. [VTES-1-04]"""
    meaning: Meaning = Meaning.UNTOLD
    node: Effect | None = None
    """What it says, in the composed language; none for the instructions that follow from the one before."""
    instruction: Instruction | None = field(default=None, compare=False)
    weighed: bool = field(default=True, compare=False)
    """Bots weigh it: of what nobody knows the meaning of, a clause has one."""

    @property
    def amount(self) -> int:
        """How much it is about, as far as that is printed."""
        return amount_of(self.node) if self.node is not None else 1


@dataclass(frozen=True, slots=True)
class LoweredCondition:
    name: str
    test: Callable[..., bool] = field(compare=False)
    of_action: bool = False
    """It is about the action that goes on, and so lies open; bots may ask it beforehand."""
    node: Condition | None = None


@dataclass(frozen=True, slots=True)
class LoweredCost:
    """An effect that has to be carried out in full: whether it can be, and doing it, if nobody is asked about it."""

    payable: Callable[..., bool] = field(compare=False)
    effect: LoweredEffect | None


@dataclass(frozen=True, slots=True)
class Ransom:
    """What has to be done in full, and by whom."""

    node: Effect
    payer: Callable[..., Seat] = field(compare=False)
    payable: Callable[..., bool] = field(compare=False)
    pay: Callable[..., None] = field(compare=False)


@dataclass(frozen=True, slots=True)
class Target:
    name: str
    find: Callable[..., Sequence[int]] = field(compare=False)
    node: Noun
    hostile: bool = False
    """The action is directed if the target belongs to somebody else."""
    whom: Callable[..., Sequence[Seat]] | None = field(default=None, compare=False)
    """For a target that concerns several Methuselahs at once: which ones."""
    counts: Callable[..., int] | None = field(default=None, compare=False)
    """It is a number of one's own cards that lie face down: how many a Methuselah has for a minion."""
    normal_only: bool = False
    """It is damage, but not aggravated damage."""
    strikes_only: bool = False
    """It is damage from strikes only."""
    guns: int = 0
    """It is damage from strikes with guns (1), or from everything else (2)."""


@dataclass(frozen=True, slots=True)
class Strike:
    kind: int
    amount: int = 0
    ranged: bool = False
    aggravated: bool = False
    first: bool = False
    strength: bool = False
    """The amount comes on top of the minion's strength."""
    weapon_only: bool = False
    """Destroy or steal a weapon only."""
    melee: bool = False
    undodged: bool = False
    """A dodge does nothing against it."""
    pierces: bool = False
    """Cards that require Fortitude prevent none of its damage."""
    disarms: bool = False
    """The weapons of a vampire that it hits inflict no damage for the rest of the round."""
    retainers_too: bool = False
    """Destroy equipment or a retainer."""
    recoil: int = 0
    """Environmental damage of the same kind that whoever strikes takes, whatever becomes of the strike."""
    recoils_once: bool = False
    """Only once a combat."""
    recoils_close: bool = False
    """Only at close range."""
    light: bool = False
    """It does no more than 1 damage."""

    @property
    def manner(self) -> list[str]:
        """What can be said of it besides what it does."""
        said = {
            "first": self.first,
            "undodged": self.undodged,
            "pierces": self.pierces,
            "disarms": self.disarms,
            "light": self.light,
        }
        return [word for word, true in said.items() if true]


@dataclass(frozen=True, slots=True)
class Static:
    """A lasting bonus of a card in play."""

    stat: int
    amount: int
    to_host: bool = False
    when: tuple[LoweredCondition, ...] = ()
    aura: bool = False
    """It changes other minions, whoever controls them; its conditions say which."""
    shelters: bool = False
    """It keeps actions away; its conditions are asked of the minion that would act."""
    everyone: bool = False
    """It is about every Methuselah."""
    counted: Callable[..., int] | None = field(default=None, compare=False)
    """How many times the amount it is, where that follows from the position."""
    counts: Amount | None = None
    """What is counted, in the composed language."""


@dataclass(frozen=True, slots=True)
class Price:
    """A change of what cards cost, by a card in play.

    Its conditions are asked of whoever pays: the minion, the face of the card, its target, and about the Disciplines
    it needs, the way it is played and the paying seat.
    """

    change: int
    currency: int
    """ANY_PRICE for whatever the card costs, BLOOD_PRICE or POOL_PRICE."""
    when: tuple[LoweredCondition, ...]
    cards: Noun
    by: Node | None = None
    at: Node | None = None
    once: int = -1
    """How long until it may be so again; -1: always."""
    waives: bool = False
    """No blood is burned."""
    halves: bool = False
    """Blood that is printed on the card, rounded down."""
    told: tuple[Condition, ...] = ()
    """Of its conditions, those that its other fields do not tell."""
    locks: bool = False
    """Only if this card is locked for it, which nobody has to do."""
    spends: bool = False
    """So much of it as is paid with the counters or the blood of this card instead."""
    whole: bool = False
    """All of the cost is paid so, or nothing."""
    burns: bool = False
    """Only if this card burns for it, which nobody has to do."""

    @property
    def is_offered(self) -> bool:
        return self.locks or self.spends or self.burns


@dataclass(frozen=True, slots=True)
class Trigger:
    """What a card in play does by itself at some moment."""

    hook: int
    effects: tuple[LoweredEffect, ...]
    when: tuple[LoweredCondition, ...] = ()
    once: int = -1
    """How long until it may be done again; -1: no limit."""
    by_name: bool = False
    """By any card of its name."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Mode:
    """One way of playing a card, or one ability of a card in play."""

    kind: int
    windows: int
    x: Callable[..., int] | None = field(default=None, compare=False)
    """The X that it costs, where that follows from the position."""
    x_said: Amount | None = None
    level: int = 0
    """0: no Discipline needed; 1: basic; 2: superior."""
    needs: int = 0
    """The Disciplines it needs, as a bit set."""
    effects: tuple[LoweredEffect, ...] = ()
    when: tuple[LoweredCondition, ...] = ()
    target: Target | None = None
    stealth: int = 0
    intercept: int = 0
    votes: int = 0
    bleeds: bool = False
    bleed: int = 0
    on_success: tuple[LoweredEffect, ...] = ()
    """What a successful bleed or hunt brings besides."""
    names: tuple[LoweredEffect, ...] = ()
    """What is named as the card is played or the action announced."""
    hunts: bool = False
    hunt: int = 0
    extra_life: int = 0
    """Life of a retainer or ally beyond what is printed."""
    must: bool = False
    """An action that its minion has to take. [VTES-6-08]"""
    strike: Strike | None = None
    maneuver: bool = False
    press: bool = False
    optional_maneuver: bool = False
    optional_press: bool = False
    press_ends: bool = False
    """The optional press can only end combat."""
    prevent: int = 0
    prevent_x: bool = False
    """It prevents more by the X that is paid."""
    additional: int = 0
    additional_x: bool = False
    """It gives as many additional strikes as the X that is paid."""
    given: Strike | None = None
    """How it lets its minion strike later on, or the only way in which its additional strike can be used."""
    given_for: int = -1
    """How long the minion can strike so."""
    given_each: int = -1
    """How long until it can strike so again; -1: no limit."""
    beyond_limit: bool = False
    """Its additional strikes are not limited to those of one card a round."""
    toward: int = -1
    """The only range to which its maneuver leads; -1: either."""
    cost: tuple[Effect, ...] = ()
    """What must be done in full to use this effect; not a cost of the card, so that nothing makes it cheaper."""
    blood: int = 0
    """Of this cost, the blood that the minion burns."""
    pool: int = 0
    locks: bool = False
    """Of this cost, that the card in play is locked."""
    locks_minion: bool = False
    other_costs: tuple[LoweredCost, ...] = ()
    """The rest of it."""
    asked_costs: tuple[LoweredEffect, ...] = ()
    """Of the rest, what somebody has to choose as it is paid."""
    scope: int = -1
    """How long until it may be used again; -1: no limit."""
    mandatory: bool = False
    phases: int = OWN_PHASES
    """In whose phases it can be used, where it is for phases alone."""
    by: int = BY_CONTROLLER
    even_torpid: bool = False
    """From outside the combat, by a vampire in torpor as well."""
    one_each: int = -1
    """How long until anybody can play the card by these Disciplines again; -1: no limit."""
    anyone: bool = False
    """Another minion than the acting one plays it."""
    locked_only: bool = False
    even_locked: bool = False
    """A locked minion may play it as well."""
    wakes: bool = False
    reflex: bool = False
    """It cancels a card that is played against the minion, which need not be unlocked."""
    ransom: Ransom | None = None
    """For what somebody may cancel this card as it is played."""
    limit: int = -1
    """A minion can play the card at this level only once each..."""
    once_each: int = -1
    """How long until its user, a minion or Methuselah, may use it of any card of this name again; -1: no limit."""
    as_announced: bool = False
    """Used as an action is announced, beside others of this kind and before everything else."""
    stays: bool = False
    """The card is put into play instead of being burned."""
    as_ally: bool = False
    """Where it is an ally from then on."""
    apart: bool = False
    """Where it is by itself, and not on the target."""
    own: bool = False
    """Only the minion whose card it is, or that bears it, can use it."""
    users: Callable[..., Sequence[Entity]] | None = field(default=None, compare=False)
    """The minions of one's own that can use it, if it is not for every one."""
    user: Noun | None = None
    """Who may use it, in the composed language."""
    group: int = -1
    """Abilities of one card with the same group count as one: either, not both."""
    draft: bool = False
    """The effect in the box for draft and sealed-deck events, with requirements of its own."""
    out_of_turn: bool = False
    terms: tuple[Callable[..., Sequence[Option]], ...] = field(default=(), compare=False)
    """What the caller of its referendum has to choose, one thing after the other."""
    terms_said: tuple[Node, ...] = ()
    in_torpor: bool = False
    """A vampire in torpor, and no other, leaves it this way."""
    limited: bool = False
    keywords: tuple[str, ...] = ()
    """What the card is only when it is played this way."""

    @property
    def traits(self) -> int:
        """What these mean to the rules."""
        return traits_of(self.keywords)

    def means(self, *meanings: Meaning) -> bool:
        """Whether one of its effects has one of these meanings."""
        return any(effect.meaning in meanings for effect in self.effects)

    @property
    def rouses(self) -> bool:
        """Whether a locked minion can block and react through it."""
        return self.locked_only and (self.wakes or self.means(Meaning.UNLOCKS_ITSELF))


@dataclass(frozen=True, kw_only=True, slots=True)
class Card:
    """Everything the rules need to know about one card: krcg's facts and our definition."""

    face: Face
    name: str
    slug: str
    crypt: bool
    types: tuple[str, ...]
    capacity: int
    clan: int
    clans: tuple[int, ...]
    """The clans one of which it requires."""
    basic: int
    superior: int
    sect: int
    title: int
    claim: int
    city: str
    pool_cost: int
    blood_cost: int
    trifle: bool
    burn_option: bool
    unique_key: str
    """Copies with the same key contest each other; empty if the card is not unique."""
    keywords: tuple[str, ...]
    modes: tuple[Mode, ...] = ()
    abilities: tuple[Mode, ...] = ()
    statics: tuple[Static, ...] = ()
    auras: tuple[Static, ...] = ()
    """Those of its statics that change other minions."""
    triggers: tuple[Trigger, ...] = ()
    prices: tuple[Price, ...] = ()
    governs: bool = False
    """In play it changes prices, or keeps actions away from minions."""
    requires: tuple[LoweredCondition, ...] = ()
    limit: int = -1
    """A minion can play only one each: round, combat, action..."""
    one_each: int = -1
    """Only one can be played by anybody each..."""
    one_on_minion: str = ""
    """A minion can have only one card with this keyword or name."""
    life: int = 0
    strength: int = 1
    bleed: int = 1
    counters: int = 0
    replace: int = -1
    """When it is replaced: -1 at once, otherwise at the end of that span."""
    burn_by_minions: bool = False
    plays: Plays | None = None
    """What an ally plays as a vampire."""
    plays_by: int = 0
    """The Disciplines by which it does, as a bit set."""
    keeps_from: Face = NO_FACE
    """This card cannot be played by the minion that it is on."""
    gives: int = 0
    """The Disciplines, as a bit set, that the vampire it is on has at the superior level."""
    raises: int = 0
    """Those that it has one level higher."""
    when_merged: Card | None = None
    """What an advanced vampire says of the merged one alone, as a card with nothing else on it."""
    traits: int = 0
    """What its keywords mean to the rules, as a bit set of `traits`."""
    counts_as: tuple[int, ...] = ()
    """Clans as one of which it plays cards besides its own."""
    titles_to_play: tuple[int, ...] = ()
    """Titles as if it had which it plays cards."""
    slave_of: tuple[int, ...] = ()
    circles: tuple[str, ...] = ()
    never_uses: int = 0
    """The Disciplines whose cards it cannot use, as a bit set."""
    cheap_for: tuple[int, ...] = ()
    """Clans whom it costs one blood less."""
    cheap_combat: int = 0
    """The Disciplines whose combat cards cost it one blood less, as a bit set."""

    @property
    def is_vampire(self) -> bool:
        return self.capacity > 0

    @property
    def worth(self) -> int:
        """What effects compare as the capacity of a crypt card: of an Imbued, its cost. [VTES-A.R-03]"""
        return self.capacity or self.life

    @property
    def is_able(self) -> bool:
        """In play it offers or does something, changes other cards, or lets minions do something about it."""
        return bool(self.abilities or self.triggers or self.auras or self.burn_by_minions)

    def goes_by(self, word: str) -> bool:
        """Whether a text that says this name or keyword means this card."""
        return self.name == word or word in self.keywords

    @property
    def is_location(self) -> bool:
        return bool(self.traits & LOCATION)

    @property
    def is_discipline(self) -> bool:
        return bool(self.traits & DISCIPLINE_CARD)


HAND_WINDOWS: Final[dict[Face, int]] = {}
"""For each card, the windows in which it can be played from hand, as a bit set: what is asked most often of all."""

ABILITY_WINDOWS: Final[dict[Face, int]] = {}
"""For each card, the windows in which it offers something in play."""

OTHERS_WINDOWS: Final[dict[Face, int]] = {}
"""Those in which it does so not only to whoever's turn it is."""

MOMENTS: Final[dict[Face, int]] = {}
"""For each card, the hooks at which it does something by itself, as a bit set."""

STATS_CHANGED: Final[dict[Face, int]] = {}
"""For each card, the values that it changes in play, as a bit set with `CHANGE_BITS` places."""

CHANGE_BITS: Final = 62
"""A value has the place of its number modulo this: so many fit into a number of a snapshot, and two that share a place
are only looked for once too often."""

CARDS: Final[CardIndex[Face, Definition, Card]] = CardIndex()
"""Every card that can be played, by its face."""

BURN_OPTIONS: Final[set[Face]] = set()
"""The cards with the burn option."""

OBLIGING: Final[set[Face]] = set()
"""The cards that make a minion take an action."""

EVER_USED = [0]
"""The windows in which any card at all can do something, as a bit set."""

PLAYED_IN: dict[int, list[tuple[Face, int]]] = {}
"""For windows in which only few cards are played: those cards, and the ways in which they are. Of those that prevent
damage it holds what is played from outside the combat."""

CONDITIONAL: dict[int, set[Face]] = {}
"""For each value, the cards that change it under a condition."""

AURA_STATS = [0]
"""What any card at all changes of other minions, as a bit set."""

BARRED: Final[set[Face]] = set()
"""The cards that some card keeps minions from playing."""


def card(
    name: str,
    *modes: Clause,
    basic: Clause | tuple[Clause, ...] = (),
    superior: Clause | tuple[Clause, ...] = (),
    draft: Clause | None = None,
    abilities: tuple[Clause, ...] = (),
    statics: tuple[Lasting, ...] = (),
    triggers: tuple[Waiting, ...] = (),
    prices: tuple[Pricing, ...] = (),
    requires: Sequence[Condition] = (),
    keywords: str = "",
    teaches: str = "",
    unique: bool = False,
    gives: str = "",
    raises: str = "",
    merged: Merged | None = None,
    **header: Unpack[Header],
) -> Definition:
    """Define the behaviour of the card of this name; everything printed on it comes from krcg."""
    fact = facts.fact_named(name)
    needs = discipline_bits(code for code, _ in fact.disciplines)
    all_modes = list(modes)
    for level, leveled in ((1, basic), (2, superior)):
        several = leveled if isinstance(leveled, tuple) else (leveled,)
        all_modes += [_leveled(clause, level, needs) for clause in several]
    if draft is not None:
        # The header of a card holds for all its effects. [VTES-1.6.1.6-02]
        stealth = min((clause.get("stealth", 0) for clause in all_modes), default=0)
        all_modes.append(draft.saying(draft=True, stealth=draft.get("stealth", 0) + stealth))
    for word in (*keywords.split(), *(word for clause in all_modes for word in clause.get("keywords", ()))):
        assert is_known(word), f"{name}: no rule and no text knows {word}"
    return register(
        Definition(
            fact,
            modes=tuple(all_modes),
            abilities=abilities,
            statics=statics,
            triggers=triggers,
            prices=prices,
            requires=tuple(requires),
            keywords=tuple(keywords.split()) + (("discipline",) if teaches else ()),
            teaches=teaches,
            unique=unique,
            gives=tuple(gives.split()),
            raises=tuple(raises.split()),
            merged=merged,
            said=tuple(header.items()),
        )
    )


def register(definition: Definition) -> Definition:
    """A card that can be played from now on; what it means to rules and bots is worked out when it first lies there."""
    indexed = index(definition)
    CARDS.define(Face(definition.fact.id), definition)
    return indexed


def index(definition: Definition) -> Definition:
    """Where rules look for what a card does."""
    windows = ability_windows = others = hooks = stats = 0
    for number, clause in enumerate(definition.modes):
        windows |= clause.windows
        few = [W_AS_PLAYED] if clause.kind == MODIFIER else []
        for window in (*few, *range(W_STRIKES_CHOSEN, len(WINDOWS))):
            if clause.windows >> window & 1:
                PLAYED_IN.setdefault(window, []).append((Face(definition.fact.id), number))
        if clause.kind == COMBAT_CARD and clause.get("anyone") and clause.windows >> W_PREVENTION & 1:
            PLAYED_IN.setdefault(W_PREVENTION, []).append((Face(definition.fact.id), number))
    for clause in definition.abilities:
        ability_windows |= clause.windows
        if clause.windows & ~PHASES or clause.get("phases", OWN_PHASES) != OWN_PHASES:
            others |= clause.windows
    for trigger in definition.triggers:
        hooks |= 1 << trigger.hook
    known = windows | ability_windows < 1 << len(WINDOWS) and hooks < 1 << len(HOOKS)
    known = known and all(clause.windows > 0 for clause in definition.modes + definition.abilities)
    assert known, f"{definition.fact.name} waits for a moment that never comes"
    face = Face(definition.fact.id)
    HAND_WINDOWS[face], ABILITY_WINDOWS[face], OTHERS_WINDOWS[face] = windows, ability_windows, others
    EVER_USED[0] |= windows | ability_windows
    if definition.fact.burn_option:
        BURN_OPTIONS.add(face)
    if any(clause.get("must") for clause in definition.abilities):
        OBLIGING.add(face)
    BARRED.update(Face(facts.fact_named(name).id) for key, name in definition.said if key == "keeps_from")
    for static in definition.statics:
        stats |= 1 << static.stat % CHANGE_BITS
        if static.when:
            CONDITIONAL.setdefault(static.stat, set()).add(face)
        if isinstance(static.who, Noun):
            AURA_STATS[0] |= 1 << static.stat
    MOMENTS[face], STATS_CHANGED[face] = hooks, stats
    return definition


IMPLIED: Final = {"imbued": ("imbued", "mortal"), "conviction": ("conviction",)}
"""What a card of such a type is besides. [VTES-A.1-01]"""


def card_of(
    definition: Definition,
    modes: tuple[Mode, ...],
    abilities: tuple[Mode, ...],
    statics: tuple[Static, ...],
    triggers: tuple[Trigger, ...],
    prices: tuple[Price, ...],
    requires: tuple[LoweredCondition, ...],
    when_merged: Card | None,
) -> Card:
    """The card with its parts as rules run them."""
    fact = definition.fact
    face = Face(fact.id)
    clan_numbers = tuple(CLANS.index(clan) for clan in fact.clans)
    clan = clan_numbers[0] if fact.crypt and clan_numbers else 0
    title = TITLES.index(fact.title)
    printed = facts.PRINTING.sub("", fact.name) if fact.crypt else fact.name
    words = definition.keywords + tuple(word for word, _ in fact.keywords)
    words += IMPLIED.get(fact.types[0], ())
    header = dict(definition.said)
    if "imbued" in fact.types:
        header.setdefault("life", fact.capacity)
    kept_from = header.pop("keeps_from", "")
    unique = definition.unique or (fact.crypt and "non-unique" not in words)
    taught = [definition.teaches] if definition.teaches else [code for code, level in fact.disciplines if level >= 1]
    return Card(
        face=face,
        name=fact.name,
        slug=fact.slug,
        crypt=fact.crypt,
        types=fact.types,
        capacity=fact.capacity if "vampire" in fact.types else 0,
        clan=clan,
        clans=() if fact.crypt else clan_numbers,
        basic=discipline_bits(taught),
        superior=discipline_bits(code for code, level in fact.disciplines if level >= 2),
        sect=SECTS.index(fact.sect),
        title=title,
        claim=claim_of(title, clan, fact.city),
        city=fact.city,
        pool_cost=fact.pool_cost,
        blood_cost=fact.blood_cost,
        trifle=fact.trifle,
        burn_option=fact.burn_option,
        unique_key=printed if unique else "",
        keywords=words,
        traits=traits_of(words),
        counts_as=tuple(CLANS.index(clan) for clan in endings(words, AS_CLAN) if clan in CLANS),
        titles_to_play=tuple(TITLES.index(title) for title in endings(words, AS_TITLE)),
        cheap_for=tuple(CLANS.index(clan) for clan in endings(words, CHEAP_FOR)),
        slave_of=tuple(CLANS.index(clan) for clan in endings(words, SLAVE_OF)),
        circles=tuple(endings(words, CIRCLE)),
        never_uses=discipline_bits(endings(words, NEVER_USES)),
        cheap_combat=discipline_bits(endings(words, CHEAP_COMBAT)),
        modes=modes,
        abilities=abilities,
        statics=statics,
        auras=tuple(static for static in statics if static.aura),
        triggers=triggers,
        prices=prices,
        governs=bool(prices) or any(static.shelters for static in statics),
        requires=requires,
        gives=discipline_bits(definition.gives),
        raises=discipline_bits(definition.raises),
        when_merged=when_merged,
        plays_by=discipline_bits(header["plays"].codes) if "plays" in header else 0,
        keeps_from=Face(facts.fact_named(kept_from).id) if kept_from else NO_FACE,
        **header,
    )


def _leveled(clause: Clause, level: int, needs: int) -> Clause:
    return clause.saying(level=clause.get("level") or level, needs=clause.get("needs") or needs)
