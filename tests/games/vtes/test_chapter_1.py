"""Chapters 1 and 2 where a ruling cannot say it: who sees what, and what is still so at the end of a game."""

from random import Random

import pytest

from elysium.engine.audience import SPECTATOR, viewers
from elysium.engine.state import Seat
from elysium.games.vtes.conservation import cards_of
from elysium.games.vtes.dealing import deal_table, faces
from elysium.games.vtes.definitions.facts import fact_named, reference_decks
from elysium.games.vtes.definitions.language import CARDS, Context, Entity, Face
from elysium.games.vtes.game import VTES
from elysium.games.vtes.position import facts, position_from
from elysium.games.vtes.rules.entities import attach, burn, steal, to_ready, to_torpor
from elysium.games.vtes.rules.hands import hand_size
from elysium.games.vtes.rules.legality import capacity_to_play
from elysium.games.vtes.state import READY, TORPOR, UNCONTROLLED, Vtes

NAMES = ("ana", "bea", "cai", "dan")


def table(seats: int = 3, **position: object) -> Vtes:
    s = position_from(position, NAMES[:seats])
    VTES.book.proceed(s)
    return s


def entity(s: Vtes, name: str) -> Entity:
    return Entity(s.face.index(Face(fact_named(name).id)))


def face(name: str) -> Face:
    return Face(fact_named(name).id)


def dealt(seed: int, players: int = 4) -> Vtes:
    return VTES.start(VTES.setup(players), seed.to_bytes(32, "little"))


@pytest.mark.rule("VTES-1.1-07")
def test_everybody_may_look_through_every_ash_heap() -> None:
    s = table(seats=4, bea={"ash": ["krid", "dodge"]}, dan={"ash": ["blur"]})
    for viewer in (*viewers(4), SPECTATOR):
        view = VTES.observe(s, viewer)
        assert view.ashes[1] == (face("Krid"), face("Dodge"))
        assert view.ashes[3] == (face("Blur"),)
        heap = next(zone for zone in VTES.views.board(view).zones if (zone.name, zone.owner) == ("ash-heap", 1))
        assert [card.face for card in heap.cards] == ["krid", "dodge"]


@pytest.mark.rule("VTES-1.3-01")
@pytest.mark.parametrize("seed", range(4))
def test_at_the_end_everybody_has_the_cards_that_were_brought(seed: int) -> None:
    s = dealt(seed, 2 + seed)
    brought = [sorted(cards_of(s, Seat(seat))) for seat in range(s.seats)]
    VTES.book.play_out(s, Random(seed).random)
    assert s.over
    assert [sorted(cards_of(s, Seat(seat))) for seat in range(s.seats)] == brought


@pytest.mark.rule("VTES-1.6.2.2-04")
def test_a_discipline_card_takes_with_it_what_it_gave() -> None:
    s = table(ana={"ready": [{"pug-jackson": {"blood": 7, "on": ["auspex", "fortitude"]}}]})
    vampire, auspex, fortitude = (entity(s, name) for name in ("Pug Jackson", "Auspex", "Fortitude"))
    assert (s.capacity[vampire], s.blood[vampire]) == (8, 7)
    burn(s, auspex)
    assert (s.capacity[vampire], s.blood[vampire]) == (7, 7)
    assert _codes(s, vampire) == (["cel", "for", "pot", "pre"], ["cel", "for", "pot"])
    burn(s, fortitude)
    assert (s.capacity[vampire], s.blood[vampire]) == (6, 6)
    assert _codes(s, vampire) == (["cel", "for", "pot", "pre"], ["cel", "pot"])


def _codes(s: Vtes, vampire: Entity) -> tuple[list[str], list[str]]:
    card = facts(s, NAMES[: s.seats])["cards"][CARDS[s.face[vampire]].slug]
    return card["basic"], card["superior"]


@pytest.mark.rule("VTES-1.6.2.3-04")
def test_a_trophy_on_a_vampire_stays_there() -> None:
    s = table(ana={"ready": [{"krid": {"on": ["trophy-domain"]}}, "mazz"]})
    trophy, krid = entity(s, "Trophy: Domain"), entity(s, "Krid")
    attach(s, trophy, entity(s, "Mazz"))
    assert s.host[trophy] == krid


@pytest.mark.rule("VTES-1.6.3-07", "VTES-1.6.3-11")
def test_an_ally_has_a_capacity_only_for_cards_it_plays_as_a_vampire() -> None:
    s = table(ana={"ready": [{"bima": {"life": 5, "on": ["animalism", "fortitude"]}}]})
    bima = entity(s, "Bima")
    assert capacity_to_play(s, Context(Seat(0), bima, face=face("Carrion Crows"))) == 1
    assert capacity_to_play(s, Context(Seat(0), bima, face=face("Blur"))) == 0
    assert capacity_to_play(s, Context(Seat(0), bima, face=face("Fortitude"), source=entity(s, "Fortitude"))) == 0
    burn(s, entity(s, "Animalism"))
    assert capacity_to_play(s, Context(Seat(0), bima, face=face("Carrion Crows"))) == 0
    assert (s.capacity[bima], s.region[bima]) == (0, READY)


