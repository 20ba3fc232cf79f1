"""What one request may cost the others: texts, replays, files and decks that are much work."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from elysium.client import Client
from elysium.engine import course, delta, recording, registry
from elysium.engine.audience import OPEN_TABLE, SPECTATOR
from elysium.engine.match import Match
from elysium.engine.recording import Recording, record
from elysium.engine.refusal import Refusal
from elysium.engine.text import Speech
from elysium.games.mascarade.game import MASCARADE
from elysium.server import lobby, replays, texts
from elysium.server.container import _prepare_texts
from elysium.server.limits import RateLimiter
from elysium.server.live import LiveTable
from elysium.server.records import TableRecord
from elysium.server.wire import KEY_HEADER, CardTexts, ChangeTable, Ping, Pong, Refused, Replay, TableInfo
from tests import patient
from tests.server.guests import a_table, play_on, seated
from tests.server.running import Hosted, eventually, hosted, perform

WAITING_SECONDS = 20.0
"""How long something is held up that nobody should have to wait for."""


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """One that nobody has asked for anything yet."""
    with hosted(f"sqlite:///{tmp_path_factory.mktemp('costs')}/tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def finished() -> Recording:
    match = Match.deal(MASCARADE, MASCARADE.setup(4, {}), ["Ana", "Bea", "Cai", "Dan"], b"costly")
    rng = Random(3)
    while match.state.asked:
        seat = match.state.asked[0][0]
        match.play(seat, rng.choice(match.observe(seat).options))
    return record(match)


def test_which_games_there_are_is_known_since_the_start(own_server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    def look_again(**_: object) -> None:
        raise AssertionError("all installed packages are read again")

    monkeypatch.setattr(registry, "entry_points", look_again)
    monkeypatch.setattr(texts, "game_info", look_again)
    games = patient.get(f"{own_server.address}/api/games")
    assert {game["name"] for game in games.json()} >= {"mascarade", "vendetta", "vtes"}
    assert patient.get(f"{own_server.address}/api/games/chess/cards").status_code == 404
    assert patient.get(f"{own_server.address}/api/games").content == games.content


@contextmanager
def limits(server: Hosted) -> Iterator[None]:
    container = server.container
    container.settings, before = msgspec.structs.replace(container.settings, limited=True), container.settings
    container.requests = RateLimiter(120, 20)
    try:
        yield
    finally:
        container.settings, container.requests = before, RateLimiter(120, 20)


def is_on_the_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, msgspec.json.decode(answer.content, type=Refused).reason


def opened(server: Hosted, it: Recording | dict[str, Any]) -> httpx.Response:
    return patient.post(f"{server.address}/api/replay", content=msgspec.json.encode(it), timeout=WAITING_SECONDS)


async def replay_of(client: Client, table: TableInfo, viewer: int = SPECTATOR) -> Replay:
    return msgspec.json.decode(await client.get(f"/api/tables/{table.id}/replay?viewer={viewer}"), type=Replay)


# Texts


def test_a_card_is_put_into_words_once_and_not_on_the_loop(own_server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    rendered: list[tuple[str, bool]] = []
    render = Speech.card

    def counted(speech: Speech, word: str) -> str:
        rendered.append((word, is_on_the_loop()))
        return render(speech, word)

    monkeypatch.setattr(Speech, "card", counted)
    address = f"{own_server.address}/api/games/mascarade/cards"
    words = list(MASCARADE.cards.words())
    answers = [patient.get(address, params={"words": given}) for given in (words[0], words[0], "", "", words[1])]
    assert sorted(rendered) == sorted((word, False) for word in words)
    shown = [[card.word for card in msgspec.json.decode(one.content, type=CardTexts).cards] for one in answers]
    assert shown == [[words[0]], [words[0]], words, words, [words[1]]]


@pytest.mark.parametrize("make", [_prepare_texts, lambda: asyncio.run(texts.Texts().cards(MASCARADE, "pl", ()))])
def test_nobody_waits_until_texts_are_looked_through_for_garbage(make: Callable[[], object]) -> None:
    """There are hundreds of thousands of objects in them."""
    there = [["what stays"]]
    try:
        make()
        assert not any(one is there for one in gc.get_objects())
    finally:
        gc.unfreeze()


def test_a_card_that_can_be_used_in_several_ways_is_sent_in_parts(server: Hosted) -> None:
    answer = patient.get(f"{server.address}/api/games/vtes/cards", params={"words": "deflection,blood-doll"})
    cards = {card.word: card for card in msgspec.json.decode(answer.content, type=CardTexts).cards}
    assert [way[:5] for way in cards["deflection"].ways[1:]] == ["[dom]", "[DOM]"]
    assert " ".join(cards["deflection"].ways) == cards["deflection"].text
    assert cards["blood-doll"].ways == ()


@pytest.mark.parametrize("what", ["cards", "rules"])
def test_while_texts_are_rendered_the_tables_go_on(
    own_server: Hosted, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    begun, answered = threading.Event(), threading.Event()
    waited: list[bool] = []

    def slow(speech: Speech, word: str) -> str:
        if not begun.is_set():
            begun.set()
            waited.append(answered.wait(WAITING_SECONDS))
        return word

    monkeypatch.setattr(Speech, what.removesuffix("s"), slow)

    async def scene() -> None:
        async with Client(own_server.address) as ana, patient.AsyncClient(timeout=3 * WAITING_SECONDS) as reader:
            table = await ana.create(a_table("me friend friend friend"))
            async with seated(ana, table) as (socket, _):
                asked = reader.get(f"{own_server.address}/api/games/vtes/{what}?lang=es")
                reading = asyncio.create_task(asked)
                await asyncio.to_thread(begun.wait, WAITING_SECONDS)
                await socket.say(Ping(7))
                assert (await socket.hear_a(Pong)).ref == 7
                answered.set()
                assert (await reading).status_code == 200

    perform(scene())
    assert waited == [True]


@pytest.mark.parametrize("path", ["/api/games/mascarade/cards", "/api/games/mascarade/rules", "/text/pl/mascarade.ftl"])
def test_texts_are_kept_compressed_and_say_so(own_server: Hosted, path: str) -> None:
    with patient.Client(base_url=own_server.address) as reader:
        plain = reader.get(path, headers={"Accept-Encoding": "identity"})
        first, again = (reader.get(path, headers={"Accept-Encoding": "gzip"}) for _ in range(2))
    assert "content-encoding" not in plain.headers
    assert (first.headers["content-encoding"], first.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert int(first.headers["content-length"]) < len(plain.content)
    assert plain.content == first.content == again.content


# Games played again


def counting(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """For whom games are played again from here on."""
    played: list[int | None] = []
    play = replays._played

    def counted(table: Any, entries: Any, viewer: int | None = None) -> replays.ReplayedGame:
        assert not is_on_the_loop()
        played.append(viewer)
        return play(table, entries, viewer)

    monkeypatch.setattr(replays, "_played", counted)
    return played


def test_a_running_game_is_not_played_again_for_each_decision(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    played = counting(monkeypatch)
    monkeypatch.setattr(server.container.replays, "fresh_seconds", 1e9, raising=False)

    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with ana.sit(table) as seat:
                await play_on(seat, 1)
                before = await replay_of(ana, table)
                await play_on(seat, 2)
                assert len((await replay_of(ana, table)).steps) == len(before.steps)
                assert len(played) == 1
                server.container.replays.fresh_seconds = 0.0
                assert len((await replay_of(ana, table)).steps) > len(before.steps)
                server.container.replays.fresh_seconds = 1e9
                await play_on(seat)
            assert (await replay_of(ana, table, OPEN_TABLE)).table.outcome
            whole = await replay_of(ana, table)
            assert whole.viewers == (0, 1, 2, 3, SPECTATOR, OPEN_TABLE), "the end of a game is shown at once"
            times = len(played)
            await replay_of(ana, table)
            await replay_of(ana, table, OPEN_TABLE)
            assert len(played) == times

    perform(scene())


def test_only_the_boards_that_are_shown_are_drawn(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: set[int] = set()
    draw = recording.board_of

    def counted(game: Any, state: Any, viewer: int, final: Any) -> Any:
        drawn.add(viewer)
        return draw(game, state, viewer, final)

    for module in (recording, course):
        monkeypatch.setattr(module, "board_of", counted)

    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with ana.sit(table) as seat:
                await play_on(seat)
            await replay_of(ana, table, 2)
            assert drawn == {2}
            whole = msgspec.json.decode(await ana.recording(table.id), type=Recording)
            assert {int(viewer) for step in whole.steps for viewer in step.boards} == set(whole.viewers()) == drawn

    perform(scene())


# Files that people bring


def test_of_a_file_only_the_boards_that_are_shown_are_looked_at(
    server: Hosted, finished: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at = 0
    patch = delta.patched

    def counted(old: Any, change: Any) -> Any:
        nonlocal looked_at
        looked_at += 1
        return patch(old, change)

    monkeypatch.setattr(recording, "patched", counted)
    assert opened(server, finished).status_code == 200
    assert 0 < looked_at <= len(finished.steps)


def with_steps(it: Recording) -> None:
    it.steps += [it.steps[1]] * replays.MOST_STEPS


def with_events(it: Recording) -> None:
    it.steps[0].events = it.steps[0].events[:1] * (replays.MOST_EVENTS + 1)


@pytest.mark.parametrize("lengthen", [with_steps, with_events])
def test_a_file_of_endless_length_is_refused_before_it_is_shown(
    server: Hosted, finished: Recording, monkeypatch: pytest.MonkeyPatch, lengthen: Callable[[Recording], None]
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("it was shown")

    monkeypatch.setattr(course.RecordedCourse, "__init__", never)
    it = msgspec.json.decode(msgspec.json.encode(finished), type=Recording)
    lengthen(it)
    assert refused(opened(server, it)) == (400, "damaged-recording")


def test_a_file_of_more_players_than_the_game_has_is_refused(server: Hosted, finished: Recording) -> None:
    it = msgspec.to_builtins(finished)
    it["setup"]["players"] = 29
    it["names"] = [f"n{number}" for number in range(29)]
    it["outcome"] = [1] * 29
    assert refused(opened(server, it)) == (400, "wrong-player-count")


@pytest.fixture
def held_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[threading.Event, threading.Event, list[bool]]]:
    """Files are looked at for as long as it takes; begun, let go, and whether nobody waited for them."""
    begun, let_go = threading.Event(), threading.Event()
    waited: list[bool] = []

    def slow(*_: object) -> str:
        begun.set()
        waited.append(let_go.wait(WAITING_SECONDS))
        return "shown"

    monkeypatch.setattr(replays, "_replay_of_file", slow)
    yield begun, let_go, waited
    let_go.set()


def test_nobody_waits_for_a_file_to_see_a_table(
    server: Hosted, held_up: tuple[threading.Event, threading.Event, list[bool]]
) -> None:
    begun, let_go, waited = held_up

    async def scene() -> None:
        async with Client(server.address) as ana, patient.AsyncClient(timeout=3 * WAITING_SECONDS) as bringer:
            table = await ana.create(a_table("me bot bot bot"))
            looking = asyncio.create_task(bringer.post(f"{server.address}/api/replay", content=b"{}"))
            await asyncio.to_thread(begun.wait, WAITING_SECONDS)
            assert (await replay_of(ana, table)).steps
            let_go.set()
            assert (await looking).content == b'"shown"'

    perform(scene())
    assert waited == [True]


def test_one_client_cannot_fill_the_queue_with_files(
    server: Hosted, held_up: tuple[threading.Event, threading.Event, list[bool]]
) -> None:
    _, let_go, _ = held_up
    container = server.container

    async def scene() -> None:
        waiting = [
            asyncio.create_task(container.replays.file(b"", None, "–", "one client"))
            for _ in range(replays.MOST_FOR_ONE)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too-fast"):
            await container.replays.file(b"", None, "–", "one client")
        another = asyncio.create_task(container.replays.file(b"", None, "–", "another"))
        await asyncio.sleep(0)
        let_go.set()
        assert {(await answer).plain for answer in [*waiting, another]} == {b'"shown"'}
        assert (await container.replays.file(b"", None, "–", "one client")).plain == b'"shown"'

    server.inside(scene)


# Tables that have to be read or played again


def test_a_table_is_read_off_the_loop(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the cards that a table has changed, nor its log."""
    done: list[tuple[str, bool]] = []
    make, load = LiveTable.__init__, LiveTable.load

    def noted_made(live: LiveTable, record: TableRecord) -> None:
        done.append(("made", is_on_the_loop()))
        make(live, record)

    def noted_loaded(live: LiveTable, *log: Any) -> None:
        done.append(("loaded", is_on_the_loop()))
        load(live, *log)

    monkeypatch.setattr(LiveTable, "__init__", noted_made)
    monkeypatch.setattr(LiveTable, "load", noted_loaded)

    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me friend friend bot"))
            bots = await ana.create(a_table("me bot bot bot"))
            server.inside(lambda: _forget(server, table.id, bots.id))
            assert (await ana.table(table.id)).id == table.id
            assert (await ana.table(bots.id)).status == "running"

    perform(scene())
    assert set(done) == {("made", False), ("loaded", False)}


