"""When something may be done, or holds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Final

from elysium.engine.cards.generate import IS_WORD
from elysium.engine.cards.nodes import Amount, Condition, Node, Noun, Ref, Seats, Trait
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import (
    ACTION_KINDS,
    CARDS,
    COMBAT_CARD,
    MODE_NAMES,
    MODIFIER,
    NO_ENTITY,
    REACTION,
    S_DODGE,
    Entity,
    Face,
)
from elysium.games.vtes.definitions.names import CLANS, discipline_bits
from elysium.games.vtes.definitions.traits import TRAITS
from elysium.games.vtes.marks import ACTED_BY, GRUDGE, TABLE_ITSELF
from elysium.games.vtes.rules.blocks import may_attempt, may_attempt_any, may_stand_up
from elysium.games.vtes.rules.coins import SIDES
from elysium.games.vtes.rules.coins import coin_shows as rule_coin_shows
from elysium.games.vtes.rules.combat.rounds import combat_of_action, combat_would_begin, queued_combat
from elysium.games.vtes.rules.combat.strikes import both_ready, side_of, strike_of
from elysium.games.vtes.rules.counters import burn_the_dying
from elysium.games.vtes.rules.entities import falls
from elysium.games.vtes.rules.frames import about_to_happen, card_being_played
from elysium.games.vtes.rules.keeping import kept_on
from elysium.games.vtes.rules.legality import (
    equipment_of,
    intercept_needed,
    limited_bleed_is_used,
    stealth_needed,
)
from elysium.games.vtes.rules.limits import directed_seats, has_played_in_action, marks_on, played_in_action
from elysium.games.vtes.rules.mandatory import must_hunt
from elysium.games.vtes.rules.politics import may_vote_against as rule_may_vote_against
from elysium.games.vtes.rules.resolution import bleed_succeeds, block_would_resolve, is_fought_over, may_continue
from elysium.games.vtes.rules.triggers import judged_acts
from elysium.games.vtes.rules.values import bleed_of, is_awake
from elysium.games.vtes.state import ACTION_NAMES, CARD_ACTION, DISTANCES, NOBODY, PHASE_NAMES, POLITICAL_ACTION, Vtes
from elysium.games.vtes.terms import entity_of
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import HOST, YOU


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


def has_no_other(name: str) -> Condition:
    """A Methuselah can have only one card of this name."""
    args = (("name", name), ("number", fact_named(name).id), ("seat", YOU))
    return Condition("has-no-other", "not any(face[e_] == number for e_ in s.in_region(seat, TABLE))", args)


def none(cards: Noun) -> Condition:
    return Condition("none", "not cards", (("cards", cards),))


# The action

LANGUAGE.knows(may_attempt, may_attempt_any, has_played_in_action)
LANGUAGE.knows(intercept_needed, stealth_needed, played_in_action, must_hunt, bleed_of)
LANGUAGE.knows(limited_bleed_is_used)
LANGUAGE.knows(is_awake, marks_on, both_ready)
LANGUAGE.names |= {"queued_combat": queued_combat, "combat_of_action": combat_of_action}
LANGUAGE.knows(rule_may_vote_against)
LANGUAGE.names["rule_may_vote_against"] = rule_may_vote_against


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


def first_action() -> Condition:
    """Of this minion phase, counting what was announced."""
    return Condition("first-action", "is_marked(s, 0, FIRST_ACTION)")


def cost_blood() -> Condition:
    return Condition("cost-blood", "is_marked(s, 0, COST_BLOOD)")


def bled_well(who: Ref) -> Condition:
    """Its bleed has succeeded."""
    return Condition("bled-well", "is_marked(s, who, BLED_WELL)", (("who", who),))


def bled_prey_well(who: Ref) -> Condition:
    """The same, against whoever was the prey then."""
    return Condition("bled-prey-well", "is_marked(s, who, BLED_PREY)", (("who", who),))


def bled_prey() -> Condition:
    """Of a bleed that has succeeded: it was the prey then, who may be out of the game by now."""
    return Condition("bled-prey", "c.about[1]")


def out_of_turn_played() -> Condition:
    """The card that is being played is out of turn."""
    return Condition("out-of-turn-played", "_is_out_of_turn(s)")


def _is_out_of_turn(s: Vtes) -> bool:
    playing = card_being_played(s)
    return playing is not None and CARDS[playing.face].modes[playing.number].out_of_turn


LANGUAGE.knows(_is_out_of_turn)


def acts_through(card: Ref) -> Condition:
    """The action is one that this card in play offers."""
    return Condition("acts-through", "bool(acting) and s.action_source == card_", (("card_", card),))


def acts_to_burn(card: Ref) -> Condition:
    """The action is one that minions have for burning this card. [VTES-6.1.6-06]"""
    return Condition("acts-to-burn", "_burns_by_action(s, card_)", (("card_", card),))


def _burns_by_action(s: Vtes, card: Entity) -> bool:
    return s.action == CARD_ACTION and s.action_mode < 0 and entity_of(s.action_target) == card


LANGUAGE.knows(_burns_by_action)


def action_is(action: str) -> Condition:
    """An action of this kind goes on, whether it has succeeded already or not."""
    return Condition("action-is", "action == number", (("action_", action), ("number", ACTION_NAMES.index(action))))


def acts_by(keyword: str) -> Condition:
    """The action is taken by such a card."""
    args = (("keyword", keyword), ("bits", TRAITS[keyword]))
    return Condition("acts-by", "action_face and CARDS[action_face].traits & bits", args)


def room_for_limited(most: int) -> Condition:
    """No limited bonus to the bleed counts yet, or one that is for poor targets would not count now either."""
    code = "pool[action_seat] > most or not limited_bleed_is_used(s)"
    return Condition("room-for-limited", code, (("most", most),))


def acts_to_enlist(*keywords: str) -> Condition:
    """The action recruits or employs a card of one of these kinds."""
    args = (("keywords", keywords), ("bits", reduce(or_, (TRAITS[keyword] for keyword in keywords))))
    code = "action in (RECRUIT_ACTION, EMPLOY_ACTION) and action_face and CARDS[action_face].traits & bits"
    return Condition("acts-to-enlist", code, args)


def _action_requires(s: Vtes, clans: tuple[int, ...], needs: int) -> bool:
    """The card by which it was taken, or who may take it through one in play. [VTES-6.1.6-06]"""
    for (face,) in marks_on(s, TABLE_ITSELF, ACTED_BY):
        card = CARDS[Face(face)]
        mode = (card.abilities if s.action_source else card.modes)[s.action_mode]
        required = _clans_of(mode.user) if s.action_source else card.clans
        if mode.needs & needs or any(clan in clans for clan in required):
            return True
    return False


def _clans_of(user: Noun | None) -> tuple[int, ...]:
    traits = (trait for noun in user.alternatives for trait in noun.traits) if user is not None else ()
    return tuple(CLANS.index(name) for trait in traits if trait.word == "clan" for name in trait["names"])


LANGUAGE.knows(_action_requires)


def action_requires(clan: str, code: str = "") -> Condition:
    """A member of this clan, or this Discipline; no clan need be named."""
    if not clan:
        alone = (("code", code), ("needs", discipline_bits((code,))))
        return Condition("action-requires-discipline", "_action_requires(s, (), needs)", alone)
    args = (("clan_", clan), ("clans", (CLANS.index(clan),)))
    if not code:
        return Condition("action-requires", "_action_requires(s, clans, 0)", args)
    either = (*args, ("code", code), ("needs", discipline_bits((code,))))
    return Condition("action-requires-either", "_action_requires(s, clans, needs)", either)


def _asked_of_actor(s: Vtes) -> Iterator[Node]:
    """What the card by which the action was taken requires, or who may take it through one in play."""
    for (face,) in marks_on(s, TABLE_ITSELF, ACTED_BY):
        card = CARDS[Face(face)]
        if not s.action_source:
            asked: list[Node] = [condition.node for condition in card.requires if condition.node is not None]
        else:
            user = card.abilities[s.action_mode].user if s.action_mode >= 0 else None
            asked = [user] if user is not None else []
        for root in asked:
            yield from root.walk()


def _action_follows(s: Vtes, path: str) -> bool:
    return any(part.word == "follows" and part["path"] == path for part in _asked_of_actor(s))


def _requires_anarch(s: Vtes) -> bool:
    """A baron is one too."""
    return any(
        part.word in ("sect", "title") and part["names"] in (("anarch",), ("baron",)) for part in _asked_of_actor(s)
    )


LANGUAGE.knows(_action_follows, _requires_anarch)


def _asks_for_title(s: Vtes) -> bool:
    return any(part.word in ("title", "titled") for part in _asked_of_actor(s))


LANGUAGE.knows(_asks_for_title)


def requires_title() -> Condition:
    """The referendum is one that only somebody with a title can call."""
    return Condition("requires-title", "_asks_for_title(s)")


def action_follows(path: str) -> Condition:
    """It requires this Path."""
    return Condition("action-follows", "_action_follows(s, path)", (("path", path),))


def anarchs_action() -> Condition:
    """One that requires an Anarch, or by which the acting vampire has become one."""
    return Condition("anarchs-action", "_requires_anarch(s) or is_marked(s, acting, BECAME_ANARCH)")


def _directed_as_before(s: Vtes, card: Entity) -> bool:
    before = sorted(Seat(seat) for (seat,) in marks_on(s, card, GRUDGE))
    return bool(s.acting) and bool(before) and directed_seats(s, s.controller[card]) == before


def directed_as_before(card: Ref) -> Condition:
    """At those against whom the card works, and at nobody else."""
    return Condition("directed-as-before", "_directed_as_before(s, card_)", (("card_", card),))


LANGUAGE.knows(_directed_as_before)


def lends_nothing(card: Ref) -> Condition:
    """No card is kept on it."""
    return Condition("lends-nothing", "all(host[e] != card_ for e in s.lent)", (("card_", card),))


def turn_of(seat: Seats) -> Condition:
    return Condition("turn-of", "turn == seat", (("seat", seat),))


def moves_on() -> Condition:
    """This card is about to be put on somebody else."""
    return Condition("moves-on", "s.pending(judged_acts, c.source) is not None")


LANGUAGE.names["judged_acts"] = judged_acts


def directed() -> Condition:
    return Condition("directed", "bool(acting) and action_seat >= 0")


def undirected() -> Condition:
    return Condition("undirected", "bool(acting) and action_seat < 0")


def directed_at(seat: Seats) -> Condition:
    """An action is directed at this Methuselah, perhaps at others too."""
    code = "action_seat >= 0 and (action_seat == seat or is_marked(s, TABLE_ITSELF, AIMED_AT, seat))"
    return Condition("directed-at", code, (("seat", seat),))


def block_attempted() -> Condition:
    return Condition("block-attempted", "bool(blocker)")


def blocked() -> Condition:
    return Condition("blocked", "s.blocked")


def succeeded() -> Condition:
    return Condition("succeeded", "not s.blocked and not action_over")


def not_blocked_since(who: Ref, before: Amount) -> Condition:
    """It has not blocked the action since it had done so as often as that."""
    code = "not flags[who] & BLOCKED and len(marks_on(s, who, BLOCKED_BEFORE)) <= before"
    return Condition("not-blocked-since", code, (("who", who), ("before", before)))


def could_continue() -> Condition:
    """This minion's action was blocked, and can go on if something lets it."""
    return Condition("could-continue", "may_continue(s, c.minion)")


