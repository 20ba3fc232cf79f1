"""Positions in which any card at all can be played, made from what is printed on it.

A scene is a table on which there is something of everything, and what each person wants to do. `stage` looks for a
scene in which a way of playing a card is offered; rulings that follow from a printed phrase are played from there.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from elysium.engine.match import Match
from elysium.engine.state import Seat
from elysium.games.vtes.checks.check import sides
from elysium.games.vtes.definitions.facts import facts
from elysium.games.vtes.definitions.language import (
    ACTION,
    ALLY,
    CARDS,
    COMBAT_CARD,
    EQUIPMENT,
    EVENT,
    MASTER,
    MODIFIER,
    POLITICAL,
    REACTION,
    RETAINER,
    Card,
    Entity,
    Face,
    Mode,
)
from elysium.games.vtes.definitions.names import CLANS, SECTS, TITLE_SECT, TITLES
from elysium.games.vtes.game import VTES
from elysium.games.vtes.state import Vtes

NAMES: Final = ("ana", "bea", "cai")
"""Ana plays the card; bea is her prey, cai her predator."""
MOST_STEPS: Final = 400
DOING_NOTHING: Final = ("pass", "decline", "no", "done", "stay")
FILLER: Final = "the-barrens"
"""What is drawn from libraries."""


@cache
def plain_vampire(capacity: int, clan: str = "", nth: int = 0) -> str:
    """One with nothing but its capacity."""
    found = [
        card
        for face, card in sorted(CARDS.items())
        if card.crypt and facts()[face].plain and not card.keywords and not card.title and card.capacity == capacity
    ]
    return [card for card in found if not clan or CLANS[card.clan] == clan][nth].slug


ACTOR: Final = plain_vampire(7)
BLOCKER: Final = plain_vampire(7, nth=1)
LOCKED: Final = plain_vampire(6)
PREDATOR: Final = plain_vampire(6, nth=1)
YOUNG: Final = plain_vampire(4)
OTHER: Final = plain_vampire(6, nth=2)
DEMENTED: Final = plain_vampire(4, "malkavian-antitribu")


class Scene:
    """A position, and the options that people take whenever they can; whoever wants nothing passes."""

    def __init__(self, position: Mapping[str, Any], **wants: tuple[str, ...]) -> None:
        self.position: dict[str, Any] = copy.deepcopy(dict(position))
        self.wants = {name: list(wants.get(name, ())) for name in NAMES}
        self.mode: Mode | None = None

    def copied(self) -> Scene:
        scene = Scene(self.position, **{name: tuple(wanted) for name, wanted in self.wants.items()})
        scene.mode = self.mode
        return scene

    def actor(self, **details: Any) -> Scene:
        """The same scene with other details of ana's vampire."""
        scene = self.copied()
        scene.position["ana"]["ready"][0][ACTOR].update(details)
        return scene

    def open(self) -> Play:
        state = VTES.rulings.position_from(self.position, NAMES)
        assert isinstance(state, Vtes)
        if self.mode is not None and self.mode.needs:
            learn(state, self.mode)
        VTES.book.proceed(state)
        return Play(Match(VTES, state, list(NAMES)), self.wants)


def learn(s: Vtes, mode: Mode) -> None:
    """Ana's vampire has just the Disciplines that the effect needs, at just that level."""
    actor = next(e for e in s.entities() if s.face[e] and CARDS[s.face[e]].slug == ACTOR)
    s.basic[actor] = mode.needs
    s.superior[actor] = mode.needs if mode.level == 2 else 0


