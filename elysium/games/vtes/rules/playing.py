"""Playing a card: the "as played" window, replacement, price and effects; being cancelled. [section 1.6.1]"""

from __future__ import annotations

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    ACTION_KINDS,
    BY_FOE,
    CARDS,
    COMBAT_CARD,
    EVENT,
    H_CANCELLED,
    H_MASTER_PLAYED,
    H_PLAYED,
    H_PLAYING,
    MASTER,
    MODIFIER,
    NO_ENTITY,
    REACTION,
    W_AS_PLAYED,
    W_OWN_CARD,
    Card,
    Context,
    Entity,
    Face,
    Mode,
)
from elysium.games.vtes.definitions.meaning import Meaning
from elysium.games.vtes.definitions.traits import (
    REPLACED_BY_RESEARCH,
    REPLACES_ITSELF,
    STAYS_YOURS,
    WARDS_OFF_CANCELLING,
)
from elysium.games.vtes.marks import LATE_REACTIONS, LIMITED_BLEED, ON_LOAN, PUT_THERE_NOW, TABLE_ITSELF
from elysium.games.vtes.rules.announce import begin_card_action, begin_granted_action
from elysium.games.vtes.rules.cleanup import announcement_is_past
from elysium.games.vtes.rules.combat.rounds import combat_ability_used, combat_card_played
from elysium.games.vtes.rules.combat.strikes import strike_cancelled
from elysium.games.vtes.rules.entering import put_ally_into_play, put_on, put_on_table
from elysium.games.vtes.rules.entities import blank, burn, burn_empty, forget
from elysium.games.vtes.rules.frames import BEING_PLAYED, Playing, card_being_played
from elysium.games.vtes.rules.hands import delay_replacement, end_span, replace_late, replace_one
from elysium.games.vtes.rules.impulse import answers, asks, could_play, has_ability, impulse, might_play, offers
from elysium.games.vtes.rules.keeping import take_kept
from elysium.games.vtes.rules.lending import burn_played, is_lent, take_out_played
from elysium.games.vtes.rules.limits import is_marked, mark, mark_played, mark_taken_back, mark_used
from elysium.games.vtes.rules.paying import brings_pool, commit_to_price, pay_cost, pay_for_card
from elysium.games.vtes.rules.pool import oust_broke
from elysium.games.vtes.rules.special import draw_from_research
from elysium.games.vtes.rules.triggers import (
    NAMES_OF_ABILITY,
    NAMES_OF_MODE,
    OF_ABILITY,
    OF_MODE,
    do_effects,
    fire,
    stat,
)
from elysium.games.vtes.state import (
    ACTION,
    AWAKE,
    BLEED,
    GAME,
    INTERCEPT,
    LATE_CARDS,
    MASTER_ACTION,
    STEALTH,
    TABLE,
    VOTES,
    Vtes,
)
from elysium.games.vtes.terms import (
    ACCEPT,
    CANCELLED,
    PLAY,
    USE,
    WAKES,
    book,
    entity_of,
    entity_used,
    face_played,
    lent_played,
    methuselah_at,
    way_of,
)


@answers(PLAY)
def play(s: Vtes, seat: Seat, option: Option) -> None:
    """The card leaves the hand; all its choices are made. [VTES-1.6.1.1-03]"""
    _, card, minion, target = option
    face, place = face_played(option), lent_played(option)
    if not place:
        s.from_hand(seat, face)
    elif place in s.lent:
        mark(s, methuselah_at(seat), ON_LOAN, face, s.owner[place])
        forget(s, place)
        blank(s, place)
    else:
        mark(s, methuselah_at(seat), ON_LOAN, face, seat)
        take_kept(s, seat, face, place)
        burn_empty(s, place)
    begin_play(s, seat, face, way_of(card), entity_of(minion), target)


