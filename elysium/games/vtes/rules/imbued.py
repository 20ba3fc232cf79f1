"""Imbued: convictions on them, and how they recover. [appendix A]"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS, W_UNLOCK, Entity, Face
from elysium.games.vtes.definitions.traits import IS_CONVICTION, IS_IMBUED
from elysium.games.vtes.marks import CONVINCED
from elysium.games.vtes.rules.combat.damage import harm
from elysium.games.vtes.rules.entering import FIRST_CONVICTION, put_on
from elysium.games.vtes.rules.entities import burn, to_ready
from elysium.games.vtes.rules.impulse import answers, offers
from elysium.games.vtes.rules.limits import is_marked, mark
from elysium.games.vtes.rules.searching import (
    FROM_ASH,
    FROM_HAND,
    FROM_LIBRARY,
    end_search,
    fetch,
    found_options,
    searched,
)
from elysium.games.vtes.state import READY, TORPOR, Vtes
from elysium.games.vtes.terms import ACCEPT, CHOOSE, CONVINCE, DECLINE, RECOVER, book, entity_of

MOST_CONVICTIONS = 5
TO_RECOVER = 3


def is_imbued(s: Vtes, minion: Entity) -> bool:
    return bool(CARDS[s.face[minion]].traits & IS_IMBUED)


def convictions_on(s: Vtes, minion: Entity) -> list[Entity]:
    return [card for card in s.attached(minion) if CARDS[s.face[card]].traits & IS_CONVICTION]


def _give(s: Vtes, seat: Seat, face: Face, zone: int, imbued: Entity) -> None:
    """No more than five: the one that comes last burns. [VTES-A.2-06]"""
    fetch(s, seat, face, zone)
    conviction = put_on(s, face, seat, seat, imbued)
    if len(convictions_on(s, imbued)) > MOST_CONVICTIONS:
        burn(s, conviction)


@offers(W_UNLOCK)
def conviction_options(s: Vtes, seat: Seat) -> list[Option]:
    """One on each, ready or not, from the hand or the ash heap. [VTES-A.2-01 to VTES-A.2-03, VTES-A.5-06]"""
    if seat != s.turn:
        return []
    found: list[Option] = []
    imbued = [minion for minion in s.controlled(seat) if CARDS[s.face[minion]].traits & IS_IMBUED]
    for minion in imbued:
        if not is_marked(s, minion, CONVINCED):
            found += [
                (CONVINCE, card.face, zone, s.ref(minion))
                for zone, card in searched(s, seat)
                if zone in (FROM_HAND, FROM_ASH) and card.traits & IS_CONVICTION
            ]
        if s.region[minion] == TORPOR and len(convictions_on(s, minion)) >= TO_RECOVER:
            found.append((RECOVER, s.ref(minion)))
    return found


@answers(CONVINCE)
def convinces(s: Vtes, seat: Seat, option: Option) -> None:
    _, face, zone, named = option
    mark(s, entity_of(named), CONVINCED)
    _give(s, seat, Face(face), zone, entity_of(named))


@answers(RECOVER)
def recovers(s: Vtes, seat: Seat, option: Option) -> None:
    s.do((burn_conviction, entity_of(option[1]), TO_RECOVER), (is_ready_again, entity_of(option[1])))


@book.step
def burn_conviction(s: Vtes, imbued: Entity, left: int) -> None:
    """Which ones, its controller says, where that is not all of them. [VTES-A.2-05]"""
    there = convictions_on(s, imbued)
    if len(there) <= left or len({s.face[conviction] for conviction in there}) == 1:
        for conviction in there[:left]:
            burn(s, conviction)
    elif left:
        s.do((burn_conviction, imbued, left - 1))
        s.ask(s.controller[imbued], choose_conviction, imbued)


@book.choice("VTES-A.2-05")
def choose_conviction(s: Vtes, seat: Seat, imbued: Entity) -> Sequence[Option]:
    kinds = {s.face[card]: card for card in convictions_on(s, imbued)}
    return [(CHOOSE, s.ref(card)) for card in kinds.values()]


@book.answer(choose_conviction)
def burns_conviction(s: Vtes, seat: Seat, option: Option, imbued: Entity) -> None:
    burn(s, entity_of(option[1]))


@book.step
def is_ready_again(s: Vtes, imbued: Entity) -> None:
    if s.region[imbued] == TORPOR:
        to_ready(s, imbued)


@book.step
def gain_conviction_from(s: Vtes, imbued: Entity, library: int) -> None:
    s.sealed = True
    s.ask(s.controller[imbued], choose_to_gain, imbued, library)


@book.choice("VTES-A.2-03", "VTES-TPL-09")
def choose_to_gain(s: Vtes, seat: Seat, imbued: Entity, library: int) -> Sequence[Option]:
    zones = (FROM_HAND, FROM_LIBRARY, FROM_ASH) if library else (FROM_HAND, FROM_ASH)
    return found_options(
        [(zone, card) for zone, card in searched(s, seat) if zone in zones and card.traits & IS_CONVICTION]
    )


@book.answer(choose_to_gain)
def gains_conviction(s: Vtes, seat: Seat, option: Option, imbued: Entity, library: int) -> None:
    if option[0] != DECLINE:
        _give(s, seat, Face(option[1]), option[2], imbued)
    elif library:
        end_search(s, seat)


@book.step
def seek_conviction(s: Vtes, imbued: Entity) -> None:
    """An Imbued that comes into play without one may get it from hand, library or ash heap. [VTES-A.2-04]"""
    if s.region[imbued] and not convictions_on(s, imbued):
        s.sealed = True
        s.ask(s.controller[imbued], choose_first_conviction, imbued)


def _seeks_first(s: Vtes, imbued: Entity) -> None:
    s.do((seek_conviction, imbued))


FIRST_CONVICTION.append(_seeks_first)


@book.choice("VTES-A.2-04", "VTES-TPL-09")
def choose_first_conviction(s: Vtes, seat: Seat, imbued: Entity) -> Sequence[Option]:
    return found_options([(zone, card) for zone, card in searched(s, seat) if card.traits & IS_CONVICTION])


@book.answer(choose_first_conviction)
def takes_first_conviction(s: Vtes, seat: Seat, option: Option, imbued: Entity) -> None:
    if option[0] == DECLINE:
        end_search(s, seat)
    else:
        _give(s, seat, Face(option[1]), option[2], imbued)


# Avenging one that was burned


@book.step
def is_avenged(s: Vtes, minion: Entity, seat: Seat) -> None:
    """Each ready Imbued, whoever controls it, from the acting Methuselah on. [VTES-A.5-05]"""
    ready = (imbued for who in (seat, *s.clockwise(seat)[:-1]) for imbued in s.minions(who))
    avengers = [imbued for imbued in ready if is_imbued(s, imbued) and convictions_on(s, imbued)]
    s.do(*((may_avenge, imbued, minion) for imbued in avengers))


@book.step
def may_avenge(s: Vtes, imbued: Entity, minion: Entity) -> None:
    if s.region[minion] == READY == s.region[imbued]:
        s.ask(s.controller[imbued], avenge_or_not, imbued, minion)


@book.choice("VTES-A.5-05")
def avenge_or_not(s: Vtes, seat: Seat, imbued: Entity, minion: Entity) -> Sequence[Option]:
    return [(DECLINE,), (ACCEPT,)]


@book.answer(avenge_or_not)
def avenges(s: Vtes, seat: Seat, option: Option, imbued: Entity, minion: Entity) -> None:
    if option[0] == ACCEPT:
        s.do((burn_conviction, imbued, 1), (is_hurt, minion, imbued))


@book.step
def is_hurt(s: Vtes, minion: Entity, imbued: Entity) -> None:
    if s.region[minion] == READY:
        harm(s, minion, 1, environmental=False, unpreventable=True, inflicter=imbued)
