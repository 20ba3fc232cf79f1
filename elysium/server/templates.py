"""Message templates: what tables of a game say, encoded once as JSON with placeholders for the names of the players.

Games say the same few hundred things again and again. To put one of them into a message and encode it takes much longer
than to fill a template.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, Final

import msgspec

from elysium.engine.audience import EVERYONE, includes
from elysium.engine.delta import WHOLE, diff
from elysium.engine.game import Game
from elysium.engine.kinds import Told
from elysium.engine.observation import Board, Known, Observation
from elysium.engine.parts import Outlook
from elysium.engine.seats import winners
from elysium.engine.state import Option, Question
from elysium.server.records import Author
from elysium.server.views import UNADVISED, Viewpoint, advised, own_question, told_to, unasked
from elysium.server.wire import BoardChange, BoardView, KnowledgeChange

MOST_TEMPLATES = 8192
"""Of each kind; a table of an unusual size or game can need some hundred."""
CACHE_SIZE = 256
"""Encoded options, and events, cached for each table."""
NOT_ASKED: Final = -1
MAY_BE_LEFT_OUT: Final = ("strip", "facts")
"""Of a board, when there is nothing of it."""

_encode = msgspec.json.Encoder().encode
_PLACEHOLDER = re.compile("\ue000(\\d+)\ue001".encode())
"""Signs for private use: no text of ours has them, and what people write is filled in only after the text was cut."""

type Template = tuple[bytes, tuple[tuple[int, bytes], ...]]
"""How it begins; then, again and again, a seat whose name follows and what comes after the name."""

type Version = tuple[Author | bool, ...]
"""Of an entry: who it is said to be by, and which of its audiences it is for."""


def _template(part: object) -> Template:
    beginning, *rest = _PLACEHOLDER.split(_encode(part))
    return beginning, tuple(zip(map(int, rest[::2]), rest[1::2], strict=True))


def _why_only(game: Game[Any], view: Observation) -> Hashable:
    """What a question says of a single option, to tell questions apart by."""
    why = game.why_only(view)
    return why and (why.reason, *why.details.items())


class Templates:
    """Caches the templates of one game with so many seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        nameless = Viewpoint(game, [f"\ue000{seat}\ue001" for seat in range(seats)])
        self.event = lru_cache(MOST_TEMPLATES)(lambda event: _template(nameless.event(event)))
        self.option = lru_cache(MOST_TEMPLATES)(lambda *option: _template(nameless.option(*option)))
        self._nameless = nameless
        self._questions: OrderedDict[Hashable, Template] = OrderedDict()

    def question(self, view: Observation, details: Mapping[str, object], why_only: Hashable) -> Template:
        key = view.viewer if view.options else NOT_ASKED, view.asked, tuple(details.items()), why_only
        template = self._questions.get(key)
        if template is None:
            template = _template(self._nameless.question(view))
            if len(self._questions) >= MOST_TEMPLATES:
                self._questions.popitem(last=False)
            self._questions[key] = template
        return template


@cache
def _templates(game: Game[Any], seats: int) -> Templates:
    return Templates(game, seats)


NO_NOTES: Final[Mapping[str, Known]] = {}


