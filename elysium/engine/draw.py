"""What a deal is drawn from: the server's sealed seed, what is played, and a number of each person at the table.

All of them are sealed before any of them is opened, so nobody can choose theirs to suit the others. docs/protocol.md
explains it to somebody who trusts nobody; everything here is SHA-256 of plain lines, so that it can be done by hand.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Final, Literal

import msgspec

from elysium.engine.chance import commitment as seed_seal
from elysium.engine.setup import Setup

type DrawPhase = Literal["sealing", "opening", "drawn"]
type LotFault = Literal["", "silent", "withheld", "misfit"]
type Doubt = Literal[
    "seal-changed",
    "seal-broken",
    "table-changed",
    "lot-misfits",
    "lots-changed",
    "drawn-again",
    "own-lot-changed",
    "own-lot-left-out",
]
type Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
type MaybeHash = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]

NUMBER_BYTES: Final = 32


class Lot(msgspec.Struct, frozen=True, omit_defaults=True):
    """The number that the person of one seat adds to the draw, in hexadecimal like its seal."""

    seat: int
    seal: MaybeHash = ""
    number: MaybeHash = ""
    """Empty until all is drawn, and for good if it is left out."""
    fault: LotFault = ""
    """Why it is left out: it was not sealed in time, not opened in time, or what was opened is not what was sealed."""


class Draw(msgspec.Struct, frozen=True, omit_defaults=True):
    table: str
    round: int
    """Another one whenever the people at the table change before the deal: then everybody takes a new number."""
    lots: tuple[Lot, ...] = ()
    """One for each person, in the order of their seats; bots have none."""
    phase: DrawPhase = "drawn"
    until: float = 0.0
    """When the time to seal or to open is over, in seconds since 1970."""
    setup: MaybeHash = ""
    """The seal of what is played; empty in draws of before there was one."""

    def lot(self, seat: int) -> Lot | None:
        return next((lot for lot in self.lots if lot.seat == seat), None)


def setup_seal(table: str, round: int, seed: bytes, played: Setup) -> str:
    """The game, its options and decks, seat by seat; with the seed, which nobody can guess, for decks can be secret."""
    head = f"elysium table\ntable {table}\nround {round}\nseed {seed.hex()}\ngame {played.game}\n"
    lines = [f"option {name} {sha256(value.encode()).hexdigest()}\n" for name, value in sorted(played.options.items())]
    return sha256(f"{head}players {played.players}\n{''.join(lines)}".encode()).hexdigest()


def is_sealed_setup(draw: Draw, seed: bytes, played: Setup) -> bool:
    """Whether that was played for which people gave their numbers; those of before could not know."""
    return not draw.setup or setup_seal(draw.table, draw.round, seed, played) == draw.setup


def lot_seal(table: str, round: int, seat: int, number: str) -> str:
    """It names its place, so that nobody can pass another's seal off as their own."""
    lines = f"elysium lot\ntable {table}\nround {round}\nseat {seat}\nnumber {number}\n"
    return sha256(lines.encode()).hexdigest()


def fits(draw: Draw, lot: Lot) -> bool:
    """Whether what was opened is what was sealed."""
    return bool(lot.number) and lot_seal(draw.table, draw.round, lot.seat, lot.number) == lot.seal


def dealt_seed(seed: bytes, draw: Draw | None) -> bytes:
    """From what the cards are dealt: the seed alone where there is no draw, at tables of bots and in old games."""
    if draw is None:
        return seed
    head = f"elysium deal\ntable {draw.table}\nround {draw.round}\nseed {seed.hex()}\n"
    lots = "".join(f"seat {lot.seat} {lot.number}\n" for lot in draw.lots if lot.number)
    return sha256((head + lots).encode()).digest()


def public(draw: Draw | None) -> Draw | None:
    """What may be known of it: no number before all of them."""
    if draw is None or draw.phase == "drawn":
        return draw
    hidden = tuple([Lot(lot.seat, lot.seal, fault="silent" if lot.fault == "silent" else "") for lot in draw.lots])
    return msgspec.structs.replace(draw, lots=hidden)


