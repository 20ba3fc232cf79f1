"""May this card be played now, by this minion? One function answers for the list of options and for refusals alike."""

from __future__ import annotations

from typing import Final

from elysium.engine.cards.nodes import Effect, Ref
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import (
    ACTION_KINDS,
    ALLY,
    BARRED,
    CARDS,
    COMBAT_CARD,
    CONDITIONAL,
    EQUIPMENT,
    EVENT,
    MASTER,
    MODIFIER,
    NO_ENTITY,
    POLITICAL,
    REACTION,
    RETAINER,
    S_DESTROY_EQUIPMENT,
    S_ENDS,
    S_HAND,
    S_STEAL_EQUIPMENT,
    SELDOM,
    W_AIM,
    W_ANNOUNCED,
    W_AS_PLAYED,
    W_RANGE,
    W_STRIKE,
    Card,
    Context,
    Entity,
    LoweredCondition,
    Mode,
    Strike,
)
from elysium.games.vtes.definitions.traits import (
    BEARS_NO_EQUIPMENT,
    EMPLOYS_NOBODY,
    EVEN_IN_TORPOR,
    FRENZY,
    NEVER_ACTS,
    NEVER_CONTESTED,
    NO_GEHENNA,
    NO_POLITICS,
    PUTS_VAMPIRES_IN_PLAY,
    STERILE,
    WAITS_A_TURN,
    WEAPON,
)
from elysium.games.vtes.marks import (
    ADDITIONAL_GAINED,
    AIMED,
    CANNOT_HINDER,
    FOES_LACK,
    HOSTAGE,
    LENDS,
    LIMITED_BLEED,
    NEW_HERE,
    NO_MORE_MODIFIERS,
    PAST_ANNOUNCEMENT,
    TABLE_ITSELF,
    WARDED,
)
from elysium.games.vtes.rules.frames import card_being_played, is_going
from elysium.games.vtes.rules.limits import (
    anything_marked,
    has_acted_by,
    has_bled,
    has_politicked,
    is_barred_from,
    is_marked,
    is_used_up,
    marked,
    marks_on,
    play_limit,
)
from elysium.games.vtes.rules.obstacles import (
    ACTION_TWICE,
    ADDITIONAL_TWICE,
    BLED_ALREADY,
    BLOOD_HUNT_ONLY,
    CANNOT_PAY,
    DRAFT_ONLY,
    FORBIDDEN,
    IS_LOCKED,
    IS_STERILE,
    JUST_RECRUITED,
    LIMITED,
    MAY_NOT_ACT,
    NEEDS_CLAN,
    NEEDS_DISCIPLINE,
    NEEDS_SUPERIOR,
    NO_COMBAT,
    NO_DISCARD,
    NO_INTERCEPT,
    NO_MASTER,
    NO_STEALTH,
    NOT_READY,
    NOT_YOURS,
    NOTHING_TO_TAKE,
    ONLY_ACTING,
    ONLY_CANCELS,
    ONLY_COMBAT_CARDS,
    OWED,
    OWN_ACTION,
    OWN_TURN,
    POLITICKED_ALREADY,
    UNIQUE,
    VAMPIRES_ONLY,
    WRONG_MOMENT,
)
from elysium.games.vtes.rules.triggers import bonus_towards, stat
from elysium.games.vtes.rules.values import (
    bleed_against_poor,
    blood_cost,
    card_price,
    counts_as_clan,
    has_disciplines,
    intercept_of,
    is_awake,
    is_equipment,
    least_price,
    plays_as,
    pool_cost,
    price_in_life,
    stealth_of,
    strike_surcharge,
    surcharge_of_foe,
)
from elysium.games.vtes.state import (
    BLOOD_HUNT_VOTE,
    CALM,
    CANNOT_ACT,
    CANNOT_END,
    CANNOT_HUNT,
    CANNOT_PRESS,
    CANNOT_RECRUIT,
    CANNOT_STRIKE,
    CLOSE,
    FOE_CANNOT_END,
    GONE,
    HANDS_ONLY,
    ILLUSION,
    LEAVE_TORPOR_ACTION,
    LENT,
    NO_ADDITIONAL,
    NO_ATTACKS,
    NO_CLOSING,
    NO_DISCIPLINES,
    NO_EQUIPMENT,
    NO_PRESS_TO_END,
    NO_PRESSING_ON,
    NO_REACTIONS,
    NO_RETREAT,
    NO_STRIKE_CARDS,
    ON,
    READY,
    RECRUITED,
    STOLEN_THIS_ROUND,
    TABLE,
    TORPOR,
    UNCONTROLLED,
    Vtes,
)


