"""A table that this release cannot go on with rests and says why; nothing is lost, and nobody else notices."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from time import time
from typing import Any, get_args

import pytest
from msgspec import structs

from elysium.client import Client, Denied
from elysium.engine.audience import OPEN_TABLE
from elysium.engine.refusal import BadSetup, IllegalChoice, NotAsked, Refusal, UnknownName
from elysium.engine.sayings import message, read
from elysium.engine.text import LANGUAGES, Speech
from elysium.server.live import Misfit, misfit
from elysium.server.wire import Clock, TableInfo, read_part
from tests.server.guests import a_table, play_on, seated
from tests.server.running import Hosted, hosted, perform


class Tables:
    """A database, and servers that come and go."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.db"
        self.token = ""

    def server(self) -> Any:
        return hosted(f"sqlite:///{self.file}")

    def client(self, server: Hosted) -> Client:
        return Client(server.address, self.token)

    def new_table(self, decisions: int, **changes: Any) -> TableInfo:
        """So many choices of a person into a game with bots; -1 to its end."""

        async def scene(server: Hosted) -> TableInfo:
            async with self.client(server) as ana:
                table = await ana.create(a_table("me bot bot bot", **changes))
                async with ana.sit(table) as seat:
                    await play_on(seat, decisions)
                self.token = ana.token
            return table

        with self.server() as server:
            return perform(scene(server))

    def bodies(self, table: TableInfo) -> list[str]:
        return [body for (body,) in self._do("SELECT body FROM entries WHERE table_id = ? ORDER BY seq", table.id)]

    def doctor(self, table: TableInfo, old: str, new: str) -> int:
        """Put another word for one; how many entries have it."""
        count = 0
        for seq, body in enumerate(self.bodies(table)):
            if old in body:
                count += 1
                changed = body.replace(old, new)
                self._do("UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?", changed, table.id, seq)
        return count

    def let_time_pass(self, table: TableInfo) -> None:
        self._do("UPDATE tables SET deadline = 1.0 WHERE id = ? AND deadline > 0", table.id)

    def forget_snapshots(self, table: TableInfo) -> None:
        self._do("DELETE FROM snapshots WHERE table_id = ?", table.id)

    def _do(self, statement: str, *values: object) -> list[Any]:
        with sqlite3.connect(self.file) as connection:
            rows = connection.execute(statement, values).fetchall()
        connection.close()
        return rows


@pytest.fixture
def tables(tmp_path: Path) -> Tables:
    return Tables(tmp_path)


def first_choice(bodies: list[str]) -> str:
    """As it stands in the log."""
    option = next(json.loads(body)["option"] for body in bodies if '"option"' in body)
    return f'"option":{json.dumps(option, separators=(",", ":"))}'


NOD = '"option":["nod","p1"]'


def test_a_game_whose_choices_are_unknown_rests_and_says_why(tables: Tables) -> None:
    other = tables.new_table(1)
    table = tables.new_table(2, clock=Clock("days", 1))
    choice = first_choice(tables.bodies(table))
    assert tables.doctor(table, choice, NOD)
    tables.forget_snapshots(table)
    before = tables.bodies(table)

    async def scene(server: Hosted) -> None:
        async with tables.client(server) as ana:
            async with seated(ana, table) as (_, welcome):
                assert welcome.position is None
                assert [read_part(entry).seq for entry in welcome.log] == list(range(len(before)))
                assert any(event.name for entry in map(read_part, welcome.log) for event in entry.events)
                assert welcome.table.halted is not None
                assert (welcome.table.status, welcome.table.resting) == ("running", True)
                for language in LANGUAGES:
                    why_it_rests = read(welcome.table.halted.say, Speech(language).say)
                    assert "1" in why_it_rests
                    assert "unknown" not in why_it_rests
                    assert "malformed" not in why_it_rests
            listed = {found.id: found for found in await ana.mine()}
            why = listed[table.id].halted
            assert why is not None
            assert why.reason == "log-does-not-fit"
            assert listed[other.id].halted is None
            async with ana.sit(table) as seat:
                with pytest.raises(Denied, match="log-does-not-fit"):
                    await play_on(seat)
            with pytest.raises(Denied, match="log-does-not-fit"):
                await ana.recording(table.id)
            async with ana.sit(other) as seat:
                await play_on(seat)
                assert seat.over

    async def inside(server: Hosted) -> None:
        assert table.id not in await server.container.store.due(9e9)
        with pytest.raises(NotAsked, match="log-does-not-fit"):
            await server.container.room.choose(table.id, 0, (0,), 1)
        with pytest.raises(NotAsked, match="log-does-not-fit"):
            await server.container.room.undo(table.id, 0, 1)

    with tables.server() as server:
        perform(scene(server))
        server.inside(lambda: inside(server))
    assert tables.bodies(table) == before
    assert tables.doctor(table, NOD, choice)
    tables.let_time_pass(table)

    async def again(server: Hosted) -> None:
        async with tables.client(server) as ana, ana.sit(table) as seat:
            assert seat.info.halted is None
            assert seat.info.deadline > time(), "nobody's time runs while a game rests"
            await play_on(seat)
            assert seat.over

    with tables.server() as server:
        perform(again(server))


