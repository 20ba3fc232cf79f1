"""The thirteen steps of an attack. [RIV-ATTACK]"""

from __future__ import annotations

from typing import NamedTuple

from elysium.engine.audience import EVERYONE
from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Frame, Option, Seat
from elysium.games.rivals.definitions.language import (
    ATTACK,
    BURN_REWARD,
    CARDS,
    H_ATTACKS,
    H_HURT,
    H_MORTAL_DOWN,
    H_PLAYED,
    NO_ENTITY,
    NO_FACE,
    REACTION,
    W_ATTACK,
    W_BLOCK,
    W_PREVENT,
    Context,
    Entity,
    Face,
    Way,
)
from elysium.games.rivals.marks import (
    ANSWERED_DAMAGE,
    ATTACKED_AS,
    CALLED_OFF_AT,
    MORTALS_DEFEATED,
    TABLE_ITSELF,
    forget_marks,
    is_marked,
    mark,
)
from elysium.games.rivals.rules.abilities import might_use, offered, use_ability
from elysium.games.rivals.rules.city import into_city
from elysium.games.rivals.rules.entities import (
    attach,
    burn,
    can_attach,
    discard_from_play,
    doom,
    exhaust,
    forget,
    join,
    make_ready,
    mend,
    send_out,
    settle_doomed,
    stand_alone,
)
from elysium.games.rivals.rules.hands import discard_cards, library_cards, to_discards
from elysium.games.rivals.rules.obstacles import (
    FIRST_TURN,
    FORBIDDEN,
    GUARDS_ONLY,
    LITTLE_INTEL,
    MAY_NOT_BLOCK,
    NEEDS_CLAN,
    NEEDS_POTENCY,
    NO_TARGET,
    NOT_IN_HAND,
    OBSTACLES,
    OTHER_TYPE,
    WRONG_MOMENT,
)
from elysium.games.rivals.rules.tokens import gain_agenda, judge
from elysium.games.rivals.rules.triggers import INTERPRETER, OF_WAY, fire, run_part
from elysium.games.rivals.rules.values import (
    attacking_party,
    attribute_of,
    bonus_of,
    clans_of,
    defending_party,
    fits,
    intel_of_party,
    is_active,
    party_of,
    resistance_of,
    secrecy_of,
    table_bonus,
    the_one,
)
from elysium.games.rivals.state import (
    AGENDA_AWARD,
    ATTACK_CONFLICT,
    ATTACK_SPAN,
    CITY,
    DAMAGE,
    GONE,
    HAVEN,
    LEFT,
    NO_CONFLICT,
    NO_RANGED,
    NOBODY,
    RANGED_TYPE,
    SHIELD,
    STREETS,
    TYPE_NAMES,
    UNBLOCKABLE,
    Rivals,
)
from elysium.games.rivals.terms import (
    AIM,
    ANNOUNCE,
    ATTACH_MORTAL,
    BLOCK,
    BURN_FOR_PARTY,
    BURN_MORTAL,
    CALLED_OFF,
    DAMAGE_SUM,
    DAMAGED,
    LAID_DOWN,
    LAY_ATTACK,
    LAY_NOTHING,
    LAY_REACTION,
    MORTAL_DEFEATED,
    NEGATED,
    PASS,
    PLAY_ATTACK,
    PLAY_FOR_INTEL,
    PLEDGE,
    REDUCED,
    RETARGET,
    REVEALED_ATTACK,
    REVEALED_REACTION,
    UNHURT,
    USE,
    book,
    entity_of,
    in_pile,
)

NOT_LAID = 0
NO_CARD = 1
FACE_DOWN = 2
OPENLY = 3


# Step 1: the attacker


def begin_attack(s: Rivals, attacker: Entity, seat: Seat) -> None:
    """The attacker is exhausted; the ready ones of its party are apart from the exhausted ones. [RIV-ATTACK-04]"""
    s.conflict = ATTACK_CONFLICT
    s.attacker, s.attack_seat = attacker, seat
    if s.region[attacker] == STREETS:
        separate(s, attacker)
    exhaust(s, attacker)
    s.do(
        (aim,),
        (gather_intel, 0),
        (announce_type,),
        (lay_attack_card,),
        (offer_blocks, 0),
        (offer_reaction,),
        (reveal_cards,),
        (use_abilities, 0),
        (resolve,),
        (end_attack,),
    )


def separate(s: Rivals, attacker: Entity) -> None:
    seat, party = s.controller[attacker], s.party[attacker]
    members = [e for e in s.coterie(seat) if s.region[e] == STREETS and s.party[e] == party]
    ready = [e for e in members if not s.exhausted[e]]
    left = [e for e in members if s.exhausted[e]]
    for group in (ready, left):
        for e in group:
            s.party[e] = group[0]


