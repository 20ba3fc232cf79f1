"""Drawing, replacing and discarding library cards. [section 1.6.1]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from elysium.engine.audience import all_but, only
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    CARDS,
    CHANGE_BITS,
    H_WOULD_REPLACE,
    NO_ENTITY,
    NO_FACE,
    Card,
    Context,
    Entity,
    Face,
)
from elysium.games.vtes.definitions.names import LIBRARY_TYPES
from elysium.games.vtes.definitions.traits import (
    BEARER_OPENS_HANDS,
    HOLDS_UP_REPLACING,
    OPENS_HANDS,
    OPENS_PREYS_HAND,
)
from elysium.games.vtes.marks import GRUDGE, WEAKENED
from elysium.games.vtes.rules.crypts import forget_order
from elysium.games.vtes.rules.keeping import keep, take_kept
from elysium.games.vtes.rules.limits import (
    anything_marked,
    cards_taken_back,
    mark,
    mark_once,
    mark_replacement,
    mark_taken_back,
    marked_for,
    marks_on,
    replacements_due,
    unmark,
    unmark_replacement,
    was_done,
)
from elysium.games.vtes.rules.triggers import bonus_by, replaced, silenced, stat, static_bonus
from elysium.games.vtes.state import (
    ACTION,
    COMBAT_HAND,
    CONTESTED,
    DRAWS_AGAIN,
    DRAWS_KEPT,
    EXTRA_DRAWS,
    FOE_COMBAT_HAND,
    HAND,
    HOLDER,
    MINION_PHASE,
    ON,
    PHASE,
    READY,
    SHOWS_HAND,
    TABLE,
    TORPOR,
    TURN,
    Vtes,
    held_by,
)
from elysium.games.vtes.terms import (
    ACCEPT,
    DECLINE,
    DISCARD,
    DREW,
    DREW_SOME,
    LOOKED,
    PUT_UNDER,
    SHOWED,
    SHUFFLED,
    TAKE_KEPT,
    WENT_UNDER,
    book,
    methuselah_at,
)


def hand_size(s: Vtes, seat: Seat) -> int:
    """Seven unless something changes it. [VTES-1.6.1.2-05]"""
    size = s.hand_size[seat]
    if s.lasting:
        size += s.total(HAND, methuselah_at(seat))
    if s.changing >> HAND % CHANGE_BITS & 1:
        size += _hand_size_by_cards(s, seat)
    if s.fighters:
        first, second = s.fighters
        for fighter, foe in ((first, second), (second, first)):
            if s.controller[fighter] == seat:
                size += stat(s, COMBAT_HAND, fighter) + stat(s, FOE_COMBAT_HAND, foe)
    return max(0, size)


def _hand_size_by_cards(s: Vtes, seat: Seat) -> int:
    size = 0
    for entity, region in enumerate(s.region):
        if region in (READY, TORPOR, TABLE) or (region == ON and s.is_ready(s.host[entity])):
            if silenced(s, Entity(entity)):
                continue
            for static in CARDS[s.face[entity]].statics:
                if static.stat == HAND and (static.everyone or s.controller[entity] == seat):
                    context = Context(seat, source=Entity(entity))
                    times = static.counted(s, context) if static.counted is not None else 1
                    size += static.amount * times if all(test.test(s, context) for test in static.when) else 0
    return size


def seats_with_open_hands(s: Vtes) -> list[Seat]:
    """Some vampires make the other side of a combat play with an open hand, some cards the prey of their Methuselah."""
    found = [
        s.controller[s.fighters[1 - side]]
        for side, fighter in enumerate(s.fighters)
        if CARDS[s.face[fighter]].traits & OPENS_HANDS
        or s.total(SHOWS_HAND, fighter)
        or any(
            CARDS[s.face[card]].traits & BEARER_OPENS_HANDS and not silenced(s, card) for card in s.attached(fighter)
        )
    ]
    for entity in s.able:
        if s.face[entity] and CARDS[s.face[entity]].traits & OPENS_PREYS_HAND and READY <= s.region[entity] < CONTESTED:
            found.append(s.prey(s.controller[entity]))
    return found


def open_hands(s: Vtes) -> None:
    """A combat begins in which somebody has to show their hand."""
    for seat in seats_with_open_hands(s):
        show_hand(s, seat)


def remember_open_hands(s: Vtes) -> None:
    """Such a combat ends, but what was seen there is known from now on."""
    for seat in seats_with_open_hands(s):
        s.shown_hands = s.put(s.shown_hands, seat, s.hands[seat])


def look_at_hand(s: Vtes, looker: Seat, seat: Seat) -> None:
    """Whoever looks, and nobody else, knows these cards from now on, until they go somewhere."""
    if looker == seat:
        return
    for face in s.hands[seat]:
        s.show(only(looker), SHOWED, seat, face)
    others = [entry for entry in s.looked_at[looker] if entry >> HOLDER != seat]
    s.looked_at = s.put(s.looked_at, looker, (*others, *(held_by(seat, face) for face in s.hands[seat])))


def forget_looks(s: Vtes, seat: Seat) -> None:
    """What was seen of this hand may be anywhere."""
    if any(s.looked_at):
        s.looked_at = tuple(tuple(entry for entry in seen if entry >> HOLDER != seat) for seen in s.looked_at)


def known_of_hand(s: Vtes, viewer: int, seat: Seat) -> tuple[Face, ...]:
    """The cards of a hidden hand that somebody has seen there, with everybody else or alone."""
    shown = s.shown_hands[seat]
    if not 0 <= viewer < s.seats or not s.looked_at[viewer]:
        return shown
    looked = Counter(Face(entry & (1 << HOLDER) - 1) for entry in s.looked_at[viewer] if entry >> HOLDER == seat)
    return tuple(sorted((Counter(shown) | looked).elements()))


def show_hand(s: Vtes, seat: Seat) -> None:
    """To everybody."""
    for face in s.hands[seat]:
        s.show(all_but(seat), SHOWED, seat, face)


def changes_hand_size(card: Card) -> bool:
    return any(static.stat == HAND for static in card.statics)


def whose_hands(s: Vtes, entity: Entity) -> list[Seat]:
    """Whose size of hand a card in play changes."""
    changes = [static for static in CARDS[s.face[entity]].statics if static.stat == HAND]
    if any(static.everyone for static in changes):
        return s.alive()
    return [s.controller[entity]] if changes else []


def victory_points_changed(s: Vtes) -> None:
    """Some cards count them for the size of a hand."""
    if any(changes_hand_size(CARDS[s.face[entity]]) for entity in s.in_regions(READY, ON)):
        s.do(*((adjust_hand, seat) for seat in s.alive()))


def adjust_hands_of_combat(s: Vtes) -> None:
    """A combat begins or ends, or a card comes or goes, that changes hands in combat. [VTES-1.6.1.2-04]"""
    for seat in s.alive():
        s.do((adjust_hand, seat))


def changes_hands_in_combat(s: Vtes, entity: Entity) -> bool:
    return any(static.stat in (COMBAT_HAND, FOE_COMBAT_HAND) for static in CARDS[s.face[entity]].statics)


def hands_change_in_combat(s: Vtes) -> bool:
    """By what a fighter itself says, or by what is on it."""
    return any(changes_hands_in_combat(s, card) for fighter in s.fighters for card in (fighter, *s.attached(fighter)))


def draw(s: Vtes, seat: Seat, count: int) -> None:
    """From the top of the library, as many as there are; something may offer others instead. [VTES-1.6.1.2-03]"""
    library = s.libraries[seat]
    count = min(count, len(library))
    if count <= 0 or not s.is_in(seat):
        return
    if (s.kept[seat] and _kept_to_draw(s, seat)) or _draws_again(s, seat):
        s.do((draws_one, seat, count))
    else:
        _draw_from_library(s, seat, count)


def _kept_to_draw(s: Vtes, seat: Seat) -> list[tuple[Face, Entity]]:
    """What can be drawn instead, each face once, with where it lies."""
    found: dict[Face, Entity] = {}
    for face, keeper in zip(s.kept[seat], s.keepers[seat], strict=True):
        host = s.host[keeper]
        usable = s.region[keeper] == ON and s.controller[keeper] == seat and bonus_by(s, DRAWS_KEPT, host, keeper) > 0
        if usable and not silenced(s, keeper):
            found.setdefault(face, keeper)
    return list(found.items())


def _draws_again(s: Vtes, seat: Seat) -> Entity:
    """Who lets this Methuselah think again about a card that is drawn, and has not done so this turn."""
    if not s.changing >> DRAWS_AGAIN % CHANGE_BITS & 1:
        return NO_ENTITY
    able = (e for e in s.controlled(seat) if static_bonus(s, DRAWS_AGAIN, e) > 0 and not was_done(s, e, TURN))
    return next(able, NO_ENTITY)


@book.step
def draws_one(s: Vtes, seat: Seat, count: int) -> None:
    """One card after the other, from the library or from what is kept."""
    if not s.is_in(seat) or count <= 0 or not s.libraries[seat]:
        return
    if _kept_to_draw(s, seat):
        s.ask(seat, choose_draw, count)
    elif len(s.libraries[seat]) > 1 and _draws_again(s, seat):
        _see_top(s, seat)
        s.ask(seat, keep_or_draw_again, count)
    else:
        _draw_from_library(s, seat, min(count, len(s.libraries[seat])))


def _see_top(s: Vtes, seat: Seat) -> None:
    """The card that is drawn, before it is said whether it stays."""
    if not s.library_tops[seat]:
        know_library(s, seat, s.libraries[seat][:1], s.library_bottoms[seat])
    s.show(only(seat), LOOKED, s.libraries[seat][0])


@book.choice("VTES-1.4-01")
def keep_or_draw_again(s: Vtes, seat: Seat, count: int) -> Sequence[Option]:
    return [(DECLINE,), (PUT_UNDER, s.libraries[seat][0])]


@book.answer(keep_or_draw_again)
def draws_again(s: Vtes, seat: Seat, option: Option, count: int) -> None:
    s.do((draws_one, seat, count - 1))
    if option[0] != DECLINE:
        mark_once(s, _draws_again(s, seat), TURN)
        put_top_under(s, seat)
        if not s.quiet:
            s.tell(WENT_UNDER, seat)
    _draw_from_library(s, seat, 1)


def put_top_under(s: Vtes, seat: Seat) -> None:
    """The top card of one's own library, which one has seen."""
    face, *rest = s.libraries[seat]
    s.libraries = s.put(s.libraries, seat, (*rest, face))
    know_library(s, seat, s.library_tops[seat][1:], (*s.library_bottoms[seat], face))


