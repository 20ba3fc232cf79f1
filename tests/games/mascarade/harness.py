"""Mascarade at the shared tests."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from elysium.games.mascarade.cards.scenarios import MASKS_AT_SMALL_TABLE, MOST_CENTRE_CARDS, SMALL_TABLE
from elysium.games.mascarade.definitions import MASKS
from elysium.games.mascarade.entries import MEMORY_HANDLED, parts
from elysium.games.mascarade.game import MASCARADE
from elysium.games.mascarade.state import MASK_NAMES, OPENING_TURNS, PEASANT, Mascarade
from tests.harness.declared import Declared


@st.composite
def custom_scenarios(draw: st.DrawFn, players: int) -> dict[str, str]:
    """Any list of masks that Mascarade allows, centre cards included, and anybody to begin."""
    spare = 0 if players <= SMALL_TABLE else draw(st.integers(0, MOST_CENTRE_CARDS))
    count = max(MASKS_AT_SMALL_TABLE, players) + spare
    allowed = [mask for mask in MASKS if mask.min_players <= players and mask.name not in ("judge", "peasant")]
    starred = [mask.name for mask in allowed if mask.star]
    plain = [mask.name for mask in allowed if not mask.star]
    pair = players >= MASKS[PEASANT].min_players and draw(st.booleans())
    most_stars = min(count // 2, len(starred) + 2 * pair)
    stars = draw(st.integers(max(-(-count // 3), count - 1 - len(plain)), most_stars))
    masks = ["judge", *["peasant"] * (2 * pair)]
    masks += draw(st.permutations(starred))[: stars - 2 * pair]
    masks += draw(st.permutations(plain))[: count - stars - 1]
    return {"masks": ",".join(masks), "first": str(draw(st.integers(1, players)))}


class DeclaredMascarade(Declared[Mascarade]):
    game = MASCARADE
    statements = 166
    wrong_words = MappingProxyType(
        {
            "es": (r"riqueza", r"marcador de justicia", r"manipul\w+"),
            # Nobody files a claim, and to name a mask must not read as swapping it (wymienić).
            "pl": (r"(?:roszcze\w+|rości\w* sobie)", r"wymieni[ćaeł]\w* (?:swoją )?mask\w+", r"manipul\w+"),
        }
    )
    enumerations = frozenset({"MASK_NAMES"})
    variants = ({"side": "A"}, {"side": "B"})

    def own_tables(self, players: int) -> SearchStrategy[dict[str, str]]:
        return custom_scenarios(players)

    def check(self, s: Mascarade) -> None:
        masks = list(s.dealt)
        for entry in map(parts, s.memory):
            if entry[0] == MEMORY_HANDLED:
                _, _, first, second, really = entry
                if really:
                    masks[first], masks[second] = masks[second], masks[first]
            else:
                _, _, place, mask = entry
                assert masks[place] == mask, "somebody remembers another mask than was shown"
        assert masks == s.masks, "the masks do not lie as they were handled"
        assert s.active < s.seats, "it is nobody's turn"
        assert not (s.claimants | s.shown | s.barred) >> len(s.masks), "a claim of nobody"
        assert 0 <= s.opening <= OPENING_TURNS

    def truth(self, s: Mascarade, names: Sequence[str]) -> dict[str, set[str]]:
        word = self.game.kinds["card"].word
        return {word(person, names): {MASK_NAMES[mask]} for person, mask in zip(s.sitting, s.masks, strict=True)}


DECLARED = DeclaredMascarade()
