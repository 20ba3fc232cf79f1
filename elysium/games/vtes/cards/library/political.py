"""Political action cards."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import card
from elysium.games.vtes.words.conditions import capacity_at_least, of_sect, titled
from elysium.games.vtes.words.crypts import each_burns_uncontrolled
from elysium.games.vtes.words.effects import (
    burn_allocated_pool,
    each_burns_pool_per_minion,
    each_gains_pool_per_chosen_clan,
)
from elysium.games.vtes.words.politics import (
    anarchs_thrive,
    chosen_takes_location,
    chosen_takes_title,
    of_any_sect,
    only_sect_votes,
    referendum,
    takes_title,
    votes_for_clan,
)
from elysium.games.vtes.words.shapes import political

for city in ("Atlanta", "Chicago", "Detroit", "Houston", "Miami", "Paris", "Toronto"):
    card(
        f"Crusade: {city}",
        referendum(takes_title("archbishop", city), when=(of_sect("sabbat"),)),
        keywords="title",
    )
for city in ("Amsterdam", "Atlanta", "Boston", "Chicago", "Cleveland", "Dallas", "Houston", "London", "Miami", "York"):
    card(
        f"Praxis Seizure: {city}",
        referendum(takes_title("prince", city), when=(of_sect("camarilla"),)),
        keywords="title",
    )
card("Anarch Salon", referendum(anarchs_thrive(1), when=(of_sect("anarch"),)))
card("Ancilla Empowerment", political(each_burns_pool_per_minion()))
card(
    "Cardinal Benediction",
    referendum(
        chosen_takes_title("cardinal"),
        terms="sabbat-elder",
        when=(of_sect("sabbat"),),
        meanwhile=(only_sect_votes("sabbat"),),
    ),
    keywords="title",
)
card("Consanguineous Boon", political(each_gains_pool_per_chosen_clan(), terms="clan"), keywords="boon")
card("Disputed Territory", referendum(chosen_takes_location(), terms="location-and-methuselah"))
card("Kine Resources Contested", political(burn_allocated_pool(), terms="points"))
card(
    "Might of the Camarilla",
    political(each_burns_uncontrolled()),
    requires=(titled("justicar", "inner-circle"),),
)
card(
    "Reckless Agitation",
    referendum(
        burn_allocated_pool(),
        terms="points-to-others",
        when=(of_any_sect("independent", "anarch"), capacity_at_least(5)),
    ),
)
card(
    "Toreador Justicar",
    referendum(chosen_takes_title("justicar"), terms="ready-toreador", meanwhile=(votes_for_clan(1, "toreador"),)),
    keywords="title",
)
