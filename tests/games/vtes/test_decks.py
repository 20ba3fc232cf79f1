"""Decks: every shape is read back as it was written, and what is wrong with a deck is said card by card."""

import ast
from collections import Counter
from typing import Any

import pytest

from elysium.engine.decks import LARGEST_FILE, load_deck
from elysium.engine.refusal import BadFile, BadSetup, UnknownName
from elysium.engine.text import LANGUAGES, Speech
from elysium.games.vtes.decks.coverage import coverage, most_wanted
from elysium.games.vtes.decks.rules import (
    SHAPES,
    VTES_DECKS,
    deck_from_word,
    deck_word,
    preconstructed_deck,
    problems,
    read_deck,
    supported_cards,
    unsupported,
    write_deck,
)
from elysium.games.vtes.definitions.facts import Deck, Pile, fact_named, facts, preconstructed, reference_decks
from elysium.games.vtes.game import VTES

VENTRUE = "first-blood-ventrue"


def pile(**cards: int) -> Pile:
    return tuple(sorted((fact_named(name.replace("_", " ")).id, count) for name, count in cards.items()))


def reasons(crypt: Pile, library: Pile, players: int = 5, half_decks: bool = False) -> list[tuple[str, str]]:
    found = problems(Deck("mine", crypt, library), players, half_decks)
    return [(problem.reason, problem.rule) for problem in found]


CRYPT = pile(Krid=12)
LIBRARY = pile(Deflection=40)


def test_a_legal_deck_has_no_problems() -> None:
    assert reasons(CRYPT, LIBRARY) == []


@pytest.mark.rule("VTES-1.2-01")
def test_a_card_in_the_wrong_half_is_named() -> None:
    assert reasons((*CRYPT, *pile(Villein=1)), LIBRARY) == [("library-card-in-crypt", "VTES-1.2-01")]
    assert reasons(CRYPT, (*LIBRARY, *pile(Krid=1))) == [("crypt-card-in-library", "VTES-1.2-01")]
    (found,) = problems(Deck("mine", (*CRYPT, *pile(Villein=1)), LIBRARY), 5)
    assert Speech("en").refusal(found) == "Villein belongs in the library, not in the crypt. [VTES-1.2-01]"


@pytest.mark.rule("VTES-1.2-02")
def test_a_crypt_holds_at_least_twelve() -> None:
    assert reasons(pile(Krid=11), LIBRARY) == [("crypt-too-small", "VTES-1.2-02")]
    assert reasons(pile(Krid=12), LIBRARY) == []


@pytest.mark.rule("VTES-1.2-03")
def test_a_crypt_has_no_largest_size() -> None:
    assert reasons(pile(Krid=60), LIBRARY) == []


@pytest.mark.rule("VTES-1.2-04")
def test_a_library_holds_at_least_forty() -> None:
    assert reasons(CRYPT, pile(Deflection=39)) == [("library-too-small", "VTES-1.2-04")]
    assert reasons(CRYPT, pile(Deflection=40)) == []


@pytest.mark.rule("VTES-1.2-05")
@pytest.mark.parametrize(("players", "most"), [(6, 100), (5, 90), (2, 60)])
def test_a_library_may_grow_with_the_table(players: int, most: int) -> None:
    assert reasons(CRYPT, pile(Deflection=most), players) == []
    assert reasons(CRYPT, pile(Deflection=most + 1), players) == [("library-too-large", "VTES-1.2-05")]


@pytest.mark.rule("VTES-1.2-06")
def test_copies_are_not_limited() -> None:
    assert reasons(pile(Krid=12), pile(Deflection=40)) == []


