"""The impulse: who may use the next card or effect, and when a window closes. [section 1.6.1.5]

Every moment at which something can be played is a window. Each Methuselah is asked in turn; whoever uses something
gives the impulse back to the acting Methuselah; when all have passed in a row the window closes. Who is asked depends
only on what everybody can see, so that nobody learns from it what is in a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from elysium.engine.cache import cached
from elysium.engine.cards.numbers import ANY_WAY
from elysium.engine.refusal import IllegalChoice
from elysium.engine.seats import clockwise
from elysium.engine.state import Option, Question, Seat
from elysium.games.vtes.definitions.language import (
    ABILITY,
    ABILITY_WINDOWS,
    ACTION_KINDS,
    ALL_PHASES,
    BURN_OPTIONS,
    BY_ACTIVE,
    BY_FOE,
    BY_HOST,
    BY_OTHERS,
    CARDS,
    COMBAT_CARD,
    EVENT,
    EVER_USED,
    HAND_WINDOWS,
    MASTER,
    MODIFIER,
    NO_ENTITY,
    OWN_PHASES,
    PHASES,
    PLAYED_IN,
    REACTION,
    W_AFTER_ACTION,
    W_AFTER_BLOCK,
    W_ANNOUNCED,
    W_BLOCK,
    W_BLOCKED,
    W_DISCARD,
    W_INFLUENCE,
    W_MASTER,
    W_MINION,
    W_UNBLOCKED,
    W_UNLOCK,
    W_WOULD,
    Context,
    Entity,
    Face,
    Mode,
)
from elysium.games.vtes.definitions.traits import TITLE_CARD
from elysium.games.vtes.marks import BURN_OPTION_USED, CORRUPTED
from elysium.games.vtes.rules.cleanup import announcement_is_past
from elysium.games.vtes.rules.hands import adjust_hand, draws_one, may_come_back, replaces
from elysium.games.vtes.rules.legality import ability_obstacle, lacks_disciplines, play_obstacle, test
from elysium.games.vtes.rules.lending import beside_hand, plays_it
from elysium.games.vtes.rules.limits import is_marked
from elysium.games.vtes.rules.obstacles import (
    FORBIDDEN,
    NO_TARGET,
    NOT_IN_HAND,
    OBSTACLES,
    WRONG_MOMENT,
)
from elysium.games.vtes.rules.triggers import silenced
from elysium.games.vtes.rules.values import is_sheltered, least_price
from elysium.games.vtes.state import (
    BLOOD_INTERCEPT,
    CHARM,
    CONTESTED,
    GONE,
    READY,
    TITLE_CONTESTED,
    TORPOR,
    UNCONTROLLED,
    Vtes,
)
from elysium.games.vtes.terms import (
    MOST_FACES,
    PASS,
    PLAY,
    USE,
    book,
    card_in,
    entity_of,
    face_of,
    face_played,
    in_way,
    is_lent_card,
    methuselah_at,
    way_of,
)

type Offer = Callable[[Vtes, Seat], list[Option]]
type Answer = Callable[[Vtes, Seat, Option], None]

OFFERS: dict[int, list[Offer]] = {}
"""For each window, what can be done in it besides playing cards and using abilities."""

ANSWERS: dict[int, Answer] = {}
"""What each verb does when it is chosen in a window."""

MUST_ANSWER: dict[int, Callable[[Vtes, Seat], bool]] = {}
"""For a window in which something must be done before passing: whether it still must."""


NARROWS: dict[int, Callable[[Vtes, Seat, list[Option]], list[Option]]] = {}
"""For a window in which some things forbid others: what is left."""


OF_ONE_PHASE: Final = frozenset((W_MASTER, W_MINION, W_INFLUENCE, W_DISCARD))
"""Windows of whoever's turn it is, who comes first; others are asked only about what cards in play offer them."""

OPENED: set[int] = set()
"""The windows in which something is offered whatever cards there are."""


def offers(window: int, *, opens: bool = True) -> Callable[[Offer], Offer]:
    """Something that comes only of a card for the same window need not open it."""

    def register(function: Offer) -> Offer:
        OFFERS.setdefault(window, []).append(function)
        if opens:
            OPENED.add(window)
        return function

    return register


