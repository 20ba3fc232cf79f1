"""The shapes of Vendetta's card language: what a definition is made of.

A card has a timing or several, and at each of them some effects. An effect is a word with an amount, and may say whom
it concerns, on what condition, and what follows from it. The words live beside the rules that carry them out; what a
word means to other rules and to bots is declared with it in the grammar, so that nobody asks for its name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from elysium.engine.state import Seat
from elysium.engine.vocabulary import Vocabulary, word_for

# When something happens. The first group belongs to clan cards, then allies, locations and relics.
PREPARATION: Final = 0
CONFLICT: Final = 1
AFTERMATH: Final = 2
BEFORE_REVEAL: Final = 3
AT_REVEAL: Final = 4
AFTER_REVEAL: Final = 5
WITHDRAW_STEP: Final = 6
PLANNING_ENDS: Final = 7
ROUND_ENDS: Final = 8
OPPONENT_PLAYS_HERE: Final = 9
OPPONENT_PLAYS_ELSEWHERE: Final = 10
PLAYED_HERE_FACE_DOWN: Final = 11
YOU_WITHDRAW_ELSEWHERE: Final = 12
ALWAYS: Final = 13
GAINED: Final = 14
YOU_PLAY_AT_HAVEN: Final = 15
FRENZY_CAUSED: Final = 16
YOUR_TURN: Final = 17
GAME_ENDS: Final = 18
WON_HERE: Final = 19
LAST_HERE: Final = 20
WITHDRAWN_FROM_HERE: Final = 21
RESOLVED: Final = 22
RESOLUTION_STARTS: Final = 23
TIMINGS: Final = (
    "preparation", "conflict", "aftermath",
    "before-reveal", "at-reveal", "after-reveal", "withdraw-step", "planning-ends", "round-ends",
    "opponent-plays-here", "opponent-plays-elsewhere", "card-played-here-face-down", "you-withdraw-elsewhere", "always",
    "gained", "you-play-at-haven", "frenzy-caused", "your-turn", "game-ends",
    "won-here", "last-here", "withdrawn-from-here", "resolved",
    "resolution-starts",
)  # fmt: skip

KINDS: Final = ("passive", "preparation", "conflict", "aftermath", "human", "vampire", "location", "relic", "victim")
ORIGINS: Final = ("printed", "elysium")
"""Cards that no source shows are designs of our own, and say so."""
CONFIDENCES: Final = ("high", "medium", "low", "design")
FROM_THE_TABLE: Final = "table"
"""How sure a fact is that a table's own file has changed, where the file does not say it."""

# Whom an effect concerns.
YOU: Final = 0
EACH_RIVAL: Final = 1
EACH_OPPONENT: Final = 2
THAT_PLAYER: Final = 3
CHOSEN_OPPONENT: Final = 4
ABSENT_OPPONENTS: Final = 5
SELECTORS: Final = ("you", "each-rival", "each-opponent", "that-player", "chosen-opponent", "absent-opponents")

# On what something depends.
OWN_BLOOD_HERE: Final = "own-blood-here"
FEWEST_OPEN_CARDS: Final = "fewest-open-cards"
AT_HAVEN: Final = "at-haven"
REWARD_TAKEN_HERE: Final = "reward-taken-here"
RIVAL_HERE: Final = "rival-here"
ONLY_HUMAN: Final = "only-human"
WON: Final = "won"

# What the Power of a card counts; an amount may count the last two as well.
OWN_CARDS_HERE: Final = "own-cards-here"
CARDS_HERE: Final = "cards-here"
RIVALS_HERE: Final = "rivals-here"
ALLIANCE: Final = "alliance"
POOL: Final = "pool"
MEASURES: Final = (OWN_CARDS_HERE, CARDS_HERE, ALLIANCE, POOL, RIVALS_HERE)

# What holds as long as a card lies open or belongs to an alliance: rules ask for it.
IMMUNITY: Final = 0
KEEPS_LOST_BLOOD: Final = 1
MIRRORS_LOSSES: Final = 2
SHIELDS_ALLIANCE: Final = 3
SHELTERS: Final = 4
FORCES_FACE_DOWN: Final = 5
WATCHES: Final = 6
CHANGES_FEE: Final = 7
WINS_TIES: Final = 8
UNDRAINABLE: Final = 9
TOKENS_WHEN_DRAINED: Final = 10
KEEPS_ALL_DRAWN: Final = 11
DRAINED_FIRST: Final = 12
TOLL: Final = 13
STANDING_KINDS: Final = 14
NOT_STANDING: Final = -1

