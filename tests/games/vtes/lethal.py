"""Turns in which a bleed that nobody can block would oust the prey, and what became of them.

`python -m tests.games.vtes.lethal --games 150` counts them at tables of five with decks that have won a tournament.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from elysium.games.vtes.advising.outlook import Outlook
from elysium.games.vtes.decks.rules import supported_cards
from elysium.games.vtes.decks.winners import PREFIX, winning_decks
from elysium.games.vtes.definitions.language import Entity
from elysium.games.vtes.game import VTES
from elysium.games.vtes.state import MINION_PHASE, READY, Vtes

PLAYERS = 5


class Turn(NamedTuple):
    """A turn that began its minion phase with enough free bleed, and no minion of the prey that could block."""

    game: int
    number: int
    ousted: bool
    idle: tuple[Entity, ...]
    """Who could have bled and did not act, although the prey was still there."""


def playable_winners() -> list[str]:
    archive, there = winning_decks(), supported_cards()
    return [
        f"{PREFIX}{number}"
        for number, piles in zip(archive.numbers, archive.decks, strict=True)
        if all(card in there for pile in piles for card, _ in pile)
    ]


def lethal_turns(games: int, seed: int) -> Iterator[Turn]:
    rng = Random(seed)
    names = playable_winners()
    for game in range(games):
        setup = VTES.setup(PLAYERS, {"decks": ",".join(rng.sample(names, PLAYERS))})
        yield from _of_game(VTES.start(setup, rng.randbytes(32), quiet=True), game, rng)


def _of_game(s: Vtes, game: int, rng: Random) -> Iterator[Turn]:
    looked_at = -1
    lethal: tuple[int, int, list[Entity]] | None = None
    idle: tuple[Entity, ...] = ()
    while s.asked:
        seat = s.asked[0][0]
        if lethal is not None and s.turns != lethal[0]:
            ousted = bool(s.ousted >> lethal[1] & 1)
            yield Turn(game, lethal[0], ousted, () if ousted else idle)
            lethal = None
        if s.phase == MINION_PHASE and seat == s.turn:
            if s.turns != looked_at:
                looked_at = s.turns
                prey, free = _lethal(s)
                lethal = (s.turns, prey, free) if free else None
            if lethal is not None:
                idle = tuple(e for e in lethal[2] if s.region[e] == READY and not s.locked[e])
        options = VTES.book.options(s, s.asked[0])
        option = options[0] if len(options) == 1 else VTES.mind.advise(VTES.observe(s, seat), rng)
        VTES.book.take(s, s.asked[0], option)


def _lethal(s: Vtes) -> tuple[int, list[Entity]]:
    look = Outlook(s, s.turn)
    # Who has no blood must hunt.
    free = [e for e in look.ready[s.turn] if not s.locked[e] and (s.blood[e] or not s.is_vampire(e)) and look.bleed(e)]
    enough = look.prey != s.turn and sum(map(look.bleed, free)) >= s.pool[look.prey]
    return look.prey, free if enough and not list(look.blockers(look.prey)) else []


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=150)
    arguments.add_argument("--seed", type=int, default=7)
    chosen = arguments.parse_args()
    turns = list(lethal_turns(chosen.games, chosen.seed))
    tried, ousted = sum(not turn.idle for turn in turns), sum(turn.ousted for turn in turns)
    print(f"{len(turns)} turns in {chosen.games} games; in {ousted} the prey was ousted")
    print(f"in {tried} nobody who could have bled stayed at home")
    for turn in turns:
        if turn.idle:
            print(turn)


if __name__ == "__main__":
    main()
