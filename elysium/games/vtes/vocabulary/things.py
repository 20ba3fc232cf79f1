"""Whom and what a text speaks of: references, nouns, traits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.cards.nodes import Amount, Noun, Ref, Seats, Trait
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import CARDS, NO_ENTITY, Entity, Face
from elysium.games.vtes.definitions.names import CLANS, SECTS, TITLE_SECT, TITLE_VOTES, TITLES, discipline_bits
from elysium.games.vtes.definitions.traits import MELEE, TRAITS
from elysium.games.vtes.marks import MADE as MADE_MARK
from elysium.games.vtes.marks import REMEMBERED as REMEMBERED_MARK
from elysium.games.vtes.rules.combat.damage import damage_kinds
from elysium.games.vtes.rules.frames import about_to_happen, card_being_played
from elysium.games.vtes.rules.legality import (
    equipment_of,
    has_one,
    intercept_needed,
    is_equipment,
    may_bear,
    retainers_of,
)
from elysium.games.vtes.rules.limits import is_marked, marks_on
from elysium.games.vtes.rules.torpor import may_diablerize
from elysium.games.vtes.rules.values import has_disciplines, has_title, is_untitled, title_of
from elysium.games.vtes.state import HANDS_ONLY, LONG, NOBODY, READY, STOLEN_THIS_ROUND, TORPOR, Vtes
from elysium.games.vtes.terms import (
    ENTITY,
    ash_ref,
    clan_of_target,
    clan_target,
    number_target,
    seat_of_ash,
)
from elysium.games.vtes.vocabulary.kernel import LANGUAGE


def foe_of(s: Vtes, minion: Entity) -> Entity:
    """The minion that this one fights; none if it is in no combat."""
    if minion not in s.fighters:
        return NO_ENTITY
    return s.fighters[1] if s.fighters[0] == minion else s.fighters[0]


def sorted_out(faces: Sequence[Face]) -> list[Face]:
    """Each face once, in its order."""
    return list(dict.fromkeys(faces))


def first_hurt(s: Vtes) -> Entity:
    """Whose damage is to be prevented now."""
    return s.damage[0][0] if s.damage else NO_ENTITY


def doomed(s: Vtes) -> Entity:
    """To whom something is about to happen."""
    frame = about_to_happen(s)
    return Entity(frame[1]) if frame is not None else NO_ENTITY


def minion_playing(s: Vtes) -> Entity:
    """Who plays the card that can be cancelled now."""
    playing = card_being_played(s)
    return playing.minion if playing is not None else NO_ENTITY


def same_circle(s: Vtes, one: Entity, other: Entity) -> bool:
    """A vampire without a circle is alone in its own. [VTES-GLO-09]"""
    circles = CARDS[s.face[other]].circles
    return any(circle in circles for circle in CARDS[s.face[one]].circles)


LANGUAGE.knows(has_one, foe_of, first_hurt, doomed, minion_playing, same_circle, intercept_needed)
LANGUAGE.knows(may_diablerize, is_marked, has_disciplines, has_title, is_untitled, title_of)


def clans_in_play(s: Vtes) -> list[int]:
    present = {s.clan[e] for e in s.in_regions(READY, TORPOR) if s.is_vampire(e)}
    return [number for number in sorted(present) if CLANS[number]]


def made_by(s: Vtes, card: Entity) -> Entity:
    """What this card has brought into play, if it is there still."""
    return next((Entity(made) for (made,) in marks_on(s, card, MADE_MARK) if s.region[made]), NO_ENTITY)


def remembered_by(s: Vtes, card: Entity) -> Entity:
    return next((Entity(chosen) for (chosen,) in marks_on(s, card, REMEMBERED_MARK) if s.region[chosen]), NO_ENTITY)


LANGUAGE.knows(made_by, remembered_by)
LANGUAGE.names["TITLE_VOTES"] = TITLE_VOTES
LANGUAGE.names["TITLE_SECT"] = TITLE_SECT
LANGUAGE.knows(sorted_out, is_equipment, may_bear, clans_in_play)
LANGUAGE.names["ENTITY"] = ENTITY

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
ITS_FOE: Final = Ref("its-foe", "foe_of(s, entity_of(c.target))", absent=True)
"""The minion that fights what has set it off."""

MADE: Final = Ref("made", "made_by(s, c.source)", absent=True)
"""What this card has brought into play."""
HURT: Final = Ref("hurt", "first_hurt(s)", absent=True)
"""Whoever is about to take damage."""
DOOMED: Final = Ref("doomed", "doomed(s)", absent=True)
"""To whom something is about to happen."""
REMEMBERED: Final = Ref("remembered", "remembered_by(s, c.source)", absent=True)
"""What was chosen for this card, as long as it is there."""
BURNING_HOST: Final = Ref("burning-host", "c.about[0]", absent=True)
"""With which a card would burn that is on it."""
VICTIM: Final = Ref("victim", "c.about[0]")
"""Whom a diablerist has diablerized."""
PLAYER: Final = Ref("player", "minion_playing(s)", absent=True)
"""The minion that plays the card which can be cancelled now."""


def host_of(card: Ref) -> Ref:
    """What it is on."""
    return Ref("host-of", "host[card_]", (("card_", card),))


# A card that lies in no region of the table: its face

THIS_FACE: Final = Ref("this", "c.face")
FACE: Final = Ref("it", "face_of(c.target)")
"""The target, where it lies in an ash heap."""
ACTION_CARD: Final = Ref("action-card", "action_burned", absent=True)
"""The card by which the action was taken, once it has burned."""
CANCELLED_CARD: Final = Ref("cancelled-card", "c.about[0]")

# Methuselahs

YOU: Final = Seats("you", "c.seat")
PREY: Final = Seats("prey", "s.prey(c.seat)")
PREDATOR: Final = Seats("predator", "s.predator(c.seat)")
ACTIVE: Final = Seats("active", "turn")
"""Whose turn it is."""
DEFENDER: Final = Seats("bled", "action_seat")
"""At whom the action is directed."""
IN_TURN: Final = Seats("in-turn", "[c.seat, *s.clockwise(c.seat)[:-1]]", plural=True)
"""Everyone, the one who acts first."""
OTHERS: Final = Seats("others", "[seat for seat in s.alive() if seat != c.seat]", plural=True)
EVERYONE: Final = Seats("everyone", "s.alive()", plural=True)
THEY: Final = Seats("they")
"""Each of those of whom the sentence speaks."""


TARGETED: Final = Seats("targeted", "seat_of(c.target)")
"""The Methuselah who is the target."""
ASH_HEAP_OWNER: Final = Seats("ash-heap-owner", "seat_of_ash(c.target)")
"""In whose ash heap the target lies."""


def controller(card: Ref) -> Seats:
    return Seats("controller", "controller[card]", (("card", card),))


def owner(card: Ref) -> Seats:
    return Seats("owner", "owner[card]", (("card", card),))


# The terms of a referendum


def entity_named(s: Vtes, place: int) -> Entity:
    """The card that was named there; none if there was nothing to name."""
    return Entity(s.terms[place]) if len(s.terms) > place else NO_ENTITY


def methuselah_named(s: Vtes, place: int) -> Seat:
    return Seat(s.terms[place]) if len(s.terms) > place else NOBODY


LANGUAGE.knows(entity_named, methuselah_named)

NAMED: Final = Ref("named", "entity_named(s, 0)", absent=True)
"""The card that the terms name."""
METHUSELAH_NAMED: Final = Seats("methuselah-named", "methuselah_named(s, 1)")
"""The Methuselah whom the terms name after a card."""
METHUSELAH_NAMED_FIRST: Final = Seats("methuselah-named", "methuselah_named(s, 0)")

# Nouns

_MINIONS: Final = "READY <= region[e] <= TORPOR"
_CARDS: Final = "TABLE <= region[e] <= ON"


def minion(*traits: Trait) -> Noun:
    return Noun("minion", "", (("traits", traits),), place=_MINIONS)


def vampire(*traits: Trait) -> Noun:
    return Noun("vampire", "capacity[e] > 0", (("traits", traits),), place=_MINIONS)


def ally(*traits: Trait) -> Noun:
    return Noun("ally", "not capacity[e]", (("traits", traits),), place=_MINIONS)


def retainer(*traits: Trait) -> Noun:
    return Noun("retainer", '"retainer" in card.types', (("traits", traits),), place="region[e] == ON")


def location(*traits: Trait) -> Noun:
    return Noun("location", "card.is_location", (("traits", traits),), place=_CARDS)


def crypt_card(*traits: Trait) -> Noun:
    """Whatever lies in an uncontrolled region."""
    return Noun("crypt-card", "", (("traits", traits),), place="region[e] == UNCONTROLLED")


def card(*traits: Trait) -> Noun:
    return Noun("card", "", (("traits", traits),), place="READY <= region[e] <= ON")


def methuselah(*traits: Trait) -> Noun:
    return Noun("methuselah", "", (("traits", traits), ("among", "s.alive()"), ("refer", "methuselah_at(e)")))


def clan_in_play() -> Noun:
    """A clan of which there is a vampire."""
    args = (("traits", ()), ("among", "clans_in_play(s)"), ("refer", "e"), ("verb", "choose-clan"))
    return Noun("clan-in-play", "", args)


def _numbers_paid(s: Vtes, minion: Entity, least: int, most: int) -> list[int]:
    return list(range(least, min(most, s.blood[minion]) + 1))


def number_paid(least: int, most: int = 99) -> Noun:
    """An X that is chosen as a card is played and costs as much blood."""
    args = (("among", "_numbers_paid(s, c.minion, least, most)"), ("refer", "number_target(e)"))
    return Noun("number-paid", "", (("traits", ()), *args, ("least", least), ("most", most)))


LANGUAGE.knows(_numbers_paid)


def itself() -> Noun:
    """The minion that does it, where others could be meant; options need not name it."""
    return Noun("itself", "", (("traits", ()), ("among", "[0]"), ("refer", "0")))


def equipment(*traits: Trait) -> Noun:
    """By type, or by what a card turns itself into; a location that a minion has is none."""
    return Noun("equipment", "is_equipment(card)", (("traits", traits),), place="region[e] == ON")


def just(what: Ref) -> Noun:
    """This very card, where one of several could be meant."""
    return Noun("just", "", (("traits", ()), ("among", "[what]"), ("what", what)))


# Where things are

ready: Final = Trait("ready", "region[e] == READY", place=True)
torpid: Final = Trait("torpid", "region[e] == TORPOR", place=True)
uncontrolled: Final = Trait("uncontrolled", "region[e] == UNCONTROLLED", place=True, covert=True)


anywhere: Final = Trait("anywhere", "True", place=True)
"""Even where it is no longer in play."""


def on(host: Ref) -> Trait:
    return Trait("on", "host[e] == host_ and region[e] == ON", (("host_", host),), place=True)


detached: Final = Trait("detached", "not host[e]")
"""It is on no card."""


def in_hand(seat: Seats) -> Trait:
    return Trait("in-hand", "True", (("seat", seat),), place=True, among="hands[seat]")


def in_ash_heap(seat: Seats) -> Trait:
    """Any card of a face that lies there."""
    args = (("seat", seat), ("refer", "e << 12 | ENTITY"))
    return Trait("in-ash-heap", "True", args, place=True, among="sorted_out(ashes[seat])")


def on_one_of(hosts: Noun) -> Trait:
    """On such a card."""
    return Trait("on-one-of", "region[e] == ON and host[e] in hosts", (("hosts", hosts),), place=True)


# Whose they are


def of(*seats: Seats) -> Trait:
    if len(seats) == 1 and seats[0] == OTHERS:
        return Trait("of", "controller[e] != c.seat", (("seats", seats),))
    if len(seats) == 1:
        return Trait("of", "controller[e] == seat", (("seats", seats), ("seat", seats[0])))
    return Trait("of", "controller[e] in seats", (("seats", seats),))


def owned(by: Seats) -> Trait:
    """Whoever controls it."""
    assert by == OTHERS, "nobody reads this"
    return Trait("owned", "owner[e] != c.seat", (("by", by),))


richer: Final = Trait("richer", "pool[e] > pool[c.seat]")
"""Of a Methuselah: with more pool than the user."""
is_prey: Final = Trait("is-prey", "e == s.prey(c.seat) != c.seat")
"""Of a Methuselah."""

# What they are like

remembered: Final = Trait("remembered", "e == remembered_by(s, c.source)")
"""It was chosen for this card."""
tortured: Final = Trait("tortured", "is_marked(s, e, TORTURED)")
"""There is a torture counter on it."""
locked: Final = Trait("locked", "locked[e]")
unlocked: Final = Trait("unlocked", "not locked[e]")
titled: Final = Trait("titled", "title_of(s, e)")
untitled: Final = Trait("untitled", "is_untitled(s, e)")
at_superior: Final = Trait("at-superior", "flags[e] & SUPERIOR")
"""The card was played at the superior level."""
has_cards_in_crypt: Final = Trait("has-cards-in-crypt", "crypts[e]")
"""Of a Methuselah."""
unfed: Final = Trait("unfed", "not is_marked(s, e, FED)")
"""No hunting ground has fed it this turn."""


blocking: Final = Trait("blocking", "e == blocker")
"""It attempts to block."""
has_blocked: Final = Trait("has-blocked", "flags[e] & BLOCKED")
"""It has blocked this action."""
lacking_intercept: Final = Trait("lacking-intercept", "intercept_needed(s, e)")
"""It attempts to block, with less intercept than there is stealth. [VTES-6.2.2.2-05]"""
has_not_given_blood: Final = Trait("has-not-given-blood", "not is_marked(s, e, GAVE_BLOOD_FOR, c.face)")
"""For this card, in this action."""
able_to_fight: Final = Trait("able-to-fight", "not s.total(CANNOT_FIGHT, e)")
able_to_diablerize: Final = Trait("able-to-diablerize", "may_diablerize(s, e)")
fighting: Final = Trait("fighting", "e in fighters")


diablerist: Final = Trait("diablerist", "is_marked(s, e, DIABLERIST, c.seat)")
"""It has committed diablerie since the user's last turn."""


