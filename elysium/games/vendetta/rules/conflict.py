"""The conflict at a district: Power, ranking and rewards."""

from __future__ import annotations

from itertools import pairwise

from elysium.engine.bits import members
from elysium.engine.state import Frame, Seat
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.cards.language import GAINED, LAST_HERE, WON_HERE
from elysium.games.vendetta.rules.blood import gain_influence
from elysium.games.vendetta.rules.ending import tie_winner, wins_ties
from elysium.games.vendetta.rules.power import Sum, sums, totals
from elysium.games.vendetta.rules.programs import asks_about_partner, programs_of
from elysium.games.vendetta.state import (
    FIGHTING,
    FIRST_ALLY,
    NOT_ASKED,
    NOTHING,
    Source,
    Vendetta,
    card_of,
    seat_of,
    source,
)
from elysium.games.vendetta.terms import (
    AMBITION,
    BLOOD_POWER,
    CARD_POWER,
    DOWN_POWER,
    GAINS_VICTIM,
    NO_VICTIMS,
    NOBODY_WINS,
    PLACE,
    TIE_BY_CARD,
    TIE_BY_ORDER,
    TOTAL,
    WINS_ALLY,
    book,
)


def fight(s: Vendetta) -> None:
    """What has to be known before the ranking. [VEN-RESOLVE-23]"""
    s.step = FIGHTING
    if not s.teams:
        return
    district = s.district
    power_effects = EDITIONS[s.edition].power_effects
    for seat in reversed(s.present(district)):
        for card in members(s.at[district * s.seats + seat] & s.up):
            if any(effect.touches for effect in power_effects[card]):
                s.do((decide_whom_to_weaken, source(card, seat, district)))


@book.step
def decide_whom_to_weaken(s: Vendetta, src: Source) -> None:
    """[VEN-TEAM-05]"""
    seat = seat_of(src)
    if asks_about_partner(s, s.rivals(seat, s.district), seat, card_of(src), (decide_whom_to_weaken, src)):
        return
    if s.spare == 1:
        s.unharmed |= 1 << card_of(src)
    s.spare = NOT_ASKED


def rank(s: Vendetta) -> None:
    """The highest Power wins; ties by turn order. [VEN-RESOLVE-26, VEN-RESOLVE-27]"""
    district = s.district
    powers = totals(s, district)
    if not powers:
        s.tell(NOBODY_WINS, district)
        return
    if len(powers) > 1:
        if not s.quiet:
            _spell_out(s, district, sums(s, district))
        ranking = [(-power, not wins_ties(s, seat), place, seat) for place, (seat, power) in enumerate(powers)]
        ranking.sort()
        s.ranking = tuple([seat for _, _, _, seat in ranking])
        if not s.quiet:
            _explain_ties(s, district, [(seat, -power) for power, _, _, seat in ranking])
    else:
        s.ranking = (powers[0][0],)
    frames: list[Frame] = [(reward, seat, place, district) for place, seat in enumerate(s.ranking[:3], start=1)]
    location = s.locations[district]
    if location != NOTHING:
        frames += programs_of(s, WON_HERE, source(location, s.ranking[0], district))
        if len(s.ranking) > 1:
            frames += programs_of(s, LAST_HERE, source(location, s.ranking[-1], district))
    s.do(*frames)


def _spell_out(s: Vendetta, district: int, powers: list[Sum]) -> None:
    """Everybody can follow who has how much, and why."""
    for power in powers:
        for card, printed, counted in power.cards:
            s.tell(CARD_POWER, power.seat, card, printed, counted)
        if power.down:
            s.tell(DOWN_POWER, power.seat, power.down)
        if power.blood:
            s.tell(BLOOD_POWER, power.seat, power.blood, power.blood_power)
        s.tell(TOTAL, power.seat, power.total, district)


def _explain_ties(s: Vendetta, district: int, ranked: list[tuple[Seat, int]]) -> None:
    """Who comes before whom with equal Power, and why, as far as places are rewarded.

    [VEN-RESOLVE-27, VEN-CARD-18, VEN-CARD-19]
    """
    for (seat, power), (rival, equal) in pairwise(ranked[:4]):
        if power != equal:
            continue
        ally = tie_winner(s, seat)
        if ally == NOTHING or wins_ties(s, rival):
            s.tell(TIE_BY_ORDER, seat, rival, power, district)
        else:
            s.tell(TIE_BY_CARD, seat, rival, power, FIRST_ALLY + ally, district)


@book.step
def reward(s: Vendetta, seat: Seat, place: int, district: int) -> None:
    """By rank: influence and the ally, influence and a victim, influence.

    [VEN-REWARD-01, VEN-REWARD-02, VEN-REWARD-09]
    """
    if not s.alive >> seat & 1:
        return
    if not s.quiet:
        s.tell(PLACE, seat, place, district)
    edition = EDITIONS[s.edition]
    influence = edition.influence_for[place - 1][s.round - 1]
    if place > 1:
        gain_influence(s, seat, influence)
        if place == 2:
            s.rewarded |= gain_victim(s, seat) << seat
        return
    if district == s.districts - 1:
        gain_influence(s, seat, influence + edition.rewards.haven)
        s.do((take_ambition, seat))
    else:
        gain_influence(s, seat, influence)
    ally = s.ally_at[district]
    if ally == NOTHING:
        return
    s.ally_at = s.put(s.ally_at, district, NOTHING)
    s.allies = s.put(s.allies, seat, s.allies[seat] | 1 << ally)
    s.rewarded |= 1 << seat
    if not s.quiet:
        s.tell(WINS_ALLY, seat, FIRST_ALLY + ally)
    s.do(*programs_of(s, GAINED, source(FIRST_ALLY + ally, seat, district)))


@book.step
def take_ambition(s: Vendetta, seat: Seat) -> None:
    """The new holder is first in turn order at once. [VEN-HAVEN-02, VEN-HAVEN-03]"""
    if s.is_in(seat) and s.ambition != seat:
        s.ambition = seat
        s.tell(AMBITION, seat)


def gain_victim(s: Vendetta, seat: Seat) -> int:
    """1 if there is one left."""
    if not s.victims_left:
        s.tell(NO_VICTIMS, seat)
        return 0
    s.victims_left -= 1
    s.victims = s.put(s.victims, seat, s.victims[seat] + 1)
    if not s.quiet:
        s.tell(GAINS_VICTIM, seat)
    return 1
