"""What a definition claims: its verbs with their numbers, its nouns, conditions and moments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from elysium.engine.cards.claims import Claim
from elysium.engine.cards.nodes import Amount, Condition, Control, Effect, Node, Noun, Ref, Seats, Trait
from elysium.games.rivals.definitions.definition import Clause, Definition, Lasting, Waiting
from elysium.games.rivals.definitions.language import (
    ABILITY,
    ACTION,
    ATTACH_TEXT,
    ATTACK,
    BURN_REWARD,
    CONSPIRACY,
    EVENT,
    HOOKS,
    MODIFIER,
    REACTION,
    SCHEME,
    TITLE,
    UNHOSTED,
    WINDOWS,
)
from elysium.games.rivals.state import SCOPES, STATS, TYPE_NAMES

WAYS: Final = {
    ATTACK: "attack", REACTION: "reaction", ACTION: "action", UNHOSTED: "unhosted", SCHEME: "scheme",
    CONSPIRACY: "conspiracy", TITLE: "title", MODIFIER: "modifier", EVENT: "event", ABILITY: "ability",
    BURN_REWARD: "burned", ATTACH_TEXT: "attached",
}  # fmt: skip
REWARDS: Final = (BURN_REWARD, ATTACH_TEXT)
"""Two texts of one card, of which each says what it does."""
SAID_BY_NUMBER: Final = ("influence", "intel")
SAID_BY_NAME: Final = ("streets", "stays", "is_action", "each_attack", "each_vampire", "each_time", "blocks_ranged",
                       "blocks_in_streets")  # fmt: skip
UNTOLD: Final = frozenset({"number", "stat", "scope", "called", "optional", "by", "then", "cost", "refer", "among"})
"""Arguments that are told elsewhere, or that say nothing."""
THE_ACTOR: Final = frozenset({"you", "self", "this", "chosen", "chosen-player"})
"""Whom a text means without saying it."""
OF_MOMENTS: Final = frozenset({"about", "by-you", "by-a-foe", "downed-by-you", "recruited-by-you", "beaten"})
"""Whose moment it is, which is told with its name."""


def claims_of(definition: Definition) -> frozenset[Claim]:
    found: set[Claim] = set()
    for clause in (*definition.ways, *definition.abilities):
        found.update(_clause(clause))
    for change in definition.statics:
        found.update(_lasting(change))
    for waiting in definition.triggers:
        found.update(_waiting(waiting))
    found.update(Claim("gives", discipline) for discipline in definition.gives)
    found.update(Claim("number", f"{name} {number}") for name, number in definition.said)
    return frozenset(found)


def _clause(clause: Clause) -> Iterator[Claim]:
    yield Claim("way", WAYS[clause.kind])
    yield from (Claim("window", name) for number, name in enumerate(WINDOWS) if clause.windows >> number & 1)
    for name in SAID_BY_NUMBER:
        if clause.get(name):
            yield Claim("number", f"{name} {clause.get(name)}")
    yield from (Claim("limit", name) for name in SAID_BY_NAME if clause.get(name))
    if clause.get("role"):
        yield Claim("limit", clause.get("role"))
    if clause.get("damage_type"):
        yield Claim("number", f"deals {TYPE_NAMES[clause.get('damage_type')]}")
    yield from _bonus("damage", clause.damage)
    yield from _bonus("shield", clause.shield)
    for name, tests in (("negates", clause.negates), ("pierces", clause.get("piercing", ()))):
        if tests:
            yield Claim("verb", name)
            yield from _tests(tests)
    yield from _effects(clause.cost, "cost")
    yield from _tests(clause.when)
    own = WAYS[clause.kind] if clause.kind in REWARDS else ""
    for name, effects in ((own, clause.effects), (own, clause.before), ("wins", clause.wins), ("fails", clause.fails)):
        yield from _effects(effects, name)


def _bonus(what: str, amount: Any) -> Iterator[Claim]:
    if isinstance(amount, Amount) and amount.word == "one-if":
        yield Claim("verb", f"{what} {amount['amount']}")
        yield from _tests([amount["condition"]])
    elif not isinstance(amount, int) or amount:
        yield Claim("verb", f"{what} {_amount(amount)}")


def _lasting(change: Lasting) -> Iterator[Claim]:
    yield Claim("lasting", f"{STATS[change.stat]} {_amount(change.amount)} {_thing(change.who)}")
    if change.role:
        yield Claim("limit", change.role)
    yield from _tests(change.when)


def _waiting(waiting: Waiting) -> Iterator[Claim]:
    whose = [part for test in waiting.when for part in test.parts if part.word in OF_MOMENTS]
    yield Claim("moment", " ".join((HOOKS[waiting.hook], *map(_whose, whose))))
    if waiting.once:
        yield Claim("limit", "once")
    if waiting.role:
        yield Claim("limit", waiting.role)
    yield from _tests(waiting.when)
    yield from _effects(waiting.effects)


def _effects(effects: Iterable[Effect], when: str = "") -> Iterator[Claim]:
    for effect in effects:
        if isinstance(effect, Control):
            yield from _control(effect, when)
        else:
            yield Claim("verb", " ".join(filter(None, (when, effect.word, *_said(effect)))) + _chooser(effect))
            if effect.get("scope") is not None:
                yield Claim("span", SCOPES[effect["scope"]])


def _control(effect: Control, when: str) -> Iterator[Claim]:
    if effect.word == "if":
        yield from _tests([effect["condition"]])
    elif effect.word == "choose":
        yield Claim("choice", _thing(effect["cards"]) + _chooser(effect))
    elif effect.word == "for-each":
        whom = effect["whom"]
        yield Claim("each", _amount(whom) if isinstance(whom, Amount) else _thing(whom))
    elif effect.word == "afterwards":
        yield Claim("window", "after-damage")
    if effect.word == "may" or effect.get("optional"):
        yield Claim("limit", "may")
    yield from _effects(effect.get("cost", ()), "cost")
    parts = [effect.get(name, ()) for name in ("then", "otherwise", "effects")] + list(effect.get("ways", ()))
    for part in parts:
        yield from _effects(part, when)


def _chooser(effect: Effect) -> str:
    """Who decides, if somebody else than the player of the card."""
    by = effect.get("by")
    return "" if by is None or by.word == "you" else f" by {by.word}"


def _whose(test: Condition) -> str:
    seat = test.get("seat")
    return test.word if seat is None else str(seat.word)


def _tests(conditions: Iterable[Condition]) -> Iterator[Claim]:
    for condition in conditions:
        for part in condition.parts:
            if part.word not in OF_MOMENTS:
                yield Claim("if", " ".join((part.word, *_said(part))))


def _said(node: Node) -> Iterator[str]:
    """Its arguments, as far as they say something."""
    for name, value in node.args:
        if name == "aggravated":
            if value:
                yield name
        elif name == "called":
            yield value
        elif name not in UNTOLD and not (name == "least" and value == 1):
            told = _argument(value)
            if told:
                yield told


def _argument(value: Any) -> str:
    if isinstance(value, (Ref, Seats)) and value.word in THE_ACTOR:
        return ""
    if isinstance(value, tuple):
        return " ".join(filter(None, map(_argument, value)))
    return _amount(value) if isinstance(value, (int, Amount)) else _thing(value)


def _amount(value: Any) -> str:
    if isinstance(value, int):
        return str(value)
    assert isinstance(value, Amount)
    if value.word == "times":
        return f"{value['b']}{_amount(value['a']).removeprefix('1')}"
    if value.word == "count":
        return f"1/{_thing(value['cards'])}"
    if value.word.startswith("icons"):
        return f"1/{' '.join((value.word, *_said(value)))}"
    if value.chosen:
        return f"{value['least']}-{_amount(value['most'])}"
    if value.word == "smaller":
        return _amount(value["one"])
    return " ".join((value.word, *_said(value)))


def _thing(value: Any) -> str:
    if isinstance(value, Noun):
        alternatives = [
            " ".join((noun.word, *sorted(_trait(trait) for trait in noun.traits if trait.word != "covert")))
            for noun in value.alternatives
        ]
        return " or ".join(alternatives)
    if isinstance(value, Trait):
        return _trait(value)
    if isinstance(value, Node):
        return " ".join((value.word, *_said(value)))
    return str(value)


def _trait(trait: Trait) -> str:
    if trait.word == "not":
        return f"not-{_trait(trait['trait'])}"
    said = [
        value.word if isinstance(value, Node) else str(value) for name, value in trait.args if name not in ("number",)
    ]
    return ":".join((trait.word, *said))
