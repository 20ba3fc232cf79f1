"""Master cards that stay in play by themselves and are no locations."""

from __future__ import annotations

from elysium.games.vtes.cards.library.locations import parted
from elysium.games.vtes.definitions.language import BLOOD_PRICE, MASTER
from elysium.games.vtes.state import ACTION, BLEED, GAME, HAND, INTERCEPT, STEALTH, STRENGTH, TURN, VOTES
from elysium.games.vtes.vocabulary.amounts import (
    all_blood_of,
    blood_of,
    count,
    counters_of,
    counters_on,
    pool_of,
    up_to,
    victory_points_of,
)
from elysium.games.vtes.vocabulary.clauses import (
    AS_PLAYED,
    BLOCK_ATTEMPT,
    DECIDE_BLOCK,
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    MINION_PHASE,
    POLLING,
    PRESSES,
    UNLOCK_PHASE,
    WHOLE_ACTION,
    any_time,
    card,
    during,
    grants_action,
    grants_hunt,
    put_in_play,
    put_in_play_as_ally,
    vampires_may_call,
)
from elysium.games.vtes.vocabulary.conditions import (
    action_is,
    acts_to_burn,
    being_played,
    bled_well,
    bleeding,
    exists,
    has_crypt,
    has_edge,
    is_,
    may_attempt_block,
    needs_stealth,
    none,
    out_of_turn_played,
    pressed,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import CHOSEN, EACH, choose, either, for_each, if_, may
from elysium.games.vtes.vocabulary.effects import (
    add_counters,
    attempt_block,
    blood_to_pool,
    burn,
    burn_blood,
    burn_edge,
    burn_pool,
    burn_this,
    cancel,
    change_sect,
    clear_counters,
    discard,
    draw,
    draw_crypt,
    end_torture,
    enter_combat,
    gain_blood,
    gain_pool,
    gain_transfers,
    give_back_master_action,
    grant_votes,
    lock,
    move_blood,
    pool_to_blood,
    press_on,
    put_counter,
    remove,
    spend_master_action,
    steal,
    torture,
    unlock,
    use_transfers,
)
from elysium.games.vtes.vocabulary.lasting import (
    HUNT_AS_NORMAL,
    VOTE,
    action_ends,
    after,
    bleeds,
    cannot,
    gets,
    goes_to_torpor,
    hunts,
    is_blocked,
    is_burned,
    leaves_play,
    leaves_ready,
    referendum_passes,
    would_bleed,
)
from elysium.games.vtes.vocabulary.prices import costs, played, played_with
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    HOST,
    IT,
    ITS_FOE,
    OTHERS,
    PREDATOR,
    PREY,
    SELF,
    THAT,
    THIS,
    YOU,
    able_to_press,
    blood,
    capacity,
    clan,
    controller,
    controls,
    crypt_card,
    equipment,
    follows,
    in_hand,
    infernal,
    just,
    lacking_intercept,
    locked,
    methuselah,
    minion,
    of,
    of_type,
    on_one_of,
    other,
    ready,
    sect,
    title,
    titled,
    torpid,
    tortured,
    uncontrolled,
    untitled,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import clear_ash_heap, discard_a, reorder_top

card(
    "Anarch Revolt",
    put_in_play(),
    abilities=(
        during(
            UNLOCK_PHASE,
            burn_pool(1, ACTIVE),
            when=(none(vampire(ready, of(ACTIVE), sect("anarch"))),),
            mandatory=True,
            by=ACTIVE,
        ),
        vampires_may_call(burn_this()),
    ),
)
counts_to_three = (add_counters(1, THIS), if_(blood_of(THIS) >= 3, [burn_this()]))
card(
    "Dreams of the Sphinx",
    put_in_play(),
    abilities=(
        any_time(gets(YOU, HAND, 2, until=TURN), *counts_to_three, cost=(lock(THIS),)),
        during(UNLOCK_PHASE, gain_pool(1), *counts_to_three, when=(has_edge(),), cost=(lock(THIS),)),
        any_time(gain_blood(1, IT), *counts_to_three, target=vampire(uncontrolled, of(YOU)), cost=(lock(THIS),)),
    ),
    unique=True,
)
card(
    "Short-Term Investment",
    put_in_play(),
    abilities=(
        during(
            MASTER_PHASE,
            blood_to_pool(1, THIS, YOU),
            if_(blood_of(THIS) <= 0, [burn_this()]),
            cost=(spend_master_action(),),
            scope=-1,
        ),
    ),
    keywords="investment",
    counters=3,
)
card(
    "Tension in the Ranks",
    put_in_play(),
    triggers=(
        after(is_burned(), burn_pool(1, controller(THAT))),
        after(goes_to_torpor(), burn_pool(1, controller(THAT))),
    ),
    abilities=(
        during(
            MASTER_PHASE,
            discard(2, "master"),
            burn_this(),
            when=(exists(any_card(in_hand(YOU), of_type("master")), 2),),
            cost=(spend_master_action(),),
            by=ACTIVE,
        ),
    ),
    unique=True,
)
card(
    "Trophy: Domain",
    put_in_play(),
    statics=(gets(HOST, INTERCEPT),),
    abilities=(
        during(
            DECIDE_BLOCK | BLOCK_ATTEMPT,
            unlock(SELF),
            attempt_block(),
            when=(may_attempt_block(),),
            by=HOST,
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
    keywords="trophy",
)
card(
    "Trophy: Revered",
    put_in_play(),
    statics=(gets(HOST, BLEED, 2),),
    keywords="trophy",
    one_on_minion="Trophy: Revered",
)
card(
    "Using the Advantage",
    put_in_play(),
    abilities=(during(UNLOCK_PHASE, gain_pool(1), when=(has_edge(),), cost=(lock(THIS),)),),
)
card(
    "The Anarch Free Press",
    put_in_play(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(IT, INTERCEPT, until=ACTION),
            target=vampire(of(YOU), lacking_intercept, sect("anarch")),
            cost=(lock(THIS),),
        ),
    ),
    triggers=(after(hunts(vampire(sect("anarch"))), may(gain_blood(1, THAT), cost=(lock(THIS),))),),
    requires=(exists(vampire(ready, of(YOU), sect("anarch"))),),
    unique=True,
)
card(
    "Wider View",
    put_in_play(),
    abilities=(
        during(
            INFLUENCE_PHASE,
            draw_crypt(),
            choose(crypt_card(uncontrolled, of(YOU)), remove(CHOSEN)),
            when=(has_crypt(),),
            cost=(use_transfers(1),),
            scope=-1,
        ),
        during(INFLUENCE_PHASE, burn_this(), gain_pool(2), cost=(use_transfers(4),)),
    ),
)
card(
    "Haqim's Law: Retribution",
    put_in_play(),
    abilities=(
        during(
            WHOLE_ACTION,
            gets(ACTOR, BLEED, until=ACTION),
            when=(during_action("bleed"), is_(ACTOR, of(YOU), clan("banu-haqim"))),
            cost=(discard_a(of_type("combat")),),
            scope=ACTION,
        ),
    ),
)
card(
    "Anarch Troublemaker",
    put_in_play(),
    abilities=(
        during(
            UNLOCK_PHASE,
            either(
                (
                    choose(
                        vampire(of(PREY)),
                        lock(CHOSEN),
                        choose(vampire(of(PREY), other(CHOSEN)), lock(CHOSEN), optional=True),
                        optional=True,
                    ),
                ),
                (choose(equipment(on_one_of(minion(of(PREY)))), burn(CHOSEN)),),
            ),
            steal(THIS, by=PREY),
        ),
    ),
    unique=True,
)
card(
    "Antediluvian Awakening",
    put_in_play(),
    abilities=(
        during(
            UNLOCK_PHASE,
            either(
                (burn_pool(1, ACTIVE),),
                (choose(vampire(of(ACTIVE), capacity(least=4)), burn(CHOSEN), by=ACTIVE), burn_this()),
                by=ACTIVE,
            ),
            mandatory=True,
            by=ACTIVE,
        ),
    ),
    unique=True,
)
card(
    "Jake Washington",
    put_in_play_as_ally(),
    abilities=(during(UNLOCK_PHASE, gain_blood(up_to(4), IT), target=vampire(ready, ~blood()), cost=(burn(THIS),)),),
    unique=True,
    keywords="mortal",
    life=1,
    strength=0,
    bleed=0,
)
card(
    "Smiling Jack, The Anarch",
    put_in_play(),
    abilities=(
        during(UNLOCK_PHASE, pool_to_blood(1, YOU, THIS), mandatory=True),
        during(
            UNLOCK_PHASE,
            for_each(
                counters_of(THIS),
                either(
                    (burn_pool(1, ACTIVE),),
                    (choose(vampire(of(ACTIVE), blood()), burn_blood(1, CHOSEN), by=ACTIVE),),
                    by=ACTIVE,
                ),
            ),
            when=(counters_of(THIS) >= 1,),
            mandatory=True,
            by=OTHERS,
        ),
        grants_action(burn_this(), by=vampire(ready, of(ACTIVE)), target=just(THIS)),
    ),
    unique=True,
)
card(
    "The Coven",
    put_in_play(),
    abilities=(
        any_time(gain_blood(2, IT), target=vampire(ready, of(YOU)), cost=(lock(THIS),)),
        during(DISCARD_PHASE, steal(THIS, by=PREDATOR), mandatory=True),
    ),
    unique=True,
)
card(
    "The Path of Lilith",
    put_in_play(),
    abilities=(
        during(
            UNLOCK_PHASE,
            burn_pool(1, methuselah(controls(vampire(tortured)))),
            when=(exists(vampire(tortured)),),
            mandatory=True,
        ),
    ),
    triggers=(
        after(
            goes_to_torpor(vampire(of(OTHERS))),
            may(torture(THAT), cost=(lock(THIS),)),
            when=(is_(ITS_FOE, vampire(~sect("camarilla"), of(YOU))),),
        ),
        after(leaves_play(THIS), end_torture()),
    ),
    unique=True,
    burn_by_minions=True,
)
card(
    "Ferraille",
    put_in_play(),
    abilities=(during(POLLING, grant_votes(3), cost=(burn_pool(1),), scope=TURN),),
    unique=True,
)
card(
    "Fragment of the Book of Nod",
    put_in_play(),
    abilities=(
        any_time(draw(2), cost=(lock(THIS),)),
        grants_action(steal(THIS), by=vampire(ready, of(OTHERS)), target=just(THIS)),
    ),
    unique=True,
    keywords="nod-fragment",
)
card(
    "Frontal Assault",
    put_in_play(),
    abilities=(
        grants_action(enter_combat(IT), by=minion(ready, of(YOU)), target=minion(ready, of(PREY))),
        during(INFLUENCE_PHASE, burn_this(), burn_pool(count(minion(ready, of(PREY)))), mandatory=True),
    ),
    triggers=(
        after(is_burned(minion(ready, of(PREY))), gain_pool(1)),
        after(goes_to_torpor(minion(of(PREY))), gain_pool(1)),
    ),
)
card(
    "Gangrel Revel",
    put_in_play(),
    statics=(gets(vampire(of(YOU), clan("gangrel")), STRENGTH),),
    abilities=(grants_action(burn_this(), by=minion(ready, of(ACTIVE), ~clan("ravnos")), target=just(THIS)),),
    unique=True,
)
card(
    "The Khabar: Community",
    put_in_play(),
    statics=(
        gets(vampire(clan("banu-haqim")), STEALTH, when=during_action("bleed")),
        gets(vampire(clan("tremere")), STEALTH, when=acts_to_burn(THIS)),
    ),
    unique=True,
    burn_by_minions=True,
)
card(
    "Kumpania",
    put_in_play(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(IT, INTERCEPT, until=ACTION),
            target=vampire(of(YOU), clan("ravnos"), capacity(least=5), lacking_intercept),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
)
card(
    "Power Structure",
    put_in_play(),
    abilities=(
        during(
            POLLING,
            gets(vampire(ready, of(YOU), clan("lasombra")), VOTES, until=ACTION),
            when=(during_action("political"),),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
)
card(
    "Dead Pool",
    put_in_play(),
    triggers=(
        after(
            leaves_ready(vampire()),
            may(add_counters(1, THIS)),
            when=(is_(ITS_FOE, vampire(of(YOU), clan("lasombra"))),),
        ),
    ),
    abilities=(
        during(
            WHOLE_ACTION,
            gets(ACTOR, BLEED, 2, until=ACTION),
            when=(during_action("bleed"), is_(ACTOR, vampire(of(YOU), clan("lasombra")))),
            cost=(burn_blood(1, THIS),),
            scope=-1,
        ),
        during(
            POLLING,
            gets(IT, VOTES, 2, until=ACTION),
            target=vampire(ready, of(YOU), clan("lasombra")),
            cost=(burn_blood(1, THIS),),
            scope=-1,
        ),
    ),
    unique=True,
)
card(
    "Privileged Position",
    put_in_play(),
    triggers=(
        after(referendum_passes(), may(burn_pool(1, PREY), cost=(lock(THIS),)), when=(is_(ACTOR, vampire(of(YOU))),)),
    ),
    requires=(exists(vampire(ready, of(YOU), follows("power-and-the-inner-voice")), 2),),
    unique=True,
)
card(
    "Flames of Insurrection",
    put_in_play(),
    triggers=(
        after(
            leaves_ready(minion()),
            may(
                choose(vampire(uncontrolled, of(controller(ITS_FOE))), gain_blood(1, CHOSEN), by=controller(ITS_FOE)),
                by=controller(ITS_FOE),
            ),
            when=(is_(ITS_FOE, vampire(sect("anarch"))),),
        ),
    ),
    abilities=(vampires_may_call(burn_this()),),
    requires=(exists(vampire(ready, of(YOU), sect("anarch"))),),
    unique=True,
)
wears_out = if_(blood_of(THIS) <= 0, [burn_this()])
card(
    "Camarilla Conclave",
    put_in_play(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(ACTOR, STEALTH, until=ACTION),
            wears_out,
            when=(action_is("political"), is_(ACTOR, vampire(of(YOU), sect("camarilla"))), needs_stealth()),
            cost=(burn_blood(1, THIS),),
            scope=-1,
        ),
        during(
            POLLING,
            gets(vampire(~sect("camarilla")), VOTES, -1, until=ACTION),
            wears_out,
            when=(during_action("political"), is_(ACTOR, vampire(of(YOU), sect("camarilla")))),
            cost=(burn_blood(1, THIS),),
            scope=-1,
        ),
    ),
    requires=(exists(vampire(ready, of(YOU), title("justicar", "inner-circle"))),),
    unique=True,
    counters=4,
)
card(
    "Failsafe",
    put_in_play(),
    abilities=(
        during(MASTER_PHASE, burn_this(), gain_pool(4), when=(pool_of(YOU) <= 2,), cost=(spend_master_action(),)),
    ),
    unique=True,
)
card(
    "Purchase Pact",
    put_in_play(),
    abilities=(parted("sabbat"), vampires_may_call(burn_this(), by=vampire(ready, of(ACTIVE), titled, sect("sabbat")))),
    requires=(exists(vampire(ready, of(YOU), title("archbishop", "priscus", "cardinal", "regent"))),),
    unique=True,
)
card(
    "Millicent Smith, Puritan Vampire Hunter",
    put_in_play(),
    triggers=(after(is_blocked(vampire(of(YOU))), burn(ACTOR), burn_this()),),
    abilities=(during(DISCARD_PHASE, steal(THIS, by=PREDATOR), mandatory=True),),
    unique=True,
)
card(
    "Mob Connections",
    put_in_play(),
    abilities=(
        during(PRESSES, press_on(IT), target=minion(of(YOU), able_to_press), when=(~pressed(),), cost=(lock(THIS),)),
    ),
    unique=True,
    burn_by_minions=True,
)
card(
    "Forward Momentum",
    put_in_play(),
    triggers=(
        # Of several the last comes first.
        after(action_ends(vampire(of(YOU), follows("cathari"))), may(unlock(ACTOR), cost=(burn_blood(2, THIS),))),
        after(
            action_ends(vampire(of(YOU), follows("cathari"))),
            if_(bled_well(ACTOR), [add_counters(1, THIS)], [burn_blood(1, THIS)]),
            when=(action_is("bleed"),),
        ),
    ),
    unique=True,
    requires=(exists(vampire(ready, of(YOU), follows("cathari"))),),
)
card(
    "Bleeding the Vine",
    put_in_play(),
    abilities=(
        during(UNLOCK_PHASE, either((lock(THIS),), (burn_pool(1),)), mandatory=True),
        during(
            AS_PLAYED,
            give_back_master_action(in_turn=True),
            cancel(pays=False),
            when=(being_played(MASTER), ~out_of_turn_played()),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
)
card(
    "Momentum's Edge",
    put_in_play(),
    abilities=(during(UNLOCK_PHASE, gain_pool(1), cost=(lock(THIS),)),),
    requires=(victory_points_of(YOU) >= 1,),
    unique=True,
)
card(
    "The Marrakesh Codex",
    put_in_play(),
    abilities=(
        any_time(reorder_top(4), cost=(lock(THIS),)),
        grants_action(steal(THIS), by=vampire(ready, of(OTHERS)), target=just(THIS)),
    ),
    unique=True,
)
card(
    "Seattle Committee",
    put_in_play(),
    abilities=(
        during(
            MASTER_PHASE,
            change_sect(IT, "anarch"),
            target=vampire(ready, of(YOU), untitled, ~sect("anarch")),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
)
card(
    "Information Network",
    put_in_play(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(IT, INTERCEPT, until=ACTION),
            target=vampire(of(YOU), clan("nosferatu-antitribu"), lacking_intercept),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
)
card(
    "Palla Grande",
    put_in_play(),
    statics=(gets(vampire(clan("toreador-antitribu")), BLEED),),
    abilities=(during(DISCARD_PHASE, burn_blood(1, THIS), if_(blood_of(THIS) <= 0, [burn_this()]), mandatory=True),),
    unique=True,
    counters=3,
)
card(
    "Tabriz Assembly",
    put_in_play(),
    statics=(gets(YOU, HAND),),
    abilities=(
        during(UNLOCK_PHASE, gain_blood(1, IT), target=vampire(of(YOU), clan("true-brujah"))),
        vampires_may_call(burn_this(), meanwhile=(grant_votes(1, controller(THIS)),)),
    ),
    unique=True,
)
card(
    "Blood Puppy",
    put_in_play(gain_blood(3, THIS)),
    abilities=(
        during(UNLOCK_PHASE, blood_to_pool(1, THIS, YOU), when=(blood_of(THIS) >= 1,), group=0),
        during(UNLOCK_PHASE, gain_blood(1, THIS), group=0),
        during(UNLOCK_PHASE, blood_to_pool(all_blood_of(THIS), THIS, YOU), burn_this(), group=0),
    ),
    unique=True,
    burn_by_minions=True,
)
card(
    "Acquired Ventrue Assets",
    put_in_play(gain_blood(count(vampire(of(YOU), clan("giovanni"))), THIS)),
    abilities=(
        during(
            MASTER_PHASE,
            move_blood(1, THIS, IT),
            if_(blood_of(THIS) <= 0, [burn_this()]),
            target=vampire(of(YOU), clan("giovanni")),
        ),
        grants_action(burn_this(), by=minion(ready, of(ACTIVE), ~clan("ventrue")), target=just(THIS)),
    ),
)
card(
    "Mapatano Utando",
    put_in_play(),
    abilities=(
        during(WHOLE_ACTION, gets(ACTOR, BLEED, -1, until=ACTION), when=(bleeding(YOU),), cost=(lock(THIS),)),
        during(INFLUENCE_PHASE, gain_transfers(4), when=(has_edge(),), cost=(lock(THIS), burn_edge())),
        grants_action(burn_this(), by=vampire(ready, of(ACTIVE)), target=just(THIS), cost=(burn_blood(1, SELF),)),
    ),
    unique=True,
)
card(
    "Blessings of the Loa",
    put_in_play(),
    statics=(
        gets(
            vampire(of(YOU), clan("samedi"), capacity(least=4)),
            BLEED,
            count(vampire(torpid, of(PREY))),
            when=bleeding(PREY),
        ),
    ),
    unique=True,
)
card(
    "Command Performance",
    put_in_play(),
    abilities=(
        during(
            MINION_PHASE, unlock(IT), target=vampire(ready, locked, clan("daughter-of-cacophony")), cost=(lock(THIS),)
        ),
        vampires_may_call(burn_this(), by=vampire(ready, of(ACTIVE), titled)),
    ),
    unique=True,
)
card(
    "Demonstration",
    put_in_play(),
    abilities=(
        during(
            POLLING,
            cannot(IT, VOTE, until=ACTION),
            target=vampire(),
            when=(during_action("political"),),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
)
card(
    "Dis Pater",
    put_in_play(),
    triggers=(
        after(
            would_bleed(vampire(of(YOU), clan("giovanni"))),
            may(gets(THAT, BLEED, until=ACTION), cost=(clear_ash_heap(7),)),
            when=(bleeding(PREY),),
            once=ACTION,
        ),
    ),
    unique=True,
)

# Paths

for path, code, family in (
    ("The Path of Metamorphosis", "vic", "tzimisce"),
    ("The Path of Typhon", "ser", "ministry"),
    ("The Path of Bone", "nec", "giovanni"),
    ("The Path of Night", "obt", "lasombra"),
    ("The Path of Blood", "qui", "banu-haqim"),
):
    card(
        path,
        put_in_play(),
        prices=(costs(played(played_with(code)), -1, by=vampire(clan(family)), currency=BLOOD_PRICE),),
        unique=True,
        keywords="burning-hurts-vampires",
        burn_by_minions=True,
    )
card(
    "Path of Evil Revelations",
    put_in_play(),
    abilities=(
        during(
            MASTER_PHASE,
            unlock(minion(infernal, of(YOU))),
            when=(exists(minion(infernal, locked, of(YOU))),),
            cost=(burn_pool(1),),
        ),
    ),
    unique=True,
    keywords="burning-hurts-vampires",
    burn_by_minions=True,
)
RAVNOS = vampire(clan("ravnos"))
card(
    "Week of Nightmares",
    put_in_play(),
    statics=(gets(RAVNOS, BLEED), gets(RAVNOS, STRENGTH), cannot(RAVNOS, HUNT_AS_NORMAL)),
    abilities=(
        grants_hunt(stealth=1, target=vampire(clan("ravnos"), other()), by=vampire(ready, of(ACTIVE), clan("ravnos"))),
        during(
            UNLOCK_PHASE,
            put_counter("nightmare", IT),
            if_(
                blood_of(THIS) <= 0,
                [
                    for_each(
                        RAVNOS,
                        if_(
                            counters_on(EACH, "nightmare") <= blood_of(EACH),
                            [burn_blood(counters_on(EACH, "nightmare"), EACH)],
                            [burn(EACH)],
                        ),
                    ),
                    burn_this(),
                ],
            ),
            target=RAVNOS,
            cost=(burn_blood(1, THIS),),
            by=ACTIVE,
        ),
    ),
    triggers=(after(leaves_play(THIS), clear_counters("nightmare")),),
    counters=10,
    one_each=GAME,
)
card(
    "Protected Resources",
    put_in_play(),
    triggers=(after(bleeds(minion(of(YOU))), burn_this()),),
    keywords="caps-bleeds",
)
