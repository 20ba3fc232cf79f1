"""Every room of the house, wide and on a telephone: nothing keeps anybody out, and pictures are kept of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.accessibility import barriers, is_open_to_all
from tests.browser.guests import Guest, Guests
from tests.server.guests import SHORT_VTES


def lobby(ana: Guest, bea: Guest) -> None:
    bea.table("me open open bot", name="Bea", public=True)
    ana.table("me bot bot bot bot bot")
    ana.go("/")
    ana.find("heading", "page-welcome").wait_for()
    ana.find("region", "page-mine").wait_for()
    ana.link("game-name", ana.find("region", "page-open-tables")).first.wait_for()


def create(ana: Guest, bea: Guest) -> None:
    ana.go("/new/mascarade")
    ana.find("combobox", "lobby-side").select_option(label=ana.say("lobby-masks"))
    ana.page.get_by_role("alert").filter(has_text="MAS-").first.wait_for()


def create_vtes(ana: Guest, bea: Guest) -> None:
    ana.go("/new/vtes")
    ana.button("page-open-table").wait_for()


def waiting(ana: Guest, bea: Guest) -> None:
    table = ana.table("me open friend bot")
    ana.go(f"/table/{table.id}#{table.key}")
    ana.button("page-start-with-bots").wait_for()


def joining(ana: Guest, bea: Guest) -> None:
    table = bea.table("me friend open bot", name="Bea")
    ana.go(f"/table/{table.id}#{table.key}")
    ana.button("page-join").wait_for()


def mascarade(ana: Guest, bea: Guest) -> None:
    ana.sit_at(ana.table("me bot bot bot bot bot", options={"first": "1"}))
    ana.decision()


def mascarade_in_play(ana: Guest, bea: Guest) -> None:
    """Somebody has announced a mask, or it is one's turn after the opening."""
    mascarade(ana, bea)
    while (decision := ana.decision()) and decision.choice == "opening_turn":
        ana.choose(decision.options[0])


def rules(ana: Guest, bea: Guest) -> None:
    mascarade(ana, bea)
    ana.button("table-ui-rules", ana.decision_panel).click()
    ana.find("region", "table-ui-rules").wait_for()


def masks(ana: Guest, bea: Guest) -> None:
    mascarade(ana, bea)
    ana.button("board-masks").click()
    ana.find("dialog", "board-masks-in-play").wait_for()


def menu(ana: Guest, bea: Guest) -> None:
    mascarade(ana, bea)
    ana.button("table-ui-menu").click()
    ana.find("dialog", "table-ui-menu").wait_for()


def guided(ana: Guest, bea: Guest) -> None:
    ana.sit_at(ana.table("me bot bot bot", guided=True, options={"first": "1"}))
    ana.page.get_by_role("complementary", name=ana.say("table-ui-lesson")).wait_for()


def watching(ana: Guest, bea: Guest) -> None:
    table = bea.table("me bot bot bot", name="Bea", options={"first": "1"})
    ana.sit_at(table)


def game_over(ana: Guest, bea: Guest) -> None:
    table = ana.table("me bot bot bot")
    ana.play_to_the_end(table)
    ana.sit_at(table)
    ana.game_over.wait_for()


def vtes(ana: Guest, bea: Guest) -> None:
    table = ana.table("me bot bot bot bot")
    ana.sit_at(table)
    ana.decision()


def replay(ana: Guest, bea: Guest) -> None:
    game_over(ana, bea)
    ana.link("table-ui-replay", ana.game_over).click()
    ana.find("slider", "replay-timeline").wait_for()
    ana.button("replay-to-end").click()


def recordings(ana: Guest, bea: Guest) -> None:
    ana.go("/replay")
    ana.find("heading", "replay-open-title").wait_for()


def cards(ana: Guest, bea: Guest) -> None:
    ana.go("/cards/vtes")
    ana.find("searchbox", "page-search-cards").wait_for()


def rules_page(ana: Guest, bea: Guest) -> None:
    ana.go("/rules/mascarade")
    ana.find("heading", "chapter-turn").click()


def about(ana: Guest, bea: Guest) -> None:
    ana.go("/about")
    ana.find("heading", "page-keyboard").wait_for()


def settings(ana: Guest, bea: Guest) -> None:
    ana.go("/settings")
    ana.find("textbox", "page-your-name").wait_for()


def mine(ana: Guest, bea: Guest) -> None:
    ana.table("me bot bot bot", options={"first": "1"})
    ana.table("me open bot bot")
    ana.go("/mine")
    ana.link("game-name").first.wait_for()


def mine_empty(ana: Guest, bea: Guest) -> None:
    ana.go("/mine")
    ana.find("heading", "page-no-tables-title").wait_for()


def seat(ana: Guest, bea: Guest) -> None:
    ana.go("/seat#a-code")
    ana.button("page-seat-claim").wait_for()


def nowhere(ana: Guest, bea: Guest) -> None:
    ana.go("/new/mascarade/nothing")
    ana.find("heading", "page-nowhere-title").wait_for()


def no_such_table(ana: Guest, bea: Guest) -> None:
    ana.go("/table/aaaabbbbcccc")
    ana.find("heading", "table-ui-gone").wait_for()


ROOMS: tuple[Callable[[Guest, Guest], None], ...] = (
    lobby, create, create_vtes, waiting, joining, mascarade, mascarade_in_play, rules, masks, menu, guided, watching,
    game_over, vtes, replay, recordings, cards, rules_page, about, settings, mine, mine_empty, seat, nowhere,
    no_such_table,
)  # fmt: skip
OF_VTES = (create_vtes, vtes, cards)


@pytest.mark.parametrize("room", ROOMS, ids=[room.__name__.replace("_", "-") for room in ROOMS])
def test_nothing_keeps_anybody_out(guests: Guests, room: Callable[[Guest, Guest], None]) -> None:
    game = "vtes" if room in OF_VTES else "mascarade"
    ana = guests.come(game)
    room(ana, guests.come(game))
    is_open_to_all(ana, room.__name__.replace("_", "-"))


def test_a_full_vtes_table_can_be_read(guests: Guests) -> None:
    """A card, in the size for reading."""
    ana = guests.come("vtes")
    ana.sit_at(ana.table("me bot", options=SHORT_VTES))
    ana.decision()
    hand = ana.find("region", "zone-hand")
    card = hand.get_by_role("button").first
    card.hover()
    assert not barriers(ana, "dark")
