"""Official texts beside definitions, in any game: what differs is found, and an excuse is for one difference only."""

from pathlib import Path

import pytest

from elysium.engine.cards.claims import (
    ONLY_DEFINITION,
    ONLY_TEXT,
    Claim,
    Claims,
    Excuse,
    differences,
    read_excuses,
    sorted_out,
)
from elysium.engine.refusal import BadFile

BLEED, READY = Claim("bleed", "+2"), Claim("trait", "ready vampire")


def said(*sure: Claim, perhaps: tuple[Claim, ...] = ()) -> Claims:
    return Claims(frozenset(sure), frozenset(perhaps))


def found(text: dict[str, Claims], definition: dict[str, Claims]) -> list[tuple[str, str, str]]:
    return [(d.part, d.side, d.what) for d in differences("Card", text, definition)]


def test_what_stands_on_one_side_only_is_found() -> None:
    assert found({"": said(BLEED)}, {"": said(READY)}) == [
        ("", ONLY_DEFINITION, "ready vampire"),
        ("", ONLY_TEXT, "+2"),
    ]
    assert found({"": said(BLEED)}, {"": said(BLEED)}) == []


def test_what_goes_without_saying_may_be_said() -> None:
    assert found({"": said(BLEED, perhaps=(READY,))}, {"": said(READY, perhaps=(BLEED,))}) == []


def test_the_header_holds_for_every_part_and_a_part_for_itself() -> None:
    text = {"": said(READY), "dom": said(BLEED), "DOM": said()}
    assert found(text, {"": said(), "dom": said(BLEED, READY), "DOM": said(READY)}) == []
    assert found(text, {"": said(READY), "dom": said(), "DOM": said(BLEED)}) == [
        ("DOM", ONLY_DEFINITION, "+2"),
        ("dom", ONLY_TEXT, "+2"),
    ]
    assert found({"": said(), "dom": said(BLEED)}, {"": said(READY), "dom": said(BLEED)}) == [
        ("", ONLY_DEFINITION, "ready vampire")
    ]


def test_a_trait_of_something_left_open_is_that_of_anything_and_no_other_trait() -> None:
    assert found({"": said(READY)}, {"": said(Claim("trait", "ready *"))}) == []
    assert len(found({"": said(READY)}, {"": said(Claim("trait", "locked *"))})) == 2
    assert len(found({"": said(READY)}, {"": said(Claim("trait", "ready minion"))})) == 2


def test_an_excuse_is_for_its_own_difference_and_wrong_without_it() -> None:
    different = differences("Card", {"": said(BLEED, READY)}, {"": said()})
    excuse = Excuse(("Card", "Other"), "bleed", ("+2",), "because")
    left, idle = sorted_out(different, [excuse])
    assert [difference.what for difference in left] == ["ready vampire"]
    assert idle == [(excuse, "Other: +2")]


def test_a_file_of_excuses_with_an_unknown_key_or_no_reason_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "excuses.yaml"
    for row in ("{cards: [A], kind: bleed, what: ['1']}", "{cards: [A], kind: b, what: [], reason: r, because: x}"):
        file.write_text(f"- {row}\n", encoding="utf-8")
        with pytest.raises(BadFile):
            read_excuses(file)
