"""Where a server says that it can be reached."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from elysium.cli import REFUSED, main
from elysium.engine.text import LANGUAGES, Speech
from elysium.server.serve import _own_address, network_addresses
from elysium.server.thinking.process import form_of_children
from tests.server.running import served, wait_for


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


def test_who_may_read_the_numbers_is_named_by_address(capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        assert (
            main(["--lang", language, "serve", "--metrics-for", "10.0.0.0/24", "--metrics-for", "monitor"]) == REFUSED
        )
        assert capsys.readouterr().err == f"elysium: {Speech(language).say('refusal-no-network', address='monitor')}\n"
