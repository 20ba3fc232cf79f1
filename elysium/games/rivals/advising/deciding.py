"""Every kind of decision, and who thinks about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from elysium.engine.cards.programs import INDEX, ChooseCard, Either, HowMany, Instruction, OfferEffects, context_of
from elysium.engine.scoring import Chance
from elysium.engine.state import Frame, Option, Question, Seat
from elysium.games.rivals.advising.acting import act_score, wants_vampires
from elysium.games.rivals.advising.fighting import (
    attack_card_score,
    block_score,
    challenge_score,
    in_attack,
    mortal_score,
    pledge_score,
    reaction_score,
    retarget_score,
    target_scores,
    type_score,
)
from elysium.games.rivals.advising.outlook import ATTRIBUTE, BLOOD, CARD, NOTHING_CHOSEN, POTENCY, Outlook
from elysium.games.rivals.advising.politics import answer_scores, raising_score
from elysium.games.rivals.advising.worth import CHOSEN_AT, X_AT, Valuer, hurt, noted, usefulness
from elysium.games.rivals.dealing import bid_or_pass, choose_leader, choose_other_leader
from elysium.games.rivals.definitions.language import CARDS, Context, Entity, Face
from elysium.games.rivals.rules.attack import (
    announce_attack,
    burn_or_attach,
    choose_attack_card,
    choose_reaction,
    choose_target,
    decide_block,
    pledge_intel,
    prevent_damage,
    retarget,
    use_in_attack,
)
from elysium.games.rivals.rules.claims import challenge_or_not
from elysium.games.rivals.rules.entities import make_room
from elysium.games.rivals.rules.hands import choose_deck, choose_discard, leave_or_move
from elysium.games.rivals.rules.influence import answer_scheme, raise_for_title
from elysium.games.rivals.rules.playing import aim_conspiracy, contribute_or_not
from elysium.games.rivals.rules.triggers import INTERPRETER, effects_of
from elysium.games.rivals.rules.turn import act, choose_sufferer, mend_or_not, redirect_or_not
from elysium.games.rivals.rules.values import secrecy_of
from elysium.games.rivals.state import Rivals
from elysium.games.rivals.terms import (
    BID,
    BLOCK,
    DECLINE,
    DRAW_FACTION,
    LAY_NOTHING,
    LEAVE_ON_TOP,
    PASS,
    USE,
    ability_used,
    card_in,
    entity_of,
    seat_of,
)


def scores(s: Rivals, seat: Seat, question: Question, options: Sequence[Option], random: Chance) -> list[float]:
    look = Outlook(s, seat)
    choice = question[1]
    if choice == answer_scheme:
        return answer_scores(look, options)
    if choice == choose_target:
        return target_scores(look, list(options))
    thought = THOUGHTS.get(choice)
    if thought is None:
        return [0.0 if option[0] in (PASS, DECLINE) else 0.05 * random() for option in options]
    details = question[2:]
    return [
        0.0 if option[0] in (PASS, DECLINE) else thought(look, option, *details) + 0.01 * random() for option in options
    ]


# Before the first turn


def _vampire(look: Outlook, option: Option, *_: int) -> float:
    card = CARDS[Face(option[1])]
    return (POTENCY + BLOOD) * card.bp + ATTRIBUTE * sum(card.attributes) - 0.13 * card.bp


def _bid(look: Outlook, option: Option, face: Face) -> float:
    return 0.25 - 0.11 * abs(option[1] - 1) if option[0] == BID else 0.1


# The turn


def _act(look: Outlook, option: Option) -> float:
    return act_score(look, option)


def _deck(look: Outlook, option: Option, amount: int) -> float:
    return float((option[0] == DRAW_FACTION) == wants_vampires(look))


def _discard(look: Outlook, option: Option, amount: int) -> float:
    return -usefulness(Valuer(look), Face(option[1]))


def _mend(look: Outlook, option: Option) -> float:
    """For the least useful card of the hand; when there are few, they are kept."""
    s = look.s
    hand = s.hands[look.seat]
    worst = min(usefulness(Valuer(look), face) for face in hand)
    torpid = 0.1 if not s.in_coterie(entity_of(option[1])) else 0.0
    keen = 0.2 if len(hand) > 5 else 0.0
    return look.blood(entity_of(option[1]), 1) + torpid + keen - 0.6 * worst - CARD / 2


def _suffer(look: Outlook, option: Option, count: int, intel: int) -> float:
    """Where it does the least harm."""
    entity = entity_of(option[1])
    taken = sum(entry[2] for entry in look.s.damage if entry[0] == entity)
    v = Valuer(look)
    return hurt(v, entity, taken + 1, burned=True) - hurt(v, entity, taken, burned=True)


def _top(look: Outlook, option: Option, faction: int) -> float:
    s = look.s
    known = (s.faction_tops if faction else s.library_tops)[look.seat]
    good = usefulness(Valuer(look), known[0]) >= 0.4 if known else True
    return float((option[0] == LEAVE_ON_TOP) == good)


def _room(look: Outlook, option: Option, host: Entity) -> float:
    return -Valuer(look).card_in_play(entity_of(option[1]))


def _contribute(look: Outlook, option: Option, entity: Entity) -> float:
    """To a Conspiracy of somebody else's: so as not to be its target."""
    s = look.s
    card = CARDS[s.face[entity]] if s.face[entity] > 0 else None
    if card is None or not card.ways or s.seats == 2:
        return -0.2
    if s.blood[entity] + 1 < card.prestige:
        return -0.1
    c = look.context(Entity(0), -1 - look.seat, card.face)._replace(seat=s.controller[entity], source=entity)
    return -0.6 * Valuer(look).all(card.ways[0].clause.effects, c) + look.prestige(look.seat, -1)