@pytest.mark.rule("VTES-1.2-07")
@pytest.mark.parametrize(
    ("names", "allowed"),
    [
        (["Amisa"], True),
        (["Amisa", "Krid"], True),
        (["Amisa", "Abebe"], False),
        (["Anvil", "Amisa", "Krid"], False),
        (["Anvil", "Krid"], False),
        (["Krid", "Anarch Convert"], True),
        (["Anarch Convert"], True),
    ],
)
def test_one_group_or_two_consecutive_ones(names: list[str], allowed: bool) -> None:
    crypt = tuple(sorted((fact_named(name).id, 12) for name in names))
    assert reasons(crypt, LIBRARY) == ([] if allowed else [("groups-too-far-apart", "VTES-1.2-07")])


def test_half_decks_need_half_a_crypt_where_the_table_allows_them() -> None:
    for deck in reference_decks().values():
        assert problems(deck, 5, half_decks=True) == []
        assert [found.reason for found in problems(deck, 5)] == ["crypt-too-small"]
    assert reasons(pile(Krid=5), LIBRARY, half_decks=True) == [("crypt-too-small", "VTES-1.2-02")]
    assert reasons(pile(Krid=6), pile(Deflection=39), half_decks=True) == [("library-too-small", "VTES-1.2-04")]


def test_all_problems_are_found_at_once() -> None:
    assert len(reasons(pile(Anvil=1, Krid=1, Villein=1), pile(Krid=101), players=2)) == 5


def test_a_banned_card_is_only_noted() -> None:
    banned = fact_named("Protect Thine Own")
    deck = Deck("mine", CRYPT, (*LIBRARY, (banned.id, 1)))
    assert banned.banned
    assert problems(deck, 5) == []
    assert [note.details["card"] for note in VTES_DECKS.notes(deck)] == ["Protect Thine Own"]


def test_unsupported_cards_are_named() -> None:
    deck = Deck("mine", CRYPT, pile(Deflection=30, Villein=10))
    assert unsupported(deck, {fact_named("Krid").id}) == ["Deflection", "Villein"]
    assert unsupported(deck, {card for card, _ in (*deck.crypt, *deck.library)}) == []


def test_every_problem_is_said_in_every_language() -> None:
    found = problems(Deck("mine", pile(Anvil=1, Krid=1, Villein=1), pile(Krid=101)), 2)
    found += problems(Deck("mine", (), ()), 2)
    assert len({problem.reason for problem in found}) == 6
    for language in LANGUAGES:
        assert all(problem.rule in Speech(language).refusal(problem) for problem in found)


# Shapes


@pytest.mark.parametrize("name", list(preconstructed()))
def test_a_preconstructed_deck_is_legal_and_offered_by_name_once_it_can_be_played(name: str) -> None:
    deck = preconstructed()[name]
    assert problems(deck, 4, half_decks=True) == []
    assert (name in VTES_DECKS.names()) == (not unsupported(deck, supported_cards()))
    assert all(Speech(language, VTES).has(f"table-decks-{name}") for language in LANGUAGES)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", list(reference_decks()))
def test_every_shape_is_read_back(shape: str, name: str) -> None:
    deck = reference_decks()[name]
    read = read_deck(write_deck(deck, shape), "unnamed")
    assert (read.crypt, read.library) == (deck.crypt, deck.library)
    assert read.name == ("unnamed" if shape in ("lackey", "jol") else name)


@pytest.mark.parametrize("shape", SHAPES)
def test_hard_names_survive_every_shape(shape: str) -> None:
    """Accents, articles, numbers, clans and remarks in names; printings that differ in group or are advanced."""
    crypt = ["Theo Bell (G2)", "Theo Bell (G6)", "Theo Bell (G2 ADV)", "Lord Tremere", "Ángel Guerrero", "The Baron"]
    library = ["Pentex™ Subversion", "The Rack", "419 Operation", ".44 Magnum", "AK-47", "Channel 10", "Local 1111"]
    crypt_pile = tuple(sorted((fact_named(name).id, count) for count, name in enumerate(crypt, 1)))
    deck = Deck("hard", crypt_pile, tuple(sorted((fact_named(name).id, 2) for name in library)))
    read = read_deck(write_deck(deck, shape))
    assert (read.crypt, read.library) == (deck.crypt, deck.library)