def begin_play(s: Vtes, seat: Seat, face: Face, number: int, minion: Entity, target: int) -> None:
    card = CARDS[face]
    mode = card.modes[number]
    warded = mode.means(Meaning.CANCELS) and _ward_against(s, seat)
    if mode.kind == MASTER:
        if mode.out_of_turn:
            s.debt[seat] += 1
        else:
            s.master_actions -= 1
    elif mode.kind == EVENT:
        s.discards -= 1
    elif mode.kind in (MODIFIER, REACTION) and not mode.reflex and not mode.as_announced:
        announcement_is_past(s)
    mark_played(s, seat, card, mode, minion)
    s.stack.append((played, seat, face, number, minion, target))
    s.stack.append((impulse, W_AS_PLAYED, 0))
    if s.windows >> W_OWN_CARD & 1 and not seat == s.turn == s.actor and mode.kind not in (MASTER, EVENT):
        s.stack.append((impulse, W_OWN_CARD, 0))
    if minion:
        fire(s, H_PLAYING, minion, face, number)
    if mode.names:
        s.stack.append((do_effects, face, NAMES_OF_MODE, number, 0, seat, minion, target, NO_ENTITY))
    if warded:
        burn(s, warded)
        cancel_card(s, unpaid=True)


def _ward_against(s: Vtes, seat: Seat) -> Entity:
    """What keeps this Methuselah from cancelling the minion card of somebody else that is being played."""
    playing = card_being_played(s)
    if playing is None or playing.seat == seat or CARDS[playing.face].modes[playing.number].kind in (MASTER, EVENT):
        return NO_ENTITY
    wards = (card for card in s.in_regions(TABLE) if CARDS[s.face[card]].traits & WARDS_OFF_CANCELLING)
    return next(wards, NO_ENTITY)


@book.step_that(BEING_PLAYED, owner="seat", carries="face", hides="target")
def played(s: Vtes, seat: Seat, face: Face, number: int, minion: Entity, target: int) -> None:
    """Nobody has cancelled the card: it is replaced, paid for, and does what it says. [VTES-1.6.1.1-05]"""
    card = CARDS[face]
    mode = card.modes[number]
    if not s.is_in(seat):
        take_out_played(s, seat, face)
        return
    if mode.kind in ACTION_KINDS:
        begin_card_action(s, seat, face, number, minion, target)
        replace(s, seat, card, mode, minion)
        commit_to_price(s, seat, face, number, minion, target)
    else:
        if mode.kind == MASTER:
            fire(s, H_MASTER_PLAYED, methuselah_at(seat), face)
        s.stack.append((resolve_card, seat, face, number, minion, target))
        replace(s, seat, card, mode, minion)
        pay_for_card(s, seat, face, number, minion, target, for_pool=brings_pool(mode))
    if minion:
        fire(s, H_PLAYED, minion, face, number)


@asks(W_AS_PLAYED)
def may_cancel(s: Vtes, seat: Seat, window: int) -> bool:
    """Cancelling a card and waking up are all that can be done while a card is being played. [VTES-1.6.1.1-04]"""
    playing = card_being_played(s)
    if playing is None:
        return False
    mode = CARDS[playing.face].modes[playing.number]
    if mode.ransom is not None and mode.ransom.payer(s, _context(playing)) == seat:
        return True
    if seat == playing.seat:
        return False
    if has_ability(s, seat, window):
        return True
    if not might_play(s, seat, window):
        return False
    if seat != s.turn and not s.debt[seat]:
        return True
    if mode.kind == MASTER or mode.kind == EVENT:
        return False
    if s.fighters:
        return any(s.controller[fighter] == seat for fighter in s.fighters)
    return s.has_minion(seat) if seat != s.actor else could_play(s, seat, window)


@asks(W_OWN_CARD)
def could_cancel_own(s: Vtes, seat: Seat, window: int) -> bool:
    """Some cards cancel any card, one's own as well; whoever plays it says so first. [VTES-1.6.1.1-04]"""
    playing = card_being_played(s)
    return playing is not None and playing.seat == seat and might_play(s, seat, window) and could_play(s, seat, window)


