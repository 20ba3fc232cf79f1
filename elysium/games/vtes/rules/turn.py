"""A turn and its five phases. [chapters 3, 4, 5, 7, 8]"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.audience import all_but, only
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    BURN_OPTIONS,
    CARDS,
    CHANGE_BITS,
    CONDITIONAL,
    H_DISCARDED,
    H_PHASE_ENDS,
    NO_ENTITY,
    W_DISCARD,
    W_INFLUENCE,
    W_MASTER,
    W_MINION,
    W_UNLOCK,
    Entity,
    Face,
)
from elysium.games.vtes.definitions.traits import (
    CATCHES_INFERNAL_POOL,
    MAY_STAY_LOCKED,
    NO_TRANSFERS,
    SCARCE,
    SECOND_MASTER_ACTION,
)
from elysium.games.vtes.marks import BURN_OPTION_USED, CAME_LAST, DIABLERIST, EDGE_USED, GRUDGE, WITHDRAWAL_ANNOUNCED
from elysium.games.vtes.rules.borrowing import give_back
from elysium.games.vtes.rules.cleanup import forget_turn
from elysium.games.vtes.rules.contests import contests_open, end_contests
from elysium.games.vtes.rules.counters import add_counters, take_counters
from elysium.games.vtes.rules.crypts import is_top_known, take_top
from elysium.games.vtes.rules.entering import bring_out
from elysium.games.vtes.rules.entities import does_not_unlock, new_entity, to_crypt_bottom, unlock
from elysium.games.vtes.rules.hands import (
    discard,
    end_span,
    hand_size,
    refill,
    replace_at_last,
    replace_one,
    shuffle_crypt,
)
from elysium.games.vtes.rules.impulse import MUST_ANSWER, answers, impulse, offers
from elysium.games.vtes.rules.legality import copies_of, meets_requirement
from elysium.games.vtes.rules.limits import anything_marked, is_marked, mark, marked, unmark_all, unmark_until_unlock
from elysium.games.vtes.rules.mandatory import starve
from elysium.games.vtes.rules.pool import burn_pool, gain_pool, move_pool, take_back, withdraw
from elysium.games.vtes.rules.triggers import fire, static_bonus
from elysium.games.vtes.state import (
    BLED,
    CONTESTED,
    DISCARD_ACTION,
    DISCARD_PHASE,
    INFERNAL,
    INFLUENCE_PHASE,
    MASTER_ACTION,
    MASTER_PHASE,
    MINION_PHASE,
    NEW_TO,
    NO_UNLOCK,
    PHASE,
    POLITICKED,
    READY,
    RECRUITED,
    SHOWN,
    TABLE,
    TRANSFER,
    TRANSFERS,
    TURN,
    UNCONTROLLED,
    UNLOCK_PHASE,
    UNTIL_DISCARD,
    UNTIL_UNLOCK,
    Vtes,
)
from elysium.games.vtes.terms import (
    ACCEPT,
    BRING_OUT,
    DECLINE,
    DISCARD,
    DRAW_CRYPT,
    DREW_CRYPT,
    EDGE_POOL,
    PHASE_BEGINS,
    RECALL,
    SECRET,
    TURN_BEGINS,
    UNLOCK_INFERNAL,
    WITHDRAW,
    book,
    entity_of,
    methuselah_at,
)
from elysium.games.vtes.terms import TRANSFER as TRANSFER_VERB

PHASE_WINDOWS = (W_UNLOCK, W_MASTER, W_MINION, W_INFLUENCE, W_DISCARD)


@book.step
def begin_turn(s: Vtes) -> None:
    """Unlock, master, minion, influence, discard. [VTES-3-02]"""
    seat = s.turn
    s.turns += 1
    s.do((end_turn,))
    if s.withdrawing >> seat & 1:
        # Nothing was lost since it was announced. [VTES-9.2-06]
        withdraw(s, seat)
        return
    s.short_handed = not s.libraries[seat] and len(s.hands[seat]) < hand_size(s, seat)
    if not s.quiet:
        s.tell(TURN_BEGINS, seat, s.turns)
    s.do((unlock_phase,), (master_phase,), (minion_phase,), (influence_phase,), (discard_phase,))


@book.step
def end_turn(s: Vtes) -> None:
    """Clockwise to the next Methuselah still in the game. [VTES-3-01]"""
    _clear_turn(s)
    unmark_all(s, DIABLERIST, s.turn)
    for entity, flags in enumerate(s.flags):
        if flags & (BLED | POLITICKED | RECRUITED):
            s.flags[entity] = flags & ~(BLED | POLITICKED | RECRUITED)
    s.begin_turn_of(s.prey(s.turn))
    s.do((begin_turn,))
    end_span(s, TURN)


def _clear_turn(s: Vtes) -> None:
    """Cards burned for votes are replaced even if the referendum was cut short. [VTES-6.3.3-07]"""
    forget_turn(s)
    for seat in s.everybody():
        if s.burned_for_votes >> seat & 1:
            s.delayed[seat] -= 1
            replace_one(s, seat)
    s.burned_for_votes = 0


@book.step
def phase_ends(s: Vtes, phase: int) -> None:
    """What waits for the end of a phase comes before the next one; cards wait for those of two phases."""
    if phase == DISCARD_PHASE:
        give_back(s)
    elif phase == MINION_PHASE and max(s.flags) >= NEW_TO:
        s.flags = [flags & ~(NEW_TO << s.turn) for flags in s.flags]
    fire(s, H_PHASE_ENDS, methuselah_at(s.turn), phase)


def _begin_phase(s: Vtes, phase: int) -> None:
    end_span(s, PHASE)
    s.phase = phase
    if not s.quiet:
        s.tell(PHASE_BEGINS, s.turn, PHASE_WINDOWS[phase])


# Unlock phase


@book.step
def unlock_phase(s: Vtes) -> None:
    """All cards unlock first; then come the effects, in the order the Methuselah likes. [VTES-4-01, -02, -03]"""
    _begin_phase(s, UNLOCK_PHASE)
    end_contests(s, s.turn)
    undecided = [e for e in s.controlled(s.turn) if s.locked[e] and e in s.host and _may_stay_locked(s, e)]
    if undecided:
        s.do(*((may_stay_locked, minion) for minion in undecided), (cards_unlock,))
    else:
        _unlock_all(s)


def _may_stay_locked(s: Vtes, minion: Entity) -> bool:
    return any(CARDS[s.face[card]].traits & MAY_STAY_LOCKED for card in s.attached(minion))


@book.step
def may_stay_locked(s: Vtes, minion: Entity) -> None:
    s.ask(s.turn, choose_to_stay_locked, minion)


@book.choice("VTES-4-01")
def choose_to_stay_locked(s: Vtes, seat: Seat, minion: Entity) -> Sequence[Option]:
    return [(DECLINE,), (ACCEPT,)]


@book.answer(choose_to_stay_locked)
def stays_locked(s: Vtes, seat: Seat, option: Option, minion: Entity) -> None:
    """Whoever accepts keeps it locked as normal unlocking comes; other effects can unlock it."""
    if option[0] == ACCEPT:
        s.add(UNTIL_UNLOCK, NO_UNLOCK, minion, 1)


@book.step
def cards_unlock(s: Vtes) -> None:
    _unlock_all(s)


def _unlock_all(s: Vtes) -> None:
    seat = s.turn
    s.do((impulse, W_UNLOCK, 0))
    controller, regions = s.controller, s.region
    for entity in [e for e, locked in enumerate(s.locked) if locked and controller[e] == seat]:
        if READY <= regions[entity] < CONTESTED and not does_not_unlock(s, Entity(entity)):
            unlock(s, Entity(entity))
    own = (
        {entity for entity, whose in enumerate(controller) if whose == seat}
        if s.lasting or anything_marked(s)
        else set()
    )
    s.lasting = [e for e in s.lasting if not (e[0] == UNTIL_UNLOCK and e[2] in own)]
    _own_span_ends(s, UNTIL_UNLOCK)
    unmark_until_unlock(s, own)
    while replace_at_last(s, seat, UNTIL_UNLOCK):
        pass


def _own_span_ends(s: Vtes, span: int) -> None:
    """What a Methuselah had until this phase of their own turn."""
    whose = methuselah_at(s.turn)
    if any(entry[0] == span and entry[2] == whose for entry in s.lasting):
        s.lasting = [entry for entry in s.lasting if entry[0] != span or entry[2] != whose]
        refill(s, s.turn)


@offers(W_UNLOCK)
def unlock_options(s: Vtes, seat: Seat) -> list[Option]:
    found: list[Option] = []
    if seat == s.turn:
        if s.edge == seat and not is_marked(s, methuselah_at(seat), EDGE_USED):
            found.append((EDGE_POOL,))
        if (
            s.short_handed
            and not s.withdrawing >> seat & 1
            and not is_marked(s, methuselah_at(seat), WITHDRAWAL_ANNOUNCED)
        ):
            found.append((WITHDRAW,))
        infernal = [e for e, flags in enumerate(s.flags) if flags & INFERNAL]
        if infernal:
            found += [(UNLOCK_INFERNAL, s.ref(e)) for e in s.controlled(seat) if e in infernal and s.locked[e]]
    hand = s.hands[seat]
    if not BURN_OPTIONS.isdisjoint(hand) and not is_marked(s, methuselah_at(seat), BURN_OPTION_USED):
        faces = dict.fromkeys(face for face in hand if may_burn(s, seat, face))
        found += [(DISCARD, face) for face in faces]
    return found


def may_burn(s: Vtes, seat: Seat, face: Face) -> bool:
    """A card with the burn option, when no controlled minion meets its requirement. [VTES-1.6.1.3-03]"""
    card = CARDS[face]
    return card.burn_option and not any(meets_requirement(s, seat, minion, card) for minion in s.controlled(seat))


MUST_ANSWER[W_UNLOCK] = contests_open


@answers(EDGE_POOL)
def takes_edge_pool(s: Vtes, seat: Seat, option: Option) -> None:
    """[VTES-4-04]"""
    mark(s, methuselah_at(seat), EDGE_USED)
    gain_pool(s, seat, 1)


@answers(WITHDRAW)
def announces_withdrawal(s: Vtes, seat: Seat, option: Option) -> None:
    """[VTES-9.2-01]"""
    s.withdrawing |= 1 << seat
    mark(s, methuselah_at(seat), WITHDRAWAL_ANNOUNCED)


@answers(UNLOCK_INFERNAL)
def unlocks_infernal(s: Vtes, seat: Seat, option: Option) -> None:
    """[VTES-11-11]"""
    unlock(s, entity_of(option[1]))
    caught = burn_pool(s, seat, 1)
    keeper = next((e for e in s.in_region(seat, TABLE) if CARDS[s.face[e]].traits & CATCHES_INFERNAL_POOL), NO_ENTITY)
    if keeper:
        add_counters(s, keeper, caught)


# Master, minion and discard phases


@book.step
def master_phase(s: Vtes) -> None:
    """One action, less what an out-of-turn card has used. [VTES-5-01, VTES-5-03]"""
    seat = s.turn
    _begin_phase(s, MASTER_PHASE)
    bonus = _bonus(s, MASTER_ACTION, seat) + _bonus_of_cards(s, MASTER_ACTION, seat) + _second_action(s, seat)
    s.master_actions = max(0, 1 + bonus - s.debt[seat])
    s.lasting = [entry for entry in s.lasting if entry[1:3] != (MASTER_ACTION, methuselah_at(seat))]
    s.debt[seat] = 0
    s.do((impulse, W_MASTER, 0))


def _bonus(s: Vtes, stat: int, seat: Seat) -> int:
    """What a Methuselah's vampires add to a number of the phase: those in torpor only under conditions of their own."""
    bonus = s.total(stat, methuselah_at(seat)) if s.lasting else 0
    if not s.changing >> stat % CHANGE_BITS & 1:
        return bonus
    conditional = CONDITIONAL.get(stat, ())
    for entity in s.controlled(seat):
        if s.region[entity] == READY or s.face[entity] in conditional:
            bonus += static_bonus(s, stat, entity)
    return bonus


