"""Allies and retainers that live on the blood of vampires, or are no human beings: ghouls, werewolves, animals."""

from __future__ import annotations

from elysium.games.vtes.cards.library.common import ANARCH
from elysium.games.vtes.definitions.definition import Plays
from elysium.games.vtes.definitions.language import COMBAT_CARD, OTHERS_PHASES, OWN_PHASES
from elysium.games.vtes.state import (
    COMBAT,
    INTERCEPT,
    MANEUVER,
    PHASE,
    PRESS,
    ROUND,
    STEALTH,
    STRENGTH,
)
from elysium.games.vtes.vocabulary.amounts import (
    blood_of,
    smaller,
    starting_life_of,
    up_to,
)
from elysium.games.vtes.vocabulary.clauses import (
    AS_PLAYED,
    PRESSES,
    UNLOCK_PHASE,
    WHOLE_ACTION,
    additional_strike_each,
    any_time,
    card,
    damaging,
    during,
    employ,
    grants_action,
    maneuver_each,
    press_each,
    prevent_each,
    recruit,
    weapon,
)
from elysium.games.vtes.vocabulary.conditions import (
    action_is,
    being_played,
    directed,
    directed_at,
    in_phase_of_others,
    is_,
    range_open,
    recruits,
    same,
    strike_played,
    turn_of,
)
from elysium.games.vtes.vocabulary.control import CHOSEN, choose
from elysium.games.vtes.vocabulary.effects import (
    burn,
    burn_blood,
    burn_this,
    cancel,
    enter_combat,
    gain_blood,
    give_away,
    move_blood,
    recruits_for_less,
    set_range,
    steal,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    STRIKE,
    after,
    cannot,
    combat_begins,
    enters_play,
    fights_blocked,
    gets,
)
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    FOE,
    HOST,
    IT,
    OTHERS,
    PLAYER,
    SELF,
    TARGETED,
    THIS,
    YOU,
    able_to_press,
    ally,
    at_superior,
    blocking,
    blood,
    capacity,
    clan,
    controller,
    damage_taken,
    just,
    locked,
    methuselah,
    minion,
    of,
    of_type,
    other,
    ready,
    retainer,
    sect,
    torpid,
    vampire,
    wounded,
)
from elysium.games.vtes.vocabulary.zones import discard_a, requiring

ANY_MINION = minion(ready, of(OTHERS))
ANY_VAMPIRE = vampire(ready, of(OTHERS))
HEALS_ALONE = during(UNLOCK_PHASE, gain_blood(1, THIS), when=(blood_of(THIS) <= 2,), mandatory=True)

# Werewolves

card(
    "Double Deuce",
    recruit(),
    abilities=(HEALS_ALONE,),
    statics=(gets(SELF, STEALTH),),
    unique=True,
    keywords="werewolf",
    life=3,
)
card(
    "Renegade Garou",
    recruit(),
    abilities=(
        additional_strike_each(ROUND, mandatory=True),
        maneuver_each(COMBAT),
        grants_action(enter_combat(), stealth=1, target=ANY_MINION),
        HEALS_ALONE,
    ),
    keywords="werewolf",
    life=3,
    strength=2,
    bleed=0,
)

card(
    "High Top",
    recruit(),
    abilities=(
        additional_strike_each(ROUND, mandatory=True),
        maneuver_each(COMBAT),
        grants_action(enter_combat(), target=ANY_MINION),
        HEALS_ALONE,
    ),
    statics=(gets(SELF, INTERCEPT),),
    unique=True,
    keywords="werewolf",
    life=3,
    bleed=0,
    plays=Plays(("cel",), capacity=4),
)

# Ghouls

