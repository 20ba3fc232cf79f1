"""What cards do."""

from __future__ import annotations

from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import W_BLOCKED, W_UNBLOCKED, Context, Entity, Face
from elysium.games.vtes.definitions.meaning import Meaning
from elysium.games.vtes.definitions.names import CLANS, PRINCE
from elysium.games.vtes.marks import EITHER, FED, FIRST_ROUND_ONLY, GAVE_BLOOD_FOR
from elysium.games.vtes.rules.announce import call_off
from elysium.games.vtes.rules.blocks import attempt, block_fails, offer_blocks
from elysium.games.vtes.rules.combat.damage import AGGRAVATED_DAMAGE, NORMAL_DAMAGE, harm, prevent
from elysium.games.vtes.rules.combat.rounds import start_combat
from elysium.games.vtes.rules.counters import burn_blood, gain_blood, move_blood
from elysium.games.vtes.rules.entities import burn, lock, remove_from_game, steal, to_ready, unlock
from elysium.games.vtes.rules.hands import refill
from elysium.games.vtes.rules.impulse import impulse
from elysium.games.vtes.rules.limits import mark
from elysium.games.vtes.rules.playing import cancel_card
from elysium.games.vtes.rules.pool import burn_pool, gain_pool, take_edge
from elysium.games.vtes.rules.titles import give_title
from elysium.games.vtes.rules.trophies import slay
from elysium.games.vtes.state import (
    ABSTAIN,
    ACTION,
    BLEED,
    BLOCK_OR_PAY,
    CANNOT_BLOCK,
    COMBAT,
    ENVIRONMENT,
    GAME,
    HAND,
    INTERCEPT,
    MANEUVER,
    NO_UNLOCK,
    NO_VAMPIRE_BLOCKS,
    NOBODY,
    PRESS,
    PREVENT,
    ROUND,
    SCORN,
    SHIELD,
    STEALTH,
    TORPOR,
    UNTIL_UNLOCK,
    VOTES,
    Vtes,
)
from elysium.games.vtes.terms import BLEED_REDIRECTED, entity_of, methuselah_at, seat_of
from elysium.games.vtes.words.choices import (
    ask_direction,
    ask_number_of_actions,
    ask_recover,
)
from elysium.games.vtes.words.making import effect

# Pool and blood


@effect(gains_pool=True, meaning=Meaning.GAINS_POOL)
def gain_pool_(s: Vtes, context: Context, amount: int) -> None:
    gain_pool(s, context.seat, amount)


@effect(meaning=Meaning.LOSES_POOL)
def burn_own_pool(s: Vtes, context: Context, amount: int) -> None:
    burn_pool(s, context.seat, amount)


@effect(meaning=Meaning.PREY_LOSES_POOL)
def prey_burns_pool(s: Vtes, context: Context, amount: int) -> None:
    burn_pool(s, s.prey(context.seat), amount)


@effect(meaning=Meaning.HOST_COSTS_POOL)
def host_controller_burns_pool(s: Vtes, context: Context, amount: int) -> None:
    burn_pool(s, s.controller[s.host[context.source]], amount)


@effect(meaning=Meaning.ACTIVE_LOSES_POOL)
def active_burns_pool(s: Vtes, context: Context, amount: int) -> None:
    burn_pool(s, s.turn, amount)


@effect
def blocker_controller_burns_pool(s: Vtes, context: Context, amount: int) -> None:
    burn_pool(s, s.controller[s.blocker], amount)


@effect(meaning=Meaning.GIVES_BLOOD)
def add_blood(s: Vtes, context: Context, amount: int) -> None:
    """From the bank to the target, controlled or not."""
    gain_blood(s, entity_of(context.target), amount)


@effect(meaning=Meaning.GIVES_BLOOD)
def feed(s: Vtes, context: Context, amount: int) -> None:
    """A hunting ground: each vampire once a turn."""
    vampire = entity_of(context.target)
    mark(s, vampire, FED)
    gain_blood(s, vampire, amount)


