"""Whether definitions say what somebody reads: every reference stands for something, nothing said does nothing.

A definition that the rules would carry out without complaint can still mean nothing: a change of a value that nobody
looks at, a word for a target where there is none, a number for a way of playing that has no use for it. Each is
found here, by the name of its card and with what to do about it.
"""

from __future__ import annotations

import inspect
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from elysium.engine.cards.generate import BadWord
from elysium.engine.cards.nodes import Condition, Control, Effect, Node, Noun, Ref, Seats
from elysium.engine.cards.sources import place_of, through
from elysium.games.vtes.definitions.definition import Clause, Definition, Lasting, Waiting
from elysium.games.vtes.definitions.language import (
    ABILITY,
    ACTION,
    ACTION_KINDS,
    ALLY,
    COMBAT_CARD,
    COMBAT_WINDOWS,
    EQUIPMENT,
    EVENT,
    H_COMBAT_ENDS,
    HOOKS,
    MASTER,
    MODE_NAMES,
    MODIFIER,
    PHASES,
    POLITICAL,
    REACTION,
    RETAINER,
    SELDOM,
    W_AFTER_ACTION,
    W_AFTER_BLOCK,
    W_ANNOUNCED,
    W_AS_PLAYED,
    W_BEFORE_VOTES,
    W_BLOCK,
    W_BLOCKED,
    W_DECIDE_BLOCK,
    W_DISCARD,
    W_MASTER,
    W_MINION,
    W_OWN_CARD,
    W_POLLING,
    W_PREVENTION,
    W_STRIKES_CHOSEN,
    W_UNBLOCKED,
    W_WOULD,
    WINDOWS,
    Card,
)
from elysium.games.vtes.rules.pool import gain_pool
from elysium.games.vtes.state import (
    ABSTAIN,
    ACTION_COST,
    AGAINST_COST,
    AGGRAVATED_DAMAGE,
    AGGRAVATED_HANDS,
    AS_NORMAL,
    AWAKE,
    BALLOTS,
    BASE_STRENGTH,
    BLEED,
    BLOCK_CARDS,
    BLOCK_COST,
    BLOCK_OR_PAY,
    BLOCKS_ANYBODY,
    BLOOD_INTERCEPT,
    CALM,
    CANNOT_ACT,
    CANNOT_BLOCK,
    CANNOT_DIABLERIZE,
    CANNOT_END,
    CANNOT_FIGHT,
    CANNOT_HUNT,
    CANNOT_PRESS,
    CANNOT_RECRUIT,
    CANNOT_STRIKE,
    CHARM,
    CLOSING,
    CLOSING_FOR_BLOOD,
    COMBAT,
    COMBAT_COST,
    COMBAT_HAND,
    CONTEST_COST,
    CONTINUING,
    DAMAGE_LESS,
    DISCARD_ACTION,
    DISCARD_PHASE,
    DOUBLE_VOTES,
    DRAWS_AGAIN,
    DRAWS_KEPT,
    ENDING_PRESSES,
    ENDING_STRIKE,
    ENVIRONMENT,
    EXTRA_DRAWS,
    FIRST_STRIKE,
    FOE_CANNOT_END,
    FOE_COMBAT_HAND,
    FOE_INTERCEPT,
    HAND,
    HAND_DAMAGE,
    HANDS_ONLY,
    HARD,
    HARD_THROUGHOUT,
    HUNT,
    HUNTS_OTHERWISE,
    IMMUNE,
    IMMUNE_TO,
    INTERCEPT,
    LATE_CARDS,
    LEARNED,
    MANEUVER,
    MASTER_ACTION,
    MELEE_DAMAGE,
    MINION_PHASE,
    MORE_LIFE,
    NEED_NOT_STRIKE,
    NEXT_STEALTH,
    NO_ADDITIONAL,
    NO_ALLY_BLOCKS,
    NO_ATTACKS,
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
    PAST_GEHENNA,
    PHASE_NAMES,
    PRESS,
    PREVENT,
    PREVENT_BY_FORTITUDE,
    PREVENT_GUNS,
    PREVENT_NORMAL,
    RANGED_DAMAGE,
    RANGED_THEFT,
    RESCUE_COST,
    RESCUES_COST,
    RETAINERS_BITE,
    RETAINERS_CLAW,
    SCORN,
    SHELTER,
    SHIELD,
    SHOWS_HAND,
    SILENCED,
    STATS,
    STAYS_LOCKED,
    STEADY,
    STEALTH,
    STRENGTH,
    STRIKE_COST,
    STRIKE_DAMAGE,
    STRIKES_COST,
    TITLED_INTERCEPT,
    TRANSFER,
    UNDODGED,
    VOTES,
    VOTES_AGAINST,
    YIELDS_LEAD,
)
from elysium.games.vtes.vocabulary.effects import burn_this
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.lowering import lower
from elysium.games.vtes.vocabulary.things import EVERYONE, HOST, SELF, THIS, YOU, of

