"""Blood and influence: gaining, losing, stealing, spending; Frenzy, draining and elimination."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.bits import each, members
from elysium.engine.state import Frame, Option, Seat
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.cards.language import (
    DRAINED_FIRST,
    FRENZY_CAUSED,
    IMMUNITY,
    KEEPS_LOST_BLOOD,
    MIRRORS_LOSSES,
    SHIELDS_ALLIANCE,
    TOKENS_WHEN_DRAINED,
    Edition,
)
from elysium.games.vendetta.rules.ending import end_if_alone
from elysium.games.vendetta.rules.programs import asks_about_partner, open_cards, programs_of, without_spared
from elysium.games.vendetta.rules.seeing import clan_bits, forget_seat, take_to_hands
from elysium.games.vendetta.state import (
    FATAL_TOKENS,
    FIRST_ALLY,
    NOBODY,
    NOT_ASKED,
    NOTHING,
    NOWHERE,
    VICTIM,
    Source,
    Vendetta,
    card_of,
    district_of,
    seat_of,
    source,
)
from elysium.games.vendetta.terms import (
    AMBITION,
    DEPLOYED_FROM_SUPPLY,
    DRAINED,
    ELIMINATED,
    FRENZY,
    GAINED,
    GAINED_INFLUENCE,
    IMMUNE,
    LOST,
    LOST_INFLUENCE,
    NO,
    SPENT,
    STOLEN,
    TOKENS,
    TURNED_DOWN,
    YES,
    book,
)

YES_OR_NO: Final[tuple[Option, ...]] = ((YES,), (NO,))


# Gaining


def gain_blood(s: Vendetta, seat: Seat, amount: int) -> None:
    """From the supply to the pool, which has no limit. [VEN-GLOS-09, VEN-KISS-04]"""
    if amount > 0:
        s.pool[seat] += amount
        s.tell(GAINED, seat, amount)


def gain_influence(s: Vendetta, seat: Seat, amount: int) -> None:
    if amount > 0:
        s.influence[seat] += amount
        if not s.quiet:
            s.tell(GAINED_INFLUENCE, seat, amount)


def lose_influence(s: Vendetta, seat: Seat, amount: int) -> int:
    """Tokens only, as far as there are any. [VEN-CONF-05, VEN-FRENZY-09]"""
    lost = min(amount, s.influence[seat])
    if lost > 0:
        s.influence[seat] -= lost
        s.tell(LOST_INFLUENCE, seat, lost)
    return lost


def deploy_from_supply(s: Vendetta, seat: Seat, district: int, amount: int) -> None:
    if amount > 0:
        s.deployed[district * s.seats + seat] += amount
        if not s.quiet:
            s.tell(DEPLOYED_FROM_SUPPLY, seat, amount, district)


# Losing, stealing, spending


def is_immune(s: Vendetta, seat: Seat, src: Source) -> bool:
    """Losses and thefts by cards at the district where one has an immunity, or by a card that is ignored.

    [VEN-CARD-48]
    """
    district = district_of(src)
    if district != NOWHERE:
        immune = EDITIONS[s.edition].standing[IMMUNITY]
        if immune & s.up and s.at[district * s.seats + seat] & s.up & immune:
            return True
    return bool(s.ignores) and (seat, card_of(src)) in s.ignores


def lose(s: Vendetta, seat: Seat, amount: int, src: Source) -> None:
    """To the supply, as much as there is; an empty pool means Frenzy at once. Who is out takes nothing more.

    [VEN-GLOS-11, VEN-FRENZY-01, VEN-FRENZY-03, VEN-DIAB-05]
    """
    causer = seat_of(src)
    if causer != NOBODY and not s.is_in(causer):
        return
    taken = _take(s, seat, amount, src)
    if taken:
        s.tell(LOST, seat, taken, src)
        if EDITIONS[s.edition].minding_blood & s.up:
            _lay_down(s, seat, taken)
        _aftermath_of_loss(s, seat, taken, src)


lose_blood = book.step(lose)


@book.step
def steal_blood(s: Vendetta, seat: Seat, amount: int, src: Source) -> None:
    """From one pool to another; the last blood can be stolen. [VEN-GLOS-12, VEN-FRENZY-11, VEN-DIAB-05]"""
    thief = seat_of(src)
    if not s.is_in(thief):
        return
    taken = _take(s, seat, amount, src)
    if taken:
        s.pool[thief] += taken
        if not s.quiet:
            s.tell(STOLEN, seat, taken, src)
        _aftermath_of_loss(s, seat, taken, src)


def spend(s: Vendetta, seat: Seat, amount: int, district: int, told_as: int = SPENT, bought: int = 0) -> None:
    """As a cost; options never let anybody spend the last blood, and what is bought with it does not see it go.

    [VEN-GLOS-10]
    """
    if amount > 0:
        s.pool[seat] -= amount
        if not s.quiet:
            s.tell(told_as, seat, amount)
        if EDITIONS[s.edition].minding_blood & s.up:
            _lay_down(s, seat, amount, bought)
            s.do(*_mirrored(s, seat, amount, district, bought))


def _take(s: Vendetta, seat: Seat, amount: int, src: Source) -> int:
    """What really leaves the pool. [VEN-CONF-05, VEN-FRENZY-17]"""
    taken = min(amount, s.pool[seat])
    if taken <= 0 or not s.is_in(seat):
        return 0
    if is_immune(s, seat, src):
        s.tell(IMMUNE, seat, src)
        return 0
    s.pool[seat] -= taken
    return taken


def _lay_down(s: Vendetta, seat: Seat, amount: int, bought: int = 0) -> None:
    """What somebody loses or spends may stay on the table. [TR04]"""
    keepers = EDITIONS[s.edition].standing[KEEPS_LOST_BLOOD] & s.up & ~bought
    if keepers:
        for district in range(s.districts):
            if s.at[district * s.seats + seat] & keepers:
                deploy_from_supply(s, seat, district, amount)
                return


def _aftermath_of_loss(s: Vendetta, seat: Seat, amount: int, src: Source) -> None:
    """An answer is not answered in its turn, or two such cards in a card file would never come to an end."""
    edition = EDITIONS[s.edition]
    if edition.minding_blood & s.up and not edition.standing[MIRRORS_LOSSES] >> card_of(src) & 1:
        s.do(*_mirrored(s, seat, amount, district_of(src)))
    if s.pool[seat] == 0:
        s.do((frenzy, seat, src))


def _mirrored(s: Vendetta, seat: Seat, amount: int, district: int, bought: int = 0) -> tuple[Frame, ...]:
    """Each rival loses what its player lost or spent there. [TR06]"""
    if district == NOWHERE:
        return ()
    mirrors = EDITIONS[s.edition].standing[MIRRORS_LOSSES] & s.up & ~bought
    if not mirrors:
        return ()
    here = s.at[district * s.seats + seat] & mirrors
    return tuple([(mirror, source(card, seat, district), amount) for card in each(here)])


@book.step
def mirror(s: Vendetta, src: Source, amount: int) -> None:
    """[VEN-CARD-37]"""
    seat = seat_of(src)
    if not s.is_in(seat):
        return
    rivals = s.rivals(seat, district_of(src))
    if asks_about_partner(s, rivals, seat, card_of(src), (mirror, src, amount)):
        return
    s.do(*((lose_blood, rival, amount, src) for rival in without_spared(s, rivals, seat)))
    s.spare = NOT_ASKED


# Frenzy


@book.step
def frenzy(s: Vendetta, seat: Seat, src: Source) -> None:
    """The one who caused it gains influence at once, then a card of the alliance is drained.

    [VEN-FRENZY-02, VEN-FRENZY-04]
    """
    if not s.is_in(seat):
        return
    s.tell(FRENZY, seat)
    s.do((drain_in_frenzy, seat, src))
    causer = seat_of(src)
    if causer in (NOBODY, seat, s.partner(seat)):
        return
    gain_influence(s, causer, 1)
    edition = EDITIONS[s.edition]
    for card, district in open_cards(s, causer, edition.with_timing[FRENZY_CAUSED]):
        s.do(*programs_of(s, FRENZY_CAUSED, source(card, causer, district), seat))
    district = district_of(src)
    for ally in members(s.allies[causer]):
        s.do(*programs_of(s, FRENZY_CAUSED, source(FIRST_ALLY + ally, causer, district), seat))
    if district != NOWHERE and s.locations[district] != NOTHING:
        s.do(*programs_of(s, FRENZY_CAUSED, source(s.locations[district], causer, district), seat))


@book.step
def drain_in_frenzy(s: Vendetta, seat: Seat, src: Source) -> None:
    """A random card of the alliance; with none that can be drained, influence goes and a little blood comes.

    [VEN-FRENZY-08]
    """
    if not s.is_in(seat):
        return
    allies = s.allies[seat] & EDITIONS[s.edition].drainable
    choices = allies.bit_count() + s.victims[seat]
    if not choices:
        lose_influence(s, seat, 1)
        gain_blood(s, seat, 1)
        return
    shield = _shield(s, seat, district_of(src))
    if shield != NOTHING:
        s.ask(seat, turn_down_instead, shield)
        return
    drain_at_random(s, seat)


def _shield(s: Vendetta, seat: Seat, district: int) -> int:
    """A card at the district of the Frenzy that can be turned down instead of draining. [TR08]"""
    if district == NOWHERE:
        return NOTHING
    shields = EDITIONS[s.edition].standing[SHIELDS_ALLIANCE]
    found = each(s.at[district * s.seats + seat] & s.up & shields)
    return found[0] if found else NOTHING


@book.choice("VEN-FRENZY-04")
def turn_down_instead(s: Vendetta, seat: Seat, card: int) -> Sequence[Option]:
    return YES_OR_NO


@book.answer(turn_down_instead)
def turned_down_instead(s: Vendetta, seat: Seat, option: Option, card: int) -> None:
    if option[0] == NO:
        drain_at_random(s, seat)
        return
    turn_down(s, card)
    gain_blood(s, seat, blood_for_shielding(s, card))


def blood_for_shielding(s: Vendetta, card: int) -> int:
    """What turning this card down instead of draining brings. [TR08]"""
    return EDITIONS[s.edition].standing_amount(card, SHIELDS_ALLIANCE)


def turn_down(s: Vendetta, card: int) -> None:
    """Power 0 and no effect until the round ends; everybody knows what it is. [VEN-CARD-41]"""
    s.up &= ~(1 << card)
    s.down |= 1 << card
    s.known_down |= 1 << card
    s.tell(TURNED_DOWN, s.position_of(card) % s.seats, card)


def drain_at_random(s: Vendetta, seat: Seat) -> None:
    """[VEN-FRENZY-04, VEN-FRENZY-05, VEN-FRENZY-18]"""
    edition = EDITIONS[s.edition]
    allies = members(s.allies[seat] & edition.drainable)
    preferred = edition.allies_with[DRAINED_FIRST]
    for ally in allies:
        if preferred >> ally & 1:
            drain(s, seat, FIRST_ALLY + ally)
            return
    pick = s.random(len(allies) + s.victims[seat])
    drain(s, seat, FIRST_ALLY + allies[pick] if pick < len(allies) else VICTIM)


def tokens_from_draining(edition: Edition, card: int) -> int:
    """[VEN-DIAB-01]"""
    return edition.standing_amount(card, TOKENS_WHEN_DRAINED) or 1 if edition.cards[card].kind == "vampire" else 0


def drain(s: Vendetta, seat: Seat, card: int) -> None:
    """It leaves the alliance and gives its blood; a vampire brings a Diablerie token.

    [VEN-DRAIN-03, VEN-DRAIN-04, VEN-DIAB-01]
    """
    edition = EDITIONS[s.edition]
    definition = edition.cards[card]
    if card == VICTIM:
        s.victims = s.put(s.victims, seat, s.victims[seat] - 1)
        s.drained_victims = s.put(s.drained_victims, seat, s.drained_victims[seat] + 1)
    else:
        bit = 1 << card - FIRST_ALLY
        s.allies = s.put(s.allies, seat, s.allies[seat] & ~bit)
        s.drained = s.put(s.drained, seat, s.drained[seat] | bit)
    s.pool[seat] += definition.drained_blood
    if not s.quiet:
        s.tell(DRAINED, seat, card, definition.drained_blood)
    more = tokens_from_draining(edition, card)
    if more:
        s.tokens = s.put(s.tokens, seat, s.tokens[seat] + more)
        s.tell(TOKENS, seat, more, s.tokens[seat])
        if s.tokens[seat] >= FATAL_TOKENS:
            eliminate(s, seat)


def eliminate(s: Vendetta, seat: Seat) -> None:
    """With the third token, in the middle of whatever goes on. [VEN-DIAB-03, VEN-DIAB-05]"""
    s.tell(ELIMINATED, seat)
    own = clan_bits(s.clans[seat])
    s.alive &= ~(1 << seat)
    for position, cards in enumerate(s.at):
        if position % s.seats == seat:
            if cards & ~own:
                take_to_hands(s, position, cards & ~own)
            s.deployed[position] = 0
            s.at[position] = 0
        elif cards & own:
            s.at[position] = cards & ~own
    lying = 0
    for cards in s.at:
        lying |= cards
    s.laid = tuple(card for card in s.laid if lying >> card & 1)
    s.up &= lying
    s.down &= lying
    s.known_down &= lying
    s.kept_down &= lying
    s.hands[seat] = 0
    s.decks = s.put(s.decks, seat, ())
    s.pool[seat] = 0
    s.influence[seat] = 0
    s.allies_out |= s.allies[seat] | s.drained[seat]
    s.allies = s.put(s.allies, seat, 0)
    s.drained = s.put(s.drained, seat, 0)
    s.victims = s.put(s.victims, seat, 0)
    s.drained_victims = s.put(s.drained_victims, seat, 0)
    forget_seat(s, seat, own, lying)
    if s.ambition == seat and s.alive:
        while not s.is_in(s.ambition):
            s.ambition = Seat((s.ambition + 1) % s.seats)
        s.tell(AMBITION, s.ambition)
    end_if_alone(s)
