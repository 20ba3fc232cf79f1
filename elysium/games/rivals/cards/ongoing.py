"""Actions that stay in play, hosted or not."""

from __future__ import annotations

from elysium.games.rivals.state import INFLUENCE
from elysium.games.rivals.vocabulary.amounts import SPARE_PRESTIGE, X, between, blood_of, count, smaller, twice
from elysium.games.rivals.vocabulary.clauses import action, card, in_attack, unhosted
from elysium.games.rivals.vocabulary.conditions import attack_is
from elysium.games.rivals.vocabulary.control import if_, may
from elysium.games.rivals.vocabulary.effects import (
    add_prestige,
    burn,
    gain_agenda,
    mend,
    more_damage,
    pay_blood,
    pay_prestige,
    take_prestige,
)
from elysium.games.rivals.vocabulary.lasting import (
    SCHEME_SUCCEEDS,
    START_OF_YOUR_TURN,
    after,
    attacker_defeats,
    gets,
)
from elysium.games.rivals.vocabulary.things import (
    LEADER,
    THIS,
    YOU,
    in_attacking_party,
    of,
    other,
    player,
    vampire,
    with_discipline,
)

card("Assert Authority", unhosted(stays=True), statics=(gets(LEADER, INFLUENCE, count(player(other(YOU)))),))
card(
    "Blood for Blood",
    action(stays=True),
    abilities=(
        in_attack(more_damage(1), cost=[pay_blood(1)], when=[attack_is("physical")], role="attacker", each_attack=True),
    ),
)
card(
    "Influencer",
    unhosted(stays=True, cost=[pay_prestige(1)]),
    statics=(gets(vampire(with_discipline("presence"), of(YOU)), INFLUENCE),),
)
card(
    "Long-Term Investment",
    action(
        pay_prestige(between(1, smaller(3, SPARE_PRESTIGE))),
        add_prestige(twice(X)),
        stays=True,
        when=[SPARE_PRESTIGE >= 1],
    ),
    triggers=(after(START_OF_YOUR_TURN, take_prestige(1), if_(blood_of(THIS) <= 0, [burn(THIS)])),),
)
card(
    "PR Firm",
    unhosted(stays=True),
    triggers=(after(SCHEME_SUCCEEDS, may(gain_agenda(1), cost=[pay_prestige(1)])),),
)
card("The Spoils", unhosted(stays=True), triggers=(after(attacker_defeats(), mend(1, vampire(in_attacking_party))),))
