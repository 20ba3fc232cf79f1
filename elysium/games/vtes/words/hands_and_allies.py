"""Words for cards that show the rules of the first chapter: playing, cancelling, hands, allies, events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    CARDS,
    COMBAT_CARD,
    REACTION,
    W_AS_PLAYED,
    W_BEFORE_RANGE,
    W_RANGE,
    W_STRIKE,
    W_STRIKES_CHOSEN,
    Context,
    Entity,
    LoweredCondition,
    LoweredEffect,
    Mode,
)
from elysium.games.vtes.definitions.names import CLANS, discipline_bits
from elysium.games.vtes.definitions.traits import TRAITS
from elysium.games.vtes.rules.combat.rounds import start_combat
from elysium.games.vtes.rules.counters import burn_blood, gain_blood
from elysium.games.vtes.rules.entities import burn, lock, remove_from_game, to_ready
from elysium.games.vtes.rules.frames import card_being_played
from elysium.games.vtes.rules.pool import burn_pool, gain_pool
from elysium.games.vtes.state import (
    AGGRAVATED_HANDS,
    BLEED_ACTION,
    HUNT_ACTION,
    READY,
    ROUND,
    SUPERIOR,
    TORPOR,
    UNCONTROLLED,
    Vtes,
)
from elysium.games.vtes.terms import ACCEPT, DECLINE, ENTITY, SECRET, book, entity_of, face_of
from elysium.games.vtes.words.effects import cancel_it
from elysium.games.vtes.words.making import condition, effect, hostile_target, target

# Shapes


def needing(mode: Mode, level: int, *codes: str) -> Mode:
    """An effect with Disciplines of its own, on a card with several. [VTES-1.5.4-04]"""
    return replace(mode, level=level, needs=discipline_bits(codes))


def cancel_in_combat(*when: LoweredCondition, pays_nothing: bool) -> Mode:
    """A combat card that cancels a card of the opposing minion as it is played."""
    return Mode(
        kind=COMBAT_CARD,
        windows=1 << W_AS_PLAYED,
        effects=(cancel_it(int(pays_nothing)),),
        when=(opposing_minion_plays(), *when),
    )


def reflex(*when: LoweredCondition) -> Mode:
    """Cancels a card as it is played against the minion, locked or not. [VTES-1.6.3.7-01]"""
    return Mode(kind=REACTION, windows=1 << W_AS_PLAYED, effects=(cancel_it(0),), when=when, reflex=True)


def in_a_round(*effects: LoweredEffect) -> Mode:
    """A combat card for any moment of the round until strikes resolve."""
    windows = 1 << W_BEFORE_RANGE | 1 << W_RANGE | 1 << W_STRIKE | 1 << W_STRIKES_CHOSEN
    return Mode(kind=COMBAT_CARD, windows=windows, effects=effects)


# Conditions


@condition
def you_control_ready_clan(s: Vtes, context: Context, clan: str) -> bool:
    return any(s.clan[minion] == CLANS.index(clan) for minion in s.minions(context.seat))


@condition
def opposing_minion_plays(s: Vtes, context: Context) -> bool:
    """The minion one fights is playing a combat card."""
    playing = card_being_played(s)
    if playing is None or context.minion not in s.fighters or playing.minion not in s.fighters:
        return False
    return playing.minion != context.minion and CARDS[playing.face].modes[playing.number].kind == COMBAT_CARD


@condition
def played_on_this_minion(s: Vtes, context: Context, keyword: str) -> bool:
    """A card with this keyword is being played, and this minion is its target."""
    playing = card_being_played(s)
    if playing is None or not CARDS[playing.face].traits & TRAITS[keyword]:
        return False
    return entity_of(playing.target) == context.minion


@condition
def vampire_acts(s: Vtes, context: Context) -> bool:
    return s.is_vampire(s.acting)


@condition
def on_vampire(s: Vtes, context: Context) -> bool:
    """What the card gives is for a vampire only; an ally is none by having it. [VTES-1.6.3-11]"""
    return s.is_vampire(context.minion)


@condition
def put_on_at_superior(s: Vtes, context: Context) -> bool:
    """The card in play was played at the superior level."""
    return bool(s.flags[context.source] & SUPERIOR)


@condition
def bleeding_prey(s: Vtes, context: Context) -> bool:
    return s.acting == context.minion and s.action == BLEED_ACTION and s.action_seat == s.prey(context.seat)


@condition
def hunt_succeeded(s: Vtes, context: Context) -> bool:
    return s.action == HUNT_ACTION and s.is_ready(s.acting) and not s.blocked and not s.action_over


@condition
def active_has_torpid(s: Vtes, context: Context) -> bool:
    return bool(s.in_region(s.turn, TORPOR))


# Targets


@target
def own_of_clan(s: Vtes, context: Context, clan: str) -> list[int]:
    number = CLANS.index(clan)
    return [s.ref(e) for e in s.controlled(context.seat) if s.clan[e] == number]


@target
def old_uncontrolled_of_clan(s: Vtes, context: Context, clan: str, capacity: int) -> list[int]:
    """One's own uncontrolled vampire of this clan and at least this capacity."""
    number = CLANS.index(clan)
    return [
        s.ref(e) | SECRET
        for e in s.in_region(context.seat, UNCONTROLLED)
        if s.clan[e] == number and s.capacity[e] >= capacity
    ]


