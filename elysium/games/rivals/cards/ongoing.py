"""Actions that stay in play, hosted or not."""

from __future__ import annotations

from elysium.games.rivals.state import INFLUENCE, SECRECY
from elysium.games.rivals.vocabulary.amounts import (
    INQUISITION_DAMAGE,
    MORTALS_DEFEATED_BY_YOU,
    SPARE_PRESTIGE,
    X,
    between,
    count,
    icons_in_coterie,
    smaller,
    twice,
)
from elysium.games.rivals.vocabulary.clauses import ability, action, at_inquisition, card, in_attack, unhosted
from elysium.games.rivals.vocabulary.conditions import attack_is, empty, is_, scheme_succeeded
from elysium.games.rivals.vocabulary.control import CHOSEN, CHOSEN_PLAYER, choose, either, if_, may
from elysium.games.rivals.vocabulary.effects import (
    add_blood,
    add_prestige,
    burn,
    discard_this,
    exhaust,
    gain_agenda,
    give_blood,
    look_at_faction,
    look_at_library,
    mend,
    more_damage,
    pay_blood,
    pay_prestige,
    redirect,
    take_prestige,
)
from elysium.games.rivals.vocabulary.lasting import (
    SCHEME_SUCCEEDS,
    START_OF_YOUR_TURN,
    after,
    attacker_defeats,
    gets,
    mortal_down,
)
from elysium.games.rivals.vocabulary.things import (
    LEADER,
    TARGET,
    THIS,
    YOU,
    anywhere,
    in_attacking_party,
    mortal,
    of,
    other,
    outside_haven,
    player,
    vampire,
    with_discipline,
    wounded,
)

card("Assert Authority", unhosted(stays=True), statics=(gets(LEADER, INFLUENCE, count(player(other(YOU)))),))
card(
    "Beauty is a Beast",
    unhosted(stays=True),
    abilities=(in_attack(more_damage(1), cost=[exhaust(THIS)], when=[attack_is("social"), is_(TARGET, mortal())]),),
)
card(
    "Blood for Blood",
    action(stays=True),
    abilities=(
        in_attack(more_damage(1), cost=[pay_blood(1)], when=[attack_is("physical")], role="attacker", each_attack=True),
    ),
)
card(
    "Distraction",
    action(stays=True),
    abilities=(
        at_inquisition(
            choose(player(other(YOU)), redirect(between(1, smaller(2, INQUISITION_DAMAGE)), CHOSEN_PLAYER)),
            cost=[discard_this()],
        ),
    ),
)
card(
    "Emergency Bloodbag",
    unhosted(add_blood(3), stays=True),
    triggers=(
        after(
            START_OF_YOUR_TURN,
            choose(vampire(wounded, anywhere, of(YOU)), give_blood(1, CHOSEN), optional=True),
            if_(empty(THIS), [burn(THIS)]),
        ),
    ),
)
card(
    "First Tradition: The Masquerade",
    unhosted(stays=True, cost=[pay_prestige(2)]),
    statics=(gets(vampire(outside_haven, of(YOU)), SECRECY),),
    triggers=(after(mortal_down(mortal()), burn(THIS), when=[MORTALS_DEFEATED_BY_YOU >= 2]),),
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
    triggers=(after(START_OF_YOUR_TURN, take_prestige(1), if_(empty(THIS), [burn(THIS)])),),
)
card(
    "PR Firm",
    unhosted(stays=True),
    triggers=(after(SCHEME_SUCCEEDS, may(gain_agenda(1), cost=[pay_prestige(1)])),),
)
card(
    "PR Firm",
    unhosted(stays=True),
    abilities=(ability(gain_agenda(1), cost=[pay_prestige(1)], when=[scheme_succeeded()]),),
    printing="errata",
)
card(
    "Search Engine",
    unhosted(stays=True),
    abilities=(
        ability(
            either([look_at_library()], [look_at_faction()]),
            cost=[exhaust(THIS)],
            when=[icons_in_coterie("auspex") >= 1],
        ),
    ),
)
card("The Spoils", unhosted(stays=True), triggers=(after(attacker_defeats(), mend(1, vampire(in_attacking_party))),))
