"""The lobby as people use it: opening tables, coming and going, moving house, playing again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import AsyncExitStack
from random import Random

import msgspec
import pytest

from elysium.client import Client, Denied, Seat
from elysium.engine.audience import SPECTATOR
from elysium.engine.chance import commitment
from elysium.engine.table import passed_at_first
from elysium.games.vtes.game import VTES
from elysium.server.wire import (
    ChangeTable,
    CheckSetup,
    Clock,
    GameInfo,
    Hello,
    LegalOption,
    LogEntry,
    PassOver,
    Ping,
    Pong,
    Position,
    Read,
    Rename,
    ReplaceSeat,
    SetupChecked,
    TableChanged,
    TableInfo,
    Tables,
    Update,
    Welcome,
    read_part,
)
from tests.server.guests import SHORT_VTES, a_table, bare_socket, next_decision, play_on, seated
from tests.server.running import Hosted, eventually, perform


def position_in(welcome: Welcome) -> Position:
    assert welcome.position is not None
    return read_part(welcome.position)


async def refusal(attempt: Awaitable[object]) -> str:
    with pytest.raises(Denied) as denied:
        await attempt
    return denied.value.reason


async def tables(client: Client, path: str) -> dict[str, TableInfo]:
    found = msgspec.json.decode(await client.get(path), type=Tables)
    return {table.id: table for table in found.tables}


def test_a_game_begins_when_the_last_seat_is_taken(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            opened = await ana.create(a_table("me friend bot bot"))
            assert (opened.status, opened.you, opened.host) == ("open", 0, True)
            assert opened.commitment
            assert not opened.seed
            seen = await bea.table(opened.id, opened.key)
            assert (seen.you, seen.host, seen.key) == (-1, False, "")
            joined = await bea.join(opened.id, "Bea", key=opened.key)
            assert (joined.status, joined.you, joined.host, joined.key) == ("running", 1, False, opened.key)
            assert joined.commitment == opened.commitment

    perform(scene())


def test_the_host_starts_with_bots_in_the_empty_seats(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            table = await ana.create(a_table("me friend friend bot"))
            await bea.join(table.id, "Bea", key=table.key)
            assert await refusal(bea.post(f"/api/tables/{table.id}/start")) == "host-only"
            begun = await ana.post(f"/api/tables/{table.id}/start")
            assert begun.status == "running"
            assert [seat.kind for seat in begun.seats] == ["person", "person", "bot", "bot"]
            assert len({seat.name for seat in begun.seats}) == 4
            assert await refusal(ana.post(f"/api/tables/{table.id}/start")) == "already-started"

    perform(scene())


def test_before_the_game_people_come_and_go(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            table = await ana.create(a_table("me friend friend bot"))
            await bea.join(table.id, "Bea", key=table.key, seat=2)
            left = await bea.post(f"/api/tables/{table.id}/leave")
            assert left.you == -1
            assert left.seats[2].kind == "friend"
            again = await bea.join(table.id, "Bea", key=table.key, seat=1)
            assert again.you == 1
            freed = await ana.post(f"/api/tables/{table.id}/seats/1/free")
            assert freed.seats[1].kind == "friend"
            with_bot = await ana.post(f"/api/tables/{table.id}/seats/1/bot", ReplaceSeat("random"))
            assert (with_bot.seats[1].kind, with_bot.seats[1].bot) == ("bot", "random")
            assert await refusal(bea.post(f"/api/tables/{table.id}/seats/1/free")) == "host-only"
            assert (await ana.post(f"/api/tables/{table.id}/seats/3/free")).seats[3].kind == "friend"
            closed = await ana.post(f"/api/tables/{table.id}/close")
            assert closed.status == "closed"
            assert await refusal(bea.join(table.id, "Bea", key=table.key)) == "table-closed"

    perform(scene())


def test_a_leaver_is_replaced_and_gets_the_seat_back(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            table = await ana.create(a_table("me friend bot bot"))
            await bea.join(table.id, "Bea", key=table.key)
            too_soon = await refusal(ana.post(f"/api/tables/{table.id}/seats/1/bot", ReplaceSeat()))
            assert too_soon in ("still-here", "away-too-short")  # it may be her turn
            left = await bea.post(f"/api/tables/{table.id}/leave")
            assert (left.you, left.seats[1].left, left.seats[1].bot) == (1, True, "heuristic")
            for bot in ("random", "search:400"):
                choosing = ana.post(f"/api/tables/{table.id}/seats/1/bot", ReplaceSeat(bot))
                assert await refusal(choosing) == "stand-in-is-the-tables"
            same = await ana.post(f"/api/tables/{table.id}/seats/1/bot", ReplaceSeat("heuristic"))
            assert (same.seats[1].left, same.seats[1].bot) == (True, "heuristic")
            async with ana.sit(table) as seat:
                await play_on(seat, 2)  # the game goes on without her
                back = await bea.post(f"/api/tables/{table.id}/return")
                assert (back.you, back.seats[1].left, back.seats[1].bot) == (1, False, "")
                async with bea.sit(back) as her_seat:
                    await asyncio.gather(play_on(seat), play_on(her_seat))
                    assert her_seat.over

    perform(scene())


def test_a_table_that_everybody_left_rests_until_somebody_returns(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            assert (await ana.post(f"/api/tables/{table.id}/leave")).seats[0].left
            stored = server.inside(lambda: server.container.store.table(table.id))
            assert stored is not None
            assert stored.status == "closed"  # no bot plays on
            assert table.id in [found.id for found in await ana.mine()]
            assert not (await ana.post(f"/api/tables/{table.id}/return")).seats[0].left
            async with ana.sit(table) as seat:
                await play_on(seat)
                assert seat.over

    perform(scene())


def test_a_table_without_notes_sends_none(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            for notes in ("yes", "no"):
                table = await ana.create(a_table("me bot bot bot", options={"notes": notes, "first": "1"}))
                async with ana.sit(table) as seat:
                    await play_on(seat, 6)
                    async with seated(ana, table) as (line, welcome):
                        known = [bool(position_in(welcome).knowledge)]
                        await play_on(seat, 1)
                        known.append(bool((await line.hear_a(Update)).known))
                assert known == ([True, known[1]] if notes == "yes" else [False, False])

    perform(scene())


def test_at_the_end_all_masks_lie_open(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as eve:
            table = await ana.create(a_table("me bot bot bot", public=True))
            async with ana.sit(table) as seat:
                await play_on(seat)
            for who in (ana, eve):
                async with seated(who, table) as (_, welcome):
                    zones = position_in(welcome).board.zones
                    masks = [card.face for zone in zones if zone.name in ("mask", "centre") for card in zone.cards]
                    assert len(masks) == 6
                    assert all(masks)

    perform(scene())


def test_a_rematch_asks_everybody(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea, Client(server.address) as cai:
            table = await ana.create(a_table("me friend friend bot"))
            bea_there = await bea.join(table.id, "Bea", key=table.key)
            cai_there = await cai.join(table.id, "Cai", key=table.key)
            async with ana.sit(table) as one, bea.sit(bea_there) as other, cai.sit(cai_there) as third:
                await asyncio.gather(*map(play_on, (one, other, third)))
            new = await ana.post(f"/api/tables/{table.id}/rematch")
            assert (new.status, new.host) == ("open", True)
            assert [seat.kind for seat in new.seats] == ["friend", "friend", "bot", "person"]
            assert new.seats[0].name == "Bea", "her seat is kept for her"
            assert new.id in [found.id for found in await bea.mine()]
            async with Client(server.address) as eve:
                assert await refusal(eve.join(new.id, "Eve", key=table.key)) == "table-full"
            assert (await bea.post(f"/api/tables/{table.id}/rematch")).seats[0].kind == "person"
            assert (await cai.post(f"/api/tables/{new.id}/leave")).seats[1].name == "", "no, thank you"
            begun = await ana.post(f"/api/tables/{new.id}/start")
            assert [seat.kind for seat in begun.seats] == ["person", "bot", "bot", "person"]
            assert begun.seats[1].name != "Cai"

    perform(scene())


def test_a_host_changes_options_and_clock_before_the_game(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            table = await ana.create(a_table("me friend bot bot", options={"first": "2"}))
            path = f"/api/tables/{table.id}/alter"
            changed = await ana.post(path, ChangeTable({"first": "1"}))
            assert changed.options["first"] == "1"
            assert (await ana.post(path, ChangeTable(clock=Clock("seconds", 30)))).options["first"] == "1"
            assert (await ana.table(table.id)).clock == Clock("seconds", 30)
            assert await refusal(ana.post(path, ChangeTable({"first": "9"}))) != ""
            assert await refusal(bea.post(path, ChangeTable({"first": "3"}))) == "host-only"
            await bea.join(table.id, "Bea", key=table.key)
            assert await refusal(ana.post(path, ChangeTable({"first": "3"}))) == "already-started"
            async with ana.sit(table) as seat:
                assert (await next_decision(seat)) is not None

    perform(scene())


def test_who_sits_at_a_table_can_be_called_otherwise(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            table = await ana.create(a_table("me friend bot bot", options={"first": "1"}))
            await bea.join(table.id, "Bea", key=table.key)
            path = f"/api/tables/{table.id}/rename"
            async with seated(bea, table) as (line, _):
                assert await refusal(ana.post(path, Rename("bea"))) == "name-taken"
                assert await refusal(ana.post(path, Rename("  "))) == "name-missing"
                assert (await ana.post(path, Rename("Anabel"))).seats[0].name == "Anabel"
                while (await line.hear_a(TableChanged)).table.seats[0].name != "Anabel":
                    pass
                shown = await line.hear_a(Welcome)
                assert "Anabel" in str(shown.position), "those who wait for her are told for whom"
                assert "'Ana'" not in str(shown.position)

    perform(scene())


def test_those_who_look_on_are_counted(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as eve:
            table = await ana.create(a_table("me bot bot bot"))
            async with seated(ana, table) as (line, welcome):
                assert welcome.table.watching == 0
                async with seated(eve, table), seated(eve, table):
                    counted = [0]
                    while counted[-1] == 0:
                        counted.append((await line.hear_a(TableChanged)).table.watching)
                    assert counted[-1] == 1, "one who has two windows open"
                while (await line.hear_a(TableChanged)).table.watching:
                    pass

    perform(scene())


def test_bots_of_a_guided_game_wait_for_their_reader(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot", guided=True, options={"first": "2"}))
            async with bare_socket(server.address, table.id) as line:
                await line.say(Hello(table.key, ana.token, reads=True))
                seq = position_in(await line.hear_a(Welcome)).seq
                assert seq == 0, "nobody plays before somebody has come to read"
                for _ in range(3):
                    await eventually(lambda: rests(server, table.id))
                    assert server.container.room._seatings[table.id].live.seq == seq
                    await line.say(Read(seq))
                    update = await line.hear_a(Update)
                    assert update.seq == seq + 1
                    seq = update.seq

    perform(scene())


async def rests(server: Hosted, table_id: str) -> bool:
    """Whoever lets bots play has nothing more to do there."""
    return table_id not in server.container.driver._driving


@pytest.mark.parametrize("game", ["mascarade", "vendetta"])
def test_a_guided_game_says_which_move_is_a_good_one(server: Hosted, game: str) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            for guided in (True, False):
                table = await ana.create(a_table("me bot bot bot", game=game, guided=guided, options={"first": "1"}))
                async with seated(ana, table) as (_, welcome):
                    decision = position_in(welcome).decision
                    assert decision is not None
                    assert (decision.advised in range(len(decision.options))) == guided

    perform(scene())


def test_bots_leave_people_time_to_read_a_deal_that_lies_open(server: Hosted) -> None:
    """Until all of them have; programs that do not read are not waited for."""

    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            table = await ana.create(a_table("me friend bot bot", options={"first": "3"}))
            async with (
                bare_socket(server.address, table.id) as line,
                bare_socket(server.address, table.id) as other,
                bare_socket(server.address, table.id) as looking_on,
            ):
                await line.say(Hello(table.key, ana.token, reads=True))
                assert (await line.hear_a(Welcome)).position is None
                await bea.join(table.id, "Bea", key=table.key)
                await other.say(Hello(table.key, bea.token, reads=True))
                await looking_on.say(Hello(table.key, reads=True))
                while (welcome := await other.hear_a(Welcome)).position is None:
                    await other.say(Hello(table.key, bea.token, reads=True))
                assert position_in(welcome).seq == 0
                await line.say(Read(0))
                await asyncio.sleep(0.3)
                await other.say(Ping(1))
                while not isinstance(heard := await other.hear(), Pong):
                    assert not isinstance(heard, Update), "Bea has not read yet"
                await other.say(Read(0))
                assert (await other.hear_a(Update)).seq == 1

    perform(scene())


def test_a_rematch_rotates_the_seats(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            table = await ana.create(a_table("me friend bot bot"))
            joined = await bea.join(table.id, "Bea", key=table.key)
            assert await refusal(ana.post(f"/api/tables/{table.id}/rematch")) == "not-over-yet"
            async with ana.sit(table) as one, bea.sit(joined) as other:
                await asyncio.gather(play_on(one), play_on(other))
            names = [seat.name for seat in (await ana.table(table.id)).seats]
            asked_at_once = await asyncio.gather(*(who.post(f"/api/tables/{table.id}/rematch") for who in (ana, bea)))
            assert len({new.id for new in asked_at_once}) == 1
            new = await ana.table(asked_at_once[0].id)
            assert [seat.name for seat in new.seats] == [*names[1:], names[0]]
            assert new.status == "running"
            assert new.commitment != table.commitment
            assert (await ana.table(table.id)).rematch == new.id
            async with Client(server.address) as cai:  # who has looked on may go on doing so
                found = (await cai.table(table.id, table.key)).rematch
                assert (await cai.table(found, table.key)).you == -1
                assert await refusal(cai.table(found)) == "wrong-link"

    perform(scene())


def test_a_seat_moves_to_another_device(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as phone, Client(server.address) as desk:
            table = await phone.create(a_table("me bot bot bot", spectators=False))
            async with phone.sit(table) as old:
                options = await next_decision(old)
                link = await phone.move_link(table.id)
                moved = await desk.claim(link.code)
                assert (moved.you, moved.host, moved.key) == (0, True, table.key)
                assert await refusal(desk.claim(link.code)) == "link-used"
                with pytest.raises((Denied, ConnectionError)):
                    await old.choose(options[0])
            seen = await phone.table(table.id, table.key)
            assert (seen.you, seen.host) == (-1, False)
            async with desk.sit(moved) as new:
                await play_on(new)
                assert new.over

    perform(scene())


def test_my_tables_and_the_public_ones(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            public = await ana.create(a_table("me open bot bot", public=True))
            private = await ana.create(a_table("me bot bot bot"))
            listed = await tables(bea, "/api/tables")
            assert public.id in listed
            assert private.id not in listed
            assert (listed[public.id].key, listed[public.id].you) == ("", -1)
            mine = await tables(ana, "/api/tables/mine")
            assert set(mine) == {public.id, private.id}
            async with ana.sit(private) as seat:
                await next_decision(seat)
                assert list(await tables(ana, "/api/tables/mine")) == [private.id, public.id]  # it is her turn there
                assert (await tables(ana, "/api/tables/mine"))[private.id].asked == (0,)
            assert not await tables(bea, "/api/tables/mine")
            joined = await bea.join(public.id, "Bea")
            assert joined.status == "running"
            assert set(await tables(bea, "/api/tables/mine")) == {public.id}

    perform(scene())


def test_a_friends_seat_at_a_public_table_needs_the_key(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            table = await ana.create(a_table("me friend bot bot", public=True))
            assert await refusal(bea.join(table.id, "Bea")) == "table-full"
            assert await refusal(bea.join(table.id, "Bea", seat=1)) == "seat-taken"
            assert (await bea.join(table.id, "Bea", key=table.key)).you == 1

    perform(scene())


def test_spectators_see_the_game_only_where_they_are_wanted(server: Hosted) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            ana, bea, cai = [await stack.enter_async_context(Client(server.address)) for _ in range(3)]
            watched = await ana.create(a_table("me bot bot bot"))
            place = cai.sit(watched)
            async with place:
                assert place.viewer == SPECTATOR
                assert place.position is not None
                assert place.position.decision is None
            alone = await ana.create(a_table("me friend bot bot", spectators=False))
            waiting = cai.sit(alone)
            async with waiting:  # before the game everybody with the link sees who is there
                assert waiting.position is None
                await bea.join(alone.id, "Bea", key=alone.key)
                assert await refusal(anext(waiting.positions())) == "no-spectators"
            for path in ("recording", "replay"):
                assert await refusal(cai.get(f"/api/tables/{alone.id}/{path}", alone.key)) == "no-spectators"
                assert await bea.get(f"/api/tables/{alone.id}/{path}", alone.key)

    perform(scene())


@pytest.mark.parametrize(("clock", "seconds"), [(Clock("seconds", 90), 90.0), (Clock("days", 2), 2 * 86_400.0)])
def test_the_clock_decides_for_the_absent(server: Hosted, clock: Clock, seconds: float) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot", clock=clock))
            async with ana.sit(table) as seat:
                await next_decision(seat)
                assert seat.position is not None
                first = seat.position.seq
                asked_at = max(seat.info.created, seat.info.updated)
                assert 0.0 <= seat.position.deadline - asked_at - seconds < 60.0
                assert not any(entry.by == "clock" for entry in seat.log)
                server.inside(lambda: time_is_up(server, table.id))
                await eventually(lambda: has_entry_by_clock(seat.log, first))

    async def has_entry_by_clock(log: list[LogEntry], after: int) -> bool:
        return any(entry.by == "clock" and entry.seq > after for entry in log)

    perform(scene())


async def time_is_up(server: Hosted, table_id: str) -> None:
    async with server.container.room.at(table_id) as seating:
        seating.live.deadline = 1.0
    server.container.driver.wake(table_id)


def test_undo_and_coming_back_to_what_was_undone(server: Hosted) -> None:
    """Somebody who was away learns which of the entries they know have been taken back."""

    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            clock = Clock("seconds", 900)
            table = await ana.create(a_table("me friend", game="vtes", options=SHORT_VTES, clock=clock))
            joined = await bea.join(table.id, "Bea", key=table.key)
            async with ana.sit(table) as one, bea.sit(joined) as other:
                both = (one, other)
                for seat in both:
                    await seat.pass_over(())
                undoable = False
                while not undoable:
                    position = await in_step(*both)
                    asked, deadline = both[position.asked[0].seat], position.deadline
                    await asked.choose(quickest(await next_decision(asked)))
                    await in_step(*both)
                    undoable = any(seat.position and seat.position.undo for seat in both)
                undoer = one if one.position and one.position.undo else other
                witness, home = (other, joined) if undoer is one else (one, table)
                last = (await in_step(*both)).seq
                assert await undoer.undo() == last + 1
                assert (await in_step(*both)).deadline == deadline > 0.0  # no time is gained by it
                assert last not in [entry.seq for entry in witness.log]
                assert witness.log[-1].seq == last + 1
                async with seated(witness.client, home, seq=last) as (_, welcome):
                    assert (welcome.since, welcome.undone, welcome.log) == (last, (last,), ())
                    assert welcome.position is not None
                    assert read_part(welcome.position).seq == last + 1
                async with seated(witness.client, home, seq=last - 1) as (_, welcome):
                    assert (welcome.since, welcome.undone, welcome.log) == (last - 1, (), ())
                async with seated(witness.client, home, seq=last + 100) as (_, welcome):
                    assert welcome.since == -1  # from a future that never was: everything anew
                    assert [read_part(entry).seq for entry in welcome.log] == list(range(last))

    perform(scene())


async def in_step(*seats: Seat) -> Position:
    """The position that all of them see by now."""
    positions = [seat.position for seat in seats]
    while len({position.seq for position in positions if position}) > 1 or not all(positions):
        await asyncio.sleep(0.001)
        positions = [seat.position for seat in seats]
    assert positions[0] is not None
    return positions[0]


def quickest(options: Sequence[LegalOption]) -> LegalOption:
    return next((option for option in options if option.passing), options[0])


def test_the_gap_after_a_lost_line(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with ana.sit(table) as seat:
                await play_on(seat, 2)
                await next_decision(seat)
                assert seat.position is not None
                newest = seat.position.seq
                for known in (0, newest - 1, newest):
                    async with seated(ana, table, seq=known) as (_, welcome):
                        assert welcome.since == known
                        assert [read_part(entry).seq for entry in welcome.log] == list(range(known + 1, newest + 1))
                async with seated(ana, table) as (_, welcome):
                    assert welcome.log == tuple(seat.log)

    perform(scene())


def test_a_seat_is_passed_over_as_it_likes(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot", game="vtes", options=SHORT_VTES))
            games = {game.name: game for game in msgspec.json.decode(await ana.get("/api/games"), type=list[GameInfo])}
            moments = games["vtes"].moments
            async with ana.sit(table) as seat:
                assert seat.passing is not None
                assert seat.passing.moments == passed_at_first(VTES)
                with pytest.raises(Denied):
                    await seat.pass_over(("no-such-moment",))
                await seat.pass_over(moments)
                assert (await the_welcome(ana, table)).passing == PassOver(0, tuple(sorted(moments)))
                await seat.pass_over((), until="turn")
                wish = (await the_welcome(ana, table)).passing
                assert wish is not None
                assert wish.moments == ()
                await eventually(lambda: passed_by_itself(seat))
                await seat.pass_over(())
                options = await next_decision(seat)
                assert options

    async def passed_by_itself(seat: Seat) -> bool:
        return any(entry.by == "auto" and entry.seat == 0 for entry in seat.log)

    async def the_welcome(client: Client, table: TableInfo) -> Welcome:
        async with seated(client, table) as (_, welcome):
            return welcome

    perform(scene())


def test_own_decks_are_checked_and_stay_secret(server: Hosted) -> None:
    async def scene() -> None:
        deck = VTES.decks.write(VTES.decks.named("first-blood-toreador"), "text") if VTES.decks else ""
        word = VTES.decks.word(VTES.decks.read(deck, "deck")) if VTES.decks else ""
        card = word.split("+")[-1]
        async with Client(server.address) as ana, Client(server.address) as bea:
            checked = msgspec.json.decode(
                await ana._send("POST", "/api/games/vtes/check", CheckSetup(2, {"half-decks": "yes"}, "12x Nobody")),
                type=SetupChecked,
            )
            assert not checked.ok
            assert checked.problems[0].reason
            bad = a_table("me friend", game="vtes", options={"half-decks": "yes"}, deck="1x Deflection")
            assert await refusal(ana.create(bad)) == "crypt-too-small"
            table = await ana.create(
                a_table("me friend", game="vtes", options={"half-decks": "yes"}, deck=deck, spectators=True)
            )
            assert table.seats[0].deck
            assert await refusal(bea.join(table.id, "Bea", key=table.key, deck="2x Nobody at all")) != ""
            joined = await bea.join(table.id, "Bea", key=table.key, deck="first-blood-ventrue")
            assert joined.status == "running"
            async with seated(bea, joined) as (_, welcome):
                said = [msgspec.json.encode(welcome), msgspec.json.encode(await bea.table(table.id))]
            for path in ("recording", "replay"):
                said.append(await bea.get(f"/api/tables/{table.id}/{path}"))
            for text in said:
                assert card.encode() not in text
                assert b"first-blood-toreador" not in text
                assert b"first-blood-ventrue" not in text

    perform(scene())


@pytest.mark.parametrize("seats", ["me friend friend bot", "me bot bot bot bot"])
def test_a_whole_game_of_mascarade(server: Hosted, seats: str) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            ana = await stack.enter_async_context(Client(server.address))
            table = await ana.create(a_table(seats))
            places = [await stack.enter_async_context(ana.sit(table))]
            for name in ["Bea", "Cai"][: seats.split().count("friend")]:
                client = await stack.enter_async_context(Client(server.address))
                joined = await client.join(table.id, name, key=table.key)
                places.append(await stack.enter_async_context(client.sit(joined)))
            await asyncio.gather(*map(play_on, places))
            outcomes = {place.position.outcome for place in places if place.position}
            assert len(outcomes) == 1
            over = await ana.table(table.id)
            assert (over.status, over.outcome) == ("over", outcomes.pop())
            assert over.winners == tuple(seat for seat, won in enumerate(over.outcome) if won)
            assert {place.position.winners for place in places if place.position} == {over.winners}
            assert commitment(bytes.fromhex(over.seed)) == table.commitment

    perform(scene())


def test_a_short_game_of_vtes_between_two_people(server: Hosted) -> None:
    """Not to its end, which takes a thousand decisions: long enough for every phase of several turns."""

    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            table = await ana.create(a_table("me friend", game="vtes", options=SHORT_VTES))
            joined = await bea.join(table.id, "Bea", key=table.key)
            async with ana.sit(table) as one, bea.sit(joined) as other:
                both = (one, other)
                for seat in both:
                    await seat.pass_over(())
                rng = Random(3)
                for _ in range(120):
                    position = await in_step(*both)
                    asked = both[position.asked[0].seat]
                    await asked.choose(rng.choice(await next_decision(asked)))
                seen = await in_step(*both)
                assert seen.seq >= 120
                assert [entry.seq for entry in one.log] == [entry.seq for entry in other.log]

    perform(scene())