def answers(*verbs: int) -> Callable[[Answer], Answer]:
    def register(function: Answer) -> Answer:
        for verb in verbs:
            ANSWERS[verb] = function
        return function

    return register


@cached(1 << 14)
def hand_windows(hand: tuple[Face, ...]) -> int:
    """The windows in which some card of a hand can be played, as a bit set: most hands are looked at many times."""
    windows = 0
    for face in hand:
        windows |= HAND_WINDOWS[face]
    return windows


def _windows_of_hand(s: Vtes, seat: Seat) -> int:
    """Those of cards that are played as if from hand among them."""
    windows = hand_windows(s.hands[seat])
    if s.lent or s.kept[seat]:
        windows |= hand_windows(tuple([face_of(named) for named in beside_hand(s, seat)]))
    return windows


def order(s: Vtes) -> tuple[Seat, ...]:
    """Acting Methuselah, then the defender, then the others clockwise. [VTES-1.6.1.5-01, VTES-1.6.1.5-02]"""
    if s.fighters:
        first, second = s.fighters
        return _in_order(s.seats, s.controller[first], s.controller[second], ~s.ousted)
    return _in_order(s.seats, s.actor, s.action_seat, ~s.ousted)


@cache
def _in_order(seats: int, first: Seat, defender: Seat, present: int) -> tuple[Seat, ...]:
    others = clockwise(seats, first, present)
    if defender == first or defender not in others:
        return others
    return (others[0], defender, *[seat for seat in others[1:] if seat != defender])


@book.step
def impulse(s: Vtes, window: int, passes: int) -> None:
    """Ask the next one who could do something; nobody left: the window closes. [VTES-1.6.1.5-04]"""
    if not _is_usable(s, window):
        return
    for frame in s.stack:
        if frame[0] in HANDS_CHANGE:
            hands_first(s, window, passes)
            return
    _ask_from(s, window, passes)


def _is_usable(s: Vtes, window: int) -> bool:
    usable = s.imagined if s.imagined and s.quiet else s.windows & EVER_USED[0]
    return bool(usable >> window & 1) or window in OPENED


def _ask_from(s: Vtes, window: int, passes: int) -> None:
    """After so many have passed in a row."""
    if passes and window in OF_ONE_PHASE and s.actor == s.turn and not s.offering_others >> window & 1:
        return
    seats = order(s)
    may_respond = ASKS[window]
    for number in range(passes, len(seats)):
        if may_respond(s, seats[number], window):
            s.ask(seats[number], respond, window, number)
            return
    if window == W_ANNOUNCED:
        announcement_is_past(s)


def hands_first(s: Vtes, window: int, passes: int) -> None:
    """A hand whose size has changed is filled or cut down before anybody does anything. [VTES-1.6.1.2-04]"""
    adjusted = dict.fromkeys(s.cancel_all(adjust_hand))
    drawn, replaced = s.cancel_all(draws_one), s.cancel_all(replaces)
    returning = s.cancel_all(may_come_back)
    s.do(*drawn, *returning, *replaced, *adjusted, (impulse, window, passes))


HANDS_CHANGE: Final = frozenset((adjust_hand, replaces, draws_one, may_come_back))


@book.choice("VTES-1.6.1.5-01", "VTES-1.6.1.5-02", "VTES-1.6.1.5-03", "VTES-1.6.1.5-04")
def respond(s: Vtes, seat: Seat, window: int, passes: int) -> Sequence[Option]:
    found: list[Option] = []
    for offer in OFFERS.get(window, ()):
        found += offer(s, seat)
    if _windows_of_hand(s, seat) >> window & 1:
        found += plays(s, seat, window)
    offering = s.offering if seat in (s.turn, s.actor) else s.offering_others
    able = able_in(s, window) if offering >> window & 1 else ()
    if able:
        found += uses(s, seat, window, able)
    narrow = NARROWS.get(window) if found else None
    if narrow:
        found = narrow(s, seat, found)
    if not found:
        return [_PASS]
    must = MUST_ANSWER.get(window)
    if not (must and must(s, seat)) and not (able and _mandatory_left(s, seat, window, able)):
        found.insert(0, _PASS)
    return found


