"""What a card definition is made of: an immutable tree of words, each of one sort.

A word has a name, by which its message is found, and a piece of source that says what it means. In the source a name
stands for an argument of the word, for a field of the position, or for something that the game's language knows; `s`
is the position, `c` the context, `e` the thing that a trait is about. Games write their words as typed functions that
return nodes, so that a definition is checked by the type checker, and again as it is loaded.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

from msgspec import Struct
from msgspec.structs import replace


class Node(Struct, frozen=True, repr_omit_defaults=True):
    word: str
    code: str = ""
    args: tuple[tuple[str, Any], ...] = ()

    def __getitem__(self, name: str) -> Any:
        for key, value in self.args:
            if key == name:
                return value
        raise KeyError(f"{self.word} has no {name}")

    def get(self, name: str, default: Any = None) -> Any:
        return next((value for key, value in self.args if key == name), default)

    def children(self) -> Iterator[Node]:
        """The words that it is made of, one level down."""
        for _, value in self.args:
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Node):
                    yield part

    def walk(self) -> Iterator[Node]:
        """The word itself and all below it."""
        yield self
        for child in self.children():
            yield from child.walk()


class Ref(Node, frozen=True):
    """A single card that the situation names: whoever acts, the target, the card itself."""

    absent: bool = False
    """There may be none; whatever is said of it is false then."""


class Seats(Node, frozen=True):
    """One Methuselah or player that the situation names, or several of them."""

    plural: bool = False


class Trait(Node, frozen=True):
    """What is true of some things and not of others."""

    place: bool = False
    """It says where the thing is, instead of where things of its kind usually are."""
    covert: bool = False
    """What is there lies face down."""
    among: str = ""
    """An expression for the things to look through, if they are not cards on the table."""

    def __invert__(self) -> Trait:
        return Trait("not", "not trait", (("trait", self),))


class Noun(Node, frozen=True):
    """A noun with traits: all cards of which they are true. Its code says what the noun means."""

    place: str = ""
    """Where things of this kind are unless a trait says it."""

    @property
    def traits(self) -> tuple[Trait, ...]:
        found: tuple[Trait, ...] = self.get("traits", ())
        return found

    @property
    def alternatives(self) -> tuple[Noun, ...]:
        """The noun phrases it is made of; itself if it is one."""
        found: tuple[Noun, ...] = self.get("alternatives", (self,))
        return found

    def __or__(self, other: Noun) -> Noun:
        return Noun("or", args=(("alternatives", self.alternatives + other.alternatives),))


class Amount(Node, frozen=True):
    chosen: bool = False
    """Somebody says how much as the effect is carried out."""

    def __add__(self, other: Quantity) -> Amount:
        return Amount("plus", "a + b", (("a", self), ("b", other)))

    def __sub__(self, other: Quantity) -> Amount:
        return Amount("minus", "a - b", (("a", self), ("b", other)))

    def __mul__(self, other: Quantity) -> Amount:
        return Amount("times", "a * b", (("a", self), ("b", other)))

    __rmul__ = __mul__

    def __floordiv__(self, other: int) -> Amount:
        return Amount("part", "a // b", (("a", self), ("b", other)))

    def __ge__(self, other: Quantity) -> Condition:
        return Condition("at-least", "a >= b", (("a", self), ("b", other)))

    def __le__(self, other: Quantity) -> Condition:
        return Condition("at-most", "a <= b", (("a", self), ("b", other)))

    def __gt__(self, other: Quantity) -> Condition:
        return Condition("more", "a > b", (("a", self), ("b", other)))

    def __lt__(self, other: Quantity) -> Condition:
        return Condition("fewer", "a < b", (("a", self), ("b", other)))


type Quantity = Amount | int


class Condition(Node, frozen=True):
    def __and__(self, other: Condition) -> Condition:
        return Condition("and", args=(("all", (*self.parts, *other.parts)),))

    def __or__(self, other: Condition) -> Condition:
        return Condition("or", args=(("any", (self, other)),))

    def __invert__(self) -> Condition:
        return Condition("not", "not condition", (("condition", self),))

    @property
    def parts(self) -> tuple[Condition, ...]:
        """What must all be true."""
        found: tuple[Condition, ...] = self.get("all", (self,))
        return found


class Effect(Node, frozen=True):
    """A verb with how much and whom. Costs are effects too: those that must be carried out in full."""

    payable: str = ""
    """An expression: whether it can be carried out in full, which makes it a cost."""
    unpaid: str = ""
    """The reason that somebody hears who cannot pay it, where a game has a rule of its own for that."""
    brings: tuple[str, ...] = ()
    """What others have to know of it without knowing the verb: that there is pool by it, a combat or less blood, or
    that the card itself comes into play."""


class Control(Effect, frozen=True):
    """Which effects are carried out, how often, and who decides it."""


class Specified(Struct, frozen=True, kw_only=True):
    """A part of a definition that says numbers besides its words."""

    said: tuple[tuple[str, Any], ...] = ()
    """By the names that what rules run has for them."""

    def get(self, name: str, default: Any = None) -> Any:
        return next((value for key, value in self.said if key == name), default)

    def saying(self, **more: Any) -> Self:
        """The same with other numbers."""
        return replace(self, said=tuple({**dict(self.said), **more}.items()))