LANGUAGE.knows(may_continue)


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


def has_not_played(who: Ref, name: str) -> Condition:
    """It has played no card of this name in this action."""
    args = (("who", who), ("name", name), ("number", fact_named(name).id))
    return Condition("has-not-played", "not has_played_in_action(s, who, number)", args)


def has_used(who: Ref, code: str) -> Condition:
    """It has played a card by this Discipline in this action."""
    args = (("who", who), ("code", code), ("bits", discipline_bits((code,))))
    return Condition("has-used", "any(needs & bits for (needs,) in marks_on(s, who, DISCIPLINE_USED))", args)


def no_actions_yet() -> Condition:
    """No minion has taken an action this turn that it did not have to take."""
    return Condition("no-actions-yet", "not is_marked(s, 0, ACTED_FREELY)")


def nobody_acted() -> Condition:
    """No minion has taken any action this turn."""
    return Condition("nobody-acted", "not is_marked(s, 0, ACTED)")


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


def may_block_as_vampire(capacity: int) -> Condition:
    """Nobody attempts to block, and nothing would keep this card from it if it were such a vampire."""
    code = "not blocker and may_stand_up(s, c.source, capacity_)"
    return Condition("may-block-as-vampire", code, (("capacity_", capacity),))


LANGUAGE.knows(may_stand_up)


