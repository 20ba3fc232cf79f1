"""From words to functions: selectors, conditions, amounts and effects become source that runs as if typed by hand.

A selector is one comprehension over the lists of the position, a condition one expression, an effect one call, or a
loop if it concerns several. Equal trees share one function. The source of each is kept with it, to be read, and to be
built into the compiled form: there it is looked up by its source, so whatever was not built is made as usual.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from textwrap import indent
from types import ModuleType
from typing import Any, Final, cast

from elysium.engine.cards.nodes import Amount, Condition, Effect, Node, Noun, Ref, Seats, Trait
from elysium.engine.fields import fields_of

type Test = Callable[[Any, Any], bool]
type Find = Callable[[Any, Any], Sequence[int]]
type Count = Callable[[Any, Any], int]
type RunEffect = Callable[[Any, Any], None]
type Given = tuple[tuple[str, str], ...]
"""What words without a source of their own stand for at this place, such as what was chosen before: (word, source)."""

NOTHING: Final[Given] = ()

ELEMENT: Final = "e"
TABLE: Final = "region"
"""The list with an entry for every card on the table."""


def constants_of(*modules: ModuleType) -> dict[str, int]:
    """The numbers that modules declare by names in capitals."""
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int)
    }


class BadWord(Exception):
    """A word whose source does not hold together."""


class Language:
    """What the words of one game can name: the fields of its position, and functions and constants of its rules."""

    def __init__(
        self,
        state: type,
        context: type,
        names: Mapping[str, object],
        *,
        refer: str,
        refer_covert: str,
        user: str,
        built: str = "",
    ) -> None:
        self.state, self.context = state, context
        self.fields = {field.name: field for field in fields_of(state)}
        self.names = dict(names)
        self.built = built
        """The module with functions that were compiled, where there is one."""
        self.refer = refer
        """An expression: how an option names a card on the table."""
        self.refer_covert = refer_covert
        """How it names one that lies face down, to the player who is `asked`."""
        self.user = user
        """An expression: who uses the card, and is asked unless a choice says it."""
        self.sources: dict[str, str] = {}
        """Every function that was made, by its name."""
        self._made: dict[tuple[Any, ...], Callable[..., Any]] = {}

    def knows(self, *functions: Callable[..., Any]) -> None:
        """Functions of the rules that the source of words may call."""
        for function in functions:
            self.names[function.__name__] = function

    def test(self, *conditions: Condition, given: Given = NOTHING) -> Test:
        """One function for all of them."""
        return self._function(
            "test", conditions, given, lambda making: making.returned(_truth(making.joined(conditions, None)))
        )

    def find(self, cards: Noun, given: Given = NOTHING) -> Find:
        """What options can name."""
        return self._function("find", cards, given, lambda making: making.returned(making.listed(cards, referred=True)))

    def find_plain(self, cards: Noun | Seats, given: Given = NOTHING) -> Find:
        """The entities, seats or faces themselves."""
        return self._function("plain", cards, given, lambda making: making.returned(making.value(cards, None)))

    def count(self, amount: Amount | Ref | Seats | int, given: Given = NOTHING) -> Count:
        return self._function("count", amount, given, lambda making: making.returned(making.value(amount, None)))

    def deed(self, effect: Effect, given: Given = NOTHING) -> RunEffect:
        return self._function("deed", effect, given, lambda making: making.carried_out(effect))

    def payable(self, effect: Effect, given: Given = NOTHING) -> Test:
        """Whether it can be carried out in full."""
        return self._function("payable", effect, given, lambda making: making.returned(_truth(making.promised(effect))))

    def source(self, node: Node, given: Given = NOTHING) -> str:
        """An expression for a single thing."""
        return ast.unparse(_Making(self, dict(given)).value(node, None))

    def reads(self, node: Node) -> set[str]:
        """The fields of the position that a word and all below it look at."""
        return {name for part in node.walk() for name in self.asks(part) if name in self.fields}

    def asks(self, node: Node) -> frozenset[str]:
        """What the source of a word names besides its arguments: fields, functions, and the context as `c.target`."""
        args = dict(node.args)
        sources = (node.code, getattr(node, "payable", ""), getattr(node, "among", ""), args.get("among"))
        return (
            frozenset().union(*(_asked_in(source) for source in sources if isinstance(source, str) and source))
            - args.keys()
        )

    def hold(self, value: object) -> str:
        """A name for a function that stands beside its card, the same in every process."""
        word: str = getattr(value, "__name__", "")
        if not word:
            raise BadWord(f"{value!r} cannot be an argument of a word")
        name = f"{word}_of_{value.__module__.replace('.', '_')}"
        self.names[name] = value
        return name

    def _function(
        self, kind: str, node: Any, given: Given, make: Callable[[_Making], list[ast.stmt]]
    ) -> Callable[..., Any]:
        key = (kind, node, given)
        found = self._made.get(key)
        if found is None:
            making = _Making(self, dict(given))
            body = make(making)
            source = ast.unparse(ast.Module([*making.prelude(), *body], []))
            found = self._made[key] = built_functions(self.built).get(source) or self._from_source(kind, source)
        return found

    def _from_source(self, kind: str, source: str) -> Callable[..., Any]:
        name = f"{kind}_{len(self.sources)}"
        self.sources[name] = source
        made: dict[str, Any] = {}
        exec(compile(f"def {name}(s, c):\n{indent(source, '    ')}\n", f"<{name}>", "exec"), self.names, made)
        return cast("Callable[..., Any]", made[name])

    def module(self) -> str:
        """All functions that were made as the source of a module, for the compiler."""
        sources = dict.fromkeys(self.sources.values())
        named = {part.id for source in sources for part in ast.walk(ast.parse(source)) if isinstance(part, ast.Name)}
        lines = ['# mypy: disable-error-code="attr-defined, func-returns-value, index, misc, operator"']
        lines.append("from __future__ import annotations")
        for name, value in {self.state.__name__: self.state, self.context.__name__: self.context}.items():
            lines.append(f"from {value.__module__} import {name}")
        for name in sorted(named & self.names.keys()):
            lines.append(_imported(name, self.names[name], self.state.__module__.rpartition(".")[0]))
        for number, source in enumerate(sources):
            head = f"def function_{number}(s: {self.state.__name__}, c: {self.context.__name__}) -> object:"
            lines += [head, indent(source, "    ")]
            if not source.startswith("return") and "\nreturn" not in source:
                lines.append("    return None")
        lines.append(f"{BUILT}: dict[str, object] = {{}}")
        # A few at a time: the compiler's work grows with the square of what one function does.
        for first in range(0, len(sources), TOGETHER):
            lines.append(f"def register_{first}() -> None:")
            for number, source in list(enumerate(sources))[first : first + TOGETHER]:
                lines.append(f"    {BUILT}[{source!r}] = function_{number}")
            lines.append(f"register_{first}()")
        return "\n".join([*lines, ""])


BUILT: Final = "BUILT"
TOGETHER: Final = 20


@cache
def built_functions(module: str) -> Mapping[str, Callable[..., Any]]:
    """Functions by their source; none in the pure form."""
    if not module or find_spec(module) is None:
        return {}
    found: Mapping[str, Callable[..., Any]] = getattr(import_module(module), BUILT)
    return found


def _imported(name: str, value: object, package: str) -> str:
    """Where the rules have something that source names."""
    own = getattr(value, "__name__", name)
    places = [getattr(value, "__module__", None), *sorted(place for place in sys.modules if place.startswith(package))]
    for place in places:
        if place is not None and getattr(sys.modules[place], own, None) is value:
            return f"from {place} import {own} as {name}"
    raise BadWord(f"nobody can import {name}")


class _Making:
    """One function while it is made."""

    def __init__(self, language: Language, given: Mapping[str, str]) -> None:
        self.language = language
        self.given = given
        self.lists: dict[str, None] = {}
        self.hoisted: list[ast.stmt] = []
        self.depth = 0
        self.loops: list[tuple[str, str]] = []
        """(element, its entry in the table) of the loops around, the innermost last."""

    def prelude(self) -> list[ast.stmt]:
        found: list[ast.stmt] = []
        for name in self.lists:
            found += ast.parse(f"{name} = s.{name}").body
        return found + self.hoisted

    def returned(self, value: ast.expr) -> list[ast.stmt]:
        return [ast.Return(value)]

    # Values

    def value(self, node: Any, element: str | None) -> ast.expr:
        """An expression for whatever an argument can be."""
        if isinstance(node, Condition):
            return self.condition(node, element)
        if isinstance(node, Noun):
            return self.listed(node, referred=False)
        if isinstance(node, Node):
            if not node.code:
                if node.word not in self.given:
                    raise BadWord(f"{node.word} stands for nothing here; say it inside of its choice or loop")
                return _parsed(self.given[node.word])
            return self.worded(node, element)
        if node is None or isinstance(node, (int, str)):
            return ast.Constant(node)
        if isinstance(node, tuple):
            return ast.Tuple([self.value(part, element) for part in node], ast.Load())
        return ast.Name(self.language.hold(node))

    def worded(self, node: Node, element: str | None, **more: ast.expr) -> ast.expr:
        """The word's own source, with its arguments in their places."""
        args = dict(node.args)

        def stands_for(name: str) -> ast.expr | None:
            if name in more:
                return more[name]
            if name in args:
                return self.hoist(self.value(args[name], element))
            return None

        return _Substitute(self, node, element, stands_for).visit(_parsed(node.code))  # type: ignore[no-any-return]

    def hoist(self, value: ast.expr) -> ast.expr:
        """Inside a loop, what does not depend on it is worked out before."""
        if not self.loops or isinstance(value, (ast.Constant, ast.Name)):
            return value
        inside = {name for loop in self.loops for name in loop}
        if any(isinstance(part, ast.Name) and part.id in inside for part in ast.walk(value)):
            return value
        name = f"v{len(self.hoisted)}"
        self.hoisted.append(ast.Assign([ast.Name(name, ast.Store())], value, lineno=0))
        return ast.Name(name)

    # Conditions and traits

    def joined(self, conditions: Iterable[Condition], element: str | None) -> ast.expr:
        return _all([self.condition(condition, element) for condition in conditions])

    def condition(self, node: Condition, element: str | None) -> ast.expr:
        if node.word == "and":
            return self.joined(node["all"], element)
        if node.word == "or":
            return ast.BoolOp(ast.Or(), [self.condition(part, element) for part in node["any"]])
        if node.word == IS_WORD:
            return self.holds(node["who"], node["what"], element)
        return self.worded(node, element)

    def holds(self, who: Ref | Seats, what: Sequence[Noun | Trait], element: str | None) -> ast.expr:
        """Whether a thing is of a kind, and has traits."""
        value = self.value(who, element)
        tests: list[ast.expr] = []
        if not isinstance(value, ast.Name):
            name = f"one{self.depth}"
            self.depth += 1
            bound: ast.expr = ast.NamedExpr(ast.Name(name, ast.Store()), value)
        else:
            name, bound = value.id, value
        if isinstance(who, Ref) and who.absent:
            tests.append(bound)
        elif bound is not value:
            # Bound by a comparison that is always true, as the value is a card or seat that is there.
            tests.append(ast.Compare(bound, [ast.GtE()], [ast.Constant(0)]))
        card = "CARDS[e]" if who.get("face") else ""
        for part in what:
            tests.append(self.kind_of(part, name, card) if isinstance(part, Noun) else self.trait(part, name, card))
        return _all(tests)

    def trait(self, node: Trait, element: str, card: str = "") -> ast.expr:
        if node.word == "not":
            return ast.UnaryOp(ast.Not(), self.trait(node["trait"], element, card))
        return self.worded(node, element, card=_parsed(card or "CARDS[face[e]]"))

    def kind_of(self, noun: Noun, element: str, card: str = "") -> ast.expr:
        """A noun as a question about one thing."""
        if len(noun.alternatives) > 1:
            return ast.BoolOp(ast.Or(), [self.kind_of(part, element, card) for part in noun.alternatives])
        # Where a thing is costs least to ask, and rules out most.
        places = [self.trait(trait, element, card) for trait in noun.traits if trait.place]
        if noun.place and not places:
            places.append(_Substitute(self, noun, element, lambda name: None).visit(_parsed(noun.place)))
        kind = [self.worded(noun, element, card=_parsed(card or "CARDS[face[e]]"))] if noun.code else []
        return _all([*places, *kind, *(self.trait(trait, element, card) for trait in noun.traits if not trait.place)])

    # Selectors

    def listed(self, noun: Noun, *, referred: bool) -> ast.expr:
        """A list of all things that a noun phrase means."""
        parts = [self._comprehension(group, referred) for group in _grouped(noun.alternatives)]
        return parts[0] if len(parts) == 1 else ast.List([ast.Starred(part) for part in parts], ast.Load())

    def _comprehension(self, group: Sequence[Noun], referred: bool) -> ast.expr:
        noun = group[0]
        level = len(self.loops)
        element, entry = f"e{level or ''}", f"r{level or ''}"
        zone = next((trait for trait in noun.traits if trait.among), None)
        among = zone.among if zone is not None else noun.get("among", "")
        outside = self.value_of(zone or noun, among) if among else None
        self.loops.append((element, entry))
        card = "CARDS[e]" if among else ""
        tests = []
        for one in group:
            tests.append(self.kind_of(one, element, card))
        test = tests[0] if len(tests) == 1 else ast.BoolOp(ast.Or(), tests)
        result: ast.expr = ast.Name(element)
        if referred:
            covert = any(trait.covert for trait in noun.traits)
            usual = self.language.refer_covert if covert else self.language.refer
            refer = zone.get("refer", "e") if zone is not None else noun.get("refer", usual)
            given = {"seat": self.hoist(self.value(zone["seat"], None))} if zone is not None else {}
            given[ASKED] = _parsed(self.given.get(ASKED, self.language.user))
            result = _Substitute(self, noun, element, given.get).visit(_parsed(refer))
        self.loops.pop()
        target: ast.expr
        if among:
            assert outside is not None
            target, source = ast.Name(element, ast.Store()), outside
        else:
            self.lists[TABLE] = None
            target = ast.Tuple([ast.Name(element, ast.Store()), ast.Name(entry, ast.Store())], ast.Store())
            source = ast.Call(ast.Name("enumerate"), [ast.Name(TABLE)], [])
        ifs = [] if isinstance(test, ast.Constant) else [test]
        return ast.ListComp(result, [ast.comprehension(target, source, ifs, 0)])

    def value_of(self, node: Node, code: str) -> ast.expr:
        """Another source of the same word."""
        args = dict(node.args)
        substitute = _Substitute(self, node, None, lambda name: self.value(args[name], None) if name in args else None)
        return substitute.visit(_parsed(code))  # type: ignore[no-any-return]

    # Effects

    def carried_out(self, effect: Effect) -> list[ast.stmt]:
        """One call, or one for each of those whom it concerns, if its source names them."""
        named = _names_in(effect.code)
        several = next((name for name, value in effect.args if _is_plural(value) and name in named), None)
        if several is None:
            return [ast.Expr(self.worded(effect, None))]
        found = self.value(effect[several], None)
        self.given = {**self.given, THEY_WORD: "they"}
        call = self.worded(effect, None, **{several: ast.Name("they")})
        return [ast.For(ast.Name("they", ast.Store()), found, [ast.Expr(call)], [], lineno=0)]

    def promised(self, effect: Effect) -> ast.expr:
        if not effect.payable:
            raise BadWord(f"{effect.word} cannot be a cost; say when it can be carried out in full (payable)")
        return self.value_of(effect, effect.payable)


