"""Combat where a ruling file cannot say it: what no card brings about in that way, and tables of damage."""

import dataclasses
from typing import Any

import pytest

from elysium.engine.match import Match
from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import CARDS, Entity, Face
from elysium.games.vtes.game import VTES
from elysium.games.vtes.position import facts, position_from
from elysium.games.vtes.rules.combat.damage import harm
from elysium.games.vtes.rules.combat.rounds import start_combat
from elysium.games.vtes.state import READY, TORPOR, Vtes
from elysium.games.vtes.vocabulary.clauses import steal_blood

NAMES = ["ana", "bea"]
REGIONS = {READY: "ready", TORPOR: "torpor", 0: "gone"}


def position(**seats: Any) -> Vtes:
    state = position_from(seats, NAMES)
    VTES.book.proceed(state)
    return state


def minion(s: Vtes, name: str) -> Entity:
    return Entity(s.face.index(Face(fact_named(name).id)))


def proceed_anew(s: Vtes) -> None:
    """What was asked is withdrawn; what has been put on the stack happens first."""
    s.asked = ()
    VTES.book.proceed(s)


def play(match: Match, seat: int, words: str) -> None:
    while True:
        options = VTES.book.options_for(match.state, seat)
        wanted = VTES.manners.meant(VTES.parse_option(words, NAMES), options)
        if wanted in options:
            match.play(seat, wanted)
            return
        question = match.state.asked[0]
        passing = VTES.manners.passing(VTES.book.options(match.state, question))
        assert passing is not None, f"{words} cannot be played"
        match.play(question[0], passing)


@pytest.mark.rule("VTES-6.4-02")
@pytest.mark.parametrize("torpid", ["ana", "bea"])
def test_no_combat_with_a_vampire_in_torpor(torpid: str) -> None:
    seats: dict[str, dict[str, list[str]]] = {"ana": {"ready": ["mazz"]}, "bea": {"ready": ["krid"]}}
    seats[torpid] = {"torpor": seats[torpid]["ready"]}
    s = position(**seats)
    before = VTES.save(s)
    start_combat(s, minion(s, "Mazz"), minion(s, "Krid"))
    assert VTES.save(s) == before


@pytest.mark.rule("VTES-6.4-03")
def test_no_combat_between_minions_of_one_methuselah() -> None:
    s = position(ana={"ready": ["mazz", "krid"]}, bea={"ready": ["stick"]})
    before = VTES.save(s)
    start_combat(s, minion(s, "Mazz"), minion(s, "Krid"))
    assert VTES.save(s) == before
    start_combat(s, minion(s, "Mazz"), minion(s, "Stick"))
    assert s.fighters


@pytest.mark.rule("VTES-6.4.1-02")
@pytest.mark.parametrize(("first", "second", "asked"), [("Mazz", "Krid", "ana"), ("Krid", "Mazz", "bea")])
def test_outside_an_action_the_minion_sent_into_combat_comes_first(first: str, second: str, asked: str) -> None:
    s = position(ana={"ready": ["mazz"], "hand": ["dodge"]}, bea={"ready": ["krid"], "hand": ["dodge"]})
    start_combat(s, minion(s, first), minion(s, second))
    proceed_anew(s)
    assert facts(s, NAMES)["window"] == "before-range"
    assert NAMES[s.asked[0][0]] == asked


