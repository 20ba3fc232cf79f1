"""Scoring, tie-breaks, and the end of the game."""

from __future__ import annotations

from itertools import pairwise

from elysium.engine.bits import each, members
from elysium.engine.state import Seat
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.cards.language import GAME_ENDS, ONLY_HUMAN, WINS_TIES, Edition
from elysium.games.vendetta.state import BY_BLOOD, BY_CARD, BY_ORDER, FIRST_ALLY, NOTHING, SCORING, VICTIM, Vendetta
from elysium.games.vendetta.terms import FINAL_TIE, SCORED, TEAM_SCORED, WON, book

type Standing = tuple[int, int, int, int]
"""Score, wins ties, blood, place from the end of the turn order: compared in this order."""


def score_of(s: Vendetta, seat: Seat) -> int:
    """[VEN-GEND-02, VEN-DIAB-02, VEN-VAR-08]"""
    edition = EDITIONS[s.edition]
    cards = edition.cards
    score = s.influence[seat] - s.tokens[seat]
    score += s.victims[seat] * cards[VICTIM].influence + s.drained_victims[seat] * cards[VICTIM].drained_influence
    for ally in each(s.allies[seat]):
        score += cards[FIRST_ALLY + ally].influence
    for ally in each(s.drained[seat]):
        score += cards[FIRST_ALLY + ally].drained_influence
    if s.allies[seat] & edition.allies_at[GAME_ENDS]:
        score += _legacies(edition, s.allies[seat])
    if s.relics[seat] >= 0:
        score += cards[s.relics[seat]].influence
    return score


def _legacies(edition: Edition, allies: int) -> int:
    """What allies say of the end of the game."""
    mine = [FIRST_ALLY + ally for ally in each(allies)]
    humans = sum([edition.cards[ally].kind == "human" for ally in mine])
    score = 0
    for ally in mine:
        program = edition.at_timing[ally].get(GAME_ENDS, -1)
        for effect in edition.programs[program] if program >= 0 else ():
            if effect.condition != ONLY_HUMAN or humans == 1:
                score += effect.amount.number
    return score


def wins_ties(s: Vendetta, seat: Seat) -> bool:
    """[VEN-CARD-18, VEN-CARD-19]"""
    return bool(s.allies[seat] and s.allies[seat] & EDITIONS[s.edition].allies_with[WINS_TIES])


def tie_winner(s: Vendetta, seat: Seat) -> int:
    """The ally that wins ties for a seat, if there is one."""
    return next(iter(members(s.allies[seat] & EDITIONS[s.edition].allies_with[WINS_TIES])), NOTHING)


@book.step
def score_game(s: Vendetta) -> None:
    """[VEN-GEND-01, VEN-GEND-03]"""
    s.phase = SCORING
    s.scores = tuple([score_of(s, seat) if s.is_in(seat) else 0 for seat in s.everybody()])
    if s.teams:
        _score_teams(s)
        return
    order = s.order()
    for seat in order:
        s.tell(SCORED, seat, s.scores[seat], s.pool[seat])
    standings = sorted([_standing(s, seat, place) for place, seat in enumerate(order)])
    _explain_ties(s, [(standing, order[-standing[3]]) for standing in standings])
    _finish(s, [(order[-place],) for _, _, _, place in standings])


def _standing(s: Vendetta, seat: Seat, place: int) -> Standing:
    """More blood decides, then the turn order from the holder of the Ambition token.

    [VEN-GEND-04, VEN-GEND-05, VEN-GEND-06]
    """
    return s.scores[seat], wins_ties(s, seat), s.pool[seat], -place


def _standing_together(s: Vendetta, team: tuple[Seat, ...]) -> Standing:
    order = s.order()
    scores, ties, blood, places = zip(*[_standing(s, seat, order.index(seat)) for seat in team], strict=True)
    return sum(scores), max(ties), sum(blood), max(places)


def _score_teams(s: Vendetta) -> None:
    """[VEN-TEAM-08, VEN-TEAM-09, VEN-TEAM-10]"""
    pairs = [(seat, s.partner(seat)) for seat in s.everybody()[: s.seats // 2]]
    alive = [tuple(seat for seat in pair if s.is_in(seat)) for pair in pairs]
    teams = [team for team in alive if team]
    for team in teams:
        for seat in team:
            s.tell(SCORED, seat, s.scores[seat], s.pool[seat])
        s.tell(TEAM_SCORED, team[0], s.partner(team[0]), *_standing_together(s, team)[::2])
    ranked = sorted(teams, key=lambda team: _standing_together(s, team))
    _explain_ties(s, [(_standing_together(s, team), team[0]) for team in ranked])
    _finish(s, [(team[0], s.partner(team[0])) for team in ranked])


def _explain_ties(s: Vendetta, ranked: list[tuple[Standing, Seat]]) -> None:
    """Why one comes before another of the same score, the winner first. [VEN-GEND-04, VEN-GEND-05, VEN-CARD-18]"""
    for (lower, rival), (higher, seat) in reversed(list(pairwise(ranked))):
        if lower[0] == higher[0]:
            by = BY_CARD if lower[1] != higher[1] else BY_BLOOD if lower[2] != higher[2] else BY_ORDER
            s.tell(FINAL_TIE, seat, rival, by)


def _finish(s: Vendetta, ranked: list[tuple[Seat, ...]]) -> None:
    """The last comes first here; whoever is out is below everybody. [VEN-GEND-07, VEN-DIAB-05]"""
    outcome = [0] * s.seats
    for place, seats in enumerate(ranked, start=1):
        for seat in seats:
            outcome[seat] = place
    for seat in ranked[-1]:
        s.tell(WON, seat)
    s.finish(tuple(outcome))


def end_if_alone(s: Vendetta) -> None:
    """The last player or team in the game wins at once. [VEN-DIAB-05]"""
    left = s.order()
    if len(left) == 1 or (s.teams and len(left) == 2 and s.partner(left[0]) == left[1]):
        score_game_now(s)


def score_game_now(s: Vendetta) -> None:
    book.steps[score_game](s)