def may_attempt_any_block() -> Condition:
    """The same, whomever the action is directed at and whoever is to decide."""
    return Condition("may-attempt-any-block", "may_attempt_any(s, c.seat, c.minion)")


def awake(who: Ref) -> Condition:
    return Condition("awake", "is_awake(s, who)", (("who", who),))


def passed() -> Condition:
    """The referendum of the political action that goes on."""
    return Condition("passed", "bool(marks_on(s, 0, PASSED_BY))")


# Whoever plays the card


def by_vampire() -> Condition:
    """By nature, or for the card that it plays as one. [VTES-1.6.3-05]"""
    return Condition("by-vampire", "capacity_to_play(s, c) > 0")


def by_capacity(least: int) -> Condition:
    return Condition("by-capacity", "capacity_to_play(s, c) >= least", (("least", least),))


# The referendum


def may_vote_against(who: Ref) -> Condition:
    """It has not voted for the referendum, and can vote."""
    return Condition("may-vote-against", "rule_may_vote_against(s, who)", (("who", who),))


def before_votes() -> Condition:
    """The referendum of a political action, before the first vote or ballot. [VTES-6.3.2-04]"""
    return Condition("before-votes", "referendum == BY_ACTION and not ballots")


def coin_shows(side: str) -> Condition:
    """The coin that was flipped last."""
    return Condition("coin-shows", "rule_coin_shows(s, number)", (("side", side), ("number", SIDES.index(side))))


