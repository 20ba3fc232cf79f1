"""Words for special terms, text templates and the glossary: circles, searches, ash heaps, research."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import ACTION as ACTION_CARD
from elysium.games.vtes.definitions.language import CARDS, NO_FACE, W_MINION, Context, Entity, Face, LoweredEffect, Mode
from elysium.games.vtes.definitions.names import DISCIPLINES, LIBRARY_TYPES
from elysium.games.vtes.rules.counters import gain_blood
from elysium.games.vtes.rules.entering import (
    put_vampire_into_play,
)
from elysium.games.vtes.rules.entities import burn, lock, unlock
from elysium.games.vtes.rules.frames import card_being_played
from elysium.games.vtes.rules.hands import discard, refill
from elysium.games.vtes.rules.legality import intercept_needed
from elysium.games.vtes.rules.pool import burn_pool
from elysium.games.vtes.rules.seeking import seek_in_crypt, seek_in_library
from elysium.games.vtes.rules.special import research
from elysium.games.vtes.rules.values import has_disciplines
from elysium.games.vtes.state import (
    ABSTAIN,
    ACTION,
    BY_ACTION,
    GAME,
    INTERCEPT,
    MASTER_ACTION,
    READY,
    Vtes,
)
from elysium.games.vtes.terms import (
    DISCARD,
    ash_ref,
    book,
    entity_of,
    face_of,
    methuselah_at,
    seat_of_ash,
)
from elysium.games.vtes.words.making import condition, effect, target

# Conditions


@condition
def this_is_ready(s: Vtes, context: Context) -> bool:
    return s.region[context.source] == READY


@condition
def has_discipline(s: Vtes, context: Context, code: str, level: int) -> bool:
    """[VTES-GLO-06]"""
    return has_disciplines(s, context.minion, 1 << DISCIPLINES.index(code), level)


@condition
def needs_intercept(s: Vtes, context: Context) -> bool:
    """[VTES-6.2.2.2-05]"""
    return intercept_needed(s, context.minion)


@condition
def is_not_blocking(s: Vtes, context: Context) -> bool:
    """[VTES-GLO-08]"""
    return s.blocker != context.minion


@condition
def another_of_circle(s: Vtes, context: Context) -> bool:
    """Another ready unlocked vampire of one's own belongs to the same circle."""
    return any(
        other != context.minion and not s.locked[other] and same_circle(s, context.minion, other)
        for other in s.minions(context.seat)
    )


def same_circle(s: Vtes, one: Entity, other: Entity) -> bool:
    """A vampire without a circle is alone in its own. [VTES-GLO-09]"""
    circles = CARDS[s.face[other]].circles
    return any(circle in circles for circle in CARDS[s.face[one]].circles)


@condition
def in_referendum_of_this(s: Vtes, context: Context) -> bool:
    return s.referendum == BY_ACTION and s.acting == context.source


@condition
def played_by_vampire_of_predator(s: Vtes, context: Context) -> bool:
    playing = card_being_played(s)
    if playing is None or playing.seat != s.predator(context.seat):
        return False
    return bool(playing.minion) and s.is_vampire(playing.minion)


@condition
def played_by_neighbour(s: Vtes, context: Context) -> bool:
    playing = card_being_played(s)
    return playing is not None and playing.seat in (s.predator(context.seat), s.prey(context.seat))


@condition
def has_discard_action(s: Vtes, context: Context) -> bool:
    return s.discards > 0


@condition
def holds_masters(s: Vtes, context: Context, count: int) -> bool:
    return len(_masters(s, context.seat)) >= count


def _masters(s: Vtes, seat: Seat) -> list[Face]:
    return [face for face in s.hands[seat] if "master" in CARDS[face].types]


# Actions of the phases


@effect
def spend_discard_action(s: Vtes, context: Context) -> None:
    s.discards -= 1


@effect
def more_master_actions(s: Vtes, context: Context, count: int) -> None:
    s.master_actions += count


@effect
def give_back_master_action(s: Vtes, context: Context) -> None:
    """To the player of the cancelled card: at once, or for an out-of-turn card in the next master phase."""
    playing = card_being_played(s)
    if playing is not None and CARDS[playing.face].modes[playing.number].out_of_turn:
        s.add(GAME, MASTER_ACTION, methuselah_at(playing.seat), 1)
    else:
        s.master_actions += 1


# Blood and pool


@effect
def this_gains_blood(s: Vtes, context: Context, amount: int) -> None:
    gain_blood(s, context.source, amount)


@effect
def host_gains_blood(s: Vtes, context: Context, amount: int) -> None:
    gain_blood(s, s.host[context.source], amount)


@effect
def its_controller_burns_pool(s: Vtes, context: Context, amount: int) -> None:
    """The controller of the minion that this is about."""
    burn_pool(s, s.controller[context.target], amount)


# The action


