"""A table that brings cards of its own: whatever is said there is said of its own cards, and of no other table's."""

from itertools import pairwise
from random import Random

import msgspec
import pytest

from elysium.engine.sayings import read
from elysium.engine.statements import statements
from elysium.engine.text import LANGUAGES, Speech
from elysium.games.vendetta.cards.editions import EDITIONS, MOST_EDITIONS
from elysium.games.vendetta.cards.reading import standard
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.rule_notes import CARD_OF_AREA, HAVEN, PLACES
from elysium.games.vendetta.state import Vendetta
from elysium.games.vendetta.terms import STAY
from elysium.games.vendetta.worlds import WorldSampler
from elysium.server.templates import EncodedViewpoint
from elysium.server.wire import Position
from tests.games.vendetta.harness import OWN_CARDS
from tests.games.vendetta.tables import NAMES, answer, described, played_at_random, started

OTHER_CARDS = "cards: [{code: BR02, power: 7, conflict: []}, {code: VI, kiss: 3}]\nrewards: {third: [2, 2, 2]}\n"


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# Texts and facts


def test_each_edition_has_its_own_texts(language: str) -> None:
    usual, own, other = (Speech(language, VENDETTA, text) for text in ("", OWN_CARDS, OTHER_CARDS))
    texts = [speech.card("punks-posse") for speech in (usual, own, other, usual, own, other)]
    assert len(set(texts[:3])) == 3
    assert texts[:3] == texts[3:]
    for card in VENDETTA.cards.words():
        is_changed = EDITIONS[OWN_CARDS].cards[standard().number_of[card]].changed
        assert is_changed or own.card(card) == usual.card(card)
        assert own.card_name(card) == usual.card_name(card), "cards cannot be renamed"


def test_numbers_kinds_and_traits_are_those_of_the_table() -> None:
    marcel = VENDETTA.cards.facts("marcel", OWN_CARDS)
    assert marcel.traits["kind"] == ("human",)
    assert marcel.numbers == {"influence": 4, "kiss": 2, "drained-blood": 4, "drained-influence": 2}
    assert VENDETTA.cards.facts("victim", OWN_CARDS).numbers["influence"] == 2
    assert VENDETTA.cards.facts("victim", OTHER_CARDS).numbers["kiss"] == 3
    assert VENDETTA.cards.facts("marcel", "").traits["kind"] == ("vampire",)
    assert VENDETTA.cards.facts("marcel", "").numbers["tokens"] == 1
    assert VENDETTA.cards.facts("victim", "").numbers["influence"] == 1


def test_changed_cards_say_so_and_only_at_such_a_table() -> None:
    traits = {card: VENDETTA.cards.facts(card, OWN_CARDS).traits["edition"] for card in VENDETTA.cards.words()}
    assert [card for card, said in traits.items() if said == ("changed",)] == [
        "punks-posse", "show-of-force", "vanish", "marcel", "victim",
    ]  # fmt: skip
    assert traits["challenge"] == ("unchanged",)
    assert not any("edition" in VENDETTA.cards.facts(card, "").traits for card in VENDETTA.cards.words())


def test_how_sure_a_changed_fact_is_nobody_says_but_the_file() -> None:
    said = VENDETTA.cards.facts(
        "punks-posse", "cards: [{code: BR02, power: 1, conflict: [], kind: conflict}]"
    ).confidence
    assert said == {"name": "medium", "kind": "medium", "power": "table", "effect": "table"}
    sure = VENDETTA.cards.facts("punks-posse", "cards: [{code: BR02, power: 1, confidence: {power: high}}]")
    assert sure.confidence["power"] == "high"
    assert sure.traits["edition"] == ("changed",)


def test_saying_again_what_our_files_say_changes_nothing() -> None:
    same = "cards: [{code: BR07, power: 3, kind: preparation, preparation: [{steal: 1}]}]"
    assert not any(card.changed for card in EDITIONS[same].cards)
    own, printed = (VENDETTA.cards.facts("show-of-force", edition) for edition in (same, ""))
    assert own.confidence == printed.confidence


# Rule statements


