"""The child process in which bots think: `python -m elysium.server.thinking.child`, started by the server alone.

It sees observations and nothing else, writes to no file, and goes when the server goes.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
from functools import cache
from queue import SimpleQueue
from random import Random, SystemRandom
from time import monotonic
from traceback import extract_tb
from typing import BinaryIO

from elysium.bots.bot import Bot, make_bot
from elysium.bots.effort import seconds_an_iteration
from elysium.engine.observation import is_observation
from elysium.engine.registry import load_game
from elysium.engine.state import Option
from elysium.server.thinking.frames import (
    LENGTH_BYTES,
    AnswerNow,
    Failed,
    FromChild,
    Measure,
    Measured,
    Think,
    ThinkingProgress,
    ThinkingResult,
    framed,
    length_in,
    read_by_child,
)

POLITENESS = 5
"""How far a child stands back behind the table itself when the processor is short."""
BETWEEN_REPORTS = 0.1


class Child:
    def __init__(self, requests: BinaryIO, answers: BinaryIO) -> None:
        self._requests = requests
        self._answers = answers
        self._jobs: SimpleQueue[Think | Measure] = SimpleQueue()
        self._hurried = -1

    def run(self) -> None:
        threading.Thread(target=self._listen, daemon=True).start()
        while True:
            job = self._jobs.get()
            try:
                if isinstance(job, Measure):
                    self._say(Measured(job.number, seconds_an_iteration(load_game(job.game))))
                else:
                    self._think(job)
            except Exception as error:
                self._say(Failed(job.number, _without_secrets(error)))

    def bot(self, game: str, spec: str) -> Bot:
        return _bot(game, spec)

    def _listen(self) -> None:
        """In a thread of its own, because a bot may think for long without looking up."""
        try:
            while len(head := self._requests.read(LENGTH_BYTES)) == LENGTH_BYTES:
                message = read_by_child(self._requests.read(length_in(head)))
                if isinstance(message, AnswerNow):
                    self._hurried = message.number
                else:
                    self._jobs.put(message)
        finally:
            os._exit(0)

    def _think(self, job: Think) -> None:
        reported = monotonic()

        def progress(done: float, best: Option) -> bool:
            nonlocal reported
            if self._hurried == job.number:
                return False
            if monotonic() - reported >= BETWEEN_REPORTS:
                self._say(ThinkingProgress(job.number, int(100 * done)))
                reported = monotonic()
            return True

        view = pickle.loads(job.view)
        assert is_observation(view), "a bot sees an observation and nothing else"
        option = self.bot(job.game, job.bot).choose(view, Random(SystemRandom().getrandbits(256)), progress)
        self._say(ThinkingResult(job.number, option))

    def _say(self, message: FromChild) -> None:
        self._answers.write(framed(message))
        self._answers.flush()


@cache
def _bot(game: str, spec: str) -> Bot:
    return make_bot(spec, load_game(game))


def _without_secrets(error: Exception) -> str:
    """The kind of error and the place, but not its words: they may quote a hand."""
    places = extract_tb(error.__traceback__)
    where = f" at {places[-1].filename}:{places[-1].lineno}" if places else ""
    return f"{type(error).__name__}{where}"


def main(kind: type[Child] = Child) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when its children go
    os.nice(POLITENESS)
    requests = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever a game or a library prints must not get in between the frames.
    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        kind(requests, answers).run()
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()
