"""What cards do in combat."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import Context
from elysium.games.vtes.definitions.meaning import Meaning
from elysium.games.vtes.marks import EITHER, FIRST_ROUND_ONLY
from elysium.games.vtes.rules.combat.damage import AGGRAVATED_DAMAGE, NORMAL_DAMAGE, prevent
from elysium.games.vtes.state import ACTION, COMBAT, ENVIRONMENT, MANEUVER, PRESS, PREVENT, ROUND, SHIELD, Vtes
from elysium.games.vtes.words.making import effect


def foe_of(s: Vtes, minion: int) -> int:
    return s.fighters[1] if s.fighters[0] == minion else s.fighters[0]


@effect
def maneuver_or_press_if_blocked(s: Vtes, context: Context) -> None:
    """One of the two in the combat that a block leads to."""
    s.add(ACTION, MANEUVER, context.minion, 1)
    s.add(ACTION, PRESS, context.minion, 1)
    s.once(ACTION, context.minion, EITHER)


@effect
def maneuver_if_blocking(s: Vtes, context: Context) -> None:
    s.add(ACTION, MANEUVER, context.minion, 1)


@effect
def prevent_if_blocking(s: Vtes, context: Context) -> None:
    s.add(ACTION, PREVENT, context.minion, 1)
    s.once(ACTION, context.minion, FIRST_ROUND_ONLY)


@effect(meaning=Meaning.HURTS_EACH_ROUND)
def environmental_damage(s: Vtes, context: Context, amount: int) -> None:
    """Each round of this combat, to the opposing minion."""
    s.add(COMBAT, ENVIRONMENT, foe_of(s, context.minion), amount)


@effect(meaning=Meaning.SHIELDS)
def shield(s: Vtes, context: Context) -> None:
    """Prevent all damage from the opposing minion's strikes this round."""
    s.add(ROUND, SHIELD, context.minion, 1)
    for kind in (NORMAL_DAMAGE, AGGRAVATED_DAMAGE):
        prevent(s, context.minion, sum(entry[1] + entry[2] for entry in s.damage), kind, strikes_only=True)


@effect
def prevent_later(s: Vtes, context: Context, amount: int) -> None:
    s.add(ROUND, PREVENT, context.minion, amount)
