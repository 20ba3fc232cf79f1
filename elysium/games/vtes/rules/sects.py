"""The sect and clan of a vampire, how they change, and what becomes of its title then. [chapter 10]

A card can say that the vampire it is on counts as one of another sect or clan. The newest such card prevails, and
what the vampire is underneath shows again when the card leaves. While there is such a card, marks say what the vampire
is underneath and then what each card says, oldest first.
"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS, H_SECT_CHANGED, NO_ENTITY, Entity
from elysium.games.vtes.definitions.names import (
    ANARCH,
    CAMARILLA,
    CLANS,
    CREEDS,
    DISCIPLINES,
    NO_SECT,
    UNTITLED,
    sect_of_clan,
)
from elysium.games.vtes.definitions.traits import (
    COUNTS_AS_CAMARILLA,
    ENDS_WITH_SECT,
    OTHER_CLAN,
    TITLE_CARD,
)
from elysium.games.vtes.marks import BECAME_ANARCH, LENDS, WORN
from elysium.games.vtes.rules.entities import WHEN_PUT_ON, WHEN_TAKEN_OFF, burn, teach
from elysium.games.vtes.rules.impulse import EXPLAINERS, card_named
from elysium.games.vtes.rules.legality import action_obstacle
from elysium.games.vtes.rules.limits import mark, marks_on, unmark
from elysium.games.vtes.rules.obstacles import CANNOT_PAY, NO_ANARCH
from elysium.games.vtes.rules.titles import claim_title, yield_title
from elysium.games.vtes.rules.triggers import fire
from elysium.games.vtes.rules.values import fits_title, is_untitled
from elysium.games.vtes.state import CONTESTED, TITLE_CONTESTED, Vtes
from elysium.games.vtes.terms import BECOME_ANARCH, CHOOSE_CLAN, CHOOSE_DISCIPLINE, SECT_CHANGED, TITLE_YIELDED, book

NO_CLAN = 0
UNDERNEATH = NO_ENTITY
"""In place of a card: what the vampire is without any."""


def change_sect(s: Vtes, vampire: Entity, sect: int, *, by: Entity = NO_ENTITY) -> None:
    """The vampire belongs to another sect from now on; its clan stays. [VTES-10.2-08, VTES-10.5-01, VTES-10.5-05]"""
    if sect == ANARCH != s.sect[vampire] and vampire == s.acting:
        mark(s, vampire, BECAME_ANARCH)
    worn = _layers(s, vampire)
    if worn:
        _, clan, _ = worn[0]
        _write(s, vampire, [(UNDERNEATH, clan, sect), *worn[1:]])
        _show(s, vampire, by)
    else:
        _become(s, vampire, s.clan[vampire], sect, by)


def change_clan(s: Vtes, vampire: Entity, clan: int, card: Entity) -> None:
    """By a card on it: a clan of another sect brings that sect with it. [VTES-10-04]"""
    _put_over(s, vampire, card, clan, sect_of_clan(clan))


def counts_as_sect(s: Vtes, vampire: Entity, sect: int, card: Entity) -> None:
    """By a card on it, which does not change its clan. [VTES-10.2-08]"""
    _put_over(s, vampire, card, NO_CLAN, sect)


type Layer = tuple[Entity, int, int]
"""(card, clan, sect); 0 for what a card says nothing about."""


def _layers(s: Vtes, vampire: Entity) -> list[Layer]:
    return [(Entity(card), clan, sect) for card, clan, sect in marks_on(s, vampire, WORN)]


def _write(s: Vtes, vampire: Entity, layers: list[Layer]) -> None:
    unmark(s, vampire, WORN)
    for layer in layers:
        mark(s, vampire, WORN, *layer)


def _put_over(s: Vtes, vampire: Entity, card: Entity, clan: int, sect: int) -> None:
    if not s.is_vampire(vampire):
        return
    layers = _layers(s, vampire) or [(UNDERNEATH, s.clan[vampire], s.sect[vampire])]
    _write(s, vampire, [*layers, (card, clan, sect)])
    _show(s, vampire, card)


def _take_off(s: Vtes, card: Entity, vampire: Entity) -> None:
    layers = _layers(s, vampire)
    rest = [layer for layer in layers if layer[0] != card]
    if len(rest) < len(layers):
        _write(s, vampire, rest)
        _show(s, vampire, card)
        if len(rest) == 1:
            _write(s, vampire, [])


def _show(s: Vtes, vampire: Entity, by: Entity) -> None:
    """The newest card that says something about clan or sect prevails."""
    clan, sect = NO_CLAN, NO_SECT
    for _, its_clan, its_sect in _layers(s, vampire):
        clan, sect = its_clan or clan, its_sect or sect
    _become(s, vampire, clan, sect, by)


def _become(s: Vtes, vampire: Entity, clan: int, sect: int, by: Entity) -> None:
    """A title that no longer fits sleeps, but a contested one is yielded at once. [VTES-10-06, VTES-10-07]"""
    s.clan[vampire] = clan
    changed = s.sect[vampire] != sect
    if changed:
        s.sect[vampire] = sect
        if not s.quiet:
            s.tell(SECT_CHANGED, s.ref(vampire), sect)
        fire(s, H_SECT_CHANGED, vampire)
    if s.title[vampire]:
        if fits_title(s, vampire, s.title[vampire], s.claim[vampire]):
            claim_title(s, vampire)
        elif s.flags[vampire] & TITLE_CONTESTED:
            yield_title(s, vampire)
    if changed:
        for other in s.attached(vampire):
            if other != by and CARDS[s.face[other]].traits & ENDS_WITH_SECT:
                burn(s, other)


def explain_anarch(s: Vtes, seat: Seat, window: int, option: Option) -> int:
    """Only an untitled vampire that is no Anarch yet becomes one by an action. [VTES-10.5-02]"""
    if option[0] != BECOME_ANARCH:
        return 0
    vampire = card_named(s, seat, option[1])
    if not s.is_vampire(vampire) or action_obstacle(s, seat, vampire):
        return 0
    return NO_ANARCH if not is_untitled(s, vampire) or s.sect[vampire] == ANARCH else CANNOT_PAY


EXPLAINERS.append(explain_anarch)


def _camarilla_while_on(s: Vtes, card: Entity, vampire: Entity) -> None:
    counts_as_sect(s, vampire, CAMARILLA, card)


def _title_card_leaves(s: Vtes, card: Entity, vampire: Entity) -> None:
    """Without the card that stands for it the title is gone. [VTES-11-21]"""
    if s.title[vampire] != UNTITLED and not s.region[card] & CONTESTED:
        s.title[vampire] = UNTITLED
        s.claim[vampire] = 0
        s.flags[vampire] &= ~TITLE_CONTESTED
        if not s.quiet:
            s.tell(TITLE_YIELDED, s.ref(vampire))


WHEN_PUT_ON[COUNTS_AS_CAMARILLA] = _camarilla_while_on
WHEN_TAKEN_OFF[COUNTS_AS_CAMARILLA] = _take_off
WHEN_TAKEN_OFF[OTHER_CLAN] = _take_off
WHEN_TAKEN_OFF[TITLE_CARD] = _title_card_leaves


# A clan of one's choice


@book.step
def name_clan(s: Vtes, seat: Seat, card_: Entity) -> None:
    if s.host[card_]:
        s.ask(seat, choose_any_clan, card_)


@book.choice("VTES-10-04")
def choose_any_clan(s: Vtes, seat: Seat, card_: Entity) -> Sequence[Option]:
    own = s.clan[s.host[card_]]
    return [
        (CHOOSE_CLAN, number) for number, name in enumerate(CLANS) if number and number != own and name not in CREEDS
    ]


@book.answer(choose_any_clan)
def names_clan(s: Vtes, seat: Seat, option: Option, card_: Entity) -> None:
    change_clan(s, s.host[card_], option[1], card_)


# A Discipline of one's choice


@book.step
def name_lent_discipline(s: Vtes, seat: Seat, card_: Entity) -> None:
    """Any, for a card that lies on a vampire."""
    if s.host[card_]:
        s.ask(seat, choose_lent_discipline, card_)


@book.choice("VTES-1.4-01")
def choose_lent_discipline(s: Vtes, seat: Seat, card_: Entity) -> Sequence[Option]:
    return [(CHOOSE_DISCIPLINE, place) for place in range(len(DISCIPLINES))]


@book.answer(choose_lent_discipline)
def lends_discipline(s: Vtes, seat: Seat, option: Option, card_: Entity) -> None:
    mark(s, card_, LENDS, option[1])


@book.step
def name_discipline(s: Vtes, seat: Seat, card_: Entity, teacher: Entity) -> None:
    """One that somebody has at superior, for a card that lies on a vampire."""
    if s.host[card_] and s.superior[teacher]:
        s.ask(seat, choose_discipline_to_teach, card_, teacher)


@book.choice("VTES-1.4-01")
def choose_discipline_to_teach(s: Vtes, seat: Seat, card_: Entity, teacher: Entity) -> Sequence[Option]:
    return [(CHOOSE_DISCIPLINE, place) for place in range(len(DISCIPLINES)) if s.superior[teacher] >> place & 1]


@book.answer(choose_discipline_to_teach)
def teaches_discipline(s: Vtes, seat: Seat, option: Option, card_: Entity, teacher: Entity) -> None:
    teach(s, card_, option[1])