def goes_on(s: Rivals) -> bool:
    """An attacker or target that has left its place ends the attack. [RIV-ATTACK-26]"""
    if not s.attacker or not s.in_coterie(s.attacker) or not s.target:
        return False
    return s.in_coterie(s.target) or s.region[s.target] == CITY


# Step 2: the target


def is_mortal_target(s: Rivals, entity: Entity) -> bool:
    return s.region[entity] == CITY and s.card(entity).is_mortal


def legal_targets(s: Rivals, attacker: Entity) -> list[Entity]:
    """[RIV-ATTACK-02, RIV-ATTACK-03, RIV-SECR-01]"""
    seat = s.controller[attacker]
    found: list[Entity] = []
    for place, region in enumerate(s.region):
        entity = Entity(place)
        if region == CITY:
            if CARDS[s.face[entity]].is_mortal:
                found.append(entity)
        elif HAVEN <= region <= STREETS and not target_obstacle(s, seat, attacker, entity):
            found.append(entity)
    return found


def would_attack(s: Rivals, attacker: Entity) -> list[Entity]:
    """Exhausted ones stay behind in The Streets. [RIV-ATTACK-04]"""
    party = party_of(s, attacker)
    if s.region[attacker] != STREETS:
        return party
    return [e for e in party if e == attacker or not s.exhausted[e]]


def has_mortal(s: Rivals) -> bool:
    """Whether there is somebody in The Streets whom any vampire there may attack. [RIV-ATTACK-02]"""
    face = s.face
    for entity in s.in_region(CITY):  # noqa: SIM110  # quicker than a generator
        if CARDS[face[entity]].is_mortal:
            return True
    return False


def has_target(s: Rivals, attacker: Entity) -> bool:
    """Whether there is a vampire to attack."""
    seat = s.controller[attacker]
    for entity in s.kindred:  # noqa: SIM110
        if not target_obstacle(s, seat, attacker, entity):
            return True
    return False


def target_obstacle(s: Rivals, seat: Seat, attacker: Entity, entity: Entity) -> int:
    """Intel may come from any player's hand. [RIV-SECR-02, RIV-SECR-03]"""
    other = s.controller[entity]
    if other == seat:
        return NO_TARGET
    if is_mortal_target(s, entity):
        return 0
    if not s.in_coterie(entity):
        return NO_TARGET
    if not s.begun >> other & 1:
        return FIRST_TURN
    needed = secrecy_of(s, entity)
    if needed:
        if is_marked(s, attacker, CALLED_OFF_AT, entity):
            return LITTLE_INTEL
        needed -= sum([len(hand) for hand in s.hands])
        if needed > 0 and needed > intel_of_party(s, would_attack(s, attacker), s.ref(entity)):
            return LITTLE_INTEL
    return 0


@book.step
def aim(s: Rivals) -> None:
    if s.claim:
        s.target = s.first_target = s.claimant
        s.defender = s.controller[s.claimant]
        return
    s.ask(s.attack_seat, choose_target)


@book.choice("RIV-ATTACK-02", "RIV-ATTACK-03", "RIV-SECR-01")
def choose_target(s: Rivals, seat: Seat) -> list[Option]:
    return [(AIM, s.ref(entity)) for entity in legal_targets(s, s.attacker)]


@book.answer(choose_target)
def target_is_chosen(s: Rivals, seat: Seat, option: Option) -> None:
    s.target = s.first_target = entity_of(option[1])
    s.defender = s.controller[s.target] if s.in_coterie(s.target) else NOBODY
    fire(s, H_ATTACKS, s.ref(s.target), s.attacker, seat)


@book.refusal(choose_target)
def not_a_target(s: Rivals, seat: Seat, option: Option) -> IllegalChoice:
    entity = the_one(s, option[1]) if option[0] == AIM else NO_ENTITY
    obstacle = NO_TARGET
    if entity:
        obstacle = target_obstacle(s, seat, s.attacker, entity) or NO_TARGET
    return IllegalChoice(*OBSTACLES[obstacle])


# Step 3: Intel


@book.step
def gather_intel(s: Rivals, place: int) -> None:
    """Players are asked until there is enough; cards are discarded only then. [RIV-ATTACK-05, RIV-SECR-02]"""
    if not goes_on(s):
        return
    if not place and not s.intel:
        s.intel = intel_of_party(s, attacking_party(s), s.ref(s.target))
    if s.claim or secrecy_of(s, s.target) <= s.intel:
        pledged, s.raised = s.raised, [0] * s.seats
        s.do(*((discard_cards, seat, pledged[seat]) for seat in s.clockwise_from(s.attack_seat) if pledged[seat]))
        return
    order = s.clockwise_from(s.attack_seat)
    if place < len(order):
        s.do((gather_intel, place + 1))
        if s.hands[order[place]]:
            s.ask(order[place], pledge_intel)
        return
    call_off(s)


