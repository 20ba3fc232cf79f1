"""Mascarade as a registered game: which room holds what."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from elysium.engine.game import Game
from elysium.engine.parts import Cards, Details, Hints, MeasuredTable, Mind, Opening, Rulings, Statistics, Views
from elysium.games.mascarade import advice, catalogue, observe, opening
from elysium.games.mascarade.cards import masks  # noqa: F401  # they put themselves into the table of masks
from elysium.games.mascarade.cards.scenarios import FEWEST_PLAYERS, MOST_PLAYERS
from elysium.games.mascarade.conservation import check_conservation
from elysium.games.mascarade.kinds import KINDS
from elysium.games.mascarade.knowledge import knowledge, knowledge_key, known
from elysium.games.mascarade.position import facts, position_from
from elysium.games.mascarade.state import MASK_NAMES, Mascarade, book
from elysium.games.mascarade.worlds import WorldSampler

REDUCED: Final = {"masks": "judge,king,empress,thief,widow,cheater"}
"""The table that other engines are given too when speeds are compared."""


def prompt_details(view: Mascarade) -> Details:
    return {"announcer": ("player", view.sitting[view.active]), "mask": ("mask", view.announced)}


def factors(opened: Mascarade, _end: Mascarade, seat: int) -> dict[str, str]:
    return {"mask": MASK_NAMES[opened.dealt[seat]]}


class MascaradeGame(Game[Mascarade]):
    name = "mascarade"
    book = book
    state_type = Mascarade
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    usual_players = 6
    player_count_rule = "MAS-SETUP-02"
    folder = Path(__file__).parent
    own_kinds = KINDS
    opening = Opening(deal=opening.deal, options=opening.table_options, complete=opening.complete)
    views = Views(
        board=observe.board,
        sampler=WorldSampler,
        reveal=observe.reveal,
        revealer=observe.revealer,
        prompt_details=prompt_details,
        knowledge=knowledge,
        known=known,
        notes_option="notes",
        deals_face_up=True,
        opens_at_the_end=True,
        composed_messages=catalogue.composed_messages,
    )
    mind = Mind(advise=advice.advise, values=advice.values, likely_option=advice.likely_option)
    cards = Cards(
        prefix="mask",
        words=catalogue.card_words,
        in_play=catalogue.in_play,
        text=catalogue.card_text,
        definitions=catalogue.definitions,
    )
    rulings = Rulings(position_from=position_from, facts=facts, check_conservation=check_conservation)
    statistics = Statistics(own_factors=factors, measured=(MeasuredTable(), MeasuredTable("reduced", options=REDUCED)))
    hints = Hints(knowledge_key=knowledge_key)


MASCARADE: Final = MascaradeGame()
