"""Card texts, composed from the words that the engine runs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from elysium.engine.cards.nodes import Amount, Condition, Effect, Noun, Quantity, Ref, Seats
from elysium.engine.cards.phrases import INFINITIVE, JOINING, Teller, question
from elysium.engine.cards.words import MESSAGES
from elysium.engine.kinds import Say
from elysium.engine.vocabulary import tidy
from elysium.games.rivals.definitions import names
from elysium.games.rivals.definitions.definition import Clause
from elysium.games.rivals.definitions.language import (
    ACTION,
    ATTACH_TEXT,
    ATTACK,
    BURN_REWARD,
    CONSPIRACY,
    EVENT,
    HOOKS,
    MODIFIER,
    REACTION,
    ROLES,
    SCHEME,
    TITLE,
    UNHOSTED,
    W_ANTAGONIST,
    W_BLOCK,
    W_INFLUENCE,
    W_PREVENT,
    Card,
    LoweredEffect,
    Static,
    Trigger,
    fact_behind,
)
from elysium.games.rivals.definitions.names import DISCIPLINES, HAVEN_STACK, KEYWORDS, KINDS
from elysium.games.rivals.rules.triggers import effects_of
from elysium.games.rivals.state import DAMAGE, SCOPES, SHIELD, STATS, TYPE_NAMES
from elysium.games.rivals.vocabulary.things import LEADER, SELF, YOU, vampire

UNITS: Final = ("prestige", "agenda", "blood", "damage", "influence", "cards", "city-cards")
MOMENT_WORDS: Final = {
    "about": "you",
    "by-you": "you",
    "by-a-foe": "foe",
    "attacked-by-you": "you",
    "by-your-attacker": "attacker",
    "by-this-party": "party",
    "played-by-you": "you",
    "played-by-self": "self",
    "downed-by-you": "you",
    "defeated-by-you": "winner",
    "recruited-by-you": "you",
    "beaten": "anyone",
}
"""Conditions that say whose moment it is, and how the moment tells it."""


def card_text(card: Card, say: Say) -> tuple[str, ...]:
    """Everything a card does, in paragraphs: what is printed on it, how it is played, what it does in play."""
    ways = _ways(card, say)
    rest = [_static(card, static, say) for static in card.statics]
    rest += [_given(card, say)] if card.gives else []
    rest += [ability_text(card, number, say) for number in range(len(card.abilities))]
    rest += [_trigger(card, trigger, say) for trigger in card.triggers]
    rest += _own_words(card, say)
    # What a card says as an attack and as a Reaction is said once.
    played = list(dict.fromkeys(filter(None, ways)))
    paragraphs = [header(card, say), " ".join(played), " ".join(filter(None, rest))]
    return tuple(tidy(text) for text in paragraphs if text.strip())


def _ways(card: Card, say: Say) -> list[str]:
    """What is the same as an attack and as a Reaction is told once."""
    told = {_way(card, way.clause, say): way.kind for way in reversed(card.ways)}
    both = len([text for text in told if text]) > 1 and card.way(REACTION) is not None
    heads = {ATTACK: say("as-attack"), REACTION: say("as-reaction")} if both else {}
    return [f"{heads.get(told[text], '')} {text}" for text in reversed(told) if text]


def header(card: Card, say: Say) -> str:
    """What stands on the card besides its text."""
    fact = fact_behind(card.face)
    kinds = [say(f"kind-{word}") for number, word in enumerate(KINDS) if fact.is_a(number) and word != "character"]
    words = []
    if card.is_vampire:
        powers = [say(f"discipline-{DISCIPLINES[number]}") for number in fact.disciplines]
        physical, social, mental = card.attributes
        words.append(
            say(
                "card-vampire",
                clan=say(f"clan-{names.CLANS[card.clan]}"),
                potency=card.bp,
                physical=physical,
                social=social,
                mental=mental,
                disciplines=", ".join(powers) or "–",
            )
        )
    else:
        parts = [", ".join(kinds)]
        parts += [say(f"clan-{names.CLANS[card.clan]}")] if card.clan else []
        parts += [say("card-needs-potency", potency=card.bp)] if card.has_bp else []
        words.append(f"{_capital(', '.join(parts))}.")
    if card.attack_type:
        words.append(
            say("card-attack", attack=say(f"attack-{TYPE_NAMES[card.attack_type]}"), damage=card.printed_damage)
        )
    if card.reaction_types:
        types = [say(f"attack-{word}") for number, word in enumerate(TYPE_NAMES) if card.reaction_types >> number & 1]
        words.append(say("card-reaction", attacks=", ".join(types)))
        if card.printed_shield:
            words.append(say("card-shield", shield=card.printed_shield))
        if card.printed_damage > 0 and not card.attack_type:
            words.append(say("card-damage", damage=card.printed_damage))
    if card.is_mortal:
        words.append(say("card-mortal", blood=card.blood, agenda=card.agenda))
    words += [say(f"keyword-{word}") for number, word in enumerate(KEYWORDS) if fact.has(number)]
    words += [] if fact.is_verified else [say("card-unverified")]
    words += [say("card-leader-ability")] if card.stack == HAVEN_STACK else []
    return " ".join(words)


def ability_text(card: Card, number: int, say: Say) -> str:
    way = card.abilities[number]
    clause = way.clause
    teller = _teller(card, say)
    depends = bool(clause.cost) and clause.effects[0].word in ("if", "for-each")
    deed = teller.effects(clause.cost if depends else clause.effects, INFINITIVE)
    if clause.cost and not depends:
        deed = say("phrase-to", cost=teller.effects(clause.cost, INFINITIVE), deed=deed)
    who: Seats | Noun | Ref = YOU
    offer = say("phrase-can", who=teller.phrase(who).said("nom", "each"), **{"who-is": "you"}, manner="", deed=deed)
    tests = [test for test in clause.when if test.word != "exists"]
    told = teller.conditional(tests, lambda: offer)
    moment = ""
    if way.windows >> W_PREVENT & 1:
        moment = say("at-prevent", who=teller.phrase(SELF).said("nom", ""))
    elif way.windows >> W_INFLUENCE & 1:
        moment = say("at-influence")
    elif way.windows >> W_ANTAGONIST & 1:
        moment = say("at-antagonist")
    elif way.windows >> W_BLOCK & 1:
        who_blocks = SELF if card.is_vampire else LEADER
        moment = say(
            "at-block",
            who=_teller(card, say).phrase(who_blocks).said("nom", "a"),
            where="streets" if way.blocks_in_streets else "anywhere",
            ranged=int(way.blocks_ranged),
        )
    if moment:
        told = say("clause-at", moment=moment, deed=told)
    sentences = [say(f"role-{ROLES[way.role]}") if way.role else "", teller.sentence(told)]
    sentences += [teller.sentence(teller.effects(clause.effects))] if depends else []
    sentences += [say("clause-only-in-streets")] if way.streets else []
    sentences += [say("clause-is-action")] if way.is_action else []
    sentences += [say("clause-each-attack")] if way.each_attack else []
    sentences += [say("clause-each-vampire")] if way.each_vampire else []
    sentences += [say("clause-each-time")] if way.each_time and not way.windows >> W_BLOCK & 1 else []
    return tidy(" ".join(filter(None, sentences)))


def prompt(card: Card, part: int, number: int, index: int, say: Say) -> str:
    """What a choice in the middle of a card's effects asks."""
    asked = effects_of(card.face, part, number)[index].instruction
    teller = _teller(card, say)
    return question(teller, asked)


