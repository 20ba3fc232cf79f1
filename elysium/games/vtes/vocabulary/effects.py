"""What cards do: verbs, with how much and whom. Each goes through the one function of the rules for its event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elysium.engine.audience import EVERYONE, only
from elysium.engine.cards.nodes import Effect, Noun, Quantity, Ref, Seats
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import (
    CARDS,
    NO_FACE,
    W_ANNOUNCED,
    W_BLOCKED,
    W_UNBLOCKED,
    Context,
    Entity,
    Face,
)
from elysium.games.vtes.definitions.names import (
    CIRCLES,
    CLANS,
    DISCIPLINES,
    LIBRARY_TYPES,
    SECTS,
    TITLES,
    claim_of,
    discipline_bits,
)
from elysium.games.vtes.marks import (
    ABOUT_TO_END,
    BARRED_CARD,
    CORRUPTED,
    DECLINED_BLOCK,
    FED,
    GAVE_BLOOD_FOR,
    GRUDGE,
    REMEMBERED,
    REMEMBERED_NOW,
    SERVED,
    STANDS_FOR,
    TABLE_ITSELF,
    TORTURED,
    UNLOCKED_ONCE,
)
from elysium.games.vtes.rules.announce import acts_between, call_off
from elysium.games.vtes.rules.blocks import attempt, block_fails, offer_blocks, who_may_block
from elysium.games.vtes.rules.blocks import undo_block as rule_undo_block
from elysium.games.vtes.rules.borrowing import borrow as rule_borrow
from elysium.games.vtes.rules.coins import flip_coin as rule_flip_coin
from elysium.games.vtes.rules.combat.damage import (
    ENVIRONMENTAL,
    UNPREVENTABLE,
    add_damage,
    by_fortitude,
    damage_kinds,
    harm,
    prevent,
    treat_as_normal,
)
from elysium.games.vtes.rules.combat.rounds import combat_of_action, go_on, lead_to_combat, press
from elysium.games.vtes.rules.combat.rounds import press_by_itself as rule_press_by_itself
from elysium.games.vtes.rules.combat.rounds import queue_combat as rule_queue_combat
from elysium.games.vtes.rules.combat.strikes import add_to_strike, use_weapon
from elysium.games.vtes.rules.counters import add_counters as rule_add_counters
from elysium.games.vtes.rules.counters import burn_blood as rule_burn_blood
from elysium.games.vtes.rules.counters import cleanse as rule_cleanse
from elysium.games.vtes.rules.counters import corrupt as rule_corrupt
from elysium.games.vtes.rules.counters import corruption_of
from elysium.games.vtes.rules.counters import gain_blood as rule_gain_blood
from elysium.games.vtes.rules.counters import heal as rule_heal
from elysium.games.vtes.rules.counters import move_blood as rule_move_blood
from elysium.games.vtes.rules.crypts import put_at_bottom, remember, show_top, take_top
from elysium.games.vtes.rules.entering import banish as rule_banish
from elysium.games.vtes.rules.entering import bring_out as rule_bring_out
from elysium.games.vtes.rules.entering import put_on, put_on_table, put_vampire_into_play, turn_card_into_vampire
from elysium.games.vtes.rules.entities import (
    attach,
    remove_from_game,
    stand_alone,
    to_crypt_bottom,
    to_library,
    to_ready,
    to_torpor,
    to_uncontrolled,
)
from elysium.games.vtes.rules.entities import burn as rule_burn
from elysium.games.vtes.rules.entities import lock as rule_lock
from elysium.games.vtes.rules.entities import steal as rule_steal
from elysium.games.vtes.rules.entities import teach as rule_teach
from elysium.games.vtes.rules.entities import unlock as rule_unlock
from elysium.games.vtes.rules.frames import card_being_played
from elysium.games.vtes.rules.hands import (
    ANY_TYPE,
    adjust_hand,
    discard_some,
    faces_of_type,
    know_library,
    put_top_under,
    refill,
    show_hand,
    shuffle_library,
)
from elysium.games.vtes.rules.hands import discard_for_now as rule_discard_for_now
from elysium.games.vtes.rules.hands import draw as rule_draw
from elysium.games.vtes.rules.hands import keep_top as rule_keep_top
from elysium.games.vtes.rules.hands import shuffle_crypt as rule_shuffle_crypt
from elysium.games.vtes.rules.imbued import burn_conviction, convictions_on, gain_conviction_from
from elysium.games.vtes.rules.impulse import impulse
from elysium.games.vtes.rules.legality import has_one
from elysium.games.vtes.rules.limits import bar_this_action, forget_taken, mark, marks_on, unmark, unmark_all
from elysium.games.vtes.rules.playing import cancel_card
from elysium.games.vtes.rules.playing import wake as rule_wake
from elysium.games.vtes.rules.politics import call_blood_hunt as rule_call_blood_hunt
from elysium.games.vtes.rules.politics import (
    cancel_referendum,
    drop_referendum,
    referendum_fails,
    referendum_passes,
    votes_against,
    votes_are_directed,
)
from elysium.games.vtes.rules.pool import burn_pool as rule_burn_pool
from elysium.games.vtes.rules.pool import gain_pool as rule_gain_pool
from elysium.games.vtes.rules.pool import take_edge
from elysium.games.vtes.rules.resolution import continue_action, finish_action, leave_undone
from elysium.games.vtes.rules.resolution import hunt_from as rule_hunt_from
from elysium.games.vtes.rules.resolution import unblock as rule_unblock
from elysium.games.vtes.rules.sects import change_sect as rule_change_sect
from elysium.games.vtes.rules.sects import name_clan, name_discipline, name_lent_discipline
from elysium.games.vtes.rules.seeking import equip_from_library as rule_equip
from elysium.games.vtes.rules.seeking import seek_in_crypt, seek_in_library
from elysium.games.vtes.rules.special import research as rule_research
from elysium.games.vtes.rules.standing import stand_down, stand_up
from elysium.games.vtes.rules.titles import give_title, yield_title
from elysium.games.vtes.rules.torpor import commit_diablerie, seek_discipline
from elysium.games.vtes.rules.trading import goods_change_places
from elysium.games.vtes.rules.triggers import do_effects
from elysium.games.vtes.rules.trophies import slay
from elysium.games.vtes.rules.turn import crypt_to_uncontrolled, deal_uncontrolled_anew
from elysium.games.vtes.rules.zones import (
    action_card_to_hand,
    hand_is_kept_of,
    keeps_held,
    kept_goes_on_top,
    take_from_ash_heap,
)
from elysium.games.vtes.rules.zones import keep_buried as rule_keep_buried
from elysium.games.vtes.state import (
    BLACK_HAND,
    COMBAT,
    DISTANCES,
    GAME,
    MASTER_ACTION,
    NOBODY,
    ON,
    READY,
    RED_LIST,
    ROUND,
    SCOPES,
    SHIELD,
    SHIELD_OF_FORTITUDE,
    SHIELD_OF_OTHERS,
    SHOWN,
    SHOWS_HAND,
    STOLEN_THIS_ROUND,
    TABLE,
    TORPOR,
    UNCONTROLLED,
    Vtes,
)
from elysium.games.vtes.terms import AGGRAVATED_DAMAGE, BLEED_REDIRECTED, LOOKED, SHOWED, methuselah_at
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import IT, SELF, THIS, YOU, controller

LANGUAGE.knows(
    harm, lead_to_combat, leave_undone, remove_from_game, cancel_card, take_edge, crypt_to_uncontrolled, refill
)
LANGUAGE.names |= {
    "rule_gain_pool": rule_gain_pool,
    "rule_queue_combat": rule_queue_combat,
    "rule_burn_pool": rule_burn_pool,
    "rule_gain_blood": rule_gain_blood,
    "rule_heal": rule_heal,
    "rule_flip_coin": rule_flip_coin,
    "rule_corrupt": rule_corrupt,
    "rule_cleanse": rule_cleanse,
    "rule_shuffle_crypt": rule_shuffle_crypt,
    "rule_deal_anew": deal_uncontrolled_anew,
    "rule_burn_blood": rule_burn_blood,
    "rule_move_blood": rule_move_blood,
    "rule_lock": rule_lock,
    "rule_unlock": rule_unlock,
    "rule_draw": rule_draw,
    "adjust_hand": adjust_hand,
    "rule_add_counters": rule_add_counters,
    "rule_change_sect": rule_change_sect,
    "rule_equip": rule_equip,
    "rule_research": rule_research,
    "seek_in_crypt": seek_in_crypt,
    "seek_in_library": seek_in_library,
    "NOBODY": NOBODY,
}

type Whom = Ref | Noun

# Pool


def gain_pool(amount: Quantity, who: Seats | Noun = YOU) -> Effect:
    return Effect("gain-pool", "rule_gain_pool(s, who, amount)", (("amount", amount), ("who", who)), brings=("pool",))


def burn_pool(amount: Quantity, who: Seats | Noun = YOU) -> Effect:
    return Effect(
        "burn-pool",
        "rule_burn_pool(s, who, amount)",
        (("amount", amount), ("who", who)),
        payable="pool[who] >= amount",
    )


def steal_pool(amount: Quantity, giver: Seats, taker: Seats = YOU) -> Effect:
    """As much as there is, and no more."""
    args = (("amount", amount), ("giver", giver), ("taker", taker))
    code = "rule_gain_pool(s, taker, rule_burn_pool(s, giver, min(amount, pool[giver])))"
    return Effect("steal-pool", code, args, brings=("pool",))


def _hand_out(s: Vtes, giver: Seat, after: int) -> None:
    """As the terms say, as long as there is any."""
    takers = s.terms[after:][: max(0, s.pool[giver])]
    rule_burn_pool(s, giver, len(takers))
    for seat in dict.fromkeys(takers):
        rule_gain_pool(s, Seat(seat), takers.count(seat))


def hand_out_pool(giver: Seats, after: int) -> Effect:
    """A point of pool for each point that the terms share out, after so many other terms."""
    args = (("giver", giver), ("after", after))
    return Effect("hand-out-pool", "_hand_out(s, giver, after)", args, brings=("pool",))


LANGUAGE.knows(_hand_out)

# Blood, life, counters


def gain_blood(amount: Quantity, who: Whom) -> Effect:
    """From the bank to a card, controlled or not."""
    return Effect("gain-blood", "rule_gain_blood(s, who, amount)", (("amount", amount), ("who", who)))


def heal(amount: int, who: Ref) -> Effect:
    """No ally or retainer gets more life than it began with by this."""
    return Effect("heal", "rule_heal(s, who, amount)", (("amount", amount), ("who", who)))


def _share(s: Vtes, who: Entity, amount: int, face: Face) -> None:
    mark(s, who, SERVED, face)
    rule_gain_blood(s, who, amount)


def share_of_blood(amount: Quantity, who: Ref) -> Effect:
    """Of what is handed out by a card; nobody has it twice."""
    return Effect("gain-blood", "_share(s, who, amount, c.face)", (("amount", amount), ("who", who)))


LANGUAGE.knows(_share)


def fill(who: Ref) -> Effect:
    """As much blood as a vampire has room for."""
    return Effect("fill", "rule_gain_blood(s, who, max(0, capacity[who] - blood[who]))", (("who", who),))


def _feed(s: Vtes, vampire: Entity, amount: int) -> None:
    mark(s, vampire, FED)
    rule_gain_blood(s, vampire, amount)


def feed(amount: Quantity, who: Ref = IT) -> Effect:
    """On a hunting ground, which a vampire does once a turn."""
    return Effect("feed", "_feed(s, who, amount)", (("amount", amount), ("who", who)))


def add_counters(amount: Quantity, what: Ref) -> Effect:
    """Counters that are no blood."""
    return Effect("add-counters", "rule_add_counters(s, what, amount)", (("amount", amount), ("what", what)))


def reset_counters(number: int, what: Ref) -> Effect:
    """As many as that lie on it again."""
    return Effect(
        "reset-counters", "rule_add_counters(s, what, number - blood[what])", (("number", number), ("what", what))
    )


def burn_blood(amount: Quantity, who: Whom) -> Effect:
    return Effect(
        "burn-blood",
        "rule_burn_blood(s, who, amount)",
        (("amount", amount), ("who", who)),
        payable="blood[who] >= amount",
        brings=("less-blood",),
    )


def move_blood(amount: Quantity, giver: Ref, taker: Ref) -> Effect:
    return Effect(
        "move-blood",
        "rule_move_blood(s, giver, taker, amount)",
        (("amount", amount), ("giver", giver), ("taker", taker)),
        payable="blood[giver] >= amount",
    )


def _blood_to_pool(s: Vtes, giver: Entity, seat: Seat, amount: int) -> None:
    moved = rule_burn_blood(s, giver, amount)
    if moved:
        rule_gain_pool(s, seat, moved)


def blood_to_pool(amount: Quantity, giver: Ref, taker: Seats) -> Effect:
    """From a card to a pool."""
    return Effect(
        "blood-to-pool",
        "_blood_to_pool(s, giver, taker, amount)",
        (("amount", amount), ("giver", giver), ("taker", taker)),
        brings=("pool",),
    )


def _pool_to_blood(s: Vtes, seat: Seat, taker: Entity, amount: int) -> None:
    rule_gain_blood(s, taker, amount)
    rule_burn_pool(s, seat, amount)


def pool_to_blood(amount: Quantity, giver: Seats, taker: Ref) -> Effect:
    return Effect(
        "pool-to-blood",
        "_pool_to_blood(s, giver, taker, amount)",
        (("amount", amount), ("giver", giver), ("taker", taker)),
    )


def damage(amount: Quantity, who: Ref | Noun, *, preventable: bool = True, of_strike: bool = False) -> Effect:
    """Perhaps what a strike does after the combat."""
    args = (("amount", amount), ("who", who), ("preventable", int(preventable)))
    how: tuple[str, ...] = ("environmental=False", "inflicter=_inflicter(s, c)")
    how += ("unpreventable=True",) * (not preventable) + ("of_strike=True",) * of_strike
    return Effect("damage", f"harm(s, who, amount, {', '.join(how)})", args)


def _inflicter(s: Vtes, c: Context) -> Entity:
    """The minion or retainer whose text it is; of what it plays or bears, the minion."""
    source = c.source
    of_its_own = source and (s.region[source] in (READY, TORPOR) or "retainer" in CARDS[s.face[source]].types)
    return source if of_its_own else c.minion


LANGUAGE.knows(_inflicter)


def _surroundings_hurt(s: Vtes, who: Entity, amount: int, preventable: int) -> None:
    if s.region[who]:
        harm(s, who, amount, environmental=True, unpreventable=not preventable)


def environmental_damage(amount: int, who: Ref, *, preventable: bool = True) -> Effect:
    args = (("amount", amount), ("who", who), ("preventable", int(preventable)))
    return Effect("environmental-damage", "_surroundings_hurt(s, who, amount, preventable)", args)


def _sunlight(s: Vtes, who: Entity, amount: int) -> None:
    if s.region[who]:
        harm(s, who, aggravated=amount, environmental=True, unpreventable=True)


def sunlight(amount: int, who: Ref) -> Effect:
    """Aggravated environmental damage that cannot be prevented."""
    return Effect("sunlight", "_sunlight(s, who, amount)", (("amount", amount), ("who", who)))


# Locking, control, regions


def lock(what: Whom) -> Effect:
    return Effect("lock", "rule_lock(s, what)", (("what", what),), payable="not locked[what]")


def lock_to_fight(what: Ref) -> Effect:
    """As it enters the combat that comes of the same effect, if it does."""
    return Effect("lock", "mark(s, what, LOCKS_TO_FIGHT)", (("what", what),))


def unlock(what: Whom) -> Effect:
    return Effect("unlock", "rule_unlock(s, what)", (("what", what),))


def _steal(s: Vtes, card: Entity, seat: Seat) -> None:
    if s.region[card] and seat != NOBODY and s.is_in(seat):
        rule_steal(s, card, seat)


def act_between(who: Ref = SELF) -> Effect:
    """In whosever minion phase; what it does is chosen at once."""
    return Effect("act-between", "_act_between(s, who)", (("who", who),))


def _act_between(s: Vtes, who: Entity) -> None:
    s.do((acts_between, who))


LANGUAGE.knows(_act_between)


def _unlock_once(s: Vtes, who: Entity, face: Face) -> None:
    mark(s, who, UNLOCKED_ONCE, face)
    rule_unlock(s, who)


def unlock_once(who: Ref) -> Effect:
    """Which such a card does once a turn."""
    return Effect("unlock-once", "_unlock_once(s, who, c.face)", (("who", who),))


LANGUAGE.knows(_unlock_once)


def steal(what: Ref, by: Seats = YOU) -> Effect:
    given = (("deed", "give"),) if what == THIS and by != YOU else ()
    return Effect("steal", "_steal(s, what, by)", (("what", what), ("by", by), *given))


def borrow(what: Ref, by: Seats = YOU) -> Effect:
    """Control of a minion until the end of the turn."""
    return Effect("borrow", "rule_borrow(s, what, by)", (("what", what), ("by", by)))


LANGUAGE.names["rule_borrow"] = rule_borrow


def give_away(to: Seats, what: Ref = THIS) -> Effect:
    """Lasting control of a card."""
    return Effect("give-away", "_steal(s, what, to)", (("what", what), ("to", to)))


def served_for_turn(who: Ref) -> Effect:
    """The card with this text is done with it until the next turn."""
    return Effect("served-for-turn", "mark(s, who, TURN_SERVED, c.source)", (("who", who),))


def ignores_this(who: Ref) -> Effect:
    """What the card with this text does to others."""
    return Effect("ignores-this", "mark(s, who, UNMOVED, c.source)", (("who", who),))


def nobody_ignores_this() -> Effect:
    return Effect("nobody-ignores-this", "unmark_all(s, UNMOVED, c.source)")


def spares_blood(amount: int, who: Ref = SELF) -> Effect:
    """Of what the next combat card costs that costs any."""
    return Effect("spares-blood", "mark(s, who, SPARED, amount)", (("amount", amount), ("who", who)))


def recruits_for_less(amount: int, who: Ref) -> Effect:
    """In blood or pool, by the action that goes on."""
    return Effect("recruits-for-less", "mark(s, who, RECRUITS_FOR_LESS, amount)", (("amount", amount), ("who", who)))


def _hand_over(s: Vtes, card: Entity, minion: Entity) -> None:
    if s.region[card] == ON and READY <= s.region[minion] <= TORPOR and s.host[card] != minion:
        attach(s, card, minion)


def hand_over(what: Ref, taker: Ref) -> Effect:
    """A card on a minion goes to another one, whoever controls it."""
    return Effect("hand-over", "_hand_over(s, what, taker)", (("what", what), ("taker", taker)))


LANGUAGE.knows(_hand_over)


def _burn(s: Vtes, card: Entity) -> None:
    """Everybody sees which card it was that lay face down, for it goes to the ash heap."""
    if s.region[card]:
        if s.region[card] == UNCONTROLLED:
            s.show(EVERYONE, SHOWED, s.owner[card], s.face[card])
        slay(s, card)


def burn(what: Whom) -> Effect:
    """Whoever burns a minion may earn a trophy by it."""
    return Effect("burn", "_burn(s, what)", (("what", what),), payable="region[what]")


def _discard_this(s: Vtes, card: Entity) -> None:
    if s.region[card]:
        rule_burn(s, card)


def burn_this() -> Effect:
    return Effect("burn", "_discard_this(s, what)", (("what", THIS),), payable="region[what]")


def _remove(s: Vtes, card: Entity) -> None:
    """Everybody sees which card it was that lay face down."""
    if s.region[card]:
        if s.region[card] == UNCONTROLLED:
            s.show(EVERYONE, SHOWED, s.owner[card], s.face[card])
        remove_from_game(s, card)


def remove(what: Whom) -> Effect:
    """Out of the game."""
    return Effect("remove", "_remove(s, what)", (("what", what),), payable="region[what]")


def _make_ready(s: Vtes, vampire: Entity) -> None:
    if s.region[vampire] == TORPOR:
        to_ready(s, vampire)


def make_ready(what: Ref) -> Effect:
    """Out of torpor."""
    return Effect("make-ready", "_make_ready(s, what)", (("what", what),))


def bring_out(what: Ref) -> Effect:
    """From the uncontrolled region to the ready one, in no influence phase."""
    return Effect("bring-out", "_bring_out(s, what)", (("what", what),))


def _bring_out(s: Vtes, card: Entity) -> None:
    if s.region[card] == UNCONTROLLED:
        rule_bring_out(s, s.controller[card], card)


LANGUAGE.knows(_bring_out)


def burn_edge() -> Effect:
    return Effect("burn-edge", "take_edge(s, NOBODY)", payable="edge == c.seat")


def stay_behind() -> Effect:
    """The card outlives what it is on, and lies on the table for the time being."""
    return Effect("stay-behind", "stand_alone(s, c.source)")


def bear_grudge(card: Ref, seat: Seats) -> Effect:
    """The card works against this Methuselah from now on."""
    return Effect("bear-grudge", "mark(s, card_, GRUDGE, seat)", (("card_", card), ("seat", seat)))


def hunt_from(giver: Ref, hunter: Ref = SELF) -> Effect:
    """Of a hunt: its blood is stolen."""
    return Effect("hunt-from", "rule_hunt_from(s, by, who)", (("who", giver), ("by", hunter)))


LANGUAGE.names["rule_hunt_from"] = rule_hunt_from


def diablerize(victim: Ref, by: Ref = SELF) -> Effect:
    return Effect("diablerize", "commit_diablerie(s, by, who)", (("who", victim), ("by", by)))


def shuffle_into_library(what: Ref) -> Effect:
    """From the table to its owner's."""
    return Effect("shuffle-into-library", "_shuffle_in(s, what)", (("what", what),), payable="region[what]")


