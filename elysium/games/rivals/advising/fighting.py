"""Attacks: what one would bring, whom to aim at, what to lay, whether to block and how to answer."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final, NamedTuple

from elysium.engine.state import Option, Seat
from elysium.games.rivals.advising.outlook import BLOOD, CARD, READINESS, Outlook
from elysium.games.rivals.advising.worth import Valuer, downfall, hurt
from elysium.games.rivals.definitions.language import (
    ATTACK,
    BURN_REWARD,
    CARDS,
    H_ATTACHED,
    H_HURT,
    H_MORTAL_DOWN,
    NO_ENTITY,
    NO_FACE,
    REACTION,
    Context,
    Entity,
    Face,
)
from elysium.games.rivals.rules.attack import (
    NO_CARD,
    attack_obstacle,
    blockers,
    legal_targets,
    shields_of,
)
from elysium.games.rivals.rules.values import (
    attribute_of,
    bonus_of,
    intel_of_party,
    party_of,
    resistance_of,
    secrecy_of,
)
from elysium.games.rivals.state import (
    ATTACK_CONFLICT,
    CITY,
    DAMAGE,
    HAVEN,
    NOBODY,
    RANGED_TYPE,
    SHIELD,
    STREETS,
    TYPE_NAMES,
    UNBLOCKABLE,
    Rivals,
)
from elysium.games.rivals.terms import AIM, ATTACH_MORTAL, BURN_MORTAL, PLEDGE, entity_of

RELIEF: Final = 0.3
"""The Second Inquisition would go on burning vampires; each of its cards helps the others."""
PLAYED_CARD: Final = 0.14
"""What a card from hand costs that is played."""
LIKELY_CARD: Final = 1.6
"""The damage that a card face down probably adds."""
LIKELY_SHIELD: Final = 1.5
LIKELY_ANSWER: Final = 0.5
"""How often somebody with cards answers an attack."""
TYPES: Final = range(1, len(TYPE_NAMES))


class Plan(NamedTuple):
    worth: float
    kind: int = 0
    face: Face = NO_FACE
    target: Entity = NO_ENTITY


NO_PLAN: Final = Plan(-1.0)


def place_attack(w: Rivals, seat: Seat, attacker: Entity, target: Entity, kind: int, face: Face) -> None:
    """Imagine an attack up to the moment when damage is added up."""
    w.conflict = ATTACK_CONFLICT
    w.attacker, w.attack_seat = attacker, seat
    w.target = target
    w.defender = w.controller[target] if w.in_coterie(target) else NOBODY
    w.attack_type, w.attack_card = kind, face
    w.blocker = NO_ENTITY


def dealt(w: Rivals, face: Face) -> int:
    """The damage of the attack that goes on, before it is reduced."""
    total = w.bonus + attribute_of(w, w.attacker, w.attack_type) + bonus_of(w, DAMAGE, w.attacker, w.ref(w.target))
    if face > 0:
        card = CARDS[face]
        total += max(0, card.printed_damage)
        way = card.way(ATTACK)
        if way is not None and way.damage is not None:
            total += way.damage(w, _context(w, face))
    return total


def _context(w: Rivals, face: Face) -> Context:
    return Context(w.attack_seat, w.attacker, w.ref(w.target), face)


def spared(w: Rivals, face: Face) -> int:
    """What the target's own values take off."""
    if not w.in_coterie(w.target):
        return 0
    card = CARDS[face] if face > 0 else None
    less = bonus_of(w, SHIELD, w.target)
    if card is None or not card.aggravated:
        less += resistance_of(w, w.target, w.attack_type)
    return less