class EncodedViewpoint:
    """Says the same as a Viewpoint, put together from templates that are encoded already."""

    def __init__(
        self, game: Game[Any], names: Sequence[str], with_notes: bool = True, *, advises: bool = False
    ) -> None:
        self.game = game
        self._with_notes = with_notes
        self._advises = advises
        self._plain = Viewpoint(game, names)
        self._templates = _templates(game, len(names))
        self._encoded_names = [_encode(name)[1:-1] for name in names]
        self.names = list(names)
        self._drawn: tuple[Board, bytes] | None = None
        self._shown: dict[int, tuple[int, Board]] = {}
        self._asked: tuple[Sequence[Question], bytes] = (), b""
        # Who is not asked anything mostly sees the same as the others.
        self._onlooking: tuple[tuple[object, ...], msgspec.Raw] = (), msgspec.Raw()
        self._questions: dict[int, tuple[object, bytes]] = {}
        self._known: dict[int, tuple[object, Mapping[str, Known]]] = {}
        # What options and events say follows from their numbers alone, and most of them come again and again.
        self._option = lru_cache(CACHE_SIZE)(self._new_option)
        self._event = lru_cache(CACHE_SIZE)(self._new_event)
        # Who was told the same of an entry gets the same version of it.
        self._entries: tuple[int, Iterable[Told], tuple[int, ...], dict[Version, msgspec.Raw]] = -1, (), (), {}

    def position(
        self,
        view: Observation,
        seq: int,
        deadline: float,
        undo: bool,
        is_put_to_viewer: bool = True,
        with_knowledge: bool = True,
    ) -> msgspec.Raw:
        asked = view if is_put_to_viewer else unasked(view)
        say = self._question(asked)
        board = self.game.views.board(view)
        if self.game.views.shows_step is not None:
            self._shown[view.viewer] = seq, board
        drawn = self._board(board)
        is_onlooking = not (asked.options or undo or with_knowledge)
        onlooking = drawn, say, view.asked, seq, deadline, view.outcome
        if is_onlooking and onlooking == self._onlooking[0]:
            return self._onlooking[1]
        pieces = [b'{"seq":%d,"board":' % seq, drawn, b',"say":', say]
        if view.asked:
            pieces += (b',"asked":', self._who_is_asked(view))
        if asked.options:
            pieces += (b',"decision":', self._decision(asked, say))
        if undo:
            pieces.append(b',"undo":true')
        if with_knowledge and (known := self.knowledge(view)):
            pieces += (b',"knowledge":', _encode(known))
        if deadline:
            pieces += (b',"deadline":', _encode(deadline))
        if view.outcome:
            pieces += (b',"outcome":', _encode(view.outcome), b',"winners":', _encode(winners(view.outcome)))
        pieces.append(b"}")
        position = msgspec.Raw(b"".join(pieces))
        if is_onlooking:
            self._onlooking = onlooking, position
        return position

    def entry(self, seq: int, seat: int, by: Author, events: Iterable[Told], viewer: int) -> msgspec.Raw:
        last, told, audiences, versions = self._entries
        if told is not events or last != seq:
            audiences = tuple({event[0] for event in events if event[0] != EVERYONE})
            versions = {}
            self._entries = seq, events, audiences, versions
        version = by, *[includes(audience, viewer) for audience in audiences]
        entry = versions.get(version)
        if entry is None:
            entry = versions[version] = self._new_entry(seq, seat, by, told_to(viewer, events))
        return entry

    @staticmethod
    def update(
        seq: int,
        entry: msgspec.Raw,
        position: msgspec.Raw,
        undone: tuple[int, ...],
        known: KnowledgeChange,
        steps: tuple[BoardChange, ...],
    ) -> bytes:
        """An Update, all of it encoded."""
        pieces = [b'{"type":"update","seq":%d,"entry":' % seq, entry, b',"position":', position]
        if undone:
            pieces += (b',"undone":', _encode(undone))
        if known:
            pieces += (b',"known":', _encode(known))
        if steps:
            pieces += (b',"steps":', _encode(steps))
        pieces.append(b"}")
        return b"".join(pieces)

    def board_shown(self, viewer: int, seq: int) -> Board | None:
        """The last one, if it was that after this entry."""
        last, board = self._shown.get(viewer, (-1, None))
        return board if last == seq else None

    def changes(self, boards: Sequence[Board]) -> tuple[BoardChange, ...]:
        """From each board to the next."""
        return tuple([change_of(before, after) for before, after in pairwise(map(self._plain.board, boards))])

    # What may be the same as before

    def _board(self, board: Board) -> bytes:
        if self._drawn is None or self._drawn[0] is not board:
            self._drawn = board, _encode(self._plain.board(board))
        return self._drawn[1]

    def _who_is_asked(self, view: Observation) -> bytes:
        if self._asked[0] != view.asked:
            self._asked = view.asked, _encode(self._plain.asked(view))
        return self._asked[1]

    def _question(self, view: Observation) -> bytes:
        """All who are not asked themselves are told the same."""
        asked = view.viewer if view.options else NOT_ASKED
        details = self.game.views.prompt_details(view)
        why_only = _why_only(self.game, view) if view.options else None
        follows_from = view.asked, details, why_only
        before = self._questions.get(asked)
        if before is None or before[0] != follows_from:
            said = self._filled(self._templates.question(view, details, why_only))
            before = self._questions[asked] = follows_from, said
        return before[1]

    def knowledge(self, view: Observation) -> Mapping[str, Known]:
        """The same mapping as before if nothing has changed."""
        if not self._with_notes:
            return NO_NOTES
        key = self.game.hints.knowledge_key(view)
        before = self._known.get(view.viewer)
        if before is None or before[0] != key:
            before = self._known[view.viewer] = key, self.game.known(view)
        return before[1]

    # What is made anew

    def _decision(self, view: Observation, say: bytes) -> bytes:
        choice = self.game.book.choices[own_question(view)[1]]
        passing = self.game.manners.passing(view.options)
        seat, foretold = view.viewer, self.game.views.outlook(view)
        if foretold is None:
            options = [self._option(option, seat, option == passing) for option in view.options]
        else:
            options = [self._option(option, seat, option == passing, foretold(option)) for option in view.options]
        best = advised(self.game, view) if self._advises else UNADVISED
        beginning, end = _around_options(choice.name, choice.rules, self.game.manners.moment(view), best)
        return b"".join((beginning, say, b',"options":[', b",".join(options), end))

    def _new_option(self, option: Option, seat: int, passing: bool, outlook: Outlook = ()) -> bytes:
        return self._filled(self._templates.option(option, seat, passing, outlook))

    def _new_event(self, event: Told) -> bytes:
        return self._filled(self._templates.event(event))

    def _new_entry(self, seq: int, seat: int, by: Author, events: Sequence[Told]) -> msgspec.Raw:
        pieces = [b'{"seq":%d' % seq]
        if seat >= 0:
            pieces.append(b',"seat":%d' % seat)
        if by != "person":
            pieces.append(b',"by":"%b"' % by.encode())
        if events:
            pieces += (b',"events":[', b",".join(map(self._event, events)), b"]")
        pieces.append(b"}")
        return msgspec.Raw(b"".join(pieces))

    def _filled(self, template: Template) -> bytes:
        beginning, rest = template
        pieces = [beginning]
        for seat, after in rest:
            pieces += (self._encoded_names[seat], after)
        return b"".join(pieces)


