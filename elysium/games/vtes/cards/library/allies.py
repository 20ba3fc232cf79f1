"""Allies and retainers."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS, Context, Entity, Face
from elysium.games.vtes.rules.entering import put_on
from elysium.games.vtes.rules.entities import burn as rule_burn
from elysium.games.vtes.rules.hands import replace_one
from elysium.games.vtes.rules.lessons import discipline_of
from elysium.games.vtes.rules.searching import FROM_HAND
from elysium.games.vtes.state import (
    ACTION,
    BLEED,
    COMBAT,
    DAMAGE_LESS,
    FIRST_STRIKE,
    IMMUNE,
    IMMUNE_TO,
    INTERCEPT,
    ROUND,
    STEALTH,
    Vtes,
)
from elysium.games.vtes.terms import DECLINE, FETCH, book
from elysium.games.vtes.vocabulary.clauses import (
    BEFORE_RANGE,
    BLOCK_ATTEMPT,
    DISCARD_PHASE,
    DODGE,
    UNLOCK_PHASE,
    WHOLE_ACTION,
    any_time,
    card,
    damaging,
    during,
    employ,
    grants_action,
    maneuver_each,
    needing,
    press_each,
    prevent_each,
    recruit,
    strikes_for,
    weapon,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.conditions import in_round, is_, needs_stealth, range_open, same
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, either, if_
from elysium.games.vtes.vocabulary.effects import (
    burn,
    burn_blood,
    burn_pool,
    burn_this,
    damage,
    enter_combat,
    gain_blood,
    into_library,
    lock,
    put_this_on,
    rule,
    set_range,
    stay_behind,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import BLOCK, after, burns_with, cannot, enters_play, gets, is_burned, would
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    HOST,
    INFLICTER,
    IT,
    OTHERS,
    SELF,
    THIS,
    THIS_FACE,
    YOU,
    ally,
    blood,
    capacity,
    clan,
    controller,
    damage_taken,
    detached,
    diablerist,
    fighting,
    follows,
    in_ash_heap,
    itself,
    lacking_intercept,
    location,
    minion,
    of,
    other,
    owner,
    ready,
    retainer,
    sect,
    torpid,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import FOUND, library_card, recover


def learn_or_burn(s: Vtes, c: Context) -> None:
    """A Discipline card from hand goes on this ally, or the ally burns."""
    s.do((ally_learns, c.source))


@book.step
def ally_learns(s: Vtes, learner: Entity) -> None:
    if s.is_ready(learner):
        s.ask(s.controller[learner], choose_lesson, learner)


@book.choice("VTES-1.4-01")
def choose_lesson(s: Vtes, seat: Seat, learner: Entity) -> Sequence[Option]:
    faces = dict.fromkeys(face for face in s.hands[seat] if discipline_of(CARDS[face]))
    return [(DECLINE,), *((FETCH, face, FROM_HAND) for face in faces)]


@book.answer(choose_lesson)
def chooses_lesson(s: Vtes, seat: Seat, option: Option, learner: Entity) -> None:
    if option[0] == DECLINE:
        rule_burn(s, learner)
        return
    s.from_hand(seat, Face(option[1]))
    put_on(s, Face(option[1]), seat, seat, learner)
    replace_one(s, seat)


card(
    "Bima",
    recruit(),
    triggers=(after(enters_play(THIS), rule("learn-or-burn", learn_or_burn)),),
    keywords="ghoul as-vampire",
    life=2,
    strength=2,
)
card(
    "Charnas the Imp",
    employ(target=itself() | minion(other())),
    abilities=(during(UNLOCK_PHASE, damage(1, HOST), mandatory=True, by=controller(HOST)),),
    statics=(gets(THIS, IMMUNE_TO, when=same(INFLICTER, HOST)),),
    unique=True,
    triggers=(
        would(
            burns_with(minion()),
            stay_behind(),
            choose(minion(), put_this_on(CHOSEN), optional=True),
            if_(is_(THIS, detached), (burn_this(),)),
        ),
    ),
    keywords="demon",
    life=1,
)
card("D'habi Revenant", employ(), statics=(gets(HOST, BLEED, when=is_(HOST, clan("baali"))),), keywords="ghoul", life=2)
card(
    'Felix "Fix" Hessian',
    recruit(),
    abilities=(grants_action(burn(IT), stealth=1, target=location(), cost=(burn_pool(1),)),),
    unique=True,
    keywords="wraith",
    life=2,
)
card(
    "Freakish Conglomeration",
    needing(recruit(), 1, "obl"),
    needing(recruit(), 1, "tha"),
    needing(recruit(1), 2, "obl"),
    needing(recruit(1), 2, "tha"),
    abilities=(
        during(UNLOCK_PHASE, burn_blood(1, THIS), mandatory=True),
        grants_action(enter_combat(), target=minion(ready, of(OTHERS))),
    ),
    keywords="zombie",
    life=3,
    strength=3,
    requires=(is_(SELF, follows("death-and-the-soul")),),
)
card("J. S. Simmons, Esq.", employ(), statics=(gets(HOST, BLEED),), unique=True, keywords="mortal", life=1)
card("Loyal Street Gang", recruit(), keywords="mortal", life=2, bleed=0)
card(
    "Muddled Vampire Hunter",
    recruit(),
    abilities=(grants_action(enter_combat(), target=vampire(ready, of(OTHERS))),),
    statics=(gets(SELF, FIRST_STRIKE),),
    unique=True,
    keywords="mortal",
    life=1,
    strength=4,
    bleed=0,
)
card(
    "Raven Spy",
    basic=employ(),
    superior=employ(extra_life=1),
    statics=(gets(HOST, INTERCEPT),),
    keywords="animal",
    life=1,
)
card(
    "Thadius Zho",
    recruit(),
    abilities=(
        *weapon(damaging(2, ranged=True)),
        maneuver_each(COMBAT),
        grants_action(burn_blood(1, IT), stealth=1, target=vampire(blood(), other())),
    ),
    unique=True,
    keywords="mage",
    life=2,
    strength=0,
    bleed=2,
)
card(
    "War Ghoul",
    recruit(),
    abilities=(
        prevent_each(1, ROUND, target=damage_taken()),
        grants_action(enter_combat(), target=vampire(ready, of(OTHERS))),
        any_time(burn(IT), target=location(), cost=(lock(THIS), burn(THIS)), in_combat=False),
    ),
    triggers=(after(enters_play(THIS), choose(ally(of(YOU)) | retainer(of(YOU)), burn(CHOSEN))),),
    keywords="ghoul",
    life=5,
    strength=4,
    bleed=0,
)
card(
    "Mylan Horseed",
    recruit(),
    abilities=(
        strikes_for(DODGE, scope=COMBAT),
        grants_action(unlock(IT), stealth=1, target=vampire(ready, ~sect("camarilla"), capacity(least=8))),
    ),
    statics=(cannot(SELF, BLOCK, when=is_(ACTOR, vampire())),),
    unique=True,
    keywords="changeling",
    life=1,
    strength=0,
)
card(
    "Carlton Van Wyk",
    recruit(),
    abilities=(
        *weapon(damaging(1, ranged=True)),
        strikes_for(DODGE, scope=COMBAT),
        during(DISCARD_PHASE, burn(IT), target=vampire(diablerist), cost=(burn(THIS),)),
    ),
    statics=(gets(SELF, INTERCEPT, when=is_(ACTOR, vampire())),),
    unique=True,
    keywords="mortal",
    life=2,
    strength=0,
    bleed=0,
)
card(
    "Nephandus",
    recruit(),
    abilities=(
        *weapon(damaging(1, ranged=True)),
        press_each(COMBAT),
        grants_action(burn(IT), gain_blood(1, SELF), target=vampire(torpid)),
    ),
    statics=(gets(SELF, DAMAGE_LESS),),
    keywords="mage",
    life=2,
    strength=0,
)
MINISTRY = (of(YOU), clan("ministry"))
card(
    "Saatet-ta",
    recruit(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(ACTOR, STEALTH, until=ACTION),
            when=(is_(ACTOR, *MINISTRY), needs_stealth()),
            cost=(lock(THIS),),
        ),
        during(
            BLOCK_ATTEMPT,
            gets(IT, INTERCEPT, until=ACTION),
            target=vampire(*MINISTRY, lacking_intercept),
            cost=(lock(THIS),),
        ),
        during(
            WHOLE_ACTION,
            gets(ACTOR, BLEED, until=ACTION),
            when=(is_(ACTOR, *MINISTRY), during_action("bleed")),
            cost=(lock(THIS),),
        ),
    ),
    triggers=(after(is_burned(THIS), into_library(THIS_FACE, of=owner(THIS))),),
    unique=True,
    keywords="mummy",
    life=2,
    strength=2,
)
card(
    "Tye Cooper",
    recruit(),
    abilities=(
        grants_action(
            burn(IT),
            target=minion(torpid),
            success=(choose(any_card(in_ash_heap(YOU), library_card), recover(FOUND), optional=True),),
        ),
    ),
    statics=(gets(SELF, IMMUNE),),
    unique=True,
    keywords="wraith",
    life=1,
    strength=0,
)
card(
    "Omael Kuman",
    employ(),
    abilities=(
        during(
            BEFORE_RANGE,
            either((set_range("close"),), (set_range("long"),)),
            when=(is_(HOST, fighting), in_round(1), range_open()),
            by=HOST,
            cost=(burn_blood(1, SELF),),
            scope=ROUND,
        ),
    ),
    unique=True,
    keywords="ghoul",
    life=1,
)
