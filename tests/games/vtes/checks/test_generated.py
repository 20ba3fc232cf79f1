"""Printed phrases that mean the same on every card are played on every card that has them."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import pytest

from elysium.engine.cards.claims import Claim
from elysium.games.vtes.checks.check import sides
from elysium.games.vtes.checks.official import printed
from elysium.games.vtes.checks.saying import part_of
from elysium.games.vtes.definitions.language import (
    ABILITY,
    ACTION,
    ACTION_KINDS,
    ALLY,
    CARDS,
    COMBAT_CARD,
    EQUIPMENT,
    MASTER,
    MODIFIER,
    PHASES,
    POLITICAL,
    REACTION,
    RETAINER,
    WINDOWS,
    Card,
    Mode,
)
from elysium.games.vtes.definitions.names import CLANS
from elysium.games.vtes.rules.hands import adjust_hand
from elysium.games.vtes.state import COMBAT_HAND, HAND
from tests.games.vtes.checks.staging import ACTOR, BLOCKER, OTHER, Play, Scene, playing, stage, staged, table

type Way = tuple[Card, int]

RULINGS: Final = Path(__file__).parents[3] / "rulings" / "vtes"
NEARLY_ALL: Final = 0.85
SAMPLE: Final = 60


def named(way: Way) -> str:
    return f"{way[0].slug}/{way[1]}"


WAYS: Final = [(card, number) for card in CARDS.values() for number, mode in enumerate(card.modes, 1) if not mode.draft]


@pytest.fixture(autouse=True, scope="module")
def of_every_path() -> Iterator[None]:
    """Whoever plays a card in a scene follows the Path that it asks for."""
    actor = next(card for card in CARDS.values() if card.slug == ACTOR)
    paths = {f"path-{path}" for card, _ in WAYS for path in printed()[card.face].paths}
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(CARDS, actor.face, dataclasses.replace(actor, keywords=(*actor.keywords, *sorted(paths))))
        yield


def mode_of(way: Way) -> Mode:
    return way[0].modes[way[1] - 1]


@cache
def claims(card: Card, part: str) -> frozenset[Claim]:
    """What the official text says of a way of playing the card."""
    text, _ = sides(card)
    return text[""].sure | (text[part].sure if part in text else frozenset())


def said(way: Way, kind: str) -> list[str]:
    return sorted(claim.what for claim in claims(way[0], part_of(mode_of(way))) if claim.kind == kind)


def scene_of(way: Way) -> Scene:
    scene = stage(*way)
    assert scene is not None, f"no scene for {named(way)}"
    return scene


def ready_to_play(way: Way, scene: Scene | None = None) -> Play:
    """As it is staged, or in a scene of one's own."""
    if scene is None:
        found = staged(*way)
        assert found is not None, f"no scene for {named(way)}"
        return found.copied()
    play = scene.open()
    assert play.until(lambda play: playing(play, *way)), named(way)
    return play


def has_phrase(way: Way, *kinds: str) -> bool:
    return any(said(way, kind) for kind in kinds)


type Applies = Callable[[Way], object]
type Generated = Callable[[Way], None]

GENERATED: Final[list[tuple[Applies, Generated]]] = []
"""What is played of the ways of playing a card to which it applies, in a scene that is set once for all of it."""


def ruled(applies: Applies) -> Callable[[Generated], Generated]:
    """A ruling that follows from what is printed. To which cards it applies is read when the test runs: collecting
    tests happens in every process."""

    def register(ruling: Generated) -> Generated:
        GENERATED.append((applies, ruling))
        return ruling

    return register


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_a_card_is_played_as_it_is_printed(way: Way) -> None:
    """Where no scene lets it be played, a ruling does."""
    if stage(*way) is None:
        assert in_a_ruling("play", named(way), len(way[0].modes))
        return
    for applies, ruling in GENERATED:
        if applies(way):
            ruling(way)


def test_nearly_all_cards_are_played_in_a_scene() -> None:
    sample = Random(3).sample(WAYS, SAMPLE)
    assert sum(stage(*way) is not None for way in sample) >= NEARLY_ALL * SAMPLE


def in_a_ruling(verb: str, name: str, among: int) -> bool:
    """Somebody plays a card in this way, or uses it so; of several ways or abilities it has to be said which."""
    slug, _, number = name.partition("/")
    found = {said.rpartition("/")[2] for said in moves()[verb] if re.fullmatch(rf"{slug}(\.\d+)?(/\d+)?", said)}
    return number in found or (among == 1 and bool(found))


