"""What lasts: for a while by an effect, or as long as a card is in play; and what a card does by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, overload

from msgspec.structs import replace

from elysium.engine.cards.nodes import Condition, Control, Effect, Noun, Quantity, Ref, Seats
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.definition import Lasting, Waiting
from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import (
    H_AFTER_ACTION,
    H_BLEED_SUCCESS,
    H_BLOCK_FAILED,
    H_BLOCKED,
    H_BURNED,
    H_CANCELLED,
    H_CONTROLLED,
    H_DIABLERIZED,
    H_EDGE_VOTE,
    H_ENTERS,
    H_HUNTED,
    H_LEAVES_PLAY,
    H_LEAVES_READY,
    H_MASTER_PLAYED,
    H_PASSED,
    H_PHASE_ENDS,
    H_PLAYED,
    H_PRESSED,
    H_ROUND_BEGINS,
    H_STRUCK,
    H_TO_TORPOR,
    H_UNLOCKED,
    H_WOULD_BLEED,
    H_WOULD_BURN,
    H_WOULD_GET_EDGE,
    HOOKS,
    Entity,
    Whose,
)
from elysium.games.vtes.definitions.names import discipline_bits
from elysium.games.vtes.marks import EITHER, FIRST_ROUND_ONLY
from elysium.games.vtes.rules.blocks import block_fails, charge_for_blocks
from elysium.games.vtes.rules.hands import refill
from elysium.games.vtes.rules.limits import mark, mark_once, was_done
from elysium.games.vtes.state import (
    ABSTAIN,
    ACTION,
    CANNOT_ACT,
    CANNOT_BLOCK,
    CANNOT_FIGHT,
    CANNOT_PRESS,
    COMBAT,
    HAND,
    HANDS_ONLY,
    LEARNED,
    NO_ALLY_BLOCKS,
    NO_STRIKE_CARDS,
    NO_UNLOCK,
    NO_VAMPIRE_BLOCKS,
    PHASE_NAMES,
    PREVENT,
    SCOPES,
    SHELTER,
    STATS,
    STAYS_LOCKED,
    Vtes,
)
from elysium.games.vtes.terms import methuselah_at, seat_of
from elysium.games.vtes.vocabulary.conditions import is_, same
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    BURNING_HOST,
    HOST,
    SELF,
    THAT,
    THIS,
    VICTIM,
    YOU,
    ally,
    minion,
    vampire,
)


def _gets(s: Vtes, span: int, stat: int, who: Whose, amount: int) -> None:
    """What holds for a combat or its round needs one; a hand of another size is filled at once."""
    if amount and (span > COMBAT or s.fighters):
        s.add(span, stat, who, amount)
        if stat == HAND:
            refill(s, seat_of(who))


LANGUAGE.knows(_gets)


@overload
def gets(who: Ref | Noun | Seats, stat: int, amount: Quantity = ..., *, until: int) -> Effect: ...
@overload
def gets(who: Ref | Noun | Seats, stat: int, amount: int = ..., *, when: Condition | None = None) -> Lasting: ...
def gets(
    who: Ref | Noun | Seats,
    stat: int,
    amount: Quantity = 1,
    *,
    until: int | None = None,
    when: Condition | None = None,
) -> Effect | Lasting:
    """A change of a value: for a while as an effect, or without an end as a clause of a card in play."""
    if until is not None:
        whom = "methuselah_at(who)" if isinstance(who, Seats) else "who"
        args = (("who", who), ("stat", stat), ("amount", amount), ("span", until))
        said = (("called", STATS[stat]), ("until", SCOPES[until]))
        return Effect("gets", f"_gets(s, span, stat, {whom}, amount)", args + said)
    assert isinstance(amount, int), "a lasting change by a counted amount has no reader yet"
    return Lasting(stat, amount, who, (when,) if when is not None else ())


def _gets_either(s: Vtes, span: int, one: int, other: int, who: Entity) -> None:
    s.add(span, one, who, 1)
    s.add(span, other, who, 1)
    mark(s, who, EITHER)


def gets_either(who: Ref, one: int, other: int, *, until: int) -> Effect:
    """One of the two: using it uses up the other."""
    args = (("who", who), ("one", one), ("other", other), ("span", until))
    said = (("called", (STATS[one], STATS[other])), ("until", SCOPES[until]))
    return Effect("gets-either", "_gets_either(s, span, one, other, who)", args + said)


def _prevents_in_first_round(s: Vtes, who: Entity, amount: int) -> None:
    s.add(ACTION, PREVENT, who, amount)
    mark(s, who, FIRST_ROUND_ONLY)


def prevents_in_first_round(who: Ref, amount: int) -> Effect:
    """In the combat that a block leads to."""
    code = "_prevents_in_first_round(s, who, amount)"
    return Effect("prevents-in-first-round", code, (("who", who), ("amount", amount)))


def gets_discipline(who: Ref, code: str, *, until: int) -> Effect:
    """At the superior level."""
    args = (("who", who), ("code", code), ("needs", discipline_bits((code,))), ("stat", LEARNED), ("span", until))
    return Effect("gets-discipline", "s.add(span, stat, who, needs)", (*args, ("until", SCOPES[until])))


# Prohibitions


class Deed(NamedTuple):
    """What can be forbidden."""

    word: str
    stat: int


BLOCK: Final = Deed("block", CANNOT_BLOCK)
ACT: Final = Deed("act", CANNOT_ACT)
VOTE: Final = Deed("vote", ABSTAIN)
FIGHT: Final = Deed("fight", CANNOT_FIGHT)
UNLOCK: Final = Deed("unlock", NO_UNLOCK)
"""As normal, in the unlock phase."""
STRIKE_OTHERWISE: Final = Deed("strike-otherwise", HANDS_ONLY)
"""Than by hand."""
PLAY_STRIKES: Final = Deed("play-strikes", NO_STRIKE_CARDS)
PRESS_AT_ALL: Final = Deed("press", CANNOT_PRESS)
DEEDS: Final = (BLOCK, ACT, VOTE, FIGHT, UNLOCK, STRIKE_OTHERWISE, PLAY_STRIKES, PRESS_AT_ALL)


def _forbid(s: Vtes, who: Entity, stat: int, span: int) -> None:
    """What it does of that already ends: an attempt to block fails, votes that were cast do not count."""
    if not s.region[who]:
        return
    s.add(span, stat, who, 1)
    if stat == CANNOT_BLOCK and s.blocker == who and not s.blocked:
        block_fails(s)
    elif stat == ABSTAIN:
        s.ballots = [entry for entry in s.ballots if entry[1] != who]


def _forbid_all_of(s: Vtes, seat: Seat, stat: int, span: int) -> None:
    """No minion of a Methuselah can do it."""
    s.add(span, stat, methuselah_at(seat), 1)
    if stat == CANNOT_BLOCK and s.blocker and s.controller[s.blocker] == seat and not s.blocked:
        block_fails(s)


def _bar_kind(s: Vtes, span: int, stat: int) -> None:
    """All vampires, or all allies; those that come later as well."""
    s.add(span, stat, s.acting, 1)
    if s.blocker and not s.blocked and s.is_vampire(s.blocker) == (stat == NO_VAMPIRE_BLOCKS):
        block_fails(s)


LANGUAGE.knows(_gets_either, _prevents_in_first_round, _forbid, _forbid_all_of, _bar_kind)


_KINDS_BARRED: Final = {vampire(): NO_VAMPIRE_BLOCKS, ally(): NO_ALLY_BLOCKS}


@overload
def cannot(who: Ref | Noun | Seats, deed: Deed, *, until: int) -> Effect: ...
@overload
def cannot(who: Ref | Noun, deed: Deed, *, when: Condition | None = None) -> Lasting: ...
def cannot(
    who: Ref | Noun | Seats, deed: Deed, *, until: int | None = None, when: Condition | None = None
) -> Effect | Lasting:
    """A prohibition: for a while as an effect, or without an end as a clause of a card in play."""
    if until is None:
        assert not isinstance(who, Seats), "nobody reads this"
        return gets(who, deed.stat, when=when)
    args = (("who", who), ("deed", deed.word), ("stat", deed.stat), ("span", until), ("until", SCOPES[until]))
    if who in _KINDS_BARRED and deed == BLOCK:
        return Effect("cannot", "_bar_kind(s, span, kind)", (*args, ("kind", _KINDS_BARRED[who])))
    code = "_forbid_all_of(s, who, stat, span)" if isinstance(who, Seats) else "_forbid(s, who, stat, span)"
    return Effect("cannot", code, args)


def sheltered(who: Ref, actors: Noun) -> Lasting:
    """No action of such minions is aimed at it; whoever acts is *this minion*."""
    assert who in (SELF, HOST), "nobody reads this"
    return Lasting(SHELTER, 1, who, (is_(SELF, actors),), shelters=True)


def minions_stay_locked(until: int) -> Effect:
    """None of them unlocks, by whatever effect."""
    args = (("stat", STAYS_LOCKED), ("span", until), ("until", SCOPES[until]))
    return Effect("minions-stay-locked", "s.add(span, stat, 0, 1)", args)


def block_price(amount: int, lacking: str = "", *, life: bool = False) -> Effect:
    """Minions must burn so much to attempt to block this action, those without a Discipline or all."""
    needs = discipline_bits((lacking,)) if lacking else 0
    said = (("lacking", lacking), ("all", int(not lacking)))
    args = (*said, ("life", int(life)), ("needs", needs), ("amount", amount))
    return Effect("block-price", "charge_for_blocks(s, amount, needs, life)", args)


LANGUAGE.knows(charge_for_blocks)


class Happening(NamedTuple):
    """What cards in play wait for: a moment, and whom or what it must be about."""

    hook: int
    about: Condition | None = None
    registers: int = 0
    """How many numbers come with it besides its subject."""


def _about(subject: Ref | Noun) -> Condition:
    return is_(THAT, subject) if isinstance(subject, Noun) else same(THAT, subject)


def goes_to_torpor(subject: Ref | Noun | None = None) -> Happening:
    return Happening(H_TO_TORPOR, _about(subject) if subject is not None else None)


def is_burned(subject: Ref | None = None) -> Happening:
    """A ready minion, or this one; what burns is not there any more to be asked what it is."""
    return Happening(H_BURNED, _about(subject) if subject is not None else None)


def enters_play(subject: Ref | Noun) -> Happening:
    return Happening(H_ENTERS, _about(subject))


def is_blocked(subject: Ref) -> Happening:
    """Its action; whoever blocks has set it off."""
    return Happening(H_BLOCKED, same(ACTOR, subject))


def presses(subject: Ref | Noun) -> Happening:
    return Happening(H_PRESSED, _about(subject))


def bleeds(subject: Ref | Noun) -> Happening:
    """A bleed of it succeeds."""
    return Happening(H_BLEED_SUCCESS, _about(subject))


def action_ends(subject: Ref | Noun) -> Happening:
    """An action of it, wherever it is by then."""
    if isinstance(subject, Ref):
        return Happening(H_AFTER_ACTION, same(ACTOR, subject))
    return Happening(H_AFTER_ACTION, is_(ACTOR, replace(subject, place="")))


def plays(subject: Ref, discipline: str) -> Happening:
    """It plays a card that requires this Discipline; the card and the way of playing it come with it."""
    args = (("code", discipline), ("needs", discipline_bits((discipline,))))
    requires = Condition("card-requires", "CARDS[c.about[0]].modes[c.about[1]].needs & needs", args)
    return Happening(H_PLAYED, same(THAT, subject) & requires, 2)


def is_cancelled(name: str, whose: Seats) -> Happening:
    """A card of this name and Methuselah; its face comes with it."""
    args = (("name", name), ("number", fact_named(name).id), ("seat", whose))
    return Happening(
        H_CANCELLED, Condition("card-is", "c.target == methuselah_at(seat) and c.about[0] == number", args), 1
    )


def edge_votes() -> Happening:
    """This Methuselah casts the vote of the Edge."""
    return Happening(H_EDGE_VOTE)


def hunts(subject: Ref | Noun) -> Happening:
    """It has gained blood by hunting."""
    return Happening(H_HUNTED, _about(subject))


def leaves_ready(subject: Ref | Noun) -> Happening:
    """By whatever road; what it was is asked as it goes."""
    return Happening(H_LEAVES_READY, _about(subject))


def leaves_play(subject: Ref | Noun) -> Happening:
    """To whatever place; what it was is asked as it goes."""
    return Happening(H_LEAVES_PLAY, _about(subject))


def unlocks(subject: Ref | Noun) -> Happening:
    """In the unlock phase or by an effect."""
    return Happening(H_UNLOCKED, _about(subject))


def diablerizes(subject: Ref | Noun, victim: Noun | None = None) -> Happening:
    """It commits diablerie; before a blood hunt is called."""
    about = _about(subject)
    return Happening(H_DIABLERIZED, about & is_(VICTIM, victim) if victim is not None else about, 1)


def changes_controller(subject: Ref | Noun) -> Happening:
    return Happening(H_CONTROLLED, _about(subject))


def fails_to_block(subject: Ref | Noun) -> Happening:
    """An attempt of it."""
    return Happening(H_BLOCK_FAILED, _about(subject))


def _by(seat: Seats) -> Condition:
    """The Methuselah whom a happening is about."""
    return Condition("by", "c.target == methuselah_at(seat)", (("seat", seat),))


def plays_master(seat: Seats = YOU) -> Happening:
    """A master card of this Methuselah has done what it does, or is cancelled; its face comes with it."""
    return Happening(H_MASTER_PLAYED, _by(seat), 1)


def phase_ends(phase: str, seat: Seats = YOU) -> Happening:
    """Of this Methuselah's turn."""
    args = (("phase_", phase), ("number", PHASE_NAMES.index(phase)))
    return Happening(H_PHASE_ENDS, _by(seat) & Condition("phase-is", "c.about[0] == number", args), 1)


