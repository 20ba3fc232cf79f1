"""What the decks of the clans are about."""

from collections.abc import Iterator

import pytest

from elysium.games.vendetta.cards.language import ABSENT_OPPONENTS, Card, Effect
from elysium.games.vendetta.cards.reading import standard
from elysium.games.vendetta.state import CARDS_PER_CLAN, CLAN_CARDS, CLANS

STYLES = {
    "brujah": {"lose"},
    "gangrel": {
        "deploy-from-bank", "return-deployed", "blood-power", "take-half-deployed", "may-swap-pool-and-deployed",
        "may-move-half-deployed",
    },
    "malkavian": {
        "play-rivals-hand", "play-own-hand", "auction", "may-take-back-cards", "play-top-of-deck",
        "may-turn-down-cards",
    },
    "nosferatu": {
        "move-to-haven", "may-move-to-haven", "may-withdraw", "withdraw-here-instead", "moved", "at-haven",
    },
    "toreador": {"alliance"},
    "tremere": {"pool", "may-spend", "gain-blood-up-to", "keep-lost-blood-here", "turn-down-instead-of-draining"},
    "ventrue": {"rivals-choose", "winner-chooses", "staying-costs", "absent-opponents"},
}  # fmt: skip


def words_of(card: Card) -> set[str]:
    programs = standard().programs
    return {word for _, program in card.programs for effect in programs[program] for word in words_in(effect)}


def words_in(effect: Effect) -> Iterator[str]:
    yield from (effect.word, effect.amount.counts, effect.per, effect.condition)
    if effect.who == ABSENT_OPPONENTS:
        yield "absent-opponents"
    if effect.then >= 0:
        for follower in standard().programs[effect.then]:
            yield from words_in(follower)


@pytest.mark.rule("VEN-GLOS-18")
@pytest.mark.parametrize("style", CLANS)
def test_a_clan_has_more_of_its_own_style_than_any_other(style: str) -> None:
    counts = dict.fromkeys(CLANS, 0)
    for card in standard().cards[:CLAN_CARDS]:
        counts[CLANS[card.number // CARDS_PER_CLAN]] += bool(words_of(card) & STYLES[style])
    most = counts.pop(style)
    assert most >= 4
    assert most > max(counts.values())