def _shuffle_in(s: Vtes, card: Entity) -> None:
    if s.region[card]:
        to_library(s, card)


def send_to_uncontrolled(what: Ref) -> Effect:
    """To its owner's uncontrolled region."""
    return Effect("send-to-uncontrolled", "_send_away(s, what)", (("what", what),))


def _send_away(s: Vtes, vampire: Entity) -> None:
    if READY <= s.region[vampire] <= TORPOR:
        to_uncontrolled(s, vampire)


def _banish(s: Vtes, vampire: Entity) -> None:
    if s.region[vampire] in (READY, TORPOR):
        rule_banish(s, vampire)


def banish(what: Ref) -> Effect:
    """To its Methuselah's uncontrolled region, with what is on it."""
    return Effect("banish", "_banish(s, what)", (("what", what),))


LANGUAGE.knows(_shuffle_in, _send_away, _banish)


def to_crypt(what: Ref) -> Effect:
    """Face down to the bottom of its Methuselah's crypt."""
    return Effect("to-crypt", "to_crypt_bottom(s, what, seen=False)", (("what", what),))


# The action


def enter_combat(foe: Ref = IT, by: Ref = SELF) -> Effect:
    return Effect("enter-combat", "lead_to_combat(s, by, foe)", (("foe", foe), ("by", by)), brings=("combat",))