def replace(s: Vtes, seat: Seat, card: Card, mode: Mode, minion: Entity) -> None:
    if is_lent(s, seat, card.face):
        return
    kind = mode.kind
    if _comes_late(s, mode, minion):
        replace_late(s, seat)
    elif card.replace >= 0:
        delay_replacement(s, seat, card.replace)
        if card.traits & REPLACES_ITSELF:
            mark_taken_back(s, seat, card.replace, card.face)
    elif kind == REACTION and is_marked(s, TABLE_ITSELF, LATE_REACTIONS):
        delay_replacement(s, seat, ACTION)
    elif s.research[seat] and card.traits & REPLACED_BY_RESEARCH:
        s.do((draw_from_research, seat))
    else:
        replace_one(s, seat)


def _comes_late(s: Vtes, mode: Mode, minion: Entity) -> bool:
    return bool(mode.needs and s.acting and minion) and stat(s, LATE_CARDS, minion) > 0


@book.step_that(owner="seat", carries="face", hides="target")
def resolve_card(s: Vtes, seat: Seat, face: Face, number: int, minion: Entity, target: int) -> None:
    """What the card does; then it burns unless it stays in play. [VTES-1.6.3-01, VTES-1.6.2.6-01]"""
    card = CARDS[face]
    mode = card.modes[number]
    if not s.is_in(seat):
        take_out_played(s, seat, face)
        return
    source = NO_ENTITY
    if mode.stays:
        source = enter(s, seat, card, mode, minion, target)
        if mode.kind == MODIFIER:
            mark(s, source, PUT_THERE_NOW)
    else:
        burn_played(s, seat, face)
    if mode.kind == MASTER and card.trifle:
        if mode.out_of_turn:
            s.add(GAME, MASTER_ACTION, methuselah_at(seat), 1)
        else:
            s.master_actions += 1
    if mode.kind == MODIFIER:
        modify(s, mode, minion)
    elif mode.kind == REACTION:
        react(s, mode, minion)
    elif mode.kind == COMBAT_CARD:
        combat_card_played(s, mode, face, number, minion, target)
    if s.pool[seat] <= 0:
        s.do((oust_broke,))
    if mode.effects and mode.strike is None:
        s.stack.append((do_effects, face, OF_MODE, number, 0, seat, minion, target, source))
    if mode.cost:
        pay_cost(s, mode, Context(seat, minion, target, face, source))
    if mode.wakes:
        wake(s, minion)


def enter(s: Vtes, seat: Seat, card: Card, mode: Mode, minion: Entity, target: int) -> Entity:
    """Put the card into play: on its target, on the minion that played it, or by itself."""
    if mode.as_ally:
        return put_ally_into_play(s, card.face, seat)
    host = entity_of(target) if mode.target is not None and not mode.apart else NO_ENTITY
    if not host and mode.kind != MASTER and mode.kind != EVENT and not mode.target and mode.own:
        host = minion
    if host and s.region[host]:
        controller = seat if mode.kind == MASTER or card.traits & STAYS_YOURS else s.controller[host]
        return put_on(s, card.face, seat, controller, host, superior=mode.level == 2)
    return put_on_table(s, card.face, seat, seat)


def modify(s: Vtes, mode: Mode, minion: Entity) -> None:
    """Stealth, bleed and votes for the rest of the action. [VTES-6.2-03]"""
    if mode.stealth:
        s.add(ACTION, STEALTH, s.acting, mode.stealth)
    if mode.bleed:
        s.add(ACTION, BLEED, s.acting, mode.bleed)
    if mode.limited:
        mark(s, s.acting, LIMITED_BLEED)
    if mode.votes:
        s.add(ACTION, VOTES, minion, mode.votes)


def react(s: Vtes, mode: Mode, minion: Entity) -> None:
    if mode.intercept:
        s.add(ACTION, INTERCEPT, minion, mode.intercept)
    if mode.votes:
        s.add(ACTION, VOTES, minion, mode.votes)


def wake(s: Vtes, minion: Entity) -> None:
    """May block and react as if unlocked until the action ends, but is not unlocked. [VTES-11-02, VTES-11-03]"""
    s.add(ACTION, AWAKE, minion, 1)
    if not s.quiet:
        s.tell(WAKES, s.ref(minion))


