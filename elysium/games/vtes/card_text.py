"""Card texts, composed from the words that the engine runs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from elysium.engine.cards.nodes import Condition, Effect, Noun, Quantity, Ref, Seats
from elysium.engine.cards.phrases import INFINITIVE, JOINING, Teller, grown, question
from elysium.engine.cards.words import MESSAGES
from elysium.engine.kinds import Say
from elysium.engine.vocabulary import tidy
from elysium.games.vtes import text
from elysium.games.vtes.definitions.language import (
    ABILITY,
    ACTION,
    ACTION_KINDS,
    ALL_PHASES,
    ANY_TIME,
    BY_ACTIVE,
    BY_FOE,
    BY_HOST,
    BY_OTHERS,
    COMBAT_CARD,
    DURING_ACTION,
    EQUIPMENT,
    H_AFTER_ACTION,
    H_BLOCK_FOUGHT,
    H_BLOCKED,
    H_WOULD_BURN,
    H_WOULD_GET_EDGE,
    H_WOULD_REPLACE,
    HOOKS,
    MODE_NAMES,
    MODIFIER,
    OTHERS_PHASES,
    PHASES,
    POLITICAL,
    REACTION,
    W_ANNOUNCED,
    W_BLOCK,
    W_DECIDE_BLOCK,
    WINDOWS,
    Card,
    LoweredCondition,
    LoweredEffect,
    Mode,
    Price,
    Static,
    Trigger,
)
from elysium.games.vtes.definitions.names import DISCIPLINES
from elysium.games.vtes.rules.triggers import (
    COST_OF_MODE,
    NAMES_OF_MODE,
    OF_MODE,
    OF_TRIGGER,
    ON_MODE_SUCCESS,
    effects_of,
)
from elysium.games.vtes.state import ACTION as FOR_ACTION
from elysium.games.vtes.state import BLEED, COMBAT, HAND, PHASE, ROUND, SCOPES, STATS, STEALTH, TURN
from elysium.games.vtes.vocabulary.amounts import blood_of
from elysium.games.vtes.vocabulary.conditions import is_
from elysium.games.vtes.vocabulary.effects import burn_blood, burn_this, lock
from elysium.games.vtes.vocabulary.lasting import DEEDS, UNLOCK, gets
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    BLOCKER,
    BURNING_HOST,
    EVERYONE,
    FOE,
    HOST,
    IT,
    OTHERS,
    PREY,
    SELF,
    THIS,
    YOU,
    controller,
    host_of,
    locked,
    minion,
    of,
    vampire,
)

TOLD_SCOPES: Final = (ROUND, COMBAT, FOR_ACTION, TURN)
"""How often something can be used is said of these; a phase is over with the phase that the clause names."""
KINDS_OF_CARD: Final = (
    "location", "discipline", "title", "trophy", "equipment", "weapon", "melee", "vehicle", "haven", "archetype",
    "wraith", "zombie", "ghoul", "frenzy", "scarce", "sterile", "infernal", "red-list", "blood-cursed",
    "puts-vampires-in-play",
)  # fmt: skip
"""Keywords by which a text can mean a card."""
UNITS: Final = ("pool", "blood", "life", "blood-or-life", "damage", "counters", "cards", "crypt-cards", "votes")
MOST_BLOOD: Final = 99
REPLACING: Final = (H_WOULD_BURN, H_WOULD_GET_EDGE, H_WOULD_REPLACE)
"""Something else is done instead of what they are about."""
RANSOMS: Final = {
    "burn-blood": ("mode-ransom", "blood"),
    "burn-pool": ("mode-ransom-pool", "pool"),
    "discard": ("mode-ransom-cards", "cards"),
}
UNSAID: Final = (
    "room-for-limited",
    "may-attempt-block",
    "may-attempt-any-block",
    "may-block-as-vampire",
    "may-vote-against",
)
"""What the effect itself says."""
TARGET: Final = Ref("target")
"""What was chosen as such, for whoever is asked something more."""
NOBODY_CAN: Final = tuple(deed.word for deed in DEEDS if deed != UNLOCK)
"""None of them can, rather than each cannot."""
BLOCKS: Final = 1 << W_BLOCK | 1 << W_DECIDE_BLOCK


@dataclass
class _Way:
    """One way of playing a card: what limits it and what it does, in sentences."""

    mode: Mode
    condition: str = ""
    limits: list[str] = field(default_factory=list)
    deeds: list[str] = field(default_factory=list)

    def sentences(self, say: Say, *, alone: bool = True) -> list[str]:
        """Its condition limits a way by itself, and tells one of several from the others."""
        if not self.condition:
            return [*self.limits, *self.deeds]
        if alone or not self.deeds:
            only = _capital(say("clause-only-if", condition=self.condition))
            return [f"{only}.", *self.limits, *self.deeds]
        first, *rest = self.deeds
        told = say("phrase-if", condition=self.condition, deed=_lowered(first, say))
        return [*self.limits, _capital(told), *rest]


def card_text(card: Card, say: Say) -> tuple[str, ...]:
    """Everything a card does, as it would be printed: each level of a Discipline is by itself."""
    ways = [_way(card, mode, say) for mode in card.modes]
    head = [text.header(card, say), *_requirements(card, say), *_hoisted(ways, say)]
    head += _alternatives([way for way in ways if not way.mode.needs], say)
    levels = _levels([way for way in ways if way.mode.needs], say)
    rest = [*([] if card.crypt else text.lasting_keywords(card, say)), *_statics(card, say)]
    rest += [_given(card, say, "clause-gives", card.gives)] if card.gives else []
    rest += [_given(card, say, "clause-raises", card.raises)] if card.raises else []
    rest += [*(_price(card, price, say) for price in card.prices), *_abilities(card, say)]
    rest += [_trigger(card, trigger, say) for trigger in card.triggers]
    rest += text.limits(card, say)
    if card.when_merged is not None:
        rest.append(say("card-merged", text=_when_merged(card.when_merged, say)))
    paragraphs = [head, *([level] for level in levels), rest] if levels else [head + rest]
    return tuple(_once_said(tidy(" ".join(filter(None, lines)))) for lines in paragraphs if any(lines))


def _when_merged(card: Card, say: Say) -> str:
    lines = [text.identity(card, say), *text.lasting_keywords(card, say), *_statics(card, say)]
    lines += [*(_price(card, price, say) for price in card.prices), *_abilities(card, say)]
    return " ".join(filter(None, [*lines, *(_trigger(card, trigger, say) for trigger in card.triggers)]))


def _once_said(text: str) -> str:
    """*Acción. Acción directa* needs its first word no longer."""
    first, rest = text.partition(" ")[::2]
    return rest if first.endswith(".") and rest.startswith(f"{first[:-1]} ") else text


def ability_text(card: Card, number: int, say: Say) -> str:
    return tidy(_ability(card, card.abilities[number], say))


def mode_hint(card: Card, number: int, say: Say) -> str:
    """What tells this way of playing a card from the others."""
    mode = card.modes[number]
    if len(card.modes) == 1:
        return ""
    same = [other for other in card.modes if (other.level, other.needs) == (mode.level, mode.needs)]
    level = text.level(mode) if mode.needs else ""
    if len(same) == 1:
        return level
    return f"{level} {tidy(' '.join(_way(card, mode, say).sentences(say))).rstrip('.')}".strip()


def prompt(card: Card, part: int, number: int, index: int, say: Say) -> str:
    """What a choice in the middle of a card's effects asks."""
    asked = effects_of(card.face, part, number)[index].instruction
    in_play = part not in (OF_MODE, ON_MODE_SUCCESS, COST_OF_MODE, NAMES_OF_MODE)
    mode = None if part == OF_TRIGGER else (card.abilities if in_play else card.modes)[number]
    teller = _teller(card, say, in_play=in_play, mode=mode)
    if mode is not None and mode.target is not None:
        teller.means("it", TARGET)
    return question(teller, asked)


