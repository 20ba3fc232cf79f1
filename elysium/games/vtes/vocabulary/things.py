"""Whom and what a text speaks of: references, nouns, traits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Final

from elysium.engine.cards.control import THEY as THEY
from elysium.engine.cards.control import YOU as YOU
from elysium.engine.cards.control import controller as controller
from elysium.engine.cards.nodes import Amount, Node, Noun, Quantity, Ref, Seats, Trait
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import CARDS, NO_ENTITY, NO_FACE, Context, Entity, Face
from elysium.games.vtes.definitions.names import (
    ANARCH,
    CIRCLES,
    CLANS,
    SECTS,
    TITLE_SECT,
    TITLE_VOTES,
    TITLES,
    discipline_bits,
)
from elysium.games.vtes.definitions.traits import FLIGHT, IS_IMBUED, MELEE, TRAITS
from elysium.games.vtes.marks import (
    COUNTERS_OF_A_KIND,
    EQUIPPED_WITH,
    JOINED_CIRCLE,
    JOINED_CIRCLE_OF,
    PICKED,
    REMEMBERED_NEXT,
    UNMOVED,
)
from elysium.games.vtes.marks import MADE as MADE_MARK
from elysium.games.vtes.marks import REMEMBERED as REMEMBERED_MARK
from elysium.games.vtes.rules.blocks import may_attempt
from elysium.games.vtes.rules.combat.damage import ANYTHING, by_fortitude, damage_kinds
from elysium.games.vtes.rules.combat.damage import GUNS_ONLY as GUNS_ONLY
from elysium.games.vtes.rules.combat.damage import NO_GUNS as NO_GUNS
from elysium.games.vtes.rules.combat.strikes import faces_aggravated_damage
from elysium.games.vtes.rules.counters import corruption_of, starting_life
from elysium.games.vtes.rules.frames import about_to_happen, card_being_played
from elysium.games.vtes.rules.legality import (
    bars_attack,
    capacity_to_play,
    equipment_of,
    fighters_affected,
    has_one,
    inability,
    intercept_needed,
    may_bear,
    retainers_of,
)
from elysium.games.vtes.rules.limits import directed_seats, is_marked, marks_on
from elysium.games.vtes.rules.politics import MOST_CHOSEN, called_by, places_of
from elysium.games.vtes.rules.torpor import may_diablerize
from elysium.games.vtes.rules.triggers import stat
from elysium.games.vtes.rules.turn import may_bring_out
from elysium.games.vtes.rules.values import (
    bleed_against_prey,
    card_price,
    has_disciplines,
    has_title,
    has_title_to_play,
    is_equipment,
    is_untitled,
    sect_to_play,
    title_of,
)
from elysium.games.vtes.state import (
    BY_ACTION,
    HANDS_ONLY,
    LONG,
    NOBODY,
    PAST_GEHENNA,
    READY,
    STOLEN_THIS_ROUND,
    TORPOR,
    Vtes,
)
from elysium.games.vtes.terms import (
    ENTITY,
    ash_ref,
    card_given_point,
    clan_of_target,
    clan_target,
    entity_of,
    methuselah_at,
    number_target,
    seat_of_ash,
)
from elysium.games.vtes.vocabulary.kernel import LANGUAGE


def foe_of(s: Vtes, minion: Entity) -> Entity:
    """The minion that this one fights; none if it is in no combat."""
    if minion not in s.fighters:
        return NO_ENTITY
    return s.fighters[1] if s.fighters[0] == minion else s.fighters[0]


def is_monster(s: Vtes, minion: Entity) -> bool:
    card = CARDS[s.face[minion]]
    return s.is_vampire(minion) or not (card.goes_by("mortal") or card.goes_by("animal"))


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
    """A vampire without a circle is alone in its own, unless somebody joins it there. [VTES-GLO-09]"""
    circles = _circles(s, other)
    return any(circle in circles for circle in _circles(s, one))


def _circles(s: Vtes, vampire: Entity) -> Sequence[str | Entity]:
    """Those that it has chosen, or those that are printed on it, or one of its own."""
    chosen = [CIRCLES[number] for (number,) in marks_on(s, vampire, JOINED_CIRCLE)]
    joined = [Entity(other) for (other,) in marks_on(s, vampire, JOINED_CIRCLE_OF)]
    return chosen or joined or CARDS[s.face[vampire]].circles or [vampire]


LANGUAGE.names["COUNTERS_OF_A_KIND"] = COUNTERS_OF_A_KIND
LANGUAGE.knows(bars_attack, has_one, foe_of, first_hurt, doomed, minion_playing, same_circle, intercept_needed)
LANGUAGE.knows(title_of, capacity_to_play, inability)
LANGUAGE.knows(
    may_attempt, may_diablerize, is_marked, has_disciplines, has_title, has_title_to_play, is_untitled, sect_to_play
)


def clans_in_play(s: Vtes) -> list[int]:
    present = {s.clan[e] for e in s.in_regions(READY, TORPOR) if s.is_vampire(e)}
    return [number for number in sorted(present) if CLANS[number]]


def newest(s: Vtes, face: Face) -> Entity:
    """The minion of this face that has come into play last."""
    found = [e for e in s.in_regions(READY) if s.face[e] == face]
    return max(found, default=NO_ENTITY)


LANGUAGE.knows(bleed_against_prey, may_bring_out)
LANGUAGE.knows(newest, directed_seats, corruption_of)


def chosen_besides(s: Vtes, card: Entity) -> Entity:
    return next((Entity(e) for (e,) in marks_on(s, card, REMEMBERED_NEXT) if s.region[e]), NO_ENTITY)


def made_by(s: Vtes, card: Entity) -> Entity:
    """What this card has brought into play, if it is there still."""
    return next((Entity(made) for (made,) in marks_on(s, card, MADE_MARK) if s.region[made]), NO_ENTITY)


def remembered_by(s: Vtes, card: Entity) -> Entity:
    return next((Entity(chosen) for (chosen,) in marks_on(s, card, REMEMBERED_MARK) if s.region[chosen]), NO_ENTITY)


LANGUAGE.knows(made_by, remembered_by, chosen_besides)
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

RESCUED: Final = Ref("rescued", "entity_of(c.target)")
"""Whom the minion would rescue whose price is asked for."""
INFLICTER: Final = Ref("inflicter", "entity_of(c.target)")
"""Whoever would inflict the damage that is asked about."""
ATTACKED: Final = Ref("attacked", "entity_of(c.target)")
"""Whoever the minion would attack."""
RIVAL: Final = Ref("rival", "rival_of(s, c.minion)", absent=True)
"""With whom the minion is about to enter combat."""
ACTION_TARGET: Final = Ref("action-target", "entity_of(s.action_target)", absent=True)
"""What the action is about."""
MADE: Final = Ref("made", "made_by(s, c.source)", absent=True)
"""What this card has brought into play."""
HURT: Final = Ref("hurt", "first_hurt(s)", absent=True)
"""Whoever is about to take damage."""
DOOMED: Final = Ref("doomed", "doomed(s)", absent=True)
"""To whom something is about to happen."""


def picked_by(s: Vtes, seat: Seat) -> Entity:
    return next((Entity(e) for (e,) in marks_on(s, methuselah_at(seat), PICKED)), NO_ENTITY)


LANGUAGE.knows(picked_by)
PICKED_BY_YOU: Final = Ref("picked", "picked_by(s, c.seat)", absent=True)
"""The vampire that the user has picked for this action."""
REMEMBERED: Final = Ref("remembered", "remembered_by(s, c.source)", absent=True)
"""What was chosen for this card, as long as it is there."""
ITS_PLAYER: Final = Ref("its-player", "remembered_by(s, c.source)", absent=True)
"""The minion that played this card, where it remembers it."""
BURNING_HOST: Final = Ref("burning-host", "c.about[0]", absent=True)
"""With which a card would burn that is on it."""
VICTIM: Final = Ref("victim", "c.about[0]")
"""Whom a diablerist has diablerized."""
OPPONENT: Final = Ref("opponent", "c.about[0]", absent=True)
"""The minion that fought whoever has set it off."""
PLAYER: Final = Ref("player", "minion_playing(s)", absent=True)
"""The minion that plays the card which can be cancelled now."""


def _one_of(s: Vtes, cards: Sequence[Entity]) -> Entity:
    return cards[s.random(len(cards))] if cards else NO_ENTITY


LANGUAGE.knows(_one_of)


def at_random(cards: Noun) -> Ref:
    """One of them, another one each time it is asked for."""
    return Ref("at-random", "_one_of(s, cards)", (("cards", cards),), absent=True)


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

PREY: Final = Seats("prey", "s.prey(c.seat)")
PREDATOR: Final = Seats("predator", "s.predator(c.seat)")
ACTIVE: Final = Seats("active", "actor")
"""Whose turn it is."""
PHASE_OWNER: Final = Seats("phase-owner", "turn")
"""The same, where somebody else does something in their phase."""
DEFENDER: Final = Seats("bled", "action_seat")
"""At whom the action is directed."""
IN_TURN: Final = Seats("in-turn", "[c.seat, *s.clockwise(c.seat)[:-1]]", plural=True)
"""Everyone, the one who acts first."""
TARGETS_OF_ACTION: Final = Seats("targets-of-action", "directed_seats(s, c.seat)", plural=True)
"""Those at whom the action is directed, but for the user."""
OTHERS: Final = Seats("others", "[seat for seat in s.alive() if seat != c.seat]", plural=True)
EVERYONE: Final = Seats("everyone", "s.alive()", plural=True)


TARGETED: Final = Seats("targeted", "seat_of(c.target)")
"""The Methuselah who is the target."""
ASH_HEAP_OWNER: Final = Seats("ash-heap-owner", "seat_of_ash(c.target)")
"""In whose ash heap the target lies."""


def prey_of(seat: Seats) -> Seats:
    return Seats("prey-of", "s.prey(seat)", (("seat", seat),))


def predator_of(seat: Seats) -> Seats:
    return Seats("predator-of", "s.predator(seat)", (("seat", seat),))


def owner(card: Ref) -> Seats:
    return Seats("owner", "owner[card]", (("card", card),))


# The terms of a referendum


def entity_named(s: Vtes, place: int) -> Entity:
    """The card that was named there; none if there was nothing to name."""
    return Entity(max(NO_ENTITY, s.terms[place])) if len(s.terms) > place else NO_ENTITY


def methuselah_named(s: Vtes, place: int) -> Seat:
    return Seat(s.terms[place]) if len(s.terms) > place else NOBODY


LANGUAGE.knows(entity_named, methuselah_named)

NAMED: Final = Ref("named", "entity_named(s, 0)", absent=True)
"""The card that the terms name."""
NEWCOMER: Final = Ref("newcomer", "newest(s, c.face)", absent=True)
"""The vampire that this card has become."""
NAMED_NEXT: Final = Ref("named-next", "entity_named(s, 1)", absent=True)
"""The card that they name after another one."""
METHUSELAH_NAMED: Final = Seats("methuselah-named", "methuselah_named(s, 1)")
"""The Methuselah whom the terms name after a card."""
METHUSELAH_NAMED_FIRST: Final = Seats("methuselah-named", "methuselah_named(s, 0)")

NAMED_IF_ANY: Final = Seats("methuselah-named", "[seat for seat in s.alive() if terms[:1] == (seat,)]", plural=True)
"""The Methuselah whom the terms name first, if they name one."""
NAMED_ALL: Final = Seats("methuselahs-named", "[seat for seat in s.alive() if seat in terms]", plural=True)
"""All whom the terms name, and they name nothing else."""
in_terms: Final = Trait("in-terms", "e in terms")
"""The terms name it."""
in_first_terms: Final = Trait("in-terms", "e in terms[:MOST_CHOSEN]")
"""It is one of some that are chosen before anything else."""
given_points: Final = Trait("given-points", "card_given_point(e) in terms")
"""Of a card: the terms allocate a point or more to it."""
LANGUAGE.knows(card_given_point)
LANGUAGE.knows(is_monster)
LANGUAGE.names["IS_IMBUED"] = IS_IMBUED
LANGUAGE.names["MOST_CHOSEN"] = MOST_CHOSEN

# Nouns

_MINIONS: Final = "READY <= region[e] <= TORPOR"
_CARDS: Final = "TABLE <= region[e] <= ON"


def minion(*traits: Trait) -> Noun:
    return Noun("minion", "", (("traits", traits),), place=_MINIONS)


def vampire(*traits: Trait) -> Noun:
    return Noun("vampire", "capacity[e] > 0", (("traits", traits),), place=_MINIONS)


def ally(*traits: Trait) -> Noun:
    return Noun("ally", "not capacity[e]", (("traits", traits),), place=_MINIONS)


def imbued(*traits: Trait) -> Noun:
    return Noun("imbued", "card.traits & IS_IMBUED", (("traits", traits),), place=_MINIONS)


def monster(*traits: Trait) -> Noun:
    """Any vampire, and any ally that is neither mortal nor animal. [VTES-A.4-01]"""
    return Noun("monster", "is_monster(s, e)", (("traits", traits),), place=_MINIONS)


def retainer(*traits: Trait) -> Noun:
    return Noun("retainer", '"retainer" in card.types', (("traits", traits),), place="region[e] == ON")


def location(*traits: Trait) -> Noun:
    return Noun("location", "card.is_location", (("traits", traits),), place=_CARDS)


def undirected(cards: Noun) -> Noun:
    """As a target: whoever's it is, the action stays undirected."""
    return Noun(cards.word, cards.code, (*cards.args, ("undirected", 1)), cards.place)


