"""The largest input that every route and every message takes, and a house of tables to try it at."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, closing
from functools import cache, partial
from pathlib import Path
from random import Random
from time import time
from typing import Any

import httpx
import msgspec
from msgspec.structs import replace

from elysium.engine.audience import SPECTATOR
from elysium.engine.match import Match
from elysium.engine.recording import record
from elysium.engine.registry import load_game, working_games
from elysium.engine.state import Option
from elysium.engine.table import moments
from elysium.games.vendetta.cards.reading import standard
from elysium.games.vtes.game import VTES
from elysium.server.live import LiveTable
from elysium.server.records import SeatRecord, Snapshot, TableRecord
from elysium.server.storage import open_store
from elysium.server.tokens import Tokens, Visitor
from elysium.server.wire import (
    Accepted,
    Choose,
    FromClient,
    Hello,
    Hurry,
    OpenLot,
    PassOver,
    Ping,
    Pong,
    Position,
    Read,
    Rejected,
    SealLot,
    SendChat,
    Undo,
    Welcome,
)
from tests.server.guests import BareSocket, bare_socket
from tests.server.running import PATIENCE_SECONDS

LONG = 1200
"""Decisions of a game: more than most have."""
LONGEST = 300_000
"""Of one that somebody goes on with for ever."""
ANA = "visitor-ana"
KEY = "open-sesame-0000"
RUNNING, OVER, ENDLESS, STIRRED = "running00000", "over00000000", "endless00000", "stirred00000"
RIVALS, VENDETTA = "rivals000000", "vendetta0000"
UNDER_WAY = {"mascarade": ENDLESS, "rivals": RIVALS, "vendetta": VENDETTA, "vtes": RUNNING}
"""A table of each game at which a long game runs."""
COPIES = 60
MINE_AND_OPEN = [{"kind": "me"}, {"kind": "open"}, {"kind": "friend"}]


def played(record: TableRecord, decisions: int) -> tuple[TableRecord, list[tuple[str, int, str]]]:
    """A table with its log, as it is stored."""
    live = LiveTable(record)
    rng = Random(5)
    entries = [live.deal(1.0)]
    while live.since and len(entries) <= decisions:
        seat = next(iter(live.since))
        entries.append(live.choose(seat, rng.choice(live.view(seat).options), "person", 2.0))
    progress = live.progress()
    done = replace(record, status=progress.status, seq=live.seq, asked=progress.asked, outcome=progress.outcome)
    return done, [(record.id, entry.seq, msgspec.json.encode(entry).decode()) for entry in entries]


def running(record: TableRecord) -> tuple[TableRecord, list[tuple[str, int, str]]]:
    """A long game that is not over."""
    done, rows = played(record, LONG)
    return (done, rows) if done.status == "running" else played(record, len(rows) * 9 // 10)


type Table = tuple[TableRecord, list[tuple[str, int, str]], tuple[Snapshot, ...]]
"""With its log and its snapshots, as they are stored."""


def endless(record: TableRecord, decisions: int = LONGEST) -> tuple[Table, LiveTable]:
    """A table that has gone on and on, and nothing was taken back: the same choices come again and again."""
    live = LiveTable(record)
    rng = Random(5)
    entries = [live.deal(1.0)]

    def go_on(count: int) -> None:
        for _ in range(count):
            seat = next(iter(live.since))
            options = [option for option in live.view(seat).options if is_endless(live, option)]
            entries.append(live.choose(seat, rng.choice(options or live.view(seat).options), "person", 2.0))

    go_on(100)
    again = entries[1:]
    while len(entries) < decisions:
        entries += [replace(entry, seq=len(entries) + at, rules="") for at, entry in enumerate(again)]
    live.seq = entries[-1].seq
    snapshot = live.seq, live.game.save(live.playing.state)
    go_on(40)
    progress = live.progress()
    done = replace(record, status=progress.status, seq=live.seq, asked=progress.asked)
    rows = [(record.id, entry.seq, msgspec.json.encode(entry).decode()) for entry in entries]
    return (done, rows, (snapshot,)), live


FOURTEEN = "judge king empress fool thief witch spy swindler cheater peasant peasant guru widow patron"
"""As many cards as there can be at a table: one for each of twelve players, and two in the centre."""
STIRRED_FOR = 100
"""Decisions: after them what everybody can know follows from long searches whenever cards are shown to all."""
STIRRED_ON = 40


@cache
def stirred() -> tuple[Table, Sequence[Choose]]:
    """A table of twelve with as many cards as can be, mostly swapped, and how it goes on: who chooses what."""
    options = load_game("mascarade").setup(12, {"masks": FOURTEEN}).options
    record = replace(a_record(STIRRED, "mascarade", 12), seed=f"{3:064x}", options=options)
    live = LiveTable(record)
    rng = Random(3)
    entries = [live.deal(1.0)]
    share = rng.choice((0.5, 0.7, 0.85, 0.95))
    follows: list[Choose] = []
    for number in range(STIRRED_FOR + STIRRED_ON):
        seat = next(iter(live.since))
        choices = live.view(seat).options
        swaps = [option for option in choices if live.game.book.terms[option[0]].name == "swap"]
        option = rng.choice(swaps if swaps and rng.random() < share else choices)
        entry = live.choose(seat, option, "person", 2.0)
        if number < STIRRED_FOR:
            entries.append(entry)
            progress = live.progress()
            done = replace(record, status=progress.status, seq=live.seq, asked=progress.asked)
        else:
            term = live.game.book.terms[option[0]]
            follows.append(Choose(seat, 0, term.name, live.game.arguments(term, option[1:], 12)))
    rows = [(record.id, entry.seq, msgspec.json.encode(entry).decode()) for entry in entries]
    return (done, rows, ()), follows


async def twelve_go_on(address: str, tokens: Tokens, decisions: int = STIRRED_ON) -> None:
    """Twelve people who are told what they can know, and one who looks on; each choice is taken back where it can be,
    which leads back to what was known before.
    """
    holders = [ANA, *(f"v{seat}" for seat in range(1, 12)), "looker"]
    async with AsyncExitStack() as stack:
        lines: list[BareSocket] = []
        for holder in holders:
            lines.append(await stack.enter_async_context(bare_socket(address, STIRRED)))
            await lines[-1].say(Hello(KEY, token_of(tokens, holder), notes=True))
            position = (await lines[-1].hear_a(Welcome)).position
        assert isinstance(position, Position)
        seq = position.seq
        for choice in stirred()[1][:decisions]:
            line = lines[choice.ref]
            for say in (Choose, Undo, Choose):
                await line.say(replace(choice, seq=seq) if say is Choose else Undo(choice.ref, seq))
                answer = await line.hear_a(Accepted | Rejected)  # type: ignore[arg-type]
                if isinstance(answer, Rejected):
                    assert say is Undo, answer
                    break
                seq = answer.seq


def is_endless(live: LiveTable, option: Option) -> bool:
    """In Mascarade nobody wins who only looks and swaps."""
    return live.game.book.terms[option[0]].name in ("look", "swap")


def a_record(table_id: str, game: str, players: int, **changes: Any) -> TableRecord:
    seats = tuple(SeatRecord(number, "person", f"p{number}", holder=f"v{number}") for number in range(players))
    seats = (replace(seats[0], holder=ANA), *seats[1:])
    facts: dict[str, Any] = {"public": True, "created": time(), "updated": time()} | changes
    return TableRecord(table_id, game, "open", seats, facts.pop("options", {}), ANA, KEY, "5eed" * 16, **facts)


def furnish(file: Path) -> None:
    """A database with long games that nobody has looked at so far, and full lists."""
    tables: list[Table] = [
        (*running(complete(a_record(RUNNING, "vtes", 5))), ()),
        (*played(complete(a_record(OVER, "mascarade", 12)), 10_000), ()),
        endless(complete(a_record(ENDLESS, "mascarade", 12)))[0],
        stirred()[0],
        (*running(complete(a_record(RIVALS, "rivals", 4))), ()),
        (*running(complete(a_record(VENDETTA, "vendetta", 5, options={"cards": own_cards(20_000)}))), ()),
    ]

    async def fill() -> None:
        store = open_store(f"sqlite:///{file}")
        await store.open()
        for done, *_ in tables:
            await store.create(done)
        empty = tuple(SeatRecord(seat, "open") for seat in range(1, 4))
        for number in range(COPIES):
            copy = replace(a_record(f"copy{number:08}", "vendetta", 4), host="somebody")
            await store.create(replace(copy, seats=(copy.seats[0], *empty), options={"cards": own_cards(20_000)}))
        await store.close()

    asyncio.run(fill())
    with closing(sqlite3.connect(file)) as past_the_store, past_the_store:
        for _, rows, _ in tables:
            past_the_store.executemany("INSERT INTO entries (table_id, seq, body) VALUES (?, ?, ?)", rows)
        positions = [(done.id, seq, position) for done, _, snapshots in tables for seq, position in snapshots]
        past_the_store.executemany("INSERT INTO snapshots (table_id, seq, position) VALUES (?, ?, ?)", positions)


def complete(record: TableRecord) -> TableRecord:
    return replace(record, options=load_game(record.game).setup(len(record.seats), record.options).options)


@cache
def own_cards(size: int) -> str:
    """A card file of this size that is in order and takes long to read: every card of every clan does much."""
    effects = ", ".join(["{steal: 2, who: each-opponent}", "{draw: 1}"] * 4)
    cards = [card for card in standard().cards if card.kind == "preparation"]
    lines = [f"  - {{code: {card.code}, preparation: [{effects}]}}" for card in cards]
    text = "\n".join(["cards:", *lines])[:size].rpartition("\n")[0]
    return text + "\n" + "#" * (size - len(text) - 1)


# The routes


def token_of(tokens: Tokens, visitor: str) -> str:
    return tokens.visitor_token(Visitor(visitor, int(time())))


class Asker:
    """A visitor who asks for as much as they may."""

    def __init__(self, address: str, tokens: Tokens, visitor: str) -> None:
        self.address = address
        self.tokens = tokens
        self.headers = {"authorization": f"Bearer {token_of(tokens, visitor)}"}

    def as_visitor(self, visitor: str) -> Asker:
        return Asker(self.address, self.tokens, visitor)

    def get(self, path: str, **params: Any) -> httpx.Response:
        address = f"{self.address}{path}"
        return self._sent(httpx.get(address, params=params, headers=self.headers, timeout=PATIENCE_SECONDS))

    def post(self, path: str, body: Any = None, **params: Any) -> httpx.Response:
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        address = f"{self.address}{path}"
        return self._sent(
            httpx.post(address, params=params, content=content, headers=self.headers, timeout=PATIENCE_SECONDS)
        )

    @staticmethod
    def _sent(answer: httpx.Response) -> httpx.Response:
        assert answer.status_code < 429, answer.content
        return answer

    def opened(self, **changes: Any) -> str:
        """A table that waits for somebody, with as large a file as may be."""
        facts = {"game": "vendetta", "name": "Ana", "seats": MINE_AND_OPEN, "options": {"cards": own_cards(20_000)}}
        answer = self.post("/api/tables", facts | changes)
        assert answer.status_code == 201, answer.content
        table: str = answer.json()["id"]
        return table


@cache
def deck(game: str = "vtes") -> str:
    """As long as a deck may be, with every line to be looked up."""
    words = sorted(load_game(game).cards.words())
    lines = [f"1x {word.replace('-', ' ')}" for word in words]
    return "\n".join(lines * (1 + 50_000 // len("\n".join(lines))))[:50_000]


@cache
def misspelt(game: str) -> str:
    """As many cards that are none as lines are read of, each like some that there are."""
    words = sorted(load_game(game).cards.words())
    return "\n".join(f"1x {words[line % len(words)].replace('-', ' ')[1:]}{line}" for line in range(500))


def json_deck(value: str) -> str:
    """In the shape of a card database, as long as it may be."""
    return ('{"libraryDeck": {' + ", ".join(f'"{value}{card}": 3' for card in range(4_000)))[:49_990] + '": 1}}'


@cache
def recording() -> bytes:
    """Of a long game with all its views."""
    match = Match.deal(VTES, VTES.setup(5, {}), [f"p{seat}" for seat in range(5)], b"long")
    rng = Random(3)
    while match.state.asked and len(match.history) < LONG // 2:
        seat = match.state.asked[0][0]
        match.play(seat, rng.choice(match.observe(seat).options))
    return msgspec.json.encode(record(match))


@cache
def all_words(game: str) -> str:
    return ",".join(sorted(load_game(game).cards.words()))[:8_000]


DECKS = [game.name for game in working_games() if game.decks is not None]


def prepare() -> None:
    """All that is sent, made before anything is measured: whoever asks would be held up by it themselves."""
    for game in DECKS:
        deck(game), misspelt(game)
    for game in UNDER_WAY:
        all_words(game)
    own_cards(20_000), own_cards(60_000), recording(), stirred()


type Ask = Callable[[Asker], object]

CASES: dict[tuple[str, str], Ask] = {
    ("GET", "/api/games"): lambda ask: ask.get("/api/games"),
    ("GET", "/api/bots"): lambda ask: ask.get("/api/bots"),
    ("POST", "/api/games/{game}/check"): lambda ask: (
        *(
            ask.post(f"/api/games/{game}/check", {"players": 4, "deck": text})
            for game in DECKS
            for text in (deck(game), misspelt(game), json_deck("x"))
        ),
        ask.post("/api/games/vendetta/check", {"players": 5, "options": {"cards": own_cards(20_000)}}),
        ask.get("/api/games/chess/check"),
    ),
    ("GET", "/api/games/{game}/cards"): lambda ask: (
        *(ask.get(f"/api/games/{game}/cards") for game in UNDER_WAY),
        *(ask.get(f"/api/games/{game}/cards", lang="pl", words=all_words(game)) for game in UNDER_WAY),
        ask.get("/api/games/chess/cards"),
    ),
    ("GET", "/api/games/{game}/cards/{word}/reference"): lambda ask: (
        ask.get("/api/games/vtes/cards/deflection/reference"),
        ask.get(f"/api/games/vtes/cards/{'x' * 60_000}/reference"),
    ),
    ("POST", "/api/games/{game}/cards"): lambda ask: (
        ask.post("/api/games/vendetta/cards", {"edition": own_cards(60_000)}),
        ask.post("/api/games/vendetta/cards", {"edition": "[" * 60_000}),
    ),
    ("GET", "/api/games/{game}/rules"): lambda ask: [
        ask.get(f"/api/games/{game}/rules", lang="es") for game in UNDER_WAY
    ],
    ("POST", "/api/games/{game}/rules"): lambda ask: ask.post(
        "/api/games/vendetta/rules", {"edition": own_cards(60_000)}
    ),
    ("GET", "/api/games/{game}/decks"): lambda ask: (
        *(ask.get(f"/api/games/{game}/decks") for game in DECKS),
        ask.get("/api/games/mascarade/decks"),
    ),
    ("POST", "/api/games/{game}/decks"): lambda ask: (
        *(
            ask.post(f"/api/games/{game}/decks", wanted | {"shape": load_game(game).decks.shapes[-1]})  # type: ignore[union-attr]
            for game in DECKS
            for wanted in (
                {"text": deck(game)},
                {"text": misspelt(game)},
                {"text": json_deck("x")},
                {"cards": {f"nobody-{number}": 3 for number in range(500)}},
                {"cards": dict.fromkeys(sorted(load_game(game).cards.words())[:500], 1000)},
            )
        ),
    ),
    ("GET", "/text/{language}/{name}"): lambda ask: ask.get("/text/pl/vtes.ftl"),
    ("GET", "/api/socket-schema"): lambda ask: ask.get("/api/socket-schema"),
    ("GET", "/api/tables"): lambda ask: ask.get("/api/tables"),
    ("POST", "/api/tables"): lambda ask: (
        ask.opened(),
        *(
            ask.post("/api/tables", {"game": game, "name": "Ana", "seats": MINE_AND_OPEN, "deck": deck(game)})
            for game in DECKS
        ),
        ask.opened(seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 4]),
        ask.opened(game="vtes", options={}, seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 4]),
        ask.opened(game="rivals", options={}, seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]),
    ),
    ("GET", "/api/tables/mine"): lambda ask: ask.as_visitor(ANA).get("/api/tables/mine"),
    ("GET", "/api/tables/{table}"): lambda ask: (
        ask.as_visitor(ANA).get(f"/api/tables/{RUNNING}"),
        ask.as_visitor(ANA).get(f"/api/tables/{OVER}"),
        ask.as_visitor(ANA).get(f"/api/tables/{ENDLESS}"),
        ask.as_visitor(ANA).get("/api/tables/copy00000000"),
    ),
    ("POST", "/api/tables/{table}/join"): lambda ask: [
        ask.as_visitor("bea").post(
            f"/api/tables/{ask.opened(game=game, options={})}/join", {"name": "Bea", "deck": text}
        )
        for game in DECKS
        for text in (deck(game), misspelt(game))
    ],
    ("POST", "/api/tables/{table}/leave"): lambda ask: ask.post(f"/api/tables/{ask.opened()}/leave"),
    ("POST", "/api/tables/{table}/return"): lambda ask: (
        ask.as_visitor(ANA).post(f"/api/tables/{RUNNING}/leave"),
        ask.as_visitor(ANA).post(f"/api/tables/{RUNNING}/return"),
    ),
    ("POST", "/api/tables/{table}/start"): lambda ask: (
        ask.post(f"/api/tables/{ask.opened()}/start"),
        ask.post(f"/api/tables/{ask.opened(game='vtes', options={})}/start"),
    ),
    ("POST", "/api/tables/{table}/alter"): lambda ask: ask.post(
        f"/api/tables/{ask.opened(game='vendetta', options={})}/alter", {"options": {"cards": own_cards(20_000)}}
    ),
    ("POST", "/api/tables/{table}/rename"): lambda ask: ask.post(f"/api/tables/{ask.opened()}/rename", {"name": "Bea"}),
    ("POST", "/api/tables/{table}/close"): lambda ask: ask.post(f"/api/tables/{ask.opened()}/close"),
    ("POST", "/api/tables/{table}/rematch"): lambda ask: ask.as_visitor(ANA).post(f"/api/tables/{OVER}/rematch"),
    ("POST", "/api/tables/{table}/seats/{seat}/bot"): lambda ask: ask.post(
        f"/api/tables/{ask.opened()}/seats/1/bot", {"bot": "search:400"}
    ),
    ("POST", "/api/tables/{table}/seats/{seat}/free"): lambda ask: ask.post(
        f"/api/tables/{ask.opened(seats=[{'kind': 'me'}, {'kind': 'bot'}, {'kind': 'open'}])}/seats/1/free"
    ),
    ("POST", "/api/tables/{table}/move"): lambda ask: ask.as_visitor(ANA).post(f"/api/tables/{RUNNING}/move"),
    ("POST", "/api/seats/claim"): lambda ask: ask.post(
        "/api/seats/claim", {"code": ask.post(f"/api/tables/{ask.opened()}/move").json()["code"]}
    ),
    ("GET", "/api/tables/{table}/recording"): lambda ask: (
        ask.as_visitor(ANA).get(f"/api/tables/{OVER}/recording"),
        ask.as_visitor(ANA).get(f"/api/tables/{ENDLESS}/recording"),
        ask.as_visitor(ANA).get(f"/api/tables/{RIVALS}/recording"),
        ask.as_visitor(ANA).get(f"/api/tables/{VENDETTA}/recording"),
    ),
    ("GET", "/api/tables/{table}/replay"): lambda ask: (
        ask.as_visitor(ANA).get(f"/api/tables/{RUNNING}/replay", viewer=0),
        ask.as_visitor(ANA).get(f"/api/tables/{RIVALS}/replay", viewer=0),
        ask.as_visitor(ANA).get(f"/api/tables/{VENDETTA}/replay", viewer=0),
        ask.as_visitor(ANA).get(f"/api/tables/{OVER}/replay", viewer=SPECTATOR),
        ask.as_visitor(ANA).get(f"/api/tables/{ENDLESS}/replay", viewer=SPECTATOR),
    ),
    ("POST", "/api/replay"): lambda ask: (
        ask.post("/api/replay", recording(), viewer=SPECTATOR),
        ask.post("/api/replay", b"[" * 8_000_000),
    ),
    ("POST", "/api/faults"): lambda ask: ask.post(
        "/api/faults",
        {"part": "p" * 40, "game": "vtes", "kind": "K" * 40, "frames": ["f" * 80 + ":999999:9999999"] * 8},
    ),
    ("POST", "/api/visitor/renew"): lambda ask: ask.post("/api/visitor/renew"),
    ("POST", "/api/visitor/forget"): lambda ask: ask.post("/api/visitor/forget"),
    ("GET", "/healthz"): lambda ask: ask.get("/healthz"),
    ("GET", "/metrics"): lambda ask: ask.get("/metrics"),
    ("GET", "/schema"): lambda ask: ask.get("/schema"),
    ("GET", "/schema/openapi.json"): lambda ask: ask.get("/schema/openapi.json"),
    ("GET", "/schema/{path}"): lambda ask: ask.get("/schema/nothing"),
}
ROOMS = (
    "/", "/mine", "/replay", "/seat", "/replay/{rest}", "/new/{rest}", "/about", "/table/{rest}", "/cards/{rest}",
    "/rules/{rest}", "/decks", "/decks/{rest}", "/settings",
    "/favicon.svg", "/icon-192.png", "/icon-512.png", "/preview.jpg",
    "/manifest.webmanifest", "/assets/{file_path}",
)  # fmt: skip


def enter(room: str, ask: Asker) -> object:
    return ask.get(room.replace("{rest}", "x" * 4000).replace("{file_path}", "x.js"))


CASES |= {("GET", room): partial(enter, room) for room in ROOMS}


# The messages

type Say = Callable[[Welcome], FromClient]


def a_choice(welcome: Welcome) -> Choose:
    assert welcome.position is not None
    position = welcome.position
    assert isinstance(position, Position)
    seq = position.seq
    option = position.decision.options[0] if position.decision else None
    return Choose(1, seq, option.verb, option.args) if option else Choose(1, seq, "x" * 200, {"y" * 200: "z" * 200})


MESSAGES: dict[type[Any], Say] = {
    Choose: a_choice,
    Undo: lambda welcome: Undo(1, LONG),
    SendChat: lambda welcome: SendChat(1, "\u200d" * 3500 + "w" * 500),
    Hurry: lambda welcome: Hurry(1, 4),
    PassOver: lambda welcome: PassOver(1, tuple(moments(VTES)), until="turn"),
    SealLot: lambda welcome: SealLot(1, 0, "5eed" * 16),
    OpenLot: lambda welcome: OpenLot(1, 0, "5eed" * 16),
    Read: lambda welcome: Read(LONG),
    Ping: lambda welcome: Ping(1),
}


async def say_largest(address: str, token: str, kind: type[Any]) -> None:
    """Hello brings a long game whole, and the end of an endless one; what is said after it is answered."""
    for table in UNDER_WAY.values():
        async with bare_socket(address, table) as line:
            await line.say(Hello(KEY, token, notes=True))
            welcome = await line.hear_a(Welcome)
            if kind is not Hello:
                await line.say(MESSAGES[kind](welcome))
                await line.say(Ping(2))
                await line.hear_a(Pong)
