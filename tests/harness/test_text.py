"""Everything that can be said is said in every language, and nothing lies unused in the text files."""

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import elysium
from elysium.engine.audience import includes, viewers
from elysium.engine.cards.phrases import SORTS
from elysium.engine.game import Game
from elysium.engine.kinds import Named
from elysium.engine.statements import statements
from elysium.engine.text import LANGUAGES, Speech, text_files
from elysium.server.error_handlers import FRAMEWORK_REASONS
from tests.harness.messages import (
    GRAMMAR,
    PAGE_PREFIXES,
    SILENT_WORDS,
    SLOT_DETAILS,
    asked_for,
    messages_in,
    named_on_the_page,
    wordings_in,
    words_in,
)
from tests.harness.tables import (
    Table,
    all_games,
    all_setups,
    at_tables,
    every_game,
    journey,
    names_for,
    start,
    take_random,
)

PACKAGE = Path(elysium.__file__).parent
SHARED_CODE = [
    PACKAGE / part for part in ("engine", "bots", "judge", "arena", "terminal", "server", "cli.py", "client.py")
]
PAGE = PACKAGE.parent / "web" / "src"


def needed_by(game: Game[Any], language: str) -> set[str]:
    """Every message that a game can ask for."""
    needed = {"game-name", "game-blurb", *(option.help for option in game.opening.options()), *asked_for(game.folder)}
    for term in game.book.terms:
        if term.is_verb:
            needed.add(f"option-{term.name}")
        if not term.secret:
            needed.add(f"event-{term.name}")
    for choice in game.book.choices:
        needed |= {f"{kind}-{choice.name.replace('_', '-')}" for kind in ("choice", "waiting")}
    for setup in all_setups(game):
        board = game.views.board(game.observe(start(game, setup, 1), 0))
        needed |= {f"zone-{zone.name}" for zone in board.zones}
        needed |= {f"counter-{counter.name}" for counter in board.counters}
        needed |= {f"seat-{fact.name}" for fact in board.facts}
    speech = Speech(language, game)

    def note(message_id: str, **details: object) -> str:
        needed.add(message_id.partition(".")[0])
        return speech.say(message_id, **details)

    for card in game.cards.words():
        assert game.cards.name_of(card, note)
        assert game.cards.text(card, note, "")
    for kind in game.kinds.values():
        if isinstance(kind, Named):
            needed |= {f"{kind.prefix}-{word}" for word in kind.words if word}
    needed |= {f"stop-{moment}" for moment in game.manners.moments} | {f"stops-{name}" for name in game.manners.presets}
    needed |= set(game.views.composed_messages()) | word_messages(game)
    needed |= {f"chapter-{rule.area.split('/')[0]}" for rule in statements(game.folder).values()}
    return needed | factor_messages(game)


def word_messages(game: Game[Any]) -> set[str]:
    """What says the words of its card language, if it has one that composes."""
    if not (game.folder / "vocabulary").is_dir():
        return set()
    return {f"{SORTS[sort]}-{word}" for sort, word in words_in(game.folder)} - SILENT_WORDS


@cache
def factor_messages(game: Game[Any]) -> set[str]:
    """What pictures of balance call the factors, and those of their values that are words."""
    opening = start(game, all_setups(game)[0], 1)
    end = opening.clone()
    game.book.play_out(end, Random(1).random)
    factors = [pair for seat in range(opening.seats) for pair in game.statistics.factors(opening, end, seat).items()]
    values = {f"{name.rpartition('/')[2]}-{value}" for name, value in factors if not value.isdecimal()}
    return values | {f"factor-{name.replace('/', '-')}" for name, _ in factors}


@cache
def own_messages(game: Game[Any], language: str) -> dict[str, set[str]]:
    """What a game's files say, without the rule statements."""
    common = len(text_files(language, None))
    files = [file for file in text_files(language, game.folder)[common:] if not file.name.startswith("rules.")]
    return {message: variables for file in files for message, variables in messages_in(file).items()}