def event_in_play() -> Noun:
    return Noun("event", '"event" in card.types', (("traits", ()),), place=_CARDS)


def crypt_card(*traits: Trait) -> Noun:
    """Whatever lies in an uncontrolled region."""
    return Noun("crypt-card", "", (("traits", traits),), place="region[e] == UNCONTROLLED")


def card(*traits: Trait) -> Noun:
    return Noun("card", "", (("traits", traits),), place="READY <= region[e] <= ON")


def methuselah(*traits: Trait) -> Noun:
    return Noun("methuselah", "", (("traits", traits), ("among", "s.alive()"), ("refer", "methuselah_at(e)")))


def only_methuselah(seat: Seats) -> Noun:
    """This very one."""
    args = (("traits", ()), ("among", "[seat]"), ("refer", "methuselah_at(e)"), ("seat", seat))
    return Noun("only-methuselah", "", args)


def clan_in_play() -> Noun:
    """A clan of which there is a vampire."""
    args = (("traits", ()), ("among", "clans_in_play(s)"), ("refer", "e"), ("verb", "choose-clan"))
    return Noun("clan-in-play", "", args)


def _numbers_paid(s: Vtes, c: Context, least: int, most: int) -> list[int]:
    """As far as the blood goes, of which a card with a price of its own needs some for that."""
    card = CARDS[c.face]
    printed = card_price(s, c.seat, c.minion, card, card.modes[0])[0] if card.blood_cost >= 0 else 0
    return list(range(least, min(most, s.blood[c.minion] - printed) + 1))


