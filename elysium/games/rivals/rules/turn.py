"""A turn: its phases and steps, and what can be done in the Action Phase. [RIV-BEGIN, RIV-ACT, RIV-END]"""

from __future__ import annotations

from elysium.engine.cache import cached
from elysium.engine.cards.numbers import ANY_WAY
from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Option, Seat
from elysium.games.rivals.definitions.language import (
    CARDS,
    H_END,
    H_MENDING,
    H_RECRUITED,
    H_START,
    NO_ENTITY,
    W_ACTION,
    W_ANTAGONIST,
    Entity,
    Face,
)
from elysium.games.rivals.marks import DECIDED, MENDED_BY_DISCARD, SHOWN_TO, is_marked, mark
from elysium.games.rivals.rules.abilities import ability_obstacle, might_use, offered, use_ability
from elysium.games.rivals.rules.attack import begin_attack, deal, has_mortal, has_target, suffer_together
from elysium.games.rivals.rules.city import burn_old_events, reveal_city_cards
from elysium.games.rivals.rules.claims import claim_obstacle, claim_title, has_room
from elysium.games.rivals.rules.entities import (
    burn,
    free_numbers,
    go_home,
    join,
    leave_torpor,
    make_ready,
    mend,
    new_entity,
    send_out,
    stand_alone,
)
from elysium.games.rivals.rules.hands import discard_cards, draw, draw_from
from elysium.games.rivals.rules.obstacles import (
    APART,
    CANNOT_REGROUP,
    CONTRIBUTED_ALREADY,
    DECK_EMPTY,
    FORBIDDEN,
    LAST_PRESTIGE_RECRUIT,
    NAMESAKE,
    NO_ACTIONS,
    NO_TARGET,
    NO_WAY_BACK,
    NOT_IN_HAND,
    NOT_IN_STREETS,
    NOT_YOURS,
    OBSTACLES,
    ONE_PARTY,
    STAYS,
    WRONG_MOMENT,
)
from elysium.games.rivals.rules.playing import (
    can_contribute,
    conspiracies,
    contribute,
    offer_contribution,
    offer_showing,
    own_ref,
    play_action,
    play_refused,
    plays,
    resolve_conspiracy,
    resolve_obstacle,
    show_conspiracy,
)
from elysium.games.rivals.rules.tokens import lose_prestige
from elysium.games.rivals.rules.triggers import fire, turn_agenda_up
from elysium.games.rivals.rules.values import (
    FACE_UP,
    are_kept_home,
    is_everybody_apart,
    prince_in_city,
    retainers_on,
    secrecy_of,
    table_bonus,
    the_one,
)
from elysium.games.rivals.state import (
    ACTION_PHASE,
    ACTIONS,
    BEGINNING,
    CITY,
    END_PHASE,
    HAVEN,
    NO_INFLUENCE,
    NO_RETURN,
    ON,
    REGROUPED,
    STAYS_OUT,
    STREETS,
    TABLE,
    TORPOR,
    TURN,
    Rivals,
)
from elysium.games.rivals.terms import (
    ATTACK_WITH,
    BURN_RETAINER,
    CAME_HOME,
    CLAIM,
    CONTRIBUTE,
    DRAW_FACTION,
    DRAW_LIBRARY,
    END_ACTIONS,
    HOLD_AGENDA,
    JOIN,
    LAY,
    LEAVE,
    MEND,
    MOVE_OUT,
    PASS,
    PHASE_BEGINS,
    PLAY,
    RECRUIT,
    RECRUITED,
    RELEASE_AGENDA,
    RESOLVE,
    SHOW_CARD,
    SUFFER,
    TURN_BEGINS,
    TURN_UP,
    USE,
    book,
    card_in,
    entity_of,
    player_at,
    way_of,
)

from elysium.games.rivals.definitions.language import CONSPIRACY  # isort: skip
from elysium.games.rivals.terms import SECRET  # isort: skip


