"""Messages that worker processes publish to each other about the tables that they share."""

from __future__ import annotations

import msgspec


class Happened(msgspec.Struct, frozen=True, kw_only=True, tag_field="news", tag="happened"):
    """Something was stored: an entry of the log, or another record."""

    process: str
    """Who says so: everybody hears their own news too."""
    table: str


class Said(Happened, frozen=True, kw_only=True, tag="said"):
    """In the chat."""


class Online(Happened, frozen=True, kw_only=True, tag="online"):
    seat: int
    online: bool
    read: int | None = None
    """The last entry that they have read there; None if they do not say."""


class Watched(Happened, frozen=True, kw_only=True, tag="watched"):
    """Who looks on there without a seat."""

    lookers: tuple[str, ...]
    """A few letters for each, the same at every process for the same visitor."""
    more: int = 0
    """How many there are beside these."""


class Thought(Happened, frozen=True, kw_only=True, tag="thought"):
    seat: int
    percent: int


class Hurried(Happened, frozen=True, kw_only=True, tag="hurried"):
    """Somebody wants to see what the bot of a seat has found."""

    seat: int


type News = Happened | Said | Online | Watched | Thought | Hurried

read_news = msgspec.json.Decoder[News](News).decode
