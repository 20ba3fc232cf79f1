"""How a server was asked to run. Workers get this through the environment."""

from __future__ import annotations

import os

import msgspec

VARIABLE = "ELYSIUM_SERVER"


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 7464
    database: str | None = None
    """A URL; the file in the user's data folder if there is none."""
    workers: int = 1
    thinkers: int = 1
    """Processes in which bots think, for each worker."""
    pace: float = 0.8
    """Seconds that pass before a bot's choice is shown."""
    origins: tuple[str, ...] = ()
    """Further addresses under which the page is served, as a browser writes them: https://table.example."""
    host_names: tuple[str, ...] = ()
    """Names by which it may be asked, beside its addresses and the names that are only known nearby."""
    limited: bool = True
    """Whether clients are held to so many requests and messages a second."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are believed when they say for whom they ask."""
    metrics_for: tuple[str, ...] = ()
    """Addresses and networks that may read /metrics, beside this machine itself."""
    draw_seconds: float = 5.0
    """How long a deal waits for people's browsers to seal their numbers, and then to open them."""

    memory: int = 512
    """Megabytes for tables, in each worker: those that nobody looks at leave when they take more."""
    purge_unbegun: float = 2.0
    purge_unfinished: float = 90.0
    """Days after which tables that nobody visits are deleted; 0: never."""

    def pass_on(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def passed_on(cls) -> Settings:
        data = os.environ.get(VARIABLE)
        return msgspec.json.decode(data, type=cls) if data else cls()
