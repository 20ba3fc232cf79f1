"""Drawing any game's table from a board, and the knowledge of the person looking at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from elysium.engine.observation import Board, CardView, Zone
from elysium.engine.text import MissingMessage, Speech

GOLD, BLOOD, VERDIGRIS, VIOLET, ASH = "#d0ab62", "#e0304a", "#58ab94", "#8d72bd", "#a89b90"
MOST_GUESSES = 3
MOST_COLUMNS = 2
CARD_MARKS = ("card", "face", "at")
"""The first words of marks that mean one card; `sure:1` or `hand:1` say something about a seat."""


def draw(
    board: Board, viewer: int, names: Sequence[str], knowledge: Mapping[str, Sequence[str]], speech: Speech
) -> RenderableType:
    """Seats clockwise from the viewer, then what lies on the table. Knowledge by mark: all that a card can be."""
    if max(sum(zone.owner == seat for zone in board.zones) for seat in board.seats) > MOST_COLUMNS:
        return _draw_regions(board, viewer, names, knowledge, speech)
    columns = [counter.name for counter in board.counters if counter.owner == board.seats[0]]
    zones = [zone.name for zone in board.zones if zone.owner == board.seats[0]]
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    table.add_column(speech.say("ui-player"))
    for column in columns:
        table.add_column(Text(_said(speech, "counter", column)), justify="right", style=GOLD)
    for zone in zones:
        table.add_column(Text(_said(speech, "zone", zone)))
    for seat in _from(viewer, board.seats):
        values = {counter.name: counter.value for counter in board.counters if counter.owner == seat}
        cards = [_cards(zone, knowledge, speech) for zone in board.zones if zone.owner == seat]
        table.add_row(
            Text("▸" if seat == board.active else " ", style=BLOOD),
            Text(names[seat], style=f"bold {VERDIGRIS}" if seat == viewer else "bold"),
            *(str(values.get(column, "")) for column in columns),
            *cards,
        )
    return Group(table, *_middle(board, knowledge, speech))


def _draw_regions(
    board: Board, viewer: int, names: Sequence[str], knowledge: Mapping[str, Sequence[str]], speech: Speech
) -> RenderableType:
    """A game with many regions: a block for each seat, the viewer's own last, where the eye is."""
    lines: list[RenderableType] = []
    order = _from(viewer, board.seats)
    for seat in [*order[1:], order[0]]:
        values = [counter for counter in board.counters if counter.owner == seat]
        head = Text("▸ " if seat == board.active else "  ", style=BLOOD)
        head.append(names[seat], style=f"bold {VERDIGRIS}" if seat == viewer else "bold")
        for counter in values:
            head.append(f"  {_said(speech, 'counter', counter.name)} ", style=ASH).append(
                str(counter.value), style=GOLD
            )
        for fact in board.facts:
            if fact.owner == seat:
                head.append(f"  {_said(speech, 'seat', fact.name)} ", style=ASH).append(
                    _said(speech, fact.name, fact.value) if fact.value else "", style=GOLD
                )
        lines.append(head)
        for zone in board.zones:
            if zone.owner == seat and zone.cards:
                lines.append(_region(zone, knowledge, speech))
        lines += _known_of_seat(seat, board, knowledge, speech)
    lines += _of_the_table(board, knowledge, speech)
    lines += [Text(speech.line(line, names), style=VIOLET) for line in board.strip]
    return Group(*lines)


def _of_the_table(board: Board, knowledge: Mapping[str, Sequence[str]], speech: Speech) -> list[Text]:
    """What lies between all seats."""
    head = Text()
    for counter in board.counters:
        if counter.owner < 0:
            head.append(f"  {_said(speech, 'counter', counter.name)} ", style=ASH).append(
                str(counter.value), style=GOLD
            )
    zones = [_region(zone, knowledge, speech) for zone in board.zones if zone.owner < 0 and zone.cards]
    return [head, *zones] if head else zones


def _known_of_seat(seat: int, board: Board, knowledge: Mapping[str, Sequence[str]], speech: Speech) -> list[Text]:
    """What is known of somebody's cards, wherever they lie."""
    zones = {zone.name for zone in board.zones}
    lines = []
    for mark, faces in knowledge.items():
        word, _, owner = mark.partition(":")
        if owner == str(seat) and faces and word not in CARD_MARKS and word not in zones:
            cards = ", ".join(_card_name(speech, face) for face in faces)
            lines.append(Text.assemble((f"     {_said(speech, 'known', word)}: ", ASH), (cards, VIOLET)))
    return lines


