"""When a card may be played, or holds."""

from __future__ import annotations

from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import CARDS, Context, Face
from elysium.games.vtes.definitions.names import CLANS, PRINCE, SECTS, TITLES, discipline_bits
from elysium.games.vtes.definitions.traits import PUTS_VAMPIRES_IN_PLAY
from elysium.games.vtes.marks import GAVE_BLOOD_FOR
from elysium.games.vtes.rules.blocks import may_attempt
from elysium.games.vtes.rules.frames import card_being_played
from elysium.games.vtes.rules.legality import capacity_to_play, stealth_needed
from elysium.games.vtes.rules.limits import is_marked, played_in_action
from elysium.games.vtes.rules.values import has_title, is_awake, title_of
from elysium.games.vtes.state import (
    BLEED_ACTION,
    BLOCKED,
    BY_ACTION,
    LONG,
    POLITICAL_ACTION,
    READY,
    TORPOR,
    Vtes,
)
from elysium.games.vtes.terms import entity_of
from elysium.games.vtes.words.making import condition


@condition
def during_bleed(s: Vtes, context: Context) -> bool:
    return s.action == BLEED_ACTION


@condition(of_action=True)
def bleeding_you(s: Vtes, context: Context) -> bool:
    return s.action == BLEED_ACTION and s.action_seat == context.seat


@condition
def during_political_action(s: Vtes, context: Context) -> bool:
    return s.action == POLITICAL_ACTION and s.referendum == BY_ACTION


@condition(of_action=True)
def predator_acts(s: Vtes, context: Context) -> bool:
    return s.turn == s.predator(context.seat)


@condition
def younger_or_ally_blocks(s: Vtes, context: Context) -> bool:
    """An ally or younger vampire attempts to block."""
    return bool(s.blocker) and (not s.is_vampire(s.blocker) or s.capacity[s.blocker] < s.capacity[context.minion])


@condition
def minion_blocks(s: Vtes, context: Context) -> bool:
    return bool(s.blocker)


@condition
def is_blocked(s: Vtes, context: Context) -> bool:
    return s.blocked


@condition
def has_blocked(s: Vtes, context: Context) -> bool:
    """A locked minion that has blocked this action."""
    return bool(s.flags[context.minion] & BLOCKED) and bool(s.locked[context.minion])


@condition
def unlocked(s: Vtes, context: Context) -> bool:
    return not s.locked[context.minion]


@condition
def awake(s: Vtes, context: Context) -> bool:
    return is_awake(s, context.minion)


@condition
def is_vampire(s: Vtes, context: Context) -> bool:
    """By nature, or for the card that it plays as one. [VTES-1.6.3-05]"""
    return capacity_to_play(s, context) > 0


@condition
def is_clan(s: Vtes, context: Context, clan: str) -> bool:
    return s.clan[context.minion] == CLANS.index(clan)


@condition
def titled(s: Vtes, context: Context, *titles: str) -> bool:
    """The minion has one of these titles. [VTES-1.6.1.3-01]"""
    return has_title(s, context.minion, *(TITLES.index(title) for title in titles))


@condition
def has_no_title(s: Vtes, context: Context) -> bool:
    return not title_of(s, context.minion)


@condition
def of_sect(s: Vtes, context: Context, sect: str) -> bool:
    return s.sect[context.minion] == SECTS.index(sect)


@condition
def capacity_at_least(s: Vtes, context: Context, least: int) -> bool:
    return capacity_to_play(s, context) >= least


@condition
def actor_is_titled(s: Vtes, context: Context) -> bool:
    return bool(s.acting) and bool(title_of(s, s.acting))


@condition
def actor_is_clan(s: Vtes, context: Context, clan: str) -> bool:
    return bool(s.acting) and s.clan[s.acting] == CLANS.index(clan)


@condition
def actor_is_younger(s: Vtes, context: Context) -> bool:
    return s.is_vampire(s.acting) and s.capacity[s.acting] < s.capacity[context.minion]


@condition
def blocker_is_clan(s: Vtes, context: Context, clan: str) -> bool:
    return bool(s.blocker) and s.clan[s.blocker] == CLANS.index(clan)


@condition
def foe_is_clan(s: Vtes, context: Context, clan: str) -> bool:
    if context.minion not in s.fighters:
        return False
    foe = s.fighters[1] if s.fighters[0] == context.minion else s.fighters[0]
    return s.clan[foe] == CLANS.index(clan)


