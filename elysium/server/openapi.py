"""The description of the HTTP side at /schema/openapi.json."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from elysium.server import wire


class WireSchemas(JsonRenderPlugin):
    """The bodies as msgspec itself describes them: Litestar does not know that some structs are sent as arrays."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        schemas = openapi_schema["components"]["schemas"] | wire_schemas()
        components = openapi_schema["components"] | {"schemas": schemas}
        return super().render(request, openapi_schema | {"components": components})


def wire_schemas() -> dict[str, Any]:
    structs = [kind for kind in vars(wire).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    _, schemas = msgspec.json.schema_components(
        structs, schema_hook=lambda _: {"description": "Any JSON"}, ref_template="#/components/schemas/{name}"
    )
    return schemas


OPENAPI = OpenAPIConfig(
    title="Elysium",
    version="1",
    description="The table for the masquerade and vampire card games.",
    path="/schema",
    render_plugins=[WireSchemas()],
)
