"""The board that any table can draw."""

from __future__ import annotations

from rich.console import Console

from elysium.engine.audience import SPECTATOR
from elysium.engine.text import Speech
from elysium.games.rivals.definitions.language import CARDS
from elysium.games.rivals.game import RIVALS
from elysium.games.rivals.position import position_from
from elysium.games.rivals.state import Rivals
from elysium.terminal.table import draw

NAMES = ("ana", "bea")
POSITION = {
    "players": list(NAMES),
    "city": ["vagrant", "prince-of-the-city"],
    "city_discard": ["special-affairs-division"],
    "ana": {"streets": [["hydra", "skunk"], "brother"], "table": [{"lost-glory": {"face_down": True}}]},
    "bea": {"haven": ["doc"], "hand": ["throat-rip", "flick"], "agenda_card": {"turf-war": {"face_down": True}}},
}


def table() -> Rivals:
    s = position_from(POSITION, NAMES)
    RIVALS.book.proceed(s)
    return s


def test_each_party_is_a_zone_and_the_city_lies_between_all() -> None:
    board = RIVALS.views.board(RIVALS.observe(table(), 0))
    zones = {(zone.name, zone.owner): zone for zone in board.zones}
    assert [card.face for card in zones["city", -1].cards] == ["vagrant", "prince-of-the-city"]
    parties = [zone for zone in board.zones if zone.name == "streets" and zone.owner == 0]
    assert [[card.face for card in party.cards] for party in parties] == [["hydra", "skunk"], ["brother"]]


def test_what_lies_face_down_is_seen_by_its_own_player() -> None:
    s = table()
    faces = {}
    for viewer in (0, 1, SPECTATOR):
        board = RIVALS.views.board(RIVALS.observe(s, viewer))
        cards = [card for zone in board.zones if zone.name in ("table", "base", "hand") for card in zone.cards]
        faces[viewer] = {card.face for card in cards}
    assert "lost-glory" in faces[0]
    assert not {"turf-war", "throat-rip"} & faces[0]
    assert {"turf-war", "throat-rip", "flick"} <= faces[1]
    assert "lost-glory" not in faces[1]
    assert faces[SPECTATOR] == {""}


def test_everybody_sees_from_which_deck_a_card_in_hand_comes() -> None:
    s = table()
    assert RIVALS.observe(s, 0).hands[1] == (-1, 0)
    assert CARDS[s.hands[1][0]].is_vampire


def test_the_terminal_draws_the_city_as_well() -> None:
    view = RIVALS.observe(table(), 0)
    console = Console(width=120)
    with console.capture() as captured:
        console.print(draw(RIVALS.views.board(view), 0, NAMES, {}, Speech("en", RIVALS)))
    said = captured.get()
    assert "Vagrant" in said
    assert "Discard pile of the city: 1" in said
