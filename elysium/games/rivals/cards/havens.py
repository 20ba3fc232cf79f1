"""Havens: what their Leaders can do."""

from __future__ import annotations

from elysium.games.rivals.state import INFLUENCE
from elysium.games.rivals.vocabulary.clauses import ability, card, in_attack, to_block, to_prevent
from elysium.games.rivals.vocabulary.conditions import exists, is_
from elysium.games.rivals.vocabulary.control import CHOSEN, choose, if_, may
from elysium.games.rivals.vocabulary.effects import (
    add_city_cards,
    add_prestige,
    block_with,
    discard,
    discard_from_city,
    draw,
    exhaust,
    gain_prestige,
    mend,
    more_damage,
    prevent,
)
from elysium.games.rivals.vocabulary.lasting import END_OF_YOUR_TURN, after, attaches, gets
from elysium.games.rivals.vocabulary.things import (
    ATTACHED_TO,
    FIRST_TARGET,
    LEADER,
    YOU,
    exhausted,
    face_down_card,
    mortal,
    of,
    retainer,
    titled,
    vampire,
)

card(
    "Artist Lofts",
    triggers=(after(END_OF_YOUR_TURN, if_(is_(LEADER, exhausted), [may(draw(1), discard(1))])),),
)
card("Dragon's Roost", abilities=(to_block(block_with(LEADER), gain_prestige(1), ranged=True, each_time=True),))
card(
    "Dragon's Roost",
    printing="errata",
    abilities=(
        to_block(
            block_with(LEADER),
            if_(is_(FIRST_TARGET, vampire()), [gain_prestige(1)]),
            ranged=True,
            each_time=True,
        ),
    ),
)
card("House of Pain", abilities=(in_attack(more_damage(1), cost=[discard(1)], role="attacker"),))
card("Old Post Office", influence_by_card=3)
card(
    "Royal Retreat",
    statics=(gets(vampire(titled, of(YOU)), INFLUENCE),),
    abilities=(ability(add_city_cards(1), cost=[choose(mortal(), discard_from_city(CHOSEN))]),),
)
card("The Dockyards", abilities=(to_prevent(prevent(1), cost=[discard(1)], each_time=True),))
card(
    "The Madhouse",
    abilities=(
        ability(
            choose(face_down_card(of(YOU)), add_prestige(1, CHOSEN)),
            cost=[exhaust(LEADER), discard(1)],
            when=[exists(face_down_card(of(YOU)))],
        ),
    ),
)
card(
    "The Madhouse",
    printing="errata",
    abilities=(
        ability(
            choose(face_down_card(of(YOU)), add_prestige(1, CHOSEN)),
            cost=[discard(1)],
            when=[exists(face_down_card(of(YOU)))],
        ),
    ),
)
card("The Penthouse", triggers=(after(attaches(vampire(of(YOU)), retainer()), mend(1, ATTACHED_TO)),))