@book.step
def begin_turn(s: Rivals) -> None:
    """[RIV-BEGIN-01, RIV-END-01]"""
    s.turns += 1
    s.begun |= 1 << s.turn
    s.end_scope(TURN)
    free_numbers(s)
    if not s.quiet:
        s.tell(TURN_BEGINS, s.turn, s.turns)
    s.do(
        (city_deck_step,),
        (start_of_turn_step,),
        (drop_no_influence,),
        (ready_and_return,),
        (action_phase,),
        (mending_step,),
        (end_of_turn_step,),
        (antagonist_step,),
        (draw_step,),
        (end_turn,),
    )


def enter_phase(s: Rivals, phase: int) -> None:
    s.phase = phase
    if not s.quiet:
        s.tell(PHASE_BEGINS, s.turn, phase)


@book.step
def city_deck_step(s: Rivals) -> None:
    """On the very first turn as many cards as there are players. [RIV-BEGIN-02, RIV-BEGIN-03]"""
    enter_phase(s, BEGINNING)
    burn_old_events(s)
    s.do((reveal_city_cards, s.seats if s.turns == 1 else 1))


@book.step
def start_of_turn_step(s: Rivals) -> None:
    fire(s, H_START, player_at(s.turn), s.turn)


@book.step
def drop_no_influence(s: Rivals) -> None:
    """[RIV-BEGIN-06]"""
    flags = s.flags
    for entity in s.vampires(s.turn):
        if flags[entity]:
            flags[entity] &= ~NO_INFLUENCE


@book.step
def ready_and_return(s: Rivals) -> None:
    """[RIV-BEGIN-07, RIV-BEGIN-08, RIV-BEGIN-09, RIV-TORPOR-12]"""
    seat = s.turn
    stay = table_bonus(s, NO_RETURN) > 0
    home = False
    regions, exhausted, flags = s.region, s.exhausted, s.flags
    for place, controller in enumerate(s.controller):
        if controller != seat:
            continue
        entity, region = Entity(place), regions[place]
        if region == TORPOR:
            if s.blood[entity] == s.bp[entity]:
                leave_torpor(s, entity)
        elif region in (HAVEN, STREETS, TABLE, ON):
            if exhausted[entity] and (region != ON or s.in_coterie(s.host[entity])):
                make_ready(s, entity)
            if region == STREETS and not stay and not flags[entity] & STAYS_OUT:
                go_home(s, entity)
                home = True
            if flags[entity]:
                flags[entity] &= ~STAYS_OUT
    if home and not s.quiet:
        s.tell(CAME_HOME, seat)


# The Action Phase


@book.step
def action_phase(s: Rivals) -> None:
    s.actions = ACTIONS
    enter_phase(s, ACTION_PHASE)
    s.do((go_on_acting,))
    # Those who know a Conspiracy are asked once in each turn of its controller. [RIV-CONSP-03]
    for entity in conspiracies(s, s.turn):
        for seat in s.foes(s.turn):
            if s.known_by[entity] >> seat & 1:
                s.do((offer_contribution, entity, seat))
    if max(s.known_by) > 0:
        for seat in s.foes(s.turn):
            s.do((offer_showing, seat))


@book.step
def go_on_acting(s: Rivals) -> None:
    s.ask(s.turn, act)