def call_off(s: Rivals) -> None:
    """Nothing has happened, but the same is not tried again this turn. [RIV-ATTACK-05]"""
    attacker = s.attacker
    if not s.quiet:
        s.tell(CALLED_OFF, s.ref(attacker))
    mark(s, attacker, CALLED_OFF_AT, s.target)
    make_ready(s, attacker)
    s.actions += 1
    if s.attack_card:
        s.to_hand(s.attack_seat, s.attack_card)
        shown = (*s.shown_hands[s.attack_seat], s.attack_card)
        s.shown_hands = s.put(s.shown_hands, s.attack_seat, tuple(sorted(shown)))
        s.attack_card = NO_FACE
    s.attacker = NO_ENTITY


@book.choice("RIV-SECR-02", "RIV-SECR-03", "RIV-SECR-04")
def pledge_intel(s: Rivals, seat: Seat) -> list[Option]:
    """How many cards somebody gives for Intel; the attacking player may have a card that gives some."""
    lacking = secrecy_of(s, s.target) - s.intel
    found: list[Option] = [(PLEDGE, number) for number in range(min(lacking, len(s.hands[seat])) + 1)]
    if seat == s.attack_seat and not s.attack_laid:
        for face in dict.fromkeys(s.hands[seat]):
            way = CARDS[face].way(ATTACK)
            if way is not None and way.intel and not attack_obstacle(s, seat, face, 0):
                found.append((PLAY_FOR_INTEL, face))
    return found


@book.answer(pledge_intel)
def intel_is_pledged(s: Rivals, seat: Seat, option: Option) -> None:
    if option[0] == PLEDGE:
        s.raised[seat] += option[1]
        s.intel += option[1]
        return
    face = Face(option[1])
    way = CARDS[face].way(ATTACK)
    assert way is not None
    s.from_hand(seat, face)
    s.attack_card, s.attack_laid = face, OPENLY
    s.intel += way.intel
    if secrecy_of(s, s.target) > s.intel:
        s.ask(seat, pledge_intel)


# Steps 4 and 5: the type of attack and a card


@book.step
def announce_type(s: Rivals) -> None:
    if not goes_on(s):
        return
    if s.attack_card:
        s.attack_type = CARDS[s.attack_card].attack_type
        return
    s.ask(s.attack_seat, announce_attack)


@book.choice("RIV-ATTACK-06")
def announce_attack(s: Rivals, seat: Seat) -> list[Option]:
    return [(ANNOUNCE, kind) for kind in range(1, len(TYPE_NAMES))]


@book.answer(announce_attack)
def attack_is_announced(s: Rivals, seat: Seat, option: Option) -> None:
    s.attack_type = option[1]


@book.step
def lay_attack_card(s: Rivals) -> None:
    """Asked even if there is nothing to lay: nobody can tell. [RIV-ATTACK-07, RIV-CLAIM-08]"""
    if not goes_on(s) or s.attack_laid:
        return
    barred = s.claim and s.rivals[s.attack_seat] != s.defender
    if barred or not library_cards(s, s.attack_seat):
        s.attack_laid = NO_CARD
    else:
        s.ask(s.attack_seat, choose_attack_card)


def attack_obstacle(s: Rivals, seat: Seat, face: Face, attack_type: int) -> int:
    """Why a card cannot be this attack's; of any type if none is said. [RIV-ATTACK-19, RIV-ACARD-04]"""
    card = CARDS[face]
    way = card.way(ATTACK)
    if way is None:
        return WRONG_MOMENT
    if attack_type and card.attack_type != attack_type:
        return OTHER_TYPE
    if card.has_bp and card.bp > s.bp[s.attacker]:
        return NEEDS_POTENCY
    if card.clan and not clans_of(s, seat) >> card.clan & 1:
        return NEEDS_CLAN
    if card.attack_type == RANGED_TYPE and table_bonus(s, NO_RANGED):
        return FORBIDDEN
    context = Context(seat, s.attacker, s.ref(s.target), face)
    return 0 if fits(s, way.when, context) else FORBIDDEN


@book.choice("RIV-ATTACK-07", "RIV-ATTACK-06")
def choose_attack_card(s: Rivals, seat: Seat) -> list[Option]:
    """Against a Mortal it may be played face up. [RIV-MORTAL-01]"""
    found: list[Option] = [(LAY_NOTHING,)]
    mortal = s.defender == NOBODY
    for face in dict.fromkeys(s.hands[seat]):
        if CARDS[face].attack_type == s.attack_type and not attack_obstacle(s, seat, face, s.attack_type):
            found.append((LAY_ATTACK, face))
            if mortal:
                found.append((PLAY_ATTACK, face))
    return found


