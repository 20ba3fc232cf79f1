"""How the table looks from one seat: the small questions that advice asks of an observation.

The fields of a view are named like those of a position, so the same thoughts serve a guest at the table, who has an
observation, and a play-out, which has a sampled world; neither looks at what the seat could not know.
"""

from __future__ import annotations

from math import fsum
from typing import Final, cast

from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import (
    CARDS,
    MODIFIER,
    NO_ENTITY,
    NO_FACE,
    REACTION,
    Card,
    Context,
    Entity,
    Face,
    Mode,
    Whose,
)
from elysium.games.vtes.definitions.meaning import Meaning
from elysium.games.vtes.definitions.names import TITLE_VOTES
from elysium.games.vtes.marks import OWES
from elysium.games.vtes.rules.legality import test
from elysium.games.vtes.rules.limits import has_played_in_action, noted
from elysium.games.vtes.state import (
    AWAKE,
    BLEED,
    CANNOT_BLOCK,
    INTERCEPT,
    ON,
    READY,
    STEALTH,
    STRENGTH,
    TITLE_CONTESTED,
    TORPOR,
    UNCONTROLLED,
    VOTES,
    Vtes,
)
from elysium.games.vtes.terms import entity_of, methuselah_at

OUST: Final = 24.0
"""What ousting one's prey is worth, in pool."""
RUIN: Final = 60.0
"""What being ousted costs."""
BLOOD: Final = 0.35
"""What a point of blood on a ready vampire is worth."""
CARD: Final = 0.12
"""What a card in hand is worth: it is replaced at once, so not much."""
WEAKEST_POOL: Final = 11
"""Below this, each point of pool counts for more and more."""
PLENTY: Final = 24
"""Above this, less and less."""
PATIENCE: Final = 14
"""After so many turns of each, one's own pool and blood matter less than the prey's."""


