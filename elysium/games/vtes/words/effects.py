"""What cards do."""

from __future__ import annotations

from elysium.games.vtes.cards.facts import fact_named
from elysium.games.vtes.cards.language import CARDS, W_BLOCKED, W_UNBLOCKED, Context
from elysium.games.vtes.cards.names import CLANS, PRINCE, SECTS
from elysium.games.vtes.rules.announce import call_off
from elysium.games.vtes.rules.blocks import attempt, block_fails, offer_blocks
from elysium.games.vtes.rules.combat.damage import harm
from elysium.games.vtes.rules.combat.damage import prevent as prevent_damage
from elysium.games.vtes.rules.combat.rounds import start_combat
from elysium.games.vtes.rules.contests import give_title
from elysium.games.vtes.rules.entities import (
    burn,
    burn_blood,
    drain,
    gain_blood,
    lock,
    lose_life,
    remove_from_game,
    steal,
    to_ready,
    unlock,
)
from elysium.games.vtes.rules.hands import discard_options, refill, shuffle_library
from elysium.games.vtes.rules.impulse import impulse
from elysium.games.vtes.rules.playing import cancel_card
from elysium.games.vtes.rules.pool import burn_pool, gain_pool, take_edge
from elysium.games.vtes.rules.sects import change_sect
from elysium.games.vtes.rules.trophies import reward
from elysium.games.vtes.state import (
    ABSTAIN,
    ACTION,
    AFTER_DAMAGE,
    BLEED,
    BLOCK_OR_PAY,
    CANNOT_BLOCK,
    COMBAT,
    EITHER,
    ENVIRONMENT,
    FED,
    FIRST_ROUND_ONLY,
    GAME,
    HAND,
    INTERCEPT,
    MANEUVER,
    NO_UNLOCK,
    NO_VAMPIRE_BLOCKS,
    PRESS,
    PREVENT,
    ROUND,
    SCORN,
    SHIELD,
    STEALTH,
    TORPOR,
    TURN,
    UNTIL_UNLOCK,
    VOTES,
    Vtes,
)
from elysium.games.vtes.terms import BLEED_REDIRECTED, STOLE_BLOOD, entity_of
from elysium.games.vtes.words.choices import (
    ask_burn_named,
    ask_direction,
    ask_discard,
    ask_number_of_actions,
    ask_numbers,
    ask_recover,
    equip_found,
)
from elysium.games.vtes.words.making import effect


def foe_of(s: Vtes, minion: int) -> int:
    return s.fighters[1] if s.fighters[0] == minion else s.fighters[0]


def move_blood(s: Vtes, giver: int, taker: int, amount: int) -> None:
    """As much as there is; what exceeds the taker's capacity drains."""
    amount = min(amount, s.blood[giver])
    s.blood[giver] -= amount
    s.blood[taker] += amount
    if amount:
        s.withdrawing &= ~(1 << s.controller[giver])
        if not s.quiet:
            s.tell(STOLE_BLOOD, s.ref(taker), s.ref(giver), amount)
    drain(s, taker)


# Pool and blood


@effect
def gain_pool_(s: Vtes, context: Context, amount: int) -> None:
    gain_pool(s, context.seat, amount)


@effect
def burn_own_pool(s: Vtes, context: Context, amount: int) -> None:
    burn_pool(s, context.seat, amount)


@effect
def prey_burns_pool(s: Vtes, context: Context, amount: int) -> None:
    """Once each turn, however many cards of this name there are."""
    s.once(TURN, -1 - context.seat, context.face)
    burn_pool(s, s.prey(context.seat), amount)


@effect
def host_controller_burns_pool(s: Vtes, context: Context, amount: int) -> None:
    burn_pool(s, s.controller[s.host[context.source]], amount)


@effect
def active_burns_pool(s: Vtes, context: Context, amount: int) -> None:
    burn_pool(s, s.turn, amount)


@effect
def blocker_controller_burns_pool(s: Vtes, context: Context, amount: int) -> None:
    burn_pool(s, s.controller[s.blocker], amount)