def _second_action(s: Vtes, seat: Seat) -> int:
    """Some cards give two instead of one to those of whom they speak, however many of them do."""
    return int(
        any(
            s.region[card] == TABLE
            and CARDS[s.face[card]].traits & SECOND_MASTER_ACTION
            and is_marked(s, card, GRUDGE, seat)
            for card in marked(s, GRUDGE)
        )
    )


def _bonus_of_cards(s: Vtes, stat: int, seat: Seat) -> int:
    """What cards that are no minions add."""
    if not s.changing >> stat % CHANGE_BITS & 1:
        return 0
    bonus = 0
    for entity in s.in_region(seat, TABLE):
        for static in CARDS[s.face[entity]].statics:
            if static.stat == stat:
                bonus += static.amount
    return bonus


@book.step
def minion_phase(s: Vtes) -> None:
    _begin_phase(s, MINION_PHASE)
    s.do((starve,), (impulse, W_MINION, 0), (phase_ends, MINION_PHASE))


@book.step
def discard_phase(s: Vtes) -> None:
    """[VTES-8-01, VTES-8-03]"""
    _begin_phase(s, DISCARD_PHASE)
    s.discards = max(0, 1 + _bonus(s, DISCARD_ACTION, s.turn) + _bonus_of_cards(s, DISCARD_ACTION, s.turn))
    _own_span_ends(s, UNTIL_DISCARD)
    while replace_at_last(s, s.turn, UNTIL_DISCARD):
        pass
    s.do((impulse, W_DISCARD, 0), (phase_ends, DISCARD_PHASE))