def number_paid(least: int, most: int = 99) -> Noun:
    """An X that is chosen as a card is played and costs as much blood."""
    args = (("among", "_numbers_paid(s, c, least, most)"), ("refer", "number_target(e)"))
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


def buried(seat: Seats) -> Trait:
    """The same, each copy by itself."""
    return Trait("in-ash-heap", "True", (("seat", seat),), place=True, among="ashes[seat]")


unnamed: Final = Trait("unnamed", "sum(term >> 12 == e for term in terms) < ashes[c.seat].count(e)")
"""Of cards of one's own ash heap: there is a copy that the terms do not name yet."""


buried_in_terms: Final = Trait(
    "in-terms", "True", place=True, among="[face_of(term) for term in terms if term > ENTITY]"
)
"""The terms name it, and it lay in an ash heap then; a card that they name twice is there twice."""


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
without_pool: Final = Trait("without-pool", "pool[e] <= 0 and pool[c.seat] > noted(s, methuselah_at(e), OWES)")
"""So that whoever asks has enough to keep them in the game."""
is_prey: Final = Trait("is-prey", "e == s.prey(c.seat) != c.seat")
"""Of a Methuselah."""
is_predator: Final = Trait("is-predator", "e == s.predator(c.seat) != c.seat")

# What they are like

