"""What cards do: verbs, with how much and whom. Each goes through the one function of the rules for its event."""

from __future__ import annotations

from elysium.engine.cards.nodes import Effect, Noun, Quantity, Ref, Seats
from elysium.engine.state import Seat
from elysium.games.rivals.definitions.language import H_MORTAL_DOWN, NO_ENTITY, Context, Entity, Face
from elysium.games.rivals.marks import MAY_TARGET, mark
from elysium.games.rivals.rules.attack import block_from_afar, suffer_together
from elysium.games.rivals.rules.attack import deal as rule_deal
from elysium.games.rivals.rules.attack import prevent as rule_prevent
from elysium.games.rivals.rules.city import reveal_city_cards, shuffle_back, shuffle_burned_events
from elysium.games.rivals.rules.entities import burn as rule_burn
from elysium.games.rivals.rules.entities import (
    discard_from_play,
    doom,
    send_everybody_home,
    send_out,
    stand_alone,
    turn_out,
)
from elysium.games.rivals.rules.entities import exhaust as rule_exhaust
from elysium.games.rivals.rules.entities import lose_blood as rule_lose_blood
from elysium.games.rivals.rules.entities import make_ready as rule_make_ready
from elysium.games.rivals.rules.entities import mend as rule_mend
from elysium.games.rivals.rules.entities import steal_blood as rule_steal_blood
from elysium.games.rivals.rules.entities import steal_retainer as rule_steal_retainer
from elysium.games.rivals.rules.entities import use_up_influence as rule_use_up_influence
from elysium.games.rivals.rules.hands import discard as rule_discard
from elysium.games.rivals.rules.hands import discard_some, look_at_top, recover
from elysium.games.rivals.rules.hands import discard_top as rule_discard_top
from elysium.games.rivals.rules.hands import draw as rule_draw
from elysium.games.rivals.rules.hands import reveal_top as rule_reveal_top
from elysium.games.rivals.rules.influence import name_half
from elysium.games.rivals.rules.playing import add_prestige as rule_add_prestige
from elysium.games.rivals.rules.tokens import gain_agenda as rule_gain_agenda
from elysium.games.rivals.rules.tokens import gain_prestige as rule_gain_prestige
from elysium.games.rivals.rules.tokens import lose_agenda as rule_lose_agenda
from elysium.games.rivals.rules.tokens import lose_prestige as rule_lose_prestige
from elysium.games.rivals.rules.tokens import steal_prestige as rule_steal_prestige
from elysium.games.rivals.rules.triggers import fire
from elysium.games.rivals.rules.turn import redirect_damage
from elysium.games.rivals.rules.values import influence_of
from elysium.games.rivals.state import CITY, NOBODY, STAYS_OUT, STREETS, Rivals
from elysium.games.rivals.terms import TAKEN_FROM_CARD
from elysium.games.rivals.vocabulary.control import CHOSEN
from elysium.games.rivals.vocabulary.kernel import LANGUAGE
from elysium.games.rivals.vocabulary.things import THIS, YOU

LANGUAGE.names |= {
    "rule_gain_prestige": rule_gain_prestige,
    "rule_gain_agenda": rule_gain_agenda,
    "rule_exhaust": rule_exhaust,
    "rule_make_ready": rule_make_ready,
    "rule_draw": rule_draw,
    "rule_burn": rule_burn,
    "rule_prevent": rule_prevent,
    "rule_steal_retainer": rule_steal_retainer,
    "rule_use_up_influence": rule_use_up_influence,
}
LANGUAGE.knows(discard_from_play, shuffle_burned_events, recover, redirect_damage, name_half, turn_out)

type Whom = Ref | Noun

# Prestige and Agenda


def gain_prestige(amount: Quantity, who: Seats = YOU) -> Effect:
    return Effect("gain-prestige", "rule_gain_prestige(s, who, amount)", (("amount", amount), ("who", who)))


def _lose_prestige(s: Rivals, seat: Seat, amount: int, by: Seat) -> None:
    if seat != NOBODY:
        rule_lose_prestige(s, seat, amount, by)


def lose_prestige(amount: Quantity, who: Seats) -> Effect:
    """By somebody else's doing."""
    return Effect("lose-prestige", "_lose_prestige(s, who, amount, c.seat)", (("amount", amount), ("who", who)))