class Play:
    """A scene being played."""

    def __init__(self, match: Match, wants: Mapping[str, list[str]]) -> None:
        self.match = match
        self.wants = {name: list(wanted) for name, wanted in wants.items()}
        self._offered: list[str] | None = None

    def copied(self) -> Play:
        """From here, as often as one likes."""
        return Play(Match(VTES, self.state.clone(), list(NAMES)), self.wants)

    @property
    def state(self) -> Vtes:
        assert isinstance(self.match.state, Vtes)
        return self.match.state

    @property
    def asked(self) -> str:
        return NAMES[self.state.asked[0][0]] if self.state.asked else "nobody"

    def offered(self) -> list[str]:
        if self._offered is None:
            options = VTES.book.options(self.state, self.state.asked[0]) if self.state.asked else ()
            self._offered = [VTES.option_words(option, list(NAMES)) for option in options]
        return self._offered

    def options(self, beginning: str, name: str = "ana") -> list[str]:
        """What this person is offered that begins so."""
        return [words for words in self.offered() if words.startswith(beginning)] if self.asked == name else []

    def take(self, words: str) -> list[str]:
        """What is told of it."""
        question = self.state.asked[0]
        chosen = VTES.book.options(self.state, question)[self.offered().index(words)]
        self._offered = None
        return [VTES.event_words(event, list(NAMES)) for event in self.match.play(Seat(question[0]), chosen)]

    def step(self) -> list[str]:
        """Somebody takes what they want, or passes."""
        offered = self.offered()
        wanted = self.wants[self.asked]
        chosen = next((words for want in wanted for words in offered if unnumbered(words).startswith(want)), None)
        if chosen is None:
            chosen = next((words for words in offered if words in DOING_NOTHING), offered[0])
        return self.take(chosen)

    def until(self, seen: Callable[[Play], object], told: list[str] | None = None) -> bool:
        """Play on until something is seen; whether it ever was, in this turn."""
        turns = self.state.turns
        for _ in range(MOST_STEPS):
            if self.state.over or self.state.turns != turns:
                return False
            if self.state.asked and seen(self):
                return True
            events = self.step()
            if told is not None:
                told += events
        return False

    def fact(self, name: str) -> Any:
        return VTES.rulings.facts(self.state, list(NAMES))[name]


def unnumbered(words: str) -> str:
    """Whichever of several such cards it is."""
    return re.sub(r"\.\d+", "", words)


# Scenes


def table(card: Card, **details: Any) -> dict[str, Any]:
    """Something of everything, and the card in ana's hand."""
    return {
        "players": list(NAMES),
        "edge": "ana",
        "ana": {
            "ready": [{ACTOR: {}}, {OTHER: {}}, {"thadius-zho": {"life": 2}}],
            "uncontrolled": [{YOUNG: {"counters": 1}}, {plain_vampire(5, nth=3): {"clan": "ministry", "capacity": 9}}],
            "hand": [card.slug],
            "hand_size": 1,
            "library": [FILLER] * 20,
            "crypt": [plain_vampire(5), plain_vampire(5, nth=1), plain_vampire(6, nth=3)],
            "ash": ["loyal-street-gang", plain_vampire(5, nth=4)],
            "in_play": ["warsaw-station"],
        },
        "bea": {
            "ready": [{BLOCKER: {"capacity": 8, "on": ["44-magnum"]}}, {LOCKED: {"locked": True}}],
            "torpor": [plain_vampire(5, nth=2)],
            "uncontrolled": [{plain_vampire(4, nth=1): {"counters": 1}}],
            "in_play": ["academic-hunting-ground"],
            "crypt": [plain_vampire(3), plain_vampire(3, nth=1)],
            "library": [FILLER] * 20,
        },
        "cai": {
            "ready": [{PREDATOR: {}}],
            "crypt": [plain_vampire(4, nth=2)],
            "library": [FILLER] * 20,
        },
    } | details


def crowded(card: Card) -> dict[str, Any]:
    """With an elder on one side; allies, retainers and titles on the other."""
    position = table(card)
    position["ana"]["ready"][0][ACTOR] = {"capacity": 9}
    clan = {"clan": CLANS[card.clans[0]]} if card.clans else {}
    position["ana"]["uncontrolled"] = [{YOUNG: clan}, DEMENTED]
    position["bea"]["ready"][0][BLOCKER] |= {"on": ["44-magnum", "raven-spy"], "title": "primogen", "sect": "camarilla"}
    position["bea"]["ready"].append("loyal-street-gang")
    position["bea"]["in_play"] = [FILLER]
    position["bea"]["ash"] = [FILLER] * 7
    return position