def copies_of(s: Vtes, seat: Seat, key: str) -> bool:
    """Whether this Methuselah controls a copy of a unique card, contested ones included. [VTES-4.1-09]"""
    if not key:
        return False
    return any(
        s.controller[entity] == seat
        and region not in (GONE, UNCONTROLLED)
        and not region & LENT
        and CARDS[s.face[entity]].unique_key == key
        and not s.flags[entity] & ILLUSION
        and not CARDS[s.face[entity]].traits & NEVER_CONTESTED
        for entity, region in enumerate(s.region)
    )


def master_obstacle(s: Vtes, seat: Seat, card: Card, mode: Mode) -> int:
    """Why this Methuselah cannot play this master card now; 0 if nothing is in the way."""
    if mode.out_of_turn:
        if seat == s.turn:
            return OWN_TURN
        if s.debt[seat]:
            return OWED
    else:
        if seat != s.turn or s.master_actions <= 0:
            return NO_MASTER
    _, pool = least_price(s, seat, NO_ENTITY, card, mode)
    if pool > s.pool[seat]:
        return CANNOT_PAY
    if card.clans and not mode.draft and not any(counts_as_clan(s, e, card.clans) for e in s.minions(seat)):
        return NEEDS_CLAN
    if card.unique_key and mode.stays and copies_of(s, seat, card.unique_key):
        return UNIQUE
    context = Context(seat, face=card.face)
    if mode.cost:
        obstacle = price_obstacle(s, mode, context, 0, pool)
        if obstacle:
            return obstacle
    return test(s, card.requires + mode.when, context)


def event_obstacle(s: Vtes, seat: Seat, card: Card, mode: Mode) -> int:
    """One a phase, by a discard phase action, and each only once a game. [VTES-1.6.4-01, VTES-1.6.4-02]"""
    if seat != s.turn or s.discards <= 0:
        return NO_DISCARD
    if least_price(s, seat, NO_ENTITY, card, mode)[1] > s.pool[seat]:
        return CANNOT_PAY
    if card.goes_by("gehenna") and any(CARDS[s.face[e]].traits & NO_GEHENNA for e in s.in_regions(TABLE)):
        return FORBIDDEN
    return test(s, card.requires + mode.when, Context(seat, face=card.face))


def test(s: Vtes, conditions: tuple[LoweredCondition, ...], context: Context) -> int:
    """Whether all that the card asks for is so; otherwise the card forbids it."""
    for condition in conditions:
        if not condition.test(s, context):
            return FORBIDDEN
    return 0


MINION_KINDS_OUTSIDE_COMBAT: Final = (*ACTION_KINDS, MODIFIER, REACTION)


def play_obstacle(s: Vtes, seat: Seat, window: int, card: Card, number: int, minion: Entity) -> int:
    """Why this minion cannot play this card in this way now; 0 if nothing is in the way."""
    mode = card.modes[number]
    if mode.draft and not s.draft:
        return DRAFT_ONLY
    if s.fighters and mode.kind in MINION_KINDS_OUTSIDE_COMBAT and not mode.reflex:
        return ONLY_COMBAT_CARDS
    if not mode.windows >> window & 1:
        return ONLY_CANCELS if window == W_AS_PLAYED else WRONG_MOMENT
    if mode.kind == MASTER:
        return master_obstacle(s, seat, card, mode) or play_limit(s, seat, card, mode, NO_ENTITY)
    if mode.kind == EVENT:
        return event_obstacle(s, seat, card, mode) or play_limit(s, seat, card, mode, NO_ENTITY)
    if s.controller[minion] != seat:
        return NOT_YOURS
    obstacle = play_limit(s, seat, card, mode, minion) or way_obstacle(s, seat, window, card, mode, minion)
    if obstacle:
        return obstacle
    if card.face in BARRED and any(CARDS[s.face[other]].keeps_from == card.face for other in s.attached(minion)):
        return FORBIDDEN
    if card.clans and not mode.draft and not counts_as_clan(s, minion, card.clans):
        return NEEDS_CLAN
    if mode.needs and s.lasting and s.total(NO_DISCIPLINES, minion):
        return FORBIDDEN
    context = Context(seat, minion, 0, card.face)
    dearer = strike_surcharge(s, minion, mode)
    if s.governing:
        dearer += price_in_life(s, seat, minion, card, mode)
        blood, pool = least_price(s, seat, minion, card, mode)
        dearer = min(dearer, blood)
        blood -= dearer
    elif mode.x is not None:
        blood, pool = card_price(s, seat, minion, card, mode)
        blood -= dearer
    else:
        blood, pool = blood_cost(s, minion, card, mode), pool_cost(card)
    obstacle = price_obstacle(s, mode, context, blood, pool, dearer)
    if obstacle:
        return obstacle
    if card.requires or mode.when:
        return test(s, card.requires + mode.when, context)
    return 0


