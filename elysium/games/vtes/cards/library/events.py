"""Events."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import BLOOD_PRICE, LIFE_PRICE
from elysium.games.vtes.state import (
    ACTION,
    GAME,
    HAND,
    INTERCEPT,
    LATE_CARDS,
    TURN,
    UNTIL_DIABLERIE,
    UNTIL_DISCARD,
    UNTIL_UNLOCK,
)
from elysium.games.vtes.vocabulary.amounts import all_blood_of, blood_of, capacity_of, count, victory_points_of
from elysium.games.vtes.vocabulary.clauses import DISCARD_PHASE, UNLOCK_PHASE, card, during, event
from elysium.games.vtes.vocabulary.conditions import action_is, exists, has_library, is_, succeeded
from elysium.games.vtes.vocabulary.control import EACH, for_each, if_
from elysium.games.vtes.vocabulary.effects import (
    add_counters,
    burn,
    burn_blood,
    burn_pool,
    burn_this,
    cancel,
    environmental_damage,
    go_to_torpor,
    ignores_this,
    move_blood,
    nobody_ignores_this,
    served_for_turn,
    spend_discard_action,
    steal,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    action_ends,
    after,
    as_it_plays,
    card_requires,
    combat_ends,
    comes_into_play,
    diablerizes,
    gets,
    is_blocked,
    is_burned,
    later,
    turn_ends,
)
from elysium.games.vtes.vocabulary.prices import at_superior, costs, played, redirecting
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    EVERYONE,
    IT,
    ITS_FOE,
    OTHERS,
    PREDATOR,
    THAT,
    THEY,
    THIS,
    acting,
    ally,
    at_random,
    capacity,
    controller,
    leading,
    minion,
    moved_by_this,
    not_yet_served,
    of,
    of_type,
    other,
    torpid,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import goes_by, show_top, top_is

card(
    "Dragonbound",
    event(),
    abilities=(
        during(
            DISCARD_PHASE,
            burn_pool(count(vampire(torpid, of(ACTIVE))), ACTIVE),
            when=(exists(vampire(torpid, of(ACTIVE))),),
            mandatory=True,
            by=ACTIVE,
        ),
    ),
    replace=GAME,
    keywords="gehenna",
)
card(
    "Hunger Moon",
    event(),
    triggers=(
        after(
            action_ends(vampire()),
            move_blood(1, ACTOR, THIS),
            if_(blood_of(THIS) >= 5, [burn_this()]),
            when=(action_is("hunt"), succeeded()),
        ),
    ),
)
card(
    "Scourge of the Enochians",
    event(),
    abilities=(
        during(DISCARD_PHASE, burn(IT), steal(THIS, by=PREDATOR), target=vampire(capacity(most=2)), group=0),
        during(DISCARD_PHASE, steal(THIS, by=PREDATOR), mandatory=True, group=0),
    ),
)
card(
    "The Unmasking",
    event(),
    statics=(gets(ally(), INTERCEPT, when=is_(ACTOR, vampire())),),
    replace=UNTIL_DISCARD,
    keywords="gehenna",
)
card(
    "Narrow Minds",
    event(),
    prices=(costs(played(redirecting), +1, by=minion(), currency=LIFE_PRICE),),
    replace=UNTIL_UNLOCK,
    keywords="inconnu",
)
card(
    "The Bitter and Sweet Story",
    event(),
    statics=(gets(EVERYONE, HAND, victory_points_of(THEY) * 2),),
)
card(
    "FBI Special Affairs Division",
    event(),
    triggers=(
        after(
            is_burned(ally()),
            add_counters(1, THIS),
            later(combat_ends(ACTOR), environmental_damage(2, ACTOR, preventable=False), until=ACTION, once=True),
            if_(blood_of(THIS) >= 4, [burn_this()]),
            when=(is_(ITS_FOE, vampire(leading)),),
        ),
    ),
    keywords="government",
)
card(
    "NRA PAC",
    event(),
    triggers=(
        after(
            action_ends(minion()),
            for_each(minion(acting), later(turn_ends(), unlock(EACH), until=TURN, once=True)),
            when=(action_is("equip"), succeeded()),
        ),
    ),
    keywords="government",
)
OF_GEHENNA = any_card(of_type("event"), goes_by("gehenna"))
card(
    "The Fourth Cycle",
    event(
        for_each(OF_GEHENNA, burn(EACH)),
        for_each(any_card(of_type("conviction")), burn(EACH)),
        for_each(vampire(capacity(most=3)), go_to_torpor(EACH)),
    ),
    requires=(exists(OF_GEHENNA, least=2),),
    keywords="no-gehenna",
)
EVENTS = any_card(of_type("event"), other(THIS))
card(
    "The Uncoiling",
    event(),
    abilities=(
        during(DISCARD_PHASE, burn(at_random(EVENTS)), when=(exists(EVENTS),), mandatory=True),
        during(DISCARD_PHASE, burn_this(), cost=(spend_discard_action(), burn_pool(count(EVENTS))), by=OTHERS),
    ),
    replace=GAME,
)
card(
    "Dr. Marisa Fletcher, CDC",
    event(),
    abilities=(during(UNLOCK_PHASE, add_counters(2, THIS), mandatory=True),),
    triggers=(
        after(
            is_blocked(vampire()),
            burn(ACTOR),
            burn_blood(all_blood_of(THIS), THIS),
            when=(action_is("hunt"), capacity_of(ACTOR) < blood_of(THIS)),
        ),
    ),
    keywords="government",
)
UNTIL_ANOTHER = (
    after(diablerizes(vampire()), ignores_this(THAT)),
    after(comes_into_play(any_card(of_type("event"), goes_by("gehenna"), other(THIS))), nobody_ignores_this()),
)
card(
    "The Slow Withering",
    event(),
    prices=(costs(played(at_superior), +1, by=minion(moved_by_this), currency=BLOOD_PRICE),),
    triggers=UNTIL_ANOTHER,
    requires=(exists(OF_GEHENNA),),
    replace=UNTIL_DIABLERIE,
    keywords="gehenna",
)
card(
    "Blood Weakens",
    event(),
    statics=(gets(minion(moved_by_this), LATE_CARDS),),
    triggers=UNTIL_ANOTHER,
    replace=UNTIL_DIABLERIE,
    keywords="gehenna",
)
ITS_CONTROLLER = controller(THAT)
card(
    "Veil of Darkness",
    event(),
    triggers=(
        after(
            as_it_plays(vampire(not_yet_served, moved_by_this)),
            served_for_turn(THAT),
            show_top(ITS_CONTROLLER),
            if_(
                top_is("master", ITS_CONTROLLER),
                [cancel(pays=False), if_(card_requires("obt"), [burn_blood(2, THAT)])],
            ),
            when=(has_library(ITS_CONTROLLER),),
        ),
    ),
    replace=GAME,
    keywords="gehenna",
)
