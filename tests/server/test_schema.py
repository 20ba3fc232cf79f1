"""The OpenAPI description is true: whatever is asked, the server never fails and answers as described."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar.exceptions import LitestarDeprecationWarning
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from elysium.client import Client
from elysium.server.app import create
from elysium.server.routes import ROUTES
from elysium.server.settings import Settings
from tests import patient
from tests.server.guests import a_table, play_on
from tests.server.running import Hosted, perform

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]
FEW = settings(
    max_examples=20, phases=[Phase.explicit, Phase.generate], deadline=None, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="session")
def description(server: Hosted) -> Any:
    refusing = {"negative_data_rejection": {"expected-statuses": ["4xx"]}}
    config = schemathesis.Config.from_dict({"checks": refusing})
    return schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json", config=config)


@pytest.fixture(scope="session")
def places(server: Hosted) -> list[tuple[str, str]]:
    """Tables before, during and after the game, each with the token of its host."""

    async def prepare() -> list[tuple[str, str]]:
        found = []
        for seats, decisions in (("me friend friend friend", 0), ("me bot bot bot", 2), ("me bot bot bot", -1)):
            async with Client(server.address) as host:
                table = await host.create(a_table(seats))
                async with host.sit(table) as seat:
                    await play_on(seat, decisions)
                found.append((table.id, host.token))
        return found

    return perform(prepare())


def cases(operation: Any) -> Any:
    """Requests as they are described, and others."""
    modes = (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE)
    return st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in modes))


def operations(description: Any) -> list[Any]:
    return [result.ok() for result in description.get_all_operations()]


def test_strangers_get_what_is_described(description: Any) -> None:
    for operation in operations(description):

        @given(case=cases(operation))
        @FEW
        def check(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=CHECKS)

        check()


def test_hosts_get_what_is_described(description: Any, places: list[tuple[str, str]]) -> None:
    for operation in operations(description):
        if "{table}" not in operation.path:
            continue

        @given(case=operation.as_strategy(), place=st.sampled_from(places))
        @FEW
        def check(case: schemathesis.Case[Any], place: tuple[str, str]) -> None:
            case.path_parameters["table"], token = place
            case.call_and_validate(checks=CHECKS[:5], headers={"Authorization": f"Bearer {token}"})

        check()


def test_the_description_names_every_request(server: Hosted) -> None:
    described = patient.get(f"{server.address}/schema/openapi.json").json()["paths"]
    handled = {(next(iter(handler.http_methods)).lower(), path) for handler in ROUTES for path in handler.paths}
    named = {(method, path) for path, operations in described.items() for method in operations}
    assert {(method, path.replace(":str", "").replace(":int", "")) for method, path in handled} <= named
    for path, operations_there in described.items():
        for operation in operations_there.values():
            assert operation.get("description") or operation.get("summary"), path


def test_nothing_here_leaves_the_framework_soon(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", LitestarDeprecationWarning)
        create(Settings(database=f"sqlite:///{tmp_path}/tables.db"))