@book.answer(choose_attack_card)
def attack_card_is_laid(s: Rivals, seat: Seat, option: Option) -> None:
    if option[0] == LAY_NOTHING:
        s.attack_laid = NO_CARD
        return
    s.attack_card = Face(option[1])
    s.from_hand(seat, s.attack_card)
    s.attack_laid = FACE_DOWN if option[0] == LAY_ATTACK else OPENLY
    if option[0] == LAY_ATTACK and not s.quiet:
        s.tell(LAID_DOWN, seat)


@book.refusal(choose_attack_card)
def attack_card_refused(s: Rivals, seat: Seat, option: Option) -> IllegalChoice:
    if option[0] not in (LAY_ATTACK, PLAY_ATTACK) or option[1] not in s.hands[seat]:
        return IllegalChoice(*OBSTACLES[NOT_IN_HAND])
    return IllegalChoice(*OBSTACLES[attack_obstacle(s, seat, Face(option[1]), s.attack_type) or WRONG_MOMENT])


# Step 6: blocks


@book.step
def offer_blocks(s: Rivals, place: int) -> None:
    """The defending player first, then others who can block from elsewhere. [RIV-ATTACK-08, RIV-CLAIM-05]"""
    if not goes_on(s) or s.claim or s.blocker or bonus_of(s, UNBLOCKABLE, s.attacker):
        return
    order = block_order(s)
    if place >= len(order):
        return
    s.do((offer_blocks, place + 1))
    seat = order[place]
    if blockers(s, seat) or might_use(s, seat, W_BLOCK):
        s.ask(seat, decide_block)


def block_order(s: Rivals) -> list[Seat]:
    others = [seat for seat in s.clockwise_from(s.turn) if seat not in (s.attack_seat, s.defender)]
    return [s.defender, *others] if s.defender != NOBODY else others


def blockers(s: Rivals, seat: Seat) -> list[Entity]:
    """Ready ones of the target's party, but for the target; of Ranged attacks only Guards. [RIV-RANGED-02]"""
    if seat != s.defender:
        return []
    ranged = s.attack_type == RANGED_TYPE
    target = s.target
    return [
        e for e in party_of(s, target) if e != target and not s.exhausted[e] and (not ranged or CARDS[s.face[e]].guard)
    ]


@book.choice("RIV-BLOCK-01", "RIV-BLOCK-03", "RIV-BLOCK-04", "RIV-RANGED-02")
def decide_block(s: Rivals, seat: Seat) -> list[Option]:
    return [(PASS,), *((BLOCK, s.ref(e)) for e in blockers(s, seat)), *offered(s, seat, W_BLOCK)]


@book.answer(decide_block)
def block_is_decided(s: Rivals, seat: Seat, option: Option) -> None:
    if option[0] == BLOCK:
        block_with(s, entity_of(option[1]))
    elif option[0] == USE:
        use_ability(s, seat, option)


def block_with(s: Rivals, blocker: Entity) -> None:
    """It becomes the target and stays a blocker. [RIV-BLOCK-01, RIV-BLOCK-05]"""
    exhaust(s, blocker)
    s.blocker = s.target = blocker
    s.defender = s.controller[blocker]


def block_from_afar(s: Rivals, blocker: Entity) -> None:
    """Into the party of its own that it blocks for in The Streets, otherwise as a party of its own. [RIV-CARD-33]"""
    target = s.target
    send_out(s, blocker)
    if s.region[target] == STREETS and s.controller[target] == s.controller[blocker]:
        if s.party[target] != s.party[blocker]:
            join(s, blocker, target)
    else:
        stand_alone(s, blocker)
    block_with(s, blocker)


@book.refusal(decide_block)
def block_refused(s: Rivals, seat: Seat, option: Option) -> IllegalChoice:
    if option[0] == BLOCK:
        entity = the_one(s, option[1])
        ranged = s.attack_type == RANGED_TYPE and entity in party_of(s, s.target)
        return IllegalChoice(*OBSTACLES[GUARDS_ONLY if ranged else MAY_NOT_BLOCK])
    return IllegalChoice(*OBSTACLES[WRONG_MOMENT])


# Step 7: the Reaction


@book.step
def offer_reaction(s: Rivals) -> None:
    """Asked even if there is nothing to lay. [RIV-REACT-01, RIV-REACT-07]"""
    if not goes_on(s) or s.claim or s.defender == NOBODY or not library_cards(s, s.defender):
        return
    s.ask(s.defender, choose_reaction)


