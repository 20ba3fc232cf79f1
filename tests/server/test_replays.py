"""Replays: who may see what of a game, and files that people bring."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from elysium.bots.bot import make_bot
from elysium.client import Client, Denied
from elysium.engine.audience import OPEN_TABLE, SPECTATOR, includes
from elysium.engine.chance import commitment
from elysium.engine.course import RecordedCourse
from elysium.engine.delta import patched
from elysium.engine.match import Match
from elysium.engine.observation import Board
from elysium.engine.recording import Recording, record
from elysium.engine.sayings import Saying, read
from elysium.engine.text import Speech
from elysium.games.mascarade.game import MASCARADE
from elysium.games.vtes.game import VTES
from elysium.server.replays import MOST_DRAWN
from elysium.server.routes import LARGEST_RECORDING
from elysium.server.wire import Refused, Replay, TableInfo
from tests import patient
from tests.server.guests import SHORT_VTES, a_table, play_on
from tests.server.running import Hosted

SPEECH = Speech("en", MASCARADE)
HTTP = patient.Client()


async def replay_of(client: Client, table: TableInfo, viewer: int, key: str = "") -> Replay:
    return msgspec.json.decode(await client.get(f"/api/tables/{table.id}/replay?viewer={viewer}", key), type=Replay)


async def recording_of(client: Client, table: TableInfo) -> Recording:
    return msgspec.json.decode(await client.recording(table.id, table.key), type=Recording)


async def refusal(attempt: Any) -> str:
    with pytest.raises(Denied) as denied:
        await attempt
    return denied.value.reason


def boards(replay: Replay) -> list[Any]:
    found = []
    board: Any = {}
    for step in replay.steps:
        board = patched(board, step.board)
        found.append(board)
    return found


def recorded_boards(recording: Recording, viewer: int) -> list[Board]:
    return [msgspec.structs.replace(board, strip=()) for board in recording.boards(viewer)]


def without_words(shown: list[Any]) -> list[Board]:
    """What is said of the table in words is put into messages on the way; all else must be as it is in the file."""
    return [msgspec.convert(board | {"strip": []}, Board) for board in shown]


def lines(replay: Replay, speech: Speech) -> list[list[str]]:
    return [[read(event.say, speech.say) for event in step.events] for step in replay.steps]


def opened(address: str, data: bytes, query: str = "") -> httpx.Response:
    return HTTP.post(f"{address}/api/replay{query}", content=data, headers={"Content-Type": "application/json"})


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, msgspec.json.decode(answer.content, type=Refused).reason


@pytest.fixture(scope="module")
def finished(server: Hosted) -> tuple[TableInfo, bytes]:
    """A game played to its end, and its recording."""

    async def scene() -> tuple[TableInfo, bytes]:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with ana.sit(table) as seat:
                await play_on(seat)
            return await ana.table(table.id), await ana.recording(table.id)

    return asyncio.run(scene())


def test_while_a_game_runs_only_what_is_public_can_be_looked_at(
    server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.container.replays, "fresh_seconds", 0.0)

    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as stranger:
            table = await ana.create(a_table("me bot bot bot"))
            async with ana.sit(table) as seat:
                await play_on(seat, 3)
                for client, key in ((ana, ""), (stranger, table.key)):
                    shown = await replay_of(client, table, SPECTATOR, key)
                    assert shown.viewers == (SPECTATOR,)
                    assert not shown.table.seed
                    for viewer in (0, 1, OPEN_TABLE):
                        assert await refusal(replay_of(client, table, viewer, key)) == "open-only-after-the-game"
                recording = await recording_of(ana, table)
                # The bots may have played on meanwhile.
                assert without_words(boards(shown)) == recorded_boards(recording, SPECTATOR)[: len(shown.steps)]
                assert all(includes(event.audience, SPECTATOR) for step in recording.steps for event in step.events)
                seen = len(recording.steps)
                await play_on(seat, 2)
                assert len((await replay_of(ana, table, SPECTATOR)).steps) > seen, "an older course was shown again"
            assert await refusal(replay_of(stranger, table, SPECTATOR)) == "wrong-link"

    asyncio.run(scene())


def test_a_game_that_has_not_begun_has_no_replay(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me friend bot bot"))
            assert await refusal(replay_of(ana, table, SPECTATOR)) == "game-not-begun"

    asyncio.run(scene())


def test_after_the_game_every_view_can_be_looked_at_and_is_the_recorded_one(
    server: Hosted, finished: tuple[TableInfo, bytes]
) -> None:
    table, data = finished
    recording = msgspec.json.decode(data, type=Recording)

    async def scene() -> None:
        async with Client(server.address) as stranger:
            for viewer in (0, 1, 2, 3, SPECTATOR, OPEN_TABLE):
                shown = await replay_of(stranger, table, viewer, table.key)
                assert shown.viewers == (0, 1, 2, 3, SPECTATOR, OPEN_TABLE)
                assert without_words(boards(shown)) == recorded_boards(recording, viewer)
                assert lines(shown, SPEECH) == RecordedCourse(recording, MASCARADE).log(viewer, SPEECH)
                assert commitment(bytes.fromhex(shown.table.seed)) == shown.table.commitment
                assert not shown.table.key, "a visitor without a seat is not told the table's key"
            assert await refusal(replay_of(stranger, table, 4, table.key)) == "unknown-viewer"

    asyncio.run(scene())


@pytest.mark.parametrize("viewer", [0, 3, SPECTATOR, OPEN_TABLE])
def test_a_file_is_shown_as_its_table_was(server: Hosted, finished: tuple[TableInfo, bytes], viewer: int) -> None:
    table, data = finished

    async def at_the_table() -> Replay:
        async with Client(server.address) as stranger:
            return await replay_of(stranger, table, viewer, table.key)

    answer = opened(server.address, data, f"?viewer={viewer}")
    assert answer.status_code == 200
    from_file = msgspec.json.decode(answer.content, type=Replay)
    expected = asyncio.run(at_the_table())
    assert from_file.steps == expected.steps
    assert (from_file.viewer, from_file.viewers) == (expected.viewer, expected.viewers)
    info = from_file.table
    assert (info.id, info.key, info.status, info.game) == ("", "", "over", "mascarade")
    assert [seat.name for seat in info.seats] == [seat.name for seat in table.seats]
    assert (info.seed, info.commitment, info.outcome) == (table.seed, table.commitment, table.outcome)


def test_a_file_is_shown_as_open_as_it_can_be(server: Hosted, finished: tuple[TableInfo, bytes]) -> None:
    whole = msgspec.json.decode(opened(server.address, finished[1]).content, type=Replay)
    assert whole.viewer == OPEN_TABLE

    async def half() -> bytes:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with ana.sit(table) as seat:
                await play_on(seat, 3)
            return await ana.recording(table.id)

    data = asyncio.run(half())
    part = msgspec.json.decode(opened(server.address, data).content, type=Replay)
    assert (part.viewer, part.viewers, part.table.status) == (SPECTATOR, (SPECTATOR,), "running")
    assert refused(opened(server.address, data, "?viewer=0")) == (400, "open-only-after-the-game")


def test_what_is_going_on_is_said_from_a_file_too(server: Hosted) -> None:
    match = Match.deal(VTES, VTES.setup(2, SHORT_VTES), ["Ana", "Bea"], b"in words")
    bot, rng = make_bot("heuristic", VTES), Random(5)
    while match.state.asked and len(match.history) < 150:
        seat = match.state.asked[0][0]
        match.play(seat, bot.choose(match.observe(seat), rng))
    recording = record(match)
    answer = opened(server.address, msgspec.json.encode(recording))
    replay = msgspec.json.decode(answer.content, type=Replay)
    speech = Speech("pl", VTES)
    spoken = [
        [read(msgspec.convert(line["say"], Saying), speech.say) for line in board.get("strip", ())]
        for board in boards(replay)
    ]
    drawn = recording.boards(SPECTATOR)
    assert spoken == [[speech.line(line, match.names) for line in board.strip] for board in drawn]
    assert any(spoken)
    assert lines(replay, speech) == RecordedCourse(recording, VTES).log(SPECTATOR, speech)


type Change = Callable[[Any], object]


def changed(data: bytes, change: Change) -> bytes:
    recording = msgspec.json.decode(data)
    change(recording)
    return msgspec.json.encode(recording)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not-a-recording"),
        (b"\x00\xff" * 50, "not-a-recording"),
        (b"[" * 100_000, "not-a-recording"),
        (b'{"elysium": 99}', "future-recording"),
        (b'{"elysium": 1, "game": "mascarade"}', "damaged-recording"),
    ],
)
def test_a_file_that_is_no_recording_is_refused(server: Hosted, content: bytes, reason: str) -> None:
    answer = opened(server.address, content, "?name=holiday.json")
    assert refused(answer) == (400, reason)
    assert "holiday.json" in answer.text


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda it: it.update(game="chess", setup=it["setup"] | {"game": "chess"}), "unknown-game"),
        (lambda it: it.update(names=["Ana"]), "damaged-recording"),
        (lambda it: it["steps"][0]["boards"].update({"31": {"=": {"seats": [7]}}}), "damaged-recording"),
        (lambda it: it["steps"][0]["boards"].update({"31": {"=": 5}}), "damaged-recording"),
        (lambda it: it["steps"][0]["boards"].update({"31": {"zones": 5}}), "damaged-recording"),
        (lambda it: it["steps"][1]["boards"].update({"31": {"zones": {"0": {"cards": "="}}}}), "damaged-recording"),
        (lambda it: it["steps"][1]["events"].append([-1, "unheard-of", []]), "damaged-recording"),
        (lambda it: it["steps"][1].update(seat=9), "damaged-recording"),
        (lambda it: it.update(seed="no hexadecimal"), "damaged-recording"),
    ],
)
def test_a_damaged_file_is_refused(
    server: Hosted, finished: tuple[TableInfo, bytes], change: Change, reason: str
) -> None:
    status, given = refused(opened(server.address, changed(finished[1], change)))
    assert (status // 100, given) == (4, reason)


def test_a_file_of_another_version_is_shown_in_its_own_words(server: Hosted, finished: tuple[TableInfo, bytes]) -> None:
    def age(recording: Any) -> None:
        recording["terms"]["danced"] = [["player", "player"], ["how", "manner"]]
        recording["steps"][1]["events"].append([-1, "danced", ["p2", "slowly\x010\x02"]])
        recording["terms"]["turn"] = [["player", "player"], ["hour", "number"]]
        for step in recording["steps"]:
            for event in step["events"]:
                if event[1] == "turn":
                    event[2].append("7")
        recording["names"][1] = " B\x01ea\n " + "a" * 500

    answer = opened(server.address, changed(finished[1], age))
    replay = msgspec.json.decode(answer.content, type=Replay)
    bea = replay.table.seats[1].name
    assert bea.startswith("Bea aaa")
    assert len(bea) < 100
    said = [line for step in lines(replay, SPEECH) for line in step]
    assert f"danced {bea} slowly0" in said
    assert all(line.startswith("turn ") for line in said if line.endswith(" 7"))


def test_a_strange_sentence_about_the_table_is_left_out(server: Hosted, finished: tuple[TableInfo, bytes]) -> None:
    def add(recording: Any) -> None:
        first = recording["steps"][0]["boards"]["31"]["="]
        first["strip"] = [{"name": "x", "details": {"who": ["player", 99], "what": ["no-kind", 10**15]}}]

    replay = msgspec.json.decode(opened(server.address, changed(finished[1], add)).content, type=Replay)
    assert not boards(replay)[0].get("strip")


def test_a_file_that_is_too_large_is_refused(server: Hosted) -> None:
    assert refused(opened(server.address, b" " * (LARGEST_RECORDING + 1))) == (413, "too-large")


def test_a_small_file_that_stands_for_very_much_is_refused(server: Hosted, finished: tuple[TableInfo, bytes]) -> None:
    def blow_up(recording: Any) -> None:
        board = recording["steps"][0]["boards"]["31"]["="]
        board["zones"].append({"name": "attic", "owner": -1, "cards": [{"face": "x" * 20}] * 50_000})
        recording["steps"][1:] = [{"seat": 0, "option": "", "events": [], "boards": {}} for _ in range(60)]
        for number, step in enumerate(recording["steps"][1:]):
            step["boards"]["31"] = {"zones": {str(len(board["zones"]) - 1): {"owner": {"=": number % 2}}}}

    data = changed(finished[1], blow_up)
    assert len(data) < LARGEST_RECORDING
    assert len(data) * len(msgspec.json.decode(data)["steps"]) > MOST_DRAWN
    assert refused(opened(server.address, data)) == (400, "damaged-recording")


def test_cards_upon_cards_upon_cards_are_refused_or_shown_but_never_break_anything(
    server: Hosted, finished: tuple[TableInfo, bytes]
) -> None:
    for depth in (50, 300, 900, 5_000, 50_000):
        tower = b'{"face":"x","on":[' * depth + b'{"face":"x"}' + b"]}" * depth

        def build(recording: Any) -> None:
            board = recording["steps"][0]["boards"]["31"]["="]
            board["zones"].append({"name": "attic", "owner": -1, "cards": ["TOWER"]})
            recording["steps"][1]["boards"]["31"] = {"=": board | {"active": 0}}

        data = changed(finished[1], build).replace(b'"TOWER"', tower)
        answer = opened(server.address, data)
        assert answer.status_code == 200 or refused(answer) in ((400, "damaged-recording"), (400, "not-a-recording"))


def test_looking_at_files_has_its_price(server: Hosted) -> None:
    """Whoever has many files checked in a row must wait; others need not."""
    server.container.settings, before = (
        msgspec.structs.replace(server.container.settings, limited=True),
        server.container.settings,
    )
    try:
        answers = [refused(opened(server.address, b"{}")) for _ in range(40)]
    finally:
        server.container.settings = before
    assert (429, "too-fast") in answers
    assert answers[0] == (400, "not-a-recording")