class Attack:
    """An attack as somebody thinks about it, in a copy of the position."""

    def __init__(self, look: Outlook, w: Rivals) -> None:
        self.look, self.w = look, w
        self.valuer = Valuer(look, w)

    def hit(self, damage: int, *, aggravated: bool = False) -> float:
        """What comes of so much damage to the target, to me, with all that is awarded."""
        w, look = self.w, self.look
        target = w.target
        if w.region[target] == CITY:
            return self._mortal(target) if damage >= CARDS[w.face[target]].blood else 0.0
        if damage <= 0:
            return 0.0
        ours = w.attack_seat == look.seat
        if damage >= w.blood[target]:
            return downfall(self.valuer, target, w.attacker) if ours else look.fall(target, burned=aggravated)
        worth = hurt(self.valuer, target, damage)
        if ours:
            normal = 0 if aggravated else damage
            worth += self.valuer.moment(H_HURT, w.ref(target), normal, damage - normal, w.attacker)
        return worth

    def _mortal(self, mortal: Entity) -> float:
        w, look = self.w, self.look
        card = CARDS[w.face[mortal]]
        seat = w.attack_seat
        worth = look.agenda(seat, card.agenda) if card.agenda else 0.0
        worth += self.valuer.moment(H_MORTAL_DOWN, w.ref(mortal), w.attacker, seat, 1)
        if card.is_inquisition:
            worth += RELIEF * sum(CARDS[w.face[e]].is_inquisition for e in w.in_region(CITY))
        if card.is_retainer:
            worth += max(attached_worth(self.valuer, mortal, w.attacker), burned_worth(self.valuer, mortal, w.attacker))
        return worth

    def whole(self, face: Face) -> float:
        """With its card and all texts, before anybody answers."""
        w, v = self.w, self.valuer
        base = dealt(w, face) - spared(w, face)
        card = CARDS[face] if face > 0 else None
        aggravated = card is not None and card.aggravated
        plain = self.hit(base, aggravated=aggravated)
        v.more = lambda amount: self.hit(base + amount, aggravated=aggravated) - plain
        worth = plain
        if card is not None:
            way = card.way(ATTACK)
            if way is not None:
                worth += v.all(way.clause.effects, _context(w, face))
            worth -= PLAYED_CARD
        if w.defender == NOBODY:
            return worth
        # Somebody with cards may answer, and others of the party may step in between.
        answered = LIKELY_ANSWER if len(w.hands[w.defender]) > 1 else 0.2
        less = self.hit(base - round(LIKELY_SHIELD), aggravated=aggravated)
        worth += answered * (less - plain)
        worth -= answered * BLOOD
        if w.attack_type != RANGED_TYPE and blockers(w, w.defender) and not bonus_of(w, UNBLOCKABLE, w.attacker):
            worth *= 0.7
        return worth


def attached_worth(v: Valuer, mortal: Entity, host: Entity) -> float:
    s, look = v.s, v.look
    if not host or not s.in_coterie(host):
        return 0.0
    card = CARDS[s.face[mortal]]
    full = len(s.attached(host)) >= 3
    worth = 0.35 + 0.4 * v.lasting(card) + v.moment(H_ATTACHED, s.ref(mortal), host, s.controller[host])
    worth += fsum(v.all(way.clause.effects, look.context(host)) for way in card.ways if way.kind != BURN_REWARD)
    return worth - (0.6 if full else 0.0)


def burned_worth(v: Valuer, mortal: Entity, by: Entity) -> float:
    card = CARDS[v.s.face[mortal]]
    c = v.look.context(by)
    return fsum(v.all(way.clause.effects, c) for way in card.ways if way.kind == BURN_REWARD)


# Planning


def cards_for(look: Outlook, w: Rivals, kinds: Sequence[int]) -> list[tuple[int, Face]]:
    """What could be laid in the attack that is imagined, by its type; nothing where the attributes do without."""
    found: list[tuple[int, Face]] = []
    for kind in kinds:
        if kind != RANGED_TYPE and (attribute_of(w, w.attacker, kind) or look.s.attack_type):
            found.append((kind, NO_FACE))
    for face in dict.fromkeys(look.s.hands[look.seat]):
        kind = CARDS[face].attack_type if face > 0 else 0
        if kind and kind in kinds and not attack_obstacle(w, look.seat, face, kind):
            found.append((kind, face))
    return found