def reaction_obstacle(s: Rivals, seat: Seat, face: Face) -> int:
    """[RIV-REACT-01, RIV-REACT-02, RIV-ACARD-04]"""
    card = CARDS[face]
    way = card.way(REACTION)
    if way is None:
        return WRONG_MOMENT
    if not card.reaction_types >> s.attack_type & 1:
        return OTHER_TYPE
    if card.has_bp and card.bp > s.bp[s.target]:
        return NEEDS_POTENCY
    if card.clan and not clans_of(s, seat) >> card.clan & 1:
        return NEEDS_CLAN
    if s.attack_type == RANGED_TYPE and table_bonus(s, NO_RANGED):
        return FORBIDDEN
    return 0 if fits(s, way.when, Context(seat, s.target, s.ref(s.attacker), face)) else FORBIDDEN


@book.choice("RIV-REACT-01", "RIV-REACT-02")
def choose_reaction(s: Rivals, seat: Seat) -> list[Option]:
    found: list[Option] = [(LAY_NOTHING,)]
    for face in dict.fromkeys(s.hands[seat]):
        if CARDS[face].reaction_types >> s.attack_type & 1 and not reaction_obstacle(s, seat, face):
            found.append((LAY_REACTION, face))
    return found


@book.answer(choose_reaction)
def reaction_is_laid(s: Rivals, seat: Seat, option: Option) -> None:
    if option[0] == LAY_NOTHING:
        s.reaction_laid = NO_CARD
        return
    s.reaction_card = Face(option[1])
    s.reaction_laid = FACE_DOWN
    s.reactor = s.target
    s.from_hand(seat, s.reaction_card)
    if not s.quiet:
        s.tell(LAID_DOWN, seat)


@book.refusal(choose_reaction)
def reaction_refused(s: Rivals, seat: Seat, option: Option) -> IllegalChoice:
    if option[0] != LAY_REACTION or option[1] not in s.hands[seat]:
        return IllegalChoice(*OBSTACLES[NOT_IN_HAND])
    if reaction_obstacle(s, seat, Face(option[1])) == OTHER_TYPE:
        return IllegalChoice("other-attack-type", "RIV-REACT-01")
    return IllegalChoice(*OBSTACLES[reaction_obstacle(s, seat, Face(option[1])) or WRONG_MOMENT])


# Step 8: cards are revealed


@book.step
def reveal_cards(s: Rivals) -> None:
    """The attacking player first. [RIV-ATTACK-09, RIV-ATTACK-11]"""
    if not goes_on(s):
        return
    if s.attack_laid == FACE_DOWN:
        s.attack_laid = OPENLY
        s.show(EVERYONE, REVEALED_ATTACK, s.attack_card)
    if s.reaction_laid == FACE_DOWN:
        s.reaction_laid = OPENLY
        s.show(EVERYONE, REVEALED_REACTION, s.reaction_card)
        fire(s, H_PLAYED, in_pile(s.reaction_card), s.reactor, s.controller[s.reactor])
    if s.attack_card and CARDS[s.attack_card].targeted and len(retargets(s)) > 1:
        s.ask(s.attack_seat, retarget)


def retargets(s: Rivals) -> list[Entity]:
    """Whom the Intel of this attack reaches in the opposing party. [RIV-CARD-15, RIV-SECR-06]"""
    if s.claim or not s.in_coterie(s.target):
        # A challenge is an attack on the claimant and on nobody else. [RIV-CLAIM-03]
        return []
    return [e for e in defending_party(s) if e == s.target or secrecy_of(s, e) <= s.intel]


@book.choice("RIV-CARD-15", "RIV-ATTACK-10")
def retarget(s: Rivals, seat: Seat) -> list[Option]:
    return [(RETARGET, s.ref(e)) for e in retargets(s)]


@book.answer(retarget)
def is_retargeted(s: Rivals, seat: Seat, option: Option) -> None:
    """No new block; the blocker stays one. [RIV-CARD-16, RIV-CARD-17]"""
    s.target = entity_of(option[1])


# Step 9: abilities


@book.step
def use_abilities(s: Rivals, side: int) -> None:
    """The attacking player's, then the defending player's. [RIV-ATTACK-12]"""
    if not goes_on(s) or side > 1:
        return
    seat = s.defender if side else s.attack_seat
    s.do((use_abilities, side + 1))
    if seat != NOBODY and might_use(s, seat, W_ATTACK):
        s.ask(seat, use_in_attack, side)


@book.choice("RIV-ATTACK-12", "RIV-TEXT-03", "RIV-ABIL-04")
def use_in_attack(s: Rivals, seat: Seat, side: int) -> list[Option]:
    return [(PASS,), *offered(s, seat, W_ATTACK)]


@book.answer(use_in_attack)
def used_in_attack(s: Rivals, seat: Seat, option: Option, side: int) -> None:
    if option[0] == PASS:
        return
    s.cancel(use_abilities)
    s.do((use_abilities, side))
    use_ability(s, seat, option)


