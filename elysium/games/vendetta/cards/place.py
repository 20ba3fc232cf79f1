"""Places in a card file, for reading what stands there and saying what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from elysium.engine.document import Document
from elysium.engine.refusal import BadFile
from elysium.engine.vocabulary import nearest


class Place:
    """A place in a file, for saying what is wrong there."""

    def __init__(self, document: Document, file: str, path: tuple[str | int, ...] = ()) -> None:
        self.document = document
        self.file = file
        self.path = path

    def at(self, *path: str | int) -> Place:
        return Place(self.document, self.file, (*self.path, *path))

    def wrong(self, refusal: BadFile) -> BadFile:
        """The refusal, with the place."""
        refusal.details = {"file": self.file, "line": self.document.line(*self.path), **refusal.details}
        return refusal

    def unknown(self, kind: str, word: object, known: Iterable[str]) -> BadFile:
        refusal = BadFile("card-file-unknown-word", kind=kind, word=str(word), nearest=nearest(str(word), known))
        return self.wrong(refusal)

    def mapping(self, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.wrong(BadFile("card-file-not-a-mapping", key=self._name()))
        return value

    def items(self, value: Any) -> list[Any]:
        if not isinstance(value, list):
            raise self.wrong(BadFile("card-file-not-a-list", key=self._name()))
        return value

    def word(self, value: Any) -> str:
        if not isinstance(value, str) or not value:
            raise self.wrong(BadFile("card-file-not-a-word", key=self._name()))
        return value

    def one_of(self, kind: str, value: Any, known: Iterable[str]) -> str:
        word = str(value)
        if word not in known:
            raise self.unknown(kind, value, known)
        return word

    def number(self, value: Any, least: int, largest: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(BadFile("card-file-not-a-number", key=self._name(), word=str(value)))
        if not least <= value <= largest:
            name = self._name()
            raise self.wrong(BadFile("card-file-out-of-range", key=name, number=value, least=least, largest=largest))
        return value

    def check_keys(self, mapping: Mapping[str, Any], known: Iterable[str], elsewhere: Iterable[str] = ()) -> None:
        """`elsewhere` are keys that other cards may have."""
        known = tuple(known)
        for key in mapping:
            if key in elsewhere and key not in known:
                raise self.at(key).wrong(BadFile("card-file-timing-of-other-cards", word=key))
            if key not in known:
                raise self.at(key).unknown("key", key, known)

    def _name(self) -> str:
        return next((part for part in reversed(self.path) if isinstance(part, str)), "")
