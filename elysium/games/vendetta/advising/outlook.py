"""A table as one seat sees it: what lies where, how strong everybody seems, and what places are worth.

The same thoughts serve the view of a player and a sampled world, of which the seat uses only what it would know.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from elysium.engine.bits import members
from elysium.engine.seats import clockwise
from elysium.engine.state import Seat
from elysium.games.vendetta.advising.insight import BLOOD, Change, Insight, insight_of
from elysium.games.vendetta.cards.language import (
    ALLIANCE,
    AT_HAVEN,
    CARDS_HERE,
    FEWEST_OPEN_CARDS,
    OWN_BLOOD_HERE,
    OWN_CARDS_HERE,
    POOL,
)
from elysium.games.vendetta.rules.seeing import clan_bits
from elysium.games.vendetta.state import (
    FATAL_TOKENS,
    FIRST_ALLY,
    FIRST_LOCATION,
    NOTHING,
    PLANNING,
    ROUNDS,
    Vendetta,
)

type Rival = tuple[float, float]
"""The Power somebody will probably have, and how likely they are there in the conflict."""

TURN_POWER: Final = 4.0
"""What a planning turn adds somewhere."""
SPENT_LATER: Final = 2
"""Blood that leaves a pool before the conflict."""
STAYS: Final = 0.95
"""How likely somebody who is there does not withdraw."""
STAYS_AT_HAVEN: Final = 1.0
FRENZY: Final = 1.8
"""What going into Frenzy costs: influence for somebody else, and a card of the alliance."""
DEATH: Final = 12.0
"""What being out of the game costs."""
MARGIN: Final = 0.5
"""Blood that one likes to have beyond what the others may take."""
UNSEEN_THREAT: Final = 0.5
"""What a card that nobody knows may take, and a turn that is still to come."""
TURN_THREAT: Final = 0.1
REACH: Final = 60
"""Leads beyond this, in halves, are all the same."""
LEVELS: Final = 8


def _odds(level: int) -> list[float]:
    """The odds to have more Power in the end, by the lead in halves: the more is unknown, the less a lead says."""
    spread = 0.5 + 0.75 * level
    return [1.0 / (1.0 + exp(-(lead / 2.0) / spread)) for lead in range(-REACH, REACH + 1)]


ODDS: Final = [_odds(level) for level in range(LEVELS)]


class Outlook:
    """What one seat knows and makes of it."""

    def __init__(self, table: Vendetta, seat: Seat) -> None:
        self.seat = seat
        self.seats = table.seats
        self.everybody = table.everybody()
        self.partner = table.partner(seat)
        self.districts = table.districts
        self.round = table.round
        self.left = ROUNDS - table.round
        """Rounds still to come after this one."""
        self.phase = table.phase
        self.district = table.district
        self.order = clockwise(table.seats, table.ambition, table.alive)
        self.clans = table.clans
        self.turns_left = table.turns_left
        self.ally_at = table.ally_at
        self.locations = table.locations
        self.pool: Sequence[int] = table.pool
        self.influence: Sequence[int] = table.influence
        self.deployed: Sequence[int] = table.deployed
        self.allies = table.allies
        self.victims = table.victims
        self.drained = table.drained
        self.drained_victims = table.drained_victims
        self.tokens = table.tokens
        self.relics = table.relics
        self.shown = table.shown
        self.insight: Insight = insight_of(table.edition)
        self.menace = -1.0
        self.frenzy_cost = FRENZY
        self.unseen_worth: dict[Seat, float] = {}
        self.known: list[int]
        """For each position the cards that will count there, as far as this seat knows them."""
        self.closed: list[int]
        """For each position how many cards lie there that it does not know."""
        self.count: list[int]
        """For each position how many cards lie there, whatever they are."""
        self.hand_sizes = [hand.bit_count() for hand in table.hands]
        self._read_cards(table)

    def _read_cards(self, s: Vendetta) -> None:
        self.count = [cards.bit_count() for cards in s.at]
        if s.down:
            lost = s.known_down | s.kept_down
            secret = s.down & ~(clan_bits(s.clans[self.seat]) | s.peeked[self.seat] | lost)
            self.known = [cards & ~(lost | secret) for cards in s.at]
            self.closed = [(cards & secret).bit_count() for cards in s.at]
        else:
            self.known = s.at
            self.closed = [0] * len(s.at)

    # What somebody's cards are worth

    @property
    def haven(self) -> int:
        return self.districts - 1

    def alliance(self, seat: Seat) -> int:
        return self.allies[seat].bit_count() + self.victims[seat]

    def unseen(self, seat: Seat) -> float:
        """The strength of a card of this seat that lies face down: of those it can be."""
        found = self.unseen_worth.get(seat)
        if found is None:
            visible = 0
            for cards in self.known:
                visible |= cards
            rest = clan_bits(self.clans[seat]) & ~visible
            sure = rest & self.shown
            outside = self.hand_sizes[seat] + sum(self.closed[seat :: self.seats])
            more = max(0, outside - sure.bit_count())
            insight = self.insight
            total = insight.sum_of(sure) + more * insight.mean_of(rest & ~sure)
            found = self.unseen_worth[seat] = total / max(1, sure.bit_count() + more)
        return found

    def power_of(self, seat: Seat, district: int, cards: int, blood: int, count: int) -> float:
        """What these cards and blood make on a position with so many cards on it."""
        insight = self.insight
        power = insight.sum_of(cards) + blood
        changing = cards & insight.changing
        while changing:
            low = changing & -changing
            changing ^= low
            for change in insight.changes[low.bit_length() - 1]:
                power += max(
                    self._change(change, seat, district, blood, count), -insight.strength[low.bit_length() - 1]
                )
        if cards & insight.doubling:
            power += blood - insight.usual_doubling
        return power

    def _change(self, change: Change, seat: Seat, district: int, blood: int, count: int) -> int:
        condition = change.condition
        if condition == OWN_BLOOD_HERE:
            if not blood:
                return 0
        elif condition == AT_HAVEN:
            if district != self.districts - 1:
                return 0
        elif condition == FEWEST_OPEN_CARDS and count > 1:
            return 0
        per = change.per
        if not per:
            return change.number
        if per == OWN_CARDS_HERE:
            times = count
        elif per == CARDS_HERE:
            first = district * self.seats
            times = sum(self.count[first : first + self.seats]) - self.count[first + seat] + count
        elif per == ALLIANCE:
            times = self.allies[seat].bit_count() + self.victims[seat]
        elif per == POOL:
            times = max(1, self.pool[seat] - SPENT_LATER) if self.phase == PLANNING else self.pool[seat]
        else:
            first = district * self.seats
            times = sum(1 for other in self.everybody if other != seat and self.is_at(first + other))
        if change.most:
            times = min(times, change.most)
        return change.number * times

    def is_at(self, position: int) -> bool:
        return bool(self.count[position] or self.deployed[position])

    def powers(self, district: int) -> list[float]:
        """How strong everybody seems to be at a district; -1 for those who are not there."""
        first = district * self.seats
        found = [-1.0] * self.seats
        known, closed, deployed, count = self.known, self.closed, self.deployed, self.count
        halving = 0
        for seat in self.everybody:
            at = first + seat
            blood = deployed[at]
            cards = known[at]
            if count[at] or blood:
                halving |= cards
                power = self.power_of(seat, district, cards, blood, count[at])
                if closed[at]:
                    power += closed[at] * self.unseen(seat)
                found[seat] = power
        halving &= self.insight.halving
        if halving:
            for seat in self.everybody:
                if found[seat] > 0 and halving & ~known[first + seat]:
                    found[seat] -= 0.4 * self.insight.sum_of(known[first + seat])
        return found

    # Who will be where, and what a place is worth

    def rivals(self, district: int, powers: Sequence[float]) -> dict[Seat, Rival]:
        """The other seats that may be in the conflict, with what they will probably still add."""
        seat = self.seat
        found: dict[Seat, Rival] = {}
        if self.phase == PLANNING:
            laps, rest = divmod(self.turns_left, len(self.order))
            place = self.order.index(seat) if seat in self.order else 0
            for step in range(1, len(self.order)):
                other = self.order[(place + step) % len(self.order)]
                turns = min(laps + (step <= rest), self.hand_sizes[other])
                coming = turns / self.districts
                if powers[other] >= 0:
                    found[other] = powers[other] + TURN_POWER * coming, STAYS
                elif turns:
                    found[other] = TURN_POWER, min(0.8, coming)
            if district == self.districts - 1:
                found = {other: (power + 1.0, min(1.0, there + 0.2)) for other, (power, there) in found.items()}
            return found
        stays = STAYS_AT_HAVEN if district == self.districts - 1 else STAYS
        mine = self.order.index(seat) if seat in self.order else 0
        for place, other in enumerate(self.order):
            if other != seat and powers[other] >= 0:
                found[other] = powers[other] + (0.3 if place < mine else -0.3), stays
        return found

    def level(self, district: int) -> int:
        """How much is unknown of what will be there."""
        if self.phase == PLANNING:
            return min(LEVELS - 1, 2 + (self.turns_left + len(self.order) - 1) // len(self.order))
        first = district * self.seats
        unknown = sum(self.closed[first : first + self.seats])
        later = 2 if district == self.districts - 1 and self.district != district else 0
        return min(LEVELS - 1, unknown + later)

    def prizes(self, district: int) -> tuple[float, ...]:
        """What the places bring, from the first to the last."""
        prizes = self.insight.prizes(self.round, district == self.districts - 1, self.ally_at[district])
        location = self.locations[district]
        if location == NOTHING:
            return prizes
        return (prizes[0] + self.insight.winning_at[location - FIRST_LOCATION], *prizes[1:])

    def blood_price(self) -> float:
        """What a blood is worth that is still in the pool when the round ends."""
        return BLOOD if self.left else 0.04

    def danger(self, pool: float) -> float:
        """What being short of blood may cost, by what the others' cards can still take."""
        if self.menace < 0:
            self.menace = self._menace()
            self.frenzy_cost = self._frenzy_cost()
        lead = int(2.0 * (pool - self.menace - MARGIN)) + REACH
        return self.frenzy_cost * (1.0 - ODDS[1][min(max(lead, 0), 2 * REACH)])

    def _frenzy_cost(self) -> float:
        """More if the card that is drained may be a vampire and bring the last Diablerie token. [VEN-DIAB-03]"""
        if self.tokens[self.seat] < FATAL_TOKENS - 1:
            return FRENZY
        edition = self.insight.edition
        mine = members(self.allies[self.seat] & edition.drainable)
        vampires = sum(edition.cards[FIRST_ALLY + ally].kind == "vampire" for ally in mine)
        return FRENZY + DEATH * vampires / max(1, len(mine) + self.victims[self.seat])

    def _menace(self) -> float:
        """How much blood the others may take from this seat before the round ends."""
        seat, seats = self.seat, self.seats
        promises = self.insight.promises
        menace = 0.0
        for district in range(0 if self.phase == PLANNING else max(0, self.district), self.districts):
            first = district * seats
            if not (self.count[first + seat] or self.deployed[first + seat]):
                continue
            for other in self.order:
                if other not in (seat, self.partner):
                    menace += UNSEEN_THREAT * self.closed[first + other]
                    for card in members(self.known[first + other]):
                        menace += promises[card].threat
        if self.phase == PLANNING:
            menace += TURN_THREAT * self.turns_left
        return menace

    def open_district(self, district: int) -> bool:
        """Whether its conflict is still to come."""
        return self.phase == PLANNING or district > self.district

    def score(self, seat: Seat) -> float:
        """About what somebody would score now."""
        cards = self.insight.edition.cards
        total = self.influence[seat] - self.tokens[seat] + self.victims[seat]
        total += sum(cards[FIRST_ALLY + ally].influence for ally in members(self.allies[seat]))
        return total + sum(cards[FIRST_ALLY + ally].drained_influence for ally in members(self.drained[seat]))


