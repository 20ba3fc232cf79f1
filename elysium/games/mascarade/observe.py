"""Who sees what: the view of one person, and the worlds that agree with it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from elysium.engine.audience import OPEN_TABLE, includes
from elysium.engine.observation import Board, CardView, Counter, Observation, Zone
from elysium.engine.refusal import Refusal
from elysium.engine.state import Frame, Option
from elysium.games.mascarade.rules.powers import masks_of
from elysium.games.mascarade.state import (
    MASK_NAMES,
    MEMORY_HANDLED,
    MEMORY_SHOWN,
    PEASANT,
    Mascarade,
    book,
)

HIDDEN = -1
MOST_ARRANGEMENTS = 5_000


class View(Observation, kw_only=True, frozen=True):
    """What one person knows: all that is public, and of the cards what this person has seen."""

    in_play: int
    dealt: tuple[int, ...]
    coins: tuple[int, ...]
    sitting: tuple[int, ...]
    place_of: tuple[int, ...]
    bank: int
    justice: int
    active: int
    opening: int
    shown: int
    barred: int
    announced: int
    claimants: int
    stack: tuple[Frame, ...]
    """What is still to happen: in this game no step carries a secret."""
    memory: tuple[Frame, ...]
    """Every handling and showing of cards, with -1 for what this person did not see."""
    masks: tuple[int, ...]
    """All cards, once the game is over and everything is turned up for everybody; empty before."""


def observe(s: Mascarade, viewer: int) -> View:
    if viewer == OPEN_TABLE and not s.over:
        raise Refusal("open-only-after-the-game")
    return View(
        viewer=viewer,
        seats=s.seats,
        asked=s.asked,
        options=_options_for(s, viewer),
        outcome=s.outcome,
        in_play=s.in_play,
        dealt=s.dealt,
        coins=tuple(s.coins),
        sitting=s.sitting,
        place_of=s.place_of,
        bank=s.bank,
        justice=s.justice,
        active=s.active,
        opening=s.opening,
        shown=s.shown,
        barred=s.barred,
        announced=s.announced,
        claimants=s.claimants,
        stack=tuple(s.stack),
        memory=tuple(_remembered(entry, viewer) for entry in s.memory),
        masks=tuple(s.masks) if viewer == OPEN_TABLE else (),
    )


def _options_for(s: Mascarade, viewer: int) -> tuple[Option, ...]:
    question = book.question_for(s, viewer)
    return tuple(book.options(s, question)) if question else ()


def _remembered(entry: Frame, viewer: int) -> Frame:
    if entry[0] == MEMORY_HANDLED:
        return entry if viewer in (entry[1], OPEN_TABLE) else (*entry[:4], HIDDEN)
    return entry if includes(entry[1], viewer) else (*entry[:3], HIDDEN)


class WorldSampler:
    """Draws positions at random from those that agree with a view.

    Only the arrangement of the cards is unknown: it follows from the deal and, for each handling by somebody
    else, whether the cards changed places. A draw goes through the memory and decides handling by handling, by
    the odds that each card will be where it was later seen; where the odds mislead, it goes back and takes the
    other branch, so that what was seen is never contradicted.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self._odds = _odds_of_later_sights(view)

    def __call__(self, rng: Random) -> Mascarade:
        masks, memory = self._arrange(rng.random)
        view = self.view
        return Mascarade(
            seats=view.seats,
            key=rng.randbytes(32),
            quiet=True,
            stack=list(view.stack),
            asked=view.asked,
            outcome=view.outcome,
            in_play=view.in_play,
            dealt=view.dealt,
            masks=masks,
            coins=list(view.coins),
            sitting=view.sitting,
            place_of=view.place_of,
            bank=view.bank,
            justice=view.justice,
            active=view.active,
            opening=view.opening,
            shown=view.shown,
            barred=view.barred,
            announced=view.announced,
            claimants=view.claimants,
            memory=memory,
        )

    def _arrange(self, random: Callable[[], float]) -> tuple[list[int], list[Frame]]:
        entries = self.view.memory
        masks = list(self.view.dealt)
        memory: list[Frame] = []
        untried: list[tuple[int, int]] = []
        """Handlings where the other branch is possible too: (index, the branch not taken)."""
        forced = HIDDEN
        index = 0
        while index < len(entries):
            entry = entries[index]
            if entry[0] == MEMORY_SHOWN:
                _, audience, place, mask = entry
                if mask not in (HIDDEN, masks[place]):
                    index, forced = _go_back(untried, masks, memory)
                    continue
                memory.append((MEMORY_SHOWN, audience, place, masks[place]))
            else:
                _, player, first, second, really = entry
                if really == HIDDEN:
                    if forced != HIDDEN:
                        really, forced = forced, HIDDEN
                    else:
                        odds = self._odds[index]
                        one, other = masks[first], masks[second]
                        stay = odds[one][first] * odds[other][second]
                        swap = odds[one][second] * odds[other][first]
                        if stay + swap <= 0.0:
                            index, forced = _go_back(untried, masks, memory)
                            continue
                        really = int(random() * (stay + swap) < swap)
                        if stay > 0.0 and swap > 0.0:
                            untried.append((index, 1 - really))
                if really:
                    masks[first], masks[second] = masks[second], masks[first]
                memory.append((MEMORY_HANDLED, player, first, second, really))
            index += 1
        return masks, memory


