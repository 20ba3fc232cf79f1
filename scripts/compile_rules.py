"""Build the compiled form of engine and rules with mypyc, beside the pure one: what `make fast` runs.

The sources are copied and put into the form that mypyc compiles best, which changes nothing that they do: the methods
of positions are written out, steps and choices become constants. What declares structs, reads files or makes texts
stays interpreted.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path

from elysium.compiled import BUILT, DIGEST, PACKAGE, digest_of, form_built, sources
from elysium.engine.fields import HELPERS, fields_of, source_of

ENGINE = (
    "audience.py", "bits.py", "cards/numbers.py", "cards/programs.py", "chance.py", "rulebook.py", "seats.py",
    "state.py",
)  # fmt: skip
ROOMS = (
    "state.py",
    "terms.py",
    "definitions.py",
    "rules.py",
    "rules/**/*.py",
    "vocabulary/*.py",
    "cards/language.py",
    "advising/*.py",
    "advice.py",
    "observe.py",
    "opening.py",
    "worlds.py",
)
"""What runs in every decision or every thought, by the names that games have for it. A game names what else it has of
this kind in its package, as ALSO_COMPILED. What declares structs, reads files or makes texts stays interpreted."""
INTERPRETED = ("__init__.py",)

MYPY = """
[mypy]
python_version = 3.12
ignore_missing_imports = True
disable_error_code = override, unused-ignore, assignment, list-item, arg-type
"""
"""Types are checked where they are written; the generated methods know less of them."""

SETUP = """
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools._distutils.compilers.C.base import Compiler


def compile_in_parallel(self, sources, output_dir=None, macros=None, include_dirs=None, debug=False,
                        extra_preargs=None, extra_postargs=None, depends=None):
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
    script = Path("setup.py").stat().st_mtime

    def needed(made):
        # What an object was made of, as the compiler has noted beside it; lines are joined by a backslash.
        noted = made.with_suffix(".d").read_text().split()[1:]
        return max(Path(file).stat().st_mtime for file in noted if file != chr(92))

    def one(name):
        source, extension = build[name]
        made = Path(name)
        # mypyc leaves alone what it would write again: an object that is newer than all it is made of is good.
        try:
            good = made.stat().st_mtime > max(script, needed(made))
        except FileNotFoundError:
            good = False
        if not good:
            self._compile(name, source, extension, cc_args, extra_postargs, pp_opts)

    with ThreadPoolExecutor({jobs}) as workers:
        list(workers.map(one, sorted(build, key=lambda name: -Path(build[name][0]).stat().st_size)))
    return objects


