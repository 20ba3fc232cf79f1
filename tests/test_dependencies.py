"""What a fresh machine is given: the releases that were tested."""

from __future__ import annotations

import re
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from scripts.lock import PYTHONS, ROOT, TO_PLAY, TO_TEST, Release, closure, read_lock, read_wanted
from scripts.notice import COPYLEFT, NOTICE, WEB, notice, page_packages, python_packages

LOCKED = re.compile(r"[a-z0-9-]+==\S+( \\\n    --hash=sha256:[0-9a-f]{64})+")


def _installed(name: str, version: str) -> Release:
    return Release(name, version, [Requirement(text) for text in distribution(name).requires or ()])


@pytest.mark.parametrize("lock", [TO_PLAY, TO_TEST], ids=lambda path: path.name)
def test_a_lock_has_releases_and_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "//" not in text
    head, _, rest = text.partition("\n")
    assert head.startswith("#")
    assert LOCKED.sub("", rest).strip() == "", "every line is a release or one of its hashes"


def test_the_lock_suits_what_is_asked_for_and_has_nothing_else() -> None:
    wanted = read_wanted()
    to_play, to_test = read_lock(TO_PLAY), read_lock(TO_TEST)
    assert not to_play.keys() & to_test.keys()
    releases = {name: _installed(name, version) for name, version in (to_play | to_test).items()}
    again = "pyproject.toml has changed: run make lock"
    assert closure(wanted.to_play, releases) == set(to_play), again
    assert closure([*wanted.to_play, *wanted.to_test], releases) == {*to_play, *to_test}, again


def test_the_lock_is_resolved_for_the_oldest_python_that_will_do() -> None:
    assert f'requires-python = ">={PYTHONS[0]}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_a_package_that_is_not_locked_is_named() -> None:
    with pytest.raises(SystemExit, match=r"nowhere>=2"):
        closure([Requirement("nowhere>=2")], {})
    with pytest.raises(SystemExit, match="does not suit"):
        closure([Requirement("here>=2")], {"here": Release("here", "1.0", [])})


def test_the_environment_is_made_from_the_locks() -> None:
    script = (ROOT / "scripts" / "make-environment").read_text(encoding="utf-8")
    assert "--require-hashes" in script
    assert "--no-deps --no-build-isolation" in script, "or what builds Elysium would come unchecked"


def test_the_notice_names_every_package_with_its_licence() -> None:
    assert NOTICE.read_text(encoding="utf-8") == notice(), "a dependency has changed: run make notice"
    packages = [*python_packages(TO_PLAY), *python_packages(TO_TEST), *page_packages()]
    assert [package.name for package in packages if not package.licence] == []


def test_what_is_under_the_gpl_is_said_plainly() -> None:
    strict = [package.name for package in python_packages(TO_PLAY) if COPYLEFT in package.licence]
    assert strict == ["unidecode"], "each has to be weighed, and named in the README"
    assert "Unidecode" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert "unidecode (GPL-2.0-or-later)" in NOTICE.read_text(encoding="utf-8")


def test_what_the_page_imports_is_in_the_notice() -> None:
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources if not path.name.endswith(".test.ts"))
    imported = set(re.findall(r"""(?:from|import) ["']((?:@[\w-]+/)?[\w-]+)""", text))
    assert imported <= {package.name for package in page_packages()}
    assert "svelte" in imported
