"""Equipment and retainers that change places between two minions without an action."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS, Entity
from elysium.games.vtes.rules.entities import attach
from elysium.games.vtes.rules.legality import may_bear
from elysium.games.vtes.rules.values import is_equipment
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.terms import CHOOSE, DECLINE, book, entity_of


@book.step
def goods_change_places(s: Vtes, seat: Seat, one: Entity, other: Entity, after: int) -> None:
    """Card by card, in the order in which they came into play, so that none goes to and fro."""
    if _goods(s, one, other, after):
        s.ask(seat, choose_goods, one, other, after)


def _goods(s: Vtes, one: Entity, other: Entity, after: int) -> list[Entity]:
    ways = ((card, other if s.host[card] == one else one) for card in (*s.attached(one), *s.attached(other)))
    return sorted(card for card, taker in ways if card > after and _is_goods(s, card) and may_bear(s, taker, card))


def _is_goods(s: Vtes, card: Entity) -> bool:
    return is_equipment(CARDS[s.face[card]]) or "retainer" in CARDS[s.face[card]].types


@book.choice("VTES-1.4-01")
def choose_goods(s: Vtes, seat: Seat, one: Entity, other: Entity, after: int) -> Sequence[Option]:
    return [(DECLINE,), *((CHOOSE, s.ref(card)) for card in _goods(s, one, other, after))]


@book.answer(choose_goods)
def moves_goods(s: Vtes, seat: Seat, option: Option, one: Entity, other: Entity, after: int) -> None:
    if option[0] == DECLINE:
        return
    card = entity_of(option[1])
    attach(s, card, other if s.host[card] == one else one)
    s.do((goods_change_places, seat, one, other, card))
