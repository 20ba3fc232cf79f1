"""During an action: modifiers, blocks, reactions, cancelling."""

from __future__ import annotations

from math import fsum
from typing import Final

from elysium.engine.state import Option, Seat
from elysium.games.vtes.advising.fighting import fight_value
from elysium.games.vtes.advising.outlook import BLOOD, CARD, Outlook, action_mode
from elysium.games.vtes.advising.turn import ability_score, effect_score
from elysium.games.vtes.advising.voting import mode_interest
from elysium.games.vtes.definitions.language import (
    CARDS,
    MASTER,
    MODIFIER,
    NO_ENTITY,
    NO_FACE,
    REACTION,
    W_ANNOUNCED,
    W_AS_PLAYED,
    W_BLOCK,
    W_OWN_CARD,
    W_UNBLOCKED,
    Card,
    Entity,
    Face,
    Mode,
)
from elysium.games.vtes.definitions.meaning import Meaning
from elysium.games.vtes.rules.frames import card_being_played
from elysium.games.vtes.state import (
    AWAKE,
    BLEED_ACTION,
    DIABLERIE_ACTION,
    EMPLOY_ACTION,
    EQUIP_ACTION,
    HUNT_ACTION,
    LEAVE_TORPOR_ACTION,
    POLITICAL_ACTION,
    RECRUIT_ACTION,
    RESCUE_ACTION,
)
from elysium.games.vtes.terms import (
    ACCEPT,
    BLOCK,
    BURN_FOR_INTERCEPT,
    CHARM_BLOCKER,
    PLAY,
    USE,
    ability_used,
    entity_of,
    face_played,
    mode_played,
    seat_of,
    way_of,
)

LIKELY_RAISE = 0.8
"""How much an attacker with cards in hand adds to a bleed, on average."""
GIVES_UP = 0.4
"""How often somebody gives up who would need intercept for the block."""
WOKEN: Final = 0.02
"""How much more seldom whoever was woken for it does."""


# What is at stake


def own_stake(look: Outlook) -> float:
    """What the success of one's own action is worth."""
    s = look.s
    if s.action == BLEED_ACTION:
        _, raises = look.boosts(s.acting)
        return look.harm(s.action_seat, look.bleed(s.acting) + 0.7 * raises) + 0.5
    if s.action == HUNT_ACTION:
        return 1.5 if s.blood[s.acting] <= 1 else 0.6
    if s.action in (LEAVE_TORPOR_ACTION, RESCUE_ACTION):
        return look.worth(look.aimed_at(s.action_target) or s.acting) + 0.5
    mode = action_mode(look)
    if s.action == POLITICAL_ACTION and mode is not None:
        return 0.7 * mode_interest(look, mode, look.seat, s.terms)
    return 2.0


def stop_value(look: Outlook) -> float:
    """What it is worth to this seat that somebody else's action does not succeed."""
    s = look.s
    actor = s.controller[s.acting]
    regard = look.regard(actor)
    if s.action == BLEED_ACTION:
        amount = float(look.bleed(s.acting))
        if look.hand_counts[actor] and look.is_vampire(s.acting):
            amount += LIKELY_RAISE
        if s.action_seat != look.seat:
            return -look.harm(s.action_seat, amount)
        return look.loss(amount) + 0.4
    if s.action == HUNT_ACTION:
        return regard * (1.0 if s.blood[s.acting] == 0 else 0.5)
    if s.action in (EQUIP_ACTION, EMPLOY_ACTION):
        return 1.4 * regard
    if s.action == RECRUIT_ACTION:
        return 2.2 * regard
    if s.action == LEAVE_TORPOR_ACTION:
        return regard * look.worth(s.acting)
    if s.action == RESCUE_ACTION:
        return regard * look.worth(look.aimed_at(s.action_target))
    if s.action == DIABLERIE_ACTION:
        victim = look.aimed_at(s.action_target)
        return (1.5 if s.controller[victim] == look.seat else -0.3) * look.worth(victim)
    mode = action_mode(look)
    if mode is None:
        return 0.3 * regard
    if s.action == POLITICAL_ACTION:
        return -0.7 * mode_interest(look, mode, actor, s.terms)
    return _card_action_value(look, mode, actor, regard)


