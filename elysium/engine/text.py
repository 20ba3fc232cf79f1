"""All text, in every language, from the same Fluent files: what options, events, refusals, cards and rules say."""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from elysium.engine.cards.grammar import FUNCTIONS
from elysium.engine.game import Game
from elysium.engine.kinds import Say, Told, WordedEvent, seat_words
from elysium.engine.observation import Line, Observation
from elysium.engine.parts import CardFacts
from elysium.engine.refusal import Refusal, UnknownName
from elysium.engine.rulebook import Term
from elysium.engine.state import Option
from elysium.engine.statements import statements

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "es", "pl")
LONGEST_QUOTE: Final = 400
COMMON: Final = Path(__file__).parents[1] / "text"


def plain(value: object) -> str:
    """What somebody wrote, as text to be shown: signs that are not to be seen could be taken for a saying's own."""
    return "".join(character for character in str(value) if character.isprintable() or character == "\n")


OTHER_LETTERS: Final = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "æ": "ae", "œ": "oe", "’": None, "'": None}
)


def searchable(text: str) -> str:
    """Letters as people type them who look for something: without case, accents and apostrophes."""
    plain_letters = unicodedata.normalize("NFD", text.casefold()).translate(OTHER_LETTERS)
    return "".join(letter for letter in plain_letters if not unicodedata.combining(letter))


class MissingMessage(KeyError):
    """A text that the files do not have."""


class Speaker(ABC):
    """Puts what happens at a table into messages; how a message is said is left to whoever speaks."""

    def __init__(self, game: Game[Any] | None = None) -> None:
        self.game = game

    @abstractmethod
    def say(self, message_id: str, **details: Any) -> str:
        """One message with its arguments."""

    def option(self, option: Option, seat: int, names: Sequence[str]) -> str:
        term = self._game.book.terms[option[0]]
        return self.say(f"option-{term.name}", **self._phrases(term, option[1:], names, seat))

    def event(self, event: Told, names: Sequence[str]) -> str:
        """One that today's rules do not know is said as it was written down."""
        if isinstance(event, WordedEvent):
            seats = seat_words(len(names))
            named = [names[seats.index(word)] if word in seats else plain(word) for word in event.words]
            return " ".join([plain(event.name), *named])
        _, kind, *details = event
        term = self._game.as_event(self._game.book.terms[kind])
        return self.say(f"event-{term.name}", **self._phrases(term, details, names, -1))

    def question(self, view: Observation, names: Sequence[str]) -> str:
        """What the viewer is asked, or whom everybody waits for."""
        own = [question for question in view.asked if question[0] == view.viewer]
        lines = []
        for seat, choice, *_ in own or view.asked:
            name = self._game.book.choices[choice].name.replace("_", "-")
            details = {
                argument: self._game.kinds[kind].phrase(value, names, -1, self.say)
                for argument, (kind, value) in self._game.views.prompt_details(view).items()
            }
            lines.append(self.say(f"{'choice' if own else 'waiting'}-{name}", player=names[seat], **details))
        if own and (why := self._game.why_only(view)) is not None:
            lines.append(self.say(f"refusal-{why.reason}", **why.details))
        return " ".join(lines)

    def line(self, line: Line, names: Sequence[str]) -> str:
        """A sentence about what is going on at the table."""
        details = {
            argument: self._game.kinds[kind].phrase(value, names, -1, self.say)
            for argument, (kind, value) in line.details.items()
        }
        return self.say(f"strip-{line.name}", **details)

    def refusal(self, refusal: Refusal) -> str:
        details = {name: _shortened(value) for name, value in refusal.details.items()}
        text = self.say(f"refusal-{refusal.reason}", **details)
        return f"{text} [{refusal.rule}]" if refusal.rule else text

    @property
    def _game(self) -> Game[Any]:
        assert self.game is not None, "this needs a game to speak about"
        return self.game

    def _phrases(self, term: Term, values: Sequence[int], names: Sequence[str], actor: int) -> dict[str, str | int]:
        """A text may say things differently where nothing is named: `$has-target` is 0 then. `$own-card` is 1 where
        the card is that of whoever the text is about: nobody wants to read that Ana takes Ana's card."""
        phrases: dict[str, str | int] = {}
        subject = actor
        for (argument, name), value in zip(term.fields, values, strict=True):
            kind = self._game.kinds[name]
            phrases[argument] = kind.phrase(value, names, actor, self.say)
            phrases[f"has-{argument}"] = 1 if value else 0
            if subject < 0 and name == "player":
                subject = value
            owner = kind.owner(value)
            if owner is not None:
                phrases[f"own-{argument}"] = 1 if owner == subject else 0
        return phrases


