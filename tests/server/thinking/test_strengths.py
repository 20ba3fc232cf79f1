"""The bots of the lobby are bots, have names in every language, and keep nobody waiting."""

import pytest

from elysium.bots.bot import make_bot
from elysium.bots.guests import GUESTS, guest_names
from elysium.engine.refusal import UnknownName
from elysium.engine.registry import load_game
from elysium.engine.text import COMMON, LANGUAGES, Speech
from elysium.server.thinking.strengths import STRENGTHS, check_bot, fixed_seconds, longest_seconds
from tests.harness.messages import messages_in


def test_every_strength_is_a_bot_that_a_table_allows() -> None:
    for bot in STRENGTHS:
        check_bot(bot)
        assert make_bot(bot, load_game("mascarade")).name == bot


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_strength_has_a_name_of_its_own_in_every_language(language: str) -> None:
    speech = Speech(language)
    messages = ["bot-" + bot.replace(":", "-") for bot in STRENGTHS]
    assert len({speech.say(message) for message in messages}) == len(messages)
    said = {*messages, *(f"{message}-help" for message in messages)}
    assert messages_in(COMMON / f"bots.{language}.ftl").keys() == said | {"refusal-bot-too-slow"}


@pytest.mark.parametrize("bot", ["search:21s", "search:3600s", "search:20001", "search:10000000"])
def test_a_bot_that_would_keep_the_others_waiting_is_refused(bot: str) -> None:
    with pytest.raises(UnknownName) as refused:
        check_bot(bot)
    for language in LANGUAGES:
        assert bot in Speech(language).refusal(refused.value)


@pytest.mark.parametrize("bot", ["", "genius", "search:-1", "search:nans", "search:infs", "random:1", "search:1e9s"])
def test_what_is_no_bot_is_refused(bot: str) -> None:
    with pytest.raises(UnknownName):
        check_bot(bot)


def test_only_a_time_is_a_fixed_time() -> None:
    assert [fixed_seconds(bot) for bot in ("random", "search:400", "search:2s", "search:0.5s")] == [0.0, 0.0, 2.0, 0.5]
    assert [longest_seconds(bot) for bot in ("heuristic", "search", "search:60s")] == [0.0, 20.0, 60.0]


def test_guests_have_names_that_nobody_else_has() -> None:
    assert guest_names(3) == list(GUESTS[:3])
    assert guest_names(2, ["AMBRA", "Zoe"]) == ["Bastian", "Cosima"]
    many = guest_names(40, ["Jarek", "Ambra-2"])
    assert len(set(many)) == 40
    assert not {"Jarek", "Ambra-2"} & set(many)
    assert guest_names(0) == []
