"""Whom and what a text speaks of: references, nouns, traits."""

from __future__ import annotations

from typing import Final

from elysium.engine.cards.nodes import Noun, Ref, Seats, Trait
from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import NO_ENTITY, Entity
from elysium.games.vtes.definitions.names import CLANS, SECTS, TITLES, discipline_bits
from elysium.games.vtes.definitions.traits import TRAITS
from elysium.games.vtes.rules.combat.damage import damage_kinds
from elysium.games.vtes.rules.limits import is_marked
from elysium.games.vtes.rules.values import has_disciplines, has_title, is_untitled, title_of
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.vocabulary.kernel import LANGUAGE


def foe_of(s: Vtes, minion: Entity) -> Entity:
    """The minion that this one fights; none if it is in no combat."""
    if minion not in s.fighters:
        return NO_ENTITY
    return s.fighters[1] if s.fighters[0] == minion else s.fighters[0]


LANGUAGE.knows(foe_of, is_marked, has_disciplines, has_title, is_untitled, title_of)

# A single card

SELF: Final = Ref("self", "c.minion")
"""The minion that plays the card or uses the effect; of a card on a minion, that minion."""
THIS: Final = Ref("this", "c.source")
HOST: Final = Ref("host", "host[c.source]", absent=True)
"""What the card is on."""
IT: Final = Ref("it", "entity_of(c.target)")
"""The target."""
THAT: Final = Ref("that", "entity_of(c.target)")
"""What has set it off."""
ACTOR: Final = Ref("actor", "acting", absent=True)
BLOCKER: Final = Ref("blocker", "blocker", absent=True)
FOE: Final = Ref("foe", "foe_of(s, c.minion)", absent=True)

# Methuselahs

YOU: Final = Seats("you", "c.seat")
PREY: Final = Seats("prey", "s.prey(c.seat)")
PREDATOR: Final = Seats("predator", "s.predator(c.seat)")
ACTIVE: Final = Seats("active", "turn")
"""Whose turn it is."""
BLED: Final = Seats("bled", "action_seat")
"""At whom the action is directed."""
OTHERS: Final = Seats("others", "[seat for seat in s.alive() if seat != c.seat]", plural=True)
EVERYONE: Final = Seats("everyone", "s.alive()", plural=True)
THEY: Final = Seats("they")
"""Each of those of whom the sentence speaks."""


def controller(card: Ref) -> Seats:
    return Seats("controller", "controller[card]", (("card", card),))


# Nouns

_MINIONS: Final = "READY <= region[e] <= TORPOR"
_CARDS: Final = "TABLE <= region[e] <= ON"


def minion(*traits: Trait) -> Noun:
    return Noun("minion", "", (("traits", traits),), place=_MINIONS)


def vampire(*traits: Trait) -> Noun:
    return Noun("vampire", "capacity[e] > 0", (("traits", traits),), place=_MINIONS)


def ally(*traits: Trait) -> Noun:
    return Noun("ally", "not capacity[e]", (("traits", traits),), place=_MINIONS)


def location(*traits: Trait) -> Noun:
    return Noun("location", "card.is_location", (("traits", traits),), place=_CARDS)


def crypt_card(*traits: Trait) -> Noun:
    """Whatever lies in an uncontrolled region."""
    return Noun("crypt-card", "", (("traits", traits),), place="region[e] == UNCONTROLLED")


def card(*traits: Trait) -> Noun:
    return Noun("card", "", (("traits", traits),), place="READY <= region[e] <= ON")


def methuselah(*traits: Trait) -> Noun:
    return Noun("methuselah", "", (("traits", traits), ("among", "s.alive()"), ("refer", "methuselah_at(e)")))


# Where things are

ready: Final = Trait("ready", "region[e] == READY", place=True)
torpid: Final = Trait("torpid", "region[e] == TORPOR", place=True)
uncontrolled: Final = Trait("uncontrolled", "region[e] == UNCONTROLLED", place=True, covert=True)


