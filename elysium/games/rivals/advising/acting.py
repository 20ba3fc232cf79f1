"""The Action Phase: what to do with two actions, and what is done besides."""

from __future__ import annotations

from typing import Final

from elysium.engine.state import Option
from elysium.games.rivals.advising.fighting import plan_from
from elysium.games.rivals.advising.outlook import CARD, READINESS, Outlook
from elysium.games.rivals.advising.politics import scheme_chances, title_price
from elysium.games.rivals.advising.worth import Valuer
from elysium.games.rivals.definitions.language import (
    ACTION,
    CARDS,
    H_ATTACHED,
    H_CONSPIRACY_RESOLVED,
    H_LAID_FACE_DOWN,
    H_PLAYED,
    H_RECRUITED,
    H_SCHEME_SUCCEEDS,
    H_START,
    H_TURNED_UP,
    SCHEME,
    TITLE,
    UNHOSTED,
    Entity,
    Face,
)
from elysium.games.rivals.rules.turn import recruit_price
from elysium.games.rivals.rules.values import prince_in_city, title_on
from elysium.games.rivals.state import HAVEN, STREETS
from elysium.games.rivals.terms import (
    ATTACK_WITH,
    CLAIM,
    CONTRIBUTE,
    DRAW_FACTION,
    DRAW_LIBRARY,
    END_ACTIONS,
    LAY,
    MOVE_OUT,
    PLAY,
    RECRUIT,
    RESOLVE,
    USE,
    ability_used,
    card_in,
    entity_of,
    in_pile,
    player_at,
)

EXPOSURE: Final = 0.14
"""Out in The Streets others need no Intel."""
MUCH_PRESTIGE: Final = 3
"""Below so much left, recruiting is a danger."""


def act_score(look: Outlook, option: Option) -> float:
    verb = option[0]
    if verb == END_ACTIONS:
        return 0.0
    thought = {
        DRAW_LIBRARY: _draw,
        DRAW_FACTION: _draw_faction,
        RECRUIT: _recruit,
        PLAY: _play,
        LAY: _lay,
        CLAIM: _claim,
        ATTACK_WITH: _attack,
        MOVE_OUT: _move_out,
        USE: _use,
        CONTRIBUTE: _contribute,
        RESOLVE: _resolve,
    }.get(verb)
    return thought(look, option) if thought else -0.3


def _draw(look: Outlook, option: Option) -> float:
    return max(0.05, look.cards(look.seat, 1))


def _draw_faction(look: Outlook, option: Option) -> float:
    return 0.3 if wants_vampires(look) else -0.1


def wants_vampires(look: Outlook) -> bool:
    """There is none in the hand, and few in play."""
    s, seat = look.s, look.seat
    if any(face > 0 and CARDS[face].is_vampire for face in s.hands[seat]):
        return False
    return len(s.coterie(seat)) < 4 and s.prestige[seat] > 5


def _recruit(look: Outlook, option: Option) -> float:
    s, seat, face = look.s, look.seat, Face(option[1])
    price = recruit_price(s, seat, face)
    worth = look.recruit(face) + look.prestige(seat, -price) + CARD
    worth += Valuer(look).moment(H_RECRUITED, in_pile(face), seat)
    return worth if s.prestige[seat] - price >= MUCH_PRESTIGE or len(s.coterie(seat)) == 1 else worth - 1.5


def _play(look: Outlook, option: Option) -> float:
    face, actor = Face(option[1]), entity_of(option[2])
    card, way = CARDS[face], CARDS[face].played
    assert way is not None
    v = Valuer(look)
    c = look.context(actor, 0, face)
    cost = CARD / 2 - v.all(way.clause.cost, c)
    if actor:
        cost += READINESS + max(0.0, 0.3 * plan_from(look, actor).worth if look.s.region[actor] == STREETS else 0.0)
    worth = v.moment(H_PLAYED, in_pile(face), actor, look.seat)
    if way.kind == SCHEME:
        worth += scheme_chances(look) * (
            v.all(way.clause.effects, c) + v.moment(H_SCHEME_SUCCEEDS, player_at(look.seat), look.seat)
        )
    elif way.kind == TITLE:
        if title_on(look.s, actor):
            return -1.0
        worth += 0.5 + v.lasting(card) + v.moment(H_ATTACHED, in_pile(face), actor, look.seat)
        worth += title_moments(v, actor) - title_price(look, card.cost)
    elif way.kind in (ACTION, UNHOSTED):
        worth += v.all(way.clause.effects, c)
        if way.stays:
            worth += 0.25 + v.lasting(card)
    return worth - cost


