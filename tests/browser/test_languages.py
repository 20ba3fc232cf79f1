"""The language changes in mid-game: everything at once, without a reload."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guests import Guest, Guests


def speaks(guest: Guest) -> None:
    """Everything around, in the guest's language."""
    expect(guest.page.locator("html")).to_have_attribute("lang", guest.speech.language)
    decision = guest.position.decision
    assert decision is not None
    panel = guest.decision_panel
    expect(panel.get_by_text(guest.read(decision.say), exact=True)).to_be_visible()
    expect(guest.button("table-ui-rules", panel)).to_be_visible()
    guest.until(lambda: guest.talked_about() == guest.told())
    expect(guest.find("heading", "game-name")).to_be_visible()
    expect(guest.find("region", "board-table")).to_be_visible()
    expect(guest.button("board-masks")).to_be_visible()
    expect(guest.link("page-mine")).to_be_visible()
    expect(guest.button("table-ui-menu")).to_be_visible()


def test_the_whole_table_changes_its_language_at_once(guests: Guests) -> None:
    ana = guests.come(settings={"confirm": "no"})
    ana.sit_at(ana.table("me bot bot bot"))
    ana.play_on(lambda decision: decision.options[0], 1)
    ana.decision()
    ana.page.evaluate("window.neverReloaded = true")
    for language in ("es", "pl", "en"):
        ana.choose_language(language)
        speaks(ana)
    ana.button("table-ui-rules", ana.decision_panel).click()
    decision = ana.position.decision
    assert decision is not None
    for language in ("es", "pl"):
        ana.choose_language(language)
        for rule in decision.rules:
            expect(ana.find("region", "table-ui-rules")).to_contain_text(ana.speech.rule(rule))
    ana.play_on(lambda decision: decision.options[0], 2)
    assert ana.page.evaluate("window.neverReloaded")


def test_the_first_language_is_the_browsers(guests: Guests) -> None:
    ola = guests.come(language="pl")
    ola.go("/")
    expect(ola.find("heading", "page-welcome")).to_be_visible()
    expect(ola.page.locator("html")).to_have_attribute("lang", "pl")
