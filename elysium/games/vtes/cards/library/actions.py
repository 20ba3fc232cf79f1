"""Action cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.audience import EVERYONE as ALL
from elysium.engine.cards.nodes import Noun
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS, NO_ENTITY, W_MINION, Context, Entity, Face
from elysium.games.vtes.definitions.names import CLANS
from elysium.games.vtes.definitions.traits import HOLDS_DOWN, WRAITH, ZOMBIE
from elysium.games.vtes.marks import COUNTED_DOWN
from elysium.games.vtes.marks import MADE as EQUIPMENT_MADE
from elysium.games.vtes.rules.announce import announce
from elysium.games.vtes.rules.counters import burn_blood as lose_counters
from elysium.games.vtes.rules.counters import gain_blood as add_blood
from elysium.games.vtes.rules.crypts import show_top
from elysium.games.vtes.rules.entering import bring_out, copies, put_ally_into_play, put_on
from elysium.games.vtes.rules.entities import WHEN_PUT_ON, WHEN_TAKEN_OFF
from elysium.games.vtes.rules.entities import burn as burn_card
from elysium.games.vtes.rules.entities import unlock as unlock_card
from elysium.games.vtes.rules.frames import ASSERTING_CHOICES, ASSERTING_STEPS
from elysium.games.vtes.rules.hands import shuffle_crypt, shuffle_library
from elysium.games.vtes.rules.impulse import impulse
from elysium.games.vtes.rules.legality import has_one, inability
from elysium.games.vtes.rules.limits import has_bled, mark
from elysium.games.vtes.rules.mandatory import must_hunt, recall_commanded
from elysium.games.vtes.rules.pool import burn_pool as lose_pool
from elysium.games.vtes.rules.pool import gain_pool as add_pool
from elysium.games.vtes.rules.resolution import action_done
from elysium.games.vtes.rules.searching import FROM_ASH, FROM_LIBRARY, fetch
from elysium.games.vtes.state import (
    ABSTAIN,
    ACTION,
    AGGRAVATED_HANDS,
    BLEED,
    BLEED_ACTION,
    CANNOT_ACT,
    CANNOT_BLOCK,
    COMBAT,
    COMMANDED,
    GAME,
    INTERCEPT,
    MANEUVER,
    PRESS,
    ROUND,
    STRENGTH,
    TURN,
    UNCONTROLLED,
    VOTES,
    Vtes,
)
from elysium.games.vtes.terms import (
    CHOOSE,
    DECLINE,
    FETCH,
    SECRET,
    SHOWED,
    book,
    entity_of,
    methuselah_at,
    number_of_target,
    seat_of,
)
from elysium.games.vtes.vocabulary.amounts import (
    X,
    all_blood_of,
    blood_of,
    capacity_of,
    corruption_on,
    count,
    counters_of,
    hand_count,
    smaller,
    up_to,
    worth_of,
)
from elysium.games.vtes.vocabulary.clauses import (
    BLOCK_ATTEMPT,
    DECIDE_BLOCK,
    MASTER_PHASE,
    MINION_PHASE,
    PRESSES,
    RANGE,
    UNLOCK_PHASE,
    action,
    any_time,
    bleed,
    called,
    card,
    during,
    grants_action,
    hunt,
    in_a_round,
    leave_torpor,
    maneuver,
    must_take,
    needing,
    prevent_each,
    vampires_may_call,
)
from elysium.games.vtes.vocabulary.conditions import (
    bleeding,
    by_capacity,
    by_vampire,
    counted_down_fewer,
    directed_at,
    exists,
    fewer_on,
    has_crypt,
    has_no_other,
    is_,
    may_attempt_block,
    need_not_hunt,
    needs_intercept,
    no_actions_yet,
    none,
    same,
    turn_of_prey_of,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import (
    CHOSEN,
    EACH,
    after_combat,
    afterwards,
    at_once,
    choose,
    either,
    for_each,
    if_,
    may,
)
from elysium.games.vtes.vocabulary.effects import (
    add_counters,
    attempt_block,
    become_red_list,
    become_vampire,
    blood_to_pool,
    burn,
    burn_blood,
    burn_pool,
    burn_this,
    call_blood_hunt,
    change_sect,
    cleanse,
    corrupt,
    draw,
    draw_crypt,
    draw_crypt_with_blood,
    enter_combat,
    gain_blood,
    gain_pool,
    join_chosen_clan,
    learn_discipline,
    lock,
    lock_to_fight,
    make_ready,
    move_blood,
    pool_to_blood,
    put_card_on,
    remember_chosen,
    remove_from_ash_heap,
    rule,
    show_crypt_top,
    shuffle_own_crypt,
    spend_master_action,
    steal,
    take_title,
    to_crypt,
    unlock,
)
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.lasting import (
    ACT,
    UNLOCK,
    after,
    cannot,
    changes_controller,
    enters_play,
    gets,
    gets_discipline,
    gets_either,
    goes_to_torpor,
    later,
    leaves_ready,
    leaves_torpor,
    phase_ends,
    prey_is_ousted,
    unlocks,
)
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    ASH_HEAP_OWNER,
    FACE,
    HOST,
    IT,
    MADE,
    NEWCOMER,
    OTHERS,
    PREY,
    REMEMBERED,
    SELF,
    TARGETED,
    THIS,
    YOU,
    all_crypts,
    ally,
    ally_in_ash_heaps,
    at_superior,
    blood,
    capacity,
    clan,
    clan_of,
    controller,
    controls,
    costing_at_most,
    crypt_card,
    damage_taken,
    fighting,
    follows,
    has_cards_in_crypt,
    host_of,
    is_prey,
    just,
    location,
    locked,
    methuselah,
    minion,
    new_to_you,
    of,
    of_chosen_clan,
    of_type,
    older,
    oldest,
    on_one_of,
    on_red_list,
    other,
    owned,
    ready,
    remembered,
    room_for_this,
    sect,
    title,
    title_of_sect,
    titled,
    torpid,
    trait,
    uncontrolled,
    vampire,
    with_votes_by_title,
    younger,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import (
    crypt_top_is,
    discard_at_random,
    discard_one_of,
    equip_with_found,
    equippable,
    in_library,
    look_at_hand_of,
    lose_from_ash_heap,
    search,
    show_whole_hand,
)

YOUNGER_OF_CLAN = vampire(younger(), of_chosen_clan)

# Vampires put into play to bleed


def number_of_younger(more: int) -> Noun:
    """X, which is paid for in blood, for X or more younger vampires of one's own; X may be 0 if one follows then."""
    args = (("among", "commanded_numbers(s, c, more)"), ("refer", "number_target(e)"), ("more", more))
    return Noun("number-of-younger", "", (("traits", ()), *args, ("counts", most_to_command)))


