"""A match at a table: who passes without being asked, what can be taken back, and how to go on after a broken rule."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, Literal, Protocol

from elysium.engine.audience import SPECTATOR
from elysium.engine.game import Game
from elysium.engine.match import Match, Move
from elysium.engine.observation import Observation
from elysium.engine.refusal import CannotUndo, UnknownName
from elysium.engine.state import Option, State

NOTHING_ELSE: Final = "nothing-else"
"""The moment at which all that a seat can do is pass. Who always wants to be asked, so that nobody can tell, is."""
EMPTY_HANDED: Final = "empty-handed"
"""The same, where others at the table cannot know that it is so: who has not said otherwise is asked."""
UNHURRIED: Final = 0
HURRIED: Final = 1
"""Passes until the next own turn, and it is still the turn in which that was said."""
WAITS_FOR_TURN: Final = 2
"""The same, and another's turn has come meanwhile."""
TURN: Final = "turn"
AIMED: Final = "aimed"
EPISODE: Final = "episode"
MOST_PASSES: Final = 300

type Until = Literal["turn", "aimed", "episode"]
"""Until when somebody passes who is in a hurry: their next turn, something that is aimed at them, or the end of what is
going on now. None lasts beyond their next turn.
"""


class Wishes(Protocol):
    """When a person does not want to be asked."""

    @property
    def skipped(self) -> Collection[str]:
        """The moments at which the table passes for them."""

    @property
    def hurried(self) -> int:
        """UNHURRIED, HURRIED or WAITS_FOR_TURN."""

    @property
    def until(self) -> Until: ...

    @property
    def episode(self) -> tuple[int, ...]:
        """What was going on when they said until when."""


def moments(game: Game[Any]) -> tuple[str, ...]:
    """Where a seat may want to be passed over."""
    manners = game.manners
    if not manners.moments:
        return ()
    return (NOTHING_ELSE, EMPTY_HANDED, *manners.moments) if manners.hidden else (NOTHING_ELSE, *manners.moments)


def passed_at_first(game: Game[Any]) -> tuple[str, ...]:
    """Where nobody is asked who has not said otherwise."""
    return (NOTHING_ELSE, *game.manners.idle) if game.manners.moments else ()


def hurries(game: Game[Any]) -> tuple[Until, ...]:
    """Until when somebody may pass at a table of this game."""
    manners = game.manners
    if not manners.moments:
        return ()
    until: tuple[Until, ...] = (TURN,)
    if manners.is_aimed is not None:
        until = (AIMED, *until)
    return (EPISODE, *until) if manners.episode is not None else until


def check_moments(game: Game[Any], words: Sequence[str]) -> None:
    """UnknownName unless all of these are moments of the game."""
    known = moments(game)
    for word in words:
        if word not in known:
            raise UnknownName("unknown-word", kind="moment", word=word, known=", ".join(known))


def check_hurry(game: Game[Any], until: str) -> None:
    known = hurries(game)
    if until and until not in known:
        raise UnknownName("unknown-word", kind="moment", word=until, known=", ".join(known))


def is_hidden(game: Game[Any], view: Observation) -> bool:
    """Whether nobody else can know if the viewer, who is asked, has anything to choose from."""
    return game.manners.moment(view) in game.manners.hidden


def automatic_choice(game: Game[Any], view: Observation, wishes: Wishes, *, watched: bool = True) -> Option | None:
    """What the table does for a person who is asked and has nothing else to do, or does not want to stop here; None if
    they do. `watched`: other people may wonder why somebody is so quick.
    """
    manners, options = game.manners, view.options
    lonely = EMPTY_HANDED if watched and is_hidden(game, view) else NOTHING_ELSE
    only = len(options) == 1 and lonely in wishes.skipped
    option = manners.passing(options)
    if option is None:
        return options[0] if only and manners.takes_the_only else None
    if only or (wishes.hurried and not _is_asked_anyway(game, view, wishes)):
        return option
    return option if manners.moment(view) in wishes.skipped else None


def _is_asked_anyway(game: Game[Any], view: Observation, wishes: Wishes) -> bool:
    """Whether this is something for which somebody in a hurry does stop."""
    manners = game.manners
    if wishes.until == EPISODE and manners.episode is not None:
        return manners.episode(view) != wishes.episode
    if wishes.until == AIMED and manners.is_aimed is not None:
        return manners.is_aimed(view)
    return manners.moment(view) in manners.asked_anyway


def hurry(own_turn: bool) -> int:
    """Somebody wants to pass for a while."""
    return HURRIED if own_turn else WAITS_FOR_TURN


def episode(game: Game[Any], view: Observation) -> tuple[int, ...]:
    """What is going on, as anybody can see."""
    return () if game.manners.episode is None else game.manners.episode(view)


