"""How much: numbers that follow from the position, or that somebody chooses."""

from __future__ import annotations

from typing import Final

from elysium.engine.cards.nodes import Amount, Noun, Quantity, Ref, Seats
from elysium.games.vtes.definitions.language import CARDS, Entity
from elysium.games.vtes.rules.limits import noted
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.terms import number_of_target
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import YOU


def count(cards: Noun) -> Amount:
    return Amount("count", "len(cards)", (("cards", cards),))


def blood_of(who: Ref) -> Amount:
    """Blood, life or counters on a card."""
    return Amount("blood-of", "blood[who]", (("who", who),))


def all_blood_of(who: Ref) -> Amount:
    """Where it is taken from there."""
    return Amount("all-blood-of", "blood[who]", (("who", who),))


def capacity_of(who: Ref) -> Amount:
    return Amount("capacity-of", "capacity[who]", (("who", who),))


def printed_capacity_of(face: Ref) -> Amount:
    """Of a card that need not be in play."""
    return Amount("printed-capacity-of", "CARDS[face_].capacity", (("face_", face),))


def _worth(s: Vtes, minion: Entity) -> int:
    card = CARDS[s.face[minion]]
    return s.capacity[minion] or max(0, card.pool_cost, card.blood_cost)


LANGUAGE.knows(_worth, number_of_target, noted)


def worth_of(who: Ref) -> Amount:
    """The capacity of a vampire, the cost of an ally."""
    return Amount("worth-of", "_worth(s, who)", (("who", who),))


def points_of(seat: Seats | Ref, after: int = 0) -> Amount:
    """Of those that the terms of a referendum share out, after so many other terms."""
    if not after:
        return Amount("points-of", "terms.count(seat)", (("seat", seat),))
    return Amount("points-of", "terms[after:].count(seat)", (("seat", seat), ("after", after)))


PAID: Final = Amount("paid", "number_of_target(c.target)")
"""The X that was chosen as the card was played."""


def counters_of(what: Ref) -> Amount:
    """Of which each is spoken of by itself."""
    return Amount("counters-of", "blood[what]", (("what", what),))


def lost_by(who: Ref) -> Amount:
    """Blood, to damage in this round."""
    return Amount("lost-by", "noted(s, who, BLOOD_LOST)", (("who", who),))


def library_size(who: Seats = YOU) -> Amount:
    return Amount("library-size", "len(libraries[who])", (("who", who),))


def smaller(one: Quantity, other: Quantity) -> Amount:
    """Whichever of two is less."""
    return Amount("smaller", "min(one, other)", (("one", one), ("other", other)))


def up_to(most: Quantity, by: Seats = YOU, *, verb: str = "") -> Amount:
    """As many as somebody likes, down to none."""
    return between(0, most, by, verb=verb)


def between(least: int, most: Quantity, by: Seats = YOU, *, verb: str = "") -> Amount:
    return Amount("x", "", (("least", least), ("most", most), ("by", by), ("verb", verb or None)), chosen=True)


X: Final = Amount("x")
"""The number that was chosen before."""
