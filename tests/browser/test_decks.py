"""Decks in the browser: pasted, mended, built, kept and shared, and brought to a table."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, expect

from elysium.games.rivals.opening import RIVALS_DECKS
from elysium.games.vtes.definitions.facts import reference_decks
from tests.browser.accessibility import is_open_to_all
from tests.browser.guests import PHONE, Guest, Guests

GAME = "vtes"
CRYPT, LIBRARY = "Gilbert Duane (G1)", "Govern the Unaligned"
LIST = f"Deck Name: Of my own\n12x {CRYPT}\n39x {LIBRARY}\n1x Blod Doll\n"


def at_the_decks(guests: Guests, game: str = GAME) -> Guest:
    ana = guests.come(game)
    ana.go(f"/decks/{game}")
    ana.find("combobox", "page-deck-which").wait_for()
    return ana


def paste(ana: Guest, text: str) -> None:
    ana.find("button", "page-deck-bring-list").click()
    ana.find("textbox", "page-deck-paste").fill(text)
    ana.find("button", "page-deck-read").click()


def the_deck(ana: Guest) -> Locator:
    return ana.page.get_by_role("region", name=ana.say("page-deck-room-deck"), exact=True)


def the_cards(ana: Guest) -> Locator:
    return ana.page.get_by_role("region", name=ana.say("page-deck-room-cards"), exact=True)


def one(ana: Guest, where: Locator, message: str, card: str) -> Locator:
    return where.get_by_role("button", name=ana.say(message, card=card), exact=True)


def test_a_list_is_mended_changed_kept_and_played_with(guests: Guests) -> None:
    ana = at_the_decks(guests)
    paste(ana, LIST)
    line = ana.page.get_by_text("Blod Doll").last
    expect(line).to_contain_text(ana.say("ui-deck-line-no-card", line=4, text="1x Blod Doll", most=999))
    ana.page.get_by_role("button", name="Blood Doll", exact=True).click()
    deck = the_deck(ana)
    expect(deck).to_contain_text(ana.say("page-deck-fits"))

    one(ana, deck, "page-one-fewer", LIBRARY).click()
    expect(deck).to_contain_text("[VTES-1.2-04]")
    expect(ana.find("button", "page-deck-play")).to_be_disabled()
    cards = the_cards(ana)
    cards.get_by_role("searchbox").fill("DEFLÉCTION")
    one(ana, cards, "page-one-more", "Deflection").click()
    expect(deck).to_contain_text(ana.say("page-deck-fits"))

    ana.page.reload()
    expect(the_deck(ana).get_by_role("textbox", name=ana.say("page-deck-title"))).to_have_value("Of my own")
    expect(the_deck(ana)).to_contain_text("Deflection")
    ana.find("button", "page-deck-play").click()
    ana.find("button", "page-fill-with-bots").click()
    ana.find("button", "page-open-table").click()
    ana.page.wait_for_url("**/table/**")
    ana.until(lambda: ana.ear.position)


def test_a_shared_deck_is_whole_or_not_shown(guests: Guests) -> None:
    ana, bea = at_the_decks(guests), guests.come(GAME)
    paste(ana, LIST.replace("Blod", "Blood"))
    expect(the_deck(ana)).to_contain_text(ana.say("page-deck-fits"))
    ana.page.get_by_text(ana.say("page-deck-share")).click()
    link = ana.find("textbox", "page-deck-link").input_value()
    ana.page.get_by_role("button", name=ana.say("page-deck-shape-text"), exact=True).click()
    written = ana.find("textbox", "page-deck-written")
    expect(written).to_have_value(re.compile("39x Govern the Unaligned"))

    bea.page.goto(link)
    expect(the_deck(bea)).to_contain_text(bea.say("page-deck-fits"))
    expect(the_deck(bea).get_by_role("textbox", name=bea.say("page-deck-title"))).to_have_value("Of my own")
    bea.page.goto("about:blank")
    bea.page.goto(link[:-20])
    expect(bea.page.get_by_role("alert").filter(has_text=bea.say("page-deck-damaged"))).to_be_visible()


def test_cards_that_are_gone_are_left_out(guests: Guests) -> None:
    """A browser may have kept a deck for longer than a card was there."""
    ana = at_the_decks(guests)
    cards = {"gilbert-duane": 12, "govern-the-unaligned": 40, "nobody-at-all": 2}
    kept = [{"id": "old", "word": "", "title": "Old", "leader": "", "cards": cards}]
    ana.page.evaluate("decks => localStorage.setItem('elysium-decks-vtes', decks)", json.dumps(kept))
    ana.page.reload()
    expect(the_deck(ana)).to_contain_text("nobody-at-all")
    ana.find("button", "page-deck-leave-out").click()
    expect(the_deck(ana)).to_contain_text(ana.say("page-deck-fits"))
    expect(the_deck(ana)).not_to_contain_text("nobody-at-all")


def test_hands_are_drawn_again_and_everybody_can_look_through_the_decks(guests: Guests) -> None:
    ana = at_the_decks(guests)
    ana.find("combobox", "page-deck-which").select_option(f"named:{next(iter(reference_decks()))}")
    expect(the_deck(ana)).to_contain_text(ana.say("page-deck-keep"))
    is_open_to_all(ana, "decks")
    ana.resize(PHONE)
    ana.page.get_by_role("button", name=ana.say("page-deck-room-hand"), exact=True).click()
    ana.find("button", "page-deck-draw").click()
    hand = ana.page.get_by_role("region", name=ana.say("page-deck-hand"), exact=True).get_by_role("listitem")
    expect(hand).to_have_count(11)
    drawn = {tuple(hand.all_inner_texts())}
    for _ in range(5):
        ana.find("button", "page-deck-draw-again").click()
        expect(hand).to_have_count(11)
        drawn.add(tuple(hand.all_inner_texts()))
    assert len(drawn) > 1


def test_a_deck_for_rivals_is_built_card_by_card_and_led(guests: Guests) -> None:
    by_pile: dict[str, list[str]] = {}
    for section in RIVALS_DECKS.supported():
        by_pile.setdefault(section.pile, []).extend(card.name for card in section.cards)
    *six, seventh = by_pile["faction"][:7]
    library = [f"3 {name}" for name in by_pile["library"][:13]] + [f"2 {by_pile['library'][13]}"]
    ana = at_the_decks(guests, "rivals")
    paste(ana, "\n".join([*six, by_pile["haven"][0], by_pile["agenda"][0], *library]))
    deck, cards = the_deck(ana), the_cards(ana)
    expect(deck).to_contain_text("[RIV-DECK-01]")
    one(ana, deck, "page-one-more", by_pile["library"][0]).click()
    wrong = deck.get_by_role("listitem").filter(has_text="[RIV-DECK-03]")
    expect(wrong).to_contain_text(by_pile["library"][0])
    one(ana, deck, "page-one-fewer", by_pile["library"][0]).click()
    cards.get_by_role("searchbox").fill(seventh.upper())
    one(ana, cards, "page-one-more", seventh).click()
    expect(deck).to_contain_text(ana.say("page-deck-fits"))
    one(ana, deck, "page-deck-lead", seventh).click()
    expect(deck.get_by_role("listitem").filter(has_text=ana.say("page-deck-leads"))).to_contain_text(seventh)
    is_open_to_all(ana, "decks-rivals")

    ana.find("button", "page-deck-play").click()
    ana.find("button", "page-fill-with-bots").click()
    ana.find("button", "page-open-table").click()
    ana.page.wait_for_url("**/table/**")
    ana.until(lambda: ana.ear.position)
