"""Words for titles, sects, clans and referendums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    ACTION,
    BY_ACTIVE,
    NO_FACE,
    POLITICAL,
    W_BEFORE_VOTES,
    W_MINION,
    Context,
    Entity,
    LoweredCondition,
    LoweredEffect,
    Mode,
)
from elysium.games.vtes.definitions.names import ANARCH, CLANS, CREEDS, SECTS, TITLE_SECT, TITLE_VOTES, TITLES, claim_of
from elysium.games.vtes.rules.counters import gain_blood
from elysium.games.vtes.rules.entering import put_on
from elysium.games.vtes.rules.entities import steal
from elysium.games.vtes.rules.politics import (
    TERMS,
)
from elysium.games.vtes.rules.pool import gain_pool
from elysium.games.vtes.rules.sects import change_clan, change_sect
from elysium.games.vtes.rules.titles import give_title
from elysium.games.vtes.rules.values import is_untitled, title_of
from elysium.games.vtes.state import (
    ABSTAIN,
    BY_ACTION,
    READY,
    TORPOR,
    VOTES,
    Vtes,
)
from elysium.games.vtes.state import ACTION as THIS_ACTION
from elysium.games.vtes.terms import CHOOSE_CLAN, book, entity_of
from elysium.games.vtes.words.conditions import is_vampire
from elysium.games.vtes.words.making import condition, effect, target

BEFORE_VOTES: Final = 1 << W_BEFORE_VOTES
NO_EFFECTS: Final[tuple[LoweredEffect, ...]] = ()


# How a referendum is called


def referendum(
    *effects: LoweredEffect,
    terms: str = "",
    when: tuple[LoweredCondition, ...] = (),
    meanwhile: tuple[LoweredEffect, ...] = NO_EFFECTS,
) -> Mode:
    """A political action card; what holds only in its referendum begins before the votes are cast."""
    if terms:
        when = (*when, terms_can_be_met(terms))
    return Mode(kind=POLITICAL, windows=1 << W_MINION, effects=effects, terms=terms, when=when, on_success=meanwhile)


def vampires_may_call(*effects: LoweredEffect, meanwhile: tuple[LoweredEffect, ...] = NO_EFFECTS) -> Mode:
    """A card in play lets every vampire call this referendum. [VTES-6.3.1-01]"""
    return Mode(
        kind=POLITICAL,
        windows=1 << W_MINION,
        effects=effects,
        on_success=meanwhile,
        by=BY_ACTIVE,
        when=(is_vampire(),),
    )


def leave_torpor(*effects: LoweredEffect, stealth: int = 0) -> Mode:
    """An action of a vampire in torpor. [VTES-6.5.2-02]"""
    return Mode(kind=ACTION, windows=1 << W_MINION, effects=effects, stealth=stealth, in_torpor=True)


@condition
def terms_can_be_met(s: Vtes, context: Context, terms: str) -> bool:
    """There is something to choose, so that the card can be played at all."""
    return bool(TERMS[terms].options(s))


# In a referendum


@condition
def before_votes(s: Vtes, context: Context) -> bool:
    """The referendum of a political action, before the first vote or ballot. [VTES-6.3.2-04]"""
    return s.referendum == BY_ACTION and not s.ballots


def ready_vampires(s: Vtes) -> list[Entity]:
    return [e for e in s.in_regions(READY) if s.is_vampire(e)]


@effect
def votes_for_clan(s: Vtes, context: Context, amount: int, clan: str) -> None:
    """Each ready vampire of the clan has more votes in this referendum."""
    for vampire in ready_vampires(s):
        if s.clan[vampire] == CLANS.index(clan):
            s.add(THIS_ACTION, VOTES, vampire, amount)


@effect
def only_sect_votes(s: Vtes, context: Context, sect: str) -> None:
    """Vampires of other sects cannot cast votes or ballots in this referendum."""
    for vampire in s.in_regions(READY, TORPOR):
        if s.is_vampire(vampire) and s.sect[vampire] != SECTS.index(sect):
            s.add(THIS_ACTION, ABSTAIN, vampire, 1)


@effect
def other_titles_weigh_less(s: Vtes, context: Context, amount: int, sect: str) -> None:
    """Titles of other sects are worth fewer votes in this referendum; a priscus has none by title, but a ballot."""
    for vampire in ready_vampires(s):
        title = title_of(s, vampire)
        if TITLE_VOTES[title] and TITLE_SECT[title] != SECTS.index(sect):
            s.add(THIS_ACTION, VOTES, vampire, -amount)


# What a referendum brings


@effect
def takes_title(s: Vtes, context: Context, title: str, city: str = "") -> None:
    """The card is put on the vampire that acts and stands for the title. [VTES-11-21]"""
    bestow(s, context.minion, title, city)


@effect
def chosen_takes_title(s: Vtes, context: Context, title: str) -> None:
    if s.terms:
        bestow(s, entity_of(s.terms[0]), title, "")


def bestow(s: Vtes, vampire: Entity, title: str, city: str) -> None:
    """The old title, and a card that stood for it, goes first. [VTES-10-01]"""
    number = TITLES.index(title)
    if not s.action_face or not READY <= s.region[vampire] <= TORPOR:
        return
    if give_title(s, vampire, number, claim_of(number, s.clan[vampire], city.lower().replace(" ", "-"))):
        face, s.action_face = s.action_face, NO_FACE
        put_on(s, face, s.turn, s.controller[vampire], vampire)


@effect
def chosen_takes_location(s: Vtes, context: Context) -> None:
    """The Methuselah named in the terms controls the location named there."""
    if len(s.terms) == 2:
        location, seat = entity_of(s.terms[0]), Seat(s.terms[1])
        if s.region[location] and s.is_in(seat):
            steal(s, location, seat)


@effect(gains_pool=True)
def anarchs_thrive(s: Vtes, context: Context, amount: int) -> None:
    """Each ready Anarch gains blood, and each Methuselah who controls an Anarch gains pool."""
    for vampire in ready_vampires(s):
        if s.sect[vampire] == ANARCH:
            gain_blood(s, vampire, amount)
    for seat in s.alive():
        if any(s.sect[e] == ANARCH for e in s.controlled(seat)):
            gain_pool(s, seat, amount)


@effect
def gains_blood(s: Vtes, context: Context, amount: int) -> None:
    """The vampire that acts gains blood from the bank."""
    gain_blood(s, context.minion, amount)


# Sect and clan


@effect
def joins_sect(s: Vtes, context: Context, sect: str) -> None:
    """The chosen vampire changes sect; its clan stays. [VTES-10.2-08, VTES-10.5-04]"""
    change_sect(s, entity_of(context.target), SECTS.index(sect), by=context.source)


@effect
def joins_chosen_clan(s: Vtes, context: Context) -> None:
    """The vampire with this card counts as one of a clan that its controller names. [VTES-10-04]"""
    s.do((name_clan, context.seat, context.source))


@book.step
def name_clan(s: Vtes, seat: Seat, card: Entity) -> None:
    if s.host[card]:
        s.ask(seat, choose_any_clan, card)


@book.choice("VTES-10-04")
def choose_any_clan(s: Vtes, seat: Seat, card: Entity) -> Sequence[Option]:
    own = s.clan[s.host[card]]
    return [(CHOOSE_CLAN, clan) for clan, name in enumerate(CLANS) if clan and clan != own and name not in CREEDS]


@book.answer(choose_any_clan)
def names_clan(s: Vtes, seat: Seat, option: Option, card: Entity) -> None:
    change_clan(s, s.host[card], option[1], card)


@condition
def of_any_sect(s: Vtes, context: Context, *sects: str) -> bool:
    return SECTS[s.sect[context.minion]] in sects


@condition
def no_ready_of_sect(s: Vtes, context: Context, sect: str) -> bool:
    """The Methuselah controls no ready vampire of the sect."""
    return not any(s.sect[e] == SECTS.index(sect) for e in s.minions(context.seat))


@target
def own_ready_of_sect(s: Vtes, context: Context, sect: str) -> list[int]:
    return [s.ref(e) for e in s.minions(context.seat) if s.sect[e] == SECTS.index(sect)]


@target
def own_ready_outside_sect(s: Vtes, context: Context, sect: str) -> list[int]:
    return [s.ref(e) for e in s.minions(context.seat) if s.is_vampire(e) and s.sect[e] != SECTS.index(sect)]


@target
def own_ready_untitled_outside_sect(s: Vtes, context: Context, sect: str) -> list[int]:
    return [
        s.ref(e)
        for e in s.minions(context.seat)
        if s.is_vampire(e) and s.sect[e] != SECTS.index(sect) and is_untitled(s, e)
    ]
