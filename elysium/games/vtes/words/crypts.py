"""Words for cards that the rulebook names: crypts, uncontrolled regions, and what comes out of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.audience import EVERYONE
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS, Context, Entity
from elysium.games.vtes.definitions.names import ANARCH, CLANS, PRINCE
from elysium.games.vtes.marks import COMBAT_CANCELLED, GRUDGE, TABLE_ITSELF
from elysium.games.vtes.rules.announce import announce
from elysium.games.vtes.rules.combat.damage import ENVIRONMENTAL, harm
from elysium.games.vtes.rules.counters import burn_blood, gain_blood, move_blood
from elysium.games.vtes.rules.crypts import show_top, take_top
from elysium.games.vtes.rules.entering import put_on
from elysium.games.vtes.rules.entities import burn, lock, to_crypt_bottom, unlock
from elysium.games.vtes.rules.hands import shuffle_crypt
from elysium.games.vtes.rules.legality import action_obstacle
from elysium.games.vtes.rules.limits import has_bled, is_marked, mark
from elysium.games.vtes.rules.mandatory import must_hunt
from elysium.games.vtes.rules.pool import burn_pool, gain_pool
from elysium.games.vtes.rules.resolution import action_done
from elysium.games.vtes.rules.turn import crypt_to_uncontrolled
from elysium.games.vtes.rules.values import bleed_of, title_of
from elysium.games.vtes.state import (
    ACTION,
    BLEED,
    BLEED_ACTION,
    READY,
    RED_LIST,
    TORPOR,
    UNCONTROLLED,
    Vtes,
)
from elysium.games.vtes.terms import (
    CHOOSE,
    SECRET,
    SHOWED,
    TAKE_BLOOD,
    book,
    entity_of,
    methuselah_at,
    seat_of,
)
from elysium.games.vtes.words.making import condition, effect, hostile_target, target, whom

# Targets: cards in another's uncontrolled region lie face down and are named by their place alone


def _face_down(s: Vtes, owner: Seat, seat: Seat, least: int) -> list[int]:
    return [] if owner == seat else [e | SECRET for e in s.in_region(owner, UNCONTROLLED) if s.blood[e] >= least]


@hostile_target
def uncontrolled_of_prey(s: Vtes, context: Context, least: int) -> list[int]:
    """With at least so much blood. [VTES-6.2.2.1-01]"""
    return _face_down(s, s.prey(context.seat), context.seat, least)


@hostile_target
def uncontrolled_of_predator(s: Vtes, context: Context, least: int) -> list[int]:
    return _face_down(s, s.predator(context.seat), context.seat, least)


@hostile_target
def affordable_uncontrolled_of_prey(s: Vtes, context: Context) -> list[int]:
    """With no more blood than the minion that acts can pay."""
    found = _face_down(s, s.prey(context.seat), context.seat, 0)
    return [number for number in found if s.blood[entity_of(number)] <= s.blood[context.minion]]


def own_vampires_waiting(s: Vtes, seat: Seat) -> list[Entity]:
    return [e for e in s.in_region(seat, UNCONTROLLED) if s.capacity[e]]


@target
def own_uncontrolled_vampire(s: Vtes, context: Context) -> list[int]:
    return [s.ref(e) | SECRET for e in own_vampires_waiting(s, context.seat)]


@hostile_target
def other_of_clan_with_blood(s: Vtes, context: Context, clan: str) -> list[int]:
    number = CLANS.index(clan)
    return [s.ref(e) for e in s.in_regions(READY, TORPOR) if s.clan[e] == number and s.blood[e] and e != context.minion]


@hostile_target
def prey_with_crypt(s: Vtes, context: Context) -> list[int]:
    prey = s.prey(context.seat)
    return [methuselah_at(prey)] if prey != context.seat and s.crypts[prey] else []


@target
def methuselah_with_crypt(s: Vtes, context: Context) -> list[int]:
    return [methuselah_at(seat) for seat in s.alive() if s.crypts[seat]]


def all_methuselahs(s: Vtes, context: Context) -> list[Seat]:
    return s.alive()


@whom(all_methuselahs)
def every_crypt(s: Vtes, context: Context) -> list[int]:
    """All crypts together, none of them empty: the action is directed at everybody else. [VTES-6.2.2.1-02]"""
    return [0] if all(s.crypts[seat] for seat in s.alive()) else []


@hostile_target
def ready_ally_or_younger(s: Vtes, context: Context) -> list[int]:
    return [s.ref(e) for e in s.in_regions(READY) if s.capacity[e] < s.capacity[context.minion] and e != context.minion]


# Conditions


@condition
def of_any_clan(s: Vtes, context: Context, *clans: str) -> bool:
    return CLANS[s.clan[context.minion]] in clans


@condition
def you_have_crypt(s: Vtes, context: Context) -> bool:
    return bool(s.crypts[context.seat])


@condition
def you_control_unlocked_of_clan(s: Vtes, context: Context, clan: str) -> bool:
    return bool(_unlocked_of_clan(s, context.seat, CLANS.index(clan)))


def _unlocked_of_clan(s: Vtes, seat: Seat, clan: int) -> list[Entity]:
    return [e for e in s.controlled(seat) if s.clan[e] == clan and not s.locked[e]]


@condition
def has_any_title(s: Vtes, context: Context) -> bool:
    return bool(title_of(s, context.minion))


@condition
def not_on_red_list(s: Vtes, context: Context) -> bool:
    return not s.flags[context.minion] & RED_LIST


@condition
def you_have_uncontrolled_vampire(s: Vtes, context: Context) -> bool:
    return bool(own_vampires_waiting(s, context.seat))


@condition
def bled_a_crypt(s: Vtes, context: Context) -> bool:
    """The bleed was successful, and the Methuselah who was bled has a crypt."""
    bled = s.action == BLEED_ACTION and not s.blocked and not s.action_over and bleed_of(s, s.acting) > 0
    return bled and s.action_seat >= 0 and bool(s.crypts[s.action_seat])


@condition
def older_outsider_blocks(s: Vtes, context: Context) -> bool:
    """The blocking minion is an older vampire that is no Anarch, and both crypts have cards."""
    blocker = s.blocker
    if not blocker or s.capacity[blocker] <= s.capacity[context.minion] or s.sect[blocker] == ANARCH:
        return False
    return bool(s.crypts[context.seat]) and bool(s.crypts[s.controller[blocker]])


@condition
def bleeding_its_foe(s: Vtes, context: Context) -> bool:
    return (
        s.acting == context.minion and s.action == BLEED_ACTION and is_marked(s, context.source, GRUDGE, s.action_seat)
    )


# Blood in uncontrolled regions


@effect(gains_pool=True)
def target_blood_to_its_pool(s: Vtes, context: Context, amount: int) -> None:
    card = entity_of(context.target)
    gain_pool(s, s.controller[card], burn_blood(s, card, amount))


@effect(gains_pool=True)
def target_blood_to_own_pool(s: Vtes, context: Context, amount: int) -> None:
    gain_pool(s, context.seat, burn_blood(s, entity_of(context.target), amount))


@effect
def target_blood_to_own_uncontrolled(s: Vtes, context: Context, amount: int) -> None:
    """To a vampire in one's own uncontrolled region."""
    if own_vampires_waiting(s, context.seat):
        s.do((receive_counters, context.seat, entity_of(context.target), amount))


