"""All definitions against official texts and rulings: what `elysium cards vtes --check` prints."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from elysium.engine.cards.claims import (
    CardSources,
    Claim,
    Claims,
    Mismatch,
    OpenRuling,
    Report,
    differences,
    read_excuses,
    sorted_out,
)
from elysium.engine.cards.nodes import Trait
from elysium.engine.document import documents
from elysium.games.vtes.checks.official import Printed, Ruled, printed, ruled, times_used
from elysium.games.vtes.checks.reading import HEADER, read_text
from elysium.games.vtes.checks.saying import read_definition
from elysium.games.vtes.definitions.facts import facts
from elysium.games.vtes.definitions.language import CARDS, MODE_NAMES, Card, Face
from elysium.games.vtes.definitions.merging import MADE_OF, fact_called, in_full
from elysium.games.vtes.definitions.names import CLANS
from elysium.games.vtes.vocabulary.lowering import lower

FOLDER: Final = Path(__file__).parent
EXCUSES: Final = FOLDER / "excuses.yaml"
REMARKS: Final = FOLDER / "rulings.yaml"
DEFINITIONS: Final = FOLDER.parent / "cards"


BY_RULES: Final = {
    "imbued": (Claim("kind", "mortal"),),
    "power": (
        Claim("one-on-minion", "~"),
        Claim("action-stealth", "1"),
        Claim("verb", "unlock"),
        Claim("price", "lock"),
    ),
}
"""What holds for every card of a type, and stands on none of them. [VTES-A.1-01, VTES-A.3-01 to VTES-A.3-05]"""


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of an official ruling: the ruling file that covers it, or why it does not bite."""

    ruling: str
    covered: str = ""
    harmless: str = ""


def check() -> Report:
    cards = checked()
    found = [difference for card in cards for difference in differences_of(card)]
    left, idle = sorted_out(found, read_excuses(EXCUSES))
    bites = [ruling for ruling in ruled() if _supported(ruling)]
    said = remarks()
    known = {ruling.key for ruling in bites}
    unused = [f"{excuse.kind}: {about}" for excuse, about in idle] + [key for key in said if key not in known]
    return Report(
        cards=len(cards),
        compared=sum(len(part.sure) for card in cards for side in sides(card) for part in side.values()),
        differences=left,
        idle=unused,
        rulings=len(bites),
        covered=sum(bool(said[key].covered) for key in known & said.keys()),
        harmless=sum(not said[key].covered for key in known & said.keys()),
        open=[_open(ruling) for ruling in _most_used_first(bites) if ruling.key not in said],
    )


def checked() -> list[Card]:
    """A vampire whose whole text is keywords is made from that text."""
    return [card for face, card in CARDS.items() if not (card.crypt and facts()[face].plain)]


def differences_of(card: Card) -> list[Mismatch]:
    return differences(card.name, *sides(card))


def sides(card: Card) -> tuple[dict[str, Claims], dict[str, Claims]]:
    """Its official text, and its definition."""
    text = dict(_official(card.face, card.name))
    definition = read_definition(lower(in_full(CARDS.definition_of(card.face))) if card.when_merged else card)
    definition[HEADER] = definition.get(HEADER, Claims()) | Claims(frozenset(_defined_header(card)))
    return text, definition


@cache
def _official(face: Face, name: str) -> Mapping[str, Claims]:
    official = printed()[face]
    text = read_text(official.text, official.types, name)
    by_rules = frozenset(claim for kind in official.types for claim in BY_RULES.get(kind, ()))
    text[HEADER] = text.get(HEADER, Claims()) | Claims(frozenset(_printed_header(official)), by_rules)
    if "imbued" in official.types:
        text[HEADER] |= Claims(perhaps=frozenset({Claim("life", str(facts()[face].capacity))}))
    return text


def _printed_header(official: Printed) -> Iterator[Claim]:
    yield from (Claim("type", kind) for kind in official.types)
    yield from (Claim("clan", clan) for clan in official.clans)
    yield from (Claim("discipline", code) for code in official.disciplines)
    yield from (Claim("path", path) for path in official.paths)
    if official.cost:
        yield Claim("cost", official.cost)


