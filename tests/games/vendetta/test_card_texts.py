"""Card texts are made from the definitions, in every language, and read like cards."""

import re
from collections.abc import Iterator

import pytest

from elysium.engine.text import LANGUAGES, Speech
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.cards.grammar import (
    COUNTED,
    COUNTED_BY,
    COUNTS_AT,
    EITHER_AT,
    NO_AMOUNT,
    OFFERS,
    SELECTORS_AT,
    WORDS,
    Word,
)
from elysium.games.vendetta.cards.language import MEASURES
from elysium.games.vendetta.cards.reading import standard
from elysium.games.vendetta.cards_text import (
    POWER_CONDITIONS,
    card_text,
    composed_messages,
)
from elysium.games.vendetta.game import VENDETTA

SENTENCES = re.compile(r"(?:[A-ZÀ-Ż+−][^{}$]*[a-zà-ž0-9)]\.(?: |$))+")
LEFTOVERS = re.compile(r"  | [,.;:]|\.\.|,,|\. [a-zà-ž]|\b[a-z]+-[a-z]+-[a-z]+\b")
EXAMPLES = {"clan": "VE08", "ally": "AL09", "location": "LO3", "relic": "RE3"}
OF_KIND = {"preparation": "BR07", "conflict": "BR01", "aftermath": "BR09"}


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest) -> Speech:
    return Speech(request.param, VENDETTA)


def english(name: str, text: str = "") -> str:
    edition = EDITIONS[text]
    return card_text(edition, edition.number_of[name], Speech("en", VENDETTA).say)


def reads_well(text: str) -> bool:
    return bool(SENTENCES.fullmatch(text)) and not LEFTOVERS.search(text)


def test_every_card_has_a_name_of_its_own_and_a_text_that_reads_well(speech: Speech) -> None:
    names = {speech.say(f"card-{card.name}") for card in standard().cards}
    assert len(names) == len(standard().cards)
    for card in standard().cards:
        text = card_text(standard(), card.number, speech.say)
        assert reads_well(text), text


def test_cards_read_like_cards() -> None:
    assert english("f-the-system") == "Aftermath. Each rival loses 4 blood if you won here, otherwise 2."
    assert english("challenge") == (
        "Each time an opponent plays a card at another district, that player loses 1 blood."
    )
    assert english("cauldron-of-blood") == (
        "Aftermath. You may spend half the blood in your pool (rounded down). If you do, each rival loses 4 blood."
    )
    assert english("nosferatu-hunt") == (
        "Aftermath. Steal 1 blood from each rival. Then you may move this card to the Prince’s Haven."
    )
    assert english("curfew") == (
        "Right after the reveal here, each rival must choose: "
        "skip the preparation and aftermath steps here, or let you steal 3 blood."
    )
    assert english("sarah-mcaleer") == (
        "When you gain this ally, gain 1 blood for every card in your alliance, this one included."
    )
    assert english("ventrue-ready") == "No effect."
    assert english("marcel") == "No ability."


def test_spanish_and_polish_cards_read_like_cards() -> None:
    number = standard().number_of["fist-of-caine"]
    said = {language: card_text(standard(), number, Speech(language, VENDETTA).say) for language in ("es", "pl")}
    assert said["es"] == "Consecuencias. Cada rival pierde tanta sangre como indique el número de la ronda."
    assert said["pl"] == "Pokłosie. Każdy rywal traci tyle punktów krwi, ile wynosi numer rundy."


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ("{code: BR07, preparation: [{steal: 3}]}", "Preparation. Steal 3 blood from each rival."),
        (
            "{code: BR07, preparation: [{steal: round, who: each-opponent}]}",
            "Preparation. Steal blood from each opponent equal to the round number.",
        ),
        ("{code: BR07, preparation: []}", "No effect."),
        ("{code: BR07, preparation: [{gain-victim: 2}]}", "Preparation. Gain 2 victims."),
        (
            "{code: BR07, frenzy-caused: [{gain-blood: 1}, {gain-influence: 2, if: rival-here}]}",
            "Preparation. Steal 1 blood from each rival. When you send an opponent into Frenzy, gain 1 blood. "
            "When you send a rival here into Frenzy, gain 2 extra influence.",
        ),
        (
            "{code: BR07, preparation: [], kind: passive, frenzy-caused: [{lose-influence: 1, who: that-player}]}",
            "When you send an opponent into Frenzy, that player loses 1 influence.",
        ),
        (
            "{code: BR07, kind: conflict, preparation: [], conflict: [{power: -2, per: pool, most: 3}]}",
            "Conflict. −2 Power for each blood in your pool, −6 at most.",
        ),
    ],
)
def test_changing_a_definition_changes_its_text(change: str, text: str) -> None:
    assert english("show-of-force") == "Preparation. Steal 1 blood from each rival."
    assert english("show-of-force", f"cards: [{change}]") == text


def everything_that_can_be_said() -> Iterator[tuple[str, str]]:
    """Card files with one effect each: every word at every time it can work, and all that can be said about it."""
    for word, grammar in WORDS.items():
        seen: set[str] = set()
        for group, timing in sorted(grammar.at):
            code = OF_KIND.get(timing) or EXAMPLES[group]
            first, *others = variants(word, grammar, (group, timing))
            new = [first, *(effect for effect in others if effect not in seen)]
            seen |= set(new)
            yield from ((code, f"cards: [{{code: {code}, {timing}: [{effect}]}}]") for effect in new)


def variants(word: str, grammar: Word, moment: tuple[str, str]) -> Iterator[str]:
    amounts = {
        NO_AMOUNT: [""],
        OFFERS: ["[skip-steps, {be-robbed: 3}, {give-influence: 2}]", "[give-half-deployed, {lose-influence: 5}]"],
        COUNTED: ["1", "2", "5"],
    }.get(grammar.amount, [str(number) for number in (-2, -1, 1, 2, 5) if grammar.least <= number <= grammar.largest])
    if grammar.amount == COUNTED:
        counts = [count for count, at in COUNTS_AT.items() if moment in at and count not in COUNTED_BY]
        amounts += [form for count in counts for form in (count, f"3*{count}", f"{count}/2")]
        amounts += [f"3 if {condition} else 1" for condition, at in EITHER_AT.items() if moment in at]
    who = [f", who: {selector}" for selector in grammar.who if moment in SELECTORS_AT[selector]] or [""]
    for amount in amounts:
        for selector in who:
            yield f"{{{word}: {amount}{selector}}}"
    if grammar.follows:
        yield f"{{{word}: {amounts[0]}, then: [{{draw: 1}}, {{gain-victim: 1}}]}}"
    if word == "power":
        yield from (f"{{power: 2, per: {measure}, most: 3}}" for measure in MEASURES)
        yield from (f"{{power: -1, if: {condition}}}" for condition in POWER_CONDITIONS)


def test_everything_that_can_be_said_reads_well() -> None:
    numbers = {card.code: card.number for card in standard().cards}
    speeches = [Speech(language, VENDETTA) for language in LANGUAGES]
    said = 0
    for code, file in everything_that_can_be_said():
        edition = EDITIONS[file]
        for speech in speeches:
            text = card_text(edition, numbers[code], speech.say)
            assert reads_well(text), f"{file}: {text}"
            said += 1
    assert said > 900


def test_every_composed_message_exists(speech: Speech) -> None:
    assert [message for message in composed_messages() if not speech.has(message)] == []
