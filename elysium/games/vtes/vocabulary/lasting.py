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
    CARDS,
    H_AFTER_ACTION,
    H_ANNOUNCED,
    H_ATTEMPTS_BLOCK,
    H_BLEED_SUCCESS,
    H_BLOCK_FAILED,
    H_BLOCK_FOUGHT,
    H_BLOCK_RESOLVED,
    H_BLOCKED,
    H_BLOCKS,
    H_BURNED,
    H_CALLS,
    H_CANCELLED,
    H_CARD_VOTE,
    H_COMBAT_BEGINS,
    H_COMBAT_ENDS,
    H_COMES,
    H_CONTROLLED,
    H_DIABLERIZED,
    H_DISCARDED,
    H_EDGE_VOTE,
    H_ENTERING,
    H_ENTERS,
    H_FAILED,
    H_HUNTED,
    H_LEAVES_PLAY,
    H_LEAVES_READY,
    H_LEAVES_TORPOR,
    H_MASTER_PLAYED,
    H_OUSTED,
    H_PASSED,
    H_PHASE_ENDS,
    H_PLAYED,
    H_PLAYING,
    H_PRESS_STEP,
    H_PRESSED,
    H_RAN_OUT,
    H_ROUND_BEGINS,
    H_ROUND_ENDS,
    H_SECT_CHANGED,
    H_STRUCK,
    H_TALLY,
    H_TO_TORPOR,
    H_UNLOCKED,
    H_WOULD_BLEED,
    H_WOULD_BURN,
    H_WOULD_GET_EDGE,
    H_WOULD_REPLACE,
    HOOKS,
    Entity,
    Face,
    Whose,
)
from elysium.games.vtes.definitions.names import discipline_bits
from elysium.games.vtes.marks import EITHER, FRENZY_PLAYED
from elysium.games.vtes.rules.blocks import OF_VAMPIRES, block_fails, charge_for_blocks
from elysium.games.vtes.rules.combat.damage import by_fortitude
from elysium.games.vtes.rules.hands import refill
from elysium.games.vtes.rules.limits import mark, mark_name_once, mark_once, marks_on, was_done, was_name_done
from elysium.games.vtes.rules.politics import votes_are_lost
from elysium.games.vtes.rules.resolution import resolve_action
from elysium.games.vtes.rules.values import bleed_of, stealth_of
from elysium.games.vtes.state import (
    ABSTAIN,
    BLEED,
    CANNOT_ACT,
    CANNOT_BLOCK,
    CANNOT_DIABLERIZE,
    CANNOT_END,
    CANNOT_FIGHT,
    CANNOT_HUNT,
    CANNOT_PRESS,
    CANNOT_RECRUIT,
    CANNOT_STRIKE,
    COMBAT,
    HAND,
    HANDS_ONLY,
    HUNTS_OTHERWISE,
    LEARNED,
    NO_ADDITIONAL,
    NO_ALLY_BLOCKS,
    NO_CLOSING,
    NO_DISCIPLINES,
    NO_EQUIPMENT,
    NO_PRESS_TO_END,
    NO_PRESSING_ON,
    NO_REACTIONS,
    NO_RETREAT,
    NO_STRIKE_CARDS,
    NO_UNLOCK,
    NO_VAMPIRE_BLOCKS,
    PHASE_NAMES,
    PREVENT,
    PREVENT_BY_FORTITUDE,
    ROUND,
    SCOPES,
    SHELTER,
    STATS,
    STAYS_LOCKED,
    STEALTH,
    VOTES,
    Vtes,
)
from elysium.games.vtes.terms import entity_of, methuselah_at, seat_of
from elysium.games.vtes.vocabulary.conditions import is_, same
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    BURNING_HOST,
    FOE,
    HOST,
    OTHERS,
    PREY,
    SELF,
    THAT,
    THIS,
    VICTIM,
    YOU,
    ally,
    foe_of,
    is_about_anarchs,
    minion,
    of,
    ready,
    vampire,
)


