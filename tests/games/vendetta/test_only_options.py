"""Whoever has only one option is told why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from elysium.engine.audience import SPECTATOR
from elysium.engine.text import LANGUAGES, Speech
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.state import Vendetta
from elysium.games.vendetta.terms import ADD, PLAY, WITHDRAW
from elysium.server.views import Viewpoint
from tests.games.vendetta.tables import NAMES, answer, described, started

FOUR = {"ana": "ventrue", "bea": "brujah", "cai": "gangrel", "dan": "toreador"}


def coerced(blood: int) -> Vendetta:
    """At the district of bea somebody demands blood of those who stay."""
    position: dict[str, Any] = {"district": 1, "table": {1: {"ana": ["VE05"], "bea": ["BR08"]}}, "pool": {"bea": blood}}
    return described(4, clans=FOUR, **position)


def said(s: Vendetta, viewer: int, language: str) -> str:
    return Speech(language, VENDETTA).question(VENDETTA.observe(s, viewer), NAMES[:4])


@pytest.mark.rule("VEN-FRENZY-10")
def test_whoever_must_withdraw_is_told_the_price_and_what_they_have() -> None:
    poor, rich = coerced(1), coerced(6)
    view = VENDETTA.observe(poor, 1)
    assert view.options == ((WITHDRAW,),)
    why = VENDETTA.why_only(view)
    assert why is not None
    assert (why.reason, why.rule, why.details["blood"]) == ("cannot-pay-for-staying", "VEN-FRENZY-10", 1)
    assert f"You must withdraw: staying costs {why.details['price']} blood, and with 1 in your pool" in said(
        poor, 1, "en"
    )
    assert VENDETTA.why_only(VENDETTA.observe(rich, 1)) is None
    for language in LANGUAGES:
        reason = Speech(language, VENDETTA).say(f"refusal-{why.reason}", **why.details)
        assert said(poor, 1, language).endswith(reason)
        assert reason not in said(rich, 1, language)


@pytest.mark.rule("VEN-FRENZY-10")
def test_the_page_is_sent_the_reason_and_nobody_else_is() -> None:
    s = coerced(1)
    sent = [message for message, _ in Viewpoint(VENDETTA, NAMES[:4]).question(VENDETTA.observe(s, 1)).parts]
    assert "refusal-cannot-pay-for-staying" in sent
    for viewer in (0, 2, SPECTATOR):
        others = [message for message, _ in Viewpoint(VENDETTA, NAMES[:4]).question(VENDETTA.observe(s, viewer)).parts]
        assert not [message for message in others if message.startswith("refusal-")]


@pytest.mark.rule("VEN-BLOOD-04")
def test_whoever_cannot_add_blood_is_told_why() -> None:
    s = described(4, clans=FOUR, phase="planning", pool={"ana": 1}, hands={"ana": ["VE06"]}, alliance={"ana": []})
    answer(s, next(option for option in VENDETTA.observe(s, 0).options if option[0] == PLAY))
    view = VENDETTA.observe(s, 0)
    assert view.options == ((ADD, 0, 0),)
    why = VENDETTA.why_only(view)
    assert why is not None
    assert (why.reason, why.rule) == ("not-the-last-blood", "VEN-BLOOD-04")


def test_where_only_one_fits_that_is_said() -> None:
    """Whatever the question: in games played at random every single option has a reason in words."""
    found = set()
    for seed in range(8):
        s, rng = started(5, seed, locations="all", relics="all"), Random(seed)
        while s.asked:
            seat, choice, *_ = s.asked[0]
            view = VENDETTA.observe(s, seat)
            if len(view.options) == 1:
                why = VENDETTA.why_only(view)
                assert why is not None
                assert why.rule
                assert said_by(view).endswith(Speech("en", VENDETTA).say(f"refusal-{why.reason}", **why.details))
                found.add((VENDETTA.book.choices[choice].name, why.reason))
            answer(s, rng.choice(view.options))
    assert ("add", "not-the-last-blood") in found
    assert "only-one-option" in {reason for _, reason in found}


def said_by(view: Vendetta) -> str:
    return Speech("en", VENDETTA).question(view, NAMES[: view.seats])
