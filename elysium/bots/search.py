"""Information-set Monte Carlo tree search, for any game.

Each iteration draws a world that agrees with all that the seat has seen, walks down a tree of the seat's own
decisions, and plays the world out. The other seats play as the game thinks people play: they are part of the
world, not of the tree, so that they act on the cards of that world rather than on an average of all worlds.

A game that is too long to be played out, and in which a tree of own decisions would never come round to the same
place twice, is searched by comparison instead: its plausible options are tried in the same worlds, each is followed
for a while and valued where it stands, and what is advised is given up for an option that does better beyond chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import log, sqrt
from random import Random
from time import monotonic
from typing import Any

from elysium.bots.bot import ProgressCallback
from elysium.engine.game import Game
from elysium.engine.observation import Observation
from elysium.engine.state import Option, State

EXPLORATION = 0.5
REPORT_EVERY = 10
DOUBT = 1.0
FEWEST_WORLDS = 4
CERTAINTY = 1.0
"""Standard errors beyond which a difference is taken for granted."""
ENOUGH_WORLDS = 12
"""Before so many worlds nothing is certain."""
MOST_DECISIONS = 2_000
"""A play-out that is longer than this is valued where it stands."""


class TreeNode:
    """One own decision, in whatever worlds it comes up."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[Option, Edge] = {}


class Edge:
    __slots__ = ("available", "next", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.next: dict[int, TreeNode] = {}
        """By the kind of decision that comes next."""


class Lead:
    """By how much an option is ahead of the first one, over the worlds in which both were tried."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.count += 1
        self.total += difference
        self.squares += difference * difference

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def is_real(self) -> bool:
        """More than DOUBT standard errors above nothing."""
        return self.count >= FEWEST_WORLDS and self.mean > DOUBT * self.error

    @property
    def error(self) -> float:
        variance = max(0.0, self.squares / self.count - self.mean**2)
        return sqrt(variance / (self.count - 1))

    @property
    def range(self) -> tuple[float, float]:
        """Between which the lead lies for certain."""
        return self.mean - CERTAINTY * self.error, self.mean + CERTAINTY * self.error


class SearchBot:
    def __init__(self, name: str, game: Game[Any], iterations: int, seconds: float) -> None:
        self.name = name
        self.game = game
        self.iterations = iterations
        self.seconds = seconds
        self.iterations_done = 0

    def choose(self, view: Observation, rng: Random, progress: ProgressCallback | None = None) -> Option:
        if len(view.options) == 1:
            return view.options[0]
        if self.game.mind.horizon:
            return self._compare(view, rng, progress)
        root = TreeNode()
        sample = self.game.views.sampler(view)
        begin = monotonic()
        for iteration in range(self.iterations):
            self._iterate(root, sample(rng), view.viewer, rng)
            self.iterations_done += 1
            if iteration % REPORT_EVERY == REPORT_EVERY - 1:
                spent = max((iteration + 1) / self.iterations, (monotonic() - begin) / self.seconds)
                if spent >= 1.0 or (progress and not progress(spent, _most_visited(root))):
                    break
        return _most_visited(root)

    def _iterate(self, root: TreeNode, world: State, seat: int, rng: Random) -> None:
        book, random, likely = self.game.book, rng.random, self.game.mind.likely_option
        node: TreeNode | None = root
        path: list[Edge] = []
        for _ in range(MOST_DECISIONS):
            if not world.asked:
                break
            question = world.asked[0]
            options = book.options(world, question)
            if node is None or question[0] != seat:
                book.take(world, question, likely(world, options, random))
                continue
            if path:
                node = path[-1].next.setdefault(question[1], TreeNode())
            option, edge, is_new = _select(node, options, random)
            path.append(edge)
            book.take(world, question, option)
            if is_new:
                node = None
        value = self.game.mind.values(world)[seat]
        for edge in path:
            edge.visits += 1
            edge.total += value

    def _compare(self, view: Observation, rng: Random, progress: ProgressCallback | None) -> Option:
        """The first option against the others, in the same worlds; the worse half of the others is dropped in turn.

        So is whatever is worse for certain, and when nothing is left to find out the search is over. The first one is
        what the game would advise: it is given up only for one that is better beyond chance.
        """
        first, *left = self.game.mind.plausible(view, rng)
        leads = {option: Lead() for option in left}
        rounds = len(left).bit_length()
        sample = self.game.views.sampler(view)
        begin = monotonic()
        done = 0
        for number in range(1, rounds + 1):
            spent = 0.0
            while spent < number / rounds:
                world, luck = sample(rng), rng.random()
                value = self._follow(world.clone(), first, view, Random(luck))
                for option in left:
                    leads[option].add(self._follow(world.clone(), option, view, Random(luck)) - value)
                done += 1 + len(left)
                self.iterations_done += 1 + len(left)
                left = _still_open(left, leads)
                if not left:
                    return _best(first, leads, leads)
                spent = max(done / self.iterations, (monotonic() - begin) / self.seconds)
                if progress and not progress(min(1.0, spent), _best(first, left, leads)):
                    return _best(first, left, leads)
            left = sorted(left, key=lambda option: leads[option].mean, reverse=True)[: (len(left) + 1) // 2]
        return _best(first, left, leads)

    def _follow(self, world: State, option: Option, view: Observation, rng: Random) -> float:
        """Take the option, let everybody play on as far as the horizon, and value what comes of it."""
        book, mind, random = self.game.book, self.game.mind, rng.random
        likely, is_settled = mind.likely_option, mind.is_settled
        seat = view.viewer
        question = book.question_for(world, seat)
        if question is not None:
            book.take(world, question, option)
        for _ in range(mind.horizon):
            if not world.asked or is_settled(world, view):
                break
            question = world.asked[0]
            book.take(world, question, likely(world, book.options(world, question), random))
        return mind.values(world)[seat]


def _still_open(left: list[Option], leads: Mapping[Option, Lead]) -> list[Option]:
    """Those that may still turn out to be the best; none if it is certain which one is."""
    if leads[left[0]].count < ENOUGH_WORLDS:
        return left
    ranges = [leads[option].range for option in left]
    least = max(0.0, *(low for low, _ in ranges))
    contenders = [option for option, (_, high) in zip(left, ranges, strict=True) if high > least]
    return [] if least and len(contenders) == 1 else contenders


def _best(first: Option, others: Iterable[Option], leads: Mapping[Option, Lead]) -> Option:
    real = [option for option in others if leads[option].is_real]
    return max(real, key=lambda option: leads[option].mean) if real else first


def _select(node: TreeNode, options: Any, random: Any) -> tuple[Option, Edge, bool]:
    """An untried option if there is one, else the one with the best upper bound."""
    edges = node.edges
    untried = [option for option in options if option not in edges]
    if untried:
        option = untried[int(random() * len(untried))]
        edge = edges[option] = Edge()
        edge.available = 1
        return option, edge, True
    best, best_bound = options[0], -1.0
    for option in options:
        edge = edges[option]
        edge.available += 1
        bound = edge.total / edge.visits + EXPLORATION * sqrt(log(edge.available) / edge.visits)
        if bound > best_bound:
            best, best_bound = option, bound
    return best, edges[best], False


def _most_visited(root: TreeNode) -> Option:
    return max(root.edges, key=lambda option: (root.edges[option].visits, root.edges[option].total))
