"""May this card be played now, by this minion? One function answers for the list of options and for refusals alike."""

from __future__ import annotations

from typing import Final

from elysium.games.vtes.cards.language import (
    ACTION_KINDS,
    ALLY,
    CARDS,
    COMBAT_CARD,
    EQUIPMENT,
    EVENT,
    MASTER,
    MODIFIER,
    POLITICAL,
    REACTION,
    RETAINER,
    S_DESTROY_EQUIPMENT,
    S_STEAL_EQUIPMENT,
    W_AS_PLAYED,
    W_RANGE,
    W_STRIKE,
    Card,
    Context,
    Mode,
)
from elysium.games.vtes.rules.as_vampire import plays_as_vampire
from elysium.games.vtes.rules.values import (
    counts_as_clan,
    has_disciplines,
    intercept_of,
    is_awake,
    stealth_of,
)
from elysium.games.vtes.state import (
    ACTION,
    BLED,
    CANNOT_ACT,
    GONE,
    LEAVE_TORPOR_ACTION,
    PHASE,
    POLITICKED,
    READY,
    RECRUITED,
    ROUND,
    TORPOR,
    TURN,
    UNCONTROLLED,
    Vtes,
)

# Why not: (reason, rule). The number of the line is the obstacle.
OBSTACLES: Final = (
    ("none", ""),
    ("not-in-hand", "VTES-1.6.1.1-01"),
    ("wrong-moment", "VTES-1.6.1.1-01"),
    ("not-your-minion", "VTES-1.6.1.3-01"),
    ("minion-not-ready", "VTES-6-01"),
    ("minion-locked", "VTES-1.1-02"),
    ("needs-clan", "VTES-1.5.3-01"),
    ("needs-discipline", "VTES-1.5.4-01"),
    ("needs-superior", "VTES-1.5.4-02"),
    ("vampires-only", "VTES-1.6.3-04"),
    ("cannot-pay", "VTES-1.6.1.3-07"),
    ("modifier-played-already", "VTES-1.6.3.2-02"),
    ("reaction-played-already", "VTES-1.6.3.6-03"),
    ("action-played-already", "VTES-6.1.6-07"),
    ("only-acting-minion", "VTES-1.6.3.2-01"),
    ("limited-used", "VTES-6.1.1-10"),
    ("no-target", "VTES-1.6.1.4-01"),
    ("card-forbids", "VTES-1.4-01"),
    ("stealth-not-needed", "VTES-6.2.2.2-04"),
    ("intercept-not-needed", "VTES-6.2.2.2-05"),
    ("you-have-this-unique-card", "VTES-4.1-09"),
    ("no-master-action", "VTES-1.6.2-01"),
    ("one-trifle-a-turn", "VTES-1.6.2.5-03"),
    ("out-of-turn-owed", "VTES-1.6.2.4-02"),
    ("not-in-your-own-turn", "VTES-1.6.2.4-03"),
    ("not-in-combat", "VTES-1.6.3.5-01"),
    ("own-action", "VTES-1.6.3.6-02"),
    ("only-cancels-now", "VTES-1.6.1.1-04"),
    ("bled-already", "VTES-6.1.1-04"),
    ("political-action-taken", "VTES-6.1.7-04"),
    ("cannot-act", "VTES-6-01"),
    ("just-recruited", "VTES-6.1.5-03"),
    ("event-played-already", "VTES-1.6.4-02"),
    ("one-event-a-phase", "VTES-1.6.4-01"),
    ("must-hunt", "VTES-6-07"),
    ("nothing-to-take", "VTES-6.4.3-18"),
    ("no-modifiers-in-a-blood-hunt", "VTES-6.5.6-04"),
    ("blood-cursed", "VTES-6.5.5-01"),
    ("additional-strikes-gained", "VTES-6.4.3-16"),
    ("no-discard-action", "VTES-8-01"),
    ("others-must-act-first", "VTES-6-08"),
    ("vote-cast", "VTES-6.3.2-07"),
    ("votes-go-together", "VTES-6.3.3-04"),
    ("one-vote-from-cards", "VTES-6.3.3-08"),
    ("no-votes", "VTES-6.3.3-01"),
    ("not-to-become-anarch", "VTES-10.5-02"),
    ("slave-without-master", "VTES-11-07"),
    ("sterile", "VTES-11-09"),
    ("other-action-mandatory", "VTES-6-10"),
    ("minion-is-stuck", "VTES-6-11"),
    ("only-combat-cards", "VTES-6.4-05"),
)
_NUMBER: Final = {reason: number for number, (reason, _) in enumerate(OBSTACLES)}

