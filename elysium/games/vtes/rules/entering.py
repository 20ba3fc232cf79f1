"""Entering play: on the table, on another card, in the ready region; what is unique there. [section 4.1]

A card that enters play does so through `put_on_table`, `put_on` or `enter_ready`, and all of them end in `entered`.
"""

from __future__ import annotations

from collections.abc import Callable

from elysium.engine.audience import EVERYONE
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import (
    CARDS,
    H_COMES,
    H_ENTERING,
    H_ENTERS,
    H_LEAVES_PLAY,
    H_LEAVES_READY,
    MOMENTS,
    Entity,
    Face,
    Mode,
)
from elysium.games.vtes.definitions.names import NO_SECT
from elysium.games.vtes.definitions.traits import IS_IMBUED, NEVER_CONTESTED, WAITS_A_TURN
from elysium.games.vtes.marks import BEGAN_WITH, BORROWED, BROUGHT_OUT, CAME_LAST, LEAVES_FOR_GOOD, NEW_HERE
from elysium.games.vtes.rules.entities import (
    all_attached,
    burn,
    disregard,
    drain,
    hand_may_change,
    heed,
    incapacitate,
    lay_on,
    new_entity,
    steal,
)
from elysium.games.vtes.rules.lending import give_back_loan
from elysium.games.vtes.rules.lessons import discipline_of
from elysium.games.vtes.rules.limits import mark, marks_on, unmark
from elysium.games.vtes.rules.titles import claim_title, lay_title_aside, take_title_up
from elysium.games.vtes.rules.triggers import fire, stat
from elysium.games.vtes.state import (
    CONTESTED,
    GONE,
    ILLUSION,
    LENT,
    MORE_LIFE,
    NEW_TO_ALL,
    ON,
    OUT,
    READY,
    SHOWN,
    SUPERIOR,
    TABLE,
    TITLE_CONTESTED,
    UNCONTROLLED,
    Vtes,
)
from elysium.games.vtes.terms import CARD_CONTESTED, ENTERED_PLAY, MOVED_OUT, TO_UNCONTROLLED, book


def _come(s: Vtes, face: Face, owner: Seat, controller: Seat, region: int) -> Entity:
    """From wherever its Methuselah has it; somebody else's stays somebody else's."""
    whose = give_back_loan(s, owner, face)
    entity = new_entity(s, face, whose, controller, region)
    if whose != owner:
        mark(s, entity, LEAVES_FOR_GOOD)
    return entity


def put_on_table(s: Vtes, face: Face, owner: Seat, controller: Seat) -> Entity:
    """A card that stays in play by itself."""
    entity = _come(s, face, owner, controller, TABLE)
    s.blood[entity] = CARDS[face].counters
    if not s.quiet:
        s.tell(ENTERED_PLAY, s.ref(entity), controller)
    entered(s, entity)
    return entity


def put_on(
    s: Vtes, face: Face, owner: Seat, controller: Seat, host: Entity, *, superior: bool = False, extra_life: int = 0
) -> Entity:
    """A card is put on another one. [VTES-GLO-05]"""
    whose = give_back_loan(s, owner, face)
    entity = lay_on(s, face, whose, controller, host, superior=superior)
    if whose != owner:
        mark(s, entity, LEAVES_FOR_GOOD)
    s.blood[entity] += extra_life
    entered(s, entity)
    return entity


def put_ally_into_play(s: Vtes, face: Face, seat: Seat, mode: Mode | None = None) -> Entity:
    """An ally receives its printed life; without recruiting, that of the basic version. [VTES-6.1.5-06, -08]"""
    entity = _come(s, face, seat, seat, READY)
    s.blood[entity] = CARDS[face].life + (mode.extra_life if mode is not None else 0)
    if mode is not None and mode.level == 2:
        s.flags[entity] |= SUPERIOR
    if not s.quiet:
        s.tell(ENTERED_PLAY, s.ref(entity), seat)
    enter_ready(s, entity)
    return entity


def begin_with_more_life(s: Vtes, entity: Entity) -> None:
    """What cards in play give to an ally or retainer as it is recruited or employed."""
    more = stat(s, MORE_LIFE, entity) if READY <= s.region[entity] <= ON and CARDS[s.face[entity]].life else 0
    if more:
        s.blood[entity] += more
        mark(s, entity, BEGAN_WITH, more)


def put_vampire_into_play(
    s: Vtes, face: Face, seat: Seat, capacity: int, *, like: Entity, sect: int = NO_SECT
) -> Entity:
    """A card that is no crypt card becomes a vampire without blood, of the clan of another one and its sect, if any."""
    entity = _come(s, face, seat, seat, READY)
    s.capacity[entity] = capacity
    s.clan[entity] = s.clan[like]
    s.sect[entity] = sect or s.sect[like]
    if not s.quiet:
        s.tell(ENTERED_PLAY, s.ref(entity), seat)
    enter_ready(s, entity)
    return entity


def turn_card_into_vampire(
    s: Vtes, card: Entity, clan: int, sect: int, disciplines: int, capacity: int, amount: int
) -> None:
    """A card that lies on the table is a vampire from now on, with so much blood."""
    if s.region[card] == TABLE:
        s.clan[card], s.sect[card], s.capacity[card] = clan, sect, capacity
        s.basic[card] |= disciplines
        s.blood[card] = amount
        enter_ready(s, card)


