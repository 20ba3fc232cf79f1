"""What a game gives to the engine, and the engine to everybody else."""

from __future__ import annotations

import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec

from elysium.engine import words
from elysium.engine.audience import MAX_SEATS, OPEN_TABLE
from elysium.engine.decks import DeckRules
from elysium.engine.fields import fields_of
from elysium.engine.observation import Board, Known
from elysium.engine.refusal import BadSetup, Refusal, UnknownName
from elysium.engine.rulebook import Rulebook, Term
from elysium.engine.snapshots import Snapshots
from elysium.engine.state import Event, Option, State

RESERVED_NAMES = ("spectator", "open", "nobody", "expect", "until", "undo", "refused")

type OptionKind = Literal["one-of", "cards", "seat", "yes-no", "decks", "text", "file"]

type Outlook = tuple[tuple[str, int], ...]
"""What will come of an option: names and numbers."""

type Sampler = Callable[[Random], State]
"""Draws positions that agree with everything one viewer has seen."""


class Setup(msgspec.Struct, frozen=True):
    """A table that can be dealt: the number of players and the game's own options, checked and complete."""

    game: str
    players: int
    options: dict[str, str] = {}
    notes: tuple[str, ...] = ()
    """Messages that whoever opens the table should read."""


class TableOption(NamedTuple):
    """Something that can be chosen when a table is opened."""

    name: str
    help: str
    """The message that explains it."""
    kind: OptionKind = "text"
    choices: tuple[str, ...] = ()
    """For `one-of` the values, for `cards` and `decks` the words there are. The value of a `file` is what is in it."""
    secret: bool = False
    """What was chosen may tell what somebody holds: it stays within the table until the game is over."""


class CardFacts(NamedTuple):
    """What else stands on a card, by which cards can be shown and looked through."""

    traits: Mapping[str, tuple[str, ...]] = {}
    """Words that cards share: `trait-<trait>` names what they tell, `<trait>-<word>` the word."""
    numbers: Mapping[str, int] = {}
    """Printed ones; `fact-<name>` names each."""
    confidence: Mapping[str, str] = {}
    """How sure a fact is, where there is doubt about any: `fact-<fact>` and `confidence-<level>` are the messages."""


