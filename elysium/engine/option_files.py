"""Table options that are files where people type: on the command line a path stands for what is in it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from elysium.engine.decks import deck_words, read_text
from elysium.engine.game import Game


def with_files(game: Game[Any], options: Mapping[str, str]) -> dict[str, str]:
    """The options with the contents of files and decks in place of their names; BadFile says what is wrong where."""
    made = dict(options)
    for option in game.opening.options():
        if option.kind == "decks" and game.decks is not None and option.name in made:
            made[option.name] = deck_words(game.decks, made[option.name])
        if option.kind == "file" and made.get(option.name):
            file = made[option.name]
            made[option.name] = read_text(Path(file))
            game.opening.check_file(option.name, made[option.name], file)
    return made
