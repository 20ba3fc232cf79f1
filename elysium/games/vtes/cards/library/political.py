"""Political action cards."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.cards.nodes import Effect, Trait
from elysium.games.vtes.definitions.definition import Clause
from elysium.games.vtes.rules.politics import MOST_CHOSEN
from elysium.games.vtes.state import ACTION, BALLOTS, BLEED, GAME, TURN, VOTES
from elysium.games.vtes.vocabulary.amounts import (
    capacity_of,
    capacity_of_pick,
    count,
    dead_vampires_of,
    points_of,
    recruiting_cost_of,
)
from elysium.games.vtes.vocabulary.clauses import (
    MINION_PHASE,
    UNLOCK_PHASE,
    card,
    during,
    grants_action,
    political,
    vampires_may_call,
)
from elysium.games.vtes.vocabulary.conditions import (
    by_capacity,
    exists,
    has_edge,
    has_no_other,
    is_,
    same,
    turn_of_prey_of,
)
from elysium.games.vtes.vocabulary.conditions import during as in_referendum
from elysium.games.vtes.vocabulary.control import (
    CHOSEN,
    EACH,
    at_once,
    choose,
    either,
    for_each,
    if_,
    one_or_both,
    share,
    share_with_cards,
    some,
)
from elysium.games.vtes.vocabulary.effects import (
    banish,
    burn,
    burn_blood,
    burn_edge,
    burn_pool,
    burn_this,
    enter_combat,
    gain_blood,
    gain_pool,
    grant_votes,
    hand_out_pool,
    hand_over,
    lock,
    lose_title,
    pick,
    put_card_in_play,
    put_card_on,
    remove,
    steal,
    steal_pool,
    take_title,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    BLOCK,
    PLAY_REACTIONS,
    VOTE,
    after,
    attempts_block,
    cannot,
    edge_votes,
    gets,
    goes_to_torpor,
    later,
    prey_is_ousted,
)
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    EVERYONE,
    HOST,
    IN_TURN,
    IT,
    METHUSELAH_NAMED,
    METHUSELAH_NAMED_FIRST,
    NAMED,
    NAMED_ALL,
    NAMED_IF_ANY,
    NAMED_NEXT,
    OTHERS,
    PREY,
    SELF,
    TARGETED,
    THAT,
    THEY,
    THIS,
    YOU,
    able_to_bear,
    ally,
    capacity,
    clan,
    clan_in_play,
    controller,
    controls,
    equipment,
    given_points,
    in_first_terms,
    in_terms,
    location,
    locked,
    methuselah,
    minion,
    of,
    of_named_clan,
    other,
    predator_of,
    prey_of,
    ready,
    richer,
    room_for_this,
    sect,
    title,
    titled,
    torpid,
    uncontrolled,
    unlocked,
    vampire,
    with_bleed,
    younger,
)

for city in (
    "Atlanta",
    "Chicago",
    "Detroit",
    "Frankfurt",
    "Houston",
    "Mexico City",
    "Miami",
    "New York",
    "Paris",
    "Philadelphia",
    "Toronto",
):
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
for office, family in (
    ("Banu Haqim Justicar", "banu-haqim"),
    ("Brujah Justicar", "brujah"),
    ("Lasombra Justicar", "lasombra"),
    ("Malkavian Justicar", "malkavian"),
    ("Nosferatu Justicar", "nosferatu"),
    ("Toreador Justicar", "toreador"),
    ("Tremere Justicar", "tremere"),
):
    card(
        office,
        political(
            take_title("justicar", who=NAMED),
            # Only a Camarilla vampire can be justicar. [VTES-10-05]
            terms=(vampire(ready, clan(family), sect("camarilla")),),
            meanwhile=(gets(vampire(ready, clan(family)), VOTES, until=ACTION),),
        ),
        keywords="title",
    )
card("Anarchist Uprising", political(burn_pool(count(minion(of(THEY))), EVERYONE)))
card(
    "Autarkis Persecution",
    political(gain_pool(count(minion(of(THEY))), EVERYONE)),
)
card(
    "Confiscation",
    political(hand_over(NAMED, NAMED_NEXT), terms=(equipment(), vampire(able_to_bear(NAMED)))),
    requires=(is_(SELF, titled),),
)
card("Consanguineous Condemnation", political(lock(vampire(of_named_clan)), terms=(clan_in_play(),)))
card("Domain Challenge", political(burn_pool(count(minion(locked, of(THEY))), EVERYONE)))
card(
    "Exclusion Principle",
    political(gain_pool(count(vampire(ready, sect("independent", "anarch"), of(THEY))), EVERYONE)),
)
card(
    "Honor the Elders",
    political(
        gain_blood(1, vampire(ready, capacity(least=8))),
        gain_blood(1, vampire(uncontrolled, capacity(least=8))),
    ),
)
card("Permanent Vacation", political(remove(NAMED), terms=(ally(ready),)))
card("Perpetual Care", political(burn_pool(2 * count(vampire(torpid, of(THEY))), EVERYONE)))
card(
    "Political Stranglehold",
    political(gain_pool(3 * count(vampire(of(THEY), capacity(least=8))), EVERYONE)),
    one_each=GAME,
)
card(
    "Praxis Seizure: Istanbul",
    political(
        take_title("prince", "Istanbul"),
        if_(is_(SELF, ~clan("banu-haqim")), [lock(vampire(clan("banu-haqim")))]),
        when=(is_(SELF, sect("camarilla")),),
        meanwhile=(gets(vampire(ready, clan("banu-haqim")), VOTES, until=ACTION),),
    ),
    keywords="title",
)


def burned_by_those_with(*traits: Trait, meanwhile: Sequence[Effect] = ()) -> Clause:
    """Whoever is chosen burns a pool, and more with such a ready vampire."""
    return political(
        at_once(
            burn_pool(1, NAMED_ALL),
            burn_pool(3, methuselah(in_terms, controls(vampire(ready, *traits)))),
        ),
        terms=(some(methuselah()),),
        meanwhile=meanwhile,
    )


card("Neonate Breach", burned_by_those_with(capacity(most=4)))
card("Empires Fall", burned_by_those_with(capacity(least=8)), requires=(is_(SELF, sect("sabbat")),))
card(
    "Eat the Rich",
    burned_by_those_with(
        titled,
        meanwhile=(
            gets(vampire(title("priscus")), BALLOTS, -1, until=ACTION),
            gets(vampire(titled, ~title("priscus")), VOTES, -1, until=ACTION),
            later(edge_votes(), grant_votes(1, TARGETED), until=ACTION),
        ),
    ),
    requires=(is_(SELF, sect("anarch")),),
)
card(
    "Revolutionary Council",
    political(
        lock(vampire(in_first_terms)),
        burn_pool(points_of(THEY, after=MOST_CHOSEN), EVERYONE),
        burn(location(given_points)),
        burn(equipment(given_points)),
        terms=(
            some(vampire(ready, unlocked, sect("anarch"), of(YOU))),
            share_with_cards(2 * count(vampire(in_first_terms)), EVERYONE, location() | equipment()),
        ),
        when=(exists(vampire(ready, unlocked, sect("anarch"), of(YOU), other())),),
    ),
    requires=(is_(SELF, title("baron")),),
)
card("Banishment", political(banish(NAMED), terms=(vampire(ready, younger()),)))
card(
    "Expulsion",
    political(
        cannot(minion(in_terms), PLAY_REACTIONS, until=TURN),
        cannot(minion(in_terms), BLOCK, until=TURN),
        cannot(minion(in_terms), VOTE, until=TURN),
        terms=(some(minion(), 2, least=0),),
    ),
    requires=(is_(SELF, title("primogen", "prince")),),
)
card(
    "Ancient Influence",
    political(
        for_each(
            IN_TURN,
            choose(vampire(ready, of(THEY)), gain_pool(capacity_of(CHOSEN), THEY), by=THEY, optional=True),
        ),
        burn_pool(5, EVERYONE),
    ),
    one_each=GAME,
)
card(
    "Kindred Segregation",
    political(
        for_each(
            ally(),
            either([burn_pool(recruiting_cost_of(EACH), controller(EACH))], [burn(EACH)], by=controller(EACH)),
        )
    ),
)
card("Mark of the Damned", political(burn_pool(dead_vampires_of(prey_of(THEY)), EVERYONE)))
card(
    "Patsy",
    political(
        if_(has_edge(), [burn_edge(), lose_title(NAMED), burn_pool(2, controller(NAMED))]),
        terms=(vampire(titled, ~sect("anarch")),),
        when=(has_edge(),),
    ),
    requires=(is_(SELF, title("baron")),),
)
card(
    "Firebrand",
    political(put_card_on(SELF), when=(is_(SELF, room_for_this),)),
    statics=(gets(HOST, VOTES, when=in_referendum("political") & is_(HOST, sect("anarch"))),),
    abilities=(
        during(
            MINION_PHASE,
            unlock(IT),
            target=vampire(ready, locked, younger(), sect("anarch")),
            when=(is_(HOST, sect("anarch")),),
            by=HOST,
            cost=(burn_blood(1, SELF),),
        ),
    ),
    triggers=(after(goes_to_torpor(HOST), burn_this()),),
    requires=(is_(SELF, sect("anarch")),),
    one_on_minion="Firebrand",
)
card(
    "Archon",
    political(put_card_on(NAMED), terms=(vampire(sect("camarilla")),)),
    abilities=(
        grants_action(enter_combat(), stealth=1, by=HOST, target=vampire(ready, of(OTHERS))),
        vampires_may_call(burn_this(), by=vampire(ready, of(ACTIVE), sect("camarilla"))),
    ),
    triggers=(after(attempts_block(vampire()), burn_blood(1, THAT), when=(same(ACTOR, HOST),)),),
    requires=(is_(SELF, title("prince", "justicar")),),
    keywords="no-blood-hunts",
)
card(
    "Raising the Portcullis",
    political(put_card_in_play(), when=(has_no_other("Raising the Portcullis"),)),
    statics=(gets(vampire(of(YOU)), BLEED, when=exists(vampire(torpid, of(PREY)))),),
    abilities=(vampires_may_call(burn_this()),),
)
card(
    "War of Ages",
    political(put_card_in_play()),
    abilities=(
        during(UNLOCK_PHASE, burn_pool(1, ACTIVE), when=(turn_of_prey_of(THIS),), by=ACTIVE, mandatory=True),
        vampires_may_call(burn_this(), cost=(burn_pool(1),)),
    ),
    triggers=(after(prey_is_ousted(), at_once(gain_pool(3), burn_this())),),
    requires=(is_(SELF, titled, sect("sabbat")),),
    unique=True,
)
card("Transfer of Power", political(for_each(methuselah(richer), steal_pool(1, THEY))))
card(
    "Cold War",
    political(
        burn_pool(3, NAMED_IF_ANY),
        burn(NAMED_NEXT),
        terms=(one_or_both(methuselah(), location(), is_(SELF, title("cardinal", "regent"))),),
    ),
    requires=(is_(SELF, titled, sect("sabbat")),),
)
card(
    "Justicar Retribution",
    political(burn(vampire(with_bleed(3)))),
    requires=(is_(SELF, sect("camarilla")),),
)
card(
    "Reins of Power",
    political(
        for_each(IN_TURN, choose(vampire(ready, of(THEY)), pick(CHOSEN, THEY), by=THEY, optional=True)),
        gain_pool(6, EVERYONE),
        burn_pool(capacity_of_pick(predator_of(THEY)), EVERYONE),
    ),
    one_each=GAME,
)
