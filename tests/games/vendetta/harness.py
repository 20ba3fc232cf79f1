"""Vendetta at the shared tests."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from elysium.engine.bits import members
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.state import FATAL_TOKENS, NOTHING, Vendetta
from tests.harness.declared import Declared

OWN_CARDS = """
cards:
  - {code: BR02, power: 1, conflict: [{power: 3, per: own-cards-here}]}
  - {code: BR07, preparation: [{steal: 2, who: each-opponent}, {draw: 1}]}
  - {code: NO07, power: 2, preparation: [{may-withdraw: , then: [{steal: 3}]}]}
  - {code: AL09, kind: human, kiss: 2, gained: [{gain-blood: alliance}]}
  - {code: VI, influence: 2, drained-blood: 4}
rewards: {second: [1, 1, 1], haven: 2}
"""
"""A card file as a table may bring it: another text, other numbers, another kind, other rewards."""


class DeclaredVendetta(Declared[Vendetta]):
    game = VENDETTA
    statements = 274
    wrong_words = MappingProxyType(
        {
            "es": (r"(?:primer|segundo|tercer|último) puesto", r"última sangre"),
            # A card is played (zagrać); only blood is added (dołożyć).
            "pl": (r"(?:dołóż|dołoż\w+|dokłada\w*) (?:dokładnie |odkryt\w+ |zakryt\w+ |jedną |klanu )*kart\w*",),
        }
    )
    enumerations = frozenset({"PHASE_NAMES", "STEP_NAMES", "TIMINGS", "SELECTORS"})
    affixes = ("_PHASE", "_STEP", "_CARD")
    own_spelling = MappingProxyType(
        {
            "KISSING": "kiss",
            "HAND_BUILDING": "hand",
            "PLAYED_HERE_FACE_DOWN": "card-played-here-face-down",
            "WITHDRAWING": "withdraw",
            "REVEALING": "reveal",
            "PREPARING": "preparation",
            "FIGHTING": "conflict",
        }
    )
    variants = (
        {},
        {"clans": "random", "locations": "all", "relics": "all"},
        {"teams": "yes", "relics": "all"},
        {"clans": "brujah,nosferatu,malkavian", "cards": OWN_CARDS},
    )
    depth = 150

    def check(self, s: Vendetta) -> None:
        lying = s.up | s.down
        outside = sum(s.hands) | lying
        assert not s.shown & ~outside, "a card that was shown is in a deck"
        for seat in s.everybody():
            assert not s.peeked[seat] & ~lying, "a card that was looked at is not on the table"
            assert not s.glimpsed[seat] & ~outside, "a card that has left a deck is in it"
            assert s.bottoms[seat] <= len(s.decks[seat]) or not s.is_in(seat), "more is known than there is"
            assert s.flipped[seat] <= s.tokens[seat]
            assert s.tokens[seat] < FATAL_TOKENS or not s.is_in(seat), "somebody has died and plays on"
        for _, cards in s.regained:
            assert not cards & s.down & ~s.known_down, "a card that went back to a hand lies face down"
        for _, cards, least in s.memory:
            assert (cards & outside).bit_count() >= least, "somebody remembers what is not so"
        relics = [relic for relic in s.relics if relic != NOTHING]
        assert len(set(relics)) == len(relics), "two seats hold the same relic"

    def truth(self, s: Vendetta, names: Sequence[str]) -> dict[str, set[str]]:
        cards = EDITIONS[s.edition].cards
        laid = {f"laid/{place}": {cards[card].name} for place, card in enumerate(s.laid, 1)}
        lying = {cards[card].name for card in s.laid}
        hands = {name: {cards[card].name for card in members(hand)} for name, hand in zip(names, s.hands, strict=True)}
        return (
            laid
            | {f"{name}/{word}": hand for name, hand in hands.items() for word in ("sure", "hand")}
            | {f"{name}/out": hand | lying for name, hand in hands.items()}
        )

    def is_certain(self, word: str) -> bool:
        return word.endswith(("/sure", "/out"))


DECLARED = DeclaredVendetta()