@book.choice("VTES-1.4-01")
def choose_draw(s: Vtes, seat: Seat, count: int) -> Sequence[Option]:
    return [(DECLINE,), *((TAKE_KEPT, face) for face, _ in _kept_to_draw(s, seat))]


@book.answer(choose_draw)
def draws_so(s: Vtes, seat: Seat, option: Option, count: int) -> None:
    s.do((draws_one, seat, count - 1))
    if option[0] == DECLINE:
        _draw_from_library(s, seat, 1)
        return
    face = Face(option[1])
    take_kept(s, seat, face, dict(_kept_to_draw(s, seat))[face])
    s.to_hand(seat, face)
    if not s.quiet and seat in seats_with_open_hands(s):
        s.show(all_but(seat), SHOWED, seat, face)


def keep_top(s: Vtes, seat: Seat, keeper: Entity, count: int) -> None:
    """The top cards of the library, as many as there are, which their Methuselah sees."""
    if not READY <= s.region[keeper] % CONTESTED <= ON:
        return
    kept = s.libraries[seat][:count]
    s.libraries = s.put(s.libraries, seat, s.libraries[seat][count:])
    know_library(s, seat, s.library_tops[seat][count:], s.library_bottoms[seat])
    for face in kept:
        s.sealed = True
        keep(s, seat, face, keeper)


