"""The file against which the page's notes are tested says what the rules say now."""

from tests.server.mascarade_notes import FILE, as_text, told_stories


def test_the_file_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == as_text()


def test_the_stories_hold_everything_that_changes_what_is_known() -> None:
    told = {event for game in told_stories()["games"] for event, _ in game["events"]}
    assert told >= {
        "dealt",
        "saw",
        "revealed",
        "handled",
        "handled-really",
        "only-pretended",
        "shown-to-others",
        "moved",
    }
