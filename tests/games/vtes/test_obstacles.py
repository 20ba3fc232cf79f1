"""What is in the way of a card from hand is in the way of the same words on a card in play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from elysium.games.vtes.definitions.language import (
    ACTION,
    CARDS,
    COMBAT_CARD,
    MODIFIER,
    NO_ENTITY,
    NO_FACE,
    POLITICAL,
    REACTION,
    W_ADDITIONAL,
    W_ANNOUNCED,
    W_BLOCK,
    W_MINION,
    W_RANGE,
    Entity,
    Mode,
)
from elysium.games.vtes.definitions.names import DISCIPLINES
from elysium.games.vtes.game import VTES
from elysium.games.vtes.marks import ADDITIONAL_GAINED, LIMITED_BLEED, PAST_ANNOUNCEMENT, TABLE_ITSELF
from elysium.games.vtes.rules.entities import new_entity
from elysium.games.vtes.rules.legality import ability_obstacle, play_obstacle
from elysium.games.vtes.rules.limits import mark, mark_action
from elysium.games.vtes.rules.obstacles import OBSTACLES
from elysium.games.vtes.state import ACTION as THIS_ACTION
from elysium.games.vtes.state import (
    BLEED_ACTION,
    CARD_ACTION,
    ON,
    POLITICAL_ACTION,
    READY,
    STEALTH,
    UNCONTROLLED,
    ChosenStrike,
    Vtes,
)
from elysium.games.vtes.vocabulary.clauses import damaging
from elysium.games.vtes.vocabulary.effects import burn_blood
from elysium.games.vtes.vocabulary.lowering import lower_costs
from elysium.games.vtes.vocabulary.things import SELF
from tests.games.vtes.harness import cards_as_before

EVERY_DISCIPLINE = (1 << len(DISCIPLINES)) - 1


class Table(NamedTuple):
    s: Vtes
    minion: Entity
    foe: Entity
    on_it: Entity
    """A card on the minion that says the same as the one in hand."""

    def obstacles(self, mode: Mode, window: int) -> tuple[str, str]:
        """Why the minion cannot play the card in this way, and why it cannot use it from the card in play."""
        s, seat = self.s, self.s.controller[self.minion]
        face = s.face[self.on_it]
        CARDS[face] = card = replace(CARDS[face], modes=(mode,), abilities=(mode,))
        played = play_obstacle(s, seat, window, card, 0, self.minion)
        used = ability_obstacle(s, seat, window, self.on_it, 0, self.minion)
        return OBSTACLES[played][0], OBSTACLES[used][0]


@pytest.fixture
def table() -> Iterator[Table]:
    s = VTES.start(VTES.setup(2), bytes(32))
    seat, other = s.turn, s.prey(s.turn)
    minion, foe = (s.in_region(whose, UNCONTROLLED)[0] for whose in (seat, other))
    for vampire in (minion, foe):
        s.region[vampire] = READY
        s.blood[vampire] = 2
        s.basic[vampire] = EVERY_DISCIPLINE
        s.superior[vampire] = 0
    plain = next(card for card in CARDS.values() if not card.crypt and not card.requires and not card.clans)
    with cards_as_before():
        CARDS[plain.face] = replace(plain, blood_cost=0, pool_cost=0, unique_key="", traits=0, limit=-1, one_each=-1)
        on_it = new_entity(s, plain.face, seat, seat, ON)
        s.host[on_it] = minion
        yield Table(s, minion, foe, on_it)


def in_an_action(table: Table) -> Vtes:
    table.s.acting, table.s.action = table.minion, CARD_ACTION
    return table.s


def in_combat(table: Table) -> Vtes:
    table.s.fighters = (table.minion, table.foe)
    table.s.strikes = [0] * 8
    return table.s


def way(kind: int, window: int, **rest: Any) -> Mode:
    return replace(Mode(kind=kind, windows=1 << window, own=True), **rest)


@pytest.mark.rule("VTES-6.1.1-10")
def test_one_limited_bleed_an_action(table: Table) -> None:
    s = in_an_action(table)
    mode = way(MODIFIER, W_ANNOUNCED, bleed=1, limited=True)
    assert table.obstacles(mode, W_ANNOUNCED) == ("none", "none")
    mark(s, table.minion, LIMITED_BLEED)
    assert table.obstacles(mode, W_ANNOUNCED) == ("limited-used",) * 2


@pytest.mark.rule("VTES-6.2.2.2-04")
def test_stealth_only_when_it_is_needed(table: Table) -> None:
    s = in_an_action(table)
    mode = way(MODIFIER, W_BLOCK, stealth=1)
    s.blocker = table.foe
    assert table.obstacles(mode, W_BLOCK) == ("none", "none")
    s.add(THIS_ACTION, STEALTH, table.minion, 1)
    assert table.obstacles(mode, W_BLOCK) == ("stealth-not-needed",) * 2


@pytest.mark.rule("VTES-1.6.3.2-01")
def test_a_modifier_is_the_acting_minions(table: Table) -> None:
    assert table.obstacles(way(MODIFIER, W_BLOCK, stealth=1), W_BLOCK) == ("only-acting-minion",) * 2


@pytest.mark.rule("VTES-1.6.3.6-02")
def test_nobody_reacts_to_an_action_of_their_own(table: Table) -> None:
    in_an_action(table)
    assert table.obstacles(way(REACTION, W_BLOCK, intercept=1), W_BLOCK) == ("own-action",) * 2


def test_as_the_action_is_announced_and_no_later(table: Table) -> None:
    s = in_an_action(table)
    mode = way(MODIFIER, W_ANNOUNCED, as_announced=True)
    assert table.obstacles(mode, W_ANNOUNCED) == ("none", "none")
    mark(s, TABLE_ITSELF, PAST_ANNOUNCEMENT)
    assert table.obstacles(mode, W_ANNOUNCED) == ("card-forbids",) * 2


@pytest.mark.rule("VTES-6.4.3-16")
def test_additional_strikes_are_gained_once_a_round(table: Table) -> None:
    s = in_combat(table)
    mode = way(COMBAT_CARD, W_ADDITIONAL, additional=1)
    assert table.obstacles(mode, W_ADDITIONAL) == ("none", "none")
    mark(s, table.minion, ADDITIONAL_GAINED)
    assert table.obstacles(mode, W_ADDITIONAL) == ("additional-strikes-gained",) * 2


@pytest.mark.rule("VTES-6.4.2-05")
def test_nobody_maneuvers_twice_in_a_row(table: Table) -> None:
    s = in_combat(table)
    mode = way(COMBAT_CARD, W_RANGE, maneuver=True)
    assert table.obstacles(mode, W_RANGE) == ("none", "none")
    s.last = table.minion
    assert table.obstacles(mode, W_RANGE) == ("card-forbids",) * 2


def test_a_strike_is_chosen_once(table: Table) -> None:
    s = in_combat(table)
    mode = way(COMBAT_CARD, W_RANGE, strike=damaging(1), optional_maneuver=True)
    assert table.obstacles(mode, W_RANGE) == ("none", "none")
    s.choose_strike(0, ChosenStrike(1))
    assert table.obstacles(mode, W_RANGE) == ("card-forbids",) * 2


@pytest.mark.rule("VTES-1.6.3.5-01")
def test_who_does_not_fight_uses_nothing_in_combat(table: Table) -> None:
    table.s.fighters = (table.foe, table.foe)
    assert table.obstacles(way(COMBAT_CARD, W_RANGE, maneuver=True), W_RANGE) == ("not-in-combat",) * 2


@pytest.mark.rule("VTES-6.1.1-04", "VTES-6.1.7-04")
@pytest.mark.parametrize(
    ("kind", "deed", "taken", "reason"),
    [
        (ACTION, {"bleeds": True}, BLEED_ACTION, "bled-already"),
        (POLITICAL, {}, POLITICAL_ACTION, "political-action-taken"),
    ],
)
def test_one_bleed_and_one_political_action_a_turn(
    table: Table, kind: int, deed: dict[str, bool], taken: int, reason: str
) -> None:
    mode = way(kind, W_MINION, **deed)
    assert table.obstacles(mode, W_MINION) == ("none", "none")
    mark_action(table.s, table.minion, taken, NO_FACE, NO_ENTITY, 0)
    assert table.obstacles(mode, W_MINION) == (reason,) * 2


@pytest.mark.rule("VTES-1.5.4-02")
def test_disciplines(table: Table) -> None:
    mode = way(ACTION, W_MINION, needs=1, level=2)
    assert table.obstacles(mode, W_MINION) == ("needs-superior",) * 2
    table.s.basic[table.minion] = 0
    assert table.obstacles(mode, W_MINION) == ("needs-discipline",) * 2


@pytest.mark.rule("VTES-1.6.1.3-07", "VTES-1.6.3-04")
def test_the_price(table: Table) -> None:
    mode = way(ACTION, W_MINION, **lower_costs([burn_blood(2, SELF)]))
    assert table.obstacles(mode, W_MINION) == ("none", "none")
    table.s.blood[table.minion] = 1
    assert table.obstacles(mode, W_MINION) == ("cannot-pay",) * 2
    table.s.capacity[table.minion] = 0
    assert table.obstacles(mode, W_MINION) == ("vampires-only",) * 2
