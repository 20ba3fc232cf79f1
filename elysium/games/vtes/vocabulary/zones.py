"""Cards in hands, libraries, crypts and ash heaps: looking for them, and moving them."""

from __future__ import annotations

from typing import Final

from elysium.engine.cards.nodes import Amount, Condition, Control, Effect, Noun, Quantity, Ref, Seats, Trait
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import CARDS, NO_FACE, Card
from elysium.games.vtes.definitions.names import CLANS, discipline_bits
from elysium.games.vtes.rules.hands import draw as rule_draw
from elysium.games.vtes.rules.hands import look_at_hand, show_hand, shuffle_library
from elysium.games.vtes.rules.seeking import (
    bring_from_hand,
    bring_from_library,
    comes_for_half,
    employ_freely,
    equip_found,
    may_bring,
    may_come_for_half,
    may_employ_freely,
    may_equip,
    most_in_blood,
    price_to_bring,
)
from elysium.games.vtes.rules.zones import (
    ash_heap_to_hand,
    ash_heap_to_ready,
    ash_heap_to_uncontrolled,
    ash_heap_under_library,
    burn_top,
    cards_come_back,
    cards_go_under,
    cards_leave_ash_heap,
    discard_chosen,
    exchange_with_ash_heap,
    lend_from_ash_heap,
    library_to_hand,
    library_to_minion,
    name_held,
    named_card,
    named_number,
    one_leaves_ash_heap_at_random,
    order_top,
    reveal_top,
    shuffle_hand_into_library,
)
from elysium.games.vtes.rules.zones import discard_at_random as rule_discard_at_random
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.vocabulary.amounts import between, up_to
from elysium.games.vtes.vocabulary.control import choose
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import SELF, YOU, card

LANGUAGE.names |= {
    "rule_burn_top": burn_top,
    "rule_discard_at_random": rule_discard_at_random,
    "rule_draw_more": rule_draw,
    "rule_reveal_top": reveal_top,
    "cards_go_under": cards_go_under,
    "cards_leave_ash_heap": cards_leave_ash_heap,
    "cards_come_back": cards_come_back,
}
LANGUAGE.knows(shuffle_library, equip_found, may_equip, library_to_hand, discard_chosen, shuffle_hand_into_library)
LANGUAGE.knows(ash_heap_to_hand, ash_heap_under_library, ash_heap_to_uncontrolled, exchange_with_ash_heap)
LANGUAGE.knows(ash_heap_to_ready)

FOUND: Final = Ref("chosen", "face_of(chosen_at)")
"""What was chosen last, where it is a card in a zone of faces."""

# What there is to look for


def in_library(seat: Seats) -> Trait:
    """Any card of a face that lies there; only its owner may know whether there is one."""
    args = (("seat", seat), ("refer", "e << 12 | ENTITY"))
    return Trait("in-library", "True", args, place=True, among="sorted_out(sorted(libraries[seat]))")


def held(seat: Seats) -> Trait:
    """Any card of a face that is in that hand."""
    args = (("seat", seat), ("refer", "e << 12 | ENTITY"))
    return Trait("in-hand", "True", args, place=True, among="sorted_out(hands[seat])")


library_card: Final = Trait("library-card", "not card.crypt")
minion_card: Final = Trait("minion-card", 'not card.crypt and "master" not in card.types and "event" not in card.types')


def goes_by(word: str) -> Trait:
    """A keyword that is printed on it."""
    return Trait("goes-by", "card.goes_by(keyword)", (("keyword", word),))


def requiring(code: str) -> Trait:
    """A card that needs this Discipline, in one of its ways at least."""
    args = (("code", code), ("needs", discipline_bits((code,))))
    return Trait("requiring", "any(mode.needs & needs for mode in card.modes)", args)


requiring_discipline: Final = Trait("requiring-discipline", "any(mode.needs for mode in card.modes)")
"""A card that needs some Discipline, in one of its ways at least."""


def requiring_clan(name: str) -> Trait:
    """A card for members of this clan."""
    args = (("names", (name,)), ("number", CLANS.index(name)))
    return Trait("requiring-clan", "number in card.clans", args)


def requiring_either(clan: str, code: str) -> Trait:
    """A card that needs this clan or this Discipline."""
    args = (("names", (clan,)), ("number", CLANS.index(clan)), ("code", code), ("needs", discipline_bits((code,))))
    return Trait("requiring-either", "number in card.clans or any(mode.needs & needs for mode in card.modes)", args)


def equippable(who: Ref = SELF) -> Trait:
    """A minion meets its requirements and can pay for it."""
    return Trait("equippable", "may_equip(s, c.seat, who, card)", (("who", who),))