@cache
def common_messages(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in text_files(language, None):
        messages = messages_in(file)
        assert not found.keys() & messages.keys(), f"{file.name} writes a message again"
        found |= messages
    return found


def on_the_page(message: str) -> bool:
    words, beginnings = named_on_the_page_once()
    return message in words or any(message.startswith(beginning) for beginning in beginnings)


@cache
def named_on_the_page_once() -> tuple[set[str], set[str]]:
    return named_on_the_page(PAGE)


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_no_message_of_a_game_is_missing_or_unused(game: Game[Any], language: str) -> None:
    common = common_messages(language).keys()
    own = own_messages(game, language).keys()
    assert not common & own, "a game writes a common message again"
    needed = needed_by(game, language)
    assert needed - common - own == set(), "missing"
    assert {message for message in own - needed if not on_the_page(message)} == set(), "unused"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_common_message_is_missing_or_unused(language: str) -> None:
    ids = common_messages(language).keys()
    commands = re.findall(r'command\("([a-z]+)"', (PACKAGE / "cli.py").read_text(encoding="utf-8"))
    spoken = asked_for(*SHARED_CODE) | {f"help-{name}" for name in commands}
    spoken |= {f"ui-state-{state}" for state in ("tested", "untested", "pending", "not-applicable")}
    spoken |= {f"rules-form-{form}" for form in ("compiled", "pure", "outdated")}
    spoken |= {f"refusal-{reason}" for reason in FRAMEWORK_REASONS.values()}
    games = set().union(*(asked_for(game.folder) | factor_messages(game) for game in all_games()))
    own = set().union(*(own_messages(game, "en") for game in all_games()))
    assert spoken - ids - own == set(), "missing"
    assert {message for message in ids - spoken - games if not on_the_page(message)} == set(), "unused"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_page_is_missing(language: str) -> None:
    ids = common_messages(language).keys() | set().union(*(own_messages(game, language) for game in all_games()))
    words, _ = named_on_the_page_once()
    assert {word for word in words if word.startswith(PAGE_PREFIXES)} - ids == set()


def say_the_same(english: dict[str, set[str]], other: dict[str, set[str]]) -> None:
    """The same messages, with no variable that the English one does not have, but for grammar, which all are given."""
    assert english.keys() == other.keys()
    for message, variables in other.items():
        told = {f"{slot}-{detail}" for slot in english[message] for detail in SLOT_DETAILS}
        assert variables <= english[message] | told | GRAMMAR | set(LANGUAGES), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same_common_things(language: str) -> None:
    say_the_same(common_messages("en"), common_messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_game_says_the_same_things_in_all_languages(game: Game[Any], language: str) -> None:
    say_the_same(own_messages(game, "en"), own_messages(game, language))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@every_game
def test_every_rule_statement_is_translated(game: Game[Any], language: str) -> None:
    translated = messages_in(game.folder / "text" / f"rules.{language}.ftl").keys()
    assert translated == {f"rule-{rule.replace('.', '_')}" for rule in statements(game.folder)}


@cache
def own_wordings(game: Game[Any], language: str) -> dict[str, set[str]]:
    files = text_files(language, game.folder)[len(text_files(language, None)) :]
    return {message: wordings for file in files for message, wordings in wordings_in(file).items() if wordings}


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_game_speaks_to_the_same_people_in_all_languages(game: Game[Any], language: str) -> None:
    assert own_wordings(game, language) == own_wordings(game, "en")


@every_game
def test_other_words_are_for_somebody_whom_a_message_names(game: Game[Any]) -> None:
    terms = {f"event-{term.name}": game.as_event(term) for term in game.book.terms}
    for message, wordings in own_wordings(game, "en").items():
        named = (
            {argument for argument, kind in terms[message].fields if kind == "player"}
            if message in terms
            else {"player"}
        )
        assert wordings <= named, message


@at_tables(4)
def test_nobody_reads_of_themselves_by_name(table: Table) -> None:
    """In games that speak to those who read; each of them does so in every event or in none."""
    game, setup, seed = table
    if not own_wordings(game, "en"):
        return
    names = [f"Name{chr(ord('A') + seat)}" for seat in range(setup.players)]
    rng = Random(seed)
    state = start(game, setup, seed)
    speeches = [
        (seat, Speech(language, game, you=names[seat])) for seat in range(setup.players) for language in LANGUAGES
    ]
    for _ in journey(game, state, rng):
        for event in state.told:
            for seat, speech in speeches:
                if includes(event[0], seat):
                    assert names[seat] not in speech.event(event, names)
        state.told = ()
        take_random(game, state, rng)


@at_tables(4)
def test_every_event_option_and_question_renders_in_every_language(table: Table) -> None:
    game, setup, seed = table
    rng = Random(seed)
    names = names_for(setup)
    speeches = [Speech(language, game) for language in LANGUAGES]
    state = start(game, setup, seed)
    for _ in journey(game, state, rng):
        for speech in speeches:
            for event in state.told:
                assert speech.event(event, names)
            for viewer in viewers(setup.players):
                view = game.observe(state, viewer)
                assert speech.question(view, names)
                texts = [speech.option(option, viewer, names) for option in view.options]
                assert len(set(texts)) == len(texts), "two options read the same"
        for question in state.asked:
            for option in game.book.options(state, question):
                assert game.parse_option(game.option_words(option, names), names) == option
        state.told = ()
        take_random(game, state, rng)


@every_game
def test_every_choice_names_rules_that_exist(game: Game[Any]) -> None:
    known = statements(game.folder)
    for choice in game.book.choices:
        assert choice.rules
        for rule in choice.rules:
            for language in LANGUAGES:
                assert Speech(language, game).rule(rule)
    code = "\n".join(path.read_text(encoding="utf-8") for path in game.folder.rglob("*.py"))
    assert set(re.findall(r"\b(?:[A-Z]{3}-[A-Z]+-\d+|VTES-[A-Z0-9.]+-\d+)\b", code)) <= set(known)
