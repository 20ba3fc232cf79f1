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


def draw(
    board: Board, viewer: int, names: Sequence[str], knowledge: Mapping[str, Sequence[str]], speech: Speech
) -> RenderableType:
    """Seats clockwise from the viewer, then what lies on the table."""
    if max(sum(zone.owner == seat for zone in board.zones) for seat in board.seats) > MOST_COLUMNS:
        return _draw_regions(board, viewer, names, speech)
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
        cards = [
            _cards(zone.cards, [names[seat]] * len(zone.cards), knowledge, speech)
            for zone in board.zones
            if zone.owner == seat
        ]
        table.add_row(
            Text("▸" if seat == board.active else " ", style=BLOOD),
            Text(names[seat], style=f"bold {VERDIGRIS}" if seat == viewer else "bold"),
            *(str(values.get(column, "")) for column in columns),
            *cards,
        )
    return Group(table, *_middle(board, len(names), knowledge, speech))


def _draw_regions(board: Board, viewer: int, names: Sequence[str], speech: Speech) -> RenderableType:
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
                lines.append(_region(zone, speech))
    lines += [Text(speech.line(line, names), style=VIOLET) for line in board.strip]
    return Group(*lines)


def _region(zone: Zone, speech: Speech) -> Text:
    text = Text(f"     {_said(speech, 'zone', zone.name)}: ", style=ASH)
    if zone.pile:
        return text.append(str(len(zone.cards)))
    return text.append(Text(", ").join(_card_in_region(card, speech) for card in zone.cards))


def _card_in_region(card: CardView, speech: Speech) -> Text:
    """Name, counters of how many, ⟳ if it is locked, and what lies on it."""
    text = Text(_card_name(speech, card.face) if card.face else "▒▒", style="dim" if card.turned else "bold")
    if not card.face or (card.number and not card.most):
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


def _middle(board: Board, seats: int, knowledge: Mapping[str, Sequence[str]], speech: Speech) -> list[RenderableType]:
    lines: list[RenderableType] = []
    counters = [
        f"{_said(speech, 'counter', counter.name)}: {counter.value}" for counter in board.counters if counter.owner < 0
    ]
    for zone in board.zones:
        if zone.owner < 0:
            words = [f"{zone.name}-{number}" for number in range(1, len(zone.cards) + 1)]
            shown = _cards(zone.cards, words, knowledge, speech)
            lines.append(Text.assemble(f"{_said(speech, 'zone', zone.name)}: ", shown))
    return [Text(" · ".join(counters), style=ASH), *lines] if counters else lines


def _cards(
    cards: Sequence[CardView], words: Sequence[str], knowledge: Mapping[str, Sequence[str]], speech: Speech
) -> Text:
    return Text(" ").join(_card(card, knowledge.get(word, ()), speech) for card, word in zip(cards, words, strict=True))


def _card(card: CardView, may_be: Sequence[str], speech: Speech) -> Text:
    """A face, or a back with what the viewer can say about it."""
    if card.face:
        return Text(_card_name(speech, card.face), style="bold")
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
