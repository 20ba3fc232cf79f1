"""Minion cards that many winning decks are built on."""

from __future__ import annotations

from elysium.games.vtes.cards.library.common import ANARCH
from elysium.games.vtes.state import ACTION, INTERCEPT, ROUND, UNTIL_UNLOCK
from elysium.games.vtes.vocabulary.amounts import capacity_of, lost_by
from elysium.games.vtes.vocabulary.clauses import (
    MASTER_PHASE,
    action,
    against_strike,
    card,
    during,
    grants_action,
    modifier,
    own_modifier,
    political,
    recruit,
    vampires_may_call,
    ward_off,
)
from elysium.games.vtes.vocabulary.conditions import at_initial_strike, has_used, is_, not_played, same
from elysium.games.vtes.vocabulary.control import CHOSEN, at_once, choose, some
from elysium.games.vtes.vocabulary.effects import (
    burn,
    burn_blood,
    burn_this,
    change_sect,
    enter_combat,
    gain_blood,
    gain_pool,
    lock,
    move_blood,
    prevent_strike,
    put_card_in_play_about,
    put_card_on,
    teach_discipline_of,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    MANEUVER_AWAY,
    MANEUVER_CLOSER,
    STRIKE,
    action_ends,
    after,
    cannot,
    combat_begins,
    combat_ends,
    gets,
    in_first_round,
    loses_last_blood,
    round_ends,
)
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    FOE,
    HOST,
    IT,
    NAMED,
    NAMED_ALL,
    OPPONENT,
    OTHERS,
    SELF,
    THAT,
    THIS,
    YOU,
    ally,
    blocking,
    blood,
    controller,
    fighting,
    methuselah,
    of,
    other,
    ready,
    room_for_this,
    sect,
    title,
    unlocked,
    untitled,
    vampire,
    with_superior,
    younger,
)

card(
    "Ossian",
    recruit(),
    abilities=(grants_action(enter_combat(), stealth=1, target=vampire(ready, of(OTHERS)), by=SELF),),
    triggers=(
        after(
            combat_begins(THIS),
            cannot(FOE, MANEUVER_CLOSER, until=ROUND),
            cannot(FOE, MANEUVER_AWAY, until=ROUND),
            cannot(FOE, STRIKE, until=ROUND),
            when=(is_(FOE, vampire()), has_used(FOE, "aus")),
        ),
        after(round_ends(), gain_blood(lost_by(FOE), THIS), when=(is_(THIS, ready, fighting), is_(FOE, vampire()))),
    ),
    unique=True,
    keywords="werewolf red-list",
    life=4,
    strength=2,
    bleed=0,
)
card(
    "Anathema",
    political(put_card_on(NAMED), terms=(vampire(ready),)),
    triggers=(
        after(
            loses_last_blood(HOST),
            at_once(gain_pool(capacity_of(HOST), controller(FOE)), burn(HOST)),
            when=(is_(HOST, fighting),),
        ),
    ),
    requires=(is_(SELF, title("prince", "justicar")),),
)
card(
    "Rumors of Gehenna",
    political(put_card_in_play_about(NAMED_ALL), terms=(some(methuselah()),)),
    abilities=(vampires_may_call(burn_this()),),
    keywords="second-master-action",
)
READY_ANARCH = (ready, sect("anarch"))
card(
    "The Status Perfectus",
    action(stealth=1, stays=True),
    abilities=(
        during(
            MASTER_PHASE,
            choose(vampire(*READY_ANARCH, other(IT)), move_blood(1, IT, CHOSEN)),
            target=vampire(*READY_ANARCH, of(YOU), blood()),
        ),
    ),
    triggers=(
        after(
            combat_ends(vampire(blocking, sect("anarch"))),
            choose(
                vampire(*READY_ANARCH, unlocked, of(YOU), other(THAT)),
                lock(THIS),
                lock(CHOSEN),
                at_once(enter_combat(CHOSEN, ACTOR), in_first_round(cannot(ACTOR, STRIKE, until=ROUND))),
                optional=True,
            ),
            when=(is_(THIS, unlocked), same(OPPONENT, ACTOR), is_(ACTOR, ready)),
        ),
    ),
    requires=(ANARCH,),
    unique=True,
)
card(
    "Field Training",
    action(
        unlock(SELF),
        change_sect(IT, "anarch"),
        teach_discipline_of(SELF),
        stealth=1,
        target=vampire(ready, other(), untitled, of(YOU), room_for_this),
        stays=True,
    ),
    requires=(ANARCH, is_(SELF, with_superior)),
    one_on_minion="Field Training",
    keywords="ends-with-sect",
)
BURNS_AFTERWARDS = after(action_ends(HOST), burn_this())
card(
    "Into Thin Air",
    basic=modifier(stealth=1, on_self=True, when=(not_played("Lost in Crowds"),)),
    superior=modifier(stealth=2, on_self=True, when=(not_played("Lost in Crowds"),)),
    abilities=(
        own_modifier(
            gets(IT, INTERCEPT, -1, until=ACTION),
            target=ally() | vampire(younger()),
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
    triggers=(BURNS_AFTERWARDS,),
    replace=UNTIL_UNLOCK,
)
card(
    "Superior Mettle",
    basic=against_strike(prevent_strike()),
    superior=against_strike(prevent_strike(), on_self=True),
    abilities=(ward_off(prevent_strike(), cost=(burn_blood(1, SELF),), when=(at_initial_strike(),), scope=ROUND),),
    triggers=(after(combat_ends(HOST), burn_this()),),
)
