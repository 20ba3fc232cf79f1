"""Those who watch see what everybody may see; when a game is over, everything can be looked at again."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from elysium.engine.audience import SPECTATOR
from elysium.server.wire import Position, Update, Welcome, position_after, read_part
from tests.browser.guests import SMALL_PHONE, Guests
from tests.server.running import ROOT

PRIVATE_EVENTS = {"saw", "handled-really", "only-pretended"}
SCROLL_AND_LEAVE = """(link) => {
    for (const box of document.querySelectorAll("main *")) box.scrollTo({ top: 0, left: 9999, behavior: "instant" });
    link.click();
}"""


def test_a_spectator_sees_only_what_is_public(guests: Guests) -> None:
    ana, cai = guests.come(settings={"confirm": "no"}), guests.come()
    table = ana.table("me bot bot bot", options={"first": "1"})
    ana.sit_at(table)
    cai.sit_at(table)
    expect(cai.page.get_by_text(cai.say("table-ui-watching"))).to_be_visible()
    ana.play_on(lambda decision: decision.options[0], 4)
    cai.until(lambda: cai.position.seq >= ana.position.seq)
    assert {event.name for entry in ana.ear.log for event in entry.events} & PRIVATE_EVENTS
    before: Position | None = None
    for message in cai.ear.messages:
        if isinstance(message, Welcome):
            assert message.viewer == SPECTATOR
        if isinstance(message, Welcome | Update):
            position = None if message.position is None else read_part(message.position)
            if isinstance(message, Update):
                position = before = position_after(message, before)
            else:
                before = position
            assert position is None or not position.decision
            sightings = [known.seen for known in position.knowledge.values()] if position else []
            assert all(seen is None or (seen.how != "saw" and not seen.swaps) for seen in sightings)
    assert not {event.name for entry in cai.ear.log for event in entry.events} & PRIVATE_EVENTS
    cai.until(lambda: cai.talked_about() == cai.told())
    expect(cai.find("list", "table-ui-options")).to_have_count(0)
    expect(cai.button("board-may-be-chosen")).to_have_count(0)
    expect(cai.page.get_by_text(cai.say("table-ui-undo"))).to_have_count(0)
    cai.button("table-ui-panel-chat").click()
    expect(cai.page.get_by_text(cai.say("table-ui-chat-seated"))).to_be_visible()
    expect(cai.find("textbox", "table-ui-chat-write")).to_have_count(0)


def test_a_spectator_by_link_finds_the_next_game(guests: Guests) -> None:
    ana, cai = guests.come(), guests.come()
    table = ana.table("me bot bot bot")
    ana.play_to_the_end(table)
    cai.sit_at(table)
    ana.sit_at(table)
    ana.button("table-ui-rematch", ana.game_over).click()
    ana.page.wait_for_url(lambda url: table.id not in url)
    expect(cai.link("table-ui-to-rematch", cai.game_over)).to_have_attribute("href", re.compile(f"#{table.key}$"))


def test_whatever_panel_is_open_the_news_are_announced_once(guests: Guests) -> None:
    ana = guests.come(settings={"confirm": "no"})
    ana.sit_at(ana.table("me bot bot bot", options={"first": "1"}))
    ana.decision()
    news = ana.page.locator("[aria-live=polite][aria-relevant=additions]")
    expect(news).to_be_empty()
    ana.open_chat()
    field = ana.find("textbox", "table-ui-chat-write")
    field.fill("Good evening")
    field.press("Enter")
    expect(news.get_by_text("Ana: Good evening", exact=True)).to_have_count(1)
    expect(field).to_have_value("")
    before = len(ana.ear.log)
    ana.play_on(lambda decision: decision.options[0], 1)
    happened = ana.read(ana.ear.log[before].events[0].say)
    expect(news.get_by_text(happened, exact=True)).to_have_count(1)
    for panel in ana.page.get_by_role("log").all():
        expect(panel).to_have_attribute("aria-live", "off")


def test_a_running_game_is_replayed_as_a_spectator_sees_it(guests: Guests) -> None:
    ana = guests.come(settings={"confirm": "no"})
    ana.sit_at(ana.table("me bot bot bot", options={"first": "1"}))
    ana.play_on(lambda decision: decision.options[0], 2)
    ana.decision()
    ana.button("table-ui-menu").click()
    ana.link("table-ui-replay").click()
    expect(ana.page.get_by_text(ana.say("replay-live-note"))).to_be_visible()
    expect(ana.find("group", "replay-eyes")).to_have_count(0)
    ana.button("replay-to-end").click()
    assert "In secret" not in ana.page.locator("main").inner_text()


def test_a_replay_with_eyes_steps_seal_and_download(guests: Guests, tmp_path: Path) -> None:
    ana, cai = guests.come(), guests.come()
    table = ana.table("me bot bot bot")
    ana.play_to_the_end(table)
    cai.go(f"/replay/{table.id}#{table.key}")
    timeline = cai.find("slider", "replay-timeline")
    timeline.wait_for()
    last = int(timeline.get_attribute("max") or 0)
    assert last > 4
    for button, step in (("replay-forward", 1), ("replay-forward", 2), ("replay-back", 1), ("replay-to-end", last),
                         ("replay-back", last - 1), ("replay-to-start", 0)):  # fmt: skip
        cai.button(button).click()
        expect(timeline).to_have_value(str(step))
    cai.button("replay-play").click()
    expect(timeline).not_to_have_value("0")
    cai.button("replay-pause").click()
    cai.button("replay-to-end").click()

    eyes = cai.find("group", "replay-eyes")
    side = cai.find("region", "replay-panel-log")
    secret = cai.say("event-handled-really", first="x", second="y").split(":")[0]
    for name, sees_secrets in ((cai.say("replay-eyes-spectator"), False), (cai.say("replay-eyes-open"), True)):
        eye = eyes.get_by_role("button", name=name, exact=True)
        eye.click()
        expect(eye).to_have_attribute("aria-pressed", "true")
        expect(side.get_by_text(secret)).to_have_count(0) if not sees_secrets else expect(
            side.get_by_text(secret).first
        ).to_be_attached()
    eyes.get_by_role("button", name="Ana", exact=True).click()
    expect(eyes.get_by_role("button", name="Ana", exact=True)).to_have_attribute("aria-pressed", "true")

    cai.button("replay-panel-keepsake").click()
    expect(cai.page.get_by_text(cai.say("table-ui-seal-holds", own="no"))).to_be_visible()
    with cai.page.expect_download() as coming:
        cai.button("replay-download").click()
    file = tmp_path / "game.json"
    coming.value.save_as(file)
    checked = subprocess.run(
        [sys.executable, "-m", "elysium", "replay", "--lang", "en", "--check", str(file)],
        capture_output=True, text=True, cwd=ROOT, check=False,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert cai.say("check-agrees") in " ".join(checked.stdout.split())

    cai.go("/replay")
    cai.page.get_by_label(cai.say("replay-open-button")).set_input_files(file)
    expect(cai.find("slider", "replay-timeline")).to_have_attribute("max", str(last))


def test_whoever_leaves_while_the_table_still_scrolls_leaves_no_error_behind(guests: Guests) -> None:
    """A browser tells of scrolling one frame later, when the table is no longer on the page."""
    ana = guests.come(size=SMALL_PHONE)
    table = ana.table("me bot bot bot")
    ana.play_to_the_end(table)
    ana.sit_at(table)
    ana.find("log", "table-ui-log").wait_for(state="attached")
    ana.link("table-ui-lobby", ana.game_over).evaluate(SCROLL_AND_LEAVE)
    ana.page.get_by_role("article", name=ana.say("game-name")).wait_for()
    ana.page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