def _gets(s: Vtes, face: Face, span: int, stat: int, who: Whose, amount: int) -> None:
    """What holds for a combat or its round needs one; a hand of another size is filled at once."""
    if stat == PREVENT and by_fortitude(face):
        stat = PREVENT_BY_FORTITUDE
    if amount and (span > COMBAT or s.fighters or _combat_follows(s)):
        s.add(span, stat, who, amount)
        if stat == HAND:
            refill(s, seat_of(who), grown=True)
        elif stat == VOTES and amount < 0:
            votes_are_lost(s, entity_of(who))


LANGUAGE.knows(_gets)


def _combat_follows(s: Vtes) -> bool:
    """The action is blocked, and the block has not resolved yet."""
    return s.blocked and s.pending(resolve_action) is not None


@overload
def gets(who: Ref | Noun | Seats, stat: int, amount: Quantity = ..., *, until: int) -> Effect: ...
@overload
def gets(who: Ref | Noun | Seats, stat: int, amount: Quantity = ..., *, when: Condition | None = None) -> Lasting: ...
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
        whom = "methuselah_at(who)" if isinstance(who, Seats) or who.word == "methuselah" else "who"
        args = (("who", who), ("stat", stat), ("amount", amount), ("span", until))
        said = (("called", STATS[stat]), ("until", SCOPES[until]))
        return Effect("gets", f"_gets(s, c.face, span, stat, {whom}, amount)", args + said)
    return Lasting(stat, amount, who, (when,) if when is not None else ())


def _reduces(s: Vtes, span: int, stat: int, who: Entity, least: int) -> None:
    """By as much as it is more now; what comes later counts. [VTES-6.2.2.2-03]"""
    more = (stealth_of(s, who) if stat == STEALTH else bleed_of(s, who)) - least
    if more > 0:
        s.add(span, stat, who, -more)


def reduces(who: Ref, stat: int, *, to: int, until: int) -> Effect:
    """Stealth or bleed, down to a number."""
    assert stat in (STEALTH, BLEED), "nobody reads this"
    args = (("who", who), ("stat", stat), ("least", to), ("span", until))
    return Effect(f"reduces-{STATS[stat]}", "_reduces(s, span, stat, who, least)", args)


LANGUAGE.knows(_reduces)


def _calm(s: Vtes, minion: Entity) -> None:
    """What frenzy cards of either side have changed of it in this combat is changed back."""
    other = foe_of(s, minion)
    for fighter, whom in ((minion, SELF), (other, FOE)):
        for face, number in marks_on(s, fighter, FRENZY_PLAYED):
            for effect in CARDS[Face(face)].modes[number].effects:
                node = effect.node
                if node is not None and node.get("who") == whom and isinstance(node.get("stat"), int):
                    change = (node["span"], node["stat"], minion, node.get("amount", 1))
                    if change in s.lasting:
                        s.lasting.remove(change)
            if fighter == other:
                # What it would still do later.
                s.awaiting = [entry for entry in s.awaiting if (entry[2], entry[4], entry[7]) != (face, number, other)]


def calm(who: Ref = SELF) -> Effect:
    """The effects of frenzy cards that were used on it in this combat are cancelled."""
    return Effect("calm", "_calm(s, who)", (("who", who),))


LANGUAGE.knows(_calm)


def lessens_bleed(amount: Quantity, who: Ref = ACTOR) -> Effect:
    """For this action, by so much."""
    return Effect("lessens-bleed", "s.add(ACTION, BLEED, who, -amount)", (("amount", amount), ("who", who)))


def in_first_round(effect: Effect) -> Effect:
    """What is set up for a round as a minion blocks is for the first one of the combat that follows."""
    assert effect["until"] == SCOPES[ROUND], "it lasts a round"
    return replace(
        effect, args=tuple((name, "first-round" if name == "until" else value) for name, value in effect.args)
    )


def more_against_poor(amount: int, most: int, who: Ref = SELF) -> Effect:
    """A limited bonus to a bleed that counts only as long as its target has no more pool than that."""
    args = (("who", who), ("amount", amount), ("most", most))
    return Effect("more-against-poor", "mark(s, who, MORE_AGAINST_POOR, amount, most)", args)


def _gets_either(s: Vtes, one: int, other: int, who: Entity) -> None:
    if s.fighters or _combat_follows(s):
        s.add(COMBAT, one, who, 1)
        s.add(COMBAT, other, who, 1)
        mark(s, who, EITHER)


