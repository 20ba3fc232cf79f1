"""What the table says when something is not allowed: always typed, always with the rule."""

from __future__ import annotations


class Refusal(Exception):
    """A refused request. `reason` names a text message; `rule` the rule that forbids it, if a rule does."""

    def __init__(self, reason: str, rule: str = "", **details: object) -> None:
        super().__init__(reason, rule, details)
        self.reason = reason
        self.rule = rule
        self.details = details

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.reason}{f' [{self.rule}]' if self.rule else ''}{f' ({facts})' if facts else ''}"


class IllegalChoice(Refusal):
    """The seat may choose, but not this. Nothing has changed."""


class NotAsked(Refusal):
    """The seat owes no decision now."""


class CannotUndo(Refusal):
    """The last decision cannot be taken back by this seat."""


class BadSetup(Refusal):
    """A table cannot be set up like this."""


class UnknownName(Refusal):
    """A game, bot or other thing with no such name."""


class BadFile(Refusal):
    """A file that cannot be used, with the place where it goes wrong."""