@effect
def add_blood(s: Vtes, context: Context, amount: int) -> None:
    """From the bank to the target, controlled or not."""
    gain_blood(s, entity_of(context.target), amount)


@effect
def feed(s: Vtes, context: Context, amount: int) -> None:
    """A hunting ground: each vampire once a turn."""
    vampire = entity_of(context.target)
    s.once(TURN, vampire, FED)
    gain_blood(s, vampire, amount)


@effect
def burn_blood_of_target(s: Vtes, context: Context, amount: int) -> None:
    burn_blood(s, entity_of(context.target), amount)


@effect
def steal_blood_of_target(s: Vtes, context: Context, amount: int) -> None:
    move_blood(s, entity_of(context.target), context.minion, amount)


@effect
def it_burns_blood(s: Vtes, context: Context, amount: int) -> None:
    """The minion that set this off burns blood."""
    burn_blood(s, context.target, amount)


@effect
def blood_to_pool(s: Vtes, context: Context) -> None:
    """From the vampire that the card is on to its controller's pool."""
    host = s.host[context.source]
    if burn_blood(s, host, 1):
        gain_pool(s, s.controller[host], 1)


@effect
def pool_to_blood(s: Vtes, context: Context) -> None:
    host = s.host[context.source]
    gain_blood(s, host, 1)
    burn_pool(s, s.controller[host], 1)


@effect
def damage_host(s: Vtes, context: Context, amount: int) -> None:
    harm(s, s.host[context.source], amount)


@effect
def each_burns_pool_per_minion(s: Vtes, context: Context) -> None:
    for seat in s.alive():
        burn_pool(s, seat, len(s.controlled(seat)))


@effect
def each_gains_pool_per_chosen_clan(s: Vtes, context: Context) -> None:
    for seat in s.alive():
        gain_pool(s, seat, sum(s.clan[e] == s.terms[0] for e in s.controlled(seat) if s.is_vampire(e)))


@effect
def burn_allocated_pool(s: Vtes, context: Context) -> None:
    for seat in s.alive():
        burn_pool(s, seat, s.terms.count(seat))


@effect
def receive_chosen_title(s: Vtes, context: Context) -> None:
    """The title held by a prince, which is contested then."""
    holder = s.terms[0] if s.terms else 0
    if holder and s.title[holder] == PRINCE:
        give_title(s, context.minion, PRINCE, s.claim[holder])


# Locking, control, regions


@effect
def lock_target(s: Vtes, context: Context) -> None:
    lock(s, entity_of(context.target))


@effect
def lock_self(s: Vtes, context: Context) -> None:
    lock(s, context.minion)


@effect
def unlock_self(s: Vtes, context: Context) -> None:
    unlock(s, context.minion)


@effect
def steal_it(s: Vtes, context: Context) -> None:
    card = entity_of(context.target)
    if s.region[card]:
        steal(s, card, context.seat)


@effect
def steal_this(s: Vtes, context: Context) -> None:
    """Take control of the card whose text this is."""
    if s.region[context.source]:
        steal(s, context.source, context.seat)


@effect
def burn_it(s: Vtes, context: Context) -> None:
    card = entity_of(context.target)
    if s.region[card]:
        reward(s, card)
        burn(s, card)


@effect
def burn_this(s: Vtes, context: Context) -> None:
    if s.region[context.source]:
        burn(s, context.source)


@effect
def may_burn_card(s: Vtes, context: Context, name: str) -> None:
    """Any card of this name in play."""
    ask_burn_named(s, context.seat, fact_named(name).id)


@effect
def retire_it(s: Vtes, context: Context) -> None:
    """Out of the game, for as much pool as the capacity."""
    vampire = entity_of(context.target)
    gain_pool(s, s.controller[vampire], s.capacity[vampire])
    remove_from_game(s, vampire)


@effect
def burn_edge(s: Vtes, context: Context) -> None:
    take_edge(s, -1)


@effect
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


