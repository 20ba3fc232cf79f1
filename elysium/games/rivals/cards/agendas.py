"""Agendas."""

from __future__ import annotations

from elysium.games.rivals.vocabulary.clauses import card
from elysium.games.rivals.vocabulary.conditions import attacked_by_you, hurt_normally, is_
from elysium.games.rivals.vocabulary.effects import gain_agenda, gain_prestige
from elysium.games.rivals.vocabulary.lasting import (
    CONSPIRACY_RESOLVED,
    HURT,
    SCHEME_SUCCEEDS,
    after,
    attaches,
    you_defeat,
)
from elysium.games.rivals.vocabulary.things import (
    THAT,
    YOU,
    citizen,
    of,
    of_rival,
    potency_least,
    retainer,
    title,
    vampire,
)

card("Base of Power", triggers=(after(attaches(vampire(of(YOU)), title()), gain_agenda(2)),))
card(
    "Drain Them Slowly",
    triggers=(after(HURT, gain_agenda(1), when=[attacked_by_you(), hurt_normally(), is_(THAT, vampire())]),),
)
card("Manipulate the Masses", triggers=(after(SCHEME_SUCCEEDS, gain_agenda(1)),))
card("Playthings", triggers=(after(attaches(vampire(of(YOU)), retainer(citizen)), gain_agenda(1)),))
card("The End is Nigh", triggers=(after(CONSPIRACY_RESOLVED, gain_prestige(1), gain_agenda(2), once=True),))
card(
    "Turf War",
    triggers=(
        after(you_defeat(~of_rival), gain_agenda(1)),
        after(you_defeat(potency_least(5)), gain_agenda(1)),
    ),
)