def test_a_tournament_report_with_all_its_talk() -> None:
    text = """War Party
Lyon, France
May 12th 2024
3R+F
21 players
Played by somebody
https://example.org/t/1

-- 2GW9.5 + 3vp in final

Deck Name: Sewer Rats

Description: 4x Govern would have been too many.
2 Deflections are enough.

Crypt (12 cards, min=4, max=20, avg=2.0)
----------------------------------------
10x Krid             2  obf          Nosferatu:3
2x  Gilbert Duane    7  AUS DOM OBF  prince  Malkavian:1

Library (41 cards)
Master (1; 1 trifle)
1x Villein -- it never came

Reaction (40)
20x Deflection
20x Deflection -- the rest of them
"""
    deck = read_deck(text, "file")
    assert deck == Deck("Sewer Rats", pile(Krid=10, Gilbert_Duane=2), pile(Villein=1, Deflection=40))


def test_parts_tell_where_a_card_was_put() -> None:
    deck = read_deck("Library (2)\n1x Krid\n1x Villein\n\nCrypt (2)\n2x Amisa\n1x Deflection\n")
    assert deck.crypt == pile(Amisa=2, Deflection=1)
    assert deck.library == pile(Krid=1, Villein=1)


def test_a_list_without_parts_is_sorted_by_the_cards() -> None:
    assert read_deck("1x Krid\n120x Deflection\nx2 Villein\n3 Blur\n") == Deck(
        "", pile(Krid=1), pile(Deflection=120, Villein=2, Blur=3)
    )


def test_names_of_old_and_other_languages_are_known() -> None:
    assert read_deck("1x 4th Tradition\n").library == pile(**{"Fourth Tradition: The Accounting": 1})


def test_lines_that_are_no_card_are_told_one_by_one() -> None:
    text = (
        "Crypt (2)\n2x Kridd  2  obf  Nosferatu:3\n1x Gilbert Duane  7  AUS  Malkavian:2\nLibrary (2)\n1x Blod Doll\n"
    )
    with pytest.raises(BadFile) as caught:
        read_deck(text)
    assert caught.value.reason == "unknown-cards"
    unread = caught.value.details["unread"]
    assert isinstance(unread, tuple)
    assert [(found.line, found.nearest[0]) for found in unread] == [
        (2, "Krid"),
        (3, "Gilbert Duane (G1)"),
        (5, "Blood Doll"),
    ]
    said = Speech("en").refusal(caught.value)
    assert "5: 1x Blod Doll (Blood Doll" in said


CARDS_BEGUN = "12x Gilbert Duane (G1)\n40x Dodge\n"


@pytest.mark.parametrize(
    ("line", "reason", "nearest"),
    [
        ("Blurr", "no-card", "Blur"),
        ("Dogde", "no-card", "Dodge"),
        ("Dogde -- I wanted more, but all of the others are in the deck my brother plays today", "no-card", "Dodge"),
        ("3xBlurr", "no-card", "Blur"),
        ("100 Blurr", "no-card", "Blur"),
        ("12", "no-card", ""),
        ("0x Blur", "bad-count", ""),
        ("0 Blur", "bad-count", ""),
        ("Blur x0", "bad-count", ""),
        ("Blur 0", "bad-count", ""),
        ("1000x Blur", "bad-count", ""),
        ("1000 Blur", "bad-count", ""),
        ("Blur x1000", "bad-count", ""),
        ("99999999x Gilbert Duane", "bad-count", ""),
        ("9" * 5000 + "x Blur", "bad-count", ""),
        ("-3x Blur", "bad-count", ""),
        ("−3 Blur", "bad-count", ""),
        ("Blur -3", "bad-count", ""),
        ("-3x Blurr", "bad-count", "Blur"),
        ("/* a remark without an end", "no-card", ""),
    ],
)  # fmt: skip
def test_no_line_is_lost_once_the_cards_have_begun(line: str, reason: str, nearest: str) -> None:
    with pytest.raises(BadFile) as caught:
        read_deck(f"{CARDS_BEGUN}{line}\n1x Deflection\n")
    unread: Any = caught.value.details["unread"]
    assert [(found.line, found.reason) for found in unread] == [(3, reason)]
    assert "".join(unread[0].nearest[:1]) == nearest


