"""Equipment that is no weapon: armour, vehicles, relics, devices, places that minions have."""

from __future__ import annotations

from elysium.engine.audience import EVERYONE
from elysium.games.vtes.definitions.language import CARDS, Context, Entity
from elysium.games.vtes.rules.counters import gain_blood as fill
from elysium.games.vtes.rules.crypts import take_top
from elysium.games.vtes.rules.entering import enter_ready
from elysium.games.vtes.rules.entities import attach, burn, new_entity, stand_alone
from elysium.games.vtes.rules.turn import crypt_to_uncontrolled
from elysium.games.vtes.state import (
    ACTION,
    BLEED,
    COMBAT,
    GAME,
    HAND,
    INTERCEPT,
    PREVENT_GUNS,
    READY,
    STEALTH,
    TABLE,
    TURN,
    UNTIL_UNLOCK,
    Vtes,
)
from elysium.games.vtes.terms import MOVED_OUT, book
from elysium.games.vtes.vocabulary.amounts import X, blood_of, library_size, smaller, up_to
from elysium.games.vtes.vocabulary.clauses import (
    ANNOUNCED,
    BEFORE_RANGE,
    BLOCK_ATTEMPT,
    DODGE,
    MASTER_PHASE,
    PREVENTION,
    UNLOCK_PHASE,
    any_time,
    card,
    during,
    equip,
    grants_action,
    grants_bleed,
    maneuver_each,
    press_each,
    prevent_each,
    strikes_for,
    ward_off,
)
from elysium.games.vtes.vocabulary.conditions import (
    action_is,
    acts_through,
    exists,
    is_,
    needs_intercept,
    none,
    same,
    succeeded,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, either, if_, may
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    burn_pool,
    burn_this,
    end_combat,
    enter_combat,
    gain_blood,
    lock,
    move_blood,
    prevent_strike,
    remove,
    remove_from_ash_heap,
    rule,
    steal,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    BLOCK,
    UNLOCK,
    action_ends,
    after,
    burns_with,
    cannot,
    gets,
    is_blocked,
    is_burned,
    later,
    turn_ends,
    would,
)
from elysium.games.vtes.vocabulary.prices import costs_half, played, played_as
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    BLOCKER,
    DEFENDER,
    FACE,
    FOE,
    GUNS_ONLY,
    HOST,
    IT,
    NO_GUNS,
    OTHERS,
    PREDATOR,
    SELF,
    THAT,
    THIS,
    YOU,
    acting,
    ally,
    blood,
    capacity,
    clan,
    controller,
    crypt_card,
    damage_taken,
    discipline,
    fighting,
    in_ash_heap,
    just,
    lacking_intercept,
    minion,
    of,
    of_type,
    printed_clan,
    ready,
    sect,
    title,
    uncontrolled,
    unlocked,
    vampire,
    younger,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import (
    FOUND,
    draw_more,
    library_card,
    put_under_library,
    recover,
    recover_to_uncontrolled,
)

card(
    "Bowl of Convergence",
    equip(),
    statics=(gets(HOST, INTERCEPT, 1, when=is_(HOST, discipline("aus", 1))),),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(SELF, INTERCEPT, until=ACTION),
            when=(is_(SELF, discipline("aus", 2)), needs_intercept(SELF)),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
    unique=True,
)
card("Flak Jacket", equip(), abilities=(prevent_each(1, COMBAT, target=damage_taken()),))
card("Hawg", equip(), abilities=(press_each(COMBAT),), keywords="vehicle", one_on_minion="vehicle")
card(
    "Laptop Computer",
    equip(),
    statics=(gets(HOST, BLEED),),
    keywords="electronic",
    one_on_minion="Laptop Computer",
)
card(
    "Palatial Estate",
    equip(),
    abilities=(during(MASTER_PHASE, gain_blood(1, HOST), when=(is_(HOST, vampire()),), mandatory=True),),
    unique=True,
    keywords="location not-equipment",
)
card(
    "San Lorenzo de El Escorial, Spain",
    equip(),
    abilities=(
        grants_action(
            move_blood(up_to(smaller(2, blood_of(IT)), verb="take-blood"), IT, SELF),
            stealth=1,
            target=crypt_card(uncontrolled, of(PREDATOR), blood()),
            when=(is_(SELF, vampire()),),
        ),
    ),
    unique=True,
    keywords="location not-equipment",
)
card("Sport Bike", equip(), statics=(gets(HOST, INTERCEPT),), keywords="vehicle", one_on_minion="vehicle")
card("Writ of Acceptance", equip(), keywords="counts-as-camarilla")


