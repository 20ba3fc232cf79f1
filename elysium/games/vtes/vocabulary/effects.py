"""What cards do: verbs, with how much and whom. Each goes through the one function of the rules for its event."""

from __future__ import annotations

from collections.abc import Callable

from elysium.engine.audience import EVERYONE, only
from elysium.engine.cards.nodes import Effect, Noun, Quantity, Ref, Seats
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import CARDS, NO_FACE, W_BLOCKED, W_UNBLOCKED, Context, Entity, Face
from elysium.games.vtes.definitions.names import CLANS, LIBRARY_TYPES, SECTS, TITLES, claim_of
from elysium.games.vtes.marks import FED, GAVE_BLOOD_FOR, TORTURED
from elysium.games.vtes.rules.announce import call_off
from elysium.games.vtes.rules.blocks import attempt, offer_blocks
from elysium.games.vtes.rules.combat.damage import damage_kinds, harm, prevent, treat_as_normal
from elysium.games.vtes.rules.combat.rounds import go_on, start_combat
from elysium.games.vtes.rules.combat.rounds import queue_combat as rule_queue_combat
from elysium.games.vtes.rules.combat.strikes import add_to_strike, use_weapon
from elysium.games.vtes.rules.counters import add_counters as rule_add_counters
from elysium.games.vtes.rules.counters import burn_blood as rule_burn_blood
from elysium.games.vtes.rules.counters import gain_blood as rule_gain_blood
from elysium.games.vtes.rules.counters import move_blood as rule_move_blood
from elysium.games.vtes.rules.crypts import remember, take_top
from elysium.games.vtes.rules.entering import put_on, put_vampire_into_play
from elysium.games.vtes.rules.entities import (
    attach,
    remove_from_game,
    stand_alone,
    to_crypt_bottom,
    to_ready,
    to_torpor,
)
from elysium.games.vtes.rules.entities import burn as rule_burn
from elysium.games.vtes.rules.entities import lock as rule_lock
from elysium.games.vtes.rules.entities import steal as rule_steal
from elysium.games.vtes.rules.entities import unlock as rule_unlock
from elysium.games.vtes.rules.frames import card_being_played
from elysium.games.vtes.rules.hands import (
    ANY_TYPE,
    discard_some,
    faces_of_type,
    know_library,
    refill,
    shuffle_library,
)
from elysium.games.vtes.rules.hands import draw as rule_draw
from elysium.games.vtes.rules.impulse import impulse
from elysium.games.vtes.rules.limits import bar_this_action, mark, unmark, unmark_all
from elysium.games.vtes.rules.playing import cancel_card
from elysium.games.vtes.rules.politics import call_blood_hunt as rule_call_blood_hunt
from elysium.games.vtes.rules.politics import cancel_referendum, votes_are_directed
from elysium.games.vtes.rules.pool import burn_pool as rule_burn_pool
from elysium.games.vtes.rules.pool import gain_pool as rule_gain_pool
from elysium.games.vtes.rules.pool import take_edge
from elysium.games.vtes.rules.sects import change_sect as rule_change_sect
from elysium.games.vtes.rules.sects import name_clan
from elysium.games.vtes.rules.seeking import equip_from_library as rule_equip
from elysium.games.vtes.rules.seeking import seek_in_crypt, seek_in_library
from elysium.games.vtes.rules.special import research as rule_research
from elysium.games.vtes.rules.titles import give_title
from elysium.games.vtes.rules.torpor import commit_diablerie
from elysium.games.vtes.rules.trophies import slay
from elysium.games.vtes.rules.turn import crypt_to_uncontrolled
from elysium.games.vtes.rules.zones import action_card_to_hand
from elysium.games.vtes.state import (
    DISTANCES,
    GAME,
    MASTER_ACTION,
    NOBODY,
    READY,
    RED_LIST,
    ROUND,
    SCOPES,
    SHIELD,
    TORPOR,
    UNCONTROLLED,
    Vtes,
)
from elysium.games.vtes.terms import BLEED_REDIRECTED, LOOKED, SHOWED, methuselah_at
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import IT, SELF, THIS, YOU

