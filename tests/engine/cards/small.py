"""A game of a few fields, in which cards of the kernel's tests are played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from elysium.engine.cards.generate import Language
from elysium.engine.cards.nodes import Amount, Condition, Control, Effect, Noun, Quantity, Ref, Seats, Trait
from elysium.engine.cards.numbers import Entity
from elysium.engine.cards.programs import (
    Assembler,
    CardInterpreter,
    Context,
    Instruction,
    Run,
    Verbs,
    runs_elsewhere,
)
from elysium.engine.fields import hidden, plain_data, public
from elysium.engine.rulebook import Rulebook
from elysium.engine.state import Seat, State

book = Rulebook("small")
CHOOSE: Final = book.verb("choose", target="count")
ACCEPT: Final = book.verb("accept")
DECLINE: Final = book.verb("decline")
WAY: Final = book.verb("way", number="count")
AMOUNT: Final = book.verb("amount", number="count")


@plain_data
class Small(State):
    region: list[int] = public([0])
    controller: list[int] = public([-1])
    strength: list[int] = public([0])
    secret: list[int] = hidden([0])
    gold: list[int] = public(each=5)


LANGUAGE: Final = Language(
    Small, Context, {"HOME": 1, "OUT": 2}, refer="e * 10", refer_covert="e * 10 + 1 + asked", user="c.seat"
)


def change(s: Small, seat: int, amount: int) -> None:
    s.gold[seat] += amount


def strengthen(s: Small, card: int, amount: int) -> None:
    s.strength[card] += amount


LANGUAGE.knows(change, strengthen)

SELF: Final = Ref("self", "c.minion")
IT: Final = Ref("it", "c.target // 10")
NOBODY: Final = Ref("nobody", "0", absent=True)
CHOSEN: Final = Ref("chosen")
YOU: Final = Seats("you", "c.seat")
EVERYONE: Final = Seats("everyone", "list(range(s.seats))", plural=True)
THEY: Final = Seats("they")
X: Final = Amount("x")
home: Final = Trait("home", "region[e] == HOME", place=True)
away: Final = Trait("away", "region[e] == OUT", place=True, covert=True)
strong: Final = Trait("strong", "strength[e] > 2")

LANGUAGE.names["list"] = list


def context(seat: int = 0, minion: int = 0, target: int = 0) -> Context:
    return Context(Seat(seat), Entity(minion), target)


def beast(*traits: Trait) -> Noun:
    return Noun("beast", "", (("traits", traits),), place="region[e] > 0")


def of(seat: Seats) -> Trait:
    return Trait("of", "controller[e] == seat", (("seat", seat),))


def weaker(than: Ref = SELF) -> Trait:
    return Trait("weaker", "strength[e] < strength[than]", (("than", than),))


def is_(who: Ref, *what: Noun | Trait) -> Condition:
    return Condition("is", "", (("who", who), ("what", what)))


def count(cards: Noun) -> Amount:
    return Amount("count", "len(cards)", (("cards", cards),))


def gain(amount: Quantity, who: Seats = YOU) -> Effect:
    return Effect("gain", "change(s, who, amount)", (("amount", amount), ("who", who)))


def pay(amount: Quantity, who: Seats = YOU) -> Effect:
    args = (("amount", amount), ("who", who))
    return Effect("pay", "change(s, who, -amount)", args, payable="gold[who] >= amount")


def feed(amount: Quantity, who: Ref | Noun) -> Effect:
    return Effect("feed", "strengthen(s, who, amount)", (("amount", amount), ("who", who)))


def control(word: str, **args: Any) -> Control:
    return Control(word, args=tuple(args.items()))


def up_to(most: int) -> Amount:
    return Amount("x", "", (("least", 0), ("most", most), ("by", YOU)), chosen=True)


class Lowered(NamedTuple):
    run: Callable[..., None]
    instruction: Instruction | None


CARDS: list[list[Lowered]] = []
INTERPRETER: Final = CardInterpreter(
    book, lambda face, part, number: CARDS[face], Verbs(CHOOSE, ACCEPT, DECLINE, WAY, AMOUNT), "SMALL-1"
)


def table() -> Small:
    """Two players; cards 1 and 2 at home, of each one, 3 out of sight, of the first."""
    s = Small.blank(2, quiet=True)
    s.region = [0, 1, 1, 2]
    s.controller = [-1, 0, 1, 0]
    s.strength = [0, 1, 3, 2]
    s.secret = [0, 7, 8, 9]
    return s


def carry_out(s: Small, *effects: Effect, seat: int = 0, minion: int = 1, target: int = 0) -> None:
    """Until somebody is asked or nothing is left to do."""
    program = [one for _, one in Assembler(LANGUAGE, 0, "{} // 10").assemble(effects)]
    CARDS.append([Lowered(one.deed, None) if isinstance(one, Run) else Lowered(runs_elsewhere, one) for one in program])
    s.stack.append((INTERPRETER.step, len(CARDS) - 1, 0, 0, 0, seat, minion, target, 0))
    book.proceed(s)


def answer(s: Small, *option: int) -> None:
    question = s.asked[0]
    assert option in book.options(s, question)
    book.take(s, question, option)
