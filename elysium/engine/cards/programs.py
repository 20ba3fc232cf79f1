"""Effects in order: a flat program for each clause, which stops wherever somebody has to decide.

A frame on the stack says which card, which clause, which instruction comes next and, after that, the registers: who
does it, with what, to whom, and what was chosen on the way. Nothing else is remembered, so a position stays numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from elysium.engine.cards.generate import ASKED, NOTHING, Count, Find, Given, Language, RunEffect, Test
from elysium.engine.cards.nodes import Amount, Control, Effect, Noun, Seats
from elysium.engine.cards.numbers import NO_ENTITY, NO_FACE, Entity, Face
from elysium.engine.rulebook import Rulebook
from elysium.engine.state import Frame, Option, Seat, State

# A frame is (step, face, part, number, index, registers…).
INDEX: Final = 4
REGISTERS: Final = 5


class Run(NamedTuple):
    deed: RunEffect


class Unless(NamedTuple):
    """Go on if it is true, otherwise elsewhere."""

    test: Test
    elsewhere: int


class Jump(NamedTuple):
    to: int


class Stop(NamedTuple):
    """The end of what is done for one of several."""


class Each(NamedTuple):
    """What follows, up to a stop, is done for each of them, whom a register holds."""

    find: Find
    then: int
    register: int


class Later(NamedTuple):
    """What follows, up to a stop, is done when the game says that the time has come."""

    then: int


class Await(NamedTuple):
    """What follows, up to a stop, is done when something happens in the span: each time, or once."""

    moment: int
    span: int
    test: Test
    then: int
    once: bool = False


class NoteAmount(NamedTuple):
    """A number is worked out now, and a register holds it."""

    amount: Count
    register: int


class ChooseCard(NamedTuple):
    """Somebody chooses a card, which a register holds; without any the program goes on elsewhere."""

    find: Find
    by: Count
    optional: bool
    elsewhere: int
    register: int
    node: Control
    """The word it comes from, by which it is told."""
    blind: bool = False
    """Only whoever chooses may know whether there is any: they are asked in any case."""


class OfferEffects(NamedTuple):
    """Somebody says yes, or the program goes on elsewhere."""

    by: Count
    possible: Test
    elsewhere: int
    node: Control


class Either(NamedTuple):
    """Somebody chooses one of several ways to go on, of those that are possible."""

    by: Count
    ways: tuple[tuple[Test, int], ...]
    node: Control


class HowMany(NamedTuple):
    """Somebody says a number, which a register holds."""

    by: Count
    least: Count
    most: Count
    register: int
    verb: str | None
    """What its options are called, if not as usual."""
    node: Effect


type Instruction = (
    Run | Unless | Jump | Stop | Each | Later | Await | NoteAmount | ChooseCard | OfferEffects | Either | HowMany
)
type Program = tuple[Instruction, ...]

CHOSEN: Final = "chosen"
CHOSEN_BEFORE: Final = "chosen-before"
"""What the choice around this one has brought."""
CHOSEN_AT: Final = "chosen_at"
"""The register itself, for words that take something else out of it than a card on the table."""
X: Final = "x"
THEY: Final = "they"


def runs_elsewhere(s: State, context: Context) -> None:
    raise AssertionError("an instruction is carried out by the interpreter")


class Assembler:
    """Makes the program of one clause."""

    def __init__(self, language: Language, registers: int, entity: str) -> None:
        self.language = language
        self.entity = entity
        """An expression that takes a card out of a register, as `entity_of({})`."""
        self.next_register = registers
        self.program: list[Instruction] = []

    def assemble(self, effects: Sequence[Effect]) -> list[tuple[Effect | None, Instruction]]:
        """The instructions in order, each word with its first one."""
        given = NOTHING
        found: list[Effect | None] = []
        for effect in effects:
            given = self.add_one(effect, given)
            found += [effect] + [None] * (len(self.program) - len(found) - 1)
        return list(zip(found, self.program, strict=True))

    def add(self, effects: Sequence[Effect], given: Given) -> None:
        for effect in effects:
            given = self.add_one(effect, given)

    def add_one(self, effect: Effect, given: Given) -> Given:
        if not isinstance(effect, Control):
            amount = next((value for _, value in effect.args if getattr(value, "chosen", False)), None)
            if amount is not None:
                given = self._ask_number(effect, amount, given)
            self.program.append(Run(self.language.deed(effect, given)))
            return given
        ADDERS[effect.word](self, effect, given)
        return given

    def together(self, effects: Sequence[Effect], given: Given) -> RunEffect:
        """One instruction for effects that are one: nothing comes between them, not even what the first sets off."""
        deeds = [self.language.deed(effect, given) for effect in effects]

        def run(s: State, c: Any) -> None:
            for deed in deeds:
                deed(s, c)

        return run

    def register(self, word: str, given: Given, source: str = "{}") -> Given:
        place = f"c.about[{self.next_register}]"
        self.next_register += 1
        return (*(pair for pair in given if pair[0] != word), (word, source.format(place)))

    def _ask_number(self, effect: Effect, amount: Any, given: Given) -> Given:
        by = self.language.count(amount.get("by"), given)
        least = self.language.count(amount["least"], given)
        most = self.language.count(amount["most"], given)
        self.program.append(HowMany(by, least, most, self.next_register, amount.get("verb"), effect))
        return self.register(amount.word, given)

    def later(self) -> int:
        """Room for an instruction whose goal is not known yet."""
        self.program.append(Stop())
        return len(self.program) - 1

    def here(self) -> int:
        return len(self.program)


def _if(making: Assembler, effect: Control, given: Given) -> None:
    place = making.later()
    making.add(effect["then"], given)
    end = making.later() if effect.get("otherwise") else None
    making.program[place] = Unless(making.language.test(effect["condition"], given=given), making.here())
    if end is not None:
        making.add(effect["otherwise"], given)
        making.program[end] = Jump(making.here())


def _for_each(making: Assembler, effect: Control, given: Given) -> None:
    place = making.later()
    whom: Noun | Seats | Amount = effect["whom"]
    find, register = _each_of(making, whom, given), making.next_register
    making.add(effect["then"], making.register(THEY, given))
    making.program.append(Stop())
    making.program[place] = Each(find, making.here(), register)


def _each_of(making: Assembler, whom: Noun | Seats | Amount, given: Given) -> Find:
    """Of a number, as many times."""
    if not isinstance(whom, Amount):
        return making.language.find_plain(whom, given)
    count = making.language.count(whom, given)

    def times(s: State, c: Any) -> list[int]:
        return list(range(count(s, c)))

    return times


def _wait(making: Assembler, effect: Control, given: Given) -> None:
    place = making.later()
    making.add(effect["then"], given)
    making.program.append(Stop())
    tests = making.language.test(*effect["about"], given=given)
    making.program[place] = Await(effect["moment"], effect["span"], tests, making.here(), bool(effect.get("once")))


def _plainly(making: Assembler, effect: Control, given: Given) -> None:
    """Where it stands."""
    making.add(effect["then"], given)


def _afterwards(making: Assembler, effect: Control, given: Given) -> None:
    place = making.later()
    making.add(effect["then"], given)
    making.program.append(Stop())
    making.program[place] = Later(making.here())


def _where(making: Assembler, effect: Control, given: Given) -> None:
    making.program.append(NoteAmount(making.language.count(effect["amount"], given), making.next_register))
    making.add(effect["then"], making.register(X, given))


def _instead(making: Assembler, effect: Control, given: Given) -> None:
    """What would have happened does not, once all of it is done."""
    making.add(effect["then"], given)
    making.add(effect["finally"], given)


def _choose(making: Assembler, effect: Control, given: Given) -> None:
    place = making.later()
    find, by, register, inner = _choice(making, effect, given)
    making.add(effect["then"], inner)
    making.program[place] = ChooseCard(find, by, bool(effect.get("optional")), making.here(), register, effect)


def _search(making: Assembler, effect: Control, given: Given) -> None:
    """Whatever was found, or nothing, what comes after the search comes."""
    place = making.later()
    find, by, register, inner = _choice(making, effect, given)
    making.add(effect["then"], inner)
    making.program[place] = ChooseCard(find, by, True, making.here(), register, effect, blind=True)
    making.add(effect["finally"], given)


def _choice(making: Assembler, effect: Control, given: Given) -> tuple[Find, Count, int, Given]:
    """What there is to choose from, who chooses, and where what was chosen is found by what follows."""
    cards: Noun = effect["cards"]
    by = making.language.count(effect["by"], given)
    find = making.language.find(cards, (*given, (ASKED, making.language.source(effect["by"], given))))
    register = making.next_register
    before = tuple((CHOSEN_BEFORE, source) for word, source in given if word == CHOSEN)
    outside = tuple(pair for pair in given if not before or pair[0] != CHOSEN_BEFORE)
    inner = (*making.register(CHOSEN, outside, making.entity), *before, (CHOSEN_AT, f"c.about[{register}]"))
    return find, by, register, inner


def _may(making: Assembler, effect: Control, given: Given) -> None:
    place = making.later()
    by = making.language.count(effect["by"], given)
    costs: tuple[Effect, ...] = effect.get("cost", ())
    making.add((*costs, *effect["then"]), given)
    making.program[place] = OfferEffects(by, all_payable(making.language, costs, given), making.here(), effect)


def _either(making: Assembler, effect: Control, given: Given) -> None:
    place = making.later()
    by = making.language.count(effect["by"], given)
    ways: list[tuple[Test, int]] = []
    ends: list[int] = []
    for way in effect["ways"]:
        costs = [part for part in way if part.payable]
        ways.append((all_payable(making.language, costs, given), making.here()))
        making.add(way, given)
        ends.append(making.later())
    for end in ends:
        making.program[end] = Jump(making.here())
    making.program[place] = Either(by, tuple(ways), effect)


def all_payable(language: Language, costs: Sequence[Effect], given: Given = NOTHING) -> Test:
    """Whether all of them can be carried out in full."""
    tests = [language.payable(cost, given) for cost in costs]
    if len(tests) == 1:
        return tests[0]
    return lambda s, c: all(test(s, c) for test in tests)


def _at_once(making: Assembler, effect: Control, given: Given) -> None:
    making.program.append(Run(making.together(effect["effects"], given)))


ADDERS: Final[dict[str, Callable[[Assembler, Control, Given], None]]] = {
    "if": _if,
    "for-each": _for_each,
    "afterwards": _afterwards,
    "after-combat": _plainly,
    "later": _wait,
    "where": _where,
    "instead": _instead,
    "choose": _choose,
    "search": _search,
    "may": _may,
    "either": _either,
    "at-once": _at_once,
}


class Context(NamedTuple):
    """Who does something with which card, and to what."""

    seat: Seat
    minion: Entity = NO_ENTITY
    """The card on the table that does it, if it is no player: what plays a card, uses one, or has it on it."""
    target: int = 0
    """A card number, or what else a game puts in its place, such as a player."""
    face: Face = NO_FACE
    source: Entity = NO_ENTITY
    """The card in play whose text it is; none for a card from hand."""
    about: tuple[int, ...] = ()
    """What else is known of the moment that a trigger answers, and what was chosen on the way."""


def context_of(frame: Frame) -> Context:
    """Of a frame whose registers begin with a context."""
    _, face, _, _, _, seat, minion, target, source, *about = frame
    return Context(Seat(seat), Entity(minion), target, Face(face), Entity(source), tuple(about))


class Verbs(NamedTuple):
    """What options of the generic choices are called."""

    choose: int
    accept: int
    decline: int
    way: int
    amount: int


class Interpreter:
    """Runs programs on the stack of a game's positions."""

    def __init__(
        self,
        book: Rulebook,
        program_of: Callable[[Frame], Program],
        context_of: Callable[[Frame], Any],
        verbs: Verbs,
        rule: str,
        registers: int,
    ) -> None:
        self.step = -1
        """The game's own step that carries on with a program; its frames begin with it."""
        self.postpone: Callable[[Any, Frame], None] = _never
        """Where the game keeps a frame that is to be carried on with later."""
        self.await_moment: Callable[[Any, Frame, Await], None] = _never_awaited
        """Where the game keeps a frame that waits for something to happen."""
        self.told_as = book.told_as
        self.numbered = book.number_of
        self.program_of = program_of
        self.context_of = context_of
        self.verbs = verbs
        self.registers = registers
        """Where in a frame those begin that the program itself fills."""
        self.choosing = book.choice(rule)(self.choose_card)
        self.offering = book.choice(rule)(self.accept_or_not)
        self.alternating = book.choice(rule)(self.choose_way)
        self.counting = book.choice(rule)(self.choose_amount)
        self.choices = frozenset({self.choosing, self.offering, self.alternating, self.counting})
        book.answer(self.choosing)(self.card_is_chosen)
        book.answer(self.offering)(self.accepted_or_not)
        book.answer(self.alternating)(self.way_is_chosen)
        book.answer(self.counting)(self.amount_is_chosen)

    def proceed(self, s: State, frame: Frame) -> None:
        """Carry out the instruction that the frame points to; what it still has to do comes before the next one."""
        program = self.program_of(frame)
        index = frame[INDEX]
        if index >= len(program):
            return
        instruction = program[index]
        if isinstance(instruction, Run):
            if index + 1 < len(program):
                s.stack.append(at(frame, index + 1))
            instruction.deed(s, self.context_of(frame))
        elif isinstance(instruction, Unless):
            true = instruction.test(s, self.context_of(frame))
            s.stack.append(at(frame, index + 1 if true else instruction.elsewhere))
        elif isinstance(instruction, Jump):
            s.stack.append(at(frame, instruction.to))
        elif isinstance(instruction, Each):
            s.stack.append(at(frame, instruction.then))
            for one in reversed(instruction.find(s, self.context_of(frame))):
                s.stack.append(self.noted(frame, instruction.register, one))
        elif isinstance(instruction, Later):
            self.postpone(s, at(frame, index + 1))
            s.stack.append(at(frame, instruction.then))
        elif isinstance(instruction, Await):
            self.await_moment(s, at(frame, index + 1), instruction)
            s.stack.append(at(frame, instruction.then))
        elif isinstance(instruction, NoteAmount):
            s.stack.append(self.noted(frame, instruction.register, instruction.amount(s, self.context_of(frame))))
        elif not isinstance(instruction, Stop):
            self._ask(s, frame, instruction)

    def noted(self, frame: Frame, register: int, value: int) -> Frame:
        """The frame at its next instruction, with a value in a register; those before it may be empty."""
        end = self.registers + register
        empty = (0,) * (end - len(frame))
        return (*at(frame, frame[INDEX] + 1)[:end], *empty, value)

    def _ask(self, s: State, frame: Frame, asked: ChooseCard | OfferEffects | Either | HowMany) -> None:
        """Whoever has nothing to decide is not asked. A card that lies face down is named by its place alone."""
        context = self.context_of(frame)
        seat = asked.by(s, context)
        detail = map(self.told_as, frame[1:])
        if isinstance(asked, ChooseCard):
            s.sealed = s.sealed or asked.blind
            if asked.blind or asked.find(s, context):
                s.ask(seat, self.choosing, *detail)
            else:
                s.stack.append(at(frame, asked.elsewhere))
        elif isinstance(asked, OfferEffects):
            if asked.possible(s, context):
                s.ask(seat, self.offering, *detail)
            else:
                s.stack.append(at(frame, asked.elsewhere))
        elif isinstance(asked, Either):
            s.ask(seat, self.alternating, *detail)
        elif asked.most(s, context) > (least := asked.least(s, context)):
            s.ask(seat, self.counting, *detail)
        else:
            s.stack.append(self.noted(frame, asked.register, least))

    # The generic choices

    def choose_card(self, s: State, seat: int, *detail: int) -> Sequence[Option]:
        frame = (self.step, *detail)
        asked = self._instruction(frame, ChooseCard)
        found = [(self.verbs.choose, target) for target in asked.find(s, self.context_of(frame))]
        return [(self.verbs.decline,), *found] if asked.optional else found

    def card_is_chosen(self, s: State, seat: int, option: Option, *detail: int) -> None:
        frame = (self.step, *detail)
        if option[0] == self.verbs.decline:
            s.stack.append(at(frame, self._instruction(frame, ChooseCard).elsewhere))
        else:
            register = self._instruction(frame, ChooseCard).register
            s.stack.append(self.noted(frame, register, self.told_as(option[1])))

    def accept_or_not(self, s: State, seat: int, *detail: int) -> Sequence[Option]:
        return [(self.verbs.decline,), (self.verbs.accept,)]

    def accepted_or_not(self, s: State, seat: int, option: Option, *detail: int) -> None:
        frame = (self.step, *detail)
        accepted = option[0] == self.verbs.accept
        s.stack.append(at(frame, frame[INDEX] + 1 if accepted else self._instruction(frame, OfferEffects).elsewhere))

    def choose_way(self, s: State, seat: int, *detail: int) -> Sequence[Option]:
        frame = (self.step, *detail)
        ways = self._instruction(frame, Either).ways
        context = self.context_of(frame)
        found = [(self.verbs.way, number) for number, (possible, _) in enumerate(ways) if possible(s, context)]
        return found or [(self.verbs.way, 0)]

    def way_is_chosen(self, s: State, seat: int, option: Option, *detail: int) -> None:
        frame = (self.step, *detail)
        s.stack.append(at(frame, self._instruction(frame, Either).ways[option[1]][1]))

    def choose_amount(self, s: State, seat: int, *detail: int) -> Sequence[Option]:
        frame = (self.step, *detail)
        asked = self._instruction(frame, HowMany)
        context = self.context_of(frame)
        least = asked.least(s, context)
        verb = self.verbs.amount if asked.verb is None else self.numbered(asked.verb)
        return [(verb, number) for number in range(least, asked.most(s, context) + 1)]

    def amount_is_chosen(self, s: State, seat: int, option: Option, *detail: int) -> None:
        frame = (self.step, *detail)
        s.stack.append(self.noted(frame, self._instruction(frame, HowMany).register, option[1]))

    def _instruction[I: Instruction](self, frame: Frame, kind: type[I]) -> I:
        instruction = self.program_of(frame)[frame[INDEX]]
        assert isinstance(instruction, kind)
        return instruction


