"""What definitions may say: every word of the card language, with what belongs to it and where it can work."""

from __future__ import annotations

from typing import Final, NamedTuple

# Kinds of words.
EFFECT: Final = "effect"
"""Does something when its timing comes."""
ASKED: Final = "asked"
"""Something that rules ask for when its timing comes, instead of running it."""
STANDING: Final = "standing"
"""Holds as long as its card lies open or belongs to an alliance: rules ask for it."""
POWER: Final = "power"
"""Makes or changes Power."""
OFFER: Final = "offer"
"""Something that somebody may have to choose."""

# What stands behind a word.
NO_AMOUNT: Final = "none"
NUMBER: Final = "number"
"""A plain number."""
COUNTED: Final = "counted"
"""A number, or something to count."""
OFFERS: Final = "offers"
"""A list of things to choose between."""

type Moments = frozenset[tuple[str, str]]
"""Pairs of a group of cards and a timing."""

CLAN: Final = "clan"
ALLY: Final = "ally"
LOCATION: Final = "location"
RELIC: Final = "relic"
VICTIMS: Final = "victim"

KINDS_OF: Final = {
    CLAN: ("passive", "preparation", "conflict", "aftermath"),
    ALLY: ("human", "vampire"),
    LOCATION: ("location",),
    RELIC: ("relic",),
    VICTIMS: ("victim",),
}
NUMBERS_OF: Final = {
    CLAN: ("power",),
    ALLY: ("influence", "kiss", "drained-blood", "drained-influence"),
    LOCATION: (),
    RELIC: ("influence",),
    VICTIMS: ("influence", "kiss", "drained-blood", "drained-influence"),
}
STEPS: Final = ("preparation", "conflict", "aftermath")
"""Timings that only cards of the same kind have."""
TIMINGS_OF: Final = {
    CLAN: (
        *STEPS, "before-reveal", "at-reveal", "after-reveal", "withdraw-step", "planning-ends", "round-ends",
        "opponent-plays-here", "opponent-plays-elsewhere", "card-played-here-face-down", "you-withdraw-elsewhere",
        "frenzy-caused", "always",
    ),
    ALLY: ("gained", "you-play-at-haven", "frenzy-caused", "your-turn", "game-ends", "always"),
    LOCATION: ("won-here", "last-here", "withdrawn-from-here", "frenzy-caused", "resolved", "always"),
    RELIC: ("your-turn", "resolution-starts"),
    VICTIMS: (),
}  # fmt: skip


def _moments(group: str, *timings: str) -> Moments:
    return frozenset((group, timing) for timing in timings)


_ALWAYS: Final = _moments(CLAN, "always")
_IN_ALLIANCE: Final = _moments(ALLY, "always")
_FIGHTING: Final = _moments(CLAN, "conflict", "always")
_PREPARING: Final = _moments(CLAN, "preparation")
_AFTER: Final = _moments(CLAN, "aftermath")
_REVEALED: Final = _moments(CLAN, "after-reveal")
_ACTING: Final = _moments(CLAN, "preparation", "aftermath")
_OPEN: Final = _ACTING | _moments(CLAN, "before-reveal", "after-reveal")
"""When a clan card does something at its own district."""
_SEEING_OTHERS: Final = _moments(CLAN, "opponent-plays-here", "opponent-plays-elsewhere", "card-played-here-face-down")
_REACTING: Final = _SEEING_OTHERS | _moments(CLAN, "you-withdraw-elsewhere", "planning-ends", "frenzy-caused")
_LYING: Final = _OPEN | _REACTING
"""Whenever a clan card does something and has a district."""
_FRENZY: Final = frozenset((group, "frenzy-caused") for group in (CLAN, ALLY, LOCATION))
_ALLIES: Final = _moments(ALLY, "gained", "you-play-at-haven", "frenzy-caused")
_RELICS: Final = _moments(RELIC, "your-turn", "resolution-starts")
_PLACED: Final = _moments(LOCATION, "won-here", "last-here")
"""When a location does something for the player who took this place."""
_WITHDRAWN: Final = _moments(LOCATION, "withdrawn-from-here")
"""When a location does something to a player, and for nobody."""
_FOR_SOMEBODY: Final = _LYING | _ALLIES | _RELICS | _PLACED | _FRENZY
_ANY_TIME: Final = _FOR_SOMEBODY | _WITHDRAWN