def composed_messages() -> Iterable[str]:
    """The messages that are found by what a definition says."""
    yield from JOINING
    yield from MESSAGES
    yield from (f"at-{window}" for window in (*WINDOWS, "action", "outside-combat") if window != "decide-block")
    yield from (f"after-{hook}" for hook in HOOKS)
    yield "after-fought-by-blocking"
    yield from (f"stat-{stat}" for stat in STATS)
    yield from (f"span-{scope}" for scope in (*SCOPES, "first-round"))
    yield from (f"unit-{unit}" for unit in UNITS)
    yield from (f"deed-{deed.word}" for deed in DEEDS)
    yield from (f"sort-{keyword}" for keyword in KINDS_OF_CARD)
    yield from (f"discipline-{code}" for code in DISCIPLINES)
    yield from (f"kind-{kind}" for kind in MODE_NAMES if kind != "ability")
    yield from ("kind-minion", "kind-any-action")
    yield from (
        "window-only-unblocked",
        "window-only-polling",
        "window-only-after-action",
        "window-only-blocked",
        "ref-target",
        "phrase-capitals",
    )


def _teller(card: Card, say: Say, *, in_play: bool, mode: Mode | None = None) -> Teller:
    """Who *this minion* is depends on whose text it is."""
    own = "acting-vampire" if mode is not None and mode.needs and "power" not in card.types else "minion"
    if card.crypt:
        own = "ally" if "imbued" in card.types else "vampire"
    elif in_play:
        own = "ally" if "ally" in card.types else "bearer"
    hosts = {mode.target.node.word for mode in card.modes if mode.stays and mode.target and not mode.apart}
    this = "retainer" if in_play and "retainer" in card.types else own
    teller = Teller(say, {"self": own, "this": this, "host": "vampire" if hosts == {"vampire"} else "minion"})
    if mode is not None and mode.target is not None:
        target = mode.target.node
        teller.means("it", target["what"] if target.word == "just" else target)
        teller.means("targeted", target)
    elif mode is not None and mode.strike is not None:
        teller.means("it", FOE)
    return teller


def _nodes(effects: Iterable[LoweredEffect]) -> list[Effect]:
    return [effect.node for effect in effects if effect.node is not None]


