"""The types of the wire for the page, written from the structs: `python -m elysium.server.typescript`."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, Final, Literal, TypeAliasType, Union, get_args, get_origin, get_type_hints

import msgspec

from elysium.compiled import PACKAGE
from elysium.engine import audience
from elysium.server import wire

TARGET: Final = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"
HEADING: Final = """\
// Written by `python -m elysium.server.typescript` from elysium/server/wire.py. Do not edit.
// A field with a question mark is left out where it has its default value.

/** How a value differs from the one before: new as a whole, or changed in some of its parts, by key or place. */
export type Change<Value> =
  | { "=": Value }
  | (Value extends readonly (infer Item)[]
      ? { [place: number]: Change<Item> }
      : Value extends object
        ? { [Part in keyof Value]?: Change<Exclude<Value[Part], undefined>> }
        : Record<string, never>);
"""
VIEWERS: Final = ("SPECTATOR", "OPEN_TABLE")
"""Of `elysium.engine.audience`: those who look at a table and have no seat."""
LIMITS: Final = ("LONGEST_NAME", "LONGEST_CHAT")
"""Of the wire: what a field of the page must not let anybody exceed."""
PLAIN: Final = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    object: "unknown",
    Any: "unknown",
    None: "null",
    type(None): "null",
}


class Writer:
    """Collects declarations; whatever a declaration names is declared before it."""

    def __init__(self) -> None:
        self.declarations: dict[str, str] = {}

    def declare(self, thing: Any) -> None:
        name = thing.__name__
        if name in self.declarations:
            return
        self.declarations[name] = ""  # a struct may hold itself
        text = self._alias(thing) if isinstance(thing, TypeAliasType) else self._struct(thing)
        del self.declarations[name]
        self.declarations[name] = text

    def _alias(self, alias: TypeAliasType) -> str:
        return f"export type {alias.__name__} = {self._type(alias.__value__)};\n"

    def _struct(self, struct: type[msgspec.Struct]) -> str:
        hints = get_type_hints(struct, include_extras=True)
        fields = msgspec.structs.fields(struct)
        config = struct.__struct_config__
        if config.array_like:
            items = ", ".join(f"{field.name}: {self._type(hints[field.name])}" for field in fields)
            return f"{_comment(_own_doc(struct))}export type {struct.__name__} = [{items}];\n"
        notes = _field_notes(struct)
        lines = [f"export interface {struct.__name__} {{"]
        if config.tag is not None:
            lines.append(f'  {config.tag_field}: "{config.tag}";')
        for field in fields:
            optional = "?" if config.omit_defaults and not field.required else ""
            note = _comment(notes.get(field.name, ""), "  ")
            lines.append(f"{note}  {field.encode_name}{optional}: {self._type(hints[field.name])};")
        return _comment(_own_doc(struct)) + "\n".join(lines) + "\n}\n"

    def _type(self, hint: Any) -> str:
        if isinstance(hint, TypeAliasType) or (inspect.isclass(hint) and issubclass(hint, msgspec.Struct)):
            self.declare(hint)
            return str(hint.__name__)
        if hint in PLAIN:
            return PLAIN[hint]
        origin, inner = get_origin(hint), get_args(hint)
        if origin is wire.MaybeEncoded:
            return self._type(inner[0])
        if origin is Annotated:
            changed = next((note.thing for note in inner[1:] if isinstance(note, wire.ChangeOf)), None)
            return self._type(inner[0]) if changed is None else f"Change<{self._type(changed)}>"
        if origin is Literal:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in inner)
        if isinstance(hint, UnionType) or origin is Union:
            return " | ".join(self._type(part) for part in inner)
        if origin is tuple and inner[-1:] == (...,):
            return f"{_grouped(self._type(inner[0]))}[]"
        if origin is tuple:
            return f"[{', '.join(self._type(part) for part in inner)}]"
        if origin is list:
            return f"{_grouped(self._type(inner[0]))}[]"
        if origin is dict:
            return f"Record<{self._type(inner[0])}, {self._type(inner[1])}>"
        raise TypeError(f"no TypeScript for {hint!r}")


def _grouped(text: str) -> str:
    return f"({text})" if " | " in text else text


def _own_doc(struct: type[msgspec.Struct]) -> str:
    return inspect.cleandoc(struct.__dict__.get("__doc__") or "")


def _field_notes(struct: type[msgspec.Struct]) -> dict[str, str]:
    parsed = ast.parse(inspect.getsource(struct)).body[0]
    assert isinstance(parsed, ast.ClassDef)
    return _notes(parsed.body)


def _constants(module: ModuleType, names: Sequence[str]) -> list[str]:
    # By its name: what is compiled knows no source.
    file = PACKAGE.parent.joinpath(*module.__name__.split(".")).with_suffix(".py")
    notes = _notes(ast.parse(file.read_text(encoding="utf-8")).body)
    return [f"{_comment(notes.get(name, ''))}export const {name} = {getattr(module, name)};\n" for name in names]


def _notes(body: Sequence[ast.stmt]) -> dict[str, str]:
    """The texts that stand under what is declared: the fields of a struct, the constants of a module."""
    notes = {}
    for field, below in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            assert isinstance(field.target, ast.Name)
            notes[field.target.id] = inspect.cleandoc(str(below.value.value))
    return notes


def _comment(text: str, indent: str = "") -> str:
    if not text:
        return ""
    lines = text.split("\n")
    if len(lines) == 1:
        return f"{indent}/** {text} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def typescript() -> str:
    writer = Writer()
    for thing in vars(wire).values():
        declared_here = getattr(thing, "__module__", "") == wire.__name__
        is_struct = inspect.isclass(thing) and issubclass(thing, msgspec.Struct) and thing is not wire.Wire
        if declared_here and (is_struct or (isinstance(thing, TypeAliasType) and not thing.__type_params__)):
            writer.declare(thing)
    constants = _constants(audience, VIEWERS) + _constants(wire, LIMITS)
    return "\n".join([HEADING, *constants, *writer.declarations.values()])


def main() -> None:
    TARGET.write_text(typescript(), encoding="utf-8")
    sys.stdout.write(f"{TARGET}\n")


if __name__ == "__main__":
    main()
