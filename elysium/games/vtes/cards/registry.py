"""All cards that can be played: those with a definition, and every vampire whose text is only keywords."""

from __future__ import annotations

from elysium.engine.cards.generate import BadWord
from elysium.games.vtes.cards.checking import check, made
from elysium.games.vtes.cards.crypt import (
    acting,
    anarchs,
    arriving,
    camarilla,
    fighting,
    first_blood,
    independents,
    others,
    paying,
    phases,
    rulebook,
    sabbat,
    tournament,
    voting,
)
from elysium.games.vtes.cards.library import (
    actions,
    against_blockers,
    allies,
    attacks,
    before_range,
    bleeding,
    bounces,
    brought_to_combat,
    cancels,
    combat_and_stealth,
    discipline_actions,
    equipment,
    evasion,
    events,
    gains,
    ghouls_and_beasts,
    havens,
    intercept,
    locations,
    maneuvers,
    masters_at_once,
    masters_in_play,
    masters_on_cards,
    masters_out_of_turn,
    mortals_and_mages,
    on_vampires,
    plots,
    political,
    prevention,
    retainers,
    round_ends,
    schemes,
    second_winds,
    stealth,
    strikes,
    treasures,
    votes,
    waking,
    weapons,
    wraiths_and_zombies,
)
from elysium.games.vtes.definitions import facts
from elysium.games.vtes.definitions.definition import Definition, Lasting
from elysium.games.vtes.definitions.language import CARDS, Face, register
from elysium.games.vtes.state import BLEED, HAND, HUNT, INTERCEPT, STEALTH, STRENGTH, VOTES
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import SELF

DEFINITIONS = (
    acting,
    anarchs,
    arriving,
    camarilla,
    fighting,
    first_blood,
    independents,
    others,
    paying,
    phases,
    rulebook,
    sabbat,
    tournament,
    voting,
    actions,
    against_blockers,
    allies,
    attacks,
    before_range,
    bleeding,
    bounces,
    brought_to_combat,
    cancels,
    combat_and_stealth,
    discipline_actions,
    equipment,
    evasion,
    events,
    gains,
    ghouls_and_beasts,
    havens,
    intercept,
    locations,
    maneuvers,
    masters_at_once,
    masters_in_play,
    masters_on_cards,
    masters_out_of_turn,
    mortals_and_mages,
    on_vampires,
    plots,
    political,
    prevention,
    retainers,
    round_ends,
    schemes,
    second_winds,
    stealth,
    strikes,
    treasures,
    votes,
    waking,
    weapons,
    wraiths_and_zombies,
)

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
        if fact.plain and fact.crypt and not fact.advanced and fact.id not in CARDS and "vampire" in fact.types:
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


def generated_source() -> str:
    """A module with the functions of all cards, if nothing is wrong with them."""
    wrong = check(CARDS.definitions.values())
    if wrong:
        raise BadWord("\n".join(map(str, wrong)))
    return LANGUAGE.module()


def supported() -> frozenset[Face]:
    return frozenset(CARDS)