# Who reads which value

OF_MINIONS: Final = frozenset({
    STEALTH, INTERCEPT, BLEED, STRENGTH, VOTES, CANNOT_BLOCK, NO_UNLOCK, HUNT, CONTEST_COST, AGGRAVATED_HANDS,
    AGGRAVATED_DAMAGE, FIRST_STRIKE, UNDODGED, RESCUE_COST, FOE_INTERCEPT, DAMAGE_LESS, IMMUNE,
    AS_NORMAL, HAND_DAMAGE, RESCUES_COST, RANGED_DAMAGE, VOTES_AGAINST, AGAINST_COST, BLOCK_COST, BLOCK_CARDS,
    RETAINERS_BITE, RETAINERS_CLAW, FOE_CANNOT_END,
    CANNOT_HUNT, HUNTS_OTHERWISE, CANNOT_DIABLERIZE,
    COMBAT_HAND, STRIKES_COST, NEED_NOT_STRIKE, DRAWS_AGAIN, DRAWS_KEPT, FOE_COMBAT_HAND, YIELDS_LEAD,
    IMMUNE_TO, DOUBLE_VOTES, RANGED_THEFT, MELEE_DAMAGE, BALLOTS, BLOCKS_ANYBODY, NO_ATTACKS, STEADY, CALM,
    LATE_CARDS, PAST_GEHENNA, ACTION_COST,
})  # fmt: skip
"""Read of a minion, with what lasts for a while and with what cards in play change."""

BY_CARDS_IN_PLAY: Final = OF_MINIONS | {
    CANNOT_RECRUIT,
    SHELTER,
    MASTER_ACTION,
    DISCARD_ACTION,
    TRANSFER,
    SCORN,
    MORE_LIFE,
    SILENCED,
}
"""What a minion's own text and the cards on it change; of numbers of a phase, its Methuselah's."""

FOR_A_WHILE: Final = OF_MINIONS | {
    ABSTAIN, AWAKE, CANNOT_ACT, CANNOT_FIGHT, ENVIRONMENT, NO_VAMPIRE_BLOCKS, PREVENT, SHIELD, MANEUVER, PRESS, SCORN,
    BLOCK_OR_PAY, NO_ALLY_BLOCKS, STAYS_LOCKED, HANDS_ONLY, NO_STRIKE_CARDS, CANNOT_PRESS, BASE_STRENGTH,
    TITLED_INTERCEPT, BLOOD_INTERCEPT, CHARM, ENDING_STRIKE, CANNOT_STRIKE, STRIKE_COST,
    LEARNED, PREVENT_NORMAL, PREVENT_BY_FORTITUDE, PREVENT_GUNS, NO_REACTIONS, NO_CLOSING, NO_RETREAT,
    NO_PRESSING_ON, NO_PRESS_TO_END, NO_EQUIPMENT, COMBAT_COST, NO_ADDITIONAL, STRIKE_DAMAGE, HARD,
    HARD_THROUGHOUT, CLOSING, CLOSING_FOR_BLOOD, CONTINUING, ENDING_PRESSES, CANNOT_END, SHOWS_HAND, NO_DISCIPLINES,
}  # fmt: skip

OF_METHUSELAHS: Final = frozenset({
    HAND, NEXT_STEALTH, MASTER_ACTION, DISCARD_ACTION, TRANSFER, CANNOT_BLOCK, EXTRA_DRAWS,
})  # fmt: skip
"""What lasts for a while."""

COUNTED_MINIONS: Final = ("count", "minion", "ready", "is", "this", "of", "you", "predator", "prey", "more", "fewer")
"""What a size of hand may depend on, for it is asked anew whenever a minion comes or goes."""

# What a clause may say

EVERY_KIND: Final = frozenset(range(len(MODE_NAMES)))
MINIONS: Final = frozenset({*ACTION_KINDS, MODIFIER, REACTION, COMBAT_CARD})
"""Kinds for which a minion is needed."""


