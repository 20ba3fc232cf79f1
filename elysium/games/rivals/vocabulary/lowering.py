"""From what a card says to what the rules run: programs, tests and numbers in the places of a clause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from elysium.engine.cards.nodes import Condition, Control, Effect, Noun, Quantity, Ref, Seats
from elysium.engine.cards.programs import Assembler, Instruction, Run, runs_elsewhere
from elysium.games.rivals.definitions.definition import Clause, Definition, Lasting, Waiting
from elysium.games.rivals.definitions.language import (
    ROLES,
    Card,
    LoweredCondition,
    LoweredCost,
    LoweredEffect,
    Static,
    Trigger,
    Way,
    card_of,
)
from elysium.games.rivals.rules.obstacles import CANNOT_PAY, obstacle_named
from elysium.games.rivals.vocabulary.conditions import is_, same
from elysium.games.rivals.vocabulary.kernel import LANGUAGE
from elysium.games.rivals.vocabulary.things import ATTACKER, HOST, LEADER, SELF


def lower_effects(effects: Sequence[Effect], registers: int = 0) -> tuple[LoweredEffect, ...]:
    """The program of a clause; each word stands with its first instruction."""
    found = Assembler(LANGUAGE, registers, "entity_of({})").assemble(effects)
    return tuple(_lowered(*pair) for pair in found)


def _lowered(effect: Effect | None, instruction: Instruction) -> LoweredEffect:
    run = instruction.deed if isinstance(instruction, Run) else runs_elsewhere
    inner = None if isinstance(instruction, Run) else instruction
    return LoweredEffect(effect.word if effect is not None else "", run, effect, inner)


def lower_conditions(conditions: Sequence[Condition]) -> tuple[LoweredCondition, ...]:
    return tuple(LoweredCondition(node.word, LANGUAGE.test(node), node) for node in conditions)


def lower_costs(costs: Sequence[Effect]) -> dict[str, Any]:
    """What is paid as it is used; what somebody chooses for it is asked then."""
    paid, asked = [], []
    for cost in costs:
        obstacle = obstacle_named(cost.unpaid) if cost.unpaid else CANNOT_PAY
        if isinstance(cost, Control):
            paid.append(LoweredCost(LANGUAGE.payable(cost), None, obstacle))
            asked.append(cost)
        else:
            paid.append(LoweredCost(LANGUAGE.payable(cost), lower_effects([cost])[0], obstacle))
    return {"costs": tuple(paid), "asked_costs": lower_effects(asked)}


def _number(amount: Quantity) -> Any:
    """As a function, if it is anything at all."""
    return LANGUAGE.count(amount) if not isinstance(amount, int) or amount else None


def lower_clause(clause: Clause) -> Way:
    said = dict(clause.said)
    role = ROLES.index(said.pop("role", ""))
    piercing = lower_conditions(said.pop("piercing", ()))
    return Way(
        kind=clause.kind,
        windows=clause.windows,
        effects=lower_effects(clause.effects),
        before=lower_effects(clause.before),
        wins=lower_effects(clause.wins),
        fails=lower_effects(clause.fails),
        when=lower_conditions(clause.when),
        negates=lower_conditions(clause.negates),
        shield=_number(clause.shield),
        damage=_number(clause.damage),
        role=role,
        piercing=piercing,
        clause=clause,
        **lower_costs(clause.cost),
        **said,
    )


def lower_lasting(change: Lasting) -> Static:
    """What changes others has the condition that they are such ones."""
    amount = change.amount if isinstance(change.amount, int) else 1
    count = None if isinstance(change.amount, int) else LANGUAGE.count(change.amount)
    conditions: tuple[Condition, ...] = change.when
    aura = False
    if isinstance(change.who, Noun):
        aura, conditions = True, (is_(SELF, change.who), *change.when)
    elif isinstance(change.who, Seats):
        aura = True
    elif change.who in (LEADER, ATTACKER):
        aura, conditions = True, (same(SELF, change.who), *change.when)
    lowered = lower_conditions(conditions)
    return Static(
        change.stat,
        amount,
        count,
        to_host=isinstance(change.who, Ref) and change.who == HOST,
        aura=aura,
        when=lowered,
        role=ROLES.index(change.role),
        node=change,
    )


REGISTERS_OF_MOMENTS = 4
"""How many numbers come with a moment at most besides its subject."""


def lower_waiting(waiting: Waiting) -> Trigger:
    effects = lower_effects(waiting.effects, REGISTERS_OF_MOMENTS)
    return Trigger(waiting.hook, effects, lower_conditions(waiting.when), waiting.once, ROLES.index(waiting.role))


def lower(definition: Definition) -> Card:
    return card_of(
        definition,
        tuple(map(lower_clause, definition.ways)),
        tuple(map(lower_clause, definition.abilities)),
        tuple(map(lower_lasting, definition.statics)),
        tuple(map(lower_waiting, definition.triggers)),
    )