def _draw_from_library(s: Vtes, seat: Seat, count: int) -> None:
    library = s.libraries[seat]
    drawn = library[:count]
    s.libraries = s.put(s.libraries, seat, library[count:])
    know_library(s, seat, s.library_tops[seat][count:], s.library_bottoms[seat])
    s.hands = s.put(s.hands, seat, tuple(sorted((*s.hands[seat], *drawn))))
    s.sealed = True
    if not s.quiet:
        s.tell(DREW_SOME, seat, count)
        for face in drawn:
            s.show(only(seat), DREW, face)
            if seat in seats_with_open_hands(s):
                s.show(all_but(seat), SHOWED, seat, face)


def know_library(s: Vtes, seat: Seat, top: tuple[Face, ...], bottom: tuple[Face, ...]) -> None:
    """What this Methuselah knows of the order of the library as it is now: the lowest cards below the known top."""
    left = len(s.libraries[seat]) - len(top)
    bottom = bottom[-left:] if left > 0 else ()
    if top != s.library_tops[seat] or bottom != s.library_bottoms[seat]:
        s.library_tops = s.put(s.library_tops, seat, top)
        s.library_bottoms = s.put(s.library_bottoms, seat, bottom)


def refill(s: Vtes, seat: Seat, *, grown: bool = False) -> None:
    """Draw or discard until the hand has its size; what is replaced later does not count. [VTES-1.6.1.2-04]

    What a hand that has grown is filled with replaces nothing.
    """
    missing = hand_size(s, seat) - s.delayed[seat] - len(s.hands[seat])
    if s.kept[seat] or s.changing >> DRAWS_AGAIN % CHANGE_BITS & 1:
        missing -= sum(frame[2] for frame in s.stack if frame[0] == draws_one and frame[1] == seat)
    if missing > 0:
        further = s.total(EXTRA_DRAWS, methuselah_at(seat)) if s.fighters and not grown else 0
        if further:
            s.do((discard_down, seat))
        draw(s, seat, missing * (1 + further))
    elif missing < 0:
        s.do((discard_down, seat))


