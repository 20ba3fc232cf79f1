"""Diablerie, its spoils and the blood hunt. [sections 6.5.4 to 6.5.6]"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS, H_DIABLERIZED, Entity
from elysium.games.vtes.definitions.traits import IS_BLOOD_CURSED, NO_SPOILS
from elysium.games.vtes.marks import DIABLERIST, HOSTAGE
from elysium.games.vtes.rules.counters import add_counters, take_counters
from elysium.games.vtes.rules.entities import attach, burn, drain
from elysium.games.vtes.rules.hands import replace_at_last
from elysium.games.vtes.rules.impulse import EXPLAINERS, card_named
from elysium.games.vtes.rules.legality import equipment_of, has_one
from elysium.games.vtes.rules.lessons import discipline_of
from elysium.games.vtes.rules.limits import is_marked, mark
from elysium.games.vtes.rules.obstacles import CURSED
from elysium.games.vtes.rules.politics import call_blood_hunt
from elysium.games.vtes.rules.searching import found_options, put_found_on, searched
from elysium.games.vtes.rules.triggers import fire, stat
from elysium.games.vtes.rules.trophies import offer_trophies
from elysium.games.vtes.state import BLOOD_CURSED, CANNOT_DIABLERIZE, READY, RED_LIST, TORPOR, UNTIL_DIABLERIE, Vtes
from elysium.games.vtes.terms import ACCEPT, DECLINE, DIABLERIE, DIABLERIZE, TAKE_MORE, book, entity_of


def offer_diablerie(s: Vtes, blocker: Entity, vampire: Entity) -> None:
    """Whoever blocks a vampire leaving torpor may diablerize it. [VTES-6.5.2-06, VTES-6.5.2-07, VTES-6.5.2-08]"""
    if may_diablerize(s, blocker) and s.region[vampire] == TORPOR:
        s.ask(s.controller[blocker], diablerize_or_not)


def may_diablerize(s: Vtes, minion: Entity) -> bool:
    """Ready vampires that are not Blood Cursed, and that nothing keeps from it. [VTES-6.5.5-01, VTES-11-01]"""
    if s.region[minion] != READY or not s.is_vampire(minion) or is_cursed(s, minion):
        return False
    return stat(s, CANNOT_DIABLERIZE, minion) <= 0


def is_cursed(s: Vtes, vampire: Entity) -> bool:
    """[VTES-6.5.5-01]"""
    return bool(s.flags[vampire] & BLOOD_CURSED) or bool(CARDS[s.face[vampire]].traits & IS_BLOOD_CURSED)


def explain_curse(s: Vtes, seat: Seat, window: int, option: Option) -> int:
    if option[0] != DIABLERIZE:
        return 0
    vampire = card_named(s, seat, option[1])
    return CURSED if vampire and is_cursed(s, vampire) else 0


EXPLAINERS.append(explain_curse)


@book.choice("VTES-6.5.2-06", "VTES-6.5.2-07")
def diablerize_or_not(s: Vtes, seat: Seat) -> Sequence[Option]:
    return [(DECLINE,), (ACCEPT,)]


@book.answer(diablerize_or_not)
def decides_on_diablerie(s: Vtes, seat: Seat, option: Option) -> None:
    if option[0] == ACCEPT:
        commit_diablerie(s, s.blocker, s.acting)


def commit_diablerie(s: Vtes, diablerist: Entity, victim: Entity) -> None:
    """One unit that nothing can interrupt: blood, equipment, burning, Discipline, trophies. [VTES-6.5.5-10]

    Nobody diablerizes a hostage.
    """
    if is_marked(s, victim, HOSTAGE):
        return
    if not s.quiet:
        s.tell(DIABLERIE, s.ref(diablerist), s.ref(victim))
    older = s.capacity[victim] > s.capacity[diablerist]
    red_list = bool(s.flags[victim] & RED_LIST)
    add_counters(s, diablerist, take_counters(s, victim, s.blood[victim]))
    drain(s, diablerist)
    for seat in s.alive():
        mark(s, diablerist, DIABLERIST, seat)
    s.do((blood_hunt, diablerist))
    fire(s, H_DIABLERIZED, diablerist, victim)
    for seat in s.alive():
        while replace_at_last(s, seat, UNTIL_DIABLERIE):
            pass
    s.do(
        (take_spoils, diablerist, victim),
        (burn_victim, victim),
        (learn, diablerist, int(older)),
        (trophies_first, diablerist, int(red_list)),
    )


@book.step
def take_spoils(s: Vtes, diablerist: Entity, victim: Entity) -> None:
    """Any of the victim's equipment. [VTES-6.5.5-03]"""
    if spoils(s, diablerist, victim):
        s.ask(s.controller[diablerist], choose_spoils, diablerist, victim)


def spoils(s: Vtes, diablerist: Entity, victim: Entity) -> list[Entity]:
    cards = ((card, CARDS[s.face[card]]) for card in equipment_of(s, victim))
    return [
        card
        for card, printed in cards
        if not (printed.one_on_minion and has_one(s, diablerist, printed)) and not printed.traits & NO_SPOILS
    ]


@book.choice("VTES-6.5.5-03")
def choose_spoils(s: Vtes, seat: Seat, diablerist: Entity, victim: Entity) -> Sequence[Option]:
    return [(DECLINE,), *((TAKE_MORE, s.ref(card)) for card in spoils(s, diablerist, victim))]


@book.answer(choose_spoils)
def takes_spoils(s: Vtes, seat: Seat, option: Option, diablerist: Entity, victim: Entity) -> None:
    if option[0] == TAKE_MORE:
        attach(s, entity_of(option[1]), diablerist)
        s.do((take_spoils, diablerist, victim))


@book.step
def burn_victim(s: Vtes, victim: Entity) -> None:
    """[VTES-6.5.5-04]"""
    burn(s, victim)


@book.step
def learn(s: Vtes, diablerist: Entity, older: int) -> None:
    """From an older victim the diablerist may learn a Discipline. [VTES-6.5.5-05]"""
    if older and s.region[diablerist] == READY:
        seek_discipline(s, diablerist)


def seek_discipline(s: Vtes, vampire: Entity) -> None:
    """Its Methuselah looks for a Discipline master card."""
    s.sealed = True
    s.ask(s.controller[vampire], choose_discipline, vampire)


@book.choice("VTES-6.5.5-05", "VTES-1.6.2.2-02")
def choose_discipline(s: Vtes, seat: Seat, diablerist: Entity) -> Sequence[Option]:
    """A Discipline master card from hand, library or ash heap that adds a level. [VTES-TPL-09]"""
    return found_options(
        [
            (zone, card)
            for zone, card in searched(s, seat)
            if discipline_of(card) and not s.superior[diablerist] & discipline_of(card)
        ]
    )


@book.answer(choose_discipline)
def learns(s: Vtes, seat: Seat, option: Option, diablerist: Entity) -> None:
    """[VTES-6.5.5-06, VTES-6.5.5-07, VTES-6.5.5-08]"""
    put_found_on(s, seat, option, diablerist)


@book.step
def trophies_first(s: Vtes, diablerist: Entity, red_list: int) -> None:
    """[VTES-6.5.5-09, VTES-11-17]"""
    if red_list:
        offer_trophies(s, diablerist)


@book.step
def blood_hunt(s: Vtes, diablerist: Entity) -> None:
    """[VTES-6.5.6-01]"""
    call_blood_hunt(s, diablerist)
