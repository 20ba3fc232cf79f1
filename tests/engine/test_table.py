"""A table's manners: who passes without being asked, what is taken back with it, and how it goes on after a failure."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from elysium.engine.match import BrokenRule
from elysium.engine.refusal import CannotUndo, UnknownName
from elysium.engine.state import Option, State
from elysium.engine.table import (
    AIMED,
    EMPTY_HANDED,
    EPISODE,
    HURRIED,
    NOTHING_ELSE,
    TURN,
    UNHURRIED,
    WAITS_FOR_TURN,
    Table,
    Until,
    automatic_choice,
    check_hurry,
    check_moments,
    hurries,
    hurry,
    instead,
    moments,
    passed_at_first,
    still_hurried,
)
from elysium.games.mascarade.game import MASCARADE
from elysium.games.rivals.game import RIVALS
from elysium.games.vtes.game import VTES

ANA, BEA = 0, 1
NAMES = ["ana", "bea"]


class Wish(NamedTuple):
    skipped: Sequence[str] = ()
    hurried: int = UNHURRIED
    until: Until = TURN
    episode: tuple[int, ...] = ()


def table(**position: Any) -> Table:
    names = position.get("players", NAMES)
    state = VTES.rulings.position_from({"players": names, "turn": "ana", **position}, names)
    VTES.book.proceed(state)
    return Table(VTES, state, names)


def asked(there: Table) -> Any:
    """What whoever is asked sees."""
    return there.observe(there.state.asked[0][0])


def words(there: Table, text: str) -> Option:
    seat = there.state.asked[0][0]
    return VTES.manners.meant(VTES.parse_option(text, there.names), VTES.book.options_for(there.state, seat))


def test_who_can_only_pass_is_not_asked_unless_they_want_to_be() -> None:
    view = asked(table(phase="master"))
    assert len(view.options) == 1
    assert automatic_choice(VTES, view, Wish((NOTHING_ELSE,))) == view.options[0]
    assert automatic_choice(VTES, view, Wish()) is None


def test_who_can_only_pass_is_asked_where_others_cannot_know_it() -> None:
    """Unless they say otherwise, or nobody looks on."""
    position = {"players": NAMES, "ana": {"streets": ["hydra"], "hand": ["greed"]}, "bea": {"haven": ["doc"]}}
    state = RIVALS.rulings.position_from(position | {"city": ["chef"]}, NAMES)
    RIVALS.book.proceed(state)
    there = Table(RIVALS, state, NAMES)
    for text in ("attack hydra", "aim chef", "announce physical"):
        there.play(ANA, RIVALS.manners.meant(RIVALS.parse_option(text, NAMES), RIVALS.book.options_for(state, ANA)))
    view = asked(there)
    (nothing,) = view.options
    assert automatic_choice(RIVALS, view, Wish((NOTHING_ELSE,))) is None
    assert automatic_choice(RIVALS, view, Wish((NOTHING_ELSE, EMPTY_HANDED))) == nothing
    assert automatic_choice(RIVALS, view, Wish((NOTHING_ELSE,)), watched=False) == nothing
    assert automatic_choice(RIVALS, view, Wish(), watched=False) is None
    assert EMPTY_HANDED in moments(RIVALS)
    assert EMPTY_HANDED not in (*moments(VTES), *passed_at_first(RIVALS))


def test_who_could_do_something_is_asked_unless_they_skip_the_moment_or_hurry() -> None:
    there = table(phase="minion", ana={"ready": ["krid"]})
    view = asked(there)
    assert len(view.options) > 1
    passing = there.passing(ANA)
    assert passing is not None
    assert automatic_choice(VTES, view, Wish((NOTHING_ELSE,))) is None
    assert automatic_choice(VTES, view, Wish((VTES.manners.moment(view),))) == passing
    assert automatic_choice(VTES, view, Wish(hurried=HURRIED)) == passing


def test_nobody_passes_where_passing_is_no_option() -> None:
    view = MASCARADE.observe(MASCARADE.start(MASCARADE.setup(4, {"first": "1"}), bytes(32)), ANA)
    assert automatic_choice(MASCARADE, view, Wish((NOTHING_ELSE,), HURRIED)) is None


def test_hurry_lasts_until_the_next_own_turn() -> None:
    for until in (TURN, AIMED):
        said_in_own, said_in_others = Wish((), hurry(True), until), Wish((), hurry(False), until)
        assert [still_hurried(said_in_own, own, ()) for own in (True, False)] == [HURRIED, WAITS_FOR_TURN]
        assert [still_hurried(said_in_others, own, ()) for own in (True, False)] == [UNHURRIED, WAITS_FOR_TURN]
    assert still_hurried(Wish(), False, ()) == UNHURRIED


def test_who_passes_for_an_action_does_so_until_it_is_another_one() -> None:
    there = table(phase="minion", ana={"ready": ["krid", "petra"]}, bea={"ready": ["anson"], "hand": ["deflection"]})
    there.play(ANA, words(there, "bleed krid bea"))
    wish = Wish((), hurry(False), EPISODE, there.episode())
    view = there.observe(BEA)
    while there.episode() == wish.episode:
        if there.state.asked[0][0] == BEA:
            view = there.observe(BEA)
            assert automatic_choice(VTES, view, wish) == there.passing(BEA)
        assert still_hurried(wish, False, there.episode()) == WAITS_FOR_TURN
        assert there.one_passes()
    assert still_hurried(wish, False, there.episode()) == UNHURRIED
    assert automatic_choice(VTES, view, wish._replace(episode=(1, 2, 3))) is None, "something else is going on"


def test_who_passes_until_something_is_aimed_at_them_is_asked_then() -> None:
    wish = Wish((), WAITS_FOR_TURN, AIMED)
    for names, target, is_asked in ((["ana", "bea", "cai"], "bea", True), (["ana", "cai", "bea"], "cai", False)):
        there = table(
            players=names, phase="minion", ana={"ready": ["krid"]}, bea={"ready": ["anson"], "hand": ["deflection"]}
        )
        there.play(ANA, words(there, f"bleed krid {target}"))
        bea = names.index("bea")
        while there.state.asked[0][0] != bea:
            assert there.one_passes()
        assert (automatic_choice(VTES, there.observe(bea), wish) is None) is is_asked


def test_until_when_one_may_pass_is_the_game_s_to_say() -> None:
    assert hurries(MASCARADE) == ()
    assert hurries(RIVALS) == (TURN,)
    assert hurries(VTES) == (EPISODE, AIMED, TURN)
    check_hurry(RIVALS, TURN)
    check_hurry(RIVALS, "")
    with pytest.raises(UnknownName, match="unknown-word"):
        check_hurry(RIVALS, EPISODE)


def test_a_game_without_moments_has_nothing_to_skip() -> None:
    assert moments(MASCARADE) == ()
    assert moments(VTES) == (NOTHING_ELSE, *VTES.manners.moments)
    check_moments(VTES, moments(VTES))
    with pytest.raises(UnknownName, match="unknown-word"):
        check_moments(VTES, ["tea-time"])


def pass_automatically(there: Table) -> None:
    seat = there.state.asked[0][0]
    option = there.passing(seat)
    assert option is not None
    there.play(seat, option)
    there.note_automatic()


def test_undo_goes_back_past_what_the_table_did_for_the_seat() -> None:
    """The table would only pass again: what is taken back is the seat's own last choice."""
    there = table(phase="influence", ana={"uncontrolled": ["krid"]})
    before = there.state.dump()
    choice = words(there, "transfer krid")
    there.play(ANA, choice)
    pass_automatically(there)
    assert there.undo(ANA).option == choice
    assert there.state.dump() == before