def title_moments(v: Valuer, actor: Entity) -> float:
    """What cards in play bring when a title is attached: asked as if one that lies in the city were."""
    title = prince_in_city(v.s)
    return v.moment(H_ATTACHED, v.s.ref(title), actor, v.look.seat) if title else 0.0


def _lay(look: Outlook, option: Option) -> float:
    """A Conspiracy that will be resolved in some turns."""
    s, face, actor = look.s, Face(option[1]), entity_of(option[2])
    card = CARDS[face]
    v = Valuer(look)
    c = look.context(actor, 0, face)
    targets = [
        v.all(card.ways[0].clause.effects, c._replace(target=player_at(foe)))
        for foe in s.foes(look.seat)
        if not s.eliminated >> foe & 1
    ]
    worth = 0.75 * max(targets, default=0.0) + look.prestige(look.seat, -card.prestige)
    worth += v.moment(H_LAID_FACE_DOWN, player_at(look.seat), look.seat)
    worth += 0.5 * resolved(v)
    return worth - CARD / 2 - READINESS


def resolved(v: Valuer) -> float:
    you = player_at(v.look.seat)
    return v.moment(H_CONSPIRACY_RESOLVED, you, v.look.seat) + v.moment(H_TURNED_UP, you, v.look.seat)


def _claim(look: Outlook, option: Option) -> float:
    """1 Prestige and 1 Agenda a turn, and everybody may attack the claimant first."""
    s, claimant = look.s, entity_of(option[1])
    v = Valuer(look)
    foes = sum(not s.exhausted[e] for foe in s.foes(look.seat) for e in s.coterie(foe))
    risk = min(1.0, 0.14 * foes) * max(0.0, 1.1 - 0.16 * s.blood[claimant]) * -look.fall(claimant)
    gain = 2.4 + title_moments(v, claimant)
    return gain * (1 - 0.07 * foes) - risk - READINESS


def _attack(look: Outlook, option: Option) -> float:
    return plan_from(look, entity_of(option[1])).worth - READINESS


def _move_out(look: Outlook, option: Option) -> float:
    """To attack or to claim; or because being there brings something when the next turn begins."""
    s, entity = look.s, entity_of(option[1])
    worth = _gathering(look)
    waiting = [e for e in s.coterie(look.seat) if s.region[e] == STREETS and not s.exhausted[e]]
    if len(waiting) < s.actions:
        best = plan_from(look, entity).worth - READINESS
        if prince_in_city(s):
            best = max(best, _claim(look, (CLAIM, option[1])))
        # A little more than the attack itself has to bring, and no more vampires than there are actions.
        worth = max(worth, best - EXPOSURE)
    return worth


def _gathering(look: Outlook) -> float:
    """What it brings each of those at home if all of them stand in The Streets as my next turn begins."""
    s, w = look.s, look.imagine()
    out = [e for e in s.coterie(look.seat) if s.region[e] == HAVEN and not s.exhausted[e]]
    if not out or not any(s.face[e] > 0 and CARDS[s.face[e]].hooks >> H_START & 1 for e in s.able):
        return -EXPOSURE
    you = player_at(look.seat)
    now = Valuer(look, w).moment(H_START, you, look.seat)
    for e in out:
        w.region[e], w.party[e] = STREETS, e
    then = Valuer(look, w).moment(H_START, you, look.seat)
    for e in out:
        w.region[e], w.party[e] = HAVEN, s.party[e]
    return (then - now) / len(out) - EXPOSURE


def _use(look: Outlook, option: Option) -> float:
    source, user = entity_of(card_in(option[1])), entity_of(option[2])
    way = ability_used(option)
    v = Valuer(look)
    c = look.context(user, 0, look.s.face[source])._replace(source=source)
    worth = v.all(way.clause.effects, c) + v.all(way.clause.cost, c)
    return worth - (READINESS + 0.1 if way.is_action else 0.04)


def _contribute(look: Outlook, option: Option) -> float:
    return Valuer(look).step_of(entity_of(option[1]), 1) + look.prestige(look.seat, -1)


def _resolve(look: Outlook, option: Option) -> float:
    v = Valuer(look)
    return v.conspiracy(entity_of(option[1])) + resolved(v)