def test_statements_about_changed_cards_and_rewards_say_what_holds_here(language: str) -> None:
    usual, own = Speech(language, VENDETTA), Speech(language, VENDETTA, OWN_CARDS)
    differs = [rule for rule in statements(VENDETTA.folder) if own.rule(rule) != usual.rule(rule)]
    assert differs == [
        "VEN-REWARD-05", "VEN-HAVEN-01", "VEN-CARD-03", "VEN-CARD-10", "VEN-CARD-12", "VEN-CARD-13", "VEN-CARD-14",
        "VEN-CARD-28",
    ]  # fmt: skip
    for rule in differs:
        assert own.rule(rule).startswith(usual.rule(rule))
    assert own.rule("VEN-CARD-12").endswith(own.card("vanish"))


def test_a_note_reads_like_a_sentence() -> None:
    notes = Speech("en", VENDETTA, OTHER_CARDS)
    assert notes.rule("VEN-REWARD-06").endswith("Changed at this table: 2 in round 1, 2 in round 2 and 2 in round 3.")
    assert notes.rule("VEN-CARD-03").endswith(
        "Victim (influence 1, Kiss 3, blood when drained 3, influence when drained 0). No ability."
    )


def test_everything_that_notes_refer_to_exists() -> None:
    known = statements(VENDETTA.folder)
    assert {HAVEN, *PLACES} <= known.keys()
    assert set(CARD_OF_AREA) <= {statement.area for statement in known.values()}
    assert set(CARD_OF_AREA.values()) <= {card.code for card in standard().cards}


# At the table


def asked_about_the_cauldron(cards: str) -> Vendetta:
    s = described(
        3,
        clans={"ana": "tremere", "bea": "brujah", "cai": "gangrel"},
        cards=cards,
        district=1,
        table={1: {"ana": ["TR05"], "bea": ["BR08"]}},
        pool={"ana": 7},
        allies={1: "AL16"},
    )
    answer(s, (STAY,))
    answer(s, (STAY,))
    return s


CAULDRONS = {
    "": "Cauldron of Blood: do you spend 3 blood so that each rival loses 4?",
    "cards: [{code: TR05, aftermath: [{may-spend: 1, then: [{lose: 9}]}]}]": (
        "Cauldron of Blood: do you spend 1 blood so that each rival loses 9?"
    ),
    "cards: [{code: TR05, aftermath: [{may-spend: 2, then: [{steal: 1}]}]}]": (
        "Cauldron of Blood: do you spend 2 blood to steal 1 from each rival?"
    ),
}


def test_questions_name_the_amounts_of_the_table() -> None:
    """On the wire too, where what was said at one table is said again at others."""
    speech = Speech("en", VENDETTA)
    tables = {cards: VENDETTA.observe(asked_about_the_cauldron(cards), 0) for cards in CAULDRONS}
    for _ in range(2):
        for cards, said in CAULDRONS.items():
            assert speech.question(tables[cards], NAMES[:3]) == said
            sent = msgspec.json.encode(EncodedViewpoint(VENDETTA, NAMES[:3]).position(tables[cards], 1, 0.0, False))
            assert read(msgspec.json.decode(sent, type=Position).say, speech.say) == said


def test_worlds_and_knowledge_are_of_the_same_edition() -> None:
    s = started(3, clans="brujah,nosferatu,malkavian", cards=OWN_CARDS)
    played = played_at_random(s, 5)
    for _ in range(20):
        next(played)
    view = VENDETTA.observe(s, 0)
    assert WorldSampler(view)(Random(1)).edition == OWN_CARDS
    names = {card for cards in VENDETTA.views.knowledge(view, ["a", "b", "c"]).values() for card in cards}
    assert names
    assert names <= set(VENDETTA.cards.words())


def test_many_editions_come_and_go_without_being_mixed_up() -> None:
    texts = [f"cards: [{{code: BR02, power: {power}}}] # {place}" for place, power in enumerate([3, 4] * MOST_EDITIONS)]
    for _ in range(2):
        for text, after in pairwise(texts):
            powers = [VENDETTA.cards.facts("punks-posse", one).numbers["power"] for one in (text, after, text)]
            assert powers in ([3, 4, 3], [4, 3, 4])
    kept = sum(EDITIONS[text] is edition for text, edition in [(text, EDITIONS[text]) for text in texts])
    assert kept <= MOST_EDITIONS