_PASS: Option = (PASS,)


@book.answer(respond)
def responds(s: Vtes, seat: Seat, option: Option, window: int, passes: int) -> None:
    if option[0] == PASS:
        # Nothing has happened that the next one in turn would have to wait for.
        if _is_usable(s, window):
            _ask_from(s, window, passes + 1)
        return
    s.stack.append((impulse, window, 0))
    ANSWERS[option[0]](s, seat, option)


@book.refusal(respond)
def not_now(s: Vtes, seat: Seat, option: Option, window: int, passes: int) -> IllegalChoice:
    obstacle = obstacle_of(s, seat, window, option)
    reason, rule = OBSTACLES[obstacle]
    return IllegalChoice(reason, rule)


OWN_CHOICES: dict[int, int] = {}
"""Windows that ask in a way of their own, by the choice they ask for."""


def window_of(asked: Sequence[Question]) -> int:
    """The window that the first question is about; -1 if it is none."""
    if not asked:
        return -1
    question = asked[0]
    if question[1] == respond:
        _, _, window, _ = question
        return window
    return OWN_CHOICES.get(question[1], -1)


def obstacle_of(s: Vtes, seat: Seat, window: int, option: Option) -> int:
    """What is in the way of an option that is not offered."""
    if option[0] == PLAY:
        face, number, minion = face_played(option), way_of(option[1]), card_named(s, seat, option[2])
        held = beside_hand(s, seat) if is_lent_card(option[1]) else s.hands[seat]
        if card_in(option[1]) not in held:
            return NOT_IN_HAND
        if number == ANY_WAY:
            number = 0
        if not 0 <= number < len(CARDS[face].modes):
            return FORBIDDEN
        obstacle = play_obstacle(s, seat, window, CARDS[face], number, minion)
        if obstacle:
            return obstacle
    elif option[0] == USE:
        obstacle = use_obstacle(s, seat, window, option)
        if obstacle:
            return obstacle
    for explain in EXPLAINERS:
        obstacle = explain(s, seat, window, option)
        if obstacle:
            return obstacle
    return NO_TARGET if option[0] == PLAY else WRONG_MOMENT


def use_obstacle(s: Vtes, seat: Seat, window: int, option: Option) -> int:
    """What is in the way of using an ability, as far as the ability itself says."""
    entity, number, minion = card_named(s, seat, card_in(option[1])), way_of(option[1]), card_named(s, seat, option[2])
    abilities = CARDS[s.face[entity]].abilities if entity and READY <= s.region[entity] < CONTESTED else ()
    if number == ANY_WAY:
        number = 0
    if number >= len(abilities) or not abilities[number].windows >> window & 1:
        return WRONG_MOMENT
    mode = abilities[number]
    if not may_use(s, seat, entity, mode) or minion not in users(s, seat, entity, mode):
        return 0
    return ability_obstacle(s, seat, window, entity, number, minion)


EXPLAINERS: list[Callable[[Vtes, Seat, int, Option], int]] = []


def card_named(s: Vtes, seat: Seat, number: int) -> Entity:
    """The card that somebody means, among those this seat can see, so that a refusal tells nothing."""
    entity = entity_of(number)
    if 0 < entity < len(s.face):
        return entity if _lies_open(s, seat, entity) else NO_ENTITY
    face = face_of(number)
    found = [e for e in s.entities() if face and s.face[e] == face and _lies_open(s, seat, e)]
    own = [e for e in found if s.controller[e] == seat]
    return (own or found or [NO_ENTITY])[0]


def _lies_open(s: Vtes, seat: Seat, entity: Entity) -> bool:
    region = s.region[entity]
    return region != GONE and (region != UNCONTROLLED or s.controller[entity] == seat)


# Who is asked: what everybody can see

type Asks = Callable[[Vtes, Seat, int], bool]

ASKS: dict[int, Asks] = {}
"""For each window: whether, as far as everybody can tell, a Methuselah could do something in it."""


