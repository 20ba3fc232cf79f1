"""Whom and what a text speaks of: references, players, nouns, traits."""

from __future__ import annotations

from typing import Final

from elysium.engine.cards.control import THEY as THEY
from elysium.engine.cards.control import YOU as YOU
from elysium.engine.cards.control import controller as controller
from elysium.engine.cards.nodes import Noun, Ref, Seats, Trait
from elysium.engine.state import Seat
from elysium.games.rivals.definitions.language import NO_FACE, REACTION, SCHEME, Entity, Face
from elysium.games.rivals.definitions.names import DISCIPLINES
from elysium.games.rivals.definitions.table import first_called
from elysium.games.rivals.rules.entities import opposing_party
from elysium.games.rivals.rules.values import (
    attacking_party,
    disciplines_of,
    is_wounded,
    party_of,
    rival_holder,
    title_on,
)
from elysium.games.rivals.state import HAVEN, Rivals
from elysium.games.rivals.terms import in_pile
from elysium.games.rivals.vocabulary.kernel import LANGUAGE

LANGUAGE.knows(party_of, opposing_party, attacking_party, disciplines_of, is_wounded, title_on, rival_holder)

# A single card

SELF: Final = Ref("self", "c.minion")
"""The vampire that plays the card or uses it; of a card on a vampire, that vampire."""
THIS: Final = Ref("this", "c.source")
"""The card itself, in play."""
HOST: Final = Ref("host", "host[c.source]", absent=True)
"""The vampire that the card is on."""
THAT: Final = Ref("that", "entity_of(c.target)")
"""What has set it off."""
ATTACKER: Final = Ref("attacker", "attacker", absent=True)
TARGET: Final = Ref("target", "s.target", absent=True)
"""Of the attack."""
STRUCK: Final = Ref("struck", "entity_of(c.target)", absent=True)
"""To whom a vampire deals damage."""


def first_aimed_at(s: Rivals) -> Entity:
    return s.first_target


LANGUAGE.knows(first_aimed_at)


def last_discarded(s: Rivals, seat: Seat) -> Face:
    pile = s.discards[seat]
    return pile[-1] if pile else NO_FACE


LANGUAGE.knows(last_discarded)

FIRST_TARGET: Final = Ref("first-target", "first_aimed_at(s)", absent=True)
"""Whom the attack was aimed at before anybody blocked."""
ACTIVE_LEADER: Final = Ref("active-leader", "leaders[turn]", absent=True)
LEADER: Final = Ref("leader", "leaders[c.seat]", absent=True)
PLAYED: Final = Ref("played", "face_of(c.target)", (("face", True),), absent=True)
"""The card that was played; none if it lies face down."""
ATTACHED_TO: Final = Ref("attached-to", "c.about[0]", absent=True)
"""The vampire that something was attached to."""
DISCARDED: Final = Ref("discarded", "last_discarded(s, c.seat)", (("face", True),), absent=True)
"""The card that was discarded last; none before any was."""
THIS_PARTY: Final = Ref("this-party", "c.minion")
"""What counts for a whole party counts once, for the vampire that has the text."""


def _foe_of(s: Rivals, seat: Seat) -> Seat:
    """The other player of the attack. [RIV-GLOSS-03]"""
    return s.defender if s.attack_seat == seat else s.attack_seat


def _in_order(s: Rivals) -> list[Seat]:
    return [seat for seat in s.clockwise_from(s.turn) if seat in s.terms]


LANGUAGE.knows(_foe_of, _in_order)

# Players

FOE: Final = Seats("foe", "_foe_of(s, c.seat)")
TARGETED: Final = Seats("targeted", "seat_of(c.target)")
"""The player at whom a Conspiracy is aimed."""
EVERYONE: Final = Seats("everyone", "s.clockwise_from(turn)", plural=True)
NAMED: Final = Seats("named", "_in_order(s)", plural=True)
"""The players of whom a Scheme speaks, clockwise from the active one. [RIV-CARD-12]"""
WHO_DEFEATED: Final = Seats("who-defeated", "c.about[1] - 1")
"""The player who has defeated a vampire; below 0 if nobody has."""

OPPOSED: Final = Seats("opposed", "controller[entity_of(c.target)]")
"""The player who is attacked; below 0 if nobody is."""
BEATEN_PLAYER: Final = Seats("beaten-player", "controller[entity_of(c.target)]")
"""Whose vampire was defeated."""


# Nouns

_COTERIE: Final = "HAVEN <= region[e] <= STREETS"


def vampire(*traits: Trait) -> Noun:
    """In a coterie, unless a trait says where it is."""
    return Noun("vampire", "", (("traits", traits),), place=_COTERIE)


def retainer(*traits: Trait) -> Noun:
    return Noun("retainer", "card.is_retainer", (("traits", traits),), place="region[e] == ON")


def title(*traits: Trait) -> Noun:
    return Noun("title", "card.is_title", (("traits", traits),), place="region[e] == ON")


def mortal(*traits: Trait) -> Noun:
    """A City Deck Mortal in The Streets, on nobody."""
    return Noun("mortal", "card.is_mortal", (("traits", traits),), place="region[e] == CITY")


def face_down_card(*traits: Trait) -> Noun:
    """A Conspiracy."""
    return Noun("face-down-card", "known_by[e] >= 0", (("traits", (*traits, _covert())),), place="region[e] == TABLE")


def _covert() -> Trait:
    return Trait("covert", "True", covert=True)


def hand_card(*traits: Trait) -> Noun:
    """In one's own hand."""
    args = (("traits", traits), ("among", "_different(hands[c.seat])"), ("refer", "in_pile(e)"))
    return Noun("hand-card", "True", args)


