"""What a minion is worth at this moment: bleed, stealth, intercept, strength, votes, requirements."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from elysium.engine.state import Seat
from elysium.games.vtes.definitions.definition import Plays
from elysium.games.vtes.definitions.language import (
    ALLY,
    ANY_PRICE,
    BLOOD_PRICE,
    CARDS,
    COMBAT_CARD,
    LIFE_PRICE,
    NO_ENTITY,
    POOL_PRICE,
    REACTION,
    S_DAMAGE,
    S_HAND,
    S_OTHER,
    S_STEAL_BLOOD,
    S_TORPOR,
    Card,
    Context,
    Entity,
    Face,
    Mode,
    Price,
    Strike,
)
from elysium.games.vtes.definitions.meaning import Meaning
from elysium.games.vtes.definitions.names import (
    BARON,
    CARDINAL,
    CITY_TITLES,
    CLAN_TITLES,
    IMPERATOR,
    NO_SECT,
    REGENT,
    SECTS,
    TITLE_SECT,
    TITLE_VOTES,
    UNTITLED,
    claim_of,
)
from elysium.games.vtes.definitions.traits import BLEEDS_ALONE, COUNTS_AS_EQUIPMENT
from elysium.games.vtes.marks import (
    DEARER,
    MORE_AGAINST_POOR,
    NEXT_REACTION_COSTS,
    PAID_OTHERWISE,
    REACTIONS_COST,
    RECRUITS_FOR_LESS,
    SPARED,
    TABLE_ITSELF,
)
from elysium.games.vtes.rules.lessons import level_with
from elysium.games.vtes.rules.limits import (
    anything_marked,
    mark,
    mark_once,
    marks_on,
    noted,
    unmark,
    unmark_once,
    unmark_one,
    was_done,
)
from elysium.games.vtes.rules.triggers import bonus_by, bonus_towards, silenced, stat
from elysium.games.vtes.state import (
    AWAKE,
    BASE_STRENGTH,
    BLEED,
    BLEED_ACTION,
    COMBAT_COST,
    CONTESTED,
    FOE_INTERCEPT,
    INTERCEPT,
    LEARNED,
    NO_EQUIPMENT,
    READY,
    RESCUE_COST,
    RESCUES_COST,
    STEALTH,
    STRENGTH,
    STRIKE_COST,
    STRIKES_COST,
    SUPERIOR,
    TITLE_CONTESTED,
    TITLED_INTERCEPT,
    TORPOR,
    VOTES,
    Vtes,
)
from elysium.games.vtes.terms import methuselah_at, number_of_target

RESCUE_PRICE = 2


def bleed_of(s: Vtes, minion: Entity) -> int:
    """One unless the card says otherwise, with all bonuses. [VTES-6.1.1-06]"""
    bleed = CARDS[s.face[minion]].bleed + stat(s, BLEED, minion) + bleed_against_poor(s, minion)
    if s.action_source and minion == s.acting and CARDS[s.face[s.action_source]].traits & BLEEDS_ALONE:
        others = (card for card in s.attached(minion) if "equipment" in CARDS[s.face[card]].types)
        bleed -= sum(max(0, bonus_by(s, BLEED, minion, card)) for card in others)
    return max(0, bleed)


def bleed_against_prey(s: Vtes, minion: Entity) -> int:
    """What it would have if it bled the prey of its Methuselah now, with what it has against this prey alone."""
    now = s.action, s.action_seat, s.acting, s.action_source
    prey = s.prey(s.controller[minion])
    s.action, s.action_seat, s.acting, s.action_source = BLEED_ACTION, prey, minion, NO_ENTITY
    bleed = bleed_of(s, minion)
    s.action, s.action_seat, s.acting, s.action_source = now
    return bleed


def bleed_against_poor(s: Vtes, minion: Entity) -> int:
    """What it has only as long as its target has little pool. [VTES-6.1.1-10]"""
    if s.action != BLEED_ACTION or minion != s.acting:
        return 0
    pool = s.pool[s.action_seat]
    return sum(amount for amount, most in marks_on(s, minion, MORE_AGAINST_POOR) if pool <= most)


def strength_of(s: Vtes, minion: Entity) -> int:
    """[VTES-6.4.5-01]"""
    return max(0, base_strength(s, minion) + stat(s, STRENGTH, minion))


def base_strength(s: Vtes, minion: Entity) -> int:
    """What is printed, unless something sets it; the last thing that does."""
    for _, what, whose, amount in reversed(s.lasting):
        if what == BASE_STRENGTH and whose == minion:
            return amount
    return CARDS[s.face[minion]].strength


def stealth_of(s: Vtes, minion: Entity) -> int:
    """The action's own stealth is among the lasting changes. [VTES-6.2.2.2-03]"""
    return stat(s, STEALTH, minion)


