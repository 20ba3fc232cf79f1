"""A table as one process has it in memory: the position, what was told, and who owes what. No input or output here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import accumulate, takewhile
from time import thread_time
from typing import Final, Literal, NamedTuple

import msgspec

from elysium.engine.audience import EVERYONE, SPECTATOR, includes
from elysium.engine.following import LOOK_AHEAD, catch_up
from elysium.engine.kinds import Argument, Told
from elysium.engine.match import BrokenRule, Match
from elysium.engine.observation import Board, Known, Observation
from elysium.engine.refusal import BadFile, BadSetup, CannotUndo, IllegalChoice, Refusal, UnknownName
from elysium.engine.registry import load_game
from elysium.engine.setup import Setup
from elysium.engine.state import Event, Option, Question, State
from elysium.engine.table import Table, automatic_choice, episode
from elysium.engine.word_codec import word_codec
from elysium.server.records import (
    Author,
    Entry,
    Progress,
    Respite,
    SeatRecord,
    Snapshot,
    TableClock,
    TableRecord,
    cancelled,
    last_gap,
)
from elysium.server.templates import EncodedViewpoint, knowledge_change
from elysium.server.views import takes_notes
from elysium.server.wire import BoardChange, KnowledgeChange

KEPT_POSITIONS = 64
"""How far back the table can go after a broken rule."""
SNAPSHOT_EVERY = 64
KEPT_LOG = 4_000
"""Entries that are kept in memory and told to whoever comes: more than nearly all games have, and more than positions.
What came before them is in the replay of the game."""
DROP_EVERY = 32
"""Times that something was taken back, before that and what was taken back are dropped from the log together."""
DAY = 86_400.0
HOUR = 3_600.0
UNVISITED_TURNS = 3
WEIGHT_OF_A_TABLE, WEIGHT_OF_A_POSITION, WEIGHT_OF_AN_EVENT, WEIGHT_OF_A_LETTER = 60_000, 1_500, 250, 30
"""In bytes, as measured: of a table before the deal, of one that can be gone back to, and of files that were read."""

type Work = Literal["bot", "pass", "clock"]
type Misfit = Literal["unknown-words", "not-allowed", "other-options", "broken-rule"]

NOTHING_NEW: Final[KnowledgeChange] = {}
AUTHORS: Final[dict[Work, Author]] = {"bot": "bot", "pass": "auto", "clock": "clock"}


class LoggedEntry(NamedTuple):
    """A log entry that was not taken back."""

    seq: int
    seat: int
    by: Author
    events: tuple[Told, ...]
    deadline: float = 0.0


class NeedsAll(Exception):
    """The entries begin in mid-game, and no snapshot leads on to them: those before are needed too."""


class Due(NamedTuple):
    """What the table itself has to do: for which seat, and since when that seat is asked."""

    seat: int
    work: Work
    since: int


def misfit(error: Exception) -> Misfit:
    """In which way a log does not fit today's rules, for people; the error itself is for whoever runs the server."""
    if isinstance(error, UnknownName) or (isinstance(error, Refusal) and error.reason == "malformed-option"):
        return "unknown-words"
    if isinstance(error, BadSetup):
        return "other-options"
    return "broken-rule" if isinstance(error, BrokenRule) or not isinstance(error, Refusal) else "not-allowed"


def rest_seconds(clock: TableClock) -> float:
    """How long a table goes on by itself when nobody visits it; with days for a turn people come seldom."""
    return UNVISITED_TURNS * clock.amount * DAY if clock.kind == "days" else HOUR


def follow(match: Match, entry: Entry, ahead: Sequence[Entry] = ()) -> None:
    """Carry out what a log says; BadFile if the rules do not let it happen any more.

    Where other rules wrote it, `ahead` are this entry and those after it.
    """
    if entry.kind == "play":
        try:
            match.play(entry.seat, word_codec(match.game, len(match.names)).decode_option(entry.option))
        except Refusal as refusal:
            coming = [(one.seat, one.option) for one in takewhile(lambda one: one.kind == "play", ahead)]
            if isinstance(refusal, BrokenRule) or not coming or not catch_up(match, coming):
                raise BadFile("log-does-not-fit", seq=entry.seq, detail=misfit(refusal)) from refusal
    elif entry.kind == "back":
        match.go_back(entry.back)


