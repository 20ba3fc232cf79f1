"""Turns and actions: the order of what happens, and what a ruling file cannot say."""

from random import Random
from textwrap import dedent

import pytest

from elysium.engine.document import documents
from elysium.engine.match import Match
from elysium.engine.refusal import Refusal
from elysium.engine.state import Seat
from elysium.games.vtes.definitions.facts import by_slug
from elysium.games.vtes.definitions.language import CARDS, Entity, Face
from elysium.games.vtes.game import VTES
from elysium.games.vtes.rules.announce import cards_to_burn
from elysium.games.vtes.rules.hands import know_library
from elysium.games.vtes.rules.mandatory import TO_HUNT, duties
from elysium.games.vtes.rules.zones import look_at_tops
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.vocabulary.clauses import card, employ, grants_action, must_take
from elysium.games.vtes.vocabulary.effects import burn_pool
from elysium.games.vtes.vocabulary.things import HOST
from tests.games.vtes.harness import cards_as_before

NAMES = ("ana", "bea", "cai")


def position_of(match: Match) -> Vtes:
    assert isinstance(match.state, Vtes)
    return match.state


def table(position: str) -> Match:
    (document,) = documents(dedent(position))
    data = document.content
    names = data["players"]
    state = VTES.rulings.position_from(data, names)
    VTES.book.proceed(state)
    return Match(VTES, state, names)


def play(match: Match, *moves: str) -> list[str]:
    """Carry out moves such as `ana hunt krid`; everybody passes where a move cannot be made yet. The log in words."""
    for move in moves:
        name, _, text = move.partition(" ")
        seat = match.names.index(name)
        option = VTES.parse_option(text, match.names)
        while (
            meant := VTES.manners.meant(option, VTES.book.options_for(match.state, seat))
        ) not in VTES.book.options_for(match.state, seat):
            pass_once(match)
        match.play(seat, meant)
    return log(match)


def pass_once(match: Match) -> None:
    question = match.state.asked[0]
    option = VTES.manners.passing(VTES.book.options(position_of(match), question))
    assert option is not None
    match.play(question[0], option)


def pass_until_minion_phase(match: Match) -> list[str]:
    while position_of(match).acting:
        pass_once(match)
    return log(match)


def log(match: Match) -> list[str]:
    return [VTES.event_words(event, match.names) for done in match.history for event in done.events]


def in_this_order(events: list[str], *wanted: str) -> bool:
    places = [events.index(event) for event in wanted]
    return places == sorted(places)


@pytest.mark.rule("VTES-6.2-01")
def test_an_action_is_announced_locks_is_not_blocked_is_paid_for_and_takes_effect() -> None:
    match = table(
        """
        players: [ana, bea]
        ana: {ready: [krid], hand: [laptop-computer]}
        bea: {ready: [mazz]}
        """
    )
    play(match, "ana play laptop-computer krid -", "bea decline")
    events = pass_until_minion_phase(match)
    assert in_this_order(
        events,
        "play ana laptop-computer/1 krid.1 -",
        "locked krid.1",
        "decline bea",
        "action-succeeds krid.1",
        "burned-pool ana 1",
        "put-on laptop-computer.3 krid.1",
        "action-ends krid.1",
    )


@pytest.mark.rule("VTES-6.2-01", "VTES-6.2.3-03")
def test_a_blocked_action_locks_the_blocker_before_they_fight() -> None:
    match = table(
        """
        players: [ana, bea]
        ana: {ready: [krid]}
        bea: {ready: [mazz]}
        """
    )
    play(match, "ana bleed krid bea", "bea block mazz")
    while not position_of(match).fighters:
        pass_once(match)
    events = log(match)
    assert in_this_order(
        events, "locked krid.1", "blocks mazz.2 krid.1", "locked mazz.2", "combat-begins krid.1 mazz.2"
    )
    assert position_of(match).fighters == (1, 2)
    assert "action-succeeds krid.1" not in events