def pay_prestige(amount: Quantity) -> Effect:
    """Never the last one. [RIV-ABIL-08]"""
    return Effect(
        "pay-prestige",
        "_lose_prestige(s, c.seat, amount, NOBODY)",
        (("amount", amount),),
        payable="prestige[c.seat] > amount",
    )


def _steal_prestige(s: Rivals, taker: Seat, giver: Seat, amount: int) -> None:
    if giver != NOBODY:
        rule_steal_prestige(s, taker, giver, amount)


def steal_prestige(amount: Quantity, giver: Seats, taker: Seats = YOU) -> Effect:
    return Effect(
        "steal-prestige",
        "_steal_prestige(s, taker, giver, amount)",
        (("amount", amount), ("giver", giver), ("taker", taker)),
    )


def gain_agenda(amount: Quantity, who: Seats = YOU) -> Effect:
    return Effect("gain-agenda", "rule_gain_agenda(s, who, amount)", (("amount", amount), ("who", who)))


def _lose_agenda(s: Rivals, seat: Seat, amount: int) -> None:
    if seat != NOBODY:
        rule_lose_agenda(s, seat, amount)


def lose_agenda(amount: Quantity, who: Seats) -> Effect:
    return Effect("lose-agenda", "_lose_agenda(s, who, amount)", (("amount", amount), ("who", who)))


LANGUAGE.knows(_lose_prestige, _steal_prestige, _lose_agenda)
LANGUAGE.names["NOBODY"] = NOBODY

# Blood


def _mend(s: Rivals, who: Entity, amount: int) -> None:
    if s.is_vampire(who):
        rule_mend(s, who, amount)


def mend(amount: Quantity, who: Whom) -> Effect:
    return Effect("mend", "_mend(s, who, amount)", (("amount", amount), ("who", who)))


def _lose_blood(s: Rivals, who: Entity, amount: int, by: Entity) -> None:
    rule_lose_blood(s, who, amount, by)


def lose_blood(amount: Quantity, who: Ref) -> Effect:
    return Effect("lose-blood", "_lose_blood(s, who, amount, c.minion)", (("amount", amount), ("who", who)))


def pay_blood(amount: Quantity) -> Effect:
    """Never the last one. [RIV-ABIL-07]"""
    return Effect(
        "pay-blood",
        "_lose_blood(s, c.minion, amount, NO_ENTITY)",
        (("amount", amount),),
        payable="blood[c.minion] > amount",
        unpaid="last-blood",
    )


def _mend_for_prestige(s: Rivals, who: Entity, amount: int) -> None:
    """[RIV-HEAL-01]"""
    seat = s.controller[who]
    if seat != NOBODY:
        spent = rule_lose_prestige(s, seat, min(amount, s.prestige[seat] - 1))
        rule_mend(s, who, spent)


def mend_for_prestige(amount: Quantity, who: Ref) -> Effect:
    """Its player has to, but not with the last Prestige."""
    return Effect("mend-for-prestige", "_mend_for_prestige(s, who, amount)", (("amount", amount), ("who", who)))


def _steal_blood(s: Rivals, thief: Entity, who: Entity, amount: int) -> None:
    if thief:
        rule_steal_blood(s, thief, who, amount)


def steal_blood(amount: Quantity, who: Ref) -> Effect:
    return Effect("steal-blood", "_steal_blood(s, c.minion, who, amount)", (("amount", amount), ("who", who)))


def _add_blood(s: Rivals, card: Entity, amount: int) -> None:
    s.blood[card] += amount


def add_blood(amount: Quantity, card: Ref = THIS) -> Effect:
    """From the general supply onto a card."""
    return Effect("add-blood", "_add_blood(s, card_, amount)", (("amount", amount), ("card_", card)))


def _give_blood(s: Rivals, card: Entity, who: Entity, amount: int) -> None:
    s.blood[card] -= rule_mend(s, who, min(amount, s.blood[card]))


def give_blood(amount: Quantity, who: Ref) -> Effect:
    """From the card itself onto a vampire."""
    return Effect("give-blood", "_give_blood(s, c.source, who, amount)", (("amount", amount), ("who", who)))


