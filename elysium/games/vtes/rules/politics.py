"""Referendums: terms, polling, resolution. [section 6.3]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.cards.nodes import Node
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    AURA_STATS,
    CARDS,
    H_CALLS,
    H_CARD_VOTE,
    H_EDGE_VOTE,
    H_FAILED,
    H_PASSED,
    H_TALLY,
    NO_ENTITY,
    W_BEFORE_VOTES,
    W_POLLING,
    Card,
    Context,
    Entity,
    Face,
    Mode,
)
from elysium.games.vtes.definitions.names import PRISCUS
from elysium.games.vtes.definitions.traits import NEVER_AGAINST_BLOOD_HUNTS, NO_BLOOD_HUNTS
from elysium.games.vtes.marks import NEXT_PASSES, PASSED_BY, POISONED, REFERENDUM_WORKS, TABLE_ITSELF, VOTE_FROM_CARD
from elysium.games.vtes.rules.counters import burn_blood
from elysium.games.vtes.rules.entities import burn
from elysium.games.vtes.rules.hands import replace_one
from elysium.games.vtes.rules.impulse import (
    EXPLAINERS,
    answers,
    asks,
    card_named,
    has_ability,
    impulse,
    might_play,
    offers,
)
from elysium.games.vtes.rules.limits import is_marked, mark, marked, unmark
from elysium.games.vtes.rules.obstacles import NO_VOTES, ONE_CARD_VOTE, VOTE_CAST, VOTES_TOGETHER
from elysium.games.vtes.rules.pool import burn_pool, take_edge
from elysium.games.vtes.rules.triggers import (
    OF_ABILITY,
    OF_MODE,
    ON_ABILITY_SUCCESS,
    ON_MODE_SUCCESS,
    do_effects,
    fire,
    stat,
    static_bonus,
)
from elysium.games.vtes.rules.values import title_of, votes_of
from elysium.games.vtes.state import (
    ABSTAIN,
    ACTION,
    AGAINST_COST,
    BALLOTS,
    BLOOD_HUNT_VOTE,
    BY_ACTION,
    DOUBLE_VOTES,
    NOBODY,
    READY,
    SCORN,
    VOTES_AGAINST,
    Vtes,
)
from elysium.games.vtes.terms import (
    ALLOCATE_TO,
    BLOOD_HUNT,
    BURN_EDGE,
    BURN_FOR_VOTE,
    CAST,
    CHOOSE,
    DECLINE,
    POLLING_BEGINS,
    REFERENDUM_FAILS,
    REFERENDUM_PASSES,
    book,
    card_given_point,
    entity_of,
    methuselah_at,
    term_of,
)

AGAINST: Final = 0
FOR: Final = 1
WAYS: Final = ("against", "for")


def granted_vote(place: int) -> int:
    """The source of votes that were granted; a minion's own have the minion as their source."""
    return -1 - place


def place_of_vote(source: int) -> int:
    """Where a granted source stands in `granted`."""
    return -1 - source


def called_by(s: Vtes) -> tuple[Card, Mode]:
    """The card whose referendum it is."""
    if s.action_source:
        card = CARDS[s.face[s.action_source]]
        return card, card.abilities[s.action_mode]
    card = CARDS[s.action_face]
    return card, card.modes[s.action_mode]


def call_referendum(s: Vtes) -> None:
    """The political action succeeded: terms, polling, resolution. [VTES-6.3.2-02]"""
    s.referendum = BY_ACTION
    s.terms = ()
    s.granted = []
    s.ballots = []
    if is_marked(s, methuselah_at(s.actor), NEXT_PASSES):
        unmark(s, methuselah_at(s.actor), NEXT_PASSES)
        s.do((passes_by_itself,))
    else:
        s.do((begin_polling,), (tally,))
    card, mode = called_by(s)
    if mode.on_success:
        part = ON_ABILITY_SUCCESS if s.action_source else ON_MODE_SUCCESS
        s.do((do_effects, card.face, part, s.action_mode, 0, s.actor, s.acting, s.action_target, s.action_source))
    if mode.terms:
        s.do((ask_terms,))
    if not s.action_source:
        s.granted.append((s.actor, 1))
        mark(s, methuselah_at(s.actor), VOTE_FROM_CARD)
    fire(s, H_CALLS, s.acting)