# What happens to Power.
ADDS_POWER: Final = 0
HALVES_RIVALS: Final = 1
MULTIPLIES_BLOOD: Final = 2
ZEROES_HIGHEST: Final = 3
EQUALS_HIGHEST: Final = 4
POWER_KINDS: Final = 5
NO_POWER: Final = -1


class Promise(NamedTuple):
    """What some effects bring their player on average: Power, and points of influence."""

    power: float = 0.0
    flat: float = 0.0
    each_rival: float = 0.0
    threat: float = 0.0
    """Blood that every rival loses."""

    def and_(self, other: Promise) -> Promise:
        return Promise(*[one + more for one, more in zip(self, other, strict=True)])


class Meaning(NamedTuple):
    """What a word means to rules that do not carry it out themselves, and to bots."""

    standing: int = NOT_STANDING
    """What holds as long as its card lies open or belongs to an alliance."""
    power: int = NO_POWER
    """What it does to Power."""
    pool: float = 0.0
    """Blood that comes into the pool of its player for each of the amount; what is spent is negative."""
    hurts: float = 0.0
    """Blood that leaves the pool of each player it concerns, for each of the amount."""
    deploys: float = 0.0
    """Blood that comes onto its player's position for each of the amount."""
    halves_deployed: bool = False
    """Takes half of the blood that those it concerns have deployed."""
    everywhere: bool = False
    """Takes blood for every district."""
    down_power: bool = False
    """Makes face-down cards count."""
    restores: bool = False
    """Brings a drained card back."""
    looks: bool = False
    """Shows its player what lies face down."""
    turn_order: bool = False
    """Makes its player the first in turn order."""
    optional: bool = False
    """Its player may decline what it costs, and what follows from it."""
    at_once: bool = False
    """Misses something while its card lies face down."""
    early: float = 0.0
    """How much better it happens before other effects than after them."""
    brings: Promise = Promise()
    """What it usually brings besides blood."""


NO_MEANING: Final = Meaning()


MOST_COUNTED: Final = 999
"""No amount is larger, however much there is to count: a card file could else let blood breed blood without end."""


