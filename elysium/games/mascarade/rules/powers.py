"""What the masks can do. A step here is one effect of a power; the masks themselves are put together in cards/.

Every step is `(state, user, amount)`: the person using the power and the number printed on the mask.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from elysium.engine.bits import members
from elysium.engine.refusal import IllegalChoice
from elysium.engine.seats import clockwise
from elysium.engine.state import Option, Seat
from elysium.games.mascarade.rules.ending import test_end, win
from elysium.games.mascarade.state import (
    CHEATED,
    DECLINE,
    MOVE,
    MOVED,
    NO_EFFECT,
    RICH,
    ROB,
    SAY,
    SPY_ON,
    SWAP,
    TEST,
    TOOK_FINES,
    TRADE,
    UNMASK,
    Mascarade,
    Place,
    book,
)

type Foresight = Callable[[list[int], int, Place, int], None]
"""(everybody's coins, those on Justice, the place of the user, the amount): changes the coins."""

FORESEEN: Final[dict[int, Foresight]] = {}
"""For each effect on coins what will come of it, with the choices that a greedy user would make: bots think with it."""


def foresees(step: int) -> Callable[[Foresight], Foresight]:
    """Decorator: what comes of a step."""

    def declare(foresight: Foresight) -> Foresight:
        FORESEEN[step] = foresight
        return foresight

    return declare


def _others_by_wealth(coins: list[int], place: Place) -> list[int]:
    return sorted([at for at in range(len(coins)) if at != place], key=coins.__getitem__, reverse=True)


def _rob(coins: list[int], place: Place, victims: Sequence[int], amount: int) -> None:
    for victim in victims:
        paid = min(amount, coins[victim])
        coins[victim] -= paid
        coins[place] += paid


# Coins


@book.step
def take(s: Mascarade, user: Seat, amount: int) -> None:
    """Take coins from the Bank. [MAS-KING-01, MAS-EMP-01, MAS-PEAS-01]"""
    s.take_from_bank(s.place_of[user], amount)


@foresees(take)
def takes(coins: list[int], justice: int, place: Place, amount: int) -> None:
    coins[place] += amount


@book.step
def neighbours_take(s: Mascarade, user: Seat, amount: int) -> None:
    """Both neighbours take coins from the Bank, the left one first. [MAS-PATR-02]"""
    place = s.place_of[user]
    s.take_from_bank(Place((place + 1) % s.seats), amount)
    s.take_from_bank(Place((place - 1) % s.seats), amount)


@foresees(neighbours_take)
def both_take(coins: list[int], justice: int, place: Place, amount: int) -> None:
    for neighbour in _neighbours(coins, place):
        coins[neighbour] += amount


def _neighbours(coins: list[int], place: Place) -> tuple[int, int]:
    return (place + 1) % len(coins), (place - 1) % len(coins)


@book.step
def top_up(s: Mascarade, user: Seat, amount: int) -> None:
    """Take what is missing to this total; nothing for those who have it. [MAS-WIDOW-01, MAS-WIDOW-02]"""
    place = s.place_of[user]
    missing = amount - s.coins[place]
    if missing > 0:
        s.take_from_bank(place, missing)
    else:
        s.tell(NO_EFFECT, user, s.announced)


@foresees(top_up)
def tops_up(coins: list[int], justice: int, place: Place, amount: int) -> None:
    coins[place] = max(coins[place], amount)


@book.step
def take_fines(s: Mascarade, user: Seat, _: int) -> None:
    """Take all coins on Justice. [MAS-JUDGE-01, MAS-JUDGE-04]"""
    if s.justice:
        s.coins[s.place_of[user]] += s.justice
        s.tell(TOOK_FINES, user, s.justice)
        s.justice = 0
    else:
        s.tell(NO_EFFECT, user, s.announced)


@foresees(take_fines)
def takes_fines(coins: list[int], justice: int, place: Place, amount: int) -> None:
    coins[place] += justice


@book.step
def rob_neighbours(s: Mascarade, user: Seat, amount: int) -> None:
    """Take coins from both neighbours of where the user sits now. [MAS-THIEF-01, MAS-THIEF-02]"""
    place = s.place_of[user]
    s.pay(Place((place + 1) % s.seats), place, amount)
    s.pay(Place((place - 1) % s.seats), place, amount)


@foresees(rob_neighbours)
def robs_neighbours(coins: list[int], justice: int, place: Place, amount: int) -> None:
    _rob(coins, place, _neighbours(coins, place), amount)


@book.step
def beg(s: Mascarade, user: Seat, amount: int) -> None:
    """Clockwise, whoever is richer than the user at that moment gives. [MAS-BEGG-01, MAS-BEGG-02]"""
    place = s.place_of[user]
    coins = s.coins
    for distance in range(1, s.seats):
        giver = (place + distance) % s.seats
        if coins[giver] > coins[place]:
            s.pay(Place(giver), place, amount)


@foresees(beg)
def begs(coins: list[int], justice: int, place: Place, amount: int) -> None:
    for distance in range(1, len(coins)):
        giver = (place + distance) % len(coins)
        if coins[giver] > coins[place]:
            coins[giver] -= amount
            coins[place] += amount


@book.step
def rob_richest(s: Mascarade, user: Seat, amount: int) -> None:
    """Take from the richest of the others; the user picks among equals. [MAS-SWIN-01, MAS-SWIN-03]"""
    richest = richest_others(s, user)
    if len(richest) == 1:
        s.pay(s.place_of[richest[0]], s.place_of[user], amount)
    else:
        s.ask(user, pick_richest, amount)


@foresees(rob_richest)
def robs_richest(coins: list[int], justice: int, place: Place, amount: int) -> None:
    _rob(coins, place, _others_by_wealth(coins, place)[:1], amount)


def richest_others(s: Mascarade, user: Seat) -> list[Seat]:
    """The user is left out when the richest is determined. [MAS-SWIN-02]"""
    coins, place_of = s.coins, s.place_of
    others = [player for player in clockwise(s.seats, 0) if player != user]
    most = max(coins[place_of[player]] for player in others)
    return [player for player in others if coins[place_of[player]] == most]


@book.choice("MAS-SWIN-03", "MAS-SWIN-01", "MAS-SWIN-02")
def pick_richest(s: Mascarade, user: Seat, amount: int) -> Sequence[Option]:
    return [(ROB, player) for player in richest_others(s, user)]


@book.answer(pick_richest)
def richest_picked(s: Mascarade, user: Seat, option: Option, amount: int) -> None:
    s.pay(s.place_of[option[1]], s.place_of[user], amount)


@book.refusal(pick_richest)
def not_richest(s: Mascarade, user: Seat, option: Option, amount: int) -> IllegalChoice:
    if option == (ROB, user):
        return IllegalChoice("never-yourself", "MAS-SWIN-02")
    return IllegalChoice("only-the-richest", "MAS-SWIN-03")


@book.step
def win_with(s: Mascarade, user: Seat, amount: int) -> None:
    """With enough coins the user wins at once, alone. [MAS-CHEAT-01, MAS-CHEAT-02]"""
    place = s.place_of[user]
    if s.coins[place] >= amount:
        s.tell(CHEATED, user, s.coins[place])
        win(s, [place])
    else:
        s.tell(NO_EFFECT, user, s.announced)


@foresees(win_with)
def wins_with(coins: list[int], justice: int, place: Place, amount: int) -> None:
    """As good as being rich."""
    if coins[place] >= amount:
        coins[place] = RICH


@book.step
def trade_fortunes(s: Mascarade, user: Seat, _: int) -> None:
    """The user may exchange all coins with another player. [MAS-WITCH-01, MAS-WITCH-02]"""
    s.ask(user, choose_trade)


@foresees(trade_fortunes)
def trades(coins: list[int], justice: int, place: Place, amount: int) -> None:
    richest = _others_by_wealth(coins, place)[0]
    if coins[richest] > coins[place]:
        coins[place], coins[richest] = coins[richest], coins[place]


@book.choice("MAS-WITCH-01", "MAS-WITCH-02", "MAS-WITCH-03")
def choose_trade(s: Mascarade, user: Seat) -> Sequence[Option]:
    return _trades(s.seats, user)


@book.answer(choose_trade)
def trade_chosen(s: Mascarade, user: Seat, option: Option) -> None:
    if option[0] == DECLINE:
        return
    mine, theirs = s.place_of[user], s.place_of[option[1]]
    coins = s.coins
    coins[mine], coins[theirs] = coins[theirs], coins[mine]


@book.refusal(choose_trade)
def no_such_trade(s: Mascarade, user: Seat, option: Option) -> IllegalChoice:
    return _not_a_target(s, user, option, TRADE, "MAS-WITCH-01")


@book.step
def rob_two(s: Mascarade, user: Seat, amount: int) -> None:
    """Two other players pay, and change seats afterwards if nobody's last coin went. [MAS-PUPP-01, MAS-PUPP-07]"""
    s.ask(user, choose_two, amount)


@foresees(rob_two)
def robs_two(coins: list[int], justice: int, place: Place, amount: int) -> None:
    _rob(coins, place, _others_by_wealth(coins, place)[:2], amount)


@book.choice("MAS-PUPP-01", "MAS-PUPP-02", "MAS-PUPP-08")
def choose_two(s: Mascarade, user: Seat, amount: int) -> Sequence[Option]:
    return _pairs_to_move(s.seats, user)


@book.answer(choose_two)
def two_chosen(s: Mascarade, user: Seat, option: Option, amount: int) -> None:
    _, first, second = option
    place = s.place_of[user]
    s.pay(s.place_of[first], place, amount)
    s.pay(s.place_of[second], place, amount)
    s.do((test_end,), (change_seats, first, second))


@book.refusal(choose_two)
def not_those_two(s: Mascarade, user: Seat, option: Option, amount: int) -> IllegalChoice:
    return _not_a_pair(option, _pairs_to_move(s.seats, user), IllegalChoice("two-different-others", "MAS-PUPP-08"))


@book.step
def change_seats(s: Mascarade, first: Seat, second: Seat) -> None:
    """Two persons exchange places; masks and coins stay where they lie. [MAS-PUPP-02]"""
    exchange = {first: second, second: first}
    s.sitting = tuple(exchange.get(person, person) for person in s.sitting)
    s.place_of = tuple([Place(s.sitting.index(Seat(person))) for person in range(len(s.sitting))])
    s.moves += ((len(s.memory), first, second),)
    s.tell(MOVED, first, second)


# Cards


@book.step
def spy(s: Mascarade, user: Seat, _: int) -> None:
    """Look at one's own card and another player's, then exchange them or pretend to. [MAS-SPY-01]"""
    s.ask(user, choose_spied)


@book.choice("MAS-SPY-01", "MAS-SPY-02", "MAS-SPY-04")
def choose_spied(s: Mascarade, user: Seat) -> Sequence[Option]:
    return _targets(SPY_ON, s.seats, user)


@book.answer(choose_spied)
def spied_chosen(s: Mascarade, user: Seat, option: Option) -> None:
    target = option[1]
    s.look_at(user, s.place_of[user])
    s.look_at(user, s.place_of[target])
    s.ask(user, exchange_spied, target)


@book.refusal(choose_spied)
def cannot_spy(s: Mascarade, user: Seat, option: Option) -> IllegalChoice:
    return _not_a_target(s, user, option, SPY_ON, "MAS-SPY-04")


@book.choice("MAS-SPY-02", "MAS-SPY-03")
def exchange_spied(s: Mascarade, user: Seat, target: Seat) -> Sequence[Option]:
    return ((SWAP, user, target, 1), (SWAP, user, target, 0))


@book.answer(exchange_spied)
def spied_exchanged(s: Mascarade, user: Seat, option: Option, target: Seat) -> None:
    s.handle(user, s.place_of[user], s.place_of[target], option[3])


@book.refusal(exchange_spied)
def only_spied_cards(s: Mascarade, user: Seat, option: Option, target: Seat) -> IllegalChoice:
    return IllegalChoice("only-the-spied-card", "MAS-SPY-02")


@book.step
def handle_two(s: Mascarade, user: Seat, _: int) -> None:
    """Exchange the cards of two other players, or pretend to. [MAS-FOOL-02]"""
    s.ask(user, choose_handled)


@book.choice("MAS-FOOL-02", "MAS-FOOL-03")
def choose_handled(s: Mascarade, user: Seat) -> Sequence[Option]:
    return _pairs_to_handle(s.seats, user)


@book.answer(choose_handled)
def handled_chosen(s: Mascarade, user: Seat, option: Option) -> None:
    _, first, second, really = option
    s.handle(user, s.place_of[first], s.place_of[second], really)


@book.refusal(choose_handled)
def not_those_cards(s: Mascarade, user: Seat, option: Option) -> IllegalChoice:
    return _not_a_pair(option, _pairs_to_handle(s.seats, user), IllegalChoice("two-cards-of-others", "MAS-FOOL-03"))


@book.step
def unmask(s: Mascarade, user: Seat, _: int) -> None:
    """Another player shows a card to everybody else. [MAS-PRIN-02]"""
    s.ask(user, choose_unmasked)


@book.choice("MAS-PRIN-02", "MAS-PRIN-03", "MAS-PRIN-04")
def choose_unmasked(s: Mascarade, user: Seat) -> Sequence[Option]:
    return _targets(UNMASK, s.seats, user)


@book.answer(choose_unmasked)
def unmasked_chosen(s: Mascarade, user: Seat, option: Option) -> None:
    s.reveal_to_others(s.place_of[option[1]], Seat(option[1]))


@book.refusal(choose_unmasked)
def cannot_unmask(s: Mascarade, user: Seat, option: Option) -> IllegalChoice:
    return _not_a_target(s, user, option, UNMASK, "MAS-PRIN-04")


@book.step
def test_another(s: Mascarade, user: Seat, amount: int) -> None:
    """Another player must say who they are, and pays if wrong. [MAS-GURU-01]"""
    s.ask(user, choose_tested, amount)


@book.choice("MAS-GURU-01", "MAS-GURU-02", "MAS-GURU-08")
def choose_tested(s: Mascarade, user: Seat, amount: int) -> Sequence[Option]:
    return _targets(TEST, s.seats, user)


@book.answer(choose_tested)
def tested_chosen(s: Mascarade, user: Seat, option: Option, amount: int) -> None:
    s.do((collect_if_wrong, option[1], user, amount))
    s.ask(option[1], say_who_you_are)


@book.refusal(choose_tested)
def cannot_test(s: Mascarade, user: Seat, option: Option, amount: int) -> IllegalChoice:
    return _not_a_target(s, user, option, TEST, "MAS-GURU-08")


@book.choice("MAS-GURU-01", "MAS-GURU-02", "MAS-GURU-05", "MAS-GURU-07")
def say_who_you_are(s: Mascarade, player: Seat) -> Sequence[Option]:
    return _masks_to_say(s.in_play)


@book.answer(say_who_you_are)
def who_was_said(s: Mascarade, player: Seat, option: Option) -> None:
    """Only after the answer the card is shown to all. [MAS-GURU-01, MAS-GURU-04]"""
    s.announced = option[1]
    s.reveal(s.place_of[player], player)


@book.step
def collect_if_wrong(s: Mascarade, player: Seat, user: Seat, amount: int) -> None:
    """A wrong name costs what the Guru asks; a right one nothing. [MAS-GURU-02, MAS-GURU-03, MAS-GURU-05]"""
    place = s.place_of[player]
    if s.masks[place] != s.announced:
        s.pay(place, s.place_of[user], amount)


@book.refusal(say_who_you_are)
def cannot_say(s: Mascarade, player: Seat, option: Option) -> IllegalChoice:
    return IllegalChoice("name-a-mask-in-play", "MAS-GURU-07")


# Tables of options, made once


def _others(seats: int, user: Seat) -> list[int]:
    return [player for player in range(seats) if player != user]


@cache
def _targets(verb: int, seats: int, user: Seat) -> tuple[Option, ...]:
    return tuple((verb, player) for player in _others(seats, user))


@cache
def _trades(seats: int, user: Seat) -> tuple[Option, ...]:
    return (*_targets(TRADE, seats, user), (DECLINE,))


@cache
def _pairs_to_move(seats: int, user: Seat) -> tuple[Option, ...]:
    others = _others(seats, user)
    return tuple((MOVE, first, second) for first in others for second in others if first < second)


@cache
def _pairs_to_handle(seats: int, user: Seat) -> tuple[Option, ...]:
    others = _others(seats, user)
    return tuple(
        (SWAP, first, second, really) for first in others for second in others if first < second for really in (1, 0)
    )


@cache
def _masks_to_say(in_play: int) -> tuple[Option, ...]:
    return tuple((SAY, mask) for mask in members(in_play))


def _not_a_target(s: Mascarade, user: Seat, option: Option, verb: int, rule: str) -> IllegalChoice:
    if option[0] != verb:
        return IllegalChoice("not-an-option", rule)
    if option[1] == user:
        return IllegalChoice("never-yourself", rule)
    return IllegalChoice("another-player", rule)


def _not_a_pair(option: Option, pairs: Sequence[Option], otherwise: IllegalChoice) -> IllegalChoice:
    """A pair is offered once, in the order of the seats."""
    if len(option) > 2 and (option[0], option[2], option[1], *option[3:]) in pairs:
        return IllegalChoice("pair-in-seat-order", otherwise.rule)
    return otherwise