def of_circle(one: Ref = SELF) -> Trait:
    """Of the same circle as somebody."""
    return Trait("of-circle", "same_circle(s, one, e)", (("one", one),))


on_red_list: Final = Trait("on-red-list", "flags[e] & RED_LIST")
with_votes_by_title: Final = Trait("with-votes-by-title", "TITLE_VOTES[title_of(s, e)]")
"""A priscus has none, but a ballot."""
of_chosen_clan: Final = Trait("of-chosen-clan", "clan[e] == clan_of_target(c.target)")
"""Of the clan that is the target."""


def title_of_sect(name: str) -> Trait:
    """Its title is one of this sect."""
    return Trait(
        "title-of-sect", "TITLE_SECT[title_of(s, e)] == number", (("name", name), ("number", SECTS.index(name)))
    )


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


def blood_at_most(most: Amount) -> Trait:
    return Trait("blood-at-most", "blood[e] <= most", (("most", most),))


def discipline(code: str, level: int) -> Trait:
    """[VTES-GLO-06]"""
    args = (("code", code), ("needs", discipline_bits((code,))), ("level", level))
    return Trait("discipline", "has_disciplines(s, e, needs, level)", args)


def of_type(name: str) -> Trait:
    """What is printed on the card, wherever it lies."""
    return Trait("of-type", "name in card.types", (("name", name),))