def intercept_of(s: Vtes, minion: Entity) -> int:
    """With what the acting minion takes away from it."""
    against = stat(s, FOE_INTERCEPT, s.acting) if s.acting else 0
    if s.lasting and s.acting and title_of(s, s.acting):
        against += s.total(TITLED_INTERCEPT, minion)
    return stat(s, INTERCEPT, minion) + against


def is_awake(s: Vtes, minion: Entity) -> bool:
    """Unlocked, or awake for this action. [VTES-11-02]"""
    return not s.locked[minion] or s.total(AWAKE, minion) > 0


def title_of(s: Vtes, entity: Entity) -> int:
    """The title a vampire has the use of: not one that is contested or does not fit its sect. [VTES-10-06]"""
    title = s.title[entity]
    if title == UNTITLED or s.flags[entity] & TITLE_CONTESTED or not fits_title(s, entity, title, s.claim[entity]):
        return UNTITLED
    return title


def is_untitled(s: Vtes, entity: Entity) -> bool:
    """Whoever contests a title counts as having none. [VTES-4.2-02]"""
    return s.title[entity] == UNTITLED or bool(s.flags[entity] & TITLE_CONTESTED)


def fits_title(s: Vtes, entity: Entity, title: int, claim: int) -> bool:
    """Whether sect and clan allow the title. [VTES-10-05, VTES-10.1-03, VTES-10.1-04]"""
    sect = TITLE_SECT[title]
    if sect != NO_SECT and s.sect[entity] != sect:
        return False
    return title not in CLAN_TITLES or claim_of(title, s.clan[entity], "") == claim


def has_title(s: Vtes, entity: Entity, *titles: int) -> bool:
    """The regent counts as a cardinal too. [VTES-10.2-05]"""
    title = title_of(s, entity)
    return title in titles or (title == REGENT and CARDINAL in titles)


def has_title_to_play(s: Vtes, entity: Entity, *titles: int) -> bool:
    """By what it has, or as its text says for playing cards. [VTES-1.6.1.3-01]"""
    return has_title(s, entity, *titles) or any(title in titles for title in CARDS[s.face[entity]].titles_to_play)


def plays_as(s: Vtes, entity: Entity) -> Plays | None:
    """What an ally plays as a vampire, as it was recruited."""
    plays = CARDS[s.face[entity]].plays
    return None if plays is None or (plays.superior and not s.flags[entity] & SUPERIOR) else plays


def sect_to_play(s: Vtes, entity: Entity, face: Face) -> int:
    """An ally is of the sect as one of which it plays a card as a vampire."""
    plays, by = plays_as(s, entity), CARDS[s.face[entity]].plays_by
    if plays is None or not any(mode.needs and not mode.needs & ~by for mode in CARDS[face].modes):
        return s.sect[entity]
    return SECTS.index(plays.sect)


def votes_of(s: Vtes, entity: Entity) -> int:
    """Votes of a minion, which counts only while it is ready. [VTES-6.3.3-15]"""
    if s.region[entity] != READY:
        return 0
    return TITLE_VOTES[title_of(s, entity)] + stat(s, VOTES, entity)


def is_unique_title(title: int) -> bool:
    return title in CITY_TITLES or title in CLAN_TITLES or title in (REGENT, IMPERATOR)


def contest_price(s: Vtes, entity: Entity) -> int:
    """A baron pays one blood more against a prince or archbishop. [VTES-4.2-03, VTES-10.5-09]"""
    price = 1
    if s.title[entity] == BARON and any(s.title[other] != BARON for other in rivals_for_title(s, entity)):
        price += 1
    return price


