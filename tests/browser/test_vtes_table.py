"""The table of V:TES: whole games on it, what it shows of them, and acts that are picked part by part."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from elysium.server.wire import Decision, LegalOption
from tests.browser.guests import PHONE, SMALL_PHONE, Guest, Guests
from tests.browser.test_keyboard import sees_the_focus
from tests.browser.test_phone import looks_right
from tests.browser.test_still import SIDEWAYS
from tests.browser.test_vtes import influence_or_pass, is_my_turn

GAME = "vtes"
DECKS = {
    "decks": "first-blood-nosferatu,first-blood-tremere,first-blood-ventrue",
    "half-decks": "yes",
    "first": "1",
}
LANGUAGES = ("en", "es", "pl")
A_FEW = 12
AT_ONCE = 0
MOST_SHIFT = 0.05
WATCH_SHIFTS = """() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
        const within = ({ node }) => (node?.nodeType === 1 ? node : node?.parentElement)?.closest(BOARD);
        for (const entry of list.getEntries())
            if (!entry.hadRecentInput && entry.sources.some(within)) window.shifted += entry.value;
    }).observe({ type: "layout-shift" });
}""".replace("BOARD", "'.board section'")


def at_a_table(guests: Guests, seats: str = "me bot bot", bot: str = "heuristic", **more: object) -> Guest:
    ana = guests.come(GAME, settings={"confirm": "no"}, **more)  # type: ignore[arg-type]
    ana.sit_at(ana.table(seats, bot, options=DECKS if seats.count("bot") == 2 else {"half-decks": "yes"}))
    return ana


def seat_of(ana: Guest, seat: int) -> Locator:
    info = ana.ear.info
    assert info is not None
    name = info.seats[seat].name
    own = ana.say("table-ui-your-seat", player=name) if seat == info.you else name
    return ana.page.get_by_role("region", name=own, exact=True)


def play_until(ana: Guest, there: Callable[[Decision], bool]) -> Decision:
    while (decision := ana.decision()) and not there(decision):
        ana.choose(influence_or_pass(decision))
    assert decision is not None
    return decision


def offers(verb: str) -> Callable[[Decision], bool]:
    return lambda decision: any(option.verb == verb for option in decision.options)


def test_a_game_is_played_to_the_end_with_two_oustings_and_replayed(guests: Guests) -> None:
    ana = at_a_table(guests)
    assert ana.ear.info is not None
    table = ana.ear.info
    ana.answer_elsewhere(table, AT_ONCE)
    ana.game_over.wait_for(timeout=120_000)
    out = [fact.owner for fact in ana.position.board.facts if fact.name == "out"]
    assert len(out) == 2
    for seat in range(3):
        expect(seat_of(ana, seat).get_by_text(ana.say("seat-out"))).to_have_count(int(seat in out))

    bea = guests.come(GAME)
    bea.go(f"/replay/{table.id}#{ana.ear.info.key}")
    bea.find("slider", "replay-timeline").wait_for()
    bea.button("replay-to-end").click()
    gone = bea.find("region", "board-table").get_by_text(bea.say("seat-out"))
    expect(gone).to_have_count(2)
    bea.button("replay-to-start").click()
    expect(gone).to_have_count(0)
    expect(bea.page.get_by_text(bea.say("page-part-failed"))).to_have_count(0)


def test_everybody_knows_who_is_whose_prey(guests: Guests) -> None:
    ana = at_a_table(guests)
    assert ana.decision()
    preys = {fact.owner: int(fact.value[1:]) - 1 for fact in ana.position.board.facts if fact.name == "prey"}
    assert preys == {0: 1, 1: 2, 2: 0}
    expect(seat_of(ana, 1)).to_contain_text(ana.say("board-prey"))
    expect(seat_of(ana, 2)).to_contain_text(ana.say("board-predator"))


def test_an_act_is_picked_part_by_part(guests: Guests) -> None:
    """And what can be done several times is done so at once."""
    ana = at_a_table(guests)
    decision = play_until(ana, lambda decision: offers("transfer")(decision) and transfers_left(ana) > 1)
    transfer = next(option for option in decision.options if option.verb == "transfer")
    left, before = transfers_left(ana), moved(ana)
    card_of(ana, transfer).click()
    act = ana.find("dialog", "board-act")
    expect(act.get_by_role("button", name=ana.read(transfer.say), exact=True)).to_be_visible()
    act.get_by_role("button", name=ana.say("board-several-times", count=left)).first.click()
    ana.until(lambda: moved(ana) == before + left)


def transfers_left(ana: Guest) -> int:
    return next((counter.value for counter in ana.position.board.counters if counter.name == "transfers"), 0)


def moved(ana: Guest) -> int:
    return sum(event.name == "transfer" for entry in ana.ear.log for event in entry.events)


def card_of(ana: Guest, option: LegalOption) -> Locator:
    """Of one's own, by the name that one may see."""
    word = str(option.args["card"]).split(".")[0].removesuffix("?")
    return seat_of(ana, 0).get_by_role("button", name=ana.speech.card_name(word)).first


