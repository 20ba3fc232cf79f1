"""Every card that is defined is really played in some ruling, and what a ruling cannot show."""

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from msgspec.structs import replace

from elysium.engine.audience import SPECTATOR
from elysium.engine.document import Document
from elysium.engine.document import documents as parts_of
from elysium.engine.match import Match
from elysium.engine.refusal import Refusal
from elysium.engine.text import LANGUAGES, Speech
from elysium.games.vtes.cards.registry import register_plainly
from elysium.games.vtes.definitions.facts import by_slug, facts, reference_decks
from elysium.games.vtes.definitions.language import CARDS, Face
from elysium.games.vtes.definitions.merging import MADE_OF, pair_all
from elysium.games.vtes.game import VTES
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.text import level
from elysium.games.vtes.vocabulary.effects import burn_pool
from elysium.games.vtes.vocabulary.things import PREY
from elysium.judge.ruling import Ruling
from tests.games.vtes.harness import cards_as_before

RULINGS = Path(__file__).parents[2] / "rulings" / "vtes"
NAMES = ("ana", "bea", "cai")


def documents() -> Iterator[Mapping[str, Any]]:
    for file in sorted(RULINGS.glob("**/*.yaml")):
        yield from (document for document in yaml.safe_load_all(file.read_text("utf-8")) if document)


@cache
def played() -> frozenset[str]:
    """The words of all cards that are played, as `deflection/2` where the way is named, and `deflection` anyway."""
    found = set()
    for document in documents():
        for move in document.get("play", ()):
            if "refused" in move:
                continue
            for said in move.values():
                if isinstance(said, str) and said.startswith(("play ", "convince ")):
                    card = said.split()[1]
                    found |= {card, card.partition("/")[0]}
    return frozenset(found)


@pytest.mark.rule("VTES-1.4-01")
def test_every_library_card_is_played_in_a_ruling() -> None:
    library = {card.slug for card in CARDS.values() if not card.crypt}
    assert sorted(library - played()) == []


def test_every_effect_of_a_card_of_the_reference_decks_is_played_in_a_ruling() -> None:
    missing = []
    for face in {Face(number) for deck in reference_decks().values() for number, _ in deck.library}:
        card = CARDS[face]
        ways = [f"{card.slug}/{number}" for number in range(1, len(card.modes) + 1)]
        missing += [way for way in ways if len(ways) > 1 and way not in played()]
    assert sorted(missing) == []


@cache
def rulings() -> list[tuple[Document, str]]:
    """Each with everything that stands in it."""
    files = sorted(RULINGS.glob("**/*.yaml"))
    found = [document for file in files for document in parts_of(file.read_text("utf-8"), own=True)]
    return [(document, str(document.content)) for document in found]


def holds(document: Document) -> bool:
    try:
        return Ruling(document).run().passed
    except Refusal:
        return False


VAMPIRES_WITH_A_TEXT = [face for face, card in CARDS.items() if card.crypt and not facts()[face].plain]


@pytest.mark.parametrize("face", VAMPIRES_WITH_A_TEXT, ids=lambda face: facts()[face].slug)
def test_what_a_vampire_can_do_makes_a_difference_in_a_ruling(face: Face) -> None:
    """With nothing but its keywords, some ruling about it would not hold."""
    merged = [CARDS[made].slug for made, pieces in MADE_OF.items() if face in pieces]
    words = [CARDS[face].slug, *merged]
    own = re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b")
    about = [document for document, text in rulings() if own.search(text)]
    name = facts()[face].name.split()[0].strip(",")
    about.sort(key=lambda document: name not in document.content["title"])  # soon found
    with cards_as_before():
        register_plainly(facts()[face])
        pair_all()
        telling = next((document for document in about if not holds(document)), None)
        assert telling is not None
    assert holds(telling)


# What a ruling cannot show


def table(**details: Any) -> Match:
    state = VTES.rulings.position_from({"players": list(NAMES), **details}, NAMES)
    VTES.book.proceed(state)
    return Match(VTES, state, NAMES)


def position(match: Match) -> Vtes:
    assert isinstance(match.state, Vtes)
    return match.state


def play(match: Match, *moves: str) -> None:
    for move in moves:
        name, _, said = move.partition(": ")
        seat = NAMES.index(name)
        legal = VTES.book.options_for(match.state, seat)
        match.play(seat, VTES.manners.meant(VTES.parse_option(said, NAMES), legal))