def ability_obstacle(s: Vtes, seat: Seat, window: int, entity: Entity, number: int, minion: Entity) -> int:
    """Why this minion, or for 0 the Methuselah, cannot use an ability of a card in play now."""
    card = CARDS[s.face[entity]]
    mode = card.abilities[number]
    if is_used_up(s, seat, entity, mode, number, minion):
        return FORBIDDEN
    if card.traits & WAITS_A_TURN and is_marked(s, entity, NEW_HERE):
        return FORBIDDEN
    if mode.kind in ACTION_KINDS and s.controller[minion] != seat:
        return NOT_YOURS
    if mode.kind == COMBAT_CARD and s.flags[entity] & STOLEN_THIS_ROUND:
        return FORBIDDEN
    if s.lasting and s.total(NO_EQUIPMENT, s.host[entity]) and is_equipment(card):
        return FORBIDDEN
    obstacle = way_obstacle(s, seat, window, card, mode, minion, entity)
    if obstacle:
        return obstacle
    if not mode.cost and not mode.when:
        return 0
    context = Context(seat, minion, 0, card.face, entity)
    obstacle = price_obstacle(s, mode, context, 0, 0) if mode.cost else 0
    return obstacle or test(s, mode.when, context)


def way_obstacle(
    s: Vtes, seat: Seat, window: int, card: Card, mode: Mode, minion: Entity, source: Entity = NO_ENTITY
) -> int:
    """What a way of playing a card and an ability ask alike; `source` is the card in play whose ability it is."""
    if mode.as_announced and window == W_ANNOUNCED and is_marked(s, TABLE_ITSELF, PAST_ANNOUNCEMENT):
        return FORBIDDEN
    kind = mode.kind
    obstacle = 0
    if mode.reflex:
        obstacle = 0 if s.region[minion] == READY else NOT_READY
    elif kind == MODIFIER:
        obstacle = _modifier_obstacle(s, seat, card, mode, minion)
        if not obstacle and mode.stays and not source:
            obstacle = _entry_obstacle(s, seat, card, mode, minion)
    elif kind == REACTION:
        obstacle = _reaction_obstacle(s, seat, mode, minion)
    elif kind == COMBAT_CARD:
        obstacle = _combat_obstacle(s, card, mode, minion, window, source)
    elif kind in ACTION_KINDS:
        obstacle = action_obstacle(s, seat, minion, TORPOR if mode.in_torpor else READY) or deed_obstacle(
            s, minion, card, mode, source
        )
        if not obstacle and not source:
            obstacle = _entry_obstacle(s, seat, card, mode, minion)
    if obstacle:
        return obstacle
    if lacks_disciplines(s, minion, mode):
        return NEEDS_SUPERIOR if has_disciplines(s, minion, mode.needs, 1) else NEEDS_DISCIPLINE
    return 0


def price_obstacle(s: Vtes, mode: Mode, context: Context, blood: int, pool: int, dearer: int = 0) -> int:
    """Why the card and this effect of it cannot be paid for. [VTES-1.6.1.3-07, VTES-1.6.3-04]

    What makes it dearer can be paid in life by any ally.
    """
    minion = context.minion
    if mode.cost:
        if (mode.locks and s.locked[context.source]) or (mode.locks_minion and s.locked[minion]):
            return FORBIDDEN
        for cost in mode.other_costs:
            if not cost.payable(s, context):
                return FORBIDDEN
        blood += mode.blood
        pool += mode.pool
    return purse_obstacle(s, mode, context, blood, pool, dearer)