def rivals_for_title(s: Vtes, entity: Entity) -> list[Entity]:
    claim = s.claim[entity]
    if not claim:
        return []
    return [
        other for other in s.in_regions(READY, TORPOR) if other != entity and s.claim[other] == claim and s.title[other]
    ]


def has_disciplines(s: Vtes, minion: Entity, needs: int, level: int) -> bool:
    """All of these Disciplines, at this level or above. [VTES-1.5.4-01, VTES-1.5.4-02]"""
    has = s.superior[minion] if level == 2 else s.basic[minion]
    if s.lasting and has & needs and s.total(NO_EQUIPMENT, minion):
        has &= ~_through_equipment(s, minion, needs, level)
    if has & needs != needs and not (s.lasting and (has | learned(s, minion)) & needs == needs):
        return False
    face = s.face[minion]
    return not face or not CARDS[face].never_uses & needs


def is_equipment(card: Card) -> bool:
    """By type, or by what a card turns itself into."""
    return bool(card.traits & COUNTS_AS_EQUIPMENT) or ("equipment" in card.types and not card.is_location)


def _through_equipment(s: Vtes, minion: Entity, needs: int, level: int) -> int:
    """The Disciplines that nothing but equipment gives it at this level, as a bit set."""
    cards = s.attached(minion)
    given = 0
    for card in cards:
        if is_equipment(CARDS[s.face[card]]):
            given |= CARDS[s.face[card]].gives & needs
    others = [card for card in cards if not is_equipment(CARDS[s.face[card]])]
    places = [1 << place for place in range(given.bit_length()) if given >> place & 1]
    return sum(bit for bit in places if level_with(s, minion, bit, others) < level)


def learned(s: Vtes, minion: Entity) -> int:
    """The Disciplines that it has for a while, at the superior level, as a bit set."""
    bits = 0
    for _, what, whose, disciplines in s.lasting:
        if what == LEARNED and whose == minion:
            bits |= disciplines
    return bits


def counts_as_clan(s: Vtes, minion: Entity, clans: tuple[int, ...]) -> bool:
    """[VTES-1.5.3-01]"""
    if s.clan[minion] in clans:
        return True
    counts_as = CARDS[s.face[minion]].counts_as
    return bool(counts_as) and any(clan in counts_as for clan in clans)


def blood_cost(s: Vtes, minion: Entity, card: Card, mode: Mode, x: int = 0) -> int:
    """What a card played in this way costs this minion in blood; a cost of X was chosen. [VTES-1.6.1.3-05]"""
    cost = card.blood_cost if card.blood_cost >= 0 else x
    if cost and card.cheap_for and s.clan[minion] in card.cheap_for:
        cost -= 1
    if cost and mode.kind == COMBAT_CARD and CARDS[s.face[minion]].cheap_combat & mode.needs:
        cost -= 1
    if mode.kind == COMBAT_CARD and s.lasting and s.is_vampire(minion):
        cost += s.total(COMBAT_COST, minion)
    if mode.kind == COMBAT_CARD and cost and anything_marked(s):
        cost = max(0, cost - noted(s, minion, SPARED))
    if mode.strike is not None and s.is_vampire(minion):
        cost += surcharge_of_foe(s, minion, mode.strike)
    if mode.kind == REACTION:
        cost += reaction_surcharge(s, minion, card)
    return cost


AGAINST_FOE: Final = (S_HAND, S_DAMAGE, S_STEAL_BLOOD, S_TORPOR)
"""Strikes that do something to the opposing minion itself."""


def surcharge_of_foe(s: Vtes, minion: Entity, strike: Strike) -> int:
    """The blood or life that a strike costs because of whom it is against."""
    # Of those that only do what the card says, the ones that could be dodged.
    against = strike.kind in AGAINST_FOE or (strike.kind == S_OTHER and not strike.undodged)
    if not against or minion not in s.fighters:
        return 0
    return stat(s, STRIKES_COST, s.fighters[1] if s.fighters[0] == minion else s.fighters[0])


