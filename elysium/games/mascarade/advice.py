"""How a sensible person plays: what they believe, what an announcement is worth, when to object."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Final

from elysium.engine.state import Option, Seat
from elysium.games.mascarade.definitions import MASKS
from elysium.games.mascarade.entries import MEMORY_HANDLED, parts
from elysium.games.mascarade.rules.announce import claim_too
from elysium.games.mascarade.rules.powers import FORESEEN, exchange_spied, say_who_you_are
from elysium.games.mascarade.state import (
    ANNOUNCE,
    CLAIM,
    DECLINE,
    LOOK,
    MASK_NAMES,
    MOVE,
    PASS,
    RICH,
    ROB,
    SAY,
    SPY_ON,
    SWAP,
    TEST,
    TRADE,
    UNMASK,
    Mascarade,
    Place,
)
from elysium.games.mascarade.worlds import Arrangements

WIN: Final = 20.0
"""What winning is worth, in coins."""
WHIM: Final = 0.04
"""How often somebody looks or stirs the cards though announcing would pay: equal minds would go round in circles."""


LONGEST_DOUBT: Final = 300
"""So many entries of the memory ago somebody's card was handled so long ago that it says nothing."""


class Belief:
    """The odds of each mask at each place, for one viewer."""

    def __init__(self, view: Mascarade) -> None:
        self._odds = Arrangements(view).odds_by_place()

    def odds(self, place: int, mask: int) -> float:
        return self._odds[place][mask]

    def best(self, place: int) -> int:
        """The likeliest mask."""
        odds = self._odds[place]
        return odds.index(max(odds))


def advise(view: Mascarade, rng: Random) -> Option:
    seat, choice, *_ = next(question for question in view.asked if question[0] == view.viewer)
    options = view.options
    if len(options) == 1:
        return options[0]
    verbs = {option[0] for option in options}
    place = view.place_of[seat]
    if choice == claim_too:
        return _claim_or_pass(view, Belief(view), place)
    if ANNOUNCE in verbs or LOOK in verbs:
        return _take_turn(view, Belief(view), place, rng)
    if choice == say_who_you_are:
        return (SAY, Belief(view).best(place))
    if choice == exchange_spied:
        return _keep_the_better(view, Belief(view), rng)
    if verbs & {ROB, TRADE, DECLINE}:
        return _richest_target(view, place, options)
    if MOVE in verbs:
        return max(options, key=lambda option: sum(view.coins[view.place_of[p]] for p in option[1:]))
    if TEST in verbs:
        return max(options, key=lambda option: _doubt_of(view, Seat(option[1])))
    if verbs & {SPY_ON, UNMASK}:
        return max(options, key=lambda option: view.coins[view.place_of[option[1]]] + rng.random())
    return options[int(rng.random() * len(options))]


def gain(coins: Sequence[int], court: int, place: Place, mask: int) -> float:
    """What using a mask from a place is worth in coins; a win counts for much, a rival's win against."""
    after = coins_after(coins, court, place, mask)
    most = max(after)
    if most >= RICH or min(after) <= 0:
        return WIN if after[place] == most else -WIN
    return after[place] - coins[place] + MASKS[mask].worth


def coins_after(coins: Sequence[int], court: int, place: Place, mask: int) -> list[int]:
    """Everybody's coins after a mask's coin part, with the choices a greedy user would make."""
    after = list(coins)
    for step, amount in MASKS[mask].coins:
        foresight = FORESEEN.get(step)
        if foresight is not None:
            foresight(after, court, place, amount)
    return after


def _take_turn(view: Mascarade, belief: Belief, place: Place, rng: Random) -> Option:
    """Announce where it pays, look when unsure, otherwise stir the cards."""
    best_value, best = 0.35, None
    for option in view.options:
        if option[0] == ANNOUNCE:
            value = _announcement_value(view, belief, place, option[1]) + 0.05 * rng.random()
            if value > best_value:
                best_value, best = value, option
    if best is not None and rng.random() >= WHIM:
        return best
    sure = max(belief.odds(place, mask) for mask in range(len(MASK_NAMES)))
    if sure < 0.8:
        for option in view.options:
            if option[0] == LOOK:
                return option
    swaps = [option for option in view.options if option[0] == SWAP]
    return swaps[int(rng.random() * len(swaps))]


