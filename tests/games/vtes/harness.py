"""V:TES at the shared tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import MappingProxyType
from typing import Any, cast

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from elysium.engine.state import Question, Seat
from elysium.games.vtes.cards.registry import supported
from elysium.games.vtes.decks.rules import deck_word
from elysium.games.vtes.definitions.facts import Deck, facts
from elysium.games.vtes.definitions.language import (
    ABILITY_WINDOWS,
    CARDS,
    HAND_WINDOWS,
    MOMENTS,
    OTHERS_WINDOWS,
    STATS_CHANGED,
    Card,
    Entity,
    Face,
)
from elysium.games.vtes.definitions.traits import IS_IMBUED
from elysium.games.vtes.game import VTES
from elysium.games.vtes.rules.blocks import decide_block
from elysium.games.vtes.rules.counters import burn_the_dying
from elysium.games.vtes.rules.hands import known_of_hand
from elysium.games.vtes.state import GONE, LENT, ON, READY, TORPOR, UNCONTROLLED, Vtes
from elysium.games.vtes.terms import BLOCK, entity_of
from elysium.games.vtes.worlds import unveiled
from tests.harness.declared import Declared


@contextmanager
def cards_as_before() -> Iterator[None]:
    """Whatever is defined or changed meanwhile is forgotten."""
    tables: tuple[dict[Face, Any], ...] = (
        CARDS.definitions,
        CARDS.derived,
        HAND_WINDOWS,
        ABILITY_WINDOWS,
        OTHERS_WINDOWS,
        MOMENTS,
        STATS_CHANGED,
    )
    kept = [dict(table) for table in tables]
    made = dict.copy(cast("dict[Any, Any]", CARDS))
    try:
        yield
    finally:
        for table, entries in zip(tables, kept, strict=True):
            table.clear()
            table.update(entries)
        CARDS.clear()
        CARDS.update(made)


@st.composite
def decks_of_all_cards(draw: st.DrawFn, players: int) -> dict[str, str]:
    """Legal decks of any cards that can be played, a different one for every seat."""
    rng = Random(draw(st.integers(0, 2**32)))
    return {"decks": ",".join(deck_word(random_deck(rng, players)) for _ in range(players))}


def random_deck(rng: Random, players: int) -> Deck:
    cards = [facts()[face] for face in sorted(supported())]
    group = rng.randrange(1, 6)
    crypt = [fact.id for fact in cards if fact.crypt and fact.group in (0, group, group + 1)]
    library = [fact.id for fact in cards if not fact.crypt]
    size = rng.randrange(40, 41 + 10 * players)
    return Deck(
        "random",
        tuple(sorted(Counter(rng.choices(crypt, k=12)).items())),
        tuple(sorted(Counter(rng.choices(library, k=size)).items())),
    )


def check_in_play(s: Vtes, entity: Entity, card: Card) -> None:
    """One card on the table. [VTES-1.6.3-10, VTES-6.1.4-06, VTES-6.1.5-07]"""
    region = s.region[entity]
    if READY <= region <= TORPOR and not s.capacity[entity]:
        incapacitated = region == TORPOR and card.traits & IS_IMBUED
        dying = s.pending(burn_the_dying, entity) or incapacitated
        assert s.blood[entity] or dying, f"an ally without life: {card.slug}"
        assert region == READY or incapacitated, f"an ally in torpor: {card.slug}"
    if region == ON:
        assert s.host[entity], f"on nothing: {card.slug}"
        assert s.blood[entity] or not card.life, f"a retainer without life: {card.slug}"
    if card.is_able or card.burn_by_minions:
        assert entity in s.able, f"cannot do what it says: {card.slug}"
    assert s.locked[entity] in (0, 1)
    assert s.is_in(s.controller[entity]), f"of somebody who is out: {card.slug}"


def check_zones(s: Vtes, seat: int) -> None:
    """What somebody has seen of a hand, a library or a crypt is there."""
    assert not Counter(s.shown_hands[seat]) - Counter(s.hands[seat]), "a card that was shown is not in hand"
    looked = Counter(known_of_hand(s, viewer, Seat(seat)) for viewer in range(s.seats) if viewer != seat)
    assert all(not Counter(seen) - Counter(s.hands[seat]) for seen in looked), "a card that was looked at is gone"
    library, top, bottom = s.libraries[seat], s.library_tops[seat], s.library_bottoms[seat]
    assert len(top) + len(bottom) <= len(library)
    assert library[: len(top)] == top
    assert library[len(library) - len(bottom) :] == bottom
    crypt, top = s.crypts[seat], s.crypt_tops[seat]
    bottom = tuple(unveiled(face) for face in s.crypt_bottoms[seat])
    assert len(top) + len(bottom) <= len(crypt)
    assert crypt[: len(top)] == top
    assert crypt[len(crypt) - len(bottom) :] == bottom


def check_blockers(s: Vtes, question: Question) -> None:
    """Who may block is ready and one's own. [VTES-6.2.2.1-05]"""
    for option in VTES.book.options(s, question):
        if option[0] == BLOCK:
            minion = entity_of(option[1])
            assert s.region[minion] == READY
            assert s.controller[minion] == question[0]


