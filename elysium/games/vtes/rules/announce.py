"""The minion phase: which actions there are, who must act, and announcing one. [sections 6, 6.1, 6.2.1]"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.state import Option
from elysium.games.vtes.cards.language import (
    ALLY,
    CARDS,
    EQUIPMENT,
    POLITICAL,
    RETAINER,
    W_ANNOUNCED,
    W_MINION,
    Mode,
)
from elysium.games.vtes.cards.names import ANARCH, UNTITLED
from elysium.games.vtes.rules.blocks import offer_blocks
from elysium.games.vtes.rules.entities import lock
from elysium.games.vtes.rules.impulse import EXPLAINERS, answers, impulse, offers
from elysium.games.vtes.rules.legality import (
    BLED_ALREADY,
    CANNOT_PAY,
    MUST_HUNT,
    NOT_YOURS,
    OTHERS_FIRST,
    VAMPIRES_ONLY,
    action_obstacle,
    equipment_of,
)
from elysium.games.vtes.rules.resolution import finish_action, resolve_action
from elysium.games.vtes.state import (
    ACTION,
    ANARCH_ACTION,
    BLED,
    BLEED,
    BLEED_ACTION,
    BLOOD_CURSED,
    CARD_ACTION,
    DIABLERIE_ACTION,
    EMPLOY_ACTION,
    EQUIP_ACTION,
    HUNT_ACTION,
    LEAVE_TORPOR_ACTION,
    NEXT_STEALTH,
    POLITICAL_ACTION,
    POLITICKED,
    READY,
    RECRUIT_ACTION,
    RESCUE_ACTION,
    STEALTH,
    TAKE_ACTION,
    TORPOR,
    TURN,
    Vtes,
)
from elysium.games.vtes.terms import (
    ACCEPT,
    BECOME_ANARCH,
    BURN_CARD,
    DIABLERIZE,
    HUNT,
    LEAVE_TORPOR,
    RESCUE,
    TAKE_EQUIPMENT,
    TAKE_MORE,
    book,
    entity_of,
    face_of,
)
from elysium.games.vtes.terms import BLEED as BLEED_VERB

MUST_BLEED = -30
"""In `used` under the minion: a card makes it bleed this turn."""


def announce(
    s: Vtes,
    minion: int,
    kind: int,
    *,
    stealth: int = 0,
    seat: int = -1,
    target: int = 0,
    extra: int = 0,
    face: int = 0,
    mode: int = 0,
    source: int = 0,
) -> None:
    """Everything about the action is said, and the minion is locked. [VTES-6-02, VTES-6.2.1-01]"""
    s.acting = minion
    s.action = kind
    s.action_face = face
    s.action_mode = mode
    s.action_source = source
    s.action_seat = seat
    s.action_target = target
    s.action_extra = extra
    s.blocker = 0
    s.blocked = False
    s.action_over = False
    s.declined = 0
    own = s.controller[minion]
    s.may_block = (seat,) if seat >= 0 else tuple(dict.fromkeys((s.prey(own), s.predator(own))))
    if stealth:
        s.add(ACTION, STEALTH, minion, stealth)
    if s.total(NEXT_STEALTH, -1 - own) > 0:
        s.spend(NEXT_STEALTH, -1 - own)
        s.add(ACTION, STEALTH, minion, 1)
    lock(s, minion)
    s.do((impulse, W_ANNOUNCED, 0), (offer_blocks,), (resolve_action,), (finish_action,))


def begin_card_action(s: Vtes, seat: int, face: int, number: int, minion: int, target: int) -> None:
    """An action by a card from hand. [VTES-6.1.6-05]"""
    s.once(TURN, minion, face)
    _begin(s, seat, CARDS[face].modes[number], minion, target, face=face, number=number)


def begin_granted_action(s: Vtes, seat: int, entity: int, number: int, minion: int, target: int) -> None:
    """An action through a card in play. [VTES-6.1.6-06]"""
    s.once(TURN, minion, -1000 - entity)
    _begin(s, seat, CARDS[s.face[entity]].abilities[number], minion, target, number=number, source=entity)


def _begin(
    s: Vtes, seat: int, mode: Mode, minion: int, target: int, *, number: int, face: int = 0, source: int = 0
) -> None:
    kind = CARD_ACTION
    stealth = mode.stealth
    directed = directed_at(s, seat, target) if mode.target is None or mode.target.hostile else -1
    if mode.bleeds:
        kind = BLEED_ACTION
        s.flags[minion] |= BLED
        if directed < 0:
            directed = s.prey(seat)
        if mode.bleed:
            s.add(ACTION, BLEED, minion, mode.bleed)
    elif mode.in_torpor:
        kind = LEAVE_TORPOR_ACTION
    elif mode.kind == EQUIPMENT:
        kind, stealth = EQUIP_ACTION, stealth + 1
    elif mode.kind == RETAINER:
        kind, stealth = EMPLOY_ACTION, stealth + 1
    elif mode.kind == ALLY:
        kind, stealth = RECRUIT_ACTION, stealth + 1
    elif mode.kind == POLITICAL:
        kind, stealth, directed = POLITICAL_ACTION, stealth + 1, -1
        s.flags[minion] |= POLITICKED
    announce(s, minion, kind, stealth=stealth, seat=directed, target=target, face=face, mode=number, source=source)


def directed_at(s: Vtes, seat: int, target: int) -> int:
    """An action is directed if it is aimed at another Methuselah or something of theirs. [VTES-6.2.2.1-01, -10]"""
    if target < 0:
        return -1 - target
    if target > 0 and face_of(target):
        controller = s.controller[entity_of(target)]
        return controller if controller != seat else -1
    return -1


# What a minion may do


@offers(W_MINION)
def inherent_actions(s: Vtes, seat: int) -> list[Option]:
    """The actions that need no card, for every minion. [VTES-6.1-01]"""
    if seat != s.turn:
        return []
    found: list[Option] = []
    for minion in s.minions(seat):
        if not action_obstacle(s, seat, minion):
            found += _actions_of(s, seat, minion)
    for vampire in s.in_region(seat, TORPOR):
        if not s.locked[vampire] and s.blood[vampire] >= 2:
            found.append((LEAVE_TORPOR, s.ref(vampire)))
    return [option for option in found if not is_called_off(s, option)]


CALLED_OFF = -3000
KIND_OF_VERB = {
    HUNT: HUNT_ACTION,
    LEAVE_TORPOR: LEAVE_TORPOR_ACTION,
    RESCUE: RESCUE_ACTION,
    DIABLERIZE: DIABLERIE_ACTION,
    BECOME_ANARCH: ANARCH_ACTION,
    TAKE_EQUIPMENT: TAKE_ACTION,
    BURN_CARD: CARD_ACTION,
}


def call_off(s: Vtes) -> None:
    """The current action may not be taken again this turn; an action through a card never may."""
    if s.action_face or s.action_source:
        return
    for target in s.terms if s.action == TAKE_ACTION else (s.action_target,):
        s.once(TURN, s.acting, CALLED_OFF - (s.action << 12 | target))


def is_called_off(s: Vtes, option: Option) -> bool:
    """The same action: of the same kind, with the same target."""
    kind = KIND_OF_VERB.get(option[0], 0)
    target = entity_of(option[2]) if len(option) > 2 else 0
    return bool(kind) and s.was_used(TURN, entity_of(option[1]), CALLED_OFF - (kind << 12 | target))


def _actions_of(s: Vtes, seat: int, minion: int) -> list[Option]:
    named = s.ref(minion)
    found: list[Option] = []
    if not s.flags[minion] & BLED:
        found.append((BLEED_VERB, named, s.prey(seat)))
    for other in s.minions(seat):
        if other != minion:
            found += [(TAKE_EQUIPMENT, named, s.ref(card)) for card in equipment_of(s, other)]
    found += [(BURN_CARD, named, s.ref(card)) for card in burnable(s)]
    if not s.is_vampire(minion):
        return found
    found.append((HUNT, named))
    if s.title[minion] == UNTITLED and s.sect[minion] != ANARCH and s.blood[minion] >= anarch_price(s, seat, minion):
        found.append((BECOME_ANARCH, named))
    for vampire, region in enumerate(s.region):
        if region == TORPOR:
            found += _torpor_actions(s, minion, vampire)
    return found


def _torpor_actions(s: Vtes, minion: int, vampire: int) -> list[Option]:
    """Rescue with any split of two blood, or diablerie. [VTES-6.5.3-01, VTES-6.5.3-02, VTES-6.5.4-01]"""
    found: list[Option] = [
        (RESCUE, s.ref(minion), s.ref(vampire), own)
        for own in (2, 1, 0)
        if s.blood[minion] >= own and s.blood[vampire] >= 2 - own
    ]
    if may_diablerize(s, minion):
        found.append((DIABLERIZE, s.ref(minion), s.ref(vampire)))
    return found


def may_diablerize(s: Vtes, minion: int) -> bool:
    """Ready vampires that are not Blood Cursed. [VTES-6.5.5-01, VTES-11-01]"""
    cursed = s.flags[minion] & BLOOD_CURSED or "blood-cursed" in CARDS[s.face[minion]].keywords
    return s.region[minion] == READY and s.is_vampire(minion) and not cursed


def burnable(s: Vtes) -> list[int]:
    """Cards in play that say minions can burn them by an action."""
    return [entity for entity in s.able if CARDS[s.face[entity]].burn_by_minions and READY <= s.region[entity] < 8]


def anarch_price(s: Vtes, seat: int, minion: int) -> int:
    """Two blood, or one beside another ready Anarch. [VTES-10.5-03]"""
    others = (s.sect[other] == ANARCH for other in s.minions(seat) if other != minion and s.is_vampire(other))
    return 1 if any(others) else 2


# Announcing the inherent ones


@answers(BLEED_VERB)
def bleeds(s: Vtes, seat: int, option: Option) -> None:
    """[VTES-6.1.1-01, VTES-6.1.1-04]"""
    minion = entity_of(option[1])
    s.flags[minion] |= BLED
    announce(s, minion, BLEED_ACTION, seat=option[2])


@answers(HUNT)
def hunts(s: Vtes, seat: int, option: Option) -> None:
    """Undirected, with one stealth. [VTES-6.1.2-04]"""
    announce(s, entity_of(option[1]), HUNT_ACTION, stealth=1)


@answers(LEAVE_TORPOR)
def leaves_torpor(s: Vtes, seat: int, option: Option) -> None:
    """[VTES-6.5.2-01]"""
    announce(s, entity_of(option[1]), LEAVE_TORPOR_ACTION, stealth=1)


@answers(RESCUE)
def rescues(s: Vtes, seat: int, option: Option) -> None:
    """One's own with one stealth; another's is directed and has none. [VTES-6.5.3-06]"""
    _about_torpor(s, seat, RESCUE_ACTION, entity_of(option[1]), entity_of(option[2]), option[3])


@answers(DIABLERIZE)
def diablerizes(s: Vtes, seat: int, option: Option) -> None:
    """[VTES-6.5.4-02]"""
    _about_torpor(s, seat, DIABLERIE_ACTION, entity_of(option[1]), entity_of(option[2]), 0)


def _about_torpor(s: Vtes, seat: int, kind: int, minion: int, vampire: int, extra: int) -> None:
    controller = s.controller[vampire]
    if controller == seat:
        announce(s, minion, kind, stealth=1, target=vampire, extra=extra)
    else:
        announce(s, minion, kind, seat=controller, target=vampire, extra=extra)


@answers(BECOME_ANARCH)
def becomes_anarch(s: Vtes, seat: int, option: Option) -> None:
    """[VTES-10.5-02]"""
    announce(s, entity_of(option[1]), ANARCH_ACTION, stealth=1)


@answers(TAKE_EQUIPMENT)
def takes_equipment(s: Vtes, seat: int, option: Option) -> None:
    """Named cards of one other minion. [VTES-6.1.3-05, VTES-6.1.3-06]"""
    card = entity_of(option[2])
    minion = entity_of(option[1])
    s.terms = (card,)
    more = [other for other in equipment_of(s, s.host[card]) if other != card]
    if more:
        s.do((more_equipment, minion))
    else:
        announce(s, minion, TAKE_ACTION, stealth=1, target=card)


@book.step
def more_equipment(s: Vtes, minion: int) -> None:
    s.ask(s.controller[minion], take_more, minion)


@book.choice("VTES-6.1.3-06")
def take_more(s: Vtes, seat: int, detail: int) -> Sequence[Option]:
    """Further cards of the same minion, or enough."""
    host = s.host[s.terms[0]]
    return [
        (ACCEPT,),
        *((TAKE_MORE, s.ref(card)) for card in equipment_of(s, host) if may_take_too(s, detail, card)),
    ]


def may_take_too(s: Vtes, minion: int, card: int) -> bool:
    return card not in s.terms and not is_called_off(s, (TAKE_EQUIPMENT, minion, card))


@book.answer(take_more)
def takes_more(s: Vtes, seat: int, option: Option, minion: int) -> None:
    if option[0] == TAKE_MORE:
        s.terms = (*s.terms, entity_of(option[1]))
        if len(s.terms) < len(equipment_of(s, s.host[s.terms[0]])):
            s.do((more_equipment, minion))
            return
    announce(s, minion, TAKE_ACTION, stealth=1, target=s.terms[0])


@answers(BURN_CARD)
def burns_card(s: Vtes, seat: int, option: Option) -> None:
    card = entity_of(option[2])
    controller = s.controller[card]
    announce(s, entity_of(option[1]), CARD_ACTION, seat=controller if controller != seat else -1, target=card, mode=-1)


def explain_action(s: Vtes, seat: int, window: int, option: Option) -> int:
    """Why an inherent action is not offered."""
    if window != W_MINION or option[0] not in (BLEED_VERB, HUNT, RESCUE, DIABLERIZE, BECOME_ANARCH, LEAVE_TORPOR):
        return 0
    minion = entity_of(option[1])
    if minion >= len(s.face):
        minion = next((e for e, face in enumerate(s.face) if face == face_of(option[1]) and s.controller[e] == seat), 0)
    if not minion or s.controller[minion] != seat:
        return NOT_YOURS
    if option[0] == LEAVE_TORPOR:
        return CANNOT_PAY
    obstacle = action_obstacle(s, seat, minion)
    if obstacle:
        return obstacle
    if option[0] == BLEED_VERB and s.flags[minion] & BLED:
        return BLED_ALREADY
    if option[0] != BLEED_VERB and not s.is_vampire(minion):
        return VAMPIRES_ONLY
    if must_hunt(s, minion):
        return MUST_HUNT
    return OTHERS_FIRST if any(must_hunt(s, other) for other in s.minions(seat)) else 0


EXPLAINERS.append(explain_action)
