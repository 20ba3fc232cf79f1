"""Phases other than the minion phase: unlocking, master cards, influence, discarding."""

from __future__ import annotations

from math import fsum
from typing import Final

from elysium.engine.state import Option
from elysium.games.vtes.advising.outlook import BLOOD, Outlook
from elysium.games.vtes.definitions.language import (
    ACTION_KINDS,
    CARDS,
    COMBAT_CARD,
    EVENT,
    MASTER,
    MODIFIER,
    NO_ENTITY,
    REACTION,
    Card,
    Entity,
    Face,
    LoweredEffect,
    Mode,
)
from elysium.games.vtes.definitions.meaning import Meaning
from elysium.games.vtes.state import CONTESTED, READY, TORPOR, UNCONTROLLED
from elysium.games.vtes.terms import (
    BRING_OUT,
    CONVINCE,
    DISCARD,
    DRAW_CRYPT,
    EDGE_POOL,
    MERGE,
    PAY_CONTEST,
    PAY_TITLE,
    PLAY,
    RECALL,
    RECOVER,
    TRANSFER,
    UNLOCK_INFERNAL,
    USE,
    WITHDRAW,
    YIELD,
    YIELD_TITLE,
    entity_of,
    entity_used,
    face_of,
    face_played,
    seat_of,
    way_of,
)

RESERVES: Final = (4, 7, 11, 14, 18, 22)
"""The pool that is kept while bringing out another minion, by how many are ready."""
DRAWS_CRYPT_ABOVE: Final = 12
MERGES_ABOVE: Final = 5
FEW_MINIONS: Final = 3


# Influence


def influence_score(look: Outlook, option: Option, random_part: float) -> float:
    verb = option[0]
    if verb == BRING_OUT:
        return 20.0 if entity_of(option[1]) in candidates(look) else -1.0
    if verb == MERGE:
        return 12.0 if look.s.pool[look.seat] > MERGES_ABOVE else -1.0
    if verb == TRANSFER:
        return _transfer_score(look, entity_of(option[1]))
    if verb == RECALL:
        entity = entity_of(option[1])
        poor = look.s.pool[look.seat] <= 4 and look.ready[look.seat]
        return 3.0 if (poor and _missing(look, entity) > 2) or entity not in candidates(look) else -1.0
    if verb == DRAW_CRYPT:
        few = len(look.ready[look.seat]) + len(look.torpid[look.seat]) < FEW_MINIONS
        wanted = few and not candidates(look) and look.s.pool[look.seat] > DRAWS_CRYPT_ABOVE
        return 4.0 if wanted or not (look.ready[look.seat] or candidates(look)) else -1.0
    if verb == USE:
        return ability_score(look, option)
    return -1.0


def _missing(look: Outlook, entity: Entity) -> int:
    cost = look.s.capacity[entity] or CARDS[look.s.face[entity]].life
    return max(0, cost - look.s.blood[entity])


def _would_contest(look: Outlook, entity: Entity) -> bool:
    return look.in_play(CARDS[look.s.face[entity]].unique_key)


def candidates(look: Outlook) -> list[Entity]:
    """The vampires worth bringing out: contesting one is better than nobody only when the crypt is empty too."""
    free = [entity for entity in look.uncontrolled if not _would_contest(look, entity)]
    if free or look.ready[look.seat] or look.crypt:
        return free
    held = {CARDS[look.s.face[entity]].unique_key for entity in look.contested()}
    return [entity for entity in look.uncontrolled if CARDS[look.s.face[entity]].unique_key not in held]


def reserve(look: Outlook) -> float:
    count = len(look.ready[look.seat]) + len(look.torpid[look.seat])
    return RESERVES[min(count, len(RESERVES) - 1)]


def _transfer_score(look: Outlook, entity: Entity) -> float:
    """Finish one at a time: the one with the least missing, of equals the older."""
    s = look.s
    missing = _missing(look, entity)
    wanted = candidates(look)
    if missing == 0 or entity not in wanted:
        return -1.0
    if s.withdrawing >> look.seat & 1:
        return -1.0
    pool = s.pool[look.seat]
    least = min(_missing(look, other) for other in wanted)
    # A vampire that can be brought out this turn is worth going a little lower for.
    slack = 3 if missing <= s.transfers else 0
    if pool - min(missing, s.transfers) < reserve(look) - slack or pool <= 1:
        return -1.0
    if s.transfers < missing and pool - missing < reserve(look) - 3:
        return -1.0
    return 5.0 - (missing - least) + 0.1 * s.capacity[entity] + (0.5 if s.blood[entity] else 0.0)


