"""Titles."""

from __future__ import annotations

from elysium.games.rivals.state import DAMAGE, INFLUENCE, SECRECY
from elysium.games.rivals.vocabulary.clauses import attach_title, card
from elysium.games.rivals.vocabulary.conditions import is_
from elysium.games.rivals.vocabulary.lasting import gets
from elysium.games.rivals.vocabulary.things import HOST, STRUCK, YOU, in_own_haven, of, titled, vampire

card("Herald", attach_title(), recruits_cheaper=1)
card("Keeper of Elysium", attach_title(), statics=(gets(vampire(in_own_haven, of(YOU)), SECRECY),))
card(
    "Primogen", attach_title(), statics=(gets(HOST, INFLUENCE), gets(HOST, DAMAGE, when=[is_(STRUCK, vampire(titled))]))
)