def teaching(*codes: str, who: Ref = SELF) -> Trait:
    """A Discipline master card for one of these, which that vampire has not at superior. [VTES-1.6.2.2-01]"""
    code = "card.is_discipline and card.basic & needs and not card.basic & superior[who]"
    return Trait("teaching", code, (("codes", codes), ("needs", discipline_bits(codes)), ("who", who)))


# Searching


def search(cards: Noun, *then: Effect, by: Seats = YOU) -> Control:
    """Through one's own library, which is shuffled afterwards; nothing need be found. [VTES-TPL-09, VTES-TPL-10]"""
    shuffled = (Effect("shuffle-library", "shuffle_library(s, who)", (("who", by),)),)
    return Control("search", args=(("cards", cards), ("then", then), ("finally", shuffled), ("by", by)))


def take_found(what: Ref = FOUND, who: Seats = YOU) -> Effect:
    """Everybody sees it."""
    return Effect("take-found", "library_to_hand(s, who, what)", (("what", what), ("who", who)))


def equip_with_found(who: Ref = SELF, what: Ref = FOUND) -> Effect:
    return Effect("equip-with-found", "equip_found(s, c.seat, who, what)", (("who", who), ("what", what)))


def put_found_on(who: Ref = SELF, what: Ref = FOUND) -> Effect:
    return Effect("put-found-on", "library_to_minion(s, c.seat, what, who)", (("what", what), ("who", who)))


def had_for_half(who: Ref) -> Trait:
    """A minion may have it, whatever it requires, and half of its cost can be paid."""
    return Trait("had-for-half", "may_come_for_half(s, c.seat, who, card)", (("who", who),))


def put_found_on_for_half(who: Ref, what: Ref = FOUND) -> Effect:
    """Half of its cost is paid, rounded down."""
    args = (("who", who), ("what", what))
    return Effect("put-found-on-for-half", "comes_for_half(s, c.seat, who, what)", args)


LANGUAGE.knows(may_come_for_half, comes_for_half)

# Bringing into play, but by no action


def bringable(who: Ref = SELF, *, half_in_blood: bool = False) -> Trait:
    """A minion meets its requirements and can pay for it, perhaps half of it in blood."""
    if half_in_blood:
        return Trait("bringable", "may_bring(s, c.seat, who, card, half_in_blood=True)", (("who", who),))
    return Trait("bringable", "may_bring(s, c.seat, who, card)", (("who", who),))


def costing_less(pool: int, who: Ref = SELF) -> Trait:
    """Than so much pool, as this minion would pay for it."""
    code = "may_bring(s, c.seat, who, card) and price_to_bring(s, c.seat, who, card)[1] < least"
    return Trait("costing-less", code, (("least", pool), ("who", who)))


def _strikes_weakly(card: Card, most: int) -> bool:
    """As its printed strikes go, with the strength that everybody has."""
    strikes = [mode.strike for mode in card.abilities if mode.strike is not None]
    return not any(strike.aggravated or strike.amount + strike.strength > most for strike in strikes)


def inflicting_at_most(most: int) -> Trait:
    """A weapon, by its strike, and no aggravated damage."""
    return Trait("inflicting-at-most", "_strikes_weakly(card, most)", (("most", most),))


LANGUAGE.knows(_strikes_weakly, price_to_bring)


def half_in_blood(what: Ref = FOUND, who: Ref = SELF) -> Amount:
    """Of the pool that a card costs, what a vampire can pay in blood."""
    args = (("what", what), ("who", who))
    return Amount("half-in-blood", "most_in_blood(s, c.seat, who, CARDS[what])", args)


LANGUAGE.knows(most_in_blood)


def bring(who: Ref = SELF, what: Ref = FOUND, *, equips: bool = False, employs: bool = False) -> Effect:
    """A minion equips with a card of the hand, or employs it, or recruits or employs it."""
    word = "equip-by-no-action" if equips else "employ-by-no-action" if employs else "enlist"
    return Effect(word, "bring_from_hand(s, c.seat, who, what)", (("who", who), ("what", what)))


def bring_ally(who: Ref = SELF, what: Ref = FOUND) -> Effect:
    """That a minion could recruit."""
    return Effect("put-ally-into-play", "bring_from_hand(s, c.seat, who, what)", (("who", who), ("what", what)))


def bring_found(who: Ref = SELF, what: Ref = FOUND) -> Effect:
    """The same with an ally of the library."""
    return Effect("put-ally-into-play", "bring_from_library(s, c.seat, who, what)", (("who", who), ("what", what)))