remembered: Final = Trait("remembered", "e == remembered_by(s, c.source)")
"""It was chosen for this card."""
its_player: Final = Trait("its-player", "e == remembered_by(s, c.source)")
"""It has played this card, where that remembers it."""
remembered_next: Final = Trait("remembered-next", "e == chosen_besides(s, c.source)")
"""It was chosen for this card besides another one."""


def corrupted_by(least: int, by: Seats = YOU) -> Trait:
    """So many corruption counters of this Methuselah are on it."""
    return Trait("corrupted-by", "corruption_of(s, e, seat) >= least", (("seat", by), ("least", least)))


def corrupted(by: Seats = YOU) -> Trait:
    """There is a corruption counter of this Methuselah on it."""
    return Trait("corrupted", "is_marked(s, e, CORRUPTED, seat)", (("seat", by),))


corrupted_by_anybody: Final = Trait("corrupted-by-anybody", "marks_on(s, e, CORRUPTED)")
opposing: Final = Trait("opposing", "c.source in fighters and e in fighters and e != c.source")
"""It fights the minion whose text it is."""
LANGUAGE.knows(marks_on)
remembered_this_turn: Final = Trait("remembered-this-turn", "is_marked(s, c.source, REMEMBERED_NOW, e)")
"""It was chosen for this card this turn."""


def with_bleed(least: int) -> Trait:
    """As it would bleed its prey now."""
    return Trait("with-bleed", "bleed_against_prey(s, e) >= least", (("least", least),))


def with_counter(kind: str) -> Trait:
    """There is a counter of this kind on it."""
    return Trait("with-counter", "marks_on(s, e, COUNTERS_OF_A_KIND[keyword])", (("keyword", kind),))


