"""What a host does before the game, and what everybody does after it: inviting, changing, talking, asking again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from elysium.server.wire import Clock, TableChanged, TableInfo
from tests.browser.guests import PHONE, Guest, Guests


def bea_at(guests: Guests, table: TableInfo) -> Guest:
    bea = guests.come(settings={"name": "Bea"})
    bea.go(f"/table/{table.id}#{table.key}")
    bea.button("page-join").first.click()
    bea.page.get_by_text(bea.say("page-host-starts")).wait_for()
    return bea


def test_a_waiting_room_says_who_invites_and_to_what(guests: Guests) -> None:
    ana = guests.come()
    table = ana.table("me friend friend bot", options={"first": "2"}, clock=Clock("seconds", 60))
    bea = bea_at(guests, table)
    main = bea.page.get_by_role("main")
    expect(main).to_contain_text(bea.say("page-hosts", name="Ana"))
    expect(main).to_contain_text(bea.say("page-clock-seconds", amount=60))
    expect(main).to_contain_text(f"{bea.say('lobby-first')}: {bea.say('page-seat-number', number=2)}")


def test_people_talk_while_they_wait(guests: Guests) -> None:
    ana = guests.come()
    table = ana.table("me friend friend bot")
    ana.go(f"/table/{table.id}#{table.key}")
    bea = bea_at(guests, table)
    bea.find("textbox", "table-ui-chat-write").fill("Good evening")
    bea.button("table-ui-chat-send").click()
    expect(ana.find("log", "table-ui-chat")).to_contain_text("Good evening")


def test_a_host_changes_what_is_played_and_sends_somebody_away(guests: Guests) -> None:
    ana = guests.come()
    table = ana.table("me friend friend bot")
    ana.go(f"/table/{table.id}#{table.key}")
    bea = bea_at(guests, table)
    expect(bea.button("page-alter")).to_have_count(0)
    ana.button("page-alter").click()
    expect(ana.find("combobox", "lobby-side").locator("option:checked")).to_have_text(ana.say("table-side-A"))
    ana.find("combobox", "page-clock").select_option(label=ana.say("page-clock-days", amount=3))
    ana.button("page-alter-done").click()
    expect(bea.page.get_by_role("main")).to_contain_text(bea.say("page-clock-days", amount=3))
    changes = [message.table for message in bea.ear.messages if isinstance(message, TableChanged)]
    assert not any(table.host_name and not table.seats[0].online for table in changes), "the host was there"

    expect(bea.button("page-remove-at", name="Ana")).to_have_count(0)
    ana.button("page-remove-at", name="Bea").click()
    ana.button("page-remove-sure").click()
    expect(bea.button("page-join").first).to_be_visible()
    expect(bea.page.get_by_role("alert").filter(has_text=bea.say("page-removed"))).to_be_visible()
    expect(ana.page.get_by_text("Bea", exact=True)).to_have_count(0)


def test_another_game_begins_when_everybody_wants_it(guests: Guests) -> None:
    ana = guests.come(settings={"name": "Ana"})
    table = ana.table("me friend bot bot", options={"first": "1"})
    bea = bea_at_full(guests, table)
    over(ana, bea, table)
    ana.button("table-ui-rematch", ana.game_over).click()
    ana.find("heading", "page-waiting-title").wait_for()
    expect(ana.page.get_by_text(ana.say("page-seat-asked", name="Bea"))).to_be_visible()
    expect(ana.page.get_by_text(ana.say("page-waiting-for", names="Bea"), exact=True)).to_be_visible()
    bea.go("/mine")
    bea.page.get_by_text(bea.say("page-ask-again", name="Ana")).click()
    expect(bea.find("heading", "page-ask-again", name="Ana")).to_be_visible()
    bea.button("page-ask-yes").click()
    for guest in (ana, bea):
        guest.decision_panel.wait_for()


def bea_at_full(guests: Guests, table: TableInfo) -> Guest:
    bea = guests.come(settings={"name": "Bea"})
    bea.go(f"/table/{table.id}#{table.key}")
    bea.button("page-join").first.click()
    bea.decision_panel.wait_for()
    return bea


def over(ana: Guest, bea: Guest, table: TableInfo) -> None:
    """Somebody leaves, so that one alone can play to the end; then both look at it."""
    bea.post(f"/api/tables/{table.id}/leave")
    ana.play_to_the_end(table)
    bea.post(f"/api/tables/{table.id}/return")
    for guest in (ana, bea):
        guest.sit_at(table)
        guest.game_over.wait_for()


def test_a_name_is_changed_at_the_table(guests: Guests) -> None:
    ana, cai = guests.come(), guests.come()
    table = ana.table("me bot bot bot", options={"first": "1"})
    ana.sit_at(table)
    cai.sit_at(table)
    expect(ana.page.get_by_title(ana.say("table-ui-onlookers", count=1))).to_be_visible()
    ana.button("table-ui-menu").click()
    ana.find("textbox", "table-ui-rename").fill("Anabel")
    ana.button("page-alter-done").click()
    expect(cai.page.get_by_role("button", name=re.compile("^Anabel"))).to_be_visible()
    expect(cai.decision_panel).to_contain_text("Anabel")


def test_past_games_say_who_won_and_when(guests: Guests) -> None:
    ana = guests.come()
    table = ana.table("me bot bot bot")
    ana.play_to_the_end(table)
    ana.sit_at(table)
    won = [table.seats[seat].name for seat in ana.position.winners]
    ana.go("/mine")
    past = ana.link("game-name").first
    expect(past).to_contain_text(ana.say("page-won-by", names=", ".join(won), count=len(won)))
    expect(past.locator("time")).to_have_text(re.compile(r"\d{4}"))


def test_a_game_that_is_not_played_here_is_called_so(guests: Guests) -> None:
    ana = guests.come()
    ana.go("/new/chess")
    expect(ana.page.get_by_text(ana.say("page-no-such-game"))).to_be_visible()
    expect(ana.page.get_by_text(ana.say("page-no-answer"))).to_have_count(0)


def test_name_and_settings_stand_where_people_look(guests: Guests) -> None:
    ana = guests.come()
    ana.go("/")
    ana.link("page-settings", ana.find("navigation", "page-navigation")).click()
    expect(ana.page).to_have_title(f"{ana.say('page-settings')} · Elysium")
    ana.find("textbox", "page-your-name").fill("Ana")
    ana.link("page-mine").click()
    expect(ana.page).to_have_title(f"{ana.say('page-mine')} · Elysium")
    expect(ana.page.get_by_role("link", name="Ana")).to_be_visible()


def test_the_menu_shows_the_whole_link_to_those_who_can_use_it(guests: Guests) -> None:
    ana = guests.come(size=PHONE)
    for spectators in (True, False):
        ana.sit_at(ana.table("me bot bot bot", options={"first": "1"}, spectators=spectators))
        ana.button("table-ui-menu").click()
        ana.find("dialog", "table-ui-menu").wait_for()
        link = ana.find("textbox", "table-ui-invite")
        expect(link).to_have_count(1 if spectators else 0)
        if spectators:
            assert link.evaluate("one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")
