"""One's own turn: which card goes where, with which face and how much blood; draining, looking, relics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import Final

from elysium.engine.bits import members
from elysium.engine.state import Option
from elysium.games.vendetta.advising.insight import BLOOD
from elysium.games.vendetta.advising.outlook import Contest, Outlook
from elysium.games.vendetta.cards.language import YOUR_TURN
from elysium.games.vendetta.rules.blood import tokens_from_draining
from elysium.games.vendetta.rules.planning import UP, price_of_playing
from elysium.games.vendetta.state import FATAL_TOKENS, FIRST_ALLY, MOST_BLOOD, NOTHING, VICTIM
from elysium.games.vendetta.terms import ADD, DONE, DRAIN, LOOK, PLAY

type Random = Callable[[], float]

OPENNESS: Final = 0.6
"""What a card loses that would have worked face up at once."""
MOOD: Final = 0.25
"""How much more or less somebody likes to keep a card hidden, from turn to turn."""
BLUFF: Final = 0.5
"""How much somebody likes it who means to bluff."""
DARING: Final = 0.08
"""How often that is."""
WEAKNESS: Final = 0.03
"""A weak card face down is feared more than it deserves, a strong one less."""
TOKEN: Final = 0.02
LOOKING: Final = -0.25
FORBIDDEN: Final = -50.0
"""Nobody does this."""
SHORTAGE: Final = 0.12
"""What each blood is worth more while there is less than the coming turns could use."""
ITSELF: Final = 0.5
"""How likely what a card promises comes true."""
EACH_RIVAL: Final = 0.6
DRAINED_USE: Final = 0.34


def rate_plan(look: Outlook, options: Sequence[Option], random: Random) -> list[float]:
    contests = [Contest(look, district) for district in range(look.districts)]
    fee = _spending_price(look)
    spare = min(MOST_BLOOD, look.pool[look.seat] - 1)
    hidden = BLUFF if random() < DARING else MOOD * (random() - 0.5)
    plays: dict[tuple[int, int], float] = {}
    ratings: list[float] = []
    asides: list[int] = []
    for place, option in enumerate(options):
        if option[0] != PLAY:
            asides.append(place)
            ratings.append(0.0)
            continue
        _, card, district, face = option
        known = plays.get((card, district))
        if known is None:
            toll = fee * price_of_playing(look.insight.edition, 0, look.locations[district], UP)
            known = rate_card(look, contests[district], card, district, spare, fee) - toll
            plays[card, district] = known
        if face != UP:
            known += hidden - fee - OPENNESS * (look.insight.open_only >> card & 1)
            known += WEAKNESS * (3.0 - look.insight.strength[card])
        ratings.append(known)
    _rate_asides(look, options, asides, ratings)
    return ratings


def rate_card(look: Outlook, contest: Contest, card: int, district: int, spare: int, price: float) -> float:
    """What a card adds at a district, with the blood that may go with it."""
    power = added_power(look, card, district)
    promise = look.insight.promises[card]
    crowd = fsum(there for _, there in contest.rivals)
    best = contest.gain(power)
    for blood in (1, MOST_BLOOD):
        if blood <= spare:
            best = max(best, contest.gain(power + blood) - blood * price)
    return best + ITSELF * promise.flat + EACH_RIVAL * promise.each_rival * min(crowd, 2.5)


def added_power(look: Outlook, card: int, district: int) -> float:
    at = district * look.seats + look.seat
    cards, count, blood = look.known[at], look.count[at], look.deployed[at]
    if (cards | 1 << card) & (look.insight.changing | look.insight.doubling):
        with_it = look.power_of(look.seat, district, cards | 1 << card, blood, count + 1)
        return with_it - look.power_of(look.seat, district, cards, blood, count)
    return look.insight.strength[card]


def rate_adding(look: Outlook, options: Sequence[Option], random: Random, district: int) -> list[float]:
    contest = Contest(look, district)
    price = _spending_price(look)
    seat = look.seat
    pool = look.pool[seat]
    at = district * look.seats + seat
    each = 2 if look.known[at] & look.insight.doubling else 1
    before = look.danger(pool)
    by_power: dict[int, float] = {}
    ratings: list[float] = []
    asides: list[int] = []
    for place, option in enumerate(options):
        if option[0] != ADD:
            asides.append(place)
            ratings.append(0.0)
            continue
        _, blood, tokens = option
        power = (blood + tokens) * each
        if power not in by_power:
            by_power[power] = contest.gain(power) if power else 0.0
        cost = blood * price + look.danger(pool - blood) - before if blood else 0.0
        ratings.append(by_power[power] - cost - tokens * TOKEN)
    _rate_asides(look, options, asides, ratings)
    return ratings


def _spending_price(look: Outlook) -> float:
    """What a blood is worth that is not spent now."""
    later = look.turns_left // len(look.order)
    price = look.blood_price() * 0.8
    if later and look.pool[look.seat] - 1 < MOST_BLOOD * (later + 1):
        price += SHORTAGE
    return price


# What can be done besides


def _rate_asides(look: Outlook, options: Sequence[Option], asides: list[int], ratings: list[float]) -> None:
    """They come on top of what the turn is worth: one that helps is better than all plays, one that hurts worse."""
    if not asides:
        return
    plays = [rating for place, rating in enumerate(ratings) if place not in asides]
    best = max(plays, default=0.0)
    for place in asides:
        option = options[place]
        if option[0] == DRAIN:
            ratings[place] = best + draining(look, option[1])
        elif option[0] == LOOK:
            ratings[place] = best + LOOKING
        elif option[0] == DONE:
            ratings[place] = best
        else:
            ratings[place] = best + using_relic(look)


def draining(look: Outlook, number: int) -> float:
    """The blood against influence, the Kisses still to come, and Diablerie. [VEN-DIAB-02, VEN-DIAB-03]"""
    card = look.insight.edition.cards[number]
    seat = look.seat
    cost = card.influence - card.drained_influence + card.kiss * look.left * BLOOD + 0.1
    tokens = tokens_from_draining(look.insight.edition, number)
    if tokens:
        if look.tokens[seat] + tokens >= FATAL_TOKENS:
            return FORBIDDEN
        cost += tokens - 0.2
    turns = look.turns_left // len(look.order) + 1
    usable = MOST_BLOOD * turns - (look.pool[seat] - 1)
    blood = card.drained_blood
    if not look.left:
        blood = max(0, min(blood, usable))
    elif look.pool[seat] > MOST_BLOOD:
        return -cost
    return blood * DRAINED_USE - cost + look.danger(look.pool[seat]) - look.danger(look.pool[seat] + card.drained_blood)


def using_relic(look: Outlook) -> float:
    """Above nothing when the moment has come; it counts for its owner either way. [VEN-VAR-08]"""
    insight = look.insight
    relic = look.relics[look.seat]
    program = insight.edition.at_timing[relic].get(YOUR_TURN, NOTHING)
    worth = 0.0
    for effect in insight.edition.programs[program] if program != NOTHING else ():
        means = effect.means
        if means.restores:
            worth += _best_return(look) - (1.6 if look.left else 0.4)
        elif means.looks:
            worth += 0.1 if sum(look.closed) > 1 and not look.left else -0.1
        elif means.hurts:
            others = [other for other in look.order if other != look.seat]
            poor = any(look.pool[other] <= effect.amount.number for other in others)
            worth += 0.5 if poor or not look.left else -0.1
        elif means.pool > 0:
            worth += 0.3 if look.pool[look.seat] <= 5 or not look.left else -0.1
        else:
            worth += 0.2
    return worth


def _best_return(look: Outlook) -> float:
    cards = look.insight.edition.cards
    found = [cards[FIRST_ALLY + ally] for ally in members(look.drained[look.seat])]
    if look.drained_victims[look.seat]:
        found.append(cards[VICTIM])
    return max((card.influence - card.drained_influence for card in found), default=0)
