"""Writes the lock files anew: which release of every package was tested, and the hashes of all its files.

What pyproject.toml asks for is resolved with pip, for the oldest Python that will do; the hashes come from the index
that pip is set up with. No address is written: whoever installs says where from.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from html.parser import HTMLParser
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote, urldefrag, urljoin, urlsplit
from urllib.request import urlopen

from packaging.markers import Environment
from packaging.requirements import Requirement
from packaging.tags import Tag, compatible_tags, cpython_tags, mac_platforms
from packaging.utils import canonicalize_name, parse_wheel_filename

ROOT = Path(__file__).parents[1]
TO_PLAY = ROOT / "requirements.lock"
TO_TEST = ROOT / "requirements-dev.lock"
HEADS = {
    TO_PLAY: "# What Elysium runs with. Written by `make lock`.\n",
    TO_TEST: "# What Elysium is tested with, beside requirements.lock. Written by `make lock`.\n",
}
PYTHONS = ("3.12", "3.13")
PLATFORMS = {
    "linux": [f"manylinux_2_{minor}_{machine}" for machine in ("x86_64", "aarch64") for minor in range(35, 4, -1)]
    + [f"manylinux2014_{machine}" for machine in ("x86_64", "aarch64")],
    "darwin": [*mac_platforms((14, 0), "arm64"), *mac_platforms((14, 0), "x86_64")],
}


class Wanted(NamedTuple):
    """What pyproject.toml asks for."""

    to_play: list[Requirement]
    to_test: list[Requirement]


class Release(NamedTuple):
    name: str
    version: str
    requires: list[Requirement]


def read_wanted() -> Wanted:
    """Building Elysium itself is part of setting it up, so the build tools are locked too."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = pyproject["project"]
    extras = [Requirement(text) for group in project["optional-dependencies"].values() for text in group]
    return Wanted(
        [Requirement(text) for text in [*pyproject["build-system"]["requires"], *project["dependencies"]]],
        [requirement for requirement in extras if requirement.name != project["name"]],
    )


def environments() -> Iterator[dict[str, str]]:
    for python, platform in product(PYTHONS, PLATFORMS):
        yield {
            "python_version": python,
            "python_full_version": f"{python}.0",
            "sys_platform": platform,
            "platform_system": platform.capitalize(),
            "os_name": "posix",
            "implementation_name": "cpython",
            "platform_python_implementation": "CPython",
        }


def applies(requirement: Requirement, extras: Iterable[str]) -> bool:
    """On any machine that Elysium is set up on, where the package is wanted with these extras."""
    marker = requirement.marker
    return marker is None or any(
        marker.evaluate(Environment(**environment, extra=extra))  # type: ignore[typeddict-item]
        for environment in environments()
        for extra in ["", *extras]
    )


def closure(roots: Iterable[Requirement], releases: Mapping[str, Release]) -> set[str]:
    """The names of all packages that these need, themselves included."""
    seen: set[tuple[str, tuple[str, ...]]] = set()
    waiting = list(roots)
    while waiting:
        requirement = waiting.pop()
        name, extras = canonicalize_name(requirement.name), tuple(sorted(requirement.extras))
        if (name, extras) in seen:
            continue
        seen.add((name, extras))
        release = releases.get(name)
        if release is None:
            raise SystemExit(f"{requirement} is needed on some machine, but not on this one: lock it by hand.")
        if not requirement.specifier.contains(release.version, prereleases=True):
            raise SystemExit(f"{name} {release.version} does not suit {requirement}.")
        waiting += [further for further in release.requires if applies(further, extras)]
    return {name for name, _ in seen}


def resolve(wanted: Wanted) -> dict[str, Release]:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [
            sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet", "--only-binary=:all:",
            "--python-version", PYTHONS[0], "--target", folder, "--report", str(report),
            *map(str, [*wanted.to_play, *wanted.to_test]),
        ]  # fmt: skip
        subprocess.run(command, check=True)
        installed = json.loads(report.read_text(encoding="utf-8"))["install"]
    return {release.name: release for release in map(_release, installed)}


def _release(installed: Mapping[str, Any]) -> Release:
    metadata = installed["metadata"]
    requires = [Requirement(text) for text in metadata.get("requires_dist", [])]
    return Release(canonicalize_name(metadata["name"]), metadata["version"], requires)


class _Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if tag == "a" and name == "href" and value]


def index_address() -> str:
    """Of the index that pip asks."""
    asked = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True, check=False
    )
    if asked.returncode == 0:
        return asked.stdout.strip()
    from pip._internal.models.index import PyPI  # where it looks if nobody has said anything else

    return PyPI.simple_url


def hashes(release: Release, index: str) -> list[str]:
    """Of all files of a release, for whatever machine."""
    page = _Links()
    with urlopen(urljoin(index.rstrip("/") + "/", f"{release.name}/")) as answer:
        page.feed(answer.read().decode())
    files = {}
    for link in page.found:
        address, hashed = urldefrag(link)
        file = unquote(urlsplit(address).path.rsplit("/", 1)[-1])
        if hashed.startswith("sha256=") and _is_of(file, release):
            files[file] = hashed.removeprefix("sha256=")
    _check_platforms(release, files)
    return sorted(files.values())


def _is_of(file: str, release: Release) -> bool:
    if file.endswith(".whl"):
        return str(parse_wheel_filename(file)[1]) == release.version
    stem = file.removesuffix(".tar.gz")
    name, _, version = stem.rpartition("-")
    return stem != file and version == release.version and canonicalize_name(name) == release.name


def _check_platforms(release: Release, files: Iterable[str]) -> None:
    """Nobody should need a compiler to play."""
    tags: list[frozenset[Tag]] = [parse_wheel_filename(file)[3] for file in files if file.endswith(".whl")]
    for python, (platform, names) in product(PYTHONS, PLATFORMS.items()):
        version = tuple(map(int, python.split(".")))
        suited = {*cpython_tags(version, platforms=names), *compatible_tags(version, platforms=names)}
        if not any(wheel & suited for wheel in tags):
            raise SystemExit(f"{release.name} {release.version} has no wheel for Python {python} on {platform}.")


def locked(release: Release, index: str) -> str:
    lines = [f"{release.name}=={release.version}", *(f"--hash=sha256:{one}" for one in hashes(release, index))]
    return " \\\n    ".join(lines)


def read_lock(path: Path) -> dict[str, str]:
    """The versions in a lock file."""
    lines = [line.split() for line in path.read_text(encoding="utf-8").splitlines() if "==" in line]
    return dict(line[0].split("==") for line in lines)


def main() -> None:
    wanted = read_wanted()
    releases = resolve(wanted)
    to_play = closure(wanted.to_play, releases)
    to_test = closure([*wanted.to_play, *wanted.to_test], releases) - to_play
    index = index_address()
    for path, names in ((TO_PLAY, to_play), (TO_TEST, to_test)):
        lines = [locked(releases[name], index) for name in sorted(names)]
        path.write_text(HEADS[path] + "\n".join(lines) + "\n", encoding="utf-8")
        print(f"{path.name}: {len(names)} packages")


if __name__ == "__main__":
    main()