def _aim_conspiracy(look: Outlook, option: Option, entity: Entity) -> float:
    card = CARDS[look.s.face[entity]]
    c = look.context(Entity(0), option[1], card.face)._replace(source=entity)
    return Valuer(look).all(card.ways[0].clause.effects, c) + 0.05 * look.spite(seat_of(option[1]))


# Attacks


def _type(look: Outlook, option: Option) -> float:
    return type_score(look, option)


def _attack_card(look: Outlook, option: Option) -> float:
    return attack_card_score(look, Face(0) if option[0] == LAY_NOTHING else Face(option[1]))


def _pledge(look: Outlook, option: Option) -> float:
    return pledge_score(look, option, secrecy_of(look.s, look.s.target) - look.s.intel)


def _block(look: Outlook, option: Option) -> float:
    if option[0] == BLOCK:
        return block_score(look, entity_of(option[1]))
    user = entity_of(option[2])
    return (block_score(look, user) if user else 0.0) + _using(look, option) - 0.1


def _reaction(look: Outlook, option: Option) -> float:
    return 0.0 if option[0] == LAY_NOTHING else reaction_score(look, Face(option[1]))


def _retarget(look: Outlook, option: Option) -> float:
    return retarget_score(look, entity_of(option[1]))


def _in_attack(look: Outlook, option: Option, *_: int) -> float:
    return _using(look, option)


def _using(look: Outlook, option: Option) -> float:
    if option[0] != USE:
        return 0.0
    source, user = entity_of(card_in(option[1])), entity_of(option[2])
    v = in_attack(look)
    c = look.context(user, 0, look.s.face[source])._replace(source=source)
    clause = ability_used(option).clause
    return v.all(clause.effects, c) + v.all(clause.cost, c) - 0.03


def _mortal(look: Outlook, option: Option, mortal: Entity, by: Entity) -> float:
    return mortal_score(look, option, mortal, by)


def _challenge(look: Outlook, option: Option) -> float:
    return challenge_score(look, entity_of(option[1]))


def _raise(look: Outlook, option: Option, needed: int) -> float:
    return raising_score(look, option, needed)


# What texts ask


def _asked(details: tuple[int, ...]) -> tuple[Instruction, Context, Frame]:
    """What a text asks, and for whom, with room for what is chosen on the way."""
    frame = (INTERPRETER.step, *details)
    context = context_of(frame)
    about = (*context.about, *NOTHING_CHOSEN)[: len(NOTHING_CHOSEN)]
    return INTERPRETER.program_in(frame)[frame[INDEX]], context._replace(about=about), frame


def _card(look: Outlook, option: Option, *details: int) -> float:
    instruction, context, _ = _asked(details)
    assert isinstance(instruction, ChooseCard)
    return in_attack(look).all(instruction.node["then"], noted(context, CHOSEN_AT, option[1]))


def _offer(look: Outlook, option: Option, *details: int) -> float:
    instruction, context, _ = _asked(details)
    assert isinstance(instruction, OfferEffects)
    v = in_attack(look)
    return v.all(instruction.node["then"], context) + v.all(instruction.node["cost"], context)


def _way(look: Outlook, option: Option, *details: int) -> float:
    instruction, context, _ = _asked(details)
    assert isinstance(instruction, Either)
    return in_attack(look).all(instruction.node["ways"][option[1]], context)


def _amount(look: Outlook, option: Option, *details: int) -> float:
    """What it is said of costs or brings its share of the most; what follows counts with the number itself."""
    instruction, context, frame = _asked(details)
    assert isinstance(instruction, HowMany)
    s, v = look.s, in_attack(look)
    effects = effects_of(Face(frame[1]), frame[2], frame[3])[frame[INDEX] :]
    following = [effect.node for effect in effects if effect.node is not None and effect.node is not instruction.node]
    share = option[1] / max(1, instruction.most(s, context_of(frame)))
    return share * v.one(instruction.node, context) + v.all(following, noted(context, X_AT, option[1]))


THOUGHTS: Final[dict[int, Callable[..., float]]] = {
    choose_leader: _vampire,
    choose_other_leader: _vampire,
    bid_or_pass: _bid,
    act: _act,
    choose_deck: _deck,
    choose_discard: _discard,
    mend_or_not: _mend,
    choose_sufferer: _suffer,
    redirect_or_not: _in_attack,
    leave_or_move: _top,
    make_room: _room,
    contribute_or_not: _contribute,
    aim_conspiracy: _aim_conspiracy,
    announce_attack: _type,
    choose_attack_card: _attack_card,
    pledge_intel: _pledge,
    decide_block: _block,
    choose_reaction: _reaction,
    retarget: _retarget,
    use_in_attack: _in_attack,
    prevent_damage: _in_attack,
    burn_or_attach: _mortal,
    challenge_or_not: _challenge,
    raise_for_title: _raise,
    INTERPRETER.choosing: _card,
    INTERPRETER.offering: _offer,
    INTERPRETER.alternating: _way,
    INTERPRETER.counting: _amount,
}
"""By the choice; a kind that is missing here is passed, or left to chance."""