class Place(NamedTuple):
    """Where something can be said: for which kinds of clause, when played from hand, and of a card in play."""

    played: frozenset[int] = frozenset()
    in_play: frozenset[int] = frozenset()


NUMBERS: Final = {
    "level": Place(EVERY_KIND, EVERY_KIND),
    "needs": Place(EVERY_KIND, EVERY_KIND),
    "draft": Place(EVERY_KIND),
    "keywords": Place(EVERY_KIND, EVERY_KIND),
    "stealth": Place(frozenset({*ACTION_KINDS, MODIFIER}), frozenset({*ACTION_KINDS, MODIFIER})),
    "bleed": Place(frozenset({ACTION, MODIFIER}), frozenset({ACTION, MODIFIER})),
    "bleeds": Place(frozenset({ACTION}), frozenset({ACTION})),
    "hunts": Place(frozenset({ACTION}), frozenset({ACTION})),
    "hunt": Place(frozenset({ACTION}), frozenset({ACTION})),
    "in_torpor": Place(frozenset({ACTION})),
    "votes": Place(frozenset({MODIFIER, REACTION}), frozenset({MODIFIER})),
    "limited": Place(frozenset({MODIFIER}), frozenset({MODIFIER})),
    "intercept": Place(frozenset({REACTION})),
    "locked_only": Place(frozenset({REACTION})),
    "even_locked": Place(frozenset({REACTION, COMBAT_CARD})),
    "wakes": Place(frozenset({REACTION})),
    "reflex": Place(frozenset({REACTION})),
    "anyone": Place(frozenset({MODIFIER, COMBAT_CARD})),
    "as_announced": Place(frozenset({MODIFIER}), frozenset({ABILITY, MODIFIER})),
    "once_each": Place(EVERY_KIND, EVERY_KIND),
    "limit": Place(MINIONS),
    "scope": Place(frozenset(), EVERY_KIND),
    "group": Place(frozenset(), EVERY_KIND),
    "mandatory": Place(frozenset(), EVERY_KIND),
    "phases": Place(frozenset(), EVERY_KIND),
    "must": Place(frozenset(), frozenset(ACTION_KINDS)),
    "own": Place(MINIONS, MINIONS),
    "stays": Place(EVERY_KIND),
    "as_ally": Place(frozenset({MASTER})),
    "apart": Place(frozenset({MASTER})),
    "out_of_turn": Place(frozenset({MASTER})),
    "extra_life": Place(frozenset({ALLY, RETAINER})),
    "strike": Place(frozenset({COMBAT_CARD}), frozenset({COMBAT_CARD})),
    "maneuver": Place(frozenset({COMBAT_CARD}), frozenset({COMBAT_CARD})),
    "press": Place(frozenset({COMBAT_CARD}), frozenset({COMBAT_CARD})),
    "optional_maneuver": Place(frozenset({COMBAT_CARD})),
    "optional_press": Place(frozenset({COMBAT_CARD})),
    "press_ends": Place(frozenset({COMBAT_CARD})),
    "prevent": Place(frozenset({COMBAT_CARD}), frozenset({COMBAT_CARD})),
    "additional": Place(frozenset({COMBAT_CARD}), frozenset({COMBAT_CARD})),
    "beyond_limit": Place(frozenset({COMBAT_CARD}), frozenset({COMBAT_CARD})),
    "even_torpid": Place(frozenset({COMBAT_CARD})),
    "one_each": Place(MINIONS),
    "prevent_x": Place(frozenset({COMBAT_CARD})),
    "additional_x": Place(frozenset({COMBAT_CARD})),
    "given": Place(frozenset({COMBAT_CARD})),
    "given_for": Place(frozenset({COMBAT_CARD})),
    "given_each": Place(frozenset({COMBAT_CARD})),
    "toward": Place(frozenset({COMBAT_CARD}), frozenset({COMBAT_CARD})),
}
"""Where each number of a clause is read."""

WITH: Final = {
    "bleed": ("bleeds", (ACTION,)),
    "hunt": ("hunts", (ACTION,)),
    "group": ("scope", tuple(EVERY_KIND)),
}
"""What is read only where something else is said too."""

USED_KINDS: Final = frozenset({ABILITY, ACTION, EQUIPMENT, POLITICAL, MODIFIER, COMBAT_CARD})
"""The kinds of clause that a card in play can offer."""