def reaction_surcharge(s: Vtes, minion: Entity, card: Card) -> int:
    """What reaction cards cost more in this action: all of them, the next one, or this one as it was the next."""
    dearer = sum(amount for face, amount in marks_on(s, minion, DEARER) if face == card.face)
    return noted(s, TABLE_ITSELF, REACTIONS_COST) + noted(s, TABLE_ITSELF, NEXT_REACTION_COSTS) + dearer


def pool_cost(card: Card) -> int:
    """[VTES-1.6.1.3-06]"""
    return max(0, card.pool_cost)


def rescue_price(s: Vtes, rescuer: Entity, vampire: Entity) -> int:
    """[VTES-6.5.3-02]"""
    return max(0, RESCUE_PRICE + stat(s, RESCUE_COST, vampire) + bonus_towards(s, RESCUES_COST, rescuer, vampire))


def card_price(s: Vtes, seat: Seat, minion: Entity, card: Card, mode: Mode, target: int = 0) -> tuple[int, int]:
    """What a card costs in blood and pool, with all that cards in play change. [VTES-1.6.1.3-05, VTES-1.6.1.3-06]"""
    x = number_of_target(target) if mode.x is None else mode.x(s, Context(seat, minion, target, card.face))
    blood = blood_cost(s, minion, card, mode, x) if minion else 0
    pool = pool_cost(card)
    dearer = strike_surcharge(s, minion, mode)
    if mode.kind == ALLY and s.acting and s.acting == minion:
        less = noted(s, minion, RECRUITS_FOR_LESS)
        blood, pool = max(0, blood - less), max(0, pool - less)
    if not s.governing and not anything_marked(s):
        return blood + dearer, pool
    waived = False
    for source in s.governing:
        for price in CARDS[s.face[source]].prices:
            free = not (blood or pool or price.waives or price.halves) and price.currency == ANY_PRICE
            if free or price.is_offered:
                continue
            if READY <= s.region[source] < CONTESTED and _is_due(s, price, seat, minion, card, mode, target, source):
                if price.waives:
                    waived = True
                elif price.halves:
                    # What is printed is halved first, whatever else changes it.
                    printed = card.blood_cost if card.blood_cost >= 0 else x
                    blood -= printed - printed // 2
                elif price.currency in (BLOOD_PRICE, LIFE_PRICE) or (price.currency == ANY_PRICE and blood):
                    blood += price.change
                elif price.currency == POOL_PRICE or pool:
                    pool += price.change
    blood, pool = 0 if waived else max(0, blood) + dearer, max(0, pool)
    for face, _, less_blood, less_pool in marks_on(s, minion or methuselah_at(seat), PAID_OTHERWISE):
        if face == card.face:
            blood, pool = max(0, blood - less_blood), max(0, pool - less_pool)
    return blood, pool


class Offer(NamedTuple):
    """A card in play can make another one cheaper, or pay for it, by so much at most; nobody has to use it."""

    source: Entity
    blood: int
    pool: int
    price: Price


def offers_of_price(
    s: Vtes, seat: Seat, minion: Entity, card: Card, mode: Mode, target: int, blood: int, pool: int
) -> Iterator[Offer]:
    """What could be used on a price like this one, and has not been used on it."""
    marks = marks_on(s, minion or methuselah_at(seat), PAID_OTHERWISE)
    used = {by for face, by, _, _ in marks if face == card.face} if marks else ()
    for source in s.governing:
        for price in CARDS[s.face[source]].prices:
            if (
                price.is_offered
                and source not in used
                and READY <= s.region[source] < CONTESTED
                and not (price.locks and s.locked[source])
                and _is_due(s, price, seat, minion, card, mode, target, source)
            ):
                of_blood = price.currency == BLOOD_PRICE or (price.currency == ANY_PRICE and blood > 0)
                cost = blood if of_blood else pool
                most = cost if price.whole else min(-price.change, cost)
                if price.spends:
                    # What its own blood is needed for besides stays there.
                    has = s.blood[source] - (blood if source == minion else 0)
                    most = 0 if price.whole and has < most else min(most, has)
                if most > 0:
                    yield Offer(source, most if of_blood else 0, 0 if of_blood else most, price)


