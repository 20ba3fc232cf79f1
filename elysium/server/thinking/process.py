"""The server's end of one thinking child."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from itertools import count
from typing import TypeGuard

from elysium import compiled
from elysium.engine.state import Option
from elysium.server.settings import VARIABLE
from elysium.server.thinking.frames import (
    LENGTH_BYTES,
    AnswerNow,
    BadFrame,
    Failed,
    FromChild,
    Measure,
    Measured,
    Think,
    ThinkingProgress,
    ThinkingResult,
    framed,
    length_in,
    read_by_server,
)

CHILD = (sys.executable, "-P", "-m", "elysium.server.thinking.child")
FAREWELL_SECONDS = 1.0
SILENCE_SECONDS = 2.0
"""After so long without a word we look whether the child still lives: not every end of one is heard."""


@cache
def form_of_children() -> compiled.Form:
    """In which form bots think: compiled where that is built, whatever the server itself runs on."""
    return "pure" if os.environ.get(compiled.WANTED) == "0" else compiled.form_built()


class ChildLost(Exception):
    """It died, hangs or talks nonsense: a new one is needed."""


class BotBroke(Exception):
    """The child is well, but the bot gave no answer."""


class ThinkingProcess:
    """One child, which thinks about one thing at a time; when it is lost the next thought starts a new one."""

    def __init__(self, command: Sequence[str] = CHILD) -> None:
        self._command = command
        self._process: Process | None = None
        self._numbers = count(1)
        self._number = 0
        """Of the thought that the child is at; 0 between thoughts."""
        self.starts = 0

    @property
    def pid(self) -> int:
        """0 while there is no child."""
        return self._process.pid if _is_alive(self._process) else 0

    async def start(self) -> Process:
        if _is_alive(self._process):
            return self._process
        self.starts += 1
        # The child must find the same modules as the server, wherever that found them. What the server was told, the
        # way into its database with it, is none of a bot's business.
        environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
        environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
        if form_of_children() == "compiled":
            environment[compiled.WANTED] = "1"
        self._process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, env=environment)
        return self._process

    async def think(
        self,
        game: str,
        bot: str,
        view: bytes,
        limit: float,
        on_progress: Callable[[int], None],
        is_hurried: Callable[[], bool],
    ) -> Option:
        """Raises ChildLost or BotBroke."""
        answer = await self._ask(Think(next(self._numbers), game, bot, view), limit, on_progress, is_hurried)
        assert isinstance(answer, ThinkingResult)
        return answer.option

    async def measure(self, game: str, limit: float) -> float:
        """The seconds that an iteration takes in a game. Raises ChildLost or BotBroke."""
        answer = await self._ask(Measure(next(self._numbers), game), limit, lambda _: None, lambda: False)
        assert isinstance(answer, Measured)
        return answer.seconds

    async def _ask(
        self,
        question: Think | Measure,
        limit: float,
        on_progress: Callable[[int], None],
        is_hurried: Callable[[], bool],
    ) -> ThinkingResult | Measured:
        try:
            async with asyncio.timeout(limit):
                process = await self.start()
                assert process.stdin is not None
                if process.stdin.is_closing():
                    raise BrokenPipeError  # some event loops raise something else if one writes all the same
                self._number = question.number
                process.stdin.write(framed(question))
                if is_hurried():
                    self.hurry()
                await process.stdin.drain()
                answer = await self._answer(process, on_progress)
                if isinstance(answer, Measured) != isinstance(question, Measure):
                    raise BadFrame("an answer of another kind")
                return answer
        except (TimeoutError, BadFrame, OSError, EOFError) as error:
            await self.kill()
            raise ChildLost(f"{type(error).__name__} {error}") from error
        except asyncio.CancelledError:
            await self.kill()
            raise
        finally:
            self._number = 0

    async def _answer(self, process: Process, on_progress: Callable[[int], None]) -> ThinkingResult | Measured:
        while True:
            message = await _hear(process)
            if message.number != self._number:
                raise BadFrame("an answer to another question")
            if isinstance(message, Failed):
                raise BotBroke(message.error)
            if not isinstance(message, ThinkingProgress):
                return message
            on_progress(message.percent)

    def hurry(self) -> None:
        """Let the child answer with the best it has found so far."""
        stdin = self._process.stdin if self._number and _is_alive(self._process) else None
        if stdin is not None and not stdin.is_closing():
            stdin.write(framed(AnswerNow(self._number)))

    async def kill(self) -> None:
        """Whether or not its end is ever noticed: whoever waits for an answer cannot wait for that."""
        process, self._process = self._process, None
        if _is_alive(process):
            with suppress(ProcessLookupError):
                process.kill()
            with suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL_SECONDS):
                    await process.wait()

    async def close(self) -> None:
        """Let it go by itself; a child goes when nobody can ask it anything any more."""
        if not _is_alive(self._process):
            return
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(FAREWELL_SECONDS):
                await self._process.wait()
        except TimeoutError:
            await self.kill()


async def _hear(process: Process) -> FromChild:
    head = await _read(process, LENGTH_BYTES)
    return read_by_server(await _read(process, length_in(head)))


async def _read(process: Process, size: int) -> bytes:
    assert process.stdout is not None
    while True:
        has_ended = _has_ended(process)
        try:
            async with asyncio.timeout(SILENCE_SECONDS):
                return await process.stdout.readexactly(size)
        except TimeoutError:
            if has_ended:
                raise EOFError("it has ended without a word") from None


def _has_ended(process: Process) -> bool:
    """As the operating system knows it, and without taking the news away from the event loop."""
    try:
        return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:
        return True


def _is_alive(process: Process | None) -> TypeGuard[Process]:
    return process is not None and process.returncode is None
