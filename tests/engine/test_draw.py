"""The deal nobody can bend: what an honest client believes, and what it notices of cheats."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import msgspec
import pytest

from elysium.engine.chance import commitment, key_from_seed
from elysium.engine.draw import Draw, Lot, Witness, dealt_seed, fits, lot_seal, public, setup_seal
from elysium.engine.setup import Setup

SEED = bytes(range(32))
TABLE = "abcdefghijkm"
ROUND = 3
NUMBERS = {0: "a" * 64, 2: "b" * 64}
PLAYED = Setup("vtes", 4, {"decks": "mine,theirs", "half-decks": "no"})
PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def seal(seat: int, number: str = "", round: int = ROUND) -> str:
    return lot_seal(TABLE, round, seat, number or NUMBERS[seat])


def played(round: int = ROUND) -> str:
    return setup_seal(TABLE, round, SEED, PLAYED)


def sealing(*lots: Lot, round: int = ROUND) -> Draw:
    return Draw(TABLE, round, lots or (Lot(0), Lot(2)), "sealing", 99.0, played(round))


OPENING = Draw(TABLE, ROUND, (Lot(0, seal(0)), Lot(2, seal(2))), "opening", 99.0, played())
LOTS = tuple(Lot(seat, seal(seat), number) for seat, number in NUMBERS.items())
DRAWN = Draw(TABLE, ROUND, LOTS, setup=played())


def witness() -> Witness:
    """Who sits in seat 0, has seen everything as it should be, and has opened a number."""
    seen = Witness()
    seen.see(commitment(SEED), None, is_dealt=False)
    assert seen.seal(sealing(), 0, NUMBERS[0]) == seal(0)
    assert seen.open(OPENING, 0, commitment(SEED)) == NUMBERS[0]
    return seen


def doubts(seen: Witness, draw: Draw | None = DRAWN, seed: bytes = SEED, shown: str = "") -> list[str]:
    return list(seen.doubts(shown or commitment(seed), seed.hex(), draw, is_dealt=True, played=PLAYED))


def test_whoever_sees_what_is_right_has_no_doubts() -> None:
    seen = witness()
    seen.see(commitment(SEED), DRAWN, is_dealt=True)
    assert doubts(seen) == []
    assert seen.doubts(commitment(SEED), "", DRAWN, is_dealt=True) == []


def test_every_number_and_the_seed_change_the_deal() -> None:
    other_lot = msgspec.structs.replace(DRAWN, lots=(DRAWN.lots[0], Lot(2, seal(2), "c" * 64)))
    left_out = msgspec.structs.replace(DRAWN, lots=(DRAWN.lots[0], Lot(2, seal(2), fault="withheld")))
    other_table = msgspec.structs.replace(DRAWN, table="b" * 12)
    other_round = msgspec.structs.replace(DRAWN, round=4)
    draws = [DRAWN, other_lot, left_out, other_table, other_round, None]
    assert len({dealt_seed(SEED, draw) for draw in draws} | {dealt_seed(b"other", DRAWN)}) == len(draws) + 1
    assert dealt_seed(SEED, None) == SEED, "games of before there were draws are dealt as they were"


def test_a_server_that_changes_seed_and_seal_is_noticed() -> None:
    assert doubts(witness(), seed=b"a better deal") == ["seal-changed"]
    assert doubts(witness(), seed=b"a better deal", shown=commitment(SEED)) == ["seal-broken"]


@pytest.mark.parametrize(
    "other",
    [
        Setup("vtes", 4, {"decks": "theirs,mine", "half-decks": "no"}),
        Setup("vtes", 4, {"decks": "mine,better", "half-decks": "no"}),
        Setup("vtes", 4, {"decks": "mine,theirs"}),
        Setup("vtes", 5, PLAYED.options),
        Setup("mascarade", 4, PLAYED.options),
    ],
)
def test_a_server_that_has_other_decks_or_options_played_than_it_sealed_is_noticed(other: Setup) -> None:
    """It knows the numbers before it deals: were the decks not sealed it could choose among as many deals as orders."""
    seen = witness()
    shown = seen.doubts(commitment(SEED), SEED.hex(), DRAWN, is_dealt=True, played=other)
    assert shown == ["table-changed"]
    resealed = msgspec.structs.replace(DRAWN, setup=setup_seal(TABLE, ROUND, SEED, other))
    assert seen.doubts(commitment(SEED), SEED.hex(), resealed, is_dealt=True, played=other) == ["table-changed"]
    assert seen.doubts(commitment(SEED), "", resealed, is_dealt=True) == ["table-changed"], "and before the end"
    unsealed = msgspec.structs.replace(DRAWN, setup="")
    assert seen.doubts(commitment(SEED), SEED.hex(), unsealed, is_dealt=True, played=other) == ["table-changed"]


def test_nobody_can_guess_sealed_decks() -> None:
    assert setup_seal(TABLE, ROUND, SEED, PLAYED) != setup_seal(TABLE, ROUND, bytes(32), PLAYED)


def test_draws_of_before_what_is_played_was_sealed_are_believed() -> None:
    looker_on = Witness()
    assert doubts(looker_on, msgspec.structs.replace(DRAWN, setup="")) == []
    before = Witness(commitment(SEED), 0, ROUND, NUMBERS[0], seals={0: seal(0), 2: seal(2)})
    assert doubts(before, msgspec.structs.replace(DRAWN, setup="")) == []


@pytest.mark.parametrize("fault", ["silent", "withheld", "misfit"])
def test_a_server_that_claims_a_seat_did_not_answer_is_noticed_by_that_seat(fault: str) -> None:
    lots = (msgspec.convert({"seat": 0, "seal": seal(0), "fault": fault}, Lot), DRAWN.lots[1])
    assert doubts(witness(), msgspec.structs.replace(DRAWN, lots=lots)) == ["own-lot-left-out"]


def test_a_server_that_ignores_all_numbers_is_noticed() -> None:
    assert doubts(witness(), None) == ["own-lot-left-out"]
    assert doubts(witness(), Draw(TABLE, ROUND, setup=played())) == ["own-lot-left-out"]


def test_a_server_that_puts_another_number_in_the_place_of_ones_own_is_noticed() -> None:
    forged = Lot(0, seal(0, "c" * 64), "c" * 64)
    assert doubts(witness(), msgspec.structs.replace(DRAWN, lots=(forged, DRAWN.lots[1]))) == [
        "lots-changed",
        "own-lot-changed",
    ]


def test_an_accomplice_who_seals_anew_after_the_numbers_are_open_is_noticed() -> None:
    """Their number fits its seal, but that seal is not the one that all had seen."""
    chosen = Lot(2, seal(2, "c" * 64), "c" * 64)
    assert doubts(witness(), msgspec.structs.replace(DRAWN, lots=(DRAWN.lots[0], chosen))) == ["lots-changed"]
    added = Lot(3, lot_seal(TABLE, ROUND, 3, "d" * 64), "d" * 64)
    assert doubts(witness(), msgspec.structs.replace(DRAWN, lots=(*DRAWN.lots, added))) == ["lots-changed"]
    unfit = Lot(2, seal(2), "c" * 64)
    assert doubts(witness(), msgspec.structs.replace(DRAWN, lots=(DRAWN.lots[0], unfit))) == ["lot-misfits"]


def test_a_draw_that_becomes_another_during_the_game_is_noticed_by_lookers_on_too() -> None:
    looker_on = Witness()
    looker_on.see(commitment(SEED), DRAWN, is_dealt=True)
    assert doubts(looker_on) == []
    assert doubts(looker_on, msgspec.structs.replace(DRAWN, lots=DRAWN.lots[:1])) == ["lots-changed"]
    none = Witness()
    none.see(commitment(SEED), None, is_dealt=True)
    assert doubts(none, DRAWN) == ["lots-changed"]


def test_a_server_that_draws_again_until_it_likes_the_deal_is_noticed() -> None:
    seen = witness()
    assert seen.seal(sealing(round=4), 0, "c" * 64) == seal(0, "c" * 64, round=4)
    again = Draw(TABLE, 4, (Lot(0, seal(0, "c" * 64, 4)),), "opening", setup=played(4))
    assert seen.open(again, 0, commitment(SEED)) == "c" * 64
    drawn = Draw(TABLE, 4, (Lot(0, seal(0, "c" * 64, 4), "c" * 64),), setup=played(4))
    assert doubts(seen, drawn) == ["drawn-again"]


def test_people_who_come_and_go_before_anything_is_open_are_no_reason_to_doubt() -> None:
    seen = Witness()
    seen.see(commitment(SEED), None, is_dealt=False)
    assert seen.seal(sealing(round=2), 0, "c" * 64)
    assert seen.doubts(commitment(SEED), "", None, is_dealt=False) == []
    assert seen.seal(sealing(), 0, NUMBERS[0]) == seal(0), "another number in another round"
    assert seen.open(OPENING, 0, commitment(SEED))
    assert doubts(seen) == []


def test_who_gets_up_before_the_deal_misses_nothing_there() -> None:
    seen = Witness()
    seen.see(commitment(SEED), None, is_dealt=False)
    assert seen.seal(sealing(round=2), 0, "c" * 64)
    assert doubts(seen) == []
    assert seen.doubts(commitment(SEED), SEED.hex(), DRAWN, is_dealt=True, seat=0) == ["own-lot-left-out"]


def test_a_number_is_told_only_when_all_seals_are_there_to_stay() -> None:
    seen = Witness()
    seen.see(commitment(SEED), None, is_dealt=False)
    assert not seen.open(OPENING, 0, commitment(SEED)), "nothing sealed yet"
    unsealed = msgspec.structs.replace(sealing(), setup="")
    assert not seen.seal(unsealed, 0, NUMBERS[0]), "the server does not say what is played"
    seen.seal(sealing(), 0, NUMBERS[0])
    assert not seen.open(sealing(), 0, commitment(SEED))
    assert not seen.open(OPENING, 0, commitment(b"other")), "the server's own seal is another than before"
    assert not seen.open(OPENING, 2, commitment(SEED))
    other = msgspec.structs.replace(OPENING, setup="e" * 64)
    assert not seen.open(other, 0, commitment(SEED)), "something else is to be played"
    foreign = msgspec.structs.replace(OPENING, lots=(Lot(0, "e" * 64), OPENING.lots[1]))
    assert not seen.open(foreign, 0, commitment(SEED)), "somebody else has sealed for this seat"
    assert seen.open(OPENING, 0, commitment(SEED)) == NUMBERS[0]
    assert seen.open(OPENING, 0, commitment(SEED)) == NUMBERS[0], "again after a broken line"
    changed = msgspec.structs.replace(OPENING, lots=(OPENING.lots[0], Lot(2, "e" * 64)))
    assert not seen.open(changed, 0, commitment(SEED))


def test_a_seal_belongs_to_its_table_round_and_seat() -> None:
    assert fits(DRAWN, DRAWN.lots[0])
    assert not fits(DRAWN, Lot(2, seal(0), NUMBERS[0]))
    assert not fits(msgspec.structs.replace(DRAWN, round=4), DRAWN.lots[0])
    assert not fits(DRAWN, Lot(0, seal(0)))


def test_what_a_client_has_witnessed_can_be_kept() -> None:
    seen = witness()
    seen.see(commitment(SEED), DRAWN, is_dealt=True)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=Witness) == seen


def test_no_number_is_public_before_all_of_them() -> None:
    half = msgspec.structs.replace(OPENING, lots=(Lot(0, seal(0), NUMBERS[0]), Lot(2, seal(2), fault="misfit")))
    assert public(half) == OPENING
    assert public(DRAWN) == DRAWN


def test_the_protocol_page_can_be_followed_by_hand() -> None:
    """What it tells a sceptic to type gives what this program computes."""
    text = PROTOCOL.read_text(encoding="utf-8")
    (commands,) = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    said = subprocess.run(["sh", "-c", commands], check=True, capture_output=True, text=True).stdout.split()
    printed = [word for word in said if re.fullmatch("[0-9a-f]{64}", word)]
    assert printed == [
        commitment(SEED),
        seal(0),
        seal(2),
        setup_seal(TABLE, ROUND, SEED, PLAYED),
        dealt_seed(SEED, DRAWN).hex(),
        key_from_seed(dealt_seed(SEED, DRAWN)).hex(),
    ]
    for hash in printed:
        assert hash in text.replace(commands, ""), "the page shows what comes out"
