"""Sects, titles and clans: the closed lists of chapter 10, every title with every sect, and cards on top of cards."""

import pytest
from krcg import models

from elysium.engine.state import Seat
from elysium.games.vtes.cards.registry import supported
from elysium.games.vtes.dealing import empty_table
from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.facts_build import read_crypt_text
from elysium.games.vtes.definitions.language import CARDS, Entity, Face
from elysium.games.vtes.definitions.names import (
    ANARCH,
    ARCHBISHOP,
    BARON,
    CAMARILLA,
    CARDINAL,
    CITY_TITLES,
    CLANS,
    CREEDS,
    IMPERATOR,
    INDEPENDENT,
    KHOLO,
    LAIBON,
    MAGAJI,
    NO_SECT,
    ONE_VOTE,
    PRIMOGEN,
    PRINCE,
    REGENT,
    SABBAT,
    SECTS,
    TITLE_SECT,
    TITLE_VOTES,
    TITLES,
    TWO_VOTES,
    UNTITLED,
    claim_of,
    sect_of_clan,
)
from elysium.games.vtes.rules.entering import put_on
from elysium.games.vtes.rules.entities import burn, new_entity
from elysium.games.vtes.rules.sects import change_clan, change_sect
from elysium.games.vtes.rules.titles import give_title
from elysium.games.vtes.rules.values import fits_title, has_title, title_of, votes_of
from elysium.games.vtes.state import READY, TITLE_CONTESTED, Vtes

CAMARILLA_CLANS = ("brujah", "malkavian", "nosferatu", "toreador", "tremere", "ventrue", "caitiff")
SABBAT_CLANS = (
    "lasombra", "tzimisce", "pander", "ahrimane", "blood-brother", "harbinger-of-skulls", "kiasyd",
    "brujah-antitribu", "gangrel-antitribu", "malkavian-antitribu", "nosferatu-antitribu", "salubri-antitribu",
    "toreador-antitribu", "tremere-antitribu", "ventrue-antitribu",
)  # fmt: skip
LAIBON_CLANS = ("akunanse", "guruhi", "ishtarri", "osebo")
OSEBO, GURUHI, TOREADOR, VENTRUE = (CLANS.index(name) for name in ("osebo", "guruhi", "toreador", "ventrue"))


def table() -> Vtes:
    return empty_table(3, bytes(32), ((), (), ()), quiet=True)


def vampire(s: Vtes, name: str = "Mazz", seat: int = 0, **changes: int) -> Entity:
    entity = new_entity(s, Face(fact_named(name).id), Seat(seat), Seat(seat), READY)
    s.blood[entity] = s.capacity[entity]
    for key, values in (("clan", s.clan), ("sect", s.sect), ("title", s.title), ("claim", s.claim)):
        if key in changes:
            values[entity] = changes[key]
    return entity


# The lists


@pytest.mark.rule("VTES-10.1-01")
@pytest.mark.rule("VTES-10.2-01")
@pytest.mark.rule("VTES-10.3-01")
def test_every_clan_has_the_sect_that_the_lists_give_it() -> None:
    listed = {
        **dict.fromkeys(CAMARILLA_CLANS, CAMARILLA),
        **dict.fromkeys(SABBAT_CLANS, SABBAT),
        **dict.fromkeys(LAIBON_CLANS, LAIBON),
    }
    assert (len(CAMARILLA_CLANS), len(SABBAT_CLANS), len(LAIBON_CLANS)) == (7, 15, 4)
    for number, name in enumerate(CLANS):
        if name and name not in CREEDS:
            assert sect_of_clan(number) == listed.get(name, INDEPENDENT), name


@pytest.mark.rule("VTES-10.2-01")
def test_all_antitribu_clans_are_among_the_fifteen() -> None:
    assert {name for name in CLANS if name.endswith("-antitribu")} < set(SABBAT_CLANS)


def read_sect(text: str, clan: str) -> str:
    return read_crypt_text(models.CryptCard(id=1, types=[models.Card.Type.VAMPIRE], text=text, clan=clan)).sect


