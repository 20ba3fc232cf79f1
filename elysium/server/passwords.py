"""A password in the arguments of a process can be read by everybody on the machine: it is moved to the environment."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from urllib.parse import unquote

PASSWORD_VARIABLE = "ELYSIUM_DATABASE_PASSWORD"
IN_ADDRESS = re.compile(r"(?P<before>postgres\w*(\+\w+)?://[^:/@]*):(?P<password>[^@]*)@")


def without_password(arguments: Sequence[str]) -> tuple[list[str], str]:
    """The arguments as they may be seen, and the password that stood in them."""
    passwords = [found["password"] for argument in arguments if (found := IN_ADDRESS.search(argument))]
    shown = [IN_ADDRESS.sub(r"\g<before>@", argument) for argument in arguments]
    return shown, unquote(passwords[-1]) if passwords else ""


def begin_again_without_password() -> None:
    """As the same process; does nothing if there is none."""
    shown, password = without_password(sys.orig_argv[1:])
    if password and os.name == "posix":
        os.environ[PASSWORD_VARIABLE] = password
        os.execv(sys.executable, [sys.executable, *shown])