def purse_obstacle(s: Vtes, mode: Mode, context: Context, blood: int, pool: int, dearer: int = 0) -> int:
    """Why this blood and pool cannot be paid for a card."""
    minion = context.minion
    if blood and minion:
        printed = mode.kind != REACTION or CARDS[context.face].blood_cost or mode.blood
        if not s.capacity[minion] and printed and not plays_as_vampire(s, minion, mode):
            return VAMPIRES_ONLY
        if s.blood[minion] < blood:
            return CANNOT_PAY
    if dearer and s.blood[minion] < blood + dearer:
        return CANNOT_PAY
    return CANNOT_PAY if pool > s.pool[context.seat] else 0


def meets_requirement(s: Vtes, seat: Seat, minion: Entity, card: Card) -> bool:
    """Whether this minion, ready or not, is of the kind that a card asks for. [VTES-1.6.1.3-03]"""
    if card.clans and not counts_as_clan(s, minion, card.clans):
        return False
    levels = [(mode.needs, mode.level) for mode in card.modes if mode.needs]
    if levels and not any(has_disciplines(s, minion, needs, level) for needs, level in levels):
        return False
    return not test(s, card.requires, Context(seat, minion, 0, card.face))


def reacts_to_action(s: Vtes) -> bool:
    """An action is under way, or the card that would announce one is being played. [VTES-1.6.3.6-01]"""
    if s.acting:
        return True
    playing = card_being_played(s)
    return playing is not None and CARDS[playing.face].modes[playing.number].kind in ACTION_KINDS


def _about_to_act(s: Vtes) -> Entity:
    """Who acts, or plays the card that would announce an action."""
    if s.acting:
        return s.acting
    playing = card_being_played(s)
    return playing.minion if playing is not None else NO_ENTITY


def _modifier_obstacle(s: Vtes, seat: Seat, card: Card, mode: Mode, minion: Entity) -> int:
    if s.referendum == BLOOD_HUNT_VOTE:
        return BLOOD_HUNT_ONLY
    if seat != s.actor or not s.acting:
        return ONLY_ACTING
    if mode.anyone:
        if minion == s.acting or s.region[minion] != READY:
            return ONLY_ACTING
    elif minion != s.acting:
        return ONLY_ACTING
    leaving = s.action == LEAVE_TORPOR_ACTION and minion == s.acting
    in_torpor = leaving or bool(card.traits & EVEN_IN_TORPOR)
    if s.region[minion] != READY and not (in_torpor and s.region[minion] == TORPOR):
        return NOT_READY
    if is_marked(s, TABLE_ITSELF, NO_MORE_MODIFIERS):
        return FORBIDDEN
    if mode.limited and limited_bleed_is_used(s):
        return LIMITED
    if mode.stealth and not stealth_needed(s):
        return NO_STEALTH
    return 0


def limited_bleed_is_used(s: Vtes) -> bool:
    """A limited bonus counts, for this action or as long as its target is poor. [VTES-6.1.1-10]"""
    return is_marked(s, s.acting, LIMITED_BLEED) or bleed_against_poor(s, s.acting) > 0


def _reaction_obstacle(s: Vtes, seat: Seat, mode: Mode, minion: Entity) -> int:
    if s.referendum == BLOOD_HUNT_VOTE:
        return BLOOD_HUNT_ONLY
    if seat == s.actor:
        return OWN_ACTION
    if s.fighters or not reacts_to_action(s):
        return WRONG_MOMENT
    if s.lasting and s.total(NO_REACTIONS, minion):
        return FORBIDDEN
    if anything_marked(s) and is_marked(s, minion, CANNOT_HINDER, _about_to_act(s)):
        return FORBIDDEN
    if mode.needs and s.acting and _is_warded_off(s, mode):
        return FORBIDDEN
    if s.region[minion] != READY:
        return NOT_READY
    if mode.locked_only:
        if not s.locked[minion]:
            return FORBIDDEN
    elif not mode.even_locked and not is_awake(s, minion):
        return IS_LOCKED
    if mode.intercept and not intercept_needed(s, minion):
        return NO_INTERCEPT
    return 0


