"""Which tables the shared tests play: every registered game and the example, in all sizes and variants."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from elysium.engine.game import Game
from elysium.engine.refusal import BadSetup
from elysium.engine.registry import game_names, load_game
from elysium.engine.setup import Setup
from elysium.engine.state import State
from elysium.games.mascarade.cards.masks import MASKS
from elysium.games.mascarade.cards.scenarios import MASKS_AT_SMALL_TABLE, MOST_CENTRE_CARDS, SMALL_TABLE
from elysium.games.mascarade.state import PEASANT
from elysium.games.vtes.cards.facts import Deck, facts
from elysium.games.vtes.cards.registry import supported
from elysium.games.vtes.decks import deck_word

SOAK_FACTOR = 10
EXAMPLE = Path(__file__).parents[2] / "examples" / "sealed-bids"

OWN_CARDS = """
cards:
  - {code: BR02, power: 1, conflict: [{power: 3, per: own-cards-here}]}
  - {code: BR07, preparation: [{steal: 2, who: each-opponent}, {draw: 1}]}
  - {code: NO07, power: 2, preparation: [{may-withdraw: , then: [{steal: 3}]}]}
  - {code: AL09, kind: human, kiss: 2, gained: [{gain-blood: alliance}]}
  - {code: VI, influence: 2, drained-blood: 4}
rewards: {second: [1, 1, 1], haven: 2}
"""
"""A card file as a table may bring it: another text, other numbers, another kind, other rewards."""

VARIANTS: dict[str, list[dict[str, str]]] = {
    "mascarade": [{"side": "A"}, {"side": "B"}],
    "vendetta": [
        {},
        {"clans": "random", "locations": "all", "relics": "all"},
        {"teams": "yes", "relics": "all"},
        {"clans": "brujah,nosferatu,malkavian", "cards": OWN_CARDS},
    ],
    "vtes": [{}, {"decks": "first-blood-nosferatu,first-blood-tremere", "half-decks": "yes"}],
}
"""Table options worth trying, for each game; none means the defaults."""


@cache
def all_games() -> tuple[Game[Any], ...]:
    if str(EXAMPLE) not in sys.path:
        sys.path.insert(0, str(EXAMPLE))
    from sealed_bids.game import SEALED_BIDS

    return (*(load_game(name) for name in game_names() if name != SEALED_BIDS.name), SEALED_BIDS)


LONG_GAMES = {"vendetta": 150, "vtes": 1500}
"""Games too long to look at every decision: how deep into one the tests look."""
STRETCH = 25
"""How many decisions in a row are looked at then."""
SIZES = {"vtes": (2, 3, 5)}
"""Table sizes that stand for all, where every size would take too long."""


def all_setups(game: Game[Any]) -> list[Setup]:
    variants = VARIANTS.get(game.name, [{}])
    sizes = SIZES.get(game.name, game.players)
    return [setup for players in sizes for options in variants if (setup := _setup(game, players, options))]


def _setup(game: Game[Any], players: int, options: dict[str, str]) -> Setup | None:
    """Not every variant is for every number of players."""
    try:
        return game.setup(players, options)
    except BadSetup:
        return None


def journey(game: Game[Any], state: State, rng: Random) -> Iterator[State]:
    """Stop before every decision of a game; of a long one, before each of a stretch somewhere in it."""
    depth = LONG_GAMES.get(game.name, 0)
    if depth:
        quiet, state.quiet = state.quiet, True
        play_some(game, state, rng, int(rng.random() * depth))
        state.quiet = quiet
    left = STRETCH if depth else -1
    while state.asked and left:
        yield state
        left -= 1


def examples(count: int) -> settings:
    """So many examples in a test, and many times more in a soak."""
    return settings(max_examples=count * (SOAK_FACTOR if os.environ.get("ELYSIUM_PROFILE") == "soak" else 1))


def names_for(game_setup: Setup) -> list[str]:
    return [f"p{number}" for number in range(1, game_setup.players + 1)]


@st.composite
def tables(draw: st.DrawFn, of: Game[Any] | None = None) -> tuple[Game[Any], Setup, int]:
    """Any game or this one, any table of it, and a seed for chance and choices."""
    game = of or draw(st.sampled_from(all_games()))
    setup = draw(st.sampled_from(all_setups(game)))
    if game.name in CUSTOM_TABLES and draw(st.booleans()):
        setup = game.setup(setup.players, draw(CUSTOM_TABLES[game.name](setup.players)))
    return game, setup, draw(st.integers(0, 2**32))


@st.composite
def custom_scenarios(draw: st.DrawFn, players: int) -> dict[str, str]:
    """Any list of masks that Mascarade allows, centre cards included, and anybody to begin."""
    spare = 0 if players <= SMALL_TABLE else draw(st.integers(0, MOST_CENTRE_CARDS))
    count = max(MASKS_AT_SMALL_TABLE, players) + spare
    allowed = [mask for mask in MASKS if mask.min_players <= players and mask.name not in ("judge", "peasant")]
    starred = [mask.name for mask in allowed if mask.star]
    plain = [mask.name for mask in allowed if not mask.star]
    pair = players >= MASKS[PEASANT].min_players and draw(st.booleans())
    most_stars = min(count // 2, len(starred) + 2 * pair)
    stars = draw(st.integers(max(-(-count // 3), count - 1 - len(plain)), most_stars))
    masks = ["judge", *["peasant"] * (2 * pair)]
    masks += draw(st.permutations(starred))[: stars - 2 * pair]
    masks += draw(st.permutations(plain))[: count - stars - 1]
    return {"masks": ",".join(masks), "first": str(draw(st.integers(1, players)))}


@st.composite
def decks_of_all_cards(draw: st.DrawFn, players: int) -> dict[str, str]:
    """Legal decks of any cards that can be played, a different one for every seat."""
    rng = Random(draw(st.integers(0, 2**32)))
    return {"decks": ",".join(deck_word(random_deck(rng, players)) for _ in range(players))}


def random_deck(rng: Random, players: int) -> Deck:
    cards = [facts()[face] for face in sorted(supported())]
    group = rng.randrange(1, 6)
    crypt = [fact.id for fact in cards if fact.crypt and fact.group in (0, group, group + 1)]
    library = [fact.id for fact in cards if not fact.crypt]
    size = rng.randrange(40, 41 + 10 * players)
    return Deck(
        "random",
        tuple(sorted(Counter(rng.choices(crypt, k=12)).items())),
        tuple(sorted(Counter(rng.choices(library, k=size)).items())),
    )


CUSTOM_TABLES = {"mascarade": custom_scenarios, "vtes": decks_of_all_cards}


def start(game: Game[Any], setup: Setup, seed: int, *, quiet: bool = False) -> State:
    state: State = game.start(setup, seed.to_bytes(32, "little"), quiet=quiet)
    return state


def take_random(game: Game[Any], state: State, rng: Random) -> None:
    """One random decision of a random seat among those asked."""
    question = state.asked[int(rng.random() * len(state.asked))]
    options = game.book.options(state, question)
    game.book.take(state, question, options[int(rng.random() * len(options))])


def play_some(game: Game[Any], state: State, rng: Random, decisions: int) -> None:
    for _ in range(decisions):
        if not state.asked:
            return
        take_random(game, state, rng)


def canonical(game: Game[Any], state: State) -> bytes:
    return game.save(state)