def still_hurried(wishes: Wishes, own_turn: bool, now: tuple[int, ...]) -> int:
    """Hurry ends with one's own next turn, or with what one wanted to pass for."""
    if wishes.until == EPISODE:
        return wishes.hurried if now == wishes.episode else UNHURRIED
    if wishes.hurried == HURRIED and not own_turn:
        return WAITS_FOR_TURN
    return UNHURRIED if wishes.hurried == WAITS_FOR_TURN and own_turn else wishes.hurried


def instead(option: Option, options: Sequence[Option], shunned: Collection[Option]) -> Option:
    """This option, or another one if it is known to break a rule."""
    return next((other for other in options if other not in shunned), option) if option in shunned else option


class Table(Match):
    def __init__(self, game: Game[Any], state: State, names: Sequence[str]) -> None:
        super().__init__(game, state, names)
        self._shunned: dict[tuple[int, bytes], set[Option]] = {}
        """Choices that led to a broken rule, by seat and position."""

    def active(self) -> int:
        """Whose turn it is, as everybody can see."""
        active: int = self.game.views.board(self.observe(SPECTATOR)).active
        return active

    def episode(self) -> tuple[int, ...]:
        """What is going on, as everybody can see."""
        return episode(self.game, self.observe(SPECTATOR))

    # Passing

    def passing(self, seat: int) -> Option | None:
        """What doing nothing is for a seat, if that is allowed."""
        return self.game.manners.passing(self.game.book.options_for(self.state, seat))

    def note_automatic(self) -> None:
        """The last decision was none of its seat's own: the table has passed for it."""
        self.history[-1] = self.history[-1]._replace(automatic=True)

    def one_passes(self) -> bool:
        """Whoever is asked first passes of their own will; False if they cannot, or nobody is asked."""
        if not self.state.asked:
            return False
        seat = self.state.asked[0][0]
        option = self.passing(seat)
        if option is None:
            return False
        self.play(seat, option)
        return True

    def pass_until(self, is_reached: Callable[[Match], bool]) -> None:
        """Everybody passes until this is so, within this turn; where it never is, nothing happens."""
        trial = Table(self.game, self.state.clone(), self.names)
        turn = trial.active()
        passed = 0
        while not is_reached(trial):
            if passed > MOST_PASSES or not trial.one_passes() or trial.active() != turn:
                return
            passed += 1
        for _ in range(passed):
            self.one_passes()

    # Taking back

    def why_not_undo(self, seat: int) -> CannotUndo | None:
        refusal = super().why_not_undo(seat)
        return refusal or (None if self._own_choice(seat) else CannotUndo("nothing-to-undo"))

    def undo(self, seat: int) -> Move:
        """Take back the seat's last choice of its own, with the passes that the table has made for it since."""
        if (refusal := self.why_not_undo(seat)) is not None:
            raise refusal
        choice = self.history[-self._own_choice(seat)]
        self.go_back(self._own_choice(seat))
        return choice

    def _own_choice(self, seat: int) -> int:
        """How many decisions back a seat's last choice of its own lies; 0 if it cannot be taken back.

        Taking back only what the table did would do nothing: it would pass again.
        """
        for back, move in enumerate(reversed(self.history), 1):
            if move.seat != seat or move.final:
                return 0
            if not move.automatic:
                return back
        return 0

    # After a broken rule

    def shun(self, seat: int, option: Option) -> bool:
        """Never again let this be chosen for a seat in this position; whether that leaves anything to choose."""
        shunned = self._shunned.setdefault((seat, self.state.dump()), set())
        shunned.add(option)
        return any(other not in shunned for other in self.game.book.options_for(self.state, seat))

    def must_retreat(self, seat: int, option: Option, *, own_will: bool) -> bool:
        """A rule broke when this was chosen. People see that and choose something else, if there is anything; what was
        chosen for a seat is shunned, and only who has nothing else left has to go back.
        """
        if own_will and len(self.game.book.options_for(self.state, seat)) > 1:
            return False
        return not self.shun(seat, option)

    def shunned(self, seat: int) -> frozenset[Option]:
        """What must not be chosen for a seat here."""
        return frozenset(self._shunned.get((seat, self.state.dump()), ())) if self._shunned else frozenset()

    def retreat(self) -> Move | None:
        """Back to before the last thing that somebody did, whoever it was; it is shunned from now on.

        A failure may show only when others pass, and passing again would fail again: nothing less lets the game go on.
        """
        while self.history:
            last = self.history.pop()
            self.state = last.before.clone()
            options = self.game.book.options_for(self.state, last.seat)
            if len(options) > 1 and last.option != self.game.manners.passing(options):
                self.shun(last.seat, last.option)
                return last
        return None
