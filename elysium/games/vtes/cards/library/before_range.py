"""Combat cards played before range is determined or before strikes are chosen: forms, frenzies, storms."""

from __future__ import annotations

from elysium.engine.audience import EVERYONE
from elysium.engine.cards.nodes import Effect
from elysium.engine.state import Seat
from elysium.games.vtes.cards.library.common import CAINE, FOE_IS_VAMPIRE, IN_FIRST_ROUND
from elysium.games.vtes.definitions.definition import Clause
from elysium.games.vtes.definitions.language import CARDS, Context, Entity
from elysium.games.vtes.rules.combat.rounds import end_combat as combat_is_over
from elysium.games.vtes.rules.combat.rounds import start_combat
from elysium.games.vtes.rules.counters import gain_blood as rule_gain_blood
from elysium.games.vtes.rules.crypts import take_bottom
from elysium.games.vtes.rules.entering import enter_ready
from elysium.games.vtes.rules.entities import new_entity, remove_from_game
from elysium.games.vtes.rules.frames import STILL_HAPPENS
from elysium.games.vtes.rules.resolution import action_done
from elysium.games.vtes.state import (
    AGGRAVATED_HANDS,
    BASE_STRENGTH,
    CALM,
    COMBAT,
    COMBAT_COST,
    ENVIRONMENT,
    FIRST_STRIKE,
    HAND,
    HAND_DAMAGE,
    HARD,
    HARD_THROUGHOUT,
    ILLUSION,
    MANEUVER,
    PRESS,
    PREVENT,
    PREVENT_NORMAL,
    READY,
    ROUND,
    STRENGTH,
    TORPOR,
    UNDODGED,
    Vtes,
)
from elysium.games.vtes.terms import MOVED_OUT, SHOWED, book
from elysium.games.vtes.vocabulary.amounts import ROUND_NUMBER, all_blood_of, blood_of, counters_of, smaller, up_to
from elysium.games.vtes.vocabulary.clauses import (
    action,
    before_range,
    before_strikes,
    card,
    damaging,
    in_a_round,
    in_a_round_for,
    maneuver,
    maneuvers_for,
    needing,
    press,
    presses_for,
    seldom,
    steal_blood,
)
from elysium.games.vtes.vocabulary.conditions import at_range, has_crypt, in_round, is_, no_combat_queued
from elysium.games.vtes.vocabulary.control import if_
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    burn_this,
    damage_before_range,
    environmental_damage,
    gain_blood,
    lock,
    move_blood,
    open_hand,
    press_by_itself,
    remember_chosen,
    reset_counters,
    rule,
    set_range,
    spares_blood,
)
from elysium.games.vtes.vocabulary.lasting import (
    MANEUVER_AWAY,
    MANEUVER_CLOSER,
    PLAY_STRIKES,
    PRESS_ON,
    PRESS_TO_END,
    STRIKE_OTHERWISE,
    USE_EQUIPMENT,
    after,
    any_cancelled,
    calm,
    cannot,
    combat_ends,
    gets,
    later,
    leaves_play,
    plays_any,
    press_step_begins,
    round_begins,
    this_combat_ends,
)
from elysium.games.vtes.vocabulary.things import (
    FOE,
    HOST,
    REMEMBERED,
    SELF,
    THIS,
    YOU,
    fighting,
    foe_of,
    follows,
    minion,
    on_one_of,
    retainer,
    vampire,
)


def summon_illusion(s: Vtes, context: Context, part: int) -> None:
    """Combat ends, and another one begins with the bottom card of the crypt in this minion's place."""
    s.combat_over = True
    first = int(s.fighters[0] == context.minion)
    s.after((combat_is_over,), (illusion_appears, context.seat, foe_of(s, context.minion), first, part, s.combat_round))


