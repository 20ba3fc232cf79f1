"""The cards as they can be read and looked through."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from elysium.engine.cards.claims import CardSources, Report
from elysium.engine.kinds import Say
from elysium.engine.parts import CardFacts, OfficialText
from elysium.games.vtes import board
from elysium.games.vtes import card_text as texts
from elysium.games.vtes.board import discipline_words
from elysium.games.vtes.definitions.facts import by_slug
from elysium.games.vtes.definitions.language import CARDS, Card, Face, Mode
from elysium.games.vtes.definitions.merging import fact_called
from elysium.games.vtes.definitions.names import DISCIPLINES
from elysium.games.vtes.foretelling import OUTLOOKS
from elysium.games.vtes.kinds import DAMAGE_WORDS
from elysium.games.vtes.rules.obstacles import OBSTACLES
from elysium.games.vtes.state import UNCONTROLLED, Vtes


def card_words() -> Sequence[str]:
    return [definition.fact.slug for cards in (CARDS.definitions, CARDS.derived) for definition in cards.values()]


def _face(word: str) -> Face:
    fact = fact_called(word)
    if fact is None:
        raise LookupError(word)
    return Face(fact.id)


def not_yet() -> Sequence[str]:
    return sorted({fact.name for fact in by_slug().values() if Face(fact.id) not in CARDS})


def in_play(s: Vtes) -> Sequence[str]:
    seen = {s.face[entity] for entity, region in enumerate(s.region) if region > UNCONTROLLED}
    return sorted(CARDS[face].slug for face in seen if face)


def definitions() -> Iterable[object]:
    """As they are written, so that nothing depends on what has been looked up."""
    return CARDS.definitions.values()


def check_cards() -> Report:
    from elysium.games.vtes.checks.check import check

    return check()


def card_sources(card: str) -> CardSources:
    from elysium.games.vtes.checks.check import sources

    return sources(card)


def references() -> Mapping[str, OfficialText]:
    from elysium.games.vtes.checks.references import references

    return references()


def card_text(card: str, say: Say, _edition: str) -> str:
    return " ".join(texts.card_text(CARDS[_face(card)], say))


def card_ways(card: str, say: Say, _edition: str) -> Sequence[str]:
    parts = texts.card_text(CARDS[_face(card)], say)
    return parts if len(parts) > 1 else ()


def card_facts(card: str, _edition: str) -> CardFacts:
    definition = CARDS[_face(card)]
    fact = CARDS.definition_of(definition.face).fact
    superior = tuple(code for code, level in fact.disciplines if level == SUPERIOR_LEVEL)
    x_costs = {"x-blood": fact.blood_cost, "x-pool": fact.pool_cost}
    traits = {
        "type": fact.types,
        "clan": fact.clans,
        "discipline": tuple(code for code, _ in fact.disciplines),
        "superior": superior,
        "sect": (fact.sect,) if fact.crypt and fact.sect else (),
        "title": (fact.title,) if fact.title else (),
        "cost": tuple(word for word, cost in x_costs.items() if cost < 0),
    }
    numbers = {
        "capacity": fact.capacity,
        "group": fact.group,
        "life": definition.life,
        "bleed": definition.bleed if _is_minion(definition) and definition.bleed != USUAL else 0,
        "strength": definition.strength if _is_minion(definition) and definition.strength != USUAL else 0,
        "blood-cost": fact.blood_cost,
        "pool-cost": fact.pool_cost,
    }
    return CardFacts(
        {trait: words for trait, words in traits.items() if words},
        {name: number for name, number in numbers.items() if number > 0},
        needs=tuple(map(_needed, definition.modes)),
    )


PRINTED_NUMBERS: Final = ("capacity", "group", "life", "bleed", "strength", "blood-cost", "pool-cost")
SUPERIOR_LEVEL: Final = 2
USUAL: Final = 1
"""Bleed and strength of a minion that says nothing of them."""


def _is_minion(card: Card) -> bool:
    return card.crypt or "ally" in card.types


def _needed(mode: Mode) -> tuple[str, ...]:
    kind = "superior" if mode.level == SUPERIOR_LEVEL else "discipline"
    return tuple(f"{kind}-{code}" for code in discipline_words(mode.needs))


def card_name(word: str, _say: Say) -> str:
    fact = fact_called(word)
    return fact.name if fact else word


def composed_messages() -> Iterable[str]:
    yield from texts.composed_messages()
    yield from (f"refusal-{reason}" for reason, _ in OBSTACLES if reason != "none")
    yield from (f"strip-{line}" for line in board.LINES)
    yield from (f"damage-{word}" for word in DAMAGE_WORDS.values())
    yield from ("card-note-contested", "stops-note")
    yield from (f"seat-{fact}" for fact in board.FACTS)
    yield from (f"counter-{counter}" for counter in board.COUNTERS)
    yield from (f"zone-{zone}" for zone in board.ZONES)
    yield from (f"chosen-strike-{strike}" for strike in board.STRIKES.values())
    yield from (f"state-{state}" for state in board.STATES)
    yield from (f"fact-{number}" for number in (*PRINTED_NUMBERS, *board.NUMBERS))
    yield from (f"trait-{trait}" for trait in ("discipline", "superior", "sect", "title", "cost"))
    yield from (f"superior-{code}" for code in DISCIPLINES)
    yield from (f"outlook-{name}" for name in OUTLOOKS)
    yield from ("cost-x-blood", "cost-x-pool")
    yield from ("decks-all", "decks-since-2020")
    yield from ("trait-type", "trait-clan", "type-vampire")
