"""How much: numbers that follow from the position, or that somebody chooses."""

from __future__ import annotations

from typing import Final

from elysium.engine.cards.nodes import Amount, Noun, Quantity, Ref, Seats
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import CARDS, Entity
from elysium.games.vtes.marks import PICKED
from elysium.games.vtes.rules.counters import corruption_of, starting_life
from elysium.games.vtes.rules.frames import card_being_played
from elysium.games.vtes.rules.limits import disciplines_used, marks_on, noted
from elysium.games.vtes.rules.values import card_price, title_of
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.terms import methuselah_at, number_of_target
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import YOU


def count(cards: Noun) -> Amount:
    return Amount("count", "len(cards)", (("cards", cards),))


def blood_of(who: Ref) -> Amount:
    """Blood, life or counters on a card."""
    return Amount("blood-of", "blood[who]", (("who", who),))


def all_blood_of(who: Ref) -> Amount:
    """Where it is taken from there."""
    return Amount("all-blood-of", "blood[who]", (("who", who),))


def points_of_blood(who: Ref, most: int) -> Amount:
    """Of which each is spoken of by itself."""
    return Amount("points-of-blood", "min(most, blood[who])", (("who", who), ("most", most)))


def starting_life_of(who: Ref) -> Amount:
    """Of an ally or retainer."""
    return Amount("starting-life-of", "starting_life(s, who)", (("who", who),))


LANGUAGE.knows(starting_life)


def capacity_of(who: Ref) -> Amount:
    return Amount("capacity-of", "capacity[who]", (("who", who),))


def printed_capacity_of(face: Ref) -> Amount:
    """Of a card that need not be in play."""
    return Amount("printed-capacity-of", "CARDS[face_].worth", (("face_", face),))


def _worth(s: Vtes, minion: Entity) -> int:
    card = CARDS[s.face[minion]]
    return s.capacity[minion] or max(0, card.pool_cost, card.blood_cost)


LANGUAGE.knows(title_of, _worth, disciplines_used, number_of_target, noted)


def worth_of(who: Ref) -> Amount:
    """The capacity of a vampire, the cost of an ally."""
    return Amount("worth-of", "_worth(s, who)", (("who", who),))


def points_of(seat: Seats | Ref, after: int = 0) -> Amount:
    """Of those that the terms of a referendum share out, after so many other terms."""
    if not after:
        return Amount("points-of", "terms.count(seat)", (("seat", seat),))
    return Amount("points-of", "terms[after:].count(seat)", (("seat", seat), ("after", after)))


def disciplines_used_by(who: Ref) -> Amount:
    """For cards, in this action."""
    return Amount("disciplines-used-by", "disciplines_used(s, who)", (("who", who),))


def corruption_on(who: Ref, by: Seats = YOU) -> Amount:
    """The corruption counters of this Methuselah there."""
    return Amount("corruption-on", "corruption_of(s, who, by)", (("who", who), ("by", by)))


def counters_on(who: Ref, kind: str) -> Amount:
    """How many counters of this kind are there."""
    code = "len(marks_on(s, who, COUNTERS_OF_A_KIND[kind]))"
    return Amount("counters-on", code, (("who", who), ("kind", kind)))


LANGUAGE.knows(corruption_of, marks_on)


def tenth_of(whole: Amount) -> Amount:
    """Rounded down: 1 for every ten."""
    return Amount("tenth-of", "whole // 10", (("whole", whole),))


def ash_heap_size(who: Seats) -> Amount:
    return Amount("ash-heap-size", "len(ashes[who])", (("who", who),))


PAID: Final = Amount("paid", "number_of_target(c.target)")
"""The X that was chosen as the card was played."""


def counters_of(what: Ref) -> Amount:
    """Of which each is spoken of by itself."""
    return Amount("counters-of", "blood[what]", (("what", what),))


def lost_by(who: Ref) -> Amount:
    """Blood, to damage in this round."""
    return Amount("lost-by", "noted(s, who, BLOOD_LOST)", (("who", who),))


def times_blocked_before(who: Ref) -> Amount:
    """How often it has blocked this action that went on as if it had not."""
    return Amount("times-blocked-before", "len(marks_on(s, who, BLOCKED_BEFORE))", (("who", who),))