THEY_WORD: Final = "they"
ASKED: Final = "asked"
IS_WORD: Final = "is"


class _Substitute(ast.NodeTransformer):
    """A word's source with everything in its place."""

    def __init__(
        self, making: _Making, node: Node, element: str | None, stands_for: Callable[[str], ast.expr | None]
    ) -> None:
        self.making = making
        self.node = node
        self.element = element
        self.stands_for = stands_for
        self.own: set[str] = set()

    def visit_ListComp(self, node: ast.ListComp) -> ast.AST:
        return self._with_own_names(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.AST:
        return self._with_own_names(node)

    def _with_own_names(self, node: ast.ListComp | ast.GeneratorExp) -> ast.AST:
        for part in node.generators:
            self.own |= {name.id for name in ast.walk(part.target) if isinstance(name, ast.Name)}
        return self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        loops = self.making.loops
        if (
            isinstance(node.value, ast.Name)
            and node.value.id == TABLE
            and isinstance(node.slice, ast.Name)
            and node.slice.id == ELEMENT
        ):
            for element, entry in loops:
                if element == self.element and entry:
                    return ast.Name(entry)
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        name = node.id
        if name in self.own or name in ("s", "c"):
            return node
        if name == ELEMENT:
            if self.element is None:
                raise BadWord(f"{self.node.word} is about nothing here; say of what (is_)")
            return ast.Name(self.element)
        given = self.stands_for(name)
        if given is not None:
            if name == "card" and not isinstance(given, ast.Name):
                return cast("ast.AST", self.visit(given))
            return given
        if name in self.making.given:
            return _parsed(self.making.given[name])
        field = self.making.language.fields.get(name)
        if field is not None:
            if field.is_list and self.making.loops:
                self.making.lists[name] = None
                return ast.Name(name)
            return ast.Attribute(ast.Name("s"), name, ast.Load())
        known = self.making.language.names
        if name not in known and name not in _BUILT_IN:
            raise BadWord(f"{self.node.word}: nothing here is called {name}")
        value = known.get(name)
        return ast.Constant(value) if isinstance(value, int) else node


_BUILT_IN: Final = {"len", "any", "all", "sum", "min", "max", "bool", "int", "sorted", "range", "enumerate"}


def _parsed(code: str) -> ast.expr:
    """A fresh tree, as it will be changed."""
    return ast.parse(code, mode="eval").body


@cache
def _names_in(code: str) -> frozenset[str]:
    return frozenset(part.id for part in ast.walk(_parsed(code)) if isinstance(part, ast.Name)) if code else frozenset()


@cache
def _asked_in(code: str) -> frozenset[str]:
    """The context and the position are asked for by an attribute."""
    found = set(_names_in(code)) - {"s", "c"}
    for part in ast.walk(_parsed(code)):
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id in ("s", "c"):
            found.add(part.attr if part.value.id == "s" else f"c.{part.attr}")
    return frozenset(found)


def _all(tests: list[ast.expr]) -> ast.expr:
    flat: list[ast.expr] = []
    for test in tests:
        if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
            flat += test.values
        elif not (isinstance(test, ast.Constant) and test.value is True):
            flat.append(test)
    if not flat:
        return ast.Constant(True)
    return flat[0] if len(flat) == 1 else ast.BoolOp(ast.And(), flat)


def _truth(value: ast.expr) -> ast.expr:
    """True or false and nothing else, as compiled rules demand it."""
    plain = isinstance(value, ast.Compare) or (isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not))
    if plain or (isinstance(value, ast.Constant) and isinstance(value.value, bool)):
        return value
    return ast.IfExp(value, ast.Constant(True), ast.Constant(False))


def _is_plural(value: object) -> bool:
    return isinstance(value, Noun) or (isinstance(value, Seats) and value.plural)


def _grouped(alternatives: Sequence[Noun]) -> list[list[Noun]]:
    """Those that are found in the same pass."""
    groups: dict[object, list[Noun]] = {}
    for noun in alternatives:
        zone = next((trait for trait in noun.traits if trait.among), None)
        covert = any(trait.covert for trait in noun.traits)
        groups.setdefault((zone, covert, noun.get("among", "")), []).append(noun)
    return list(groups.values())
