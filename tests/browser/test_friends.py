"""Several people at one table."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, expect

from elysium.server.wire import Clock, JoinTable
from tests.browser.guests import Guest, Guests


def talk(guest: Guest, text: str) -> None:
    guest.open_chat()
    field = guest.find("textbox", "table-ui-chat-write")
    field.fill(text)
    field.press("Enter")


def is_heard(guest: Guest, name: str, text: str) -> None:
    guest.open_chat()
    lines = guest.find("log", "table-ui-chat").get_by_role("paragraph")
    expect(lines.filter(has_text=name).filter(has_text=text)).to_have_count(1)


def play_together(guests: list[Guest], decisions: int) -> None:
    """Whoever is asked decides; a deal that lies open is read first, or bots wait for that."""
    chance = Random(2)

    def goes_on() -> bool:
        for guest in guests:
            guest.read_the_deal()
        return any(guest.position.decision or guest.position.outcome for guest in guests)

    for _ in range(decisions):
        guests[0].until(goes_on)
        for guest in guests:
            if guest.position.decision:
                guest.choose(chance.choice(guest.position.decision.options))


def test_a_table_by_the_form_and_a_friend_by_the_link(guests: Guests) -> None:
    ana, bea = guests.come(settings={"confirm": "no"}), guests.come(settings={"confirm": "no"})
    ana.go("/")
    ana.link("page-new-table", ana.page.get_by_role("article", name=ana.say("game-name"))).click()
    ana.find("textbox", "page-your-name").fill("Ana")
    while ana.button("page-fewer-players").is_enabled():
        ana.button("page-fewer-players").click()
    ana.button("page-fill-with-bots").click()
    ana.find("combobox", "page-seat-number", number=2).select_option(label=ana.say("page-seat-open"))

    ana.find("combobox", "lobby-side").select_option(label=ana.say("lobby-masks"))
    masks = ana.find("group", "lobby-masks")

    def mask(word: str, chosen: bool) -> Locator:
        return masks.get_by_role("button", name=re.compile(f"^{ana.speech.card_name(word)}"), pressed=chosen)

    for word in ("king", "empress", "witch", "thief", "fool", "princess"):
        mask(word, False).click()
    complaint = ana.page.get_by_role("alert").filter(has_text=ana.say("refusal-scenario-needs-judge"))
    expect(complaint).to_have_count(1)
    expect(complaint).to_contain_text("MAS-")
    expect(ana.button("page-open-table")).to_be_disabled()
    mask("princess", True).click()
    mask("judge", False).click()
    expect(ana.button("page-open-table")).to_be_enabled()
    ana.button("page-open-table").click()

    link = ana.find("textbox", "page-share").input_value()
    bea.go(link)
    bea.find("textbox", "page-your-name").fill("Bea")
    bea.find("button", "page-join").click()
    ana.until(lambda: ana.ear.position and bea.ear.position)
    assert ana.ear.info is not None
    assert [seat.name for seat in ana.ear.info.seats][:2] == ["Ana", "Bea"]

    play_together([ana, bea], 3)
    talk(ana, "Good evening, Bea")
    talk(bea, "Good evening to you")
    for guest in (ana, bea):
        is_heard(guest, "Ana", "Good evening, Bea")
        is_heard(guest, "Bea", "Good evening to you")


def test_a_leaver_is_replaced_and_gets_the_seat_back(guests: Guests) -> None:
    ana, bea = guests.come(settings={"confirm": "no"}), guests.come()
    table = ana.table("me friend bot bot", options={"first": "1"})
    bea.post(f"/api/tables/{table.id}/join", JoinTable("Bea", table.key))
    ana.sit_at(table)
    bea.sit_at(table)
    bea.button("table-ui-menu").click()
    bea.button("table-ui-leave").click()
    bea.button("table-ui-leave-sure").click()
    bea.page.get_by_role("heading", name=bea.say("page-welcome")).wait_for()
    play_together([ana], 2)
    assert ana.ear.info is not None
    assert ana.ear.info.seats[1].left

    bea.link("game-name", bea.find("region", "page-mine")).first.click()
    bea.until(lambda: bea.ear.position)
    bea.button("table-ui-come-back").click()
    ana.until(lambda: ana.ear.info and not ana.ear.info.seats[1].left)
    play_together([ana, bea], 4)
    assert any(entry.seat == 1 and entry.by == "person" for entry in bea.ear.log)


def test_whoever_is_away_is_seen_to_be_away(guests: Guests) -> None:
    ana, bea = guests.come(), guests.come()
    table = ana.table("me friend bot bot", options={"first": "2"})
    bea.post(f"/api/tables/{table.id}/join", JoinTable("Bea", table.key))
    ana.sit_at(table)
    expect(ana.page.get_by_text(ana.say("table-ui-is-away", player="Bea"))).to_be_visible()
    seat = ana.page.get_by_role("button", name=re.compile(f"^Bea, {ana.say('page-away')}"))
    expect(seat).to_be_visible()
    expect(ana.button("table-ui-bot-for", player="Bea")).to_have_count(0)
    in_a_while = ana.say("table-ui-bot-in", player="Bea", time="TIME").replace("TIME", r"\d:\d\d")
    expect(ana.find("region", "table-ui-decision").get_by_role("timer")).to_have_text(re.compile(in_a_while))
    bea.sit_at(table)
    expect(ana.page.get_by_text(ana.say("table-ui-is-away", player="Bea"))).to_have_count(0)
    expect(seat).to_have_count(0)


def test_a_game_that_everybody_has_left_rests(guests: Guests) -> None:
    ana = guests.come()
    table = ana.table("me bot bot bot", options={"first": "1"}, clock=Clock("seconds", 900))
    ana.go("/mine")
    row = ana.page.get_by_role("listitem").filter(has_text=ana.say("game-name"))
    expect(row).to_contain_text(ana.say("page-your-turn"))
    ana.button("table-ui-leave", row).click()
    ana.button("table-ui-leave-sure", row).click()
    expect(row).to_contain_text(ana.say("page-resting"))
    expect(ana.button("table-ui-leave", row)).to_have_count(0)
    expect(ana.page).to_have_title(f"{ana.say('page-mine')} · Elysium")

    ana.sit_at(table)
    expect(ana.page.get_by_text(ana.say("table-ui-resting"))).to_be_visible()
    expect(ana.decision_panel).to_have_count(0)
    expect(ana.page.get_by_role("timer")).to_have_count(0)
    ana.button("table-ui-come-back").click()
    assert ana.decision()
    expect(ana.page.get_by_role("timer")).to_be_visible()


def test_a_seat_moves_to_another_device(guests: Guests) -> None:
    ana, telephone = guests.come(), guests.come(settings={"confirm": "no"})
    table = ana.table("me bot bot bot", options={"first": "1"})
    ana.sit_at(table)
    ana.decision()
    ana.button("table-ui-menu").click()
    ana.button("table-ui-move").click()
    link = ana.find("textbox", "table-ui-move-link").input_value()
    ana.page.keyboard.press("Escape")

    telephone.go(link)
    telephone.button("page-seat-claim").click()
    telephone.until(lambda: telephone.ear.position)
    expect(ana.page.get_by_text(ana.say("table-ui-watching"))).to_be_visible()
    expect(ana.find("list", "table-ui-options")).to_have_count(0)
    telephone.play_on(lambda decision: decision.options[0], 2)
    assert ana.position.decision is None

    late = guests.come()
    with late.expecting_trouble("/api/seats/claim", "400|403|404|409|410"):
        late.go(link)
        late.button("page-seat-claim").click()
        expect(late.page.get_by_text(late.say("refusal-link-used"))).to_be_visible()