def gets_edge(seat: Seats = YOU) -> Happening:
    """Only what would happen instead can be said of it."""
    return Happening(H_WOULD_GET_EDGE, _by(seat))


def burns_with(host: Noun) -> Happening:
    """This card, because what it is on does; only what would happen instead can be said of it."""
    return Happening(H_WOULD_BURN, same(THAT, THIS) & is_(BURNING_HOST, host), 1)


def would_bleed(subject: Ref | Noun) -> Happening:
    """A bleed of it is about to succeed; what is changed now still counts."""
    return Happening(H_WOULD_BLEED, _about(subject))


def turn_ends() -> Happening:
    """Whosever it is."""
    args = (("phase_", "turn"), ("number", PHASE_NAMES.index("discard")))
    return Happening(H_PHASE_ENDS, Condition("phase-is", "c.about[0] == number", args), 1)


def round_begins() -> Happening:
    """The next ones of this combat."""
    return Happening(H_ROUND_BEGINS)


def struck(subject: Ref) -> Happening:
    """Damage of a strike is inflicted on it."""
    return Happening(H_STRUCK, _about(subject))


def referendum_passes() -> Happening:
    """That of a political action, once it has done what it does; whoever called it has set it off."""
    return Happening(H_PASSED)


def later(happening: Happening, *effects: Effect, until: int, once: bool = False) -> Control:
    """Set up by an effect: when it happens in the span, each time or once. The one that it happens to is *it* then."""
    about = (happening.about,) if happening.about is not None else ()
    said = (("subject", _subject(happening)), ("message", f"after-{HOOKS[happening.hook]}"), ("once", int(once)))
    phase = next((part.get("phase_", "") for part in about), "")
    args = (("moment", happening.hook), ("span", until), ("about", about), ("then", effects), ("phase", phase))
    return Control("later", args=args + said)