# Cancelling


def cancel_card(s: Vtes, *, unpaid: bool) -> None:
    """The card whose window is open has no effect; it still counts as played. [VTES-TPL-02, VTES-TPL-03]"""
    card = card_being_played(s)
    if card is not None:
        s.exchange((played, *card), (cancelled, *card[:4], int(unpaid), card.target))
        # Nobody needs to answer a card that is cancelled already.
        s.cancel(impulse, W_OWN_CARD)
        s.cancel(impulse, W_AS_PLAYED)


@book.step_that(owner="seat", carries="face", hides="target")
def cancelled(s: Vtes, seat: Seat, face: Face, number: int, minion: Entity, unpaid: int, target: int) -> None:
    """It is replaced at once, even if its text says later: that text is cancelled as well."""
    card = CARDS[face]
    mode = card.modes[number]
    lent = is_lent(s, seat, face)
    burn_played(s, seat, face)
    if not s.quiet:
        s.tell(CANCELLED, face)
    if not s.is_in(seat):
        return
    if mode.kind in ACTION_KINDS:
        # The action never starts: the minion is not locked and pays nothing. [VTES-TPL-05, VTES-TPL-06]
        end_span(s, ACTION)
        unpaid = True
    if mode.kind == COMBAT_CARD and mode.strike is not None:
        strike_cancelled(s, minion)
    if not lent and _comes_late(s, mode, minion):
        replace_late(s, seat)
    elif not lent:
        replace_one(s, seat)
    if not unpaid:
        pay_for_card(s, seat, face, number, minion, target, for_pool=False)
    if mode.kind == MASTER:
        fire(s, H_MASTER_PLAYED, methuselah_at(seat), face)
    fire(s, H_CANCELLED, methuselah_at(seat), face)


@offers(W_AS_PLAYED)
def pay_ransom(s: Vtes, seat: Seat) -> list[Option]:
    """Some cards let whoever they hit cancel them for something."""
    playing = card_being_played(s)
    if playing is None:
        return []
    ransom = CARDS[playing.face].modes[playing.number].ransom
    if ransom is None or ransom.payer(s, _context(playing)) != seat or not ransom.payable(s, _context(playing)):
        return []
    return [(ACCEPT,)]


@answers(ACCEPT)
def ransomed(s: Vtes, seat: Seat, option: Option) -> None:
    playing = card_being_played(s)
    assert playing is not None, "a card is being played"
    ransom = CARDS[playing.face].modes[playing.number].ransom
    assert ransom is not None, "it can be cancelled for something"
    cancel_card(s, unpaid=False)
    ransom.pay(s, _context(playing))


def _context(playing: Playing) -> Context:
    return Context(playing.seat, playing.minion, playing.target, playing.face)


# Abilities


@answers(USE)
def use(s: Vtes, seat: Seat, option: Option) -> None:
    """Use what a card in play offers."""
    _, named, user, target = option
    entity, number, minion = entity_used(option), way_of(named), entity_of(user)
    face = s.face[entity]
    mode = CARDS[face].abilities[number]
    mark_used(s, seat, entity, mode, number, minion)
    if not mode.as_announced:
        announcement_is_past(s)
    if mode.kind in ACTION_KINDS:
        begin_granted_action(s, seat, entity, number, minion, target)
        if mode.names:
            s.stack.append((do_effects, face, NAMES_OF_ABILITY, number, 0, seat, minion, target, entity))
        return
    if mode.effects and mode.strike is None:
        s.stack.append((do_effects, face, OF_ABILITY, number, 0, seat, minion or s.host[entity], target, entity))
    if mode.kind == COMBAT_CARD:
        fighter = minion if mode.by == BY_FOE else s.host[entity] or entity
        combat_ability_used(s, mode, entity, number, fighter, target)
    if mode.kind == MODIFIER:
        modify(s, mode, minion)
    if mode.cost:
        pay_cost(s, mode, Context(seat, minion, target, face, entity))
