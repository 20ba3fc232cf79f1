"""Which form of the rules a process takes: the compiled one only where it was built from these very sources."""

import subprocess
import sys
from pathlib import Path

import pytest

from elysium import compiled


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(compiled, "DIGEST", tmp_path / "digest")
    return tmp_path / "digest"


def write(digest: Path, sources: list[str], of: str) -> None:
    digest.write_text("\n".join([of, *sources]), encoding="utf-8")


def test_nothing_built_is_pure(built: Path) -> None:
    assert compiled.form_built() == "pure"


def test_what_was_built_from_these_sources_is_compiled(built: Path) -> None:
    sources = ["engine/state.py", "engine/chance.py"]
    write(built, sources, compiled.digest_of(compiled.PACKAGE / source for source in sources))
    assert compiled.form_built() == "compiled"


def test_what_was_built_from_other_sources_is_outdated(built: Path) -> None:
    write(built, ["engine/state.py"], "0" * 64)
    assert compiled.form_built() == "outdated"
    write(built, ["engine/gone.py"], "0" * 64)
    assert compiled.form_built() == "outdated"
    built.write_text("", encoding="utf-8")
    assert compiled.form_built() == "outdated"


def test_a_process_that_wants_none_takes_the_pure_form() -> None:
    code = "from elysium import compiled; print(compiled.use(), compiled.form_taken())"
    done = subprocess.run([sys.executable, "-c", code], env={compiled.WANTED: "0"}, stdout=subprocess.PIPE, check=True)
    assert done.stdout.split() == [b"pure", b"pure"]