TYPES: Final = {
    MASTER: {"master"},
    ACTION: {"action", "power"},
    MODIFIER: {"modifier"},
    REACTION: {"reaction"},
    COMBAT_CARD: {"combat"},
    EQUIPMENT: {"equipment"},
    RETAINER: {"retainer"},
    ALLY: {"ally"},
    POLITICAL: {"political"},
    EVENT: {"event"},
}
"""The types of card that are played in this way."""

DURING_ACTIONS: Final = (
    1 << W_ANNOUNCED
    | 1 << W_BLOCK
    | 1 << W_UNBLOCKED
    | 1 << W_BLOCKED
    | 1 << W_AFTER_BLOCK
    | 1 << W_DECIDE_BLOCK
    | 1 << W_AFTER_ACTION
)
POLLS: Final = 1 << W_POLLING | 1 << W_BEFORE_VOTES
FIGHTS: Final = COMBAT_WINDOWS | SELDOM | 1 << W_STRIKES_CHOSEN
PLAYED: Final = 1 << W_AS_PLAYED | 1 << W_OWN_CARD

OFFERED: Final = {
    MASTER: 1 << W_MASTER,
    EVENT: 1 << W_DISCARD,
    **dict.fromkeys(ACTION_KINDS, 1 << W_MINION),
    MODIFIER: DURING_ACTIONS | POLLS | PLAYED | 1 << W_WOULD,
    REACTION: DURING_ACTIONS | POLLS | PLAYED | 1 << W_WOULD,
    COMBAT_CARD: FIGHTS | PLAYED,
    ABILITY: (1 << len(WINDOWS)) - 1,
}
"""The windows in which a clause of each kind can be offered."""

# What words stand for

MINION: Final = "a minion that does it"
IN_PLAY: Final = "a card in play whose text it is"
ATTACHED: Final = "a card that it is on"
AIMED: Final = "a target"
SET_OFF: Final = "something that sets it off"
TOLD: Final = "what is told with a happening"
ACTING: Final = "an action that goes on"
FIGHTING: Final = "a combat"
HURTING: Final = "damage to be prevented"
VOTING: Final = "a referendum"
NAMING: Final = "terms"
PLAYING: Final = "a card that is being played"

NEEDS: Final = {
    "c.minion": MINION,
    "c.source": IN_PLAY,
    "c.about": TOLD,
    **dict.fromkeys(
        ("acting", "action", "action_face", "action_seat", "action_burned", "blocker", "blocked", "action_over",
         "may_block"),
        ACTING,
    ),
    **dict.fromkeys(("fighters", "distance", "combat_round", "pressed", "foe_of"), FIGHTING),
    **dict.fromkeys(("damage", "first_hurt", "_damage_taken"), HURTING),
    **dict.fromkeys(("referendum", "ballots", "granted"), VOTING),
    **dict.fromkeys(("terms", "entity_named", "methuselah_named"), NAMING),
    **dict.fromkeys(
        ("minion_playing", "_played_kind", "_any_kind_played", "_played_needs", "_played_upon", "_player"), PLAYING
    ),
}  # fmt: skip
"""What the source of a word needs that is not always there."""

PHASES_THAT_END: Final = (MINION_PHASE, DISCARD_PHASE)
"""Those whose end is told to cards that wait for it."""

OF_HAPPENINGS: Final = ("that", "card-is", "by", "its-foe")
"""Words for what has set something off; others that ask for a target mean that of a card."""

SECRET_COLUMNS: Final = frozenset(
    {"face", "capacity", "clan", "sect", "title", "claim", "basic", "superior", "flags", "card"}
)
"""What is hidden of a card that lies face down."""


HIDDEN_ZONES: Final = frozenset({"hands", "libraries", "crypts", "research", "kept", "removed", "numbers", "looked_at"})
"""What somebody knows alone, or nobody does."""


class Fault(NamedTuple):
    card: str
    what: str

    def __str__(self) -> str:
        return f"{self.card}: {self.what}"


def check(definitions: Iterable[Definition]) -> list[Fault]:
    """Everything that is wrong with them."""
    return [Fault(definition.fact.name, what) for definition in definitions for what in faults_of(definition)]


def faults_of(definition: Definition) -> Iterator[str]:
    yield from faults_said(definition)
    try:
        lower(definition)
    except BadWord as wrong:
        yield str(wrong)