@effect(meaning=Meaning.DRAINS_TARGET)
def burn_blood_of_target(s: Vtes, context: Context, amount: int) -> None:
    burn_blood(s, entity_of(context.target), amount)


@effect(meaning=Meaning.DRAINS_TARGET)
def steal_blood_of_target(s: Vtes, context: Context, amount: int) -> None:
    move_blood(s, entity_of(context.target), context.minion, amount)


@effect
def it_burns_blood(s: Vtes, context: Context, amount: int) -> None:
    """The minion that set this off burns blood."""
    burn_blood(s, entity_of(context.target), amount)


@effect(gains_pool=True, meaning=Meaning.BLOOD_TO_POOL)
def blood_to_pool(s: Vtes, context: Context) -> None:
    """From the vampire that the card is on to its controller's pool."""
    host = s.host[context.source]
    if burn_blood(s, host, 1):
        gain_pool(s, s.controller[host], 1)


@effect(meaning=Meaning.POOL_TO_BLOOD)
def pool_to_blood(s: Vtes, context: Context) -> None:
    host = s.host[context.source]
    gain_blood(s, host, 1)
    burn_pool(s, s.controller[host], 1)


@effect(meaning=Meaning.HURTS_HOST)
def damage_host(s: Vtes, context: Context, amount: int) -> None:
    harm(s, s.host[context.source], amount)


@effect(meaning=Meaning.BURNS_ALLOCATED_POOL)
def burn_allocated_pool(s: Vtes, context: Context) -> None:
    for seat in s.alive():
        burn_pool(s, seat, s.terms.count(seat))


# Locking, control, regions


@effect(meaning=Meaning.LOCKS_TARGET)
def lock_target(s: Vtes, context: Context) -> None:
    lock(s, entity_of(context.target))


@effect(meaning=Meaning.LOCKS_ITSELF)
def lock_self(s: Vtes, context: Context) -> None:
    lock(s, context.minion)


@effect(meaning=Meaning.UNLOCKS_ITSELF)
def unlock_self(s: Vtes, context: Context) -> None:
    unlock(s, context.minion)


@effect(meaning=Meaning.TAKES_TARGET)
def steal_it(s: Vtes, context: Context) -> None:
    card = entity_of(context.target)
    if s.region[card]:
        steal(s, card, context.seat)


@effect(meaning=Meaning.TAKES_THIS_CARD)
def steal_this(s: Vtes, context: Context) -> None:
    """Take control of the card whose text this is."""
    if s.region[context.source]:
        steal(s, context.source, context.seat)


@effect(meaning=Meaning.BURNS_TARGET)
def burn_it(s: Vtes, context: Context) -> None:
    card = entity_of(context.target)
    if s.region[card]:
        slay(s, card)


@effect
def burn_this(s: Vtes, context: Context) -> None:
    if s.region[context.source]:
        burn(s, context.source)


@effect(gains_pool=True)
def retire_it(s: Vtes, context: Context) -> None:
    """Out of the game, for as much pool as the capacity."""
    vampire = entity_of(context.target)
    gain_pool(s, s.controller[vampire], s.capacity[vampire])
    remove_from_game(s, vampire)


@effect(meaning=Meaning.BURNS_EDGE)
def burn_edge(s: Vtes, context: Context) -> None:
    take_edge(s, NOBODY)


@effect(meaning=Meaning.RESCUES_TARGET)
def rescue_it(s: Vtes, context: Context) -> None:
    vampire = entity_of(context.target)
    if s.region[vampire] == TORPOR:
        to_ready(s, vampire)


@effect
def target_stays_locked(s: Vtes, context: Context) -> None:
    """It does not unlock as normal in its next unlock phase."""
    vampire = entity_of(context.target)
    if s.region[vampire]:
        s.add(UNTIL_UNLOCK, NO_UNLOCK, vampire, 1)


@effect
def ally_stays_locked(s: Vtes, context: Context) -> None:
    if not s.is_vampire(context.minion):
        s.add(UNTIL_UNLOCK, NO_UNLOCK, context.minion, 1)


# The action