tortured: Final = Trait("tortured", "is_marked(s, e, TORTURED)")
"""There is a torture counter on it."""
locked: Final = Trait("locked", "locked[e]")
unlocked: Final = Trait("unlocked", "not locked[e]")
titled: Final = Trait("titled", "title_of(s, e)")
untitled: Final = Trait("untitled", "is_untitled(s, e)")
unique: Final = Trait("unique", "card.unique_key")
at_superior: Final = Trait("at-superior", "flags[e] & SUPERIOR")
"""The card was played at the superior level."""
has_cards_in_crypt: Final = Trait("has-cards-in-crypt", "crypts[e]")
"""Of a Methuselah."""
unfed: Final = Trait("unfed", "not is_marked(s, e, FED)")
"""No hunting ground has fed it this turn."""


acting: Final = Trait("acting", "e == s.acting")
leading: Final = Trait("leading", "bool(s.acting and fighters) and e == fighters[0]")
"""It counts as the acting minion in its combat."""
able_to_press: Final = Trait("able-to-press", "e in fighters and e != last and not s.total(CANNOT_PRESS, e)")
"""It fights, and has not pressed or maneuvered last."""
target_of_action: Final = Trait("target-of-action", "bool(s.acting) and e == entity_of(s.action_target)")
blocking: Final = Trait("blocking", "e == blocker")
"""It attempts to block."""
has_blocked: Final = Trait("has-blocked", "flags[e] & BLOCKED or is_marked(s, e, BLOCKED_BEFORE)")
"""It has blocked this action, even if that goes on as if it had not."""
voted: Final = Trait("voted", "any(entry_[1] == e for entry_ in ballots)")
"""It has cast votes or a ballot in this referendum."""
lacking_intercept: Final = Trait("lacking-intercept", "intercept_needed(s, e)")
"""It attempts to block, with less intercept than there is stealth. [VTES-6.2.2.2-05]"""
able_to_attempt: Final = Trait(
    "able-to-attempt",
    "blocker == e if blocker else bool(may_block) and may_block[0] == controller[e] and may_attempt(s, e)",
)
"""It is attempting to block, or its Methuselah is to decide and nothing bars it."""
has_not_given_blood: Final = Trait("has-not-given-blood", "not is_marked(s, e, GAVE_BLOOD_FOR, c.face)")
"""For this card, in this action."""
not_yet_served: Final = Trait("not-yet-served", "not is_marked(s, e, TURN_SERVED, c.source)")
"""The card with this text has not dealt with it this turn."""
unserved: Final = Trait("unserved", "not is_marked(s, e, SERVED, c.face)")
"""It has had nothing by this card in this action."""
able_to_fight: Final = Trait("able-to-fight", "not s.total(CANNOT_FIGHT, e)")
able_to_act: Final = Trait("able-to-act", "not inability(s, e)")
"""Ready and unlocked, with nothing that keeps it from acting. [VTES-6-01]"""
of_other_side: Final = Trait("of-other-side", "controller[e] != controller[c.minion]")
able_to_diablerize: Final = Trait("able-to-diablerize", "may_diablerize(s, e)")
fighting: Final = Trait("fighting", "e in fighters")


diablerist: Final = Trait("diablerist", "is_marked(s, e, DIABLERIST, c.seat)")
"""It has committed diablerie since the user's last turn."""


enslaved: Final = Trait("enslaved", "card.slave_of")
"""It is a slave of some clan."""


def enslaving(one: Ref = SELF) -> Trait:
    """Of the clan whose slave somebody is, under the same Methuselah."""
    code = "clan[e] in CARDS[face[one]].slave_of and controller[e] == controller[one]"
    return Trait("enslaving", code, (("one", one),))


without_circle: Final = Trait("without-circle", "not card.circles and not marks_on(s, e, JOINED_CIRCLE)")
"""It is alone in its own, or with whoever has joined it there."""


def of_circle(one: Ref = SELF) -> Trait:
    """Of the same circle as somebody."""
    return Trait("of-circle", "same_circle(s, one, e)", (("one", one),))


def of_kin_of(who: Ref, name: str) -> Trait:
    """Of the same clan, or both of this sect."""
    args = (("who", who), ("name", name), ("number", SECTS.index(name)))
    return Trait("of-kin-of", "clan[e] == clan[who] or (sect[e] == number and sect[who] == number)", args)


filled: Final = Trait("filled", "may_bring_out(s, controller[e], e)")
"""It has as much blood as it needs to come out."""
taunted: Final = Trait("taunted", "e in (entity_of(c.target), picked_by(s, c.seat))")
"""It is the target, or the user has picked it besides."""
infernal: Final = Trait("infernal", "flags[e] & INFERNAL")
contesting_title: Final = Trait("contesting-title", "flags[e] & TITLE_CONTESTED")
of_black_hand: Final = Trait("of-black-hand", "flags[e] & BLACK_HAND")
attackable: Final = Trait("attackable", "not bars_attack(s, c.minion, e)")
"""The acting minion takes actions to enter combat with it."""
voted_against: Final = Trait("voted-against", "any(entry_[1] == e and not entry_[3] for entry_ in ballots)")
"""It has cast votes or a ballot against the referendum."""
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
    return Trait("younger", f"0 < capacity[e] < {_its_capacity(than)}", (("than", than),))


