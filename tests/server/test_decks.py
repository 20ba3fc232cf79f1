"""Decks on the page: what the server says of them, in every game that is played with decks, and of what is no deck."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from elysium.engine.registry import load_game, working_games
from elysium.server.wire import CreateTable, DeckPool, DeckSheet, ReadDeck, Refused, SeatPlan
from tests import patient
from tests.server.running import Hosted

GAMES = [game.name for game in working_games() if game.decks is not None]


def address(server: Hosted, game: str) -> str:
    return f"{server.address}/api/games/{game}/decks"


def pool_of(server: Hosted, game: str) -> DeckPool:
    return msgspec.json.decode(patient.get(address(server, game)).content, type=DeckPool)


def sheet_of(server: Hosted, game: str, **wanted: Any) -> DeckSheet:
    answer = patient.post(address(server, game), content=msgspec.json.encode(ReadDeck(**wanted)))
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=DeckSheet)


def counts_of(sheet: DeckSheet) -> dict[str, int]:
    return {card.word: card.copies for section in sheet.sections for card in section.cards}


@pytest.mark.parametrize("game", GAMES)
def test_what_decks_are_made_of_is_told(server: Hosted, game: str) -> None:
    rules = load_game(game).decks
    assert rules is not None
    pool = pool_of(server, game)
    assert pool.names == tuple(rules.names())
    assert pool.shapes[0] == "text"
    piles = {section.pile for section in pool.sections}
    assert set(pool.hand) <= piles
    assert not pool.leads or pool.leads in piles
    known = set(load_game(game).cards.words())
    assert {card.word for section in pool.sections for card in section.cards} <= known


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_is_the_same_by_name_by_its_cards_as_one_word_and_in_every_shape(server: Hosted, game: str) -> None:
    pool = pool_of(server, game)
    for number, name in enumerate(pool.names):
        sheet = sheet_of(server, game, text=name)
        cards = counts_of(sheet)
        assert cards
        assert not any(card.missing for section in sheet.sections for card in section.cards)
        made = sheet_of(server, game, title=sheet.title, cards=cards, leader=sheet.leader)
        assert made == sheet
        assert counts_of(sheet_of(server, game, text=sheet.word)) == cards
        # Every shape is tried with the first deck, and with each other deck one of them in turn.
        for shape in pool.shapes[number % len(pool.shapes) :][:1] if number else pool.shapes:
            written = sheet_of(server, game, text=name, shape=shape).written
            assert written
            assert counts_of(sheet_of(server, game, text=written)) == cards


def test_cards_of_later_sets_are_known_but_missing(server: Hosted) -> None:
    sheet = sheet_of(server, "rivals", text="1 Hydra\n1 Pong\n2 Out of Time\n")
    missing = {card.word: card.missing for section in sheet.sections for card in section.cards}
    assert missing == {"hydra": False, "war-pong": True, "baa-out-of-time": True}


@pytest.mark.parametrize("game", GAMES)
def test_each_line_that_is_no_card_is_told_with_what_may_be_meant(server: Hosted, game: str) -> None:
    pool = pool_of(server, game)
    card = max((card for section in pool.sections for card in section.cards), key=lambda card: len(card.name))
    wrong = card.name[:-2] + card.name[-1] + card.name[-2]
    sheet = sheet_of(server, game, text=f"1 {card.name}\n1 {wrong}\n0 {card.name}\n")
    assert [line.line for line in sheet.unread] == [2, 3]
    assert card.name in sheet.unread[0].nearest
    assert not sheet.sections


@pytest.mark.parametrize("game", GAMES)
def test_cards_that_are_none_are_told_by_their_place(server: Hosted, game: str) -> None:
    pool = pool_of(server, game)
    word = pool.sections[0].cards[0].word
    sheet = sheet_of(server, game, cards={word: 1, "nobody": 2, "nothing": 1})
    assert [line.line for line in sheet.unread] == [2, 3]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_wrong_is_told_with_its_rule(server: Hosted, game: str) -> None:
    pool = pool_of(server, game)
    sheet = sheet_of(server, game, cards={pool.sections[0].cards[0].word: 1})
    assert sheet.problems
    assert all(problem.rule for problem in sheet.problems)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", ["# nothing", "{", '{"a": [' + "[" * 40_000, "https://example.org/deck/1", "\x00\x01"])
def test_what_is_no_deck_is_refused_with_the_reason(server: Hosted, game: str, text: str) -> None:
    sheet = sheet_of(server, game, text=text)
    assert sheet.problems or sheet.unread
    assert not sheet.sections


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_refused_with_some_of_the_lines_that_are_no_cards_and_not_with_all(
    server: Hosted, game: str
) -> None:
    seats = (SeatPlan("me"), SeatPlan("bot", "random"))
    wanted = CreateTable(game=game, name="Ana", seats=seats, deck="1 Qqq qqq\n" * 300)
    answer = patient.post(f"{server.address}/api/tables", content=msgspec.json.encode(wanted))
    assert refusal(answer, 400) == "unknown-cards"
    assert "Qqq" in answer.text
    assert "UnreadLine" not in answer.text
    assert len(answer.content) < 1_000


def refusal(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=Refused).reason


def test_other_games_have_no_decks(server: Hosted) -> None:
    assert refusal(patient.get(address(server, "mascarade")), 400) == "no-decks-here"
    assert refusal(patient.post(address(server, "mascarade"), json={"text": "x"}), 400) == "no-decks-here"
    assert refusal(patient.get(address(server, "chess")), 404) == "unknown-game"


@pytest.mark.parametrize(
    "body",
    [
        {"text": "x" * 50_001},
        {"cards": {f"card-{number}": 1 for number in range(501)}},
        {"cards": {"x" * 81: 1}},
        {"cards": {"x": -1}},
        {"cards": {"x": 1001}},
        {"cards": {"x": "one"}},
        {"players": 101},
        [],
    ],
)
def test_what_is_too_much_or_no_deck_at_all_is_malformed(server: Hosted, body: Any) -> None:
    assert refusal(patient.post(address(server, GAMES[0]), json=body), 400) == "malformed-request"


def test_a_table_of_any_size_can_be_meant(server: Hosted) -> None:
    game = load_game(GAMES[0])
    name = pool_of(server, game.name).names[0]
    assert sheet_of(server, game.name, text=name, players=game.players[0]).sections
    many = patient.post(address(server, game.name), json={"text": name, "players": 99})
    assert refusal(many, 400) == "wrong-player-count"