def _is_warded_off(s: Vtes, mode: Mode) -> bool:
    """It would do something to the acting minion, or to its action, to whom nothing by such a Discipline is done."""
    if not any(mode.needs & needs for (needs,) in marks_on(s, s.acting, WARDED)):
        return False
    nodes = [node for effect in mode.effects if effect.node is not None for node in effect.node.walk()]
    return any(node.word == "actor" or (isinstance(node, Effect) and "action" in node.brings) for node in nodes)


def _combat_obstacle(s: Vtes, card: Card, mode: Mode, minion: Entity, window: int, source: Entity) -> int:
    if (minion in s.fighters) == mode.anyone:
        return NO_COMBAT
    if SELDOM >> window & 1 and (s.region[minion] != READY or (not mode.anyone and is_going(s, minion))):
        return NOT_READY
    if window == W_AIM and (s.last != minion or is_marked(s, minion, AIMED)):
        return WRONG_MOMENT
    if mode.needs and not source and minion in s.fighters and _lacks_for_this(s, mode, minion):
        return FORBIDDEN
    if mode.strike is not None and _strike_is_forbidden(s, mode.strike, minion, source):
        return FORBIDDEN
    # Of a card from hand it is a part of the price.
    if source and mode.strike is not None and s.blood[minion] < surcharge_of_foe(s, minion, mode.strike):
        return CANNOT_PAY
    if card.traits & FRENZY and not source and _meets_calm(s, mode, minion):
        return FORBIDDEN
    if mode.anyone and ((s.locked[minion] and not mode.even_locked) or not s.capacity[minion]):
        return IS_LOCKED
    if mode.stays and card.one_on_minion and has_one(s, minion, card):
        return FORBIDDEN
    if window == W_RANGE and mode.strike is not None and s.has_chosen_strike(minion):
        return FORBIDDEN
    if (mode.maneuver or mode.press) and s.last == minion:
        return FORBIDDEN
    if mode.press and not may_press(s, minion):
        return FORBIDDEN
    if (mode.maneuver or (mode.optional_maneuver and window == W_RANGE)) and not may_maneuver(s, minion):
        return FORBIDDEN
    if mode.additional and s.total(NO_ADDITIONAL, minion):
        return FORBIDDEN
    if mode.toward == s.distance and (mode.maneuver or window == W_RANGE):
        return FORBIDDEN
    if mode.additional and not mode.beyond_limit and is_marked(s, minion, ADDITIONAL_GAINED):
        return ADDITIONAL_TWICE
    if window == W_STRIKE and mode.strike and mode.strike.kind in (S_DESTROY_EQUIPMENT, S_STEAL_EQUIPMENT):
        other = s.fighters[1] if s.fighters[0] == minion else s.fighters[0]
        found = equipment_of(s, other, weapons_only=mode.strike.weapon_only)
        found += retainers_of(s, other) if mode.strike.retainers_too else []
        if mode.strike.kind == S_STEAL_EQUIPMENT:
            found = [entity for entity in found if may_bear(s, minion, entity)]
        if not found:
            return NOTHING_TO_TAKE
    return 0


def fighters_affected(s: Vtes, mode: Mode, minion: Entity) -> list[Entity]:
    """Whom of those who fight a combat card is about, as far as its words say."""
    if minion not in s.fighters:
        return []
    other = s.fighters[1] if s.fighters[0] == minion else s.fighters[0]
    nodes = [node for effect in mode.effects if effect.node is not None for node in effect.node.walk()]
    about = {node["who"].word for node in nodes if isinstance(node.get("who"), Ref)}
    return [fighter for fighter, word in ((minion, "self"), (other, "foe")) if word in about]


def _meets_calm(s: Vtes, mode: Mode, minion: Entity) -> bool:
    """The frenzy would be used on somebody who cannot be driven to it."""
    return any(stat(s, CALM, fighter) > 0 for fighter in fighters_affected(s, mode, minion))


def _lacks_for_this(s: Vtes, mode: Mode, minion: Entity) -> bool:
    """Whom it fights keeps it from using one of the Disciplines."""
    other = s.fighters[1] if s.fighters[0] == minion else s.fighters[0]
    return any(mode.needs & needs for (needs,) in marks_on(s, other, FOES_LACK))