@book.step
def illusion_appears(s: Vtes, seat: Seat, foe: Entity, first: int, part: int, round_: int) -> None:
    """It contests nothing, and has all its blood or a part of it before anything else happens.

    None comes if the combat has gone on nonetheless.
    """
    if not s.is_in(seat) or not s.crypts[seat] or s.combat_round != round_:
        return
    face = take_bottom(s, seat)
    if not CARDS[face].is_vampire:
        # [VTES-A.R-24]
        s.show(EVERYONE, SHOWED, seat, face)
        s.removed = s.put(s.removed, seat, (*s.removed[seat], face))
        return
    appearing = new_entity(s, face, seat, seat, READY)
    s.flags[appearing] |= ILLUSION
    s.show(EVERYONE, MOVED_OUT, s.ref(appearing), seat)
    rule_gain_blood(s, appearing, s.capacity[appearing] // part)
    s.do((illusion_fights, appearing, foe, first))
    enter_ready(s, appearing)


@book.step
def illusion_fights(s: Vtes, illusion: Entity, foe: Entity, first: int) -> None:
    """Without a combat it stays until the end of the action."""
    start_combat(s, *((illusion, foe) if first else (foe, illusion)))
    if s.fighters:
        s.after((combat_is_over,), (illusion_vanishes, illusion))
    elif s.pending(action_done):
        s.after((action_done,), (illusion_vanishes, illusion))
    else:
        s.do((illusion_vanishes, illusion))


@book.step_that(STILL_HAPPENS)
def illusion_vanishes(s: Vtes, illusion: Entity) -> None:
    if READY <= s.region[illusion] <= TORPOR:
        remove_from_game(s, illusion)


STRIKES_FIRST = gets(SELF, FIRST_STRIKE, until=ROUND)
card(
    "Carrion Crows",
    basic=before_range(gets(FOE, ENVIRONMENT, 1, until=COMBAT)),
    superior=before_range(gets(FOE, ENVIRONMENT, 2, until=COMBAT)),
    limit=COMBAT,
)
card(
    "Fists of Death",
    basic=before_range(gets(SELF, STRENGTH, 1, until=COMBAT)),
    superior=before_range(gets(SELF, STRENGTH, 2, until=COMBAT)),
)
card(
    "Illusions of the Kindred",
    basic=before_range(rule("summon-illusion", summon_illusion, 2), when=(has_crypt(), no_combat_queued())),
    superior=before_range(rule("summon-illusion", summon_illusion, 1), when=(has_crypt(), no_combat_queued())),
)
ONLY_HANDS = cannot(minion(fighting), STRIKE_OTHERWISE, until=ROUND)
card(
    "Immortal Grapple",
    basic=before_strikes(ONLY_HANDS, when=(at_range("close"),)),
    superior=before_strikes(
        ONLY_HANDS,
        later(round_begins(), set_range("close"), until=COMBAT, once=True),
        when=(at_range("close"),),
        optional_press=True,
    ),
    keywords="grapple",
    limit=ROUND,
)
card(
    "Shadow Feint",
    basic=before_range(STRIKES_FIRST),
    superior=before_range(STRIKES_FIRST, gets(SELF, UNDODGED, until=ROUND)),
)
card(
    "Thoughts Betrayed",
    basic=before_range(gets(FOE, ENVIRONMENT, 1, until=ROUND), when=(in_round(1),)),
    superior=before_range(cannot(FOE, PLAY_STRIKES, until=COMBAT), when=(in_round(1),)),
)
card(
    "Torn Signpost",
    basic=before_range(gets(SELF, BASE_STRENGTH, 2, until=COMBAT)),
    superior=before_range(gets(SELF, BASE_STRENGTH, 3, until=COMBAT)),
)
CLAWS = in_a_round(gets(SELF, AGGRAVATED_HANDS, until=ROUND))
card("Bone Spur", basic=CLAWS, superior=in_a_round(gets(SELF, AGGRAVATED_HANDS, until=COMBAT)))
card("Claws of the Dead", basic=CLAWS, superior=maneuver())
card(
    "Form of the Wolf",
    basic=before_range(gets(SELF, STRENGTH, until=COMBAT)),
    superior=before_range(gets(SELF, STRENGTH, until=COMBAT), gets(SELF, PRESS, until=COMBAT)),
    limit=COMBAT,
)
card("Raking Talons", before_range(gets(SELF, AGGRAVATED_HANDS, until=COMBAT)), limit=COMBAT)
card("Wolf Claws", basic=CLAWS, superior=press())
card(
    "Bear's Skin",
    basic=before_range(gets(SELF, STRENGTH, until=ROUND), gets(SELF, PREVENT, until=ROUND)),
    superior=before_range(
        gets(SELF, STRENGTH, until=COMBAT),
        gets(SELF, PREVENT, until=ROUND),
        later(round_begins(), gets(SELF, PREVENT, until=ROUND), until=COMBAT),
    ),
    limit=COMBAT,
)
card(
    "Hunger of Marduk",
    basic=before_range(strikes=steal_blood(1, ranged=True)),
    superior=before_range(strikes=steal_blood(2, ranged=True)),
)
HARDENED = (
    gets(SELF, PREVENT_NORMAL, until=ROUND),
    later(round_begins(), gets(SELF, PREVENT_NORMAL, until=ROUND), until=COMBAT),
)
card(
    "Mythic Form",
    basic=before_range(gets(SELF, STRENGTH, until=COMBAT), *HARDENED, when=(IN_FIRST_ROUND,)),
    superior=before_range(
        gets(SELF, STRENGTH, until=COMBAT),
        *HARDENED,
        gets(SELF, MANEUVER, until=ROUND),
        when=(IN_FIRST_ROUND,),
        strikes=damaging(2, ranged=True, aggravated=True),
        strikes_for=COMBAT,
        strikes_each=ROUND,
    ),
    limit=COMBAT,
)
card(
    "Terror Frenzy",
    basic=before_range(
        cannot(FOE, MANEUVER_CLOSER, until=COMBAT),
        cannot(FOE, PRESS_ON, until=COMBAT),
        cannot(FOE, USE_EQUIPMENT, until=COMBAT),
        when=(IN_FIRST_ROUND,),
    ),
    superior=seldom(before_range(gets(FOE, COMBAT_COST, until=COMBAT), when=(is_(FOE, vampire()),)), COMBAT),
    keywords="frenzy",
)


def _rage(amount: int, level: int, code: str) -> Clause:
    return needing(
        before_range(gets(YOU, HAND, until=COMBAT), gets(SELF, HAND_DAMAGE, amount, until=COMBAT)), level, code
    )


card(
    "Rage of Apedemak",
    _rage(1, 1, "ani"),
    _rage(1, 1, "pot"),
    _rage(2, 2, "ani"),
    _rage(2, 2, "pot"),
    keywords="frenzy",
    limit=COMBAT,
    requires=(CAINE,),
)
FOR_THIS = (lock(THIS),)
card(
    "Monstrous Form",
    needing(seldom(before_range(gets(SELF, STRENGTH, until=COMBAT)), ROUND), 1, "dom", "pro"),
    needing(action(on_self=True, stealth=1), 2, "dom", "pro"),
    abilities=(
        in_a_round_for(gets(HOST, STRENGTH, until=ROUND), cost=FOR_THIS),
        maneuvers_for(cost=FOR_THIS),
        presses_for(cost=FOR_THIS),
    ),
)
ON_BOTH_SIDES = (minion(fighting), retainer(on_one_of(minion(fighting))))
STORM = [damage_before_range(1, hurt, environmental=True, preventable=False) for hurt in ON_BOTH_SIDES]
GROWING_STORM = [
    damage_before_range(ROUND_NUMBER, hurt, environmental=True, preventable=False) for hurt in ON_BOTH_SIDES
]
card(
    "Weather Control",
    basic=before_range(*STORM, later(round_begins(), *STORM, until=COMBAT), when=(IN_FIRST_ROUND,)),
    superior=before_range(*STORM, later(round_begins(), *GROWING_STORM, until=COMBAT), when=(IN_FIRST_ROUND,)),
    limit=COMBAT,
)
BEAST_WITHIN = (
    gets(FOE, STRENGTH, until=COMBAT),
    cannot(FOE, MANEUVER_AWAY, until=COMBAT),
    cannot(FOE, PRESS_TO_END, until=COMBAT),
    cannot(FOE, USE_EQUIPMENT, until=COMBAT),
)
card(
    "Drawing Out the Beast",
    basic=before_range(*BEAST_WITHIN, when=(IN_FIRST_ROUND, FOE_IS_VAMPIRE)),
    superior=before_range(
        *BEAST_WITHIN,
        later(press_step_begins(), environmental_damage(1, FOE, preventable=False), until=COMBAT),
        when=(IN_FIRST_ROUND, FOE_IS_VAMPIRE),
    ),
    keywords="frenzy",
    limit=COMBAT,
)
LEND = (remember_chosen(FOE), move_blood(up_to(smaller(2, blood_of(FOE))), FOE, THIS))


def _morbidity(level: int, code: str, *more: Effect) -> Clause:
    return needing(before_range(*LEND, *more, stays=True, when=(FOE_IS_VAMPIRE,)), level, code)


card(
    "Morbidity",
    _morbidity(1, "obl"),
    _morbidity(1, "tha"),
    _morbidity(2, "obl", gets(FOE, COMBAT_COST, until=COMBAT)),
    _morbidity(2, "tha", gets(FOE, COMBAT_COST, until=COMBAT)),
    triggers=(
        after(combat_ends(REMEMBERED), move_blood(all_blood_of(THIS), THIS, REMEMBERED), burn_this()),
        after(leaves_play(REMEMBERED), burn_this()),
    ),
    limit=ROUND,
    requires=(is_(SELF, follows("death-and-the-soul")),),
)
STRONGER = gets(SELF, STRENGTH, until=COMBAT)


def _each_round(amount: int) -> tuple[Effect, ...]:
    """So much damage that can be prevented in every round of the combat."""
    given = gets(SELF, PREVENT, amount, until=ROUND)
    return given, later(round_begins(), given, until=COMBAT)


card("Horrid Form", basic=before_range(STRONGER), superior=before_range(STRONGER, *_each_round(1)))
card(
    "Typhonic Beast",
    needing(before_range(STRONGER), 1, "ser"),
    needing(before_range(STRONGER, *_each_round(1)), 1, "pot", "ser"),
    needing(before_range(STRONGER, *_each_round(1), optional_press=True), 2, "pot", "ser"),
)
CALMS = (gets(SELF, CALM, until=COMBAT), calm(SELF))
card(
    "Tranquility Shield",
    basic=before_range(*CALMS, *_each_round(1), when=(IN_FIRST_ROUND,)),
    superior=before_range(*CALMS, *_each_round(2), when=(IN_FIRST_ROUND,)),
)
card(
    "Flesh of Marble",
    basic=before_range(gets(SELF, HARD, until=COMBAT)),
    superior=before_range(gets(SELF, HARD_THROUGHOUT, until=COMBAT)),
)
card(
    "Aura Reading",
    basic=before_range(open_hand(FOE)),
    superior=seldom(before_range(gets(YOU, HAND, 2, until=COMBAT)), COMBAT),
)
REWOUND = reset_counters(3, THIS)
card(
    "Trap",
    before_range(when=(IN_FIRST_ROUND,), stays=True),
    counters=3,
    triggers=(
        after(plays_any(), REWOUND),
        after(any_cancelled(), REWOUND),
        after(press_step_begins(), if_(counters_of(THIS) >= 1, [burn_blood(1, THIS), press_by_itself()])),
        after(this_combat_ends(), burn_this()),
    ),
)
card(
    "Inner Essence",
    basic=before_range(spares_blood(1)),
    superior=before_range(spares_blood(1), gain_blood(1, SELF)),
    limit=COMBAT,
)
