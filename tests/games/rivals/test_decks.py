"""Decks: every shape is read back as it was written, and what is wrong with a deck is said card by card."""

import json
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elysium.engine.card_names import folded
from elysium.engine.decks import LARGEST_FILE
from elysium.engine.refusal import BadFile, BadSetup
from elysium.games.rivals.decks.deck import LONGEST_TITLE, Deck, deck_of, size
from elysium.games.rivals.decks.rules import (
    SHAPES,
    STARTERS,
    deck_word,
    problems,
    read_deck,
    starter,
    write_deck,
)
from elysium.games.rivals.decks.text import (
    CARD_FIELDS,
    HEADERS,
    LEADER_FIELDS,
    MOST_GUESSED,
    MOST_LINES,
    MOST_UNREAD,
    TITLE_FIELDS,
)
from elysium.games.rivals.definitions.core import CORE
from elysium.games.rivals.definitions.names import AGENDA_STACK, CLANS, FACTION_STACK, HAVEN_STACK, LIBRARY_STACK
from elysium.games.rivals.definitions.table import DECK_STACKS, every_card, fact_of, named
from elysium.games.rivals.opening import RIVALS_DECKS


def face(name: str) -> int:
    fact = named(name)
    assert fact is not None, name
    return fact.face


def faces(stack: int) -> list[int]:
    return [fact.face for fact in CORE if fact.stack == stack]


FACTION = [(vampire, 1) for vampire in faces(FACTION_STACK)[:7]]
LIBRARY = [(card, 3) for card in faces(LIBRARY_STACK)[:14]]
REST = [(faces(HAVEN_STACK)[0], 1), (faces(AGENDA_STACK)[0], 1)]


def reasons(*cards: tuple[int, int], leader: int = 0) -> list[tuple[str, str]]:
    return [(problem.reason, problem.rule) for problem in problems(deck_of("mine", cards, leader))]


def test_a_legal_deck_has_no_problems() -> None:
    assert reasons(*FACTION, *LIBRARY, *REST) == []
    assert reasons(*FACTION, *LIBRARY, *REST, leader=FACTION[3][0]) == []


@pytest.mark.rule("RIV-DECK-01")
def test_seven_vampires_of_different_names() -> None:
    eighth = (faces(FACTION_STACK)[7], 1)
    assert reasons(*FACTION[:6], *LIBRARY, *REST) == [("faction-size", "RIV-DECK-01")]
    assert reasons(*FACTION, eighth, *LIBRARY, *REST) == [("faction-size", "RIV-DECK-01")]
    assert reasons(*FACTION[:6], FACTION[0], *LIBRARY, *REST) == [("vampire-twice", "RIV-DECK-01")]


