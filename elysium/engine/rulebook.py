"""The rules of a game as tables of small named functions, and the loop that runs them.

A step, a choice, a verb or an event kind is written once as a function or a line; what goes on the stack, into
an option or into an event is the small int that stands for it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from elysium.engine.audience import EVERYONE
from elysium.engine.fingerprint import fingerprint
from elysium.engine.refusal import IllegalChoice, NotAsked
from elysium.engine.state import Event, Option, Question, State

type StepFunction = Callable[..., None]
type OptionsFunction = Callable[..., Sequence[Option]]
type AnswerFunction = Callable[..., None]
type RefusalFunction = Callable[..., IllegalChoice]
type AlternativeFunction = Callable[..., Option]


OTHER_NUMBERS: dict[tuple[str, str], list[int]] = {}
"""For (game, "steps", "choices", "terms" or "marks") the numbers to give out, the last first, where it shall not be the
order of registration. Whatever is stored must not depend on it, and a test shows that."""


class Term(NamedTuple):
    """A verb of an option or a kind of event: its name and, in order, what its numbers mean."""

    name: str
    fields: tuple[tuple[str, str], ...]
    """(argument, type) pairs; the type says how the number is worded: a player, a card, a count..."""
    is_verb: bool = False
    secret: bool = False
    final: bool = False
    """Choosing it may well disclose something or use chance: a table asks before it cannot be taken back."""
    always: tuple[tuple[str, int], ...] = ()
    """What it says beside its numbers, the same each time: sent with them, never stored."""
    passes: bool = False
    """Somebody does nothing by it: a log folds it away."""
    reveals: bool = False
    """It shows a card that lay hidden."""
    begins_chapter: bool = False
    """A part of the game that a reader may want to fold away begins with it."""
    remark: bool = False
    """It only explains what happens anyway: recordings from before it was made are still true without it."""


class Mark(NamedTuple):
    """Something that a position remembers: its name and, in order, what its numbers mean."""

    name: str
    fields: tuple[tuple[str, str], ...]


class Choice:
    """A kind of decision: what is legal, what happens then, and why the rest is not allowed."""

    def __init__(self, name: str, options: OptionsFunction, rules: tuple[str, ...]) -> None:
        self.name = name
        self.options = options
        self.rules = rules
        self.answer: AnswerFunction | None = None
        self.refuse: RefusalFunction | None = None
        self.alternative: AlternativeFunction | None = None


class Rulebook:
    """Everything the engine must know to run one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.steps: list[StepFunction] = []
        self.step_names: list[str] = []
        self.choices: list[Choice] = []
        self.terms: list[Term] = []
        self.marks: list[Mark] = []
        self.traits: dict[str, set[int]] = {}
        self.roles: dict[str, dict[int, int]] = {}
        self.told_as: Callable[[int], int] = int
        """What the others hear of a number in an option: a game may hide what only the chooser can see."""
        self._options: list[OptionsFunction] = []
        self._answers: list[AnswerFunction] = []

    # Writing the rules

    def step(self, function: StepFunction) -> int:
        """Decorator: the function's name becomes the number of the step."""
        number = self._next_number("steps", len(self.steps))
        _put(self.steps, number, function)
        _put(self.step_names, number, _name_of(function))
        return number

    def step_that(self, *traits: str, **roles: str) -> Callable[[StepFunction], int]:
        """Decorator for a step of which others must know something.

        Traits are words for the step; a role names the argument that has it, as in `hides="target"`.
        """

        def register(function: StepFunction) -> int:
            number = self.step(function)
            parameters = parameters_of(function)
            for trait in traits:
                self.having(trait).add(number)
            for role, argument in roles.items():
                self.role(role)[number] = 1 + parameters.index(argument)
            return number

        return register

    def having(self, trait: str) -> set[int]:
        """The steps with this trait, those that are still to be written included."""
        return self.traits.setdefault(trait, set())

    def role(self, role: str) -> dict[int, int]:
        """For every step with an argument in this role: where it is in the frame."""
        return self.roles.setdefault(role, {})

    def choice(self, *rules: str) -> Callable[[OptionsFunction], int]:
        """Decorator for the function that lists what is legal; `rules` are the ids that govern the decision."""

        def register(options: OptionsFunction) -> int:
            number = self._next_number("choices", len(self.choices))
            _put(self.choices, number, Choice(_name_of(options), options, rules))
            _put(self._options, number, options)
            _put(self._answers, number, _unanswered)
            return number

        return register

    def answer(self, choice: int) -> Callable[[AnswerFunction], AnswerFunction]:
        """Decorator for what happens when the choice has been made."""

        def register(function: AnswerFunction) -> AnswerFunction:
            self.choices[choice].answer = function
            self._answers[choice] = function
            return function

        return register

    def refusal(self, choice: int) -> Callable[[RefusalFunction], RefusalFunction]:
        """Decorator for the function that says which rule an option breaks."""

        def register(function: RefusalFunction) -> RefusalFunction:
            self.choices[choice].refuse = function
            return function

        return register

    def alternative(self, choice: int) -> Callable[[AlternativeFunction], AlternativeFunction]:
        """Decorator for what somebody would think of who has only one option: why it is refused is why."""

        def register(function: AlternativeFunction) -> AlternativeFunction:
            self.choices[choice].alternative = function
            return function

        return register

    def number_of(self, name: str) -> int:
        """The number of what an option or event is called."""
        return next(number for number, term in enumerate(self.terms) if term.name == name)

    def verb(self, name: str, *, secret: bool = False, final: bool = False, passes: bool = False, **fields: str) -> int:
        """What an option can say.

        Everybody is told who chose what, unless the verb is secret: then the answer tells what may be told.
        """
        words = tuple(fields.items())
        return self._add_term(Term(name, words, is_verb=True, secret=secret, final=final, passes=passes))

    def event(
        self,
        name: str,
        always: tuple[tuple[str, int], ...] = (),
        /,
        *,
        reveals: bool = False,
        begins_chapter: bool = False,
        remark: bool = False,
        **fields: str,
    ) -> int:
        """What the log can say; `always` is what goes without saying at this table, and is sent to whoever draws it."""
        words = tuple(fields.items())
        term = Term(name, words, always=always, reveals=reveals, begins_chapter=begins_chapter, remark=remark)
        return self._add_term(term)

    def _add_term(self, term: Term) -> int:
        number = self._next_number("terms", len(self.terms))
        _put(self.terms, number, term)
        return number

    def _next_number(self, table: str, usual: int) -> int:
        others = OTHER_NUMBERS.get((self.game, table))
        return others.pop() if others else usual

    def mark(self, name: str, **fields: str) -> int:
        """What a position can remember; the numbers that come with it are declared as those of a verb."""
        if any(mark.name == name for mark in self.marks):
            raise ValueError(f"{self.game}: there is a mark {name} already")
        number = self._next_number("marks", len(self.marks))
        _put(self.marks, number, Mark(name, tuple(fields.items())))
        return number

    # Running them

    def proceed(self, s: State) -> None:
        """Do steps until somebody has to choose or nothing is left to do."""
        stack = s.stack
        steps = self.steps
        while not s.asked:
            try:
                frame = stack.pop()
            except IndexError:
                return
            size = len(frame)
            if size == 2:
                number, first = frame
                steps[number](s, first)
            elif size == 3:
                number, first, second = frame
                steps[number](s, first, second)
            elif size == 1:
                steps[frame[0]](s)
            elif size == 4:
                number, first, second, third = frame
                steps[number](s, first, second, third)
            elif size == 5:
                number, first, second, third, fourth = frame
                steps[number](s, first, second, third, fourth)
            else:
                steps[frame[0]](s, *frame[1:])

    def proceed_step_by_step(self, s: State, seen: Callable[[State], None]) -> None:
        """The same, for somebody who looks at the position after each step that has told something."""
        told: tuple[Event, ...] = ()
        while not s.asked:
            if s.told is not told:
                told = s.told
                seen(s)
            if not s.stack:
                return
            number, *details = s.stack.pop()
            self.steps[number](s, *details)

    def options(self, s: State, question: Question) -> Sequence[Option]:
        """What the asked seat may choose."""
        size = len(question)
        if size == 2:
            seat, choice = question
            return self._options[choice](s, seat)
        if size == 3:
            seat, choice, detail = question
            return self._options[choice](s, seat, detail)
        return self._options[question[1]](s, question[0], *question[2:])

    def take(self, s: State, question: Question, option: Option, seen: Callable[[State], None] | None = None) -> None:
        """Carry out a choice that is known to be legal, and go on to the next decision.

        `seen` looks at the positions on the way in which something was told and nobody is asked.
        """
        if not s.quiet and not self.terms[option[0]].secret:
            s.told += ((EVERYONE, option[0], question[0], *map(self.told_as, option[1:])),)
        asked = s.asked
        size = len(question)
        if size == 2:
            seat, choice = question
            self._answers[choice](s, seat, option)
        elif size == 3:
            seat, choice, detail = question
            self._answers[choice](s, seat, option, detail)
        else:
            self._answers[question[1]](s, question[0], option, *question[2:])
        if s.asked is asked:
            if len(asked) > 1:
                s.asked = tuple([other for other in asked if other != question])
                return
            s.asked = ()
            if seen is None:
                self.proceed(s)
            else:
                self.proceed_step_by_step(s, seen)

    def play_out(self, s: State, random: Callable[[], float]) -> int:
        """Choose at random until the game is over; return how many decisions that took.

        The same as `options` and `take` in turn, unrolled, for positions that nobody listens to.
        """
        options, answers = self._options, self._answers
        decisions = 0
        while asked := s.asked:
            question = asked[0]
            size = len(question)
            if size == 3:
                seat, choice, detail = question
                legal = options[choice](s, seat, detail)
                answers[choice](s, seat, legal[int(random() * len(legal))], detail)
            elif size == 2:
                seat, choice = question
                legal = options[choice](s, seat)
                answers[choice](s, seat, legal[int(random() * len(legal))])
            elif size == 4:
                seat, choice, detail, another = question
                legal = options[choice](s, seat, detail, another)
                answers[choice](s, seat, legal[int(random() * len(legal))], detail, another)
            else:
                legal = options[question[1]](s, question[0], *question[2:])
                answers[question[1]](s, question[0], legal[int(random() * len(legal))], *question[2:])
            decisions += 1
            if s.asked is asked:
                if len(asked) == 1:
                    s.asked = ()
                    self.proceed(s)
                else:
                    s.asked = asked[1:]
        return decisions

    def question_for(self, s: State, seat: int) -> Question | None:
        for question in s.asked:
            if question[0] == seat:
                return question
        return None

    def options_for(self, s: State, viewer: int) -> tuple[Option, ...]:
        """What this viewer may choose now; nothing if nothing is asked of them."""
        question = self.question_for(s, viewer)
        return tuple(self.options(s, question)) if question else ()

    def play(self, s: State, seat: int, option: Any, seen: Callable[[State], None] | None = None) -> None:
        """Carry out a choice, or refuse it with the reason and change nothing."""
        question = self.question_for(s, seat)
        if question is None:
            raise NotAsked("game-over" if s.over else "not-your-decision")
        if not self.is_well_formed(option) or option not in self.options(s, question):
            raise self.why_not(s, question, option)
        self.take(s, question, option, seen)

    def why_not(self, s: State, question: Question, option: Any) -> IllegalChoice:
        choice = self.choices[question[1]]
        if not self.is_well_formed(option):
            return IllegalChoice("malformed-option", choice.rules[0] if choice.rules else "")
        if choice.refuse is None:
            return IllegalChoice("not-an-option", choice.rules[0] if choice.rules else "")
        return choice.refuse(s, question[0], option, *question[2:])

    def why_only(self, s: State, seat: int) -> IllegalChoice | None:
        """Why a seat that is asked has the one option it has."""
        question = self.question_for(s, seat)
        if question is None:
            return None
        choice = self.choices[question[1]]
        if choice.alternative is None:
            return IllegalChoice("only-one-option", choice.rules[0] if choice.rules else "")
        return self.why_not(s, question, choice.alternative(s, seat, *question[2:]))

    def is_well_formed(self, option: Any) -> bool:
        """Whether this could be an option of the game at all: a known verb with the right count of numbers.

        Nothing is assumed of it, not even that it is made of numbers: it may come from anybody.
        """
        return (
            bool(option)
            and all(type(number) is int for number in option)
            and 0 <= option[0] < len(self.terms)
            and self.terms[option[0]].is_verb
            and len(option) == 1 + len(self.terms[option[0]].fields)
        )

    def complete(self) -> None:
        """Refuse a rulebook with a choice that nobody answers."""
        for choice in self.choices:
            if choice.answer is None:
                raise TypeError(f"{self.game}: the choice {choice.name} has no answer")
        names = [term.name for term in self.terms]
        for name in names:
            if names.count(name) > 1:
                raise TypeError(f"{self.game}: {name} means two things")

    def fingerprint(self, definitions: Iterable[object] = ()) -> str:
        """The same for all rules and cards that say the same things, in whichever order they were written down."""
        return fingerprint(
            self.step_names,
            [choice.name for choice in self.choices],
            [(term.name, term.is_verb, term.fields) for term in self.terms],
            [(mark.name, mark.fields) for mark in self.marks],
            definitions,
        )


def _put(entries: list[Any], number: int, entry: Any) -> None:
    """In its place; what lies before it is filled in later."""
    entries.extend([entry] * (number + 1 - len(entries)))
    entries[number] = entry


def parameters_of(function: Callable[..., object]) -> tuple[str, ...]:
    """What a rule is given besides the position, by name."""
    return tuple(inspect.signature(function).parameters)[1:]


def _unanswered(*_: Any) -> None:
    raise TypeError("this choice has no answer yet")


def _name_of(function: Callable[..., object]) -> str:
    """Underscores at the ends keep a function apart from the number that stands for it."""
    return function.__name__.strip("_")
