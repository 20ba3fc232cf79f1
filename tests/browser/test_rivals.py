"""Rivals on its own board: an attack is told in the middle."""

from __future__ import annotations

from playwright.sync_api import expect

from elysium.server.wire import Decision, LegalOption
from tests.browser.guests import Guest, Guests

GAME = "rivals"
FIRST = {"first": "1", "introductory": "yes"}
AGGRESSIVE = ("attack", "aim", "announce", "move-out")
"""What leads to an attack, the most direct first."""
IN_LINE = 40


def at_a_table(guests: Guests) -> Guest:
    ana = guests.come(GAME, settings={"confirm": "no"})
    ana.sit_at(ana.table("me bot", options=FIRST))
    return ana


def attack_first(decision: Decision) -> LegalOption:
    wanted = (option for verb in AGGRESSIVE for option in decision.options if option.verb == verb)
    return next(wanted, decision.options[0])


def test_an_attack_is_told_from_the_attacker_to_the_target(guests: Guests) -> None:
    ana = at_a_table(guests)
    for _ in range(IN_LINE):
        decision = ana.decision()
        assert decision is not None
        facts = {fact.name: fact.value for fact in ana.position.board.facts}
        if "target" in facts:
            break
        ana.choose(attack_first(decision))
    assert "target" in facts, "nobody was attacked"
    stage = ana.find("region", "board-happening")
    for role in ("attacker", "target"):
        card = stage.get_by_role("button", name=ana.speech.card_name(facts[role].rpartition(".")[0]))
        expect(card.first).to_be_visible()
    expect(stage.get_by_role("listitem").and_(ana.page.locator("[aria-current=step]"))).to_have_count(1)
    assert not ana.scrolls_sideways()
