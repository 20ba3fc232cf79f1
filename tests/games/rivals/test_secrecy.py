"""What lies face down is in nobody's view but that of those who know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from elysium.engine.audience import SPECTATOR
from elysium.games.rivals.game import RIVALS
from elysium.games.rivals.position import position_from
from elysium.games.rivals.state import Rivals

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
