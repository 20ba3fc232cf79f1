"""Toreadors."""

from __future__ import annotations

from elysium.games.rivals.state import DAMAGE, INFLUENCE
from elysium.games.rivals.vocabulary.amounts import POTENCY_OF_TOP, count
from elysium.games.rivals.vocabulary.clauses import card, for_influence, in_attack
from elysium.games.rivals.vocabulary.conditions import attack_is, exists, first_attack, is_, your_turn
from elysium.games.rivals.vocabulary.control import CHOSEN, CHOSEN_BEFORE, choose, if_
from elysium.games.rivals.vocabulary.effects import (
    attach_retainer,
    discard_top,
    exhaust,
    gain_prestige,
    more_damage,
    raise_influence,
    reveal_top,
)
from elysium.games.rivals.vocabulary.lasting import (
    END_OF_YOUR_TURN,
    SCHEME_SUCCEEDS,
    after,
    gets,
    gets_influence,
    party_defeats,
    plays_itself,
)
from elysium.games.rivals.vocabulary.things import (
    ATTACKER,
    DISCARDED,
    SELF,
    THAT,
    THIS,
    attack_card,
    in_attacking_party,
    in_this_party,
    not_host_of,
    on,
    on_this_party,
    retainer,
    scheme_card,
    vampire,
)

card(
    "Bella Forte",
    abilities=(in_attack(if_(~is_(DISCARDED, attack_card), [more_damage(2)]), cost=[discard_top()], role="attacker"),),
)
card(
    "Bong-Cha Park",
    triggers=(
        after(
            END_OF_YOUR_TURN,
            choose(
                retainer(on_this_party),
                choose(
                    vampire(in_this_party, not_host_of(CHOSEN)), attach_retainer(CHOSEN_BEFORE, CHOSEN, quietly=True)
                ),
                optional=True,
            ),
        ),
    ),
)
card(
    "Bunny Benitez",
    abilities=(for_influence(gets_influence(2, SELF), cost=[exhaust(SELF)]),),
    triggers=(after(SCHEME_SUCCEEDS, gain_prestige(1)),),
)
card("Iris Lokken", triggers=(after(plays_itself(scheme_card), reveal_top(), raise_influence(POTENCY_OF_TOP)),))
card("John Kartunen")
card(
    "Lixue Chen",
    statics=(
        gets(
            ATTACKER,
            DAMAGE,
            when=[
                is_(THIS, in_attacking_party),
                exists(retainer(on(THIS))),
                attack_is("social"),
                first_attack("social"),
                your_turn(),
            ],
            role="party",
        ),
    ),
)
card(
    "Liza Holt",
    triggers=(
        after(
            party_defeats(),
            choose(
                retainer(on(THAT)),
                choose(vampire(in_this_party), attach_retainer(CHOSEN_BEFORE, CHOSEN)),
                optional=True,
            ),
            role="party",
        ),
    ),
)
card("Muhammad Zadeh", statics=(gets(SELF, INFLUENCE, count(retainer(on(SELF)))),))
card("Ty Smith")
