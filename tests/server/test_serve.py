"""Where a server says that it can be reached."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import threading
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import quote, unquote

import httpx
import msgspec
import pytest

from elysium.cli import MOST_PASSWORD_BYTES, REFUSED, _database, main
from elysium.engine.refusal import Refusal
from elysium.engine.text import LANGUAGES, Speech
from elysium.server import serve as serving
from elysium.server.passwords import PASSWORD_VARIABLE, without_password
from elysium.server.serve import _own_address, network_addresses, warn_of_root
from elysium.server.settings import Settings
from elysium.server.thinking.process import form_of_children
from tests import patient
from tests.server.databases import Cluster
from tests.server.running import PATIENCE_SECONDS, begun, served, wait_for


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


PASSWORD = "s3cret w@rd"


@pytest.mark.parametrize("way", ["address", "variable", "file"])
def test_a_password_does_not_stand_among_the_processes(cluster: Cluster, tmp_path: Path, way: str) -> None:
    """Where everybody on the machine can read it."""
    url = cluster.new_database().replace("elysium@", f"elysium:{quote(PASSWORD)}@" if way == "address" else "elysium@")
    file = tmp_path / "password"
    file.write_text(f"{PASSWORD}\n", encoding="utf-8")
    options = ["--password-file", str(file)] if way == "file" else []
    variables = {PASSWORD_VARIABLE: PASSWORD} if way == "variable" else {}
    with begun(url, *options, log=subprocess.PIPE, variables=variables) as (_, process):
        shown = subprocess.run(["ps", "-A", "-ww", "-o", "pid,args"], capture_output=True, text=True, check=True).stdout
        assert str(process.pid) in shown
        assert "s3cret" not in shown
        process.kill()
        assert process.stderr is not None
        warning = Speech("en").say("serve-password-shown")
        assert (warning in process.stderr.read()) is (way == "address"), "it was there for a moment"


def test_a_password_reaches_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url, full = "postgresql://ana@db.example/tables", "postgresql://ana:s3cret w%40rd@db.example/tables"
    monkeypatch.delenv(PASSWORD_VARIABLE, raising=False)
    assert _database(url, "") == url
    assert _database("", "") is None
    file = tmp_path / "password"
    file.write_text("other\n", encoding="utf-8")
    monkeypatch.setenv(PASSWORD_VARIABLE, PASSWORD)
    assert unquote(_database(url, "") or "") == unquote(full)
    assert _database(url, str(file)) == "postgresql://ana:other@db.example/tables"
    assert _database("sqlite:///tables.db", str(file)) == "sqlite:///tables.db"
    with pytest.raises(Refusal) as refused:
        _database(url, str(tmp_path / "none"))
    assert len({Speech(language).refusal(refused.value) for language in LANGUAGES}) == len(LANGUAGES)
    for given in (full, f"{url}?password={quote(PASSWORD)}"):
        shown, password = without_password(["serve", f"--database={given}", "--port", "1"])
        assert (shown[1].rstrip("?"), password) == (f"--database={url}", PASSWORD)
    assert without_password([f"{url}?password=s3cret&ssl=on"]) == ([f"{url}?ssl=on"], "s3cret")


def test_a_password_file_is_short(tmp_path: Path) -> None:
    """Not the wrong file, nor a device without an end; a program may write it into a pipe."""
    url, file, pipe = "postgresql://ana@db.example/tables", tmp_path / "password", tmp_path / "pipe"
    file.write_bytes(b"s" * MOST_PASSWORD_BYTES)
    assert (_database(url, str(file)) or "").count("s") > MOST_PASSWORD_BYTES
    file.write_bytes(b"s" * (MOST_PASSWORD_BYTES + 1))
    for endless in (str(file), "/dev/zero"):
        with pytest.raises(Refusal, match="password-file-too-large") as refused:
            _database(url, endless)
        assert len({Speech(language).refusal(refused.value) for language in LANGUAGES}) == len(LANGUAGES)
    os.mkfifo(pipe)
    writing = threading.Thread(target=lambda: pipe.write_text("other\n", encoding="utf-8"))
    writing.start()
    assert _database(url, str(pipe)) == "postgresql://ana:other@db.example/tables"
    writing.join()


@pytest.mark.parametrize(("user", "is_warned"), [(0, True), (1000, False)])
def test_a_server_that_runs_as_root_is_warned(
    user: int, is_warned: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: user)
    warn_of_root()
    assert ("root" in caplog.text) is is_warned


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
                patient.get(f"{address}/api/tables")
            end = monotonic() + PATIENCE_SECONDS
            while log.read_bytes().count(b"\n") < 2 and monotonic() < end:
                sleep(0.05)
        finally:
            cluster.start()
        lines = [msgspec.json.decode(line) for line in log.read_bytes().split(b"\n")[:-1]]
        workers = {line["process"] for line in lines} - {process.pid}
    assert workers
    assert any("runs as root" in line["says"] for line in lines) is (os.name == "posix" and os.geteuid() == 0)
    assert all(line["level"] in ("info", "warning", "error") for line in lines)


def test_who_may_read_the_numbers_is_named_by_address(capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        assert (
            main(["--lang", language, "serve", "--metrics-for", "10.0.0.0/24", "--metrics-for", "monitor"]) == REFUSED
        )
        assert capsys.readouterr().err == f"elysium: {Speech(language).say('refusal-no-address', given='monitor')}\n"


@pytest.mark.parametrize(
    ("arguments", "name", "value"),
    [
        ("--purge-unbegun 3", "purge_unbegun", 3.0),
        ("--purge-unfinished 40", "purge_unfinished", 40.0),
        ("--memory 64", "memory", 64),
        ("--draw-seconds 2", "draw_seconds", 2.0),
        ("--thinkers 3", "thinkers", 3),
        ("--pace 0.5", "pace", 0.5),
        ("--unlimited", "limited", False),
        ("--trust-proxy 10.0.0.1", "trusted_proxies", ("10.0.0.1/32",)),
        ("--metrics-for 10.0.0.0/24", "metrics_for", ("10.0.0.0/24",)),
        ("--origin https://table.example", "origins", ("https://table.example",)),
    ],
)
def test_a_server_does_as_it_was_asked(
    arguments: str, name: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Settings] = []

    def serve(settings: Settings, *_: object, **__: object) -> int:
        asked.append(settings)
        return 0

    monkeypatch.setattr(serving, "serve", serve)
    assert main(["serve", *arguments.split()]) == 0
    assert getattr(asked[0], name) == value
    assert getattr(Settings(), name) != value
