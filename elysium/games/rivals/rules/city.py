"""The City Deck, its Events, and its Mortals in The Streets. [RIV-CITY]"""

from __future__ import annotations

from elysium.engine.audience import EVERYONE
from elysium.games.rivals.definitions.language import CARDS, EVENT, NO_ENTITY, Entity, Face
from elysium.games.rivals.rules.entities import burn, forget, new_entity
from elysium.games.rivals.rules.triggers import OF_WAY, run_part
from elysium.games.rivals.state import CITY, NOBODY, Rivals
from elysium.games.rivals.terms import CITY_CARD, CITY_SHUFFLED, book


@book.step
def reveal_city_cards(s: Rivals, amount: int) -> None:
    """One by one, each resolved before the next. [RIV-BEGIN-04]"""
    if amount <= 0:
        return
    s.do((reveal_city_cards, amount - 1))
    if not s.city_deck:
        reshuffle_city(s)
    if not s.city_deck:
        return
    face, s.city_deck = s.city_deck[0], s.city_deck[1:]
    card = CARDS[face]
    entity = new_entity(s, face, NOBODY, CITY)
    s.show(EVERYONE, CITY_CARD, face)
    if not card.is_event:
        return
    s.events_seen = tuple(sorted({*s.events_seen, face}))
    if not card.is_ongoing:
        s.do((burn_event, entity))
    elif not card.unmarked:
        # Its marker is of the colour of whoever revealed it. [RIV-CITY-03]
        s.controller[entity] = s.turn
    for number, way in enumerate(card.ways):
        if way.kind == EVENT:
            run_part(s, face, OF_WAY, number, s.turn, NO_ENTITY, 0, entity)


@book.step
def burn_event(s: Rivals, entity: Entity) -> None:
    """[RIV-CITY-02]"""
    burn(s, entity)


def reshuffle_city(s: Rivals) -> None:
    """[RIV-CITY-04, RIV-CITY-05]"""
    if s.city_discard:
        into_city(s, list(s.city_discard))
        s.city_discard = ()


def into_city(s: Rivals, faces: list[Face]) -> None:
    """Shuffled into the City Deck."""
    deck = [*s.city_deck, *faces]
    s.shuffle(deck)
    s.city_deck = tuple(deck)
    if not s.quiet:
        s.tell(CITY_SHUFFLED)


def burn_old_events(s: Rivals) -> None:
    """Those that the active player revealed a round ago. [RIV-BEGIN-02]"""
    for entity in s.in_region(CITY):
        if s.controller[entity] == s.turn and s.card(entity).is_event:
            burn(s, entity)


def shuffle_back(s: Rivals, entity: Entity) -> None:
    """A card that lies in The Streets, with all that is in the City discard pile."""
    face = s.face[entity]
    forget(s, entity)
    faces, s.city_discard = [face, *s.city_discard], ()
    into_city(s, faces)


def shuffle_burned_events(s: Rivals) -> None:
    """[RIV-CARD-01]"""
    events = [face for face in s.city_burned if CARDS[face].is_event]
    if events:
        s.city_burned = tuple([face for face in s.city_burned if not CARDS[face].is_event])
        into_city(s, events)