@pytest.mark.rule("VTES-6.2.3-01")
def test_the_cost_of_an_action_comes_before_its_effects() -> None:
    match = table(
        """
        players: [ana, bea]
        ana: {ready: [{valentina-osako: {blood: 3}}], hand: [legal-manipulations]}
        """
    )
    play(match, "ana play legal-manipulations/2 valentina-osako -")
    events = pass_until_minion_phase(match)
    assert in_this_order(events, "burned-blood valentina-osako.1 1", "burned-pool bea 3", "gained-pool ana 1")


@pytest.mark.rule("VTES-6.2.3-01")
def test_a_cost_that_takes_the_last_pool_ousts_before_the_effect() -> None:
    match = table(
        """
        players: [ana, bea, cai]
        pool: {ana: 1}
        ana: {ready: [krid], hand: [laptop-computer]}
        """
    )
    play(match, "ana play laptop-computer krid -")
    while position_of(match).turn == 0 and not position_of(match).ousted:
        pass_once(match)
    assert position_of(match).ousted == 1
    assert not any(event.startswith("put-on") for event in log(match))
    VTES.rulings.check_conservation(position_of(match))


@pytest.mark.rule("VTES-6.2.1-01")
def test_a_rescue_without_saying_who_pays_is_no_option() -> None:
    match = table(
        """
        players: [ana, bea]
        ana: {ready: [pug-jackson], torpor: [krid]}
        """
    )
    with pytest.raises(Refusal):
        VTES.parse_option("rescue pug-jackson krid", match.names)
    options = VTES.book.options_for(match.state, 0)
    words = {VTES.option_words(option, match.names) for option in options}
    assert {f"rescue pug-jackson.1 krid.2 {own}" for own in (0, 1, 2)} <= words


@pytest.mark.rule("VTES-6.2.3-07")
def test_a_rescued_vampire_that_is_ready_already_does_not_leave_torpor_twice() -> None:
    match = table(
        """
        players: [ana, bea]
        ana: {ready: [pug-jackson], torpor: [krid], in_play: [warsaw-station]}
        """
    )
    play(match, "ana rescue pug-jackson krid 2", "ana use warsaw-station/2 - krid")
    events = pass_until_minion_phase(match)
    assert "action-succeeds pug-jackson.1" in events
    assert events.count("ready krid.2") == 1


@pytest.mark.rule("VTES-6-13", "VTES-6-11")
def test_duties_of_a_minion_are_counted_one_by_one() -> None:
    match = table(
        """
        players: [ana, bea]
        ana:
          ready:
            - {elen-kamjian: {on: [{lunatic-eruption: {owner: bea}}]}}
            - {krid: {locked: true, blood: 0}}
            - {mazz: {blood: 0, on: [{lunatic-eruption: {owner: bea}}]}}
        bea: {ready: [pug-jackson]}
        """
    )
    s = position_of(match)
    elen, krid, mazz = (Entity(s.face.index(Face(by_slug()[word].id))) for word in ("elen-kamjian", "krid", "mazz"))
    assert len(duties(s, elen)) == 2
    assert duties(s, krid) == [TO_HUNT]
    assert duties(s, mazz) == [TO_HUNT], "the card spares whoever must hunt"


@pytest.mark.rule("VTES-4.1-04")
def test_what_is_on_a_contested_card_is_out_of_play_until_it_comes_back() -> None:
    match = table(
        """
        players: [ana, bea]
        phase: unlock
        ana: {ready: [{pug-jackson: {contested: true, on: [vessel, {sport-bike: {locked: true}}]}}], library: [dodge]}
        """
    )
    s = position_of(match)
    pug = Entity(s.face.index(Face(by_slug()["pug-jackson"].id)))
    assert sorted(CARDS[s.face[card]].slug for card in s.attached(pug)) == ["sport-bike", "vessel"]
    assert not any(s.locked), "the only copy left has won, and everything unlocks with it"
    contested = table(
        """
        players: [ana, bea]
        phase: unlock
        ana: {ready: [{pug-jackson: {contested: true, on: [vessel, sport-bike]}}], library: [dodge]}
        bea: {ready: [{pug-jackson: {contested: true}}]}
        """
    )
    out = position_of(contested)
    assert out.attached(pug) == []
    assert out.host.count(pug) == 2


