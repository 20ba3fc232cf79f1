"""V:TES on its own board."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import expect

from elysium.server.wire import Decision, LegalOption
from tests.browser.guests import Guest, Guests
from tests.server.guests import SHORT_VTES


def at_a_table(guests: Guests, options: Mapping[str, str] = SHORT_VTES) -> Guest:
    ana = guests.come("vtes", settings={"confirm": "no"})
    ana.sit_at(ana.table("me bot", options=options))
    return ana


def ask_everywhere(ana: Guest) -> None:
    """Also where one can only pass: the table does nothing by itself then, so that everything can be taken back."""
    ana.button("table-ui-stops-title").click()
    stop = ana.find("checkbox", "stop-nothing-else")
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
    expect(cards.filter(has_text="1/")).to_have_count(1)
    ana.take_back()
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
    offered = ana.find("dialog", "board-act").get_by_role("button", name=ana.read(transfer.say), exact=True)
    ana.until(lambda: ana.position.seq > seq or offered.is_visible())
    if ana.position.seq == seq:
        offered.click()
    ana.until(lambda: ana.position.seq > seq)
    assert [event.name for entry in ana.ear.log if entry.seq == seq + 1 for event in entry.events] == ["transfer"]


def test_passing_until_my_turn_and_stops(guests: Guests) -> None:
    ana = at_a_table(guests, {})  # a short game might be over before
    while (decision := ana.decision()) and (is_my_turn(ana) or not any(option.passing for option in decision.options)):
        ana.choose(influence_or_pass(decision))
    until_turn = ana.button("pass-turn")
    until_turn.click()
    while (decision := ana.decision()) and not is_my_turn(ana):
        assert decision.moment == "block", "blocks are asked for all the same"
        ana.choose(influence_or_pass(decision))
    expect(until_turn).to_have_attribute("aria-pressed", "false")

    ana.button("table-ui-stops-title").click()
    expect(ana.button("stops-usual")).to_have_attribute("aria-pressed", "true")
    votes = ana.find("checkbox", "stop-votes")
    expect(votes).to_be_checked()
    votes.click()
    expect(votes).not_to_be_checked()
    expect(ana.button("stops-usual")).to_have_attribute("aria-pressed", "false")
    ana.page.reload()
    ana.button("table-ui-stops-title").click()
    expect(ana.find("checkbox", "stop-votes")).not_to_be_checked()
    expect(ana.find("checkbox", "stop-block")).to_be_checked()
    ana.button("stops-everything").click()
    expect(ana.find("checkbox", "stop-wake")).to_be_checked()
    expect(ana.find("checkbox", "stop-nothing-else")).not_to_be_checked()


def test_passing_for_an_action_ends_with_it(guests: Guests) -> None:
    ana = at_a_table(guests, {})
    button = ana.button("pass-episode")
    button.click()
    ana.until(lambda: bool(ana.position.outcome or ana.position.decision))
    expect(button).to_have_attribute("aria-pressed", "false")
