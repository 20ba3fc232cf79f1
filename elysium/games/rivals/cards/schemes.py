"""Schemes: what happens if the answer is yes."""

from __future__ import annotations

from elysium.games.rivals.vocabulary.clauses import card, scheme
from elysium.games.rivals.vocabulary.control import CHOSEN, CHOSEN_PLAYER, choose, for_each
from elysium.games.rivals.vocabulary.effects import choose_half, gain_agenda, gain_prestige, mend, steal_prestige
from elysium.games.rivals.vocabulary.things import (
    EVERYONE,
    NAMED,
    THEY,
    anywhere,
    lacking_blood,
    named,
    of,
    player,
    vampire,
)

card(
    "Balance of Power",
    scheme(
        for_each(NAMED, choose(player(~named), steal_prestige(1, CHOSEN_PLAYER, THEY), by=THEY)),
        before=[choose_half()],
    ),
)
card("Fame & Fortune", scheme(gain_prestige(2), gain_agenda(1)))
card("Free Money", scheme(for_each(EVERYONE, gain_prestige(3, THEY))))
card("Greed", scheme(gain_agenda(2)))
card("Mercy", scheme(for_each(EVERYONE, choose(vampire(lacking_blood, anywhere, of(THEY)), mend(4, CHOSEN), by=THEY))))