def test_a_name_between_the_header_and_the_first_card_is_not_lost() -> None:
    with pytest.raises(BadFile) as caught:
        read_deck("Crypt (12)\n----------\nKridd\n11x Krid\nLibrary (40)\n40x Dodge\n")
    unread: Any = caught.value.details["unread"]
    assert [(found.line, found.nearest[0]) for found in unread] == [(3, "Krid")]
    names = "Amisa\n" * 60
    assert read_deck(f"Crypt (71)\n{names}11x Krid\nLibrary (40)\n40x Dodge\n").crypt == pile(Amisa=60, Krid=11)


@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("100 Blur", 100),
        ("999x Blur", 999),
        ("3xBlur", 3),
        ("3 × Blur", 3),
        ("- 3x Blur", 3),
        ("• 3 Blur", 3),
        ("Blur", 1),
        ("Blur x3", 3),
        ("Blur   x3", 3),
        ("Blur x120", 120),
        ("Blur\t3", 3),
        ("Blur -- only 1", 1),
        ("2x Blur /* they", 2),
    ],
)
def test_counts_in_many_hands(line: str, count: int) -> None:
    assert read_deck(f"{CARDS_BEGUN}{line}\nwere too few */\n" if "/*" in line else CARDS_BEGUN + line) == Deck(
        "", pile(**{"Gilbert Duane (G1)": 12}), pile(Dodge=40, Blur=count)
    )


def test_a_number_may_belong_to_the_name() -> None:
    assert read_deck(f"{CARDS_BEGUN}419 Operation\n").library == pile(**{"419 Operation": 1, "Dodge": 40})


@pytest.mark.parametrize(
    "line",
    [
        "-- 3x Govern were too many",
        "// a remark",
        "# a remark",
        "(a remark)",
        "[a remark]",
        "/* a remark\nBlurr\n1x Blur */",
        "==========",
        "https://example.org/deck",
        "Author: somebody",
        "Created with a deck builder",
        "Library (40 cards) Master (1; 1 trifle)",
        "Other cards [3]",
        "12 cards",
        "My tricks:",
        "My tricks: 3 cards",
        "Acciones (3)",
        "Karty reakcji (3)",
        "This is what I should have said before the tournament, or at least before the third round of it.",
        "0x Camille Devereux  5  FOR PRO ani           Gangrel:1",
    ],
)
def test_titles_and_remarks_among_the_cards(line: str) -> None:
    assert read_deck(f"{CARDS_BEGUN}{line}\n1x Blur\n").library == pile(Dodge=40, Blur=1)


def test_a_title_of_two_parts_ends_the_crypt() -> None:
    deck = read_deck("Crypt (12)\n12x Krid\nLibrary (40 cards) Master (1; 1 trifle)\n1x Villein\nAction (1)\n1x Blur\n")
    assert (deck.crypt, deck.library) == (pile(Krid=12), pile(Villein=1, Blur=1))


def test_the_refusal_says_how_many_copies_there_may_be() -> None:
    with pytest.raises(BadFile) as caught:
        read_deck(f"{CARDS_BEGUN}0x Blur\n")
    assert Speech("en").refusal(caught.value) == "Lines that are no card with 1 to 999 copies (1): 3: 0x Blur"


def test_a_written_out_deck_has_no_card_without_copies() -> None:
    with pytest.raises(BadSetup, match="unknown-deck"):
        deck_from_word(f"{fact_named('Krid').id}*12+{fact_named('Blur').id}*0")


