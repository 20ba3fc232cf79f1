"""Tables to test with: dealt, described, or played to the end, and what is seen at them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from elysium.engine.chance import key_from_seed
from elysium.engine.state import Option
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.rules.planning import UP
from elysium.games.vendetta.state import Vendetta
from elysium.games.vendetta.terms import ADD, PLAY, PUT_UNDER, STAY, book

NAMES = ("ana", "bea", "cai", "dan", "eva", "fay")
QUIET_CLANS = ("brujah", "gangrel", "toreador", "tremere", "ventrue")
"""Their cards neither change hands nor decks."""
PLAIN_ALLIES = ("AL16", "AL17", "AL18", "AL19", "AL20", "AL21", "AL22", "AL23", "AL24", "AL25", "AL09", "AL10")
"""Without abilities: enough for three rounds of five players."""


def started(players: int, seed: int = 0, **options: str) -> Vendetta:
    """A dealt table with nobody listening."""
    return VENDETTA.start(VENDETTA.setup(players, options), key_from_seed(b"table %d" % seed), quiet=True)


def described(players: int, **position: Any) -> Vendetta:
    names = NAMES[:players]
    s = VENDETTA.rulings.position_from({"players": list(names), **position}, names)
    book.proceed(s)
    return s


def undisturbed(players: int) -> Vendetta:
    """The first round of a game in which no card changes what hands and decks hold."""
    clans = dict(zip(NAMES[:players], QUIET_CLANS, strict=False))
    return described(players, clans=clans, phase="kiss", ally_deck=list(PLAIN_ALLIES))


def answer(s: Vendetta, option: Option) -> None:
    """The first one asked says this."""
    book.take(s, s.asked[0], option)


def played_plainly(s: Vendetta) -> Iterator[tuple[int, Option]]:
    """To the end: the lowest card face up, no blood, always staying; yields who chooses what, before it is done."""
    while s.asked:
        question = s.asked[0]
        seat = question[0]
        options = book.options(s, question)
        wanted = [
            option
            for option in options
            if option in ((ADD, 0, 0), (STAY,))
            or (option[0] == PLAY and option[2:] == (seat % s.districts, UP))
            or option[0] == PUT_UNDER
        ]
        option = wanted[0] if wanted else options[0]
        yield seat, option
        book.take(s, question, option)


def played_at_random(s: Vendetta, seed: int) -> Iterator[Vendetta]:
    """To the end, stopping after every choice."""
    rng = Random(seed)
    while s.asked:
        question = rng.choice(s.asked)
        book.take(s, question, rng.choice(book.options(s, question)))
        yield s