def may_press(s: Vtes, minion: Entity) -> bool:
    """In the direction in which a press would go now."""
    return not s.total(CANNOT_PRESS, minion) and not s.total(NO_PRESS_TO_END if s.pressed else NO_PRESSING_ON, minion)


def may_maneuver(s: Vtes, minion: Entity) -> bool:
    return not s.total(NO_RETREAT if s.distance == CLOSE else NO_CLOSING, minion)


def _strike_is_forbidden(s: Vtes, strike: Strike, minion: Entity, source: Entity) -> bool:
    """By something that lets it strike in some ways only, or not at all."""
    other = s.fighters[1] if s.fighters[0] == minion else s.fighters[0]
    if strike.kind == S_ENDS and stat(s, FOE_CANNOT_END, other) > 0:
        return True
    if not s.lasting:
        return False
    if s.total(CANNOT_STRIKE, minion) or (strike.kind == S_ENDS and s.total(CANNOT_END, minion)):
        return True
    if strike.kind != S_HAND and s.total(HANDS_ONLY, minion):
        return True
    return not source and s.total(NO_STRIKE_CARDS, minion) > 0


def action_obstacle(s: Vtes, seat: Seat, minion: Entity, where: int = READY) -> int:
    """Only a ready unlocked minion may act, but for leaving torpor; some never do. [VTES-6-01, VTES-6.5.1-04]"""
    return WRONG_MOMENT if seat != s.actor else inability(s, minion, where)


def inability(s: Vtes, minion: Entity, where: int = READY) -> int:
    """The same, whosever minion phase it is."""
    if s.region[minion] != where:
        return NOT_READY
    if s.locked[minion]:
        return IS_LOCKED
    if s.flags[minion] & RECRUITED:
        return JUST_RECRUITED
    if (s.lasting and s.total(CANNOT_ACT, minion)) or CARDS[s.face[minion]].traits & NEVER_ACTS:
        return MAY_NOT_ACT
    if where == TORPOR and is_marked(s, minion, HOSTAGE):
        return FORBIDDEN
    return 0


def bars_attack(s: Vtes, minion: Entity, other: Entity) -> bool:
    """Its own text keeps a minion from taking actions to enter combat with somebody."""
    return s.face[minion] in CONDITIONAL.get(NO_ATTACKS, ()) and bonus_towards(s, NO_ATTACKS, minion, other) > 0


def deed_obstacle(s: Vtes, minion: Entity, card: Card, mode: Mode, source: Entity = NO_ENTITY) -> int:
    """Why this minion cannot take this kind of action, by whatever card: from hand, or in play. [VTES-6.1.6-07]"""
    number = next((n for n, ability in enumerate(card.abilities) if ability is mode), 0) if source else 0
    if has_acted_by(s, minion, card.face, source, number):
        return ACTION_TWICE
    if mode.bleeds and has_bled(s, minion):
        return BLED_ALREADY
    if mode.hunts and not s.capacity[minion]:
        return VAMPIRES_ONLY
    if mode.hunts and stat(s, CANNOT_HUNT, minion) > 0:
        return FORBIDDEN
    if mode.kind in (ALLY, RETAINER) and stat(s, CANNOT_RECRUIT, minion) > 0:
        return FORBIDDEN
    if mode.kind in (EQUIPMENT, RETAINER) and not source and not takes(s, minion, card):
        return FORBIDDEN
    if mode.kind == POLITICAL:
        if not s.capacity[minion]:
            return VAMPIRES_ONLY
        if has_politicked(s, minion):
            return POLITICKED_ALREADY
        if is_barred_from(s, s.controller[minion], card.face, source, number):
            return ACTION_TWICE
        if CARDS[s.face[minion]].traits & NO_POLITICS:
            return FORBIDDEN
    if card.traits & PUTS_VAMPIRES_IN_PLAY and CARDS[s.face[minion]].traits & STERILE:
        return IS_STERILE
    return 0


def _entry_obstacle(s: Vtes, seat: Seat, card: Card, mode: Mode, minion: Entity) -> int:
    """Why a card that would stay in play cannot enter it."""
    if mode.kind in (EQUIPMENT, RETAINER, ALLY) or mode.stays:
        if card.unique_key and copies_of(s, seat, card.unique_key):
            return UNIQUE
        if card.one_on_minion and (mode.kind == EQUIPMENT or mode.own) and has_one(s, minion, card):
            return FORBIDDEN
    return 0


