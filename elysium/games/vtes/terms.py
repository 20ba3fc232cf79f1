"""The rulebook object of V:TES and its vocabulary: what options and the log can say.

Numbers that name a card on the table carry its face too, so that a word or a sentence needs no position beside it.
A card that only its holder may see is marked SECRET: the others hear of an unknown card.
"""

from __future__ import annotations

from typing import Final

from elysium.engine.cards.numbers import ENTITY as ENTITY
from elysium.engine.cards.numbers import SECRET as SECRET
from elysium.engine.cards.numbers import card_in as card_in
from elysium.engine.cards.numbers import entity_of as entity_of
from elysium.engine.cards.numbers import face_of as face_of
from elysium.engine.cards.numbers import in_way as in_way
from elysium.engine.cards.numbers import player_at, told_as
from elysium.engine.cards.numbers import seat_of as seat_of
from elysium.engine.cards.numbers import way_of as way_of
from elysium.engine.rulebook import Rulebook
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS, NO_ENTITY, Entity, Face, Methuselah, Mode

book = Rulebook("vtes")


book.told_as = told_as


def is_face_down(number: int) -> bool:
    """Whether it names a card that lies face down, by its place alone or with the face that its holder knows."""
    return SECRET <= number < 2 * SECRET


IN_ASH_HEAP: Final = 1 << 42


def ash_ref(face: Face, seat: Seat) -> int:
    """A card in this seat's ash heap, as a target."""
    return IN_ASH_HEAP | seat << 43 | face << 12


def seat_of_ash(number: int) -> Seat:
    return Seat(number >> 43)


def face_played(option: Option) -> Face:
    """From hand it is named by itself, from where it is kept by its place."""
    return face_of_playable(option[1])


def face_of_playable(number: int) -> Face:
    return face_of(card_in(number)) if is_lent_card(number) else Face(card_in(number))


def is_lent_card(number: int) -> bool:
    """Whether a card that can be played is kept on another one."""
    return card_in(number) >= MOST_FACES


def lent_played(option: Option) -> Entity:
    return entity_of(card_in(option[1])) if is_lent_card(option[1]) else NO_ENTITY


def entity_used(option: Option) -> Entity:
    return entity_of(option[1] >> 4)


def face_used(option: Option) -> Face:
    return face_of(option[1] >> 4)


def mode_played(option: Option) -> Mode:
    """The way in which an option plays its card."""
    return CARDS[face_played(option)].modes[way_of(option[1])]


def ability_used(option: Option) -> Mode:
    return CARDS[face_used(option)].abilities[way_of(option[1])]


def mode_of(option: Option) -> Mode:
    """Of an option that plays a card or uses one in play."""
    return mode_played(option) if option[0] == PLAY else ability_used(option)


def methuselah_at(seat: Seat) -> Methuselah:
    return Methuselah(player_at(seat))


def term_of(target: int) -> int:
    """How the terms of a referendum keep it: a card as its entity, a Methuselah as the seat; a card that lies in no
    region of the table as it is named."""
    if target > 0 and entity_of(target) == ENTITY:
        return target
    return entity_of(target) if target > 0 else seat_of(target)


def card_given_point(card: Entity) -> int:
    """How terms that share points out among Methuselahs and cards keep a card: no seat is that high."""
    return ENTITY + 1 + card


def clan_target(clan: int) -> int:
    """A clan as the target of an action: it stands where a card has its face, and no face is that small."""
    return clan << 12


def clan_of_target(number: int) -> int:
    return face_of(number) if 0 < face_of(number) < MOST_CLANS else 0


def number_target(number: int) -> int:
    """A number that is chosen as an action is announced, such as an X; it stands beyond the clans."""
    return MOST_CLANS + number << 12


def is_number(target: int) -> bool:
    return MOST_CLANS <= face_of(target) < FEWEST_FACES


def number_of_target(number: int) -> int:
    return face_of(number) - MOST_CLANS if is_number(number) else 0


NORMAL_DAMAGE: Final = 1 << 41
AGGRAVATED_DAMAGE: Final = 1 << 41 | 1
"""Targets of prevention."""


def is_damage(target: int) -> bool:
    return NORMAL_DAMAGE <= target < IN_ASH_HEAP


def damage_of_target(target: int) -> int:
    """Which damage is meant, whatever number was chosen with it."""
    return target & AGGRAVATED_DAMAGE


MOST_FACES: Final = 1 << 20
MOST_CLANS: Final = 500
FEWEST_FACES: Final = 1000


