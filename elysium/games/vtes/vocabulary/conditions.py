"""When something may be done, or holds."""

from __future__ import annotations

from typing import Final

from elysium.engine.cards.generate import IS_WORD
from elysium.engine.cards.nodes import Condition, Noun, Ref, Seats, Trait
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import (
    ACTION_KINDS,
    CARDS,
    COMBAT_CARD,
    MODE_NAMES,
    MODIFIER,
    REACTION,
    Entity,
)
from elysium.games.vtes.definitions.names import discipline_bits
from elysium.games.vtes.definitions.traits import TRAITS
from elysium.games.vtes.rules.blocks import may_attempt
from elysium.games.vtes.rules.combat.rounds import queued_combat
from elysium.games.vtes.rules.combat.strikes import both_ready
from elysium.games.vtes.rules.counters import burn_the_dying
from elysium.games.vtes.rules.entities import falls
from elysium.games.vtes.rules.frames import about_to_happen, card_being_played
from elysium.games.vtes.rules.legality import capacity_to_play, intercept_needed, stealth_needed
from elysium.games.vtes.rules.limits import marks_on, played_in_action
from elysium.games.vtes.rules.mandatory import must_hunt
from elysium.games.vtes.rules.resolution import bleed_succeeds
from elysium.games.vtes.rules.values import bleed_of, is_awake
from elysium.games.vtes.state import ACTION_NAMES, DISTANCES, NOBODY, PHASE_NAMES, POLITICAL_ACTION, Vtes
from elysium.games.vtes.terms import entity_of
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import YOU


def is_(who: Ref | Seats, *what: Noun | Trait) -> Condition:
    return Condition(IS_WORD, "", (("who", who), ("what", what)))


def same(one: Ref, other: Ref) -> Condition:
    """They are one and the same card."""
    return Condition("same", "one == other", (("one", one), ("other", other)))


def exists(cards: Noun, least: int = 1) -> Condition:
    if least == 1:
        return Condition("exists", "bool(cards)", (("cards", cards), ("least", least)))
    return Condition("exists", "len(cards) >= least", (("cards", cards), ("least", least)))


def fewer_on(who: Ref, most: int, name: str) -> Condition:
    """It has not so many cards of this name yet."""
    args = (("who", who), ("most", most), ("name", name), ("number", fact_named(name).id))
    return Condition("fewer-on", "sum(face[card_] == number for card_ in s.attached(who)) < most", args)


def none(cards: Noun) -> Condition:
    return Condition("none", "not cards", (("cards", cards),))


# The action

LANGUAGE.knows(may_attempt, capacity_to_play, intercept_needed, stealth_needed, played_in_action, must_hunt, bleed_of)
LANGUAGE.knows(is_awake, marks_on, both_ready)
LANGUAGE.names["queued_combat"] = queued_combat


def during(action: str) -> Condition:
    """An action of this kind goes on; a political one: its referendum."""
    number = ACTION_NAMES.index(action)
    if number == POLITICAL_ACTION:
        code = "action == number and referendum == BY_ACTION"
        return Condition("during", code, (("action_", action), ("number", number)))
    return Condition("during", "action == number", (("action_", action), ("number", number)))


def bleeding(seat: Seats) -> Condition:
    """Somebody bleeds this Methuselah."""
    return Condition("bleeding", "action == BLEED_ACTION and action_seat == seat", (("seat", seat),))


def action_is(action: str) -> Condition:
    """An action of this kind goes on, whether it has succeeded already or not."""
    return Condition("action-is", "action == number", (("action_", action), ("number", ACTION_NAMES.index(action))))


def acts_by(keyword: str) -> Condition:
    """The action is taken by such a card."""
    args = (("keyword", keyword), ("bits", TRAITS[keyword]))
    return Condition("acts-by", "action_face and CARDS[action_face].traits & bits", args)


def turn_of(seat: Seats) -> Condition:
    return Condition("turn-of", "turn == seat", (("seat", seat),))


def directed() -> Condition:
    return Condition("directed", "bool(acting) and action_seat >= 0")


def undirected() -> Condition:
    return Condition("undirected", "bool(acting) and action_seat < 0")


def block_attempted() -> Condition:
    return Condition("block-attempted", "bool(blocker)")


def blocked() -> Condition:
    return Condition("blocked", "s.blocked")


def succeeded() -> Condition:
    return Condition("succeeded", "not s.blocked and not action_over")


def was_blocked() -> Condition:
    return Condition("was-blocked", "s.blocked and not action_over")


