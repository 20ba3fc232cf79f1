"""Rounds of combat: before range, maneuvers, strikes, presses. [sections 6.4.1, 6.4.2, 6.4.4]"""

from __future__ import annotations

from typing import Final

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    CARDS,
    H_COMBAT_BEGINS,
    H_COMBAT_ENDS,
    H_PRESS_STEP,
    H_PRESSED,
    H_ROUND_BEGINS,
    H_ROUND_ENDS,
    NO_ENTITY,
    W_ADDITIONAL,
    W_BEFORE_RANGE,
    W_BEFORE_STRIKES,
    W_PRESS,
    W_RANGE,
    W_ROUND_END,
    W_STRIKE,
    W_WOULD,
    Entity,
    Face,
    Mode,
)
from elysium.games.vtes.definitions.traits import FRENZY
from elysium.games.vtes.marks import (
    ADDITIONAL_GAINED,
    EITHER,
    EXTRA_STRIKE,
    FRENZY_PLAYED,
    GOES_FIRST,
    LOCKS_TO_FIGHT,
    RANGE_SET,
    TABLE_ITSELF,
)
from elysium.games.vtes.rules.combat.damage import ANYTHING, FORTITUDE, prevent, resolve_damage
from elysium.games.vtes.rules.combat.strikes import (
    choose_pair,
    fighting,
    give_strike,
    order_fighters,
    side_of,
    use_card,
    use_weapon,
)
from elysium.games.vtes.rules.counters import burn_blood
from elysium.games.vtes.rules.entities import lock, withdrawal_fails
from elysium.games.vtes.rules.frames import STILL_HAPPENS, WOULD_HAPPEN
from elysium.games.vtes.rules.hands import (
    adjust_hands_of_combat,
    end_span,
    hands_change_in_combat,
    open_hands,
    remember_open_hands,
)
from elysium.games.vtes.rules.impulse import answers, asks, could_play, has_ability, impulse, might_play, offers
from elysium.games.vtes.rules.legality import may_maneuver, may_press
from elysium.games.vtes.rules.limits import is_marked, mark, marks_on, unmark, unmark_one
from elysium.games.vtes.rules.triggers import fire, forget_awaited
from elysium.games.vtes.state import (
    CANNOT_FIGHT,
    CLOSE,
    CLOSING,
    CLOSING_FOR_BLOOD,
    COMBAT,
    CONTINUING,
    ENDING_PRESSES,
    LONG,
    MANEUVER,
    PRESS,
    READY,
    ROUND,
    STOLEN_THIS_ROUND,
    ChosenStrike,
    Vtes,
)
from elysium.games.vtes.terms import (
    COMBAT_BEGINS,
    COMBAT_ENDS,
    MANEUVER_FOR_BLOOD,
    RANGE_IS,
    ROUND_BEGINS,
    book,
    number_of_target,
)
from elysium.games.vtes.terms import MANEUVER as MANEUVER_VERB
from elysium.games.vtes.terms import PRESS as PRESS_VERB


def may_fight(s: Vtes, first: Entity, second: Entity) -> bool:
    """Two ready minions of different Methuselahs. [VTES-6.4-01, VTES-6.4-02, VTES-6.4-03]"""
    if s.controller[first] == s.controller[second] or s.region[first] != READY or s.region[second] != READY:
        return False
    return not any(s.total(CANNOT_FIGHT, fighter) for fighter in (first, second))


def lead_to_combat(s: Vtes, first: Entity, second: Entity) -> None:
    """They are about to enter combat, unless somebody does something about it."""
    if s.windows >> W_WOULD & 1 and may_fight(s, first, second):
        s.do((impulse, W_WOULD, 0), (combat_would_begin, first, second))
    else:
        start_combat(s, first, second)


@book.step_that(WOULD_HAPPEN)
def combat_would_begin(s: Vtes, first: Entity, second: Entity) -> None:
    start_combat(s, first, second)