@pytest.mark.rule("VTES-1.4-01")
def test_who_knows_all_of_a_library_and_looks_at_its_top_knows_each_card_once() -> None:
    match = table("players: [ana, bea]\nphase: unlock\nana: {library: [soak, blur]}\n")
    s = position_of(match)
    soak, blur = s.libraries[0]
    know_library(s, Seat(0), (), (soak, blur))
    look_at_tops(s, Seat(0), 2)
    assert (s.library_tops[0], s.library_bottoms[0]) == ((soak, blur), ())
    know_library(s, Seat(0), (), (soak, blur))
    look_at_tops(s, Seat(0), 1)
    assert (s.library_tops[0], s.library_bottoms[0]) == ((soak,), (blur,))


@pytest.mark.rule("VTES-1.4-01")
def test_a_card_looked_at_is_known_to_its_owner_and_to_nobody_else() -> None:
    match = table(
        """
        players: [ana, bea]
        phase: unlock
        ana: {ready: [{kurt-densch: {blood: 3}}], library: [soak, blur, dodge, majesty, deflection], hand_size: 0}
        """
    )
    soak, blur = by_slug()["soak"].id, by_slug()["blur"].id
    play(match, "ana use kurt-densch kurt-densch -")
    s = position_of(match)
    assert (s.library_tops, s.library_bottoms) == (((soak,), ()), ((), ()))
    own, others = VTES.observe(s, 0), VTES.observe(s, 1)
    assert own.library_tops[0] == (soak,)
    assert others.library_tops[0] == (0,)
    for seed in range(10):
        world = VTES.views.sampler(own)(Random(seed))
        assert isinstance(world, Vtes)
        assert world.libraries[0][0] == soak
        assert sorted(world.libraries[0]) == sorted(s.libraries[0])
    play(match, "ana accept")
    assert s.libraries[0][0] == blur
    assert s.libraries[0][-1] == soak
    assert (s.library_tops[0], s.library_bottoms[0]) == ((), (soak,))
    for seed in range(10):
        world = VTES.views.sampler(VTES.observe(s, 0))(Random(seed))
        assert isinstance(world, Vtes)
        assert world.libraries[0][-1] == soak


@pytest.mark.rule("VTES-6.2.2.1-02")
def test_every_clan_an_action_names_can_be_said_in_words() -> None:
    match = table(
        """
        players: [ana, bea, cai]
        ana: {ready: [kamau-jafari], hand: [condemn-the-sins-of-the-father]}
        bea: {ready: [brazil, krid]}
        cai: {ready: [mazz, ohanna]}
        """
    )
    options = VTES.book.options_for(match.state, 0)
    plays = [option for option in options if VTES.option_words(option, NAMES).startswith("play")]
    words = [VTES.option_words(option, NAMES) for option in plays]
    assert {word.rsplit(" ", 1)[1] for word in words} == {"malkavian", "nosferatu", "brujah"}
    assert [VTES.parse_option(word, NAMES) for word in words] == plays


@pytest.mark.rule("VTES-6-08")
def test_a_card_whose_text_counts_for_nothing_obliges_nobody_and_is_not_burned_by_what_it_says() -> None:
    """Only retainers are silenced, and none of them says such things."""
    acts = grants_action(burn_pool(1), by=HOST)
    with cards_as_before():
        card("Raven Spy", employ(), abilities=(must_take(acts),), keywords="animal", life=1, burn_by_minions=True)
        match = table(
            """
            players: [ana, bea]
            ana: {ready: [midget, {zane: {on: [raven-spy]}}]}
            """
        )
        s = position_of(match)
        zane, midget = (Entity(s.face.index(Face(by_slug()[word].id))) for word in ("zane", "midget"))
        assert len(duties(s, zane)) == len(cards_to_burn(s)) == 1
        s.acting = midget
        assert not duties(s, zane)
        assert not cards_to_burn(s)