def bearable(who: Ref = SELF) -> Trait:
    """A minion may have it, though it may have only one of some things."""
    return Trait("bearable", "may_bear(s, who, e)", (("who", who),))


room_for_this: Final = Trait("room-for-this", "not has_one(s, e, CARDS[c.face])")
"""It has none of what a minion can have only one of, such as this card."""
of_named_clan: Final = Trait("of-named-clan", "terms and clan[e] == terms[0]")
"""Of the clan that the terms name."""


def controls(cards: Noun) -> Trait:
    """Of a Methuselah."""
    return Trait("controls", "any(controller[one] == e for one in cards)", (("cards", cards),))


def lower_than_superior() -> Trait:
    """It has not the superior level of the Discipline that this card teaches. [VTES-1.6.2.2-01]"""
    return Trait("lower-than-superior", "not superior[e] & CARDS[c.face].basic")


def trait(keyword: str) -> Trait:
    return Trait("trait", "card.traits & bits", (("keyword", keyword), ("bits", TRAITS[keyword])))


def named(name: str) -> Trait:
    return Trait("named", "face[e] == number", (("name", name), ("number", fact_named(name).id)))


# Targets that are no cards on the table


def _clans_of(s: Vtes, cards: Sequence[Entity]) -> list[int]:
    return sorted({s.clan[e] for e in cards} - {0})