def commanded_numbers(s: Vtes, context: Context, more: int) -> Sequence[int]:
    most = most_to_command(s, context.seat, context.minion)
    return range(0 if more else 1, min(s.blood[context.minion], most - more) + 1)


LANGUAGE.knows(commanded_numbers)


def most_to_command(s: Vtes, seat: Seat, minion_: Entity) -> int:
    """How many could come into play together, of each unique one a single copy."""
    return len({CARDS[s.face[e]].unique_key or str(e) for e in commandable(s, seat, minion_)})


def commandable(s: Vtes, seat: Seat, minion_: Entity) -> list[Entity]:
    """Younger ones of one's own, no copy of which is in play."""
    return [
        e
        for e in s.in_region(seat, UNCONTROLLED)
        if 0 < s.capacity[e] < s.capacity[minion_] and not _is_in_play(s, CARDS[s.face[e]].unique_key)
    ]


def _is_in_play(s: Vtes, key: str) -> bool:
    return bool(key) and bool(copies(s, key))


def command_younger(s: Vtes, context: Context, more: int) -> None:
    s.after((impulse, W_MINION), (recall_commanded,))
    s.do((command_one, context.seat, context.minion, number_of_target(context.target) + more))


@book.step
def command_one(s: Vtes, seat: Seat, minion_: Entity, left: int) -> None:
    if left and commandable(s, seat, minion_):
        s.ask(seat, choose_to_command, minion_, left)


@book.choice("VTES-1.4-01")
def choose_to_command(s: Vtes, seat: Seat, minion_: Entity, left: int) -> Sequence[Option]:
    return [(CHOOSE, s.ref(e) | SECRET) for e in commandable(s, seat, minion_)]


@book.answer(choose_to_command)
def chooses_to_command(s: Vtes, seat: Seat, option: Option, minion_: Entity, left: int) -> None:
    commanded = entity_of(option[1])
    s.do((command_one, seat, minion_, left - 1))
    add_blood(s, commanded, 1)
    s.flags[commanded] |= COMMANDED
    bring_out(s, seat, commanded)


ASSERTING_STEPS[command_one] = ASSERTING_CHOICES[choose_to_command] = most_to_command

# Equipment made out of a vampire


def _hold_down(s: Vtes, card_: Entity, held: Entity) -> None:
    for what in (CANNOT_ACT, CANNOT_BLOCK, ABSTAIN):
        s.add(GAME, what, held, 1)


def _let_go(s: Vtes, card_: Entity, held: Entity) -> None:
    for what in (CANNOT_ACT, CANNOT_BLOCK, ABSTAIN):
        if (GAME, what, held, 1) in s.lasting:
            s.lasting.remove((GAME, what, held, 1))


WHEN_PUT_ON[HOLDS_DOWN] = _hold_down
WHEN_TAKEN_OFF[HOLDS_DOWN] = _let_go


def make_equipment(s: Vtes, context: Context) -> None:
    """Search the library for equipment that is neither unique nor a location, for another minion of one's own."""
    s.do((seek_equipment, context.seat, context.source))


@book.step
def seek_equipment(s: Vtes, seat: Seat, card_: Entity) -> None:
    s.sealed = True
    s.ask(seat, choose_equipment, card_)


