"""What the shared tests ask of a game's own side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from hypothesis.strategies import SearchStrategy

from elysium.engine.game import Game
from elysium.engine.state import State


class Declared[S: State]:
    """A game at the shared tests. Its own side derives from this in a module that ends with `DECLARED = …()`.

    That is `tests/games/<game>/harness.py` for a game of this repository, `<game>_harness.py` beside a guest's package.
    """

    game: Game[S]
    statements: int
    """How many rule statements there are, so that none gets lost."""
    pending_areas: tuple[str, ...] = ()
    """Areas of rules that may wait for the cards they are about."""
    variants: Sequence[Mapping[str, str]] = ({},)
    """Table options worth trying; none means the defaults."""
    sizes: Sequence[int] = ()
    """Table sizes that stand for all, where every size would take too long."""
    depth: int = 0
    """For a game too long to look at every decision: how deep into one the tests look."""

    longest: int = 100_000
    """How many decisions of a game are played where one is recorded."""
    courses: int = 2_000
    """How many games have to be the same in both forms of the rules."""

    wrong_words: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """By language, patterns of words that the game's texts once used beside the right one, or that mislead there."""

    # Enumerations

    enumerations: frozenset[str] = frozenset()
    """Lists of words that stand right below the constants they name."""
    affixes: tuple[str, ...] = ()
    """What constants begin or end with to be told apart, and words do not."""
    own_spelling: Mapping[str, str] = MappingProxyType({})
    """Words that are told otherwise than the constant is called."""

    def own_tables(self, players: int) -> SearchStrategy[dict[str, str]] | None:
        """Options of tables beyond the variants, drawn at random, if the game has so many that a list will not do."""
        return None

    def check(self, s: S) -> None:
        """AssertionError if something is so that never can be while somebody is asked, beyond cards being lost."""
        return

    # What is known

    says_what_is_known: bool = True
    """Whether there is anything that `knowledge` tells."""

    def truth(self, s: S, names: Sequence[str]) -> dict[str, set[str]]:
        """Under every word that `knowledge` can use, the cards that really are there."""
        return {}

    def is_certain(self, word: str) -> bool:
        """Whether knowledge lists under this word what surely is there, instead of all that can be."""
        return False