class Contest:
    """One district for one seat: what having so much Power there is worth, beside not being there at all."""

    __slots__ = ("_alone", "_odds", "_partner", "mine", "outlook", "prizes", "rivals", "there")

    def __init__(self, outlook: Outlook, district: int) -> None:
        powers = outlook.powers(district)
        self.outlook = outlook
        self.mine = powers[outlook.seat]
        """-1 if the seat is not there."""
        self.there = self.mine >= 0
        others = outlook.rivals(district, powers)
        self._partner = others.pop(outlook.partner, None)
        self.rivals = list(others.values())
        """Opponents who may be there."""
        self.prizes = outlook.prizes(district)
        self._odds = ODDS[outlook.level(district)]
        self._alone = self._expected(self._partner[0], self.rivals) if self._partner else 0.0

    def worth(self, power: float) -> float:
        """With a partner there, what both may expect together, less what the partner could expect alone."""
        if self._partner is None:
            return self._expected(power, self.rivals)
        strength, presence = self._partner
        mine = self._expected(power, [*self.rivals, self._partner])
        return mine + presence * (self._expected(strength, [*self.rivals, (power, 1.0)]) - self._alone)

    def _expected(self, power: float, rivals: Sequence[Rival]) -> float:
        """The prizes by the odds of each place."""
        odds = self._odds
        first, second, third = 1.0, 0.0, 0.0
        for strength, presence in rivals:
            lead = int(2.0 * (power - strength)) + REACH
            beaten = odds[lead if 0 <= lead <= 2 * REACH else 0 if lead < 0 else 2 * REACH]
            above = presence * (1.0 - beaten)
            below = 1.0 - above
            third = third * below + second * above
            second = second * below + first * above
            first *= below
        prizes = self.prizes
        return first * prizes[0] + second * prizes[1] + third * prizes[2]

    @property
    def now(self) -> float:
        return self.worth(self.mine) if self.there else 0.0

    def gain(self, more: float) -> float:
        """What so much more Power would bring."""
        return self.worth(max(0.0, self.mine) + more) - self.now