@book.choice("RIV-ACT-03", "RIV-ACT-01", "RIV-ACT-04")
def act(s: Rivals, seat: Seat) -> list[Option]:
    """Actions as long as there are any left, and what is none. [RIV-ZONE-02, RIV-GROUP-03]"""
    found: list[Option] = [(END_ACTIONS,)]
    coterie = s.coterie(seat)
    region, exhausted, face = s.region, s.exhausted, s.face
    ready = [e for e in coterie if not exhausted[e]]
    if s.actions > 0:
        found += _actions(s, seat, ready)
    found += offered(s, seat, W_ACTION)
    if not are_kept_home(s, seat):
        found += [(MOVE_OUT, face[e] << 12 | e) for e in ready if region[e] == HAVEN]
    out = [e for e in coterie if region[e] == STREETS]
    if len(out) > 1 and not is_everybody_apart(s):
        found += _regroupings(s, out)
    if any(s.host):
        for e in coterie:
            if e in s.host:
                found += [(BURN_RETAINER, s.ref(other)) for other in retainers_on(s, e)]
    for e in conspiracies(s, seat):
        found += _about_conspiracy(s, seat, e)
    agenda = s.agendas[seat]
    if agenda and s.known_by[agenda] != FACE_UP:
        found.append((TURN_UP, SECRET | s.ref(agenda)))
        if not is_marked(s, agenda, DECIDED):
            found.append((RELEASE_AGENDA,) if s.wants[seat] else (HOLD_AGENDA,))
    return found


def _actions(s: Rivals, seat: Seat, ready: list[Entity]) -> list[Option]:
    found: list[Option] = []
    if s.libraries[seat]:
        found.append((DRAW_LIBRARY,))
    if s.factions[seat]:
        found.append((DRAW_FACTION,))
    vampires = vampires_in(s.hands[seat])
    if vampires:
        names = active_names(s)
        most = s.prestige[seat] - 1 + _saved(s, seat)
        for face in vampires:
            if CARDS[face].bp <= most and CARDS[face].name not in names:
                found.append((RECRUIT, face))
    for face, actor in plays(s, seat, ready):
        way = CARDS[face].played
        assert way is not None
        verb = LAY if way.kind == CONSPIRACY else PLAY
        found.append((verb, face, s.ref(actor) if actor else 0))
    out = [e for e in ready if s.region[e] == STREETS]
    if out:
        claimable, mortals = prince_in_city(s), has_mortal(s)
        for e in out:
            if claimable and has_room(s, e):
                found.append((CLAIM, s.ref(e)))
            if mortals or has_target(s, e):
                found.append((ATTACK_WITH, s.ref(e)))
    return found


@cached(maxsize=1 << 12)
def vampires_in(hand: tuple[Face, ...]) -> tuple[Face, ...]:
    """Each once."""
    return tuple([face for face in dict.fromkeys(hand) if CARDS[face].is_vampire])


def _regroupings(s: Rivals, out: list[Entity]) -> list[Option]:
    """Ready ones may join any party or none, each once between other things. [RIV-GROUP-02, RIV-GROUP-03]"""
    found: list[Option] = []
    parties = {s.party[e] for e in out}
    for e in out:
        if s.exhausted[e] or s.flags[e] & REGROUPED:
            continue
        own = s.party[e]
        for party in parties:
            if party != own:
                found.append((JOIN, s.ref(e), s.ref(party)))
        if any(s.party[other] == own for other in out if other != e):
            found.append((LEAVE, s.ref(e)))
    return found


def _about_conspiracy(s: Rivals, seat: Seat, entity: Entity) -> list[Option]:
    named = own_ref(s, entity)
    found: list[Option] = []
    if can_contribute(s, seat, entity):
        found.append((CONTRIBUTE, named))
    if not resolve_obstacle(s, seat, entity):
        found.append((RESOLVE, named))
    for foe in s.foes(seat):
        if not is_marked(s, entity, SHOWN_TO, foe):
            found.append((SHOW_CARD, named, foe))
    return found


def recruit_price(s: Rivals, seat: Seat, face: Face) -> int:
    """[RIV-GLOSS-09]"""
    return max(0, CARDS[face].bp - _saved(s, seat))


def _saved(s: Rivals, seat: Seat) -> int:
    """What titles of the coterie save in recruiting."""
    saved = 0
    if any(s.host):
        for entity, host in enumerate(s.host):
            if host and s.controller[entity] == seat and s.in_coterie(host):
                saved += CARDS[s.face[entity]].recruits_cheaper
    return saved