@pytest.mark.rule("VTES-1.4-01")
def test_whoever_fights_harold_tanner_plays_with_an_open_hand() -> None:
    match = table(
        ana={"ready": ["harold-tanner"]},
        bea={"ready": ["vasily"], "hand": ["dodge", "ambush"]},
        cai={"hand": ["coma"]},
    )
    hands = position(match).hands
    hand = hands[1]
    play(match, "ana: bleed harold-tanner bea")
    assert VTES.observe(position(match), 0).hands[1:] == ((0, 0), (0,))
    play(match, "bea: pass", "bea: block vasily", "bea: pass")
    assert position(match).fighters
    for viewer in (0, 2, SPECTATOR):
        view = VTES.observe(position(match), viewer)
        assert view.hands[1] == hand
        assert view.hands[2] == (hands[2] if viewer == 2 else (0,))
    play(match, "bea: pass", "bea: pass", "ana: hand-strike -", "bea: hand-strike -", "bea: pass", "bea: pass")
    play(match, "bea: pass")
    assert not position(match).fighters
    assert VTES.observe(position(match), 0).hands[1:] == ((0, 0), (0,))


@pytest.mark.rule("VTES-1.4-01")
def test_the_numbers_of_the_game_of_malkav_stay_secret_until_all_are_chosen() -> None:
    match = table(phase="master", ana={"ready": ["morel"], "hand": ["game-of-malkav"]})
    play(match, "ana: play game-of-malkav - -", "ana: name-number 4")
    other = table(phase="master", ana={"ready": ["morel"], "hand": ["game-of-malkav"]})
    play(other, "ana: play game-of-malkav - -", "ana: name-number 6")
    for viewer in (1, 2, SPECTATOR):
        assert VTES.observe(position(match), viewer) == VTES.observe(position(other), viewer)
    assert VTES.observe(position(match), 0) != VTES.observe(position(other), 0)


def named_rules() -> str:
    return VTES.book.fingerprint(VTES.cards.definitions())


def test_a_card_that_says_something_else_makes_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = named_rules()
    face = Face(by_slug()["army-of-rats"].id)
    card = CARDS.definitions[face]
    ability = card.abilities[0]
    for changed in (
        replace(card, fact=replace(card.fact, pool_cost=1)),
        replace(card, abilities=(ability.saying(scope=-1),)),
        replace(card, abilities=(replace(ability, effects=(burn_pool(2, PREY),)),)),
    ):
        monkeypatch.setitem(CARDS.definitions, face, changed)
        assert named_rules() != usual
    monkeypatch.setitem(CARDS.definitions, face, card)
    assert named_rules() == usual


def test_the_rules_are_the_same_whatever_was_looked_up() -> None:
    """In a process that knows no card yet, and in this one."""
    assert all(CARDS.values())
    code = "from elysium.games.vtes.game import VTES; print(VTES.book.fingerprint(VTES.cards.definitions()))"
    elsewhere = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert elsewhere.strip() == named_rules()


def test_a_word_that_means_something_else_makes_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = named_rules()
    face = Face(by_slug()["army-of-rats"].id)
    card = CARDS.definitions[face]
    word = burn_pool(1, PREY)
    for node, same in ((word, True), (replace(word, code="rule_gain_pool(s, who, amount)"), False)):
        ability = replace(card.abilities[0], effects=(node,))
        monkeypatch.setitem(CARDS.definitions, face, replace(card, abilities=(ability,)))
        assert (named_rules() == usual) is same


TAGS = re.compile(r"(?:\[[A-Za-z]{3}\])+(?: / (?:\[[A-Za-z]{3}\])+)* ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_of_a_discipline_is_a_part_of_its_text(language: str) -> None:
    """Once, beside others that say the same; one at which nothing is different need not be named."""
    speech = Speech(language, VTES)
    for card in CARDS.values():
        levels = {level(mode): mode for mode in card.modes if mode.needs}
        ways = speech.card_ways(card.slug)
        named = [tag for way in ways if (tags := TAGS.match(way)) for tag in tags.group().strip().split(" / ")]
        assert len(set(named)) == len(named), card.slug
        assert set(named) <= set(levels), card.slug
        unnamed = [mode for tag, mode in levels.items() if tag not in named]
        assert not any(mode.effects or mode.stays for mode in unnamed), card.slug
        assert not ways or " ".join(ways) == speech.card(card.slug)
    assert len(speech.card_ways("deflection")) == 3
    assert speech.card_lines("deflection").count("\n") == 2
    assert "\n" not in speech.card_lines("blood-doll")
