"""Equipment that is no weapon, vehicle or place: what is worn, carried and treasured."""

from __future__ import annotations

from elysium.games.vtes.state import (
    ACTION,
    HAND,
    HUNT,
    RESCUES_COST,
    STEALTH,
    STRENGTH,
    TURN,
)
from elysium.games.vtes.vocabulary.amounts import counters_of
from elysium.games.vtes.vocabulary.clauses import (
    ANNOUNCED,
    UNLOCK_PHASE,
    any_time,
    card,
    during,
    equip,
    grants_action,
    grants_bleed,
    prevents_for,
)
from elysium.games.vtes.vocabulary.conditions import action_is, anarchs_action, is_, same, succeeded
from elysium.games.vtes.vocabulary.control import if_, may
from elysium.games.vtes.vocabulary.effects import burn_this, gain_blood, move_blood, take_this, unlock
from elysium.games.vtes.vocabulary.lasting import BLOCK, PLAY_DISCIPLINES, action_ends, after, cannot, gets
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    FOE,
    HOST,
    SELF,
    THIS,
    YOU,
    acting,
    clan,
    just,
    of,
    ready,
    sect,
    titled,
    vampire,
)

card(
    "Camera Phone",
    equip(),
    abilities=(grants_bleed(+1),),
    keywords="electronic bleeds-alone",
)
card(
    "Cooler",
    equip(),
    abilities=(
        during(
            UNLOCK_PHASE,
            move_blood(1, THIS, HOST),
            if_(counters_of(THIS) <= 0, [burn_this()]),
            when=(is_(HOST, vampire(ready)),),
        ),
    ),
    counters=4,
)
card(
    "Blood Tears of Kephran",
    equip(),
    abilities=(
        prevents_for(2, cost=(burn_this(),), when=(is_(SELF, vampire()),)),
        any_time(gain_blood(2, SELF), when=(is_(HOST, vampire()),), by=SELF, cost=(burn_this(),), amid_damage=False),
    ),
    unique=True,
)
card(
    "Erebus Mask",
    equip(),
    statics=(gets(HOST, STEALTH, when=is_(HOST, clan("harbinger-of-skulls"))),),
    unique=True,
)
card(
    "Shaal Fragment",
    equip(),
    abilities=(grants_action(take_this(), by=vampire(ready, of(ACTIVE)), target=just(THIS)),),
    statics=(gets(YOU, HAND, 2),),
    unique=True,
    keywords="nod-fragment",
)
card(
    "An Anarch Manifesto",
    equip(),
    statics=(
        gets(HOST, STEALTH, when=same(ACTOR, HOST) & is_(HOST, vampire(sect("anarch"))) & anarchs_action()),
        gets(vampire(titled, ~sect("anarch")), STRENGTH, when=same(FOE, HOST)),
    ),
    one_on_minion="An Anarch Manifesto",
)
card("Aaron's Feeding Razor", equip(), statics=(gets(HOST, HUNT),), unique=True)
card(
    "Concoction of Vitality",
    equip(),
    abilities=(
        during(
            ANNOUNCED,
            cannot(vampire(), BLOCK, until=ACTION),
            cannot(SELF, PLAY_DISCIPLINES, until=ACTION),
            when=(is_(HOST, vampire(acting)),),
            cost=(burn_this(),),
            by=SELF,
            scope=-1,
            as_announced=True,
        ),
    ),
    unique=True,
)
card(
    "Ritual Goblet",
    equip(),
    statics=(gets(HOST, RESCUES_COST, -1),),
    triggers=(after(action_ends(HOST), may(unlock(HOST)), when=(action_is("rescue"), succeeded()), once=TURN),),
    raises="tha",
    unique=True,
)