LANGUAGE.knows(_mend, _lose_blood, _steal_blood, _mend_for_prestige, _add_blood, _give_blood)
LANGUAGE.names["NO_ENTITY"] = NO_ENTITY

# Damage


def _more_damage(s: Rivals, amount: int) -> None:
    s.bonus += amount


def more_damage(amount: Quantity) -> Effect:
    """This attack does more to its target. [RIV-TEXT-05]"""
    return Effect("more-damage", "_more_damage(s, amount)", (("amount", amount),))


def _deal(s: Rivals, context: Context, who: Entity, amount: int, aggravated: int) -> None:
    rule_deal(s, who, 0 if aggravated else amount, amount if aggravated else 0, s.attack_type, context.minion)
    if not s.attacker and not s.comes_next(suffer_together):
        s.do((suffer_together,))


def deal_damage(amount: Quantity, who: Whom, *, aggravated: bool = False) -> Effect:
    """Besides what the attack does to its target; outside of an attack it is dealt there and then."""
    args = (("amount", amount), ("who", who), ("aggravated", int(aggravated)))
    return Effect("deal-damage", "_deal(s, c, who, amount, aggravated)", args)


def prevent(amount: Quantity) -> Effect:
    """Damage that this vampire would take."""
    return Effect("prevent", "rule_prevent(s, c.minion, amount)", (("amount", amount),))


def _defeat(s: Rivals, who: Entity, by: Entity) -> None:
    s.blood[who] = 0
    doom(s, who, False, by)


def defeat(who: Ref) -> Effect:
    return Effect("defeat", "_defeat(s, who, c.minion)", (("who", who),))


LANGUAGE.knows(_more_damage, _deal, _defeat)

# Cards


def draw(amount: Quantity, who: Seats = YOU) -> Effect:
    return Effect("draw", "rule_draw(s, who, amount)", (("amount", amount), ("who", who)))


def _discard(s: Rivals, seat: Seat, amount: int) -> None:
    """Whoever has fewer discards them all; a Mortal has nobody who could. [RIV-GLOSS-03]"""
    if seat != NOBODY:
        discard_some(s, seat, amount)


def discard(amount: Quantity, who: Seats = YOU) -> Effect:
    """Cards of one's own choice, from the hand."""
    return Effect(
        "discard",
        "_discard(s, who, amount)",
        (("amount", amount), ("who", who)),
        payable="len(hands[who]) >= amount",
    )


def _discard_card(s: Rivals, seat: Seat, face: Face) -> None:
    rule_discard(s, seat, face)


def discard_card() -> Effect:
    """The one of one's own hand that was chosen."""
    return Effect("discard-card", "_discard_card(s, c.seat, face_of(chosen_at))", (("what", CHOSEN),))


def _discard_top(s: Rivals, seat: Seat) -> None:
    rule_discard_top(s, seat)


def discard_top() -> Effect:
    """The top card of one's own Library."""
    return Effect("discard-top", "_discard_top(s, c.seat)", payable="bool(libraries[c.seat])")


def _reveal_top(s: Rivals, seat: Seat) -> None:
    rule_reveal_top(s, seat)


def reveal_top() -> Effect:
    """It stays there."""
    return Effect("reveal-top", "_reveal_top(s, c.seat)")


def _raise_influence(s: Rivals, seat: Seat, amount: int) -> None:
    s.raised[seat] += amount


def raise_influence(amount: Quantity) -> Effect:
    """Straight to one's total for this action or event. [RIV-CARD-26]"""
    return Effect("raise-influence", "_raise_influence(s, c.seat, amount)", (("amount", amount),))


LANGUAGE.knows(_discard_card, _discard_top, _reveal_top, _raise_influence)


def _move_out(s: Rivals, who: Entity) -> None:
    send_out(s, who)
    if s.region[who] == STREETS:
        stand_alone(s, who)


def move_out(who: Whom) -> Effect:
    """To The Streets, as a party of its own."""
    return Effect("move-out", "_move_out(s, who)", (("who", who),))


def _stay_out(s: Rivals, who: Entity) -> None:
    if who:
        s.flags[who] |= STAYS_OUT


def _set_free(s: Rivals, who: Entity) -> None:
    send_out(s, who, set_free=True)


