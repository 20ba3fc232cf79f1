"""Decisions that card effects ask for."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import Entity, Face
from elysium.games.vtes.rules.counters import burn_blood
from elysium.games.vtes.rules.crypts import remember
from elysium.games.vtes.rules.hands import shuffle_library
from elysium.games.vtes.rules.politics import AGAINST, FOR, open_votes
from elysium.games.vtes.state import NEXT_STEALTH, TURN, Vtes
from elysium.games.vtes.terms import (
    ACCEPT,
    CAST,
    DECLINE,
    SPEND_BLOOD,
    book,
    methuselah_at,
)

# A card may come back from the ash heap


def ask_recover(s: Vtes, seat: Seat, face: Face) -> None:
    s.do((recover, seat, face))


@book.step
def recover(s: Vtes, seat: Seat, face: Face) -> None:
    if s.is_in(seat):
        s.ask(seat, recover_or_not, face)


@book.choice("VTES-1.4-01")
def recover_or_not(s: Vtes, seat: Seat, face: Face) -> Sequence[Option]:
    return [(DECLINE,), (ACCEPT,)]


@book.answer(recover_or_not)
def recovers(s: Vtes, seat: Seat, option: Option, face: Face) -> None:
    if option[0] == ACCEPT:
        ashes = list(s.ashes[seat])
        ashes.remove(face)
        s.ashes = s.put(s.ashes, seat, tuple(ashes))
        s.libraries = s.put(s.libraries, seat, (*s.libraries[seat], face))
        remember(s, seat, (face,))
        shuffle_library(s, seat)


# Somebody else directs a vampire's votes


def ask_direction(s: Vtes, seat: Seat, vampire: Entity) -> None:
    s.do((direct_votes, seat, vampire))


@book.step
def direct_votes(s: Vtes, seat: Seat, vampire: Entity) -> None:
    s.ask(seat, choose_direction, vampire)


@book.choice("VTES-6.3.3-04")
def choose_direction(s: Vtes, seat: Seat, vampire: Entity) -> Sequence[Option]:
    return [(CAST, s.ref(vampire), FOR), (CAST, s.ref(vampire), AGAINST)]


@book.answer(choose_direction)
def directs(s: Vtes, seat: Seat, option: Option, vampire: Entity) -> None:
    """Whoever does so last has the final say, and what is not cast yet is cast now."""
    s.forced = (*(entry for entry in s.forced if entry[0] != vampire), (vampire, option[2]))
    s.ballots = [
        (caster, source, votes, option[2] if source == vampire else way) for caster, source, votes, way in s.ballots
    ]
    votes, ballot = open_votes(s, vampire)
    if votes or ballot:
        s.ballots.append((s.controller[vampire], vampire, votes, option[2]))


# Blood for stealth in later actions


def ask_number_of_actions(s: Vtes, seat: Seat, minion: Entity) -> None:
    s.do((pay_for_later_stealth, seat, minion))


@book.step
def pay_for_later_stealth(s: Vtes, seat: Seat, minion: Entity) -> None:
    if s.blood[minion]:
        s.ask(seat, choose_blood, minion)


@book.choice("VTES-1.4-01")
def choose_blood(s: Vtes, seat: Seat, minion: Entity) -> Sequence[Option]:
    return [(SPEND_BLOOD, amount) for amount in range(s.blood[minion] + 1)]


@book.answer(choose_blood)
def pays_for_later_stealth(s: Vtes, seat: Seat, option: Option, minion: Entity) -> None:
    burn_blood(s, minion, option[1])
    if option[1]:
        s.add(TURN, NEXT_STEALTH, methuselah_at(seat), option[1])