@effect(meaning=Meaning.FIGHTS_TARGET)
def enter_combat(s: Vtes, context: Context, maneuvers: int) -> None:
    foe = entity_of(context.target)
    start_combat(s, context.minion, foe)
    if maneuvers and s.fighters:
        s.add(COMBAT, MANEUVER, context.minion, maneuvers)


@effect
def more_bleed_for_clan(s: Vtes, context: Context, amount: int, clan: str) -> None:
    if s.clan[context.minion] == CLANS.index(clan):
        s.add(ACTION, BLEED, s.acting, amount)


@effect(meaning=Meaning.BARS_TARGET)
def cannot_block(s: Vtes, context: Context) -> None:
    """The chosen minion cannot block this action."""
    s.add(ACTION, CANNOT_BLOCK, entity_of(context.target), 1)


@effect(meaning=Meaning.BARS_VAMPIRES)
def vampires_cannot_block(s: Vtes, context: Context) -> None:
    """A vampire that is attempting to block fails."""
    s.add(ACTION, NO_VAMPIRE_BLOCKS, s.acting, 1)
    if s.blocker and s.is_vampire(s.blocker):
        block_fails(s)


@effect(meaning=Meaning.FAILS_ATTEMPT)
def attempt_fails(s: Vtes, context: Context) -> None:
    """The attempt fails, and this minion cannot try again."""
    if s.blocker:
        s.add(ACTION, CANNOT_BLOCK, s.blocker, 1)
    block_fails(s)


@effect(meaning=Meaning.FAILS_ATTEMPT)
def attempt_fails_for_all(s: Vtes, context: Context) -> None:
    """The attempt fails, and no minion of that Methuselah can try again."""
    if s.blocker:
        s.add(ACTION, CANNOT_BLOCK, methuselah_at(s.controller[s.blocker]), 1)
    block_fails(s)


@effect(meaning=Meaning.CALLS_ACTION_OFF)
def call_off_action(s: Vtes, context: Context) -> None:
    """The action ends without success, and cannot be taken again by this minion this turn."""
    unlock(s, s.acting)
    call_off(s)
    s.action_over = True
    if s.comes_next(impulse, W_BLOCKED):
        s.cancel(impulse, W_BLOCKED)


@effect(meaning=Meaning.ADDS_STEALTH)
def stealth_to_actor(s: Vtes, context: Context, amount: int) -> None:
    s.add(ACTION, STEALTH, s.acting, amount)


@effect(meaning=Meaning.PAYS_UNLESS_BLOCKING)
def pays_unless_blocking(s: Vtes, context: Context, amount: int) -> None:
    """If it does not block this action it burns blood before the action resolves."""
    s.add(ACTION, BLOCK_OR_PAY, context.minion, amount)


@effect(meaning=Meaning.REDIRECTS_BLEED)
def redirect_bleed(s: Vtes, context: Context) -> None:
    """Another Methuselah is bled and may attempt to block. [VTES-6.2.2.1-14]"""
    seat = seat_of(context.target)
    s.action_seat = seat
    s.may_block = (seat,)
    if not s.quiet:
        s.tell(BLEED_REDIRECTED, seat)
    if s.comes_next(impulse, W_UNBLOCKED):
        s.cancel(impulse, W_UNBLOCKED)
    s.do((offer_blocks,))


@effect(meaning=Meaning.ATTEMPTS_BLOCK)
def unlock_and_attempt(s: Vtes, context: Context, intercept: int) -> None:
    """Attempt to block at once, or go on with the attempt, with intercept that need not be needed yet."""
    unlock(s, context.minion)
    s.add(ACTION, INTERCEPT, context.minion, intercept)
    if s.blocker == context.minion:
        return
    s.cancel_up_to(offer_blocks)
    attempt(s, context.minion)


@effect
def next_actions_stealth(s: Vtes, context: Context) -> None:
    """X blood now for one stealth in each of the next X actions of this turn."""
    ask_number_of_actions(s, context.seat, context.minion)


# Politics


