"""The table keeps still while others play, and leaves room for the board on every screen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.guests import PHONE, WIDE, Guests
from tests.browser.house import House
from tests.server.guests import SHORT_VTES

SIDEWAYS = (844, 390)
ENLARGED = (720, 450)
"""A window of 1440 by 900 at twice the size."""
WATCH = """() => {
    window.jumps = [];
    const rounded = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
    const named = (element) => `${element.parentElement?.className} > ${element.outerHTML.slice(0, 200)}`;
    new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries())
            for (const { node, previousRect, currentRect } of document.querySelector(".decision") ? sources : []) {
                const element = node?.nodeType === 1 ? node : node?.parentElement;
                const moved = rounded(previousRect) !== rounded(currentRect);
                if (moved && element?.closest(".live-table > :is(.bottom, header), .strip nav, section.seat > header"))
                    jumps.push(`${named(element)}: ${rounded(previousRect)} to ${rounded(currentRect)}`);
            }
    }).observe({ type: "layout-shift" });
    const sizes = new Map();
    new ResizeObserver((entries) => {
        for (const { target } of entries) {
            const { width, height } = target.getBoundingClientRect();
            const [before, size] = [sizes.get(target), `${Math.round(width)}, ${Math.round(height)}`];
            sizes.set(target, size);
            if (before && before !== size && document.querySelector(".decision"))
                jumps.push(`${target.className}: ${before} to ${size}`);
        }
    }).observe(document.querySelector(".live-table > .bottom"));
    const seats = new ResizeObserver((entries) => {
        for (const { target, contentRect } of entries) {
            const [before, height] = [sizes.get(target), Math.round(contentRect.height)];
            sizes.set(target, height);
            if (before && before !== height) jumps.push(`${target.textContent}: ${before} to ${height}`);
        }
    });
    for (const seat of document.querySelectorAll("section.seat > header, .sheet > header")) seats.observe(seat);
}"""
"""Of what frames the game: bars, question, names of the seats. Cards and coins go where they are moved to."""
WATCH_DOORS = """window.jumps = [];
new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
        for (const { node, previousRect, currentRect } of sources) {
            const element = node?.nodeType === 1 ? node : node?.parentElement;
            if (element?.closest(".doors") && previousRect.width)
                jumps.push(`${element.className || element.nodeName}: ${previousRect.y} to ${currentRect.y}`);
        }
}).observe({ type: "layout-shift", buffered: true });"""
MOVES_TO_WATCH = 30
WATCH_SEATED = """() => {
    window.jumps = [];
    const rounded = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
    const named = (element) => `${element.parentElement?.className} > ${element.outerHTML.slice(0, 200)}`;
    const framing = [
        ".live-table > header", ".strip nav", ".aids", ".acts", ".plate", ".house", ".rail",
        "section.seat > header h2", ".mine > .sheet > header h2", ".supplies", "section.district > header h2",
    ].join();
    new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries())
            for (const { node, previousRect, currentRect } of document.querySelector(".decision") ? sources : []) {
                const element = node?.nodeType === 1 ? node : node?.parentElement;
                if (rounded(previousRect) !== rounded(currentRect) && element?.matches(framing))
                    jumps.push(`${named(element)}: ${rounded(previousRect)} to ${rounded(currentRect)}`);
            }
    }).observe({ type: "layout-shift" });
    const sizes = new Map();
    const observer = new ResizeObserver((entries) => {
        for (const { target } of entries) {
            const height = Math.round(target.getBoundingClientRect().height);
            const before = sizes.get(target) ?? height;
            sizes.set(target, height);
            // A question that is longer than all before it takes its room beside the table, once.
            const grows = innerWidth >= 900 && target.matches(".bottom") && height > before;
            if (height !== before && !grows && document.querySelector(".decision"))
                jumps.push(`${target.className}: ${before} to ${height} high`);
        }
    });
    for (const frame of document.querySelectorAll(".live-table > :is(.bottom, header, .strip), .panels > .board"))
        observer.observe(frame);
    // On a telephone districts lie below each other: what is laid in one must not push the others away.
    if (innerWidth < 900) for (const places of document.querySelectorAll(".positions")) observer.observe(places);
}"""
"""The same for who sits there, and in addition: whatever one is asked, nothing of the table gives way to it."""
SETTLED = {"mascarade": 4, "vendetta": 12, "vtes": 30, "rivals": 6}
"""By then everybody has a clan, and vampires act."""
ANSWER_AFTER_MS = 150
HIDDEN_CARDS = """() => [...document.querySelectorAll(".salon .table :is(.place, .middle button)")].flatMap((card) => {
    const { x, y, width, height } = card.querySelector(".card").getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    return card.contains(document.elementFromPoint(left, top)) ? [] : [card.textContent];
})"""
"""Masks whose middle cannot be seen."""
BOARD_HEIGHT = "board => board.getBoundingClientRect().height / innerHeight"


@pytest.fixture(scope="module")
def slow_house(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Whose bots leave time to see what the page does between two moves."""
    house = House(tmp_path_factory.mktemp("slow"), pace="0.25")
    house.open()
    yield house
    house.close()


