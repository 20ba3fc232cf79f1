"""Words for cards that show how turns and actions work: hunting and mandatory actions, several targets, looking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from elysium.engine.audience import only
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    ACTION,
    CARDS,
    MASTER,
    W_AFTER_ACTION,
    Context,
    Entity,
    Face,
    LoweredCondition,
    LoweredEffect,
    Mode,
)
from elysium.games.vtes.definitions.language import Static as StaticBonus
from elysium.games.vtes.definitions.names import CLANS, discipline_bits
from elysium.games.vtes.definitions.traits import WRAITH, ZOMBIE
from elysium.games.vtes.marks import COUNTED_DOWN, UNLOCKS_AFTER
from elysium.games.vtes.rules.counters import burn_blood
from elysium.games.vtes.rules.entering import put_ally_into_play
from elysium.games.vtes.rules.entities import burn, lock
from elysium.games.vtes.rules.hands import draw, know_library, refill
from elysium.games.vtes.rules.limits import mark, marks_on
from elysium.games.vtes.rules.mandatory import must_hunt
from elysium.games.vtes.rules.politics import call_blood_hunt
from elysium.games.vtes.rules.pool import gain_pool
from elysium.games.vtes.rules.searching import FROM_ASH, fetch
from elysium.games.vtes.rules.values import bleed_of
from elysium.games.vtes.state import ACTION as THIS_ACTION
from elysium.games.vtes.state import BLEED, POLITICAL_ACTION, READY, TORPOR, Vtes
from elysium.games.vtes.terms import ACCEPT, DECLINE, FETCH, LOOKED, book, clan_of_target, clan_target, methuselah_at
from elysium.games.vtes.words.making import condition, effect, hostile_target, whom
from elysium.games.vtes.words.shapes import MINION_PHASE, NO_CONDITIONS

AFTER_ACTION = 1 << W_AFTER_ACTION

# Shapes


def hunt(bonus: int = 0, *, stealth: int = 0, success: tuple[LoweredEffect, ...] = ()) -> Mode:
    """An action that hunts."""
    return Mode(kind=ACTION, windows=MINION_PHASE, hunts=True, hunt=bonus, stealth=stealth, on_success=success)


def must_take(mode: Mode, *when: LoweredCondition) -> Mode:
    """An action that a card in play makes its minion take. [VTES-6-08]"""
    return replace(mode, must=True, when=(*mode.when, *when))


def out_of_turn(*effects: LoweredEffect, windows: int, when: tuple[LoweredCondition, ...] = NO_CONDITIONS) -> Mode:
    return Mode(kind=MASTER, windows=windows, effects=effects, when=when, out_of_turn=True)


def changes_others(stat: int, amount: int, *when: LoweredCondition) -> StaticBonus:
    """A lasting change of other minions, those for which the conditions hold."""
    return StaticBonus(stat, amount, False, when, aura=True)


# Effects


@effect
def reduce_bleed(s: Vtes, context: Context, amount: int) -> None:
    s.add(THIS_ACTION, BLEED, s.acting, -amount)


@effect
def burn_actor(s: Vtes, context: Context) -> None:
    burn(s, s.acting)


@effect
def blood_hunt_on_self(s: Vtes, context: Context) -> None:
    """A blood hunt is called as after a diablerie."""
    call_blood_hunt(s, context.minion)


@effect
def draw_and_discard(s: Vtes, context: Context, amount: int) -> None:
    draw(s, context.seat, amount)
    refill(s, context.seat)


@effect
def lock_younger_of_clan(s: Vtes, context: Context, blood: int) -> None:
    """All younger vampires of the chosen clan lock, and may burn blood as well."""
    for vampire in younger_of_clan(s, context):
        lock(s, vampire)
        if blood:
            burn_blood(s, vampire, blood)


@effect
def use_master_action(s: Vtes, context: Context) -> None:
    """[VTES-5-02]"""
    s.master_actions -= 1


@effect(gains_pool=True)
def counter_to_pool(s: Vtes, context: Context) -> None:
    """From this card to the pool; without counters it burns."""
    burn_blood(s, context.source, 1)
    gain_pool(s, context.seat, 1)
    if not s.blood[context.source]:
        burn(s, context.source)


@effect
def this_burns_life(s: Vtes, context: Context, amount: int) -> None:
    burn_blood(s, context.source, amount)


@effect
def unlock_if_it_succeeds(s: Vtes, context: Context, clan: str) -> None:
    """The acting minion unlocks after a successful action if it is of that clan still."""
    mark(s, s.acting, UNLOCKS_AFTER, CLANS.index(clan))


# A card on which counters run out brings an ally back

MOST_COUNTED_DOWN = 2


@effect
def count_down_to_ally(s: Vtes, context: Context) -> None:
    """Burn a counter; with the last one this card burns and a wraith or zombie comes back."""
    mark(s, methuselah_at(context.seat), COUNTED_DOWN)
    burn_blood(s, context.source, 1)
    if not s.blood[context.source]:
        burn(s, context.source)
        if dead_allies(s, context.seat):
            s.do((ally_comes_back, context.seat))


def dead_allies(s: Vtes, seat: Seat) -> list[Face]:
    """The wraiths and zombies in an ash heap."""
    return [
        face
        for face in dict.fromkeys(s.ashes[seat])
        if "ally" in CARDS[face].types and CARDS[face].traits & (WRAITH | ZOMBIE)
    ]


@book.step
def ally_comes_back(s: Vtes, seat: Seat) -> None:
    s.ask(seat, choose_dead_ally)


@book.choice("VTES-6.1.5-06")
def choose_dead_ally(s: Vtes, seat: Seat) -> Sequence[Option]:
    return [(FETCH, face, FROM_ASH) for face in dead_allies(s, seat)]


@book.answer(choose_dead_ally)
def brings_ally_back(s: Vtes, seat: Seat, option: Option) -> None:
    fetch(s, seat, Face(option[1]), FROM_ASH)
    put_ally_into_play(s, Face(option[1]), seat)


# Looking at the library


@effect
def look_at_top(s: Vtes, context: Context) -> None:
    """One's own top card, which may go to the bottom for a blood of this vampire."""
    seat, library = context.seat, s.libraries[context.seat]
    if library:
        known = len(s.library_tops[seat]) + len(s.library_bottoms[seat])
        if not s.library_tops[seat] and known < len(library):
            know_library(s, seat, library[:1], s.library_bottoms[seat])
        s.show(only(seat), LOOKED, library[0])
        s.do((bottom_or_not, seat, context.minion))