@pytest.mark.rule("VTES-10.1-01")
@pytest.mark.rule("VTES-10.1-02")
@pytest.mark.rule("VTES-10.2-01")
@pytest.mark.rule("VTES-10.3-01")
@pytest.mark.parametrize(
    ("clan", "sect"),
    [
        ("Ventrue", "camarilla"),
        ("Tremere", "camarilla"),
        ("Caitiff", "camarilla"),
        ("Gangrel", "camarilla"),
        ("Tremere antitribu", "sabbat"),
        ("Salubri antitribu", "sabbat"),
        ("Tzimisce", "sabbat"),
        ("Kiasyd", "sabbat"),
        ("Osebo", "laibon"),
        ("Akunanse", "laibon"),
    ],
)
def test_an_older_card_without_a_sect_in_its_text_has_that_of_its_clan_or_is_camarilla(clan: str, sect: str) -> None:
    assert read_sect("+1 bleed.", clan) == sect


@pytest.mark.rule("VTES-10.4-01")
@pytest.mark.rule("VTES-10-03")
@pytest.mark.parametrize(
    ("text", "clan", "sect"),
    [
        ("Independent: +1 stealth.", "Giovanni", "independent"),
        ("Non-Camarilla: +1 stealth.", "Giovanni", "independent"),
        ("Non-Camarilla.", "Brujah", "independent"),
        ("Independent.", "Toreador", "independent"),
        ("Sabbat.", "Ravnos", "sabbat"),
        ("Anarch.", "Ventrue", "anarch"),
    ],
)
def test_the_sect_in_the_text_goes_before_that_of_the_clan(text: str, clan: str, sect: str) -> None:
    assert read_sect(text, clan) == sect


@pytest.mark.rule("VTES-10.4-02")
def test_an_independent_vampire_belongs_to_none_of_the_other_sects() -> None:
    s = table()
    independent = vampire(s, "Kashan")
    assert all(s.sect[independent] != sect for sect in (CAMARILLA, SABBAT, LAIBON, ANARCH))


# Titles


@pytest.mark.rule("VTES-10-05")
@pytest.mark.rule("VTES-10.1-03")
@pytest.mark.rule("VTES-10.2-02")
@pytest.mark.rule("VTES-10.3-02")
@pytest.mark.rule("VTES-10.5-07")
@pytest.mark.parametrize("title", [title for title in range(1, len(TITLES)) if TITLE_SECT[title] != NO_SECT])
@pytest.mark.parametrize("sect", range(1, len(SECTS)))
def test_a_title_is_given_only_to_a_vampire_of_its_sect(title: int, sect: int) -> None:
    s = table()
    entity = vampire(s, sect=sect)
    given = give_title(s, entity, title, claim_of(title, s.clan[entity], "paris"))
    assert given == (sect == TITLE_SECT[title])
    assert votes_of(s, entity) == (TITLE_VOTES[title] if given else 0)
    assert title_of(s, entity) == (title if given else UNTITLED)


@pytest.mark.rule("VTES-10.1-03")
@pytest.mark.rule("VTES-10.2-02")
@pytest.mark.rule("VTES-10.3-02")
@pytest.mark.rule("VTES-10.5-07")
def test_titles_belong_to_the_sects_of_the_book() -> None:
    sects = {
        "primogen": CAMARILLA, "prince": CAMARILLA, "justicar": CAMARILLA, "inner-circle": CAMARILLA,
        "bishop": SABBAT, "archbishop": SABBAT, "priscus": SABBAT, "cardinal": SABBAT, "regent": SABBAT,
        "magaji": LAIBON, "kholo": LAIBON, "baron": ANARCH,
    }  # fmt: skip
    assert {title: TITLE_SECT[TITLES.index(title)] for title in sects} == sects


@pytest.mark.rule("VTES-10.1-04")
@pytest.mark.rule("VTES-10.3-04")
@pytest.mark.parametrize(
    ("title", "own", "other", "sect"),
    [("justicar", TOREADOR, VENTRUE, CAMARILLA), ("inner-circle", VENTRUE, TOREADOR, CAMARILLA),
     ("kholo", OSEBO, GURUHI, LAIBON)],
)  # fmt: skip
def test_a_clan_title_goes_only_to_its_clan(title: str, own: int, other: int, sect: int) -> None:
    s = table()
    number = TITLES.index(title)
    claim = claim_of(number, own, "")
    stranger = vampire(s, clan=other, sect=sect)
    kin = vampire(s, clan=own, sect=sect)
    assert not give_title(s, stranger, number, claim)
    assert s.title[stranger] == UNTITLED
    assert give_title(s, kin, number, claim)
    assert title_of(s, kin) == number


