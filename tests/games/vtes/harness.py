"""V:TES at the shared tests."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from elysium.games.vtes.cards.facts import Deck, facts
from elysium.games.vtes.cards.registry import supported
from elysium.games.vtes.decks import deck_word
from elysium.games.vtes.game import VTES
from elysium.games.vtes.state import Vtes
from tests.harness.declared import Declared


@st.composite
def decks_of_all_cards(draw: st.DrawFn, players: int) -> dict[str, str]:
    """Legal decks of any cards that can be played, a different one for every seat."""
    rng = Random(draw(st.integers(0, 2**32)))
    return {"decks": ",".join(deck_word(random_deck(rng, players)) for _ in range(players))}


def random_deck(rng: Random, players: int) -> Deck:
    cards = [facts()[face] for face in sorted(supported())]
    group = rng.randrange(1, 6)
    crypt = [fact.id for fact in cards if fact.crypt and fact.group in (0, group, group + 1)]
    library = [fact.id for fact in cards if not fact.crypt]
    size = rng.randrange(40, 41 + 10 * players)
    return Deck(
        "random",
        tuple(sorted(Counter(rng.choices(crypt, k=12)).items())),
        tuple(sorted(Counter(rng.choices(library, k=size)).items())),
    )


class DeclaredVtes(Declared[Vtes]):
    game = VTES
    statements = 638
    pending_areas = ("imbued", "advanced", "terms")
    variants = ({}, {"decks": "first-blood-nosferatu,first-blood-tremere", "half-decks": "yes"})
    sizes = (2, 3, 5)
    depth = 1500
    says_what_is_known = False

    def own_tables(self, players: int) -> SearchStrategy[dict[str, str]]:
        return decks_of_all_cards(players)


DECLARED = DeclaredVtes()
