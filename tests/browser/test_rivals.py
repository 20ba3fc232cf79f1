"""Rivals on its own board: whole games, and attacks that are told in the middle."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from elysium.engine.observation import CardView
from elysium.server.wire import Decision, JoinTable, LegalOption
from tests.browser.guests import PHONE, SMALL_PHONE, WIDE, Guest, Guests
from tests.browser.test_keyboard import press_numbers, sees_the_focus, walk_to
from tests.browser.test_phone import looks_right

GAME = "rivals"
FIRST = {"first": "1", "introductory": "yes"}
AGGRESSIVE = ("attack", "aim", "announce", "move-out")
"""What leads to an attack, the most direct first."""
VAMPIRES = "!hydra*1+skunk*1+sweetums*1+lolita*1+karma*1+ty-smith*1+nancy-witt*1+house-of-pain*1+turf-war*1"
IN_LINE = 40
A_FEW = 12
"""Decisions after which a newcomer has seen enough and only waits for the end."""
SIDEWAYS = (844, 390)
A_LONG_LIST = 12
NO_ACTIONS = (
    "38-special baseball-bat demand-obedience holdout-dagger humiliate kneecapped know-your-place lightning-strike "
    "molotov-cocktail rain-on-your-parade scry-the-soul seduction the-mighty-fall throat-rip"
)
LAPTOPS = [(1280, 800), (1366, 768)]
IS_WHOLE = "row => row.scrollWidth <= row.clientWidth"
BLOOD_IN_VIEW = """() => {
    const end = document.querySelector(".rail")?.getBoundingClientRect().top ?? 0;
    const shown = [...document.querySelectorAll(".own .vampire .blood")].map((blood) => blood.getBoundingClientRect());
    return shown.length > 0 && shown.every(({ bottom }) => bottom <= end);
}"""
OVERFLOWS = "table => table.scrollHeight > table.clientHeight"


def at_a_table(
    guests: Guests,
    seats: str = "me bot",
    bot: str = "random",
    *,
    size: tuple[int, int] = WIDE,
    touch: bool = False,
    decks: str = "brujah,toreador",
    own: str = "",
) -> Guest:
    ana = guests.come(GAME, size=size, touch=touch, settings={"confirm": "no"})
    ana.sit_at(ana.table(seats, bot, options=FIRST | {"decks": decks}, deck=own))
    return ana


def deck_with(cards: str) -> str:
    """Led by Hydra, with as many of each as may be: its hands are much alike."""
    return "+".join((VAMPIRES, *(f"{card}*3" for card in cards.split())))


def attack_first(decision: Decision) -> LegalOption:
    wanted = (option for verb in AGGRESSIVE for option in decision.options if option.verb == verb)
    return next(wanted, decision.options[0])


def pass_if_possible(decision: Decision) -> LegalOption:
    return next((option for option in decision.options if option.passing), decision.options[0])


def cards_on_the_table(ana: Guest) -> list[CardView]:
    """With those that lie on others."""
    found = [card for zone in ana.position.board.zones for card in zone.cards if not zone.pile]
    return [*found, *(other for card in found for other in card.on)]


def card_of(ana: Guest, option: LegalOption) -> Locator | None:
    """What glows for this option, by the name of the card; none if it is about no card that can be seen."""
    names = {f"card:{card.number}": card.face for card in cards_on_the_table(ana) if card.number and card.face}
    names |= {f"face:{card.face}": card.face for card in cards_on_the_table(ana) if not card.number and card.face}
    for mark in option.marks:
        if mark in names:
            table = ana.find("region", "board-table")
            named = table.get_by_role("button", name=ana.speech.card_name(names[mark]))
            return named.and_(ana.page.locator(".glow")).first
    return None


def press_on_the_table(ana: Guest, option: LegalOption) -> None:
    """The card that glows, then the words if several things can be done with it."""
    card = card_of(ana, option)
    if card is None:
        ana.choose(option)
        return
    seq = ana.position.seq
    ana.hit(card)
    offered = ana.find("dialog", "table-ui-choose").get_by_role("listitem").get_by_role("button")
    sure = ana.button("table-ui-do-it")
    ana.until(lambda: ana.has_answered(seq) or offered.first.is_visible() or sure.is_visible())
    if not ana.has_answered(seq) and not sure.is_visible():
        said = offered.and_(ana.page.get_by_role("button", name=ana.read(option.say), exact=True))
        # Another card of this name may have been hit, with which other things can be done.
        ana.hit((said if said.count() else offered).first)
    ana.be_sure(seq)


def test_a_newcomer_finishes_a_game_against_a_bot(guests: Guests) -> None:
    ana = guests.come(GAME, settings={"confirm": "no"})
    ana.go("/")
    ana.button("page-play-bots", ana.page.get_by_role("article", name=ana.say("game-name"))).click()
    ana.until(lambda: ana.ear.position)
    chance = Random(1)
    for _ in range(A_FEW):
        decision = ana.decision()
        if decision is None:
            break
        press_on_the_table(ana, chance.choice(decision.options))
    # Whoever passes ever after is soon defeated by somebody who knows the game.
    ana.play_on(pass_if_possible)
    expect(ana.game_over).to_contain_text(ana.seal_holds())
    assert ana.position.outcome
    expect(ana.button("table-ui-rematch")).to_be_visible()


def who_decides(people: dict[int, Guest]) -> str:
    """Whose decision it is; where the table passes for somebody, nobody is put a question."""
    for seat, guest in people.items():
        if guest.position.outcome or guest.position.decision:
            return str(seat)
    return ""


def test_two_people_play(guests: Guests) -> None:
    ana, bea = (guests.come(GAME, language, settings={"confirm": "no"}) for language in ("en", "pl"))
    table = ana.table("me friend", options=FIRST)
    bea.post(f"/api/tables/{table.id}/join", JoinTable("Bea", table.key))
    ana.sit_at(table)
    bea.sit_at(table)
    people = {0: ana, 1: bea}
    chance = Random(4)
    deciders: set[str] = set()
    assert all(hand_of(guest, seat) for seat, guest in people.items())
    for _ in range(2 * A_FEW):
        seat = ana.until(lambda: who_decides(people))
        if ana.position.outcome:
            break
        assert not hand_of(ana, 1), "nobody sees what the other holds"
        assert not hand_of(bea, 0)
        # Once both have had a say, things are tried out.
        tries = deciders == {"0", "1"} and chance.random() < 0.5
        deciders.add(seat)
        guest = people[int(seat)]
        decision = guest.decision()
        assert decision is not None
        guest.choose(chance.choice(decision.options) if tries else pass_if_possible(decision))
    assert deciders == {"0", "1"}
    for guest, other in ((ana, "Bea"), (bea, "Ana")):
        expect(guest.page.get_by_role("region", name=other, exact=True)).to_be_visible()
        guest.until(lambda guest=guest: tells_the_latest(guest))  # type: ignore[misc]


def hand_of(guest: Guest, seat: int) -> tuple[CardView, ...]:
    """As far as this guest sees the cards."""
    return next(zone.cards for zone in guest.position.board.zones if (zone.name, zone.owner) == ("hand", seat))


def tells_the_latest(guest: Guest) -> bool:
    """The table may pass for somebody at any moment, and then there is more to tell."""
    shown = guest.talked_about()[-60:]
    return bool(shown) and " ".join(guest.told().split()).endswith(shown)


def test_four_play_until_somebody_is_eliminated(guests: Guests) -> None:
    """Bots that know the game soon fell a coterie that does nothing, and that ends it for all."""
    out: list[int] = []
    while not out:  # one game in thirty is won by Agenda before that
        ana = at_a_table(guests, "me bot bot bot", "heuristic")
        ana.play_on(pass_if_possible)
        out = [fact.owner for fact in ana.position.board.facts if fact.name == "out"]
    assert ana.ear.info is not None
    for lost in out:
        name = ana.ear.info.seats[lost].name
        own = ana.say("table-ui-your-seat", player=name) if lost == ana.ear.info.you else name
        expect(ana.page.get_by_role("region", name=own, exact=True)).to_contain_text(ana.say("seat-out"))
    outcome = ana.position.outcome
    assert outcome
    winners = [seat.name for seat, points in zip(ana.ear.info.seats, outcome, strict=True) if points == max(outcome)]
    expect(ana.game_over).to_contain_text(ana.say("ui-winners", names=", ".join(winners), count=len(winners)))
    if len(out) < len(outcome):  # one attack may fell several, and it is no defeat to go together with all others
        assert max(outcome[lost] for lost in out) < max(outcome)


@pytest.mark.parametrize("size", [WIDE, *LAPTOPS])
def test_an_attack_is_told_from_the_attacker_to_the_target(guests: Guests, size: tuple[int, int]) -> None:
    ana = at_a_table(guests, size=size)
    for _ in range(IN_LINE):
        decision = ana.decision()
        assert decision is not None
        facts = {fact.name: fact.value for fact in ana.position.board.facts}
        if "attack" in facts:
            break
        ana.choose(attack_first(decision))
    assert "attack" in facts, "nobody was attacked"
    stage = ana.find("region", "board-happening")
    for role in ("attacker", "target"):
        card = stage.get_by_role("button", name=ana.speech.card_name(facts[role].rpartition(".")[0]))
        expect(card.first).to_be_visible()
    expect(stage.get_by_role("listitem").and_(ana.page.locator("[aria-current=step]"))).to_have_count(1)
    fight = stage.locator(".fight")
    assert fight.evaluate(IS_WHOLE), "the target is cut off"
    added_up = next(line for line in ana.position.board.strip if line.name == "sum")
    expect(stage).to_contain_text(ana.read(added_up.say))
    assert not ana.scrolls_sideways()


@pytest.mark.parametrize("size", [WIDE, *LAPTOPS])
def test_the_blood_of_one_s_own_vampires_is_in_view(guests: Guests, size: tuple[int, int]) -> None:
    """With nothing scrolled: what is going on and the city leave room for it."""
    ana = at_a_table(guests, size=size)
    assert ana.decision()
    ana.until(lambda: ana.page.evaluate(BLOOD_IN_VIEW))


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, SIDEWAYS])
def test_it_is_played_with_a_thumb(guests: Guests, size: tuple[int, int]) -> None:
    ana = at_a_table(guests, "me bot bot bot", size=size, touch=True)
    for _ in range(6):
        decision = ana.decision()
        if not decision:
            break
        looks_right(ana)
        ana.choose(attack_first(decision))


def test_nothing_of_a_small_screen_is_left_when_it_grows(guests: Guests) -> None:
    """The list that was as long as it liked on a telephone scrolls beside the table."""
    ana = at_a_table(guests, size=SIDEWAYS, decks="brujah,brujah")
    decision = ana.decision()  # both are led by Hydra, so there are bids
    assert decision
    assert len(decision.options) >= A_LONG_LIST
    ana.resize(WIDE)
    table = ana.page.locator(".live-table")
    ana.until(lambda: not table.evaluate(OVERFLOWS))


def may_only_move_out(ana: Guest) -> LegalOption:
    """Of a vampire in the Haven with which nothing else can be done: then the first tap says what the second does."""
    for _ in range(IN_LINE):
        decision = ana.decision()
        assert decision is not None
        for out in (option for option in decision.options if option.verb == "move-out"):
            if [other for other in decision.options if set(other.marks) & set(out.marks)] == [out]:
                return out
        # The Events of the city may ask something first, or have sent the Leader out for this turn.
        recruiting = (option for option in decision.options if option.verb == "recruit")
        ana.choose(next(recruiting, pass_if_possible(decision)))
    raise AssertionError("nobody may move out")


def test_on_a_phone_the_first_tap_reads_and_the_second_plays(guests: Guests) -> None:
    ana = at_a_table(guests, size=PHONE, touch=True, own=deck_with(NO_ACTIONS))
    out = may_only_move_out(ana)
    vampire = card_of(ana, out)
    assert vampire is not None
    seq = ana.position.seq
    vampire.tap()
    reading = ana.page.get_by_role("dialog", name=ana.speech.card_name(str(out.args["card"]).rpartition(".")[0]))
    expect(reading.get_by_role("button", name=ana.read(out.say), exact=True)).to_be_visible()
    assert not ana.has_answered(seq)
    vampire.tap()
    ana.until(lambda: ana.has_answered(seq))


def test_it_is_played_with_keys_alone(guests: Guests) -> None:
    ana = at_a_table(guests)
    decision = ana.decision()
    assert decision is not None
    walk_to(ana, ana.option_button(decision.options[-1]))
    seq = ana.position.seq
    ana.page.keyboard.press("Enter")
    ana.until(lambda: ana.position.seq > seq)
    chance = Random(5)
    for _ in range(A_FEW):
        if ana.decision() is None:
            break
        press_numbers(ana, chance)
        sees_the_focus(ana)
