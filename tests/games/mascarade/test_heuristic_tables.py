"""Tables of bots alone come to an end."""

from random import Random

from elysium.bots.bot import make_bot
from elysium.games.mascarade.game import MASCARADE

LONGEST = 5_000
"""Decisions; an ordinary game of four has about seventy-five."""


def test_four_sensible_players_do_not_go_round_in_circles() -> None:
    bot = make_bot("heuristic", MASCARADE)
    setup = MASCARADE.setup(4)
    rng = Random(1)
    for _ in range(150):
        s = MASCARADE.start(setup, rng.randbytes(32), quiet=True)
        for _ in range(LONGEST):
            if s.over:
                break
            seat = s.asked[0][0]
            MASCARADE.book.play(s, seat, bot.choose(MASCARADE.observe(s, seat), rng))
        assert s.over
