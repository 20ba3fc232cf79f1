"""The HTTP side of the table: games, lobby, replays. Everything is JSON; refusals have one shape."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import time
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, PathParameter, QueryParameter

from elysium.engine.audience import OPEN_TABLE, SPECTATOR
from elysium.engine.refusal import Refusal
from elysium.engine.registry import load_game
from elysium.server.compression import IS_COMPRESSED, send
from elysium.server.error_handlers import REFUSALS, refused
from elysium.server.guard import (
    FORGET,
    charge,
    client_of,
    container_of,
    enter,
    give_token,
    limited_client,
    recognise,
    visitor_from,
    while_there,
)
from elysium.server.infos import listed_info, may_watch
from elysium.server.lobby import check_options
from elysium.server.records import TableRecord
from elysium.server.seats import check_key
from elysium.server.thinking.strengths import STRENGTHS
from elysium.server.wire import (
    KEY_HEADER,
    CardReference,
    CardTexts,
    ChangeTable,
    CheckSetup,
    ClaimSeat,
    CreateTable,
    DeckPool,
    DeckSheet,
    GameInfo,
    JoinTable,
    MoveLink,
    OwnCards,
    PageFault,
    ReadDeck,
    Rename,
    ReplaceSeat,
    Replay,
    RuleTexts,
    SetupChecked,
    TableInfo,
    Tables,
)

LARGEST_RECORDING = 8_000_000
REPLAY_COST = 5.0
"""Requests for which one counts that has a game played again."""
FILE_COST = 10.0
FAULT_COST = 5.0
BYTES_A_REQUEST = 200_000
"""Of a file that somebody brings, beyond what every file costs."""
LISTED_SECONDS = 3 * 86_400.0
"""A table at which nothing has happened for so long is not in the lobby any more."""
LETTERS_A_REQUEST = 2_000
"""Of a deck or a card file: a list of cards costs little, fifty thousand letters of anything much."""

logger = logging.getLogger(__name__)

Asked = Request[Any, Any, Any]
GameName = FromPath[str]
Language = Annotated[str, QueryParameter(pattern="^(en|es|pl)$")]
Words = Annotated[
    str, QueryParameter(max_length=8_000, pattern="^[!-~]*$", description="Separated by commas; all if left out")
]
Id = Annotated[str, PathParameter(schema_extra={"pattern": "^[a-z0-9]{12}$"})]
"""Described, not enforced: another word is no malformed request, only no table."""
SeatNumber = Annotated[int, PathParameter(ge=0, le=29)]
AnyViewer = Annotated[int, QueryParameter(ge=0, le=OPEN_TABLE)]
MaybeViewer = FromQuery[AnyViewer | None]
FileName = Annotated[str, QueryParameter(max_length=300)]
TableKey = Annotated[str, HeaderParameter(name=KEY_HEADER, description="What a table by link is read with")]
"""Not in the address, which every proxy logs."""


def _sends(body: Any, description: str = "What was asked for", media_type: MediaType = MediaType.JSON) -> ResponseSpec:
    return ResponseSpec(body, description=description, media_type=media_type, generate_examples=False)


# Games


@get("/api/games", responses=REFUSALS | {200: _sends(list[GameInfo])}, opt={IS_COMPRESSED: True})
async def games(request: Asked) -> Response[bytes]:
    """The games there are."""
    return send(request, await container_of(request).texts.games())


@get("/api/bots", responses=REFUSALS, sync_to_thread=False)
def bots() -> list[str]:
    """The bots the lobby offers, weakest first."""
    return list(STRENGTHS)


@post("/api/games/{game:str}/check", responses=REFUSALS, status_code=200)
async def check(request: Asked, game: GameName, data: JSONBody[CheckSetup]) -> SetupChecked:
    """Whether a table could be dealt like this, and if not, by which rule."""
    known = load_game(game)
    charge(request, _letters(data) / LETTERS_A_REQUEST)
    try:
        check_options(known, data.options)
        lobby = container_of(request).lobby
        deck = await while_there(request, lobby.read_deck(known, data.deck))
        decks = [deck] + [""] * (data.players - 1)
        setup = await while_there(request, lobby.setup(known, data.options, decks))
    except Refusal as refusal:
        return SetupChecked(ok=False, problems=(refused(refusal, game),))
    return SetupChecked(ok=True, notes=setup.notes, options=known.public_options(setup.options))


@get("/api/games/{game:str}/cards", responses=REFUSALS | {200: _sends(CardTexts)}, opt={IS_COMPRESSED: True})
async def cards(request: Asked, game: GameName, lang: Language = "en", words: Words = "") -> Response[bytes]:
    """What cards are called and do."""
    return send(
        request, await while_there(request, container_of(request).texts.cards(load_game(game), lang, _listed(words)))
    )


@get(
    "/api/games/{game:str}/cards/{word:str}/reference",
    responses=REFUSALS | {200: _sends(CardReference)},
    opt={IS_COMPRESSED: True},
)
async def card_reference(request: Asked, game: GameName, word: FromPath[str]) -> Response[bytes]:
    """What is printed on the real card, and its rulings, where that is to be had."""
    return send(request, await while_there(request, container_of(request).texts.reference(load_game(game), word)))


@post(
    "/api/games/{game:str}/cards",
    responses=REFUSALS | {200: _sends(CardTexts)},
    status_code=200,
    opt={IS_COMPRESSED: True},
)
async def own_cards(request: Asked, game: GameName, data: JSONBody[OwnCards], lang: Language = "en") -> Response[bytes]:
    """All cards of a table that has changed them."""
    charge(request, len(data.edition) / LETTERS_A_REQUEST)
    return send(
        request, await while_there(request, container_of(request).texts.own_cards(load_game(game), lang, data.edition))
    )


@get("/api/games/{game:str}/rules", responses=REFUSALS | {200: _sends(RuleTexts)}, opt={IS_COMPRESSED: True})
async def rules(request: Asked, game: GameName, lang: Language = "en", ids: Words = "") -> Response[bytes]:
    """The rule statements."""
    return send(
        request, await while_there(request, container_of(request).texts.rules(load_game(game), lang, _listed(ids)))
    )


@post(
    "/api/games/{game:str}/rules",
    responses=REFUSALS | {200: _sends(RuleTexts)},
    status_code=200,
    opt={IS_COMPRESSED: True},
)
async def own_rules(
    request: Asked, game: GameName, data: JSONBody[OwnCards], lang: Language = "en", ids: Words = ""
) -> Response[bytes]:
    """The rule statements at a table that has changed its cards, with what is different there."""
    charge(request, len(data.edition) / LETTERS_A_REQUEST)
    texts = container_of(request).texts
    wanted = texts.own_rules(load_game(game), lang, _listed(ids), data.edition)
    return send(request, await while_there(request, wanted))


@get(
    "/text/{language:str}/{name:str}",
    responses=REFUSALS | {200: _sends(str, "A Fluent file", MediaType.TEXT)},
    opt={IS_COMPRESSED: True},
)
async def text(request: Asked, language: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """The messages of a game, or those that all share, as Fluent files; without the rule statements."""
    return send(request, await container_of(request).texts.messages(language, name), media_type=MediaType.TEXT)


@get("/api/games/{game:str}/decks", responses=REFUSALS | {200: _sends(DeckPool)}, opt={IS_COMPRESSED: True})
async def decks(request: Asked, game: GameName) -> Response[bytes]:
    """What decks for a game can be made of."""
    return send(request, await while_there(request, container_of(request).texts.decks(load_game(game))))


@post("/api/games/{game:str}/decks", responses=REFUSALS, status_code=200)
async def read_deck(request: Asked, game: GameName, data: JSONBody[ReadDeck]) -> DeckSheet:
    """What there is to say about a deck. Nothing of it is kept."""
    charge(request, (len(data.text) + sum(map(len, data.cards))) / LETTERS_A_REQUEST)
    return await while_there(request, container_of(request).decks.sheet(load_game(game), data))


def _letters(wanted: CheckSetup | CreateTable) -> int:
    return len(wanted.deck) + sum(map(len, wanted.options.values()))


def _listed(words: str) -> list[str]:
    return list(dict.fromkeys(filter(None, words.split(","))))


@get("/api/socket-schema", responses=REFUSALS | {200: _sends(dict[str, Any])}, opt={IS_COMPRESSED: True})
async def socket_schema(request: Asked) -> Response[bytes]:
    """The messages of a table's socket, both ways, as JSON Schema."""
    return send(request, await container_of(request).texts.socket_schema())