def test_what_people_bring_is_read_off_the_loop(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """A deck that is none, and a file of cards, take longest."""
    done: list[tuple[str, bool]] = []

    def noting(name: str) -> Callable[..., Any]:
        read = getattr(lobby, name)

        def noted(*given: Any) -> Any:
            done.append((name, is_on_the_loop()))
            return read(*given)

        return noted

    for name in ("deck_word", "setup_with_files"):
        monkeypatch.setattr(lobby, name, noting(name))
    deck, setup = ("deck_word", False), ("setup_with_files", False)

    def taken() -> set[tuple[str, bool]]:
        found = set(done)
        done.clear()
        return found

    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            table = await ana.create(a_table("me friend friend", game="vtes", deck="first-blood-ventrue"))
            assert taken() == {deck, setup}
            await bea.join(table.id, "Bea", key=table.key, deck="first-blood-toreador")
            assert taken() == {deck}
            await ana.post(f"/api/tables/{table.id}/alter", ChangeTable(options={"decks": ""}))
            assert taken() == {setup}

    body = {"players": 2, "options": {}, "deck": "nothing"}
    assert patient.post(f"{server.address}/api/games/vtes/check", json=body).status_code == 200
    assert taken() == {deck}
    perform(scene())


async def _forget(server: Hosted, *table_ids: str) -> None:
    for table_id in table_ids:
        del server.container.room._seatings[table_id]


@pytest.fixture
def played_again(
    server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[threading.Event, threading.Event, list[str]]]:
    """The first game to be played again is held up; all are noted."""
    begun, let_go = threading.Event(), threading.Event()
    played: list[str] = []
    play = replays._played

    def slow(table: TableRecord, *rest: Any) -> Any:
        played.append(table.id)
        if len(played) == 1:
            begun.set()
            assert let_go.wait(WAITING_SECONDS)
        return play(table, *rest)

    monkeypatch.setattr(replays, "_played", slow)
    yield begun, let_go, played
    let_go.set()


def test_one_client_cannot_fill_the_queue_with_tables(
    server: Hosted, played_again: tuple[threading.Event, threading.Event, list[str]]
) -> None:
    _, let_go, _ = played_again
    ours = server.container.replays

    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))

        async def watch(client: str) -> bytes:
            return (await ours.replay(table.id, SPECTATOR, "", client)).plain

        async def inside() -> None:
            waiting = [asyncio.create_task(watch("one client")) for _ in range(replays.MOST_FOR_ONE)]
            await asyncio.sleep(0)
            for refused_one in (watch("one client"), ours.recording(table.id, "one client")):
                with pytest.raises(Refusal, match="too-fast"):
                    await refused_one
            another = asyncio.create_task(watch("another"))
            await asyncio.sleep(0)
            let_go.set()
            assert all([await answer for answer in [*waiting, another]])

        await asyncio.to_thread(server.inside, inside)

    perform(scene())


