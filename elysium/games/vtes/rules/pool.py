"""Pool, the Edge, ousting, withdrawal, victory. [chapter 9]"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import CARDS, H_OUSTED, H_WOULD_GET_EDGE, NO_FACE, W_WOULD, Entity
from elysium.games.vtes.definitions.traits import TAKES_VICTORY_POINT
from elysium.games.vtes.marks import GRUDGE, OWES, POISONED, PREY_LOST_POOL, REFERENDUM_WORKS, TABLE_ITSELF
from elysium.games.vtes.rules.cleanup import leave_unfinished
from elysium.games.vtes.rules.entities import blank, burn, remove_from_game, withdrawal_fails
from elysium.games.vtes.rules.frames import ENDS_ACTION, STILL_HAPPENS, WOULD_HAPPEN, carried
from elysium.games.vtes.rules.hands import forget_looks, victory_points_changed
from elysium.games.vtes.rules.impulse import impulse
from elysium.games.vtes.rules.keeping import forget_kept
from elysium.games.vtes.rules.lending import burn_played, take_out_played
from elysium.games.vtes.rules.limits import is_marked, mark, mark_once_each, noted, unmark
from elysium.games.vtes.rules.triggers import fire, replaced
from elysium.games.vtes.state import GONE, NOBODY, OUST_POOL, TABLE, UNCONTROLLED, Vtes
from elysium.games.vtes.terms import (
    BURNED_POOL,
    EDGE_FREE,
    GAINED_POOL,
    GOT_EDGE,
    OUSTED,
    SURVIVES,
    VICTORY_POINT,
    WITHDREW,
    book,
    methuselah_at,
)


def gain_pool(s: Vtes, seat: Seat, amount: int) -> None:
    """From the bank, which never runs out. [VTES-2.2-02]"""
    if amount > 0:
        s.pool[seat] += amount
        if not s.quiet:
            s.tell(GAINED_POOL, seat, amount)


def take_back(s: Vtes, seat: Seat, amount: int) -> None:
    """Pool that lay on a vampire; whoever takes it has said so."""
    s.pool[seat] += amount


def burn_pool(s: Vtes, seat: Seat, amount: int, *, judged_later: bool = False) -> int:
    """To the bank, as much as there is; without pool a Methuselah is ousted at once. [VTES-1-02, VTES-6.1.1-09]"""
    if amount > s.pool[seat] and s.windows >> W_WOULD & 1:
        mark(s, methuselah_at(seat), OWES, amount - s.pool[seat])
    amount = min(amount, s.pool[seat])
    if amount > 0:
        mark_once_each(s, methuselah_at(s.predator(seat)), PREY_LOST_POOL)
        _lose_pool(s, seat, amount, judged_later=judged_later)
        if not s.quiet:
            s.tell(BURNED_POOL, seat, amount)
    return amount


def move_pool(s: Vtes, seat: Seat, amount: int) -> None:
    """Pool that goes to a vampire is lost as any other. [VTES-GLO-11]"""
    _lose_pool(s, seat, amount, judged_later=False)


def _lose_pool(s: Vtes, seat: Seat, amount: int, *, judged_later: bool) -> None:
    """However pool is lost: an announced withdrawal fails, and nobody stays in the game without any. [VTES-9.2-04]"""
    s.pool[seat] -= amount
    withdrawal_fails(s, seat)
    if s.pool[seat] <= 0 and not judged_later:
        s.do((oust_broke,))
    caller = s.controller[s.acting]
    if caller != seat and is_marked(s, TABLE_ITSELF, REFERENDUM_WORKS) and is_marked(s, methuselah_at(seat), POISONED):
        burn_pool(s, caller, amount)


def take_edge(s: Vtes, seat: Seat) -> None:
    """One token, held by one Methuselah at most. [VTES-1.2-09]"""
    if seat >= 0 and replaced(s, H_WOULD_GET_EDGE, methuselah_at(seat)):
        return
    if s.edge != seat:
        s.edge = seat
        if not s.quiet:
            s.tell(GOT_EDGE, seat) if seat >= 0 else s.tell(EDGE_FREE)


@book.step
def oust_broke(s: Vtes) -> None:
    """Everybody without pool is ousted, all at the same time. [VTES-9.1-01, VTES-9.1-10, VTES-9.1-11]"""
    going = _without_pool(s)
    if going and s.windows >> W_WOULD & 1:
        s.do((impulse, W_WOULD, 0), (fall_together, methuselah_at(going[0])))
    elif going:
        oust(s, going)


def _without_pool(s: Vtes) -> list[Seat]:
    return [seat for seat in s.alive() if s.pool[seat] <= 0]


@book.step_that(WOULD_HAPPEN)
def fall_together(s: Vtes, first: int) -> None:
    """Whoever has got pool meanwhile pays what was missing, and stays in the game."""
    for seat in s.alive():
        whose = methuselah_at(seat)
        owed = noted(s, whose, OWES)
        if owed and s.pool[seat] > 0:
            unmark(s, whose, OWES)
            burn_pool(s, seat, owed)
    oust(s, _without_pool(s))


def oust(s: Vtes, going: Sequence[Seat]) -> None:
    scorers = [s.predator(seat) for seat in going]
    own_turn = s.turn in going
    for seat in going:
        if not s.quiet:
            s.tell(OUSTED, seat)
    for scorer, victim in zip(scorers, going, strict=True):
        if scorer != victim:
            taker = gain_victory_point(s, scorer, going)
            if not s.quiet:
                s.tell(VICTORY_POINT, taker)
    for seat in going:
        leave(s, seat)
    for scorer in scorers:
        if s.is_in(scorer):
            gain_pool(s, scorer, OUST_POOL)
    after_leaving(s, own_turn=own_turn)
    victory_points_changed(s)
    if len(s.alive()) > 1:
        # What waits for it comes even where the turn has ended with it.
        for scorer, victim in zip(scorers, going, strict=True):
            if s.is_in(scorer):
                fire(s, H_OUSTED, methuselah_at(victim), scorer)


def gain_victory_point(s: Vtes, seat: Seat, going: Sequence[Seat] = ()) -> Seat:
    """Some cards take it for somebody else who stays in the game, one card after the other; who has it then."""
    for card in s.in_regions(TABLE):
        taker = s.controller[card]
        if CARDS[s.face[card]].traits & TAKES_VICTORY_POINT and is_marked(s, card, GRUDGE, seat) and taker not in going:
            burn(s, card)
            return gain_victory_point(s, taker, going)
    s.victory_points[seat] += 1
    return seat


def withdraw(s: Vtes, seat: Seat) -> None:
    """One victory point for the leaver, and nothing for the predator. [VTES-9.2-07, VTES-9.2-08, VTES-9.2-09]"""
    taker = gain_victory_point(s, seat)
    if not s.quiet:
        s.tell(WITHDREW, seat)
        if taker != seat:
            s.tell(VICTORY_POINT, taker)
    leave(s, seat)
    after_leaving(s, own_turn=True)
    victory_points_changed(s)


def leave(s: Vtes, seat: Seat) -> None:
    """All this Methuselah controls leaves the game, and so do hand, library, crypt. [VTES-9.1-01, VTES-9.1-16]"""
    kept = forget_kept(s, seat)
    for entity in s.entities():
        region = s.region[entity]
        if region != GONE and s.controller[entity] == seat:
            _remove_with_attached(s, entity)
            if region == UNCONTROLLED:
                # It never lay open, and it is gone now: nobody may find out what it was.
                blank(s, entity)
    everything = (*s.removed[seat], *s.hands[seat], *s.libraries[seat], *s.crypts[seat], *s.research[seat], *kept)
    s.removed = s.put(s.removed, seat, everything)
    s.hands = s.put(s.hands, seat, ())
    s.shown_hands = s.put(s.shown_hands, seat, ())
    forget_looks(s, seat)
    s.looked_at = s.put(s.looked_at, seat, ())
    s.libraries = s.put(s.libraries, seat, ())
    s.library_tops = s.put(s.library_tops, seat, ())
    s.library_bottoms = s.put(s.library_bottoms, seat, ())
    s.crypts = s.put(s.crypts, seat, ())
    s.crypt_tops = s.put(s.crypt_tops, seat, ())
    s.crypt_bottoms = s.put(s.crypt_bottoms, seat, ())
    s.research = s.put(s.research, seat, ())
    s.ousted |= 1 << seat
    s.pool[seat] = 0
    s.withdrawing &= ~(1 << seat)
    if s.edge == seat:
        take_edge(s, NOBODY)


def _remove_with_attached(s: Vtes, entity: Entity) -> None:
    """Cards of the leaver on the leaver's cards go the same way, not to an ash heap. [VTES-9.1-01]"""
    seat = s.controller[entity]
    for other in s.entities():
        if s.host[other] == entity and s.region[other] != GONE and s.controller[other] == seat:
            _remove_with_attached(s, other)
    remove_from_game(s, entity)


