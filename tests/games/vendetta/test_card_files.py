"""Card files: what our own say, what others may change, and what is refused, with its place."""

import pytest

from elysium.engine.refusal import BadFile
from elysium.engine.text import LANGUAGES, Speech
from elysium.games.vendetta.cards.editions import EDITIONS, check_text
from elysium.games.vendetta.cards.grammar import NUMBERS_OF, WORDS
from elysium.games.vendetta.cards.language import (
    AFTERMATH,
    ALWAYS,
    CHANGES_FEE,
    CONFIDENCES,
    EACH_OPPONENT,
    EACH_RIVAL,
    GAINED,
    IMMUNITY,
    PREPARATION,
    THAT_PLAYER,
    TIMINGS,
    YOU,
    Amount,
    Card,
    Effect,
)
from elysium.games.vendetta.cards.reading import group_of, standard
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.state import (
    ALLIES,
    CARDS_PER_CLAN,
    CLAN_CARDS,
    FIRST_ALLY,
    FIRST_LOCATION,
    FIRST_RELIC,
    LOCATIONS,
    RELICS,
    VICTIM,
)

FILE = "mine.yaml"


def card(name: str, text: str = "") -> Card:
    edition = EDITIONS[text]
    return edition.cards[edition.number_of[name]]


CLAN_CODES = ("BR", "GA", "MA", "NO", "TO", "TR", "VE")


def program(name: str, timing: int, text: str = "") -> tuple[Effect, ...]:
    edition = EDITIONS[text]
    return edition.programs[edition.program(edition.number_of[name], timing)]


# Our own files


def test_cards_are_numbered_by_their_codes() -> None:
    codes = [f"{clan}{place:02}" for clan in CLAN_CODES for place in range(1, CARDS_PER_CLAN + 1)]
    codes += [f"AL{number:02}" for number in range(1, ALLIES + 1)]
    codes += [f"LO{number}" for number in range(1, LOCATIONS + 1)]
    codes += [f"RE{number}" for number in range(1, RELICS + 1)]
    assert [card.code for card in standard().cards] == [*codes, "VI"]
    assert [card.number for card in standard().cards] == list(range(VICTIM + 1))
    assert len(standard().number_of) == VICTIM + 1


def test_every_kind_of_card_has_its_place() -> None:
    kinds = [definition.kind for definition in standard().cards]
    assert set(kinds[:CLAN_CARDS]) == {"passive", "preparation", "conflict", "aftermath"}
    assert kinds[FIRST_ALLY:FIRST_LOCATION].count("vampire") == 15
    assert kinds[FIRST_ALLY:FIRST_LOCATION].count("human") == 15
    assert set(kinds[FIRST_LOCATION:FIRST_RELIC]) == {"location"}
    assert set(kinds[FIRST_RELIC:VICTIM]) == {"relic"}
    assert kinds[VICTIM] == "victim"


def test_every_fact_of_a_card_says_how_sure_it_is() -> None:
    for definition in standard().cards:
        facts = {"effect", *NUMBERS_OF[group_of(definition.number)]}
        if definition.number < FIRST_LOCATION:
            facts |= {"name", "kind"}
        confidence = dict(definition.confidence)
        assert facts <= confidence.keys(), definition.code
        assert set(confidence.values()) <= set(CONFIDENCES)
    assert dict(standard().rewards.confidence).keys() == {"first", "second", "third", "haven"}


def test_our_own_designs_say_so_and_all_others_have_sources() -> None:
    for definition in standard().cards:
        ours = set(dict(definition.confidence).values()) == {"design"}
        assert ours == (definition.origin == "elysium") == (not definition.sources), definition.code
    origins = [definition.origin for definition in standard().cards]
    assert origins[:FIRST_LOCATION].count("elysium") == 0
    assert origins[FIRST_LOCATION:FIRST_RELIC].count("elysium") == 5
    assert origins[FIRST_RELIC:VICTIM].count("elysium") == 6


