"""Vendetta on its own board: the whole turn in one gesture, secret choices, and the resolution step by step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from playwright.sync_api import expect

from elysium.server.wire import ToldEvent
from tests.browser.accessibility import barriers, is_open_to_all
from tests.browser.guests import PHONE, SMALL_PHONE, WIDE, Guest, Guests
from tests.browser.night import (
    ME,
    board,
    card_in_hand,
    choose,
    commit,
    district,
    district_name,
    face_of,
    hand,
    planner,
    play_until,
    press_on_the_board,
    put_together,
    stay_panel,
    turn_is_over,
)
from tests.browser.test_keyboard import has_focus, press_numbers, sees_the_focus, walk_to
from tests.browser.test_phone import is_for_thumbs

GAME = "vendetta"
FIRST = {"first": "1"}
WITH_CARDS = {"first": "1", "clans": "brujah,tremere,ventrue,gangrel"}
CLAN_CARDS = 9


def at_a_table(
    guests: Guests, options: dict[str, str] = WITH_CARDS, *, size: tuple[int, int] = WIDE, touch: bool = False
) -> Guest:
    ana = guests.come(GAME, size=size, touch=touch)
    ana.sit_at(ana.table("me bot bot bot", options=options))
    return ana


def test_a_whole_game_by_pressing_what_glows(guests: Guests) -> None:
    ana = at_a_table(guests, FIRST)
    chance = Random(7)
    while decision := ana.decision():
        press_on_the_board(ana, decision, chance)
    assert ana.position.outcome
    assert "scored" in {event.name for entry in ana.ear.log for event in entry.events}
    ana.button("board-past-resolutions").click()
    stage = ana.find("region", "board-resolution")
    past = stage.get_by_role("combobox")
    resolved = sum(event.name == "resolving" for entry in ana.ear.log for event in entry.events)
    assert past.locator("option").count() == resolved
    past.select_option("0")
    expect(stage.get_by_role("list", name=ana.say("board-steps"))).to_contain_text(ana.say("board-step-stay"))
    ana.button("board-close", stage).click()
    expect(stage).to_be_hidden()


def test_a_turn_is_one_gesture_that_can_be_changed_until_it_is_committed(guests: Guests) -> None:
    ana = at_a_table(guests)
    decision = play_until(ana, "plan", Random(1))
    plays = [option for option in decision.options if option.verb == "play"]
    first, other = (
        plays[0],
        next(play for play in plays if face_of(play) != face_of(plays[0]) and play.args["face"] == "down"),
    )
    seq = ana.position.seq
    send = ana.button("board-commit", planner(ana))
    expect(send).to_be_disabled()

    put_together(ana, first, 2)
    ana.button("board-plan-clear", planner(ana)).click()
    expect(send).to_be_disabled()
    put_together(ana, first)
    expect(card_in_hand(ana, face_of(first))).to_have_attribute("aria-pressed", "true")
    card_in_hand(ana, face_of(other)).click()
    expect(card_in_hand(ana, face_of(first))).to_have_attribute("aria-pressed", "false")
    ana.button("board-face-down", planner(ana)).click()
    chosen = district(ana, other).get_by_role("button")
    if chosen.get_attribute("aria-pressed") != "true":
        chosen.click()
    more = ana.button("board-more", planner(ana), what=ana.say("board-add-blood"))
    more.click()
    more.click()
    assert ana.position.seq == seq, "nothing is sent before it is committed"

    commit(ana)
    own = [event for entry in ana.ear.log if entry.seq > seq and entry.seat == ME for event in entry.events]
    told = {event.name: event.args for event in own}
    assert told["played-own-face-down"]["district"] == other.args["district"]
    assert told["paid-fee"]["blood"] == 1
    assert told["deployed"]["blood"] == 2


def test_draining_in_the_middle_keeps_the_plan(guests: Guests) -> None:
    ana = at_a_table(guests)
    decision = play_until(ana, "plan", Random(1))
    put_together(ana, next(option for option in decision.options if option.verb == "play"), 1)
    seq = ana.position.seq
    drain = next(option for option in decision.options if option.verb == "drain")
    ana.find("list", "board-asides").get_by_role("button", name=ana.read(drain.say)).click()
    ana.until(lambda: ana.position.seq > seq and ana.position.decision)
    assert "drained" in {event.name for entry in ana.ear.log if entry.seq > seq for event in entry.events}
    expect(planner(ana).get_by_role("button").last).to_be_enabled()
    commit(ana)


def test_after_a_reload_the_question_is_still_there(guests: Guests) -> None:
    ana = at_a_table(guests)
    play_until(ana, "plan", Random(1))
    ana.page.reload()
    ana.until(lambda: ana.ear.position and planner(ana).is_visible())
    expect(hand(ana).get_by_role("button").first).to_be_visible()


def test_what_opponents_are_known_to_hold_is_kept(guests: Guests) -> None:
    ana = at_a_table(guests)
    play_until(ana, "plan", Random(1))
    sheet = ana.page.get_by_role("region", name="Ambra", exact=True)
    ready = ana.speech.card_name("tremere-ready")
    known = sheet.get_by_role("button", name=ready)
    known.click()
    notes = ana.find("dialog", "board-known-hand-of", player="Ambra")
    expect(notes.get_by_role("listitem")).to_have_count(CLAN_CARDS)
    ana.page.keyboard.press("Escape")
    expect(notes).to_be_hidden()
    ana.until(lambda: has_focus(known))


def test_staying_is_secret_and_shows_who_has_decided(guests: Guests) -> None:
    ana = at_a_table(guests)
    decision = play_until(ana, "stay_or_withdraw", Random(1))
    panel = stay_panel(ana)
    expect(panel.get_by_role("listitem").filter(has_text="Ana")).to_contain_text(ana.say("board-decides"))
    expect(panel.get_by_role("button", name=ana.read(decision.options[0].say), exact=True)).to_be_enabled()


def test_the_table_tells_no_more_than_the_stage(guests: Guests) -> None:
    ana = at_a_table(guests)
    ana.page.emulate_media(reduced_motion="no-preference")
    pause = ana.button("board-step-pause")
    chance = Random(5)

    def is_held_before_the_end() -> bool:
        """Pressed as soon as it is seen: a moment later the last step may have been told."""
        pressed = pause.evaluate_all("buttons => { buttons[0]?.click(); return buttons.length > 0; }")
        if pressed and newest(ana) in ana.talked_about():
            ana.page.keyboard.press("Escape")
            return False
        return bool(pressed)

    while (decision := ana.decision()) and not is_held_before_the_end():
        press_on_the_board(ana, decision, chance)
    assert decision is not None, "never a question while a district was being told"
    assert newest(ana) not in ana.talked_about()
    expect(ana.sentence(decision)).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.until(lambda: newest(ana) in ana.talked_about())
    expect(pause).to_be_hidden()


def test_who_is_asked_about_a_district_sees_that_one(guests: Guests) -> None:
    """Whatever is still being told of the one before."""
    ana = at_a_table(guests)
    ana.page.emulate_media(reduced_motion="no-preference")
    pause = ana.button("board-step-pause")
    chance = Random(5)
    while (decision := ana.decision()) and not (decision.choice == "stay_or_withdraw" and pause.is_visible()):
        press_on_the_board(ana, decision, chance)
    assert decision is not None, "never a question while a district was being told"
    pause.click()
    resolving = next(line for line in ana.position.board.strip if line.name == "resolving")
    expect(ana.find("region", "board-table").get_by_text(ana.read(resolving.say), exact=True)).to_be_visible()
    for sheet in stay_panel(ana).get_by_role("listitem").all():
        name = sheet.inner_text().split()[0]
        assert ana.ear.info is not None
        seat = next(seat.seat for seat in ana.ear.info.seats if seat.name == name)
        blood = next(one.value for one in ana.position.board.counters if (one.name, one.owner) == ("blood", seat))
        expect(sheet).to_contain_text(ana.say("board-blood", blood=blood))


def newest(guest: Guest) -> str:
    return guest.read([event for entry in guest.ear.log for event in entry.events][-1].say)


def test_partners_are_marked_and_counted_together(guests: Guests) -> None:
    ana = guests.come(GAME)
    ana.go("/new/vendetta")
    ana.find("combobox", "lobby-teams").select_option(label=ana.say("page-yes"))
    ana.button("page-fill-with-bots").click()
    ana.button("page-open-table").click()
    play_until(ana, "plan", Random(1))
    table = ana.ear.info
    assert table is not None
    names = [seat.name for seat in table.seats]
    sheet = ana.page.get_by_role("region", name=names[ME + 2], exact=True)
    expect(sheet).to_contain_text(ana.say("board-partner"))
    rival = ana.page.get_by_role("region", name=names[ME + 1], exact=True)
    expect(rival).to_contain_text(ana.say("board-with", player=names[ME + 3]))

    ana.play_to_the_end(table)
    ana.sit_at(table)
    rows = ana.find("region", "board-final-count").get_by_role("listitem")
    expect(rows).to_have_count(2)
    scored = [event.args for event in ended(ana)]
    together = {(names[int(args["first"])], names[int(args["second"])], args["score"]) for args in scored}
    for first, second, score in together:
        row = rows.filter(has_text=first)
        expect(row).to_contain_text(second)
        expect(row).to_contain_text(str(score))


def ended(guest: Guest) -> list[ToldEvent]:
    return [event for event in guest.ear.log[-1].events if event.name == "team-scored"]


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE])
def test_a_round_with_a_thumb(guests: Guests, size: tuple[int, int]) -> None:
    ana = at_a_table(guests, FIRST, size=size, touch=True)
    chance = Random(3)
    while (decision := ana.decision()) and not any(
        zone.name == "position-1" and zone.cards for zone in ana.position.board.zones
    ):
        assert not ana.scrolls_sideways()
        if decision.choice == "plan":
            option = next(option for option in decision.options if option.verb == "play")
            put_together(ana, option, 1)
            is_for_thumbs(board(ana).get_by_role("button"))
            assert not ana.scrolls_sideways()
            commit(ana)
        else:
            press_on_the_board(ana, decision, chance)


def test_a_round_with_keys_alone(guests: Guests) -> None:
    """The turn by Tab and Enter on the board, everything else by numbers."""
    ana = at_a_table(guests)
    chance = Random(2)
    rounds = 0
    while (decision := ana.decision()) and rounds < 2:
        if decision.choice != "plan":
            press_numbers(ana, chance)
            rounds += decision.choice == "put_under"
            continue
        seq = ana.position.seq
        option = chance.choice([option for option in decision.options if option.verb == "play"])
        walk_to(ana, card_in_hand(ana, face_of(option)))
        ana.page.keyboard.press("Enter")
        places = planner(ana).get_by_role("group", name=ana.say("board-plan-where"))
        walk_to(ana, places.get_by_role("button", name=district_name(ana, str(option.args["district"])), exact=True))
        ana.page.keyboard.press("Enter")
        walk_to(ana, planner(ana).get_by_role("button").last)
        ana.page.keyboard.press("Enter")
        ana.until(partial(turn_is_over, ana, seq))
        sees_the_focus(ana)


def test_whoever_watches_sees_no_hand(guests: Guests) -> None:
    bea = guests.come(GAME)
    table = bea.table("me bot bot bot", options=WITH_CARDS, name="Bea")
    bea.sit_at(table)
    ana = guests.come(GAME)
    ana.sit_at(table)
    board(ana).wait_for()
    expect(hand(ana)).to_have_count(0)
    expect(ana.page.get_by_role("region", name="Bea")).to_be_visible()


def test_a_game_can_be_watched_again(guests: Guests) -> None:
    ana = guests.come(GAME)
    table = ana.table("me bot bot bot", options=WITH_CARDS)
    ana.play_to_the_end(table)
    ana.sit_at(table)
    ana.link("table-ui-replay", ana.game_over).click()
    ana.find("slider", "replay-timeline").wait_for()
    ana.button("replay-to-end").click()
    expect(ana.button("board-past-resolutions")).to_be_visible()


def test_cards_are_found_by_clan_kind_time_and_origin(guests: Guests) -> None:
    ana = guests.come(GAME)
    ana.go("/")
    ana.link("page-cards", ana.page.get_by_role("article", name=ana.say("game-name"))).click()
    cards = ana.page.get_by_role("listitem")
    ana.find("combobox", "trait-clan").select_option("toreador")
    expect(cards).to_have_count(CLAN_CARDS)
    expect(ana.page.get_by_role("status").first).to_have_text(ana.say("page-cards-found", count=CLAN_CARDS))
    ana.find("combobox", "trait-kind").select_option("conflict")
    expect(cards.filter(has_text=ana.speech.card_name("entourage"))).to_be_visible()
    ana.button("page-filter-none").click()
    ana.find("combobox", "trait-origin").select_option("elysium")
    expect(cards.filter(has_text=ana.speech.card_name("silver-bell"))).to_contain_text(ana.say("origin-elysium"))
    ana.find("combobox", "trait-when").select_option("your-turn")
    expect(cards.filter(has_text=ana.speech.card_name("night-clinic"))).to_have_count(0)
    ana.button("page-filter-none").click()
    ana.find("searchbox", "page-search-cards").fill("mctavish")
    expect(cards).to_have_count(1)
    cards.get_by_text(ana.say("page-card-sources")).click()
    expect(cards).to_contain_text(ana.say("fact-kiss"))


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_cards_in_every_language(guests: Guests, language: str) -> None:
    ana = guests.come(GAME, language=language, size=SMALL_PHONE)
    ana.go("/cards/vendetta")
    card = ana.page.get_by_role("listitem").filter(
        has=ana.page.get_by_role("heading", name=ana.speech.card_name("wolf-companion"))
    )
    expect(card).to_contain_text(ana.speech.card("wolf-companion"))
    assert not ana.scrolls_sideways()


# Rooms


def drafting(ana: Guest) -> None:
    ana.sit_at(ana.table("me bot bot bot bot", options={**FIRST, "relics": "all", "locations": "all"}))
    ana.decision()


def relics(ana: Guest) -> None:
    drafting(ana)
    play_until(ana, "pick_relic", Random(1))


def hand_building(ana: Guest) -> None:
    drafting(ana)
    play_until(ana, "put_under", Random(1))


def planning(ana: Guest) -> None:
    drafting(ana)
    decision = play_until(ana, "plan", Random(1))
    put_together(ana, next(option for option in decision.options if option.verb == "play"), 1)


def staying(ana: Guest) -> None:
    ana.sit_at(ana.table("me bot bot bot", options=WITH_CARDS))
    play_until(ana, "stay_or_withdraw", Random(1))


def resolution(ana: Guest) -> None:
    ana.sit_at(ana.table("me bot bot bot", options=WITH_CARDS))
    chance = Random(1)
    play_until(ana, "stay_or_withdraw", chance)
    while (decision := ana.decision()) and decision.choice != "put_under":
        choose(ana, chance.choice(decision.options))
    ana.find("region", "board-resolution").wait_for()


def known_hand(ana: Guest) -> None:
    ana.sit_at(ana.table("me bot bot bot", options=WITH_CARDS))
    play_until(ana, "plan", Random(1))
    ana.page.get_by_role("region", name="Ambra", exact=True).get_by_role(
        "button", name=ana.speech.card_name("tremere-ready")
    ).click()
    ana.find("dialog", "board-known-hand-of", player="Ambra").wait_for()


def game_over(ana: Guest) -> None:
    table = ana.table("me bot bot bot", options={**WITH_CARDS, "teams": "yes"})
    ana.play_to_the_end(table)
    ana.sit_at(table)
    ana.game_over.wait_for()


def create(ana: Guest) -> None:
    ana.go("/new/vendetta")
    ana.button("page-open-table").wait_for()


def cards(ana: Guest) -> None:
    ana.go("/cards/vendetta")
    ana.find("combobox", "trait-origin").select_option("elysium")
    ana.page.get_by_text(ana.say("page-card-sources")).first.click()


ROOMS: tuple[Callable[[Guest], None], ...] = (
    drafting, relics, hand_building, planning, staying, resolution, known_hand, game_over, create, cards,
)  # fmt: skip


@pytest.mark.parametrize("room", ROOMS, ids=[room.__name__.replace("_", "-") for room in ROOMS])
def test_nothing_keeps_anybody_out(guests: Guests, room: Callable[[Guest], None]) -> None:
    ana = guests.come(GAME)
    room(ana)
    is_open_to_all(ana, f"vendetta-{room.__name__.replace('_', '-')}")


def test_a_card_can_be_read_where_it_lies(guests: Guests) -> None:
    ana = at_a_table(guests)
    play_until(ana, "plan", Random(1))
    card_in_hand(ana, "brujah-hunt").hover()
    expect(ana.page.get_by_text(ana.speech.card("brujah-hunt"), exact=True).last).to_be_visible()
    assert not barriers(ana, "dark")
