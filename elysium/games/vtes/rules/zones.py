"""Cards that go from one zone of faces to another: hand, library, crypt, ash heap. [section 1.6.1]

What everybody has seen of a card that goes back into a library is remembered, so that nobody deals it away again.
"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.audience import EVERYONE, only
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS, NO_FACE, Entity, Face
from elysium.games.vtes.marks import NAMED_CARD, NAMED_NUMBER
from elysium.games.vtes.rules.crypts import remember
from elysium.games.vtes.rules.entering import put_ally_into_play, put_on
from elysium.games.vtes.rules.entities import burn_empty, lock, new_entity
from elysium.games.vtes.rules.hands import adjust_hand, discard, forget_looks, know_library, replaces, shuffle_library
from elysium.games.vtes.rules.keeping import keep, kept_on, take_kept
from elysium.games.vtes.rules.lending import give_back_loan
from elysium.games.vtes.rules.limits import mark, marks_on
from elysium.games.vtes.state import CONTESTED, LENT, ON, READY, SHOWN, TORPOR, UNCONTROLLED, Vtes
from elysium.games.vtes.terms import (
    CHOOSE,
    DECLINE,
    ENTITY,
    KEEP_CARD,
    LOOKED,
    PUT_NEXT,
    PUT_ON,
    PUT_UNDER,
    SHOWED,
    TAKE_KEPT,
    TO_ASH,
    WENT_UNDER,
    book,
    face_of,
    methuselah_at,
)

# From the hand


def discard_at_random(s: Vtes, seat: Seat, count: int) -> None:
    """As many as there are, all before any is replaced."""
    count = min(count, len(s.hands[seat]))
    for _ in range(count):
        face = s.hands[seat][s.random(len(s.hands[seat]))]
        discard(s, seat, face)
        s.show(EVERYONE, TO_ASH, seat, face)
    s.do((replaces, seat, count))


def discard_chosen(s: Vtes, seat: Seat, face: Face) -> None:
    if face in s.hands[seat]:
        discard(s, seat, face)
        s.do((replaces, seat, 1))


def name_held(s: Vtes, seat: Seat, face: Face) -> None:
    """A card of the hand is named, so that everybody knows of it."""
    mark(s, methuselah_at(seat), NAMED_CARD, face)
    s.show(EVERYONE, SHOWED, seat, face)
    if face not in s.shown_hands[seat]:
        s.shown_hands = s.put(s.shown_hands, seat, (*s.shown_hands[seat], face))


def named_card(s: Vtes, seat: Seat) -> Face:
    """What was named last."""
    return next((Face(face) for (face,) in reversed(marks_on(s, methuselah_at(seat), NAMED_CARD))), NO_FACE)


def named_number(s: Vtes, seat: Seat) -> int:
    return next((number for (number,) in reversed(marks_on(s, methuselah_at(seat), NAMED_NUMBER))), 0)


def shuffle_hand_into_library(s: Vtes, seat: Seat) -> None:
    """Nobody knows any more where what was seen of it is."""
    hand = s.hands[seat]
    _forget_hand(s, seat)
    s.hands = s.put(s.hands, seat, ())
    s.libraries = s.put(s.libraries, seat, (*s.libraries[seat], *hand))
    shuffle_library(s, seat)
    s.do((adjust_hand, seat))


def _forget_hand(s: Vtes, seat: Seat) -> None:
    """Cards go somewhere unseen: which of those that were shown is still in hand cannot be told."""
    forget_looks(s, seat)
    shown = s.shown_hands[seat]
    if shown:
        s.shown_hands = s.put(s.shown_hands, seat, ())
        remember(s, seat, shown)


@book.step
def cards_go_under(s: Vtes, seat: Seat, count: int) -> None:
    """So many cards of the hand, one after the other, to the bottom of the library."""
    if count and s.hands[seat] and s.is_in(seat):
        s.ask(seat, choose_card_to_put_under, count)


@book.choice("VTES-1.4-01")
def choose_card_to_put_under(s: Vtes, seat: Seat, count: int) -> Sequence[Option]:
    return [(PUT_UNDER, face) for face in dict.fromkeys(s.hands[seat])]


@book.answer(choose_card_to_put_under)
def puts_card_under(s: Vtes, seat: Seat, option: Option, count: int) -> None:
    face = Face(option[1])
    _forget_hand(s, seat)
    s.from_hand(seat, face)
    _put_under(s, seat, face)
    if not s.quiet:
        s.tell(WENT_UNDER, seat)
    s.do((cards_go_under, seat, count - 1))


def _put_under(s: Vtes, seat: Seat, face: Face) -> None:
    s.libraries = s.put(s.libraries, seat, (*s.libraries[seat], face))
    know_library(s, seat, s.library_tops[seat], (*s.library_bottoms[seat], face))


# From the library


def burn_top(s: Vtes, seat: Seat, count: int) -> None:
    """To the ash heap, as many as there are."""
    if not count:
        return
    library = s.libraries[seat]
    s.libraries = s.put(s.libraries, seat, library[count:])
    know_library(s, seat, s.library_tops[seat][count:], s.library_bottoms[seat])
    for face in library[:count]:
        s.to_ash(seat, face)
        s.show(EVERYONE, TO_ASH, seat, face)


def reveal_top(s: Vtes, seat: Seat) -> None:
    """Everybody sees the top card, which stays where it is and is known to its Methuselah from now on."""
    library = s.libraries[seat]
    if not library:
        return
    s.show(EVERYONE, SHOWED, seat, library[0])
    remember(s, seat, library[:1])
    if not s.library_tops[seat] and len(s.library_bottoms[seat]) < len(library):
        know_library(s, seat, library[:1], s.library_bottoms[seat])


def look_at_tops(s: Vtes, seat: Seat, count: int) -> None:
    """The top cards of one's own library, which are known from now on."""
    library = s.libraries[seat]
    for face in library[:count]:
        s.show(only(seat), LOOKED, face)
    know_library(s, seat, library[:count], s.library_bottoms[seat])


