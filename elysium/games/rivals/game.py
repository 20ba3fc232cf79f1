"""Rivals as a registered game: which room holds what."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from elysium.engine.cards.words import asked_in, meant
from elysium.engine.game import Game
from elysium.engine.parts import Cards, Details, Manners, MeasuredTable, Mind, Opening, Rulings, Statistics, Views
from elysium.games.rivals import advice, catalogue, manners, observe, opening
from elysium.games.rivals.conservation import check_conservation
from elysium.games.rivals.definitions.language import CARDS
from elysium.games.rivals.definitions.names import CLANS
from elysium.games.rivals.kinds import KINDS
from elysium.games.rivals.opening import RIVALS_DECKS
from elysium.games.rivals.position import facts, position_from
from elysium.games.rivals.rules.triggers import INTERPRETER
from elysium.games.rivals.state import Rivals
from elysium.games.rivals.terms import book
from elysium.games.rivals.worlds import WorldSampler

MOST_PLAYERS: Final = 4


def prompt_details(view: Rivals) -> Details:
    details: dict[str, tuple[str, int]] = {}
    for _, choice, *detail in view.asked:
        if choice in INTERPRETER.choices:
            face, part, number, index, *_ = detail
            details["text"] = ("asked", asked_in(face, part, number, index))
    return details


def factors(_opening: Rivals, end: Rivals, seat: int) -> dict[str, str]:
    """The clan that most vampires of a deck are of."""
    clans = [CARDS[face].clan for face in end.brought[seat] if CARDS[face].is_vampire]
    return {"clan": CLANS[max(set(clans), key=clans.count)]}


def plays_first(opening: Rivals) -> int:
    return opening.first


class RivalsGame(Game[Rivals]):
    name = "rivals"
    book = book
    state_type = Rivals
    players = range(2, MOST_PLAYERS + 1)
    usual_players = 2
    player_count_rule = "RIV-COMP-01"
    folder = Path(__file__).parent
    own_kinds = KINDS
    opening = Opening(deal=opening.deal, options=opening.table_options, complete=opening.complete)
    views = Views(
        board=observe.board,
        sampler=WorldSampler,
        reveal=observe.reveal,
        prompt_details=prompt_details,
        composed_messages=catalogue.composed_messages,
    )
    mind = Mind(
        advise=advice.ADVICE.advise,
        values=advice.values,
        likely_option=advice.likely_option,
        plausible=advice.ADVICE.plausible,
        is_settled=advice.is_settled,
        horizon=60,
    )
    cards = Cards(
        words=catalogue.card_words,
        not_yet=catalogue.not_yet,
        in_play=catalogue.in_play,
        text=catalogue.card_text,
        ways=catalogue.card_ways,
        facts=catalogue.card_facts,
        name=catalogue.card_name,
        definitions=catalogue.definitions,
        check=catalogue.check_cards,
    )
    decks = RIVALS_DECKS
    rulings = Rulings(position_from=position_from, facts=facts, check_conservation=check_conservation)
    manners = Manners(
        passing=manners.passing,
        moments=manners.MOMENTS,
        moment=manners.moment,
        hidden=manners.HIDDEN,
        meant=partial(meant, book),
    )
    statistics = Statistics(
        own_factors=factors,
        first=plays_first,
        # The decks named by rule, and the two that take longest.
        measured=(
            MeasuredTable(thoughts=40),
            MeasuredTable("malkavian-ventrue", options={"decks": "malkavian,ventrue"}, thoughts=40),
        ),
    )


RIVALS: Final = RivalsGame()
