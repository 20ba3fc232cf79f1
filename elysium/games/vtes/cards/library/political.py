"""Political action cards."""

from __future__ import annotations

from elysium.games.vtes.state import ACTION, VOTES
from elysium.games.vtes.vocabulary.amounts import count, points_of
from elysium.games.vtes.vocabulary.clauses import card, political
from elysium.games.vtes.vocabulary.conditions import by_capacity, exists, is_
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, for_each, share
from elysium.games.vtes.vocabulary.effects import (
    burn,
    burn_pool,
    gain_blood,
    gain_pool,
    hand_out_pool,
    steal,
    take_title,
)
from elysium.games.vtes.vocabulary.lasting import VOTE, cannot, gets
from elysium.games.vtes.vocabulary.things import (
    EVERYONE,
    IN_TURN,
    METHUSELAH_NAMED,
    METHUSELAH_NAMED_FIRST,
    NAMED,
    OTHERS,
    SELF,
    THEY,
    capacity,
    clan,
    clan_in_play,
    controls,
    location,
    methuselah,
    minion,
    of,
    of_named_clan,
    other,
    ready,
    richer,
    sect,
    title,
    titled,
    uncontrolled,
    vampire,
)

for city in ("Atlanta", "Chicago", "Detroit", "Houston", "Miami", "Paris", "Toronto"):
    card(
        f"Crusade: {city}",
        political(take_title("archbishop", city), when=(is_(SELF, sect("sabbat")),)),
        keywords="title",
    )
for city in ("Amsterdam", "Atlanta", "Boston", "Chicago", "Cleveland", "Dallas", "Houston", "London", "Miami", "York"):
    card(
        f"Praxis Seizure: {city}",
        political(take_title("prince", city), when=(is_(SELF, sect("camarilla")),)),
        keywords="title",
    )
card(
    "Anarch Salon",
    political(
        gain_blood(1, vampire(ready, sect("anarch"))),
        gain_pool(1, methuselah(controls(vampire(sect("anarch"))))),
        when=(is_(SELF, sect("anarch")),),
    ),
)
card("Ancilla Empowerment", political(burn_pool(count(minion(of(THEY))), EVERYONE)))
card(
    "Cardinal Benediction",
    political(
        take_title("cardinal", who=NAMED),
        terms=(vampire(sect("sabbat"), capacity(least=7)),),
        when=(is_(SELF, sect("sabbat")),),
        meanwhile=(cannot(vampire(~sect("sabbat")), VOTE, until=ACTION),),
    ),
    keywords="title",
)
card(
    "Consanguineous Boon",
    political(gain_pool(count(vampire(of(THEY), of_named_clan)), EVERYONE), terms=(clan_in_play(),)),
    keywords="boon",
)
card("Disputed Territory", political(steal(NAMED, by=METHUSELAH_NAMED), terms=(location(), methuselah())))
card(
    "Camarilla's Iron Fist",
    political(
        burn_pool(points_of(THEY, after=1), EVERYONE),
        gain_pool(1, METHUSELAH_NAMED_FIRST),
        terms=(methuselah(), share(5, methuselah(other(METHUSELAH_NAMED_FIRST)))),
        when=(exists(methuselah(), 3),),
    ),
    requires=(is_(SELF, titled, sect("camarilla")),),
)
card(
    "Conservative Agitation",
    political(burn_pool(points_of(THEY), EVERYONE), terms=(share(count(methuselah()), EVERYONE),)),
)
card(
    "Parity Shift",
    political(
        hand_out_pool(METHUSELAH_NAMED_FIRST, after=1),
        terms=(methuselah(richer), share(3, methuselah(other(METHUSELAH_NAMED_FIRST)), least=1)),
    ),
    requires=(is_(SELF, title("prince", "justicar")),),
)
card("Kine Resources Contested", political(burn_pool(points_of(THEY), EVERYONE), terms=(share(4, EVERYONE),)))
card(
    "Might of the Camarilla",
    political(for_each(IN_TURN, choose(vampire(uncontrolled, of(THEY)), burn(CHOSEN), by=THEY))),
    requires=(is_(SELF, title("justicar", "inner-circle")),),
)
card(
    "Reckless Agitation",
    political(
        burn_pool(points_of(THEY), EVERYONE),
        terms=(share(6, OTHERS),),
        when=(is_(SELF, sect("independent", "anarch")), by_capacity(5)),
    ),
)
card(
    "Toreador Justicar",
    political(
        take_title("justicar", who=NAMED),
        # Only a Camarilla vampire can be justicar. [VTES-10-05]
        terms=(vampire(ready, clan("toreador"), sect("camarilla")),),
        meanwhile=(gets(vampire(ready, clan("toreador")), VOTES, until=ACTION),),
    ),
    keywords="title",
)
