"""Agendas."""

from __future__ import annotations

from elysium.games.rivals.vocabulary.clauses import card
from elysium.games.rivals.vocabulary.conditions import (
    at_target,
    attacked_by_you,
    exists,
    first_survivor,
    hurt_normally,
    is_,
    your_turn,
)
from elysium.games.rivals.vocabulary.control import if_
from elysium.games.rivals.vocabulary.effects import gain_agenda, gain_prestige, shuffle_with_discards
from elysium.games.rivals.vocabulary.lasting import (
    CONSPIRACY_RESOLVED,
    HURT,
    SCHEME_SUCCEEDS,
    START_OF_YOUR_TURN,
    after,
    attaches,
    mortal_defeated,
    mortal_down,
    you_defeat,
)
from elysium.games.rivals.vocabulary.things import (
    THAT,
    YOU,
    citizen,
    in_streets,
    mortal,
    of,
    of_rival,
    potency_least,
    retainer,
    second_inquisition,
    title,
    undefeated,
    vampire,
)

card("Base of Power", triggers=(after(attaches(vampire(of(YOU)), title()), gain_agenda(2)),))
card(
    "Drain Them Slowly",
    triggers=(
        after(
            HURT, gain_agenda(1), when=[attacked_by_you(), at_target(), hurt_normally(), is_(THAT, vampire(undefeated))]
        ),
    ),
)
card(
    "Drain Them Slowly",
    printing="errata",
    triggers=(
        after(
            HURT,
            gain_agenda(2),
            when=[attacked_by_you(), hurt_normally(), is_(THAT, vampire(undefeated)), first_survivor()],
        ),
    ),
)
card(
    "Hunt the Hunters",
    triggers=(
        after(mortal_down(mortal(second_inquisition)), gain_prestige(1), gain_agenda(1), when=[your_turn()], once=True),
    ),
    shuffles_defeated=True,
)
card(
    "Hunt the Hunters",
    printing="errata",
    triggers=(
        after(
            mortal_defeated(mortal(second_inquisition)),
            gain_prestige(1),
            gain_agenda(1),
            shuffle_with_discards(THAT),
            when=[your_turn()],
            once=True,
        ),
    ),
)
card("Manipulate the Masses", triggers=(after(SCHEME_SUCCEEDS, gain_agenda(1)),))
card("Playthings", triggers=(after(attaches(vampire(of(YOU)), retainer(citizen)), gain_agenda(1)),))
card(
    "Strength in Numbers",
    triggers=(
        after(
            START_OF_YOUR_TURN,
            if_(
                exists(vampire(potency_least(2), in_streets, of(YOU)), 4),
                [gain_agenda(2)],
                otherwise=[if_(exists(vampire(in_streets, of(YOU)), 3), [gain_agenda(1)])],
            ),
        ),
    ),
)
card("The End is Nigh", triggers=(after(CONSPIRACY_RESOLVED, gain_prestige(1), gain_agenda(2), once=True),))
card(
    "Turf War",
    triggers=(
        after(you_defeat(~of_rival), gain_agenda(1)),
        after(you_defeat(potency_least(5)), gain_agenda(1)),
    ),
)
