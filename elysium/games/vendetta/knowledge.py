"""What somebody can know of cards that they do not see, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from elysium.engine.bits import members
from elysium.engine.observation import Known
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.state import NOTHING, Vendetta
from elysium.games.vendetta.worlds import Hidden


def knowledge(view: Vendetta, names: Sequence[str]) -> dict[str, list[str]]:
    """For each other player what the cards in hand and face down can be, and which are certain. [VEN-HAND-06]

    `sure` are cards that are in hand, `out` those that are either in hand or face down.
    """
    cards = EDITIONS[view.edition].cards
    known: dict[str, list[str]] = {}

    def tell(word: str, found: int) -> None:
        known[word] = [cards[card].name for card in members(found)]

    for hidden in _hidden(view):
        name = names[hidden.seat]
        if hidden.in_hand:
            tell(f"{name}/sure", hidden.surely_in_hand)
            tell(f"{name}/hand", hidden.possible_in_hand)
        either = hidden.surely_outside & ~hidden.surely_in_hand
        if either:
            tell(f"{name}/out", either)
        for place in hidden.places:
            tell(f"laid/{place + 1}", hidden.possible_face_down)
    return known


def known(view: Vendetta) -> dict[str, Known]:
    """The same by mark, for a table that shows who holds what: `out` are only those that may be in hand after all.

    With `hand` goes how many cards are still to be guessed; with those face down, where they cannot be told apart.
    """
    if view.viewer >= view.seats or view.over:
        return {}
    found: dict[str, Known] = {}
    for hidden in _hidden(view):
        face_down = hidden.possible_face_down
        is_read = face_down.bit_count() == 1
        if hidden.in_hand:
            sure = hidden.surely_in_hand
            free = hidden.in_hand - sure.bit_count()
            either = hidden.surely_outside & ~sure if free else 0
            if is_read and hidden.places:
                either &= ~face_down
            guesses = free + (0 if is_read else len(hidden.places)) - either.bit_count() if free else 0
            found[f"sure:{hidden.seat}"] = _known(view.edition, sure)
            found[f"hand:{hidden.seat}"] = _known(view.edition, hidden.possible_in_hand, guesses)
            if either:
                found[f"out:{hidden.seat}"] = _known(view.edition, either)
        for place in hidden.places:
            found[f"card:{place + 1}"] = _known(view.edition, face_down)
    return found


def _hidden(view: Vendetta) -> list[Hidden]:
    """What is unknown of each of the others who are in the game."""
    others = [seat for seat in view.everybody() if seat != view.viewer and view.alive >> seat & 1]
    return [Hidden(view, seat) for seat in others if view.clans[seat] != NOTHING]


@lru_cache(maxsize=4096)
def _known(edition: str, found: int, guesses: int = 0) -> Known:
    cards = EDITIONS[edition].cards
    return Known(tuple([cards[card].name for card in members(found)]), guesses=guesses)


def mark_of_known(word: str, names: Sequence[str]) -> str:
    """Where on the board that is: a laid card, or what is known of somebody."""
    whose, what = word.split("/")
    return f"card:{what}" if whose == "laid" else f"{what}:{names.index(whose)}"


def knowledge_key(view: Vendetta) -> object:
    seen = view.shown, view.regained, view.glimpsed, view.memory
    return view.over, view.clans, view.alive, tuple(view.hands), view.laid, seen
