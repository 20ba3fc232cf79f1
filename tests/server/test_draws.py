"""The deal at a running server: everybody adds a number, nobody is waited for too long, and cheats are named."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elysium.client import Client, Denied, Seat
from elysium.engine.chance import commitment
from elysium.engine.draw import Draw, Lot, Witness, dealt_seed, lot_seal
from elysium.engine.recording import read_recording, verify
from elysium.engine.registry import load_game, working_games
from elysium.server.lots import gone_on, opened, sealed
from elysium.server.wire import Accepted, OpenLot, Rejected, SealLot, TableChanged, TableInfo, Update, Welcome
from tests.server.databases import Cluster
from tests.server.guests import SHORT_VTES, BareSocket, a_table, play_on, seated
from tests.server.running import Hosted, eventually, hosted, perform, served

PATIENT = 600.0
"""Seconds that a draw waits for whoever does not answer: no test would live to see it."""
NUMBER = "5" * 64


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(f"sqlite:///{tmp_path_factory.mktemp('draws')}/tables.db", draw_seconds=PATIENT) as running:
        yield running


async def dealt(seat: Seat) -> TableInfo:
    """What it is told of the table once there is a position."""

    async def look() -> TableInfo | None:
        return seat.info if seat.position is not None and seat.info.status != "open" else None

    found = await eventually(look)
    assert found is not None
    return found


async def phase(socket: BareSocket, wanted: str) -> Draw:
    while True:
        message = await socket.hear()
        if isinstance(message, TableChanged | Welcome):
            draw = message.table.draw
            if draw is not None and draw.phase == wanted:
                return draw


def time_is_up(server: Hosted, table_id: str) -> None:
    until = stored_draw(server, table_id).until
    server.inside(lambda: server.container.draws.go_on(table_id, until))


def faults(draw: Draw | None) -> dict[int, str]:
    assert draw is not None
    return {lot.seat: lot.fault for lot in draw.lots}


def test_the_numbers_of_all_people_are_in_the_deal(patient: Hosted) -> None:
    async def scene() -> None:
        async with Client(patient.address) as ana, Client(patient.address) as bea, Client(patient.address) as eve:
            opened = await ana.create(a_table("me friend bot bot"))
            assert (opened.draw, opened.seed) == (None, "")
            joined = await bea.join(opened.id, "Bea", key=opened.key)
            assert joined.status == "open", "the deal waits for numbers"
            assert joined.draw is not None
            assert (joined.draw.phase, [lot.seat for lot in joined.draw.lots]) == ("sealing", [0, 1])
            async with ana.sit(opened) as first, bea.sit(joined) as second, eve.sit(opened) as onlooker:
                infos = [await dealt(seat) for seat in (first, second, onlooker)]
                draw = infos[0].draw
                assert draw is not None
                assert all(info.draw == draw and info.commitment == opened.commitment for info in infos)
                assert [lot.number for lot in draw.lots] == [
                    client.witnesses[opened.id].number for client in (ana, bea)
                ]
                assert not any(info.seed for info in infos)
                await asyncio.gather(play_on(first), play_on(second))
                over = await ana.table(opened.id)
                assert [await seat.doubts() for seat in (first, second, onlooker)] == [[], [], []]
            assert commitment(bytes.fromhex(over.seed)) == opened.commitment
            recording = read_recording(await ana.recording(opened.id), "game.json")
            assert (recording.draw, recording.elysium) == (draw, 4)
            assert verify(recording, load_game("mascarade")) == []
            alone = msgspec.structs.replace(recording, draw=None)
            assert verify(alone, load_game("mascarade")) == ["check-deal-differs"], "the numbers did count"

    perform(scene())


def test_one_person_among_bots_and_bots_alone_begin_at_once(patient: Hosted) -> None:
    async def scene() -> None:
        async with Client(patient.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with ana.sit(table) as seat:
                info = await dealt(seat)
                assert info.draw is not None
                assert [lot.number for lot in info.draw.lots] == [ana.witnesses[table.id].number]
                assert await seat.doubts() == []
            bots = await ana.create(a_table("bot bot bot bot"))
            assert (bots.status, bots.draw) == ("running", None)

    perform(scene())


def test_nobody_sees_a_number_before_all_are_open(patient: Hosted) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            ana, bea = [await stack.enter_async_context(Client(patient.address)) for _ in range(2)]
            table = await ana.create(a_table("me friend bot bot"))
            await bea.join(table.id, "Bea", key=table.key)
            (mine, welcome), (other, _) = [
                await stack.enter_async_context(seated(client, table)) for client in (ana, bea)
            ]
            draw = welcome.table.draw
            assert draw is not None
            await mine.say(SealLot(1, draw.round, lot_seal(table.id, draw.round, 0, NUMBER)))
            await mine.hear_a(Accepted)
            await mine.say(OpenLot(2, draw.round, NUMBER))
            assert (await mine.hear_a(Rejected)).refused.reason == "lot-too-late", "not before the others have sealed"
            await other.say(SealLot(1, draw.round, lot_seal(table.id, draw.round, 1, NUMBER)))
            shown = await phase(other, "opening")
            assert all(lot.seal for lot in shown.lots)
            await phase(mine, "opening")
            await mine.say(OpenLot(3, draw.round, NUMBER))
            await mine.hear_a(Accepted)
            seen = await bea.table(table.id, table.key)
            assert seen.draw is not None
            assert not any(lot.number for lot in seen.draw.lots)
            assert seen.status == "open"
            assert NUMBER not in msgspec.json.encode(seen).decode()
            await other.say(OpenLot(2, draw.round, NUMBER))
            await other.hear_a(Update)
            drawn = (await bea.table(table.id, table.key)).draw
            assert drawn is not None
            assert [lot.number for lot in drawn.lots] == [NUMBER, NUMBER]

    perform(scene())


def test_who_opens_another_number_than_they_sealed_is_left_out_and_named(patient: Hosted) -> None:
    async def scene() -> None:
        async with Client(patient.address) as ana, Client(patient.address) as cheat:
            table = await ana.create(a_table("me friend bot bot"))
            await cheat.join(table.id, "Cheat", key=table.key)
            async with ana.sit(table) as seat, seated(cheat, table) as (socket, welcome):
                draw = welcome.table.draw
                assert draw is not None
                await socket.say(SealLot(1, draw.round, lot_seal(table.id, draw.round, 1, NUMBER)))
                await phase(socket, "opening")
                await socket.say(OpenLot(2, draw.round, "6" * 64))
                info = await dealt(seat)
                assert faults(info.draw) == {0: "", 1: "misfit"}
                assert await seat.doubts() == []

    perform(scene())


def test_nobody_is_waited_for_too_long(patient: Hosted) -> None:
    async def scene() -> None:
        async with Client(patient.address) as ana, Client(patient.address) as bea, Client(patient.address) as cai:
            table = await ana.create(a_table("me friend friend bot"))
            await bea.join(table.id, "Bea", key=table.key)
            await cai.join(table.id, "Cai", key=table.key)
            async with ana.sit(table) as seat, seated(bea, table) as (socket, welcome):
                draw = welcome.table.draw
                assert draw is not None
                await socket.say(SealLot(1, draw.round, lot_seal(table.id, draw.round, 1, NUMBER)))
                await socket.hear_a(Accepted)

                async def ana_has_sealed() -> bool:
                    seen = seat.info.draw
                    return seen is not None and bool(seen.lots[0].seal)

                await eventually(ana_has_sealed)
                await asyncio.to_thread(time_is_up, patient, table.id)
                shown = await phase(socket, "opening")
                assert faults(shown) == {0: "", 1: "", 2: "silent"}
                own = ana.witnesses[table.id]

                async def ana_has_opened() -> bool:
                    async with asyncio.timeout(1):
                        record = await asyncio.to_thread(stored_draw, patient, table.id)
                    return record.lots[0].number == own.number

                await eventually(ana_has_opened)
                await asyncio.to_thread(time_is_up, patient, table.id)
                info = await dealt(seat)
                assert faults(info.draw) == {0: "", 1: "withheld", 2: "silent"}
                assert await seat.doubts() == []

    perform(scene())


def stored_draw(server: Hosted, table_id: str) -> Draw:
    record = server.inside(lambda: server.container.store.table(table_id))
    assert record is not None
    assert record.draw is not None
    return record.draw


def test_a_draw_without_answers_ends_by_itself(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        async with Client(address) as ana:
            table = await ana.create(a_table("me bot bot bot"))

            async def begun() -> bool:
                return (await ana.table(table.id)).status == "running"

            await eventually(begun)
            info = await ana.table(table.id)
            assert faults(info.draw) == {0: "silent"}
            assert ana.doubts(info) == [], "it had sent nothing"

    with hosted(f"sqlite:///{tmp_path}/tables.db", draw_seconds=0.05) as server:
        perform(scene(server.address))


def test_two_windows_of_one_seat_add_one_number(patient: Hosted) -> None:
    async def scene() -> None:
        async with Client(patient.address) as ana, Client(patient.address) as bea:
            table = await ana.create(a_table("me friend bot bot"))
            joined = await bea.join(table.id, "Bea", key=table.key)
            async with ana.sit(table) as one, ana.sit(table) as two, bea.sit(joined) as other:
                infos = [await dealt(seat) for seat in (one, two, other)]
                assert faults(infos[0].draw) == {0: "", 1: ""}
                assert [await seat.doubts() for seat in (one, two, other)] == [[], [], []]

    perform(scene())


def test_a_second_window_with_another_number_changes_nothing(patient: Hosted) -> None:
    async def scene() -> None:
        async with Client(patient.address) as ana, Client(patient.address) as bea:
            table = await ana.create(a_table("me friend bot bot"))
            await bea.join(table.id, "Bea", key=table.key)
            async with seated(ana, table) as (one, welcome), seated(ana, table) as (two, _):
                draw = welcome.table.draw
                assert draw is not None
                await one.say(SealLot(1, draw.round, lot_seal(table.id, draw.round, 0, NUMBER)))
                await one.hear_a(Accepted)
                await one.say(SealLot(2, draw.round, lot_seal(table.id, draw.round, 0, NUMBER)))
                assert (await one.hear_a(Accepted)).ref == 2, "the same again is no fault"
                await two.say(SealLot(1, draw.round, lot_seal(table.id, draw.round, 0, "6" * 64)))
                assert (await two.hear_a(Rejected)).refused.reason == "lot-too-late"
                await two.say(SealLot(2, draw.round + 1, lot_seal(table.id, draw.round, 0, NUMBER)))
                assert (await two.hear_a(Rejected)).refused.reason == "lot-too-late"
            async with seated(Client(patient.address), table) as (stranger, _):
                await stranger.say(SealLot(1, draw.round, "6" * 64))
                assert (await stranger.hear_a(Rejected)).refused.reason == "no-seat-here"

    perform(scene())


def test_people_may_leave_until_numbers_are_opened_and_then_all_seal_anew(patient: Hosted) -> None:
    async def scene() -> None:
        async with Client(patient.address) as ana, Client(patient.address) as bea:
            table = await ana.create(a_table("me friend bot bot"))
            await bea.join(table.id, "Bea", key=table.key)
            async with ana.sit(table) as seat:

                async def sealed_by_ana() -> bool:
                    draw = seat.info.draw
                    return draw is not None and bool(draw.lots[0].seal)

                await eventually(sealed_by_ana)
                first = ana.witnesses[table.id].number
                assert (await bea.post(f"/api/tables/{table.id}/leave")).draw is None
                again = await bea.join(table.id, "Bea", key=table.key)
                assert again.draw is not None
                async with seated(bea, table) as (socket, _):
                    await socket.say(SealLot(1, again.draw.round, lot_seal(table.id, again.draw.round, 1, NUMBER)))
                    await phase(socket, "opening")
                    for path in ("leave", "seats/0/free", "close"):
                        client = bea if path == "leave" else ana
                        with pytest.raises(Denied) as denied:
                            await client.post(f"/api/tables/{table.id}/{path}")
                        assert denied.value.reason in ("being-dealt", "seat-taken")
                    await socket.say(OpenLot(2, again.draw.round, NUMBER))
                    info = await dealt(seat)
                assert faults(info.draw) == {0: "", 1: ""}
                assert ana.witnesses[table.id].number != first
                assert await seat.doubts() == [], "nobody had opened anything when Bea left"

    perform(scene())


def test_a_seat_moved_to_another_device_seals_there(patient: Hosted) -> None:
    async def scene() -> None:
        async with Client(patient.address) as ana, Client(patient.address) as phone, Client(patient.address) as bea:
            table = await ana.create(a_table("me friend bot bot"))
            await bea.join(table.id, "Bea", key=table.key)
            async with ana.sit(table) as seat:

                async def sealed_by_ana() -> bool:
                    draw = seat.info.draw
                    return draw is not None and bool(draw.lots[0].seal)

                await eventually(sealed_by_ana)
                moved = await phone.claim((await ana.move_link(table.id)).code)
                assert moved.draw is not None
                async with phone.sit(moved) as there, bea.sit(table) as other:
                    info = await dealt(there)
                    assert faults(info.draw) == {0: "", 1: ""}
                    assert [await there.doubts(), await other.doubts()] == [[], []]

    perform(scene())


def test_a_rematch_is_drawn_anew(patient: Hosted) -> None:
    async def scene() -> None:
        async with Client(patient.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with ana.sit(table) as seat:
                await play_on(seat)
            again = await ana.post(f"/api/tables/{table.id}/rematch")
            assert again.commitment != table.commitment
            async with ana.sit(again) as seat:
                info = await dealt(seat)
                assert info.draw is not None
                assert [lot.number for lot in info.draw.lots] == [ana.witnesses[again.id].number]
                assert ana.witnesses[again.id].number != ana.witnesses[table.id].number
                await ana.post(f"/api/tables/{again.id}/leave")
                assert (await ana.table(again.id)).draw == info.draw, "a bot that sits in changes nothing"
                assert await seat.doubts() == []

    perform(scene())


@pytest.mark.parametrize("until", ["sealing", "opening"])
def test_pulling_the_plug_in_the_middle_of_a_draw(tmp_path: Path, until: str) -> None:
    """Who had answered comes back with what they know; nobody has to begin anew."""
    database = f"sqlite:///{tmp_path}/tables.db"
    witnesses: list[dict[str, Witness]] = [{}, {}]
    tokens = ["", ""]

    async def before(address: str) -> TableInfo:
        async with Client(address, "", witnesses[0]) as ana, Client(address, "", witnesses[1]) as bea:
            table = await ana.create(a_table("me friend bot bot"))
            joined = await bea.join(table.id, "Bea", key=table.key)
            tokens[:] = [ana.token, bea.token]
            assert joined.draw is not None
            for number, client in enumerate([ana, bea] if until == "opening" else [ana]):
                async with seated(client, table) as (socket, welcome):
                    draw = welcome.table.draw
                    assert draw is not None
                    seal = client.see(welcome.table).seal(draw, number, str(number + 1) * 64)
                    await socket.say(SealLot(1, draw.round, seal))
                    await socket.hear_a(Accepted)
            seen = (await ana.table(table.id)).draw
            assert seen is not None
            assert seen.phase == until
            return table

    async def after(address: str, table: TableInfo) -> None:
        async with AsyncExitStack() as stack:
            seats = []
            for token, seen in zip(tokens, witnesses, strict=True):
                client = await stack.enter_async_context(Client(address, token, seen))
                seats.append(await stack.enter_async_context(client.sit(table)))
            info = await dealt(seats[0])
            assert faults(info.draw) == {0: "", 1: ""}
            assert info.draw is not None
            assert info.draw.lots[0].number == "1" * 64
            assert [await seat.doubts() for seat in seats] == [[], []]

    with served(database, "--draw-seconds", "60") as (address, process):
        table = perform(before(address))
        process.kill()
        process.wait()
    with served(database, "--draw-seconds", "60") as (address, _):
        perform(after(address, table))


def test_a_draw_goes_on_across_workers(cluster: Cluster) -> None:
    database = cluster.new_database()

    async def scene(here: str, there: str) -> None:
        async with Client(here) as ana, Client(there) as bea, Client(there) as eve:
            table = await ana.create(a_table("me friend bot bot"))
            joined = await bea.join(table.id, "Bea", key=table.key)
            async with ana.sit(table) as first, eve.sit(table) as onlooker, bea.sit(joined) as second:
                infos = [await dealt(seat) for seat in (first, second, onlooker)]
                assert infos[0].draw == infos[1].draw == infos[2].draw
                assert faults(infos[0].draw) == {0: "", 1: ""}
                await asyncio.gather(play_on(first, 2), play_on(second, 2))
                assert [await seat.doubts() for seat in (first, second, onlooker)] == [[], [], []]

    with hosted(database, draw_seconds=PATIENT) as one, hosted(database, draw_seconds=PATIENT) as other:
        perform(scene(one.address, other.address))


# A server that cheats, as a client sees it


async def cheated(patient: Hosted, forge: Any) -> list[str]:
    """What an honest client says at the end of a game whose table the server then tells otherwise."""
    async with Client(patient.address) as ana:
        table = await ana.create(a_table("me bot bot bot"))
        async with ana.sit(table) as seat:
            await play_on(seat)
        told = await ana.table(table.id)
        assert ana.doubts(told) == []
        return list(ana.doubts(forge(told)))


def test_a_client_notices_a_server_that_shows_another_seed_with_another_seal(patient: Hosted) -> None:
    def forge(told: TableInfo) -> TableInfo:
        return msgspec.structs.replace(told, seed="00" * 32, commitment=commitment(bytes(32)))

    assert perform(cheated(patient, forge)) == ["seal-changed"]


def test_a_client_notices_a_server_that_counts_it_as_silent(patient: Hosted) -> None:
    def forge(told: TableInfo) -> TableInfo:
        assert told.draw is not None
        return msgspec.structs.replace(told, draw=msgspec.structs.replace(told.draw, lots=(Lot(0, fault="silent"),)))

    assert perform(cheated(patient, forge)) == ["lots-changed", "own-lot-left-out"]


def test_a_client_notices_a_server_that_had_other_options_played_than_it_sealed(patient: Hosted) -> None:
    def forge(told: TableInfo) -> TableInfo:
        return msgspec.structs.replace(told, options=told.options | {"first": "3"})

    assert perform(cheated(patient, forge)) == ["table-changed"]


def test_what_is_sealed_of_a_table_is_what_is_dealt_there() -> None:
    """Options that were completed once are complete: otherwise honest servers would be doubted."""
    tables: list[tuple[str, dict[str, str]]] = [(game.name, {}) for game in working_games()]
    for name, options in [*tables, ("vtes", SHORT_VTES)]:
        game = load_game(name)
        setup = game.setup(game.usual_players, options)
        assert game.setup(setup.players, setup.options).options == setup.options


def test_a_client_notices_a_server_that_never_let_it_add_a_number(server: Hosted) -> None:
    """Here the draw waits for nobody. Whoever wants to know whether their number was counted looks at their lot."""

    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with ana.sit(table) as seat:
                assert faults((await dealt(seat)).draw) == {0: "silent"}

    perform(scene())


# The rules of the draw


def test_a_draw_with_no_time_is_over_at_once() -> None:
    draw = Draw("t", 1, (Lot(0), Lot(1)), "sealing", 10.0)
    assert gone_on(draw, 9.0, 5.0) == draw
    assert gone_on(draw, 10.0, 0.0) == Draw("t", 1, (Lot(0, fault="silent"), Lot(1, fault="silent")))
    assert gone_on(draw, 10.0, 5.0).phase == "drawn", "nobody has sealed: there is nothing to wait for"


def test_what_is_sealed_or_opened_first_counts() -> None:
    draw = Draw("t", 1, (Lot(0), Lot(1)), "sealing", 10.0)
    seal = lot_seal("t", 1, 0, NUMBER)
    draw = gone_on(sealed(draw, 0, 1, seal), 10.0, 5.0)
    assert (draw.phase, draw.until, faults(draw)) == ("opening", 15.0, {0: "", 1: "silent"})
    assert opened(opened(draw, 0, 1, NUMBER), 0, 1, NUMBER).lots[0] == Lot(0, seal, NUMBER)
    done = gone_on(opened(draw, 0, 1, NUMBER), 11.0, 5.0)
    assert done == Draw("t", 1, (Lot(0, seal, NUMBER), Lot(1, fault="silent")))
    assert dealt_seed(b"x", done) != dealt_seed(b"x", gone_on(draw, 15.0, 5.0))
