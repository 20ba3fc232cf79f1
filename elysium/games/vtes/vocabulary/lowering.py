"""From what a card says to what the rules run: programs, tests and selectors in the places of a clause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial, reduce
from operator import or_
from typing import Any, cast

from msgspec import structs

from elysium.engine.cards.generate import BadWord, Count, Find, Test
from elysium.engine.cards.nodes import Amount, Condition, Control, Effect, Node, Noun, Ref, Seats, Trait
from elysium.engine.cards.programs import Assembler, Instruction, Run, runs_elsewhere
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.definition import Clause, Definition, Lasting, Pricing, Term, User, Waiting
from elysium.games.vtes.definitions.language import (
    ACTION_KINDS,
    BY_ACTIVE,
    BY_CONTROLLER,
    BY_FOE,
    BY_HOST,
    BY_OTHERS,
    Card,
    Context,
    Entity,
    LoweredCondition,
    LoweredCost,
    LoweredEffect,
    Mode,
    Price,
    Ransom,
    Static,
    Target,
    Trigger,
    card_of,
)
from elysium.games.vtes.definitions.meaning import Meaning, meaning_of
from elysium.games.vtes.definitions.merging import said_when_merged
from elysium.games.vtes.rules.politics import MOST_CHOSEN, places_of
from elysium.games.vtes.state import NOBODY, Vtes
from elysium.games.vtes.terms import ALLOCATE, ALLOCATE_TO, CHOOSE, DECLINE, book, term_of
from elysium.games.vtes.vocabulary.conditions import is_
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    EVERYONE,
    FOE,
    HOST,
    IT,
    OTHERS,
    SELF,
    THIS,
    YOU,
    able_to_fight,
    attackable,
    controller,
    just,
    minion,
    of,
    of_other_side,
    ready,
)

OPEN_ACTION = {"action", "action_seat", "turn", "actor"}
"""What everybody knows of the action that goes on."""


def lower_effects(effects: Sequence[Effect], registers: int = 0) -> tuple[LoweredEffect, ...]:
    """The program of a clause; each word stands with its first instruction."""
    found = Assembler(LANGUAGE, registers, "entity_of({})").assemble(effects)
    return _weighed([_lowered(*pair) for pair in found])


def _lowered(effect: Effect | None, instruction: Instruction) -> LoweredEffect:
    run = instruction.deed if isinstance(instruction, Run) else runs_elsewhere
    if effect is None:
        return LoweredEffect("", run, instruction=None if isinstance(instruction, Run) else instruction)
    return LoweredEffect(
        effect.word,
        run,
        gains_pool=any("pool" in part.brings for part in effect.walk() if isinstance(part, Effect)),
        meaning=meaning_of(effect),
        node=effect,
        instruction=None if isinstance(instruction, Run) else instruction,
    )


def _weighed(effects: Sequence[LoweredEffect]) -> tuple[LoweredEffect, ...]:
    unknown = [effect for effect in effects if effect.meaning is Meaning.UNTOLD and effect.node is not None]
    idle = {id(effect) for effect in (*unknown[1:], *(effect for effect in effects if effect.node is None))}
    return tuple(replace(effect, weighed=False) if id(effect) in idle else effect for effect in effects)


def lower_conditions(conditions: Sequence[Condition]) -> tuple[LoweredCondition, ...]:
    return tuple(_condition(condition) for condition in conditions)


def _condition(condition: Condition) -> LoweredCondition:
    of_action = bool(LANGUAGE.reads(condition)) and LANGUAGE.reads(condition) <= OPEN_ACTION
    return LoweredCondition(condition.word, LANGUAGE.test(condition), of_action, condition)


def lower_target(target: Noun | None, *needs: Trait) -> Target | None:
    """What it needs besides goes without saying."""
    if target is None:
        return None
    return Target(
        target.word,
        LANGUAGE.find(_with(target, *needs) if needs else target),
        target,
        hostile=_may_be_anothers(target),
        normal_only=bool(target.get("normal")),
        strikes_only=bool(target.get("strikes")),
        guns=target.get("guns", 0),
        counts=target.get("counts"),
        whom=_concerned(target.get("concerns")),
    )


def _with(noun: Noun, *traits: Trait) -> Noun:
    """The same with other traits."""
    kinds = [
        Noun(kind.word, kind.code, (("traits", (*kind.traits, *traits)), *kind.args[1:]), kind.place)
        for kind in noun.alternatives
    ]
    return reduce(or_, kinds)


def _fit_to_fight(clause: Clause) -> list[Trait]:
    """What a target that fights by these effects needs, whatever it is called there. [VTES-6.4-03]

    Nothing may keep it out of combats, and whom the acting minion attacks is another Methuselah's.
    """
    target = clause.target
    nodes = [node for effect in clause.effects for node in effect.walk() if isinstance(node, Effect)]
    fights = [node for node in nodes if "combat" in node.brings]
    called = [IT, *(who for node in fights for who in (node["foe"], node["by"]) if target == just(who))]
    needs = [able_to_fight] if any(node[place] in called for node in fights for place in ("foe", "by")) else []
    if any(node["foe"] in called and node["by"] == SELF for node in fights):
        needs += [of_other_side, attackable] if clause.kind in ACTION_KINDS else [of_other_side]
    return needs


def _concerned(whom: Noun | Seats | None) -> Callable[..., Sequence[Seat]] | None:
    """The Methuselahs, or those who control the cards, that a target concerns all at once."""
    if whom is None:
        return None
    find = LANGUAGE.find_plain(whom)
    if isinstance(whom, Seats):
        return cast("Callable[..., Sequence[Seat]]", find)

    def controllers(s: Vtes, context: Context) -> list[Seat]:
        return [s.controller[e] for e in find(s, context)]

    return controllers


def _may_be_anothers(cards: Noun) -> bool:
    """Something in an ash heap or another such place, or a number, is nobody's to answer for. [VTES-GLO-01]"""
    mine: Trait = of(YOU)
    return any(
        mine not in noun.traits
        and not noun.get("undirected")
        and not any(trait.among for trait in noun.traits)
        and not any(refer in noun.get("refer", "") for refer in NOBODYS)
        for noun in cards.alternatives
    )


