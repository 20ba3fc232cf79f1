"""Every card has a ruling file of its own that puts it on the table or plays it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from elysium.engine.statements import statements
from elysium.games.vendetta.cards.language import Card
from elysium.games.vendetta.cards.reading import standard
from elysium.games.vendetta.game import VENDETTA

RULINGS = Path(__file__).parents[2] / "rulings" / "vendetta" / "cards"
WORD = re.compile(r"[\w-]+")


def words_in(part: object) -> Iterator[str]:
    """Every word below this part of a ruling, of keys and values alike."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield from words_in(key)
            yield from words_in(value)
    elif isinstance(part, list):
        for item in part:
            yield from words_in(item)
    else:
        yield from WORD.findall(str(part))


@pytest.mark.parametrize("card", standard().cards, ids=lambda card: card.code)
def test_every_card_is_ruled(card: Card) -> None:
    files = list(RULINGS.glob(f"{card.code.lower()}-*.yaml"))
    assert len(files) == 1, f"{card.code} needs one ruling file of its own"
    rulings = [ruling for ruling in yaml.safe_load_all(files[0].read_text("utf-8")) if ruling]
    using = [r for r in rulings if card.code in words_in([r.get("position", {}), r.get("play", [])])]
    assert using, f"{files[0].name} never has {card.code} in a position or a move"
    known = statements(VENDETTA.folder)
    cited = {rule for ruling in using for rule in words_in(ruling["rule"])}
    assert cited
    assert cited <= set(known)
