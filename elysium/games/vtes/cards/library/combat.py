"""Combat cards."""

from __future__ import annotations

from elysium.engine.audience import EVERYONE
from elysium.engine.cards.nodes import Effect
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import Context, Entity
from elysium.games.vtes.rules.combat.rounds import end_combat as combat_ends
from elysium.games.vtes.rules.combat.rounds import start_combat
from elysium.games.vtes.rules.counters import gain_blood as rule_gain_blood
from elysium.games.vtes.rules.crypts import take_bottom
from elysium.games.vtes.rules.entering import enter_ready
from elysium.games.vtes.rules.entities import new_entity, remove_from_game
from elysium.games.vtes.rules.frames import STILL_HAPPENS
from elysium.games.vtes.rules.resolution import action_done
from elysium.games.vtes.state import (
    BASE_STRENGTH,
    COMBAT,
    ENVIRONMENT,
    FIRST_STRIKE,
    ILLUSION,
    MANEUVER,
    PREVENT,
    READY,
    ROUND,
    STRENGTH,
    TORPOR,
    TURN,
    UNDODGED,
    UNTIL_UNLOCK,
    Vtes,
)
from elysium.games.vtes.terms import MOVED_OUT, book
from elysium.games.vtes.vocabulary.amounts import lost_by
from elysium.games.vtes.vocabulary.clauses import (
    COMBAT_ENDS,
    DODGE,
    TO_TORPOR,
    WOULD,
    additional_strikes,
    against_damage,
    against_strike,
    any_time,
    as_strike_is_chosen,
    at_round_end,
    before_range,
    before_strikes,
    cancel_in_combat,
    card,
    damaging,
    destroy,
    forestall,
    from_outside,
    hand_strike,
    maneuver,
    needing,
    press,
    prevent,
    steal_blood,
    strength_plus,
    strike,
    take,
    weapon,
)
from elysium.games.vtes.vocabulary.conditions import (
    after_round,
    at_range,
    by_vampire,
    combat_would_end,
    has_crypt,
    in_round,
    inflicted_more,
    is_,
    no_combat_queued,
    pressed,
    range_open,
    would_burn,
    would_fall,
)
from elysium.games.vtes.vocabulary.control import at_once, either, instead
from elysium.games.vtes.vocabulary.effects import (
    burn,
    burn_blood,
    burn_this,
    diablerize,
    discard,
    end_combat,
    gain_blood,
    go_to_torpor,
    more_damage,
    prevent_damage,
    prevent_strike,
    queue_combat,
    rule,
    set_range,
    shield,
    start_round,
    survive,
    treats_as_normal,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    ACT,
    BLOCK,
    FIGHT,
    PLAY_STRIKES,
    PRESS_AT_ALL,
    STRIKE_OTHERWISE,
    UNLOCK,
    cannot,
    gets,
    later,
    round_begins,
    struck,
)
from elysium.games.vtes.vocabulary.things import (
    DOOMED,
    FOE,
    HOST,
    HURT,
    IT,
    SELF,
    THIS,
    YOU,
    able_to_diablerize,
    ally,
    anywhere,
    at_superior,
    controller,
    damage_taken,
    fighting,
    foe_of,
    hand_or_melee_weapon,
    just,
    minion,
    of,
    room_for_this,
    uncontrolled,
    vampire,
    younger,
)

# An illusion in the place of a minion


def summon_illusion(s: Vtes, context: Context, part: int) -> None:
    """Combat ends, and another one begins with the bottom card of the crypt in this minion's place."""
    s.combat_over = True
    first = int(s.fighters[0] == context.minion)
    s.after((combat_ends,), (illusion_appears, context.seat, foe_of(s, context.minion), first, part))


@book.step
def illusion_appears(s: Vtes, seat: Seat, foe: Entity, first: int, part: int) -> None:
    """It contests nothing, and has all its blood or a part of it before anything else happens."""
    if not s.is_in(seat) or not s.crypts[seat]:
        return
    appearing = new_entity(s, take_bottom(s, seat), seat, seat, READY)
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
        s.after((combat_ends,), (illusion_vanishes, illusion))
    elif s.pending(action_done):
        s.after((action_done,), (illusion_vanishes, illusion))
    else:
        s.do((illusion_vanishes, illusion))


@book.step_that(STILL_HAPPENS)
def illusion_vanishes(s: Vtes, illusion: Entity) -> None:
    if READY <= s.region[illusion] <= TORPOR:
        remove_from_game(s, illusion)


def saves(life: int) -> Effect:
    kept = [cannot(DOOMED, deed, until=TURN) for deed in (ACT, BLOCK, FIGHT)]
    return instead(at_once(*kept), survive(DOOMED, life), end_combat())


STRIKES_FIRST = gets(SELF, FIRST_STRIKE, until=ROUND)
FOE_IS_VAMPIRE = is_(FOE, vampire())

