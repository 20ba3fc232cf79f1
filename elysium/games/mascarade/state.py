"""The fields of a Mascarade table, and the words that its options and events are made of.

Places are chairs: mask cards and coins lie at places, and places from `seats` on are cards in the centre.
Seats, in the engine's sense, are persons. Persons change places when a Puppet Master tells them to.
"""

from __future__ import annotations

from typing import Final, NewType

from elysium.engine.audience import EVERYONE, all_but, only
from elysium.engine.fields import hidden, plain_data, public
from elysium.engine.rulebook import Rulebook
from elysium.engine.state import Frame, Seat, State
from elysium.games.mascarade.entries import REVEALINGS, TAKES, WITH, Entry, showing

book: Final = Rulebook("mascarade")

START_COINS: Final = 6
ALL_COINS: Final = 200
RICH: Final = 13
FINE: Final = 1
OPENING_TURNS: Final = 4

# Masks, in the order in which the box lists them.
PEASANT: Final = 0
EMPRESS: Final = 1
SPY: Final = 2
SWINDLER: Final = 3
GURU: Final = 4
WITCH: Final = 5
JUDGE: Final = 6
THIEF: Final = 7
FOOL: Final = 8
PATRON: Final = 9
BEGGAR: Final = 10
PRINCESS: Final = 11
KING: Final = 12
PUPPET_MASTER: Final = 13
CHEATER: Final = 14
WIDOW: Final = 15
MASK_NAMES: Final = (
    "peasant", "empress", "spy", "swindler", "guru", "witch", "judge", "thief",
    "fool", "patron", "beggar", "princess", "king", "puppet-master", "cheater", "widow",
)  # fmt: skip

# Verbs: what an option can say.
LOOK: Final = book.verb("look", final=True, card="card")
SWAP: Final = book.verb("swap", secret=True, first="card", second="card", really="really")
ANNOUNCE: Final = book.verb("announce", mask="mask")
CLAIM: Final = book.verb("claim", final=True)
PASS: Final = book.verb("pass", passes=True)
SPY_ON: Final = book.verb("spy", final=True, card="card")
ROB: Final = book.verb("rob", player="player")
TRADE: Final = book.verb("trade", player="player")
DECLINE: Final = book.verb("decline")
TEST: Final = book.verb("test", card="card")
SAY: Final = book.verb("say", final=True, mask="mask")
UNMASK: Final = book.verb("unmask", final=True, card="card")
MOVE: Final = book.verb("move", first="player", second="player")

# Events: what the log can say.
DEALT: Final = book.event("dealt", card="card", mask="mask")
FACE_DOWN: Final = book.event("face-down", first="player")
TURN: Final = book.event("turn", player="player")
SAW: Final = book.event("saw", card="card", mask="mask")
HANDLED: Final = book.event("handled", player="player", first="card", second="card")
HANDLED_REALLY: Final = book.event("handled-really", first="card", second="card")
ONLY_PRETENDED: Final = book.event("only-pretended", first="card", second="card")
UNCONTESTED: Final = book.event("uncontested", player="player", mask="mask")
REVEALED: Final = book.event("revealed", reveals=True, card="card", mask="mask")
NOBODY_HAS_IT: Final = book.event("nobody-has-it", mask="mask")
USES_POWER: Final = book.event("uses-power", player="player", mask="mask")
TOOK_FROM_BANK: Final = book.event("took-from-bank", player="player", coins="coins")
TOOK_FINES: Final = book.event("took-fines", player="player", coins="coins")
PAID: Final = book.event("paid", payer="player", player="player", coins="coins")
FINED: Final = book.event("fined", (("coins", FINE),), player="player")
NO_EFFECT: Final = book.event("no-effect", player="player", mask="mask")
SHOWN_TO_OTHERS: Final = book.event("shown-to-others", player="player")
MOVED: Final = book.event("moved", first="player", second="player")
RICH_ENOUGH: Final = book.event("rich-enough", player="player", coins="coins")
BANKRUPT: Final = book.event("bankrupt", player="player")
CHEATED: Final = book.event("cheated", player="player", coins="coins")
WON: Final = book.event("won", player="player", coins="coins")