@book.choice("VTES-TPL-09", "VTES-TPL-10")
def choose_equipment(s: Vtes, seat: Seat, card_: Entity) -> Sequence[Option]:
    faces = [
        face
        for face in sorted(set(s.libraries[seat]))
        if "equipment" in CARDS[face].types and not CARDS[face].unique_key and not CARDS[face].is_location
    ]
    return [(DECLINE,), *((FETCH, face, FROM_LIBRARY) for face in faces if _bearers(s, seat, card_, face))]


def _bearers(s: Vtes, seat: Seat, card_: Entity, face: Face) -> list[Entity]:
    return [
        bearer
        for bearer in s.controlled(seat)
        if bearer != s.host[card_] and not (CARDS[face].one_on_minion and has_one(s, bearer, CARDS[face]))
    ]


@book.answer(choose_equipment)
def finds_equipment(s: Vtes, seat: Seat, option: Option, card_: Entity) -> None:
    if option[0] == DECLINE:
        shuffle_library(s, seat)
        return
    s.show(ALL, SHOWED, seat, option[1])
    fetch(s, seat, Face(option[1]), FROM_LIBRARY)
    s.do((equipment_is_made, seat, option[1], card_, NO_BEARER))
    s.ask(seat, choose_bearer, card_, option[1])


NO_BEARER: Final = NO_ENTITY
"""The card waits until its bearer is chosen."""


@book.choice("VTES-1.4-01")
def choose_bearer(s: Vtes, seat: Seat, card_: Entity, face: Face) -> Sequence[Option]:
    return [(CHOOSE, s.ref(bearer)) for bearer in _bearers(s, seat, card_, face)]


@book.answer(choose_bearer)
def chooses_bearer(s: Vtes, seat: Seat, option: Option, card_: Entity, face: Face) -> None:
    s.exchange((equipment_is_made, seat, face, card_), (equipment_is_made, seat, face, card_, entity_of(option[1])))


@book.step_that(owner="seat", carries="face")
def equipment_is_made(s: Vtes, seat: Seat, face: Face, card_: Entity, bearer: Entity) -> None:
    """Requirements and cost do not matter."""
    mark(s, card_, EQUIPMENT_MADE, put_on(s, face, seat, seat, bearer))


MAKE_EQUIPMENT = rule("make-equipment", make_equipment)


# A card on which counters run out brings an ally back


def count_down_to_ally(s: Vtes, context: Context) -> None:
    """Burn a counter; with the last one this card burns and a wraith or zombie comes back."""
    mark(s, methuselah_at(context.seat), COUNTED_DOWN, context.face)
    lose_counters(s, context.source, 1)
    if not s.blood[context.source]:
        burn_card(s, context.source)
        if dead_allies(s, context.seat):
            s.do((ally_comes_back, context.seat))


def dead_allies(s: Vtes, seat: Seat) -> list[Face]:
    """The wraiths and zombies in an ash heap."""
    return [
        face
        for face in dict.fromkeys(s.ashes[seat])
        if "ally" in CARDS[face].types and CARDS[face].traits & (WRAITH | ZOMBIE)
    ]


@book.step
def ally_comes_back(s: Vtes, seat: Seat) -> None:
    s.ask(seat, choose_dead_ally)


@book.choice("VTES-6.1.5-06")
def choose_dead_ally(s: Vtes, seat: Seat) -> Sequence[Option]:
    return [(FETCH, face, FROM_ASH) for face in dead_allies(s, seat)]


@book.answer(choose_dead_ally)
def brings_ally_back(s: Vtes, seat: Seat, option: Option) -> None:
    fetch(s, seat, Face(option[1]), FROM_ASH)
    put_ally_into_play(s, Face(option[1]), seat)


# The tops of crypts


def compare_all_crypts(s: Vtes, context: Context, prize: int) -> None:
    """Whoever turns up the highest cost takes pool from the lowest; a tie at either end costs everybody one."""
    seats = (context.seat, *s.clockwise(context.seat)[:-1])
    costs = [CARDS[show_top(s, seat)].worth for seat in seats]
    for seat in seats:
        shuffle_crypt(s, seat)
    highest, lowest = max(costs), min(costs)
    if costs.count(highest) > 1 or costs.count(lowest) > 1:
        for seat in seats:
            lose_pool(s, seat, 1)
    else:
        winner, loser = seats[costs.index(highest)], seats[costs.index(lowest)]
        add_pool(s, winner, lose_pool(s, loser, prize))


MIDDLING: Final = 7
LARGE: Final = 10


def follow_portrait(s: Vtes, context: Context) -> None:
    """What happens depends on clan and cost of the top card of the prey's crypt."""
    judge = context.minion
    top = CARDS[show_top(s, seat_of(context.target))]
    if top.clan == CLANS.index("nosferatu"):
        lose_counters(s, judge, 2)
    if top.worth < MIDDLING:
        add_blood(s, judge, 2)
    elif top.worth > LARGE:
        lose_counters(s, judge, 1)
    else:
        unlock_card(s, judge)
        s.after((action_done,), (bleed_as_another_action, judge))


