"""What everybody is told about the cards of others is true at every moment, and nothing that follows is left out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import combinations
from operator import and_, or_

import pytest

from elysium.engine.audience import SPECTATOR
from elysium.engine.bits import members
from elysium.engine.state import Seat
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.rules.seeing import clan_bits
from elysium.games.vendetta.state import NOTHING, UNKNOWN_CARD, Vendetta
from elysium.games.vendetta.worlds import Hidden
from tests.games.vendetta.tables import NAMES, described, played_at_random, started

NUMBERS = {name: number for number, name in enumerate(VENDETTA.cards.words())}
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (3, {}),
    (3, {"clans": "malkavian,nosferatu,ventrue", "relics": "all"}),
    (4, {"locations": "all", "relics": "all"}),
    (4, {"teams": "yes", "clans": "malkavian,nosferatu,gangrel,tremere"}),
    (5, {"locations": "all"}),
    (6, {"relics": "all", "locations": "all"}),
)
EVERY = 7
"""All arrangements are gone through after so many choices."""


def bits(cards: list[str]) -> int:
    return sum(1 << NUMBERS[card] for card in cards)


def others(view: Vendetta) -> list[int]:
    return [
        seat
        for seat in range(view.seats)
        if seat != view.viewer and view.alive >> seat & 1 and view.clans[seat] != NOTHING
    ]


def check_truth(s: Vendetta, view: Vendetta) -> dict[str, int]:
    """Nothing certain is false, and the truth is always possible."""
    known = {word: bits(cards) for word, cards in VENDETTA.views.knowledge(view, NAMES[: s.seats]).items()}
    lying = s.up | s.down
    for seat in others(view):
        hand = s.hands[seat]
        sure, either = (known.get(f"{NAMES[seat]}/{word}", 0) for word in ("sure", "out"))
        assert not sure & ~hand
        assert not either & ~(hand | lying)
        assert not sure & either
        assert not Hidden(view, Seat(seat)).sure & ~(sure | either)
        assert not hand & ~known.get(f"{NAMES[seat]}/hand", 0)
        for place, card in enumerate(view.laid):
            if view.owner(card) == seat and card >= UNKNOWN_CARD:
                assert known[f"laid/{place + 1}"] >> s.laid[place] & 1
        check_guesses(view, seat)
    return known


def check_guesses(view: Vendetta, seat: int) -> None:
    """What is sent names what may be in hand, and counts the rest: of the hand, and of cards that are not read."""
    sent = VENDETTA.known(view)
    hand = view.hands[seat].bit_count()
    if view.viewer >= view.seats or view.over or not hand:
        assert not {f"sure:{seat}", f"out:{seat}", f"hand:{seat}"} & sent.keys()
        return
    possible, sure = sent[f"hand:{seat}"], sent[f"sure:{seat}"].faces
    either = sent[f"out:{seat}"].faces if f"out:{seat}" in sent else ()
    assert set(either) <= set(possible.faces) - set(sure)
    unread = sum(
        view.owner(card) == seat and card >= UNKNOWN_CARD and len(sent[f"card:{place}"].faces) > 1
        for place, card in enumerate(view.laid, 1)
    )
    assert possible.guesses == (0 if len(sure) == hand else hand - len(sure) + unread - len(either))


def arrangements(view: Vendetta, seat: int) -> Iterator[tuple[int, int]]:
    """Every hand and set of face-down cards of a seat that agrees with what the viewer has seen."""
    clan = clan_bits(view.clans[seat])
    open_cards = sum(1 << card for card in view.laid if card < UNKNOWN_CARD and view.owner(card) == seat)
    face_down = sum(card >= UNKNOWN_CARD and view.owner(card) == seat for card in view.laid)
    unknown = members(clan & ~open_cards)
    glimpsed = view.glimpsed[view.viewer] if view.viewer < view.seats else 0
    regained = view.regained[0][1] if view.regained else 0
    seen_outside = (view.shown | glimpsed) & clan & ~open_cards
    for outside in combinations(unknown, view.hands[seat].bit_count() + face_down):
        out = sum(1 << card for card in outside)
        if seen_outside & ~out:
            continue
        if any(cards & clan and (cards & (out | open_cards)).bit_count() < least for _, cards, least in view.memory):
            continue
        for lying in combinations(outside, face_down):
            down = sum(1 << card for card in lying)
            if not down & regained:
                yield out & ~down, down


def check_nothing_is_left_out(s: Vendetta, view: Vendetta, known: dict[str, int]) -> None:
    for seat in others(view):
        found = list(arrangements(view, seat))
        hands, downs = [hand for hand, _ in found], [down for _, down in found]
        sure = reduce(and_, hands)
        name = NAMES[seat]
        assert known.get(f"{name}/sure", 0) == sure
        assert known.get(f"{name}/out", 0) == reduce(and_, map(or_, hands, downs)) & ~sure
        assert known.get(f"{name}/hand", 0) == reduce(or_, hands)
        for place, card in enumerate(view.laid):
            if view.owner(card) == seat and card >= UNKNOWN_CARD:
                assert known[f"laid/{place + 1}"] == reduce(or_, downs)


@pytest.mark.rule("VEN-HAND-06", "VEN-CARD-25", "VEN-SETUP-22")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_is_known_is_true_and_complete(players: int, options: dict[str, str], seed: int) -> None:
    s = started(players, seed, **options)
    viewers = (SPECTATOR, *range(players))
    for step, _ in enumerate(played_at_random(s, seed)):
        for viewer in viewers:
            view = VENDETTA.observe(s, viewer)
            known = check_truth(s, view)
            if not (step + viewer) % EVERY:
                check_nothing_is_left_out(s, view, known)


@pytest.mark.rule("VEN-HAND-05", "VEN-HAND-06")
@pytest.mark.parametrize("seed", range(4))
def test_so_it_is_with_cards_that_go_back_into_decks(seed: int) -> None:
    s = described(
        4,
        clans={"ana": "malkavian", "bea": "brujah", "cai": "nosferatu", "dan": "gangrel"},
        phase="kiss",
        table={1: {"ana": ["MA06"]}},
        hands={"ana": ["MA04", "MA05", "MA08", "MA09"], "bea": ["BR03", "BR08", "BR09"]},
        alliance={"ana": ["AL13"], "bea": ["AL27"], "dan": ["AL03"]},
    )
    for _ in played_at_random(s, seed):
        for viewer in (SPECTATOR, *range(4)):
            view = VENDETTA.observe(s, viewer)
            check_nothing_is_left_out(s, view, check_truth(s, view))


@pytest.mark.rule("VEN-HAND-06")
def test_each_word_has_a_place_on_the_page() -> None:
    words = ("bea/sure", "bea/out", "bea/hand", "laid/3")
    assert [VENDETTA.mark_of_known(word, NAMES[:4]) for word in words] == ["sure:1", "out:1", "hand:1", "card:3"]