def _redirect(s: Vtes, seat: Seat) -> None:
    """Another Methuselah is bled and may attempt to block. [VTES-6.2.2.1-14]"""
    s.action_seat = seat
    s.may_block = who_may_block(s, (seat,))
    unmark(s, methuselah_at(seat), DECLINED_BLOCK)
    if not s.quiet:
        s.tell(BLEED_REDIRECTED, seat)
    if s.comes_next(impulse, W_UNBLOCKED):
        s.cancel(impulse, W_UNBLOCKED)
    s.do((offer_blocks,))


def redirect_bleed(to: Seats | None = None) -> Effect:
    """To the Methuselah who is the target, and said to be this one."""
    if to is None:
        return Effect("redirect-bleed", "_redirect(s, seat_of(c.target))", brings=("action",))
    return Effect("redirect-bleed-to", "_redirect(s, seat_of(c.target))", (("to", to),), brings=("action",))


def _end_action(s: Vtes) -> None:
    s.action_over = True
    if s.comes_next(impulse, W_BLOCKED):
        s.cancel(impulse, W_BLOCKED)


def end_action() -> Effect:
    """Nothing comes of it, or of a block."""
    return Effect("end-action", "_end_action(s)", brings=("action",))


def _fail_action(s: Vtes) -> None:
    _end_action(s)
    for window in (W_ANNOUNCED, W_UNBLOCKED):
        s.cancel(impulse, window)


def fail_action() -> Effect:
    """It was neither blocked nor successful."""
    return Effect("fail-action", "_fail_action(s)", brings=("action",))


def flip_coin() -> Effect:
    """Everybody sees how it falls."""
    return Effect("flip-coin", "rule_flip_coin(s)")


def fail_referendum() -> Effect:
    """Whatever votes were cast."""
    return Effect("fail-referendum", "referendum_fails(s)")


def pass_referendum() -> Effect:
    """By itself, without votes."""
    return Effect("pass-referendum", "referendum_passes(s)")


LANGUAGE.knows(_fail_action, referendum_fails, referendum_passes)


def allow_again() -> Effect:
    """The action counts as taken, but the same minion may take it again."""
    return Effect("allow-again", "forget_taken(s)")


LANGUAGE.knows(forget_taken)


def lock_at_resolution(who: Ref) -> Effect:
    """Before the action resolves, and not at once."""
    return Effect("lock-at-resolution", "mark(s, who, LOCKS_AT_RESOLUTION)", (("who", who),))


def _put_this_on(s: Vtes, card: Entity, host: Entity) -> None:
    if s.region[card] and READY <= s.region[host] <= TORPOR:
        attach(s, card, host)


def put_this_on(host: Ref) -> Effect:
    """The card goes from where it is to another one."""
    return Effect("put-this-on", "_put_this_on(s, c.source, who)", (("who", host),))


def take_this(by: Ref = SELF) -> Effect:
    """Whoever does it has the card from now on."""
    return Effect("take-this", "_put_this_on(s, c.source, by)", (("by", by),))


def _move_onto(s: Vtes, card: Entity, host: Entity) -> None:
    if s.region[card] == ON and READY <= s.region[host] <= TORPOR:
        attach(s, card, host)


def move_onto(card: Ref, host: Ref) -> Effect:
    """From one minion to another."""
    return Effect("move-onto", "_move_onto(s, card_, host_)", (("card_", card), ("host_", host)))


