"""Prestige and Agenda, and how the game ends. [RIV-WIN, RIV-TIE]"""

from __future__ import annotations

from elysium.engine.state import Seat
from elysium.games.rivals.rules.values import rival_holder
from elysium.games.rivals.state import NOBODY, RIVAL_AGENDA, WINNING_AGENDA, Rivals
from elysium.games.rivals.terms import (
    ELIMINATED,
    GAINED_AGENDA,
    GAINED_PRESTIGE,
    LOST_AGENDA,
    LOST_PRESTIGE,
    STOLE_PRESTIGE,
    WINS,
    book,
)


def gain_prestige(s: Rivals, seat: Seat, amount: int) -> None:
    if amount > 0:
        s.prestige[seat] += amount
        if not s.quiet:
            s.tell(GAINED_PRESTIGE, seat, amount)


def lose_prestige(s: Rivals, seat: Seat, amount: int, by: Seat = NOBODY) -> int:
    """How much was lost. Whoever has none left is eliminated. [RIV-WIN-05]"""
    lost = min(amount, s.prestige[seat])
    if lost > 0:
        s.prestige[seat] -= lost
        if not s.quiet:
            s.tell(LOST_PRESTIGE, seat, lost)
        if not s.prestige[seat]:
            eliminate(s, seat, by)
    return max(0, lost)


def steal_prestige(s: Rivals, thief: Seat, seat: Seat, amount: int) -> None:
    """[RIV-GLOSS-07]"""
    stolen = min(amount, s.prestige[seat])
    if stolen > 0:
        s.prestige[seat] -= stolen
        s.prestige[thief] += stolen
        if not s.quiet:
            s.tell(STOLE_PRESTIGE, thief, seat, stolen)
        if not s.prestige[seat]:
            eliminate(s, seat, thief)


def gain_agenda(s: Rivals, seat: Seat, amount: int) -> None:
    """[RIV-AGENDA-01]"""
    if amount > 0:
        s.agenda[seat] += amount
        if not s.quiet:
            s.tell(GAINED_AGENDA, seat, amount)
        if s.agenda[seat] >= WINNING_AGENDA:
            judge_soon(s)


def lose_agenda(s: Rivals, seat: Seat, amount: int) -> None:
    """Never below 0. [RIV-AGENDA-05]"""
    lost = min(amount, s.agenda[seat])
    if lost > 0:
        s.agenda[seat] -= lost
        if not s.quiet:
            s.tell(LOST_AGENDA, seat, lost)


# The end of the game


def eliminate(s: Rivals, seat: Seat, by: Seat) -> None:
    """Nobody is credited with eliminating themselves. [RIV-WIN-13]"""
    if s.eliminated >> seat & 1:
        return
    s.eliminated |= 1 << seat
    s.slayers[seat] = NOBODY if by == seat else by
    if not s.quiet:
        s.tell(ELIMINATED, seat)
    judge_soon(s)


def judge_soon(s: Rivals) -> None:
    """At once, or when the conflict that goes on is over. [RIV-WIN-02, RIV-WIN-10]"""
    if not s.conflict and not s.comes_next(judge):
        s.do((judge,))


@book.step
def judge(s: Rivals) -> None:
    """Whether somebody has won, and who."""
    if s.conflict or not (s.eliminated or max(s.agenda) >= WINNING_AGENDA):
        return
    claims = 0
    for seat in s.everybody():
        if s.eliminated >> seat & 1:
            claims |= _score_elimination(s, seat)
    for seat in s.everybody():
        if s.eliminated >> seat & 1:
            s.agenda[seat] = 0
        elif s.agenda[seat] >= WINNING_AGENDA:
            claims |= 1 << seat
    left = [seat for seat in s.everybody() if not s.eliminated >> seat & 1]
    claimants = [seat for seat in left if claims >> seat & 1]
    if not claimants and left:
        most = max([s.agenda[seat] for seat in left])
        claimants = [seat for seat in left if s.agenda[seat] == most]
    if not left:
        # An eliminated player can win only if nobody else is left. [RIV-WIN-15]
        claimants = [seat for seat in s.everybody() if claims >> seat & 1] or list(s.everybody())
    winner = tie_broken(s, claimants)
    if not s.quiet:
        s.tell(WINS, winner)
    s.finish(tuple([int(seat == winner) for seat in range(s.seats)]))


def _score_elimination(s: Rivals, seat: Seat) -> int:
    """Eliminating one's own Rival wins; otherwise whoever has that Rival gains 3 Agenda. [RIV-WIN-03, RIV-WIN-07,
    RIV-WIN-08]"""
    holder = rival_holder(s, seat)
    if holder == NOBODY:
        return 0
    if s.slayers[seat] == holder:
        return 1 << holder
    if not s.eliminated >> holder & 1:
        s.agenda[holder] += RIVAL_AGENDA
        if not s.quiet:
            s.tell(GAINED_AGENDA, holder, RIVAL_AGENDA)
    return 0


def tie_broken(s: Rivals, seats: list[Seat]) -> Seat:
    """The active player, then the most Prestige, then the highest number. [RIV-TIE-02, RIV-TIE-03, RIV-TIE-04]"""
    if s.turn in seats:
        return s.turn
    best = seats[0]
    for seat in seats[1:]:
        if (s.prestige[seat], s.number_of(seat)) > (s.prestige[best], s.number_of(best)):
            best = seat
    return best
