"""Sampled worlds: what lies hidden follows from what was seen and decks that anybody knows, never from the table."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from elysium.bots.bot import make_bot
from elysium.engine.state import Seat
from elysium.games.rivals import worlds
from elysium.games.rivals.conservation import cards_of
from elysium.games.rivals.decks.rules import COPIES, STARTERS
from elysium.games.rivals.definitions.language import CARDS, Face
from elysium.games.rivals.definitions.names import FACTION_STACK, LIBRARY_STACK
from elysium.games.rivals.game import RIVALS
from elysium.games.rivals.state import Rivals
from elysium.games.rivals.worlds import faces_of_stack, known_decks

THEM = Seat(1)


def dealt(decks: str, decisions: int = 40, **options: str) -> Rivals:
    """A game with some of its decisions behind it, in which the first seat is asked."""
    s = RIVALS.start(RIVALS.setup(2, {"decks": decks, "first": "1", **options}), bytes(32), quiet=True)
    rng = Random(5)
    while decisions > 0 or s.asked[0][0]:
        legal = RIVALS.book.options(s, s.asked[0])
        RIVALS.book.take(s, s.asked[0], legal[int(rng.random() * len(legal))])
        decisions -= 1
    return s


def with_other_cards(s: Rivals, rng: Random) -> Rivals:
    """The same table for everybody else, but the second seat has brought other cards: each hidden one is any at all."""
    twin = s.clone()

    def other(face: Face) -> Face:
        stack = FACTION_STACK if CARDS[face].is_vampire else LIBRARY_STACK
        return rng.choice(faces_of_stack(stack))

    def others(faces: Sequence[Face]) -> tuple[Face, ...]:
        return tuple(other(face) for face in faces)

    shown = Counter(s.shown_hands[THEM])
    hidden = sorted((Counter(s.hands[THEM]) - shown).elements())
    twin.hands = s.put(s.hands, THEM, tuple(sorted([*shown.elements(), *others(hidden)])))
    twin.libraries = s.put(s.libraries, THEM, others(s.libraries[THEM]))
    twin.factions = s.put(s.factions, THEM, others(s.factions[THEM]))
    twin.brought = s.put(s.brought, THEM, tuple(sorted(cards_of(twin, THEM))))
    return twin


def sampled(view: Rivals, seed: int) -> Rivals:
    world = RIVALS.views.sampler(view)(Random(seed))
    assert isinstance(world, Rivals)
    return world


@pytest.mark.parametrize("bot", ["heuristic", "search:12"])
def test_worlds_and_bots_are_the_same_whatever_somebody_has_brought(bot: str) -> None:
    s = dealt("brujah,toreador")
    twin = with_other_cards(s, Random(1))
    assert sorted(twin.brought[THEM]) != sorted(s.brought[THEM])
    views = [RIVALS.observe(state, 0) for state in (s, twin)]
    assert views[0] == views[1]
    drawn = [sampled(view, 2) for view in views]
    assert drawn[0] == drawn[1]
    assert len({make_bot(bot, RIVALS).choose(view, Random(3)) for view in views}) == 1


@pytest.mark.parametrize("decks", ["brujah,toreador", "malkavian,ventrue"])
def test_a_starter_deck_that_shows_itself_is_taken_for_what_it_is(decks: str) -> None:
    s = dealt(decks)
    view = RIVALS.observe(s, 0)
    assert all(sampled(view, seed).brought[THEM] == s.brought[THEM] for seed in range(20))


def test_haven_and_agenda_give_a_starter_deck_away() -> None:
    s = RIVALS.start(RIVALS.setup(2, {"decks": "brujah,toreador"}), bytes(32), quiet=True)
    assert len(known_decks()) == len(STARTERS)
    assert sampled(RIVALS.observe(s, 0), 1).brought[THEM] == s.brought[THEM]


def test_no_starter_explains_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deck of somebody's own: cards of the clans that were seen and of none, no more of a name than are allowed."""
    s = dealt("brujah,toreador")
    monkeypatch.setattr(worlds, "known_decks", tuple)
    view = RIVALS.observe(s, 0)
    seen = {CARDS[view.face[e]].clan for e in view.entities()[1:] if view.owner[e] == THEM and view.face[e] > 0} | {0}
    for seed in range(20):
        world = sampled(view, seed)
        RIVALS.rulings.check_conservation(world)
        assert RIVALS.observe(world, 0) == view
        brought = Counter(CARDS[face].name for face in world.brought[THEM])
        assert max(brought.values()) <= COPIES
        library = [CARDS[face] for face in world.libraries[THEM]]
        assert {card.clan for card in library} <= seen
