"""Decisions while districts are resolved: staying or leaving, which cards act first, what to pay and whom to hurt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import Final

from elysium.engine.bits import members
from elysium.engine.state import Option, Seat
from elysium.games.vendetta.advising.insight import BLOOD, HURT, usual_amount
from elysium.games.vendetta.advising.outlook import FRENZY, Contest, Outlook
from elysium.games.vendetta.cards.language import ALLIANCE, AT_REVEAL, POOL, YOU, Effect
from elysium.games.vendetta.state import Context, Source, card_of, context_of
from elysium.games.vendetta.terms import (
    AMOUNT,
    BE_ROBBED,
    CHOOSE_CARD,
    CHOOSE_DISTRICT,
    CHOOSE_PLAYER,
    GIVE_BLOOD,
    GIVE_INFLUENCE,
    SKIP_STEPS,
    SPARE,
    STAY,
    TAKE_BACK,
    TURN_UP,
    YES,
)

type Random = Callable[[], float]

UNDECIDED: Final = 0.1
"""How much staying may be worse or better and still be chosen or not."""
ITSELF: Final = 0.5
"""How likely what a card promises comes true."""
EACH_RIVAL: Final = 0.8
HAVEN_HOPE: Final = 0.9
"""Others may come to the Haven too."""
GIVEN: Final = 1.3
"""Influence that goes to somebody else hurts more than influence that is lost."""


def rate_staying(look: Outlook, options: Sequence[Option], random: Random, district: int) -> list[float]:
    stay = staying(look, district)
    leave = leaving(look, district) + UNDECIDED * (random() - 0.5)
    return [stay if option[0] == STAY else leave for option in options]


def staying(look: Outlook, district: int) -> float:
    """The place one may take, what one's cards do there, and what the others' cards may do to one."""
    contest = Contest(look, district)
    return contest.now + acting(look, district, contest) - suffering(look, district)


def acting(look: Outlook, district: int, contest: Contest) -> float:
    """What one's own cards there will bring besides Power."""
    crowd = fsum(there for _, there in contest.rivals)
    promises = look.insight.promises
    worth = 0.0
    for card in members(look.known[district * look.seats + look.seat]):
        worth += ITSELF * promises[card].flat + EACH_RIVAL * promises[card].each_rival * crowd
    return worth


def suffering(look: Outlook, district: int) -> float:
    """What the cards of others there may cost."""
    first = district * look.seats
    threat = 0.0
    for other in look.order:
        if other not in (look.seat, look.partner):
            for card in members(look.known[first + other]):
                threat += look.insight.promises[card].threat
            threat += 0.5 * look.closed[first + other]
    if not threat:
        return 0.0
    pool = look.pool[look.seat]
    cost = 0.7 * threat * (look.blood_price() + 0.05)
    if threat >= pool:
        cost += 0.6 * FRENZY
    return cost


def leaving(look: Outlook, district: int) -> float:
    """Blood comes back, and the cards help at the Haven if that is still to come."""
    at = district * look.seats + look.seat
    worth = look.deployed[at] * look.blood_price()
    if district != look.haven:
        cards, count = look.known[at], look.count[at]
        power = look.power_of(look.seat, look.haven, cards, 0, count)
        worth += Contest(look, look.haven).gain(power) * HAVEN_HOPE
    return worth


# Which card first


def rate_acting(look: Outlook, options: Sequence[Option], random: Random, timing: int) -> list[float]:
    return [_priority(look, option[1]) for option in options]


def _priority(look: Outlook, card: int) -> float:
    edition = look.insight.edition
    worth = look.insight.promises[card].each_rival
    for _, program in edition.cards[card].programs:
        for effect in edition.programs[program]:
            worth += effect.means.early
    return worth


# Yes or no


def yes_or_no(options: Sequence[Option], worth: float) -> list[float]:
    return [worth if option[0] == YES else 0.0 for option in options]


def effect_in(look: Outlook, ctx: Context) -> Effect:
    return look.insight.edition.programs[ctx.program][ctx.place]


def amount_in(look: Outlook, effect: Effect) -> float:
    """How much it is, for the seat that is asked."""
    if effect.amount.counts == POOL:
        return look.pool[look.seat] * effect.amount.number // (2 if effect.amount.halved else 1)
    if effect.amount.counts == ALLIANCE:
        return look.alliance(look.seat) * effect.amount.number // (2 if effect.amount.halved else 1)
    return usual_amount(effect.amount)