def replace_one(s: Vtes, seat: Seat, *, ended: int = -1, back: Face = NO_FACE) -> None:
    """A card has left the hand and is due to be replaced, perhaps as a span has ended. [VTES-1.6.1.2-01]

    Something may hold that up until the phase is over, or do something else instead. A card that replaces itself may
    come back from the ash heap then.
    """
    if ended < PHASE and s.phase == MINION_PHASE and anything_marked(s) and _is_held_up(s, seat):
        delay_replacement(s, seat, PHASE)
        if back:
            mark_taken_back(s, seat, PHASE, back)
    elif not replaced(s, H_WOULD_REPLACE, methuselah_at(seat)):
        if back:
            s.do((may_come_back, seat, back), (adjust_hand, seat))
        else:
            refill(s, seat)


def _is_held_up(s: Vtes, seat: Seat) -> bool:
    return any(
        s.region[card] == TABLE and CARDS[s.face[card]].traits & HOLDS_UP_REPLACING
        for card in marked_for(s, GRUDGE, seat)
    )


@book.step
def replaces(s: Vtes, seat: Seat, count: int) -> None:
    """So many cards, once all of them have left the hand."""
    for _ in range(count):
        if s.is_in(seat):
            replace_one(s, seat)


@book.step
def adjust_hand(s: Vtes, seat: Seat) -> None:
    """The hand size may have changed: draw or discard at once. [VTES-1.6.1.2-04]"""
    if s.is_in(seat):
        refill(s, seat)


@book.step
def discard_down(s: Vtes, seat: Seat) -> None:
    if len(s.hands[seat]) > max(0, hand_size(s, seat) - s.delayed[seat]) and s.is_in(seat):
        s.ask(seat, choose_discard)


@book.choice("VTES-1.6.1.2-04", "VTES-1.6.1.2-05")
def choose_discard(s: Vtes, seat: Seat) -> Sequence[Option]:
    return discard_options(s, seat)


@book.answer(choose_discard)
def discards_down(s: Vtes, seat: Seat, option: Option) -> None:
    s.from_hand(seat, Face(option[1]))
    s.to_ash(seat, Face(option[1]))
    s.do((discard_down, seat))


def discard_options(s: Vtes, seat: Seat) -> list[Option]:
    return [(DISCARD, face) for face in dict.fromkeys(s.hands[seat])]


def discard(s: Vtes, seat: Seat, face: Face) -> None:
    """From hand to the ash heap, which is not burning. [VTES-GLO-07]"""
    s.from_hand(seat, face)
    s.to_ash(seat, face)


# Discarding by an effect

ANY_TYPE: Final = -1


def discard_some(s: Vtes, seat: Seat, count: int, kind: int) -> None:
    """So many cards of a type, or of any; they are replaced when the last one is discarded."""
    leaving = min(count, len(faces_of_type(s, seat, kind)))
    s.do(*((discard_by_effect, seat, kind),) * count, (replaces, seat, leaving))


def discard_for_now(s: Vtes, seat: Seat, span: int) -> None:
    """A card that is replaced only when the span ends."""
    if s.hands[seat]:
        s.do((discard_by_effect, seat, ANY_TYPE), (is_replaced_later, seat, span))


@book.step
def is_replaced_later(s: Vtes, seat: Seat, span: int) -> None:
    delay_replacement(s, seat, span)


@book.step
def discard_by_effect(s: Vtes, seat: Seat, kind: int) -> None:
    if faces_to_discard(s, seat, kind):
        s.ask(seat, choose_card_to_discard, kind)


