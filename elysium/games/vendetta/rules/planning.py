"""The planning phase: a card each turn, face up or down, blood with it, and draining at any moment of the own turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.audience import EVERYONE, all_but, only
from elysium.engine.bits import each
from elysium.engine.cache import cached
from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Frame, Option, Seat
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.cards.language import (
    CHANGES_FEE,
    FORCES_FACE_DOWN,
    OPPONENT_PLAYS_ELSEWHERE,
    OPPONENT_PLAYS_HERE,
    PLANNING_ENDS,
    PLAYED_HERE_FACE_DOWN,
    TOLL,
    WATCHES,
    YOU_PLAY_AT_HAVEN,
    YOUR_TURN,
    Edition,
)
from elysium.games.vendetta.rules.blood import deploy_from_supply, drain, spend
from elysium.games.vendetta.rules.programs import open_in_turn, programs_of
from elysium.games.vendetta.rules.relics import can_use_relic, use_relic
from elysium.games.vendetta.rules.resolution import begin_resolution
from elysium.games.vendetta.rules.seeing import look_at, unknown_to
from elysium.games.vendetta.state import (
    FACE_DOWN_FEE,
    FIRST_ALLY,
    MOST_BLOOD,
    NOTHING,
    NOWHERE,
    PLANNING,
    VICTIM,
    Vendetta,
    source,
)
from elysium.games.vendetta.terms import (
    ADD,
    DEPLOYED,
    DONE,
    DRAIN,
    LOOK,
    NO_CARD,
    PAID_FEE,
    PLAY,
    PLAYED,
    PLAYED_FACE_DOWN,
    PLAYED_OWN_FACE_DOWN,
    TURN,
    USE_RELIC,
    book,
)

DOWN: Final = 0
UP: Final = 1
TURNS = (2, 3, 4)
TURNS_OF_THREE = (3, 4, 5)
"""Planning turns of each player in each round. [VEN-PLAN-02, VEN-VAR3-03]"""
DRAIN_A_VICTIM: Final[tuple[Option, ...]] = ((DRAIN, VICTIM),)


@book.step
def begin_planning(s: Vendetta) -> None:
    """Clockwise from the Ambition holder until everybody has had all turns of the round. [VEN-PLAN-01]"""
    s.phase = PLANNING
    turns = (TURNS_OF_THREE if s.seats == 3 else TURNS)[s.round - 1]
    order = s.order()
    s.turns_left = turns * len(order)
    s.do(*[(plan_turn, seat) for seat in order] * turns, (end_planning,))


@book.step
def plan_turn(s: Vendetta, seat: Seat) -> None:
    """[VEN-PLAN-03, VEN-PLAY-14]"""
    s.turns_left -= 1
    if not s.alive >> seat & 1:
        return
    if not s.hands[seat]:
        s.tell(NO_CARD, seat)
        return
    if not s.quiet:
        s.tell(TURN, seat)
    s.ask(seat, plan)


@book.step
def go_on_planning(s: Vendetta, seat: Seat) -> None:
    if s.is_in(seat) and s.hands[seat]:
        s.ask(seat, plan)


# Playing a card


@book.choice("VEN-PLAN-03", "VEN-PLAY-01", "VEN-PLAY-03", "VEN-PLAY-04", "VEN-PLAY-06", "VEN-DRAIN-01", "VEN-DIAB-04")
def plan(s: Vendetta, seat: Seat) -> Sequence[Option]:
    """A card from hand to one's own position at any district; before it, draining and the like."""
    edition = EDITIONS[s.edition]
    up, down = _faces(s, edition, seat)
    plays = _plays((s.hands[seat], up, down))
    asides = _asides(s, edition, seat)
    return plays + asides if plays else (*asides, (DONE,))


