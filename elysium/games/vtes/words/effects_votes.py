"""What cards do in politics."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import Context
from elysium.games.vtes.definitions.meaning import Meaning
from elysium.games.vtes.definitions.names import PRINCE
from elysium.games.vtes.marks import GAVE_BLOOD_FOR
from elysium.games.vtes.rules.counters import move_blood
from elysium.games.vtes.rules.hands import refill
from elysium.games.vtes.rules.pool import burn_pool, gain_pool
from elysium.games.vtes.rules.titles import give_title
from elysium.games.vtes.state import ACTION, GAME, HAND, SCORN, VOTES, Vtes
from elysium.games.vtes.terms import methuselah_at
from elysium.games.vtes.words.choices import ask_direction
from elysium.games.vtes.words.making import effect


@effect(meaning=Meaning.BURNS_POOL_PER_MINION)
def each_burns_pool_per_minion(s: Vtes, context: Context) -> None:
    for seat in s.alive():
        burn_pool(s, seat, len(s.controlled(seat)))


@effect(gains_pool=True, meaning=Meaning.GAINS_POOL_PER_CLAN)
def each_gains_pool_per_chosen_clan(s: Vtes, context: Context) -> None:
    for seat in s.alive():
        gain_pool(s, seat, sum(s.clan[e] == s.terms[0] for e in s.controlled(seat) if s.is_vampire(e)))


@effect(meaning=Meaning.TAKES_CHOSEN_TITLE)
def receive_chosen_title(s: Vtes, context: Context) -> None:
    """The title held by a prince, which is contested then."""
    holder = s.terms[0] if s.terms else 0
    if holder and s.title[holder] == PRINCE:
        give_title(s, context.minion, PRINCE, s.claim[holder])


@effect(meaning=Meaning.ADDS_VOTES)
def extra_votes(s: Vtes, context: Context, amount: int) -> None:
    """Votes for the Methuselah, from a card in play."""
    s.granted.append((context.seat, context.source, amount))


@effect
def gains_vote(s: Vtes, context: Context, amount: int) -> None:
    s.add(ACTION, VOTES, context.source, amount)


@effect(meaning=Meaning.PUNISHES_VOTES_AGAINST)
def scorn(s: Vtes, context: Context, amount: int) -> None:
    s.add(ACTION, SCORN, context.minion, amount)


@effect(meaning=Meaning.ENLARGES_HAND)
def larger_hand(s: Vtes, context: Context, amount: int) -> None:
    s.add(GAME, HAND, methuselah_at(context.seat), amount)
    refill(s, context.seat)


@effect(meaning=Meaning.DIRECTS_VOTES)
def force_votes(s: Vtes, context: Context) -> None:
    """The older Toreador gives a blood and directs this vampire's votes."""
    move_blood(s, context.minion, context.source, 1)
    s.once(ACTION, context.minion, GAVE_BLOOD_FOR, context.face)
    ask_direction(s, context.seat, context.source)
