"""Ventrue."""

from __future__ import annotations

from elysium.games.rivals.state import SHIELD
from elysium.games.rivals.vocabulary.clauses import ability, card, in_attack
from elysium.games.rivals.vocabulary.conditions import attack_is, attacking, exists, is_
from elysium.games.rivals.vocabulary.control import choose, if_
from elysium.games.rivals.vocabulary.effects import (
    discard_card,
    draw,
    exhaust,
    gain_prestige,
    lose_prestige,
    mend,
    more_damage,
)
from elysium.games.rivals.vocabulary.lasting import START_OF_YOUR_TURN, after, attaches, gets, party_defeats, plays
from elysium.games.rivals.vocabulary.things import (
    BEATEN_PLAYER,
    SELF,
    THIS,
    YOU,
    anywhere,
    hand_card,
    in_party_of,
    of,
    ongoing,
    prince,
    title,
    title_card,
    titled,
    vampire,
)

card("Bruno Wagner", triggers=(after(plays(ongoing), draw(1)),))
card("Humberto Garcia")
card("June Bryant", triggers=(after(START_OF_YOUR_TURN, draw(2), when=[exists(vampire(prince, of(YOU)))]),))
card(
    "Montgomery White",
    statics=(gets(vampire(in_party_of(THIS)), SHIELD, when=[attack_is("ranged")], role="party"),),
)
card("Nancy Witt")
card(
    "Randolph Marz",
    abilities=(
        in_attack(
            more_damage(1),
            if_(is_(SELF, prince), [more_damage(1)]),
            cost=[choose(hand_card(title_card), discard_card())],
            when=[attacking()],
            role="party",
        ),
    ),
)
card("Stevie Osborn", triggers=(after(attaches(vampire(of(YOU)), title()), gain_prestige(1)),))
card("Yusuf Kaya", abilities=(ability(mend(1, vampire(titled, anywhere, of(YOU))), cost=[exhaust(SELF)]),))
card(
    "Zhang Wei",
    triggers=(after(party_defeats(), lose_prestige(1, BEATEN_PLAYER), when=[is_(SELF, titled)], role="party"),),
)