@effect
def becomes_sect(s: Vtes, context: Context, sect: str) -> None:
    change_sect(s, context.minion, SECTS.index(sect))


# The action


@effect
def enter_combat(s: Vtes, context: Context, maneuvers: int) -> None:
    foe = entity_of(context.target)
    start_combat(s, context.minion, foe)
    if maneuvers and s.fighters:
        s.add(COMBAT, MANEUVER, context.minion, maneuvers)


@effect
def more_bleed_for_clan(s: Vtes, context: Context, amount: int, clan: str) -> None:
    if s.clan[context.minion] == CLANS.index(clan):
        s.add(ACTION, BLEED, s.acting, amount)


@effect
def cannot_block(s: Vtes, context: Context) -> None:
    """The chosen minion cannot block this action."""
    s.add(ACTION, CANNOT_BLOCK, entity_of(context.target), 1)


@effect
def vampires_cannot_block(s: Vtes, context: Context) -> None:
    """A vampire that is attempting to block fails."""
    s.add(ACTION, NO_VAMPIRE_BLOCKS, s.acting, 1)
    if s.blocker and s.is_vampire(s.blocker):
        block_fails(s)


@effect
def burns_afterwards(s: Vtes, context: Context, amount: int) -> None:
    """Unpreventable aggravated damage after the action."""
    s.add(ACTION, AFTER_DAMAGE, context.minion, amount)


@effect
def attempt_fails(s: Vtes, context: Context) -> None:
    """The attempt fails, and this minion cannot try again."""
    if s.blocker:
        s.add(ACTION, CANNOT_BLOCK, s.blocker, 1)
    block_fails(s)


@effect
def attempt_fails_for_all(s: Vtes, context: Context) -> None:
    """The attempt fails, and no minion of that Methuselah can try again."""
    if s.blocker:
        s.add(ACTION, CANNOT_BLOCK, -1 - s.controller[s.blocker], 1)
    block_fails(s)


@effect
def call_off_action(s: Vtes, context: Context) -> None:
    """The action ends without success, and cannot be taken again by this minion this turn."""
    unlock(s, s.acting)
    call_off(s)
    s.action_over = True
    if s.stack and s.stack[-1][:2] == (impulse, W_BLOCKED):
        s.stack.pop()


@effect
def lock_blocker(s: Vtes, context: Context) -> None:
    if s.blocker:
        lock(s, s.blocker)


@effect
def stealth_to_actor(s: Vtes, context: Context, amount: int) -> None:
    s.add(ACTION, STEALTH, s.acting, amount)


@effect
def stealth_to_target(s: Vtes, context: Context, amount: int) -> None:
    s.add(ACTION, STEALTH, entity_of(context.target), amount)


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


@effect
def pays_unless_blocking(s: Vtes, context: Context, amount: int) -> None:
    """If it does not block this action it burns blood before the action resolves."""
    s.add(ACTION, BLOCK_OR_PAY, context.minion, amount)


@effect
def redirect_bleed(s: Vtes, context: Context) -> None:
    """Another Methuselah is bled and may attempt to block. [VTES-6.2.2.1-14]"""
    seat = -1 - context.target
    s.action_seat = seat
    s.may_block = (seat,)
    if not s.quiet:
        s.tell(BLEED_REDIRECTED, seat)
    if s.stack and s.stack[-1][:2] == (impulse, W_UNBLOCKED):
        s.stack.pop()
    s.do((offer_blocks,))


@effect
def unlock_and_attempt(s: Vtes, context: Context, intercept: int) -> None:
    """Attempt to block at once, or go on with the attempt, with intercept that need not be needed yet."""
    unlock(s, context.minion)
    s.add(ACTION, INTERCEPT, context.minion, intercept)
    if s.blocker == context.minion:
        return
    for place in range(len(s.stack) - 1, -1, -1):
        if s.stack[place] == (offer_blocks,):
            del s.stack[place:]
            break
    attempt(s, context.minion)