class LiveTable:
    """To be made and loaded off the event loop: reading the files of its options takes long."""

    def __init__(self, record: TableRecord) -> None:
        self.record = record
        self.game = load_game(record.game)
        self._codec = word_codec(self.game, len(record.seats))
        self._kept: object = None
        with suppress(Refusal):  # what cannot be read any more is found out by whoever deals
            self._kept = self.game.opening.keep(record.options)
        self.match: Table | None = None
        self.seq = -1
        self.log: list[LoggedEntry] = []
        self.taken_back: dict[int, tuple[int, ...]] = {}
        """For each entry that takes others back, which."""
        self.since: dict[int, int] = {}
        """For each seat that is asked, the entry with which its question came."""
        self.deadline = record.deadline
        self._rules = ""
        """Those that wrote the last entry."""
        self._snapshot_at = 0
        self._naming_rules: set[int] = set()
        """The entries that say by which rules they were written."""
        self._cancelled: list[tuple[int, ...]] = []
        """Entries that were taken back, each time with the one that took them back."""
        self.dropped_until = -1
        """Up to here something may have been taken back, or told, of which nothing is left in memory."""
        self._prepared: set[tuple[int, bool]] = set()
        """Who has been told of the table since it was loaded."""
        self._viewpoint: EncodedViewpoint | None = None
        self._named: tuple[SeatRecord, ...] = ()
        self._observed: State | None = None
        self._observe: Callable[[int], Observation]
        self._views: dict[int, Observation] = {}
        self._passes: dict[int, tuple[Observation, SeatRecord, bool, bool]] = {}

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.record.seats]

    @property
    def viewpoint(self) -> EncodedViewpoint:
        if self._viewpoint is None or self._named is not self.record.seats:
            self._name_seats()
        assert self._viewpoint is not None
        return self._viewpoint

    def _name_seats(self) -> None:
        """Somebody may be called otherwise than before."""
        self._named = self.record.seats
        if self._viewpoint is None or self._viewpoint.names != self.names:
            self._viewpoint = EncodedViewpoint(
                self.game,
                self.names,
                takes_notes(self.game, self.record.options),
                advises=self.record.guided,
            )
            if self.match is not None:
                self.match.names = self.names

    def view(self, viewer: int) -> Observation:
        """What somebody sees now."""
        view = self._views.get(viewer)
        if view is None:
            state = self.playing.state
            if self._observed is not state:
                self._observed, self._observe = state, self.game.observer(state)
            view = self._views[viewer] = self._observe(viewer)
        return view

    @property
    def playing(self) -> Table:
        assert self.match is not None, "the game has not begun"
        return self.match

    # From the store

    @staticmethod
    def needed_after(snapshots: Sequence[Snapshot]) -> int:
        """Entries up to this one are not needed to load a table, if one of these serves."""
        return max(-1, min((seq for seq, _ in snapshots), default=0) - KEPT_LOG)

    def load(self, stored: Sequence[Entry], snapshots: Sequence[Snapshot]) -> None:
        """Bring the position up from the newest snapshot that serves, or from the deal.

        Entries that cancel each other out are not carried out again. BadFile if neither serves: the log is there all
        the same, but no position. NeedsAll if the entries begin in mid-game.
        """
        gone = cancelled(stored)
        entries = [entry for entry in stored if entry.seq not in gone]
        self._bring_up_from_any(entries, snapshots)

    def _bring_up_from_any(self, entries: Sequence[Entry], snapshots: Sequence[Snapshot]) -> None:
        for seq, data in snapshots:
            try:
                match = Table(self.game, self.game.load(data), self.names)
                match.setup, match.seed = self._setup(), bytes.fromhex(self.record.seed)
                match.draw = self.record.draw
                return self._bring_up(match, entries, seq)
            except (BadFile, IndexError):
                continue
        if entries and entries[0].kind != "deal":
            raise NeedsAll
        try:
            return self._bring_up(self._dealt(), entries, 0)
        except Exception as error:
            failed = self.seq + 1
            self._begin_log(None)
            for entry in entries:
                self._write_down(entry, self._codec.decode_events(entry.events))
            if isinstance(error, BadFile):
                raise
            raise BadFile("log-does-not-fit", seq=failed, detail=misfit(error)) from error

    def _bring_up(self, match: Table, entries: Sequence[Entry], seq: int) -> None:
        self._begin_log(match)
        for place, entry in enumerate(entries):
            if entry.seq <= seq:
                self._write_down(entry, self._codec.decode_events(entry.events))
                self._note_questions(entry)
            else:
                self.apply(entry, entries[place : place + LOOK_AHEAD])
        self._snapshot_at = seq
        self.dropped_until = max(self.dropped_until, last_gap(entries))

    def _begin_log(self, match: Table | None) -> None:
        self.match, self.seq, self.log, self.since, self.taken_back = match, -1, [], {}, {}
        self._cancelled = []
        self.dropped_until = -1
        self._prepared = set()

    def _dealt(self) -> Table:
        seed = bytes.fromhex(self.record.seed)
        return Table.deal(self.game, self._setup(), self.names, seed, self.record.draw)

    def _setup(self) -> Setup:
        return self.game.setup(len(self.record.seats), self.record.options)

    def apply(self, entry: Entry, ahead: Sequence[Entry] = ()) -> None:
        """Carry out an entry that another process has stored, or another release."""
        match = self.playing
        before = match.state.asked
        follow(match, entry, ahead if (entry.rules or self._rules) != self.game.rules else ())
        self._follow(entry, self._codec.decode_events(entry.events), before)

    # Playing; the caller stores the entry before anybody is shown anything

    def deal(self, at: float) -> Entry:
        self.match = self._dealt()
        return self._go_on(Entry(seq=0, kind="deal", at=at), (), self.match.opening)

    def option_from(self, seat: int, verb: str, args: Mapping[str, Argument]) -> Option:
        """What somebody means who was sent this as an option; refused if today's game has no such words."""
        try:
            return self.game.option_from(verb, args, len(self.record.seats))
        except UnknownName:
            question = self.game.book.question_for(self.playing.state, seat)
            rules = self.game.book.choices[question[1]].rules if question else ()
            raise IllegalChoice("malformed-option", rules[0] if rules else "") from None

    def choose(self, seat: int, option: Option, by: Author, at: float) -> Entry:
        """A Refusal changes nothing."""
        before = self.playing.state.asked
        events = self.playing.play(seat, option)
        chosen = self._codec.encode_option(option)
        return self._go_on(Entry(self.seq + 1, "play", seat, chosen, by=by, at=at), before, events)

    def undo(self, seat: int, at: float) -> Entry:
        if (refusal := self._why_not_undo(seat)) is not None:
            raise refusal
        before, count = self.playing.state.asked, len(self.playing.history)
        self.playing.undo(seat)
        back = count - len(self.playing.history)
        return self._go_on(Entry(self.seq + 1, "back", seat=seat, back=back, at=at), before)

    def _why_not_undo(self, seat: int) -> CannotUndo | None:
        refusal = self.playing.why_not_undo(seat)
        if refusal is None and self.log[-1].by == "clock":
            return CannotUndo("undo-clock-decided")
        return refusal

    def may_undo(self, seat: int) -> bool:
        history = self.playing.history
        # Everybody else is not worth a refusal that nobody reads.
        return bool(history) and history[-1].seat == seat and self._why_not_undo(seat) is None

    def may_be_regretted(self, seat: int) -> bool:
        """Whether the seat has just chosen something and could still take it back."""
        return self.log[-1].by == "person" and self._why_not_undo(seat) is None

    def is_regrettable(self, *, even_a_pass: bool) -> bool:
        """Whether a person has made the last choice of all and could still take it back."""
        if not self.playing.history or not self.may_be_regretted(self.playing.history[-1].seat):
            return False
        return even_a_pass or self.game.manners.passing([self.playing.history[-1].option]) is None

    def retreat(self, broken: BrokenRule, at: float) -> Entry:
        """After a rule broke where nothing else can be chosen: back to before the last thing that somebody did."""
        match = self.playing
        before = match.state.asked
        count = len(match.history)
        undone = match.retreat()
        if undone is None:
            raise broken
        back = count - len(match.history)
        return self._go_on(Entry(self.seq + 1, "back", seat=undone.seat, back=back, by="auto", at=at), before)

    def _go_on(self, entry: Entry, before: Sequence[Question], events: tuple[Event, ...] = ()) -> Entry:
        """An entry of our own, with the time that it leaves to whoever is asked now."""
        rules = self.game.rules if self._rules != self.game.rules else ""
        self._follow(entry, events, before)
        self._rules = self.game.rules
        self.deadline = self._deadline(entry)
        if self.deadline and entry.kind != "back":
            self.log[-1] = self.log[-1]._replace(deadline=self.deadline)
        worded = self._codec.encode_events(events)
        return msgspec.structs.replace(entry, events=worded, deadline=self.deadline, rules=rules)

    def _follow(self, entry: Entry, events: tuple[Told, ...], before: Sequence[Question]) -> None:
        self._write_down(entry, events)
        self._note_questions(entry, before)
        if entry.kind == "play" and entry.by == "auto":
            self.playing.note_automatic()
        self.playing.trim_history(KEPT_POSITIONS)

    def _write_down(self, entry: Entry, events: tuple[Told, ...]) -> None:
        self.seq = entry.seq
        if entry.rules:
            self._rules = entry.rules
            self._naming_rules.add(entry.seq)
        self._observed = None
        self._views.clear()
        self._passes.clear()
        if entry.kind == "back":
            undone = tuple(standing.seq for standing in self.log[-entry.back :])
            self.taken_back[entry.seq] = undone
            self._cancelled.append((*undone, entry.seq))
            del self.log[-entry.back :]
        else:
            self.log.append(LoggedEntry(entry.seq, entry.seat, entry.by, events, entry.deadline))
            if len(self.log) >= 2 * KEPT_LOG:
                self.dropped_until = max(self.dropped_until, self.log[-KEPT_LOG - 1].seq)
                del self.log[:-KEPT_LOG]

    def _note_questions(self, entry: Entry, before: Sequence[Question] = ()) -> None:
        """A question is old only if it stood before and this entry was somebody else's choice."""
        old = {question[0] for question in before if question in self.playing.state.asked}
        self.since = {
            seat: self.since.get(seat, entry.seq)
            if seat in old and seat != entry.seat and entry.kind == "play"
            else entry.seq
            for seat, *_ in self.playing.state.asked
        }

    # What follows from the position

    def progress(self) -> Progress:
        """The record's part of an entry that was just made."""
        state = self.playing.state
        return Progress(
            status="over" if state.over else "running",
            asked=tuple(seat for seat, *_ in state.asked),
            deadline=self.deadline,
            outcome=state.outcome,
            automatic=self.is_automatic(self.record),
        )

    def is_automatic(self, record: TableRecord) -> bool:
        """Whether the table itself has to do something now, if that is its record."""
        return any(due.work != "clock" for due in self._due(record, 0.0))

    def _deadline(self, entry: Entry) -> float:
        """Seconds run for each question; days for each turn, however many decisions a seat takes in it."""
        whole = self._whole_time(entry.at)
        last = self.log[-1]
        if not whole:
            return 0.0
        if entry.kind == "back" and entry.by == "person" and last.deadline:
            # Who takes a choice back gains no time, and does not lose what somebody's return has given.
            respite = self.record.respite
            return max(last.deadline, respite.until) if respite and respite.after >= last.seq else last.deadline
        if self.record.clock.kind == "seconds":
            goes_on = all(since != self.seq for since in self.since.values())
        else:
            goes_on = set(self.since) == {last.seat}
        return self.deadline if goes_on and self.deadline else whole

    def _whole_time(self, now: float) -> float:
        """When the time of a question that comes now is over; 0 if no clock runs."""
        clock = self.record.clock
        if clock.kind == "none" or not self.since or self.record.bots_only:
            return 0.0
        return now + clock.amount * (1.0 if clock.kind == "seconds" else DAY)

    def respite(self, seat: int, now: float) -> Respite | None:
        """The time that those who are asked get anew when somebody takes their seat back, if they get any.

        After a rest all of it, for nobody was kept waiting. Otherwise only whose time was over meanwhile, and not
        again before another seat has decided: coming and going is no way to keep the others waiting for ever.
        """
        until, last = self._whole_time(now), self.record.respite
        rested = self.record.status == "closed"
        if not until or not (rested or (seat in self.since and now >= self.deadline)):
            return None
        if last and not rested and not any(entry.seq > last.after and entry.seat != seat for entry in self.log):
            return None
        return Respite(self.log[-1].seq, until)

    def after_rest(self, now: float) -> TableRecord:
        """Somebody has come to a table that rested: nobody was kept waiting, so whoever is asked has all their time."""
        until = self._whole_time(now)
        if not until or self.match is None or self.record.status != "running":
            return self.record
        return msgspec.structs.replace(self.record, respite=Respite(self.log[-1].seq, until), deadline=until)

    def weight(self) -> int:
        """About so many bytes of memory."""
        options = sum(map(len, self.record.options.values()))
        weight = WEIGHT_OF_A_TABLE + WEIGHT_OF_A_LETTER * options
        if self.match is not None:
            position = WEIGHT_OF_A_POSITION + 2 * len(self.game.save(self.playing.state))
            told = sum(len(entry.events) for entry in self.log)
            weight += position * len(self.playing.history) + WEIGHT_OF_AN_EVENT * (told + len(self.log))
        return weight

    def snapshot(self) -> Snapshot | None:
        """Now and then, of the last position before which nobody can take anything back.

        Not only whoever chose last: once they have taken that back, so may those who chose before them.
        """
        history = self.playing.history
        may_go = next((back for back, move in enumerate(reversed(history)) if move.final), len(history))
        seq = self.log[-1 - may_go].seq
        if seq - self._snapshot_at < SNAPSHOT_EVERY:
            return None
        self._snapshot_at = seq
        return seq, self.game.save(history[-may_go].before if may_go else self.playing.state)

    def drop_cancelled(self) -> list[int]:
        """Now and then, the entries that cancel each other out: as `cancelled` would find them in the whole log."""
        settled = [pair for pair in self._cancelled if pair[-1] < self.seq]
        if len(settled) < DROP_EVERY:
            return []
        self._cancelled = [pair for pair in self._cancelled if pair[-1] >= self.seq]
        dropped: list[int] = []
        for pair in settled:
            if self._naming_rules.isdisjoint(pair):
                del self.taken_back[pair[-1]]
                self.dropped_until = max(self.dropped_until, pair[-1])
                dropped += pair
        return dropped

    def due(self, now: float) -> list[Due]:
        """What the table has to do by itself: let bots choose, pass for people, and mind the clock."""
        return list(self._due(self.record, now))

    def _due(self, record: TableRecord, now: float) -> Iterator[Due]:
        for seat, since in self.since.items():
            asked = record.seats[seat]
            if asked.bot:
                yield Due(seat, "bot", since)
            elif self.passes(asked, record.watched):
                yield Due(seat, "pass", since)
            elif self.deadline and now >= self.deadline:
                yield Due(seat, "clock", since)

    def may_decide(self, seat: int, by: Author, now: float) -> bool:
        """Whether the table may still choose for a seat: its person may have come back, or want to be asked again."""
        return any(due.seat == seat and AUTHORS[due.work] == by for due in self._due(self.record, now))

    def goes_on_alone(self, now: float) -> bool:
        """Whether somebody has to see to it that the table goes on; a clock that runs out later is seen in time."""
        return bool(self.due(now)) or any(seat.hurried for seat in self.record.seats)

    def passes(self, seat: SeatRecord, watched: bool) -> bool:
        """Whether the person of a seat that is asked has nothing else to do, or does not want to stop here."""
        view = self.view(seat.seat)
        asked = self._passes.get(seat.seat)
        if asked is None or asked[0] is not view or asked[1] is not seat or asked[2] != watched:
            passes = automatic_choice(self.game, view, seat, watched=watched) is not None
            asked = self._passes[seat.seat] = view, seat, watched, passes
        return asked[3]

    def active(self) -> int:
        """Whose turn it is, as everybody can see."""
        return self.game.views.board(self.view(SPECTATOR)).active

    def episode(self) -> tuple[int, ...]:
        """What is going on, as everybody can see."""
        return episode(self.game, self.view(SPECTATOR))

    # What is sent

    def update(
        self, viewer: int, entry: Entry, known_before: Mapping[str, Known] | None
    ) -> tuple[Mapping[str, Known] | None, bytes]:
        """What somebody knows now, if they want to be told, and the message that tells them of the newest entry."""
        # Before the position, which is then the last one shown.
        steps = self.steps_for(viewer, entry) if self.game.views.shows_step is not None else ()
        view, viewpoint = self._shown_view(viewer), self.viewpoint
        known = viewpoint.knowledge(view) if known_before is not None else None
        undo, is_put_to_viewer = self.may_undo(viewer), self._is_put_to(viewer)
        message = viewpoint.update(
            entry.seq,
            self.entry_for(viewer, entry),
            viewpoint.position(view, self.seq, self.deadline, undo, is_put_to_viewer, with_knowledge=False),
            self.taken_back.get(entry.seq, ()),
            NOTHING_NEW if known is None or known is known_before else knowledge_change(known_before or {}, known),
            steps,
        )
        return known, message

    def position(self, viewer: int, with_knowledge: bool) -> msgspec.Raw:
        view, undo, is_put_to_viewer = self._shown_view(viewer), self.may_undo(viewer), self._is_put_to(viewer)
        return self.viewpoint.position(view, self.seq, self.deadline, undo, is_put_to_viewer, with_knowledge)

    def knowledge(self, viewer: int) -> Mapping[str, Known]:
        return self.viewpoint.knowledge(self._shown_view(viewer))

    def work_out_knowledge(self, viewers: Iterable[int]) -> float:
        """Of all of them, to be at hand; how many seconds of work it was."""
        began = thread_time()
        for viewer in viewers:
            self.knowledge(viewer)
        return thread_time() - began

    def is_prepared(self, viewer: int, with_knowledge: bool) -> bool:
        return self.match is None or (viewer, with_knowledge) in self._prepared

    def prepare(self, viewer: int, with_knowledge: bool) -> None:
        """Work out what somebody knows after a long game, and put all of it into words: off the event loop, for it
        takes long the first time. From then on every decision adds to it.
        """
        self.position(viewer, with_knowledge)
        self.log_after(viewer, -1)
        self._prepared.add((viewer, with_knowledge))

    def _shown_view(self, viewer: int) -> Observation:
        return self.view(self.game.eyes(self.playing.state, viewer))

    def _is_put_to(self, viewer: int) -> bool:
        """Whether a question is for the person to answer, and not for a bot in their place or for the table to pass."""
        if viewer not in self.since:
            return True
        seat = self.record.seats[viewer]
        return not seat.bot and not self.passes(seat, self.record.watched)

    def entry_for(self, viewer: int, entry: Entry) -> msgspec.Raw:
        """The last one there is, as somebody is told of it."""
        if entry.kind == "back":
            return self.viewpoint.entry(entry.seq, entry.seat, entry.by, (), viewer)
        return self._logged_for(viewer, self.log[-1])

    def _logged_for(self, viewer: int, entry: LoggedEntry) -> msgspec.Raw:
        """Whose pass went by itself is seen by themselves alone: it would tell that they could do nothing else."""
        by = "person" if entry.by == "auto" and viewer != entry.seat else entry.by
        return self.viewpoint.entry(entry.seq, entry.seat, by, entry.events, viewer)

    def steps_for(self, viewer: int, entry: Entry) -> tuple[BoardChange, ...]:
        """How the board changed for this viewer with what they were told of the newest entry, step by step.

        Every board is one that the viewer would have seen, had somebody been asked at that moment.
        """
        passed = self.playing.waypoints
        if not passed or entry.kind != "play":
            return ()
        heard = list(accumulate(event[0] == EVERYONE or includes(event[0], viewer) for event in self.log[-1].events))
        waypoints = {heard[waypoint.told - 1]: waypoint.state for waypoint in reversed(passed)}
        told = [number for number in sorted(waypoints) if 0 < number < heard[-1]]
        if not told:
            return ()
        before = self.viewpoint.board_shown(viewer, entry.seq - 1)
        if before is None:
            before = self._board(self.playing.history[-1].before, viewer)
        changes = self.viewpoint.changes([before, *(self._board(waypoints[number], viewer) for number in told)])
        by_event: list[BoardChange] = [{}] * told[-1]
        for number, change in zip(told, changes, strict=True):
            by_event[number - 1] = change
        return tuple(by_event) if any(by_event) else ()

    def _board(self, state: State, viewer: int) -> Board:
        return self.game.views.board(self.game.observe(state, viewer))

    def log_after(self, viewer: int, seq: int) -> tuple[msgspec.Raw, ...]:
        return tuple(self._logged_for(viewer, entry) for entry in self.log if entry.seq > seq)

    def undone_after(self, seq: int) -> tuple[int, ...]:
        """Which entries up to this one were taken back since."""
        return tuple(gone for back, undone in self.taken_back.items() if back > seq for gone in undone if gone <= seq)