def needs_stealth() -> Condition:
    """[VTES-6.2.2.2-04]"""
    return Condition("needs-stealth", "stealth_needed(s)")


def needs_intercept(who: Ref) -> Condition:
    """[VTES-6.2.2.2-05]"""
    return Condition("needs-intercept", "intercept_needed(s, who)", (("who", who),))


def bleed_at_least(least: int) -> Condition:
    return Condition("bleed-at-least", "bleed_of(s, acting) >= least", (("least", least),))


def not_played(name: str) -> Condition:
    """No card of this name has been played in this action."""
    return Condition("not-played", "not played_in_action(s, number)", (("name", name), ("number", fact_named(name).id)))


def no_reactions() -> Condition:
    """Nobody has played a reaction card in this action, cancelled or not."""
    return Condition("no-reactions", "not is_marked(s, 0, REACTION_PLAYED)")


def turn_of_prey_of(card: Ref) -> Condition:
    """Of the Methuselah who controls it."""
    return Condition("turn-of-prey-of", "turn == s.prey(controller[card_]) != controller[card_]", (("card_", card),))


def need_not_hunt() -> Condition:
    return Condition("need-not-hunt", "not must_hunt(s, c.minion)")


def may_attempt_block() -> Condition:
    """The minion is attempting to block, or its Methuselah is to decide and nothing bars it."""
    code = "blocker == c.minion if blocker else bool(may_block) and may_block[0] == c.seat and may_attempt(s, c.minion)"
    return Condition("may-attempt-block", code)


def awake(who: Ref) -> Condition:
    return Condition("awake", "is_awake(s, who)", (("who", who),))


# Whoever plays the card


def by_vampire() -> Condition:
    """By nature, or for the card that it plays as one. [VTES-1.6.3-05]"""
    return Condition("by-vampire", "capacity_to_play(s, c) > 0")


def by_capacity(least: int) -> Condition:
    return Condition("by-capacity", "capacity_to_play(s, c) >= least", (("least", least),))


# The referendum


def before_votes() -> Condition:
    """The referendum of a political action, before the first vote or ballot. [VTES-6.3.2-04]"""
    return Condition("before-votes", "referendum == BY_ACTION and not ballots")


# Combat


def pressed() -> Condition:
    """Combat would go on: a press can only end it. [VTES-6.4.4-04]"""
    return Condition("pressed", "s.pressed")


def would_burn(who: Ref) -> Condition:
    """The ally has lost its last life."""
    return Condition("would-burn", "_about_to(s, who, burn_the_dying)", (("who", who),))


def would_fall(who: Ref) -> Condition:
    """It is about to go to torpor."""
    return Condition("would-fall", "_about_to(s, who, falls)", (("who", who),))


def would_succeed(who: Ref) -> Condition:
    """A bleed of it is about to."""
    return Condition("would-succeed", "_about_to(s, who, bleed_succeeds)", (("who", who),))


def _about_to(s: Vtes, who: Entity, step: int) -> bool:
    frame = about_to_happen(s)
    return frame is not None and frame[0] == step and frame[1] == who


LANGUAGE.knows(_about_to)
LANGUAGE.names |= {"burn_the_dying": burn_the_dying, "falls": falls, "bleed_succeeds": bleed_succeeds}


def at_range(distance: str) -> Condition:
    return Condition("at-range", "distance == number", (("distance_", distance), ("number", DISTANCES.index(distance))))


def inflicted_more(who: Ref, than: Ref) -> Condition:
    """Damage on the other side, in this round."""
    return Condition(
        "inflicted-more", "noted(s, who, INFLICTED) > noted(s, than, INFLICTED)", (("who", who), ("than", than))
    )


def by_blocking(who: Ref) -> Condition:
    """It has blocked the action, and this is the first round of the combat that follows."""
    code = "s.blocked and blocker == who and who in fighters and acting in fighters and combat_round == 1"
    return Condition("by-blocking", code, (("who", who),))


def in_round(number: int) -> Condition:
    return Condition("in-round", "combat_round == number", (("number", number),))


def combat_would_end() -> Condition:
    """After this round, with both fighters ready."""
    return Condition("combat-would-end", "both_ready(s) and (combat_over or not s.pressed)")


def no_combat_queued() -> Condition:
    return Condition("no-combat-queued", "not s.pending(queued_combat)")


def range_open() -> Condition:
    """Nobody has set the range of this round."""
    return Condition("range-open", "not marks_on(s, 0, RANGE_SET)")


def after_round(number: int) -> Condition:
    return Condition("after-round", "combat_round > number", (("number", number),))


# The table