@pytest.mark.rule("RIV-DECK-02")
@pytest.mark.parametrize(
    ("cards", "found"),
    [(39, ["library-too-small"]), (40, []), (60, []), (61, ["library-over-limit"])],
)
def test_a_library_of_40_to_60(cards: int, found: list[str]) -> None:
    library = [(card, 3) for card in faces(LIBRARY_STACK)[: cards // 3]]
    library += [(faces(LIBRARY_STACK)[-1], cards % 3)] * (cards % 3 > 0)
    assert reasons(*FACTION, *library, *REST) == [(reason, "RIV-DECK-02") for reason in found]


@pytest.mark.rule("RIV-DECK-03")
def test_at_most_three_of_a_name() -> None:
    assert reasons(*FACTION, *LIBRARY, LIBRARY[0], *REST) == [("too-many-copies", "RIV-DECK-03")]
    (found,) = problems(deck_of("mine", [*FACTION, *LIBRARY, (LIBRARY[1][0], 1), *REST]))
    assert found.details == {"card": fact_of(LIBRARY[1][0]).name, "copies": 4, "most": 3}


@pytest.mark.rule("RIV-DECK-04")
def test_one_haven_and_one_agenda() -> None:
    haven, agenda = REST
    assert reasons(*FACTION, *LIBRARY, agenda) == [("deck-without-haven", "RIV-DECK-04")]
    assert reasons(*FACTION, *LIBRARY, haven) == [("deck-without-agenda", "RIV-DECK-04")]
    assert reasons(*FACTION, *LIBRARY, *REST, haven) == [("too-many-havens", "RIV-DECK-04")]
    another = (faces(AGENDA_STACK)[1], 1)
    assert reasons(*FACTION, *LIBRARY, *REST, another) == [("too-many-agendas", "RIV-DECK-04")]
    for haven_face in faces(HAVEN_STACK):
        assert reasons(*FACTION, *LIBRARY, (haven_face, 1), agenda) == []


@pytest.mark.rule("RIV-SETUP-08")
def test_the_leader_is_one_of_the_vampires() -> None:
    stranger = faces(FACTION_STACK)[20]
    assert reasons(*FACTION, *LIBRARY, *REST, leader=stranger) == [("leader-not-in-faction", "RIV-SETUP-08")]


@pytest.mark.rule("RIV-DECK-09")
def test_clans_mix_freely_but_a_card_nobody_can_play_is_noted() -> None:
    clans = [next(f.face for f in CORE if CLANS[f.clan] == clan) for clan in ("brujah", "malkavian", "toreador")]
    brujah = [fact.face for fact in CORE if fact.stack == FACTION_STACK and CLANS[fact.clan] == "brujah"][:4]
    mixed = [(vampire, 1) for vampire in {*clans, *brujah, faces(FACTION_STACK)[1]}]
    library = [*[(card, 3) for card in faces(LIBRARY_STACK) if not fact_of(card).clan][:13], (face("Greed"), 1)]
    deck = deck_of("mixed", [*mixed[:6], (faces(FACTION_STACK)[2], 1), *library, *REST])
    assert [found.rule for found in problems(deck) if found.rule != "RIV-DECK-01"] == []
    notes = [(note.message, note.details) for note in RIVALS_DECKS.notes(deck)]
    assert notes == [("note-no-such-clan", {"card": "Greed"}), ("note-no-leader", {})]


def test_all_problems_are_found_at_once() -> None:
    assert len(reasons(FACTION[0], FACTION[0], (LIBRARY[0][0], 5), leader=FACTION[1][0])) == 7


# The decks that come with the game


@pytest.mark.rule("RIV-SETUP-04", "RIV-SETUP-05")
def test_the_starter_decks_are_legal_and_of_one_clan() -> None:
    assert RIVALS_DECKS.names() == ("brujah", "toreador", "ventrue", "malkavian")
    for name in STARTERS:
        deck = starter(name)
        assert problems(deck) == []
        assert RIVALS_DECKS.notes(deck) == []
        assert RIVALS_DECKS.unsupported(deck) == []
        assert [size(pile) for _, pile in deck.piles()] == [7, 1, 1, 40]
        assert {CLANS[fact_of(vampire).clan] for vampire, _ in deck.faction} == {name}
        assert fact_of(deck.leader).potency == max(fact_of(vampire).potency for vampire, _ in deck.faction)


def test_one_box_holds_all_four_starter_decks() -> None:
    used = Counter[int]()
    for name in STARTERS:
        used.update({face: count for _, pile in starter(name).piles() for face, count in pile})
    assert all(count <= (3 if fact_of(face).stack == LIBRARY_STACK else 1) for face, count in used.items())


def test_every_card_of_a_starter_deck_can_be_played_by_somebody() -> None:
    for name in STARTERS:
        strongest = max(fact_of(vampire).potency for vampire, _ in starter(name).faction)
        assert all(fact_of(card).potency <= strongest for card, _ in starter(name).library)


# Reading and writing

FACES = {stack: [fact.face for fact in every_card() if fact.stack == stack] for stack in DECK_STACKS}
TITLES = st.text(max_size=2 * LONGEST_TITLE)


@st.composite
def decks(draw: st.DrawFn, is_whole: bool) -> Deck:
    """Any cards at all; or with one Haven, one Agenda and every vampire once, as JSON has place for."""
    vampires = draw(st.lists(st.sampled_from(FACES[FACTION_STACK]), min_size=1, max_size=9, unique=True))
    library = draw(st.dictionaries(st.sampled_from(FACES[LIBRARY_STACK]), st.integers(1, 99), max_size=30))
    once = st.integers(1, 1 if is_whole else 3)
    cards = [(vampire, draw(once)) for vampire in vampires]
    for stack in (HAVEN_STACK, AGENDA_STACK):
        some = st.lists(st.sampled_from(FACES[stack]), min_size=int(is_whole), max_size=2 - is_whole, unique=True)
        cards += [(card, draw(once)) for card in draw(some)]
    return deck_of(draw(TITLES), [*cards, *library.items()], draw(st.sampled_from([0, *vampires])))


@settings(deadline=None)
@given(decks(is_whole=False))
def test_text_is_read_back_as_it_was_written(deck: Deck) -> None:
    assert read_deck(write_deck(deck, "text"), "") == deck


@settings(deadline=None)
@given(decks(is_whole=True))
def test_json_is_read_back_as_it_was_written(deck: Deck) -> None:
    assert read_deck(write_deck(deck, "json"), "") == deck


@settings(deadline=None)
@given(decks(is_whole=False))
def test_the_word_of_a_deck_is_read_back(deck: Deck) -> None:
    assert read_deck(deck_word(deck), deck.name) == deck
    assert "," not in deck_word(deck)


@settings(max_examples=300, deadline=None)
@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(BadFile):
        read_deck(text, "file")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20) | st.sampled_from(["core-hydra", "core-greed"]),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=20), inner),
    max_leaves=10,
)
FIELDS = ("agenda", "haven", "factionDeck", "libraryDeck", "name", "leader", "decklist", "meta")


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from(FIELDS), JSON))
def test_any_json_is_read_or_refused(value: dict[str, Any]) -> None:
    with suppress(BadFile):
        read_deck(json.dumps(value), "file")


