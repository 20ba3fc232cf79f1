"""The deal in the eyes of browsers: sealed before the first card, drawn from the numbers of all, checked at the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

from elysium.engine.chance import commitment
from elysium.server.wire import JoinTable
from tests.browser.guests import Guest, Guests
from tests.browser.house import House

ANOTHER_SEED = "00" * 32
PATIENT = "60"


@pytest.fixture(scope="module")
def patient_house(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where a deal waits for whoever is slow."""
    house = House(tmp_path_factory.mktemp("deal"), draw_seconds=PATIENT)
    house.open()
    yield house
    house.close()


@pytest.fixture
def comers(chromium: Browser, patient_house: House) -> Iterator[Guests]:
    coming = Guests(chromium, patient_house.address)
    yield coming
    coming.all_leave()


def drawn_from(guest: Guest) -> list[str]:
    """Whose numbers are in the deal, as the table told."""
    info = guest.ear.info
    assert info is not None
    assert info.draw is not None
    assert info.draw.phase == "drawn"
    return [info.seats[lot.seat].name for lot in info.draw.lots if lot.number]


def test_the_seal_is_seen_before_the_deal_and_checked_at_the_end(comers: Guests) -> None:
    ana, bea = comers.come(), comers.come(settings={"name": "Bea"})
    table = ana.table("me friend bot bot")
    ana.go(f"/table/{table.id}#{table.key}")
    seal = ana.say("ui-commitment", hash=table.commitment)
    ana.page.get_by_text(ana.say("table-ui-seal"), exact=True).click()
    expect(ana.page.get_by_text(seal)).to_be_visible()
    bea.go(f"/table/{table.id}#{table.key}")
    bea.button("page-join").first.click()
    for guest in (ana, bea):
        expect(guest.button("table-ui-menu")).to_be_visible()
        assert drawn_from(guest) == ["Ana", "Bea"]
    ana.button("table-ui-menu").click()
    ana.page.get_by_text(ana.say("table-ui-seal"), exact=True).click()
    expect(ana.page.get_by_text(ana.say("ui-drawn-from", count=2, names="Ana, Bea"))).to_be_visible()
    expect(ana.page.get_by_text(table.commitment)).to_be_visible()


def test_a_game_against_bots_begins_at_once_and_is_checked_with_ones_own_number(comers: Guests) -> None:
    ana = comers.come(settings={"confirm": "no"})
    table = ana.table("me bot bot bot")
    ana.sit_at(table)
    assert drawn_from(ana) == ["Ana"]
    ana.play_on(lambda decision: decision.options[-1])
    expect(ana.game_over).to_contain_text(ana.say("table-ui-seal-holds", own="yes"))
    ana.page.reload()
    expect(ana.game_over).to_contain_text(ana.say("table-ui-seal-holds", own="yes"))


def test_a_server_that_shows_another_seed_and_seal_at_the_end_is_called_out(comers: Guests) -> None:
    """Both fit each other, and the browser that had seen the true seal does not believe it."""
    ana = comers.come(settings={"confirm": "no"})
    table = ana.table("me bot bot bot")
    ana.sit_at(table)
    ana.play_on(lambda decision: decision.options[-1])
    expect(ana.game_over).to_contain_text(ana.say("table-ui-seal-holds", own="yes"))

    def lie(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["table"] |= {"seed": ANOTHER_SEED, "commitment": commitment(bytes.fromhex(ANOTHER_SEED))}
        route.fulfill(response=answer, json=told)

    ana.page.route("**/api/tables/*/replay*", lie)
    ana.go(f"/replay/{table.id}#{table.key}")
    ana.button("replay-panel-keepsake").click()
    expect(ana.page.get_by_text(ana.say("doubt-seal-changed"))).to_be_visible()


def test_somebody_whose_browser_is_closed_is_left_out_by_name(guests: Guests) -> None:
    ana, bea = guests.come(), guests.come(settings={"name": "Bea"})
    table = ana.table("me friend bot bot")
    ana.go(f"/table/{table.id}#{table.key}")
    ana.until(lambda: ana.ear.info)
    bea.post(f"/api/tables/{table.id}/join", JoinTable("Bea", table.key))
    expect(ana.page.get_by_text(ana.say("table-ui-drawing-waits", names="Bea"))).to_be_visible()
    ana.until(lambda: ana.ear.position)
    ana.button("table-ui-menu").click()
    ana.page.get_by_text(ana.say("table-ui-seal"), exact=True).click()
    expect(ana.page.get_by_text(ana.say("ui-left-out", name="Bea", fault="silent"))).to_be_visible()