def gets_either(who: Ref, one: int, other: int, *, until: int) -> Effect:
    """One of the two: using it uses up the other."""
    assert until == COMBAT, "nobody reads this"
    args = (("who", who), ("one", one), ("other", other))
    said = (("called", (STATS[one], STATS[other])), ("until", SCOPES[until]))
    return Effect("gets-either", "_gets_either(s, one, other, who)", args + said)


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
PLAY_DISCIPLINES: Final = Deed("play-disciplines", NO_DISCIPLINES)
"""Cards that require a Discipline."""
PRESS_AT_ALL: Final = Deed("press", CANNOT_PRESS)
STRIKE: Final = Deed("strike", CANNOT_STRIKE)
PLAY_REACTIONS: Final = Deed("play-reactions", NO_REACTIONS)
RECRUIT: Final = Deed("recruit", CANNOT_RECRUIT)
"""Allies, nor employ retainers."""
MANEUVER_CLOSER: Final = Deed("maneuver-closer", NO_CLOSING)
MANEUVER_AWAY: Final = Deed("maneuver-away", NO_RETREAT)
PRESS_ON: Final = Deed("press-on", NO_PRESSING_ON)
PRESS_TO_END: Final = Deed("press-to-end", NO_PRESS_TO_END)
USE_EQUIPMENT: Final = Deed("use-equipment", NO_EQUIPMENT)
STRIKE_AGAIN: Final = Deed("strike-again", NO_ADDITIONAL)
"""Additionally."""
END_BY_STRIKE: Final = Deed("end-by-strike", CANNOT_END)
HUNT_AT_ALL: Final = Deed("hunt", CANNOT_HUNT)
HUNT_AS_NORMAL: Final = Deed("hunt-as-normal", HUNTS_OTHERWISE)
DIABLERIZE: Final = Deed("diablerize", CANNOT_DIABLERIZE)
DEEDS: Final = (
    BLOCK,
    ACT,
    VOTE,
    FIGHT,
    UNLOCK,
    STRIKE_OTHERWISE,
    PLAY_STRIKES,
    PLAY_DISCIPLINES,
    STRIKE,
    PRESS_AT_ALL,
    PLAY_REACTIONS,
    RECRUIT,
    MANEUVER_CLOSER,
    MANEUVER_AWAY,
    PRESS_ON,
    PRESS_TO_END,
    USE_EQUIPMENT,
    STRIKE_AGAIN,
    END_BY_STRIKE,
    HUNT_AT_ALL,
    HUNT_AS_NORMAL,
    DIABLERIZE,
)


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


def _bar_kind(s: Vtes, span: int, stat: int, minion: Entity) -> None:
    """All vampires, or all allies; those that come later as well, against whoever acts or is about to."""
    s.add(span, stat, s.acting or minion, 1)
    if s.blocker and not s.blocked and s.is_vampire(s.blocker) == (stat == NO_VAMPIRE_BLOCKS):
        block_fails(s)


LANGUAGE.knows(_gets_either, _forbid, _forbid_all_of, _bar_kind)


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
        return Effect("cannot", "_bar_kind(s, span, kind, c.minion)", (*args, ("kind", _KINDS_BARRED[who])))
    code = "_forbid_all_of(s, who, stat, span)" if isinstance(who, Seats) else "_forbid(s, who, stat, span)"
    return Effect("cannot", code, args)


def sheltered(who: Ref, actors: Noun) -> Lasting:
    """No action of such minions is aimed at it; whoever acts is *this minion*."""
    assert who in (SELF, HOST), "nobody reads this"
    return Lasting(SHELTER, 1, who, (is_(SELF, actors),), shelters=True)


def sheltered_from(who: Ref, *codes: str) -> Lasting:
    """No action of others that requires one of these Disciplines is aimed at it."""
    assert who == SELF, "nobody reads this"
    args = (("codes", codes), ("needs", discipline_bits(codes)))
    of_others = is_(SELF, minion(of(OTHERS)))
    return Lasting(SHELTER, 1, who, (of_others, Condition("acts-by", "c.about[0] & needs", args)), shelters=True)


