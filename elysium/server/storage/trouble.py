"""What keeps a store from answering, said in the log when it begins or changes, and now and then while it lasts."""

from __future__ import annotations

import logging
from time import monotonic

AGAIN_SECONDS = 30.0

logger = logging.getLogger(__name__)


class Trouble:
    def __init__(self) -> None:
        self._cause = ""
        self._said_at = 0.0

    def happens(self, cause: str) -> None:
        """Databases say what is wrong with them, not what is in them: the cause may stand in the log."""
        now = monotonic()
        if cause != self._cause or now - self._said_at > AGAIN_SECONDS:
            logger.error("the store cannot be used: %s", cause)
            self._cause, self._said_at = cause, now

    def is_over(self) -> None:
        if self._cause:
            logger.info("the store can be used again")
            self._cause = ""
