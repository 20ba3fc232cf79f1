"""What is said at all tables of a game, encoded once with gaps for the names of those who sit there.

Games say the same few hundred things again and again. To put one of them into a message and encode it takes much longer
than to fill names into a text that is encoded already.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from functools import cache, lru_cache
from typing import Any, cast

import msgspec

from elysium.engine.game import Game
from elysium.engine.observation import Board, Observation
from elysium.engine.sayings import Saying
from elysium.engine.state import Option
from elysium.engine.words import Told
from elysium.server.records import Author
from elysium.server.views import NOT_ASKED, Known, Viewpoint
from elysium.server.wire import BoardView, LegalOption, LogEntry, ToldEvent

MOST_FORMS = 8192
"""Of each kind; a table of an unusual size or game can need some hundred."""

_encode = msgspec.json.Encoder().encode
_GAP = re.compile("\ue000(\\d+)\ue001".encode())
"""Signs for private use: no text of ours has them, and what people write is filled in only after the text was cut."""

type Form = tuple[bytes, tuple[tuple[int, bytes], ...]]
"""How it begins; then, again and again, a seat whose name follows and what comes after the name."""


def _form(part: object) -> Form:
    beginning, *rest = _GAP.split(_encode(part))
    return beginning, tuple(zip(map(int, rest[::2]), rest[1::2], strict=True))


class Forms:
    """All that was said so far at tables of one game with so many seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        nameless = Viewpoint(game, [f"\ue000{seat}\ue001" for seat in range(seats)])
        self.event = lru_cache(MOST_FORMS)(lambda event: _form(nameless.new_event(event)))
        self.option = lru_cache(MOST_FORMS)(lambda *option: _form(nameless.new_option(*option)))
        self._nameless = nameless
        self._questions: OrderedDict[Hashable, Form] = OrderedDict()
        self._known: OrderedDict[Hashable, Known] = OrderedDict()

    def question(self, view: Observation) -> Form:
        details = tuple(self._nameless.game.views.prompt_details(view).items())
        key = view.viewer if view.options else NOT_ASKED, view.asked, details
        form = self._questions.get(key)
        if form is None:
            form = _form(self._nameless.new_question(view))
            _keep(self._questions, key, form)
        return form

    def knowledge(self, view: Observation) -> Known:
        """Has no names in it."""
        key = self._nameless.game.hints.known_from(view)
        known = self._known.get(key) if key is not None else None
        if known is None:
            known = self._nameless.new_knowledge(view)
            if known:
                known = cast(Known, msgspec.Raw(_encode(known)))
            if key is not None:
                _keep(self._known, key, known)
        return known


@cache
def _forms(game: Game[Any], seats: int) -> Forms:
    return Forms(game, seats)


def _keep[T](kept: OrderedDict[Hashable, T], key: Hashable, value: T) -> None:
    if len(kept) >= MOST_FORMS:
        kept.popitem(last=False)
    kept[key] = value


class WrittenViewpoint(Viewpoint):
    """As it is sent, encoded part by part: its parts are good for nothing else."""

    def __init__(self, game: Game[Any], names: Sequence[str]) -> None:
        super().__init__(game, names)
        self._forms = _forms(game, len(names))
        self._written_names = [_encode(name)[1:-1] for name in names]

    def new_event(self, event: Told) -> ToldEvent:
        return cast(ToldEvent, self._filled(self._forms.event(event)))

    def new_option(self, option: Option, seat: int, passing: bool) -> LegalOption:
        return cast(LegalOption, self._filled(self._forms.option(option, seat, passing)))

    def new_question(self, view: Observation) -> Saying:
        return cast(Saying, self._filled(self._forms.question(view)))

    def new_knowledge(self, view: Observation) -> Known:
        return self._forms.knowledge(view)

    def new_entry(self, seq: int, seat: int, by: Author, events: tuple[Told, ...]) -> LogEntry:
        return cast(LogEntry, msgspec.Raw(_encode(super().new_entry(seq, seat, by, events))))

    def new_board(self, board: Board) -> BoardView:
        return cast(BoardView, msgspec.Raw(_encode(super().new_board(board))))

    def _filled(self, form: Form) -> msgspec.Raw:
        beginning, rest = form
        pieces = [beginning]
        for seat, after in rest:
            pieces += (self._written_names[seat], after)
        return msgspec.Raw(b"".join(pieces))