@post("/api/faults", responses=REFUSALS, status_code=204)
async def fault(request: Asked, data: JSONBody[PageFault]) -> None:
    """Something that the page could not draw. One that comes again and again, or from many at once, is not logged."""
    charge(request, FAULT_COST)
    if container_of(request).faults.allows(""):
        where = " < ".join(data.frames)
        logger.warning("the page cannot draw %s (%s): %s %s %s", data.part, data.game, data.kind, data.code, where)


# Visitors


@post("/api/visitor/renew", responses=REFUSALS, status_code=204)
async def renew(request: Asked) -> None:
    """A new token for the same visitor: all others, on whatever device, are void from now on."""
    now = time()
    visitor = recognise(request, now)
    await container_of(request).revoke(visitor, now)
    give_token(request, container_of(request).tokens.renewed(visitor, now))


@post("/api/visitor/forget", responses=REFUSALS, status_code=204)
async def forget(request: Asked) -> None:
    """Get up from every table and be nobody: all tokens of the visitor are void for good."""
    now = time()
    visitor = visitor_from(request, "", now)
    if visitor is not None:
        lobby = container_of(request).lobby
        for table in await lobby.seats_of(visitor.id):
            await enter(request, table)
            with suppress(Refusal):  # closed meanwhile
                await lobby.leave(table, visitor.id)
        await container_of(request).revoke(visitor.id, now)
    give_token(request, FORGET)


