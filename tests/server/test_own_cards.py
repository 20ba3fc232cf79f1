"""Tables that bring cards of their own: what the server says of cards and rules there, and only there."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress

import httpx
import msgspec
import pytest

from elysium.client import Client, Seat
from elysium.engine.match import Match
from elysium.engine.recording import record
from elysium.engine.text import LANGUAGES, Speech
from elysium.games.vendetta.cards import reading
from elysium.games.vendetta.cards.editions import EDITIONS, MOST_EDITIONS
from elysium.games.vendetta.cards.language import Edition
from elysium.games.vendetta.game import VENDETTA
from elysium.server.wire import CardText, CardTexts, GameInfo, OwnCards, Refused, Replay, RuleTexts, Tables
from tests import patient
from tests.games.vendetta.harness import OWN_CARDS
from tests.server.guests import a_table, next_decision
from tests.server.running import Hosted, perform

OTHER_CARDS = "cards: [{code: BR02, power: 9, conflict: []}]"
MARKUP = "<img src=x onerror=alert(1)>"
CLANS = "brujah,nosferatu,malkavian"
GAME = "/api/games/vendetta"


def usual_cards(server: Hosted, **params: str) -> bytes:
    return patient.get(f"{server.address}{GAME}/cards", params=params).content


def own_cards(server: Hosted, edition: str, **params: str) -> dict[str, CardText]:
    answer = posted(server, f"{GAME}/cards", edition, **params)
    assert answer.status_code == 200, answer.text
    return {card.word: card for card in msgspec.json.decode(answer.content, type=CardTexts).cards}


def posted(server: Hosted, path: str, edition: str, **params: str) -> httpx.Response:
    return patient.post(f"{server.address}{path}", content=msgspec.json.encode(OwnCards(edition)), params=params)


def test_the_option_that_changes_cards_is_told(server: Hosted) -> None:
    games = msgspec.json.decode(patient.get(f"{server.address}/api/games").content, type=list[GameInfo])
    editions = {game.name: game.edition for game in games}
    assert editions == {"mascarade": "", "rivals": "", "vendetta": "cards", "vtes": ""}


def test_what_the_events_of_a_game_are_is_told(server: Hosted) -> None:
    games = msgspec.json.decode(patient.get(f"{server.address}/api/games").content, type=list[GameInfo])
    assert {game.name: game.passes for game in games} == {
        "mascarade": ("pass",),
        "rivals": ("pass", "end-actions"),
        "vendetta": (),
        "vtes": ("pass",),
    }
    assert {game.name: game.reveals for game in games} == {
        "mascarade": ("revealed",),
        "rivals": (
            "revealed-attack",
            "revealed-reaction",
            "revealed-top",
            "modifier-revealed",
            "stake-revealed",
            "showed-card",
            "card-turned-up",
        ),
        "vendetta": ("revealed",),
        "vtes": (),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_gets_the_texts_of_its_own_cards(server: Hosted, language: str) -> None:
    """One after the other and again: what was rendered for one is not what another gets."""
    before = usual_cards(server, lang=language)
    for _ in range(2):
        for edition in (OWN_CARDS, OTHER_CARDS):
            speech = Speech(language, VENDETTA, edition)
            cards = own_cards(server, edition, lang=language)
            assert list(cards) == list(VENDETTA.cards.words())
            for word in ("punks-posse", "show-of-force", "victim"):
                assert cards[word].text == speech.card(word)
                assert cards[word].numbers == VENDETTA.cards.facts(word, edition).numbers
        assert usual_cards(server, lang=language) == before
    assert own_cards(server, OWN_CARDS, lang=language)["victim"].numbers["influence"] == 2
    assert own_cards(server, OTHER_CARDS, lang=language)["victim"].numbers["influence"] == 1


def test_rules_say_what_is_different(server: Hosted) -> None:
    ids = "VEN-CARD-12,VEN-CARD-15"
    usual = patient.get(f"{server.address}{GAME}/rules", params={"ids": ids})
    own = posted(server, f"{GAME}/rules", OWN_CARDS, ids=ids)
    known, here = (msgspec.json.decode(answer.content, type=RuleTexts).rules for answer in (usual, own))
    assert own.status_code == 200
    assert here[0].text.startswith(known[0].text)
    assert here[0].text.endswith("steal 3 blood from each rival.")
    assert here[1] == known[1]
    assert patient.get(f"{server.address}{GAME}/rules", params={"ids": ids}).content == usual.content


@pytest.mark.parametrize("what", ["cards", "rules"])
@pytest.mark.parametrize(
    ("game", "edition", "reason"),
    [
        ("vendetta", "cards: [{code: XX99, power: 1}]", "card-file-unknown-word"),
        ("vendetta", f"cards: [{{code: '{MARKUP}'}}]", "card-file-unknown-word"),
        ("vendetta", "[" * 5000, "card-file-bad-yaml"),
        ("vendetta", "x" * 60_000, "card-file-not-a-mapping"),
        ("vtes", OWN_CARDS, "no-own-cards-here"),
        ("mascarade", OWN_CARDS, "no-own-cards-here"),
    ],
)
def test_what_is_no_card_file_is_refused(server: Hosted, what: str, game: str, edition: str, reason: str) -> None:
    answer = posted(server, f"/api/games/{game}/{what}", edition)
    assert 400 <= answer.status_code < 500
    assert msgspec.json.decode(answer.content, type=Refused).reason == reason


@pytest.mark.parametrize("edition", ["", "x" * 60_001])
def test_no_file_and_one_that_is_too_long_are_malformed(server: Hosted, edition: str) -> None:
    assert posted(server, f"{GAME}/cards", edition).status_code == 400


def test_two_tables_with_different_cards_at_the_same_time(server: Hosted) -> None:
    """And a third one without any: each shows the Power that its own cards have."""
    powers = {"cards: [{code: BR09, power: 11}]": 11, "cards: [{code: BR09, power: 12}]": 12, "": 0}

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            ana = await stack.enter_async_context(Client(server.address))
            seats: dict[str, Seat] = {}
            for cards in powers:
                options = {"clans": CLANS, "first": "1"} | ({"cards": cards} if cards else {})
                table = await ana.create(a_table("me bot bot", game="vendetta", options=options))
                assert table.options.get("cards", "") == cards
                seats[cards] = await stack.enter_async_context(ana.sit(table))
            for _ in range(3):
                for cards, power in powers.items():
                    option = (await next_decision(seats[cards]))[0]
                    position = seats[cards].position
                    assert position is not None
                    shown = [card for zone in position.board.zones for card in zone.cards if card.face == "brujah-hunt"]
                    assert [card.counters for card in shown] == [power]
                    await seats[cards].choose(option)

    perform(scene())


def test_a_table_keeps_its_cards_however_many_others_bring_theirs(
    server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading a file takes up to a second, and rules ask for the cards at every step."""
    read_on_the_loop: list[bool] = []
    read = reading._changed

    def noted(text: str) -> Edition:
        with suppress(RuntimeError):
            asyncio.get_running_loop()
            read_on_the_loop.append(True)
        return read(text)

    monkeypatch.setattr(reading, "_changed", noted)

    def others() -> None:
        for power in range(MOST_EDITIONS):
            EDITIONS[f"cards: [{{code: BR09, power: {power}}}]"]

    async def scene() -> None:
        async with Client(server.address) as ana:
            options = {"clans": CLANS, "first": "1", "cards": OWN_CARDS}
            table = await ana.create(a_table("me bot bot", game="vendetta", options=options))
            async with ana.sit(table) as seat:
                for _ in range(3):
                    await asyncio.to_thread(others)
                    await seat.choose((await next_decision(seat))[0])

    perform(scene())
    assert not read_on_the_loop


