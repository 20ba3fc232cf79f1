"""Who wants to be nobody any more, here or on another device."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guests import Guests


def test_signing_out_other_devices_and_being_forgotten(guests: Guests) -> None:
    ana = guests.come()
    table = ana.table("me friend bot bot")
    cookies = ana.context.cookies()
    ana.go("/about")
    ana.button("page-others-out").click()
    expect(ana.page.get_by_text(ana.say("page-others-out-done"))).to_be_visible()
    assert ana.context.cookies() != cookies
    mine = ana.context.request.get(f"{ana.address}/api/tables/mine").json()["tables"]
    assert [one["id"] for one in mine] == [table.id]

    ana.button("page-forget").click()
    ana.button("page-forget-no").click()
    ana.button("page-forget").click()
    ana.button("page-forget-yes").click()
    expect(ana.page.get_by_text(ana.say("page-forget-done"))).to_be_visible()
    assert ana.context.cookies() == []
    assert ana.context.request.get(f"{ana.address}/api/tables/mine").json()["tables"] == []
