"""The application that uvicorn runs."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from elysium.server.compression import IS_COMPRESSED, LEVEL, WORTH_IT
from elysium.server.connections import Gate
from elysium.server.container import Container
from elysium.server.error_handlers import HANDLERS, REFUSALS
from elysium.server.guard import before_request, before_send, check_monitor
from elysium.server.logs import configure_logs
from elysium.server.openapi import OPENAPI
from elysium.server.page import page_routes
from elysium.server.routes import ROUTES
from elysium.server.settings import Settings
from elysium.server.socket import table_socket
from elysium.server.storage.channels import CHANNEL, make_channels

LARGEST_BODY = 100_000
UNCOMPRESSED = [r"^/api/(tables|seats)"]
"""What holds keys beside words that somebody else chose: its length must tell nothing."""


@get("/healthz", responses={503: ResponseSpec(dict[str, str], description="Not now", generate_examples=False)})
async def healthz(state: State) -> Response[dict[str, str]]:
    """200 while the table can be used, 503 while nothing can be stored."""
    well = await state.container.store.healthy() and not state.container.stopping
    return Response({"status": "ok" if well else "store-gone"}, status_code=200 if well else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False, responses={403: REFUSALS[403]})
def metrics(request: Request[Any, Any, Any], state: State) -> bytes:
    """For Prometheus, on this machine or where the server was told."""
    check_monitor(request)
    data: bytes = state.container.metrics.exposition()
    return data


def create(settings: Settings | None = None, gate: Gate | None = None) -> Litestar:
    if settings is None:
        settings = Settings.passed_on()
        configure_logs()  # in a worker nobody else has done it
    channels = ChannelsPlugin(make_channels(settings.database), channels=[CHANNEL])
    container = Container(settings, channels, gate)
    return Litestar(
        [*ROUTES, healthz, metrics, table_socket, *page_routes()],
        lifespan=[container.lifespan],
        plugins=[channels],
        state=State({"container": container}),
        exception_handlers=HANDLERS,
        before_request=before_request,
        before_send=[before_send],
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            "gzip",
            minimum_size=WORTH_IT,
            gzip_compress_level=LEVEL,
            exclude=UNCOMPRESSED,
            exclude_opt_key=IS_COMPRESSED,
        ),
        openapi_config=OPENAPI,
        logging_config=None,
    )