class Outlook:
    """What one seat sees, sorted."""

    __slots__ = (
        "_boosts", "_finishers", "crypt", "hand", "hand_counts", "library", "on", "predator", "prey", "ready", "s",
        "seat", "torpid", "uncontrolled",
    )  # fmt: skip

    def __init__(self, s: Vtes, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.hand = s.hands[seat]
        self.hand_counts = tuple(map(len, s.hands))
        self.library = len(s.libraries[seat])
        self.crypt = len(s.crypts[seat])
        seats = s.seats
        ready: list[list[int]] = [[] for _ in range(seats)]
        torpid: list[list[int]] = [[] for _ in range(seats)]
        uncontrolled: list[int] = []
        on: dict[Entity, list[int]] = {}
        controller = s.controller
        for entity, region in enumerate(s.region):
            if region == READY:
                ready[controller[entity]].append(entity)
            elif region == ON:
                on.setdefault(s.host[entity], []).append(entity)
            elif region == TORPOR:
                torpid[controller[entity]].append(entity)
            elif region == UNCONTROLLED and controller[entity] == seat:
                uncontrolled.append(entity)
        self.ready = cast("list[list[Entity]]", ready)
        self.torpid = cast("list[list[Entity]]", torpid)
        self.uncontrolled = cast("list[Entity]", uncontrolled)
        self.on = cast("dict[Entity, list[Entity]]", on)
        self.prey = self.neighbour(1)
        self.predator = self.neighbour(-1)
        self._boosts: dict[Entity, tuple[int, int]] = {}
        self._finishers: frozenset[Entity] | None = None

    def neighbour(self, step: int) -> Seat:
        seats, out = self.s.seats, self.s.ousted
        other = (self.seat + step) % seats
        while out >> other & 1 and other != self.seat:
            other = (other + step) % seats
        return Seat(other)

    def others(self) -> list[Seat]:
        return [seat for seat in self.s.everybody() if seat != self.seat and not self.s.ousted >> seat & 1]

    def aimed_at(self, target: int) -> Entity:
        """The card on the table that an option aims at; none where it names a card that is not there."""
        entity = entity_of(target)
        return entity if entity < len(self.s.face) else NO_ENTITY

    # Numbers of a minion

    def total(self, what: int, whose: Whose) -> int:
        amount = 0
        for _, stat, subject, change in self.s.lasting:
            if stat == what and subject == whose:
                amount += change
        return amount

    def stat(self, what: int, entity: Entity) -> int:
        """Lasting changes and bonuses that hold without condition."""
        amount = self.total(what, entity) if self.s.lasting else 0
        for static in CARDS[self.s.face[entity]].statics:
            if static.stat == what and not static.to_host and not static.when and static.counted is None:
                amount += static.amount
        for other in self.on.get(entity, ()):
            for static in CARDS[self.s.face[other]].statics:
                if static.stat == what and static.to_host and not static.when and static.counted is None:
                    amount += static.amount
        return amount

    def bleed(self, minion: Entity) -> int:
        return max(0, CARDS[self.s.face[minion]].bleed + self.stat(BLEED, minion))

    def strength(self, minion: Entity) -> int:
        return max(0, CARDS[self.s.face[minion]].strength + self.stat(STRENGTH, minion))

    def stealth(self, minion: Entity) -> int:
        return self.stat(STEALTH, minion)

    def intercept(self, minion: Entity) -> int:
        return self.stat(INTERCEPT, minion)

    def votes(self, minion: Entity) -> int:
        title = 0 if self.s.flags[minion] & TITLE_CONTESTED else self.s.title[minion]
        return TITLE_VOTES[title] + self.stat(VOTES, minion)

    def votes_of_seat(self, seat: Seat) -> int:
        return sum(self.votes(minion) for minion in self.ready[seat])

    def is_vampire(self, entity: Entity) -> bool:
        return self.s.capacity[entity] > 0

    def is_awake(self, minion: Entity) -> bool:
        return not self.s.locked[minion] or self.total(AWAKE, minion) > 0

    def blockers(self, seat: Seat) -> list[Entity]:
        """Minions of a seat that could attempt to block now."""
        return [
            minion for minion in self.ready[seat] if self.is_awake(minion) and self.total(CANNOT_BLOCK, minion) <= 0
        ]

    def in_play(self, key: str) -> bool:
        """Whether a copy of a unique card is in play or contested."""
        s = self.s
        return any(
            region and region != UNCONTROLLED and CARDS[s.face[entity]].unique_key == key
            for entity, region in enumerate(s.region)
        )

    # What things are worth

    def worth(self, entity: Entity) -> float:
        """A minion, for whoever controls it; in torpor less."""
        s = self.s
        capacity = s.capacity[entity]
        if not capacity:
            return 1.0 + 0.6 * s.blood[entity] + 0.8 * CARDS[s.face[entity]].bleed
        gear = 0.7 * len(self.on.get(entity, ()))
        worth = 1.5 + 0.55 * capacity + 0.5 * self.votes(entity) + BLOOD * s.blood[entity] + gear
        return worth if s.region[entity] == READY else 0.45 * worth

    def regard(self, seat: Seat) -> float:
        """How much of another's loss is this seat's gain; one's own loss counts fully against."""
        if seat == self.seat:
            return -1.0
        if seat == self.prey:
            return 0.8
        return 0.7 if seat == self.predator else 0.15

    def loss(self, amount: float) -> float:
        """What losing so much of one's own pool costs."""
        pool = self.s.pool[self.seat]
        if amount >= pool:
            return RUIN
        after = pool - amount
        return amount * (1.0 + 0.14 * max(0.0, WEAKEST_POOL - after))

    def gain(self, amount: float) -> float:
        """What gaining so much pool is worth: the more there is, the less."""
        pool = self.s.pool[self.seat]
        if pool > PLENTY:
            return amount * max(0.1, 1.0 - 0.06 * (pool - PLENTY))
        return amount * (1.0 + 0.14 * max(0.0, WEAKEST_POOL - pool))

    def eagerness(self) -> float:
        """The longer a game lasts, the more it takes to stay back from the prey."""
        return 1.0 + max(0.0, self.s.turns / self.s.seats - PATIENCE) / PATIENCE

    def harm(self, seat: Seat, amount: float) -> float:
        """What it is worth to this seat that somebody loses (or, below zero, gains) so much pool."""
        if amount == 0:
            return 0.0
        if seat == self.seat:
            return -self.loss(amount) if amount > 0 else self.gain(-amount)
        pool = self.s.pool[seat]
        if seat == self.prey:
            if amount >= pool:
                return OUST
            return self.eagerness() * amount * (1.1 + 0.07 * max(0.0, WEAKEST_POOL - (pool - amount)))
        if amount >= pool:
            # Its predator gets a victory point; with the predator gone, a new one comes.
            return -6.0
        return 0.35 * amount if seat == self.predator else -0.1 * amount

    def rescue(self, seat: Seat) -> float:
        """What it is worth to keep somebody in the game who is out of pool: nothing where one gains by their fall, or
        is better off with another predator.
        """
        if seat in (self.prey, self.predator):
            return -1.0
        least = 1 + noted(self.s, methuselah_at(seat), OWES)
        return 3.0 - self.loss(least)

    def threat(self) -> float:
        """How much pool the predator's minions could take in one turn, about."""
        if self.predator == self.seat:
            return 0.0
        return fsum(self.bleed(minion) + 0.7 for minion in self.ready[self.predator])

    # What the hand allows

    def can_use(self, minion: Entity, card: Card, mode: Mode) -> bool:
        """Whether the minion meets what the card asks for, and has the blood."""
        s = self.s
        if mode.needs and (s.superior[minion] if mode.level == 2 else s.basic[minion]) & mode.needs != mode.needs:
            return False
        if card.clans and s.clan[minion] not in card.clans and not _counts_as(CARDS[s.face[minion]], card.clans):
            return False
        if card.requires and test(s, card.requires, Context(self.seat, minion, NO_ENTITY, card.face)):
            return False
        blood = max(0, card.blood_cost) + mode.blood
        return not blood or (s.capacity[minion] > 0 and s.blood[minion] >= blood)

    def boosts(self, minion: Entity) -> tuple[int, int]:
        """Stealth and bleed that cards in hand could add to this minion's action."""
        found = self._boosts.get(minion)
        if found is None:
            found = self._boosts[minion] = self._find_boosts(minion)
        return found

    def _find_boosts(self, minion: Entity) -> tuple[int, int]:
        stealth = bleed = limited = last = 0
        for face in self.hand:
            if face == last:
                continue
            last = face
            card = CARDS[face]
            hides = raises = 0
            for mode in card.modes:
                if mode.kind != MODIFIER or mode.anyone or not self.can_use(minion, card, mode):
                    continue
                fails = mode.means(Meaning.FAILS_ATTEMPT)
                hides = max(hides, 3 if fails else mode.stealth)
                if mode.limited:
                    limited = max(limited, mode.bleed)
                else:
                    raises = max(raises, mode.bleed)
            stealth += hides
            bleed += raises
        return stealth, bleed + limited

    def finishers(self) -> frozenset[Entity]:
        """One's own minions who oust the prey this turn by bleeding, with nobody in their way as far as all can see;
        nobody if they do not bleed enough together.
        """
        if self._finishers is None:
            self._finishers = self._find_finishers()
        return self._finishers

    def _find_finishers(self) -> frozenset[Entity]:
        s = self.s
        if self.prey == self.seat:
            return frozenset()
        least = max((self.intercept(other) for other in self.blockers(self.prey)), default=-1)
        free = [minion for minion in self.ready[self.seat] if not s.locked[minion] and self.stealth(minion) > least]
        bleeds = {minion: self.bleed(minion) for minion in free}
        raises = max((self.boosts(minion)[1] for minion in free), default=0)
        if sum(bleeds.values()) + raises < s.pool[self.prey]:
            return frozenset()
        return frozenset(minion for minion in free if bleeds[minion] or self.boosts(minion)[1])

    def intercept_in_hand(self, minion: Entity, besides: Face = NO_FACE) -> int:
        """What cards could add, but for the one that is being thought of."""
        intercept = last = 0
        for face in self.hand:
            if face not in (last, besides):
                last = face
                card = CARDS[face]
                intercept += max(
                    (
                        mode.intercept
                        for mode in card.modes
                        if mode.kind == REACTION and mode.intercept and self.could_react(minion, card, mode)
                    ),
                    default=0,
                )
        return intercept

    def could_react(self, minion: Entity, card: Card, mode: Mode) -> bool:
        """Once for each card in an action, and as far as its conditions are known here."""
        s = self.s
        if has_played_in_action(s, minion, card.face) or not self.can_use(minion, card, mode):
            return False
        for condition in mode.when:
            if condition.of_action and not condition.test(s, Context(self.seat, minion)):
                return False
        return True

    def can_deflect(self, minion: Entity) -> bool:
        """Whether a card in hand would let this minion send a bleed elsewhere."""
        for face in self.hand:
            card = CARDS[face]
            for mode in card.modes:
                deflects = mode.kind == REACTION and mode.means(Meaning.REDIRECTS_BLEED)
                if deflects and self.could_react(minion, card, mode):
                    return True
        return False

    def is_withdrawing(self) -> bool:
        return bool(self.s.withdrawing >> self.seat & 1)

    def contested(self) -> list[Entity]:
        return self.s.contested(self.seat)


def _counts_as(card: Card, clans: tuple[int, ...]) -> bool:
    return any(clan in card.counts_as for clan in clans)


def action_mode(look: Outlook) -> Mode | None:
    """The text of the action, or of the referendum, that is going on."""
    s = look.s
    if s.action_mode < 0:
        return None
    if s.action_source:
        return CARDS[s.face[s.action_source]].abilities[s.action_mode]
    return CARDS[s.action_face].modes[s.action_mode] if s.action_face else None
