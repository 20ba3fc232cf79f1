"""How much: numbers that follow from the position, or that somebody chooses."""

from __future__ import annotations

from typing import Final

from elysium.engine.cards.nodes import Amount, Condition, Noun, Quantity, Ref, Seats
from elysium.engine.state import Seat
from elysium.games.rivals.definitions.language import CARDS, Entity
from elysium.games.rivals.definitions.names import DISCIPLINES
from elysium.games.rivals.marks import MORTALS_DEFEATED, TABLE_ITSELF, marks_on
from elysium.games.rivals.rules.turn import inquisition_damage
from elysium.games.rivals.rules.values import clans_of, disciplines_of, party_of, whole_influence_of
from elysium.games.rivals.state import Rivals
from elysium.games.rivals.vocabulary.kernel import LANGUAGE
from elysium.games.rivals.vocabulary.things import YOU


def count(cards: Noun) -> Amount:
    return Amount("count", "len(cards)", (("cards", cards),))


def icons_among(s: Rivals, vampires: list[Entity], discipline: int) -> int:
    """Every icon counts. [RIV-DISC-07]"""
    return sum([disciplines_of(s, e, discipline) for e in vampires])


LANGUAGE.knows(icons_among, party_of, disciplines_of)


def icons_in_party(code: str) -> Amount:
    """Of a Discipline, in the party of whoever plays the card."""
    number = DISCIPLINES.index(code)
    return Amount(
        "icons-in-party", "icons_among(s, party_of(s, c.minion), number)", (("code", code), ("number", number))
    )


def icons_in_coterie(code: str) -> Amount:
    """Of a Discipline, in one's own coterie."""
    number = DISCIPLINES.index(code)
    return Amount("icons-in-coterie", "icons_among(s, s.coterie(c.seat), number)", (("code", code), ("number", number)))


def icons_of(who: Ref, code: str) -> Amount:
    """Of a Discipline, on a single vampire. [RIV-DISC-04]"""
    args = (("who", who), ("code", code), ("number", DISCIPLINES.index(code)))
    return Amount("icons-of", "disciplines_of(s, who, number)", args)


def agenda_of(who: Seats) -> Amount:
    return Amount("agenda-of", "agenda[who] if who >= 0 else 0", (("who", who),))


def hand_of(who: Seats) -> Amount:
    return Amount("hand-of", "len(hands[who])", (("who", who),))


def potency_of_open_top(s: Rivals, seat: Seat) -> int:
    """None if no card lies open there."""
    return CARDS[s.open_tops[seat]].bp if s.open_tops[seat] else 0


LANGUAGE.knows(potency_of_open_top, clans_of)

CLANS_IN_COTERIE: Final = Amount("clans-in-coterie", "clans_of(s, c.seat).bit_count()")
POTENCY_OF_TOP: Final = Amount("potency-of-top", "potency_of_open_top(s, c.seat)")
"""Of the top card of one's Library, that everybody has seen."""


def between(least: int, most: Quantity, by: Seats = YOU) -> Amount:
    """As many as somebody likes."""
    return Amount("x", "", (("least", least), ("most", most), ("by", by)), chosen=True)


def smaller(one: Quantity, other: Quantity) -> Amount:
    """Whichever of two is less."""
    return Amount("smaller", "min(one, other)", (("one", one), ("other", other)))


SPARE_PRESTIGE: Final = Amount("spare-prestige", "max(0, prestige[c.seat] - 1)")
"""What can be spent without one's last Prestige. [RIV-ABIL-08]"""


X: Final = Amount("x")
"""The number that was chosen before."""


def twice(amount: Amount) -> Amount:
    return Amount("twice", "2 * amount", (("amount", amount),))


HAND: Final = Amount("hand", "len(hands[c.seat])")
"""The cards in one's own hand."""


def _mortals_defeated(s: Rivals, seat: Seat) -> int:
    return len([fields for fields in marks_on(s, TABLE_ITSELF, MORTALS_DEFEATED) if fields == (seat,)])


def _damage_taken(s: Rivals) -> int:
    """By the target, from the attacker: what is left of it when everything has lowered it. [RIV-DAMAGE-06]"""
    return sum(
        [normal + aggravated for who, normal, aggravated, _, by in s.damage if (who, by) == (s.target, s.attacker)]
    )


LANGUAGE.knows(_mortals_defeated, _damage_taken, inquisition_damage)

MORTALS_DEFEATED_BY_YOU: Final = Amount("mortals-defeated", "_mortals_defeated(s, c.seat)")
"""In this turn."""
DAMAGE_TAKEN: Final = Amount("damage-taken", "_damage_taken(s)")
INQUISITION_DAMAGE: Final = Amount("inquisition-damage", "inquisition_damage(s)")
"""What the Second Inquisition is about to deal. [RIV-CARD-07]"""


LANGUAGE.knows(whole_influence_of)


def exerted_by(who: Ref) -> Amount:
    """The Influence that it has just exerted."""
    return Amount("exerted-by", "whole_influence_of(s, who)", (("who", who),))


PRESTIGE_GAINED: Final = Amount("prestige-gained", "x", (("x", X),))
"""As much as somebody has said that they gain."""


def blood_of(who: Ref) -> Amount:
    """Blood on a vampire, or Prestige on a card."""
    return Amount("blood-of", "blood[who]", (("who", who),))


def one_if(condition: Condition, amount: int = 1) -> Amount:
    """So much if it is so, otherwise nothing."""
    return Amount("one-if", "amount if condition else 0", (("condition", condition), ("amount", amount)))