def after_leaving(s: Vtes, *, own_turn: bool) -> None:
    """The last Methuselah gets a victory point and the game ends; an ousted one's turn ends. [VTES-9.1-07, -14]"""
    left = s.alive()
    if len(left) <= 1:
        for seat in left:
            gain_victory_point(s, seat)
            if not s.quiet:
                s.tell(SURVIVES, seat)
        put_away(s)
        s.finish(tuple(s.victory_points))
    elif own_turn:
        end_turn_now(s)
    elif not s.is_in(s.actor):
        end_action_now(s)


def end_turn_now(s: Vtes) -> None:
    """Nothing happens any more but what happens at the same time; the lowest frame ends the turn. [VTES-9.1-14]"""
    put_away(s)
    s.cancel_all_but(book.having(STILL_HAPPENS))


def end_action_now(s: Vtes) -> None:
    """The acting Methuselah has left the game in the turn of another, which goes on. [VTES-9.1-01]"""
    last = next((frame for frame in reversed(s.stack) if frame[0] in book.having(ENDS_ACTION)), None)
    if last is not None:
        put_away(s)
        s.cancel_before(last, book.having(STILL_HAPPENS))
        leave_unfinished(s)


def put_away(s: Vtes) -> None:
    """Cards that were being played leave the game with everything that is cut short."""
    for seat, face in carried(s.stack):
        take_out_played(s, seat, face)
    if s.action_face:
        if s.actor != s.turn and s.is_in(s.actor):
            burn_played(s, s.actor, s.action_face)
        else:
            take_out_played(s, s.actor, s.action_face)
        s.action_face = NO_FACE
