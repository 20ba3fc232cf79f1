"""Combat cards that prevent damage, or take the edge off it."""

from __future__ import annotations

from elysium.engine.cards.nodes import Effect
from elysium.games.vtes.cards.library.common import CAINE
from elysium.games.vtes.state import PREVENT, ROUND, TURN, UNTIL_UNLOCK
from elysium.games.vtes.vocabulary.amounts import PAID
from elysium.games.vtes.vocabulary.clauses import (
    WOULD,
    action,
    against_damage,
    against_strike,
    before_range,
    card,
    from_outside,
    maneuver,
    needing,
    press,
    prevent,
    prevents_for,
)
from elysium.games.vtes.vocabulary.conditions import exists, is_, would_burn
from elysium.games.vtes.vocabulary.control import at_once, instead
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    burn_this,
    end_combat,
    heal,
    prevent_damage,
    prevent_strike,
    shield,
    survive,
    treats_as_normal,
)
from elysium.games.vtes.vocabulary.lasting import ACT, BLOCK, FIGHT, cannot, gets
from elysium.games.vtes.vocabulary.things import (
    DOOMED,
    HURT,
    IT,
    SELF,
    THIS,
    YOU,
    ally,
    at_superior,
    damage_and_number,
    damage_taken,
    fighting,
    minion,
    of,
)


def saves(life: int) -> Effect:
    kept = [cannot(DOOMED, deed, until=TURN) for deed in (ACT, BLOCK, FIGHT)]
    return instead(at_once(*kept), survive(DOOMED, life), end_combat())


card(
    "Heaven's Gate",
    needing(
        from_outside(prevent_damage(1, HURT), target=damage_taken(by=HURT), when=(is_(HURT, ally(fighting)),)), 1, "nec"
    ),
    needing(from_outside(saves(1), windows=WOULD, when=(would_burn(DOOMED),)), 1, "obe"),
    needing(from_outside(saves(2), windows=WOULD, when=(would_burn(DOOMED),)), 2, "obe"),
)
card("Indomitability", basic=prevent(1), superior=(press(), prevent(1, optional_press=True)))
card(
    "Rolling with the Punches",
    basic=prevent(1),
    superior=prevent(0, target=damage_taken(strikes=True), cost=(burn_blood(1, SELF),), effects=(shield(),)),
)
card("Skin of Rock", basic=prevent(1), superior=prevent(2))
card("Skin of Steel", basic=against_strike(prevent_strike()), superior=against_strike(shield()))
card(
    "Soak",
    basic=prevent(2, target=damage_taken(normal=True)),
    superior=prevent(4, target=damage_taken(normal=True)),
    limit=ROUND,
)
card("Unflinching Persistence", basic=prevent(1), superior=maneuver(gets(SELF, PREVENT, until=ROUND)))
card(
    "Skin of Night",
    basic=against_damage(treats_as_normal(until=ROUND)),
    superior=prevent(1, effects=(treats_as_normal(until=ROUND),)),
)
card("Glancing Blow", prevent(1, target=damage_taken(strikes=True)), replace=UNTIL_UNLOCK)
card(
    "Rego Motum",
    basic=prevent(2, target=damage_taken(strikes=True)),
    superior=prevent(4, target=damage_taken(strikes=True)),
    limit=ROUND,
)
card(
    "Hidden Strength",
    basic=prevent(1, more_for_blood=True),
    superior=prevent(1, more_for_blood=True, optional_press=True),
)
card(
    "Wall of Filth",
    needing(before_range(on_self=True), 1, "pro"),
    needing(before_range(on_self=True), 1, "tha"),
    needing(before_range(on_self=True), 2, "pro"),
    needing(before_range(on_self=True), 2, "tha"),
    abilities=(
        prevents_for(2, cost=(burn_this(),), target=damage_taken(normal=True), when=(~is_(THIS, at_superior),)),
        prevents_for(2, cost=(burn_this(),), when=(is_(THIS, at_superior),)),
    ),
    one_on_minion="Wall of Filth",
    requires=(CAINE,),
)
card(
    "Touch of Valeren",
    needing(action(heal(3, IT), stealth=1, target=minion()), 1, "for"),
    needing(against_strike(prevent_strike()), 1, "for"),
    needing(
        from_outside(
            prevent_strike(HURT),
            when=(is_(HURT, minion(of(YOU), fighting)), exists(damage_taken(strikes=True, by=HURT))),
            even=("locked",),
        ),
        2,
        "for",
    ),
)
card(
    "Martyr's Resilience",
    needing(from_outside(prevent_damage(1, HURT), target=damage_taken(by=HURT), even=("torpid",)), 1, "aus", "for"),
    needing(
        from_outside(
            prevent_damage(PAID + 1, HURT),
            target=damage_and_number(by=HURT),
            cost=(burn_blood(PAID, SELF),),
            even=("torpid",),
        ),
        2,
        "aus",
        "for",
    ),
)
card("Resilience", basic=prevent(1), superior=prevent(3, target=damage_taken(normal=True)))