def test_what_the_table_did_cannot_be_taken_back_alone() -> None:
    there = table(phase="influence", ana={"uncontrolled": ["krid"]})
    pass_automatically(there)
    with pytest.raises(CannotUndo, match="nothing-to-undo"):
        there.undo(ANA)


def break_rule(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    def broken(s: State, *_: int) -> None:
        raise ZeroDivisionError("a secret")

    steps = list(VTES.book.steps)
    steps[VTES.book.step_names.index(name)] = broken
    monkeypatch.setattr(VTES.book, "steps", steps)


def test_a_person_may_choose_something_else_and_a_bot_must() -> None:
    there = table(phase="influence", ana={"uncontrolled": ["krid"]})
    options = VTES.book.options_for(there.state, ANA)
    assert len(options) > 1
    assert not there.must_retreat(ANA, options[0], own_will=True)
    assert there.shunned(ANA) == frozenset()
    for option in options[:-1]:
        assert not there.must_retreat(ANA, option, own_will=False)
        assert instead(option, options, there.shunned(ANA)) not in there.shunned(ANA)
    assert there.must_retreat(ANA, options[-1], own_will=False), "nothing else is left"
    assert there.shunned(BEA) == frozenset()


def test_what_is_shunned_is_shunned_in_that_position_only() -> None:
    there = table(phase="influence", ana={"uncontrolled": ["krid"]})
    choice = words(there, "transfer krid")
    there.shun(ANA, choice)
    there.play(ANA, choice)
    assert there.shunned(ANA) == frozenset()
    there.undo(ANA)
    assert there.shunned(ANA) == {choice}


def test_the_table_goes_back_to_before_the_last_thing_that_somebody_did() -> None:
    there = table(phase="influence", ana={"uncontrolled": ["krid"]})
    before = there.state.dump()
    choice = words(there, "transfer krid")
    there.play(ANA, choice)
    while there.one_passes() and len(there.history) < 4:
        pass
    undone = there.retreat()
    assert undone is not None
    assert (undone.seat, undone.option) == (ANA, choice)
    assert there.state.dump() == before
    assert there.shunned(ANA) == {choice}
    assert there.retreat() is None, "there is nothing before"


def test_a_rule_that_breaks_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    there = table(phase="influence", ana={"uncontrolled": ["krid"]})
    break_rule(monkeypatch, "end_turn")

    def everybody_passes() -> None:
        while there.one_passes():
            pass

    with pytest.raises(BrokenRule):
        everybody_passes()
    assert there.state.asked


def test_everybody_passes_until_something_can_be_done_or_not_at_all() -> None:
    there = table(phase="unlock", ana={"uncontrolled": ["krid"]})

    def can_transfer(trial: Any) -> bool:
        transfer = VTES.parse_option("transfer krid", NAMES)
        legal = VTES.book.options_for(trial.state, ANA)
        return VTES.manners.meant(transfer, legal) in legal

    before = there.state.dump()
    there.pass_until(lambda trial: False)
    assert there.state.dump() == before
    there.pass_until(can_transfer)
    assert can_transfer(there)
    assert there.active() == ANA
