"""Where the command `elysium` begins: commands that play many games take the compiled rules, if there are any."""

from __future__ import annotations

import sys

from elysium import compiled
from elysium.server.passwords import begin_again_without_password

PLAY_MANY_GAMES = ("arena", "simulate")


def main() -> int:
    if any(command in sys.argv[1:2] for command in PLAY_MANY_GAMES):
        compiled.use()
    if "serve" in sys.argv[1:2]:
        begin_again_without_password()
    # Not before: whoever imports the engine has chosen its form.
    from elysium.cli import main as run

    return run()
