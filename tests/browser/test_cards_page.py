"""The cards of a game, looked through: in an order, by name in any writing, and honest about what is not there."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guests import Guests
from tests.games.vtes.harness import card_to_come


def test_filters_and_cards_stand_in_an_order(guests: Guests) -> None:
    ana = guests.come("vendetta", language="pl")
    ana.go("/cards/vendetta")
    ana.find("combobox", "trait-clan").wait_for()
    clans = ana.find("combobox", "trait-clan").locator("option").all_inner_texts()[1:]
    assert clans == ana.page.evaluate("names => names.toSorted(new Intl.Collator('pl').compare)", clans)
    ana.find("combobox", "page-order").select_option(label=ana.say("page-order-name"))
    names = ana.page.get_by_role("main").get_by_role("heading", level=2).all_inner_texts()
    assert len(names) > 20
    assert names == ana.page.evaluate("names => names.toSorted(new Intl.Collator('pl').compare)", names)
    ana.find("combobox", "page-order").select_option(label=ana.say("fact-power"))
    first = ana.page.get_by_role("main").get_by_role("listitem").first
    expect(first).to_contain_text(ana.say("fact-power"))
    ana.page.get_by_text(ana.say("page-filter-numbers")).click()
    ana.find("combobox", "fact-tokens").select_option("2")
    expect(ana.page.get_by_role("status")).to_have_text(ana.say("page-cards-found", count=1))


def test_a_card_that_cannot_be_played_yet_is_named(guests: Guests) -> None:
    ana = guests.come("vtes")
    ana.go("/cards/vtes")
    search = ana.find("searchbox", "page-search-cards")
    search.wait_for()
    main = ana.page.get_by_role("main")
    expect(main).to_contain_text("can be played here so far")
    name = card_to_come()
    search.fill(name.lower())
    expect(main).to_contain_text(ana.say("page-cards-not-yet", names=name, more=0))
    search.fill("qqqq")
    expect(main).to_contain_text(ana.say("page-cards-found", count=0))
    expect(main).not_to_contain_text("Not playable here yet")
