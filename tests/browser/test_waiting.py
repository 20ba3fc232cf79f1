"""Time: clocks, bots that think, colours for the day; and links that lead nowhere."""

from __future__ import annotations

from playwright.sync_api import expect

from elysium.server.wire import Clock, JoinTable
from tests.browser.guests import Guests

THINKER = "search:2s"


def test_the_clock_is_shown_and_decides(guests: Guests) -> None:
    ana = guests.come()
    ana.sit_at(ana.table("me bot bot bot", options={"first": "1"}, clock=Clock("seconds", 3)))
    expect(ana.page.get_by_role("timer")).to_be_visible()
    expect(ana.find("log", "table-ui-log").get_by_text(ana.say("table-ui-by-clock")).first).to_be_attached()
    assert any(entry.by == "clock" and entry.seat == 0 for entry in ana.ear.log)


def test_a_bot_that_thinks_is_seen_thinking_and_can_be_hurried(guests: Guests) -> None:
    ana = guests.come()
    ana.sit_at(ana.table("me bot bot bot", THINKER, options={"first": "2"}))
    ana.button("board-deal-seen").click()
    seq = ana.position.seq
    expect(ana.page.get_by_role("progressbar").first).to_be_visible()
    hurry = ana.button("table-ui-hurry")
    expect(hurry.first).to_be_visible()
    hurry.first.click()
    ana.until(lambda: ana.position.seq > seq)


def test_daylight_is_remembered(guests: Guests) -> None:
    ana = guests.come()
    ana.go("/about")
    root = ana.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    ana.button("page-light-theme").click()
    expect(root).to_have_attribute("data-theme", "light")
    ana.page.reload()
    expect(ana.button("page-light-theme")).to_have_attribute("aria-pressed", "true")
    expect(root).to_have_attribute("data-theme", "light")


def test_links_that_do_not_open_say_why(guests: Guests) -> None:
    ana, bea = guests.come(), guests.come()
    private = ana.table("me friend bot bot")
    bea.go(f"/table/{private.id}#wrong")
    expect(bea.page.get_by_text(bea.say("refusal-wrong-link"))).to_be_visible()

    closed_doors = ana.table("me bot bot bot", spectators=False)
    bea.go(f"/table/{closed_doors.id}#{closed_doors.key}")
    expect(bea.page.get_by_text(bea.say("refusal-no-spectators"))).to_be_visible()

    begun = ana.table("me friend bot bot")
    guests.come().post(f"/api/tables/{begun.id}/join", JoinTable("Cai", begun.key))
    bea.go(f"/table/{begun.id}#{begun.key}")
    expect(bea.page.get_by_text(bea.say("table-ui-watching"))).to_be_visible()

    bea.go("/seat#nonsense")
    with bea.expecting_trouble("/api/seats/claim", "status of 4"):
        bea.button("page-seat-claim").click()
        expect(bea.find("heading", "page-seat-refused-title")).to_be_visible()


def test_a_deck_that_is_refused_is_complained_about_beside_it_until_it_changes(guests: Guests) -> None:
    ana, bea = guests.come("vtes"), guests.come("vtes")
    table = ana.table("me friend bot")
    bea.go(f"/table/{table.id}#{table.key}")
    bea.page.get_by_text(bea.say("page-deck-bring")).click()
    deck = bea.page.get_by_label(bea.say("page-deck-paste"))
    deck.fill("3x Nobody at All")
    complaint = bea.page.get_by_role("alert").filter(has_text="Nobody at All")
    with bea.expecting_trouble("/join", "status of 4"):
        bea.button("page-join").click()
        expect(complaint).to_have_count(1)
    deck.press_sequentially(" ")
    expect(complaint).to_have_count(0)
