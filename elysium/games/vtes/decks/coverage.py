"""Which of the archived decks that won tournaments could be played here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence, Set

from krcg import twda

from elysium.engine.decks import Coverage, DecksPlayable
from elysium.games.vtes.definitions.facts import facts

RECENT = "2020-01-01"
MOST_NEXT = 50
FEW = 2


def coverage(supported: Set[int]) -> Coverage:
    """An undated deck counts among all decks but not among the recent ones."""
    everything: list[set[int]] = []
    recent: list[set[int]] = []
    for deck in twda.load_local().values():
        lacking = {card.id for card in deck.cards} - supported
        everything.append(lacking)
        if deck.event and deck.event.date and deck.event.date.isoformat() >= RECENT:
            recent.append(lacking)
    return Coverage(
        supported={"library": _names(supported, crypt=False), "crypt": _names(supported, crypt=True)},
        decks={"all": _counted(everything), "since-2020": _counted(recent)},
        next=[facts()[card].name if card in facts() else str(card) for card in most_wanted(recent)],
    )


def _names(cards: Iterable[int], crypt: bool) -> list[str]:
    return sorted(facts()[card].name for card in cards if facts()[card].crypt is crypt)


def _counted(lacking: Sequence[Set[int]]) -> DecksPlayable:
    return DecksPlayable(
        total=len(lacking),
        playable=sum(not cards for cards in lacking),
        lacking_two=sum(len(cards) <= FEW for cards in lacking),
    )


def most_wanted(lacking: Iterable[Collection[int]], most: int = MOST_NEXT) -> list[int]:
    """Again and again the card that completes most decks; of equal ones, that which most decks use."""
    open_decks = [set(cards) for cards in lacking if cards]
    used_by = Counter(card for cards in open_decks for card in cards)
    wanted: list[int] = []
    while used_by and len(wanted) < most:
        completes = Counter(next(iter(cards)) for cards in open_decks if len(cards) == 1)
        card = max(used_by, key=lambda card: (completes[card], used_by[card], -card))
        wanted.append(card)
        del used_by[card]
        for cards in open_decks:
            cards.discard(card)
        open_decks = [cards for cards in open_decks if cards]
    return wanted