def test_doubtful_facts_are_marked() -> None:
    assert dict(card("bloody-fury").confidence)["power"] == "high"
    assert dict(card("punks-posse").confidence)["power"] == "medium"
    assert dict(card("tremere-ready").confidence)["kind"] == "low"
    assert dict(card("talley").confidence)["kiss"] == "low"
    assert dict(card("maldavis").confidence)["influence"] == "high"
    assert dict(card("maldavis").confidence)["drained-blood"] == "medium"


def test_numbers_of_cards() -> None:
    assert card("focus-from-hunger").power == 9
    assert card("talley")[5:9] == (2, -1, 3, 0)
    assert card("douglas-richardson")[5:9] == (2, 0, 8, 0)
    assert card("victim")[5:9] == (1, 1, 3, 0)
    assert card("isaac-chalice").influence == 2
    assert standard().rewards[:4] == ((1, 2, 3), (1, 2, 2), (0, 1, 1), 1)


@pytest.mark.parametrize(
    ("name", "timing", "amount"),
    [
        ("show-of-force", PREPARATION, Amount(number=1)),
        ("fist-of-caine", AFTERMATH, Amount("round", 1)),
        ("f-the-system", AFTERMATH, Amount("won", 4, otherwise=2)),
        ("earthshock", AFTERMATH, Amount("blood-here", 1, halved=True)),
        ("feral-whispers", TIMINGS.index("you-withdraw-elsewhere"), Amount("moved", 2)),
    ],
)
def test_amounts(name: str, timing: int, amount: Amount) -> None:
    assert program(name, timing)[0].amount == amount


def test_whom_effects_concern() -> None:
    assert program("show-of-force", PREPARATION)[0].who == EACH_RIVAL
    assert program("sgt-mctavish", GAINED)[0].who == EACH_OPPONENT
    assert program("challenge", TIMINGS.index("opponent-plays-elsewhere"))[0].who == THAT_PLAYER
    assert program("theft-of-vitae", PREPARATION)[0].who == YOU
    assert program("show-of-force", PREPARATION)[0].touches
    assert not program("theft-of-vitae", PREPARATION)[0].touches


def test_what_follows_from_an_effect_is_a_program() -> None:
    spending = program("cauldron-of-blood", AFTERMATH)[0]
    assert spending.word == "may-spend"
    losing = Effect("lose", Amount(number=4), EACH_RIVAL, touches=True, means=WORDS["lose"].means)
    assert standard().programs[spending.then] == (losing,)


def test_choices() -> None:
    gaze = program("tyrants-gaze", PREPARATION)[0]
    assert [(choice.word, choice.amount.number) for choice in gaze.choices] == [
        ("give-half-deployed", 0),
        ("lose-influence", 1),
    ]


def test_power_and_standing_words_are_at_hand() -> None:
    edition = standard()
    number = edition.number_of
    assert [effect.word for effect in edition.power_effects[number["master-plan"]]] == ["power"]
    assert [effect.word for effect in edition.power_effects[number["diplomacy"]]] == ["zero-highest"]
    assert edition.power_effects[number["marcel"]] == ()
    assert edition.standing[IMMUNITY] == 1 << number["submission"]
    assert edition.standing[CHANGES_FEE] == 1 << number["erichtho"] | 1 << number["ryan-ramos"]
    assert edition.standing_amount(number["erichtho"], CHANGES_FEE) == -1
    assert edition.standing_amount(number["marcel"], CHANGES_FEE) == 0
    assert edition.with_timing[ALWAYS] >> number["submission"] & 1


# Files that change cards


def test_no_text_changes_nothing() -> None:
    assert EDITIONS[""] is standard()


