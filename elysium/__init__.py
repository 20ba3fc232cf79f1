"""Elysium: the online table for the masquerade and vampire card games."""

import os

if os.environ.get("ELYSIUM_COMPILED") == "1":
    from elysium import compiled

    compiled.use()
