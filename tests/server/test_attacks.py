"""What dishonest clients try, and what comes of it: nothing."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest

from elysium.client import Client
from elysium.engine.audience import SPECTATOR
from elysium.server.seating import MOST_WAITING, Connection
from elysium.server.socket import LARGEST_MESSAGE, MOST_MALFORMED, REFUSED, UNREADABLE
from elysium.server.tokens import MOVE_LIFE, VISITOR_LIFE, Tokens, Visitor
from elysium.server.wire import (
    Accepted,
    ChatLine,
    Choose,
    Hello,
    LegalOption,
    Ping,
    Pong,
    Rejected,
    SendChat,
    TableInfo,
    Undo,
    Welcome,
)
from tests.server.guests import BareSocket, a_table, bare_socket, next_decision, play_on, seated
from tests.server.running import Hosted, eventually, perform

TOO_BIG = 1009


async def entries(server: Hosted, table_id: str) -> int:
    return len(server.inside(lambda: server.container.store.entries(table_id)))


async def asked_table(client: Client, seats: str = "me bot bot bot") -> tuple[TableInfo, tuple[LegalOption, ...], int]:
    """A table at which this client's seat is asked, with the options and the number of the last entry."""
    table = await client.create(a_table(seats))
    async with client.sit(table) as seat:
        options = await next_decision(seat)
        assert seat.position is not None
        return table, options, seat.position.seq


async def is_nobody(server: Hosted, table: TableInfo, token: str) -> bool:
    """Whether a token gives no right to anything."""
    async with Client(server.address, token) as thief:
        seen = await thief.table(table.id, table.key)
        async with bare_socket(server.address, table.id) as socket:
            await socket.say(Hello(table.key, token))
            welcome = await socket.hear_a(Welcome)
    return (seen.you, seen.host, seen.key, welcome.viewer) == (-1, False, "", SPECTATOR)


# Tokens