def least_price(
    s: Vtes, seat: Seat, minion: Entity, card: Card, mode: Mode, target: int = 0, *, locking: bool = True
) -> tuple[int, int]:
    """What is left of the price if all is used that makes the card cheaper, or all but what has to be locked for it."""
    blood, pool = card_price(s, seat, minion, card, mode, target)
    if s.governing and (blood or pool):
        used: list[Entity] = []
        while offer := next(
            (
                offer
                for offer in offers_of_price(s, seat, minion, card, mode, target, blood, pool)
                if offer.source not in used and (locking or not offer.price.locks)
            ),
            None,
        ):
            used.append(offer.source)
            blood, pool = blood - offer.blood, pool - offer.pool
    return blood, pool


def _is_kept_for_action(s: Vtes, minion: Entity, card: Card) -> bool:
    """Who can pay for the action only so has to."""
    if s.acting != minion or not s.action_face or card.face == s.action_face:
        return False
    return s.blood[minion] < CARDS[s.action_face].blood_cost


def use_up_discounts(s: Vtes, seat: Seat, minion: Entity, card: Card, mode: Mode, target: int) -> None:
    """The card is paid for: what makes it cheaper only once in a while has done so, if there was anything to pay."""
    payer = minion or methuselah_at(seat)
    for face, *less in marks_on(s, payer, PAID_OTHERWISE):
        if face == card.face:
            unmark_one(s, payer, PAID_OTHERWISE, face, *less)
    spared = noted(s, minion, SPARED) if mode.kind == COMBAT_CARD else 0
    if spared:
        before = card_price(s, seat, minion, card, mode, target)
        unmark(s, minion, SPARED)
        if card_price(s, seat, minion, card, mode, target) == before:
            mark(s, minion, SPARED, spared)
    for source in s.governing:
        for price in CARDS[s.face[source]].prices:
            if price.once >= 0 and _is_due(s, price, seat, minion, card, mode, target, source):
                before = card_price(s, seat, minion, card, mode, target)
                mark_once(s, source, price.once)
                if card_price(s, seat, minion, card, mode, target) == before:
                    unmark_once(s, source, price.once)


def strike_surcharge(s: Vtes, minion: Entity, mode: Mode) -> int:
    """What a strike card costs this minion more for a while, in blood or life."""
    if mode.strike is None:
        return 0
    more = s.total(STRIKE_COST, minion) if s.lasting else 0
    return more if s.is_vampire(minion) else more + surcharge_of_foe(s, minion, mode.strike)


def price_in_life(s: Vtes, seat: Seat, minion: Entity, card: Card, mode: Mode) -> int:
    """Of the blood that a card costs, what an ally pays with its life."""
    return sum(
        price.change
        for source in s.governing
        for price in CARDS[s.face[source]].prices
        if price.currency == LIFE_PRICE
        and READY <= s.region[source] < CONTESTED
        and _is_due(s, price, seat, minion, card, mode, 0, source)
    )


def _is_due(
    s: Vtes, price: Price, seat: Seat, minion: Entity, card: Card, mode: Mode, target: int, source: Entity
) -> bool:
    if silenced(s, source) or (
        price.once >= 0 and (was_done(s, source, price.once) or _is_kept_for_action(s, minion, card))
    ):
        return False
    about = (
        mode.needs,
        mode.kind,
        seat,
        int(mode.means(Meaning.REDIRECTS_BLEED)),
        int(mode.strike is not None),
        mode.level,
    )
    context = Context(s.controller[source], minion, target, card.face, source, about)
    for condition in price.when:  # noqa: SIM110  # quicker than a generator
        if not condition.test(s, context):
            return False
    return True


def is_sheltered(s: Vtes, minion: Entity, entity: Entity, needs: int = 0) -> bool:
    """Something keeps actions of this minion away from a card, or those that require these Disciplines."""
    for source in s.governing:
        for static in CARDS[s.face[source]].statics:
            if static.shelters and READY <= s.region[source] < CONTESTED:
                held = s.host[source] if static.to_host else source
                context = Context(s.controller[source], minion, 0, s.face[source], source, (needs,))
                if held == entity and all(condition.test(s, context) for condition in static.when):
                    return True
    return False