LANGUAGE.names["rule_coin_shows"] = rule_coin_shows


def blood_hunt() -> Condition:
    """A referendum that is no political action."""
    return Condition("blood-hunt", "referendum == BLOOD_HUNT_VOTE")


def prey_lost_pool() -> Condition:
    """The prey has burned pool during the action."""
    return Condition("prey-lost-pool", "is_marked(s, methuselah_at(c.seat), PREY_LOST_POOL)")


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


def would_fight(who: Ref, foe: Ref) -> Condition:
    """They are about to enter combat with each other."""
    return Condition("would-fight", "_about_to_fight(s, who, foe)", (("who", who), ("foe", foe)))


def rival_of(s: Vtes, minion: Entity) -> Entity:
    frame = about_to_happen(s)
    others = [Entity(one) for one in frame[1:3] if one != minion] if frame is not None else []
    return others[0] if others and _about_to_fight(s, minion, others[0]) else NO_ENTITY


LANGUAGE.knows(rival_of)


def _about_to_fight(s: Vtes, one: Entity, other: Entity) -> bool:
    frame = about_to_happen(s)
    if frame is None or {one, other} != set(frame[1:3]):
        return False
    return frame[0] == combat_would_begin or (frame[0] == block_would_resolve and is_fought_over(s))


def block_would_be_resolved(who: Ref) -> Condition:
    """It has blocked, and nothing has come of that yet."""
    return Condition("block-would-resolve", "_about_to(s, who, block_would_resolve)", (("who", who),))


LANGUAGE.knows(_about_to_fight)


def would_succeed(who: Ref) -> Condition:
    """A bleed of it is about to."""
    return Condition("would-succeed", "_about_to(s, who, bleed_succeeds)", (("who", who),))