def check_expected(s: Vtes, face: Face) -> None:
    """Rules look for what each card in play does."""
    assert ABILITY_WINDOWS[face] & ~s.offering == 0, f"nobody looks for what {CARDS[face].name} offers"
    assert OTHERS_WINDOWS[face] & ~s.offering_others == 0, f"nobody looks for what {CARDS[face].name} offers to others"
    assert MOMENTS[face] & ~s.waiting == 0, f"nobody tells {CARDS[face].name} what happens"
    assert STATS_CHANGED[face] & ~s.changing == 0, f"nobody asks {CARDS[face].name} what it changes"


class DeclaredVtes(Declared[Vtes]):
    game = VTES
    statements = 638
    wrong_words = MappingProxyType(
        {
            "es": (r"fuera del juego",),
            # To bleed is wykrwawić; skrwawić is to stain with blood.
            "pl": (r"skrwaw\w+", r"kart\w+ wyborcz\w+", r"powstrzym\w+ (?:\w+ )?blokiem"),
        }
    )
    enumerations = frozenset(
        {
            "ACTION_NAMES", "DISTANCES", "HOOKS", "MODE_NAMES", "PHASE_NAMES", "REGIONS", "SCOPES", "SECTS", "STATS",
            "STRIKE_NAMES", "TITLES", "WAYS", "WINDOWS", "ZONES",
        }
    )  # fmt: skip
    affixes = ("W_", "H_", "S_", "FROM_", "_PHASE", "_ACTION", "_CARD")
    own_spelling = MappingProxyType(
        {
            "NO_ACTION": "", "NO_SECT": "", "UNTITLED": "", "ONE_VOTE": "1-vote", "TWO_VOTES": "2-votes",
            "S_ENDS": "combat-ends", "TABLE": "in-play", "FROM_ASH": "ash-heap",
        }
    )  # fmt: skip
    pending_areas = ("imbued", "advanced", "terms")
    variants = ({}, {"decks": "first-blood-nosferatu,first-blood-tremere", "half-decks": "yes"})
    sizes = (2, 3, 5)
    depth = 1500
    longest = 250
    courses = 200
    says_what_is_known = False

    def check(self, s: Vtes) -> None:
        for entity, region in zip(s.entities(), s.region, strict=True):
            if region not in (GONE, UNCONTROLLED) and not region & LENT:
                check_in_play(s, entity, CARDS[s.face[entity]])
                check_expected(s, s.face[entity])
            else:
                assert entity not in s.able, "what is not in play does nothing"
                assert entity not in s.governing
        assert len(set(s.able)) == len(s.able)
        for seat in range(s.seats):
            check_zones(s, seat)
        assert s.edge < 0 or s.is_in(s.edge), "the Edge is with somebody who is out"
        for question in s.asked:
            assert s.is_in(Seat(question[0])), "somebody who is out is asked"
            if question[1] == decide_block:
                check_blockers(s, question)

    def own_tables(self, players: int) -> SearchStrategy[dict[str, str]]:
        return decks_of_all_cards(players)


DECLARED = DeclaredVtes()


def card_to_come() -> str:
    """The name of a card that cannot be played yet; the longest one, which is no part of another."""
    names = [fact.name for fact in facts().values() if fact.id not in supported()]
    return max((name for name in names if name.isascii() and name.replace(" ", "").isalpha()), key=len)