@effect
def next_actions_stealth(s: Vtes, context: Context) -> None:
    """X blood now for one stealth in each of the next X actions of this turn."""
    ask_number_of_actions(s, context.seat, context.minion)


# Politics


@effect
def extra_votes(s: Vtes, context: Context, amount: int) -> None:
    """Votes for the Methuselah, from a card in play."""
    s.granted.append((context.seat, context.source, amount))


@effect
def gains_vote(s: Vtes, context: Context, amount: int) -> None:
    s.add(ACTION, VOTES, context.source, amount)


@effect
def abstains(s: Vtes, context: Context) -> None:
    """The chosen vampire's votes do not count, cast or not."""
    vampire = entity_of(context.target)
    s.add(ACTION, ABSTAIN, vampire, 1)
    s.ballots = [entry for entry in s.ballots if entry[1] != vampire]


@effect
def scorn(s: Vtes, context: Context, amount: int) -> None:
    s.add(ACTION, SCORN, context.minion, amount)


@effect
def larger_hand(s: Vtes, context: Context, amount: int) -> None:
    s.add(GAME, HAND, -1 - context.seat, amount)
    refill(s, context.seat)


@effect
def larger_hand_this_turn(s: Vtes, context: Context, amount: int) -> None:
    s.add(TURN, HAND, -1 - context.seat, amount)
    refill(s, context.seat)


# Combat


@effect
def environmental_damage(s: Vtes, context: Context, amount: int) -> None:
    """Each round of this combat, to the opposing minion."""
    s.add(COMBAT, ENVIRONMENT, foe_of(s, context.minion), amount)


@effect
def shield(s: Vtes, context: Context) -> None:
    """Prevent all damage from the opposing minion's strikes this round."""
    s.add(ROUND, SHIELD, context.minion, 1)
    for kind in (1 << 41, 1 << 41 | 1):
        prevent_damage(s, context.minion, 1000, kind, strikes_only=True)


@effect
def prevent_later(s: Vtes, context: Context, amount: int) -> None:
    s.add(ROUND, PREVENT, context.minion, amount)


@effect
def gains_press(s: Vtes, context: Context) -> None:
    s.add(ROUND, PRESS, context.minion, 1)


# Cards


@effect
def cancel_it(s: Vtes, context: Context, unpaid: int) -> None:
    """The card being played has no effect."""
    cancel_card(s, unpaid=bool(unpaid))


@effect
def discard_one(s: Vtes, context: Context) -> None:
    if discard_options(s, context.seat):
        ask_discard(s, context.seat)


@effect
def action_card_to_library(s: Vtes, context: Context) -> None:
    """The action card just used may go from the ash heap to the library."""
    if s.action_burned and s.action_burned in s.ashes[context.seat]:
        ask_recover(s, context.seat, s.action_burned)


@effect
def cancelled_card_to_library(s: Vtes, context: Context, name: str) -> None:
    face, seat = context.target >> 5, context.target & 31
    if seat == context.seat and face == fact_named(name).id and face in s.ashes[seat]:
        ask_recover(s, seat, face)


@effect
def secret_numbers(s: Vtes, context: Context) -> None:
    ask_numbers(s, context.seat)


@effect
def equip_from_library(s: Vtes, context: Context) -> None:
    """The first equipment found from the top, with its requirements and cost; the library is shuffled."""
    seat = context.seat
    library = s.libraries[seat]
    found = next((face for face in library if "equipment" in CARDS[face].types), 0)
    if found:
        equip_found(s, seat, context.minion, found)
    shuffle_library(s, seat)


@effect
def lose_life_or_blood(s: Vtes, context: Context, amount: int) -> None:
    target = entity_of(context.target)
    if s.is_vampire(target):
        burn_blood(s, target, amount)
    else:
        lose_life(s, target, amount)


@effect
def force_votes(s: Vtes, context: Context) -> None:
    """The older Toreador gives a blood and directs this vampire's votes."""
    move_blood(s, context.minion, context.source, 1)
    s.once(ACTION, context.minion, context.face)
    ask_direction(s, context.seat, context.source)
