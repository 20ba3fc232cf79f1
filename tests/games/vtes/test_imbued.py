"""Imbued in whole games: convictions and powers reach them, and they are incapacitated. [appendix A]"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from elysium.engine.state import Option
from elysium.games.vtes.conservation import check_conservation
from elysium.games.vtes.decks.rules import deck_word
from elysium.games.vtes.definitions.facts import Deck, facts, preconstructed
from elysium.games.vtes.definitions.language import CARDS, Entity
from elysium.games.vtes.definitions.names import CLANS, CREEDS
from elysium.games.vtes.game import VTES
from elysium.games.vtes.rules.entities import to_ready
from elysium.games.vtes.rules.values import counts_as_clan
from elysium.games.vtes.state import READY, Vtes
from elysium.games.vtes.terms import BRING_OUT, CONVINCE, RECOVER, TRANSFER
from tests.games.vtes.harness import DECLARED
from tests.harness.test_secrets import worlds_agree

WANTED = (RECOVER, CONVINCE, BRING_OUT, TRANSFER)


def deck() -> Deck:
    cards = [facts()[face] for face in sorted(CARDS.definitions)]
    crypt = tuple((fact.id, 2) for fact in cards if "imbued" in fact.types)
    hunters = tuple((fact.id, 8) for fact in cards if {"conviction", "power"} & set(fact.types))
    weapons = next(iter(preconstructed().values())).library
    return Deck("", crypt, tuple(sorted(dict((*weapons[:30], *hunters)).items())))


def choose(s: Vtes, rng: Random) -> tuple[int, Option]:
    number = rng.randrange(len(s.asked))
    options = VTES.book.options(s, s.asked[number])
    wanted = [option for verb in WANTED for option in options if option[0] == verb]
    return number, wanted[0] if wanted and rng.random() < 0.8 else rng.choice(options)


def test_whole_games_with_imbued_keep_every_card() -> None:
    assert sum(convictions_in_a_game(seed) for seed in range(2))


def convictions_in_a_game(seed: int) -> int:
    rng = Random(seed)
    words = ",".join([deck_word(deck()), "first-blood-nosferatu", deck_word(deck())])
    s = VTES.start(VTES.setup(3, {"decks": words}), bytes([seed] * 32))
    given = 0
    for turn in range(4000):
        if s.over:
            break
        number, option = choose(s, rng)
        given += option[0] == CONVINCE
        VTES.book.take(s, s.asked[number], option)
        check_conservation(s)
        DECLARED.check(s)
        if turn % 150 == 0:
            worlds_agree(VTES, s, rng)
    return given


def table(**details: Any) -> Vtes:
    s = VTES.rulings.position_from({"players": ["ana", "bob"], **details}, ("ana", "bob"))
    VTES.book.proceed(s)
    return s


@pytest.mark.rule("VTES-A.1-04", "VTES-A.4-02")
def test_a_creed_is_asked_for_as_a_clan() -> None:
    assert CREEDS == ("avenger", "defender", "innocent", "judge", "martyr", "redeemer", "visionary")
    s = table(ana={"ready": ["jack-hannibal137-harmon"]})
    for creed in CREEDS:
        assert counts_as_clan(s, Entity(1), (CLANS.index(creed),)) == (creed == "defender")


@pytest.mark.rule("VTES-A.4-03")
def test_the_virtues_of_all_imbued_are_these_seven() -> None:
    imbued = [fact for fact in facts().values() if "imbued" in fact.types]
    virtues = {code for fact in imbued for code, _ in fact.disciplines}
    assert virtues == {"def", "inn", "jud", "mar", "red", "ven", "viz"}
    assert all(level == 1 for fact in imbued for _, level in fact.disciplines)


@pytest.mark.rule("VTES-A.5-07")
def test_whoever_leaves_the_incapacitated_region_gains_a_life() -> None:
    s = table(ana={"torpor": [{"jack-hannibal137-harmon": {"life": 0}}, {"marion-teacher193-perks": {"life": 4}}]})
    for imbued in (Entity(1), Entity(2)):
        to_ready(s, imbued)
        assert s.region[imbued] == READY
    assert (s.blood[1], s.blood[2]) == (1, 4)