def test_a_misspelt_name_is_never_guessed() -> None:
    with pytest.raises(BadFile):
        read_deck("1x Govern the Unalignd\n")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty-deck"),
        (" \n\t\n", "empty-deck"),
        ("All work and no play.\n", "no-cards-in-deck"),
        ("Crypt (0 cards)\n\nLibrary (0 cards)\n", "no-cards-in-deck"),
        ("{", "bad-deck-json"),
        ('{"cards": {"200794": "many"}}', "bad-deck-json"),
        ('{"cards": {"200794": -1}}', "unknown-cards"),
        ('{"cards": {"7": 1}}', "unknown-cards"),
        ("https://vdb.im/decks/deck?name=x", "bad-deck-address"),
        ("https://vdb.im/decks/deck#200794=x", "bad-deck-address"),
        ("https://vdb.im/decks/deck#200794=1;9=1", "unknown-cards"),
        ("https://[vdb/#200794=1", "bad-deck-address"),
        ("1x " + "(" * 5000, "unknown-cards"),
        ("1x a" + ", " * 5000 + "\n1x Krid", "unknown-cards"),
    ],
)
def test_unreadable_decks_get_a_reason(text: str, reason: str) -> None:
    with pytest.raises(BadFile) as caught:
        read_deck(text, "mine")
    assert caught.value.reason == reason
    for language in LANGUAGES:
        assert Speech(language).refusal(caught.value)


def test_what_cannot_be_written_is_refused() -> None:
    with pytest.raises(BadSetup, match="unknown-deck-shape"):
        write_deck(reference_decks()[VENTRUE], "papyrus")
    with pytest.raises(BadSetup, match="deck-without-crypt"):
        write_deck(Deck("mine", (), LIBRARY), "twd")


def test_decks_are_found_by_name_or_file(tmp_path: object) -> None:
    assert load_deck(VTES_DECKS, VENTRUE) == reference_decks()[VENTRUE]
    with pytest.raises(UnknownName, match="unknown-deck"):
        load_deck(VTES_DECKS, f"{tmp_path}/none")
    assert LARGEST_FILE >= 100_000


# Coverage


def test_the_next_cards_complete_most_decks() -> None:
    decks = [{1}, {2}, {2}, {2, 3}, {3, 4, 5}, {3, 4}, {4}]
    assert most_wanted(decks) == [2, 3, 4, 1, 5]
    assert most_wanted(decks, most=2) == [2, 3]
    assert most_wanted([set(), set()]) == []


def test_coverage_counts_the_archive() -> None:
    found = coverage(supported_cards())
    for decks in found.decks.values():
        assert 0 <= decks.playable <= decks.lacking_two <= decks.total
    assert found.decks["all"].total > 4000
    assert 1000 < found.decks["since-2020"].total < found.decks["all"].total
    assert len(found.next) == len(set(found.next)) == 50
    assert not set(found.next) & {*found.supported["library"], *found.supported["crypt"]}
    assert "Krid" in found.supported["crypt"]


def test_with_every_card_every_deck_is_playable() -> None:
    found = coverage(facts().keys())
    assert found.decks["all"].playable == found.decks["all"].total
    assert found.next == []


def words_of_definitions() -> tuple[set[str], set[str]]:
    """Read from the files, whether or not anything imports them: names of cards, and every string that stands there.

    Cards that differ only by a city or a Discipline are defined together, from strings.
    """
    files = [file for folder in ("library", "crypt") for file in (VTES.folder / "cards" / folder).glob("*.py")]
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    calls = [node for node in nodes if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "card"]
    named = {str(call.args[0].value) for call in calls if isinstance(call.args[0], ast.Constant)}
    return named, {str(node.value) for node in nodes if isinstance(node, ast.Constant)}


def test_supported_cards_are_those_with_a_definition() -> None:
    named, strings = words_of_definitions()
    faces = {fact_named(name).id for name in named}
    assert len(faces) > 200
    assert faces <= supported_cards()
    others = [facts()[face] for face in supported_cards() - faces]
    plain = [fact for fact in others if fact.crypt and fact.plain]
    assert len(plain) > 500, "vampires whose text is only keywords need no definition"
    assert [fact.name for fact in others if fact not in plain and fact.name.rpartition(": ")[2] not in strings] == []


