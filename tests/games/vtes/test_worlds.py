"""Worlds that a seat thinks possible agree with what was announced, and with what was shown."""

from random import Random
from typing import Any

import pytest

from elysium.engine.audience import SPECTATOR
from elysium.engine.state import Seat
from elysium.games.vtes.cards.library.actions import choose_bearer, choose_to_command, most_to_command
from elysium.games.vtes.dealing import usable_by
from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import (
    W_AFTER_ACTION,
    W_ANNOUNCED,
    W_BLOCK,
    W_UNBLOCKED,
    WINDOWS,
    Context,
    Entity,
    Face,
)
from elysium.games.vtes.game import VTES
from elysium.games.vtes.rules.entities import to_crypt_bottom
from elysium.games.vtes.rules.hands import known_of_hand, look_at_hand
from elysium.games.vtes.rules.impulse import ASKS, window_of
from elysium.games.vtes.rules.turn import crypt_to_uncontrolled
from elysium.games.vtes.rules.zones import shuffle_hand_into_library
from elysium.games.vtes.state import UNCONTROLLED, Vtes
from elysium.games.vtes.vocabulary.effects import into_library
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import ACTION_CARD

NAMES = ("ana", "bea", "cai")
OTHERS = (1, 2, SPECTATOR)
ELDERS = ["etrius", "anson", "korah", "benjamin-rose"]


def table(**details: Any) -> Vtes:
    """Everybody has somebody who could answer an action."""
    awake = {"ready": ["vasily"], "hand": ["deflection"]}
    s = VTES.rulings.position_from({"players": list(NAMES), "bea": awake, "cai": {"ready": ["tara"]}, **details}, NAMES)
    VTES.book.proceed(s)
    return s


def face(name: str) -> Face:
    return Face(fact_named(name).id)


def entity(s: Vtes, name: str) -> Entity:
    return Entity(s.face.index(Face(face(name))))


def play(s: Vtes, *moves: str) -> None:
    """Each move as soon as it is possible; until then everybody passes."""
    for move in moves:
        _play_one(s, move)


def _play_one(s: Vtes, move: str) -> None:
    for _ in range(30):
        for question in s.asked:
            for option in VTES.book.options(s, question):
                if VTES.option_words(option, NAMES).startswith(move):
                    VTES.book.take(s, question, option)
                    return
        _pass(s)
    raise AssertionError(move)


def _pass(s: Vtes) -> None:
    option = VTES.manners.passing(VTES.book.options(s, s.asked[0]))
    assert option is not None
    VTES.book.take(s, s.asked[0], option)


def worlds(s: Vtes, viewer: int, count: int = 25) -> list[Vtes]:
    view = VTES.observe(s, viewer)
    rng = Random(viewer)
    found = []
    for _ in range(count):
        world = VTES.sample_world(view, rng)
        assert isinstance(world, Vtes)
        VTES.rulings.check_conservation(world)
        assert VTES.observe(world, viewer) == view
        found.append(world)
    return found


# What was announced


@pytest.mark.parametrize("crypt", [[], ["jessica", "krid"]])
def test_a_card_named_face_down_is_younger_in_every_world(crypt: list[str]) -> None:
    s = table(
        ana={
            "ready": ["emily-carson"],
            "hand": ["govern-the-unaligned"],
            "uncontrolled": ["mazz", *ELDERS],
            "crypt": crypt,
        }
    )
    named, capacity = entity(s, "Mazz"), 5
    play(s, "play govern-the-unaligned/2")
    for _ in range(4):
        assert face("Govern the Unaligned") not in s.ashes[0]
        for viewer in OTHERS:
            assert all(0 < world.capacity[named] < capacity for world in worlds(s, viewer))
        _pass(s)


def test_a_card_chosen_face_down_fits_what_was_to_be_chosen_in_every_world() -> None:
    s = table(
        ana={
            "ready": ["anvil"],
            "hand": ["grooming-the-protege"],
            "uncontrolled": ["mazz", *ELDERS],
        },
        phase="master",
    )
    elder, chosen = entity(s, "Anvil"), entity(s, "Mazz")
    play(s, "play grooming-the-protege", "choose mazz")
    assert [s.asked[0][0], s.face[chosen]] == [0, face("Mazz")], "ana is asked how much"
    for viewer in OTHERS:
        for world in worlds(s, viewer):
            assert world.clan[chosen] == s.clan[elder]
            assert 0 < world.capacity[chosen] < s.capacity[elder]


def test_it_is_so_even_if_only_a_small_vampire_can_name_it() -> None:
    """Nearly every card is older, so the one that fits has to be looked for."""
    s = table(
        ana={
            "ready": [{"emily-carson": {"capacity": 3, "blood": 2}}],
            "hand": ["govern-the-unaligned"],
            "uncontrolled": [*ELDERS, "krid"],
        }
    )
    play(s, "play govern-the-unaligned/2")
    named = entity(s, "Krid")
    assert all(world.capacity[named] < 3 for world in worlds(s, 1, 5))