@pytest.mark.rule("VTES-6.4.6-21")
@pytest.mark.rule("VTES-6.4.6-22")
@pytest.mark.rule("VTES-6.4.6-11")
@pytest.mark.rule("VTES-6.4.6-13")
@pytest.mark.parametrize(
    ("region", "blood", "normal", "aggravated", "region_after", "blood_after"),
    [
        ("ready", 4, 3, 0, "ready", 1),
        ("ready", 3, 3, 0, "ready", 0),
        ("ready", 1, 2, 0, "torpor", 0),
        ("ready", 4, 0, 1, "torpor", 4),
        ("ready", 4, 0, 2, "torpor", 3),
        ("ready", 1, 0, 3, "gone", 0),
        ("ready", 2, 1, 2, "torpor", 0),
        ("ready", 1, 1, 2, "gone", 0),
        ("ready", 1, 2, 1, "gone", 0),
        ("ready", 0, 1, 1, "gone", 0),
        ("torpor", 2, 0, 2, "torpor", 0),
        ("torpor", 1, 0, 2, "gone", 0),
        ("torpor", 0, 0, 1, "gone", 0),
        ("torpor", 1, 3, 0, "torpor", 0),
        ("torpor", 4, 3, 1, "torpor", 0),
        ("torpor", 3, 3, 1, "gone", 0),
    ],
)
def test_damage_to_a_vampire_outside_combat(
    region: str, blood: int, normal: int, aggravated: int, region_after: str, blood_after: int
) -> None:
    s = position(ana={region: [{"cohn-rose": {"blood": blood}}]}, bea={"ready": ["krid"]})
    vampire = minion(s, "Cohn Rose")
    harm(s, vampire, normal, aggravated, environmental=False)
    proceed_anew(s)
    assert (REGIONS[s.region[vampire]], s.blood[vampire]) == (region_after, blood_after)
    assert s.ashes[0] == ((fact_named("Cohn Rose").id,) if region_after == "gone" else ())


@pytest.mark.rule("VTES-6.4.6-19")
@pytest.mark.rule("VTES-6.4.6-20")
@pytest.mark.parametrize(
    ("normal", "aggravated", "left"), [(1, 0, 2), (0, 1, 2), (1, 1, 1), (0, 2, 1), (2, 1, 0), (4, 0, 0)]
)
def test_damage_to_allies_and_retainers(normal: int, aggravated: int, left: int) -> None:
    gang = {"loyal-street-gang": {"life": 3, "on": [{"raven-spy": {"life": 3}}]}}
    for name in ("Loyal Street Gang", "Raven Spy"):
        s = position(ana={"ready": [gang]}, bea={"ready": ["krid"]})
        card = minion(s, name)
        harm(s, card, normal, aggravated, environmental=False)
        proceed_anew(s)
        assert s.blood[card] == left
        assert bool(s.region[card]) == (left > 0)


@pytest.mark.rule("VTES-6.4.5-22")
def test_cohn_rose_steals_exactly_three(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card steals three; this one does it in the first round, as in the book."""
    face = Face(fact_named("Theft of Vitae").id)
    card = CARDS[face]
    modes = tuple(dataclasses.replace(mode, strike=steal_blood(3, ranged=True)) for mode in card.modes)
    monkeypatch.setitem(CARDS, face, dataclasses.replace(card, modes=modes))
    cohn_rose = {"cohn-rose": {"blood": 4}}
    s = position(ana={"ready": [cohn_rose], "hand": ["theft-of-vitae"]}, bea={"ready": ["thadius-zho"]})
    match = Match(VTES, s, NAMES)
    play(match, 0, "bleed cohn-rose bea")
    play(match, 1, "block thadius-zho")
    play(match, 0, "play theft-of-vitae/2 cohn-rose -")
    play(match, 1, "weapon-strike thadius-zho -")
    after = match.state
    assert isinstance(after, Vtes)
    cohn, mage = minion(after, "Cohn Rose"), minion(after, "Thadius Zho")
    assert (after.region[cohn], after.blood[cohn]) == (READY, 3)
    assert after.region[mage] == 0
    assert not after.fighters


@pytest.mark.rule("VTES-6.4.6-01")
def test_no_employer_damages_a_retainer_that_is_immune_to_it() -> None:
    """No card lets a minion hurt its own retainer."""
    s = position(ana={"ready": [{"pug-jackson": {"on": ["charnas-the-imp"]}}, "krid"]})
    charnas = minion(s, "Charnas the Imp")
    harm(s, charnas, 1, environmental=False, inflicter=minion(s, "Pug Jackson"))
    assert not s.damage
    harm(s, charnas, 1, environmental=False, inflicter=minion(s, "Krid"))
    assert s.damage
