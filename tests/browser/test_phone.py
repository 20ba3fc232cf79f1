"""A telephone: everything fits and is large enough for a thumb."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from elysium.server.wire import Decision, JoinTable, LegalOption
from tests.browser.guests import PHONE, SMALL_PHONE, Guest, Guests
from tests.browser.night import card_in_hand, face_of, play_until
from tests.browser.salon import is_fanned, press_on_the_board
from tests.server.guests import SHORT_VTES

THUMB = 44
DECISIONS = 6


def is_for_thumbs(buttons: Locator) -> None:
    for button in buttons.all():
        box = button.bounding_box()
        if box is not None:
            assert min(box["width"], box["height"]) >= THUMB - 0.5, f"{button.inner_text()}: {box}"


def looks_right(guest: Guest) -> None:
    assert not guest.scrolls_sideways()
    is_for_thumbs(guest.decision_panel.get_by_role("button"))


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE])
def test_mascarade_is_played_with_a_thumb(guests: Guests, size: tuple[int, int]) -> None:
    ana = guests.come(size=size, touch=True)
    ana.sit_at(ana.table("me bot bot bot bot bot bot bot"))
    chance = Random(4)
    for turn in range(DECISIONS):
        decision = ana.decision()
        if not decision:
            break
        looks_right(ana)
        option = chance.choice(decision.options)
        on_the_board = turn % 2 and (option.marks or is_fanned(option))
        (press_on_the_board if on_the_board else Guest.choose)(ana, option)


def test_a_long_name_fits(guests: Guests) -> None:
    ana, bea = guests.come(size=SMALL_PHONE), guests.come()
    table = ana.table("me friend bot bot", options={"first": "2"})
    bea.post(f"/api/tables/{table.id}/join", JoinTable("W" * 24, table.key))
    ana.sit_at(table)
    ana.decision_panel.wait_for()
    assert not ana.scrolls_sideways()
    assert ana.decision_panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth")


def test_vtes_is_played_with_a_thumb(guests: Guests) -> None:
    ana = guests.come("vtes", size=PHONE, touch=True)
    ana.sit_at(ana.table("me bot", options=SHORT_VTES))
    for _ in range(DECISIONS):
        decision = ana.decision()
        if not decision:
            break
        looks_right(ana)
        ana.choose(decision.options[0])


def test_the_list_is_folded_where_the_table_can_be_tapped(guests: Guests) -> None:
    ana = guests.come(size=PHONE, touch=True)
    ana.sit_at(ana.table("me bot bot bot", options={"first": "1"}))
    decision = ana.decision()
    assert decision is not None
    assert not ana.find("list", "table-ui-options").is_visible()
    while not any(is_fanned(option) for option in decision.options):
        ana.choose(decision.options[0])
        decision = ana.decision()
        assert decision is not None
    ana.unfold()
    ana.resize((PHONE[0], PHONE[1] - 60))  # the bars of a browser take their room
    # Whoever has opened the list goes on with it, until it is put away.
    ana.hit(ana.button("table-ui-options", ana.decision_panel))
    announced = next(option for option in decision.options if is_fanned(option))
    mask = ana.speech.card_name(str(announced.args["mask"]))
    seq = ana.position.seq
    fan = ana.find("group", "board-announce")
    fan.get_by_role("button", name=mask, exact=True).tap()
    # What a second tap would do stands there, in sight, to be tapped as well.
    deed = fan.get_by_role("button", name=ana.read(announced.say), exact=True)
    expect(deed).to_be_in_viewport()
    assert ana.position.seq == seq
    deed.tap()
    ana.be_sure(seq)


def test_the_first_tap_reads_and_the_second_chooses(guests: Guests) -> None:
    ana = guests.come("vendetta", size=PHONE, touch=True)
    ana.sit_at(ana.table("me bot bot", options={"first": "1"}))
    decision = play_until(ana, "put_under", Random(1))
    first, second = decision.options[:2]
    seq = ana.position.seq
    for option in (first, second, second):
        card = card_in_hand(ana, face_of(option))
        assert not ana.has_answered(seq)
        card.tap()
        dialog = ana.page.get_by_role("dialog", name=ana.speech.card_name(face_of(option)))
        if option is first:
            expect(dialog.get_by_role("button", name=ana.read(option.say), exact=True)).to_be_visible()
            ana.page.keyboard.press("Escape")
            expect(dialog).to_be_hidden()
        ana.page.wait_for_timeout(100)
    ana.until(lambda: ana.has_answered(seq))


def until_offered(ana: Guest, verb: str) -> tuple[Decision, LegalOption]:
    """Passing until something of the kind may be done on the board."""
    while True:
        decision = ana.decision()
        assert decision is not None
        found = next((option for option in decision.options if option.verb == verb), None)
        if found:
            ana.fold()
            return decision, found
        # Something may have to be chosen first: then there is no passing.
        ana.choose(next((option for option in decision.options if option.passing), decision.options[0]))


def test_in_vtes_the_board_is_tapped_and_the_list_is_folded(guests: Guests) -> None:
    ana = guests.come("vtes", size=PHONE, touch=True, settings={"confirm": "no"})
    ana.sit_at(ana.table("me bot", options=SHORT_VTES))
    decision, transfer = until_offered(ana, "transfer")
    fold = ana.button("table-ui-options", ana.decision_panel)
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(ana.option_button(transfer)).to_be_hidden()
    # What is on no card stays in view, and passing with it.
    for option in decision.options:
        if not option.marks:
            expect(ana.option_button(option)).to_be_visible()
    seat = ana.page.get_by_role("region", name=ana.say("table-ui-your-seat", player="Ana"))
    zone = next(zone for zone in ana.position.board.zones if zone.name == "uncontrolled" and zone.owner == 0)
    place = next(at for at, card in enumerate(zone.cards) if f"card:{card.number}" in transfer.marks)
    vampire = seat.get_by_role("region", name=ana.say("zone-uncontrolled")).get_by_role("button").nth(place)
    reading = ana.page.get_by_role("dialog", name=ana.speech.card_name(str(zone.cards[place].face)))
    seq = ana.position.seq
    vampire.tap()
    expect(reading).to_be_visible()
    expect(reading.get_by_role("button")).to_have_count(2)  # to do it, and to close it
    assert not ana.has_answered(seq)
    vampire.tap()
    deed = ana.page.get_by_role("button", name=ana.read(transfer.say), exact=True)
    ana.until(lambda: ana.has_answered(seq) or deed.is_visible())
    if not ana.has_answered(seq):  # who did not open the table has two transfers, and is asked how many
        deed.tap()
    ana.until(lambda: ana.has_answered(seq))
    ana.hit(fold)
    expect(ana.find("list", "table-ui-options")).to_be_visible()


def test_in_vtes_a_card_in_hand_is_read_and_then_played_by_its_words(guests: Guests) -> None:
    ana = guests.come("vtes", size=PHONE, touch=True, settings={"confirm": "no"})
    ana.sit_at(ana.table("me bot", options=SHORT_VTES))
    decision, _ = until_offered(ana, "discard")
    first, second = [option for option in decision.options if option.verb == "discard"][:2]
    seq = ana.position.seq
    for option in (first, second):
        card = ana.find("region", "zone-hand").get_by_role("button", name=ana.speech.card_name(face_of(option))).first
        card.tap()
        reading = ana.page.get_by_role("dialog", name=ana.speech.card_name(face_of(option)))
        deed = reading.get_by_role("button", name=ana.read(option.say), exact=True)
        expect(deed).to_be_in_viewport()
        assert not ana.has_answered(seq)
        if option is second:
            deed.tap()
    ana.until(lambda: ana.has_answered(seq))
    assert [event.name for entry in ana.ear.log if entry.seq == seq + 1 for event in entry.events][:1] == ["discard"]


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_no_page_scrolls_sideways(guests: Guests, language: str) -> None:
    ana = guests.come(size=SMALL_PHONE, language=language)
    ana.go("/")
    for path, title in (("/", "page-welcome"), ("/new/mascarade", "game-name"), ("/mine", "page-no-tables-title"),
                        ("/about", "page-about"), ("/cards/mascarade", "page-cards")):  # fmt: skip
        ana.go(path)
        ana.find("heading", title).first.wait_for()
        assert not ana.scrolls_sideways(), path
