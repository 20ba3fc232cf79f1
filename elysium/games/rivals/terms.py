"""The rulebook object of Rivals and its vocabulary: what options and the log can say.

Numbers that name a card on the table carry its face too, so that a word or a sentence needs no position beside it. A
card that lies face down is marked SECRET: those who have not seen it hear of an unknown card.
"""

from __future__ import annotations

from typing import Final

from elysium.engine.cards.numbers import ENTITY as ENTITY
from elysium.engine.cards.numbers import SECRET as SECRET
from elysium.engine.cards.numbers import card_in as card_in
from elysium.engine.cards.numbers import entity_of as entity_of
from elysium.engine.cards.numbers import face_of as face_of
from elysium.engine.cards.numbers import in_way as in_way
from elysium.engine.cards.numbers import player_at as player_at
from elysium.engine.cards.numbers import seat_of as seat_of
from elysium.engine.cards.numbers import told_as
from elysium.engine.cards.numbers import way_of as way_of
from elysium.engine.rulebook import Rulebook
from elysium.engine.state import Option
from elysium.games.rivals.definitions.language import CARDS, Face, Way

book = Rulebook("rivals")

IN_PILE: Final = 1 << 42
"""A card that is only a face: in a hand, a pile or a deck."""


book.told_as = told_as


def in_pile(face: Face) -> int:
    return IN_PILE | face << 12


def ability_used(option: Option) -> Way:
    return CARDS[face_of(card_in(option[1]))].abilities[way_of(option[1])]


# What an option can say
PASS: Final = book.verb("pass", passes=True)
CHOOSE_LEADER: Final = book.verb("choose-leader", secret=True, final=True, card="face")
BID: Final = book.verb("bid", amount="count")
NO_BID: Final = book.verb("no-bid")
OTHER_LEADER: Final = book.verb("other-leader", final=True, card="face")
DRAW_LIBRARY: Final = book.verb("draw-library", final=True)
DRAW_FACTION: Final = book.verb("draw-faction", final=True)
RECRUIT: Final = book.verb("recruit", card="face")
CLAIM: Final = book.verb("claim", minion="card")
PLAY: Final = book.verb("play", card="face", minion="card")
LAY: Final = book.verb("lay-face-down", secret=True, card="face", minion="card")
USE: Final = book.verb("use", card="ability", minion="card")
ATTACK_WITH: Final = book.verb("attack", minion="card")
AIM: Final = book.verb("aim", target="target")
MOVE_OUT: Final = book.verb("move-out", card="card")
JOIN: Final = book.verb("join", card="card", other="card")
LEAVE: Final = book.verb("leave-party", card="card")
SHOW_CARD: Final = book.verb("show-conspiracy", final=True, card="card", player="player")
CONTRIBUTE: Final = book.verb("contribute", card="card")
RESOLVE: Final = book.verb("resolve", final=True, card="card")
BURN_RETAINER: Final = book.verb("burn-retainer", card="card")
TURN_UP: Final = book.verb("turn-up", final=True, card="card")
HOLD_AGENDA: Final = book.verb("hold-agenda", secret=True)
RELEASE_AGENDA: Final = book.verb("release-agenda", secret=True)
END_ACTIONS: Final = book.verb("end-actions", final=True, passes=True)
PLEDGE: Final = book.verb("pledge-intel", number="count")
PLAY_FOR_INTEL: Final = book.verb("play-for-intel", final=True, card="face")
ANNOUNCE: Final = book.verb("announce", attack="attack")
LAY_ATTACK: Final = book.verb("lay-attack", secret=True, card="face")
PLAY_ATTACK: Final = book.verb("play-attack", final=True, card="face")
LAY_NOTHING: Final = book.verb("lay-nothing")
BLOCK: Final = book.verb("block", minion="card")
LAY_REACTION: Final = book.verb("lay-reaction", secret=True, card="face")
RETARGET: Final = book.verb("retarget", card="card")
BURN_MORTAL: Final = book.verb("burn-mortal")
ATTACH_MORTAL: Final = book.verb("attach-mortal")
BURN_FOR_PARTY: Final = book.verb("burn-for-party")
MAKE_ROOM: Final = book.verb("make-room", card="card")
ATTACK_CLAIMANT: Final = book.verb("attack-claimant", minion="card")
EXERT: Final = book.verb("exert", card="card")
ADD_MODIFIER: Final = book.verb("add-modifier", card="face")
HIDE_MODIFIER: Final = book.verb("hide-modifier", secret=True, card="face")
BUY_INFLUENCE: Final = book.verb("buy-influence")
PAY_INFLUENCE: Final = book.verb("pay-influence", final=True)
ANSWER: Final = book.verb("answer", secret=True, final=True, answer="answer", number="count")
ABSTAIN: Final = book.verb("abstain")
MEND: Final = book.verb("mend", card="card")
DISCARD: Final = book.verb("discard", final=True, card="face")
SUFFER: Final = book.verb("suffer", card="card")
CHOOSE: Final = book.verb("choose", target="target")
CHOOSE_WAY: Final = book.verb("choose-way", number="count")
NAME_AMOUNT: Final = book.verb("name-amount", number="count")
ACCEPT: Final = book.verb("accept")
DECLINE: Final = book.verb("decline")
FIRST: Final = book.verb("do-first", card="card")
LEAVE_ON_TOP: Final = book.verb("leave-on-top")
MOVE_TO_BOTTOM: Final = book.verb("move-to-bottom")

