"""Reads the card files into an edition: every word is checked, and what is wrong is named with its line."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from elysium.engine.document import Document, documents
from elysium.engine.refusal import BadFile
from elysium.games.vendetta.cards.effects import Said, read_effects
from elysium.games.vendetta.cards.grammar import (
    ALLY,
    CLAN,
    KINDS_OF,
    LOCATION,
    NUMBERS_OF,
    RELIC,
    STEPS,
    TIMINGS_OF,
    VICTIMS,
)
from elysium.games.vendetta.cards.language import (
    CONFIDENCES,
    FROM_THE_TABLE,
    ORIGINS,
    TIMINGS,
    Card,
    Edition,
    Effect,
    Rewards,
)
from elysium.games.vendetta.cards.place import Place
from elysium.games.vendetta.state import FIRST_ALLY, FIRST_LOCATION, FIRST_RELIC, ROUNDS, VICTIM

FOLDER: Final = Path(__file__).parent
FILES: Final = ("clans", "allies", "locations", "relics", "victims")
REWARDS_FILE: Final = "rewards.yaml"
PLACES: Final = ("first", "second", "third")
ABOUT: Final = ("code", "name", "kind", "origin", "sources", "confidence")
LARGEST_TEXT: Final = 60_000
MOST_PROGRAMS: Final = 1024
LARGEST_NUMBER: Final = 99


class Draft:
    """A card that is being read: its facts so far, and its effects at each timing."""

    def __init__(
        self, number: int, facts: dict[str, Any], timings: dict[str, tuple[Said, ...]], changed: bool = False
    ) -> None:
        self.number = number
        self.facts = facts
        self.timings = timings
        self.changed = changed


@cache
def standard() -> Edition:
    """The cards as our own files have them."""
    return _edition(_own_cards(), _own_rewards())


def read_edition(text: str) -> Edition:
    """The cards that a table plays with: our own, changed by a file's text if there is one."""
    return _changed(text) if text else standard()


def group_of(number: int) -> str:
    """What a card is: of a clan, an ally…"""
    for group, first in ((VICTIMS, VICTIM), (RELIC, FIRST_RELIC), (LOCATION, FIRST_LOCATION), (ALLY, FIRST_ALLY)):
        if number >= first:
            return group
    return CLAN


# Our own files


@cache
def _own_cards() -> tuple[Draft, ...]:
    drafts: list[Draft] = []
    for name in FILES:
        place = _own_file(f"{name}.yaml")
        for at, entry in enumerate(place.items(place.document.content)):
            drafts.append(_draft(place.at(at), entry, len(drafts)))
    return tuple(drafts)


@cache
def _own_rewards() -> Rewards:
    place = _own_file(REWARDS_FILE)
    return _rewards(place, place.document.content, None)


def _own_file(name: str) -> Place:
    return Place(_document((FOLDER / name).read_text(encoding="utf-8"), name, own=True), name)


# A file that changes them


def _changed(text: str) -> Edition:
    """What it is called is known to whoever has it checked."""
    if len(text) > LARGEST_TEXT:
        raise BadFile("card-file-too-large", file="", line=1, most=LARGEST_TEXT)
    place = Place(_document(text, ""), "")
    content = place.mapping(place.document.content)
    place.check_keys(content, ("cards", "rewards"))
    drafts = list(_own_cards())
    known = {str(draft.facts[key]): draft.number for draft in drafts for key in ("code", "name")}
    seen: set[int] = set()
    cards = place.at("cards")
    for at, entry in enumerate(cards.items(content.get("cards", []))):
        number = _which(cards.at(at), entry, known)
        if number in seen:
            raise cards.at(at).wrong(BadFile("card-file-card-twice", word=drafts[number].facts["name"]))
        seen.add(number)
        change = _draft(cards.at(at), entry, number, drafts[number])
        drafts[number] = change
    rewards = _own_rewards()
    if "rewards" in content:
        rewards = _rewards(place.at("rewards"), content["rewards"], rewards)
    edition = _edition(tuple(drafts), rewards)
    if len(edition.programs) > MOST_PROGRAMS:
        raise place.wrong(BadFile("card-file-too-many-effects", most=MOST_PROGRAMS))
    return edition


def _which(place: Place, entry: Any, known: dict[str, int]) -> int:
    """The card that an entry changes, by its code or name."""
    mapping = place.mapping(entry)
    given = [key for key in ("code", "name") if key in mapping]
    if not given:
        raise place.wrong(BadFile("card-file-not-named"))
    numbers = [known.get(str(mapping[key]), -1) for key in given]
    for key, number in zip(given, numbers, strict=True):
        if number < 0:
            raise place.at(key).unknown("card", mapping[key], known)
    if len(set(numbers)) > 1:
        raise place.at("name").wrong(BadFile("card-file-other-card-name", code=mapping["code"], word=mapping["name"]))
    return numbers[0]


# Parts of a definition


