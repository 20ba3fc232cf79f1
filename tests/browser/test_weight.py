"""The first load is light."""

from __future__ import annotations

import gzip
import re

from elysium.server.page import FOLDER

MOST_BYTES = 300_000


def test_all_scripts_together_are_light(page_is_built: None) -> None:
    """Not only what the first page needs: everything that any page may load."""
    scripts = list((FOLDER / "assets").glob("*.js"))
    assert scripts
    weight = sum(len(gzip.compress(script.read_bytes())) for script in scripts)
    assert weight < MOST_BYTES
    index = (FOLDER / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", index) == [], "the policy forbids scripts that are not files"