def call_blood_hunt(s: Vtes, diablerist: Entity) -> None:
    """Held by itself after every diablerie; not an action. [VTES-6.5.6-01, VTES-6.5.6-03]"""
    if any(CARDS[s.face[card]].traits & NO_BLOOD_HUNTS for card in s.attached(diablerist)):
        return
    s.referendum = BLOOD_HUNT_VOTE
    s.terms = (diablerist,)
    s.granted = []
    s.ballots = []
    for seat in s.everybody():
        unmark(s, methuselah_at(seat), VOTE_FROM_CARD)
    if not s.quiet:
        s.tell(BLOOD_HUNT, s.ref(diablerist))
    s.do((begin_polling,), (tally,))


@book.step
def begin_polling(s: Vtes) -> None:
    """Effects "before votes are cast" come first. [VTES-6.3.2-04]"""
    if not s.quiet:
        s.tell(POLLING_BEGINS)
    s.do((impulse, W_BEFORE_VOTES, 0), (impulse, W_POLLING, 0))


@asks(W_POLLING)
def could_vote(s: Vtes, seat: Seat, window: int) -> bool:
    return might_play(s, seat, window) or has_ability(s, seat, window) or bool(poll_options(s, seat))


@asks(W_BEFORE_VOTES)
def could_forestall(s: Vtes, seat: Seat, window: int) -> bool:
    """Modifiers and reactions, of which a blood hunt has none, and abilities. [VTES-6.5.6-04]"""
    by_card = s.referendum == BY_ACTION and (seat == s.actor or bool(s.minions(seat)))
    return (by_card and might_play(s, seat, window)) or has_ability(s, seat, window)


@offers(W_POLLING)
def poll_options(s: Vtes, seat: Seat) -> list[Option]:
    """Votes and ballots that can be cast, and sources of more. [VTES-6.3.2-05, VTES-6.3.3-01]"""
    found: list[Option] = []
    for place, (owner, _) in enumerate(s.granted):
        if owner == seat and not _is_cast(s, granted_vote(place)):
            found += [(CAST, granted_vote(place), FOR), (CAST, granted_vote(place), AGAINST)]
    for minion in s.minions(seat):
        found += [(CAST, s.ref(minion), way) for way in ways(s, minion) if any(open_votes(s, minion, way))]
    if s.edge == seat:
        found.append((BURN_EDGE,))
    if not is_marked(s, methuselah_at(seat), VOTE_FROM_CARD):
        faces = dict.fromkeys(face for face in s.hands[seat] if "political" in CARDS[face].types)
        found += [(BURN_FOR_VOTE, face) for face in faces]
    return found


def _is_cast(s: Vtes, source: int) -> bool:
    return any(entry[1] == source for entry in s.ballots)


def votes_to_cast(s: Vtes, minion: Entity, way: int) -> int:
    """Some votes can only be cast one way."""
    return votes_of(s, minion) + (stat(s, VOTES_AGAINST, minion) if way == AGAINST else 0)


def open_votes(s: Vtes, minion: Entity, way: int = FOR) -> tuple[int, int]:
    """Votes and ballots of a minion that are not cast yet and that it can cast this way."""
    if s.total(ABSTAIN, minion):
        return 0, 0
    cast = [entry for entry in s.ballots if entry[1] == minion]
    if way == AGAINST and not cast and s.blood[minion] < stat(s, AGAINST_COST, minion):
        return 0, 0
    votes = max(0, votes_to_cast(s, minion, way) - sum(entry[2] for entry in cast))
    ballot = ballots_of(s, minion) if s.region[minion] == READY and not cast else 0
    return votes, ballot


def ballots_of(s: Vtes, minion: Entity) -> int:
    """That of a priscus, and what is added or taken away. [VTES-6.3.3-18]"""
    return max(0, int(title_of(s, minion) == PRISCUS) + stat(s, BALLOTS, minion))


