"""What results were made with: the form of the rules, and the interpreter."""

from __future__ import annotations

import platform
import sysconfig

from elysium.compiled import form_taken


def form_in_use() -> str:
    """Compiled or pure."""
    return "compiled" if form_taken() == "compiled" else "pure"


def interpreter() -> str:
    """What all of it runs on: without the optimisations that distributions build with, everything takes longer."""
    optimised = "--enable-optimizations" in str(sysconfig.get_config_var("CONFIG_ARGS"))
    name = f"{platform.python_implementation()} {platform.python_version()}"
    return name if optimised else f"{name} (built without --enable-optimizations, as far as it says)"
