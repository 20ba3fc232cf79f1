"""Action cards for blood, pool and what a vampire needs: by feeding, by trade, by treachery."""

from __future__ import annotations

from elysium.engine.cards.nodes import Effect
from elysium.games.vtes.cards.library.common import ANARCH
from elysium.games.vtes.definitions.definition import Clause
from elysium.games.vtes.state import STEALTH, STRENGTH, TURN, UNTIL_UNLOCK
from elysium.games.vtes.vocabulary.clauses import (
    action,
    bleed,
    card,
    hunt,
    needing,
)
from elysium.games.vtes.vocabulary.conditions import exists, is_
from elysium.games.vtes.vocabulary.control import CHOSEN, choose
from elysium.games.vtes.vocabulary.effects import (
    burn,
    burn_blood,
    burn_edge,
    burn_pool,
    gain_blood,
    gain_pool,
    remove_from_ash_heap,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import gets
from elysium.games.vtes.vocabulary.things import (
    ASH_HEAP_OWNER,
    FACE,
    IT,
    OTHERS,
    PREY,
    SELF,
    YOU,
    ally,
    ally_in_ash_heaps,
    follows,
    in_ash_heap,
    is_prey,
    methuselah,
    of,
    retainer,
    trait,
    unlocked,
    vampire,
)
from elysium.games.vtes.vocabulary.things import (
    card as any_card,
)
from elysium.games.vtes.vocabulary.zones import library_card, recover

ZOMBIE = ally(of(YOU), trait("zombie"))
DEVOUR_ALLY = remove_from_ash_heap(FACE, ASH_HEAP_OWNER)


def _sustained(amount: int) -> tuple[Clause, Clause]:
    def by_ally(*effects: Effect, zombies: bool = False) -> Clause:
        when = (exists(ZOMBIE),) if zombies else ()
        return action(DEVOUR_ALLY, *effects, stealth=1, target=ally_in_ash_heaps(), when=when)

    return by_ally(gain_blood(amount, SELF)), by_ally(choose(ZOMBIE, gain_blood(amount, CHOSEN)), zombies=True)


card(
    "Putrescent Sustenance",
    *(
        needing(clause, level, code)
        for code in ("obl", "tha")
        for level, amount in ((1, 2), (2, 3))
        for clause in _sustained(amount)
    ),
    requires=(is_(SELF, follows("death-and-the-soul")),),
)
WRAITH = ally(trait("wraith")) | retainer(trait("wraith"))
card(
    "Soul Feasting",
    basic=(hunt(stealth=1), hunt(+3, stealth=1, target=WRAITH, success=(burn(IT),))),
    superior=(hunt(+1, stealth=1), hunt(+4, stealth=1, target=WRAITH, success=(burn(IT),))),
)
card("Art Scam", action(gain_pool(2), stealth=1))
card(
    "Inside Dirt",
    action(burn_blood(3, IT), target=vampire(of(OTHERS)), cost=(burn_edge(),)),
    action(burn_pool(3, PREY), target=methuselah(is_prey), cost=(burn_edge(),)),
)
card(
    "Gear Up",
    needing(action(unlock(SELF), recover(FACE), stealth=1, target=any_card(in_ash_heap(YOU), library_card)), 1, "nec"),
    needing(action(unlock(SELF), gets(SELF, STEALTH, until=TURN), stealth=1), 1, "pre"),
    needing(action(unlock(SELF), gets(SELF, STRENGTH, until=UNTIL_UNLOCK), stealth=1), 1, "vic"),
    requires=(ANARCH,),
)
card(
    "Media Influence",
    basic=bleed(+2),
    superior=action(gain_blood(1, vampire(unlocked, of(YOU)))),
)