# Unlock phase


def unlock_score(look: Outlook, option: Option, random_part: float) -> float:
    verb = option[0]
    if verb == EDGE_POOL:
        return 10.0
    if verb == WITHDRAW:
        return _withdrawal_score(look)
    if verb in (CONVINCE, RECOVER):
        return 8.0
    if verb == UNLOCK_INFERNAL:
        return 1.0 if look.s.pool[look.seat] > 8 else -1.0
    if verb == DISCARD:
        return 2.0
    if verb in (PAY_CONTEST, YIELD):
        return _contest_score(look, entity_of(option[1]), verb == PAY_CONTEST, random_part)
    if verb == PAY_TITLE:
        return 1.0 if look.s.blood[entity_of(option[1])] > 3 else 0.2
    if verb == YIELD_TITLE:
        return 0.5
    if verb == USE:
        return ability_score(look, option)
    return -1.0


def _contest_score(look: Outlook, entity: Entity, pay: bool, random_part: float) -> float:
    """Pay for a while for a minion one needs; somebody has to give in."""
    if not pay:
        return 1.0
    need = 3 - len(look.ready[look.seat])
    return 0.4 + 0.25 * need + 0.05 * (look.s.pool[look.seat] - 14) + (0.6 * random_part - 0.3)


def _withdrawal_score(look: Outlook) -> float:
    """One victory point is better than none for whoever is behind with nothing left to draw."""
    s = look.s
    mine = s.pool[look.seat] + 2 * len(look.ready[look.seat])
    theirs = s.pool[look.prey] + 2 * len(look.ready[look.prey])
    return 2.0 if mine < theirs and s.pool[look.seat] < 12 else -1.0


# Cards of the master phase, and abilities


def master_score(look: Outlook, option: Option, random_part: float) -> float:
    if option[0] == PLAY:
        card = CARDS[face_played(option)]
        mode = card.modes[way_of(option[1])]
        price = look.loss(card.pool_cost) if card.pool_cost > 0 else 0.0
        return _master_worth(look, card, mode, option[3]) - price
    if option[0] == USE:
        return ability_score(look, option)
    return -1.0


def _master_worth(look: Outlook, card: Card, mode: Mode, target: int) -> float:
    s = look.s
    host = look.aimed_at(target)
    if card.is_discipline:
        return _teaching_score(look, card, host)
    if mode.stays and (not host or mode.apart):
        if card.unique_key and look.in_play(card.unique_key):
            return -1.0
        return 3.0 + (0.02 * s.capacity[host] if host else 0.0)
    score = 0.0
    if mode.stays:
        own = s.controller[host] == look.seat
        if any(trigger_hurts_host(effect) for trigger in card.triggers for effect in trigger.effects):
            return -5.0 if own else 1.0 + 0.3 * look.regard(s.controller[host]) * look.worth(host)
        if not own:
            return -1.0
        again = sum(s.face[other] == card.face for other in look.on.get(host, ()))
        score = 1.5 + 0.1 * s.capacity[host] + 0.05 * s.blood[host] - 1.2 * again
        if s.region[host] != READY:
            score -= 2.5
    return score + fsum(
        effect_score(look, effect, target, host, NO_ENTITY) for effect in mode.effects if effect.weighed
    )


def trigger_hurts_host(effect: LoweredEffect) -> bool:
    return effect.meaning is Meaning.HOST_COSTS_POOL


def _teaching_score(look: Outlook, card: Card, host: Entity) -> float:
    """On one's own vampire that has use for it, best where it makes the Discipline superior."""
    s = look.s
    if s.controller[host] != look.seat or s.region[host] != READY:
        return -3.0
    useful = sum(1 for face in look.hand for mode in CARDS[face].modes if mode.needs & card.basic)
    return 1.0 + (1.0 if s.basic[host] & card.basic else 0.0) + 0.1 * min(useful, 5) + 0.05 * s.capacity[host]


