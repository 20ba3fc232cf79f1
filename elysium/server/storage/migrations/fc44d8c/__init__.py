"""What numbers meant in logs that were written by release fc44d8c and before: the last releases that stored numbers.

Nothing here follows today's rules. The files beside it list the terms of each game and the words that its numbers stood
for, as they were then.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

type Word = Callable[[int], str]

FOLDER: Final = Path(__file__).parent
GAMES: Final = ("mascarade", "vendetta", "vtes")


class Untranslatable(Exception):
    """Numbers that meant nothing in that release."""


class Numbers:
    """The numbers of one game at a table with so many seats."""

    def __init__(self, game: str, players: int) -> None:
        if game not in GAMES:
            raise Untranslatable(game)
        known = _known(game)
        self.rules: str = known["rules"]
        self._terms: list[tuple[str, list[tuple[str, str]], bool]] = known["terms"]
        self._seats = [f"p{number}" for number in range(1, players + 1)]
        self._kinds: dict[str, Word] = {kind: _among(words) for kind, words in known["words"].items()}
        self._kinds |= {"player": _among(self._seats)} | _KINDS[game](known, self._seats)

    def entry(self, body: Mapping[str, Any]) -> dict[str, Any]:
        """A stored entry in words; Untranslatable if there are none for it."""
        try:
            worded = dict(body)
            if worded.get("option"):
                worded["option"] = self._option(worded["option"])
            worded["events"] = [self._event(event) for event in worded.get("events", ())]
        except (TypeError, ValueError, LookupError) as error:
            raise Untranslatable(f"entry {body.get('seq')}") from error
        if worded["kind"] == "deal":
            worded["rules"] = self.rules
        return worded

    def _option(self, option: Sequence[int]) -> list[str]:
        name, fields, is_verb = self._term(option[0])
        if not is_verb:
            raise Untranslatable(f"{name} is no verb")
        return [name, *self._words(fields, option[1:])]

    def _event(self, event: Sequence[int]) -> list[Any]:
        audience, kind, *values = event
        name, fields, is_verb = self._term(kind)
        actor = [("actor", "player")] if is_verb else []
        return [audience, name, self._words([*actor, *fields], values)]

    def _term(self, number: int) -> tuple[str, list[tuple[str, str]], bool]:
        if not 0 <= number < len(self._terms):
            raise Untranslatable(f"term {number}")
        return self._terms[number]

    def _words(self, fields: Sequence[tuple[str, str]], values: Sequence[int]) -> list[str]:
        return [self._kinds.get(kind, str)(value) for (_, kind), value in zip(fields, values, strict=True)]


@cache
def numbers(game: str, players: int) -> Numbers:
    return Numbers(game, players)


@cache
def _known(game: str) -> dict[str, Any]:
    known: dict[str, Any] = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return known


def _among(words: Sequence[str]) -> Word:
    def word(value: int) -> str:
        if not 0 <= value < len(words):
            raise Untranslatable(f"{value} of {len(words)}")
        return words[value]

    return word


def _mascarade(_: Mapping[str, Any], seats: Sequence[str]) -> dict[str, Word]:
    count = len(seats)
    player = _among(seats)
    return {"card": lambda value: player(value) if value < count else f"centre-{value - count + 1}"}


def _vendetta(known: Mapping[str, Any], seats: Sequence[str]) -> dict[str, Word]:
    last = 2 if len(seats) <= 4 else 3
    card, player = _among(known["words"]["card"]), _among(seats)

    def district(value: int) -> str:
        return "haven" if value == last else str(value + 1)

    def source(value: int) -> str:
        """Seven stands for nobody and for nowhere."""
        owner = f"@{player(value & 7)}" if value & 7 != 7 else ""
        place = f"/{district(value >> 3 & 7)}" if value >> 3 & 7 != 7 else ""
        return f"{card(value >> 6 & 127)}{owner}{place}"

    return {"district": district, "source": source, "laid": lambda value: str(value + 1)}


def _vtes(known: Mapping[str, Any], seats: Sequence[str]) -> dict[str, Word]:
    entity_bits, any_way, most_clans, fewest_faces = 0xFFF, 15, 500, 1000
    secret, damage, in_ash_heap = 1 << 40, 1 << 41, 1 << 42
    clan, player = _among(known["words"]["clan"]), _among(seats)
    faces: Mapping[str, str] = known["faces"]

    def face(value: int) -> str:
        if value and str(value) not in faces:
            raise Untranslatable(f"card {value}")
        return faces[str(value)] if value else "-"

    def face_in(value: int) -> int:
        return (value & secret - 1) >> 12

    def card(value: int) -> str:
        if value <= 0:
            return "-"
        name = face(face_in(value)) if face_in(value) else "hidden"
        mark = "?" if value & secret and face_in(value) else ""
        entity = value & entity_bits
        return f"{name}{mark}" if entity == entity_bits else f"{name}{mark}.{entity}"

    def target(value: int) -> str:
        if value < 0:
            return player(-1 - value)
        if 0 < face_in(value) < most_clans:
            return clan(face_in(value))
        if most_clans < face_in(value) < fewest_faces:
            return f"x{face_in(value) - most_clans}"
        if value >= in_ash_heap:
            return f"{face(face_in(value))}@{player(value >> 43)}"
        if value in (damage, damage | 1):
            return "aggravated" if value & 1 else "normal"
        return card(value)

    def in_a_way(name: str, value: int) -> str:
        return name if value & 15 == any_way else f"{name}/{(value & 15) + 1}"

    return {
        "face": face,
        "card": card,
        "target": target,
        "source": lambda value: f"votes-{-value}" if value < 0 else card(value),
        "playable": lambda value: in_a_way(face(value >> 4), value),
        "ability": lambda value: in_a_way(card(value >> 4), value),
    }


_KINDS: Final[dict[str, Callable[[Mapping[str, Any], Sequence[str]], dict[str, Word]]]] = {
    "mascarade": _mascarade,
    "vendetta": _vendetta,
    "vtes": _vtes,
}
