"""A table before anything is dealt, and dealing it."""

from __future__ import annotations

from elysium.engine.setup import YES, Setup, chosen_seat
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.rules.rounds import begin_round, choose_clans, choose_relics, offer_relics, take_clan
from elysium.games.vendetta.state import ALL_VICTIMS, ALLIES, CLANS, FIRST_RELIC, NOTHING, Vendetta
from elysium.games.vendetta.table_options import DRAFT, OFF, OWN_CARDS, RANDOM, cards_of, clans_in, districts_for
from elysium.games.vendetta.terms import DEALT_CLANS, FIRST, GIVEN_CLAN, LOCATION


def blank(seats: int, key: bytes, *, quiet: bool = False, edition: str = "", teams: bool = False) -> Vendetta:
    """A table before anything is dealt; everybody has the first victim. [VEN-SETUP-19, VEN-SETUP-20]"""
    s = Vendetta.blank(seats, key, quiet=quiet)
    s.edition = edition
    s.teams = teams
    s.districts = districts_for(seats)
    s.alive = (1 << seats) - 1
    s.ally_at = s.locations = (NOTHING,) * s.districts
    s.victims_left = ALL_VICTIMS - seats
    s.at = [0] * (s.districts * seats)
    s.deployed = [0] * (s.districts * seats)
    return s


def deal(setup: Setup, key: bytes, quiet: bool) -> Vendetta:
    """[VEN-SETUP-02, VEN-SETUP-08, VEN-SETUP-19, VEN-SETUP-20]"""
    seats = setup.players
    options = setup.options
    s = blank(seats, key, quiet=quiet, edition=options.get(OWN_CARDS, ""), teams=options["teams"] == YES)
    s.ambition = chosen_seat(options["first"], s)
    s.tell(FIRST, s.ambition)
    deck = list(range(ALLIES))
    s.shuffle(deck)
    s.ally_deck = tuple(deck)
    s.do((begin_round,))
    edition = EDITIONS[s.edition]
    if options["locations"] != OFF:
        locations = cards_of(edition, "locations", options["locations"])
        s.shuffle(locations)
        s.locations = (*locations[: s.districts - 1], NOTHING)
        for district, location in enumerate(s.locations[:-1]):
            s.tell(LOCATION, location, district)
    relics = cards_of(edition, "relics", options["relics"])
    if relics:
        s.do((offer_relics, sum(1 << relic - FIRST_RELIC for relic in relics)), (choose_relics,))
    _deal_clans(s, options["clans"])
    return s


def _deal_clans(s: Vendetta, how: str) -> None:
    clans = list(range(len(CLANS)))
    if how in (DRAFT, RANDOM):
        s.shuffle(clans)
    if how == DRAFT:
        s.offered = tuple(sorted(clans[: s.seats + 1]))
        for clan in s.offered:
            s.tell(DEALT_CLANS, clan)
        s.do((choose_clans,))
        return
    for seat, clan in zip(s.everybody(), clans[: s.seats] if how == RANDOM else clans_in(how), strict=True):
        take_clan(s, seat, clan)
        s.tell(GIVEN_CLAN, seat, clan)