def test_what_was_named_gets_its_blood_in_every_world() -> None:
    s = table(ana={"ready": ["emily-carson"], "hand": ["govern-the-unaligned"], "uncontrolled": ["mazz", *ELDERS]})
    named = entity(s, "Mazz")
    play(s, "play govern-the-unaligned/2")
    for world in worlds(s, 1, 5):
        while not world.acting:
            _pass(world)
        while world.acting:
            _pass(world)
        assert world.blood[named] == 3


def test_there_are_as_many_to_command_as_was_said() -> None:
    waiting = ["mazz", "krid", "zane", *ELDERS]
    s = table(ana={"ready": ["morel", "emily-carson"], "hand": ["chain-of-command"], "uncontrolled": waiting})
    actor = entity(s, "Emily Carson")
    play(s, "play chain-of-command/2 emily-carson.2 x1")
    left = 2
    while left:
        for viewer in OTHERS:
            assert all(most_to_command(world, Seat(0), actor) >= left for world in worlds(s, viewer, 10))
        if s.asked[0][1] == choose_to_command:
            play(s, "choose")
            left -= 1
        else:
            _pass(s)


# What was shown


def test_everybody_remembers_a_vampire_that_was_shown_before_it_lay_face_down() -> None:
    s = table(
        phase="master", ana={"hand": ["recruitment"], "crypt": ["mazz", "jessica", "korah"], "uncontrolled": ELDERS}
    )
    play(s, "play recruitment", "fetch jessica")
    shown = entity(s, "Jessica")
    for viewer in OTHERS:
        view = VTES.observe(s, viewer)
        assert [view.face[e] for e in s.in_region(Seat(0), UNCONTROLLED)] == [0] * len(ELDERS) + [face("Jessica")]
        assert all(world.face[shown] == face("Jessica") for world in worlds(s, viewer))
    to_crypt_bottom(s, shown, seen=False)
    for viewer in OTHERS:
        assert VTES.observe(s, viewer).crypt_bottoms[0] == (face("Jessica"),)
        assert all(world.crypts[0][-1] == face("Jessica") for world in worlds(s, viewer))


def test_everybody_remembers_the_top_of_a_crypt_that_is_taken_face_down() -> None:
    s = table(
        ana={"ready": ["kateline-nadasdy"], "hand": ["the-portrait"]},
        bea={"crypt": ["etrius", "krid", "zane"]},
    )
    play(s, "play the-portrait")
    while not s.crypt_tops[1]:
        _pass(s)
    first, second = (crypt_to_uncontrolled(s, Seat(1)) for _ in range(2))
    for viewer in (0, 2, SPECTATOR):
        assert VTES.observe(s, viewer).face[first] == face("Etrius")
        assert VTES.observe(s, viewer).face[second] == 0
        assert all(world.face[first] == face("Etrius") for world in worlds(s, viewer))


def test_a_card_looked_for_is_known_to_be_in_the_hand_until_it_is_played() -> None:
    s = table(
        ana={
            "ready": ["sakhar", "morel"],
            "hand": ["dodge"],
            "hand_size": 2,
            "library": ["blur", "44-magnum", "arson", "laptop-computer"],
        }
    )
    play(s, "use sakhar", "fetch laptop-computer")
    known = face("Laptop Computer")
    for viewer in OTHERS:
        assert VTES.observe(s, viewer).shown_hands[0] == (known,)
        assert all(known in world.hands[0] for world in worlds(s, viewer))
        hand = next(
            zone for zone in VTES.views.board(VTES.observe(s, viewer)).zones if (zone.name, zone.owner) == ("hand", 0)
        )
        assert [card.face for card in hand.cards] == ["laptop-computer"]
    play(s, "play laptop-computer")
    for viewer in OTHERS:
        assert VTES.observe(s, viewer).shown_hands[0] == ()
        assert any(known not in world.hands[0] for world in worlds(s, viewer))


def test_a_hand_seen_in_combat_is_remembered_afterwards() -> None:
    s = table(
        ana={"ready": ["harold-tanner"]},
        bea={"ready": ["vasily"], "hand": ["dodge", "ambush"], "hand_size": 3},
    )
    play(s, "bleed harold-tanner", "block vasily", "hand-strike", "hand-strike")
    while s.fighters:
        _pass(s)
    seen = s.hands[1]
    s.to_hand(Seat(1), face("Blur"))
    s.brought = s.put(s.brought, 1, tuple(sorted((*s.brought[1], face("Blur")))))
    for viewer in (0, 2, SPECTATOR):
        assert VTES.observe(s, viewer).shown_hands[1] == seen
        assert all(set(seen) <= set(world.hands[1]) for world in worlds(s, viewer))