@effect(meaning=Meaning.SILENCES_VOTER)
def abstains(s: Vtes, context: Context) -> None:
    """The chosen vampire's votes do not count, cast or not."""
    vampire = entity_of(context.target)
    s.add(ACTION, ABSTAIN, vampire, 1)
    s.ballots = [entry for entry in s.ballots if entry[1] != vampire]


# Cards


@effect(meaning=Meaning.CANCELS)
def cancel_it(s: Vtes, context: Context, unpaid: int) -> None:
    """The card being played has no effect."""
    cancel_card(s, unpaid=bool(unpaid))


@effect
def action_card_to_library(s: Vtes, context: Context) -> None:
    """The action card just used may go from the ash heap to the library."""
    if s.action_burned and s.action_burned in s.ashes[context.seat]:
        ask_recover(s, context.seat, s.action_burned)


@effect
def cancelled_card_to_library(s: Vtes, context: Context, name: str) -> None:
    seat, (face,) = seat_of(context.target), context.about
    if seat == context.seat and face == fact_named(name).id and face in s.ashes[seat]:
        ask_recover(s, seat, Face(face))


# Combat


def foe_of(s: Vtes, minion: Entity) -> Entity:
    return s.fighters[1] if s.fighters[0] == minion else s.fighters[0]


@effect
def maneuver_or_press_if_blocked(s: Vtes, context: Context) -> None:
    """One of the two in the combat that a block leads to."""
    s.add(ACTION, MANEUVER, context.minion, 1)
    s.add(ACTION, PRESS, context.minion, 1)
    mark(s, context.minion, EITHER)


@effect
def maneuver_if_blocking(s: Vtes, context: Context) -> None:
    s.add(ACTION, MANEUVER, context.minion, 1)


@effect
def prevent_if_blocking(s: Vtes, context: Context) -> None:
    s.add(ACTION, PREVENT, context.minion, 1)
    mark(s, context.minion, FIRST_ROUND_ONLY)


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


# Votes and referendums


@effect(meaning=Meaning.BURNS_POOL_PER_MINION)
def each_burns_pool_per_minion(s: Vtes, context: Context) -> None:
    for seat in s.alive():
        burn_pool(s, seat, len(s.controlled(seat)))


@effect(gains_pool=True, meaning=Meaning.GAINS_POOL_PER_CLAN)
def each_gains_pool_per_chosen_clan(s: Vtes, context: Context) -> None:
    for seat in s.alive():
        gain_pool(s, seat, sum(s.clan[e] == s.terms[0] for e in s.controlled(seat) if s.is_vampire(e)))


@effect(meaning=Meaning.TAKES_CHOSEN_TITLE)
def receive_chosen_title(s: Vtes, context: Context) -> None:
    """The title held by a prince, which is contested then."""
    holder = s.terms[0] if s.terms else 0
    if holder and s.title[holder] == PRINCE:
        give_title(s, context.minion, PRINCE, s.claim[holder])


@effect(meaning=Meaning.ADDS_VOTES)
def extra_votes(s: Vtes, context: Context, amount: int) -> None:
    """Votes for the Methuselah, from a card in play."""
    s.granted.append((context.seat, amount))


@effect
def gains_vote(s: Vtes, context: Context, amount: int) -> None:
    s.add(ACTION, VOTES, context.source, amount)


@effect(meaning=Meaning.PUNISHES_VOTES_AGAINST)
def scorn(s: Vtes, context: Context, amount: int) -> None:
    s.add(ACTION, SCORN, context.minion, amount)


@effect(meaning=Meaning.ENLARGES_HAND)
def larger_hand(s: Vtes, context: Context, amount: int) -> None:
    s.add(GAME, HAND, methuselah_at(context.seat), amount)
    refill(s, context.seat)


@effect(meaning=Meaning.DIRECTS_VOTES)
def force_votes(s: Vtes, context: Context) -> None:
    """The older Toreador gives a blood and directs this vampire's votes."""
    move_blood(s, context.minion, context.source, 1)
    mark(s, context.minion, GAVE_BLOOD_FOR, context.face)
    ask_direction(s, context.seat, context.source)