@effect
def more_intercept(s: Vtes, context: Context, amount: int) -> None:
    s.add(ACTION, INTERCEPT, context.minion, amount)


@effect
def intercept_to_target(s: Vtes, context: Context, amount: int) -> None:
    s.add(ACTION, INTERCEPT, entity_of(context.target), amount)


@effect
def unlock_target(s: Vtes, context: Context) -> None:
    unlock(s, entity_of(context.target))


@effect
def actor_abstains(s: Vtes, context: Context) -> None:
    """The acting vampire's votes do not count, cast or not."""
    s.add(ACTION, ABSTAIN, s.acting, 1)
    s.ballots = [entry for entry in s.ballots if entry[1] != s.acting]


# Cards


@effect
def becomes_vampire(s: Vtes, context: Context, capacity: int) -> None:
    """The action card is a vampire of the acting one's clan and sect from now on, without blood."""
    face, s.action_face = s.action_face, NO_FACE
    if face:
        put_vampire_into_play(s, face, context.seat, capacity, like=context.minion)


@effect
def discard_masters(s: Vtes, context: Context, count: int) -> None:
    s.do(*((discard_a_master, context.seat),) * count, (draw_up, context.seat))


@book.step
def discard_a_master(s: Vtes, seat: Seat) -> None:
    if _masters(s, seat):
        s.ask(seat, choose_master_to_discard)


@book.choice("VTES-GLO-07")
def choose_master_to_discard(s: Vtes, seat: Seat) -> Sequence[Option]:
    return [(DISCARD, face) for face in dict.fromkeys(_masters(s, seat))]


@book.answer(choose_master_to_discard)
def discards_master(s: Vtes, seat: Seat, option: Option) -> None:
    discard(s, seat, Face(option[1]))


@book.step
def draw_up(s: Vtes, seat: Seat) -> None:
    refill(s, seat)


@effect
def burn_attached(s: Vtes, context: Context) -> None:
    """Burn the chosen card, and lock the vampire that it was on."""
    card = entity_of(context.target)
    host = s.host[card]
    if host:
        burn(s, card)
        lock(s, host)


# Searching [VTES-TPL-09, VTES-TPL-10]


@effect
def search_library(s: Vtes, context: Context, kind: str) -> None:
    """For a card of this type, which is shown and goes to the hand."""
    s.do((seek_in_library, context.seat, LIBRARY_TYPES.index(kind)))


@effect
def search_crypt(s: Vtes, context: Context) -> None:
    """For a vampire, which is shown and goes face down to the uncontrolled region."""
    s.do((seek_in_crypt, context.seat))


@effect
def put_cards_aside(s: Vtes, context: Context, count: int) -> None:
    """Cards from the library into the research area. [VTES-11-24]"""
    s.do((research, context.seat, count))


# Ash heaps


@target
def ally_in_ash_heap(s: Vtes, context: Context) -> list[int]:
    """Whoever's ash heap it is, the action stays undirected. [VTES-GLO-01]"""
    return [
        ash_ref(face, seat)
        for seat in s.everybody()
        for face in dict.fromkeys(s.ashes[seat])
        if "ally" in CARDS[face].types
    ]


def eats_the_dead(hunt: int, *effects: LoweredEffect) -> Mode:
    """A hunt for more blood, in which an ally in an ash heap leaves the game."""
    return Mode(
        kind=ACTION_CARD,
        windows=1 << W_MINION,
        hunts=True,
        hunt=hunt,
        stealth=1,
        target=ally_in_ash_heap(),
        on_success=(remove_from_ash_heap(), *effects),
    )


@effect
def remove_from_ash_heap(s: Vtes, context: Context) -> None:
    """Out of the game; [VTES-1.1-05]"""
    seat, face = seat_of_ash(context.target), face_of(context.target)
    if face in s.ashes[seat]:
        ashes = list(s.ashes[seat])
        ashes.remove(face)
        s.ashes = s.put(s.ashes, seat, tuple(ashes))
        s.removed = s.put(s.removed, seat, (*s.removed[seat], face))


# Targets


@target
def other_locked_minion(s: Vtes, context: Context) -> list[int]:
    """Another ready minion, whoever controls it."""
    return [s.ref(e) for e in s.in_regions(READY) if s.locked[e] and e != context.minion]


@target
def other_blocker(s: Vtes, context: Context) -> list[int]:
    """Another minion that attempts to block and needs intercept."""
    return [s.ref(s.blocker)] if s.blocker not in (0, context.minion) and intercept_needed(s, s.blocker) else []


@target
def card_of_others_on_own_vampire(s: Vtes, context: Context) -> list[int]:
    """Whatever kind of card it is that somebody else has played on one's vampire. [VTES-GLO-05]"""
    return [
        s.ref(card)
        for vampire in s.controlled(context.seat)
        if s.is_vampire(vampire)
        for card in s.attached(vampire)
        if s.owner[card] != context.seat
    ]