def _tests(conditions: Iterable[LoweredCondition]) -> list[Condition]:
    """Without what the effect itself says: whoever attempts to block is able to, what is prevented is inflicted."""
    found = [condition.node for condition in conditions if condition.node is not None]
    return [test for test in found if test.word not in UNSAID and not _awaits_damage(test)]


def _awaits_damage(test: Condition) -> bool:
    return test.word == "exists" and test["cards"].word == "damage"


def _unsaid(tests: Iterable[Condition], effects: Sequence[Effect]) -> list[Condition]:
    """Without *if there are such cards*, where what is done says of which of them, or for each."""
    nodes = [node for effect in effects for node in effect.walk()]
    named = [
        node["cards"] for node in nodes if node.word in ("choose", "count", "controls") and not node.get("optional")
    ]
    named += [node["whom"] for node in nodes if node.word == "for-each"]
    return [test for test in tests if not _says_there_are(test, named)]


def _says_there_are(test: Condition, named: Sequence[Any]) -> bool:
    """At least one of what is spoken of anyhow."""
    if test.word == "at-least":
        return bool(test["b"] == 1 and test["a"] in named)
    return bool(test.word == "exists" and test["least"] == 1 and test["cards"] in named)


def _introduced(mode: Mode, effects: Sequence[Effect], teller: Teller) -> list[Effect]:
    """The choice of the target, in words of its own where what is done first would name it only in passing."""
    if mode.target is None or mode.stays or not effects:
        return []
    first: Effect = effects[0]["effects"][0] if effects[0].word == "at-once" else effects[0]
    if first.word == "choose" and first["by"] == YOU and IT in first["cards"].walk():
        return [_choosing(mode.target.node, teller)]
    if not any(first.get(name) in (blood_of(IT), host_of(IT)) for name in ("amount", "what")):
        return []
    return [_choosing(mode.target.node, teller)]


def _choosing(target: Noun, teller: Teller) -> Effect:
    teller.means("it", target, named=True)
    return Effect("choose", args=(("cards", target), ("by", YOU)))


def _under(effects: Sequence[Effect], tests: Sequence[Condition]) -> tuple[list[Effect], list[Condition]]:
    """If all that is done depends on one more condition, that is one of the others."""
    told, conditions = list(effects), list(tests)
    while len(told) == 1 and told[0].word == "if" and not told[0].get("otherwise"):
        conditions.append(told[0]["condition"])
        told = list(told[0]["then"])
    return told, conditions


def _requirements(card: Card, say: Say) -> list[str]:
    if not card.requires:
        return []
    teller = _teller(card, say, in_play=False)
    return [teller.sentence(say("clause-only-if", condition=teller.all_of(_tests(card.requires))))]


# Ways of playing


def _way(card: Card, mode: Mode, say: Say) -> _Way:
    teller = _teller(card, say, in_play=False, mode=mode)
    awaited = [is_(SELF, locked)] if mode.locked_only else []
    tests = [test for test in _tests(mode.when) if test.word != "by-vampire" or not mode.needs]
    tests = _unsaid(tests, [*_nodes(mode.names), *_nodes(mode.effects)])
    way = _Way(mode, teller.grown(teller.all_of([*awaited, *tests])))
    way.limits += [*(say(f"keyword-{word}") for word in mode.keywords), *_restrictions(mode, say)]
    if mode.kind == MODIFIER and mode.anyone and not mode.stealth:
        way.limits.append(say("mode-by-another"))
    way.limits += [say("mode-even-locked")] if mode.even_locked and mode.kind == REACTION else []
    if mode.kind == COMBAT_CARD and mode.anyone:
        who = "-torpid" if mode.even_torpid else "" if mode.even_locked else "-unlocked"
        way.limits.append(say(f"mode-from-outside{who}"))
    if mode.kind in ACTION_KINDS:
        directed = 1 if mode.kind == ACTION and mode.target is not None and mode.target.hostile else 0
        if mode.stealth or (directed and not mode.bleeds):
            way.limits.append(say("clause-action", stealth=mode.stealth, directed=directed))
    way.deeds += text.deeds(replace(mode, locked_only=False), say)
    if mode.x_said is not None:
        way.limits.append(say("mode-x-is", amount=teller.quantity(mode.x_said, "nom")))
    if mode.names:
        if mode.target is not None and any(IT in effect.walk() for effect in _nodes(mode.names)):
            way.deeds.append(teller.sentence(teller.effect(_choosing(mode.target.node, teller))))
        way.deeds.append(_named(mode, teller, say))
    if mode.on_success and mode.kind != POLITICAL:
        brought = teller.together(_nodes(mode.on_success))
        way.deeds.append(teller.sentence(say("clause-bled" if mode.bleeds else "clause-hunted", deed=brought)))
    if mode.stays:
        way.deeds.append(_put(mode, teller, say))
    if mode.kind == POLITICAL:
        terms = " ".join(teller.sentence(term) for term in _terms(mode, teller, say))
        passed = say("clause-passes", deed=teller.effects(_nodes(mode.effects)))
        way.deeds.append(f"{terms} {teller.sentence(passed)}".strip())
        if mode.on_success:
            way.deeds.append(teller.sentence(say("clause-meanwhile", deed=teller.together(_nodes(mode.on_success)))))
    elif mode.effects:
        effects = _nodes(mode.effects)
        chosen = _introduced(mode, effects, teller)
        if mode.target is not None and effects[0].word == "cannot" and effects[0]["who"] == IT:
            # *A vampire cannot* would be said of any.
            chosen = [_choosing(mode.target.node, teller)]
        way.deeds += [teller.sentence(teller.effect(choice)) for choice in chosen]
        parts = _priced(effects, _costs(mode), teller, say)
        if mode.kind == EQUIPMENT:
            parts = [say("clause-succeeded", deed=part) for part in parts]
        way.deeds += [teller.sentence(part) for part in parts]
    elif mode.blood:
        way.deeds.append(say("mode-blood", blood=mode.blood))
    elif mode.other_costs:
        way.deeds.append(teller.sentence(say("clause-for-this", cost=teller.effects(_costs(mode)))))
    if mode.ransom is not None:
        message, unit = RANSOMS[mode.ransom.node.word]
        if mode.ransom.node["who"] == controller(BLOCKER):
            message = "mode-ransom-pool-of-blocker"
        way.deeds.append(say(message, **{unit: mode.ransom.node["amount"]}))
    return way


