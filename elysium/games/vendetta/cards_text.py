"""Card texts, put together from the definitions that the engine runs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from elysium.engine.kinds import Say
from elysium.engine.vocabulary import tidy
from elysium.games.vendetta.cards.grammar import (
    CHOICES,
    COUNTED,
    TIMINGS_OF,
    WORDS,
)
from elysium.games.vendetta.cards.language import (
    ALWAYS,
    AT_HAVEN,
    CONFIDENCES,
    FEWEST_OPEN_CARDS,
    FRENZY_CAUSED,
    FROM_THE_TABLE,
    GAINED,
    KINDS,
    MEASURES,
    OWN_BLOOD_HERE,
    REWARD_TAKEN_HERE,
    RIVAL_HERE,
    SELECTORS,
    TIMINGS,
    Amount,
    Edition,
    Effect,
)
from elysium.games.vendetta.cards.reading import group_of
from elysium.games.vendetta.state import CLANS

POWER_CONDITIONS: Final = (OWN_BLOOD_HERE, FEWEST_OPEN_CARDS, AT_HAVEN)
MINUS: Final = "−"
FACTS: Final = ("name", "kind", "power", "influence", "kiss", "drained-blood", "drained-influence", "effect")


def card_text(edition: Edition, card: int, say: Say) -> str:
    """What a card does, as it would be printed."""
    programs = edition.cards[card].programs
    said = [_program(edition, edition.programs[program], timing, group_of(card), say) for timing, program in programs]
    return tidy(" ".join(said)) if said else say("effect-none", group=group_of(card))


def composed_messages() -> Iterator[str]:
    """The messages whose names are put together here."""
    timings = {timing for group in TIMINGS_OF.values() for timing in group}
    yield from (f"timing-{timing}" for timing in timings if timing != TIMINGS[ALWAYS])
    yield from (f"effect-{word}" for word in WORDS)
    yield from (f"offer-{word}" for word in CHOICES)
    yield from (f"{form}-{selector}" for form in ("who", "robbed") for selector in SELECTORS[1:])
    yield from (f"per-{measure}" for measure in MEASURES)
    yield from (f"if-{condition}" for condition in (*POWER_CONDITIONS, REWARD_TAKEN_HERE))
    yield from (f"amount-{unit}" for unit in dict.fromkeys(entry.unit for entry in WORDS.values()))
    yield from (f"kind-{kind}" for kind in KINDS)
    yield from (f"confidence-{level}" for level in (*CONFIDENCES, FROM_THE_TABLE))
    yield from (f"fact-{fact}" for fact in FACTS)
    yield from (f"{prefix}-{clan}" for prefix in ("clan", "leader", "style") for clan in CLANS)
    yield "origin-elysium"


def _program(edition: Edition, effects: tuple[Effect, ...], timing: int, group: str, say: Say) -> str:
    """What happens at one time; part of it perhaps only to rivals here."""
    if timing == ALWAYS:
        return _effects(edition, effects, timing, say)
    said = []
    for condition, some in groupby(effects, lambda effect: effect.condition if effect.condition == RIVAL_HERE else ""):
        text = _effects(edition, tuple(some), timing, say)
        said.append(say(f"timing-{TIMINGS[timing]}", text=text, group=group, condition=condition))
    return " ".join(said)


def _effects(edition: Edition, effects: tuple[Effect, ...], timing: int, say: Say) -> str:
    return " ".join([_effect(edition, effect, timing, place, say) for place, effect in enumerate(effects)])


def _effect(edition: Edition, effect: Effect, timing: int, place: int, say: Say) -> str:
    number = effect.amount.number
    details: dict[str, object] = {
        "number": abs(number),
        "signed": _signed(number),
        "less": 1 if number < 0 else 0,
        "timing": TIMINGS[timing],
        "condition": effect.condition,
        "later": 1 if place else 0,
        "besides": 1 if timing == GAINED or effect.condition == REWARD_TAKEN_HERE else 0,
        "follows": 0 if effect.then < 0 else 1,
        "then": _effects(edition, edition.programs[effect.then], timing, say) if effect.then >= 0 else "",
        "selector": SELECTORS[effect.who],
    }
    if effect.who:
        details |= {form: say(f"{form}-{SELECTORS[effect.who]}") for form in ("who", "robbed")}
    grammar = WORDS[effect.word]
    if grammar.amount == COUNTED:
        details["extra"] = 1 if timing == FRENZY_CAUSED and grammar.unit == "influence" and not effect.touches else 0
        details |= _amount(effect.amount, grammar.unit, details, say)
    if effect.choices:
        details["offers"] = _offers(effect.choices, say)
    if grammar.per:
        details |= _power(effect, say)
    text = say(f"effect-{effect.word}", **details)
    return say(f"if-{REWARD_TAKEN_HERE}", text=text) if effect.condition == REWARD_TAKEN_HERE else text


def _amount(amount: Amount, unit: str, about: dict[str, object], say: Say) -> dict[str, object]:
    """How much, and what it is counted by: the two may stand apart in a sentence."""
    count = f"{amount.counts or 'number'}{'-half' if amount.halved else ''}"
    details = about | {"count": count, "unit": unit, "otherwise": amount.otherwise}
    return {"amount": say(f"amount-{unit}", **details), "counted": _behind(say("counted", **details))}


def _power(effect: Effect, say: Say) -> dict[str, object]:
    return {
        "per": _behind(say(f"per-{effect.per}")) if effect.per else "",
        "if": _behind(say(f"if-{effect.condition}")) if effect.condition else "",
        "most": _signed(effect.most * effect.amount.number) if effect.most else 0,
    }


def _offers(choices: tuple[Effect, ...], say: Say) -> str:
    *others, text = [say(f"offer-{offer.word}", number=offer.amount.number) for offer in choices]
    for offer in reversed(others):
        text = say("offers", first=offer, second=text)
    return text


def _behind(text: str) -> str:
    return f" {text}" if text and not text.startswith(",") else text


def _signed(number: int) -> str:
    return f"{MINUS if number < 0 else '+'}{abs(number)}"
