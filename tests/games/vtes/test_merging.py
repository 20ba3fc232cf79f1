"""Advanced vampires in whole games: they merge, burn, are hidden and imagined as any other card. [section 1.5.6]"""

from __future__ import annotations

from random import Random

from elysium.engine.state import Option
from elysium.games.vtes.conservation import check_conservation
from elysium.games.vtes.decks.rules import deck_word
from elysium.games.vtes.definitions.facts import Deck, fact_named, preconstructed
from elysium.games.vtes.definitions.language import CARDS
from elysium.games.vtes.definitions.merging import MADE_OF, MERGES, fact_called, fact_of, printed_name
from elysium.games.vtes.game import VTES
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.terms import BRING_OUT, MERGE, TRANSFER
from tests.games.vtes.harness import DECLARED
from tests.harness.test_secrets import worlds_agree

WANTED = (MERGE, BRING_OUT, TRANSFER)
PAIRS = ("Jessica (G2", "Maldavis (G3", "Quentin King III (G3")


def deck(vampire: str) -> Deck:
    library = next(iter(preconstructed().values())).library
    return Deck("", tuple(sorted((fact_named(vampire + version).id, 6) for version in (")", " ADV)"))), library)


def choose(s: Vtes, rng: Random) -> tuple[int, Option]:
    """Whoever can merge does so; all else is left to chance."""
    number = rng.randrange(len(s.asked))
    options = VTES.book.options(s, s.asked[number])
    wanted = [option for verb in WANTED for option in options if option[0] == verb]
    return number, wanted[0] if wanted and rng.random() < 0.8 else rng.choice(options)


def test_whole_games_with_advanced_vampires_keep_every_card() -> None:
    assert sum(merged_in_a_game(seed) for seed in range(3))


def merged_in_a_game(seed: int) -> int:
    rng = Random(seed)
    setup = VTES.setup(3, {"decks": ",".join(deck_word(deck(pair)) for pair in PAIRS)})
    s = VTES.start(setup, bytes([seed] * 32))
    merged = 0
    for turn in range(6000):
        if s.over:
            break
        number, option = choose(s, rng)
        merged += option[0] == MERGE
        VTES.book.take(s, s.asked[number], option)
        check_conservation(s)
        DECLARED.check(s)
        if turn % 150 == 0 or option[0] == MERGE:
            worlds_agree(VTES, s, rng)
    return merged


def test_every_advanced_vampire_merges_with_every_version_of_its_name() -> None:
    advanced = [definition.fact for definition in CARDS.definitions.values() if definition.fact.advanced]
    assert advanced
    for fact in advanced:
        bases = [base for base in CARDS.definitions.values() if base.fact.crypt and not base.fact.advanced]
        same = [base.fact for base in bases if printed_name(base.fact) == printed_name(fact)]
        for base in same:
            face = MERGES[fact.id, base.id]  # type: ignore[index]  # faces are numbers of facts
            assert MADE_OF[face] == (fact.id, base.id)
            assert CARDS[face].unique_key == CARDS[MADE_OF[face][0]].unique_key
            assert fact_called(CARDS[face].slug) == fact_of(face)