def equip_partly_in_blood(what: Ref, who: Ref = SELF) -> Effect:
    """With a card of the hand, for which the vampire pays as much of half its pool in blood as its Methuselah likes."""
    args = (("amount", up_to(half_in_blood(what, who))), ("who", who), ("what", what))
    return Effect("equip-partly-in-blood", "bring_from_hand(s, c.seat, who, what, amount)", args)


LANGUAGE.knows(may_bring, bring_from_hand, bring_from_library, library_to_minion)


def employable_freely(who: Ref = SELF) -> Trait:
    """A minion can pay for it and may have it, whatever it requires."""
    return Trait("employable-freely", "may_employ_freely(s, c.seat, who, card)", (("who", who),))


def employ_whatever_required(who: Ref = SELF, what: Ref = FOUND) -> Effect:
    """A card of the hand."""
    code = "employ_freely(s, c.seat, who, what)"
    return Effect("employ-whatever-required", code, (("who", who), ("what", what)))


LANGUAGE.knows(may_employ_freely, employ_freely)

# The library


def burn_from_library(amount: int, who: Seats = YOU) -> Effect:
    """From the top."""
    args = (("amount", amount), ("who", who))
    return Effect("burn-from-library", "rule_burn_top(s, who, amount)", args, payable="len(libraries[who]) >= amount")


def show_top(who: Seats = YOU) -> Effect:
    return Effect("show-top", "rule_reveal_top(s, who)", (("who", who),))


def reorder_top(amount: int, who: Seats = YOU) -> Effect:
    """Of one's own library, after looking at them."""
    return Effect("reorder-top", "order_top(s, who, amount)", (("amount", amount), ("who", who)))


LANGUAGE.knows(order_top)


def _top_requires(s: Vtes, seat: Seat, needs: int) -> bool:
    return bool(s.libraries[seat]) and any(mode.needs & needs for mode in CARDS[s.libraries[seat][0]].modes)


def top_requires(code: str, who: Seats = YOU) -> Condition:
    """The card that everybody sees there."""
    args = (("code", code), ("needs", discipline_bits((code,))), ("who", who))
    return Condition("top-requires", "_top_requires(s, who, needs)", args)


LANGUAGE.knows(_top_requires)


def _top_is(s: Vtes, seat: Seat, name: str) -> bool:
    library = s.libraries[seat]
    return bool(library) and name in CARDS[library[0]].types


def top_is(name: str, who: Seats = YOU) -> Condition:
    """The card that everybody sees there."""
    return Condition("top-is", "_top_is(s, who, name)", (("name", name), ("who", who)))


def _removed_is(s: Vtes, seat: Seat, clan: int) -> bool:
    return bool(s.removed[seat]) and CARDS[s.removed[seat][-1]].clan == clan


def discarded_pair(who: Seats = YOU) -> Condition:
    """The last two cards that went to that ash heap are the same."""
    return Condition("discarded-pair", "len(ashes[who]) > 1 and ashes[who][-1] == ashes[who][-2]", (("who", who),))


def removed_is(clan: str, who: Seats = YOU) -> Condition:
    """The card that everybody has just seen leaving the game."""
    args = (("clan_", clan), ("number", CLANS.index(clan)), ("who", who))
    return Condition("removed-is", "_removed_is(s, who, number)", args)


def _crypt_top_is(s: Vtes, seat: Seat, clan: int) -> bool:
    return bool(s.crypts[seat]) and CARDS[s.crypts[seat][0]].clan == clan


def crypt_top_is(clan: str, who: Seats = YOU) -> Condition:
    """The card that everybody has just seen there."""
    args = (("clan_", clan), ("number", CLANS.index(clan)), ("who", who))
    return Condition("crypt-top-is", "_crypt_top_is(s, who, number)", args)


LANGUAGE.knows(_top_is, _removed_is, _crypt_top_is)


def draw_more(amount: Quantity, who: Seats = YOU) -> Effect:
    """Beyond the size of the hand."""
    return Effect("draw-more", "rule_draw_more(s, who, amount)", (("amount", amount), ("who", who)))


def put_under_library(amount: Quantity, who: Seats = YOU) -> Effect:
    """Cards of one's own choice from the hand, unseen."""
    return Effect("put-under-library", "s.do((cards_go_under, who, amount))", (("amount", amount), ("who", who)))


# The hand


def discard_at_random(amount: Quantity, who: Seats = YOU) -> Effect:
    args = (("amount", amount), ("who", who))
    return Effect(
        "discard-at-random", "rule_discard_at_random(s, who, amount)", args, payable="len(hands[who]) >= amount"
    )


def discard_a(*traits: Trait, or_: Trait | None = None, by: Seats = YOU) -> Control:
    """One card of this kind, or of another one."""
    chosen = Effect("discard-chosen", "discard_chosen(s, by, what)", (("what", FOUND), ("by", by)))
    cards = card(held(by), *traits)
    return choose(cards if or_ is None else cards | card(held(by), or_), chosen, by=by)