def _draft(place: Place, entry: Any, number: int, old: Draft | None = None) -> Draft:
    """One card, or what changes about it."""
    mapping = place.mapping(entry)
    group = group_of(number)
    place.check_keys(mapping, (*ABOUT, *NUMBERS_OF[group], *TIMINGS_OF[group]), TIMINGS)
    facts: dict[str, Any] = dict(old.facts) if old else {"origin": ORIGINS[0], "sources": ()}
    timings = dict(old.timings) if old else {}
    for key, value in mapping.items():
        at = place.at(key)
        if key in NUMBERS_OF[group]:
            facts[key] = at.number(value, -LARGEST_NUMBER if key == "kiss" else 0, LARGEST_NUMBER)
        elif key in TIMINGS_OF[group]:
            timings[key] = read_effects(at, value, group, key)
        elif key == "kind":
            facts[key] = at.one_of("kind", value, KINDS_OF[group])
        elif key == "origin":
            facts[key] = at.one_of("origin", value, ORIGINS)
        elif key == "sources":
            facts[key] = tuple(at.at(i).word(source) for i, source in enumerate(at.items(value)))
        elif key == "confidence":
            facts[key] = _confidence(at, value, ("name", "kind", "effect", *NUMBERS_OF[group]), facts.get(key, ()))
        elif old is None:
            facts[key] = at.word(value)
    for step in STEPS:
        if timings.get(step) and facts["kind"] != step:
            refusal = BadFile("card-file-step-of-other-kind", word=step, kind=facts["kind"])
            raise place.at(step if step in mapping else "kind").wrong(refusal)
    timings = {timing: said for timing, said in timings.items() if said}
    changes = _changes(old, facts, timings) if old else []
    if changes:
        said = {fact: FROM_THE_TABLE for fact in changes if fact not in mapping.get("confidence", ())}
        facts["confidence"] = tuple((dict(facts["confidence"]) | said).items())
    return Draft(number, facts, timings, bool(changes))


def _changes(old: Draft, facts: dict[str, Any], timings: dict[str, tuple[Said, ...]]) -> list[str]:
    """The facts of a card that are other than they were."""
    changes = [fact for fact in ("kind", *NUMBERS_OF[group_of(old.number)]) if facts.get(fact) != old.facts.get(fact)]
    return [*changes, "effect"] if timings != old.timings else changes


def _confidence(
    place: Place, value: Any, facts: Iterable[str], old: Iterable[tuple[str, str]]
) -> tuple[tuple[str, str], ...]:
    mapping = place.mapping(value)
    place.check_keys(mapping, facts)
    levels = {fact: place.at(fact).one_of("confidence", level, CONFIDENCES) for fact, level in mapping.items()}
    return tuple((dict(old) | levels).items())


def _rewards(place: Place, value: Any, old: Rewards | None) -> Rewards:
    mapping = place.mapping(value)
    place.check_keys(mapping, (*PLACES, "haven", "sources", "confidence"))
    rewards = old or Rewards((0, 0, 0), (0, 0, 0), (0, 0, 0), 0)
    first, second, third = (
        _by_round(place.at(name), mapping[name]) if name in mapping else by_round
        for name, by_round in zip(PLACES, (rewards.first, rewards.second, rewards.third), strict=True)
    )
    haven = place.at("haven").number(mapping["haven"], 0, LARGEST_NUMBER) if "haven" in mapping else rewards.haven
    confidence = rewards.confidence
    if "confidence" in mapping:
        confidence = _confidence(place.at("confidence"), mapping["confidence"], (*PLACES, "haven"), confidence)
    return Rewards(first, second, third, haven, confidence)


def _by_round(place: Place, value: Any) -> tuple[int, int, int]:
    numbers = [place.at(i).number(number, 0, LARGEST_NUMBER) for i, number in enumerate(place.items(value))]
    if len(numbers) != ROUNDS:
        raise place.wrong(BadFile("card-file-not-by-round", rounds=ROUNDS))
    return numbers[0], numbers[1], numbers[2]


def _document(text: str, file: str, own: bool = False) -> Document:
    try:
        found = documents(text, own)
    except BadFile as refusal:
        twice = refusal.reason == "key-twice"
        told = BadFile("card-file-key-twice" if twice else "card-file-bad-yaml")
        told.details = {"file": file, **refusal.details}
        raise told from None
    if len(found) != 1:
        raise BadFile("card-file-not-one", file=file, line=1)
    return found[0]


# Putting it together


def _edition(drafts: tuple[Draft, ...], rewards: Rewards) -> Edition:
    programs: list[tuple[Effect, ...]] = []
    cards = tuple(_card(draft, programs) for draft in drafts)
    return Edition(cards, tuple(programs), rewards, FIRST_ALLY)


def _card(draft: Draft, programs: list[tuple[Effect, ...]]) -> Card:
    facts = draft.facts
    return Card(
        number=draft.number,
        code=facts["code"],
        name=facts["name"],
        kind=facts["kind"],
        power=facts.get("power", 0),
        influence=facts.get("influence", 0),
        kiss=facts.get("kiss", 0),
        drained_blood=facts.get("drained-blood", 0),
        drained_influence=facts.get("drained-influence", 0),
        programs=tuple((TIMINGS.index(timing), _program(said, programs)) for timing, said in draft.timings.items()),
        origin=facts["origin"],
        confidence=facts.get("confidence", ()),
        sources=facts["sources"],
        changed=draft.changed,
    )


def _program(said: tuple[Said, ...], programs: list[tuple[Effect, ...]]) -> int:
    """What follows from an effect is a program of its own."""
    effects = tuple(
        [entry.effect._replace(then=_program(entry.then, programs)) if entry.then else entry.effect for entry in said]
    )
    programs.append(effects)
    return len(programs) - 1