class Game[S: State](ABC):
    """One registered game."""

    name: str
    book: Rulebook
    state_type: type[S]
    players: range
    usual_players: int = 0
    """How many sit down unless somebody says otherwise; set to the fewest if a game does not say."""
    player_count_rule: str
    """The id of the rule that says how many can play."""
    card_prefix: str
    """The message with a card's name is `<card_prefix>-<word>`."""
    folder: Path
    """Where rules.yaml and text/ lie."""
    decks: DeckRules[Any] | None = None
    """For a game to which players bring decks."""
    edition_option: str = ""
    """The table option, of the kind `file`, with which a table changes what its cards say: their edition."""
    counts_points: bool = False
    """Whether the outcome says how many points each has, beyond who has the most."""
    most_guesses: int = 4
    """A card that may be more than this is one that nothing is known about."""
    shows_steps: bool = False
    """Whether a table shows how the board changes with each step that tells something, and not only what has come of a
    decision in the end. To draw boards takes time."""
    search_horizon: int = 0
    """For a game too long to be played out: after how many decisions a search values what has come of an option."""

    def __init__(self) -> None:
        self.book.complete()
        self.usual_players = self.usual_players or self.players[0]
        self.kinds: dict[str, words.Kind] = {"player": words.Player(), "coins": words.Number()}
        self.kinds |= self.extra_kinds()
        self._numbers = {term.name: number for number, term in enumerate(self.book.terms)}
        self._verbs = {term.name: number for number, term in enumerate(self.book.terms) if term.is_verb}
        self.rules = self.book.fingerprint()
        """Names the rules that write a log."""
        snapshots = Snapshots(self.name, self.state_type, self._fingerprint())
        self.save: Callable[[S], bytes] = snapshots.save
        self.load: Callable[[bytes], S] = snapshots.load

    # What a game says

    @abstractmethod
    def extra_kinds(self) -> dict[str, words.Kind]:
        """The types of numbers that this game's options and events use beyond players and counts."""

    @abstractmethod
    def table_options(self) -> Sequence[TableOption]:
        """What can be chosen when a table is opened."""

    @abstractmethod
    def check_options(self, players: int, options: Mapping[str, str]) -> Setup:
        """Complete and check the game's own options; BadSetup if the table cannot be dealt."""

    def check_file(self, option: str, text: str, file: str) -> None:
        """BadFile with the line if this cannot be the value of an option of the kind `file`."""
        return

    @abstractmethod
    def deal(self, setup: Setup, key: bytes, *, quiet: bool) -> S:
        """The position before the first step."""

    def reveal(self, s: S, view: S) -> None:
        """Add to a view what its viewer may know beyond what the declarations of the fields say."""
        return

    @abstractmethod
    def sampler(self, view: S) -> Sampler:
        """A source of full positions that agree with the view."""

    @abstractmethod
    def board(self, view: S) -> Board:
        """The view as zones and counters."""

    def prompt_details(self, view: S) -> dict[str, tuple[str, int]]:
        """Further arguments of the question put to a seat: name to (kind, number)."""
        return {}

    def outlook(self, view: S) -> Callable[[Option], Outlook] | None:
        """Foretells what an option costs or leads to, in numbers by name, where a table wants to show it beforehand."""
        return None

    def is_shown(self, s: S) -> bool:
        """For a game that shows steps: whether this position on the way to the next decision is worth it."""
        return True

    @abstractmethod
    def advise(self, view: S, rng: Random) -> Option:
        """What a sensible player would choose who sees this."""

    @abstractmethod
    def values(self, s: S) -> Sequence[float]:
        """How well each seat stands, from 0 to 1, for a search that stops here."""

    @abstractmethod
    def likely_option(self, s: S, options: Sequence[Option], random: Callable[[], float]) -> Option:
        """A quick and plausible choice of the seat asked first, for play-outs."""

    def plausible(self, view: S, rng: Random) -> Sequence[Option]:
        """The options of a viewer that are worth comparing, where there are too many to try all; best first."""
        return view.options

    def is_settled(self, s: S, view: S) -> bool:
        """Whether what was decided at this view has come to something, so that a search need not follow it further."""
        return False

    @abstractmethod
    def check_conservation(self, s: S) -> None:
        """AssertionError if a card or token is missing or too many."""

    @abstractmethod
    def position_from(self, data: Mapping[str, Any], names: Sequence[str]) -> S:
        """The position a ruling file describes; BadSetup if it cannot be."""

    @abstractmethod
    def facts(self, s: S, names: Sequence[str]) -> dict[str, Any]:
        """What a ruling file can expect of a position."""

    @abstractmethod
    def knowledge(self, view: S, names: Sequence[str]) -> dict[str, list[str]]:
        """For each hidden card, everything that it can be for this viewer."""

    def mark_of_known(self, word: str, names: Sequence[str]) -> str:
        """Where on a board that lies which knowledge calls so; empty if nowhere."""
        card = self.kinds.get("card")
        return card.mark(card.parse(word, names), names) if card else ""

    def known(self, view: S) -> Mapping[str, Known]:
        """By mark of the card, what this viewer knows of what lies face down for them, unless it is too vague."""
        if view.viewer >= view.seats or view.over:
            return {}
        seats = words.seat_marks(view.seats)
        return {
            mark: Known(tuple(faces))
            for word, faces in self.knowledge(view, seats).items()
            if len(faces) <= self.most_guesses and (mark := self.mark_of_known(word, seats))
        }

    def remembered(self, view: S) -> object:
        """What `known` follows from: while this stays equal, so does what a viewer knows."""
        return view

    def known_from(self, view: S) -> Hashable:
        """The same put so that it is equal for viewers at different tables who know the same; None if that is rare."""
        return None

    def factors(self, opening: S, end: S, seat: int) -> dict[str, str]:
        """What may have helped a seat or not, from the first position and the last: each factor with this seat's value.

        A factor is called `factor-<name>`; a value is a number, or a word that is called `<name>-<word>`.
        """
        return {"seat": str(self.place_in_turn(opening, seat))}

    @abstractmethod
    def cards(self) -> Sequence[str]:
        """The words of all cards that have a text."""

    @abstractmethod
    def cards_in_play(self, s: S) -> Sequence[str]:
        """The cards that everybody knows to be part of this game."""

    @abstractmethod
    def card_text(self, card: str, say: words.Say, edition: str = "") -> str:
        """What a card does in an edition, rendered from its definition."""

    def card_facts(self, card: str, edition: str = "") -> CardFacts:
        """What of a card can be looked for, beside its name and text."""
        return CardFacts()

    def rule_note(self, rule: str, say: words.Say, edition: str) -> str:
        """How an edition differs from what a rule statement says; empty if it does not."""
        return ""

    def composed_messages(self) -> Iterable[str]:
        """Messages whose names the game puts together, so that reading the code does not find them."""
        return ()

    def card_name(self, word: str, say: words.Say) -> str:
        """What a card is called."""
        return say(f"{self.card_prefix}-{word}")

    def passing(self, options: Sequence[Option]) -> Option | None:
        """The option that does nothing, if there is one: what a player who is in a hurry chooses."""
        return None

    def moments(self) -> Sequence[str]:
        """The names of the moments at which a player may want to stop, or not: each has a message `window-<name>`."""
        return ()

    def moment(self, view: S) -> str:
        """At which of them the viewer is asked; empty if it is none."""
        return ""

    def meant(self, option: Option, options: Sequence[Option]) -> Option:
        """The legal option that somebody means who leaves out what goes without saying."""
        return option

    # What the engine does with it

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        self.check_player_count(players)
        known = [option.name for option in self.table_options()]
        for name in options or {}:
            if name not in known:
                raise BadSetup("unknown-table-option", name=name, known=", ".join(known))
        return self.check_options(players, options or {})

    def edition(self, options: Mapping[str, str]) -> str:
        """What a table with these options changes of the cards; empty for the cards as they come with the game."""
        return options.get(self.edition_option, "")

    def public_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """What everybody may know of a table's options before the game is over."""
        secret = {option.name for option in self.table_options() if option.secret}
        return {name: value for name, value in options.items() if name not in secret}

    def observe(self, s: S, viewer: int) -> S:
        """What a viewer sees, by allow-list; OPEN_TABLE only when the game is over."""
        if viewer == OPEN_TABLE and not s.outcome:
            raise Refusal("open-only-after-the-game")
        view = s.seen_by(viewer)
        view.viewer = viewer
        self.reveal(s, view)
        view.options = self.book.options_for(s, viewer)
        return view

    def observer(self, s: S) -> Callable[[int], S]:
        """Observes a position for one viewer after the other, as long as nothing happens."""
        return partial(self.observe, s)

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
        s = self.deal(setup, key, quiet=quiet)
        self.book.proceed(s)
        return s

    @staticmethod
    def place_in_turn(opening: State, seat: int) -> int:
        """1 for the seat that is asked first in a game, 2 for the one after it, and so on around the table."""
        return (seat - opening.asked[0][0]) % opening.seats + 1

    def sample_world(self, view: S, rng: Random) -> State:
        return self.sampler(view)(rng)

    def _fingerprint(self) -> int:
        fields = [(field.name, repr(field.type)) for field in fields_of(self.state_type)]
        choices = [choice.name for choice in self.book.choices]
        words = sorted((name, tuple(kind.vocabulary())) for name, kind in self.kinds.items())
        book = self.book
        return zlib.crc32(repr((fields, book.step_names, choices, book.terms, book.marks, words)).encode())

    # Options and events in words

    def option_words(self, option: Option, names: Sequence[str]) -> str:
        return " ".join(self.option_in_words(option, names))

    def option_in_words(self, option: Option, names: Sequence[str]) -> words.WordedOption:
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

    def arguments(self, term: Term, values: Sequence[int], seats: int) -> dict[str, words.Argument]:
        """The numbers of an option or event as programs are sent them, by their names."""
        marks = words.seat_marks(seats)
        return {
            name: self.kinds[kind].argument(value, marks)
            for (name, kind), value in zip(term.fields, values, strict=True)
        }

    def option_from(self, verb: str, arguments: Mapping[str, words.Argument], seats: int) -> Option:
        """The option that a program means, legal or not; UnknownName if there are no such words today."""
        number = self._verb(verb)
        fields = self.book.terms[number].fields
        if arguments.keys() != {name for name, _ in fields}:
            raise UnknownName("wrong-word-count", expected=" ".join([verb, *(f"<{name}>" for name, _ in fields)]))
        marks = words.seat_marks(seats)
        return (number, *[self.kinds[kind].from_argument(arguments[name], marks) for name, kind in fields])

    def event_words(self, event: Event, names: Sequence[str]) -> str:
        worded = self.event_in_words(event, names)
        return " ".join([worded.name, *worded.words])

    def event_in_words(self, event: Event, names: Sequence[str]) -> words.WordedEvent:
        audience, kind, *details = event
        term = self.as_event(self.book.terms[kind])
        return words.WordedEvent(audience, term.name, tuple(self._worded(term, details, names)))

    def event_from_words(self, worded: words.WordedEvent, names: Sequence[str]) -> Event:
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