LANGUAGE.knows(_move_onto)


def move_goods(one: Ref, other: Ref) -> Effect:
    """Equipment and retainers that are on two minions, to the other one."""
    code = "s.do((goods_change_places, c.seat, one, other, 0))"
    return Effect("move-goods", code, (("one", one), ("other", other)))


LANGUAGE.names["goods_change_places"] = goods_change_places


def remember_next(what: Ref, by: Ref = THIS) -> Effect:
    """Besides what was chosen for it first."""
    code = "(unmark(s, by, REMEMBERED_NEXT), mark(s, by, REMEMBERED_NEXT, what))"
    return Effect("remember", code, (("what", what), ("by", by)))


def cannot_hinder(who: Ref, actor: Ref) -> Effect:
    """It neither blocks nor reacts while somebody else acts, this turn."""
    return Effect("cannot-hinder", "mark(s, who, CANNOT_HINDER, actor)", (("actor", actor), ("who", who)))


def neither_unlocks(one: Ref, other: Ref) -> Effect:
    """In the next unlock phase of whoever has them."""
    code = "(s.add(UNTIL_UNLOCK, NO_UNLOCK, one, 1), s.add(UNTIL_UNLOCK, NO_UNLOCK, other, 1))"
    return Effect("neither-unlocks", code, (("one", one), ("other", other)))


def set_range(distance: str) -> Effect:
    """For this round: nobody maneuvers."""
    args = (("distance_", distance), ("number", DISTANCES.index(distance)))
    return Effect("set-range", "mark(s, 0, RANGE_SET, number)", args)


def strike_with_this() -> Effect:
    """With the first strike of this card."""
    return Effect("strike-with-this", "use_weapon(s, c.minion, c.source, 0, 0)")


def strike_only_with_this(who: Ref = SELF) -> Effect:
    """As far as additional strikes of this round go."""
    return Effect("strike-only-with-this", "mark(s, who, ONLY_STRIKES_WITH, c.source)", (("who", who),))


def remember_chosen(what: Ref, by: Ref = THIS) -> Effect:
    """In place of what was chosen before; perhaps the very minion that plays the card."""
    return Effect(
        "remember-player" if what == SELF else "remember",
        "(unmark(s, by, REMEMBERED), mark(s, by, REMEMBERED, what))",
        (("what", what), ("by", by)),
    )


def remember_this_turn(what: Ref, by: Ref = THIS) -> Effect:
    """In place of what was chosen before."""
    return Effect("remember-this-turn", "_remember_this_turn(s, by, what)", (("what", what), ("by", by)))


def _remember_this_turn(s: Vtes, card: Entity, what: Entity) -> None:
    unmark(s, card, REMEMBERED_NOW)
    mark(s, card, REMEMBERED_NOW, what)


LANGUAGE.knows(_remember_this_turn)


def end_before_combat() -> Effect:
    """The action is over, and the combat that was about to begin does not. Nothing of the card comes after it."""
    return Effect("end-action", "leave_undone(s)", brings=("action",))


def bar_repeating() -> Effect:
    """The acting minion cannot take the same action again this turn."""
    return Effect("bar-repeating", "call_off(s)")


LANGUAGE.knows(call_off)


def _call_off(s: Vtes) -> None:
    rule_unlock(s, s.acting)
    call_off(s)
    s.action_over = True
    if s.comes_next(impulse, W_BLOCKED):
        s.cancel(impulse, W_BLOCKED)


def call_off_action() -> Effect:
    """The action ends without success, and this minion cannot take it again this turn."""
    return Effect("call-off-action", "_call_off(s)", brings=("action",))


def _attempt(s: Vtes, minion: Entity) -> None:
    """What the card still does comes before anything of the attempt."""
    if s.blocker == minion:
        return
    rest = s.pending(do_effects) if s.comes_next(do_effects) else None
    if rest is not None:
        s.cancel(*rest)
    if s.pending(offer_blocks) is not None:
        s.cancel_up_to(offer_blocks)
    else:
        # All have declined already.
        s.cancel(impulse, W_UNBLOCKED)
    attempt(s, minion)
    if rest is not None:
        s.do(rest)


def _block_as(s: Vtes, card: Entity, capacity: int, intercept: int) -> None:
    stand_up(s, card, capacity, intercept)
    _attempt(s, card)


def block_as_vampire(capacity: int, intercept: int) -> Effect:
    """The card, which is no minion, attempts to block as an infernal one without blood, at once."""
    args = (("capacity_", capacity), ("amount", intercept))
    return Effect("block-as-vampire", "_block_as(s, c.source, capacity_, amount)", args)


def cease_blocking() -> Effect:
    """The card counts as a vampire no longer; nothing but the block that has succeeded is left of its attempt."""
    return Effect("cease-blocking", "stand_down(s, c.source)")


LANGUAGE.knows(_block_as, stand_down)


def fail_attempt() -> Effect:
    """To block; the same minion may attempt it again."""
    return Effect("fail-attempt", "block_fails(s)")


def reactions_cost_more(amount: int, *, once: bool = False) -> Effect:
    """For this action: all reaction cards, or the next one."""
    code = "mark(s, 0, NEXT_REACTION_COSTS, amount)" if once else "mark(s, 0, REACTIONS_COST, amount)"
    return Effect("reactions-cost-more", code, (("amount", amount), ("once", int(once))))


def reactions_replaced_late() -> Effect:
    """Those played in this action, after it."""
    return Effect("reactions-replaced-late", "mark(s, 0, LATE_REACTIONS)")


def wards_off_reactions(*codes: str, who: Ref = SELF) -> Effect:
    """Those that require one of these Disciplines do nothing to it for the rest of the action."""
    args = (("codes", codes), ("needs", discipline_bits(codes)), ("who", who))
    return Effect("wards-off-reactions", "mark(s, who, WARDED, needs)", args)


def keeps_foes_from(*codes: str, who: Ref = SELF) -> Effect:
    """Whoever fights it for the rest of the action plays nothing that requires one of these Disciplines."""
    args = (("codes", codes), ("needs", discipline_bits(codes)), ("who", who))
    return Effect("keeps-foes-from", "mark(s, who, FOES_LACK, needs)", args)


def no_more_modifiers() -> Effect:
    """For the rest of the action."""
    return Effect("no-more-modifiers", "mark(s, 0, NO_MORE_MODIFIERS)")


def open_hand(whose: Ref) -> Effect:
    """The Methuselah who controls it plays with an open hand for the rest of the combat."""
    return Effect("open-hand", "_open_hand(s, c.minion, whose)", (("whose", controller(whose)),))


def _open_hand(s: Vtes, minion: Entity, seat: Seat) -> None:
    s.add(COMBAT, SHOWS_HAND, minion, 1)
    show_hand(s, seat)


LANGUAGE.knows(_open_hand)


def undo_block() -> Effect:
    """The block that has succeeded fails after all, and others may still attempt it."""
    return Effect("undo-block", "rule_undo_block(s)")


LANGUAGE.names["rule_undo_block"] = rule_undo_block


def press_by_itself() -> Effect:
    """Combat would go on, though neither has pressed."""
    return Effect("press-by-itself", "rule_press_by_itself(s)")


LANGUAGE.names["rule_press_by_itself"] = rule_press_by_itself


def all_aggravated() -> Effect:
    """All damage that vampires take in this combat."""
    return Effect("all-aggravated", "mark(s, 0, SUNLIT)")


LANGUAGE.knows(block_fails)


def unlock_afterwards(who: Ref, clan: str) -> Effect:
    """If the action succeeds, and it is of that clan still."""
    args = (("who", who), ("clan_", clan), ("number", CLANS.index(clan)))
    return Effect("unlock-afterwards", "mark(s, who, UNLOCKS_AFTER, number)", args)


def attempt_block(who: Ref = SELF, *, any_action: bool = False) -> Effect:
    """At once, or the attempt goes on; perhaps to block an action that others than the Methuselah may block."""
    return Effect("attempt-block", "_attempt(s, who)", (("who", who), ("any_", int(any_action))))


def cancel(*, pays: bool = True) -> Effect:
    """The card being played has no effect."""
    return Effect("cancel", "cancel_card(s, unpaid=not pays)", (("pays", int(pays)),))


def _bar_card_played(s: Vtes) -> None:
    playing = card_being_played(s)
    if playing is not None:
        mark(s, TABLE_ITSELF, BARRED_CARD, playing.face)


def bar_card_played() -> Effect:
    """Nobody plays the card that can be cancelled now again this turn."""
    return Effect("bar-card-played", "_bar_card_played(s)")


LANGUAGE.knows(_bar_card_played)


def go_to_torpor(who: Ref) -> Effect:
    """An ally burns instead. [VTES-1.6.3-10]"""
    return Effect("go-to-torpor", "to_torpor(s, who)", (("who", who),))


# The referendum


