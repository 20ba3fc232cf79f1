"""What a person knows of cards that lie face down is drawn at the terminal, as on the page."""

import io
from random import Random

import pytest
from rich.console import Console

from elysium.engine.observation import Board, CardView, Zone
from elysium.engine.table import Table
from elysium.engine.text import LANGUAGES, Speech
from elysium.games.vendetta.game import VENDETTA
from elysium.terminal.play import Terminal
from elysium.terminal.table import MOST_GUESSES, draw
from tests.games.vendetta.tables import NAMES, started

ANA = 0


def table_with_something_to_know() -> Table:
    """Ana knows a card in somebody's hand, and has few guesses at one that lies face down."""
    for seed in range(100):
        state, rng = started(3, seed), Random(seed)
        while state.asked:
            if state.asked[0][0] == ANA:
                known = VENDETTA.known(VENDETTA.observe(state, ANA))
                kinds = {mark.partition(":")[0] for mark, what in known.items() if what.faces}
                if {"sure", "out", "hand", "card"} <= kinds:
                    return Table(VENDETTA, state, NAMES[:3])
            seat = state.asked[0][0]
            options = VENDETTA.book.options_for(state, seat)
            VENDETTA.book.play(state, seat, rng.choice(options))
    raise AssertionError("no such game")


@pytest.mark.rule("VEN-HAND-06")
@pytest.mark.parametrize("language", LANGUAGES)
def test_vendettas_knowledge_is_on_the_table(language: str) -> None:
    match = table_with_something_to_know()
    speech = Speech(language, VENDETTA)
    there = Terminal(match, {}, speech, True)
    there.console = Console(width=2000, record=True, file=io.StringIO())
    there._show_table(ANA)
    lines = [line.strip() for line in there.console.export_text().splitlines()]
    for mark, what in VENDETTA.known(match.observe(ANA)).items():
        word, _, number = mark.partition(":")
        names = [speech.card_name(face) for face in what.faces]
        if word in ("sure", "out") and names:
            assert f"{speech.say(f'known-{word}')}: {', '.join(names)}" in lines
        elif word == "card":
            guess = f"▒▒ {speech.say('ui-one-of', count=len(names))}"
            if len(names) <= MOST_GUESSES:
                guess = "▒▒ " + " / ".join(names) + (" ?" if len(names) > 1 else "")
            assert any(f"{guess} #{number}" in line for line in lines)


def test_a_card_is_known_by_its_number_by_its_place_or_with_its_whole_zone() -> None:
    zones = [Zone(name, 0, (CardView(), CardView(number=7))) for name in ("sleeve", "attic", "cellar")]
    board = Board(seats=(0, 1), active=0, zones=tuple(zones), counters=())
    known = {"sleeve:0": ["jester"], "at:attic:0:0": ["hydra"], "card:7": ["imp"], "card:0": ["ogre"]}
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(draw(board, 1, NAMES[:2], known, Speech("en", VENDETTA)))
    sleeve, attic, cellar = (line.strip() for line in console.export_text().splitlines() if "▒▒" in line)
    assert sleeve == "sleeve: ▒▒ jester, ▒▒ imp #7"
    assert attic == "attic: ▒▒ hydra, ▒▒ imp #7"
    assert cellar == "cellar: ▒▒, ▒▒ imp #7", "what has no number is not the card of number 0"