@target
def vampire_in_ash_heap(s: Vtes, context: Context) -> list[int]:
    faces = dict.fromkeys(face for face in s.ashes[context.seat] if CARDS[face].is_vampire)
    return [face << 12 | ENTITY for face in faces]


@hostile_target
def vampire_of_others(s: Vtes, context: Context) -> list[int]:
    """A ready vampire of somebody else."""
    return [s.ref(e) for e in s.in_regions(READY) if s.is_vampire(e) and s.controller[e] != context.seat]


@hostile_target
def torpid_of_others(s: Vtes, context: Context) -> list[int]:
    return [s.ref(e) for e in s.in_regions(TORPOR) if s.controller[e] != context.seat]


@hostile_target
def minion_of_prey(s: Vtes, context: Context) -> list[int]:
    """Ready or in torpor, with something to take."""
    prey = s.prey(context.seat)
    return [s.ref(e) for e in s.controlled(prey) if s.blood[e]] if prey != context.seat else []


# Effects


@effect(gains_pool=True)
def remove_for_pool(s: Vtes, context: Context) -> None:
    """A minion leaves the game for as much pool as its capacity or cost. [VTES-1.1-06]"""
    minion = entity_of(context.target)
    card = CARDS[s.face[minion]]
    worth = s.capacity[minion] or max(0, card.pool_cost, card.blood_cost)
    remove_from_game(s, minion)
    gain_pool(s, context.seat, worth)


@effect(gains_pool=True)
def redeem(s: Vtes, context: Context) -> None:
    """A vampire leaves the ash heap and the game for half its capacity in pool. [VTES-1.1-05]"""
    face, seat = face_of(context.target), context.seat
    ashes = list(s.ashes[seat])
    if face not in ashes:
        return
    ashes.remove(face)
    s.ashes = s.put(s.ashes, seat, tuple(ashes))
    s.removed = s.put(s.removed, seat, (*s.removed[seat], face))
    gain_pool(s, seat, CARDS[face].capacity // 2)


@effect
def aggravated_hands_this_round(s: Vtes, context: Context) -> None:
    s.add(ROUND, AGGRAVATED_HANDS, context.minion, 1)


@effect
def lock_and_fight(s: Vtes, context: Context) -> None:
    """The target is locked and is the acting minion of the combat."""
    foe = entity_of(context.target)
    if s.is_ready(foe):
        lock(s, foe)
        start_combat(s, foe, context.minion)


@effect
def active_burns_pool_per_torpid(s: Vtes, context: Context) -> None:
    burn_pool(s, s.turn, len(s.in_region(s.turn, TORPOR)))


@effect
def takes_hunted_blood(s: Vtes, context: Context, most: int) -> None:
    """A blood of the hunter goes to this card, which burns when it has enough."""
    gain_blood(s, context.source, burn_blood(s, s.acting, 1))
    if s.blood[context.source] >= most:
        burn(s, context.source)


# Decisions


@effect
def ready_for_blood(s: Vtes, context: Context, blood: int) -> None:
    """For blood of the acting vampire the target comes out of torpor."""
    vampire = entity_of(context.target)
    if s.region[vampire] == TORPOR and s.controller[vampire] == context.seat and s.blood[context.minion] >= blood:
        s.do((offer_to_ready, context.minion, vampire, blood))


@book.step
def offer_to_ready(s: Vtes, minion: Entity, vampire: Entity, blood: int) -> None:
    s.ask(s.controller[minion], wake_the_stolen, minion, vampire, blood)


@book.choice("VTES-1.4-01")
def wake_the_stolen(s: Vtes, seat: Seat, minion: Entity, vampire: Entity, blood: int) -> Sequence[Option]:
    return [(DECLINE,), (ACCEPT,)]


@book.answer(wake_the_stolen)
def wakes_the_stolen(s: Vtes, seat: Seat, option: Option, minion: Entity, vampire: Entity, blood: int) -> None:
    if option[0] == ACCEPT:
        burn_blood(s, minion, blood)
        to_ready(s, vampire)
