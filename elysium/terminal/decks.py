"""Decks on the screen: what is in them, and whether they can be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from elysium.engine.decks import LINE_MESSAGES, DeckRules, Section, load_deck
from elysium.engine.refusal import BadFile, UnknownName
from elysium.engine.registry import load_game
from elysium.engine.text import Speech
from elysium.terminal.listing import print_json

FAILED, REFUSED = 1, 2


def deck_rules(game: str) -> DeckRules[Any]:
    rules = load_game(game).decks
    if rules is None:
        raise UnknownName("no-decks", name=game)
    return rules


def show_deck(game: str, source: str, shape: str, as_json: bool, language: str) -> int:
    rules = deck_rules(game)
    speech = Speech(language, load_game(game))
    try:
        deck = load_deck(rules, source)
    except BadFile as error:
        return _show_unread(error, source, speech, as_json)
    sections = rules.sections(deck)
    if shape:
        print(rules.write(deck, shape))
    elif as_json:
        cards = [
            {
                "count": card.copies,
                "name": card.name,
                "type": section.title.removeprefix("ui-type-").removeprefix("section-"),
            }
            for section in sections
            for card in section.cards
        ]
        print_json({"name": rules.title(deck), "cards": cards})
    else:
        console = Console(highlight=False)
        console.print(Text(rules.title(deck), "bold"))
        for section in sections:
            console.print(Text(f"\n{section_title(section, speech)}", "bold red"))
            for card in section.cards:
                console.print(Text(f"{card.copies:3} × {card.name}"))
    return 0


def section_title(section: Section, speech: Speech) -> str:
    count = sum(card.copies for card in section.cards)
    return speech.say("ui-section", title=speech.say(section.title), count=count)


def check_deck(game: str, source: str, players: int, options: Mapping[str, str], as_json: bool, language: str) -> int:
    """0 if the deck can be played here, 1 if not, 2 if it cannot be read."""
    players = players or load_game(game).usual_players
    load_game(game).check_player_count(players)
    options = load_game(game).checked_options(players, options)
    rules = deck_rules(game)
    speech = Speech(language, load_game(game))
    try:
        deck = load_deck(rules, source)
    except BadFile as error:
        return _show_unread(error, source, speech, as_json)
    problems = rules.problems(deck, players, options)
    unsupported = list(rules.unsupported(deck))
    notes = [speech.say(note.message, **note.details) for note in rules.notes(deck)]
    if as_json:
        print_json(
            {
                "deck": rules.title(deck),
                "players": players,
                "legal": not problems,
                "playable": not problems and not unsupported,
                "problems": [
                    {"reason": found.reason, "rule": found.rule, "text": speech.refusal(found)} for found in problems
                ],
                "unsupported": unsupported,
                "notes": notes,
            }
        )
    else:
        console = Console(highlight=False, soft_wrap=True)
        verdict = "ui-deck-refused" if problems else "ui-deck-legal-only" if unsupported else "ui-deck-fits"
        style = "bold red" if problems else "yellow" if unsupported else "green"
        console.print(Text(speech.say(verdict, name=rules.title(deck), players=players), style))
        for found in problems:
            console.print(Text(f"✗ {speech.refusal(found)}"))
        if unsupported:
            console.print(Text(speech.say("ui-deck-unsupported", names="; ".join(unsupported))))
        for note in notes:
            console.print(Text(note, "dim"))
    return FAILED if problems or unsupported else 0


def _show_unread(error: BadFile, source: str, speech: Speech, as_json: bool) -> int:
    """Each line that cannot be read; any other failure is a plain refusal."""
    unread: Any = error.details.get("unread")
    if not unread:
        raise error
    if as_json:
        print_json({"deck": source, "legal": False, "playable": False, "unread": [line._asdict() for line in unread]})
    else:
        console = Console(highlight=False, soft_wrap=True)
        for found in unread:
            line = {"line": found.line, "text": found.text, "most": error.details["most"]}
            said = speech.say(LINE_MESSAGES[found.reason], **line)
            near = speech.say("ui-deck-nearest", names="; ".join(found.nearest)) if found.nearest else ""
            console.print(Text(f"✗ {said} {near}".rstrip()))
    return REFUSED
