"""Playing Action cards: requirements, costs, and what becomes of the card. [RIV-ACARD, RIV-TITLE, RIV-CONSP]"""

from __future__ import annotations

from elysium.engine.audience import EVERYONE, only
from elysium.engine.cache import cached
from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Option, Seat
from elysium.games.rivals.definitions.language import (
    ACTION,
    CARDS,
    CONSPIRACY,
    H_CONSPIRACY_RESOLVED,
    H_LAID_FACE_DOWN,
    H_PLAYED,
    H_TURNED_UP,
    NO_ENTITY,
    NO_FACE,
    SCHEME,
    TITLE,
    UNHOSTED,
    Context,
    Entity,
    Face,
    Way,
)
from elysium.games.rivals.marks import (
    CONTRIBUTED,
    LAID_THIS_TURN,
    MAY_TARGET,
    SHOWN_TO,
    is_marked,
    mark,
)
from elysium.games.rivals.rules.abilities import pay, unpaid
from elysium.games.rivals.rules.entities import attach, can_attach, discard_from_play, exhaust, new_entity, silence
from elysium.games.rivals.rules.hands import to_discards
from elysium.games.rivals.rules.influence import forget_influence, open_conflict, raise_influence, within_reach
from elysium.games.rivals.rules.obstacles import (
    CANNOT_PAY,
    FORBIDDEN,
    HAS_TITLE,
    IS_EXHAUSTED,
    NEEDS_CLAN,
    NEEDS_POTENCY,
    NO_ACTIONS,
    NO_ROOM,
    NOBODY_TO_AIM,
    NOT_IN_HAND,
    NOT_IN_STREETS,
    NOT_READY_YET,
    NOT_YOURS,
    OBSTACLES,
    ONE_PER_PLAYER,
    TITLE_TAKEN,
    TOO_LITTLE_INFLUENCE,
    WRONG_MOMENT,
)
from elysium.games.rivals.rules.tokens import lose_prestige
from elysium.games.rivals.rules.triggers import BEFORE_WAY, COST_OF_WAY, OF_WAY, do_effects, fire, run_part
from elysium.games.rivals.rules.values import FACE_UP, clans_of, fits, title_on
from elysium.games.rivals.state import ON, STREETS, TABLE, Rivals
from elysium.games.rivals.terms import (
    ADDED_TO_CARD,
    CARD_TURNED_UP,
    CHOOSE,
    CONTRIBUTE,
    ENTERED_PLAY,
    LAID_CONSPIRACY,
    PASS,
    SECRET,
    SHOW_CARD,
    SHOWED_CARD,
    book,
    entity_of,
    in_pile,
    player_at,
    seat_of,
)

UNASKED = -1


def card_obstacle(s: Rivals, seat: Seat, face: Face, clans: int = UNASKED) -> int:
    """What is in the way whoever plays it; the clans of the coterie may be known already."""
    way = CARDS[face].played
    if way is None:
        return WRONG_MOMENT
    if s.actions <= 0:
        return NO_ACTIONS
    card = CARDS[face]
    # A Conspiracy asks for its clan when it is resolved. [RIV-CARD-48]
    if card.clan and way.kind != CONSPIRACY:
        if clans == UNASKED:
            clans = clans_of(s, seat)
        if not clans >> card.clan & 1:
            return NEEDS_CLAN
    if way.kind == CONSPIRACY and s.prestige[seat] < 2:
        return CANNOT_PAY
    if way.kind == TITLE:
        if s.prestige[seat] <= card.cost and within_reach(s, seat, face) < card.cost:
            return TOO_LITTLE_INFLUENCE
        return _title_obstacle(s, seat, face)
    if way.kind == UNHOSTED:
        return _way_obstacle(s, seat, way, face, NO_ENTITY)
    return 0


def _title_obstacle(s: Rivals, seat: Seat, face: Face) -> int:
    """[RIV-TITLE-05, RIV-TITLE-06, RIV-TITLE-07]"""
    card = CARDS[face]
    for entity in s.in_region(ON):
        if CARDS[s.face[entity]].name == card.name:
            if card.unique and s.in_coterie(s.host[entity]):
                return TITLE_TAKEN
            if card.one_per_player and s.controller[entity] == seat:
                return ONE_PER_PLAYER
    return 0