# Tables


@get("/api/tables", responses=REFUSALS)
async def public_tables(request: Asked) -> Tables:
    """Public tables where somebody can sit down or watch."""
    now = time()
    visitor = recognise(request, now)
    records = await container_of(request).store.public_tables(now - LISTED_SECONDS)
    return Tables(tuple(listed_info(record, visitor) for record in records))


@get("/api/tables/mine", responses=REFUSALS)
async def my_tables(request: Asked) -> Tables:
    """Where the visitor has a seat."""
    visitor = recognise(request, time())
    return Tables(
        tuple(listed_info(record, visitor) for record in await container_of(request).store.tables_of(visitor))
    )


@post("/api/tables", responses=REFUSALS)
async def create(request: Asked, data: JSONBody[CreateTable]) -> TableInfo:
    """Open a table. It is dealt at once if all seats are taken."""
    container = container_of(request)
    if not await container.may_create(client_of(request)):
        raise Refusal("too-fast")
    charge(request, _letters(data) / LETTERS_A_REQUEST)
    visitor = recognise(request, time())
    planned = await while_there(request, container.lobby.plan(data, visitor))
    return await _info(request, await container.lobby.open(planned), visitor)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def table(request: Asked, table: Id, key: TableKey = "") -> TableInfo:
    visitor = recognise(request, time())
    return await _info(request, await _seen(request, table, key, visitor), visitor)


@post("/api/tables/{table:str}/join", responses=REFUSALS, status_code=200)
async def join(request: Asked, table: Id, data: JSONBody[JoinTable]) -> TableInfo:
    charge(request, len(data.deck) / LETTERS_A_REQUEST)
    lobby = container_of(request).lobby

    async def sit(visitor: str) -> TableRecord:
        deck = await while_there(request, lobby.deck_for(table, data, visitor))
        return await lobby.join(table, data, deck, visitor)

    return await _at(request, table, sit)


