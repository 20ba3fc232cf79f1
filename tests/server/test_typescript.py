"""The page's types are those of the wire."""

from elysium.engine.audience import OPEN_TABLE, SPECTATOR
from elysium.server.typescript import TARGET, typescript


def test_the_types_of_the_page_are_current() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "run: python -m elysium.server.typescript"


def test_tagged_messages_become_a_union_that_can_be_told_apart() -> None:
    text = typescript()
    assert 'export interface Update {\n  type: "update";' in text
    assert "export type FromServer = Welcome | Update |" in text


def test_what_may_be_left_out_is_optional_and_notes_are_kept() -> None:
    text = typescript()
    assert "  seat?: number;\n" in text
    assert 'export type OptionKind = "one-of" | "cards" |' in text
    assert "  /** The clock of the server. */\n  now?: number;" in text


def test_structs_of_the_engine_are_declared_too() -> None:
    text = typescript()
    assert "export interface CardView {" in text
    assert "export type Saying = [text: string, parts: Part[]];" in text


def test_viewers_without_a_seat_have_the_numbers_that_the_engine_gives_them() -> None:
    text = typescript()
    assert f"export const SPECTATOR = {SPECTATOR};\n" in text
    assert f"*/\nexport const OPEN_TABLE = {OPEN_TABLE};\n" in text