def _terms(mode: Mode, teller: Teller, say: Say) -> list[str]:
    """What the caller of a referendum chooses: cards, clans and Methuselahs in one sentence."""
    nouns = [term for term in mode.terms_said if isinstance(term, Noun)]
    told = [teller.effect(term) for term in mode.terms_said if isinstance(term, Effect)]
    if nouns:
        told.insert(0, teller.choice(nouns))
        teller.means("named", nouns[0], named=True)
        for further in nouns[1:]:
            teller.means("named-next", further, named=True)
    return told


def _restrictions(mode: Mode, say: Say) -> list[str]:
    """When it can be played, besides when any card of its type can."""
    found = []
    if mode.as_announced:
        found.append("mode-as-announced" if mode.windows == 1 << W_ANNOUNCED else "mode-as-announced-or-attempted")
    found += [f"mode-limit-{SCOPES[mode.limit]}"] if mode.limit >= 0 else []
    found += [f"mode-one-each-{SCOPES[mode.one_each]}"] if mode.one_each >= 0 else []
    found += [f"once-each-{SCOPES[mode.once_each]}"] if mode.once_each >= 0 else []
    found += ["mode-in-torpor"] if mode.in_torpor else []
    found += ["mode-limited"] if mode.limited and not mode.bleed else []
    if mode.kind in (MODIFIER, REACTION) and mode.windows.bit_count() == 1 and not mode.as_announced:
        name = WINDOWS[mode.windows.bit_length() - 1]
        polls = name == "polling" and not mode.votes and not any(test.word == "during" for test in _tests(mode.when))
        told = polls or name in ("unblocked", "after-action", "blocked")
        found += [f"window-only-{name}"] if told else []
    limits = [say(message) for message in found]
    x = mode.target.node if mode.target is not None else None
    if x is not None and x.word == "number-paid" and x["most"] < MOST_BLOOD:
        limits.append(say("mode-x-between", least=x["least"], most=x["most"]))
    return limits


def _named(mode: Mode, teller: Teller, say: Say) -> str:
    """What is said besides as the card is played, or the action announced."""
    effects = _nodes(mode.names)
    if all(effect.word in ("gets", "cannot", "later", "afterwards") for effect in effects):
        # What holds during all of the action goes without saying since when.
        return teller.sentence(teller.effects(effects))
    message = "clause-announced" if mode.kind in ACTION_KINDS else "clause-as-played"
    return teller.sentence(say(message, deed=teller.effects(effects)))


def _put(mode: Mode, teller: Teller, say: Say) -> str:
    if mode.as_ally:
        return say("mode-put-ally")
    if mode.own:
        return teller.sentence(say("clause-put-on", what=teller.phrase(SELF).said(say("clause-put-on.what"), "a")))
    if mode.target is None or mode.apart:
        return say("mode-put-in-play")
    return teller.sentence(say("clause-put-on", what=teller.phrase(Ref("it")).said(say("clause-put-on.what"), "a")))


def _priced(effects: Sequence[Effect], costs: Sequence[Effect], teller: Teller, say: Say) -> list[str]:
    """Commands: do this, for that if it has a price."""
    if not costs:
        return teller.clauses(effects, apart=True)
    price = teller.effects(costs)
    if not all(teller.commands(effect) for effect in effects):
        return [say("clause-paid", cost=price, deed=teller.effects(effects))]
    return [say("clause-priced", cost=price, deed=teller.effects(effects, INFINITIVE))]


def _costs(mode: Mode) -> list[Effect]:
    return list(mode.cost)


def _hoisted(ways: Sequence[_Way], say: Say) -> list[str]:
    """What limits every way is said once, before them."""
    if len(ways) < 2:
        return []
    common = []
    if len({way.condition for way in ways}) == 1 and ways[0].condition:
        common.append(f"{_capital(say('clause-only-if', condition=ways[0].condition))}.")
        for way in ways:
            way.condition = ""
    common += [limit for limit in ways[0].limits if all(limit in way.limits for way in ways)]
    for way in ways:
        way.limits = [limit for limit in way.limits if limit not in common]
    return common