def start_combat(s: Vtes, first: Entity, second: Entity) -> None:
    for minion in (first, second):
        if is_marked(s, minion, LOCKS_TO_FIGHT):
            unmark(s, minion, LOCKS_TO_FIGHT)
            lock(s, minion)
    if not may_fight(s, first, second):
        return
    withdrawal_fails(s, s.controller[first])
    withdrawal_fails(s, s.controller[second])
    s.fighters = (first, second)
    mark(s, TABLE_ITSELF, GOES_FIRST, first)
    order_fighters(s)
    s.combat_round = 0
    s.strikes = [*ChosenStrike(), *ChosenStrike()]
    s.combat_over = False
    if not s.quiet:
        s.tell(COMBAT_BEGINS, s.ref(first), s.ref(second))
    open_hands(s)
    s.do((begin_round,), (end_combat,))
    for fighter in s.fighters:
        fire(s, H_COMBAT_BEGINS, fighter)
    if hands_change_in_combat(s):
        adjust_hands_of_combat(s)


@book.step
def begin_round(s: Vtes) -> None:
    """Every round starts anew at close range. [VTES-6.4.1-03, VTES-6.4.2-01]"""
    if not fighting(s):
        return
    order_fighters(s)
    s.combat_round += 1
    s.distance = CLOSE
    s.last = NO_ENTITY
    s.pressed = False
    s.strikes = [*ChosenStrike(), *ChosenStrike()]
    s.extra_strikes = [0, 0]
    s.pair = 0
    for fighter in s.fighters:
        for card in s.attached(fighter):
            s.flags[card] &= ~STOLEN_THIS_ROUND
    if not s.quiet:
        s.tell(ROUND_BEGINS, s.combat_round)
    before = ((impulse, W_BEFORE_RANGE, 0), (resolve_damage,))
    s.do(*before, (determine_range,), (strike_step,), (press_step,), (round_ends,))
    fire(s, H_ROUND_BEGINS, NO_ENTITY)


@book.step
def determine_range(s: Vtes) -> None:
    """Somebody may have set the range; then there are no maneuvers."""
    if not fighting(s):
        return
    chosen = marks_on(s, TABLE_ITSELF, RANGE_SET)
    if chosen:
        s.distance = chosen[-1][0]
        s.do((range_is_set,))
    else:
        s.do((impulse, W_RANGE, 0), (range_is_set,))


@book.step
def range_is_set(s: Vtes) -> None:
    """Neither maneuvers further. [VTES-6.4.2-06]"""
    s.last = NO_ENTITY
    if fighting(s) and not s.quiet:
        s.tell(RANGE_IS, s.distance)


@book.step
def strike_step(s: Vtes) -> None:
    if not fighting(s):
        return
    if s.windows >> W_BEFORE_STRIKES & 1:
        s.do((impulse, W_BEFORE_STRIKES, 0), (first_pair,))
    else:
        choose_pair(s)


@book.step
def first_pair(s: Vtes) -> None:
    if fighting(s):
        choose_pair(s)


@book.step
def press_step(s: Vtes) -> None:
    """By default combat ends after the round. [VTES-6.4.4-01]"""
    if fighting(s):
        order_fighters(s)
        s.last = NO_ENTITY
        s.do((impulse, W_PRESS, 0))
        fire(s, H_PRESS_STEP, NO_ENTITY)


@book.step
def round_ends(s: Vtes) -> None:
    """After presses, or earlier if the combat is over before."""
    if s.windows >> W_ROUND_END & 1:
        s.do((impulse, W_ROUND_END, 0), (after_round,))
    else:
        s.do((after_round,))
    fire(s, H_ROUND_ENDS, NO_ENTITY)


@book.step
def after_round(s: Vtes) -> None:
    if s.pressed and fighting(s):
        end_span(s, ROUND)
        s.do((begin_round,))


@book.step_that(STILL_HAPPENS)
def end_combat(s: Vtes) -> None:
    remember_open_hands(s)
    for fighter, other in zip(s.fighters, reversed(s.fighters), strict=True):
        fire(s, H_COMBAT_ENDS, fighter, other)
    changed = hands_change_in_combat(s)
    s.fighters = ()
    s.combat_over = False
    s.strikes = []
    s.extra_strikes = []
    s.last = NO_ENTITY
    if not s.quiet:
        s.tell(COMBAT_ENDS)
    end_span(s, COMBAT)
    if changed:
        adjust_hands_of_combat(s)


def queue_combat(s: Vtes) -> None:
    """Another one between the same minions, after this one. What was to come after this one does not."""
    first, second = s.fighters
    s.after((end_combat,), (queued_combat, first, second))
    forget_awaited(s, H_COMBAT_ENDS, span=COMBAT)


