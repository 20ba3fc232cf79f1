"""What some players were told in real games of Mascarade, and what the rules say the cards could be for them.

The page computes the same from the events alone, and is tested against this. Write the file anew with
`python -m tests.server.mascarade_notes`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from elysium.engine.audience import SPECTATOR
from elysium.engine.match import Match
from elysium.engine.state import Event, Option
from elysium.games.mascarade.game import MASCARADE
from elysium.games.mascarade.state import MASK_NAMES, PASS
from elysium.games.mascarade.worlds import MOST_FOLLOWED
from elysium.server.views import Viewpoint

FILE = Path(__file__).parents[2] / "web/src/boards/mascarade/notes.fixture.json"
NAMES = [f"p{seat}" for seat in range(12)]
PATIENCE = 0.85


class Story(NamedTuple):
    players: int
    options: dict[str, str]
    viewers: tuple[int, ...]
    seed: int
    decisions: int
    """After how many the story ends, if the game has not."""
    every: int
    """Between two looks at what the cards can be, so many decisions."""


STORIES = (
    Story(4, {"side": "A"}, (0, SPECTATOR), 1, 48, 4),
    Story(4, {"masks": "judge,king,spy,fool,empress,witch"}, (1,), 2, 64, 6),
    Story(6, {"side": "B"}, (0,), 3, 90, 6),
    Story(6, {"masks": "judge,puppet-master,fool,king,princess,spy,empress,widow"}, (4, 2), 4, 120, 8),
    Story(8, {"side": "B"}, (5,), 5, 120, 12),
    Story(12, {"side": "A"}, (7,), 6, 140, 14),
)


def told_stories() -> dict[str, Any]:
    return {
        "masks": list(MASK_NAMES),
        "followed": MOST_FOLLOWED,
        "games": [game for story in STORIES for game in _games(story)],
    }


def as_text() -> str:
    return json.dumps(told_stories(), separators=(",", ":")).replace('{"players"', '\n{"players"') + "\n"


def _games(story: Story) -> list[dict[str, Any]]:
    """The same game in the eyes of each viewer of the story."""
    names = NAMES[: story.players]
    match = Match.deal(MASCARADE, MASCARADE.setup(story.players, story.options), names, bytes([story.seed]))
    rng = Random(story.seed)
    games: list[dict[str, Any]] = [
        {"players": story.players, "viewer": viewer, "events": [], "points": []} for viewer in story.viewers
    ]
    _tell(games, match, match.opening)
    for decision in range(1, story.decisions + 1):
        if match.state.over:
            break
        seat = match.state.asked[0][0]
        _tell(games, match, match.play(seat, _chosen(match.observe(seat).options, rng)))
        if decision % story.every == 0 and not match.state.over:
            for game in games:
                game["points"].append(_point(match, game))
    return games


def _chosen(options: Sequence[Option], rng: Random) -> Option:
    """Any act as likely as any other, but few claims: powers that nobody contests make the better stories."""
    if (PASS,) in options and rng.random() < PATIENCE:
        return (PASS,)
    verb = rng.choice(sorted({option[0] for option in options}))
    return rng.choice([option for option in options if option[0] == verb])


def _tell(games: list[dict[str, Any]], match: Match, events: tuple[Event, ...]) -> None:
    viewpoint = Viewpoint(MASCARADE, match.names)
    for game in games:
        game["events"] += [[event.name, event.args] for event in viewpoint.told(events, game["viewer"])]


def _point(match: Match, game: dict[str, Any]) -> dict[str, Any]:
    """What every card can be for the viewer after so many events, cards in the order of their numbers."""
    known = MASCARADE.views.knowledge(match.observe(game["viewer"]), match.names)
    cards = sorted(known, key=lambda word: MASCARADE.kinds["card"].parse(word, match.names))
    return {"after": len(game["events"]), "possible": [known[card] for card in cards]}


if __name__ == "__main__":
    FILE.write_text(as_text(), encoding="utf-8")
