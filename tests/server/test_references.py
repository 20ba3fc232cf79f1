"""What is printed on real cards can be asked for where a game has it, and only of its cards."""

from __future__ import annotations

import msgspec

from elysium.server.wire import CardReference
from tests import patient
from tests.server.running import Hosted


def test_what_is_printed_and_ruled_is_told_of_the_cards_of_a_game_that_has_it(server: Hosted) -> None:
    games = f"{server.address}/api/games"
    answer = patient.get(f"{games}/vtes/cards/deflection/reference")
    assert answer.status_code == 200
    found = msgspec.json.decode(answer.content, type=CardReference)
    assert "bleed" in found.text
    assert found.rulings
    assert "{" not in "".join(found.rulings), "cards are called by their names"
    for where in ("vtes/cards/no-such-card", "rivals/cards/deflection"):
        assert patient.get(f"{games}/{where}/reference").status_code == 404