def recruit_obstacle(s: Rivals, seat: Seat, face: Face) -> int:
    """[RIV-ABIL-13, RIV-UNIQ-01]"""
    if s.prestige[seat] <= recruit_price(s, seat, face):
        return LAST_PRESTIGE_RECRUIT
    return NAMESAKE if CARDS[face].name in active_names(s) else 0


def active_names(s: Rivals) -> set[str]:
    """Of the vampires in all coteries."""
    face, region = s.face, s.region
    return {CARDS[face[entity]].name for entity in s.kindred if region[entity] != TORPOR}


def recruit(s: Rivals, seat: Seat, face: Face) -> None:
    """[RIV-RECRUIT-01, RIV-RECRUIT-02, RIV-UNIQ-02]"""
    s.actions -= 1
    s.from_hand(seat, face)
    name = CARDS[face].name
    for entity in s.torpid():
        if s.card(entity).name == name:
            burn(s, entity)
    lose_prestige(s, seat, recruit_price(s, seat, face))
    entity = new_entity(s, face, seat, HAVEN)
    s.blood[entity] = CARDS[face].bp
    if not s.quiet:
        s.tell(RECRUITED, seat, s.ref(entity))
    fire(s, H_RECRUITED, s.ref(entity), seat)


@book.answer(act)
def acted(s: Rivals, seat: Seat, option: Option) -> None:
    verb = option[0]
    if verb == END_ACTIONS:
        s.actions = 0
        return
    s.stack.append((go_on_acting,))
    if verb == JOIN:
        entity = entity_of(option[1])
        s.flags[entity] |= REGROUPED
        join(s, entity, entity_of(option[2]))
        return
    if verb == LEAVE:
        entity = entity_of(option[1])
        s.flags[entity] |= REGROUPED
        stand_alone(s, entity)
        return
    if verb == MOVE_OUT:
        send_out(s, entity_of(option[1]))
        return
    if any(s.flags):
        for entity in s.coterie(seat):
            s.flags[entity] &= ~REGROUPED
    _do(s, seat, verb, option)


def _do(s: Rivals, seat: Seat, verb: int, option: Option) -> None:
    if verb in (PLAY, LAY):
        play_action(s, seat, Face(option[1]), entity_of(option[2]))
    elif verb == ATTACK_WITH:
        s.actions -= 1
        begin_attack(s, entity_of(option[1]), seat)
    elif verb == USE:
        use_ability(s, seat, option)
    elif verb == RECRUIT:
        recruit(s, seat, Face(option[1]))
    elif verb in (DRAW_LIBRARY, DRAW_FACTION):
        s.actions -= 1
        draw_from(s, seat, verb == DRAW_FACTION)
    elif verb == CLAIM:
        claim_title(s, seat, entity_of(option[1]))
    elif verb == BURN_RETAINER:
        burn(s, entity_of(option[1]))
    elif verb == CONTRIBUTE:
        contribute(s, seat, entity_of(option[1]))
    elif verb == RESOLVE:
        resolve_conspiracy(s, seat, entity_of(option[1]))
    elif verb == SHOW_CARD:
        show_conspiracy(s, entity_of(option[1]), Seat(option[2]))
    elif verb == TURN_UP:
        turn_agenda_up(s, s.agendas[seat])
    else:
        mark(s, s.agendas[seat], DECIDED)
        s.wants[seat] = int(verb == HOLD_AGENDA)