MISFITS: list[tuple[Exception, str]] = [
    (UnknownName("unknown-word", kind="card", word="nod", known="–"), "unknown-words"),
    (Refusal("malformed-option"), "unknown-words"),
    (IllegalChoice("not-offered"), "not-allowed"),
    (NotAsked("not-your-decision"), "not-allowed"),
    (BadSetup("unknown-table-option", name="x", known="y"), "other-options"),
    (ZeroDivisionError("in a rule"), "broken-rule"),
]


def test_every_reason_to_rest_has_a_sentence_of_its_own_in_every_language() -> None:
    assert {misfit(error) for error, _ in MISFITS} == set(get_args(Misfit.__value__))
    said: set[str] = set()
    for error, expected in MISFITS:
        assert misfit(error) == expected
        for language in LANGUAGES:
            text = read(message("refusal-log-does-not-fit", seq=7, detail=expected), Speech(language).say)
            assert "{" not in text
            assert expected not in text
            said.add(text)
    assert len(said) == len(LANGUAGES) * len(get_args(Misfit.__value__))


def test_a_table_that_can_no_longer_be_dealt_says_so(tables: Tables) -> None:
    table = tables.new_table(1)
    tables.forget_snapshots(table)
    (((record,),),) = (tables._do("SELECT options FROM tables WHERE id = ?", table.id),)
    options = {**json.loads(record), "tarot": "yes"}
    tables._do("UPDATE tables SET options = ? WHERE id = ?", json.dumps(options), table.id)

    async def scene(server: Hosted) -> None:
        async with tables.client(server) as ana, seated(ana, table) as (_, welcome):
            assert welcome.table.halted is not None
            assert welcome.table.halted.say.parts[0][1]["detail"] == "other-options"
            assert welcome.log

    with tables.server() as server:
        perform(scene(server))


def test_a_finished_game_that_cannot_be_followed_keeps_its_log(tables: Tables) -> None:
    table = tables.new_table(-1)
    assert tables.doctor(table, first_choice(tables.bodies(table)), NOD)
    tables.forget_snapshots(table)

    async def scene(server: Hosted) -> None:
        async with tables.client(server) as ana:
            async with seated(ana, table) as (_, welcome):
                assert welcome.table.status == "over"
                assert welcome.table.outcome
                assert welcome.table.halted is not None
                assert welcome.log
            with pytest.raises(Denied, match="log-does-not-fit"):
                await ana.recording(table.id)

    with tables.server() as server:
        perform(scene(server))


def test_events_that_are_unknown_are_told_in_their_words(tables: Tables) -> None:
    """What happened is told as it was written down; the game goes on."""
    table = tables.new_table(2)
    assert tables.doctor(table, '[-1,"turn",["p1"]]', '[-1,"sighed",["p1","deeply"]]')

    async def scene(server: Hosted) -> None:
        async with tables.client(server) as ana, ana.sit(table) as seat:
            told = [event for entry in seat.log for event in entry.events if event.name == "sighed"]
            assert read(told[0].say, Speech("en").say) == f"sighed {seat.info.seats[0].name} deeply"
            await play_on(seat)
            assert seat.over
            assert json.loads(await ana.recording(table.id))["outcome"]
            await ana.get(f"/api/tables/{table.id}/replay?viewer={OPEN_TABLE}")

    with tables.server() as server:
        perform(scene(server))


def test_a_game_that_is_no_longer_installed(tables: Tables) -> None:
    table = tables.new_table(1)
    with tables.server() as server:
        host = server.inside(lambda: server.container.store.table(table.id))
        assert host is not None
        strange = structs.replace(host, id="gonegonegone", game="tarock", revision=0)
        server.inside(lambda: server.container.store.create(strange))

        async def scene() -> None:
            async with tables.client(server) as ana:
                with pytest.raises(Denied, match="game-gone"):
                    await ana.table("gonegonegone")
                listed = {found.id: found for found in await ana.mine()}
                assert listed[table.id].halted is None
                why = listed["gonegonegone"].halted
                assert why is not None
                assert why.reason == "game-gone"

        perform(scene())
