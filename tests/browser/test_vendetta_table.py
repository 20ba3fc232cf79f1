"""What is asked on Vendetta's board, and what stands on its table: in sight, and as the rules and the log have it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from elysium.server.wire import Decision, LegalOption
from tests.browser.guests import PHONE, SMALL_PHONE, Guest, Guests
from tests.browser.night import (
    ME,
    board,
    card_in_hand,
    choose,
    commit,
    district_name,
    face_of,
    hand,
    play_until,
    press_on_the_board,
    put_together,
    stay_panel,
)
from tests.browser.test_vendetta import FIRST, GAME, at_a_table

PARTNER = ME + 2
COMPARED = 6
SCROLL_TO = """(node) => {
    let pane = node.parentElement;
    while (pane.scrollHeight <= pane.clientHeight && pane.parentElement) pane = pane.parentElement;
    pane.scrollTo({ top: END, behavior: "instant" });
}"""
IS_ON_TOP = """(node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && node.contains(at);
}"""
READY = "ventrue-ready"
STAYING_COSTS = "cards: [{code: VE08, kind: passive, withdraw-step: [{staying-costs: 1}]}]"


def test_who_stays_is_asked_on_the_board_after_a_partner_was_spared(guests: Guests) -> None:
    ana = guests.come(GAME)
    clans = {"clans": "ventrue,brujah,toreador,gangrel", "teams": "yes", "cards": STAYING_COSTS}
    table = ana.table("me bot bot bot", options=FIRST | clans)
    onlooker = guests.come(GAME)
    for guest in (ana, onlooker):
        guest.sit_at(table)
    chance = Random(1)
    was_spared = False
    while (decision := ana.decision()) and not (was_spared and decision.choice == "stay_or_withdraw"):
        was_spared = decision.choice == "include_partner"
        if was_spared:
            for guest in (ana, onlooker):
                expect(stay_panel(guest)).to_have_count(0)
            choose(ana, next(option for option in decision.options if option.verb == "spare"))
        elif decision.choice == "plan":
            plays = [option for option in decision.options if option.verb == "play"]
            others = [option for option in plays if face_of(option) != READY]
            put_together(ana, next((option for option in plays if joins_partner(ana, option)), (others or plays)[0]))
            commit(ana)
        else:
            press_on_the_board(ana, decision, chance)
    assert decision is not None, "never beside the partner"
    for option in decision.options:
        expect(stay_panel(ana).get_by_role("button", name=ana.read(option.say), exact=True)).to_be_enabled()
    expect(stay_panel(onlooker).get_by_role("listitem").filter(has_text="Ana")).to_contain_text(
        ana.say("board-decides")
    )


def joins_partner(ana: Guest, option: LegalOption) -> bool:
    """With the card that makes staying dear, face up, where the partner has a card."""
    zones = ana.position.board.zones
    place = f"position-{option.args['district']}"
    return (
        face_of(option) == READY
        and option.args["face"] == "up"
        and any(zone.name == place and zone.owner == PARTNER and zone.cards for zone in zones)
    )


def test_what_was_counted_stays_on_the_table(guests: Guests) -> None:
    """As the log says it, for every district that has been resolved in this round."""
    ana = guests.come(GAME)
    ana.sit_at(ana.table("me bot bot bot bot bot", bot="heuristic", options=FIRST | {"clans": "random"}))
    chance = Random(4)
    compared = 0
    while (decision := ana.decision()) and compared < COMPARED:
        if decision.choice == "stay_or_withdraw":
            compared += sum(is_shown(ana, *total) for total in totals_of_the_round(ana).items())
            choose(ana, decision.options[0])
        else:
            press_on_the_board(ana, decision, chance)
    assert compared


def totals_of_the_round(ana: Guest) -> dict[tuple[str, int], int]:
    """By district and seat."""
    totals: dict[tuple[str, int], int] = {}
    district = ""
    for event in (event for entry in ana.ear.log for event in entry.events):
        if event.name == "round":
            totals = {}
        elif event.name == "resolving":
            district = str(event.args["district"])
        elif event.name == "total":
            totals[district, int(event.args["player"])] = int(event.args["power"])
    return totals


def is_shown(ana: Guest, where: tuple[str, int], power: int) -> bool:
    """False for somebody who has nothing there any more."""
    place, seat = where
    assert ana.ear.info is not None
    section = board(ana).get_by_role("region", name=district_name(ana, place), exact=True)
    expect(section).to_contain_text(ana.say("board-counted"))
    row = section.get_by_role("listitem").filter(has_text=ana.ear.info.seats[seat].name)
    if not row.count():
        return False
    expect(row).to_contain_text(ana.say("board-counted-power", power=power))
    return True


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE])
def test_a_question_never_goes_out_of_sight(guests: Guests, size: tuple[int, int]) -> None:
    """However far the table is scrolled."""
    ana = at_a_table(guests, FIRST, size=size, touch=True)
    chance = Random(3)
    asked = dict.fromkeys(("plan", "stay_or_withdraw", "put_under"), 0)
    while (decision := ana.decision()) and min(asked.values()) < 2:
        if decision.choice in asked:
            asked[decision.choice] += 1
            for end in (0, "scrollHeight"):
                board(ana).evaluate(SCROLL_TO.replace("END", f"pane.{end}" if end else "0"))
                for thing in questioned(ana, decision):
                    is_in_sight(ana, thing)
        press_on_the_board(ana, decision, chance)
    assert min(asked.values()) == 2


def questioned(ana: Guest, decision: Decision) -> list[Locator]:
    if decision.choice == "plan":
        return [hand(ana).get_by_role("button").first]
    if decision.choice == "put_under":
        return [card_in_hand(ana, face_of(decision.options[0]))]
    names = [ana.read(option.say) for option in decision.options]
    return [stay_panel(ana).get_by_role("button", name=name, exact=True) for name in names]


def is_in_sight(ana: Guest, thing: Locator) -> None:
    """Within the window, and nothing lies over it."""
    ana.until(lambda: thing.evaluate(IS_ON_TOP))


def test_a_relic_can_be_read_before_it_is_taken(guests: Guests) -> None:
    ana = guests.come(GAME, size=PHONE, touch=True)
    ana.sit_at(ana.table("me bot bot bot", options=FIRST | {"relics": "all"}))
    decision = play_until(ana, "pick_relic", Random(1))
    seq = ana.position.seq
    offered = ana.find("region", "zone-offered")
    expect(offered.get_by_role("img", name=ana.say("origin-elysium")).first).to_be_visible()
    word = face_of(decision.options[0])
    card = offered.get_by_role("button").filter(has_text=ana.speech.card(word))
    expect(card).to_contain_text(ana.say("fact-influence"))
    card.tap()
    ana.page.get_by_role("dialog", name=ana.speech.card_name(word)).wait_for()
    assert ana.position.seq == seq
    ana.button("table-ui-close").tap()
    press_on_the_board(ana, decision, Random(1))


def test_a_card_file_is_called_by_its_name(guests: Guests, tmp_path: Path) -> None:
    ana = guests.come(GAME)
    ana.go("/new/vendetta")
    file = tmp_path / "midnight.yaml"
    file.write_text("cards: [{code: BR09, power: much}]", encoding="utf-8")
    ana.page.get_by_label(ana.say("lobby-cards")).set_input_files(file)
    expect(ana.page.get_by_role("alert").filter(has_text="midnight.yaml").first).to_be_visible()
