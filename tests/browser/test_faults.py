"""One part of the page that cannot be drawn takes nothing else with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.guests import Guest, Guests
from tests.browser.house import House
from tests.server.guests import SHORT_VTES


def doubled(message: str) -> str:
    """As if the server sent the piles of the second seat twice: two things on the board with one key."""
    sent: dict[str, Any] = json.loads(message)
    board = (sent.get("position") or {}).get("board")
    if board and "zones" in board:
        board["zones"] += [zone for zone in board["zones"] if zone["owner"] == 1 and zone.get("pile")]
    return json.dumps(sent)


def twice(message: str) -> str:
    """As if the server sent every option and every line of the chat twice."""
    sent: dict[str, Any] = json.loads(message)
    decision = (sent.get("position") or {}).get("decision")
    if decision and decision.get("options"):
        decision["options"] *= 2
    if sent.get("chat"):
        sent["chat"] *= 2
    return json.dumps(sent)


def break_what_is_sent(guest: Guest, broken: Callable[[str], str]) -> None:
    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda message: page.send(broken(str(message))))

    guest.page.route_web_socket("**/socket", between)


def test_a_part_that_fails_leaves_the_rest_and_is_told_to_the_log(
    chromium: Browser, frail_house: House, tmp_path: Path
) -> None:
    guests = Guests(chromium, frail_house.address)
    ana = guests.come("vtes", settings={"confirm": "no"})
    with ana.expecting_trouble("each_key_duplicate"):
        break_what_is_sent(ana, doubled)
        ana.sit_at(ana.table("me bot bot", options=SHORT_VTES))
        decision = ana.decision()
        assert decision is not None
        failed = ana.page.get_by_text(ana.say("page-part-failed"))
        expect(failed).to_have_count(1)
        seat = ana.page.get_by_role("region", name=ana.say("table-ui-your-seat", player="Ana"))
        expect(seat).to_be_visible()
        expect(ana.find("list", "board-last")).to_be_visible()
        for _ in range(2):
            decision = ana.decision()
            assert decision is not None
            ana.choose(decision.options[0])
        expect(failed).to_have_count(1)
        said = ana.until(lambda: [line for line in frail_house.logged() if "the page cannot draw" in line])
    assert len(said) == 1, "each fault once"
    assert "each_key_duplicate" in said[0]
    assert "seat (vtes)" in said[0]
    assert "Ana" not in said[0]
    guests.all_leave()


def test_what_is_sent_twice_can_still_be_chosen_and_read(guests: Guests) -> None:
    ana = guests.come(settings={"confirm": "no"})
    table = ana.table("me bot bot bot")
    ana.sit_at(table)
    ana.open_chat()
    ana.find("textbox", "table-ui-chat-write").fill("Hello")
    ana.find("textbox", "table-ui-chat-write").press("Enter")
    expect(ana.find("log", "table-ui-chat")).to_contain_text("Hello")
    break_what_is_sent(ana, twice)
    ana.sit_at(table)
    ana.open_chat()
    expect(ana.find("log", "table-ui-chat")).to_contain_text("Hello")
    for _ in range(2):
        decision = ana.decision()
        assert decision is not None
        ana.choose(decision.options[0])
    expect(ana.page.get_by_text(ana.say("page-part-failed"))).to_have_count(0)