def _alternatives(ways: Sequence[_Way], say: Say) -> list[str]:
    """Either this or that."""
    alone = len(ways) == 1
    common = _hoisted(ways, say)
    ending = _common_ending(ways)
    found = list(dict.fromkeys(filter(None, (" ".join(way.sentences(say, alone=alone)) for way in ways))))
    if not found:
        return common
    return [*common, found[0], *(_or(other, say) for other in found[1:]), *ending]


def _common_ending(ways: Sequence[_Way]) -> list[str]:
    """What every one of several ways does in the end is told once, after them."""
    ending: list[str] = []
    while len(ways) > 1 and all(len(way.deeds) > 1 and way.deeds[-1] == ways[0].deeds[-1] for way in ways):
        ending.insert(0, ways[0].deeds[-1])
        for way in ways:
            way.deeds = way.deeds[:-1]
    return ending


def _levels(ways: Sequence[_Way], say: Say) -> list[str]:
    """A line for each level; those that say the same share one, and what only adds to another says so."""
    groups: dict[tuple[int, int], list[_Way]] = {}
    for way in ways:
        groups.setdefault((way.mode.needs, way.mode.level), []).append(way)
    lines: dict[str, list[str]] = {}
    for (needs, level), group in groups.items():
        said = " ".join(_alternatives(group, say))
        basic = groups.get((needs, 1), [])
        alike = len(group) == len(basic) == 1 and (group[0].mode.strike is None) == (basic[0].mode.strike is None)
        if level == 2 and alike and set(group[0].limits) <= set(basic[0].limits):
            said = _compared(basic[0].sentences(say), group[0].sentences(say), say) or said
        if said:
            lines.setdefault(said, []).append(text.level(group[0].mode))
    return [f"{say('clause-levels', levels=' / '.join(tags))} {said}" for said, tags in lines.items()]


def _compared(below: Sequence[str], above: Sequence[str], say: Say) -> str:
    """What the higher level does, if that is what the lower one does and something else."""
    added = [sentence for sentence in above if sentence not in below]
    if not below or not added or [sentence for sentence in above if sentence in below] != list(below):
        return ""
    return grown(say("clause-as-above", more=_lowered(" ".join(added), say)), say)


def _or(sentence: str, say: Say) -> str:
    return grown(say("clause-or", deed=_lowered(sentence, say)), say)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _lowered(sentence: str, say: Say) -> str:
    """Some words keep their capital."""
    first = sentence.partition(" ")[0].rstrip(",")
    if sentence[1:2].isupper() or first in say("phrase-capitals").split():
        return sentence
    return sentence[:1].lower() + sentence[1:]


# Noun in play


def _abilities(card: Card, say: Say) -> list[str]:
    """Those that exclude each other are told as one; how all of them end, and how often, is told once, after them."""
    told: list[str] = []
    modes, ending = _without_common_end(card.abilities)
    for before, mode in zip((None, *modes), modes, strict=False):
        other = before is not None and mode.group >= 0 and mode.group == before.group
        same_moment = other and before is not None and (mode.windows, mode.by) == (before.windows, before.by)
        sentence = _ability(card, mode, say, dated=not same_moment)
        if other:
            sentence = _or(sentence, say)
        once = _once(mode, say)
        if once and told and sentence != told[-1] and told[-1].endswith(once) and sentence.endswith(once):
            told[-1] = told[-1].removesuffix(once).strip()
            both = once if other else say("ability-each-of-these", limit=_lowered(once, say))
            sentence = f"{sentence.removesuffix(once)}{both}"
        price = _price_told(card, mode, say)
        if price and told and told[-1].endswith(price) and sentence.endswith(price):
            told[-1] = told[-1].removesuffix(price).strip()
            sentence = f"{sentence.removesuffix(price)}{_price_told(card, mode, say, several=True)}"
        if sentence not in told:
            told.append(sentence)
    if ending:
        teller = _teller(card, say, in_play=True)
        deed = teller.effects(ending)
        told.append(teller.sentence(say("clause-each-time", deed=deed, conditional=_opens_with_if((), ending))))
    return told


def _without_common_end(modes: Sequence[Mode]) -> tuple[list[Mode], list[Effect]]:
    """What every one of several abilities does in the end, and the abilities without it."""
    nodes = [_nodes(mode.effects) for mode in modes]
    length = 0
    if len(modes) > 1:
        most = min(map(len, nodes)) - 1
        length = next((n for n in range(most, 0, -1) if all(each[-n:] == nodes[0][-n:] for each in nodes)), 0)
    if not length:
        return list(modes), []
    kept = [tuple(effect for effect in mode.effects if effect.node is not None)[:-length] for mode in modes]
    return [replace(mode, effects=effects) for mode, effects in zip(modes, kept, strict=True)], nodes[0][-length:]


