"""Referendums: who gains by one, what terms to set, how to vote and what to burn for it."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from elysium.engine.state import Option, Seat
from elysium.games.vtes.advising.outlook import CARD, Outlook, action_mode
from elysium.games.vtes.advising.turn import usefulness
from elysium.games.vtes.definitions.language import CARDS, NO_ENTITY, Entity, Mode
from elysium.games.vtes.definitions.meaning import Meaning
from elysium.games.vtes.rules.politics import (
    FOR,
    count_votes,
)
from elysium.games.vtes.state import (
    BLOOD_HUNT_VOTE,
)
from elysium.games.vtes.terms import (
    ALLOCATE,
    ALLOCATE_TO,
    BURN_EDGE,
    BURN_FOR_VOTE,
    CAST,
    CHOOSE,
    CHOOSE_CLAN,
    ENTITY,
    PLAY,
    USE,
    ability_used,
    card_given_point,
    entity_of,
    face_of,
    mode_played,
    seat_of,
)

MATTERS: Final = 0.3
"""A referendum that moves less than this is left to the others."""


def interest(look: Outlook) -> float:
    """What it is worth to this seat that the current referendum passes."""
    s = look.s
    if s.referendum == BLOOD_HUNT_VOTE:
        diablerist = entity_of(s.terms[0]) if s.terms else NO_ENTITY
        return look.regard(s.controller[diablerist]) * look.worth(diablerist) if diablerist else 0.0
    mode = action_mode(look)
    return mode_interest(look, mode, s.actor, s.terms) if mode else 0.0


def mode_interest(look: Outlook, mode: Mode, caller: Seat, terms: Sequence[int]) -> float:
    """What a referendum of this kind, called by this seat with these terms, would be worth."""
    return fsum(_effect_interest(look, effect.meaning, caller, terms) for effect in mode.effects if effect.weighed)


def _effect_interest(look: Outlook, meaning: Meaning, caller: Seat, terms: Sequence[int]) -> float:
    s = look.s
    everybody = [look.seat, *look.others()]
    if meaning is Meaning.BURNS_ALLOCATED_POOL:
        if not terms:
            return 3.5 if caller == look.seat else -2.0
        return fsum(look.harm(seat, terms.count(seat)) for seat in everybody)
    if meaning is Meaning.BURNS_POOL_OF_CHOSEN:
        if not terms:
            return 2.5 if caller == look.seat else -1.5
        return fsum(look.harm(seat, 2) for seat in everybody if seat in terms)
    if meaning is Meaning.BURNS_POOL_PER_MINION:
        return fsum(look.harm(seat, len(look.ready[seat]) + len(look.torpid[seat])) for seat in everybody)
    if meaning is Meaning.GAINS_POOL_PER_CLAN:
        clans = terms or (_best_clan(look),)
        return fsum(look.harm(seat, -_of_clan(look, seat, clans[0])) for seat in everybody)
    if meaning is Meaning.ENLARGES_HAND:
        return 1.5 if caller == look.seat else -0.5
    if meaning is Meaning.TAKES_CHOSEN_TITLE:
        own = s.controller[terms[0]] == look.seat if terms else False
        return (-1.0 if own else 1.5) if caller == look.seat else (-1.5 if own else -0.4)
    return 1.0 if caller == look.seat else -0.5


def _of_clan(look: Outlook, seat: Seat, clan: int) -> int:
    return sum(look.s.clan[minion] == clan for minion in (*look.ready[seat], *look.torpid[seat]))


def _best_clan(look: Outlook) -> int:
    clans = [look.s.clan[minion] for minion in look.ready[look.seat]]
    return max(clans, key=clans.count) if clans else 0


def chance_to_pass(look: Outlook, mode: Mode, minion: Entity, *, from_hand: bool) -> float:
    """How likely a referendum is to pass, by the votes that lie open on the table."""
    mine = look.votes_of_seat(look.seat) + int(from_hand) + int(look.s.edge == look.seat)
    for face in look.hand:
        card = CARDS[face]
        mine += max((m.votes for m in card.modes if m.votes and look.can_use(minion, card, m)), default=0)
    against = sum(look.votes_of_seat(seat) for seat in look.others())
    if mine > against:
        return 0.9
    # Not everybody is hurt by it, and not everybody turns up.
    return 0.55 if mine > against / 2 else 0.3


# Terms


def term_scores(look: Outlook, options: Sequence[Option]) -> list[float]:
    scores = []
    called = action_mode(look)
    gives = called is not None and called.means(Meaning.HANDS_OUT_POOL, Meaning.GIVES_ALLOCATED_BLOOD)
    for option in options:
        if gives:
            scores.append(_gift_score(look, option))
            continue
        if option[0] == ALLOCATE:
            terms = (*look.s.terms, option[1])
            score = look.harm(Seat(option[1]), terms.count(option[1])) - 0.01 * terms.count(option[1])
            if option[1] == look.seat:
                score -= 50.0
            # Enough is enough: what ousts the prey need not be exceeded.
            if look.s.terms.count(option[1]) >= look.s.pool[option[1]]:
                score = -10.0
        elif option[0] == ALLOCATE_TO:
            card = entity_of(option[1])
            score = -10.0 if card_given_point(card) in look.s.terms else -look.regard(look.s.controller[card])
        elif option[0] == CHOOSE_CLAN:
            everybody = [look.seat, *look.others()]
            score = fsum(look.harm(seat, -_of_clan(look, seat, option[1])) for seat in everybody)
        elif option[0] == CHOOSE:
            if option[1] > 0 and entity_of(option[1]) == ENTITY:
                scores.append(usefulness(look, face_of(option[1])))
                continue
            controller = look.s.controller[entity_of(option[1])] if option[1] > 0 else seat_of(option[1])
            harms = option[1] <= 0 or (called is not None and called.means(Meaning.HARMS_CHOSEN))
            score = -look.regard(controller) if harms else look.regard(controller)
        else:
            score = 0.0
        scores.append(score)
    return scores


def _gift_score(look: Outlook, option: Option) -> float:
    """Whose pool is handed out, and who gets something."""
    s = look.s
    if option[0] == ALLOCATE:
        return -look.harm(Seat(option[1]), 1) if option[1] != look.seat else 10.0
    if option[1] <= 0:
        return look.harm(seat_of(option[1]), 3)
    vampire = entity_of(option[1])
    missing = s.capacity[vampire] - s.blood[vampire] - s.terms.count(vampire)
    return -look.regard(s.controller[vampire]) if missing > 0 else -2.0


# Polling


def polling_score(look: Outlook, option: Option, wish: float) -> float:
    """Cast for what helps; spend cards and the Edge only where they decide."""
    s = look.s
    verb = option[0]
    if verb == CAST:
        if abs(wish) < MATTERS:
            return -0.1
        return 5.0 if (option[2] == FOR) == (wish > 0) else -5.0
    if abs(wish) < 1.0:
        return -0.1
    behind = _behind(look, wish)
    if verb == BURN_EDGE:
        return 0.4 * abs(wish) - 1.0 if behind == 1 else -1.0
    if verb == BURN_FOR_VOTE:
        return 0.4 * abs(wish) - 2 * CARD if 0 < behind <= 2 else -1.0
    if verb == PLAY:
        mode = mode_played(option)
        if mode.votes:
            return 0.5 * abs(wish) - CARD if 0 < behind <= mode.votes + 2 else -0.2
        if mode.means(Meaning.VOTES_AGAINST):
            return 0.5 * abs(wish) - CARD if wish < 0 < behind else -1.0
        if mode.means(Meaning.PUNISHES_VOTES_AGAINST):
            return 0.5 if s.actor == look.seat else -1.0
        return 0.1
    if verb == USE:
        mode = ability_used(option)
        return _ability_score(look, option, mode, wish, behind)
    return -0.1


VOTES_FOR_POOL: Final = 2
"""Cards that ask for pool bring at least so many for each."""


def votes_for_pool(look: Outlook, pool: int) -> float:
    """Where that decides, and no more than that."""
    wish = interest(look) if look.s.referendum else 0.0
    turned = abs(wish) >= 1.0 and 0 < _behind(look, wish) <= VOTES_FOR_POOL * pool
    return (0.4 * abs(wish) if turned else 0.0) - look.loss(pool)


def _behind(look: Outlook, wish: float) -> int:
    """How many votes the wished side lacks as things stand; a tie fails."""
    yes, no = count_votes(look.s)
    return no - yes + 1 if wish > 0 else yes - no


def _ability_score(look: Outlook, option: Option, mode: Mode, wish: float, behind: int) -> float:
    if mode.means(Meaning.ADDS_VOTES):
        return 1.0 if behind > 0 else -0.1
    if mode.means(Meaning.SILENCES_VOTER):
        target = look.aimed_at(option[3])
        against = sum(
            votes for _, source, votes, way in look.s.ballots if source == target and (way == FOR) != (wish > 0)
        )
        if look.s.controller[target] == look.seat:
            return -3.0
        return 1.0 if behind > 0 and against else -0.5
    if mode.means(Meaning.DIRECTS_VOTES):
        return 0.8 if behind > 0 else -0.5
    return 0.05