LANGUAGE.knows(harm, start_combat, remove_from_game, cancel_card, take_edge, crypt_to_uncontrolled, refill)
LANGUAGE.names |= {
    "rule_gain_pool": rule_gain_pool,
    "rule_queue_combat": rule_queue_combat,
    "rule_burn_pool": rule_burn_pool,
    "rule_gain_blood": rule_gain_blood,
    "rule_burn_blood": rule_burn_blood,
    "rule_move_blood": rule_move_blood,
    "rule_lock": rule_lock,
    "rule_unlock": rule_unlock,
    "rule_draw": rule_draw,
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


def damage(amount: Quantity, who: Ref) -> Effect:
    return Effect("damage", "harm(s, who, amount, environmental=False)", (("amount", amount), ("who", who)))


def _sunlight(s: Vtes, who: Entity, amount: int) -> None:
    if s.region[who]:
        harm(s, who, aggravated=amount, environmental=True, unpreventable=True)


def sunlight(amount: int, who: Ref) -> Effect:
    """Aggravated environmental damage that cannot be prevented."""
    return Effect("sunlight", "_sunlight(s, who, amount)", (("amount", amount), ("who", who)))


# Locking, control, regions


def lock(what: Whom) -> Effect:
    return Effect("lock", "rule_lock(s, what)", (("what", what),), payable="not locked[what]")


def unlock(what: Whom) -> Effect:
    return Effect("unlock", "rule_unlock(s, what)", (("what", what),))


def _steal(s: Vtes, card: Entity, seat: Seat) -> None:
    if s.region[card] and seat != NOBODY and s.is_in(seat):
        rule_steal(s, card, seat)


def steal(what: Ref, by: Seats = YOU) -> Effect:
    given = (("deed", "give"),) if what == THIS and by != YOU else ()
    return Effect("steal", "_steal(s, what, by)", (("what", what), ("by", by), *given))


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


def burn_edge() -> Effect:
    return Effect("burn-edge", "take_edge(s, NOBODY)", payable="edge == c.seat")


def stay_behind() -> Effect:
    """The card outlives what it is on, and lies on the table for the time being."""
    return Effect("stay-behind", "stand_alone(s, c.source)")


def bear_grudge(card: Ref, seat: Seats) -> Effect:
    """The card works against this Methuselah from now on."""
    return Effect("bear-grudge", "mark(s, card_, GRUDGE, seat)", (("card_", card), ("seat", seat)))


def diablerize(victim: Ref, by: Ref = SELF) -> Effect:
    return Effect("diablerize", "commit_diablerie(s, by, who)", (("who", victim), ("by", by)))


def to_crypt(what: Ref) -> Effect:
    """Face down to the bottom of its Methuselah's crypt."""
    return Effect("to-crypt", "to_crypt_bottom(s, what, seen=False)", (("what", what),))


# The action


def enter_combat(foe: Ref = IT, by: Ref = SELF) -> Effect:
    return Effect("enter-combat", "start_combat(s, by, foe)", (("foe", foe), ("by", by)), brings=("combat",))


def _redirect(s: Vtes, seat: Seat) -> None:
    """Another Methuselah is bled and may attempt to block. [VTES-6.2.2.1-14]"""
    s.action_seat = seat
    s.may_block = (seat,)
    if not s.quiet:
        s.tell(BLEED_REDIRECTED, seat)
    if s.comes_next(impulse, W_UNBLOCKED):
        s.cancel(impulse, W_UNBLOCKED)
    s.do((offer_blocks,))


def redirect_bleed() -> Effect:
    """To the Methuselah who is the target."""
    return Effect("redirect-bleed", "_redirect(s, seat_of(c.target))")


def _end_action(s: Vtes) -> None:
    s.action_over = True
    if s.comes_next(impulse, W_BLOCKED):
        s.cancel(impulse, W_BLOCKED)


def end_action() -> Effect:
    """Nothing comes of it, or of a block."""
    return Effect("end-action", "_end_action(s)")


def lock_at_resolution(who: Ref) -> Effect:
    """Before the action resolves, and not at once."""
    return Effect("lock-at-resolution", "mark(s, who, LOCKS_AT_RESOLUTION)", (("who", who),))


def _put_this_on(s: Vtes, card: Entity, host: Entity) -> None:
    if s.region[card] and READY <= s.region[host] <= TORPOR:
        attach(s, card, host)


def put_this_on(host: Ref) -> Effect:
    """The card goes from where it is to another one."""
    return Effect("put-this-on", "_put_this_on(s, c.source, who)", (("who", host),))


def set_range(distance: str) -> Effect:
    """For this round: nobody maneuvers."""
    args = (("distance_", distance), ("number", DISTANCES.index(distance)))
    return Effect("set-range", "mark(s, 0, RANGE_SET, number)", args)


def strike_with_this() -> Effect:
    """With the first strike of this card."""
    return Effect("strike-with-this", "use_weapon(s, c.minion, c.source, 0, 0)")


def remember_chosen(what: Ref, by: Ref = THIS) -> Effect:
    """In place of what was chosen before."""
    return Effect(
        "remember", "(unmark(s, by, REMEMBERED), mark(s, by, REMEMBERED, what))", (("what", what), ("by", by))
    )


def _call_off(s: Vtes) -> None:
    rule_unlock(s, s.acting)
    call_off(s)
    s.action_over = True
    if s.comes_next(impulse, W_BLOCKED):
        s.cancel(impulse, W_BLOCKED)


def call_off_action() -> Effect:
    """The action ends without success, and this minion cannot take it again this turn."""
    return Effect("call-off-action", "_call_off(s)")


def _attempt(s: Vtes, minion: Entity) -> None:
    if s.blocker != minion:
        s.cancel_up_to(offer_blocks)
        attempt(s, minion)


def unlock_afterwards(who: Ref, clan: str) -> Effect:
    """If the action succeeds, and it is of that clan still."""
    args = (("who", who), ("clan_", clan), ("number", CLANS.index(clan)))
    return Effect("unlock-afterwards", "mark(s, who, UNLOCKS_AFTER, number)", args)


def attempt_block(who: Ref = SELF) -> Effect:
    """At once, or the attempt goes on."""
    return Effect("attempt-block", "_attempt(s, who)", (("who", who),))


def cancel(*, pays: bool = True) -> Effect:
    """The card being played has no effect."""
    return Effect("cancel", "cancel_card(s, unpaid=not pays)", (("pays", int(pays)),))


def go_to_torpor(who: Ref) -> Effect:
    """An ally burns instead. [VTES-1.6.3-10]"""
    return Effect("go-to-torpor", "to_torpor(s, who)", (("who", who),))


# The referendum


def call_off_referendum() -> Effect:
    """It is not tallied, and nothing comes of it."""
    return Effect("call-off-referendum", "cancel_referendum(s)")


def take_back_action_card() -> Effect:
    """The card from hand by which the action is taken, if there is one."""
    return Effect("take-back-action-card", "action_card_to_hand(s)")


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


def end_torture() -> Effect:
    """All torture counters burn."""
    return Effect("end-torture", "_end_torture(s)")


LANGUAGE.knows(_torture, _end_torture)

# Combat


def treats_as_normal(who: Ref = SELF, *, until: int) -> Effect:
    """Aggravated damage that it is about to take, and what comes in the span."""
    args = (("who", who), ("span", until), ("until", SCOPES[until]))
    return Effect("treats-as-normal", "treat_as_normal(s, who, span)", args)


LANGUAGE.knows(treat_as_normal)


def _shield(s: Vtes, minion: Entity) -> None:
    s.add(ROUND, SHIELD, minion, 1)
    _prevent_strike(s, minion)


def _prevent_strike(s: Vtes, minion: Entity) -> None:
    for kind in damage_kinds(s, minion, strikes_only=True):
        prevent(s, minion, sum(entry[1] + entry[2] for entry in s.damage), kind, strikes_only=True)


def shield(who: Ref = SELF) -> Effect:
    """All damage from the opposing minion's strikes is prevented this round."""
    return Effect("shield", "_shield(s, who)", (("who", who),))


def prevent_strike(who: Ref = SELF) -> Effect:
    """All damage that the strike would do now."""
    return Effect("prevent-strike", "_prevent_strike(s, who)", (("who", who),))


def prevent_damage(amount: int, who: Ref) -> Effect:
    """Of the kind that is the target."""
    return Effect("prevent-damage", "prevent(s, who, amount, c.target)", (("amount", amount), ("who", who)))


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


def queue_combat() -> Effect:
    """Another one with the same minion, after this one."""
    return Effect("queue-combat", "rule_queue_combat(s)")


def start_round() -> Effect:
    """A new one instead of the end of combat."""
    return Effect("start-round", "go_on(s)")


# Cards


def draw(amount: Quantity, who: Seats = YOU) -> Effect:
    """More cards than the hand holds are discarded then."""
    return Effect("draw", "(rule_draw(s, who, amount), refill(s, who))", (("amount", amount), ("who", who)))


def draw_crypt(who: Seats = YOU) -> Effect:
    """The top card of the crypt, face down, to the uncontrolled region."""
    return Effect("draw-crypt", "crypt_to_uncontrolled(s, who)", (("who", who),))


def discard(amount: int, kind: str = "", who: Seats = YOU) -> Effect:
    """Cards of their choice, of one type or of any."""
    number = LIBRARY_TYPES.index(kind) if kind else ANY_TYPE
    args = (("amount", amount), ("kind", kind), ("number", number), ("who", who))
    payable = "len(faces_of_type(s, who, number)) >= amount"
    return Effect("discard", "discard_some(s, who, amount, number)", args, payable=payable)


def search_crypt(who: Seats = YOU) -> Effect:
    """For a vampire, which is shown and goes face down to the uncontrolled region."""
    return Effect("search-crypt", "s.do((seek_in_crypt, who))", (("who", who),))


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


def give_back_master_action() -> Effect:
    """To whoever plays the card that is cancelled."""
    return Effect("give-back-master-action", "_give_back_master_action(s)")


# Sects, clans, titles, votes


def _take_title(s: Vtes, vampire: Entity, title: int, city: str) -> None:
    """The old title, and a card that stood for it, goes first. [VTES-10-01]"""
    if not s.action_face or not READY <= s.region[vampire] <= TORPOR:
        return
    if give_title(s, vampire, title, claim_of(title, s.clan[vampire], city)):
        face, s.action_face = s.action_face, NO_FACE
        put_on(s, face, s.turn, s.controller[vampire], vampire)


def take_title(title: str, city: str = "", who: Ref = SELF) -> Effect:
    """The action card is put on the vampire and stands for the title. [VTES-11-21]"""
    args = (("who", who), ("title_", title), ("number", TITLES.index(title)))
    named = (("city", city), ("place", city.lower().replace(" ", "-")))
    word = "take-city-title" if city else "take-title"
    return Effect(word, "_take_title(s, who, number, place)", args + named, brings=("this-card",))


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


def call_blood_hunt(who: Ref) -> Effect:
    """As after a diablerie."""
    return Effect("call-blood-hunt", "rule_call_blood_hunt(s, who)", (("who", who),))


def _become_red_list(s: Vtes, minion: Entity) -> None:
    s.flags[minion] |= RED_LIST


def become_red_list(who: Ref) -> Effect:
    """[VTES-11-12]"""
    return Effect("become-red-list", "_become_red_list(s, who)", (("who", who),))


def _become_vampire(s: Vtes, seat: Seat, capacity: int, like: Entity) -> None:
    face, s.action_face = s.action_face, NO_FACE
    if face:
        put_vampire_into_play(s, face, seat, capacity, like=like)


def become_vampire(capacity: int) -> Effect:
    """The action card is a vampire of the acting one's clan and sect from now on, without blood."""
    code = "_become_vampire(s, c.seat, capacity_, c.minion)"
    return Effect("become-vampire", code, (("capacity_", capacity),), brings=("this-card",))


LANGUAGE.knows(_sunlight, to_torpor)
LANGUAGE.knows(_take_title, _become_red_list, _become_vampire, to_crypt_bottom)
LANGUAGE.names["rule_call_blood_hunt"] = rule_call_blood_hunt


def change_sect(who: Ref, sect: str) -> Effect:
    """Its clan stays. [VTES-10.2-08, VTES-10.5-04]"""
    args = (("who", who), ("sect_", sect), ("number", SECTS.index(sect)))
    return Effect("change-sect", "rule_change_sect(s, who, number, by=c.source)", args)


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


def _top_to_bottom(s: Vtes, seat: Seat) -> None:
    face, *rest = s.libraries[seat]
    s.libraries = s.put(s.libraries, seat, (*rest, face))
    bottom = (*s.library_bottoms[seat], face)[-len(rest) - 1 :]
    know_library(s, seat, s.library_tops[seat][1:], bottom)


def top_to_bottom(who: Seats = YOU) -> Effect:
    """Of one's own library."""
    return Effect("top-to-bottom", "_top_to_bottom(s, who)", (("who", who),))


def _gain_master_action(s: Vtes, amount: int) -> None:
    s.master_actions += amount


def gain_master_action(amount: int = 1) -> Effect:
    return Effect("gain-master-action", "_gain_master_action(s, amount)", (("amount", amount),))


def _use_transfers(s: Vtes, amount: int) -> None:
    s.transfers -= amount


def use_transfers(amount: int) -> Effect:
    """[VTES-7-01]"""
    payable = "turn == c.seat and transfers >= amount"
    return Effect("use-transfers", "_use_transfers(s, amount)", (("amount", amount),), payable=payable)


def _spend_discard_action(s: Vtes) -> None:
    s.discards -= 1


def spend_discard_action() -> Effect:
    return Effect("spend-discard-action", "_spend_discard_action(s)", payable="turn == c.seat and discards > 0")


LANGUAGE.knows(_end_action, _put_this_on, use_weapon, unmark)
LANGUAGE.knows(_into_library, _look_at_top, _top_to_bottom, _gain_master_action, _spend_discard_action, _use_transfers)
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
