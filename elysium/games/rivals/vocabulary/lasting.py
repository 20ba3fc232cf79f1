"""What lasts: changes of values as long as a card is in play or for a while, and what a card does by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from elysium.engine.cards.nodes import Condition, Effect, Noun, Quantity, Ref, Seats, Trait
from elysium.games.rivals.definitions.definition import Lasting, Waiting
from elysium.games.rivals.definitions.language import (
    H_ATTACHED,
    H_ATTACKS,
    H_CONSPIRACY_RESOLVED,
    H_DEFEATED,
    H_END,
    H_HURT,
    H_LAID_FACE_DOWN,
    H_MENDING,
    H_MORTAL_DOWN,
    H_PLAYED,
    H_RECRUITED,
    H_SCHEME_SUCCEEDS,
    H_START,
    H_TURNED_UP,
    Entity,
)
from elysium.games.rivals.rules.values import party_of
from elysium.games.rivals.state import ATTACK_SPAN, EVENT_SPAN, STATS, TURN, UNBLOCKABLE, Rivals
from elysium.games.rivals.vocabulary.conditions import is_, same
from elysium.games.rivals.vocabulary.kernel import LANGUAGE
from elysium.games.rivals.vocabulary.things import ATTACHED_TO, PLAYED, THAT, YOU


def gets(
    who: Ref | Noun, stat: int, amount: Quantity = 1, *, when: Sequence[Condition] = (), role: str = ""
) -> Lasting:
    """As long as the card is in play."""
    return Lasting(stat, amount, who, tuple(when), role)


def everybody(stat: int) -> Lasting:
    """What holds for the whole table as long as the card is in play."""
    return Lasting(stat, 1, Seats("everyone", "s.clockwise_from(turn)", plural=True))


def _gets_for_now(stat: int, amount: Quantity, who: Ref | Noun, scope: int) -> Effect:
    args = (("who", who), ("amount", amount), ("called", STATS[stat]), ("stat", stat), ("scope", scope))
    return Effect("gets-for-now", "s.add(scope, stat, who, amount)", args)


def gets_influence(amount: Quantity, who: Ref) -> Effect:
    """For this action or event."""
    return _gets_for_now(0, amount, who, EVENT_SPAN)


def _unblockable_once(s: Rivals, who: Entity) -> None:
    s.add(TURN, UNBLOCKABLE, who, 1)


LANGUAGE.knows(_unblockable_once)


def next_attack_unblockable(who: Ref) -> Effect:
    """The next one that it makes this turn."""
    return Effect("next-attack-unblockable", "_unblockable_once(s, who)", (("who", who),))


def gets_in_attack(stat: int, amount: Quantity, who: Ref | Noun) -> Effect:
    """As long as this attack lasts."""
    return _gets_for_now(stat, amount, who, ATTACK_SPAN)


# Moments


class Moment(NamedTuple):
    hook: int
    when: tuple[Condition, ...] = ()


def after(
    moment: Moment,
    *effects: Effect,
    when: Sequence[Condition] = (),
    once: bool = False,
    role: str = "",
) -> Waiting:
    """What a card does by itself at a moment."""
    return Waiting(moment.hook, effects, (*moment.when, *when), once, role)


def about(seat: Seats) -> Condition:
    """The moment is this player's."""
    return Condition("about", "c.about[0] == seat", (("seat", seat),))


START_OF_YOUR_TURN: Final = Moment(H_START, (about(YOU),))
END_OF_YOUR_TURN: Final = Moment(H_END, (about(YOU),))
MENDING_STEP: Final = Moment(H_MENDING, (about(YOU),))
SCHEME_SUCCEEDS: Final = Moment(H_SCHEME_SUCCEEDS, (about(YOU),))
CONSPIRACY_RESOLVED: Final = Moment(H_CONSPIRACY_RESOLVED, (about(YOU),))
YOU_LAY_FACE_DOWN: Final = Moment(H_LAID_FACE_DOWN, (about(YOU),))
YOU_RESOLVE_FACE_DOWN: Final = Moment(H_TURNED_UP, (about(YOU),))


def by_you() -> Condition:
    return Condition("by-you", "c.about[1] - 1 == c.seat")


def you_defeat(*traits: Trait) -> Moment:
    """A vampire like this is defeated by one's own doing."""
    from elysium.games.rivals.vocabulary.things import vampire

    return Moment(H_DEFEATED, (by_you(), is_(THAT, vampire(*traits))))


def is_defeated(who: Ref) -> Moment:
    return Moment(H_DEFEATED, (same(THAT, who),))


def anyone_defeats() -> Moment:
    """Some player defeats somebody else's vampire."""
    return Moment(
        H_DEFEATED, (Condition("by-a-foe", "c.about[1] > 0 and controller[entity_of(c.target)] != c.about[1] - 1"),)
    )


def attacker_defeats() -> Moment:
    """An attacker of one's own defeats another vampire."""
    return Moment(
        H_DEFEATED, (Condition("by-your-attacker", "c.about[0] and c.about[0] == attacker and attack_seat == c.seat"),)
    )


def _party_has_won(s: Rivals, vampire: Entity, victim: Entity, by: Entity) -> bool:
    """Its party, attacking or defending, has defeated a vampire of the other. [RIV-TEXT-04]"""
    return bool(by) and by in party_of(s, vampire) and s.controller[victim] != s.controller[vampire]


LANGUAGE.knows(_party_has_won)


def party_defeats() -> Moment:
    """This vampire's party defeats another's vampire."""
    return Moment(
        H_DEFEATED, (Condition("by-this-party", "_party_has_won(s, c.minion, entity_of(c.target), c.about[0])"),)
    )


def attaches(host: Noun, *what: Noun | Trait) -> Moment:
    """Something like this is attached to one of these vampires."""
    return Moment(H_ATTACHED, (is_(ATTACHED_TO, host), is_(THAT, *what)))


HURT: Final = Moment(H_HURT)


def plays(*traits: Trait) -> Moment:
    """One plays a card like this, whoever performs it."""
    return Moment(H_PLAYED, (Condition("played-by-you", "c.about[1] == c.seat"), is_(PLAYED, *traits)))


def plays_itself(*traits: Trait) -> Moment:
    """This very vampire plays a card like this. [RIV-TEXT-09]"""
    return Moment(H_PLAYED, (Condition("played-by-self", "c.about[0] == c.minion"), is_(PLAYED, *traits)))


def mortal_defeated(*what: Noun | Trait) -> Moment:
    """A Mortal is defeated by one's own doing."""
    return Moment(
        H_MORTAL_DOWN, (Condition("defeated-by-you", "c.about[1] == c.seat and c.about[2]"), is_(THAT, *what))
    )


def mortal_down(*what: Noun | Trait) -> Moment:
    """A Mortal is defeated or burned by one's own doing."""
    return Moment(H_MORTAL_DOWN, (Condition("downed-by-you", "c.about[1] == c.seat"), is_(THAT, *what)))


def you_recruit() -> Moment:
    return Moment(H_RECRUITED, (Condition("recruited-by-you", "c.about[0] == c.seat"),))


def mortal_beaten(*what: Noun | Trait) -> Moment:
    """Somebody defeats a Mortal."""
    return Moment(H_MORTAL_DOWN, (Condition("beaten", "c.about[2]"), is_(THAT, *what)))


def attacks(what: Noun) -> Moment:
    return Moment(H_ATTACKS, (is_(THAT, what),))


LANGUAGE.names["EVENT_SPAN"] = EVENT_SPAN