def _way_obstacle(s: Rivals, seat: Seat, way: Way, face: Face, actor: Entity) -> int:
    if not way.when and not way.costs:
        return 0
    context = Context(seat, actor, 0, face)
    if way.when and not fits(s, way.when, context):
        return FORBIDDEN
    return unpaid(s, way.costs, context)


def actor_obstacle(s: Rivals, seat: Seat, face: Face, actor: Entity) -> int:
    """What is in the way for this vampire. [RIV-ACARD-01, RIV-ACARD-02, RIV-ACT-05]"""
    if not s.in_coterie(actor) or s.controller[actor] != seat:
        return NOT_YOURS
    return IS_EXHAUSTED if s.exhausted[actor] else _hindrance(s, seat, face, actor)


def _hindrance(s: Rivals, seat: Seat, face: Face, actor: Entity) -> int:
    """What is in the way for a ready vampire of one's own."""
    card = CARDS[face]
    way = card.played
    assert way is not None
    if card.has_bp and card.bp > s.bp[actor]:
        return NEEDS_POTENCY
    if way.streets and s.region[actor] != STREETS:
        return NOT_IN_STREETS
    if way.kind == TITLE:
        if title_on(s, actor):
            return HAS_TITLE
        return 0 if can_attach(s, actor) else NO_ROOM
    return _way_obstacle(s, seat, way, face, actor)


@cached(maxsize=1 << 12)
def playable(hand: tuple[Face, ...]) -> tuple[tuple[Face, Way], ...]:
    """The cards that are played as actions, each once: much is done without a change of hands."""
    ways = [(face, CARDS[face].played) for face in dict.fromkeys(hand)]
    return tuple([(face, way) for face, way in ways if way is not None])


def plays(s: Rivals, seat: Seat, ready: list[Entity]) -> list[tuple[Face, Entity]]:
    """Every card of the hand that can be played as an action, with who plays it."""
    found: list[tuple[Face, Entity]] = []
    clans = UNASKED
    for face, way in playable(s.hands[seat]):
        if not ready and way.kind != UNHOSTED:
            continue
        if clans == UNASKED and CARDS[face].clan:
            clans = clans_of(s, seat)
        if card_obstacle(s, seat, face, clans):
            continue
        if way.kind == UNHOSTED:
            found.append((face, NO_ENTITY))
        else:
            found += [(face, actor) for actor in ready if not _hindrance(s, seat, face, actor)]
    return found


def play_refused(s: Rivals, seat: Seat, face: Face, actor: Entity) -> IllegalChoice:
    if face not in s.hands[seat]:
        return IllegalChoice(*OBSTACLES[NOT_IN_HAND])
    obstacle = card_obstacle(s, seat, face)
    way = CARDS[face].played
    if not obstacle and way is not None and way.kind != UNHOSTED:
        obstacle = actor_obstacle(s, seat, face, actor)
    return IllegalChoice(*OBSTACLES[obstacle or WRONG_MOMENT])


def play_action(s: Rivals, seat: Seat, face: Face, actor: Entity) -> None:
    """[RIV-ACARD-01, RIV-ACARD-03, RIV-TEXT-10]"""
    way = CARDS[face].played
    assert way is not None
    card = CARDS[face]
    s.actions -= 1
    s.from_hand(seat, face)
    s.acting, s.action_card = actor, face
    if actor:
        exhaust(s, actor)
    if way.kind == CONSPIRACY:
        _lay_conspiracy(s, seat, face)
        return
    s.do((finish_action,))
    if way.kind == SCHEME:
        s.do((open_conflict,))
    elif way.kind == TITLE:
        s.do((raise_influence, seat, card.cost), (put_title_on, seat, actor))
    source = NO_ENTITY
    if way.stays:
        source = new_entity(s, face, seat, TABLE)
        s.action_card = NO_FACE
        if not s.quiet:
            s.tell(ENTERED_PLAY, seat, s.ref(source))
    if way.kind in (ACTION, UNHOSTED):
        run_part(s, face, OF_WAY, 0, seat, actor, 0, source)
    fire(s, H_PLAYED, in_pile(face), actor, seat)
    run_part(s, face, BEFORE_WAY, 0, seat, actor, 0, source)
    if way.asked_costs:
        s.do((do_effects, face, COST_OF_WAY, 0, 0, seat, actor, 0, source))
    pay(s, way.costs, Context(seat, actor, 0, face, source))