@book.refusal(act)
def act_refused(s: Rivals, seat: Seat, option: Option) -> IllegalChoice:
    verb = option[0]
    entity = the_one(s, option[1]) if len(option) > 1 else NO_ENTITY
    obstacle = WRONG_MOMENT
    if verb in (PLAY, LAY):
        return play_refused(s, seat, Face(option[1]), the_one(s, option[2]))
    if verb in (DRAW_LIBRARY, DRAW_FACTION):
        obstacle = DECK_EMPTY if s.actions > 0 else NO_ACTIONS
    elif verb == RECRUIT:
        if option[1] not in s.hands[seat] or not CARDS[Face(option[1])].is_vampire:
            obstacle = NOT_IN_HAND
        else:
            obstacle = NO_ACTIONS if s.actions <= 0 else recruit_obstacle(s, seat, Face(option[1]))
    elif verb in (CLAIM, ATTACK_WITH) and s.actions <= 0:
        obstacle = NO_ACTIONS
    elif not entity and verb != USE:
        obstacle = NOT_YOURS
    elif verb == CLAIM:
        obstacle = claim_obstacle(s, seat, entity)
    elif verb == ATTACK_WITH:
        obstacle = _attack_refused(s, seat, entity)
    elif verb == MOVE_OUT:
        obstacle = NO_WAY_BACK if s.region[entity] == STREETS else CANNOT_REGROUP
        obstacle = FORBIDDEN if are_kept_home(s, seat) and s.region[entity] == HAVEN else obstacle
    elif verb in (JOIN, LEAVE):
        obstacle = _regrouping_refused(s, entity)
    elif verb == USE:
        source, number = the_one(s, card_in(option[1])), way_of(option[1]) % ANY_WAY  # the first, if none is named
        if source and s.region[source] and number < len(s.card(source).abilities):
            obstacle = ability_obstacle(s, seat, source, number, the_one(s, option[2]), W_ACTION)
    elif verb == CONTRIBUTE:
        obstacle = CONTRIBUTED_ALREADY
    elif verb == RESOLVE and s.region[entity] == TABLE and s.controller[entity] == seat and s.known_by[entity] >= 0:
        obstacle = resolve_obstacle(s, seat, entity)
    elif verb == BURN_RETAINER and s.region[entity] == TABLE:
        obstacle = STAYS
    return IllegalChoice(*OBSTACLES[obstacle or WRONG_MOMENT])


def _attack_refused(s: Rivals, seat: Seat, entity: Entity) -> int:
    if s.controller[entity] != seat or not s.in_coterie(entity):
        return NOT_YOURS
    if s.region[entity] != STREETS:
        return NOT_IN_STREETS
    return NO_ACTIONS if s.exhausted[entity] else NO_TARGET


def _regrouping_refused(s: Rivals, entity: Entity) -> int:
    if s.region[entity] == HAVEN:
        return ONE_PARTY
    return APART if is_everybody_apart(s) else CANNOT_REGROUP


# The End Phase


@book.step
def mending_step(s: Rivals) -> None:
    """[RIV-END-03, RIV-END-05, RIV-END-10]"""
    enter_phase(s, END_PHASE)
    for entity in s.torpid():
        if s.controller[entity] == s.turn:
            mend(s, entity, 1)
    s.do((mend_by_discards,))
    fire(s, H_MENDING, player_at(s.turn), s.turn)


@book.step
def mend_by_discards(s: Rivals) -> None:
    if s.hands[s.turn] and menders(s):
        s.ask(s.turn, mend_or_not)


def menders(s: Rivals) -> list[Entity]:
    """Each at most once. [RIV-END-04]"""
    return [e for e in s.vampires(s.turn) if s.blood[e] < s.bp[e] and not is_marked(s, e, MENDED_BY_DISCARD)]


@book.choice("RIV-END-04", "RIV-END-02")
def mend_or_not(s: Rivals, seat: Seat) -> list[Option]:
    return [(PASS,)] + [(MEND, s.ref(e)) for e in menders(s)]


@book.answer(mend_or_not)
def mended_or_not(s: Rivals, seat: Seat, option: Option) -> None:
    if option[0] == MEND:
        entity = entity_of(option[1])
        mark(s, entity, MENDED_BY_DISCARD)
        s.do((discard_cards, seat, 1), (mend_for_discard, entity), (mend_by_discards,))


