"""Decisions that card effects ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.audience import EVERYONE, only
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS, Card, Context, Entity, Face
from elysium.games.vtes.rules.counters import burn_blood
from elysium.games.vtes.rules.crypts import remember
from elysium.games.vtes.rules.entering import put_on
from elysium.games.vtes.rules.entities import burn
from elysium.games.vtes.rules.hands import discard, discard_options, refill, shuffle_library
from elysium.games.vtes.rules.legality import copies_of, has_one, test
from elysium.games.vtes.rules.paying import pay
from elysium.games.vtes.rules.politics import AGAINST, FOR, open_votes
from elysium.games.vtes.rules.pool import burn_pool, gain_pool
from elysium.games.vtes.rules.values import blood_cost, pool_cost
from elysium.games.vtes.state import NEXT_STEALTH, ON, READY, TURN, Vtes
from elysium.games.vtes.terms import (
    ACCEPT,
    CAST,
    CHOOSE,
    CHOSE_NUMBER,
    DECLINE,
    NAME_NUMBER,
    NUMBERS_SHOWN,
    SHOWED,
    SPEND_BLOOD,
    book,
    entity_of,
    methuselah_at,
)

# Discarding by an effect


def ask_discard(s: Vtes, seat: Seat) -> None:
    s.do((discard_by_effect, seat))


@book.step
def discard_by_effect(s: Vtes, seat: Seat) -> None:
    if discard_options(s, seat):
        s.ask(seat, choose_card_to_discard)


@book.choice("VTES-GLO-07")
def choose_card_to_discard(s: Vtes, seat: Seat) -> Sequence[Option]:
    return discard_options(s, seat)


@book.answer(choose_card_to_discard)
def discards_by_effect(s: Vtes, seat: Seat, option: Option) -> None:
    discard(s, seat, Face(option[1]))
    refill(s, seat)


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


# A card of some name may be burned


def ask_burn_named(s: Vtes, seat: Seat, face: Face) -> None:
    if any(s.face[e] == face for e in s.in_regions(READY, ON)):
        s.ask(seat, burn_named_or_not, face)


@book.choice("VTES-1.4-01")
def burn_named_or_not(s: Vtes, seat: Seat, face: Face) -> Sequence[Option]:
    return [(DECLINE,), *((CHOOSE, s.ref(e)) for e in s.in_regions(READY, ON) if s.face[e] == face)]


@book.answer(burn_named_or_not)
def burns_named(s: Vtes, seat: Seat, option: Option, face: Face) -> None:
    if option[0] == CHOOSE:
        burn(s, entity_of(option[1]))


# Everybody secretly chooses a number

OWN_MOST: Final = 6
OTHERS_MOST: Final = 5


def ask_numbers(s: Vtes, caller: Seat) -> None:
    s.numbers = [0] * s.seats
    s.do((numbers_are_asked, caller), (numbers_are_shown,))


@book.step
def numbers_are_asked(s: Vtes, caller: Seat) -> None:
    s.ask_all(s.alive(), name_number, caller)


@book.choice("VTES-1.4-01")
def name_number(s: Vtes, seat: Seat, caller: Seat) -> Sequence[Option]:
    return [(NAME_NUMBER, number) for number in range(1, (OWN_MOST if seat == caller else OTHERS_MOST) + 1)]


@book.answer(name_number)
def names_number(s: Vtes, seat: Seat, option: Option, caller: Seat) -> None:
    s.numbers[seat] = option[1]
    s.whisper(only(seat), CHOSE_NUMBER, option[1])


@book.step
def numbers_are_shown(s: Vtes) -> None:
    """Pool for everybody, but a loss for whom somebody undercut by exactly one."""
    numbers = s.numbers
    s.numbers = []
    for seat in s.alive():
        s.show(EVERYONE, NUMBERS_SHOWN, seat, numbers[seat])
    chosen = {numbers[seat] for seat in s.alive()}
    for seat in s.alive():
        if numbers[seat] - 1 in chosen:
            burn_pool(s, seat, numbers[seat])
        else:
            gain_pool(s, seat, numbers[seat])


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


# Equipment found in the library


def equip_found(s: Vtes, seat: Seat, minion: Entity, face: Face) -> None:
    """What the minion may not have burns for nothing; what it may have must be paid for, come what may."""
    card = CARDS[face]
    s.show(EVERYONE, SHOWED, seat, face)
    library = list(s.libraries[seat])
    library.remove(face)
    s.libraries = s.put(s.libraries, seat, tuple(library))
    blood, pool = blood_cost(s, minion, card, card.modes[0]), pool_cost(card)
    if not may_have(s, seat, minion, card):
        s.to_ash(seat, face)
        return
    if s.blood[minion] >= blood and s.pool[seat] >= pool:
        put_on(s, face, seat, seat, minion)
    else:
        s.to_ash(seat, face)
    pay(s, seat, minion, blood, pool)


def may_have(s: Vtes, seat: Seat, minion: Entity, card: Card) -> bool:
    """A vampire that only plays cards as one of another clan does not count as one here."""
    if card.clans and s.clan[minion] not in card.clans:
        return False
    if card.blood_cost > 0 and not s.is_vampire(minion):
        return False
    if card.unique_key and copies_of(s, seat, card.unique_key):
        return False
    if card.one_on_minion and has_one(s, minion, card):
        return False
    return not test(s, card.requires, Context(seat, minion, 0, card.face))
