"""What an announcement gives away about cards that lie face down.

Whoever names one of their own uncontrolled cards, or a number of them, says that they fit what the card being played
asks for; whoever chooses one, that it fits what is to be chosen. The others may rely on it, so it is true in every
world that they think possible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from elysium.engine.cards.programs import INDEX, ChooseCard, context_of
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import CARDS, NO_ENTITY, Context, Entity, Face, Mode
from elysium.games.vtes.rules.frames import ASSERTING_CHOICES, ASSERTING_STEPS, Tally, playing_from
from elysium.games.vtes.rules.playing import played, resolve_card
from elysium.games.vtes.rules.resolution import perform, resolve_action
from elysium.games.vtes.rules.triggers import INTERPRETER, OF_ABILITY, OF_MODE, do_effects
from elysium.games.vtes.state import UNCONTROLLED, Vtes
from elysium.games.vtes.terms import entity_of, is_face_down, is_number, number_of_target


class Claim(NamedTuple):
    context: Context
    entity: Entity = NO_ENTITY
    """The card that was named."""
    find: Callable[..., Sequence[int]] | None = None
    """What finds it among others."""
    tally: Tally | None = None
    """Or how many such cards a Methuselah can have for a minion."""
    least: int = 0
    """And how many there are at least."""

    def lacks(self, s: Vtes) -> int:
        """How far this world is from what was said; 0 if it agrees."""
        if self.tally is not None:
            return max(0, self.least - self.tally(s, self.context.seat, self.context.minion))
        assert self.find is not None, "a claim is about a card or a number"
        return int(all(entity_of(number) != self.entity for number in self.find(s, self.context)))


def claims(view: Vtes) -> list[Claim]:
    """What the others have said about cards that this person does not see."""
    found = []
    for mode, context in _announcements(view):
        if mode.target is None or context.seat == view.viewer:
            continue
        if mode.target.counts is not None:
            least = number_of_target(context.target) + int(mode.target.node.get("more", 0))
            found.append(Claim(context, tally=mode.target.counts, least=least))
        elif _is_hidden(view, context.target):
            found.append(Claim(context._replace(target=0), entity_of(context.target), mode.target.find))
    found += _chosen(view)
    for step, *rest in view.stack:
        tally = ASSERTING_STEPS.get(step)
        if tally is not None and rest[0] != view.viewer:
            seat, minion, left = rest
            found.append(Claim(Context(Seat(seat), Entity(minion)), tally=tally, least=left))
    for asked, choice, *details in view.asked:
        tally = ASSERTING_CHOICES.get(choice)
        if tally is not None and asked != view.viewer:
            minion, left = details
            found.append(Claim(Context(Seat(asked), Entity(minion)), tally=tally, least=left))
    return found


def _chosen(view: Vtes) -> Iterator[Claim]:
    """Cards that were chosen in the middle of effects which are not done yet fit what was to be chosen."""
    asked = [(do_effects, *details) for _, choice, *details in view.asked if choice in INTERPRETER.choices]
    for frame in (*asked, *(frame for frame in view.stack if frame[0] == do_effects)):
        for instruction in INTERPRETER.program_in(frame)[: frame[INDEX]]:
            if isinstance(instruction, ChooseCard):
                place = INTERPRETER.registers + instruction.register
                context = context_of(frame[:place])
                number = frame[place] if place < len(frame) else 0
                if _is_hidden(view, number) and instruction.by(view, context) != view.viewer:
                    yield Claim(context, entity_of(number), instruction.find)


def _is_hidden(view: Vtes, number: int) -> bool:
    """It names a card that lies face down, and this person does not see it."""
    entity = entity_of(number)
    return is_face_down(number) and view.region[entity] == UNCONTROLLED and not view.face[entity]


def _announcements(view: Vtes) -> Iterator[tuple[Mode, Context]]:
    """Cards being played, effects still to come, and an action that is not resolved yet."""
    unresolved = False
    for frame in view.stack:
        step, *rest = frame
        unresolved = unresolved or step in (resolve_action, perform)
        if step in (played, resolve_card):
            seat, face, number, minion, target = playing_from(frame)
            yield CARDS[face].modes[number], Context(seat, minion, target, face)
        elif step == do_effects and rest[1] in (OF_MODE, OF_ABILITY):
            printed, part, number, index, user, actor, target, bearer, *_ = rest
            face = Face(printed)
            mode = (CARDS[face].modes if part == OF_MODE else CARDS[face].abilities)[number]
            if not index or not is_number(target):
                yield mode, Context(Seat(user), Entity(actor), target, face, Entity(bearer))
    if unresolved and view.acting and view.action_mode >= 0 and (view.action_source or view.action_face):
        source = view.action_source
        card = CARDS[view.face[source] if source else view.action_face]
        mode = (card.abilities if source else card.modes)[view.action_mode]
        seat = view.controller[view.acting]
        yield mode, Context(seat, view.acting, view.action_target, card.face, source)