Compiler.compile = compile_in_parallel
extensions = mypycify({files}, opt_level="{optimise}", multi_file=True)
for extension in extensions:
    extension.extra_compile_args += ["-MMD", "-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
setup(name="elysium-fast", packages=[], ext_modules=extensions)
"""
"""One compiler for each module, several at a time: all modules in one file take many minutes and gigabytes. A function
of another module is then called directly, and not by the table through which libraries are joined: that is 5 %."""


def modules(games: Sequence[str]) -> list[Path]:
    """Of the engine and of these games; of all if none is named."""
    found = [PACKAGE / "engine" / name for name in ENGINE]
    for package in sorted((PACKAGE / "games").glob("*/__init__.py")):
        game = package.parent
        if not games or game.name in games:
            also: Sequence[str] = getattr(import_module(f"elysium.games.{game.name}"), "ALSO_COMPILED", ())
            found += [file for pattern in (*ROOMS, *also) for file in sorted(game.glob(pattern))]
    return [file for file in dict.fromkeys(found) if file.name not in INTERPRETED]


def generated(games: Sequence[str]) -> Iterator[tuple[Path, str]]:
    """What games write for the compiled form alone, such as the functions that their cards are turned into."""
    for package in sorted((PACKAGE / "games").glob("*/__init__.py")):
        game = package.parent
        if not games or game.name in games:
            made: Mapping[str, tuple[str, str]]
            made = getattr(import_module(f"elysium.games.{game.name}"), "GENERATED", {})
            for name, (module, function) in made.items():
                yield (game / name).relative_to(PACKAGE.parent), getattr(import_module(module), function)()


def native(text: str, module: str) -> str:
    """The same module in the form that mypyc compiles best."""
    text = re.sub(r"^@dataclass\(.*\)$", _native_dataclass, text, flags=re.MULTILINE)
    edits: list[tuple[int, int, str]] = []
    tree = ast.parse(text)
    lines = text.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    assigned = Counter(
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and any(
            _is_name(decorator, "plain_data") for decorator in node.decorator_list
        ):
            edits += _position(node, starts, lines, module)
        elif isinstance(node, ast.FunctionDef):
            edits += _constant(node, starts)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            edits += _final(node, starts, assigned)
    for start, end, new in sorted(edits, reverse=True):
        text = text[:start] + new + text[end:]
    return _with_imports(text)


def _native_dataclass(match: re.Match[str]) -> str:
    """A native class has slots as it is, and its attributes are written by nobody: it is frozen, and so has a hash."""
    kept = [option for option in ("kw_only", "frozen") if option in match[0]]
    return f"@dataclass({', '.join(f'{_NATIVE_OPTIONS[option]}=True' for option in kept)})" if kept else "@dataclass"


_NATIVE_OPTIONS = {"kw_only": "kw_only", "frozen": "unsafe_hash"}


def _is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _position(node: ast.ClassDef, starts: list[int], lines: list[str], module: str) -> list[tuple[int, int, str]]:
    """A class of positions with its methods written out, and its fields registered after it."""
    edits = []
    decorator = node.decorator_list[0]
    open_class = f"@mypyc_attr({_BASE_CLASS if node.name == 'State' else _LEAF_CLASS})"
    first = starts[decorator.lineno - 1]
    edits.append((first, starts[decorator.lineno], f"{open_class}\n"))
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and part.value is not None:
            end_of_type = starts[part.annotation.end_lineno - 1] + part.annotation.end_col_offset  # type: ignore[operator]
            end = starts[part.value.end_lineno - 1] + part.value.end_col_offset  # type: ignore[operator]
            edits.append((end_of_type, end, ""))
        if isinstance(part, ast.FunctionDef) and isinstance(part.body[-1], ast.Raise):
            edits.append((starts[part.lineno - 1], starts[part.end_lineno or 0], ""))
    cls = getattr(import_module(module), node.name)
    fields = fields_of(cls)
    methods = source_of(node.name, fields)
    methods = re.sub(r"^(def .*:)$", r"\1  # type: ignore[override]", methods, flags=re.MULTILINE)
    methods = "".join(f"    {line}\n" if line else "\n" for line in methods.split("\n"))
    table = ",\n".join(
        f"    Field({name!r}, {written}, {written!r}, {visibility!r}, {default!r}, {counted}, {unknown})"
        for name, _, written, visibility, default, counted, unknown in fields
    )
    end = starts[node.end_lineno or 0]
    edits.append((end, end, f"\n{methods}\n\nFIELDS[{node.name}] = (\n{table},\n)\n"))
    return edits


_BASE_CLASS = "allow_interpreted_subclasses=True, acyclic=True"
_LEAF_CLASS = "free_list_len=1, acyclic=True"
"""Plain data is in no circle, so that the collector need not look at it; the last position that was dropped is the
next one that is made."""


def _constant(node: ast.FunctionDef, starts: list[int]) -> list[tuple[int, int, str]]:
    """What a decorator makes of a function is a constant, or the function itself; a native decorator hides both."""
    if len(node.decorator_list) != 1:
        return []
    decorator = node.decorator_list[0]
    text = ast.unparse(decorator)
    start, head, end = starts[decorator.lineno - 1], starts[node.lineno - 1], starts[node.end_lineno or 0]
    if _REGISTERED.match(text):
        return [(start, head, ""), (end, end, f"\n\n{text}({node.name})\n")]
    made = "int" if _NUMBERED.match(text) else _signature(node) if _CACHED.match(text) else ""
    if not made:
        return []
    name = f"_{node.name}_"
    return [
        (start, head, ""),
        (head + len("def "), head + len("def ") + len(node.name), name),
        (end, end, f"\n\n{node.name}: Final[{made}] = {text}({name})\n"),
    ]


_NUMBERED = re.compile(r"book\.(step|choice)")
_REGISTERED = re.compile(r"book\.(answer|refusal)\(")
_CACHED = re.compile(r"(cache$|lru_cache\(|remembered\(|cached\()")


def _signature(node: ast.FunctionDef) -> str:
    """The type of a function that is called by position; nothing if it is not that simple."""
    arguments = node.args
    if arguments.kwonlyargs or arguments.vararg or arguments.kwarg or arguments.defaults or node.returns is None:
        return ""
    types = [ast.unparse(argument.annotation) for argument in arguments.args if argument.annotation is not None]
    return f"Callable[[{', '.join(types)}], {ast.unparse(node.returns)}]"


def _final(node: ast.Assign | ast.AnnAssign, starts: list[int], assigned: Counter[str]) -> list[tuple[int, int, str]]:
    """What a module sets once is a constant: one that is looked up in no dictionary."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    if len(targets) != 1 or not isinstance(targets[0], ast.Name) or node.value is None:
        return []
    name = targets[0].id
    if assigned[name] > 1 or name.startswith("__"):
        return []
    end = starts[targets[0].end_lineno - 1] + targets[0].end_col_offset  # type: ignore[operator]
    if isinstance(node, ast.Assign):
        if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) in ("NewType", "TypeVar"):
            return []
        numbered = re.match(r"book\.(step|verb|event|mark)", ast.unparse(node.value))
        return [(end, end, ": Final[int]" if numbered else ": Final")]
    written = ast.unparse(node.annotation)
    if written == "Final" and re.match(r"book\.(step|verb|event|mark)", ast.unparse(node.value)):
        written = "int"
    if written.startswith("Final"):
        return []
    start = starts[node.annotation.lineno - 1] + node.annotation.col_offset
    stop = starts[node.annotation.end_lineno - 1] + node.annotation.end_col_offset  # type: ignore[operator]
    return [(start, stop, f"Final[{written}]")]