def older(than: Ref = SELF) -> Trait:
    return Trait("older", f"capacity[e] > {_its_capacity(than)}", (("than", than),))


def _its_capacity(than: Ref) -> str:
    """An ally that plays a card as a vampire has the capacity that its text gives it for that."""
    return "(capacity[than] or capacity_to_play(s, c))" if than == SELF else "capacity[than]"


def oldest(cards: Noun) -> Noun:
    """Those of such vampires than whom none is older."""
    trait_ = Trait("oldest", "all(capacity[one] <= capacity[e] for one in cards)", (("cards", cards),))
    return Noun(cards.word, cards.code, (("traits", (*cards.traits, trait_)),), cards.place)


def other(than: Ref | Seats = SELF) -> Trait:
    return Trait("other", "e != than", (("than", than),))


def clan(*names: str) -> Trait:
    numbers = tuple(CLANS.index(name) for name in names)
    if len(numbers) == 1:
        return Trait("clan", "clan[e] == number", (("names", names), ("number", numbers[0])))
    return Trait("clan", "clan[e] in numbers", (("names", names), ("numbers", numbers)))


def printed_clan(name: str) -> Trait:
    """Of a card that lies in no region of the table."""
    return Trait("clan", "card.clan == number", (("names", (name,)), ("number", CLANS.index(name))))


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


def capacity_below(most: Amount) -> Trait:
    return Trait("capacity-below", "0 < capacity[e] < most", (("most", most),))


def capacity_within(most: Amount) -> Trait:
    return Trait("capacity-within", "0 < capacity[e] <= most", (("most", most),))


def blood(*, least: int = 1) -> Trait:
    return Trait("blood", "blood[e] >= least" if least > 1 else "blood[e]", (("least", least),))


def blood_at_most(most: Quantity) -> Trait:
    return Trait("blood-at-most", "blood[e] <= most", (("most", most),))


def discipline(code: str, level: int) -> Trait:
    """[VTES-GLO-06]"""
    args = (("code", code), ("needs", discipline_bits((code,))), ("level", level))
    return Trait("discipline", "has_disciplines(s, e, needs, level)", args)


def without(*codes: str) -> Trait:
    """None of these Disciplines."""
    args = (("codes", codes), ("each", tuple(discipline_bits((code,)) for code in codes)))
    return Trait("without", "not any(has_disciplines(s, e, needs, 1) for needs in each)", args)


def of_sort(*keywords: str) -> Trait:
    """One of these keywords is printed on the card."""
    return Trait("of-sort", "any(card.goes_by(word) for word in keywords)", (("keywords", keywords),))


def of_type(name: str) -> Trait:
    """What is printed on the card, wherever it lies."""
    return Trait("of-type", "name in card.types", (("name", name),))


def bearable(who: Ref = SELF) -> Trait:
    """A minion may have it, though it may have only one of some things."""
    return Trait("bearable", "may_bear(s, who, e)", (("who", who),))


def able_to_bear(one: Ref) -> Trait:
    """Said of a minion: it may have this card."""
    return Trait("able-to-bear", "may_bear(s, e, one)", (("one", one),))


room_for_this: Final = Trait("room-for-this", "not has_one(s, e, CARDS[c.face])")
"""It has none of what a minion can have only one of, such as this card."""
of_named_clan: Final = Trait("of-named-clan", "terms and clan[e] == terms[0]")
"""Of the clan that the terms name."""


def controls(cards: Noun) -> Trait:
    """Of a Methuselah."""
    return Trait("controls", "any(controller[one] == e for one in cards)", (("cards", cards),))


def of_poor(most: int) -> Trait:
    """Another Methuselah has it, with no more pool than that."""
    return Trait("of-poor", "controller[e] != c.seat and pool[controller[e]] <= most", (("most", most),))


def of_clan_of(who: Ref) -> Trait:
    return Trait("of-clan-of", "clan[e] == clan[who]", (("who", who),))


def elder_of_clan(cards: Noun) -> Trait:
    """One of these is younger and of its clan."""
    code = "any(0 < capacity[one] < capacity[e] and clan[one] == clan[e] for one in cards)"
    return Trait("elder-of-clan", code, (("cards", cards),))


def played_upon(keyword: str) -> Trait:
    """A card of this kind is being played at it."""
    return Trait("played-upon", "_played_upon(s, e) & bits", (("keyword", keyword), ("bits", TRAITS[keyword])))


