"""What a minion is worth at this moment: bleed, stealth, intercept, strength, votes, requirements."""

from __future__ import annotations

from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import (
    ANY_PRICE,
    BLOOD_PRICE,
    CARDS,
    COMBAT_CARD,
    POOL_PRICE,
    Card,
    Context,
    Entity,
    Mode,
    Price,
)
from elysium.games.vtes.definitions.names import (
    BARON,
    CARDINAL,
    CITY_TITLES,
    CLAN_TITLES,
    IMPERATOR,
    NO_SECT,
    REGENT,
    TITLE_SECT,
    TITLE_VOTES,
    UNTITLED,
    claim_of,
)
from elysium.games.vtes.rules.triggers import stat
from elysium.games.vtes.state import (
    AWAKE,
    BASE_STRENGTH,
    BLEED,
    CONTESTED,
    FOE_INTERCEPT,
    INTERCEPT,
    LEARNED,
    READY,
    RESCUE_COST,
    STEALTH,
    STRENGTH,
    TITLE_CONTESTED,
    TORPOR,
    VOTES,
    Vtes,
)
from elysium.games.vtes.terms import number_of_target

RESCUE_PRICE = 2


def bleed_of(s: Vtes, minion: Entity) -> int:
    """One unless the card says otherwise, with all bonuses. [VTES-6.1.1-06]"""
    return max(0, CARDS[s.face[minion]].bleed + stat(s, BLEED, minion))


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
    if has & needs != needs and not (s.lasting and (has | learned(s, minion)) & needs == needs):
        return False
    face = s.face[minion]
    return not face or not CARDS[face].never_uses & needs


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
    if cost and mode.kind == COMBAT_CARD and CARDS[s.face[minion]].cheap_combat & mode.needs:
        cost -= 1
    return cost


def pool_cost(card: Card) -> int:
    """[VTES-1.6.1.3-06]"""
    return max(0, card.pool_cost)


def rescue_price(s: Vtes, vampire: Entity) -> int:
    """[VTES-6.5.3-02]"""
    return RESCUE_PRICE + stat(s, RESCUE_COST, vampire)


def card_price(s: Vtes, seat: Seat, minion: Entity, card: Card, mode: Mode, target: int = 0) -> tuple[int, int]:
    """What a card costs in blood and pool, with all that cards in play change. [VTES-1.6.1.3-05, VTES-1.6.1.3-06]"""
    x = number_of_target(target)
    blood = blood_cost(s, minion, card, mode, x) if minion else 0
    pool = pool_cost(card)
    if not s.governing:
        return blood, pool
    for source in s.governing:
        for price in CARDS[s.face[source]].prices:
            if READY <= s.region[source] < CONTESTED and _is_due(s, price, seat, minion, card, mode, target, source):
                if price.halves:
                    # What is printed is halved first, whatever else changes it.
                    printed = card.blood_cost if card.blood_cost >= 0 else x
                    blood -= printed - printed // 2
                elif price.currency == BLOOD_PRICE or (price.currency == ANY_PRICE and blood):
                    blood += price.change
                elif price.currency == POOL_PRICE or pool:
                    pool += price.change
    return max(0, blood), max(0, pool)


def _is_due(
    s: Vtes, price: Price, seat: Seat, minion: Entity, card: Card, mode: Mode, target: int, source: Entity
) -> bool:
    about = (mode.needs, mode.kind, seat)
    context = Context(s.controller[source], minion, target, card.face, source, about)
    return all(condition.test(s, context) for condition in price.when)


def is_sheltered(s: Vtes, minion: Entity, entity: Entity) -> bool:
    """Something keeps actions of this minion away from a card."""
    for source in s.governing:
        for static in CARDS[s.face[source]].statics:
            if static.shelters and READY <= s.region[source] < CONTESTED:
                held = s.host[source] if static.to_host else source
                context = Context(s.controller[source], minion, 0, s.face[source], source)
                if held == entity and all(condition.test(s, context) for condition in static.when):
                    return True
    return False