def composed_messages() -> Iterable[str]:
    """The messages that are found by what a definition says."""
    yield from JOINING
    yield from MESSAGES
    yield from (f"after-{hook}" for hook in HOOKS)
    yield from (f"stat-{stat}" for stat in STATS)
    yield from (f"span-{scope}" for scope in SCOPES)
    yield from (f"unit-{unit}" for unit in UNITS)
    yield from (f"discipline-{code}" for code in DISCIPLINES)
    yield from (f"kind-{kind}" for kind in KINDS if kind != "character")
    yield from (f"keyword-{word}" for word in KEYWORDS)
    yield from (f"clan-{clan}" for clan in names.CLANS if clan)
    yield from (f"role-{role}" for role in ROLES if role)
    yield from (f"own-{word}" for word in OWN_WORDS)


def _teller(card: Card, say: Say) -> Teller:
    return Teller(say, {"self": _user(card), "this": "vampire" if card.is_vampire else "card", "host": "vampire"})


def _user(card: Card) -> str:
    """Who uses it: what is on a vampire is used by that one, a Haven by the Leader. [RIV-HAVEN-03]"""
    if card.stack == HAVEN_STACK:
        return "leader"
    if card.is_event:
        return "any"
    return "bearer" if card.is_retainer or card.is_title else "vampire"


