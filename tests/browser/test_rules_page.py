"""All rules of a game can be read through and searched."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guests import PHONE, Guests


def test_the_rules_are_read_by_chapter_and_searched(guests: Guests) -> None:
    ana = guests.come()
    ana.go("/")
    ana.link("page-rules", ana.page.get_by_role("article", name=ana.say("game-name"))).click()
    ana.find("heading", "page-rules").wait_for()
    rule = ana.page.locator("#MAS-TURN-08")
    expect(rule).to_be_hidden()
    ana.find("heading", "chapter-turn").click()
    expect(rule).to_be_visible()
    ana.find("heading", "chapter-turn").click()
    expect(rule).to_be_hidden()
    ana.find("searchbox", "page-search-rules").fill("mas-turn-08")
    expect(rule).to_contain_text(ana.speech.rule("MAS-TURN-08"))
    expect(ana.page.get_by_role("status").filter(has_text=ana.say("page-rules-found", count=1))).to_be_visible()
    expect(ana.find("heading", "chapter-setup")).to_have_count(0)


def test_the_help_at_a_table_leads_to_its_rule_among_all(guests: Guests) -> None:
    ana = guests.come(size=PHONE, language="pl")
    ana.sit_at(ana.table("me bot bot bot", options={"first": "1"}))
    ana.decision()
    ana.button("table-ui-rules", ana.decision_panel).click()
    way = ana.link("page-all-rules", ana.find("region", "table-ui-rules"))
    address = way.get_attribute("href")
    assert address is not None
    _, _, rule = address.partition("#")
    ana.go(address)
    expect(ana.page.locator(f"#{rule}")).to_be_in_viewport()
    assert not ana.scrolls_sideways()
    assert rule in ana.page.locator(f"#{rule}").inner_text()


def test_rules_of_a_game_that_is_not_played_here(guests: Guests) -> None:
    ana = guests.come()
    ana.go("/rules/chess")
    expect(ana.page.get_by_text(ana.say("page-no-such-game"))).to_be_visible()