@post("/api/tables/{table:str}/leave", responses=REFUSALS, status_code=200)
async def leave(request: Asked, table: Id) -> TableInfo:
    """Get up; a bot sits in while the game runs."""
    lobby = container_of(request).lobby
    return await _at(request, table, lambda visitor: lobby.leave(table, visitor))


@post("/api/tables/{table:str}/return", responses=REFUSALS, status_code=200)
async def come_back(request: Asked, table: Id) -> TableInfo:
    """Take one's seat back from the bot."""
    lobby = container_of(request).lobby
    return await _at(request, table, lambda visitor: lobby.come_back(table, visitor))


@post("/api/tables/{table:str}/start", responses=REFUSALS, status_code=200)
async def start(request: Asked, table: Id) -> TableInfo:
    """The host begins; bots take the empty seats."""
    lobby = container_of(request).lobby
    return await _at(request, table, lambda visitor: lobby.start(table, visitor))


@post("/api/tables/{table:str}/close", responses=REFUSALS, status_code=200)
async def close(request: Asked, table: Id) -> TableInfo:
    """The host gives the table up: before the game, or where only bots play."""
    lobby = container_of(request).lobby
    return await _at(request, table, lambda visitor: lobby.close(table, visitor))


@post("/api/tables/{table:str}/rematch", responses=REFUSALS, status_code=200)
async def rematch(request: Asked, table: Id) -> TableInfo:
    """The same people again, each one seat further; once somebody has asked for it, this says yes."""
    container = container_of(request)

    async def play_again(visitor: str) -> TableRecord:
        next_table = (await container.room.record(table)).rematch
        if next_table and await container.store.table(next_table) is not None:
            await enter(request, next_table)
        return await container.lobby.rematch(table, visitor)

    return await _at(request, table, play_again)


@post("/api/tables/{table:str}/alter", responses=REFUSALS, status_code=200)
async def alter(request: Asked, table: Id, data: JSONBody[ChangeTable]) -> TableInfo:
    """The host changes options or clock before the game."""
    charge(request, sum(map(len, (data.options or {}).values())) / LETTERS_A_REQUEST)
    lobby = container_of(request).lobby

    async def change(visitor: str) -> TableRecord:
        decks = await while_there(request, lobby.check_change(table, data, visitor))
        return await lobby.alter(table, data, decks, visitor)

    return await _at(request, table, change)


@post("/api/tables/{table:str}/rename", responses=REFUSALS, status_code=200)
async def rename(request: Asked, table: Id, data: JSONBody[Rename]) -> TableInfo:
    """Be called otherwise at this table."""
    lobby = container_of(request).lobby
    return await _at(request, table, lambda visitor: lobby.rename(table, data.name, visitor))


@post("/api/tables/{table:str}/seats/{seat:int}/bot", responses=REFUSALS, status_code=200)
async def seat_bot(request: Asked, table: Id, seat: SeatNumber, data: JSONBody[ReplaceSeat]) -> TableInfo:
    """Seat a bot: in an empty seat before the game, or in place of somebody who left or is away for too long."""
    lobby = container_of(request).lobby
    return await _at(request, table, lambda visitor: lobby.seat_bot(table, seat, data.bot, visitor))


@post("/api/tables/{table:str}/seats/{seat:int}/free", responses=REFUSALS, status_code=200)
async def free_seat(request: Asked, table: Id, seat: SeatNumber) -> TableInfo:
    """Open a seat to people again, before the game."""
    lobby = container_of(request).lobby
    return await _at(request, table, lambda visitor: lobby.free_seat(table, seat, visitor))


@post("/api/tables/{table:str}/move", responses=REFUSALS, status_code=200)
async def move(request: Asked, table: Id) -> MoveLink:
    """A code with which another device takes this seat over, once, within a quarter of an hour."""
    await enter(request, table)
    code, expires = await container_of(request).lobby.move_link(table, recognise(request, time()))
    return MoveLink(code, expires)


