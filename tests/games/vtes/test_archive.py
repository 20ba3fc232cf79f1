"""What somebody is taken to have brought: known decks, as likely as what was seen of theirs says."""

from collections import Counter
from random import Random

import pytest

from elysium.games.vtes import archive
from elysium.games.vtes.archive import KnownDecks, known_decks, playable
from elysium.games.vtes.decks.rules import supported_cards
from elysium.games.vtes.decks.winners import winning_decks
from elysium.games.vtes.definitions.facts import Deck, Pile, fact_named, facts, preconstructed
from elysium.games.vtes.definitions.language import Face
from elysium.games.vtes.game import VTES
from elysium.games.vtes.worlds import WorldSampler


def pile(**cards: int) -> Pile:
    return tuple(sorted((fact_named(name.replace("_", " ")).id, count) for name, count in cards.items()))


BLEEDERS = pile(Krid=6), pile(Computer_Hacking=30, Deflection=10)
FIGHTERS = pile(Anvil=6), pile(Immortal_Grapple=30, Blood_Doll=10)


def cards(of: Pile) -> Counter[Face]:
    return Counter({Face(card): count for card, count in of})


def drawn(known: KnownDecks, crypt: Pile, library: Pile, sizes: tuple[int, int]) -> Counter[int]:
    """How often of 400 each deck is taken for the one that was brought."""
    guess, rng = known.guess(cards(crypt), cards(library), sizes), Random(3)
    return Counter(known.decks.index(guess.draw(rng)) for _ in range(400))


def test_where_a_known_deck_explains_everything_it_is_taken_for_theirs() -> None:
    known = KnownDecks([BLEEDERS, FIGHTERS])
    assert drawn(known, (), (), (6, 40)).keys() == {0, 1}
    assert drawn(known, (), pile(Blood_Doll=1), (6, 40)) == {1: 400}
    assert drawn(known, pile(Krid=6), pile(Deflection=10), (6, 40)) == {0: 400}


def test_otherwise_the_one_that_explains_most_is_likely_but_not_certain() -> None:
    known = KnownDecks([BLEEDERS, FIGHTERS])
    assert min(drawn(known, (), (), (12, 90)).values()) > 150
    one_of_each = drawn(known, (), pile(Deflection=1, Blood_Doll=1), (12, 90))
    assert min(one_of_each.values()) > 150
    assert drawn(known, pile(Krid=1), pile(Deflection=2, Villein=1), (12, 90))[0] > 390
    more = drawn(known, (), pile(Deflection=1, Immortal_Grapple=1), (12, 90))
    assert more[1] > more[0] > 0


def test_a_deck_as_large_as_theirs_is_likelier() -> None:
    known = KnownDecks([BLEEDERS, (pile(Krid=6), pile(Computer_Hacking=60, Deflection=20))])
    found = drawn(known, (), pile(Villein=1), (6, 80))
    assert found[1] > 4 * found[0] > 0


def test_decks_with_a_card_that_is_not_here_are_left_out() -> None:
    supported = supported_cards()
    missing = next(number for number in facts() if number not in supported)
    assert playable([BLEEDERS, (BLEEDERS[0], ((missing, 1),))], supported) == [BLEEDERS]


def test_the_archive_holds_all_winning_decks_and_nothing_but_their_cards() -> None:
    decks = winning_decks().decks
    assert len(decks) > 4000
    for crypt, library in decks:
        assert all(facts()[card].crypt and count > 0 for card, count in crypt)
        assert not any(facts()[card].crypt for card, _ in library)
    sold = list(VTES.decks.names()) if VTES.decks else []
    assert known_decks().sizes[: len(sold)] == [
        (preconstructed()[name].crypt_size(), preconstructed()[name].library_size()) for name in sold
    ]


def test_what_lies_hidden_comes_from_the_decks_that_explain_what_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ana has seen two cards of Bea, whose deck nobody knows: it is made up from the decks that such people play."""
    monkeypatch.setattr(archive, "preconstructed", lambda: {"b": Deck("b", *BLEEDERS), "f": Deck("f", *FIGHTERS)})
    monkeypatch.setattr(archive, "playable_decks", lambda: ("b", "f"))
    archive.known_decks.cache_clear()
    try:
        names = ("ana", "bea")
        bea = {"ready": ["krid"], "ash": ["deflection"], "hand": ["villein"] * 3, "library": ["blood-doll"] * 9}
        s = VTES.rulings.position_from({"players": list(names), "bea": bea}, names)
        sample = WorldSampler(VTES.observe(s, 0))
        held = Counter(face for seed in range(40) for face in sample(Random(seed)).hands[1])
    finally:
        archive.known_decks.cache_clear()
    assert held.total() == 120
    explained = held[Face(fact_named("Computer Hacking").id)] + held[Face(fact_named("Deflection").id)]
    assert explained > 110
    assert not held[Face(fact_named("Villein").id)], "the hand itself was looked at"