def made(definition: Definition) -> Card:
    """A card is made once in a process, when it is looked up for the first time: what nobody would read is refused."""
    name = definition.fact.name
    for what in faults_said(definition):
        raise BadWord(str(Fault(name, what)))
    try:
        return lower(definition)
    except BadWord as wrong:
        raise BadWord(str(Fault(name, str(wrong)))) from None


def faults_said(definition: Definition) -> Iterator[str]:
    """Found without making anything of it."""
    yield from _header_faults(definition)
    for clause in definition.modes:
        yield from _clause_faults(definition, clause, used=False)
    for clause in definition.abilities:
        yield from _clause_faults(definition, clause, used=True)
    for change in definition.statics:
        yield from _lasting_faults(definition, change)
    for waiting in definition.triggers:
        yield from _waiting_faults(definition, waiting)
    yield from _unbound(definition.requires, {MINION}, "requires")


# The card


def _stays(definition: Definition) -> bool:
    """Whether the card can be in play."""
    kinds = {clause.kind for clause in definition.modes}
    brought = any(_is_put(effect) for clause in definition.modes for effect in clause.effects)
    return (
        definition.fact.crypt
        or "conviction" in definition.fact.types
        or bool(kinds & {EQUIPMENT, RETAINER, ALLY})
        or brought
        or any(clause.get("stays") for clause in definition.modes)
    )


def _is_put(effect: Effect) -> bool:
    """The effect itself puts the card into play, as one that stands for a title."""
    return any("this-card" in part.brings for part in effect.walk() if isinstance(part, Effect))


def _is_attached(definition: Definition) -> bool:
    """Whether the card can be on another one."""
    # A trophy is put on whoever has earned it.
    return "trophy" in definition.keywords or any(
        clause.kind in (EQUIPMENT, RETAINER)
        or (clause.get("stays") and ((clause.target is not None and not clause.get("apart")) or clause.get("own")))
        or any(map(_is_put, clause.effects))
        for clause in definition.modes
    )


def _is_minion(definition: Definition) -> bool:
    return definition.fact.crypt or any(clause.kind == ALLY or clause.get("as_ally") for clause in definition.modes)


def _header_faults(definition: Definition) -> Iterator[str]:
    said = dict(definition.said)
    types = set(definition.fact.types)
    if any(clause.get("as_ally") for clause in definition.modes):
        types.add("ally")
    leveled = [clause for clause in definition.modes if clause.get("level")]
    if any(not clause.get("needs") for clause in leveled):
        yield "basic and superior need a Discipline, and it has none; give its clauses plainly"
    if not _stays(definition):
        texts = {"abilities": definition.abilities, "statics": definition.statics, "triggers": definition.triggers}
        for name, text in {**texts, "unique": definition.unique}.items():
            if text:
                yield f"{name} do nothing, as it never is in play; let a clause put it there (stays, on_self)"
        for name in ("counters", "burn_by_minions", "one_on_minion"):
            if name in said:
                yield f"{name} does nothing, as it never is in play; leave it out"
    elif "one_on_minion" in said and not _is_attached(definition):
        yield "one_on_minion does nothing, as it is on no minion; leave it out"
    for name, where in (("life", {"ally", "retainer", "imbued"}), ("strength", {"ally"}), ("bleed", {"ally"})):
        if name in said and not types & where:
            yield f"{name} is read of {' and '.join(sorted(where))} cards only; leave it out"
    for name in ("limit", "one_each", "replace"):
        if name in said and not definition.modes:
            yield f"{name} does nothing, as it is never played; leave it out"
    if definition.requires and not definition.modes:
        yield "requires does nothing, as it is never played; leave it out"
    if definition.teaches and "master" not in types:
        yield "teaches is read of master cards only; leave it out"


# Clauses


