"""Looking through a library or crypt for a card that goes elsewhere. [VTES-TPL-09, VTES-TPL-10]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.audience import EVERYONE
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    ALLY,
    CARDS,
    EQUIPMENT,
    NO_FACE,
    RETAINER,
    Card,
    Context,
    Entity,
    Face,
    Mode,
)
from elysium.games.vtes.definitions.names import LIBRARY_TYPES
from elysium.games.vtes.rules.crypts import take_sought
from elysium.games.vtes.rules.entering import begin_with_more_life, put_ally_into_play, put_on
from elysium.games.vtes.rules.entities import new_entity
from elysium.games.vtes.rules.hands import know_library, refill, replace_one, shuffle_crypt, shuffle_library
from elysium.games.vtes.rules.legality import copies_of, has_one, plays_so, takes, test
from elysium.games.vtes.rules.limits import is_over, mark_equipped
from elysium.games.vtes.rules.paying import NOT_PLAYED, as_no_action, is_price_open, pay, settle_price
from elysium.games.vtes.rules.searching import FROM_CRYPT, FROM_LIBRARY
from elysium.games.vtes.rules.triggers import OF_MODE, do_effects
from elysium.games.vtes.rules.values import card_price, has_disciplines, least_price, use_up_discounts
from elysium.games.vtes.rules.zones import take_from_library
from elysium.games.vtes.state import RECRUITED, SHOWN, UNCONTROLLED, Vtes
from elysium.games.vtes.terms import DECLINE, FETCH, SHOWED, book


@book.step
def seek_in_library(s: Vtes, seat: Seat, kind: int) -> None:
    s.sealed = True
    s.ask(seat, choose_from_library, kind)


@book.choice("VTES-TPL-09", "VTES-TPL-10")
def choose_from_library(s: Vtes, seat: Seat, kind: int) -> Sequence[Option]:
    faces = sorted({face for face in s.libraries[seat] if LIBRARY_TYPES[kind] in CARDS[face].types})
    return [(DECLINE,), *((FETCH, face, FROM_LIBRARY) for face in faces)]


@book.answer(choose_from_library)
def takes_from_library(s: Vtes, seat: Seat, option: Option, kind: int) -> None:
    if option[0] == FETCH:
        library = list(s.libraries[seat])
        library.remove(Face(option[1]))
        s.libraries = s.put(s.libraries, seat, tuple(library))
        s.show(EVERYONE, SHOWED, seat, option[1])
        s.to_hand(seat, Face(option[1]))
        s.shown_hands = s.put(s.shown_hands, seat, (*s.shown_hands[seat], Face(option[1])))
    shuffle_library(s, seat)
    refill(s, seat)


@book.step
def seek_in_crypt(s: Vtes, seat: Seat, clan: int) -> None:
    s.sealed = True
    s.ask(seat, choose_from_crypt, clan)


@book.choice("VTES-TPL-09", "VTES-TPL-10")
def choose_from_crypt(s: Vtes, seat: Seat, clan: int) -> Sequence[Option]:
    """Any vampire, or one of this clan."""
    faces = sorted({face for face in s.crypts[seat] if CARDS[face].is_vampire and clan in (0, CARDS[face].clan)})
    return [(DECLINE,), *((FETCH, face, FROM_CRYPT) for face in faces)]


@book.answer(choose_from_crypt)
def takes_from_crypt(s: Vtes, seat: Seat, option: Option, clan: int) -> None:
    if option[0] == FETCH:
        take_sought(s, seat, Face(option[1]))
        s.show(EVERYONE, SHOWED, seat, option[1])
        s.flags[new_entity(s, Face(option[1]), seat, seat, UNCONTROLLED)] |= SHOWN
    shuffle_crypt(s, seat)


# Equipment from the top of the library


def equip_from_library(s: Vtes, seat: Seat, minion: Entity) -> None:
    """The first equipment found from the top, with its requirements and cost; the library is shuffled."""
    found = next((face for face in s.libraries[seat] if "equipment" in CARDS[face].types), NO_FACE)
    if found:
        equip_found(s, seat, minion, found)
    shuffle_library(s, seat)


def equip_found(s: Vtes, seat: Seat, minion: Entity, face: Face) -> None:
    """What the minion may not have burns for nothing; what it may have must be paid for, come what may.

    It is an action to equip with that card, and brings what such an action brings.
    """
    card = CARDS[face]
    s.show(EVERYONE, SHOWED, seat, face)
    library = list(s.libraries[seat])
    library.remove(face)
    s.libraries = s.put(s.libraries, seat, tuple(library))
    know_library(s, seat, (), ())
    blood, pool = card_price(s, seat, minion, card, card.modes[0])
    if not may_have(s, seat, minion, card):
        s.to_ash(seat, face)
        return
    if s.blood[minion] >= blood and s.pool[seat] >= pool:
        entity = put_on(s, face, seat, seat, minion)
        mark_equipped(s, card)
        if card.modes[0].effects:
            s.do((do_effects, face, OF_MODE, 0, 0, seat, minion, 0, entity))
    else:
        s.to_ash(seat, face)
    pay(s, seat, minion, blood, pool)


def may_equip(s: Vtes, seat: Seat, minion: Entity, card: Card) -> bool:
    """Whether it meets the requirements of a card and can pay for it."""
    if not may_have(s, seat, minion, card):
        return False
    blood, pool = card_price(s, seat, minion, card, card.modes[0])
    return s.blood[minion] >= blood and s.pool[seat] >= pool


def may_have(s: Vtes, seat: Seat, minion: Entity, card: Card, *, freely: bool = False) -> bool:
    """A vampire that only plays cards as one of another clan does not count as one here; or nothing is required."""
    if card.clans and not freely and s.clan[minion] not in card.clans:
        return False
    if card.blood_cost > 0 and not s.is_vampire(minion) and not any(plays_so(s, minion, mode) for mode in card.modes):
        return False
    if card.unique_key and copies_of(s, seat, card.unique_key):
        return False
    if not takes(s, minion, card) or (card.one_on_minion and has_one(s, minion, card)) or is_over(s, card):
        return False
    return freely or not test(s, card.requires, Context(seat, minion, 0, card.face))


# From the hand, but by no action


def best_way(s: Vtes, minion: Entity, card: Card) -> int:
    """The way in which it would be played by this minion, at superior if it can be; -1 for none."""
    ways = [n for n, mode in enumerate(card.modes) if mode.kind in (EQUIPMENT, RETAINER, ALLY) and not mode.draft]
    able = [n for n in ways if _is_able(s, minion, card.modes[n])]
    return max(able, key=lambda number: card.modes[number].level, default=-1)


def _is_able(s: Vtes, minion: Entity, mode: Mode) -> bool:
    """An ally that plays such cards as a vampire also has what a card brings that it plays so."""
    return not mode.needs or has_disciplines(s, minion, mode.needs, mode.level) or plays_so(s, minion, mode)


def _way(s: Vtes, minion: Entity, card: Card, *, freely: bool) -> int:
    """The best one; where nothing is required, at least the lowest."""
    number = best_way(s, minion, card)
    ways = [n for n, mode in enumerate(card.modes) if mode.kind in (EQUIPMENT, RETAINER, ALLY) and not mode.draft]
    return min(ways, key=lambda n: card.modes[n].level, default=-1) if number < 0 and freely else number


def may_employ_freely(s: Vtes, seat: Seat, minion: Entity, card: Card) -> bool:
    """Whether it can pay for a retainer of the hand and may have it, whatever that requires."""
    number = _way(s, minion, card, freely=True)
    if number < 0 or not may_have(s, seat, minion, card, freely=True):
        return False
    blood, pool = least_price(s, seat, minion, card, as_no_action(card.face, number))
    return s.blood[minion] >= blood and s.pool[seat] >= pool


def employ_freely(s: Vtes, seat: Seat, minion: Entity, face: Face) -> None:
    if face in s.hands[seat] and may_employ_freely(s, seat, minion, CARDS[face]):
        number = _way(s, minion, CARDS[face], freely=True)
        s.from_hand(seat, face)
        replace_one(s, seat)
        _comes_for_price(s, seat, minion, face, number, 0)


def half_price(s: Vtes, seat: Seat, minion: Entity, card: Card) -> tuple[int, int]:
    """Of equipment that comes at its lowest level, in blood and pool, each rounded down; an X is nothing."""
    lowest = min(range(len(card.modes)), key=lambda number: card.modes[number].level)
    blood, pool = card_price(s, seat, minion, card, as_no_action(card.face, lowest))
    return blood // 2, pool // 2


def may_come_for_half(s: Vtes, seat: Seat, minion: Entity, card: Card) -> bool:
    """Whether half of its cost can be paid and this minion may have it, whatever it requires."""
    if not may_have(s, seat, minion, card, freely=True):
        return False
    blood, pool = half_price(s, seat, minion, card)
    return s.blood[minion] >= blood and s.pool[seat] >= pool


def comes_for_half(s: Vtes, seat: Seat, minion: Entity, face: Face) -> None:
    """It is put on the minion by no action; what an action to equip with it brings is not brought."""
    if face in s.libraries[seat] and may_come_for_half(s, seat, minion, CARDS[face]):
        take_from_library(s, seat, face)
        pay(s, seat, minion, *half_price(s, seat, minion, CARDS[face]))
        put_on(s, face, seat, seat, minion)


def may_bring(s: Vtes, seat: Seat, minion: Entity, card: Card, *, half_in_blood: bool = False) -> bool:
    """Whether it meets the requirements of a card of the hand and can pay for it, perhaps half of the pool in blood."""
    number = best_way(s, minion, card)
    if number < 0 or not may_have(s, seat, minion, card):
        return False
    blood, pool = price_to_bring(s, seat, minion, card)
    if half_in_blood:
        pool -= most_in_blood(s, seat, minion, card)
    return s.blood[minion] >= blood and s.pool[seat] >= pool


def price_to_bring(s: Vtes, seat: Seat, minion: Entity, card: Card) -> tuple[int, int]:
    """In blood and pool at least; what makes an action or a card as it is played cheaper is another matter."""
    return least_price(s, seat, minion, card, as_no_action(card.face, best_way(s, minion, card)))


def most_in_blood(s: Vtes, seat: Seat, minion: Entity, card: Card) -> int:
    """Of the pool that a card costs, what a vampire can pay in blood instead: half of it, rounded down."""
    if best_way(s, minion, card) < 0 or not s.is_vampire(minion):
        return 0
    blood, pool = price_to_bring(s, seat, minion, card)
    return max(0, min(pool // 2, s.blood[minion] - blood))


def bring_from_hand(s: Vtes, seat: Seat, minion: Entity, face: Face, in_blood: int = 0) -> None:
    """A minion is equipped, or employs or recruits, with a card of the hand: it is not played, and this is no action.

    Everybody sees it; an ally cannot act this turn. Some of its pool may be paid in blood.
    """
    if face not in s.hands[seat] or not may_bring(s, seat, minion, CARDS[face], half_in_blood=in_blood > 0):
        return
    s.from_hand(seat, face)
    replace_one(s, seat)
    _bring(s, seat, minion, face, in_blood)


def bring_from_library(s: Vtes, seat: Seat, minion: Entity, face: Face) -> None:
    """The same with a card that was looked for there; the library is shuffled afterwards."""
    if face in s.libraries[seat] and may_bring(s, seat, minion, CARDS[face]):
        s.show(EVERYONE, SHOWED, seat, face)
        library = list(s.libraries[seat])
        library.remove(face)
        s.libraries = s.put(s.libraries, seat, tuple(library))
        know_library(s, seat, (), ())
        _bring(s, seat, minion, face, 0)


def _bring(s: Vtes, seat: Seat, minion: Entity, face: Face, in_blood: int) -> None:
    _comes_for_price(s, seat, minion, face, best_way(s, minion, CARDS[face]), in_blood)


def _comes_for_price(s: Vtes, seat: Seat, minion: Entity, face: Face, number: int, in_blood: int) -> None:
    """What can be used to pay for it is asked for first."""
    if s.governing and is_price_open(s, seat, face, number, minion, 0, NOT_PLAYED):
        frame = (settle_price, seat, face, number, minion, 0, NOT_PLAYED)
        s.do(frame, (comes_when_settled, seat, minion, face, number, in_blood))
    else:
        _comes(s, seat, minion, face, number, in_blood)


@book.step_that(owner="seat", carries="face")
def comes_when_settled(s: Vtes, seat: Seat, minion: Entity, face: Face, number: int, in_blood: int) -> None:
    _comes(s, seat, minion, face, number, in_blood)


def _comes(s: Vtes, seat: Seat, minion: Entity, face: Face, number: int, in_blood: int) -> None:
    """In this way; some of its pool may be paid in blood."""
    card = CARDS[face]
    mode = card.modes[number]
    blood, pool = card_price(s, seat, minion, card, as_no_action(face, number))
    in_blood = min(in_blood, pool)
    use_up_discounts(s, seat, minion, card, as_no_action(face, number), 0)
    pay(s, seat, minion, blood + in_blood, pool - in_blood)
    if mode.kind == ALLY:
        entity = put_ally_into_play(s, face, seat, mode)
        s.flags[entity] |= RECRUITED
    else:
        superior = mode.level == SUPERIOR_LEVEL
        entity = put_on(s, face, seat, seat, minion, superior=superior, extra_life=mode.extra_life)
        mark_equipped(s, card)
    begin_with_more_life(s, entity)
    if mode.effects:
        s.do((do_effects, face, OF_MODE, number, 0, seat, minion, 0, entity))


SUPERIOR_LEVEL: Final = 2