def _nodes(effects: Iterable[LoweredEffect]) -> list[Effect]:
    return [effect.node for effect in effects if effect.node is not None]


def _bonus(teller: Teller, amount: Quantity, stat: int, say: Say) -> str:
    """What comes on top of a printed number."""
    unit = f"stat-{STATS[stat]}"
    if isinstance(amount, Amount) and amount.word == "one-if":
        bonus = teller.amount(amount["amount"], unit)
        return teller.sentence(say("clause-bonus-if", bonus=bonus, condition=teller.condition(amount["condition"])))
    if isinstance(amount, Amount) and amount.word == "plus":
        return " ".join(_bonus(teller, amount[side], stat, say) for side in ("a", "b"))
    return teller.sentence(teller.amount(amount, unit)) if not isinstance(amount, int) or amount else ""


def _way(card: Card, clause: Clause, say: Say) -> str:
    teller = _teller(card, say)
    told = []
    tests = [test for test in clause.when if test.word not in ("exists", "at-least")]
    if tests:
        told.append(teller.sentence(say("clause-only-if", condition=teller.all_of(tests))))
    told += [say("clause-only-in-streets")] if clause.get("streets") else []
    told += [_bonus(teller, clause.damage, DAMAGE, say), _bonus(teller, clause.shield, SHIELD, say)]
    if clause.negates:
        message = "clause-negates-reaction" if clause.kind == ATTACK else "clause-negates-attack"
        told.append(teller.sentence(say("phrase-if", condition=teller.all_of(clause.negates), deed=say(message))))
    if clause.get("piercing"):
        condition = teller.all_of(clause.get("piercing"))
        told.append(teller.sentence(say("phrase-if", condition=condition, deed=say("clause-pierces"))))
    if clause.get("intel"):
        told.append(say("clause-intel", intel=clause.get("intel")))
    if clause.get("damage_type"):
        told.append(say("clause-deals", attack=say(f"attack-{TYPE_NAMES[clause.get('damage_type')]}")))
    if clause.before:
        told.append(teller.sentence(say("clause-as-played", deed=teller.effects(clause.before))))
    if clause.kind == MODIFIER:
        told.append(say("clause-influence", amount=clause.get("influence")))
        told += [teller.sentence(say("clause-wins", deed=teller.effects(clause.wins)))] if clause.wins else []
        told += [teller.sentence(say("clause-fails", deed=teller.effects(clause.fails)))] if clause.fails else []
    if clause.kind == TITLE:
        told.append(say("clause-title", influence=card.cost))
    told.append(_deeds(card, clause, teller, say))
    return " ".join(filter(None, told))