def _card_action_value(look: Outlook, mode: Mode, actor: Seat, regard: float) -> float:
    s = look.s
    entity = look.aimed_at(s.action_target)
    mine = bool(entity) and s.controller[entity] == look.seat
    value = 2.5 if mode.stays and not mode.effects and actor == look.predator else 0.0
    for effect in mode.effects:
        if not effect.weighed:
            continue
        if effect.meaning is Meaning.FIGHTS_TARGET:
            value += max(0.0, -fight_value(look, entity, s.acting)) if mine else 0.0
        elif effect.meaning is Meaning.GIVES_BLOOD:
            value += 0.6 * effect.amount * regard
        elif mine:
            value += 1.5
        else:
            value += 0.5 * regard
    return value


# Blocking


def block_score(look: Outlook, minion: Entity, bonus: int = 0, besides: Face = NO_FACE) -> float:
    """What an attempt by this minion is worth; one that cannot succeed is not made."""
    s = look.s
    lacking = look.stealth(s.acting) - look.intercept(minion) - bonus
    if lacking > 0 and lacking > look.intercept_in_hand(minion, besides):
        return -0.5
    value = stop_value(look) - _holding_back(look)
    if s.action == LEAVE_TORPOR_ACTION:
        return value
    return value + fight_value(look, minion, s.acting)


def _stand_in_score(look: Outlook, mode: Mode) -> float:
    """An attempt of what is no minion, which fells whoever it blocks and is spent then."""
    actor = look.s.acting
    intercept = sum(effect.amount for effect in mode.effects if effect.meaning is Meaning.BLOCKS_AS_VAMPIRE)
    if look.stealth(actor) > intercept:
        return -0.5
    return stop_value(look) + 0.3 * look.worth(actor) - CARD


def _holding_back(look: Outlook) -> float:
    """A blocker is locked: it will be missed if more is to come this turn."""
    s = look.s
    actor = s.controller[s.acting]
    if actor != look.predator:
        return 0.2
    coming = sum(look.bleed(other) for other in look.ready[actor] if not s.locked[other])
    return 0.2 + (0.0 if s.action == BLEED_ACTION else 0.15 * coming)


def decide_block_score(look: Outlook, option: Option, luck: float) -> float:
    """An attempt may be made again and again; one that needs cards is given up sooner or later."""
    if option[0] == BLOCK:
        minion = entity_of(option[1])
        needs_cards = look.stealth(look.s.acting) > look.intercept(minion)
        gives_up = GIVES_UP if needs_cards else GIVES_UP / 10
        if luck < gives_up * (WOKEN if look.s.locked[minion] else 1.0):
            return -0.1
        return block_score(look, minion) - (2 * CARD if needs_cards else 0.0) - _deflection_in_store(look)
    return response_score(look, option, W_ANNOUNCED)


def _deflection_in_store(look: Outlook) -> float:
    """What is given up by blocking a bleed that could be sent on to the prey."""
    s = look.s
    if s.action != BLEED_ACTION or s.action_seat != look.seat or s.actor == look.prey:
        return 0.0
    amount = look.bleed(s.acting)
    if amount < 2 or not any(look.can_deflect(minion) for minion in look.ready[look.seat] if look.is_awake(minion)):
        return 0.0
    return look.loss(amount) + 0.8 * look.harm(look.prey, amount)


# Cards and abilities in the windows of an action


def response_score(look: Outlook, option: Option, window: int) -> float:
    if option[0] == PLAY:
        card = CARDS[face_played(option)]
        mode = card.modes[way_of(option[1])]
        minion = entity_of(option[2])
        if window in (W_AS_PLAYED, W_OWN_CARD):
            return _cancel_score(look, card, mode)
        price = CARD + BLOOD * (max(0, card.blood_cost) + mode.blood)
        if mode.kind == MODIFIER:
            return _modifier_score(look, mode, option[3], window) - price
        if mode.kind == REACTION:
            return _reaction_score(look, card.face, mode, minion, option[3], window) - price
        return -1.0
    if option[0] == USE:
        mode = ability_used(option)
        if mode.means(Meaning.BLOCKS_AS_VAMPIRE):
            return _stand_in_score(look, mode)
        if look.seat == look.s.actor and look.s.acting and (mode.kind == MODIFIER or _hides(mode)):
            burns = mode.means(Meaning.BURNS_TARGET)
            return _modifier_score(look, mode, option[3], window) - (1.5 if burns else 0.0) - BLOOD * mode.blood
        return ability_score(look, option)
    if option[0] == ACCEPT:
        return _ransom_score(look)
    if option[0] == CHARM_BLOCKER:
        return _charm_score(look)
    if option[0] == BURN_FOR_INTERCEPT:
        return block_score(look, look.s.blocker, bonus=1) - BLOOD
    return -1.0


