"""A card that goes back into the deck unseen: where it lies then, and what the others can still be sure of."""

from __future__ import annotations

from random import Random
from typing import Any

from elysium.engine.chance import key_from_seed
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.state import HAND_BUILDING, Vendetta
from elysium.games.vendetta.terms import PUT_UNDER, SHUFFLE_BACK
from elysium.games.vendetta.worlds import WorldSampler
from tests.games.vendetta.tables import answer, described

BANE, STRIKE, READY, HUNT = (VENDETTA.cards.words().index(name) for name in (
    "malkavs-bane", "shadow-strike", "malkavian-ready", "malkavian-hunt",
))  # fmt: skip
KNOWN = 1 << BANE | 1 << STRIKE | 1 << READY | 1 << HUNT
ANA, BEA, CAI = 0, 1, 2


def round_end(**position: Any) -> Vendetta:
    """The first player has Malkav's Bane on the table and must shuffle a card back."""
    return described(
        4,
        clans={"ana": "malkavian", "bea": "brujah", "cai": "gangrel", "dan": "toreador"},
        phase="round-end",
        **{"table": {1: {"ana": ["MA06"]}, 2: {"ana": ["MA04"]}}, **position},
    )


def hunt_shuffled_back(seed: int, **position: Any) -> Vendetta:
    s = round_end(**position)
    s.key = key_from_seed(b"back %d" % seed)
    answer(s, (SHUFFLE_BACK, HUNT))
    assert s.phase == HAND_BUILDING
    return s


def test_it_may_lie_anywhere_in_the_deck() -> None:
    places = {hunt_shuffled_back(seed).decks[ANA].index(HUNT) for seed in range(100)}
    assert places == set(range(6))


def missing_for(s: Vendetta, viewer: int) -> set[int]:
    """Which of these cards can be in the deck again, as far as this player can tell."""
    sample, rng = WorldSampler(VENDETTA.observe(s, viewer)), Random(1)
    return {KNOWN & ~sample(rng).hands[ANA] for _ in range(300)}


def test_the_others_know_that_only_one_of_the_cards_they_saw_is_missing() -> None:
    missing = missing_for(hunt_shuffled_back(1), BEA)
    assert missing == {1 << BANE, 1 << STRIKE, 1 << READY, 1 << HUNT}


def test_of_two_that_went_back_at_most_two_are_missing() -> None:
    s = hunt_shuffled_back(1, alliance={"ana": ["AL27"]})
    answer(s, (PUT_UNDER, READY))
    counts = {cards.bit_count() for cards in missing_for(s, BEA)}
    assert max(counts) == 2
    assert 1 << READY | 1 << HUNT in missing_for(s, BEA)


def test_what_only_one_player_had_looked_at_only_that_player_counts() -> None:
    s = round_end(table={1: {"ana": ["MA06"]}, 2: {"ana": ["MA04 down"]}})
    s.glimpsed = s.put(s.glimpsed, BEA, 1 << STRIKE)
    answer(s, (SHUFFLE_BACK, HUNT))
    assert missing_for(s, BEA) == {1 << BANE, 1 << STRIKE, 1 << READY, 1 << HUNT}
    assert 1 << STRIKE | 1 << HUNT in missing_for(s, CAI)
    assert 1 << READY | 1 << HUNT not in missing_for(s, CAI)