def ways(s: Vtes, minion: Entity) -> tuple[int, ...]:
    """One minion's votes are all cast the same way. [VTES-6.3.3-04, VTES-6.3.3-23]"""
    for entry in s.ballots:
        if entry[1] == minion:
            return (entry[3],)
    if s.referendum == BLOOD_HUNT_VOTE and CARDS[s.face[minion]].traits & NEVER_AGAINST_BLOOD_HUNTS:
        return (FOR,)
    for vampire, way in s.forced:
        if vampire == minion:
            return (way,)
    return (FOR, AGAINST)


def explain_vote(s: Vtes, seat: Seat, window: int, option: Option) -> int:
    """Why a vote cannot be cast, or gained, now."""
    if window != W_POLLING:
        return 0
    if option[0] == BURN_FOR_VOTE and is_marked(s, methuselah_at(seat), VOTE_FROM_CARD):
        return ONE_CARD_VOTE
    if option[0] != CAST:
        return 0
    source = option[1]
    if source > 0:
        minion = card_named(s, seat, source)
        if minion and s.controller[minion] == seat and any(any(open_votes(s, minion, way)) for way in (FOR, AGAINST)):
            return VOTES_TOGETHER
        source = minion
    return VOTE_CAST if _is_cast(s, source) else NO_VOTES


EXPLAINERS.append(explain_vote)


@answers(CAST)
def casts(s: Vtes, seat: Seat, option: Option) -> None:
    """A vote once cast stays cast. [VTES-6.3.2-07]"""
    _, source, way = option
    if source < 0:
        _, votes = s.granted[place_of_vote(source)]
        s.ballots.append((seat, source, votes, way))
    else:
        minion = entity_of(source)
        votes, _ = open_votes(s, minion, way)
        if way == AGAINST and not any(entry[1] == minion for entry in s.ballots):
            burn_blood(s, minion, stat(s, AGAINST_COST, minion))
        s.ballots.append((seat, minion, votes, way))


@answers(BURN_EDGE)
def burns_edge(s: Vtes, seat: Seat, option: Option) -> None:
    """One vote, to be cast now or later. [VTES-6.3.3-17, VTES-6.3.3-02]"""
    take_edge(s, NOBODY)
    s.granted.append((seat, 1))
    fire(s, H_EDGE_VOTE, methuselah_at(seat))


@answers(BURN_FOR_VOTE)
def burns_for_vote(s: Vtes, seat: Seat, option: Option) -> None:
    """Its text does not matter, and it is replaced only after the referendum. [VTES-6.3.3-06, VTES-6.3.3-07]"""
    s.from_hand(seat, Face(option[1]))
    s.to_ash(seat, Face(option[1]))
    mark(s, methuselah_at(seat), VOTE_FROM_CARD)
    s.granted.append((seat, 1))
    s.delayed[seat] += 1
    s.burned_for_votes |= 1 << seat
    fire(s, H_CARD_VOTE, methuselah_at(seat))


def votes_are_lost(s: Vtes, minion: Entity) -> None:
    """Whoever has fewer votes than it has cast has cast no more than it has."""
    left = max(0, max((votes_to_cast(s, minion, entry[3]) for entry in s.ballots if entry[1] == minion), default=0))
    for place, (caster, source, votes, way) in enumerate(s.ballots):
        if source == minion:
            s.ballots[place] = (caster, source, min(votes, left), way)
            left -= min(votes, left)


def votes_against(s: Vtes, minion: Entity, amount: int) -> None:
    """So many more against, with which all its votes are cast that way; they count only as long as they are."""
    s.add(ACTION, VOTES_AGAINST, minion, amount)
    casts(s, s.controller[minion], (CAST, s.ref(minion), AGAINST))


def may_vote_against(s: Vtes, minion: Entity) -> bool:
    """It has not voted for the referendum, and nothing makes it do so or keeps it from voting."""
    return AGAINST in ways(s, minion) and not s.total(ABSTAIN, minion)


