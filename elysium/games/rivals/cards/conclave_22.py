"""Conclave 22: ten Events for the City Deck. Nobody has compared them with the printed cards."""

from __future__ import annotations

from elysium.games.rivals.state import INFLUENCE, KEPT_HOME, NO_PREVENTION, SECRECY
from elysium.games.rivals.vocabulary.amounts import PRESTIGE_GAINED, between, count, exerted_by, smaller
from elysium.games.rivals.vocabulary.clauses import ability, card, event
from elysium.games.rivals.vocabulary.conditions import exists
from elysium.games.rivals.vocabulary.control import CHOSEN, EACH, choose, for_each
from elysium.games.rivals.vocabulary.effects import (
    add_token,
    burn,
    burn_defeated,
    everybody_home,
    exert,
    exhaust,
    gain_prestige,
    mend,
    pay_blood,
    put_bounty,
    set_free,
)
from elysium.games.rivals.vocabulary.lasting import after, everybody, gets, mortal_beaten, you_recruit
from elysium.games.rivals.vocabulary.things import (
    EVERYONE,
    SELF,
    THAT,
    THEY,
    THIS,
    YOU,
    anywhere,
    called,
    exhausted,
    face_down_card,
    in_own_haven,
    in_streets,
    in_torpor,
    lacking_blood,
    mortal,
    of,
    of_highest_potency,
    ongoing_card,
    retainer,
    second_inquisition,
    vampire,
    with_tokens,
)

card("Call the Roll", statics=(gets(vampire(in_streets), INFLUENCE),))
card(
    "City-Wide Lockdown",
    event(everybody_home()),
    statics=(everybody(KEPT_HOME),),
    abilities=(
        ability(
            for_each(exerted_by(SELF), choose(vampire(in_own_haven, of(YOU)), set_free(CHOSEN), optional=True)),
            cost=[exert(SELF)],
            when=[exists(vampire(in_own_haven, of(YOU)))],
            each_vampire=True,
        ),
    ),
)
card("Crack Shot", statics=(gets(retainer(called("Vagrant")), NO_PREVENTION),))
card("Enter Elysium", statics=(gets(vampire(), SECRECY),))
card("New Blood", triggers=(after(you_recruit(), gain_prestige(2), once=True),))
card(
    "Offer of Help",
    event(
        for_each(
            EVERYONE,
            choose(
                vampire(anywhere, lacking_blood, of(THEY))
                | face_down_card(of(THEY))
                | ongoing_card(with_tokens, of(THEY)),
                add_token(1, CHOSEN),
                by=THEY,
                optional=True,
            ),
        )
    ),
)
card(
    "Opening Ceremonies",
    abilities=(
        ability(
            gain_prestige(between(1, smaller(3, count(vampire(~exhausted, of(YOU)))))),
            for_each(PRESTIGE_GAINED, choose(vampire(~exhausted, of(YOU)), exhaust(CHOSEN))),
            when=[exists(vampire(~exhausted, of(YOU)))],
        ),
    ),
)
card("Purge the Old Guard", event(for_each(vampire(of_highest_potency), put_bounty(1, EACH))))
card(
    "Show of Force",
    triggers=(after(mortal_beaten(mortal(second_inquisition)), burn_defeated(THAT), burn(THIS)),),
    unmarked=True,
)
card(
    "To Absent Friends",
    abilities=(
        ability(
            choose(vampire(in_torpor, lacking_blood), mend(1, CHOSEN)),
            cost=[pay_blood(1)],
            when=[exists(vampire(in_torpor, lacking_blood))],
            each_vampire=True,
        ),
    ),
)
