"""The cards of every table that is being played, read once."""

from __future__ import annotations

from typing import Final

from elysium.engine.cache import KeepingCache
from elysium.engine.refusal import BadFile
from elysium.games.vendetta.cards.language import Edition
from elysium.games.vendetta.cards.reading import read_edition

MOST_EDITIONS: Final = 64
"""In memory beside those that tables keep; what is needed again later is read again."""

EDITIONS: Final = KeepingCache[str, Edition](read_edition, MOST_EDITIONS)
"""By the text of the table's own card file, empty for the printed cards. Rules look here in every decision, hence a
constant of a module that is compiled with them."""
keep_edition: Final = EDITIONS.keep
"""For as long as the table is in memory: reading a file takes far longer than any rule may."""


def check_text(text: str, file: str) -> None:
    """BadFile, with file and line, if the text is no card file."""
    if not text:
        raise BadFile("card-file-not-one", file=file, line=1)
    try:
        EDITIONS[text]
    except BadFile as refusal:
        refusal.details["file"] = file
        raise
