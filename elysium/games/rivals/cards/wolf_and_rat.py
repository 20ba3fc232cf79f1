"""Wolf & Rat, as far as it needs nothing but what the core set knows: neither Animals nor Fear. Nobody has compared it
with the printed cards.
"""

from __future__ import annotations

from elysium.games.rivals.state import DAMAGE, SECRECY
from elysium.games.rivals.vocabulary.amounts import icons_of
from elysium.games.rivals.vocabulary.clauses import action, card, reaction, unhosted
from elysium.games.rivals.vocabulary.conditions import attack_is, exists, is_
from elysium.games.rivals.vocabulary.control import CHOSEN, choose, if_
from elysium.games.rivals.vocabulary.effects import discard, draw, gain_agenda, gain_prestige, mend
from elysium.games.rivals.vocabulary.lasting import (
    END_OF_YOUR_TURN,
    after,
    attaches,
    gets,
    mortal_defeated,
    you_defeat,
)
from elysium.games.rivals.vocabulary.things import (
    SELF,
    TARGET,
    THAT,
    THIS,
    YOU,
    anywhere,
    called,
    citizen,
    in_party_of,
    in_streets,
    lacking_blood,
    mortal,
    of,
    on,
    retainer,
    vampire,
    with_discipline,
)

card(
    "Clandestine",
    statics=(gets(SELF, DAMAGE, when=[is_(TARGET, mortal()), attack_is("social")], role="attacker"),),
)
card("Ghost", statics=(gets(vampire(with_discipline("protean"), in_party_of(THIS), in_streets), SECRECY),))
card("Hardened Flesh", reaction(shield=icons_of(SELF, "fortitude")))
card(
    "Help Me Help You",
    unhosted(stays=True),
    triggers=(
        after(
            attaches(vampire(of(YOU)), retainer()), choose(vampire(lacking_blood, anywhere, of(YOU)), mend(1, CHOSEN))
        ),
    ),
)
card(
    "Hoard the Herd",
    triggers=(
        after(
            END_OF_YOUR_TURN,
            if_(
                ~exists(mortal()),
                [gain_agenda(2)],
                otherwise=[if_(~exists(mortal(citizen)) & ~exists(mortal(called("Vagrant"))), [gain_agenda(1)])],
            ),
        ),
    ),
)
card(
    "Invisible Army",
    triggers=(
        after(mortal_defeated(mortal(called("Vagrant"))), gain_agenda(1)),
        after(attaches(vampire(of(YOU)), retainer(called("Vagrant"))), gain_agenda(1)),
        after(you_defeat(), gain_agenda(1), when=[exists(retainer(called("Vagrant"), on(THAT)))]),
    ),
)
card("We Are Legend", action(gain_prestige(1), draw(2), discard(1)))
