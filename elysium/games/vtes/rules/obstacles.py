"""Why something cannot be done: each obstacle has a reason that people read and the rule that stands behind it."""

from __future__ import annotations

from typing import Final

# Why not: (reason, rule). The number of the line is the obstacle.
OBSTACLES: Final = (
    ("none", ""),
    ("not-in-hand", "VTES-1.6.1.1-01"),
    ("wrong-moment", "VTES-1.6.1.1-01"),
    ("not-your-minion", "VTES-1.6.1.3-01"),
    ("minion-not-ready", "VTES-6-01"),
    ("minion-locked", "VTES-1.1-02"),
    ("needs-clan", "VTES-1.5.3-01"),
    ("needs-discipline", "VTES-1.5.4-01"),
    ("needs-superior", "VTES-1.5.4-02"),
    ("vampires-only", "VTES-1.6.3-04"),
    ("cannot-pay", "VTES-1.6.1.3-07"),
    ("modifier-played-already", "VTES-1.6.3.2-02"),
    ("reaction-played-already", "VTES-1.6.3.6-03"),
    ("action-played-already", "VTES-6.1.6-07"),
    ("only-acting-minion", "VTES-1.6.3.2-01"),
    ("limited-used", "VTES-6.1.1-10"),
    ("no-target", "VTES-1.6.1.4-01"),
    ("card-forbids", "VTES-1.4-01"),
    ("stealth-not-needed", "VTES-6.2.2.2-04"),
    ("intercept-not-needed", "VTES-6.2.2.2-05"),
    ("you-have-this-unique-card", "VTES-4.1-09"),
    ("no-master-action", "VTES-1.6.2-01"),
    ("one-trifle-a-turn", "VTES-1.6.2.5-03"),
    ("out-of-turn-owed", "VTES-1.6.2.4-02"),
    ("not-in-your-own-turn", "VTES-1.6.2.4-03"),
    ("not-in-combat", "VTES-1.6.3.5-01"),
    ("own-action", "VTES-1.6.3.6-02"),
    ("only-cancels-now", "VTES-1.6.1.1-04"),
    ("bled-already", "VTES-6.1.1-04"),
    ("political-action-taken", "VTES-6.1.7-04"),
    ("cannot-act", "VTES-6-01"),
    ("just-recruited", "VTES-6.1.5-03"),
    ("event-played-already", "VTES-1.6.4-02"),
    ("one-event-a-phase", "VTES-1.6.4-01"),
    ("must-hunt", "VTES-6-07"),
    ("nothing-to-take", "VTES-6.4.3-18"),
    ("no-modifiers-in-a-blood-hunt", "VTES-6.5.6-04"),
    ("blood-cursed", "VTES-6.5.5-01"),
    ("additional-strikes-gained", "VTES-6.4.3-16"),
    ("no-discard-action", "VTES-8-01"),
    ("others-must-act-first", "VTES-6-08"),
    ("vote-cast", "VTES-6.3.2-07"),
    ("votes-go-together", "VTES-6.3.3-04"),
    ("one-vote-from-cards", "VTES-6.3.3-08"),
    ("no-votes", "VTES-6.3.3-01"),
    ("not-to-become-anarch", "VTES-10.5-02"),
    ("slave-without-master", "VTES-11-07"),
    ("sterile", "VTES-11-09"),
    ("other-action-mandatory", "VTES-6-10"),
    ("minion-is-stuck", "VTES-6-11"),
    ("only-combat-cards", "VTES-6.4-05"),
    ("draft-only", "VTES-1.6.1.6-01"),
    ("cannot-merge", "VTES-1.5.6-02"),
)
_NUMBER: Final = {reason: number for number, (reason, _) in enumerate(OBSTACLES)}

NOT_IN_HAND: Final = _NUMBER["not-in-hand"]
WRONG_MOMENT: Final = _NUMBER["wrong-moment"]
NOT_YOURS: Final = _NUMBER["not-your-minion"]
NOT_READY: Final = _NUMBER["minion-not-ready"]
IS_LOCKED: Final = _NUMBER["minion-locked"]
NEEDS_CLAN: Final = _NUMBER["needs-clan"]
NEEDS_DISCIPLINE: Final = _NUMBER["needs-discipline"]
NEEDS_SUPERIOR: Final = _NUMBER["needs-superior"]
VAMPIRES_ONLY: Final = _NUMBER["vampires-only"]
CANNOT_PAY: Final = _NUMBER["cannot-pay"]
MODIFIER_TWICE: Final = _NUMBER["modifier-played-already"]
REACTION_TWICE: Final = _NUMBER["reaction-played-already"]
ACTION_TWICE: Final = _NUMBER["action-played-already"]
ONLY_ACTING: Final = _NUMBER["only-acting-minion"]
LIMITED: Final = _NUMBER["limited-used"]
NO_TARGET: Final = _NUMBER["no-target"]
FORBIDDEN: Final = _NUMBER["card-forbids"]
NO_STEALTH: Final = _NUMBER["stealth-not-needed"]
NO_INTERCEPT: Final = _NUMBER["intercept-not-needed"]
UNIQUE: Final = _NUMBER["you-have-this-unique-card"]
NO_MASTER: Final = _NUMBER["no-master-action"]
TRIFLE: Final = _NUMBER["one-trifle-a-turn"]
OWED: Final = _NUMBER["out-of-turn-owed"]
OWN_TURN: Final = _NUMBER["not-in-your-own-turn"]
NO_COMBAT: Final = _NUMBER["not-in-combat"]
OWN_ACTION: Final = _NUMBER["own-action"]
ONLY_CANCELS: Final = _NUMBER["only-cancels-now"]
BLED_ALREADY: Final = _NUMBER["bled-already"]
POLITICKED_ALREADY: Final = _NUMBER["political-action-taken"]
MAY_NOT_ACT: Final = _NUMBER["cannot-act"]
JUST_RECRUITED: Final = _NUMBER["just-recruited"]
EVENT_TWICE: Final = _NUMBER["event-played-already"]
ONE_EVENT: Final = _NUMBER["one-event-a-phase"]
NOTHING_TO_TAKE: Final = _NUMBER["nothing-to-take"]
BLOOD_HUNT_ONLY: Final = _NUMBER["no-modifiers-in-a-blood-hunt"]
ADDITIONAL_TWICE: Final = _NUMBER["additional-strikes-gained"]
NO_DISCARD: Final = _NUMBER["no-discard-action"]
MUST_HUNT: Final = _NUMBER["must-hunt"]
OTHERS_FIRST: Final = _NUMBER["others-must-act-first"]
CURSED: Final = _NUMBER["blood-cursed"]
VOTE_CAST: Final = _NUMBER["vote-cast"]
VOTES_TOGETHER: Final = _NUMBER["votes-go-together"]
ONE_CARD_VOTE: Final = _NUMBER["one-vote-from-cards"]
NO_VOTES: Final = _NUMBER["no-votes"]
NO_ANARCH: Final = _NUMBER["not-to-become-anarch"]
SLAVE_ALONE: Final = _NUMBER["slave-without-master"]
IS_STERILE: Final = _NUMBER["sterile"]
OTHER_DUTY: Final = _NUMBER["other-action-mandatory"]
STUCK: Final = _NUMBER["minion-is-stuck"]
ONLY_COMBAT_CARDS: Final = _NUMBER["only-combat-cards"]
DRAFT_ONLY: Final = _NUMBER["draft-only"]
CANNOT_MERGE: Final = _NUMBER["cannot-merge"]