def test_the_database_writes_decks_so() -> None:
    deck = starter("brujah")
    written = json.loads(write_deck(deck, "json"))
    assert written["agenda"] == "core-drain-them-slowly"
    assert written["haven"] == "core-house-of-pain"
    assert written["factionDeck"]["core-hydra"] is True
    assert written["factionDeck"]["core-flick"] is False
    assert written["libraryDeck"]["core-38-special"] == 2
    more = {**written, "id": "x", "creatorId": "y", "public": True, "description": None, "creatorPatronage": "kindred"}
    assert read_deck(json.dumps(more), "") == deck
    entity = {"agenda": written["agenda"], "haven": written["haven"], "leader": "core-hydra"}
    entity |= {"factionDeck": list(written["factionDeck"]), "libraryDeck": written["libraryDeck"]}
    assert read_deck(json.dumps({"decklist": entity, "meta": {"name": deck.name}}), "") == deck


@pytest.mark.parametrize(
    ("line", "count", "name"),
    [
        ("Hydra", 1, "Hydra"),
        ("1x hydra", 1, "Hydra"),
        ("3 Sucker Punch", 3, "Sucker Punch"),
        ("3x Sucker Punch", 3, "Sucker Punch"),
        ("x3 sucker punch", 3, "Sucker Punch"),
        ("2 x Sucker Punch", 2, "Sucker Punch"),
        ("1 Xander Klaus", 1, "Xander Klaus"),
        ("1x Xander Klaus", 1, "Xander Klaus"),
        ("3 × SUCKER PUNCH", 3, "Sucker Punch"),
        ("- 2 Sucker Punch (Core)", 2, "Sucker Punch"),
        ("Sucker Punch x2", 2, "Sucker Punch"),
        ("Sucker Punch (2)", 2, "Sucker Punch"),
        ("2 .38 Special", 2, ".38 Special"),
        ("38 special", 1, ".38 Special"),
        (".38 Special", 1, ".38 Special"),
        ("2 Coup de Grace", 2, "Coup de Grâce"),
        ("Haven - Artist Lofts", 1, "Artist Lofts"),
        ("Haven: Artist Lofts", 1, "Artist Lofts"),
        ("Agenda: the end is nigh", 1, "The End is Nigh"),
        ("1 Guv’nah [Core]", 1, "Guv'nah"),
        ("Leader: Hydra", 1, "Hydra"),
    ],
)
def test_people_write_lists_in_many_ways(line: str, count: int, name: str) -> None:
    deck = read_deck(f"Deck: mine\n\nFaction (7)\n{line}\n", "file")
    assert [(copies, fact.name) for copies, fact in deck.cards()] == [(count, name)]
    assert deck.name == "mine"