@offers(W_DISCARD)
def discard_phase_options(s: Vtes, seat: Seat) -> list[Option]:
    """Discard and draw; events are played as cards. [VTES-8-02]"""
    if seat != s.turn or s.discards <= 0:
        return []
    return [(DISCARD, face) for face in dict.fromkeys(s.hands[seat])]


@answers(DISCARD)
def discards(s: Vtes, seat: Seat, option: Option) -> None:
    if s.phase == UNLOCK_PHASE:
        mark(s, methuselah_at(seat), BURN_OPTION_USED)
    else:
        s.discards -= 1
        fire(s, H_DISCARDED, methuselah_at(seat), option[1])
    discard(s, seat, Face(option[1]))
    replace_one(s, seat)


# Influence phase


@book.step
def influence_phase(s: Vtes) -> None:
    """Four transfers, fewer in the first three turns of the game. [VTES-7-01, VTES-7-02, VTES-7-03]"""
    _begin_phase(s, INFLUENCE_PHASE)
    unmark_all(s, CAME_LAST, s.turn)
    bonus = _bonus(s, TRANSFER, s.turn) + _bonus_of_cards(s, TRANSFER, s.turn)
    s.transfers = max(0, min(TRANSFERS, s.turns) + bonus)
    s.lasting = [entry for entry in s.lasting if entry[1:3] != (TRANSFER, methuselah_at(s.turn))]
    s.do((impulse, W_INFLUENCE, 0))


