"""Chance as plain data: a secret key and a count of draws give every random number of a game.

BLAKE2b in counter mode: nobody who sees some of the results can work out the others, and anybody who is
told the seed afterwards can check all of them.
"""

from functools import cache
from hashlib import blake2b, sha256
from math import perm
from typing import Final

_DRAWS_PER_BLOCK: Final = 32


def key_from_seed(seed: bytes) -> bytes:
    return blake2b(seed, digest_size=32, person=b"elysium-chance").digest()


def commitment(seed: bytes) -> str:
    """What the table publishes before the first card, so that the seed cannot be changed later."""
    return sha256(seed).hexdigest()


def block(key: bytes, draw: int) -> int:
    """The 512 random bits of one draw."""
    return int.from_bytes(blake2b(draw.to_bytes(8, "little"), key=key).digest(), "little")


def shuffle[C: int](key: bytes, draw: int, cards: list[C]) -> int:
    """Fisher-Yates in place, up to 32 swaps from each block; return the number of the next unused draw."""
    for first in range(len(cards) - 1, 0, -_DRAWS_PER_BLOCK):
        bits = block(key, draw) % _arrangements(first + 1)
        draw += 1
        for last in range(first, max(first - _DRAWS_PER_BLOCK, 0), -1):
            bits, pick = divmod(bits, last + 1)
            cards[last], cards[pick] = cards[pick], cards[last]
    return draw


@cache
def _arrangements(count: int) -> int:
    """P(n, k) for one block: reducing its 512 bits modulo this number first lets divmod work on small ints."""
    return perm(count, min(count, _DRAWS_PER_BLOCK))