NOT_IN_HAND: Final = _NUMBER["not-in-hand"]
WRONG_MOMENT: Final = _NUMBER["wrong-moment"]
NOT_YOURS: Final = _NUMBER["not-your-minion"]
NOT_READY: Final = _NUMBER["minion-not-ready"]
IS_LOCKED: Final = _NUMBER["minion-locked"]
NEEDS_CLAN: Final = _NUMBER["needs-clan"]
NEEDS_DISCIPLINE: Final = _NUMBER["needs-discipline"]
NEEDS_SUPERIOR: Final = _NUMBER["needs-superior"]
VAMPIRES_ONLY: Final = _NUMBER["vampires-only"]
CANNOT_PAY: Final = _NUMBER["cannot-pay"]
MODIFIER_TWICE: Final = _NUMBER["modifier-played-already"]
REACTION_TWICE: Final = _NUMBER["reaction-played-already"]
ACTION_TWICE: Final = _NUMBER["action-played-already"]
ONLY_ACTING: Final = _NUMBER["only-acting-minion"]
LIMITED: Final = _NUMBER["limited-used"]
NO_TARGET: Final = _NUMBER["no-target"]
FORBIDDEN: Final = _NUMBER["card-forbids"]
NO_STEALTH: Final = _NUMBER["stealth-not-needed"]
NO_INTERCEPT: Final = _NUMBER["intercept-not-needed"]
UNIQUE: Final = _NUMBER["you-have-this-unique-card"]
NO_MASTER: Final = _NUMBER["no-master-action"]
TRIFLE: Final = _NUMBER["one-trifle-a-turn"]
OWED: Final = _NUMBER["out-of-turn-owed"]
OWN_TURN: Final = _NUMBER["not-in-your-own-turn"]
NO_COMBAT: Final = _NUMBER["not-in-combat"]
OWN_ACTION: Final = _NUMBER["own-action"]
ONLY_CANCELS: Final = _NUMBER["only-cancels-now"]
BLED_ALREADY: Final = _NUMBER["bled-already"]
POLITICKED_ALREADY: Final = _NUMBER["political-action-taken"]
MAY_NOT_ACT: Final = _NUMBER["cannot-act"]
JUST_RECRUITED: Final = _NUMBER["just-recruited"]
EVENT_TWICE: Final = _NUMBER["event-played-already"]
ONE_EVENT: Final = _NUMBER["one-event-a-phase"]
NOTHING_TO_TAKE: Final = _NUMBER["nothing-to-take"]
BLOOD_HUNT_ONLY: Final = _NUMBER["no-modifiers-in-a-blood-hunt"]
ADDITIONAL_TWICE: Final = _NUMBER["additional-strikes-gained"]
NO_DISCARD: Final = _NUMBER["no-discard-action"]
MUST_HUNT: Final = _NUMBER["must-hunt"]
OTHERS_FIRST: Final = _NUMBER["others-must-act-first"]
CURSED: Final = _NUMBER["blood-cursed"]
VOTE_CAST: Final = _NUMBER["vote-cast"]
VOTES_TOGETHER: Final = _NUMBER["votes-go-together"]
ONE_CARD_VOTE: Final = _NUMBER["one-vote-from-cards"]
NO_VOTES: Final = _NUMBER["no-votes"]
NO_ANARCH: Final = _NUMBER["not-to-become-anarch"]
SLAVE_ALONE: Final = _NUMBER["slave-without-master"]
IS_STERILE: Final = _NUMBER["sterile"]
OTHER_DUTY: Final = _NUMBER["other-action-mandatory"]
STUCK: Final = _NUMBER["minion-is-stuck"]
ONLY_COMBAT_CARDS: Final = _NUMBER["only-combat-cards"]