def _ability(card: Card, mode: Mode, say: Say, *, dated: bool = True) -> str:
    teller = _teller(card, say, in_play=True, mode=mode)
    effects, tests = _under(_nodes(mode.effects), [test for test in _tests(mode.when) if test.word != "by-vampire"])
    tests = _unsaid(tests, [*_nodes(mode.names), *effects])
    chosen = _introduced(mode, effects, teller)
    if chosen:
        done = effects[0]["effects"] if effects[0].word == "at-once" else effects[:1]
        effects = [*chosen, *done, *effects[1:]]
    user = _user(mode)
    if isinstance(user, Seats) and user != YOU:
        teller.means("you", user, named=True)
    if mode.by == BY_FOE:
        return say("mode-foe-takes")
    if mode.kind == COMBAT_CARD:
        deeds = [*text.combat(mode, say), say("mode-blood", blood=mode.blood) if mode.blood and not effects else ""]
        if effects:
            deeds += [teller.sentence(part) for part in _priced(effects, mode.cost, teller, say)]
        else:
            deeds.append(_price_told(card, mode, say))
        must = say("ability-must") if mode.mandatory else ""
        return " ".join(filter(None, (_if(tests, teller, say), *deeds, _once(mode, say), must)))
    moment = ""
    if dated:
        moment, tests = _moment(mode, tests, teller, say)
    deed = teller.conditional(tests, lambda: _offered(mode, effects, teller, say))
    if moment:
        bare = effects if mode.mandatory and not _costs(mode) else []
        deed = say("clause-at", moment=moment, deed=deed, conditional=_opens_with_if(tests, bare))
    named = _named(mode, teller, say) if mode.names else ""
    return " ".join(filter(None, (teller.sentence(deed), named, _once(mode, say))))


def _opens_with_if(tests: Sequence[Condition], effects: Sequence[Effect]) -> int:
    return 1 if tests or (effects and effects[0].word == "if") else 0


def _price_told(card: Card, mode: Mode, say: Say, *, several: bool = False) -> str:
    """The price of a combat ability without effects, but for its blood; of the last of several, that of each."""
    if mode.kind != COMBAT_CARD or mode.effects or not (mode.other_costs or mode.locks):
        return ""
    teller = _teller(card, say, in_play=True, mode=mode)
    paid = teller.effects([cost for cost in mode.cost if cost != burn_blood(mode.blood, SELF)])
    return teller.sentence(say("clause-for-one-of-these" if several else "clause-for-this", cost=paid))


def _if(tests: Sequence[Condition], teller: Teller, say: Say) -> str:
    """Of what follows, not of what was said before."""
    return teller.sentence(say("clause-if-so", condition=teller.all_of(tests))) if tests else ""


def _once(mode: Mode, say: Say) -> str:
    burns = any(cost.word == "burn" for cost in mode.cost)
    told = mode.scope in TOLD_SCOPES or (mode.scope == PHASE and mode.windows & ~PHASES and not burns)
    once = say(f"ability-once-{SCOPES[mode.scope]}") if told else ""
    whose = "once-each-minion" if mode.own else "once-each"
    return f"{once} {say(f'{whose}-{SCOPES[mode.once_each]}') if mode.once_each >= 0 else ''}".strip()


def _offered(mode: Mode, effects: list[Effect], teller: Teller, say: Say) -> str:
    who = _user(mode)
    if who == OTHERS and mode.kind == ABILITY:
        # The phase has been said to be theirs.
        who = ACTIVE
    costs = _costs(mode)
    if mode.kind == ABILITY and mode.mandatory:
        return teller.effects([*costs, *effects])
    if mode.kind == MODIFIER and (mode.stealth or mode.bleed):
        # What can be paid is the price of the bonus.
        costs += [effect for effect in effects if effect.payable]
        stat, amount = (STEALTH, mode.stealth) if mode.stealth else (BLEED, mode.bleed)
        effects = [gets(SELF, stat, amount, until=FOR_ACTION), *(e for e in effects if not e.payable)]
    manner = ""
    if mode.kind in (ACTION, EQUIPMENT, POLITICAL):
        directed = 1 if mode.target is not None and mode.target.hostile and not mode.bleeds else 0
        kind = "equip" if mode.kind == EQUIPMENT else "political" if mode.kind == POLITICAL else "action"
        manner = say("clause-as-action", stealth=mode.stealth, directed=directed, kind=kind)
    if not mode.bleeds and mode.kind != POLITICAL:
        offered = teller.offer(effects, costs, who, manner=manner, must=mode.must)
        if not mode.on_success:
            return offered
        return f"{offered}. {_capital(say('clause-succeeded', deed=teller.together(_nodes(mode.on_success))))}"
    by = teller.phrase(who)
    told = {"who": by.said("nom", "each"), "who-is": by.word, "manner": manner}
    told["deed"] = (
        say("clause-bleed", bleed=mode.bleed, anyone=text.bleeds_anyone(mode)) if mode.bleeds else say("clause-call")
    )
    if costs:
        with teller.addressing(who):
            told["deed"] = say("phrase-to", cost=teller.effects(costs, INFINITIVE), deed=told["deed"])
    sentences = [say("phrase-must" if mode.must else "phrase-can", **told)]
    if mode.kind == POLITICAL:
        sentences += _terms(mode, teller, say)
        sentences.append(say("clause-passes", deed=teller.effects(effects)))
    if mode.on_success:
        sentences.append(say("clause-meanwhile", deed=teller.together(_nodes(mode.on_success))))
    first, *others = sentences
    return ". ".join([first, *map(_capital, others)])


