"""The difference between two plain values, and how to apply it."""

from __future__ import annotations

from typing import Any

type Plain = Any
type Patch = dict[str, Any]

WHOLE = "="


def diff(old: Plain, new: Plain) -> Patch:
    """Empty if nothing changed."""
    if old == new:
        return {}
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {key: diff(old[key], new[key]) for key in new if old[key] != new[key]}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return {str(at): diff(old[at], new[at]) for at in range(len(new)) if old[at] != new[at]}
    return {WHOLE: new}


def patched(old: Plain, patch: Patch) -> Plain:
    if not patch:
        return old
    if WHOLE in patch:
        return patch[WHOLE]
    if isinstance(old, dict):
        return old | {key: patched(old[key], change) for key, change in patch.items() if key in old}
    new = list(old)
    for key, change in patch.items():
        if key.isdecimal() and int(key) < len(new):
            new[int(key)] = patched(new[int(key)], change)
    return new
