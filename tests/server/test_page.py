"""The rooms that the page has, and those that the server leads to."""

import re

from elysium.server.page import ROOMS
from tests import patient
from tests.server.running import ROOT, Hosted

ROUTER = ROOT / "web" / "src" / "lib" / "router.svelte.ts"


def test_every_room_of_the_page_can_be_entered_by_its_address(server: Hosted) -> None:
    pages = set(re.findall(r'\{ page: "([a-z]+)"', ROUTER.read_text(encoding="utf-8").partition("export function")[0]))
    assert {room.strip("/").partition("/")[0] or "lobby" for room in ROOMS} == pages - {"nowhere"}
    for room in ROOMS:
        assert patient.get(f"{server.address}{room.replace('{rest:path}', 'anything')}").status_code == 200, room
