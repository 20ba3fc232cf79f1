"""The parts of a game, by subject: what it says to whoever shows it, thinks about it, reads its cards or judges it.

A part is a record of functions: a game names the functions of its own rooms, and the type checker compares them with
what stands here. What has a default need not be said: a game without bots has no `Mind`, one that nobody writes rulings
for has no `Rulings`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from elysium.engine.cards.claims import CardSources, Report
from elysium.engine.kinds import Say
from elysium.engine.observation import Board, Known, Observation
from elysium.engine.refusal import BadSetup
from elysium.engine.setup import Chosen, Setup, TableOption
from elysium.engine.state import Option, State

type Sampler = Callable[[Random], State]
"""Draws positions that agree with everything one viewer has seen."""

type Outlook = tuple[tuple[str, int], ...]
"""What will come of an option: names and numbers."""

type Details = Mapping[str, tuple[str, int]]
"""Arguments of a message: name to (kind, number)."""


# How a game begins


def _no_options() -> Sequence[TableOption]:
    return ()


def _as_given(_players: int, options: Mapping[str, str]) -> Chosen:
    return Chosen(dict(options))


def _any_file(_option: str, _text: str, _file: str) -> None:
    return


def _nothing_to_keep(_options: Mapping[str, str]) -> object:
    return None


class Opening[S: State](msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """What can be chosen before a game, and its first position."""

    deal: Callable[[Setup, bytes, bool], S]
    """The position before the first step, with this key to its chance; the last argument says that nobody listens."""
    options: Callable[[], Sequence[TableOption]] = _no_options
    """What can be chosen when a table is opened."""
    complete: Callable[[int, Mapping[str, str]], Chosen] = _as_given
    """What was chosen at a table of so many, completed; BadSetup if that cannot be dealt."""
    check_file: Callable[[str, str, str], None] = _any_file
    """Given an option of the kind `file`, its value and the name of the file: BadFile with the line if it cannot be."""
    keep: Callable[[Mapping[str, str]], object] = _nothing_to_keep
    """What a table with these options holds on to, so that its files are read once however many tables there are."""


# Who sees what


def _no_words() -> Sequence[str]:
    return ()


def _nothing_more(_s: State, _view: State) -> None:
    return


def _no_details(_view: Observation) -> Details:
    return {}


def _nothing_known(_view: Observation, _names: Sequence[str]) -> dict[str, list[str]]:
    return {}


def _nothing_foretold(_view: State) -> None:
    return None


class Views[S: State](msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """What a viewer sees, how it is put before them, and which positions look so."""

    board: Callable[[S], Board]
    """The view as zones and counters."""
    sampler: Callable[[S], Sampler]
    """A source of full positions that agree with the view."""
    reveal: Callable[[S, S], None] = _nothing_more
    """Adds to a view of a position what its viewer may know beyond what the declarations of the fields say."""
    revealer: Callable[[S], Callable[[S], None]] | None = None
    """The same for a position that is shown to several viewers in turn, where some of it is the same for them all."""
    prompt_details: Callable[[S], Details] = _no_details
    """Further arguments of the question put to a seat."""
    knowledge: Callable[[S, Sequence[str]], dict[str, list[str]]] = _nothing_known
    """For each hidden card, everything that it can be for this viewer: given the names of the players, by word."""
    mark_of_known: Callable[[str, Sequence[str]], str] | None = None
    """Where on a board that lies which knowledge calls so, empty if nowhere; None if those words mean cards."""
    most_guesses: int = 4
    """A card that may be more than this is one that nothing is known about."""
    known: Callable[[S], Mapping[str, Known]] | None = None
    """By mark of the card, what is known of it; None if that is what `knowledge` says, unless it is too vague."""
    notes_option: str = ""
    """The table option of kind yes-no by which a table does without notes: with "no", what is known is for people to
    remember, and no table shows it while the game runs."""
    deals_face_up: bool = False
    """Whether the deal shows for a moment what is hidden afterwards: tables leave people time to read it."""
    opens_at_the_end: bool = False
    """Whether everybody turns their hidden cards up once the game is over."""
    outlook: Callable[[S], Callable[[Option], Outlook] | None] = _nothing_foretold
    """Foretells what an option costs or leads to, in numbers by name, where a table wants to show it beforehand."""
    shows_step: Callable[[S], bool] | None = None
    """Whether a position on the way to the next decision is worth showing, as drawing takes time. None if none is."""
    composed_messages: Callable[[], Iterable[str]] = _no_words
    """Messages whose names the game puts together, so that reading the code does not find them."""


def _itself(view: Observation) -> object:
    return view


class Hints[S: State](msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """Cache keys for servers, which show a table again and again. Without them nothing is cached, and all is right."""

    knowledge_key: Callable[[S], object] = _itself
    """Cache key of `Game.known` for one viewer at one table: while it stays equal, so does what they know."""


# What bots ask


def any_option(view: Observation, rng: Random) -> Option:
    """Any of a viewer's options, each as likely as the others."""
    return view.options[int(rng.random() * len(view.options))]