@cache
def moves() -> dict[str, frozenset[str]]:
    """What is played and what is used in rulings, as it is written there."""
    texts = [file.read_text("utf-8") for file in sorted(RULINGS.glob("**/*.yaml"))]
    return {verb: frozenset(re.findall(rf"\b{verb} ([\w./-]+)", "\n".join(texts))) for verb in ("play", "use")}


# What is asked of whoever plays a card


def helpless(scene: Scene, way: Way, **details: str) -> Scene:
    """For a master card any ready vampire will do: the other one is no better."""
    if mode_of(way).kind == MASTER:
        scene.position["ana"]["ready"][1][OTHER].update(details)
    return scene


@ruled(lambda way: way[0].clans)
def a_card_of_a_clan_is_not_played_without_one_of_it(way: Way) -> None:
    another = next(clan for clan in ("kiasyd", "akunanse") if CLANS.index(clan) not in way[0].clans)
    scene = helpless(scene_of(way).actor(clan=another), way, clan=another)
    assert not scene.open().until(lambda play: playing(play, *way))


@ruled(lambda way: mode_of(way).level == 2)
def a_superior_effect_is_not_for_the_basic_level(way: Way) -> None:
    scene = scene_of(way)
    scene.mode = dataclasses.replace(mode_of(way), level=1)
    assert not scene.open().until(lambda play: playing(play, *way))


def titles_and_sects(way: Way) -> list[str]:
    return [what for what in said(way, "trait") if what.startswith(("title:", "sect:"))] if said(way, "user") else []


IN_PLAY: Final = ("body-bag/1",)
"""Anybody may have it: what it requires is asked of whoever would use it."""


@ruled(lambda way: titles_and_sects(way) and named(way) not in IN_PLAY)
def a_card_that_requires_a_title_or_sect_is_not_for_others(way: Way) -> None:
    another = "independent" if "sect:laibon vampire" in titles_and_sects(way) else "laibon"
    scene = helpless(scene_of(way).actor(title="", sect=another), way, sect=another)
    scene.position["ana"]["ready"][0][ACTOR].pop("city", None)
    assert not scene.open().until(lambda play: playing(play, *way))


def cost(way: Way, of: str) -> int:
    found = next((what for what in said(way, "cost") if what.endswith(f" {of}")), "0 ").split()[0]
    return int(found) if found.isdecimal() else 0


@ruled(lambda way: cost(way, "blood"))
def blood_that_a_card_costs_is_paid_and_without_it_the_card_is_refused(way: Way) -> None:
    price = cost(way, "blood")
    if said(way, "window") != ["after-action"]:
        # Whoever lacks blood may have hunted before the action is over.
        assert not scene_of(way).actor(blood=price - 1).open().until(lambda play: playing(play, *way))
    play = ready_to_play(way)
    told = play.take(playing(play, *way)[0])
    play.until(lambda _: any(is_paid(event, price) for event in told), told)
    assert any(is_paid(event, price) for event in told), told


def is_paid(event: str, price: int) -> bool:
    return re.fullmatch(rf"burned-blood {ACTOR}\.\d+ {price}", event) is not None


@ruled(lambda way: cost(way, "pool"))
def pool_that_a_card_costs_is_paid(way: Way) -> None:
    play = ready_to_play(way)
    told = play.take(playing(play, *way)[0])
    paid = f"burned-pool ana {cost(way, 'pool')}"
    play.until(lambda _: paid in told, told)
    assert paid in told


# Actions

OF_ANOTHER_ACTION: Final = ("the-portrait/1",)
"""The printed stealth is that of an action which may follow."""
AT_ALLIES: Final = ("sensory-deprivation/2", "smash-and-grab/1")
"""Directed, but the only ally on the table is ana's."""
NO_SIGN: Final = ("petra-resonance", "the-trick-of-the-danya", "touch-of-valeren", "fifth-tradition-hospitality")
"""Directed, though the text lacks the sign."""
TO_BURN_IT: Final = (
    "dive-into-madness/2", "revelations/2", "open-war/1", "constant-revolution/1", "the-gate-of-acheron/1",
    "aranthebes-the-immortal/1", "pit-of-contemplation/1", "skaald/1",
)  # fmt: skip
"""The sign is that of an action that the card gives, or that burns it."""


