"""Ventrue."""

from __future__ import annotations

from elysium.games.rivals.vocabulary.clauses import ability, card
from elysium.games.rivals.vocabulary.conditions import is_
from elysium.games.rivals.vocabulary.effects import draw, exhaust, gain_prestige, lose_prestige, mend
from elysium.games.rivals.vocabulary.lasting import after, attaches, party_defeats, plays
from elysium.games.rivals.vocabulary.things import (
    BEATEN_PLAYER,
    SELF,
    YOU,
    anywhere,
    of,
    ongoing,
    title,
    titled,
    vampire,
)

card("Bruno Wagner", triggers=(after(plays(ongoing), draw(1)),))
card("Humberto Garcia")
card("Nancy Witt")
card("Stevie Osborn", triggers=(after(attaches(vampire(of(YOU)), title()), gain_prestige(1)),))
card("Yusuf Kaya", abilities=(ability(mend(1, vampire(titled, anywhere, of(YOU))), cost=[exhaust(SELF)]),))
card(
    "Zhang Wei",
    triggers=(
        after(party_defeats(), lose_prestige(1, BEATEN_PLAYER), when=[is_(SELF, vampire(titled))], role="party"),
    ),
)
