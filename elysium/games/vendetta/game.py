"""Vendetta as a registered game: which room holds what."""

from __future__ import annotations

from typing import Final

from elysium.engine.game import Game
from elysium.engine.parts import Cards, Hints, MeasuredTable, Mind, Opening, Rulings, Statistics, Views
from elysium.games.vendetta import advice, asking, board, catalogue, observe, outlook, table_options
from elysium.games.vendetta.conservation import check_conservation
from elysium.games.vendetta.kinds import KINDS
from elysium.games.vendetta.knowledge import knowledge, knowledge_key, known, mark_of_known
from elysium.games.vendetta.opening import deal
from elysium.games.vendetta.position import facts, position_from
from elysium.games.vendetta.rules import auctions, choosing, rearranging
from elysium.games.vendetta.rules import words as card_words
from elysium.games.vendetta.state import CLANS, RESOLUTION, Vendetta
from elysium.games.vendetta.table_options import FEWEST_PLAYERS, MOST_IN_TEAMS
from elysium.games.vendetta.terms import book
from elysium.games.vendetta.worlds import WorldSampler

WORD_FILES: Final = (auctions, choosing, rearranging, card_words)
"""Imported for the words of the card language that they define."""


def factors(_opening: Vendetta, end: Vendetta, seat: int) -> dict[str, str]:
    return {"clan": CLANS[end.clans[seat]]}


def shows_step(s: Vendetta) -> bool:
    """Districts are resolved before everybody's eyes; a turn is planned in one."""
    return s.phase == RESOLUTION


class VendettaGame(Game[Vendetta]):
    name = "vendetta"
    book = book
    state_type = Vendetta
    players = range(FEWEST_PLAYERS, MOST_IN_TEAMS + 1)
    usual_players = 4
    player_count_rule = "VEN-SETUP-01"
    folder = catalogue.FOLDER
    own_kinds = KINDS
    opening = Opening(
        deal=deal,
        options=table_options.table_options,
        complete=table_options.complete,
        check_file=table_options.check_file,
        keep=table_options.keep,
    )
    views = Views(
        board=board.board,
        sampler=WorldSampler,
        reveal=observe.reveal,
        prompt_details=asking.prompt_details,
        knowledge=knowledge,
        mark_of_known=mark_of_known,
        known=known,
        outlook=outlook.outlook,
        shows_step=shows_step,
        composed_messages=catalogue.composed_messages,
    )
    mind = Mind(
        advise=advice.advise,
        values=advice.values,
        likely_option=advice.likely_option,
        plausible=advice.plausible,
        is_settled=advice.is_settled,
        horizon=400,
    )
    cards = Cards(
        words=catalogue.card_words,
        in_play=catalogue.in_play,
        text=catalogue.card_text,
        facts=catalogue.card_facts,
        definitions=catalogue.definitions,
        edition_option=table_options.OWN_CARDS,
        rule_note=catalogue.rule_note,
    )
    rulings = Rulings(position_from=position_from, facts=facts, check_conservation=check_conservation)
    statistics = Statistics(own_factors=factors, measured=(MeasuredTable(players=5),))
    hints = Hints(knowledge_key=knowledge_key)


VENDETTA: Final = VendettaGame()