def _faces(s: Vendetta, edition: Edition, seat: Seat) -> tuple[int, int]:
    """The districts at which this seat may play face up, and face down, as bit sets."""
    pool, allies = s.pool[seat], s.allies[seat]
    fee = face_down_fee(edition, allies) if allies else FACE_DOWN_FEE
    up = (1 << s.districts) - 1
    down = up if pool > fee or fee == 0 else 0
    if s.locations.count(NOTHING) < s.districts:
        for district, location in enumerate(s.locations):
            toll = edition.standing_amount(location, TOLL)
            if toll:
                up &= ~((pool <= toll) << district)
                down &= ~((pool <= toll + fee) << district)
    forcing = edition.standing[FORCES_FACE_DOWN] & s.up
    for other, _card, district in open_in_turn(s, forcing) if forcing else ():
        if other not in (seat, s.partner(seat)):
            up &= ~(1 << district)
    return up, down


@cached(maxsize=1 << 15)
def _plays(what: tuple[int, int, int]) -> tuple[Option, ...]:
    """For a hand, and the districts at which it may be played face up and face down."""
    hand, up, down = what
    options: list[Option] = []
    for card in each(hand):
        options += _plays_of((card, up, down))
    return tuple(options)


@cached(maxsize=1 << 12)
def _plays_of(what: tuple[int, int, int]) -> tuple[Option, ...]:
    """The same for a card; tables share the options."""
    card, up, down = what
    options: list[Option] = []
    for district in each(up | down):
        if up >> district & 1:
            options.append((PLAY, card, district, UP))
        if down >> district & 1:
            options.append((PLAY, card, district, DOWN))
    return tuple(options)


def face_down_fee(edition: Edition, allies: int) -> int:
    """What a card costs that somebody with these allies plays face down. [VEN-PLAY-04, VEN-CARD-50]"""
    changing = allies & edition.allies_with[CHANGES_FEE]
    if not changing:
        return FACE_DOWN_FEE
    changes = [edition.standing_amount(FIRST_ALLY + ally, CHANGES_FEE) for ally in each(changing)]
    return max(FACE_DOWN_FEE + sum(changes), 0)


def price_of_playing(edition: Edition, allies: int, location: int, face: int) -> int:
    """What somebody with these allies pays for playing a card at a district with this location. [VEN-PLAY-04]"""
    fee = 0 if face == UP else face_down_fee(edition, allies) if allies else FACE_DOWN_FEE
    return fee + edition.standing_amount(location, TOLL) if location != NOTHING else fee


@book.answer(plan)
def planned(s: Vendetta, seat: Seat, option: Option) -> None:
    if option[0] == DONE:
        return
    if option[0] != PLAY:
        s.do((go_on_planning, seat))
        _aside(s, seat, option)
        return
    _, card, district, face = option
    fee = price_of_playing(EDITIONS[s.edition], s.allies[seat], s.locations[district], face)
    s.hands[seat] ^= 1 << card
    stack = s.stack
    depth = len(stack)
    lay(s, seat, seat, card, district, face)
    if fee:
        spend(s, seat, fee, district, PAID_FEE, 1 << card)
    if len(stack) == depth:
        s.ask(seat, add, district)
    else:
        s.do_after_all_since(depth, (add_blood, seat, district))


@book.refusal(plan)
def cannot_plan(s: Vendetta, seat: Seat, option: Option) -> IllegalChoice:
    if option[0] == PLAY:
        _, card, district, face = option
        if not s.hands[seat] >> max(card, 0) & 1:
            return IllegalChoice("not-in-hand", "VEN-PLAY-01")
        if not 0 <= district < s.districts:
            return IllegalChoice("no-such-district", "VEN-SETUP-07")
        if face == DOWN:
            return IllegalChoice("fee-takes-last-blood", "VEN-PLAY-06")
        if face == UP:
            return IllegalChoice("must-be-face-down-or-paid", "VEN-CONF-01")
    return _cannot_aside(s, option) or IllegalChoice("play-a-card", "VEN-PLAN-03")