def ongoing_card(*traits: Trait) -> Noun:
    """An Ongoing card of some player, which lies open before them."""
    return Noun(
        "ongoing-card", "known_by[e] < 0 and card.is_ongoing", (("traits", traits),), place="region[e] == TABLE"
    )


def ongoing_city_card(*traits: Trait) -> Noun:
    """An Ongoing card of the City Deck in The Streets. [RIV-CARD-44]"""
    return Noun("ongoing-city-card", "card.is_ongoing", (("traits", traits),), place="region[e] == CITY")


def discarded_card(*traits: Trait) -> Noun:
    """In one's own discard pile."""
    args = (("traits", traits), ("among", "_different(discards[c.seat])"), ("refer", "in_pile(e)"))
    return Noun("discarded-card", "True", args)


def _different(faces: tuple[Face, ...]) -> list[Face]:
    return list(dict.fromkeys(faces))


LANGUAGE.knows(_different, in_pile)


def player(*traits: Trait) -> Noun:
    args = (("traits", traits), ("among", "range(s.seats)"), ("refer", "player_at(e)"))
    return Noun("player", "not s.eliminated >> e & 1", args)


# What they are like


def of(*seats: Seats) -> Trait:
    """Controlled by one of them."""
    if len(seats) == 1 and not seats[0].plural:
        return Trait("of", "controller[e] == seats", (("seats", seats[0]),))
    return Trait("of", "controller[e] in seats", (("seats", seats[0]),))


def other(than: Ref | Seats) -> Trait:
    return Trait("other", "e != than", (("than", than),))


wounded: Final = Trait("wounded", "is_wounded(s, e)")
titled: Final = Trait("titled", "title_on(s, e)")
exhausted: Final = Trait("exhausted", "exhausted[e]")
in_streets: Final = Trait("in-streets", "region[e] == STREETS")
outside_haven: Final = Trait("outside-haven", "region[e] != HAVEN")
in_own_haven: Final = Trait("in-own-haven", "region[e] == HAVEN")
anywhere: Final = Trait("anywhere", "HAVEN <= region[e] <= TORPOR", place=True)
"""In a coterie or in Torpor."""
in_this_party: Final = Trait("in-this-party", "e in party_of(s, c.minion)")
in_opposing_party: Final = Trait("in-opposing-party", "e in opposing_party(s, c.minion)")
in_attacking_party: Final = Trait("in-attacking-party", "e in attacking_party(s)")
in_torpor: Final = Trait("in-torpor", "region[e] == TORPOR", place=True)
of_rival: Final = Trait("of-rival", "controller[e] == s.rivals[c.seat]")
citizen: Final = Trait("citizen", "card.is_citizen")
prince: Final = Trait("prince", "title_on(s, e) and CARDS[face[title_on(s, e)]].is_prince")
second_inquisition: Final = Trait("second-inquisition", "card.is_inquisition")
on_this_party: Final = Trait("on-this-party", "host[e] in party_of(s, c.minion)")
"""Attached to one of its vampires."""
on_opposing_party: Final = Trait("on-opposing-party", "host[e] in opposing_party(s, c.minion)")
lacking_blood: Final = Trait("lacking-blood", "blood[e] < s.bp[e]")
named: Final = Trait("named", "e in terms")
"""Of a player: a Scheme speaks of them."""
ongoing: Final = Trait("ongoing", "card.is_ongoing")
undefeated: Final = Trait("undefeated", "HAVEN <= region[e] <= STREETS")
"""Damage has not defeated it."""
leading: Final = Trait("leading", "s.leaders[controller[e]] == e")
attack_card: Final = Trait("attack-card", "card.attack_type > 0")
title_card: Final = Trait("title-card", "card.is_title")
reaction_card: Final = Trait("reaction-card", "card.way(number) is not None", (("number", REACTION),))
scheme_card: Final = Trait("scheme-card", "card.way(number) is not None", (("number", SCHEME),))


def in_party_of(who: Ref) -> Trait:
    return Trait("in-party-of", "e in party_of(s, who)", (("who", who),))


def not_host_of(what: Ref) -> Trait:
    """It is not the one that this card is on."""
    return Trait("not-host-of", "e != host[what]", (("what", what),))


def _is_struck(s: Rivals, vampire: Entity, by: Entity) -> bool:
    return any(entry[0] == vampire and entry[4] == by for entry in s.damage)


def _has_somebody_home(s: Rivals, seat: Seat) -> bool:
    return any(s.region[e] == HAVEN for e in s.coterie(seat))


LANGUAGE.knows(_is_struck, _has_somebody_home)

struck_already: Final = Trait("struck-already", "_is_struck(s, e, c.minion)")
"""The card has dealt damage to it before."""
with_vampires_home: Final = Trait("with-vampires-home", "_has_somebody_home(s, e)")
"""Of a player."""


def on(host: Ref) -> Trait:
    return Trait("on", "host[e] == host_", (("host_", host),))


def with_discipline(code: str) -> Trait:
    return Trait("discipline", "disciplines_of(s, e, number)", (("code", code), ("number", DISCIPLINES.index(code))))


def called(name: str) -> Trait:
    """A card of this name."""
    fact = first_called(name)
    assert fact is not None, f"no card is called {name}"
    return Trait("called", "face[e] == number", (("name", name), ("number", fact.face)))


def _highest_potency(s: Rivals) -> int:
    return max([s.bp[e] for seat in s.everybody() for e in s.coterie(seat)], default=0)


LANGUAGE.knows(_highest_potency)

of_highest_potency: Final = Trait("of-highest-potency", "s.bp[e] == _highest_potency(s)")
"""Among all coteries."""
with_tokens: Final = Trait("with-tokens", "blood[e] > 0")


def potency_least(least: int) -> Trait:
    return Trait("potency-least", "s.bp[e] >= least", (("least", least),))