def set_free(who: Ref) -> Effect:
    """To The Streets, though it could not move there as a rule."""
    return Effect("set-free", "_set_free(s, who)", (("who", who),))


def everybody_home() -> Effect:
    """Out of The Streets."""
    return Effect("everybody-home", "send_everybody_home(s)")


LANGUAGE.knows(_set_free, send_everybody_home)


def stay_out(who: Whom) -> Effect:
    """It does not return to its Haven this turn."""
    return Effect("stay-out", "_stay_out(s, who)", (("who", who),))


def block_with(who: Ref) -> Effect:
    """It goes to The Streets, if it is not there, and blocks the attack. [RIV-CARD-31]"""
    return Effect("block-with", "block_from_afar(s, who)", (("who", who),))


def _attach_retainer(s: Rivals, what: Entity, whom: Entity, quietly: int) -> None:
    rule_steal_retainer(s, what, whom, triggers=not quietly)


def attach_retainer(what: Ref, whom: Ref, *, quietly: bool = False) -> Effect:
    """A Retainer of another vampire; it keeps its state. [RIV-CARD-50]"""
    args = (("what", what), ("whom", whom), ("quietly", int(quietly)))
    return Effect("attach-retainer", "_attach_retainer(s, what, whom, quietly)", args)


LANGUAGE.knows(_move_out, _stay_out, block_from_afar, _attach_retainer)


def recover_chosen(card: Ref) -> Effect:
    """From one's discard pile to one's hand."""
    return Effect("recover", "recover(s, c.seat, face_of(chosen_at))", (("card_", card),))


def _look_at_top(s: Rivals, seat: Seat, faction: int) -> None:
    s.do((look_at_top, seat, faction))


def look_at_library() -> Effect:
    """At its top card, which stays there or goes to the bottom."""
    return Effect("look-at-library", "_look_at_top(s, c.seat, 0)")


def look_at_faction() -> Effect:
    return Effect("look-at-faction", "_look_at_top(s, c.seat, 1)")


def steal_retainer(what: Ref) -> Effect:
    """Onto whoever plays the card. [RIV-CARD-50, RIV-CARD-53]"""
    return Effect("steal-retainer", "rule_steal_retainer(s, what, c.minion)", (("what", what),))


def discard_this() -> Effect:
    """The card itself, from play."""
    return Effect("discard-this", "discard_from_play(s, c.source)", payable="True")


def exhaust(what: Whom) -> Effect:
    return Effect("exhaust", "rule_exhaust(s, what)", (("what", what),), payable="what and not exhausted[what]")


def make_ready(what: Whom) -> Effect:
    return Effect("make-ready", "rule_make_ready(s, what)", (("what", what),))


def _burn(s: Rivals, what: Entity, by: Entity, seat: Seat) -> None:
    """A Mortal of the City Deck is burned without being defeated. [RIV-CARD-45, RIV-CARD-46]"""
    if s.region[what] == CITY and s.card(what).is_mortal:
        fire(s, H_MORTAL_DOWN, s.ref(what), by, seat, 0)
    if s.region[what]:
        rule_burn(s, what)


def burn(what: Whom) -> Effect:
    return Effect("burn", "_burn(s, what, c.minion, c.seat)", (("what", what),))


def _add_prestige(s: Rivals, what: Entity, amount: int, seat: Seat) -> None:
    rule_add_prestige(s, what, amount, seat)


def burn_defeated(what: Ref) -> Effect:
    """Instead of what becomes of a defeated Mortal as a rule."""
    return Effect("burn-defeated", "rule_burn(s, what)", (("what", what),))


def _add_token(s: Rivals, card: Entity, amount: int) -> None:
    """Blood on a vampire, Prestige on any other card: it counts as its controller's. [RIV-HEAL-01, RIV-CONSP-07]"""
    if s.is_vampire(card):
        rule_mend(s, card, amount)
    else:
        rule_add_prestige(s, card, amount, s.controller[card])


def add_token(amount: Quantity, card: Ref) -> Effect:
    """Blood or Prestige from the general supply, whichever lies on such cards."""
    return Effect("add-token", "_add_token(s, card_, amount)", (("amount", amount), ("card_", card)))


