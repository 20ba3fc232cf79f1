"""Writes NOTICE: under which licences Elysium's dependencies stand, Python's and the page's."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from email.message import Message
from importlib.metadata import metadata
from pathlib import Path
from typing import Any, NamedTuple, cast

from scripts.lock import ROOT, TO_PLAY, TO_TEST, read_lock

NOTICE = ROOT / "NOTICE"
WEB = ROOT / "web"
IN_THE_PAGE = ("svelte", "clsx", "esm-env")
"""Beside the dependencies in package.json: Svelte counts as a tool there, but its runtime and what that imports are
built into the page."""
COPYLEFT = "GPL"
KNOWN = {
    "Apache 2.0": "Apache-2.0",
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD",
    "GNU General Public License v2 or later (GPLv2+)": "GPL-2.0-or-later",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""What packages write in place of the usual short names."""

TEXT = """\
Elysium itself is under the MIT licence (LICENSE). It stands on the packages below, which are not part of its
repository: setting it up fetches them. Written by `make notice`.

Under the GNU General Public License: {copyleft}.
krcg, from which facts about V:TES cards come, imports it, and so it runs in the same process as Elysium. The
code of Elysium stays under the MIT licence; but whoever passes on a whole installation, as an image or a
bundle with all packages in it, passes on a work of which that package is a part, and keeps to the GPL for it.

Python, to play

{to_play}
Python, to test and to draw plots

{to_test}
Built into the page

{page}
The licences of what is built into the page, as far as its packages bring them

{texts}"""


class Licensed(NamedTuple):
    name: str
    version: str
    licence: str


def python_packages(lock: Path) -> list[Licensed]:
    return [
        Licensed(name, version, _licence(cast(Message, metadata(name)))) for name, version in read_lock(lock).items()
    ]


def _licence(about: Message) -> str:
    """Classifiers are more exact than the field, where many write a word of their own or the whole text."""
    classifiers = [
        str(line).rsplit(" :: ", 1)[-1] for line in about.get_all("Classifier", []) if line.startswith("License")
    ]
    field = str(about.get("License", "")).strip()
    said = (
        about.get("License-Expression")
        or (field if "\n" not in field and " OR " in field else "")
        or (field if field.startswith(("BSD-", "Apache-")) else "")
        or " AND ".join(sorted({KNOWN.get(one, one) for one in classifiers}))
        or field.partition("\n")[0].strip()
    )
    return KNOWN.get(said, said)


def page_packages() -> list[Licensed]:
    asked = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    packages: Mapping[str, Any] = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found = {name: packages[f"node_modules/{name}"] for name in sorted({*asked, *IN_THE_PAGE})}
    return [Licensed(name, package["version"], package["license"]) for name, package in found.items()]


def _texts(packages: Iterable[Licensed]) -> Iterator[str]:
    for package in packages:
        folder = WEB / "node_modules" / package.name
        for file in sorted(file for file in folder.iterdir() if file.name.lower().startswith("licen")):
            text = "\n".join(line.rstrip() for line in file.read_text(encoding="utf-8").strip().splitlines())
            yield f"--- {package.name} ---\n\n{text}\n"


def _table(packages: Iterable[Licensed]) -> str:
    return "".join(f"  {name} {version}: {licence}\n" for name, version, licence in packages)


def notice() -> str:
    to_play, to_test, page = python_packages(TO_PLAY), python_packages(TO_TEST), page_packages()
    everything = [*to_play, *to_test, *page]
    return TEXT.format(
        copyleft=", ".join(f"{name} ({licence})" for name, _, licence in everything if COPYLEFT in licence),
        to_play=_table(to_play),
        to_test=_table(to_test),
        page=_table(page),
        texts="\n".join(_texts(page)),
    )


def main() -> None:
    NOTICE.write_text(notice(), encoding="utf-8")


if __name__ == "__main__":
    main()