def call_off_referendum() -> Effect:
    """It is not tallied, and nothing comes of it."""
    return Effect("call-off-referendum", "cancel_referendum(s)")


def hold_no_referendum() -> Effect:
    """The action has succeeded, but its referendum is not conducted."""
    return Effect("hold-no-referendum", "drop_referendum(s)")


LANGUAGE.knows(drop_referendum)


def pick(what: Ref, who: Seats) -> Effect:
    """For this referendum."""
    return Effect("pick", "mark(s, methuselah_at(who), PICKED, what)", (("what", what), ("who", who)))


def take_back_action_card() -> Effect:
    """The card from hand by which the action is taken, if there is one."""
    return Effect("take-back-action-card", "action_card_to_hand(s)")


def poison(who: Seats = YOU) -> Effect:
    """What they lose by this referendum, whoever called it loses as well."""
    return Effect("poison", "mark(s, methuselah_at(who), POISONED)", (("who", who),))


def next_referendum_passes(who: Seats = YOU) -> Effect:
    """This turn, without a vote."""
    return Effect("next-referendum-passes", "mark(s, methuselah_at(who), NEXT_PASSES)", (("who", who),))


def bar_this_action_again() -> Effect:
    """For all minions of the acting Methuselah, this turn."""
    return Effect("bar-this-action-again", "bar_this_action(s)")


LANGUAGE.knows(cancel_referendum, action_card_to_hand, bar_this_action)

# Counters of a kind


def _torture(s: Vtes, vampire: Entity) -> None:
    mark(s, vampire, TORTURED)


def torture(who: Ref) -> Effect:
    """A torture counter."""
    return Effect("torture", "_torture(s, who)", (("who", who),))


def _end_torture(s: Vtes) -> None:
    unmark_all(s, TORTURED)


def corrupt(who: Ref, by: Seats = YOU) -> Effect:
    """A corruption counter of this Methuselah."""
    return Effect("corrupt", "rule_corrupt(s, who, by, 1)", (("who", who), ("by", by)))


def cleanse(who: Ref, by: Seats = YOU) -> Effect:
    """All corruption counters of this Methuselah burn."""
    code, payable = "rule_cleanse(s, who, by, corruption_of(s, who, by))", "corruption_of(s, who, by) > 0"
    return Effect("cleanse", code, (("who", who), ("by", by)), payable=payable)


def cleanse_some(amount: int, who: Ref, by: Seats = YOU) -> Effect:
    """So many corruption counters of this Methuselah burn."""
    args = (("amount", amount), ("who", who), ("by", by))
    code, payable = "rule_cleanse(s, who, by, amount)", "corruption_of(s, who, by) >= amount"
    return Effect("cleanse-some", code, args, payable=payable)


def cleanse_one(who: Ref) -> Effect:
    """One corruption counter burns, the oldest that is not one's own if there is any."""
    return Effect("cleanse-one", "_cleanse_one(s, c.seat, who)", (("who", who),))


def _cleanse_one(s: Vtes, seat: Seat, who: Entity) -> None:
    whose = [Seat(other) for (other,) in marks_on(s, who, CORRUPTED)]
    others = [other for other in whose if other != seat]
    for first in (others or whose)[:1]:
        rule_cleanse(s, who, first, 1)


LANGUAGE.knows(corruption_of, _cleanse_one)


def end_torture() -> Effect:
    """All torture counters burn."""
    return Effect("end-torture", "_end_torture(s)")


LANGUAGE.knows(_torture, _end_torture)


def put_counter(kind: str, who: Ref) -> Effect:
    """A counter of this kind."""
    code = "mark(s, who, COUNTERS_OF_A_KIND[kind])"
    return Effect("put-counter", code, (("kind", kind), ("who", who)))


def clear_counters(kind: str, who: Ref | None = None) -> Effect:
    """All counters of this kind burn, on one card or everywhere."""
    if who is None:
        return Effect("clear-counters", "unmark_all(s, COUNTERS_OF_A_KIND[kind])", (("kind", kind),))
    code = "unmark(s, who, COUNTERS_OF_A_KIND[kind])"
    return Effect("clear-counters-on", code, (("kind", kind), ("who", who)))


LANGUAGE.knows(unmark_all)

# Combat


def treats_as_normal(who: Ref = SELF, *, until: int) -> Effect:
    """Aggravated damage that it is about to take, and what comes in the span."""
    args = (("who", who), ("span", until), ("until", SCOPES[until]))
    return Effect("treats-as-normal", "treat_as_normal(s, who, span)", args)


LANGUAGE.knows(treat_as_normal)


def _shield(s: Vtes, minion: Entity, face: Face) -> None:
    s.add(ROUND, SHIELD, minion, SHIELD_OF_FORTITUDE if by_fortitude(face) else SHIELD_OF_OTHERS)
    _prevent_strike(s, minion, face)


def _prevent_strike(s: Vtes, minion: Entity, face: Face) -> None:
    barred = by_fortitude(face)
    for kind in damage_kinds(s, minion, strikes_only=True, by_fortitude=barred):
        amount = sum(entry[1] + entry[2] for entry in s.damage)
        prevent(s, minion, amount, kind, strikes_only=True, by_fortitude=barred)


def shield(who: Ref = SELF) -> Effect:
    """All damage from the opposing minion's strikes is prevented this round."""
    return Effect("shield", "_shield(s, who, c.face)", (("who", who),))


def prevent_strike(who: Ref = SELF) -> Effect:
    """All damage that the strike would do now."""
    return Effect("prevent-strike", "_prevent_strike(s, who, c.face)", (("who", who),))


def _prevent_of_strike(s: Vtes, minion: Entity, amount: int, face: Face) -> None:
    """Aggravated damage first."""
    prevent(s, minion, amount, AGGRAVATED_DAMAGE, strikes_only=True, by_fortitude=by_fortitude(face))


def prevent_of_strike(amount: int, who: Ref = SELF) -> Effect:
    """Of the damage that the strike of the opposing minion would do now."""
    return Effect("prevent-of-strike", "_prevent_of_strike(s, who, amount, c.face)", (("amount", amount), ("who", who)))


LANGUAGE.knows(_prevent_of_strike)


def prevent_damage(amount: Quantity, who: Ref, *, normal: bool = False, strikes: bool = False) -> Effect:
    """Of the kind that is the target, and of no other sort than that may be."""
    args = (("amount", amount), ("who", who), ("normal", normal), ("strikes", strikes))
    code = "prevent(s, who, amount, c.target, normal_only=normal, strikes_only=strikes)"
    return Effect("prevent-damage", code if normal or strikes else "prevent(s, who, amount, c.target)", args)


def _survive(s: Vtes, ally: Entity, life: int) -> None:
    s.damage = [entry for entry in s.damage if entry[0] != ally]
    if not s.blood[ally]:
        rule_gain_blood(s, ally, min(life, CARDS[s.face[ally]].life))


def survive(who: Ref, life: int) -> Effect:
    """An ally that would burn keeps some life, and takes no more damage."""
    return Effect("survive", "_survive(s, who, amount)", (("amount", life), ("who", who)))


def _end_combat(s: Vtes) -> None:
    s.combat_over = True


def end_combat() -> Effect:
    return Effect("end-combat", "_end_combat(s)")


def more_damage(amount: int, who: Ref) -> Effect:
    """From the strike that has just hurt it."""
    return Effect("more-damage", "add_to_strike(s, who, amount)", (("amount", amount), ("who", who)))


def _harm_before_range(s: Vtes, who: Entity, amount: int, flags: int) -> None:
    """It is dealt with once everybody has done what they do before range."""
    if s.region[who]:
        add_damage(s, who, amount, 0, flags)


def damage_before_range(
    amount: Quantity, who: Whom, *, environmental: bool = False, preventable: bool = True
) -> Effect:
    """Of a card that is played then."""
    flags = (ENVIRONMENTAL if environmental else 0) | (0 if preventable else UNPREVENTABLE)
    args = (("amount", amount), ("who", who), ("flags_", flags))
    said = (("environmental", int(environmental)), ("preventable", int(preventable)))
    return Effect("damage-before-range", "_harm_before_range(s, who, amount, flags_)", args + said)


def _combat_is_ending(s: Vtes) -> None:
    mark(s, TABLE_ITSELF, ABOUT_TO_END)


def combat_is_ending() -> Effect:
    """Too late for what happens where the combat would end."""
    return Effect("combat-is-ending", "_combat_is_ending(s)")


def unblock() -> Effect:
    """The block does not count, before it resolves, and nobody else is asked to block."""
    return Effect("unblock", "rule_unblock(s)")


LANGUAGE.names["rule_unblock"] = rule_unblock


def continue_unblocked() -> Effect:
    """The action goes on as if it had not been blocked."""
    return Effect("continue-unblocked", "continue_action(s)")


LANGUAGE.knows(_harm_before_range, continue_action, _combat_is_ending)


def press_on(who: Ref) -> Effect:
    """It uses a press, so that combat goes on."""
    return Effect("press-on", "press(s, who)", (("who", who),))


