"""Help while choosing: taking back, asking once, rules, masks."""

from __future__ import annotations

from playwright.sync_api import expect

from elysium.server.wire import JoinTable
from tests.browser.guests import Guests


def test_a_choice_can_be_taken_back_until_somebody_decides(guests: Guests) -> None:
    ana, bea = guests.come(), guests.come()
    table = ana.table("me friend friend friend", options={"first": "1"})
    for name, guest in (("Bea", bea), ("Cai", guests.come()), ("Dan", guests.come())):
        guest.post(f"/api/tables/{table.id}/join", JoinTable(name, table.key))
    ana.sit_at(table)
    decision = ana.decision()
    assert decision is not None
    expect(ana.button("table-ui-undo")).to_have_count(0)
    ana.choose(decision.options[0])
    told = len(ana.ear.log)
    lines = ana.find("log", "table-ui-log").get_by_role("paragraph")
    said = lines.count()
    ana.take_back()
    assert ana.decision() == decision
    assert len(ana.ear.log) <= told
    ana.until(lambda: lines.count() < said)

    ana.choose(decision.options[1])
    bea.sit_at(table)
    after = bea.decision()
    assert after is not None
    bea.choose(after.options[0])
    ana.until(lambda: ana.position.seq >= bea.position.seq)
    expect(ana.button("table-ui-undo")).to_have_count(0)


def test_what_cannot_be_taken_back_asks_once(guests: Guests) -> None:
    ana = guests.come()
    ana.sit_at(ana.table("me bot bot bot bot bot", options={"first": "1"}))
    while (decision := ana.decision()) and not any(option.final and not option.passing for option in decision.options):
        ana.choose(decision.options[0])
    assert decision is not None
    final = next(option for option in decision.options if option.final and not option.passing)
    button = ana.option_button(final)
    search = ana.decision_panel.get_by_role("searchbox")
    if search.is_visible():
        search.fill(ana.read(final.say))
    seq = ana.position.seq
    button.click()
    expect(ana.page.get_by_text(ana.say("table-ui-confirm", option=ana.read(final.say)))).to_be_visible()
    expect(button).to_have_count(1)  # it says what it said, and asks nothing a second time
    ana.button("table-ui-not-yet").click()
    expect(ana.button("table-ui-do-it")).to_have_count(0)
    assert ana.position.seq == seq
    button.click()
    ana.button("table-ui-do-it").click()
    ana.until(lambda: ana.position.seq > seq)


def test_rules_and_masks_are_at_hand(guests: Guests) -> None:
    ana = guests.come()
    ana.sit_at(ana.table("me bot bot bot", options={"first": "1"}))
    decision = ana.decision()
    assert decision is not None
    assert decision.rules
    ana.button("table-ui-rules", ana.decision_panel).click()
    rules = ana.find("region", "table-ui-rules")
    for rule in decision.rules:
        expect(rules).to_contain_text(rule)
        expect(rules).to_contain_text(ana.speech.rule(rule))

    ana.button("board-masks").click()
    masks = ana.page.get_by_role("dialog", name=ana.say("board-masks-in-play"))
    dealt = {str(event.args["mask"]) for event in ana.ear.log[0].events if "mask" in event.args}
    assert len(dealt) >= 4
    for word in dealt:
        expect(masks.get_by_role("heading", name=ana.speech.card_name(word), exact=True)).to_be_visible()
        expect(masks).to_contain_text(ana.speech.card(word))
    ana.page.keyboard.press("Escape")
    expect(masks).to_have_count(0)