def bring_out(s: Vtes, seat: Seat, entity: Entity) -> None:
    """Face up and unlocked; counters beyond the capacity drain. [VTES-7-07, VTES-7-08, VTES-2.3-07]"""
    s.region[entity] = READY
    heed(s, entity)
    mark(s, entity, BROUGHT_OUT)
    mark(s, entity, CAME_LAST, seat)
    s.sealed = True
    if not s.quiet:
        s.show(EVERYONE, MOVED_OUT, s.ref(entity), seat)
    _what_came_with_it(s, entity, back=True)
    drain(s, entity)
    if not s.capacity[entity]:
        s.blood[entity] = min(s.blood[entity], CARDS[s.face[entity]].life)
    enter_ready(s, entity)


def enter_ready(s: Vtes, entity: Entity) -> None:
    """A minion, complete with its counters, is in the ready region from now on."""
    s.region[entity] = READY
    entered(s, entity)


def entered(s: Vtes, entity: Entity) -> None:
    """A card has entered play; what it does as it enters comes first. Whatever brings a card into play ends here."""
    if s.capacity[entity]:
        s.flags[entity] |= NEW_TO_ALL
    if MOMENTS[s.face[entity]] >> H_ENTERING & 1 and not s.flags[entity] & ILLUSION:
        s.do((settles, entity))
        fire(s, H_ENTERING, entity)
    else:
        _settle(s, entity)
    fire(s, H_COMES, entity)


@book.step
def settles(s: Vtes, entity: Entity) -> None:
    """If it is there still."""
    if READY <= s.region[entity] < CONTESTED:
        _settle(s, entity)


def _settle(s: Vtes, entity: Entity) -> None:
    """A second copy of a unique card is contested; an illusion contests nothing. [VTES-4.1-01, -02, VTES-4.1-09]"""
    key = CARDS[s.face[entity]].unique_key
    hand_may_change(s, entity)
    if CARDS[s.face[entity]].traits & WAITS_A_TURN:
        mark(s, entity, NEW_HERE)
    if s.flags[entity] & ILLUSION:
        fire(s, H_ENTERS, entity)
        return
    if key:
        if CARDS[s.face[entity]].traits & NEVER_CONTESTED:
            for other in copies(s, key):
                if other != entity:
                    burn(s, other)
        others = [other for other in copies(s, key) if other != entity]
        if any(s.controller[other] == s.controller[entity] for other in others):
            burn(s, entity)
            return
        if others:
            if not s.quiet:
                s.tell(CARD_CONTESTED, s.face[entity])
            for copy in others:
                if s.region[copy] == READY:
                    fire(s, H_LEAVES_READY, copy)
                if not s.region[copy] & CONTESTED:
                    lay_title_aside(s, copy)
                take_out_of_play(s, copy)
            take_out_of_play(s, entity)
            return
    if s.title[entity]:
        claim_title(s, entity)
    if CARDS[s.face[entity]].traits & IS_IMBUED:
        FIRST_CONVICTION[0](s, entity)
        if not s.blood[entity]:
            incapacitate(s, entity)
    fire(s, H_ENTERS, entity)


FIRST_CONVICTION: list[Callable[[Vtes, Entity], None]] = []
"""What comes as an Imbued has entered play."""


def copies(s: Vtes, key: str) -> list[Entity]:
    """All copies of a unique card that are in play or contested. [VTES-4.1-11]"""
    return [
        entity
        for entity in s.entities()
        if s.region[entity] not in (GONE, UNCONTROLLED)
        and not s.region[entity] & LENT
        and CARDS[s.face[entity]].unique_key == key
        and not s.flags[entity] & ILLUSION
    ]


def take_out_of_play(s: Vtes, entity: Entity) -> None:
    """The card is contested; what is on it stays there and is out of play too. [VTES-4.1-03, VTES-4.1-04]"""
    if READY <= s.region[entity] < CONTESTED:
        fire(s, H_LEAVES_PLAY, entity)
    s.region[entity] |= CONTESTED
    hand_may_change(s, entity)
    _what_is_on(s, entity, out=True)


def banish(s: Vtes, vampire: Entity) -> None:
    """To the uncontrolled region of whoever has it for good, with its counters and what is on it, which is out of play
    there. Everybody knows it, and it remembers what it was. [VTES-2.3-05]
    """
    for whose, _ in marks_on(s, vampire, BORROWED):
        unmark(s, vampire, BORROWED)
        if s.is_in(Seat(whose)):
            steal(s, vampire, Seat(whose))
    if not s.quiet:
        s.tell(TO_UNCONTROLLED, s.ref(vampire))
    if s.region[vampire] == READY:
        fire(s, H_LEAVES_READY, vampire)
    fire(s, H_LEAVES_PLAY, vampire)
    hand_may_change(s, vampire)
    s.region[vampire] = UNCONTROLLED
    disregard(s, vampire)
    s.locked[vampire] = 0
    s.flags[vampire] = s.flags[vampire] & ~TITLE_CONTESTED | SHOWN
    _what_came_with_it(s, vampire, back=False)


def _what_came_with_it(s: Vtes, vampire: Entity, *, back: bool) -> None:
    """What is on a banished vampire is out of play, and gives it no capacity; it comes back with it, unlocked."""
    for card in all_attached(s, vampire):
        if s.region[card] & OUT or not back:
            s.locked[card] = 0
            if discipline_of(CARDS[s.face[card]]):
                s.capacity[vampire] += 1 if back else -1
    _what_is_on(s, vampire, out=not back)


def back_in_play(s: Vtes, entity: Entity) -> None:
    s.region[entity] &= ~CONTESTED
    hand_may_change(s, entity)
    take_title_up(s, entity)
    if not s.region[entity] & OUT:
        _what_is_on(s, entity, out=False)


def _what_is_on(s: Vtes, entity: Entity, *, out: bool) -> None:
    for other in all_attached(s, entity):
        s.region[other] = s.region[other] | OUT if out else s.region[other] & ~OUT
        if out or not s.region[other] & CONTESTED:
            _what_is_on(s, other, out=out)