def exert(who: Ref) -> Effect:
    """All its Influence, for nothing but what the text says. [RIV-INFL-02, RIV-INFL-03]"""
    return Effect("exert", "rule_use_up_influence(s, who)", (("who", who),), payable="influence_of(s, who) > 0")


def use_up_influence(who: Ref) -> Effect:
    """A No Influence token, and nothing for it."""
    return Effect("use-up-influence", "rule_use_up_influence(s, who)", (("who", who),))


LANGUAGE.knows(_add_token, influence_of)


def add_prestige(amount: Quantity, what: Ref | Noun = THIS) -> Effect:
    """From the general supply onto a card. [RIV-CONSP-05]"""
    return Effect("add-prestige", "_add_prestige(s, what, amount, c.seat)", (("amount", amount), ("what", what)))


def _contribute(s: Rivals, what: Entity, seat: Seat, by: Seat) -> None:
    """Never the last Prestige. Whoever has made them do so may aim the card at them all the same. [RIV-ABIL-14]"""
    if seat == NOBODY or s.prestige[seat] < 2:
        return
    rule_lose_prestige(s, seat, 1)
    rule_add_prestige(s, what, 1, seat)
    if s.controller[what] == by:
        mark(s, what, MAY_TARGET, seat)


def makes_contribute(who: Seats, what: Ref) -> Effect:
    """1 Prestige; who is the target of the card nevertheless if it is resolved this turn. [RIV-CONSP-07]"""
    return Effect("makes-contribute", "_contribute(s, what, who, c.seat)", (("who", who), ("what", what)))


def _take_from(s: Rivals, card: Entity, seat: Seat, amount: int) -> None:
    taken = min(amount, s.blood[card])
    s.blood[card] -= taken
    if taken and not s.quiet:
        s.tell(TAKEN_FROM_CARD, s.ref(card), taken)
    rule_gain_prestige(s, seat, taken)


def take_prestige(amount: Quantity, card: Ref = THIS) -> Effect:
    """From the card to one's own supply."""
    return Effect("take-prestige", "_take_from(s, card_, c.seat, amount)", (("amount", amount), ("card_", card)))


def _put_bounty(s: Rivals, who: Entity, amount: int) -> None:
    s.bounty[who] += amount


def put_bounty(amount: Quantity, who: Ref) -> Effect:
    """Agenda from the general supply for whoever defeats this vampire."""
    return Effect("put-bounty", "_put_bounty(s, who, amount)", (("amount", amount), ("who", who)))


def _reveal_more(s: Rivals, amount: int) -> None:
    s.do((reveal_city_cards, amount))


def add_city_cards(amount: Quantity) -> Effect:
    return Effect("add-city-cards", "_reveal_more(s, amount)", (("amount", amount),))


def discard_from_city(what: Ref) -> Effect:
    """A Mortal in The Streets, which is not defeated by it. [RIV-CARD-39]"""
    return Effect("discard-from-city", "discard_from_play(s, what)", (("what", what),))


def shuffle_events() -> Effect:
    """Those in the burned pile, into the City Deck."""
    return Effect("shuffle-events", "shuffle_burned_events(s)")


def shuffle_with_discards(what: Ref) -> Effect:
    """A City card in play and the City discard pile, into the City Deck."""
    return Effect("shuffle-with-discards", "shuffle_back(s, what)", (("what", what),))


LANGUAGE.knows(shuffle_back)


def turn_everybody_out(whose: Seats) -> Effect:
    """From the Haven of a player to The Streets."""
    return Effect("turn-everybody-out", "turn_out(s, whose)", (("whose", whose),))


def redirect(amount: Quantity, whom: Seats) -> Effect:
    """Damage of the Second Inquisition, to a foe. [RIV-CARD-07]"""
    return Effect("redirect", "redirect_damage(s, whom, amount)", (("amount", amount), ("whom", whom)))


def choose_half() -> Effect:
    """At least half of the players, of whom the Scheme speaks. [RIV-CARD-10]"""
    return Effect("choose-half", "name_half(s, c.seat)")


LANGUAGE.knows(_contribute, _discard, _look_at_top, _burn, _add_prestige, _take_from, _put_bounty, _reveal_more)
