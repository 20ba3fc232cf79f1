"""What waits on the stack says of its arguments what others must know."""

from random import Random

import pytest

from elysium.engine.cards.numbers import told_as
from elysium.engine.rulebook import parameters_of
from elysium.games.vtes.decks.rules import deck_word
from elysium.games.vtes.game import VTES
from elysium.games.vtes.rules.frames import BEING_PLAYED, Playing, veiled
from elysium.games.vtes.terms import SECRET, book, is_face_down
from tests.games.vtes.harness import random_deck
from tests.harness.tables import take_random


def test_a_card_being_played_is_read_by_the_names_of_its_step() -> None:
    (step,) = book.having(BEING_PLAYED)
    assert Playing._fields == parameters_of(book.steps[step])


def test_only_what_a_step_declares_is_veiled() -> None:
    places = book.role("hides")
    secret = SECRET | 5 << 12 | 3
    for step in range(len(book.steps)):
        frame = (step, *[secret] * len(parameters_of(book.steps[step])))
        changed = [place for place, number in enumerate(veiled(frame, lambda _: 0)) if number != frame[place]]
        assert changed == ([places[step]] if step in places else [])
    assert {book.step_names[step] for step in places} >= {"played", "resolve_card", "do_effects"}


@pytest.mark.parametrize("seed", range(4))
def test_no_other_argument_names_a_card_face_down(seed: int) -> None:
    rng = Random(seed)
    players = 2 + seed % 3
    decks = ",".join(deck_word(random_deck(rng, players)) for _ in range(players))
    s = VTES.start(VTES.setup(players, {"decks": decks}), seed.to_bytes(32, "little"))
    for _ in range(2500):
        if not s.asked:
            break
        take_random(VTES, s, rng)
        for frame in s.stack:
            assert not any(is_face_down(number) for number in veiled(frame, lambda _: 0)), book.step_names[frame[0]]
        for _, choice, *details in s.asked:
            # The place of such a card may be named, and nothing else of it.
            assert details == [told_as(number) for number in details], book.choices[choice].name