NOBODYS = ("number_target", "ash_ref")
"""How an option names what belongs to no Methuselah."""


def lower_costs(costs: Sequence[Effect]) -> dict[str, Any]:
    """A cost as the fields of a clause; what rules and bots often ask for has a field of its own."""
    fields: dict[str, Any] = {"cost": tuple(costs)}
    others = []
    asked = []
    for cost in costs:
        field = _PRICES.get((cost.word, cost["who"] if "who" in dict(cost.args) else cost.get("what")))
        if field is not None and not isinstance(cost.get("amount"), Amount):
            fields[field] = cost.get("amount", True)
        elif isinstance(cost, Control):
            others.append(LoweredCost(LANGUAGE.payable(cost), None))
            asked.append(cost)
        else:
            others.append(LoweredCost(LANGUAGE.payable(cost), *lower_effects([cost])))
    return fields | {"other_costs": tuple(others), "asked_costs": lower_effects(asked)}


_PRICES = {
    ("burn-blood", SELF): "blood",
    ("burn-pool", YOU): "pool",
    ("lock", THIS): "locks",
    ("lock", SELF): "locks_minion",
}


def lower_ransom(ransom: Effect | None) -> Ransom | None:
    """Whoever has the blood, the pool or the cards decides."""
    if ransom is None:
        return None
    who = ransom["who"]
    payer = controller(who) if isinstance(who, Ref) else who
    counted = cast("Callable[..., Seat]", LANGUAGE.count(payer))
    return Ransom(ransom, counted, LANGUAGE.payable(ransom), LANGUAGE.deed(ransom))


def lower_user(by: User) -> dict[str, Any]:
    """Who may use an effect of a card in play: a Methuselah, the minion whose card it is, or any of such minions."""
    if isinstance(by, Noun):
        whose = next((trait["seats"][0] for trait in by.traits if trait.word == "of"), YOU)
        kind = Noun(by.word, by.code, (("traits", tuple(t for t in by.traits if t.word != "of")),), by.place)
        fields = {"by": _SEATS[whose], "user": by}
        if kind != minion(ready):
            mine = Noun(kind.word, kind.code, (("traits", (*kind.traits, of(YOU))),), kind.place)
            fields["users"] = LANGUAGE.find_plain(mine)
        return fields
    if by == FOE:
        return {"by": BY_FOE}
    if isinstance(by, Ref):
        return {"by": BY_HOST if by == HOST else BY_CONTROLLER, "own": True}
    if by not in _SEATS:
        raise BadWord(f"nobody asks {by.word} for what a card in play offers; use {', '.join(s.word for s in _SEATS)}")
    return {"by": _SEATS[by]}


