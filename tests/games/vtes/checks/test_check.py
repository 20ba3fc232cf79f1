"""Every definition says what is printed on the card, and a slip of the pen in one does not go unnoticed."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from elysium.engine.cards.claims import Mismatch, Report, read_excuses, sorted_out
from elysium.games.vtes import state
from elysium.games.vtes.cards import registry
from elysium.games.vtes.checks.check import EXCUSES, check, definition_of, differences_of, remarks
from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import CARDS, Face
from elysium.games.vtes.vocabulary import clauses, things
from tests.games.vtes.harness import cards_as_before

RULINGS = Path(__file__).parents[3] / "rulings" / "vtes"


@pytest.fixture(scope="module")
def report() -> Report:
    return check()


def test_every_definition_says_what_its_official_text_says(report: Report) -> None:
    assert [tuple(getattr(d, name) for name in Mismatch.__struct_fields__) for d in report.differences] == []
    assert report.cards == len([card for card in CARDS.values() if definition_of_any(card.face)])
    assert report.compared > 10 * report.cards


def definition_of_any(face: Face) -> bool:
    card = CARDS[face]
    return not card.crypt or bool(definition_of(card))


def test_no_excuse_and_no_remark_is_about_nothing(report: Report) -> None:
    assert report.idle == []


def test_every_remark_names_a_ruling_file_or_a_reason() -> None:
    for remark in remarks().values():
        assert bool(remark.covered) != bool(remark.harmless), remark.ruling
        assert not remark.covered or (RULINGS / remark.covered).is_file(), remark.ruling


@cache
def module_with(name: str) -> str:
    source = next(m for m in registry.DEFINITIONS if f'"{name}"' in Path(m.__file__ or "").read_text("utf-8"))
    return source.__name__


SLIPS = [
    ("Conditioning", "bleed=3", "bleed=2"),
    ("Govern the Unaligned", "stealth=1", "stealth=2"),
    ("Enchant Kindred", "gain_blood(2, IT)", "gain_blood(3, IT)"),
    ("Theft of Vitae", "steal_blood(2,", "steal_blood(3,"),
    ("Walk of Flame", "aggravated=True", "aggravated=False"),
    ("Redirection", "is_(ACTOR, vampire())", "BLEEDING_YOU"),
    ("Redirection", "vampire(younger())", "vampire()"),
    ("Govern the Unaligned", "vampire(younger(), uncontrolled", "vampire(uncontrolled"),
    ("Life in the City", "vampire(ready)", "minion(ready)"),
    ("Life in the City", "vampire(ready)", "vampire()"),
    ("Louhi (G4)", "vampire(of(PREDATOR))", "vampire()"),
    ("Gemini (G3)", "is_(THIS, ready)", "is_(THIS, vampire())"),
    ("Chantry", 'clan("tremere")', 'clan("toreador")'),
    ("The Eternals of Sirius", "capacity(least=9)", "capacity(least=8)"),
    ("Deflection", "windows=BLOCKS_DECLINED", "windows=BLOCK_ATTEMPT"),
    ("Freak Drive", "windows=AFTER_ACTION", "windows=BLOCKED"),
    ("Emily Carson (G5)", "DISCARD_PHASE", "MASTER_PHASE"),
    ("Ibn Khaldun, Scholar (G4)", "by=SELF,", "by=SELF, scope=-1,"),
    ("Palatial Estate", "mandatory=True", "mandatory=False"),
    ("Emily Carson (G5)", "by=SELF,", "by=SELF, mandatory=True,"),
    ("Second Tradition: Domain", "DECIDE_BLOCK | BLOCK_ATTEMPT", "POLLING"),
    ("Heaven's Gate", "saves(2)", "saves(3)"),
    ("Fists of Death", "until=COMBAT", "until=ROUND"),
    ("Dreams of the Sphinx", "until=TURN", "until=GAME"),
    ("Wash", "replace=UNTIL_UNLOCK", "replace=ACTION"),
    ("Soak", "limit=ROUND", "limit=COMBAT"),
    ("Lernean (G4)", "ROUND", "COMBAT"),
    ("Raven Spy", "extra_life=1", "extra_life=2"),
    ("Thadius Zho", "strength=0", "strength=1"),
    ("Fame", "unique=True", "unique=False"),
    ("Hawg", 'keywords="vehicle"', 'keywords="electronic"'),
    ("Tier of Souls", "burn_by_minions=True", "burn_by_minions=False"),
    ("Sudden Reversal", "cancel_out_of_turn(MASTER)", "cancel_out_of_turn(MASTER, pays_nothing=False)"),
    ("Dominate Kine", "target=location(of(OTHERS))", "target=location(of(YOU))"),
]


@pytest.mark.parametrize(("name", "right", "wrong"), SLIPS)
def test_a_slip_in_a_definition_is_noticed(name: str, right: str, wrong: str) -> None:
    face = Face(fact_named(name).id)
    source = definition_of(CARDS[face])
    assert right in source
    known = vars(clauses) | vars(state) | vars(things) | vars(import_module(module_with(name)))
    with cards_as_before():
        exec(compile(ast.parse(source.replace(right, wrong, 1)), name, "exec"), dict(known))
        left, _ = sorted_out(differences_of(CARDS[face]), read_excuses(EXCUSES))
    assert left