def minions_stay_locked(until: int) -> Effect:
    """None of them unlocks, by whatever effect."""
    args = (("stat", STAYS_LOCKED), ("span", until), ("until", SCOPES[until]))
    return Effect("minions-stay-locked", "s.add(span, stat, 0, 1)", args)


def block_price(amount: int, lacking: str = "", *, life: bool = False, vampires: bool = False) -> Effect:
    """Minions must burn so much to attempt to block this action: those without a Discipline, vampires, or all."""
    needs = discipline_bits((lacking,)) if lacking else 0
    said = (("lacking", lacking), ("all", 2 if vampires else int(not lacking)))
    paid = OF_VAMPIRES if vampires else int(life)
    args = (*said, ("life", paid), ("needs", needs), ("amount", amount))
    return Effect("block-price", "charge_for_blocks(s, amount, needs, life)", args)


LANGUAGE.knows(charge_for_blocks)


class Happening(NamedTuple):
    """What cards in play wait for: a moment, and whom or what it must be about."""

    hook: int
    about: Condition | None = None
    registers: int = 0
    """How many numbers come with it besides its subject."""
    message: str = ""
    """What tells it, if not that of its moment."""


def _about(subject: Ref | Noun) -> Condition:
    return is_(THAT, subject) if isinstance(subject, Noun) else same(THAT, subject)


def goes_to_torpor(subject: Ref | Noun | None = None) -> Happening:
    return Happening(H_TO_TORPOR, _about(subject) if subject is not None else None)


def is_burned(subject: Ref | Noun | None = None) -> Happening:
    """A minion, a ready one if nothing is said of it, or a retainer; what it was is asked as it goes."""
    return Happening(H_BURNED, _about(subject if subject is not None else minion(ready)))


def enters_play(subject: Ref | Noun) -> Happening:
    return Happening(H_ENTERS, _about(subject))


def comes_into_play(subject: Noun) -> Happening:
    """Before anything that it does itself as it enters."""
    return Happening(H_COMES, _about(subject))


def as_it_enters(subject: Ref) -> Happening:
    """Before it is contested."""
    return Happening(H_ENTERING, _about(subject))


def joins_sect(subject: Noun) -> Happening:
    """Which it belongs to from now on, and did not before."""
    return Happening(H_SECT_CHANGED, _about(subject))


def is_blocked(subject: Ref | Noun) -> Happening:
    """Its action; whoever blocks has set it off."""
    return Happening(H_BLOCKED, is_(ACTOR, subject) if isinstance(subject, Noun) else same(ACTOR, subject))


def blocks(subject: Ref | Noun) -> Happening:
    """An action, before anything comes of the block."""
    return Happening(H_BLOCKS, _about(subject))


def block_resolves(subject: Ref | Noun) -> Happening:
    """It has blocked, and the combat is over if there was one."""
    return Happening(H_BLOCK_RESOLVED, _about(subject))


def fights_blocker(subject: Ref | Noun) -> Happening:
    """The combat begins that comes of a block of its action."""
    return Happening(H_BLOCK_FOUGHT, is_(ACTOR, subject) if isinstance(subject, Noun) else same(ACTOR, subject))


def fights_blocked(subject: Ref) -> Happening:
    """The combat begins that comes of its block."""
    return Happening(H_BLOCK_FOUGHT, same(THAT, subject), message="after-fought-by-blocking")


def plays_any() -> Happening:
    """Somebody plays a card with a minion; the card and the way of playing it come with it."""
    return Happening(H_PLAYED, None, 2)


def any_cancelled() -> Happening:
    """A card of anybody; its face comes with it."""
    return Happening(H_CANCELLED, None, 1)


def this_combat_ends() -> Happening:
    """Whoever fights in it."""
    return Happening(H_COMBAT_ENDS, None, 1)


def presses(subject: Ref | Noun) -> Happening:
    return Happening(H_PRESSED, _about(subject))


def bleeds(subject: Ref | Noun | None = None) -> Happening:
    """A bleed of it succeeds, for one or more."""
    return Happening(H_BLEED_SUCCESS, _about(subject) if subject is not None else None, 2)