def _played_upon(s: Vtes, minion: Entity) -> int:
    """The traits of the card that is being played at this minion, and of the way in which it is."""
    playing = card_being_played(s)
    if playing is None:
        return 0
    card, mode = CARDS[playing.face], CARDS[playing.face].modes[playing.number]
    if entity_of(playing.target) != minion and minion not in fighters_affected(s, mode, playing.minion):
        return 0
    return card.traits | mode.traits


LANGUAGE.knows(_played_upon)


def _contracted(s: Vtes, minion: Entity, vampires: Sequence[Entity]) -> bool:
    cards = (card for card in s.attached(minion) if CARDS[s.face[card]].goes_by("contract"))
    return any(remembered_by(s, card) in vampires for card in cards)


LANGUAGE.knows(_contracted)


def contracted(vampires: Noun) -> Trait:
    """There is a contract on it, for which such a vampire was chosen."""
    return Trait("contracted", "_contracted(s, e, cards)", (("cards", vampires),))


def _named_as_card(s: Vtes, e: Entity) -> bool:
    """In terms that name cards, by their place; others are numbers too."""
    if s.referendum != BY_ACTION or (e not in s.terms and card_given_point(e) not in s.terms):
        return False
    said = [word for term in called_by(s)[1].terms_said for word in _each_place(term)]
    return card_given_point(e) in s.terms or any(
        term == e and _names_cards(word) for term, word in zip(s.terms, said, strict=False)
    )


def _each_place(term: Node) -> Sequence[Node]:
    return (term["first"], term["second"]) if term.word == "one-or-both" else [term] * places_of(term)


def _names_cards(term: Node) -> bool:
    noun = term if isinstance(term, Noun) else term["cards" if term.word == "some" else "among"]
    return isinstance(noun, Noun) and not noun.get("among")


LANGUAGE.knows(_named_as_card)
named_in_terms: Final = Trait("in-terms", "_named_as_card(s, e)")
"""The terms of a political action name it, among whatever else."""
no_minion: Final = Trait("no-minion", "region[e] > TORPOR")
with_superior: Final = Trait("with-superior", "superior[e] > 0")
"""It has some Discipline at superior."""


def equipped_with(s: Vtes, minion: Entity) -> Face:
    """From hand, by its action."""
    return next((Face(face) for (face,) in marks_on(s, minion, EQUIPPED_WITH)), NO_FACE)


LANGUAGE.knows(equipped_with)
EQUIPPED: Final = Ref("equipped", "equipped_with(s, acting)", (("face", 1),), absent=True)
"""The card of the hand with which whoever has acted has equipped."""
not_unlocked_so: Final = Trait("not-unlocked-so", "not is_marked(s, e, UNLOCKED_ONCE, c.face)")
"""No such card has unlocked it this turn."""
new_to_you: Final = Trait("new-to-you", "flags[e] & NEW_TO << c.seat > 0")
"""It has entered play since the last minion phase of whoever asks."""
came_last: Final = Trait("came-last", "is_marked(s, e, CAME_LAST, c.seat)")
"""It has come to the ready region in the last influence phase of whoever asks."""
facing_aggravated_damage: Final = Trait("facing-aggravated-damage", "faces_aggravated_damage(s, e)")
"""Of the strike that the opposing minion has chosen."""
LANGUAGE.knows(faces_aggravated_damage)
from_uncontrolled: Final = Trait("from-uncontrolled", "is_marked(s, e, BROUGHT_OUT)")
"""It has come out of there in this phase."""


def _asks_for_sect(nodes: Sequence[Node], sect: int) -> bool:
    """Or for a title of that sect; what a card does not want is no requirement."""
    for node in nodes:
        if node.word == "not":
            continue
        if node.word == "sect" and sect in (node.get("numbers") or (node["number"],)):
            return True
        if node.word == "title" and any(TITLE_SECT[title] == sect for title in node["numbers"]):
            return True
        if _asks_for_sect(list(node.children()), sect):
            return True
    return False


def requires_sect(face: Face, sect: int) -> bool:
    """A card that somebody of this sect has to play, or to be there for."""
    card = CARDS[face]
    always = [test.node for test in card.requires if test.node is not None]
    ways = [[test.node for test in mode.when if test.node is not None] for mode in card.modes]
    return _asks_for_sect(always, sect) or (bool(ways) and all(_asks_for_sect(way, sect) for way in ways))


def is_about_anarchs(face: Face) -> bool:
    """It requires an Anarch, or makes a vampire one."""
    return requires_sect(face, ANARCH) or any(
        part.word == "change-sect" and part["number"] == ANARCH
        for mode in CARDS[face].modes
        for effect in (*mode.effects, *mode.on_success)
        if effect.node is not None
        for part in effect.node.walk()
    )


