"""The functions by which messages decline, conjugate and choose an article."""

import pytest

from elysium.engine.cards.grammar import CASES, FUNCTIONS, adjective, agreeing, article, forms, mood


@pytest.mark.parametrize(
    ("word", "gender", "number", "declined"),
    [
        ("gotowy", "personal", "one", "gotowy gotowego gotowemu gotowego gotowym gotowym"),
        ("gotowy", "animate", "one", "gotowy gotowego gotowemu gotowego gotowym gotowym"),
        ("gotowy", "inanimate", "one", "gotowy gotowego gotowemu gotowy gotowym gotowym"),
        ("gotowy", "feminine", "one", "gotowa gotowej gotowej gotową gotową gotowej"),
        ("gotowy", "neuter", "one", "gotowe gotowego gotowemu gotowe gotowym gotowym"),
        ("gotowy", "personal", "many", "gotowi gotowych gotowym gotowych gotowymi gotowych"),
        ("gotowy", "feminine", "many", "gotowe gotowych gotowym gotowe gotowymi gotowych"),
        ("młodszy", "personal", "many", "młodsi młodszych młodszym młodszych młodszymi młodszych"),
        ("ranny", "personal", "many", "ranni rannych rannym rannych rannymi rannych"),
        ("inny", "personal", "many", "inni innych innym innych innymi innych"),
        ("niski", "personal", "one", "niski niskiego niskiemu niskiego niskim niskim"),
        ("niski", "feminine", "one", "niska niskiej niskiej niską niską niskiej"),
        ("niski", "personal", "many", "niscy niskich niskim niskich niskimi niskich"),
        ("ten", "personal", "one", "ten tego temu tego tym tym"),
        ("ten", "feminine", "one", "ta tej tej tę tą tej"),
        ("ten", "neuter", "one", "to tego temu to tym tym"),
        ("ten", "personal", "many", "ci tych tym tych tymi tych"),
        ("ten", "animate", "many", "te tych tym te tymi tych"),
    ],
)
def test_polish_adjectives_are_declined(word: str, gender: str, number: str, declined: str) -> None:
    assert [adjective(word, gender, number, case) for case in CASES] == declined.split()


def test_participles_soften_for_persons() -> None:
    assert adjective("przekręcony", "personal", "many", "nom") == "przekręceni"


def test_a_noun_is_written_out_in_all_its_cases() -> None:
    minion = "sługa/sługi/słudze/sługę/sługą/słudze", "słudzy/sług/sługom/sług/sługami/sługach"
    assert forms(*minion, "one", "acc") == "sługę"
    assert forms(*minion, "many", "ins") == "sługami"


@pytest.mark.parametrize(
    ("phrase", "before"),
    [
        ("ally", "an"), ("vampire", "a"), ("older vampire", "an"), ("unlocked minion", "an"), ("unique card", "a"),
        ("Anarch vampire", "an"), ("uncontrolled card", "an"), ("ready ally", "a"),
    ],
)  # fmt: skip
def test_the_english_article_hears_what_follows(phrase: str, before: str) -> None:
    assert article(phrase) == before


def test_spanish_adjectives_agree() -> None:
    assert [agreeing("girado", gender, "one") for gender in ("animate", "masculine", "feminine")] == [
        "girado",
        "girado",
        "girada",
    ]
    assert agreeing("girado", "feminine", "many") == "giradas"


def test_a_verb_has_three_moods() -> None:
    assert [mood(asked, "quema", "quemar", "arde") for asked in ("imp", "inf", "ind")] == ["quema", "quemar", "arde"]


def test_messages_know_all_of_them() -> None:
    assert set(FUNCTIONS.values()) == {adjective, agreeing, article, forms, mood}