@pytest.mark.rule("VTES-1.6.1.2-04")
def test_hand_sizes_follow_the_cards_that_change_them() -> None:
    hand = {"hand": ["dodge"] * 7, "library": ["blur"] * 5}
    s = table(ana={**hand, "in_play": ["elder-library"]}, bea=hand)
    assert (hand_size(s, Seat(0)), hand_size(s, Seat(1))) == (8, 7)
    steal(s, entity(s, "Elder Library"), Seat(1))
    assert (hand_size(s, Seat(0)), hand_size(s, Seat(1))) == (7, 8)
    s.asked = ()
    VTES.book.proceed(s)
    assert (len(s.hands[0]), len(s.hands[1])) == (7, 8)


@pytest.mark.rule("VTES-1.6.1.2-02")
def test_a_card_not_replaced_while_in_play_is_replaced_as_it_burns() -> None:
    s = table(phase="discard", ana={"hand": ["dragonbound", *["dodge"] * 6], "library": ["blur"] * 3})
    (play,) = (option for option in VTES.book.options_for(s, 0) if VTES.option_words(option, NAMES).startswith("play"))
    VTES.book.play(s, 0, play)
    assert len(s.hands[0]) == 6
    burn(s, entity(s, "Dragonbound"))
    s.asked = ()
    VTES.book.proceed(s)
    assert len(s.hands[0]) == 7
    assert s.delayed == [0, 0, 0]


@pytest.mark.rule("VTES-2.3-01")
def test_the_controlled_region_is_ready_and_torpor() -> None:
    s = table(ana={"ready": ["krid", "bima"], "torpor": ["mazz"], "uncontrolled": ["aleph"]})
    assert [s.region[e] for e in range(1, 5)] == [READY, READY, TORPOR, UNCONTROLLED]
    assert s.controlled(Seat(0)) == [1, 2, 3]
    assert s.minions(Seat(0)) == [1, 2]
    to_torpor(s, Entity(1))
    to_ready(s, Entity(3))
    assert (s.controlled(Seat(0)), s.minions(Seat(0))) == ([1, 2, 3], [2, 3])


@pytest.mark.rule("VTES-2.3-02", "VTES-2.3-04")
def test_the_start_of_a_game() -> None:
    for s in (dealt(5, 2), dealt(6, 5)):
        for seat in range(s.seats):
            assert len(s.in_region(Seat(seat), UNCONTROLLED)) == 4
            assert not s.controlled(Seat(seat))
            assert len(s.hands[seat]) == 7
            assert len(s.brought[seat]) == 4 + len(s.crypts[seat]) + 7 + len(s.libraries[seat])


@pytest.mark.rule("VTES-2.3-03")
def test_both_decks_are_shuffled_anew_for_every_seed_and_alike_for_the_same() -> None:
    deck = reference_decks()["first-blood-tremere"]
    orders = set()
    for seed in (b"one", b"one", b"two", b"three"):
        s = deal_table([deck, deck], seed, quiet=True)
        crypt = (*(s.face[e] for e in s.in_region(Seat(0), UNCONTROLLED)), *s.crypts[0])
        orders.add((crypt, s.libraries[0]))
        assert sorted(crypt) == sorted(faces(deck.crypt))
        assert sorted((*s.hands[0], *s.libraries[0])) == sorted(faces(deck.library))
        assert list(s.libraries[0]) != sorted(s.libraries[0])
        assert s.libraries[0] != s.libraries[1]
    assert len(orders) == 3


@pytest.mark.rule("VTES-2.3-05", "VTES-2.3-06")
def test_hands_and_face_down_vampires_are_for_their_holder_and_counters_for_all() -> None:
    s = table(ana={"uncontrolled": [{"krid": {"counters": 3}}], "hand": ["dodge", "blur"]})
    krid = entity(s, "Krid")
    own = VTES.observe(s, 0)
    assert own.hands[0] == tuple(sorted((face("Dodge"), face("Blur"))))
    assert (own.face[krid], own.capacity[krid], own.blood[krid]) == (face("Krid"), 2, 3)
    for viewer in (1, 2, SPECTATOR):
        view = VTES.observe(s, viewer)
        assert view.hands[0] == (0, 0)
        assert (view.face[krid], view.capacity[krid], view.clan[krid], view.blood[krid]) == (0, 0, 0, 3)
        assert _on_board(view, "uncontrolled") == [("", 3)]
    s.region[krid] = READY
    assert _on_board(VTES.observe(s, 1), "ready") == [("krid", 3)]


def _on_board(view: Vtes, name: str) -> list[tuple[str, int]]:
    zone = next(zone for zone in VTES.views.board(view).zones if (zone.name, zone.owner) == (name, 0))
    return [(card.face, card.counters) for card in zone.cards]
