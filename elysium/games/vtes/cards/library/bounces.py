"""Reactions that make bleeds smaller or turn them to somebody else."""

from __future__ import annotations

from elysium.games.vtes.cards.library.common import ANOTHER, BLEEDING_YOU
from elysium.games.vtes.state import ACTION, BLEED
from elysium.games.vtes.vocabulary.clauses import BLOCKS_DECLINED, card, reaction
from elysium.games.vtes.vocabulary.conditions import exists, is_
from elysium.games.vtes.vocabulary.effects import lock, redirect_bleed
from elysium.games.vtes.vocabulary.lasting import gets, reduces
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    PREDATOR,
    SELF,
    YOU,
    ally,
    clan,
    methuselah,
    of,
    of_circle,
    only_methuselah,
    other,
    predator_of,
    ready,
    title,
    unlocked,
    vampire,
    younger,
)

card(
    "Camaraderie",
    basic=reaction(gets(ACTOR, BLEED, -1, until=ACTION), when=(BLEEDING_YOU,)),
    superior=reaction(
        gets(ACTOR, BLEED, -3, until=ACTION),
        when=(BLEEDING_YOU, exists(vampire(ready, unlocked, other(), of(YOU), clan("blood-brother"), of_circle()))),
    ),
)
card(
    "Deflection",
    basic=reaction(lock(SELF), redirect_bleed(), windows=BLOCKS_DECLINED, target=ANOTHER, when=(BLEEDING_YOU,)),
    superior=reaction(redirect_bleed(), windows=BLOCKS_DECLINED, target=ANOTHER, when=(BLEEDING_YOU,)),
)
card(
    "Redirection",
    basic=reaction(
        lock(SELF),
        redirect_bleed(),
        windows=BLOCKS_DECLINED,
        target=ANOTHER,
        when=(BLEEDING_YOU, is_(ACTOR, vampire(younger()))),
    ),
    superior=reaction(
        lock(SELF),
        redirect_bleed(),
        windows=BLOCKS_DECLINED,
        target=ANOTHER,
        when=(BLEEDING_YOU, is_(ACTOR, vampire())),
    ),
)
card(
    "Telepathic Counter",
    basic=reaction(gets(ACTOR, BLEED, -1, until=ACTION), when=(BLEEDING_YOU,)),
    superior=reaction(gets(ACTOR, BLEED, -2, until=ACTION), when=(BLEEDING_YOU,)),
)
card(
    "Telepathic Misdirection",
    basic=reaction(intercept=1),
    superior=reaction(lock(SELF), redirect_bleed(), windows=BLOCKS_DECLINED, target=ANOTHER, when=(BLEEDING_YOU,)),
)
card(
    "My Enemy's Enemy",
    basic=reaction(intercept=1),
    superior=reaction(
        lock(SELF),
        redirect_bleed(predator_of(PREDATOR)),
        windows=BLOCKS_DECLINED,
        target=only_methuselah(predator_of(PREDATOR)),
        when=(BLEEDING_YOU, is_(ACTOR, of(PREDATOR)), exists(methuselah(), 3)),
    ),
)
card(
    "Bait and Switch",
    reaction(lock(SELF), redirect_bleed(), windows=BLOCKS_DECLINED, target=ANOTHER, when=(BLEEDING_YOU,)),
    requires=(is_(SELF, title("baron")),),
)
card(
    "Visions of Zapathasura",
    basic=reaction(gets(ACTOR, BLEED, -3, until=ACTION), when=(BLEEDING_YOU,)),
    superior=reaction(lock(SELF), reduces(ACTOR, BLEED, to=0, until=ACTION), when=(BLEEDING_YOU,)),
)
card(
    "Lost in Translation",
    reaction(
        lock(SELF),
        redirect_bleed(),
        windows=BLOCKS_DECLINED,
        target=ANOTHER,
        when=(BLEEDING_YOU, is_(ACTOR, ally() | vampire(younger()))),
    ),
    one_each=ACTION,
)
