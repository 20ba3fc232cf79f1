"""What a fresh machine is given: the releases that were tested."""

from __future__ import annotations

import re
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from scripts.lock import PYTHONS, ROOT, TO_PLAY, TO_TEST, Release, closure, read_lock, read_wanted

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
