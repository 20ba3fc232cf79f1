"""Cards that were given away, as far as they need nothing that only other sets have. Nobody has compared them with the
printed cards.
"""

from __future__ import annotations

from elysium.games.rivals.state import DAMAGE, INFLUENCE, SECRECY
from elysium.games.rivals.vocabulary.amounts import CLANS_IN_COTERIE
from elysium.games.rivals.vocabulary.clauses import ability, card, in_attack
from elysium.games.rivals.vocabulary.conditions import exists, is_
from elysium.games.rivals.vocabulary.control import CHOSEN, choose, either
from elysium.games.rivals.vocabulary.effects import (
    burn,
    discard,
    draw,
    exhaust,
    look_at_faction,
    look_at_library,
    make_ready,
    mend,
    pay_blood,
    use_up_influence,
)
from elysium.games.rivals.vocabulary.lasting import (
    END_OF_YOUR_TURN,
    START_OF_YOUR_TURN,
    after,
    gets,
    is_defeated,
    plays_itself,
)
from elysium.games.rivals.vocabulary.things import (
    SELF,
    STRUCK,
    TARGET,
    YOU,
    exhausted,
    in_this_party,
    lacking_blood,
    of,
    on,
    other,
    reaction_card,
    retainer,
    titled,
    vampire,
)

card("Freddy Usher", triggers=(after(plays_itself(reaction_card), draw(1)),))
card("Martine Diaz", abilities=(ability(draw(1), discard(1), cost=[exhaust(SELF)]),))
card("Reina de la Vega", triggers=(after(START_OF_YOUR_TURN, either([look_at_library()], [look_at_faction()])),))
card("Smoke", triggers=(after(END_OF_YOUR_TURN, choose(vampire(in_this_party, exhausted), make_ready(CHOSEN))),))
card("Tent City", statics=(gets(vampire(of(YOU)), SECRECY, when=[CLANS_IN_COTERIE >= 3]),))
card(
    "The Exterminator",
    abilities=(
        in_attack(
            choose(retainer(on(TARGET)), burn(CHOSEN)),
            cost=[pay_blood(1)],
            when=[exists(retainer(on(TARGET)))],
            role="attacker",
        ),
    ),
)
card(
    "Victor Cane",
    triggers=(after(is_defeated(SELF), choose(vampire(lacking_blood, other(SELF), of(YOU)), mend(1, CHOSEN))),),
)
card(
    "Victor Temple",
    statics=(gets(SELF, INFLUENCE),),
    abilities=(ability(choose(vampire(), use_up_influence(CHOSEN)), cost=[pay_blood(1)]),),
)
card("Xander Klaus", statics=(gets(SELF, DAMAGE, 2, when=[is_(STRUCK, vampire(titled))], role="attacker"),))