@book.step
def mend_for_discard(s: Rivals, entity: Entity) -> None:
    mend(s, entity, 1)


@book.step
def end_of_turn_step(s: Rivals) -> None:
    fire(s, H_END, player_at(s.turn), s.turn)


@book.step
def antagonist_step(s: Rivals) -> None:
    """Each S.A.D. does 1 Aggravated damage; all share their Intel. [RIV-SAD-01, RIV-SAD-03]"""
    count = sum([s.card(e).intel for e in s.in_region(CITY)])
    if count:
        s.do((share_out, s.turn, count, count), (suffer_together,))
        if might_use(s, s.turn, W_ANTAGONIST):
            s.do((offer_redirection, count))


@book.step
def offer_redirection(s: Rivals, count: int) -> None:
    s.ask(s.turn, redirect_or_not, count)


@book.choice("RIV-CARD-07")
def redirect_or_not(s: Rivals, seat: Seat, count: int) -> list[Option]:
    return [(PASS,), *offered(s, seat, W_ANTAGONIST)]


@book.answer(redirect_or_not)
def redirected_or_not(s: Rivals, seat: Seat, option: Option, count: int) -> None:
    if option[0] == USE:
        use_ability(s, seat, option)


def inquisition_damage(s: Rivals) -> int:
    """What is still to be shared out by the active player."""
    waiting = s.pending(share_out, s.turn)
    return waiting[2] if waiting is not None else 0


def redirect_damage(s: Rivals, foe: Seat, most: int) -> None:
    """Up to so much of what is still to be shared out goes to a foe, whom Secrecy does not protect.
    [RIV-CARD-07, RIV-CARD-08]"""
    waiting = s.pending(share_out, s.turn)
    if waiting is None:
        return
    _, seat, count, intel = waiting
    moved = min(most, count)
    s.exchange(waiting, (share_out, seat, count - moved, intel))
    s.after((share_out, seat), (share_out, foe, moved, ANYWHERE))


ANYWHERE = 99
"""More Intel than any Secrecy."""


@book.step
def share_out(s: Rivals, seat: Seat, count: int, intel: int) -> None:
    """One by one, on vampires that Secrecy does not protect; what nobody can take is lost. [RIV-SAD-02, RIV-SAD-04]"""
    if count > 0 and somebody_can_suffer(s, seat, intel):
        s.ask(seat, choose_sufferer, count, intel)


def somebody_can_suffer(s: Rivals, seat: Seat, intel: int) -> bool:
    for entity in s.coterie(seat):  # noqa: SIM110  # quicker than a generator
        if can_suffer(s, entity, intel):
            return True
    return False


def can_suffer(s: Rivals, entity: Entity, intel: int) -> bool:
    """No more than its Blood. [RIV-SAD-08]"""
    assigned = 0
    for entry in s.damage:
        if entry[0] == entity:
            assigned = entry[2]
    return assigned < s.blood[entity] and secrecy_of(s, entity) <= intel


@book.choice("RIV-SAD-02", "RIV-SAD-04", "RIV-SAD-08")
def choose_sufferer(s: Rivals, seat: Seat, count: int, intel: int) -> list[Option]:
    return [(SUFFER, s.ref(e)) for e in s.coterie(seat) if can_suffer(s, e, intel)]


@book.answer(choose_sufferer)
def sufferer_is_chosen(s: Rivals, seat: Seat, option: Option, count: int, intel: int) -> None:
    deal(s, entity_of(option[1]), 0, 1, 0, NO_ENTITY)
    s.do((share_out, seat, count - 1, intel))


@book.step
def draw_step(s: Rivals) -> None:
    """[RIV-END-07, RIV-END-08]"""
    draw(s, s.turn, 2)


@book.step
def end_turn(s: Rivals) -> None:
    """[RIV-END-09]"""
    s.turn = Seat((s.turn + 1) % s.seats)
    s.do((begin_turn,))