def test_forged_tokens_are_nobodys(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            token = ana.token
            assert not await is_nobody(server, table, token)
            visitor, issued, signature = token.split(".")
            code = (await ana.move_link(table.id)).code
            forged = [
                "",
                ".",
                "..",
                token[:-1],
                token + "A",
                token.upper(),
                f"{visitor}.{issued}.",
                f"{visitor}.{int(issued) + 1}.{signature}",
                f"{visitor[:-1]}.{issued}.{signature}",
                f"{visitor}.{signature}",
                f"x.{token}",
                code,
                Tokens(b"somebody else's secret of 32 byte").visitor_token(Visitor(visitor, int(issued))),
                "x" * 300,
            ]
            for wrong in forged:
                assert await is_nobody(server, table, wrong), wrong

    perform(scene())


def test_every_flipped_bit_is_noticed() -> None:
    tokens = Tokens(bytes(32))
    token = tokens.visitor_token(Visitor("a1b2c3", 1000))
    assert tokens.visitor(token, 1000.0) == Visitor("a1b2c3", 1000)
    for place in range(len(token)):
        for bit in range(8):
            flipped = token[:place] + chr(ord(token[place]) ^ 1 << bit) + token[place + 1 :]
            assert tokens.visitor(flipped, 1000.0) is None
    assert tokens.read_move(token) is None
    _, code = tokens.move("table0000000", 1, 0, 1000.0)
    assert tokens.visitor(code, 1000.0) is None
    assert tokens.visitor(token, 1000.0 + VISITOR_LIFE) is None


def test_a_private_link_dies_with_the_seat_it_was_made_for(server: Hosted) -> None:
    """Whoever gave a seat up cannot take it back from the next one with a link made before."""

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            ana, bea, cai = [await stack.enter_async_context(Client(server.address)) for _ in range(3)]
            table = await ana.create(a_table("me friend friend bot"))
            await bea.join(table.id, "Bea", key=table.key, seat=1)
            old = (await bea.move_link(table.id)).code
            await bea.post(f"/api/tables/{table.id}/leave")
            await cai.join(table.id, "Cai", key=table.key, seat=1)
            for thief in (bea, ana):
                with pytest.raises(Exception, match="link-used"):
                    await thief.claim(old)
            assert (await cai.table(table.id)).you == 1
            fresh = (await cai.move_link(table.id)).code
            await ana.post(f"/api/tables/{table.id}/seats/1/free")
            with pytest.raises(Exception, match="link-used"):
                await bea.claim(fresh)
            server.container.tokens.move(table.id, 0, 0, 0.0)
            _, expired = server.container.tokens.move(table.id, 0, 0, -float(MOVE_LIFE))
            with pytest.raises(Exception, match="link-expired"):
                await bea.claim(expired)

    perform(scene())


# Acting for others, too early, too late, twice


def test_nobody_acts_out_of_turn_or_for_others(server: Hosted) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            ana, bea, cai = [await stack.enter_async_context(Client(server.address)) for _ in range(3)]
            table = await ana.create(a_table("me friend bot bot"))
            joined = await bea.join(table.id, "Bea", key=table.key)
            one = await stack.enter_async_context(ana.sit(table))
            other = await stack.enter_async_context(bea.sit(joined))
            people = {0: (ana, one), 1: (bea, other)}

            async def whose() -> int:
                for number, (_, seat) in people.items():
                    if seat.position and seat.position.decision:
                        return number + 1
                return 0

            turn = await eventually(whose) - 1
            asked, (waiting, _) = people[turn][1], people[1 - turn]
            assert asked.position is not None
            assert asked.position.decision is not None
            option, seq = asked.position.decision.options[0], asked.position.seq
            before = await entries(server, table.id)
            async with seated(waiting, table) as (socket, _):
                await socket.say(Choose(1, seq, option.verb, option.args))
                assert (await socket.hear_a(Rejected)).refused.reason == "not-your-decision"
                await socket.say(Undo(2, seq))
                assert (await socket.hear_a(Rejected)).ref == 2
            async with seated(cai, table) as (socket, welcome):  # somebody who only watches
                assert welcome.viewer == SPECTATOR
                for message in (Choose(3, seq, option.verb, option.args), Undo(4, seq), SendChat(5, "let me in")):
                    await socket.say(message)
                    assert (await socket.hear_a(Rejected)).refused.reason == "no-seat-here"
                await socket.say('{"type":"hurry","ref":6,"seat":2}')
                assert (await socket.hear_a(Rejected)).ref == 6
                await socket.say('{"type":"pass","ref":7,"moments":[]}')
                assert (await socket.hear_a(Rejected)).ref == 7
            assert await entries(server, table.id) == before

    perform(scene())


def test_a_choice_that_is_sent_many_times_counts_once(server: Hosted) -> None:
    """Over two sockets of one seat, all at the same time."""

    async def scene() -> None:
        async with Client(server.address) as ana:
            table, options, seq = await asked_table(ana)
            before = await entries(server, table.id)
            async with seated(ana, table) as (one, _), seated(ana, table) as (other, _):
                choice = Choose(9, seq, options[0].verb, options[0].args)
                await asyncio.gather(*(socket.say(choice) for socket in (one, other) for _ in range(10)))
                answers = [await socket.hear_a(Accepted | Rejected) for socket in (one, other) for _ in range(10)]  # type: ignore[arg-type]
            accepted = [answer for answer in answers if isinstance(answer, Accepted)]
            assert [answer.seq for answer in accepted] == [before]
            refused = {answer.refused.reason for answer in answers if isinstance(answer, Rejected)}
            assert refused <= {"stale", "not-your-decision", "game-over"}
            log = server.inside(lambda: server.container.store.entries(table.id))
            assert sum(entry.by == "person" for entry in log[before:]) == 1

    perform(scene())


def test_stale_future_and_replayed_choices_are_refused(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table, options, seq = await asked_table(ana)
            async with seated(ana, table) as (socket, _):
                for wrong in (seq + 1, 2**31):
                    await socket.say(Choose(1, wrong, options[0].verb, options[0].args))
                    assert (await socket.hear_a(Rejected)).refused.reason == "stale"
                choice = Choose(2, seq, options[0].verb, options[0].args)
                await socket.say(choice)
                await socket.hear_a(Accepted)
                made = await entries(server, table.id)
            async with ana.sit(table) as seat:
                await next_decision(seat)  # asked again: what was recorded then must not count now
                async with seated(ana, table) as (socket, _):
                    await socket.say(choice)
                    assert (await socket.hear_a(Rejected)).refused.reason in ("stale", "not-your-decision")
                    await socket.say(Hello(table.key, ana.token))
                    assert (await socket.hear_a(Rejected)).refused.reason == "hello-once"
            log = server.inside(lambda: server.container.store.entries(table.id))
            assert sum(entry.by == "person" for entry in log[1:]) == 1
            assert len(log) >= made

    perform(scene())


NO_OPTIONS = [
    "[]", "[-1]", "[0]", "[999999]", "[9223372036854775807]", "[99999999999999999999]", "[1.5]", "[true]", '["0"]',
    "[null]", "[[0]]", "{}", "null", '"0"', "[NaN]", "[1e400]", "[0,0,0,0,0,0,0,0]", f"[{'0,' * 64}0]",
]  # fmt: skip


def test_what_is_no_option_is_refused(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table, _, seq = await asked_table(ana)
            before = await entries(server, table.id)
            async with seated(ana, table) as (socket, _):
                for option in NO_OPTIONS:
                    await socket.say(f'{{"type":"choose","ref":1,"seq":{seq},"option":{option}}}')
                    assert await socket.hear_a(Rejected), option
                    await socket.say(Ping(5))
                    assert (await socket.hear_a(Pong)).ref == 5
            assert await entries(server, table.id) == before

    perform(scene())


# Frames


async def refused_frame(server: Hosted, table: TableInfo, client: Client, frame: str | bytes) -> None:
    async with seated(client, table) as (socket, _):
        await socket.say(frame)
        assert (await socket.hear_a(Rejected)).refused.reason == "malformed-message"


def test_odd_frames_are_refused(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table, _, _ = await asked_table(ana)
            before = await entries(server, table.id)
            nested = "[" * 8000
            for frame in (
                b"\x00\xff\xfe", b'{"type":"ping"}', "", " ", "null", "[]", "{}", '{"type":1}', nested,
                f'{{"type":"choose","ref":1,"seq":0,"option":{nested}}}', '{"type":"say","ref":1,"text":"\\ud800"}',
                f'{{"type":"{"x" * 15000}"}}', '{"type":"ping","ref":-1}', '{"type":"ping","ref":1e99}',
            ):  # fmt: skip
                await refused_frame(server, table, ana, frame)
            assert await entries(server, table.id) == before

    perform(scene())


@pytest.mark.parametrize("size", [LARGEST_MESSAGE + 1, 10_000_000])
@pytest.mark.parametrize("first", [True, False])
def test_large_frames_cut_the_line(server: Hosted, size: int, first: bool) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with bare_socket(server.address, table.id) as socket:
                if not first:
                    await socket.say(Hello(table.key, ana.token))
                    await socket.hear_a(Welcome)
                with pytest.raises(Exception, match=str(TOO_BIG)):
                    await shout(socket, "x" * size)
            assert (await ana.table(table.id)).status == "running"

    async def shout(socket: BareSocket, text: str) -> None:
        await socket.say(text)
        while True:
            await socket.hear()

    perform(scene())


def test_a_socket_that_says_anything_but_hello_is_closed(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            for first in (Ping(1), "what?", b"\xff", '{"type":"hello","seq":"five"}'):
                async with bare_socket(server.address, table.id) as socket:
                    await socket.say(first)
                    assert (await socket.hear_a(Rejected)).ref == 0
                    assert await socket.close_code() == REFUSED

    perform(scene())


def test_who_cannot_be_understood_is_cut_off(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with seated(ana, table) as (socket, _):
                for _ in range(MOST_MALFORMED - 1):
                    await socket.say("gibberish")
                    await socket.hear_a(Rejected)
                await socket.say("gibberish")
                assert await socket.close_code() == UNREADABLE

    perform(scene())


VALID = [
    '{"type":"choose","ref":1,"seq":3,"option":[4,1]}',
    '{"type":"undo","ref":2,"seq":3}',
    '{"type":"say","ref":3,"text":"hello"}',
    '{"type":"hurry","ref":4,"seat":1}',
    '{"type":"pass","ref":5,"moments":["block"],"until_my_turn":true}',
    '{"type":"ping","ref":6}',
    '{"type":"hello","key":"abc","token":"d.e.f","seq":7,"chat":1}',
]


def damaged(rng: Random) -> str | bytes:
    """A message as a bad client may send it: a piece missing, doubled, or something else in its place; or noise."""
    if rng.random() < 0.2:
        return rng.randbytes(rng.randrange(60))
    text = rng.choice(VALID)
    start = rng.randrange(len(text))
    end = min(len(text), start + rng.randrange(12))
    noise = "".join(map(chr, rng.choices([*range(1, 0x250), 0x202E, 0xFFFF, 0x1F9DB], k=rng.randrange(6))))
    return text[:start] + rng.choice([noise, "null", "-1", "[", '"', "1e999", text[start:end] * 2]) + text[end:]


def test_thousands_of_malformed_messages_change_nothing(server: Hosted) -> None:
    """The table and the server are as before, and whoever sent them is still answered."""
    rng = Random(5)
    frames = [damaged(rng) for _ in range(4000)]
    wishes = ('"pass"', '"hurry"')
    frames = [frame for frame in frames if isinstance(frame, bytes) or not any(wish in frame for wish in wishes)]
    assert len(frames) > 2000

    async def scene() -> None:
        async with Client(server.address) as ana:
            table, _, _ = await asked_table(ana)
            before = server.inside(lambda: server.container.store.table(table.id))
            async with seated(ana, table) as (socket, _):
                for number in range(0, len(frames), MOST_MALFORMED - 1):
                    for frame in frames[number : number + MOST_MALFORMED - 1]:
                        await socket.say(frame)
                    await socket.say(Ping(number))
                    while (await socket.hear_a(Pong)).ref != number:
                        pass
            assert server.inside(lambda: server.container.store.table(table.id)) == before
            async with ana.sit(table) as seat:
                await play_on(seat, 1)

    perform(scene())


# Reading nothing


def test_a_slow_reader_is_cut_off_and_forgotten(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with bare_socket(server.address, table.id) as socket:
                socket.socket.transport.pause_reading()
                await socket.say(Hello(table.key, ana.token))
                await eventually(lambda: flooded(table.id))
                await eventually(lambda: forgotten(table.id))
                socket.socket.transport.abort()
            async with ana.sit(table) as seat:  # and may come back
                assert await next_decision(seat)

    async def flooded(table_id: str) -> bool:
        connections = server.container.room._seatings[table_id].connections
        for connection in list(connections):
            server.inside(lambda connection=connection: flood(connection))  # type: ignore[misc]
        return bool(connections)

    async def flood(connection: Connection) -> None:
        for _ in range(MOST_WAITING + 30):
            connection.send(b'"' + b"x" * 200_000 + b'"')
            await asyncio.sleep(0)
        assert connection.cut
        assert connection.outgoing.qsize() <= 1

    async def forgotten(table_id: str) -> bool:
        return not server.container.room._seatings[table_id].connections

    perform(scene())


# Words


def test_hostile_words_arrive_as_they_are_or_not_at_all(server: Hosted) -> None:
    async def scene() -> None:
        name = '<b onclick="x">\'&lt;</b>'
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot", name=name))
            assert table.seats[0].name == name
            async with ana.sit(table) as seat:
                await seat.say("<script>1</script> \x01" + "0\x02 a\u202eb\x00\x1b[31mc \U0001f9db\u200d\U0001f3ff")
                await eventually(lambda: chatted(seat.chat))
                assert seat.chat[-1].text == "<script>1</script> 0 ab[31mc \U0001f9db\u200d\U0001f3ff"
                assert seat.chat[-1].name == name
                for text, reason in (
                    ("", "nothing-said"),
                    (" \n\u202e ", "nothing-said"),
                    ("x" * 501, "chat-too-long"),
                ):
                    with pytest.raises(Exception, match=reason):
                        await seat.say(text)

    async def chatted(lines: list[ChatLine]) -> bool:
        return bool(lines)

    perform(scene())


def test_echoed_words_cannot_pose_as_sayings(server: Hosted) -> None:
    """A refusal repeats what was asked for; marks of a saying in it would break whoever reads it."""

    async def scene() -> None:
        async with Client(server.address) as ana:
            with pytest.raises(Exception, match="unknown-game") as denied:
                await ana.create(a_table("me bot", game="x\x0199\x02y\u202e"))
            told = denied.value.told  # type: ignore[attr-defined]
            assert told.say.parts[0][1]["name"] == "x99y"

    perform(scene())
