"""Vendetta's own board, in the hands of somebody who presses what glows on it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator

from elysium.server.wire import Decision, LegalOption
from tests.browser.guests import Guest

ME = 0


def board(guest: Guest) -> Locator:
    return guest.find("region", "board-table")


def hand(guest: Guest) -> Locator:
    return board(guest).get_by_role("region", name=guest.say("zone-hand"), exact=True)


def planner(guest: Guest) -> Locator:
    return board(guest).get_by_role("group", name=guest.say("board-plan"), exact=True)


def stay_panel(guest: Guest) -> Locator:
    return board(guest).get_by_role("region", name=guest.say("board-stay-title", district="").strip())


def face_of(option: LegalOption) -> str:
    return next(mark.removeprefix("face:") for mark in option.marks if mark.startswith("face:"))


def card_in_hand(guest: Guest, word: str) -> Locator:
    return hand(guest).get_by_role("button").filter(has_text=guest.speech.card_name(word))


def district_name(guest: Guest, place: str) -> str:
    return guest.say("board-haven") if place == "haven" else guest.say("board-district", number=int(place))


def district(guest: Guest, option: LegalOption) -> Locator:
    """What glows at the top of a district."""
    name = district_name(guest, str(option.args["district"]))
    return board(guest).get_by_role("region", name=name, exact=True).get_by_role("heading")


def answer(guest: Guest, press: Callable[[], None]) -> None:
    seq = guest.position.seq
    press()
    guest.until(lambda: guest.has_answered(seq))


def choose(guest: Guest, option: LegalOption) -> None:
    """In the plain list."""
    answer(guest, lambda: guest.choose(option))


def put_together(guest: Guest, option: LegalOption, blood: int = 0) -> None:
    """Card, district, face and blood, each by pressing it; nothing is sent yet."""
    guest.take_up(card_in_hand(guest, face_of(option)))
    guest.hit(district(guest, option).get_by_role("button"))
    face = guest.button("board-face-up" if option.args["face"] == "up" else "board-face-down", planner(guest))
    if face.get_attribute("aria-pressed") != "true":
        guest.hit(face)
    more = guest.button("board-more", planner(guest), what=guest.say("board-add-blood"))
    for _ in range(blood):
        if more.is_enabled():
            guest.hit(more)


def commit(guest: Guest) -> None:
    """One press, and the whole turn is played: the table's second question is answered by itself, unless a card of
    somebody has taken blood meanwhile."""
    seq = guest.position.seq
    guest.hit(planner(guest).get_by_role("button").last)
    again = board(guest).get_by_role("alert").filter(has_text=guest.say("board-plan-changed"))
    guest.until(lambda: turn_is_over(guest, seq) or again.is_visible())
    if not turn_is_over(guest, seq):
        guest.hit(guest.button("board-commit", guest.find("group", "board-add-blood").first))
        guest.until(lambda: turn_is_over(guest, seq))


def turn_is_over(guest: Guest, seq: int) -> bool:
    own = [entry for entry in guest.ear.log if entry.seq > seq and entry.seat == ME]
    return len(own) >= 2 or bool(guest.position.outcome)


def press_on_the_board(guest: Guest, decision: Decision, chance: Random) -> None:
    """Whatever is asked, with what the board offers for it; or in the plain list where that is the place."""
    option = chance.choice(decision.options)
    match decision.choice:
        case "plan" if plays := [option for option in decision.options if option.verb == "play"]:
            put_together(guest, chance.choice(plays), chance.randrange(2))
            commit(guest)
        case "pick_clan":
            clan = guest.say(f"clan-{option.args['clan']}")
            answer(guest, lambda: guest.hit(guest.find("region", "board-clans").get_by_role("button", name=clan)))
        case "pick_relic":
            take = guest.find("region", "zone-offered").get_by_role("button", name=guest.read(option.say), exact=True)
            answer(guest, lambda: guest.hit(take))
        case "put_under":
            answer(guest, lambda: guest.take_up(card_in_hand(guest, face_of(option))))
        case "stay_or_withdraw":
            panel = stay_panel(guest)
            answer(guest, lambda: guest.hit(panel.get_by_role("button", name=guest.read(option.say), exact=True)))
        case _:
            choose(guest, option)


def play_until(guest: Guest, choice: str, chance: Random) -> Decision:
    """On the board, up to the first question of this kind."""
    while (decision := guest.decision()) and decision.choice != choice:
        press_on_the_board(guest, decision, chance)
    assert decision is not None, f"never asked: {choice}"
    return decision
