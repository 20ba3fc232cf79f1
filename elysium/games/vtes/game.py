"""V:TES as a registered game: which room holds what."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from elysium.engine.cards.words import asked_in, meant
from elysium.engine.game import Game
from elysium.engine.parts import (
    Cards,
    Details,
    Hints,
    Manners,
    MeasuredTable,
    Mind,
    Opening,
    Rulings,
    Statistics,
    Views,
)
from elysium.games.vtes import advice, catalogue, foretelling, manners, observe, opening
from elysium.games.vtes.board import board
from elysium.games.vtes.conservation import check_conservation
from elysium.games.vtes.decks.rules import RANDOM_DECK, VTES_DECKS, preconstructed_deck
from elysium.games.vtes.kinds import KINDS
from elysium.games.vtes.position import facts, position_from
from elysium.games.vtes.rules import imbued, merging, playing, special  # noqa: F401  # the rules register themselves
from elysium.games.vtes.rules.impulse import window_of
from elysium.games.vtes.rules.triggers import INTERPRETER
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.terms import book
from elysium.games.vtes.worlds import WorldSampler

MOST_PLAYERS: Final = 8


def prompt_details(view: Vtes) -> Details:
    window = window_of(view.asked)
    details = {
        "window": ("window", max(window, 0)),
        "minion": ("card", view.face[view.acting] << 12 | view.acting if view.acting else 0),
    }
    for _, choice, *detail in view.asked:
        if choice in INTERPRETER.choices:
            face, part, number, index, *_ = detail
            details["text"] = ("asked", asked_in(face, part, number, index))
    return details


def nothing_known(_view: Vtes) -> object:
    """Views say all that is known of cards; nothing follows from it."""
    return ()


TOURNAMENT: Final = MeasuredTable(
    "tournament",
    players=5,
    options={"decks": "twd-11475,twd-11929,twd-13131,twd-11369,twd-2020jrr35hf"},
)
"""Five decks that have won one, of five clans."""


def factors(_opening: Vtes, end: Vtes, place: int) -> dict[str, str]:
    """The preconstructed deck of a seat, and those of its first neighbours."""
    around = {"": place, "predator/": (place - 1) % end.seats, "prey/": (place + 1) % end.seats}
    named = {whose: preconstructed_deck(end.brought[other]) for whose, other in around.items()}
    return {f"{whose}table-decks": name for whose, name in named.items() if name}


class VtesGame(Game[Vtes]):
    name = "vtes"
    book = book
    state_type = Vtes
    players = range(2, MOST_PLAYERS + 1)
    usual_players = 5
    player_count_rule = "VTES-1-01"
    folder = Path(__file__).parent
    own_kinds = KINDS
    opening = Opening(deal=opening.deal, options=opening.table_options, complete=opening.complete)
    views = Views(
        board=board,
        sampler=WorldSampler,
        reveal=observe.reveal,
        prompt_details=prompt_details,
        composed_messages=catalogue.composed_messages,
        outlook=foretelling.outlook,
    )
    mind = Mind(
        advise=advice.ADVICE.advise,
        values=advice.values,
        likely_option=advice.ADVICE.likely_option,
        plausible=advice.ADVICE.plausible,
        # As far as a hundred decisions reach if everybody is asked in every window.
        horizon=70,
    )
    cards = Cards(
        words=catalogue.card_words,
        not_yet=catalogue.not_yet,
        in_play=catalogue.in_play,
        text=catalogue.card_text,
        ways=catalogue.card_ways,
        facts=catalogue.card_facts,
        references=catalogue.references,
        name=catalogue.card_name,
        definitions=catalogue.definitions,
        check=catalogue.check_cards,
        sources=catalogue.card_sources,
    )
    decks = VTES_DECKS
    rulings = Rulings(position_from=position_from, facts=facts, check_conservation=check_conservation)
    manners = Manners(
        passing=manners.passing,
        moments=manners.MOMENTS,
        moment=manners.moment,
        idle=manners.IDLE,
        presets=manners.PRESETS,
        takes_the_only=True,
        asked_anyway=("block",),
        is_aimed=manners.is_aimed,
        episode=manners.episode,
        meant=partial(meant, book),
    )
    statistics = Statistics(
        counts_points=True,
        own_factors=factors,
        balanced={"decks": RANDOM_DECK},
        measured=(MeasuredTable(thoughts=40), TOURNAMENT),
    )
    hints = Hints(knowledge_key=nothing_known)


VTES: Final = VtesGame()