def _about_to(s: Vtes, who: Entity, step: int) -> bool:
    frame = about_to_happen(s)
    return frame is not None and frame[0] == step and frame[1] == who


LANGUAGE.knows(_about_to)
LANGUAGE.names |= {"burn_the_dying": burn_the_dying, "falls": falls, "bleed_succeeds": bleed_succeeds}
LANGUAGE.names["block_would_resolve"] = block_would_resolve


def first_recruitment() -> Condition:
    """This minion has recruited no other ally by an action this turn."""
    return Condition("first-recruitment", "len(marks_on(s, c.minion, HAS_RECRUITED)) == 1")


def recruits(keyword: str, clan: str) -> Condition:
    """The action recruits such an ally that requires this clan."""
    args = (("keyword", keyword), ("clan_", clan), ("number", CLANS.index(clan)))
    code = "action == RECRUIT_ACTION and action_face and _is_such(action_face, keyword, number)"
    return Condition("recruits", code, args)


def _is_such(face: Face, keyword: str, clan: int) -> bool:
    return CARDS[face].goes_by(keyword) and clan in CARDS[face].clans


LANGUAGE.knows(_is_such)


def slew_with(weapon: Ref, who: Ref = HOST) -> Condition:
    """The opposing vampire has burned by a strike with it."""
    return Condition("slew-with", "is_marked(s, who, SLEW_WITH, weapon_)", (("weapon_", weapon), ("who", who)))


def struck_with(weapon: Ref, who: Ref = HOST) -> Condition:
    """In this round."""
    return Condition("struck-with", "is_marked(s, who, STRUCK_WITH, weapon_)", (("weapon_", weapon), ("who", who)))


def _foe_dodges(s: Vtes, minion: Entity) -> bool:
    return minion in s.fighters and strike_of(s, 1 - side_of(s, minion)).kind == S_DODGE


def is_dodged() -> Condition:
    """The opposing minion dodges the strike."""
    return Condition("is-dodged", "_foe_dodges(s, c.minion)")


LANGUAGE.knows(_foe_dodges)


def at_range(distance: str) -> Condition:
    return Condition("at-range", "distance == number", (("distance_", distance), ("number", DISTANCES.index(distance))))


def inflicted_more(who: Ref, than: Ref) -> Condition:
    """Damage on the other side, in this round."""
    return Condition(
        "inflicted-more", "noted(s, who, INFLICTED) > noted(s, than, INFLICTED)", (("who", who), ("than", than))
    )


def by_blocking(who: Ref) -> Condition:
    """It has blocked the action with this card, and this is the first round of the combat that follows."""
    of_block = "any(c.source < cards for (cards,) in marks_on(s, 0, BLOCK_COMBAT))"
    code = f"combat_round == 1 and blocker == who and who in fighters and acting in fighters and {of_block}"
    return Condition("by-blocking", code, (("who", who),))


def free_to_strike(who: Ref) -> Condition:
    """Nothing keeps it from striking, or makes it strike by hand."""
    code = "not s.total(CANNOT_STRIKE, who) and not s.total(HANDS_ONLY, who)"
    return Condition("free-to-strike", code, (("who", who),))


def at_initial_strike() -> Condition:
    """Of the round, not at an additional one."""
    return Condition("at-initial-strike", "s.pair == 0")


def in_round(number: int) -> Condition:
    return Condition("in-round", "combat_round == number", (("number", number),))


def combat_would_end() -> Condition:
    """After this round, with both fighters ready."""
    return Condition("combat-would-end", "both_ready(s) and (combat_over or not s.pressed)")


def not_about_to_end() -> Condition:
    """Nobody has used what is used once the combat is about to end: it would end no longer."""
    return Condition("not-about-to-end", "not is_marked(s, 0, ABOUT_TO_END)")


def no_combat_queued() -> Condition:
    return Condition("no-combat-queued", "not s.pending(queued_combat) and not s.pending(combat_of_action)")


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


def in_phase_of_others(phase: str) -> Condition:
    """Of another Methuselah's turn."""
    args = (("phase_", phase), ("number", PHASE_NAMES.index(phase)))
    return Condition("in-phase-of-others", "phase == number and turn != c.seat", args)


