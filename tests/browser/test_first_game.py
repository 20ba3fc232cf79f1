"""Newcomers: a whole game by pressing what glows, and one that teaches."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guests import Guest, Guests
from tests.browser.salon import glowing, press_on_the_board


def test_a_newcomer_finishes_a_game_by_pressing_what_glows(guests: Guests) -> None:
    ana = guests.come()
    ana.go("/")
    door = ana.page.get_by_role("article", name=ana.say("game-name"))
    ana.button("page-play-bots", door).click()
    ana.until(lambda: ana.ear.position)
    chance = Random(1)
    while decision := ana.decision():
        option = chance.choice(decision.options)
        if option.marks:
            expect(glowing(ana).first).to_be_visible()
        expect(ana.page).to_have_title(f"● {ana.say('game-name')} · Elysium")
        press_on_the_board(ana, option)
    expect(ana.game_over).to_contain_text(ana.seal_holds())
    expect(ana.page).to_have_title(f"{ana.say('game-name')} · Elysium")

    before = ana.ear.info
    assert before is not None
    ana.button("table-ui-rematch").click()
    ana.until(lambda: ana.ear.position and ana.ear.info and ana.ear.info.id != before.id)
    again = ana.ear.info
    assert again is not None
    assert sorted(seat.name for seat in again.seats) == sorted(seat.name for seat in before.seats)
    assert again.you != before.you, "everybody sits one seat further"


def own_name(guest: Guest) -> str:
    info = guest.ear.info
    assert info is not None
    return next(seat.name for seat in info.seats if seat.seat == info.you)


def test_whoever_plays_at_once_can_say_their_name_before_and_after(guests: Guests) -> None:
    ana = guests.come()

    def play_at_once() -> None:
        ana.go("/")
        ana.button("page-play-bots", ana.find("article", "game-name")).click()
        ana.until(lambda: ana.ear.info and ana.ear.info.id in ana.page.url and ana.ear.position)

    ana.go("/")
    expect(ana.find("textbox", "page-your-name")).to_be_visible()
    play_at_once()
    assert own_name(ana) == ana.say("ui-you")
    offer = ana.button("table-ui-nameless", name=own_name(ana))
    offer.click()
    field = ana.find("textbox", "table-ui-rename")
    expect(field).to_be_focused()
    field.fill("Ana")
    field.press("Enter")
    ana.until(lambda: own_name(ana) == "Ana")
    expect(offer).to_have_count(0)
    play_at_once()
    assert own_name(ana) == "Ana"
    ana.go("/")
    ana.find("heading", "page-welcome").wait_for()
    expect(ana.find("textbox", "page-your-name")).to_have_count(0)


def test_in_the_end_everybody_stands_by_their_coins(guests: Guests) -> None:
    ana = guests.come()
    table = ana.table("me bot bot bot")
    ana.play_to_the_end(table)
    ana.sit_at(table)
    assert ana.ear.info is not None
    names = {seat.seat: seat.name for seat in ana.ear.info.seats}
    coins = {counter.owner: counter.value for counter in ana.position.board.counters if counter.name == "coins"}
    ranked = ana.find("list", "table-ui-ranking", ana.game_over).get_by_role("listitem")
    expect(ranked).to_have_count(len(names))
    told = [" ".join(line.split()[:2]) for line in ranked.all_inner_texts()]
    assert sorted(told) == sorted(f"{names[seat]} {coins[seat]}" for seat in names)
    values = [int(line.split()[1]) for line in told]
    assert values == sorted(values, reverse=True)


def test_a_guided_game_teaches_what_comes_up(guests: Guests) -> None:
    ana = guests.come(settings={"confirm": "no"})
    ana.go("/")
    ana.button("page-guided", ana.find("article", "game-name")).click()
    ana.until(lambda: lesson(ana).is_visible())
    assert read(ana) == ana.say("lesson-goal"), "what one plays for comes first"
    taught: list[str] = []
    for _ in range(3):
        taught += read_all(ana)
        decision = ana.decision()
        assert decision is not None
        assert ana.say(f"lesson-{decision.choice.replace('_', '-')}") in taught
        # With the lessons read, a good move stands there, and has its mark among the others.
        good = decision.options[decision.advised]
        expect(lesson(ana)).to_have_text(ana.say("table-ui-advised", option=ana.read(good.say)))
        marked = ana.find("list", "table-ui-options").get_by_role("button", name=ana.say("table-ui-advised-here"))
        expect(marked).to_have_count(1)
        ana.choose(decision.options[-1])
    assert len(taught) == len(set(taught)), "none twice"


@pytest.mark.parametrize("game", ["mascarade", "rivals"])
def test_bots_wait_until_a_lesson_is_understood(guests: Guests, game: str) -> None:
    ana = guests.come(game, settings={"confirm": "no"})
    options = {"first": "2"} | ({"introductory": "yes"} if game == "rivals" else {})
    ana.sit_at(ana.table("me bot bot bot", guided=True, options=options))
    ana.until(lambda: lesson(ana).is_visible())
    seq, text = ana.position.seq, read(ana)
    ana.page.wait_for_timeout(1000)
    assert (ana.position.seq, read(ana)) == (seq, text), "nobody has played on"
    read_all(ana)
    assert ana.position.seq > seq


def test_the_masks_lie_open_until_they_have_been_seen(guests: Guests) -> None:
    ana = guests.come(settings={"confirm": "no"})
    ana.sit_at(ana.table("me bot bot bot bot", options={"first": "2"}))
    seen = ana.button("board-deal-seen")
    seen.wait_for()
    dealt = [event for event in ana.ear.log[0].events if event.name == "dealt"]
    ana.page.wait_for_timeout(1000)
    assert ana.position.seq == 0, "bots wait"
    for event in dealt:
        mask = ana.say("board-face-up", mask=ana.speech.card_name(str(event.args["mask"])))
        expect(ana.page.get_by_role("button", name=mask)).to_be_visible()
    turned_down = ana.read(next(event.say for event in ana.ear.log[0].events if event.name == "face-down"))
    assert turned_down not in ana.talked_about()
    seen.click()
    ana.until(lambda: turned_down in ana.talked_about() and ana.position.seq > 0)
    while (decision := ana.decision()) and decision.choice != "claim_too":
        ana.choose(decision.options[0])
    assert decision is not None
    risky = ana.find("region", "board-table").get_by_role("button", name=ana.read(decision.options[0].say), exact=True)
    expect(risky).not_to_have_class(re.compile("primary"))


def test_masks_that_have_been_seen_lie_face_down_for_whoever_begins(guests: Guests) -> None:
    ana = guests.come(settings={"confirm": "no"})
    ana.sit_at(ana.table("me bot bot bot", options={"first": "1"}))
    table = ana.find("region", "board-table")
    masks = [ana.speech.card_name(str(event.args["mask"])) for event in ana.ear.log[0].events if event.name == "dealt"]
    faces = re.compile("|".join(re.escape(ana.say("board-face-up", mask=mask)) for mask in masks))
    expect(table.get_by_role("button", name=faces)).to_have_count(len(masks))
    ana.button("board-deal-seen").click()
    assert ana.decision() is not None
    assert ana.position.seq == 0
    expect(table.get_by_role("button", name=faces)).to_have_count(0)


def read_all(ana: Guest) -> list[str]:
    """All lessons, until something is asked of the reader and nothing is left to read; which they were."""
    seen = []
    while ana.until(lambda: next_thing(ana)) == "lesson":
        seen.append(read(ana))
        understand(ana)
    return seen


def next_thing(ana: Guest) -> str:
    """What the page shows, which may not have heard yet what was sent to it."""
    decision = ana.position.decision
    is_asked = decision is not None and ana.sentence(decision).is_visible()
    if ana.button("table-ui-understood", lesson(ana)).is_visible():
        return "lesson"
    ana.read_the_deal()
    return "decision" if is_asked and not lies_open(ana) else ""


def lies_open(ana: Guest) -> bool:
    """Whether a deal lies there to be read."""
    game = ana.speech.game
    return bool(game and game.views.deals_face_up) and ana.button("board-deal-seen").is_visible()


def lesson(ana: Guest) -> Locator:
    return ana.page.get_by_role("complementary", name=ana.say("table-ui-lesson"))


def read(ana: Guest) -> str:
    return lesson(ana).get_by_role("paragraph").first.inner_text()


def understand(ana: Guest) -> None:
    text = read(ana)
    ana.button("table-ui-understood", lesson(ana)).click()
    expect(lesson(ana).filter(has_text=text)).to_have_count(0)