def _region(zone: Zone, knowledge: Mapping[str, Sequence[str]], speech: Speech) -> Text:
    text = Text(f"     {_said(speech, 'zone', zone.name)}: ", style=ASH)
    if zone.pile:
        return text.append(str(len(zone.cards)))
    guesses = _may_be(zone, knowledge)
    cards = zip(zone.cards, guesses, strict=True)
    return text.append(Text(", ").join(_card_in_region(card, speech, may_be) for card, may_be in cards))


def _card_in_region(card: CardView, speech: Speech, may_be: Sequence[str] = ()) -> Text:
    """Name, counters of how many, ⟳ if it is locked, and what lies on it."""
    text = _card(card, may_be, speech)
    if card.number and not (card.face and card.most):
        text.append(f" #{card.number}", style=ASH)
    if card.most or card.counters:
        text.append(f" {card.counters}/{card.most}" if card.most else f" {card.counters}", style=GOLD)
    if card.turned:
        text.append(" ⟳", style=ASH)
    if card.note:
        text.append(f" ({_said(speech, 'card-note', card.note)})", style=VIOLET)
    if card.on:
        text.append(" [").append(Text(", ").join(_card_in_region(other, speech) for other in card.on)).append("]")
    return text


def _middle(board: Board, knowledge: Mapping[str, Sequence[str]], speech: Speech) -> list[RenderableType]:
    lines: list[RenderableType] = []
    counters = [
        f"{_said(speech, 'counter', counter.name)}: {counter.value}" for counter in board.counters if counter.owner < 0
    ]
    for zone in board.zones:
        if zone.owner < 0:
            shown = _cards(zone, knowledge, speech)
            lines.append(Text.assemble(f"{_said(speech, 'zone', zone.name)}: ", shown))
    return [Text(" · ".join(counters), style=ASH), *lines] if counters else lines


def _cards(zone: Zone, knowledge: Mapping[str, Sequence[str]], speech: Speech) -> Text:
    guesses = _may_be(zone, knowledge)
    return Text(" ").join(_card(card, may_be, speech) for card, may_be in zip(zone.cards, guesses, strict=True))


def _may_be(zone: Zone, knowledge: Mapping[str, Sequence[str]]) -> list[Sequence[str]]:
    """What each card of a zone can be: known of the card by its number, of its place, or of the whole zone."""
    found: list[Sequence[str]] = []
    for place, card in enumerate(zone.cards):
        marks = [f"at:{zone.name}:{zone.owner}:{place}", f"{zone.name}:{zone.owner}"]
        if card.number:
            marks.insert(0, f"card:{card.number}")
        found.append(next((knowledge[mark] for mark in marks if mark in knowledge), ()))
    return found


def _card(card: CardView, may_be: Sequence[str], speech: Speech) -> Text:
    """A face, or a back with what the viewer can say about it."""
    if card.face:
        return Text(_card_name(speech, card.face), style="dim" if card.turned else "bold")
    if not may_be:
        return Text("▒▒", style=ASH)
    if len(may_be) == 1:
        return Text(f"▒▒ {_card_name(speech, may_be[0])}", style=VIOLET)
    if len(may_be) > MOST_GUESSES:
        return Text(f"▒▒ {speech.say('ui-one-of', count=len(may_be))}", style=ASH)
    return Text("▒▒ " + " / ".join(_card_name(speech, word) for word in may_be) + " ?", style=VIOLET)


def _card_name(speech: Speech, word: str) -> str:
    try:
        return speech.card_name(word)
    except MissingMessage:
        return word


def _said(speech: Speech, prefix: str, word: str) -> str:
    """The name of a thing, or the word itself: a recording may show what today's texts no longer know."""
    try:
        return speech.say(f"{prefix}-{word}")
    except MissingMessage:
        return word


def _from(viewer: int, seats: Sequence[int]) -> Sequence[int]:
    if viewer not in seats:
        return seats
    at = seats.index(viewer)
    return [*seats[at:], *seats[:at]]


def show_log(console: Console, lines: Sequence[str]) -> None:
    for line in lines:
        console.print(Text(f"  {line}", style=ASH))