def asks(*windows: int) -> Callable[[Asks], Asks]:
    def register(function: Asks) -> Asks:
        for window in windows:
            ASKS[window] = function
        return function

    return register


def might_play(s: Vtes, seat: Seat, window: int) -> bool:
    """Whoever has a hand might hold a card for this window. In an imagined world the hand is imagined as well, and a
    window for which it has no card need not be offered; unless somebody listens, as at a real table."""
    hand = s.hands[seat]
    if not (s.imagined and s.quiet):
        return bool(hand) or (bool(s.lent or s.kept[seat]) and bool(beside_hand(s, seat)))
    return bool(_windows_of_hand(s, seat) >> window & 1)


def could_play(s: Vtes, seat: Seat, window: int) -> bool:
    """Whether this Methuselah could play any card there is, if it were in hand: all that such cards ask lies open."""
    for face, number in PLAYED_IN.get(window, ()):
        card = CARDS[face]
        mode = card.modes[number]
        for minion in candidates(s, seat, mode):
            # What most are refused for is asked first.
            if minion and lacks_disciplines(s, minion, mode):
                continue
            if not play_obstacle(s, seat, window, card, number, minion):
                return True
    return False


@asks(W_UNLOCK)
def in_the_unlock_phase(s: Vtes, seat: Seat, window: int) -> bool:
    """Anybody with a hand might hold a card with the burn option. [VTES-1.6.1.3-03, VTES-1.6.1.3-04]"""
    hand = s.hands[seat]
    burns = bool(hand) and not (s.imagined and s.quiet and BURN_OPTIONS.isdisjoint(hand))
    if burns and not is_marked(s, methuselah_at(seat), BURN_OPTION_USED):
        return True
    return in_a_phase(s, seat, window)


@asks(*OF_ONE_PHASE)
def in_a_phase(s: Vtes, seat: Seat, window: int) -> bool:
    return seat == s.turn or has_ability(s, seat, window)


@asks(W_ANNOUNCED, W_BLOCK, W_UNBLOCKED)
def during_an_action(s: Vtes, seat: Seat, window: int) -> bool:
    if might_play(s, seat, window) and (seat in (s.actor, s.action_seat) or s.has_minion(seat)):
        return True
    if has_ability(s, seat, window):
        return True
    return window == W_BLOCK and (could_burn_for_intercept(s, seat) or could_charm(s, seat))


def could_charm(s: Vtes, seat: Seat) -> bool:
    """Something lets the acting Methuselah burn a corruption counter of theirs from the blocking minion."""
    if seat != s.actor or not s.lasting or not s.blocker or s.blocked:
        return False
    return s.total(CHARM, s.acting) > 0 and is_marked(s, s.blocker, CORRUPTED, seat)


def could_burn_for_intercept(s: Vtes, seat: Seat) -> bool:
    """Something lets the blocking minion of this Methuselah burn blood for intercept."""
    if not s.lasting or not s.blocker or s.controller[s.blocker] != seat:
        return False
    return s.total(BLOOD_INTERCEPT, s.blocker) > 0 and s.blood[s.blocker] > 0


@asks(W_BLOCKED, W_AFTER_ACTION)
def acting_alone(s: Vtes, seat: Seat, window: int) -> bool:
    return seat == s.actor and (might_play(s, seat, window) or has_ability(s, seat, window))


@asks(W_AFTER_BLOCK)
def blocker_alone(s: Vtes, seat: Seat, window: int) -> bool:
    return bool(s.blocker) and s.controller[s.blocker] == seat and might_play(s, seat, window)


@asks(W_WOULD)
def could_change_it(s: Vtes, seat: Seat, window: int) -> bool:
    """Something is about to happen, and some card might put something else in its place."""
    return (might_play(s, seat, window) and could_play(s, seat, window)) or has_ability(s, seat, window)


# Playing cards from hand


