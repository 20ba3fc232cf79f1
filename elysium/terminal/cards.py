"""The cards of a game that can be played here, and how far that goes."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from elysium.engine.cards.claims import ONLY_TEXT, Report
from elysium.engine.decks import Coverage, Section
from elysium.engine.game import Game
from elysium.engine.option_files import with_files
from elysium.engine.parts import CardFacts
from elysium.engine.refusal import BadFile, BadSetup, Refusal
from elysium.engine.registry import load_game
from elysium.engine.text import Speech, searchable
from elysium.judge.coverage import rulings_about, tests_folder
from elysium.terminal.decks import section_title
from elysium.terminal.listing import print_json

FAILED = 1
MOST_NEAREST = 5
MOST_NEXT = 50


def show_cards(
    game: str, search: str, with_coverage: bool, as_json: bool, language: str, options: Mapping[str, str]
) -> int:
    """As a table with these options has them."""
    loaded = load_game(game)
    for option in options:
        if option != loaded.cards.edition_option:
            raise BadSetup("unknown-table-option", name=option, known=loaded.cards.edition_option or "–")
    if loaded.decks is None:
        edition = loaded.cards.edition(with_files(loaded, options))
        return _show_all(loaded, Speech(language, loaded, edition), search, as_json)
    if search:
        return _show_all(loaded, Speech(language, loaded), search, as_json)
    rules = loaded.decks
    if as_json:
        print_json(rules.coverage())
        return 0
    speech = Speech(language, loaded)
    console = Console(highlight=False)
    sections = rules.supported()
    if with_coverage:
        console.print(speech.say("ui-cards-supported", count=_size(sections)))
        _show_coverage(rules.coverage(), console, speech)
    for section in sections:
        console.print(Text(section_title(section, speech), "bold red"))
        console.print(Text("; ".join(card.name for card in section.cards)), end="\n\n")
    console.print(speech.say("ui-cards-supported", count=_size(sections)))
    return 0


def _show_all(game: Game[Any], speech: Speech, search: str, as_json: bool) -> int:
    """What stands on cards, what they do, and how sure that is: of those in whose name or text something stands."""
    wanted = searchable(search)
    words = list(game.cards.words())
    found = [card for card in words if search and wanted == searchable(speech.card_name(card))]
    if not found:
        by_name = [card for card in words if wanted in searchable(f"{card} {speech.card_name(card)}")]
        named = set(by_name)
        found = by_name + [card for card in words if card not in named and wanted in searchable(speech.card(card))]
    sources = _sources(game, found)
    if as_json:
        print_json([_row(card, speech) | sources.get(card, {}) for card in found])
        return 0
    console = Console(highlight=False)
    for card in found:
        console.print(Text(speech.card_name(card), "bold red"))
        facts = _facts(speech.card_facts(card), speech)
        if facts:
            console.print(Text(facts, "dim"))
        console.print(Text(speech.card_lines(card)), end="\n\n")
        if card in sources:
            _show_sources(sources[card], console, speech)
    not_yet = [name for name in game.cards.not_yet() if wanted in searchable(name)] if search else []
    if not_yet:
        console.print(Text(speech.say("ui-cards-not-yet", names="; ".join(not_yet))))
    elif not found:
        _show_nearest(game, speech, wanted, console)
    console.print(speech.say("ui-cards-found" if search else "ui-cards-supported", count=len(found)))
    return 0


def _sources(game: Game[Any], found: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Of a single card also what it is made from, and the rulings that play it, as far as they are here."""
    if game.cards.sources is None or len(found) != 1:
        return {}
    (card,) = found
    sources = game.cards.sources(card)
    try:
        tests = rulings_about(tests_folder(game, None), game.name, card)
    except BadFile:
        tests = []
    rulings = [{"key": key, "text": text, "covered": covered} for key, text, covered in sources.rulings]
    return {card: {"printed": sources.printed, "definition": sources.definition, "rulings": rulings, "tests": tests}}


def _show_sources(sources: Mapping[str, Any], console: Console, speech: Speech) -> None:
    rulings = [
        f"{ruling['key']}: {ruling['text']}\n  → {ruling['covered'] or speech.say('ui-ruling-open')}"
        for ruling in sources["rulings"]
    ]
    parts = {
        "ui-card-printed": sources["printed"],
        "ui-card-definition": sources["definition"],
        "ui-card-rulings": "\n".join(rulings),
        "ui-card-tests": "\n".join(sources["tests"]),
    }
    for title, told in parts.items():
        if told:
            console.print(Text(speech.say(title), "bold"))
            console.print(Text(told), end="\n\n", soft_wrap=title == "ui-card-definition")


