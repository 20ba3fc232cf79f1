"""Malkavians."""

from __future__ import annotations

from elysium.games.rivals.vocabulary.clauses import ability, card, in_attack, to_block
from elysium.games.rivals.vocabulary.conditions import is_
from elysium.games.rivals.vocabulary.control import may
from elysium.games.rivals.vocabulary.effects import (
    block_with,
    draw,
    gain_agenda,
    gain_prestige,
    mend,
    more_damage,
    pay_prestige,
)
from elysium.games.rivals.vocabulary.lasting import (
    MENDING_STEP,
    YOU_LAY_FACE_DOWN,
    YOU_RESOLVE_FACE_DOWN,
    after,
    is_defeated,
)
from elysium.games.rivals.vocabulary.things import SELF, in_this_party, in_torpor, vampire

card("Bad Penny", triggers=(after(MENDING_STEP, mend(1, SELF), when=[is_(SELF, in_torpor)]),))
card("Doc", abilities=(ability(mend(1, vampire(in_this_party)), cost=[pay_prestige(1)]),))
card("Guv'nah", triggers=(after(YOU_LAY_FACE_DOWN, draw(1)),))
card("Inmate #745943", abilities=(in_attack(more_damage(2), cost=[pay_prestige(1)], role="attacker"),))
card("Jesús", triggers=(after(is_defeated(SELF), may(gain_agenda(1), cost=[pay_prestige(1)])),))
card("Karma")
card("Lolita")
card("Street Preacher", abilities=(to_block(block_with(SELF), cost=[pay_prestige(1)], in_streets=True),))
card("Velvet", triggers=(after(YOU_RESOLVE_FACE_DOWN, gain_prestige(1)),))