REPLACED: Final = {
    H_BURNED: H_WOULD_BURN,
    H_WOULD_BURN: H_WOULD_BURN,
    H_WOULD_GET_EDGE: H_WOULD_GET_EDGE,
}
"""What can be replaced."""


@overload
def would(happening: Happening, *then: Effect, when: Sequence[Condition] = ...) -> Waiting: ...
@overload
def would(happening: Happening, *then: Effect, until: int) -> Control: ...
def would(
    happening: Happening, *then: Effect, when: Sequence[Condition] = (), until: int | None = None
) -> Waiting | Control:
    """Something else instead: for a while as an effect, or without an end as a clause of a card in play."""
    replaced = happening._replace(hook=REPLACED[happening.hook], registers=1)
    if until is None:
        return after(replaced, *then, when=when)
    awaited = later(replaced, *then, until=until)
    return Control(awaited.word, args=(*awaited.args, ("instead", 1)))


def _subject(happening: Happening) -> Noun | Ref | Seats:
    about = happening.about
    found: Noun | Ref | Seats = minion()
    if about is not None and about.word in ("same", "is", "by"):
        found = about["other"] if about.word == "same" else about["seat"] if about.word == "by" else about["what"][0]
    return found


LANGUAGE.knows(mark_once, was_done)


def _once(effects: Sequence[Effect], span: int) -> tuple[Effect, ...]:
    """What is offered, and is used up when somebody takes it."""
    (offered,) = effects
    assert offered.word == "may" or offered.get("optional"), "nobody may decline it"
    used = Effect("use-up", "mark_once(s, what, span)", (("what", THIS), ("span", span)))
    args = tuple((name, (used, *value) if name == "then" else value) for name, value in offered.args)
    return (Control(offered.word, args=args),)


def after(happening: Happening, *effects: Effect, when: Sequence[Condition] = (), once: int = -1) -> Waiting:
    """What a card does by itself; or offers, perhaps only once in a while."""
    conditions = (happening.about, *when) if happening.about is not None else tuple(when)
    if once >= 0:
        effects = _once(effects, once)
        unused = Condition("not-used-up", "not was_done(s, what, span)", (("what", THIS), ("span", once)))
        conditions = (*conditions, unused)
    return Waiting(happening.hook, effects, conditions, happening.registers, once)
