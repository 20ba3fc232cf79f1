"""The cards of a game that can be played here, and how far that goes."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from elysium.engine.decks import Coverage, Section
from elysium.engine.text import Speech
from elysium.terminal.decks import deck_rules, section_title
from elysium.terminal.listing import print_json


def show_cards(game: str, with_coverage: bool, as_json: bool, language: str) -> int:
    rules = deck_rules(game)
    if as_json:
        print_json(rules.coverage())
        return 0
    speech = Speech(language)
    console = Console(highlight=False)
    sections = rules.supported()
    for section in sections:
        console.print(Text(section_title(section, speech), "bold red"))
        console.print(Text("; ".join(name for _, name in section.cards)), end="\n\n")
    console.print(speech.say("ui-cards-supported", count=_size(sections)))
    if with_coverage:
        _show_coverage(rules.coverage(), console, speech)
    return 0


def _size(sections: Sequence[Section]) -> int:
    return sum(len(section.cards) for section in sections)


def _show_coverage(coverage: Coverage, console: Console, speech: Speech) -> None:
    table = Table()
    table.add_column(speech.say("ui-decks-which"))
    for column in ("ui-decks-total", "ui-decks-playable", "ui-decks-lacking-two"):
        table.add_column(speech.say(column), justify="right")
    for row, decks in (("ui-decks-all", coverage.decks_all), ("ui-decks-since-2020", coverage.decks_since_2020)):
        table.add_row(
            speech.say(row), str(decks.total), *(_share(n, decks.total) for n in (decks.playable, decks.lacking_two))
        )
    console.print(table)
    console.print(Text(speech.say("ui-cards-next", names="; ".join(coverage.next))))


def _share(count: int, total: int) -> str:
    return f"{count} ({count / total:.1%})" if total else str(count)
