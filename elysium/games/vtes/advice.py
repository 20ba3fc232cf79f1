"""What a sensible Methuselah would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from elysium.engine.state import Option
from elysium.games.vtes.observe import View
from elysium.games.vtes.state import Vtes


def advise(view: View, rng: Random) -> Option:
    return view.options[int(rng.random() * len(view.options))]


def values(s: Vtes) -> Sequence[float]:
    total = sum(s.pool) + 1
    return [min(1.0, 0.15 * s.victory_points[seat] + 0.5 * s.pool[seat] / total) for seat in range(s.seats)]


def likely_option(s: Vtes, options: Sequence[Option], random: Callable[[], float]) -> Option:
    return options[int(random() * len(options))]