def _defined_header(card: Card) -> Iterator[Claim]:
    kinds = {MODE_NAMES[mode.kind] for mode in card.modes if not mode.reflex}
    if not kinds or "power" in card.types:
        kinds = set(card.types)
    yield from (Claim("type", kind) for kind in kinds)
    yield from (Claim("clan", CLANS[number]) for number in (card.clans or (card.clan,)) if number)
    if not card.crypt:
        yield from (Claim("discipline", code) for code, _ in facts()[card.face].disciplines)
        yield from (Claim("path", path) for path in _paths(card))
    for name, amount in (("pool", card.pool_cost), ("blood", card.blood_cost)):
        if amount:
            yield Claim("cost", f"{'x' if amount < 0 else amount} {name}")


def _paths(card: Card) -> list[str]:
    """Those that a definition requires somebody to follow."""
    nodes = (part for condition in card.requires if condition.node is not None for part in condition.node.walk())
    return [node["path"] for node in nodes if isinstance(node, Trait) and node.word == "follows"]


# Rulings


@cache
def remarks() -> Mapping[str, Remark]:
    content = [row for document in documents(REMARKS.read_text("utf-8"), own=True) for row in document.content]
    return {remark.ruling: remark for remark in msgspec.convert(content, list[Remark])}


def _supported(ruling: Ruled) -> list[str]:
    return [CARDS[Face(number)].name for number in ruling.cards if Face(number) in CARDS]


def _open(ruling: Ruled) -> OpenRuling:
    return OpenRuling(ruling.key, tuple(_supported(ruling)), ruling.text)


def _most_used_first(rulings: Iterable[Ruled]) -> list[Ruled]:
    used = times_used()
    return sorted(rulings, key=lambda ruling: -max(used[card] for card in ruling.cards if Face(card) in CARDS))


# One card


def sources(word: str) -> CardSources:
    fact = fact_called(word)
    assert fact is not None
    card = CARDS[Face(fact.id)]
    pieces = MADE_OF.get(card.face, (card.face,))
    said = remarks()
    rulings = []
    for ruling in ruled():
        if not set(pieces).isdisjoint(ruling.cards):
            remark = said.get(ruling.key)
            rulings.append((ruling.key, ruling.text, (remark.covered or remark.harmless) if remark else ""))
    texts = "\n\n".join(printed()[piece].text for piece in pieces)
    return CardSources(texts, "\n\n".join(definition_of(CARDS[piece]) for piece in pieces), rulings)


def definition_of(card: Card) -> str:
    """Its lines in the files of definitions; nothing for a vampire that needs none."""
    for source, node, calls in _statements():
        if any(_defines(call, node, facts()[card.face].full_name, card.name) for call in calls):
            return ast.get_source_segment(source, node) or ""
    return ""


@cache
def _statements() -> list[tuple[str, ast.stmt, list[ast.Call]]]:
    """All that stands in those files and calls `card`, with the source around it."""
    found = []
    for path in sorted(DEFINITIONS.rglob("*.py")):
        source = path.read_text("utf-8")
        for node in ast.parse(source).body:
            calls = [part for part in ast.walk(node) if isinstance(part, ast.Call) and _is_definition(part)]
            found += [(source, node, calls)] if calls else []
    return found


def _is_definition(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == "card" and bool(call.args)


def _defines(call: ast.Call, around: ast.stmt, *names: str) -> bool:
    """Whether a call is `card(name, …)`, where a name may be put together from the values of a loop."""
    match call.args[0]:
        case ast.Constant(value=str(name)):
            return name in names
        case ast.JoinedStr(values=values):
            pattern = "".join(re.escape(str(v.value)) if isinstance(v, ast.Constant) else "(.+)" for v in values)
            matches = [match for match in (re.fullmatch(pattern, name) for name in names) if match]
            return any(set(match.groups()) <= _values(around) for match in matches)
        case ast.Name():
            return bool(set(names) & _values(around))
    return False


def _values(loop: ast.stmt) -> set[str]:
    if not isinstance(loop, ast.For):
        return set()
    return {
        node.value for node in ast.walk(loop.iter) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
