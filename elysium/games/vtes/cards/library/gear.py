"""Equipment, retainers and allies."""

from elysium.games.vtes.cards.language import BY_HOST, card
from elysium.games.vtes.state import BLEED, COMBAT, INTERCEPT
from elysium.games.vtes.words.effects import burn_blood_of_target, damage_host
from elysium.games.vtes.words.shapes import UNLOCK_PHASE, ally, during, equipment, gives, grants_action, retainer
from elysium.games.vtes.words.shapes_combat import damage, maneuver_each, weapon
from elysium.games.vtes.words.targets import other_minion, vampire_with_blood

card(".44 Magnum", equipment(), abilities=weapon(damage(2, ranged=True), maneuver_each=COMBAT), keywords="weapon gun")
card(
    "Ivory Bow",
    equipment(),
    abilities=weapon(damage(1, ranged=True, aggravated=True)),
    unique=True,
    keywords="weapon",
)
card(
    "Laptop Computer",
    equipment(),
    statics=(gives(BLEED),),
    keywords="electronic",
    one_on_minion="Laptop Computer",
)
card("Sport Bike", equipment(), statics=(gives(INTERCEPT),), keywords="vehicle", one_on_minion="vehicle")
card(
    "Submachine Gun", equipment(), abilities=weapon(damage(3, ranged=True), maneuver_each=COMBAT), keywords="weapon gun"
)

card(
    "Charnas the Imp",
    retainer(target=other_minion()),
    abilities=(during(UNLOCK_PHASE, damage_host(1), mandatory=True, by=BY_HOST),),
    unique=True,
    keywords="demon leaps",
    life=1,
)
card("J. S. Simmons, Esq.", retainer(), statics=(gives(BLEED),), unique=True, keywords="mortal", life=1)
card(
    "Raven Spy",
    basic=retainer(),
    superior=retainer(extra_life=1),
    statics=(gives(INTERCEPT),),
    keywords="animal",
    life=1,
)

card("Loyal Street Gang", ally(), keywords="mortal", life=2, bleed=0)
card(
    "Thadius Zho",
    ally(),
    abilities=(
        *weapon(damage(2, ranged=True)),
        maneuver_each(COMBAT),
        grants_action(burn_blood_of_target(1), stealth=1, target=vampire_with_blood()),
    ),
    unique=True,
    keywords="mage",
    life=2,
    strength=0,
    bleed=2,
)
