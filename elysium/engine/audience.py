"""Who may know a thing: audiences are bit sets of seats, with one bit for everybody who only watches."""

from typing import Final

from elysium.engine.refusal import Refusal

MAX_SEATS: Final = 30

SPECTATOR: Final = 30
"""The viewer who holds no seat: sees what is public."""

OPEN_TABLE: Final = 31
"""The viewer for whom all cards are turned up; allowed only after the game."""

EVERYONE: Final = -1


def only(seat: int) -> int:
    return 1 << seat


def all_but(seat: int) -> int:
    return ~(1 << seat)


def includes(audience: int, viewer: int) -> bool:
    return viewer == OPEN_TABLE or bool(audience >> viewer & 1)


def check_viewer(viewer: int, over: bool) -> None:
    """Nobody sees open cards before the game is over."""
    if viewer == OPEN_TABLE and not over:
        raise Refusal("open-only-after-the-game")


def check_replay_viewer(viewer: int, over: bool) -> None:
    """Anybody may ask for the course of a game; until it is over, only for what a spectator saw of it."""
    if viewer != SPECTATOR and not over:
        raise Refusal("open-only-after-the-game")


def viewers(seats: int) -> list[int]:
    """Everyone a running table must be drawn for."""
    return [*range(seats), SPECTATOR]
