"""What a definition claims: its words and numbers, by part of the card."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from elysium.engine.cards.claims import ANYTHING, Claim, Claims
from elysium.engine.cards.nodes import Amount, Condition, Effect, Node, Noun, Ref, Seats, Trait
from elysium.games.vtes.checks.reading import HEADER, KINDS_OF_CARD, part_name
from elysium.games.vtes.definitions.language import (
    ABILITY,
    ACTION,
    ACTION_KINDS,
    ANY_TIME,
    COMBAT_CARD,
    DURING_ACTION,
    EVENT,
    H_BURNED,
    H_EDGE_VOTE,
    MODIFIER,
    PHASES,
    POLITICAL,
    REACTION,
    STRIKE_NAMES,
    W_AIM,
    W_BLOCK,
    W_DECIDE_BLOCK,
    W_DISCARD,
    W_MASTER,
    W_MINION,
    W_POLLING,
    W_STRIKES_CHOSEN,
    WINDOWS,
    Card,
    LoweredCondition,
    LoweredEffect,
    Mode,
    Static,
    Strike,
)
from elysium.games.vtes.definitions.names import DISCIPLINES
from elysium.games.vtes.definitions.traits import AS_CLAN
from elysium.games.vtes.state import ACTION as FOR_ACTION
from elysium.games.vtes.state import PHASE, ROUND, SCOPES, STATS
from elysium.games.vtes.vocabulary.things import fighting

VERBS: Final = {
    "unlock": "unlock",
    "lock": "lock",
    "enter-combat": "enter-combat",
    "cancel": "cancel",
    "redirect-bleed": "redirect-bleed",
    "attempt-block": "attempt-block",
    "steal": "steal",
    "remove": "remove",
    "unlock-afterwards": "unlock",
    "crypt-top-out-of-game": "remove",
    "remove-from-ash-heap": "remove",
}
DECLARED: Final[Mapping[str, tuple[Claim, ...]]] = {
    "bar-this-action-again": (Claim("span", "turn"),),
    "enlist": (Claim("noun", "ally"),),
    "treats-as-normal": (Claim("span", "round"),),
    "call-off-action": (Claim("verb", "unlock"), Claim("span", "turn")),
    "shield": (Claim("prevent", "all"), Claim("span", "round")),
    "prevent-strike": (Claim("prevent", "all"),),
    "search-crypt": (Claim("noun", "vampire"),),
    "burn-edge": (Claim("edge", ""),),
    "number-of-younger": (
        Claim("noun", "vampire"),
        Claim("trait", "younger vampire"),
        Claim("trait", "uncontrolled vampire"),
        Claim("trait", "of:you vampire"),
    ),
}
"""What single words say that are no combination."""
COUNTED: Final = {
    "gain-pool": "gain-pool",
    "burn-pool": "burn-pool",
    "burn-blood": "burn-blood",
    "gain-blood": "gain-blood",
    "feed": "gain-blood",
    "move-blood": "move-blood",
    "blood-to-pool": "move-blood",
    "pool-to-blood": "move-blood",
    "prevent-damage": "prevent",
    "prevents-in-first-round": "prevent",
    "survive": "gain-life",
    "sunlight": "damage",
    "damage": "damage",
    "draw": "draw",
    "discard": "discard",
}
STATS_SAID: Final = ("stealth", "intercept", "bleed", "strength", "votes", "hand")
STATS_IN_WORDS: Final = {
    "abstain": Claim("verb", "cannot-vote"),
    "cannot-block": Claim("verb", "cannot-block"),
    "no-unlock": Claim("verb", "cannot-unlock"),
    "maneuver": Claim("optional-maneuver", ""),
    "press": Claim("optional-press", ""),
    "no-vampire-blocks": Claim("verb", "cannot-block"),
    "block-or-pay": Claim("burn-blood", "1"),
    "scorn": Claim("burn-pool", "1"),
}
IN_A_PHASE: Final = {"master-action": "master", "discard-action": "discard", "transfer": "influence"}
"""What a ready minion brings its Methuselah in a phase."""
DEEDS: Final = {
    deed: f"cannot-{deed}" for deed in ("block", "vote", "unlock", "press", "play-strikes", "strike-otherwise")
}
EACH_COUNTS: Final = ("count", "points-of")
"""Amounts that a text says as one for each of something."""
SAID_WINDOWS: Final = (
    "unlock", "master", "influence", "discard", "announced", "unblocked", "before-range", "before-votes", "polling",
    "after-action", "after-block", "blocked", "as-played", "block", "minion", "before-strikes", "aim", "round-end",
)  # fmt: skip
TRAITS_SAID: Final = (
    "ready", "torpid", "uncontrolled", "locked", "unlocked", "titled", "untitled", "younger", "older", "other",
)  # fmt: skip
OF_VAMPIRES: Final = ("clan:", "sect:", "title:", "titled", "non-title")
"""How traits begin that only vampires have."""
NOUNS_SAID: Final = ("vampire", "ally", "minion", "location", "crypt-card")
UNSAID_NOUNS: Final = {"crypt-card": ("crypt-card", "minion", "vampire")}
"""A card in an uncontrolled region is called in several ways."""
ALIKE: Final = {"foe-or-retainer": "", "ally-in-ash-heaps": "ally"}


class _Part:
    """The claims of one part while they are gathered."""

    def __init__(self) -> None:
        self.sure: set[Claim] = set()
        self.perhaps: set[Claim] = set()

    def state(self, kind: str, what: object = "") -> None:
        self.sure.add(Claim(kind, str(what)))

    def allow(self, kind: str, what: object = "") -> None:
        self.perhaps.add(Claim(kind, str(what)))

    def done(self) -> Claims:
        return Claims(frozenset(self.sure), frozenset(self.perhaps))


def read_definition(card: Card) -> dict[str, Claims]:
    parts: dict[str, _Part] = {HEADER: _Part()}
    common = parts[HEADER]
    _read_card(card, common)
    for mode in card.modes:
        if not mode.draft:
            _read_mode(card, mode, parts.setdefault(part_of(mode), _Part()))
    for mode in card.abilities:
        _read_ability(card, mode, common)
    for static in card.statics:
        _read_static(static, common)
    for trigger in card.triggers:
        if trigger.hook == H_BURNED:
            common.allow("noun", "minion")
            common.allow("trait", "ready minion")
        elif trigger.hook == H_EDGE_VOTE:
            common.state("edge")
        if trigger.once >= 0 and trigger.once != PHASE:
            common.state("once", SCOPES[trigger.once])
        _read_nodes(_tests(trigger.when), common)
        _read_nodes(_nodes(trigger.effects), common)
    return {name: part.done() for name, part in parts.items()}


def part_of(mode: Mode) -> str:
    """The part of the official text that tells of it."""
    codes = [code for number, code in enumerate(DISCIPLINES) if mode.needs >> number & 1]
    return part_name([code.upper() if mode.level == 2 else code for code in codes])


def _read_kinds(keywords: Sequence[str], part: _Part) -> None:
    for word in keywords:
        if word.replace("-", " ") in (*KINDS_OF_CARD, "melee"):
            part.state("kind", word)


def _read_card(card: Card, part: _Part) -> None:
    if card.unique_key and not card.crypt:
        part.state("unique")
    _read_kinds(card.keywords, part)
    for word in card.keywords:
        part.perhaps.update(CARRIED.get(word, ()))
        if word.startswith(AS_CLAN):
            part.allow("noun", "vampire")
            part.allow("trait", f"clan:{word.removeprefix(AS_CLAN)} vampire")
    if card.trifle:
        part.state("trifle")
    if any(mode.out_of_turn for mode in card.modes):
        part.state("out-of-turn")
    if card.life:
        part.state("life", card.life)
    if "ally" in card.types:
        part.state("own-strength", card.strength)
        part.state("own-bleed", card.bleed)
    if card.counters:
        part.state("counters", card.counters)
    if card.replace >= 0:
        part.state("replace", SCOPES[card.replace])
    if card.limit >= 0:
        part.state("limit", SCOPES[card.limit])
    if card.one_each >= 0:
        part.state("one-each", SCOPES[card.one_each])
    if card.one_on_minion:
        part.state("one-on-minion", "~" if card.one_on_minion == card.name else card.one_on_minion)
    if card.burn_by_minions:
        part.state("burn-by-minions")
    part.allow("user", "minion")
    if card.blood_cost or card.clans:
        part.allow("user", "vampire")
    _read_nodes(_tests(card.requires), part)


CARRIED: Final[Mapping[str, tuple[Claim, ...]]] = {
    "target-cannot-block": (Claim("verb", "cannot-block"),),
    "never-against-blood-hunts": (Claim("verb", "cannot-vote"),),
    "burning-hurts-at-superior": (Claim("damage", "1"),),
    "may-stay-locked": (Claim("window", "unlock"),),
}
"""What keywords of a definition stand for."""


# Ways of playing and abilities


def _read_mode(card: Card, mode: Mode, part: _Part) -> None:
    _read_kinds(mode.keywords, part)
    _read_any(mode, part)
    if mode.kind == POLITICAL or mode.needs or card.blood_cost:
        part.allow("user", "vampire")
    if mode.extra_life:
        part.state("life", card.life + mode.extra_life)
    if mode.once_each >= 0:
        part.state("once-each", SCOPES[mode.once_each])
    if mode.windows != _natural_windows(mode) and not _goes_without_saying(mode):
        for window in _windows(mode.windows & ~_STRAY):
            part.state("window", window)
    for window in _windows(mode.windows):
        part.allow("window", window)
    if mode.windows >> W_BLOCK & 1:
        part.allow("noun", "minion")
    if mode.windows == 1 << W_AIM:
        part.state("one-a-strike")
    if mode.in_torpor:
        part.state("window", "in-torpor")
        part.allow("trait", f"torpid {ANYTHING}")
    if mode.locked_only:
        part.state("trait", f"locked {ANYTHING}")
        part.allow("noun", "minion")
    if mode.anyone:
        part.state("trait", f"other {ANYTHING}")
        part.allow("trait", f"ready {ANYTHING}")
        part.allow("trait", f"unlocked {ANYTHING}")


_STRAY: Final = 1 << W_DECIDE_BLOCK | 1 << W_STRIKES_CHOSEN


def _natural_windows(mode: Mode) -> int:
    """When such a card can be played without saying it."""
    if mode.kind in (MODIFIER, REACTION):
        if mode.wakes:
            return mode.windows
        if mode.stealth or mode.intercept:
            return 1 << W_BLOCK
        return 1 << W_POLLING if mode.votes else DURING_ACTION
    if mode.kind in ACTION_KINDS:
        return 1 << W_MINION
    if mode.kind == COMBAT_CARD:
        return mode.windows if not _windows(mode.windows) or mode.windows.bit_count() > 1 else 0
    return 1 << (W_DISCARD if mode.kind == EVENT else W_MASTER)


def _windows(windows: int) -> list[str]:
    return [name for number, name in enumerate(WINDOWS) if windows >> number & 1 and name in SAID_WINDOWS]


def _read_ability(card: Card, mode: Mode, part: _Part) -> None:
    _read_any(mode, part)
    if mode.kind == POLITICAL:
        part.state("referendum")
    if mode.kind == ABILITY and mode.windows & ANY_TIME != ANY_TIME and not _goes_without_saying(mode):
        for window in _windows(mode.windows):
            part.state("window", window)
    for window in _windows(mode.windows):
        part.allow("window", window)
    if mode.mandatory:
        for window in _windows(mode.windows):
            part.state("duty", window)
    if mode.scope >= 0 and mode.scope != PHASE:
        part.state("once", SCOPES[mode.scope])
    elif mode.kind == ABILITY and mode.scope < 0 and not mode.locks and not mode.windows & ~PHASES:
        part.state("once", "each")
    if mode.once_each >= 0:
        part.state("use-once-each", SCOPES[mode.once_each])
    if mode.user is not None:
        # Only a ready minion acts.
        acting = {"ready", "of:active", "of:others"} if mode.kind in ACTION_KINDS else set[str]()
        _read_implied([mode.user], acting, part)


def _goes_without_saying(mode: Mode) -> bool:
    """Stealth and intercept are given when they are needed, and votes while they are cast."""
    stats = {node.get("called") for effect in _nodes(mode.effects) for node in effect.walk()}
    deeds = {node.get("deed") for effect in _nodes(mode.effects) for node in effect.walk()}
    words = {node.word for effect in _nodes(mode.effects) for node in effect.walk()}
    needed = stats & {"stealth", "intercept"} and mode.windows == 1 << W_BLOCK
    attempts = "attempt-block" in words and mode.windows == 1 << W_DECIDE_BLOCK | 1 << W_BLOCK
    return bool(needed) or attempts or ("vote" in deeds and mode.windows == 1 << W_POLLING)


def _read_any(mode: Mode, part: _Part) -> None:
    """What ways of playing and abilities have in common."""
    _read_numbers(mode, part)
    _read_combat(mode, part)
    effects = _nodes((*mode.names, *mode.effects, *mode.on_success))
    words = {node.word for effect in (*effects, *mode.cost) for node in effect.walk()}
    nodes = [*effects, *mode.cost, *mode.terms_said, *_tests(mode.when)]
    nodes += [mode.target.node] if mode.target is not None else []
    implied = set[str]().union(*(IMPLIED.get(word, set()) for word in words))
    implied |= {"other"} if mode.bleeds else set()
    if any(node.get("deed") == "vote" or node.get("called") == "votes" for effect in effects for node in effect.walk()):
        # Only a ready vampire casts votes.
        implied.add("ready")
    _read_implied(nodes, implied, part)
    if words & {"afterwards", "unlock-afterwards"}:
        part.allow("window", "after-action")
    hostile = mode.target is not None and mode.target.hostile and mode.target.whom is None
    if mode.kind == ACTION and (mode.bleeds or hostile):
        part.state("directed")
    elif mode.kind == ACTION and mode.target is not None and mode.target.whom is not None:
        part.allow("directed")
    if mode.locks:
        part.state("price", "lock")
    if mode.locks_minion:
        part.state("verb", "lock")
    if mode.ransom is not None:
        part.state("ransom", mode.ransom.node["amount"])


def _read_numbers(mode: Mode, part: _Part) -> None:
    if mode.kind == ACTION and mode.stealth:
        part.state("action-stealth", mode.stealth)
    elif mode.stealth and mode.kind not in ACTION_KINDS:
        part.state("stealth", _signed(mode.stealth))
    for kind, amount in (("intercept", mode.intercept), ("bleed", mode.bleed), ("votes", mode.votes)):
        if amount:
            part.state(kind, _signed(amount))
    if mode.hunt:
        part.state("hunt", mode.hunt)
        # A hunt brings one blood anyway, and may be told by what it brings in all.
        part.allow("gain-blood", mode.hunt + 1)
    if mode.limited or mode.additional:
        part.state("limited")
    if mode.additional:
        part.state("additional", mode.additional)
    if mode.prevent:
        normal = mode.target is not None and mode.target.normal_only
        part.state("prevent", f"{mode.prevent} non-aggravated" if normal else mode.prevent)


def _read_combat(mode: Mode, part: _Part) -> None:
    if mode.strike is not None:
        part.state("strike", _strike(mode.strike))
    if mode.maneuver:
        part.state("optional-maneuver" if mode.own else "maneuver")
    if mode.press:
        part.state("optional-press" if mode.own else "press")
    if mode.optional_maneuver:
        part.state("optional-maneuver")
    if mode.optional_press:
        part.state("optional-press")


def _strike(strike: Strike) -> str:
    kind = STRIKE_NAMES[strike.kind]
    if strike.weapon_only:
        kind = kind.replace("equipment", "weapon")
    if strike.strength:
        kind = "strength"
    said = [kind, str(strike.amount) if strike.amount else ""]
    # A dodge and the end of combat have no range.
    said += ["ranged"] if strike.ranged and kind not in ("dodge", "combat-ends") else []
    said += ["aggravated"] if strike.aggravated else []
    said += ["first"] if strike.first else []
    return " ".join(filter(None, said))


def _signed(amount: int) -> str:
    return f"{amount:+d}"


def _read_static(static: Static, part: _Part) -> None:
    stat = STATS[static.stat]
    if stat in STATS_SAID:
        part.state(stat, _signed(static.amount))
    elif stat == "foe-intercept":
        part.state("intercept", _signed(static.amount))
    elif stat in STATS_IN_WORDS:
        part.sure.add(STATS_IN_WORDS[stat])
    if stat in IN_A_PHASE:
        part.allow("window", IN_A_PHASE[stat])
    if stat in (*IN_A_PHASE, "hand"):
        part.allow("trait", f"ready {ANYTHING}")
    _read_nodes(_tests(static.when), part)


# Words


def _nodes(effects: Iterable[LoweredEffect]) -> list[Effect]:
    return [effect.node for effect in effects if effect.node is not None]


def _tests(conditions: Iterable[LoweredCondition]) -> list[Condition]:
    return [condition.node for condition in conditions if condition.node is not None]


def _read_nodes(nodes: Iterable[Node], part: _Part) -> None:
    for root in nodes:
        for node, about in _walk(root):
            _read_node(node, about, part)


def _walk(node: Node, about: str = ANYTHING) -> Iterator[tuple[Node, str]]:
    """Every word with the noun that it is said of."""
    yield node, about
    head = about
    if isinstance(node, Noun):
        head = ANYTHING if node.word in UNSAID_NOUNS else ALIKE.get(node.word, node.word)
    elif node.word == "is":
        head = next((what.word for what in node["what"] if isinstance(what, Noun)), ANYTHING)
    elif not isinstance(node, Trait):
        head = ANYTHING
    for child in _children(node):
        if node.word == "not" and (not isinstance(child, Condition) or child.word == "pressed"):
            continue
        yield from _walk(child, head if isinstance(child, Trait) else ANYTHING)


def _children(node: Node) -> Iterator[Node]:
    for name, value in node.args:
        # Whom a later effect is about is said by what it waits for.
        if name != "subject":
            yield from _within(value)


def _within(value: object) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _within(part)


def _read_node(node: Node, about: str, part: _Part) -> None:
    match node:
        case Noun():
            _read_noun(node, part)
        case Trait(word="of-type") if node["name"] == "vampire":
            part.state("noun", "vampire")
        case Trait(word="is-prey"):
            part.state("seat", "prey")
        case Trait(word="other") if about == "methuselah":
            part.allow("trait", "other methuselah")
        case Trait(word="able-to-diablerize"):
            part.allow("user", "vampire")
        case Trait():
            for trait in traits_said(node):
                part.state("trait", f"{trait} {about}")
                if trait.startswith(OF_VAMPIRES):
                    part.allow("noun", "vampire")
                    part.allow("user", "vampire")
        case Effect():
            _read_effect(node, part)
        case Condition():
            _read_condition(node, part)
        case Seats(word="prey" | "predator"):
            part.state("seat", node.word)
        case Amount(word="lost-by"):
            part.state("span", SCOPES[ROUND])
        case Ref() | Seats() | Amount():
            pass


def _read_noun(noun: Noun, part: _Part) -> None:
    word = ALIKE.get(noun.word, noun.word)
    part.sure.update(DECLARED.get(word, ()))
    if word in UNSAID_NOUNS:
        for name in UNSAID_NOUNS[word]:
            part.allow("noun", name)
    elif word in NOUNS_SAID:
        # Whoever fights is called a combatant as well.
        (part.allow if fighting in noun.traits else part.state)("noun", word)


def traits_said(trait: Trait) -> list[str]:
    """As a text would say it; nothing for what goes without saying."""
    match trait.word:
        case "not":
            return [f"non-{name}" for name in traits_said(trait["trait"])]
        case "untitled":
            return ["non-titled"]
        case "clan" | "sect" | "title":
            return [f"{trait.word}:{name}" for name in trait["names"]]
        case "of":
            names = {seat.word for seat in trait["seats"]} & {"you", "prey", "predator", "others"}
            return [f"of:{name}" for name in sorted(names)]
        case "capacity-least":
            return [f"capacity>={trait['least']}"]
        case "capacity-most":
            return [f"capacity<={trait['most']}"]
        case "is-prey":
            return []
        case "on-red-list":
            return ["red-list"]
        case word if word in TRAITS_SAID:
            return [word]
    return []


def _read_effect(effect: Effect, part: _Part) -> None:
    word = effect.word
    part.sure.update(DECLARED.get(word, ()))
    if word == "lock" and effect["what"].word == "this":
        part.state("price", "lock")
    elif word in VERBS:
        part.state("verb", VERBS[word])
    if word in ("take-title", "take-city-title"):
        part.state("title", f"{effect['title_']} {effect['city']}".strip().lower())
    if word == "change-sect":
        part.state("trait", f"sect:{effect['sect_']} {ANYTHING}")
    if word == "become-vampire":
        part.allow("span", "turn")
    if word == "grant-votes":
        part.state("votes", _signed(effect["amount"]))
    if word == "cancel" and not effect["pays"]:
        part.state("cost", "not-paid")
    if word in COUNTED:
        amount = _amount(effect["amount"])
        if amount:
            part.state(COUNTED[word], amount)
    if word == "gets":
        stat = effect["called"]
        if stat in STATS_SAID and isinstance(effect["amount"], int):
            part.state(stat, _signed(effect["amount"]))
        elif stat in ("environment", "prevent"):
            part.state(stat, effect["amount"])
        elif stat in STATS_IN_WORDS:
            part.sure.add(STATS_IN_WORDS[stat])
    if word == "gets-either":
        for stat in effect["called"]:
            part.sure.add(STATS_IN_WORDS[stat])
    if word == "discard-chosen":
        part.allow("discard", 1)
    if word == "discard-at-random":
        part.allow("discard", effect["amount"])
    if word == "block-price":
        part.allow("burn-blood", effect["amount"])
    if word == "minions-stay-locked":
        part.state("noun", "minion")
        part.state("verb", "unlock")
    if word == "gets" and effect["called"] == "foe-intercept":
        part.state("intercept", _signed(effect["amount"]))
    if word == "cannot" and effect["deed"] in DEEDS:
        part.state("verb", DEEDS[effect["deed"]])
    if word in ("gets", "gets-either", "gets-discipline", "cannot"):
        until = effect["until"]
        (part.allow if until == SCOPES[FOR_ACTION] else part.state)("span", until)


def _amount(amount: object) -> str:
    if isinstance(amount, int):
        return str(amount)
    if isinstance(amount, Amount):
        if amount.word in EACH_COUNTS:
            return "each"
        if amount.word == "x" and isinstance(amount.get("most"), int):
            return str(amount["most"])
        if amount.word == "x" and isinstance(amount.get("most"), Amount) and amount["most"].word == "smaller":
            return str(amount["most"]["one"])
    return ""


def _read_condition(condition: Condition, part: _Part) -> None:
    match condition.word:
        case "by-vampire" | "by-capacity":
            part.allow("user", "vampire")
            if condition.word == "by-capacity":
                part.state("trait", f"capacity>={condition['least']} {ANYTHING}")
        case "bleeding" | "turn-of" | "block-attempted" | "may-attempt-block":
            # Whoever acts or blocks is a minion.
            part.allow("noun", "minion")
        case "in-phase":
            part.state("window", condition["phase_"])
        case "would-fall":
            part.state("noun", "vampire")
        case "would-burn":
            part.state("noun", "ally")
        case "at-range":
            part.state("at-range", condition["distance_"])
        case "after-round":
            part.state("round", "later")
        case "in-round":
            part.state("round", "first")
        case "pressed":
            part.state("press-to", "end")
        case "not" if condition["condition"].word == "pressed":
            part.state("press-to", "continue")
        case "bleed-at-least" if condition["least"] > 1:
            part.state("bleed-at-least", condition["least"])
        case "at-least" if condition["a"].word == "blood-of":
            part.state("burned-at", condition["b"])
        case "has-edge" | "lacks-edge":
            part.state("edge")


# What follows from the verb, and so need not be said

IMPLIED: Final[Mapping[str, set[str]]] = {
    "enter-combat": {"ready", "of:others"},
    "lock": {"unlocked"},
    "unlock": {"locked"},
    "steal": {"of:others"},
    "move-blood": {"of:others"},
}


def _read_implied(nodes: Iterable[Node], implied: Collection[str], part: _Part) -> None:
    gathered = _Part()
    _read_nodes(nodes, gathered)
    for claim in gathered.sure:
        goes_without = claim.kind == "trait" and claim.what.partition(" ")[0] in implied
        (part.perhaps if goes_without else part.sure).add(claim)
    part.perhaps |= gathered.perhaps
