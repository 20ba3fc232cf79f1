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
    ana.until(lambda: lesson(ana).is_visible())
    assert read(ana) == ana.say("lesson-goal"), "what one plays for comes first"
    taught: list[str] = []
    for _ in range(3):
        taught += read_all(ana)
        decision = ana.decision()
        assert decision is not None
        assert ana.say(f"lesson-{decision.choice.replace('_', '-')}") in taught
        ana.choose(decision.options[-1])
    assert len(taught) == len(set(taught)), "none twice"


def test_bots_wait_until_a_lesson_is_understood(guests: Guests) -> None:
    ana = guests.come(settings={"confirm": "no"})
    ana.sit_at(ana.table("me bot bot bot", guided=True, options={"first": "2"}))
    ana.until(lambda: lesson(ana).is_visible())
    seq, text = ana.position.seq, read(ana)
    ana.page.wait_for_timeout(1000)
    assert (ana.position.seq, read(ana)) == (seq, text), "nobody has played on"
    read_all(ana)
    assert ana.position.seq > seq


def read_all(ana: Guest) -> list[str]:
    """All lessons, until something is asked of the reader and nothing is left to read; which they were."""
    seen = []
    while ana.until(lambda: (lesson(ana).is_visible() and "lesson") or (ana.position.decision and "asked")) == "lesson":
        seen.append(read(ana))
        understand(ana)
    return seen


def lesson(ana: Guest) -> Locator:
    return ana.page.get_by_role("complementary", name=ana.say("table-ui-lesson"))


def read(ana: Guest) -> str:
    return lesson(ana).get_by_role("paragraph").inner_text()


def understand(ana: Guest) -> None:
    text = read(ana)
    ana.button("table-ui-understood", lesson(ana)).click()
    expect(lesson(ana).filter(has_text=text)).to_have_count(0)