def plays(s: Vtes, seat: Seat, window: int) -> list[Option]:
    """Every way in which this Methuselah may play a card now, from hand or from where it is kept."""
    bit = 1 << window
    found: list[Option] = []
    ready: Sequence[Entity] | None = None
    last = 0
    cards: Sequence[int] = s.hands[seat]
    if s.lent or s.kept[seat]:
        cards = (*cards, *beside_hand(s, seat))
    for named in cards:
        if named == last:
            continue
        last = named
        face = Face(named) if named < MOST_FACES else face_of(named)
        if not HAND_WINDOWS[face] & bit:
            continue
        card = CARDS[face]
        for number, mode in enumerate(card.modes):
            if mode.windows & bit:
                if mode.kind in ACTION_KINDS and not mode.in_torpor and not mode.reflex:
                    # Most cards in hand are for whoever is ready.
                    among = ready = s.minions(seat) if ready is None else ready
                else:
                    among = candidates(s, seat, mode)
                if named != face:
                    among = [minion for minion in among if plays_it(s, named, minion)]
                for minion in among:
                    if not play_obstacle(s, seat, window, card, number, minion):
                        by = s.ref(minion) if minion else 0
                        if mode.target is None:
                            found.append((PLAY, in_way(named, number), by, NO_ENTITY))
                            continue
                        for target in targets(s, mode, Context(seat, minion, 0, face)):
                            found.append((PLAY, in_way(named, number), by, target))
    return found


def candidates(s: Vtes, seat: Seat, mode: Mode) -> Sequence[Entity]:
    """The minions that might play a card in this way."""
    kind = mode.kind
    if kind in (MASTER, EVENT):
        return _NOBODY
    if mode.reflex:
        return s.minions(seat)
    if kind == MODIFIER:
        if seat != s.actor:
            return ()
        if not mode.anyone:
            return (s.acting,)
        return s.minions(seat)
    if kind == COMBAT_CARD:
        if mode.anyone:
            among = s.controlled(seat) if mode.even_torpid else s.minions(seat)
            return [minion for minion in among if minion not in s.fighters]
        return [fighter for fighter in s.fighters if s.controller[fighter] == seat]
    if kind == REACTION:
        if seat == s.actor:
            return ()
        return (s.blocker,) if mode.intercept and s.blocker else s.minions(seat)
    if kind in ACTION_KINDS:
        return s.in_region(seat, TORPOR) if mode.in_torpor else s.minions(seat)
    return ()


_NOBODY = (NO_ENTITY,)


def targets(s: Vtes, mode: Mode, context: Context, *, paid: bool = False) -> Sequence[int]:
    """What it can be aimed at, or what still fits once the price has been paid."""
    if mode.target is None:
        return _NOBODY
    found = mode.target.find(s, context)
    if s.governing or mode.x is not None:
        return [target for target in found if not _is_kept_away(s, mode, context, target, paid=paid)]
    return found


def _is_kept_away(s: Vtes, mode: Mode, context: Context, target: int, *, paid: bool) -> bool:
    """A card in play shelters the target from this action, or the card is too dear that is played at it."""
    seat, minion, _, face, source, _ = context
    if mode.kind in ACTION_KINDS and is_sheltered(s, minion, entity_of(target), mode.needs):
        return True
    if paid or source or mode.kind == ABILITY:
        return False
    blood, pool = least_price(s, seat, minion, CARDS[face], mode, target)
    return pool > s.pool[seat] or (minion != NO_ENTITY and s.blood[minion] < blood)


# Abilities of cards in play


def able_in(s: Vtes, window: int) -> list[Entity]:
    """The cards in play with an ability for this window."""
    bit = 1 << window
    if not s.offering & bit:
        return []
    face, region = s.face, s.region
    return [e for e in s.able if ABILITY_WINDOWS[face[e]] & bit and READY <= region[e] < CONTESTED]