def test_equipment_that_was_found_is_there_in_every_world() -> None:
    s = table(
        ana={
            "ready": ["rutor", "morel"],
            "hand": ["bauble"],
            "hand_size": 1,
            "library": ["blur", "laptop-computer", "arson"],
        }
    )
    play(s, "play bauble", "fetch laptop-computer")
    assert s.asked[0][1] == choose_bearer
    for viewer in OTHERS:
        for world in worlds(s, viewer, 5):
            play(world, "choose morel")
            assert world.host[entity(world, "Laptop Computer")] == entity(world, "Morel")


def test_a_card_that_comes_back_twice_need_not_be_two_cards() -> None:
    s = table(ana={"library": ["blur"], "ash": ["dodge"]})
    dodge = face("Dodge")
    for _ in range(2):
        s.action_burned = dodge
        LANGUAGE.deed(into_library(ACTION_CARD))(s, Context(Seat(0)))
        assert s.returned[0] == (dodge,)
        s.libraries = s.put(s.libraries, 0, (face("Blur"),))
        s.to_ash(Seat(0), dodge)


def windows_asked(s: Vtes, seat: int) -> set[str]:
    """In which windows this seat is asked while an action goes on in which everybody passes."""
    found: set[str] = set()
    while s.acting and s.asked:
        if s.asked[0][0] == seat:
            found.add(WINDOWS[window_of(s.asked)])
        _pass(s)
    return found


def test_in_an_imagined_world_nobody_is_asked_who_holds_nothing_for_the_window() -> None:
    """At the table everybody with a hand is asked, since nobody can know what is in it."""
    hands = {"ana": {"ready": ["krid"]}, "bea": {"ready": ["vasily"], "hand": ["computer-hacking"]}, "cai": {}}
    s = table(**hands)
    world = VTES.sample_world(VTES.observe(s, 1), Random(1))
    assert isinstance(world, Vtes)
    assert world.hands[1] == s.hands[1]
    for each in (s, world):
        play(each, "bleed krid")
    assert windows_asked(s, 1) == {"announced", "decide-block", "unblocked"}
    assert windows_asked(world, 1) == {"decide-block"}
    assert s.pool == world.pool
    assert not s.imagined
    assert not VTES.observe(world, 0).imagined


def test_in_an_imagined_world_whoever_can_do_something_is_asked() -> None:
    s = table(ana={"ready": ["krid"]}, bea={"ready": ["vasily"], "hand": ["deflection"]}, cai={"ready": ["tara"]})
    world = VTES.sample_world(VTES.observe(s, 1), Random(1))
    assert isinstance(world, Vtes)
    play(world, "bleed krid")
    assert windows_asked(world, 1) == {"decide-block", "unblocked"}


def test_nobody_is_looked_for_in_windows_that_no_imagined_deck_can_use(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(ana={"ready": ["krid"]}, bea={"ready": ["vasily"], "hand": ["deflection"]}, cai={"ready": ["tara"]})
    world = VTES.sample_world(VTES.observe(s, 1), Random(1))
    assert isinstance(world, Vtes)
    assert world.imagined == usable_by(world.brought)
    world.imagined = usable_by(((face("Deflection"),),))
    looked: list[int] = []

    def look(s: Vtes, seat: Seat, window: int) -> bool:
        looked.append(window)
        return False

    for window in (W_ANNOUNCED, W_BLOCK, W_UNBLOCKED, W_AFTER_ACTION):
        monkeypatch.setitem(ASKS, window, look)
    play(world, "bleed krid")
    while world.acting and world.asked:
        _pass(world)
    assert set(looked) == {W_UNBLOCKED}


# A hand that somebody has looked at


def test_whoever_looks_at_a_hand_knows_it_and_nobody_else_does() -> None:
    s = table(bea={"ready": ["vasily"], "hand": ["deflection", "dodge", "majesty"], "library": ["fake-out"] * 9})
    before = {viewer: VTES.observe(s, viewer) for viewer in (1, 2, SPECTATOR)}
    look_at_hand(s, Seat(0), Seat(1))
    for viewer, view in before.items():
        assert VTES.observe(s, viewer) == view
    for seed in range(5):
        world = VTES.sample_world(VTES.observe(s, 0), Random(seed))
        assert isinstance(world, Vtes)
        assert world.hands[1] == s.hands[1]


def test_what_was_looked_at_is_forgotten_when_cards_go_somewhere_unseen() -> None:
    s = table(bea={"ready": ["vasily"], "hand": ["deflection", "dodge"], "library": ["fake-out"] * 9})
    look_at_hand(s, Seat(0), Seat(1))
    s.from_hand(Seat(1), face("Dodge"))
    assert known_of_hand(s, 0, Seat(1)) == (face("Deflection"),)
    shuffle_hand_into_library(s, Seat(1))
    assert known_of_hand(s, 0, Seat(1)) == ()
