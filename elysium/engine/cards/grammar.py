"""What Fluent has no words for: functions by which messages decline, conjugate and choose an article.

What they are given by a message only looks like a string, and is made one first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

CASES: Final = ("nom", "gen", "dat", "acc", "ins", "loc")
"""Of languages that have them; others know `nom` only."""
SEVERAL: Final = "many"

_PERSONS: Final = {
    "ony": "eni", "wy": "wi", "szy": "si", "ny": "ni", "ty": "ci", "dy": "dzi", "ry": "rzy", "ki": "cy", "gi": "dzy",
}  # fmt: skip
_ENDINGS: Final = {
    "masculine": dict(zip(CASES, ("y", "ego", "emu", "ego", "ym", "ym"), strict=True)),
    "feminine": dict(zip(CASES, ("a", "ej", "ej", "ą", "ą", "ej"), strict=True)),
    "neuter": dict(zip(CASES, ("e", "ego", "emu", "e", "ym", "ym"), strict=True)),
    SEVERAL: dict(zip(CASES, ("e", "ych", "ym", "e", "ymi", "ych"), strict=True)),
}
_THIS: Final = {
    "masculine": dict(zip(CASES, ("ten", "tego", "temu", "tego", "tym", "tym"), strict=True)),
    "feminine": dict(zip(CASES, ("ta", "tej", "tej", "tę", "tą", "tej"), strict=True)),
    "neuter": dict(zip(CASES, ("to", "tego", "temu", "to", "tym", "tym"), strict=True)),
    SEVERAL: dict(zip(CASES, ("te", "tych", "tym", "te", "tymi", "tych"), strict=True)),
}


def adjective(word: str, gender: str, number: str, case: str) -> str:
    """A regular Polish adjective, or `ten`, as a noun wants it: personal, animate, inanimate, feminine or neuter."""
    word, gender, case = str(word), str(gender), str(case)
    several = str(number) == SEVERAL
    column = SEVERAL if several else gender if gender in ("feminine", "neuter") else "masculine"
    if several and gender == "personal" and case in ("nom", "acc"):
        if case == "acc":
            return adjective(word, gender, number, "gen")
        if word == "ten":
            return "ci"
        return next(word.removesuffix(end) + soft for end, soft in _PERSONS.items() if word.endswith(end))
    if not several and gender == "inanimate" and case == "acc":
        case = "nom"
    if word == "ten":
        return _THIS[column][case]
    ending = _ENDINGS[column][case]
    if word.endswith("i"):
        # After k and g the vowels e and y are written ie and i.
        ending = f"i{ending}" if ending[0] == "e" else ending.replace("y", "i", 1)
    return word[:-1] + ending


def forms(singular: str, plural: str, number: str, case: str) -> str:
    """A noun whose six cases are written out, with a stroke between them."""
    found = str(plural if str(number) == SEVERAL else singular).split("/")
    return found[CASES.index(str(case))]


def article(phrase: str) -> str:
    """The English article that goes before this."""
    word = str(phrase).lower()
    return "an" if word[:1] in "aeio8" or (word.startswith("un") and not word.startswith("uni")) else "a"


def agreeing(word: str, gender: str, number: str) -> str:
    """A Spanish adjective in -o."""
    ending = "a" if str(gender) == "feminine" else "o"
    return f"{str(word)[:-1]}{ending}{'s' if str(number) == SEVERAL else ''}"


def mood(asked: str, command: str, infinitive: str, told: str) -> str:
    """The form of a verb: somebody is told to, is able to, or does it."""
    return str({"imp": command, "inf": infinitive, "ind": told}[str(asked)])


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "ADJ": adjective,
    "FORMS": forms,
    "ARTICLE": article,
    "AGREE": agreeing,
    "MOOD": mood,
}
"""For messages, by the names they have there."""
