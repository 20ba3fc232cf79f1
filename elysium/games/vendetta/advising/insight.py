"""What cards promise before they are played: read once from their definitions, in points of influence."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple

from elysium.engine.bits import members
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.cards.grammar import USUALLY_COUNTED
from elysium.games.vendetta.cards.language import (
    AFTERMATH,
    AT_REVEAL,
    EACH_OPPONENT,
    EACH_RIVAL,
    GAINED,
    HALVES_RIVALS,
    MULTIPLIES_BLOOD,
    OPPONENT_PLAYS_ELSEWHERE,
    OPPONENT_PLAYS_HERE,
    PLANNING_ENDS,
    PLAYED_HERE_FACE_DOWN,
    PREPARATION,
    ROUND_ENDS,
    WITHDRAW_STEP,
    WON_HERE,
    YOU_WITHDRAW_ELSEWHERE,
    Amount,
    Card,
    Edition,
    Effect,
    Promise,
)
from elysium.games.vendetta.state import (
    ALLIES,
    CARDS_PER_CLAN,
    CLAN_CARDS,
    CLANS,
    FIRST_ALLY,
    FIRST_LOCATION,
    FIRST_RELIC,
    LOCATIONS,
    NOTHING,
    RELICS,
    ROUNDS,
    VICTIM,
)

BLOOD: Final = 0.33
"""A blood in the pool that can still be used."""
HURT: Final = 0.15
"""A blood less in the pool of somebody else, who may go into Frenzy."""
OPPONENTS: Final = 3
AMBITION_WORTH: Final = 0.3
IN_THE_OPEN: Final = (
    OPPONENT_PLAYS_HERE,
    OPPONENT_PLAYS_ELSEWHERE,
    PLAYED_HERE_FACE_DOWN,
    PLANNING_ENDS,
    WITHDRAW_STEP,
    AT_REVEAL,
    YOU_WITHDRAW_ELSEWHERE,
)
"""Timings that a card misses if it lies face down until its district is resolved."""


class Change(NamedTuple):
    """How the Power of a card hangs on its surroundings."""

    number: int
    per: str
    most: int
    condition: str


class Insight:
    """All of an edition. Never changes once it is read."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.promises = [_promise(edition, card) for card in edition.cards[:CLAN_CARDS]]
        self.strength = [card.power + self.promises[card.number].power for card in edition.cards[:CLAN_CARDS]]
        """Power by itself, with what its words usually add."""
        self.changes = [
            tuple(Change(effect.amount.number, effect.per, effect.most, effect.condition) for effect in effects)
            for effects in edition.added_power[:CLAN_CARDS]
        ]
        self.changing = sum(1 << card for card in range(CLAN_CARDS) if self.changes[card])
        """Cards whose Power hangs on what lies around them."""
        clan_cards = (1 << CLAN_CARDS) - 1
        self.halving = edition.with_power[HALVES_RIVALS] & clan_cards
        self.doubling = edition.with_power[MULTIPLIES_BLOOD] & clan_cards
        self.usual_doubling = self._usual_doubling()
        """What doubled blood usually adds."""
        self.open_only = self._open_only()
        """Cards that are better played face up."""
        self.quality = [self._quality(card) for card in range(CLAN_CARDS)]
        self.clan_quality = [
            sum(self.quality[CARDS_PER_CLAN * clan : CARDS_PER_CLAN * (clan + 1)]) for clan in range(len(CLANS))
        ]
        self.ally_worth = [[self._ally(ally, left) for ally in range(ALLIES)] for left in range(ROUNDS + 1)]
        """For each number of rounds still to come what winning each ally is worth."""
        self.victim_worth = [self._card(VICTIM, left) for left in range(ROUNDS + 1)]
        self.relic_worth = [self._relic(FIRST_RELIC + relic) for relic in range(RELICS)]
        self.winning_at = [self._winning_at(FIRST_LOCATION + location) for location in range(LOCATIONS)]
        """What each location adds to the first place."""
        self.sums: dict[int, float] = {0: 0.0}
        """What `sum_of` has found so far."""
        self._prizes: dict[tuple[int, bool, int], tuple[float, ...]] = {}

    def sum_of(self, cards: int) -> float:
        """The strength of cards together, as far as it does not hang on anything."""
        found = self.sums.get(cards)
        if found is None:
            found = self.sums[cards] = fsum(self.strength[card] for card in members(cards))
        return found

    def prizes(self, round_: int, at_haven: bool, ally: int) -> tuple[float, ...]:
        """What each place of a conflict brings, from the first to the last there can be."""
        found = self._prizes.get((round_, at_haven, ally))
        if found is None:
            rewards, left = self.edition.rewards, ROUNDS - round_
            first = rewards.first[round_ - 1] + (rewards.haven + AMBITION_WORTH if at_haven else 0.0)
            first += self.ally_worth[left][ally] if ally != NOTHING else 0.0
            second = rewards.second[round_ - 1] + self.victim_worth[left]
            places = (first, second, float(rewards.third[round_ - 1]), 0.0, 0.0, 0.0, 0.0)
            found = self._prizes[round_, at_haven, ally] = places
        return found

    def mean_of(self, cards: int) -> float:
        return self.sum_of(cards) / (cards.bit_count() or 1)

    def _usual_doubling(self) -> float:
        effects = [effect for card in members(self.doubling) for effect in self.edition.power_effects[card]]
        return max(
            [effect.means.brings.power for effect in effects if effect.means.power == MULTIPLIES_BLOOD], default=0.0
        )

    def _open_only(self) -> int:
        bits = 0
        for card in self.edition.cards[:CLAN_CARDS]:
            for timing, program in card.programs:
                if timing in IN_THE_OPEN or any(effect.means.at_once for effect in self.edition.programs[program]):
                    bits |= 1 << card.number
        return bits

    def _quality(self, card: int) -> float:
        """How glad one is to have it in hand."""
        promise = self.promises[card]
        power = self.strength[card]
        for change in self.changes[card]:
            power += change.number * (2.5 if change.per else 0.6)
        return power * 0.4 + promise.flat + 1.5 * promise.each_rival

    def _card(self, number: int, left: int) -> float:
        card = self.edition.cards[number]
        by_draining = card.drained_blood * BLOOD - (card.influence - card.drained_influence)
        by_draining -= 1.0 if card.kind == "vampire" else 0.0
        return card.influence + card.kiss * left * BLOOD + (max(0.0, by_draining) if left else 0.0)

    def _ally(self, ally: int, left: int) -> float:
        card = self.edition.cards[FIRST_ALLY + ally]
        worth = self._card(card.number, left)
        for timing, program in card.programs:
            promise = _of_effects(self.edition, self.edition.programs[program])
            scale = 1.0 if timing == GAINED and left else 0.5 if left else 0.2
            worth += scale * (promise.flat + OPPONENTS * promise.each_rival)
        return worth

    def _winning_at(self, number: int) -> float:
        program = self.edition.at_timing[number].get(WON_HERE, NOTHING)
        return _of_effects(self.edition, self.edition.programs[program]).flat if program != NOTHING else 0.0

    def _relic(self, number: int) -> float:
        card = self.edition.cards[number]
        worth = float(card.influence)
        for _, program in card.programs:
            promise = _of_effects(self.edition, self.edition.programs[program])
            worth += promise.flat + promise.each_rival
        return worth


