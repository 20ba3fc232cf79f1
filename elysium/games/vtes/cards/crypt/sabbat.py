"""Sabbat vampires with text of their own."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import BLOOD_PRICE
from elysium.games.vtes.state import (
    ACTION,
    AGGRAVATED_HANDS,
    BLEED,
    BLOCK_COST,
    COMBAT,
    HAND,
    MORE_LIFE,
    ROUND,
    STEALTH,
    STRENGTH,
    TURN,
    UNTIL_DISCARD,
    VOTES,
)
from elysium.games.vtes.vocabulary.amounts import count, pool_of
from elysium.games.vtes.vocabulary.clauses import (
    BLOCK_ATTEMPT,
    COMBAT_ENDS,
    PREVENTION,
    card,
    during,
    grants_action,
    in_a_round_for,
    press_each,
    strikes_for,
)
from elysium.games.vtes.vocabulary.conditions import (
    action_follows,
    action_is,
    bled_prey,
    exists,
    has_edge,
    is_,
    needs_stealth,
    prey_lost_pool,
    same,
    succeeded,
    turn_of,
)
from elysium.games.vtes.vocabulary.control import may
from elysium.games.vtes.vocabulary.effects import burn_blood, burn_pool, gain_blood, gain_pool, prevent_damage, unlock
from elysium.games.vtes.vocabulary.lasting import BLOCK, action_ends, after, bleeds, cannot, gets, is_blocked
from elysium.games.vtes.vocabulary.prices import costs, played, strike_card
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    BLOCKER,
    DEFENDER,
    FOE,
    HURT,
    PREDATOR,
    PREY,
    SELF,
    THIS,
    YOU,
    ally,
    capacity,
    clan,
    controller,
    damage_taken,
    fighting,
    minion,
    of,
    opposing,
    other,
    ready,
    retainer,
    title,
    trait,
    vampire,
    younger,
)
from elysium.games.vtes.vocabulary.zones import reorder_top

# Stealth, bleed, votes

card(
    "Kalyani, Agent of Doom (G6)",
    statics=(gets(SELF, STRENGTH), gets(SELF, STEALTH, -1, when=action_is("hunt"))),
)
card("Verrix, Naughty Boy (G6)", statics=(gets(SELF, STEALTH, when=action_is("bleed")),))
card("Frau Schädel (G6)", statics=(gets(SELF, STEALTH, when=action_is("recruit") | action_is("employ")),))
card("Dark Selina (G5)", statics=(gets(SELF, STEALTH, when=action_is("political")),))
card(
    'Ondine "Boudicca" Sinclair (G5)',
    statics=(gets(SELF, STRENGTH), gets(SELF, STEALTH, when=has_edge() & action_is("bleed"))),
)
card("Damian (G6)", statics=(gets(SELF, BLEED, when=exists(vampire(ready, of(YOU), title("cardinal")))),))
card(
    "Üresség (G6)",
    statics=(gets(SELF, VOTES, when=pool_of(PREY) <= 10), gets(SELF, BLEED, when=pool_of(PREY) <= 10)),
)
card(
    "Abderrahim, Death's Hand (G6)",
    statics=(gets(SELF, STRENGTH),),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(ACTOR, STEALTH, until=ACTION),
            when=(is_(ACTOR, ally(of(YOU)) | vampire(younger(THIS), of(YOU))), needs_stealth()),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
)

card("Devorah (G6)", statics=(gets(SELF, STEALTH, when=pool_of(YOU) <= 5),))
card(
    "Osvaldo Kühnemann (G6)",
    statics=(gets(SELF, BLEED, when=action_is("bleed") & exists(vampire(clan("toreador", "ventrue"), of(DEFENDER)))),),
)

# Blocks

card("Aelswith, The Irresistible (G6)", triggers=(after(is_blocked(SELF), burn_pool(1, controller(BLOCKER))),))
card(
    'Rexton "Savage" Abernathy (G6)',
    statics=(
        cannot(ally(), BLOCK, when=same(ACTOR, THIS)),
        cannot(vampire(capacity(most=3)), BLOCK, when=same(ACTOR, THIS)),
    ),
)

# Combat

card(
    "Agnieszka, Tempter of Legions (G6)",
    statics=(gets(SELF, BLEED),),
    abilities=(strikes_for(COMBAT_ENDS, cost=(burn_blood(1, SELF),)),),
)
card("Anxo Vilela (G6)", statics=(gets(SELF, STRENGTH, when=has_edge()),))
card(
    "Dominique Santo Paulo (G4)",
    statics=(gets(SELF, STRENGTH, when=is_(FOE, vampire(clan("nosferatu", "nosferatu-antitribu")))),),
)

card("Serhat Gunde, Combat Junkie (G6)", abilities=(press_each(COMBAT),))
card(
    "Crossbreaker (G6)",
    abilities=(in_a_round_for(gets(SELF, AGGRAVATED_HANDS, until=ROUND), cost=(burn_blood(1, SELF),), scope=ROUND),),
)

# After actions

card("Gostoso (G6)", triggers=(after(bleeds(SELF), may(gain_blood(1, SELF)), when=(bled_prey(),)),))

card(
    "Aaradhya, The Callous Tyrant (G6)",
    statics=(gets(SELF, BLEED),),
    triggers=(after(action_ends(SELF), may(unlock(SELF)), when=(succeeded(), action_is("political"))),),
)
card("Fotini Katsikaris (G6)", triggers=(after(bleeds(SELF), gets(YOU, HAND, until=UNTIL_DISCARD)),))
card(
    "Huldu, The Desecrator (G6)",
    statics=(gets(SELF, BLEED),),
    abilities=(
        during(
            PREVENTION,
            prevent_damage(1, HURT),
            target=damage_taken(by=HURT),
            when=(is_(THIS, ready), is_(HURT, minion(fighting, of(YOU), other(THIS)))),
            cost=(burn_blood(1, THIS),),
            scope=COMBAT,
        ),
    ),
)
card("Jürgen, The Libertine (G6)", statics=(gets(minion(), BLOCK_COST, when=same(ACTOR, THIS)),))
card(
    "Věnceslava, The Implacable (G6)",
    triggers=(after(action_ends(SELF), may(gain_pool(1)), when=(prey_lost_pool(),), once=TURN),),
)
card(
    "Ashur-uballit, Son of the Abyss (G6)",
    statics=(
        gets(SELF, BLEED),
        gets(ally(of(YOU), trait("zombie")) | retainer(of(YOU), trait("zombie")), MORE_LIFE, when=is_(THIS, ready)),
    ),
)

# What cards cost, what actions require, and the sizes of hands and libraries

card(
    "Algirdas, The Solar Prophet (G6)",
    prices=(costs(played(strike_card), +1, by=vampire(opposing, younger(THIS)), currency=BLOOD_PRICE),),
)
card(
    "Sakura, The Merciless (G6)",
    triggers=(
        after(
            action_ends(SELF),
            may(unlock(SELF), cost=(burn_blood(1, SELF),)),
            when=(turn_of(YOU), succeeded(), action_follows("death-and-the-soul")),
            once=TURN,
        ),
    ),
)
card(
    "Khin Aye (G6)",
    statics=(gets(YOU, HAND, when=count(minion(ready, of(PREDATOR))) > count(minion(ready, of(YOU)))),),
)
card(
    "Eulogio Sánchez de los Reyes (G6)",
    abilities=(grants_action(reorder_top(5), unlock(SELF), stealth=1, cost=(burn_blood(1, SELF),)),),
)
