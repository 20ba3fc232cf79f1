"""What people are shown of decks: read, checked and written for them, off the event loop and one at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from elysium.engine.decks import LINE_MESSAGES, DeckRules, Section, UnreadLine
from elysium.engine.game import Game
from elysium.engine.refusal import BadFile, BadSetup, Refusal
from elysium.engine.sayings import Saying, Scribe, message
from elysium.server.error_handlers import refused
from elysium.server.turns import Turns
from elysium.server.wire import DeckCard, DeckLine, DeckPool, DeckSection, DeckSheet, ReadDeck, Refused


def rules_of(game: Game[Any]) -> DeckRules[Any]:
    if game.decks is None:
        raise BadSetup("no-decks-here")
    return game.decks


def deck_pool(game: Game[Any]) -> DeckPool:
    rules = rules_of(game)
    sections = tuple(_section(section) for section in rules.supported())
    return DeckPool(sections, dict(rules.hand), tuple(rules.shapes), tuple(rules.names()), rules.leads)


class DeckReader:
    """Reading takes long, for what is no deck most of all: the tables go on meanwhile."""

    def __init__(self) -> None:
        self._turns = Turns()

    async def sheet(self, game: Game[Any], wanted: ReadDeck) -> DeckSheet:
        return await self._turns.in_thread(lambda: deck_sheet(game, wanted))


def deck_sheet(game: Game[Any], wanted: ReadDeck) -> DeckSheet:
    rules = rules_of(game)
    players = wanted.players or game.usual_players
    game.check_player_count(players)
    try:
        deck = _deck(rules, wanted)
    except BadFile as refusal:
        details: dict[str, Any] = refusal.details
        if "unread" in details:
            return DeckSheet(unread=tuple(_line(found, details["most"]) for found in details["unread"]))
        return DeckSheet(problems=(refused(refusal, game.name),))
    playable = {card.word for section in rules.supported() for card in section.cards}
    written, unwritten = _written(game, rules, deck, wanted.shape)
    scribe = Scribe(game)
    return DeckSheet(
        title=rules.title(deck),
        leader=rules.leader(deck),
        sections=tuple(_section(section, playable) for section in rules.sections(deck)),
        word=rules.word(deck),
        problems=(*(refused(found, game.name) for found in rules.problems(deck, players, {})), *unwritten),
        notes=tuple(scribe.write(scribe.say, note.message, **note.details) for note in rules.notes(deck)),
        written=written,
    )


def _deck(rules: DeckRules[Any], wanted: ReadDeck) -> Any:
    if wanted.cards or not wanted.text:
        return rules.made_of(wanted.title, wanted.cards, wanted.leader)
    if wanted.text in rules.names():
        return rules.named(wanted.text)
    found = rules.found(wanted.text.strip())
    if found is not None:
        return found
    return rules.read(wanted.text, wanted.title)


def _written(game: Game[Any], rules: DeckRules[Any], deck: Any, shape: str) -> tuple[str, Sequence[Refused]]:
    """Not every shape has a place for every deck."""
    try:
        return (rules.write(deck, shape) if shape else ""), ()
    except Refusal as refusal:
        return "", (refused(refusal, game.name),)


def _section(section: Section, playable: set[str] | None = None) -> DeckSection:
    cards = (
        DeckCard(card.word, card.name, card.copies, card.value, playable is not None and card.word not in playable)
        for card in section.cards
    )
    return DeckSection(section.title, section.pile, tuple(cards))


def _line(found: UnreadLine, most: int) -> DeckLine:
    say: Saying = message(LINE_MESSAGES[found.reason], line=found.line, text=found.text, most=most)
    return DeckLine(found.line, found.text, say, tuple(found.nearest))
