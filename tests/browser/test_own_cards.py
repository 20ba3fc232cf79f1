"""Tables that bring cards of their own: whatever the page says of a card is what holds at that table."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, expect

from elysium.engine.text import Speech
from elysium.games.vendetta.game import VENDETTA
from elysium.server.wire import TableInfo
from tests.browser.accessibility import barriers
from tests.browser.guests import PHONE, Guest, Guests
from tests.browser.night import card_in_hand

GAME = "vendetta"
HUNT = "brujah-hunt"
IMAGE = "<img src=x onerror='window.ran = true'>"
OWN = f"""
cards:
  - {{code: BR09, power: 11, aftermath: [{{steal: 7}}], sources: ["{IMAGE}"]}}
  - {{code: VI, influence: 8}}
  - {{code: NO07, power: 2}}
  - {{code: BR08, power: 1, preparation: [], kind: preparation}}
"""
OTHER = "cards: [{code: BR09, power: 12, aftermath: [{lose: 6}]}]"
OPTIONS = {"first": "1", "clans": "brujah,tremere,nosferatu"}


def table_with(guest: Guest, cards: str) -> TableInfo:
    return guest.table("me bot bot", options=OPTIONS | ({"cards": cards} if cards else {}))


def text_of(cards: str, word: str, language: str = "en") -> str:
    return Speech(language, VENDETTA, cards).card(word)


def go_over(guest: Guest, table: TableInfo) -> None:
    """To another table without loading the page anew."""
    path = f"/table/{table.id}#{table.key}"
    guest.page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }", path)
    guest.until(lambda: guest.ear.info and guest.ear.info.id == table.id and guest.ear.position)


def read_card(guest: Guest, word: str) -> Locator:
    """What stands beside a card on which the pointer rests."""
    guest.page.mouse.move(0, 0)
    card_in_hand(guest, word).hover()
    return guest.page.get_by_role("article").filter(has_text=guest.speech.card_name(word)).last


def look_through_own_eyes(guest: Guest) -> None:
    guest.find("group", "replay-eyes").get_by_role("button", name="Ana", exact=True).click()


def test_every_table_shows_the_texts_of_its_own_cards(guests: Guests) -> None:
    """One after the other in the same browser, without the page being loaded anew in between."""
    ana = guests.come(GAME)
    ana.go("/about")
    ana.link("page-home").wait_for()
    for cards, power in ((OWN, "11"), (OTHER, "12"), ("", "0"), (OWN, "11")):
        go_over(ana, table_with(ana, cards))
        ana.decision()
        expect(read_card(ana, HUNT)).to_contain_text(text_of(cards, HUNT))
        expect(read_card(ana, HUNT)).to_contain_text(power)
        changed = ana.page.get_by_text(ana.say("edition-changed"))
        expect(changed.first if cards else changed).to_have_count(1 if cards else 0)


def test_in_all_languages_and_among_all_cards(guests: Guests) -> None:
    ana = guests.come(GAME)
    table = table_with(ana, OWN)
    ana.sit_at(table)
    for language in ("es", "pl", "en"):
        ana.choose_language(language)
        expect(read_card(ana, HUNT)).to_contain_text(text_of(OWN, HUNT, language))
    ana.page.mouse.move(0, 0)
    ana.go(ana.address + (ana.link("board-cards").get_attribute("href") or ""))
    ana.find("heading", "page-cards-of-table").wait_for()
    ana.page.get_by_label(ana.say("trait-edition")).select_option("changed")
    expect(ana.page.locator("main").get_by_role("listitem")).to_have_count(4)
    expect(ana.page.get_by_text(text_of(OWN, HUNT), exact=True)).to_be_visible()
    assert not barriers(ana, "dark")


def test_the_replay_of_a_table_and_of_its_file_show_its_texts(guests: Guests, tmp_path: Path) -> None:
    ana = guests.come(GAME)
    table = table_with(ana, OWN)
    ana.play_to_the_end(table)
    ana.go(f"/replay/{table.id}#{table.key}")
    look_through_own_eyes(ana)
    expect(read_card(ana, HUNT)).to_contain_text(text_of(OWN, HUNT))
    kept = tmp_path / "game.json"
    kept.write_bytes(ana.context.request.get(f"{ana.address}/api/tables/{table.id}/recording").body())
    ana.go("/replay")
    ana.page.get_by_label(ana.say("replay-open-button")).set_input_files(kept)
    look_through_own_eyes(ana)
    expect(read_card(ana, HUNT)).to_contain_text(text_of(OWN, HUNT))
    expect(ana.link("board-cards")).to_have_count(0)


def test_whoever_is_to_sit_down_is_told_that_cards_are_changed(guests: Guests) -> None:
    ana, bea = guests.come(GAME), guests.come(GAME, size=PHONE)
    for cards in (OWN, ""):
        table = ana.table("me friend bot", options=OPTIONS | ({"cards": cards} if cards else {}))
        bea.go(f"/table/{table.id}#{table.key}")
        bea.button("page-join").wait_for()
        expect(bea.link("page-cards-of-table")).to_have_count(1 if cards else 0)
        assert not bea.scrolls_sideways()


def test_markup_in_a_card_file_is_only_text(guests: Guests, tmp_path: Path) -> None:
    ana = guests.come(GAME)
    ana.sit_at(table_with(ana, OWN))
    expect(read_card(ana, HUNT)).to_contain_text(text_of(OWN, HUNT))
    ana.go(f"/new/{GAME}")
    hostile = tmp_path / "hostile.yaml"
    hostile.write_text(f'cards: [{{code: BR09, kind: "{IMAGE}"}}]', encoding="utf-8")
    ana.page.get_by_label(ana.say("lobby-cards")).set_input_files(hostile)
    expect(ana.page.get_by_role("alert").filter(has_text=IMAGE).first).to_be_visible()
    assert ana.page.evaluate("window.ran") is None
    assert ana.page.locator("img[src=x]").count() == 0
