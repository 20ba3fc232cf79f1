"""V:TES on the board that any game gets."""

from __future__ import annotations

from playwright.sync_api import expect

from elysium.server.wire import Decision, LegalOption
from tests.browser.guests import Guest, Guests
from tests.server.guests import SHORT_VTES


def at_a_table(guests: Guests) -> Guest:
    ana = guests.come("vtes", settings={"confirm": "no"})
    ana.sit_at(ana.table("me bot", options=SHORT_VTES))
    return ana


def ask_everywhere(ana: Guest) -> None:
    """Also where one can only pass: the table does nothing by itself then, so that everything can be taken back."""
    ana.button("table-ui-stops-title").click()
    stop = ana.find("checkbox", "window-nothing-else")
    stop.click()
    expect(stop).to_be_checked()
    ana.page.reload()
    ana.until(lambda: not ana.ear.passes_by_itself)


def influence_or_pass(decision: Decision) -> LegalOption:
    for verb in ("bring-out", "transfer"):
        for option in decision.options:
            if option.verb == verb:
                return option
    return next((option for option in decision.options if option.passing), decision.options[0])


def is_my_turn(guest: Guest) -> bool:
    assert guest.ear.info is not None
    return guest.position.board.active == guest.ear.info.you


def test_a_first_turn_with_what_glows_and_taking_back(guests: Guests) -> None:
    ana = at_a_table(guests)
    ask_everywhere(ana)
    decision = ana.decision()
    while decision and not any(option.verb == "transfer" for option in decision.options):
        ana.choose(influence_or_pass(decision))
        decision = ana.decision()
    assert decision is not None
    seat = ana.page.get_by_role("region", name=ana.say("table-ui-your-seat", player="Ana"))
    uncontrolled = seat.get_by_role("region", name=ana.say("zone-uncontrolled"))
    cards = uncontrolled.get_by_role("button")
    expect(cards.first).to_be_visible()

    transfer = next(option for option in decision.options if option.verb == "transfer")
    ana.choose(transfer)
    expect(cards.filter(has_text=ana.say("table-ui-counters"))).not_to_have_count(0)
    ana.press(ana.button("table-ui-undo"))
    assert ana.decision() == decision
    while (decision := ana.decision()) and is_my_turn(ana):
        ana.choose(influence_or_pass(decision))
    assert any(event.name == "transfer" for entry in ana.ear.log for event in entry.events)


def test_a_card_on_the_board_offers_what_may_be_done_with_it(guests: Guests) -> None:
    ana = at_a_table(guests)
    decision = ana.decision()
    while decision and not any(option.verb == "transfer" for option in decision.options):
        ana.choose(influence_or_pass(decision))
        decision = ana.decision()
    assert decision is not None
    transfer = next(option for option in decision.options if option.verb == "transfer")
    seat = ana.page.get_by_role("region", name=ana.say("table-ui-your-seat", player="Ana"))
    zone = next(zone for zone in ana.position.board.zones if zone.name == "uncontrolled" and zone.owner == 0)
    place = next(at for at, card in enumerate(zone.cards) if f"card:{card.number}" in transfer.marks)
    seq = ana.position.seq
    seat.get_by_role("region", name=ana.say("zone-uncontrolled")).get_by_role("button").nth(place).click()
    offered = ana.find("dialog", "table-ui-choose").get_by_role("button", name=ana.read(transfer.say), exact=True)
    ana.until(lambda: ana.position.seq > seq or offered.is_visible())
    if ana.position.seq == seq:
        offered.click()
    ana.until(lambda: ana.position.seq > seq)
    assert [event.name for entry in ana.ear.log if entry.seq == seq + 1 for event in entry.events] == ["transfer"]


def test_passing_until_my_turn_and_stops(guests: Guests) -> None:
    ana = at_a_table(guests)
    while (decision := ana.decision()) and (is_my_turn(ana) or not any(option.passing for option in decision.options)):
        ana.choose(influence_or_pass(decision))
    ana.button("table-ui-pass-until-turn").click()
    expect(ana.button("table-ui-stop-passing").or_(ana.button("table-ui-pass-until-turn"))).to_be_visible()
    ana.until(lambda: ana.position.outcome or (ana.position.decision and is_my_turn(ana)))

    ana.button("table-ui-stops-title").click()
    stop = ana.find("checkbox", "window-block")
    expect(stop).to_be_checked()
    stop.click()
    expect(stop).not_to_be_checked()
    ana.page.reload()
    ana.button("table-ui-stops-title").click()
    expect(ana.find("checkbox", "window-block")).not_to_be_checked()
    expect(ana.find("checkbox", "window-discard")).to_be_checked()
