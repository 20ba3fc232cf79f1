"""Master cards that are put on a vampire or on another card."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import POOL_PRICE
from elysium.games.vtes.state import ACTION, BLEED, COMBAT, INTERCEPT, RESCUES_COST, STEALTH, STRENGTH, TURN, VOTES
from elysium.games.vtes.vocabulary.amounts import blood_of, up_to
from elysium.games.vtes.vocabulary.clauses import (
    BEFORE_RANGE,
    MASTER_PHASE,
    POLLING,
    UNLOCK_PHASE,
    WHOLE_ACTION,
    card,
    during,
    grants_action,
    prevent_each,
    put_on_card,
)
from elysium.games.vtes.vocabulary.conditions import (
    action_is,
    bleeding,
    block_attempted,
    cost_blood,
    directed,
    exists,
    is_,
    moves_on,
    no_reactions,
    same,
    succeeded,
    undirected,
)
from elysium.games.vtes.vocabulary.conditions import during as in_referendum
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, either, if_, may
from elysium.games.vtes.vocabulary.effects import (
    blood_to_pool,
    burn,
    burn_blood,
    burn_pool,
    burn_this,
    change_sect,
    damage,
    discard,
    end_combat,
    enter_combat,
    equip_from_library,
    fail_action,
    gain_blood,
    hand_title_on,
    hold_title,
    lock,
    lose_title,
    pool_to_blood,
    put_this_on,
    stay_behind,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    BLOCK,
    DIABLERIZE,
    RECRUIT,
    VOTE,
    action_ends,
    after,
    bleeds,
    blocks,
    burns_with,
    cannot,
    combat_ends,
    diablerizes,
    gets,
    goes_to_torpor,
    is_blocked,
    referendum_passes,
    would,
)
from elysium.games.vtes.vocabulary.prices import costs, played, played_as, played_named
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    BLOCKER,
    HOST,
    IT,
    OPPONENT,
    PREY,
    SELF,
    THAT,
    THIS,
    VICTIM,
    YOU,
    blood,
    capacity,
    clan,
    contesting_title,
    controller,
    crypt_card,
    damage_taken,
    discipline,
    fighting,
    follows,
    just,
    lower_than_superior,
    minion,
    named,
    of,
    other,
    prey_of,
    ready,
    room_for_this,
    sect,
    target_of_action,
    title,
    titled,
    torpid,
    uncontrolled,
    untitled,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import ANNOUNCED_NUMBER, goes_by, name_amount

for name, code in (
    ("Animalism", "ani"),
    ("Auspex", "aus"),
    ("Celerity", "cel"),
    ("Chimerstry", "chi"),
    ("Dementation", "dem"),
    ("Dominate", "dom"),
    ("Fortitude", "for"),
    ("Obfuscate", "obf"),
    ("Oblivion", "obl"),
    ("Obtenebration", "obt"),
    ("Potence", "pot"),
    ("Presence", "pre"),
    ("Protean", "pro"),
    ("Serpentis", "ser"),
    ("Thaumaturgy", "tha"),
    ("Vicissitude", "vic"),
):
    card(name, put_on_card(vampire(lower_than_superior())), teaches=code)
card(
    "Aching Beauty",
    put_on_card(vampire(clan("toreador"))),
    triggers=(after(is_blocked(HOST), burn_pool(1, controller(BLOCKER))),),
)
card(
    "Blood Doll",
    put_on_card(vampire(of(YOU))),
    abilities=(
        during(MASTER_PHASE, blood_to_pool(1, HOST, YOU), when=(is_(HOST, blood()),), by=controller(HOST), group=0),
        during(MASTER_PHASE, pool_to_blood(1, YOU, HOST), by=controller(HOST), group=0),
    ),
)
card(
    "Brainwash",
    put_on_card(crypt_card(uncontrolled, of(PREY))),
    abilities=(grants_action(burn_this(), stealth=1, by=minion(ready, of(ACTIVE)), target=just(THIS)),),
    keywords="no-transfers",
)
card(
    "Fame",
    put_on_card(vampire(ready)),
    triggers=(after(goes_to_torpor(HOST), burn_pool(3, controller(HOST))),),
    abilities=(during(UNLOCK_PHASE, burn_pool(1, ACTIVE), when=(is_(HOST, torpid),), mandatory=True, by=ACTIVE),),
    unique=True,
)
card(
    "Galaric's Legacy",
    put_on_card(vampire(ready, of(YOU), untitled, ~sect("anarch")), change_sect(IT, "anarch")),
    keywords="ends-with-sect",
)
card(
    "Sight Beyond Sight", put_on_card(vampire(of(YOU), clan("salubri"))), statics=(gets(HOST, INTERCEPT),), unique=True
)
card(
    "Vast Wealth",
    put_on_card(minion(ready, of(YOU))),
    abilities=(grants_action(equip_from_library(), equips=True),),
)
card(
    "Vessel",
    put_on_card(vampire(), choose(any_card(named("Blood Doll")), burn(CHOSEN), optional=True)),
    abilities=(
        during(UNLOCK_PHASE, blood_to_pool(1, HOST, YOU), when=(is_(HOST, blood()),), by=controller(HOST), group=0),
        during(UNLOCK_PHASE, pool_to_blood(1, YOU, HOST), by=controller(HOST), group=0),
    ),
)
card(
    "Charisma",
    put_on_card(vampire(ready)),
    prices=(costs(played(played_as("ally")), -1, by=HOST),),
    unique=True,
)
card(
    "Pentex™ Subversion",
    put_on_card(minion(ready)),
    statics=(cannot(HOST, BLOCK),),
    abilities=(grants_action(burn_this(), by=minion(ready, of(ACTIVE), other(HOST)), target=just(THIS)),),
    unique=True,
)
card(
    "Villein",
    put_on_card(vampire(of(YOU), blood()), blood_to_pool(ANNOUNCED_NUMBER, IT, YOU), names=(name_amount(2, 5),)),
    prices=(
        costs(played(played_named("Minion Tap")), +1, by=YOU, currency=POOL_PRICE),
        costs(played(played_named("Villein")), +1, at=HOST, currency=POOL_PRICE),
    ),
)
card(
    "Perfectionist",
    put_on_card(vampire(of(YOU), room_for_this)),
    triggers=(
        after(
            action_ends(HOST),
            may(gain_blood(1, HOST), by=controller(HOST)),
            when=(succeeded(), no_reactions()),
            once=TURN,
        ),
    ),
    keywords="archetype",
    one_on_minion="archetype",
)
card(
    "Society of Leopold",
    put_on_card(vampire()),
    abilities=(
        during(
            UNLOCK_PHASE,
            either((burn_blood(1, HOST),), (burn(HOST),), by=controller(HOST)),
            mandatory=True,
            by=controller(HOST),
        ),
        grants_action(put_this_on(IT), stealth=1, target=vampire(other()), by=HOST),
    ),
    unique=True,
)
card(
    "Abombwe",
    put_on_card(vampire(sect("laibon"), lower_than_superior()) | vampire(discipline("pro", 1), lower_than_superior())),
    teaches="abo",
)
card(
    "Guardian Angel",
    put_on_card(vampire(ready, of(YOU))),
    statics=(gets(HOST, INTERCEPT, when=bleeding(YOU)),),
    abilities=(prevent_each(1, COMBAT, target=damage_taken()),),
    triggers=(after(goes_to_torpor(HOST), burn_this()),),
)
card(
    "Haven Uncovered",
    put_on_card(vampire(ready)),
    abilities=(
        grants_action(
            enter_combat(HOST),
            stealth=1,
            by=minion(ready, of(ACTIVE), other(HOST)),
            target=just(HOST),
            when=(is_(HOST, ready),),
        ),
        grants_action(burn_this(), stealth=1, by=HOST, target=just(THIS)),
    ),
)
card(
    "Terrifying Visage",
    put_on_card(vampire(ready, follows("cathari"), room_for_this)),
    triggers=(after(is_blocked(HOST), burn_pool(1, controller(BLOCKER))),),
    one_on_minion="Terrifying Visage",
    requires=(exists(vampire(ready, of(YOU), follows("cathari"))),),
)
MIGHTY = vampire(title("justicar", "inner-circle"), other(HOST))
card(
    "Fear of Mekhet",
    put_on_card(vampire(ready, title("justicar", "inner-circle")), lock(IT)),
    abilities=(
        during(
            UNLOCK_PHASE,
            if_(
                blood_of(HOST) < 5,
                [burn(HOST)],
                [
                    burn_blood(5, HOST),
                    if_(exists(MIGHTY), [choose(MIGHTY, put_this_on(CHOSEN), by=controller(HOST))], [burn_this()]),
                ],
            ),
            mandatory=True,
            by=controller(HOST),
        ),
    ),
)
card(
    "Path of the Void",
    put_on_card(vampire(of(YOU), room_for_this)),
    statics=(gets(HOST, STEALTH), gets(HOST, BLEED, -1)),
    abilities=(
        grants_action(damage(1, IT), target=minion()),
        during(
            UNLOCK_PHASE,
            either((discard(1, "master", controller(HOST)),), (lock(HOST),), by=controller(HOST)),
            mandatory=True,
            by=controller(HOST),
        ),
    ),
    triggers=(after(diablerizes(HOST), burn_this()),),
    keywords="path",
    one_on_minion="path",
    unique=True,
)
card(
    "Saulot's Avenging Fist",
    put_on_card(vampire(of(YOU), clan("salubri"), room_for_this)),
    statics=(gets(HOST, STRENGTH, when=is_(HOST, clan("salubri"))),),
    abilities=(
        grants_action(
            enter_combat(IT),
            target=vampire(ready, ~clan("salubri", "tremere")),
            when=(is_(HOST, clan("salubri")),),
        ),
        grants_action(
            enter_combat(IT),
            stealth=1,
            target=vampire(ready, clan("tremere")),
            when=(is_(HOST, clan("salubri")),),
        ),
    ),
    keywords="archetype",
    one_on_minion="archetype",
    unique=True,
)
card(
    "Rebel",
    put_on_card(vampire(of(YOU), room_for_this)),
    triggers=(
        after(
            blocks(HOST),
            gain_blood(1, HOST),
            when=(action_is("political") | is_(ACTOR, titled),),
            once=TURN,
        ),
    ),
    keywords="archetype",
    one_on_minion="archetype",
)
card(
    "Depravity",
    put_on_card(vampire(ready, of(YOU))),
    statics=(
        gets(HOST, STRENGTH),
        gets(HOST, STEALTH, when=action_is("diablerie")),
        cannot(HOST, RECRUIT),
    ),
    unique=True,
)
card(
    "Cavalier",
    put_on_card(vampire(of(YOU), room_for_this)),
    triggers=(
        after(
            action_ends(HOST),
            may(unlock(HOST), cost=(burn_blood(1, HOST),), by=controller(HOST)),
            when=(succeeded(), cost_blood()),
            once=TURN,
        ),
    ),
    keywords="archetype",
    one_on_minion="archetype",
)
card(
    "Secret Passage",
    put_on_card(minion(ready, of(YOU), room_for_this)),
    abilities=(
        during(
            WHOLE_ACTION,
            fail_action(),
            when=(is_(HOST, ready, target_of_action), directed(), ~block_attempted()),
            cost=(burn_this(),),
        ),
    ),
    one_on_minion="Secret Passage",
)
# Ways of life, offices and what comes with them

card(
    "Capitalist",
    put_on_card(vampire(of(YOU), sect("sabbat"), room_for_this)),
    triggers=(after(bleeds(HOST), gain_blood(1, HOST), when=(bleeding(prey_of(controller(HOST))),), once=TURN),),
    keywords="archetype",
    one_on_minion="archetype",
)
card(
    "Sociopath",
    put_on_card(vampire(of(YOU), sect("sabbat"), room_for_this)),
    triggers=(
        after(
            combat_ends(HOST),
            gain_blood(1, HOST),
            when=(is_(HOST, ready), ~is_(OPPONENT, ready)),
            once=TURN,
        ),
    ),
    keywords="archetype",
    one_on_minion="archetype",
)
card(
    "Guru",
    put_on_card(vampire(of(YOU), sect("sabbat"), room_for_this)),
    triggers=(after(referendum_passes(HOST), gain_blood(1, HOST), once=TURN),),
    keywords="archetype",
    one_on_minion="archetype",
)
card(
    "The Art of Pain",
    put_on_card(vampire(ready, clan("toreador-antitribu"))),
    statics=(gets(HOST, STRENGTH, 2),),
    unique=True,
)
card(
    "Houngan",
    put_on_card(vampire(ready, of(YOU), clan("samedi"))),
    abilities=(
        during(
            UNLOCK_PHASE,
            gain_blood(1, HOST),
            may(gain_blood(1, HOST), cost=(lock(HOST),), by=controller(HOST)),
            mandatory=True,
        ),
        grants_action(
            put_this_on(SELF),
            stealth=1,
            by=vampire(ready, of(ACTIVE), clan("samedi"), other(HOST)),
            target=just(THIS),
        ),
    ),
    unique=True,
)
card(
    "Ephor",
    put_on_card(vampire(clan("ventrue"), capacity(least=8))),
    statics=(gets(HOST, INTERCEPT), gets(HOST, VOTES)),
    abilities=(grants_action(lose_title(IT), stealth=1, target=vampire(contesting_title), by=HOST),),
    unique=True,
)
card(
    "Ancestor Spirit",
    put_on_card(vampire(sect("laibon"), capacity(least=5))),
    statics=(gets(HOST, BLEED), gets(HOST, VOTES, when=in_referendum("political") & same(ACTOR, HOST))),
    unique=True,
)
card(
    "Humanitas",
    put_on_card(vampire(ready, of(YOU))),
    statics=(
        gets(HOST, STEALTH, when=action_is("rescue")),
        gets(HOST, RESCUES_COST, -1),
        cannot(HOST, DIABLERIZE),
    ),
    unique=True,
)
card(
    "Lazarene Inquisitor",
    put_on_card(vampire(ready, of(YOU), clan("harbinger-of-skulls"))),
    abilities=(
        grants_action(burn_blood(up_to(2), IT), stealth=1, target=vampire(ready), by=HOST),
        grants_action(burn_this(), by=vampire(ready, of(ACTIVE), sect("sabbat")), target=just(THIS)),
    ),
    unique=True,
)
card(
    "Ravager",
    put_on_card(vampire(clan("kiasyd"))),
    statics=(cannot(minion(~goes_by("changeling")), BLOCK, when=same(ACTOR, HOST) & action_is("hunt") & undirected()),),
)
card(
    "Regent",
    put_on_card(vampire(of(YOU), sect("sabbat"), capacity(least=8)), hold_title("regent", IT)),
    abilities=(
        grants_action(
            enter_combat(HOST),
            by=vampire(ready, of(ACTIVE), sect("sabbat"), other(HOST)),
            target=just(HOST),
            when=(is_(HOST, ready),),
        ),
    ),
    triggers=(
        would(burns_with(vampire()), stay_behind(), when=(moves_on(),)),
        after(
            diablerizes(vampire(sect("sabbat"))),
            hand_title_on("regent", THAT),
            when=(same(VICTIM, HOST),),
        ),
    ),
    keywords="title",
)
card(
    "Saulot's Guiding Wisdom",
    put_on_card(vampire(of(YOU), sect("independent"), clan("salubri"), room_for_this), hold_title("2-votes", IT)),
    abilities=(
        during(POLLING, cannot(IT, VOTE, until=ACTION), target=vampire(), cost=(lock(SELF),), by=HOST, scope=-1),
        during(
            BEFORE_RANGE,
            end_combat(),
            when=(exists(minion(of(YOU), fighting, other(HOST))),),
            cost=(lock(SELF),),
            by=HOST,
            scope=TURN,
        ),
    ),
    keywords="archetype title",
    one_on_minion="archetype",
    unique=True,
)