def _go_back(untried: list[tuple[int, int]], masks: list[int], memory: list[Frame]) -> tuple[int, int]:
    """Return to the latest handling with an untried branch; which branch to take there."""
    index, branch = untried.pop()
    while len(memory) > index:
        entry = memory.pop()
        if entry[0] == MEMORY_HANDLED and entry[4]:
            _, _, first, second, _ = entry
            masks[first], masks[second] = masks[second], masks[first]
    return index, branch


type Odds = dict[int, list[float]]
"""For each mask, the odds at each place that a card lying there will be where it is seen later."""


def _odds_of_later_sights(view: View) -> list[Odds]:
    """After each entry of the memory; computed backwards, every mask for itself."""
    places = len(view.dealt)
    kinds = masks_of(view.in_play)
    doubled = {mask for mask in kinds if view.dealt.count(mask) > 1}
    odds: Odds = {mask: [1.0] * places for mask in kinds}
    after: list[Odds] = []
    for entry in reversed(view.memory):
        after.append({mask: list(row) for mask, row in odds.items()} if entry[-1] == HIDDEN else {})
        if entry[0] == MEMORY_HANDLED:
            _, _, first, second, really = entry
            for row in odds.values():
                if really == HIDDEN:
                    row[first] = row[second] = (row[first] + row[second]) / 2
                elif really:
                    row[first], row[second] = row[second], row[first]
        elif entry[3] != HIDDEN:
            _, _, place, seen = entry
            for mask, row in odds.items():
                if mask != seen:
                    row[place] = 0.0
                elif mask not in doubled:
                    row[:] = [odd if at == place else 0.0 for at, odd in enumerate(row)]
    after.reverse()
    return after


def possible_masks(view: View) -> list[set[int]]:
    """At each place, every mask that can lie there for this viewer.

    Exact while the possible arrangements are few enough to be listed; beyond that each mask is followed for itself,
    which can only allow more.
    """
    if view.masks:
        return [{mask} for mask in view.masks]
    arrangements = {view.dealt}
    for entry in view.memory:
        if entry[0] == MEMORY_HANDLED:
            _, _, first, second, really = entry
            swapped = {_exchanged(masks, first, second) for masks in arrangements}
            arrangements = swapped if really == 1 else arrangements | swapped if really else arrangements
        elif entry[3] != HIDDEN:
            arrangements = {masks for masks in arrangements if masks[entry[2]] == entry[3]}
        if len(arrangements) > MOST_ARRANGEMENTS:
            return _possible_one_by_one(view)
    return [set(masks) for masks in zip(*arrangements, strict=True)]


def _exchanged(masks: tuple[int, ...], first: int, second: int) -> tuple[int, ...]:
    swapped = list(masks)
    swapped[first], swapped[second] = swapped[second], swapped[first]
    return tuple(swapped)


def _possible_one_by_one(view: View) -> list[set[int]]:
    possible = [{mask} for mask in view.dealt]
    for entry in view.memory:
        if entry[0] == MEMORY_HANDLED:
            _, _, first, second, really = entry
            if really == HIDDEN:
                possible[first] = possible[second] = possible[first] | possible[second]
            elif really:
                possible[first], possible[second] = possible[second], possible[first]
        elif entry[3] != HIDDEN:
            _, _, place, mask = entry
            if mask != PEASANT:
                possible = [masks - {mask} for masks in possible]
            possible[place] = {mask}
    return possible


def board(view: View) -> Board:
    """Seats clockwise as the persons sit; one card at each, the others in the centre."""
    cards = [CardView(face=MASK_NAMES[view.masks[place]] if view.masks else "") for place in range(len(view.dealt))]
    zones = [Zone("mask", view.sitting[place], (cards[place],)) for place in range(view.seats)]
    if len(cards) > view.seats:
        zones.append(Zone("centre", -1, tuple(cards[view.seats :])))
    counters = [Counter("coins", view.sitting[place], coins) for place, coins in enumerate(view.coins)]
    counters += [Counter("court", -1, view.justice), Counter("bank", -1, view.bank)]
    return Board(view.sitting[: view.seats], view.sitting[view.active], tuple(zones), tuple(counters))
