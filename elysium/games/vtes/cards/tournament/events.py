"""Events."""

from __future__ import annotations

from elysium.games.vtes.vocabulary.clauses import DISCARD_PHASE, card, during, event
from elysium.games.vtes.vocabulary.effects import burn, steal
from elysium.games.vtes.vocabulary.things import IT, PREDATOR, THIS, capacity, vampire

card(
    "Scourge of the Enochians",
    event(),
    abilities=(
        during(DISCARD_PHASE, burn(IT), steal(THIS, by=PREDATOR), target=vampire(capacity(most=2)), group=0),
        during(DISCARD_PHASE, steal(THIS, by=PREDATOR), mandatory=True, group=0),
    ),
)