def _show_nearest(game: Game[Any], speech: Speech, wanted: str, console: Console) -> None:
    names = {searchable(name): name for name in (*map(speech.card_name, game.cards.words()), *game.cards.not_yet())}
    near = difflib.get_close_matches(wanted, names, n=MOST_NEAREST)
    if near:
        console.print(Text(speech.say("ui-deck-nearest", names="; ".join(names[name] for name in near))))


def show_check(game: str, as_json: bool, language: str) -> int:
    """The definitions beside official texts and rulings; a difference that nobody excused is a failure."""
    loaded = load_game(game)
    if loaded.cards.check is None:
        raise Refusal("no-card-check", name=game)
    report = loaded.cards.check()
    failed = bool(report.differences or report.idle)
    if as_json:
        print_json(report)
    else:
        _show_report(report, Speech(language, loaded))
    return FAILED if failed else 0


def _show_report(report: Report, speech: Speech) -> None:
    console = Console(highlight=False)
    for ruling in report.open:
        console.print(Text(f"{', '.join(ruling.cards)} ({ruling.key}): {ruling.text}", "dim"))
    for different in report.differences:
        side = speech.say("ui-check-only-text" if different.side == ONLY_TEXT else "ui-check-only-definition")
        part = f" [{different.part}]" if different.part else ""
        console.print(Text(f"{different.card}{part}: {different.kind} {different.what} ({side})", "red"))
    for about in report.idle:
        console.print(Text(speech.say("ui-check-idle", about=about), "red"))
    count = len(report.differences)
    console.print(speech.say("ui-check-texts", cards=report.cards, compared=report.compared, count=count))
    counts = {"all": report.rulings, "covered": report.covered, "harmless": report.harmless, "open": len(report.open)}
    console.print(speech.say("ui-check-rulings", **counts))


def _facts(facts: CardFacts, speech: Speech) -> str:
    said = [
        f"{speech.say(f'trait-{trait}')}: {', '.join(speech.say(f'{trait}-{word}') for word in words)}"
        for trait, words in facts.traits.items()
    ]
    said += [f"{speech.say(f'fact-{name}')}: {number}" for name, number in facts.numbers.items()]
    for level in dict.fromkeys(facts.confidence.values()):
        which = [speech.say(f"fact-{fact}") for fact, how in facts.confidence.items() if how == level]
        said.append(f"{speech.say(f'confidence-{level}')}: {', '.join(which)}")
    return " · ".join(said)


def _row(card: str, speech: Speech) -> dict[str, object]:
    facts = speech.card_facts(card)
    return {
        "card": card,
        "name": speech.card_name(card),
        "text": speech.card(card),
        "ways": list(speech.card_ways(card)),
        "traits": dict(facts.traits),
        "numbers": dict(facts.numbers),
        "confidence": dict(facts.confidence),
    }


def _size(sections: Sequence[Section]) -> int:
    return sum(len(section.cards) for section in sections)


def _show_coverage(coverage: Coverage, console: Console, speech: Speech) -> None:
    if coverage.sets:
        _show_sets(coverage, console, speech)
    if coverage.decks:
        _show_decks(coverage, console, speech)
    if coverage.next:
        console.print(Text(speech.say("ui-cards-next", names="; ".join(coverage.next[:MOST_NEXT]))))


def _show_sets(coverage: Coverage, console: Console, speech: Speech) -> None:
    table = Table()
    for column in ("ui-sets-which", "ui-sets-total", "ui-sets-playable", "ui-sets-verified"):
        table.add_column(speech.say(column), justify="left" if column == "ui-sets-which" else "right")
    for name, cards in coverage.sets.items():
        playable = _share(cards.playable, cards.total)
        table.add_row(name, str(cards.total), playable, _share(cards.verified, cards.total))
    console.print(table)


def _show_decks(coverage: Coverage, console: Console, speech: Speech) -> None:
    table = Table()
    table.add_column(speech.say("ui-decks-which"))
    for column in ("ui-decks-total", "ui-decks-playable", "ui-decks-lacking-two"):
        table.add_column(speech.say(column), justify="right")
    for name, decks in coverage.decks.items():
        table.add_row(
            speech.say(f"decks-{name}"),
            str(decks.total),
            *(_share(n, decks.total) for n in (decks.playable, decks.lacking_two)),
        )
    console.print(table)


def _share(count: int, total: int) -> str:
    return f"{count} ({count / total:.1%})" if total else str(count)