class Witness(msgspec.Struct, omit_defaults=True):
    """What one client has seen of a deal with its own eyes; it believes nothing that it is told otherwise later."""

    commitment: str = ""
    """The seal of the server's seed, as it was shown first."""
    seat: int = -1
    round: int = -1
    number: str = ""
    """One's own, for that seat in that round."""
    setup: str = ""
    """The seal of what is played, as it was when one sealed one's own."""
    seals: dict[int, str] = {}
    """Those of all seats, as they were when one opened one's own."""
    again: bool = False
    """One has opened a number, and was asked for another one after that."""
    dealt: bool = False
    draw: Draw | None = None
    """As it was shown first once the cards were dealt."""

    def see(self, commitment: str, draw: Draw | None, *, is_dealt: bool) -> None:
        self.commitment = self.commitment or commitment
        if is_dealt and not self.dealt:
            self.dealt, self.draw = True, draw

    def seal(self, draw: Draw, seat: int, fresh: str) -> str:
        """What to send while lots are sealed; empty if there is nothing to send. `fresh` is a random number for a
        round in which one has none yet.
        """
        lot = draw.lot(seat)
        if draw.phase != "sealing" or lot is None or lot.seal or not draw.setup:
            return ""
        if (self.round, self.seat) != (draw.round, seat):
            self.again = self.again or bool(self.seals)
            self.round, self.seat, self.number, self.seals = draw.round, seat, fresh, {}
            self.setup = draw.setup
        return lot_seal(draw.table, draw.round, seat, self.number)

    def open(self, draw: Draw, seat: int, commitment: str) -> str:
        """One's number, once all seals have been seen; empty as long as it must not be told."""
        lot = draw.lot(seat)
        if draw.phase != "opening" or lot is None or (self.round, self.seat) != (draw.round, seat):
            return ""
        seals = {other.seat: other.seal for other in draw.lots if other.seal}
        if lot.seal != lot_seal(draw.table, draw.round, seat, self.number):
            return ""
        if (commitment, draw.setup) != (self.commitment, self.setup) or (self.seals and seals != self.seals):
            return ""
        self.seals = seals
        return self.number

    def doubts(
        self,
        commitment: str,
        seed: str,
        draw: Draw | None,
        *,
        is_dealt: bool,
        seat: int = -1,
        played: Setup | None = None,
    ) -> list[Doubt]:
        """What is not as it was, or not as it must be; the seed is empty until the game is over, and all of what is
        `played` is known then. `seat` is one's own, if one has not got up meanwhile: whoever sealed a number and left
        before the deal misses nothing.
        """
        found: list[Doubt] = []
        if self.commitment and commitment != self.commitment:
            found.append("seal-changed")
        if seed and seed_seal(bytes.fromhex(seed)) != commitment:
            found.append("seal-broken")
        if not is_dealt:
            return found
        is_own_round = draw is not None and draw.round == self.round
        is_other_setup = draw is not None and is_own_round and draw.setup != self.setup
        is_seed_true = bool(seed) and not found
        is_unsealed = draw and played and is_seed_true and not is_sealed_setup(draw, bytes.fromhex(seed), played)
        if is_other_setup or is_unsealed:
            found.append("table-changed")
        counted = [] if draw is None else [lot for lot in draw.lots if lot.number]
        if draw is not None and not all(fits(draw, lot) for lot in counted):
            found.append("lot-misfits")
        has_new_seal = bool(self.seals) and is_own_round and any(self.seals.get(x.seat) != x.seal for x in counted)
        if has_new_seal or (self.dealt and draw != self.draw):
            found.append("lots-changed")
        if self.again:
            found.append("drawn-again")
        own = next((lot.number for lot in counted if lot.seat == self.seat and is_own_round), "")
        if own != self.number and (is_own_round or self.seals or seat == self.seat):
            found.append("own-lot-changed" if own else "own-lot-left-out")
        return found
