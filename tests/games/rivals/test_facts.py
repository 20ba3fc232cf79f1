"""What is printed on the cards: the whole box is there, and every card is found however its name is written."""

import subprocess
import sys
from collections import Counter
from itertools import pairwise

import pytest

from elysium.games.rivals.definitions.core import CORE
from elysium.games.rivals.definitions.facts import NONE
from elysium.games.rivals.definitions.names import (
    AGENDA_STACK,
    ATTACK,
    CHARACTER,
    CITIZEN,
    CITY_STACK,
    CLANS,
    CONSPIRACY,
    ERRATA,
    EVENT,
    FACTION_STACK,
    FIRST,
    GUARD,
    HAVEN_STACK,
    LIBRARY_STACK,
    MORTAL,
    PHYSICAL,
    REACTION,
    RELENTLESS,
    SETS,
    TITLE,
)
from elysium.games.rivals.definitions.table import (
    DECK_STACKS,
    by_word,
    city_deck,
    every_card,
    fact_of,
    named,
    named_in_decks,
    nearest_names,
)


def test_the_box_is_complete() -> None:
    assert Counter(fact.stack for fact in CORE) == {
        LIBRARY_STACK: 69,
        FACTION_STACK: 36,
        HAVEN_STACK: 8,
        AGENDA_STACK: 8,
        CITY_STACK: 20,
    }
    clans = Counter(CLANS[fact.clan] for fact in CORE if fact.stack == FACTION_STACK)
    assert clans == dict.fromkeys(("brujah", "malkavian", "toreador", "ventrue"), 9)


@pytest.mark.rule("RIV-COMP-02")
def test_the_city_deck_has_27_cards_of_which_10_are_events() -> None:
    cards = [fact_of(face) for face in city_deck()]
    assert len(cards) == 27
    assert sum(fact.is_a(EVENT) for fact in cards) == 10
    others = Counter(fact.word for fact in cards if not fact.is_a(EVENT) and not fact.is_a(CITIZEN))
    assert others == {"prince-of-the-city": 1, "special-affairs-division": 4, "vagrant": 5}


def test_cards_are_numbered_one_by_one_and_have_words_of_their_own() -> None:
    cards = every_card()
    assert len(cards) == 862
    assert [fact.face for fact in cards] == list(range(1, 863))
    assert len({fact.word for fact in cards}) == 862
    assert all(fact_of(fact.face) is fact is by_word(fact.word) for fact in cards)
    assert all(before.edition <= after.edition for before, after in pairwise(cards))


def test_only_the_core_set_was_compared_with_the_cards() -> None:
    assert [fact for fact in every_card() if fact.is_verified] == list(CORE)
    assert {fact.edition for fact in every_card()} == set(range(len(SETS)))


def test_each_kind_of_card_has_the_numbers_that_the_rules_need() -> None:
    for fact in CORE:
        if fact.is_a(CHARACTER):
            assert 2 <= fact.potency <= 6
            assert 1 <= len(fact.disciplines) <= 3
            assert sum(fact.attributes) in (1, 2, 3)
        assert (fact.attack > 0) == fact.is_a(ATTACK)
        assert (fact.reaction > 0) == fact.is_a(REACTION)
        assert (fact.damage != NONE) or not fact.is_a(ATTACK)
        assert (fact.influence != NONE) == (fact.is_a(TITLE) and fact.stack == LIBRARY_STACK)
        assert (fact.resolves_at != NONE) == fact.is_a(CONSPIRACY)
        assert (fact.blood != NONE) == (fact.points != NONE) == fact.is_a(MORTAL)


@pytest.mark.rule("RIV-CARD-59")
def test_both_printings_are_known() -> None:
    punch = by_word("sucker-punch")
    assert punch
    assert (punch.damage_in(FIRST), punch.damage_in(ERRATA)) == (2, 1)
    assert [fact.word for fact in CORE if fact.is_revised] == [
        "dragons-roost",
        "the-madhouse",
        "drain-them-slowly",
        "hunt-the-hunters",
        "pr-firm",
        "scoped-30-06",
        "sucker-punch",
    ]


def test_what_the_examples_of_the_rulebook_tell_of_cards_is_true() -> None:
    hydra, flick, skunk = by_word("hydra"), by_word("flick"), by_word("skunk")
    assert hydra
    assert flick
    assert skunk
    assert (hydra.potency, hydra.attributes) == (6, (2, 1, 0))
    assert (flick.potency, flick.has(RELENTLESS)) == (3, True)
    assert (skunk.potency, skunk.attributes[PHYSICAL], skunk.has(GUARD)) == (3, 1, True)


@pytest.mark.parametrize(
    ("written", "word"),
    [
        ("JESUS", "jesus"),
        ("Jesús", "jesus"),
        ("Jesu\u0301s", "jesus"),
        ("Guv’nah", "guvnah"),
        ("guv'nah", "guvnah"),
        ("Haven - The Dockyards", "the-dockyards"),
        ("Dockyards, The", "the-dockyards"),
        ("penthouse", "the-penthouse"),
        ("coup de grace", "coup-de-grace"),
        ("38 special", "38-special"),
        ("Smoke ‘Em Out", "smoke-em-out"),
        ("Inmate 745943", "inmate-745943"),
        ("fame and fortune", "fame-and-fortune"),
        ("first tradition – the masquerade", "first-tradition-the-masquerade"),
        ("Prince of the City", "prince-of-the-city"),
        ("Chef", "chef"),
        ("Vagrant", "vagrant"),
        ("mula sem cabeca", "hah-mula-sem-cabeca"),
    ],
)
def test_a_name_is_found_in_any_writing(written: str, word: str) -> None:
    found = named(written)
    assert found is not None
    assert found.word == word


def test_every_card_is_found_by_its_name_those_of_the_core_set_before_all_others() -> None:
    for fact in every_card():
        found = named(fact.name)
        assert found is not None
        assert found.name == fact.name
        assert found is fact or not fact.is_verified


def test_in_decks_a_name_means_a_card_that_goes_into_decks() -> None:
    """A citizen of the City Deck and a werewolf are both called Chef; nobody brings a Vagrant."""
    for written, word in (("Chef", "fat-chef"), ("Ghost", "war-ghost"), ("Hydra", "hydra"), ("Vagrant", "vagrant")):
        found = named_in_decks(written)
        assert found is not None
        assert found.word == word
    for fact in every_card():
        found = named_in_decks(fact.name)
        assert found is not None
        assert found is fact or fact.stack not in DECK_STACKS


def test_cards_of_later_sets_are_not_loaded_for_those_of_the_core_set() -> None:
    """A game starts sooner without them."""
    code = (
        "import sys; from elysium.games.rivals.definitions.table import by_word, fact_of, named; "
        "fact_of(1), by_word('hydra'), named('Haven - The Madhouse'); "
        "sys.exit('elysium.games.rivals.definitions.later' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("written", ["", "–", "no such card", "x" * 10_000])
def test_what_is_no_name_finds_nothing(written: str) -> None:
    assert named(written) is None


def test_a_typing_error_is_told_what_may_be_meant() -> None:
    assert nearest_names("Sucker Pnuch")[0] == "Sucker Punch"
    assert nearest_names("Hyrda")[0] == "Hydra"
    assert list(nearest_names("qqqqqq")) == []