def _with(position: dict[str, Any], name: str, **more: list[Any]) -> dict[str, Any]:
    for key, cards in more.items():
        position[name][key] = [*position[name].get(key, []), *cards]
    return position


CALL: Final = "ancilla-empowerment"


GHOST: Final = "felix-fix-hessian"
"""A wraith."""


def voted(card: Card, name: str, voter: str) -> dict[str, Any]:
    """Somebody calls a referendum in which a vampire of theirs has a vote; ana has a Sabbat vampire uncontrolled."""
    position = _with(table(card), name, hand=[CALL])
    for ready in position[name]["ready"]:
        if voter in ready and not isinstance(ready, str):
            ready[voter] |= {"title": "primogen", "sect": "camarilla"}
    position["ana"]["uncontrolled"] = [YOUNG, DEMENTED]
    return position


def scenes(card: Card, kind: int) -> Iterator[Scene]:
    """Those in which such a card could be played, the likeliest first."""
    bleed = f"bleed {ACTOR}"
    if kind == MASTER:
        yield Scene(table(card, phase="master"))
        yield Scene(crowded(card) | {"phase": "master"})
        yield Scene(_with(table(card, turn="cai", phase="master"), "cai", hand=["misdirection"]), cai=("play mis",))
        yield Scene(_with(table(card, turn="cai"), "cai", hand=["computer-hacking"]), cai=("play comp",))
        strong = table(card, turn="cai")
        strong["cai"]["ready"] = [{PREDATOR: {"on": ["trophy-revered", "laptop-computer"]}}]
        yield Scene(strong, cai=(f"bleed {PREDATOR}",))
    elif kind == EVENT:
        yield Scene(table(card, phase="discard"))
    elif kind in (ACTION, EQUIPMENT, RETAINER, ALLY, POLITICAL):
        yield Scene(table(card))
        torpid = table(card)
        torpid["ana"]["torpor"] = [torpid["ana"]["ready"].pop(0)]
        yield Scene(torpid)
        yield Scene(table(card, pool={"bea": 40}))
        yield Scene(crowded(card))
    elif kind == MODIFIER:
        yield Scene(table(card), ana=(bleed,))
        yield Scene(table(card), ana=(bleed,), bea=(f"block {BLOCKER}",))
        yield Scene(_with(table(card), "ana", hand=[CALL]), ana=(f"play {CALL}/1 {ACTOR}",))
        yield Scene(table(card), ana=(f"bleed {OTHER}",), bea=(f"block {BLOCKER}",))
        allies = table(card)
        allies["bea"]["ready"] = ["loyal-street-gang"]
        yield Scene(allies, ana=(bleed,), bea=("block loyal-street-gang",))
        young = table(card)
        young["bea"]["ready"] = [YOUNG]
        young["ana"]["uncontrolled"] = []
        yield Scene(young, ana=(bleed,), bea=(f"block {YOUNG}",))
        hunted = table(card)
        hunted["bea"]["ready"][0][BLOCKER]["on"] = ["sport-bike"]
        yield Scene(hunted, ana=(f"hunt {ACTOR}",), bea=(f"block {BLOCKER}",))
        yield Scene(voted(card, "ana", OTHER), ana=(f"play {CALL}/1 {ACTOR}", f"cast {OTHER}"))
        haunted = _with(table(card), "ana", ready=[GHOST])
        yield Scene(haunted, ana=(f"bleed {GHOST}",))
        summoned = _with(table(card), "ana", hand=[GHOST])
        summoned["ana"]["ready"][0][ACTOR] = {"clan": "giovanni"}
        yield Scene(summoned, ana=(f"play {GHOST}",))
    elif kind == REACTION:
        for locked in (False, True):
            bled = table(card, turn="cai")
            bled["ana"]["ready"][0][ACTOR]["locked"] = locked
            bled["cai"]["ready"] = [{PREDATOR: {"on": ["trophy-revered"]}}]
            yield Scene(bled, cai=(f"bleed {PREDATOR}",))
            yield Scene(bled, cai=(f"bleed {PREDATOR}",), ana=(f"block {ACTOR}",))
            yield Scene(bled, cai=(f"hunt {PREDATOR}",), ana=(f"block {ACTOR}",))
            yield Scene(bled, cai=(f"hunt {PREDATOR}",), ana=(f"block {OTHER}",))
            hidden = copy.deepcopy(bled)
            hidden["cai"]["ready"][0][PREDATOR]["on"].append("path-of-the-void")
            yield Scene(hidden, cai=(f"bleed {PREDATOR}",), ana=(f"block {ACTOR}",))
        yield Scene(_with(table(card, turn="cai"), "cai", hand=[CALL]), cai=(f"play {CALL}",))
        yield Scene(voted(card, "cai", PREDATOR) | {"turn": "cai"}, cai=(f"play {CALL}", f"cast {PREDATOR}"))
    elif kind == COMBAT_CARD:
        fight = table(card)
        fight["ana"]["ready"][0][ACTOR]["on"] = ["hawg"]
        yield Scene(fight, ana=(bleed, "use hawg"), bea=(f"block {BLOCKER}", "use 44-magnum/1"))
        yield Scene(fight, ana=(bleed,), bea=(f"block {BLOCKER}", "use 44-magnum/2"))
        yield Scene(fight, ana=(bleed,), bea=(f"block {BLOCKER}",))
        armed = table(card)
        armed["ana"]["ready"][0][ACTOR]["on"] = ["weighted-walking-stick"]
        yield Scene(armed, ana=(bleed, "weapon-strike"), bea=(f"block {BLOCKER}",))
        weak = table(card)
        weak["bea"]["ready"][0][BLOCKER]["blood"] = 0
        yield Scene(weak, ana=(bleed,), bea=(f"block {BLOCKER}", "hand-strike"))


