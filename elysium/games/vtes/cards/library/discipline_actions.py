"""Action cards that need Disciplines."""

from __future__ import annotations

from elysium.games.vtes.state import (
    ACTION,
    AGGRAVATED_HANDS,
    COMBAT,
    FOE_CANNOT_END,
    MANEUVER,
    PRESS,
    ROUND,
    STEALTH,
    STRENGTH,
    UNTIL_UNLOCK,
)
from elysium.games.vtes.vocabulary.clauses import (
    MINION_PHASE,
    action,
    bleed,
    card,
    during,
    each_combination,
    maneuver_each,
    needing,
    press_each,
)
from elysium.games.vtes.vocabulary.conditions import is_
from elysium.games.vtes.vocabulary.control import CHOSEN, after_combat, at_once, choose, either, if_, may
from elysium.games.vtes.vocabulary.effects import (
    burn,
    burn_blood,
    burn_pool,
    corrupt,
    discard,
    draw_crypt,
    enter_combat,
    gain_blood,
    gain_pool,
    lock,
    steal,
    steal_pool,
    sunlight,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    BLOCK,
    UNLOCK,
    after,
    cannot,
    gets,
    is_blocked,
    later,
)
from elysium.games.vtes.vocabulary.things import (
    DEFENDER,
    HOST,
    IT,
    OTHERS,
    PREDATOR,
    PREY,
    SELF,
    TARGETED,
    THIS,
    YOU,
    ally,
    at_superior,
    clan,
    discipline,
    equipment,
    follows,
    is_prey,
    location,
    locked,
    methuselah,
    minion,
    of,
    on_one_of,
    other,
    ready,
    retainer,
    sect,
    titled,
    uncontrolled,
    unlocked,
    vampire,
    younger,
)
from elysium.games.vtes.vocabulary.zones import clear_ash_heap, with_ash_heap

YOURS_UNCONTROLLED = vampire(uncontrolled, of(YOU))
YOUNGER_UNCONTROLLED = vampire(younger(), uncontrolled, of(YOU))
ANY_MINION = minion(ready, of(OTHERS))

