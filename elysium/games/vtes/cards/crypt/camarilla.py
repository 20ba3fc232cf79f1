"""Camarilla vampires with text of their own."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import BLOOD_PRICE, POOL_PRICE
from elysium.games.vtes.state import (
    ACTION,
    AGAINST_COST,
    BLEED,
    COMBAT,
    HAND,
    INTERCEPT,
    MANEUVER,
    ROUND,
    SCORN,
    STEALTH,
    STRENGTH,
    TURN,
    UNTIL_UNLOCK,
    VOTES,
    VOTES_AGAINST,
)
from elysium.games.vtes.vocabulary.amounts import count
from elysium.games.vtes.vocabulary.clauses import (
    BLOCK_ATTEMPT,
    COMBAT_ENDS,
    DODGE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    POLLING,
    RANGE,
    UNLOCK_PHASE,
    additional_strike_each,
    card,
    during,
    grants_action,
    maneuver_each,
    own_modifier,
    prevent_each,
    strikes_for,
)
from elysium.games.vtes.vocabulary.conditions import (
    action_is,
    bleeding,
    blood_hunt,
    coin_shows,
    directed,
    directed_at,
    exists,
    is_,
    needs_intercept,
    none,
    same,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import CHOSEN, afterwards, choose, if_, may
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    burn_edge,
    burn_pool,
    damage,
    enter_combat,
    fail_action,
    flip_coin,
    gain_blood,
    go_to_torpor,
    grant_votes,
    remember_this_turn,
    steal,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    UNLOCK,
    VOTE,
    after,
    announces,
    bleeds,
    cannot,
    card_votes,
    combat_ends,
    diablerizes,
    edge_votes,
    gets,
    hunts,
    referendum_fails,
    referendum_passes,
)
from elysium.games.vtes.vocabulary.prices import costs, played, played_as, played_for
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    DEFENDER,
    FOE,
    IT,
    OPPONENT,
    OTHERS,
    PREY,
    SELF,
    THIS,
    YOU,
    ally,
    clan,
    damage_taken,
    equipment,
    fighting,
    lacking_intercept,
    locked,
    minion,
    of,
    of_type,
    older,
    opposing,
    ready,
    remembered_this_turn,
    sect,
    target_of_action,
    titled,
    trait,
    uncontrolled,
    unlocked,
    untitled,
    vampire,
    younger,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import discard_a, goes_by, requiring

# Hands and discards

card("André the Manipulator (G5)", statics=(gets(YOU, HAND, 2, when=is_(THIS, ready)),))
card("Carmelita Neillson (G7)", statics=(gets(YOU, HAND, when=is_(THIS, ready)),))
card(
    "Alexa Draper (G6)",
    abilities=(
        during(
            POLLING,
            gets(SELF, VOTES, until=ACTION),
            by=SELF,
            cost=(discard_a(requiring("dom")),),
            scope=ACTION,
        ),
    ),
)
card(
    "Modius (G7)",
    abilities=(
        during(
            POLLING,
            gets(SELF, VOTES, until=ACTION),
            by=SELF,
            cost=(discard_a(of_type("master")),),
            scope=ACTION,
        ),
    ),
)
card(
    "Larissa Moreira (G6)",
    abilities=(
        own_modifier(bleed=1, when=(during_action("bleed"),), cost=(discard_a(requiring("ani")),), scope=ACTION),
    ),
)
card(
    "Abraham DuSable (G6)",
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(SELF, INTERCEPT, until=ACTION),
            when=(needs_intercept(SELF),),
            by=SELF,
            cost=(discard_a(requiring("tha")),),
            scope=ACTION,
            group=0,
        ),
        own_modifier(stealth=1, cost=(discard_a(requiring("tha")),), scope=ACTION, group=0),
    ),
)

# Stealth and intercept

card("Bret Stryker (G6)", statics=(gets(SELF, INTERCEPT, -1, when=is_(ACTOR, vampire(titled))),))
card("The Dowager (G6)", statics=(gets(SELF, INTERCEPT, when=directed()),))
card("Oluwafunmilayo (G6)", statics=(gets(SELF, INTERCEPT, when=action_is("political")),))
card(
    "Azucena (G6)",
    statics=(
        gets(SELF, INTERCEPT, when=is_(ACTOR, vampire(younger(), clan("lasombra")))),
        gets(SELF, INTERCEPT, -1, when=is_(ACTOR, vampire(older(), clan("lasombra")))),
    ),
)

# Combat

card("Flávio Gonçalves (G6)", abilities=(strikes_for(DODGE, scope=COMBAT),))
card(
    "Kevin Jackson (G7)",
    statics=(
        gets(SELF, STRENGTH, when=is_(FOE, vampire(clan("brujah")))),
        gets(vampire(clan("brujah")), STRENGTH, when=same(FOE, THIS)),
    ),
)
card("Dafina Hanganu (G6)", abilities=(grants_action(enter_combat(), target=minion(ready, of(OTHERS))),))
card("Nathaniel Bordruff (G6)", abilities=(grants_action(enter_combat(), target=vampire(ready, locked, of(OTHERS))),))
card(
    "Fergus Alexander (G5)",
    abilities=(grants_action(enter_combat(), target=vampire(ready, locked, sect("sabbat"), of(OTHERS))),),
)
card(
    "Adisa (G6)",
    abilities=(grants_action(enter_combat(), target=ally(ready, of(OTHERS)) | vampire(ready, younger(), of(OTHERS))),),
    triggers=(after(hunts(SELF), cannot(SELF, UNLOCK, until=UNTIL_UNLOCK)),),
)

# Referendums

card(
    "Sybren van Oosten (G6)",
    triggers=(after(referendum_passes(SELF), may(unlock(SELF))),),
)
card(
    "Juliet Parr (G7)",
    abilities=(maneuver_each(COMBAT),),
    triggers=(after(referendum_passes(SELF), gets(YOU, HAND, 2, until=UNTIL_UNLOCK)),),
)
card(
    "Queen Anne (G6)",
    statics=(gets(SELF, BLEED),),
    abilities=(
        during(
            POLLING,
            cannot(IT, VOTE, until=ACTION),
            target=vampire(ready, younger(), sect("camarilla")),
            when=(during_action("political"), same(ACTOR, THIS)),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
    triggers=(after(diablerizes(SELF), may(unlock(SELF))),),
)

# What others control

card(
    "Molly MacDonald (G7)",
    statics=(
        gets(SELF, STRENGTH),
        gets(SELF, VOTES, when=exists(vampire(~sect("camarilla"), of(PREY)))),
        gets(SELF, BLEED, when=exists(vampire(~sect("camarilla"), of(PREY)))),
    ),
)
card(
    "Gnaeus Aemilius Augustinus (G6)",
    abilities=(
        during(
            UNLOCK_PHASE,
            choose(minion(ready, of(PREY)), damage(1, CHOSEN, preventable=False), by=PREY),
            when=(is_(THIS, ready), exists(minion(ready, of(PREY)))),
            mandatory=True,
        ),
    ),
)
card(
    "Nikolaus Vermeulen (G6)",
    abilities=(
        during(
            INFLUENCE_PHASE,
            gain_blood(1, IT),
            target=vampire(uncontrolled, of(YOU), clan("nosferatu")),
            cost=(burn_edge(),),
        ),
    ),
)

# After combats and referendums

card(
    "Ian Carfax (G7)",
    statics=(gets(SELF, INTERCEPT),),
    triggers=(after(combat_ends(SELF), may(unlock(SELF)), when=(is_(OPPONENT, ~ready),), once=TURN),),
)
card("Cedrick Calhoun (G6)", triggers=(after(referendum_fails(SELF), afterwards(go_to_torpor(SELF))),))
card(
    "Fiorenza Savona (G6)",
    triggers=(after(edge_votes(YOU), grant_votes(1)), after(card_votes(YOU), grant_votes(1))),
)
card(
    "Marcos Belegrad (G7)",
    statics=(gets(SELF, SCORN, when=during_action("political") & same(ACTOR, SELF)),),
)
card(
    "Alexander Silverson (G6)",
    statics=(gets(vampire(), AGAINST_COST, when=during_action("political") & same(ACTOR, THIS)),),
)
card(
    'Jason "Son" Newberry (G6)',
    statics=(gets(SELF, BLEED), gets(SELF, VOTES_AGAINST, 2, when=blood_hunt())),
)
card(
    "Gerald Windham (G5)",
    statics=(
        gets(SELF, STEALTH),
        gets(SELF, VOTES, count(vampire(ready, titled, of(OTHERS))), when=is_(SELF, untitled)),
    ),
)

# Bleeds, stealth and intercept

card(
    "Keller Thiel (G5)",
    triggers=(after(bleeds(), burn_blood(1, ACTOR), when=(bleeding(YOU), is_(THIS, ready, unlocked))),),
)
card(
    "Rebekka, Chantry Elder of Munich (G2)",
    statics=(
        gets(SELF, STEALTH, when=same(ACTOR, SELF)),
        gets(SELF, BLEED, when=action_is("bleed") & exists(vampire(ready, of(DEFENDER), clan("malkavian")))),
    ),
)
card(
    "Alonso Petrodon (G5)",
    statics=(gets(SELF, BLEED),),
    triggers=(after(bleeds(SELF), damage(1, vampire(of(DEFENDER), sect("anarch")), preventable=False)),),
)
card(
    "Oskar Anasov (G6)",
    statics=(gets(SELF, STEALTH),),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(IT, INTERCEPT, until=ACTION),
            target=vampire(of(YOU), lacking_intercept),
            cost=(burn_blood(1, THIS),),
            scope=ACTION,
        ),
    ),
)

# Equipment and combat

card(
    "Anne-Marie Bourgeois, Inconnu Recruiter (G5)",
    prices=(costs(played(of_type("equipment")), -1, by=SELF, currency=POOL_PRICE),),
)
card(
    "Darius Shirazi (G5)",
    abilities=(
        grants_action(
            steal(IT),
            target=equipment(of(OTHERS), ~goes_by("electronic"), ~goes_by("vehicle"), ~trait("weapon")),
        ),
    ),
)
card(
    "Chun Hei (G6)",
    statics=(gets(SELF, STRENGTH),),
    abilities=(additional_strike_each(COMBAT, cost=(burn_blood(1, SELF),), beyond_limit=True),),
)
card(
    "Rowena (G6)",
    abilities=(
        prevent_each(1, ROUND, target=damage_taken(normal=True)),
        strikes_for(COMBAT_ENDS, when=(is_(FOE, goes_by("werewolf")),)),
    ),
)

# What cards cost and require

card(
    "Roger de Camden (G6)",
    prices=(costs(played(played_for("hecata", "obl")), -1, by=SELF, currency=BLOOD_PRICE),),
    abilities=(
        during(
            RANGE,
            gets(IT, MANEUVER, until=ROUND),
            target=minion(fighting, of(YOU)),
            when=(is_(THIS, ready),),
            cost=(discard_a(requiring("obl")),),
            scope=TURN,
        ),
    ),
)
card(
    "Claudio Severino (G5)",
    prices=(costs(played(played_as("combat")), +1, by=vampire(opposing), currency=BLOOD_PRICE),),
    abilities=(during(UNLOCK_PHASE, burn_pool(1), when=(none(any_card(goes_by("gehenna"))),), mandatory=True),),
)
card("Karl Schrekt (G6)", statics=(gets(SELF, INTERCEPT),), keywords="as-title-justicar")

# Actions against them, and of others

card(
    "Evan Klein (G6)",
    triggers=(
        after(
            announces(minion(of(OTHERS))),
            flip_coin(),
            if_(coin_shows("tails"), [fail_action()]),
            when=(is_(THIS, target_of_action), directed_at(YOU)),
        ),
    ),
)
card(
    "Lucinde, Alastor (G7)",
    statics=(gets(SELF, BLEED),),
    abilities=(
        during(MASTER_PHASE, remember_this_turn(IT), target=vampire(), cost=(burn_blood(1, THIS),)),
        grants_action(
            enter_combat(),
            by=vampire(ready, of(YOU), sect("camarilla")),
            target=vampire(ready, of(OTHERS), remembered_this_turn),
        ),
    ),
)

card("Hardestadt (G4)", statics=(gets(SELF, BLEED), gets(SELF, STRENGTH, 2)), keywords="rivals-yield")