class CardInterpreter(Interpreter):
    """Of cards whose effects are found by their face: which part of the card they are, and which of several such."""

    def __init__(
        self,
        book: Rulebook,
        effects_of: Callable[[Face, int, int], Sequence[Any]],
        verbs: Verbs,
        rule: str,
        **roles: str,
    ) -> None:
        """`effects_of`: what each says to `run`, or the `instruction` that it is; `roles`: as of any other step."""
        self.effects_of = effects_of
        self.programs: dict[tuple[int, int, int], Program] = {}
        super().__init__(book, self.program_in, context_of, verbs, rule, REGISTERS + 4)
        self.step = book.step_that(**roles)(self.do_effects)

    def program_in(self, frame: Frame) -> Program:
        place = (frame[1], frame[2], frame[3])
        program = self.programs.get(place)
        if program is None:
            effects = self.effects_of(Face(frame[1]), frame[2], frame[3])
            program = tuple(Run(partial(_run, e)) if e.instruction is None else e.instruction for e in effects)
            self.programs[place] = program
        return program

    def do_effects(
        self,
        s: State,
        face: Face,
        part: int,
        number: int,
        index: int,
        seat: Seat,
        minion: Entity,
        target: int,
        source: Entity,
        *about: int,
    ) -> None:
        """Carry out a card's effects one after the other; what one of them still has to do comes before the next."""
        effects = self.effects_of(face, part, number)
        if index >= len(effects):
            return
        effect = effects[index]
        if effect.instruction is not None:
            self.proceed(s, (self.step, face, part, number, index, seat, minion, target, source, *about))
            return
        if index + 1 < len(effects):
            s.stack.append((self.step, face, part, number, index + 1, seat, minion, target, source, *about))
        effect.run(s, Context(seat, minion, target, face, source, about))


def _run(effect: Any, s: State, context: Context) -> None:
    effect.run(s, context)


def _never(s: Any, frame: Frame) -> None:
    raise AssertionError("nothing is done later in this game")


def _never_awaited(s: Any, frame: Frame, awaited: Await) -> None:
    raise AssertionError("nothing is awaited in this game")


def at(frame: Frame, index: int) -> Frame:
    """The same frame at another instruction."""
    return (*frame[:INDEX], index, *frame[REGISTERS:])
