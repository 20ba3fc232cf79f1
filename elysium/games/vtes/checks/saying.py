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
    H_AFTER_ACTION,
    H_BLEED_SUCCESS,
    H_BLOCK_RESOLVED,
    H_BURNED,
    H_EDGE_VOTE,
    H_ROUND_BEGINS,
    H_TO_TORPOR,
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
from elysium.games.vtes.definitions.names import CLANS, DISCIPLINES
from elysium.games.vtes.definitions.traits import AS_CLAN, AS_TITLE, CHEAP_FOR
from elysium.games.vtes.state import ACTION as FOR_ACTION
from elysium.games.vtes.state import DISTANCES, PHASE, ROUND, SCOPES, STATS
from elysium.games.vtes.vocabulary.things import THIS, fighting

VERBS: Final = {
    "unlock": "unlock",
    "lock": "lock",
    "enter-combat": "enter-combat",
    "cancel": "cancel",
    "redirect-bleed": "redirect-bleed",
    "redirect-bleed-to": "redirect-bleed",
    "attempt-block": "attempt-block",
    "steal": "steal",
    "remove": "remove",
    "lend-here": "remove",
    "unlock-afterwards": "unlock",
    "crypt-top-out-of-game": "remove",
    "remove-from-ash-heap": "remove",
    "lose-from-ash-heap": "remove",
    "hand-over": "steal",
    "take-this": "steal",
    "borrow": "steal",
}
DECLARED: Final[Mapping[str, tuple[Claim, ...]]] = {
    "keeps-foes-from": (Claim("noun", "minion"),),
    "remember-this-turn": (Claim("span", "turn"),),
    "borrow": (Claim("span", "turn"),),
    "press-on": (Claim("press", ""),),
    "bar-this-action-again": (Claim("span", "turn"),),
    "enlist": (Claim("noun", "ally"),),
    "bar-repeating": (Claim("span", "turn"),),
    "put-ally-into-play": (Claim("noun", "ally"),),
    "undo-block": (Claim("verb", "cannot-block"),),
    "open-hand": (Claim("span", "combat"),),
    "press-by-itself": (Claim("press", ""),),
    "treats-as-normal": (Claim("span", "round"),),
    "call-off-action": (Claim("verb", "unlock"), Claim("span", "turn")),
    "shield": (Claim("prevent", "all"), Claim("span", "round")),
    "prevent-strike": (Claim("prevent", "all"),),
    "search-crypt": (Claim("noun", "vampire"),),
    "dead-vampires-of": (Claim("noun", "vampire"),),
    "after-combat": (Claim("span", "combat"),),
    "burn-edge": (Claim("edge", ""),),
    "by-title": (Claim("trait", f"titled {ANYTHING}"),),
    "all-aggravated": (Claim("noun", "vampire"),),
    "next-referendum-passes": (
        Claim("noun", "vampire"),
        Claim("trait", "of:you vampire"),
        Claim("span", "turn"),
    ),
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
    "heal": "gain-blood",
    "move-blood": "move-blood",
    "blood-to-pool": "move-blood",
    "pool-to-blood": "move-blood",
    "prevent-damage": "prevent",
    "prevent-of-strike": "prevent",
    "prevents-in-first-round": "prevent",
    "survive": "gain-blood",
    "sunlight": "damage",
    "damage": "damage",
    "damage-before-range": "damage",
    "draw": "draw",
    "draw-more": "draw",
    "draw-crypt-with-blood": "gain-blood",
    "draw-crypt-with-blood-if-younger": "gain-blood",
    "discard": "discard",
}
STATS_SAID: Final = ("stealth", "intercept", "bleed", "strength", "votes", "hand")
STATS_IN_WORDS: Final = {
    "abstain": Claim("verb", "cannot-vote"),
    "cannot-block": Claim("verb", "cannot-block"),
    "no-unlock": Claim("verb", "cannot-unlock"),
    "charm": Claim("verb", "cannot-block"),
    "maneuver": Claim("optional-maneuver", ""),
    "press": Claim("optional-press", ""),
    "no-vampire-blocks": Claim("verb", "cannot-block"),
    "block-or-pay": Claim("burn-blood", "1"),
    "draws-again": Claim("once", "turn"),
    "foe-cannot-end": Claim("verb", "cannot-end-combat"),
    "scorn": Claim("burn-pool", "1"),
    "no-attacks": Claim("verb", "enter-combat"),
}
IN_A_PHASE: Final = {"master-action": "master", "discard-action": "discard", "transfer": "influence"}
"""What a ready minion brings its Methuselah in a phase."""
DEEDS: Final = {
    deed: f"cannot-{deed}"
    for deed in (
        "block",
        "vote",
        "unlock",
        "press",
        "play-strikes",
        "strike-otherwise",
        "play-reactions",
        "maneuver-closer",
        "maneuver-away",
        "press-on",
        "press-to-end",
        "use-equipment",
        "strike-again",
        "hunt",
        "diablerize",
    )
}
DEEDS["end-by-strike"] = "cannot-end-combat"
EACH_COUNTS: Final = ("count", "points-of")
"""Amounts that a text says as one for each of something."""
SAID_WINDOWS: Final = (
    "unlock", "master", "influence", "discard", "announced", "unblocked", "before-range", "before-votes", "polling",
    "after-action", "after-block", "blocked", "as-played", "block", "minion", "before-strikes", "aim", "round-end",
)  # fmt: skip
TRAITS_SAID: Final = (
    "ready", "torpid", "uncontrolled", "locked", "unlocked", "titled", "untitled", "younger", "older", "other",
    "infernal",
)  # fmt: skip
OF_VAMPIRES: Final = ("clan:", "sect:", "title:", "titled", "non-title")
"""How traits begin that only vampires have."""
NOUNS_SAID: Final = ("vampire", "ally", "minion", "location", "crypt-card")
UNSAID_NOUNS: Final = {"crypt-card": ("crypt-card", "minion", "vampire")}
"""A card in an uncontrolled region is called in several ways."""
ALIKE: Final = {"foe-or-retainer": "", "grounded-foe-or-retainer": "minion", "ally-in-ash-heaps": "ally"}


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
    paying = _Part()
    _read_nodes([price.by for price in card.prices if isinstance(price.by, Noun)], paying)
    _read_nodes([test for price in card.prices for test in price.told], paying)
    for price in card.prices:
        if price.locks:
            common.state("price", "lock")
        if price.once >= 0:
            common.state("once", SCOPES[price.once])
    common.perhaps |= paying.sure | paying.perhaps
    for trigger in card.triggers:
        if trigger.hook == H_BURNED:
            common.allow("noun", "minion")
            common.allow("trait", "ready minion")
        elif trigger.hook == H_TO_TORPOR:
            common.allow("window", "in-torpor")
            common.allow("trait", f"torpid {ANYTHING}")
        elif trigger.hook in (H_BLEED_SUCCESS, H_AFTER_ACTION):
            common.allow("window", "after-action")
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
        if word == "puts-vampires-in-play":
            part.perhaps.update(Claim("trait", f"clan:{CLANS[number]} vampire") for number in card.clans)
        if word.startswith(AS_TITLE):
            part.allow("trait", f"title:{word.removeprefix(AS_TITLE)} vampire")
        elif word.startswith(CHEAP_FOR):
            part.allow("trait", f"clan:{word.removeprefix(CHEAP_FOR)} vampire")
        elif word.startswith(AS_CLAN):
            part.allow("noun", "vampire")
            part.allow("trait", f"clan:{word.removeprefix(AS_CLAN)} vampire")
    if card.plays is not None:
        part.allow("noun", "vampire")
        part.allow("trait", f"sect:{card.plays.sect} vampire")
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
    if not card.crypt:
        for clan in card.clans:
            part.allow("trait", f"clan:{CLANS[clan]} vampire")
    _read_implied(_tests(card.requires), {"ready", "of:you"}, part)


