"""Merging a vampire with its other version in the influence phase. [section 1.5.6]"""

from __future__ import annotations

from collections.abc import Iterator

from elysium.engine.audience import EVERYONE
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import NO_ENTITY, W_INFLUENCE, Entity
from elysium.games.vtes.definitions.merging import HAVE_VERSIONS, MERGES
from elysium.games.vtes.rules.entities import become_merged
from elysium.games.vtes.rules.impulse import EXPLAINERS, answers, offers
from elysium.games.vtes.rules.obstacles import CANNOT_MERGE
from elysium.games.vtes.rules.pool import burn_pool
from elysium.games.vtes.rules.sects import change_sect
from elysium.games.vtes.rules.titles import claim_title
from elysium.games.vtes.state import UNCONTROLLED, Vtes
from elysium.games.vtes.terms import MERGE, MERGED_WITH, SECRET, entity_of

TRANSFERS_TO_MERGE = 4
POOL_TO_MERGE = 1


@offers(W_INFLUENCE)
def merging_options(s: Vtes, seat: Seat) -> list[Option]:
    """Four transfers and a pool. [VTES-1.5.6-02]"""
    if seat != s.turn or s.transfers < TRANSFERS_TO_MERGE or s.pool[seat] < POOL_TO_MERGE:
        return []
    return [
        (MERGE, s.ref(other) | SECRET)
        for other in s.in_region(seat, UNCONTROLLED)
        if s.face[other] in HAVE_VERSIONS and version_in_play(s, other)
    ]


def version_in_play(s: Vtes, other: Entity) -> Entity:
    """The vampire with which an uncontrolled one can merge, whichever of the two is the advanced. [VTES-1.5.6-03]"""
    return next(_versions(s, other), NO_ENTITY)


def _versions(s: Vtes, other: Entity) -> Iterator[Entity]:
    face = s.face[other]
    return (vampire for vampire in s.controlled(s.controller[other]) if (s.face[vampire], face) in MERGES)


@answers(MERGE)
def merges(s: Vtes, seat: Seat, option: Option) -> None:
    """The vampire in play stays as it is, with all it has and all that was done to it. [VTES-1.5.6-04, -07]"""
    other = entity_of(option[1])
    vampire = version_in_play(s, other)
    s.transfers -= TRANSFERS_TO_MERGE
    s.sealed = True
    sect = become_merged(s, vampire, other)
    if not s.quiet:
        s.show(EVERYONE, MERGED_WITH, s.ref(vampire), seat)
    if sect:
        change_sect(s, vampire, sect)
    elif s.title[vampire]:
        claim_title(s, vampire)
    burn_pool(s, seat, POOL_TO_MERGE)


def explain_merging(s: Vtes, seat: Seat, window: int, option: Option) -> int:
    return CANNOT_MERGE if option[0] == MERGE and window == W_INFLUENCE and seat == s.turn else 0


EXPLAINERS.append(explain_merging)
