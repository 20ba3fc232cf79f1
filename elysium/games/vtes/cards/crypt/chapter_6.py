"""Vampires that show the rules of turns and actions: further master phase actions, a mandatory bleed."""

from elysium.games.vtes.cards.language import card
from elysium.games.vtes.state import MASTER_ACTION
from elysium.games.vtes.words.chapter_6 import must_take, need_not_hunt, you_control_locked_minion
from elysium.games.vtes.words.shapes import bonus, grants_bleed

card("Anson (G1)", statics=(bonus(MASTER_ACTION, 1),))
card("Elen Kamjian (G6)", abilities=(must_take(grants_bleed(+1), you_control_locked_minion(), need_not_hunt()),))