# Step 10: damage is added up, and texts take effect


def attack_way(s: Rivals) -> Way | None:
    return CARDS[s.attack_card].way(ATTACK) if s.attack_card else None


def reaction_way(s: Rivals) -> Way | None:
    return CARDS[s.reaction_card].way(REACTION) if s.reaction_card else None


def attack_context(s: Rivals) -> Context:
    return Context(s.attack_seat, s.attacker, s.ref(s.target), s.attack_card)


def reaction_context(s: Rivals) -> Context:
    return Context(s.controller[s.reactor], s.reactor, s.ref(s.attacker), s.reaction_card)


TEXT_NEGATED = 1
REACTION_NEGATED = 2


@book.step
def resolve(s: Rivals) -> None:
    """In a clash the active player's card comes first. [RIV-ATTACK-13, RIV-CARD-13, RIV-TEXT-06]"""
    if not goes_on(s):
        return
    s.resolving = True
    attack, reaction = attack_way(s), reaction_way(s)
    if attack is not None and reaction is not None:
        if attack.negates and fits(s, attack.negates, attack_context(s)):
            _negate(s, REACTION_NEGATED, s.reaction_card)
        elif reaction.negates and fits(s, reaction.negates, reaction_context(s)):
            _negate(s, TEXT_NEGATED, s.attack_card)
    s.do((add_up,), (reduce_damage,), (offer_prevention, 0), (take_damage,), (aftermath,))
    if reaction is not None and s.negated != REACTION_NEGATED:
        context = reaction_context(s)
        number = CARDS[s.reaction_card].ways.index(reaction)
        run_part(s, s.reaction_card, OF_WAY, number, context.seat, s.reactor, context.target)
    if attack is not None and s.negated != TEXT_NEGATED:
        number = CARDS[s.attack_card].ways.index(attack)
        run_part(s, s.attack_card, OF_WAY, number, s.attack_seat, s.attacker, s.ref(s.target))


def _negate(s: Rivals, what: int, face: Face) -> None:
    s.negated = what
    if not s.quiet:
        s.tell(NEGATED, face)


def deal(s: Rivals, victim: Entity, amount: int, aggravated: int, kind: int, by: Entity) -> None:
    """Damage that a text does besides; it is taken with the rest."""
    for place, entry in enumerate(s.damage):
        if entry[0] == victim and entry[4] == by and entry[3] == kind:
            s.damage[place] = (victim, entry[1] + amount, entry[2] + aggravated, kind, by)
            return
    s.damage.append((victim, amount, aggravated, kind, by))


@book.step
def add_up(s: Rivals) -> None:
    """[RIV-DAMAGE-01, RIV-ATTACK-20, RIV-ATTACK-21, RIV-RANGED-01, RIV-AGG-07]"""
    aggravated = attack_way(s) is not None and CARDS[s.attack_card].aggravated
    _deal_sum(s, s.target, force(s), aggravated, s.attack_type, s.attacker)
    reaction = reaction_way(s)
    if reaction is None or s.negated == REACTION_NEGATED or CARDS[s.reaction_card].printed_damage < 0:
        return
    kind = reaction.damage_type or s.attack_type
    more = bonus_of(s, DAMAGE, s.reactor, s.ref(s.attacker))
    if reaction.damage is not None:
        more += reaction.damage(s, reaction_context(s))
    card = CARDS[s.reaction_card]
    answer = Force(attribute_of(s, s.reactor, kind), card.printed_damage, more)
    _deal_sum(s, s.attacker, answer, card.aggravated, kind, s.reactor)


class Force(NamedTuple):
    """What damage adds up from."""

    attribute: int
    printed: int
    more: int
    """What texts add."""


def force(s: Rivals) -> Force:
    """Of an attack, as far as it is known: in a view a card that lies face down does not count."""
    attack = attack_way(s)
    printed, more = 0, s.bonus + bonus_of(s, DAMAGE, s.attacker, s.ref(s.target))
    if attack is not None:
        printed = max(0, CARDS[s.attack_card].printed_damage)
        if attack.damage is not None and s.negated != TEXT_NEGATED:
            more += attack.damage(s, attack_context(s))
    return Force(attribute_of(s, s.attacker, s.attack_type), printed, more)


def _deal_sum(s: Rivals, victim: Entity, parts: Force, aggravated: bool, kind: int, by: Entity) -> None:
    total = sum(parts)
    if total <= 0:
        return
    deal(s, victim, 0 if aggravated else total, total if aggravated else 0, kind, by)
    if not s.quiet:
        s.tell(DAMAGE_SUM, s.ref(victim), 0 if aggravated else total, total if aggravated else 0, *parts)


# Step 11: damage is reduced


