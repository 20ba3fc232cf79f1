"""The City Deck of San Francisco."""

from __future__ import annotations

from elysium.games.rivals.state import (
    BLOOD_POTENCY,
    INFLUENCE,
    NO_RANGED,
    NO_RETURN,
    NO_SECRECY,
    PHYSICAL,
    SECRECY,
    SEPARATE,
)
from elysium.games.rivals.vocabulary.clauses import card, event, to_prevent, when_attached, when_burned
from elysium.games.rivals.vocabulary.effects import (
    draw,
    exhaust,
    gain_agenda,
    gain_prestige,
    lose_blood,
    mend,
    prevent,
    shuffle_events,
)
from elysium.games.rivals.vocabulary.lasting import (
    START_OF_YOUR_TURN,
    after,
    anyone_defeats,
    attacks,
    everybody,
    gets,
)
from elysium.games.rivals.vocabulary.things import ATTACKER, HOST, SELF, THIS, WHO_DEFEATED, in_streets, mortal, vampire

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
card("Cop", when_burned(mend(3, SELF)), statics=(gets(HOST, BLOOD_POTENCY),), gives="dominate")

# Events

card("Cable Car Accident", statics=(everybody(NO_RETURN),))
card("Castro Street Party", statics=(gets(vampire(in_streets), SECRECY),))
card("Chinese New Year", event(shuffle_events()))
card("City on the Brink", triggers=(after(anyone_defeats(), gain_agenda(1, WHO_DEFEATED)),))
card("Protests in the Streets", triggers=(after(attacks(mortal()), lose_blood(1, ATTACKER)),))
card("San Francisco Fog", statics=(everybody(NO_RANGED),))
card("Wandering the BART Tunnels", statics=(everybody(SEPARATE),))