def gem_outlives(s: Vtes, context: Context) -> None:
    stand_alone(s, context.source)
    s.do((gem_finds_bearer, context.source, s.capacity[context.about[0]]))


@book.step
def gem_finds_bearer(s: Vtes, gem: Entity, capacity: int) -> None:
    """The top vampire of the crypt, if it is younger, enters play full and with the gem; otherwise the gem burns."""
    seat = s.controller[gem]
    if s.region[gem] != TABLE:
        return
    if not s.crypts[seat] or CARDS[s.crypts[seat][0]].worth >= capacity:
        crypt_to_uncontrolled(s, seat)
        burn(s, gem)
        return
    bearer = new_entity(s, take_top(s, seat), seat, seat, READY)
    s.show(EVERYONE, MOVED_OUT, s.ref(bearer), seat)
    attach(s, gem, bearer)
    fill(s, bearer, s.capacity[bearer])
    enter_ready(s, bearer)


card(
    "Soul Gem of Etrius",
    equip(),
    triggers=(would(burns_with(vampire()), rule("soul-gem", gem_outlives)),),
    unique=True,
    keywords="no-spoils",
)
card(
    "The Book of Going Forth by Night",
    equip(),
    triggers=(
        would(
            is_burned(FOE),
            steal(THAT),
            lock(THAT),
            end_combat(),
            if_(blood_of(THAT) <= 0, (gain_blood(1, THAT),)),
            when=(is_(FOE, ally()),),
        ),
    ),
    gives="ser",
    unique=True,
)
card(
    "Heart of Nizchetus",
    equip(),
    abilities=(
        during(
            UNLOCK_PHASE,
            draw_more(up_to(smaller(3, library_size(controller(HOST))))),
            put_under_library(X),
            when=(is_(HOST, ready),),
            by=controller(HOST),
        ),
    ),
    unique=True,
)
card(
    "The Signet of King Saul",
    equip(),
    statics=(cannot(vampire(capacity(least=8)), BLOCK, when=same(ACTOR, HOST)),),
    unique=True,
)
card(
    "Hand of Conrad",
    equip(),
    abilities=(
        grants_action(
            recover_to_uncontrolled(FACE),
            target=any_card(in_ash_heap(YOU), of_type("vampire")),
            when=(is_(SELF, vampire()),),
        ),
    ),
    gives="pot",
    unique=True,
)
card(
    "Leather Jacket",
    equip(later(turn_ends(), unlock(SELF), until=TURN)),
    abilities=(ward_off(prevent_strike(), cost=(burn_this(),)),),
    one_on_minion="Leather Jacket",
)
card(
    "The Sargon Fragment",
    equip(),
    abilities=(
        grants_action(recover(FACE), target=any_card(in_ash_heap(YOU), library_card), cost=(burn_blood(1, SELF),)),
    ),
    gives="nec",
    unique=True,
)
card(
    "Changeling Skin Mask",
    equip(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(SELF, INTERCEPT, 2, until=ACTION),
            when=(is_(HOST, vampire(lacking_intercept)),),
            by=HOST,
            cost=(burn_this(),),
        ),
    ),
    gives="obf",
    unique=True,
)
card(
    "Drum of Xipe Totec",
    equip(),
    abilities=(maneuver_each(COMBAT, when=(is_(SELF, vampire()),)),),
    gives="cel",
    unique=True,
)
card(
    "Veneficorum Artum Sanguis",
    equip(),
    abilities=(
        grants_action(
            enter_combat(HOST),
            by=vampire(ready, of(ACTIVE), clan("tremere", "tremere-antitribu")),
            target=just(HOST),
            when=(is_(HOST, ready, of(OTHERS)),),
        ),
    ),
    gives="tha",
    unique=True,
)
card(
    "The Ankara Citadel, Turkey",
    equip(),
    prices=(costs_half(played(~played_as("modifier")), by=HOST, when=(is_(HOST, vampire()),)),),
    unique=True,
    keywords="location not-equipment",
)
card(
    "Kevlar Vest",
    equip(),
    abilities=(
        during(
            PREVENTION,
            gets(SELF, PREVENT_GUNS, 2, until=COMBAT),
            when=(exists(damage_taken(guns=GUNS_ONLY)),),
            by=SELF,
            scope=COMBAT,
            group=0,
        ),
        prevent_each(1, COMBAT, target=damage_taken(guns=NO_GUNS), group=0),
    ),
    one_on_minion="Kevlar Vest",
)
card("IR Goggles", equip(), abilities=(maneuver_each(COMBAT),), keywords="electronic")
card(
    "Treasured Samadji",
    equip(),
    statics=(gets(HOST, BLEED, when=is_(HOST, clan("ravnos"))),),
    abilities=(strikes_for(DODGE, scope=COMBAT, when=(is_(SELF, clan("ravnos")),)),),
    unique=True,
)
card(
    "Flaming Candle",
    equip(),
    abilities=(
        during(
            ANNOUNCED,
            cannot(vampire(), BLOCK, until=ACTION),
            when=(is_(HOST, vampire(acting)),),
            cost=(burn_blood(1, SELF), burn_this()),
            by=SELF,
            scope=-1,
            as_announced=True,
        ),
    ),
    one_each=GAME,
)
card(
    "Codex of the Edenic Groundskeepers",
    equip(),
    statics=(
        gets(HOST, STEALTH, -2, when=during_action("bleed")),
        gets(HOST, BLEED, 3, when=acts_through(THIS) & none(minion(ready, unlocked, of(DEFENDER)))),
    ),
    abilities=(grants_bleed(when=(is_(SELF, vampire()),), cost=(burn_blood(1, SELF),)),),
    unique=True,
)
card(
    "Reliquary: Shango Remains",
    equip(
        either(
            (
                choose(
                    any_card(in_ash_heap(YOU), printed_clan("banu-haqim")),
                    remove_from_ash_heap(FOUND),
                ),
            ),
            (burn_this(),),
            (burn_pool(1), choose(crypt_card(uncontrolled, of(YOU), clan("banu-haqim")), remove(CHOSEN))),
        )
    ),
    abilities=(
        any_time(
            gets(controller(HOST), HAND, 2, until=TURN),
            when=(is_(HOST, vampire(ready, clan("banu-haqim"))),),
            cost=(burn_blood(1, SELF),),
            by=SELF,
            scope=TURN,
            in_combat=False,
        ),
    ),
)
card(
    "Helicopter",
    equip(lock(THIS)),
    triggers=(
        after(action_ends(HOST), may(unlock(ACTOR), cost=(lock(THIS),), by=controller(HOST)), when=(succeeded(),)),
    ),
    keywords="vehicle",
    one_on_minion="vehicle",
)
card(
    "Unlicensed Taxicab",
    equip(stealth=1),
    statics=(gets(HOST, STEALTH, when=action_is("hunt") | action_is("recruit") | action_is("employ")),),
    triggers=(after(is_blocked(HOST), burn_this(), when=(is_(BLOCKER, title("prince", "archbishop")),)),),
    keywords="vehicle",
    one_on_minion="vehicle",
)
card(
    "Stolen Police Cruiser",
    equip(),
    statics=(
        gets(HOST, BLEED, when=is_(HOST, vampire(sect("anarch")))),
        gets(ally(), INTERCEPT, -1, when=same(ACTOR, HOST) & is_(HOST, vampire(sect("anarch")))),
        gets(vampire(younger(HOST)), INTERCEPT, -1, when=same(ACTOR, HOST) & is_(HOST, vampire(sect("anarch")))),
    ),
    abilities=(
        grants_action(
            lock(HOST),
            cannot(HOST, UNLOCK, until=UNTIL_UNLOCK),
            burn_this(),
            by=vampire(ready, of(ACTIVE)),
            target=just(THIS),
            cost=(burn_pool(1),),
        ),
    ),
    keywords="vehicle",
    one_on_minion="vehicle",
)
card(
    "Living Manse",
    equip(),
    statics=(gets(HOST, BLEED, when=is_(HOST, vampire())),),
    abilities=(
        during(
            BEFORE_RANGE, end_combat(), when=(is_(HOST, vampire(fighting)),), cost=(burn_this(),), by=SELF, scope=-1
        ),
    ),
    keywords="location not-equipment",
    one_on_minion="Living Manse",
)
