"""Rivals at the shared tests."""

from __future__ import annotations

from functools import reduce
from operator import or_
from types import MappingProxyType

from elysium.engine.state import Seat
from elysium.games.rivals.definitions.language import CARDS, Entity
from elysium.games.rivals.game import RIVALS
from elysium.games.rivals.rules.values import FACE_UP, title_on
from elysium.games.rivals.state import GONE, HAVEN, LEFT, MOST_ATTACHMENTS, ON, STREETS, TORPOR, Rivals
from tests.harness.declared import Declared


def check_vampire(s: Rivals, entity: Entity) -> None:
    """[RIV-ATTACH-01, RIV-TITLE-01, RIV-TORPOR-04]"""
    attached = s.attached(entity)
    assert len(attached) <= MOST_ATTACHMENTS, "too much on a vampire"
    titles = [other for other in attached if s.card(other).is_title]
    assert len(titles) <= 1, "two titles on a vampire"
    if s.region[entity] == TORPOR:
        assert s.exhausted[entity], "ready in Torpor"
        assert attached == titles, "something but a title on a vampire in Torpor"
        assert not any(s.card(other).is_prince for other in titles)


def check_parties(s: Rivals, seat: Seat) -> None:
    """A party goes by the lowest of its numbers, and is of one player. [RIV-GROUP-01]"""
    for entity in s.coterie(seat):
        party = s.party[entity]
        if s.region[entity] == STREETS:
            assert party <= entity
            assert s.region[party] == STREETS
            assert s.controller[party] == seat
            assert s.party[party] == party


def check_names(s: Rivals) -> None:
    """No two active vampires of one name. [RIV-UNIQ-01]"""
    names = [CARDS[s.face[e]].name for e, region in enumerate(s.region) if HAVEN <= region <= STREETS]
    assert len(set(names)) == len(names)


class DeclaredRivals(Declared[Rivals]):
    game = RIVALS
    statements = 447
    wrong_words = MappingProxyType(
        {
            # Who is not the Rival is an enemigo; cards lie boca abajo, as the Spanish edition writes it.
            "es": (r"bocabajo", r"bocarriba", r"oponentes?", r"sana[rs]?", r"suministros?", r"gira(?:r|da|do)?"),
            # V:TES has other words for things that are not the same here: counters, locking, steps of combat.
            "pl": (r"znacznik\w*", r"(?:prze|od)kręc\w+", r"etap\w*", r"agend(?:y|ę|ą|zie)", r"oponent\w*"),
        }
    )
    enumerations = frozenset(
        {
            "ANSWER_NAMES", "HOOKS", "PHASE_NAMES", "REGIONS", "ROLES", "SCOPES", "STATS",
            "TYPE_NAMES", "WINDOWS",
        }
    )  # fmt: skip
    affixes = ("W_", "H_", "_PHASE", "_TYPE", "_SPAN", "ANSWER_", "_STACK")
    own_spelling = MappingProxyType({"NO_TYPE": "", "ANYBODY": "", "ABSTAINED": "abstains"})
    pending_areas = ()
    variants = (
        {},
        {"introductory": "yes", "printing": "errata"},
        {"decks": "brujah,brujah", "hidden-agendas": "yes"},
        {"events": "conclave-22"},
    )
    sizes = (2, 4)
    depth = 100
    longest = 250
    courses = 200
    says_what_is_known = False

    def check(self, s: Rivals) -> None:
        for place, region in enumerate(s.region):
            entity = Entity(place)
            if HAVEN <= region <= TORPOR:
                check_vampire(s, entity)
            if region == ON:
                assert s.controller[entity] == s.controller[s.host[entity]], "on somebody else's vampire"
            if region in (GONE, LEFT):
                assert not s.host[entity]
        for seat in s.everybody():
            check_parties(s, seat)
            leader = s.leaders[seat]
            assert not leader or s.is_vampire(leader), "a Leader that is nowhere"
        check_names(s)
        assert s.kindred == [e for e, region in enumerate(s.region) if HAVEN <= region <= TORPOR], "forgotten vampires"
        assert len(set(s.able)) == len(s.able)
        assert sorted(s.radiant) == sorted(e for e in s.able if s.card(e).auras), "forgotten auras"
        assert s.auras == reduce(or_, (s.card(e).aura_stats for e in s.able if s.face[e]), 0), "forgotten auras"
        assert all(s.known_by[e] == FACE_UP or title_on(s, e) == 0 for e in s.able)
        for question in s.asked:
            assert not s.eliminated >> question[0] & 1 or s.conflict, "somebody who is out is asked"


DECLARED = DeclaredRivals()