@book.step
def bleed_as_another_action(s: Vtes, judge: Entity) -> None:
    """With one stealth and one more bleed, unless it has bled this turn."""
    seat = s.controller[judge]
    if inability(s, judge) or has_bled(s, judge) or must_hunt(s, judge):
        return
    announce(s, judge, BLEED_ACTION, stealth=1, at=(s.prey(seat),))
    s.add(ACTION, BLEED, judge, 1)


# The cards

for city, clans in (
    ("Boston", ("toreador", "toreador-antitribu")),
    ("Corte", ()),
    ("Los Angeles", ()),
    ("New York", ("brujah", "brujah-antitribu")),
    ("Perth", ()),
    ("Seattle", ("gangrel", "gangrel-antitribu")),
):
    card(
        f"Fee Stake: {city}",
        action(take_title("baron", city), stealth=1),
        abilities=(
            vampires_may_call(
                burn_this(),
                meanwhile=(
                    gets(vampire(ready, with_votes_by_title, ~title_of_sect("anarch")), VOTES, -1, until=ACTION),
                ),
            ),
        ),
        statics=(gets(HOST, VOTES, when=is_(HOST, clan(*clans)) & same(ACTOR, HOST) & during_action("political")),)
        if clans
        else (),
        requires=(is_(SELF, sect("anarch")), by_capacity(5)),
        keywords="title",
    )
