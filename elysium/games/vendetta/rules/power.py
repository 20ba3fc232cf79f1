"""Counting Power. [VEN-RESOLVE-25, VEN-RESOLVE-33, VEN-CARD-43]"""

from __future__ import annotations

from typing import NamedTuple

from elysium.engine.bits import each
from elysium.engine.seats import clockwise
from elysium.engine.state import Seat
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.cards.language import (
    ALLIANCE,
    AT_HAVEN,
    CARDS_HERE,
    EQUALS_HIGHEST,
    FEWEST_OPEN_CARDS,
    HALVES_RIVALS,
    MULTIPLIES_BLOOD,
    OWN_BLOOD_HERE,
    OWN_CARDS_HERE,
    POOL,
    RIVALS_HERE,
    ZEROES_HIGHEST,
    Edition,
    Effect,
)
from elysium.games.vendetta.state import Vendetta


class Sum(NamedTuple):
    """How the Power of one player at a district comes about."""

    seat: Seat
    cards: tuple[tuple[int, int, int], ...]
    """(card, printed, counted) for each open card."""
    down: int
    """What face-down cards count together."""
    blood: int
    blood_power: int
    total: int


class Field:
    """A district as the conflict finds it."""

    def __init__(self, s: Vendetta, district: int) -> None:
        self.s = s
        self.district = district
        self.edition: Edition = EDITIONS[s.edition]
        first = district * s.seats
        self.seats = s.present(district)
        self.lying = s.at[first : first + s.seats]
        self.open = [cards & s.up for cards in self.lying]
        self.blood = s.deployed[first : first + s.seats]
        with_power = self.edition.with_power
        self.zeroed = self._zeroed() if with_power[ZEROES_HIGHEST] & s.up else 0
        self.halved = self._halved() if with_power[HALVES_RIVALS] & s.up else 0
        """Seats whose printed Power is halved."""

    def _with(self, kind: int) -> list[tuple[Seat, int]]:
        """(seat, card) for each open card here that does this to Power."""
        doing = self.edition.with_power[kind]
        return [
            (seat, card) for seat in self.seats if self.open[seat] & doing for card in each(self.open[seat] & doing)
        ]

    def _zeroed(self) -> int:
        """Before all else: the highest printed number on other positions, all that tie. [VE02]"""
        zeroed = 0
        power = self.edition.power
        for seat, _ in self._with(ZEROES_HIGHEST):
            others = [card for other in self.seats if other != seat for card in each(self.open[other])]
            if others:
                highest = max(power[card] for card in others)
                zeroed |= sum(1 << card for card in others if power[card] == highest)
        return zeroed

    def _halved(self) -> int:
        """[GA02, VEN-CARD-11]"""
        halved = 0
        for seat, card in self._with(HALVES_RIVALS):
            spared = self.s.partner(seat) if self.s.unharmed >> card & 1 else seat
            halved |= sum(1 << other for other in self.seats if other not in (seat, spared))
        return halved

    def power_of(self, seat: Seat, card: int) -> int:
        """Printed number, set to nothing, halved, then changed; never below 0. [VEN-RESOLVE-32, VEN-CARD-43]"""
        power = self.edition.power
        if self.edition.with_power[EQUALS_HIGHEST] >> card & 1:
            return max(power[other] for there in self.seats for other in each(self.open[there]))
        value = 0 if self.zeroed >> card & 1 else power[card]
        if self.halved >> seat & 1:
            value //= 2
        for effect in self.edition.added_power[card]:
            if not effect.condition or self._holds(effect.condition, seat):
                value += self._change(effect, seat)
        return max(value, 0)

    def _change(self, effect: Effect, seat: Seat) -> int:
        times = self._measure(effect.per, seat) if effect.per else 1
        if effect.most:
            times = min(times, effect.most)
        return effect.amount.number * times

    def _measure(self, what: str, seat: Seat) -> int:
        """Deployed cards include face-down and foreign ones; drained cards have left the alliance.

        [VEN-CARD-45, VEN-CARD-46]
        """
        if what == OWN_CARDS_HERE:
            return self.lying[seat].bit_count()
        if what == CARDS_HERE:
            return sum(cards.bit_count() for cards in self.lying)
        if what == ALLIANCE:
            return self.s.alliance(seat)
        if what == POOL:
            return self.s.pool[seat]
        assert what == RIVALS_HERE, what
        return len(self.seats) - 1

    def _holds(self, condition: str, seat: Seat) -> bool:
        if condition == OWN_BLOOD_HERE:
            return self.blood[seat] > 0
        if condition == AT_HAVEN:
            return self.district == self.s.haven
        assert condition == FEWEST_OPEN_CARDS, condition
        return self.open[seat].bit_count() == min(self.open[other].bit_count() for other in self.seats)

    def down_power(self, seat: Seat) -> int:
        worth = self.s.down_power[seat]
        return (self.lying[seat] & self.s.down).bit_count() * worth if worth else 0

    def blood_power(self, seat: Seat) -> int:
        """What one's blood counts; some cards make each of it count for more."""
        blood = self.blood[seat]
        rich = self.open[seat] & self.edition.with_power[MULTIPLIES_BLOOD] if blood else 0
        if not rich:
            return blood
        counts = self.edition.blood_counts
        return blood * max([counts[card] for card in each(rich)])

    def total(self, seat: Seat) -> int:
        open_here = self.open[seat]
        changing = -1 if self.halved >> seat & 1 else self.edition.changes_power | self.zeroed
        total = self.blood_power(seat) if open_here & changing else self.blood[seat]
        if self.s.down_power[seat]:
            total += self.down_power(seat)
        printed = self.edition.power
        for card in each(open_here):
            total += self.power_of(seat, card) if changing >> card & 1 else printed[card]
        return total

    def sum_of(self, seat: Seat) -> Sum:
        printed = self.edition.power
        cards = tuple([(card, printed[card], self.power_of(seat, card)) for card in each(self.open[seat])])
        return Sum(seat, cards, self.down_power(seat), self.blood[seat], self.blood_power(seat), self.total(seat))


def sums(s: Vendetta, district: int) -> list[Sum]:
    """The Power of everybody who is there, in turn order."""
    field = Field(s, district)
    return [field.sum_of(seat) for seat in field.seats]


def totals(s: Vendetta, district: int) -> list[tuple[Seat, int]]:
    """(seat, total) of everybody who is there, in turn order, without saying why; nobody if no card lies there."""
    first = district * s.seats
    at = s.at[first : first + s.seats]
    lying = sum(at)
    if not lying:
        return []
    edition = EDITIONS[s.edition]
    if lying & (edition.changes_power | s.down):
        field = Field(s, district)
        return [(seat, field.total(seat)) for seat in field.seats]
    deployed = s.deployed[first : first + s.seats]
    printed = edition.power
    found: list[tuple[Seat, int]] = []
    for seat in clockwise(s.seats, s.ambition, s.alive):
        total, cards = deployed[seat], at[seat]
        if total or cards:
            for card in each(cards):
                total += printed[card]
            found.append((seat, total))
    return found
