"""Cards on which others lie face down until they are wanted."""

from __future__ import annotations

from elysium.games.vtes.state import DRAWS_KEPT
from elysium.games.vtes.vocabulary.amounts import count
from elysium.games.vtes.vocabulary.clauses import (
    MASTER_PHASE,
    UNLOCK_PHASE,
    action,
    any_time,
    card,
    during,
    equip,
    grants_action,
    put_in_play,
)
from elysium.games.vtes.vocabulary.conditions import exists, has_library, is_, keeps_cards
from elysium.games.vtes.vocabulary.effects import (
    burn_this,
    exchange_kept,
    keep_buried,
    keep_from_hand,
    keep_held,
    keep_top,
    kept_to_top,
    lock,
    spend_master_action,
)
from elysium.games.vtes.vocabulary.lasting import gets
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    FACE,
    HOST,
    THIS,
    YOU,
    clan,
    in_ash_heap,
    in_hand,
    just,
    of,
    ready,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import ANNOUNCED_NUMBER, held, library_card, name_amount, requiring

card(
    "Shilmulo Tarot",
    equip(keep_top(2)),
    abilities=(during(UNLOCK_PHASE, keep_top(1), when=(has_library(),)),),
    statics=(gets(HOST, DRAWS_KEPT, when=is_(HOST, ready, clan("ravnos"))),),
    unique=True,
)
HELD_PROTEAN = any_card(held(YOU), requiring("pro"))
card(
    "Gift of Proteus",
    action(
        keep_held(ANNOUNCED_NUMBER, "pro"),
        names=(name_amount(0, count(HELD_PROTEAN)),),
        stealth=1,
        on_self=True,
    ),
    one_on_minion="Gift of Proteus",
    keywords="plays-what-it-keeps",
)
card(
    "Maabara",
    put_in_play(),
    abilities=(
        any_time(keep_buried(FACE), target=any_card(in_ash_heap(YOU), library_card), cost=(lock(THIS),)),
        during(MASTER_PHASE, kept_to_top(), when=(keeps_cards(THIS),), cost=(spend_master_action(),), scope=-1),
        grants_action(burn_this(), by=vampire(ready, of(ACTIVE)), target=just(THIS)),
    ),
    unique=True,
    keywords="location",
)
card(
    "Storage Annex",
    put_in_play(keep_from_hand(), when=(exists(any_card(in_hand(YOU)), 2),)),
    abilities=(during(MASTER_PHASE, exchange_kept(), when=(keeps_cards(THIS), exists(any_card(in_hand(YOU))))),),
    keywords="location",
)