def _any_of(_s: State, options: Sequence[Option], random: Callable[[], float]) -> Option:
    return options[int(random() * len(options))]


def _shares(s: State) -> Sequence[float]:
    """Winners share 1; before the end all stand equal."""
    best = max(s.outcome, default=0)
    winners = [score == best for score in s.outcome] or [True] * s.seats
    return [won / sum(winners) for won in winners]


def _all_options(view: Observation, _rng: Random) -> Sequence[Option]:
    return view.options


def _never(_s: State, _view: Observation) -> bool:
    return False


class Mind[S: State](msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """How people play this game; a game that does not say is played by chance."""

    advise: Callable[[S, Random], Option] = any_option
    """What a sensible player would choose who sees this."""
    values: Callable[[S], Sequence[float]] = _shares
    """How well each seat stands, from 0 to 1, for a search that stops here."""
    likely_option: Callable[[S, Sequence[Option], Callable[[], float]], Option] = _any_of
    """A quick and plausible choice of the seat asked first, for play-outs."""
    plausible: Callable[[S, Random], Sequence[Option]] = _all_options
    """The options of a viewer that are worth comparing, where there are too many to try all; best first."""
    is_settled: Callable[[S, S], bool] = _never
    """Whether what was decided at this view has come to something, so that a search need not follow it further."""
    horizon: int = 0
    """For a game too long to be played out: after how many decisions a search values what has come of an option."""


# What stands on cards


class CardFacts(NamedTuple):
    """What else stands on a card, by which cards can be shown and looked through."""

    traits: Mapping[str, tuple[str, ...]] = {}
    """Words that cards share: `trait-<trait>` names what they tell, `<trait>-<word>` the word."""
    numbers: Mapping[str, int] = {}
    """Printed ones; `fact-<name>` names each."""
    confidence: Mapping[str, str] = {}
    """How sure a fact is, where there is doubt about any: `fact-<fact>` and `confidence-<level>` are the messages."""
    needs: Sequence[tuple[str, ...]] = ()
    """For each of its ways, by number: the messages that name what it takes to use it so."""


class OfficialText(NamedTuple):
    """What is printed on the real card, and what was ruled about it, in the language it was written in."""

    text: str = ""
    rulings: tuple[str, ...] = ()


def _none_in_play(_s: State) -> Sequence[str]:
    return ()


def _no_text(_card: str, _say: Say, _edition: str) -> str:
    return ""


def _no_ways(_card: str, _say: Say, _edition: str) -> Sequence[str]:
    return ()


def _no_card_facts(_card: str, _edition: str) -> CardFacts:
    return CardFacts()


def _no_definitions() -> Iterable[object]:
    return ()


def _no_note(_rule: str, _say: Say, _edition: str) -> str:
    return ""


class Cards[S: State](msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """The cards of a game as texts, each under its word. A table may play with an edition of its own."""

    prefix: str = "card"
    """The message with a card's name is `<prefix>-<word>`."""
    words: Callable[[], Sequence[str]] = _no_words
    """All cards that have a text."""
    not_yet: Callable[[], Sequence[str]] = _no_words
    """What further cards of the game are called, which cannot be played here yet."""
    in_play: Callable[[S], Sequence[str]] = _none_in_play
    """The cards that everybody knows to be part of this game."""
    text: Callable[[str, Say, str], str] = _no_text
    """What a card does in an edition, rendered from its definition."""
    ways: Callable[[str, Say, str], Sequence[str]] = _no_ways
    """The same text in parts, for a game whose cards can be used in several ways; nothing if it is not cut."""
    facts: Callable[[str, str], CardFacts] = _no_card_facts
    """What of a card can be looked for in an edition, beside its name and text."""
    references: Callable[[], Mapping[str, OfficialText]] | None = None
    """What is printed on the real cards, by word; it may take seconds to read. None if that is not to be had."""
    name: Callable[[str, Say], str] | None = None
    """What a card is called, where no message says it."""
    definitions: Callable[[], Iterable[object]] = _no_definitions
    """What the cards say and the words they say it in, as plain data in which nothing is known by a number that
    registering gave it: a log names by it what it was written by."""
    edition_option: str = ""
    """The table option, of the kind `file`, with which a table changes what its cards say: their edition."""
    check: Callable[[], Report] | None = None
    """What comes of comparing all definitions with official texts and rulings, where there are any."""
    sources: Callable[[str], CardSources] | None = None
    """What is printed on a card, what defines it, and what was ruled about it."""
    rule_note: Callable[[str, Say, str], str] = _no_note
    """How an edition differs from what a rule statement says; empty if it does not."""

    def name_of(self, word: str, say: Say) -> str:
        """What a card is called."""
        return self.name(word, say) if self.name else say(f"{self.prefix}-{word}")

    def edition(self, options: Mapping[str, str]) -> str:
        """What a table with these options changes of the cards; empty for the cards as they come with the game."""
        return options.get(self.edition_option, "")


# What rulings ask


def _no_position(_data: Mapping[str, Any], _names: Sequence[str]) -> Any:
    raise BadSetup("no-positions")


def _no_facts(_s: State, _names: Sequence[str]) -> dict[str, Any]:
    return {}


def _nothing_is_lost(_s: State) -> None:
    return


class Rulings[S: State](msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """Positions that are described, looked at and checked."""

    position_from: Callable[[Mapping[str, Any], Sequence[str]], S] = _no_position
    """The position a ruling file describes; BadSetup if it cannot be."""
    facts: Callable[[S, Sequence[str]], dict[str, Any]] = _no_facts
    """What a ruling file can expect of a position."""
    check_conservation: Callable[[S], None] = _nothing_is_lost
    """AssertionError if a card or token is missing or too many."""


# What tables and their statistics ask


def _no_passing(_options: Sequence[Option]) -> Option | None:
    return None


def _no_moment(_view: Observation) -> str:
    return ""


def _as_said(option: Option, _options: Sequence[Option]) -> Option:
    return option


class Manners[S: State](msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """What goes without saying at a table where a seat is often asked and can often only pass."""

    passing: Callable[[Sequence[Option]], Option | None] = _no_passing
    """The option that does nothing, if there is one: what a player who is in a hurry chooses."""
    moments: Sequence[str] = ()
    """The moments at which a player may want to stop, or not: a message `stop-<name>` says when each of them is."""
    moment: Callable[[S], str] = _no_moment
    """At which of them the viewer is asked; empty if it is none."""
    idle: Sequence[str] = ()
    """Those of them at which nobody is asked who has not said otherwise."""
    hidden: Sequence[str] = ()
    """Those of them at which others cannot know whether a seat could do anything: it is asked all the same."""
    presets: Mapping[str, Sequence[str]] = {}
    """Several of them that are passed over together; each has a message `stops-<name>`."""
    takes_the_only: bool = False
    """Whether the table also does what is no pass for somebody who can do nothing else."""
    asked_anyway: Sequence[str] = ()
    """The moments at which somebody who passes until their next turn is asked all the same."""
    is_aimed: Callable[[S], bool] | None = None
    """Whether what is going on is aimed at the viewer; None if nothing ever is."""
    episode: Callable[[S], tuple[int, ...]] | None = None
    """What is going on, by public fields alone: whoever passes for it does so until it is another one."""
    meant: Callable[[Option, Sequence[Option]], Option] = _as_said
    """The legal option that somebody means who leaves out what goes without saying."""


class MeasuredTable(NamedTuple):
    """A table at which the speed of a game is measured."""

    name: str = ""
    """What it is called beside the game's own name; empty for the plain one."""
    players: int = 0
    """0 for as many as usually play."""
    options: Mapping[str, str] = {}
    thoughts: int = 200
    """How many iterations of a search are timed together."""


def _no_factors(_opening: State, _end: State, _seat: int) -> Mapping[str, str]:
    return {}


def _asked_first(opening: State) -> int:
    return opening.asked[0][0]


class Statistics[S: State](msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """What can be counted over many games."""

    counts_points: bool = False
    """Whether the outcome says how many points each has, beyond who has the most."""
    own_factors: Callable[[S, S, int], Mapping[str, str]] = _no_factors
    """What may have helped a seat or not, from the first position and the last: each factor with this seat's value.

    A factor is called `factor-<name>`; a value is a number, or a word that is called `<name>-<word>`. The same of
    somebody else is `<whose>/<name>`: it is called `factor-<whose>-<name>`, and its values as they are.
    """
    first: Callable[[S], int] = _asked_first
    """Whose turn is the first one, told from the first position."""
    balanced: Mapping[str, str] = {}
    """The options of the tables at which it is counted what a game favours, unless others are named."""
    measured: Sequence[MeasuredTable] = (MeasuredTable(),)
    """Where speed is measured: at the first table everything, at further ones only how many decisions there are."""

    def factors(self, opening: S, end: S, seat: int) -> dict[str, str]:
        """The game's own, and where the seat comes in the turn: 1 for the one whose turn is first, 2 for the one after
        it, and so on around the table.
        """
        place = (seat - self.first(opening)) % opening.seats + 1
        return {**self.own_factors(opening, end, seat), "seat": str(place)}