def clan_of(cards: Noun) -> Noun:
    """A clan with such vampires: everybody who controls one is concerned. [VTES-6.2.2.1-02]"""
    concerned = Noun(cards.word, cards.code, (("traits", (*cards.traits, of_chosen_clan)),), cards.place)
    args = (("among", "_clans_of(s, cards)"), ("refer", "clan_target(e)"), ("cards", cards), ("concerns", concerned))
    return Noun("clan-of", "", (("traits", ()), *args))


def all_crypts() -> Noun:
    """All together, none of them empty: everybody is concerned. [VTES-6.2.2.1-02]"""
    among = "[0] if all(crypts[seat] for seat in s.alive()) else []"
    return Noun("all-crypts", "", (("traits", ()), ("among", among), ("refer", "e"), ("concerns", EVERYONE)))


def _dead_allies(s: Vtes) -> list[tuple[Face, Seat]]:
    return [
        (face, seat) for seat in s.everybody() for face in dict.fromkeys(s.ashes[seat]) if "ally" in CARDS[face].types
    ]


def ally_in_ash_heaps() -> Noun:
    """Whoever's ash heap it is, the action stays undirected. [VTES-GLO-01]"""
    return Noun("ally-in-ash-heaps", "", (("traits", ()), ("among", "_dead_allies(s)"), ("refer", "ash_ref(*e)")))


