"""What a seat is told that it knows, and why, follows from what it was told, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from elysium.engine.audience import OPEN_TABLE, SPECTATOR, includes
from elysium.engine.match import Match
from elysium.engine.observation import Came, Known, Sighting
from elysium.engine.state import Event, Option
from elysium.games.mascarade.game import MASCARADE
from elysium.games.mascarade.state import (
    DEALT,
    HANDLED,
    HANDLED_REALLY,
    MASK_NAMES,
    MOVED,
    ONLY_PRETENDED,
    PASS,
    REVEALED,
    SAW,
)

PATIENCE = 0.85
TABLES = [
    (4, {"side": "A"}, 48),
    (4, {"masks": "judge,king,spy,fool,empress,witch"}, 64),
    (6, {"side": "B"}, 90),
    (6, {"masks": "judge,puppet-master,fool,king,princess,spy,empress,widow"}, 160),
    (8, {"masks": "judge,puppet-master,fool,king,princess,spy,empress,widow,thief"}, 120),
    (12, {"side": "A"}, 140),
]
WAYS = {DEALT: "dealt", SAW: "saw", REVEALED: "revealed"}


class Listener:
    """Somebody with pencil and paper who writes down what they are told about each card."""

    def __init__(self, viewer: int, seats: int) -> None:
        self.viewer = viewer
        self.seats = seats
        self.sitting: list[int] = []
        self.sightings: list[dict[str, Any]] = []

    def mark(self, card: int) -> str:
        return f"at:mask:{card}:0" if card < self.seats else f"at:centre:-1:{card - self.seats}"

    def listen(self, events: Sequence[Event]) -> None:
        told = [event[1:] for event in events if includes(event[0], self.viewer)]
        for number, (kind, *details) in enumerate(told):
            if kind in WAYS:
                card, mask = details
                if kind == DEALT:
                    self.sitting.append(card)
                    self.sightings.append({})
                place = self.sitting.index(card)
                self.sightings[place] = {
                    "face": MASK_NAMES[mask], "how": WAYS[kind], "place": place, "card": card, "swaps": 0, "doubts": []
                }  # fmt: skip
            elif kind == HANDLED:
                who, *cards = details
                first, second = map(self.sitting.index, cards)
                follows, *about = told[number + 1] if number + 1 < len(told) else (-1,)
                if about != cards or follows not in (HANDLED_REALLY, ONLY_PRETENDED):
                    for place in (first, second):
                        self.sightings[place]["doubts"].append(who)
                elif follows == HANDLED_REALLY:
                    both = self.sightings
                    both[first], both[second] = both[second], both[first]
                    for place in (first, second):
                        both[place]["swaps"] += 1
            elif kind == MOVED:
                exchange = {details[0]: details[1], details[1]: details[0]}
                self.sitting = [exchange.get(person, person) for person in self.sitting]

    def notes(self) -> dict[str, Sighting]:
        found = {}
        for place, (card, seen) in enumerate(zip(self.sitting, self.sightings, strict=True)):
            came: Came = "brought" if seen["place"] != place else "here" if seen["card"] == card else "reseated"
            found[self.mark(card)] = Sighting(
                seen["face"], seen["how"], self.mark(seen["card"]), seen["swaps"], tuple(seen["doubts"]), came
            )
        return found


def chosen(options: Sequence[Option], rng: Random) -> Option:
    """Any act as likely as any other, but few claims: powers that nobody contests make the better stories."""
    if (PASS,) in options and rng.random() < PATIENCE:
        return (PASS,)
    verb = rng.choice(sorted({option[0] for option in options}))
    return rng.choice([option for option in options if option[0] == verb])


@pytest.mark.parametrize(("players", "options", "decisions"), TABLES)
def test_notes_say_what_a_listener_would_have_written_down(
    players: int, options: dict[str, str], decisions: int
) -> None:
    seen: set[str] = set()
    names = [f"p{seat}" for seat in range(players)]
    for seed in range(4):
        rng = Random(seed)
        match = Match.deal(MASCARADE, MASCARADE.setup(players, options), names, bytes([seed]))
        listeners = [Listener(viewer, players) for viewer in (*range(players), SPECTATOR)]
        events = match.opening
        for _ in range(decisions):
            for listener in listeners:
                listener.listen(events)
                seen |= compared(match, listener)
            if match.state.over:
                break
            seat = match.state.asked[0][0]
            events = match.play(seat, chosen(match.observe(seat).options, rng))
    assert seen >= {"here", "brought", "doubted", "saw", "revealed", "refuted"}
    assert "reseated" in seen or "puppet-master" not in options.get("masks", "")


def compared(match: Match, listener: Listener) -> set[str]:
    view = match.observe(listener.viewer)
    known = MASCARADE.known(view)
    faces = MASCARADE.views.knowledge(view, match.names)
    words = {MASCARADE.kinds["card"].word(card, match.names): listener.mark(card) for card in listener.sitting}
    assert known.keys() == set(words.values())
    found = set()
    for word, mark in words.items():
        note, written = known[mark], listener.notes()[mark]
        assert list(note.faces) == faces[word]
        if written.face in note.faces:
            certain = len(note.faces) == 1
            assert note.seen == msgspec.structs.replace(
                written,
                at="" if written.came == "here" else written.at,
                doubts=() if certain else written.doubts,
            )
            found |= {written.came, written.how, "doubted" if written.doubts else "sure"}
        else:
            assert note.seen is None
            found.add("refuted")
    return found


def test_an_open_table_leaves_nothing_to_know() -> None:
    rng = Random(1)
    match = Match.deal(MASCARADE, MASCARADE.setup(4), ["a", "b", "c", "d"], b"1")
    while not match.state.over:
        seat = match.state.asked[0][0]
        match.play(seat, rng.choice(match.observe(seat).options))
    assert MASCARADE.known(match.observe(OPEN_TABLE)) == {}
    assert all(isinstance(note, Known) for note in MASCARADE.known(match.observe(0)).values())
