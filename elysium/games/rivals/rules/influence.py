"""Raising Influence: for titles, and in the conflict about a Scheme. [RIV-INFL, RIV-SCHEME]"""

from __future__ import annotations

from elysium.engine.audience import EVERYONE
from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Option, Seat
from elysium.games.rivals.definitions.language import (
    CARDS,
    H_LAID_FACE_DOWN,
    H_SCHEME_SUCCEEDS,
    H_TURNED_UP,
    MODIFIER,
    NO_ENTITY,
    NO_FACE,
    W_INFLUENCE,
    Entity,
    Face,
)
from elysium.games.rivals.marks import LAID_AS_INFLUENCE, SCHEME_SUCCEEDED, TABLE_ITSELF, is_marked, mark
from elysium.games.rivals.rules.abilities import offered, use_ability
from elysium.games.rivals.rules.entities import use_up_influence
from elysium.games.rivals.rules.hands import to_discards
from elysium.games.rivals.rules.obstacles import LAST_PRESTIGE, NO_INFLUENCE_LEFT, OBSTACLES, ONE_MODIFIER
from elysium.games.rivals.rules.tokens import judge, lose_prestige
from elysium.games.rivals.rules.triggers import ON_FAILURE, ON_WIN, fire, run_part
from elysium.games.rivals.rules.values import influence_of, is_active
from elysium.games.rivals.state import (
    ABSTAINED,
    ANSWER_NO,
    ANSWER_YES,
    EVENT_SPAN,
    NO_CONFLICT,
    SCHEME_CONFLICT,
    UNANSWERED,
    Rivals,
)
from elysium.games.rivals.terms import (
    ABSTAIN,
    ADD_MODIFIER,
    ANSWER,
    ANSWERED,
    BUY_INFLUENCE,
    CHOOSE,
    EXERT,
    HIDE_MODIFIER,
    LAID_DOWN,
    MODIFIER_REVEALED,
    PASS,
    PAY_INFLUENCE,
    SCHEME_FAILS,
    SCHEME_SUCCEEDS,
    STAKE_REVEALED,
    USE,
    book,
    entity_of,
    player_at,
    seat_of,
)


def modifier_worth(s: Rivals, seat: Seat, face: Face) -> int:
    """What a card from hand adds: an Influence Modifier, or any with Blood Potency where a Haven says so.
    [RIV-INFL-07, RIV-CARD-35]"""
    card = CARDS[face]
    if card.modifier is not None:
        return card.modifier.influence
    haven = s.havens[seat]
    if not haven or card.is_vampire or not 1 <= card.bp <= s.card(haven).influence_by_card:
        return 0
    return card.bp if is_active(s, haven) and not is_marked(s, haven, LAID_AS_INFLUENCE) else 0


def is_laid_by_haven(face: Face) -> bool:
    """Once in each player's turn. [RIV-ABIL-06]"""
    return CARDS[face].modifier is None


def modifiers_in_hand(s: Rivals, seat: Seat) -> list[Face]:
    """Those that can be added; one for each action or event. [RIV-INFL-07, RIV-CARD-36]"""
    if s.laid >> seat & 1:
        return []
    haven = s.havens[seat]
    if haven and s.card(haven).influence_by_card:
        return [face for face in dict.fromkeys(s.hands[seat]) if modifier_worth(s, seat, face)]
    return [
        face for face in dict.fromkeys(s.hands[seat]) if (way := CARDS[face].modifier) is not None and way.influence
    ]


def exerters(s: Rivals, seat: Seat) -> list[Entity]:
    """[RIV-INFL-04, RIV-INFL-05]"""
    return [e for e in s.coterie(seat) if influence_of(s, e) > 0]


def exert(s: Rivals, seat: Seat, entity: Entity) -> None:
    """All of it or none. [RIV-INFL-02]"""
    s.raised[seat] += influence_of(s, entity)
    use_up_influence(s, entity)


def within_reach(s: Rivals, seat: Seat, played: Face = NO_FACE) -> int:
    """The most that a player could raise; a card that is played for it is no help. [RIV-CARD-35]"""
    most = s.raised[seat] + sum([influence_of(s, e) for e in s.coterie(seat)]) + max(0, s.prestige[seat] - 1)
    helpful = [face for face in modifiers_in_hand(s, seat) if face != played or s.hands[seat].count(face) > 1]
    worths = [modifier_worth(s, seat, face) for face in helpful]
    return most + max(worths, default=0)


# For a title


@book.step
def raise_influence(s: Rivals, seat: Seat, needed: int) -> None:
    s.ask(seat, raise_for_title, needed)


