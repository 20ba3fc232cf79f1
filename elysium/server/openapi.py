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

    def __init__(self) -> None:
        super().__init__()
        self._rendered: tuple[dict[str, Any], bytes] = {}, b""
        """The description that Litestar keeps of an application, and how it is sent."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._rendered[0] is not openapi_schema:
            self._rendered = openapi_schema, self._render(request, openapi_schema)
        return self._rendered[1]

    def _render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
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