class Amount(NamedTuple):
    """A number that a card names: fixed, counted when the effect starts, or depending on a condition. [VEN-CARD-37]"""

    counts: str = ""
    """What is counted: the word of an amount; empty for a fixed number."""
    number: int = 0
    """The fixed number, or how much each counted thing brings."""
    halved: bool = False
    """Half of it, rounded down."""
    otherwise: int = -1
    """With a condition in `counts`: the number if it does not hold."""

    def of(self, counted: int) -> int:
        """How much it is when so many have been counted."""
        number = counted * self.number
        return min(number // 2 if self.halved else number, MOST_COUNTED)


class Effect(NamedTuple):
    word: str
    amount: Amount
    who: int = YOU
    condition: str = ""
    per: str = ""
    most: int = 0
    then: int = -1
    """The program that follows if this was done; its number in the edition."""
    choices: tuple[Effect, ...] = ()
    """What somebody has to choose between."""
    touches: bool = False
    """Whether it does something to those it concerns, so that a partner may be spared. [VEN-TEAM-05]"""
    means: Meaning = NO_MEANING


class Card(NamedTuple):
    """One definition. Numbers that a kind of card does not have are 0."""

    number: int
    code: str
    name: str
    """The word of the card; its message is `card-<name>`."""
    kind: str
    power: int = 0
    influence: int = 0
    kiss: int = 0
    drained_blood: int = 0
    drained_influence: int = 0
    programs: tuple[tuple[int, int], ...] = ()
    """(timing, program) pairs."""
    origin: str = "printed"
    confidence: tuple[tuple[str, str], ...] = ()
    """(fact, how sure it is) pairs."""
    sources: tuple[str, ...] = ()
    changed: bool = False
    """Whether a table's own file says something else of it than ours."""


class Rewards(NamedTuple):
    """Influence for each place, by round. [VEN-REWARD-04, VEN-REWARD-05, VEN-REWARD-06]"""

    first: tuple[int, int, int]
    second: tuple[int, int, int]
    third: tuple[int, int, int]
    haven: int
    """What the winner at the Prince's Haven gets on top. [VEN-HAVEN-01]"""
    confidence: tuple[tuple[str, str], ...] = ()


EFFECTS: Final[Vocabulary[Callable[..., Any]]] = Vocabulary("effect")
"""Words that do something when their timing comes."""
AMOUNTS: Final[Vocabulary[Callable[..., int]]] = Vocabulary("amount")
OPTIONS: Final[Vocabulary[Callable[..., Any]]] = Vocabulary("choice")
"""Things that somebody may have to choose: the option that each of them is."""
POINTS: Final[dict[str, Callable[..., bool]]] = {}
"""For words that may do nothing at all: whether they would do something for a seat now."""


def effect(function: Callable[..., Any]) -> Callable[..., Any]:
    """Decorator: a word that does something."""
    EFFECTS.add(function)
    return function


def amount(function: Callable[..., int]) -> Callable[..., int]:
    """Decorator: a word for something that can be counted."""
    AMOUNTS.add(function)
    return function


def choice(function: Callable[..., Any]) -> Callable[..., Any]:
    """Decorator: a word for something that somebody may have to choose."""
    OPTIONS.add(function)
    return function


def point_of(function: Callable[..., Any], test: Callable[..., bool]) -> None:
    """This effect does nothing unless the test holds for its player."""
    POINTS[word_for(function)] = test


def has_a_point(s: Any, seat: Seat, effect: Effect) -> bool:
    """Whether an effect would do something for a seat now."""
    test = POINTS.get(effect.word)
    return test is None or test(s, seat)


class Edition:
    """All cards of a table, with what rules ask for at hand. Never changes once it is read."""

    def __init__(
        self,
        cards: tuple[Card, ...],
        programs: tuple[tuple[Effect, ...], ...],
        rewards: Rewards,
        first_ally: int,
    ) -> None:
        self.cards = cards
        self.programs = programs
        self.rewards = rewards
        self.influence_for = (rewards.first, rewards.second, rewards.third)
        self.number_of = {card.name: card.number for card in cards}
        self.power = [card.power for card in cards]
        self.at_timing = [dict(card.programs) for card in cards]
        self.with_timing = [0] * len(TIMINGS)
        """For each timing the cards that have something to do then, as a bit set."""
        for card in cards:
            for timing, _ in card.programs:
                self.with_timing[timing] |= 1 << card.number
        self.power_effects = [
            tuple(
                [entry for _, program in card.programs for entry in programs[program] if entry.means.power != NO_POWER]
            )
            for card in cards
        ]
        """For each card what it does to Power, its own or that of others."""
        self.changes_power = sum(1 << number for number, effects in enumerate(self.power_effects) if effects)
        self.added_power = [
            tuple([entry for entry in effects if entry.means.power == ADDS_POWER]) for effects in self.power_effects
        ]
        """For each card what it adds to its own Power."""
        self.blood_counts = [1] * len(cards)
        """For each card how much it makes every blood of its player count."""
        self.with_power = [0] * POWER_KINDS
        """For each thing that can happen to Power the cards that do it, as a bit set."""
        for number, effects in enumerate(self.power_effects):
            for entry in effects:
                self.with_power[entry.means.power] |= 1 << number
                if entry.means.power == MULTIPLIES_BLOOD:
                    self.blood_counts[number] = max(self.blood_counts[number], entry.amount.number)
        self.standing = [0] * STANDING_KINDS
        """For each thing that holds while a card lies open the cards that say it, as a bit set."""
        self._standing_amounts: list[dict[int, int]] = [{} for _ in range(STANDING_KINDS)]
        for card in cards:
            for entry in self._always(card.number):
                standing = entry.means.standing
                if standing != NOT_STANDING:
                    self.standing[standing] |= 1 << card.number
                    self._standing_amounts[standing][card.number] = entry.amount.number

        self.allies_with = [cards >> first_ally for cards in self.standing]
        self.allies_at = [cards >> first_ally for cards in self.with_timing]
        """The same for what allies say and their timings, by their numbers among the allies."""
        self.drainable = ~self.allies_with[UNDRAINABLE]
        """The allies that can be drained. [VEN-FRENZY-18, VEN-DRAIN-07]"""
        self.watchful = self.standing[WATCHES]
        """Cards on the table that may answer when another is played."""
        for timing in (OPPONENT_PLAYS_HERE, OPPONENT_PLAYS_ELSEWHERE, PLAYED_HERE_FACE_DOWN):
            self.watchful |= self.with_timing[timing]
        self.minding_retreat = self.standing[SHELTERS] | self.with_timing[YOU_WITHDRAW_ELSEWHERE]
        """Cards on the table that may answer when their player withdraws."""
        self.minding_blood = self.standing[KEEPS_LOST_BLOOD] | self.standing[MIRRORS_LOSSES]
        """Cards on the table that may answer when their player loses or spends blood."""

    def program(self, card: int, timing: int) -> int:
        return self.at_timing[card][timing]

    def standing_amount(self, card: int, standing: int) -> int:
        """The number that a card names with it; 0 if it does not say it."""
        return self._standing_amounts[standing].get(card, 0)

    def _always(self, card: int) -> tuple[Effect, ...]:
        program = self.at_timing[card].get(ALWAYS, -1)
        return self.programs[program] if program >= 0 else ()