@pytest.mark.parametrize("game", ["mascarade", "vendetta", "vtes", "rivals"])
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_nothing_jumps_while_bots_play(chromium: Browser, slow_house: House, game: str, size: tuple[int, int]) -> None:
    guests = Guests(chromium, slow_house.address)
    ana = guests.come(game, size=size)
    ana.sit_at(ana.table("bot bot bot bot", "heuristic"))
    ana.until(lambda: ana.position.seq > 4)
    ana.page.wait_for_load_state("networkidle")
    ana.page.evaluate(WATCH)
    first = ana.position.seq
    ana.until(lambda: ana.position.seq > first + MOVES_TO_WATCH or ana.position.outcome)
    jumps = ana.page.evaluate("jumps")
    guests.all_leave()
    assert not jumps, "\n".join(jumps)


@pytest.mark.parametrize("game", ["mascarade", "vendetta", "vtes", "rivals"])
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_nothing_jumps_for_who_sits_there(guests: Guests, game: str, size: tuple[int, int]) -> None:
    ana = guests.come(game, size=size)
    options = SHORT_VTES if game == "vtes" else {}
    # Where a turn is long, others would have all those that are watched.
    seats = "me bot" if game in ("vtes", "rivals") else "me bot bot bot"
    table = ana.table(seats, "heuristic", options=options)
    ana.sit_at(table)
    ana.answer_elsewhere(table, ANSWER_AFTER_MS)

    def has_gone_on(before: int) -> bool:
        ana.read_the_deal()
        return ana.position.seq > before

    def watch_until(seq: int) -> None:
        while ana.position.seq < seq and not ana.position.outcome:
            ana.until(partial(has_gone_on, ana.position.seq))

    watch_until(SETTLED[game])
    ana.page.wait_for_load_state("networkidle")
    ana.page.evaluate(WATCH_SEATED)
    first = ana.position.seq

    def was_asked() -> bool:
        assert ana.ear.info is not None
        return any(entry.seq > first and entry.seat == ana.ear.info.you for entry in ana.ear.log)

    watch_until(first + MOVES_TO_WATCH)
    # A turn of somebody else may be as long.
    while not was_asked() and not ana.position.outcome:
        watch_until(ana.position.seq + 1)
    assert was_asked(), "she was never asked"
    jumps = ana.page.evaluate("jumps")
    assert not jumps, "\n".join(jumps)


def test_doors_keep_their_places_from_the_moment_they_are_there(guests: Guests) -> None:
    """What moves between press and release is not pressed."""
    ana = guests.come()
    ana.page.add_init_script(WATCH_DOORS)

    def come_late(route: Route) -> None:
        ana.page.wait_for_timeout(250)
        route.continue_()

    late = ("**/text/*/vendetta.ftl", "**/api/tables/mine", "**/api/tables", "**/*-latin-*.woff2")
    for path in late:
        ana.page.route(path, come_late)
    ana.go("/")
    ana.find("article", "game-name").wait_for()
    ana.page.wait_for_load_state("networkidle")
    ana.page.evaluate("document.fonts.ready")
    jumps = ana.page.evaluate("jumps")
    assert not jumps, "\n".join(jumps)


@pytest.mark.parametrize("game", ["mascarade", "vendetta", "vtes", "rivals"])
@pytest.mark.parametrize("size", [SIDEWAYS, ENLARGED])
def test_half_the_height_is_board(guests: Guests, game: str, size: tuple[int, int]) -> None:
    ana = guests.come(game, size=size, touch=True)
    ana.sit_at(ana.table("me bot bot bot", options={"first": "1"}))
    if game == "mascarade":
        # Whoever is to remember the masks sees them all, their own too.
        ana.button("board-deal-seen").wait_for()
        assert ana.page.evaluate(HIDDEN_CARDS) == []
    decision = ana.decision()
    assert decision is not None
    assert not ana.scrolls_sideways()
    share = ana.page.locator(".live-table .board").first.evaluate(BOARD_HEIGHT)
    assert share >= 0.5, f"{share:.0%} of the height"
    assert ana.link("page-home").is_visible()
    if game == "vtes":
        own = ana.find("region", "table-ui-your-seat", player="Ana").get_by_role("heading").last
        expect(own).to_be_in_viewport(ratio=1)
    ana.choose(decision.options[0])


@pytest.mark.parametrize("size", [SIDEWAYS, ENLARGED])
def test_a_question_begins_with_its_first_words(guests: Guests, size: tuple[int, int]) -> None:
    """However far down the answer to the one before it was."""
    ana = guests.come(size=size)
    ana.sit_at(ana.table("me bot bot bot", options={"first": "1"}))
    ana.read_the_deal()
    decision = ana.decision()
    assert decision is not None
    last = ana.option_button(decision.options[-1])
    last.scroll_into_view_if_needed()
    expect(ana.sentence(decision)).not_to_be_in_viewport()
    ana.choose(decision.options[-1])
    following = ana.decision()
    assert following is not None
    expect(ana.sentence(following)).to_be_in_viewport(ratio=1)
