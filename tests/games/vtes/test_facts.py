"""The card facts: what we read from krcg is what is printed, and the index is quick and never in the way."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from krcg import models

from elysium.games.vtes.definitions import facts as index
from elysium.games.vtes.definitions.facts import (
    Fact,
    MissingCard,
    by_slug,
    fact_named,
    facts,
    preconstructed,
    reference_decks,
)
from elysium.games.vtes.definitions.facts_build import CryptText, build_index, read_crypt_text, slugs_of, usual_sect
from elysium.games.vtes.definitions.krcg_cache import keep, read_kept

FIRST_BLOOD = ("ventrue", "malkavian", "toreador", "nosferatu", "tremere")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Krid", {"slug": "krid", "full_name": "Krid (G3)", "capacity": 2, "group": 3, "clans": ("nosferatu",)}),
        ("Krid", {"disciplines": (("obf", 1),), "sect": "camarilla", "title": "", "plain": True, "crypt": True}),
        ("Gilbert Duane", {"title": "prince", "city": "miami", "disciplines": (("aus", 2), ("dom", 2), ("obf", 2))}),
        ("Theo Bell (G6)", {"slug": "theo-bell-g6", "sect": "anarch", "keywords": (("strength", 1),), "plain": False}),
        ("Alfred Benezri (ADV)", {"slug": "alfred-benezri-adv", "advanced": True, "title": "bishop", "plain": False}),
        ("Marcus Vitel", {"title": "prince", "city": "washington-dc"}),
        ("Emerson Bridges", {"title": "prince", "city": "washington-dc", "plain": True}),
        ("Ambrogino Giovanni", {"title": "1-vote", "sect": "independent", "keywords": (("bleed", 1),), "plain": True}),
        ("Melinda Galbraith (ADV)", {"title": "bishop", "keywords": ()}),
        ("Abd al-Rashid", {"keywords": (("blood-cursed", 0),), "clans": ("banu-haqim",), "plain": True}),
        ("Anarch Convert", {"group": 0, "capacity": 1}),
        ('Travis "Traveler72" Miller', {"types": ("imbued",), "sect": "", "plain": False}),
        (".44 Magnum", {"slug": "44-magnum", "types": ("equipment",), "pool_cost": 2, "crypt": False, "plain": False}),
        ("J. S. Simmons, Esq.", {"slug": "j-s-simmons-esq", "types": ("retainer",)}),
        ("Govern the Unaligned", {"disciplines": (("dom", 0),), "blood_cost": 1, "requires_all": False}),
        ("Villein", {"types": ("master",), "trifle": True}),
        ("Blur", {"types": ("combat",), "disciplines": (("cel", 0),)}),
        ("Deflection", {"types": ("reaction",), "disciplines": (("dom", 0),), "blood_cost": 1}),
        ("Fourth Tradition: The Accounting", {"types": ("action",)}),
    ],
)
def test_known_cards(name: str, expected: dict[str, object]) -> None:
    assert {field: value for field, value in _fields(fact_named(name)).items() if field in expected} == expected


def _fields(fact: Fact) -> dict[str, object]:
    return {field: getattr(fact, field) for field in Fact.__struct_fields__}


def test_costs_of_x_and_combined_requirements() -> None:
    assert any(fact.pool_cost == -1 for fact in facts().values())
    assert any(fact.blood_cost == -1 for fact in facts().values())
    both = [fact for fact in facts().values() if fact.requires_all]
    assert both
    assert all(len(fact.disciplines) > 1 and not fact.crypt for fact in both)


def test_every_card_has_a_word_of_its_own() -> None:
    assert len(by_slug()) == len(facts()) > 4000
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", slug) for slug in by_slug())
    assert by_slug()["theo-bell"].group == 2
    assert by_slug()["theo-bell-adv"].advanced


def test_a_printing_that_comes_later_takes_no_word_from_an_earlier_one() -> None:
    def vampire(number: int, group: models.Group, advanced: bool = False) -> models.CryptCard:
        return models.CryptCard(id=number, printed_name="Ana", group=group, advanced=advanced)

    cards = [vampire(3, models.Group.G6), vampire(2, models.Group.G2), vampire(4, models.Group.G2, True)]
    assert slugs_of(cards) == {2: "ana", 3: "ana-g6", 4: "ana-adv"}
    assert slugs_of([*cards, vampire(5, models.Group.G6, True)])[5] == "ana-g6-adv"


def test_a_bare_name_means_the_first_printing() -> None:
    assert fact_named("theo bell").full_name == "Theo Bell (G2)"
    assert fact_named("THEO BELL (G6)").group == 6
    assert fact_named("Gilbert Duane").group == 1


def test_a_missing_card_is_named() -> None:
    with pytest.raises(MissingCard, match=r"krcg 5\..* no card called 'Blod Doll'.*Blood Doll"):
        fact_named("Blod Doll")


# What the text of a vampire says


def crypt_card(text: str, clan: str = "Toreador", **more: object) -> CryptText:
    return read_crypt_text(models.CryptCard(id=1, text=text, clan=clan, **more))  # type: ignore[arg-type]


@pytest.mark.rule("VTES-10-03", "VTES-10.4-01")
def test_the_text_overrides_the_sect_of_the_clan() -> None:
    assert crypt_card("Independent.").sect == "independent"
    assert crypt_card("Non-Camarilla. +1 bleed.").sect == "independent"
    assert crypt_card("Sabbat: Sterile.", clan="Brujah").sect == "sabbat"


@pytest.mark.rule("VTES-10.1-01", "VTES-10.1-02", "VTES-10.2-01", "VTES-10.3-01")
@pytest.mark.parametrize(
    ("clan", "sect"),
    [
        *((clan, "camarilla") for clan in ("Brujah", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")),
        ("Caitiff", "camarilla"),
        *((clan, "sabbat") for clan in ("Lasombra", "Tzimisce", "Pander", "Ahrimane", "Blood Brother", "Kiasyd")),
        ("Harbinger of Skulls", "sabbat"),
        ("Salubri antitribu", "sabbat"),
        *((clan, "laibon") for clan in ("Akunanse", "Guruhi", "Ishtarri", "Osebo")),
    ],
)
def test_the_sect_of_a_vampire_without_sect_text(clan: str, sect: str) -> None:
    card = models.CryptCard(id=1, text="+1 bleed.", clan=clan)
    assert usual_sect(card) == sect
    assert read_crypt_text(card).sect == sect
    assert clan.replace(" ", "-").lower() in {name for fact in facts().values() for name in fact.clans}


@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        ("Camarilla.", ()),
        ("Camarilla Prince of St. Louis: +1 bleed. -1 stealth.", (("bleed", 1), ("stealth", -1))),
        ("Camarilla Brujah Justicar.", ()),
        ("Camarilla Tremere Slave: Flight [FLIGHT].", (("slave Tremere", 0), ("Flight", 0))),
        ("Sabbat. Mexico City Circle: Sterile.", (("circle Mexico City", 0), ("Sterile", 0))),
        ("Independent. 2 votes (titled): Scarce.\nInfernal.", (("Scarce", 0), ("Infernal", 0))),
        ("Independent: Ana has 1 vote (titled). Red List.", (("Red List", 0),)),
    ],
)
def test_a_text_of_keywords_only_is_plain(text: str, keywords: tuple[tuple[str, int], ...]) -> None:
    assert crypt_card(text)[3:] == (keywords, True)


@pytest.mark.parametrize(
    "text",
    [
        "Camarilla: Ana gets +1 bleed when she frowns.",
        "Sabbat. +1 bleed. Ana cannot block.",
        "Camarilla grandmother.",
        "Anarch.\n[MERGED] +1 strength.",
        "Independent: +1 bleed during your turn.",
        "+1 strength.",
        "",
    ],
)
def test_any_other_text_is_not_plain(text: str) -> None:
    assert not crypt_card(text).plain


def test_what_a_merged_vampire_gains_is_no_keyword_of_the_card() -> None:
    assert crypt_card("Sabbat bishop: Sterile.\n[MERGED] Sabbat regent: +2 bleed.").keywords == (("Sterile", 0),)


# Our assumptions against krcg's data


def test_every_vampire_has_the_facts_that_the_rules_need() -> None:
    sects = {"camarilla", "sabbat", "laibon", "independent", "anarch"}
    for fact in facts().values():
        if "vampire" in fact.types:
            assert fact.sect in sects, fact.full_name
            assert fact.capacity > 0, fact.full_name
            assert len(fact.clans) == 1, fact.full_name
            assert bool(fact.city) == (fact.title in ("prince", "archbishop", "baron")), fact.full_name
        if fact.crypt:
            assert fact.types in (("vampire",), ("imbued",))
            assert all(level in (1, 2) for _, level in fact.disciplines)
        else:
            assert all(level == 0 for _, level in fact.disciplines)
            assert (fact.group, fact.capacity, fact.plain) == (0, 0, False)


@pytest.mark.rule("VTES-1.5.5-02")
def test_cards_printed_without_a_group_have_got_one() -> None:
    """The cards of Jyhad have no symbol, those of the next sets have one."""
    assert [fact.name for fact in facts().values() if fact.crypt and not fact.group] == ["Anarch Convert", "New Blood"]
    assert fact_named("Anvil").group == 1
    assert fact_named("Amisa").group == 2


def test_the_first_blood_decks_are_complete() -> None:
    assert list(reference_decks()) == [f"first-blood-{clan}" for clan in FIRST_BLOOD]
    for clan in FIRST_BLOOD:
        deck = reference_decks()[f"first-blood-{clan}"]
        assert (deck.crypt_size(), deck.library_size()) == (6, 49)
        assert all(facts()[card].crypt and facts()[card].clans == (clan,) for card, _ in deck.crypt)
        assert not any(facts()[card].crypt for card, _ in deck.library)
        assert not any(facts()[card].banned for card, _ in deck.library)


def test_the_preconstructed_decks_are_complete() -> None:
    """As many of each set as were sold, each as large as its box says, and none with a card that is banned."""
    sizes = {
        "first-blood": (5, {(6, 49)}),
        "fifth-edition": (14, {(12, 77)}),
        "new-blood": (14, {(6, 49), (6, 48)}),
        "sabbat": (4, {(12, 77)}),
        "two-players": (14, {(12, 42)}),
    }
    found = preconstructed()
    assert len(found) == sum(count for count, _ in sizes.values())
    for name, (count, deck_sizes) in sizes.items():
        decks = [deck for word, deck in found.items() if word.startswith(f"{name}-")]
        assert len(decks) == count
        assert {(deck.crypt_size(), deck.library_size()) for deck in decks} == deck_sizes
    for deck in found.values():
        assert all(facts()[card].crypt for card, _ in deck.crypt)
        assert not any(facts()[card].crypt for card, _ in deck.library)
        assert not any(facts()[card].banned for card, _ in (*deck.crypt, *deck.library))


def test_no_card_text_is_stored() -> None:
    words = [value for fact in facts().values() for value in _fields(fact).values() if isinstance(value, str)]
    assert max(map(len, words)) < 80


# The cache


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path / "temporary"))
    index._index.cache_clear()
    yield tmp_path / "elysium" / index.CACHE
    index._index.cache_clear()


def test_the_index_is_written_and_read_back(own_cache: Path) -> None:
    built = index._index()
    assert own_cache.stat().st_size > 100_000
    assert read_kept(own_cache, index.Index, index.index_key()) == built
    assert [path.name for path in own_cache.parent.iterdir()] == [own_cache.name]


def test_another_key_builds_it_again(own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    index._index()
    index._index.cache_clear()
    monkeypatch.setattr(index, "FORMAT", index.FORMAT + 1)
    assert read_kept(own_cache, index.Index, index.index_key()) is None
    assert index._index().key == index.index_key()
    assert read_kept(own_cache, index.Index, index.index_key())


@pytest.mark.parametrize("damage", [b"", b"\xc1", b"not an index", msgspec.msgpack.encode(["", [], []])])
def test_a_damaged_cache_is_replaced(own_cache: Path, damage: bytes) -> None:
    own_cache.parent.mkdir(parents=True)
    own_cache.write_bytes(damage)
    assert len(index._index().facts) == len(facts())
    assert read_kept(own_cache, index.Index, index.index_key())


def test_a_cache_that_cannot_be_written_is_no_error(own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = own_cache.parents[1] / "a-file"
    file.write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(file))
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(file))
    assert index._index().facts
    assert not keep(file / "elysium" / "x", index._index())


def test_a_second_start_does_not_import_krcg() -> None:
    facts()
    code = (
        "import sys\nfrom elysium.games.vtes.definitions import facts\n"
        "assert facts.facts() and facts.reference_decks()\n"
        "print([name for name in ('krcg', 'aiohttp', 'yaml', 'rich') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ)
    assert done.stdout.strip() == "[]"


def test_building_twice_gives_the_same() -> None:
    assert build_index("key") == build_index("key")
