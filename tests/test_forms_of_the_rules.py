"""Which form of the rules a process takes: the compiled one only where it was built from these very sources."""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from elysium import compiled


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(compiled, "DIGEST", tmp_path / "digest")
    return tmp_path / "digest"


def test_nothing_built_is_pure(built: Path) -> None:
    assert compiled.form_built() == "pure"


def test_what_was_built_from_these_sources_is_compiled(built: Path) -> None:
    built.write_text(compiled.digest_of(compiled.sources()), encoding="utf-8")
    assert compiled.form_built() == "compiled"


def test_what_was_built_from_other_sources_is_outdated(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever has changed: also what only generates a part of the compiled modules."""
    built.write_text(compiled.digest_of(compiled.sources()), encoding="utf-8")
    copy = tmp_path / "elysium"
    for room in ("engine", "games"):
        shutil.copytree(compiled.PACKAGE / room, copy / room)
    monkeypatch.setattr(compiled, "PACKAGE", copy)
    assert compiled.form_built() == "compiled"
    for changed in ("engine/fields.py", "games/mascarade/rules/turns.py"):
        file = copy / changed
        before = file.read_bytes()
        file.write_bytes(before + b"# changed\n")
        assert compiled.form_built() == "outdated"
        file.write_bytes(before)
    built.write_bytes(b"\xff")
    assert compiled.form_built() == "outdated"


def test_an_outdated_build_is_not_taken_and_named(built: Path) -> None:
    built.write_text("of other sources", encoding="utf-8")
    code = (
        "import pathlib, sys\n"
        "from elysium import compiled\n"
        "compiled.DIGEST = pathlib.Path(sys.argv[1])\n"
        "print(compiled.use(), compiled.form_taken(), sys.meta_path[0].__class__.__name__)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(built)], env={}, stdout=subprocess.PIPE, check=True)
    form, taken, finder = done.stdout.decode().split()
    assert (form, taken) == ("outdated", "outdated")
    assert finder != "_Finder"


def test_a_process_that_wants_none_takes_the_pure_form() -> None:
    code = "from elysium import compiled; print(compiled.use(), compiled.form_taken())"
    done = subprocess.run([sys.executable, "-c", code], env={compiled.WANTED: "0"}, stdout=subprocess.PIPE, check=True)
    assert done.stdout.split() == [b"pure", b"pure"]


def test_compiled_rules_look_past_no_method_of_a_dictionary() -> None:
    """For whatever is declared as one they call the functions of `dict` themselves: only `__missing__` is heeded."""
    past = {"__contains__", "__iter__", "__len__", "get", "keys", "values", "items", "copy"}
    found = []
    for path in compiled.sources():
        if path.suffix != ".py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and "dict" in {ast.unparse(base).split("[")[0] for base in node.bases}:
                own = {child.name for child in node.body if isinstance(child, ast.FunctionDef)}
                found += [f"{path.name}: {node.name}.{name}" for name in sorted(own & past)]
    assert found == []