@book.choice("RIV-TITLE-02", "RIV-INFL-06", "RIV-INFL-07", "RIV-INFL-10", "RIV-ABIL-12")
def raise_for_title(s: Rivals, seat: Seat, needed: int) -> list[Option]:
    """One thing after the other, until there is enough; never so that it cannot be any more."""
    if s.raised[seat] >= needed:
        return [(PAY_INFLUENCE,)]
    found: list[Option] = [(EXERT, s.ref(e)) for e in exerters(s, seat)]
    reach = within_reach(s, seat)
    worths = {face: modifier_worth(s, seat, face) for face in modifiers_in_hand(s, seat)}
    best = max(worths.values(), default=0)
    found += [(ADD_MODIFIER, face) for face, worth in worths.items() if reach - best + worth >= needed]
    found += offered(s, seat, W_INFLUENCE)
    if s.prestige[seat] > 1:
        found.append((BUY_INFLUENCE,))
    return found


@book.answer(raise_for_title)
def raised_for_title(s: Rivals, seat: Seat, option: Option, needed: int) -> None:
    if option[0] == PAY_INFLUENCE:
        return
    s.do((raise_influence, seat, needed))
    if option[0] == EXERT:
        exert(s, seat, entity_of(option[1]))
    elif option[0] == ADD_MODIFIER:
        face = Face(option[1])
        s.raised[seat] += modifier_worth(s, seat, face)
        s.laid |= 1 << seat
        if is_laid_by_haven(face):
            mark(s, s.havens[seat], LAID_AS_INFLUENCE)
        s.from_hand(seat, face)
        to_discards(s, seat, face)
    elif option[0] == USE:
        use_ability(s, seat, option)
    else:
        lose_prestige(s, seat, 1)
        s.raised[seat] += 1


@book.refusal(raise_for_title)
def not_raised(s: Rivals, seat: Seat, option: Option, needed: int) -> IllegalChoice:
    return _refused(s, seat, option)


def _refused(s: Rivals, seat: Seat, option: Option) -> IllegalChoice:
    if option[0] == EXERT:
        return IllegalChoice(*OBSTACLES[NO_INFLUENCE_LEFT])
    if option[0] in (ADD_MODIFIER, HIDE_MODIFIER) and s.laid >> seat & 1:
        return IllegalChoice(*OBSTACLES[ONE_MODIFIER])
    if option[0] in (BUY_INFLUENCE, ANSWER):
        return IllegalChoice(*OBSTACLES[LAST_PRESTIGE])
    return IllegalChoice("not-an-option", "RIV-INFL-06")


def forget_influence(s: Rivals) -> None:
    """What was raised counts for this action or event only. [RIV-INFL-09, RIV-INFL-10]"""
    s.raised = [0] * s.seats
    s.stakes = [0] * s.seats
    s.modifiers = [NO_FACE] * s.seats
    s.answers = [UNANSWERED] * s.seats
    s.laid = 0
    s.terms = ()
    s.end_scope(EVENT_SPAN)


# The players of whom a Scheme speaks


def name_half(s: Rivals, seat: Seat) -> None:
    """At least half of all, whoever plays it among them; never everybody. [RIV-CARD-10]"""
    s.terms = (seat,)
    s.do((name_more,))


@book.step
def name_more(s: Rivals) -> None:
    if s.seats - len(s.terms) > 1:
        s.ask(s.turn, name_player)


@book.choice("RIV-CARD-10")
def name_player(s: Rivals, seat: Seat) -> list[Option]:
    enough: list[Option] = [(PASS,)] if 2 * len(s.terms) >= s.seats else []
    return [*enough, *((CHOOSE, player_at(other)) for other in s.foes(seat) if other not in s.terms)]


@book.answer(name_player)
def player_is_named(s: Rivals, seat: Seat, option: Option) -> None:
    if option[0] == CHOOSE:
        s.terms = (*s.terms, seat_of(option[1]))
        s.do((name_more,))


# The conflict about a Scheme


@book.step
def open_conflict(s: Rivals) -> None:
    """One by one, clockwise from the active player. [RIV-SCHEME-03, RIV-SCHEME-04]"""
    s.conflict = SCHEME_CONFLICT
    s.do(*((ask_for_answer, seat) for seat in s.clockwise_from(s.turn)), (count_answers,))


@book.step
def ask_for_answer(s: Rivals, seat: Seat) -> None:
    if not s.eliminated >> seat & 1:
        s.ask(seat, answer_scheme)


