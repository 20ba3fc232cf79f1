"""Advice: sensible in plain situations, blind to what is hidden, and far better than chance."""

from random import Random
from typing import Any

import pytest

from elysium.arena.simulate import Plan, play_games
from elysium.bots.bot import make_bot
from elysium.engine.cards.nodes import Effect
from elysium.engine.state import Seat
from elysium.games.rivals.advising.outlook import Outlook, standings
from elysium.games.rivals.advising.worth import VERBS, Valuer
from elysium.games.rivals.definitions.language import CARDS
from elysium.games.rivals.game import RIVALS
from elysium.games.rivals.state import Rivals

NAMES = ["ana", "bea", "cai"]


def table(players: int = 2, **data: Any) -> Rivals:
    names = NAMES[:players]
    state = RIVALS.rulings.position_from({"players": names, **data}, names)
    RIVALS.book.proceed(state)
    return state


def take(state: Rivals, words: str) -> None:
    """The seat that is asked does what these words begin with."""
    question = state.asked[0]
    options = RIVALS.book.options(state, question)
    names = NAMES[: state.seats]
    RIVALS.book.take(state, question, next(o for o in options if RIVALS.option_words(o, names).startswith(words)))


def advised(state: Rivals) -> str:
    view = RIVALS.observe(state, state.asked[0][0])
    return RIVALS.option_words(make_bot("heuristic", RIVALS).choose(view, Random(1)), NAMES[: state.seats])


def test_it_strikes_down_the_last_vampire_of_its_rival() -> None:
    state = table(
        ana={"haven": [{"hydra": {"exhausted": True}}], "streets": ["brother"], "hand": ["throat-rip"]},
        bea={"streets": [{"lixue-chen": {"blood": 1}}]},
        city=["vagrant"],
    )
    assert advised(state).startswith("attack brother")
    take(state, "attack brother")
    assert advised(state).startswith("aim lixue-chen")


def test_it_recruits_while_there_is_prestige_and_not_with_the_last() -> None:
    company = {"haven": ["skunk"], "hand": ["hydra"]}
    assert advised(table(prestige={"ana": 15}, ana=company)) == "recruit hydra"
    poor = table(prestige={"ana": 7}, ana={"haven": ["skunk", "brother"], "hand": ["hydra"]})
    assert advised(poor) != "recruit hydra"


def test_a_strong_vampire_steps_in_between() -> None:
    state = table(
        ana={"streets": ["brother"], "hand": ["throat-rip"]},
        bea={"streets": [[{"flick": {"blood": 1}}, "skunk"]]},
    )
    take(state, "attack brother")
    take(state, "aim flick")
    take(state, "announce physical")
    take(state, "lay-attack")
    assert advised(state).startswith("block skunk")


def test_whoever_gains_by_a_scheme_votes_for_it_and_whoever_does_not_against() -> None:
    state = table(
        ana={"haven": ["lixue-chen"], "hand": ["fame-and-fortune"]}, bea={"haven": ["hydra"], "leader": "hydra"}
    )
    take(state, "play fame")
    while state.asked[0][0] == 0:
        take(state, "answer yes 0")
    while not advised(state).startswith("answer"):
        assert advised(state).startswith(("exert", "use"))
        take(state, advised(state))
    assert advised(state).startswith("answer no")


def test_damage_of_the_second_inquisition_falls_where_it_hurts_least() -> None:
    state = table(
        phase="antagonist",
        city=["special-affairs-division"],
        ana={"streets": [{"skunk": {"blood": 1}}, "hydra"]},
        bea={"haven": ["lixue-chen"]},
    )
    assert advised(state).startswith("suffer hydra")


def test_a_text_is_valued_by_verb_whom_and_how_much() -> None:
    state = table(prestige={"ana": 10, "bea": 10}, ana={"haven": ["skunk"]}, bea={"haven": ["lixue-chen"]})
    valuer = Valuer(Outlook(state, Seat(0)))
    you = CARDS[next(face for face in CARDS if CARDS[face].name == "Greed")].ways[0].clause.effects[0]["who"]
    c = valuer.look.context()

    def worth(verb: str, amount: int) -> float:
        return valuer.one(Effect(verb, "", (("amount", amount), ("who", you))), c)

    assert worth("gain-agenda", 2) > worth("gain-agenda", 1) > worth("gain-prestige", 1) > 0
    assert worth("lose-prestige", 1) < 0
    assert worth("lose-prestige", 10) < worth("lose-prestige", 9) - 5


def test_every_verb_of_the_core_set_has_a_meaning() -> None:
    """An effect that nobody thought of counts as slightly good; those that cards have are all thought of."""
    told = {"shuffle-events", "discard-from-city", "choose-half", "discard-top", "attach", "move-out", "block-with"}
    missing = set()
    for face in CARDS:
        card = CARDS[face]
        for clause in (way.clause for way in (*card.ways, *card.abilities)):
            for effect in clause.effects:
                for node in effect.walk():
                    if type(node) is Effect and node.word not in VERBS:
                        missing.add(node.word)
    assert len(missing - told) <= 4, missing - told


def test_standings_add_up_and_favour_who_is_ahead() -> None:
    state = table(3, agenda={"ana": 9}, ana={"haven": ["hydra"]}, bea={"haven": ["skunk"]}, cai={"haven": ["brother"]})
    found = standings(state)
    assert sum(found) == pytest.approx(1)
    assert max(found) == found[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_far_better_than_chance(players: int) -> None:
    specs = ("heuristic", *["random"] * (players - 1))
    games = 24
    tally = play_games(Plan(RIVALS.setup(players=players), specs, games, seed=3), range(games))
    assert tally.bot_wins["heuristic"] / games > 1.5 / players