def count_votes(s: Vtes) -> tuple[int, int]:
    """Votes for and against, with the block of the prisci. [VTES-6.3.3-18 to VTES-6.3.3-22]"""
    total = [0, 0]
    prisci: dict[int, int] = {}
    for _, source, votes, way in s.ballots:
        total[way] += votes * _times(s, source)
        if source > 0 and s.region[source] == READY and ballots_of(s, entity_of(source)):
            prisci[source] = way
    block = [0, 0]
    for source, way in prisci.items():
        block[way] += ballots_of(s, entity_of(source))
    if block[FOR] != block[AGAINST]:
        total[FOR if block[FOR] > block[AGAINST] else AGAINST] += PRISCI_VOTES
    return total[FOR], total[AGAINST]


PRISCI_VOTES = 3


def _times(s: Vtes, source: int) -> int:
    """How often a vote counts; only those of minions are multiplied."""
    return 2 if source > 0 and AURA_STATS[0] >> DOUBLE_VOTES & 1 and stat(s, DOUBLE_VOTES, entity_of(source)) > 0 else 1


@book.step
def tally(s: Vtes) -> None:
    """More votes for than against; a tie fails. [VTES-6.3.2-09, VTES-6.3.2-10, VTES-6.3.2-11]"""
    votes, against = count_votes(s)
    decided(s, votes, against, passes=votes > against)


@book.step
def passes_by_itself(s: Vtes) -> None:
    """Nobody votes, and nothing is played in between."""
    decided(s, 0, 0, passes=True)


def decided(s: Vtes, votes: int, against: int, *, passes: bool) -> None:
    if not s.quiet:
        s.tell(REFERENDUM_PASSES if passes else REFERENDUM_FAILS, votes, against)
    s.do((referendum_over,))
    if passes:
        if s.referendum == BLOOD_HUNT_VOTE:
            burn(s, entity_of(s.terms[0]))
        else:
            mark(s, TABLE_ITSELF, PASSED_BY, votes - against)
            fire(s, H_PASSED, s.acting)
            card, mode = called_by(s)
            if mode.effects:
                part = OF_ABILITY if s.action_source else OF_MODE
                if marked(s, POISONED):
                    mark(s, TABLE_ITSELF, REFERENDUM_WORKS)
                    s.do((has_worked,))
                s.do(
                    (do_effects, card.face, part, s.action_mode, 0, s.actor, s.acting, s.action_target, s.action_source)
                )
    elif s.referendum == BY_ACTION:
        fire(s, H_FAILED, s.acting)
    fire(s, H_TALLY, NO_ENTITY, int(passes))
    scorn = sum(entry[3] for entry in s.lasting if entry[1] == SCORN)
    if s.acting:
        scorn += static_bonus(s, SCORN, s.acting)
    if scorn:
        for seat in sorted({entry[0] for entry in s.ballots if entry[3] == AGAINST}):
            burn_pool(s, seat, scorn)


@book.step
def has_worked(s: Vtes) -> None:
    """What comes now comes of something else."""
    unmark(s, TABLE_ITSELF, REFERENDUM_WORKS)


def referendum_fails(s: Vtes) -> None:
    """Whatever votes were cast, as if they were not enough."""
    for window in (W_BEFORE_VOTES, W_POLLING):
        s.cancel(impulse, window)
    s.exchange((tally,), (failed,))


def referendum_passes(s: Vtes) -> None:
    """By itself: there is no polling. The terms are set all the same."""
    s.cancel(begin_polling)
    s.exchange((tally,), (passed,))


@book.step
def passed(s: Vtes) -> None:
    decided(s, 0, 0, passes=True)


@book.step
def failed(s: Vtes) -> None:
    votes, against = count_votes(s)
    decided(s, votes, against, passes=False)


def cancel_referendum(s: Vtes) -> None:
    """Nothing is tallied, and nothing comes of it."""
    for window in (W_BEFORE_VOTES, W_POLLING):
        s.cancel(impulse, window)
    s.exchange((tally,), (referendum_over,))
    fire(s, H_FAILED, s.acting)