def test_a_card_file_changes_only_what_it_names() -> None:
    text = """
cards:
  - code: BR07
    power: 5
    preparation: [{steal: 2, who: each-opponent}, {draw: 1}]
    confidence: {power: high}
    sources: [BOX]
  - name: marcel
    kiss: 2
    gained: [{gain-blood: alliance/2}]
rewards: {third: [1, 1, 1], haven: 2}
"""
    check_text(text, FILE)
    force = card("show-of-force", text)
    assert (force.power, force.kind, force.sources) == (5, "preparation", ("BOX",))
    assert [(effect.word, effect.who) for effect in program("show-of-force", PREPARATION, text)] == [
        ("steal", EACH_OPPONENT),
        ("draw", YOU),
    ]
    assert card("marcel", text)[5:9] == (4, 2, 4, 2)
    assert program("marcel", GAINED, text)[0].amount == Amount("alliance", 1, halved=True)
    edition = EDITIONS[text]
    assert edition.rewards[:4] == ((1, 2, 3), (1, 2, 2), (1, 1, 1), 2)
    changed = {edition.number_of[name] for name in ("show-of-force", "marcel")}
    for number, (old, new) in enumerate(zip(standard().cards, edition.cards, strict=True)):
        same = old._replace(programs=()) == new._replace(programs=())
        assert same == (number not in changed)
    assert card("show-of-force").power == 3, "our own stay as they were"


def test_an_empty_timing_takes_its_effects_away() -> None:
    text = "cards: [{code: BR07, preparation: []}]"
    assert card("show-of-force", text).programs == ()
    assert not EDITIONS[text].with_timing[PREPARATION] >> card("show-of-force").number & 1


def test_a_kind_can_be_corrected() -> None:
    text = "cards: [{name: curfew, kind: conflict, confidence: {kind: high}}]"
    assert card("curfew", text).kind == "conflict"
    assert card("curfew", text).programs != ()
    assert dict(card("curfew", text).confidence)["kind"] == "high"
    assert dict(card("curfew", text).confidence) == {**dict(card("curfew").confidence), "kind": "high"}


def test_an_effect_may_follow_from_what_follows() -> None:
    text = "cards: [{code: TR05, aftermath: [{may-spend: 1, then: [{may-spend: 1, then: [{lose: 3}]}]}]}]"
    edition = EDITIONS[text]
    first = program("cauldron-of-blood", AFTERMATH, text)[0]
    second = edition.programs[first.then][0]
    assert edition.programs[second.then][0].amount == Amount(number=3)


# What is refused


def refused(text: str) -> BadFile:
    with pytest.raises(BadFile) as caught:
        check_text(text, FILE)
    assert caught.value.details["file"] == FILE
    for language in LANGUAGES:
        told = Speech(language, VENDETTA).refusal(caught.value)
        assert FILE in told
        assert str(caught.value.details.get("nearest", "")) in told
    return caught.value


@pytest.mark.parametrize(
    ("line", "kind", "word", "nearest"),
    [
        ("preparation: [{stel: 1}]", "effect", "stel", "steal"),
        ("preparation: [move-to-heaven]", "effect", "move-to-heaven", "move-to-haven"),
        ("preparation: [{steal: 1, whom: each-rival}]", "key", "whom", "who"),
        ("preparation: [{steal: 1, who: each-rivals}]", "selector", "each-rivals", "each-rival"),
        ("preparation: [{steal: 1, if: at-heaven}]", "condition", "at-heaven", "at-haven"),
        ("preparation: [{steal: rounds}]", "amount", "rounds", "round"),
        ("preparation: [{steal: aliance/2}]", "amount", "aliance", "alliance"),
        ("preparation: [{steal: 1 if one else 2}]", "amount", "one", "won"),
        ("preparation: [{steal: 'a lot'}]", "amount", "a lot", "alliance"),
        ("preparation: [{rivals-choose: [skip-step, {be-robbed: 3}]}]", "choice", "skip-step", "skip-steps"),
        ("preparaton: [{steal: 1}]", "key", "preparaton", "preparation"),
        ("pover: 3", "key", "pover", "power"),
        ("kind: preparations", "kind", "preparations", "preparation"),
        ("kind: human", "kind", "human", "aftermath"),
        ("origin: elysum", "origin", "elysum", "elysium"),
        ("confidence: {power: hihg}", "confidence", "hihg", "high"),
        ("confidence: {powr: high}", "key", "powr", "power"),
    ],
)
def test_unknown_words_are_refused_with_line_and_nearest_name(line: str, kind: str, word: str, nearest: str) -> None:
    refusal = refused(f"cards:\n  - code: BR07\n    {line}\n")
    assert refusal.reason == "card-file-unknown-word"
    assert refusal.details == {"file": FILE, "line": 3, "kind": kind, "word": word, "nearest": nearest}


