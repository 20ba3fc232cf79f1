"""All cards that can be played: those with a definition."""

from __future__ import annotations

from elysium.games.rivals.cards import (
    actions,
    agendas,
    attacks,
    city,
    conclave_22,
    conspiracies,
    havens,
    modifiers,
    ongoing,
    promo,
    reactions,
    schemes,
    titles,
    unhosted,
    wolf_and_rat,
)
from elysium.games.rivals.cards.crypt import brujah, malkavian, toreador, ventrue
from elysium.games.rivals.definitions.language import CARDS, LATER_PRINTING, Face
from elysium.games.rivals.vocabulary.kernel import LANGUAGE
from elysium.games.rivals.vocabulary.lowering import lower

DEFINITIONS = (
    attacks, reactions, actions, unhosted, schemes, conspiracies, titles, modifiers, ongoing, city, havens, agendas,
    wolf_and_rat, conclave_22, promo,
    brujah, malkavian, toreador, ventrue,
)  # fmt: skip

CARDS.make = lower


def supported() -> frozenset[Face]:
    """Cards as decks name them, whichever printing is played with."""
    return frozenset(face for face in CARDS if not face & LATER_PRINTING)


def generated_source() -> str:
    """A module with the functions of all cards."""
    assert all(CARDS[face] for face in CARDS)
    return LANGUAGE.module()