_SEATS = {YOU: BY_CONTROLLER, controller(HOST): BY_HOST, ACTIVE: BY_ACTIVE, OTHERS: BY_OTHERS}


def lower_terms(terms: Sequence[Term]) -> dict[str, Any]:
    """What the caller of a referendum chooses; the card cannot be played where there is nothing to choose."""
    found: list[Callable[[Vtes, Context], Sequence[Option]]] = []
    for term in terms:
        if isinstance(term, Noun):
            found.append(partial(_named, LANGUAGE.find(term), book.number_of(term.get("verb", "choose"))))
        elif term.word == "some":
            count = LANGUAGE.count(term["most"]) if isinstance(term["most"], Amount) else _no_limit
            further = partial(_further, LANGUAGE.find(term["cards"]), count, term["least"], len(found))
            found += [further] * places_of(term)
        elif term.word == "one-or-both":
            first, second = LANGUAGE.find(term["first"]), LANGUAGE.find(term["second"])
            both = LANGUAGE.test(term["both"])
            found += [partial(_one_kind, first, second), partial(_other_kind, second, both)]
        else:
            find, count = LANGUAGE.find_plain(term["among"]), LANGUAGE.count(term["points"])
            of_cards = isinstance(term["among"], Noun) and not term["among"].get("among")
            if term.word == "share":
                given = partial(_shared, find, count, term["least"], len(found), of_cards)
            else:
                given = partial(_shared_with_cards, find, LANGUAGE.find(term["cards"]), count, len(found))
            found += [given] * places_of(term)
    return {"terms": tuple(found), "terms_said": tuple(terms)}


def _named(find: Find, verb: int, s: Vtes, context: Context) -> list[Option]:
    return [(verb, target) for target in find(s, context)]


def _no_limit(s: Vtes, context: Context) -> int:
    """But for the places that there are."""
    return MOST_CHOSEN


def _further(find: Find, count: Count, least: int, place: int, s: Vtes, context: Context) -> list[Option]:
    """One more of them, or no more: who has been passed over cannot be chosen any more, so that each set comes once."""
    given = s.terms[place:]
    if (given and given[-1] == NOBODY) or len(given) >= count(s, context):
        return []
    among = list(find(s, context))
    chosen = [place_ for place_, target in enumerate(among) if term_of(target) in given]
    more: list[Option] = [(CHOOSE, target) for target in among[max(chosen, default=-1) + 1 :]]
    enough = len(given) >= least
    return [*([(DECLINE,)] if enough and more else []), *more]


def _one_kind(first: Find, second: Find, s: Vtes, context: Context) -> list[Option]:
    others: list[Option] = [(DECLINE,)] if second(s, context) else []
    return [*others, *((CHOOSE, target) for target in first(s, context))]


def _other_kind(second: Find, both: Test, s: Vtes, context: Context) -> list[Option]:
    passed_over = s.terms[-1:] == (NOBODY,)
    if not passed_over and not both(s, context):
        return []
    chosen: list[Option] = [(CHOOSE, target) for target in second(s, context)]
    return chosen if passed_over or not chosen else [(DECLINE,), *chosen]


def _shared(
    find: Find, count: Count, least: int, place: int, of_cards: bool, s: Vtes, context: Context
) -> list[Option]:
    """One more point; the last one goes to somebody else if it has to."""
    given = s.terms[place:]
    points = count(s, context)
    among = find(s, context)
    if len(given) >= points or len(among) < least:
        return []
    if least > 1 and len(given) == points - 1 and len(set(given)) == 1:
        among = [one for one in among if one != given[0]]
    return [(CHOOSE, s.ref(Entity(one))) if of_cards else (ALLOCATE, one) for one in among]