def test_a_minion_bleeds_by_what_glows_and_the_middle_tells_it(guests: Guests) -> None:
    ana = at_a_table(guests, bot="random")
    decision = play_until(ana, offers("bleed"))
    bleed = next(option for option in decision.options if option.verb == "bleed")
    assert bleed.outlook["bleed"] >= 1
    assert "stealth" in bleed.outlook
    name = ana.speech.card_name(str(bleed.args["minion"]).split(".")[0])
    seq = ana.position.seq
    seat_of(ana, 0).get_by_role("button", name=name).first.click()
    word = ana.find("dialog", "board-act").get_by_role("button", name=ana.read(bleed.say))
    ana.until(lambda: ana.position.seq > seq or word.is_visible())
    if ana.position.seq == seq:
        ana.page.keyboard.press("Escape")
        expect(word).to_have_count(0)
        seat_of(ana, 0).get_by_role("button", name=name).first.click()
        word.click()
    ana.until(lambda: any(event.name == "bleed" for entry in ana.ear.log for event in entry.events))


def test_a_card_is_read_with_its_official_text_and_rulings(guests: Guests) -> None:
    ana = at_a_table(guests)
    assert ana.decision()
    hand = ana.find("region", "zone-hand").get_by_role("button")
    dull = hand.and_(ana.page.locator(":not(.glow)")).first
    dull.click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_text(ana.say("page-card-official")).click()
    expect(dialog.locator("p[lang=en]")).not_to_be_empty()


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, SIDEWAYS])
def test_it_is_played_with_a_thumb(guests: Guests, size: tuple[int, int]) -> None:
    ana = at_a_table(guests, "me bot bot bot bot", size=size, touch=True)
    for _ in range(4):
        decision = ana.decision()
        if not decision:
            break
        looks_right(ana)
        ana.choose(influence_or_pass(decision))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_all_of_it(guests: Guests, language: str) -> None:
    ana = at_a_table(guests, language=language)
    for _ in range(A_FEW):
        decision = ana.decision()
        if decision is None:
            break
        ana.choose(influence_or_pass(decision))
    words = ana.find("region", "board-table").inner_text()
    assert "board-" not in words
    assert "{" not in words


def test_an_onlooker_sees_the_table_but_no_hand(guests: Guests) -> None:
    ana = at_a_table(guests)
    assert ana.ear.info is not None
    bea = guests.come(GAME)
    bea.sit_at(ana.ear.info)
    for seat in range(3):
        assert ana.ear.info.seats[seat].name
        name = ana.ear.info.seats[seat].name
        expect(bea.page.get_by_role("region", name=name, exact=True)).to_be_visible()
    expect(bea.find("region", "zone-hand")).to_have_count(0)


def test_the_table_stands_still_while_bots_play(guests: Guests) -> None:
    ana = at_a_table(guests, "me bot bot bot bot")
    assert ana.ear.info is not None
    play_until(ana, is_my_turn_of(ana))
    ana.page.evaluate(WATCH_SHIFTS)
    ana.answer_elsewhere(ana.ear.info, 50)
    before = ana.position.seq
    ana.until(lambda: ana.position.seq > before + 100 or ana.position.outcome)
    assert ana.page.evaluate("window.shifted") < MOST_SHIFT


def is_my_turn_of(ana: Guest) -> Callable[[Decision], bool]:
    return lambda _decision: is_my_turn(ana)


def test_it_is_walked_with_the_tab_key(guests: Guests) -> None:
    ana = at_a_table(guests)
    assert ana.decision()
    for _ in range(A_FEW):
        ana.page.keyboard.press("Tab")
        sees_the_focus(ana)
