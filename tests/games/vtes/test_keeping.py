"""Cards that lie face down on a card in play, where a ruling cannot say it: who sees what, and imagined worlds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from elysium.engine.audience import SPECTATOR
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import Entity, Face
from elysium.games.vtes.game import VTES
from elysium.games.vtes.position import position_from
from elysium.games.vtes.rules.entities import burn, steal
from elysium.games.vtes.rules.hands import draw
from elysium.games.vtes.rules.keeping import kept_on
from elysium.games.vtes.rules.pool import leave
from elysium.games.vtes.state import Vtes

NAMES = ("ana", "bea", "cai")


def _tarot(kept: list[str], **others: list[str]) -> Vtes:
    bearer = {"lazar-dobrescu": {"on": [{"shilmulo-tarot": {"kept": kept}}]}}
    data: dict[str, Any] = {
        "players": NAMES,
        "ana": {"ready": [bearer], **others},
        "bea": {"ready": ["tsigane"], "library": ["vessel", "dodge"]},
    }
    return position_from(data, NAMES)


def face(name: str) -> Face:
    return Face(fact_named(name).id)


def entity(s: Vtes, name: str) -> Entity:
    return Entity(s.face.index(face(name)))


@pytest.mark.rule("VTES-1.4-01")
def test_only_their_owner_sees_the_cards_that_lie_face_down() -> None:
    s = _tarot(["dodge", "blur"], library=["majesty"])
    own = VTES.observe(s, 0)
    assert own.kept[0] == (face("Dodge"), face("Blur"))
    other = _tarot(["majesty", "blur"], library=["dodge"])
    for viewer in (1, 2, SPECTATOR):
        view = VTES.observe(s, viewer)
        assert view.kept == ((0, 0), (), ())
        assert view.keepers[0] == (entity(s, "Shilmulo Tarot"),) * 2
        assert view == VTES.observe(other, viewer)


@pytest.mark.rule("VTES-1.4-01")
def test_imagined_worlds_keep_ones_own_cards_and_as_many_of_the_others() -> None:
    s = _tarot(["dodge", "blur"], hand=["soak"], library=["majesty", "fame"])
    for viewer in range(3):
        world = VTES.sample_world(VTES.observe(s, viewer), Random(7))
        assert isinstance(world, Vtes)
        assert [len(kept) for kept in world.kept] == [2, 0, 0]
        assert world.kept[viewer] == s.kept[viewer]
        VTES.rulings.check_conservation(world)


@pytest.mark.rule("VTES-11-18")
def test_whoever_takes_the_card_draws_none_of_those_that_others_have_put_there() -> None:
    s = _tarot(["dodge"])
    steal(s, entity(s, "Lázár Dobrescu (G2)"), Seat(1))
    draw(s, Seat(1), 1)
    assert s.hands[1] == (face("Vessel"),)
    assert kept_on(s, Seat(0), entity(s, "Shilmulo Tarot")) == [face("Dodge")]
    burn(s, entity(s, "Shilmulo Tarot"))
    assert face("Dodge") in s.ashes[0]


@pytest.mark.rule("VTES-9.1-01")
def test_they_leave_the_game_with_their_owner() -> None:
    s = _tarot(["dodge"])
    leave(s, Seat(0))
    assert not any((s.kept[0], s.keepers[0], s.ashes[0]))
    assert face("Dodge") in s.removed[0]
