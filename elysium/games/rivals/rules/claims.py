"""Claiming the title of the Prince of the City. [RIV-CLAIM]"""

from __future__ import annotations

from elysium.engine.state import Option, Seat
from elysium.games.rivals.definitions.language import NO_ENTITY, Entity
from elysium.games.rivals.rules.attack import begin_attack
from elysium.games.rivals.rules.entities import attach, can_attach, exhaust
from elysium.games.rivals.rules.obstacles import IS_EXHAUSTED, NO_PRINCE, NO_ROOM, NOT_IN_STREETS, NOT_YOURS
from elysium.games.rivals.rules.values import prince_in_city, title_on
from elysium.games.rivals.state import STREETS, Rivals
from elysium.games.rivals.terms import ATTACK_CLAIMANT, PASS, book, entity_of


def claim_obstacle(s: Rivals, seat: Seat, entity: Entity) -> int:
    """[RIV-CLAIM-01, RIV-CLAIM-02, RIV-CLAIM-12]"""
    if not s.in_coterie(entity) or s.controller[entity] != seat:
        return NOT_YOURS
    if not prince_in_city(s):
        return NO_PRINCE
    if s.region[entity] != STREETS:
        return NOT_IN_STREETS
    if s.exhausted[entity]:
        return IS_EXHAUSTED
    return 0 if has_room(s, entity) else NO_ROOM


def has_room(s: Rivals, entity: Entity) -> bool:
    """For the title; one that is there would make room. [RIV-CLAIM-12]"""
    return entity not in s.host or bool(title_on(s, entity)) or can_attach(s, entity)


def claim_title(s: Rivals, seat: Seat, entity: Entity) -> None:
    s.actions -= 1
    exhaust(s, entity)
    s.claimant = entity
    s.do(*((challenge_claim, foe) for foe in s.foes(seat)), (crown,))


def stands(s: Rivals) -> bool:
    return bool(s.claimant) and s.in_coterie(s.claimant)


@book.step
def challenge_claim(s: Rivals, foe: Seat) -> None:
    """Each foe in turn; not after the claimant has fallen. [RIV-CLAIM-03, RIV-CLAIM-14]"""
    if stands(s) and any(not s.exhausted[e] for e in s.coterie(foe)):
        s.ask(foe, challenge_or_not)


@book.choice("RIV-CLAIM-03", "RIV-CLAIM-13")
def challenge_or_not(s: Rivals, seat: Seat) -> list[Option]:
    return [(PASS,), *((ATTACK_CLAIMANT, s.ref(e)) for e in s.coterie(seat) if not s.exhausted[e])]


@book.answer(challenge_or_not)
def challenged_or_not(s: Rivals, seat: Seat, option: Option) -> None:
    """As if on the foe's own turn. [RIV-CLAIM-04, RIV-CLAIM-15]"""
    if option[0] == ATTACK_CLAIMANT:
        s.claim = True
        begin_attack(s, entity_of(option[1]), seat)


@book.step
def crown(s: Rivals) -> None:
    """[RIV-CLAIM-10, RIV-CLAIM-11]"""
    title = prince_in_city(s)
    if stands(s) and title:
        attach(s, title, s.claimant)
    s.claimant = NO_ENTITY
