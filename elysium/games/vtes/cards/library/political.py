"""Political action cards."""

from elysium.games.vtes.cards.language import card
from elysium.games.vtes.words.effects import burn_allocated_pool
from elysium.games.vtes.words.effects_votes import each_burns_pool_per_minion, each_gains_pool_per_chosen_clan
from elysium.games.vtes.words.shapes import political

card("Ancilla Empowerment", political(each_burns_pool_per_minion()))
card("Consanguineous Boon", political(each_gains_pool_per_chosen_clan(), terms="clan"), keywords="boon")
card("Kine Resources Contested", political(burn_allocated_pool(), terms="points"))
