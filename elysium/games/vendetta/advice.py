"""How a sensible person plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from elysium.engine.state import Option
from elysium.games.vendetta.observe import View
from elysium.games.vendetta.rules.ending import score_of
from elysium.games.vendetta.state import Vendetta


def advise(view: View, rng: Random) -> Option:
    return rng.choice(view.options)


def values(s: Vendetta) -> Sequence[float]:
    return [score_of(s, seat) / 40 for seat in range(s.seats)]


def likely_option(s: Vendetta, options: Sequence[Option], random: Callable[[], float]) -> Option:
    return options[int(random() * len(options))]
