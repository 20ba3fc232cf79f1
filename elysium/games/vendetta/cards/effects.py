"""Reads the effects of a definition: words, amounts, and what hangs on them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from elysium.engine.refusal import BadFile
from elysium.games.vendetta.cards.grammar import (
    ALONE,
    CHOICES,
    CONDITIONS_AT,
    COUNTED,
    COUNTED_BY,
    COUNTS_AT,
    EFFECT,
    EITHER_AT,
    NO_AMOUNT,
    OFFERS,
    SELECTORS_AT,
    WORDS,
    Moments,
    Word,
)
from elysium.games.vendetta.cards.language import MEASURES, SELECTORS, Amount, Effect
from elysium.games.vendetta.cards.place import Place

MOST_EFFECTS: Final = 8
"""At one timing."""
EXTRAS: Final = ("who", "if", "per", "most", "then")
_COUNT: Final = re.compile(r"([1-9]\d?\*)?([a-z-]+)|([a-z-]+)/2")
_EITHER: Final = re.compile(r"(\d{1,2}) if ([a-z-]+) else (\d{1,2})")


class Said(NamedTuple):
    """An effect as it was read; what follows from it has no number yet."""

    effect: Effect
    then: tuple[Said, ...] = ()


def read_effects(place: Place, value: Any, group: str, timing: str, causes: tuple[str, ...] = ()) -> tuple[Said, ...]:
    """The effects of one timing, or those that follow from the effects `causes`."""
    entries = place.items(value)
    most = 1 if timing in ALONE else MOST_EFFECTS
    if len(entries) > most:
        raise place.wrong(BadFile("card-file-too-many-effects", most=most))
    return tuple([_effect(place.at(i), entry, group, timing, causes) for i, entry in enumerate(entries)])


def _effect(place: Place, entry: Any, group: str, timing: str, causes: tuple[str, ...]) -> Said:
    word, value, extras = _parts(place, entry)
    here = place.at(word) if extras or isinstance(entry, dict) else place
    if word not in WORDS:
        raise here.unknown("effect", word, WORDS)
    grammar = WORDS[word]
    if (group, timing) not in grammar.at:
        raise here.wrong(BadFile("card-file-cannot-work-here", word=word, timing=timing))
    place.check_keys(extras, EXTRAS)
    reader = _Reader(group, timing, causes)
    amount = Amount() if grammar.amount == OFFERS else reader.amount(here, word, value, grammar)
    choices = _choices(here, value) if grammar.amount == OFFERS else ()
    per, most = _per(place, word, extras)
    then: tuple[Said, ...] = ()
    if "then" in extras:
        if not grammar.follows:
            raise place.at("then").wrong(BadFile("card-file-nothing-can-follow", word=word))
        then = read_effects(place.at("then"), extras["then"], group, timing, (*causes, word))
        if not then:
            raise place.at("then").wrong(BadFile("card-file-nothing-follows", word=word))
    effect = Effect(
        word,
        amount,
        who=reader.who(place, here, word, extras.get("who"), grammar),
        condition=reader.condition(place.at("if"), word, extras["if"]) if "if" in extras else "",
        per=per,
        most=most,
        choices=choices,
        touches=grammar.touches,
        means=grammar.means,
    )
    return Said(effect, then)


def _parts(place: Place, entry: Any) -> tuple[str, Any, dict[str, Any]]:
    """The word, what stands behind it, and what else is said."""
    if isinstance(entry, str):
        return entry, None, {}
    if not isinstance(entry, dict) or not entry:
        raise place.wrong(BadFile("card-file-not-an-effect", word=str(entry)))
    (word, value), *rest = entry.items()
    return word, value, dict(rest)


def _per(place: Place, word: str, extras: Mapping[str, Any]) -> tuple[str, int]:
    if "per" in extras and not WORDS[word].per:
        raise place.at("per").wrong(BadFile("card-file-only-power-counts", word=word))
    if "most" in extras and "per" not in extras:
        raise place.at("most").wrong(BadFile("card-file-most-of-nothing", word=word))
    per = place.at("per").one_of("measure", extras["per"], MEASURES) if "per" in extras else ""
    most = place.at("most").number(extras["most"], 1, 99) if "most" in extras else 0
    return per, most


def _choices(place: Place, value: Any) -> tuple[Effect, ...]:
    offers: list[Effect] = []
    for i, entry in enumerate(place.items(value)):
        at = place.at(i)
        word, number, extras = _parts(at, entry)
        if word not in CHOICES:
            raise at.unknown("choice", word, CHOICES)
        at.check_keys(extras, ())
        offers.append(Effect(word, _plain(at, word, number, CHOICES[word]), means=CHOICES[word].means))
    if len({offer.word for offer in offers}) < 2:
        raise place.wrong(BadFile("card-file-nothing-to-choose"))
    return tuple(offers)


def _plain(place: Place, word: str, value: Any, grammar: Word) -> Amount:
    if grammar.amount == NO_AMOUNT:
        if value is not None:
            raise place.wrong(BadFile("card-file-superfluous-amount", word=word))
        return Amount()
    if value is None:
        raise place.wrong(BadFile("card-file-missing-amount", word=word))
    return Amount(number=place.number(value, grammar.least, grammar.largest))


class _Reader:
    """What can be said of an effect, given when it happens."""

    def __init__(self, group: str, timing: str, causes: tuple[str, ...]) -> None:
        self.group = group
        self.timing = timing
        self.causes = causes

    def amount(self, place: Place, word: str, value: Any, grammar: Word) -> Amount:
        if not isinstance(value, str) or grammar.amount != COUNTED:
            return _plain(place, word, value, grammar)
        if either := _EITHER.fullmatch(value):
            number, condition, otherwise = either.groups()
            self._fits(place, "amount", condition, EITHER_AT)
            return Amount(condition, int(number), otherwise=int(otherwise))
        if count := _COUNT.fullmatch(value):
            times, what, half = count[1], count[2] or count[3], bool(count[3])
            self._fits(place, "amount", what, COUNTS_AT)
            if COUNTED_BY.get(what, "") not in ("", *self.causes):
                raise place.wrong(BadFile("card-file-counted-by-nothing", word=what, cause=COUNTED_BY[what]))
            return Amount(what, int(times.removesuffix("*")) if times else 1, halved=half)
        raise place.unknown("amount", value, COUNTS_AT)

    def who(self, place: Place, here: Place, word: str, value: Any, grammar: Word) -> int:
        if value is None:
            if len(grammar.who) > 1 and (self.group, self.timing) not in SELECTORS_AT[grammar.who[0]]:
                raise here.wrong(BadFile("card-file-say-who", word=word, timing=self.timing))
            return SELECTORS.index(grammar.who[0])
        at = place.at("who")
        selector = at.one_of("selector", value, SELECTORS)
        self._fits(at, "selector", selector, SELECTORS_AT)
        if selector not in grammar.who:
            raise at.wrong(BadFile("card-file-cannot-concern", word=word, who=selector))
        return SELECTORS.index(selector)

    def condition(self, place: Place, word: str, value: Any) -> str:
        condition = place.one_of("condition", value, CONDITIONS_AT)
        if WORDS[word].group != EFFECT and not WORDS[word].conditional:
            raise place.wrong(BadFile("card-file-no-condition", word=word))
        self._fits(place, "condition", condition, CONDITIONS_AT)
        return condition

    def _fits(self, place: Place, kind: str, word: str, at: Mapping[str, Moments]) -> None:
        if word not in at:
            raise place.unknown(kind, word, at)
        if (self.group, self.timing) not in at[word]:
            raise place.wrong(BadFile("card-file-cannot-work-here", word=word, timing=self.timing))
