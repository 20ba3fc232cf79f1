"""The server dies in mid-game, without a word, and comes back."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Browser, expect

from tests.browser.guests import Guests
from tests.browser.house import BROKEN_LINE, House


def test_the_page_goes_on_after_the_server_was_killed(chromium: Browser, frail_house: House) -> None:
    guests = Guests(chromium, frail_house.address)
    ana = guests.come(settings={"confirm": "no"})
    chance = Random(3)
    ana.sit_at(ana.table("me bot bot bot"))
    ana.page.evaluate("window.neverReloaded = true")
    ana.play_on(lambda decision: chance.choice(decision.options), 2)
    for _ in range(2):
        ana.decision()
        before = list(ana.ear.log)
        with ana.expecting_trouble(*BROKEN_LINE):
            frail_house.pull_the_plug()
            expect(ana.page.get_by_text(ana.say("table-ui-reconnecting"))).to_be_visible()
            frail_house.open()
            expect(ana.page.get_by_text(ana.say("table-ui-reconnecting"))).to_have_count(0)
        assert ana.ear.log[: len(before)] == before
        ana.play_on(lambda decision: chance.choice(decision.options), 1)
    ana.play_on(lambda decision: chance.choice(decision.options), 3)
    ana.decision()
    seqs = [entry.seq for entry in ana.ear.log]
    assert seqs == list(range(len(seqs))), "nothing lost, nothing doubled"
    ana.until(lambda: ana.talked_about() and ana.told().endswith(ana.talked_about()))
    assert ana.page.evaluate("window.neverReloaded"), "the page went on without being loaded again"
    guests.all_leave()
