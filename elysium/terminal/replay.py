"""A recording on the screen: step forward and back, as any viewer."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from elysium.engine.audience import OPEN_TABLE, SPECTATOR
from elysium.engine.course import RecordedCourse
from elysium.engine.kinds import parse_count
from elysium.engine.recording import Recording, load_recording, verify
from elysium.engine.refusal import Refusal, UnknownName
from elysium.engine.registry import load_game
from elysium.engine.text import Speech
from elysium.terminal.listing import print_json
from elysium.terminal.table import BLOOD, GOLD, draw, show_log


def replay(path: Path, viewer_name: str, check: bool, log: bool, as_json: bool, language: str) -> int:
    recording = load_recording(path)
    game = load_game(recording.game)
    course = RecordedCourse(recording, game)
    speech = Speech(language, game)
    viewer = _viewer(course, viewer_name)
    if check:
        return _check(recording, course.names, speech, as_json)
    if as_json:
        print_json(
            {
                "game": recording.game,
                "names": recording.names,
                "outcome": recording.outcome,
                "steps": course.log(viewer, speech),
            }
        )
        return 0
    if log or not sys.stdin.isatty():
        console = Console(highlight=False)
        for lines in course.log(viewer, speech):
            show_log(console, lines)
        return 0
    ReplayPlayer(course, viewer, speech).run()
    return 0


def _viewer(course: RecordedCourse, name: str) -> int:
    """A player's name, `spectator`, or `open`; open by default once the game is over, only a spectator before."""
    if not name:
        return OPEN_TABLE if course.over else SPECTATOR
    seats = ((player, seat) for seat, player in enumerate(course.names))
    everyone = [("spectator", SPECTATOR), ("open", OPEN_TABLE), *seats]
    known = {word: viewer for word, viewer in everyone if viewer in course.viewers}
    if name not in known:
        raise UnknownName("unknown-viewer", name=name, known=", ".join(known))
    return known[name]


def _check(recording: Recording, names: Sequence[str], speech: Speech, as_json: bool) -> int:
    found = verify(recording, load_game(recording.game))
    lots = recording.draw.lots if recording.draw else ()
    drawn = [names[lot.seat] for lot in lots if lot.number]
    if as_json:
        left_out = {names[lot.seat]: lot.fault for lot in lots if lot.fault}
        print_json({"agrees": not found, "differences": found, "drawn_from": drawn, "left_out": left_out})
        return 1 if found else 0
    print(speech.say(found[0] if found else "check-agrees"))
    if recording.draw is not None and not found:
        print(speech.say("ui-drawn-from", count=len(drawn), names=", ".join(drawn)))
        for lot in lots:
            if lot.fault:
                print(speech.say("ui-left-out", name=names[lot.seat], fault=lot.fault))
    return 1 if found else 0


class ReplayPlayer:
    def __init__(self, course: RecordedCourse, viewer: int, speech: Speech) -> None:
        self.course = course
        self._look_as(viewer)
        self.speech = speech
        self.console = Console(highlight=False)
        self.step = 0

    def run(self) -> None:
        last = len(self._steps) - 1
        while True:
            self._show(last)
            try:
                answer = self.console.input(Text("› ", style=GOLD)).strip()
            except EOFError:
                return
            if answer == "q":
                return
            try:
                self._understand(answer, last)
            except Refusal as refusal:
                self.console.print(Text(self.speech.refusal(refusal), style=BLOOD))

    def _understand(self, answer: str, last: int) -> None:
        if answer in ("", "n"):
            self.step = min(self.step + 1, last)
        elif answer in ("b", "p"):
            self.step = max(self.step - 1, 0)
        elif answer.isdecimal():
            self.step = min(parse_count(answer), last)
        elif answer.startswith("v"):
            self._look_as(_viewer(self.course, answer.removeprefix("v").strip()))

    def _look_as(self, viewer: int) -> None:
        self.viewer = viewer
        self._steps = list(self.course.steps(viewer))

    def _show(self, last: int) -> None:
        names, shown = self.course.names, self._steps[self.step]
        self.console.print(Rule(f"{self.step} / {last}", style=BLOOD))
        show_log(self.console, [self.speech.event(event, names) for event in shown.events])
        self.console.print(draw(shown.board, self.viewer, names, {}, self.speech))
        self.console.print(Text(self.speech.say("ui-replay-hints"), style="dim"))