def _shared_with_cards(find: Find, cards: Find, count: Count, place: int, s: Vtes, context: Context) -> list[Option]:
    """One more point, to a Methuselah or to a card."""
    if len(s.terms[place:]) >= count(s, context):
        return []
    to_cards: list[Option] = [(ALLOCATE_TO, card) for card in cards(s, context)]
    return [*((ALLOCATE, seat) for seat in find(s, context)), *to_cards]


def _can_be_named(first: Callable[..., Sequence[Option]], s: Vtes, context: Context) -> bool:
    return bool(first(s, context))


def lower_clause(clause: Clause) -> Mode:
    """A way of playing a card, or an ability, in the form that rules run."""
    conditions = lower_conditions(clause.when)
    called = lower_terms(clause.terms)
    if clause.terms and clause.terms[0].get("least", 1):
        nameable = partial(_can_be_named, called["terms"][0])
        conditions = (*conditions, LoweredCondition("terms-can-be-met", nameable))
    return Mode(
        kind=clause.kind,
        windows=clause.windows,
        effects=lower_effects(clause.effects),
        on_success=lower_effects(clause.success),
        names=lower_effects(clause.names),
        when=conditions,
        target=lower_target(clause.target, *_fit_to_fight(clause)),
        ransom=lower_ransom(clause.ransom),
        x=LANGUAGE.count(clause.x) if clause.x is not None else None,
        x_said=clause.x,
        **called,
        **lower_costs(clause.cost),
        **(lower_user(clause.by) if clause.by is not None else {}),
        **dict(clause.said),
    )


def lower_pricing(price: Pricing) -> Price:
    when = lower_conditions(price.when)
    return Price(
        price.change,
        price.currency,
        when,
        price.cards,
        price.by,
        price.at,
        price.once,
        price.waives,
        price.halves,
        price.told,
        price.locks,
        price.spends,
        price.whole,
        price.burns,
    )


def lower_lasting(change: Lasting) -> Static:
    """What changes other minions has the condition that they are such ones."""
    counts = change.amount if isinstance(change.amount, Amount) else None
    amount = change.amount if isinstance(change.amount, int) else 1
    counted = LANGUAGE.count(counts, EACH_METHUSELAH) if counts is not None else None
    if isinstance(change.who, Noun):
        conditions = lower_conditions((is_(SELF, change.who), *change.when))
        return Static(change.stat, amount, False, conditions, aura=True, counted=counted, counts=counts)
    conditions = lower_conditions(change.when)
    to_host, shelters = change.who == HOST, change.shelters
    everyone = change.who == EVERYONE
    return Static(
        change.stat,
        amount,
        to_host,
        conditions,
        shelters=shelters,
        everyone=everyone,
        counted=counted,
        counts=counts,
    )


EACH_METHUSELAH = (("they", "c.seat"),)
"""What a change is about that concerns every Methuselah."""


def lower_waiting(waiting: Waiting) -> Trigger:
    effects = lower_effects(waiting.effects, waiting.registers)
    return Trigger(waiting.hook, effects, lower_conditions(waiting.when), waiting.once, waiting.by_name)


def _to_play(node: Any) -> Any:
    """A title or sect that a card requires of whoever plays it may be one that only counts for that."""
    if isinstance(node, tuple):
        return tuple(map(_to_play, node))
    if not isinstance(node, Node):
        return node
    args = tuple((name, _to_play(value)) for name, value in node.args)
    code = "has_title_to_play(s, e, *numbers)" if node.word == "title" else node.code
    if node.word == "sect":
        code = code.replace("sect[e]", "sect_to_play(s, e, c.face)")
    return structs.replace(node, args=args, code=code)


def lower(definition: Definition) -> Card:
    return card_of(
        definition,
        tuple(map(lower_clause, definition.modes)),
        tuple(map(lower_clause, definition.abilities)),
        tuple(map(lower_lasting, definition.statics)),
        tuple(map(lower_waiting, definition.triggers)),
        tuple(map(lower_pricing, definition.prices)),
        lower_conditions(tuple(map(_to_play, definition.requires))),
        lower(said_when_merged(definition)) if definition.merged is not None else None,
    )