def ability_score(look: Outlook, option: Option) -> float:
    """Using what a card in play offers, outside actions and combat."""
    entity, user, target = entity_used(option), entity_of(option[2]), option[3]
    card = CARDS[look.s.face[entity]]
    mode = card.abilities[way_of(option[1])]
    price = (look.loss(mode.pool) if mode.pool else 0.0) + BLOOD * mode.blood
    paid = [*(cost.effect for cost in mode.other_costs if cost.effect is not None), *mode.asked_costs]
    costs = [effect for effect in paid if effect.meaning is not Meaning.UNTOLD]
    score = fsum(
        effect_score(look, effect, target, user, entity) for effect in (*mode.effects, *costs) if effect.weighed
    )
    if not mode.cost and mode.scope < 0:
        # What costs nothing could be done for ever.
        score = min(score, -0.1)
    return score - price + (50.0 if mode.mandatory else 0.0)


def effect_score(look: Outlook, effect: LoweredEffect, target: int, minion: Entity, source: Entity) -> float:
    return meaning_score(look, effect.meaning, effect.amount, target, minion, source)


def meaning_score(look: Outlook, meaning: Meaning, amount: int, target: int, minion: Entity, source: Entity) -> float:
    """A simple effect, by what it means; what is unknown is taken for slightly good."""
    s = look.s
    entity = look.aimed_at(target)
    if meaning is Meaning.GAINS_POOL:
        return look.gain(amount)
    if meaning is Meaning.LOSES_POOL:
        return -look.loss(amount)
    if meaning is Meaning.PREY_LOSES_POOL:
        return look.harm(look.prey, amount)
    if meaning is Meaning.ACTIVE_LOSES_POOL:
        return look.harm(s.actor, amount)
    if meaning is Meaning.SAVES_TARGET:
        return look.rescue(seat_of(target))
    if meaning is Meaning.GIVES_BLOOD:
        return feeding_score(look, entity, amount)
    if meaning is Meaning.BLOOD_TO_POOL:
        return _to_pool_score(look, s.host[source])
    if meaning is Meaning.POOL_TO_BLOOD:
        host = s.host[source]
        starving = s.blood[host] == 0 and s.region[host] == READY
        return 0.5 if starving and s.pool[look.seat] > 16 else -1.0
    if meaning is Meaning.LOCKS_TARGET:
        return _lock_score(look, entity)
    if meaning is Meaning.RESCUES_TARGET:
        return look.worth(entity) if s.controller[entity] == look.seat else -2.0
    if meaning is Meaning.GUESSES_NUMBERS:
        return 1.0
    if meaning is Meaning.FINDS_EQUIPMENT:
        return 1.2
    if meaning in (Meaning.TAKES_TARGET, Meaning.TAKES_THIS_CARD, Meaning.BURNS_TARGET):
        card = entity if meaning is not Meaning.TAKES_THIS_CARD else source
        own = s.controller[card] == look.seat
        return -1.5 if own else 1.5 + 0.5 * look.regard(s.controller[card])
    if meaning is Meaning.DISCARDS:
        idle = s.turn == look.seat and not s.acting
        return 0.3 if idle and any(usefulness(look, face) < 0.3 for face in look.hand) else -0.5
    if meaning is Meaning.BRINGS_CARD_BACK:
        return 0.5 + usefulness(look, face_of(target)) if face_of(target) else 0.8
    if meaning is Meaning.GIVES_THIS_CARD:
        return -0.5
    if meaning is Meaning.BURNS_EDGE:
        return -0.9
    if meaning is Meaning.UNLOCKS_ITSELF:
        return min(1.2, 0.25 * look.threat()) if minion and s.locked[minion] else -0.5
    if meaning is Meaning.CHANGES_BLEED and amount < 0:
        return look.loss(min(-amount, look.bleed(s.acting))) if s.action_seat == look.seat else -0.5
    if meaning is Meaning.DRAINS_TARGET:
        return look.regard(s.controller[entity]) * 0.5 * amount
    if meaning is Meaning.FIGHTS_TARGET:
        return 0.0
    if meaning is Meaning.ADDS_VOTES:
        return 1.0
    if meaning is Meaning.BURDENS_TARGET:
        hurts = any(ability.means(Meaning.HURTS_HOST) for ability in CARDS[s.face[source]].abilities)
        regard = look.regard(s.controller[entity])
        return (regard if hurts else -regard) * look.worth(entity)
    return 0.3