def lay(s: Vendetta, seat: Seat, position_of: int, card: int, district: int, face: int) -> None:
    """A card is played: it lies on a position, and other cards may answer. [VEN-PLAY-09, VEN-CARD-42]"""
    bit = 1 << card
    s.at[district * s.seats + position_of] |= bit
    s.laid += (card,)
    if face == DOWN:
        s.down |= bit
        if not s.quiet:
            laid = len(s.laid) - 1
            s.whisper(all_but(seat), PLAYED_FACE_DOWN, seat, district, laid)
            s.whisper(only(seat), PLAYED_OWN_FACE_DOWN, card, district, laid)
    else:
        s.up |= bit
        s.shown |= bit
        s.sealed = True
        if not s.quiet:
            s.show(EVERYONE, PLAYED, seat, card, district)
    edition = EDITIONS[s.edition]
    if s.up & edition.watchful or (s.allies[seat] and district == s.districts - 1):
        _answer_play(s, edition, seat, card, district, face)


def _answer_play(s: Vendetta, edition: Edition, seat: Seat, card: int, district: int, face: int) -> None:
    """Cards that react to a card being played, in turn order of those they work for. [VEN-PLAY-11, VEN-CONF-02]"""
    alert = s.up & edition.watchful & ~(1 << card)
    with_timing = edition.with_timing
    frames: list[Frame] = []
    answering = with_timing[OPPONENT_PLAYS_HERE] | with_timing[OPPONENT_PLAYS_ELSEWHERE]
    if face == DOWN:
        answering |= with_timing[PLAYED_HERE_FACE_DOWN]
    for other, reacting, place in open_in_turn(s, alert & answering):
        src = source(reacting, other, place)
        if other != seat:
            timing = OPPONENT_PLAYS_HERE if place == district else OPPONENT_PLAYS_ELSEWHERE
            frames += programs_of(s, timing, src, seat)
        if face == DOWN and place == district:
            frames += programs_of(s, PLAYED_HERE_FACE_DOWN, src, seat)
    if face == DOWN:
        watching = edition.standing[WATCHES] & alert
        for other in s.order() if watching else ():
            if other not in (seat, s.partner(seat)) and s.at[district * s.seats + other] & watching:
                look_at(s, other, card)
    if district == s.haven:
        for ally in each(s.allies[seat] & edition.allies_at[YOU_PLAY_AT_HAVEN]):
            frames += programs_of(s, YOU_PLAY_AT_HAVEN, source(FIRST_ALLY + ally, seat, district), seat)
    if frames:
        s.do(*frames)


# Blood with the card


@book.step
def add_blood(s: Vendetta, seat: Seat, district: int) -> None:
    if s.alive >> seat & 1:
        s.ask(seat, add, district)


@book.choice("VEN-BLOOD-01", "VEN-BLOOD-04", "VEN-DIAB-06", "VEN-DIAB-08", "VEN-DRAIN-01")
def add(s: Vendetta, seat: Seat, district: int) -> Sequence[Option]:
    """Up to three blood, never the last one, and any number of Diablerie tokens; then the turn is over."""
    amounts = _amounts((s.pool[seat], s.tokens[seat] - s.flipped[seat]))
    return amounts + _asides(s, EDITIONS[s.edition], seat)


@cached(maxsize=1 << 10)
def _amounts(what: tuple[int, int]) -> tuple[Option, ...]:
    pool, tokens = what
    return tuple((ADD, blood, flipped) for blood in range(most_blood(pool) + 1) for flipped in range(tokens + 1))


def most_blood(pool: int) -> int:
    """That may go with a card: never the last one. [VEN-BLOOD-01, VEN-BLOOD-04]"""
    return max(min(MOST_BLOOD, pool - 1), 0)


@book.answer(add)
def added(s: Vendetta, seat: Seat, option: Option, district: int) -> None:
    """[VEN-BLOOD-02, VEN-DIAB-07]"""
    if option[0] != ADD:
        s.do((add_blood, seat, district))
        _aside(s, seat, option)
        return
    _, blood, tokens = option
    if blood:
        play_blood(s, seat, district, blood)
    if tokens:
        s.flipped = s.put(s.flipped, seat, s.flipped[seat] + tokens)
        deploy_from_supply(s, seat, district, tokens)


