"""A game at the terminal: people at one keyboard, bots in the other seats."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from elysium.bots.bot import Bot, make_bot
from elysium.bots.guests import guest_names
from elysium.engine.audience import OPEN_TABLE
from elysium.engine.game import Game
from elysium.engine.kinds import parse_count
from elysium.engine.match import BrokenRule
from elysium.engine.observation import Observation, Zone
from elysium.engine.option_files import with_files
from elysium.engine.recording import check_writable, record, save_recording
from elysium.engine.refusal import BadFile, BadSetup, Refusal, UnknownName
from elysium.engine.registry import load_game
from elysium.engine.seats import winners
from elysium.engine.state import Option
from elysium.engine.table import (
    AIMED,
    EPISODE,
    TURN,
    UNHURRIED,
    Table,
    Until,
    automatic_choice,
    check_moments,
    hurries,
    hurry,
    instead,
    moments,
    passed_at_first,
    still_hurried,
)
from elysium.engine.text import Speech, searchable
from elysium.terminal.errors import INTERRUPTED
from elysium.terminal.table import BLOOD, GOLD, draw, show_log

LOG_LINES = 40
MOST_CARDS = 20
"""Read at once, where a name is only begun."""
CLEAR_SCROLLBACK = "\x1b[3J"
HURRIES: Final[dict[str, Until]] = {"pa": EPISODE, "pm": AIMED, "pp": TURN}
"""Until when one passes who writes this."""
SPELT_OUT = {"help": "?", "rules": "?", "undo": "u", "quit": "q", "exit": "q", "cards": "c", "log": "l"}
"""Commands as people write them who have not read the hints."""


class Leave(Exception):
    """Somebody closes the table."""


class KeyboardWishes:
    """When a person at the keyboard does not want to be asked."""

    def __init__(self, game: Game[Any]) -> None:
        self.skipped = set(passed_at_first(game))
        self.hurried = UNHURRIED
        self.until: Until = TURN
        self.episode: tuple[int, ...] = ()


def play(
    name: str,
    players: int,
    options: Mapping[str, str],
    people: Sequence[str],
    bots: Sequence[str],
    seed: str,
    record_to: Path | None,
    quick: bool,
    language: str,
) -> int:
    game = load_game(name)
    setup = game.setup(players, with_files(game, options))
    speech = Speech(language, game, game.cards.edition(setup.options))
    people = list(people) or [speech.say("ui-you")]
    if len(people) > players:
        raise BadSetup("too-many-people", people=len(people), players=players)
    game.check_names(people)
    names = [*people, *guest_names(players - len(people), people)]
    seated: dict[int, Bot] = {
        seat: make_bot(bots[(seat - len(people)) % len(bots)], game) for seat in range(len(people), players)
    }
    if record_to is not None:
        check_writable(record_to)
    match = Table.deal(game, setup, names, seed.encode(errors="surrogateescape") or None)
    table = Terminal(match, seated, speech, quick)
    table.say_hello(setup.notes)
    status = 0
    try:
        table.run()
    except (Leave, EOFError):
        table.console.print(f"\n{speech.say('ui-table-closed')}")
    except KeyboardInterrupt:
        table.console.print(f"\n{speech.say('ui-table-closed')}")
        status = INTERRUPTED
    finally:
        if record_to is not None:
            table.keep(record_to)
    return status


class Terminal:
    def __init__(self, match: Table, bots: Mapping[int, Bot], speech: Speech, quick: bool) -> None:
        self.match = match
        self.bots = bots
        self.speech = speech
        self.quick = quick
        self.console = Console(highlight=False)
        self.people = [seat for seat in range(len(match.names)) if seat not in bots]
        self._rng = SystemRandom()
        self._last_person = self.people[0] if self.people else -1
        self._read: dict[int, int] = {}
        """How many events each person has read."""
        self._wishes = {seat: KeyboardWishes(match.game) for seat in self.people}

    def say_hello(self, notes: Sequence[str]) -> None:
        say = self.speech.say
        self.console.print(Rule(say("game-name"), style=BLOOD))
        for note in notes:
            self.console.print(Text(say(note), style="italic"))
        self.console.print(say("ui-commitment", hash=self.match.commitment))

    def keep(self, path: Path) -> None:
        """Record the game; if the place has become unwritable meanwhile, in the folder for temporary files."""
        recording = record(self.match)
        try:
            save_recording(recording, path)
        except BadFile as refusal:
            self.console.print(Text(self.speech.refusal(refusal), style=BLOOD))
            path = Path(tempfile.mkdtemp(prefix="elysium-")) / "game.json"
            save_recording(recording, path)
        self.console.print(Text(self.speech.say("ui-recorded", file=str(path))), soft_wrap=True)

    def run(self) -> None:
        while self.match.state.asked:
            seat = self.match.state.asked[0][0]
            for question in self.match.state.asked:
                if question[0] in self.bots:
                    seat = question[0]
            self._see_whose_turn_it_is()
            view = self.match.observe(seat)
            if seat in self.bots:
                self._decide_for(seat, self._bots_choice(seat, view))
            elif (option := self._automatic(seat, view)) is not None:
                self._decide_for(seat, option, automatic=True)
            else:
                self._ask(seat)
        self._show_end()

    def _see_whose_turn_it_is(self) -> None:
        if any(wishes.hurried for wishes in self._wishes.values()):
            active, now = self.match.active(), self.match.episode()
            for seat, wishes in self._wishes.items():
                wishes.hurried = still_hurried(wishes, seat == active, now)

    def _decide_for(self, seat: int, option: Option, *, automatic: bool = False) -> None:
        try:
            self.match.play(seat, option)
        except BrokenRule as broken:
            self._keep_position(broken)
            if self.match.must_retreat(seat, option, own_will=False):
                self._go_back()
        else:
            if automatic:
                self.match.note_automatic()

    def _keep_position(self, broken: BrokenRule) -> None:
        """A rule or card failed: keep the position for whoever mends it."""
        folder = Path(tempfile.mkdtemp(prefix="elysium-"))
        kept = folder / "position.msgpack"
        kept.write_bytes(self.match.game.save(self.match.state))
        self.console.print(Text(self.speech.refusal(broken), style=BLOOD))
        self.console.print(Text(self.speech.say("ui-position-kept", file=str(kept))), soft_wrap=True)

    def _go_back(self) -> None:
        """Let the table go on without what has failed."""
        decision = self.match.retreat()
        if decision is None:
            raise Leave
        words = self.match.game.option_words(decision.option, self.match.names)
        name = self.match.names[decision.seat]
        self.console.print(Text(self.speech.say("ui-gone-back", player=name, option=words)))

    def _bots_choice(self, seat: int, view: Any) -> Option:
        bot = self.bots[seat]
        name = self.match.names[seat]
        with self.console.status(Text(self.speech.say("ui-thinking", player=name, percent=0))) as status:

            def progress(done: float, best: Option) -> bool:
                status.update(Text(self.speech.say("ui-thinking", player=name, percent=round(100 * done))))
                return True

            option = bot.choose(view, self._rng, progress)
        return instead(option, view.options, self.match.shunned(seat))

    def _ask(self, seat: int) -> None:
        if seat != self._last_person:
            self._hand_over(seat)
        self._show_table(seat)
        while True:
            view = self.match.observe(seat)
            answer = self.console.input(Text("› ", style=GOLD)).strip()
            if not answer:
                continue
            try:
                if self._understand(answer, seat, view):
                    return
            except Refusal as refusal:
                self.console.print(Text(self.speech.refusal(refusal), style=BLOOD))

    def _understand(self, answer: str, seat: int, view: Any) -> bool:
        """True when the answer was a choice or an undo, after which the table is drawn anew."""
        answer = SPELT_OUT.get(answer.lower(), answer)
        if answer == "q":
            raise Leave
        if answer == "?":
            self._show_rules(seat)
        elif answer.split()[0] == "c":
            self._show_cards(view, answer.split()[1:])
        elif answer == "h" and self._piles(view):
            self._show_piles(view)
        elif answer == "l":
            show_log(self.console, self._log(seat))
        elif answer == "u":
            self.match.undo(seat)
            return True
        elif answer == "p" and (passing := self.match.game.manners.passing(view.options)) is not None:
            self._choose(seat, passing)
            return True
        elif answer in self._hurries() and self.match.game.manners.passing(view.options) is not None:
            self._hurry(seat, HURRIES[answer])
            return True
        elif answer.split()[0] == "s" and self.match.game.manners.moments:
            self._set_stops(seat, answer.split()[1:])
        elif answer.isdecimal():
            number = parse_count(answer)
            numbered = self._numbered(view)
            if not numbered:
                raise Refusal("only-pass")
            if not 1 <= number <= len(numbered):
                raise Refusal("no-such-number", most=len(numbered))
            self._choose(seat, numbered[number - 1])
            return True
        else:
            option = self.match.game.parse_option(answer, self.match.names)
            self._choose(seat, self.match.game.manners.meant(option, view.options))
            return True
        return False

    def _hurries(self) -> list[str]:
        known = hurries(self.match.game)
        return [word for word, until in HURRIES.items() if until in known]

    def _hurry(self, seat: int, until: Until) -> None:
        wishes = self._wishes[seat]
        wishes.hurried, wishes.until, wishes.episode = hurry(self.match.active() == seat), until, self.match.episode()

    def _set_stops(self, seat: int, words: Sequence[str]) -> None:
        """Name a moment to stop at it no longer, or again; then show where this person stops."""
        check_moments(self.match.game, words)
        skipped = self._wishes[seat].skipped
        for word in words:
            skipped ^= {word}
        for moment in moments(self.match.game):
            mark = "·" if moment in skipped else "✓"
            said = self.speech.say(f"stop-{moment}")
            self.console.print(Text.assemble((f"  {mark} ", GOLD), f"{moment:<14} {said}"))

    def _choose(self, seat: int, option: Option) -> None:
        """Bots answer at once, so the moment to take a choice back is right after it."""
        passing = self.match.passing(seat)
        try:
            self.match.play(seat, option)
        except BrokenRule as broken:
            if not self.match.must_retreat(seat, option, own_will=True):
                raise
            self._keep_position(broken)
            self._go_back()
            return
        if self.quick or option == passing or self.match.why_not_undo(seat) is not None or self.match.state.over:
            return
        self.console.print(Text(f"  {self.speech.option(option, seat, self.match.names)}", style="bold"))
        while answer := self.console.input(Text(f"{self.speech.say('ui-confirm')} ", style="dim")).strip().lower():
            # Whoever writes something else has not read what was chosen.
            meant = SPELT_OUT.get(answer, answer)
            if meant == "q":
                raise Leave
            if meant == "u":
                self.match.undo(seat)
                self.console.print(self.speech.say("ui-taken-back"))
                return

    def _automatic(self, seat: int, view: Observation) -> Option | None:
        return automatic_choice(self.match.game, view, self._wishes[seat], watched=len(self.people) > 1)

    # Showing

    def _hand_over(self, seat: int) -> None:
        """A blank screen between two people, so that nobody reads what is not theirs."""
        self._blank()
        name = self.match.names[seat]
        self.console.print("\n" * 3)
        self.console.input(Text(self.speech.say("ui-hand-over", player=name), style="bold"))
        self._blank()
        self._last_person = seat

    def _blank(self) -> None:
        """Nothing is left on the screen, nor above it to scroll back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(CLEAR_SCROLLBACK)
            self.console.file.flush()

    def _show_table(self, seat: int) -> None:
        view = self.match.observe(seat)
        names = self.match.names
        self.console.print()
        show_log(self.console, self._news(seat)[-LOG_LINES:])
        self.console.print(Rule(style=BLOOD))
        board = self.match.game.views.board(view)
        known = {mark: known.faces for mark, known in self.match.game.known(view).items()}
        self.console.print(draw(board, seat, names, known, self.speech))
        self.console.print(Text(self.speech.question(view, names), style=f"bold {GOLD}"))
        self._show_options(view, seat)
        hints = self.speech.say("ui-hints")
        if self.match.game.manners.moments:
            hints += " " + self.speech.say("ui-hint-stops")
            hints += "".join(f" · {word} {self.speech.say(f'pass-{HURRIES[word]}')}" for word in self._hurries())
        if self.match.why_not_undo(seat) is None:
            hints += " " + self.speech.say("ui-hint-undo")
        self.console.print(Text(hints, style="dim"))

    def _numbered(self, view: Any) -> list[Option]:
        """All options but passing, which has the key P: numbers mean the same here as in the browser."""
        passing = self.match.game.manners.passing(view.options)
        return [option for option in view.options if option != passing]

    def _show_options(self, view: Any, seat: int) -> None:
        keyed = [(str(number), option) for number, option in enumerate(self._numbered(view), 1)]
        passing = self.match.game.manners.passing(view.options)
        if passing is not None:
            keyed.append(("p", passing))
        for key, option in keyed:
            self.console.print(Text.assemble((f"{key:>3} ", GOLD), self.speech.option(option, seat, self.match.names)))

    def _log(self, viewer: int) -> list[str]:
        self.speech.you = self.match.names[viewer] if viewer < len(self.match.names) else ""
        return [self.speech.event(event, self.match.names) for event in self.match.events_for(viewer)]

    def _news(self, viewer: int) -> list[str]:
        """What has happened since this viewer last looked; after an undo there may be less than was read."""
        log = self._log(viewer)
        read = min(self._read.get(viewer, 0), len(log))
        self._read[viewer] = len(log)
        return log[read:]

    def _show_rules(self, seat: int) -> None:
        question = self.match.game.book.question_for(self.match.state, seat)
        assert question is not None
        for rule in self.match.game.book.choices[question[1]].rules:
            self.console.print(Text.assemble((f"{rule}  ", GOLD), self.speech.rule(rule)))

    def _show_cards(self, view: Any, wanted: Sequence[str]) -> None:
        """What the cards say that lie open for this person, or the ones that are named."""
        for card in self._cards_called(wanted, view) if wanted else self._open_cards(view):
            name = self.speech.card_name(card)
            self.console.print(Text.assemble((f"{name}  ", f"bold {GOLD}"), self.speech.card_lines(card)))

    def _cards_called(self, wanted: Sequence[str], view: Any) -> Sequence[str]:
        """By their words, or by a part of the name: of those that lie open, or else of all that there are."""
        words = self.match.game.cards.words()
        if all(word in words for word in wanted):
            return wanted
        part = searchable(" ".join(wanted))
        for cards in (self._open_cards(view), words):
            found = [card for card in cards if part in searchable(self.speech.card_name(card))]
            if found:
                return found[:MOST_CARDS]
        raise UnknownName("unknown-word", kind="card", word=" ".join(wanted), known=", ".join(self._open_cards(view)))

    def _open_cards(self, view: Any) -> list[str]:
        game = self.match.game
        shown = [card for zone in game.views.board(view).zones if not zone.pile for card in zone.cards]
        faces = [face for card in shown for face in (card.face, *(other.face for other in card.on)) if face]
        return list(dict.fromkeys([*game.cards.in_play(self.match.state), *faces]))

    def _piles(self, view: Any) -> list[Zone]:
        return [zone for zone in self.match.game.views.board(view).zones if zone.pile and zone.cards]

    def _show_piles(self, view: Any) -> None:
        """Piles that anybody may look through."""
        for zone in self._piles(view):
            names = ", ".join(self.speech.card_name(card.face) for card in zone.cards)
            owner = self.match.names[zone.owner]
            self.console.print(Text.assemble((f"{owner}, {self.speech.say(f'zone-{zone.name}')}: ", GOLD), names))

    def _show_end(self) -> None:
        match, say = self.match, self.speech.say
        viewer = self.people[0] if self.people else OPEN_TABLE
        show_log(self.console, self._news(viewer))
        self.console.print(Rule(say("ui-the-end"), style=BLOOD))
        board = match.game.views.board(match.observe(OPEN_TABLE))
        self.console.print(draw(board, viewer, match.names, {}, self.speech))
        if len(self.people) > 1:
            self.speech.you = ""  # all of them look at the end together
        won = [match.names[seat] for seat in winners(match.state.outcome)]
        self.console.print(Text(say("ui-winners", names=", ".join(won), count=len(won)), style=f"bold {GOLD}"))
        self.console.print(say("ui-seed", seed=match.seed.hex()))
