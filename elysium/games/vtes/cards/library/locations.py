"""Master cards that are locations."""

from __future__ import annotations

from elysium.engine.cards.nodes import Effect, Noun, Trait
from elysium.games.vtes.definitions.definition import Clause
from elysium.games.vtes.definitions.language import (
    ALL_PHASES,
    BLOOD_PRICE,
    POOL_PRICE,
)
from elysium.games.vtes.state import ACTION, BLEED, HAND, HUNT, INTERCEPT, PHASE, STEALTH, TRANSFER, TURN, VOTES
from elysium.games.vtes.vocabulary.amounts import (
    LOST_TO_BLEED,
    X,
    all_blood_of,
    between,
    blood_of,
    capacity_of,
    corruption_on,
    count,
    pool_of,
    worth_of,
)
from elysium.games.vtes.vocabulary.clauses import (
    ANNOUNCED,
    AS_PLAYED,
    BEFORE_RANGE,
    BLOCK_ATTEMPT,
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    MINION_PHASE,
    POLLING,
    UNLOCK_PHASE,
    WHOLE_ACTION,
    any_time,
    card,
    during,
    grants_action,
    put_in_play,
    put_on_card,
    vampires_may_call,
)
from elysium.games.vtes.vocabulary.conditions import (
    action_requires,
    acts_through,
    acts_to_burn,
    bled_prey,
    bleeding,
    directed_at,
    exists,
    first_action,
    has_edge,
    is_,
    needs_stealth,
    succeeded,
    undirected,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import CHOSEN, at_once, choose, for_each, if_, may, unless_it_blocks, where_x
from elysium.games.vtes.vocabulary.effects import (
    add_counters,
    blood_to_pool,
    burn,
    burn_blood,
    burn_edge,
    burn_pool,
    burn_this,
    cancel,
    cleanse,
    clear_counters,
    corrupt,
    discard,
    discard_down,
    draw,
    end_combat,
    enter_combat,
    environmental_damage,
    feed,
    gain_blood,
    gain_discard_action,
    gain_master_action,
    gain_pool,
    gain_transfers,
    grant_votes,
    hold_no_referendum,
    lock,
    make_ready,
    move_blood,
    pool_to_blood,
    put_counter,
    remember_chosen,
    remove,
    steal,
    unlock,
    unlock_afterwards,
)
from elysium.games.vtes.vocabulary.lasting import (
    action_ends,
    after,
    bleeds,
    calls_referendum,
    changes_controller,
    combat_ends,
    comes_into_play,
    discards_anarchs_card,
    gets,
    goes_to_torpor,
    hunts,
    is_blocked,
    is_burned,
    joins_sect,
    later,
    leaves_play,
    sheltered,
)
from elysium.games.vtes.vocabulary.prices import MANY, costs, if_locked, of_action, paid_from_this, played, played_as
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    FACE,
    HOST,
    IT,
    OTHERS,
    PREY,
    REMEMBERED,
    SELF,
    THAT,
    THIS,
    YOU,
    able_to_fight,
    acting,
    ally,
    blood,
    capacity,
    clan,
    controller,
    crypt_card,
    discipline,
    fighting,
    follows,
    in_ash_heap,
    just,
    lacking_intercept,
    leading,
    location,
    locked,
    minion,
    of,
    of_black_hand,
    of_type,
    oldest,
    other,
    played_upon,
    ready,
    remembered,
    retainer,
    room_for_this,
    sect,
    title,
    titled,
    torpid,
    trait,
    uncontrolled,
    unfed,
    unique,
    unlocked,
    untitled,
    vampire,
    with_counter,
    wounded,
    younger,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import (
    burn_from_library,
    goes_by,
    in_library,
    library_card,
    minion_card,
    recover_under_library,
    requiring,
    search,
    take_found,
)

for name in (
    "Academic Hunting Ground",
    "Asylum Hunting Ground",
    "Base Hunting Ground",
    "Biotech Company Hunting Ground",
    "Campground Hunting Ground",
    "Corporate Hunting Ground",
    "Fetish Club Hunting Ground",
    "Institution Hunting Ground",
    "Library Hunting Ground",
    "Morgue Hunting Ground",
    "Park Hunting Ground",
    "Political Hunting Ground",
    "Shanty Town Hunting Ground",
    "Slum Hunting Ground",
    "Society Hunting Ground",
    "Temple Hunting Ground",
    "Underworld Hunting Ground",
    "University Hunting Ground",
    "Uptown Hunting Ground",
    "Warzone Hunting Ground",
    "Zoo Hunting Ground",
):
    card(
        name,
        put_in_play(),
        abilities=(during(UNLOCK_PHASE, feed(1), target=vampire(ready, of(YOU), unfed)),),
        unique=True,
        keywords="location hunting-ground",
    )
card(
    "Amusement Park Hunting Ground",
    put_in_play(),
    abilities=(during(UNLOCK_PHASE, feed(1), target=vampire(ready, of(YOU), unfed)),),
    unique=True,
    keywords="location hunting-ground",
)


def tended(name: str) -> Clause:
    """Blood for an uncontrolled vampire of a clan."""
    target = vampire(uncontrolled, of(YOU), clan(name))
    return during(INFLUENCE_PHASE, gain_blood(1, IT), target=target, cost=(lock(THIS),))


card(
    "Arcane Library",
    put_in_play(),
    abilities=(tended("tremere"),),
    unique=True,
    keywords="location",
)
card(
    "Art Museum",
    put_in_play(),
    abilities=(tended("toreador"),),
    unique=True,
    keywords="location",
)
card(
    "Nosferatu Kingdom",
    put_in_play(),
    abilities=(tended("nosferatu-antitribu"),),
    unique=True,
    keywords="location",
)
card(
    "Gang Territory",
    put_in_play(),
    abilities=(tended("brujah-antitribu"),),
    unique=True,
    keywords="location",
)
card(
    "Cairo Int'l Airport",
    put_in_play(),
    abilities=(
        grants_action(burn_blood(1, IT), by=minion(ready, of(YOU)), target=crypt_card(uncontrolled, of(PREY), blood())),
    ),
    unique=True,
    keywords="location",
)
card(
    "Chantry",
    put_in_play(),
    abilities=(
        during(
            MASTER_PHASE,
            make_ready(IT),
            target=vampire(torpid, clan("tremere")),
            cost=(lock(THIS), burn_pool(1)),
        ),
        during(
            MASTER_PHASE,
            make_ready(IT),
            target=vampire(torpid, clan("tremere")),
            cost=(lock(THIS), burn_blood(1, SELF)),
            by=vampire(ready, of(YOU), clan("tremere")),
        ),
    ),
    unique=True,
    keywords="location",
)
card("Elder Library", put_in_play(), statics=(gets(YOU, HAND),), unique=True, keywords="location")
card(
    "Khobar Towers, Al-Khubar",
    put_in_play(),
    abilities=(
        during(
            UNLOCK_PHASE,
            where_x(worth_of(IT), at_once(remove(IT), gain_pool(X))),
            target=minion(ready, of(YOU)),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Powerbase: Montreal",
    put_in_play(),
    abilities=(
        during(INFLUENCE_PHASE, gain_blood(1, IT), target=crypt_card(uncontrolled, of(YOU))),
        grants_action(steal(THIS), by=vampire(ready, of(OTHERS)), target=just(THIS)),
    ),
    unique=True,
    keywords="location",
)
card(
    "The Barrens",
    put_in_play(),
    abilities=(any_time(discard(1), cost=(lock(THIS),)),),
    unique=True,
    keywords="location",
)
card(
    "The Labyrinth",
    put_in_play(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(ACTOR, STEALTH, until=ACTION),
            when=(is_(ACTOR, of(YOU), clan("nosferatu")), needs_stealth()),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Ventrue Headquarters",
    put_in_play(),
    abilities=(during(POLLING, grant_votes(3), cost=(lock(THIS),)),),
    unique=True,
    keywords="location",
)
card(
    "Warsaw Station",
    put_in_play(),
    abilities=(
        during(
            ANNOUNCED,
            unlock_afterwards(ACTOR, "nosferatu"),
            when=(is_(ACTOR, clan("nosferatu")), undirected()),
            cost=(lock(THIS),),
            as_announced=True,
        ),
        any_time(make_ready(IT), target=vampire(torpid, clan("nosferatu")), cost=(burn_this(),)),
    ),
    unique=True,
    keywords="location",
)
card(
    "Waste Management Operation",
    put_in_play(),
    abilities=(
        during(
            DISCARD_PHASE,
            recover_under_library(FACE),
            target=any_card(in_ash_heap(YOU), library_card),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Secure Haven",
    put_on_card(minion(of(YOU), room_for_this)),
    statics=(sheltered(HOST, minion(of(OTHERS))),),
    prices=(costs(played(played_as("master")), +1, at=HOST, currency=POOL_PRICE),),
    triggers=(after(goes_to_torpor(HOST), burn_this()),),
    unique=True,
    keywords="location haven",
    one_on_minion="haven",
)
card(
    "The Rack",
    put_in_play(remember_chosen(IT), target=vampire(ready, of(YOU))),
    triggers=(after(changes_controller(THIS), choose(vampire(ready, of(YOU)), remember_chosen(CHOSEN))),),
    abilities=(
        during(UNLOCK_PHASE, gain_blood(2, REMEMBERED), when=(is_(REMEMBERED, vampire(of(YOU))),)),
        grants_action(steal(THIS), by=vampire(ready, of(OTHERS)), target=just(THIS)),
        during(
            UNLOCK_PHASE,
            may(gain_blood(2, REMEMBERED), by=controller(REMEMBERED)),
            when=(is_(REMEMBERED, vampire(of(OTHERS))),),
            mandatory=True,
        ),
    ),
    unique=True,
    keywords="location",
)
card("Information Highway", put_in_play(), statics=(gets(YOU, TRANSFER, 2),), unique=True, keywords="location")
card(
    "Papillon",
    put_in_play(),
    abilities=(during(UNLOCK_PHASE, feed(2), target=vampire(ready, of(YOU), titled, unfed)),),
    requires=(exists(vampire(ready, of(YOU), title("prince", "archbishop", "baron"))),),
    unique=True,
    keywords="location hunting-ground",
)
card(
    "Carfax Abbey",
    put_in_play(),
    abilities=(
        during(
            UNLOCK_PHASE,
            feed(1),
            if_(
                exists(vampire(ready, of(YOU), title("baron"))),
                [choose(vampire(ready, of(YOU), sect("anarch"), unfed, other(IT)), feed(1, CHOSEN), optional=True)],
            ),
            target=vampire(ready, of(YOU), sect("anarch"), unfed),
        ),
    ),
    requires=(exists(vampire(ready, of(YOU), sect("anarch"))),),
    unique=True,
    keywords="location hunting-ground",
)
card(
    "Poacher's Hunting Ground",
    put_in_play(),
    abilities=(
        during(
            UNLOCK_PHASE,
            for_each(
                count(location(goes_by("hunting-ground"), ~goes_by("derivative"), of(OTHERS))),
                choose(vampire(ready, of(YOU), sect("anarch"), unfed), feed(1, CHOSEN), optional=True),
            ),
        ),
    ),
    keywords="location hunting-ground derivative",
)

# Stealth for whoever acts, intercept for whoever blocks


def hides(*traits: Trait) -> Clause:
    """Stealth that is needed, for such an acting vampire."""
    return during(
        BLOCK_ATTEMPT,
        gets(ACTOR, STEALTH, until=ACTION),
        when=(is_(ACTOR, vampire(*traits)), needs_stealth()),
        cost=(lock(THIS),),
    )


def watches(noun: Noun, *cost: Effect) -> Clause:
    """Intercept that is needed, for such a blocking minion."""
    return during(BLOCK_ATTEMPT, gets(IT, INTERCEPT, until=ACTION), target=noun, cost=(lock(THIS), *cost))


for name, traits in (
    ("Backways", (of(YOU), clan("gangrel"))),
    ("Elysian Fields", (of(YOU), clan("lasombra"))),
    ("Opium Den", (of(YOU), clan("ministry"))),
    ("Fortune Teller Shop", (clan("ravnos"),)),
    ("Anarch Railroad", (sect("anarch"),)),
    ("Twisted Forest", (of(YOU), clan("gangrel-antitribu"))),
):
    card(name, put_in_play(), abilities=(hides(*traits),), unique=True, keywords="location")
card(
    "Monastery of Shadows",
    put_in_play(),
    statics=(gets(YOU, HAND),),
    abilities=(hides(capacity(least=8)),),
    unique=True,
    keywords="location",
)
card(
    "Creepshow Casino",
    put_in_play(),
    abilities=(
        during(
            ANNOUNCED,
            gets(ACTOR, STEALTH, until=ACTION),
            when=(is_(ACTOR, vampire(of(YOU))), undirected()),
            cost=(lock(THIS),),
            as_announced=True,
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Market Square",
    put_in_play(),
    abilities=(watches(vampire(of(YOU), clan("banu-haqim"), lacking_intercept)),),
    unique=True,
    keywords="location",
)
card(
    "KRCG News Radio",
    put_in_play(),
    abilities=(
        watches(minion(of(YOU), lacking_intercept)),
        watches(minion(of(OTHERS), lacking_intercept), burn_pool(1)),
    ),
    unique=True,
    keywords="location",
)
card(
    "London Evening Star, Tabloid Newspaper",
    put_in_play(),
    abilities=(watches(minion(lacking_intercept)),),
    unique=True,
    keywords="location",
)
card(
    "The Rumor Mill, Tabloid Newspaper",
    put_in_play(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            may(gets(IT, INTERCEPT, until=ACTION), cost=(burn_blood(1, IT),), by=controller(IT)),
            target=vampire(lacking_intercept),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
)

# Blood, pool and votes

card("Ecoterrorists", put_in_play(), abilities=(tended("gangrel"),), unique=True, keywords="location")
card(
    "Mbare Market, Harare",
    put_in_play(),
    abilities=(any_time(gain_blood(1, IT), target=vampire(uncontrolled, of(YOU), sect("laibon")), cost=(lock(THIS),)),),
    unique=True,
    keywords="location",
)
card(
    "The Hungry Coyote",
    put_in_play(),
    statics=(gets(vampire(of(YOU), sect("sabbat")), HUNT),),
    unique=True,
    keywords="location",
)
card(
    "New Carthage",
    put_in_play(),
    statics=(
        gets(vampire(clan("brujah"), titled), BLEED),
        gets(vampire(clan("brujah"), titled), VOTES),
        gets(vampire(clan("ventrue")), VOTES, -1),
    ),
    unique=True,
    keywords="location",
)
card(
    "Elysium: The Palace of Versailles",
    put_in_play(),
    abilities=(
        during(
            POLLING,
            gets(vampire(ready, of(YOU), titled, sect("camarilla")), VOTES, until=ACTION),
            when=(during_action("political"),),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Powerbase: Madrid",
    put_in_play(),
    abilities=(
        during(UNLOCK_PHASE, add_counters(1, THIS), when=(blood_of(THIS) <= 3,)),
        during(
            POLLING,
            gets(IT, VOTES, blood_of(THIS), until=ACTION),
            target=vampire(ready, titled, sect("sabbat")),
            cost=(lock(THIS),),
        ),
        grants_action(burn_blood(all_blood_of(THIS), THIS), by=vampire(ready, of(OTHERS)), target=just(THIS)),
    ),
    unique=True,
    keywords="location",
)
card(
    "Powerbase: Chicago",
    put_in_play(),
    abilities=(
        during(UNLOCK_PHASE, gain_blood(1, THIS), group=0),
        during(UNLOCK_PHASE, blood_to_pool(all_blood_of(THIS), THIS, YOU), when=(blood_of(THIS) >= 1,), group=0),
        grants_action(
            blood_to_pool(all_blood_of(THIS), THIS, controller(ACTOR)), by=vampire(ready, of(OTHERS)), target=just(THIS)
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Powerbase: Munich",
    put_in_play(),
    abilities=(
        during(
            MASTER_PHASE,
            blood_to_pool(1, IT, YOU),
            target=vampire(of(YOU), discipline("obl", 1), blood()),
            cost=(lock(THIS),),
        ),
        during(
            MASTER_PHASE,
            pool_to_blood(1, YOU, IT),
            target=vampire(ready, of(YOU), discipline("obl", 1)),
            cost=(lock(THIS),),
        ),
        grants_action(
            burn_this(),
            by=vampire(ready, of(ACTIVE), sect("independent")),
            target=just(THIS),
            cost=(burn_blood(1, SELF),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Metro Underground",
    put_in_play(),
    abilities=(during(DISCARD_PHASE, unlock(IT), target=vampire(of(YOU), locked), cost=(lock(THIS), burn_pool(1))),),
    unique=True,
    keywords="location",
)
card(
    "The Parthenon",
    put_in_play(),
    abilities=(during(MASTER_PHASE, gain_master_action(), cost=(lock(THIS),)),),
    unique=True,
    keywords="location",
)
card(
    "Dummy Corporation",
    put_in_play(),
    abilities=(during(WHOLE_ACTION, gets(ACTOR, BLEED, -2, until=ACTION), when=(bleeding(YOU),), cost=(burn_this(),)),),
    unique=True,
    keywords="location",
)
card(
    "Nocturn Theater",
    put_in_play(),
    abilities=(
        during(
            UNLOCK_PHASE,
            lock(IT),
            target=minion(unlocked, of(PREY)),
            cost=(lock(THIS), choose(vampire(ready, unlocked, of(YOU)), lock(CHOSEN))),
        ),
        grants_action(burn_this(), by=vampire(ready, of(ACTIVE), titled), target=just(THIS)),
    ),
    unique=True,
    keywords="location",
)


def parted(name: str) -> Clause:
    """Two vampires of one sect, one of them one's own, stop fighting."""
    both = (exists(vampire(of(YOU), fighting, sect(name))), exists(vampire(fighting, sect(name)), 2))
    return during(BEFORE_RANGE, end_combat(), when=both, cost=(lock(THIS),))


card(
    "Elysium: The Arboretum",
    put_in_play(),
    abilities=(parted("camarilla"), vampires_may_call(burn_this(), by=vampire(ready, of(ACTIVE), sect("camarilla")))),
    unique=True,
    keywords="location",
)
card(
    "Ennoia's Theater",
    put_in_play(),
    abilities=(
        any_time(gets(YOU, HAND, until=TURN), cost=(lock(THIS),)),
        during(INFLUENCE_PHASE, gain_transfers(1), cost=(lock(THIS),)),
    ),
    unique=True,
    keywords="location",
)
card(
    "Hospital Food",
    put_in_play(),
    abilities=(
        during(
            ANNOUNCED,
            gets(ACTOR, HUNT, until=ACTION),
            when=(during_action("hunt"), is_(ACTOR, vampire(sect("anarch")))),
            cost=(lock(THIS),),
            as_announced=True,
        ),
    ),
    requires=(exists(vampire(ready, of(YOU), sect("anarch"))),),
    unique=True,
    keywords="location",
)
card(
    "Club Illusion",
    put_in_play(),
    abilities=(
        during(
            ANNOUNCED,
            gets(SELF, BLEED, until=ACTION),
            when=(during_action("bleed"),),
            cost=(burn_blood(1, SELF),),
            by=vampire(of(ACTIVE), acting, sect("anarch")),
            scope=ACTION,
            as_announced=True,
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Black Forest Base",
    put_in_play(),
    abilities=(
        vampires_may_call(gain_pool(2, controller(ACTOR)), by=vampire(ready, of(ACTIVE), sect("sabbat")), scope=TURN),
        grants_action(burn_this(), stealth=1, by=ally(ready, of(ACTIVE), goes_by("changeling")), target=just(THIS)),
    ),
    requires=(exists(vampire(ready, of(YOU), sect("sabbat"))),),
    unique=True,
    keywords="location",
)
card(
    "Oxford University, England",
    put_in_play(),
    abilities=(
        during(
            POLLING,
            burn_pool(between(1, pool_of(YOU))),
            grant_votes(X * 2),
            when=(during_action("political"),),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "The Crocodile Temple",
    put_in_play(),
    triggers=(
        after(
            action_ends(minion()),
            may(environmental_damage(1, ACTOR), cost=(lock(THIS),)),
            when=(succeeded(), directed_at(YOU)),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Al's Army Apparatus",
    put_in_play(),
    abilities=(
        during(
            MINION_PHASE,
            search(any_card(in_library(YOU), trait("weapon")), take_found()),
            discard_down(),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Powerbase: Zürich",
    put_in_play(),
    abilities=(
        grants_action(
            gain_blood(2, IT),
            stealth=1,
            by=vampire(ready, of(YOU)),
            target=vampire(uncontrolled, of(YOU), younger()),
            when=(has_edge(),),
        ),
        during(MASTER_PHASE, steal(THIS), cost=(burn_edge(),), by=OTHERS),
    ),
    triggers=(after(is_blocked(vampire()), burn_edge(), when=(acts_through(THIS),)),),
    unique=True,
    keywords="location",
)
card(
    "WMRH Talk Radio",
    put_in_play(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(IT, INTERCEPT, until=ACTION),
            unless_it_blocks(IT, burn_pool(1)),
            target=minion(lacking_intercept),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Channel 10",
    put_in_play(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(IT, INTERCEPT, 2, until=ACTION),
            target=minion(of(YOU), lacking_intercept),
            when=(~first_action(),),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Meditative Grove",
    put_in_play(),
    abilities=(
        during(UNLOCK_PHASE, feed(1), target=vampire(ready, of(YOU), clan("salubri"), unfed)),
        during(
            AS_PLAYED,
            cancel(),
            when=(exists(vampire(of(YOU), clan("salubri"), played_upon("frenzy"))),),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location hunting-ground",
)
card(
    "Wasserschloss Anif, Austria",
    put_in_play(),
    statics=(gets(vampire(clan("malkavian")), STEALTH, when=acts_to_burn(THIS)),),
    abilities=(
        during(MASTER_PHASE, move_blood(1, IT, THIS), target=vampire(of(YOU), clan("tremere"), blood())),
        during(
            INFLUENCE_PHASE,
            move_blood(all_blood_of(THIS), THIS, IT),
            target=vampire(uncontrolled, of(YOU), clan("tremere")),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
    burn_by_minions=True,
)
card(
    "Cappadocian Crypt",
    put_in_play(),
    triggers=(
        after(
            action_ends(minion()),
            may(choose(vampire(of(YOU), clan("hecata")), gain_blood(1, CHOSEN)), cost=(lock(THIS),)),
            when=(succeeded(), action_requires("hecata", "obl")),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Burial Site Hunting Ground",
    put_in_play(),
    abilities=(
        during(UNLOCK_PHASE, feed(1), target=vampire(ready, of(YOU), follows("death-and-the-soul"), unfed), group=0),
        during(
            UNLOCK_PHASE,
            gain_blood(1, IT),
            target=ally(of(YOU), trait("wraith"), wounded) | ally(of(YOU), trait("zombie"), wounded),
            group=0,
        ),
    ),
    requires=(exists(vampire(ready, of(YOU), follows("death-and-the-soul"))),),
    unique=True,
    keywords="location hunting-ground",
)
card(
    "Powerbase: Savannah",
    put_in_play(),
    abilities=(
        during(
            BEFORE_RANGE,
            end_combat(),
            when=(exists(vampire(of(YOU), leading, fighting)),),
            cost=(choose(location(unlocked, unique, of(YOU), other(THIS)), lock(CHOSEN)),),
            scope=-1,
        ),
        grants_action(steal(THIS), by=vampire(ready, of(OTHERS)), target=just(THIS)),
    ),
    unique=True,
    keywords="location",
)
card(
    "Jungle Hunting Ground",
    put_in_play(),
    abilities=(
        during(UNLOCK_PHASE, gain_blood(1, THIS), when=(blood_of(THIS) <= 2,), cost=(lock(THIS),)),
        during(
            UNLOCK_PHASE,
            feed(blood_of(THIS)),
            burn_blood(all_blood_of(THIS), THIS),
            target=vampire(ready, of(YOU), sect("laibon"), unfed),
            when=(blood_of(THIS) >= 1,),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location hunting-ground",
)
card(
    "Alamut",
    put_in_play(),
    triggers=(after(bleeds(vampire(of(YOU), clan("banu-haqim"))), add_counters(LOST_TO_BLEED, THIS)),),
    abilities=(
        during(
            POLLING,
            burn_blood(between(1, blood_of(THIS)), THIS),
            gets(IT, VOTES, X, until=ACTION),
            target=vampire(ready, of(YOU)),
            when=(during_action("political"), blood_of(THIS) >= 1),
            scope=-1,
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Cursed Abattoir",
    put_in_play(),
    triggers=(
        after(is_burned(ally(of(YOU), trait("zombie"))), may(add_counters(1, THIS))),
        after(is_burned(retainer(of(YOU), trait("zombie"))), may(add_counters(1, THIS))),
    ),
    abilities=(
        during(
            WHOLE_ACTION,
            gets(ACTOR, BLEED, until=ACTION),
            when=(during_action("bleed"), is_(ACTOR, ally(of(YOU), trait("zombie")))),
            cost=(burn_blood(1, THIS),),
            scope=-1,
        ),
    ),
    unique=True,
    keywords="location",
    requires=(exists(vampire(ready, of(YOU), follows("death-and-the-soul"))),),
)
card(
    "Powerbase: Luanda",
    put_in_play(),
    abilities=(
        during(MASTER_PHASE, remember_chosen(IT), target=vampire(of(YOU)), cost=(lock(THIS),)),
        grants_action(
            enter_combat(IT),
            stealth=1,
            by=vampire(ready, of(YOU), remembered),
            target=minion(ready, other()),
            when=(is_(THIS, locked),),
        ),
        grants_action(steal(THIS), by=vampire(ready, of(OTHERS)), target=just(THIS)),
    ),
    requires=(exists(vampire(ready, of(YOU), sect("laibon"))),),
    unique=True,
    keywords="location",
)


# More places that feed, watch and rule

card(
    "Palace Hunting Ground",
    put_in_play(),
    abilities=(during(UNLOCK_PHASE, feed(1), target=vampire(ready, of(YOU), clan("guruhi"), blood(), unfed)),),
    unique=True,
    keywords="location hunting-ground",
)
card(
    "The Slaughterhouse",
    put_in_play(),
    abilities=(any_time(burn_from_library(2, PREY), cost=(lock(THIS),)),),
    keywords="location",
)
card(
    "Foundation Exhibit",
    put_in_play(),
    statics=(gets(vampire(of(YOU), clan("toreador-antitribu"), untitled), VOTES),),
    abilities=(
        grants_action(burn_this(), by=vampire(ready, of(ACTIVE)), target=just(THIS), cost=(burn_blood(1, SELF),)),
    ),
    unique=True,
    keywords="location",
)
GIOVANNI = vampire(ready, of(YOU), clan("giovanni"), blood())
LAIBON = vampire(ready, of(YOU), sect("laibon"), blood())
card(
    "Powerbase: Cape Verde",
    put_in_play(),
    abilities=(
        during(
            MASTER_PHASE, blood_to_pool(1, IT, YOU), target=GIOVANNI | LAIBON, cost=(lock(THIS),), phases=ALL_PHASES
        ),
        during(
            MASTER_PHASE,
            pool_to_blood(1, YOU, IT),
            target=vampire(ready, of(YOU)),
            cost=(lock(THIS),),
            phases=ALL_PHASES,
        ),
        grants_action(steal(THIS), stealth=1, by=vampire(ready, of(OTHERS), clan("giovanni")), target=just(THIS)),
        grants_action(
            steal(THIS),
            stealth=1,
            by=vampire(ready, of(OTHERS), sect("laibon"), ~clan("giovanni")),
            target=just(THIS),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Weeping Stone",
    put_in_play(),
    statics=(gets(YOU, HAND),),
    abilities=(
        during(UNLOCK_PHASE, gain_blood(1, IT), target=vampire(ready, of(YOU), of_black_hand)),
        grants_action(
            burn_this(),
            by=vampire(ready, of(ACTIVE), clan("banu-haqim")),
            target=just(THIS),
            cost=(burn_pool(1),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Crematorium",
    put_in_play(),
    abilities=(during(UNLOCK_PHASE, burn(IT), target=vampire(torpid, ~blood()), cost=(lock(THIS),)),),
    unique=True,
    keywords="location",
)
card(
    "Inbase Discotek, Frankfurt",
    put_in_play(),
    triggers=(after(hunts(vampire()), may(gain_blood(1, THAT), cost=(lock(THIS),))),),
    unique=True,
    keywords="location",
)
card(
    "Heartblood of the Clan",
    put_in_play(),
    abilities=(
        grants_action(gain_blood(1, THIS), by=vampire(ready, of(ACTIVE), clan("banu-haqim"))),
        during(
            INFLUENCE_PHASE,
            move_blood(between(1, blood_of(THIS)), THIS, IT),
            target=vampire(uncontrolled, of(YOU), clan("banu-haqim")),
            when=(blood_of(THIS) >= 1,),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Gurchon Hall",
    put_in_play(),
    abilities=(
        during(
            UNLOCK_PHASE,
            choose(
                oldest(vampire(ready, of(YOU))),
                if_(is_(CHOSEN, unfed), [feed(1, CHOSEN)]),
                choose(oldest(vampire(ready, of(YOU), other(CHOSEN))), if_(is_(CHOSEN, unfed), [feed(1, CHOSEN)])),
            ),
            when=(exists(vampire(ready, of(YOU)), 2),),
        ),
    ),
    requires=(exists(vampire(ready, of(YOU), title("cardinal", "regent"))),),
    unique=True,
    keywords="location hunting-ground",
)
card(
    "Centralized Background Check",
    put_in_play(),
    prices=(costs(played(trait("weapon")), +1, currency=POOL_PRICE),),
    unique=True,
    keywords="location",
)
card(
    "Therbold Realty",
    put_in_play(),
    prices=(costs(played(trait("location")), -1, by=YOU),),
    unique=True,
    keywords="location",
)
card(
    "Spirit Summoning Chamber",
    put_in_play(),
    abilities=(
        any_time(
            search(any_card(in_library(YOU), minion_card, requiring("tha")), take_found()),
            discard_down(),
            cost=(
                lock(THIS),
                choose(vampire(ready, of(YOU), clan("tremere-antitribu"), blood()), burn_blood(1, CHOSEN)),
            ),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Pentex™ Loves You!",
    put_in_play(),
    abilities=(
        during(
            WHOLE_ACTION,
            may(gets(ACTOR, BLEED, until=ACTION), cost=(burn_blood(1, ACTOR),), by=controller(ACTOR)),
            when=(
                during_action("bleed"),
                is_(ACTOR, vampire(sect("sabbat"))),
            ),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Powerbase: Barranquilla",
    put_in_play(gain_blood(capacity_of(IT), THIS), target=vampire(ready, of(YOU), sect("sabbat"))),
    statics=(gets(vampire(titled), STEALTH, when=acts_through(THIS)),),
    abilities=(
        during(
            UNLOCK_PHASE,
            blood_to_pool(1, THIS, YOU),
            if_(blood_of(THIS) <= 0, [burn_this()]),
            when=(blood_of(THIS) >= 1,),
        ),
        grants_action(burn_this(), by=vampire(ready, of(ACTIVE)), target=just(THIS)),
    ),
    unique=True,
    keywords="location",
)
card(
    "Cave of Apples",
    put_in_play(),
    abilities=(
        grants_action(
            corrupt(IT),
            if_(corruption_on(IT) >= worth_of(IT), [may(steal(IT), cost=[cleanse(IT)])]),
            by=vampire(ready, of(YOU), clan("ministry")),
            target=ally(of(PREY)) | vampire(younger(), of(PREY)),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "Carver's Meat Packing and Storage",
    put_in_play(),
    triggers=(
        after(goes_to_torpor(vampire(capacity(most=3))), put_counter("hostage", THAT)),
        after(leaves_play(THIS), clear_counters("hostage")),
    ),
    abilities=(
        during(
            MASTER_PHASE,
            gain_blood(count(vampire(with_counter("hostage"))), IT),
            target=vampire(ready, of(YOU)),
            cost=(lock(THIS),),
        ),
        *(
            during(
                UNLOCK_PHASE,
                clear_counters("hostage", IT),
                target=vampire(with_counter("hostage")),
                cost=(burn_blood(2, SELF),),
                by=vampire(ready, of(whose)),
                scope=TURN,
                group=0,
                phases=ALL_PHASES,
            )
            for whose in (YOU, OTHERS)
        ),
    ),
    unique=True,
    keywords="location keeps-hostages",
)
card(
    "Powerbase: Los Angeles",
    put_in_play(),
    abilities=(
        during(
            DISCARD_PHASE,
            gain_discard_action(),
            later(
                discards_anarchs_card(),
                may(choose(vampire(ready, locked, sect("anarch")), unlock(CHOSEN))),
                until=PHASE,
                once=True,
            ),
            cost=(lock(THIS),),
        ),
        grants_action(steal(THIS), by=vampire(ready, of(OTHERS), sect("anarch")), target=just(THIS)),
    ),
    unique=True,
    keywords="location",
)
CALLER_READY = vampire(ready, acting)
CHALLENGERS = vampire(ready, unlocked, of(YOU), sect("sabbat"), able_to_fight)
card(
    "Yawp Court",
    put_in_play(),
    triggers=(
        after(
            calls_referendum(vampire(of(OTHERS))),
            may(
                choose(
                    CHALLENGERS,
                    lock(CHOSEN),
                    remember_chosen(CHOSEN),
                    later(
                        combat_ends(),
                        if_(exists(CALLER_READY), [environmental_damage(2, REMEMBERED)]),
                        until=ACTION,
                        once=True,
                    ),
                    enter_combat(REMEMBERED, ACTOR),
                    if_(~exists(CALLER_READY), [hold_no_referendum()]),
                ),
                cost=(lock(THIS),),
            ),
            when=(exists(CHALLENGERS),),
        ),
    ),
    requires=(exists(vampire(ready, of(YOU), sect("sabbat"))),),
    unique=True,
    keywords="location",
)
card(
    "Paris Opera House",
    put_in_play(),
    abilities=(
        hides(of(YOU), clan("daughter-of-cacophony")),
        during(
            BLOCK_ATTEMPT,
            gets(ACTOR, STEALTH, until=ACTION),
            when=(needs_stealth(),),
            cost=(lock(THIS), choose(vampire(unlocked, of(YOU), clan("daughter-of-cacophony")), lock(CHOSEN))),
        ),
    ),
    unique=True,
    keywords="location",
)
card(
    "The Secret Library of Alexandria",
    put_in_play(),
    triggers=(after(bleeds(minion(of(YOU))), may(draw(1)), when=(bled_prey(),)),),
    unique=True,
    keywords="location",
)
card(
    "The Shard, London",
    put_in_play(),
    prices=(if_locked(costs(played(), -2, by=YOU, when=(has_edge(),))),),
    abilities=(
        grants_action(steal(THIS), by=vampire(ready, of(OTHERS), ~clan("ventrue")), target=just(THIS)),
        grants_action(steal(THIS), stealth=1, by=vampire(ready, of(OTHERS), clan("ventrue")), target=just(THIS)),
    ),
    unique=True,
    keywords="location",
)
card(
    "The Line",
    put_in_play(),
    prices=(if_locked(costs(played(of_action), -1, by=vampire(of(YOU)), currency=BLOOD_PRICE)),),
    abilities=(grants_action(steal(THIS), by=vampire(ready, of(OTHERS)), target=just(THIS)),),
    unique=True,
    keywords="location",
)
ANARCH = vampire(of(YOU), sect("anarch"))
card(
    "Hackerspace",
    put_in_play(add_counters(count(ANARCH), THIS)),
    prices=(paid_from_this(costs(played(of_type("equipment")), -MANY, by=ANARCH)),),
    triggers=(after(comes_into_play(ANARCH), add_counters(1, THIS)), after(joins_sect(ANARCH), add_counters(1, THIS))),
    keywords="location",
)
