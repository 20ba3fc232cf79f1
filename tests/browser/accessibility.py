"""axe-core, on whatever a guest is looking at."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.browser.guests import PHONE, WIDE, Guest
from tests.server.running import ROOT

GRAVE = ("serious", "critical")
PICTURES = ROOT / "artefacts" / "screenshots"
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


def is_open_to_all(guest: Guest, name: str) -> None:
    """Wide and on a telephone, by day and by night: nothing keeps anybody out, and a picture is kept of it."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for size in (WIDE, PHONE):
        guest.resize(size)
        come_to_rest(guest)
        guest.page.screenshot(path=PICTURES / f"{name}-{size[0]}x{size[1]}.png")
        found = [*barriers(guest, "light"), *barriers(guest, "dark")]
        assert not found, "\n".join(found)
        assert not guest.scrolls_sideways()
