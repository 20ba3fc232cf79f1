"""`elysium serve`: open the table to others."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Callable
from ipaddress import ip_address

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from elysium.engine.refusal import Refusal
from elysium.server.app import create
from elysium.server.connections import MOST_CONNECTIONS, Gate, GatedConfig, GatedHttpProtocol
from elysium.server.fast_websocket import FastWebSocketProtocol
from elysium.server.logs import configure_logs
from elysium.server.metrics import SHARED_FOLDER
from elysium.server.settings import Settings
from elysium.server.socket import LARGEST_MESSAGE
from elysium.server.storage import open_store
from elysium.server.thinking.process import form_of_children

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

GRACE_SECONDS = 5
MOST_FILES = 65_536
HEALTH_SECONDS = 30
"""A worker that says nothing for so long is replaced; on a busy machine one takes a while to start."""
ELSEWHERE = (
    (socket.AF_INET, "0.0.0.0", "192.0.2.1"),
    (socket.AF_INET6, "::", "2001:db8::1"),
)
"""For each family the address of whoever listens everywhere, and one that is kept free for examples."""

logger = logging.getLogger(__name__)


def serve(settings: Settings, say: Callable[..., str], *, open_page: bool = False) -> int:
    """Runs until it is told to stop; Refusal if it cannot run at all."""
    store = open_store(settings.database)
    if settings.workers > 1 and not store.shared:
        raise Refusal("workers-need-postgres", workers=settings.workers)
    configure_logs()
    warn_of_root()
    raise_file_limit()
    listening = _listen(settings)
    host, port = listening.getsockname()[:2]
    settings = msgspec.structs.replace(settings, port=port)
    settings.pass_on()
    config = server_config(create if settings.workers == 1 else "elysium.server.app:create", settings)
    asyncio.run(_prepare(settings))
    address = f"http://{_address(host)}:{port}"
    print(say("serve-address", address=address), flush=True)
    for own in network_addresses(host):
        print(say("serve-address-network", address=f"http://{_address(own)}:{port}"), flush=True)
    print(say("serve-thinking", form=say(f"rules-form-{form_of_children()}")), flush=True)
    if open_page and sys.stdout.isatty():
        webbrowser.open(address)
    if settings.workers == 1:
        server = uvicorn.Server(config)
        server.run(sockets=[listening])
        return 0 if server.started else 1
    with tempfile.TemporaryDirectory(prefix="elysium-metrics-") as folder:
        os.environ[SHARED_FOLDER] = folder
        Multiprocess(config, sockets=[listening]).run()
    return 0


def warn_of_root() -> None:
    if os.name == "posix" and os.geteuid() == 0:
        logger.warning("this server runs as root: it needs no rights of that kind, run it as a user of its own")


def server_config(make_app: Callable[..., Litestar] | str, settings: Settings) -> uvicorn.Config:
    return GatedConfig(
        make_app,
        factory=True,
        http=GatedHttpProtocol,
        gate=Gate(MOST_CONNECTIONS if settings.limited else None, settings.trusted_proxies),
        ws=FastWebSocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        workers=settings.workers,
        # Anybody can write such headers: they count only where somebody else has put them there.
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_worker_healthcheck=HEALTH_SECONDS,
        lifespan="on",
    )


def raise_file_limit() -> None:
    """Every connection is an open file, and systems allow few unless they are asked."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    logger.info("up to %d files and connections can be open at the same time", soft)


async def _prepare(settings: Settings) -> None:
    """Open the store once before anything else, so that a refusal is said in one sentence and not by a server."""
    store = open_store(settings.database)
    await store.open()
    await store.close()


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise Refusal("address-taken", host=settings.host, port=str(settings.port), detail=detail) from None
    listening.listen(1024)
    return listening


def network_addresses(host: str) -> list[str]:
    """Under which others in the same network reach whoever listens everywhere."""
    own = [_own_address(family, there) for family, everywhere, there in ELSEWHERE if host == everywhere]
    return [address for address in own if address]


def _own_address(family: socket.AddressFamily, there: str) -> str:
    """From which this machine would speak to another; empty if it knows no way. Connecting sends nothing here."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((there, 9))
            own = str(asking.getsockname()[0])
    except OSError:
        return ""
    return "" if ip_address(own).is_loopback or ip_address(own).is_unspecified else own


def _address(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
