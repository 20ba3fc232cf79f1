"""Signed tokens: who a visitor is, and the private links with which a seat moves to another device.

A token says what it is for, for whom and since when, and carries a signature that only the holders of the store's
secret can make. Stored is only whose tokens are void.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import NamedTuple

VISITOR_LIFE = 400 * 86_400
RENEW_AFTER = 7 * 86_400
MOVE_LIFE = 900
MOST_CHARACTERS = 300


class Visitor(NamedTuple):
    id: str
    issued: int


class SeatMove(NamedTuple):
    table: str
    seat: int
    generation: int
    expires: int


class Tokens:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._revoked: dict[str, int] = {}

    def new_visitor(self, now: float) -> tuple[Visitor, str]:
        visitor = Visitor(secrets.token_hex(12), int(now))
        return visitor, self.visitor_token(visitor)

    def visitor_token(self, visitor: Visitor) -> str:
        return self._signed("visitor", visitor.id, str(visitor.issued))

    def visitor(self, token: str, now: float) -> Visitor | None:
        """None if the token is forged, damaged, too old or void."""
        fields = self._fields("visitor", token, 2)
        if fields is None:
            return None
        visitor = Visitor(fields[0], int(fields[1]))
        is_void = visitor.issued <= self._revoked.get(visitor.id, -1)
        return None if is_void or now - visitor.issued >= VISITOR_LIFE else visitor

    def renewed(self, visitor: str, now: float) -> str:
        """A token that stays valid when all that were given until now are void."""
        return self.visitor_token(Visitor(visitor, int(now) + 1))

    def revoke(self, visitor: str, at: float) -> bool:
        """All that were given until then are void; whether that is news."""
        is_news = int(at) > self._revoked.get(visitor, -1)
        if is_news:
            self._revoked[visitor] = int(at)
        return is_news

    def move(self, table: str, seat: int, generation: int, now: float) -> tuple[SeatMove, str]:
        move = SeatMove(table, seat, generation, int(now) + MOVE_LIFE)
        return move, self._signed("move", table, str(seat), str(generation), str(move.expires))

    def read_move(self, code: str) -> SeatMove | None:
        """None if the code is forged or damaged; whether it is too old is for the reader to see."""
        fields = self._fields("move", code, 4)
        return SeatMove(fields[0], int(fields[1]), int(fields[2]), int(fields[3])) if fields else None

    def _signed(self, purpose: str, *fields: str) -> str:
        body = ".".join(fields)
        return f"{body}.{self._signature(purpose, body)}"

    def _signature(self, purpose: str, body: str) -> str:
        digest = hmac.new(self._secret, f"{purpose}|{body}".encode(), sha256).digest()
        return urlsafe_b64encode(digest).rstrip(b"=").decode()

    def _fields(self, purpose: str, token: str, count: int) -> list[str] | None:
        """The signed fields: what passes the signature was written here, so its shape is known."""
        if len(token) > MOST_CHARACTERS or not token.isascii():
            return None
        body, _, signature = token.rpartition(".")
        if not hmac.compare_digest(signature, self._signature(purpose, body)):
            return None
        fields = body.split(".")
        return fields if len(fields) == count else None