# What the log can say
FIRST_PLAYER: Final = book.event("first-player", player="player")
RIVAL_IS: Final = book.event("rival-is", player="player", rival="player")
LEADER_CHOSEN: Final = book.event("leader-chosen", player="player")
LEADER_IS: Final = book.event("leader-is", player="player", card="card")
AUCTION: Final = book.event("auction", card="face")
TURN_BEGINS: Final = book.event("turn-begins", begins_chapter=True, player="player", turn="count")
PHASE_BEGINS: Final = book.event("phase", player="player", phase="phase")
CITY_CARD: Final = book.event("city-card", card="face")
CITY_SHUFFLED: Final = book.event("city-shuffled")
GAINED_PRESTIGE: Final = book.event("gained-prestige", player="player", amount="count")
LOST_PRESTIGE: Final = book.event("lost-prestige", player="player", amount="count")
GAINED_AGENDA: Final = book.event("gained-agenda", player="player", amount="count")
LOST_AGENDA: Final = book.event("lost-agenda", player="player", amount="count")
STOLE_PRESTIGE: Final = book.event("stole-prestige", player="player", other="player", amount="count")
MENDED: Final = book.event("mended", card="card", amount="count")
LOST_BLOOD: Final = book.event("lost-blood", card="card", amount="count")
STOLE_BLOOD: Final = book.event("stole-blood", minion="card", card="card", amount="count")
ADDED_TO_CARD: Final = book.event("added-to-card", card="card", amount="count")
TAKEN_FROM_CARD: Final = book.event("taken-from-card", card="card", amount="count")
EXHAUSTED: Final = book.event("exhausted", card="card")
READIED: Final = book.event("readied", card="card")
DREW: Final = book.event("drew", card="face")
DREW_SOME: Final = book.event("drew-some", player="player", amount="count")
DISCARDED: Final = book.event("discarded", player="player", card="face")
RECRUITED: Final = book.event("recruited", player="player", card="card")
ENTERED_PLAY: Final = book.event("entered-play", player="player", card="card")
LAID_DOWN: Final = book.event("laid-down", player="player")
LAID_CONSPIRACY: Final = book.event("laid-conspiracy", player="player", card="card")
BURNED: Final = book.event("burned", card="card")
LEFT_PLAY: Final = book.event("left-play", card="card")
ATTACHED: Final = book.event("attached", card="card", host="card")
TORPOR_EVENT: Final = book.event("torpor", card="card")
RETURNED: Final = book.event("returned", card="card")
CAME_HOME: Final = book.event("came-home", player="player")
SENT_OUT: Final = book.event("sent-out", card="card")
CALLED_OFF: Final = book.event("called-off", card="card")
REVEALED_ATTACK: Final = book.event("revealed-attack", reveals=True, card="face")
REVEALED_REACTION: Final = book.event("revealed-reaction", reveals=True, card="face")
REVEALED_TOP: Final = book.event("revealed-top", reveals=True, player="player", card="face")
LOOKED_AT: Final = book.event("looked-at", card="face")
NEGATED: Final = book.event("negated", card="face")
DAMAGE_SUM: Final = book.event(
    "damage-sum", card="card", amount="count", aggravated="count", attribute="count", printed="count", more="count"
)
REDUCED: Final = book.event("reduced", card="card", amount="count", attribute="count", shields="count")
PREVENTED: Final = book.event("prevented", card="card", amount="count")
DAMAGED: Final = book.event("damaged", card="card", amount="count", aggravated="count")
UNHURT: Final = book.event("unhurt", card="card")
DEFEATED: Final = book.event("defeated", card="card", player="player")
MORTAL_DEFEATED: Final = book.event("mortal-defeated", card="card", player="player")
ANSWERED: Final = book.event("answered", player="player", answer="answer", number="count")
MODIFIER_REVEALED: Final = book.event("modifier-revealed", reveals=True, player="player", card="face")
STAKE_REVEALED: Final = book.event("stake-revealed", reveals=True, player="player", number="count")
SCHEME_SUCCEEDS: Final = book.event("scheme-succeeds", yes="count", no="count")
SCHEME_FAILS: Final = book.event("scheme-fails", yes="count", no="count")
SHOWED_CARD: Final = book.event("showed-card", reveals=True, player="player", card="face")
CARD_TURNED_UP: Final = book.event("card-turned-up", reveals=True, player="player", card="face")
ELIMINATED: Final = book.event("eliminated", player="player")
WINS: Final = book.event("wins", player="player")
ACTS: Final = book.event("acts", card="card")
TO_HAND: Final = book.event("to-hand", player="player", card="face")
BEGINS_WITH: Final = book.event("begins-with", card="face")