def order_top(s: Vtes, seat: Seat, count: int) -> None:
    """The top cards, which only their Methuselah sees, in any order."""
    count = min(count, len(s.libraries[seat]))
    look_at_tops(s, seat, count)
    s.do((order_from, seat, 0, count))


@book.step
def order_from(s: Vtes, seat: Seat, place: int, count: int) -> None:
    """The cards above this place lie as they were wanted."""
    if len(set(s.libraries[seat][place:count])) > 1 and s.is_in(seat):
        s.ask(seat, choose_next_from_top, place, count)


@book.choice("VTES-1.4-01")
def choose_next_from_top(s: Vtes, seat: Seat, place: int, count: int) -> Sequence[Option]:
    return [(PUT_NEXT, face) for face in sorted(set(s.libraries[seat][place:count]))]


@book.answer(choose_next_from_top)
def puts_next_from_top(s: Vtes, seat: Seat, option: Option, place: int, count: int) -> None:
    face = Face(option[1])
    left = list(s.libraries[seat][place:count])
    left.remove(face)
    library = (*s.libraries[seat][:place], face, *left, *s.libraries[seat][count:])
    s.libraries = s.put(s.libraries, seat, library)
    know_library(s, seat, library[:count], s.library_bottoms[seat])
    s.do((order_from, seat, place + 1, count))


def take_from_library(s: Vtes, seat: Seat, face: Face) -> None:
    """What was looked for leaves the library, which is shuffled afterwards; everybody sees it."""
    library = list(s.libraries[seat])
    library.remove(face)
    s.libraries = s.put(s.libraries, seat, tuple(library))
    know_library(s, seat, (), ())
    s.show(EVERYONE, SHOWED, seat, face)


def library_to_hand(s: Vtes, seat: Seat, face: Face) -> None:
    take_from_library(s, seat, face)
    _into_hand(s, seat, face)


def library_to_minion(s: Vtes, seat: Seat, face: Face, minion: Entity) -> None:
    """Put on a minion as if it had been played there."""
    if READY <= s.region[minion] <= TORPOR:
        take_from_library(s, seat, face)
        put_on(s, face, seat, seat, minion)


def _into_hand(s: Vtes, seat: Seat, face: Face) -> None:
    """Everybody has seen it; more cards than the hand holds are discarded then."""
    s.to_hand(seat, face)
    s.shown_hands = s.put(s.shown_hands, seat, (*s.shown_hands[seat], face))
    s.do((adjust_hand, seat))


def action_card_to_hand(s: Vtes) -> None:
    """The card from hand by which the action is taken goes back, before it would burn."""
    face, s.action_face = s.action_face, NO_FACE
    if not face:
        return
    owner = give_back_loan(s, s.actor, face)
    if s.is_in(owner):
        _into_hand(s, owner, face)
    else:
        s.removed = s.put(s.removed, owner, (*s.removed[owner], face))


# From the ash heap