def _promise(edition: Edition, card: Card) -> Promise:
    promise = Promise()
    for timing, program in card.programs:
        if timing != ROUND_ENDS:
            found = _of_effects(edition, edition.programs[program])
            acting = timing in (PREPARATION, AFTERMATH)
            promise = promise.and_(found if acting else found._replace(threat=0.0))
    return promise


def _of_effects(edition: Edition, effects: Iterable[Effect]) -> Promise:
    promise = Promise()
    for effect in effects:
        promise = promise.and_(_of_effect(edition, effect))
    return promise


def _of_effect(edition: Edition, effect: Effect) -> Promise:
    means = effect.means
    amount = usual_amount(effect.amount)
    blood = amount * (BLOOD * means.pool + HURT * means.hurts)
    found = means.brings.and_(Promise(power=amount * means.deploys))
    if effect.who in (EACH_RIVAL, EACH_OPPONENT):
        found = found.and_(Promise(each_rival=blood, threat=amount * means.hurts))
    else:
        found = found.and_(Promise(flat=blood))
    if effect.then >= 0:
        then = _of_effects(edition, edition.programs[effect.then])
        found = found.and_(then)
        if means.optional:
            found = found._replace(flat=max(found.flat, -0.7 * then.each_rival * OPPONENTS / 2))
    return found


def usual_amount(amount: Amount) -> float:
    if not amount.counts:
        return float(amount.number)
    if amount.otherwise >= 0:
        return (amount.number + amount.otherwise) / 2
    counted = USUALLY_COUNTED[amount.counts] * amount.number
    return counted / 2 if amount.halved else counted


@lru_cache(maxsize=64)
def insight_of(text: str) -> Insight:
    return Insight(EDITIONS[text])
