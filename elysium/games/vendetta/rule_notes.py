"""What a table's own cards change of what the rule statements say."""

from __future__ import annotations

import re
from typing import Final

from elysium.engine.kinds import Say
from elysium.engine.statements import Statement
from elysium.games.vendetta.cards.grammar import KINDS_OF
from elysium.games.vendetta.cards.language import Card, Edition
from elysium.games.vendetta.cards.reading import group_of, standard
from elysium.games.vendetta.cards_text import MINUS, card_text
from elysium.games.vendetta.printed import numbers_on

CODE: Final = re.compile(r"\b(?:[A-Z]{2}\d\d|LO\d|RE\d)\b")
CARD_OF_AREA: Final = {
    "cards/VICTIM": "VI",
    "cards/LOC-SUCCUBUS": "LO1",
    "cards/LOC-COLLAR": "LO2",
    "cards/REL-CHALICE": "RE1",
    "cards/REL-RETURN": "RE2",
}
"""Areas of statements about one card that do not name it by its code."""
PLACES: Final = {"VEN-REWARD-04": 0, "VEN-REWARD-05": 1, "VEN-REWARD-06": 2}
HAVEN: Final = "VEN-HAVEN-01"


def rule_note(edition: Edition, statement: Statement, say: Say) -> str:
    """How the cards that a statement speaks of, or the rewards, read at a table that has changed them."""
    codes = {*CODE.findall(f"{statement.area} {statement.rule}"), CARD_OF_AREA.get(statement.area, "")}
    notes = [_of_card(edition, card, say) for card in edition.cards if card.changed and card.code in codes]
    return " ".join([*notes, *_of_rewards(edition, statement.id, say)])


def _of_card(edition: Edition, card: Card, say: Say) -> str:
    facts = [say(f"kind-{card.kind}")] if len(KINDS_OF[group_of(card.number)]) > 1 else []
    facts += [f"{say(f'fact-{name}')} {str(number).replace('-', MINUS)}" for name, number in numbers_on(card).items()]
    name = say(f"card-{card.name}")
    called = f"{name} ({', '.join(facts)})" if facts else name
    return say("rule-note-card", card=called, text=card_text(edition, card.number, say))


def _of_rewards(edition: Edition, rule: str, say: Say) -> list[str]:
    new, old = edition.rewards, standard().rewards
    if rule == HAVEN and new.haven != old.haven:
        return [say("rule-note-haven", influence=new.haven)]
    place = PLACES.get(rule)
    if place is None:
        return []
    by_round = (new.first, new.second, new.third)[place]
    if by_round == (old.first, old.second, old.third)[place]:
        return []
    first, second, third = by_round
    return [say("rule-note-rewards", first=first, second=second, third=third)]
