"""Sentences out of trees of words, in any language that has messages for them.

The message of a word is found by its sort and its name: `verb-burn`, `noun-minion`, `quality-ready`. Its arguments are
given to it as finished phrases, and in attributes it says how it wants them: `.what = acc each` asks for the accusative
with a word for each of them, `.amount = pool` for a number of pool, `.names = clan` for the names of clans. Whatever
stands in the place of `$what` is told by `$what-is`: `you`, `self`, `again` for what has been named before…

A verb has three moods: `imp`, a command; `inf`, after "can" or "to"; `ind`, where somebody else does it, who is then
the slot that the attribute `.subject` names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from elysium.engine.cards.control import THEY
from elysium.engine.cards.grammar import SEVERAL
from elysium.engine.cards.nodes import Amount, Condition, Control, Effect, Node, Noun, Quantity, Ref, Seats, Trait
from elysium.engine.cards.programs import ChooseCard, Either, HowMany, Instruction, OfferEffects
from elysium.engine.kinds import Say

COMMAND: Final = "imp"
INFINITIVE: Final = "inf"
TOLD: Final = "ind"

SORTS: Final[Mapping[str, str]] = {
    "Ref": "ref",
    "Seats": "who",
    "Noun": "noun",
    "Trait": "quality",
    "Amount": "amount",
    "Condition": "if",
    "Effect": "verb",
    "Control": "verb",
}
"""How the messages of each sort begin."""

ADDRESSED: Final = frozenset({"you", "self"})
ONE: Final = Seats("you")
AGAIN: Final = "again"
USER: Final = "user"
"""The kind of *this minion* where it is any of several that can do something."""
_PRONOUNS: Final = frozenset({"it", "that", "chosen"})
PLACES: Final = ("first", "before", "noun", "near", "after", "last", "clause")
"""Where a trait can stand: its message says it in `.place`, a language in `phrase-place`."""
BARE: Final = "bare"
SOME: Final = "some"
"""Several of them, without a word for how many."""
OWNED: Final = "of"
"""The trait that says whose something is."""
STAT: Final = "called"
"""The argument of `gets` that names what is changed."""
FORBIDDING: Final = "cannot"
DEED: Final = "deed"
"""Its argument that names what is forbidden."""

JOINING: Final = frozenset(
    {
        "phrase-place", "phrase-contractions", "phrase-list", "phrase-and", "phrase-or", "phrase-can", "phrase-must",
        "phrase-to", "phrase-then", "phrase-this", "phrase-optional", "phrase-if", "phrase-choice", "phrase-nor",
        "phrase-verbs-said-once",
        "det-a", "det-each", "det-no", "again",
        "amount-each", "amount-equal", "amount-up-to", "amount-between", "amount-at-most",
        "prompt-choose", "prompt-amount", "prompt-offer", "prompt-either",
        "if-is", "if-not", "if-exists-none", "if-controls", "if-controls-none", "verb-is", "verb-times",
    }
)  # fmt: skip
"""The messages that put others together."""


def grown(text: str, say: Say) -> str:
    """With what grows together in this language."""
    text = _BEFORE_MARK.sub(r"\1", " ".join(text.split())).replace("( ", "(")
    for pair in say("phrase-contractions").split("|"):
        apart, _, together = pair.strip().partition("=")
        if apart:
            text = f" {text} ".replace(f" {apart}".replace("_", " "), f" {together}".replace("_", " ")).strip()
    return text


def message_of(node: Node) -> str:
    return f"{SORTS[type(node).__name__]}-{node.word}"


@dataclass(frozen=True)
class Phrase:
    """A noun phrase: it can be said in any case, with an article or a word for how many, and knows its gender."""

    word: str
    gender: str
    said: Callable[[str, str], str]
    """By case and determiner."""


@dataclass
class _Antecedent:
    """What a word such as *it* stands for: named in full the first time."""

    thing: Noun | Seats | Ref
    named: bool = False


class Teller:
    """Tells one clause. Whoever is told it is *you*, and the minion that does it is meant as well."""

    def __init__(self, say: Say, kinds: Mapping[str, str] | None = None) -> None:
        self.say = say
        self.kinds = dict(kinds or {})
        """Which noun a reference stands for, such as `{"self": "vampire"}`."""
        self.addressed = ADDRESSED
        self.antecedents: dict[str, _Antecedent] = {}
        self.mentioned: set[str] = set()
        """References that were said in full, and need not be again."""
        self.number: Amount | None = None
        """What X stands for, if it follows from the position."""
        self.doer = ""
        """Who is able to do what is being said, if somebody is."""

    def means(self, word: str, thing: Noun | Seats | Ref, named: bool = False) -> None:
        """From now on the word stands for this, which may have been named already."""
        self.antecedents[word] = _Antecedent(thing, named)

    @contextmanager
    def addressing(self, who: Noun | Ref | Seats) -> Iterator[None]:
        """Somebody else is meant by what is said now; whatever minion can do it is meant as the minion that does."""
        before, kinds = self.addressed, self.kinds
        if isinstance(who, Seats) and who.word not in before:
            self.addressed = frozenset({who.word, *(ADDRESSED & self.antecedents.keys())})
        elif isinstance(who, Noun):
            self.kinds = {**kinds, "self": USER}
        yield
        self.addressed, self.kinds = before, kinds

    # Noun phrases

    def phrase(self, node: Noun | Ref | Seats, mood: str = COMMAND) -> Phrase:
        found = self.antecedents.get(node.word)
        if found is not None and not isinstance(node, Noun):
            return self.phrase(found.thing, mood) if isinstance(found.thing, Ref) else self._again(found, found.thing)
        if isinstance(node, Noun):
            return self._noun(node)
        message = message_of(node)
        details: dict[str, Any] = {"kind": self.kinds.get(node.word, "")}
        details |= self._details(message, node, mood)
        gender = self.say(f"{message}.gender", **details)
        head = self.say(f"{message}.head", **details) if isinstance(node, Ref) else ""
        if head and node.word in self.mentioned:
            word = node.word if node.word in ADDRESSED else AGAIN
            return Phrase(word, gender, lambda case, _: self._pronoun(head, case))

        def said(case: str, _: str) -> str:
            self.mentioned.add(node.word)
            return self.say(message, case=case, **details)

        return Phrase(AGAIN if node.word in _PRONOUNS else node.word, gender, said)

    def _again(self, found: _Antecedent, thing: Noun | Seats) -> Phrase:
        first = self.phrase(thing)

        def said(case: str, _: str) -> str:
            if not found.named:
                found.named = True
                return first.said(case, "a")
            return self._pronoun(head, case)

        head = self._head(thing)
        gender = self.say(f"noun-{head}.gender")
        return Phrase(AGAIN, gender, said) if found.named else Phrase(first.word, first.gender, said)

    def _pronoun(self, head: str, case: str) -> str:
        gender, noun = self.say(f"noun-{head}.gender"), self.say(f"noun-{head}", case=case, number="one")
        return self.say("again", case=case, gender=gender, number="one", noun=noun)

    def _head(self, thing: Noun | Seats) -> str:
        """One noun for all alternatives."""
        if isinstance(thing, Seats):
            return self.say(f"{message_of(thing)}.head")
        heads = {noun.word for noun in thing.alternatives}
        general = heads if len(heads) == 1 else {self.say(f"noun-{head}.general") or head for head in heads}
        return general.pop() if len(general) == 1 else "card"

    def _noun(self, node: Noun) -> Phrase:
        if len(node.alternatives) > 1:
            parts = [self._noun(part) for part in node.alternatives]
            word = parts[0].word if len({part.word for part in parts}) == 1 else "or"
            return Phrase(
                word, parts[0].gender, lambda case, det: self.either([part.said(case, det) for part in parts])
            )
        gender = self.say(f"noun-{node.word}.gender")
        return Phrase(
            node.word, gender, lambda case, det: self.counted(node, case, det, SEVERAL if det == SOME else "one")
        )

    def counted(self, node: Noun, case: str, det: str = "a", number: str = "one") -> str:
        """A noun with its traits, and with what goes before it."""
        gender = self.say(f"noun-{node.word}.gender")
        agreeing = {"case": case, "number": number, "gender": gender, "noun": node.word}
        places: dict[str, list[str]] = {place: [] for place in PLACES}
        core = ""
        absorbed = {word for trait in node.traits for word in self.say(f"{_id(trait)}.absorbs").split()}
        given = {f"{OWNED}-seats-is": ""} | {
            f"{trait.word}-{name}": value
            for trait in node.traits
            if trait.word in absorbed
            for name, value in self._details(_id(trait), trait, COMMAND).items()
        }
        for trait in node.traits:
            if trait.word in absorbed:
                continue
            text, place, instead = self._trait(trait, agreeing | given)
            if instead == node.word and not core:
                core = text
            else:
                places[place or self.say("phrase-place")].append(text)
        places["noun"].append(core or self.say(f"noun-{node.word}", case=case, number=number))
        what = " ".join(text for place in PLACES for text in places[place])
        if det in (BARE, SOME):
            return what
        return self.say(f"det-{det}", what=what, gender=gender, number=number, case=case)

    def _trait(self, trait: Trait, agreeing: Mapping[str, Any]) -> tuple[str, str, str]:
        """What it says, where it stands, and which noun it makes superfluous."""
        denied = trait.word == "not"
        inner: Trait = trait["trait"] if denied else trait
        message = _id(inner)
        details = {**agreeing, **self._details(message, inner, COMMAND)}
        if denied:
            text = self.say(f"{message}.not", **details)
            assert text, f"{message} cannot be denied"
            return text, self.say(f"{message}.place-not", **details) or self.say(f"{message}.place", **details), ""
        text = self.say(message, **details)
        return text, self.say(f"{message}.place", **details), self.say(f"{message}.instead", **details)

    # Arguments

    def _details(self, message: str, node: Node, mood: str) -> dict[str, Any]:
        details: dict[str, Any] = {"mood": mood, "doer": self.doer}
        subject = self.say(f"{message}.subject")
        # Whoever does it is named first, wherever the word has it; how much there is may depend on whose it is.
        for name, value in sorted(node.args, key=lambda pair: (pair[0] != subject, _is_amount(pair[1]))):
            key = name.rstrip("_").replace("_", "-")
            wish = self.say(f"{message}.{key}-{mood}", **details) or self.say(f"{message}.{key}", **details)
            self._fill(details, key, value, wish)
        return details

    def _fill(self, details: dict[str, Any], key: str, value: Any, wish: str) -> None:
        if isinstance(value, Amount) or (isinstance(value, int) and wish):
            unit, _, case = wish.partition(" ")
            wanted = case or "nom"
            details[key] = self.amount(value, f"unit-{unit}", wanted) if unit else self.quantity(value, wanted)
            details[f"{key}-is"] = self._manner(value)
        elif isinstance(value, (Ref, Seats, Noun)):
            case, _, det = wish.partition(" ")
            phrase = self.phrase(value, details.get("mood", COMMAND))
            details[f"{key}-is"] = phrase.word
            details[f"{key}-gender"] = phrase.gender
            details[f"{key}-kind"] = self.kinds.get(value.word, "")
            details[key] = phrase.said(case or "nom", det or "a")
        elif isinstance(value, Condition):
            details[key] = self.condition(value)
        elif isinstance(value, str):
            details[key] = self.say(f"{wish}-{value}", **details) if wish and value else value
            details[f"{key}-is"] = value
        elif isinstance(value, int):
            details[key] = value
        elif isinstance(value, tuple) and value:
            self._fill_several(details, key, value, wish)

    def _fill_several(self, details: dict[str, Any], key: str, values: tuple[Any, ...], wish: str) -> None:
        if isinstance(values[0], (str, Ref, Seats, Noun)):
            filled: list[dict[str, Any]] = []
            for value in values:
                filled.append({"mood": details.get("mood", COMMAND)} if isinstance(value, str) else {})
                self._fill(filled[-1], key, value, wish)
            details[key] = self.either([each[key] for each in filled])
            details[f"{key}-is"] = filled[0][f"{key}-is"] if len(filled) == 1 else "several"

    # How much

    def amount(self, value: Quantity, unit: str, case: str = "nom", times: int = 1) -> str:
        """So many of something, of which `unit` is the message."""
        value = self._meant(value)
        if isinstance(value, int):
            return self.say(unit, n=abs(value), signed=f"{value:+d}", case=case)
        bare = self.say(f"{unit}.bare")
        if value.chosen:
            return self._chosen(value, unit, bare)
        if value.word == "times" and isinstance(value["b"], int):
            return self.amount(value["a"], unit, case, value["b"])
        if value.word in ("paid", "announced"):
            return self.say(unit, n="X", signed="+X", case=case)
        if value.word == "count":
            one = self.say(unit, n=times, signed=f"{times:+d}", case=case)
            return self.say("amount-each", one=one, **self._details("amount-each", value, COMMAND))
        if self.is_each(value):
            one = self.say(unit, n=times, signed=f"{times:+d}", case=case)
            return self.say("amount-each", one=one, cards=self.each(value, self.say("amount-each.cards")))
        much = self.say(f"{unit}.much")
        if times > 1:
            value = value * times
        told = {"unit": bare, "measure": unit, "much": much, "word": value.word}
        return self.say("amount-equal", quantity=self.quantity(value, "dat"), **told)

    def _manner(self, value: Quantity) -> str:
        """As a number, as so many for each of several things, or as the equal of another number."""
        value = self._meant(value)
        if isinstance(value, int) or value.chosen or value.word in ("paid", "announced", "x"):
            return "number"
        if value.word == "times" and isinstance(value["b"], int):
            return self._manner(value["a"])
        return "each" if value.word == "count" or self.is_each(value) else "equal"

    def is_each(self, value: Amount) -> bool:
        """Whether it counts things that its message can name one by one, in `.each`."""
        return self.say(f"{message_of(value)}.sort") == "each"

    def each(self, value: Amount, wish: str) -> str:
        """Each of the things that it counts."""
        case, _, det = wish.partition(" ")
        if value.word == "count":
            return self.phrase(value["cards"]).said(case or "nom", det or "a")
        message = message_of(value)
        return self.say(f"{message}.each", case=case or "nom", **self._details(message, value, COMMAND))

    def _chosen(self, value: Amount, unit: str, bare: str) -> str:
        least, most = value["least"], value["most"]
        if isinstance(most, Amount) and most.word == "smaller":
            one, other = most["one"], most["other"]
            if isinstance(one, int) or (isinstance(other, Amount) and self.is_each(other)):
                # There is no taking more than there is, which need not be said.
                most = one
        if isinstance(most, int):
            message = "amount-between" if least else "amount-up-to"
            up = self.say(unit, n=most, signed=f"{most:+d}", case=self.say(f"{message}.most") or "gen")
            return self.say(message, least=least, most=up)
        return self.say("amount-at-most", unit=bare, measure=unit, word=most.word, quantity=self.quantity(most, "nom"))

    def quantity(self, value: Quantity, case: str) -> str:
        """The number itself, as a noun phrase."""
        value = self._meant(value)
        if isinstance(value, int):
            return str(value)
        message = message_of(value)
        if value.word == "count":
            cards: Noun = value["cards"]
            every = self.either([self.counted(noun, "gen", BARE, SEVERAL) for noun in cards.alternatives])
            return self.say(message, case=case, cards=every)
        parts = {name: self.quantity(part, "gen") for name, part in value.args if isinstance(part, Amount)}
        return self.say(message, **{**self._details(message, value, TOLD), **parts, "case": case})

    def _meant(self, value: Quantity) -> Quantity:
        if self.number is not None and isinstance(value, Amount) and value.word == "x" and not value.chosen:
            return self.number
        return value

    # Conditions

    def condition(self, node: Condition, denied: bool = False) -> str:
        if node.word == "not":
            return self.condition(node["condition"], not denied)
        if node.word in ("and", "or") and not denied:
            several = node.parts if node.word == "and" else _alternatives(node)
            if node.word == "or" and self._is_of_one(several):
                return self._one_of_these(several)
            parts = [self.condition(part) for part in several]
            return self._and(parts) if node.word == "and" else self.either(parts)
        if node.word == "is":
            return self._predicate(node, denied)
        if node.word in ("exists", "none"):
            return self._existence(node, denied)
        message = message_of(node)
        details = self._details(message, node, TOLD)
        if not denied:
            return self.say(message, **details)
        own = self.say(f"{message}.not", **details)
        return own or self.say("if-not", condition=self.say(message, **details))

    def _is_of_one(self, conditions: Sequence[Condition]) -> bool:
        """All of them say what one and the same card is, in a word each."""
        return all(
            part.word == "is" and part["who"] == conditions[0].get("who") and len(part["what"]) == 1
            for part in conditions
        )

    def _one_of_these(self, conditions: Sequence[Condition]) -> str:
        who = self.phrase(conditions[0]["who"])
        subject = who.said("nom", "a")
        predicates = [self._is(part["what"][0], who) for part in conditions]
        return f"{subject} {self.either(self._under_one_verb(predicates))}"

    def _existence(self, node: Condition, denied: bool) -> str:
        """There are such cards, or somebody controls them, or not."""
        cards: Noun = node["cards"]
        least = node.get("least", 1)
        lacking = denied != (node.word == "none")
        owner = next((trait for trait in cards.traits if trait.word == OWNED), None)
        details: dict[str, Any] = {"least": least}
        if owner is not None and not any(self.say(f"{_id(trait)}.absorbs") for trait in cards.traits):
            rest = tuple(trait for trait in cards.traits if trait is not owner)
            cards = Noun(cards.word, cards.code, (("traits", rest),), cards.place)
            self._fill(details, "seats", owner["seats"], "")
        message = f"if-{'controls' if 'seats' in details else 'exists'}{'-none' if lacking else ''}"
        if least > 1 and not lacking:
            wish = self.say(f"{message}.several", **details) or "nom"
            details["cards"] = self.either([self.counted(noun, wish, BARE, SEVERAL) for noun in cards.alternatives])
        else:
            self._fill(details, "cards", cards, self.say(f"{message}.cards"))
        return self.say(message, **details)

    def _predicate(self, node: Condition, denied: bool) -> str:
        """Somebody is something."""
        who = self.phrase(node["who"])
        subject = who.said("nom", "a")
        predicates = self._under_one_verb([self._is(part, who, denied) for part in node["what"]])
        return f"{subject} {self.either(predicates) if denied else self._and(predicates)}"

    def _is(self, part: Trait | Noun, who: Phrase, denied: bool = False) -> str:
        if isinstance(part, Trait):
            return self._being(part, who, denied)
        details: dict[str, Any] = {}
        self._fill(details, "what", part, self.say("if-is.what-not" if denied else "if-is.what"))
        return self.say("if-is.not" if denied else "if-is", **details)

    def _under_one_verb(self, predicates: Sequence[str]) -> list[str]:
        """*Is ready and is unlocked* is *is ready and unlocked*."""
        verbs = [predicate.partition(" ")[0] for predicate in predicates]
        again = self.say("phrase-verbs-said-once").split()
        return [
            predicate.removeprefix(f"{verb} ") if place and verb == verbs[place - 1] and verb in again else predicate
            for place, (verb, predicate) in enumerate(zip(verbs, predicates, strict=True))
        ]

    def _being(self, trait: Trait, who: Phrase, denied: bool) -> str:
        if trait.word == "not":
            return self._being(trait["trait"], who, not denied)
        message = _id(trait)
        details = {"gender": who.gender, "number": "one", "case": "nom", **self._details(message, trait, COMMAND)}
        text = self.say(f"{message}.{'isnt' if denied else 'is'}", **details)
        assert text, f"nothing can be said to be {'not ' if denied else ''}{trait.word}"
        return text

    # Effects

    def commands(self, effect: Effect) -> bool:
        """Whether it can be told to whoever is addressed: what others do cannot be commanded."""
        if isinstance(effect, Control):
            ways = _INSIDE[effect.word](effect) if effect.word in _INSIDE else ()
            by: Seats = effect.get("by", ONE)
            inside = [self.commands(part) for way in ways for part in way]
            return by.word in self.addressed and bool(inside) and all(inside)
        if self._is_state(effect):
            return False
        subject = self.say(f"{message_of(effect)}.subject")
        return not subject or effect[subject].word in self.addressed

    def effects(self, effects: Sequence[Effect], mood: str = COMMAND) -> str:
        """In one sentence as far as that goes, then in others."""
        first, *others = self.clauses(effects, mood) or [""]
        return ". ".join([first, *map(_capital, others)])

    def together(self, effects: Sequence[Effect], mood: str = COMMAND) -> str:
        """In one sentence, as one condition or moment holds for all of it."""
        return "; ".join(self.clauses(effects, mood))

    def clauses(self, effects: Sequence[Effect], mood: str = COMMAND, *, apart: bool = False) -> list[str]:
        """What can be joined is; what is only stated stands apart from commands, where nothing depends on both."""
        sentences: list[list[str]] = []
        joined: bool | None = None
        for effect in _prohibitions_together(effects):
            told = None if self._stands_alone(effect, mood) else self._is_told(effect)
            if apart and told is False and not isinstance(effect, Control) and self._states(effect):
                told = True
            text = self.effect(effect, mood)
            if told is not None and told == joined:
                sentences[-1].append(text)
            else:
                sentences.append([text])
            joined = told
        return [self._and(parts) for parts in sentences]

    def _stands_alone(self, effect: Effect, mood: str) -> bool:
        """Joined to what has to be done, what can be done would make that look as free."""
        if not isinstance(effect, Control):
            return False
        return not self.commands(effect) or (mood == COMMAND and bool(effect.get("optional")))

    def _states(self, effect: Effect) -> bool:
        """Its command sounds like a statement."""
        return bool(self.say(f"{message_of(effect)}.stated"))

    def _is_told(self, effect: Effect) -> bool:
        """Somebody who is not addressed does it."""
        return not self._is_state(effect) and not self.commands(effect)

    def effect(self, effect: Effect, mood: str = COMMAND) -> str:
        if isinstance(effect, Control):
            return _CONTROLS[effect.word](self, effect, mood)
        message = message_of(effect)
        if not self.commands(effect):
            mood = TOLD
        if isinstance(effect.get(DEED), tuple):
            details = self._details(message, effect, mood)
            said = [self.say(f"{self.say(f'{message}.{DEED}')}-{deed}", **details) for deed in effect[DEED]]
            return self.say(message, **{**details, DEED: self._joined("phrase-nor", said)})
        if effect.get(STAT) is None:
            return self.say(message, **self._details(message, effect, mood))
        if self._is_state(effect):
            message = "verb-is"
        called = effect[STAT]
        stats = called if isinstance(called, tuple) else (called,)
        changed = self.either([self.amount(effect.get("amount", 1), f"stat-{stat}", "acc") for stat in stats])
        return self.say(message, **{**self._details(message, effect, mood), STAT: changed})

    def _is_state(self, effect: Effect) -> bool:
        """What `gets` changes is no number: somebody cannot block, or is awake."""
        called = effect.get(STAT)
        return isinstance(called, str) and self.say(f"stat-{called}.sort") == "is"

    def offer(
        self,
        effects: Sequence[Effect],
        costs: Sequence[Effect] = (),
        who: Noun | Ref | Seats = ONE,
        *,
        manner: str = "",
        must: bool = False,
    ) -> str:
        """What somebody can do or has to, for a price if there is one; the manner tells as which action."""
        by = self.phrase(who)
        told = {"who": by.said("nom", "each"), "who-is": by.word, "who-gender": by.gender}
        before, self.doer = self.doer, who.word
        with self.addressing(who):
            able = 0
            while able < len(effects) and self.commands(effects[able]):
                able += 1
            deed = self.effects(costs, INFINITIVE)
            if costs and able:
                deed = self.say("phrase-to", cost=deed, deed=self.effects(effects[:able], INFINITIVE))
            elif able:
                deed = self.effects(effects[:able], INFINITIVE)
            rest = self.effects(effects[able:])
        self.doer = before
        if not deed:
            return self.say("phrase-this", deed=rest, **told)
        offer = self.say("phrase-must" if must else "phrase-can", deed=deed, manner=manner, **told)
        if not rest:
            return offer
        conditional = 1 if effects[able].word in ("if", "may") else 0
        return self.say("phrase-then", offer=offer, deed=rest, conditional=conditional, **told)

    def choice(self, things: Iterable[Noun]) -> str:
        """Whoever is addressed chooses one of each."""
        case = self.say("verb-choose.cards") or "nom"
        chosen = self._and([self.phrase(thing).said(case, "a") for thing in things])
        return self.say("verb-choose", mood=COMMAND, cards=chosen)

    def conditional(self, conditions: Iterable[Condition], tell: Callable[[], str]) -> str:
        """Nothing is said of conditions that are none. What they name is not named again by what follows."""
        told = self.all_of(conditions)
        return self.say("phrase-if", condition=told, deed=tell()) if told else tell()

    def all_of(self, conditions: Iterable[Condition]) -> str:
        parts = [part for condition in conditions for part in condition.parts]
        return self._and([self.condition(part) for part in parts if not self._is_understood(part)])

    def _is_understood(self, condition: Condition) -> bool:
        """It says of something what is going to be said where that is named."""
        found = self.antecedents.get(condition["who"].word) if condition.word == "is" else None
        if found is None or found.named or not isinstance(found.thing, Noun):
            return False
        return all(part in noun.traits for noun in found.thing.alternatives for part in condition["what"])

    # Joining

    def _and(self, parts: Sequence[str]) -> str:
        return self._joined("phrase-and", parts)

    def either(self, parts: Sequence[str]) -> str:
        return self._joined("phrase-or", parts)

    def _joined(self, message: str, parts: Sequence[str]) -> str:
        """a; a and b; a, b and c."""
        different = list(dict.fromkeys(part for part in parts if part))
        if len(different) < 2:
            return "".join(different)
        most = different[0]
        for part in different[1:-1]:
            most = self.say("phrase-list", a=most, b=part)
        return self.say(message, a=most, b=different[-1])

    def grown(self, text: str) -> str:
        """With what grows together in this language."""
        return grown(text, self.say)

    def sentence(self, text: str) -> str:
        """With a capital and a full stop."""
        text = self.grown(text).rstrip(" ,")
        if not text:
            return ""
        return _capital(text) + ("" if text[-1] in ".:?" else ".")


_INSIDE: Final[Mapping[str, Callable[[Control], Sequence[Sequence[Effect]]]]] = {
    "choose": lambda effect: (effect["then"],),
    "search": lambda effect: (effect["then"],),
    "either": lambda effect: effect["ways"],
    "at-once": lambda effect: (effect["effects"],),
    "where": lambda effect: (effect["then"],),
}
"""What is commanded by those that can be commands."""


def _prohibitions_together(effects: Iterable[Effect]) -> list[Effect]:
    """What the same one cannot do for as long is one sentence."""
    found: list[Effect] = []
    for effect in effects:
        before = found[-1] if found else None
        if before is None or not (before.word == effect.word == FORBIDDING) or _frame(before) != _frame(effect):
            found.append(effect)
            continue
        several = before[DEED] if isinstance(before[DEED], tuple) else (before[DEED],)
        args = tuple((name, (*several, effect[DEED]) if name == DEED else value) for name, value in before.args)
        found[-1] = replace(before, args=args)
    return found


def _frame(effect: Effect) -> tuple[Any, ...]:
    return tuple(effect.get(name) for name in ("who", "until"))


def _at_once(teller: Teller, effect: Control, mood: str) -> str:
    return teller.together(effect["effects"], mood)


def _choose(teller: Teller, effect: Control, mood: str) -> str:
    """What is chosen is named where something is done with it, unless somebody else chooses."""
    by: Seats = effect["by"]
    is_named = any(node.word == "chosen" for part in effect["then"] for node in part.walk())
    if "chosen" in teller.antecedents:
        teller.antecedents["chosen-before"] = teller.antecedents["chosen"]
    if by.word in teller.addressed and is_named:
        teller.means("chosen", effect["cards"])
        if effect["optional"] and mood == INFINITIVE:
            return teller.say("phrase-optional", deed=teller.effects(effect["then"], mood))
        return teller.offer(effect["then"]) if effect["optional"] else teller.effects(effect["then"], mood)
    cards = _theirs(effect["cards"], by)
    if cards != effect["cards"] and by != THEY:
        effect = replace(effect, args=tuple((k, cards if k == "cards" else v) for k, v in effect.args))
        teller.means(THEY.word, by, named=True)
    told = teller._details("verb-choose", effect, mood if by.word in teller.addressed else TOLD)
    chosen = teller.say("verb-choose", **told)
    teller.means("chosen", effect["cards"], named=True)
    return teller.say("phrase-choice", choice=chosen, deed=teller.effects(effect["then"]))


def _theirs(cards: Noun, whose: Seats) -> Noun:
    """*Your prey chooses a minion they control*: whose they are has just been said."""
    parts = []
    for noun in cards.alternatives:
        traits = tuple(
            replace(trait, args=(("seats", (THEY,)),)) if trait.word == OWNED and trait["seats"] == (whose,) else trait
            for trait in noun.traits
        )
        parts.append(Noun(noun.word, noun.code, (("traits", traits), *noun.args[1:]), noun.place))
    return cards if len(parts) > 1 else parts[0]


def _search(teller: Teller, effect: Control, mood: str) -> str:
    """What is looked for is named; then it is done with it what the search is for."""
    told = teller._details("verb-search", effect, mood if effect["by"].word in teller.addressed else TOLD)
    teller.means("chosen", effect["cards"], named=True)
    return teller.say("verb-search", deed=teller.effects(effect["then"], mood), **told)


def _may(teller: Teller, effect: Control, mood: str) -> str:
    return teller.offer(effect["then"], effect.get("cost", ()), effect["by"])


def _either(teller: Teller, effect: Control, mood: str) -> str:
    by: Seats = effect["by"]
    ours = by.word in teller.addressed
    with teller.addressing(by):
        ways = [teller.effects(way, mood if ours else INFINITIVE) for way in effect["ways"]]
    told: dict[str, Any] = {}
    teller._fill(told, "by", by, "")
    return teller.say("verb-either", ways=teller.either(ways), mood=mood if ours else TOLD, **told)


def _for_each(teller: Teller, effect: Control, mood: str) -> str:
    whom: Noun | Seats | Amount = effect["whom"]
    if isinstance(whom, Seats):
        teller.means("they", whom)
        return teller.effects(effect["then"], mood)
    told: dict[str, Any] = {}
    if isinstance(whom, Amount) and (whom.word == "count" or teller.is_each(whom)):
        every = teller.each(whom, teller.say("verb-for-each.whom"))
        return teller.say("verb-for-each", deed=teller.effects(effect["then"]), whom=every)
    if isinstance(whom, Amount):
        times = teller.say("verb-times", **teller._details("verb-times", whom, mood))
        return teller.say("verb-for-each", deed=teller.effects(effect["then"]), whom=times)
    teller._fill(told, "whom", whom, teller.say("verb-for-each.whom"))
    teller.means("they", whom, named=True)
    return teller.say("verb-for-each", deed=teller.effects(effect["then"]), **told)


def _if(teller: Teller, effect: Control, mood: str) -> str:
    then = teller.conditional((effect["condition"],), lambda: teller.together(effect["then"]))
    otherwise = effect.get("otherwise", ())
    return teller.say("verb-if", then=then, otherwise=teller.together(otherwise), has=1 if otherwise else 0)


def _where(teller: Teller, effect: Control, mood: str) -> str:
    """The number is told where it is used."""
    before, teller.number = teller.number, effect["amount"]
    told = teller.effects(effect["then"], mood)
    teller.number = before
    return told


def _afterwards(teller: Teller, effect: Control, mood: str) -> str:
    conditional = 1 if effect["then"][0].word == "if" else 0
    return teller.say("verb-afterwards", deed=teller.together(effect["then"]), conditional=conditional)


def _after_combat(teller: Teller, effect: Control, mood: str) -> str:
    conditional = 1 if effect["then"][0].word == "if" else 0
    return teller.say("verb-after-combat", deed=teller.together(effect["then"]), conditional=conditional)


def _some(teller: Teller, effect: Control, mood: str) -> str:
    return teller.say("verb-some", **teller._details("verb-some", effect, mood))


def _one_or_both(teller: Teller, effect: Control, mood: str) -> str:
    return teller.say("verb-one-or-both", **teller._details("verb-one-or-both", effect, mood))


def _later(teller: Teller, effect: Control, mood: str) -> str:
    """What is awaited is told by its own message, with whoever it is about."""
    message: str = effect["message"]
    about: Noun | Ref | Seats = effect["subject"]
    told: dict[str, Any] = {"phase": effect["phase"], "once": effect["once"], "until": effect["until"]}
    teller._fill(told, "who", about, teller.say(f"{message}.who", **told))
    teller.means("that", about, named=True)
    deed = teller.together(effect["then"])
    if effect.get("instead"):
        deed = teller.say("verb-instead", deed=deed)
    return teller.say("verb-later", moment=teller.say(message, **told), deed=deed)


def _instead(teller: Teller, effect: Control, mood: str) -> str:
    return teller.say("verb-instead", deed=teller.effects(effect["then"], mood))


def _share(teller: Teller, effect: Control, mood: str) -> str:
    message = f"verb-{effect.word}"
    return teller.say(message, **teller._details(message, effect, mood))


_CONTROLS: Final[Mapping[str, Callable[[Teller, Control, str], str]]] = {
    "choose": _choose,
    "search": _search,
    "may": _may,
    "either": _either,
    "for-each": _for_each,
    "if": _if,
    "at-once": _at_once,
    "where": _where,
    "afterwards": _afterwards,
    "after-combat": _after_combat,
    "some": _some,
    "one-or-both": _one_or_both,
    "later": _later,
    "instead": _instead,
    "share": _share,
    "share-with-cards": _share,
}


def _alternatives(condition: Condition) -> list[Condition]:
    return [one for part in condition["any"] for one in (_alternatives(part) if part.word == "or" else [part])]


_BEFORE_MARK: Final = re.compile(r"[ ,]+([,;:.])")
"""Spaces and commas of parts that end where another begins."""


def _is_amount(value: object) -> bool:
    return isinstance(value, (int, Amount))


def _id(trait: Trait) -> str:
    return message_of(trait["trait"] if trait.word == "not" else trait)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def question(teller: Teller, asked: Instruction | None) -> str:
    """What a generic choice asks: the phrase of the selector, the number or the effects that it is about."""
    say = teller.say
    if isinstance(asked, ChooseCard):
        if asked.node["by"].word == THEY.word:
            teller.means(THEY.word, ONE)
        return teller.sentence(say("prompt-choose", what=teller.phrase(asked.node["cards"]).said("acc", "a")))
    if isinstance(asked, HowMany):
        return teller.sentence(say("prompt-amount", deed=teller.sentence(teller.effect(asked.node))))
    assert isinstance(asked, OfferEffects | Either), "nothing is asked there"
    with teller.addressing(asked.node["by"]):
        if isinstance(asked, OfferEffects):
            told = say("prompt-offer", deed=teller.offer(asked.node["then"], asked.node.get("cost", ())))
        else:
            told = say("prompt-either", ways=teller.either([teller.effects(way) for way in asked.node["ways"]]))
    return teller.sentence(told)
