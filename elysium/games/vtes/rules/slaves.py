"""Slaves of a clan: what they may not do without it, and how they fight for it. [chapter 11]"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS, H_BLOCK_FOUGHT, Entity
from elysium.games.vtes.marks import BLOCK_COMBAT, TABLE_ITSELF
from elysium.games.vtes.rules.combat.rounds import start_combat
from elysium.games.vtes.rules.entities import lock, unlock
from elysium.games.vtes.rules.limits import mark
from elysium.games.vtes.rules.triggers import fire
from elysium.games.vtes.state import READY, Vtes
from elysium.games.vtes.terms import CHOOSE, DECLINE, book, entity_of


def masters_of(s: Vtes, minion: Entity) -> tuple[int, ...]:
    """The clans of which this minion is a slave; most are of none."""
    return CARDS[s.face[minion]].slave_of


def lacks_master(s: Vtes, minion: Entity) -> bool:
    """A slave whose controller has no ready member of the clan takes no directed actions. [VTES-11-07]"""
    clans = masters_of(s, minion)
    return bool(clans) and not any(s.clan[other] in clans for other in s.minions(s.controller[minion]))


def meet_blocker(s: Vtes) -> None:
    """The blocker fights the acting minion, or a slave that is sent instead. [VTES-6.2.3-03, VTES-11-08]"""
    if slaves_at_hand(s):
        s.ask(s.controller[s.acting], send_slave)
    else:
        fight_blocker(s, s.acting)


def fight_blocker(s: Vtes, fighter: Entity) -> None:
    """The combat that a block leads to."""
    start_combat(s, fighter, s.blocker)
    if s.fighters:
        mark(s, TABLE_ITSELF, BLOCK_COMBAT, len(s.face))
        fire(s, H_BLOCK_FOUGHT, s.blocker)


def slaves_at_hand(s: Vtes) -> list[Entity]:
    """Ready unlocked slaves of the acting minion's clan, while there is a combat to be spared."""
    if s.region[s.acting] != READY or s.region[s.blocker] != READY:
        return []
    clan = s.clan[s.acting]
    seat = s.controller[s.acting]
    return [slave for slave in s.minions(seat) if not s.locked[slave] and clan in masters_of(s, slave)]


@book.choice("VTES-11-08")
def send_slave(s: Vtes, seat: Seat) -> Sequence[Option]:
    return [(DECLINE,), *((CHOOSE, s.ref(slave)) for slave in slaves_at_hand(s))]


@book.answer(send_slave)
def sends_slave(s: Vtes, seat: Seat, option: Option) -> None:
    """The slave locks, the acting vampire unlocks, and the action is blocked all the same."""
    fighter = s.acting
    if option[0] == CHOOSE:
        fighter = entity_of(option[1])
        lock(s, fighter)
        unlock(s, s.acting)
    fight_blocker(s, fighter)