LANGUAGE.knows(press)


def queue_combat() -> Effect:
    """Another one with the same minion, after this one."""
    return Effect("queue-combat", "rule_queue_combat(s)")


def _queue_combat_with(s: Vtes, one: Entity, other: Entity) -> None:
    s.before((finish_action,), (combat_of_action, one, other))


def queue_combat_with(foe: Ref = IT, by: Ref = SELF) -> Effect:
    """Once the action has resolved, as a part of it."""
    args = (("foe", foe), ("by", by))
    return Effect("queue-combat-with", "_queue_combat_with(s, by, foe)", args, brings=("combat",))


LANGUAGE.knows(_queue_combat_with)


def start_round() -> Effect:
    """A new one instead of the end of combat."""
    return Effect("start-round", "go_on(s)")


# Cards


def draw(amount: Quantity, who: Seats = YOU) -> Effect:
    """More cards than the hand holds are discarded then."""
    return Effect("draw", "(s.do((adjust_hand, who)), rule_draw(s, who, amount))", (("amount", amount), ("who", who)))


def keep_top(amount: int, on: Ref = THIS) -> Effect:
    """Of one's own library, face down and out of play on a card; one may look at them any time."""
    return Effect("keep-top", "rule_keep_top(s, c.seat, on, amount)", (("amount", amount), ("on", on)))


def keep_from_hand(on: Ref = THIS) -> Effect:
    """A card of one's own choice, which nobody else sees."""
    return Effect("keep-from-hand", "s.do((hand_is_kept_of, c.seat, on, 0))", (("on", on),))


def exchange_kept(on: Ref = THIS) -> Effect:
    """A card of the hand for the one that lies there."""
    return Effect("exchange-kept", "s.do((hand_is_kept_of, c.seat, on, 1))", (("on", on),))


LANGUAGE.names["hand_is_kept_of"] = hand_is_kept_of


def keep_buried(what: Ref, on: Ref = THIS) -> Effect:
    """A card of one's own ash heap, in the same way."""
    return Effect("keep-buried", "rule_keep_buried(s, c.seat, what, on)", (("what", what), ("on", on)))


def kept_to_top(on: Ref = THIS) -> Effect:
    """One of the cards that lie there, to the top of one's own library; nobody else sees which."""
    return Effect("kept-to-top", "s.do((kept_goes_on_top, c.seat, on))", (("on", on),))


def keep_held(amount: Quantity, code: str, on: Ref = THIS) -> Effect:
    """Cards of the hand that require this Discipline, face down; nobody else sees which."""
    args = (("amount", amount), ("codes", (code,)), ("needs", discipline_bits((code,))), ("on", on))
    return Effect("keep-held", "s.do((keeps_held, c.seat, on, amount, needs))", args)


LANGUAGE.names |= {
    "keeps_held": keeps_held,
    "kept_goes_on_top": kept_goes_on_top,
    "rule_keep_top": rule_keep_top,
    "rule_keep_buried": rule_keep_buried,
}


def draw_crypt(who: Seats = YOU) -> Effect:
    """The top card of the crypt, face down, to the uncontrolled region."""
    return Effect("draw-crypt", "crypt_to_uncontrolled(s, who)", (("who", who),))


def discard(amount: int, kind: str = "", who: Seats = YOU) -> Effect:
    """Cards of their choice, of one type or of any."""
    number = LIBRARY_TYPES.index(kind) if kind else ANY_TYPE
    args = (("amount", amount), ("kind", kind), ("number", number), ("who", who))
    payable = "len(faces_of_type(s, who, number)) >= amount"
    return Effect("discard", "discard_some(s, who, amount, number)", args, payable=payable)


def discard_for_now(who: Seats, *, until: int) -> Effect:
    """A card of their choice, which is replaced only when the span ends."""
    args = (("who", who), ("span", until), ("until", SCOPES[until]))
    return Effect("discard-for-now", "rule_discard_for_now(s, who, span)", args)


LANGUAGE.names["rule_discard_for_now"] = rule_discard_for_now


def show_crypt_top(who: Seats = YOU) -> Effect:
    return Effect("show-crypt-top", "show_top(s, who)", (("who", who),))


def _draw_with_blood(s: Vtes, seat: Seat, amount: int) -> None:
    crypt_to_uncontrolled(s, seat)
    drawn = s.in_region(seat, UNCONTROLLED)[-1]
    s.flags[drawn] |= SHOWN
    rule_gain_blood(s, drawn, amount)


def draw_crypt_with_blood(amount: int, who: Seats = YOU, *, younger: Ref | None = None) -> Effect:
    """The top card, which everybody has seen, to the uncontrolled region; perhaps only a younger vampire gets blood."""
    args = (("amount", amount), ("who", who))
    if younger is None:
        return Effect("draw-crypt-with-blood", "_draw_with_blood(s, who, amount)", args)
    code = "_draw_with_blood(s, who, amount if 0 < CARDS[crypts[who][0]].capacity < capacity[than] else 0)"
    return Effect("draw-crypt-with-blood-if-younger", code, (*args, ("than", younger)))


def crypt_top_under(who: Seats = YOU) -> Effect:
    """The top card, which everybody has seen, to the bottom."""
    return Effect("crypt-top-under", "put_at_bottom(s, who, take_top(s, who), seen=True)", (("who", who),))


LANGUAGE.knows(show_top, _draw_with_blood, put_at_bottom, take_top)


def shuffle_own_crypt(who: Seats = YOU) -> Effect:
    return Effect("shuffle-crypt", "rule_shuffle_crypt(s, who)", (("who", who),))


def deal_crypt_anew(who: Seats) -> Effect:
    """What lies in the uncontrolled region goes into the crypt, its blood to the pool, and as many come back."""
    return Effect("deal-crypt-anew", "rule_deal_anew(s, who)", (("who", who),), brings=("pool",))


def search_crypt(who: Seats = YOU, *, clan: str = "") -> Effect:
    """For a vampire, perhaps of a clan, which is shown and goes face down to the uncontrolled region."""
    args = (("who", who), ("clan_", clan), ("number", CLANS.index(clan)))
    return Effect("search-crypt-for-clan" if clan else "search-crypt", "s.do((seek_in_crypt, who, number))", args)


def search_library(kind: str, who: Seats = YOU) -> Effect:
    """For a card of this type, which is shown and goes to the hand."""
    args = (("kind", kind), ("number", LIBRARY_TYPES.index(kind)), ("who", who))
    return Effect("search-library", "s.do((seek_in_library, who, number))", args)


def equip_from_library(who: Ref = SELF) -> Effect:
    """With the first equipment from the top, if it fits."""
    return Effect("equip-from-library", "rule_equip(s, c.seat, who)", (("who", who),))


def research(amount: int) -> Effect:
    """So many cards from the library into the research area. [VTES-11-24]"""
    return Effect("research", "s.do((rule_research, c.seat, amount))", (("amount", amount),))


def _out_of_ash_heap(s: Vtes, seat: Seat, face: Face) -> None:
    ashes = list(s.ashes[seat])
    if face in ashes:
        ashes.remove(face)
        s.ashes = s.put(s.ashes, seat, tuple(ashes))
        s.removed = s.put(s.removed, seat, (*s.removed[seat], face))


def remove_from_ash_heap(what: Ref, of: Seats = YOU) -> Effect:
    """Out of the game. [VTES-1.1-05]"""
    return Effect("remove-from-ash-heap", "_out_of_ash_heap(s, of, what)", (("what", what), ("of", of)))


# What a Methuselah may do in a phase


def spend_master_action() -> Effect:
    """[VTES-5-02]"""
    code = "_spend_master_action(s)"
    return Effect("spend-master-action", code, payable="turn == c.seat and master_actions > 0")


def _spend_master_action(s: Vtes) -> None:
    s.master_actions -= 1


def _give_back_master_action(s: Vtes) -> None:
    """At once, or for an out-of-turn card in the next master phase."""
    playing = card_being_played(s)
    if playing is not None and CARDS[playing.face].modes[playing.number].out_of_turn:
        s.add(GAME, MASTER_ACTION, methuselah_at(playing.seat), 1)
    else:
        s.master_actions += 1


def give_back_master_action(*, in_turn: bool = False) -> Effect:
    """To whoever plays the card that is cancelled, which may be known to be in turn."""
    return Effect("give-back-master-action", "_give_back_master_action(s)", (("in_turn", int(in_turn)),))


# Sects, clans, titles, votes


def _take_title(s: Vtes, vampire: Entity, title: int, city: str) -> None:
    """The old title, and a card that stood for it, goes first. [VTES-10-01]"""
    if not s.action_face or not READY <= s.region[vampire] <= TORPOR:
        return
    if give_title(s, vampire, title, claim_of(title, s.clan[vampire], city)):
        face, s.action_face = s.action_face, NO_FACE
        put_on(s, face, s.actor, s.controller[vampire], vampire)


