"""Who may act for a seat at the very moment, and what the others learn of what somebody does with theirs."""

import pytest

from elysium.client import Client, Denied
from elysium.engine.refusal import Refusal
from elysium.server.records import TableRecord
from elysium.server.wire import Chat, Choose, ClaimSeat, Hello, ReplaceSeat, TableChanged, Welcome
from tests.server.guests import SHORT_VTES, a_table, bare_socket, next_decision
from tests.server.running import Hosted, perform

TABLE = {"options": {"first": "1"}}


def stored(server: Hosted, table_id: str) -> TableRecord:
    found = server.inside(lambda: server.container.store.table(table_id))
    assert found is not None
    return found


def test_whoever_has_moved_a_seat_away_cannot_act_for_it_even_before_they_are_told(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as phone:
            table = await ana.create(a_table("me bot bot bot", **TABLE))
            async with ana.sit(table) as seat:
                option = (await next_decision(seat))[0]
                seq = seat.position.seq if seat.position else -1
                holder = stored(server, table.id).seats[0].holder
                link = await ana.move_link(table.id)
                await phone.post("/api/seats/claim", ClaimSeat(link.code))
                room = server.container.room
                with pytest.raises(Refusal) as refused:
                    server.inside(
                        lambda: room.choose(table.id, 0, Choose(1, seq, option.verb, option.args), seq, visitor=holder)
                    )
                assert refused.value.reason == "no-seat-here"
                with pytest.raises(Refusal, match="no-seat-here"):
                    server.inside(lambda: room.undo(table.id, 0, seq, holder))
                assert stored(server, table.id).seq == seq

    perform(scene())


def test_a_leaver_takes_the_seat_back_before_choosing(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot", **TABLE))
            async with ana.sit(table) as seat:
                options = await next_decision(seat)
                await ana.post(f"/api/tables/{table.id}/leave")
                with pytest.raises(Denied) as denied:
                    await seat.choose(options[0])
                assert denied.value.reason == "you-left"
                await ana.post(f"/api/tables/{table.id}/return")
                await seat.choose(options[0])

    perform(scene())


def test_nobody_makes_an_opposing_bot_weaker_in_mid_game(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot", **TABLE))
            with pytest.raises(Denied) as denied:
                await ana.post(f"/api/tables/{table.id}/seats/1/bot", ReplaceSeat("random"))
            assert denied.value.reason == "still-here"

    perform(scene())


def test_nobody_is_told_when_another_wants_to_pass(server: Hosted) -> None:
    """Not even that something has changed."""

    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            table = await ana.create(a_table("me friend", game="vtes", options=SHORT_VTES))
            hers = await bea.join(table.id, "Bea", key=table.key)
            async with bea.sit(hers) as seat, bare_socket(server.address, table.id) as socket:
                await socket.say(Hello(table.key, ana.token))
                await socket.hear_a(Welcome)
                await seat.say("before")
                await socket.hear_a(Chat)
                updated = (await ana.table(table.id)).updated
                await seat.pass_over(until="turn")
                await seat.pass_over()
                await seat.say("after")
                heard = []
                while not isinstance(message := await socket.hear(), Chat):
                    heard.append(message)
                assert not [message for message in heard if isinstance(message, TableChanged | Welcome)]
                assert stored(server, table.id).seq > 0 or (await ana.table(table.id)).updated == updated

    perform(scene())


def test_a_rematch_keeps_everybodys_deck(server: Hosted) -> None:
    """Whoever gets another seat brings the same deck to it, the host's choices for bots included."""
    from elysium.server.seats import rotated

    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot", game="vtes", options=SHORT_VTES))
            record = stored(server, table.id)
            decks = record.options["decks"].split(",")
            moved = rotated(record.seats, decks, record.host)
            assert [seat.deck for seat in moved] == [decks[1], decks[0]]
            assert [seat.name for seat in moved] == [record.seats[1].name, "Ana"]

    perform(scene())


def test_a_host_who_gets_up_before_the_game_hands_it_on(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea, Client(server.address) as cai:
            table = await ana.create(a_table("friend me friend friend"))
            await cai.join(table.id, "Cai", key=table.key, seat=3)
            await bea.join(table.id, "Bea", key=table.key, seat=2)
            await cai.post(f"/api/tables/{table.id}/leave")
            assert (await ana.table(table.id)).host, "another has got up"
            await cai.join(table.id, "Cai", key=table.key, seat=3)
            left = await ana.post(f"/api/tables/{table.id}/leave")
            assert (left.host, left.key) == (False, "")
            assert table.id not in [found.id for found in await ana.mine()]
            assert not (await cai.table(table.id)).host
            assert (await bea.table(table.id)).host
            assert (await bea.post(f"/api/tables/{table.id}/start")).status == "running"

    perform(scene())


def test_a_host_who_leaves_nobody_behind_keeps_the_table(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me friend friend bot"))
            left = await ana.post(f"/api/tables/{table.id}/leave")
            assert (left.you, left.host, left.key) == (-1, True, table.key)
            assert (await ana.post(f"/api/tables/{table.id}/close")).status == "closed"

    perform(scene())
