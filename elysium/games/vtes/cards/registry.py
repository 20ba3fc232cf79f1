"""All cards that can be played: those with a definition, and every vampire whose text is only keywords."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from elysium.engine.cards.generate import BadWord
from elysium.games.vtes.cards import crypt, library
from elysium.games.vtes.cards.checking import check, made
from elysium.games.vtes.definitions import facts
from elysium.games.vtes.definitions.definition import Definition, Lasting
from elysium.games.vtes.definitions.language import CARDS, Face, register
from elysium.games.vtes.definitions.merging import pair_all
from elysium.games.vtes.state import BLEED, HAND, HUNT, INTERCEPT, STEALTH, STRENGTH, VOTES
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import SELF

DEFINITIONS = tuple(
    import_module(f"{package.__name__}.{module.name}")
    for package in (crypt, library)
    for module in sorted(iter_modules(package.__path__), key=lambda found: found.name)
)
"""All modules of definitions, found in their folders: cards are registered as these are imported."""

KEYWORD_STATS = {
    "bleed": BLEED,
    "strength": STRENGTH,
    "stealth": STEALTH,
    "intercept": INTERCEPT,
    "hunt": HUNT,
    "votes": VOTES,
    "hand-size": HAND,
}
KEYWORDS = ("blood-cursed", "black-hand", "seraph", "sterile", "scarce", "infernal", "red-list", "non-unique", "flight")
FAMILIES = ("slave-", "circle-", "path-")


def _register_plain_vampires() -> None:
    for fact in facts.facts().values():
        if fact.plain and fact.crypt and fact.id not in CARDS and "vampire" in fact.types:
            known = all(
                word in KEYWORD_STATS or word in KEYWORDS or word.startswith(FAMILIES) for word, _ in fact.keywords
            )
            if known:
                register_plainly(fact)


def register_plainly(fact: facts.Fact) -> Definition:
    """A card that does what its keywords say and nothing else."""
    statics = [Lasting(KEYWORD_STATS[word], amount, SELF) for word, amount in fact.keywords if word in KEYWORD_STATS]
    return register(Definition(fact, statics=tuple(statics)))


CARDS.make = made
_register_plain_vampires()
pair_all()


def generated_source() -> str:
    """A module with the functions of all cards, if nothing is wrong with them."""
    wrong = check(CARDS.definitions.values())
    if wrong:
        raise BadWord("\n".join(map(str, wrong)))
    return LANGUAGE.module()


def supported() -> frozenset[Face]:
    return frozenset(CARDS)