def in_phase(phase: str, seat: Seats = YOU) -> Condition:
    """Of this Methuselah's turn."""
    args = (("phase_", phase), ("number", PHASE_NAMES.index(phase)), ("seat", seat))
    return Condition("in-phase", "phase == number and turn == seat", args)


def counted_down_fewer(times: int) -> Condition:
    """Fewer cards of this kind have lost a counter in this phase."""
    return Condition(
        "counted-down-fewer", "len(marks_on(s, methuselah_at(c.seat), COUNTED_DOWN)) < times", (("times", times),)
    )


def has_grudge(card: Ref, seat: Seats) -> Condition:
    """The card works against a Methuselah."""
    return Condition("has-grudge", "is_marked(s, card_, GRUDGE, seat)", (("card_", card), ("seat", seat)))


def has_edge(seat: Seats = YOU) -> Condition:
    return Condition("has-edge", "edge == seat", (("seat", seat),))


def lacks_edge(seat: Seats = YOU) -> Condition:
    return Condition("lacks-edge", "edge != seat", (("seat", seat),))


# The card being played, in the window in which it can be cancelled


def _played_kind(s: Vtes, seat: Seat) -> int:
    """The kind of card that somebody else is playing; -1 if nobody is."""
    playing = card_being_played(s)
    if playing is None or playing.seat == seat:
        return -1
    return CARDS[playing.face].modes[playing.number].kind


def _played_needs(s: Vtes) -> int:
    playing = card_being_played(s)
    return CARDS[playing.face].modes[playing.number].needs if playing is not None else 0


def _played_at(s: Vtes, minion: Entity) -> int:
    """The traits of the card that is being played at this minion, and of the way in which it is."""
    playing = card_being_played(s)
    if playing is None or entity_of(playing.target) != minion:
        return 0
    return CARDS[playing.face].traits | CARDS[playing.face].modes[playing.number].traits


LANGUAGE.knows(_played_kind, _played_needs, _played_at)


_KINDS_TOGETHER: Final = {
    frozenset({*ACTION_KINDS, MODIFIER, REACTION, COMBAT_CARD}): ("minion",),
    frozenset(ACTION_KINDS): ("any-action",),
}
"""Kinds of card for which there is one word."""


def being_played(*kinds: int) -> Condition:
    """A card of one of these kinds, by somebody else."""
    called = _KINDS_TOGETHER.get(frozenset(kinds)) or tuple(MODE_NAMES[kind] for kind in kinds)
    return Condition("being-played", "_played_kind(s, c.seat) in kinds", (("kinds", kinds), ("called", called)))


def _any_kind_played(s: Vtes) -> int:
    playing = card_being_played(s)
    return CARDS[playing.face].modes[playing.number].kind if playing is not None else -1


LANGUAGE.knows(_any_kind_played)


def being_played_by_anybody(*kinds: int) -> Condition:
    """A card of one of these kinds, one's own as well."""
    called = _KINDS_TOGETHER.get(frozenset(kinds)) or tuple(MODE_NAMES[kind] for kind in kinds)
    return Condition("anybody-plays", "_any_kind_played(s) in kinds", (("kinds", kinds), ("called", called)))


def _player(s: Vtes) -> Seat:
    """Whoever is playing a card; nobody's seat if nobody is."""
    playing = card_being_played(s)
    return playing.seat if playing is not None else NOBODY


LANGUAGE.knows(_player)


def played_by(*seats: Seats) -> Condition:
    return Condition("played-by", "_player(s) in seats", (("seats", seats),))


def played_requires(*codes: str) -> Condition:
    """The card being played requires one of these Disciplines."""
    args = (("codes", codes), ("needs", discipline_bits(codes)))
    return Condition("played-requires", "_played_needs(s) & needs", args)


def played_at(who: Ref, keyword: str) -> Condition:
    """A card of this kind is being played at a minion."""
    args = (("who", who), ("keyword", keyword), ("bits", TRAITS[keyword]))
    return Condition("played-at", "_played_at(s, who) & bits", args)


def has_library(seat: Seats = YOU) -> Condition:
    """There is something to draw."""
    return Condition("has-library", "bool(libraries[seat])", (("seat", seat),))


def has_crypt(seat: Seats = YOU) -> Condition:
    return Condition("has-crypt", "bool(crypts[seat])", (("seat", seat),))


def is_in_ash_heap(what: Ref, of: Seats = YOU) -> Condition:
    """A card of this face lies there still."""
    return Condition("is-in-ash-heap", "what in ashes[of]", (("what", what), ("of", of)))