@post("/api/seats/claim", responses=REFUSALS, status_code=200)
async def claim(request: Asked, data: JSONBody[ClaimSeat]) -> TableInfo:
    """Take a seat over with a code."""
    lobby = container_of(request).lobby
    move = lobby.read_move(data.code)
    return await _at(request, move.table, lambda visitor: lobby.claim(move, visitor))


@get(
    "/api/tables/{table:str}/recording",
    responses=REFUSALS | {200: _sends(dict[str, Any], "A file of its own kind")},
    opt={IS_COMPRESSED: True},
)
async def recording(request: Asked, table: Id, key: TableKey = "") -> Response[bytes]:
    """The game as a file for `elysium replay`; while it runs, only what a spectator may know, up to a moment ago."""
    await _watched(request, table, key, recognise(request, time()))
    charge(request, REPLAY_COST)
    headers = {"Content-Disposition": f'attachment; filename="elysium-{table}.json"'}
    replays = container_of(request).replays
    wanted = while_there(request, replays.recording(table, limited_client(request)))
    return send(request, await wanted, headers=headers)


@get("/api/tables/{table:str}/replay", responses=REFUSALS | {200: _sends(Replay)}, opt={IS_COMPRESSED: True})
async def replay(request: Asked, table: Id, viewer: AnyViewer = SPECTATOR, key: TableKey = "") -> Response[bytes]:
    """The course of a game in one viewer's eyes: 30 a spectator's, 31 with all cards open once it is over. Of a game
    that still runs, up to a moment ago."""
    visitor = recognise(request, time())
    await _watched(request, table, key, visitor)
    charge(request, REPLAY_COST)
    replays = container_of(request).replays
    return send(request, await while_there(request, replays.replay(table, viewer, visitor, limited_client(request))))


@post(
    "/api/replay",
    responses=REFUSALS | {200: _sends(Replay)},
    status_code=200,
    request_max_body_size=LARGEST_RECORDING,
    opt={IS_COMPRESSED: True},
)
async def replay_file(request: Asked, viewer: MaybeViewer = None, name: FileName = "") -> Response[bytes]:
    """A recording that somebody has (the body, as `elysium replay` reads it) in one viewer's eyes; without a viewer, as
    open as it can be shown. Nothing of it is kept."""
    charge(request, FILE_COST)
    data = await request.body()
    charge(request, len(data) / BYTES_A_REQUEST)
    wanted = container_of(request).replays.file(data, viewer, name or "–", limited_client(request))
    return send(request, await while_there(request, wanted))


async def _seen(request: Asked, table_id: str, key: str, visitor: str) -> TableRecord:
    """The table, for somebody who may know of it."""
    await enter(request, table_id)
    record = await while_there(request, container_of(request).room.record(table_id))
    check_key(record, key, visitor)
    return record


async def _watched(request: Asked, table_id: str, key: str, visitor: str) -> None:
    """Only for somebody who may look on."""
    if not may_watch(await _seen(request, table_id, key, visitor), visitor):
        raise Refusal("no-spectators")


async def _at(request: Asked, table_id: str, act: Callable[[str], Awaitable[TableRecord]]) -> TableInfo:
    """Something that a visitor does at a table, and what they see of it afterwards."""
    visitor = recognise(request, time())
    await enter(request, table_id)
    return await _info(request, await act(visitor), visitor)


async def _info(request: Asked, record: TableRecord, visitor: str) -> TableInfo:
    async with container_of(request).room.at(record.id) as seating:
        return seating.info(visitor)


ROUTES: list[HTTPRouteHandler] = [
    renew, forget,
    games, bots, check, cards, card_reference, own_cards, rules, own_rules, decks, read_deck, text, socket_schema,
    fault,
    public_tables, my_tables,
    create, table, join, leave, come_back, start, close, rematch, alter, rename, seat_bot, free_seat, move, claim,
    recording, replay, replay_file,
]  # fmt: skip