@book.step
def queued_combat(s: Vtes, first: Entity, second: Entity) -> None:
    lead_to_combat(s, first, second)


@book.step
def combat_of_action(s: Vtes, first: Entity, second: Entity) -> None:
    """One that was queued outside of combat; none if the action has ended before its time."""
    if not s.action_over:
        lead_to_combat(s, first, second)


def go_on(s: Vtes) -> None:
    """Another round, where the combat would end. What was to come after it does not."""
    s.combat_over = False
    s.pressed = True
    forget_awaited(s, H_COMBAT_ENDS, span=COMBAT)


# Maneuvers and presses


def maneuver(s: Vtes, fighter: Entity) -> None:
    """To long range, or back to close; never twice in a row. [VTES-6.4.2-03, VTES-6.4.2-05]"""
    s.distance = LONG if s.distance == CLOSE else CLOSE
    s.last = fighter


def press(s: Vtes, fighter: Entity) -> None:
    """To continue, or to end by cancelling the other's press. [VTES-6.4.4-02, VTES-6.4.4-03]"""
    s.pressed = not s.pressed
    s.last = fighter
    if s.pressed:
        fire(s, H_PRESSED, fighter)


def press_by_itself(s: Vtes) -> None:
    """Before anybody presses: combat would go on, and either may press to end it."""
    s.pressed = True


@asks(W_BEFORE_RANGE, W_RANGE, W_STRIKE, W_ADDITIONAL, W_PRESS)
def could_fight(s: Vtes, seat: Seat, window: int) -> bool:
    if not fighting(s):
        return False
    for fighter in s.fighters:
        if s.controller[fighter] == seat:
            if window in (W_RANGE, W_PRESS) and s.last == fighter:
                return False
            if window == W_PRESS and not may_press(s, fighter):
                return False
            return might_play(s, seat, window) or has_ability(s, seat, window) or granted(s, fighter, window) > 0
    return False


@asks(W_BEFORE_STRIKES)
def before_strikes(s: Vtes, seat: Seat, window: int) -> bool:
    return fighting(s) and _may_have_something(s, seat, window)


@asks(W_ROUND_END)
def at_round_end(s: Vtes, seat: Seat, window: int) -> bool:
    """Even if one of the fighters is gone."""
    return bool(s.fighters) and _may_have_something(s, seat, window)


def _may_have_something(s: Vtes, seat: Seat, window: int) -> bool:
    return (might_play(s, seat, window) and could_play(s, seat, window)) or has_ability(s, seat, window)


def granted(s: Vtes, fighter: Entity, window: int) -> int:
    """Maneuvers or presses that cards have given and that are not used yet."""
    found = GRANTED.get(window, ())
    return sum(_granted(s, fighter, what) for what in found if ONE_WAY.get(what, s.pressed) == s.pressed)


GRANTED: Final = {W_RANGE: (MANEUVER, CLOSING, CLOSING_FOR_BLOOD), W_PRESS: (PRESS, CONTINUING, ENDING_PRESSES)}
ONE_WAY: Final = {CONTINUING: False, ENDING_PRESSES: True}
"""Presses that can be used only while combat would go on, or would not."""


def _granted(s: Vtes, fighter: Entity, what: int) -> int:
    return sum(amount for _, stat, whose, amount in s.lasting if stat == what and whose == fighter)


def _own_fighter(s: Vtes, seat: Seat) -> Entity:
    return next((fighter for fighter in s.fighters if s.controller[fighter] == seat), NO_ENTITY)


@offers(W_RANGE)
def granted_maneuver(s: Vtes, seat: Seat) -> list[Option]:
    fighter = _own_fighter(s, seat)
    if not fighter or s.last == fighter or not may_maneuver(s, fighter):
        return []
    closing = s.distance == LONG
    found: list[Option] = []
    if _granted(s, fighter, MANEUVER) > 0 or (closing and _granted(s, fighter, CLOSING) > 0):
        found.append((MANEUVER_VERB,))
    if closing and _granted(s, fighter, CLOSING_FOR_BLOOD) > 0 and s.blood[fighter] and s.is_vampire(fighter):
        found.append((MANEUVER_FOR_BLOOD,))
    return found


