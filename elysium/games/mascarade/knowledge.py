"""What each hidden mask can be for a viewer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from elysium.engine.bits import members
from elysium.engine.observation import Known
from elysium.games.mascarade import notes
from elysium.games.mascarade.kinds import CARD
from elysium.games.mascarade.state import MASK_NAMES, Mascarade
from elysium.games.mascarade.worlds import possible_masks


def knowledge(view: Mascarade, names: Sequence[str]) -> dict[str, list[str]]:
    possible = possible_masks(view)
    return {CARD.word(person, names): _faces(masks) for person, masks in zip(view.sitting, possible, strict=True)}


@cache
def _faces(masks: int) -> list[str]:
    return [MASK_NAMES[mask] for mask in members(masks)]


def known(view: Mascarade) -> Mapping[str, Known]:
    """Whoever watches has seen what everybody has; only on an open table is nothing left to know."""
    return {} if view.masks else notes.known(view)


def knowledge_key(view: Mascarade) -> object:
    return view.memory, view.sitting, view.moves, view.masks