def test_supported_cards_are_listed_once_by_type() -> None:
    names = Counter(card.name for section in VTES_DECKS.supported() for card in section.cards)
    assert set(names.values()) == {1}
    assert len(names) == len(supported_cards())


def test_a_table_may_keep_to_what_tournaments_allow() -> None:
    """Otherwise whoever brings such a card is told, and may play it."""
    old = Deck("old", CRYPT, (*pile(Memories_of_Mortality=40), *LIBRARY))
    assert reasons(old.crypt, old.library) == []
    assert [note.details for note in VTES_DECKS.notes(old)] == [{"card": "Memories of Mortality"}]
    strict = {"banned": "no"}
    assert [problem.reason for problem in VTES_DECKS.problems(old, 5, strict)] == ["banned-cards"]
    assert VTES_DECKS.problems(Deck("new", CRYPT, LIBRARY), 5, strict) == []
    decks = {"decks": f"{VENTRUE},{deck_word(Deck('old', pile(Tsigane=12), LIBRARY))}"}
    VTES.setup(2, decks)
    with pytest.raises(BadSetup, match="banned-cards"):
        VTES.setup(2, decks | strict)


def test_a_table_allows_half_decks_where_one_lies_unless_it_says_otherwise() -> None:
    own = deck_word(Deck("mine", CRYPT, LIBRARY))
    assert VTES.setup(2, {}).options["half-decks"] == "yes"
    assert VTES.setup(2, {"decks": f"{own},{VENTRUE}"}).options["half-decks"] == "yes"
    assert VTES.setup(2, {"decks": own}).options["half-decks"] == "no"
    with pytest.raises(BadSetup, match="crypt-too-small"):
        VTES.setup(2, {"decks": f"{own},{VENTRUE}", "half-decks": "no"})


def test_a_deck_that_has_won_is_found_by_its_number() -> None:
    """And a table writes it out, so that another release of the archive changes nothing."""
    deck = load_deck(VTES_DECKS, "twd-11475")
    assert (deck.name, deck.crypt_size(), deck.library_size()) == ("twd-11475", 12, 90)
    assert VTES_DECKS.unsupported(deck) == []
    setup = VTES.setup(5, {"decks": "twd-11475,twd-2020JRR35HF"})
    assert "twd" not in setup.options["decks"]
    assert deck_from_word(setup.options["decks"].split(",")[0]).library == deck.library
    for unknown in ("twd-", "twd-0", "TWD"):
        with pytest.raises(UnknownName):
            load_deck(VTES_DECKS, unknown)
        with pytest.raises(BadSetup):
            VTES.setup(5, {"decks": unknown})


def test_decks_may_be_drawn_by_lot() -> None:
    """As the cards are dealt: legal preconstructed ones, none twice, the same for the same chance, and not known."""
    setup = VTES.setup(5, {"decks": f"random,{VENTRUE},random"})
    dealt = [VTES.start(setup, bytes([number]) * 32) for number in range(12)]
    for s in dealt:
        names = [preconstructed_deck(brought) for brought in s.brought]
        assert names[1] == names[4] == VENTRUE
        assert len({*names}) == 4
        for name in names:
            assert problems(preconstructed()[name], 5, half_decks=True) == []
    assert len({s.brought for s in dealt}) == len(dealt)
    assert VTES.start(setup, bytes(32)).brought == dealt[0].brought
    assert len({s.windows for s in dealt}) == 1


def test_a_lot_holds_no_half_decks_where_none_lies() -> None:
    for number in range(12):
        s = VTES.start(VTES.setup(2, {"decks": "random"}), bytes([number]) * 32)
        for brought in s.brought:
            assert problems(preconstructed()[preconstructed_deck(brought)], 2) == []
