"""Newcomers: a whole game by pressing what glows, and one that teaches."""

from __future__ import annotations

from random import Random

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
    expect(ana.game_over).to_contain_text(ana.say("table-ui-seal-holds", own="yes"))
    expect(ana.page).to_have_title(f"{ana.say('game-name')} · Elysium")

    before = ana.ear.info
    assert before is not None
    ana.button("table-ui-rematch").click()
    ana.until(lambda: ana.ear.position and ana.ear.info and ana.ear.info.id != before.id)
    again = ana.ear.info
    assert again is not None
    assert sorted(seat.name for seat in again.seats) == sorted(seat.name for seat in before.seats)
    assert again.you != before.you, "everybody sits one seat further"


def test_a_guided_game_teaches_what_comes_up(guests: Guests) -> None:
    ana = guests.come(settings={"confirm": "no"})
    ana.go("/")
    ana.button("page-guided", ana.find("article", "game-name")).click()
    taught: set[str] = set()
    while len(taught) < 2:
        decision = ana.decision()
        assert decision is not None, "a game in which less than two kinds of choices come up"
        text = ana.say(f"lesson-{decision.choice.replace('_', '-')}")
        if text in taught:
            expect(lesson(ana).filter(has_text=text)).to_have_count(0)
        else:
            while read(ana) != text:
                understand(ana)
            understand(ana)
            taught.add(text)
        ana.choose(decision.options[-1])


def test_a_lesson_stays_until_its_reader_is_done(guests: Guests) -> None:
    ana = guests.come(settings={"confirm": "no"})
    ana.sit_at(ana.table("me bot bot bot", guided=True, options={"first": "1"}))
    first = ana.say("lesson-event-face-down")
    for _ in range(3):
        decision = ana.decision()
        assert decision is not None
        expect(lesson(ana)).to_contain_text(first)
        ana.choose(decision.options[-1])
    decision = ana.decision()
    assert decision is not None
    choice = ana.say(f"lesson-{decision.choice.replace('_', '-')}")
    seen = [read(ana)]
    understand(ana)
    while lesson(ana).is_visible():
        seen.append(read(ana))
        understand(ana)
    seen = [text for text in seen if text != choice]
    assert seen[:2] == [first, ana.say("lesson-event-handled")], "the oldest first, but for what is asked now"
    assert len(seen) == len(set(seen)), "none twice"


def lesson(ana: Guest) -> Locator:
    return ana.page.get_by_role("complementary", name=ana.say("table-ui-lesson"))


def read(ana: Guest) -> str:
    return lesson(ana).get_by_role("paragraph").inner_text()


def understand(ana: Guest) -> None:
    text = read(ana)
    ana.button("table-ui-understood", lesson(ana)).click()
    expect(lesson(ana).filter(has_text=text)).to_have_count(0)