def take_title(title: str, city: str = "", who: Ref = SELF) -> Effect:
    """The action card is put on the vampire and stands for the title. [VTES-11-21]"""
    args = (("who", who), ("title_", title), ("number", TITLES.index(title)))
    named = (("name", city), ("city", city.lower().replace(" ", "-")))
    word = "take-city-title" if city else "take-title"
    return Effect(word, "_take_title(s, who, number, city)", args + named, brings=("this-card",))


def _put_card_on(s: Vtes, host: Entity) -> None:
    if s.action_face and READY <= s.region[host] <= TORPOR:
        face, s.action_face = s.action_face, NO_FACE
        put_on(s, face, s.actor, s.controller[host], host)


def _hold_title(s: Vtes, card: Entity, vampire: Entity, title: int) -> None:
    if s.host[card] != vampire:
        return
    if s.region[card] == ON:
        give_title(s, vampire, title, claim_of(title, s.clan[vampire], ""), card)
    else:
        mark(s, card, STANDS_FOR, title)


def hold_title(title: str, who: Ref) -> Effect:
    """This card, which is on it, stands for the title. [VTES-11-21]"""
    args = (("title_", title), ("number", TITLES.index(title)), ("who", who))
    return Effect("hold-title", "_hold_title(s, c.source, who, number)", args)


def hand_title_on(title: str, to: Ref) -> Effect:
    """The card that stands for it goes there, and the title with it."""
    args = (("title_", title), ("number", TITLES.index(title)), ("who", to))
    code = "(_put_this_on(s, c.source, who), _hold_title(s, c.source, who, number))"
    return Effect("hand-title-on", code, args)


LANGUAGE.knows(_hold_title)


def put_card_on(host: Ref) -> Effect:
    """The action card, once something else than the action has succeeded."""
    return Effect("put-card-on", "_put_card_on(s, who)", (("who", host),), brings=("this-card",))


def _put_back_on(s: Vtes, seat: Seat, controller: Seat, face: Face, host: Entity, minion: Entity, unused: int) -> None:
    card = CARDS[face]
    if card.one_on_minion and has_one(s, host, card):
        return
    if READY <= s.region[host] <= TORPOR and take_from_ash_heap(s, seat, face):
        entity = put_on(s, face, seat, controller, host)
        mark(s, entity, REMEMBERED, minion)
        if unused:
            s.flags[entity] |= STOLEN_THIS_ROUND


def put_played_card_on(host: Ref, *, stays_yours: bool = False, unused: bool = False) -> Effect:
    """The card that was played for it, if it still lies in the ash heap; it remembers which minion played it.

    Perhaps nothing is done with it in this round.
    """
    controller = "c.seat" if stays_yours else "controller[who]"
    args = (("who", host), ("yours", int(stays_yours)), ("unused", int(unused)))
    code = f"_put_back_on(s, c.seat, {controller}, c.face, who, c.minion, unused)"
    return Effect("put-played-card-on", code, args, brings=("this-card",))


def vote_against(amount: int, who: Ref = SELF) -> Effect:
    """With so many votes more, which count only as long as its other votes are against."""
    return Effect("vote-against", "votes_against(s, who, amount)", (("amount", amount), ("who", who)))


LANGUAGE.knows(_put_back_on, votes_against)


def _put_card_in_play(s: Vtes) -> None:
    if s.action_face:
        face, s.action_face = s.action_face, NO_FACE
        put_on_table(s, face, s.actor, s.actor)


def put_card_in_play() -> Effect:
    """The action card, once something else than the action has succeeded."""
    return Effect("put-card-in-play", "_put_card_in_play(s)", brings=("this-card",))


def _put_in_play_about(s: Vtes, seat: Seat, face: Face) -> None:
    """Of several, with the first one."""
    _put_card_in_play(s)
    found = [card for card in s.in_regions(TABLE) if s.face[card] == face]
    if found:
        mark(s, max(found), GRUDGE, seat)


def put_card_in_play_about(seats: Seats) -> Effect:
    """The action card, which concerns these Methuselahs from now on."""
    code = "_put_in_play_about(s, seats, c.face)"
    return Effect("put-card-in-play-about", code, (("seats", seats),), brings=("this-card",))


LANGUAGE.knows(_put_in_play_about)


def _lose_title(s: Vtes, vampire: Entity) -> None:
    if READY <= s.region[vampire] <= TORPOR:
        yield_title(s, vampire)


def lose_title(who: Ref) -> Effect:
    return Effect("lose-title", "_lose_title(s, who)", (("who", who),))


def learn_discipline(who: Ref) -> Effect:
    """From a Discipline master card that is looked for in library, hand and ash heap. [VTES-TPL-09]"""
    return Effect("learn-discipline", "seek_discipline(s, who)", (("who", who),))


LANGUAGE.knows(_put_card_on, _put_card_in_play, _lose_title, seek_discipline)


def _take_title_of(s: Vtes, who: Entity, whose: Entity, title: int) -> None:
    """As long as the other one holds it; it is contested then."""
    if whose and s.title[whose] == title:
        give_title(s, who, title, s.claim[whose])


def take_title_of(whose: Ref, title: str, who: Ref = SELF) -> Effect:
    args = (("whose", whose), ("title_", title), ("number", TITLES.index(title)), ("who", who))
    return Effect("takes-chosen-title", "_take_title_of(s, who, whose, number)", args)


def _direct_votes(s: Vtes, c: Context, whose: Entity) -> None:
    mark(s, c.minion, GAVE_BLOOD_FOR, c.face)
    s.do((votes_are_directed, c.seat, whose))


def direct_votes(whose: Ref) -> Effect:
    """Whoever has given blood for it says which way the votes of a vampire are cast. [VTES-6.3.3-04]"""
    return Effect("direct-votes", "_direct_votes(s, c, whose)", (("whose", whose),))


def join_chosen_clan(card: Ref) -> Effect:
    """The vampire with this card counts as one of a clan that its controller names. [VTES-10-04]"""
    return Effect("join-chosen-clan", "s.do((name_clan, c.seat, card_))", (("card_", card),))


LANGUAGE.knows(_take_title_of, _direct_votes)
LANGUAGE.names["name_clan"] = name_clan


def teach_discipline_of(teacher: Ref) -> Effect:
    """One that somebody has at superior; this card gives a level of it to the vampire that it is on."""
    code = "s.do((name_discipline, c.seat, c.source, teacher))"
    return Effect("teach-discipline-of", code, (("teacher", teacher),))


LANGUAGE.names["name_discipline"] = name_discipline


def teach_level(code: str) -> Effect:
    """A level of this Discipline, which this card gives from now on to the vampire that it is on."""
    args = (("code", code), ("place", DISCIPLINES.index(code)))
    return Effect("teach-level", "rule_teach(s, c.source, place)", args)


LANGUAGE.names["rule_teach"] = rule_teach


def lend_discipline() -> Effect:
    """One that is chosen: the vampire with this card plays cards by it as if it had it at superior."""
    return Effect("lend-discipline", "s.do((name_lent_discipline, c.seat, c.source))")


LANGUAGE.names["name_lent_discipline"] = name_lent_discipline


def call_blood_hunt(who: Ref) -> Effect:
    """As after a diablerie."""
    return Effect("call-blood-hunt", "rule_call_blood_hunt(s, who)", (("who", who),))


def _become_red_list(s: Vtes, minion: Entity) -> None:
    s.flags[minion] |= RED_LIST


def _join_black_hand(s: Vtes, minion: Entity) -> None:
    s.flags[minion] |= BLACK_HAND


LANGUAGE.knows(_join_black_hand)


def join_black_hand(who: Ref) -> Effect:
    """Whatever its sect becomes later."""
    return Effect("join-black-hand", "_join_black_hand(s, who)", (("who", who),))


def join_circle(name: str) -> Effect:
    """Of Blood Brothers."""
    args = (("name", name), ("number", CIRCLES.index(name)))
    return Effect("join-circle", "mark(s, c.source, JOINED_CIRCLE, number)", args)


def join_circle_of(who: Ref) -> Effect:
    """That of a vampire which is alone in its own."""
    return Effect("join-circle-of", "mark(s, c.source, JOINED_CIRCLE_OF, who)", (("who", who),))


def become_red_list(who: Ref) -> Effect:
    """[VTES-11-12]"""
    return Effect("become-red-list", "_become_red_list(s, who)", (("who", who),))


def _become_vampire(s: Vtes, seat: Seat, capacity: int, like: Entity, sect: int) -> None:
    face, s.action_face = s.action_face, NO_FACE
    if face:
        put_vampire_into_play(s, face, seat, capacity, like=like, sect=sect)


def become_vampire(capacity: int, sect: str = "") -> Effect:
    """The action card is a vampire of the acting one's clan from now on, and of its sect or another, without blood."""
    code = "_become_vampire(s, c.seat, capacity_, c.minion, number)"
    args = (("capacity_", capacity), ("sect_", sect), ("number", SECTS.index(sect)))
    return Effect("become-vampire-of-sect" if sect else "become-vampire", code, args, brings=("this-card",))


