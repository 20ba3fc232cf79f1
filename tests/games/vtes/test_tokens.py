"""Every blood token: what the table is told explains every change of pool, blood and life."""

from random import Random

import pytest

from elysium.engine.audience import EVERYONE
from elysium.games.vtes.decks.rules import deck_word
from elysium.games.vtes.definitions.language import CARDS, Face
from elysium.games.vtes.game import VTES
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.terms import BURNED_BLOOD, BURNED_POOL, DRAINED, GAINED_BLOOD, GAINED_POOL, STOLE_BLOOD, face_of
from tests.games.vtes.harness import random_deck
from tests.harness.tables import take_random

MOST_DECISIONS = 4000
ON_CARDS = (GAINED_BLOOD, BURNED_BLOOD, DRAINED)


def holds_blood(face: Face) -> bool:
    """Vampires, allies and retainers; other counters only count something. A card face down is a vampire."""
    return not face or CARDS[face].crypt or CARDS[face].life > 0


def tokens(s: Vtes) -> int:
    return sum(s.pool) + sum(blood for face, blood in zip(s.face, s.blood, strict=True) if holds_blood(face))


def told(s: Vtes) -> int:
    """Tokens from the bank less tokens to it, as everybody heard."""
    change = 0
    for audience, kind, *details in s.told:
        if audience != EVERYONE or (kind in ON_CARDS and not holds_blood(face_of(details[0]))):
            continue
        if kind in (GAINED_POOL, GAINED_BLOOD):
            change += details[1]
        elif kind in (BURNED_POOL, BURNED_BLOOD, DRAINED):
            change -= details[1]
        elif kind == STOLE_BLOOD:  # on another card it is a counter
            taker, giver, moved = details
            change += moved * (holds_blood(face_of(taker)) - holds_blood(face_of(giver)))
    return change


@pytest.mark.rule("VTES-1.1-04", "VTES-2.2-02")
@pytest.mark.parametrize("seed", range(6))
def test_no_token_appears_or_vanishes_unsaid(seed: int) -> None:
    """Cards that come and go take their counters with them; between that, the log explains everything."""
    rng = Random(seed)
    players = 2 + seed % 4
    decks = ",".join(deck_word(random_deck(rng, players)) for _ in range(players))
    s = VTES.start(VTES.setup(players, {"decks": decks} if seed % 2 else {}), seed.to_bytes(32, "little"))
    checked = 0
    for _ in range(MOST_DECISIONS):
        if not s.asked:
            break
        s.told = ()
        before, regions, ousted = tokens(s), list(s.region), s.ousted
        take_random(VTES, s, rng)
        came_or_went = len(s.region) != len(regions) or any(
            there and not s.region[entity] for entity, there in enumerate(regions)
        )
        if not came_or_went and s.ousted == ousted:
            assert tokens(s) - before == told(s)
            checked += 1
    assert checked > 200
