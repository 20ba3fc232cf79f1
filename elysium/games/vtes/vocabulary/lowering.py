"""From what a card says to what the rules run: programs, tests and selectors in the places of a clause."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from elysium.engine.cards.generate import NOTHING
from elysium.engine.cards.nodes import Cards, Condition, Effect, Trait
from elysium.engine.cards.programs import Assembler, Instruction, Run
from elysium.games.vtes.definitions import language
from elysium.games.vtes.definitions.language import Context, Mode, Target
from elysium.games.vtes.definitions.meaning import meaning_of
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import YOU, of

type AnyEffect = Effect | language.Effect
type AnyCondition = Condition | language.Condition
type AnyTarget = Cards | Target | None

OPEN_ACTION = {"action", "action_seat", "turn"}
"""What everybody knows of the action that goes on."""


def lower_effects(effects: Sequence[Effect | language.Effect], registers: int = 0) -> tuple[language.Effect, ...]:
    """The program of a clause; each word stands with its first instruction."""
    making = Assembler(LANGUAGE, registers, "entity_of({})")
    given = NOTHING
    found: list[language.Effect | Effect | None] = []
    for effect in effects:
        if isinstance(effect, language.Effect):
            making.program.append(Run(partial(_run, effect)))
        else:
            given = making.add_one(effect, given)
        found += [effect] + [None] * (len(making.program) - len(found) - 1)
    return tuple(_lowered(*pair) for pair in zip(found, making.program, strict=True))


def _run(effect: language.Effect, s: Vtes, context: Context) -> None:
    effect.run(s, context, *effect.args)


def _lowered(effect: language.Effect | Effect | None, instruction: Instruction) -> language.Effect:
    if isinstance(effect, language.Effect):
        return effect
    run = instruction.deed if isinstance(instruction, Run) else _runs_elsewhere
    if effect is None:
        return language.Effect("", run, instruction=None if isinstance(instruction, Run) else instruction)
    return language.Effect(
        effect.word,
        run,
        (),
        gains_pool=any("pool" in part.brings for part in effect.walk() if isinstance(part, Effect)),
        meaning=meaning_of(effect),
        node=effect,
        instruction=None if isinstance(instruction, Run) else instruction,
    )


def _runs_elsewhere(s: Vtes, context: Context) -> None:
    raise AssertionError("an instruction is carried out by the interpreter")


def lower_conditions(conditions: Sequence[Condition | language.Condition]) -> tuple[language.Condition, ...]:
    return tuple(_condition(condition) for condition in conditions)


def _condition(condition: Condition | language.Condition) -> language.Condition:
    if isinstance(condition, language.Condition):
        return condition
    of_action = bool(LANGUAGE.reads(condition)) and LANGUAGE.reads(condition) <= OPEN_ACTION
    return language.Condition(condition.word, LANGUAGE.test(condition), (), of_action, condition)


def lower_target(target: Cards | Target | None) -> Target | None:
    if not isinstance(target, Cards):
        return target
    return Target(
        target.word,
        LANGUAGE.find(target),
        (),
        hostile=_may_be_anothers(target),
        normal_only=bool(target.get("normal")),
        strikes_only=bool(target.get("strikes")),
        node=target,
    )


def _may_be_anothers(cards: Cards) -> bool:
    """Something in an ash heap or another such place is nobody's to answer for. [VTES-GLO-01]"""
    mine: Trait = of(YOU)
    return any(mine not in noun.traits and not any(trait.among for trait in noun.traits) for noun in cards.alternatives)


def way(
    kind: int,
    windows: int,
    *,
    effects: Sequence[AnyEffect] = (),
    success: Sequence[AnyEffect] = (),
    when: Sequence[AnyCondition] = (),
    target: AnyTarget = None,
    **rest: Any,
) -> Mode:
    """A way of playing a card, or an ability, in the form that rules run."""
    return Mode(
        kind=kind,
        windows=windows,
        effects=lower_effects(effects),
        on_success=lower_effects(success),
        when=lower_conditions(when),
        target=lower_target(target),
        **rest,
    )