@pytest.mark.parametrize("marked", ["1 Hydra (Leader)", "Leader: Hydra\n1 Hydra", "Hydra [líder]", "Líder: Hydra"])
def test_a_list_may_say_who_leads(marked: str) -> None:
    deck = read_deck(marked, "file")
    assert (deck.leader, deck.faction) == (face("Hydra"), ((face("Hydra"), 1),))


@pytest.mark.parametrize(
    "header",
    ["Faction (7)", "Library: 40", "=== Library ===", "Biblioteca (40)", "Attacks", "# 3 Greed", "// 3 Greed", "---",
     "Author: Ana", "Total: 40", "Wampiry (7)"],
)  # fmt: skip
def test_headers_and_remarks_are_no_cards(header: str) -> None:
    assert [fact.name for _, fact in read_deck(f"{header}\n1 Hydra\n", "").cards()] == ["Hydra"]


def test_no_card_is_called_like_a_part_of_a_deck() -> None:
    assert not {folded(fact.name) for fact in every_card()} & (HEADERS | TITLE_FIELDS | LEADER_FIELDS | CARD_FIELDS)


def test_the_starter_decks_are_read_without_later_sets() -> None:
    code = (
        "import sys; from elysium.games.rivals.decks.rules import STARTERS, starter; "
        "[starter(name) for name in STARTERS]; sys.exit('elysium.games.rivals.definitions.later' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def refusal(text: str) -> BadFile:
    with pytest.raises(BadFile) as caught:
        read_deck(text, "file")
    return caught.value


def unread(text: str) -> list[tuple[int, str, list[str], str]]:
    lines: Any = refusal(text).details["unread"]
    return [(found.line, found.text, list(found.nearest), found.reason) for found in lines]


def test_every_line_that_is_no_card_is_named_with_what_may_be_meant() -> None:
    found = unread("1 Hydra\n\n3 Sucker Pnuch\n0 Greed\n100 Greed\n-2 Greed\n1 Vagrant\n2 qqqqqqq\nLeader: Greed\n")
    assert found == [
        (3, "3 Sucker Pnuch", ["Sucker Punch"], "no-card"),
        (4, "0 Greed", [], "bad-count"),
        (5, "100 Greed", [], "bad-count"),
        (6, "-2 Greed", [], "bad-count"),
        (7, "1 Vagrant", [], "not-for-decks"),
        (8, "2 qqqqqqq", [], "no-card"),
        (9, "Leader: Greed", [], "wrong-pile"),
    ]


def test_json_names_the_line_too() -> None:
    text = json.dumps(
        {"agenda": "core-greed", "haven": "core-house-of-pian", "libraryDeck": {"core-greed": 0, "core-vagrant": 1}},
        indent=1,
    )
    assert unread(text) == [
        (3, "core-house-of-pian", ["House of Pain", "Change of Plans", "Show of Dominance"], "no-card"),
        (2, "Greed", [], "wrong-pile"),
        (2, "Greed: 0", [], "bad-count"),
        (6, "Vagrant", [], "not-for-decks"),
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty-deck"),
        (" \n\t\n", "empty-deck"),
        ("# nothing\n", "no-cards-in-deck"),
        ("{}", "no-cards-in-deck"),
        ("{", "bad-deck-json"),
        ("[1, 2]", "bad-deck-json"),
        ('{"libraryDeck": {"core-greed": "three"}}', "bad-deck-json"),
        ('{"libraryDeck": {"core-greed": 1' + "0" * 5_000 + "}}", "bad-deck-json"),
        ('{"factionDeck": ' + "[" * 60_000, "bad-deck-json"),
        ('{"libraryDeck": {' + ",".join(f'"{n}": 1' for n in range(600)) + "}}", "deck-too-long"),
        ('{"factionDeck": {"core-hydra": true, "core-flick": true}}', "several-leaders"),
        ("1 Hydra (Leader)\n1 Flick (Leader)", "several-leaders"),
        ("https://rivalsdb.app/deck/abc", "deck-behind-address"),
        ("1 Hydra\n" * (MOST_LINES + 1), "deck-too-long"),
        ("hydra*1+nobody*2", "unknown-cards"),
        ("hydra*100", "unknown-cards"),
    ],
)
def test_what_is_no_deck_is_refused_with_the_reason(text: str, reason: str) -> None:
    assert refusal(text).reason == reason


