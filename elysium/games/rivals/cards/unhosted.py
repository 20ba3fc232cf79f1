"""Unhosted Actions that do not stay in play."""

from __future__ import annotations

from elysium.games.rivals.vocabulary.clauses import card, unhosted
from elysium.games.rivals.vocabulary.control import CHOSEN, choose
from elysium.games.rivals.vocabulary.effects import put_bounty
from elysium.games.rivals.vocabulary.things import vampire

card("Marked Man", unhosted(choose(vampire(), put_bounty(1, CHOSEN))))