def _hides(mode: Mode) -> bool:
    return mode.means(Meaning.ADDS_STEALTH)


def _modifier_score(look: Outlook, mode: Mode, target: int, window: int) -> float:
    """For one's own action."""
    s = look.s
    if mode.means(Meaning.CALLS_ACTION_OFF):
        return 0.1 - fight_value(look, s.acting, s.blocker) if s.blocker else -1.0
    if mode.stealth or _hides(mode) or mode.means(Meaning.FAILS_ATTEMPT):
        return _stealth_score(look, mode)
    if mode.bleed:
        if window != W_UNBLOCKED or s.action != BLEED_ACTION:
            return -1.0
        amount = look.bleed(s.acting)
        return look.harm(s.action_seat, amount + mode.bleed) - look.harm(s.action_seat, amount)
    if mode.means(Meaning.BARS_VAMPIRES):
        _, raises = look.boosts(s.acting)
        ousts = s.action == BLEED_ACTION and look.bleed(s.acting) + raises >= s.pool[s.action_seat]
        blocked = any(look.blockers(seat) for seat in s.may_block)
        return 5.0 if ousts and blocked and s.action_seat == look.prey else -2.0
    if mode.means(Meaning.BARS_TARGET):
        return _seduction_score(look, look.aimed_at(target))
    return 0.05


def _stealth_score(look: Outlook, mode: Mode) -> float:
    s = look.s
    if not s.blocker:
        return -1.0
    if mode.means(Meaning.FAILS_ATTEMPT):
        return _charm_score(look)
    lacking = look.intercept(s.blocker) - look.stealth(s.acting) + 1
    value = own_stake(look) - min(0.0, fight_value(look, s.acting, s.blocker))
    adds = mode.stealth or 1
    in_hand, _ = look.boosts(s.acting)
    if max(in_hand, adds) < lacking:
        return -0.5
    return 0.8 * value - 0.05 * abs(adds - lacking)


def _charm_score(look: Outlook) -> float:
    """The attempt to block fails, whatever intercept there is."""
    s = look.s
    return 0.85 * (own_stake(look) - min(0.0, fight_value(look, s.acting, s.blocker))) - 0.2


def _seduction_score(look: Outlook, vampire: Entity) -> float:
    """Keep the one blocker that counts out of the way."""
    s = look.s
    seat = s.controller[vampire]
    if seat not in s.may_block or vampire not in look.blockers(seat):
        return -1.0
    in_the_way = sum(len(look.blockers(other)) for other in s.may_block)
    if look.boosts(s.acting)[0] > look.intercept(vampire):
        return -0.2
    return own_stake(look) * (0.5 if in_the_way == 1 else 0.2) + 0.2 * look.intercept(vampire)


def _reaction_score(look: Outlook, face: Face, mode: Mode, minion: Entity, target: int, window: int) -> float:
    s = look.s
    if mode.means(Meaning.REDIRECTS_BLEED):
        return _deflection_score(look, minion, target, locks=mode.means(Meaning.LOCKS_ITSELF))
    if mode.means(Meaning.ATTEMPTS_BLOCK):
        blocker = look.aimed_at(target) or minion
        return -1.0 if look.is_awake(blocker) else block_score(look, blocker, bonus=2)
    if mode.means(Meaning.WAKES_TARGET):
        return _waking_score(look, face, look.aimed_at(target), mode, unlocks=False)
    if mode.intercept and not mode.locked_only:
        if window != W_BLOCK or s.blocker != minion:
            return -1.0
        lacking = look.stealth(s.acting) - look.intercept(minion)
        if look.intercept_in_hand(minion) < lacking:
            return -0.5
        return block_score(look, minion) + 0.2 - 0.03 * abs(mode.intercept - lacking)
    if mode.rouses:
        return _waking_score(look, face, minion, mode, unlocks=mode.means(Meaning.UNLOCKS_ITSELF))
    if s.action == BLEED_ACTION and s.action_seat == look.seat and window != W_AS_PLAYED:
        return _lowering_score(look, mode)
    return 0.1


