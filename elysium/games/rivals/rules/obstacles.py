"""Why something cannot be done: each obstacle has a reason that people read and the rule that stands behind it."""

from __future__ import annotations

from typing import Final

# Why not: (reason, rule). The number of the line is the obstacle.
OBSTACLES: Final = (
    ("none", ""),
    ("not-in-hand", "RIV-SETUP-16"),
    ("wrong-moment", "RIV-ACT-03"),
    ("no-actions-left", "RIV-ACT-01"),
    ("not-your-vampire", "RIV-GLOSS-01"),
    ("vampire-exhausted", "RIV-ACT-04"),
    ("not-in-the-streets", "RIV-ATTACK-01"),
    ("needs-potency", "RIV-ACARD-02"),
    ("needs-clan", "RIV-ACARD-04"),
    ("cannot-pay", "RIV-ABIL-08"),
    ("last-blood", "RIV-ABIL-07"),
    ("used-already", "RIV-ABIL-04"),
    ("not-in-your-turn", "RIV-ABIL-05"),
    ("card-forbids", "RIV-GOLD-01"),
    ("other-attack-type", "RIV-ATTACK-06"),
    ("no-recruit-with-last-prestige", "RIV-ABIL-13"),
    ("namesake-in-play", "RIV-UNIQ-01"),
    ("has-a-title", "RIV-TITLE-01"),
    ("title-taken", "RIV-TITLE-05"),
    ("one-per-player", "RIV-TITLE-07"),
    ("too-little-influence", "RIV-TITLE-03"),
    ("no-prince-to-claim", "RIV-CLAIM-02"),
    ("first-turn-to-come", "RIV-ATTACK-03"),
    ("no-target", "RIV-ATTACK-02"),
    ("too-little-intel", "RIV-SECR-01"),
    ("may-not-block", "RIV-BLOCK-01"),
    ("only-guards-block-ranged", "RIV-RANGED-02"),
    ("deck-empty", "RIV-DRAW-03"),
    ("exhausted-cannot-regroup", "RIV-GROUP-02"),
    ("no-way-back", "RIV-ZONE-03"),
    ("haven-is-one-party", "RIV-HAVEN-02"),
    ("no-influence-left", "RIV-INFL-03"),
    ("one-modifier", "RIV-INFL-07"),
    ("last-prestige", "RIV-SCHEME-15"),
    ("conspiracy-not-ready", "RIV-CONSP-06"),
    ("no-one-to-aim-at", "RIV-CONSP-08"),
    ("contributed-already", "RIV-CONSP-03"),
    ("ongoing-stays", "RIV-ONGOING-01"),
    ("needs-discipline", "RIV-DISC-05"),
    ("separate-parties", "RIV-CARD-49"),
    ("no-room", "RIV-ATTACH-01"),
)  # fmt: skip
_NUMBER: Final = {reason: number for number, (reason, _) in enumerate(OBSTACLES)}

NOT_IN_HAND: Final = _NUMBER["not-in-hand"]
WRONG_MOMENT: Final = _NUMBER["wrong-moment"]
NO_ACTIONS: Final = _NUMBER["no-actions-left"]
NOT_YOURS: Final = _NUMBER["not-your-vampire"]
IS_EXHAUSTED: Final = _NUMBER["vampire-exhausted"]
NOT_IN_STREETS: Final = _NUMBER["not-in-the-streets"]
NEEDS_POTENCY: Final = _NUMBER["needs-potency"]
NEEDS_CLAN: Final = _NUMBER["needs-clan"]
CANNOT_PAY: Final = _NUMBER["cannot-pay"]
USED_UP: Final = _NUMBER["used-already"]
NOT_YOUR_TURN: Final = _NUMBER["not-in-your-turn"]
FORBIDDEN: Final = _NUMBER["card-forbids"]
OTHER_TYPE: Final = _NUMBER["other-attack-type"]
LAST_PRESTIGE_RECRUIT: Final = _NUMBER["no-recruit-with-last-prestige"]
NAMESAKE: Final = _NUMBER["namesake-in-play"]
HAS_TITLE: Final = _NUMBER["has-a-title"]
TITLE_TAKEN: Final = _NUMBER["title-taken"]
ONE_PER_PLAYER: Final = _NUMBER["one-per-player"]
TOO_LITTLE_INFLUENCE: Final = _NUMBER["too-little-influence"]
NO_PRINCE: Final = _NUMBER["no-prince-to-claim"]
FIRST_TURN: Final = _NUMBER["first-turn-to-come"]
NO_TARGET: Final = _NUMBER["no-target"]
LITTLE_INTEL: Final = _NUMBER["too-little-intel"]
MAY_NOT_BLOCK: Final = _NUMBER["may-not-block"]
GUARDS_ONLY: Final = _NUMBER["only-guards-block-ranged"]
DECK_EMPTY: Final = _NUMBER["deck-empty"]
CANNOT_REGROUP: Final = _NUMBER["exhausted-cannot-regroup"]
NO_WAY_BACK: Final = _NUMBER["no-way-back"]
ONE_PARTY: Final = _NUMBER["haven-is-one-party"]
NO_INFLUENCE_LEFT: Final = _NUMBER["no-influence-left"]
ONE_MODIFIER: Final = _NUMBER["one-modifier"]
LAST_PRESTIGE: Final = _NUMBER["last-prestige"]
NOT_READY_YET: Final = _NUMBER["conspiracy-not-ready"]
NOBODY_TO_AIM: Final = _NUMBER["no-one-to-aim-at"]
CONTRIBUTED_ALREADY: Final = _NUMBER["contributed-already"]
STAYS: Final = _NUMBER["ongoing-stays"]
NEEDS_DISCIPLINE: Final = _NUMBER["needs-discipline"]
APART: Final = _NUMBER["separate-parties"]
NO_ROOM: Final = _NUMBER["no-room"]


def obstacle_named(reason: str) -> int:
    return _NUMBER[reason]