@book.step
def reduce_damage(s: Rivals) -> None:
    """By attributes, unless it is Aggravated, and by Shields. [RIV-ATTACK-25, RIV-AGG-01, RIV-AGG-02, RIV-AGG-06]"""
    for place, (victim, normal, aggravated, kind, by) in enumerate(s.damage):
        if not s.in_coterie(victim):
            continue
        withstood = min(normal, resistance_of(s, victim, kind))
        left = normal - withstood
        shields = shields_of(s, victim, by)
        spared = min(shields, aggravated)
        lower = max(0, left - (shields - spared))
        less = normal - lower + spared
        if less and not s.quiet:
            s.tell(REDUCED, s.ref(victim), less, withstood, less - withstood)
        s.damage[place] = (victim, lower, aggravated - spared, kind, by)


def shields_of(s: Rivals, victim: Entity, by: Entity) -> int:
    """A Reaction protects only the vampire that played it. [RIV-REACT-03, RIV-CARD-06]"""
    attack = attack_way(s)
    if by == s.attacker and attack is not None and attack.piercing and fits(s, attack.piercing, attack_context(s)):
        return 0
    shields = bonus_of(s, SHIELD, victim)
    reaction = reaction_way(s)
    if victim == s.reactor and reaction is not None and s.negated != REACTION_NEGATED:
        shields += CARDS[s.reaction_card].printed_shield
        if reaction.shield is not None:
            shields += reaction.shield(s, reaction_context(s))
    return shields


def prevent(s: Rivals, victim: Entity, amount: int) -> None:
    """Aggravated damage first."""
    for place, (whom, normal, aggravated, kind, by) in enumerate(s.damage):
        if whom == victim and normal + aggravated > 0:
            spared = min(amount, aggravated)
            less = min(amount - spared, normal)
            s.damage[place] = (whom, normal - less, aggravated - spared, kind, by)
            amount -= spared + less


@book.step
def offer_prevention(s: Rivals, place: int) -> None:
    """[RIV-ABIL-06, RIV-SAD-06]"""
    if place >= len(s.damage):
        return
    victim, normal, aggravated, _, _ = s.damage[place]
    if normal + aggravated > 0 and s.in_coterie(victim) and might_use(s, s.controller[victim], W_PREVENT):
        seat = s.controller[victim]
        if len(prevention(s, seat, place)) > 1:
            s.do((offer_prevention, place))
            s.ask(seat, prevent_damage, place)
            return
    forget_marks(s, ANSWERED_DAMAGE)
    s.do((offer_prevention, place + 1))


@book.choice("RIV-ATTACK-25", "RIV-SAD-06")
def prevent_damage(s: Rivals, seat: Seat, place: int) -> list[Option]:
    return prevention(s, seat, place)


def prevention(s: Rivals, seat: Seat, place: int) -> list[Option]:
    """What protects this very vampire."""
    victim = s.ref(s.damage[place][0])
    return [(PASS,), *(option for option in offered(s, seat, W_PREVENT) if option[2] == victim)]


@book.answer(prevent_damage)
def damage_is_prevented(s: Rivals, seat: Seat, option: Option, place: int) -> None:
    if option[0] == PASS:
        forget_marks(s, ANSWERED_DAMAGE)
        s.exchange((offer_prevention, place), (offer_prevention, place + 1))
    else:
        use_ability(s, seat, option)


# Step 12: damage is received


@book.step
def take_damage(s: Rivals) -> None:
    """[RIV-ATTACK-15, RIV-DAMAGE-06, RIV-AGG-03, RIV-MORTAL-03]"""
    for victim, normal, aggravated, _, by in s.damage:
        if s.region[victim] == CITY:
            _hurt_mortal(s, victim, normal + aggravated, by)
        elif s.in_coterie(victim) and normal + aggravated:
            had = s.blood[victim]
            s.blood[victim] = max(0, had - normal - aggravated)
            if not s.quiet:
                s.tell(DAMAGED, s.ref(victim), normal, aggravated)
            if had and not s.blood[victim]:
                doom(s, victim, aggravated > 0, by)
        elif not s.quiet:
            s.tell(UNHURT, s.ref(victim))
    s.resolving = False
    if s.doomed:
        s.do((settle_doomed,))


def _hurt_mortal(s: Rivals, mortal: Entity, amount: int, by: Entity) -> None:
    if amount >= s.card(mortal).blood:
        s.do((mortal_falls, mortal, by))
    elif not s.quiet:
        s.tell(UNHURT, s.ref(mortal))