def requirements(card: Card) -> Iterator[dict[str, Any]]:
    """What ana's vampire may have to be, as the text names it."""
    text, _ = sides(card)
    named = sorted({claim.what.split()[0] for said in text.values() for claim in said.sure if claim.kind == "trait"})
    clan = {"clan": CLANS[card.clans[0]]} if card.clans else {}
    yield dict(clan)
    for name in named:
        kind, _, what = name.partition(":")
        if kind == "sect":
            yield clan | {"sect": what}
        elif kind == "title":
            city = {"city": "Oslo"} if what in ("prince", "baron", "archbishop") else {}
            yield clan | {"title": what, "sect": SECTS[TITLE_SECT[TITLES.index(what)]], **city}
        elif kind == "clan":
            yield clan | {"clan": what}
    if "titled" in named:
        yield clan | {"title": "primogen", "sect": "camarilla"}
        yield clan | {"title": "bishop", "sect": "sabbat"}


class Staged(NamedTuple):
    scene: Scene
    play: Play
    """At the moment at which the card can be played."""


@lru_cache(maxsize=8)
def _staged(face: Face, number: int) -> Staged | None:
    card = CARDS[face]
    mode = card.modes[number - 1]
    for scene in scenes(card, mode.kind):
        for details in requirements(card):
            scene.mode = mode
            actors = scene.position["ana"]["ready"][0]
            if ACTOR in actors and not isinstance(actors, str):
                trial = scene.actor(**details)
            else:
                trial = scene.copied()
                trial.position["ana"]["torpor"][0][ACTOR].update(details)
            play = trial.open()
            if play.until(lambda play: playing(play, card, number)):
                return Staged(trial, play)
    return None


def stage(card: Card, number: int) -> Scene | None:
    """A scene in which ana is offered the card in this way; none if it could not be found."""
    found = _staged(card.face, number)
    return found.scene.copied() if found is not None else None


def staged(card: Card, number: int) -> Play | None:
    """The same, played until she is."""
    found = _staged(card.face, number)
    return found.play if found is not None else None


def playing(play: Play, card: Card, number: int) -> list[str]:
    """The options to play it in this way, by the vampire that it is staged for if a minion plays it."""
    found = play.options(f"play {card.slug}/{number} ")
    return [words for words in found if words.split()[2].partition(".")[0] in (ACTOR, "-")]


def entity_of(play: Play, slug: str) -> Entity:
    s = play.state
    return next(e for e in s.entities() if s.face[e] and CARDS[s.face[e]].slug == slug)