LANGUAGE.knows(requires_sect)


def requiring_sect(name: str) -> Trait:
    args = (("name", name), ("number", SECTS.index(name)))
    return Trait("requiring-sect", "requires_sect(card.face, number)", args)


LANGUAGE.knows(starting_life)
wounded: Final = Trait("wounded", "blood[e] < starting_life(s, e)")
"""An ally with less life than it came with."""


def follows(path: str) -> Trait:
    """What is printed on a vampire says so."""
    return Trait("follows", "card.goes_by(keyword)", (("path", path), ("keyword", f"path-{path}")))


def lower_than_superior() -> Trait:
    """It has not the superior level of the Discipline that this card teaches. [VTES-1.6.2.2-01]"""
    return Trait("lower-than-superior", "not superior[e] & CARDS[c.face].basic")


def costing_at_most(most: int) -> Trait:
    """Printed on the card, in blood or in pool; an X is another matter."""
    code = "0 <= card.pool_cost <= most and 0 <= card.blood_cost <= most"
    return Trait("costing-at-most", code, (("most", most),))


def trait(keyword: str) -> Trait:
    return Trait("trait", "card.traits & bits", (("keyword", keyword), ("bits", TRAITS[keyword])))


def trait_of_any(*keywords: str) -> Trait:
    """Of one of these kinds."""
    args = (("names", keywords), ("bits", reduce(or_, (TRAITS[keyword] for keyword in keywords))))
    return Trait("trait-of-any", "card.traits & bits", args)


def _is_moved(s: Vtes, minion: Entity, source: Entity) -> bool:
    if is_marked(s, minion, UNMOVED, source):
        return False
    return not (CARDS[s.face[source]].goes_by("gehenna") and stat(s, PAST_GEHENNA, minion) > 0)


LANGUAGE.knows(_is_moved)
moved_by_this: Final = Trait("moved-by-this", "_is_moved(s, e, c.source)")
"""It does not ignore what the card with this text does."""
this_card: Final = Trait("this-card", "e == c.source")
"""The very one that speaks of it."""
copy_of_this: Final = Trait("copy-of-this", "card.face == c.face")
"""Of the same name as the card that speaks of it, wherever it lies."""


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


def _damage_taken(s: Vtes, minion: Entity, normal: int, strikes: int, guns: int, face: Face) -> list[int]:
    if not minion or first_hurt(s) != minion:
        return []
    return damage_kinds(
        s, minion, normal_only=bool(normal), strikes_only=bool(strikes), by_fortitude=by_fortitude(face), guns=guns
    )


def damage_taken(*, normal: bool = False, strikes: bool = False, guns: int = ANYTHING, by: Ref = SELF) -> Noun:
    """What a minion is about to take: any of it, no aggravated damage, or only that of a strike; from guns or not."""
    among = "_damage_taken(s, by, normal, strikes, guns, c.face)"
    amount = (("normal", int(normal)), ("strikes", int(strikes)), ("guns", guns), ("by", by))
    return Noun("damage", "", (("traits", ()), ("among", among), ("refer", "e"), *amount))


def _damage_and_numbers(s: Vtes, c: Context, normal: int, by: Entity) -> list[int]:
    kinds = _damage_taken(s, by, normal, 0, ANYTHING, c.face)
    return [kind | number_target(x) for kind in kinds for x in _numbers_paid(s, c, 0, MOST_DAMAGE)]


MOST_DAMAGE: Final = 99


def damage_and_number(*, by: Ref = SELF) -> Noun:
    """What a minion is about to take, and an X that is chosen with it and costs as much blood."""
    args = (("traits", ()), ("among", "_damage_and_numbers(s, c, normal, by)"), ("refer", "e"))
    return Noun("damage", "", (*args, ("normal", 0), ("strikes", 0), ("by", by)))


LANGUAGE.knows(_damage_and_numbers)


def _foe_or_retainers(s: Vtes, minion: Entity, grounded: int) -> list[int]:
    foe = foe_of(s, minion)
    first = [] if grounded and CARDS[s.face[foe]].traits & FLIGHT else [0]
    return [*first, *(s.ref(card) for card in retainers_of(s, foe))] if s.distance == LONG else first


def foe_or_retainer(*, grounded: bool = False) -> Noun:
    """The opposing minion, or at long range one of its retainers; perhaps no minion that flies. [VTES-6.4.7-02]"""
    among = "_foe_or_retainers(s, c.minion, grounded)"
    fields = (("traits", ()), ("among", among), ("refer", "e"), ("grounded", int(grounded)))
    return Noun("grounded-foe-or-retainer", "", fields) if grounded else Noun("foe-or-retainer", "", fields)


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
