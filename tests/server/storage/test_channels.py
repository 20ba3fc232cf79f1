"""Workers hear each other, also after the database was gone."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from elysium.server.storage.channels import CHANNEL, LONGEST_NUDGE, MISSED, make_channels
from tests.server.databases import Cluster

PATIENCE_SECONDS = 120.0


async def hear(events: AsyncGenerator[tuple[str, bytes], None], expected: bytes) -> list[bytes]:
    """Everything until the expected nudge came."""
    heard: list[bytes] = []
    async with asyncio.timeout(PATIENCE_SECONDS):
        while expected not in heard:
            channel, payload = await anext(events)
            assert channel == CHANNEL
            heard.append(payload)
    return heard


async def started(url: str) -> ChannelsBackend:
    channels = make_channels(url)
    await channels.on_startup()
    await channels.subscribe([CHANNEL])
    return channels


def test_one_process_needs_no_database(tmp_path: Path) -> None:
    assert isinstance(make_channels(f"sqlite:///{tmp_path}/tables.db"), MemoryChannelsBackend)
    assert isinstance(make_channels(None), MemoryChannelsBackend)


def test_two_workers_hear_each_other_before_and_after_a_restart(doomed: Cluster) -> None:
    url = doomed.new_database()

    async def scene() -> None:
        one, two = await started(url), await started(url)
        heard_by_one, heard_by_two = one.stream_events(), two.stream_events()
        assert await hear(heard_by_one, MISSED) == [MISSED]
        assert await hear(heard_by_two, MISSED) == [MISSED]
        for number in range(3):
            await one.publish(b"entry %d" % number, [CHANNEL])
        assert await hear(heard_by_two, b"entry 2") == [b"entry 0", b"entry 1", b"entry 2"]
        assert await hear(heard_by_one, b"entry 2") == [b"entry 0", b"entry 1", b"entry 2"]
        await asyncio.to_thread(doomed.kill)
        await two.publish(b"said while nobody listened", [CHANNEL])
        await asyncio.to_thread(doomed.start)
        await hear(heard_by_one, MISSED)
        await hear(heard_by_two, MISSED)
        await two.publish(b"after", [CHANNEL])
        await hear(heard_by_one, b"after")
        await hear(heard_by_two, b"after")
        await one.on_shutdown()
        await two.on_shutdown()

    asyncio.run(scene())


def test_through_litestars_plugin(cluster: Cluster) -> None:
    url = cluster.new_schema()

    async def scene() -> None:
        async with (
            ChannelsPlugin(make_channels(url), channels=[CHANNEL]) as one,
            ChannelsPlugin(make_channels(url), channels=[CHANNEL]) as two,
            one.start_subscription([CHANNEL]) as subscriber,
        ):
            async with asyncio.timeout(PATIENCE_SECONDS):
                async for payload in subscriber.iter_events():
                    if payload == MISSED:
                        await asyncio.gather(*(two.wait_published(b"nudge", [CHANNEL]) for _ in range(50)))
                    if payload == b"nudge":
                        break

    asyncio.run(scene())


def test_nudges_are_short(cluster: Cluster) -> None:
    url = cluster.new_schema()

    async def scene() -> None:
        channels = await started(url)
        events = channels.stream_events()
        await hear(events, MISSED)
        with pytest.raises(ValueError, match="8000"):
            await channels.publish(bytes(LONGEST_NUDGE + 1), [CHANNEL])
        await channels.publish(b"x" * LONGEST_NUDGE, [CHANNEL])
        assert await hear(events, b"x" * LONGEST_NUDGE) == [b"x" * LONGEST_NUDGE]
        await channels.unsubscribe([CHANNEL])
        await channels.on_shutdown()

    asyncio.run(scene())
