"""The form with which a table is opened: short, its button always at hand, one problem at a time where it belongs."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, Guest, Guests

WIDE_FORM_PX = 1_450
PHONE_FORM_PX = 2_000


def open_form(guest: Guest, game: str) -> None:
    guest.go(f"/new/{game}")
    guest.button("page-open-table").wait_for()
    guest.page.wait_for_function("document.querySelectorAll('form select').length > 3")


def height(guest: Guest) -> int:
    return int(guest.page.evaluate("document.documentElement.scrollHeight"))


@pytest.mark.parametrize("game", ["mascarade", "vendetta"])
def test_a_table_is_opened_without_scrolling(guests: Guests, game: str) -> None:
    ana, bea = guests.come(game), guests.come(game, size=PHONE)
    for guest, most in ((ana, WIDE_FORM_PX), (bea, PHONE_FORM_PX)):
        open_form(guest, game)
        assert height(guest) < most
        # Whatever holds where nobody has chosen stands there.
        for choice in guest.page.locator("form select").all():
            expect(choice).not_to_have_value("")
        expect(guest.button("page-open-table")).to_be_in_viewport(ratio=1)
    bea.button("page-fill-with-bots").click()
    bea.button("page-open-table").click()
    bea.until(lambda: bea.ear.position)


def test_what_few_choose_is_folded_away(guests: Guests) -> None:
    ana = guests.come("vendetta")
    open_form(ana, "vendetta")
    rare = [ana.page.get_by_label(ana.say(name), exact=True) for name in ("lobby-first", "lobby-cards", "page-clock")]
    expect(ana.find("combobox", "lobby-relics")).to_be_visible()
    for choice in rare:
        expect(choice).to_be_hidden()
    ana.page.get_by_text(ana.say("page-create-more"), exact=True).click()
    for choice in rare:
        expect(choice).to_be_visible()


def test_seats_are_kept_for_friends_only_where_others_come_in(guests: Guests) -> None:
    ana = guests.come()
    open_form(ana, "mascarade")
    seat = ana.find("combobox", "page-seat-number", number=2)
    kept = seat.get_by_text(ana.say("page-kind-friend"), exact=True)
    expect(kept).to_have_count(0)
    ana.find("combobox", "page-door").select_option(label=ana.say("page-public"))
    expect(kept).to_have_count(1)


def test_a_problem_stands_once_at_what_it_is_about_and_goes_with_it(guests: Guests, tmp_path: Path) -> None:
    ana = guests.come("vendetta")
    open_form(ana, "vendetta")
    bad, good = tmp_path / "bad.yaml", tmp_path / "good.yaml"
    bad.write_text("cards: [{code: BR09, power: much}, {code: nothing}]", encoding="utf-8")
    good.write_text("cards: [{code: BR09, power: 3}]", encoding="utf-8")
    field = ana.page.get_by_label(ana.say("lobby-cards"))
    problem = ana.page.get_by_role("alert").filter(has_text="bad.yaml")
    field.set_input_files(bad)
    ana.button("page-create-problem").click()
    expect(problem).to_have_count(1)
    expect(problem).to_be_in_viewport()
    expect(field).to_be_in_viewport()
    expect(ana.button("page-open-table")).to_be_disabled()
    field.set_input_files(good)
    expect(problem).to_have_count(0)
    expect(ana.button("page-create-problem")).to_have_count(0)
    expect(ana.button("page-open-table")).to_be_enabled()