@book.step
def bottom_or_not(s: Vtes, seat: Seat, minion: Entity) -> None:
    if s.blood[minion]:
        s.ask(seat, move_to_bottom_or_not, minion)


@book.choice("VTES-1.4-01")
def move_to_bottom_or_not(s: Vtes, seat: Seat, minion: Entity) -> Sequence[Option]:
    return [(DECLINE,), (ACCEPT,)]


@book.answer(move_to_bottom_or_not)
def moves_to_bottom(s: Vtes, seat: Seat, option: Option, minion: Entity) -> None:
    if option[0] == DECLINE:
        return
    burn_blood(s, minion, 1)
    face, *rest = s.libraries[seat]
    s.libraries = s.put(s.libraries, seat, (*rest, face))
    bottom = (*s.library_bottoms[seat], face)[-len(rest) - 1 :]
    know_library(s, seat, s.library_tops[seat][1:], bottom)


@effect
def may_draw_one_more(s: Vtes, context: Context) -> None:
    """An additional card, and a discard down to the hand size."""
    if s.libraries[context.seat]:
        s.do((one_more_or_not, context.seat))


@book.step
def one_more_or_not(s: Vtes, seat: Seat) -> None:
    if s.is_in(seat):
        s.ask(seat, draw_one_more_or_not)