@book.step
def finish_action(s: Rivals) -> None:
    """[RIV-ACARD-03, RIV-SCHEME-14]"""
    if s.action_card:
        to_discards(s, s.turn, s.action_card)
    s.action_card = NO_FACE
    s.acting = NO_ENTITY
    forget_influence(s)


@book.step
def put_title_on(s: Rivals, seat: Seat, actor: Entity) -> None:
    """A copy on a vampire in Torpor makes way. [RIV-TITLE-04, RIV-TITLE-06]"""
    face = s.action_card
    card = CARDS[face]
    if card.unique:
        for entity in s.in_region(ON):
            if CARDS[s.face[entity]].name == card.name:
                discard_from_play(s, entity)
    s.action_card = NO_FACE
    entity = new_entity(s, face, seat, TABLE)
    attach(s, entity, actor)


# Conspiracies


def _lay_conspiracy(s: Rivals, seat: Seat, face: Face) -> None:
    """Face down, with 1 Prestige. [RIV-CONSP-01]"""
    entity = new_entity(s, face, seat, TABLE)
    silence(s, entity)
    s.known_by[entity] = 1 << seat
    s.action_card = NO_FACE
    s.acting = NO_ENTITY
    mark(s, entity, LAID_THIS_TURN)
    if not s.quiet:
        s.tell(LAID_CONSPIRACY, seat, SECRET | entity)
    lose_prestige(s, seat, 1)
    add_prestige(s, entity, 1, seat)
    fire(s, H_PLAYED, 0, NO_ENTITY, seat)
    fire(s, H_LAID_FACE_DOWN, player_at(seat), seat)


def add_prestige(s: Rivals, entity: Entity, amount: int, seat: Seat) -> None:
    """Onto a card, by this player. [RIV-CONSP-07]"""
    s.blood[entity] += amount
    s.contributors[entity] |= 1 << seat
    if not s.quiet:
        s.tell(ADDED_TO_CARD, hidden_ref(s, entity), amount)


def hidden_ref(s: Rivals, entity: Entity) -> int:
    """A card for everybody's ears."""
    return s.ref(entity) if s.known_by[entity] == FACE_UP else SECRET | entity


def own_ref(s: Rivals, entity: Entity) -> int:
    """A card that lies face down, for somebody who knows it."""
    return SECRET | s.ref(entity)


def conspiracies(s: Rivals, seat: Seat) -> list[Entity]:
    if max(s.known_by) <= 0:
        return []
    region, controller = s.region, s.controller
    return [
        Entity(e) for e, seen in enumerate(s.known_by) if seen >= 0 and region[e] == TABLE and controller[e] == seat
    ]


def can_contribute(s: Rivals, seat: Seat, entity: Entity) -> bool:
    """Once in each turn of its controller, by those who have seen it. [RIV-CONSP-03, RIV-CONSP-04, RIV-ABIL-14]"""
    owner = s.controller[entity]
    if s.turn != owner or not s.known_by[entity] >> seat & 1 or s.prestige[seat] < 2:
        return False
    if is_marked(s, entity, CONTRIBUTED, seat):
        return False
    return seat != owner or not is_marked(s, entity, LAID_THIS_TURN)


def contribute(s: Rivals, seat: Seat, entity: Entity) -> None:
    mark(s, entity, CONTRIBUTED, seat)
    lose_prestige(s, seat, 1)
    add_prestige(s, entity, 1, seat)


def show_conspiracy(s: Rivals, entity: Entity, seat: Seat) -> None:
    """In secret; whoever sees it may add to it. [RIV-CONSP-02]"""
    mark(s, entity, SHOWN_TO, seat)
    if not s.known_by[entity] >> seat & 1:
        s.known_by[entity] |= 1 << seat
        s.show(only(seat), SHOWED_CARD, s.controller[entity], s.face[entity])
    s.do((offer_contribution, entity, seat))