@ruled(lambda way: mode_of(way).kind in ACTION_KINDS and named(way) not in OF_ANOTHER_ACTION)
def an_action_has_the_printed_stealth(way: Way) -> None:
    """Actions to equip, employ, recruit and call a referendum have one in any case."""
    usual = mode_of(way).kind in (EQUIPMENT, RETAINER, ALLY, POLITICAL)
    play = ready_to_play(way)
    play.take(playing(play, *way)[0])
    told = max(map(int, said(way, "more-stealth" if usual else "action-stealth") or ["0"]))
    assert play.fact("stealth") == (1 + told if usual else told)


@ruled(lambda way: mode_of(way).kind == ACTION)
def an_action_is_directed_exactly_if_the_text_says_so(way: Way) -> None:
    """At whom it is aimed; one's own things may be aimed at too, which is no directed action."""
    aimed = set()
    for words in playing(ready_to_play(way), *way):
        play = ready_to_play(way)
        play.take(words)
        aimed.add(play.fact("target"))
    if named(way) in (*AT_ALLIES, *TO_BURN_IT):
        assert aimed == {"nobody"}
        return
    assert bool(aimed - {"nobody"}) == bool(said(way, "directed") or way[0].slug in NO_SIGN)


@ruled(lambda way: mode_of(way).kind in ACTION_KINDS and mode_of(way).bleeds and has_phrase(way, "bleed"))
def a_bleed_has_the_printed_bonus(way: Way) -> None:
    play = ready_to_play(way)
    play.take(playing(play, *way)[0])
    assert play.fact("bleed") == 1 + int(said(way, "bleed")[0])


# Modifiers and reactions

GIVEN_LATER: Final = (
    "eyes-of-the-wild/1",
    "dogged-pursuit/2",
    "protected-district/2",
    "melange/2",
    "foreshadowing-destruction/2",
    "inevitability-of-the-void/2",
)
"""What the printed bonus is for comes later, or by another way of playing the card."""


def alternatives(way: Way) -> list[Mode]:
    """Other ways of playing the card at the same level, one of which may bring what the text says there."""
    mode = mode_of(way)
    same = [one for one in way[0].modes if (one.needs, one.level, one.kind) == (mode.needs, mode.level, mode.kind)]
    return [one for one in same if one is not mode]


STATS_GIVEN: Final = {MODIFIER: ("stealth", "bleed"), REACTION: ("intercept", "bleed")}


def given(way: Way) -> list[str]:
    mode = mode_of(way)
    if mode.stays or way[0].statics or named(way) in GIVEN_LATER:
        return []
    stats = [stat for stat in STATS_GIVEN.get(mode.kind, ()) if len(said(way, stat)) == 1]
    return [stat for stat in stats if getattr(mode, stat) or not alternatives(way)]


@ruled(given)
def a_bonus_is_as_high_as_printed(way: Way) -> None:
    for stat in given(way):
        play = ready_to_play(way)
        before = play.fact(stat)
        play.take(playing(play, *way)[0])
        assert play.fact(stat) - before == int(said(way, stat)[0]), stat


# Replacement


def enlarges(way: Way) -> int:
    """By how many cards the hand grows, if only until some are discarded."""
    nodes = [part for effect in mode_of(way).effects if effect.node is not None for part in effect.node.walk()]
    larger = [part["amount"] for part in nodes if part.get("stat") in (HAND, COMBAT_HAND)]
    further = [part["amount"] for part in nodes if part.word == "draw" and mode_of(way).kind == COMBAT_CARD]
    return int(sum(larger) + sum(further))


def in_play_enlarges(way: Way) -> int:
    """By how many cards it does as it enters play; by an action it does so only once that has succeeded."""
    if mode_of(way).kind in ACTION_KINDS:
        return 0
    grown = [static for static in way[0].statics if static.stat == HAND and not static.everyone]
    return sum(static.amount * (way[0].counters if static.counted is not None else 1) for static in grown)


def takes_back(way: Way) -> bool:
    mode = mode_of(way)
    return mode.kind == MODIFIER and any(effect.name == "take-back-action-card" for effect in mode.effects)


@ruled(lambda way: True)
def a_card_is_replaced_at_once_or_when_its_text_says(way: Way) -> None:
    play = ready_to_play(way)
    held = len(play.state.hands[0])
    play.take(playing(play, *way)[0])
    if mode_of(way).ransom is not None or mode_of(way).names:
        play.step()
    late = said(way, "replace")
    # A larger hand is filled too; one's own card of the action may come back.
    more = enlarges(way) or in_play_enlarges(way) + int(takes_back(way))
    assert len(play.state.hands[0]) == (held - 1 if late else held + more)
    if late and late[0] in ("action", "combat"):
        assert play.until(lambda play: not play.state.acting and play.state.pending(adjust_hand) is None)
        assert len(play.state.hands[0]) == held


