"""When something may be done, or holds."""

from __future__ import annotations

from elysium.engine.cards.generate import IS_WORD
from elysium.engine.cards.nodes import Condition, Noun, Ref, Seats, Trait
from elysium.games.rivals.definitions.language import Entity
from elysium.games.rivals.definitions.names import DISCIPLINES
from elysium.games.rivals.marks import is_marked
from elysium.games.rivals.rules.values import attacking_party, disciplines_of
from elysium.games.rivals.state import TYPE_NAMES, Rivals
from elysium.games.rivals.vocabulary.kernel import LANGUAGE
from elysium.games.rivals.vocabulary.things import SELF, THIS

LANGUAGE.knows(attacking_party, disciplines_of, is_marked)


def is_(who: Ref | Seats, *what: Noun | Trait) -> Condition:
    return Condition(IS_WORD, "", (("who", who), ("what", what)))


def same(one: Ref | Seats, other: Ref | Seats) -> Condition:
    """They are one and the same."""
    return Condition("same", "one == other", (("one", one), ("other", other)))


def exists(cards: Noun, least: int = 1) -> Condition:
    if least == 1:
        return Condition("exists", "bool(cards)", (("cards", cards), ("least", least)))
    return Condition("exists", "len(cards) >= least", (("cards", cards), ("least", least)))


def attack_is(kind: str) -> Condition:
    """The attack is of this type."""
    return Condition("attack-is", "attack_type == number", (("attack_", kind), ("number", TYPE_NAMES.index(kind))))


def attacking() -> Condition:
    """The attack is made by this vampire's party."""
    return Condition("attacking", "c.minion in attacking_party(s)")


def your_turn() -> Condition:
    return Condition("your-turn", "turn == c.seat")


def first_attack(kind: str, who: Ref = THIS) -> Condition:
    """Its parties have made no attack of this type yet in this turn. [RIV-CARD-27]"""
    args = (("attack_", kind), ("who", who), ("number", TYPE_NAMES.index(kind)))
    return Condition("first-attack", "not is_marked(s, who, ATTACKED_AS, number)", args)


def is_blocker(who: Ref = SELF) -> Condition:
    """[RIV-BLOCK-05]"""
    return Condition("is-blocker", "blocker == who", (("who", who),))


def has_discipline(code: str, who: Ref = SELF) -> Condition:
    """[RIV-DISC-05]"""
    args = (("code", code), ("who", who), ("number", DISCIPLINES.index(code)))
    return Condition("has-discipline", "disciplines_of(s, who, number)", args)


def empty(card: Ref) -> Condition:
    """Nothing is on it any more."""
    return Condition("empty", "blood[card_] <= 0", (("card_", card),))


LANGUAGE.knows(is_marked)


def scheme_succeeded() -> Condition:
    """A Scheme that one has played this turn."""
    return Condition("scheme-succeeded", "is_marked(s, TABLE_ITSELF, SCHEME_SUCCEEDED, c.seat)")


def made_by(who: Ref) -> Condition:
    """The attack that has hurt it is that vampire's: what comes of a trigger about damage."""
    return Condition("made-by", "c.about[2] == who", (("who", who),))


def _attack_was_ours(s: Rivals, by: Entity, seat: int) -> bool:
    return s.attack_seat == seat and by == s.attacker


LANGUAGE.knows(_attack_was_ours)


def attacked_by_you() -> Condition:
    """Of a trigger about damage: an attack that one makes has dealt it."""
    return Condition("attacked-by-you", "_attack_was_ours(s, c.about[2], c.seat)")


def at_target() -> Condition:
    """Of a trigger about damage: it was dealt to the vampire that was attacked."""
    return Condition("at-target", "entity_of(c.target) == s.target")


def _is_first_survivor(s: Rivals, vampire: Entity, by: Entity) -> bool:
    hurt = [e for e, normal, _, _, who in s.damage if normal and who == by and s.in_coterie(e)]
    return bool(hurt) and hurt[0] == vampire


LANGUAGE.knows(_is_first_survivor)


def first_survivor() -> Condition:
    """Of a trigger about damage: of all that an attack has hurt normally it is the first that was not defeated."""
    return Condition("first-survivor", "_is_first_survivor(s, entity_of(c.target), c.about[2])")


def hurt_normally() -> Condition:
    """Of a trigger about damage: at least 1 of it is not Aggravated."""
    return Condition("hurt-normally", "c.about[0] >= 1")
