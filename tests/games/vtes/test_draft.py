"""Draft effects: no card of krcg's data has one, so a card is given one for the test. And an Imbued is unique."""

from collections.abc import Iterator

import pytest

from elysium.engine.refusal import BadSetup
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.definition import Definition
from elysium.games.vtes.definitions.facts import fact_named, facts
from elysium.games.vtes.definitions.language import Face, register
from elysium.games.vtes.game import VTES
from elysium.games.vtes.position import position_from
from elysium.games.vtes.rules.entering import entered
from elysium.games.vtes.rules.entities import new_entity
from elysium.games.vtes.state import CONTESTED, READY, Vtes
from elysium.games.vtes.terms import PLAY
from elysium.games.vtes.vocabulary.clauses import action, bleed, card
from elysium.games.vtes.vocabulary.effects import gain_blood
from elysium.games.vtes.vocabulary.things import IT, YOU, of, uncontrolled, vampire, younger
from tests.games.vtes.harness import cards_as_before

NAMES = ["ana", "bea"]
GOVERN = fact_named("Govern the Unaligned").id


@pytest.fixture(autouse=True)
def with_a_draft_effect() -> Iterator[None]:
    """A one-stealth action card for a blood, with Dominate; its draft effect needs nothing."""
    target = vampire(younger(), uncontrolled, of(YOU))
    with cards_as_before():
        card(
            "Govern the Unaligned",
            basic=action(gain_blood(1, IT), stealth=1, target=target),
            superior=action(gain_blood(3, IT), stealth=1, target=target),
            draft=bleed(+1),
        )
        yield


def table(*, draft: bool) -> Vtes:
    position = {
        "ana": {"ready": [{"mazz": {"blood": 2}}], "hand": ["govern-the-unaligned"]},
        "bea": {"ready": ["krid"]},
    }
    s = position_from(position, NAMES)
    s.draft = draft
    VTES.book.proceed(s)
    return s


def plays(s: Vtes) -> list[int]:
    return [option[1] & 15 for option in VTES.book.options(s, s.asked[0]) if option[0] == PLAY]


@pytest.mark.rule("VTES-1.6.1.6-01")
def test_a_draft_effect_is_offered_only_at_a_draft_table() -> None:
    assert plays(table(draft=False)) == []
    assert plays(table(draft=True)) == [2]
    assert VTES.start(VTES.setup(2, {"draft": "yes"}), bytes(32)).draft
    assert not VTES.start(VTES.setup(2), bytes(32)).draft
    with pytest.raises(BadSetup):
        VTES.setup(2, {"draft": "maybe"})


@pytest.mark.rule("VTES-1.6.1.6-02", "VTES-1.6.1.6-03")
def test_header_and_cost_hold_for_it_but_not_the_discipline() -> None:
    s = table(draft=True)
    assert not s.basic[1] >> 8 & 1, "Mazz has no Dominate"
    (option,) = [option for option in VTES.book.options(s, s.asked[0]) if option[0] == PLAY]
    VTES.book.play(s, 0, option)
    assert VTES.rulings.facts(s, NAMES)["stealth"] == 1
    while s.acting:
        question = s.asked[0]
        passing = VTES.manners.passing(VTES.book.options(s, question))
        assert passing is not None
        VTES.book.play(s, question[0], passing)
    assert s.blood[1] == 1, "it costs a blood"
    assert s.pool[1] == 28


@pytest.mark.rule("VTES-A.1-09")
def test_an_imbued_is_unique_like_a_vampire() -> None:
    imbued = next(fact for fact in facts().values() if "imbued" in fact.types)
    register(Definition(imbued))
    s = table(draft=False)
    first = new_entity(s, Face(imbued.id), Seat(0), Seat(0), READY)
    s.blood[first] = 1
    entered(s, first)
    assert s.region[first] == READY
    second = new_entity(s, Face(imbued.id), Seat(1), Seat(1), READY)
    s.blood[second] = 1
    entered(s, second)
    assert s.region[first] == s.region[second] == READY + CONTESTED
