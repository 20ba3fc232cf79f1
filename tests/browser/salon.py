"""Mascarade's own board, in the hands of somebody who presses what glows on it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from elysium.server.wire import LegalOption
from tests.browser.guests import Guest


def board(guest: Guest) -> Locator:
    return guest.find("region", "board-table")


def glowing(guest: Guest) -> Locator:
    return guest.button("board-may-be-chosen", board(guest))


def press_on_the_board(guest: Guest, option: LegalOption) -> None:
    """The things it is about, one after the other, then the word that says what is meant if there are several."""
    guest.fold()
    seq = guest.position.seq
    word = _word(guest, option)
    for mark in reversed(option.marks):
        thing = _thing(guest, mark)
        thing.wait_for()
        if not word.is_visible():
            guest.hit(thing)
    sure = guest.button("table-ui-do-it")
    guest.until(lambda: guest.has_answered(seq) or sure.is_visible() or word.is_visible())
    if not guest.has_answered(seq) and not sure.is_visible():
        guest.hit(word)
        if is_fanned(option) and guest.touch:
            # A finger's first tap only shows what a mask does.
            _fan(guest, option).get_by_role("strong").wait_for()
            guest.hit(word)
    guest.be_sure(seq)


def is_fanned(option: LegalOption) -> bool:
    """A mask that is only named, not one that lies somewhere."""
    return "mask" in option.args and not option.marks


def _word(guest: Guest, option: LegalOption) -> Locator:
    """What says which of the options about the same things is meant."""
    if option.verb == "swap":
        name = guest.say("board-swap" if option.args["really"] == "really" else "board-pretend")
    elif is_fanned(option):
        name = guest.speech.card_name(str(option.args["mask"]))
        return _fan(guest, option).get_by_role("button", name=name, exact=True)
    else:
        name = guest.read(option.say)
    return board(guest).get_by_role("button", name=name, exact=True)


def _fan(guest: Guest, option: LegalOption) -> Locator:
    return guest.find("group", "board-name-your-mask" if option.verb == "say" else "board-announce", board(guest))


def _thing(guest: Guest, mark: str) -> Locator:
    """A seat or a card on the table, by the beginning of its name."""
    kind, *place = mark.split(":")
    if kind == "seat" or place[0] == "mask":
        seat = int(place[0].removeprefix("p")) - 1 if kind == "seat" else int(place[1])
        assert guest.ear.info is not None
        name = guest.ear.info.seats[seat].name
    else:
        name = guest.say("card-centre", number=int(place[2]) + 1)
    return board(guest).get_by_role("button", name=re.compile(rf"^{re.escape(name)}[ ,]"))