# What an option can say
PASS: Final = book.verb("pass", passes=True)
PLAY: Final = book.verb("play", card="playable", minion="card", target="target")
USE: Final = book.verb("use", card="ability", minion="card", target="target")
BLEED: Final = book.verb("bleed", minion="card", player="player")
HUNT: Final = book.verb("hunt", minion="card")
LEAVE_TORPOR: Final = book.verb("leave-torpor", minion="card")
RESCUE: Final = book.verb("rescue", minion="card", card="card", own="count")
DIABLERIZE: Final = book.verb("diablerize", final=True, minion="card", card="card")
FINISH: Final = book.verb("finish", minion="card", card="card")
BECOME_ANARCH: Final = book.verb("become-anarch", minion="card")
TAKE_EQUIPMENT: Final = book.verb("take-equipment", minion="card", card="card")
TAKE_MORE: Final = book.verb("take-also", card="card")
MARKED_COMBAT: Final = book.verb("hunt-red-list", minion="card", card="card")
BURN_CARD: Final = book.verb("burn-card", minion="card", card="card")
BLOCK: Final = book.verb("block", minion="card")
DECLINE: Final = book.verb("decline")
BURN_FOR_INTERCEPT: Final = book.verb("burn-blood-for-intercept")
CHARM_BLOCKER: Final = book.verb("charm-blocker")
NOT_STRIKE: Final = book.verb("not-strike")
HAND_STRIKE: Final = book.verb("hand-strike", target="target")
GIVEN_STRIKE: Final = book.verb("given-strike", card="playable", target="target")
WEAPON_STRIKE: Final = book.verb("weapon-strike", card="card", target="target")
ENDING_STRIKE: Final = book.verb("strike-to-end-combat")
MANEUVER: Final = book.verb("maneuver")
MANEUVER_FOR_BLOOD: Final = book.verb("maneuver-for-blood")
PRESS: Final = book.verb("press")
CAST: Final = book.verb("cast", source="source", way="way")
BURN_EDGE: Final = book.verb("burn-edge")
BURN_FOR_VOTE: Final = book.verb("burn-for-vote", card="face")
TRANSFER: Final = book.verb("transfer", card="card")
RECALL: Final = book.verb("recall", card="card")
DRAW_CRYPT: Final = book.verb("draw-crypt", final=True)
BRING_OUT: Final = book.verb("bring-out", final=True, card="card")
CONVINCE: Final = book.verb("convince", final=True, card="face", zone="zone", minion="card")
RECOVER: Final = book.verb("recover", minion="card")
MERGE: Final = book.verb("merge", final=True, card="card")
DISCARD: Final = book.verb("discard", final=True, card="face")
EDGE_POOL: Final = book.verb("edge-pool")
PAY_CONTEST: Final = book.verb("pay-contest", card="card")
YIELD: Final = book.verb("yield", card="card")
PAY_TITLE: Final = book.verb("pay-title", card="card")
YIELD_TITLE: Final = book.verb("yield-title", card="card")
WITHDRAW: Final = book.verb("withdraw", final=True)
UNLOCK_INFERNAL: Final = book.verb("unlock-infernal", card="card")
MARK_RED_LIST: Final = book.verb("mark-red-list", card="card")
CHOOSE: Final = book.verb("choose", target="target")
CHOOSE_CLAN: Final = book.verb("choose-clan", clan="clan")
CHOOSE_DISCIPLINE: Final = book.verb("choose-discipline", discipline="discipline")
CHOOSE_WAY: Final = book.verb("choose-way", number="count")
NAME_AMOUNT: Final = book.verb("name-amount", number="count")
SPEND_BLOOD: Final = book.verb("spend-blood", number="count")
TAKE_BLOOD: Final = book.verb("take-blood", number="count")
PAY_FROM: Final = book.verb("pay-from", card="card", number="count")
ALLOCATE: Final = book.verb("allocate", player="player")
ALLOCATE_TO: Final = book.verb("allocate-to", card="card")
NAME_NUMBER: Final = book.verb("name-number", secret=True, number="count")
PUT_UNDER: Final = book.verb("put-under", secret=True, final=True, card="face")
PUT_NEXT: Final = book.verb("put-next", secret=True, final=True, card="face")
FETCH: Final = book.verb("fetch", card="face", zone="zone")
ACCEPT: Final = book.verb("accept")

