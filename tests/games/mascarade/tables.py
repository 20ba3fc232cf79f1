"""Tables to test with: dealt, described or played at random, and what is said and seen at them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from elysium.engine.chance import key_from_seed
from elysium.engine.match import Match
from elysium.games.mascarade.game import MASCARADE
from elysium.games.mascarade.rules.turns import opening_turn, take_turn
from elysium.games.mascarade.state import MASK_NAMES, Mascarade, book

NAMES = ["ana", "bea", "cai", "dan", "eva", "fay", "gil", "hal", "ivy", "jon", "kim", "leo"]


def dealt(players: int, seed: int = 0, **options: str) -> Match:
    setup = MASCARADE.setup(players, options)
    return Match.deal(MASCARADE, setup, NAMES[:players], b"table %d" % seed)


def started(players: int, seed: int = 0, **options: str) -> Mascarade:
    """The position alone, with nobody listening."""
    return MASCARADE.start(MASCARADE.setup(players, options), key_from_seed(b"table %d" % seed), quiet=True)


def described(**position: Any) -> Match:
    names = list(position["masks"])
    s = MASCARADE.rulings.position_from({"players": names, **position}, names)
    book.proceed(s)
    return Match(MASCARADE, s, names)


def say(match: Match, *lines: str) -> None:
    """Play lines such as `ana: look ana`."""
    for line in lines:
        name, words = line.split(": ")
        match.play(match.names.index(name), MASCARADE.parse_option(words, match.names))


def heard(match: Match, viewer: int) -> list[str]:
    return [MASCARADE.event_words(event, match.names) for event in match.events_for(viewer)]


def sent(match: Match, viewer: int) -> bytes:
    """Everything that reaches a viewer: events, view, board, knowledge, and what can be taken back."""
    view: Mascarade = match.observe(viewer)
    undo = str(match.why_not_undo(viewer)) if viewer < len(match.names) else ""
    known = MASCARADE.views.knowledge(view, match.names)
    return msgspec.json.encode((match.events_for(viewer), view.fields(), MASCARADE.views.board(view), known, undo))


def facts(match: Match) -> dict[str, Any]:
    """What is true, whether or not anybody knows it."""
    assert isinstance(match.state, Mascarade)
    return MASCARADE.rulings.facts(match.state, match.names)


def faces(view: Mascarade) -> set[str]:
    """What can be read on the cards that lie on the table; the empty word for the back of a card."""
    return {card.face for zone in MASCARADE.views.board(view).zones for card in zone.cards}


def names_of(masks: list[int]) -> list[str]:
    return sorted(MASK_NAMES[mask] for mask in masks)


def random_turns(s: Mascarade, turns: int, seed: int) -> Iterator[Mascarade]:
    """The position after every decision of so many turns; a turn that would end the game is tried again."""
    rng = Random(seed)
    for _ in range(turns):
        while (played := _random_turn(s.clone(), rng))[-1].over:
            pass
        yield from played
        s = played[-1]


def _random_turn(s: Mascarade, rng: Random) -> list[Mascarade]:
    positions: list[Mascarade] = []
    while not positions or (s.asked and s.asked[0][1] not in (opening_turn, take_turn)):
        question = s.asked[0]
        book.play(s, question[0], rng.choice(book.options(s, question)))
        positions.append(s.clone())
    return positions
