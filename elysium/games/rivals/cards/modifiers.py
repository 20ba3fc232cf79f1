"""Influence Modifiers."""

from __future__ import annotations

from elysium.games.rivals.vocabulary.clauses import card, influence
from elysium.games.rivals.vocabulary.effects import gain_agenda, gain_prestige

card("Hedge Your Bets", influence(2, fails=[gain_agenda(1)]))
card("The Last Word", influence(5, wins=[gain_prestige(1)]))
