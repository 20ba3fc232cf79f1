"""Chance: fair, in the state, and checkable."""

from collections import Counter

from elysium.engine.chance import commitment, key_from_seed, shuffle


def test_every_order_of_four_cards_is_about_as_likely() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    key = key_from_seed(b"fair")
    draw = 0
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        draw = shuffle(key, draw, cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert all(850 < count < 1150 for count in counts.values())


def test_long_decks_use_several_draws_and_stay_complete() -> None:
    cards = list(range(100))
    assert shuffle(key_from_seed(b"deck"), 0, cards) == 4
    assert sorted(cards) == list(range(100))
    assert cards != sorted(cards)


def test_the_seal_is_the_sha256_of_the_seed() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_other_seeds_give_other_deals() -> None:
    decks = []
    for seed in (b"one", b"two"):
        cards = list(range(52))
        shuffle(key_from_seed(seed), 0, cards)
        decks.append(cards)
    assert decks[0] != decks[1]