@pytest.mark.rule("VTES-10-06")
@pytest.mark.rule("VTES-10.5-10")
@pytest.mark.parametrize("title", [PRIMOGEN, PRINCE, ARCHBISHOP, CARDINAL, REGENT, BARON, MAGAJI, KHOLO])
def test_a_title_sleeps_while_the_sect_does_not_fit(title: int) -> None:
    s = table()
    sect = TITLE_SECT[title]
    entity = vampire(s, sect=sect, title=title, claim=claim_of(title, CLANS.index("brujah"), "rome"))
    for other in range(1, len(SECTS)):
        change_sect(s, entity, other)
        fits = other == sect
        assert votes_of(s, entity) == (TITLE_VOTES[title] if fits else 0)
        assert has_title(s, entity, title) == fits
        assert s.title[entity] == title
    change_sect(s, entity, sect)
    assert votes_of(s, entity) == TITLE_VOTES[title]


@pytest.mark.rule("VTES-10.4-04")
@pytest.mark.parametrize("title", [ONE_VOTE, TWO_VOTES])
@pytest.mark.parametrize("sect", range(1, len(SECTS)))
def test_the_votes_of_an_independent_fit_every_sect(title: int, sect: int) -> None:
    s = table()
    entity = vampire(s, sect=INDEPENDENT, title=title)
    change_sect(s, entity, sect)
    assert votes_of(s, entity) == TITLE_VOTES[title]
    assert title_of(s, entity) == title


@pytest.mark.rule("VTES-10.1-05")
@pytest.mark.rule("VTES-10.2-03")
@pytest.mark.rule("VTES-10.5-08")
@pytest.mark.parametrize("one", CITY_TITLES)
@pytest.mark.parametrize("other", CITY_TITLES)
def test_any_two_titles_of_one_city_are_contested(one: int, other: int) -> None:
    s = table()
    holders = [vampire(s, seat=seat, sect=TITLE_SECT[title]) for seat, title in enumerate((one, other, other))]
    for entity, title, city in zip(holders, (one, other, other), ("berlin", "berlin", "lyon"), strict=True):
        assert give_title(s, entity, title, claim_of(title, 0, city))
    assert [bool(s.flags[entity] & TITLE_CONTESTED) for entity in holders] == [True, True, False]
    assert [votes_of(s, entity) for entity in holders] == [0, 0, 2]


@pytest.mark.rule("VTES-10.2-04")
def test_the_regent_and_the_imperator_hold_two_different_unique_titles() -> None:
    s = table()
    regent, imperator = vampire(s, sect=SABBAT), vampire(s, seat=1, sect=CAMARILLA)
    assert give_title(s, regent, REGENT, claim_of(REGENT, 0, ""))
    assert give_title(s, imperator, IMPERATOR, claim_of(IMPERATOR, 0, ""))
    assert (votes_of(s, regent), votes_of(s, imperator)) == (4, 3)
    second = vampire(s, seat=2, sect=SABBAT)
    give_title(s, second, REGENT, claim_of(REGENT, 0, ""))
    assert [votes_of(s, entity) for entity in (regent, imperator, second)] == [0, 3, 0]


@pytest.mark.rule("VTES-10.1-06")
@pytest.mark.rule("VTES-10.2-06")
@pytest.mark.rule("VTES-10.3-03")
@pytest.mark.parametrize("title", ["primogen", "bishop", "priscus", "cardinal", "magaji"])
def test_titles_that_are_not_unique_are_never_contested(title: str) -> None:
    s = table()
    number = TITLES.index(title)
    holders = [vampire(s, seat=seat, sect=TITLE_SECT[number]) for seat in range(3)]
    for entity in holders:
        assert give_title(s, entity, number, claim_of(number, s.clan[entity], ""))
    assert [title_of(s, entity) for entity in holders] == [number] * 3