def take_from_ash_heap(s: Vtes, seat: Seat, face: Face) -> bool:
    """The caller puts it somewhere, if it was there still."""
    if face not in s.ashes[seat]:
        return False
    ashes = list(s.ashes[seat])
    ashes.remove(face)
    s.ashes = s.put(s.ashes, seat, tuple(ashes))
    return True


def lend_from_ash_heap(s: Vtes, seat: Seat, face: Face, host: Entity) -> None:
    """On a card, out of play; everybody has seen it."""
    if READY <= s.region[host] < CONTESTED and take_from_ash_heap(s, seat, face):
        entity = new_entity(s, face, seat, s.controller[host], ON | LENT)
        s.host[entity] = host
        s.lent.append(entity)
        if not s.quiet:
            s.tell(PUT_ON, s.ref(entity), s.ref(host))


def ash_heap_to_hand(s: Vtes, seat: Seat, face: Face) -> None:
    if take_from_ash_heap(s, seat, face):
        _into_hand(s, seat, face)


def ash_heap_under_library(s: Vtes, seat: Seat, face: Face) -> None:
    if take_from_ash_heap(s, seat, face):
        remember(s, seat, (face,))
        _put_under(s, seat, face)
        s.do((adjust_hand, seat))


def ash_heap_to_uncontrolled(s: Vtes, seat: Seat, face: Face) -> None:
    """Face down, though everybody has seen it."""
    if take_from_ash_heap(s, seat, face):
        s.flags[new_entity(s, face, seat, seat, UNCONTROLLED)] |= SHOWN


def ash_heap_to_ready(s: Vtes, seat: Seat, face: Face, unlocked: int) -> None:
    """An ally with its printed life."""
    if take_from_ash_heap(s, seat, face):
        ally = put_ally_into_play(s, face, seat)
        if not unlocked:
            lock(s, ally)


@book.step
def cards_come_back(s: Vtes, seat: Seat, count: int, taken: Face) -> None:
    """Up to so many library cards of an ash heap: the first for the hand, the others into the library."""
    if count and s.is_in(seat) and _coming_back(s, seat, taken):
        s.ask(seat, choose_card_to_bring_back, count, taken)
    elif taken:
        shuffle_library(s, seat)
        ash_heap_to_hand(s, seat, taken)


def _coming_back(s: Vtes, seat: Seat, taken: Face) -> list[Face]:
    left = list(s.ashes[seat])
    if taken in left:
        left.remove(taken)
    return [face for face in dict.fromkeys(left) if not CARDS[face].crypt]


@book.choice("VTES-1.4-01")
def choose_card_to_bring_back(s: Vtes, seat: Seat, count: int, taken: Face) -> Sequence[Option]:
    return [(DECLINE,), *((CHOOSE, face << 12 | ENTITY) for face in _coming_back(s, seat, taken))]


@book.answer(choose_card_to_bring_back)
def brings_card_back(s: Vtes, seat: Seat, option: Option, count: int, taken: Face) -> None:
    if option[0] == DECLINE:
        s.do((cards_come_back, seat, 0, taken))
        return
    face = face_of(option[1])
    if taken:
        take_from_ash_heap(s, seat, face)
        s.libraries = s.put(s.libraries, seat, (*s.libraries[seat], face))
        remember(s, seat, (face,))
    s.do((cards_come_back, seat, count - 1, taken or face))


def keep_buried(s: Vtes, seat: Seat, face: Face, keeper: Entity) -> None:
    """Everybody has seen which card goes there."""
    if take_from_ash_heap(s, seat, face):
        remember(s, seat, (face,))
        keep(s, seat, face, keeper)


@book.step
def kept_goes_on_top(s: Vtes, seat: Seat, keeper: Entity) -> None:
    if kept_on(s, seat, keeper):
        s.ask(seat, choose_kept, keeper)


@book.choice("VTES-1.4-01")
def choose_kept(s: Vtes, seat: Seat, keeper: Entity) -> Sequence[Option]:
    return [(TAKE_KEPT, face) for face in dict.fromkeys(kept_on(s, seat, keeper))]


@book.answer(choose_kept)
def puts_kept_on_top(s: Vtes, seat: Seat, option: Option, keeper: Entity) -> None:
    face = Face(option[1])
    take_kept(s, seat, face, keeper)
    s.libraries = s.put(s.libraries, seat, (face, *s.libraries[seat]))
    know_library(s, seat, (face, *s.library_tops[seat]), s.library_bottoms[seat])
    s.do((adjust_hand, seat))