@pytest.mark.parametrize("line", ["1 {}", "a" * 150 + " {}", "a-" * 70 + "! {}", "( " * 70 + "{}", "1x1x1x1x {}"])
def test_of_many_bad_lines_only_a_few_are_guessed_at(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    guessed: list[str] = []

    def guess(name: str) -> list[str]:
        guessed.append(name)
        return []

    monkeypatch.setattr("elysium.games.rivals.decks.text.nearest_names", guess)
    text = "\n".join(line.format(number) for number in range(MOST_LINES))
    assert len(text) < LARGEST_FILE
    assert len(unread(text)) == MOST_UNREAD
    assert len(guessed) <= MOST_GUESSED


def test_json_has_no_place_for_some_decks() -> None:
    for cards in ([*FACTION, *REST[:1]], [*FACTION, *REST[1:]], [*FACTION, *FACTION, *REST], [*FACTION, *REST, *REST]):
        with pytest.raises(BadSetup, match="deck-not-in-json"):
            write_deck(deck_of("mine", cards), "json")


def test_only_known_shapes_are_written() -> None:
    assert SHAPES == ("text", "json")
    with pytest.raises(BadSetup, match="unknown-deck-shape"):
        write_deck(starter("brujah"), "twd")


# What can be played here


def test_cards_of_later_sets_are_known_one_by_one_but_not_playable() -> None:
    deck = read_deck("1 Pong\n1 Hydra\n3 Out of Time\n", "file")
    assert list(RIVALS_DECKS.unsupported(deck)) == ["Pong (Wolf & Rat)", "Out of Time (Blood & Alchemy)"]


def test_coverage_is_told_by_set() -> None:
    coverage = RIVALS_DECKS.coverage()
    core, later = coverage.sets["Core Set"], coverage.sets["Wolf & Rat"]
    assert (core.total, core.playable, core.verified) == (141, 141, 141)
    assert (later.total, later.playable, later.verified) == (60, 7, 0)
    events = coverage.sets["Conclave 22"]
    assert (events.total, events.playable, events.verified) == (10, 10, 0)
    given_away = coverage.sets["Promo"]
    assert (given_away.total, given_away.playable, given_away.verified) == (30, 9, 0)
    assert sum(cards.total for cards in coverage.sets.values()) == 862
    assert len(coverage.next) == 862 - 167


def test_a_deck_is_listed_by_what_its_cards_are() -> None:
    listed = RIVALS_DECKS.sections(starter("ventrue"))
    assert [(section.title, section.pile, sum(card.copies for card in section.cards)) for section in listed] == [
        ("section-vampires", "faction", 7),
        ("section-haven", "haven", 1),
        ("section-agenda", "agenda", 1),
        ("section-attacks", "library", 8),
        ("section-reactions", "library", 6),
        ("section-schemes", "library", 3),
        ("section-titles", "library", 6),
        ("section-modifiers", "library", 3),
        ("section-ongoing", "library", 6),
        ("section-actions", "library", 8),
    ]
    vampires = [(card.name, card.value) for card in listed[0].cards]
    assert vampires[0] == ("Randolph Marz", 6)
    assert [value for _, value in vampires] == sorted((value for _, value in vampires), reverse=True)
