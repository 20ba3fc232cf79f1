"""Which effects are carried out, how often, and who decides it."""

from __future__ import annotations

from elysium.engine.cards.control import CHOSEN as CHOSEN
from elysium.engine.cards.control import EACH as EACH
from elysium.engine.cards.control import afterwards as afterwards
from elysium.engine.cards.control import at_once as at_once
from elysium.engine.cards.control import choose as choose
from elysium.engine.cards.control import either as either
from elysium.engine.cards.control import for_each as for_each
from elysium.engine.cards.control import if_ as if_
from elysium.engine.cards.control import may as may
from elysium.engine.cards.nodes import Ref, Seats

CHOSEN_BEFORE = Ref("chosen-before")
"""What was chosen in the choice around."""
CHOSEN_PLAYER = Seats("chosen-player", "seat_of(chosen_at)")
"""The player who was chosen last."""