card(
    "Aid from Bats",
    basic=strike(damaging(1, ranged=True), optional_maneuver=True),
    superior=strike(damaging(1, ranged=True), optional_maneuver=True, optional_press=True),
)
card("Apportation", basic=press(when=(~pressed(),)), superior=maneuver())
card(
    "Blessing of Durga Syn",
    basic=strike(take()),
    superior=strike(take(first=True)),
)
card("Blur", basic=additional_strikes(1), superior=additional_strikes(2))
card("Boxed In", press(), replace=COMBAT)
card(
    "Canine Horde",
    basic=strike(damaging(1, ranged=True)),
    superior=strike(destroy(ranged=True, first=True)),
)
card(
    "Carrion Crows",
    basic=before_range(gets(FOE, ENVIRONMENT, 1, until=COMBAT)),
    superior=before_range(gets(FOE, ENVIRONMENT, 2, until=COMBAT)),
    limit=COMBAT,
)
card(
    "Coma",
    basic=strike(TO_TORPOR, when=(FOE_IS_VAMPIRE,)),
    superior=strike(TO_TORPOR, cannot(IT, UNLOCK, until=UNTIL_UNLOCK), when=(FOE_IS_VAMPIRE,)),
)
card("Dead-End Alley", press(when=(~pressed(),)))
card("Death Seeker", cancel_in_combat(), limit=ROUND)
card("Dodge", strike(DODGE), replace=COMBAT)
card(
    "Drain Essence",
    basic=strike(steal_blood(2, ranged=True), when=(after_round(1),)),
    superior=strike(steal_blood(4, ranged=True), when=(after_round(1),)),
)
card("Fake Out", maneuver(), replace=COMBAT)
card(
    "Fast Hands",
    basic=strike(take(weapon=True)),
    superior=strike(take(weapon=True, first=True)),
)
card(
    "Fists of Death",
    basic=before_range(gets(SELF, STRENGTH, 1, until=COMBAT)),
    superior=before_range(gets(SELF, STRENGTH, 2, until=COMBAT)),
)
card("Flash", basic=(maneuver(), press()), superior=maneuver(optional_press=True))
card(
    "Heaven's Gate",
    needing(
        from_outside(prevent_damage(1, HURT), target=damage_taken(by=HURT), when=(is_(HURT, ally(fighting)),)), 1, "nec"
    ),
    needing(from_outside(saves(1), windows=WOULD, when=(would_burn(DOOMED),)), 1, "obe"),
    needing(from_outside(saves(2), windows=WOULD, when=(would_burn(DOOMED),)), 2, "obe"),
)
card(
    "Illusions of the Kindred",
    basic=before_range(rule("summon-illusion", summon_illusion, 2), when=(has_crypt(),)),
    superior=before_range(rule("summon-illusion", summon_illusion, 1), when=(has_crypt(),)),
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
card("Indomitability", basic=prevent(1), superior=(press(), prevent(1, optional_press=True)))
card("Majesty", basic=strike(COMBAT_ENDS), superior=strike(COMBAT_ENDS, unlock(SELF)))
card("No Trace", basic=strike(COMBAT_ENDS, when=(at_range("long"),)), superior=strike(COMBAT_ENDS))
card("Open Grate", press(when=(pressed(),)))
card("Pursuit", basic=maneuver(), superior=additional_strikes(1))
card(
    "Rolling with the Punches",
    basic=prevent(1),
    superior=prevent(0, target=damage_taken(strikes=True), cost=(burn_blood(1, SELF),), effects=(shield(),)),
)
card(
    "Shadow Feint",
    basic=before_range(STRIKES_FIRST),
    superior=before_range(STRIKES_FIRST, gets(SELF, UNDODGED, until=ROUND)),
)
card(
    "Shattering Blow",
    basic=strike(destroy()),
    superior=strike(destroy(first=True)),
)
card("Side Strike", basic=strike(DODGE), superior=additional_strikes(1))
card("Skin of Rock", basic=prevent(1), superior=prevent(2))
card("Skin of Steel", basic=against_strike(prevent_strike()), superior=against_strike(shield()))
card(
    "Soak",
    basic=prevent(2, target=damage_taken(normal=True)),
    superior=prevent(4, target=damage_taken(normal=True)),
    limit=ROUND,
)
card(
    "Theft of Vitae",
    basic=strike(steal_blood(1, ranged=True)),
    superior=strike(steal_blood(2, ranged=True)),
)
card(
    "Undead Strength",
    basic=strike(hand_strike(+1), target=hand_or_melee_weapon()),
    superior=strike(hand_strike(+2), target=hand_or_melee_weapon()),
)
card("Unflinching Persistence", basic=prevent(1), superior=maneuver(gets(SELF, PREVENT, until=ROUND)))
card(
    "Walk of Flame",
    basic=strike(damaging(1, ranged=True, aggravated=True), when=(after_round(1),)),
    superior=strike(damaging(2, ranged=True, aggravated=True), when=(after_round(1),)),
)
card(
    "Weighted Walking Stick",
    before_range(when=(in_round(1),), on_self=True),
    abilities=weapon(strength_plus(1)),
    keywords="equipment weapon melee wears-out",
    counters=5,
    one_on_minion="Weighted Walking Stick",
)
WON = inflicted_more(SELF, FOE)
DISARMS = at_round_end(
    go_to_torpor(FOE),
    target=just(FOE),
    stays=True,
    when=(at_range("close"), WON, is_(FOE, vampire(room_for_this))),
)
card(
    "Disarm",
    basic=DISARMS,
    superior=DISARMS,
    abilities=(any_time(burn_this(), cost=(burn_blood(3, HOST),), by=controller(HOST)),),
    statics=(
        gets(HOST, STRENGTH, -1, when=~is_(THIS, at_superior)),
        gets(HOST, STRENGTH, -2, when=is_(THIS, at_superior)),
    ),
    one_on_minion="Disarm",
)
card(
    "Amaranth",
    forestall(instead(diablerize(FOE)), when=(is_(SELF, able_to_diablerize), would_fall(FOE))),
)
card(
    "Decapitate",
    basic=strike(hand_strike(+2), target=hand_or_melee_weapon()),
    superior=forestall(instead(burn(FOE)), when=(would_fall(FOE),)),
)
card("Earth Meld", basic=strike(COMBAT_ENDS), superior=strike(COMBAT_ENDS, unlock(SELF)))
card(
    "Psyche!",
    basic=press(),
    superior=at_round_end(queue_combat(), when=(combat_would_end(), no_combat_queued())),
)
card(
    "Pushing the Limit",
    basic=strike(hand_strike(+2), target=hand_or_melee_weapon()),
    superior=strike(hand_strike(+3), target=hand_or_melee_weapon()),
)
card(
    "Street Cred",
    basic=at_round_end(gain_blood(1, IT), target=vampire(younger(), uncontrolled, of(YOU)), when=(WON,)),
    superior=at_round_end(gain_blood(2, IT), target=vampire(younger(), uncontrolled, of(YOU)), when=(WON,)),
    limit=TURN,
)
card(
    "Target Vitals",
    as_strike_is_chosen(
        later(struck(FOE), more_damage(2, FOE), cannot(FOE, PRESS_AT_ALL, until=ROUND), until=ROUND, once=True),
        ransom=discard(2, "combat", controller(FOE)),
    ),
    keywords="aim",
)
card(
    "Taste of Death",
    basic=strike(damaging(1, ranged=True, aggravated=True), when=(at_range("long"),)),
    superior=strike(damaging(2, ranged=True, aggravated=True), when=(at_range("long"),)),
)
card(
    "Taste of Vitae",
    at_round_end(gain_blood(lost_by(FOE), SELF), when=(by_vampire(), is_(FOE, vampire(anywhere)))),
    limit=ROUND,
)
card(
    "Telepathic Tracking",
    basic=press(later(round_begins(), gets(SELF, MANEUVER, until=ROUND), until=COMBAT, once=True), when=(~pressed(),)),
    superior=at_round_end(start_round(), when=(combat_would_end(), no_combat_queued())),
)
card(
    "Thoughts Betrayed",
    basic=before_range(gets(FOE, ENVIRONMENT, 1, until=ROUND), when=(in_round(1),)),
    superior=before_range(cannot(FOE, PLAY_STRIKES, until=COMBAT), when=(in_round(1),)),
)
card(
    "Thrown Gate",
    basic=strike(damaging(1, ranged=True), optional_maneuver=True),
    superior=strike(damaging(2, ranged=True), optional_maneuver=True),
)
card(
    "Torn Signpost",
    basic=before_range(gets(SELF, BASE_STRENGTH, 2, until=COMBAT)),
    superior=before_range(gets(SELF, BASE_STRENGTH, 3, until=COMBAT)),
)
SETS_RANGE = either((set_range("close"),), (set_range("long"),))
card(
    "Brick by Brick",
    needing(maneuver(), 1, "tha"),
    needing(strike(damaging(2, ranged=True), optional_maneuver=True), 1, "vis"),
    needing(before_range(SETS_RANGE, when=(range_open(),)), 2, "vis"),
)
card(
    "Selective Silence",
    basic=maneuver(when=(in_round(1),)),
    superior=before_range(SETS_RANGE, when=(in_round(1), range_open()), cost=(burn_blood(1, SELF),)),
)
card(
    "Shadow Step",
    basic=maneuver(),
    superior=before_range(SETS_RANGE, when=(range_open(),), cost=(burn_blood(2, SELF),)),
)
card(
    "Skin of Night",
    basic=against_damage(treats_as_normal(until=ROUND)),
    superior=prevent(1, effects=(treats_as_normal(until=ROUND),)),
)