SELECTORS_AT: Final[dict[str, Moments]] = {
    "you": _FOR_SOMEBODY,
    "each-rival": _LYING | _moments(ALLY, "gained"),
    "each-opponent": _LYING | _ALLIES | _RELICS,
    "that-player": _SEEING_OTHERS | _WITHDRAWN | _FRENZY,
    "chosen-opponent": _ACTING | _RELICS | _moments(ALLY, "gained"),
    "absent-opponents": _LYING,
}

CONDITIONS_AT: Final[dict[str, Moments]] = {
    "own-blood-here": _FIGHTING,
    "fewest-open-cards": _FIGHTING,
    "at-haven": _FIGHTING,
    "reward-taken-here": _AFTER,
    "rival-here": _moments(CLAN, "frenzy-caused"),
    "only-human": _moments(ALLY, "game-ends"),
}

COUNTS_AT: Final[dict[str, Moments]] = {
    "round": _ANY_TIME,
    "pool": _FOR_SOMEBODY,
    "alliance": _FOR_SOMEBODY,
    "blood-here": _LYING | _moments(ALLY, "gained"),
    "moved": _moments(CLAN, "you-withdraw-elsewhere"),
    "taken-back": _PREPARING,
}
"""What an amount may count."""
EITHER_AT: Final[dict[str, Moments]] = {"won": _AFTER}
"""What an amount may depend on."""
COUNTED_BY: Final = {"taken-back": "may-take-back-cards"}
"""Amounts that only what follows from another effect knows."""

OTHERS: Final = ("each-rival", "each-opponent", "that-player", "absent-opponents")
ALONE: Final = ("at-reveal", "withdraw-step")
"""Timings with one effect only."""


class Word(NamedTuple):
    group: str
    at: Moments = frozenset()
    amount: str = NO_AMOUNT
    who: tuple[str, ...] = ("you",)
    """Whom it may concern; the first if nothing is said."""
    follows: bool = False
    """Whether something may follow if it is done."""
    touches: bool = False
    """Whether it does something to those it concerns."""
    least: int = 1
    largest: int = 99
    """Between what a plain number has to lie."""


