"""How an action ends: paid for and carried out, or blocked, or without effect. [section 6.2.3]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from elysium.engine.state import Frame, Option, Seat
from elysium.games.vtes.definitions.language import (
    CARDS,
    H_AFTER_ACTION,
    H_BLEED_SUCCESS,
    H_BLOCK_RESOLVED,
    H_HUNTED,
    H_WOULD_BLEED,
    NO_ENTITY,
    NO_FACE,
    W_AFTER_ACTION,
    W_AFTER_BLOCK,
    W_BLOCKED,
    W_UNBLOCKED,
    W_WOULD,
    Card,
    Context,
    Entity,
    Face,
    Mode,
)
from elysium.games.vtes.definitions.names import ANARCH
from elysium.games.vtes.definitions.traits import (
    ACTS_AT_ONCE,
    BURNING_HURTS_AT_SUPERIOR,
    BURNING_HURTS_VAMPIRES,
    CAPS_BLEEDS,
    STAYS_YOURS,
)
from elysium.games.vtes.marks import (
    BLED_PREY,
    BLED_WELL,
    BLOCKED_BEFORE,
    COMBAT_CANCELLED,
    COST_BLOOD,
    COULD_BLOCK,
    EQUIPPED_WITH,
    HAS_RECRUITED,
    LOCKS_AT_RESOLUTION,
    TABLE_ITSELF,
    UNLOCKS_AFTER,
)
from elysium.games.vtes.rules.blocks import offer_blocks, take_back_block
from elysium.games.vtes.rules.cleanup import forget_action
from elysium.games.vtes.rules.combat.damage import harm
from elysium.games.vtes.rules.counters import burn_blood, gain_blood, move_blood
from elysium.games.vtes.rules.entering import begin_with_more_life, put_ally_into_play, put_on, put_on_table
from elysium.games.vtes.rules.entities import attach, burn, lock, to_ready, unlock
from elysium.games.vtes.rules.frames import ENDS_ACTION, STILL_HAPPENS, WOULD_HAPPEN
from elysium.games.vtes.rules.hands import end_span
from elysium.games.vtes.rules.imbued import is_avenged
from elysium.games.vtes.rules.impulse import impulse, targets
from elysium.games.vtes.rules.lending import burn_played
from elysium.games.vtes.rules.limits import is_marked, mark, marked, marks_on
from elysium.games.vtes.rules.mandatory import recall_commanded, recall_spent, starve
from elysium.games.vtes.rules.paying import DUE, brings_pool, is_price_open, pay, pay_in_kind, settle_price
from elysium.games.vtes.rules.politics import call_referendum
from elysium.games.vtes.rules.pool import burn_pool, oust_broke, take_edge
from elysium.games.vtes.rules.sects import change_sect
from elysium.games.vtes.rules.slaves import meet_blocker
from elysium.games.vtes.rules.torpor import burn_victim, commit_diablerie, offer_diablerie, take_spoils
from elysium.games.vtes.rules.triggers import (
    INTERPRETER,
    OF_ABILITY,
    OF_MODE,
    ON_ABILITY_SUCCESS,
    ON_MODE_SUCCESS,
    do_effects,
    fire,
    stat,
)
from elysium.games.vtes.rules.values import bleed_of, card_price, rescue_price, use_up_discounts
from elysium.games.vtes.state import (
    ACTION,
    ACTION_COST,
    ANARCH_ACTION,
    BLEED_ACTION,
    BLOCK_OR_PAY,
    BLOCKED,
    CARD_ACTION,
    COMBAT,
    COMMANDED,
    CONTESTED,
    DIABLERIE_ACTION,
    EMPLOY_ACTION,
    EQUIP_ACTION,
    FINISH_ACTION,
    HUNT,
    HUNT_ACTION,
    LEAVE_TORPOR_ACTION,
    NO_ALLY_BLOCKS,
    NO_VAMPIRE_BLOCKS,
    POLITICAL_ACTION,
    READY,
    RECRUIT_ACTION,
    RECRUITED,
    RED_LIST_ACTION,
    RESCUE_ACTION,
    STEADY,
    SUPERIOR,
    TAKE_ACTION,
    TORPOR,
    UNCONTROLLED,
    Vtes,
)
from elysium.games.vtes.terms import (
    ACTION_ENDS,
    ACTION_FIZZLES,
    ACTION_SUCCEEDS,
    BLED_FOR,
    CHOOSE,
    ENTITY,
    book,
    entity_of,
    face_of,
    is_face_down,
)

LEAVE_TORPOR_PRICE = 2
RED_LIST_PRICE = 1
"""[VTES-11-13]"""


def action_card(s: Vtes) -> Card | None:
    """The card that gives the action its text: from hand, or in play."""
    if s.action_source:
        return CARDS[s.face[s.action_source]]
    return CARDS[s.action_face] if s.action_face else None


def action_mode(s: Vtes) -> Mode | None:
    card = action_card(s)
    if card is None or s.action_mode < 0:
        return None
    return (card.abilities if s.action_source else card.modes)[s.action_mode]


@book.step
def resolve_action(s: Vtes) -> None:
    """Success, or a block, or neither. [VTES-6-04, VTES-6.2.3-01, VTES-6.2.3-06]"""
    _pay_for_waking(s)
    for minion in marked(s, LOCKS_AT_RESOLUTION):
        if s.region[minion] == READY:
            lock(s, minion)
    if s.action_over:
        return
    if s.blocked:
        if s.windows >> W_WOULD & 1:
            s.do((impulse, W_WOULD, 0), (block_would_resolve, s.blocker, s.acting))
        else:
            resolve_block(s)
        return
    if s.region[s.acting] != (TORPOR if s.action == LEAVE_TORPOR_ACTION else READY):
        if not s.quiet:
            s.tell(ACTION_FIZZLES, s.ref(s.acting))
        return
    if not s.quiet:
        s.tell(ACTION_SUCCEEDS, s.ref(s.acting))
    pay_action(s)


def _pay_for_waking(s: Vtes) -> None:
    """A vampire that woke on condition of blocking pays if it has not."""
    for entry in [entry for entry in s.lasting if entry[1] == BLOCK_OR_PAY]:
        minion = entity_of(entry[2])
        s.lasting.remove(entry)
        if not s.flags[minion] & BLOCKED and s.region[minion]:
            burn_blood(s, minion, entry[3])


def price_of(s: Vtes) -> tuple[int, int, int]:
    """Blood of the acting minion, pool, and blood of the target that the action costs, with what makes it dearer."""
    blood, pool, other = _own_price(s)
    return max(0, blood + stat(s, ACTION_COST, s.acting)), pool, other


def _own_price(s: Vtes) -> tuple[int, int, int]:
    if s.action == LEAVE_TORPOR_ACTION and not action_card(s):
        return LEAVE_TORPOR_PRICE, 0, 0
    if s.action == RESCUE_ACTION:
        own, price = s.action_extra, rescue_price(s, s.acting, entity_of(s.action_target))
        return own, 0, max(0, price - own)
    if s.action == RED_LIST_ACTION:
        return RED_LIST_PRICE, 0, 0
    if s.action == ANARCH_ACTION:
        return s.action_extra or anarch_price(s, s.controller[s.acting], s.acting), 0, 0
    card, mode = action_card(s), action_mode(s)
    if card is None or mode is None:
        return 0, 0, 0
    if s.action_source:
        return mode.blood, mode.pool, 0
    blood, pool = card_price(s, s.controller[s.acting], s.acting, card, mode, s.action_target)
    return blood + mode.blood, pool + mode.pool, 0


def anarch_price(s: Vtes, seat: Seat, minion: Entity) -> int:
    """Two blood, or one beside another ready Anarch. [VTES-10.5-03]"""
    others = (s.sect[other] == ANARCH for other in s.minions(seat) if other != minion and s.is_vampire(other))
    return 1 if any(others) else 2


def pay_action(s: Vtes) -> None:
    """Costs are due on success. [VTES-6.2.3-05]"""
    if s.governing and s.action_face and not s.action_source:
        frame = (s.controller[s.acting], s.action_face, s.action_mode, s.acting, s.action_target, DUE)
        if is_price_open(s, *frame):
            s.do((settle_price, *frame), (pay_settled,))
            return
    _pay_action(s)


@book.step
def pay_settled(s: Vtes) -> None:
    """As its player has settled it."""
    _pay_action(s)


def _pay_action(s: Vtes) -> None:
    """What cannot be paid in full is paid for nothing. [VTES-6.2.3-05]"""
    seat = s.controller[s.acting]
    blood, pool, other = price_of(s)
    target = entity_of(s.action_target) if s.action == RESCUE_ACTION else NO_ENTITY
    enough = s.blood[s.acting] >= blood and s.pool[seat] >= pool and (not other or s.blood[target] >= other)
    mode, card = action_mode(s), action_card(s)
    context = Context(seat, s.acting, s.action_target, card.face if card is not None else NO_FACE, s.action_source)
    if mode is not None and mode.other_costs:
        enough = enough and all(cost.payable(s, context) for cost in mode.other_costs)
    for_pool = pool > 0 and enough and mode is not None and brings_pool(mode)
    if for_pool:
        s.do((oust_broke,))
    if enough:
        if blood or other:
            mark(s, TABLE_ITSELF, COST_BLOOD)
        s.do((perform, bleed_of(s, s.acting) if s.action == BLEED_ACTION else 0))
    if mode is not None and mode.cost:
        pay_in_kind(s, mode, context)
    if enough and card is not None and mode is not None and not s.action_source and s.governing:
        use_up_discounts(s, seat, s.acting, card, mode, s.action_target)
    pay(s, seat, s.acting, blood, pool, for_pool=for_pool)
    if other:
        burn_blood(s, target, other)


@book.step
def perform(s: Vtes, bleed: int) -> None:
    """The action does what it is for; an ally that has paid for it with its last life bleeds for as much."""
    if s.action == BLEED_ACTION and _is_borne(s):
        success = (bleed_succeeds, s.acting, bleed, bleed_of(s, s.acting))
        if s.windows >> W_WOULD & 1:
            s.do((impulse, W_WOULD, 0), success)
        else:
            s.do(success)
        return
    if s.action == BLEED_ACTION:
        return
    seat = s.controller[s.acting]
    if s.action == CARD_ACTION:
        _success_effects(s, seat)
    if _target_fits(s, seat):
        PERFORM.get(s.action, _card_action)(s, s.acting, seat)


@book.step_that(WOULD_HAPPEN)
def bleed_succeeds(s: Vtes, minion: Entity, bleed: int, before: int) -> None:
    """Nothing has happened instead."""
    s.do((bleed_now, bleed, before))
    if bleed > 0:
        fire(s, H_WOULD_BLEED, minion)


@book.step
def bleed_now(s: Vtes, bleed: int, before: int) -> None:
    """As much as before, with what was changed just before it succeeds."""
    _bleed(s, s.acting, s.controller[s.acting], bleed + bleed_of(s, s.acting) - before)


def _bleed(s: Vtes, minion: Entity, seat: Seat, amount: int) -> None:
    """Pool burns, and the Edge goes to the bleeder unless it was for nothing. [VTES-6.1.1-05, -07, -08]"""
    target = s.action_seat
    card = action_card(s)
    if card is not None:
        # What the action does besides, however much it takes.
        _effects(s, card, action_mode(s), seat, s.action_source)
    if not s.quiet:
        s.tell(BLED_FOR, s.ref(minion), target, amount)
    if amount <= 0 or not s.is_in(target):
        return
    if s.flags[minion] & COMMANDED:
        s.do((recall_commanded,))
    _success_effects(s, seat)
    mark(s, minion, BLED_WELL)
    if target == s.prey(seat):
        mark(s, minion, BLED_PREY)
    lost = _pool_lost_to_bleed(s, target, amount)
    fire(s, H_BLEED_SUCCESS, minion, min(lost, s.pool[target]), int(target == s.prey(seat)))
    take_edge(s, seat)
    burn_pool(s, target, lost)


CAP: Final = 2


def _pool_lost_to_bleed(s: Vtes, seat: Seat, amount: int) -> int:
    """The bleed is as large as it is, but some cards keep their Methuselah from losing more to it."""
    if amount <= CAP:
        return amount
    capped = any(
        CARDS[s.face[e]].traits & CAPS_BLEEDS and s.controller[e] == seat and READY <= s.region[e] < CONTESTED
        for e in s.able
    )
    return CAP if capped else amount


def _success_effects(s: Vtes, seat: Seat) -> None:
    mode, card = action_mode(s), action_card(s)
    if mode is not None and card is not None and mode.on_success:
        part = ON_ABILITY_SUCCESS if s.action_source else ON_MODE_SUCCESS
        s.do((do_effects, card.face, part, s.action_mode, 0, seat, s.acting, s.action_target, s.action_source))


def _hunt(s: Vtes, minion: Entity, seat: Seat) -> None:
    """One blood, or what a card makes of it. [VTES-6.1.2-02, VTES-6.1.6-03]"""
    card, mode = action_card(s), action_mode(s)
    _success_effects(s, seat)
    if mode is not None and mode.effects and card is not None:
        # It says itself where the blood comes from.
        _effects(s, card, mode, seat, s.action_source)
        return
    amount = 1 + stat(s, HUNT, minion) + (mode.hunt if mode is not None else 0)
    gain_blood(s, minion, amount)
    if amount > 0:
        fire(s, H_HUNTED, minion)


def hunt_from(s: Vtes, hunter: Entity, giver: Entity) -> None:
    """What the hunt brings is stolen, as far as there is any; without blood it brings nothing."""
    amount = min(1 + stat(s, HUNT, hunter), s.blood[giver])
    if amount > 0:
        move_blood(s, giver, hunter, amount)
        fire(s, H_HUNTED, hunter)


def _equip(s: Vtes, minion: Entity, seat: Seat) -> None:
    """Equipment and retainers go on the acting minion. [VTES-6.1.3-02, VTES-6.1.4-02, VTES-6.1.4-05]"""
    mode = action_mode(s)
    if s.action_source:
        _card_action(s, minion, seat)
        return
    face, s.action_face = s.action_face, NO_FACE
    host = entity_of(s.action_target) or minion
    superior, extra_life = (mode.level == 2, mode.extra_life) if mode is not None else (False, 0)
    entity = put_on(s, face, seat, s.controller[host], host, superior=superior, extra_life=extra_life)
    begin_with_more_life(s, entity)
    mark(s, minion, EQUIPPED_WITH, face)
    _effects(s, CARDS[face], mode, seat, entity)


def _effects(s: Vtes, card: Card, mode: Mode | None, seat: Seat, source: Entity) -> None:
    if mode is not None and mode.effects:
        part = OF_ABILITY if s.action_source else OF_MODE
        s.do((do_effects, card.face, part, s.action_mode, 0, seat, s.acting, s.action_target, source))


def _recruit(s: Vtes, minion: Entity, seat: Seat) -> None:
    """An ally enters the ready region with its life; it cannot act this turn. [VTES-6.1.5-02, VTES-6.1.5-03]"""
    mode = action_mode(s)
    face, s.action_face = s.action_face, NO_FACE
    entity = put_ally_into_play(s, face, seat, mode)
    if not CARDS[face].traits & ACTS_AT_ONCE:
        s.flags[entity] |= RECRUITED
    mark(s, minion, HAS_RECRUITED)
    begin_with_more_life(s, entity)
    _effects(s, CARDS[face], mode, seat, entity)


def _political(s: Vtes, minion: Entity, seat: Seat) -> None:
    call_referendum(s)


def _leave_torpor(s: Vtes, minion: Entity, seat: Seat) -> None:
    """[VTES-6.5.2-03, VTES-6.5.2-04]"""
    to_ready(s, minion)
    card = action_card(s)
    if card is not None:
        _effects(s, card, action_mode(s), seat, s.action_source)


def _rescue(s: Vtes, minion: Entity, seat: Seat) -> None:
    """[VTES-6.5.3-03, VTES-6.5.3-04]"""
    vampire = entity_of(s.action_target)
    if s.region[vampire] == TORPOR:
        to_ready(s, vampire)


def _diablerie(s: Vtes, minion: Entity, seat: Seat) -> None:
    victim = entity_of(s.action_target)
    if s.region[victim] == TORPOR:
        commit_diablerie(s, minion, victim)


def _finish(s: Vtes, minion: Entity, seat: Seat) -> None:
    """Its equipment, then the Imbued, then what all others do about it. [VTES-A.5-04, VTES-A.5-05]"""
    victim = entity_of(s.action_target)
    if s.region[victim] == TORPOR and not s.is_vampire(victim):
        s.do((take_spoils, minion, victim), (burn_victim, victim), (is_avenged, minion, seat))


def _anarch(s: Vtes, minion: Entity, seat: Seat) -> None:
    """[VTES-10.5-01]"""
    change_sect(s, minion, ANARCH)


def _take(s: Vtes, minion: Entity, seat: Seat) -> None:
    """[VTES-6.1.3-05]"""
    for card in map(entity_of, s.terms):
        if s.host[card] and s.controller[s.host[card]] == seat:
            attach(s, card, minion)


def _card_action(s: Vtes, minion: Entity, seat: Seat) -> None:
    """What the action card, or the card in play, says."""
    card, mode = action_card(s), action_mode(s)
    if s.action_mode < 0:
        _burn_by_action(s, minion, entity_of(s.action_target))
        return
    if card is None or mode is None:
        return
    source = s.action_source
    if mode.stays:
        host = entity_of(s.action_target) if mode.target is not None else NO_ENTITY
        if mode.own:
            host = minion
        face, s.action_face = s.action_face, NO_FACE
        if host and s.region[host]:
            controller = seat if card.traits & STAYS_YOURS else s.controller[host]
            source = put_on(s, face, seat, controller, host, superior=mode.level == 2)
        else:
            source = put_on_table(s, face, seat, seat)
    _effects(s, card, mode, seat, source)


def _burn_by_action(s: Vtes, minion: Entity, card: Entity) -> None:
    """Some cards hurt whoever burns them."""
    traits = CARDS[s.face[card]].traits
    hurts = traits & BURNING_HURTS_AT_SUPERIOR and s.flags[card] & SUPERIOR
    hurts = hurts or (traits & BURNING_HURTS_VAMPIRES and s.is_vampire(minion))
    if s.region[card]:
        burn(s, card)
        if hurts:
            harm(s, minion, 1, environmental=True, unpreventable=True)


def _target_fits(s: Vtes, seat: Seat) -> bool:
    """An action by a card whose target is gone or no longer fits does nothing, whatever it is. [VTES-6.2.3-07]

    Nor does one that a card on a minion gives it, if that card is elsewhere by then.

    A card face down in one's own region fitted when it was chosen, and stays as it is there.
    """
    card, mode = action_card(s), action_mode(s)
    if not _is_borne(s):
        return False
    if card is None or mode is None or mode.target is None:
        return True
    if is_face_down(s.action_target) and face_of(s.action_target):
        return s.region[entity_of(s.action_target)] == UNCONTROLLED
    context = Context(seat, s.acting, 0, card.face, s.action_source)
    return s.action_target in targets(s, mode, context, paid=True)


def _is_borne(s: Vtes) -> bool:
    """The card on a minion, by which it acts, is there still."""
    mode, source = action_mode(s), s.action_source
    return mode is None or not mode.own or not source or (s.host[source] or source) == s.acting


PERFORM: dict[int, Callable[[Vtes, Entity, Seat], None]] = {
    HUNT_ACTION: _hunt,
    EQUIP_ACTION: _equip,
    EMPLOY_ACTION: _equip,
    RECRUIT_ACTION: _recruit,
    POLITICAL_ACTION: _political,
    LEAVE_TORPOR_ACTION: _leave_torpor,
    RESCUE_ACTION: _rescue,
    DIABLERIE_ACTION: _diablerie,
    FINISH_ACTION: _finish,
    ANARCH_ACTION: _anarch,
    TAKE_ACTION: _take,
}


@book.step_that(WOULD_HAPPEN)
def block_would_resolve(s: Vtes, blocker: Entity, actor: Entity) -> None:
    """Nobody has done anything about it."""
    resolve_block(s)


def is_fought_over(s: Vtes) -> bool:
    """The block that is about to resolve leads to a combat."""
    return s.action != LEAVE_TORPOR_ACTION and not is_marked(s, TABLE_ITSELF, COMBAT_CANCELLED)


def leave_undone(s: Vtes) -> None:
    """Nothing is done any more of what the action, or its block, would still do."""
    s.action_over = True
    s.cancel_before((finish_action,), book.having(STILL_HAPPENS))


def resolve_block(s: Vtes) -> None:
    """The blocker locks and fights; a vampire leaving torpor is not fought. [VTES-6.2.3-03, VTES-6.5.2-05]"""
    if s.region[s.blocker] == READY and stat(s, STEADY, s.blocker) <= 0:
        lock(s, s.blocker)
    _burn_action_card(s)
    s.do((impulse, W_AFTER_BLOCK, 0))
    fire(s, H_BLOCK_RESOLVED, s.blocker)
    if s.action == LEAVE_TORPOR_ACTION:
        offer_diablerie(s, s.blocker, s.acting)
    elif not is_marked(s, TABLE_ITSELF, COMBAT_CANCELLED):
        meet_blocker(s)


def may_continue(s: Vtes, minion: Entity) -> bool:
    """Its action was blocked, and the card by which it is taken is in the ash heap still."""
    gone = s.action_burned and s.action_burned not in s.ashes[s.actor]
    return bool(minion) and s.acting == minion and s.blocked and not s.action_over and not gone


def continue_action(s: Vtes) -> None:
    """As if it had not been blocked: at once where the block has not resolved, or once everything of it is over, even
    if the action has been resolved already.
    """
    if s.pending(resolve_action):
        s.cancel(impulse, W_BLOCKED)
        s.do((goes_on_before_the_block,))
    elif s.pending(finish_action):
        s.before((finish_action,), (goes_on_unblocked,))
    else:
        s.cancel(impulse, W_AFTER_ACTION)
        s.do((goes_on_unblocked,), (finish_action,))


def unblock(s: Vtes) -> None:
    """The block that has just succeeded is none, before anything has come of it; nobody blocks the action any more."""
    for kind in (NO_VAMPIRE_BLOCKS, NO_ALLY_BLOCKS):
        s.add(ACTION, kind, s.acting, 1)
    take_back_block(s)
    s.blocker = NO_ENTITY
    s.may_block = ()
    s.do((impulse, W_UNBLOCKED, 0))


@book.step
def goes_on_before_the_block(s: Vtes) -> None:
    """Nothing has come of it yet, and what was given for its combat is gone."""
    if may_continue(s, s.acting):
        s.end_scope(COMBAT)
        _nobody_has_blocked(s)
        s.do((offer_blocks,))


def _nobody_has_blocked(s: Vtes) -> None:
    """Whoever had not declined to block may still attempt it; what was asked of the blocker until now it has done."""
    blocker = s.blocker
    if s.flags[blocker] & BLOCKED:
        s.flags[blocker] &= ~BLOCKED
        mark(s, blocker, BLOCKED_BEFORE)
        s.lasting = [entry for entry in s.lasting if entry[1:3] != (BLOCK_OR_PAY, blocker)]
    s.blocked = False
    s.blocker = NO_ENTITY
    s.may_block = tuple(Seat(seat) for (seat,) in marks_on(s, TABLE_ITSELF, COULD_BLOCK))


@book.step
def goes_on_unblocked(s: Vtes) -> None:
    if not may_continue(s, s.acting):
        return
    if s.action_burned:
        ashes = list(s.ashes[s.actor])
        ashes.remove(s.action_burned)
        s.ashes = s.put(s.ashes, s.actor, tuple(ashes))
        s.action_face, s.action_burned = s.action_burned, NO_FACE
    _nobody_has_blocked(s)
    s.do((offer_blocks,), (resolve_action,))


@book.step
def finish_action(s: Vtes) -> None:
    """Cards that were played for the action burn; then come effects "after the action". [VTES-6.2.3-02]"""
    _burn_action_card(s)
    _unlock_afterwards(s)
    s.do((impulse, W_AFTER_ACTION, 0))
    fire(s, H_AFTER_ACTION, s.acting)


def _unlock_afterwards(s: Vtes) -> None:
    """What was promised to a minion of some clan for a successful action."""
    promised = is_marked(s, s.acting, UNLOCKS_AFTER, s.clan[s.acting])
    if promised and s.region[s.acting] == READY and not s.blocked and not s.action_over:
        unlock(s, s.acting)


def _burn_action_card(s: Vtes) -> None:
    if s.action_face:
        burn_played(s, s.actor, s.action_face)
        s.action_burned, s.action_face = s.action_face, NO_FACE


def postpone(s: Vtes, frame: Frame) -> None:
    """After what can be played after the action, and after what was postponed before."""
    s.before((action_done,), (afterwards, *frame[1:]))


INTERPRETER.postpone = postpone


@book.step_that(hides="target")
def afterwards(
    s: Vtes,
    face: Face,
    part: int,
    number: int,
    index: int,
    seat: Seat,
    minion: Entity,
    target: int,
    source: Entity,
    *about: int,
) -> None:
    """Of several things the acting Methuselah says which comes first."""
    s.stack.append((afterwards, face, part, number, index, seat, minion, target, source, *about))
    waiting = _waiting_faces(s)
    if len(waiting) > 1 and s.is_in(s.actor):
        s.ask(s.actor, choose_what_comes_first)
    else:
        _comes_now(s, face)


def _waiting_faces(s: Vtes) -> list[Face]:
    return list(dict.fromkeys(Face(frame[1]) for frame in reversed(s.stack) if frame[0] == afterwards))


def _comes_now(s: Vtes, face: Face) -> None:
    frame = s.pending(afterwards, face)
    assert frame is not None
    s.cancel(*frame)
    s.do((do_effects, *frame[1:]))


@book.choice("VTES-1.4-01")
def choose_what_comes_first(s: Vtes, seat: Seat) -> Sequence[Option]:
    return [(CHOOSE, face << 12 | ENTITY) for face in _waiting_faces(s)]


@book.answer(choose_what_comes_first)
def says_what_comes_first(s: Vtes, seat: Seat, option: Option) -> None:
    _comes_now(s, face_of(option[1]))


@book.step_that(ENDS_ACTION)
def action_done(s: Vtes) -> None:
    if not s.quiet:
        s.tell(ACTION_ENDS, s.ref(s.acting))
    forget_action(s)
    s.do((starve,))
    recall_spent(s)
    end_span(s, ACTION)