def on(host: Ref) -> Trait:
    return Trait("on", "host[e] == host_ and region[e] == ON", (("host_", host),), place=True)


# Whose they are


def of(*seats: Seats) -> Trait:
    if len(seats) == 1 and seats[0] == OTHERS:
        return Trait("of", "controller[e] != c.seat", (("seats", seats),))
    if len(seats) == 1:
        return Trait("of", "controller[e] == seat", (("seats", seats), ("seat", seats[0])))
    return Trait("of", "controller[e] in seats", (("seats", seats),))


# What they are like

locked: Final = Trait("locked", "locked[e]")
unlocked: Final = Trait("unlocked", "not locked[e]")
titled: Final = Trait("titled", "title_of(s, e)")
untitled: Final = Trait("untitled", "is_untitled(s, e)")
at_superior: Final = Trait("at-superior", "flags[e] & SUPERIOR")
"""The card was played at the superior level."""
unfed: Final = Trait("unfed", "not is_marked(s, e, FED)")
"""No hunting ground has fed it this turn."""


def younger(than: Ref = SELF) -> Trait:
    return Trait("younger", "0 < capacity[e] < capacity[than]", (("than", than),))


def older(than: Ref = SELF) -> Trait:
    return Trait("older", "capacity[e] > capacity[than]", (("than", than),))


def other(than: Ref | Seats = SELF) -> Trait:
    return Trait("other", "e != than", (("than", than),))


def clan(*names: str) -> Trait:
    numbers = tuple(CLANS.index(name) for name in names)
    if len(numbers) == 1:
        return Trait("clan", "clan[e] == number", (("names", names), ("number", numbers[0])))
    return Trait("clan", "clan[e] in numbers", (("names", names), ("numbers", numbers)))


def sect(*names: str) -> Trait:
    numbers = tuple(SECTS.index(name) for name in names)
    if len(numbers) == 1:
        return Trait("sect", "sect[e] == number", (("names", names), ("number", numbers[0])))
    return Trait("sect", "sect[e] in numbers", (("names", names), ("numbers", numbers)))


def title(*names: str) -> Trait:
    """[VTES-1.6.1.3-01]"""
    numbers = tuple(TITLES.index(name) for name in names)
    return Trait("title", "has_title(s, e, *numbers)", (("names", names), ("numbers", numbers)))


def capacity(*, least: int = 0, most: int = 0) -> Trait:
    if most:
        return Trait("capacity-most", "0 < capacity[e] <= most", (("most", most),))
    return Trait("capacity-least", "capacity[e] >= least", (("least", least),))


def blood(*, least: int = 1) -> Trait:
    return Trait("blood", "blood[e] >= least" if least > 1 else "blood[e]", (("least", least),))


def discipline(code: str, level: int) -> Trait:
    """[VTES-GLO-06]"""
    args = (("code", code), ("needs", discipline_bits((code,))), ("level", level))
    return Trait("discipline", "has_disciplines(s, e, needs, level)", args)


def trait(keyword: str) -> Trait:
    return Trait("trait", "card.traits & bits", (("keyword", keyword), ("bits", TRAITS[keyword])))


def named(name: str) -> Trait:
    return Trait("named", "face[e] == number", (("name", name), ("number", fact_named(name).id)))


# Damage that waits to be prevented, and what a strike can be aimed at


def _damage_taken(s: Vtes, minion: Entity, normal: int, strikes: int) -> list[int]:
    if not s.damage or s.damage[0][0] != minion:
        return []
    return damage_kinds(s, minion, normal_only=bool(normal), strikes_only=bool(strikes))


LANGUAGE.knows(_damage_taken)


def damage_taken(*, normal: bool = False, strikes: bool = False) -> Noun:
    """What this minion is about to take: any of it, no aggravated damage, or only that of a strike."""
    among = "_damage_taken(s, c.minion, normal, strikes)"
    args = (("traits", ()), ("among", among), ("refer", "e"), ("normal", int(normal)), ("strikes", int(strikes)))
    return Noun("damage", "", args)
