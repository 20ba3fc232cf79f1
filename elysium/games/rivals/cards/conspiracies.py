"""Conspiracies: what happens to the player at whom they are aimed."""

from __future__ import annotations

from elysium.games.rivals.vocabulary.amounts import agenda_of
from elysium.games.rivals.vocabulary.clauses import card, conspiracy
from elysium.games.rivals.vocabulary.conditions import exists
from elysium.games.rivals.vocabulary.control import CHOSEN, choose, if_
from elysium.games.rivals.vocabulary.effects import burn, discard, exhaust, lose_agenda, steal_prestige
from elysium.games.rivals.vocabulary.things import TARGETED, of, ongoing_card, vampire

card("All Tied Up", conspiracy(exhaust(vampire(of(TARGETED)))))
card(
    "Burning Down the House",
    conspiracy(choose(ongoing_card(of(TARGETED)), burn(CHOSEN)), when=[exists(ongoing_card(of(TARGETED)))]),
)
card("Destroy the Plans", conspiracy(discard(3, TARGETED)))
card(
    "Lost Glory",
    conspiracy(if_(agenda_of(TARGETED) >= 9, [lose_agenda(2, TARGETED)], otherwise=[lose_agenda(1, TARGETED)])),
)
card("Whispering Campaign", conspiracy(steal_prestige(2, TARGETED)))
