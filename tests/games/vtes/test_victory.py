"""Leaving the game, searching and the research area where a ruling cannot say it: who sees what, and chance."""

from collections.abc import Iterator
from random import Random

import pytest

from elysium.engine.audience import SPECTATOR, viewers
from elysium.engine.state import Seat
from elysium.games.vtes.conservation import cards_of
from elysium.games.vtes.definitions.definition import Definition
from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import Entity, Face, register
from elysium.games.vtes.game import VTES
from elysium.games.vtes.position import position_from
from elysium.games.vtes.rules.pool import burn_pool, gain_pool
from elysium.games.vtes.state import GONE, READY, Vtes
from elysium.games.vtes.vocabulary.things import same_circle
from tests.games.vtes.harness import cards_as_before

NAMES = ("ana", "bea", "cai")


def table(**position: object) -> Vtes:
    s = position_from(position, NAMES)
    VTES.book.proceed(s)
    return s


def face(name: str) -> Face:
    return Face(fact_named(name).id)


def entity(s: Vtes, name: str, copy: int = 1) -> Entity:
    return [e for e in s.entities() if s.face[e] == face(name)][copy - 1]


def play(s: Vtes, seat: int, *moves: str) -> None:
    for words in moves:
        options = VTES.book.options_for(s, seat)
        VTES.book.play(s, seat, VTES.manners.meant(VTES.parse_option(words, NAMES), options))


@pytest.fixture
def imbued() -> Iterator[str]:
    """A crypt card that is no vampire: its cost is its life."""
    fact = fact_named('Jack "Hannibal137" Harmon')
    with cards_as_before():
        register(Definition(fact, said=(("life", fact.capacity),)))
        yield fact.slug


@pytest.mark.rule("VTES-7-10")
def test_a_crypt_card_that_is_no_vampire_comes_out_for_as_many_counters_as_it_costs(imbued: str) -> None:
    cost = fact_named('Jack "Hannibal137" Harmon').capacity
    s = table(phase="influence", ana={"uncontrolled": [{imbued: {"counters": cost - 1}}]})
    bring_out = VTES.parse_option(f"bring-out {imbued}", NAMES)
    assert VTES.manners.meant(bring_out, VTES.book.options_for(s, 0)) == bring_out, "not offered yet"
    play(s, 0, f"transfer {imbued}", f"transfer {imbued}", f"bring-out {imbued}")
    minion = entity(s, 'Jack "Hannibal137" Harmon')
    assert s.region[minion] == READY
    assert s.blood[minion] == cost, "counters beyond the cost drain"
    assert not s.is_vampire(minion)
    assert not s.locked[minion]


RICH = {
    "ready": ["jessica"],
    "uncontrolled": [{"korah": {"counters": 3}}],
    "hand": ["dodge", "blur"],
    "library": ["majesty", "vessel"],
    "crypt": ["lukas"],
    "research": ["arson"],
    "ash": ["fame"],
}


@pytest.mark.rule("VTES-9.1-16", "VTES-9.1-01")
def test_nobody_may_look_at_what_an_ousted_methuselah_had() -> None:
    s = table(bea=RICH, cai={"ready": [{"mazz": {"owner": "bea"}}]})
    brought = sorted(cards_of(s, Seat(1)))
    burn_pool(s, Seat(1), s.pool[1])
    s.asked = ()
    VTES.book.proceed(s)
    assert s.ousted == 1 << 1
    assert sorted(cards_of(s, Seat(1))) == brought
    VTES.rulings.check_conservation(s)
    for viewer in (*viewers(3), SPECTATOR):
        view = VTES.observe(s, viewer)
        assert view.removed[1] == ()
        assert view.ashes[1] == (face("Fame"),)
        assert view.hands[1] == view.libraries[1] == view.crypts[1] == view.research[1] == ()
        assert [view.face[e] for e, region in enumerate(view.region) if region != GONE] == [face("Mazz")]


@pytest.mark.rule("VTES-9.1-10")
def test_pool_gained_before_anything_else_happens_does_not_bring_back_who_has_none() -> None:
    """Whoever is without pool when the others are judged is out, whatever the order of the losses."""
    for order in ((0, 1), (1, 0)):
        s = table(pool={"ana": 2, "bea": 2, "cai": 5})
        for seat in order:
            burn_pool(s, Seat(seat), 2)
        s.asked = ()
        VTES.book.proceed(s)
        assert s.ousted == 0b11
        assert list(s.victory_points) == [1, 0, 2]
        assert s.over