def _lowering_score(look: Outlook, mode: Mode) -> float:
    """A bleed for less; what is more than needed is wasted."""
    bleed = look.bleed(look.s.acting)
    less = bleed if mode.means(Meaning.ENDS_BLEED) else 0
    less += sum(-effect.amount for effect in mode.effects if effect.meaning is Meaning.CHANGES_BLEED)
    if not less:
        return 0.1
    locks = 0.3 if mode.means(Meaning.LOCKS_ITSELF) or mode.locks_minion else 0.0
    return look.loss(min(less, bleed)) - 0.2 * max(0, less - bleed) - locks


def _deflection_score(look: Outlook, minion: Entity, target: int, *, locks: bool) -> float:
    s = look.s
    amount = look.bleed(s.acting)
    if amount <= 0:
        return -1.0
    value = look.loss(amount) + look.harm(seat_of(target), amount) - (0.3 if locks and not s.locked[minion] else 0.0)
    # A bleed for one is not worth the card unless there is little pool left.
    return value - 1.8 if amount == 1 else value


def _waking_score(look: Outlook, face: Face, minion: Entity, mode: Mode, *, unlocks: bool) -> float:
    """Wake somebody who can stop or deflect what hurts."""
    s = look.s
    if look.seat == s.actor or look.total(AWAKE, minion):
        return -1.0
    if s.blocked:
        # It has blocked and may stand ready again.
        return 0.5 + 0.1 * look.threat() if unlocks else -1.0
    if look.seat not in s.may_block and not (s.action == BLEED_ACTION and s.action_seat == look.seat):
        return -1.0
    awake = [other for other in look.ready[look.seat] if other != minion and look.is_awake(other)]
    best = 0.0
    if s.action == BLEED_ACTION and s.action_seat == look.seat and look.can_deflect(minion):
        amount = look.bleed(s.acting) + (LIKELY_RAISE if look.hand_counts[s.actor] else 0.0)
        if amount >= 1.5 and not any(look.can_deflect(other) for other in awake):
            best = look.loss(amount) + look.harm(look.prey, amount) - 0.5
            best -= BLOOD if mode.means(Meaning.PAYS_UNLESS_BLOCKING) else 0.0
    if look.seat in s.may_block and not any(block_score(look, other) > 0 for other in awake):
        best = max(best, 0.7 * block_score(look, minion, mode.intercept, face) - 0.1)
    return best - 0.1


# While a card is being played


def _cancel_score(look: Outlook, card: Card, mode: Mode) -> float:
    s = look.s
    if not mode.means(Meaning.CANCELS):
        return -1.0
    playing = card_being_played(s)
    if playing is None or playing.seat == look.seat:
        return -1.0
    aimed = CARDS[playing.face].modes[playing.number]
    price = CARD + BLOOD * max(0, card.blood_cost) + (0.6 if mode.kind == MASTER else 0.0)
    value = 0.4
    if aimed.kind == MASTER:
        value = 1.2 if aimed.stays else 1.0
    elif aimed.bleed and (s.action_seat == look.seat or aimed.bleeds):
        return look.loss(aimed.bleed) - price
    elif s.action_seat == look.seat:
        value = 1.5
    return value * look.regard(playing.seat) - price


def _ransom_score(look: Outlook) -> float:
    """Pay so that the block goes on."""
    s = look.s
    if not s.blocker or s.blood[s.blocker] <= 2:
        return -1.0
    return block_score(look, s.blocker) - 2 * BLOOD


def generic_score(look: Outlook, option: Option) -> float:
    """A card in a window that nothing above knows."""
    if option[0] == PLAY:
        mode = mode_played(option)
        minion = entity_of(option[2])
        return fsum(effect_score(look, e, option[3], minion, NO_ENTITY) for e in mode.effects if e.weighed) - CARD
    return ability_score(look, option) if option[0] == USE else -1.0