@pytest.mark.rule("VTES-10.2-05")
def test_the_regent_counts_as_a_cardinal_and_a_cardinal_not_as_the_regent() -> None:
    s = table()
    regent, cardinal = (vampire(s, sect=SABBAT, title=title) for title in (REGENT, CARDINAL))
    assert has_title(s, regent, CARDINAL)
    assert has_title(s, regent, REGENT)
    assert has_title(s, cardinal, CARDINAL)
    assert not has_title(s, cardinal, REGENT)


# Cards that change sect or clan, one on top of the other


def writ_on(s: Vtes, entity: Entity) -> Entity:
    return put_on(s, Face(fact_named("Writ of Acceptance").id), Seat(0), Seat(0), entity)


@pytest.mark.rule("VTES-10-04")
@pytest.mark.rule("VTES-10.2-08")
def test_the_newest_card_about_the_sect_prevails_and_what_is_below_shows_again() -> None:
    s = table()
    entity = vampire(s, "Dodd")
    antitribu = s.clan[entity]
    writ = writ_on(s, entity)
    assert (s.sect[entity], s.clan[entity]) == (CAMARILLA, antitribu)
    impersonation = put_on(s, Face(fact_named("Clan Impersonation").id), Seat(0), Seat(0), entity)
    change_clan(s, entity, OSEBO, impersonation)
    assert (s.sect[entity], s.clan[entity]) == (LAIBON, OSEBO)
    burn(s, writ)
    assert (s.sect[entity], s.clan[entity]) == (LAIBON, OSEBO)
    second = writ_on(s, entity)
    assert (s.sect[entity], s.clan[entity]) == (CAMARILLA, OSEBO)
    burn(s, impersonation)
    assert (s.sect[entity], s.clan[entity]) == (CAMARILLA, antitribu)
    burn(s, second)
    assert (s.sect[entity], s.clan[entity]) == (SABBAT, antitribu)
    assert not s.lasting


@pytest.mark.rule("VTES-10.5-01")
def test_what_a_vampire_becomes_below_such_a_card_shows_when_the_card_is_gone() -> None:
    s = table()
    entity = vampire(s, "Dodd")
    writ = writ_on(s, entity)
    change_sect(s, entity, ANARCH)
    assert s.sect[entity] == CAMARILLA
    burn(s, writ)
    assert s.sect[entity] == ANARCH


@pytest.mark.rule("VTES-10-07")
def test_a_title_that_wakes_up_is_whole_again_and_one_that_was_claimed_meanwhile_is_gone() -> None:
    s = table()
    claim = claim_of(PRINCE, 0, "rome")
    first = vampire(s, sect=CAMARILLA, title=PRINCE, claim=claim)
    change_sect(s, first, SABBAT)
    change_sect(s, first, CAMARILLA)
    assert title_of(s, first) == PRINCE
    change_sect(s, first, SABBAT)
    second = vampire(s, seat=1, sect=CAMARILLA)
    assert give_title(s, second, PRINCE, claim)
    assert not s.flags[second] & TITLE_CONTESTED
    change_sect(s, first, CAMARILLA)
    assert s.title[first] == UNTITLED
    assert votes_of(s, second) == 2


def test_an_ally_with_a_writ_of_acceptance_is_still_of_no_sect() -> None:
    s = table()
    gang = new_entity(s, Face(fact_named("Loyal Street Gang").id), Seat(0), Seat(0), READY)
    writ = writ_on(s, gang)
    assert s.sect[gang] == NO_SECT
    burn(s, writ)
    assert s.sect[gang] == NO_SECT


@pytest.mark.rule("VTES-10-03")
def test_every_vampire_that_can_be_played_has_a_sect_and_a_title_that_fits_it() -> None:
    s = table()
    for card in map(CARDS.__getitem__, sorted(supported())):
        if card.crypt and card.is_vampire:
            assert SECTS[card.sect], card.name
            entity = new_entity(s, card.face, Seat(0), Seat(0), READY)
            if card.title:
                assert fits_title(s, entity, card.title, card.claim), card.name