def test_measures_are_known_by_name() -> None:
    refusal = refused("cards:\n  - code: BR02\n    conflict: [{power: 2, per: own-card-here}]\n")
    assert (refusal.details["kind"], refusal.details["nearest"]) == ("measure", "own-cards-here")


@pytest.mark.parametrize(
    ("key", "word", "nearest"), [("code", "BR7", "BR07"), ("name", "show-of-farce", "show-of-force")]
)
def test_unknown_cards_are_refused(key: str, word: str, nearest: str) -> None:
    refusal = refused(f"cards:\n  - {key}: {word}\n    power: 2\n")
    assert refusal.reason == "card-file-unknown-word"
    assert (refusal.details["line"], refusal.details["kind"], refusal.details["nearest"]) == (2, "card", nearest)


@pytest.mark.parametrize(
    ("code", "line", "reason"),
    [
        ("BR07", "power: -1", "out-of-range"),
        ("BR07", "power: 100", "out-of-range"),
        ("BR07", "power: strong", "not-a-number"),
        ("BR07", "power: 2.5", "not-a-number"),
        ("BR07", "power: yes", "not-a-number"),
        ("BR07", "preparation: steal", "not-a-list"),
        ("BR07", "preparation: [3]", "not-an-effect"),
        ("BR07", "preparation: [{}]", "not-an-effect"),
        ("BR07", "preparation: [steal]", "missing-amount"),
        ("BR07", "preparation: [{steal: }]", "missing-amount"),
        ("BR07", "preparation: [{steal: 0}]", "out-of-range"),
        ("BR07", "preparation: [{steal: -1}]", "out-of-range"),
        ("BR07", "preparation: [{steal: 1.5}]", "not-a-number"),
        ("BR07", "preparation: [{take-half-deployed: 2}]", "superfluous-amount"),
        ("BR07", "preparation: [{face-down-power: round}]", "not-a-number"),
        ("BR07", "preparation: [{face-down-power: 100}]", "out-of-range"),
        ("BR07", "preparation: [{steal: 1, then: [{draw: 1}]}]", "nothing-can-follow"),
        ("BR07", "preparation: [{may-spend: 1, then: []}]", "nothing-follows"),
        ("BR07", "preparation: [{may-spend: 1, then: steal}]", "not-a-list"),
        ("BR07", "preparation: [{steal: 1, per: pool}]", "only-power-counts"),
        ("BR07", "preparation: [{steal: 1, most: 3}]", "most-of-nothing"),
        ("BR07", "preparation: [{steal: 1, who: you}]", "cannot-concern"),
        ("BR07", "preparation: [{lose: 1, who: chosen-opponent}]", "cannot-concern"),
        ("BR07", "preparation: [{steal: 1, who: that-player}]", "cannot-work-here"),
        ("BR07", "preparation: [{steal: moved}]", "cannot-work-here"),
        ("BR07", "preparation: [{steal: 4 if won else 2}]", "cannot-work-here"),
        ("BR07", "preparation: [{steal: taken-back}]", "counted-by-nothing"),
        ("BR07", "preparation: [{power: 2}]", "cannot-work-here"),
        ("BR07", "preparation: [immune]", "cannot-work-here"),
        ("BR07", "preparation: [{fee-here: 1}]", "cannot-work-here"),
        ("BR07", "preparation: [{steal: 1, if: reward-taken-here}]", "cannot-work-here"),
        ("BR07", "preparation: [{rivals-choose: [skip-steps]}]", "nothing-to-choose"),
        ("BR07", "preparation: [{rivals-choose: [skip-steps, be-robbed]}]", "missing-amount"),
        ("BR07", "preparation: [{rivals-choose: 3}]", "not-a-list"),
        ("BR07", "preparation: [draw, draw, draw, draw, draw, draw, draw, draw, draw]", "too-many-effects"),
        ("BR07", "aftermath: [{steal: 1}]", "step-of-other-kind"),
        ("BR07", "kind: passive", "step-of-other-kind"),
        ("BR07", "gained: [{gain-blood: 1}]", "timing-of-other-cards"),
        ("BR07", "always: [{power: 1, if: reward-taken-here}]", "cannot-work-here"),
        ("BR07", "always: [{immune: , if: at-haven}]", "no-condition"),
        ("BR07", "name: show-of-farce", "unknown-word"),
        ("BR07", "name: marcel", "other-card-name"),
        ("BR07", "sources: ES", "not-a-list"),
        ("BR07", "sources: [3]", "not-a-word"),
        ("BR07", "confidence: high", "not-a-mapping"),
        ("BR07", "power: 3\n    power: 4", "key-twice"),
        ("BR07", "power: [3", "bad-yaml"),
        ("NO06", "at-reveal: [{rivals-pay-to-turn-up: 1}, {rivals-pay-to-turn-up: 2}]", "too-many-effects"),
        ("AL13", "your-turn: [{gain-blood: 1}]", "cannot-work-here"),
        ("AL01", "preparation: [{gain-blood: 1}]", "timing-of-other-cards"),
        ("LO6", "withdrawn-from-here: [{gain-blood: 1}]", "cannot-work-here"),
        ("LO6", "withdrawn-from-here: [{lose: 1}]", "say-who"),
        ("RE6", "your-turn: [{steal: 2}]", "say-who"),
        ("VI", "always: [wins-ties]", "timing-of-other-cards"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(code: str, line: str, reason: str) -> None:
    refusal = refused(f"cards:\n  - code: {code}\n    {line}\n")
    assert refusal.reason == f"card-file-{reason}"
    assert refusal.details["line"] == (4 if reason in ("key-twice", "bad-yaml") else 3)


def test_the_line_of_an_effect_is_its_own() -> None:
    text = """
cards:
  - code: TR05
    aftermath:
      - may-spend: 1
        then:
          - lose: 4
          - looze: 3
"""
    assert refused(text).details["line"] == 8


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("", "not-one", 1),
        ("# nothing", "not-one", 1),
        ("cards: []\n---\ncards: []", "not-one", 1),
        ("[]", "not-a-mapping", 1),
        ("cards: 3", "not-a-list", 1),
        ("cards:\n- 3", "not-a-mapping", 2),
        ("cards:\n- power: 3", "not-named", 2),
        ("card: []", "unknown-word", 1),
        ("cards:\n- code: BR07\n- name: show-of-force", "card-twice", 3),
        ("rewards:\n  first: [1, 2]", "not-by-round", 2),
        ("rewards:\n  first: [1, 2, -3]", "out-of-range", 2),
        ("rewards:\n  haven: one", "not-a-number", 2),
        ("rewards:\n  fourth: [1, 2, 3]", "unknown-word", 2),
        ("cards: \x07", "bad-yaml", 1),
        ("cards: &all [*all]", "bad-yaml", 1),
        ("cards: \ud800", "bad-yaml", 1),
        ("#" * 60_001, "too-large", 1),
        ("[" * 50_000, "bad-yaml", 1),
        ("- " * 25_000, "bad-yaml", 1),
    ],
)
def test_files_of_another_shape_are_refused(text: str, reason: str, line: int) -> None:
    refusal = refused(text)
    assert refusal.reason == f"card-file-{reason}"
    assert refusal.details["line"] == line
