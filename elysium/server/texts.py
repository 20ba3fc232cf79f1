"""What cards and rules say, the files of messages, which games there are: each rendered once, off the event loop."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from elysium.engine.game import Game
from elysium.engine.refusal import BadSetup, Refusal
from elysium.engine.registry import load_game, working_games
from elysium.engine.statements import statements
from elysium.engine.text import LANGUAGES, Speech, text_files
from elysium.server.compression import Compressed, compress
from elysium.server.decks import deck_pool
from elysium.server.infos import game_info
from elysium.server.references import read_references
from elysium.server.turns import Turns
from elysium.server.wire import CardReference, CardText, CardTexts, FromClient, FromServer, RuleText, RuleTexts

type TextKey = tuple[str, str, str]
"""What it is, of which game, in which language; what a table has changed is not kept."""


class Texts:
    """One text at a time, so that many who ask for much cannot slow the tables down."""

    def __init__(self) -> None:
        self._cards: dict[tuple[str, str, str], CardText] = {}
        self._whole: dict[TextKey, Compressed] = {}
        self._references: dict[str, dict[str, CardReference]] = {}
        self._turns = Turns()

    async def games(self) -> Compressed:
        return await self._rendered(
            ("games", "", ""), lambda: compress([game_info(game) for game in working_games()]), True
        )

    async def socket_schema(self) -> Compressed:
        def render() -> Compressed:
            (from_client, from_server), definitions = msgspec.json.schema_components((FromClient, FromServer))
            return compress({"FromClient": from_client, "FromServer": from_server, "$defs": definitions})

        return await self._rendered(("socket-schema", "", ""), render, True)

    async def cards(self, game: Game[Any], language: str, words: Sequence[str]) -> Compressed:
        """These cards, or all of them."""

        def render() -> Compressed:
            every = game.cards.words()
            speech = Speech(language, game)
            texts = tuple(self._card(speech, game, word) for word in words or every if word in every)
            return compress(CardTexts(texts, () if words else tuple(game.cards.not_yet())))

        return await self._rendered(("cards", game.name, language), render, not words)

    async def reference(self, game: Game[Any], word: str) -> Compressed:
        """What is printed on the real card."""
        if game.cards.references is None or word not in game.cards.words():
            raise Refusal("no-such-page")

        def render() -> Compressed:
            if game.name not in self._references:
                self._references[game.name] = read_references(game.name)
            return compress(self._references[game.name].get(word, CardReference("")))

        return await self._rendered(("reference", game.name, ""), render, False)

    async def own_cards(self, game: Game[Any], language: str, edition: str) -> Compressed:
        """All of them, as a table has changed them."""

        def render() -> Compressed:
            speech = _speech_of(game, language, edition)
            return compress(CardTexts(tuple(_card_text(speech, word) for word in game.cards.words())))

        return await self._rendered(("cards", game.name, language), render, False)

    async def decks(self, game: Game[Any]) -> Compressed:
        """What decks can be made of."""
        return await self._rendered(("decks", game.name, ""), lambda: compress(deck_pool(game)), True)

    async def rules(self, game: Game[Any], language: str, ids: Sequence[str]) -> Compressed:
        """These rule statements, or all of them."""
        key = "rules", game.name, language
        return await self._rendered(key, lambda: _rule_texts(Speech(language, game), game, ids), not ids)

    async def own_rules(self, game: Game[Any], language: str, ids: Sequence[str], edition: str) -> Compressed:
        """The same at a table that has changed its cards."""
        key = "rules", game.name, language
        return await self._rendered(key, lambda: _rule_texts(_speech_of(game, language, edition), game, ids), False)

    async def messages(self, language: str, name: str) -> Compressed:
        """A file that the page reads; without rule statements and the words that card texts are composed of here."""
        if language not in LANGUAGES or not name.endswith(".ftl"):
            raise Refusal("no-such-page")
        what = name.removesuffix(".ftl")
        folder = None if what == "common" else load_game(what).folder

        def render() -> Compressed:
            common = text_files(language, None)
            files = text_files(language, folder)[len(common) :] if folder else common
            read_here = ("rules.", "language.")
            own = (file.read_text(encoding="utf-8") for file in files if not file.name.startswith(read_here))
            return compress("\n".join(own).encode())

        return await self._rendered(("messages", what, language), render, True)

    def _card(self, speech: Speech, game: Game[Any], word: str) -> CardText:
        key = (game.name, speech.language, word)
        if key not in self._cards:
            self._cards[key] = _card_text(speech, word)
        return self._cards[key]

    async def _rendered(self, key: TextKey, render: Callable[[], Compressed], is_whole: bool) -> Compressed:
        if is_whole and key in self._whole:
            return self._whole[key]

        def render_once() -> Compressed:
            if is_whole and key in self._whole:
                return self._whole[key]
            compressed = render()
            if is_whole:
                self._whole[key] = compressed
                # All that it was put together from stays for good: hundreds of thousands of objects, through which
                # the garbage collector would look again and again while nobody is answered.
                gc.freeze()
            return compressed

        return await self._turns.in_thread(render_once)


def _speech_of(game: Game[Any], language: str, edition: str) -> Speech:
    """Refused if no table can have changed its cards like this."""
    if not game.cards.edition_option:
        raise BadSetup("no-own-cards-here")
    game.opening.check_file(game.cards.edition_option, edition, game.cards.edition_option)
    return Speech(language, game, edition)


def _card_text(speech: Speech, word: str) -> CardText:
    facts = speech.card_facts(word)
    return CardText(
        word,
        speech.card_name(word),
        speech.card(word),
        tuple(speech.card_ways(word)),
        dict(facts.traits),
        dict(facts.numbers),
        dict(facts.confidence),
        tuple(facts.needs),
    )


def _rule_texts(speech: Speech, game: Game[Any], ids: Sequence[str]) -> Compressed:
    every = statements(game.folder)
    found = (every[rule] for rule in ids or every if rule in every)
    return compress(
        RuleTexts(tuple(RuleText(rule.id, rule.area, speech.rule(rule.id), bool(rule.pending)) for rule in found))
    )
