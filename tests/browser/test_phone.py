"""A telephone: everything fits and is large enough for a thumb."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator

from elysium.server.wire import JoinTable
from tests.browser.guests import PHONE, SMALL_PHONE, Guest, Guests
from tests.browser.salon import is_fanned, press_on_the_board
from tests.server.guests import SHORT_VTES

THUMB = 44
DECISIONS = 6


def is_for_thumbs(buttons: Locator) -> None:
    for button in buttons.all():
        box = button.bounding_box()
        if box is not None:
            assert min(box["width"], box["height"]) >= THUMB - 0.5, f"{button.inner_text()}: {box}"


def looks_right(guest: Guest) -> None:
    assert not guest.scrolls_sideways()
    is_for_thumbs(guest.decision_panel.get_by_role("button"))


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE])
def test_mascarade_is_played_with_a_thumb(guests: Guests, size: tuple[int, int]) -> None:
    ana = guests.come(size=size, touch=True)
    ana.sit_at(ana.table("me bot bot bot bot bot bot bot"))
    chance = Random(4)
    for turn in range(DECISIONS):
        decision = ana.decision()
        if not decision:
            break
        looks_right(ana)
        option = chance.choice(decision.options)
        on_the_board = turn % 2 and (option.marks or is_fanned(option))
        (press_on_the_board if on_the_board else Guest.choose)(ana, option)


def test_a_long_name_fits(guests: Guests) -> None:
    ana, bea = guests.come(size=SMALL_PHONE), guests.come()
    table = ana.table("me friend bot bot", options={"first": "2"})
    bea.post(f"/api/tables/{table.id}/join", JoinTable("W" * 24, table.key))
    ana.sit_at(table)
    ana.decision_panel.wait_for()
    assert not ana.scrolls_sideways()
    assert ana.decision_panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth")


def test_vtes_is_played_with_a_thumb(guests: Guests) -> None:
    ana = guests.come("vtes", size=PHONE, touch=True)
    ana.sit_at(ana.table("me bot", options=SHORT_VTES))
    for _ in range(DECISIONS):
        decision = ana.decision()
        if not decision:
            break
        looks_right(ana)
        ana.choose(decision.options[0])


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_no_page_scrolls_sideways(guests: Guests, language: str) -> None:
    ana = guests.come(size=SMALL_PHONE, language=language)
    ana.go("/")
    for path, title in (("/", "page-welcome"), ("/new/mascarade", "game-name"), ("/mine", "page-no-tables-title"),
                        ("/about", "page-about"), ("/cards/mascarade", "page-cards")):  # fmt: skip
        ana.go(path)
        ana.find("heading", title).first.wait_for()
        assert not ana.scrolls_sideways(), path
