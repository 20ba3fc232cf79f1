"""Influence: titles, schemes and the answers to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.state import Option, Seat
from elysium.games.rivals.advising.outlook import CARD, Outlook
from elysium.games.rivals.advising.worth import Valuer
from elysium.games.rivals.definitions.language import CARDS, H_SCHEME_SUCCEEDS, Context, Face
from elysium.games.rivals.rules.influence import exerters, modifier_worth
from elysium.games.rivals.rules.values import influence_of
from elysium.games.rivals.state import ANSWER_NO, ANSWER_YES
from elysium.games.rivals.terms import (
    ABSTAIN,
    ADD_MODIFIER,
    ANSWER,
    BUY_INFLUENCE,
    EXERT,
    HIDE_MODIFIER,
    PAY_INFLUENCE,
    USE,
    ability_used,
    card_in,
    entity_of,
    player_at,
)

EXERTED: Final = 0.05
"""What it costs to have used up the Influence of a vampire until one's next turn, for each point."""


def free_influence(look: Outlook, seat: Seat) -> int:
    return sum(influence_of(look.s, e) for e in look.s.coterie(seat))


def title_price(look: Outlook, needed: int) -> float:
    """What raising so much costs: Influence first, the rest in Prestige."""
    s, seat = look.s, look.seat
    have = sum(influence_of(s, e) for e in exerters(s, seat))
    cards = max((modifier_worth(s, seat, face) for face in s.hands[seat] if face > 0), default=0)
    lacking = needed - have
    if lacking <= 0:
        return EXERTED * needed
    if cards >= lacking:
        return EXERTED * have + CARD
    return EXERTED * have + (CARD if cards else 0.0) - look.prestige(seat, -min(lacking - cards, s.prestige[seat] - 1))


def scheme_chances(look: Outlook) -> float:
    """How likely a Scheme of mine succeeds, before anything is raised."""
    s = look.s
    own = sum(influence_of(s, e) for e in s.coterie(look.seat)) + 1
    against = max(
        (sum(influence_of(s, e) for e in s.coterie(foe)) + 0.6 * (s.prestige[foe] > 4) for foe in s.foes(look.seat)),
        default=0,
    )
    return min(0.92, max(0.2, 0.55 + 0.13 * (own - against)))


def raising_score(look: Outlook, option: Option, needed: int) -> float:
    """What brings just enough costs least."""
    s, seat = look.s, look.seat
    lacking = needed - s.raised[seat]
    verb = option[0]
    if verb == PAY_INFLUENCE:
        return 1.0
    if verb == EXERT:
        brought = influence_of(s, entity_of(option[1]))
        return 0.6 - 0.05 * abs(lacking - brought)
    if verb == ADD_MODIFIER:
        brought = modifier_worth(s, seat, Face(option[1]))
        return (0.3 if lacking > 1 else 0.1) - 0.03 * abs(lacking - brought)
    if verb == USE:
        return 0.25 + Valuer(look).all(ability_used(option).clause.cost, _using(look, option))
    return 0.2 + 0.5 * look.prestige(seat, -1) if verb == BUY_INFLUENCE else 0.0


def _using(look: Outlook, option: Option) -> Context:
    source = entity_of(card_in(option[1]))
    return look.context(entity_of(option[2]), 0, look.s.face[source])._replace(source=source)


def wish(look: Outlook) -> float:
    """What it is worth to me that the Scheme on the table comes true."""
    s = look.s
    way = CARDS[s.action_card].ways[0]
    v = Valuer(look)
    c = look.context(s.acting, 0, s.action_card)._replace(seat=s.turn)
    worth = v.all(way.clause.effects, c)
    return worth + v.moment(H_SCHEME_SUCCEEDS, player_at(s.turn), s.turn)


def answer_scores(look: Outlook, options: Sequence[Option]) -> list[float]:
    """First Influence is raised as far as it matters, then comes the answer with what is hidden."""
    s, seat = look.s, look.seat
    wanted = wish(look)
    mine = ANSWER_YES if wanted > 0 or seat == s.turn else ANSWER_NO
    stake = abs(wanted)
    ours, theirs = _sides(look, mine)
    lead = ours + s.raised[seat] - theirs
    # Those who answer later may still raise; the active player wins a tie.
    later = sum(free_influence(look, other) for other in _still_to_answer(look))
    needed = max(0, -lead + (0 if mine == ANSWER_YES else 1) + (later + 1) // 2)
    laid = modifier_worth(s, seat, s.modifiers[seat]) if s.modifiers[seat] > 0 else 0
    needed = max(0, needed - laid)
    found = []
    for option in options:
        verb = option[0]
        if verb == EXERT:
            brought = influence_of(s, entity_of(option[1]))
            found.append(0.5 + 0.1 * stake - EXERTED * brought if needed > 0 and stake > 0.12 else -0.2)
        elif verb == HIDE_MODIFIER:
            brought = modifier_worth(s, seat, Face(option[1]))
            found.append(0.25 * stake - CARD + 0.05 * min(brought, needed) if needed > 0 else -0.3)
        elif verb == USE:
            cost = Valuer(look).all(ability_used(option).clause.cost, _using(look, option))
            found.append(0.35 * min(stake, 1.5) + cost if needed > 0 else -0.2)
        elif verb == ANSWER:
            found.append(_answer(look, option, mine, stake, needed))
        else:
            found.append(0.02 if verb == ABSTAIN and stake < 0.1 else -0.1)
    return found


def _sides(look: Outlook, mine: int) -> tuple[int, int]:
    """What the others have raised for my side and against it."""
    s = look.s
    ours = theirs = 0
    for other in s.everybody():
        if other == look.seat or s.answers[other] not in (ANSWER_YES, ANSWER_NO):
            continue
        hidden = 2 if s.laid >> other & 1 else 0
        if s.answers[other] == mine:
            ours += s.raised[other]
        else:
            theirs += s.raised[other] + hidden
    return ours, theirs


def _still_to_answer(look: Outlook) -> list[Seat]:
    s = look.s
    order = s.clockwise_from(s.turn)
    place = order.index(look.seat)
    return [other for other in order[place + 1 :] if not s.eliminated >> other & 1]


def _answer(look: Outlook, option: Option, mine: int, stake: float, needed: int) -> float:
    """Prestige is held hidden as far as it may decide the matter and is worth less than that."""
    s, seat = look.s, look.seat
    _, answer, number = option
    if answer != mine:
        return -0.5
    if not number:
        return 0.1
    if s.prestige[seat] - number < 3:
        return -1.0
    price = -look.prestige(seat, -number)
    decides = min(1.0, (number + 0.5) / (needed + 1.5)) if needed else 0.12
    return 0.1 + 0.45 * stake * decides - price
