"""Where a server says that it can be reached."""

from __future__ import annotations

import contextlib
import socket
from pathlib import Path
from time import monotonic, sleep

import httpx
import msgspec

from elysium.engine.text import LANGUAGES, Speech
from elysium.server.serve import _own_address, network_addresses
from elysium.server.thinking.process import form_of_children
from tests.server.databases import Cluster
from tests.server.running import PATIENCE_SECONDS, served, wait_for


def test_who_listens_everywhere_says_how_others_reach_the_table(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/tables.db", "--host", "0.0.0.0") as (address, process):
        host, port = address.rsplit(":", 1)
        assert host == "http://localhost"
        own = [f"http://{number}:{port}" for number in network_addresses("0.0.0.0")]
        for reached in own:
            wait_for(reached)
        process.terminate()
        assert process.stdout is not None
        said = process.stdout.read().splitlines()
        speech = Speech("en")
        form = speech.say(f"rules-form-{form_of_children()}")
        assert said == [
            *(speech.say("serve-address-network", address=reached) for reached in own),
            speech.say("serve-thinking", form=form),
        ]


def test_only_addresses_that_others_can_use_are_said() -> None:
    assert network_addresses("127.0.0.1") == []
    assert _own_address(socket.AF_INET, "127.0.0.1") == ""
    assert _own_address(socket.AF_INET, "255.255.255.255") == "", "there is no way there"
    said = {Speech(language).say("serve-address-network", address="http://192.0.2.2:8000") for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_every_worker_writes_its_log_as_json(cluster: Cluster, tmp_path: Path) -> None:
    """What errors say may hold a card or a name: a worker's log is redacted like the server's own."""
    url = cluster.new_database()
    log = tmp_path / "log"
    with log.open("wb") as writing, served(url, "--workers", "2", log=writing.fileno()) as (address, process):
        cluster.stop()
        try:
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"{address}/api/tables")
            end = monotonic() + PATIENCE_SECONDS
            while log.read_bytes().count(b"\n") < 2 and monotonic() < end:
                sleep(0.05)
        finally:
            cluster.start()
        lines = [msgspec.json.decode(line) for line in log.read_bytes().split(b"\n")[:-1]]
        workers = {line["process"] for line in lines} - {process.pid}
    assert workers
    assert all(line["level"] in ("info", "warning", "error") for line in lines)