# What the log can say
TURN_BEGINS: Final = book.event("turn-begins", begins_chapter=True, player="player", turn="count")
PHASE_BEGINS: Final = book.event("phase", player="player", window="window")
UNLOCKED: Final = book.event("unlocked", card="card")
LOCKED: Final = book.event("locked", card="card")
GAINED_POOL: Final = book.event("gained-pool", player="player", amount="count")
BURNED_POOL: Final = book.event("burned-pool", player="player", amount="count")
GAINED_BLOOD: Final = book.event("gained-blood", card="card", amount="count")
BURNED_BLOOD: Final = book.event("burned-blood", card="card", amount="count")
DRAINED: Final = book.event("drained", card="card", amount="count")
DREW: Final = book.event("drew", card="face")
DREW_CRYPT: Final = book.event("drew-crypt", card="card")
DREW_SOME: Final = book.event("drew-some", player="player", amount="count")
BURNED: Final = book.event("burned", card="card")
CANCELLED: Final = book.event("cancelled", card="face")
BLOCK_FAILED: Final = book.event("block-failed", card="card")
BLOCKS: Final = book.event("blocks", card="card", minion="card")
ACTION_SUCCEEDS: Final = book.event("action-succeeds", card="card")
ACTION_FIZZLES: Final = book.event("action-fizzles", card="card")
ACTION_ENDS: Final = book.event("action-ends", card="card")
BLED_FOR: Final = book.event("bled-for", card="card", player="player", amount="count")
GOT_EDGE: Final = book.event("got-edge", player="player")
EDGE_FREE: Final = book.event("edge-free")
BLEED_REDIRECTED: Final = book.event("bleed-redirected", player="player")
ENTERED_PLAY: Final = book.event("entered-play", card="card", player="player")
PUT_ON: Final = book.event("put-on", card="card", host="card")
MOVED_OUT: Final = book.event("moved-out", card="card", player="player")
MERGED_WITH: Final = book.event("merged", card="card", player="player")
INCAPACITATED: Final = book.event("incapacitated", card="card")
COMBAT_BEGINS: Final = book.event("combat-begins", card="card", minion="card")
ROUND_BEGINS: Final = book.event("round-begins", number="count")
RANGE_IS: Final = book.event("range-is", distance="distance")
STRIKES: Final = book.event("strikes", card="card", strike="strike", amount="count")
DODGED: Final = book.event("dodged", card="card")
DAMAGED: Final = book.event("damaged", card="card", amount="count", aggravated="count")
PREVENTED: Final = book.event("prevented", card="card", amount="count")
STOLE_BLOOD: Final = book.event("stole-blood", card="card", minion="card", amount="count")
TORPOR_EVENT: Final = book.event("torpor", card="card")
READY_EVENT: Final = book.event("ready", card="card")
COMBAT_ENDS: Final = book.event("combat-ends")
POLLING_BEGINS: Final = book.event("polling-begins")
BLOOD_HUNT: Final = book.event("blood-hunt", card="card")
REFERENDUM_PASSES: Final = book.event("referendum-passes", votes="count", against="count")
REFERENDUM_FAILS: Final = book.event("referendum-fails", votes="count", against="count")
DIABLERIE: Final = book.event("diablerie", card="card", minion="card")
OUSTED: Final = book.event("ousted", player="player")
VICTORY_POINT: Final = book.event("victory-point", player="player")
SURVIVES: Final = book.event("survives", player="player")
WITHDREW: Final = book.event("withdrew", player="player")
WITHDRAWAL_FAILS: Final = book.event("withdrawal-fails", player="player")
CARD_CONTESTED: Final = book.event("contested", card="face")
CONTEST_WON: Final = book.event("contest-won", card="card")
TITLE_IN_CONTEST: Final = book.event("title-contested", card="card")
TITLE_TAKEN: Final = book.event("title-taken", card="card", title="title")
TITLE_YIELDED: Final = book.event("title-yielded", card="card")
SECT_CHANGED: Final = book.event("sect-changed", card="card", sect="sect")
STOLEN: Final = book.event("stolen", card="card", player="player")
WAKES: Final = book.event("wakes", card="card")
SHOWED: Final = book.event("showed", player="player", card="face")
CHOSE_NUMBER: Final = book.event("chose-number", number="count")
NUMBERS_SHOWN: Final = book.event("number-shown", player="player", number="count")
REMOVED: Final = book.event("removed", card="card")
TO_CRYPT: Final = book.event("to-crypt", card="card")
TO_LIBRARY: Final = book.event("to-library", card="card")
TO_UNCONTROLLED: Final = book.event("to-uncontrolled", card="card")
SHUFFLED: Final = book.event("shuffled", player="player")
LOOKED: Final = book.event("looked-at-top", card="face")
WENT_UNDER: Final = book.event("went-under", player="player")
CORRUPTS: Final = book.event("corrupts", player="player", card="card", amount="count")
CLEANSED: Final = book.event("cleansed", player="player", card="card", amount="count")
COIN_FALLS: Final = book.event("coin-falls", side="coin")
KEEP_CARD: Final = book.verb("keep-card", secret=True, final=True, card="face")
TAKE_KEPT: Final = book.verb("take-kept", secret=True, card="face")
TO_ASH: Final = book.event("to-ash", player="player", card="face")