def _deeds(card: Card, clause: Clause, teller: Teller, say: Say) -> str:
    if not clause.effects:
        return teller.sentence(teller.effects(clause.cost)) if clause.cost else ""
    if clause.kind in (SCHEME, CONSPIRACY, BURN_REWARD, ATTACH_TEXT):
        if clause.kind == BURN_REWARD:
            teller.kinds["self"] = "attacker"
        deed = teller.effects(clause.effects)
        message = {
            SCHEME: "clause-scheme",
            CONSPIRACY: "clause-conspiracy",
            BURN_REWARD: "clause-burned",
            ATTACH_TEXT: "clause-attached",
        }[clause.kind]
        return teller.sentence(say(message, deed=deed, prestige=card.prestige))
    assert clause.kind in (ATTACK, REACTION, ACTION, UNHOSTED, EVENT), card.name
    if clause.cost:
        deed = teller.effects(clause.effects, INFINITIVE)
        return teller.sentence(say("phrase-to", cost=teller.effects(clause.cost), deed=deed))
    return teller.sentence(teller.effects(clause.effects))


def _static(card: Card, static: Static, say: Say) -> str:
    assert static.node is not None
    teller = _teller(card, say)
    change = static.node
    stat = STATS[change.stat]
    if isinstance(change.who, Seats):
        return say(f"stat-{stat}.table")
    args = (("who", change.who), ("amount", change.amount), ("called", stat), ("scope", "game"))
    told = teller.conditional(change.when, lambda: teller.effect(Effect("gets", args=args)))
    role = say(f"role-{change.role}") if change.role else ""
    return f"{role} {teller.sentence(told)}".strip()


def _given(card: Card, say: Say) -> str:
    """The Disciplines that it gives."""
    teller = _teller(card, say)
    given = teller.either([say(f"discipline-{DISCIPLINES[number]}") for number in card.gives])
    return teller.sentence(say("clause-gives", what=given))


def _trigger(card: Card, trigger: Trigger, say: Say) -> str:
    """What the moment is about is told by it, not by a condition."""
    teller = _teller(card, say)
    tests: list[Condition] = []
    what: Noun | Ref = vampire()
    host: Noun | Ref = SELF
    whose = "anyone"
    for node in (condition.node for condition in trigger.when):
        assert node is not None
        if node.word == "is" and node["who"].word in ("that", "played") and isinstance(node["what"][0], Noun):
            what = node["what"][0]
            if len(node["what"]) > 1:
                tests.append(node)
        elif node.word == "is" and node["who"].word == "played":
            what = Noun("card", "", (("traits", node["what"]),))
        elif node.word == "is" and node["who"].word == "attached-to":
            host = node["what"][0]
        elif node.word == "same" and node["one"].word == "that":
            what = node["other"]
        elif node.word in MOMENT_WORDS:
            whose = MOMENT_WORDS[node.word]
        else:
            tests.append(node)
    message = f"after-{HOOKS[trigger.hook]}"
    told = {
        "what": teller.phrase(what).said(say(f"{message}.what") or "nom", "a"),
        "host": teller.phrase(host).said(say(f"{message}.host") or "nom", "a"),
        "whose": whose,
    }
    teller.means("that", what, named=True)
    if isinstance(host, Noun):
        teller.means("attached-to", host, named=True)
    moment = say(message, **told)
    deed = teller.conditional(tests, lambda: teller.effects(_nodes(trigger.effects)))
    sentences = [say(f"role-{ROLES[trigger.role]}") if trigger.role else ""]
    sentences.append(teller.sentence(say("clause-at", moment=moment, deed=deed)))
    sentences += [say("clause-once")] if trigger.once else []
    return " ".join(filter(None, sentences))


OWN_WORDS: Final = (
    "intel", "shuffles-defeated", "influence-by-card", "recruits-cheaper", "burns-for-party", "unmarked",
)  # fmt: skip


def _own_words(card: Card, say: Say) -> Sequence[str]:
    """What a card says that is a number of its own to the rules."""
    numbers = {
        "intel": card.intel,
        "shuffles-defeated": int(card.shuffles_defeated),
        "influence-by-card": card.influence_by_card,
        "recruits-cheaper": card.recruits_cheaper,
        "burns-for-party": int(card.burns_for_party),
        "unmarked": int(card.unmarked),
    }
    return [say(f"own-{word}", amount=amount) for word, amount in numbers.items() if amount]


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
