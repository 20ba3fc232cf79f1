"""A finished game of every kind, looked at again from the deal to its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from elysium.engine.registry import game_names, load_game
from elysium.engine.text import MissingMessage
from elysium.server.wire import TableInfo
from tests.browser.guests import WIDE, Guest, Guests
from tests.browser.test_still import BOARD_HEIGHT, ENLARGED, SIDEWAYS

CHANGE = re.compile(r"[+−]\d+$")
STEP_BY_STEP = """async (forward, steps) => {
    for (let step = 0; step < steps; step++) {
        forward.click();
        await new Promise((drawn) => requestAnimationFrame(drawn));
    }
}"""


def board(guest: Guest) -> Locator:
    """The game's own one, or that for any game."""
    try:
        return guest.find("region", "board-table")
    except MissingMessage:
        return guest.find("group", "table-ui-panel-table")


def played(guests: Guests, game: str) -> TableInfo:
    """By somebody who chooses at random against as few bots as can be, who soon win."""
    ana = guests.come(game)
    table = ana.table("me" + " bot" * (load_game(game).players[0] - 1), "heuristic")
    ana.play_to_the_end(table)
    return table


@pytest.mark.parametrize("game", game_names())
def test_a_table_is_replayed_to_its_end(guests: Guests, game: str) -> None:
    table = played(guests, game)
    bea = guests.come(game)
    bea.sit_at(table)
    bea.game_over.wait_for()
    outcome = bea.position.outcome
    assert outcome
    bea.page.wait_for_load_state("networkidle")  # the names of the cards come after the position
    as_it_ended = words_on(board(bea))
    assert as_it_ended

    bea.go(f"/replay/{table.id}#{table.key}")
    timeline = bea.find("slider", "replay-timeline")
    timeline.wait_for()
    last = int(timeline.get_attribute("max") or 0)
    assert last > 4
    won = [seat.name for seat, points in zip(table.seats, outcome, strict=True) if points == max(outcome)]
    winners = bea.page.get_by_text(bea.say("ui-winners", names=", ".join(won), count=len(won)))
    expect(winners).to_have_count(0)
    for size in (SIDEWAYS, ENLARGED):
        bea.resize(size)
        share = bea.page.locator(".replay > .board").evaluate(BOARD_HEIGHT)
        assert share >= 0.5, f"{share:.0%} of the height"
        assert not bea.scrolls_sideways()
        expect(bea.button("replay-to-end")).to_be_in_viewport(ratio=1)
        expect(bea.link("page-home")).to_have_count(1)
    bea.resize(WIDE)
    bea.button("replay-forward").evaluate(STEP_BY_STEP, last)
    eyes = bea.find("group", "replay-eyes").get_by_role("button")
    assert eyes.count() == len(table.seats) + 2
    for eye in eyes.all():
        eye.click()
        expect(eye).to_have_attribute("aria-pressed", "true")
        expect(timeline).to_have_value(timeline.get_attribute("max") or "")
        expect(winners).to_be_visible()
        expect(board(bea)).not_to_be_empty()
    eyes.and_(bea.button("replay-eyes-spectator")).click()
    bea.until(lambda: words_on(board(bea)) == as_it_ended)


def words_on(shown: Locator) -> set[str]:
    """What stands there, but for the numbers that show for a moment how a counter has changed."""
    return {word for word in shown.inner_text().split() if not CHANGE.match(word)}
