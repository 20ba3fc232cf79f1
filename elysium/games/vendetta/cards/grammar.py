"""What definitions may say: every word of the card language, with what belongs to it and where it can work."""

from __future__ import annotations

from typing import Final, NamedTuple

from elysium.games.vendetta.cards.language import (
    ADDS_POWER,
    ALLIANCE,
    AT_HAVEN,
    CHANGES_FEE,
    DRAINED_FIRST,
    EQUALS_HIGHEST,
    FEWEST_OPEN_CARDS,
    FORCES_FACE_DOWN,
    HALVES_RIVALS,
    IMMUNITY,
    KEEPS_ALL_DRAWN,
    KEEPS_LOST_BLOOD,
    MIRRORS_LOSSES,
    MULTIPLIES_BLOOD,
    NO_MEANING,
    ONLY_HUMAN,
    OWN_BLOOD_HERE,
    POOL,
    REWARD_TAKEN_HERE,
    RIVAL_HERE,
    SHELTERS,
    SHIELDS_ALLIANCE,
    TOKENS_WHEN_DRAINED,
    TOLL,
    UNDRAINABLE,
    WATCHES,
    WINS_TIES,
    WON,
    ZEROES_HIGHEST,
    Meaning,
    Promise,
)

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
    OWN_BLOOD_HERE: _FIGHTING,
    FEWEST_OPEN_CARDS: _FIGHTING,
    AT_HAVEN: _FIGHTING,
    REWARD_TAKEN_HERE: _AFTER,
    RIVAL_HERE: _moments(CLAN, "frenzy-caused"),
    ONLY_HUMAN: _moments(ALLY, "game-ends"),
}

COUNTS_AT: Final[dict[str, Moments]] = {
    "round": _ANY_TIME,
    POOL: _FOR_SOMEBODY,
    ALLIANCE: _FOR_SOMEBODY,
    "blood-here": _LYING | _moments(ALLY, "gained"),
    "moved": _moments(CLAN, "you-withdraw-elsewhere"),
    "taken-back": _PREPARING,
}
"""What an amount may count."""
USUALLY_COUNTED: Final = {
    "round": 2.0,
    POOL: 5.0,
    ALLIANCE: 3.0,
    "blood-here": 4.0,
    "moved": 1.0,
    "taken-back": 1.0,
}
"""How much that is, as far as bots know before they can count it."""
EITHER_AT: Final[dict[str, Moments]] = {WON: _AFTER}
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
    means: Meaning = NO_MEANING
    unit: str = "blood"
    """What its amount is of."""
    per: bool = False
    """Whether its number may be multiplied by something."""
    conditional: bool = False
    """Whether it may hang on a condition although it is not run."""
    purpose: bool = False
    """Whether questions have words for it as what something is done for."""


