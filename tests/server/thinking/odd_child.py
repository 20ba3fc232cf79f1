"""Children that go wrong, each in its own way: run with the name of one."""

import os
import sys
import time
from random import Random
from typing import BinaryIO

from elysium.bots.bot import Bot, ProgressCallback
from elysium.engine.observation import Observation
from elysium.engine.state import Option
from elysium.server.thinking.child import Child
from elysium.server.thinking.child import main as run_child
from elysium.server.thinking.frames import (
    LENGTH_BYTES,
    LONGEST_FRAME,
    FromChild,
    Think,
    ThinkingProgress,
    ThinkingResult,
    framed,
    length_in,
    read_by_child,
)

MOST_FILES = 64
"""More than a child can have inherited."""


def answer_with(message: bytes) -> None:
    """The same to every question, whatever it is."""
    requests: BinaryIO = sys.stdin.buffer
    while head := requests.read(LENGTH_BYTES):
        requests.read(length_in(head))
        sys.stdout.buffer.write(message)
        sys.stdout.buffer.flush()


def answer_to(reply: type[ThinkingResult] | type[ThinkingProgress]) -> None:
    """With the right number, but never with a legal option."""
    requests: BinaryIO = sys.stdin.buffer
    while head := requests.read(LENGTH_BYTES):
        question = read_by_child(requests.read(length_in(head)))
        if isinstance(question, Think):
            message: FromChild = (
                ThinkingResult(question.number, (9999,))
                if reply is ThinkingResult
                else ThinkingProgress(question.number, 50)
            )
            sys.stdout.buffer.write(framed(message))
            sys.stdout.buffer.flush()


class Broken:
    name = "broken"

    def choose(self, view: Observation, rng: Random, progress: ProgressCallback | None = None) -> Option:
        raise ValueError(f"my hand is {view.options}")


class Loud(Child):
    """A real child, in which searches fail and everything prints."""

    def bot(self, game: str, spec: str) -> Bot:
        print("this must not get in between the frames", flush=True)
        return Broken() if spec.startswith("search") else super().bot(game, spec)


def main(way: str) -> None:
    match way:
        case "garbage":
            answer_with(b"Traceback (most recent call last):\n" * 20)
        case "unreadable":
            answer_with((5).to_bytes(LENGTH_BYTES) + b"\xc1\xff\x00ab")
        case "huge":
            answer_with((LONGEST_FRAME + 1).to_bytes(LENGTH_BYTES))
        case "illegal":
            answer_to(ThinkingResult)
        case "hangs":
            answer_to(ThinkingProgress)
        case "dies":
            sys.exit(3)
        case "deaf":
            time.sleep(600)
        case "closes its ears":
            os.close(sys.stdin.fileno())
            os.closerange(sys.stderr.fileno() + 1, MOST_FILES)
            time.sleep(600)
        case "leaves its mouth open":
            sys.stdin.buffer.read(LENGTH_BYTES)
            if os.fork() == 0:
                time.sleep(30)  # whoever listens hears neither a word nor the end
            os._exit(3)
        case "breaks":
            run_child(Loud)


if __name__ == "__main__":
    main(sys.argv[1])
