"""The cards as they can be read and looked through, in the edition that a table plays with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from elysium.engine.kinds import Say
from elysium.engine.parts import CardFacts
from elysium.engine.statements import statements
from elysium.engine.vocabulary import words_of
from elysium.games.vendetta import cards_text, printed, rule_notes
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.cards.language import AMOUNTS, EFFECTS
from elysium.games.vendetta.cards.reading import standard
from elysium.games.vendetta.state import ALLIES, CARDS_PER_CLAN, CLANS, NOTHING, Vendetta

FOLDER: Final = Path(__file__).parent
BOARD_MESSAGES: Final = (
    "zone-offered", "zone-relic", "strip-round", "strip-planning", "strip-resolving",
    "seat-clan", "seat-team", "seat-out", "known-sure", "known-out",
    "counter-power-1", "counter-power-2", "counter-power-3", "counter-power-haven", "counter-turns",
)  # fmt: skip
"""What the board does not say from the beginning, or not at every table."""


def card_words() -> Sequence[str]:
    return [card.name for card in standard().cards]


def in_play(s: Vendetta) -> Sequence[str]:
    """All clans at the table, all allies, and the locations and relics that lie open."""
    cards = EDITIONS[s.edition].cards
    numbers: list[int] = []
    for clan in s.clans:
        if clan != NOTHING:
            numbers += range(CARDS_PER_CLAN * clan, CARDS_PER_CLAN * (clan + 1))
    numbers += range(len(CLANS) * CARDS_PER_CLAN, len(CLANS) * CARDS_PER_CLAN + ALLIES)
    numbers += [card for card in (*s.locations, *s.relics) if card != NOTHING]
    return [cards[number].name for number in numbers]


def definitions() -> Iterable[object]:
    """Our own; a table that changes them says so in its options."""
    own = standard()
    return [*own.cards, own.programs, own.rewards, *words_of(EFFECTS, AMOUNTS)]


def card_text(card: str, say: Say, edition: str) -> str:
    cards = EDITIONS[edition]
    return cards_text.card_text(cards, cards.number_of[card], say)


def card_facts(card: str, edition: str) -> CardFacts:
    cards = EDITIONS[edition]
    return printed.facts_of(cards, cards.number_of[card])


def rule_note(rule: str, say: Say, edition: str) -> str:
    return rule_notes.rule_note(EDITIONS[edition], statements(FOLDER)[rule], say)


def composed_messages() -> Iterable[str]:
    return {*cards_text.composed_messages(), *printed.composed_messages(), *BOARD_MESSAGES}