@book.choice("RIV-SCHEME-05", "RIV-SCHEME-03", "RIV-SCHEME-06", "RIV-SCHEME-15")
def answer_scheme(s: Rivals, seat: Seat) -> list[Option]:
    """First what is exerted and laid down, then the answer with the Prestige that is hidden."""
    found: list[Option] = [(EXERT, s.ref(e)) for e in exerters(s, seat)]
    found += [(HIDE_MODIFIER, face) for face in modifiers_in_hand(s, seat)]
    found += offered(s, seat, W_INFLUENCE)
    stakes = range(max(1, s.prestige[seat]))
    found += [(ANSWER, ANSWER_YES, number) for number in stakes]
    if seat != s.turn:
        found += [(ANSWER, ANSWER_NO, number) for number in stakes]
        if not s.raised[seat] and not s.laid >> seat & 1:
            found.append((ABSTAIN,))
    return found


@book.answer(answer_scheme)
def scheme_is_answered(s: Rivals, seat: Seat, option: Option) -> None:
    """The announced total is what everybody can see. [RIV-SCHEME-07, RIV-SCHEME-08]"""
    if option[0] == ANSWER:
        _, s.answers[seat], s.stakes[seat] = option
        if not s.quiet:
            s.tell(ANSWERED, seat, s.answers[seat], s.raised[seat])
        return
    if option[0] == ABSTAIN:
        s.answers[seat] = ABSTAINED
        return
    s.do((ask_for_answer, seat))
    if option[0] == EXERT:
        exert(s, seat, entity_of(option[1]))
    elif option[0] == HIDE_MODIFIER:
        s.modifiers[seat] = Face(option[1])
        s.laid |= 1 << seat
        s.from_hand(seat, Face(option[1]))
        if not s.quiet:
            s.tell(LAID_DOWN, seat)
        fire(s, H_LAID_FACE_DOWN, player_at(seat), seat)
    else:
        use_ability(s, seat, option)


@book.refusal(answer_scheme)
def answer_refused(s: Rivals, seat: Seat, option: Option) -> IllegalChoice:
    return _refused(s, seat, option)


@book.step
def count_answers(s: Rivals) -> None:
    """A tie goes to the active player. [RIV-SCHEME-09, RIV-SCHEME-11, RIV-SCHEME-12, RIV-SCHEME-13]"""
    totals = [0, 0, 0, 0]
    laid = s.modifiers
    s.modifiers = [NO_FACE] * s.seats
    for seat in s.clockwise_from(s.turn):
        added = s.stakes[seat]
        face = laid[seat]
        if face:
            added += modifier_worth(s, seat, face)
            if is_laid_by_haven(face):
                mark(s, s.havens[seat], LAID_AS_INFLUENCE)
            to_discards(s, seat, face)
            s.show(EVERYONE, MODIFIER_REVEALED, seat, face)
        if s.answers[seat] in (ANSWER_YES, ANSWER_NO):
            s.show(EVERYONE, STAKE_REVEALED, seat, s.stakes[seat])
        totals[s.answers[seat]] += s.raised[seat] + added
    yes, no = totals[ANSWER_YES], totals[ANSWER_NO]
    succeeds = yes >= no
    if not s.quiet:
        s.tell(SCHEME_SUCCEEDS if succeeds else SCHEME_FAILS, yes, no)
    winning = ANSWER_YES if succeeds else ANSWER_NO
    seat = s.turn
    s.do((close_conflict, int(succeeds)))
    if succeeds:
        mark(s, TABLE_ITSELF, SCHEME_SUCCEEDED, seat)
        fire(s, H_SCHEME_SUCCEEDS, player_at(seat), seat)
        s.do((scheme_comes_true,))
    for other in reversed(s.clockwise_from(seat)):
        face = laid[other]
        if face:
            s.do((modifier_takes_effect, other, face, int(s.answers[other] == winning), int(succeeds)))
    for other in s.clockwise_from(seat):
        if s.answers[other] == winning and s.stakes[other]:
            lose_prestige(s, other, s.stakes[other])
    s.stakes = [0] * s.seats


@book.step
def modifier_takes_effect(s: Rivals, seat: Seat, face: Face, wins: int, succeeds: int) -> None:
    """What it brings besides depends on how the conflict ended. [RIV-INFL-09, RIV-SCHEME-14]"""
    fire(s, H_TURNED_UP, player_at(seat), seat)
    for number, way in enumerate(CARDS[face].ways):
        if way.kind == MODIFIER:
            if wins:
                run_part(s, face, ON_WIN, number, seat, NO_ENTITY)
            if not succeeds:
                run_part(s, face, ON_FAILURE, number, seat, NO_ENTITY)


@book.step
def scheme_comes_true(s: Rivals) -> None:
    run_part(s, s.action_card, 0, 0, s.turn, s.acting)


@book.step
def close_conflict(s: Rivals, succeeds: int) -> None:
    s.conflict = NO_CONFLICT
    s.do((judge,))