class Speech(Speaker):
    """Says things in one language, about one game or none; about cards as the edition of a table has them.

    `you` is the name of whoever listens, if it is one of the players. A message has another wording for them as its
    attribute `.to-<argument>`: nobody wants to read of themselves by name.
    """

    def __init__(self, language: str, game: Game[Any] | None = None, edition: str = "", you: str = "") -> None:
        if language not in LANGUAGES:
            raise UnknownName("unknown-language", name=language, known=", ".join(LANGUAGES))
        super().__init__(game)
        self.language = language
        self.edition = edition
        self.you = you
        self._bundle = _bundle(language, game.folder if game else None)

    def say(self, message_id: str, **details: Any) -> str:
        """After a dot the name of an attribute, which a message may lack."""
        if self.you and self._bundle.has_message(message_id):
            wording = self._to_you(self._bundle.get_message(message_id).attributes, details)
            if wording is not None:
                return _said(self._bundle, message_id, wording, details)
        return _formatted(self._bundle, message_id, details)

    def _to_you(self, wordings: Mapping[str, Any], details: Mapping[str, object]) -> Any:
        """How a message is put to whoever listens, if it is about them."""
        if not wordings:
            return None
        about = (wordings.get(f"to-{argument}") for argument, value in details.items() if value == self.you)
        return next(filter(None, about), None)

    def has(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))

    def card_name(self, word: str) -> str:
        return self._game.cards.name_of(word, self.say)

    def card(self, word: str) -> str:
        return self._game.cards.text(word, self.say, self.edition)

    def card_ways(self, word: str) -> Sequence[str]:
        """The text of a card in parts, where it can be used in several ways; nothing if it is not cut."""
        return self._game.cards.ways(word, self.say, self.edition)

    def card_lines(self, word: str) -> str:
        """The text of a card, with a line for each part."""
        return "\n".join(self.card_ways(word)) or self.card(word)

    def card_facts(self, word: str) -> CardFacts:
        return self._game.cards.facts(word, self.edition)

    def rule(self, rule_id: str) -> str:
        """A rule statement: translated, or as it stands in the game's own file; and what an edition changes of it."""
        message = f"rule-{rule_id.replace('.', '_')}"
        text = self.say(message) if self.has(message) else statements(self._game.folder)[rule_id].rule
        note = self._game.cards.rule_note(rule_id, self.say, self.edition) if self.edition else ""
        return f"{text} {note}" if note else text


def text_files(language: str, game_folder: Path | None) -> list[Path]:
    files = [COMMON / f"{language}.ftl", *sorted(COMMON.glob(f"*.{language}.ftl"))]
    if game_folder:
        own = game_folder / "text" / f"{language}.ftl"
        files += [file for file in (own, *sorted(own.parent.glob(f"*.{language}.ftl"))) if file.is_file()]
    return files


@cache
def _bundle(language: str, game_folder: Path | None) -> FluentBundle:
    return _bundle_of(language, text_files(language, game_folder))


@cache
def _composing(language: str, game_folder: Path) -> FluentBundle:
    """What composed sentences can say: of a game's own texts all but the rule statements, which take long to read."""
    own = text_files(language, game_folder)[len(text_files(language, None)) :]
    return _bundle_of(language, [file for file in own if not file.name.startswith("rules.")])


def _bundle_of(language: str, files: Sequence[Path]) -> FluentBundle:
    # It takes as long to import as half a game: whoever only plays reads no texts.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False, functions=dict(FUNCTIONS))
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _formatted(bundle: FluentBundle, message_id: str, details: dict[str, Any]) -> str:
    name, _, attribute = message_id.partition(".")
    if not bundle.has_message(name):
        raise MissingMessage(message_id)
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        if attribute:
            return ""
        raise MissingMessage(message_id)
    return _said(bundle, message_id, pattern, details)


def _said(bundle: FluentBundle, message_id: str, pattern: Any, details: dict[str, Any]) -> str:
    text, errors = bundle.format_pattern(pattern, details)
    if errors:
        raise MissingMessage(f"{message_id}: {errors[0]}")
    return str(text)


def in_every_language(game_folder: Path, compose: Callable[[Say], str]) -> dict[str, str]:
    """What composes sentences needs a language while it does so: the same in all of them, for `say("composed", …)`."""

    def composed(language: str) -> str:
        bundle = _composing(language, game_folder)
        return compose(lambda message_id, **details: _formatted(bundle, message_id, details))

    return {language: composed(language) for language in LANGUAGES}


def prepare_to_compose(game_folder: Path) -> None:
    """Reading the texts takes a moment, which nobody at a table should have to wait for."""
    for language in LANGUAGES:
        _composing(language, game_folder)


def _shortened(value: object) -> object:
    """What somebody typed may be long; a sentence should not be."""
    return f"{value[:LONGEST_QUOTE]}…" if isinstance(value, str) and len(value) > LONGEST_QUOTE else value
