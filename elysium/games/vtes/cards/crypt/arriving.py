"""Vampires that do something as they enter play, or as they leave it."""

from __future__ import annotations

from elysium.games.vtes.definitions.names import CIRCLES
from elysium.games.vtes.state import BLEED, HAND, INTERCEPT
from elysium.games.vtes.vocabulary.amounts import points_of_blood
from elysium.games.vtes.vocabulary.clauses import card
from elysium.games.vtes.vocabulary.conditions import exists, in_phase
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, either, for_each, may
from elysium.games.vtes.vocabulary.effects import (
    burn,
    change_sect,
    draw_crypt,
    gain_pool,
    join_circle,
    join_circle_of,
    move_blood,
    promise_transfers,
    remove,
)
from elysium.games.vtes.vocabulary.lasting import after, as_it_enters, gets, goes_to_torpor, is_burned
from elysium.games.vtes.vocabulary.things import (
    SELF,
    THIS,
    THIS_FACE,
    YOU,
    clan,
    of,
    other,
    owner,
    uncontrolled,
    untitled,
    vampire,
    without_circle,
)
from elysium.games.vtes.vocabulary.zones import recover_to_uncontrolled

ANOTHER = vampire(of(YOU), untitled, other(THIS))
card(
    "Anarch Convert",
    triggers=(
        after(
            as_it_enters(THIS),
            may(
                remove(THIS),
                choose(ANOTHER, change_sect(CHOSEN, "anarch")),
                either((gain_pool(1),), (draw_crypt(),)),
            ),
            when=(exists(ANOTHER),),
        ),
    ),
)
HARBINGER = vampire(uncontrolled, of(YOU), clan("harbinger-of-skulls"))
card(
    "Erlik (G3)",
    statics=(gets(SELF, BLEED), gets(YOU, HAND)),
    triggers=(
        after(
            as_it_enters(THIS),
            for_each(points_of_blood(THIS, 5), choose(HARBINGER, move_blood(1, THIS, CHOSEN), optional=True)),
            when=(exists(HARBINGER),),
        ),
    ),
)
card(
    "The Capuchin (G5)",
    statics=(gets(SELF, BLEED), gets(SELF, INTERCEPT), gets(YOU, HAND, 2)),
    triggers=(after(is_burned(THIS), recover_to_uncontrolled(THIS_FACE, of=owner(THIS)), promise_transfers(3)),),
)
ALONE = vampire(other(THIS), without_circle)
card(
    "New Blood",
    triggers=(
        after(
            as_it_enters(THIS),
            either(
                *((join_circle(name),) for name in CIRCLES),
                (choose(ALONE, join_circle_of(CHOSEN), optional=True),),
            ),
            draw_crypt(),
            when=(in_phase("influence"),),
        ),
    ),
)
card("Julius (G2)", triggers=(after(goes_to_torpor(SELF), burn(SELF)),))
