"""What somebody can know of cards that they do not see, in words."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.bits import members
from elysium.games.vendetta.cards.reading import edition_of
from elysium.games.vendetta.state import NOTHING, Vendetta
from elysium.games.vendetta.worlds import Hidden


def knowledge(view: Vendetta, names: Sequence[str]) -> dict[str, list[str]]:
    """For each other player what the cards in hand and face down can be, and which are certain. [VEN-HAND-06]

    `sure` are cards that are in hand, `out` those that are either in hand or face down.
    """
    cards = edition_of(view.edition).cards
    known: dict[str, list[str]] = {}

    def tell(word: str, found: int) -> None:
        known[word] = [cards[card].name for card in members(found)]

    for seat, name in enumerate(names):
        if seat == view.viewer or not view.alive >> seat & 1 or view.clans[seat] == NOTHING:
            continue
        hidden = Hidden(view, seat)
        if hidden.in_hand:
            tell(f"{name}/sure", hidden.surely_in_hand)
            tell(f"{name}/hand", hidden.possible_in_hand)
        either = hidden.surely_outside & ~hidden.surely_in_hand
        if either:
            tell(f"{name}/out", either)
        for place in hidden.places:
            tell(f"laid/{place + 1}", hidden.possible_face_down)
    return known


def mark_of_known(word: str, names: Sequence[str]) -> str:
    """Where on the board that is: a laid card, or what is known of somebody."""
    whose, what = word.split("/")
    return f"card:{what}" if whose == "laid" else f"{what}:{names.index(whose)}"


def knowledge_key(view: Vendetta) -> object:
    seen = view.shown, view.regained, view.glimpsed, view.memory
    return view.over, view.clans, view.alive, tuple(view.hands), view.laid, seen