def best_plan(look: Outlook, attacker: Entity, targets: Sequence[Entity], kinds: Sequence[int] = TYPES) -> Plan:
    """The best attack of a vampire on one of these."""
    w = look.imagine()
    attack = Attack(look, w)
    best = NO_PLAN
    cards: list[tuple[int, Face]] | None = None
    for target in targets:
        price = _intel_price(look, w, attacker, target)
        if price < 0:
            continue
        place_attack(w, look.seat, attacker, target, 0, NO_FACE)
        if cards is None:
            cards = cards_for(look, w, kinds)
        for kind, face in cards:
            w.attack_type, w.attack_card = kind, face
            worth = attack.whole(face) - price
            if worth > best.worth:
                best = Plan(worth, kind, face, target)
    clear(w)
    return best


def clear(w: Rivals) -> None:
    w.attacker = w.target = w.blocker = NO_ENTITY
    w.attack_seat = w.defender = NOBODY
    w.attack_card = NO_FACE
    w.attack_type = w.conflict = 0


def _intel_price(look: Outlook, w: Rivals, attacker: Entity, target: Entity) -> float:
    """What the cards cost that have to be given for Intel; below 0 if there are not enough."""
    if w.region[target] == CITY or w.claim:
        return 0.0
    lacking = secrecy_of(w, target) - intel_of_party(w, party_of(w, attacker), w.ref(target)) - look.s.intel
    if lacking <= 0:
        return 0.0
    return CARD * lacking if lacking <= len(look.s.hands[look.seat]) else -1.0


def plan_from(look: Outlook, attacker: Entity) -> Plan:
    """The best attack that this vampire could make, as if it stood in The Streets."""
    found = look.plans.get(attacker)
    if found is None:
        w = look.imagine()
        was = w.region[attacker], w.party[attacker]
        if was[0] == HAVEN:
            w.region[attacker], w.party[attacker] = STREETS, attacker
        found = look.plans[attacker] = best_plan(look, attacker, legal_targets(w, attacker))
        w.region[attacker], w.party[attacker] = was
    plan: Plan = found
    return plan


# In an attack


def target_scores(look: Outlook, options: list[Option]) -> list[float]:
    attacker = look.s.attacker
    return [best_plan(look, attacker, [entity_of(option[1])]).worth if option[0] == AIM else 0.0 for option in options]


def type_score(look: Outlook, option: Option) -> float:
    return best_plan(look, look.s.attacker, [look.s.target], (option[1],)).worth


def attack_card_score(look: Outlook, face: Face) -> float:
    w = look.imagine()
    place_attack(w, look.seat, look.s.attacker, look.s.target, look.s.attack_type, face)
    w.bonus = look.s.bonus
    worth = Attack(look, w).whole(face)
    clear(w)
    return worth


def pledge_score(look: Outlook, option: Option, least: int) -> float:
    """The attacking player gives what is lacking, if the attack is worth it; nobody else gives anything."""
    s = look.s
    if option[0] != PLEDGE:
        return 0.35
    if s.attack_seat != look.seat:
        return -CARD * option[1]
    if not option[1]:
        return 0.0
    if option[1] < least:
        return -CARD * option[1]
    return best_plan(look, s.attacker, [s.target]).worth


def threat(look: Outlook, victim: Entity) -> float:
    """What the attack that goes on does to me if this vampire is its target."""
    s = look.s
    face = s.attack_card
    total = float(attribute_of(s, s.attacker, s.attack_type) + s.bonus)
    total += bonus_of(s, DAMAGE, s.attacker, s.ref(victim))
    if face > 0:
        total += max(0, CARDS[face].printed_damage)
    elif s.attack_laid != NO_CARD:
        total += LIKELY_CARD
    aggravated = face > 0 and CARDS[face].aggravated
    total -= bonus_of(s, SHIELD, victim) + (0 if aggravated else resistance_of(s, victim, s.attack_type))
    return blow(look, victim, total, aggravated=aggravated)