def uses(s: Vtes, seat: Seat, window: int, able: Sequence[Entity]) -> list[Option]:
    """Every ability of a card in play that this Methuselah may use now."""
    bit = 1 << window
    found: list[Option] = []
    ready: Sequence[Entity] | None = None
    for entity in able:
        card = CARDS[s.face[entity]]
        for number, mode in enumerate(card.abilities):
            if mode.windows & bit and may_use(s, seat, entity, mode):
                if mode.kind in ACTION_KINDS and mode.users is None and not mode.own:
                    among = ready = s.minions(seat) if ready is None else ready
                else:
                    among = users(s, seat, entity, mode)
                for minion in among:
                    if not ability_obstacle(s, seat, window, entity, number, minion):
                        named = s.ref(minion) if minion else 0
                        if mode.target is None:
                            found.append((USE, in_way(s.ref(entity), number), named, NO_ENTITY))
                            continue
                        for target in targets(s, mode, Context(seat, minion, 0, card.face, entity)):
                            found.append((USE, in_way(s.ref(entity), number), named, target))
    return found


def may_use(s: Vtes, seat: Seat, entity: Entity, mode: Mode) -> bool:
    """ "Your unlock phase" and the like are one's own; what is contested gives nothing. [VTES-4.1-04, VTES-11-22]"""
    host = s.host[entity]
    if s.region[host] >= CONTESTED or silenced(s, entity):
        return False
    if not mode.windows & ~PHASES and mode.phases != ALL_PHASES:
        whose = s.actor if mode.kind in ACTION_KINDS else s.turn
        if (seat == whose) != (mode.phases == OWN_PHASES):
            return False
    if s.flags[host] & TITLE_CONTESTED and CARDS[s.face[entity]].traits & TITLE_CARD:
        return False
    if mode.by == BY_HOST and s.host[entity]:
        return s.controller[s.host[entity]] == seat
    if mode.by == BY_ACTIVE:
        return seat == s.actor
    if mode.by == BY_FOE:
        return host in s.fighters and s.controller[_foe(s, host)] == seat
    return (s.controller[entity] == seat) == (mode.by != BY_OTHERS)


def _foe(s: Vtes, fighter: Entity) -> Entity:
    return s.fighters[1] if s.fighters[0] == fighter else s.fighters[0]


def users(s: Vtes, seat: Seat, entity: Entity, mode: Mode) -> Sequence[Entity]:
    """The minion that uses the ability; nobody if the Methuselah does."""
    if mode.by == BY_FOE:
        return (_foe(s, s.host[entity]),)
    if mode.own:
        return (s.host[entity] or entity,)
    if mode.users is not None:
        return mode.users(s, Context(seat, face=s.face[entity], source=entity))
    if mode.kind in ACTION_KINDS:
        return s.minions(seat)
    return _NOBODY


def has_ability(s: Vtes, seat: Seat, window: int) -> bool:
    """Abilities lie open on the table, so everybody knows whether one could be used."""
    bit = 1 << window
    if not (s.offering if seat == s.turn else s.offering_others) & bit:
        return False
    face, region = s.face, s.region
    for entity in s.able:
        if ABILITY_WINDOWS[face[entity]] & bit and READY <= region[entity] < CONTESTED:
            for mode in CARDS[face[entity]].abilities:
                if mode.windows & bit and not (mode.locks and s.locked[entity]) and may_use(s, seat, entity, mode):
                    return True
    return False


def could_use(s: Vtes, seat: Seat, window: int) -> bool:
    """The same, where there is what the ability is for; what it costs need not lie open."""
    bit = 1 << window
    for entity in able_in(s, window):
        face = s.face[entity]
        for mode in CARDS[face].abilities:
            if mode.windows & bit and may_use(s, seat, entity, mode):
                for minion in users(s, seat, entity, mode):
                    context = Context(seat, minion, 0, face, entity)
                    if not test(s, mode.when, context) and targets(s, mode, context):
                        return True
    return False


def _mandatory_left(s: Vtes, seat: Seat, window: int, able: Sequence[Entity]) -> bool:
    """Effects that must be carried out before this Methuselah may go on."""
    bit = 1 << window
    for entity in able:
        for number, mode in enumerate(CARDS[s.face[entity]].abilities):
            if mode.mandatory and mode.windows & bit and may_use(s, seat, entity, mode):
                for minion in users(s, seat, entity, mode):
                    if not ability_obstacle(s, seat, window, entity, number, minion):
                        return True
    return False