@offers(W_PRESS)
def granted_press(s: Vtes, seat: Seat) -> list[Option]:
    fighter = _own_fighter(s, seat)
    if not fighter or s.last == fighter or not may_press(s, fighter):
        return []
    return [(PRESS_VERB,)] if granted(s, fighter, W_PRESS) > 0 else []


@answers(MANEUVER_VERB)
def maneuvers(s: Vtes, seat: Seat, option: Option) -> None:
    fighter = _own_fighter(s, seat)
    if s.distance == LONG and _granted(s, fighter, CLOSING) > 0:
        s.spend(CLOSING, fighter)
    else:
        _use_up(s, MANEUVER, fighter)
    maneuver(s, fighter)


@answers(MANEUVER_FOR_BLOOD)
def maneuvers_for_blood(s: Vtes, seat: Seat, option: Option) -> None:
    fighter = _own_fighter(s, seat)
    s.spend(CLOSING_FOR_BLOOD, fighter)
    maneuver(s, fighter)
    burn_blood(s, fighter, 1)


@answers(PRESS_VERB)
def presses(s: Vtes, seat: Seat, option: Option) -> None:
    fighter = _own_fighter(s, seat)
    of_one_way = ENDING_PRESSES if s.pressed else CONTINUING
    if _granted(s, fighter, of_one_way) > 0:
        s.spend(of_one_way, fighter)
    else:
        _use_up(s, PRESS, fighter)
    press(s, fighter)


def _use_up(s: Vtes, what: int, fighter: Entity) -> None:
    """A card may have given a maneuver or a press: using one uses up the other."""
    s.spend(what, fighter)
    if is_marked(s, fighter, EITHER) and (COMBAT, what, fighter, 1) not in s.lasting:
        unmark_one(s, fighter, EITHER)
        s.lasting.remove((COMBAT, PRESS if what == MANEUVER else MANEUVER, fighter, 1))


# Combat cards and abilities take effect


def combat_card_played(s: Vtes, mode: Mode, face: Face, number: int, minion: Entity, target: int) -> None:
    """What a combat card does in the window in which it was played."""
    if not fighting(s) and not mode.prevent:
        return
    in_range = s.comes_next(impulse, W_RANGE)
    if CARDS[face].traits & FRENZY:
        mark(s, minion, FRENZY_PLAYED, face, number)
    if mode.strike is not None:
        use_card(s, minion, face, number, target)
    if mode.given is not None and not mode.additional:
        give_strike(s, minion, face, number, mode.given_for)
    elif mode.given is not None:
        mark(s, minion, EXTRA_STRIKE, face, number)
        if not mode.beyond_limit:
            mark(s, minion, ADDITIONAL_GAINED)
    _common(s, mode, minion, target, in_range=in_range)


def combat_ability_used(s: Vtes, mode: Mode, entity: Entity, number: int, minion: Entity, target: int) -> None:
    """A weapon's maneuver also chooses the weapon for the strike. [VTES-6.4.2-10]"""
    if not fighting(s) and not mode.prevent:
        return
    if mode.strike is not None:
        use_weapon(s, minion, entity, number, target)
    _common(s, mode, minion, target, in_range=True)


def _common(s: Vtes, mode: Mode, minion: Entity, target: int, *, in_range: bool) -> None:
    if mode.maneuver or (mode.optional_maneuver and in_range and mode.strike is not None):
        maneuver(s, minion)
    elif mode.optional_maneuver:
        s.add(ROUND, MANEUVER, minion, 1)
    if mode.press:
        press(s, minion)
    if mode.optional_press:
        s.add(ROUND, ENDING_PRESSES if mode.press_ends else PRESS, minion, 1)
    if mode.prevent:
        named = mode.target
        prevent(
            s,
            minion,
            mode.prevent + (number_of_target(target) if mode.prevent_x else 0),
            target,
            strikes_only=named is not None and named.strikes_only,
            normal_only=named is not None and named.normal_only,
            by_fortitude=bool(mode.needs & FORTITUDE),
            guns=named.guns if named is not None else ANYTHING,
        )
    if mode.additional and mode.given is None:
        count = mode.additional * (number_of_target(target) if mode.additional_x else 1)
        s.extra_strikes[side_of(s, minion)] += count
        if not mode.beyond_limit:
            mark(s, minion, ADDITIONAL_GAINED)