def blow(look: Outlook, victim: Entity, amount: float, *, aggravated: bool = False) -> float:
    """Damage of which one is not sure: near the limit it may or may not fell the vampire."""
    if amount <= 0:
        return 0.0
    blood = look.s.blood[victim]
    odds = min(1.0, max(0.0, (amount - blood + 1.5) / 2.5))
    return odds * look.fall(victim, burned=aggravated) + (1 - odds) * look.blood(victim, -min(int(amount), blood - 1))


def block_score(look: Outlook, blocker: Entity) -> float:
    """What is spared by it, less what it costs to step in between."""
    s = look.s
    if s.defender != look.seat:
        spared_by = look.to(s.defender, 0.4) if s.defender != NOBODY else 0.0
        return spared_by + threat(look, blocker) - READINESS
    return threat(look, blocker) - threat(look, s.target) - READINESS


def reaction_score(look: Outlook, face: Face) -> float:
    s = look.s
    card = CARDS[face]
    way = card.way(REACTION)
    assert way is not None
    v = Valuer(look)
    c = Context(look.seat, s.target, s.ref(s.attacker), face)
    worth = -PLAYED_CARD
    shields = card.printed_shield + (way.shield(s, c) if way.shield is not None else 0)
    face_up = s.attack_card
    total = float(attribute_of(s, s.attacker, s.attack_type) + s.bonus)
    total += bonus_of(s, DAMAGE, s.attacker, s.ref(s.target))
    total += max(0, CARDS[face_up].printed_damage) if face_up > 0 else LIKELY_CARD if s.attack_laid != NO_CARD else 0
    total -= resistance_of(s, s.target, s.attack_type)
    worth += blow(look, s.target, total - shields) - blow(look, s.target, total)
    if card.printed_damage >= 0:
        kind = way.damage_type or s.attack_type
        strikes = card.printed_damage + attribute_of(s, s.target, kind) + bonus_of(s, DAMAGE, s.target, c.target)
        strikes += way.damage(s, c) if way.damage is not None else 0
        worth += hurt(v, s.attacker, strikes - resistance_of(s, s.attacker, kind))
    if way.negates:
        worth += 0.2
    return worth + v.all(way.clause.effects, c)


def retarget_score(look: Outlook, target: Entity) -> float:
    w = look.imagine()
    w.target = target
    attack = Attack(look, w)
    worth = attack.hit(dealt(w, w.attack_card) - spared(w, w.attack_card))
    w.target = look.s.target
    return worth


def in_attack(look: Outlook) -> Valuer:
    """Texts are worth what more damage brings now that cards lie open."""
    s = look.s
    v = Valuer(look)
    if not s.attacker or not s.target:
        return v
    attack = Attack(look, s)
    face = s.attack_card
    reduced = spared(s, face)
    if s.in_coterie(s.target) and s.reaction_card > 0:
        reduced += max(0, shields_of(s, s.target, s.attacker) - bonus_of(s, SHIELD, s.target))
    base = dealt(s, face) - reduced
    aggravated = face > 0 and CARDS[face].aggravated
    plain = attack.hit(base, aggravated=aggravated)
    v.more = lambda amount: attack.hit(base + amount, aggravated=aggravated) - plain
    return v


def mortal_score(look: Outlook, option: Option, mortal: Entity, by: Entity) -> float:
    v = Valuer(look)
    if option[0] == ATTACH_MORTAL:
        return attached_worth(v, mortal, by)
    if option[0] == BURN_MORTAL:
        return burned_worth(v, mortal, by)
    return fsum(look.blood(e, 1) for e in party_of(look.s, by))


def challenge_score(look: Outlook, attacker: Entity) -> float:
    """A claimant cannot be covered, and cards are laid only against one's Rival. [RIV-CLAIM-08]"""
    s = look.s
    plan = best_plan(look, attacker, [s.claimant])
    worth = plan.worth
    if plan.face and s.rivals[look.seat] != s.controller[s.claimant]:
        worth *= 0.4
    if s.controller[s.claimant] != look.seat and worth > 0.6:
        worth += 0.8
    return worth - READINESS
