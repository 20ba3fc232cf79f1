"""How much: numbers that follow from the position, or that somebody chooses."""

from __future__ import annotations

from typing import Final

from elysium.engine.cards.nodes import Amount, Condition, Noun, Quantity, Ref, Seats
from elysium.engine.state import Seat
from elysium.games.rivals.definitions.language import CARDS, Entity
from elysium.games.rivals.definitions.names import DISCIPLINES
from elysium.games.rivals.rules.values import disciplines_of, party_of
from elysium.games.rivals.state import Rivals
from elysium.games.rivals.vocabulary.kernel import LANGUAGE
from elysium.games.rivals.vocabulary.things import YOU


def count(cards: Noun) -> Amount:
    return Amount("count", "len(cards)", (("cards", cards),))


def icons_among(s: Rivals, vampires: list[Entity], discipline: int) -> int:
    """Every icon counts. [RIV-DISC-07]"""
    return sum([disciplines_of(s, e, discipline) for e in vampires])


LANGUAGE.knows(icons_among, party_of)


def icons_in_party(code: str) -> Amount:
    """Of a Discipline, in the party of whoever plays the card."""
    number = DISCIPLINES.index(code)
    return Amount(
        "icons-in-party", "icons_among(s, party_of(s, c.minion), number)", (("code", code), ("number", number))
    )


def agenda_of(who: Seats) -> Amount:
    return Amount("agenda-of", "agenda[who] if who >= 0 else 0", (("who", who),))


def hand_of(who: Seats) -> Amount:
    return Amount("hand-of", "len(hands[who])", (("who", who),))


def potency_of_open_top(s: Rivals, seat: Seat) -> int:
    """None if no card lies open there."""
    return CARDS[s.open_tops[seat]].bp if s.open_tops[seat] else 0


LANGUAGE.knows(potency_of_open_top)

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


def blood_of(who: Ref) -> Amount:
    """Blood on a vampire, or Prestige on a card."""
    return Amount("blood-of", "blood[who]", (("who", who),))


def one_if(condition: Condition, amount: int = 1) -> Amount:
    """So much if it is so, otherwise nothing."""
    return Amount("one-if", "amount if condition else 0", (("condition", condition), ("amount", amount)))