LIMITED_BLEED: Final = -2
"""In `used`: a limited bleed card was played in this action."""
TRIFLE_PLAYED: Final = -3
EVENT_IN_PHASE: Final = -4
BURN_OPTION_USED: Final = -51
ADDITIONAL_GAINED: Final = -5
PAST_ANNOUNCEMENT: Final = -6
"""In `used`: too late for what is played as the action is announced."""


def copies_of(s: Vtes, seat: int, key: str) -> bool:
    """Whether this Methuselah controls a copy of a unique card, contested ones included. [VTES-4.1-09]"""
    return any(
        s.controller[entity] == seat and region not in (GONE, UNCONTROLLED) and CARDS[s.face[entity]].unique_key == key
        for entity, region in enumerate(s.region)
    )


def master_obstacle(s: Vtes, seat: int, card: Card, mode: Mode) -> int:
    """Why this Methuselah cannot play this master card now; 0 if nothing is in the way."""
    if mode.out_of_turn:
        if seat == s.turn:
            return OWN_TURN
        if s.debt[seat]:
            return OWED
    else:
        if seat != s.turn or s.master_actions <= 0:
            return NO_MASTER
        if card.trifle and s.was_used(TURN, -1 - seat, TRIFLE_PLAYED):
            return TRIFLE
    if card.pool_cost > s.pool[seat]:
        return CANNOT_PAY
    if card.clans and not any(counts_as_clan(s, minion, card.clans) for minion in s.minions(seat)):
        return NEEDS_CLAN
    if card.unique_key and mode.stays and copies_of(s, seat, card.unique_key):
        return UNIQUE
    return test(s, card.requires + mode.when, Context(seat, face=card.face))


def event_obstacle(s: Vtes, seat: int, card: Card, mode: Mode) -> int:
    """One a phase, by a discard phase action, and each only once a game. [VTES-1.6.4-01, VTES-1.6.4-02]"""
    if seat != s.turn or s.discards <= 0:
        return NO_DISCARD
    if s.was_used(PHASE, -1 - seat, EVENT_IN_PHASE):
        return ONE_EVENT
    if card.face in s.events_played:
        return EVENT_TWICE
    if card.pool_cost > s.pool[seat]:
        return CANNOT_PAY
    return test(s, card.requires + mode.when, Context(seat, face=card.face))


def test(s: Vtes, conditions: tuple[object, ...], context: Context) -> int:
    for condition in conditions:
        if not condition.test(s, context, *condition.args):  # type: ignore[attr-defined]
            return FORBIDDEN
    return 0


MINION_KINDS_OUTSIDE_COMBAT: Final = (*ACTION_KINDS, MODIFIER, REACTION)


def play_obstacle(s: Vtes, seat: int, window: int, card: Card, number: int, minion: int) -> int:
    """Why this minion cannot play this card in this way now; 0 if nothing is in the way."""
    mode = card.modes[number]
    if s.fighters and mode.kind in MINION_KINDS_OUTSIDE_COMBAT:
        return ONLY_COMBAT_CARDS
    if not mode.windows >> window & 1:
        return ONLY_CANCELS if window == W_AS_PLAYED else WRONG_MOMENT
    if mode.kind == MASTER:
        return master_obstacle(s, seat, card, mode)
    if mode.kind == EVENT:
        return event_obstacle(s, seat, card, mode)
    if s.controller[minion] != seat:
        return NOT_YOURS
    kind = mode.kind
    if mode.reflex:
        obstacle = 0 if s.region[minion] == READY else NOT_READY
    elif kind == MODIFIER:
        obstacle = _modifier_obstacle(s, seat, card, mode, minion)
    elif kind == REACTION:
        obstacle = _reaction_obstacle(s, seat, card, mode, minion)
    elif kind == COMBAT_CARD:
        obstacle = _combat_obstacle(s, card, mode, minion, window)
    elif kind in ACTION_KINDS:
        where = TORPOR if mode.in_torpor else READY
        obstacle = action_obstacle(s, seat, minion, where) or _action_card_obstacle(s, seat, card, mode, minion)
    else:
        obstacle = WRONG_MOMENT
    return obstacle or requirement_obstacle(s, seat, card, mode, minion)