def faces_to_discard(s: Vtes, seat: Seat, kind: int) -> list[Face]:
    return list(dict.fromkeys(faces_of_type(s, seat, kind)))


def faces_of_type(s: Vtes, seat: Seat, kind: int) -> list[Face]:
    """Every card of a type in a hand, each copy by itself."""
    return [face for face in s.hands[seat] if kind == ANY_TYPE or LIBRARY_TYPES[kind] in CARDS[face].types]


@book.choice("VTES-GLO-07")
def choose_card_to_discard(s: Vtes, seat: Seat, kind: int) -> Sequence[Option]:
    return [(DISCARD, face) for face in faces_to_discard(s, seat, kind)]


@book.answer(choose_card_to_discard)
def discards_by_effect(s: Vtes, seat: Seat, option: Option, kind: int) -> None:
    discard(s, seat, Face(option[1]))


def delay_replacement(s: Vtes, seat: Seat, scope: int) -> None:
    """The card just played is replaced at the end of the span. [VTES-1.6.1.2-02]"""
    s.delayed[seat] += 1
    mark_replacement(s, seat, scope)


def replace_at_last(s: Vtes, seat: Seat, scope: int) -> bool:
    """One late card is replaced now: it has left play, or the unlock phase has come. [VTES-1.6.1.2-02]"""
    if not unmark_replacement(s, seat, scope):
        return False
    s.delayed[seat] -= 1
    s.do((replaces, seat, 1))
    return True


def replace_late(s: Vtes, seat: Seat) -> None:
    """After the action, or as soon as the hand is empty."""
    delay_replacement(s, seat, ACTION)
    mark(s, methuselah_at(seat), WEAKENED)
    if not s.hands[seat]:
        for _ in marks_on(s, methuselah_at(seat), WEAKENED):
            replace_at_last(s, seat, ACTION)
        unmark(s, methuselah_at(seat), WEAKENED)


def end_span(s: Vtes, scope: int) -> None:
    """A round, combat, action or turn is over: what lasted so long ends, and late cards are replaced."""
    late = replacements_due(s, scope) if any(s.delayed) else []
    back = cards_taken_back(s, scope) if late else []
    sizes = bool(s.lasting) and any(entry[1] == HAND and entry[0] <= scope for entry in s.lasting)
    s.end_scope(scope)
    for seat in late:
        s.delayed[seat] -= 1
    asked_first = {seat for seat, _ in back}
    for seat in late:
        if seat not in asked_first:
            replace_one(s, seat, ended=scope)
    for seat in asked_first:
        others = late.count(seat) - sum(whose == seat for whose, _ in back)
        if others:
            s.do((replaces, seat, others))
    for seat, face in back:
        replace_one(s, seat, ended=scope, back=face)
    if sizes:
        for seat in s.alive():
            refill(s, seat)


@book.step
def may_come_back(s: Vtes, seat: Seat, face: Face) -> None:
    """Instead of a card that would be drawn, one that lies in the ash heap still."""
    missing = hand_size(s, seat) - s.delayed[seat] - len(s.hands[seat])
    if missing > 0 and face in s.ashes[seat] and s.is_in(seat):
        s.ask(seat, take_it_back, face)


@book.choice("VTES-1.6.1.2-02")
def take_it_back(s: Vtes, seat: Seat, face: Face) -> Sequence[Option]:
    return [(DECLINE,), (ACCEPT,)]


@book.answer(take_it_back)
def takes_it_back(s: Vtes, seat: Seat, option: Option, face: Face) -> None:
    if option[0] == ACCEPT:
        ashes = list(s.ashes[seat])
        ashes.remove(face)
        s.ashes = s.put(s.ashes, seat, tuple(ashes))
        s.to_hand(seat, face)
        s.shown_hands = s.put(s.shown_hands, seat, (*s.shown_hands[seat], face))


def shuffle_library(s: Vtes, seat: Seat) -> None:
    cards = list(s.libraries[seat])
    s.shuffle(cards)
    s.libraries = s.put(s.libraries, seat, tuple(cards))
    know_library(s, seat, (), ())
    if not s.quiet:
        s.tell(SHUFFLED, seat)


def shuffle_crypt(s: Vtes, seat: Seat) -> None:
    cards = list(s.crypts[seat])
    s.shuffle(cards)
    s.crypts = s.put(s.crypts, seat, tuple(cards))
    forget_order(s, seat)
    if not s.quiet:
        s.tell(SHUFFLED, seat)
