"""Master cards that do something and burn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.audience import EVERYONE, only
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS, Context
from elysium.games.vtes.definitions.names import PRINCE
from elysium.games.vtes.rules.crypts import take_top
from elysium.games.vtes.rules.pool import burn_pool as rule_burn_pool
from elysium.games.vtes.rules.pool import gain_pool as rule_gain_pool
from elysium.games.vtes.state import GAME, UNTIL_DISCARD, Vtes
from elysium.games.vtes.terms import CHOSE_NUMBER, NAME_NUMBER, NUMBERS_SHOWN, SHOWED, book, seat_of
from elysium.games.vtes.vocabulary.amounts import blood_of, capacity_of, pool_of, printed_capacity_of, smaller, up_to
from elysium.games.vtes.vocabulary.clauses import card, master
from elysium.games.vtes.vocabulary.conditions import exists, has_crypt
from elysium.games.vtes.vocabulary.control import CHOSEN, EACH, at_once, choose, for_each, if_
from elysium.games.vtes.vocabulary.effects import (
    blood_to_pool,
    burn,
    burn_pool,
    change_sect,
    crypt_top_under,
    draw_crypt,
    draw_crypt_with_blood,
    fill,
    gain_blood,
    gain_pool,
    lock,
    move_blood,
    pool_to_blood,
    remove,
    remove_from_ash_heap,
    research,
    rule,
    search_crypt,
    show_crypt_top,
    steal,
)
from elysium.games.vtes.vocabulary.things import (
    FACE,
    IT,
    YOU,
    blood,
    capacity,
    clan,
    controller,
    elder_of_clan,
    has_cards_in_crypt,
    in_ash_heap,
    location,
    methuselah,
    minion,
    of,
    of_clan_of,
    of_poor,
    of_type,
    ready,
    sect,
    titled,
    torpid,
    uncontrolled,
    unlocked,
    vampire,
    younger,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import (
    ANNOUNCED,
    ANNOUNCED_NUMBER,
    bring,
    burn_from_library,
    crypt_top_is,
    goes_by,
    held,
    in_library,
    name_amount,
    name_card,
    search,
    take_found,
)

card("Development", master(), keywords="replaced-by-research")
card("Effective Management", master(draw_crypt(), when=(has_crypt(),)))
OWN_MOST: Final = 6
OTHERS_MOST: Final = 5


def secret_numbers(s: Vtes, c: Context) -> None:
    """Everybody secretly chooses a number."""
    s.numbers = [0] * s.seats
    s.do((numbers_are_asked, c.seat), (numbers_are_shown,))


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
            rule_burn_pool(s, seat, numbers[seat])
        else:
            rule_gain_pool(s, seat, numbers[seat])


card("Game of Malkav", master(rule("secret-numbers", secret_numbers, brings=("pool",))))
card(
    "Golconda: Inner Peace",
    master(
        at_once(gain_pool(capacity_of(IT), controller(IT)), remove(IT)),
        target=vampire(capacity(least=8)),
        ransom=burn_pool(2, controller(IT)),
    ),
)


def crypt_top_to_ash(s: Vtes, c: Context, reward: int) -> None:
    """For a prince there is pool."""
    seat = seat_of(c.target)
    if s.crypts[seat]:
        face = take_top(s, seat)
        s.show(EVERYONE, SHOWED, seat, face)
        s.to_ash(seat, face)
        if CARDS[face].title == PRINCE:
            rule_gain_pool(s, c.seat, reward)


card(
    "Goodnight, Sweet Prince",
    master(
        choose(vampire(of(YOU), unlocked, clan("ravnos")), lock(CHOSEN)),
        rule("crypt-top-to-ash", crypt_top_to_ash, 2, brings=("pool",)),
        target=methuselah(has_cards_in_crypt),
        when=(exists(vampire(of(YOU), unlocked, clan("ravnos"))),),
    ),
)
card("Into the Fire", master(change_sect(IT, "sabbat"), target=vampire(ready, of(YOU), ~sect("sabbat"))))
card("Life in the City", master(gain_blood(1, IT), target=vampire(ready)))
card("Misdirection", master(lock(IT), target=minion(unlocked)))
card(
    "Out of the Frying Pan",
    master(change_sect(IT, "camarilla"), target=vampire(ready, of(YOU), sect("sabbat"))),
)
card("Recruitment", master(search_crypt()))
card(
    "Redeem the Lost Soul",
    master(
        at_once(remove_from_ash_heap(FACE), gain_pool(printed_capacity_of(FACE) // 2)),
        target=any_card(in_ash_heap(YOU), of_type("vampire")),
    ),
)
card("Research", master(research(3), once_each=GAME))
card(
    "The Eternals of Sirius",
    master(gain_pool(5), when=(exists(vampire(ready, of(YOU), clan("ministry"))),)),
    master(gain_blood(5, IT), target=vampire(uncontrolled, of(YOU), clan("ministry"), capacity(least=9))),
)
card(
    "Fortschritt Library",
    master(search(any_card(in_library(YOU), of_type("event"), goes_by("gehenna")), take_found())),
    one_each=GAME,
)
card("Liquidation", master(gain_pool(3), cost=(burn_from_library(7),)), replace=UNTIL_DISCARD)
card("Giant's Blood", master(fill(IT), target=vampire()), one_each=GAME)
card("Tribute to the Master", master(for_each(vampire(ready, of(YOU)), blood_to_pool(1, EACH, YOU))))
IN_HAND = any_card(held(YOU), of_type("ally")) | any_card(held(YOU), of_type("retainer"))
card(
    "Piper",
    master(
        lock(IT),
        bring(IT, ANNOUNCED, equips=False),
        target=vampire(ready, unlocked, sect("anarch"), of(YOU)),
        names=(choose(IN_HAND, name_card()),),
    ),
)
card("Ascendance", master(gain_pool(1)))
card("Svadharma", master(gain_blood(2, IT), target=vampire(ready, clan("ravnos"))))
card("Unholy Sacrament", master(gain_blood(3, IT), target=vampire(uncontrolled, of(YOU), titled, sect("sabbat"))))
card("Zillah's Valley", master(gain_blood(4, IT), target=vampire(uncontrolled, of(YOU), capacity(least=8))))
card("Vulnerability", master(burn(IT), target=vampire(torpid)))
card("Unnatural Disaster", master(burn(IT), target=location()))
card(
    "Minion Tap",
    master(
        blood_to_pool(ANNOUNCED_NUMBER, IT, YOU),
        target=vampire(of(YOU), blood()),
        names=(name_amount(1, blood_of(IT)),),
    ),
)
card(
    "From a Sinking Ship",
    master(steal(IT), target=minion(of_poor(3), ~capacity(least=7))),
    one_each=GAME,
)
card("Gird Minions", master(for_each(vampire(of(YOU)), pool_to_blood(up_to(pool_of(YOU)), YOU, EACH))))
card(
    "Grooming the Protégé",
    master(
        choose(
            vampire(uncontrolled, of(YOU), younger(IT), of_clan_of(IT)),
            move_blood(up_to(smaller(3, blood_of(IT))), IT, CHOSEN),
        ),
        target=vampire(ready, of(YOU), elder_of_clan(vampire(uncontrolled, of(YOU)))),
    ),
)
card(
    "Family Gathering",
    master(
        show_crypt_top(),
        if_(crypt_top_is("hecata"), [draw_crypt_with_blood(1)], [crypt_top_under()]),
        when=(has_crypt(),),
    ),
)