@offers(W_INFLUENCE)
def influence_options(s: Vtes, seat: Seat) -> list[Option]:
    if seat != s.turn:
        return []
    found: list[Option] = []
    may_give, may_recall = s.transfers >= 1 and s.pool[seat] >= 1, s.transfers >= 2
    hosts, capacity = s.host, s.capacity
    for entity in s.in_region(seat, UNCONTROLLED):
        counters = s.blood[entity]
        if not counters and not may_give:
            continue
        named = s.ref(entity) | SECRET
        if (may_give or may_recall) and (entity not in hosts or not _is_held_back(s, entity)):
            if may_give:
                found.append((TRANSFER_VERB, named))
            if may_recall and counters:
                found.append((RECALL, named))
        if counters and counters >= capacity[entity] and may_bring_out(s, seat, entity):
            found.append((BRING_OUT, named))
    if s.transfers >= 4 and s.pool[seat] >= 1 and s.crypts[seat]:
        found.append((DRAW_CRYPT,))
    return found


def _is_held_back(s: Vtes, entity: Entity) -> bool:
    """Nobody transfers to or from it."""
    return any(CARDS[s.face[other]].traits & NO_TRANSFERS for other in s.attached(entity))


def may_bring_out(s: Vtes, seat: Seat, entity: Entity) -> bool:
    """Counters for the capacity or, without one, the life; no copy of one's own. [VTES-7-07, VTES-7-10, VTES-4.1-09]"""
    if not s.blood[entity] or s.blood[entity] < s.capacity[entity]:
        return False
    card = CARDS[s.face[entity]]
    return s.blood[entity] >= (s.capacity[entity] or card.life) > 0 and not copies_of(s, seat, card.unique_key)


