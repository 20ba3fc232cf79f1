"""What an action is about is looked at again when it resolves; and damage says whether it is environmental."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from elysium.engine.state import Option, Seat, State
from elysium.games.vtes.cards.library.against_blockers import bait
from elysium.games.vtes.definitions.facts import by_slug, fact_named
from elysium.games.vtes.definitions.language import CARDS, Context, Face
from elysium.games.vtes.definitions.traits import FRENZY
from elysium.games.vtes.game import VTES
from elysium.games.vtes.position import position_from
from elysium.games.vtes.rules.combat.damage import ENVIRONMENTAL, UNPREVENTABLE
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.vocabulary.effects import sunlight
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import SELF

NAMES = ("ana", "bea")
ANA, BEA = Seat(0), Seat(1)


def _table(**position: Any) -> Vtes:
    s = position_from(position, NAMES)
    VTES.book.proceed(s)
    return s


def _option(words: str) -> Option:
    return VTES.parse_option(words, NAMES)


def _play(s: Vtes, words: str) -> None:
    options = VTES.book.options(s, s.asked[0])
    VTES.book.take(s, s.asked[0], VTES.manners.meant(_option(words), options))


def _pass(s: Vtes, seen: Callable[[State], None] | None = None) -> None:
    """Everybody lets the action take its course."""
    assert s.acting
    while s.acting:
        options = VTES.book.options(s, s.asked[0])
        passing = next(o for o in options if VTES.book.terms[o[0]].name in ("pass", "decline"))
        VTES.book.take(s, s.asked[0], passing, seen)


@pytest.mark.rule("VTES-6.2.3-07")
@pytest.mark.parametrize("gone", [False, True])
def test_a_hunt_for_a_card_that_has_left_the_ash_heap_brings_nothing(gone: bool) -> None:
    s = _table(
        ana={"ready": [{"mazz": {"clan": "hecata", "blood": 0}}], "hand": ["psychophagia"]},
        bea={"ready": ["krid"], "ash": ["loyal-street-gang"]},
    )
    (hunter,) = s.controlled(ANA)
    _play(s, "play psychophagia/1 mazz loyal-street-gang@bea")
    if gone:
        s.ashes = s.put(s.ashes, BEA, ())
    _pass(s)
    assert s.blood[hunter] == (0 if gone else 3)
    assert s.removed[BEA] == (() if gone else (Face(by_slug()["loyal-street-gang"].id),))
    assert s.ashes[ANA] == (Face(by_slug()["psychophagia"].id),)


@pytest.mark.rule("VTES-6.2.3-07")
def test_a_retainer_whose_employer_is_gone_is_burned() -> None:
    s = _table(
        ana={"ready": ["cohn-rose"], "hand": ["charnas-the-imp"]},
        bea={"ready": ["loyal-street-gang"]},
    )
    _play(s, "play charnas-the-imp cohn-rose loyal-street-gang")
    (employer,) = s.controlled(BEA)
    s.region[employer] = 0
    _pass(s)
    assert s.ashes[ANA] == (Face(by_slug()["charnas-the-imp"].id),)


def test_damage_of_the_sun_and_of_bears_is_environmental() -> None:
    s = _table(ana={"ready": ["krid"], "crypt": ["mazz"]}, bea={"ready": ["mazz"], "crypt": ["etrius"]})
    (own,), (s.blocker,) = s.controlled(ANA), s.controlled(BEA)
    LANGUAGE.deed(sunlight(2, SELF))(s, Context(ANA, own))
    bait(s, Context(ANA, own))
    assert s.damage == [
        (own, 0, 2, ENVIRONMENTAL | UNPREVENTABLE),
        (own, 1, 0, ENVIRONMENTAL | UNPREVENTABLE),
    ]


def test_damage_of_a_lunatic_eruption_that_is_burned_is_environmental() -> None:
    on = [{"lunatic-eruption": {"owner": "ana", "superior": True}}]
    s = _table(ana={"ready": ["cohn-rose"]}, bea={"ready": [{"mazz": {"on": on}}]})
    (burner,) = s.controlled(ANA)
    done = set()
    _play(s, "burn-card cohn-rose lunatic-eruption")
    _pass(s, lambda _: done.update(s.damage))
    assert done == {(burner, 1, 0, ENVIRONMENTAL | UNPREVENTABLE)}


def test_deep_song_is_a_frenzy_card_at_superior_only() -> None:
    song = CARDS[Face(fact_named("Deep Song").id)]
    assert [bool((song.traits | mode.traits) & FRENZY) for mode in song.modes] == [False, True]