LANGUAGE.knows(_sunlight, to_torpor)
LANGUAGE.knows(_take_title, _become_red_list, _become_vampire, to_crypt_bottom)
LANGUAGE.names["rule_call_blood_hunt"] = rule_call_blood_hunt


def turn_into_vampire(clan: str, sect: str, codes: tuple[str, ...], *, capacity: int, blood: int) -> Effect:
    """This card, which lies in play by itself, from now on."""
    args = (
        ("names", (clan,)),
        ("clan_", CLANS.index(clan)),
        ("sect_", sect),
        ("number", SECTS.index(sect)),
        ("needs", discipline_bits(codes)),
        ("capacity_", capacity),
        ("blood_", blood),
    )
    each = tuple((f"code{place}", code) for place, code in enumerate(codes, 1))
    code = "_turn_into_vampire(s, c.source, clan_, number, needs, capacity_, blood_)"
    return Effect("turn-into-vampire", code, args + each)


def count_down() -> Effect:
    """A counter of this card burns, as only so many of its name do in a phase."""
    code = "(mark(s, methuselah_at(c.seat), COUNTED_DOWN, c.face), rule_burn_blood(s, what, 1))"
    return Effect("count-down", code, (("what", THIS),))


LANGUAGE.names["_turn_into_vampire"] = turn_card_into_vampire


def change_sect(who: Ref, sect: str) -> Effect:
    """Its clan stays. [VTES-10.2-08, VTES-10.5-04]"""
    args = (("who", who), ("sect_", sect), ("number", SECTS.index(sect)))
    return Effect("change-sect", "rule_change_sect(s, who, number, by=c.source)", args)


def wake(who: Ref) -> Effect:
    """It reacts to this action and may block it as if it were unlocked. [VTES-11-02]"""
    return Effect("wake", "rule_wake(s, who)", (("who", who),))


LANGUAGE.names["rule_wake"] = rule_wake


def _grant_votes(s: Vtes, seat: Seat, amount: int) -> None:
    s.granted.append((seat, amount))


def grant_votes(amount: Quantity, who: Seats = YOU) -> Effect:
    """For a Methuselah to cast."""
    return Effect("grant-votes", "_grant_votes(s, who, amount)", (("amount", amount), ("who", who)))


# What one card alone does


def rule(word: str, function: Callable[..., None], *args: object, brings: tuple[str, ...] = ()) -> Effect:
    """A function that stands beside its card: it is called with the position, the context and the arguments."""
    named = tuple((f"arg{place}", arg) for place, arg in enumerate(args))
    code = ", ".join(["function(s, c", *(name for name, _ in named)]) + ")"
    return Effect(word, code, (("function", function), *named), brings=brings)


def _crypt_top_out_of_game(s: Vtes, seat: Seat) -> None:
    if s.crypts[seat]:
        face = take_top(s, seat)
        s.show(EVERYONE, SHOWED, seat, face)
        s.removed = s.put(s.removed, seat, (*s.removed[seat], face))


def crypt_top_out_of_game(whose: Seats) -> Effect:
    """Everybody sees which card it is."""
    return Effect("crypt-top-out-of-game", "_crypt_top_out_of_game(s, who)", (("who", whose),))


def _into_library(s: Vtes, seat: Seat, face: Face) -> None:
    if face in s.ashes[seat]:
        ashes = list(s.ashes[seat])
        ashes.remove(face)
        s.ashes = s.put(s.ashes, seat, tuple(ashes))
        s.libraries = s.put(s.libraries, seat, (*s.libraries[seat], face))
        remember(s, seat, (face,))
        shuffle_library(s, seat)


def into_library(what: Ref, of: Seats = YOU) -> Effect:
    """From the ash heap; the library is shuffled."""
    return Effect("into-library", "_into_library(s, of, what)", (("what", what), ("of", of)))


def _look_at_top(s: Vtes, seat: Seat) -> None:
    library = s.libraries[seat]
    known = len(s.library_tops[seat]) + len(s.library_bottoms[seat])
    if not s.library_tops[seat] and known < len(library):
        know_library(s, seat, library[:1], s.library_bottoms[seat])
    s.show(only(seat), LOOKED, library[0])


def look_at_top(who: Seats = YOU) -> Effect:
    """Of one's own library."""
    return Effect("look-at-top", "_look_at_top(s, who)", (("who", who),))


def top_to_bottom(who: Seats = YOU) -> Effect:
    """Of one's own library."""
    return Effect("top-to-bottom", "put_top_under(s, who)", (("who", who),))


def _gain_master_action(s: Vtes, amount: int) -> None:
    s.master_actions += amount


def _gain_discard_action(s: Vtes, amount: int) -> None:
    s.discards += amount


def gain_discard_action(amount: int = 1) -> Effect:
    return Effect("gain-discard-action", "_gain_discard_action(s, amount)", (("amount", amount),))


LANGUAGE.knows(_gain_discard_action)


def gain_master_action(amount: int = 1) -> Effect:
    return Effect("gain-master-action", "_gain_master_action(s, amount)", (("amount", amount),))


def _use_transfers(s: Vtes, amount: int) -> None:
    s.transfers -= amount


def use_transfers(amount: int) -> Effect:
    """[VTES-7-01]"""
    payable = "turn == c.seat and transfers >= amount"
    return Effect("use-transfers", "_use_transfers(s, amount)", (("amount", amount),), payable=payable)


def _gain_transfers(s: Vtes, amount: int) -> None:
    s.transfers += amount


def gain_transfers(amount: int) -> Effect:
    return Effect("gain-transfers", "_gain_transfers(s, amount)", (("amount", amount),))


def lose_transfers(who: Seats) -> Effect:
    """All that the influence phase of this turn would bring."""
    return Effect("lose-transfers", "s.add(TURN, TRANSFER, methuselah_at(who), -ALL_TRANSFERS)", (("who", who),))


ALL_TRANSFERS: Final = 1000
LANGUAGE.names["ALL_TRANSFERS"] = ALL_TRANSFERS


def promise_transfers(amount: int, who: Seats = YOU) -> Effect:
    """At the start of their next influence phase."""
    args = (("amount", amount), ("who", who))
    return Effect("promise-transfers", "s.add(GAME, TRANSFER, methuselah_at(who), amount)", args)


def discard_down(who: Seats = YOU) -> Effect:
    """To the size of the hand, which a card has come into beyond it."""
    return Effect("discard-down", "refill(s, who)", (("who", who),))


def draw_up(who: Seats = YOU) -> Effect:
    """To the size of the hand, after cards have left it that are not replaced by themselves."""
    return Effect("draw-up", "refill(s, who)", (("who", who),))


def _spend_discard_action(s: Vtes) -> None:
    s.discards -= 1


def spend_discard_action() -> Effect:
    return Effect("spend-discard-action", "_spend_discard_action(s)", payable="turn == c.seat and discards > 0")


LANGUAGE.knows(_surroundings_hurt, _gain_transfers)
LANGUAGE.knows(_end_action, _put_this_on, use_weapon, unmark)
LANGUAGE.knows(_into_library, _look_at_top, put_top_under, _gain_master_action, _spend_discard_action, _use_transfers)
LANGUAGE.knows(_remove, add_to_strike, go_on, stand_alone, commit_diablerie)
LANGUAGE.knows(
    _crypt_top_out_of_game,
    mark,
    _shield,
    _prevent_strike,
    prevent,
    _survive,
    _end_combat,
    _blood_to_pool,
    _pool_to_blood,
    _steal,
    _burn,
    _discard_this,
    _make_ready,
    _redirect,
    _call_off,
    _attempt,
)
LANGUAGE.knows(
    _feed,
    _out_of_ash_heap,
    _spend_master_action,
    _give_back_master_action,
    _grant_votes,
    _take_title,
    discard_some,
    faces_of_type,
    mark,
)


def _burn_convictions(s: Vtes, who: Entity, amount: int) -> None:
    s.do((burn_conviction, who, amount))


def burn_convictions(amount: int, who: Ref = SELF) -> Effect:
    """Its controller says which ones. [VTES-A.2-05]"""
    return Effect(
        "burn-convictions",
        "_burn_convictions(s, who, amount)",
        (("amount", amount), ("who", who)),
        payable="len(convictions_on(s, who)) >= amount",
    )


def _gain_conviction(s: Vtes, who: Entity, library: int) -> None:
    if s.region[who]:
        s.do((gain_conviction_from, who, library))


def gain_conviction(who: Ref = SELF, *, library: bool = False) -> Effect:
    """From hand or ash heap, or from the library as well."""
    return Effect("gain-conviction", "_gain_conviction(s, who, library)", (("who", who), ("library", int(library))))


LANGUAGE.knows(_burn_convictions, _gain_conviction, convictions_on)