def _with_imports(text: str) -> str:
    needed = ["from typing import Any, Final", "from collections.abc import Callable, Sequence"]
    if "FIELDS[" in text:
        needed += ["from elysium.engine.fields import FIELDS, Field, " + ", ".join(h.__name__ for h in HELPERS)]
        needed += (
            ["from elysium.engine.state import Event, Frame, Option, Question, State"]
            if "class State" not in text
            else []
        )
    if "@mypyc_attr" in text:
        needed.append("from mypy_extensions import mypyc_attr")
    future = "from __future__ import annotations\n"
    body = ast.parse(text.replace(future, "")).body
    documented = isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)
    lines = text.replace(future, "").splitlines(keepends=True)
    at = (body[0].end_lineno or 0) if documented else 0
    return "".join([*lines[:at], "\n", future, "\n".join(needed), "\n", *lines[at:]])


def build(games: Sequence[str], jobs: int, optimise: str) -> None:
    files = modules(games)
    # Of what is compiled, not of what somebody writes meanwhile.
    digest = "of some games" if games else digest_of(sources())
    # Kept, so that the next time only what has changed is compiled.
    work = BUILT.with_name(f"{BUILT.name}-work")
    work.mkdir(parents=True, exist_ok=True)
    copy = work / "elysium"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("page", "__pycache__", "*.ftl"))
    for file in files:
        module = ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts)
        (work / file.relative_to(PACKAGE.parent)).write_text(
            native(file.read_text(encoding="utf-8"), module), encoding="utf-8"
        )
    names = [str(file.relative_to(PACKAGE.parent)) for file in files]
    for file, source in generated(games):
        (work / file).write_text(source, encoding="utf-8")
        names.append(str(file))
    # Other ways of compiling make other objects, so the script's own time counts too.
    script, setup = work / "setup.py", SETUP.format(files=names, jobs=jobs, optimise=optimise)
    if not script.exists() or script.read_text(encoding="utf-8") != setup:
        script.write_text(setup, encoding="utf-8")
    (work / "mypy.ini").write_text(MYPY, encoding="utf-8")
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", str(jobs)]
    if subprocess.run(command, cwd=work, env=os.environ | {"PYTHONPATH": str(work)}).returncode:
        sys.exit("The rules could not be compiled; what is wrong stands above. Everything works without them.")
    shutil.rmtree(BUILT, ignore_errors=True)
    BUILT.mkdir(parents=True)
    for made in work.rglob("*.so"):
        if "build" in made.relative_to(work).parts[:1]:
            continue
        target = BUILT / made.relative_to(work)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(made, target)
    DIGEST.write_text(digest, encoding="utf-8")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", help="only these games")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--optimise", default="3")
    chosen = arguments.parse_args()
    if form_built() == "compiled" and not chosen.games:
        print("The compiled rules are up to date.")
        return
    if shutil.which(os.environ.get("CC", "cc")) is None:
        sys.exit("The compiled rules need a C compiler (on Debian: apt install gcc). Everything works without them.")
    print(f"Compiling engine and rules with mypyc into {BUILT.parent.name}: this takes some minutes the first time.")
    build(chosen.games, chosen.jobs, chosen.optimise)


if __name__ == "__main__":
    main()
