"""What a game gives to the engine, and the engine to everybody else."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from elysium.engine import kinds
from elysium.engine.audience import MAX_SEATS, OPEN_TABLE, check_viewer
from elysium.engine.decks import DeckRules
from elysium.engine.fields import fields_of
from elysium.engine.observation import Known
from elysium.engine.parts import Cards, Hints, Manners, Mind, Opening, Rulings, Statistics, Views
from elysium.engine.refusal import BadSetup, IllegalChoice, UnknownName
from elysium.engine.rulebook import Rulebook, Term
from elysium.engine.setup import Setup, checked
from elysium.engine.snapshots import Snapshots
from elysium.engine.state import Event, Option, State

RESERVED_NAMES = ("spectator", "open", "nobody", "expect", "until", "undo", "refused")


class Game[S: State]:
    """One registered game."""

    name: str
    book: Rulebook
    state_type: type[S]
    players: range
    usual_players: int = 0
    """How many sit down unless somebody says otherwise; set to the fewest if a game does not say."""
    player_count_rule: str
    """The id of the rule that says how many can play."""
    folder: Path
    """Where rules.yaml and text/ lie."""

    own_kinds: Mapping[str, kinds.Kind] = {}
    """The types of numbers that this game's options and events use beyond players."""

    # Its parts, by subject

    opening: Opening[S]
    views: Views[S]
    mind: Mind[S] = Mind[Any]()
    cards: Cards[S] = Cards[Any]()
    decks: DeckRules[Any] | None = None
    """For a game to which players bring decks."""
    rulings: Rulings[S] = Rulings[Any]()
    manners: Manners[S] = Manners[Any]()
    statistics: Statistics[S] = Statistics[Any]()
    hints: Hints[S] = Hints[Any]()

    def __init__(self) -> None:
        self.book.complete()
        self.usual_players = self.usual_players or self.players[0]
        self.kinds: dict[str, kinds.Kind] = {"player": kinds.Player(), **self.own_kinds}
        self._numbers = {term.name: number for number, term in enumerate(self.book.terms)}
        self._verbs = {term.name: number for number, term in enumerate(self.book.terms) if term.is_verb}
        self._rules = ""
        snapshots = Snapshots(self.name, self.state_type, self._fingerprint())
        self.save: Callable[[S], bytes] = snapshots.save
        self.load: Callable[[bytes], S] = snapshots.load

    @property
    def rules(self) -> str:
        """Names the rules and cards that write a log; worked out when it is first asked for."""
        if not self._rules:
            self._rules = self.book.fingerprint(self.cards.definitions())
        return self._rules

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        self.check_player_count(players)
        return Setup(self.name, players, *self.opening.complete(players, self.checked_options(players, options or {})))

    def checked_options(self, players: int, options: Mapping[str, str]) -> dict[str, str]:
        """What was chosen, each a value of its kind; BadSetup if one is not, or if there is no such option."""
        known = {option.name: option for option in self.opening.options()}
        for name in options:
            if name not in known:
                raise BadSetup("unknown-table-option", name=name, known=", ".join(known))
        return {name: checked(known[name], value, players) for name, value in options.items()}

    @property
    def deck_option(self) -> str:
        """The table option that says which decks are played with; empty if there is none."""
        return next((option.name for option in self.opening.options() if option.kind == "decks"), "")

    def public_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """What everybody may know of a table's options before the game is over."""
        secret = {option.name for option in self.opening.options() if option.secret}
        return {name: value for name, value in options.items() if name not in secret}

    def observe(self, s: S, viewer: int, reveal: Callable[[S], None] | None = None) -> S:
        """What a viewer sees, by allow-list; OPEN_TABLE only when the game is over."""
        if viewer == OPEN_TABLE:
            check_viewer(viewer, s.over)
        view = s.seen_by(viewer)
        view.viewer = viewer
        if reveal is None:
            self.views.reveal(s, view)
        else:
            reveal(view)
        view.options = self.book.options_for(s, viewer)
        return view

    def why_only(self, view: S) -> IllegalChoice | None:
        """Why a viewer who is asked has no more than one option."""
        return self.book.why_only(view, view.viewer) if len(view.options) == 1 else None

    def observer(self, s: S) -> Callable[[int], S]:
        """Observes a position for one viewer after the other, as long as nothing happens."""
        revealer = self.views.revealer
        return partial(self.observe, s, reveal=revealer(s) if revealer else None)

    def eyes(self, s: S, viewer: int) -> int:
        """In whose eyes somebody looks at a position: a game that is over may turn everything up for everybody."""
        return OPEN_TABLE if s.over and self.views.opens_at_the_end else viewer

    def check_player_count(self, players: int) -> None:
        if players not in self.players or players > MAX_SEATS:
            low, high = self.players[0], self.players[-1]
            raise BadSetup("wrong-player-count", self.player_count_rule, players=players, low=low, high=high)

    def check_names(self, names: Sequence[str]) -> None:
        """Every player has a name of one word that can mean nothing else in options, files and commands."""
        if len(set(names)) != len(names):
            raise BadSetup("bad-names")
        for name in names:
            if name in RESERVED_NAMES or name.split() != [name] or not name.isprintable() or self._means_a_card(name):
                raise BadSetup("bad-player-name", name=name)

    def _means_a_card(self, word: str) -> bool:
        try:
            return "card" in self.kinds and self.kinds["card"].parse(word, ()) >= 0
        except UnknownName:
            return False

    def start(self, setup: Setup, key: bytes, *, quiet: bool = False) -> S:
        s = self.opening.deal(setup, key, quiet)
        self.book.proceed(s)
        return s

    def sample_world(self, view: S, rng: Random) -> State:
        return self.views.sampler(view)(rng)

    def _fingerprint(self) -> int:
        fields = [(field.name, field.annotation) for field in fields_of(self.state_type)]
        choices = [choice.name for choice in self.book.choices]
        words = sorted((name, tuple(kind.vocabulary())) for name, kind in self.kinds.items())
        book = self.book
        return zlib.crc32(repr((fields, book.step_names, choices, book.terms, book.marks, words)).encode())

    def mark_of_known(self, word: str, names: Sequence[str]) -> str:
        """Where on a board that lies which knowledge calls so; empty if nowhere."""
        if self.views.mark_of_known is not None:
            return self.views.mark_of_known(word, names)
        card = self.kinds.get("card")
        return card.mark(card.parse(word, names), names) if card else ""

    def known(self, view: S) -> Mapping[str, Known]:
        """By mark of the card, what this viewer knows of what lies face down for them, unless it is too vague."""
        if self.views.known is not None:
            return self.views.known(view)
        if view.viewer >= view.seats or view.over:
            return {}
        seats = kinds.seat_words(view.seats)
        return {
            mark: Known(tuple(faces))
            for word, faces in self.views.knowledge(view, seats).items()
            if len(faces) <= self.views.most_guesses and (mark := self.mark_of_known(word, seats))
        }

    # Options and events in words

    def option_words(self, option: Option, names: Sequence[str]) -> str:
        return " ".join(self.option_in_words(option, names))

    def option_in_words(self, option: Option, names: Sequence[str]) -> kinds.WordedOption:
        term = self.book.terms[option[0]]
        return (term.name, *self._worded(term, option[1:], names))

    def parse_option(self, text: str, names: Sequence[str]) -> Option:
        """The option that these words mean, legal or not."""
        return self.option_from_words(text.split(), names)

    def option_from_words(self, worded: Sequence[str], names: Sequence[str]) -> Option:
        verb, *rest = worded or ("",)
        number = self._verb(verb)
        return (number, *self._parsed(self.book.terms[number], rest, names))

    def _verb(self, verb: str) -> int:
        if verb not in self._verbs:
            raise UnknownName("unknown-word", kind="verb", word=verb, known=", ".join(self._verbs))
        return self._verbs[verb]

    def arguments(self, term: Term, values: Sequence[int], seats: int) -> dict[str, kinds.Argument]:
        """The numbers of an option or event as programs are sent them, by their names."""
        words = kinds.seat_words(seats)
        sent = {
            name: self.kinds[kind].argument(value, words)
            for (name, kind), value in zip(term.fields, values, strict=True)
        }
        sent.update(term.always)
        return sent

    def option_from(self, verb: str, arguments: Mapping[str, kinds.Argument], seats: int) -> Option:
        """The option that a program means, legal or not; UnknownName if there are no such words today."""
        number = self._verb(verb)
        fields = self.book.terms[number].fields
        if arguments.keys() != {name for name, _ in fields}:
            raise UnknownName("wrong-word-count", expected=" ".join([verb, *(f"<{name}>" for name, _ in fields)]))
        words = kinds.seat_words(seats)
        return (number, *[self.kinds[kind].from_argument(arguments[name], words) for name, kind in fields])

    def event_words(self, event: Event, names: Sequence[str]) -> str:
        worded = self.event_in_words(event, names)
        return " ".join([worded.name, *worded.words])

    def event_in_words(self, event: Event, names: Sequence[str]) -> kinds.WordedEvent:
        audience, kind, *details = event
        term = self.as_event(self.book.terms[kind])
        return kinds.WordedEvent(audience, term.name, tuple(self._worded(term, details, names)))

    def event_from_words(self, worded: kinds.WordedEvent, names: Sequence[str]) -> Event:
        number = self._numbers.get(worded.name)
        if number is None:
            raise UnknownName("unknown-word", kind="event", word=worded.name, known=", ".join(self._numbers))
        return (worded.audience, number, *self._parsed(self.as_event(self.book.terms[number]), worded.words, names))

    @staticmethod
    def as_event(term: Term) -> Term:
        """A public choice is told with the seat that made it in front."""
        return term._replace(fields=(("actor", "player"), *term.fields)) if term.is_verb else term

    def _worded(self, term: Term, values: Iterable[int], names: Sequence[str]) -> list[str]:
        return [self.kinds[kind].word(value, names) for (_, kind), value in zip(term.fields, values, strict=True)]

    def _parsed(self, term: Term, texts: Sequence[str], names: Sequence[str]) -> list[int]:
        if len(texts) != len(term.fields):
            expected = " ".join([term.name, *(f"<{field}>" for field, _ in term.fields)])
            raise UnknownName("wrong-word-count", expected=expected)
        return [self.kinds[kind].parse(text, names) for (_, kind), text in zip(term.fields, texts, strict=True)]