@pytest.mark.rule("VTES-9.1-06")
def test_the_six_pool_come_after_the_oust_and_save_nobody() -> None:
    s = table(pool={"ana": 3, "bea": 1, "cai": 9})
    gain_pool(s, Seat(2), 1)
    burn_pool(s, Seat(1), 5)
    s.asked = ()
    VTES.book.proceed(s)
    assert list(s.pool) == [9, 0, 10]
    assert list(s.victory_points) == [1, 0, 0]


@pytest.mark.rule("VTES-TPL-10")
def test_a_search_leaves_the_library_in_an_order_that_nobody_can_know() -> None:
    library = ["blur", "dodge", "majesty", "arson", "vessel", "fame", "44-magnum", "soak"]
    orders = set()
    for seed in range(12):
        s = table(ana={"ready": ["sakhar"], "library": library, "hand_size": 0})
        s.key = seed.to_bytes(32, "little")
        play(s, 0, "use sakhar/1 sakhar -")
        while s.asked[0][0] != 0 or (0,) in {option[:1] for option in VTES.book.options(s, s.asked[0])}:
            VTES.book.take(s, s.asked[0], VTES.manners.passing(VTES.book.options(s, s.asked[0])) or ())
        before, draws = s.libraries[0], s.draws
        s.sealed = False
        play(s, 0, "decline")
        assert sorted(s.libraries[0]) == sorted(before)
        assert s.draws > draws
        assert s.sealed, "no undo: the order has changed and the library was seen"
        orders.add(s.libraries[0])
    assert len(orders) > 6


@pytest.mark.rule("VTES-11-25", "VTES-11-24")
def test_only_its_owner_sees_the_cards_in_a_research_area() -> None:
    s = table(ana={"research": ["dodge", "blur"], "library": ["majesty"]}, bea={"research": ["arson"]})
    own = VTES.observe(s, 0)
    assert sorted(own.research[0]) == sorted((face("Dodge"), face("Blur")))
    assert own.research[1:] == ((0,), ())
    for viewer in (1, 2, SPECTATOR):
        view = VTES.observe(s, viewer)
        assert view.research == ((0, 0), (face("Arson"),) if viewer == 1 else (0,), ())
    other = table(ana={"research": ["majesty", "blur"], "library": ["dodge"]}, bea={"research": ["arson"]})
    for viewer in (1, 2, SPECTATOR):
        assert VTES.observe(s, viewer) == VTES.observe(other, viewer)


@pytest.mark.rule("VTES-11-25")
def test_imagined_worlds_keep_ones_own_research_area_and_the_size_of_the_others() -> None:
    s = table(
        ana={"research": ["dodge", "blur"], "hand": ["soak"], "library": ["majesty", "fame"]},
        bea={"research": ["arson"], "library": ["vessel", "dodge"]},
    )
    for viewer in range(3):
        world = VTES.sample_world(VTES.observe(s, viewer), Random(7))
        assert isinstance(world, Vtes)
        assert [len(aside) for aside in world.research] == [2, 1, 0]
        assert world.research[viewer] == s.research[viewer]
        VTES.rulings.check_conservation(world)


@pytest.mark.rule("VTES-11-24")
def test_what_is_put_aside_is_no_entity_on_the_table() -> None:
    s = table(ana={"research": ["the-barrens", "fame"]}, bea={"ready": ["jessica"]})
    assert not {face("The Barrens"), face("Fame")} & set(s.face)
    shown = {card.face for zone in VTES.views.board(VTES.observe(s, 1)).zones for card in zone.cards}
    assert shown == {"jessica"}


@pytest.mark.rule("VTES-GLO-09")
def test_two_vampires_without_a_circle_are_not_of_one_circle() -> None:
    s = table(ana={"ready": ["ilse", "karl", "kyrylo", "mazz", "agrippina"]})
    ilse, karl, kyrylo = (entity(s, name) for name in ("Ilse", "Karl", "Kyrylo"))
    mazz, agrippina = entity(s, "Mazz"), entity(s, "Agrippina")
    assert same_circle(s, ilse, karl)
    assert not same_circle(s, ilse, kyrylo)
    assert not same_circle(s, mazz, agrippina)
    assert not same_circle(s, ilse, mazz)
