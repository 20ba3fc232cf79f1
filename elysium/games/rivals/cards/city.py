"""The City Deck of San Francisco."""

from __future__ import annotations

from elysium.games.rivals.state import (
    AGENDA_AWARD,
    BLOOD_POTENCY,
    INFLUENCE,
    MENTAL,
    NO_RANGED,
    NO_RETURN,
    NO_SECRECY,
    PHYSICAL,
    SECRECY,
    SEPARATE,
    SOCIAL,
)
from elysium.games.rivals.vocabulary.amounts import X, between, count, hand_of, smaller
from elysium.games.rivals.vocabulary.clauses import card, event, to_prevent, when_attached, when_burned
from elysium.games.rivals.vocabulary.control import for_each
from elysium.games.rivals.vocabulary.effects import (
    discard,
    draw,
    exhaust,
    gain_agenda,
    gain_prestige,
    lose_blood,
    lose_prestige,
    mend,
    move_out,
    prevent,
    shuffle_events,
    stay_out,
)
from elysium.games.rivals.vocabulary.lasting import (
    END_OF_YOUR_TURN,
    START_OF_YOUR_TURN,
    after,
    anyone_defeats,
    attacks,
    everybody,
    gets,
)
from elysium.games.rivals.vocabulary.things import (
    ACTIVE_LEADER,
    ATTACKER,
    EVERYONE,
    HOST,
    SELF,
    THEY,
    THIS,
    WHO_DEFEATED,
    YOU,
    in_streets,
    lacking_blood,
    leading,
    mortal,
    of,
    vampire,
)

# The title, and the Second Inquisition

card(
    "Prince of the City",
    statics=(gets(HOST, NO_SECRECY), gets(HOST, INFLUENCE, 2)),
    triggers=(after(START_OF_YOUR_TURN, gain_prestige(1), gain_agenda(1)),),
)
card("Special Affairs Division", intel=1)

# Mortals

card("Vagrant", when_burned(mend(2, SELF)), abilities=(to_prevent(prevent(1), cost=[exhaust(THIS)]),))
card("Addict", when_burned(mend(3, SELF)), when_attached(draw(1)), gives="auspex")
card("Athlete", when_burned(mend(3, SELF)), statics=(gets(HOST, PHYSICAL),))
card("Chef", when_burned(mend(3, SELF)), when_attached(draw(1)), gives="presence")
card("Cop", when_burned(mend(3, SELF)), statics=(gets(HOST, BLOOD_POTENCY),), gives="dominate")
card("Skateboarder", when_burned(mend(3, SELF)), statics=(gets(HOST, BLOOD_POTENCY),), gives="celerity")
card("Student", when_burned(mend(3, SELF)), statics=(gets(HOST, MENTAL),))
card("Tour Guide", when_burned(mend(3, SELF)), statics=(gets(HOST, SOCIAL),))

# Events

card("Cable Car Accident", statics=(everybody(NO_RETURN),))
card("Castro Street Party", statics=(gets(vampire(in_streets), SECRECY),))
card("Chinese New Year", event(shuffle_events()))
card("City on the Brink", triggers=(after(anyone_defeats(), gain_agenda(1, WHO_DEFEATED)),))
card(
    "Gallery Opening",
    event(
        for_each(EVERYONE, discard(between(0, smaller(2, hand_of(THEY)), by=THEY), THEY), gain_prestige(X, THEY)),
    ),
)
card("Meeting at Alcatraz", event(move_out(vampire(leading)), stay_out(ACTIVE_LEADER)))
card("Protests in the Streets", triggers=(after(attacks(mortal()), lose_blood(1, ATTACKER)),))
card("San Francisco Fog", statics=(everybody(NO_RANGED),))
card(
    "The Hunger",
    statics=(everybody(AGENDA_AWARD),),
    triggers=(after(END_OF_YOUR_TURN, lose_prestige(count(vampire(lacking_blood, of(YOU))), YOU)),),
)
card("Wandering the BART Tunnels", statics=(everybody(SEPARATE),))