@condition
def foe_is_vampire(s: Vtes, context: Context) -> bool:
    if context.minion not in s.fighters:
        return False
    foe = s.fighters[1] if s.fighters[0] == context.minion else s.fighters[0]
    return s.is_vampire(foe)


@condition
def at_long_range(s: Vtes, context: Context) -> bool:
    return s.distance == LONG


@condition
def first_round(s: Vtes, context: Context) -> bool:
    return s.combat_round == 1


@condition
def later_round(s: Vtes, context: Context) -> bool:
    return s.combat_round > 1


@condition
def to_continue(s: Vtes, context: Context) -> bool:
    """A press that can only continue combat."""
    return not s.pressed


@condition
def you_have_edge(s: Vtes, context: Context) -> bool:
    return s.edge == context.seat


@condition
def you_lack_edge(s: Vtes, context: Context) -> bool:
    return s.edge != context.seat


@condition
def host_in_torpor(s: Vtes, context: Context) -> bool:
    """The card that this one is on is in torpor."""
    return s.region[s.host[context.source]] == TORPOR


@condition
def it_is_host(s: Vtes, context: Context) -> bool:
    """It happens to the card that this one is on."""
    return context.target == s.host[context.source]


@condition
def it_is_this(s: Vtes, context: Context) -> bool:
    return context.target == context.source


@condition
def host_is_acting(s: Vtes, context: Context) -> bool:
    return s.acting == s.host[context.source]


@condition
def this_is_acting(s: Vtes, context: Context) -> bool:
    return s.acting == context.minion


@condition
def it_fights_this(s: Vtes, context: Context) -> bool:
    """The minion is a vampire in combat with this one."""
    it = entity_of(context.target)
    return context.source in s.fighters and it != context.source and s.is_vampire(it)


@condition
def host_is_vampire(s: Vtes, context: Context) -> bool:
    """What the card does is for a vampire only, though an ally can have it. [VTES-GLO-06]"""
    return s.is_vampire(s.host[context.source])


@condition
def host_has_blood(s: Vtes, context: Context) -> bool:
    return s.blood[s.host[context.source]] > 0


@condition
def card_being_played_is(s: Vtes, context: Context, *kinds: int) -> bool:
    """A card of one of these kinds is being played by somebody else."""
    playing = card_being_played(s)
    if playing is None or playing.seat == context.seat:
        return False
    return CARDS[playing.face].modes[playing.number].kind in kinds


@condition
def it_requires(s: Vtes, context: Context, *codes: str) -> bool:
    """The card being played requires one of these Disciplines."""
    playing = card_being_played(s)
    if playing is None:
        return False
    needs = CARDS[playing.face].modes[playing.number].needs
    return any(needs & discipline_bits((code,)) for code in codes)


@condition
def not_a_prince(s: Vtes, context: Context) -> bool:
    return not has_title(s, context.minion, PRINCE)


@condition
def some_prince(s: Vtes, context: Context) -> bool:
    return any(has_title(s, e, PRINCE) for e in s.in_regions(READY, TORPOR))


@condition
def older_toreador(s: Vtes, context: Context) -> bool:
    """The minion is a Toreador older than the vampire whose text it is, with blood to give, and has not done so yet."""
    minion = context.minion
    return (
        s.clan[minion] == CLANS.index("toreador")
        and s.capacity[minion] > s.capacity[context.source]
        and s.blood[minion] > 0
        and not is_marked(s, minion, GAVE_BLOOD_FOR, context.face)
    )


@condition
def not_another_played(s: Vtes, context: Context, name: str) -> bool:
    """No card of the other name has been played in this action."""
    return not played_in_action(s, Face(fact_named(name).id))


@condition
def puts_vampires_in_play(s: Vtes, context: Context) -> bool:
    """The action would put vampires into play."""
    return bool(s.action_face) and bool(CARDS[s.action_face].traits & PUTS_VAMPIRES_IN_PLAY)


@condition
def own_clan_needs_stealth(s: Vtes, context: Context, clan: str) -> bool:
    """A minion of this clan that one controls is acting and needs stealth."""
    return s.controller[s.acting] == context.seat and s.clan[s.acting] == CLANS.index(clan) and stealth_needed(s)


@condition
def may_attempt_block(s: Vtes, context: Context) -> bool:
    """The minion is attempting to block, or it is this Methuselah's turn to decide and nothing bars the minion."""
    if s.blocker:
        return s.blocker == context.minion
    return bool(s.may_block) and s.may_block[0] == context.seat and may_attempt(s, context.minion)