def requirement_obstacle(s: Vtes, seat: int, card: Card, mode: Mode, minion: int) -> int:
    """What the card itself asks of the minion, and the price."""
    if mode.needs and not has_disciplines(s, minion, mode.needs, mode.level):
        return NEEDS_SUPERIOR if has_disciplines(s, minion, mode.needs, 1) else NEEDS_DISCIPLINE
    if card.clans and not counts_as_clan(s, minion, card.clans):
        return NEEDS_CLAN
    blood = max(0, card.blood_cost) + mode.blood
    if blood:
        if not s.capacity[minion] and not plays_as_vampire(s, minion, mode):
            return VAMPIRES_ONLY
        if s.blood[minion] < blood:
            return CANNOT_PAY
    if card.pool_cost > s.pool[seat]:
        return CANNOT_PAY
    if card.requires or mode.when:
        return test(s, card.requires + mode.when, Context(seat, minion, 0, card.face))
    return 0


def meets_requirement(s: Vtes, seat: int, minion: int, card: Card) -> bool:
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
    for frame in reversed(s.stack):
        if frame[0] in BEING_PLAYED:
            return CARDS[frame[2]].modes[frame[3]].kind in ACTION_KINDS
    return False


BEING_PLAYED: set[int] = set()
"""Steps whose frame holds a card that can still be cancelled: (step, player, face, mode, ...)."""


def _modifier_obstacle(s: Vtes, seat: int, card: Card, mode: Mode, minion: int) -> int:
    if s.referendum == 2:
        return BLOOD_HUNT_ONLY
    if seat != s.turn or not s.acting:
        return ONLY_ACTING
    if mode.anyone:
        if minion == s.acting or s.region[minion] != READY:
            return ONLY_ACTING
    elif minion != s.acting:
        return ONLY_ACTING
    if s.region[minion] != (TORPOR if s.action == LEAVE_TORPOR_ACTION and minion == s.acting else READY):
        return NOT_READY
    if (ACTION, minion, card.face) in s.used:
        return MODIFIER_TWICE
    if mode.limited and (ACTION, s.acting, LIMITED_BLEED) in s.used:
        return LIMITED
    if mode.stealth and not stealth_needed(s):
        return NO_STEALTH
    if card.one_each >= 0 and (card.one_each, 0, card.face) in s.used:
        return MODIFIER_TWICE
    return 0


def _reaction_obstacle(s: Vtes, seat: int, card: Card, mode: Mode, minion: int) -> int:
    if s.referendum == 2:
        return BLOOD_HUNT_ONLY
    if seat == s.turn:
        return OWN_ACTION
    if s.fighters or not reacts_to_action(s):
        return WRONG_MOMENT
    if s.region[minion] != READY:
        return NOT_READY
    if mode.locked_only:
        if not s.locked[minion]:
            return FORBIDDEN
    elif not is_awake(s, minion):
        return IS_LOCKED
    if (ACTION, minion, card.face) in s.used:
        return REACTION_TWICE
    if card.limit >= 0 and (card.limit, minion, card.face) in s.used:
        return REACTION_TWICE
    if mode.intercept and not intercept_needed(s, minion):
        return NO_INTERCEPT
    return 0


def _combat_obstacle(s: Vtes, card: Card, mode: Mode, minion: int, window: int) -> int:
    if minion not in s.fighters:
        return NO_COMBAT
    if card.limit >= 0 and (card.limit, minion, card.face) in s.used:
        return FORBIDDEN
    if mode.stays and card.one_on_minion and has_one(s, minion, card):
        return FORBIDDEN
    if window == W_RANGE and mode.strike is not None and s.strikes[4 * (s.fighters[1] == minion)]:
        return FORBIDDEN
    if mode.additional and (ROUND, minion, ADDITIONAL_GAINED) in s.used:
        return ADDITIONAL_TWICE
    if window == W_STRIKE and mode.strike and mode.strike.kind in (S_DESTROY_EQUIPMENT, S_STEAL_EQUIPMENT):
        other = s.fighters[1] if s.fighters[0] == minion else s.fighters[0]
        if not equipment_of(s, other, weapons_only=mode.strike.weapon_only):
            return NOTHING_TO_TAKE
    return 0


