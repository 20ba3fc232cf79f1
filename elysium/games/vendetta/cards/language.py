"""The shapes of Vendetta's card language: what a definition is made of.

A card has a timing or several, and at each of them some effects. An effect is a word with an amount, and may say whom
it concerns, on what condition, and what follows from it. The words live beside the rules that carry them out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, NamedTuple

from elysium.engine.vocabulary import Vocabulary

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

# What the Power of a card counts.
MEASURES: Final = ("own-cards-here", "cards-here", "alliance", "pool", "rivals-here")


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


def effect(function: Callable[..., Any]) -> Callable[..., Any]:
    """Decorator: a word that does something."""
    EFFECTS.add(function)
    return function


def amount(function: Callable[..., int]) -> Callable[..., int]:
    """Decorator: a word for something that can be counted."""
    AMOUNTS.add(function)
    return function


class Edition:
    """All cards of a table, with what rules ask for at hand. Never changes once it is read."""

    def __init__(
        self,
        cards: tuple[Card, ...],
        programs: tuple[tuple[Effect, ...], ...],
        rewards: Rewards,
        standing: Iterable[str],
        powers: Collection[str],
        first_ally: int,
    ) -> None:
        """`standing`: the words that hold while their card lies open; `powers`: those that make or change Power."""
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
            tuple([entry for _, program in card.programs for entry in programs[program] if entry.word in powers])
            for card in cards
        ]
        """For each card what it does to Power, its own or that of others."""
        self.changes_power = sum(1 << number for number, effects in enumerate(self.power_effects) if effects)
        self.with_power_word: dict[str, int] = dict.fromkeys(powers, 0)
        """For each word of Power the cards that say it, as a bit set."""
        for number, effects in enumerate(self.power_effects):
            for entry in effects:
                self.with_power_word[entry.word] |= 1 << number
        self.standing: dict[str, int] = dict.fromkeys(standing, 0)
        """For each of these words the cards that say it, as a bit set."""
        self._standing_amounts: dict[tuple[int, str], int] = {}
        for card in cards:
            for entry in self._always(card.number):
                if entry.word in self.standing:
                    self.standing[entry.word] |= 1 << card.number
                    self._standing_amounts[card.number, entry.word] = entry.amount.number

        self.allies_saying = {word: cards >> first_ally for word, cards in self.standing.items()}
        self.allies_at = [cards >> first_ally for cards in self.with_timing]
        """The same for words and timings of allies, by their numbers among the allies."""
        self.drainable = ~self.allies_saying["cannot-be-drained"]
        """The allies that can be drained. [VEN-FRENZY-18, VEN-DRAIN-07]"""
        self.watchful = self.standing["look-at-them"]
        """Cards on the table that may answer when another is played."""
        for timing in (OPPONENT_PLAYS_HERE, OPPONENT_PLAYS_ELSEWHERE, PLAYED_HERE_FACE_DOWN):
            self.watchful |= self.with_timing[timing]
        self.minding_retreat = self.standing["withdraw-here-instead"] | self.with_timing[YOU_WITHDRAW_ELSEWHERE]
        """Cards on the table that may answer when their player withdraws."""
        self.minding_blood = self.standing["keep-lost-blood-here"] | self.standing["rivals-lose-as-much"]
        """Cards on the table that may answer when their player loses or spends blood."""

    def program(self, card: int, timing: int) -> int:
        return self.at_timing[card][timing]

    def standing_amount(self, card: int, word: str) -> int:
        """The number that a card names with this word; 0 if it does not say it."""
        return self._standing_amounts.get((card, word), 0)

    def _always(self, card: int) -> tuple[Effect, ...]:
        program = self.at_timing[card].get(ALWAYS, -1)
        return self.programs[program] if program >= 0 else ()