def rate_spending(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    ctx = context_of(about)
    effect = effect_in(look, ctx)
    district = ctx.district
    price = amount_in(look, effect)
    pool = look.pool[look.seat]
    cost = price * look.blood_price() + look.danger(int(pool - price)) - look.danger(pool)
    worth = 0.0
    for follow in look.insight.edition.programs[effect.then] if effect.then >= 0 else ():
        worth += _bringing(look, district, follow)
    return yes_or_no(options, worth - cost)


def _bringing(look: Outlook, district: int, effect: Effect) -> float:
    """What an effect brings now: to its player, or against each rival."""
    means = effect.means
    if effect.who == YOU:
        return amount_in(look, effect) * means.pool * look.blood_price() + means.brings.flat
    amount = amount_in(look, effect) * means.hurts
    first = district * look.seats
    worth = 0.0
    for other in look.order:
        if other == look.seat or not look.is_at(first + other):
            continue
        if means.halves_deployed:
            worth += (look.deployed[first + other] + 1) // 2 * (look.blood_price() + 0.2)
        else:
            taken = min(amount, look.pool[other])
            worth += taken * (HURT + look.blood_price() * means.pool)
            if taken and taken == look.pool[other]:
                worth += 1.5
    return worth


def rate_paying(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    """A card keeps its Power for blood."""
    ctx = context_of(about)
    contest = Contest(look, ctx.district)
    price = amount_in(look, effect_in(look, ctx))
    pool = look.pool[look.seat]
    lost = contest.now - contest.worth(max(0.0, contest.mine - look.insight.edition.power[ctx.card]))
    cost = price * look.blood_price() + look.danger(int(pool - price)) - look.danger(pool)
    return yes_or_no(options, lost - cost)


def rate_swapping(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    ctx = context_of(about)
    contest = Contest(look, ctx.district)
    blood, pool = look.deployed[ctx.district * look.seats + look.seat], look.pool[look.seat]
    worth = contest.gain(pool - blood) + (blood - pool) * look.blood_price()
    return yes_or_no(options, worth + look.danger(pool) - look.danger(blood))


def rate_vanishing(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    ctx = context_of(about)
    district = ctx.district
    effect = effect_in(look, ctx)
    worth = leaving(look, district) - Contest(look, district).now
    for follow in look.insight.edition.programs[effect.then] if effect.then >= 0 else ():
        worth += _bringing(look, district, follow)
    return yes_or_no(options, worth)


def rate_moving(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    """A card moves itself to the Haven: after the conflict that costs nothing."""
    ctx = context_of(about)
    card = ctx.card
    power = look.power_of(look.seat, look.haven, 1 << card, 0, 1)
    worth = Contest(look, look.haven).gain(power)
    contest = Contest(look, ctx.district)
    if look.insight.edition.cards[card].kind != "aftermath":
        worth -= contest.now - contest.worth(max(0.0, contest.mine - look.insight.strength[card]))
    return yes_or_no(options, worth + 0.01)


def rate_shelter(look: Outlook, options: Sequence[Option], random: Random, district: int, shelter: int) -> list[float]:
    """Together to another district instead of the Haven."""
    at = district * look.seats + look.seat
    worth = -leaving(look, district)
    if look.open_district(shelter):
        power = look.power_of(look.seat, shelter, look.known[at], look.deployed[at], look.count[at])
        worth += Contest(look, shelter).gain(power)
    return yes_or_no(options, worth)


def rate_shielding(look: Outlook, options: Sequence[Option], random: Random, card: int) -> list[float]:
    """A card of the alliance is worth more than a little Power, unless its blood is."""
    return yes_or_no(options, 1.0)


def rate_relic_now(look: Outlook, options: Sequence[Option], random: Random) -> list[float]:
    edition = look.insight.edition
    relic = look.relics[look.seat]
    worth = 0.0 if look.left else 0.5
    others = [other for other in look.order if other != look.seat]
    for _, program in edition.cards[relic].programs:
        for effect in edition.programs[program]:
            means = effect.means
            if means.hurts:
                worth += fsum(1.0 for other in others if look.pool[other] <= effect.amount.number) - 0.4
            elif means.everywhere:
                worth += 0.0 if look.pool[look.seat] > look.districts + 1 else -1.0
            elif means.turn_order:
                worth -= 0.2
    return yes_or_no(options, worth)


# How much


def rate_deploying(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    ctx = context_of(about)
    contest = Contest(look, ctx.district)
    pool = look.pool[look.seat]
    price = look.blood_price()
    return [
        contest.gain(option[1]) - option[1] * price - look.danger(pool - option[1]) if option[0] == AMOUNT else 0.0
        for option in options
    ]


def rate_taking_back(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    return [float(option[1]) for option in options]


def rate_bidding(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    """A little more than others may, if the cards there are worth it."""
    ctx = context_of(about)
    contest = Contest(look, ctx.district)
    wanted = min(1.0 + 3.0 * random() + (0.0 if look.left else 1.0), look.pool[look.seat] * 0.6)
    if contest.now < 1.0:
        wanted *= 0.4
    return [-abs(option[1] - wanted) for option in options]


# Whom, where, which


def rate_places(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    """Blood that goes to a district: where it helps most, and where something is still to come."""
    ctx = context_of(about)
    here = ctx.district * look.seats + look.seat if ctx.district < look.districts else -1
    blood = (look.deployed[here] + 1) // 2 if here >= 0 else 1
    ratings = []
    for option in options:
        if option[0] != CHOOSE_DISTRICT:
            ratings.append(0.0)
        elif look.open_district(option[1]) or here < 0:
            ratings.append(Contest(look, option[1]).gain(blood) + 0.01)
        else:
            ratings.append(-0.01)
    return ratings


def rate_sights(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    """Where most is hidden."""
    seats = look.seats
    return [float(sum(look.closed[option[1] * seats : (option[1] + 1) * seats])) for option in options]


def rate_robbing(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    """Whoever would go into Frenzy, else the one who is ahead."""
    ctx = context_of(about)
    amount = amount_in(look, effect_in(look, ctx))
    ratings = []
    for option in options:
        other = Seat(option[1])
        taken = min(amount, look.pool[other])
        ratings.append(taken + (2.0 if taken and taken == look.pool[other] else 0.0) + 0.1 * look.score(other))
    return ratings


def rate_hands(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    return [
        look.hand_sizes[option[1]] * look.unseen(Seat(option[1])) if option[0] == CHOOSE_PLAYER else 0.0
        for option in options
    ]


def rate_returning(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    cards = look.insight.edition.cards
    return [cards[o[1]].influence - cards[o[1]].drained_influence + 0.3 * cards[o[1]].kiss for o in options]


def rate_recalling(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    """Every card that is taken back robs each rival once more, but its Power is gone."""
    ctx = context_of(about)
    contest = Contest(look, ctx.district)
    rivals = len(contest.rivals)
    ratings = []
    for option in options:
        if option[0] != TAKE_BACK:
            ratings.append(0.0)
            continue
        lost = contest.now - contest.worth(max(0.0, contest.mine - look.insight.strength[option[1]]))
        ratings.append(rivals * (look.blood_price() + HURT) - lost - 0.05)
    return ratings


def rate_turning_down(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    """Face-down cards count alike: those that would count less are turned down."""
    ctx = context_of(about)
    edition = look.insight.edition
    worth = next((e.amount.number for e in edition.programs[ctx.program] if e.means.down_power), 0)
    ratings = []
    for option in options:
        if option[0] != CHOOSE_CARD:
            ratings.append(0.0)
            continue
        promise = look.insight.promises[option[1]]
        count = look.count[ctx.district * look.seats + look.seat]
        power = look.power_of(look.seat, ctx.district, 1 << option[1], 0, count)
        ratings.append(0.3 * (worth - power) - promise.flat - promise.each_rival)
    return ratings


def rate_giving_up(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    """One card has to be turned down: the least useful."""
    return [-look.insight.quality[option[1]] for option in options]


def rate_forestalling(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    power = look.insight.edition.power
    return [power[option[1]] * BLOOD + 0.3 * look.insight.promises[option[1]].threat for option in options]


def rate_offers(look: Outlook, options: Sequence[Option], random: Random, *about: int) -> list[float]:
    """This or that, both bad."""
    ctx = context_of(about)
    contest = Contest(look, ctx.district)
    pool = look.pool[look.seat]
    ratings = []
    for option in options:
        verb = option[0]
        if verb == SKIP_STEPS:
            ratings.append(-1.3 * acting(look, ctx.district, contest))
        elif verb == BE_ROBBED:
            left = max(0, pool - option[1])
            ratings.append(-option[1] * (look.blood_price() + 0.1) - look.danger(left) + look.danger(pool))
        elif verb == GIVE_BLOOD:
            ratings.append(contest.worth(max(0.0, contest.mine - 2 * option[1])) - contest.now)
        else:
            ratings.append(-option[1] * (GIVEN if verb == GIVE_INFLUENCE else 1.0))
    return ratings


def rate_turning_up(look: Outlook, options: Sequence[Option], random: Random, src: Source, place: int) -> list[float]:
    """A card that stays down counts nothing; which of one's own it is hardly matters."""
    contest = Contest(look, look.district)
    each = look.insight.mean_of(look.known[look.district * look.seats + look.seat])
    edition = look.insight.edition
    price = usual_amount(edition.programs[edition.program(card_of(src), AT_REVEAL)][0].amount)
    pool = look.pool[look.seat]
    worth = contest.now - contest.worth(max(0.0, contest.mine - each))
    worth -= price * look.blood_price() + look.danger(pool - price)
    return [worth if option[0] == TURN_UP else 0.0 for option in options]


def rate_sparing(look: Outlook, options: Sequence[Option], random: Random, card: int) -> list[float]:
    return [float(option[0] == SPARE) for option in options]
