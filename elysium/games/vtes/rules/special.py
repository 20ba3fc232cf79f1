"""Special terms: slaves on their own, the Red List, the research area. [chapter 11]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from elysium.engine.audience import only
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    ACTION_KINDS,
    CARDS,
    CHANGE_BITS,
    NO_ENTITY,
    POLITICAL,
    W_MASTER,
    W_MINION,
    Context,
    Entity,
    Face,
)
from elysium.games.vtes.marks import HUNTED_RED_LIST, MARKED
from elysium.games.vtes.rules.announce import (
    ACTION_VERBS,
    announce,
    begin_card_action,
    begin_granted_action,
    directed_at,
)
from elysium.games.vtes.rules.combat.rounds import lead_to_combat
from elysium.games.vtes.rules.hands import know_library, replace_one, shuffle_library
from elysium.games.vtes.rules.impulse import ANSWERS, EXPLAINERS, NARROWS, answers, offers
from elysium.games.vtes.rules.legality import action_obstacle
from elysium.games.vtes.rules.limits import is_marked, mark, marked
from elysium.games.vtes.rules.mandatory import acting_minion, allowed
from elysium.games.vtes.rules.obstacles import SLAVE_ALONE
from elysium.games.vtes.rules.resolution import PERFORM, RED_LIST_PRICE, price_of
from elysium.games.vtes.rules.slaves import lacks_master, masters_of
from elysium.games.vtes.rules.triggers import stat
from elysium.games.vtes.rules.values import card_price, is_sheltered, least_price
from elysium.games.vtes.state import ACTION_COST, READY, RED_LIST, RED_LIST_ACTION, TORPOR, Vtes
from elysium.games.vtes.terms import (
    BLEED,
    BURN_CARD,
    DECLINE,
    DIABLERIZE,
    MARK_RED_LIST,
    MARKED_COMBAT,
    PLAY,
    RESCUE,
    USE,
    ability_used,
    book,
    entity_of,
    entity_used,
    face_of,
    face_played,
    mode_of,
    mode_played,
    way_of,
)

# Slaves


def is_directed(s: Vtes, seat: Seat, option: Option) -> bool:
    """Whether the action that this option announces would be directed. [VTES-6.2.2.1-01]"""
    if option[0] in (BLEED, MARKED_COMBAT):
        return True
    if option[0] in (RESCUE, DIABLERIZE, BURN_CARD):
        return s.controller[entity_of(option[2])] != seat
    if option[0] not in (PLAY, USE):
        return False
    mode = mode_of(option)
    if mode.bleeds:
        return True
    source = entity_used(option) if option[0] == USE else NO_ENTITY
    context = Context(seat, entity_of(option[2]), option[3], source=source)
    return mode.kind != POLITICAL and bool(directed_at(s, mode, context))


def within_bounds(s: Vtes, seat: Seat, options: list[Option]) -> list[Option]:
    """Slaves without a master take no directed actions, nobody acts against what is sheltered; then come the mandatory
    actions. [VTES-11-07]"""
    if s.governing:
        options = [option for option in options if not _meets_shelter(s, option)]
    alone = {minion for minion in s.minions(seat) if masters_of(s, minion) and lacks_master(s, minion)}
    if alone:
        options = [
            option for option in options if acting_minion(option) not in alone or not is_directed(s, seat, option)
        ]
    if s.changing >> ACTION_COST % CHANGE_BITS & 1:
        options = [option for option in options if _affords(s, seat, option)]
    return allowed(s, seat, options)


def _affords(s: Vtes, seat: Seat, option: Option) -> bool:
    """Whether what makes the action dearer can be paid as well, which depends on all that is said about it.
    [VTES-6.2.3-05]
    """
    verb = option[0]
    if verb not in ACTION_VERBS or (verb == USE and ability_used(option).kind not in ACTION_KINDS):
        return True
    tried = s.clone()
    tried.quiet = True
    if verb == PLAY:
        begin_card_action(tried, seat, face_played(option), way_of(option[1]), entity_of(option[2]), option[3])
    elif verb == USE:
        begin_granted_action(tried, seat, entity_used(option), way_of(option[1]), entity_of(option[2]), option[3])
    else:
        ANSWERS[verb](tried, seat, option)
    if not tried.acting or stat(tried, ACTION_COST, tried.acting) <= 0:
        return True
    blood, _, _ = price_of(tried)
    if verb == PLAY:
        card, mode = CARDS[face_played(option)], mode_played(option)
        paid = (seat, tried.acting, card, mode, option[3])
        blood -= card_price(s, *paid)[0] - least_price(s, *paid)[0]
    return s.blood[tried.acting] >= blood


def _meets_shelter(s: Vtes, option: Option) -> bool:
    """An action without a card that is aimed at a minion; those by cards are kept away from their targets already."""
    if option[0] not in (RESCUE, DIABLERIZE, MARKED_COMBAT):
        return False
    return is_sheltered(s, entity_of(option[1]), entity_of(option[2]))


NARROWS[W_MINION] = within_bounds


def explain_slave(s: Vtes, seat: Seat, window: int, option: Option) -> int:
    """Why a directed action is not offered to a slave."""
    if window != W_MINION or len(option) < 2:
        return 0
    faces = {s.face[minion] for minion in s.minions(seat) if lacks_master(s, minion)}
    return SLAVE_ALONE if face_of(option[1]) in faces and is_directed(s, seat, option) else 0


EXPLAINERS.insert(0, explain_slave)


# The Red List


@offers(W_MASTER)
def marking(s: Vtes, seat: Seat) -> list[Option]:
    """For a master phase action anybody may mark a Red List minion for this turn. [VTES-11-12]"""
    if seat != s.turn or s.master_actions <= 0:
        return []
    return [(MARK_RED_LIST, s.ref(minion)) for minion in red_list(s) if not is_marked(s, minion, MARKED)]


def red_list(s: Vtes) -> list[Entity]:
    region = s.region
    found: list[Any] = [e for e, flags in enumerate(s.flags) if flags & RED_LIST and READY <= region[e] <= TORPOR]
    return found


@answers(MARK_RED_LIST)
def marks(s: Vtes, seat: Seat, option: Option) -> None:
    s.master_actions -= 1
    mark(s, entity_of(option[1]), MARKED)


@offers(W_MINION)
def hunting_the_marked(s: Vtes, seat: Seat) -> list[Option]:
    """Each ready vampire of the Methuselah who marked it may fight it, once each turn. [VTES-11-13, VTES-11-14]"""
    known = marked(s, MARKED) if seat == s.actor else []
    if not known:
        return []
    hunted = [
        minion
        for minion in red_list(s)
        if s.region[minion] == READY and s.controller[minion] != seat and minion in known
    ]
    if not hunted:
        return []
    hunters = [
        vampire
        for vampire in s.minions(seat)
        if s.is_vampire(vampire)
        and s.blood[vampire] >= RED_LIST_PRICE
        and not is_marked(s, vampire, HUNTED_RED_LIST)
        and not action_obstacle(s, seat, vampire)
    ]
    return [(MARKED_COMBAT, s.ref(vampire), s.ref(minion)) for vampire in hunters for minion in hunted]


@answers(MARKED_COMBAT)
def hunts_the_marked(s: Vtes, seat: Seat, option: Option) -> None:
    """Directed, with one stealth."""
    vampire, minion = entity_of(option[1]), entity_of(option[2])
    mark(s, vampire, HUNTED_RED_LIST)
    announce(s, vampire, RED_LIST_ACTION, stealth=1, at=(s.controller[minion],), target=minion)


def _fight_the_marked(s: Vtes, vampire: Entity, seat: Seat) -> None:
    lead_to_combat(s, vampire, entity_of(s.action_target))


PERFORM[RED_LIST_ACTION] = _fight_the_marked


# The research area

PUT_ASIDE = book.verb("put-aside", secret=True, card="face")
TAKE_ASIDE = book.verb("take-from-research", secret=True, card="face")
PUT_CARD_ASIDE = book.event("card-put-aside", player="player")
TOOK_CARD_ASIDE = book.event("card-taken-from-research", player="player")
OWN_CARD_ASIDE = book.event("own-card-put-aside", card="face")
OWN_CARD_TAKEN = book.event("own-card-taken", card="face")


@book.step
def research(s: Vtes, seat: Seat, count: int) -> None:
    """Look for so many cards in the library and put them aside, face down; shuffle. [VTES-11-24, VTES-TPL-10]"""
    if count and s.libraries[seat]:
        s.sealed = True
        s.ask(seat, choose_for_research, count)
    else:
        shuffle_library(s, seat)


@book.choice("VTES-TPL-09", "VTES-11-24")
def choose_for_research(s: Vtes, seat: Seat, count: int) -> Sequence[Option]:
    return [(DECLINE,), *((PUT_ASIDE, face) for face in sorted(set(s.libraries[seat])))]


@book.answer(choose_for_research)
def puts_aside(s: Vtes, seat: Seat, option: Option, count: int) -> None:
    if option[0] == DECLINE:
        shuffle_library(s, seat)
        return
    library = list(s.libraries[seat])
    library.remove(Face(option[1]))
    s.libraries = s.put(s.libraries, seat, tuple(library))
    know_library(s, seat, (), ())
    s.research = s.put(s.research, seat, tuple(sorted((*s.research[seat], Face(option[1])))))
    s.tell(PUT_CARD_ASIDE, seat)
    s.whisper(only(seat), OWN_CARD_ASIDE, option[1])
    s.do((research, seat, count - 1))


@book.step
def draw_from_research(s: Vtes, seat: Seat) -> None:
    """A card from the research area instead of one from the library, if its owner likes."""
    if s.is_in(seat) and s.research[seat]:
        s.ask(seat, choose_from_research)
    else:
        replace_one(s, seat)


@book.choice("VTES-11-24")
def choose_from_research(s: Vtes, seat: Seat) -> Sequence[Option]:
    return [(DECLINE,), *((TAKE_ASIDE, face) for face in dict.fromkeys(s.research[seat]))]


@book.answer(choose_from_research)
def takes_from_research(s: Vtes, seat: Seat, option: Option) -> None:
    if option[0] == TAKE_ASIDE:
        aside = list(s.research[seat])
        aside.remove(Face(option[1]))
        s.research = s.put(s.research, seat, tuple(aside))
        s.to_hand(seat, Face(option[1]))
        s.tell(TOOK_CARD_ASIDE, seat)
        s.whisper(only(seat), OWN_CARD_TAKEN, option[1])
    else:
        replace_one(s, seat)
