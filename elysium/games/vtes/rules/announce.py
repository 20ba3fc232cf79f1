"""The minion phase: which actions there are, who must act, and announcing one. [sections 6, 6.1, 6.2.1]"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    ALLY,
    CARDS,
    EQUIPMENT,
    H_ANNOUNCED,
    NO_ENTITY,
    NO_FACE,
    POLITICAL,
    RETAINER,
    W_ANNOUNCED,
    W_MINION,
    Context,
    Entity,
    Face,
    Mode,
)
from elysium.games.vtes.definitions.names import ANARCH
from elysium.games.vtes.marks import ACTED_FREELY, AIMED_AT, CALLED_OFF, HOSTAGE, TABLE_ITSELF, TRIED_TO_BURN
from elysium.games.vtes.rules.blocks import offer_blocks, who_may_block
from elysium.games.vtes.rules.entities import lock
from elysium.games.vtes.rules.impulse import ANSWERS, EXPLAINERS, answers, card_named, impulse, obstacle_of, offers
from elysium.games.vtes.rules.legality import action_obstacle, equipment_of, inability, may_bear
from elysium.games.vtes.rules.limits import has_bled, is_marked, mark, mark_action, marked
from elysium.games.vtes.rules.mandatory import actions_of, duty_obstacle, must_hunt
from elysium.games.vtes.rules.obstacles import BLED_ALREADY, CANNOT_PAY, NOT_YOURS, OBSTACLES, VAMPIRES_ONLY
from elysium.games.vtes.rules.resolution import action_done, anarch_price, finish_action, resolve_action
from elysium.games.vtes.rules.torpor import may_diablerize
from elysium.games.vtes.rules.triggers import fire, silenced, stat
from elysium.games.vtes.rules.values import is_untitled, rescue_price
from elysium.games.vtes.state import (
    ACTION,
    ANARCH_ACTION,
    BLEED,
    BLEED_ACTION,
    CANNOT_HUNT,
    CARD_ACTION,
    COMMANDED,
    CONTESTED,
    DIABLERIE_ACTION,
    EMPLOY_ACTION,
    EQUIP_ACTION,
    FINISH_ACTION,
    HUNT_ACTION,
    HUNTS_OTHERWISE,
    LEAVE_TORPOR_ACTION,
    NEXT_STEALTH,
    NOBODY,
    POLITICAL_ACTION,
    READY,
    RECRUIT_ACTION,
    RESCUE_ACTION,
    STEALTH,
    TAKE_ACTION,
    TORPOR,
    Vtes,
)
from elysium.games.vtes.terms import (
    ACCEPT,
    BECOME_ANARCH,
    BURN_CARD,
    DECLINE,
    DIABLERIZE,
    FINISH,
    HUNT,
    LEAVE_TORPOR,
    PLAY,
    RESCUE,
    TAKE_EQUIPMENT,
    TAKE_MORE,
    USE,
    book,
    entity_of,
    methuselah_at,
    seat_of,
)
from elysium.games.vtes.terms import BLEED as BLEED_VERB


def announce(
    s: Vtes,
    minion: Entity,
    kind: int,
    *,
    stealth: int = 0,
    at: tuple[Seat, ...] = (),
    target: int = 0,
    extra: int = 0,
    face: Face = NO_FACE,
    mode: int = 0,
    source: Entity = NO_ENTITY,
) -> None:
    """Everything about the action is said, and the minion is locked. [VTES-6-02, VTES-6.2.1-01]"""
    s.cancel(acts_between)
    s.acting = minion
    s.actor = s.controller[minion]
    s.action = kind
    s.action_face = face
    s.action_mode = mode
    s.action_source = source
    s.action_seat = at[0] if at else NOBODY
    s.action_target = target
    s.action_extra = extra
    s.blocker = NO_ENTITY
    s.blocked = False
    s.action_over = False
    mark_action(s, minion, kind, face, source, mode)
    if not _has_to(s, minion, kind, source, mode):
        mark(s, TABLE_ITSELF, ACTED_FREELY)
    own = s.controller[minion]
    s.may_block = who_may_block(s, at or tuple(dict.fromkeys((s.prey(own), s.predator(own)))))
    if len(at) > 1:
        for seat in at:
            mark(s, TABLE_ITSELF, AIMED_AT, seat)
    if stealth:
        s.add(ACTION, STEALTH, minion, stealth)
    if s.total(NEXT_STEALTH, methuselah_at(own)) > 0:
        s.spend(NEXT_STEALTH, methuselah_at(own))
        s.add(ACTION, STEALTH, minion, 1)
    lock(s, minion)
    s.do((impulse, W_ANNOUNCED, 0), (offer_blocks,), (resolve_action,), (finish_action,), (action_done,))
    fire(s, H_ANNOUNCED, minion)


def _has_to(s: Vtes, minion: Entity, kind: int, source: Entity, number: int) -> bool:
    """Whether the minion has no choice. [VTES-6-07, VTES-6-08]"""
    if kind == HUNT_ACTION and must_hunt(s, minion):
        return True
    if kind == BLEED_ACTION and s.flags[minion] & COMMANDED:
        return True
    abilities = CARDS[s.face[source]].abilities if source and number >= 0 else ()
    return any(ability.must for ability in abilities[number : number + 1])


def begin_card_action(s: Vtes, seat: Seat, face: Face, number: int, minion: Entity, target: int) -> None:
    """An action by a card from hand. [VTES-6.1.6-05]"""
    _begin(s, seat, CARDS[face].modes[number], minion, target, face=face, number=number)


def begin_granted_action(s: Vtes, seat: Seat, entity: Entity, number: int, minion: Entity, target: int) -> None:
    """An action through a card in play. [VTES-6.1.6-06]"""
    _begin(s, seat, CARDS[s.face[entity]].abilities[number], minion, target, number=number, source=entity)


def _begin(
    s: Vtes,
    seat: Seat,
    mode: Mode,
    minion: Entity,
    target: int,
    *,
    number: int,
    face: Face = NO_FACE,
    source: Entity = NO_ENTITY,
) -> None:
    kind = CARD_ACTION
    stealth = mode.stealth
    directed = directed_at(s, mode, Context(seat, minion, target, face, source))
    if mode.bleeds:
        kind = BLEED_ACTION
        directed = directed or (s.prey(seat),)
        if mode.bleed:
            s.add(ACTION, BLEED, minion, mode.bleed)
    elif mode.hunts:
        kind = HUNT_ACTION
    elif mode.in_torpor:
        kind = LEAVE_TORPOR_ACTION
    elif mode.kind == EQUIPMENT:
        kind, stealth = EQUIP_ACTION, stealth + 1
    elif mode.kind == RETAINER:
        kind, stealth = EMPLOY_ACTION, stealth + 1
    elif mode.kind == ALLY:
        kind, stealth = RECRUIT_ACTION, stealth + 1
    elif mode.kind == POLITICAL:
        kind, stealth, directed = POLITICAL_ACTION, stealth + 1, ()
    announce(s, minion, kind, stealth=stealth, at=directed, target=target, face=face, mode=number, source=source)


def directed_at(s: Vtes, mode: Mode, context: Context) -> tuple[Seat, ...]:
    """The other Methuselahs at whom, or at whose things, an action is aimed. [VTES-6.2.2.1-01, -02, -10]"""
    if mode.target is None or not mode.target.hostile:
        return ()
    seat, target = context.seat, context.target
    if mode.target.whom is not None:
        concerned = mode.target.whom(s, context)
        return tuple(other for other in s.clockwise(seat) if other != seat and other in concerned)
    if target < 0:
        return (seat_of(target),)
    entity = entity_of(target)
    if 0 < entity < len(s.face):
        controller = s.controller[entity]
        return (controller,) if controller != seat else ()
    return ()


# What a minion may do


@offers(W_MINION)
def inherent_actions(s: Vtes, seat: Seat) -> list[Option]:
    """The actions that need no card, for every minion. [VTES-6.1-01]"""
    if seat != s.actor:
        return []
    found: list[Option] = []
    torpid = s.in_regions(TORPOR) if TORPOR in s.region else []
    free = [minion for minion in s.minions(seat) if not s.locked[minion] and not action_obstacle(s, seat, minion)]
    if free:
        bearers = [minion for minion in s.controlled(seat) if minion in s.host]
        to_burn = cards_to_burn(s)
        for minion in free:
            found += _actions_of(s, seat, minion, bearers, torpid, to_burn)
    for vampire in torpid:
        if s.controller[vampire] == seat and s.blood[vampire] >= 2 and not action_obstacle(s, seat, vampire, TORPOR):
            found.append((LEAVE_TORPOR, s.ref(vampire)))
    return [option for option in found if not is_called_off(s, option)] if marked(s, CALLED_OFF) else found


KIND_OF_VERB = {
    HUNT: HUNT_ACTION,
    LEAVE_TORPOR: LEAVE_TORPOR_ACTION,
    RESCUE: RESCUE_ACTION,
    DIABLERIZE: DIABLERIE_ACTION,
    BECOME_ANARCH: ANARCH_ACTION,
    FINISH: FINISH_ACTION,
    TAKE_EQUIPMENT: TAKE_ACTION,
    BURN_CARD: CARD_ACTION,
}


def call_off(s: Vtes) -> None:
    """The current action may not be taken again this turn; an action through a card never may."""
    if s.action_face or s.action_source:
        return
    for target in s.terms if s.action == TAKE_ACTION else (s.action_target,):
        mark(s, s.acting, CALLED_OFF, s.action, target)


def is_called_off(s: Vtes, option: Option) -> bool:
    """The same action: of the same kind, with the same target."""
    kind = KIND_OF_VERB.get(option[0], 0)
    target = entity_of(option[2]) if len(option) > 2 else 0
    return bool(kind) and is_marked(s, entity_of(option[1]), CALLED_OFF, kind, target)


def _actions_of(
    s: Vtes,
    seat: Seat,
    minion: Entity,
    bearers: Sequence[Entity],
    torpid: Sequence[Entity],
    to_burn: Sequence[Entity],
) -> list[Option]:
    named = s.ref(minion)
    found: list[Option] = []
    if not has_bled(s, minion):
        found.append((BLEED_VERB, named, s.prey(seat)))
    for other in bearers:
        if other != minion:
            found += [(TAKE_EQUIPMENT, named, s.ref(card)) for card in takeable(s, minion, other)]
    found += [(BURN_CARD, named, s.ref(card)) for card in burnable(s, minion, to_burn)]
    found += [
        (FINISH, named, s.ref(imbued)) for imbued in torpid if not s.is_vampire(imbued) and s.controller[imbued] != seat
    ]
    if not s.is_vampire(minion):
        return found
    if stat(s, CANNOT_HUNT, minion) <= 0 and stat(s, HUNTS_OTHERWISE, minion) <= 0:
        found.append((HUNT, named))
    if is_untitled(s, minion) and s.sect[minion] != ANARCH and s.blood[minion] >= anarch_price(s, seat, minion):
        found.append((BECOME_ANARCH, named))
    for vampire in filter(s.is_vampire, torpid):
        found += _torpor_actions(s, minion, vampire)
    return found


def _torpor_actions(s: Vtes, minion: Entity, vampire: Entity) -> list[Option]:
    """Rescue with any split of its price, or diablerie. [VTES-6.5.3-01, VTES-6.5.3-02, VTES-6.5.4-01]"""
    if is_marked(s, vampire, HOSTAGE):
        return []
    price = rescue_price(s, minion, vampire)
    found: list[Option] = [
        (RESCUE, s.ref(minion), s.ref(vampire), own)
        for own in range(price, -1, -1)
        if s.blood[minion] >= own and s.blood[vampire] >= price - own
    ]
    if may_diablerize(s, minion):
        found.append((DIABLERIZE, s.ref(minion), s.ref(vampire)))
    return found


def takeable(s: Vtes, minion: Entity, other: Entity) -> list[Entity]:
    """Equipment of another minion, ready or not, but for what the taker may have no second one of. [VTES-6.1.3-05]"""
    return [card for card in equipment_of(s, other) if may_bear(s, minion, card)]


def cards_to_burn(s: Vtes) -> list[Entity]:
    """Cards in play that say minions can burn them by an action."""
    return [
        entity
        for entity in s.able
        if CARDS[s.face[entity]].burn_by_minions and READY <= s.region[entity] < CONTESTED and not silenced(s, entity)
    ]


def burnable(s: Vtes, minion: Entity, among: Sequence[Entity]) -> list[Entity]:
    """Once a turn each. [VTES-6.1.6-07]"""
    return [entity for entity in among if not is_marked(s, minion, TRIED_TO_BURN, entity)]


# Announcing the inherent ones


@answers(BLEED_VERB)
def bleeds(s: Vtes, seat: Seat, option: Option) -> None:
    """[VTES-6.1.1-01, VTES-6.1.1-04]"""
    minion = entity_of(option[1])
    announce(s, minion, BLEED_ACTION, at=(Seat(option[2]),))


@answers(HUNT)
def hunts(s: Vtes, seat: Seat, option: Option) -> None:
    """Undirected, with one stealth. [VTES-6.1.2-04]"""
    announce(s, entity_of(option[1]), HUNT_ACTION, stealth=1)


@answers(LEAVE_TORPOR)
def leaves_torpor(s: Vtes, seat: Seat, option: Option) -> None:
    """[VTES-6.5.2-01]"""
    announce(s, entity_of(option[1]), LEAVE_TORPOR_ACTION, stealth=1)


@answers(RESCUE)
def rescues(s: Vtes, seat: Seat, option: Option) -> None:
    """One's own with one stealth; another's is directed and has none. [VTES-6.5.3-06]"""
    _about_torpor(s, seat, RESCUE_ACTION, entity_of(option[1]), entity_of(option[2]), option[3])


@answers(DIABLERIZE)
def diablerizes(s: Vtes, seat: Seat, option: Option) -> None:
    """[VTES-6.5.4-02]"""
    _about_torpor(s, seat, DIABLERIE_ACTION, entity_of(option[1]), entity_of(option[2]), 0)


def _about_torpor(s: Vtes, seat: Seat, kind: int, minion: Entity, vampire: Entity, extra: int) -> None:
    controller = s.controller[vampire]
    if controller == seat:
        announce(s, minion, kind, stealth=1, target=vampire, extra=extra)
    else:
        announce(s, minion, kind, at=(controller,), target=vampire, extra=extra)


@answers(FINISH)
def finishes(s: Vtes, seat: Seat, option: Option) -> None:
    """[VTES-A.5-04]"""
    imbued = entity_of(option[2])
    announce(s, entity_of(option[1]), FINISH_ACTION, at=(s.controller[imbued],), target=imbued)


@answers(BECOME_ANARCH)
def becomes_anarch(s: Vtes, seat: Seat, option: Option) -> None:
    """[VTES-10.5-02]"""
    announce(s, entity_of(option[1]), ANARCH_ACTION, stealth=1)


@answers(TAKE_EQUIPMENT)
def takes_equipment(s: Vtes, seat: Seat, option: Option) -> None:
    """Named cards of one other minion. [VTES-6.1.3-05, VTES-6.1.3-06]"""
    card = entity_of(option[2])
    minion = entity_of(option[1])
    s.terms = (card,)
    s.do((more_equipment, minion))


@book.step
def more_equipment(s: Vtes, minion: Entity) -> None:
    """Further cards may be named before the action is announced."""
    if could_take_too(s, minion):
        s.ask(s.controller[minion], take_more, minion)
    else:
        _announce_taking(s, minion)


def _announce_taking(s: Vtes, minion: Entity) -> None:
    """It is an action to equip, with the stealth that one with any of these cards has."""
    modes = (mode for card in s.terms for mode in CARDS[s.face[entity_of(card)]].modes if mode.kind == EQUIPMENT)
    stealth = 1 + max((mode.stealth for mode in modes), default=0)
    announce(s, minion, TAKE_ACTION, stealth=stealth, target=s.terms[0])


def could_take_too(s: Vtes, minion: Entity) -> list[Entity]:
    """Further cards of the same minion, apart from a second one of what a minion may have only one of."""
    named = {CARDS[s.face[card]].one_on_minion for card in s.terms} - {""}
    return [
        card
        for card in takeable(s, minion, s.host[s.terms[0]])
        if card not in s.terms
        and CARDS[s.face[card]].one_on_minion not in named
        and not is_called_off(s, (TAKE_EQUIPMENT, minion, card))
    ]


@book.choice("VTES-6.1.3-06")
def take_more(s: Vtes, seat: Seat, minion: Entity) -> Sequence[Option]:
    return [(ACCEPT,), *((TAKE_MORE, s.ref(card)) for card in could_take_too(s, minion))]


@book.answer(take_more)
def takes_more(s: Vtes, seat: Seat, option: Option, minion: Entity) -> None:
    if option[0] == TAKE_MORE:
        s.terms = (*s.terms, entity_of(option[1]))
        s.do((more_equipment, minion))
    else:
        _announce_taking(s, minion)


@answers(BURN_CARD)
def burns_card(s: Vtes, seat: Seat, option: Option) -> None:
    """[VTES-6.1.6-06]"""
    minion, card = entity_of(option[1]), entity_of(option[2])
    controller = s.controller[card]
    mark(s, minion, TRIED_TO_BURN, card)
    announce(s, minion, CARD_ACTION, at=(controller,) if controller != seat else (), target=card, mode=-1)


# Acting in between


@book.step
def acts_between(s: Vtes, minion: Entity) -> None:
    """By what a card allows, in whosever minion phase; as long as no action has been announced. [VTES-TPL-05]"""
    s.actor = s.turn
    if not inability(s, minion):
        s.actor = s.controller[minion]
        s.ask(s.actor, choose_action, minion)


@book.choice("VTES-6-01", "VTES-6-07")
def choose_action(s: Vtes, seat: Seat, minion: Entity) -> Sequence[Option]:
    return [(DECLINE,), *actions_of(s, minion)]


@book.answer(choose_action)
def chooses_action(s: Vtes, seat: Seat, option: Option, minion: Entity) -> None:
    """A card that is cancelled as it is played announces nothing."""
    if option[0] == DECLINE:
        s.actor = s.turn
        return
    s.do((acts_between, minion))
    ANSWERS[option[0]](s, seat, option)


@book.refusal(choose_action)
def not_that_action(s: Vtes, seat: Seat, option: Option, minion: Entity) -> IllegalChoice:
    return IllegalChoice(*OBSTACLES[obstacle_of(s, seat, W_MINION, option)])


def explain_action(s: Vtes, seat: Seat, window: int, option: Option) -> int:
    """Why an action is not offered, if no card stands in its way."""
    if window != W_MINION or option[0] not in ACTION_VERBS:
        return 0
    named = option[2] if option[0] in (PLAY, USE) else option[1]
    minion = card_named(s, seat, named)
    if not minion or s.controller[minion] != seat:
        return NOT_YOURS
    if option[0] == LEAVE_TORPOR:
        return action_obstacle(s, seat, minion, TORPOR) or CANNOT_PAY
    obstacle = action_obstacle(s, seat, minion)
    if obstacle:
        return obstacle
    if option[0] == BLEED_VERB and has_bled(s, minion):
        return BLED_ALREADY
    if option[0] in (HUNT, RESCUE, DIABLERIZE, BECOME_ANARCH) and not s.is_vampire(minion):
        return VAMPIRES_ONLY
    return duty_obstacle(s, seat, minion)


ACTION_VERBS = (
    BLEED_VERB, HUNT, RESCUE, DIABLERIZE, BECOME_ANARCH, FINISH, LEAVE_TORPOR, TAKE_EQUIPMENT, BURN_CARD, PLAY, USE,
)  # fmt: skip


EXPLAINERS.append(explain_action)