def feeding_score(look: Outlook, entity: Entity, amount: int) -> float:
    """Blood from the bank: where it brings somebody out, or fills a hungry vampire."""
    s = look.s
    if not entity or s.controller[entity] != look.seat:
        return -1.0
    missing = _missing(look, entity)
    if missing == 0:
        return -0.5
    useful = min(amount, missing)
    if s.region[entity] not in (READY, TORPOR):
        if _would_contest(look, entity):
            return -1.0
        return useful * (0.9 + 0.3 * bool(s.blood[entity])) + (0.5 if missing <= amount else 0.0)
    hungry = 1.0 if s.blood[entity] <= 1 else 0.4
    return useful * hungry + 0.02 * missing


def _to_pool_score(look: Outlook, host: Entity) -> float:
    """Blood for pool, as long as the vampire keeps enough to live on."""
    s = look.s
    if s.controller[host] != look.seat:
        return -1.0
    blood, pool = s.blood[host], s.pool[look.seat]
    keep = 1 if pool <= 6 else 2 if pool <= 12 else 3
    return look.gain(1) - 0.3 if blood > keep else -0.5


def _lock_score(look: Outlook, entity: Entity) -> float:
    """Lock the prey's best blocker before bleeding."""
    s = look.s
    if s.controller[entity] != look.prey or s.region[entity] != READY or s.locked[entity]:
        return -2.0
    eager = [minion for minion in look.ready[look.seat] if not s.locked[minion]]
    free = [minion for minion in look.ready[look.prey] if not s.locked[minion]]
    if not eager:
        return -1.0
    score = 0.8 + 0.4 * look.intercept(entity) + 0.05 * s.capacity[entity]
    return score + (1.0 if len(free) == 1 else 0.0)


# Discarding


def discard_score(look: Outlook, option: Option, *, must: bool) -> float:
    """The least useful card; without need only one that is worth less than a card unseen."""
    if option[0] == DISCARD:
        worth = usefulness(look, Face(option[1]))
        return -worth if must else 0.45 - worth
    if option[0] == USE:
        return ability_score(look, option)
    if option[0] == PLAY:
        return 0.5
    return -1.0


def usefulness(look: Outlook, face: Face) -> float:
    """From 0, for what nobody of one's own can ever play, to 1."""
    card = CARDS[face]
    s = look.s
    copies = look.hand.count(face)
    if card.unique_key and not card.crypt and _controls(look, card.unique_key):
        return 0.05
    if all(mode.kind in (MASTER, EVENT) for mode in card.modes):
        masters = sum(CARDS[other].modes[0].kind == MASTER for other in look.hand if CARDS[other].modes)
        clan_ok = not card.clans or any(s.clan[m] in card.clans for m in (*look.ready[look.seat], *look.uncontrolled))
        return (0.8 if clan_ok else 0.1) - 0.08 * max(0, masters - 2) - 0.15 * (copies - 1)
    own = (*look.ready[look.seat], *look.torpid[look.seat])
    best = 0.0
    for mode in card.modes:
        for minion in own or look.uncontrolled:
            if _could_ever_play(look, minion, card, mode):
                best = max(best, _kind_worth(look, mode) + (0.1 if mode.level == 2 else 0.0))
                break
    if not best:
        later = any(_could_ever_play(look, minion, card, mode) for mode in card.modes for minion in look.uncontrolled)
        best = 0.3 if later else 0.0
    return best - 0.12 * (copies - 1)


def _controls(look: Outlook, key: str) -> bool:
    s = look.s
    return any(
        region > UNCONTROLLED and s.controller[entity] == look.seat and CARDS[s.face[entity]].unique_key == key
        for entity, region in enumerate(s.region)
        if region % CONTESTED
    )


def _could_ever_play(look: Outlook, minion: Entity, card: Card, mode: Mode) -> bool:
    s = look.s
    if mode.needs and (s.superior[minion] if mode.level == 2 else s.basic[minion]) & mode.needs != mode.needs:
        return False
    return not card.clans or s.clan[minion] in card.clans


def _kind_worth(look: Outlook, mode: Mode) -> float:
    if mode.kind == REACTION:
        return 0.75 if mode.means(Meaning.REDIRECTS_BLEED) else 0.6
    if mode.kind == MODIFIER:
        return 0.65
    if mode.kind == COMBAT_CARD:
        return 0.5
    return 0.75 if mode.kind in ACTION_KINDS else 0.5
