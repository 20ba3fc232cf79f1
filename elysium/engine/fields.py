"""How a field of a position is declared, and the methods that follow from the declarations.

A field says in one line what it is, how it begins and who may see it; what says nothing is hidden. From these lines
come the blank table, the copy, the snapshot, what a viewer sees and the copying half of a sampled world. The methods
are generated as source, field by field: quick as if typed by hand, and the compiled form is built from the same text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import get_annotations
from typing import Any, Final, Literal, NamedTuple, TypeAliasType, cast, get_args, get_origin, overload

import msgspec

from elysium.engine.audience import OPEN_TABLE

type Visibility = Literal["public", "own", "hidden", "private"]

UNSET: Final = object()


class Declaration(NamedTuple):
    """What stands in the class body until the class is a position."""

    visibility: Visibility
    default: object = UNSET
    each: object = UNSET
    counted: bool = False
    unknown: int = 0


class Field(NamedTuple):
    name: str
    type: Any
    annotation: str
    """The type as it was written."""
    visibility: Visibility
    default: str
    """An expression; it may use `seats`."""
    counted: bool
    unknown: int

    @property
    def is_list(self) -> bool:
        return _origin(self.type) is list

    @property
    def nested(self) -> bool:
        """Whether there is a pile of cards for each seat, not one number."""
        return any(_origin(item) is tuple for item in get_args(_plain(self.type)))


FIELDS: Final[dict[type, tuple[Field, ...]]] = {}
"""The fields of every class of positions, those of its base first."""


@overload
def public[T](default: T) -> T: ...
@overload
def public(*, each: object) -> Any: ...
@overload
def public() -> Any: ...
def public(default: Any = UNSET, *, each: object = UNSET) -> Any:
    """Everybody sees it. `each` is what a list or tuple begins with for every seat."""
    return Declaration("public", default, each)


def own(*, each: object = UNSET, count: bool = False, unknown: int = 0) -> Any:
    """An entry for each seat, which this seat alone sees; with `count` the others see how many cards there are."""
    return Declaration("own", UNSET, each, count, unknown)


@overload
def hidden[T](default: T) -> T: ...
@overload
def hidden(*, each: object = ..., count: bool = ..., unknown: int = ...) -> Any: ...
def hidden(default: Any = UNSET, *, each: object = UNSET, count: bool = False, unknown: int = 0) -> Any:
    """Nobody sees it, unless the game shows some of it; with `count` everybody sees how many cards there are."""
    return Declaration("hidden", default, each, count, unknown)


@overload
def private[T](default: T) -> T: ...
@overload
def private() -> Any: ...
def private(default: Any = UNSET) -> Any:
    """Of the table itself: not shown even when all cards are turned up, and not part of what a sampled world copies."""
    return Declaration("private", default)


def plain_data[C: type](cls: C) -> C:
    """Decorator: make a class of positions of the fields that it declares."""
    if sum(base in FIELDS for base in cls.__mro__[1:]) > 1:
        raise TypeError(f"{cls.__name__}: a position extends State alone")
    fields = declared(cls)
    for field in fields:
        if field.name in cls.__dict__:
            delattr(cls, field.name)
    made = _form(cls, fields)
    FIELDS[made] = fields
    names = {cls.__name__: made, "encode": encode, **{helper.__name__: helper for helper in HELPERS}}
    methods: dict[str, Any] = {}
    exec(source_of(cls.__name__, fields, struct=issubclass(made, msgspec.Struct)), names, methods)
    for name, function in methods.items():
        function.__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(made, name, function)
    return made


MOST_INLINE: Final = 30
"""So many attributes the interpreter keeps in the object itself, where they are changed quickest; with more it makes a
dictionary, and a struct is quicker in everything."""
NOT_OF_STRUCTS: Final = ("__dict__", "__weakref__", "__annotations__", "__annotate__", "__static_attributes__")
encode: Final = msgspec.msgpack.Encoder().encode
"""How positions are written, wherever that is done."""


def _form[C: type](cls: C, fields: Sequence[Field]) -> C:
    """The class itself, or the same class as a struct, which msgspec copies and writes in one go.

    What all games stand on has no places of its own: its fields are among those of each game. What stands on a
    compiled base is native, as far as that goes.
    """
    namespace = {name: value for name, value in vars(cls).items() if name not in NOT_OF_STRUCTS}
    if cls.__bases__ == (object,):
        return cast("C", type(cls.__name__, (), {**namespace, "__slots__": ()}))
    if any(map(is_native, cls.__mro__[1:])) or len(fields) <= MOST_INLINE:
        return cls
    places = [(field.name, field.type, None) for field in fields]
    bases = (*cls.__bases__, msgspec.Struct)
    made = msgspec.defstruct(
        cls.__name__, places, bases=bases, module=cls.__module__, namespace=namespace, array_like=True, eq=False
    )
    made.__qualname__ = cls.__qualname__
    return cast("C", made)


def is_native(cls: type) -> bool:
    """Whether a class of positions was compiled: then its fields are places of its own."""
    return any(field.name in vars(cls) for field in FIELDS.get(cls, ()))


def fields_of(cls: type) -> tuple[Field, ...]:
    return FIELDS[cls]


def declared(cls: type) -> tuple[Field, ...]:
    """The fields of a class, inherited ones first; TypeError if one is no plain data."""
    fields = {field.name: field for base in reversed(cls.__mro__[1:]) for field in FIELDS.get(base, ())}
    types = get_annotations(cls, eval_str=True)
    for name, annotation in get_annotations(cls).items():
        declaration = cls.__dict__.get(name, UNSET)
        if not isinstance(declaration, Declaration):
            declaration = Declaration("hidden", declaration)
        fields[name] = _field(cls, name, types[name], annotation, declaration)
    return tuple(fields.values())


_EMPTY: Final[dict[Any, str]] = {int: "0", bool: "False", bytes: "b''", str: "''", tuple: "()", list: "[]"}


def _field(cls: type, name: str, kind: Any, annotation: str, declaration: Declaration) -> Field:
    origin = _origin(kind)
    if origin not in _EMPTY:
        raise TypeError(f"{cls.__name__}.{name}: a position is made of ints, tuples and flat lists")
    if origin is list and any(_origin(item) is list for item in get_args(_plain(kind))):
        raise TypeError(f"{cls.__name__}.{name}: lists in a position are flat")
    default = _EMPTY[origin]
    if declaration.each is not UNSET:
        one = f"({declaration.each!r},)" if origin is tuple else f"[{declaration.each!r}]"
        default = f"{one} * seats"
    elif declaration.default is not UNSET:
        default = repr(declaration.default)
    if declaration.visibility == "own" and origin not in (list, tuple):
        raise TypeError(f"{cls.__name__}.{name}: what is a seat's own has an entry for each seat")
    text = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", repr(annotation))
    return Field(name, kind, text, declaration.visibility, default, declaration.counted, declaration.unknown)


def _plain(kind: Any) -> Any:
    while isinstance(kind, TypeAliasType):
        kind = kind.__value__
    supertype = getattr(kind, "__supertype__", None)
    return _plain(supertype) if supertype is not None else kind


def _origin(kind: Any) -> Any:
    plain = _plain(kind)
    return get_origin(plain) or plain


# What a viewer sees of a field that is not public


def only_own(values: Sequence[Any], viewer: int, blank: Any) -> list[Any]:
    return [value if seat == viewer else blank for seat, value in enumerate(values)]


def own_and_counts(values: Sequence[tuple[int, ...]], viewer: int, unknown: int) -> list[tuple[int, ...]]:
    return [value if seat == viewer else (unknown,) * len(value) for seat, value in enumerate(values)]


def counts(values: Sequence[tuple[int, ...]], unknown: int) -> list[tuple[int, ...]]:
    return [(unknown,) * len(value) for value in values]


HELPERS: Final[tuple[Callable[..., Any], ...]] = (only_own, own_and_counts, counts)


def source_of(name: str, fields: Sequence[Field], *, struct: bool = False) -> str:
    """The methods of a class of positions, written out; a struct copies and writes itself."""
    lists = [field.name for field in fields if field.is_list]
    if struct:
        copies = ["twin = self.__copy__()", *(f"twin.{field} = twin.{field}.copy()" for field in lists)]
    else:
        copies = [f"twin = {name}()"]
        copies += [f"twin.{field.name} = self.{field.name}{'.copy()' if field.is_list else ''}" for field in fields]
    every = ", ".join(f"self.{field.name}" for field in fields)
    methods = [
        _method(f"clone(self) -> {name}", *copies, "return twin"),
        _method("fields(self) -> list[object]", f"return [{every}]"),
        _method("fill(self, values: Sequence[Any]) -> None", f"({every},) = values"),
        _method("reset(self, seats: int) -> None", *(f"self.{field.name} = {field.default}" for field in fields)),
        _method(
            f"seen_by(self, viewer: int) -> {name}",
            f"view = {name}()",
            *(f"view.{field.name} = {_seen(field)}" for field in fields),
            "return view",
        ),
        _method(
            "copy_from(self, view: State) -> None",
            f"assert isinstance(view, {name})",
            *(
                f"self.{field.name} = view.{field.name}{'[:]' if field.is_list else ''}"
                for field in fields
                if field.visibility != "private"
            ),
        ),
    ]
    if struct:
        methods.append(_method("dump(self) -> bytes", "return encode(self)"))
    return "\n".join(line for method in methods for line in (*method, ""))


def snapshot_source(fields: Sequence[Field]) -> str:
    """How a plain object is written behind a head and read back in one go: a call on the way would cost a thirtieth.

    The text stands on `head`, `encode` and `decode`, and on the class as `made`.
    """
    every = ", ".join(f"s.{field.name}" for field in fields)
    save = _method("save(s)", f"return head + encode([{every}])")
    load = _method("load(data)", "s = made()", f"({every},) = decode(data[len(head) :])", "return s")
    return "\n".join([*save, "", *load, ""])


def _method(signature: str, *body: str) -> list[str]:
    return [f"def {signature}:", *(f"    {line}" for line in body)]


def _seen(field: Field) -> str:
    mine = f"self.{field.name}"
    empty = _EMPTY[_origin(field.type)]
    if field.visibility == "private":
        return field.default
    if field.visibility == "public":
        return f"{mine}[:]" if field.is_list else mine
    if field.visibility == "own":
        found = (
            f"own_and_counts({mine}, viewer, {field.unknown})"
            if field.counted
            else f"only_own({mine}, viewer, {'()' if field.nested else field.unknown})"
        )
    elif not field.counted:
        return f"{mine}{'[:]' if field.is_list else ''} if viewer == {OPEN_TABLE} else {empty}"
    elif field.nested:
        found = f"counts({mine}, {field.unknown})"
    else:
        found = f"[{field.unknown}] * len({mine})"
    if not field.is_list:
        found = f"tuple({found})"
    return f"{mine}{'[:]' if field.is_list else ''} if viewer == {OPEN_TABLE} else {found}"