def _clause_faults(definition: Definition, clause: Clause, *, used: bool) -> Iterator[str]:
    kind = MODE_NAMES[clause.kind]
    place = "an ability" if used else "a way of playing it"
    if used and clause.kind not in USED_KINDS:
        yield f"no card in play offers what is played as {kind}; use during() or grants_action()"
    if not used and not TYPES.get(clause.kind, set()) & set(definition.fact.types):
        yield f"{place} is {kind}, which is not its type; use the clause of its type"
    offered = PHASES | OFFERED[clause.kind] if clause.get("out_of_turn") else OFFERED[clause.kind]
    if clause.get("out_of_turn"):
        offered |= DURING_ACTIONS | POLLS | FIGHTS | PLAYED
    lost = [WINDOWS[window] for window in range(len(WINDOWS)) if (clause.windows & ~offered) >> window & 1]
    if lost:
        yield f"as {kind} it is never offered at {', '.join(lost)}; choose other windows"
    for name, _ in clause.said:
        read = NUMBERS[name].in_play if used else NUMBERS[name].played
        if clause.kind not in read:
            yield f"{name} does nothing for {place} as {kind}; leave it out"
        needed, kinds = WITH.get(name, ("", ()))
        if clause.kind in kinds and clause.get(needed) in (None, -1):
            yield f"{name} does nothing without {needed}; say that too, or leave it out"
    if clause.get("limited") and not clause.get("bleed") and not _changes(clause.effects, BLEED):
        yield "limited does nothing without bleed; say that too, or leave it out"
    if clause.get("own") and not used and not clause.get("stays"):
        yield "own does nothing unless the card stays; use on_self"
    if clause.ransom is not None and not clause.ransom.payable:
        yield f"{clause.ransom.word} cannot be a price; take an effect that can be carried out in full"
    granted = used and clause.kind == ACTION
    if clause.success and not (clause.get("bleeds") or clause.get("hunts") or clause.kind == POLITICAL or granted):
        yield f"success is read of bleeds, hunts, referendums and granted actions only; say it as effects of the {kind}"
    if clause.names and used and clause.kind not in ACTION_KINDS:
        yield f"names is read of cards as they are played and of actions; use choose() in the effects of the {kind}"
    if clause.terms and clause.kind != POLITICAL:
        yield "terms are read of referendums only; use choose()"
    if clause.by is not None and not used:
        yield "by is read of cards in play only; use requires or when"
    yield from _bindings(definition, clause, used=used)
    yield from _moments_that_never_come((*clause.effects, *clause.success))
    for effect in (*clause.names, *clause.effects, *clause.success, *clause.cost):
        yield from _effect_faults(effect)
        yield from _undeclared(effect)
    yield from _secrets(clause)
    if not used:
        yield from _asks_in_secret(definition, clause)


def _bindings(definition: Definition, clause: Clause, *, used: bool) -> Iterator[str]:
    """Whether every word stands for something, as the clause is offered and as it is carried out."""
    offered = _there(clause.windows)
    if clause.kind in MINIONS or clause.get("own") or isinstance(clause.by, (Ref, Noun)):
        offered.add(MINION)
    if used:
        offered.add(IN_PLAY)
        if _is_attached(definition):
            offered.add(ATTACHED)
    done = set(offered)
    if clause.target is not None:
        done.add(AIMED)
    if used and _is_attached(definition):
        done.add(MINION)
    if clause.get("stays") or clause.kind in (EQUIPMENT, RETAINER):
        done |= {IN_PLAY, ATTACHED}
    if clause.kind in ACTION_KINDS:
        done.add(ACTING)
    if clause.get("strike") is not None:
        # Whoever is struck is the target.
        done |= {FIGHTING, AIMED}
    if _begins_combat(clause.effects):
        done.add(FIGHTING)
    if clause.kind == POLITICAL:
        done.add(VOTING)
        if clause.terms:
            done.add(NAMING)
    yield from _unbound(clause.when, offered, "when")
    # Whom a target concerns is asked once it is chosen.
    yield from _unbound([clause.target] if clause.target is not None else [], offered | {AIMED}, "target")
    yield from _unbound(clause.cost, done, "cost")
    yield from _unbound([clause.ransom] if clause.ransom is not None else [], done, "ransom")
    yield from _unbound(clause.names, done, "names")
    if any(cost == burn_this() for cost in clause.cost):
        # It is on nothing any more.
        done -= {ATTACHED}
    yield from _unbound(clause.effects, done, "effects")
    yield from _unbound(clause.success, done, "success")
    yield from _unbound(clause.terms, done, "terms")


def _changes(effects: Sequence[Effect], stat: int) -> bool:
    return any(part.get("stat") == stat for effect in effects for part in effect.walk())


def _begins_combat(effects: Sequence[Effect]) -> bool:
    return any("combat" in part.brings for effect in effects for part in effect.walk() if isinstance(part, Effect))


def _there(windows: int) -> set[str]:
    """What there can be in one of these windows."""
    found: set[str] = set()
    if windows & (DURING_ACTIONS | POLLS | FIGHTS | PLAYED):
        found.add(ACTING)
    if windows & (POLLS | PLAYED):
        found.add(VOTING)
    if windows & POLLS:
        found.add(NAMING)
    if windows & (FIGHTS | PLAYED):
        found.add(FIGHTING)
    if windows >> W_PREVENTION & 1:
        found.add(HURTING)
    if windows & PLAYED:
        found.add(PLAYING)
    return found


