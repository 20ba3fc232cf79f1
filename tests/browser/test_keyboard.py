"""Without a mouse: a table is opened and a whole game played with keys alone, and the focus can always be seen."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.guests import PHONE, Guest, Guests

MOST_TABS = 120
FOCUS = """() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const marked = (element) => {
        const style = getComputedStyle(element);
        return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1) || style.boxShadow !== "none";
    };
    const box = focused.getBoundingClientRect();
    return {
        what: `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.textContent.trim().slice(0, 60)}`,
        marked: focused.matches(":focus-visible") && (marked(focused) || marked(focused.closest("label") ?? focused)),
        inside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    };
}"""


def sees_the_focus(guest: Guest) -> None:
    focus: dict[str, Any] | None = guest.page.evaluate(FOCUS)
    assert focus is None or (focus["marked"] and focus["inside"]), focus


def has_focus(thing: Locator) -> bool:
    return thing.count() > 0 and bool(thing.first.evaluate("one => one === document.activeElement"))


def walk_to(guest: Guest, thing: Locator) -> None:
    for _ in range(MOST_TABS):
        if has_focus(thing):
            return
        guest.page.keyboard.press("Tab")
        sees_the_focus(guest)
    raise AssertionError(f"no way by Tab to {thing}")


def press_numbers(guest: Guest, chance: Random) -> None:
    """Numbers, through groups if there are any, until the choice is made."""
    seq = guest.position.seq
    rows = guest.find("list", "table-ui-options").get_by_role("button")
    guest.until(lambda: guest.position.seq > seq or not rows.count() or rows.first.is_enabled())
    if not rows.count():
        guest.page.keyboard.press("p")
        guest.until(lambda: guest.position.seq > seq)
        return
    number = str(chance.randrange(min(9, rows.count())) + 1)
    while guest.position.seq == seq:
        before = _shown(rows)
        guest.page.keyboard.press(number)
        guest.until(partial(_moved_on, guest, seq, rows, before))
        number = "1" if rows.count() < int(number) else number


def _shown(rows: Locator) -> list[str]:
    """The rows, and which of them waits for a second press."""
    shown: list[str] = rows.evaluate_all("all => all.map((one) => `${one.innerText} ${one.ariaPressed}`)")
    return shown


def _moved_on(guest: Guest, seq: int, rows: Locator, before: list[str]) -> bool:
    return guest.position.seq > seq or _shown(rows) != before


def test_a_whole_game_without_a_mouse(guests: Guests) -> None:
    ana = guests.come()
    ana.go("/")
    ana.find("heading", "page-welcome").wait_for()
    walk_to(ana, ana.link("page-new-table", ana.page.get_by_role("article", name=ana.say("game-name"))))
    ana.page.keyboard.press("Enter")
    walk_to(ana, ana.find("textbox", "page-your-name"))
    ana.page.keyboard.type("Ana")
    fewer = ana.button("page-fewer-players")
    walk_to(ana, fewer)
    while fewer.is_enabled():
        ana.page.keyboard.press("Enter")
    walk_to(ana, ana.button("page-fill-with-bots"))
    ana.page.keyboard.press("Enter")
    walk_to(ana, ana.button("page-open-table"))
    ana.page.keyboard.press("Enter")
    ana.until(lambda: ana.ear.position)

    decision = ana.decision()
    assert decision is not None
    walk_to(ana, ana.option_button(decision.options[0]))
    seq = ana.position.seq
    ana.page.keyboard.press("Enter")
    ana.until(lambda: ana.position.seq > seq)
    chance = Random(5)
    while ana.decision():
        press_numbers(ana, chance)
        sees_the_focus(ana)
    walk_to(ana, ana.button("table-ui-rematch"))


def test_menus_close_with_escape_and_give_the_focus_back(guests: Guests) -> None:
    ana = guests.come()
    ana.sit_at(ana.table("me bot bot bot", options={"first": "1"}))
    ana.decision()
    for opener, dialog in (("table-ui-menu", "table-ui-menu"), ("board-masks", "board-masks-in-play")):
        button = ana.button(opener)
        walk_to(ana, button)
        ana.page.keyboard.press("Enter")
        opened = ana.find("dialog", dialog)
        opened.wait_for()
        ana.page.keyboard.press("Tab")
        sees_the_focus(ana)
        ana.page.keyboard.press("Escape")
        opened.wait_for(state="detached")
        ana.until(partial(has_focus, button))
    ana.page.keyboard.press("?")
    ana.find("region", "table-ui-rules").wait_for()
    ana.page.keyboard.press("Escape")
    ana.find("region", "table-ui-rules").wait_for(state="detached")


def test_long_lists_are_in_groups_and_every_row_has_a_key(guests: Guests) -> None:
    ana = guests.come()
    ana.sit_at(ana.table("me bot bot bot bot bot bot", options={"first": "1"}))
    rows = ana.find("list", "table-ui-options").get_by_role("button")
    decision = ana.decision()
    assert decision is not None
    assert len(decision.options) > 9
    # All of one group: they stand there at once, with letters after the numbers.
    assert rows.all_inner_texts()[9].split() == ["a", *ana.read(decision.options[9].say).split()]
    seq = ana.position.seq
    ana.page.keyboard.press("a")
    ana.until(lambda: ana.position.seq > seq)
    while (decision := ana.decision()) and decision.choice != "take_turn":
        ana.choose(decision.options[-1])
    groups = [" ".join(text.split()[1:-2]) for text in rows.all_inner_texts()[1:]]
    assert groups == [ana.say("group-swap"), ana.say("group-announce")]
    walk_to(ana, rows.nth(1))
    for key, at in (("ArrowDown", 2), ("ArrowRight", 0), ("ArrowUp", 2)):
        ana.page.keyboard.press(key)
        assert has_focus(rows.nth(at)), key
    ana.page.keyboard.press("Enter")
    masks = [ana.read(option.say) for option in decision.options if option.verb == "announce"] if decision else []
    ana.until(lambda: [" ".join(text.split()[1:]) for text in rows.all_inner_texts()] == masks)
    assert has_focus(rows.first)
    ana.page.keyboard.press("Escape")
    ana.until(lambda: rows.count() == 3)


def test_on_a_phone_tab_stays_where_the_eyes_are(guests: Guests) -> None:
    ana = guests.come(size=PHONE)
    ana.sit_at(ana.table("me bot bot bot", options={"first": "1"}))
    ana.decision()
    for panel in ("table", "log", "chat"):
        shown = ana.button(f"table-ui-panel-{panel}")
        shown.click()
        expect(shown).to_have_attribute("aria-pressed", "true")
        for _ in range(30):
            ana.page.keyboard.press("Tab")
            assert shown.get_attribute("aria-pressed") == "true"
