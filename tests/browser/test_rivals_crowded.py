"""Tables of Rivals that are as full as can be, so that no deal shows what has no room."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from elysium.games.rivals.definitions.language import CARDS, Card
from tests.browser.guests import PHONE, SMALL_PHONE, WIDE, Guest, Guests
from tests.browser.test_still import SIDEWAYS

GAME = "rivals"
BROKEN_NAMES = """() => [...document.querySelectorAll(".face .name")].filter((name) => {
    const text = [...name.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
    return [...text.data.matchAll(/[\\w’']+/g)].some(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }) || name.scrollHeight > name.clientHeight + 3 || name.scrollWidth > name.clientWidth + 1;
}).map((name) => name.textContent)"""
"""Words of names that go on in the next line, and names that are cut."""


def slugs(*kinds: str) -> list[str]:
    return [card.slug for card in map(CARDS.__getitem__, CARDS.definitions) if kind_of(card) in kinds]


def kind_of(card: Card) -> str:
    if card.is_vampire:
        return "vampire"
    return "city" if card.is_citizen or card.is_event or card.is_mortal else "library"


FEW = {"hand": 5, "library": 9, "faction": 5, "prestige": 9, "agenda": 0, "discard": 0}
MANY = {"hand": 12, "library": 49, "faction": 12, "prestige": 28, "agenda": 12, "discard": 36}
HEIGHTS = """() => [...document.querySelectorAll("section.seat > header")].map((header) => header.offsetHeight)"""


def crowd(position: dict[str, Any]) -> None:
    """Every card where cards of its kind lie: vampires lead at home and follow in The Streets."""
    number = 1000
    for zone in position["board"]["zones"]:
        faces = {
            "haven": slugs("vampire"),
            "streets": slugs("vampire"),
            "city": slugs("city"),
            "hand": slugs("vampire", "library") if zone["cards"] else [],
            "table": slugs("library"),
        }.get(zone["name"])
        if faces is None:
            continue
        zone["cards"] = []
        for face in faces:
            number += 1
            note = "leader" if zone["name"] == "haven" else ""
            zone["cards"].append({"face": face, "number": number, "note": note, "counters": 3, "most": 6})


def count(position: dict[str, Any], numbers: dict[str, int]) -> None:
    """So many of everything; everybody's Rival is next to them, with the longest name of these three."""
    board = position["board"]
    for counter in board["counters"]:
        counter["value"] = numbers.get(counter["name"], counter["value"])
    for zone in board["zones"]:
        if zone["name"] == "discard":
            zone["cards"] = [{"face": "skunk", "number": 2000 + at} for at in range(numbers["discard"])]
    board["facts"] = [{"name": "rival", "owner": seat, "value": f"p{seat % 3 + 2}"} for seat in range(4)]


def come_to_a_table(ana: Guest, bots: int, change: Callable[[dict[str, Any]], None]) -> None:
    """What the house sends is changed on its way; nobody decides anything there."""

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(payload: str | bytes) -> None:
            message = json.loads(payload)
            if message.get("position"):
                change(message["position"])
            changed = json.dumps(message)
            ana.ear.hear(changed)
            line.send(changed)

        server.on_message(tell)

    ana.page.route_web_socket("**/socket*", carry)
    ana.sit_at(ana.table("me" + " bot" * bots, options={"first": "1", "introductory": "yes"}))


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, SIDEWAYS, WIDE])
def test_every_name_is_whole_wherever_its_card_lies(guests: Guests, size: tuple[int, int]) -> None:
    ana = guests.come(GAME, size=size)
    come_to_a_table(ana, 2, crowd)
    names = ana.page.locator(".face .name")
    ana.until(lambda: names.count() > len(CARDS.definitions))
    ana.page.evaluate("document.fonts.ready")
    ana.page.wait_for_load_state("networkidle")  # names of cards come after the position
    assert ana.page.evaluate(BROKEN_NAMES) == []


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, SIDEWAYS, WIDE])
def test_a_coterie_keeps_its_height_however_large_its_numbers_are(guests: Guests, size: tuple[int, int]) -> None:
    heights = []
    for numbers in (FEW, MANY):
        ana = guests.come(GAME, size=size)
        come_to_a_table(ana, 3, lambda position, numbers=numbers: count(position, numbers))  # type: ignore[misc]
        ana.find("region", "board-table").wait_for()
        ana.page.evaluate("document.fonts.ready")
        heights.append(ana.page.evaluate(HEIGHTS))
    assert len(heights[0]) == 4
    assert heights[0] == heights[1]


def hold(position: dict[str, Any], faces: list[str]) -> None:
    for zone in position["board"]["zones"]:
        if zone["name"] == "hand" and zone["cards"]:
            zone["cards"] = [{"face": face, "number": 3000 + at} for at, face in enumerate(faces)]


def may_be_held() -> list[str]:
    return slugs("vampire", "library")


TALLEST = """() => [...document.querySelectorAll(".hand .face")].reduce(
    (most, { offsetHeight }) => Math.max(most, offsetHeight), 0)"""


@pytest.mark.parametrize("language", ["en", "es", "pl"])
@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, SIDEWAYS, WIDE])
def test_a_hand_keeps_its_height_whatever_is_held(guests: Guests, size: tuple[int, int], language: str) -> None:
    heights = []
    for faces in ([], may_be_held()[:1], may_be_held()):
        ana = guests.come(GAME, size=size, language=language)
        come_to_a_table(ana, 1, lambda position, faces=faces: hold(position, faces))  # type: ignore[misc]
        hand = ana.find("region", "zone-hand")
        hand.wait_for()
        ana.until(lambda hand=hand, faces=faces: hand.get_by_role("button").count() == len(faces))  # type: ignore[misc]
        ana.page.evaluate("document.fonts.ready")
        ana.page.wait_for_load_state("networkidle")
        heights.append(hand.evaluate("hand => hand.offsetHeight"))
        assert ana.page.evaluate(TALLEST) <= heights[-1] - 8
    assert len(set(heights)) == 1, heights