@book.step
def receive_counters(s: Vtes, seat: Seat, giver: Entity, amount: int) -> None:
    s.ask(seat, choose_receiver, giver, amount)


@book.choice("VTES-1.4-01")
def choose_receiver(s: Vtes, seat: Seat, giver: Entity, amount: int) -> Sequence[Option]:
    return [(CHOOSE, s.ref(e) | SECRET) for e in own_vampires_waiting(s, seat)]


@book.answer(choose_receiver)
def chooses_receiver(s: Vtes, seat: Seat, option: Option, giver: Entity, amount: int) -> None:
    move_blood(s, giver, entity_of(option[1]), amount)


@effect
def steal_up_to(s: Vtes, context: Context, most: int) -> None:
    card = entity_of(context.target)
    s.do((how_much_to_steal, context.minion, card, min(most, s.blood[card])))


@book.step
def how_much_to_steal(s: Vtes, minion: Entity, card: Entity, most: int) -> None:
    if most:
        s.ask(s.controller[minion], choose_how_much, minion, card, most)


@book.choice("VTES-1.4-01")
def choose_how_much(s: Vtes, seat: Seat, minion: Entity, card: Entity, most: int) -> Sequence[Option]:
    return [(TAKE_BLOOD, amount) for amount in range(most + 1)]


