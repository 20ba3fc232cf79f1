"""Quick choices for play-outs: the commonest decisions at a glance, by what is printed and by what verbs usually bring.

Nothing is tried out and no text is worked out. Everybody looks only at their own hand and at what lies open, in a
sampled world too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from elysium.engine.cache import cached
from elysium.engine.cards.nodes import Amount, Control, Effect
from elysium.engine.state import Option, Seat
from elysium.games.rivals.advising.outlook import (
    ATTRIBUTE,
    BLOOD,
    CARD,
    COMPANY,
    FALLEN,
    POTENCY,
    READINESS,
    VICTORY,
)
from elysium.games.rivals.definitions.language import (
    CARDS,
    CONSPIRACY,
    H_ATTACHED,
    H_CONSPIRACY_RESOLVED,
    H_DEFEATED,
    H_HURT,
    H_LAID_FACE_DOWN,
    H_MORTAL_DOWN,
    H_PLAYED,
    H_SCHEME_SUCCEEDS,
    H_TURNED_UP,
    HOOKS,
    SCHEME,
    TITLE,
    Entity,
    Face,
)
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
from elysium.games.rivals.rules.hands import choose_deck, choose_discard
from elysium.games.rivals.rules.influence import answer_scheme, raise_for_title
from elysium.games.rivals.rules.playing import contribute_or_not, show_or_not
from elysium.games.rivals.rules.triggers import choose_first
from elysium.games.rivals.rules.turn import act, choose_sufferer, mend_or_not, redirect_or_not
from elysium.games.rivals.rules.values import prince_in_city, secrecy_of
from elysium.games.rivals.state import (
    CITY,
    HAVEN,
    RANGED_TYPE,
    STREETS,
    TORPOR,
    TYPE_NAMES,
    WINNING_AGENDA,
    Rivals,
)
from elysium.games.rivals.terms import (
    ABSTAIN,
    ADD_MODIFIER,
    AIM,
    ANSWER,
    ATTACH_MORTAL,
    ATTACK_CLAIMANT,
    ATTACK_WITH,
    BLOCK,
    BUY_INFLUENCE,
    CLAIM,
    CONTRIBUTE,
    DRAW_FACTION,
    DRAW_LIBRARY,
    END_ACTIONS,
    EXERT,
    HIDE_MODIFIER,
    LAY,
    LAY_NOTHING,
    MOVE_OUT,
    PAY_INFLUENCE,
    PLAY,
    PLEDGE,
    RECRUIT,
    RESOLVE,
    USE,
    card_in,
    entity_of,
    face_of,
    way_of,
)

from elysium.games.rivals.state import ANSWER_YES  # isort: skip

type Random = Callable[[], float]
type Glance = Callable[[Rivals, Seat, Sequence[Option], Random], Option]

WHIM: Final = 0.15
ANSWERED: Final = 0.8
"""How much of what an attack promises is left when somebody may answer."""
UNARMED: Final = -99
USUAL: Final = {
    "gain-agenda": 1.1,
    "lose-agenda": 0.9,
    "gain-prestige": 0.3,
    "steal-prestige": 0.55,
    "lose-prestige": 0.27,
    "mend": 0.14,
    "steal-blood": 0.3,
    "lose-blood": 0.2,
    "draw": 0.2,
    "discard": 0.15,
    "deal-damage": 0.25,
    "more-damage": 0.2,
    "prevent": 0.2,
    "defeat": 1.5,
    "add-prestige": 0.4,
    "burn": 0.5,
    "exhaust": 0.25,
    "make-ready": 0.3,
}
"""What a verb usually brings whoever plays the card, for each that it says."""
UNUSUAL: Final = 0.2


# What texts usually bring


def usually(effects: Sequence[Effect]) -> float:
    """By verb and amount, whoever and whatever it is about."""
    worth = 0.0
    for effect in effects:
        for node in effect.walk():
            if isinstance(node, Effect) and not isinstance(node, Control):
                amount = node.get("amount", 1)
                worth += USUAL.get(node.word, UNUSUAL) * (1.5 if isinstance(amount, Amount) else amount)
    return worth


@cached(maxsize=1 << 12)
def played_worth(face: Face) -> float:
    """A card that is played as an action."""
    card = CARDS[face]
    way = card.played
    if way is None:
        return 0.0
    worth = usually(way.clause.effects) - usually(way.clause.cost) - CARD / 2 - READINESS
    if way.kind == TITLE:
        return worth + 0.9 - 0.08 * card.cost
    if way.kind == SCHEME:
        return 0.6 * worth
    if way.kind == CONSPIRACY:
        return 0.6 * worth - 0.12 * card.prestige
    return worth + (0.5 if way.stays else 0.0)


@cached(maxsize=1 << 12)
def used_worth(ability: tuple[Face, int]) -> float:
    face, number = ability
    way = CARDS[face].abilities[number]
    return usually(way.clause.effects) - usually(way.clause.cost) - (READINESS + 0.1 if way.is_action else 0.04)


@cached(maxsize=1 << 12)
def vampire_worth(face: Face) -> float:
    card = CARDS[face]
    return POTENCY * card.bp + ATTRIBUTE * sum(card.attributes) + (0.15 if card.is_able else 0.0)


@cached(maxsize=1 << 12)
def arms(hand: tuple[Face, ...]) -> tuple[int, ...]:
    """The most damage printed on a card of each type."""
    found = [0, 0, 0, 0, UNARMED]
    for face in hand:
        if face > 0 and CARDS[face].attack_type:
            kind = CARDS[face].attack_type
            found[kind] = max(found[kind], CARDS[face].printed_damage + 1)
    return tuple(found)


@cached(maxsize=1 << 12)
def waits_for(face: Face) -> tuple[tuple[int, float], ...]:
    """The moments that a card in play answers, and what that usually brings."""
    found = []
    for trigger in CARDS[face].triggers:
        nodes = [effect.node for effect in trigger.effects if effect.node is not None]
        found.append((trigger.hook, usually(nodes) * (0.7 if trigger.when else 1.0)))
    return tuple(found)


def rewards(s: Rivals, seat: Seat) -> list[float]:
    """What the cards in play of one player usually bring them, by the moment."""
    found = [0.0] * len(HOOKS)
    controller, face = s.controller, s.face
    for entity in s.able:
        if controller[entity] == seat and face[entity] > 0:
            for hook, worth in waits_for(face[entity]):
                found[hook] += worth
    return found


# Attacks


def blow(s: Rivals, attacker: Entity, target: Entity, armed: tuple[int, ...]) -> int:
    """The most damage that it would probably do."""
    ours = CARDS[s.face[attacker]].attributes
    if s.region[target] == CITY:
        return max(ours[0] + armed[1], ours[1] + armed[2], ours[2] + armed[3], armed[RANGED_TYPE])
    theirs = CARDS[s.face[target]].attributes
    most = armed[RANGED_TYPE] - theirs[0]
    for place in (0, 1, 2):
        most = max(most, ours[place] - theirs[place] + armed[place + 1])
    return most


def strike(
    s: Rivals, seat: Seat, attacker: Entity, target: Entity, armed: tuple[int, ...], brings: list[float]
) -> float:
    """What an attack would bring."""
    damage = blow(s, attacker, target, armed)
    card = CARDS[s.face[target]]
    if s.region[target] == CITY:
        if damage < card.blood:
            return 0.0
        worth = 1.1 * card.agenda + (0.6 + 0.5 * brings[H_ATTACHED] if card.is_retainer else 0.3)
        worth += brings[H_MORTAL_DOWN]
        return VICTORY if s.agenda[seat] + card.agenda >= WINNING_AGENDA else worth
    victim = s.controller[target]
    hidden = CARD if s.region[target] == HAVEN else 0.0
    if damage < s.blood[target]:
        return (0.85 * BLOOD * damage + brings[H_HURT]) * ANSWERED - hidden if damage > 0 else 0.0
    award = s.bounty[target] + (1 if s.rivals[seat] == victim else 0)
    if s.agenda[seat] + award >= WINNING_AGENDA:
        return VICTORY
    if len(s.coterie(victim)) == 1:
        return (VICTORY if s.seats == 2 or s.rivals[seat] == victim else 0.0) * ANSWERED
    fallen = FALLEN * vampire_worth(s.face[target]) + 0.6
    return ANSWERED * (1.2 * award + brings[H_DEFEATED] + fallen * (0.85 if s.seats == 2 else 0.4)) - hidden


def best_strike(s: Rivals, seat: Seat, attacker: Entity, armed: tuple[int, ...], brings: list[float]) -> float:
    best = -1.0
    for target in s.in_region(CITY):
        if CARDS[s.face[target]].is_mortal:
            best = max(best, strike(s, seat, attacker, target, armed, brings))
    region = s.region
    for target in s.kindred:
        victim = s.controller[target]
        if victim != seat and region[target] != TORPOR and s.begun >> victim & 1:
            best = max(best, strike(s, seat, attacker, target, armed, brings))
    return best


# The turn


def _act(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    best, highest = options[0], -1e9
    armed = arms(s.hands[seat])
    brings = rewards(s, seat)
    strikes: dict[Entity, float] = {}
    out = 0
    for entity in s.coterie(seat):
        if s.region[entity] == STREETS and not s.exhausted[entity]:
            out += 1
    for option in options:
        verb = option[0]
        if verb == END_ACTIONS:
            worth = 0.0
        elif verb in (ATTACK_WITH, MOVE_OUT):
            if verb == MOVE_OUT and out >= s.actions:
                continue
            entity = entity_of(option[1])
            found = strikes.get(entity)
            if found is None:
                found = strikes[entity] = best_strike(s, seat, entity, armed, brings)
            worth = found - READINESS
            if verb == MOVE_OUT:
                worth = max(worth, 1.0 if prince_in_city(s) else -1.0) - 0.14
        elif verb == PLAY:
            worth = played_worth(Face(option[1])) + brings[H_PLAYED]
            kind = CARDS[Face(option[1])].played
            if kind is not None and kind.kind == SCHEME:
                worth += 0.6 * brings[H_SCHEME_SUCCEEDS]
            elif kind is not None and kind.kind == TITLE:
                worth += brings[H_ATTACHED]
        elif verb == LAY:
            worth = played_worth(Face(option[1])) if s.prestige[seat] > 6 else -0.2
            worth += brings[H_LAID_FACE_DOWN] + 0.5 * (brings[H_CONSPIRACY_RESOLVED] + brings[H_TURNED_UP])
        elif verb == RECRUIT:
            worth = _recruit(s, seat, Face(option[1]))
        elif verb == DRAW_LIBRARY:
            worth = CARD if len(s.hands[seat]) < 6 else CARD / 2
        elif verb == DRAW_FACTION:
            worth = 0.3 if wants_vampires(s, seat) else -0.1
        elif verb == CLAIM:
            worth = 1.4 + brings[H_ATTACHED]
        elif verb == USE:
            worth = used_worth((face_of(card_in(option[1])), way_of(option[1])))
        elif verb == RESOLVE:
            worth = 1.5 + brings[H_CONSPIRACY_RESOLVED]
        elif verb == CONTRIBUTE:
            worth = 0.3 if s.prestige[seat] > 5 else -0.2
        else:
            continue
        worth += WHIM * random()
        if worth > highest:
            best, highest = option, worth
    return best


def _recruit(s: Rivals, seat: Seat, face: Face) -> float:
    company, left = len(s.coterie(seat)), s.prestige[seat] - CARDS[face].bp
    worth = vampire_worth(face) + BLOOD * CARDS[face].bp + COMPANY[min(company, len(COMPANY) - 1)] + CARD
    worth -= 0.2 * CARDS[face].bp + max(0, 7 - left) * 0.25
    return worth if left >= 3 or company == 1 else worth - 1.5


def wants_vampires(s: Rivals, seat: Seat) -> bool:
    if s.prestige[seat] <= 5 or len(s.coterie(seat)) >= 4:
        return False
    for face in s.hands[seat]:  # noqa: SIM110  # quicker than a generator
        if face > 0 and CARDS[face].is_vampire:
            return False
    return True


def _deck(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    return options[1] if wants_vampires(s, seat) else options[0]


def _discard(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    """Vampires that nobody needs, or any card."""
    if len(s.coterie(seat)) >= 3:
        for option in options:
            if CARDS[Face(option[1])].is_vampire:
                return option
    return _any(s, seat, options, random)


def _mend(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    if len(s.hands[seat]) <= 5:
        return options[0]
    return options[1 + int(random() * (len(options) - 1))]


def _suffer(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    """Whoever has the most Blood."""
    best, most = options[0], -1
    for option in options:
        entity = entity_of(option[1])
        left = s.blood[entity]
        for entry in s.damage:
            if entry[0] == entity:
                left -= entry[2]
        if left > most:
            best, most = option, left
    return best


# In an attack


def _aim(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    armed, brings = arms(s.hands[seat]), rewards(s, seat)
    best, highest = options[0], -1e9
    for option in options:
        worth = strike(s, seat, s.attacker, entity_of(option[1]), armed, brings) + WHIM * random()
        if option[0] == AIM and worth > highest:
            best, highest = option, worth
    return best


def _announce(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    armed = arms(s.hands[seat])
    ours = (0, *CARDS[s.face[s.attacker]].attributes, 0)
    theirs = (0, 0, 0, 0, 0)
    if s.region[s.target] != CITY:
        attributes = CARDS[s.face[s.target]].attributes
        theirs = (0, *attributes, attributes[0])
    best, most = options[0], -1e9
    for option in options:
        kind = option[1]
        damage = ours[kind] - theirs[kind] + armed[kind] + 0.5 * random()
        if damage > most:
            best, most = option, damage
    return best


def _strongest(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    """The card with the highest numbers."""
    best, most = options[0], -1e9
    for option in options:
        if option[0] == LAY_NOTHING:
            worth = 0.4
        else:
            card = CARDS[Face(option[1])]
            worth = max(0, card.printed_damage) + card.printed_shield + random()
        if worth > most:
            best, most = option, worth
    return best


def _pledge(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    """What is lacking, from whoever attacks."""
    if seat != s.attack_seat:
        return options[0]
    lacking = secrecy_of(s, s.target) - s.intel
    for option in options:
        if option[0] != PLEDGE or option[1] == lacking:
            return option
    return options[0]


def _block(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    """By whoever survives an attack that would fell the target."""
    kind = s.attack_type
    if seat != s.defender or not 0 < kind < len(TYPE_NAMES):
        return options[0]
    place = 0 if kind == RANGED_TYPE else kind - 1
    force = (0 if kind == RANGED_TYPE else CARDS[s.face[s.attacker]].attributes[place]) + s.bonus + 2.5 * random()
    if force - CARDS[s.face[s.target]].attributes[place] < s.blood[s.target]:
        return options[0]
    for option in options:
        if option[0] == BLOCK:
            entity = entity_of(option[1])
            if force - CARDS[s.face[entity]].attributes[place] < s.blood[entity]:
                return option
    return options[0]


def _retarget(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    """Whoever has the least Blood."""
    best, least = options[0], 99
    for option in options:
        blood = s.blood[entity_of(option[1])]
        if blood < least:
            best, least = option, blood
    return best


def _use(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    best, highest = options[0], 0.0
    for option in options:
        if option[0] == USE:
            worth = used_worth((face_of(card_in(option[1])), way_of(option[1]))) + WHIM * random()
            if worth > highest:
                best, highest = option, worth
    return best


def _mortal(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    for option in options:
        if option[0] == ATTACH_MORTAL:
            return option
    return options[-1]


def _challenge(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    armed, brings = arms(s.hands[seat]), rewards(s, seat)
    best, highest = options[0], 0.5
    for option in options:
        if option[0] == ATTACK_CLAIMANT:
            worth = strike(s, seat, entity_of(option[1]), s.claimant, armed, brings) + WHIM * random()
            if worth > highest:
                best, highest = option, worth
    return best


# Influence

RAISING: Final = {PAY_INFLUENCE: 4.0, EXERT: 3.0, ADD_MODIFIER: 2.0, USE: 1.5, BUY_INFLUENCE: 1.0}


def _raise(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    """Influence first, Prestige last."""
    best, highest = options[0], -1.0
    for option in options:
        worth = RAISING.get(option[0], 0.0) + 0.5 * random()
        if worth > highest:
            best, highest = option, worth
    return best


def _answer(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    """Whoever plays a Scheme wants it, and the others do not; a little is put into it."""
    for option in options:
        if option[0] in (EXERT, HIDE_MODIFIER) and random() < 0.6:
            return option
    stake = int(3 * random()) if s.prestige[seat] > 6 else 0
    least = options[0]
    for option in options:
        if option[0] == ANSWER and (option[1] == ANSWER_YES) == (seat == s.turn):
            if option[2] == stake:
                return option
            least = option if option[2] == 0 else least
    return least if least[0] in (ANSWER, ABSTAIN) else options[-1]


def _first(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    return options[0]


def _any(s: Rivals, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    return options[int(random() * len(options))]


GLANCES: Final[dict[int, Glance]] = {
    act: _act,
    choose_deck: _deck,
    choose_discard: _discard,
    mend_or_not: _mend,
    choose_sufferer: _suffer,
    redirect_or_not: _use,
    choose_first: _any,
    choose_target: _aim,
    announce_attack: _announce,
    choose_attack_card: _strongest,
    choose_reaction: _strongest,
    pledge_intel: _pledge,
    decide_block: _block,
    retarget: _retarget,
    use_in_attack: _use,
    prevent_damage: _use,
    burn_or_attach: _mortal,
    challenge_or_not: _challenge,
    raise_for_title: _raise,
    answer_scheme: _answer,
    contribute_or_not: _first,
    show_or_not: _first,
}
"""By the choice; the rest is thought about."""
