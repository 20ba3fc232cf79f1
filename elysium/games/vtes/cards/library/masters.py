"""Master cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.audience import EVERYONE, only
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import ACTION as ACTION_CARD
from elysium.games.vtes.definitions.language import (
    ALLY,
    CARDS,
    COMBAT_CARD,
    EQUIPMENT,
    MASTER,
    MODIFIER,
    POLITICAL,
    POOL_PRICE,
    REACTION,
    RETAINER,
    Context,
)
from elysium.games.vtes.definitions.names import PRINCE
from elysium.games.vtes.rules.crypts import take_top
from elysium.games.vtes.rules.pool import burn_pool as rule_burn_pool
from elysium.games.vtes.rules.pool import gain_pool as rule_gain_pool
from elysium.games.vtes.state import (
    ACTION,
    BLEED,
    GAME,
    HAND,
    INTERCEPT,
    TURN,
    UNTIL_DISCARD,
    UNTIL_UNLOCK,
    Vtes,
)
from elysium.games.vtes.terms import CHOSE_NUMBER, NAME_NUMBER, NUMBERS_SHOWN, SHOWED, book, seat_of
from elysium.games.vtes.vocabulary.amounts import (
    blood_of,
    capacity_of,
    counters_of,
    printed_capacity_of,
    up_to,
)
from elysium.games.vtes.vocabulary.clauses import (
    BLOCK_ATTEMPT,
    BLOCKS_DECLINED,
    DECIDE_BLOCK,
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    UNLOCK_PHASE,
    WHOLE_ACTION,
    any_time,
    cancel_out_of_turn,
    card,
    during,
    grants_action,
    master,
    out_of_turn,
    put_in_play,
    put_in_play_as_ally,
    put_on_card,
    vampires_may_call,
)
from elysium.games.vtes.vocabulary.conditions import (
    bleed_at_least,
    bleeding,
    exists,
    has_crypt,
    has_edge,
    is_,
    may_attempt_block,
    no_reactions,
    none,
    played_by,
    succeeded,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import CHOSEN, EACH, at_once, choose, either, for_each, if_, may
from elysium.games.vtes.vocabulary.effects import (
    add_counters,
    attempt_block,
    blood_to_pool,
    burn,
    burn_blood,
    burn_pool,
    burn_this,
    change_sect,
    discard,
    draw_crypt,
    end_torture,
    equip_from_library,
    fill,
    gain_blood,
    gain_pool,
    give_back_master_action,
    lock,
    pool_to_blood,
    put_this_on,
    remove,
    remove_from_ash_heap,
    research,
    rule,
    search_crypt,
    spend_master_action,
    steal,
    torture,
    unlock,
    use_transfers,
)
from elysium.games.vtes.vocabulary.lasting import (
    BLOCK,
    action_ends,
    after,
    cannot,
    gets,
    goes_to_torpor,
    hunts,
    is_blocked,
    is_burned,
    leaves_play,
)
from elysium.games.vtes.vocabulary.prices import costs, played, played_as, played_named
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    BLOCKER,
    FACE,
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
    blood,
    capacity,
    clan,
    controller,
    controls,
    crypt_card,
    equipment,
    has_cards_in_crypt,
    in_ash_heap,
    in_hand,
    just,
    lacking_intercept,
    lower_than_superior,
    methuselah,
    minion,
    named,
    of,
    of_type,
    on_one_of,
    other,
    ready,
    room_for_this,
    sect,
    torpid,
    tortured,
    uncontrolled,
    unlocked,
    untitled,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import (
    ANNOUNCED,
    ANNOUNCED_NUMBER,
    bring,
    burn_from_library,
    discard_a,
    goes_by,
    held,
    in_library,
    name_amount,
    name_card,
    search,
    take_found,
)

MINION_CARDS = (ACTION_CARD, MODIFIER, REACTION, COMBAT_CARD, EQUIPMENT, RETAINER, ALLY, POLITICAL)
for name, code in (
    ("Animalism", "ani"),
    ("Auspex", "aus"),
    ("Celerity", "cel"),
    ("Dominate", "dom"),
    ("Fortitude", "for"),
    ("Obfuscate", "obf"),
    ("Potence", "pot"),
    ("Presence", "pre"),
):
    card(name, put_on_card(vampire(lower_than_superior())), teaches=code)
card(
    "Aching Beauty",
    put_on_card(vampire(clan("toreador"))),
    triggers=(after(is_blocked(HOST), burn_pool(1, controller(BLOCKER))),),
)
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
card(
    "Archon Investigation",
    out_of_turn(burn(ACTOR), windows=BLOCKS_DECLINED, target=just(ACTOR), when=(bleeding(YOU), bleed_at_least(4))),
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
card("Development", master(), keywords="replaced-by-research")
card("Direct Intervention", cancel_out_of_turn(*MINION_CARDS, anybodys=True))
wears_out = (add_counters(1, THIS), if_(blood_of(THIS) >= 3, [burn_this()]))
card(
    "Dreams of the Sphinx",
    put_in_play(),
    abilities=(
        any_time(gets(YOU, HAND, 2, until=TURN), *wears_out, cost=(lock(THIS),)),
        during(UNLOCK_PHASE, gain_pool(1), *wears_out, when=(has_edge(),), cost=(lock(THIS),)),
        any_time(gain_blood(1, IT), *wears_out, target=vampire(uncontrolled, of(YOU)), cost=(lock(THIS),)),
    ),
    unique=True,
)
card("Effective Management", master(draw_crypt(), when=(has_crypt(),)))
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


OWN_MOST: Final = 6
OTHERS_MOST: Final = 5


def secret_numbers(s: Vtes, c: Context) -> None:
    """Everybody secretly chooses a number."""
    s.numbers = [0] * s.seats
    s.do((numbers_are_asked, c.seat), (numbers_are_shown,))


@book.step
def numbers_are_asked(s: Vtes, caller: Seat) -> None:
    s.ask_all(s.alive(), name_number, caller)


@book.choice("VTES-1.4-01")
def name_number(s: Vtes, seat: Seat, caller: Seat) -> Sequence[Option]:
    return [(NAME_NUMBER, number) for number in range(1, (OWN_MOST if seat == caller else OTHERS_MOST) + 1)]


@book.answer(name_number)
def names_number(s: Vtes, seat: Seat, option: Option, caller: Seat) -> None:
    s.numbers[seat] = option[1]
    s.whisper(only(seat), CHOSE_NUMBER, option[1])


@book.step
def numbers_are_shown(s: Vtes) -> None:
    """Pool for everybody, but a loss for whom somebody undercut by exactly one."""
    numbers = s.numbers
    s.numbers = []
    for seat in s.alive():
        s.show(EVERYONE, NUMBERS_SHOWN, seat, numbers[seat])
    chosen = {numbers[seat] for seat in s.alive()}
    for seat in s.alive():
        if numbers[seat] - 1 in chosen:
            rule_burn_pool(s, seat, numbers[seat])
        else:
            rule_gain_pool(s, seat, numbers[seat])


card("Game of Malkav", master(rule("secret-numbers", secret_numbers, brings=("pool",))))
card(
    "Golconda: Inner Peace",
    master(
        at_once(gain_pool(capacity_of(IT), controller(IT)), remove(IT)),
        target=vampire(capacity(least=8)),
        ransom=burn_pool(2, controller(IT)),
    ),
)


def crypt_top_to_ash(s: Vtes, c: Context, reward: int) -> None:
    """For a prince there is pool."""
    seat = seat_of(c.target)
    if s.crypts[seat]:
        face = take_top(s, seat)
        s.show(EVERYONE, SHOWED, seat, face)
        s.to_ash(seat, face)
        if CARDS[face].title == PRINCE:
            rule_gain_pool(s, c.seat, reward)


card(
    "Goodnight, Sweet Prince",
    master(
        choose(vampire(of(YOU), unlocked, clan("ravnos")), lock(CHOSEN)),
        rule("crypt-top-to-ash", crypt_top_to_ash, 2, brings=("pool",)),
        target=methuselah(has_cards_in_crypt),
        when=(exists(vampire(of(YOU), unlocked, clan("ravnos"))),),
    ),
)
card("Into the Fire", master(change_sect(IT, "sabbat"), target=vampire(ready, of(YOU), ~sect("sabbat"))))
card("Life in the City", master(gain_blood(1, IT), target=vampire(ready)))
card("Misdirection", master(lock(IT), target=minion(unlocked)))
card(
    "Out of the Frying Pan",
    master(change_sect(IT, "camarilla"), target=vampire(ready, of(YOU), sect("sabbat"))),
)
card("Recruitment", master(search_crypt()))
card(
    "Redeem the Lost Soul",
    master(
        at_once(remove_from_ash_heap(FACE), gain_pool(printed_capacity_of(FACE) // 2)),
        target=any_card(in_ash_heap(YOU), of_type("vampire")),
    ),
)
card("Research", master(research(3), once_each=GAME))
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
    "Sight Beyond Sight", put_on_card(vampire(of(YOU), clan("salubri"))), statics=(gets(HOST, INTERCEPT),), unique=True
)
card("Sudden Reversal", cancel_out_of_turn(MASTER))
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
    "The Eternals of Sirius",
    master(gain_pool(5), when=(exists(vampire(ready, of(YOU), clan("ministry"))),)),
    master(gain_blood(5, IT), target=vampire(uncontrolled, of(YOU), clan("ministry"), capacity(least=9))),
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
    "Wash",
    cancel_out_of_turn(MASTER, when=(played_by(PREY, PREDATOR),), before=(give_back_master_action(),)),
    replace=UNTIL_UNLOCK,
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
    "Fortschritt Library",
    master(search(any_card(in_library(YOU), of_type("event"), goes_by("gehenna")), take_found())),
    one_each=GAME,
)
card("Liquidation", master(gain_pool(3), cost=(burn_from_library(7),)), replace=UNTIL_DISCARD)
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
card("Giant's Blood", master(fill(IT), target=vampire()), one_each=GAME)
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
    "The Coven",
    put_in_play(),
    abilities=(
        any_time(gain_blood(2, IT), target=vampire(ready, of(YOU)), cost=(lock(THIS),)),
        during(DISCARD_PHASE, steal(THIS, by=PREDATOR), mandatory=True),
    ),
    unique=True,
)
card("Tribute to the Master", master(for_each(vampire(ready, of(YOU)), blood_to_pool(1, EACH, YOU))))
IN_HAND = any_card(held(YOU), of_type("ally")) | any_card(held(YOU), of_type("retainer"))
card(
    "Piper",
    master(
        lock(IT),
        bring(IT, ANNOUNCED, equips=False),
        target=vampire(ready, unlocked, sect("anarch"), of(YOU)),
        names=(choose(IN_HAND, name_card()),),
    ),
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