WORDS: Final[dict[str, Word]] = {
    # Blood
    "steal": Word(
        EFFECT,
        _FOR_SOMEBODY - _PLACED,
        COUNTED,
        (*OTHERS, "chosen-opponent"),
        touches=True,
        means=Meaning(pool=1.0, hurts=1.0),
        purpose=True,
    ),
    "lose": Word(EFFECT, _ANY_TIME - _PLACED, COUNTED, OTHERS, touches=True, means=Meaning(hurts=1.0), purpose=True),
    "gain-blood": Word(EFFECT, _FOR_SOMEBODY, COUNTED, means=Meaning(pool=1.0)),
    "gain-blood-up-to": Word(
        EFFECT, _LYING | _ALLIES | _RELICS, NUMBER, means=Meaning(early=-1.0, brings=Promise(flat=1.2))
    ),
    "may-spend": Word(EFFECT, _ACTING, COUNTED, follows=True, means=Meaning(pool=-1.0, optional=True, early=2.0)),
    "spend-or-turn-down": Word(
        EFFECT, _PREPARING, COUNTED, means=Meaning(pool=-0.5, early=2.0, brings=Promise(power=-1.0))
    ),
    "all-present-gain": Word(EFFECT, _moments(LOCATION, "resolved"), NUMBER),
    # Deployed blood
    "deploy-from-bank": Word(
        EFFECT, _LYING | _moments(ALLY, "you-play-at-haven"), COUNTED, means=Meaning(deploys=1.0), purpose=True
    ),
    "may-deploy": Word(EFFECT, _OPEN, COUNTED, means=Meaning(brings=Promise(power=1.0))),
    "return-deployed": Word(EFFECT, _ACTING, means=Meaning(brings=Promise(flat=0.9))),
    "take-back-deployed": Word(EFFECT, _moments(LOCATION, "resolved"), NUMBER),
    "take-half-deployed": Word(
        EFFECT,
        _OPEN,
        NO_AMOUNT,
        ("each-rival",),
        touches=True,
        means=Meaning(halves_deployed=True, brings=Promise(each_rival=0.4)),
        purpose=True,
    ),
    "discard-deployed": Word(
        EFFECT, _OPEN, COUNTED, ("each-rival",), touches=True, means=Meaning(brings=Promise(power=1.0))
    ),
    "may-move-half-deployed": Word(EFFECT, _ACTING, means=Meaning(brings=Promise(flat=0.5))),
    "may-swap-pool-and-deployed": Word(
        EFFECT, _PREPARING, follows=True, means=Meaning(optional=True, brings=Promise(power=2.0))
    ),
    "play-blood-everywhere": Word(
        EFFECT,
        _moments(RELIC, "resolution-starts"),
        NUMBER,
        largest=1,
        means=Meaning(everywhere=True, brings=Promise(flat=0.8)),
    ),
    # Influence, alliance, hand
    "gain-influence": Word(EFFECT, _FOR_SOMEBODY, COUNTED, means=Meaning(brings=Promise(flat=0.4)), unit="influence"),
    "lose-influence": Word(
        EFFECT,
        _ANY_TIME,
        COUNTED,
        ("you", *OTHERS),
        touches=True,
        means=Meaning(brings=Promise(flat=0.8)),
        unit="influence",
    ),
    "gain-victim": Word(EFFECT, _FOR_SOMEBODY, COUNTED, means=Meaning(brings=Promise(flat=1.4)), unit="victims"),
    "draw": Word(EFFECT, _FOR_SOMEBODY, NUMBER, means=Meaning(brings=Promise(flat=0.8))),
    "return-drained": Word(
        EFFECT, _moments(RELIC, "your-turn"), means=Meaning(restores=True, brings=Promise(flat=1.0))
    ),
    "take-ambition": Word(
        EFFECT, _moments(RELIC, "resolution-starts"), means=Meaning(turn_order=True, brings=Promise(flat=0.3))
    ),
    "look-for-blood": Word(ASKED, _moments(ALLY, "your-turn"), NUMBER, largest=1),
    "look-at-district": Word(EFFECT, _moments(RELIC, "your-turn"), means=Meaning(looks=True, brings=Promise(flat=0.2))),
    "score": Word(
        ASKED, _moments(ALLY, "game-ends"), NUMBER, least=-99, means=Meaning(brings=Promise(flat=1.0)), conditional=True
    ),
    # Cards on the table
    "play-rivals-hand": Word(EFFECT, _PREPARING, means=Meaning(early=2.5, brings=Promise(power=2.5))),
    "play-own-hand": Word(EFFECT, _PREPARING, means=Meaning(early=3.0, brings=Promise(power=1.5))),
    "play-top-of-deck": Word(EFFECT, _REVEALED, means=Meaning(brings=Promise(power=2.0))),
    "shuffle-one-back": Word(EFFECT, _moments(CLAN, "round-ends")),
    "may-take-back-cards": Word(
        EFFECT, _PREPARING, follows=True, means=Meaning(optional=True, early=-2.0, brings=Promise(flat=0.4))
    ),
    "may-turn-down-cards": Word(EFFECT, _PREPARING),
    "face-down-power": Word(EFFECT, _PREPARING, NUMBER, means=Meaning(down_power=True, brings=Promise(power=2.0))),
    "may-withdraw": Word(
        EFFECT, _PREPARING, follows=True, means=Meaning(optional=True, early=-3.0, brings=Promise(flat=0.3))
    ),
    "move-to-haven": Word(EFFECT, _ACTING, means=Meaning(brings=Promise(flat=0.7))),
    "may-move-to-haven": Word(EFFECT, _ACTING, means=Meaning(early=-2.5, brings=Promise(flat=0.5))),
    # What others decide
    "auction": Word(
        EFFECT, _REVEALED, who=("each-rival",), touches=True, means=Meaning(brings=Promise(each_rival=0.2))
    ),
    "forestall": Word(EFFECT, _REVEALED, means=Meaning(brings=Promise(flat=1.0))),
    "rivals-choose": Word(
        EFFECT,
        _REVEALED | _ACTING,
        OFFERS,
        ("each-rival",),
        touches=True,
        means=Meaning(brings=Promise(each_rival=0.4)),
    ),
    "winner-chooses": Word(EFFECT, _AFTER, OFFERS, means=Meaning(brings=Promise(flat=0.6))),
    "rivals-pay-to-turn-up": Word(
        ASKED,
        _moments(CLAN, "at-reveal"),
        NUMBER,
        ("each-rival",),
        touches=True,
        means=Meaning(brings=Promise(flat=0.4)),
    ),
    "staying-costs": Word(
        ASKED,
        _moments(CLAN, "withdraw-step"),
        NUMBER,
        ("each-rival",),
        touches=True,
        means=Meaning(brings=Promise(each_rival=0.6)),
    ),
    # Power
    "power": Word(POWER, _FIGHTING, NUMBER, least=-99, means=Meaning(power=ADDS_POWER), per=True, conditional=True),
    "halve-rivals": Word(POWER, _FIGHTING, touches=True, means=Meaning(power=HALVES_RIVALS, brings=Promise(power=2.0))),
    "blood-power": Word(
        POWER, _FIGHTING, NUMBER, least=2, means=Meaning(power=MULTIPLIES_BLOOD, brings=Promise(power=2.0))
    ),
    "zero-highest": Word(POWER, _FIGHTING, means=Meaning(power=ZEROES_HIGHEST, brings=Promise(power=2.5))),
    "equals-highest": Word(POWER, _FIGHTING, means=Meaning(power=EQUALS_HIGHEST, brings=Promise(power=3.0))),
    # As long as the card lies open
    "immune": Word(STANDING, _ALWAYS, means=Meaning(standing=IMMUNITY, brings=Promise(flat=0.3))),
    "keep-lost-blood-here": Word(
        STANDING, _ALWAYS, means=Meaning(standing=KEEPS_LOST_BLOOD, at_once=True, brings=Promise(flat=0.4))
    ),
    "rivals-lose-as-much": Word(
        STANDING, _ALWAYS, means=Meaning(standing=MIRRORS_LOSSES, at_once=True, brings=Promise(each_rival=0.3))
    ),
    "turn-down-instead-of-draining": Word(
        STANDING, _ALWAYS, NUMBER, means=Meaning(standing=SHIELDS_ALLIANCE, brings=Promise(flat=0.4))
    ),
    "withdraw-here-instead": Word(
        STANDING, _ALWAYS, means=Meaning(standing=SHELTERS, at_once=True, brings=Promise(flat=0.4))
    ),
    "opponents-play-face-down": Word(
        STANDING, _ALWAYS, means=Meaning(standing=FORCES_FACE_DOWN, at_once=True, brings=Promise(flat=0.6))
    ),
    "look-at-them": Word(STANDING, _ALWAYS, means=Meaning(standing=WATCHES)),
    # As long as it is in an alliance
    "fee": Word(STANDING, _IN_ALLIANCE, NUMBER, least=-99, means=Meaning(standing=CHANGES_FEE)),
    "wins-ties": Word(STANDING, _IN_ALLIANCE, means=Meaning(standing=WINS_TIES, brings=Promise(flat=0.4))),
    "cannot-be-drained": Word(STANDING, _IN_ALLIANCE, means=Meaning(standing=UNDRAINABLE)),
    "tokens-when-drained": Word(STANDING, _IN_ALLIANCE, NUMBER, means=Meaning(standing=TOKENS_WHEN_DRAINED)),
    "keep-all-drawn": Word(STANDING, _IN_ALLIANCE, means=Meaning(standing=KEEPS_ALL_DRAWN)),
    "drained-in-frenzy": Word(STANDING, _IN_ALLIANCE, means=Meaning(standing=DRAINED_FIRST)),
    # At a location
    "fee-here": Word(STANDING, _moments(LOCATION, "always"), NUMBER, means=Meaning(standing=TOLL)),
}

CHOICES: Final[dict[str, Word]] = {
    "skip-steps": Word(OFFER),
    "be-robbed": Word(OFFER, amount=NUMBER, means=Meaning(pool=-1.0)),
    "give-half-deployed": Word(OFFER),
    "lose-influence": Word(OFFER, amount=NUMBER),
    "give-influence": Word(OFFER, amount=NUMBER),
}