card("Conceal", basic=action(burn(IT), target=equipment()), superior=action(burn(IT), target=location()))
card(
    "Entrancement",
    basic=bleed(+1),
    superior=action(steal(IT), stealth=1, target=ally(of(OTHERS))),
)
card(
    "Far Mastery",
    basic=action(steal(IT), stealth=1, target=retainer(on_one_of(vampire(other(), of(OTHERS))))),
    superior=action(steal(IT), stealth=1, target=ally(of(OTHERS))),
)
card(
    "Fleetness",
    basic=bleed(stealth=1),
    superior=action(
        at_once(enter_combat(), gets(SELF, MANEUVER, until=COMBAT)),
        stealth=1,
        target=minion(ready, locked, of(OTHERS)),
    ),
)
card("Intimidation", basic=bleed(+1), superior=bleed(+2))
card(
    "Mantle of the Bestial Majesty",
    basic=action(unlock(SELF), gets(SELF, AGGRAVATED_HANDS, until=UNTIL_UNLOCK), stealth=1),
    superior=action(
        unlock(SELF),
        gets(SELF, AGGRAVATED_HANDS, until=UNTIL_UNLOCK),
        gets(SELF, STRENGTH, until=UNTIL_UNLOCK),
        stealth=1,
    ),
)
card(
    "Public Trust",
    basic=bleed(+2),
    superior=bleed(+2, target=YOURS_UNCONTROLLED, success=(gain_blood(1, IT),)),
)
card(
    "Restoration",
    basic=action(gain_blood(2, SELF), stealth=1),
    superior=action(gain_blood(3, SELF), stealth=1),
)
card(
    "Scouting Mission",
    basic=bleed(+1),
    superior=action(gain_blood(2, IT), stealth=1, target=YOUNGER_UNCONTROLLED),
)
card(
    "Shadow of the Beast",
    basic=action(on_self=True),
    superior=action(on_self=True),
    abilities=(maneuver_each(COMBAT), press_each(COMBAT, when=(is_(THIS, at_superior),))),
    one_on_minion="Shadow of the Beast",
)
card("Social Charm", basic=bleed(+1), superior=bleed(+1, success=(gain_pool(1),)))
DEMENTED = vampire(younger(), uncontrolled, of(YOU), discipline("dem", 1))
card(
    "The Call",
    basic=action(gain_blood(2, IT), stealth=1, target=DEMENTED),
    superior=action(gain_blood(3, IT), stealth=1, target=DEMENTED),
)
card(
    "Umbrous Clutch",
    basic=action(enter_combat(), stealth=1, target=ANY_MINION),
    superior=action(at_once(enter_combat(), gets(SELF, MANEUVER, until=COMBAT)), stealth=1, target=ANY_MINION),
)
card(
    "Line Brawl",
    needing(action(steal_pool(1, TARGETED), target=methuselah(other(YOU))), 1, "cel"),
    needing(action(enter_combat(), target=ANY_MINION), 1, "pot"),
    needing(bleed(+1), 1, "pre"),
    requires=(is_(SELF, sect("anarch")),),
)
card(
    "Break the Bonds",
    *each_combination(
        lambda used: bleed(
            +1 if "ani" in used else 0,
            target=YOURS_UNCONTROLLED if "pre" in used else None,
            success=(
                *((choose(minion(of(DEFENDER)), lock(CHOSEN), optional=True),) if "obf" in used else ()),
                *((gain_blood(1, IT),) if "pre" in used else ()),
            ),
        ),
        "ani",
        "obf",
        "pre",
    ),
    requires=(is_(SELF, sect("anarch")),),
)
card(
    "Illegalism",
    *each_combination(
        lambda used: bleed(
            +1 if "pre" in used else 0,
            stealth=1 if "chi" in used else 0,
            success=(unlock(SELF),) if "cel" in used else (),
        ),
        "cel",
        "chi",
        "pre",
    ),
    requires=(is_(SELF, sect("anarch")),),
)
card(
    "Make the Misere",
    *each_combination(
        lambda used: action(
            at_once(
                enter_combat(),
                *((gets(SELF, MANEUVER, until=COMBAT),) if "cel" in used else ()),
                *((gets(SELF, STRENGTH, until=COMBAT),) if "pot" in used else ()),
            ),
            stealth=1 if "obf" in used else 0,
            target=minion(ready, locked, of(OTHERS)),
        ),
        "cel",
        "obf",
        "pot",
    ),
    requires=(is_(SELF, sect("anarch")),),
)
card(
    "Feast of the Soul's Secrets",
    basic=bleed(+2),
    superior=bleed(
        +2,
        target=vampire(younger(), of(YOU)) | vampire(younger(), uncontrolled, of(YOU)),
        success=(gain_blood(2, IT),),
    ),
)
card(
    "Mind Numb",
    basic=action(lock(IT), cannot(IT, UNLOCK, until=UNTIL_UNLOCK), target=vampire(unlocked)),
    superior=action(lock(IT), cannot(IT, UNLOCK, until=UNTIL_UNLOCK), stealth=1, target=vampire(unlocked)),
)
TITLED_STAY_OUT = cannot(vampire(titled), BLOCK, until=ACTION)
card(
    "Propaganda",
    basic=bleed(+1, announced=(TITLED_STAY_OUT,)),
    superior=bleed(
        +1,
        choose(minion(ready, unlocked, of(DEFENDER)), lock(CHOSEN), by=DEFENDER),
        announced=(TITLED_STAY_OUT,),
    ),
)
card(
    "Rutor's Hand",
    basic=action(at_once(lock(THIS), sunlight(1, SELF)), stealth=1, on_self=True),
    superior=action(lock(THIS), either([sunlight(1, SELF)], [burn_blood(3, SELF)]), stealth=1, on_self=True),
    abilities=(during(MINION_PHASE, unlock(SELF), by=HOST, cost=(lock(THIS),)),),
    one_on_minion="Rutor's Hand",
)
card(
    "Shroud of Decay",
    basic=bleed(+1, success=(discard(2, who=DEFENDER),)),
    superior=action(clear_ash_heap(7, PREY), burn_pool(3, PREY), target=methuselah(is_prey, with_ash_heap(7))),
)
card(
    "Enthrall",
    *(
        needing(clause, level, code)
        for code in ("obf", "pre")
        for level, clause in (
            (1, bleed(+1)),
            (2, bleed(+1, success=(may(draw_crypt(), cost=[burn_blood(1, SELF)]),))),
        )
    ),
    requires=(is_(SELF, follows("cathari")),),
)
card(
    "Hunting the Beast",
    basic=action(enter_combat(), stealth=1, target=vampire(ready, of(OTHERS))),
    superior=action(
        enter_combat(),
        after_combat(
            if_(
                is_(SELF, ready) & is_(IT, ~ready),
                [choose(vampire(clan("salubri"), uncontrolled, of(YOU)), gain_blood(2, CHOSEN))],
            )
        ),
        stealth=1,
        target=vampire(ready, of(OTHERS)),
    ),
)
card(
    "Phantasmagoria",
    basic=action(stealth=1, stays=True, target=minion()),
    superior=action(stealth=1, stays=True, target=minion()),
    statics=(gets(HOST, STEALTH, -1),),
    triggers=(after(is_blocked(HOST), burn_blood(1, HOST), when=(is_(THIS, at_superior),)),),
    keywords="stays-yours",
    burn_by_minions=True,
)
card(
    "Skullduggery",
    needing(
        bleed(stealth=1, announced=(later(is_blocked(SELF), gets(SELF, MANEUVER, until=COMBAT), until=ACTION),)),
        1,
        "obf",
    ),
    needing(bleed(+1), 1, "pre"),
    needing(bleed(stealth=1), 1, "pro"),
    requires=(is_(SELF, sect("anarch")),),
)
card(
    "Smash and Grab",
    needing(action(burn_blood(2, IT), stealth=1, target=ally() | retainer()), 1, "ani"),
    needing(bleed(+1), 1, "dem"),
    needing(action(burn(IT), stealth=1, target=location(of(PREDATOR, PREY))), 1, "pot"),
    requires=(is_(SELF, sect("anarch")),),
)
card(
    "Show of Force",
    basic=bleed(
        +1,
        announced=(later(is_blocked(SELF), gets(SELF, STRENGTH, until=COMBAT), until=ACTION),),
    ),
    superior=bleed(
        +2,
        announced=(later(is_blocked(SELF), gets(SELF, STRENGTH, 2, until=COMBAT), until=ACTION),),
    ),
)
card(
    "Hunter's Mark",
    needing(action(at_once(enter_combat(), gets(SELF, PRESS, until=COMBAT)), target=ANY_MINION), 1, "cel", "tha"),
    needing(
        action(
            at_once(enter_combat(), gets(SELF, PRESS, until=COMBAT), gets(SELF, FOE_CANNOT_END, until=ROUND)),
            target=ANY_MINION,
        ),
        2,
        "cel",
        "tha",
    ),
)
card(
    "The Platinum Protocol",
    *each_combination(
        lambda used: bleed(
            +1 if "pre" in used else 0,
            stealth=1 if "obf" in used else 0,
            success=(choose(minion(of(DEFENDER)), corrupt(CHOSEN)),) if "pro" in used else (),
        ),
        "obf",
        "pre",
        "pro",
    ),
    requires=(is_(SELF, sect("anarch")),),
)
