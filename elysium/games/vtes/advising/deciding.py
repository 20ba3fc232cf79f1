"""Every kind of decision, and who thinks about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import Final

from elysium.engine.cards.programs import INDEX, ChooseCard, Either, HowMany, OfferEffects, context_of
from elysium.engine.scoring import Chance
from elysium.engine.state import Option, Question, Seat
from elysium.games.vtes.advising.actions import diablerie_score, minion_score, stay_value
from elysium.games.vtes.advising.fighting import (
    additional_score,
    before_range_score,
    in_round_score,
    maneuver_score,
    press_score,
    prevention_score,
    strike_scores,
)
from elysium.games.vtes.advising.outlook import BLOOD, CARD, Outlook
from elysium.games.vtes.advising.reacting import block_score, decide_block_score, generic_score, response_score
from elysium.games.vtes.advising.turn import (
    discard_score,
    influence_score,
    master_score,
    meaning_score,
    unlock_score,
    usefulness,
)
from elysium.games.vtes.advising.voting import interest, polling_score, term_scores, votes_for_pool
from elysium.games.vtes.cards.library.masters_at_once import name_number
from elysium.games.vtes.definitions.language import (
    CARDS,
    MASTER,
    SELDOM,
    W_ADDITIONAL,
    W_AFTER_BLOCK,
    W_ANNOUNCED,
    W_AS_PLAYED,
    W_BEFORE_RANGE,
    W_BLOCK,
    W_BLOCKED,
    W_DISCARD,
    W_INFLUENCE,
    W_MASTER,
    W_MINION,
    W_OWN_CARD,
    W_POLLING,
    W_PRESS,
    W_PREVENTION,
    W_RANGE,
    W_UNBLOCKED,
    W_UNLOCK,
    Entity,
    Face,
)
from elysium.games.vtes.definitions.meaning import Meaning, amount_of, meaning_of
from elysium.games.vtes.rules.announce import choose_action, take_more
from elysium.games.vtes.rules.blocks import decide_block, pay_or_resign
from elysium.games.vtes.rules.combat.strikes import choosing_strike
from elysium.games.vtes.rules.frames import card_being_played
from elysium.games.vtes.rules.hands import (
    choose_card_to_discard,
    choose_discard,
    choose_draw,
    keep_or_draw_again,
    take_it_back,
)
from elysium.games.vtes.rules.impulse import respond
from elysium.games.vtes.rules.paying import choose_payment
from elysium.games.vtes.rules.politics import FOR, choose_direction, set_terms
from elysium.games.vtes.rules.sects import choose_lent_discipline
from elysium.games.vtes.rules.torpor import choose_discipline, choose_spoils, diablerize_or_not
from elysium.games.vtes.rules.triggers import INTERPRETER
from elysium.games.vtes.rules.trophies import choose_trophy, give_trophy
from elysium.games.vtes.rules.zones import choose_card_to_keep, choose_kept
from elysium.games.vtes.terms import (
    ACCEPT,
    DECLINE,
    NAME_AMOUNT,
    PASS,
    PLAY,
    SPEND_BLOOD,
    TAKE_BLOOD,
    face_of,
    mode_played,
)

OWN_NUMBERS: Final = (6, 6, 6, 4, 2, 1, 1, 1)
NUMBERS: Final = (5, 5, 5, 3, 3, 1, 1, 1, 1)
"""How often each number is named where undercutting by one hurts."""
DURING_ACTION: Final = (W_ANNOUNCED, W_BLOCK, W_UNBLOCKED, W_AS_PLAYED, W_OWN_CARD, W_BLOCKED, W_AFTER_BLOCK)


def scores(look: Outlook, question: Question, options: Sequence[Option], random: Chance) -> list[float]:
    """What each option is worth to the seat that is asked; doing nothing is worth nothing."""
    choice = question[1]
    if choice == respond:
        _, _, window, _ = question
        return _window_scores(look, window, options, random)
    if choice == choosing_strike:
        _, _, side, _ = question
        return strike_scores(look, options, side)
    if choice == set_terms:
        return term_scores(look, options)
    if choice == choose_action:
        return [0.0 if option[0] == DECLINE else minion_score(look, option) for option in options]
    if choice == decide_block:
        return [0.0 if option[0] == DECLINE else decide_block_score(look, option, random()) for option in options]
    thought = THOUGHTS.get(choice)
    if thought is None:
        return [0.0 if option[0] in (PASS, DECLINE) else -0.1 + 0.05 * random() for option in options]
    details = question[2:]
    return [0.0 if option[0] in (PASS, DECLINE) else thought(look, option, random, *details) for option in options]


def _window_scores(look: Outlook, window: int, options: Sequence[Option], random: Chance) -> list[float]:
    if window == W_POLLING:
        wish = interest(look)
        return [0.0 if option[0] == PASS else polling_score(look, option, wish) for option in options]
    found = []
    for option in options:
        if option[0] == PASS:
            found.append(0.0)
        elif window in PHASES:
            found.append(PHASES[window](look, option, random()))
        elif window == W_MINION:
            found.append(minion_score(look, option))
        elif window == W_DISCARD:
            found.append(discard_score(look, option, must=False))
        elif window in DURING_ACTION:
            found.append(response_score(look, option, window))
        else:
            found.append(_combat_score(look, window, option))
    return found


PHASES: Final = {W_UNLOCK: unlock_score, W_MASTER: master_score, W_INFLUENCE: influence_score}


def _combat_score(look: Outlook, window: int, option: Option) -> float:
    if window == W_RANGE:
        return maneuver_score(look, option)
    if window == W_PRESS:
        return press_score(look, option)
    if window == W_PREVENTION:
        return prevention_score(look, option)
    if window == W_ADDITIONAL:
        return additional_score(look)
    if window == W_BEFORE_RANGE and option[0] == PLAY:
        return before_range_score(look, mode_played(option))
    if SELDOM >> window & 1 and option[0] == PLAY and mode_played(option).kind != MASTER:
        return in_round_score(look, option)
    return generic_score(look, option)


# The small choices; after the chance come the details of the question


def _discard(look: Outlook, option: Option, random: Chance, *_: int) -> float:
    return discard_score(look, option, must=True)


def _draw(look: Outlook, option: Option, random: Chance, *_: int) -> float:
    """A kept card that is worth more than one unseen."""
    return usefulness(look, Face(option[1])) - 0.45


def _under(look: Outlook, option: Option, random: Chance, *_: int) -> float:
    """A card that is worth less than one unseen goes under the library."""
    return 0.3 - usefulness(look, Face(option[1]))


def _into_keeping(look: Outlook, option: Option, random: Chance, *_: int) -> float:
    """Of what is laid aside, the least useful."""
    return 1.0 - usefulness(look, Face(option[1]))


def _lent(look: Outlook, option: Option, random: Chance, *_: int) -> float:
    """The one that most cards of the hand need."""
    bit = 1 << option[1]
    return sum(any(mode.needs & bit for mode in CARDS[face].modes) for face in look.hand) + 0.02 * random()


def _to_top(look: Outlook, option: Option, random: Chance, *_: int) -> float:
    return usefulness(look, Face(option[1]))


def _diablerize(look: Outlook, option: Option, random: Chance) -> float:
    return diablerie_score(look, look.s.blocker, look.s.acting)


def _yes(look: Outlook, option: Option, random: Chance, *_: int) -> float:
    return 1.0


def _enough(look: Outlook, option: Option, random: Chance, minion: Entity) -> float:
    return 1.0 if option[0] == ACCEPT else 0.0


def _block_still(look: Outlook, option: Option, random: Chance, amount: int) -> float:
    """An attempt that no card can save any more is not paid for."""
    s = look.s
    short = look.stealth(s.acting) - look.intercept(s.blocker)
    return block_score(look, s.blocker) - BLOOD * amount - 2 * CARD * max(0, short)


def _trophy(look: Outlook, option: Option, random: Chance, trophy: Entity, vampire: Entity) -> float:
    return 1.0 if look.s.controller[vampire] == look.seat else -1.0


def _number(look: Outlook, option: Option, random: Chance, caller: Seat) -> float:
    wanted = OWN_NUMBERS if caller == look.seat else NUMBERS
    return wanted.count(option[1]) * random()


def _amount(look: Outlook, option: Option, random: Chance, *details: int) -> float:
    frame = (INTERPRETER.step, *details)
    if option[0] == SPEND_BLOOD:
        return _blood(look, option, context_of(frame).minion)
    playing = card_being_played(look.s)
    if playing is not None and CARDS[playing.face].modes[playing.number].means(Meaning.SAVES_TARGET):
        return -float(option[1])
    instruction = INTERPRETER.program_in(frame)[frame[INDEX]]
    assert isinstance(instruction, HowMany)
    if option[0] == NAME_AMOUNT and meaning_of(instruction.node) is Meaning.LOSES_POOL:
        return votes_for_pool(look, option[1])
    return option[1] if option[0] == TAKE_BLOOD else 0.0


def _offer(look: Outlook, option: Option, random: Chance, *details: int) -> float:
    """What a card offers, less what it asks for."""
    frame = (INTERPRETER.step, *details)
    instruction, context = INTERPRETER.program_in(frame)[frame[INDEX]], context_of(frame)
    assert isinstance(instruction, OfferEffects)
    brought = fsum(
        meaning_score(look, meaning_of(effect), amount_of(effect), context.target, context.minion, context.source)
        for effect in instruction.node["then"]
    )
    return brought - sum(BLOOD * amount_of(cost) for cost in instruction.node["cost"] if "less-blood" in cost.brings)


def _card(look: Outlook, option: Option, random: Chance, *details: int) -> float:
    """What comes of choosing this one; of what is lost, the least worthy."""
    frame = (INTERPRETER.step, *details)
    instruction, context = INTERPRETER.program_in(frame)[frame[INDEX]], context_of(frame)
    assert isinstance(instruction, ChooseCard)
    target = option[1]
    score = 0.02 * random()
    for effect in instruction.node["then"]:
        meaning = meaning_of(effect, about="chosen")
        if meaning is Meaning.DISCARDS:
            score -= usefulness(look, face_of(target))
        else:
            score += meaning_score(look, meaning, amount_of(effect), target, context.minion, context.source)
            if meaning is Meaning.BURNS_TARGET and look.s.controller[look.aimed_at(target)] == look.seat:
                score -= 0.1 * look.worth(look.aimed_at(target))
    return score


def _payment(look: Outlook, option: Option, random: Chance, blood: int, pool: int) -> float:
    """What is saved, less what it is paid with."""
    s = look.s
    source, amount = look.aimed_at(option[1]), option[2]
    saved = BLOOD * amount if blood else look.loss(min(pool, amount))
    offered = [price for price in CARDS[s.face[source]].prices if price.is_offered]
    spent = (BLOOD if s.capacity[source] else CARD) * amount if any(price.spends for price in offered) else 0.0
    locked = stay_value(look, source) if s.capacity[source] and any(price.locks for price in offered) else 0.0
    return saved - spent - locked


def _way(look: Outlook, option: Option, random: Chance, *details: int) -> float:
    """Which of several things costs least, or brings most."""
    frame = (INTERPRETER.step, *details)
    instruction, context = INTERPRETER.program_in(frame)[frame[INDEX]], context_of(frame)
    assert isinstance(instruction, Either)
    score = 0.02 * random()
    for effect in instruction.node["ways"][option[1]]:
        meanings = {meaning_of(effect, about=about) for about in ("", "chosen", "they", "host")}
        if meanings & {Meaning.LOSES_POOL, Meaning.ACTIVE_LOSES_POOL}:
            score -= look.loss(amount_of(effect))
        elif Meaning.DRAINS_TARGET in meanings:
            score -= BLOOD * amount_of(effect)
        elif Meaning.BURNS_TARGET in meanings:
            score -= LOSS_OF_A_CARD
        else:
            meaning = meaning_of(effect)
            score += meaning_score(look, meaning, amount_of(effect), context.target, context.minion, context.source)
    return score


LOSS_OF_A_CARD: Final = 1.5


def _blood(look: Outlook, option: Option, minion: Entity) -> float:
    """Stealth for later actions: as much as there are minions left to act and blood to spare."""
    s = look.s
    acting = sum(not s.locked[other] for other in look.ready[look.seat] if other != minion)
    wanted = min(acting, max(0, s.blood[minion] - 2))
    return -abs(option[1] - wanted)


def _direction(look: Outlook, option: Option, random: Chance, vampire: Entity) -> float:
    return 1.0 if (option[2] == FOR) == (interest(look) > 0) else 0.0


THOUGHTS: Final[dict[int, Callable[..., float]]] = {
    choose_discard: _discard,
    choose_card_to_discard: _discard,
    choose_draw: _draw,
    keep_or_draw_again: _under,
    choose_kept: _to_top,
    choose_lent_discipline: _lent,
    choose_card_to_keep: _into_keeping,
    diablerize_or_not: _diablerize,
    choose_spoils: _yes,
    choose_discipline: _yes,
    choose_trophy: _yes,
    take_it_back: _yes,
    take_more: _enough,
    pay_or_resign: _block_still,
    give_trophy: _trophy,
    name_number: _number,
    choose_direction: _direction,
    choose_payment: _payment,
    INTERPRETER.choosing: _card,
    INTERPRETER.alternating: _way,
    INTERPRETER.counting: _amount,
    INTERPRETER.offering: _offer,
}
"""By the choice; a kind that is missing here is passed, or left to chance."""
