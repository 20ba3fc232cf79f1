"""What an option foretells is what comes of it."""

from random import Random

from elysium.engine.chance import key_from_seed
from elysium.games.vtes.foretelling import foretold
from elysium.games.vtes.game import VTES
from elysium.games.vtes.position import position_from
from elysium.games.vtes.rules.resolution import price_of
from elysium.games.vtes.rules.values import bleed_of, stealth_of
from elysium.games.vtes.state import BLEED_ACTION
from elysium.games.vtes.terms import BLEED, HUNT, PLAY, TRANSFER

FEW = 8


def test_an_action_has_the_stealth_bleed_and_price_that_were_foretold() -> None:
    rng = Random(2)
    s = VTES.start(VTES.setup(4, {}), key_from_seed(b"foretold"), quiet=True)
    compared = {BLEED: 0, HUNT: 0, PLAY: 0}
    expected = None
    while s.asked and min(compared.values()) < FEW:
        question = s.asked[0]
        view = VTES.observe(s, question[0])
        if expected is not None and s.acting:
            verb, face, told = expected
            if verb != PLAY or s.action_face == face:
                blood, pool, _ = price_of(s)
                assert told.get("blood", 0) == blood
                assert told.get("pool", 0) == pool
                assert told["stealth"] == stealth_of(s, s.acting)
                assert told.get("bleed") == (bleed_of(s, s.acting) if s.action == BLEED_ACTION else None)
                compared[verb] += 1
            expected = None
        elif expected is not None and not s.stack:
            expected = None
        options = VTES.book.options(s, question)
        foretell = VTES.views.outlook(view)
        option = rng.choice(options)
        told = dict(foretell(option)) if foretell else {}
        if option[0] in compared and "stealth" in told:
            expected = option[0], option[1] >> 4 if option[0] == PLAY else 0, told
        VTES.book.take(s, question, option)
    assert min(compared.values()) >= FEW


def test_foretelling_changes_nothing() -> None:
    s = position_from({"ana": {"ready": ["krid"]}}, ["ana", "bea"])
    VTES.book.proceed(s)
    view = VTES.observe(s, 0)
    before = view.clone()
    assert [foretold(view, option) for option in view.options if option[0] == BLEED] == [(("stealth", 0), ("bleed", 1))]
    assert view == before


def test_a_transfer_beyond_the_capacity_is_remarked() -> None:
    s = position_from(
        {"phase": "influence", "ana": {"uncontrolled": [{"krid": {"blood": 4}}, "anson"]}}, ["ana", "bea"]
    )
    VTES.book.proceed(s)
    while not any(option[0] == TRANSFER for option in VTES.observe(s, 0).options):
        question = s.asked[0]
        passing = VTES.manners.passing(VTES.book.options(s, question))
        assert passing
        VTES.book.take(s, question, passing)
    view = VTES.observe(s, 0)
    told = [dict(foretold(view, option)) for option in view.options if option[0] == TRANSFER]
    assert {"over": 3} in told
    assert {} in told