def action_obstacle(s: Vtes, seat: int, minion: int, where: int = READY) -> int:
    """Only a ready unlocked minion may act, but for leaving torpor. [VTES-6-01, VTES-6.5.1-04]"""
    if seat != s.turn:
        return WRONG_MOMENT
    if s.region[minion] != where:
        return NOT_READY
    if s.locked[minion]:
        return IS_LOCKED
    if s.flags[minion] & RECRUITED:
        return JUST_RECRUITED
    if s.total(CANNOT_ACT, minion):
        return MAY_NOT_ACT
    return 0


def _action_card_obstacle(s: Vtes, seat: int, card: Card, mode: Mode, minion: int) -> int:
    if (TURN, minion, card.face) in s.used:
        return ACTION_TWICE
    if mode.bleeds and s.flags[minion] & BLED:
        return BLED_ALREADY
    if mode.hunts and not s.capacity[minion]:
        return VAMPIRES_ONLY
    if mode.kind == POLITICAL:
        if not s.capacity[minion]:
            return VAMPIRES_ONLY
        if s.flags[minion] & POLITICKED:
            return POLITICKED_ALREADY
        if "no-politics" in CARDS[s.face[minion]].keywords:
            return FORBIDDEN
    if "puts-vampires-in-play" in card.keywords and "sterile" in CARDS[s.face[minion]].keywords:
        return IS_STERILE
    if mode.kind in (EQUIPMENT, RETAINER, ALLY) or mode.stays:
        if card.unique_key and copies_of(s, seat, card.unique_key):
            return UNIQUE
        if card.one_on_minion and (mode.kind == EQUIPMENT or mode.own) and has_one(s, minion, card):
            return FORBIDDEN
    return 0


def granted_key(entity: int) -> int:
    """In `used` under a minion: it has acted through this card in play."""
    return -1000 - entity


def granted_action_obstacle(s: Vtes, seat: int, entity: int, mode: Mode, minion: int) -> int:
    """Why a minion cannot take an action that a card in play grants. [VTES-6.1.6-06, VTES-6.1.6-07]"""
    obstacle = NOT_YOURS if s.controller[minion] != seat else action_obstacle(s, seat, minion)
    if obstacle:
        return obstacle
    if (TURN, minion, granted_key(entity)) in s.used:
        return ACTION_TWICE
    if mode.bleeds and s.flags[minion] & BLED:
        return BLED_ALREADY
    if mode.kind == POLITICAL and (s.flags[minion] & POLITICKED or not s.capacity[minion]):
        return POLITICKED_ALREADY
    if mode.needs and not has_disciplines(s, minion, mode.needs, mode.level):
        return NEEDS_DISCIPLINE
    return CANNOT_PAY if mode.blood and (not s.capacity[minion] or s.blood[minion] < mode.blood) else 0


def has_one(s: Vtes, minion: int, card: Card) -> bool:
    """A minion can have only one card of this name or kind."""
    for other in s.attached(minion):
        there = CARDS[s.face[other]]
        if there.name == card.one_on_minion or card.one_on_minion in there.keywords:
            return True
    return False


def stealth_needed(s: Vtes) -> bool:
    """Only while a minion attempts to block with enough intercept. [VTES-6.2.2.2-04]"""
    return bool(s.blocker) and not s.blocked and intercept_of(s, s.blocker) >= stealth_of(s, s.acting)


def intercept_needed(s: Vtes, minion: int) -> bool:
    """Only by the minion attempting to block, while the stealth is more than its intercept. [VTES-6.2.2.2-05]"""
    return minion == s.blocker and not s.blocked and stealth_of(s, s.acting) > intercept_of(s, minion)


def equipment_of(s: Vtes, minion: int, *, weapons_only: bool = False) -> list[int]:
    """Equipment by type, or by what a card turns itself into."""
    found = []
    for other in s.attached(minion):
        card = CARDS[s.face[other]]
        is_equipment = "equipment" in card.keywords or ("equipment" in card.types and not card.is_location)
        if is_equipment and (not weapons_only or "weapon" in card.keywords):
            found.append(other)
    return found


def retainers_of(s: Vtes, minion: int) -> list[int]:
    return [other for other in s.attached(minion) if "retainer" in CARDS[s.face[other]].types]