def look_at_hand_of(who: Seats, by: Seats = YOU) -> Effect:
    """Nobody else sees it."""
    return Effect("look-at-hand", "look_at_hand(s, by, who)", (("who", who), ("by", by)))


def discard_one_of(who: Seats, *traits: Trait) -> Control:
    """A card of a hand that the user has just looked at, of the user's choice."""
    chosen = Effect("discard-chosen", "discard_chosen(s, of, what)", (("what", FOUND), ("of", who)))
    return choose(card(held(who), *traits), chosen)


def show_whole_hand(who: Seats) -> Effect:
    return Effect("show-hand", "show_hand(s, who)", (("who", who),))


LANGUAGE.knows(look_at_hand, show_hand)


def hand_into_library(who: Seats = YOU) -> Effect:
    return Effect("hand-into-library", "shuffle_hand_into_library(s, who)", (("who", who),))


# What is named as a card is played, or an action announced


def name_card(what: Ref = FOUND, who: Seats = YOU) -> Effect:
    """Of one's own hand; everybody hears which."""
    return Effect("name-card", "name_held(s, who, what)", (("what", what), ("who", who)))


def name_amount(least: Quantity, most: Quantity, who: Seats = YOU) -> Effect:
    args = (("amount", between(least, most, who)), ("who", who), ("least", least), ("most", most))
    return Effect("name-number", "mark(s, methuselah_at(who), NAMED_NUMBER, amount)", args)


ANNOUNCED: Final = Ref("announced", "named_card(s, c.seat)")
"""The card that was named."""
ANNOUNCED_NUMBER: Final = Amount("announced", "named_number(s, c.seat)")
LANGUAGE.knows(name_held, named_card, named_number)

# The ash heap


def recover(what: Ref | Noun = FOUND, of: Seats = YOU) -> Effect:
    """To the hand."""
    return Effect("recover", "ash_heap_to_hand(s, of, what)", (("what", what), ("of", of)))


def lend_here(what: Ref = FOUND, of: Seats = YOU) -> Effect:
    """On this card, from where it can be played."""
    return Effect("lend-here", "lend_from_ash_heap(s, of, what, c.source)", (("what", what), ("of", of)))


LANGUAGE.knows(lend_from_ash_heap)


def recover_under_library(what: Ref = FOUND, of: Seats = YOU) -> Effect:
    return Effect("recover-under-library", "ash_heap_under_library(s, of, what)", (("what", what), ("of", of)))


def recover_to_uncontrolled(what: Ref = FOUND, of: Seats = YOU) -> Effect:
    return Effect("recover-to-uncontrolled", "ash_heap_to_uncontrolled(s, of, what)", (("what", what), ("of", of)))


def retrieve(most: int, who: Seats = YOU) -> Effect:
    """Up to so many library cards of an ash heap: one of them to the hand, the others into the library."""
    args = (("amount", most), ("who", who))
    return Effect("retrieve", f"s.do((cards_come_back, who, amount, {NO_FACE}))", args)


def raise_ally(what: Ref = FOUND, of: Seats = YOU, *, unlocked: bool = False) -> Effect:
    """To the ready region."""
    args = (("what", what), ("of", of), ("unlocked", int(unlocked)))
    return Effect("raise-ally", "ash_heap_to_ready(s, of, what, unlocked)", args)


def exchange(held: Ref, buried: Ref, of: Seats = YOU) -> Effect:
    """A card of the hand for one of the ash heap."""
    args = (("held", held), ("buried", buried), ("of", of))
    return Effect("exchange", "exchange_with_ash_heap(s, of, held, buried)", args)


def lose_from_ash_heap(of: Seats = YOU) -> Effect:
    """A library card at random, out of the game."""
    code = "one_leaves_ash_heap_at_random(s, of)"
    payable = "any(not CARDS[face_].crypt for face_ in ashes[of])"
    return Effect("lose-from-ash-heap", code, (("of", of),), payable=payable)


def with_ash_heap(least: int) -> Trait:
    """Of a Methuselah: so many cards lie there."""
    return Trait("with-ash-heap", "len(ashes[e]) >= least", (("least", least),))


LANGUAGE.knows(one_leaves_ash_heap_at_random)


def clear_ash_heap(amount: int, of: Seats = YOU) -> Effect:
    """So many cards of it, out of the game."""
    args = (("amount", amount), ("of", of))
    code = "s.do((cards_leave_ash_heap, of, c.seat, amount))"
    return Effect("clear-ash-heap", code, args, payable="len(ashes[of]) >= amount")