@book.choice("VTES-1.4-01")
def draw_one_more_or_not(s: Vtes, seat: Seat) -> Sequence[Option]:
    return [(DECLINE,), (ACCEPT,)]


@book.answer(draw_one_more_or_not)
def draws_one_more(s: Vtes, seat: Seat, option: Option) -> None:
    if option[0] == ACCEPT:
        draw(s, seat, 1)
        refill(s, seat)


# Conditions


@condition
def undirected_action(s: Vtes, context: Context) -> bool:
    return bool(s.acting) and s.action_seat < 0


@condition
def bleed_at_least(s: Vtes, context: Context, least: int) -> bool:
    return bleed_of(s, s.acting) >= least


@condition
def action_succeeded(s: Vtes, context: Context) -> bool:
    return not s.blocked and not s.action_over


@condition
def action_was_blocked(s: Vtes, context: Context) -> bool:
    return s.blocked and not s.action_over


@condition
def you_control_locked_minion(s: Vtes, context: Context) -> bool:
    return any(s.locked[minion] for minion in s.controlled(context.seat))


@condition
def need_not_hunt(s: Vtes, context: Context) -> bool:
    return not must_hunt(s, context.minion)


@condition
def has_master_action(s: Vtes, context: Context) -> bool:
    return s.turn == context.seat and s.master_actions > 0


@condition
def counted_down_less_than_twice(s: Vtes, context: Context) -> bool:
    """Only so many cards of this kind lose a counter in one phase."""
    return len(marks_on(s, methuselah_at(context.seat), COUNTED_DOWN)) < MOST_COUNTED_DOWN


@condition
def blocks_political_action(s: Vtes, context: Context) -> bool:
    return s.action == POLITICAL_ACTION and s.blocker == context.minion


@condition
def this_plays_card_requiring(s: Vtes, context: Context, code: str) -> bool:
    played, number = context.about
    return context.target == context.source and bool(CARDS[Face(played)].modes[number].needs & discipline_bits((code,)))


@condition
def this_is_ready_and_unlocked(s: Vtes, context: Context) -> bool:
    return s.region[context.source] == READY and not s.locked[context.source]


@condition
def vampire_of_capacity_at_most(s: Vtes, context: Context, most: int) -> bool:
    return 0 < s.capacity[context.minion] <= most


@condition
def of_prey_or_predator(s: Vtes, context: Context) -> bool:
    seats = {s.prey(context.seat), s.predator(context.seat)} - {context.seat}
    return s.controller[context.minion] in seats


# Targets


@hostile_target
def ready_minion(s: Vtes, context: Context) -> list[int]:
    """Any ready minion, whoever controls it."""
    return [s.ref(e) for e in s.in_regions(READY)]


@hostile_target
def minion_of_prey_to_fight(s: Vtes, context: Context) -> list[int]:
    prey = s.prey(context.seat)
    return [s.ref(e) for e in s.minions(prey)] if prey != context.seat else []


def younger_of_clan(s: Vtes, context: Context) -> list[Entity]:
    """The vampires in play of the chosen clan that are younger than the minion that acts."""
    clan = clan_of_target(context.target)
    return [e for e in _younger(s, context) if s.clan[e] == clan]


def _younger(s: Vtes, context: Context) -> list[Entity]:
    capacity = s.capacity
    return [e for e in s.in_regions(READY, TORPOR) if 0 < capacity[e] < capacity[context.minion]]


def controllers_of_younger(s: Vtes, context: Context) -> list[Seat]:
    return [s.controller[e] for e in younger_of_clan(s, context)]


@whom(controllers_of_younger)
def clan_of_younger(s: Vtes, context: Context) -> list[int]:
    """A clan with younger vampires in play: everybody who controls one is concerned. [VTES-6.2.2.1-02]"""
    return [clan_target(clan) for clan in sorted({s.clan[e] for e in _younger(s, context)}) if clan]
