"""Schemes: what happens if the answer is yes."""

from __future__ import annotations

from elysium.games.rivals.vocabulary.clauses import card, scheme
from elysium.games.rivals.vocabulary.control import for_each
from elysium.games.rivals.vocabulary.effects import gain_agenda, gain_prestige
from elysium.games.rivals.vocabulary.things import EVERYONE, THEY

card("Fame & Fortune", scheme(gain_prestige(2), gain_agenda(1)))
card("Free Money", scheme(for_each(EVERYONE, gain_prestige(3, THEY))))
card("Greed", scheme(gain_agenda(2)))