@answers(TRANSFER_VERB)
def transfers_one(s: Vtes, seat: Seat, option: Option) -> None:
    """[VTES-7-04]"""
    s.transfers -= 1
    add_counters(s, entity_of(option[1]), 1)
    move_pool(s, seat, 1)


@answers(RECALL)
def recalls_one(s: Vtes, seat: Seat, option: Option) -> None:
    """[VTES-7-05]"""
    s.transfers -= 2
    take_back(s, seat, take_counters(s, entity_of(option[1]), 1))


@answers(DRAW_CRYPT)
def draws_crypt(s: Vtes, seat: Seat, option: Option) -> None:
    """[VTES-7-06]"""
    s.transfers -= 4
    crypt_to_uncontrolled(s, seat)
    burn_pool(s, seat, 1)


def crypt_to_uncontrolled(s: Vtes, seat: Seat) -> Entity:
    """The top crypt card comes face down into the uncontrolled region."""
    if not s.crypts[seat]:
        return NO_ENTITY
    shown = SHOWN if is_top_known(s, seat) else 0
    entity = new_entity(s, take_top(s, seat), seat, seat, UNCONTROLLED)
    s.flags[entity] |= shown
    s.sealed = True
    if not s.quiet:
        s.whisper(all_but(seat), DREW_CRYPT, entity | SECRET)
        s.show(only(seat), DREW_CRYPT, s.ref(entity) | SECRET)
    return entity


def deal_uncontrolled_anew(s: Vtes, seat: Seat) -> None:
    """All crypt cards of the region go into the crypt, which is shuffled, and as many come out of it."""
    cards = [e for e in s.in_region(seat, UNCONTROLLED) if CARDS[s.face[e]].crypt]
    counters = sum(take_counters(s, e, s.blood[e]) for e in cards)
    if counters:
        gain_pool(s, seat, counters)
    for e in cards:
        to_crypt_bottom(s, e, seen=False)
    if cards:
        shuffle_crypt(s, seat)
    for _ in cards:
        crypt_to_uncontrolled(s, seat)


@answers(BRING_OUT)
def brings_out(s: Vtes, seat: Seat, option: Option) -> None:
    """In this phase, and in no other way, a scarce one costs pool for others of its clan. [VTES-7-07, VTES-11-06]"""
    entity = entity_of(option[1])
    bring_out(s, seat, entity)
    if CARDS[s.face[entity]].traits & SCARCE:
        others = sum(s.clan[other] == s.clan[entity] for other in s.controlled(seat) if other != entity)
        burn_pool(s, seat, 3 * others)