def change_of(before: BoardView, after: BoardView) -> BoardChange:
    """The same as from the difference of all that they are encoded to, but only what differs is."""
    change: BoardChange = {}
    for field in BoardView.__struct_fields__:
        old, new = getattr(before, field), getattr(after, field)
        if old == new:
            continue
        if field in MAY_BE_LEFT_OUT and not (old and new):
            return {WHOLE: _plain(after)}
        if isinstance(old, tuple) and len(old) == len(new):
            pairs = enumerate(zip(old, new, strict=True))
            change[field] = {str(at): diff(_plain(one), _plain(other)) for at, (one, other) in pairs if one != other}
        else:
            change[field] = {WHOLE: _plain(new)}
    return change


def _plain(part: object) -> Any:
    return msgspec.json.decode(_encode(part))


def knowledge_change(before: Mapping[str, Known], after: Mapping[str, Known]) -> KnowledgeChange:
    """What each card is known to be now of which that has changed; everything if it is about other cards."""
    if before is after:
        return {}
    if len(before) != len(after):
        return {WHOLE: after}
    change: KnowledgeChange = {}
    for mark, known in after.items():
        was = before.get(mark)
        if was is not known and was != known:
            if was is None:
                return {WHOLE: after}
            change[mark] = {WHOLE: known}
    return change


@cache
def _around_options(choice: str, rules: tuple[str, ...], moment: str, best: int) -> tuple[bytes, bytes]:
    """A decision up to its sentence, and after its options."""
    end = [b"]"]
    if rules:
        end += (b',"rules":', _encode(rules))
    if moment:
        end += (b',"moment":', _encode(moment))
    if best != UNADVISED:
        end.append(b',"advised":%d' % best)
    return b'{"choice":%b,"say":' % _encode(choice), b"".join([*end, b"}"])
