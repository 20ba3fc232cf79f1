"""By which names a server may be asked.

A page elsewhere can let its own name lead to an address in the visitor's house, and then counts as ours for their
browser. It has to be a name that somebody can buy: addresses, and names that are only known nearby, are safe.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from elysium.server.settings import Settings

NEARBY = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
"""Endings that lead nowhere but to this machine or its own network."""


class HostNames:
    def __init__(self, settings: Settings) -> None:
        given = (*settings.host_names, *(urlsplit(origin).hostname or "" for origin in settings.origins))
        self._known = frozenset(_plain(name) for name in (*given, settings.host, gethostname()))
        # A proxy is asked by names of its own, and is there to choose among them.
        self._takes_any = bool(settings.trusted_proxies) and not settings.host_names

    def includes(self, header: str) -> bool:
        """Whether a request that names this host, with or without a port, is meant for us."""
        return self._takes_any or not header or _is_nearby(header) or _host_in(header) in self._known


@lru_cache(maxsize=1024)
def _is_nearby(header: str) -> bool:
    host = _host_in(header)
    return bool(host) and ("." not in host or _is_address(host) or host.endswith(NEARBY))


def _host_in(header: str) -> str:
    try:
        return _plain(urlsplit(f"//{header}").hostname or "")
    except ValueError:
        return ""


def _plain(name: str) -> str:
    return name.casefold().rstrip(".")


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