@book.answer(choose_how_much)
def steals_so_much(s: Vtes, seat: Seat, option: Option, minion: Entity, card: Entity, most: int) -> None:
    move_blood(s, card, minion, option[1])


# Cards in uncontrolled regions


def burn_face_down(s: Vtes, card: Entity) -> None:
    """Everybody sees which card it was, for it goes to the ash heap."""
    s.show(EVERYONE, SHOWED, s.owner[card], s.face[card])
    burn(s, card)


@effect
def burn_for_its_blood(s: Vtes, context: Context) -> None:
    """The acting minion burns as much blood as is on the card, and this goes to its Methuselah's pool."""
    card = entity_of(context.target)
    blood = s.blood[card]
    burn_blood(s, context.minion, blood)
    gain_pool(s, s.controller[card], burn_blood(s, card, blood))
    burn_face_down(s, card)


@effect
def target_to_crypt(s: Vtes, context: Context, share: int) -> None:
    """To the bottom of the crypt; so much of its blood for the acting minion, the rest for its Methuselah's pool."""
    card = entity_of(context.target)
    move_blood(s, card, context.minion, share)
    gain_pool(s, s.controller[card], burn_blood(s, card, s.blood[card]))
    to_crypt_bottom(s, card, seen=False)


@effect
def each_burns_uncontrolled(s: Vtes, context: Context) -> None:
    """Every Methuselah burns a vampire of their own choosing, the one who acts first."""
    s.do(*((burn_one_waiting, seat) for seat in (context.seat, *s.clockwise(context.seat)[:-1])))


@book.step
def burn_one_waiting(s: Vtes, seat: Seat) -> None:
    if own_vampires_waiting(s, seat):
        s.ask(seat, choose_one_waiting)


@book.choice("VTES-1.4-01")
def choose_one_waiting(s: Vtes, seat: Seat) -> Sequence[Option]:
    return [(CHOOSE, s.ref(e) | SECRET) for e in own_vampires_waiting(s, seat)]


@book.answer(choose_one_waiting)
def burns_one_waiting(s: Vtes, seat: Seat, option: Option) -> None:
    burn_face_down(s, entity_of(option[1]))


# The top of a crypt


@effect
def draw_from_crypt(s: Vtes, context: Context) -> None:
    """Face down into one's own uncontrolled region; nothing if the crypt is empty."""
    crypt_to_uncontrolled(s, context.seat)


@effect
def lock_one_of_clan(s: Vtes, context: Context, clan: str) -> None:
    s.do((lock_for_card, context.seat, CLANS.index(clan)))


@book.step
def lock_for_card(s: Vtes, seat: Seat, clan: int) -> None:
    if _unlocked_of_clan(s, seat, clan):
        s.ask(seat, choose_to_lock, clan)


@book.choice("VTES-1.4-01")
def choose_to_lock(s: Vtes, seat: Seat, clan: int) -> Sequence[Option]:
    return [(CHOOSE, s.ref(e)) for e in _unlocked_of_clan(s, seat, clan)]