# Limits


def unlimited(card: Card) -> Card:
    modes = tuple(dataclasses.replace(mode, once_each=-1, limit=-1) for mode in card.modes)
    return dataclasses.replace(card, limit=-1, one_each=-1, modes=modes)


def played_twice(way: Way, cancelled: bool) -> bool:
    """Whether a second copy is offered in the span of the first."""
    span = (said(way, "limit") + said(way, "one-each") + said(way, "once-each"))[0]
    scene = scene_of(way)
    hand = scene.position["ana"]
    hand["hand"], hand["hand_size"] = [*hand["hand"], way[0].slug], len(hand["hand"]) + 1
    if cancelled:
        canceller = "sudden-reversal" if mode_of(way).kind == MASTER else "direct-intervention"
        scene.position["bea"]["hand"] = [canceller]
        scene.wants["bea"].insert(0, f"play {canceller}")
    if mode_of(way).kind == MASTER:
        # A second master phase action.
        scene.position["ana"]["ready"].append("anson")
    play = ready_to_play(way, scene)
    before = span_of(play, span)
    play.take(playing(play, *way)[0])
    if cancelled:
        assert play.until(lambda play: any(ash for ash in play.state.ashes[1])), "nobody cancels it"
    seen = play.until(lambda play: span_of(play, span) != before or playing(play, *way))
    return seen and span_of(play, span) == before and bool(playing(play, *way))


def span_of(play: Play, span: str) -> object:
    s = play.state
    if span == "round":
        return (s.fighters, s.combat_round)
    if span == "combat":
        return s.fighters
    return s.acting if span == "action" else 0


@ruled(lambda way: has_phrase(way, "limit", "one-each", "once-each"))
def only_one_means_one_played_even_if_it_was_cancelled(way: Way) -> None:
    assert not played_twice(way, cancelled=False)
    assert not played_twice(way, cancelled=True), "cancelled"
    if mode_of(way).kind in (COMBAT_CARD, MASTER):
        # No minion plays the same modifier or reaction twice in an action anyway.
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(CARDS, way[0].face, unlimited(way[0]))
            assert played_twice(way, cancelled=True), "the limit made no difference"


# Cards in play


def in_play(card: Card, phase: str = "minion") -> Scene:
    """With the card where it belongs, under ana's control, or on her vampire."""
    position = table(card, phase=phase)
    position["ana"]["hand"] = []
    if card.crypt:
        position["ana"]["ready"].append(card.slug)
    elif "ally" in card.types:
        position["ana"]["ready"] = [{ACTOR: {}}, card.slug]
    elif stands_alone(card):
        position["ana"]["in_play"] = [card.slug]
    else:
        position["ana"]["ready"][0][ACTOR]["on"] = [card.slug]
    return Scene(position)


def stands_alone(card: Card) -> bool:
    return any(mode.stays and mode.target is None and not mode.own for mode in card.modes) and (
        "trophy" not in card.keywords
    )


def all_claims(card: Card) -> frozenset[Claim]:
    text, _ = sides(card)
    return frozenset(claim for part in text.values() for claim in part.sure)


BURNABLE: Final = [
    card
    for card in CARDS.values()
    if not card.crypt and "burn" in printed()[card.face].text and Claim("burn-by-minions", "") in all_claims(card)
]


@pytest.mark.parametrize("card", BURNABLE, ids=lambda card: card.slug)
def test_minions_can_burn_what_says_so(card: Card) -> None:
    scene = in_play(card)
    scene.position["turn"] = "bea"
    scene.position["bea"]["ready"] = [BLOCKER]
    play = scene.open()
    assert play.until(lambda play: play.options("burn-card", "bea"))
    (words,) = [words for words in play.options("burn-card", "bea") if card.slug in words]
    play.take(words)
    assert play.until(lambda play: not play.state.acting)
    assert play.fact("cards")[card.slug]["region"] == "gone"


IN_A_PHASE: Final = [
    (card, number)
    for card in CARDS.values()
    for number, mode in enumerate(card.abilities, 1)
    if mode.kind == ABILITY
    and mode.windows.bit_count() == 1
    and mode.windows & PHASES
    and "phase" in printed()[card.face].text
    and "phase action" not in printed()[card.face].text
    and Claim("window", WINDOWS[mode.windows.bit_length() - 1]) in all_claims(card)
]
"""Abilities that a text gives during a phase, and that cost no action of it."""