card("Abactor", hunt(+4, stealth=1, success=(call_blood_hunt(SELF),)))
card(
    "Ambush",
    action(at_once(enter_combat(), gets(SELF, MANEUVER, until=COMBAT)), target=minion(ready, locked, of(OTHERS))),
)
card(
    "Army of Rats",
    basic=action(stealth=1, stays=True),
    abilities=(during(UNLOCK_PHASE, burn_pool(1, PREY), once_each=TURN, mandatory=True),),
    burn_by_minions=True,
)
card("Arson", action(burn(IT), target=location()), replace=ACTION)
card(
    "Bauble",
    basic=action(MAKE_EQUIPMENT, stealth=1, on_self=True, when=(exists(minion(other(), of(YOU))),)),
    superior=action(MAKE_EQUIPMENT, stealth=1, on_self=True, when=(exists(minion(other(), of(YOU))),)),
    abilities=(
        during(UNLOCK_PHASE, at_once(burn(MADE), burn_this()), when=(is_(MADE, any_card()),)),
        any_time(
            at_once(burn(MADE), burn_this()),
            when=(is_(MADE, any_card()), is_(THIS, at_superior) | ~is_(host_of(MADE), of(YOU))),
        ),
    ),
    keywords="holds-down",
)
card(
    "Bum's Rush",
    action(at_once(enter_combat(), gets(SELF, MANEUVER, until=COMBAT)), target=minion(ready, of(OTHERS))),
    replace=ACTION,
)
card(
    "Chain of Command",
    basic=action(
        rule("command-younger", command_younger, 0), stealth=1, target=number_of_younger(0), when=(by_vampire(),)
    ),
    superior=action(
        rule("command-younger", command_younger, 1), stealth=1, target=number_of_younger(1), when=(by_vampire(),)
    ),
    keywords="puts-vampires-in-play",
)
card(
    "Clan Impersonation",
    action(join_chosen_clan(THIS), stealth=1, on_self=True),
    abilities=(grants_action(burn_this()),),
    keywords="other-clan",
)
card(
    "Clotho's Gift",
    needing(action(draw_crypt(), stealth=1), 1, "obf"),
    needing(action(gain_blood(2, IT), stealth=1, target=vampire(younger(), uncontrolled, of(YOU))), 1, "tem"),
    needing(action(lock(THIS), stealth=1, on_self=True), 2, "tem"),
    abilities=(during(MINION_PHASE, unlock(SELF), by=HOST, cost=(lock(THIS), burn_blood(1, SELF))),),
)
card("Computer Hacking", bleed(+1))
card(
    "Condemn the Sins of the Father",
    basic=action(lock(YOUNGER_OF_CLAN), stealth=1, target=clan_of(vampire(younger()))),
    superior=action(
        for_each(YOUNGER_OF_CLAN, lock(EACH), burn_blood(1, EACH)), stealth=1, target=clan_of(vampire(younger()))
    ),
)
card(
    "Deep Song",
    basic=bleed(+1),
    superior=called(
        action(
            if_(is_(IT, ready), [at_once(lock_to_fight(IT), enter_combat(SELF, by=IT))]),
            target=vampire(ready, of(OTHERS)),
        ),
        "frenzy",
    ),
)
card("Dominate Kine", basic=bleed(+1, stealth=1), superior=action(steal(IT), target=location(of(OTHERS))))
card(
    "Enchant Kindred",
    basic=bleed(+1),
    superior=action(gain_blood(2, IT), stealth=1, target=vampire(younger(), uncontrolled, of(YOU))),
)
card(
    "Flurry of Action",
    basic=bleed(success=(draw(2),)),
    superior=bleed(success=(unlock(SELF),)),
)
card(
    "Govern the Unaligned",
    basic=bleed(+2),
    superior=action(gain_blood(3, IT), stealth=1, target=vampire(younger(), uncontrolled, of(YOU))),
)
card(
    "Graverobbing",
    basic=action(steal(IT), target=vampire(torpid, of(OTHERS))),
    superior=action(
        steal(IT),
        if_(is_(IT, torpid, of(YOU)), [may(make_ready(IT), cost=[burn_blood(2, SELF)])]),
        target=vampire(torpid, of(OTHERS)),
    ),
)
card(
    "Heart of the City",
    basic=action(stealth=1, on_self=True),
    superior=action(stealth=1, on_self=True),
    statics=(
        gets(HOST, BLEED, 1, when=is_(HOST, vampire())),
        gets(HOST, BLEED, 1, when=is_(HOST, vampire()) & is_(THIS, at_superior)),
    ),
    one_on_minion="Heart of the City",
)
card("Kindred Intelligence", action(draw_crypt(), stealth=1, when=(has_crypt(),)))
card(
    "Kindred Spirits",
    basic=bleed(target=methuselah(other(YOU)), success=(gain_pool(1),)),
    superior=bleed(+1, target=methuselah(other(YOU)), success=(gain_pool(1),)),
)
card("Legal Manipulations", basic=bleed(+2), superior=bleed(+2, success=(gain_pool(1),)))
card(
    "Lunatic Eruption",
    basic=action(stays=True, target=minion(ready)),
    superior=action(stays=True, target=minion(ready)),
    abilities=(must_take(grants_action(enter_combat(), target=minion(ready, of(PREY)), by=HOST), need_not_hunt()),),
    keywords="burning-hurts-at-superior",
    burn_by_minions=True,
)
card(
    "Memory's Fading Glimpse",
    basic=action(
        at_once(blood_to_pool(all_blood_of(IT), IT, controller(IT)), to_crypt(IT)),
        target=crypt_card(uncontrolled, of(PREY)),
    ),
    superior=action(
        at_once(move_blood(1, IT, SELF), blood_to_pool(all_blood_of(IT), IT, controller(IT)), to_crypt(IT)),
        target=crypt_card(uncontrolled, of(PREY)),
    ),
)
card(
    "Petra Resonance",
    action(rule("compare-all-crypts", compare_all_crypts, 3, brings=("pool",)), stealth=1, target=all_crypts()),
)
card(
    "Psychophagia",
    hunt(+2, stealth=1, target=ally_in_ash_heaps(), success=(remove_from_ash_heap(FACE, ASH_HEAP_OWNER),)),
    hunt(+1, stealth=1, target=ally_in_ash_heaps(), success=(remove_from_ash_heap(FACE, ASH_HEAP_OWNER), unlock(SELF))),
)
card("Rapid Healing", basic=leave_torpor(stealth=1), superior=leave_torpor(gain_blood(1, SELF), stealth=1))
card(
    "Red List",
    action(become_red_list(IT), target=vampire(ready, younger()) | ally(ready, other())),
    requires=(is_(SELF, titled, ~on_red_list),),
    keywords="target-cannot-block",
)
card(
    "Spirit Claws",
    needing(in_a_round(gets(SELF, AGGRAVATED_HANDS, until=ROUND)), 1, "pro"),
    needing(maneuver(gets(SELF, AGGRAVATED_HANDS, until=ROUND)), 1, "pro", "spi"),
    needing(action(stealth=1, on_self=True), 2, "pro", "spi"),
    statics=(gets(HOST, AGGRAVATED_HANDS),),
    unique=True,
)
card(
    "Split the Veil",
    action(stealth=1, stays=True),
    abilities=(during(UNLOCK_PHASE, rule("count-down-to-ally", count_down_to_ally), when=(counted_down_fewer(2),)),),
    counters=2,
)
card("The Embrace", action(become_vampire(1), stealth=1, when=(by_vampire(),)), keywords="puts-vampires-in-play")
card(
    "Dive into Madness",
    basic=action(gets_discipline(SELF, "dem", until=TURN), unlock(SELF), stealth=1),
    superior=action(stealth=1, on_self=True, when=(fewer_on(SELF, 2, "Dive into Madness"),)),
    statics=(gets(HOST, BLEED),),
    abilities=(grants_action(burn_this(), by=vampire(ready, of(ACTIVE), older(HOST)), target=just(THIS)),),
)
card(
    "Revelations",
    basic=action(look_at_hand_of(TARGETED), discard_one_of(TARGETED), stealth=1, target=methuselah(is_prey)),
    superior=action(stealth=1, stays=True),
    triggers=(after(enters_play(THIS), show_whole_hand(PREY)),),
    keywords="opens-preys-hand",
    burn_by_minions=True,
)
card("The Portrait", action(rule("follow-portrait", follow_portrait), target=methuselah(is_prey, has_cards_in_crypt)))
card(
    "The Trick of the Danya",
    basic=(
        action(blood_to_pool(1, IT, YOU), stealth=1, target=crypt_card(uncontrolled, of(PREY), blood())),
        action(
            choose(vampire(uncontrolled, of(YOU)), move_blood(1, IT, CHOSEN)),
            stealth=1,
            target=crypt_card(uncontrolled, of(PREY), blood()),
            when=(exists(vampire(uncontrolled, of(YOU))),),
        ),
    ),
)
card(
    "Threading the Path of Orpheus",
    action(
        at_once(lock(host_of(IT)), burn(IT)),
        stealth=1,
        target=any_card(on_one_of(vampire(of(YOU))), owned(OTHERS)),
    ),
)
card(
    "Tier of Souls",
    basic=action(move_blood(1, IT, SELF), target=minion(of(PREY), blood())),
    superior=action(move_blood(1, IT, SELF), target=minion(of(PREY), blood()), on_self=True),
    statics=(gets(HOST, BLEED, 1, when=is_(HOST, vampire()) & same(ACTOR, HOST) & bleeding(PREY)),),
    one_on_minion="Tier of Souls",
    burn_by_minions=True,
)
FORGED = any_card(in_library(YOU), of_type("equipment"), equippable())
card(
    "Magic of the Smith",
    basic=action(search(FORGED, equip_with_found()), stealth=1),
    superior=action(search(FORGED, equip_with_found()), stealth=3),
)
card(
    "Judgment: Camarilla Segregation",
    action(stays=True, stealth=1),
    abilities=(
        during(
            UNLOCK_PHASE,
            burn_pool(1, ACTIVE),
            when=(exists(vampire(of(ACTIVE), ~sect("camarilla"))),),
            mandatory=True,
            by=ACTIVE,
        ),
        during(
            MASTER_PHASE,
            burn_this(),
            by=ACTIVE,
            cost=(choose(vampire(of(ACTIVE), ~sect("camarilla")), burn(CHOSEN), by=ACTIVE),),
        ),
    ),
    requires=(is_(SELF, title("prince", "justicar")),),
)
card(
    "Nightmare Curse",
    needing(action(unlock(SELF), lock(IT), target=minion(ready)), 1, "chi"),
    needing(action(lock(IT), remember_chosen(SELF), target=minion(ready), stays=True), 1, "aus", "chi"),
    needing(action(lock(IT), remember_chosen(SELF), target=minion(ready), stays=True), 2, "aus", "chi"),
    statics=(cannot(HOST, UNLOCK),),
    abilities=(
        during(
            UNLOCK_PHASE,
            unlock(HOST),
            when=(is_(THIS, ~at_superior), is_(HOST, locked)),
            by=controller(HOST),
            cost=(burn_pool(1),),
        ),
    ),
    triggers=(after(leaves_ready(REMEMBERED), burn_this()),),
)
SPARED = action(remember_chosen(IT), stealth=1, target=minion(other(), of(YOU)), on_self=True)
card(
    "Anima Gathering",
    basic=SPARED,
    superior=SPARED,
    statics=(
        gets(minion(remembered), INTERCEPT, 2),
        gets(minion(remembered), BLEED, when=is_(THIS, at_superior)),
    ),
    triggers=(after(unlocks(HOST), burn_this()),),
    keywords="may-stay-locked",
)
SABBAT = is_(SELF, sect("sabbat"))
card(
    "Abbot",
    action(unlock(SELF), stealth=1, on_self=True),
    statics=(gets(HOST, INTERCEPT, when=is_(HOST, sect("sabbat")) & directed_at(controller(HOST))),),
    requires=(SABBAT,),
    one_on_minion="Abbot",
)
card("Dark Mirror of the Mind", action(gain_pool(2), stealth=1, when=(by_capacity(8),)))
card(
    "Fifth Tradition: Hospitality",
    action(gain_blood(4, IT), stealth=1, target=vampire(other())),
    requires=(is_(SELF, title("prince", "justicar")),),
)
card(
    "Fourth Tradition: The Accounting",
    action(gain_blood(3, IT), stealth=1, target=vampire(younger(), uncontrolled, of(YOU))),
    requires=(is_(SELF, title("prince", "justicar")),),
)
card(
    "Haqim's Law: Leadership",
    action(gain_pool(2, methuselah(controls(oldest(vampire(ready, clan("banu-haqim")))))), stealth=1),
)
card(
    "Khabar: Loyalty",
    action(gain_blood(2, IT), stealth=1, target=vampire(younger(), clan("banu-haqim"), uncontrolled, of(YOU))),
)
card("Rewilding", action(at_once(burn_pool(2, controller(IT)), burn(IT)), target=location()))
card(
    "Ritual Challenge",
    action(stealth=1, on_self=True),
    statics=(gets(HOST, STRENGTH),),
    one_on_minion="Ritual Challenge",
)
card("Thing", action(gain_blood(2, IT), stealth=1, target=vampire(clan("gangrel"), uncontrolled, of(YOU))))
card(
    "Well-Marked",
    action(if_(is_(SELF, capacity(least=5)), [unlock(SELF)]), stealth=1, on_self=True),
    abilities=(prevent_each(1, COMBAT, target=damage_taken(normal=True, strikes=True)),),
    requires=(is_(SELF, sect("laibon")),),
    one_on_minion="Well-Marked",
)
card(
    "Abuse of Power",
    action(
        enter_combat(),
        after_combat(
            if_(is_(SELF, ready) & is_(IT, ~ready) | is_(SELF, ~ready) & is_(IT, ready), [burn_pool(1, controller(IT))])
        ),
        stealth=1,
        target=minion(ready, of(OTHERS)),
    ),
    requires=(is_(SELF, follows("caine")),),
)
card(
    "Big Game",
    action(
        if_(
            is_(IT, ~on_red_list),
            [enter_combat()],
            [
                at_once(enter_combat(), gets_either(SELF, MANEUVER, PRESS, until=COMBAT)),
                afterwards(if_(is_(SELF, ready), [unlock(SELF)])),
            ],
        ),
        target=minion(ready, of(OTHERS)),
    ),
    replace=ACTION,
)
card(
    "Chameleon",
    action(
        steal(IT),
        change_sect(IT, "anarch"),
        stealth=1,
        target=vampire(younger(), new_to_you),
        x=capacity_of(IT),
    ),
    requires=(is_(SELF, title("baron")),),
)
card(
    "Childe of the Revolution",
    action(become_vampire(1, "anarch"), learn_discipline(NEWCOMER), stealth=1),
    requires=(is_(SELF, title("baron")),),
    keywords="puts-vampires-in-play",
)
card(
    "Third Tradition: Progeny",
    action(
        become_vampire(1, "camarilla"),
        cannot(NEWCOMER, ACT, until=TURN),
        learn_discipline(NEWCOMER),
        move_blood(up_to(smaller(2, blood_of(SELF))), SELF, NEWCOMER),
        stealth=1,
    ),
    requires=(is_(SELF, title("prince", "justicar")),),
    keywords="puts-vampires-in-play",
)
card(
    "Waters of Duat",
    action(become_vampire(1, "independent"), learn_discipline(NEWCOMER), stealth=1, when=(by_capacity(5),)),
    keywords="puts-vampires-in-play",
)
card(
    "Eternal Vigilance",
    action(stealth=1, on_self=True),
    abilities=(
        during(
            DECIDE_BLOCK | BLOCK_ATTEMPT,
            unlock(SELF),
            attempt_block(),
            when=(may_attempt_block(), is_(HOST, sect("sabbat"))),
            by=HOST,
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
    triggers=(after(goes_to_torpor(HOST), burn_this()),),
    requires=(is_(SELF, title("archbishop", "priscus", "cardinal", "regent")),),
)
card(
    "Fiendish Tongue",
    bleed(
        +1,
        announced=(gets(vampire(sect("anarch")), INTERCEPT, -1, until=ACTION),),
        success=(
            if_(
                is_(SELF, clan("tzimisce")),
                [later(phase_ends("discard"), may(unlock(SELF), cost=[burn_blood(1, SELF)]), until=TURN, once=True)],
            ),
        ),
    ),
    requires=(SABBAT,),
)
card(
    "Khabar: Glory",
    action(unlock(SELF), stealth=1, on_self=True, when=(no_actions_yet(),)),
    statics=(gets(HOST, BLEED, when=is_(HOST, clan("banu-haqim"))),),
    triggers=(after(prey_is_ousted(), gain_pool(4)),),
    abilities=(during(UNLOCK_PHASE, burn_this(), mandatory=True),),
    unique=True,
)
card(
    "Marked Territory",
    action(unlock(SELF), stealth=2, on_self=True),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(SELF, INTERCEPT, 2, until=ACTION),
            when=(directed_at(YOU), needs_intercept(HOST)),
            by=controller(HOST),
            cost=(burn_this(),),
        ),
    ),
    one_on_minion="Marked Territory",
)
card("New Management", action(steal(IT), target=location(costing_at_most(1))), replace=ACTION)
ANARCHS = vampire(ready, of(ACTIVE), sect("anarch"))
card(
    "Open War",
    action(stealth=1, stays=True),
    abilities=(
        grants_action(enter_combat(), by=ANARCHS, target=minion(ready, of(OTHERS))),
        grants_action(burn(IT), by=ANARCHS, target=location(), cost=(burn_pool(2),)),
        during(
            MASTER_PHASE,
            pool_to_blood(1, ACTIVE, THIS),
            if_(blood_of(THIS) >= 4, [at_once(burn_this(), gain_pool(4, controller(THIS)))]),
            by=ACTIVE,
            cost=(spend_master_action(),),
            scope=-1,
        ),
    ),
    requires=(is_(SELF, title("baron")),),
    one_each=GAME,
)
card(
    "Pillars Fall",
    action(
        enter_combat(),
        after_combat(if_(is_(SELF, room_for_this) & is_(IT, ~ready), [may(put_card_on(SELF))])),
        target=vampire(ready, of(OTHERS)),
    ),
    statics=(gets(HOST, BLEED),),
    one_on_minion="Pillars Fall",
    requires=(is_(SELF, follows("caine")),),
)
card(
    "Sheepdog",
    action(gain_blood(4, SELF), on_self=True, when=(by_vampire(),)),
    statics=(cannot(HOST, UNLOCK),),
    abilities=(during(UNLOCK_PHASE, burn_this(), mandatory=True),),
)
card(
    "Under Siege",
    action(stealth=1, stays=True),
    abilities=(
        during(
            DECIDE_BLOCK | BLOCK_ATTEMPT,
            unlock(SELF),
            gets(SELF, INTERCEPT, until=ACTION),
            if_(blood_of(THIS) <= 0, [burn_this()]),
            attempt_block(),
            when=(may_attempt_block(),),
            by=vampire(of(YOU), sect("sabbat")),
            cost=(burn_blood(1, THIS),),
            scope=ACTION,
        ),
    ),
    requires=(is_(SELF, titled, sect("sabbat")),),
    unique=True,
    counters=3,
)
BY_VAMPIRES = vampire(ready, of(ACTIVE))
card(
    "Constant Revolution",
    action(stealth=1, stays=True),
    abilities=(
        during(UNLOCK_PHASE, add_counters(1, THIS), mandatory=True),
        during(
            UNLOCK_PHASE,
            discard_at_random(up_to(smaller(blood_of(THIS), hand_count(ACTIVE)), by=ACTIVE), ACTIVE),
            burn_pool(blood_of(THIS) - X, ACTIVE),
            when=(is_(THIS, ~of(ACTIVE)),),
            by=ACTIVE,
            mandatory=True,
        ),
        grants_action(burn_this(), by=BY_VAMPIRES, target=just(THIS), cost=(burn_pool(1),)),
    ),
    requires=(is_(SELF, sect("anarch")),),
    unique=True,
    counters=1,
)
card(
    "The Gate of Acheron",
    action(stealth=1, stays=True),
    abilities=(
        during(UNLOCK_PHASE, add_counters(1, THIS), mandatory=True),
        during(
            UNLOCK_PHASE,
            for_each(counters_of(THIS), either([burn_pool(1, ACTIVE)], [lose_from_ash_heap(ACTIVE)], by=ACTIVE)),
            when=(turn_of_prey_of(THIS),),
            by=ACTIVE,
            mandatory=True,
        ),
        grants_action(add_counters(1, THIS), stealth=1, by=vampire(ready, of(YOU), clan("hecata"), capacity(least=4))),
        grants_action(burn_this(), by=BY_VAMPIRES, target=just(THIS)),
    ),
    unique=True,
    counters=1,
)
card(
    "Corruption",
    action(
        corrupt(IT),
        if_(corruption_on(IT) >= worth_of(IT), [may(steal(IT), cost=[cleanse(IT)])]),
        stealth=1,
        target=minion(of(PREY)),
    ),
)
card(
    "Mesu Bedshet",
    action(
        show_crypt_top(),
        if_(
            crypt_top_is("ministry"),
            [draw_crypt_with_blood(2, younger=SELF)],
            [shuffle_own_crypt()],
        ),
        stealth=1,
        when=(has_crypt(),),
    ),
)
DEAD_IN_COMBAT = ally(fighting, of(YOU), trait("wraith")) | ally(fighting, of(YOU), trait("zombie"))
SPENT = if_(counters_of(THIS) <= 0, [burn_this()])
card(
    "Dance of the Dead",
    action(stealth=1, stays=True),
    abilities=(
        during(
            RANGE,
            gets(IT, MANEUVER, until=ROUND),
            SPENT,
            target=DEAD_IN_COMBAT,
            cost=(burn_blood(1, THIS),),
            scope=COMBAT,
            group=0,
        ),
        during(
            PRESSES,
            gets(IT, PRESS, until=ROUND),
            SPENT,
            target=DEAD_IN_COMBAT,
            cost=(burn_blood(1, THIS),),
            scope=COMBAT,
            group=0,
        ),
    ),
    requires=(is_(SELF, follows("death-and-the-soul")),),
    unique=True,
    counters=4,
)
NONE_IN_TORPOR = none(vampire(torpid, of(PREY)))
card(
    "Augury of Doom",
    action(stealth=1, stays=True, when=(has_no_other("Augury of Doom"),)),
    abilities=(
        during(
            UNLOCK_PHASE,
            burn_pool(count(vampire(torpid, of(ACTIVE))), ACTIVE),
            when=(turn_of_prey_of(THIS), exists(vampire(torpid, of(ACTIVE)))),
            mandatory=True,
            by=ACTIVE,
        ),
    ),
    triggers=(
        after(enters_play(THIS), burn_this(), when=(NONE_IN_TORPOR,)),
        after(leaves_torpor(), burn_this(), when=(NONE_IN_TORPOR,)),
        after(changes_controller(vampire()), burn_this(), when=(NONE_IN_TORPOR,)),
        after(prey_is_ousted(), burn_this()),
    ),
    requires=(is_(SELF, follows("caine")),),
)