@book.answer(choose_to_lock)
def chooses_to_lock(s: Vtes, seat: Seat, option: Option, clan: int) -> None:
    lock(s, entity_of(option[1]))


@effect(gains_pool=True)
def crypt_top_to_ash(s: Vtes, context: Context, reward: int) -> None:
    """For a prince there is pool."""
    seat = seat_of(context.target)
    if s.crypts[seat]:
        face = take_top(s, seat)
        s.show(EVERYONE, SHOWED, seat, face)
        s.to_ash(seat, face)
        if CARDS[face].title == PRINCE:
            gain_pool(s, context.seat, reward)


@effect
def crypt_top_out_of_game(s: Vtes, context: Context) -> None:
    seat = s.action_seat
    if s.crypts[seat]:
        face = take_top(s, seat)
        s.show(EVERYONE, SHOWED, seat, face)
        s.removed = s.put(s.removed, seat, (*s.removed[seat], face))


@effect(gains_pool=True)
def compare_all_crypts(s: Vtes, context: Context, prize: int) -> None:
    """Whoever turns up the highest cost takes pool from the lowest; a tie at either end costs everybody one."""
    seats = (context.seat, *s.clockwise(context.seat)[:-1])
    costs = [CARDS[show_top(s, seat)].capacity for seat in seats]
    for seat in seats:
        shuffle_crypt(s, seat)
    highest, lowest = max(costs), min(costs)
    if costs.count(highest) > 1 or costs.count(lowest) > 1:
        for seat in seats:
            burn_pool(s, seat, 1)
    else:
        winner, loser = seats[costs.index(highest)], seats[costs.index(lowest)]
        gain_pool(s, winner, burn_pool(s, loser, prize))


MIDDLING: Final = 7
LARGE: Final = 10


@effect
def judge_by_portrait(s: Vtes, context: Context) -> None:
    """What happens depends on clan and cost of the top card of the prey's crypt."""
    minion = context.minion
    card = CARDS[show_top(s, seat_of(context.target))]
    if card.clan == CLANS.index("nosferatu"):
        burn_blood(s, minion, 2)
    if card.capacity < MIDDLING:
        gain_blood(s, minion, 2)
    elif card.capacity > LARGE:
        burn_blood(s, minion, 1)
    else:
        unlock(s, minion)
        s.after((action_done,), (bleed_as_another_action, minion))


@book.step
def bleed_as_another_action(s: Vtes, minion: Entity) -> None:
    """With one stealth and one more bleed, unless it has bled this turn."""
    seat = s.controller[minion]
    if action_obstacle(s, seat, minion) or has_bled(s, minion) or must_hunt(s, minion):
        return
    announce(s, minion, BLEED_ACTION, stealth=1, at=(s.prey(seat),))
    s.add(ACTION, BLEED, minion, 1)


@effect
def bait(s: Vtes, context: Context) -> None:
    """The top cards of two crypts are compared: damage, or no combat and a card to remember the blocker by."""
    seat, foe = context.seat, s.controller[s.blocker]
    own, other = (CARDS[show_top(s, whose)].capacity for whose in (seat, foe))
    shuffle_crypt(s, seat)
    shuffle_crypt(s, foe)
    if own < other:
        harm(s, context.minion, 1, flags=ENVIRONMENTAL, unpreventable=True)
        return
    mark(s, TABLE_ITSELF, COMBAT_CANCELLED)
    ashes = list(s.ashes[seat])
    ashes.remove(context.face)
    s.ashes = s.put(s.ashes, seat, tuple(ashes))
    card = put_on(s, context.face, seat, seat, context.minion)
    mark(s, card, GRUDGE, foe)


@effect
def becomes_red_list(s: Vtes, context: Context) -> None:
    """[VTES-11-12]"""
    s.flags[entity_of(context.target)] |= RED_LIST
