"""The cards as they can be read and looked through."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from elysium.engine.cards.claims import CardSources, Report
from elysium.engine.kinds import Say
from elysium.engine.parts import CardFacts
from elysium.games.vtes import card_text as texts
from elysium.games.vtes import observe
from elysium.games.vtes.definitions.facts import by_slug
from elysium.games.vtes.definitions.language import CARDS, Face
from elysium.games.vtes.kinds import DAMAGE_WORDS
from elysium.games.vtes.rules.obstacles import OBSTACLES
from elysium.games.vtes.state import UNCONTROLLED, Vtes


def card_words() -> Sequence[str]:
    return [definition.fact.slug for definition in CARDS.definitions.values()]


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


def card_text(card: str, say: Say, _edition: str) -> str:
    return " ".join(texts.card_text(CARDS[Face(by_slug()[card].id)], say))


def card_ways(card: str, say: Say, _edition: str) -> Sequence[str]:
    parts = texts.card_text(CARDS[Face(by_slug()[card].id)], say)
    return parts if len(parts) > 1 else ()


def card_facts(card: str, _edition: str) -> CardFacts:
    fact = by_slug()[card]
    traits = {"type": fact.types, "clan": fact.clans}
    return CardFacts({trait: words for trait, words in traits.items() if words})


def card_name(word: str, _say: Say) -> str:
    fact = by_slug().get(word)
    return fact.name if fact else word


def composed_messages() -> Iterable[str]:
    yield from texts.composed_messages()
    yield from (f"refusal-{reason}" for reason, _ in OBSTACLES if reason != "none")
    yield from (f"strip-{line}" for line in observe.LINES)
    yield from (f"damage-{word}" for word in DAMAGE_WORDS.values())
    yield from ("card-note-contested", "seat-out")
    yield from ("decks-all", "decks-since-2020")
    yield from ("trait-type", "trait-clan", "type-vampire")