def _user(mode: Mode) -> Noun | Ref | Seats:
    """Who can do it."""
    if mode.user is not None:
        # Whoever's turn it is acts.
        traits = tuple(trait for trait in mode.user.traits if trait != of(ACTIVE))
        return Noun(mode.user.word, mode.user.code, (("traits", traits),), mode.user.place)
    if mode.own:
        return SELF
    if mode.kind in ACTION_KINDS:
        noun = vampire if any(test.word == "by-vampire" for test in _tests(mode.when)) else minion
        if mode.by == BY_ACTIVE:
            return noun()
        return noun(of(OTHERS if mode.by == BY_OTHERS else YOU))
    if mode.by == BY_ACTIVE:
        return ACTIVE
    if mode.by == BY_OTHERS:
        return OTHERS
    return controller(HOST) if mode.by == BY_HOST else YOU


def _moment(mode: Mode, tests: list[Condition], teller: Teller, say: Say) -> tuple[str, list[Condition]]:
    """When it can be done, and the conditions that are left; nothing for what can be done at any time."""
    if mode.kind != ABILITY or mode.windows & ANY_TIME == ANY_TIME:
        return (say("at-outside-combat") if mode.windows == ANY_TIME else ""), tests
    played = next((test for test in tests if test.word == "being-played"), None)
    if played is not None:
        told = say("at-played", condition=teller.condition(played))
        return told, [test for test in tests if test is not played]
    if any(effect.word in ("attempt-block", "block-as-vampire") for effect in _nodes(mode.effects)):
        return "", tests
    if not mode.windows & ~BLOCKS:
        name = "block"
    elif not mode.windows & ~DURING_ACTION and mode.windows.bit_count() > 1:
        name = "action"
    elif mode.windows.bit_count() == 1:
        name = WINDOWS[mode.windows.bit_length() - 1]
    else:
        return "", tests
    of_prey = next((test for test in tests if test.word == "turn-of-prey-of" and test["card_"] == THIS), None)
    if of_prey is not None:
        teller.means("active", PREY)
        return say(f"at-{name}", whose="prey"), [test for test in tests if test is not of_prey]
    theirs = next((test for test in tests if test.word == "turn-of" and test["seat"] == controller(THIS)), None)
    if theirs is not None and mode.by == BY_OTHERS:
        return say(f"at-{name}", whose="controller"), [test for test in tests if test is not theirs]
    whose = (
        "others"
        if mode.by == BY_OTHERS or mode.phases == OTHERS_PHASES
        else "each"
        if mode.by == BY_ACTIVE or mode.phases == ALL_PHASES
        else "host"
        if mode.by == BY_HOST
        else "you"
    )
    return say(f"at-{name}", whose=whose), tests


def _statics(card: Card, say: Say) -> list[str]:
    """What comes on top under one more condition is told with what it comes on top of."""
    told: list[str] = []
    rest = list(card.statics)
    while rest:
        static, *rest = rest
        more = rest[0] if rest and _adds_to(static, rest[0]) else None
        rest = rest[1:] if more is not None else rest
        told.append(_static(card, static, say, more))
    return told


def _adds_to(static: Static, more: Static) -> bool:
    frames = [(each.stat, each.to_host, each.aura) for each in (static, more)]
    below, above = (_parts(each) for each in (static, more))
    return frames[0] == frames[1] and 0 < len(below) < len(above) and above[: len(below)] == below


def _parts(static: Static) -> list[Condition]:
    return [part for test in _tests(static.when) for part in test.parts]


def _static(card: Card, static: Static, say: Say, more: Static | None = None) -> str:
    teller = _teller(card, say, in_play=True)
    stat = STATS[static.stat]
    tests = _tests(static.when)
    if not static.to_host and not static.everyone and not tests and say(f"stat-{stat}.sort") != "is":
        short = teller.amount(_amount(static), f"stat-{stat}")
        lasting = say(f"stat-{stat}.lasting", short=short) if card.crypt or "ally" in card.types else ""
        return teller.sentence(lasting or short)
    alone = say(f"stat-{stat}.alone", n=static.amount, signed=f"{static.amount:+d}")
    if alone:
        return teller.sentence(teller.conditional(tests, lambda: alone))
    who: Noun | Ref | Seats = HOST if static.to_host else YOU if static.stat == HAND else SELF
    if who == SELF and "retainer" in card.types:
        # The card itself, not the minion that it is on.
        who = THIS
    if static.shelters:
        kept: dict[str, Any] = {}
        teller._fill(kept, "who", who, say("clause-sheltered.who"))
        teller._fill(kept, "actors", tests[0]["what"][0], say("clause-sheltered.actors"))
        if len(tests) > 1:
            kept["by"] = teller.either([say(f"discipline-{code}") for code in tests[1]["codes"]])
            return teller.sentence(say("clause-sheltered-from", **kept))
        return teller.sentence(say("clause-sheltered", **kept))
    if static.everyone:
        who = EVERYONE
    if static.aura:
        # The first condition says whose values it changes.
        who, tests = tests[0]["what"][0], tests[1:]
    args = (("who", who), ("amount", _amount(static)), ("called", stat), ("until", ""))
    deed = next((deed.word for deed in DEEDS if deed.stat == static.stat), "")
    if static.aura and deed in NOBODY_CAN:
        change = Effect("cannot", args=(("who", who), ("deed", deed), ("until", "")))
    else:
        change = Effect("gets", args=args)
    told = teller.conditional(tests, lambda: teller.effect(change))
    if more is not None:
        condition = teller.all_of(_parts(more)[len(_parts(static)) :])
        raised = teller.amount(static.amount + more.amount, f"stat-{stat}", "acc")
        told = say("clause-or-more", deed=told, condition=condition, more=raised)
    return teller.sentence(told)