CARRIED: Final[Mapping[str, tuple[Claim, ...]]] = {
    "target-cannot-block": (Claim("verb", "cannot-block"),),
    "rivals-yield": (Claim("noun", "vampire"), Claim("window", "unlock"), Claim("duty", "unlock")),
    "never-against-blood-hunts": (Claim("verb", "cannot-vote"),),
    "burning-hurts-at-superior": (Claim("damage", "1"),),
    "burning-hurts-vampires": (Claim("damage", "1"), Claim("noun", "vampire")),
    "may-stay-locked": (Claim("window", "unlock"),),
    "bears-no-equipment": (Claim("verb", "cannot-use-equipment"),),
    "puts-vampires-in-play": (Claim("noun", "vampire"), Claim("trait", "non-sterile vampire")),
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
    if mode.limit >= 0:
        part.state("limit", SCOPES[mode.limit])
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
    if mode.even_locked:
        part.allow("trait", "locked vampire")
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
    if (
        mode.kind == ABILITY
        and mode.windows & ANY_TIME not in (ANY_TIME, DURING_ACTION)
        and not _goes_without_saying(mode)
    ):
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
    attempts = "attempt-block" in words and bool(mode.windows >> W_DECIDE_BLOCK & 1)
    return bool(needed) or attempts or "wake" in words or ("vote" in deeds and mode.windows == 1 << W_POLLING)


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
    if any(node.get("moment") == H_BLOCK_RESOLVED for effect in effects for node in effect.walk()):
        part.allow("window", "after-block")
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
    elif mode.stealth and mode.kind in ACTION_KINDS:
        part.state("more-stealth", mode.stealth)
    elif mode.stealth and mode.kind not in ACTION_KINDS:
        part.state("stealth", _signed(mode.stealth))
    for kind, amount in (("intercept", mode.intercept), ("bleed", mode.bleed), ("votes", mode.votes)):
        if amount:
            part.state(kind, _signed(amount))
    if mode.hunt:
        part.state("hunt", mode.hunt)
        # A hunt brings one blood anyway, and may be told by what it brings in all.
        part.allow("gain-blood", mode.hunt + 1)
    if mode.limited or (mode.additional and not mode.beyond_limit):
        part.state("limited")
    if mode.beyond_limit:
        # A strike of one kind alone counts against no limit if the text does not say that it is limited.
        (part.allow if mode.given is not None else part.state)("beyond-limit")
    if mode.toward >= 0:
        part.state("maneuver-to", DISTANCES[mode.toward])
    if mode.additional:
        part.state("additional", "x" if mode.additional_x else mode.additional)
    if mode.prevent:
        normal = mode.target is not None and mode.target.normal_only
        prevented = f"x+{mode.prevent}" if mode.prevent_x else str(mode.prevent)
        part.state("prevent", f"{prevented} non-aggravated" if normal else prevented)


def _read_combat(mode: Mode, part: _Part) -> None:
    if mode.strike is not None:
        part.state("strike", _strike(mode.strike))
        if mode.strike.recoil:
            part.state("damage", mode.strike.recoil)
        if mode.strike.recoils_close:
            part.state("at-range", "close")
        for word in mode.strike.manner:
            if word != "first":
                part.state(word)
        if mode.strike.disarms:
            part.state("noun", "vampire")
            part.state("span", SCOPES[ROUND])
    if mode.given is not None:
        part.state("strike", _strike(mode.given))
        if mode.given_for >= 0:
            part.state("span", SCOPES[mode.given_for])
        if mode.given_each >= 0:
            part.state("once", SCOPES[mode.given_each])
    if mode.maneuver:
        part.state("optional-maneuver" if mode.own else "maneuver")
    if mode.press:
        part.state("optional-press" if mode.own else "press")
    if mode.optional_maneuver:
        part.state("optional-maneuver")
    if mode.optional_press:
        part.state("optional-press")
        if mode.press_ends:
            part.state("press-to", "end")


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
    if static.counts is not None:
        _read_nodes([static.counts], part)
    if static.counts is not None and stat == "votes":
        part.allow(stat, _signed(static.amount))
    elif stat in STATS_SAID:
        part.state(stat, _signed(static.amount))
    elif stat == "votes-against":
        part.state("votes", _signed(static.amount))
    elif stat in ("against-cost", "block-cost"):
        part.state("burn-blood", static.amount)
    elif stat == "hunt":
        part.state("hunt", static.amount)
    elif stat == "foe-intercept":
        part.state("intercept", _signed(static.amount))
    elif stat in STATS_IN_WORDS:
        part.sure.add(STATS_IN_WORDS[stat])
    elif stat == "retainers-claw":
        part.state("damage", static.amount)
        part.state("at-range", "close")
    elif stat == "double-votes":
        part.allow("window", "polling")
    elif stat == "foe-cannot-end":
        part.allow("noun", "minion")
        part.state("strike", "combat-ends")
    elif stat in ("combat-hand", "foe-combat-hand"):
        part.allow("noun", "minion")
        part.state("hand", _signed(static.amount))
    elif stat == "rescues-cost":
        part.state("noun", "vampire")
        part.state("trait", "torpid vampire")
    if stat in IN_A_PHASE:
        part.allow("window", IN_A_PHASE[stat])
    if stat in (*IN_A_PHASE, "hand"):
        part.allow("trait", f"ready {ANYTHING}")
    # An action that is directed is another Methuselah's.
    _read_nodes(_tests(static.when[1:] if static.shelters and len(static.when) > 1 else static.when), part)


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
        case Trait(word="of-type") if node["name"] in ("vampire", "ally"):
            part.state("noun", node["name"])
        case Trait(word="is-prey" | "is-predator"):
            part.state("seat", node.word.removeprefix("is-"))
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
        case Amount():
            part.sure.update(DECLARED.get(node.word, ()))
        case Ref() | Seats():
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
        case "is-prey" | "is-predator":
            return []
        case "on-red-list":
            return ["red-list"]
        case "trait" if trait["keyword"] == "infernal":
            return ["infernal"]
        case "of-black-hand":
            return ["black-hand"]
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
        part.state("title", f"{effect['title_']} {effect['name']}".strip().lower())
    if word == "change-sect":
        part.state("trait", f"sect:{effect['sect_']} {ANYTHING}")
    if word in ("become-vampire", "become-vampire-of-sect"):
        part.allow("span", "turn")
        if effect["sect_"]:
            part.allow("trait", f"sect:{effect['sect_']} vampire")
    if word == "grant-votes" and isinstance(effect["amount"], int):
        part.state("votes", _signed(effect["amount"]))
    if word == "block-as-vampire":
        part.state("intercept", _signed(effect["amount"]))
        part.state("noun", "vampire")
    if word == "vote-against":
        part.state("votes", _signed(effect["amount"]))
    if word == "cancel" and not effect["pays"]:
        part.state("cost", "not-paid")
    if word in COUNTED:
        amount = _amount(effect["amount"])
        if amount:
            # A card in play that is no minion has counters.
            on_this = word == "burn-blood" and effect["who"].word == "this"
            said = f"{amount} non-aggravated" if effect.get("normal") else amount
            (part.allow if on_this else part.state)(COUNTED[word], said)
    if word == "gets":
        stat = effect["called"]
        if stat in STATS_SAID and isinstance(effect["amount"], int):
            part.state(stat, _signed(effect["amount"]))
        elif stat in STATS_SAID and effect["amount"].word in ("count", "tenth-of"):
            part.allow(stat, "+1")
        elif stat in ("environment", "prevent"):
            part.state(stat, effect["amount"])
        elif stat == "titled-intercept":
            part.state("intercept", _signed(effect["amount"]))
            part.state("trait", f"titled {ANYTHING}")
        elif stat == "blood-intercept":
            part.state("burn-blood", 1)
            part.state("intercept", "+1")
        elif stat == "ending-strike":
            part.state("strike", "combat-ends")
        elif stat == "prevent-normal":
            part.state("prevent", f"{effect['amount']} non-aggravated")
        elif stat == "closing-for-blood":
            part.state("burn-blood", 1)
        elif stat == "closing":
            part.state("optional-maneuver")
            part.state("maneuver-to", "close")
        elif stat == "continuing":
            part.state("optional-press")
            part.state("press-to", "continue")
        elif stat in STATS_IN_WORDS:
            part.sure.add(STATS_IN_WORDS[stat])
            if stat == "press":
                part.allow("press")
    if word == "later":
        part.allow("span", SCOPES[effect["span"]])
        if effect["moment"] == H_ROUND_BEGINS:
            part.allow("once", "round")
    if word == "prevent-damage":
        # Whoever can take damage is a minion or a retainer.
        part.allow("noun", "minion")
    if word == "gets-either":
        for stat in effect["called"]:
            part.sure.add(STATS_IN_WORDS[stat])
    if word == "more-against-poor":
        part.state("bleed", _signed(effect["amount"]))
        part.state("limited")
    if word == "discard-chosen":
        part.allow("discard", 1)
    if word == "discard-at-random":
        part.allow("discard", effect["amount"])
    if word == "block-price":
        part.allow("burn-blood", effect["amount"])
        if effect["all"] == 2:
            part.state("noun", "vampire")
        else:
            part.allow("noun", "minion")
    if word == "minions-stay-locked":
        part.state("noun", "minion")
        part.state("verb", "unlock")
    if word == "environmental-damage":
        part.state("damage", effect["amount"])
    if word == "gets" and effect["called"] == "foe-intercept":
        part.state("intercept", _signed(effect["amount"]))
    if word == "cannot" and effect["deed"] in DEEDS:
        part.state("verb", DEEDS[effect["deed"]])
    if word in ("gets", "gets-either", "gets-discipline", "cannot"):
        until = effect["until"]
        # How long the combat of a block lasts is said by when it begins.
        unsaid = until in (SCOPES[FOR_ACTION], "first-round") or effect.get("called") in OF_COMBATS
        (part.allow if unsaid else part.state)("span", until)


OF_COMBATS: Final = ("strike-cost", "maneuver", "press", ("maneuver", "press"))
"""What can be there in combat only, so that a text need not say for how long."""


def _amount(amount: object) -> str:
    if isinstance(amount, int):
        return str(amount)
    if isinstance(amount, Amount):
        if amount.word in EACH_COUNTS:
            return "each"
        if amount.word in ("margin", "rest-of-margin", "only-against"):
            return "1"
        if amount.word == "plus" and amount["a"].word == "paid":
            return f"x+{amount['b']}"
        if amount.word == "x" and isinstance(amount.get("most"), int):
            return str(amount["most"])
        if amount.word == "x" and isinstance(amount.get("most"), Amount) and amount["most"].word == "smaller":
            return str(amount["most"]["one"]) if isinstance(amount["most"]["one"], int) else ""
    return ""


def _read_condition(condition: Condition, part: _Part) -> None:
    match condition.word:
        case "prey-lost-pool" | "bled-prey" | "bled-prey-well":
            part.state("seat", "prey")
        case "by-vampire" | "by-capacity":
            part.allow("user", "vampire")
            if condition.word == "by-capacity":
                part.state("trait", f"capacity>={condition['least']} {ANYTHING}")
        case "bleeding" | "directed-at" | "turn-of" | "block-attempted" | "may-attempt-block":
            # Whoever acts or blocks is a minion.
            part.allow("noun", "minion")
        case "action-requires" | "action-requires-either":
            part.state("noun", "vampire")
            part.state("trait", f"clan:{condition['clan_']} vampire")
        case "first-recruitment":
            part.state("noun", "ally")
            part.state("span", "turn")
        case "recruits":
            part.state("noun", "ally")
            part.allow("noun", "vampire")
            part.allow("trait", f"clan:{condition['clan_']} vampire")
        case "has-not-played":
            part.allow("noun", "vampire")
        case "no-actions-yet":
            part.state("span", "turn")
        case "turn-of-prey-of":
            part.allow("seat", "prey")
        case "has-no-other":
            part.state("one-on-methuselah", "~")
        case "crypt-top-is":
            part.state("noun", "vampire")
            part.state("trait", f"clan:{condition['clan_']} vampire")
        case "in-phase" | "in-phase-of-others":
            part.state("window", condition["phase_"])
        case "in-any":
            part.state("window", condition["phase_"])
        case "requires-title":
            part.state("noun", "vampire")
            part.state("trait", "titled vampire")
        case "would-fall":
            part.state("noun", "vampire")
        case "would-burn":
            part.state("noun", "ally")
        case "at-range":
            part.state("at-range", condition["distance_"])
        case "restricts-strikes":
            part.state("span", SCOPES[ROUND])
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
        case "at-least" if condition["a"].get("who") == THIS and condition["b"] > 1:
            part.state("burned-at", condition["b"])
        case "has-edge" | "lacks-edge":
            part.state("edge")


# What follows from the verb, and so need not be said

IMPLIED: Final[Mapping[str, set[str]]] = {
    "enter-combat": {"ready", "of:others"},
    "lock": {"unlocked"},
    "unlock": {"locked"},
    "wake": {"locked"},
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