@book.step
def hand_is_kept_of(s: Vtes, seat: Seat, keeper: Entity, exchanged: int) -> None:
    """A card of the hand goes there, perhaps for the one that lies there already."""
    if s.hands[seat] and s.region[keeper] and (not exchanged or kept_on(s, seat, keeper)):
        s.ask(seat, choose_card_to_keep, keeper, exchanged)


@book.choice("VTES-1.4-01")
def choose_card_to_keep(s: Vtes, seat: Seat, keeper: Entity, exchanged: int) -> Sequence[Option]:
    return [(KEEP_CARD, face) for face in dict.fromkeys(s.hands[seat])]


@book.answer(choose_card_to_keep)
def keeps_card_of_hand(s: Vtes, seat: Seat, option: Option, keeper: Entity, exchanged: int) -> None:
    _forget_hand(s, seat)
    s.from_hand(seat, Face(option[1]))
    if exchanged:
        face = kept_on(s, seat, keeper)[0]
        take_kept(s, seat, face, keeper)
        s.to_hand(seat, face)
    keep(s, seat, Face(option[1]), keeper)
    s.do((adjust_hand, seat))


@book.step
def keeps_held(s: Vtes, seat: Seat, keeper: Entity, count: int, needs: int) -> None:
    """So many cards of the hand that require these Disciplines, or as many as there are, one after the other."""
    if count and s.is_in(seat) and s.region[keeper] == ON and _requiring(s, seat, needs):
        s.ask(seat, choose_to_keep, keeper, count, needs)
    else:
        burn_empty(s, keeper)
        s.do((adjust_hand, seat))


def _requiring(s: Vtes, seat: Seat, needs: int) -> list[Face]:
    held = dict.fromkeys(s.hands[seat])
    return [face for face in held if any(mode.needs & needs for mode in CARDS[face].modes)]


@book.choice("VTES-1.4-01")
def choose_to_keep(s: Vtes, seat: Seat, keeper: Entity, count: int, needs: int) -> Sequence[Option]:
    return [(KEEP_CARD, face) for face in _requiring(s, seat, needs)]


@book.answer(choose_to_keep)
def keeps_one(s: Vtes, seat: Seat, option: Option, keeper: Entity, count: int, needs: int) -> None:
    face = Face(option[1])
    _forget_hand(s, seat)
    s.from_hand(seat, face)
    keep(s, seat, face, keeper)
    s.do((keeps_held, seat, keeper, count - 1, needs))


def exchange_with_ash_heap(s: Vtes, seat: Seat, held: Face, buried: Face) -> None:
    """One card for the other, so that the hand stays as large as it is."""
    if held in s.hands[seat] and take_from_ash_heap(s, seat, buried):
        s.from_hand(seat, held)
        s.to_ash(seat, held)
        _into_hand(s, seat, buried)


@book.step
def cards_leave_ash_heap(s: Vtes, whose: Seat, chooser: Seat, count: int) -> None:
    """So many cards out of the game; if there are no more, all of them. [VTES-1.1-05]"""
    if count <= 0 or not s.ashes[whose]:
        return
    if len(dict.fromkeys(s.ashes[whose])) == 1 or len(s.ashes[whose]) <= count:
        _out_of_game(s, whose, s.ashes[whose][0])
        s.do((cards_leave_ash_heap, whose, chooser, count - 1))
    else:
        s.ask(chooser, choose_card_out_of_ash_heap, whose, count)


def _out_of_game(s: Vtes, whose: Seat, face: Face) -> None:
    take_from_ash_heap(s, whose, face)
    s.removed = s.put(s.removed, whose, (*s.removed[whose], face))


def one_leaves_ash_heap_at_random(s: Vtes, whose: Seat) -> None:
    """A library card. [VTES-1.1-05]"""
    among = [face for face in s.ashes[whose] if not CARDS[face].crypt]
    if among:
        face = among[s.random(len(among))]
        s.show(EVERYONE, SHOWED, whose, face)
        _out_of_game(s, whose, face)


@book.choice("VTES-1.4-01")
def choose_card_out_of_ash_heap(s: Vtes, seat: Seat, whose: Seat, count: int) -> Sequence[Option]:
    return [(CHOOSE, face << 12 | ENTITY) for face in dict.fromkeys(s.ashes[whose])]


@book.answer(choose_card_out_of_ash_heap)
def card_leaves_ash_heap(s: Vtes, seat: Seat, option: Option, whose: Seat, count: int) -> None:
    _out_of_game(s, whose, face_of(option[1]))
    s.do((cards_leave_ash_heap, whose, seat, count - 1))