def drop_referendum(s: Vtes) -> None:
    """Before its terms are set: it is not conducted at all."""
    s.cancel(ask_terms)
    s.cancel(begin_polling)
    for decision in (tally, passes_by_itself):
        if s.pending(decision) is not None:
            s.exchange((decision,), (referendum_over,))


@book.step
def referendum_over(s: Vtes) -> None:
    """Cards burned for votes are replaced now. [VTES-6.3.3-07]"""
    s.referendum = 0
    s.granted = []
    s.ballots = []
    s.forced = ()
    s.terms = ()
    for seat in s.alive():
        if s.burned_for_votes >> seat & 1:
            s.delayed[seat] -= 1
            replace_one(s, seat)
    s.burned_for_votes = 0


# The terms of a referendum


MOST_CHOSEN: Final = 12
"""Of cards or Methuselahs, as many as the caller likes."""
MOST_POINTS: Final = 24
"""Of a number that follows from the position, such as that of the Methuselahs."""


def places_of(term: Node) -> int:
    """How many of the terms of a referendum one word of its card can stand for."""
    if term.word == "some":
        return (isinstance(term["most"], int) and term["most"]) or MOST_CHOSEN
    if term.word == "one-or-both":
        return 2
    if term.word in ("share", "share-with-cards"):
        return term["points"] if isinstance(term["points"], int) else MOST_POINTS
    return 1


def place_of_points(mode: Mode) -> int:
    """Where the points begin that its terms share out, after all that can be chosen before; -1 if they share none."""
    for number, term in enumerate(mode.terms_said):
        if term.word in ("share", "share-with-cards"):
            return sum(map(places_of, mode.terms_said[:number]))
    return -1


@book.step
def ask_terms(s: Vtes) -> None:
    """What there is no choice for stays open, as far as something comes after it."""
    card, mode = called_by(s)
    for place in range(len(s.terms), len(mode.terms)):
        if terms_options(s, card, mode, place):
            s.terms += (NOBODY,) * (place - len(s.terms))
            s.ask(s.actor, set_terms)
            return


def terms_options(s: Vtes, card: Card, mode: Mode, place: int) -> Sequence[Option]:
    context = Context(s.actor, s.acting, s.action_target, card.face, s.action_source)
    return mode.terms[place](s, context)


@book.choice("VTES-6.3.1-03", "VTES-6.2.1-02")
def set_terms(s: Vtes, seat: Seat) -> Sequence[Option]:
    return terms_options(s, *called_by(s), len(s.terms))


@book.answer(set_terms)
def sets_terms(s: Vtes, seat: Seat, option: Option) -> None:
    """Cards are kept as entities, Methuselahs as seats; where a point goes to either, a card as what no seat is."""
    verb, *said = option
    if verb == DECLINE:
        chosen: int = NOBODY
    elif verb == ALLOCATE_TO:
        chosen = card_given_point(entity_of(said[0]))
    else:
        chosen = term_of(said[0]) if verb == CHOOSE else said[0]
    s.terms = (*s.terms, chosen)
    s.do((ask_terms,))


# Somebody else directs the votes of a vampire


@book.step
def votes_are_directed(s: Vtes, seat: Seat, directed: Entity) -> None:
    s.ask(seat, choose_direction, directed)


@book.choice("VTES-6.3.3-04")
def choose_direction(s: Vtes, seat: Seat, directed: Entity) -> Sequence[Option]:
    return [(CAST, s.ref(directed), FOR), (CAST, s.ref(directed), AGAINST)]


@book.answer(choose_direction)
def directs(s: Vtes, seat: Seat, option: Option, directed: Entity) -> None:
    """Whoever does so last has the final say, and what is not cast yet is cast now."""
    s.forced = (*(entry for entry in s.forced if entry[0] != directed), (directed, option[2]))
    s.ballots = [
        (caster, source, votes, option[2] if source == directed else way) for caster, source, votes, way in s.ballots
    ]
    if stat(s, VOTES_AGAINST, directed) > 0:
        votes_are_lost(s, directed)
    votes, ballot = open_votes(s, directed, option[2])
    if votes or ballot:
        s.ballots.append((s.controller[directed], directed, votes, option[2]))
