"""Action cards that are nothing else."""

from __future__ import annotations

from elysium.games.rivals.vocabulary.amounts import count, icons_in_coterie
from elysium.games.rivals.vocabulary.clauses import action, card
from elysium.games.rivals.vocabulary.conditions import exists, has_discipline
from elysium.games.rivals.vocabulary.control import (
    CHOSEN,
    CHOSEN_PLAYER,
    at_once,
    choose,
    for_each,
    if_,
)
from elysium.games.rivals.vocabulary.effects import (
    add_prestige,
    deal_damage,
    defeat,
    draw,
    gain_prestige,
    mend,
    pay_blood,
    recover_chosen,
    turn_everybody_out,
)
from elysium.games.rivals.vocabulary.things import (
    YOU,
    anywhere,
    discarded_card,
    exhausted,
    face_down_card,
    in_own_haven,
    in_streets,
    lacking_blood,
    of,
    player,
    titled,
    vampire,
    with_discipline,
    with_vampires_home,
    wounded,
)

card(
    "Coup de Grâce",
    action(
        choose(vampire(wounded, in_streets), defeat(CHOSEN)),
        streets=True,
        cost=[pay_blood(2)],
        when=[has_discipline("potence"), exists(vampire(wounded, in_streets))],
    ),
)
card(
    "Dumpster Dive",
    action(choose(discarded_card(), recover_chosen(CHOSEN)), if_(icons_in_coterie("auspex") >= 2, [draw(1)])),
)
card(
    "Everything is Connected",
    action(if_(exists(vampire(with_discipline("auspex"), of(YOU))), [add_prestige(1, face_down_card(of(YOU)))])),
)
card(
    "Late-Night Snack",
    action(
        for_each(icons_in_coterie("fortitude"), choose(vampire(lacking_blood, anywhere, of(YOU)), mend(1, CHOSEN))),
    ),
)
card("Royal Review", action(gain_prestige(count(vampire(titled, of(YOU))))))
card(
    "Smoke 'Em Out",
    action(
        choose(
            player(with_vampires_home),
            at_once(
                deal_damage(1, vampire(exhausted, in_own_haven, of(CHOSEN_PLAYER)), aggravated=True),
                turn_everybody_out(CHOSEN_PLAYER),
            ),
        ),
        streets=True,
    ),
)