def in_any(phase: str) -> Condition:
    """Whosever turn it is."""
    args = (("phase_", phase), ("number", PHASE_NAMES.index(phase)))
    return Condition("in-any", "phase == number", args)


def put_there_earlier() -> Condition:
    """This card was put where it is in an earlier action."""
    return Condition("put-there-earlier", "not is_marked(s, c.source, PUT_THERE_NOW)")


def keeps_cards(card: Ref) -> Condition:
    """Some of one's own lie there face down."""
    return Condition("keeps-cards", "bool(kept_on(s, c.seat, card_))", (("card_", card),))


LANGUAGE.knows(kept_on)


def counted_as_passed() -> Condition:
    """The referendum whose votes have been counted."""
    return Condition("counted-as-passed", "bool(c.about[0])")


def counted_down_fewer(times: int) -> Condition:
    """Fewer cards of this kind have lost a counter in this phase."""
    return Condition(
        "counted-down-fewer",
        "marks_on(s, methuselah_at(c.seat), COUNTED_DOWN).count((c.face,)) < times",
        (("times", times),),
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


LANGUAGE.knows(_played_kind, _played_needs)


_KINDS_TOGETHER: Final = {
    frozenset({*ACTION_KINDS, MODIFIER, REACTION, COMBAT_CARD}): ("minion",),
    frozenset({*ACTION_KINDS, MODIFIER, REACTION}): ("minion-outside-combat",),
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


def _strike_played(s: Vtes) -> bool:
    playing = card_being_played(s)
    return playing is not None and CARDS[playing.face].modes[playing.number].strike is not None


def strike_played() -> Condition:
    """The card being played is one that strikes."""
    return Condition("strike-played", "_strike_played(s)")


def _traits_played(s: Vtes) -> int:
    playing = card_being_played(s)
    return CARDS[playing.face].traits | CARDS[playing.face].modes[playing.number].traits if playing is not None else 0


def played_is(*keywords: str) -> Condition:
    """The card being played is of one of these kinds."""
    args = (("keywords", keywords), ("bits", reduce(or_, (TRAITS[keyword] for keyword in keywords))))
    return Condition("played-is", "_traits_played(s) & bits", args)


RESTRICTING: Final = {"strike-otherwise", "play-strikes", "use-equipment"}
"""What a card forbids that leaves its victim fewer strikes to choose from."""


def _strikes_restricted(s: Vtes, minion: Entity) -> bool:
    playing = card_being_played(s)
    if playing is None:
        return False
    effects = CARDS[playing.face].modes[playing.number].effects
    deeds = {node.get("deed") for effect in effects if effect.node is not None for node in effect.node.walk()}
    if deeds & RESTRICTING == {"use-equipment"}:
        return bool(equipment_of(s, minion, weapons_only=True))
    return bool(deeds & RESTRICTING)


def restricts_strikes(who: Ref) -> Condition:
    """The card being played would leave somebody fewer strikes to choose from; without a weapon nobody misses it."""
    return Condition("restricts-strikes", "_strikes_restricted(s, who)", (("who", who),))


LANGUAGE.knows(_strike_played, _traits_played, _strikes_restricted)


def played_at(who: Ref, keyword: str) -> Condition:
    """A card of this kind is being played at a minion."""
    args = (("who", who), ("keyword", keyword), ("bits", TRAITS[keyword]))
    return Condition("played-at", "_played_upon(s, who) & bits", args)


def has_library(seat: Seats = YOU) -> Condition:
    """There is something to draw."""
    return Condition("has-library", "bool(libraries[seat])", (("seat", seat),))


def has_crypt(seat: Seats = YOU) -> Condition:
    return Condition("has-crypt", "bool(crypts[seat])", (("seat", seat),))


def is_in_ash_heap(what: Ref, of: Seats = YOU) -> Condition:
    """A card of this face lies there still."""
    return Condition("is-in-ash-heap", "what in ashes[of]", (("what", what), ("of", of)))