def _announcement_value(view: Mascarade, belief: Belief, place: Place, mask: int) -> float:
    """Odds that somebody who holds the mask objects, against what the power brings."""
    worth = gain(view.coins, view.justice, place, mask)
    held = belief.odds(place, mask)
    elsewhere = max((belief.odds(at, mask) for at in range(view.seats) if at != place), default=0.0)
    objection = (1.0 - held) * (0.35 + 0.6 * elsewhere)
    rival_gain = max(
        gain(view.coins, view.justice, Place(at), mask) * belief.odds(at, mask)
        for at in range(view.seats)
        if at != place
    )
    risk = objection * (1.0 + 0.3 * max(0.0, rival_gain)) + (WIN / 2 if view.coins[place] == 1 else 0.0) * objection
    return worth * (1.0 - objection) - risk


def _claim_or_pass(view: Mascarade, belief: Belief, place: Place) -> Option:
    """Claim what one probably holds; stop a win with a doubtful claim when nobody else has."""
    mask = view.announced
    held = belief.odds(place, mask)
    announcer = view.active
    worth = gain(view.coins, view.justice, place, mask)
    threat = gain(view.coins, view.justice, Place(announcer), mask)
    contested = bool(view.claimants & (view.claimants - 1))
    fine = WIN / 2 if view.coins[place] == 1 else 1.0
    value = held * max(0.5, worth) - (1.0 - held) * fine
    if not contested:
        lying = 1.0 - belief.odds(announcer, mask)
        left_to_answer = (announcer - place - 1) % view.seats
        value += lying * (1.0 - held) * max(0.0, threat) * (0.5 if left_to_answer else 0.9) * 0.3
    return (CLAIM,) if value > 0.0 else (PASS,)


def _richest_target(view: Mascarade, place: Place, options: Sequence[Option]) -> Option:
    """Rob or trade with the richest; keep one's own fortune if nobody has more."""
    targets = [option for option in options if len(option) > 1]
    richest = max(targets, key=lambda option: view.coins[view.place_of[option[1]]])
    if richest[0] == TRADE and view.coins[view.place_of[richest[1]]] <= view.coins[place]:
        return (DECLINE,)
    return richest


def _doubt_of(view: Mascarade, player: Seat) -> float:
    """The later somebody's card was handled by another, the less its owner knows of it."""
    place = view.place_of[player]
    for age, entry in enumerate(map(parts, islice(reversed(view.memory), LONGEST_DOUBT))):
        if entry[0] == MEMORY_HANDLED and place in entry[2:4] and entry[1] != player:
            return view.coins[place] - age * 0.1
    return -1.0


def _keep_the_better(view: Mascarade, belief: Belief, rng: Random) -> Option:
    """After spying: the mask that is worth more now."""
    really = view.options[0] if view.options[0][3] else view.options[1]
    mine, theirs = view.place_of[really[1]], view.place_of[really[2]]
    worth = [gain(view.coins, view.justice, mine, belief.best(place)) for place in (mine, theirs)]
    wanted = int(worth[1] > worth[0])
    return next(option for option in view.options if option[3] == wanted)


def values(s: Mascarade) -> list[float]:
    """Winners share 1; before the end, whoever has more coins is closer to it."""
    if s.outcome:
        winners = sum(s.outcome)
        return [score / winners for score in s.outcome]
    weights = [s.coins[place] ** 2 for place in s.place_of[: s.seats]]
    total = sum(weights)
    return [weight / total for weight in weights]


def likely_option(s: Mascarade, options: Sequence[Option], random: Callable[[], float]) -> Option:
    """In a play-out, people mostly announce and claim what they hold, and sometimes bluff."""
    question = s.asked[0]
    seat, choice = question[0], question[1]
    place = s.place_of[seat]
    if choice == claim_too:
        holds = s.masks[place] == s.announced
        return options[0] if random() < (0.8 if holds else 0.06) else options[1]
    if options[-1][0] == ANNOUNCE and random() < 0.75:
        if random() < 0.55:
            return (ANNOUNCE, s.masks[place])
        return options[-1 - int(random() * bin(s.in_play).count("1"))]
    return options[int(random() * len(options))]
