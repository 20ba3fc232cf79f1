"""A password in the arguments of a process can be read by everybody on the machine: it is moved to the environment."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from urllib.parse import unquote

PASSWORD_VARIABLE = "ELYSIUM_DATABASE_PASSWORD"
SHOWN_VARIABLE = "ELYSIUM_PASSWORD_SHOWN"
"""Set in place of a password that was moved: whoever gave it so is told."""
PLACES = (
    (re.compile(r"(?P<before>postgres\w*(\+\w+)?://[^:/@]*):(?P<password>[^@]*)@"), r"\g<before>@"),
    (re.compile(r"(?P<before>postgres\w*(\+\w+)?://\S*[?&])password=(?P<password>[^&]*)&?"), r"\g<before>"),
)
"""Where one can stand in an address, and what is left of that."""


def without_password(arguments: Sequence[str]) -> tuple[list[str], str]:
    """The arguments as they may be seen, and the password that stood in them."""
    shown, password = list(arguments), ""
    for place, rest in PLACES:
        for number, argument in enumerate(shown):
            if found := place.search(argument):
                password = found["password"]
                shown[number] = place.sub(rest, argument)
    return shown, unquote(password)


def begin_again_without_password() -> None:
    """As the same process; does nothing if there is none."""
    shown, password = without_password(sys.orig_argv[1:])
    if password and os.name == "posix":
        os.environ[PASSWORD_VARIABLE] = password
        os.environ[SHOWN_VARIABLE] = "yes"
        os.execv(sys.executable, [sys.executable, *shown])


def was_password_shown() -> bool:
    """Whether one stood among the arguments, for however short a time; asked once, before workers begin."""
    return bool(os.environ.pop(SHOWN_VARIABLE, "") or without_password(sys.orig_argv[1:])[1])
