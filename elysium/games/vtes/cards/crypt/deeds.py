"""Vampires that have an action of their own."""

from __future__ import annotations

from elysium.games.vtes.vocabulary.amounts import pool_of
from elysium.games.vtes.vocabulary.clauses import card, grants_action, grants_bleed
from elysium.games.vtes.vocabulary.effects import borrow, burn, burn_blood, enter_combat, steal, steal_pool
from elysium.games.vtes.vocabulary.things import (
    IT,
    OTHERS,
    PREDATOR,
    PREY,
    SELF,
    YOU,
    ally,
    blood,
    clan,
    is_prey,
    location,
    locked,
    methuselah,
    minion,
    of,
    ready,
    sect,
    vampire,
    younger,
)

# What they take or burn

card(
    "Malabranca (G4)",
    abilities=(
        grants_action(steal_pool(1, PREY), stealth=1, target=methuselah(is_prey), when=(pool_of(PREY) > pool_of(YOU),)),
    ),
)
card("Juniper (G4)", abilities=(grants_action(steal(IT), stealth=1, target=ally(of(PREY, PREDATOR))),))
card(
    "Diego Giovanni (G5)",
    abilities=(grants_action(burn(IT), target=location(of(OTHERS)), cost=(burn_blood(2, SELF),)),),
)
card(
    "Pieter van Dorn (G3)",
    abilities=(grants_action(burn_blood(1, IT), target=vampire(ready, clan("tremere"), blood(), of(OTHERS))),),
)
card(
    "Drusilla Euphemia (G4)",
    abilities=(
        grants_action(borrow(IT), target=vampire(ready, clan("ventrue"), of(OTHERS)), cost=(burn_blood(2, SELF),)),
    ),
)

# Whom they attack

card(
    "Redbone McCray (G4)",
    abilities=(grants_action(enter_combat(), target=vampire(ready, younger(), sect("camarilla"), of(OTHERS))),),
)
card("Glycon (G3)", abilities=(grants_action(enter_combat(), target=minion(ready, locked, of(OTHERS))),))

# How they bleed

card("The Arcadian (G5)", abilities=(grants_bleed(+1, stealth=1, cost=(burn_blood(1, SELF),)),))
