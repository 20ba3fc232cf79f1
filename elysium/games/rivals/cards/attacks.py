"""Attack cards; those that are played as Reactions too stand here."""

from __future__ import annotations

from elysium.games.rivals.vocabulary.amounts import (
    DAMAGE_TAKEN,
    HAND,
    X,
    agenda_of,
    between,
    blood_of,
    count,
    icons_in_party,
    one_if,
    smaller,
)
from elysium.games.rivals.vocabulary.clauses import attack, card, reaction
from elysium.games.rivals.vocabulary.conditions import exists, has_discipline, is_
from elysium.games.rivals.vocabulary.control import CHOSEN, afterwards, choose, either, for_each, if_, may
from elysium.games.rivals.vocabulary.effects import (
    burn,
    deal_damage,
    discard,
    exhaust,
    lose_agenda,
    lose_prestige,
    makes_contribute,
    mend_for_prestige,
    more_damage,
    pay_blood,
    steal_blood,
    steal_prestige,
    steal_retainer,
)
from elysium.games.rivals.vocabulary.things import (
    ATTACKER,
    FOE,
    SELF,
    TARGET,
    face_down_card,
    in_opposing_party,
    in_this_party,
    mortal,
    on,
    on_opposing_party,
    on_this_party,
    other,
    prince,
    retainer,
    second_inquisition,
    struck_already,
    titled,
    undefeated,
    vampire,
    with_discipline,
)

card(".38 Special", attack(), reaction())
card("A Biting Comment", attack(either([more_damage(2)], [steal_prestige(1, FOE)])))
card(
    "Backhanded Compliment", attack(afterwards(if_(is_(TARGET, undefeated), [mend_for_prestige(DAMAGE_TAKEN, TARGET)])))
)
card("Baseball Bat", attack(damage=one_if(is_(TARGET, mortal()))), reaction())
card("Demand Obedience", attack(if_(icons_in_party("dominate") >= 2, [lose_prestige(2, FOE)])))
card(
    "Drive-By",
    attack(
        for_each(
            count(vampire(with_discipline("celerity"), in_this_party)),
            choose(vampire(in_opposing_party, other(TARGET), ~struck_already), deal_damage(2, CHOSEN)),
        )
    ),
)
card("Faulty Logic", attack(choose(face_down_card(), makes_contribute(FOE, CHOSEN))))
card("Fragmented Mind", attack(discard(count(vampire(with_discipline("dominate"), in_this_party)), FOE)))
card("Gang Up", attack(damage=count(retainer(on_this_party))))
card("Holdout Dagger", attack(damage=icons_in_party("obfuscate")))
card(
    "Humiliate",
    attack(damage=one_if(icons_in_party("presence") >= 2)),
    reaction(damage=one_if(icons_in_party("presence") >= 2)),
)
card(
    "Incite Rebellion",
    attack(
        if_(
            exists(retainer(on_opposing_party)),
            [may(choose(retainer(on_opposing_party), burn(CHOSEN)), cost=[pay_blood(1)])],
        )
    ),
)
card(
    "Irresistible Voice",
    attack(
        if_(
            has_discipline("presence") & exists(retainer(on(TARGET))) & (icons_in_party("dominate") >= 1),
            [may(choose(retainer(on(TARGET)), steal_retainer(CHOSEN)), cost=[pay_blood(1)])],
            otherwise=[
                if_(
                    has_discipline("presence") & exists(retainer(on(TARGET))),
                    [may(choose(retainer(on(TARGET)), steal_retainer(CHOSEN)), cost=[pay_blood(2)])],
                )
            ],
        )
    ),
)
card("Kneecapped", attack(if_(is_(TARGET, mortal(second_inquisition)), [may(more_damage(3), cost=[discard(1)])])))
card(
    "Know Your Place",
    attack(if_(is_(SELF, prince), [more_damage(2)], otherwise=[if_(is_(SELF, titled), [more_damage(1)])])),
)
card("Lightning Strike", attack(piercing=[icons_in_party("celerity") >= 2]))
card(
    "Molotov Cocktail",
    attack(may(deal_damage(1, vampire(in_opposing_party, other(TARGET)), aggravated=True), cost=[discard(1)])),
)
card("Power Play", attack(damage=count(vampire(titled, in_this_party))))
card("Rain on Your Parade", attack(if_(agenda_of(FOE) >= 9, [lose_agenda(1, FOE)])))
card("Scoped .30-06", attack(intel=1))
card("Scry the Soul", attack(negates=[icons_in_party("auspex") >= 2]))
card(
    "Seduction",
    attack(either([steal_blood(1, TARGET)], [if_(is_(TARGET, mortal()), [more_damage(icons_in_party("presence"))])])),
)
card("Sucker Punch", attack())
card("Sucker Punch", attack(), printing="errata")
card("Terrorize", attack(exhaust(vampire(in_opposing_party))))
card(
    "The Mighty Fall",
    attack(damage=one_if(blood_of(TARGET) >= 5, 2)),
    reaction(damage=one_if(blood_of(ATTACKER) >= 5, 2)),
)
card("Throat Rip", attack(damage=count(vampire(with_discipline("potence"), in_this_party))))
card("Unhinged", attack(discard(between(0, smaller(2, HAND))), more_damage(X)))