def play_blood(s: Vendetta, seat: Seat, district: int, blood: int) -> None:
    """From the pool to one's own position. [VEN-GLOS-05]"""
    s.pool[seat] -= blood
    s.deployed[district * s.seats + seat] += blood
    if not s.quiet:
        s.tell(DEPLOYED, seat, blood, district)


@book.refusal(add)
def cannot_add(s: Vendetta, seat: Seat, option: Option, district: int) -> IllegalChoice:
    if option[0] == ADD:
        blood = option[1]
        if not 0 <= blood <= MOST_BLOOD:
            return IllegalChoice("at-most-three-blood", "VEN-BLOOD-01", most=MOST_BLOOD)
        if blood and blood >= s.pool[seat]:
            return IllegalChoice("not-the-last-blood", "VEN-BLOOD-04")
        return IllegalChoice("no-such-token", "VEN-DIAB-10" if s.flipped[seat] else "VEN-DIAB-06")
    if option[0] == PLAY:
        return IllegalChoice("one-card-a-turn", "VEN-PLAN-03")
    return _cannot_aside(s, option) or IllegalChoice("blood-for-this-card", "VEN-BLOOD-01")


@book.alternative(add)
def to_add_blood(s: Vendetta, seat: Seat, district: int) -> Option:
    return (ADD, 1, 0)


# At any moment of one's own turn


def _asides(s: Vendetta, edition: Edition, seat: Seat) -> tuple[Option, ...]:
    """Draining, and what allies and relics allow. [VEN-DRAIN-01, VEN-DRAIN-02]"""
    allies = s.allies[seat]
    options = DRAIN_A_VICTIM if s.victims[seat] else ()
    if allies:
        options += _drains(allies & edition.drainable)
        if allies & edition.allies_at[YOUR_TURN] and s.pool[seat] > 1:
            options += _looks(s, seat)
    if s.relics[seat] != NOTHING and can_use_relic(s, seat, YOUR_TURN):
        options += ((USE_RELIC, s.relics[seat]),)
    return options


@cached(maxsize=1 << 12)
def _drains(allies: int) -> tuple[Option, ...]:
    return tuple([(DRAIN, FIRST_ALLY + ally) for ally in each(allies)])


def _looks(s: Vendetta, seat: Seat) -> tuple[Option, ...]:
    """Any card of the others that lies face down and that one has not seen. [VEN-CARD-25]"""
    unknown = unknown_to(s, seat)
    return tuple([(LOOK, place) for place, card in enumerate(s.laid) if unknown >> card & 1])


def _aside(s: Vendetta, seat: Seat, option: Option) -> None:
    if option[0] == DRAIN:
        drain(s, seat, option[1])
    elif option[0] == LOOK:
        look_at(s, seat, s.laid[option[1]])
        spend(s, seat, 1, NOWHERE)
    else:
        use_relic(s, seat, YOUR_TURN)


def _cannot_aside(s: Vendetta, option: Option) -> IllegalChoice | None:
    if option[0] == DRAIN:
        return IllegalChoice("not-in-your-alliance", "VEN-DRAIN-07")
    if option[0] == LOOK:
        return IllegalChoice("nothing-to-look-at", "VEN-CARD-25")
    if option[0] == USE_RELIC:
        return IllegalChoice("relic-not-now", "VEN-VAR-07")
    return None


# After the last turn


@book.step
def end_planning(s: Vendetta) -> None:
    """Some cards act now, before anything of the resolution. [VE01]"""
    s.do((begin_resolution,))
    acting = EDITIONS[s.edition].with_timing[PLANNING_ENDS]
    for seat, card, district in reversed(open_in_turn(s, acting)):
        s.do(*programs_of(s, PLANNING_ENDS, source(card, seat, district)))
