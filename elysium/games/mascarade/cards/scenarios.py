"""Which masks are in play.

No source gives the printed scenario sheets of the 2021 box, so all these lists are ours. Side A carries the
first edition's grid over to the new names (with the Thief for the Fool at 8 and 9 players, to keep the
number of stars within the limits); side B is our own choice among the masks that came later.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.refusal import BadSetup
from elysium.games.mascarade.definitions import MASKS
from elysium.games.mascarade.state import (
    BEGGAR,
    CHEATER,
    EMPRESS,
    FOOL,
    GURU,
    JUDGE,
    KING,
    MASK_NAMES,
    PATRON,
    PEASANT,
    PRINCESS,
    PUPPET_MASTER,
    SPY,
    SWINDLER,
    THIEF,
    WIDOW,
    WITCH,
)

FEWEST_PLAYERS: Final = 4
MOST_PLAYERS: Final = 12
SMALL_TABLE: Final = 5
MASKS_AT_SMALL_TABLE: Final = 6
MOST_CENTRE_CARDS: Final = 2

SIDE_A: Final[dict[int, tuple[int, ...]]] = {
    4: (JUDGE, SWINDLER, EMPRESS, KING, THIEF, CHEATER),
    5: (JUDGE, SWINDLER, EMPRESS, KING, WITCH, CHEATER),
    6: (JUDGE, SWINDLER, EMPRESS, KING, WITCH, CHEATER),
    7: (JUDGE, SWINDLER, EMPRESS, FOOL, KING, THIEF, WITCH),
    8: (JUDGE, SWINDLER, EMPRESS, KING, THIEF, WITCH, PEASANT, PEASANT),
    9: (JUDGE, SWINDLER, EMPRESS, KING, THIEF, WITCH, PEASANT, PEASANT, CHEATER),
    10: (JUDGE, SWINDLER, EMPRESS, FOOL, KING, WITCH, SPY, PEASANT, PEASANT, CHEATER),
    11: (JUDGE, SWINDLER, EMPRESS, FOOL, KING, WITCH, SPY, PEASANT, PEASANT, CHEATER, GURU),
    12: (JUDGE, SWINDLER, EMPRESS, FOOL, KING, WITCH, SPY, PEASANT, PEASANT, CHEATER, GURU, WIDOW),
}

SIDE_B: Final[dict[int, tuple[int, ...]]] = {
    4: (JUDGE, KING, PATRON, BEGGAR, THIEF, SPY),
    5: (JUDGE, KING, PATRON, BEGGAR, WITCH, WIDOW),
    6: (JUDGE, EMPRESS, PRINCESS, PUPPET_MASTER, BEGGAR, CHEATER),
    7: (JUDGE, KING, PATRON, FOOL, BEGGAR, PUPPET_MASTER, SPY),
    8: (JUDGE, PRINCESS, PATRON, PEASANT, PEASANT, BEGGAR, GURU, THIEF),
    9: (JUDGE, PRINCESS, PATRON, PEASANT, PEASANT, BEGGAR, GURU, PUPPET_MASTER, CHEATER),
    10: (JUDGE, EMPRESS, PRINCESS, PATRON, FOOL, BEGGAR, GURU, PUPPET_MASTER, SPY, WITCH),
    11: (JUDGE, EMPRESS, PRINCESS, PATRON, PEASANT, PEASANT, BEGGAR, GURU, PUPPET_MASTER, THIEF, WITCH),
    12: (
        JUDGE,
        EMPRESS,
        KING,
        PRINCESS,
        PATRON,
        PEASANT,
        PEASANT,
        BEGGAR,
        GURU,
        PUPPET_MASTER,
        SPY,
        CHEATER,
    ),
}

SIDES: Final = {"A": SIDE_A, "B": SIDE_B}


def check_scenario(players: int, masks: Sequence[int]) -> tuple[str, ...]:
    """Refuse a list of masks that breaks a limit; return warnings about what is only discouraged."""
    _check_length(players, len(masks))
    if JUDGE not in masks:
        raise BadSetup("scenario-needs-judge", "MAS-SCEN-01")
    if masks.count(PEASANT) == 1:
        raise BadSetup("both-peasants-or-none", "MAS-SCEN-03")
    for number in sorted(set(masks)):
        mask = MASKS[number]
        if masks.count(number) > mask.copies:
            raise BadSetup("too-many-copies", "MAS-SCEN-09", mask=mask.name, copies=mask.copies)
        if mask.min_players > players:
            raise BadSetup("too-few-for-mask", "MAS-SCEN-04", mask=mask.name, least=mask.min_players)
    stars = sum(MASKS[number].star for number in masks)
    fewest = -(-len(masks) // 3)
    most = len(masks) // 2
    if stars < fewest:
        raise BadSetup("too-few-stars", "MAS-SCEN-02", stars=stars, least=fewest)
    return ("note-many-stars",) if stars > most else ()


def _check_length(players: int, count: int) -> None:
    if players <= SMALL_TABLE:
        if count != MASKS_AT_SMALL_TABLE:
            raise BadSetup("small-table-six-masks", "MAS-SCEN-08", count=count, least=MASKS_AT_SMALL_TABLE)
    elif count < players:
        raise BadSetup("mask-for-each-player", "MAS-SCEN-07", count=count, players=players)
    elif count > players + MOST_CENTRE_CARDS:
        raise BadSetup("too-many-centre-cards", "MAS-SCEN-05", count=count, most=players + MOST_CENTRE_CARDS)


def parse_masks(text: str) -> list[int]:
    """A list such as `judge,king,empress`; a mask may be written twice."""
    masks = []
    for word in text.replace(",", " ").split():
        if word not in MASK_NAMES:
            raise BadSetup("unknown-word", kind="mask", word=word, known=", ".join(MASK_NAMES))
        masks.append(MASK_NAMES.index(word))
    return masks