@book.step
def offer_showing(s: Rivals, seat: Seat) -> None:
    """In somebody else's turn, as long as a foe does not know one of them. [RIV-CONSP-02]"""
    if showings(s, seat):
        s.ask(seat, show_or_not)


def showings(s: Rivals, seat: Seat) -> list[Option]:
    return [
        (SHOW_CARD, own_ref(s, entity), foe)
        for entity in conspiracies(s, seat)
        for foe in s.foes(seat)
        if not s.known_by[entity] >> foe & 1
    ]


@book.choice("RIV-CONSP-02")
def show_or_not(s: Rivals, seat: Seat) -> list[Option]:
    return [(PASS,), *showings(s, seat)]


@book.answer(show_or_not)
def shown_or_not(s: Rivals, seat: Seat, option: Option) -> None:
    if option[0] == SHOW_CARD:
        s.do((offer_showing, seat))
        show_conspiracy(s, entity_of(option[1]), Seat(option[2]))


@book.step
def offer_contribution(s: Rivals, entity: Entity, seat: Seat) -> None:
    if s.region[entity] == TABLE and can_contribute(s, seat, entity):
        s.ask(seat, contribute_or_not, entity)


@book.choice("RIV-CONSP-03")
def contribute_or_not(s: Rivals, seat: Seat, entity: Entity) -> list[Option]:
    return [(PASS,), (CONTRIBUTE, own_ref(s, entity))]


@book.answer(contribute_or_not)
def contributed_or_not(s: Rivals, seat: Seat, option: Option, entity: Entity) -> None:
    if option[0] == CONTRIBUTE:
        contribute(s, seat, entity)


def conspiracy_targets(s: Rivals, entity: Entity) -> list[Seat]:
    """Foes who have not contributed, unless something lifts that. [RIV-CONSP-07]"""
    seat = s.controller[entity]
    found = []
    for foe in s.foes(seat):
        gave = s.contributors[entity] >> foe & 1
        if (not gave or is_marked(s, entity, MAY_TARGET, foe)) and not s.eliminated >> foe & 1:
            found.append(foe)
    return found


def resolve_obstacle(s: Rivals, seat: Seat, entity: Entity) -> int:
    """[RIV-CONSP-06, RIV-CONSP-08, RIV-CARD-48]"""
    card = s.card(entity)
    if s.blood[entity] < card.prestige:
        return NOT_READY_YET
    if card.clan and not clans_of(s, seat) >> card.clan & 1:
        return NEEDS_CLAN
    way = card.ways[0]
    for foe in conspiracy_targets(s, entity):
        if fits(s, way.when, Context(seat, NO_ENTITY, player_at(foe), card.face, entity)):
            return 0
    return NOBODY_TO_AIM


def resolve_conspiracy(s: Rivals, seat: Seat, entity: Entity) -> None:
    s.ask(seat, aim_conspiracy, entity)


@book.choice("RIV-CONSP-07", "RIV-CONSP-08")
def aim_conspiracy(s: Rivals, seat: Seat, entity: Entity) -> list[Option]:
    card = s.card(entity)
    return [
        (CHOOSE, player_at(foe))
        for foe in conspiracy_targets(s, entity)
        if fits(s, card.ways[0].when, Context(seat, NO_ENTITY, player_at(foe), card.face, entity))
    ]


@book.answer(aim_conspiracy)
def conspiracy_is_aimed(s: Rivals, seat: Seat, option: Option, entity: Entity) -> None:
    """Its Prestige goes back to the general supply. [RIV-CONSP-09]"""
    face = s.face[entity]
    s.known_by[entity] = FACE_UP
    s.show(EVERYONE, CARD_TURNED_UP, seat, face)
    s.do((put_conspiracy_away, entity))
    fire(s, H_CONSPIRACY_RESOLVED, player_at(seat), seat)
    fire(s, H_TURNED_UP, player_at(seat), seat)
    assert seat_of(option[1]) != seat
    run_part(s, face, OF_WAY, 0, seat, NO_ENTITY, option[1], entity)


@book.step
def put_conspiracy_away(s: Rivals, entity: Entity) -> None:
    discard_from_play(s, entity)
