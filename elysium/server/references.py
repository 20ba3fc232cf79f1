"""What is printed on real cards. Reading it takes seconds in which nothing else goes on, so another process does it."""

from __future__ import annotations

import subprocess
import sys

import msgspec

from elysium.engine.registry import load_game
from elysium.server.wire import CardReference

_decode = msgspec.json.Decoder(dict[str, CardReference]).decode


def read_references(game: str) -> dict[str, CardReference]:
    """Of all cards of a game, by word. To be called off the event loop."""
    told = subprocess.run([sys.executable, "-m", __name__, game], check=True, stdout=subprocess.PIPE)
    return _decode(told.stdout)


def _tell(name: str) -> None:
    find = load_game(name).cards.references
    told = {} if find is None else {word: CardReference(text, rulings) for word, (text, rulings) in find().items()}
    sys.stdout.buffer.write(msgspec.json.encode(told))


if __name__ == "__main__":
    _tell(sys.argv[1])
