"""Vendetta at the shared tests."""

from __future__ import annotations

from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.state import Vendetta
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
    variants = (
        {},
        {"clans": "random", "locations": "all", "relics": "all"},
        {"teams": "yes", "relics": "all"},
        {"clans": "brujah,nosferatu,malkavian", "cards": OWN_CARDS},
    )
    depth = 150


DECLARED = DeclaredVendetta()