Place = NewType("Place", int)
"""Where a mask and coins lie: the places of persons, clockwise, then those in the centre."""


@plain_data
class Mascarade(State):
    stack: list[Frame] = public()
    in_play: int = public()
    """The masks of the scenario, as a bit set."""
    dealt: tuple[int, ...] = public()
    """The mask at each place before the first turn, when all lay face up."""
    masks: list[int] = hidden()
    coins: list[int] = public(each=START_COINS)
    sitting: tuple[Seat, ...] = public()
    """The person at each place; a card in the centre stands for itself."""
    place_of: tuple[Place, ...] = public()
    """The place of each person, and of each card in the centre."""
    bank: int = public()
    justice: int = public()
    active: int = public()
    """The place whose turn it is."""
    opening: int = public(OPENING_TURNS)
    """Opening turns still to be played."""
    shown: int = public()
    """Persons made to show their card this turn, as a bit set."""
    barred: int = public()
    """Persons made to show their card during the turn before: they may not announce. [MAS-ANN-06]"""
    announced: int = public()
    """The mask named last."""
    claimants: int = public()
    """The announcer and those who claim the same mask, as a bit set of persons."""
    memory: list[Entry] = hidden()
    """Every handling and showing of cards; in a view with UNSEEN for what its viewer did not see."""
    moves: tuple[Frame, ...] = public()
    """Persons who have exchanged places: how many entries the memory had then, and who they are."""

    def handle(self, player: Seat, first: Place, second: Place, really: int) -> None:
        """Take two cards under the table; only the person doing it knows if they change places. [MAS-SWAP-02]"""
        if really:
            masks = self.masks
            masks[first], masks[second] = masks[second], masks[first]
        self.memory.append(TAKES[player][first] + WITH[second][really])
        if not self.quiet:
            cards = self.sitting[first], self.sitting[second]
            self.tell(HANDLED, player, *cards)
            self.whisper(only(player), HANDLED_REALLY if really else ONLY_PRETENDED, *cards)

    def look_at(self, player: Seat, place: Place) -> None:
        """One person, and nobody else, sees a card."""
        mask = self.masks[place]
        self.memory.append(showing(1 << player, place, mask))
        if not self.quiet:
            self.show(only(player), SAW, self.sitting[place], mask)

    def reveal(self, place: Place, owner: Seat) -> None:
        """A card is made to show its face to all; its owner may not announce on the next turn. [MAS-ANN-09]"""
        mask = self.masks[place]
        self.shown |= 1 << owner
        self.memory.append(REVEALINGS[place][mask])
        if not self.quiet:
            self.show(EVERYONE, REVEALED, owner, mask)

    def reveal_to_others(self, place: Place, owner: Seat) -> None:
        """Everybody but the owner sees the card. [MAS-PRIN-02]"""
        mask = self.masks[place]
        self.shown |= 1 << owner
        self.memory.append(showing(all_but(owner), place, mask))
        self.tell(SHOWN_TO_OTHERS, owner)
        self.show(all_but(owner), REVEALED, owner, mask)

    def take_from_bank(self, place: Place, coins: int) -> None:
        """The Bank gives what it has. [MAS-SETUP-18]"""
        if coins > self.bank:
            coins = self.bank
        self.bank -= coins
        self.coins[place] += coins
        if not self.quiet:
            self.tell(TOOK_FROM_BANK, self.sitting[place], coins)

    def pay(self, payer: Place, receiver: Place, amount: int) -> None:
        """Coins go from one place to another: all there are if there are too few. [MAS-SWIN-04, MAS-GURU-05]"""
        coins = self.coins
        if amount > coins[payer]:
            amount = coins[payer]
        coins[payer] -= amount
        coins[receiver] += amount
        if not self.quiet:
            self.tell(PAID, self.sitting[payer], self.sitting[receiver], amount)
