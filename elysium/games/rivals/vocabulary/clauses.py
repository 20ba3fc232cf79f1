"""How a card is played, and what it offers in play: the outer words of a definition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from elysium.engine.cards.nodes import Condition, Effect, Quantity
from elysium.games.rivals.definitions.definition import Clause
from elysium.games.rivals.definitions.language import (
    ABILITY,
    ACTION,
    ATTACH_TEXT,
    ATTACK,
    BURN_REWARD,
    CONSPIRACY,
    EVENT,
    MODIFIER,
    REACTION,
    SCHEME,
    TITLE,
    UNHOSTED,
    W_ACTION,
    W_ANTAGONIST,
    W_ATTACK,
    W_BLOCK,
    W_INFLUENCE,
    W_PREVENT,
)
from elysium.games.rivals.definitions.language import card as card
from elysium.games.rivals.state import TYPE_NAMES


def way(
    kind: int,
    windows: int = 0,
    *,
    effects: Sequence[Effect] = (),
    when: Sequence[Condition] = (),
    cost: Sequence[Effect] = (),
    before: Sequence[Effect] = (),
    wins: Sequence[Effect] = (),
    fails: Sequence[Effect] = (),
    negates: Sequence[Condition] = (),
    shield: Quantity = 0,
    damage: Quantity = 0,
    **numbers: Any,
) -> Clause:
    """A way of playing a card, or an ability; of its numbers, those that are not as usual."""
    return Clause(
        kind,
        windows,
        effects=tuple(effects),
        when=tuple(when),
        cost=tuple(cost),
        before=tuple(before),
        wins=tuple(wins),
        fails=tuple(fails),
        negates=tuple(negates),
        shield=shield,
        damage=damage,
        said=tuple((name, value) for name, value in numbers.items() if value),
    )


# Cards of an attack


def attack(
    *effects: Effect,
    damage: Quantity = 0,
    negates: Sequence[Condition] = (),
    piercing: Sequence[Condition] = (),
    intel: int = 0,
    when: Sequence[Condition] = (),
) -> Clause:
    """Text takes effect as damage is added up; `damage` comes on top of what is printed."""
    return way(
        ATTACK, effects=effects, damage=damage, negates=negates, when=when, intel=intel, piercing=tuple(piercing)
    )


def reaction(
    *effects: Effect,
    damage: Quantity = 0,
    shield: Quantity = 0,
    negates: Sequence[Condition] = (),
    deals: str = "",
    when: Sequence[Condition] = (),
) -> Clause:
    """`shield` and `damage` come on top of what is printed; `deals` is the type of its damage, if one of its own."""
    return way(
        REACTION,
        effects=effects,
        damage=damage,
        shield=shield,
        negates=negates,
        when=when,
        damage_type=TYPE_NAMES.index(deals),
    )


# Actions


def action(
    *effects: Effect,
    when: Sequence[Condition] = (),
    cost: Sequence[Effect] = (),
    streets: bool = False,
    stays: bool = False,
) -> Clause:
    """An Action card; an Ongoing one stays in play."""
    return way(ACTION, effects=effects, when=when, cost=cost, streets=streets, stays=stays)


def unhosted(
    *effects: Effect, when: Sequence[Condition] = (), cost: Sequence[Effect] = (), stays: bool = False
) -> Clause:
    return way(UNHOSTED, effects=effects, when=when, cost=cost, stays=stays)


def scheme(*effects: Effect, before: Sequence[Effect] = ()) -> Clause:
    """What happens if the answer is yes."""
    return way(SCHEME, effects=effects, before=before)


def conspiracy(*effects: Effect, when: Sequence[Condition] = ()) -> Clause:
    """What happens to the player at whom it is aimed."""
    return way(CONSPIRACY, effects=effects, when=when)


def attach_title() -> Clause:
    return way(TITLE)


def influence(amount: int, *, wins: Sequence[Effect] = (), fails: Sequence[Effect] = ()) -> Clause:
    """An Influence Modifier."""
    return way(MODIFIER, influence=amount, wins=wins, fails=fails)


# City cards


def event(*effects: Effect) -> Clause:
    """An Event that takes effect at once."""
    return way(EVENT, effects=effects)


def when_burned(*effects: Effect) -> Clause:
    """What a defeated Mortal brings if it is burned."""
    return way(BURN_REWARD, effects=effects)


def when_attached(*effects: Effect) -> Clause:
    return way(ATTACH_TEXT, effects=effects)


# In play


def ability(
    *effects: Effect,
    cost: Sequence[Effect] = (),
    when: Sequence[Condition] = (),
    streets: bool = False,
    is_action: bool = False,
    each_vampire: bool = False,
) -> Clause:
    """In one's own Action Phase, once a turn, or once a turn by each vampire."""
    return way(
        ABILITY,
        1 << W_ACTION,
        effects=effects,
        cost=cost,
        when=when,
        streets=streets,
        is_action=is_action,
        each_vampire=each_vampire,
    )


def in_attack(
    *effects: Effect,
    cost: Sequence[Effect] = (),
    when: Sequence[Condition] = (),
    role: str = "",
    each_attack: bool = False,
) -> Clause:
    """In step 9 of an attack: by the attacker, by somebody of a party, or by every attacker of one's own."""
    return way(ABILITY, 1 << W_ATTACK, effects=effects, cost=cost, when=when, role=role, each_attack=each_attack)


def to_block(
    *effects: Effect,
    cost: Sequence[Effect] = (),
    ranged: bool = False,
    in_streets: bool = False,
    each_time: bool = False,
) -> Clause:
    """When a foe attacks anybody, or a target in The Streets; while this vampire is ready."""
    return way(
        ABILITY,
        1 << W_BLOCK,
        effects=effects,
        cost=cost,
        blocks_ranged=ranged,
        blocks_in_streets=in_streets,
        each_time=each_time,
    )


def to_prevent(*effects: Effect, cost: Sequence[Effect] = (), each_time: bool = False) -> Clause:
    """When this vampire is dealt damage."""
    return way(ABILITY, 1 << W_PREVENT, effects=effects, cost=cost, each_time=each_time)


def at_inquisition(*effects: Effect, cost: Sequence[Effect] = ()) -> Clause:
    """Before the Second Inquisition deals its damage."""
    return way(ABILITY, 1 << W_ANTAGONIST, effects=effects, cost=cost)


def for_influence(*effects: Effect, cost: Sequence[Effect] = ()) -> Clause:
    """While Influence is raised."""
    return way(ABILITY, 1 << W_INFLUENCE, effects=effects, cost=cost)