def _unbound(nodes: Iterable[Node], bound: set[str], place: str) -> Iterator[str]:
    for node in nodes:
        for needed in sorted(_needs(node) - bound):
            yield f"{node.word} in {place} speaks of {needed}, and there is none; give one, or another word"
        # What is set up for later has something that sets it off then, which is its target from there on.
        then = bound | {SET_OFF, TOLD, AIMED, ACTING} if node.word == "later" else bound
        yield from _unbound(node.children(), then, place)


def _needs(node: Node) -> set[str]:
    found = {NEEDS[name] for name in LANGUAGE.asks(node) if name in NEEDS}
    if isinstance(node, Effect):
        # A verb notes which card has done it, if it is in play.
        found.discard(IN_PLAY)
    if "c.target" in LANGUAGE.asks(node):
        found.add(SET_OFF if node.word in OF_HAPPENINGS else AIMED)
    if node == HOST:
        found.add(ATTACHED)
    return found


# Effects


def _effect_faults(effect: Effect) -> Iterator[str]:
    for part in effect.walk():
        if part.word in ("gets", "gets-either", "cannot") and isinstance(part, Effect):
            stats = [part[name] for name in ("stat", "one", "other") if part.get(name) is not None]
            of_seats = isinstance(part["who"], Seats) or part["who"].word == "methuselah"
            for stat in stats:
                if stat not in (OF_METHUSELAHS if of_seats else FOR_A_WHILE):
                    whom = "a Methuselah" if of_seats else "a minion"
                    yield f"nobody reads {STATS[stat]} of {whom} for a while; give it to whom the rules ask for it"
        for name, value in part.args:
            if isinstance(value, int) and name == "amount" and value == 0:
                yield f"{part.word} of 0 does nothing; leave it out"


def _lasting_faults(definition: Definition, change: Lasting) -> Iterator[str]:
    called = STATS[change.stat]
    bound = {MINION, IN_PLAY, ACTING, FIGHTING, VOTING}
    if change.amount == 0:
        yield f"a change of {called} by 0 does nothing; leave it out"
    if change.stat == HAND:
        if change.who not in (YOU, SELF, EVERYONE):
            yield "a size of hand is a Methuselah's; use YOU or EVERYONE"
        if any(part.word not in COUNTED_MINIONS for test in change.when for part in test.walk()):
            yield "a size of hand depends on minions only; nobody reads it anew at other times"
    elif change.who == YOU and change.stat in (TRANSFER, MASTER_ACTION, DISCARD_ACTION):
        if change.when:
            yield f"{called} is changed without conditions; nobody reads when"
    elif change.who == YOU or (change.who == SELF and not _is_minion(definition)):
        yield f"nobody reads {called} of a card that is no minion; give it to HOST or to minions"
    elif change.who not in (SELF, HOST) and not isinstance(change.who, Noun) and not _is_hurt(definition, change):
        yield f"nobody reads {called} of {change.who.word}; use SELF, HOST or a noun"
    elif change.stat not in BY_CARDS_IN_PLAY:
        yield f"nobody reads {called} of cards in play; use an effect with until"
    if change.who == HOST and not _is_attached(definition):
        yield f"{called} goes to what the card is on, and it is on nothing; let a clause put it there"
    if _is_attached(definition):
        bound.add(ATTACHED)
    if change.stat in (RESCUES_COST, IMMUNE_TO, NO_ATTACKS):
        # Whoever is to be rescued or attacked, or would inflict damage.
        bound.add(AIMED)
    if change.shelters:
        # The Disciplines that the action requires.
        bound.add(TOLD)
    yield from _unbound([change.who, *change.when], bound, "statics")


def _is_hurt(definition: Definition, change: Lasting) -> bool:
    """A retainer has life too, so what keeps damage from it is asked of the card itself."""
    return change.who == THIS and change.stat == IMMUNE_TO and "retainer" in definition.fact.types