def has_one(s: Vtes, minion: Entity, card: Card) -> bool:
    """A minion can have only one card of this name or kind."""
    return any(CARDS[s.face[other]].goes_by(card.one_on_minion) for other in s.attached(minion))


def may_bear(s: Vtes, minion: Entity, entity: Entity) -> bool:
    """Whether it may have this card as well, by whatever road it comes."""
    card = CARDS[s.face[entity]]
    return takes(s, minion, card) and (not card.one_on_minion or not has_one(s, minion, card))


def takes(s: Vtes, minion: Entity, card: Card) -> bool:
    """Some minions have no equipment, or no retainers."""
    traits = CARDS[s.face[minion]].traits
    if traits & BEARS_NO_EQUIPMENT and is_equipment(card):
        return False
    return not (traits & EMPLOYS_NOBODY and "retainer" in card.types)


def stealth_needed(s: Vtes) -> bool:
    """Only while a minion attempts to block with enough intercept. [VTES-6.2.2.2-04]"""
    return bool(s.blocker) and not s.blocked and intercept_of(s, s.blocker) >= stealth_of(s, s.acting)


def intercept_needed(s: Vtes, minion: Entity) -> bool:
    """Only by the minion attempting to block, while the stealth is more than its intercept. [VTES-6.2.2.2-05]"""
    return minion == s.blocker and not s.blocked and stealth_of(s, s.acting) > intercept_of(s, minion)


def equipment_of(s: Vtes, minion: Entity, *, weapons_only: bool = False) -> list[Entity]:
    found = []
    for other in s.attached(minion):
        card = CARDS[s.face[other]]
        if is_equipment(card) and (not weapons_only or card.traits & WEAPON):
            found.append(other)
    return found


def retainers_of(s: Vtes, minion: Entity) -> list[Entity]:
    return [other for other in s.attached(minion) if "retainer" in CARDS[s.face[other]].types]


# Allies that play cards as vampires


def plays_as_vampire(s: Vtes, minion: Entity, mode: Mode) -> bool:
    """An ally with the Discipline of a card plays it as a vampire, with its life for blood. [VTES-1.6.3-05, -06]"""
    if s.capacity[minion] or not mode.needs:
        return False
    return has_disciplines(s, minion, mode.needs, mode.level) or plays_so(s, minion, mode)


def lacks_disciplines(s: Vtes, minion: Entity, mode: Mode) -> bool:
    """Those that a way of playing a card, or an ability, asks of whoever does it."""
    if not mode.needs or has_disciplines(s, minion, mode.needs, mode.level):
        return False
    return not plays_so(s, minion, mode)


def plays_so(s: Vtes, minion: Entity, mode: Mode) -> bool:
    """By its own text, without having the Discipline."""
    lent = _lent(s, minion) if s.capacity[minion] else 0
    if lent:
        return not mode.needs & ~(lent | (s.superior if mode.level == 2 else s.basic)[minion])
    plays = plays_as(s, minion)
    if plays is None or mode.level > 1 or mode.needs & ~CARDS[s.face[minion]].plays_by:
        return False
    if not plays.together and mode.needs.bit_count() > 1:
        return False
    return not plays.kinds or mode.kind in plays.kinds


def _lent(s: Vtes, minion: Entity) -> int:
    """The Disciplines by which cards on it let a vampire play others, as a bit set."""
    lending = marked(s, LENDS)
    bits = 0
    for card in lending:
        if s.host[card] == minion and s.region[card] == ON:
            for (place,) in marks_on(s, card, LENDS):
                bits |= 1 << place
    return bits


def capacity_to_play(s: Vtes, context: Context) -> int:
    """The capacity of whoever plays a card: an ally has 1 for what it plays as a vampire. [VTES-1.6.3-07, -11]"""
    from_hand = context.face and not context.source
    if from_hand and any(plays_as_vampire(s, context.minion, mode) for mode in CARDS[context.face].modes):
        plays = plays_as(s, context.minion)
        return plays.capacity if plays is not None else 1
    return s.capacity[context.minion]