def test_who_has_gone_leaves_the_queue(
    server: Hosted, played_again: tuple[threading.Event, threading.Event, list[str]]
) -> None:
    begun, let_go, played = played_again
    places = server.container.askers._present

    async def only_one_waits() -> bool:
        return sum(places.values()) == 1

    async def scene() -> None:
        async with Client(server.address) as ana:
            first, second, third = [await ana.create(a_table("me bot bot bot")) for _ in range(3)]
            looking = asyncio.create_task(replay_of(ana, first))
            await asyncio.to_thread(begun.wait, WAITING_SECONDS)
            async with httpx.AsyncClient() as impatient:
                with pytest.raises(httpx.ReadTimeout):
                    await impatient.get(
                        f"{server.address}/api/tables/{second.id}/replay",
                        headers={KEY_HEADER: second.key},
                        timeout=0.5,
                    )
            await eventually(only_one_waits)
            let_go.set()
            assert (await looking).steps
            assert (await replay_of(ana, third)).steps
            assert played == [first.id, third.id]

    perform(scene())


# Prices


def answers_until_refused(ask: Callable[[], httpx.Response], most: int = 100) -> int:
    for times in range(most):
        if ask().status_code == 429:
            return times
    return most


def test_what_is_more_work_costs_more(server: Hosted, finished: Recording) -> None:
    def check(deck: str) -> httpx.Response:
        body = {"players": 2, "options": {}, "deck": deck}
        return patient.post(f"{server.address}/api/games/vtes/check", json=body, timeout=WAITING_SECONDS)

    def times(ask: Callable[[], httpx.Response]) -> int:
        with limits(server):
            server.container.requests.per_second = 0.0
            return answers_until_refused(ask)

    small, large = msgspec.json.encode(finished), b" " * 4_000_000
    file = f"{server.address}/api/replay"
    assert times(lambda: check("1x Deflection")) == 100
    assert times(lambda: check("/* " + "x" * 49_000)) < 10
    assert times(lambda: patient.post(file, content=large)) < times(lambda: patient.post(file, content=small)) < 20