def action_ends(subject: Ref | Noun) -> Happening:
    """An action of it, wherever it is by then."""
    if isinstance(subject, Ref):
        return Happening(H_AFTER_ACTION, same(ACTOR, subject))
    return Happening(H_AFTER_ACTION, is_(ACTOR, replace(subject, place="")))


def plays(subject: Ref, discipline: str) -> Happening:
    """It plays a card that requires this Discipline; the card and the way of playing it come with it."""
    return Happening(H_PLAYED, same(THAT, subject) & card_requires(discipline), 2)


def as_it_plays(subject: Ref | Noun, discipline: str = "") -> Happening:
    """The same, before anybody can cancel the card; or one that requires any Discipline."""
    requires = card_requires(discipline) if discipline else Condition("card-requires-any", f"{_WAY_PLAYED}.needs")
    return Happening(H_PLAYING, _about(subject) & requires, 2)


_WAY_PLAYED: Final = "CARDS[c.about[0]].modes[c.about[1]]"


def card_requires(discipline: str) -> Condition:
    """The card that is about to be played, by the way in which it is."""
    args = (("code", discipline), ("needs", discipline_bits((discipline,))))
    return Condition("card-requires", f"{_WAY_PLAYED}.needs & needs", args)


def votes_are_counted() -> Happening:
    """Of any referendum, before anything comes of it; whether it has passed comes with it."""
    return Happening(H_TALLY, None, 1)


def is_cancelled(name: str, whose: Seats) -> Happening:
    """A card of this name and Methuselah; its face comes with it."""
    args = (("name", name), ("number", fact_named(name).id), ("seat", whose))
    return Happening(
        H_CANCELLED, Condition("card-is", "c.target == methuselah_at(seat) and c.about[0] == number", args), 1
    )


def edge_votes(seat: Seats | None = None) -> Happening:
    """Somebody, or this Methuselah, burns the Edge for a vote."""
    return Happening(H_EDGE_VOTE, _by(seat) if seat is not None else None)


def card_votes(seat: Seats = YOU) -> Happening:
    """This Methuselah burns a political action card for a vote."""
    return Happening(H_CARD_VOTE, _by(seat))


def hunts(subject: Ref | Noun) -> Happening:
    """It has gained blood by hunting."""
    return Happening(H_HUNTED, _about(subject))


def leaves_ready(subject: Ref | Noun) -> Happening:
    """By whatever road; what it was is asked as it goes."""
    return Happening(H_LEAVES_READY, _about(subject))


def leaves_play(subject: Ref | Noun) -> Happening:
    """To whatever place; what it was is asked as it goes."""
    return Happening(H_LEAVES_PLAY, _about(subject))


def announces(subject: Ref | Noun) -> Happening:
    """It announces an action."""
    return Happening(H_ANNOUNCED, _about(subject))


def attempts_block(subject: Ref | Noun) -> Happening:
    return Happening(H_ATTEMPTS_BLOCK, _about(subject))


def discards_anarchs_card(seat: Seats = YOU) -> Happening:
    """By a discard phase action: a card that requires an Anarch, or that makes a vampire one."""
    return Happening(H_DISCARDED, _by(seat) & Condition("about-anarchs", "is_about_anarchs(c.about[0])"), 1)


LANGUAGE.knows(is_about_anarchs)


def prey_is_ousted() -> Happening:
    """Whoever was one's prey then; pool and victory point have been taken."""
    return Happening(H_OUSTED, Condition("by", "c.about[0] == c.seat", (("seat", PREY),)), 1)


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
    """The Methuselah whom a happening is about, or one of the others."""
    if seat == OTHERS:
        return Condition("by", "c.target != methuselah_at(c.seat)", (("seat", seat),))
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


def replaces_card(seat: Seats = YOU) -> Happening:
    """One that has left the hand; only what would happen instead can be said of it."""
    return Happening(H_WOULD_REPLACE, _by(seat))


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


def round_ends() -> Happening:
    """After presses, or earlier if the combat is over."""
    return Happening(H_ROUND_ENDS)


def loses_last_blood(subject: Ref | Noun) -> Happening:
    """A vampire, whatever takes it."""
    return Happening(H_RAN_OUT, _about(subject))


def press_step_begins() -> Happening:
    """Before anybody presses."""
    return Happening(H_PRESS_STEP)


