"""What is counted over many games: the clan of a deck, and who goes first whoever is asked for a Leader before."""

from random import Random

from elysium.arena.simulate import Plan, play_games
from elysium.games.rivals.game import RIVALS


def test_decks_are_counted_by_clan_and_seats_from_the_first_player() -> None:
    setup = RIVALS.setup(players=3, options={"first": "3"})
    opening = RIVALS.start(setup, key=bytes(32))
    assert opening.asked[0][0] == 0
    assert opening.first == 2
    end = opening.clone()
    rng = Random(2)
    while end.asked:
        question = end.asked[0]
        RIVALS.book.take(end, question, rng.choice(RIVALS.book.options(end, question)))
    found = [RIVALS.statistics.factors(opening, end, seat) for seat in range(3)]
    assert [factors["seat"] for factors in found] == ["2", "3", "1"]
    assert [factors["clan"] for factors in found] == ["brujah", "toreador", "ventrue"]


def test_every_clan_is_counted_once_a_game() -> None:
    tally = play_games(Plan(RIVALS.setup(players=4), ("random",), games=3, seed=1, by_factor=True), range(3))
    clans = {value: games for (factor, value), games in tally.factor_games.items() if factor == "clan"}
    assert clans == {"brujah": 3, "toreador": 3, "ventrue": 3, "malkavian": 3}