LANGUAGE.knows(_clans_of, _dead_allies, ash_ref, clan_target, clan_of_target, number_target, seat_of_ash)

# Damage that waits to be prevented, and what a strike can be aimed at


def _damage_taken(s: Vtes, minion: Entity, normal: int, strikes: int) -> list[int]:
    if not minion or first_hurt(s) != minion:
        return []
    return damage_kinds(s, minion, normal_only=bool(normal), strikes_only=bool(strikes))


def damage_taken(*, normal: bool = False, strikes: bool = False, by: Ref = SELF) -> Noun:
    """What a minion is about to take: any of it, no aggravated damage, or only that of a strike."""
    among = "_damage_taken(s, by, normal, strikes)"
    amount = (("normal", int(normal)), ("strikes", int(strikes)), ("by", by))
    return Noun("damage", "", (("traits", ()), ("among", among), ("refer", "e"), *amount))


def _foe_or_retainers(s: Vtes, minion: Entity) -> list[int]:
    if s.distance != LONG:
        return [0]
    return [0, *(s.ref(card) for card in retainers_of(s, foe_of(s, minion)))]


def foe_or_retainer() -> Noun:
    """The opposing minion, or at long range one of its retainers. [VTES-6.4.7-02]"""
    among = "_foe_or_retainers(s, c.minion)"
    return Noun("foe-or-retainer", "", (("traits", ()), ("among", among), ("refer", "e")))


def _hand_and_melee_weapons(s: Vtes, minion: Entity) -> list[int]:
    if s.total(HANDS_ONLY, minion):
        return [0]
    usable = [
        card
        for card in equipment_of(s, minion, weapons_only=True)
        if CARDS[s.face[card]].traits & MELEE and not s.flags[card] & STOLEN_THIS_ROUND
    ]
    return [0, *map(s.ref, usable)]


def hand_or_melee_weapon() -> Noun:
    """What this minion strikes with by hand."""
    among = "_hand_and_melee_weapons(s, c.minion)"
    return Noun("hand-or-melee-weapon", "", (("traits", ()), ("among", among), ("refer", "e")))


LANGUAGE.knows(_damage_taken, _foe_or_retainers, _hand_and_melee_weapons)