def _amount(static: Static) -> Quantity:
    return static.amount if static.counts is None else static.counts


def _given(card: Card, say: Say, message: str, bits: int) -> str:
    """The Disciplines that it gives."""
    codes = [code for place, code in enumerate(DISCIPLINES) if bits >> place & 1]
    teller = _teller(card, say, in_play=True)
    given = teller.either([say(f"discipline-{code}") for code in codes])
    return teller.sentence(say(message, what=given))


CURRENCIES: Final = ("any", "blood", "pool", "life")


def _price(card: Card, price: Price, say: Say) -> str:
    """What cards cost more or less, for whom, and at what."""
    teller = _teller(card, say, in_play=True)
    condition = teller.all_of(price.told)
    told: dict[str, Any] = {"by-is": "none", "at-is": "none"}
    form = "clause-paid-from" if price.spends else "clause-costs-if-locked" if price.locks else "clause-costs"
    for key, node in (("cards", price.cards), ("by", price.by), ("at", price.at)):
        if node is not None:
            teller._fill(told, key, node, say(f"{form if key == 'cards' else 'clause-costs'}.{key}"))
    told |= {"change": abs(price.change), "more": 1 if price.change > 0 else 0, "in": CURRENCIES[price.currency]}
    said = "clause-costs-nothing" if price.waives else "clause-costs-half" if price.halves else "clause-costs"
    if price.spends:
        told |= {"whole": int(price.whole), "with": "blood" if card.crypt else "counters"}
        said = form
    costs = say(said, **told)
    if price.locks or price.burns:
        deed = teller.effects([burn_this() if price.burns else lock(THIS)], INFINITIVE)
        costs = say("clause-costs-if-locked", lock=deed, costs=costs)
    once = f" {say(f'ability-once-{SCOPES[price.once]}')}" if price.once >= 0 else ""
    return teller.sentence(say("phrase-if", condition=condition, deed=costs) if condition else costs) + once


def _is_about_blocked(trigger: Trigger) -> bool:
    """Whose action was blocked, and not who has blocked it."""
    return trigger.hook == H_BLOCK_FOUGHT and any(ACTOR in test.walk() for test in _tests(trigger.when[:1]))


def _trigger(card: Card, trigger: Trigger, say: Say) -> str:
    """Whom the moment is about is told by it, not by a condition."""
    teller = _teller(card, say, in_play=True)
    who: Noun | Ref | Seats = minion()
    phase = ""
    tests = []
    about = "actor" if trigger.hook in (H_BLOCKED, H_AFTER_ACTION) or _is_about_blocked(trigger) else "that"
    for test in (part for whole in _tests(trigger.when) for part in whole.parts):
        if test.word == "same" and test["one"].word == about:
            who = test["other"]
        elif test.word == "is" and test["who"].word == about and isinstance(test["what"][0], Noun):
            who = test["what"][0]
        elif test.word == "by":
            who = test["seat"]
        elif test.word == "phase-is":
            phase = test["phase_"]
        elif test.word == "is" and test["who"] == BURNING_HOST:
            who = HOST
            tests += [is_(HOST, *test["what"])] if test["what"] != (minion(),) else []
        elif test.word == "not-used-up":
            continue
        else:
            tests.append(test)
    effects, tests = _under(_nodes(trigger.effects), tests)
    message = f"after-{HOOKS[trigger.hook]}"
    if trigger.hook == H_BLOCK_FOUGHT and about == "that":
        message = "after-fought-by-blocking"
    by = teller.phrase(who)
    told = {"who": by.said(say(f"{message}.who") or "nom", "a"), "who-is": by.word, "phase": phase, "once": 0}
    teller.means(about, who, named=True)

    def told_deed() -> str:
        done = teller.effects(effects)
        return say("verb-instead", deed=done) if trigger.hook in REPLACING else done

    deed = teller.conditional(tests, told_deed)
    dated = say("clause-at", moment=say(message, **told), deed=deed, conditional=_opens_with_if(tests, effects))
    limit = "once-each" if trigger.by_name else "ability-once"
    once = say(f"{limit}-{SCOPES[trigger.once]}") if trigger.once in (*TOLD_SCOPES, PHASE) else ""
    return f"{teller.sentence(dated)} {once}".strip()
