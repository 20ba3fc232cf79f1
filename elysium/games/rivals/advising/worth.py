"""What a text is worth to a player: by verb, subject and amount, as its definition says it, never by a card's name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import fsum
from typing import Any, Final

from elysium.engine.cards.generate import Given
from elysium.engine.cards.nodes import Amount, Condition, Control, Effect, Noun, Ref, Seats
from elysium.engine.state import Seat
from elysium.games.rivals.advising.outlook import CARD, NOTHING_CHOSEN, READINESS, Outlook
from elysium.games.rivals.definitions.definition import Lasting
from elysium.games.rivals.definitions.language import (
    CARDS,
    H_DEFEATED,
    H_START,
    NO_ENTITY,
    NO_FACE,
    Card,
    Context,
    Entity,
    Face,
)
from elysium.games.rivals.rules.playing import conspiracy_targets
from elysium.games.rivals.rules.triggers import trigger_context
from elysium.games.rivals.rules.values import fits, influence_of, is_active, resistance_of
from elysium.games.rivals.state import (
    AGENDA_AWARD,
    BASE,
    BLOOD_POTENCY,
    DAMAGE,
    INFLUENCE,
    INTEL,
    NO_SECRECY,
    PHYSICAL,
    PHYSICAL_TYPE,
    SECRECY,
    SHIELD,
    SOCIAL,
    TABLE,
    UNBLOCKABLE,
    Rivals,
)
from elysium.games.rivals.terms import face_of, in_pile, player_at
from elysium.games.rivals.vocabulary.kernel import LANGUAGE

CHOSEN_AT: Final = 4
THEY_AT: Final = 5
X_AT: Final = 6
GIVEN: Final[Given] = (
    ("chosen", f"entity_of(c.about[{CHOSEN_AT}])"),
    ("chosen_at", f"c.about[{CHOSEN_AT}]"),
    ("they", f"c.about[{THEY_AT}]"),
    ("x", f"c.about[{X_AT}]"),
)
"""Where, in a context of thoughts, stands what would be chosen on the way."""

_made: dict[tuple[int, str], tuple[Any, Callable[..., Any]]] = {}


def _function(node: Any, kind: str, make: Callable[..., Callable[..., Any]]) -> Callable[..., Any]:
    """Kept by which node it is: nodes live as long as their cards, and comparing whole trees costs more."""
    key = (id(node), kind)
    found = _made.get(key)
    if found is None or found[0] is not node:
        found = _made[key] = (node, make(node, GIVEN))
    return found[1]


def holds(s: Rivals, condition: Condition, c: Context) -> bool:
    """Whether it is so now. Words for what has yet to happen speak of nothing then, and nothing is true of that."""
    return bool(_function(condition, "test", lambda node, given: LANGUAGE.test(node, given=given))(s, c))


def number(s: Rivals, amount: Amount | int, c: Context) -> int:
    """How much; as much as can be, where somebody says it."""
    if isinstance(amount, int):
        return amount
    if amount.chosen:
        return number(s, amount["most"], c)
    found: int = _function(amount, "count", LANGUAGE.count)(s, c)
    return found


def seats_of(s: Rivals, who: Seats, c: Context) -> Sequence[Seat]:
    if who.plural:
        found: Sequence[Seat] = _function(who, "plain", LANGUAGE.find_plain)(s, c)
        return found
    seat = Seat(_function(who, "count", LANGUAGE.count)(s, c))
    return (seat,) if 0 <= seat < s.seats else ()


def cards_of(s: Rivals, what: Ref | Noun | Seats, c: Context) -> Sequence[int]:
    """The cards, players or faces that are meant."""
    if isinstance(what, Noun):
        found: Sequence[int] = _function(what, "plain", LANGUAGE.find_plain)(s, c)
        return found
    if isinstance(what, Seats):
        return seats_of(s, what, c)
    entity: int = _function(what, "count", LANGUAGE.count)(s, c)
    return (entity,) if 0 < entity < len(s.region) else ()


def noted(c: Context, place: int, value: int) -> Context:
    return c._replace(about=(*c.about[:place], value, *c.about[place + 1 :]))


class Valuer:
    """Works out texts in a position; while an attack is planned, with what more damage would bring."""

    def __init__(self, look: Outlook, s: Rivals | None = None) -> None:
        self.look = look
        self.s = look.s if s is None else s
        self.more: Callable[[int], float] = _slightly
        """What so much more damage to the target brings."""
        self.influence: Callable[[int], float] = _slightly

    def all(self, effects: Iterable[Effect], c: Context) -> float:
        """One after the other; a number that somebody says on the way is taken for as much as it can be."""
        if len(c.about) < len(NOTHING_CHOSEN):
            c = c._replace(about=(*c.about, *NOTHING_CHOSEN)[: len(NOTHING_CHOSEN)])
        worth = 0.0
        for effect in effects:
            worth += self.one(effect, c)
            said = effect.get("amount")
            if isinstance(said, Amount) and said.chosen:
                c = noted(c, X_AT, number(self.s, said, c))
        return worth

    def one(self, effect: Effect, c: Context) -> float:
        if isinstance(effect, Control):
            thought = CONTROLS.get(effect.word)
            return thought(self, effect, c) if thought else 0.0
        verb = VERBS.get(effect.word)
        return verb(self, effect, c) if verb else 0.05

    def amount(self, effect: Effect, c: Context, name: str = "amount") -> int:
        return number(self.s, effect.get(name, 1), c)

    def chosen(self, effect: Control, one: int, c: Context) -> float:
        """What follows if this one is chosen."""
        return self.all(effect["then"], noted(c, CHOSEN_AT, option_number(self.s, effect["cards"], one)))

    def mine(self, c: Context, by: Seats | None) -> bool:
        """Whether I am the one who decides it."""
        return by is None or self.look.seat in seats_of(self.s, by, c)

    # Cards in play

    def card_in_play(self, entity: Entity) -> float:
        """To whoever has it."""
        s = self.s
        card = CARDS[s.face[entity]]
        if s.is_vampire(entity):
            return self.look.vampire(entity)
        worth = 0.3 + 0.1 * s.blood[entity]
        if card.is_retainer:
            worth += 0.15
        if card.is_title:
            worth += 0.4 + 0.1 * card.cost
        return worth + 0.5 * self.lasting(card)

    def lasting(self, card: Card) -> float:
        """What its texts bring as long as it stays, taken together."""
        look = self.look
        c = look.context(look.s.leaders[look.seat], 0, card.face)
        worth = 0.0
        for static in card.statics:
            weight = STAT_WORTH.get(static.stat, 0.1)
            node = static.node
            many = 1
            if isinstance(node, Lasting) and isinstance(node.who, Noun):
                many = min(3, sum(look.s.controller[Entity(e)] == look.seat for e in cards_of(self.s, node.who, c)))
            worth += weight * many * (number(self.s, node.amount, c) if node is not None else static.amount)
        for trigger in card.triggers:
            nodes = [effect.node for effect in trigger.effects if effect.node is not None]
            often = 2.5 if trigger.hook == H_START else 1.0
            worth += often * max(0.0, self.all(nodes, c))
        for ability in card.abilities:
            worth += max(0.1, 1.5 * self.all(ability.clause.effects, c))
        worth += 0.4 * card.recruits_cheaper + 0.25 * len(card.gives)
        return worth

    def moment(self, hook: int, subject: int, *about: int) -> float:
        """What cards in play bring me, or others, when something happens."""
        s, look = self.s, self.look
        bit = 1 << hook
        worth = 0.0
        for entity in s.able:
            if s.face[entity] <= 0 or s.controller[entity] < 0 or not CARDS[s.face[entity]].hooks & bit:
                continue
            card = CARDS[s.face[entity]]
            own_agenda = s.region[entity] == BASE and s.controller[entity] == look.seat
            if not own_agenda and not is_active(s, entity):
                continue
            context = trigger_context(s, entity, subject, about)
            for trigger in card.triggers:
                if trigger.hook == hook and fits(s, trigger.when, context):
                    nodes = [effect.node for effect in trigger.effects if effect.node is not None]
                    worth += self.all(nodes, context)
        return worth

    # Conspiracies

    def conspiracy(self, entity: Entity) -> float:
        """What resolving it brings at the best target there is."""
        s, look = self.s, self.look
        card = CARDS[s.face[entity]]
        if not card.ways or s.controller[entity] != look.seat:
            return 0.0
        c = look.context(NO_ENTITY, 0, card.face)._replace(source=entity)
        targets = conspiracy_targets(s, entity)
        found = [self.all(card.ways[0].clause.effects, c._replace(target=player_at(foe))) for foe in targets]
        return max(found, default=0.0)

    def step_of(self, entity: Entity, amount: int) -> float:
        """What so much Prestige brings on a card of mine that lies face down."""
        s, look = self.s, self.look
        if s.region[entity] != TABLE:
            return 0.2 * amount
        if s.controller[entity] != look.seat:
            return -0.15 * amount
        card = CARDS[s.face[entity]]
        short = card.prestige - s.blood[entity]
        if not card.ways or short <= 0:
            return 0.0
        return self.conspiracy(entity) * min(amount, short) / (short + 0.35)


def _slightly(amount: int) -> float:
    return 0.12 * amount


STAT_WORTH: Final = {
    INFLUENCE: 0.3,
    SECRECY: 0.22,
    PHYSICAL: 0.3,
    SOCIAL: 0.3,
    SOCIAL + 1: 0.3,
    BLOOD_POTENCY: 0.25,
    DAMAGE: 0.35,
    SHIELD: 0.35,
    INTEL: 0.3,
    NO_SECRECY: -0.3,
    UNBLOCKABLE: 0.3,
    AGENDA_AWARD: 0.3,
}


# Verbs


def _gain_prestige(v: Valuer, effect: Effect, c: Context) -> float:
    amount = v.amount(effect, c)
    return fsum(v.look.prestige(seat, amount) for seat in seats_of(v.s, effect["who"], c))


def _lose_prestige(v: Valuer, effect: Effect, c: Context) -> float:
    amount = v.amount(effect, c)
    return fsum(v.look.prestige(seat, -min(amount, v.s.prestige[seat])) for seat in seats_of(v.s, effect["who"], c))


def _pay_prestige(v: Valuer, effect: Effect, c: Context) -> float:
    return v.look.prestige(c.seat, -v.amount(effect, c))


def _steal_prestige(v: Valuer, effect: Effect, c: Context) -> float:
    worth = 0.0
    for giver in seats_of(v.s, effect["giver"], c):
        amount = min(v.amount(effect, c), v.s.prestige[giver])
        worth += v.look.prestige(giver, -amount)
        worth += fsum(v.look.prestige(taker, amount) for taker in seats_of(v.s, effect["taker"], c))
    return worth


def _gain_agenda(v: Valuer, effect: Effect, c: Context) -> float:
    amount = v.amount(effect, c)
    return fsum(v.look.agenda(seat, amount) for seat in seats_of(v.s, effect["who"], c))


def _lose_agenda(v: Valuer, effect: Effect, c: Context) -> float:
    amount = v.amount(effect, c)
    return fsum(v.look.agenda(seat, -amount) for seat in seats_of(v.s, effect["who"], c))


def _mend(v: Valuer, effect: Effect, c: Context) -> float:
    amount = v.amount(effect, c)
    return fsum(v.look.blood(Entity(e), amount) for e in cards_of(v.s, effect["who"], c) if v.s.is_vampire(Entity(e)))


def _lose_blood(v: Valuer, effect: Effect, c: Context) -> float:
    return fsum(hurt(v, Entity(e), v.amount(effect, c)) for e in cards_of(v.s, effect["who"], c))


def hurt(v: Valuer, entity: Entity, amount: int, *, burned: bool = False) -> float:
    """A vampire loses so much Blood."""
    if amount <= 0 or not v.s.in_coterie(entity):
        return 0.0
    if amount >= v.s.blood[entity]:
        return v.look.fall(entity, burned=burned)
    return v.look.blood(entity, -amount)


def _pay_blood(v: Valuer, effect: Effect, c: Context) -> float:
    return v.look.blood(c.minion, -v.amount(effect, c)) if c.minion else 0.0


def _steal_blood(v: Valuer, effect: Effect, c: Context) -> float:
    amount = v.amount(effect, c)
    gained = v.look.blood(c.minion, amount) if c.minion else 0.0
    return gained + fsum(hurt(v, Entity(e), amount) for e in cards_of(v.s, effect["who"], c))


def _mend_for_prestige(v: Valuer, effect: Effect, c: Context) -> float:
    worth = 0.0
    for e in cards_of(v.s, effect["who"], c):
        seat = v.s.controller[e]
        if seat >= 0:
            amount = min(2, v.s.prestige[seat] - 1)
            worth += v.look.prestige(seat, -amount) + v.look.blood(Entity(e), amount)
    return worth


def _blood_on_card(v: Valuer, effect: Effect, c: Context) -> float:
    return v.look.to(c.seat, 0.13 * v.amount(effect, c))


def _more_damage(v: Valuer, effect: Effect, c: Context) -> float:
    return v.more(v.amount(effect, c)) * (1 if c.seat == v.look.seat else -1)


def _deal(v: Valuer, effect: Effect, c: Context) -> float:
    amount, aggravated = v.amount(effect, c), bool(effect.get("aggravated"))
    worth = 0.0
    for e in cards_of(v.s, effect["who"], c):
        entity = Entity(e)
        spared = 0 if aggravated else resistance_of(v.s, entity, v.s.attack_type or PHYSICAL_TYPE)
        worth += hurt(v, entity, amount - spared, burned=aggravated)
    return worth


def _prevent(v: Valuer, effect: Effect, c: Context) -> float:
    """What is dealt to the vampire now would be so much less."""
    amount = v.amount(effect, c)
    dealt = sum(normal + aggravated for who, normal, aggravated, _, _ in v.s.damage if who == c.minion)
    if not dealt:
        return v.look.to(c.seat, 0.15 * amount)
    return hurt(v, c.minion, dealt - amount) - hurt(v, c.minion, dealt)


def _defeat(v: Valuer, effect: Effect, c: Context) -> float:
    return fsum(downfall(v, Entity(e), c.minion) for e in cards_of(v.s, effect["who"], c))


def downfall(v: Valuer, entity: Entity, by: Entity) -> float:
    """I defeat a vampire: with all that is awarded. [RIV-AGENDA-03]"""
    s, look = v.s, v.look
    victim = s.controller[entity]
    worth = look.fall(entity)
    if victim != look.seat:
        award = s.bounty[entity] + int(s.rivals[look.seat] == victim)
        worth += look.agenda(look.seat, award) if award else 0.0
        worth += v.moment(H_DEFEATED, s.ref(entity), by, look.seat + 1)
    return worth


def _draw(v: Valuer, effect: Effect, c: Context) -> float:
    return fsum(v.look.cards(seat, v.amount(effect, c)) for seat in seats_of(v.s, effect["who"], c))


def _discard(v: Valuer, effect: Effect, c: Context) -> float:
    return fsum(v.look.cards(seat, -v.amount(effect, c)) for seat in seats_of(v.s, effect["who"], c))


def _recover(v: Valuer, effect: Effect, c: Context) -> float:
    face = face_of(c.about[CHOSEN_AT]) if len(c.about) > CHOSEN_AT else NO_FACE
    return v.look.to(c.seat, CARD + 0.5 * usefulness(v, face))


def _steal_retainer(v: Valuer, effect: Effect, c: Context) -> float:
    worth = 0.0
    for e in cards_of(v.s, effect["what"], c):
        worth += v.look.to(v.s.controller[e], -0.5) + v.look.to(c.seat, 0.5)
    return worth


def _discard_this(v: Valuer, effect: Effect, c: Context) -> float:
    return v.look.to(c.seat, -0.3)


def _exhaust(v: Valuer, effect: Effect, c: Context) -> float:
    worth = 0.0
    for e in cards_of(v.s, effect["what"], c):
        entity = Entity(e)
        if v.s.exhausted[entity] or not v.s.in_coterie(entity):
            continue
        # Those of others stay so through everybody's turn but theirs: they neither block nor challenge.
        worth += v.look.to(v.s.controller[entity], -(READINESS if v.s.controller[entity] == v.look.seat else 0.3))
    return worth


def _make_ready(v: Valuer, effect: Effect, c: Context) -> float:
    return fsum(v.look.to(v.s.controller[e], 0.35) for e in cards_of(v.s, effect["what"], c) if v.s.exhausted[e])


def _burn(v: Valuer, effect: Effect, c: Context) -> float:
    worth = 0.0
    for e in cards_of(v.s, effect["what"], c):
        owner = v.s.controller[e]
        if Entity(e) != c.source:
            worth += v.look.to(owner, -v.card_in_play(Entity(e))) if owner >= 0 else 0.05
    return worth


def _add_prestige(v: Valuer, effect: Effect, c: Context) -> float:
    amount = v.amount(effect, c)
    found = cards_of(v.s, effect["what"], c)
    return fsum(v.step_of(Entity(e), amount) for e in found) if found else v.look.to(c.seat, 0.2 * amount)


def _add_token(v: Valuer, effect: Effect, c: Context) -> float:
    """Blood on a vampire, Prestige on another card."""
    worth = 0.0
    for e in cards_of(v.s, effect["card_"], c):
        entity, amount = Entity(e), v.amount(effect, c)
        worth += v.look.blood(entity, amount) if v.s.is_vampire(entity) else v.step_of(entity, amount)
    return worth


def _exert(v: Valuer, effect: Effect, c: Context) -> float:
    return fsum(-0.15 * influence_of(v.s, Entity(e)) for e in cards_of(v.s, effect["who"], c))


def _use_up_influence(v: Valuer, effect: Effect, c: Context) -> float:
    return sum(
        v.look.to(v.s.controller[e], -0.15 * influence_of(v.s, Entity(e))) for e in cards_of(v.s, effect["who"], c)
    )


def _set_free(v: Valuer, effect: Effect, c: Context) -> float:
    """Who can go out can do more."""
    return fsum(v.look.to(v.s.controller[e], 0.25) for e in cards_of(v.s, effect["who"], c))


def _makes_contribute(v: Valuer, effect: Effect, c: Context) -> float:
    worth = fsum(v.look.prestige(seat, -1) for seat in seats_of(v.s, effect["who"], c) if v.s.prestige[seat] > 1)
    return worth + sum(v.step_of(Entity(e), 1) for e in cards_of(v.s, effect["what"], c))


def _take_prestige(v: Valuer, effect: Effect, c: Context) -> float:
    return v.look.prestige(c.seat, v.amount(effect, c))


def _put_bounty(v: Valuer, effect: Effect, c: Context) -> float:
    worth = 0.0
    for e in cards_of(v.s, effect["who"], c):
        entity = Entity(e)
        if v.s.controller[entity] == v.look.seat:
            worth -= 0.5
        else:
            worth += 0.55 - 0.06 * v.s.blood[entity]
    return worth


def _turn_out(v: Valuer, effect: Effect, c: Context) -> float:
    return fsum(v.look.to(seat, -0.3) for seat in seats_of(v.s, effect["whose"], c))


def _redirect(v: Valuer, effect: Effect, c: Context) -> float:
    amount = v.amount(effect, c)
    return 0.3 * amount + fsum(v.look.to(seat, -0.3 * amount) for seat in seats_of(v.s, effect["whom"], c))


def _gets(v: Valuer, effect: Effect, c: Context) -> float:
    if effect.get("stat") == INFLUENCE:
        return v.influence(v.amount(effect, c))
    weight = STAT_WORTH.get(effect.get("stat", -1), 0.1)
    return fsum(v.look.to(v.s.controller[e], weight) for e in cards_of(v.s, effect["who"], c)) * v.amount(effect, c)


def _a_little(v: Valuer, effect: Effect, c: Context) -> float:
    return v.look.to(c.seat, 0.1)


VERBS: Final[dict[str, Callable[[Valuer, Effect, Context], float]]] = {
    "gain-prestige": _gain_prestige,
    "lose-prestige": _lose_prestige,
    "pay-prestige": _pay_prestige,
    "steal-prestige": _steal_prestige,
    "gain-agenda": _gain_agenda,
    "lose-agenda": _lose_agenda,
    "mend": _mend,
    "lose-blood": _lose_blood,
    "pay-blood": _pay_blood,
    "steal-blood": _steal_blood,
    "mend-for-prestige": _mend_for_prestige,
    "add-blood": _blood_on_card,
    "give-blood": _mend,
    "more-damage": _more_damage,
    "deal-damage": _deal,
    "prevent": _prevent,
    "defeat": _defeat,
    "draw": _draw,
    "discard": _discard,
    "recover": _recover,
    "steal-retainer": _steal_retainer,
    "discard-this": _discard_this,
    "exhaust": _exhaust,
    "make-ready": _make_ready,
    "burn": _burn,
    "add-prestige": _add_prestige,
    "add-token": _add_token,
    "exert": _exert,
    "use-up-influence": _use_up_influence,
    "set-free": _set_free,
    "makes-contribute": _makes_contribute,
    "take-prestige": _take_prestige,
    "put-bounty": _put_bounty,
    "turn-everybody-out": _turn_out,
    "redirect": _redirect,
    "gets-for-now": _gets,
    "gets-in-attack": _gets,
    "look-at-library": _a_little,
    "look-at-faction": _a_little,
    "add-city-cards": _a_little,
}


# Who decides, how often, whether


def _if(v: Valuer, effect: Control, c: Context) -> float:
    return v.all(effect["then"] if holds(v.s, effect["condition"], c) else effect.get("otherwise") or (), c)


def _for_each(v: Valuer, effect: Control, c: Context) -> float:
    whom = effect["whom"]
    if isinstance(whom, Noun | Seats):
        return fsum(v.all(effect["then"], noted(c, THEY_AT, one)) for one in cards_of(v.s, whom, c))
    return number(v.s, whom, c) * v.all(effect["then"], c)


def _choose(v: Valuer, effect: Control, c: Context) -> float:
    """The best for whoever chooses."""
    found = [v.chosen(effect, one, c) for one in cards_of(v.s, effect["cards"], c)]
    if not found:
        return 0.0
    best = max(found) if v.mine(c, effect.get("by")) else min(found)
    return max(0.0, best) if effect.get("optional") else best


def _may(v: Valuer, effect: Control, c: Context) -> float:
    worth = v.all(effect["then"], c) + v.all(effect["cost"], c)
    return max(0.0, worth) if v.mine(c, effect.get("by")) else min(0.0, worth)


def _either(v: Valuer, effect: Control, c: Context) -> float:
    found = [v.all(way, c) for way in effect["ways"]]
    return max(found) if v.mine(c, effect.get("by")) else min(found)


def _together(v: Valuer, effect: Control, c: Context) -> float:
    return v.all(effect.get("effects") or effect.get("then") or (), c)


CONTROLS: Final[dict[str, Callable[[Valuer, Control, Context], float]]] = {
    "if": _if,
    "for-each": _for_each,
    "choose": _choose,
    "may": _may,
    "either": _either,
    "at-once": _together,
    "afterwards": _together,
}


def option_number(s: Rivals, cards: Noun, one: int) -> int:
    """How an option names a card or player that a noun has found."""
    if cards.word == "player":
        return player_at(Seat(one))
    return in_pile(Face(one)) if cards.get("among") else s.ref(Entity(one))


def usefulness(v: Valuer, face: Face) -> float:
    """What a card in the hand is good for, roughly: to keep it or let it go."""
    if face <= 0:
        return 0.2
    card = CARDS[face]
    look = v.look
    if card.is_vampire:
        few = len(look.s.coterie(look.seat)) < 3
        return 0.9 if few and look.s.prestige[look.seat] > card.bp + 2 else 0.15
    most = max((look.s.bp[e] for e in look.s.coterie(look.seat)), default=0)
    playable = 0.5 if card.has_bp and card.bp > most else 1.0
    return playable * (0.3 + 0.1 * max(card.printed_damage, card.printed_shield, 1))
