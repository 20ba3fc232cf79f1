"""Cards that were given away, as the card database of the players has them; nobody compared them with the cards."""

from typing import Final

from elysium.games.rivals.definitions.facts import agenda, edition, haven, numbered, vampire

PROMO: Final = numbered(833, edition("promo", (
    vampire("xxx-annabelle", "Annabelle", "brujah", 4, 1, 1, 0, "potence presence"),
    vampire("xxx-smoke", "Smoke", "brujah", 3, 0, 2, 0, "celerity"),
    vampire("xxx-r-t-thassos", "R.T. Thassos", "gangrel", 4, 0, 0, 2, "animalism protean"),
    vampire("xxx-xander-klaus", "Xander Klaus", "gangrel", 4, 1, 0, 1, "fortitude protean"),
    vampire("xxx-fujiko", "Fujiko", "hecata", 4, 2, 0, 0, "auspex fortitude"),
    vampire("xxx-giselle-della-scala", "Giselle della Scala", "lasombra", 4, 0, 1, 1, "dominate oblivion"),
    vampire("xxx-timothy-schwartz", "Timothy Schwartz", "lasombra", 3, 1, 0, 1, "dominate"),
    vampire("xxx-timothy-winters", "Timothy Winters", "lasombra", 5, 1, 0, 2, "dominate oblivion"),
    vampire("xxx-natasha-blank", "Natasha Blank", "malkavian", 3, 0, 1, 1, "obfuscate"),
    vampire("xxx-the-exterminator", "The Exterminator", "nosferatu", 5, 1, 0, 2, "animalism potence"),
    vampire("xxx-sid-baqri", "Sid Baqri", "thin-blood", 2, 0, 0, 1, "thin-blood-alchemy"),
    vampire("xxx-freddy-usher", "Freddy Usher", "toreador", 3, 1, 0, 1, "celerity"),
    vampire("xxx-luviere-bataille", "Luviere Bataille", "toreador", 3, 1, 1, 0, "presence"),
    vampire("xxx-reina-de-la-vega", "Reina de la Vega", "tremere", 4, 1, 0, 1, "auspex blood-sorcery"),
    vampire("xxx-victor-cane", "Victor Cane", "tremere", 2, 0, 1, 0, "blood-sorcery"),
    vampire("xxx-carmina-magnus", "Carmina Magnus", "ventrue", 4, 0, 1, 1, "dominate presence"),
    vampire("xxx-martine-diaz", "Martine Diaz", "ventrue", 4, 0, 1, 1, "fortitude presence"),
    vampire("xxx-victor-temple", "Victor Temple", "ventrue", 5, 0, 1, 2, "dominate presence"),
    haven("xxx-apartment-111", "Apartment 111"),
    haven("xxx-dancing-house", "Dancing House"),
    haven("xxx-old-police-station", "Old Police Station"),
    haven("xxx-prague-national-bank", "Prague National Bank"),
    haven("xxx-tent-city", "Tent City"),
    haven("xxx-the-presidio", "The Presidio"),
    haven("xxx-the-underpass", "The Underpass"),
    haven("xxx-youth-hostel", "Youth Hostel"),
    agenda("xxx-balance-in-all-things", "Balance in All Things"),
    agenda("xxx-kiss-the-ring", "Kiss The Ring"),
    agenda("xxx-race-to-the-bottom", "Race to the Bottom"),
    agenda("xxx-the-killing-moon", "The Killing Moon"),
)))  # fmt: skip