def _waiting_faults(definition: Definition, waiting: Waiting) -> Iterator[str]:
    place = f"after {HOOKS[waiting.hook]}"
    bound = {MINION, IN_PLAY, SET_OFF, ACTING, FIGHTING, VOTING, PLAYING}
    if waiting.registers:
        bound.add(TOLD)
    if _is_attached(definition):
        bound.add(ATTACHED)
    if not waiting.effects:
        yield f"{place} nothing is done; give effects"
    yield from _moments_that_never_come(waiting.when)
    yield from _unbound(waiting.when, bound, place)
    yield from _unbound(waiting.effects, bound, place)
    for effect in waiting.effects:
        yield from _effect_faults(effect)


def _moments_that_never_come(nodes: Iterable[Node]) -> Iterator[str]:
    """Phases end without a word but for those whose end somebody waits for."""
    for node in nodes:
        for part in node.walk():
            if part.word == "phase-is" and part["number"] not in PHASES_THAT_END:
                yield f"nobody says that the {PHASE_NAMES[part['number']]} phase ends; fire it where it does"
            if part.word == "later" and part["moment"] == H_COMBAT_ENDS and part["span"] <= COMBAT and part["once"]:
                yield "what is set up for a combat is forgotten as it ends, before it could act once; leave out once"


# What functions do that words call


def _undeclared(effect: Effect) -> Iterator[str]:
    """A function of one card gains pool if it says so, and only then. [VTES-1-04]"""
    for part in effect.walk():
        function = part.get("function")
        if isinstance(part, Effect) and inspect.isroutine(function):
            gains = place_of(gain_pool) in through(place_of(function)).functions
            if gains and "pool" not in part.brings:
                yield f"{part.word} gains pool; declare it with brings"
            if not gains and "pool" in part.brings:
                yield f"{part.word} declares pool that it does not gain; leave it out"


def _reads(node: Node) -> set[str]:
    """The fields that a word and all below it look at, by themselves or through functions."""
    found = set(LANGUAGE.reads(node))
    for part in node.walk():
        for name in LANGUAGE.asks(part):
            function = LANGUAGE.names.get(name)
            if inspect.isroutine(function):
                found |= through(place_of(function)).fields
    return found


def _looks_at(node: Node) -> set[str]:
    """What the word itself asks for, or a function that it calls."""
    found = set(LANGUAGE.asks(node))
    for name in LANGUAGE.asks(node):
        function = LANGUAGE.names.get(name)
        if inspect.isroutine(function):
            found |= through(place_of(function)).fields
    return found


def _asks_in_secret(definition: Definition, clause: Clause) -> Iterator[str]:
    """In some windows those are asked who could play some card: what it asks for has to lie open."""
    if not clause.windows & (SELDOM | 1 << W_STRIKES_CHOSEN):
        return
    asked = [Condition(cost.word, cost.payable, cost.args) for cost in clause.cost]
    for node in (*clause.when, *asked, *definition.requires):
        hidden = sorted(_reads(node) & HIDDEN_ZONES)
        if hidden:
            yield f"{node.word} looks at {', '.join(hidden)}, and whoever could play the card is asked; choose a window"


# Secrets


def _secrets(clause: Clause) -> Iterator[str]:
    """Whoever is asked can tell what the options are from what lies open, or is their own."""
    if clause.target is not None:
        yield from _leaks(clause.target, YOU)
    for condition in clause.when:
        for part in condition.walk():
            yield from _leaks(part, YOU)
    looked: set[Seats] = set()
    for effect in (*clause.names, *clause.effects, *clause.success):
        for part in effect.walk():
            if part.word == "look-at-hand":
                looked.add(part["who"])
            if isinstance(part, Control) and part.word == "choose":
                yield from _leaks(part["cards"], part["by"], looked)


def _leaks(node: Node, asked: Seats, looked: Collection[Seats] = ()) -> Iterator[str]:
    for noun in node.alternatives if isinstance(node, Noun) else ():
        zone = next((trait for trait in noun.traits if trait.word == "in-hand"), None)
        if zone is not None and zone["seat"] not in (asked, *looked):
            yield f"{asked.word} is asked for a card in the hand of {zone['seat'].word}; ask whose hand it is"
        if any(trait.covert for trait in noun.traits) and of(asked) not in noun.traits:
            told = sorted(_looks_at(noun) & SECRET_COLUMNS)
            told += [trait.word for trait in noun.traits if _looks_at(trait) & SECRET_COLUMNS]
            if told:
                yield (
                    f"{asked.word} is asked for a card that lies face down by {', '.join(told)}, which only its"
                    " Methuselah knows; add of(), or take a noun that asks for nothing hidden"
                )