DEVOURS = after(enters_play(THIS), choose(ally(of(YOU)) | retainer(of(YOU)), burn(CHOSEN)))
"""If there is nobody else it is itself that burns."""
card(
    "The Vozhd of Sofia",
    recruit(),
    abilities=(
        *weapon(damaging(3, ranged=True)),
        grants_action(enter_combat(), target=ANY_MINION),
        during(UNLOCK_PHASE, gain_blood(2, THIS), cost=(discard_a(of_type("ally"), or_=of_type("retainer")),)),
    ),
    triggers=(DEVOURS,),
    unique=True,
    keywords="ghoul",
    life=5,
    strength=3,
    bleed=0,
)
card(
    "The Vozhd of Szczecin",
    recruit(),
    abilities=(
        grants_action(enter_combat(), target=ANY_VAMPIRE),
        prevent_each(2, COMBAT, target=damage_taken(), cost=(discard_a(requiring("pro")),)),
        any_time(
            unlock(THIS),
            when=(in_phase_of_others("minion"),),
            by=vampire(of(YOU), clan("tzimisce")),
            cost=(burn_blood(1, SELF),),
            scope=PHASE,
        ),
    ),
    triggers=(DEVOURS,),
    unique=True,
    keywords="ghoul",
    life=5,
    strength=4,
    bleed=0,
)
card(
    "The Vozhd of Gravesend",
    recruit(),
    abilities=(
        grants_action(enter_combat(), target=ANY_VAMPIRE),
        prevent_each(1, ROUND, target=damage_taken()),
        during(
            AS_PLAYED,
            cancel(pays=False),
            when=(being_played(COMBAT_CARD), strike_played(), same(PLAYER, FOE)),
            by=SELF,
            cost=(burn_blood(1, THIS),),
            scope=COMBAT,
        ),
    ),
    triggers=(DEVOURS,),
    unique=True,
    keywords="ghoul",
    life=5,
    strength=4,
    bleed=0,
)
card(
    "The Vozhd of Juiz de Fora",
    recruit(),
    abilities=(
        grants_action(enter_combat(), target=ANY_VAMPIRE),
        during(
            UNLOCK_PHASE,
            move_blood(up_to(smaller(blood_of(IT), starting_life_of(THIS) - blood_of(THIS))), IT, THIS),
            target=vampire(of(YOU), clan("tzimisce"), blood()),
            when=(is_(THIS, wounded),),
        ),
    ),
    triggers=(DEVOURS,),
    unique=True,
    keywords="ghoul",
    life=5,
    strength=4,
    bleed=0,
    plays=Plays(("ani",), capacity=5),
)
OTHER_LIFE = tuple(
    during(
        UNLOCK_PHASE,
        gain_blood(1, THIS),
        when=(blood_of(THIS) <= 1, *whose_turn),
        by=vampire(ready, of(whose), sect("anarch")),
        cost=(burn_blood(1, SELF),),
        phases=phases,
    )
    for whose, phases, whose_turn in ((YOU, OWN_PHASES, ()), (OTHERS, OTHERS_PHASES, (turn_of(controller(THIS)),)))
)
"""Any Anarch may help, whoever controls it."""
card(
    "Grey Thorne",
    recruit(),
    abilities=OTHER_LIFE,
    requires=(ANARCH,),
    unique=True,
    keywords="ghoul",
    life=2,
    plays=Plays(("cel", "pot"), sect="anarch", together=False),
)
card(
    "Vivienne Géroux",
    recruit(),
    abilities=(
        grants_action(give_away(TARGETED), by=vampire(ready, of(YOU)), target=methuselah(other(YOU))),
        grants_action(steal(THIS), by=vampire(ready, of(OTHERS)), target=just(THIS)),
    ),
    statics=(gets(vampire(of(YOU)), STEALTH, -1, when=action_is("political")),),
    requires=(ANARCH,),
    unique=True,
    keywords="ghoul",
    life=2,
    strength=2,
    plays=Plays(("cel", "for"), sect="anarch"),
)
card(
    "Szlachta Assistant",
    employ(),
    abilities=(
        during(
            WHOLE_ACTION,
            recruits_for_less(2, SELF),
            when=(same(ACTOR, HOST), recruits("ghoul", "tzimisce")),
            by=SELF,
            cost=(burn_this(),),
            scope=-1,
        ),
    ),
    keywords="ghoul",
    life=2,
)
card(
    "Asanbonsam Ghoul",
    recruit(),
    statics=(gets(SELF, INTERCEPT, when=directed()),),
    triggers=(after(fights_blocked(THIS), set_range("close"), when=(directed(), range_open())),),
    keywords="ghoul",
    life=3,
    strength=2,
    bleed=0,
)
card(
    "Gregory Winter",
    recruit(),
    abilities=(
        grants_action(move_blood(1, IT, SELF), stealth=1, target=vampire(of(OTHERS))),
        grants_action(burn(IT), gain_blood(2, SELF), target=vampire(torpid)),
        during(UNLOCK_PHASE, burn_blood(1, THIS), mandatory=True),
    ),
    unique=True,
    keywords="ghoul",
    life=4,
)
card(
    "Procurer",
    recruit(),
    abilities=(grants_action(gain_blood(1, IT), stealth=2, target=vampire(ready, of(YOU))),),
    keywords="ghoul",
    life=1,
    bleed=0,
)
card(
    "Corpse Balloon",
    basic=employ(),
    superior=employ(),
    statics=(gets(HOST, INTERCEPT, when=directed() & is_(THIS, at_superior)),),
    triggers=(after(fights_blocked(HOST), gets(HOST, MANEUVER, until=ROUND), when=(directed(),)),),
    keywords="ghoul",
    life=1,
)

# Animals

card(
    "Underbridge Stray",
    basic=recruit(),
    superior=recruit(1),
    abilities=(
        during(
            PRESSES,
            gets(IT, PRESS, until=ROUND),
            target=minion(of(YOU), able_to_press),
            cost=(burn_blood(1, THIS),),
            scope=-1,
        ),
        during(
            WHOLE_ACTION,
            unlock(IT),
            target=minion(ready, locked, of(YOU)),
            when=(directed_at(YOU), is_(THIS, ~blocking)),
            cost=(burn_this(),),
            scope=-1,
        ),
    ),
    statics=(gets(SELF, STRENGTH, when=is_(THIS, at_superior)),),
    keywords="animal",
    life=1,
    strength=0,
    bleed=0,
)

# Gargoyles

card(
    "Rock Cat",
    recruit(),
    abilities=(grants_action(enter_combat(), target=ANY_MINION), press_each(COMBAT)),
    triggers=(
        after(combat_begins(THIS), cannot(FOE, STRIKE, until=ROUND), when=(is_(FOE, vampire(capacity(most=3))),)),
    ),
    keywords="gargoyle-creature",
    life=4,
    strength=3,
    bleed=0,
    plays=Plays(("pot",), capacity=3),
)