WORDS: Final[dict[str, Word]] = {
    # Blood
    "steal": Word(EFFECT, _FOR_SOMEBODY - _PLACED, COUNTED, (*OTHERS, "chosen-opponent"), touches=True),
    "lose": Word(EFFECT, _ANY_TIME - _PLACED, COUNTED, OTHERS, touches=True),
    "gain-blood": Word(EFFECT, _FOR_SOMEBODY, COUNTED),
    "gain-blood-up-to": Word(EFFECT, _LYING | _ALLIES | _RELICS, NUMBER),
    "may-spend": Word(EFFECT, _ACTING, COUNTED, follows=True),
    "spend-or-turn-down": Word(EFFECT, _PREPARING, COUNTED),
    "all-present-gain": Word(EFFECT, _moments(LOCATION, "resolved"), NUMBER),
    # Deployed blood
    "deploy-from-bank": Word(EFFECT, _LYING | _moments(ALLY, "you-play-at-haven"), COUNTED),
    "may-deploy": Word(EFFECT, _OPEN, COUNTED),
    "return-deployed": Word(EFFECT, _ACTING),
    "take-back-deployed": Word(EFFECT, _moments(LOCATION, "resolved"), NUMBER),
    "take-half-deployed": Word(EFFECT, _OPEN, NO_AMOUNT, ("each-rival",), touches=True),
    "discard-deployed": Word(EFFECT, _OPEN, COUNTED, ("each-rival",), touches=True),
    "may-move-half-deployed": Word(EFFECT, _ACTING),
    "may-swap-pool-and-deployed": Word(EFFECT, _PREPARING, follows=True),
    "play-blood-everywhere": Word(EFFECT, _moments(RELIC, "resolution-starts"), NUMBER, largest=1),
    # Influence, alliance, hand
    "gain-influence": Word(EFFECT, _FOR_SOMEBODY, COUNTED),
    "lose-influence": Word(EFFECT, _ANY_TIME, COUNTED, ("you", *OTHERS), touches=True),
    "gain-victim": Word(EFFECT, _FOR_SOMEBODY, COUNTED),
    "draw": Word(EFFECT, _FOR_SOMEBODY, NUMBER),
    "return-drained": Word(EFFECT, _moments(RELIC, "your-turn")),
    "take-ambition": Word(EFFECT, _moments(RELIC, "resolution-starts")),
    "look-for-blood": Word(ASKED, _moments(ALLY, "your-turn"), NUMBER, largest=1),
    "look-at-district": Word(EFFECT, _moments(RELIC, "your-turn")),
    "score": Word(ASKED, _moments(ALLY, "game-ends"), NUMBER, least=-99),
    # Cards on the table
    "play-rivals-hand": Word(EFFECT, _PREPARING),
    "play-own-hand": Word(EFFECT, _PREPARING),
    "play-top-of-deck": Word(EFFECT, _REVEALED),
    "shuffle-one-back": Word(EFFECT, _moments(CLAN, "round-ends")),
    "may-take-back-cards": Word(EFFECT, _PREPARING, follows=True),
    "may-turn-down-cards": Word(EFFECT, _PREPARING),
    "face-down-power": Word(EFFECT, _PREPARING, NUMBER),
    "may-withdraw": Word(EFFECT, _PREPARING, follows=True),
    "move-to-haven": Word(EFFECT, _ACTING),
    "may-move-to-haven": Word(EFFECT, _ACTING),
    # What others decide
    "auction": Word(EFFECT, _REVEALED, who=("each-rival",), touches=True),
    "forestall": Word(EFFECT, _REVEALED),
    "rivals-choose": Word(EFFECT, _REVEALED | _ACTING, OFFERS, ("each-rival",), touches=True),
    "winner-chooses": Word(EFFECT, _AFTER, OFFERS),
    "rivals-pay-to-turn-up": Word(ASKED, _moments(CLAN, "at-reveal"), NUMBER, ("each-rival",), touches=True),
    "staying-costs": Word(ASKED, _moments(CLAN, "withdraw-step"), NUMBER, ("each-rival",), touches=True),
    # Power
    "power": Word(POWER, _FIGHTING, NUMBER, least=-99),
    "halve-rivals": Word(POWER, _FIGHTING, touches=True),
    "blood-power": Word(POWER, _FIGHTING, NUMBER, least=2),
    "zero-highest": Word(POWER, _FIGHTING),
    "equals-highest": Word(POWER, _FIGHTING),
    # As long as the card lies open
    "immune": Word(STANDING, _ALWAYS),
    "keep-lost-blood-here": Word(STANDING, _ALWAYS),
    "rivals-lose-as-much": Word(STANDING, _ALWAYS),
    "turn-down-instead-of-draining": Word(STANDING, _ALWAYS, NUMBER),
    "withdraw-here-instead": Word(STANDING, _ALWAYS),
    "opponents-play-face-down": Word(STANDING, _ALWAYS),
    "look-at-them": Word(STANDING, _ALWAYS),
    # As long as it is in an alliance
    "fee": Word(STANDING, _IN_ALLIANCE, NUMBER, least=-99),
    "wins-ties": Word(STANDING, _IN_ALLIANCE),
    "cannot-be-drained": Word(STANDING, _IN_ALLIANCE),
    "tokens-when-drained": Word(STANDING, _IN_ALLIANCE, NUMBER),
    "keep-all-drawn": Word(STANDING, _IN_ALLIANCE),
    "drained-in-frenzy": Word(STANDING, _IN_ALLIANCE),
    # At a location
    "fee-here": Word(STANDING, _moments(LOCATION, "always"), NUMBER),
}

CHOICES: Final[dict[str, Word]] = {
    "skip-steps": Word(OFFER),
    "be-robbed": Word(OFFER, amount=NUMBER),
    "give-half-deployed": Word(OFFER),
    "lose-influence": Word(OFFER, amount=NUMBER),
    "give-influence": Word(OFFER, amount=NUMBER),
}

STANDING_WORDS: Final = tuple(word for word, entry in WORDS.items() if entry.group == STANDING)
POWER_WORDS: Final = frozenset(word for word, entry in WORDS.items() if entry.group == POWER)