@book.step
def mortal_falls(s: Rivals, mortal: Entity, by: Entity) -> None:
    """[RIV-MORTAL-06, RIV-MORTAL-07, RIV-SAD-09]"""
    card, seat = s.card(mortal), s.attack_seat
    if not s.quiet:
        s.tell(MORTAL_DEFEATED, s.ref(mortal), seat)
    mark(s, TABLE_ITSELF, MORTALS_DEFEATED, seat)
    award = card.agenda
    if s.region[mortal] == CITY and card.is_retainer and not card.is_citizen:
        award += table_bonus(s, AGENDA_AWARD)
    gain_agenda(s, seat, award)
    if card.is_retainer:
        s.ask(seat, burn_or_attach, mortal, by)
    else:
        s.do((discard_mortal, mortal))
    fire(s, H_MORTAL_DOWN, s.ref(mortal), by, seat, 1)


@book.step
def discard_mortal(s: Rivals, mortal: Entity) -> None:
    """Into the City Deck if an Agenda that lies open says so. [RIV-CARD-04]"""
    if s.region[mortal] in (GONE, LEFT):
        return
    if s.card(mortal).is_inquisition and any(
        s.agendas[seat] and is_active(s, s.agendas[seat]) and s.card(s.agendas[seat]).shuffles_defeated
        for seat in s.everybody()
    ):
        face = s.face[mortal]
        forget(s, mortal)
        into_city(s, [face])
    else:
        discard_from_play(s, mortal)


@book.choice("RIV-MORTAL-06", "RIV-ATTACH-01")
def burn_or_attach(s: Rivals, seat: Seat, mortal: Entity, by: Entity) -> list[Option]:
    found: list[Option] = [(BURN_MORTAL,)]
    if s.in_coterie(by):
        if can_attach(s, by):
            found.append((ATTACH_MORTAL,))
        if any(s.card(e).burns_for_party for e in attacking_party(s)):
            found.append((BURN_FOR_PARTY,))
    return found


@book.answer(burn_or_attach)
def burned_or_attached(s: Rivals, seat: Seat, option: Option, mortal: Entity, by: Entity) -> None:
    """[RIV-MORTAL-08, RIV-MORTAL-09]"""
    face = s.face[mortal]
    if option[0] == ATTACH_MORTAL:
        attach(s, mortal, by)
        return
    burn(s, mortal)
    if option[0] == BURN_FOR_PARTY:
        for e in attacking_party(s):
            mend(s, e, 1)
    elif s.in_coterie(by):
        for number, way in enumerate(CARDS[face].ways):
            if way.kind == BURN_REWARD:
                run_part(s, face, OF_WAY, number, seat, by)


# Damage that is no part of an attack


@book.step
def suffer_together(s: Rivals) -> None:
    """In one go for each; it can be prevented. [RIV-SAD-05, RIV-SAD-06, RIV-SAD-07]"""
    if s.damage:
        s.resolving = True
        s.do((offer_prevention, 0), (take_damage,), (forget_damage,))


@book.step
def forget_damage(s: Rivals) -> None:
    s.damage = []


# Step 13, and the end


@book.step
def aftermath(s: Rivals) -> None:
    """[RIV-ATTACK-16]"""
    for victim, normal, aggravated, _, by in s.damage:
        if normal + aggravated and s.is_vampire(victim):
            fire(s, H_HURT, s.ref(victim), normal, aggravated, by)


def _after_damage(s: Rivals, frame: Frame) -> None:
    """What a card does when damage has been taken. [RIV-ATTACK-16]"""
    s.after((aftermath,), frame)


INTERPRETER.postpone = _after_damage


@book.step
def end_attack(s: Rivals) -> None:
    """[RIV-ATTACK-17, RIV-WIN-10]"""
    if s.attacker and s.in_coterie(s.attacker):
        for e in attacking_party(s):
            mark(s, e, ATTACKED_AS, s.attack_type)
    s.lasting = [entry for entry in s.lasting if entry[1:3] != (UNBLOCKABLE, s.attacker)]
    if s.attack_card:
        to_discards(s, s.attack_seat, s.attack_card)
    if s.reaction_card:
        to_discards(s, reaction_seat(s), s.reaction_card)
    s.attack_card = s.reaction_card = NO_FACE
    s.attack_laid = s.reaction_laid = NOT_LAID
    s.attacker = s.target = s.first_target = s.reactor = s.blocker = NO_ENTITY
    s.attack_seat = s.defender = NOBODY
    s.intel = s.attack_type = s.bonus = s.negated = 0
    s.claim = s.resolving = False
    s.damage = []
    s.raised = [0] * s.seats
    s.conflict = NO_CONFLICT
    s.end_scope(ATTACK_SPAN)
    s.do((judge,))


def reaction_seat(s: Rivals) -> Seat:
    """Whoever laid the Reaction, wherever its vampire is by now."""
    return s.controller[s.reactor] if s.controller[s.reactor] != NOBODY else s.defender