def recruiting_cost_of(who: Ref) -> Amount:
    """In pool, as printed."""
    return Amount("recruiting-cost-of", "max(0, CARDS[face[who]].pool_cost)", (("who", who),))


ROUND_NUMBER: Final = Amount("round-number", "combat_round")
"""Of the combat: 1 in the first one."""


def hand_count(who: Seats = YOU) -> Amount:
    return Amount("hand-count", "len(hands[who])", (("who", who),))


def _lying(s: Vtes, seat: Seat, kind: str) -> int:
    return sum(kind in CARDS[face].types for face in s.ashes[seat])


LANGUAGE.knows(_lying)


def dead_vampires_of(who: Seats) -> Amount:
    """In that ash heap."""
    return Amount("dead-vampires-of", '_lying(s, who, "vampire")', (("who", who),))


def _capacity_of_pick(s: Vtes, seat: Seat) -> int:
    return sum(s.capacity[picked] for (picked,) in marks_on(s, methuselah_at(seat), PICKED))


LANGUAGE.knows(_capacity_of_pick)


def capacity_of_pick(who: Seats) -> Amount:
    """Of the vampire that this Methuselah has picked; 0 without one."""
    return Amount("capacity-of-pick", "_capacity_of_pick(s, who)", (("who", who),))


def library_size(who: Seats = YOU) -> Amount:
    return Amount("library-size", "len(libraries[who])", (("who", who),))


LOST_TO_BLEED: Final = Amount("lost-to-bleed", "c.about[0]")
"""The pool that the Methuselah who was bled loses by it."""


MARGIN: Final = Amount("margin", "noted(s, 0, PASSED_BY)")
"""The votes by which the referendum of the action has passed."""


def _price_of_played(s: Vtes) -> int:
    """Blood and pool together, with all that changes it."""
    playing = card_being_played(s)
    if playing is None:
        return 0
    card = CARDS[playing.face]
    return sum(card_price(s, playing.seat, playing.minion, card, card.modes[playing.number], playing.target))


LANGUAGE.knows(_price_of_played)
PRICE_OF_PLAYED: Final = Amount("price-of-played", "_price_of_played(s)")
"""Of the card that can be cancelled now."""


def _only_against(s: Vtes) -> int:
    ways = [{entry[3] for entry in s.ballots if entry[0] == seat and entry[2] > 0} for seat in s.alive()]
    return ways.count({0})


LANGUAGE.knows(_only_against)
ONLY_AGAINST: Final = Amount("only-against", "_only_against(s)")
"""The Methuselahs that have cast votes against the referendum, and none for it."""


def pool_of(who: Seats) -> Amount:
    return Amount("pool-of", "pool[who]", (("who", who),))


def victory_points_of(who: Seats) -> Amount:
    return Amount("victory-points-of", "victory_points[who]", (("who", who),))


def smaller(one: Quantity, other: Quantity) -> Amount:
    """Whichever of two is less."""
    return Amount("smaller", "min(one, other)", (("one", one), ("other", other)))


def by_title(who: Ref, without: int, titled: int) -> Amount:
    """One number, or another for whoever has a title."""
    args = (("who", who), ("without", without), ("titled", titled))
    return Amount("by-title", "titled if title_of(s, who) else without", args)


def up_to(most: Quantity, by: Seats = YOU, *, verb: str = "") -> Amount:
    """As many as somebody likes, down to none."""
    return between(0, most, by, verb=verb)


def price_of_saving(who: Seats) -> Amount:
    """The least pool that keeps whoever has none in the game."""
    return Amount("price-of-saving", "1 + noted(s, methuselah_at(who), OWES)", (("who", who),))


def between(least: Quantity, most: Quantity, by: Seats = YOU, *, verb: str = "") -> Amount:
    return Amount("x", "", (("least", least), ("most", most), ("by", by), ("verb", verb or None)), chosen=True)


X: Final = Amount("x")
"""The number that was chosen before."""

REST_OF_MARGIN: Final = Amount("rest-of-margin", "a - b", (("a", MARGIN), ("b", X)))
"""The other votes by which it has passed, after the number that was chosen."""
