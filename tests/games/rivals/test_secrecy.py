"""What lies face down is in nobody's view but that of those who know it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from elysium.engine.audience import SPECTATOR, viewers
from elysium.engine.table import UNHURRIED, Until, automatic_choice, passed_at_first
from elysium.games.rivals.game import RIVALS
from elysium.games.rivals.position import position_from
from elysium.games.rivals.state import Rivals
from tests.harness.tables import all_setups, play_some, start

NAMES = ("ana", "bea", "cai")


def played(position: dict[str, Any], *moves: str) -> Rivals:
    """Each move is by whoever is asked first."""
    s = position_from({"players": list(NAMES), **position}, NAMES)
    RIVALS.book.proceed(s)
    for move in moves:
        seat = s.asked[0][0]
        option = RIVALS.parse_option(move, NAMES)
        legal = RIVALS.book.options_for(s, seat)
        RIVALS.book.play(s, seat, RIVALS.manners.meant(option, legal))
    return s


def seen(s: Rivals, field: str, viewers: Sequence[int] = (0, 1, 2, SPECTATOR)) -> list[object]:
    return [getattr(RIVALS.observe(s, viewer), field) for viewer in viewers]


@pytest.mark.rule("RIV-ATTACK-07", "RIV-REACT-01")
def test_cards_of_an_attack_are_known_to_who_laid_them() -> None:
    attack = ("attack hydra", "aim doc", "announce physical", "lay-attack throat-rip")
    position = {
        "ana": {"streets": ["hydra"], "hand": ["throat-rip", "sucker-punch"]},
        "bea": {"streets": [["doc", "lolita"]], "hand": ["insanity-defense", "fleetness"]},
        "cai": {"haven": ["ty-smith"]},
    }
    s = played(position, *attack)
    laid = s.attack_card
    assert laid
    assert seen(s, "attack_card") == [laid, 0, 0, 0]
    assert seen(s, "attack_laid") == [2, 2, 2, 2]


@pytest.mark.rule("RIV-SCHEME-06", "RIV-SCHEME-07", "RIV-SCHEME-08", "RIV-INFL-08")
def test_hidden_prestige_and_modifiers_are_known_to_who_hides_them() -> None:
    position = {
        "ana": {"haven": ["lixue-chen"], "hand": ["fame-and-fortune", "hedge-your-bets"]},
        "bea": {"haven": ["doc"]},
        "cai": {"haven": ["ty-smith"]},
    }
    s = played(position, "play fame-and-fortune lixue-chen", "hide-modifier hedge-your-bets", "answer yes 3")
    hidden = s.modifiers[0]
    assert hidden
    assert seen(s, "stakes") == [[3, 0, 0], [-1, 0, 0], [-1, 0, 0], [-1, 0, 0]]
    assert seen(s, "modifiers") == [[hidden, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert seen(s, "prestige") == [[20, 20, 20]] * 4
    assert seen(s, "laid") == [1, 1, 1, 1]


@pytest.mark.rule("RIV-CONSP-02")
def test_a_conspiracy_is_seen_by_those_to_whom_it_was_shown() -> None:
    position = {
        "ana": {"haven": ["guvnah"], "table": [{"lost-glory": {"face_down": True, "shown_to": ["cai"]}}]},
        "bea": {"haven": ["doc"]},
        "cai": {"haven": ["ty-smith"]},
    }
    s = played(position)
    entity = next(e for e in s.entities() if s.known_by[e] > 0)
    faces = [RIVALS.observe(s, viewer).face[entity] for viewer in (0, 1, 2, SPECTATOR)]
    assert faces == [s.face[entity], 0, s.face[entity], 0]


class AtFirst(NamedTuple):
    """What somebody wants who has said nothing."""

    skipped: Sequence[str] = passed_at_first(RIVALS)
    hurried: int = UNHURRIED
    until: Until = "turn"
    episode: tuple[int, ...] = ()


STRETCHES = 150
DEEPEST, STRETCH = 60, 60
ENOUGH = 15


@pytest.mark.rule("RIV-ATTACK-07", "RIV-REACT-01")
def test_the_table_passes_for_nobody_whose_hand_alone_leaves_them_no_choice() -> None:
    """In two worlds that somebody else cannot tell apart it passes in both or in neither: no prompt pass tells."""
    rng, setups = Random(3), all_setups(RIVALS)
    told: list[str] = []
    for _ in range(STRETCHES):
        setup = rng.choice(setups)
        s: Any = start(RIVALS, setup, rng.randrange(2**32))
        s.quiet = True
        play_some(RIVALS, s, rng, rng.randrange(DEEPEST))
        for _ in range(STRETCH):
            if not s.asked:
                break
            question = rng.choice(s.asked)
            seat = question[0]
            viewer = rng.choice([viewer for viewer in viewers(setup.players) if viewer != seat])
            worlds: tuple[Any, Any] = (s, RIVALS.sample_world(RIVALS.observe(s, viewer), rng))
            views = [RIVALS.observe(world, seat) for world in worlds]
            may_pass = all(RIVALS.manners.passing(view.options) for view in views)
            if may_pass and len({len(view.options) == 1 for view in views}) == 2:
                told.append(RIVALS.book.choices[question[1]].name)
            passes = {automatic_choice(RIVALS, view, AtFirst()) is not None for view in views}
            assert len(passes) == 1, RIVALS.book.choices[question[1]].name
            RIVALS.book.take(s, question, rng.choice(RIVALS.book.options(s, question)))
    assert len(told) >= ENOUGH, "otherwise nothing was compared"
    assert {"choose_attack_card", "choose_reaction", "use_in_attack"} <= set(told)
