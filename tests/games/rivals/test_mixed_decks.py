"""Two hundred random games with decks drawn from all cards.

Every one ends, nothing is lost on the way, and there is no library card that never leaves a hand.
"""

from __future__ import annotations

from random import Random

from elysium.games.rivals.decks.deck import Deck, deck_of
from elysium.games.rivals.decks.rules import deck_word
from elysium.games.rivals.definitions.language import CARDS, LATER_PRINTING, Face
from elysium.games.rivals.definitions.names import AGENDA_STACK, FACTION_STACK, HAVEN_STACK, LIBRARY_STACK
from elysium.games.rivals.game import RIVALS
from elysium.games.rivals.state import Rivals
from tests.games.rivals.harness import DECLARED
from tests.harness.tables import take_random

GAMES = 200
LONGEST = 20_000


def faces(stack: int) -> list[Face]:
    return sorted(face for face in CARDS if CARDS[face].stack == stack and not face & LATER_PRINTING)


def mixed_deck(rng: Random, vampires: list[Face]) -> Deck:
    """Seven vampires that nobody else has, and forty cards of which each is about as likely."""
    library = rng.sample(3 * faces(LIBRARY_STACK), k=40)
    others = [rng.choice(faces(HAVEN_STACK)), rng.choice(faces(AGENDA_STACK))]
    return deck_of("mixed", [(face, 1) for face in (*vampires, *others, *library)], vampires[0])


def table(seed: int) -> Rivals:
    rng = Random(seed)
    players = 2 + seed % 3
    vampires = rng.sample(faces(FACTION_STACK), 7 * players)
    decks = [deck_word(mixed_deck(rng, vampires[7 * seat : 7 * seat + 7])) for seat in range(players)]
    options = {"printing": ("first", "errata")[seed % 2], "hidden-agendas": ("yes", "no")[seed // 2 % 2]}
    setup = RIVALS.setup(players, {**options, "decks": ",".join(decks)})
    return RIVALS.start(setup, seed.to_bytes(32, "little"), quiet=True)


def test_random_games_with_all_cards_end() -> None:
    played: set[int] = set()
    for seed in range(GAMES):
        s, rng = table(seed), Random(seed)
        for decision in range(LONGEST):
            if s.over:
                break
            take_random(RIVALS, s, rng)
            if decision % 20 == 0:
                DECLARED.check(s)
                RIVALS.rulings.check_conservation(s)
        assert s.over, f"game {seed} goes on and on"
        played |= {face & ~LATER_PRINTING for pile in (*s.discards, *s.burned) for face in pile}
        played |= {face & ~LATER_PRINTING for face in s.face}
    assert set(faces(LIBRARY_STACK)) <= played
