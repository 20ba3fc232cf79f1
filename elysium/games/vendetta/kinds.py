"""How numbers in Vendetta's options and events are worded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from elysium.engine import kinds
from elysium.engine.refusal import UnknownName
from elysium.engine.state import Seat
from elysium.games.vendetta.cards.grammar import WORDS
from elysium.games.vendetta.cards.reading import standard
from elysium.games.vendetta.state import (
    CLANS,
    NO_SOURCE,
    NOBODY,
    NOWHERE,
    TIES,
    VICTIM,
    Source,
    card_of,
    district_of,
    seat_of,
    source,
)
from elysium.games.vendetta.table_options import districts_for

HAVEN = "haven"
KISS: Final = "kiss"
"""What takes blood where no card does."""
PURPOSES: Final = ("other", *[word for word, entry in WORDS.items() if entry.purpose])
"""What follows from doing something, where a question has words for it."""


class CardName(kinds.Kind):
    """Any card by its name; names are the same in every edition."""

    def __init__(self) -> None:
        self.names = [card.name for card in standard().cards]
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.codes = {card.code.lower(): card.number for card in standard().cards}

    def word(self, value: int, names: Sequence[str]) -> str:
        return self.names[value]

    def parse(self, word: str, names: Sequence[str]) -> int:
        """By name, or as people who know the box say it: BR07."""
        number = self.numbers.get(word, self.codes.get(word.lower(), -1))
        if number < 0:
            raise UnknownName("unknown-word", kind="card", word=word, known=f"{self.names[0]}, {self.names[1]}…")
        return number

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        return say("one-victim") if value == VICTIM else say(f"card-{self.names[value]}")

    def mark(self, value: int, names: Sequence[str]) -> str:
        return f"face:{self.names[value]}"

    def vocabulary(self) -> Sequence[str]:
        return self.names


class SourceName(CardName):
    """The card that does something to somebody, for whom and where: `force@p2/3`; `force` alone if that is nobody's."""

    def __init__(self) -> None:
        super().__init__()
        self._district = District()

    def word(self, value: int, names: Sequence[str]) -> str:
        src = Source(value)
        owner = f"@{names[seat_of(src)]}" if seat_of(src) != NOBODY else ""
        place = f"/{self._district.word(district_of(src), names)}" if district_of(src) != NOWHERE else ""
        return f"{self.names[card_of(src)]}{owner}{place}"

    def parse(self, word: str, names: Sequence[str]) -> int:
        owned, _, place = word.partition("/")
        card, _, owner = owned.partition("@")
        if owner and owner not in names:
            raise UnknownName("unknown-word", kind="player", word=owner, known=", ".join(names))
        seat = Seat(names.index(owner)) if owner else NOBODY
        district = self._district.parse(place, names) if place else NOWHERE
        return source(super().parse(card, names), seat, district)

    def in_format_1(self, word: str) -> str:
        """Without for whom and where."""
        return word.partition("/")[0].partition("@")[0]

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        if value == NO_SOURCE:
            return say("source-kiss")
        src = Source(value)
        card = say(f"card-{self.names[card_of(src)]}")
        return card if seat_of(src) == NOBODY else say("source-of", card=card, player=names[seat_of(src)])

    def argument(self, value: int, seats: Sequence[str]) -> kinds.Argument:
        return KISS if value == NO_SOURCE else self.word(value, seats)

    def mark(self, value: int, names: Sequence[str]) -> str:
        return "" if value == NO_SOURCE else f"face:{self.names[card_of(Source(value))]}"


class District(kinds.Kind):
    """Numbered from 1; the last one is the Prince's Haven. [VEN-SETUP-07]"""

    def word(self, value: int, names: Sequence[str]) -> str:
        return HAVEN if value == districts_for(len(names)) - 1 else str(value + 1)

    def parse(self, word: str, names: Sequence[str]) -> int:
        last = districts_for(len(names)) - 1
        if word == HAVEN:
            return last
        known = [str(number + 1) for number in range(last)]
        if word not in known:
            raise UnknownName("unknown-word", kind="district", word=word, known=", ".join([*known, HAVEN]))
        return int(word) - 1

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        word = self.word(value, names)
        return say("district-haven") if word == HAVEN else say("district-numbered", number=int(word))

    def mark(self, value: int, names: Sequence[str]) -> str:
        return f"at:district-{self.word(value, names)}:-1:0"


class LaidCard(kinds.Number):
    """A card on the table by its place in the order in which they came there, from 1."""

    def word(self, value: int, names: Sequence[str]) -> str:
        return str(value + 1)

    def parse(self, word: str, names: Sequence[str]) -> int:
        return kinds.parse_count(word) - 1

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> int:
        return value + 1

    def argument(self, value: int, seats: Sequence[str]) -> int:
        return value + 1

    def from_argument(self, argument: kinds.Argument, seats: Sequence[str]) -> int:
        return kinds.number_from(argument) - 1

    def mark(self, value: int, names: Sequence[str]) -> str:
        return f"card:{value + 1}"


class Purpose(kinds.Kind):
    """What something is for; messages choose their words by it."""

    def word(self, value: int, names: Sequence[str]) -> str:
        return PURPOSES[value]

    def parse(self, word: str, names: Sequence[str]) -> int:
        return PURPOSES.index(word) if word in PURPOSES else 0

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        return PURPOSES[value]


COUNTS: Final = ("blood", "influence", "tokens", "power", "score", "count")
KINDS: Final[Mapping[str, kinds.Kind]] = {
    **dict.fromkeys(COUNTS, kinds.Number()),
    "card": CardName(),
    "source": SourceName(),
    "clan": kinds.Named("clan", CLANS),
    "district": District(),
    "face": kinds.Flag("down", "up"),
    "laid": LaidCard(),
    "purpose": Purpose(),
    "tie": kinds.Named("tie", TIES),
}
