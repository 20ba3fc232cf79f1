"""What one player sees of the table as they think: who matters how much, and what tokens, vampires and cards are worth.

Everything is counted in Agenda. Only what this seat may know is looked at, also in a sampled world.
"""

from __future__ import annotations

from math import exp, fsum
from typing import Any, Final

from elysium.engine.state import Seat
from elysium.games.rivals.definitions.language import CARDS, NO_ENTITY, NO_FACE, Context, Entity, Face
from elysium.games.rivals.rules.values import rival_holder
from elysium.games.rivals.state import NOBODY, RIVAL_AGENDA, TORPOR, WINNING_AGENDA, Rivals

VICTORY: Final = 9.0
BLOOD: Final = 0.16
CARD: Final = 0.22
READINESS: Final = 0.12
"""A vampire that could still do something this turn."""
COMPANY: Final = (7.0, 1.3, 0.8, 0.4, 0.15)
"""What the first, second, third… vampire of a coterie adds, whoever it is."""
POTENCY: Final = 0.16
ATTRIBUTE: Final = 0.14
FALLEN: Final = 0.55
"""How much of a vampire's worth is lost when it goes to Torpor, from which it comes back."""


class Outlook:
    def __init__(self, s: Rivals, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self._spite: dict[Seat, float] = {}
        self.imagined: Rivals | None = None
        """A copy of the position in which an attack is tried out."""
        self.plans: dict[Entity, Any] = {}
        """The best attack of each vampire, once it was thought about."""

    def imagine(self) -> Rivals:
        if self.imagined is None:
            self.imagined = self.s.clone()
            self.imagined.quiet = True
        return self.imagined

    # Who matters how much

    def spite(self, other: Seat) -> float:
        """What a loss of somebody else's is worth."""
        found = self._spite.get(other)
        if found is None:
            s = self.s
            if s.seats == 2:
                found = 0.85
            else:
                found = 0.6 if s.rivals[self.seat] == other else 0.3
                found += 0.35 * max(0, s.agenda[other] - 7) / 6
            self._spite[other] = found
        return found

    def to(self, seat: Seat, gain: float) -> float:
        """What it is worth to me that somebody gains so much."""
        if seat == self.seat:
            return gain
        return -self.spite(seat) * gain if seat != NOBODY and seat >= 0 else 0.0

    def elimination(self, loser: Seat) -> float:
        """What comes of a player's being eliminated. [RIV-WIN-03, RIV-WIN-04, RIV-WIN-07]"""
        s = self.s
        if loser == self.seat:
            return -VICTORY
        if s.seats == 2 or s.rivals[self.seat] == loser:
            return VICTORY
        holder = rival_holder(s, loser)
        best: list[tuple[int, int, int]] = []
        for seat in s.everybody():
            if seat != loser and not s.eliminated >> seat & 1:
                points = s.agenda[seat] + (RIVAL_AGENDA if seat == holder else 0)
                best.append((points, int(seat == s.turn), seat))
        return VICTORY if max(best)[2] == self.seat else -0.8 * VICTORY

    # Tokens

    def agenda(self, seat: Seat, change: int) -> float:
        have = self.s.agenda[seat]
        after = max(0, have + change)
        if after >= WINNING_AGENDA:
            return self.to(seat, VICTORY)
        return self.to(seat, _agenda_worth(after) - _agenda_worth(have))

    def prestige(self, seat: Seat, change: int) -> float:
        have = self.s.prestige[seat]
        after = have + change
        if after <= 0 < have:
            return self.elimination(seat)
        return self.to(seat, _prestige_worth(max(0, after)) - _prestige_worth(have))

    def blood(self, entity: Entity, change: int) -> float:
        s = self.s
        if change > 0:
            change = min(change, s.bp[entity] - s.blood[entity])
        dire = 1.6 if 2 * s.blood[entity] <= s.bp[entity] else 1.0
        return self.to(s.controller[entity], BLOOD * dire * change)

    def cards(self, seat: Seat, change: int) -> float:
        have = len(self.s.hands[seat])
        each = CARD if have < 6 else CARD / 2
        return self.to(seat, each * max(change, -have))

    # Vampires and cards

    def vampire(self, entity: Entity, *, others: bool = True) -> float:
        """What it adds to whoever has it."""
        s = self.s
        card = CARDS[s.face[entity]]
        worth = POTENCY * s.bp[entity] + ATTRIBUTE * sum(card.attributes) + BLOOD * s.blood[entity]
        for attached in s.attached(entity):
            worth += 0.6 if CARDS[s.face[attached]].is_title else 0.4
        if others:
            rank = max(1, len(s.coterie(s.controller[entity])))
            worth += COMPANY[min(rank, len(COMPANY)) - 1] if rank > 1 else 0.0
        return worth

    def recruit(self, face: Face) -> float:
        card = CARDS[face]
        company = len(self.s.coterie(self.seat))
        return (
            (POTENCY + BLOOD) * card.bp
            + ATTRIBUTE * sum(card.attributes)
            + COMPANY[min(company, len(COMPANY) - 1)]
            + (0.15 if card.is_able else 0.0)
        )

    def fall(self, entity: Entity, *, burned: bool = False) -> float:
        """A vampire is defeated: what that is worth, whoever did it; without what it awards."""
        s = self.s
        victim = s.controller[entity]
        if victim == NOBODY:
            return 0.0
        if len(s.coterie(victim)) == 1:
            return self.elimination(victim)
        lost = self.vampire(entity) * (1.0 if burned else FALLEN)
        worth = self.to(victim, -lost)
        return worth if burned else worth + self.prestige(victim, -1)

    def context(self, minion: Entity = NO_ENTITY, target: int = 0, face: Face = NO_FACE) -> Context:
        return Context(self.seat, minion, target, face, NO_ENTITY, NOTHING_CHOSEN)


NOTHING_CHOSEN: Final = (0,) * 8
"""Registers of a text that nobody has begun to carry out."""


def _agenda_worth(points: int) -> float:
    return points + 0.035 * points * points


def _prestige_worth(tokens: int) -> float:
    return 4.0 * (1 - exp(-tokens / 4.5)) + 0.11 * tokens


def standings(s: Rivals) -> list[float]:
    """The chances of each, for a search that stops here."""
    if s.outcome:
        best = max(s.outcome)
        winners = [score == best for score in s.outcome]
        return [won / sum(winners) for won in winners]
    weights = []
    for seat in s.everybody():
        coterie = s.coterie(seat)
        look = Outlook(s, seat)
        company = fsum(look.vampire(e, others=False) for e in coterie) + sum(COMPANY[1 : len(coterie)])
        company += (1 - FALLEN) * fsum(POTENCY * s.bp[e] for e in s.in_region(TORPOR) if s.controller[e] == seat)
        worth = _agenda_worth(s.agenda[seat]) + _prestige_worth(s.prestige[seat]) + company
        worth += CARD * min(8, len(s.hands[seat]))
        weights.append(0.0 if s.eliminated >> seat & 1 else exp(0.28 * worth))
    total = sum(weights) or 1.0
    return [weight / total for weight in weights]
