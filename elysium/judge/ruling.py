"""Running a ruling: build the position, play, compare."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from operator import eq
from pathlib import Path
from typing import Any

import msgspec

from elysium.engine.audience import SPECTATOR, includes
from elysium.engine.document import Document, documents
from elysium.engine.files import read_file
from elysium.engine.game import Game
from elysium.engine.kinds import Number, seat_words
from elysium.engine.match import Match
from elysium.engine.refusal import BadFile, BadSetup, Refusal
from elysium.engine.registry import load_game
from elysium.engine.state import Event, Option
from elysium.engine.statements import statements
from elysium.engine.table import MOST_PASSES, Table

PASSING = ("pass", "decline")
DOING_NOTHING = (*PASSING, "no", "done", "stay")
"""Verbs of those who let things take their course, in games without manners of passing."""
RESOLVED = "resolved"
"""Waited for instead of a position: what the last choice set off is over."""
MOST_BYTES = 1_000_000
MOST_NAMED = 12
"""Of the options that were legal where another one was chosen."""
TURN = "turn"
KEYS = ("rule", "game", "title", "table", "position", "play", "expect", "refused", "note")
type DocumentPath = tuple[str | int, ...]
"""Where in the document a part stands."""


class Difference(msgspec.Struct):
    """Something expected that is not so."""

    line: int
    what: str
    expected: Any
    found: Any
    legal: list[str] = []
    """Where a choice was refused, the legal ones that begin like it; a beginning may be nothing."""


class Verdict(msgspec.Struct):
    """What came of one document of a file."""

    rules: list[str]
    game: str
    title: str
    line: int
    log: list[str]
    """Everything that happened, for all audiences, in words."""
    differences: list[Difference]
    unplayed: int = 0
    """How many moves were left when one failed: what comes after it would mean nothing."""

    @property
    def passed(self) -> bool:
        return not self.differences


def judge_file(path: Path) -> list[Verdict]:
    """Run every document of a file; BadFile, with file and line, if it is no ruling."""
    try:
        text = read_file(path, MOST_BYTES).decode()
    except UnicodeDecodeError as error:
        raise BadFile("unreadable-file", file=str(path), line=1, detail=str(error)) from None
    try:
        rulings = [Ruling(document) for document in documents(text)]
        if not rulings:
            raise BadFile("empty-ruling", line=1)
        return [ruling.run() for ruling in rulings]
    except BadFile as error:
        error.details["file"] = str(path)
        raise


class Ruling:
    def __init__(self, document: Document) -> None:
        self._document = document
        content = document.content
        if not isinstance(content, dict):
            raise BadFile("ruling-not-a-mapping", line=document.line())
        for key in content:
            self._known(key, KEYS, key)
        for key in ("rule", "game"):
            if key not in content:
                raise BadFile("missing-key", line=document.line(), key=key)
        self.content: dict[str, Any] = content
        self.rules = self._texts(content["rule"], "rule")
        try:
            self.game: Game[Any] = load_game(str(content["game"]))
        except Refusal as refusal:
            raise self._at(refusal, "game") from None
        for rule in self.rules or [""]:
            if rule not in statements(self.game.folder):
                raise BadFile("unknown-rule", line=document.line("rule"), name=rule, game=self.game.name)
        self._match: Table | None = None
        self._differences: list[Difference] = []
        self._checks: dict[str, Callable[[Any, DocumentPath], None]] = {
            "asked": self._expect_asked,
            "over": self._expect_over,
            "notes": self._expect_notes,
            "options": self._expect_options,
            "option_count": self._expect_option_count,
            "can": self._expect_can,
            "cannot": self._expect_cannot,
            "hears": self._expect_hears,
            "unheard": self._expect_unheard,
            "knows": self._expect_knows,
            "undo": self._expect_undo,
        }
        self._notes: tuple[str, ...] = ()

    def run(self) -> Verdict:
        unplayed = 0
        try:
            self._match = self._start()
        except BadSetup as refusal:
            if "refused" not in self.content:
                raise self._at(refusal, "position" if "position" in self.content else "table") from None
            for key in ("play", "expect"):
                if key in self.content:
                    raise BadFile("refused-table-cannot-go-on", line=self._document.line(key), key=key) from None
            self._compare("refused", self.content["refused"], refusal.rule or refusal.reason, "refused")
        else:
            if "refused" in self.content:
                self._compare("refused", self.content["refused"], "accepted", "refused")
            if not any(self.content.get(key) for key in ("play", "expect", "refused")):
                raise BadFile("nothing-to-check", line=self._document.line())
            moves = self._list(self.content.get("play", []), "play")
            played = next((at for at, move in enumerate(moves) if not self._play(move, at)), None)
            if played is None:
                self._expect(self.content.get("expect", {}), "expect")
            else:
                unplayed = len(moves) - played - 1
        return Verdict(
            rules=self.rules,
            game=self.game.name,
            title=str(self.content.get("title") or ""),
            line=self._document.line(),
            log=[self.game.event_words(event, self._names) for event in self._told()],
            differences=self._differences,
            unplayed=unplayed,
        )

    # Setting up

    def _start(self) -> Table:
        if "position" in self.content:
            if "table" in self.content:
                raise BadFile("position-and-table", line=self._document.line("table"))
            position = self._mapping(self.content["position"], "position")
            self._names = self._players(position.get("players"))
            self.game.check_player_count(len(self._names))
            try:
                state = self.game.rulings.position_from(position, self._names)
            except BadFile as refusal:
                raise self._at(refusal, "position") from None
            self.game.book.proceed(state)
            return Table(self.game, state, self._names)
        if "table" not in self.content:
            raise BadFile("missing-key", line=self._document.line(), key="position")
        table = dict(self._mapping(self.content["table"], "table"))
        players = table.pop("players", None)
        if not isinstance(players, int):
            raise BadFile("missing-key", line=self._document.line("table"), key="players")
        seed = str(table.pop("seed", "ruling")).encode()
        setup = self.game.setup(players, {key: str(value) for key, value in table.items()})
        self._notes = setup.notes
        self._names = list(seat_words(players))
        return Table.deal(self.game, setup, self._names, seed)

    def _players(self, given: object) -> list[str]:
        """Names that can mean nothing else in a ruling; a number will do."""
        names = [str(name) for name in given if type(name) in (str, int)] if isinstance(given, list) else []
        if not isinstance(given, list) or not given or len(set(names)) != len(given):
            raise BadFile("position-needs-players", line=self._document.line("position"))
        try:
            self.game.check_names(names)
        except BadSetup as refusal:
            raise self._at(refusal, "position", "players") from None
        return names

    # Playing

    def _play(self, move: object, at: int) -> bool:
        """`name: option`, with `refused: RULE` beside it, or `expect: …`, or `undo: name`, in mid-game.

        False if it failed; an expectation that fails is noted, and the game goes on.
        """
        match = self._running()
        what = [key for key in move if key != "refused"] if isinstance(move, dict) else []
        if not isinstance(move, dict) or len(what) != 1 or {"expect", "refused"} <= move.keys():
            raise BadFile("bad-move", line=self._document.line("play", at))
        if "expect" in move:
            self._expect(move["expect"], "play", at, "expect")
            return True
        if "until" in move:
            return self._pass_to(move["until"], at)
        if "undo" in move:
            return self._attempt(move, at, "undo", match.undo, str(move["undo"]))
        (name,) = what
        text = str(move[name])
        option = self._option(text, "play", at)
        if text in PASSING and self.game.manners.passing(self._options()) is not None:
            return self._attempt(move, at, name, lambda seat: match.play(seat, option), name)
        seat = self._seat(name, "play", at)
        if "refused" not in move:
            self._pass_until(seat, option)
        depth = len(match.state.stack)
        done = self._attempt(move, at, name, lambda seat: match.play(seat, self._meant(seat, option)), name)
        self._depth = depth
        return done

    def _meant(self, seat: int, option: Option) -> Option:
        return self.game.manners.meant(option, self.game.book.options_for(self._running().state, seat))

    def _pass_until(self, seat: int, option: Option) -> None:
        """Where passing is possible, whoever is not mentioned passes until the move can be made, within this turn."""

        def can_choose(match: Match) -> bool:
            legal = self.game.book.options_for(match.state, seat)
            return self.game.manners.meant(option, legal) in legal

        self._running().pass_until(can_choose)

    def _pass_to(self, expected: object, at: int) -> bool:
        """`until: {…}`: everybody passes until all of this is true, but into no other turn unless one is named."""
        if expected != RESOLVED and not isinstance(expected, dict):
            raise BadFile("bad-expectation", line=self._document.line("play", at, "until"))
        match = self._running()
        turn = self._facts().get(TURN)
        names_turn = isinstance(expected, dict) and {TURN, "over"} & expected.keys()
        for _ in range(MOST_PASSES):
            if self._facts().get(TURN) != turn and not names_turn:
                self._differ(("play", at), "until", expected, "never came in this turn")
                return False
            if self._is_reached(expected, at):
                return True
            if not match.one_passes() and not self._goes_on():
                break
        self._differ(("play", at), "until", expected, "never came")
        return False

    def _is_reached(self, expected: object, at: int) -> bool:
        state = self._running().state
        if not isinstance(expected, dict):
            return len(state.stack) <= self._depth or state.over
        facts = self._facts() | {"asked": self._asked(), "over": state.over}
        for key in expected:
            self._known(key, tuple(facts), "play", at, "until", key)
        return all(_cut(facts[key], value) == _alike(value, facts[key]) for key, value in expected.items())

    def _facts(self) -> dict[str, Any]:
        return self.game.rulings.facts(self._running().state, self._names)

    def _goes_on(self) -> bool:
        """Where there is no passing, whoever is asked says no, gives nothing, or does what alone can be done."""
        match, options = self._running(), self._options()
        idle = next(filter(self._does_nothing, options), options[0] if len(options) == 1 else None)
        if idle is None:
            return False
        match.play(match.state.asked[0][0], idle)
        return True

    def _does_nothing(self, option: Option) -> bool:
        term = self.game.book.terms[option[0]]
        counts = [type(self.game.kinds[kind]) is Number for _, kind in term.fields]
        return all(counts) and not any(option[1:]) if counts else term.name in DOING_NOTHING

    def _asked(self) -> str:
        asked = self._running().state.asked
        return self._names[asked[0][0]] if asked else "nobody"

    def _attempt(self, move: Mapping[str, Any], at: int, what: str, act: Any, name: str) -> bool:
        seat = self._seat(name, "play", at)
        found = len(self._differences)
        try:
            act(seat)
        except Refusal as refusal:
            if "refused" not in move:
                words = f"{what}: {move[what]}"
                legal = [] if what == "undo" else self._legal_like(seat, str(move[what]))
                self._differ(("play", at), words, "accepted", f"refused: {refusal}", legal)
            else:
                self._compare("refused", move["refused"], refusal.rule or refusal.reason, "play", at)
        else:
            if "refused" in move:
                self._compare("refused", move["refused"], "accepted", "play", at)
        return len(self._differences) == found

    def _legal_like(self, seat: int, text: str) -> list[str]:
        """What the seat could have chosen: of all that, what agrees with this text for longest."""
        words = self._words(self.game.book.options_for(self._running().state, seat))
        given = text.split()
        alike = [sum(1 for _ in takewhile(bool, map(eq, given, option.split()))) for option in words]
        return [option for option, shared in zip(words, alike, strict=True) if shared == max(alike)][:MOST_NAMED]

    # Expecting

    def _expect(self, expected: object, *path: str | int) -> None:
        if not isinstance(expected, dict):
            raise BadFile("bad-expectation", line=self._document.line(*path))
        facts = self._facts()
        for key, value in expected.items():
            self._known(key, (*self._checks, *facts), *path, key)
            if key in facts:
                self._check_parts(facts[key], value, *path, key)
                self._compare(key, _alike(value, facts[key]), _cut(facts[key], value), *path, key)
            else:
                self._checks[key](value, (*path, key))

    def _expect_asked(self, value: object, path: DocumentPath) -> None:
        asked = [self._names[question[0]] for question in self._running().state.asked]
        wanted = value if isinstance(value, list) else [] if value in (None, "nobody") else [value]
        self._compare("asked", sorted(map(str, wanted)), sorted(asked), *path)

    def _expect_over(self, value: object, path: DocumentPath) -> None:
        self._compare("over", value, self._running().state.over, *path)

    def _expect_notes(self, value: object, path: DocumentPath) -> None:
        self._compare("notes", value, list(self._notes), *path)

    def _expect_options(self, value: object, path: DocumentPath) -> None:
        options = self._options()
        meant = [self.game.manners.meant(self._option(text, *path), options) for text in self._texts(value, *path)]
        self._compare("options", sorted(self._words(meant)), sorted(self._words(options)), *path)

    def _expect_option_count(self, value: object, path: DocumentPath) -> None:
        self._compare("option_count", value, len(self._options()), *path)

    def _expect_can(self, value: object, path: DocumentPath) -> None:
        options = self._options()
        for text in self._texts(value, *path):
            if self.game.manners.meant(self._option(text, *path), options) not in options:
                self._differ(path, f"can {text}", "legal", "not legal")

    def _expect_cannot(self, value: object, path: DocumentPath) -> None:
        options = self._options()
        for text in self._texts(value, *path):
            if self.game.manners.meant(self._option(text, *path), options) in options:
                self._differ(path, f"cannot {text}", "not legal", "legal")

    def _expect_hears(self, value: object, path: DocumentPath) -> None:
        for name, wanted in self._mapping(value, *path).items():
            heard = self._heard(name, *path)
            for text in self._event_texts(wanted, *path, name):
                if text not in heard:
                    self._differ((*path, name), f"{name} hears", text, heard)

    def _expect_unheard(self, value: object, path: DocumentPath) -> None:
        for name, unwanted in self._mapping(value, *path).items():
            heard = self._heard(name, *path)
            for text in self._event_texts(unwanted, *path, name):
                if any(event == text or event.startswith(f"{text} ") for event in heard):
                    self._differ((*path, name), f"{name} must not hear", text, heard)

    def _expect_knows(self, value: object, path: DocumentPath) -> None:
        for name, cards in self._mapping(value, *path).items():
            view = self._running().observe(self._viewer(name, *path))
            possible = self.game.views.knowledge(view, self._names)
            for card, masks in self._mapping(cards, *path, name).items():
                wanted = self._texts(masks, *path, name, card)
                self._compare(f"{name} on {card}", sorted(wanted), sorted(possible.get(card, [])), *path, name, card)

    def _expect_undo(self, value: object, path: DocumentPath) -> None:
        for name, wanted in self._mapping(value, *path).items():
            allowed = self._running().why_not_undo(self._seat(name, *path)) is None
            self._compare(f"undo {name}", wanted, allowed, *path, name)

    # Small things

    _names: list[str] = []
    _depth = 0
    """How much was still to happen before the last choice of this ruling."""

    def _running(self) -> Table:
        assert self._match is not None
        return self._match

    def _told(self) -> list[Event]:
        if self._match is None:
            return []
        return [*self._match.opening, *(event for done in self._match.history for event in done.events)]

    def _heard(self, name: str, *path: str | int) -> list[str]:
        viewer = self._viewer(name, *path)
        return [self.game.event_words(event, self._names) for event in self._told() if includes(event[0], viewer)]

    def _event_texts(self, value: object, *path: str | int) -> list[str]:
        """A misspelt event would never be heard: that must not pass for silence."""
        known = [term.name for term in self.game.book.terms]
        texts = self._texts(value, *path)
        for text in texts:
            self._known(text.split(" ")[0], known, *path)
        return texts

    def _options(self) -> Sequence[Option]:
        state = self._running().state
        return self.game.book.options(state, state.asked[0]) if state.asked else ()

    def _words(self, options: Sequence[Option]) -> list[str]:
        return [self.game.option_words(option, self._names) for option in options]

    def _option(self, text: str, *path: str | int) -> Option:
        try:
            return self.game.parse_option(text, self._names)
        except Refusal as refusal:
            raise self._at(refusal, *path) from None

    def _seat(self, name: str, *path: str | int) -> int:
        if name not in self._names:
            raise BadFile(
                "unknown-word", line=self._document.line(*path), kind="player", word=name, known=", ".join(self._names)
            )
        return self._names.index(name)

    def _viewer(self, name: str, *path: str | int) -> int:
        return SPECTATOR if name == "spectator" else self._seat(name, *path)

    def _known(self, key: str, known: Sequence[str], *path: str | int) -> None:
        if key not in known:
            raise BadFile("unknown-key", line=self._document.line(*path), key=key, known=", ".join(known))

    def _check_parts(self, found: object, expected: object, *path: str | int) -> None:
        """Of something that has parts, not of things by their names: one of those may be missing."""
        if not isinstance(found, dict) or not isinstance(expected, dict):
            return
        named = any(isinstance(part, dict) for part in found.values())
        for key, value in expected.items():
            if not named and found:
                self._known(key, tuple(found), *path, key)
            self._check_parts(found.get(key), value, *path, key)

    def _mapping(self, value: object, *path: str | int) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise BadFile("not-a-mapping", line=self._document.line(*path), key=str(path[-1]))
        return value

    def _list(self, value: object, *path: str | int) -> list[Any]:
        if not isinstance(value, list):
            raise BadFile("not-a-list", line=self._document.line(*path), key=str(path[-1]))
        return value

    def _texts(self, value: object, *path: str | int) -> list[str]:
        """A list of texts; one alone need not stand in a list."""
        given = value if isinstance(value, list) else [value]
        texts = [text for text in given if isinstance(text, str)]
        if len(texts) != len(given):
            raise BadFile("not-texts", line=self._document.line(*path), key=str(path[-1]))
        return texts

    def _compare(self, what: str, expected: Any, found: Any, *path: str | int) -> None:
        if expected != found:
            self._differ(path, what, expected, found)

    def _differ(
        self, path: tuple[str | int, ...], what: str, expected: Any, found: Any, legal: Sequence[str] = ()
    ) -> None:
        self._differences.append(Difference(self._document.line(*path), what, expected, found, list(legal)))

    def _at(self, refusal: Refusal, *path: str | int) -> BadFile:
        """A text within the file has lines of its own: they are counted from where it stands."""
        within, inner = refusal.details.get("line"), (*path, str(refusal.details.get("file", "")))
        line = self._document.line(*path)
        if isinstance(within, int):
            line = self._document.line(*inner) + (within if "\n" in str(self._document.part(*inner)) else 0)
        return BadFile(refusal.reason, refusal.rule, **{**refusal.details, "line": line})


def _cut(found: Any, expected: Any) -> Any:
    """Only the parts of a mapping that are expected."""
    if isinstance(found, dict) and isinstance(expected, dict):
        return {key: _cut(found.get(key), value) for key, value in expected.items()}
    return found


def _alike(expected: Any, found: Any) -> Any:
    """A name may be written as a number: where text is found, text is expected."""
    if isinstance(found, str):
        return str(expected)
    if isinstance(found, list) and isinstance(expected, list) and all(isinstance(item, str) for item in found):
        return [str(item) for item in expected]
    return expected