def test_a_replay_of_a_file_carries_the_cards_with_it(server: Hosted) -> None:
    setup = VENDETTA.setup(3, {"clans": CLANS, "cards": OWN_CARDS})
    match = Match.deal(VENDETTA, setup, ["ana", "bea", "cai"], b"own")
    answer = patient.post(f"{server.address}/api/replay", content=msgspec.json.encode(record(match)))
    table = msgspec.json.decode(answer.content, type=Replay).table
    assert own_cards(server, table.options["cards"])["punks-posse"].numbers == {"power": 1}


def test_opening_a_table_with_a_hostile_file_says_so_as_text(server: Hosted) -> None:
    hostile = f"cards:\n  - code: BR02\n    kind: '{MARKUP}'\n"
    wanted = a_table("me bot bot", game="vendetta", options={"cards": hostile})
    answer = patient.post(f"{server.address}/api/tables", content=msgspec.json.encode(wanted))
    told = msgspec.json.decode(answer.content, type=Refused)
    assert told.reason == "card-file-unknown-word"
    assert MARKUP in str(told.say)
    assert told.say.parts[0][1]["line"] == 3


def test_a_list_of_tables_is_not_a_list_of_card_files(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            options = {"cards": OWN_CARDS, "clans": CLANS}
            table = await ana.create(a_table("me open open", game="vendetta", public=True, options=options))
            assert table.options["cards"] == OWN_CARDS
            everybodys = msgspec.json.decode(await ana.get("/api/tables"), type=Tables).tables
            for listed in (await ana.mine(), everybodys):
                found = next(other for other in listed if other.id == table.id)
                assert found.options == {"clans": CLANS}

    perform(scene())