def combat_ends(subject: Ref | Noun | None = None) -> Happening:
    """Of this minion; without one, of whoever the card is about, and the opponent is *it* then."""
    if subject is not None:
        return Happening(H_COMBAT_ENDS, _about(subject), 1)
    return Happening(H_COMBAT_ENDS, Condition("combat-was-with", "entity_of(c.target) != c.minion"), 1)


def combat_begins(subject: Ref | Noun) -> Happening:
    """A combat of it, before the first round."""
    return Happening(H_COMBAT_BEGINS, _about(subject))


def struck(subject: Ref) -> Happening:
    """Damage of a strike is inflicted on it."""
    return Happening(H_STRUCK, _about(subject))


def hurt_by_strike(subject: Ref) -> Happening:
    """The same, of any strike of the round."""
    return Happening(H_STRUCK, _about(subject), message="after-hurt-by-strike")


def calls_referendum(caller: Ref | Noun) -> Happening:
    """By a political action, before its terms are set."""
    return Happening(H_CALLS, _about(caller))


def referendum_passes(caller: Ref | Noun | None = None) -> Happening:
    """That of a political action, once it has done what it does; whoever called it has set it off."""
    return Happening(H_PASSED, _about(caller) if caller is not None else None)


def referendum_fails(caller: Ref | Noun) -> Happening:
    """That of a political action, or it is called off; whoever called it has set it off."""
    return Happening(H_FAILED, _about(caller))


def leaves_torpor() -> Happening:
    """A vampire, by whatever road and to whatever place."""
    return Happening(H_LEAVES_TORPOR)


def later(happening: Happening, *effects: Effect, until: int, once: bool = False) -> Control:
    """Set up by an effect: when it happens in the span, each time or once. The one that it happens to is *it* then."""
    about = (happening.about,) if happening.about is not None else ()
    message = happening.message or f"after-{HOOKS[happening.hook]}"
    said = (("subject", _subject(happening)), ("message", message), ("once", int(once)))
    phase = next((part["phase_"] for whole in about for part in whole.parts if part.get("phase_")), "")
    args = (
        ("moment", happening.hook),
        ("span", until),
        ("about", about),
        ("then", effects),
        ("phase", phase),
        ("until", SCOPES[until]),
    )
    return Control("later", args=args + said)


REPLACED: Final = {
    H_BURNED: H_WOULD_BURN,
    H_WOULD_BURN: H_WOULD_BURN,
    H_WOULD_GET_EDGE: H_WOULD_GET_EDGE,
    H_WOULD_REPLACE: H_WOULD_REPLACE,
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
    about = (
        next((part for part in about.parts if part.word in ("same", "is", "by")), None) if about is not None else None
    )
    if about is not None:
        found = about["other"] if about.word == "same" else about["seat"] if about.word == "by" else about["what"][0]
    return found


LANGUAGE.knows(mark_once, was_done, mark_name_once, was_name_done)


def _once(effects: Sequence[Effect], span: int, *, by_name: bool) -> tuple[Effect, ...]:
    """What is offered is used up when somebody takes it; what simply happens, when it does."""
    (offered,) = effects
    code = "mark_name_once(s, c.face, span)" if by_name else "mark_once(s, what, span)"
    used = Effect("use-up", code, (("what", THIS), ("span", span)))
    if offered.word != "may" and not offered.get("optional"):
        return (used, offered)
    args = tuple((name, (used, *value) if name == "then" else value) for name, value in offered.args)
    return (Control(offered.word, args=args),)


def after(
    happening: Happening,
    *effects: Effect,
    when: Sequence[Condition] = (),
    once: int = -1,
    by_name: bool = False,
) -> Waiting:
    """What a card does by itself; or offers, perhaps only once in a while, or one of all cards of its name."""
    conditions = (happening.about, *when) if happening.about is not None else tuple(when)
    if once >= 0:
        effects = _once(effects, once, by_name=by_name)
        code = "not was_name_done(s, c.face, span)" if by_name else "not was_done(s, what, span)"
        unused = Condition("not-used-up", code, (("what", THIS), ("span", once)))
        conditions = (*conditions, unused)
    return Waiting(happening.hook, effects, conditions, happening.registers, once, by_name)
