"""The cards as they can be read and looked through."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from elysium.engine.cards.claims import Report
from elysium.engine.kinds import Say
from elysium.engine.parts import CardFacts
from elysium.games.rivals import card_text as texts
from elysium.games.rivals import manners, observe
from elysium.games.rivals.decks.sections import OTHERS, TITLES
from elysium.games.rivals.definitions import names
from elysium.games.rivals.definitions.facts import Fact
from elysium.games.rivals.definitions.language import CARDS, LATER_PRINTING, Face, fact_behind
from elysium.games.rivals.definitions.table import every_card
from elysium.games.rivals.kinds import by_word
from elysium.games.rivals.rules.obstacles import OBSTACLES
from elysium.games.rivals.state import GONE, LEFT, Rivals

ATTRIBUTES: Final = names.ATTACK_TYPES[:3]
"""Of a vampire."""
TRAITS: Final = ("stack", "kind", "clan", "attack", "reaction", "keyword", "discipline", "printing")
MARKED: Final = ("guard", "relentless", "targeted", "aggravated")
"""Words that count in an attack, which a card shows at a glance."""
NUMBERS: Final = ("potency", "cost", "damage", "shield", "influence", "resolves", "blood", "points", *ATTRIBUTES)


def card_words() -> Sequence[str]:
    return [definition.word for definition in CARDS.definitions.values()]


def not_yet() -> Sequence[str]:
    return sorted({fact.name for fact in every_card() if Face(fact.face) not in CARDS})


def in_play(s: Rivals) -> Sequence[str]:
    seen = {s.face[e] for e, region in enumerate(s.region) if region not in (GONE, LEFT) and s.known_by[e] == -1}
    return sorted(CARDS[face].slug for face in seen if face)


def definitions() -> Iterable[object]:
    """As they are written, so that nothing depends on what has been looked up."""
    return CARDS.definitions.values()


def check_cards() -> Report:
    from elysium.games.rivals.checks.check import check  # which nobody who plays needs

    return check()


def card_text(card: str, say: Say, _edition: str) -> str:
    return " ".join(texts.card_text(CARDS[by_word()[card]], say))


def card_ways(card: str, say: Say, _edition: str) -> Sequence[str]:
    parts = texts.card_text(CARDS[by_word()[card]], say)
    return parts if len(parts) > 1 else ()


def card_facts(card: str, _edition: str) -> CardFacts:
    face = by_word()[card]
    fact = fact_behind(face)
    kinds = tuple(word for number, word in enumerate(names.KINDS) if fact.is_a(number) and word != "character")
    traits = {
        "stack": (names.STACKS[fact.stack],),
        "kind": kinds,
        "clan": (names.CLANS[fact.clan],) if fact.clan else (),
        "attack": names.words_of(fact.attack, names.ATTACK_TYPES),
        "reaction": names.words_of(fact.reaction, names.ATTACK_TYPES),
        "keyword": tuple(word for word in MARKED if fact.has(names.KEYWORDS.index(word))),
        "discipline": tuple(dict.fromkeys(names.DISCIPLINES[number] for number in (*fact.disciplines, *fact.asks))),
        "printing": _printing(face, fact),
    }
    numbers = {
        "potency": fact.potency,
        "cost": fact.prestige,
        "damage": fact.damage_in(names.ERRATA if face & LATER_PRINTING else names.FIRST),
        "shield": fact.shield,
        "influence": fact.influence,
        "resolves": fact.resolves_at,
        "blood": fact.blood,
        "points": fact.points,
    }
    if fact.is_a(names.CHARACTER):
        numbers |= dict(zip(ATTRIBUTES, fact.attributes, strict=True))
    return CardFacts(
        {trait: words for trait, words in traits.items() if words},
        {name: number for name, number in numbers.items() if number >= 0},
    )


def _printing(face: Face, fact: Fact) -> tuple[str, ...]:
    if not fact.is_verified:
        return (names.UNVERIFIED,)
    return (names.PRINTINGS[names.ERRATA],) if face & LATER_PRINTING else ()


def card_name(word: str, _say: Say) -> str:
    face = by_word().get(word)
    return CARDS[face].name if face else word


def composed_messages() -> Iterable[str]:
    yield from texts.composed_messages()
    yield from (f"refusal-{reason}" for reason, _ in OBSTACLES if reason != "none")
    yield from (f"strip-{line}" for line in observe.LINES)
    yield from (f"card-note-{note}" for note in observe.NOTES)
    yield from (f"stop-{moment}" for moment in manners.MOMENTS)
    yield from (
        f"trait-{trait}"
        for trait in ("stack", "kind", "clan", "attack", "reaction", "keyword", "discipline", "printing")
    )
    yield from (f"stack-{stack}" for stack in names.STACKS[:5])
    yield from (f"fact-{number}" for number in NUMBERS)
    yield from (f"reaction-{word}" for word in names.ATTACK_TYPES)
    yield from (OTHERS, *TITLES.values())
    yield from (f"seat-{fact}" for fact in observe.FACTS)
    yield from (f"printing-{printing}" for printing in (names.PRINTINGS[names.ERRATA], names.UNVERIFIED))