def used_twice(card: Card, number: int) -> int:
    """How often an ability can be used in its phase, up to twice; what blood or pool it takes is there."""
    window = WINDOWS[card.abilities[number - 1].windows.bit_length() - 1]
    scene = in_play(card, window)
    for name in CLANS:
        if Claim("trait", f"clan:{name} vampire") in all_claims(card):
            scene.position["ana"]["uncontrolled"].append({OTHER_UNCONTROLLED: {"clan": name}})
            scene.position["bea"]["torpor"] = [{OTHER_TORPID: {"clan": name}}]
            scene.position["ana"]["ready"][0][ACTOR]["clan"] = name
    play = scene.open()
    times = 0
    while times < 2 and play.until(lambda play: play.options(f"use {card.slug}") and play.fact("phase") == window):
        offered = [words for words in play.options(f"use {card.slug}") if f"/{number} " in words]
        if not offered:
            break
        play.take(offered[0])
        times += 1
    return times


OTHER_UNCONTROLLED: Final = OTHER
OTHER_TORPID: Final = BLOCKER


@pytest.mark.parametrize(("card", "number"), IN_A_PHASE, ids=lambda part: getattr(part, "slug", part))
def test_what_can_be_done_during_a_phase_is_done_once(card: Card, number: int) -> None:
    """Where nothing can be done with it on the table of these scenes, it is used in a ruling."""
    used = used_twice(card, number)
    assert used == 1 or (used == 0 and in_a_ruling("use", f"{card.slug}/{number}", len(card.abilities)))


def steals(way: Way) -> bool:
    return bool(said(way, "move-blood")) or any("steal-blood" in strike for strike in said(way, "strike"))


@ruled(lambda way: re.search(r"[Ss]teal \d blood or life", printed()[way[0].face].text) and steals(way))
def an_ally_whose_last_life_is_stolen_burns(way: Way) -> None:
    scene = scene_of(way)
    scene.position["bea"]["ready"] = [{"loyal-street-gang": {"life": 1}}]
    scene.wants["bea"] = ["block loyal-street-gang"]
    play = ready_to_play(way, scene)
    words = playing(play, *way)
    play.take(next((option for option in words if "loyal-street-gang" in option), words[0]))
    assert play.until(lambda play: not play.state.acting)
    assert play.fact("cards")["loyal-street-gang"]["region"] == "gone"
    assert "loyal-street-gang" in play.fact("ash")["bea"]


def comes_into_play_unique(way: Way) -> bool:
    mode = mode_of(way)
    return has_phrase(way, "unique") and (mode.stays or mode.kind in (ACTION, EQUIPMENT, RETAINER, ALLY))


@ruled(comes_into_play_unique)
def a_second_copy_of_a_unique_card_is_contested(way: Way) -> None:
    card, scene = way[0], scene_of(way)
    if "ally" in card.types:
        scene.position["bea"]["ready"].append(card.slug)
    elif stands_alone(card):
        scene.position["bea"]["in_play"] = [card.slug]
    else:
        scene.position["bea"]["ready"][0][BLOCKER]["on"] = [card.slug]
    play = ready_to_play(way, scene)
    play.take(playing(play, *way)[0])
    both = [card.slug, f"{card.slug}.2"]
    assert play.until(lambda play: all(play.fact("cards").get(name, {}).get("contested") for name in both))


PUT_LATER: Final = (
    "pillars-fall/1", "dogged-pursuit/2", "fever-pitch/3", "fever-pitch/4", "unholy-penance/2", "field-training/1",
    "alastor/1",
)  # fmt: skip
"""Put on their minions only once they have done something else, or on others than those that play them."""


def has_one_on_a_minion(way: Way) -> bool:
    of_a_kind = "trophy" not in way[0].keywords and mode_of(way).kind != MASTER and named(way) not in PUT_LATER
    return of_a_kind and has_phrase(way, "one-on-minion")


@ruled(has_one_on_a_minion)
def a_minion_that_has_the_only_one_gets_no_other(way: Way) -> None:
    scene = scene_of(way)
    assert scene.open().until(lambda play: playing(play, *way))
    full = scene.actor(on=[way[0].slug])
    assert not full.open().until(lambda play: playing(play, *way))
