"""Offices, relics and burdens that whole decks were waiting for."""

from __future__ import annotations

from elysium.games.vtes.state import HAND
from elysium.games.vtes.vocabulary.amounts import blood_of, counters_of
from elysium.games.vtes.vocabulary.clauses import (
    action,
    card,
    equip,
    grants_action,
    modifier,
    needing,
    own_modifier,
    political,
    put_in_play,
    vampires_may_call,
)
from elysium.games.vtes.vocabulary.conditions import has_crypt, in_any, is_, put_there_earlier
from elysium.games.vtes.vocabulary.control import if_
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    burn_this,
    enter_combat,
    gain_blood,
    lock,
    put_card_in_play_about,
    put_card_on,
    search_crypt,
)
from elysium.games.vtes.vocabulary.lasting import DIABLERIZE, after, cannot, enters_play, gets, replaces_card, would
from elysium.games.vtes.vocabulary.things import (
    HOST,
    IT,
    METHUSELAH_NAMED_FIRST,
    NAMED,
    OTHERS,
    PREDATOR,
    PREY,
    SELF,
    THAT,
    THIS,
    YOU,
    clan,
    methuselah,
    minion,
    of,
    of_type,
    other,
    ready,
    room_for_this,
    sect,
    title,
    uncontrolled,
    vampire,
    younger,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import had_for_half, in_library, put_found_on_for_half, search

card(
    "Gran Madre di Dio, Italy",
    equip(),
    triggers=(
        after(
            enters_play(minion(of(PREY, PREDATOR))),
            lock(THAT),
            if_(is_(THAT, vampire(younger(HOST))), [burn_blood(1, THAT)]),
            when=(~in_any("unlock"),),
        ),
    ),
    unique=True,
    keywords="location not-equipment",
)
card(
    "Alastor",
    political(
        put_card_on(NAMED),
        search(any_card(in_library(YOU), of_type("equipment"), had_for_half(NAMED)), put_found_on_for_half(NAMED)),
        terms=(vampire(ready, sect("camarilla"), room_for_this),),
    ),
    abilities=(grants_action(enter_combat(), stealth=1, target=vampire(ready, of(OTHERS)), by=SELF),),
    statics=(cannot(HOST, DIABLERIZE),),
    requires=(is_(SELF, title("justicar", "inner-circle")),),
    one_on_minion="Alastor",
)
HARBINGER = clan("harbinger-of-skulls")
card(
    "Disciple of Lazarus",
    action(gain_blood(2, IT), stealth=1, target=vampire(younger(), uncontrolled, of(YOU), HARBINGER)),
    action(search_crypt(clan="harbinger-of-skulls"), stealth=1, when=(has_crypt(),)),
)
card(
    "Under My Skin",
    needing(modifier(stealth=1), 1, "obf"),
    needing(modifier(stealth=1, on_self=True), 1, "thn"),
    needing(modifier(stealth=2, on_self=True), 2, "thn"),
    abilities=(own_modifier(stealth=1, cost=(burn_this(),), when=(put_there_earlier(),)),),
)
card(
    "The Meddling of Semsith",
    political(put_card_in_play_about(METHUSELAH_NAMED_FIRST), terms=(methuselah(other(YOU)),)),
    abilities=(vampires_may_call(burn_this()),),
    statics=(gets(YOU, HAND, -1),),
    keywords="holds-up-replacing",
)
card(
    "Visit from the Capuchin",
    put_in_play(),
    triggers=(
        would(
            replaces_card(YOU),
            burn_blood(1, THIS),
            if_(blood_of(THIS) <= 0, [burn_this()]),
            when=(blood_of(THIS) >= 1,),
        ),
    ),
    statics=(gets(YOU, HAND, counters_of(THIS)),),
    unique=True,
    counters=4,
)
