"""axe-core, on whatever a guest is looking at."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.browser.guests import Guest
from tests.server.running import ROOT

GRAVE = ("serious", "critical")
AT_REST = """async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
}"""


@cache
def _axe() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def come_to_rest(guest: Guest) -> None:
    guest.page.evaluate(AT_REST)


def barriers(guest: Guest, theme: str) -> list[str]:
    """What keeps people out here: nothing, if all is well."""
    guest.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    come_to_rest(guest)
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(_axe())
    found: dict[str, Any] = guest.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']} ({theme}): {node['html'][:200]} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]
