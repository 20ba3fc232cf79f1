"""A table that the server cannot go on with: the page says why, and shows what has happened."""

from __future__ import annotations

import json
import sqlite3
from random import Random

from playwright.sync_api import Browser, expect

from elysium.server.wire import TableInfo
from tests.browser.accessibility import is_open_to_all
from tests.browser.guests import Guests
from tests.browser.house import BROKEN_LINE, House


def make_unreadable(house: House, table: TableInfo) -> None:
    """As if a card had lost the choice that was made first."""
    with sqlite3.connect(house.file) as connection:
        rows = connection.execute(
            "SELECT seq, body FROM entries WHERE table_id = ? ORDER BY seq", (table.id,)
        ).fetchall()
        seq, entry = next((seq, json.loads(body)) for seq, body in rows if '"option"' in body)
        body = json.dumps(entry | {"option": ["nod", "p1"]})
        connection.execute("UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?", (body, table.id, seq))
        connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table.id,))
    connection.close()


def test_a_halted_table_says_why_and_shows_its_log(chromium: Browser, frail_house: House) -> None:
    guests = Guests(chromium, frail_house.address)
    ana = guests.come(settings={"confirm": "no"})
    chance = Random(5)
    table = ana.table("me bot bot bot")
    ana.sit_at(table)
    ana.play_on(lambda decision: chance.choice(decision.options), 2)
    with ana.expecting_trouble(*BROKEN_LINE):
        frail_house.pull_the_plug()
        make_unreadable(frail_house, table)
        frail_house.open()
        expect(ana.page.get_by_role("heading", name=ana.say("table-ui-halted"))).to_be_visible()
    assert ana.ear.info is not None
    why = ana.ear.info.halted
    assert why is not None
    expect(ana.page.get_by_text(ana.read(why.say))).to_be_visible()
    expect(ana.decision_panel).to_have_count(0)
    assert ana.told(), "what has happened is still told"
    ana.until(lambda: ana.talked_about() and ana.told().endswith(ana.talked_about()))
    is_open_to_all(ana, "halted")
    ana.choose_language("pl")
    expect(ana.page.get_by_text(ana.read(why.say))).to_be_visible()
    ana.go("/")
    expect(ana.page.get_by_text(ana.read(why.say)).first).to_be_visible()
    guests.all_leave()
